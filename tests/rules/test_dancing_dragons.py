"""The rules of Dancing Dragons, each by its number in RULES.md, then examples, secrets, faults and whole games."""

from collections import Counter
from hashlib import sha256
from itertools import combinations, product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.about import Source
from rules.dancing_dragons import GAME
from rules.dancing_dragons.components import Color, Dragon, Gesture, Part, in_order
from rules.dancing_dragons.events import (
    CardDealt,
    CardDropped,
    CardsTurnedUp,
    CardSwapped,
    CounterDragonCalled,
    DragonAnnounced,
    GameWon,
    HandDealt,
    HandsShown,
    NoDragonAnswered,
    NoDragonAsked,
    PointsScored,
    RoundStarted,
    Signalled,
    StayedSilent,
)
from rules.dancing_dragons.moves import Announce, AskNoDragon, CounterDragon, Drop, NoDragon, Signal, StaySilent, Swap
from rules.dancing_dragons.scoring import dragon_of
from rules.dancing_dragons.state import LastRound, Options, Outcome, Question, Reason, Score, ShownHand, State
from rules.errors import GameOver, IllegalMove, ImpossibleState, NoSuchSeat, NotYourTurn
from tests.kit.checks import check_possible, fault_pointers, only, with_seed
from tests.kit.dancing_dragons import (
    ALL,
    COLORS,
    DRAGON,
    DROP,
    KINDS,
    QUESTION,
    ROYAL,
    TRADE,
    WILD,
    WORTH,
    Table,
    announce,
    card,
    cards,
    hand,
    in_hand_order,
    kind_of,
    known,
    listed,
    reshuffled,
    worth,
)
from tests.kit.playouts import LONG

SEATS = (4, 6, 8)
at_every_table = pytest.mark.parametrize("seats", SEATS)
OPEN = [Table(), Table().answered(0)]
open_phases = pytest.mark.parametrize("table", OPEN, ids=["trade", "question"])


def drop(seat, text):
    return Drop(seat=seat, card=card(text))


def swap(seat, give, take):
    return Swap(seat=seat, give=card(give), take=card(take))


def play(state, *moves):
    """Carry out moves; the last transition. Every state on the way can be, and has all cards."""
    for move in moves:
        after = GAME.apply(state, move)
        check_possible(GAME, after.state)
        assert after.state.ply == state.ply + 1
        assert all_cards(after.state)
        state = after.state
    return after


def all_cards(state):
    """Whether the 52 cards are there, each once."""
    found = [*state.deck, *state.centre, *filter(None, state.dropped), *(one for held in state.hands for one in held)]
    return len(found) == 52 and set(found) == set(map(card, ALL))


def told(after):
    """The events until the next round was dealt."""
    kinds = [type(event) for event in after.events]
    return after.events[: kinds.index(RoundStarted)] if RoundStarted in kinds else after.events


def gained(after):
    event = only(after.events, PointsScored)
    assert after.state.last_round.gained == event.gained
    assert after.state.points == event.points
    return event.gained


def shown(after):
    event = only(after.events, HandsShown)
    assert after.state.last_round.shown == event.hands
    return event.hands


