"""The rules of Queen of 12, each by its number in RULES.md, then examples, secrets, faults and whole games."""

import re
from collections import Counter
from itertools import permutations, product
from math import comb
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.about import Source
from rules.errors import GameOver, IllegalMove, ImpossibleState, NoSuchSeat, NotYourTurn
from rules.queen_of_12 import GAME
from rules.queen_of_12 import components as box
from rules.queen_of_12 import events as told
from rules.queen_of_12 import moves as do
from rules.queen_of_12.state import Options, Outcome, Phase, Score
from tests.kit.playouts import LONG
from tests.kit.queen_of_12 import (
    FAULTS,
    NAMES,
    SETUPS,
    TIED,
    WORTH,
    alone,
    back,
    by_hand,
    cards,
    choose,
    copy,
    cross,
    cross_any,
    crossed_but,
    dealt,
    decline,
    dice,
    die,
    fan_card,
    field,
    fields_with,
    finish_round,
    interleavings,
    late,
    legal,
    neutral,
    number,
    of,
    only,
    place,
    places,
    play,
    play_card,
    rolled,
    same,
    sign,
    table,
    take,
    tray_dice,
    triple,
    used,
)
from tests.kit.queen_of_12_reference import (
    CARDS,
    DICE,
    DRAWN,
    FIRST_FAN,
    GRIDS,
    OTHERS,
    START,
    TAKEN,
    given_by,
    has_full_line,
    score_by_hand,
    winners_by_hand,
)

CHOOSE, EFFECTS, CROSSING = Phase
FIRST_GAME, RANDOM = box.FanChoice
A, B = box.SheetSide
every_setup = pytest.mark.parametrize(("seats", "options"), SETUPS)
every_table = pytest.mark.parametrize("seats", [2, 3, 4])
NEGATED = ("jungle_guardian", "jungle_guardian")  # two seats without effect


RULES = Path(__file__).parents[2] / "rules" / "queen_of_12" / "RULES.md"


def refused(state, move):
    """The number of the rule that forbids the move."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert (caught.value.seat, caught.value.code) == (move.seat, "illegal_move")
    assert move not in GAME.legal_moves(state)
    assert msgspec.json.encode(state) == before
    return caught.value.rule.number


def waits(state, *moves):
    """These seats have nothing to decide."""
    for move in moves:
        assert move.seat not in state.to_move
        assert GAME.legal_moves(state, move.seat) == ()
        with pytest.raises(NotYourTurn):
            GAME.apply(state, move)


def same_moves(found, expected):
    """Each once, in whatever order."""
    found, expected = [*found], [*expected]
    assert len(found) == len(set(found)) == len(expected)
    assert set(found) == set(expected)


def plays(seat, text):
    return [play_card(seat, card) for card in text.split()]


# The box, and what the description tells


def test_the_box_holds_what_the_rulebook_says():
    assert (GAME.name, GAME.seats) == ("queen-of-12", (2, 3, 4))
    assert GAME.options == Options(sheet=A, fan=FIRST_GAME)
    described = {each.id: each for each in GAME.about.components if each.group == "card"}
    assert set(described) == set(CARDS)
    for card, (order, points) in CARDS.items():
        assert (described[card].value or 0, described[card].count) == (points, 1)
        assert str(order) in described[card].text.split()[1]
    found = {each.id: each.count for each in GAME.about.components if each.group == "die"}
    assert found == {f"die_{color}": count for color, count in DICE.items()}


def grid(side, area):
    """A sheet's area as the description shows it, by the coordinates it prints: {(row, column): what stands there}."""
    (sheet,) = (each for each in GAME.about.sheets if each.id == f"sheet_{side}_{area}")
    assert sheet.source == Source.INFERRED
    (_, *columns), *rows = sheet.rows
    assert columns == [row[0] for row in rows] == ["0", "1", "2", "3", "4"]
    return {(int(row), int(column)): what for row, *line in rows for column, what in zip(columns, line, strict=True)}


@pytest.mark.parametrize(("side", "area", "numbers"), [
    (A, "left", range(1, 7)),
    (A, "right", range(7, 13)),
    (B, "left", range(1, 13, 2)),
    (B, "right", range(2, 13, 2)),
])  # fmt: skip
def test_the_sheets_are_as_printed_and_as_inferred(side, area, numbers):
    """Numbers as printed on each side; three times each, 3, 2, 2 colours, none twice in a row or column."""
    shown = grid(side, area)
    assert Counter(shown.values()) == Counter(
        {**{str(each): 3 for each in numbers}, "red": 3, "violet": 2, "yellow": 2}
    )
    for line in range(5):
        assert len({shown[line, column] for column in range(5)}) == 5
        assert len({shown[row, line] for row in range(5)}) == 5
    letters = {"R": "red", "V": "violet", "Y": "yellow"}
    by_design = [letters.get(each, each) for row in GRIDS[side, area].split("/") for each in row.split()]
    assert [shown[row, column] for row in range(5) for column in range(5)] == by_design


@pytest.mark.parametrize("text", NAMES)
def test_fields_are_counted_row_by_row_the_left_area_first(text):
    state = dealt(["knight", *["warlock"] * 2], "r9 r7 v4 | y6 v11 r5")[0]
    after, events = play(state, cross_any(0, text))
    assert after.crosses == ((place(text),), (), ())
    assert events == [told.FieldCrossed(seat=0, field=field(text), die=None)]


@pytest.mark.parametrize(("body", "good"), [
    ('{"sheet":"b","fan":"random"}', True),
    ('{"sheet":"c","fan":"random"}', False),
    ('{"sheet":"a","fan":"second_game"}', False),
    ('{"sheet":"a","fan":"random","rounds":12}', False),
])  # fmt: skip
def test_options(body, good):
    if good:
        assert msgspec.json.decode(body, type=Options) == Options(sheet=B, fan=RANDOM)
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(body, type=Options)


# Set-up


@every_setup
def test_setup(seats, options):
    for seed in ("one", "two", "three"):
        begun = GAME.new(seats, options, seed)
        state = begun.state
        GAME.check(state)
        assert (state.phase, state.round, state.ply, state.outcome) == (CHOOSE, 1, 0, None)
        assert state.to_move == tuple(range(seats))
        assert state.discards == state.played == state.due == state.taken == state.to_cross == ((),) * seats
        assert state.crosses == ((),) * seats
        assert (state.number, state.princess, state.last_round, state.first_line) == (None, None, None, ())
        assert state.copied == (None,) * seats
        assert state.used == (used(""),) * seats
        tens = {frozenset((*hand, *fan)) for hand, fan in zip(state.hands, state.fans, strict=True)}
        (ten,) = tens
        assert ten > START
        assert [len(hand) for hand in state.hands] == [5 if seats == 2 else 4] * seats
        assert [len(fan) for fan in state.fans] == [5 if seats == 2 else 6] * seats
        assert all(set(hand) >= START for hand in state.hands)
        if options.fan == FIRST_GAME:
            assert ten == START | FIRST_FAN ^ ({"patient_one", "druid"} if seats == 2 else set())
        laid, *drawn, rolled = begun.events
        assert laid == told.FansLaid(cards=cards(" ".join(ten - START)))
        assert rolled == told.RoundStarted(round=1, bag=0, trays=state.trays)
        expected = [
            told.FanCardTaken(seat=seat, card=card)
            for seat, hand in enumerate(state.hands)
            for card in hand
            if card not in START
        ]
        assert drawn == expected


@every_table
def test_setup_a_random_fan_is_any_six_the_same_for_all(seats):
    seen = Counter()
    for seed in range(120):
        laid = GAME.new(seats, Options(sheet=A, fan=RANDOM), f"fan {seed}").events[0].cards
        assert len(set(laid)) == 6
        seen.update(laid)
    allowed = OTHERS - ({"patient_one"} if seats == 2 else set())
    assert set(seen) == allowed
    mean = 120 * 6 / len(allowed)
    assert all(mean - 25 < count < mean + 25 for count in seen.values())


def test_setup_two_seats_draw_a_random_card_each_and_d19_perhaps_the_same():
    seen, alike = [Counter(), Counter()], 0
    for seed in range(120):
        hands = GAME.new(2, Options(sheet=A, fan=FIRST_GAME), f"draw {seed}").state.hands
        drawn = [next(card for card in hand if card not in START) for hand in hands]
        alike += drawn[0] == drawn[1]
        for counter, card in zip(seen, drawn, strict=True):
            counter[card] += 1
    for counter in seen:
        assert set(counter) == FIRST_FAN - {"patient_one"} | {"druid"}
        assert all(5 < count < 40 for count in counter.values())
    assert 8 < alike < 35


# Rule 0

WIRE = {
    "play_card": ({"card": "knight"}, {CHOOSE}),
    "take_dice": ({"dice": [{"tray": "mountain", "color": "red", "value": 9}]}, {EFFECTS}),
    "return_card": ({"card": "knight"}, {EFFECTS}),
    "cross_number": ({"field": {"area": "left", "row": 0, "column": 1}}, {EFFECTS}),
    "cross": ({"die": {"color": "red", "value": 9}, "field": {"area": "left", "row": 0, "column": 0}}, {CROSSING}),
    "finish": ({}, {CROSSING}),
    "cross_any": ({"field": {"area": "right", "row": 4, "column": 4}}, {CROSSING}),
    "copy_dice": ({"source": 1}, {EFFECTS, CROSSING}),
    "take_back": ({}, {CROSSING}),
    "take_fan_card": ({"card": "golem"}, {EFFECTS, CROSSING}),
    "decline": ({}, {CROSSING}),
}


def in_phase(phase):
    """Seat 0 is to move: to play, with a Princess, with nothing (No crosses)."""
    if phase == CHOOSE:
        return table(hands=["knight golem"])
    return dealt(["princess" if phase == EFFECTS else "warlock", "jungle_guardian", "warlock"], discards=["knight"])[0]


@pytest.mark.parametrize("kind", WIRE)
def test_moves_are_written_as_the_contract_says(kind):
    body = {"type": kind, "seat": 0} | WIRE[kind][0]
    move = msgspec.convert(body, GAME.Move)
    assert msgspec.json.decode(msgspec.json.encode(move)) == body
    assert set(move.phases) == WIRE[kind][1]


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("kind", WIRE)
def test_0_1_a_move_belongs_to_its_phase(phase, kind):
    state = in_phase(phase)
    assert (state.phase, 0 in state.to_move) == (phase, True)
    move = msgspec.convert({"type": kind, "seat": 0} | WIRE[kind][0], GAME.Move)
    if phase not in WIRE[kind][1]:
        assert refused(state, move) == "0.1"
    elif move not in GAME.legal_moves(state):
        assert refused(state, move) != "0.1"


def test_every_move_that_is_written_above_can_be_made_somewhere():
    for phase, kinds in ((CHOOSE, {do.PlayCard}), (EFFECTS, {do.TakeDice})):
        assert {type(move) for move in GAME.legal_moves(in_phase(phase))} == kinds
    found = {type(move) for move in GAME.legal_moves(in_phase(CROSSING))}
    assert found == {do.Cross, do.CrossAny, do.CopyDice, do.TakeBack, do.TakeFanCard, do.Decline}


@every_table
def test_0_2_what_you_play_you_hold(seats):
    state = table(hands=["golem knight"], discards=["warlock"], seats=seats)
    for card in ("warlock", "rogue", "alchemist", "parasite"):  # on the pile, in the fan, of nobody
        assert refused(state, play_card(0, card)) == "0.2"
    same_moves(GAME.legal_moves(state, 0), plays(0, "golem knight"))


def test_0_2_a_card_is_played_once():
    state = table(hands=["golem knight rogue"], seats=2)
    state, _ = play(state, play_card(0, "golem"))
    assert refused(state, play_card(0, "golem")) == "0.2"
    same_moves(GAME.legal_moves(state, 0), plays(0, "knight rogue"))


def test_seats_that_are_not_there_or_not_to_move():
    state = table(hands=["golem knight"])
    with pytest.raises(NoSuchSeat):
        GAME.apply(state, play_card(3, "golem"))
    with pytest.raises(NoSuchSeat):
        GAME.legal_moves(state, 3)
    state, _ = play(state, play_card(0, "golem"))
    waits(state, play_card(0, "knight"), play_card(0, "golem"))


# 1 A round


