"""Queen of 12 played by hand: the rulebook once more, slow and plain, to compare with. Nothing here asks the rules.

Moves are the dictionaries of the wire; a die is (color, value), in a tray (tray, color, value); a field is
(area, row, column). Only the dice that are rolled are taken from a state.
"""

from collections import Counter
from itertools import combinations

SIZE = range(5)
GRIDS = {  # inferred, by the design: every number three times an area, three red, two violet, two yellow
    ("a", "left"): "R 5 4 Y 6/4 1 5 2 V/3 Y 6 V 1/5 4 2 3 R/2 6 R 1 3",
    ("a", "right"): "12 Y 10 11 R/V 8 11 7 10/7 V 12 Y 9/R 9 8 10 11/9 7 R 12 8",
    ("b", "left"): "R 9 7 Y 11/7 1 9 3 V/5 Y 11 V 1/9 7 3 5 R/3 11 R 1 5",
    ("b", "right"): "12 Y 8 10 R/V 4 10 2 8/2 V 12 Y 6/R 6 4 8 10/6 2 R 12 4",
}
COLORS = {"R": "red", "V": "violet", "Y": "yellow"}
FIELDS = [(area, row, column) for area in ("left", "right") for row in SIZE for column in SIZE]
LINES = {
    area: [
        *([(area, row, column) for column in SIZE] for row in SIZE),
        *([(area, row, column) for row in SIZE] for column in SIZE),
    ]
    for area in ("left", "right")
}
LINE_POINTS = {0: 0, 1: 2, 2: 0, 3: 5, 4: 5, 5: 10}
DICE = Counter(red=4, violet=3, yellow=2)
DRAWN = {2: (3, 2), 3: (3, 3), 4: (4, 3)}  # Mountains, Jungle
ROUNDS = 12
CARDS = {  # number, points (start cards bring none)
    "princess": (1, 6),
    "parasite": (2, 8),
    "knight": (3, 0),
    "machine": (3, 3),
    "druid": (4, 5),
    "warlock": (4, 0),
    "mountain_guardian": (5, 0),
    "jungle_guardian": (5, 0),
    "rogue": (6, 4),
    "worker": (7, 2),
    "golem": (8, 6),
    "alchemist": (12, 0),
    "patient_one": (12, 10),
    "mirror_image": (12, 2),
}
START = {"jungle_guardian", "alchemist", "knight", "warlock"}
FIRST_FAN = {"mirror_image", "rogue", "golem", "patient_one", "worker", "princess"}
OTHERS = set(CARDS) - START
CHOSEN = {"princess": 1, "parasite": 2, "worker": 4}  # how many dice of its user's choice
LIMITS = {"copy_dice": 1, "take_back": 1, "take_fan_card": 2}  # of the "No crosses" effects
TAKEN = {  # what a card without a choice takes
    "knight": lambda tray, color, value: value in (2, 3),
    "machine": lambda tray, color, value: value in (9, 10, 11),
    "druid": lambda tray, color, value: color == "yellow",
    "warlock": lambda tray, color, value: color == "violet",
    "mountain_guardian": lambda tray, color, value: tray == "mountain",
    "jungle_guardian": lambda tray, color, value: tray == "jungle",
    "rogue": lambda tray, color, value: color == "red",
    "golem": lambda tray, color, value: value in (7, 8, 9, 10, 11, 12),
}


def printed(sheet, field):
    """What stands on a field: a colour, or a number."""
    area, row, column = field
    sign = GRIDS[sheet, area].split("/")[row].split()[column]
    return COLORS.get(sign) or int(sign)


def lines_of(crosses, area):
    """How many crosses each of the ten lines of an area has."""
    return [sum(field in crosses for field in line) for line in LINES[area]]


def area_points(crosses, area):
    return sum(LINE_POINTS[count] for count in lines_of(crosses, area))


def has_full_line(crosses):
    return any(5 in lines_of(crosses, area) for area in LINES)


def score_by_hand(crosses, cards, first):
    """left, right, first_line, cards, total."""
    lines = area_points(crosses, "left"), area_points(crosses, "right")
    held, bonus = sum(CARDS[card][1] for card in cards), 6 if first else 0
    return (*lines, bonus, held, sum(lines) + bonus + held)


