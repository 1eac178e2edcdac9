"""Kit of Let's Dance: builder of states, its cards, secrets, impossible states, leaks, situations, and a reference.

Cards have short names. A floor is written from left to right: "spin spin (toes) y [m] conga3" has two face-down cards,
of which every seat has seen the one in round brackets, and a Conga Line card from a line of three.
"""

import dataclasses
from collections import Counter
from functools import cache
from itertools import combinations, groupby, permutations
from random import Random

from msgspec.structs import replace

from rules.lets_dance import GAME
from rules.lets_dance.components import HAND_SIZE, LATE_CARDS, SEATS_WITH_ICON, TAKEN, Card
from rules.lets_dance.events import (
    CardRevealed,
    CardsTaken,
    CongaLineEnded,
    DeckRebuilt,
    Fall,
    FinalRoundStarted,
    PartysOverShown,
    SpinFell,
)
from rules.lets_dance.faults import table_faults
from rules.lets_dance.moves import Dance, JoinConga, Keep, Renew, Replenish, SitOut, StepOnToes
from rules.lets_dance.state import Floor, Options, Phase, State, Stop, Theft
from rules.records import Chance, removed, replaced
from tests.kit.checks import happened, with_seed

# Cards lie as a test wants them, not as a seed deals them, and after fewer moves than would have brought them there.
HAND_MADE = dataclasses.replace(GAME, faults=table_faults, dealt=lambda state: iter(()))

BASIC = {"down": 1, "cowboy": 2, "robot": 2, "shuffle": 3}
FLOORWORK = ("back", "worm", "knee")
LETTERS = "ymca"
TYPES = (*map(set, (BASIC, FLOORWORK, LETTERS)), {"spin"}, {"conga"}, {"euph"}, {"fever"}, {"toes"})
NAMES = {
    "down": "get_down", "cowboy": "the_cowboy", "robot": "the_robot", "shuffle": "the_shuffle", "back": "backspin",
    "worm": "the_worm", "knee": "kneeslide", "y": "y", "m": "m", "c": "c", "a": "a", "spin": "spin",
    "conga": "conga_line", "euph": "euphoria", "fever": "dance_fever", "toes": "step_on_toes",
}  # fmt: skip
BOX = Counter(dict(zip(NAMES, (7, 7, 7, 7, 6, 6, 6, 5, 5, 5, 5, 10, 11, 4, 8, 10), strict=True)))
ICON = Counter(dict(zip(NAMES, (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 1, 3, 3), strict=True)))
CARD = {short: Card(name) for short, name in NAMES.items()}
SHORT = {card: short for short, card in CARD.items()}


def cards(text):
    return tuple(CARD[short] for short in text.split())


def pile(text):
    return tuple(sorted(cards(text)))


def words(some):
    """Cards as text, sorted."""
    return " ".join(SHORT[card] for card in sorted(some))


def tidy(text):
    return words(cards(text))


def floor(text):
    """A floor as it is written above."""
    sequences, stops, lines = [[]], [], []
    for word in text.split():
        if word[0] in "[(":
            stops.append(Stop(card=CARD[word[1:-1]], secret=word[0] == "["))
            sequences.append([])
        elif word.startswith("conga"):
            sequences[-1].append(CARD["conga"])
            lines.append(int(word[5:]))
        else:
            sequences[-1].append(CARD[word])
    return Floor(sequences=tuple(map(tuple, sequences)), stops=tuple(stops), lines=tuple(lines))


def spell(laid):
    """A floor as text."""
    lines, found = iter(laid.lines), []
    for index, sequence in enumerate(laid.sequences):
        found += [SHORT[card] + (str(next(lines)) if card == CARD["conga"] else "") for card in sequence]
        if index < len(laid.stops):
            stop = laid.stops[index]
            found.append(("[{}]" if stop.secret else "({})").format(SHORT[stop.card]))
    return " ".join(found)