@every_setup
def test_1_1_dice_are_drawn_from_the_bag_and_rolled(seats, options):
    values, colors, mountain, jungle = Counter(), Counter(), *DRAWN[seats]
    for seed in range(40):
        trays = GAME.new(seats, options, f"roll {seed}").state.trays
        assert Counter(one.tray for one in trays) == {"mountain": mountain, "jungle": jungle}
        drawn = Counter(one.color for one in trays)
        assert drawn <= DICE
        assert list(trays) == sorted(trays, key=lambda one: (one.tray, one.color, one.value))
        values.update((one.tray, one.value) for one in trays)
        colors += drawn
    assert set(values) == set(product(("mountain", "jungle"), range(1, 13)))
    rolled = 40 * (mountain + jungle)
    assert all(abs(colors[color] - rolled * count / 9) < rolled * 0.12 for color, count in DICE.items())


@every_table
def test_1_1_no_tray_is_preferred(seats):
    """Each die lies in either tray as often as the tray has room: reds make four in nine of both."""
    reds = Counter()
    for seed in range(150):
        for one in GAME.new(seats, GAME.options, f"tray {seed}").state.trays:
            reds[one.tray] += one.color == "red"
    for tray, count in zip(("mountain", "jungle"), DRAWN[seats], strict=True):
        assert abs(reds[tray] / (150 * count) - 4 / 9) < 0.09


@every_table
def test_1_2_the_bag_passes_to_the_next_seat(seats):
    begun = GAME.new(seats, GAME.options, "bag")
    state, events = begun.state, [*begun.events]
    while state.round < 12:
        state, more = finish_round(state)
        events += more
    bags = [(event.round, event.bag) for event in of(events, told.RoundStarted)]
    assert bags == [(number, (number - 1) % seats) for number in range(1, 13)]


def test_1_3_worked_example_a_hand_of_one_and_a_discard_pile_of_three():
    state, _ = dealt(["golem", "knight", "machine"], hands=["rogue"], discards=["knight warlock"])
    assert (state.hands[0], state.discards[0]) == (cards("rogue"), cards("golem knight warlock"))
    after, events = finish_round(state)
    assert (after.hands[0], after.discards[0]) == (cards("golem knight warlock"), cards("rogue"))
    exchanged = told.CardsExchanged(seat=0, hand=after.hands[0], discards=after.discards[0])
    assert only(events, told.CardsExchanged) == exchanged
    assert [type(event) for event in events[-2:]] == [told.RoundStarted, told.CardsExchanged]  # rolling comes first
    same_moves(GAME.legal_moves(after, 0), plays(0, "golem knight warlock"))


def test_1_3_a_hand_of_two_is_not_exchanged():
    state, _ = dealt(["golem", "knight", "machine"], hands=["rogue druid"], discards=["knight warlock"])
    after, events = finish_round(state)
    assert after.hands[0] == cards("rogue druid")
    assert not of(events, told.CardsExchanged)


def parasite_to_nothing():
    """Seat 0 has returned the last card of its hand."""
    others = "alchemist jungle_guardian warlock"
    state = table(hands=["parasite knight", others, others], discards=["", "knight", "knight"])
    state, _ = choose(state, "parasite", "warlock", "warlock")
    return play(state, take(0, "r9 r7 |"))[0]


def test_1_3_a_hand_of_none_takes_the_whole_pile():
    """The Parasite is discarded after the pile was taken up: with no pile it lies there alone, and is the last card."""
    state, _ = play(parasite_to_nothing(), back(0, "knight"))
    assert (state.hands[0], state.discards[0]) == ((), cards("parasite"))
    after, events = finish_round(state)
    assert (after.hands[0], after.discards[0]) == (cards("parasite"), ())
    assert only(events, told.CardsExchanged) == told.CardsExchanged(seat=0, hand=cards("parasite"), discards=())
    assert after.to_move == (1, 2)
    waits(after, play_card(0, "parasite"))


def test_1_3_1_5_and_d11_a_hand_of_none_takes_a_pile_of_two():
    """With two seats: the last card was returned while the other played card waited. One of the two is then played."""
    state, _ = dealt(["parasite golem", "rogue druid"], "r9 r7 v4 | y6 v11", hands=["rogue"], discards=[""])
    state, _ = play(state, take(0, "r9 r7 |"), back(0, "rogue"))
    assert (state.hands[0], state.discards[0]) == ((), cards("golem parasite"))
    state, _ = finish_round(state)
    assert (state.hands[0], state.discards[0]) == (cards("golem parasite"), ())
    state, _ = play(state, play_card(0, "parasite"))
    waits(state, play_card(0, "golem"))


def test_1_5_and_d3_the_last_card_is_not_played_and_an_effect_may_be_used():
    state, _ = play(parasite_to_nothing(), back(0, "knight"))
    state, _ = finish_round(state)
    hands = [hand[0] for hand in state.hands]
    after, events = play(state, play_card(1, hands[1]), play_card(2, hands[2]))
    assert only(events, told.CardsRevealed).played[0] == ()
    assert after.played[0] == ()
    while after.phase == EFFECTS:
        after, _ = play(after, GAME.legal_moves(after)[0])
    assert after.phase == CROSSING
    effects = {type(move) for move in GAME.legal_moves(after, 0)}
    assert {do.CrossAny, do.TakeFanCard, do.Decline} <= effects
    assert do.TakeBack not in effects  # no pile
    assert after.hands[0] == cards("parasite")


def test_d3_one_card_against_one_is_exchanged_once_and_not_played():
    state, _ = dealt(["golem", "warlock", "warlock"], hands=["rogue"], discards=["", "knight", "knight"], used=["b"])
    assert (state.hands[0], state.discards[0]) == (cards("rogue"), cards("golem"))
    after, events = finish_round(state)
    assert (after.hands[0], after.discards[0], after.to_move) == (cards("golem"), cards("rogue"), (1, 2))
    assert len(of(events, told.CardsExchanged)) == 1
    again, events = finish_round(after)  # and the other way round in the next round
    assert (again.hands[0], again.discards[0], again.to_move) == (cards("rogue"), cards("golem"), (1, 2))


def test_d3_if_nobody_can_play_the_round_goes_on_with_crossing():
    hands, piles = ["parasite knight", "knight", "knight"], ["", "warlock", ""]
    state = table("r9 r7 v4 | y6 v11 r5", hands, piles, used=["b", "", "b"])
    assert state.to_move == (0,)
    state, events = play(state, play_card(0, "parasite"))
    assert only(events, told.CardsRevealed).played == (cards("parasite"), (), ())
    state, _ = play(state, take(0, "r9 r7 |"), back(0, "knight"))
    after, events = finish_round(state)
    assert (after.round, after.phase, after.to_move) == (state.round + 1, CROSSING, (0, 1, 2))
    assert after.hands == (cards("parasite"), cards("warlock"), cards("knight"))
    assert after.taken == after.played == ((),) * 3
    last, _ = play(after, *decline(0, 1, 2))
    assert (last.round, last.phase) == (after.round + 1, CROSSING)
    assert last.hands == (cards("parasite"), cards("knight"), cards("knight"))  # exchanged again


@pytest.mark.parametrize("seats", [3, 4])
def test_1_4_one_card_each_and_the_last_closes_the_step(seats):
    state = table(seats=seats)
    ends = set()
    for order in permutations(range(seats)):
        after = state
        for turn, seat in enumerate(order):
            assert (after.phase, after.to_move) == (CHOOSE, tuple(sorted(order[turn:])))
            after, events = play(after, play_card(seat, after.hands[seat][seat % 3]))
            assert events[0] == told.CardChosen(seat=seat, card=state.hands[seat][seat % 3])
            assert bool(of(events, told.CardsRevealed)) == (turn == seats - 1)
            assert after.chance == state.chance
        ends.add(msgspec.json.encode(after))
    assert len(ends) == 1


def test_1_4_two_cards_each_with_two_seats_in_any_order():
    state = table(hands=["alchemist jungle_guardian golem", "warlock jungle_guardian golem"], discards=["knight"] * 2)
    ends = set()
    for order in sorted(set(permutations((0, 0, 1, 1)))):
        after, left = state, [["golem", "alchemist"], ["warlock", "golem"]]
        for turn, seat in enumerate(order):
            assert after.phase == CHOOSE
            assert after.to_move == tuple(each for each in (0, 1) if each in order[turn:])
            after, _ = play(after, play_card(seat, left[seat].pop(0)))
        assert after.played == (("golem", "alchemist"), ("warlock", "golem"))  # in the order in which they were chosen
        ends.add(msgspec.json.encode(after))
    assert len(ends) == 1


EXCHANGES = [  # two seats: hand, pile, first card: what can be played next, hand and pile after the reveal
    ("golem knight", "warlock alchemist", "knight", "alchemist warlock", "alchemist", "golem"),
    ("golem knight", "warlock", "knight", "", "warlock", "golem"),  # D3: one against one
    ("golem knight", "", "golem", "", "knight", ""),
    ("golem knight rogue", "warlock", "golem", "knight rogue", "rogue", "warlock"),
    ("golem knight rogue", "", "golem", "knight rogue", "rogue", ""),
    ("golem knight", "warlock alchemist rogue", "golem", "alchemist rogue warlock", "alchemist rogue", "knight"),
]


@pytest.mark.parametrize("first", [True, False], ids=["first", "last"])
@pytest.mark.parametrize(("hand", "pile", "card", "second", "kept", "thrown"), EXCHANGES)
def test_1_3_1_5_and_d12_between_the_first_and_the_second_card(first, hand, pile, card, second, kept, thrown):
    """Whatever the other seat has done: the exchange is the seat's own, and is told with the reveal."""
    other = [play_card(1, "mirror_image"), play_card(1, "druid")]  # the druid takes nothing here
    trays = "r12 r12 r12 | v12 r12"
    state = table(trays, [hand, "mirror_image druid princess"], [pile, "knight warlock"])
    if not first:
        state, _ = play(state, *other)
    state, events = play(state, play_card(0, card))
    if first or second:
        assert not of(events, told.CardsExchanged)
        assert (state.hands[0], state.discards[0]) == (cards(hand), cards(pile))  # as when the phase began
    if first:
        same_moves(GAME.legal_moves(state, 0), plays(0, second))
        state, more = play(state, *other) if not second else (state, [])
        events += more
    if second:
        chosen = (set(second.split()) - set(kept.split())).pop() if kept else second
        for wrong in set(cards(f"{hand} {pile}")) - set(second.split()):
            assert refused(state, play_card(0, wrong)) == "0.2"
        state, more = play(state, play_card(0, chosen))
        events += more
        if first:
            state, more = play(state, *other)
            events += more
    assert len(of(events, told.CardsRevealed)) == 1
    happened = len(hand.split()) == 2 and bool(pile)
    assert [event.seat for event in of(events, told.CardsExchanged)] == [0] * happened
    while state.phase == EFFECTS:
        state, _ = play(state, GAME.legal_moves(state)[0])
    assert set(cards(thrown)) <= set(state.discards[0])
    assert set(cards(kept)) <= set(state.hands[0])


def test_d12_the_exchange_stands_if_the_cards_are_negated():
    hands, piles = ["knight golem", "knight warlock rogue"], ["warlock alchemist", "golem"]
    state, events = choose(table(hands=hands, discards=piles), "knight warlock", "knight warlock")
    assert only(events, told.CardsNegated).cards == cards("knight warlock")
    assert state.hands == (cards("alchemist"), cards("rogue"))
    assert state.discards == (cards("golem knight warlock"), cards("golem knight warlock"))
    exchanged = told.CardsExchanged(seat=0, hand=cards("alchemist"), discards=cards("golem"))
    assert only(events, told.CardsExchanged) == exchanged  # told after the reveal: both cards have left the hand


# 2 The reveal

REVEALS = [  # what the seats play, what is negated
    (["knight", "knight", "knight"], "knight"),
    (["knight", "knight", "warlock"], "knight"),
    (["knight", "machine", "warlock"], ""),
    (["knight", "golem", "golem", "knight"], "golem knight"),
    (["knight", "knight", "knight", "golem"], "knight"),
    (["golem"] * 4, "golem"),
    (["rogue", "druid", "rogue", "rogue"], "rogue"),
    (["knight golem", "golem knight"], "golem knight"),
    (["knight golem", "rogue knight"], "knight"),
    (["knight golem", "rogue druid"], ""),
]