def winners_by_hand(totals, crosses):
    """Most points, then most crosses; still tied: nobody."""
    marks = list(zip(totals, crosses, strict=True))
    best = [seat for seat, mark in enumerate(marks) if mark == max(marks)]
    return tuple(best) if len(best) == 1 else ()


def given_by(plain, double, numbers, colors):
    """Whether alike dice can have given so many crosses: each plain die one, a Princess's die one of each kind.

    Tried out: every way of laying the crosses on dice.
    """
    slots = [{"number", "color"}] * plain + [{"number"}, {"color"}] * double
    wanted = ["number"] * numbers + ["color"] * colors

    def lay(rest, free):
        if not rest:
            return True
        return any(rest[0] in slot and lay(rest[1:], free[:k] + free[k + 1 :]) for k, slot in enumerate(free))

    return lay(wanted, slots)


def choices(trays, most):
    """Every different choice of so many dice, or all if there are no more."""
    return {tuple(sorted(some)) for some in combinations(sorted(trays), min(most, len(trays)))}


def die(one):
    return {"color": one[0], "value": one[1]}


def tray_die(one):
    return {"tray": one[0], "color": one[1], "value": one[2]}


def at(field):
    return dict(zip(("area", "row", "column"), field, strict=True))


class Place:
    """What one seat has before it."""

    def __init__(self, hand, fan, pile=(), crosses=(), spent=None, first=False):
        self.hand, self.fan, self.pile = set(hand), set(fan), set(pile)
        self.crosses, self.spent, self.first = set(crosses), spent or {}, first
        self.clear()

    def clear(self):
        """Before a round."""
        self.played, self.negated, self.took, self.plain, self.double = [], set(), [], Counter(), []
        self.made, self.done, self.alchemist, self.mirror, self.source = [], False, set(), False, None
        self.shown_hand, self.shown_pile = set(self.hand), set(self.pile)  # to others, until the reveal

    def ready(self):
        self.exchange()
        self.clear()

    def exchange(self):
        if len(self.hand) <= 1 and self.pile:
            self.hand, self.pile = self.pile, self.hand

    def free(self):
        return [field for field in FIELDS if field not in self.crosses]

    def left_to_play(self, each):
        return len(self.played) < each and len(self.hand) >= 2


