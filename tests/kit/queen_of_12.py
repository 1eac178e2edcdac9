"""Kit of Queen of 12: builder of states, its pieces, secrets, impossible states, leaks, situations.

Dice are written "y2 v2 r8 | r1 v3 v2" (Mountains | Jungle), cards by name, fields "l24" (area, row, column). All later
phases are reached by moves. Every seat has the four start cards and the same six others; those that are neither in
its hand nor on its discard pile are its fan.
"""

import dataclasses
from functools import cache
from random import Random

import msgspec
from msgspec.structs import replace

from rules.queen_of_12 import GAME
from rules.queen_of_12.components import FAN_CARDS, NUMBER, PLAYED, ROUNDS, Card, FanChoice, SheetSide
from rules.queen_of_12.events import CardsExchanged, CardsNegated, DiceLapsed, DiscardsTaken, FirstLineCompleted
from rules.queen_of_12.moves import (
    CopyDice,
    Cross,
    CrossAny,
    CrossNumber,
    Decline,
    Finish,
    PlayCard,
    ReturnCard,
    TakeBack,
    TakeDice,
    TakeFanCard,
)
from rules.queen_of_12.state import Die, Due, Field, LastRound, Options, Phase, State, TrayDie, Used
from rules.queen_of_12.state.cards import laid, may_choose, negated
from rules.records import Chance, replaced
from tests.kit.checks import game_won, happened, with_seed
from tests.kit.queen_of_12_reference import DRAWN, FIRST_FAN, LIMITS, OTHERS, START, Hand, Place, has_full_line, printed

# Cards lie as a test wants them, not as a seed deals them.
HAND_MADE = dataclasses.replace(GAME, dealt=lambda state: iter(()))
COLORS = {"r": "red", "v": "violet", "y": "yellow"}
AREAS = {"l": "left", "r": "right"}
HARMLESS = ("knight", "warlock", "rogue", "druid", "machine")  # what was played last, and took nothing
FEW = 2  # seats
PLAYS = {2: 2, 3: 1, 4: 1}  # cards that a seat plays in a round
TRAYS = {  # nothing special: no two dice alike
    2: "r9 r7 v4 | y6 v11",
    3: "r9 r7 v4 | y6 v11 r5",
    4: "r9 r7 v4 y2 | y6 v11 r5",
}
SHEET_CHOICES, FAN_CHOICES = tuple(SheetSide), tuple(FanChoice)
SETUPS = [(seats, Options(sheet=sheet, fan=fan)) for seats in (2, 3, 4) for sheet in SheetSide for fan in FanChoice]


# Reading


def cards(text):
    return tuple(sorted(Card(name) for name in text.split()))


def die(text):
    return Die(color=COLORS[text[0]], value=int(text[1:]))


def dice(text):
    return tuple(sorted(map(die, text.split()), key=lambda one: (one.color, one.value)))


def tray_dice(text):
    """Of both trays, sorted as the records say."""
    mountain, jungle = text.split("|")
    laid = [("mountain", each) for each in mountain.split()] + [("jungle", each) for each in jungle.split()]
    found = (TrayDie(tray=tray, color=COLORS[each[0]], value=int(each[1:])) for tray, each in laid)
    return tuple(sorted(found, key=lambda one: (one.tray, one.color, one.value)))


def field(text):
    return Field(area=AREAS[text[0]], row=int(text[1]), column=int(text[2]))


def place(text):
    """Of a field as the state counts it."""
    return 25 * (text[0] == "r") + 5 * int(text[1]) + int(text[2])


def places(text):
    return tuple(sorted(map(place, text.split())))


def name(number):
    """Of the field with this number: the other way round."""
    return f"{'lr'[number // 25]}{number % 25 // 5}{number % 5}"


NAMES = [name(number) for number in range(50)]