@pytest.mark.parametrize(("played", "negated"), REVEALS)
def test_2_1_and_2_2_equal_cards_negate_each_other(played, negated):
    trays = "v5 v5 v5 v5 | v5 v5 v5" if len(played) == 4 else "r5 r5 v5 | r5 v5 v5"
    trays = {2: "r5 r5 v5 | r5 v5", 3: "r5 r5 v5 | r5 v5 v5", 4: "r5 r5 v5 y5 | r5 v5 v5"}[len(played)]
    state, events = dealt(played, trays)
    shown = tuple(tuple(each.split()) for each in played)
    assert only(events, told.CardsRevealed) == told.CardsRevealed(played=shown)
    assert state.played == shown
    assert of(events, told.CardsNegated) == ([told.CardsNegated(cards=cards(negated))] if negated else [])
    carried = [(event.seat, event.card) for event in of(events, told.CardDiscarded)]
    right = [(seat, card) for seat, mine in enumerate(shown) for card in mine if card not in negated.split()]
    assert sorted(carried) == sorted(right)
    takers = [event.card for event in of(events, told.DiceTaken)]
    assert not set(takers) & set(negated.split())
    for seat, mine in enumerate(shown):
        assert set(mine) <= set(state.discards[seat])


# 3 Effects

ALONE = [  # trays, card: what it takes
    ("r2 v9 y11 | r3 v7 y12", "knight", "r2 r3"),
    ("r2 v9 y11 | r3 v7 y12", "machine", "v9 y11"),
    ("r2 v9 y11 | r3 v7 y12", "druid", "y11 y12"),
    ("r2 v9 y11 | r3 v7 y12", "warlock", "v9 v7"),
    ("r2 v9 y11 | r3 v7 y12", "mountain_guardian", "r2 v9 y11"),
    ("r2 v9 y11 | r3 v7 y12", "jungle_guardian", "r3 v7 y12"),
    ("r2 v9 y11 | r3 v7 y12", "rogue", "r2 r3"),
    ("r2 v9 y11 | r3 v7 y12", "golem", "v9 y11 v7 y12"),
    ("r1 v2 y3 | r4 v12 r12", "knight", "v2 y3"),
    ("r1 v2 y3 | r4 v12 r12", "machine", ""),
    ("r1 v2 y3 | r4 v12 r12", "golem", "v12 r12"),
    ("r8 v9 y10 | v11 r12 r6", "machine", "v9 y10 v11"),
    ("r8 v9 y10 | v11 r12 r6", "golem", "r8 v9 y10 v11 r12"),
    ("r8 v9 y10 | v11 r12 r6", "knight", ""),
    ("r8 r9 r10 | v11 r12 v6", "druid", ""),
    ("r8 r9 y10 | r11 r12 y6", "warlock", ""),
    ("v8 v9 y10 | v11 r12 y6", "rogue", "r12"),
    ("r2 r2 v2 | r2 v2 v3", "knight", "r2 r2 v2 r2 v2 v3"),
    ("r4 r5 r6 | r7 v7 v7", "golem", "r7 v7 v7"),
]


@pytest.mark.parametrize(("trays", "card", "taken"), ALONE)
def test_3_1_and_3_2_what_each_card_takes(trays, card, taken):
    state, events = alone(card, trays)
    assert state.taken == (dice(taken), (), ())
    gone = tuple(one for one in tray_dice(trays) if one not in state.trays)
    assert of(events, told.DiceTaken) == ([told.DiceTaken(seat=0, card=card, dice=gone)] if taken else [])
    left = Counter((one.color, one.value) for one in tray_dice(trays)) - Counter(
        (one.color, one.value) for one in dice(taken)
    )
    assert Counter((one.color, one.value) for one in state.trays) == left
    assert told.CardDiscarded(seat=0, card=card) in events
    assert card in state.discards[0]
    assert state.phase == CROSSING
    assert bool(legal(state, do.Decline, 0)) == (taken == "")


def contested():
    """All pairs of cards without a choice, the lower number first, and a die that both would take."""
    for low, high in permutations(TAKEN, 2):
        if CARDS[low][0] < CARDS[high][0]:
            for one in product(("mountain", "jungle"), DICE, range(1, 13)):
                if TAKEN[low](*one) and TAKEN[high](*one):
                    yield low, high, one
                    break


@pytest.mark.parametrize(("low", "high", "one"), [*contested()])
@pytest.mark.parametrize("swapped", [False, True])
def test_3_1_ascending_the_lower_number_takes_first(low, high, one, swapped):
    tray, color, value = one
    text = f"{color[0]}{value}"
    filler = [each for each in ("r1", "v1", "r6", "v6", "r4", "v4") if each != text][:5]
    trays = f"{text} {' '.join(filler[:2])} | {' '.join(filler[2:])}"
    if tray == "jungle":
        trays = f"{' '.join(filler[:3])} | {text} {' '.join(filler[3:])}"
    played = [high, low] if swapped else [low, high]
    state, events = dealt([*played, "alchemist"], trays)
    first = played.index(low)
    assert die(text) in state.taken[first]
    assert die(text) not in state.taken[1 - first]
    order = [event.card for event in of(events, told.DiceTaken)]
    assert order == sorted(order, key=lambda card: CARDS[card][0])


@pytest.mark.parametrize(("pair", "trays", "taken"), [
    (("knight", "machine"), "r2 v9 y11 | r3 v7 y12", ("r2 r3", "v9 y11")),
    (("druid", "warlock"), "r2 v9 y11 | r3 v7 y12", ("y11 y12", "v9 v7")),
    (("mountain_guardian", "jungle_guardian"), "r2 v9 y11 | r3 v7 y12", ("r2 v9 y11", "r3 v7 y12")),
])  # fmt: skip
@pytest.mark.parametrize("swapped", [False, True])
def test_3_1_equal_numbers_do_not_compete(pair, trays, taken, swapped):
    order = (1, 0) if swapped else (0, 1)
    state, _ = dealt([*(pair[each] for each in order), "mirror_image"], trays)
    assert state.taken[:2] == tuple(dice(taken[each]) for each in order)


def test_3_1_and_3_2_the_rulebooks_two_player_round():
    """Knight, then both Guardians together, then the Alchemist."""
    trays = "y2 r9 v8 | r3 v11"
    state, events = dealt(["knight mountain_guardian", "jungle_guardian alchemist"], trays)
    assert [(event.seat, event.card) for event in of(events, told.DiceTaken)] == [
        (0, "knight"), (0, "mountain_guardian"), (1, "jungle_guardian"),
    ]  # fmt: skip
    assert state.taken == (dice("y2 r3 r9 v8"), dice("v11"))
    assert (state.phase, state.number, state.to_move, state.trays) == (EFFECTS, 12, (1,), ())
    state, _ = play(state, number(1, "l01"), fan_card(1, state.fans[1][0]))
    assert (state.phase, state.to_move) == (CROSSING, (0, 1))
    assert (state.crosses, state.to_cross) == (((), (place("l01"),)), (dice("y2 r3 r9 v8"), dice("v11")))


# 3 Effects: Princess, Parasite, Worker

CHOICES = [  # card, trays: what may be taken
    ("princess", "r9 r9 v4 | r9 v4 v4", ["r9 |", "v4 |", "| r9", "| v4"]),
    ("princess", "r1 r2 r3 | v4 v5 v6", ["r1 |", "r2 |", "r3 |", "| v4", "| v5", "| v6"]),
    (
        "parasite",
        "r9 r9 v4 | r9 r9 v4",
        ["r9 r9 |", "r9 v4 |", "r9 | r9", "r9 | v4", "v4 | r9", "v4 | v4", "| r9 r9", "| r9 v4"],
    ),
    ("worker", "r9 r9 r9 | v4 v4 v4", ["r9 r9 r9 | v4", "r9 r9 | v4 v4", "r9 | v4 v4 v4"]),
]


@pytest.mark.parametrize(("card", "trays", "choices"), CHOICES)
def test_3_4_to_3_6_dice_of_choice_equal_dice_of_a_tray_are_one(card, trays, choices):
    state, _ = alone(card, trays)
    assert (state.phase, state.number, state.to_move) == (EFFECTS, CARDS[card][0], (0,))
    same_moves(GAME.legal_moves(state), [take(0, each) for each in choices])


def test_3_6_the_worker_and_seven_different_dice():
    state, _ = alone("worker", "r1 r2 r3 r4 | v5 v6 v7", seats=4)
    found = GAME.legal_moves(state)
    assert len(found) == len(set(found)) == comb(7, 4)
    assert {len(move.dice) for move in found} == {4}
    assert all(list(move.dice) == sorted(move.dice, key=lambda one: (one.tray, one.color, one.value)) for move in found)


@pytest.mark.parametrize(("before", "left", "choices"), [  # numbers 3 to 6 take some dice first
    ("mountain_guardian", "| r9 v4 y1", ["| r9 v4 y1"]),
    ("jungle_guardian", "r9 v4 y1 |", ["r9 v4 y1 |"]),
    ("rogue", "v4 y1 | v4 y1", ["v4 y1 | v4 y1"]),
    ("warlock", "r9 y1 | r9 y1", ["r9 y1 | r9 y1"]),
    ("knight", "r9 v4 y1 | r9 v4 y1", [
        "r9 v4 y1 | r9", "r9 v4 y1 | v4", "r9 v4 y1 | y1", "r9 v4 | r9 v4", "r9 v4 | r9 y1", "r9 v4 | v4 y1",
        "r9 y1 | r9 v4", "r9 y1 | r9 y1", "r9 y1 | v4 y1", "v4 y1 | r9 v4", "v4 y1 | r9 y1", "v4 y1 | v4 y1",
        "r9 | r9 v4 y1", "v4 | r9 v4 y1", "y1 | r9 v4 y1",
    ]),
])  # fmt: skip
def test_3_6_and_d15_the_worker_takes_all_if_fewer_are_left(before, left, choices):
    """D15: a choice with one possibility is a move."""
    state, _ = dealt(["worker", before, "mirror_image"], "r9 v4 y1 | r9 v4 y1")
    assert (state.phase, state.to_move, state.trays) == (EFFECTS, (0,), tray_dice(left))
    same_moves(GAME.legal_moves(state), [take(0, each) for each in choices])
    after, events = play(state, take(0, choices[0]))
    assert events[0].dice == tray_dice(choices[0])
    assert after.taken[0] == dice(choices[0].replace("|", ""))


def test_3_3_a_worker_without_dice_has_no_effect():
    state, events = dealt(["worker", "mountain_guardian", "jungle_guardian"])
    assert (state.phase, state.trays, state.taken[0]) == (CROSSING, (), ())
    assert told.CardDiscarded(seat=0, card="worker") in events
    assert legal(state, do.Decline, 0)


@pytest.mark.parametrize(("card", "right", "wrong_counts"), [
    ("princess", "r9 |", ["r9 r7 |", "r9 | y6"]),
    ("parasite", "r9 | y6", ["r9 |", "r9 | y6 v11"]),
    ("worker", "r9 r7 | y6 v11", ["r9 r7 | y6", "| v11"]),
])  # fmt: skip
def test_3_5_and_3_6_dice_that_lie_in_the_trays_and_as_many_as_the_card_says(card, right, wrong_counts):
    state, _ = alone(card)
    assert take(0, right) in GAME.legal_moves(state)
    for wrong in ("r8 |", "r9 r9 |", "| r9", "y6 |", "r9 r7 | v11 v11"):
        assert refused(state, take(0, wrong)) == "3.5"
    for wrong in wrong_counts:
        assert refused(state, take(0, wrong)) == "3.6"
    waits(state, *decline(1, 2), take(1, right))


@pytest.mark.parametrize(("card", "text"), [("parasite", "r9 | y6"), ("worker", "r9 r7 | y6 v11")])
def test_3_6_dice_are_accepted_in_any_order(card, text):
    state, _ = alone(card)
    ends = {play(state, replace(take(0, text), dice=order))[0] for order in permutations(take(0, text).dice)}
    assert len(ends) == 1


def test_3_4_decide_what_your_card_asks_for_while_it_is_carried_out():
    """The Parasite's dice come first, then its card; the Alchemist's parts once each; nothing for others' cards."""
    state, _ = alone("parasite")
    for move in (back(0, "parasite"), number(0, "l01"), fan_card(0, state.fans[0][0]), copy(0, 1)):
        assert refused(state, move) == "3.4"
    state, _ = play(state, take(0, "r9 | y6"))
    for move in (take(0, "r7 v4 |"), number(0, "l01"), fan_card(0, state.fans[0][0]), copy(0, 1)):
        assert refused(state, move) == "3.4"
    state, _ = alone("princess")
    assert refused(state, back(0, "princess")) == "3.4"
    state, _ = dealt(["alchemist", "knight", "rogue"])
    for move in (take(0, "v4 |"), back(0, "alchemist"), copy(0, 2)):
        assert refused(state, move) == "3.4"
    first, _ = play(state, number(0, "l01"))
    assert refused(first, number(0, "l02")) == "3.4"
    second, _ = play(state, fan_card(0, state.fans[0][0]))
    assert refused(second, fan_card(0, state.fans[0][1])) == "3.4"
    state, _ = dealt(["mirror_image", "rogue", "knight"])
    for move in (number(0, "l01"), fan_card(0, state.fans[0][0]), take(0, "v4 |")):
        assert refused(state, move) == "3.4"