class Hand:
    """A game played by hand."""

    def __init__(self, sheet, places, trays, number):
        self.seats, self.sheet, self.places = len(places), sheet, places
        self.each = 2 if self.seats == 2 else 1
        self.round, self.full, self.over = number, any(place.first for place in places), False
        self.roll(trays)

    def roll(self, trays):
        self.trays, self.phase, self.waiting, self.choosing = list(trays), "choose", [], None
        self.settle()

    # What may be done

    def legal(self, seat):
        if self.over:
            return []
        return list({"choose": self.plays, "effects": self.effects, "crossing": self.crossings}[self.phase](seat))

    def plays(self, seat):
        place = self.places[seat]
        if place.left_to_play(self.each):
            yield from ({"type": "play_card", "card": card} for card in place.hand)

    def effects(self, seat):
        place = self.places[seat]
        if self.choosing == (seat, "dice"):
            card = self.waiting[0][1]
            for some in choices(self.trays, CHOSEN[card]):
                yield {"type": "take_dice", "dice": [tray_die(one) for one in some]}
        if self.choosing == (seat, "card"):
            yield from ({"type": "return_card", "card": card} for card in place.hand | place.pile | {"parasite"})
        if "number" in place.alchemist:
            yield from ({"type": "cross_number", "field": at(field)} for field in self.free_numbers(place))
        if "card" in place.alchemist:
            yield from ({"type": "take_fan_card", "card": card} for card in place.fan)
        if place.mirror:
            yield from ({"type": "copy_dice", "source": source} for source in self.sources(seat))

    def free_numbers(self, place):
        return [field for field in place.free() if isinstance(printed(self.sheet, field), int)]

    def sources(self, seat):
        return [other for other in range(self.seats) if other != seat and self.places[other].took]

    def crossings(self, seat):
        place = self.places[seat]
        if place.done:
            return
        if place.plain or place.double:
            yield from self.die_crosses(place)
            if place.made and self.may_finish(place):
                yield {"type": "finish"}
            return
        yield from ({"type": "cross_any", "field": at(field)} for field in place.free())
        if self.unspent(place, "copy_dice"):
            yield from ({"type": "copy_dice", "source": source} for source in self.sources(seat))
        if self.unspent(place, "take_back") and place.pile:
            yield {"type": "take_back"}
        if self.unspent(place, "take_fan_card"):
            yield from ({"type": "take_fan_card", "card": card} for card in place.fan)
        yield {"type": "decline"}

    def unspent(self, place, effect):
        return place.spent.get(effect, 0) < LIMITS[effect]

    def die_crosses(self, place):
        for one in sorted(set(place.plain) | set(place.double)):
            for field in place.free():
                if self.can_cross(place, one, field):
                    yield {"type": "cross", "die": die(one), "field": at(field)}

    def can_cross(self, place, one, field):
        sign = printed(self.sheet, field)
        if sign not in one:
            return False
        kinds = Counter(kind for which, kind in place.made if which == one)
        kinds["number" if isinstance(sign, int) else "color"] += 1
        return given_by(place.plain[one], place.double.count(one), kinds["number"], kinds["color"])

    def may_finish(self, place):
        """Of every kind of dice as many crosses as dice, or no more are possible."""
        for one in set(place.plain) | set(place.double):
            crosses = sum(which == one for which, _ in place.made)
            dice = place.plain[one] + place.double.count(one)
            if crosses < dice and any(self.can_cross(place, one, field) for field in place.free()):
                return False
        return True

    # What then happens

    def do(self, seat, move):
        place = self.places[seat]
        {
            "play_card": self.play_card,
            "take_dice": self.take_dice,
            "return_card": self.return_card,
            "cross_number": self.cross_number,
            "take_fan_card": self.take_fan_card,
            "copy_dice": self.copy_dice,
            "cross": self.cross,
            "finish": self.leave,
            "decline": self.leave,
            "cross_any": self.cross_any,
            "take_back": self.take_back,
        }[move["type"]](place, move)
        self.settle()

    def play_card(self, place, move):
        place.hand.remove(move["card"])
        place.played.append(move["card"])
        if len(place.played) < self.each:
            place.exchange()

    def take_dice(self, place, move):
        seat, card = self.waiting[0]
        some = [(one["tray"], one["color"], one["value"]) for one in move["dice"]]
        self.take(place, some, double=card == "princess")
        self.choosing = (seat, "card") if card == "parasite" else None
        if card != "parasite":
            self.discard(place, card)

    def take(self, place, some, double=False):
        for one in some:
            self.trays.remove(one)
            place.took.append(one[1:])
            if double:
                place.double.append(one[1:])
            else:
                place.plain[one[1:]] += 1

    def discard(self, place, card):
        place.pile.add(card)
        self.waiting.remove((self.places.index(place), card))

    def return_card(self, place, move):
        card = move["card"]
        place.fan.add(card)
        place.hand.discard(card)
        place.pile.discard(card)
        if not place.hand:
            place.hand, place.pile = place.pile, set()
        self.choosing = None
        if card == "parasite":
            self.waiting.remove((self.places.index(place), card))
        else:
            self.discard(place, "parasite")

    def cross_number(self, place, move):
        self.mark(place, move)
        self.part_done(place, "number")

    def part_done(self, place, part):
        place.alchemist.remove(part)

    def mark(self, place, move):
        place.crosses.add(tuple(move["field"][name] for name in ("area", "row", "column")))

    def take_fan_card(self, place, move):
        place.fan.remove(move["card"])
        place.hand.add(move["card"])
        if self.phase == "effects":
            self.part_done(place, "card")
        else:
            self.spend(place, "take_fan_card")
            place.done = True

    def spend(self, place, effect):
        place.spent[effect] = place.spent.get(effect, 0) + 1

    def copy_dice(self, place, move):
        place.source = move["source"]
        place.plain.update(self.places[place.source].took)
        if self.phase == "effects":
            place.mirror = False
        else:
            self.spend(place, "copy_dice")

    def cross(self, place, move):
        one = move["die"]["color"], move["die"]["value"]
        self.mark(place, move)
        sign = printed(self.sheet, tuple(move["field"][name] for name in ("area", "row", "column")))
        place.made.append((one, "number" if isinstance(sign, int) else "color"))

    def cross_any(self, place, move):
        self.mark(place, move)
        place.done = True

    def take_back(self, place, move):
        place.hand |= place.pile
        place.pile = set()
        self.spend(place, "take_back")
        place.done = True

    def leave(self, place, move):
        place.done = True

    # What happens by itself

    def settle(self):
        """Go on until somebody has something to decide."""
        if self.phase == "choose" and not any(place.left_to_play(self.each) for place in self.places):
            self.reveal()
        if self.phase == "effects":
            self.carry_out()
        if self.phase == "crossing":
            self.close()

    def reveal(self):
        times = Counter(card for place in self.places for card in place.played)
        for seat, place in enumerate(self.places):
            place.negated = {card for card in place.played if times[card] > 1}
            place.pile |= place.negated
            self.waiting += [(seat, card) for card in place.played if times[card] == 1]
        self.waiting.sort(key=lambda each: CARDS[each[1]][0])
        self.phase = "effects"
        self.twelve = False

    def carry_out(self):
        while self.waiting and self.choosing is None:
            seat, card = self.waiting[0]
            place, number = self.places[seat], CARDS[card][0]
            if number == 12:
                if not self.twelve:
                    self.begin_twelve()
                if any(each.alchemist or each.mirror for each in self.places):
                    return
                self.end_twelve()
            elif card in TAKEN:
                self.take(place, [one for one in self.trays if TAKEN[card](*one)])
                self.discard(place, card)
            elif self.trays:
                self.choosing = (seat, "dice")
            elif card == "parasite":
                self.choosing = (seat, "card")
            else:
                self.discard(place, card)
        if not self.waiting:
            self.phase = "crossing"
            for place in self.places:
                self.begin_crossing(place)

    def begin_twelve(self):
        """All of them at the same time: each touches its own seat's things only."""
        self.twelve = True
        for seat, card in self.waiting:
            place = self.places[seat]
            if card == "alchemist":
                place.alchemist = {"number"} if self.free_numbers(place) else set()
                place.alchemist |= {"card"} if place.fan else set()
            if card == "mirror_image":
                place.mirror = bool(self.sources(seat))

    def end_twelve(self):
        for seat, card in list(self.waiting):
            place = self.places[seat]
            self.discard(place, card)
            if card == "patient_one":
                place.hand |= place.pile
                place.pile = set()

    def begin_crossing(self, place):
        """Whoever used an Alchemist and has no dice gets no effect."""
        used = "alchemist" in set(place.played) - place.negated
        place.done = used and not (place.plain or place.double)

    def close(self):
        for place in self.places:
            if ((place.plain or place.double) and not any(self.die_crosses(place))) or (
                not (place.plain or place.double) and not self.any_effect(place)
            ):
                place.done = True
        if all(place.done for place in self.places):
            self.end_round()

    def still_to_cross(self, place):
        """The dice that must give a cross yet."""
        left = Counter()
        for one in set(place.plain) | set(place.double):
            if not place.done and any(self.can_cross(place, one, field) for field in place.free()):
                crosses = sum(which == one for which, _ in place.made)
                left[one] = max(0, place.plain[one] + place.double.count(one) - crosses)
        return sorted(left.elements())

    def second_cross(self, place):
        """A Princess's die that can still be crossed, and how dice like it were crossed."""
        for one in () if place.done else place.double:
            if any(self.can_cross(place, one, field) for field in place.free()):
                return one, {kind for which, kind in place.made if which == one}
        return None

    def any_effect(self, place):
        seat = self.places.index(place)
        return any(move["type"] != "decline" for move in self.crossings(seat))

    def end_round(self):
        if not self.full:
            for place in self.places:
                place.first = has_full_line(place.crosses)
            self.full = any(place.first for place in self.places)
        self.phase = "rolling"
        if self.round == ROUNDS:
            self.over = True

    def next_round(self, trays):
        self.round += 1
        for place in self.places:
            place.ready()
        self.roll(trays)

    # The end

    def scores(self):
        return [score_by_hand(place.crosses, place.hand | place.pile, place.first) for place in self.places]

    def winners(self):
        return winners_by_hand([each[-1] for each in self.scores()], [len(place.crosses) for place in self.places])