@dataclasses.dataclass(frozen=True)
class Table:
    """Builder of a state. A deck is never larger than after the deal: other cards lie with the discards."""

    held: tuple[str, ...] = ()
    laid_floors: tuple[str, ...] = ()
    to_move: int = 0
    deck_cards: str = ""
    rest_at: int | str = "deck"
    discarded: str = ""
    below: int | None = 0
    final_round: bool = False
    line_length: int = 0
    stolen: tuple[int, str] | None = None
    seed_text: str = "seed"

    def hands(self, *texts):
        """Hands by seat; their number is the number of seats."""
        return dataclasses.replace(self, held=texts)

    def late(self, hand, first, *others):
        """The turn of seat 1, which holds `hand`, when Party's Over was shown in this round."""
        return self.hands(first, hand, *others).mover(1).under(None)

    def floors(self, *texts):
        return dataclasses.replace(self, laid_floors=texts)

    def mover(self, seat):
        return dataclasses.replace(self, to_move=seat)

    def deck(self, text):
        """The first cards of the deck."""
        return dataclasses.replace(self, deck_cards=text)

    def rest(self, seat):
        """The other cards lie face down on the floor of this seat, instead of under the deck."""
        return dataclasses.replace(self, rest_at=seat)

    def discards(self, text):
        return dataclasses.replace(self, discarded=text)

    def under(self, count):
        """The number of cards under Party's Over; None: it was shown."""
        return dataclasses.replace(self, below=count)

    def final(self, final=True):
        return dataclasses.replace(self, final_round=final)

    def line(self, length):
        """An open Conga Line of so many cards."""
        return dataclasses.replace(self, line_length=length)

    def theft(self, target, text):
        """The cards taken from a seat, of which the thief keeps one."""
        return dataclasses.replace(self, stolen=(target, text))

    def seed(self, text):
        return dataclasses.replace(self, seed_text=text)

    @property
    def state(self):
        seats = len(self.held)
        laid = [floor(text) for text in (*self.laid_floors, *[""] * (seats - len(self.laid_floors)))]
        deck, discards = cards(self.deck_cards), cards(self.discarded)
        taken = () if self.stolen is None else pile(self.stolen[1])
        used = Counter([*deck, *discards, *taken, *[CARD["conga"]] * self.line_length, *cards(" ".join(self.held))])
        used.update(card for one in laid for sequence in one.sequences for card in sequence)
        used.update(stop.card for one in laid for stop in one.stops)
        if used - in_play(seats):
            raise ValueError(f"The box has fewer of these: {words(used - in_play(seats))}")
        left = in_play(seats) - used
        others = tuple(left.elements())
        if self.rest_at == "deck":
            room = sum(in_play(seats).values()) - 5 * seats - len(deck)
            deck, discards = deck + others[:room], discards + others[room:]
        else:
            laid[self.rest_at] = buried(laid[self.rest_at], others)
        state = State(
            game="lets-dance",
            rules_version=1,
            seats=seats,
            options=Options(),
            ply=200,
            phase=Phase.STEALING if self.stolen else Phase.CONGA if self.line_length else Phase.TURN,
            to_move=(self.to_move,),
            outcome=None,
            chance=Chance(seed=self.seed_text, drawn=sum(in_play(seats).values()) + 9 + (2 if self.stolen else 0)),
            final_round=self.final_round,
            hands=tuple(map(pile, self.held)),
            floors=tuple(laid),
            line=self.line_length,
            theft=self.stolen and Theft(target=self.stolen[0], cards=taken),
            deck=deck,
            partys_over=None if self.final_round else self.below,
            discards=tuple(sorted(discards)),
        )
        HAND_MADE.check(state)
        return state


def in_play(seats):
    return Counter({CARD[short]: BOX[short] - (0 if seats >= 4 else ICON[short]) for short in NAMES})


def buried(laid, others):
    """The floor with all these cards face down before it."""
    stops = tuple(Stop(card=card, secret=True) for card in others)
    return Floor(sequences=((),) * len(stops) + laid.sequences, stops=stops + laid.stops, lines=laid.lines)