def test_3_6_the_princess():
    state, _ = alone("princess")
    after, events = play(state, take(0, "| v11"))
    assert events[:2] == [
        told.DiceTaken(seat=0, card="princess", dice=tray_dice("| v11")),
        told.CardDiscarded(seat=0, card="princess"),
    ]
    assert (after.phase, after.taken[0], after.to_cross[0]) == (CROSSING, dice("v11"), dice("v11"))
    assert (after.princess.seat, after.princess.die, after.princess.crossed) == (0, die("v11"), ())


def parasite(hand, pile):
    """Seat 0 has taken two dice with a Parasite out of this hand."""
    state, _ = dealt(["parasite", "warlock", "warlock"], hands=[hand], discards=[pile])
    return play(state, take(0, "r9 r7 |"))[0]


def test_3_7_a_card_of_the_hand_of_the_pile_or_the_parasite():
    state = parasite("golem knight", "rogue warlock")
    assert (state.phase, state.number, state.to_move) == (EFFECTS, 2, (0,))
    assert state.hands[0] == cards("golem knight")
    same_moves(GAME.legal_moves(state), [back(0, card) for card in cards("golem knight rogue warlock parasite")])
    for wrong in (*state.fans[0], "alchemist", "machine"):
        assert refused(state, back(0, wrong)) == "3.7"


RETURNS = [  # hand, pile, returned: hand, pile, taken up
    ("golem knight", "rogue warlock", "golem", "knight", "rogue warlock parasite", ""),
    ("golem knight", "rogue warlock", "knight", "golem", "rogue warlock parasite", ""),
    ("golem knight", "rogue warlock", "rogue", "golem knight", "warlock parasite", ""),
    ("golem knight", "rogue warlock", "parasite", "golem knight", "rogue warlock", ""),
    ("golem", "rogue warlock", "golem", "rogue warlock", "parasite", "rogue warlock"),
    ("golem", "rogue warlock", "rogue", "golem", "warlock parasite", ""),
    ("golem", "rogue warlock", "parasite", "golem", "rogue warlock", ""),
    ("golem", "rogue", "rogue", "golem", "parasite", ""),
    ("golem", "", "golem", "", "parasite", ""),
    ("golem", "", "parasite", "golem", "", ""),
]


@pytest.mark.parametrize(("hand", "pile", "card", "kept", "thrown", "up"), RETURNS)
def test_3_7_and_3_8_the_parasite_returns_a_card(hand, pile, card, kept, thrown, up):
    before = parasite(hand, pile)
    state, events = play(before, back(0, card))
    assert (state.hands[0], state.discards[0]) == (cards(kept), cards(thrown))
    assert state.fans[0] == cards(" ".join((*before.fans[0], card)))
    expected = [told.CardReturned(seat=0, card=card)]
    expected += [told.DiscardsTaken(seat=0, cards=cards(up))] if up else []
    expected += [told.CardDiscarded(seat=0, card="parasite")] if card != "parasite" else []
    assert events[: len(expected)] == expected
    assert not of(events[len(expected) :], told.CardReturned, told.DiscardsTaken, told.CardDiscarded)
    assert state.phase == CROSSING


def test_3_7_a_returned_card_can_be_taken_again():
    """Even a start card."""
    state = nothing(hands=["", "golem knight"], discards=["warlock", "alchemist"])
    assert "warlock" in state.fans[1]
    after, _ = play(state, fan_card(1, "warlock"))
    assert "warlock" in after.hands[1]


D11 = [  # two seats: the other card, hand and pile besides, returned: hand and pile after all effects
    ("golem", "rogue", "knight warlock", "rogue", "knight warlock", "golem parasite"),  # waits: not taken up
    ("golem", "rogue", "knight warlock", "knight", "rogue", "golem parasite warlock"),
    ("golem", "rogue", "", "rogue", "", "golem parasite"),
    ("princess", "rogue", "knight warlock", "rogue", "knight princess warlock", "parasite"),  # carried out: taken up
    ("princess", "rogue", "knight warlock", "princess", "rogue", "knight parasite warlock"),
    ("druid", "rogue", "knight warlock", "rogue", "druid knight warlock", "parasite"),  # negated: on the pile at once
    ("druid", "rogue", "knight warlock", "druid", "rogue", "knight parasite warlock"),
]


@pytest.mark.parametrize(("second", "hand", "pile", "card", "kept", "thrown"), D11)
@pytest.mark.parametrize("first", [True, False])
def test_d11_the_parasite_with_a_second_card(first, second, hand, pile, card, kept, thrown):
    mine = f"parasite {second}" if first else f"{second} parasite"
    state, events = dealt([mine, "jungle_guardian druid"], "r9 r7 v4 | y6 v11", hands=[hand], discards=[pile])
    assert bool(of(events, told.CardsNegated)) == (second == "druid")
    if second == "princess":
        state, _ = play(state, take(0, "v4 |"))
    state, _ = play(state, take(0, "r9 r7 |"))
    right = {*cards(f"{hand} {pile} parasite"), *([second] if second != "golem" else [])}
    same_moves(GAME.legal_moves(state), [back(0, each) for each in right])
    if second == "golem":
        assert refused(state, back(0, "golem")) == "3.7"
    state, _ = play(state, back(0, card))
    assert (state.hands[0], state.discards[0]) == (cards(kept), cards(thrown))


# 3 Effects: Alchemist, Patient One, Mirror Image

NUMBER_FIELDS = [text for text in NAMES if isinstance(sign(text), int)]
COLOUR_FIELDS = [text for text in NAMES if not isinstance(sign(text), int)]
BIG_HAND = "golem knight mirror_image patient_one princess rogue worker"  # with three start cards all ten


def test_3_9_the_alchemist_in_either_order():
    state, _ = dealt(["alchemist", "knight", "rogue"])
    assert len(NUMBER_FIELDS) == 36
    both = [*(number(0, text) for text in NUMBER_FIELDS), *(fan_card(0, card) for card in state.fans[0])]
    same_moves(GAME.legal_moves(state, 0), both)
    card = state.fans[0][2]
    one, _ = play(state, number(0, "r03"))
    same_moves(GAME.legal_moves(one, 0), [fan_card(0, each) for each in state.fans[0]])
    two, _ = play(state, fan_card(0, card))
    same_moves(GAME.legal_moves(two, 0), [number(0, text) for text in NUMBER_FIELDS])
    one, events = play(one, fan_card(0, card))
    two, _ = play(two, number(0, "r03"))
    assert one == two
    assert told.FanCardTaken(seat=0, card=card) in events
    assert told.CardDiscarded(seat=0, card="alchemist") in events
    assert (one.crosses[0], one.phase) == ((place("r03"),), CROSSING)
    assert card in one.hands[0]
    assert card not in one.fans[0]
    assert one.used[0] == state.used[0]  # 7.5
    waits(one, *decline(0), cross_any(0, "l00"))


def test_3_10_the_alchemist_crosses_no_colour_field():
    state, _ = dealt(["alchemist", "knight", "rogue"])
    assert len(COLOUR_FIELDS) == 14
    assert {refused(state, number(0, text)) for text in COLOUR_FIELDS} == {"3.10"}


def test_4_5_the_alchemist_crosses_a_free_field():
    state, _ = dealt(["alchemist", "knight", "rogue"], crosses=["l01"])
    assert refused(state, number(0, "l01")) == "4.5"


def test_7_4_the_alchemist_takes_a_card_of_the_own_fan():
    state, _ = dealt(["alchemist", "knight", "rogue"], hands=["golem warlock"])
    for card in ("golem", "warlock", "knight", "alchemist", "parasite"):
        assert refused(state, fan_card(0, card)) == "7.4"


def test_d8_the_alchemist_without_a_free_number_or_a_card_of_the_fan():
    members = {"round": 12, "discards": ["warlock jungle_guardian"]}
    only_colours = [crossed_but(" ".join(COLOUR_FIELDS))]
    some, _ = dealt(["alchemist", "knight", "rogue"], crosses=only_colours, **members)
    assert {type(move) for move in GAME.legal_moves(some, 0)} == {do.TakeFanCard}
    bare, _ = dealt(["alchemist", "knight", "rogue"], hands=[BIG_HAND], **members)
    assert bare.fans[0] == ()
    assert {type(move) for move in GAME.legal_moves(bare, 0)} == {do.CrossNumber}
    after, _ = play(bare, number(0, "l01"))
    waits(after, *decline(0))
    both, events = dealt(["alchemist", "knight", "rogue"], hands=[BIG_HAND], crosses=only_colours, **members)
    assert both.phase == CROSSING
    assert told.CardDiscarded(seat=0, card="alchemist") in events
    waits(both, *decline(0), cross_any(0, "l00"))  # the effect is forbidden all the same


def test_3_11_the_patient_one_takes_pile_and_itself():
    state, events = dealt(["patient_one", "knight", "rogue"], hands=["golem"], discards=["knight warlock"])
    assert (state.hands[0], state.discards[0]) == (cards("golem knight patient_one warlock"), ())
    taken = [event for event in of(events, told.DiscardsTaken) if event.seat == 0]
    assert {"knight", "warlock"} <= {card for event in taken for card in event.cards}
    assert state.used[0] == used("")


def test_3_11_the_patient_one_that_is_negated_is_discarded():
    state, events = dealt(["patient_one", "patient_one", "rogue"], hands=["golem"], discards=["knight warlock"])
    assert (state.hands[0], state.discards[0]) == (cards("golem"), cards("knight patient_one warlock"))
    assert not of(events, told.DiscardsTaken)
    assert legal(state, do.TakeBack, 0)


def test_6_7_and_d6_the_patient_one_gives_one_effect_and_not_two():
    state, _ = dealt(["patient_one", "golem", "golem"], hands=["rogue"], discards=["knight warlock"])
    kinds = {type(move) for move in GAME.legal_moves(state, 0)}
    assert kinds == {do.CrossAny, do.TakeFanCard, do.Decline}
    assert refused(state, do.TakeBack(seat=0)) == "6.7"
    after, _ = play(state, cross_any(0, "l00"))
    waits(after, cross_any(0, "l01"), *decline(0))


def test_3_12_the_mirror_image_copies_after_all_dice_are_taken():
    state, _ = dealt(["mirror_image", "knight", "golem"], "r2 v3 y9 | r11 v6 y6")
    assert (state.phase, state.number, state.to_move) == (EFFECTS, 12, (0,))
    same_moves(GAME.legal_moves(state), [copy(0, 1), copy(0, 2)])
    for source, text in ((1, "r2 v3"), (2, "y9 r11")):
        after, events = play(state, copy(0, source))
        assert events[0] == told.DiceCopied(seat=0, source=source, dice=dice(text))
        assert (after.to_cross[0], after.taken[0], after.copied) == (dice(text), (), (source, None, None))
        assert after.taken == state.taken  # 7.3: they stay where they are
        assert after.to_cross[source] == dice(text)
        assert "mirror_image" in after.discards[0]
        assert after.used[0] == state.used[0]  # 7.5
        same_moves(legal(after, do.Cross, 0), [replace(move, seat=0) for move in legal(after, do.Cross, source)])


@pytest.mark.parametrize(("source", "rule"), [(0, "7.1"), (3, "7.1"), (2, "7.2")])
def test_7_1_and_7_2_the_mirror_image_copies_another_seat_that_took_dice(source, rule):
    state, _ = dealt(["mirror_image", "knight", "machine"], "r2 v3 y4 | r5 v6 y6")
    same_moves(GAME.legal_moves(state), [copy(0, 1)])  # D15
    assert refused(state, copy(0, source)) == rule


def test_d5_the_mirror_image_without_anybody_to_copy():
    state, events = dealt(["mirror_image", "knight", "machine"], "r4 v5 y4 | r5 v6 y6")
    assert (state.phase, state.copied) == (CROSSING, (None,) * 3)
    assert told.CardDiscarded(seat=0, card="mirror_image") in events
    assert cross_any(0, "l00") in GAME.legal_moves(state, 0)