def refused(state, move):
    """The number of the rule that forbids the move."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert caught.value.seat == move.seat
    assert str(caught.value) == f"Rule {caught.value.rule.number}: {caught.value.rule.text}"
    assert msgspec.json.encode(state) == before
    return caught.value.rule.number


def same_moves(legal, expected):
    assert len(legal) == len(set(legal)) == len(expected)
    assert set(legal) == set(expected)
    assert list(map(type, legal)) == list(map(type, expected))


# The builder of this suite itself


def test_the_builder_lays_what_it_is_told():
    state = Table().hands("rh ow").deals(2).centre("kt mw").deck("sb").points(2, 1).state
    assert {card("rh"), card("ow")} < set(state.hands[0])
    assert {card("kt"), card("mw")} < set(state.centre)
    assert state.deck[0] == card("sb")
    assert [len(held) for held in state.hands] == [4] * 4
    assert (len(state.centre), len(state.deck), state.round, state.ply) == (8, 28, 4, 27)
    assert all_cards(state)
    assert [kind_of(held) for held in state.hands] == [None] * 4


# Cards, teams, option, set-up


def test_the_52_cards_are_in_the_order_of_the_rules():
    assert set(Part) == {"head", "wings", "body", "tail"}
    assert list(Color) == list(COLORS.values())
    assert len(set(map(card, ALL))) == 52
    assert sum(each.count for each in GAME.about.components) == 52


def test_what_is_inferred_says_so():
    assert {each.source for each in GAME.about.components if each.id in set(Color)} == {Source.INFERRED}


@pytest.mark.parametrize(("seats", "deck"), [(4, 32), (6, 22), (8, 12)])
def test_5_1_every_seat_is_dealt_five(seats, deck):
    after = GAME.new(seats, Options(target=10), "any seed")
    state = after.state
    check_possible(GAME, state)
    assert (state.phase, state.to_move, state.ply, state.round) == (DROP, tuple(range(seats)), 0, 1)
    assert (state.points, state.outcome, state.last_round, state.question) == ((0,) * (seats // 2), None, None, None)
    assert ([len(held) for held in state.hands], len(state.deck), state.centre) == ([5] * seats, deck, ())
    assert state.dropped == (None,) * seats
    assert all_cards(state)
    dealt = [HandDealt(seat=seat, cards=state.hands[seat]) for seat in range(seats)]
    assert list(after.events) == [RoundStarted(round=1), *dealt]


def test_5_1_the_seed_shuffles_the_cards():
    dealt = {seed: GAME.new(4, Options(target=10), seed).state for seed in "abcdef"}
    assert len({state.deck for state in dealt.values()}) == 6
    assert dealt["a"] == GAME.new(4, Options(target=10), "a").state
    assert {state.chance.drawn for state in dealt.values()} == {51}


def test_option_target_is_ten_unless_chosen():
    assert (GAME.options, GAME.seats) == (Options(target=10), SEATS)


@pytest.mark.parametrize(("body", "good"), [
    ('{"target":1}', True),
    ('{"target":100}', True),
    ('{"target":0}', False),
    ('{"target":101}', False),
    ('{"target":"10"}', False),
    ('{"target":10,"rounds":3}', False),
])  # fmt: skip
def test_option_target_is_1_to_100_and_there_is_no_other(body, good):
    if good:
        assert msgspec.json.decode(body, type=Options)
    else:
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(body, type=Options)


@pytest.mark.parametrize("seats", [2, 3, 5, 7, 9, 10])
def test_teams_only_4_6_or_8_seats(seats):
    body = msgspec.to_builtins(Table().state) | {"seats": seats}
    with pytest.raises((msgspec.ValidationError, ImpossibleState)):
        check_possible(GAME, msgspec.convert(body, State))


# Rule 0: moves and their phases, seats and turns

WIRE = {
    "drop": ('{"type":"drop","seat":1,"card":{"color":"multicolor","part":"wings"}}',
             Table().hands("", "mw").dropping().state, {DROP}),
    "swap": ('{"type":"swap","seat":1,"give":{"color":"multicolor","part":"wings"},'
             '"take":{"color":"black","part":"tail"}}', Table().hands("", "mw").centre("kt").state, {TRADE}),
    "announce": ('{"type":"announce","seat":1,"dragon":"wild"}', Table().state, {TRADE, QUESTION}),
    "counter_dragon": ('{"type":"counter_dragon","seat":1}', Table().state, {TRADE, QUESTION}),
    "signal": ('{"type":"signal","seat":1,"gesture":"scratch_nose"}', Table().state, {TRADE, QUESTION}),
    "ask_no_dragon": ('{"type":"ask_no_dragon","seat":1}', Table().state, {TRADE}),
    "no_dragon": ('{"type":"no_dragon","seat":1}', Table().answered(0).state, {QUESTION}),
    "stay_silent": ('{"type":"stay_silent","seat":1}', Table().answered(0).state, {QUESTION}),
}  # fmt: skip
IN_PHASE = {
    DROP: Table().hands("", "mw").dropping().state,
    TRADE: Table().hands("", "mw").centre("kt").state,
    QUESTION: Table().hands("", "mw").answered(0).centre("kt").state,
}


@pytest.mark.parametrize("kind", WIRE)
def test_moves_are_written_as_the_contract_says(kind):
    body, state, _ = WIRE[kind]
    move = msgspec.json.decode(body, type=GAME.Move)
    assert msgspec.json.decode(msgspec.json.encode(move)) == msgspec.json.decode(body)
    play(state, move)


@pytest.mark.parametrize("phase", IN_PHASE)
@pytest.mark.parametrize("kind", WIRE)
def test_0_1_a_move_belongs_to_its_phase(phase, kind):
    body, _, phases = WIRE[kind]
    move = msgspec.json.decode(body, type=GAME.Move)
    if phase in phases:
        play(IN_PHASE[phase], move)
    else:
        assert refused(IN_PHASE[phase], move) == "0.1"


def test_0_1_between_an_extra_deal_and_its_drop_nobody_swaps_or_calls():
    state = Table().hands("rh").dropping().deals(2).centre("kt").state
    for move in (swap(0, "rh", "kt"), announce(0, ROYAL), CounterDragon(seat=0), Signal(seat=0, gesture=Gesture.WINK),
                 AskNoDragon(seat=0), NoDragon(seat=0), StaySilent(seat=0)):  # fmt: skip
        assert refused(state, move) == "0.1"


@pytest.mark.parametrize(("state", "move"), [
    (Table().hands("rh", "oh").dropping().deck("yh").state, drop(0, "oh")),  # a rival's
    (Table().hands("rh", "oh").dropping().deck("yh").state, drop(0, "yh")),  # in the deck
    (Table().hands("rh").dropping().deals(2).centre("gh").state, drop(0, "gh")),  # in the centre
    (Table().hands("rh").dropping({1: "kt"}).state, drop(0, "kt")),  # another's, face down
    (Table().hands("rh", "", "oh").centre("kt").state, swap(0, "oh", "kt")),  # the partner's
    (Table().hands("rh").deck("yh").centre("kt").state, swap(0, "yh", "kt")),
    (Table().hands("rh").centre("kt st").state, swap(0, "st", "kt")),
    (Table().hands("rh").centre("kt").state, swap(0, "kt", "kt")),  # D6: the same card, which lies in the centre
    (Table().hands("rh", "oh").deck("yh").state, swap(0, "oh", "yh")),  # nor in the centre: the first rule answers
])  # fmt: skip
def test_0_2_what_you_drop_or_give_you_hold(state, move):
    assert refused(state, move) == "0.2"


@pytest.mark.parametrize(("seats", "seat"), [(4, 4), (4, 7), (6, 6), (6, 7)])
@pytest.mark.parametrize("table", [*OPEN, Table().dropping()], ids=["trade", "question", "drop"])
def test_a_seat_that_is_not_there(table, seats, seat):
    state = table.seats(seats).state
    for move in (drop(seat, "rh"), announce(seat, ROYAL), StaySilent(seat=seat)):
        with pytest.raises(NoSuchSeat):
            GAME.apply(state, move)
    with pytest.raises(NoSuchSeat):
        GAME.legal_moves(state, seat)


def test_who_has_dropped_has_nothing_to_decide():
    state = Table().hands("rh").dropping({0: "kt", 2: "st"}).state
    assert state.to_move == (1, 3)
    for move in (drop(0, "rh"), drop(0, "kt"), CounterDragon(seat=2)):
        with pytest.raises(NotYourTurn):
            GAME.apply(state, move)
    assert GAME.legal_moves(state, 0) == ()


@open_phases
@at_every_table
def test_5_4_everybody_is_to_move_at_any_time(table, seats):
    state = table.seats(seats).state
    for seat in range(seats):
        after = play(state, Signal(seat=seat, gesture=Gesture.COUGH)).state
        assert after.to_move == tuple(range(seats))


# Rule 1: dragons


HANDS = [
    ("rh rw rb rt", ROYAL),  # the design's examples
    ("rh rw mb rt", DRAGON),
    ("mh mw mb mt", WILD),
    ("rh mw mb mt", DRAGON),
    *((f"{color}h {color}w {color}b {color}t", ROYAL) for color in "oygtbvpnkws"),
    ("mh rw rb rt", DRAGON),
    ("rh mw rb rt", DRAGON),
    ("sh sw sb mt", DRAGON),
    ("mh mw kb kt", DRAGON),
    ("mh kw mb kt", DRAGON),
    ("kh kw mb mt", DRAGON),
    ("mh nw mb mt", DRAGON),
    ("mh mw pb mt", DRAGON),
    ("mh mw mb vt", DRAGON),
    ("rh rw rb ot", None),  # two colours
    ("oh rw rb rt", None),
    ("rh ow yb gt", None),
    ("rh rw mb ot", None),  # two colours and a multicolour card
    ("rh ow mb mt", None),
    ("mh mw bb tt", None),
    ("rh mh rb rt", None),  # two heads, no wings
    ("rh rw rb mb", None),  # two bodies, no tail
    ("mh mw mb rb", None),
    ("rh oh yh mh", None),
    ("rw rb rt mt", None),
    ("mh mw mb rh", None),
]


@pytest.mark.parametrize(("text", "kind"), HANDS)
def test_1_1_to_1_4_what_is_a_dragon(text, kind):
    assert dragon_of(hand(text)) == kind
    assert dragon_of(cards(text)[::-1]) == kind
    after = play(Table().hands("", text).state, CounterDragon(seat=0))
    assert shown(after)[0] == ShownHand(seat=1, cards=hand(text), dragon=kind)


def test_1_1_to_1_4_every_hand_with_one_of_each_part():
    """12 royal dragons, 12 times 14 others and one wild one; everything else is none."""
    found = Counter(dragon_of(each) for each in product(*(cards(" ".join(ALL[part::4])) for part in range(4))))
    assert found == {ROYAL: 12, DRAGON: 12 * 14, WILD: 1, None: 13**4 - 181}


@pytest.mark.medium
def test_1_1_every_hand_that_can_be_held():
    dragons = {}
    for color in COLORS:
        for picks in product(*((f"{color}{part}", f"m{part}") for part in "hwbt")):
            wilds = sum(pick[0] == "m" for pick in picks)
            dragons[frozenset(map(card, picks))] = ROYAL if not wilds else WILD if wilds == 4 else DRAGON
    assert len(dragons) == 181
    for held in combinations(map(card, ALL), 4):
        assert dragon_of(held) == dragons.get(frozenset(held))


# Rule 2: announcing


@at_every_table
def test_2_1_a_seat_announces_its_partners_dragon(seats):
    for seat in range(seats):
        partner = (seat + seats // 2) % seats
        hands = ["rh rw rb rt" if each == partner else "" for each in range(seats)]
        after = play(Table().seats(seats).hands(*hands).state, announce(seat, ROYAL))
        assert gained(after) == tuple(3 * (team == seat % (seats // 2)) for team in range(seats // 2))
        assert [one.seat for one in shown(after)] == [partner]


@at_every_table
def test_2_1_nobody_announces_a_dragon_of_its_own(seats):
    after = play(Table().seats(seats).hands("rh rw rb rt").state, announce(0, ROYAL))
    assert gained(after) == (0, *[1] * (seats // 2 - 1))
    assert [(one.seat, one.dragon) for one in shown(after)] == [(seats // 2, None)]


def test_2_1_a_rivals_dragon_is_not_announced():
    assert gained(play(Table().hands("", "rh rw rb rt").state, announce(0, ROYAL))) == (0, 1)


@open_phases
def test_2_2_the_partners_hand_is_shown_and_the_round_ends(table):
    before = table.hands("", "mh mw", "rh rw rb rt").points(1, 2).state
    after = play(before, announce(0, ROYAL))
    hands = (ShownHand(seat=2, cards=hand("rh rw rb rt"), dragon=ROYAL),)
    assert told(after) == (
        DragonAnnounced(seat=0, dragon=ROYAL),
        HandsShown(hands=hands),
        PointsScored(gained=(3, 0), points=(4, 2)),
    )
    assert after.state.last_round == LastRound(number=4, seat=0, announced=ROYAL, shown=hands, gained=(3, 0))


@pytest.mark.parametrize("held", KINDS)
@pytest.mark.parametrize("called", Dragon)
def test_2_3_d1_the_kind_must_be_the_one_announced(held, called):
    for table in OPEN:
        after = play(table.hands("", "", "", KINDS[held]).state, announce(1, called))
        assert gained(after) == ((0, WORTH[held]) if held is called else (1, 0))
        assert shown(after) == (ShownHand(seat=3, cards=hand(KINDS[held]), dragon=held),)


@pytest.mark.parametrize(("seats", "seat", "points"), [
    (4, 0, (0, 1)),
    (4, 3, (1, 0)),
    (6, 0, (0, 1, 1)),  # the design's example
    (6, 4, (1, 0, 1)),
    (8, 2, (1, 1, 0, 1)),
    (8, 7, (1, 1, 1, 0)),
])  # fmt: skip
def test_2_4_otherwise_every_rival_team_scores_1(seats, seat, points):
    for dragon in Dragon:
        assert gained(play(Table().seats(seats).state, announce(seat, dragon))) == points


# Rule 3: counter-dragon


COUNTERS = [  # seats, who calls, kinds held by seat, gained
    (4, 0, {1: DRAGON}, (1, 0)),
    (4, 0, {3: ROYAL}, (3, 0)),
    (4, 2, {1: WILD}, (6, 0)),
    (4, 3, {0: ROYAL}, (0, 3)),
    (4, 0, {}, (0, 3)),
    (4, 0, {2: ROYAL}, (0, 3)),  # the partner's counts for nothing
    (4, 0, {0: WILD}, (0, 3)),  # nor does one's own
    (4, 1, {3: WILD, 0: ROYAL}, (0, 3)),
    (6, 0, {}, (0, 3, 3)),  # the design's example
    (6, 4, {}, (3, 0, 3)),
    (6, 4, {2: ROYAL}, (0, 3, 0)),
    (6, 2, {5: WILD}, (3, 3, 0)),
    (8, 0, {}, (0, 3, 3, 3)),
    (8, 7, {0: DRAGON}, (0, 0, 0, 1)),
]


@pytest.mark.parametrize(("seats", "seat", "held", "points"), COUNTERS)
def test_3_3_3_4_what_a_counter_dragon_is_worth(seats, seat, held, points):
    hands = [KINDS[held[each]] if each in held else "" for each in range(seats)]
    rivals = [each for each in range(seats) if each % (seats // 2) != seat % (seats // 2)]
    for state in (Table().seats(seats).hands(*hands).state, Table().seats(seats).hands(*hands).answered(0).state):
        after = play(state, CounterDragon(seat=seat))
        assert gained(after) == points
        expected = [ShownHand(seat=each, cards=state.hands[each], dragon=held.get(each)) for each in rivals]
        assert list(shown(after)) == expected


@pytest.mark.parametrize(("first", "second", "points"), [
    ("rh rw rb mt", "bh bw mb bt", 1),
    ("rh rw rb mt", "gh gw gb gt", 3),
    ("gh gw gb gt", "rh rw rb mt", 3),
    ("gh gw gb gt", "kh kw kb kt", 3),
    ("mh mw mb mt", "kh kw kb kt", 6),
    ("kh kw kb kt", "mh mw mb mt", 6),
])  # fmt: skip
@pytest.mark.parametrize(("one", "other"), [(1, 4), (1, 2), (2, 4), (4, 5)])
def test_3_3_d7_the_most_valuable_one_counts_and_not_the_sum(first, second, points, one, other):
    hands = {one: first, other: second}
    state = Table().seats(6).hands(*(hands.get(seat, "") for seat in range(6))).state
    for seat in (0, 3):  # either of the team, which scores
        assert gained(play(state, CounterDragon(seat=seat))) == (points, 0, 0)


@open_phases
def test_3_1_3_2_all_rivals_hands_are_shown_and_the_round_ends(table):
    before = table.seats(6).hands("", "oh ow ob ot").points(0, 1, 0).state
    after = play(before, CounterDragon(seat=3))
    hands = tuple(
        ShownHand(seat=seat, cards=before.hands[seat], dragon=ROYAL if seat == 1 else None) for seat in (1, 2, 4, 5)
    )
    assert told(after) == (
        CounterDragonCalled(seat=3),
        HandsShown(hands=hands),
        PointsScored(gained=(3, 0, 0), points=(3, 1, 0)),
    )
    assert after.state.last_round == LastRound(number=2, seat=3, announced=None, shown=hands, gained=(3, 0, 0))


# Rule 4: no dragon?


@at_every_table
def test_4_1_asking_opens_the_question_and_answers_for_the_asker(seats):
    state = Table().seats(seats).state
    after = play(state, AskNoDragon(seat=2))
    assert after.events == (NoDragonAsked(seat=2),)
    question = Question(asked_by=2, answered=(2,))
    assert after.state == replace(state, phase=QUESTION, question=question, ply=state.ply + 1)


@pytest.mark.parametrize(("seats", "deals", "left", "good"), [
    (4, 1, 32, True), (4, 8, 4, True), (4, 9, 0, False),
    (6, 1, 22, True), (6, 3, 10, True), (6, 4, 4, False),
    (8, 1, 12, True), (8, 2, 4, False),
])  # fmt: skip
def test_4_2_d4_ask_only_while_there_is_a_card_for_every_seat(seats, deals, left, good):
    state = Table().seats(seats).deals(deals).state
    assert len(state.deck) == left
    for seat in range(seats):
        assert (AskNoDragon(seat=seat) in GAME.legal_moves(state, seat)) == good
        if good:
            play(state, AskNoDragon(seat=seat))
        else:
            assert refused(state, AskNoDragon(seat=seat)) == "4.2"


def test_4_3_answer_only_once():
    state = Table().answered(1).state
    assert refused(state, NoDragon(seat=1)) == "4.3"
    after = play(state, NoDragon(seat=0))
    assert after.events == (NoDragonAnswered(seat=0),)
    assert after.state.question == Question(asked_by=1, answered=(0, 1))
    assert after.state.phase is QUESTION
    assert refused(after.state, NoDragon(seat=0)) == "4.3"


@pytest.mark.parametrize("seat", range(4))
def test_4_4_d11_any_seat_may_stay_silent_even_after_its_answer(seat):
    state = Table().answered(2, 0, 1).state
    after = play(state, StaySilent(seat=seat))
    assert after.events == (StayedSilent(seat=seat),)
    assert after.state == replace(state, phase=TRADE, question=None, ply=state.ply + 1)


@pytest.mark.parametrize("seat", range(4))
def test_d11_who_has_answered_may_call_and_signal(seat):
    state = Table().hands("", "", "rh rw rb rt").answered(0, 1, 2).state
    assert play(state, Signal(seat=seat, gesture=Gesture.YAWN)).state.question == state.question
    assert gained(play(state, announce(seat, ROYAL))) == ((3, 0), (1, 0), (0, 1), (1, 0))[seat]
    assert gained(play(state, CounterDragon(seat=seat))) == ((0, 3), (0, 3), (0, 3), (0, 3))[seat]


@pytest.mark.parametrize(("seats", "last"), [(4, 3), (4, 0), (6, 2), (8, 7)])
def test_4_5_when_all_have_answered_each_is_dealt_one_card_and_drops_one(seats, last):
    others = [seat for seat in range(seats) if seat != last]
    state = Table().seats(seats).answered(*others).state
    after = play(state, NoDragon(seat=last))
    dealt = [CardDealt(seat=seat, card=state.deck[seat]) for seat in range(seats)]
    assert list(after.events) == [NoDragonAnswered(seat=last), *dealt]
    now = after.state
    assert (now.phase, now.to_move, now.question) == (DROP, tuple(range(seats)), None)
    assert [set(now.hands[seat]) for seat in range(seats)] == [
        {*state.hands[seat], state.deck[seat]} for seat in range(seats)
    ]
    assert (now.centre, now.deck, now.points, now.round) == (state.centre, state.deck[seats:], state.points, 1)
    assert now.chance == state.chance
    moves = [Drop(seat=seat, card=now.hands[seat][0]) for seat in range(seats)]
    then = play(now, *moves).state
    assert (then.phase, then.to_move) == (TRADE, tuple(range(seats)))
    assert set(then.centre) == {*now.centre, *(held[0] for held in now.hands)}
    assert len(then.centre) == 2 * seats


def test_4_5_the_card_that_was_dealt_may_be_dropped_and_any_other():
    state = play(Table().answered(0, 1, 2).deck("mh rt").state, NoDragon(seat=3)).state
    assert card("mh") in state.hands[0]
    for one in state.hands[0]:
        assert one not in play(state, Drop(seat=0, card=one)).state.hands[0]


def test_4_6_d2_while_a_question_is_open_nobody_swaps_or_asks():
    state = Table().hands("rh").answered(0).centre("kt").state
    assert refused(state, swap(0, "rh", "kt")) == "0.1"
    assert refused(state, AskNoDragon(seat=1)) == "0.1"
    for seat in range(4):
        assert {type(move) for move in GAME.legal_moves(state, seat)} == {
            Announce, CounterDragon, Signal, StaySilent, *([NoDragon] if seat else []),
        }  # fmt: skip


def test_d3_an_untrue_no_dragon_has_no_penalty():
    state = Table().hands("", "mh mw mb mt").answered(0, 2, 3).points(0, 1).state
    after = play(state, NoDragon(seat=1))
    assert after.state.points == (0, 1)
    assert [type(event) for event in after.events] == [NoDragonAnswered, *[CardDealt] * 4]
    asking = play(Table().hands("mh mw mb mt").state, AskNoDragon(seat=0)).state
    assert asking.question == Question(asked_by=0, answered=(0,))


def test_d12_a_closed_question_costs_no_card_and_may_be_asked_again():
    state = Table().deals(8).state
    for asker, silent in [(0, 0), (0, 1), (3, 2), (3, 3)]:
        now = play(state, AskNoDragon(seat=asker), StaySilent(seat=silent)).state
        assert now == replace(state, ply=state.ply + 2)
        state = now
    assert play(state, AskNoDragon(seat=1), *(NoDragon(seat=seat) for seat in (0, 2, 3))).state.deck == ()


@pytest.mark.parametrize(("seats", "deals", "left"), [(4, 8, 0), (6, 3, 4), (8, 1, 4)])
def test_d4_d13_extra_deals_up_to_the_last_possible_one(seats, deals, left):
    """From the first deal on; a question that is closed by silence comes before each."""
    state = GAME.new(seats, Options(target=10), "extra deals").state
    for deal in range(deals + 1):
        state = play(state, *(Drop(seat=seat, card=state.hands[seat][-1]) for seat in range(seats))).state
        assert (state.phase, len(state.centre)) == (TRADE, seats * (deal + 1))
        assert [len(held) for held in state.hands] == [4] * seats
        offered = [move.seat for move in GAME.legal_moves(state) if isinstance(move, AskNoDragon)]
        assert offered == (list(range(seats)) if deal < deals else [])
        if deal < deals:
            asker = deal % seats
            answers = [NoDragon(seat=seat) for seat in range(seats) if seat != asker]
            state = play(state, AskNoDragon(seat=asker), StaySilent(seat=asker)).state
            state = play(state, AskNoDragon(seat=asker), *answers).state
            assert (state.phase, [len(held) for held in state.hands]) == (DROP, [5] * seats)
    assert len(state.deck) == left
    assert refused(state, AskNoDragon(seat=0)) == "4.2"
    same_moves(GAME.legal_moves(state), [move for seat in range(seats) for move in listed(state, seat)])
    traded = play(state, Swap(seat=1, give=state.hands[1][0], take=state.centre[0])).state
    again = play(traded, CounterDragon(seat=0)).state
    assert (again.round, len(again.deck), again.centre) == (2, 52 - 5 * seats, ())


# Rule 5: a round


def test_5_2_a_card_is_dropped_face_down():
    state = Table().hands("rh ow").dropping({3: "kt"}).state
    after = play(state, drop(0, "ow"))
    assert after.events == (CardDropped(seat=0, card=card("ow")),)
    now = after.state
    assert now.dropped == (card("ow"), None, None, card("kt"))
    assert (now.phase, now.to_move, now.centre) == (DROP, (1, 2), ())
    assert set(now.hands[0]) == set(state.hands[0]) - {card("ow")}
    assert now.chance == state.chance


def test_5_2_d10_when_all_have_dropped_the_cards_are_turned_up_together():
    state = Table().hands("", "", "ow").dropping({0: "mt", 1: "rh", 3: "kt"}).state
    after = play(state, drop(2, "ow"))
    assert after.events == (CardDropped(seat=2, card=card("ow")), CardsTurnedUp(cards=cards("mt rh ow kt")))
    now = after.state
    assert (now.phase, now.to_move, now.dropped) == (TRADE, (0, 1, 2, 3), (None,) * 4)
    assert now.centre == hand("rh ow kt mt")
    assert now.deck == state.deck
    assert now.hands == (*state.hands[:2], tuple(one for one in state.hands[2] if one != card("ow")), state.hands[3])


def test_5_2_an_extra_drop_joins_the_centre():
    state = Table().hands("", "", "ow").dropping({0: "mt", 1: "rh", 3: "kt"}).deals(2).centre("rb kh mh st").state
    after = play(state, drop(2, "ow"))
    assert after.events[1] == CardsTurnedUp(cards=cards("mt rh ow kt"))
    assert after.state.centre == hand("rb kh mh st mt rh ow kt")


def test_5_2_drops_leave_no_trace_of_their_order():
    state = Table().hands("rh", "oh", "yh", "gh").dropping().state
    moves = [drop(0, "rh"), drop(1, "oh"), drop(2, "yh"), drop(3, "gh")]
    states = {msgspec.json.encode(play(state, *(moves[seat] for seat in order)).state)
              for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1))}  # fmt: skip
    assert len(states) == 1


def test_5_3_5_4_a_swap_gives_one_card_and_takes_one():
    state = Table().hands("rh ow").centre("kt mb").state
    after = play(state, swap(0, "ow", "mb"))
    assert after.events == (CardSwapped(seat=0, given=card("ow"), taken=card("mb")),)
    now = after.state
    assert set(now.hands[0]) == set(state.hands[0]) - {card("ow")} | {card("mb")}
    assert set(now.centre) == set(state.centre) - {card("mb")} | {card("ow")}
    assert (len(now.hands[0]), len(now.centre)) == (4, 4)
    assert now == replace(state, hands=(now.hands[0], *state.hands[1:]), centre=now.centre, ply=state.ply + 1)
    back = play(now, swap(0, "mb", "ow"), swap(0, "ow", "mb"), swap(0, "mb", "ow")).state
    assert back == replace(state, ply=state.ply + 4)


def test_5_4_the_same_seat_may_swap_again_and_another_may_take_what_it_gave():
    state = Table().hands("rh", "oh").centre("kt").state
    now = play(state, swap(0, "rh", "kt"), swap(1, "oh", "rh"), swap(0, "kt", "oh")).state
    assert card("rh") in now.hands[1]
    assert card("oh") in now.hands[0]
    assert now.centre == state.centre


def test_5_3_a_dragon_completed_by_a_swap_is_a_whole_hand():
    state = Table().hands("", "", "rh rw rb kt").centre("rt").state
    assert gained(play(state, announce(0, ROYAL))) == (0, 1)
    assert gained(play(state, swap(2, "kt", "rt"), announce(0, ROYAL))) == (3, 0)
    assert gained(play(state, swap(2, "kt", "rt"), swap(2, "rb", "kt"), announce(0, ROYAL))) == (0, 1)


@pytest.mark.parametrize("take", ["oh", "yh", "rw", "rh"])  # a rival's, in the deck, one's own, D6: the card given
def test_5_5_d6_take_a_card_that_lies_in_the_centre(take):
    state = Table().hands("rh rw", "oh").deck("yh").state
    assert refused(state, swap(0, "rh", take)) == "5.5"
    assert swap(0, "rh", take) not in GAME.legal_moves(state)


def test_5_5_d8_the_first_swap_that_reaches_the_state_counts():
    """Both succeed as answers to the same state; the second fails on the newer one, which stays as it is."""
    state = Table().hands("rh", "oh").centre("kt").state
    before = msgspec.json.encode(state)
    one, other = swap(0, "rh", "kt"), swap(1, "oh", "kt")
    for move in (one, other, one):
        after = play(state, move).state
        assert card("kt") in after.hands[move.seat]
    assert msgspec.json.encode(state) == before
    for first, second in ((one, other), (other, one)):
        newer = play(state, first).state
        assert refused(newer, second) == "5.5"
        with pytest.raises(IllegalMove, match="centre"):
            GAME.apply(newer, second)
        assert second not in GAME.legal_moves(newer)


@open_phases
@pytest.mark.parametrize("gesture", ["wink", "cough", "scratch_nose", "tap_table", "smile", "yawn"])
def test_5_6_d5_a_sign_changes_nothing_else(table, gesture):
    state = table.hands("", "", "rh rw rb rt").state
    after = play(state, Signal(seat=2, gesture=Gesture(gesture)))
    assert after.events == (Signalled(seat=2, gesture=Gesture(gesture)),)
    assert after.state == replace(state, ply=state.ply + 1)
    assert [GAME.show(after.events[0], seat) for seat in (0, 1, 2, 3, None)] == [after.events[0]] * 5


def test_5_6_there_are_six_signs():
    assert {gesture.value for gesture in Gesture} == {"wink", "cough", "scratch_nose", "tap_table", "smile", "yawn"}


# Rule 6: rounds, the end and the winners


@at_every_table
@pytest.mark.parametrize("move", [announce(1, WILD), CounterDragon(seat=1)])
def test_6_1_after_a_call_the_cards_are_shuffled_and_dealt_again(seats, move):
    state = Table().seats(seats).deals(2).target(20).state
    after = play(state, move)
    now = after.state
    assert (now.round, now.phase, now.to_move, now.outcome) == (2, DROP, tuple(range(seats)), None)
    assert (now.centre, now.dropped, now.question) == ((), (None,) * seats, None)
    assert ([len(held) for held in now.hands], len(now.deck)) == ([5] * seats, 52 - 5 * seats)
    assert now.hands != state.hands
    assert now.chance == replace(state.chance, drawn=102)
    assert after.events[len(told(after)) :] == (
        RoundStarted(round=2), *(HandDealt(seat=seat, cards=now.hands[seat]) for seat in range(seats))
    )  # fmt: skip
    assert (now.last_round.number, now.last_round.seat) == (1, 1)


def test_6_1_the_last_rounds_result_stays_until_the_next_one_ends():
    state = play(Table().state, announce(0, DRAGON)).state
    kept = state.last_round
    state = play(state, *(Drop(seat=seat, card=state.hands[seat][0]) for seat in range(4))).state
    state = play(state, AskNoDragon(seat=0), StaySilent(seat=0)).state
    assert state.last_round == kept
    assert play(state, CounterDragon(seat=1)).state.last_round.number == 2


def test_6_1_d9_a_finished_dragon_ends_nothing_by_itself():
    state = Table().hands("rh rw rb kt").centre("rt").state
    now = play(state, swap(0, "kt", "rt"), Signal(seat=0, gesture=Gesture.WINK), AskNoDragon(seat=1)).state
    assert (now.round, now.points, now.outcome) == (1, (0, 0), None)
    now = play(now, *(NoDragon(seat=seat) for seat in (0, 2, 3))).state
    assert (now.round, now.phase) == (1, DROP)


ENDS = [  # seats, target, points, move, kind held by seat 1, points then, winners or None
    (4, 10, (9, 0), announce(3, DRAGON), DRAGON, (9, 1), None),
    (4, 10, (0, 9), announce(3, DRAGON), DRAGON, (0, 10), (1, 3)),
    (4, 10, (0, 8), announce(3, DRAGON), DRAGON, (0, 9), None),
    (4, 10, (0, 6), announce(3, ROYAL), ROYAL, (0, 9), None),
    (4, 10, (0, 7), announce(3, ROYAL), ROYAL, (0, 10), (1, 3)),
    (4, 10, (9, 4), announce(3, WILD), WILD, (9, 10), (1, 3)),
    (4, 10, (9, 9), announce(3, WILD), WILD, (9, 15), (1, 3)),
    (4, 10, (9, 9), announce(3, WILD), None, (10, 9), (0, 2)),
    (4, 10, (7, 7), CounterDragon(seat=2), None, (7, 10), (1, 3)),
    (4, 10, (4, 7), CounterDragon(seat=2), WILD, (10, 7), (0, 2)),
    (4, 1, (0, 0), announce(0, DRAGON), None, (0, 1), (1, 3)),
    (4, 100, (99, 99), announce(3, WILD), WILD, (99, 105), (1, 3)),
    (6, 10, (9, 8, 9), CounterDragon(seat=0), None, (9, 11, 12), (2, 5)),  # the design's example
    (6, 10, (0, 8, 8), CounterDragon(seat=0), None, (0, 11, 11), (1, 2, 4, 5)),
    (6, 10, (9, 9, 0), announce(2, DRAGON), None, (10, 10, 0), (0, 1, 3, 4)),
    (6, 10, (9, 6, 9), CounterDragon(seat=4), None, (12, 6, 12), (0, 2, 3, 5)),
    (6, 10, (9, 9, 5), CounterDragon(seat=2), WILD, (9, 9, 11), (2, 5)),
    (6, 10, (9, 5, 8), announce(4, WILD), WILD, (9, 11, 8), (1, 4)),
    (8, 10, (9, 9, 9, 9), announce(0, DRAGON), None, (9, 10, 10, 10), (1, 2, 3, 5, 6, 7)),
    (8, 10, (0, 7, 8, 9), CounterDragon(seat=4), None, (0, 10, 11, 12), (3, 7)),
    (8, 10, (6, 6, 6, 6), CounterDragon(seat=0), None, (6, 9, 9, 9), None),
]


@pytest.mark.parametrize(("seats", "target", "points", "move", "held", "then", "winners"), ENDS)
def test_6_2_6_3_the_end_of_a_game(seats, target, points, move, held, then, winners):
    before = Table().seats(seats).hands("", KINDS[held]).target(target).points(*points).state
    after = play(before, move)
    in_question = play(
        Table().seats(seats).hands("", KINDS[held]).answered(0).target(target).points(*points).state, move
    ).state
    assert (in_question.points, in_question.outcome) == (after.state.points, after.state.outcome)
    now = after.state
    assert now.points == then
    if winners is None:
        assert (now.outcome, now.phase, now.round) == (None, DROP, before.round + 1)
        return
    teams = seats // 2
    scores = tuple(Score(seat=seat, team=seat % teams, total=then[seat % teams]) for seat in range(seats))
    assert now.outcome == Outcome(reason=Reason.TARGET_REACHED, winners=winners, scores=scores)
    assert (now.to_move, now.round, now.last_round.number) == ((), before.round, before.round)
    assert after.events[-2:] == (PointsScored(gained=now.last_round.gained, points=then), GameWon(winners=winners))
    assert len(after.events) == 4
    assert GAME.legal_moves(now) == ()


def test_6_2_nobody_moves_after_the_end():
    state = play(Table().hands("", "rh rw rb rt").points(0, 7).centre("kt").state, announce(3, ROYAL)).state
    for move in (swap(1, "rh", "kt"), Signal(seat=0, gesture=Gesture.WINK), CounterDragon(seat=0), drop(1, "rh"),
                 announce(7, WILD), StaySilent(seat=2)):  # fmt: skip
        with pytest.raises(GameOver):
            GAME.apply(state, move)


LAST_MOVES = [  # points, the last move, points then, winners, reason, phase
    ((0, 0), Signal(seat=1, gesture=Gesture.WINK), (0, 0), (0, 1, 2, 3), "move_limit", TRADE),
    ((0, 2), swap(0, "rh", "kt"), (0, 2), (1, 3), "move_limit", TRADE),
    ((3, 2), AskNoDragon(seat=3), (3, 2), (0, 2), "move_limit", QUESTION),
    ((3, 2), CounterDragon(seat=0), (3, 5), (1, 3), "move_limit", TRADE),  # the call is scored, nothing dealt
    ((3, 9), CounterDragon(seat=0), (3, 12), (1, 3), "target_reached", TRADE),
]


@pytest.mark.parametrize(("points", "move", "then", "winners", "reason", "phase"), LAST_MOVES)
def test_6_4_the_hundred_thousandth_move_ends_the_game(points, move, then, winners, reason, phase):
    state = replace(Table().hands("rh").centre("kt").points(*points).state, ply=99_998)
    late = play(state, Signal(seat=0, gesture=Gesture.YAWN)).state
    assert (late.ply, late.outcome, late.to_move) == (99_999, None, (0, 1, 2, 3))
    check_possible(GAME, late)
    after = play(late, move)
    check_possible(GAME, after.state)
    end = after.state.outcome
    assert (after.state.points, end.winners, end.reason) == (then, winners, reason)
    assert after.events[-1] == GameWon(winners=winners)
    assert (after.state.round, after.state.phase, after.state.to_move) == (late.round, phase, ())
    assert GAME.legal_moves(after.state) == ()


def test_6_4_a_drop_may_be_the_last_move():
    state = replace(Table().dropping({1: "kt"}).deals(2).state, ply=99_999)
    after = GAME.apply(state, Drop(seat=0, card=state.hands[0][0])).state
    check_possible(GAME, after)
    assert (after.phase, after.outcome.winners, after.to_move) == (DROP, (0, 1, 2, 3), ())


def test_6_4_the_limit_ends_the_game_neither_earlier_nor_later():
    state = replace(Table().hands("rh").centre("kt").state, ply=99_999)
    over = GAME.apply(state, Signal(seat=0, gesture=Gesture.WINK)).state
    assert faults(replace(over, ply=99_999)) == faults(replace(state, ply=100_000)) == {"/outcome"}
    assert "/outcome" in fault_pointers(
        GAME, replace(over, outcome=replace(over.outcome, reason="target_reached")), check_possible
    )


def test_d14_the_table_tells_the_least_number_of_moves():
    """Four drops; after an extra deal four answers and four drops more; every open answer is one more."""
    for state, least in (
        (Table().state, 4),
        (Table().deals(2).state, 12),
        (Table().answered(0, 2).state, 6),
        (LAID, 15 + 4),
    ):
        check_possible(GAME, replace(state, ply=least))
        assert faults(replace(state, ply=least - 1)) == {"/ply"}


# Legal moves


@pytest.mark.parametrize(("table", "seats", "deals"), [
    *product((Table(), Table().dropping()), SEATS, (1, 2)),
    *((Table().answered(0), seats, deals) for seats, deals in product(SEATS, (1, 2)) if (seats, deals) != (8, 2)),
])  # fmt: skip
def test_legal_moves_are_exactly_these(table, seats, deals):
    state = table.seats(seats).hands("rh ow mb", "kt").deals(deals).state
    for seat in range(seats):
        same_moves(GAME.legal_moves(state, seat), listed(state, seat))
    assert GAME.legal_moves(state) == sum((GAME.legal_moves(state, seat) for seat in range(seats)), ())


def test_5_4_legal_moves_written_out():
    state = Table().hands("rh ow yb kt").centre("sh sw mb mt").deals(1).state
    swaps = {(f"{move.give.color} {move.give.part}", f"{move.take.color} {move.take.part}")
             for move in GAME.legal_moves(state, 0) if isinstance(move, Swap)}  # fmt: skip
    held = ("red head", "orange wings", "yellow body", "black tail")
    lying = ("silver head", "silver wings", "multicolor body", "multicolor tail")
    assert swaps == {(give, take) for give in held for take in lying}
    assert len(GAME.legal_moves(state, 0)) == 16 + 3 + 1 + 6 + 1
    assert len(GAME.legal_moves(Table().hands("rh ow yb kt").dropping().state, 0)) == 5
    assert len(GAME.legal_moves(Table().answered(0).state, 0)) == 3 + 1 + 6 + 1
    assert len(GAME.legal_moves(Table().answered(0).state, 1)) == 3 + 1 + 6 + 1 + 1


def test_eight_seats_and_a_large_centre_all_moves_in_one_call():
    state = Table().seats(8).deals(2).state
    assert len(state.centre) == 16
    each = [GAME.legal_moves(state, seat) for seat in range(8)]
    together = GAME.legal_moves(state)
    assert len(together) == len(set(together)) == 8 * (4 * 16 + 3 + 1 + 6)
    assert [move.seat for move in together] == sorted(move.seat for move in together)
    for seat, moves in enumerate(each):
        assert {move.seat for move in moves} == {seat}
        assert moves == tuple(move for move in together if move.seat == seat)
        same_moves(moves, listed(state, seat))


@open_phases
@pytest.mark.parametrize("holder", [None, 0, 1, 2, 3])
def test_d3_calls_are_offered_whether_or_not_there_is_a_dragon(table, holder):
    states = [table.hands(*(KINDS[kind] if seat == holder else "" for seat in range(4))).state for kind in Dragon]
    for state, seat in product(states, range(4)):
        assert sum(kind_of(held) is not None for held in state.hands) == (holder is not None)
        calls = {move for move in GAME.legal_moves(state, seat) if isinstance(move, Announce | CounterDragon)}
        assert calls == {announce(seat, DRAGON), announce(seat, ROYAL), announce(seat, WILD), CounterDragon(seat=seat)}
        assert any(isinstance(move, NoDragon | AskNoDragon) for move in GAME.legal_moves(state, seat)) == (
            state.phase is TRADE or seat > 0
        )


# Secrets

SECRET = {
    "first drop": Table().seats(6).hands("rh").dropping({0: "ow", 2: "kt"}).state,
    "extra drop": Table().hands("rh").dropping({1: "ow", 3: "kt"}).deals(2).state,
    "trade": Table().hands("rh rw rb rt", "", "mh mw mb mt").deals(3).centre("kt").state,
    "trade of eight": Table().seats(8).hands("rh rw rb rt", "oh ow ob ot").points(1, 0, 0, 2).state,
    "question": Table().hands("", "rh rw rb rt").answered(1, 2).state,
    "no deck left": Table().hands("", "", "rh rw rb mt").deals(9).state,
}


@pytest.mark.parametrize("name", SECRET)
def test_secrets_what_a_seat_cannot_see_changes_nothing_for_it(name):
    state, random = SECRET[name], Random(name)
    for seat in (*range(state.seats), None):
        for _ in range(3):
            twin = reshuffled(state, seat, random)
            check_possible(GAME, twin)
            assert twin != state
            assert GAME.view(twin, seat) == GAME.view(state, seat)
            if seat is None:
                continue
            assert GAME.legal_moves(twin, seat) == GAME.legal_moves(state, seat)
            assert refusals(twin, seat) == refusals(state, seat)


def refusals(state, seat):
    """What each move that a seat can think of meets with."""
    found = []
    for move in (*(drop(seat, text) for text in ALL), *(swap(seat, *pair) for pair in zip(ALL, ALL[::-1], strict=True)),
                 AskNoDragon(seat=seat), NoDragon(seat=seat), StaySilent(seat=seat)):  # fmt: skip
        try:
            GAME.apply(state, move)
            found.append(None)
        except (IllegalMove, NotYourTurn) as error:
            found.append(str(error))
    return found


@pytest.mark.parametrize("name", SECRET)
def test_secrets_a_view_names_no_card_but_ones_own_and_the_open_ones(name):
    state = SECRET[name]
    for seat in (*range(state.seats), None):
        view = GAME.view(state, seat)
        own = () if seat is None else (*state.hands[seat], *filter(None, [state.dropped[seat]]))
        assert known(view) == {(one.color.value, one.part.value) for one in (*state.centre, *own)}
        assert view.hand == (None if seat is None else state.hands[seat])
        assert view.dropped == (None if seat is None else state.dropped[seat])
        public = ("seats", "options", "ply", "phase", "to_move", "outcome", "round", "points", "centre", "question")
        for member in (*public, "last_round"):
            assert getattr(view, member) == getattr(state, member)
        assert (view.seat, view.deck_size, view.seed) == (seat, len(state.deck), None)
        assert "a seed" not in msgspec.json.encode(view).decode()


def test_secrets_the_seed_is_committed_to_and_shown_at_the_end():
    seed = "0123456789abcdef" * 2
    state = Table().hands("", "rh rw rb rt").points(0, 9).seed(seed).state
    view = GAME.view(state, 0)
    assert (view.seed, view.seed_commitment) == (None, sha256(seed.encode()).hexdigest())
    assert GAME.view(play(state, announce(3, ROYAL)).state, None).seed == seed


def shown_to(events, seat):
    return [GAME.show(event, seat) for event in events]


def test_secrets_hands_dealt_are_shown_to_their_seat_alone():
    events = GAME.new(6, Options(target=10), "s").events
    for seat in (*range(6), None):
        expected = [event if event.seat == seat else HandDealt(seat=event.seat, cards=None) for event in events[1:]]
        assert shown_to(events, seat) == [events[0], *expected]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_secrets_a_card_dropped_is_shown_when_all_have_dropped(seat):
    state = Table().hands("rh", "", "ow").dropping({1: "kt"}).state
    first = play(state, drop(0, "rh"))
    assert shown_to(first.events, seat) == [CardDropped(seat=0, card=card("rh") if seat == 0 else None)]
    view = GAME.view(first.state, seat)
    assert (view.to_move, view.dropped) == ((2, 3), {0: card("rh"), 1: card("kt")}.get(seat))
    last = play(first.state, drop(2, "ow"), Drop(seat=3, card=state.hands[3][0]))
    turned = CardsTurnedUp(cards=(*cards("rh kt ow"), state.hands[3][0]))
    hidden = CardDropped(seat=3, card=state.hands[3][0] if seat == 3 else None)
    assert shown_to(last.events, seat) == [hidden, turned]
    assert GAME.view(last.state, seat).dropped is None


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_secrets_an_extra_card_is_shown_to_its_seat_alone(seat):
    state = Table().answered(0, 1, 2).deck("rt ot yt gt").state
    events = shown_to(play(state, NoDragon(seat=3)).events, seat)
    dealt = [CardDealt(seat=each, card=state.deck[each] if each == seat else None) for each in range(4)]
    assert events == [NoDragonAnswered(seat=3), *dealt]


@pytest.mark.parametrize(("state", "move"), [
    (Table().hands("rh").centre("kt").state, swap(0, "rh", "kt")),
    (Table().state, AskNoDragon(seat=1)),
    (Table().answered(0).state, NoDragon(seat=1)),
    (Table().answered(0).state, StaySilent(seat=1)),
    (Table().state, Signal(seat=1, gesture=Gesture.SMILE)),
    (Table().hands("", "rh rw rb rt").state, announce(3, ROYAL)),
    (Table().hands("", "rh rw rb rt").state, CounterDragon(seat=0)),
    (Table().hands("", "rh rw rb rt").points(0, 9).state, announce(3, ROYAL)),
])  # fmt: skip
def test_secrets_swaps_signals_questions_and_calls_are_public(state, move):
    events = told(play(state, move))
    for seat in (0, 1, 2, 3, None):
        assert shown_to(events, seat) == list(events)


@pytest.mark.parametrize(("move", "seen"), [(announce(0, WILD), {3}), (CounterDragon(seat=0), {1, 2, 4, 5})])
@pytest.mark.parametrize("points", [(0, 0, 0), (0, 9, 9)])
def test_secrets_a_rounds_end_shows_the_hands_of_the_call_and_no_others(move, seen, points):
    before = Table().seats(6).points(*points).state
    after = play(before, move)
    for seat in (*range(6), None):
        view = GAME.view(after.state, seat)
        assert {one.seat for one in view.last_round.shown} == seen
        assert all(one.cards == before.hands[one.seat] for one in view.last_round.shown)
        (hands,) = [event.hands for event in shown_to(told(after), seat) if isinstance(event, HandsShown)]
        assert {one for each in hands for one in each.cards} == {one for each in seen for one in before.hands[each]}
        assert view.hand == (None if seat is None else after.state.hands[seat])


# Faults

LAID, ASKED, DROPPING = (
    Table().points(1, 2).state,
    Table().answered(0, 2).state,
    Table().dropping({1: "kt"}).deals(2).state,
)
OVER = GAME.apply(Table().hands("", "rh rw rb rt").points(0, 9).state, announce(3, ROYAL)).state


def with_hand(state, seat, held):
    return replace(state, hands=(*state.hands[:seat], held, *state.hands[seat + 1 :]))


def with_last(**changes):
    return replace(LAID, last_round=replace(LAID.last_round, **changes))


FAULTS = {
    "a lost card": (replace(LAID, deck=LAID.deck[:-1]), "/deck"),
    "a doubled card in the deck": (replace(LAID, deck=(*LAID.deck[:-1], LAID.deck[0])), "/deck"),
    "a card of a hand in the centre too": (
        replace(LAID, centre=in_hand_order((*LAID.centre[1:], LAID.hands[1][0]))), "/centre"),
    "a hand too small": (with_hand(LAID, 2, LAID.hands[2][:3]), "/hands/2"),
    "a fifth card after the drop": (with_hand(LAID, 2, in_hand_order((*LAID.hands[2], LAID.deck[0]))), "/hands/2"),
    "a fifth card of one who has dropped": (
        with_hand(DROPPING, 1, in_hand_order((*DROPPING.hands[1], DROPPING.deck[0]))), "/hands/1"),
    "a hand out of order": (with_hand(LAID, 3, LAID.hands[3][::-1]), "/hands/3"),
    "a centre out of order": (replace(LAID, centre=LAID.centre[::-1]), "/centre"),
    "a centre with a card too many": (
        replace(LAID, centre=in_hand_order((*LAID.centre, LAID.deck[0])), deck=LAID.deck[1:]), "/centre"),
    "a missing hand": (replace(LAID, hands=(*LAID.hands, LAID.hands[0])), "/hands"),
    "points of a third team": (replace(LAID, points=(1, 2, 0)), "/points"),
    "a card face down while trading": (
        replace(LAID, dropped=(LAID.deck[0], None, None, None), deck=LAID.deck[1:]), "/dropped/0"),
    "a question while trading": (replace(LAID, question=Question(asked_by=0, answered=(0,))), "/question"),
    "no question in its phase": (replace(ASKED, question=None), "/question"),
    "an asker who has not answered": (
        replace(ASKED, question=Question(asked_by=1, answered=(0, 2))), "/question/asked_by"),
    "answers out of order": (replace(ASKED, question=Question(asked_by=0, answered=(2, 0))), "/question/answered"),
    "a doubled answer": (replace(ASKED, question=Question(asked_by=0, answered=(0, 0))), "/question/answered"),
    "all have answered": (replace(ASKED, question=Question(asked_by=0, answered=(0, 1, 2, 3))), "/question/answered"),
    "an answer of nobody": (replace(ASKED, question=Question(asked_by=0, answered=(0, 5))), "/question/answered"),
    "a question that the deck cannot pay": (
        replace(Table().deals(9).state, phase=QUESTION, question=Question(asked_by=0, answered=(0,))), "/question"),
    "to_move without a seat": (replace(LAID, to_move=(0, 1, 3)), "/to_move"),
    "to_move with one who has dropped": (replace(DROPPING, to_move=(0, 1, 2, 3)), "/to_move"),
    "to_move out of order": (replace(LAID, to_move=(1, 0, 2, 3)), "/to_move"),
    "nobody to move": (replace(LAID, to_move=()), "/to_move"),
    "all have dropped": (
        replace(DROPPING, dropped=tuple(held[0] for held in DROPPING.hands),
                hands=tuple(held[1:5] for held in DROPPING.hands), to_move=()), "/to_move"),
    "points in the first round": (replace(Table().state, points=(0, 1)), "/points"),
    "more points than the rounds gave": (
        replace(with_last(number=1), round=2, chance=replace(LAID.chance, drawn=102)), "/points"),
    "more points than a round can give": (  # 6 and the last 1 would do
        replace(with_last(number=2), round=3, points=(0, 8), chance=replace(LAID.chance, drawn=153)), "/points"),
    "fewer points than rounds": (
        replace(with_last(number=4), round=5, chance=replace(LAID.chance, drawn=255)), "/points"),
    "the target reached and no end": (
        replace(LAID, options=Options(target=2)), "/outcome"),
    "an end before the target": (replace(OVER, options=Options(target=20)), "/outcome"),
    "other winners": (replace(OVER, outcome=replace(OVER.outcome, winners=(0, 2))), "/outcome"),
    "another version": (replace(LAID, rules_version=2), "/rules_version"),
    "too many moves": (replace(LAID, ply=999_001), "/ply"),
    "no last round after the first": (replace(LAID, last_round=None), "/last_round"),
    "a last round before the first": (replace(Table().state, last_round=LAID.last_round), "/last_round"),
    "another number": (with_last(number=1), "/last_round/number"),
    "points not earned": (with_last(gained=(0, 3)), "/last_round/gained"),
    "the hand of another": (with_last(shown=(replace(LAID.last_round.shown[0], seat=2),)), "/last_round/shown"),
    "another kind": (with_last(shown=(replace(LAID.last_round.shown[0], dragon=ROYAL),)), "/last_round/shown/0/dragon"),
    "a counter-dragon that shows one hand": (with_last(announced=None), "/last_round/shown"),
}  # fmt: skip


def faults(state):
    return fault_pointers(GAME, state, check_possible)


@pytest.mark.parametrize("name", FAULTS)
def test_faults_name_the_place(name):
    state, place = FAULTS[name]
    assert any(pointer.startswith(place) for pointer in faults(state))


def test_no_fault_in_as_many_points_as_the_rounds_can_give():
    last = replace(LAID.last_round, number=2)
    check_possible(GAME, replace(LAID, last_round=last, round=3, points=(0, 7), chance=replace(LAID.chance, drawn=153)))


# Whole games

ODDS = {Drop: 1, Swap: 90, Announce: 1, CounterDragon: 1, Signal: 4, AskNoDragon: 4, NoDragon: 60, StaySilent: 6}


def hope(held):
    """How near four cards are to a dragon."""
    return max(len({one.part for one in held if one.color in (color, Color.MULTICOLOR)}) for color in Color)


def informed_move(random, state):
    """A seat and what it does: mostly trade towards a dragon, now and then ask or call, sometimes with reason."""
    silent = set(state.to_move) - set(state.question.answered) if state.question else state.to_move
    seat = random.choice(sorted(silent) if random.random() < 0.95 else state.to_move)
    legal = GAME.legal_moves(state, seat)
    by_kind = {}
    for move in legal:
        by_kind.setdefault(type(move), []).append(move)
    partner = state.hands[(seat + state.seats // 2) % state.seats]
    if Announce in by_kind and (dragon := kind_of(partner)) and random.random() < 0.2:
        return announce(seat, dragon)
    kinds = list(by_kind)
    kind = random.choices(kinds, [ODDS[each] for each in kinds])[0]
    some, held = random.sample(by_kind[kind], min(16, len(by_kind[kind]))), set(state.hands[seat])
    if kind is Swap:
        return max(some, key=lambda move: hope(held - {move.give} | {move.take}))
    return max(some, key=lambda move: hope(held - {move.card})) if kind is Drop else some[0]


@pytest.mark.medium
@at_every_table
def test_random_games_end_with_all_cards_at_every_step(seats):
    seen, deals = Counter(), 0
    for game in range(300 if LONG else 2):
        random = Random(f"dragons {seats} {game}")
        state, moves = GAME.new(seats, Options(target=10), str(game)).state, 0
        while state.outcome is None:
            move = informed_move(random, state)
            if random.random() < 0.1:
                same_moves(legal := GAME.legal_moves(state, move.seat), listed(state, move.seat))
                assert GAME.legal_moves(reshuffled(state, move.seat, random), move.seat) == legal
            after = play(state, move)
            if isinstance(move, Announce | CounterDragon):
                assert gained(after) == worth(state, move)
                seen.update(one.dragon for one in shown(after))
            seen[type(move)] += 1
            deals += any(isinstance(event, CardDealt) for event in after.events)
            state, moves = after.state, moves + 1
            assert moves < 5_000
        each = [state.points[seat % (seats // 2)] for seat in range(seats)]
        assert max(each) >= 10
        assert state.outcome.winners == tuple(seat for seat in range(seats) if each[seat] == max(each))
        assert state.to_move == GAME.legal_moves(state) == ()
    assert {type_ for type_ in seen if isinstance(type_, type)} == {
        Drop, Swap, Announce, CounterDragon, Signal, AskNoDragon, NoDragon, StaySilent,
    }  # fmt: skip
    assert min(seen[None], seen[DRAGON], deals) > 0


def turned_up(seed="one"):
    """A game in which every seat has dropped its first card."""
    state = GAME.new(4, Options(target=10), seed).state
    for seat in range(4):
        state = play(state, Drop(seat=seat, card=state.hands[seat][0])).state
    return state


def test_the_deck_is_the_rest_of_the_shuffle():
    state = turned_up()
    GAME.check(state)
    assert fault_pointers(GAME, replace(state, deck=state.deck[::-1])) == {"/deck"}
    assert fault_pointers(GAME, with_seed(state, "b")) == {"/deck"}


def test_every_card_of_another_seat_takes_a_swap():
    state = turned_up()
    hands = (in_order((*state.hands[0][1:], state.hands[1][0])), in_order((*state.hands[1][1:], state.hands[0][0])))
    exchanged = replace(state, hands=(*hands, *state.hands[2:]))
    assert fault_pointers(GAME, replace(exchanged, ply=5)) == {"/ply"}
    GAME.check(replace(exchanged, ply=6))


def test_the_first_drop_has_its_exact_number_of_moves_and_the_cards_dealt():
    state = GAME.new(4, Options(target=10), "one").state
    state = play(state, Drop(seat=2, card=state.hands[2][0])).state
    GAME.check(state)
    assert fault_pointers(GAME, replace(state, ply=0)) == fault_pointers(GAME, replace(state, ply=2)) == {"/ply"}
    exchanged = (state.hands[1], state.hands[0], *state.hands[2:])
    assert fault_pointers(GAME, replace(state, hands=exchanged)) == {"/hands/0", "/hands/1"}


def test_the_hands_shown_of_the_last_round_were_dealt_by_the_seed():
    """A card that comes off the deck late takes extra deals, each of them eight moves."""
    state = play(turned_up(), CounterDragon(seat=0)).state
    GAME.check(state)
    last = state.last_round
    shown = last.shown[0]
    late = next(one for one in turned_up().deck[::-1] if one not in state.last_round.shown[1].cards)
    strange = replace(shown, cards=in_order((*shown.cards[1:], late)))
    assert fault_pointers(GAME, replace(state, last_round=replace(last, shown=(strange, *last.shown[1:])))) == {"/ply"}