def triple(number):
    """A field as the play by hand writes it."""
    return ("left", "right")[number // 25], number % 25 // 5, number % 5


def sign(text, sheet="a"):
    return printed(sheet, triple(place(text)))


def fields_with(what, sheet="a"):
    """Where a number or a colour is, left to right and down."""
    return [each for each in NAMES if sign(each, sheet) == what]


def crossed_but(free="", sheet="a"):
    """All fields but these."""
    return " ".join(each for each in NAMES if each not in free.split())


# Laying


@cache
def drawn(seats, fan):
    """How many numbers the start draws, and each further round."""
    start = GAME.new(seats, Options(sheet=SheetSide.A, fan=fan), "drawn").state
    state = start
    while state.round == 1:
        state = GAME.apply(state, GAME.legal_moves(state)[0]).state
    return start.chance.drawn, state.chance.drawn - start.chance.drawn


def by_seat(given, seats, default=""):
    """One item for each seat: what is not given is the default."""
    given = list(given)
    return [*given, *[default] * (seats - len(given))]


def used(text):
    """c: has copied, b: has taken back, f or ff: has taken cards of the fan."""
    return Used(copy_dice="c" in text, take_back="b" in text, fan_cards=text.count("f"))


def six(named, seats):
    """The six characters of the fan: those that are named, filled up from the first game's."""
    rest = [*sorted(FIRST_FAN), "druid", "machine", "parasite"]
    if seats == FEW:
        rest.remove("patient_one")
    wanted = sorted(set(map(str, named)) - START)
    found = {*wanted, *[each for each in rest if each not in wanted][: 6 - len(wanted)]}
    assert len(found) == 6
    return found


def table(trays=None, hands=(), discards=(), seats=None, **members):
    """A state at the beginning of a round; `hands`, `discards`, `crosses`, `used` are texts, by seat."""
    seats = seats or (FEW if len(hands) == FEW else max(len(hands), 3))
    sheet, round_ = members.pop("sheet", SheetSide.A), members.pop("round", 5)
    hands, discards = lay_cards(by_seat(hands, seats, None), by_seat(discards, seats, None), seats)
    crosses = tuple(map(places, by_seat(members.pop("crosses", ()), seats)))
    limited = by_seat(members.pop("used", ()), seats)
    named = members.pop("six", None) or [each for some in (*hands, *discards) for each in some]
    ten = START | six(named, seats)
    fan = FanChoice.FIRST_GAME if ten == START | first_fan(seats) else FanChoice.RANDOM
    start, each = drawn(seats, fan)
    state = State(
        **{
            "game": "queen-of-12",
            "rules_version": 1,
            "seats": seats,
            "options": Options(sheet=sheet, fan=fan),
            "ply": (round_ - 1) * seats * (PLAYS[seats] + 1) + sum(map(len, crosses)),
            "phase": Phase.CHOOSE,
            "to_move": tuple(seat for seat in range(seats) if len(hands[seat]) > 1),
            "outcome": None,
            "chance": Chance(seed="table", drawn=start + (round_ - 1) * each),
            "round": round_,
            "trays": tray_dice(trays or TRAYS[seats]),
            "hands": hands,
            "discards": discards,
            "fans": tuple(cards(" ".join(ten - {*hands[seat], *discards[seat]})) for seat in range(seats)),
            "played": ((),) * seats,
            "number": None,
            "due": ((),) * seats,
            "taken": ((),) * seats,
            "copied": (None,) * seats,
            "to_cross": ((),) * seats,
            "princess": None,
            "crosses": crosses,
            "used": tuple(used(text if pile else f"b{text}") for text, pile in zip(limited, discards, strict=True)),
            "first_line": full(crosses),
            "last_round": last_round(seats, round_, hands, discards),
        }
        | members
    )
    assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
    HAND_MADE.check(state)
    return state


def first_fan(seats):
    return FIRST_FAN - {"patient_one"} | {"druid"} if seats == FEW else FIRST_FAN


def lay_cards(hands, discards, seats):
    """Where nothing is said the start cards are held, but for those that were played last."""
    last = set(HARMLESS[: PLAYS[seats]])
    laid_hands, laid_piles = [], []
    for hand, pile in zip(hands, discards, strict=True):
        held = START - last - set((pile or "").split()) if hand is None else set(hand.split())
        laid_hands.append(cards(" ".join(held)))
        laid_piles.append(cards(" ".join(last - held) if pile is None else pile))
    return tuple(laid_hands), tuple(laid_piles)


def full(crosses):
    return tuple(seat for seat, some in enumerate(crosses) if has_full_line({triple(number) for number in some}))


def last_round(seats, round_, hands, discards):
    """The round before: nobody took a die."""
    if round_ == 1:
        return None
    return LastRound(
        round=round_ - 1,
        played=tuple(last_played(seats, discards[seat] or hands[seat]) for seat in range(seats)),
        taken=((),) * seats,
        copied=(None,) * seats,
    )


def last_played(seats, some):
    """Cards that took nothing, as far as there are any."""
    order = sorted(some, key=lambda card: HARMLESS.index(card) if card in HARMLESS else len(HARMLESS))
    return tuple(order[: PLAYS[seats]])


# Moving


def play_card(seat, card):
    return PlayCard(seat=seat, card=Card(card))


def take(seat, text):
    return TakeDice(seat=seat, dice=tray_dice(text))


def back(seat, card):
    return ReturnCard(seat=seat, card=Card(card))


def number(seat, text):
    return CrossNumber(seat=seat, field=field(text))


def cross(seat, one, text):
    return Cross(seat=seat, die=die(one), field=field(text))


def cross_any(seat, text):
    return CrossAny(seat=seat, field=field(text))


def copy(seat, source):
    return CopyDice(seat=seat, source=source)


def fan_card(seat, card):
    return TakeFanCard(seat=seat, card=Card(card))


def decline(*seats):
    return [Decline(seat=seat) for seat in seats]


def play(state, *moves):
    """Carry out moves: the last state and all events. Every state on the way can be."""
    events = []
    for move in moves:
        after = GAME.apply(state, move)
        HAND_MADE.check(after.state)
        assert after.state.ply == state.ply + 1
        state, events = after.state, events + list(after.events)
    return state, events


def choose(state, *played):
    """Each seat plays its cards, with two seats "knight golem": the state after the reveal, and all events."""
    return play(state, *(play_card(seat, card) for seat, some in enumerate(played) for card in some.split()))


def dealt(played, trays=None, hands=(), discards=(), **members):
    """A round in which these cards are played out of hands with others besides: the state, and what was told.

    Where nothing is said the others, and the cards of the pile, are start cards.
    """
    seats = len(played)
    held, piles = [], []
    for mine, others, pile in zip(played, by_seat(hands, seats), by_seat(discards, seats, None), strict=True):
        spare = [each for each in ("alchemist", "jungle_guardian", *HARMLESS) if each not in f"{mine} {pile or ''}"]
        held.append(f"{mine} {others or ' '.join(spare[: 4 - len(mine.split()) - PLAYS[seats] // 2])}")
        last = [each for each in (*HARMLESS, "jungle_guardian") if each not in held[-1]]
        piles.append(" ".join(last[: PLAYS[seats]]) if pile is None else pile)
    return choose(table(trays, held, piles, seats, **members), *played)


def alone(card, trays=None, seats=3):
    """Seat 0 plays this card, and all others negate each other."""
    other = "knight" if card == "warlock" else "warlock"
    return dealt([card, *[other] * (seats - 1)], trays)


def finish_round(state):
    """Go on until the next round or the end, declining what can be declined: the last state and all events."""
    events, begun = [], state.round
    while state.outcome is None and state.round == begun:
        moves = GAME.legal_moves(state)
        move = next((each for each in moves if isinstance(each, Decline | Finish)), moves[0])
        state, more = play(state, move)
        events += more
    return state, events


def interleavings(lists):
    """Every order of all moves that keeps the order within each list."""
    if not any(lists):
        yield []
    for chosen, some in enumerate(lists):
        if some:
            rest = [each[1:] if index == chosen else each for index, each in enumerate(lists)]
            yield from ([some[0], *order] for order in interleavings(rest))


def legal(state, kind=None, seat=None):
    return [move for move in GAME.legal_moves(state, seat) if kind is None or isinstance(move, kind)]


def of(events, *kinds):
    return [event for event in events if isinstance(event, kinds)]


def only(events, kind):
    (event,) = of(events, kind)
    return event


def neutral(move):
    """A move as the play by hand writes it, without its seat, so that it can be in a set."""
    body = msgspec.to_builtins(move) if not isinstance(move, dict) else move
    return msgspec.json.encode({key: value for key, value in sorted(body.items()) if key != "seat"})


# Sheets by how many crosses they have: neither has a full line, each is worth 61 points

TIED = {
    22: "l00 l02 l04 l10 l11 l14 l20 l31 l32 l34 l42 r02 r03 r04 r11 r12 r14 r30 r33 r34 r40 r43",
    24: "l02 l10 l11 l12 l21 l24 l32 l41 l44 r00 r01 r03 r11 r12 r13 r21 r24 r30 r33 r34 r40 r41 r42 r44",
}


WORTH = {  # sheets by what they are worth; only the first has a full line, the first column on the left
    91: "l00 l01 l03 l10 l11 l12 l13 l20 l30 l31 l33 l40 r00 r01 r02 r03 r10 r11 r14 r21 r22 r24 r30 r31 r32 r33 r42"
    " r43 r44",
    89: "l01 l02 l03 l04 l10 l11 l12 l13 l21 l23 l24 l30 l32 l34 l42 l43 l44 r00 r02 r03 r11 r12 r13 r20 r21 r23 r33"
    " r40 r41 r42 r44",
    83: "l00 l02 l03 l04 l10 l11 l12 l14 l20 l21 l24 l32 l41 l42 r01 r02 r04 r10 r12 r14 r21 r23 r24 r30 r40 r41 r42"
    " r44",
}


# Against the play by hand


def by_hand(state):
    """The round that has just begun, played by hand from here on."""
    laid = [seat_by_hand(state, seat) for seat in range(state.seats)]
    return Hand(state.options.sheet, laid, rolled(state), state.round)


def seat_by_hand(state, seat):
    held = state.hands[seat], state.fans[seat], state.discards[seat]
    return Place(*held, map(triple, state.crosses[seat]), spent(state.used[seat]), seat in state.first_line)


def spent(limited):
    """How often the limited effects were used."""
    return {"copy_dice": limited.copy_dice, "take_back": limited.take_back, "take_fan_card": limited.fan_cards}


def late(random, seats, sheet):
    """One of the last rounds: few fields free, any cards in play, hands of any size. Not each of them can be."""
    pool = [*OTHERS - ({"patient_one"} if seats == FEW else set())]
    ten = random.sample(sorted(pool), 6)
    hands, piles = [], []
    for _ in range(seats):
        owned = random.sample(ten, random.randrange(7))
        owned += random.sample(sorted(START), random.randrange(5) if "parasite" in ten else 4)
        owned = random.sample(owned, len(owned)) or ["knight"]
        cut = random.randrange(2, len(owned) + 1) if len(owned) > 2 else 1
        hands.append(" ".join(owned[:cut]))
        piles.append(" ".join(owned[cut:]))
    crosses = [" ".join(random.sample(NAMES, random.randrange(30, 51))) for _ in range(seats)]
    limited = ["".join(random.sample("cbff", random.randrange(5))) for _ in range(seats)]
    members = {"round": random.randrange(9, 13), "sheet": sheet, "crosses": crosses, "used": limited, "six": ten}
    return table(random_trays(random, seats), hands, piles, seats, **members)


def random_trays(random, seats):
    """Drawn from the bag, few different numbers, so that dice are often alike."""
    bag, few = random.sample("rrrrvvvyy", 9), random.sample(range(1, 13), 3)
    laid = [f"{color}{random.choice(few)}" for color in bag]
    mountain, jungle = DRAWN[seats]
    return f"{' '.join(laid[:mountain])} | {' '.join(laid[mountain : mountain + jungle])}"


def rolled(state):
    return [(one.tray, one.color, one.value) for one in state.trays]


def same(state, hand):
    """Whether the state is what the play by hand has."""
    assert (state.phase, state.round) == (hand.phase, hand.round)
    assert [(one.tray, one.color, one.value) for one in state.trays] == sorted(hand.trays)
    assert state.to_move == tuple(seat for seat in range(state.seats) if hand.legal(seat))
    for seat, one in enumerate(hand.places):
        shown = (one.shown_hand, one.shown_pile) if hand.phase == "choose" else (one.hand, one.pile)
        assert (set(state.hands[seat]), set(state.discards[seat])) == shown
        assert set(state.fans[seat]) == one.fan
        assert list(state.played[seat]) == one.played
        assert [triple(number) for number in state.crosses[seat]] == sorted(one.crosses)
        assert [(each.color, each.value) for each in state.taken[seat]] == sorted(one.took)
        assert spent(state.used[seat]) == {effect: one.spent.get(effect, 0) for effect in LIMITS}
        assert state.copied[seat] == one.source
        assert (seat in state.first_line) == one.first
        if hand.phase == "crossing":
            assert [(each.color, each.value) for each in state.to_cross[seat]] == hand.still_to_cross(one)
            assert princess(state, seat) == hand.second_cross(one)


def princess(state, seat):
    """The Princess's die of the seat, and how dice like it were crossed."""
    one = state.princess
    return ((one.die.color, one.die.value), set(one.crossed)) if one and one.seat == seat else None


# Faults: a state that cannot be, and the places where it may show

FRESH = GAME.new(3, Options(sheet=SheetSide.A, fan=FanChoice.FIRST_GAME), "faults").state
LAID = table(seats=3, crosses=["l00 l13", "l01", ""])
CHOSEN = play(LAID, play_card(1, "alchemist"))[0]
TWO = play(table(hands=["golem knight rogue"], discards=["warlock alchemist"], seats=2), play_card(0, "golem"))[0]
TAKING = dealt(["worker", "knight", "rogue"], "r2 v3 y6 | v6 v6 y6")[0]
TWELVE = dealt(["alchemist", "mirror_image", "knight"], "r2 v3 y6 | v6 v6 y6")[0]
CROSSING = dealt(["knight", "jungle_guardian", "jungle_guardian"], "r2 v3 y6 | v6 v6 y6")[0]
NEGATED = dealt(["jungle_guardian"] * 3)[0]
PRINCESS = play(dealt(["princess", "warlock", "warlock"])[0], take(0, "r9 |"))[0]
LAST = dealt(["golem"] * 3, crosses=["l00 l01 l02 l03 l04", "l00", ""], round=12)[0]
OVER = play(LAST, *decline(0, 1, 2))[0]


def placed(state, member, seat, item):
    """The state with another item of a list by seat."""
    items = getattr(state, member)
    return replace(state, **{member: (*items[:seat], item, *items[seat + 1 :])})


def more(state, member, seat, card):
    return placed(state, member, seat, cards(" ".join((*getattr(state, member)[seat], card))))


def less(state, member, seat, card):
    return placed(state, member, seat, tuple(each for each in getattr(state, member)[seat] if each != card))


def last(**changes):
    return replace(LAID, last_round=replace(LAID.last_round, **changes))


def outcome(**changes):
    return replace(OVER, outcome=replace(OVER.outcome, **changes))


def score(**changes):
    scores = OVER.outcome.scores
    return outcome(scores=(replace(scores[0], **changes), *scores[1:]))


CARDS_OF_0 = ("/hands/0", "/discards/0", "/fans/0")
FAULTS = {
    "a card twice in a hand": (more(LAID, "hands", 0, "alchemist"), CARDS_OF_0),
    "a card in hand and fan": (more(LAID, "hands", 0, "golem"), CARDS_OF_0),
    "a card in hand and pile": (more(LAID, "discards", 0, "alchemist"), CARDS_OF_0),
    "a card of nobody": (more(LAID, "hands", 0, "machine"), CARDS_OF_0),
    "a lost card of the fan": (less(LAID, "fans", 0, "golem"), CARDS_OF_0),
    "a lost card of the hand": (less(LAID, "hands", 0, "alchemist"), CARDS_OF_0),
    "no card at all": (replace(LAID, **dict.fromkeys(("hands", "discards", "fans"), ((),) * LAID.seats)), CARDS_OF_0),
    "a lost start card for another": (more(less(LAID, "hands", 0, "alchemist"), "hands", 0, "machine"), CARDS_OF_0),
    "other cards than the others": (more(less(LAID, "fans", 0, "golem"), "fans", 0, "machine"), CARDS_OF_0),
    "another fan in a first game": (
        replace(table(hands=["machine knight"], seats=3), options=LAID.options), ("/options", "/fans", *CARDS_OF_0)),
    "a hand out of order": (placed(LAID, "hands", 0, LAID.hands[0][::-1]), ("/hands/0",)),
    "a pile out of order": (placed(TWO, "discards", 0, TWO.discards[0][::-1]), ("/discards/0",)),
    "a fan out of order": (placed(LAID, "fans", 0, LAID.fans[0][::-1]), ("/fans/0",)),
    "a seat too many": (replace(LAID, hands=(*LAID.hands, LAID.hands[0])), ("/hands",)),
    "a sheet too few": (replace(LAID, crosses=LAID.crosses[:2]), ("/crosses",)),
    "a hand that would have been exchanged": (
        replace(LAID, hands=(LAID.hands[0][:1], *LAID.hands[1:]), to_move=(1, 2),
                discards=(cards("jungle_guardian knight warlock"), *LAID.discards[1:])), ("/hands/0", "/discards/0")),
    "a die too few": (replace(LAID, trays=LAID.trays[:-1]), ("/trays",)),
    "a die too many": (replace(LAID, trays=tray_dice("r9 r7 v4 v4 | y6 v11 r5")), ("/trays",)),
    "dice in the wrong tray": (replace(LAID, trays=tray_dice("r9 r7 v4 y6 | v11 r5")), ("/trays",)),
    "a third yellow die": (replace(LAID, trays=tray_dice("y9 r7 y4 | y6 v11 r5")), ("/trays",)),
    "a fifth red die": (replace(LAID, trays=tray_dice("r9 r7 r4 | r6 r11 v5")), ("/trays",)),
    "dice out of order": (replace(LAID, trays=LAID.trays[::-1]), ("/trays",)),
    "dice taken before the reveal": (placed(LAID, "taken", 0, dice("r9")), ("/taken/0", "/trays")),
    "dice copied before the reveal": (placed(LAID, "copied", 0, 1), ("/copied/0",)),
    "dice to cross before the reveal": (placed(LAID, "to_cross", 0, dice("r9")), ("/to_cross/0",)),
    "a number before the reveal": (replace(LAID, number=3), ("/number",)),
    "a decision of a card before the reveal": (placed(LAID, "due", 0, ("take_dice",)), ("/due/0",)),
    "a Princess's die before the reveal": (replace(LAID, princess=PRINCESS.princess), ("/princess",)),
    "a chosen card that is not held": (placed(CHOSEN, "played", 1, ("golem",)), ("/played/1",)),
    "a second card with three seats": (placed(CHOSEN, "played", 1, ("alchemist", "warlock")), ("/played/1",)),
    "a card chosen twice": (placed(TWO, "played", 0, ("golem", "golem")), ("/played/0",)),
    "one who has chosen is to move": (replace(CHOSEN, to_move=(0, 1, 2)), ("/to_move",)),
    "one who has not chosen is not to move": (replace(CHOSEN, to_move=(0,)), ("/to_move",)),
    "one who may choose a second card is not to move": (replace(TWO, to_move=(1,)), ("/to_move",)),
    "all have chosen": (
        replace(CHOSEN, played=(cards("alchemist"),) * 3, to_move=()), ("/to_move", "/phase", "/played")),
    "to_move out of order": (replace(LAID, to_move=(1, 0, 2)), ("/to_move",)),
    "crosses out of order": (placed(LAID, "crosses", 0, LAID.crosses[0][::-1]), ("/crosses/0",)),
    "a field crossed twice": (placed(LAID, "crosses", 1, LAID.crosses[1] * 2), ("/crosses/1",)),
    "more crosses than the rounds can give": (
        replace(FRESH, crosses=(places("l00 l02"), (), ())), ("/crosses", "/ply")),
    "a full line and no points": (placed(LAID, "crosses", 0, places("l00 l01 l02 l03 l04")), ("/first_line", "/ply")),
    "points and no full line": (replace(LAID, first_line=(0,)), ("/first_line",)),
    "points out of order": (
        replace(table(seats=3, crosses=["l00 l01 l02 l03 l04"] * 2), first_line=(1, 0)), ("/first_line",)),
    "points of a seat that is not there": (replace(LAID, first_line=(3,)), ("/first_line",)),
    "no last round": (replace(LAID, last_round=None), ("/last_round",)),
    "another last round": (last(round=3), ("/last_round/round",)),
    "a last round before the first": (replace(FRESH, last_round=LAID.last_round), ("/last_round",)),
    "a last round of two": (last(played=(("knight",), ("knight",))), ("/last_round/played",)),
    "a last round with dice that the bag has not": (
        last(taken=(dice("y1 y2 y3"), (), ())), ("/last_round/taken",)),
    "a last round with dice of one who was negated": (last(taken=(dice("y2"), (), ())), ("/last_round/taken",)),
    "a last round in which one copied itself": (last(copied=(0, None, None)), ("/last_round/copied",)),
    "a last round in which one copied nothing": (last(copied=(1, None, None)), ("/last_round/copied",)),
    "a pile before the first round": (
        replace(FRESH, hands=(FRESH.hands[0][1:], *FRESH.hands[1:]), discards=(FRESH.hands[0][:1], (), ())),
        CARDS_OF_0),
    "a card of the fan before the first round": (
        more(less(FRESH, "fans", 0, "golem"), "hands", 0, "golem"), CARDS_OF_0),
    "an effect used before the first round": (placed(FRESH, "used", 0, used("b")), ("/used/0",)),
    "no moves before the fifth round": (replace(LAID, ply=0), ("/ply",)),
    "another version": (replace(LAID, rules_version=2), ("/rules_version",)),
    "nothing drawn": (replace(LAID, chance=replace(LAID.chance, drawn=0)), ("/chance/drawn",)),
    "an end before the last round": (
        replace(OVER, round=11, last_round=replace(OVER.last_round, round=10)),
        ("/outcome", "/round"),
    ),
    "no end": (replace(OVER, outcome=None), ("/outcome", "/to_move")),
    "somebody to move after the end": (replace(OVER, to_move=(0,)), ("/to_move",)),
    "another winner": (outcome(winners=(1,)), ("/outcome",)),
    "no winner": (outcome(winners=()), ("/outcome",)),
    "another total": (score(total=OVER.outcome.scores[0].total + 1), ("/outcome",)),
    "another left": (score(left=0), ("/outcome",)),
    "other points of cards": (score(cards=8), ("/outcome",)),
    "another number of crosses": (score(crosses=6), ("/outcome",)),
    "no number while cards are carried out": (replace(TAKING, number=None), ("/number",)),
    "another number": (replace(TAKING, number=8), ("/number", "/due")),
    "a number of nobody's card": (replace(TAKING, number=1), ("/number", "/due")),
    "a decision of another seat": (
        replace(TAKING, due=((), ("take_dice",), ()), to_move=(1,)), ("/due",)),
    "a decision of another card": (replace(TAKING, due=(("return_card",), (), ())), ("/due/0",)),
    "no decision": (replace(TAKING, due=((), (), ()), to_move=()), ("/due", "/to_move", "/phase")),
    "decisions twice": (placed(TWELVE, "due", 0, ("cross_number", "cross_number")), ("/due/0",)),
    "decisions out of order": (placed(TWELVE, "due", 0, TWELVE.due[0][::-1]), ("/due/0",)),
    "a decision that is made is forgotten in to_move": (replace(TWELVE, to_move=(0,)), ("/to_move",)),
    "a lost die while crossing": (replace(CROSSING, trays=CROSSING.trays[:-1]), ("/trays", "/taken")),
    "a doubled die while crossing": (placed(CROSSING, "taken", 0, dice("r2 r2 v3")), ("/trays", "/taken")),
    "dice of one who was negated": (
        placed(placed(CROSSING, "taken", 1, dice("y6")), "trays", 0, CROSSING.trays[1]), ("/taken", "/trays")),
    "a die to cross that was not taken": (placed(CROSSING, "to_cross", 0, dice("r3 v3")), ("/to_cross/0",)),
    "a die to cross twice": (placed(CROSSING, "to_cross", 0, dice("r2 r2 v3")), ("/to_cross/0",)),
    "dice out of order before a seat": (placed(CROSSING, "taken", 0, CROSSING.taken[0][::-1]), ("/taken/0",)),
    "dice to cross out of order": (placed(CROSSING, "to_cross", 0, CROSSING.to_cross[0][::-1]), ("/to_cross/0",)),
    "a die to cross without a field": (
        placed(CROSSING, "crosses", 0, places(crossed_but("l01 l02"))), ("/to_cross/0", "/crosses/0", "/ply")),
    "a number while crossing": (replace(CROSSING, number=3), ("/number",)),
    "an effect for one with dice": (placed(CROSSING, "due", 0, ("no_crosses",)), ("/due/0",)),
    "a decision of a card while crossing": (placed(CROSSING, "due", 1, ("take_dice",)), ("/due/1",)),
    "one with an effect is not to move": (replace(CROSSING, to_move=(0, 1)), ("/to_move",)),
    "one copied itself": (placed(CROSSING, "copied", 1, 1), ("/copied/1",)),
    "one copied a seat without dice": (placed(CROSSING, "copied", 1, 2), ("/copied/1",)),
    "one copied a seat that is not there": (placed(CROSSING, "copied", 1, 3), ("/copied/1",)),
    "one copied and has not used the effect": (
        placed(placed(CROSSING, "copied", 1, 0), "due", 1, ()), ("/copied/1", "/used/1", "/to_move")),
    "a played card that is still held": (more(less(CROSSING, "discards", 1, "jungle_guardian"), "hands", 1,
                                              "jungle_guardian"), ("/hands/1", "/discards/1", "/played/1")),
    "nothing played by one who could": (placed(NEGATED, "played", 1, ()), ("/played/1", "/hands/1", "/discards/1")),
    "a Princess's die of one who did not play her": (
        replace(CROSSING, princess=replace(PRINCESS.princess, die=die("r2"))), ("/princess",)),
    "a Princess's die that was not taken": (
        replace(PRINCESS, princess=replace(PRINCESS.princess, die=die("r8"))), ("/princess",)),
    "a Princess's die of a seat that is not there": (
        replace(PRINCESS, princess=replace(PRINCESS.princess, seat=3)), ("/princess",)),
    "a Princess's die that was crossed and is still to cross": (
        replace(PRINCESS, princess=replace(PRINCESS.princess, crossed=("color",))), ("/princess", "/to_cross")),
    "a Princess's die crossed in both ways": (
        replace(placed(PRINCESS, "to_cross", 0, ()), princess=replace(PRINCESS.princess, crossed=("color", "number"))),
        ("/princess", "/to_move", "/ply")),
}  # fmt: skip


# Common suites

LONG_GAMES = 200
EFFECTS = 2 + FAN_CARDS  # limited ones of "No crosses": more than one a round is too many


def choose_move(random, legal):
    """The kind of move first: there are many crosses, and few other effects."""
    kind = random.choice(list(dict.fromkeys(map(type, legal))))
    return random.choice([move for move in legal if type(move) is kind])


def pieces(state):
    """The cards of each seat; a die of each colour comes and goes with the rolls, and is counted by `check`."""
    for seat in range(state.seats):
        piles = (state.hands[seat], state.discards[seat], state.fans[seat], lying(state, seat))
        yield from (f"{seat} {card}" for pile in piles for card in pile)


def lying(state, seat):
    """The cards that wait for their effect."""
    if state.phase != Phase.EFFECTS:
        return []
    idle = negated(state.played)
    return [card for card in state.played[seat] if card not in idle and NUMBER[card] >= state.number]


def indistinguishable(state, seat):
    """Another seed and another choice of somebody else, while more than one card is still to be chosen."""
    if goes_on(state):
        yield from other_choices(with_seed(state), seat)


def indistinguishable_now(state, seat):
    """Another seed, and another choice of somebody else; every few moves it is this one's turn to be looked at."""
    places = (*range(state.seats), None)
    if places[state.ply % len(places)] == seat:
        yield with_seed(state)
        yield from other_choices(state, seat)


def other_choices(state, seat):
    """Each other seat that has chosen has chosen something else."""
    if state.phase == Phase.CHOOSE:
        for other, cards in enumerate(state.played):
            if cards and other != seat:
                yield replace(state, played=replaced(state.played, other, chosen(state, other, len(cards))))


def chosen(state, seat, count):
    """A choice of so many cards, the same whenever asked."""
    random = Random(f"{state.ply} {state.played[seat]}")
    state = replace(state, played=replaced(state.played, seat, ()))
    for _ in range(count):
        cards = (*state.played[seat], random.choice(laid(state, seat)[0]))
        state = replace(state, played=replaced(state.played, seat, cards))
    return state.played[seat]


def goes_on(state):
    """The next choice does not reveal anything."""
    return state.phase == Phase.CHOOSE and sum(to_choose(state, seat) for seat in state.to_move) > 1


def to_choose(state, seat):
    """How many cards the seat has still to choose."""
    following = replace(state, played=replaced(state.played, seat, (*state.played[seat], laid(state, seat)[0][0])))
    return 1 + may_choose(following, seat)


def reveals(move):
    return False


def indistinguishable_moves(state, move, seat):
    """Another card may have been chosen, as long as nothing is revealed."""
    if seat != move.seat and goes_on(state):
        yield state, Random(state.ply).choice(GAME.legal_moves(state, move.seat))


def impossible_states(state):
    """Every third of these: the games are many, and there is much that can be wrong."""
    yield from list(all_impossible_states(state))[state.ply % 3 :: 3]


def all_impossible_states(state):
    """A card or a die doubled, lost or out of order; what does not belong to the phase; a history that is not."""
    seats, hand, fan = state.seats, state.hands[0], state.fans[0]
    yield replace(state, hands=state.hands[1:])
    yield replace(state, crosses=(*state.crosses, ()))
    yield replace(state, hands=replaced(state.hands, 0, (*hand, Card.KNIGHT)))
    yield replace(state, hands=replaced(state.hands, 0, hand[1:]))
    yield replace(state, hands=replaced(state.hands, 0, hand[::-1])) if len(hand) > 1 else state
    yield replace(state, fans=replaced(state.fans, 0, fan[::-1])) if len(fan) > 1 else state
    yield replace(state, fans=replaced(state.fans, 0, fan[1:]))
    yield replace(state, trays=state.trays[1:])
    yield replace(state, trays=state.trays[::-1])
    yield (
        replace(state, to_cross=replaced(state.to_cross, 0, state.taken[0])) if state.phase == Phase.EFFECTS else state
    )
    yield replace(state, number=None if state.number else 1)
    yield replace(state, copied=replaced(state.copied, 0, 0))
    yield replace(state, copied=replaced(state.copied, 0, seats))
    yield replace(state, crosses=replaced(state.crosses, 0, (3, 3)))
    yield replace(state, crosses=replaced(state.crosses, 0, tuple(range(50)))) if state.round < ROUNDS // 2 else state
    yield replace(state, due=replaced(state.due, 0, (Due.NO_CROSSES, Due.TAKE_DICE)))
    yield replace(state, first_line=(0, 0))
    yield replace(state, first_line=(seats,))
    yield replace(state, to_move=())
    yield replace(state, round=state.round % ROUNDS + 1)
    yield replace(state, ply=0)
    yield replace(state, chance=replace(state.chance, drawn=state.chance.drawn + 1))
    if state.round < EFFECTS:
        spent = replace(state.used[0], copy_dice=True, take_back=True, fan_cards=FAN_CARDS)
        yield replace(state, used=replaced(state.used, 0, spent))
    if state.phase != Phase.CROSSING:
        yield replace(state, phase=Phase.CROSSING)
    if state.last_round:
        yield from impossible_last_rounds(state, state.last_round)


def impossible_last_rounds(state, last):
    yield replace(state, last_round=None)
    for wrong in (
        replace(last, round=last.round + 1),
        replace(last, played=last.played[1:]),
        replace(last, taken=last.taken[1:]),
        replace(last, taken=replaced(last.taken, 0, last.taken[0][::-1])),
        replace(last, taken=replaced(last.taken, 0, last.taken[0] * 8)),
        replace(last, copied=replaced(last.copied, 0, 0)),
    ):
        yield replace(state, last_round=wrong)


def ply_slack(state):
    """In each earlier round some cards and effects may have asked for nothing, or seats may have played nothing."""
    plays = state.seats * PLAYED[state.seats]
    return (2 * plays + 3) * state.round, (plays + 2) * state.round


def drawn_slack(state):
    """All draws are counted."""
    return 0, 0


def planted_leaks():
    """A view that shows what others have chosen, one that keeps the order of the choices, and a `show` like it."""
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), played=state.played)}
    yield {"observe": lambda state, seat: replace(GAME.view(state, seat), hands=tuple(laid_down(state)))}
    yield {"show": lambda event, seat: event}