def everything(state):
    """All cards, wherever they are, counted."""
    found = Counter([*state.deck, *state.discards, *(state.theft.cards if state.theft else ())])
    found.update([CARD["conga"]] * state.line)
    for hand, laid in zip(state.hands, state.floors, strict=True):
        found.update([*hand, *(stop.card for stop in laid.stops)])
        found.update(card for sequence in laid.sequences for card in sequence)
    return found


def do(seat, text):
    """A move: "dance y m", "toes 2", "replenish", "renew y - m c", "join", "sit y", "sit", "keep y"."""
    kind, _, rest = text.partition(" ")
    if kind == "dance":
        return Dance(seat=seat, cards=cards(rest))
    if kind == "toes":
        return StepOnToes(seat=seat, target=int(rest))
    if kind == "renew":
        face_down, _, discard = rest.partition(" - ")
        return Renew(seat=seat, face_down=CARD[face_down], discard=cards(discard))
    if kind == "sit":
        return SitOut(seat=seat, face_down=CARD[rest] if rest else None)
    if kind == "keep":
        return Keep(seat=seat, card=CARD[rest])
    return {"join": JoinConga, "replenish": Replenish}[kind](seat=seat)


def written(move):
    """The move as text."""
    if isinstance(move, Dance):
        return " ".join(["dance", *(SHORT[card] for card in move.cards)])
    if isinstance(move, StepOnToes):
        return f"toes {move.target}"
    if isinstance(move, Renew):
        return f"renew {SHORT[move.face_down]}" + (f" - {words(move.discard)}" if move.discard else "")
    if isinstance(move, SitOut):
        return "sit" if move.face_down is None else f"sit {SHORT[move.face_down]}"
    if isinstance(move, Keep):
        return f"keep {SHORT[move.card]}"
    return {JoinConga: "join", Replenish: "replenish"}[type(move)]


# What may be done, by trying everything


def may_be_danced(group, sequence):
    """Whether the rulebook lets this group be danced onto this sequence; both are lists of short names."""
    if "toes" in group or ("conga" in group and len(group) > 1):
        return False
    if [*sequence, *group].count("euph") > 1 and "euph" in group:
        return False
    bare = [group, *(group[:at] + group[at + 1 :] for at, one in enumerate(group) if one in ("euph", "fever"))]
    return any(set(some) <= kinds for some in bare for kinds in TYPES)


def moves_of_a_turn(state):
    """Every legal move of the seat whose turn it is, as text."""
    (seat,) = state.to_move
    hand = [SHORT[card] for card in state.hands[seat]]
    sequence = [SHORT[card] for card in state.floors[seat].sequences[-1]]
    found = set() if len(hand) >= 5 else {"replenish"}
    for size in (1, 2, 3):
        found |= {" ".join(["dance", *group]) for group in permutations(hand, size) if may_be_danced(group, sequence)}
    for at, down in enumerate(hand):
        others = hand[:at] + hand[at + 1 :]
        for size in range(len(others) + 1):
            for some in combinations(others, size):
                found.add(f"renew {down}" + (f" - {tidy(' '.join(some))}" if some else ""))
    if "toes" in hand:
        targets = [other for other in range(state.seats) if other != seat]
        found |= {f"toes {other}" for other in targets if state.floors[other].sequences[-1]}
    return found


# The score sheet, by trying everything


@cache
def best_floorwork(back, worm, knee):
    """The best of all ways to combine so many cards of each kind."""
    counts, best = (back, worm, knee), 0
    for size, points in ((1, 1), (2, 3), (3, 6)):
        for kinds in combinations(range(3), size):
            if all(counts[kind] for kind in kinds):
                rest = (count - (kind in kinds) for kind, count in enumerate(counts))
                best = max(best, points + best_floorwork(*rest))
    return best


@cache
def best_letters(letters):
    """The best of all ways to make sets of four out of letters that lie in this order."""
    if len(letters) < 4:
        return 0
    best = best_letters(letters[1:])  # the first one is in no set
    for picked in combinations(range(1, len(letters)), 3):
        word = letters[0] + "".join(letters[at] for at in picked)
        if set(word) == set(LETTERS):
            rest = "".join(letter for at, letter in enumerate(letters) if at and at not in picked)
            best = max(best, (15 if word == LETTERS else 10) + best_letters(rest))
    return best