def test_d5_copied_are_dice_without_the_second_cross_of_the_princess():
    state, _ = dealt(["mirror_image", "princess", "alchemist"])
    state, _ = play(state, take(1, "v4 |"))
    state, _ = play(state, copy(0, 1), number(2, "l01"), fan_card(2, state.fans[2][0]))
    copied, _ = play(state, cross(0, "v4", fields_with(4)[0]))
    waits(copied, do.Finish(seat=0), cross(0, "v4", fields_with("violet")[0]))
    own, _ = play(state, cross(1, "v4", fields_with(4)[0]))
    assert {type(move) for move in GAME.legal_moves(own, 1)} == {do.Cross, do.Finish}


def test_d5_dice_of_a_seat_that_only_copied_cannot_be_copied():
    state, _ = dealt(["mirror_image", "knight", "golem", "golem"], "r2 v4 y4 r5 | r5 v6 v6")
    state, _ = play(state, copy(0, 1))
    assert {move.source for move in legal(state, do.CopyDice)} == {1}
    assert refused(state, copy(2, 0)) == "7.2"


def test_d14_the_mirror_image_and_dice_that_cannot_be_crossed():
    members = {"crosses": [crossed_but("l01 l02")], "round": 12}  # free are a 5 and a 4
    state, _ = dealt(["mirror_image", "knight", "rogue"], "r2 v3 y6 | v6 v6 y6", **members)
    assert copy(0, 1) in GAME.legal_moves(state)
    after, events = play(state, copy(0, 1))
    assert told.DiceLapsed(seat=0, dice=dice("r2 v3")) in events
    waits(after, *decline(0), cross_any(0, "l01"))  # 6.1: dice of no use are dice


def test_3_1_and_d16_twelves_are_carried_out_together_in_any_order():
    state, _ = dealt(["alchemist", "mirror_image", "patient_one", "knight"], "r2 v4 y4 r5 | r5 v6 v6")
    assert (state.number, state.to_move) == (12, (0, 1))
    moves = [[number(0, "l01"), fan_card(0, state.fans[0][0])], [copy(1, 3)]]
    ends = {msgspec.json.encode(play(state, *order)[0]) for order in interleavings(moves)}
    assert len(ends) == 1
    after = play(state, *moves[0], *moves[1])[0]
    assert after.phase == CROSSING
    assert "patient_one" in after.hands[2]


# 4 Crossing


def crossing(text, **members):
    """Seat 0 has taken these three dice with a Guardian; the others have negated each other."""
    reds = min(3, DICE["red"] - text.count("r"))
    trays = f"{text} | {' '.join(['r12'] * reds + ['v12'] * (3 - reds))}"
    state, _ = dealt(["mountain_guardian", "alchemist", "alchemist"], trays, **members)
    assert state.taken[0] == dice(text)
    return state


@pytest.mark.parametrize(("sheet", "text"), [(A, "r2 v3 y8"), (B, "r2 v3 y8"), (A, "y12 y1 r7"), (B, "v12 v12 y11")])
def test_4_4_a_die_crosses_a_field_with_its_number_or_of_its_colour(sheet, text):
    state = crossing(text, sheet=sheet)
    right = set()
    for each in text.split():
        value, colour = int(each[1:]), {"r": "red", "v": "violet", "y": "yellow"}[each[0]]
        right |= {cross(0, each, one) for one in (*fields_with(value, sheet), *fields_with(colour, sheet))}
    same_moves(GAME.legal_moves(state, 0), right)
    for each, one in product(set(text.split()), NAMES):
        if cross(0, each, one) not in right:
            assert refused(state, cross(0, each, one)) == "4.4"


def test_4_1_each_die_gives_one_cross_in_any_order():
    state = crossing("r2 v3 y8")
    moves = [cross(0, "r2", "l13"), cross(0, "v3", "r10"), cross(0, "y8", "r11")]
    ends = set()
    for order in permutations(moves):
        after = state
        for turn, move in enumerate(order):
            after, events = play(after, move)
            assert events[0] == told.FieldCrossed(seat=0, field=move.field, die=move.die)
            assert (0 in after.to_move) == (turn < 2)
            assert len(after.to_cross[0]) == 2 - turn
            assert after.taken == state.taken
        ends.add(msgspec.json.encode(after))
    assert len(ends) == 1
    assert after.crosses[0] == places("l13 r10 r11")


def test_4_1_and_6_3_what_can_be_crossed_must_be():
    state = crossing("r2 v3 y8")
    assert refused(state, do.Finish(seat=0)) == "5.4"
    for move in (*decline(0), cross_any(0, "l01"), do.TakeBack(seat=0), copy(0, 1), fan_card(0, state.fans[0][0])):
        assert refused(state, move) == "6.3"


def test_4_2_and_d13_a_die_without_a_free_field_lapses():
    """Red 2 may cross the only red field, then red 5 has none."""
    state = crossing("r2 r5 v6", crosses=[crossed_but("l00 l13")], round=12)
    assert state.to_cross[0] == dice("r2 r5")  # nothing is free for v6
    same_moves(GAME.legal_moves(state, 0), [cross(0, "r2", "l00"), cross(0, "r2", "l13"), cross(0, "r5", "l00")])
    lapsing, events = play(state, cross(0, "r2", "l00"))
    assert events[1] == told.DiceLapsed(seat=0, dice=dice("r5"))
    waits(lapsing, *decline(0))
    first, _ = play(state, cross(0, "r2", "l13"))
    same_moves(GAME.legal_moves(first, 0), [cross(0, "r5", "l00")])
    second, _ = play(state, cross(0, "r5", "l00"))
    same_moves(GAME.legal_moves(second, 0), [cross(0, "r2", "l13")])


def test_4_2_6_1_and_d10_dice_of_no_use_give_no_effect():
    members = {"crosses": [crossed_but("l01 l02")], "round": 12}
    state, events = dealt(["knight", "golem", "golem"], "r2 v3 y6 | v6 v6 y6", **members)
    assert state.taken[0] == dice("r2 v3")
    assert told.DiceLapsed(seat=0, dice=dice("r2 v3")) in events
    assert state.to_cross[0] == ()
    waits(state, *decline(0), cross_any(0, "l01"))


def test_4_3_cross_with_a_die_that_is_still_to_cross():
    state = crossing("r2 v3 y8")
    for other in ("r3", "v12", "r8", "y2"):
        assert refused(state, cross(0, other, "l00")) == "4.3"
    state, _ = play(state, cross(0, "r2", "l13"))
    assert refused(state, cross(0, "r2", "l32")) == "4.3"
    state = crossing("r2 r2 y8")
    state, _ = play(state, cross(0, "r2", "l13"), cross(0, "r2", "l00"))
    assert refused(state, cross(0, "r2", "l32")) == "4.3"


def test_4_3_a_seat_without_dice_does_not_cross_with_any():
    assert refused(nothing(), cross(1, "r2", "l13")) == "4.3"


def test_4_5_cross_a_free_field():
    state = crossing("r2 r5 v6", crosses=["l13"])
    assert refused(state, cross(0, "r2", "l13")) == "4.5"
    state, _ = play(state, cross(0, "r2", "l00"))
    assert refused(state, cross(0, "r5", "l00")) == "4.5"


@pytest.mark.parametrize("text", ["r2 r2 v3", "r2 v2 y2", "v4 v4 v4"])
def test_4_equal_dice_are_one_choice(text):
    found = GAME.legal_moves(crossing(text), 0)
    assert len(found) == len(set(found))
    assert {move.die for move in found} == set(map(die, text.split()))


# 5 The Princess's die


def with_princess(one="v4", **members):
    state, _ = dealt(["princess", *NEGATED], f"{one} r9 r7 | y6 v11 r5", **members)
    return play(state, take(0, f"{one} |"))[0]


def test_5_1_5_3_and_5_4_two_crosses_by_number_and_by_colour():
    state = with_princess()
    both = [cross(0, "v4", text) for what in (4, "violet") for text in fields_with(what)]
    same_moves(GAME.legal_moves(state, 0), both)
    assert refused(state, do.Finish(seat=0)) == "5.4"
    for first, second in permutations((4, "violet")):
        after, _ = play(state, cross(0, "v4", fields_with(first)[0]))
        assert after.to_cross[0] == ()
        left = [*(cross(0, "v4", text) for text in fields_with(second)), do.Finish(seat=0)]
        same_moves(GAME.legal_moves(after, 0), left)
        for text in fields_with(first)[1:]:
            assert refused(after, cross(0, "v4", text)) == "5.3"
        last, _ = play(after, cross(0, "v4", fields_with(second)[0]))
        waits(last, do.Finish(seat=0))
        assert last.princess is None
        done, events = play(after, do.Finish(seat=0))
        assert events[0] == told.Finished(seat=0)
        assert len(done.crosses[0]) == 1
        waits(done, do.Finish(seat=0), cross(0, "v4", fields_with(second)[0]))


@pytest.mark.parametrize(("free", "first"), [("l02 l34", "l02"), ("l14 l34", "l14"), ("l02 l20", "l02")])
def test_5_1_without_a_field_for_the_second_cross_the_seat_has_finished(free, first):
    state = with_princess(crosses=[crossed_but(free)], round=12)
    after, _ = play(state, cross(0, "v4", first))
    waits(after, do.Finish(seat=0))
    assert len(after.crosses[0]) == 49


def test_5_1_a_princesss_die_of_no_use_lapses():
    state, _ = dealt(["princess", *NEGATED], "v4 r9 r7 | y6 v11 r5", crosses=[crossed_but("l00 l34")], round=12)
    after, events = play(state, take(0, "v4 |"))
    assert told.DiceLapsed(seat=0, dice=dice("v4")) in events
    waits(after, *decline(0), do.Finish(seat=0))


POOLS = [  # two seats: cards, trays, moves; so many plain dice come to the Princess's violet 4
    (1, ["princess warlock", "rogue golem"], "v4 v4 r9 | r7 y1", [take(0, "v4 |")]),
    (2, ["princess warlock", "rogue golem"], "v4 v4 r9 | r7 v4", [take(0, "v4 |")]),
    (2, ["princess mirror_image", "warlock machine"], "v4 v4 r1 | r1 v4", [take(0, "| v4"), copy(0, 1)]),
]


@pytest.mark.parametrize(("plain", "played", "trays", "moves"), POOLS)
def test_5_2_a_pool_of_alike_dice_gives_what_its_dice_can_give(plain, played, trays, moves):
    """Every sequence of crosses by number and by colour, against the dice on which they can be laid."""
    state, _ = play(dealt(played, trays)[0], *moves)
    waiting, seen = [(state, Counter())], 0
    while waiting:
        state, made = waiting.pop()
        right = []
        for kind, texts in (("number", fields_with(4)), ("color", fields_with("violet"))):
            more = made + Counter([kind])
            left = [text for text in texts if place(text) not in state.crosses[0]]
            if left and given_by(plain, 1, more["number"], more["color"]):
                right += [cross(0, "v4", text) for text in left]
                waiting.append((play(state, cross(0, "v4", left[0]))[0], more))
            elif left and 0 in state.to_move:
                assert refused(state, cross(0, "v4", left[0])) in ("4.3", "5.3")
        if right and made.total() > plain:
            right.append(do.Finish(seat=0))
        same_moves(GAME.legal_moves(state, 0), right)
        seen += 1
    assert seen == sum(2**count for count in range(plain + 2)) + 2 ** (plain + 2) - 2


# 6 No crosses


def nothing(**members):
    """Seats 1 and 2 have negated each other, seat 0 has r2 and v3."""
    return dealt(["knight", *NEGATED], "r2 v3 y6 | v6 v6 y6", **members)[0]


def test_6_1_and_6_2_the_effects():
    state = nothing(crosses=["", "l00 r44"])
    free = [text for text in NAMES if text not in ("l00", "r44")]
    expected = [
        *(cross_any(1, text) for text in free),
        copy(1, 0),
        do.TakeBack(seat=1),
        *(fan_card(1, card) for card in state.fans[1]),
        *decline(1),
    ]
    same_moves(GAME.legal_moves(state, 1), expected)
    for move in (cross_any(1, "l01"), do.TakeBack(seat=1), fan_card(1, state.fans[1][0]), *decline(1)):
        after, _ = play(state, move)
        waits(after, *decline(1), cross_any(1, "l02"))
        assert after.to_move == (0, 2)


def test_6_2_and_d4_decline():
    state = nothing()
    after, events = play(state, *decline(1))
    assert events == [told.Declined(seat=1)]
    assert (after.crosses, after.hands, after.used) == (state.crosses, state.hands, state.used)