def laid_down(state):
    """The hands without the cards that are chosen."""
    return (laid(state, seat)[0] if state.phase == Phase.CHOOSE else hand for seat, hand in enumerate(state.hands))


def made(kind, phase=None):
    """A move of this kind, in this phase if it can be in more."""
    return lambda before, move, after: isinstance(move, kind) and phase in (None, before.phase)


def takes_with(card):
    """A choice of dice with this card."""
    return lambda before, move, after: isinstance(move, TakeDice) and card in lying(before, move.seat)


SITUATIONS = {
    "first-to-choose": lambda before, move, after: isinstance(move, PlayCard) and len(before.to_move) == before.seats,
    "second-card": lambda before, move, after: PLAYED[before.seats] > 1 and any(before.played[move.seat]),
    "cards-negated": happened(CardsNegated),
    "cards-exchanged": happened(CardsExchanged),
    "dice-taken-by-the-princess": takes_with(Card.PRINCESS),
    "dice-taken-by-the-parasite": takes_with(Card.PARASITE),
    "dice-taken-by-the-worker": takes_with(Card.WORKER),
    "card-returned": made(ReturnCard),
    "parasite-returned": lambda before, move, after: isinstance(move, ReturnCard) and move.card == Card.PARASITE,
    "number-crossed": made(CrossNumber),
    "dice-copied-by-the-mirror-image": made(CopyDice, Phase.EFFECTS),
    "fan-card-of-the-alchemist": made(TakeFanCard, Phase.EFFECTS),
    "crossed": made(Cross),
    "second-cross-left-out": made(Finish),
    "dice-lapsed": happened(DiceLapsed),
    "no-crosses-any-field": made(CrossAny),
    "no-crosses-dice-copied": made(CopyDice, Phase.CROSSING),
    "no-crosses-taken-back": made(TakeBack),
    "no-crosses-fan-card": made(TakeFanCard, Phase.CROSSING),
    "no-crosses-declined": made(Decline),
    "discards-taken": happened(DiscardsTaken),
    "first-line": happened(FirstLineCompleted),
    "round-ended": lambda before, move, after: before.round < after.state.round,
    "game-won": game_won,
}