def sheet(laid):
    """The lines of the sheet that one floor decides: basic, floorwork, ymca, conga, spin, euphoria, fever, finish."""
    sequences = [[SHORT[card] for card in sequence] for sequence in laid.sequences]
    flat = [word for sequence in sequences for word in sequence]
    spins = euphoria = fever = 0
    for sequence in sequences:
        for word, run in groupby(sequence):
            length = len(list(run))
            spins += word == "spin" and length // 3 * 9 + (0, 2, 5)[length % 3]
        if "euph" in sequence:
            euphoria += len(sequence) - sequence.index("euph") - 1
        for at, word in enumerate(sequence):
            before = sequence[:at][::-1]
            if word == "fever" and before:
                run = next((count for count, one in enumerate(before) if one != "spin"), len(before))
                fever += BASIC.get(before[0], 0) if not run else (9, 2, 5)[run % 3]
    return (
        sum(BASIC.get(word, 0) for word in flat),
        best_floorwork(*map(flat.count, FLOORWORK)),
        best_letters("".join(word for word in flat if word in LETTERS)),
        sum(laid.lines),
        spins,
        euphoria,
        fever,
        5 if sequences[-1][-1:] == ["fever"] else 0,
    )


def totals(floors):
    """The total of each floor."""
    longest = [max(map(len, one.sequences)) for one in floors]
    stops = [len(one.stops) for one in floors]
    return tuple(
        sum(sheet(one))
        + (5 if long == max(longest) > 0 else 0)
        - (5 if stopped == max(stops) > 0 else 0)
        for one, long, stopped in zip(floors, longest, stops, strict=True)
    )  # fmt: skip


# Common suites

REACH = HAND_SIZE  # no move takes more cards off the deck


LONG_GAMES = 400


def choose_move(random, legal):
    """Any kind of move, but rather dance than fill the hand up: small hands, long floors and rare cases are wanted."""
    for kinds, share in (((Dance, JoinConga, SitOut, Keep), 0.6), ((Replenish, StepOnToes), 0.8)):
        some = [move for move in legal if isinstance(move, kinds)]
        if some and random.random() < share:
            legal = some
            break
    return max(random.choices(legal, k=3), key=lambda move: wanted(getattr(move, "cards", ())))


def wanted(cards):
    """Prefer large groups, and Euphoria, which forbids something later; keep a single spin for a riskier group."""
    return cards.count(Card.SPIN) != 1, cards.count(Card.EUPHORIA), len(cards)


def pieces(state):
    for hand in state.hands:
        yield from hand
    for floor in state.floors:
        for sequence in floor.sequences:
            yield from sequence
        yield from (stop.card for stop in floor.stops)
    yield from [Card.CONGA_LINE] * state.line
    yield from state.theft.cards if state.theft else ()
    yield from state.deck
    yield from state.discards


def indistinguishable(state, seat):
    """Another seed, deck or place of Party's Over; other cards in the others' hands or face down on their floors."""
    return some_of(all_indistinguishable(state, seat), state, seat)


def indistinguishable_now(state, seat):
    """The same, whatever the next move may show; and other cards that others have taken from others."""
    return some_of(all_indistinguishable_now(state, seat), state, seat)


def reveals(move):
    return False


def indistinguishable_moves(state, move, seat):
    """Another card may lie face down: nobody else sees which one it is."""
    if seat != move.seat and isinstance(move, Renew | SitOut) and move.face_down is not None:
        left = list(state.hands[move.seat])
        for card in getattr(move, "discard", ()):
            left.remove(card)
        for other in {*left} - {move.face_down}:
            yield state, replace(move, face_down=other)


def some_of(found, state, seat):
    """One for every third state: looking at all of them takes too long."""
    found, random = list(found), Random(f"{state.ply} {seat}")
    return random.sample(found, 1) if found and random.randrange(3) == 0 else []