def test_6_2_any_field_of_number_or_colour_is_crossed_again_and_again():
    state, _ = dealt(["golem"] * 3, hands=["alchemist rogue warlock"] * 3)
    for turn, text in enumerate(("l00", "l01", "r44")):
        if turn:
            state, _ = choose(state, *[("rogue", "warlock")[turn - 1]] * 3)
        before = state
        for seat in range(3):
            state, events = play(state, cross_any(seat, text))
            assert events[0] == told.FieldCrossed(seat=seat, field=field(text), die=None)
        assert state.used == before.used
        assert len(state.crosses[0]) == turn + 1


def test_6_2_take_back_takes_the_card_just_played_too():
    state = nothing(hands=["", "golem"], discards=["warlock", "knight warlock"])
    assert state.discards[1] == cards("jungle_guardian knight warlock")
    after, events = play(state, do.TakeBack(seat=1))
    assert (after.hands[1], after.discards[1]) == (cards("golem jungle_guardian knight warlock"), ())
    assert events[0] == told.DiscardsTaken(seat=1, cards=cards("jungle_guardian knight warlock"))
    assert after.used[1] == used("b")


def test_6_2_a_card_of_the_fan_is_shown_and_may_be_played_from_the_next_round_on():
    state = nothing()
    card = state.fans[1][0]
    after, events = play(state, fan_card(1, card))
    assert events == [told.FanCardTaken(seat=1, card=card)]
    for seat in (0, 1, 2, None):
        assert GAME.show(events[0], seat) == events[0]
        assert card in GAME.view(after, seat).hands[1]
    assert (card in after.hands[1], card in after.fans[1], after.used[1]) == (True, False, used("f"))
    after, _ = finish_round(after)
    assert play_card(1, card) in GAME.legal_moves(after)


def test_6_2_copied_dice_are_crossed_like_own_ones():
    state = nothing()
    after, events = play(state, copy(1, 0))
    assert events == [told.DiceCopied(seat=1, source=0, dice=dice("r2 v3"))]
    assert (after.to_cross, after.copied) == ((dice("r2 v3"), dice("r2 v3"), ()), (None, 0, None))
    assert after.taken == state.taken
    assert after.used[1] == used("c")
    same_moves(GAME.legal_moves(after, 1), [replace(move, seat=1) for move in GAME.legal_moves(after, 0)])
    assert refused(after, do.Decline(seat=1)) == "6.3"
    both, _ = play(after, copy(2, 0))  # two may copy the same dice
    assert both.to_cross == (dice("r2 v3"),) * 3
    assert refused(after, copy(2, 1)) == "7.2"


def test_6_2_dice_that_were_crossed_already_can_be_copied():
    """Whoever crosses first: what is copied are the dice that were taken."""
    state, _ = play(nothing(), cross(0, "r2", "l13"), cross(0, "v3", "l20"), copy(1, 0))
    assert state.to_cross == ((), dice("r2 v3"), ())


def test_7_3_copied_dice_and_own_ones_are_one_pool():
    """Two seats: a red 2 of one's own and one that is copied give two crosses, not one."""
    state, _ = dealt(["knight mirror_image", "rogue warlock"], "r2 v4 y6 | r5 y8")
    assert state.taken == (dice("r2"), dice("r5 v4"))
    state, _ = play(state, copy(0, 1))
    assert state.to_cross == (dice("r2 r5 v4"), dice("r5 v4"))
    state, _ = dealt(["knight mirror_image", "mountain_guardian druid"], "r2 r4 y6 | r2 r8")
    assert state.taken == (dice("r2 r2"), dice("r4 y6"))
    state, _ = dealt(["rogue mirror_image", "mountain_guardian druid"], "r2 y6 v8 | r2 v1")
    state, _ = play(state, copy(0, 1))
    assert state.to_cross[0] == dice("r2 r2 v8 y6")
    state, _ = play(state, cross(0, "r2", "l13"), cross(0, "r2", "l00"), cross(0, "v8", "r11"), cross(0, "y6", "l04"))
    assert len(state.crosses[0]) == 4
    waits(state, cross(0, "r2", "l32"))


def test_d14_dice_may_be_copied_though_none_can_be_crossed():
    state = nothing(crosses=["", crossed_but("l01 l02")], round=12)
    after, events = play(state, copy(1, 0))
    assert of(events, told.DiceLapsed) == [told.DiceLapsed(seat=1, dice=dice("r2 v3"))]
    assert after.used[1] == used("c")
    waits(after, *decline(1))


@pytest.mark.parametrize(("spent", "gone", "move", "rule"), [
    ("c", {do.CopyDice}, lambda state: copy(1, 0), "6.4"),
    ("b", {do.TakeBack}, lambda state: do.TakeBack(seat=1), "6.5"),
    ("ff", {do.TakeFanCard}, lambda state: fan_card(1, state.fans[1][0]), "6.6"),
    ("cbff", {do.CopyDice, do.TakeBack, do.TakeFanCard}, lambda state: do.TakeBack(seat=1), "6.5"),
])  # fmt: skip
def test_6_4_6_5_and_6_6_effects_are_limited(spent, gone, move, rule):
    state = nothing(used=["", spent])
    kinds = {do.CrossAny, do.CopyDice, do.TakeBack, do.TakeFanCard, do.Decline}
    assert {type(each) for each in GAME.legal_moves(state, 1)} == kinds - gone
    assert {type(each) for each in GAME.legal_moves(state, 2)} == kinds  # each seat has its own
    assert refused(state, move(state)) == rule


def test_6_6_a_second_card_of_the_fan():
    state = nothing(used=["", "f"])
    after, _ = play(state, fan_card(1, state.fans[1][0]))
    assert after.used[1] == used("ff")


def test_7_5_cards_use_up_no_effect():
    state, _ = dealt(["alchemist", "mirror_image", "knight"], "r2 v3 y6 | v6 v6 y6", used=["ff", "c"])
    state, _ = play(state, number(0, "l01"), fan_card(0, state.fans[0][0]), copy(1, 2))
    assert state.used[:2] == (used("ff"), used("c"))


def test_7_1_7_2_7_4_and_4_5_what_an_effect_cannot_copy_take_or_cross():
    state = nothing()
    for source, rule in ((1, "7.1"), (3, "7.1"), (2, "7.2")):
        assert refused(state, copy(1, source)) == rule
    for card in (*state.hands[1], *state.discards[1], "parasite"):
        assert refused(state, fan_card(1, card)) == "7.4"
    assert refused(nothing(crosses=["", "l00"]), cross_any(1, "l00")) == "4.5"


def test_6_2_without_anybody_to_copy_and_with_an_empty_fan():
    hand, piles = BIG_HAND.replace("knight ", ""), ["knight", "knight warlock alchemist"]
    state, _ = dealt(["jungle_guardian"] * 3, hands=["", hand], discards=piles, round=12)
    assert state.fans[1] == ()
    assert {type(move) for move in GAME.legal_moves(state, 1)} == {do.CrossAny, do.TakeBack, do.Decline}
    assert refused(state, copy(1, 0)) == "7.2"


def test_6_2_a_full_sheet_leaves_the_other_effects():
    state = nothing(crosses=["", " ".join(NAMES)], round=12)
    assert {type(move) for move in GAME.legal_moves(state, 1)} == {do.CopyDice, do.TakeBack, do.TakeFanCard, do.Decline}


@pytest.mark.parametrize(("spent", "asked"), [("cbff", False), ("cff", True), ("cbf", True), ("bff", True)])
def test_d20_a_seat_without_an_effect_that_it_could_use_is_not_asked(spent, asked):
    """The sheet is full; the pile, the fan or the dice of seat 0 may be left."""
    state = nothing(crosses=["", " ".join(NAMES)], used=["", spent], round=12)
    assert (1 in state.to_move) == asked
    if not asked:
        waits(state, *decline(1), do.TakeBack(seat=1))


@pytest.mark.parametrize(("played", "trays", "asked"), [  # who may use an effect
    (["knight", "machine", "golem"], "r2 v9 y8 | r1 v1 y1", ""),
    (["knight", "machine", "golem"], "r2 v9 y1 | r1 v1 y1", "2"),
    (["knight", "machine", "golem"], "r1 v1 y1 | r1 v1 y1", "012"),
    (["alchemist", "machine", "golem"], "r1 v1 y1 | r1 v1 y1", "12"),
    (["alchemist", "alchemist", "golem"], "r1 v1 y8 | r1 v1 y1", "01"),
    (["patient_one", "mirror_image", "golem"], "r1 v1 y8 | r1 v1 y1", "0"),
    (["patient_one", "mirror_image", "golem"], "r1 v1 y1 | r1 v1 y1", "012"),
    (["alchemist golem", "knight machine"], "r1 v1 y1 | r1 v1", "1"),  # two seats: one Alchemist forbids it
    (["golem alchemist", "knight machine"], "r1 v1 y1 | r1 v1", "1"),
    (["alchemist golem", "alchemist machine"], "r1 v1 y1 | r1 v1", "01"),  # negated it does not
    (["alchemist golem", "knight machine"], "r1 v1 y8 | r1 v1", "1"),
    (["golem rogue", "golem rogue"], "r1 v1 y8 | r1 v1", "01"),
    (["golem rogue", "golem druid"], "r1 v1 y8 | r1 v1", ""),
    (["golem machine", "golem druid"], "r1 v1 y8 | r1 v1", "0"),
])  # fmt: skip
def test_6_1_who_may_use_an_effect(played, trays, asked):
    state, _ = dealt(played, trays)
    while state.phase == EFFECTS:
        state, _ = play(state, GAME.legal_moves(state)[0])
    assert "".join(str(seat) for seat in range(state.seats) if legal(state, do.Decline, seat)) == asked


# 8 The end of a round

NEAR = "l01 l02 l03 l04"  # the top row on the left but for the red field
NEAR_COLUMN = "r00 r10 r20 r30"  # the first column on the right but for a 9


def test_8_1_the_first_full_line():
    """One is filled early in the round; its points come with the round's end."""
    state = crossing("r2 v3 y8", crosses=[NEAR, NEAR])
    state, _ = play(state, cross(0, "r2", "l00"))
    assert state.first_line == ()
    state, events = finish_round(state)
    assert only(events, told.FirstLineCompleted).seats == (0,)
    assert [type(event) for event in events[-2:]] == [told.FirstLineCompleted, told.RoundStarted]
    assert state.first_line == (0,)


def all_cross(texts, crosses, **members):
    """All seats cross one of these fields, by effects."""
    seats = len(texts)
    state = dealt(["golem"] * seats if seats > 2 else ["golem rogue"] * 2, crosses=crosses, **members)[0]
    return play(state, *(cross_any(seat, text) for seat, text in enumerate(texts)))


@pytest.mark.parametrize(("texts", "crosses", "right"), [
    (["l00", "l00", "l00"], [NEAR, NEAR, NEAR], (0, 1, 2)),
    (["l00", "l00", "l11"], [NEAR, NEAR, NEAR], (0, 1)),
    (["l11", "r40", "l00"], [NEAR, NEAR_COLUMN, NEAR], (1, 2)),
    (["l11", "r41", "l12"], [NEAR, NEAR_COLUMN, NEAR], ()),
    (["l44", "l11", "l11"], ["l00 l11 l22 l33", "", ""], ()),  # a diagonal is no line
    (["r00", "l11", "l11"], [NEAR, "", ""], ()),  # the river parts the rows
    (["l00", "l00"], [NEAR, NEAR], (0, 1)),
    (["l01", "l00", "l01", "r40"], ["", NEAR, "", NEAR_COLUMN], (1, 3)),
])  # fmt: skip
def test_8_1_all_who_fill_one_in_the_same_round(texts, crosses, right):
    state, events = all_cross(texts, crosses)
    assert state.first_line == right
    assert of(events, told.FirstLineCompleted) == ([told.FirstLineCompleted(seats=right)] if right else [])


def test_8_1_nobody_later():
    state, events = all_cross(["l00", "l10", "l11"], [NEAR, f"l00 {NEAR}", NEAR])
    assert state.first_line == (1,)
    assert not of(events, told.FirstLineCompleted)


def test_8_1_and_d17_a_line_filled_by_an_alchemist_counts():
    state, _ = dealt(["alchemist", *NEGATED], crosses=["l00 l02 l03 l04"])
    state, _ = play(state, number(0, "l01"), fan_card(0, state.fans[0][0]))
    assert state.first_line == ()
    state, events = play(state, *decline(1, 2))
    assert state.first_line == only(events, told.FirstLineCompleted).seats == (0,)