def all_indistinguishable(state, seat):
    if len(state.deck) - (state.partys_over or 0) <= REACH:
        return  # a rebuilt deck, or Party's Over, may be seen
    (mover,) = state.to_move
    if not stealing(state) or seat is None:
        yield with_seed(state)
    first = 0 if draws_unseen(state, seat) else REACH
    yield replace(state, deck=(*state.deck[:first], *reversed(state.deck[first:])))
    if state.partys_over is not None:
        places = range(min(len(state.deck) - REACH, LATE_CARDS + 1))
        yield from (replace(state, partys_over=place) for place in places if place != state.partys_over)
    for other in set(range(state.seats)) - {seat}:
        if not (stealing(state) and seat == mover):
            yield from other_hands(state, other)
        yield from other_stops(state, other)


def stealing(state):
    """The seat to move can step on toes; it and its target see what it takes."""
    return state.phase == Phase.TURN and Card.STEP_ON_TOES in state.hands[state.to_move[0]]


def draws_unseen(state, seat):
    """Whatever the seat to move does, this seat sees none of the cards that come off the deck."""
    hand = state.hands[state.to_move[0]]
    if state.phase == Phase.TURN and (Card.SPIN in hand or Card.STEP_ON_TOES in hand):
        return False
    return seat not in state.to_move and not (state.theft and state.theft.target == seat)


def all_indistinguishable_now(state, seat):
    yield with_seed(state)
    yield replace(state, deck=state.deck[::-1])
    if state.partys_over is not None:
        places = range(min(len(state.deck), LATE_CARDS) + 1)
        yield from (replace(state, partys_over=place) for place in places if place != state.partys_over)
    for other in set(range(state.seats)) - {seat}:
        yield from other_hands(state, other)
        yield from other_stops(state, other)
    if state.theft and seat not in (*state.to_move, state.theft.target):
        yield from (other_taken(state, card) for card in set(state.theft.cards))


def other_hands(state, other):
    """A card of the other's hand exchanged for the last one of the deck."""
    hand = state.hands[other]
    for card in set(hand):
        changed = tuple(sorted((*removed(hand, card), *state.deck[-1:])))
        yield exchange(state, card, hands=replaced(state.hands, other, changed))


def other_stops(state, other):
    """A secret face-down card exchanged for the last one of the deck."""
    floor = state.floors[other]
    for index, stop in enumerate(floor.stops):
        if stop.secret and state.deck:
            stops = replaced(floor.stops, index, replace(stop, card=state.deck[-1]))
            yield exchange(state, stop.card, floors=replaced(state.floors, other, replace(floor, stops=stops)))


def other_taken(state, card):
    """A taken card exchanged for the last one of the deck."""
    cards = tuple(sorted((*removed(state.theft.cards, card), *state.deck[-1:])))
    return exchange(state, card, theft=replace(state.theft, cards=cards))


def exchange(state, card, **changes):
    return replace(state, deck=(*state.deck[:-1], card), **changes) if state.deck else state


def impossible_states(state):
    """A card doubled, lost or out of order; a floor, a line, a theft, a round that cannot be."""
    if state.deck:
        yield replace(state, deck=(*state.deck, state.deck[0]))
        yield replace(state, deck=state.deck[1:])
    yield replace(state, to_move=())
    yield replace(state, to_move=(0, 1))
    yield replace(state, to_move=(state.seats,))
    yield replace(state, chance=replace(state.chance, drawn=1))
    yield replace(state, hands=state.hands[1:])
    yield replace(state, floors=(*state.floors, state.floors[0]))
    yield replace(state, partys_over=len(state.deck) + 1)
    yield replace(state, final_round=True, partys_over=0)
    yield replace(state, line=state.line + 1)
    yield replace(state, line=0, phase=Phase.CONGA)
    yield from (replace(state, phase=phase) for phase in Phase if phase != state.phase)
    yield replace(state, discards=state.discards[::-1])
    yield from impossible_hands_and_floors(state)