@every_table
def test_8_2_all_dice_return_to_the_bag(seats):
    played = {2: ["golem rogue", "golem machine"], 3: ["golem"] * 3, 4: ["golem"] * 4}[seats]
    state, seen = dealt(played)[0], set()
    for _ in range(4):
        state, events = finish_round(state)
        assert only(events, told.RoundStarted).trays == state.trays
        assert Counter(one.tray for one in state.trays) == dict(zip(("mountain", "jungle"), DRAWN[seats], strict=True))
        assert Counter(one.color for one in state.trays) <= DICE
        assert (state.number, state.princess) == (None, None)
        assert state.taken == state.to_cross == state.played == state.due == ((),) * seats
        assert state.copied == (None,) * seats
        seen.add(state.trays)
    assert len(seen) == 4


def test_last_round_tells_what_was_played_taken_and_copied():
    state, _ = dealt(["mirror_image", "knight", "golem"], "r2 v3 y9 | r11 v6 y6")
    state, _ = finish_round(play(state, copy(0, 2))[0])
    last = state.last_round
    assert last.round == state.round - 1
    assert last.played == (("mirror_image",), ("knight",), ("golem",))
    assert (last.taken, last.copied) == (((), dice("r2 v3"), dice("y9 r11")), (2, None, None))


@every_setup
def test_8_3_the_game_ends_after_the_twelfth_round(seats, options):
    begun = GAME.new(seats, options, "twelve")
    state, rounds = begun.state, of(begun.events, told.RoundStarted)
    while state.outcome is None:
        state, events = finish_round(state)
        rounds += of(events, told.RoundStarted)
    assert [event.round for event in rounds] == list(range(1, 13))
    assert [event.bag for event in rounds] == [turn % seats for turn in range(12)]  # 1.2
    assert (state.round, state.to_move, state.outcome.reason) == (12, (), "twelve_rounds")
    assert events[-1] == told.GameEnded(reason="twelve_rounds", winners=state.outcome.winners)
    assert GAME.legal_moves(state) == ()
    with pytest.raises(GameOver):
        GAME.apply(state, decline(0)[0])


# 9 Scoring


def over(crosses, seats=3, **members):
    """The twelfth round ends, and nobody crosses anything more. All have played a Golem, two seats a Rogue too."""
    played = ["rogue golem"] * 2 if seats == 2 else ["golem"] * seats
    state, _ = dealt(played, crosses=crosses, round=12, **members)
    return play(state, *decline(*range(seats)))


@pytest.mark.parametrize(("count", "points"), [*enumerate((0, 2, 0, 5, 5, 10))])
@pytest.mark.parametrize("area", "lr")
def test_9_1_worked_example_points_of_a_line(area, count, points):
    """So many crosses in a row or a column; each stands alone in the other direction, which is worth 2."""
    for line in ([f"{area}1{each}" for each in range(count)], [f"{area}{each}3" for each in range(count)]):
        score = over([" ".join(line)])[0].outcome.scores[0]
        assert (score.left, score.right)["lr".index(area)] == points + 2 * count
        assert (score.left, score.right)["rl".index(area)] == 0


def test_9_1_worked_example_the_river_parts_the_top_row():
    """One cross on the left is 2, three on the right are 5; each is alone in its column."""
    score = over(["l00 r00 r01 r02"])[0].outcome.scores[0]
    assert (score.left, score.right) == (2 + 2, 5 + 3 * 2)


def test_9_1_a_full_sheet():
    score = over([" ".join(NAMES)])[0].outcome.scores[0]
    assert (score.left, score.right, score.first_line, score.crosses) == (100, 100, 6, 50)


@pytest.mark.parametrize("seed", range(10))
def test_9_1_random_sheets_against_counting(seed):
    random = Random(f"sheets {seed}")
    crosses = [random.sample(NAMES, random.randrange(51)) for _ in range(4)]
    state, _ = over([" ".join(each) for each in crosses], seats=4)
    for seat, score in enumerate(state.outcome.scores):
        marked = {triple(place(text)) for text in crosses[seat]}
        held = [*state.hands[seat], *state.discards[seat]]
        by_hand = score_by_hand(marked, held, has_full_line(marked))
        assert (score.left, score.right, score.first_line, score.cards, score.total) == by_hand
        assert score.crosses == len(marked)


@pytest.mark.parametrize(("held", "points"), [  # besides a Golem, which is worth 6
    ("mirror_image worker", 10),  # the worked example, D1
    ("alchemist jungle_guardian", 6),
    ("princess rogue", 16),
    ("patient_one mirror_image princess", 24),
    ("patient_one princess rogue worker mirror_image", 30),
    ("machine rogue", 13),
    ("druid rogue", 15),
    ("mountain_guardian rogue", 10),
    ("parasite rogue", 18),
])  # fmt: skip
def test_9_2_and_d1_points_of_the_cards_held(held, points):
    """In hand and on the discard pile alike; those in the fan do not count."""
    first, *rest = held.split()
    for hand, pile in ((held, "knight"), (" ".join(rest), f"knight {first}")):
        state, _ = over([""], hands=[hand], discards=[pile])
        assert state.outcome.scores[0].cards == points


def test_d2_a_returned_card_counts_no_more():
    state, _ = dealt(["parasite", "warlock", "warlock"], hands=["golem rogue"], discards=["knight"], round=12)
    for card, points in (("golem", 4 + 8), ("rogue", 6 + 8), ("parasite", 6 + 4), ("knight", 6 + 4 + 8)):
        after, _ = play(state, take(0, "r9 r7 |"), back(0, card))
        after, _ = finish_round(after)
        assert after.outcome.scores[0].cards == points


def test_9_2_total_and_outcome():
    """The top row 10, the second row and four columns 2 each, one column with two 0."""
    state, events = over([f"l00 {NEAR} l10", "r00", ""], hands=["rogue warlock"])
    scores = (
        Score(seat=0, total=36, left=20, right=0, first_line=6, cards=10, crosses=6),
        Score(seat=1, total=10, left=0, right=4, first_line=0, cards=6, crosses=1),
        Score(seat=2, total=6, left=0, right=0, first_line=0, cards=6, crosses=0),
    )
    assert state.outcome == Outcome(reason="twelve_rounds", winners=(0,), scores=scores)
    assert events[-1] == told.GameEnded(reason="twelve_rounds", winners=(0,))


ONE, TWO, SQUARE = "l00", "l00 l01", "l00 l01 l10 l11"  # worth 4, 4, 0


@pytest.mark.parametrize(("crosses", "winners"), [
    ([ONE, "r11", ""], ()),
    ([TWO, ONE, ""], (0,)),
    ([ONE, TWO, ""], (1,)),
    ([TWO, TWO, ONE], ()),  # nobody wins, even if a third seat has less
    ([TWO, "r33 r34", ONE], ()),
    ([TWO, ONE, TWO], ()),
    ([SQUARE, "", ""], (0,)),
    ([SQUARE, "", ONE], (2,)),
    (["", "", ""], ()),
])  # fmt: skip
def test_9_3_a_tie_goes_to_most_crosses_and_then_to_nobody(crosses, winners):
    state, events = over(crosses)
    totals = [score.total for score in state.outcome.scores]
    assert state.outcome.winners == winners == winners_by_hand(totals, [len(each.split()) for each in crosses])
    assert only(events, told.GameEnded).winners == winners


@pytest.mark.parametrize(("crosses", "winners"), [((24, 22), (0,)), ((22, 24), (1,)), ((24, 24), ())])
def test_9_3_worked_example_24_against_22_crosses(crosses, winners):
    state, _ = over([TIED[count] for count in crosses], seats=2)
    scores = state.outcome.scores
    assert tuple(score.crosses for score in scores) == crosses
    assert scores[0].total == scores[1].total
    assert state.outcome.winners == winners


# The rulebook's running example

RUNNING = "y2 v2 r8 | r1 v3 v2"


def test_worked_example_the_running_round():
    """Tom (seat 0) and you (2) negate each other; Lea (1) has the Knight.

    Tom has crossed a 6 before and copies now, you have taken your pile back before and take the Golem.
    """
    played = ["jungle_guardian", "knight", "jungle_guardian"]
    sixth = fields_with(6)[1]
    state, events = dealt(played, RUNNING, crosses=[sixth], used=["", "", "b"])
    assert only(events, told.CardsRevealed).played == tuple((card,) for card in played)
    assert only(events, told.CardsNegated).cards == cards("jungle_guardian")
    assert of(events, told.DiceTaken) == [told.DiceTaken(seat=1, card="knight", dice=tray_dice("y2 v2 | v2 v3"))]
    assert state.trays == tray_dice("r8 | r1")
    assert all(card in state.discards[seat] for seat, card in enumerate(played))
    assert (state.phase, state.to_move) == (CROSSING, (0, 1, 2))

    lea = [cross(1, "y2", "l40"), cross(1, "v3", "l20"), cross(1, "v2", "l13"), cross(1, "v2", "r10")]
    assert [sign("l40"), sign("l20"), sign("l13"), sign("r10")] == [2, 3, 2, "violet"]  # 2 and 3 in one column
    tom = [copy(0, 1), cross(0, "v3", "l14"), cross(0, "v2", "l32"), cross(0, "v2", "r21"), cross(0, "y2", "l03")]
    assert do.TakeBack(seat=2) not in GAME.legal_moves(state)
    after, _ = play(state, *lea[:2], fan_card(2, "golem"), *tom, lea[2])
    assert after.to_move == (1,)
    assert (after.used[0], after.used[2]) == (used("c"), used("bf"))
    assert "golem" in after.hands[2]
    last, events = play(after, lea[3])
    assert last.crosses[:2] == (places(f"{sixth} l14 l32 r21 l03"), places("l40 l20 l13 r10"))
    assert last.crosses[2] == ()
    started = only(events, told.RoundStarted)
    assert (started.round, started.bag) == (state.round + 1, state.round % 3)


def test_worked_example_scores_of_the_rulebook():
    """You (seat 0) 89 and 10, Lea 91, 6 and 8, Tom 83 and 6: Lea wins with 105 to 99 and 89."""
    hands = ["golem mirror_image worker", "princess worker", "princess knight"]
    crosses = [WORTH[89], WORTH[91].replace("l20 ", ""), WORTH[83]]
    state, _ = dealt(["jungle_guardian"] * 3, hands=hands, crosses=crosses, round=12)
    state, events = play(state, cross_any(1, "l20"), *decline(0, 2))
    assert only(events, told.FirstLineCompleted).seats == (1,)
    scores = [(each.left + each.right, each.first_line, each.cards, each.total) for each in state.outcome.scores]
    assert scores == [(89, 0, 10, 99), (91, 6, 8, 105), (83, 0, 6, 89)]
    assert state.outcome.winners == (1,)


# Any order of independent seats


def test_interleavings_two_seats_choose_in_any_order_with_an_exchange():
    state = table(hands=["knight golem", "knight golem rogue"], discards=["warlock alchemist", "druid warlock"])
    mine = [play_card(0, "golem"), play_card(0, "warlock")]
    orders = list(interleavings([mine, plays(1, "rogue knight")]))
    assert len(orders) == 6
    ends = {msgspec.json.encode(play(state, *order)[0]) for order in orders}
    assert len(ends) == 1


@pytest.mark.parametrize("name", ["effects", "dice", "first lines", "last round"])
def test_interleavings_of_a_rounds_crossings(name):
    """Each seat's own order is kept: all of them end the round alike, and none draws before the last move."""
    state, lists = crossings(name)
    orders = list(interleavings(lists))
    ends = set()
    for order in Random(name).sample(orders, min(len(orders), 210)):
        before, _ = play(state, *order[:-1])
        assert before.chance == state.chance
        assert before.round == state.round
        ends.add(msgspec.json.encode(play(before, order[-1])[0]))
    assert len(ends) == 1


def crossings(name):
    three = [cross(0, "r2", "l13"), cross(0, "v3", "l20")]
    if name == "effects":
        return nothing(), [three, [fan_card(1, "golem")], [do.TakeBack(seat=2)]]
    if name == "dice":
        return nothing(), [
            three,
            [copy(1, 0), *[replace(move, seat=1) for move in three]],
            [copy(2, 0), cross(2, "v3", "r10"), cross(2, "r2", "l40")],
        ]
    if name == "first lines":
        near = ["l01 l02 l03 l04", "l10 l20 l30 l40"]
        return nothing(crosses=near), [
            [cross(0, "r2", "l00"), cross(0, "v3", "l20")],
            [copy(1, 0), cross(1, "v3", "l33"), cross(1, "r2", "l00")],
            [cross_any(2, "l00")],
        ]
    return nothing(crosses=["l00", "l00"], round=12), [three, [cross_any(1, "l01")], decline(2)]