def impossible_hands_and_floors(state):
    for seat, (hand, floor) in enumerate(zip(state.hands, state.floors, strict=True)):
        yield replace(state, hands=replaced(state.hands, seat, hand[::-1]))
        yield replace(state, hands=replaced(state.hands, seat, hand[1:]))
        for changed in (
            replace(floor, sequences=(*floor.sequences, ())),
            replace(floor, sequences=replaced(floor.sequences, 0, (*floor.sequences[0], Card.STEP_ON_TOES))),
            replace(floor, lines=(*floor.lines, 1)),
            replace(floor, stops=floor.stops[1:]),
        ):
            if changed != floor:
                yield replace(state, floors=replaced(state.floors, seat, changed))
    if state.theft:
        yield replace(state, theft=None)
        yield replace(state, theft=replace(state.theft, target=state.to_move[0]))
        yield replace(state, theft=replace(state.theft, cards=state.theft.cards[::-1]))


def ply_slack(state):
    """Groups of one to three cards, hands filled up at once or card by card: as long random play finds, and more."""
    return (30, 40) if state.seats < SEATS_WITH_ICON else (45, 60)


def drawn_slack(state):
    """A Step on Toes may be of a fall; since Party's Over the discards may have been shuffled or not."""
    toes = TAKEN * sum(stop.card == Card.STEP_ON_TOES for floor in state.floors for stop in floor.stops)
    shuffled = 0 if state.partys_over is not None else len(state.deck) + 2 * HAND_SIZE * state.seats
    return toes + shuffled, toes + shuffled


def planted_leaks():
    """What makes a leaky game of this one: views and a `show` that say too much, one for each secret."""

    def leaky_view(say):
        return {"observe": lambda state, seat: replace(GAME.view(state, seat), seed=say(state, seat))}

    def others(state, seat):
        return [other for other in range(state.seats) if other != seat]

    yield leaky_view(lambda state, seat: state.chance.seed)
    yield leaky_view(lambda state, seat: "".join(state.deck))
    yield leaky_view(lambda state, seat: str(state.partys_over))
    yield leaky_view(lambda state, seat: str([state.hands[other] for other in others(state, seat)]))
    yield leaky_view(lambda state, seat: str([state.floors[other] for other in others(state, seat)]))
    yield leaky_view(lambda state, seat: str(state.theft))
    yield {"show": lambda event, seat: event}


def came_round(before, move, after):
    return any(isinstance(event, CongaLineEnded) and len(event.seats) == before.seats for event in after.events)


def line_open_at_the_end(before, move, after):
    return after.state.outcome is not None and happened(CongaLineEnded)(before, move, after)


SITUATIONS = {
    "partys-over-in-a-dance": happened(PartysOverShown, Dance),
    "partys-over-in-a-spin-check": lambda before, move, after: any(
        isinstance(event, PartysOverShown) and isinstance(following, CardRevealed)
        for event, following in zip(after.events, after.events[1:], strict=False)
    ),
    "partys-over-in-a-theft": happened(PartysOverShown, Keep, StepOnToes),
    "partys-over-in-a-replenish": happened(PartysOverShown, Replenish),
    "partys-over-in-a-renewal": happened(PartysOverShown, Renew),
    "partys-over-in-a-conga-line": happened(PartysOverShown, JoinConga),
    "final-round-starts": happened(FinalRoundStarted),
    "passed-in-the-final-round": lambda before, move, after: before.final_round and isinstance(move, Replenish),
    "stumbled": happened(SpinFell, fall=Fall.STUMBLE),
    "got-dizzy": happened(SpinFell, fall=Fall.DIZZY),
    "line-came-round": came_round,
    "line-of-one": happened(CongaLineEnded, SitOut, seats=(0,)),
    "line-open-at-the-end": line_open_at_the_end,
    "stole-the-only-card": happened(CardsTaken, count=1),
    "stole-nothing": lambda before, move, after: isinstance(move, StepOnToes) and not before.hands[move.target],
    "stole-two-alike": lambda before, move, after: isinstance(move, Keep) and len(set(before.theft.cards)) == 1,
    "deck-rebuilt": happened(DeckRebuilt),
    "turn-without-cards": lambda before, move, after: isinstance(move, Replenish) and not before.hands[move.seat],
    "shared-victory": lambda before, move, after: after.state.outcome and len(after.state.outcome.winners) > 1,
}