def test_interleavings_of_the_princesss_die_and_others():
    state, _ = play(dealt(["princess", "knight", "golem"], "v4 r2 v3 | y9 r7 r5")[0], take(0, "v4 |"))
    lists = [
        [cross(0, "v4", "l02"), do.Finish(seat=0)],
        [cross(1, "r2", "l13"), cross(1, "v3", "l20")],
        [cross(2, "r7", "r14"), cross(2, "y9", "r24")],
    ]
    assert sign("r14") == 10
    lists[2][0] = cross(2, "r7", "r13")
    assert len({msgspec.json.encode(play(state, *order)[0]) for order in interleavings(lists)}) == 1


@pytest.mark.medium
@every_setup
def test_interleavings_of_random_rounds(seats, options):
    """A round of a random game once more, the seats' moves shuffled among each other within each phase."""
    for seed in range(20 if LONG else 3):
        random = Random(f"shuffled {seats} {options} {seed}")
        state = GAME.new(seats, options, str(seed)).state
        while state.outcome is None:
            begun, made = state, []
            while (state.phase, state.round, state.outcome) == (begun.phase, begun.round, None):
                move = random.choice(GAME.legal_moves(state))
                made.append(move)
                state, _ = play(state, move)
            if begun.phase != EFFECTS:
                queues = [[move for move in made if move.seat == seat] for seat in range(seats)]
                other = begun
                for seat in random.sample([move.seat for move in made], len(made)):
                    other, _ = play(other, queues[seat].pop(0))
                assert other == state


# Secrets


def every_place(state):
    return [*range(state.seats), None]


def seen(state, events, whom):
    """All that an answer tells a whom."""
    moves = () if whom is None else GAME.legal_moves(state, whom)
    return GAME.view(state, whom), [GAME.show(event, whom) for event in events], moves


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("hidden", [0, 1, 2])
def test_secret_a_chosen_card(seats, hidden):
    """Whatever a seat has chosen, all others are told the same; that it has chosen is public."""
    state = table(seats=seats, hands=["alchemist jungle_guardian warlock golem"] * seats)
    told_to = {whom: [] for whom in every_place(state)}
    for card in state.hands[hidden]:
        after, events = play(state, play_card(hidden, card))
        for whom in every_place(state):
            told_to[whom].append(seen(after, events, whom))
    for whom, found in told_to.items():
        if whom != hidden:
            assert all(each == found[0] for each in found)
            view, events, _ = found[0]
            assert view.played == tuple((None,) if seat == hidden else () for seat in range(seats))
            assert view.hands == state.hands
            assert events == [told.CardChosen(seat=hidden, card=None)]
    own = [view.played[hidden] for view, _, _ in told_to[hidden]]
    assert own == [(card,) for card in state.hands[hidden]]


@pytest.mark.parametrize("hidden", [0, 1])
def test_secret_two_cards_and_the_exchange_between_them(hidden):
    """With two seats; the other may have chosen none, one or both of its own."""
    hands, piles = ["knight golem", "knight golem"], ["warlock alchemist rogue"] * 2
    begun, other = table(hands=hands, discards=piles), 1 - hidden
    ready = [begun]
    for card in ("knight", "alchemist"):
        ready.append(play(ready[-1], play_card(other, card))[0])
    for state in ready[:2]:
        firsts, seconds = [], []
        for first in GAME.legal_moves(state, hidden):
            one, events = play(state, first)
            firsts.append((one, events))
            seconds += [play(one, move) for move in GAME.legal_moves(one, hidden)]
        assert (len(firsts), len(seconds)) == (2, 6)
        for whom in (other, None):
            for worlds, count in ((firsts, 1), (seconds, 2)):
                found = [seen(*world, whom) for world in worlds]
                assert all(each == found[0] for each in found)
                view, events, _ = found[0]
                assert view.played[hidden] == (None,) * count
                assert (view.hands, view.discards) == (begun.hands, begun.discards)
                assert events == [told.CardChosen(seat=hidden, card=None)]
        assert len({seen(*world, hidden)[0].played[hidden] for world in seconds}) == 6
    for first in GAME.legal_moves(ready[2], hidden):
        one, events = play(ready[2], first)
        assert GAME.view(one, other).played[hidden] == (None,)
        assert not of(events, told.CardsExchanged)
        last, events = play(one, GAME.legal_moves(one, hidden)[0])
        for whom in (0, 1, None):
            shown = [GAME.show(event, whom) for event in events[1:]]
            assert shown == events[1:]
            assert {event.seat for event in of(shown, told.CardsExchanged)} == {0, 1}
            assert GAME.view(last, whom).played == last.played


def test_secret_a_refusal_tells_nothing_of_what_others_have_chosen():
    state = table(seats=3, hands=["alchemist jungle_guardian warlock golem"] * 3)
    worlds = [play(state, play_card(0, card))[0] for card in state.hands[0]]
    for card in CARDS:
        move, answers = play_card(1, card), []
        for world in worlds:
            try:
                GAME.apply(world, move)
                answers.append(None)
            except IllegalMove as error:
                answers.append(str(error))
        assert len(set(answers)) == 1
    for world in worlds:
        waits(world, play_card(0, "golem"))


def test_secret_what_is_public_is_shown_to_all():
    for state in (FIRST, *crossed_states()):
        for whom in every_place(state):
            view = GAME.view(state, whom)
            for member in set(state.__struct_fields__) - {"chance"}:
                assert getattr(view, member) == getattr(state, member)
            assert (view.seat, view.seed) == (whom, None)


FIRST = table(seats=3)


def crossed_states():
    yield nothing()
    yield with_princess()
    yield dealt(["alchemist", "mirror_image", "knight"], "r2 v3 y6 | v6 v6 y6")[0]


# Sizes


def test_a_state_is_under_8_kb_and_a_view_under_4():
    """The largest that comes to mind: four seats, full sheets, many dice taken, copied and to cross."""
    members = {"crosses": [" ".join(NAMES[:49]), *[" ".join(NAMES)] * 3], "round": 12, "sheet": B}
    played = ["mountain_guardian", "mountain_guardian", "mirror_image", "golem"]
    state, _ = dealt(played, "v12 v10 v11 r12 | r10 r11 r12", **members)
    for other in (state, *(play(state, copy(2, 3))[0],)):
        assert len(msgspec.json.encode(other)) < 8_000
        assert all(len(msgspec.json.encode(GAME.view(other, whom))) < 4_000 for whom in every_place(other))
    *_, last = final_rounds(state)
    assert len(msgspec.json.encode(last)) < 8_000
    assert all(len(msgspec.json.encode(GAME.view(last, whom))) < 4_000 for whom in every_place(last))


def final_rounds(state):
    yield state
    while state.outcome is None:
        state, _ = finish_round(state)
        yield state


# Faults


@pytest.mark.parametrize("name", FAULTS)
def test_faults_name_the_place(name):
    state, where = FAULTS[name]
    before = msgspec.json.encode(state)
    with pytest.raises(ImpossibleState) as caught:
        GAME.check(state)
    assert caught.value.code == "impossible_state"
    assert msgspec.json.encode(state) == before
    pointers = [fault.pointer for fault in caught.value.faults]
    assert any(pointer.startswith(where) for pointer in pointers), pointers


# Whole games


RARE = ("mirror_image", "parasite", "patient_one", "princess")


def pick(random, state):
    """Any seat, then any kind of move, then any of them, cards with special effects more often: nothing is rare."""
    moves = GAME.legal_moves(state, random.choice(state.to_move))
    special = [move for move in moves if isinstance(move, do.PlayCard | do.TakeFanCard) and move.card in RARE]
    if special and random.random() < 0.4:
        return random.choice(special)
    kind = random.choice(sorted({type(move) for move in moves}, key=lambda kind: kind.__name__))
    return random.choice([move for move in moves if isinstance(move, kind)])


def play_out(state, seed):
    """A random game against the play by hand, step by step: every move that was made, and the state then."""
    random, hand = Random(f"queen {state.seats} {state.options} {seed}"), by_hand(state)
    while state.outcome is None:
        same(state, hand)
        for seat in range(state.seats):
            found = [neutral(move) for move in GAME.legal_moves(state, seat)]
            expected = [neutral(move) for move in hand.legal(seat)]
            assert len(set(found)) == len(found) == len(expected)
            assert set(found) == set(expected)
        move = pick(random, state)
        state, _ = play(state, move)
        conserved(state)
        hand.do(move.seat, msgspec.to_builtins(move))
        if hand.phase == "rolling" and not hand.over:
            hand.next_round(rolled(state))
        yield move, state
    assert hand.over
    for score, by in zip(state.outcome.scores, hand.scores(), strict=True):
        assert (score.left, score.right, score.first_line, score.cards, score.total) == by
    assert state.outcome.winners == hand.winners()
    assert state.round == 12


def conserved(state):
    """Dice and cards are all there, and no limit is exceeded."""
    rolled_dice = [one.color for one in state.trays] + [one.color for some in state.taken for one in some]
    assert len(rolled_dice) == (0 if state.outcome else sum(DRAWN[state.seats]))  # 8.2: all return to the bag
    assert Counter(rolled_dice) <= DICE
    ten = None
    for seat in range(state.seats):
        somewhere = Counter((*state.hands[seat], *state.discards[seat], *state.fans[seat]))
        whole = somewhere + (Counter(state.played[seat]) - somewhere)  # those in no place lie open
        assert set(whole.values()) == {1}
        assert ten in (None, set(whole))
        ten = set(whole)
        assert len(ten) == 10
        assert state.used[seat].fan_cards <= 2
        assert len(state.crosses[seat]) == len(set(state.crosses[seat])) <= 50


def new(seats, options, seed):
    return GAME.new(seats, options, str(seed)).state


@pytest.mark.medium
@every_setup
def test_random_games_against_the_play_by_hand(seats, options):
    kinds = set()
    for seed in range(200 if LONG else 4):
        for move, state in play_out(new(seats, options, seed), seed):
            kinds.add(type(move))
            if seed == 0:
                assert len(msgspec.json.encode(state)) < 8_000
                assert all(len(msgspec.json.encode(GAME.view(state, whom))) < 4_000 for whom in every_place(state))
    assert {do.PlayCard, do.TakeDice, do.Cross, do.CrossNumber, do.TakeFanCard} <= kinds


@every_table
def test_a_random_game_against_the_play_by_hand(seats):
    kinds = {type(move) for move, _ in play_out(new(seats, GAME.options, "fast"), "fast")}
    assert {do.PlayCard, do.Cross, do.CrossNumber, do.TakeFanCard} <= kinds


@pytest.mark.medium
@every_table
@pytest.mark.parametrize("sheet", box.SheetSide)
def test_random_endings_against_the_play_by_hand(seats, sheet):
    """From states near the end: few free fields, small hands, empty fans, dice alike, effects spent."""
    kinds, played = Counter(), 0
    for seed in range(400 if LONG else 30):
        random = Random(f"late {seats} {sheet} {seed}")
        try:
            state = late(random, seats, sheet)
        except ImpossibleState:
            continue  # a round before it was laid that cannot have been
        kinds.update(type(move) for move, _ in play_out(state, seed))
        played += 1
    assert played > (300 if LONG else 20)
    assert {do.Cross, do.TakeDice, do.TakeFanCard, do.CopyDice, do.Decline} <= set(kinds)


# Decisions about what makes no difference


def test_d7_the_two_cards_of_a_seat_differ():
    """The first has left the hand, so the same card cannot be played again; and the two never negate each other."""
    state = new(2, GAME.options, "two cards")
    for card in state.hands[0]:
        after, _ = play(state, do.PlayCard(seat=0, card=card))
        assert refused(after, do.PlayCard(seat=0, card=card)) == "0.2"


def test_d9_seats_take_cards_of_their_fans_in_any_order():
    state = nothing()
    moves = [fan_card(seat, state.fans[seat][0]) for seat in (1, 2)]
    one, other = (play(state, *order)[0] for order in permutations(moves))
    assert one == other


def test_d18_everybody_sees_all_discard_piles_sorted():
    state = new(3, GAME.options, "open")
    for move, _ in play_out(state, "open"):
        state = GAME.apply(state, move).state
        for seen_by in (0, 1, 2, None):
            assert GAME.view(state, seen_by).discards == state.discards
        assert all([*pile] == sorted(pile) for pile in state.discards)


# This suite itself


def test_every_rule_and_decision_has_its_test():
    numbers = re.findall(r"^- \*\*(D?[\d.]+)\*\*", RULES.read_text(), re.MULTILINE)
    names = "".join(re.findall(r"^def test(_\w+)", Path(__file__).read_text(), re.MULTILINE))
    assert [number for number in numbers if f"_{number.lower().replace('.', '_')}_" not in names] == []
