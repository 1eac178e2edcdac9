"""The rules of King of Clubs, each by its number in RULES.md, then examples, secrets, faults and whole games."""

import re
from collections import Counter
from itertools import combinations, combinations_with_replacement, pairwise, permutations, product
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.errors import GameOver, IllegalMove, NoSuchSeat, NotYourTurn
from rules.king_of_clubs import GAME, scoring
from rules.king_of_clubs import components as box
from rules.king_of_clubs import events as ev
from rules.king_of_clubs import state as kc
from rules.king_of_clubs.components import Version
from rules.king_of_clubs.moves import Assign, DeclineSwap, Pass, PlayMoves, Reveal, Swap
from rules.king_of_clubs.state import Phase
from rules.records import Chance
from tests.kit.checks import fault_pointers, of, only
from tests.kit.king_of_clubs import (
    EVEN,
    HAND_MADE,
    LINE,
    SETUPS,
    SHIFT,
    SOLOS,
    Table,
    all_texts,
    assign,
    assignment,
    clubs,
    draw_by_hand,
    every,
    fewer_low,
    idle,
    legal,
    night_by_hand,
    open_values,
    pieces_are_all_there,
    play,
    put_moves,
    side,
    skills,
    spread,
)
from tests.kit.playouts import LONG, seats_and_spectator

ASSIGN, REVEAL, SWAP, MOVES = Phase
BASIC, ADVANCED = Version
FREE = ("2 3 4 5", "5 2 3 4")
setups = pytest.mark.parametrize(("seats", "version"), SETUPS)
tables = pytest.mark.parametrize("seats", [2, 4])


leads = every("lead", [0, 1])
leads_and_none = every("lead", [0, 1, None])


def refused(state, move):
    """The number of the rule that forbids the move."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert (caught.value.seat, caught.value.code) == (move.seat, "illegal_move")
    assert move not in GAME.legal_moves(state)
    assert msgspec.json.encode(state) == before
    return caught.value.rule.number


def idle_seats(state, make=Pass):
    """The seats that have nothing to decide."""
    waiting = []
    for seat in range(state.seats):
        try:
            GAME.apply(state, make(seat=seat))
        except NotYourTurn:
            waiting.append(seat)
        except IllegalMove:
            pass
    return tuple(waiting)


# The set-up and the box


def test_the_box_holds_what_the_rulebook_says():
    assert kc.Options(version=BASIC) == GAME.options
    assert (box.NIGHTCLUBS, box.SKILLS, box.MOVES) == ((2, 2, 3, 3, 4, 4, 5, 6, 7), (1, 2, 3, 4, 5), 20)
    assert (box.OPEN_NIGHTCLUBS, box.HAND_LIMIT, box.POINTS_TO_WIN, box.NIGHTS) == (4, 5, 5, 9)
    assert (box.MOVE_BONUS, box.POINT_CARDS, box.SEATS) == (1, 4, (2, 4))
    assert box.DRAW_VALUE == {1: 0, 2: 1, 3: 2, 4: 3, 5: 4}  # inferred, but for 3: 2


def test_the_components_are_described_as_printed_or_inferred():
    groups = Counter()
    for each in GAME.about.components:
        groups[each.group] += each.count
        assert each.source == "printed"
        assert ("inferred" in each.text) == (each.group == "dancer")  # their draw values are
    assert (groups["nightclub"], groups["dancer"]) == (9, 20)
    assert [(sheet.source, sheet.rows) for sheet in GAME.about.sheets] == [
        ("inferred", (("backup", "1", "2", "3", "4", "5"), ("draws", "0", "1", "2", "3", "4")))
    ]


@setups
def test_setup(seats, version):
    begun = GAME.new(seats, kc.Options(version=version), "seed")
    state = begun.state
    GAME.check(state)
    assert state == kc.State(
        game="king-of-clubs",
        rules_version=1,
        seats=seats,
        options=kc.Options(version=version),
        ply=0,
        phase=ASSIGN,
        to_move=tuple(range(seats)),
        outcome=None,
        chance=Chance(seed="seed", drawn=8),  # nine cards are shuffled
        night=1,
        points=(0, 0),
        lead=None,
        clubs=state.clubs,
        assignments=(None,) * seats,
        revealed=None,
        danced=0,
        passed=False,
        hands=(0,) * seats,
        pile=20 if version == ADVANCED else 0,
        discard=0,
        last_round=None,
    )
    assert begun.events == (ev.NightStarted(night=1, lead=None, clubs=state.clubs),)


# Rule 0

BELONGS = {Assign: ASSIGN, Reveal: REVEAL, Swap: SWAP, DeclineSwap: SWAP, PlayMoves: MOVES, Pass: MOVES}


@setups
@every(("phase", "dancers", "seat"), [(ASSIGN, (None, None), 0), (REVEAL, FREE, 0), (SWAP, FREE, 1), (MOVES, FREE, 0)])
def test_0_1_a_move_belongs_to_its_phase(seats, version, phase, dancers, seat):
    if phase == MOVES and version == BASIC:
        return
    state = (
        Table()
        .seats(seats)
        .version(version)
        .phase(phase)
        .dancers(*dancers)
        .hands(*((2, 2) if version == ADVANCED else (0, 0)))
        .state
    )
    tried = [
        assign(seat, LINE),
        Reveal(seat=seat, dancer=2),
        Swap(seat=seat, dancers=(2, 3)),
        DeclineSwap(seat=seat),
        put_moves(seat, f"{seat}.{(2, 5)[seat]}"),
        Pass(seat=seat),
    ]
    for move in tried:
        if BELONGS[type(move)] == phase:
            assert move in GAME.legal_moves(state)
        else:
            assert refused(state, move) == "0.1"


@tables
def test_0_2_no_more_moves_than_you_hold(seats):
    state = Table().seats(seats).hands(3, 5).state
    assert refused(state, put_moves(0, "0.2", 4)) == "0.2"
    assert refused(state, put_moves(0, "1.1", 4)) == "0.2"  # the first broken rule is named
    assert play(state, put_moves(0, "0.2", 3))[0].hands[0] == 0


def test_seats_that_are_not_there_or_not_to_move():
    state = Table().version(BASIC).phase(REVEAL).state
    with pytest.raises(NoSuchSeat):
        GAME.apply(state, Reveal(seat=2, dancer=2))
    with pytest.raises(NotYourTurn):
        GAME.apply(state, Reveal(seat=1, dancer=5))
    with pytest.raises(NoSuchSeat):
        GAME.legal_moves(state, 3)


@setups
def test_whoever_has_assigned_waits(seats, version):
    state, _ = play(Table().seats(seats).version(version).phase(ASSIGN).dancers(None, None).state, assign(1, LINE))
    assert idle_seats(state) == (1,)
    with pytest.raises(NotYourTurn):
        GAME.apply(state, assign(1, SHIFT))
    assert GAME.legal_moves(state, 1) == ()


# 1 A night


@setups
def test_1_1_four_of_nine_nightclubs_are_opened(seats, version):
    seen, fresh = Counter(), 0
    for seed in range(80):
        state = GAME.new(seats, kc.Options(version=version), f"club {seed}").state
        values = open_values(state.clubs)
        assert len(values) == 4
        assert not Counter(values) - Counter((2, 2, 3, 3, 4, 4, 5, 6, 7))
        seen.update(values)
        move = GAME.legal_moves(state, 0)[0]
        after, events = play(state, *(replace(move, seat=seat) for seat in range(seats)))
        assert of(events, ev.NightStarted) == [ev.NightStarted(night=2, lead=None, clubs=after.clubs)]
        fresh += 7 in values and 7 in open_values(after.clubs)  # all nine are shuffled again
    assert set(seen) == {2, 3, 4, 5, 6, 7}
    assert all(20 < seen[value] < 60 for value in (5, 6, 7))  # of 80, four in nine on average
    assert all(45 < seen[value] < 100 for value in (2, 3, 4))
    assert fresh > 3


ORDER = (  # which Nightclubs are opened, and the clubs in order
    "2235 3 4p 5, 2247 4 4p 7, 7422 4 4p 7, 7654 4 5 6 7, 3637 6 6p 7, 3632 2 6 6p, 4476 6 7 8p, 2233 4p 6p, "
    "4343 6p 8p, 4224 4p 8p, 2432 3 4 4p"
)


@pytest.mark.parametrize("line", ORDER.split(", "))
def test_1_2_and_2_1_and_d1_examples_of_the_order(line):
    assert scoring.clubs_in_order(map(int, line[:4])) == clubs(line[5:])


def test_1_2_and_2_1_every_night_against_brute_force():
    """Of all orders of the clubs the one that no pair of neighbours breaks."""
    for values in set(combinations((2, 2, 3, 3, 4, 4, 5, 6, 7), 4)):
        piles = [(value * count, count == 2) for value, count in Counter(values).items()]
        right = {
            order
            for order in permutations(piles)
            if all(a[0] < b[0] or (a[0] == b[0] and b[1] and not a[1]) for a, b in pairwise(order))
        }
        for shuffled in permutations(values):
            assert {tuple((club.prestige, club.paired) for club in scoring.clubs_in_order(shuffled))} == right


@setups
def test_1_3_all_assign_in_any_order_and_the_last_closes_the_step(seats, version):
    state = Table().seats(seats).version(version).phase(ASSIGN).dancers(None, None).lead(1).state
    texts = (LINE, SHIFT, "1 2 3 4", "4 3 2 1")[:seats]
    ends = set()
    for order in permutations(range(seats)):
        after = state
        for number, seat in enumerate(order):
            assert after.to_move == tuple(sorted(order[number:]))
            assert after.phase == ASSIGN
            after, events = play(after, assign(seat, texts[seat]))
            at, backup = skills(texts[seat])
            assert events == [ev.DancersAssigned(seat=seat, clubs=at, backup=backup)]
        assert after.assignments == tuple(map(assignment, texts))
        assert (after.phase, after.to_move, after.chance) == (REVEAL, side(1, seats), state.chance)
        ends.add(msgspec.json.encode(after))
    assert len(ends) == 1


@setups
@every(
    ("opened", "wrong"),
    [
        (SOLOS, [((2,), (3,), (4,)), ((1, 2), (3,), (4,), (5,)), ((1, 2), (3,), (4,)), ((1, 2), (3, 4))]),
        ("3 4p 5", [((1,), (2,), (3,)), ((1,), (2,), (3, 4)), ((1, 2), (3,), (4,)), ((1,), (2,), (3,), (4,))]),
        ("4p 6p", [((1,), (2,)), ((1, 2), (3,)), ((1, 2), (3,), (4,)), ((1,), (2,), (3,), (4,))]),
    ],
)
def test_1_4_one_dancer_to_a_solo_club_and_two_to_a_paired_one(seats, version, opened, wrong):
    state = Table().seats(seats).version(version).phase(ASSIGN).clubs(opened).dancers(None, None).state
    for at in wrong:
        assert refused(state, Assign(seat=1, clubs=at, backup=5)) == "1.4"


@setups
@every(
    ("opened", "at", "backup"),
    [
        (SOLOS, ((1,), (2,), (3,), (4,)), 4),
        (SOLOS, ((1,), (2,), (3,), (1,)), 5),
        ("3 4p 5", ((1,), (2, 2), (3,)), 4),
        ("3 4p 5", ((1,), (1, 2), (3,)), 4),
        ("4p 6p", ((1, 2), (3, 4)), 1),
    ],
)
def test_1_5_each_dancer_goes_to_one_place(seats, version, opened, at, backup):
    state = Table().seats(seats).version(version).phase(ASSIGN).clubs(opened).dancers(None, None).state
    assert refused(state, Assign(seat=0, clubs=at, backup=backup)) == "1.5"


@setups
@every(("opened", "count"), [(SOLOS, 120), ("2 3 4 5", 120), ("3 4p 5", 60), ("4p 6p", 30)])
def test_1_4_and_1_5_every_placement_is_offered_once(seats, version, opened, count):
    state = Table().seats(seats).version(version).phase(ASSIGN).clubs(opened).dancers(None, None).state
    sizes = [1 + club.paired for club in clubs(opened)]
    right = set()
    for order in permutations(range(1, 6)):
        line = iter(order)
        at = tuple(tuple(sorted(next(line) for _ in range(size))) for size in sizes)
        right.add((at, next(line)))
    assert len(right) == count
    for seat in range(seats):
        offered = GAME.legal_moves(state, seat)
        assert {type(move) for move in offered} == {Assign}
        assert {(move.clubs, move.backup) for move in offered} == right
        assert len(offered) == count


@setups
def test_1_4_the_two_at_a_paired_club_are_accepted_in_any_order(seats, version):
    state = Table().seats(seats).version(version).phase(ASSIGN).clubs("3 4p 5").dancers(None, None).state
    one, events = play(state, Assign(seat=0, clubs=((1,), (5, 2), (3,)), backup=4))
    assert one == play(state, Assign(seat=0, clubs=((1,), (2, 5), (3,)), backup=4))[0]
    assert one.assignments[0] == assignment("1 25 3")
    assert events == [ev.DancersAssigned(seat=0, clubs=((1,), (2, 5), (3,)), backup=4)]


@setups
def test_1_6_nobody_reveals_and_nobody_swaps_while_no_side_leads(seats, version):
    texts = spread(FREE, seats)
    for won in ((), (None,), (None,) * 4):
        state = Table().seats(seats).version(version).phase(ASSIGN).dancers(*texts[:-1], None).won(*won).state
        _, events = play(state, assign(seats - 1, texts[-1]))
        assert not of(events, ev.DancerRevealed, ev.DancersSwapped, ev.SwapDeclined)
        assert len(of(events, ev.ClubOpened)) == 4
        assert type(events[1]) is ev.ClubOpened


@setups
@leads
def test_1_6_one_seat_of_the_lead_side_reveals(seats, version, lead):
    state = (
        Table().seats(seats).version(version).phase(REVEAL).clubs("3 4p 5").dancers("2 35 1", "2 35 1").lead(lead).state
    )
    mine = side(lead, seats)
    assert state.to_move == mine
    assert set(GAME.legal_moves(state)) == {Reveal(seat=seat, dancer=skill) for seat in mine for skill in (1, 2, 3, 5)}
    assert len(GAME.legal_moves(state)) == 4 * len(mine)
    for seat in mine:
        after, events = play(state, Reveal(seat=seat, dancer=5))
        assert events == [ev.DancerRevealed(seat=seat, club=1, skill=5)]
        assert after.revealed == kc.DancerName(seat=seat, skill=5)
        assert (after.phase, after.to_move) == (SWAP, side(1 - lead, seats))
        assert after.assignments == state.assignments


@setups
@leads
def test_1_7_the_backup_is_not_revealed(seats, version, lead):
    state = (
        Table().seats(seats).version(version).phase(REVEAL).clubs("3 4p 5").dancers("2 35 1", "2 35 1").lead(lead).state
    )
    for seat in side(lead, seats):
        assert refused(state, Reveal(seat=seat, dancer=4)) == "1.7"


@setups
@leads
def test_1_8_one_seat_swaps_for_the_other_side_and_the_clubs_are_danced(seats, version, lead):
    hands = (1, 1) if version == ADVANCED else (0, 0)
    state = (
        Table().seats(seats).version(version).phase(SWAP).dancers("2 3 4 5", "2 3 4 5").lead(lead).hands(*hands).state
    )
    for seat in side(1 - lead, seats):
        after, events = play(state, Swap(seat=seat, dancers=(5, 3)))
        assert events[0] == ev.DancersSwapped(seat=seat, clubs=(1, 3), dancers=(3, 5))
        assert type(events[1]) is ev.ClubOpened
        stood = after if version == ADVANCED else after.last_round
        assert stood.assignments == tuple(assignment("2 5 4 3" if one == seat else LINE) for one in range(seats))
        assert after.phase == (MOVES if version == ADVANCED else ASSIGN)


@setups
@leads
def test_1_8_the_step_ends_when_all_of_the_side_have_declined(seats, version, lead):
    state = Table().seats(seats).version(version).phase(SWAP).lead(lead).state
    others = side(1 - lead, seats)
    for order in permutations(others):
        after = state
        for number, seat in enumerate(order):
            assert (after.phase, after.to_move) == (SWAP, tuple(sorted(order[number:])))
            after, events = play(after, DeclineSwap(seat=seat))
            assert events[0] == ev.SwapDeclined(seat=seat)
        assert len(of(events, ev.ClubDecided)) == 4
        assert after.last_round.assignments == state.assignments


@pytest.mark.parametrize("version", Version)
@leads
def test_1_8_a_partner_may_still_swap_when_one_has_declined(version, lead):
    first, second = side(1 - lead, 4)
    state, _ = play(Table().seats(4).version(version).phase(SWAP).lead(lead).state, DeclineSwap(seat=second))
    assert idle_seats(state, DeclineSwap) == tuple(sorted((*side(lead, 4), second)))
    after, events = play(state, Swap(seat=first, dancers=(2, 3)))
    assert len(of(events, ev.DancersSwapped)) == 1
    assert after.night == state.night + 1


@setups
@leads
def test_1_9_the_backup_is_not_swapped(seats, version, lead):
    state = (
        Table().seats(seats).version(version).phase(SWAP).clubs("3 4p 5").dancers("2 35 1", "2 35 1").lead(lead).state
    )
    for seat in side(1 - lead, seats):
        for pair in ((2, 4), (4, 5), (4, 4)):
            assert refused(state, Swap(seat=seat, dancers=pair)) == "1.9"


@setups
@leads
def test_1_10_the_two_are_at_different_clubs(seats, version, lead):
    state = (
        Table().seats(seats).version(version).phase(SWAP).clubs("3 4p 5").dancers("2 35 1", "2 35 1").lead(lead).state
    )
    for seat in side(1 - lead, seats):
        for pair in ((3, 5), (5, 3), (2, 2)):
            assert refused(state, Swap(seat=seat, dancers=pair)) == "1.10"


@setups
@every(
    ("opened", "text", "pairs"),
    [
        (SOLOS, "2 3 4 5", "23 24 25 34 35 45"),
        ("3 4p 5", "2 35 1", "12 13 15 23 25"),
        ("4p 6p", "14 25", "12 15 24 45"),
    ],
)
def test_1_8_to_1_10_every_swap_is_offered_once(seats, version, opened, text, pairs):
    state = Table().seats(seats).version(version).phase(SWAP).clubs(opened).dancers(text, text).state
    for seat in side(1, seats):
        offered = [Swap(seat=seat, dancers=tuple(map(int, pair))) for pair in pairs.split()]
        assert GAME.legal_moves(state, seat) == (*offered, DeclineSwap(seat=seat))


# 2 and 3 A club


@setups
@leads_and_none
def test_2_1_the_clubs_are_danced_in_order(seats, version, lead):
    for text, dancers in (("3 4p 5", ("2 35 1", "3 24 1")), ("4p 6p", ("12 34", "23 45")), (SOLOS, (LINE, SHIFT))):
        _, after, events = Table().seats(seats).version(version).clubs(text).dancers(*dancers).lead(lead).whole_night()
        count = len(clubs(text))
        assert [event.club for event in of(events, ev.ClubOpened)] == list(range(count))
        assert [event.club for event in of(events, ev.ClubDecided)] == list(range(count))
        assert after.last_round.clubs == clubs(text)


@setups
def test_3_1_all_dancers_at_the_club_are_revealed(seats, version):
    _, _, events = Table().seats(seats).version(version).clubs("3 4p 5").dancers("2 35 1", "4 12 3").whole_night()
    assert [event.dancers for event in of(events, ev.ClubOpened)] == [
        spread(((2,), (4,)), seats),
        spread(((3, 5), (1, 2)), seats),
        spread(((1,), (3,)), seats),
    ]


# The worked examples are 25<34 (2 < 3) and 25>24 (tied on 2, then 5 > 4); four on a side are a line dance
BETTER = "3>2 2<3 4=4 25<34 25>24 52>42 15<23 25=52 35>34 45>39 14=41 2235<2244 5551<2222 2346>2345 5142=1245"


@pytest.mark.parametrize("line", BETTER.split())
def test_3_2_examples_of_the_comparison(line):
    (sign,) = set(line) & set("<=>")
    first, second = (list(map(int, each)) for each in line.split(sign))
    winner = {">": 0, "<": 1, "=": None}[sign]
    assert scoring.better(first, second) == winner
    assert scoring.better(second, first) == (None if winner is None else 1 - winner)


@pytest.mark.parametrize("size", [1, 2, 4])
def test_3_2_every_comparison_against_counting(size):
    random = Random(size)
    sides = list(combinations_with_replacement(range(1, 9 if size < 4 else 6), size))
    for first, second in product(sides, repeat=2):
        one, two = random.sample(first, size), random.sample(second, size)
        assert scoring.better(one, two) == fewer_low(first, second)


CLUBS = [  # the clubs, two or four seats' Dancers, the winners of the clubs where backups do not matter, prestige
    (SOLOS, ("2 3 4 5", "5 2 3 4"), (1, 0, 0, 0), (15, 2)),
    ("3 4p 5", ("1 25 3", "5 34 1"), (1, 1, 0), (5, 7)),
    ("3 4p 5", ("1 25 3", "3 24 1"), (1, 0, 0), (9, 3)),
    ("4 4p 7", ("3 15 2", "1 24 3"), (0, 1, 1), (4, 11)),
    ("4p 6p", ("14 25", "23 45"), (1, 1), (0, 10)),
    ("4p 8p", ("34 12", "15 23"), (0, 1), (4, 8)),
]
TEAMS = [
    (SOLOS, ("1 2 3 4", "2 3 4 5", "5 3 4 2", "2 3 1 4"), (1, 1, 0, 1), (5, 12)),  # 15-22 23-33 34-14 24-45
    ("3 4p 5", ("1 25 3", "1 24 5", "4 35 2", "4 35 2"), (None, 0, 1), (4, 5)),  # 14-14 2355-2345 23-25
    ("4p 6p", ("14 25", "23 45", "23 15", "14 25"), (None, 1), (0, 6)),  # 1234-1234 1255-2455
    ("4p 6p", ("12 34", "12 35", "45 12", "34 12"), (0, 1), (4, 6)),  # 1245-1234 1234-1235
]


@setups
@leads_and_none
@pytest.mark.parametrize(("opened", "dancers", "winners", "prestige"), CLUBS)
def test_3_2_and_3_3_clubs_and_prestige(seats, version, lead, opened, dancers, winners, prestige):
    before, after, events = (
        Table().seats(seats).version(version).clubs(opened).dancers(*dancers).lead(lead).whole_night()
    )
    assert tuple(event.winner for event in of(events, ev.ClubDecided)) == winners
    ended = only(events, ev.NightEnded)
    winner = 0 if prestige[0] > prestige[1] else 1
    assert (ended.night, ended.prestige, ended.winner) == (before.night, prestige, winner)
    assert after.last_round == kc.LastRound(
        night=before.night,
        lead=before.lead,
        clubs=before.clubs,
        assignments=spread(map(assignment, dancers), seats),
        club_winners=winners,
        prestige=prestige,
        moves_played=(0, 0),
        winner=winner,
    )


@leads_and_none
@pytest.mark.parametrize(("opened", "dancers", "winners", "prestige"), TEAMS)
def test_3_2_teams_compare_all_their_dancers(lead, opened, dancers, winners, prestige):
    _, after, events = Table().seats(4).clubs(opened).dancers(*dancers).lead(lead).whole_night()
    assert tuple(event.winner for event in of(events, ev.ClubDecided)) == winners
    assert after.last_round.prestige == prestige


# 4 Ties, basic version; 5.7 in the advanced version

TIES = [  # the first club is tied: who wins it in the basic version
    ("2 3 1 4", "2 1 3 5", 0),  # backups 5 and 4
    ("2 1 3 5", "2 3 1 4", 1),
    ("2 1 3 4", "2 3 1 4", None),  # 5 and 5
    ("4 1 2 5", "4 3 5 1", 0),  # 3 and 2
    ("3 1 2 5", "3 2 5 4", 0),  # 4 and 1
    ("5 2 3 1", "5 3 4 2", 0),  # 4 and 1
]


@setups
@leads_and_none
@pytest.mark.parametrize(("first", "second", "winner"), TIES)
def test_4_1_4_2_and_5_7_a_tied_club(seats, version, lead, first, second, winner):
    _, _, events = Table().seats(seats).version(version).dancers(first, second).lead(lead).whole_night()
    kinds = [type(event) for event in events if not isinstance(event, (ev.DancersAssigned, ev.SwapDeclined, Pass))]
    decided = of(events, ev.ClubDecided)[0]
    assert decided == ev.ClubDecided(club=0, winner=winner if version == BASIC else None)
    told = only(events, ev.BackupsRevealed)  # once a night: they stay revealed
    assert told.backups == spread((skills(first)[1], skills(second)[1]), seats)
    early = kinds.index(ev.BackupsRevealed) < kinds.index(ev.ClubDecided)
    assert early == (version == BASIC)


@pytest.mark.parametrize("line", ["4>2", "2<4", "3=3", "5>1", "1<5", "25<33", "25>24", "14=41", "55>54", "51<22"])
def test_4_1_4_2_and_5_7_worked_example(line):
    """A tie at a club, backups 4 and 2: the seat with 4 wins it. With four seats the least skilled count first."""
    (sign,) = set(line) & set("<=>")
    backups = [list(map(int, each)) for each in line.split(sign)]
    tied = [[2, 4], [4, 2]] if len(line) > 3 else [[3], [3]]
    assert scoring.club_winner(BASIC, tied, backups) == {">": 0, "<": 1, "=": None}[sign]
    assert scoring.club_winner(ADVANCED, tied, backups) is None


def test_4_1_line_dance_with_all_backups():
    """14 against 14 with backups 2, 5 against 3, 5."""
    dancers = ("1 34 5", "2 15 4")
    four = ("1 45 3", "1 25 4", "4 13 2", "4 13 2")
    _, after, events = Table().seats(4).version(BASIC).clubs("2 6p 7").dancers(*four).lead(1).whole_night()
    assert [event.winner for event in of(events, ev.ClubDecided)] == [1, 0, 1]  # 14-14, 1345-1235, 23-24
    assert only(events, ev.BackupsRevealed).backups == (2, 3, 5, 5)  # 2 < 3: side 1 wins the first club
    assert after.last_round.prestige == (6, 9)
    _, after, _ = Table().version(BASIC).clubs("2 6p 7").dancers(*dancers).lead(1).whole_night()
    assert after.last_round.club_winners == (1, 0, 0)


@pytest.mark.parametrize("version", Version)
@pytest.mark.parametrize("seats", [2, 4])
def test_4_and_5_7_club_winner_against_brute_force(version, seats):
    size = seats // 2
    sides = list(combinations_with_replacement(range(1, 4 if seats == 4 else 6), size))
    for first, second, one, two in product(sides, repeat=4):
        right = fewer_low(first, second)
        if right is None and version == BASIC:
            right = fewer_low(one, two)
        assert scoring.club_winner(version, (first, second), (one, two)) == right


# 5 Moves


@tables
@leads_and_none
def test_5_1_the_lead_side_begins(seats, lead):
    """D4: without one the side of seat 0."""
    beginner = side(lead or 0, seats)
    if lead is None:
        texts = spread(FREE, seats)
        before = Table().seats(seats).phase(ASSIGN).dancers(*texts[:-1], None).lead(None).hands(1, 1).state
        after, events = play(before, assign(seats - 1, texts[-1]))
    else:
        before = Table().seats(seats).phase(SWAP).lead(lead).hands(1, 1).state
        after, events = play(before, *(DeclineSwap(seat=seat) for seat in side(1 - lead, seats)))
    assert (after.phase, after.danced, after.to_move, after.passed) == (MOVES, 0, beginner, False)
    assert events[-1] == ev.ClubOpened(club=0, dancers=spread(((2,), (5,)), seats))
    assert idle_seats(after) == side(1 - (lead or 0), seats)


SCRIPTS = [  # seats' hands, lead: a seat and the Dancer on which it plays, or a pass -> who is to move
    # * if the other side is out, / when the next club begins, . when the night is over
    ("two seats take turns", (3, 2), 0, "0 0.2 -> 1, 1 1.5 -> 0, 0 pass -> 1*, 1 1.5 -> 0/"),
    ("the other goes on until it passes", (3, 2), 1, "1 pass -> 0*, 0 0.2 -> 0*, 0 0.2 -> 0*, 0 pass -> 1/"),
    ("a side without Moves passes by itself", (0, 3), 0, "1 1.5 -> 1*, 1 pass -> 1*/, 1 1.2 -> 1*, 1 1.2 -> ."),
    ("an answer that is not there", (3, 0), 0, "0 0.2 -> 0*, 0 0.2 -> 0*, 0 pass -> 0/"),
    (
        "D10 a pass lasts for the turn, and partners continue each other's sequence; seat 3 holds none",
        (1, 1, 2, 0),
        0,
        "0 pass -> 2, 2 0.2 -> 1, 1 pass -> 02*, 2 pass -> 0*, 0 2.2 -> 2*, 2 pass -> 2/",
    ),
    (
        "a side is out when both have passed in the same turn",
        (1, 1, 1, 1),
        1,
        "3 pass -> 1, 1 3.5 -> 02, 2 pass -> 0, 0 pass -> 3*, 3 pass -> 3/",
    ),
    (
        "one play ends the turn of both",
        (2, 2, 2, 2),
        0,
        "2 2.2 -> 13, 3 1.5 -> 02, 2 0.2 -> 13, 1 pass -> 3, 3 3.5 -> 0, 0 pass -> 1*, 1 1.5 -> 1*, 1 pass -> 0/",
    ),
    ("no lead side: side 0 begins at every club", (1, 1), None, "0 pass -> 1*, 1 pass -> 0/, 0 0.3 -> 1, 1 1.2 -> ."),
]


@pytest.mark.parametrize(("hands", "lead", "script"), [each[1:] for each in SCRIPTS], ids=[each[0] for each in SCRIPTS])
def test_5_1_to_5_3_and_d10_turns(hands, lead, script):
    state, danced = Table().seats(len(hands)).hands(*hands).lead(lead).state, 0
    for line in script.split(", "):
        (seat, what), told = line.split(" -> ")[0].split(), line.split(" -> ")[1]
        seat, held, danced = int(seat), state.hands, danced + ("/" in told)
        if what == "pass":
            state, events = play(state, Pass(seat=seat))
            assert (events[0], state.hands) == (ev.Passed(seat=seat), held)
        else:
            state, events = play(state, move := put_moves(seat, what))
            assert events[0] == ev.MovesPlayed(seat=seat, dancer=move.dancer, count=1)
        if told == ".":
            assert (state.phase, of(events, ev.NightEnded) == []) == (ASSIGN, False)
            return
        assert (state.phase, state.danced) == (MOVES, danced)
        assert state.to_move == tuple(int(each) for each in told if each.isdigit())
        if "/" not in told or "*" in told:  # at a new club a side without Moves may count as out at once or in its turn
            assert state.passed == ("*" in told)


@tables
def test_5_2_and_5_3_who_is_out_has_nothing_to_decide(seats):
    state = Table().seats(seats).hands(2, 2).state
    state, _ = play(state, *(Pass(seat=seat) for seat in side(0, seats)))
    assert idle_seats(state) == side(0, seats)
    assert GAME.legal_moves(state, 0) == ()
    state, _ = play(state, put_moves(1, "1.5"))
    assert idle_seats(state) == side(0, seats)


def test_5_3_seats_without_moves_are_skipped():
    state = Table().seats(4).hands(0, 1, 2, 0).state
    assert state.to_move == (2,)
    state, _ = play(state, put_moves(2, "2.2"))
    assert state.to_move == (1,)
    assert idle_seats(state) == (0, 2, 3)


@tables
def test_5_4_and_d5_only_on_dancers_of_the_own_side(seats):
    state = Table().seats(seats).hands(2, 2).state
    for seat in side(0, seats):
        for owner in side(1, seats):
            assert refused(state, put_moves(seat, f"{owner}.5")) == "5.4"
            assert refused(state, put_moves(seat, f"{owner}.1")) == "5.4"


def test_5_4_or_5_5_a_dancer_of_nobody():
    assert refused(Table().hands(2, 2).state, put_moves(0, "2.2")) in ("5.4", "5.5")
    assert refused(Table().hands(2, 2).lead(1).state, put_moves(1, "3.5")) in ("5.4", "5.5")


@tables
@every(("danced", "here"), [(0, {2}), (1, {3, 5}), (2, {1})])
def test_5_5_only_at_the_club_that_is_danced(seats, danced, here):
    state = Table().seats(seats).clubs("3 4p 5").dancers("2 35 1", "2 35 1").hands(2, 2).danced(danced).state
    for seat, owner, skill in product(side(0, seats), side(0, seats), range(1, 6)):
        move = put_moves(seat, f"{owner}.{skill}")
        if skill in here:
            assert play(state, move)[1][0].dancer == move.dancer
        else:
            assert refused(state, move) == "5.5"  # the backup included


@tables
def test_5_4_to_5_6_every_play_is_offered_once(seats):
    state = (
        Table().seats(seats).clubs("3 4p 5").dancers("2 35 1", "2 35 1").hands(*((3, 1) * (seats // 2))).danced(1).state
    )
    for seat in side(0, seats):
        plays = [put_moves(seat, f"{own}.{skill}", n) for own in side(0, seats) for skill in (3, 5) for n in (1, 2, 3)]
        offered = GAME.legal_moves(state, seat)
        assert set(offered) == {*plays, Pass(seat=seat)}
        assert len(offered) == len(plays) + 1
        assert offered[-1] == Pass(seat=seat)


@tables
def test_5_6_moves_go_from_the_hand_to_the_dancer(seats):
    state = Table().seats(seats).hands(3, 2).state
    after, events = play(state, put_moves(0, "0.2", 2))
    assert events == [ev.MovesPlayed(seat=0, dancer=kc.DancerName(seat=0, skill=2), count=2)]
    assert after.hands == (1, *state.hands[1:])
    assert after.assignments == (assignment("2++ 3 4 5"), *state.assignments[1:])
    assert (after.pile, after.discard) == (state.pile, 0)


def test_5_6_a_partner_plays_on_the_partners_dancer():
    state = Table().seats(4).hands(3, 2, 1, 0).state
    after, _ = play(state, put_moves(2, "0.2"))
    assert (after.hands, after.assignments[0]) == ((3, 2, 0, 0), assignment("2+ 3 4 5"))
    assert after.assignments[2] == state.assignments[2]


COUPLES = [  # the worked example: {2, 5}; the rival's Dancers are {3, 4}
    ("25", [2, 5], 1),
    ("2+5", [3, 5], 0),
    ("2++5", [4, 5], 0),
    ("25+", [2, 6], 1),
    ("25+++", [2, 8], 1),
    ("2++++5", [5, 6], 0),
]


@tables
@every(("pair", "skill", "winner"), COUPLES)
def test_5_6_worked_example_couples(seats, pair, skill, winner):
    second = {"to_move": side(1, seats), "passed": "+" not in pair}
    state = (
        Table()
        .seats(seats)
        .clubs("3 4p 5")
        .dancers(f"1 {pair} 3", "1 34 2")
        .danced(1)
        .hands(0, 1)
        .members(**second)
        .state
    )
    both = seats // 2
    at = scoring.dancers_at(state.assignments, 1)
    assert [sorted(each) for each in at] == [sorted(skill * both), sorted([3, 4] * both)]
    _, after_events = play(state, *(Pass(seat=seat) for seat in state.to_move))
    assert only(after_events[:3], ev.ClubDecided) == ev.ClubDecided(club=1, winner=winner)


@tables
def test_5_6_moves_turn_a_club_over(seats):
    """Solo 2 against 5: with three Moves tied, with four won. At four seats both Dancers need them."""
    for count, winner in ((2, 1), (3, None), (4, 0)):
        state = Table().seats(seats).hands(count, 0).state
        events = []
        for seat in side(0, seats):
            state, more = play(state, put_moves(seat, f"{seat}.2", count))
            events += more
        assert of(events, ev.ClubDecided)[0] == ev.ClubDecided(club=0, winner=winner)


# 6 The night's end

NIGHTS = [  # prestige, backups by side, Moves, lead, winner
    ((9, 8), ((1,), (5,)), (9, 0), 0, 0),
    ((8, 9), ((5,), (1,)), (0, 9), 1, 1),
    ((0, 1), ((5,), (1,)), (0, 9), None, 1),
    ((9, 9), ((4,), (3,)), (9, 0), 0, 0),
    ((9, 9), ((3,), (4,)), (0, 9), 1, 1),
    ((9, 9), ((3,), (3,)), (2, 1), 1, 1),  # the worked example: the second side
    ((9, 9), ((3,), (3,)), (2, 1), 0, 1),
    ((9, 9), ((3,), (3,)), (1, 2), 0, 0),
    ((9, 9), ((3,), (3,)), (2, 2), 0, 1),  # the side that is not the lead side
    ((9, 9), ((3,), (3,)), (2, 2), 1, 0),
    ((9, 9), ((3,), (3,)), (2, 2), None, None),
    ((9, 9), ((3,), (3,)), (1, 2), None, 0),
    ((0, 0), ((1,), (1,)), (0, 0), 0, 1),
    ((7, 7), ((2, 5), (3, 3)), (0, 1), 0, 1),  # D8: least skilled first
    ((7, 7), ((2, 5), (4, 2)), (1, 0), 0, 0),
    ((7, 7), ((2, 4), (4, 2)), (1, 1), 1, 0),
]


@pytest.mark.parametrize(("prestige", "backups", "moves", "lead", "winner"), NIGHTS)
def test_6_1_to_6_5_examples_of_the_tie_break(prestige, backups, moves, lead, winner):
    assert scoring.night_winner(prestige, backups, moves, lead) == winner


@pytest.mark.parametrize("seats", [2, 4])
def test_6_every_tie_break_against_brute_force(seats):
    sides = list(combinations_with_replacement(range(1, 6 if seats == 2 else 5), seats // 2))
    twos = list(product(range(3), repeat=2))
    for prestige, one, two, moves, lead in product(twos, sides, sides, twos, (0, 1, None)):
        marks = [
            None if prestige[0] == prestige[1] else prestige.index(max(prestige)),
            fewer_low(one, two),
            None if moves[0] == moves[1] else moves.index(min(moves)),
            {0: 1, 1: 0, None: None}[lead],
        ]
        right = next((mark for mark in marks if mark is not None), None)
        assert scoring.night_winner(prestige, (one, two), moves, lead) == right


@setups
@leads_and_none
@every("winner", [0, 1])
def test_6_1_more_prestige_gets_the_point(seats, version, lead, winner):
    before, after, events = (
        Table().seats(seats).version(version).dancers(*(FREE if winner == 0 else FREE[::-1])).lead(lead).whole_night()
    )
    ended = only(events, ev.NightEnded)
    assert ended == ev.NightEnded(
        night=before.night,
        prestige=(15, 2) if winner == 0 else (2, 15),
        moves_played=(0, 0),
        winner=winner,
        points=after.points,
    )
    assert after.points[winner] == before.points[winner] + 1
    assert after.points[1 - winner] == before.points[1 - winner]


@setups
@leads_and_none
def test_6_2_the_better_backups(seats, version, lead):
    for dancers, winner in (((EVEN[0], "3 2 4 1"), 1), (("4 1 2 3", EVEN[1]), 0)):  # backups 4-5, 5-4
        _, after, _ = Table().seats(seats).version(version).clubs("2 3 4 5").dancers(*dancers).lead(lead).whole_night()
        assert (after.last_round.prestige, after.last_round.winner) == ((7, 7), winner)


@pytest.mark.parametrize("version", Version)
@leads_and_none
def test_6_2_and_d8_the_least_skilled_backup_counts_first(version, lead):
    four = ("4 1 3 5", "1 5 4 2", "4 1 2 3", "1 5 4 2")  # 44-11 11-55 23-44 35-22; backups 2, 5 and 3, 3
    _, after, _ = Table().seats(4).version(version).clubs("2 3 4 5").dancers(*four).lead(lead).whole_night()
    assert (after.last_round.prestige, after.last_round.winner) == ((7, 7), 1)


@tables
@leads_and_none
@every(
    ("dancers", "played", "winner"),
    [
        (("5++ 1 2 3", "3 2 5+ 1"), (2, 1), 1),
        (("5+ 1 2 3", "3 2++ 5 1"), (1, 2), 0),
        (("5+ 1 2 3", "3 2 5 1"), (1, 0), 1),
        (("5+ 1 2 3", "3 2 5+ 1"), (1, 1), "other"),
        (("5++ 1 2 3", "3 2+ 5+ 1"), (2, 2), "other"),
    ],
)
def test_6_3_to_6_5_fewer_moves_then_not_the_lead_side(seats, lead, dancers, played, winner):
    state = Table().seats(seats).clubs("2 3 4 5").dancers(*dancers).hands(1, 1).danced(3).lead(lead).state
    after, events = idle(state)
    if winner == "other":
        winner = None if lead is None else 1 - lead
    ended = only(events, ev.NightEnded)
    assert ended.prestige == (7, 7)
    assert ended.moves_played == tuple(count * seats // 2 for count in played)
    assert (ended.winner, after.last_round.winner) == (winner, winner)


@setups
@leads_and_none
def test_6_4_6_5_and_d2_not_the_lead_side_or_nobody(seats, version, lead):
    before, after, events = (
        Table().seats(seats).version(version).clubs("2 3 4 5").dancers(*EVEN).lead(lead).whole_night()
    )
    winner = {0: 1, 1: 0, None: None}[lead]
    ended = only(events, ev.NightEnded)
    assert (ended.prestige, ended.winner) == ((7, 7), winner)
    right = list(before.points)
    if winner is not None:
        right[winner] += 1
    assert after.points == tuple(right)


# 7 The game's end

ENDS = [  # the nights before, who wins this one: points, winning sides
    ((0, 1, 0, 1, 0, 1, 0), 0, (5, 3), (0,), "five_points"),
    ((1, 1, 1, 1), 1, (0, 5), (1,), "five_points"),
    ((0, 1, 0, 1, 0, 1, 0, 1), 1, (4, 5), (1,), "five_points"),
    ((None, 0, 0, 0, 0, 1, 1, 1), 0, (5, 3), (0,), "five_points"),  # in the ninth night
    ((None, 0, 1, 0, 1, 0, 1, 0), 1, (4, 4), (0, 1), "ninth_night"),
    ((None, None, 0, 1, 0, 1, 0, 1), 0, (4, 3), (0,), "ninth_night"),
    ((None,) * 7 + (1,), 1, (0, 2), (1,), "ninth_night"),
    ((None,) * 8, None, (0, 0), (0, 1), "ninth_night"),
]


@setups
@every(("won", "winner", "points", "winners", "reason"), ENDS)
def test_7_1_7_2_and_d6_the_end(seats, version, won, winner, points, winners, reason):
    dancers = {0: (LINE, SHIFT), 1: (SHIFT, LINE), None: (LINE, LINE)}[winner]
    discard = 3 if version == ADVANCED else 0
    before, after, events = (
        Table().seats(seats).version(version).dancers(*dancers).won(*won).discard(discard).whole_night()
    )
    places = tuple(sorted(seat for each in winners for seat in side(each, seats)))
    scores = tuple(kc.Score(seat=seat, total=points[seat % 2]) for seat in range(seats))
    assert after.outcome == kc.Outcome(reason=reason, winners=places, scores=scores)
    assert events[-1] == ev.GameEnded(reason=reason, winners=places)
    assert (after.points, after.to_move, after.night) == (points, (), before.night)
    # D9: the last night stays on the table
    assert (after.lead, after.clubs, after.hands) == (before.lead, before.clubs, before.hands)
    assert (after.pile, after.discard) == (before.pile, before.discard)
    assert after.assignments == after.last_round.assignments == spread(map(assignment, dancers), seats)
    assert not of(events, ev.NightStarted, ev.MovesDrawn)
    with pytest.raises(GameOver):
        GAME.apply(after, assign(0, LINE))
    assert GAME.legal_moves(after) == ()


def test_7_outcome_against_brute_force():
    for seats, night, points in product((2, 4), range(1, 10), product(range(6), repeat=2)):
        if points == (5, 5) or sum(points) > night:
            continue
        got = scoring.outcome(seats, points, night)
        if 5 not in points and night < 9:
            assert got is None
            continue
        assert got.reason == ("five_points" if 5 in points else "ninth_night")
        assert got.winners == tuple(seat for seat in range(seats) if points[seat % 2] == max(points))
        assert got.scores == tuple(kc.Score(seat=seat, total=points[seat % 2]) for seat in range(seats))


@tables
def test_d9_played_moves_stay_on_their_dancers_when_the_game_is_over(seats):
    state = Table().seats(seats).dancers("2+ 3 4 5", SHIFT).won(1, 0, 0, 0, 0).hands(1, 0).danced(3).discard(4).state
    after, _ = idle(state)
    assert (after.points, after.outcome.reason) == ((5, 1), "five_points")
    assert after.assignments == state.assignments
    assert (after.hands, after.pile, after.discard) == (state.hands, state.pile, 4)


@setups
def test_d6_sides_that_always_tie_share_the_victory_after_nine_nights(seats, version):
    state = GAME.new(seats, kc.Options(version=version), "twins").state
    while state.outcome is None:
        if state.phase == ASSIGN:
            move = GAME.legal_moves(state, state.to_move[0])[-1]
        else:
            assert (state.phase, state.lead, state.to_move[0] in side(0, seats)) == (MOVES, None, not state.passed)
            move = Pass(seat=state.to_move[0])
        state, _ = play(state, move)
    assert (state.night, state.points, state.outcome.reason) == (9, (0, 0), "ninth_night")
    assert state.outcome.winners == tuple(range(seats))


# 8 The Lead Dancer


def test_8_1_8_2_and_8_3_against_brute_force():
    for points, winner in product(product(range(5), repeat=2), (0, 1, None)):
        one, two = points
        right = 0 if one > two else 1 if two > one else winner
        assert scoring.next_lead(points, winner) == right


@setups
@every(
    ("won", "winner", "lead"),
    [
        ((), 0, 0),
        ((), 1, 1),
        ((), None, None),
        ((None, None), None, None),
        ((None,), 1, 1),
        ((0, 0, 0), 1, 0),  # more points, though it lost the night
        ((1, 1), 0, 1),
        ((0,), 1, 1),  # equal points: who won the night
        ((1,), 0, 0),
    ],
)
def test_8_1_to_8_3_who_leads_the_next_night(seats, version, won, winner, lead):
    dancers = {0: (LINE, SHIFT), 1: (SHIFT, LINE), None: (LINE, LINE)}[winner]
    _, after, events = Table().seats(seats).version(version).dancers(*dancers).won(*won).whole_night()
    assert after.lead == lead
    assert events[-1] == ev.NightStarted(night=len(won) + 2, lead=lead, clubs=after.clubs)
    assert (after.phase, after.to_move, after.danced, after.passed) == (ASSIGN, tuple(range(seats)), 0, False)
    assert (after.revealed, after.assignments) == (None, (None,) * seats)


# 9 Moves after the night

DRAWS = [  # hands, discard, backups by seat: refills and (drawn, discarded) by seat, then hands, pile, discard
    ((0, 0), 0, (5, 1), [(4, 0), (0, 0)], (4, 0), 16, 0),
    ((0, 0), 0, (2, 3), [(1, 0), (2, 0)], (1, 2), 17, 0),
    ((0, 0), 0, (3, 4), [(2, 0), (3, 0)], (2, 3), 15, 0),
    ((3, 0), 0, (5, 1), [(4, 2), (0, 0)], (5, 0), 13, 2),  # the worked example
    ((2, 1), 0, (4, 5), [(3, 0), (4, 0)], (5, 5), 10, 0),
    ((5, 5), 0, (5, 5), [(4, 4), (4, 4)], (5, 5), 2, 8),
    ((3, 0), 15, (5, 1), [15, (4, 2), (0, 0)], (5, 0), 13, 2),  # two, then the discard, then two more
    ((0, 0), 16, (5, 1), [(4, 0), (0, 0)], (4, 0), 0, 16),  # an empty pile waits for the next who is to draw
    ((0, 0), 16, (5, 2), [(4, 0), 16, (1, 0)], (4, 1), 15, 0),
    ((5, 0), 11, (5, 5), [(4, 4), 15, (4, 0)], (5, 4), 11, 0),  # what the first discards the second may draw
    ((5, 1), 14, (1, 1), [(0, 0), (0, 0)], (5, 1), 0, 14),  # who draws nothing refills nothing
    ((5, 5, 5, 5), 0, (5, 5, 5, 5), [(0, 0)] * 4, (5, 5, 5, 5), 0, 0),  # both are empty
    ((5, 5, 5, 4), 0, (5, 5, 5, 2), [(1, 1), 1, (1, 1), 1, (1, 1), 1, (1, 0)], (5, 5, 5, 5), 0, 0),
    ((0, 1, 2, 3), 14, (2, 3, 4, 5), [14, (1, 0), (2, 0), (3, 0), (4, 2)], (1, 3, 5, 5), 4, 2),
    ((4, 4, 4, 4), 3, (5, 5, 4, 3), [4 - 1, (4, 3), 3, (3, 2), 2, (2, 1), 1, (1, 0)], (5, 5, 5, 5), 0, 0),
]


@pytest.mark.parametrize(("hands", "discard", "backups", "draws", "after_hands", "pile", "after_discard"), DRAWS)
@leads_and_none
def test_9_2_9_3_d14_and_d15_drawing(lead, hands, discard, backups, draws, after_hands, pile, after_discard):
    seats = len(hands)
    texts = [" ".join(each for each in "12345" if each != str(backup)) for backup in backups]
    _, after, events = Table().seats(seats).dancers(*texts).lead(lead).hands(*hands).discard(discard).whole_night()
    right, seat = [], 0
    for each in draws:
        if isinstance(each, int):
            right.append(ev.PileRefilled(pile=each))
        else:
            right.append(ev.MovesDrawn(seat=seat, drawn=each[0], discarded=each[1]))
            seat += 1
    assert of(events, ev.PileRefilled, ev.MovesDrawn) == right
    assert (after.hands, after.pile, after.discard) == (after_hands, pile, after_discard)


@pytest.mark.parametrize("version", [BASIC])
@tables
def test_9_the_basic_version_draws_nothing(seats, version):
    _, after, events = Table().seats(seats).version(version).whole_night()
    assert not of(events, ev.MovesDrawn, ev.PileRefilled)
    assert (after.hands, after.pile, after.discard) == ((0,) * seats, 0, 0)


@tables
@leads
def test_9_1_played_moves_go_to_the_discard(seats, lead):
    state = (
        Table().seats(seats).dancers("2++ 3 4 5", "5 2+ 3 4").lead(lead).hands(1, 1).danced(3).discard(2).state
    )  # backups 1
    after, events = idle(state)
    both = seats // 2
    assert (after.hands, after.discard) == ((1,) * seats, 2 + 3 * both)
    assert after.pile == state.pile
    assert only(events, ev.NightEnded).moves_played == (2 * both, both)


def test_9_1_the_played_moves_are_there_to_be_drawn_at_once():
    state = Table().dancers("1++ 2 3 4", SHIFT).hands(1, 5).danced(3).discard(12).state
    after, events = idle(state)
    assert state.pile == 0
    assert of(events, ev.PileRefilled, ev.MovesDrawn) == [
        ev.PileRefilled(pile=14),
        ev.MovesDrawn(seat=0, drawn=4, discarded=0),
        ev.MovesDrawn(seat=1, drawn=0, discarded=0),
    ]
    assert (after.hands, after.pile, after.discard) == ((5, 5), 10, 0)


@setups
def test_9_order_of_what_is_told_at_the_nights_end(seats, version):
    _, _, events = Table().seats(seats).version(version).whole_night()
    drawn = [ev.MovesDrawn] * seats if version == ADVANCED else []
    ends = [ev.ClubOpened, ev.ClubDecided] * 4 + [ev.BackupsRevealed, ev.NightEnded, *drawn, ev.NightStarted]
    assert [type(event) for event in events[seats // 2 :]] == ends


# More decisions: D1 is test_1_2, D2 6.5, D5 5.4, D6 and D9 are with 7, D8 with 6.2, D10 with 5, D14 and D15 with 9


@pytest.mark.parametrize("version", Version)
@leads
def test_d3_any_seat_of_a_side_acts_for_it(version, lead):
    four = ("2 3 4 5", "1 2 3 4", "5 4 3 2", "4 3 2 1")
    state = Table().seats(4).version(version).phase(REVEAL).dancers(*four).lead(lead).state
    for revealing in side(lead, 4):
        for other in side(1 - lead, 4):
            after, _ = play(state, Reveal(seat=revealing, dancer=3))
            first, last = skills(four[other])[0][0][0], skills(four[other])[0][3][0]
            after, events = play(after, Swap(seat=other, dancers=(first, last)))
            assert events[0].clubs == (0, 3)
            stood = after.last_round.assignments
            changed = [seat for seat in range(4) if stood[seat] != state.assignments[seat]]
            assert changed == [other]


@tables
def test_d4_the_first_advanced_night_has_no_moves(seats):
    state = GAME.new(seats, kc.Options(version=ADVANCED), "first").state
    placement = legal(state, Assign, 0)[0]
    after, events = play(state, *(replace(placement, seat=seat) for seat in range(seats)))
    assert (after.phase, after.night) == (ASSIGN, 2)
    assert len(of(events, ev.ClubDecided)) == len(state.clubs)


@tables
def test_d7_a_turn_names_one_dancer(seats):
    """The other Dancer of a couple takes another turn."""
    state = (
        Table()
        .seats(seats)
        .clubs("3 4p 5")
        .dancers("1 25 3", "1 34 2")
        .hands(*((3, 1) if seats == 2 else (3, 1, 0, 0)))
        .danced(1)
        .state
    )
    state, _ = play(state, put_moves(0, "0.2"))
    assert state.to_move == (1,)
    state, _ = play(state, Pass(seat=1), put_moves(0, "0.5", 2))
    played = [each for each in state.assignments if any(dancer.moves for club in each.clubs for dancer in club)]
    assert played == [assignment("1 2+5++ 3")]


def test_d11_moves_are_counted_where_they_lie():
    state = Table().seats(4).hands(0, 0, 3, 0).state
    _, events = play(state, put_moves(2, "0.2", 1), put_moves(2, "2.2", 2))
    assert only(events, ev.NightEnded).moves_played == (3, 0)
    assert scoring.moves_played([assignment("2+ 3 4++ 5"), assignment("1 2 3+ 4")] * 2) == (6, 2)


@setups
def test_d12_clubs_at_which_nothing_is_decided_are_danced_at_once(seats, version):
    state = Table().seats(seats).version(version).phase(SWAP).state
    after, _ = play(state, *(DeclineSwap(seat=seat) for seat in side(1, seats)))
    assert (after.phase, after.night, after.ply) == (ASSIGN, state.night + 1, state.ply + seats // 2)


@tables
def test_d12_when_the_last_move_is_played_the_rest_is_danced(seats):
    state = Table().seats(seats).hands(*((2,) + (0,) * (seats - 1))).danced(1).state
    after, events = play(state, put_moves(0, "0.3", 2))
    assert [event.club for event in of(events, ev.ClubDecided)] == [1, 2, 3]
    assert [event.club for event in of(events, ev.ClubOpened)] == [2, 3]
    assert after.phase == ASSIGN


@tables
def test_d13_a_pass_counts_for_one_club(seats):
    state, _ = play(Table().seats(seats).hands(*((2,) * seats)).state, *(Pass(seat=seat) for seat in side(0, seats)))
    state, _ = play(state, *(Pass(seat=seat) for seat in side(1, seats)))
    assert (state.danced, state.passed, state.to_move) == (1, False, side(0, seats))
    assert legal(state, PlayMoves, 0)


# Secrets


def seen(state, place):
    """What a place knows of a state: its view, its moves, and whether it can move."""
    return GAME.view(state, place), () if place is None else GAME.legal_moves(state, place)


@setups
@every("opened", ["2 3 5 7", "3 4p 5", "4p 6p"])
@pytest.mark.parametrize("phase", [ASSIGN, REVEAL, SWAP])
def test_secret_where_dancers_are(seats, version, opened, phase):
    """From everybody else: partner, rivals and spectators; whatever lies there, they see and may do the same."""
    texts = all_texts(opened)
    base = [texts[0]] * seats
    for hidden in range(seats):
        if phase == SWAP and hidden == 0:
            continue  # the one who has revealed: see below
        others = [
            place
            for place in seats_and_spectator(
                Table().seats(seats).version(version).phase(REVEAL).clubs(opened).dancers(*base).state
            )
            if place != hidden
        ]
        worlds = []
        for text in texts:
            dancers = [*base]
            dancers[hidden] = text
            if phase == ASSIGN:
                dancers[hidden - 1] = None
            worlds.append(Table().seats(seats).version(version).phase(phase).clubs(opened).dancers(*dancers).state)
        for place in others:
            assert all(seen(world, place) == seen(worlds[0], place) for world in worlds)
        assert len({msgspec.json.encode(GAME.view(world, hidden)) for world in worlds}) == len(texts)


@setups
@every("opened", ["2 3 5 7", "3 4p 5", "4p 6p"])
def test_secret_what_was_assigned_is_told_to_nobody_else(seats, version, opened):
    state = Table().seats(seats).version(version).phase(ASSIGN).clubs(opened).dancers(*((None,) * seats)).state
    afters = {place: set() for place in seats_and_spectator(state)}
    for move in legal(state, Assign, 0)[::7]:
        after, (event,) = play(state, move)
        assert GAME.show(event, 0) == event
        for place in seats_and_spectator(state)[1:]:
            assert GAME.show(event, place) == ev.DancersAssigned(seat=0, clubs=None, backup=None)
            afters[place].add(msgspec.json.encode(seen(after, place)))
            shown = GAME.view(after, place).assignments
            empty = kc.SeenAssignment(clubs=((),) * len(state.clubs), backup=None)
            assert shown == (empty, *(None,) * (seats - 1))  # that it has assigned is public
    assert all(len(afters[place]) == 1 for place in seats_and_spectator(state)[1:])


@setups
def test_secret_only_the_revealed_dancer_shows(seats, version):
    """Of a couple too, and no order tells where it lay."""
    for text in ("1 24 3", "2 14 3", "5 34 1"):
        state = Table().seats(seats).version(version).phase(REVEAL).clubs("3 4p 5").dancers(text, "1 24 3").state
        after, (event,) = play(state, Reveal(seat=0, dancer=4))
        for place in seats_and_spectator(state):
            assert GAME.show(event, place) == ev.DancerRevealed(seat=0, club=1, skill=4)
            view = GAME.view(after, place)
            assert view.revealed == kc.DancerName(seat=0, skill=4)
            if place != 0:
                shown = kc.SeenAssignment(clubs=((), (kc.Dancer(skill=4, moves=0),), ()), backup=None)
                assert view.assignments[0] == shown
            for other in set(range(1, seats)) - {place}:
                assert view.assignments[other] == kc.SeenAssignment(clubs=((),) * 3, backup=None)
        own = GAME.view(after, 0).assignments[0]
        assert (own.clubs, own.backup) == (assignment(text).clubs, skills(text)[1])


@setups
@every("opened", ["2 3 5 7", "3 4p 5", "4p 6p"])
def test_secret_a_swap_shows_its_two_clubs_and_nothing_else(seats, version, opened):
    count = len(clubs(opened))
    for hidden in side(1, seats):
        told = {}
        for text in all_texts(opened):
            dancers = [all_texts(opened)[0]] * seats
            dancers[hidden] = text
            state = Table().seats(seats).version(version).phase(SWAP).clubs(opened).dancers(*dancers).state
            where = {dancer: club for club, at in enumerate(skills(text)[0]) for dancer in at}
            for move in legal(state, Swap, hidden):
                _, events = play(state, move)
                pair = tuple(sorted(where[dancer] for dancer in move.dancers))
                assert events[0] == GAME.show(events[0], hidden)
                assert events[0] == ev.DancersSwapped(seat=hidden, clubs=pair, dancers=move.dancers)
                for place in set(seats_and_spectator(state)) - {hidden}:
                    told.setdefault(pair, set()).add(GAME.show(events[0], place))
        assert set(told) == set(combinations(range(count), 2))
        for pair, shown in told.items():
            assert shown == {ev.DancersSwapped(seat=hidden, clubs=pair, dancers=None)}


@tables
def test_secret_nor_do_the_views_after_a_swap(seats):
    """Whatever was swapped between the third and the fourth club, while the first is danced nobody else can tell."""
    for hidden in side(1, seats):
        worlds = []
        for text in ("1 2 3 4", "1 2 4 3", "1 3 5 2", "1 5 2 4"):
            dancers = [LINE] * seats
            dancers[hidden] = text
            state = Table().seats(seats).phase(SWAP).dancers(*dancers).hands(2, 2).state
            (third,), (fourth,) = skills(text)[0][2:]
            worlds.append(play(state, Swap(seat=hidden, dancers=(third, fourth))))
        for place in set(seats_and_spectator(worlds[0][0])) - {hidden}:
            first, *rest = [(seen(state, place), [GAME.show(each, place) for each in told]) for state, told in worlds]
            assert all(each == first for each in rest)


@tables
def test_secret_clubs_to_come_and_backups_while_moves_are_played(seats):
    """The clubs that were opened are open for all, with their Moves; the others and the backups are hidden."""
    texts = spread(("2+ 3+5 1", "4 2++5 1"), seats)
    state = Table().seats(seats).clubs("3 4p 5").dancers(*texts).hands(2, 2).danced(1).state
    for place in seats_and_spectator(state):
        view = GAME.view(state, place)
        assert (view.hands, view.pile, view.discard) == (state.hands, state.pile, state.discard)
        for seat, text in enumerate(texts):
            full = assignment(text)
            if seat == place:
                assert view.assignments[seat] == kc.SeenAssignment(clubs=full.clubs, backup=full.backup)
            else:
                revealed = (kc.Dancer(skill=1, moves=0),) if seat == 0 else ()
                assert view.assignments[seat] == kc.SeenAssignment(clubs=(*full.clubs[:2], revealed), backup=None)


@setups
def test_secret_all_is_public_when_the_night_is_over(seats, version):
    before, after, events = Table().seats(seats).version(version).whole_night()
    right = tuple(map(assignment, spread(FREE, seats)))
    for place in seats_and_spectator(before):
        assert GAME.view(after, place).last_round.assignments == right
        assert all(GAME.show(event, place) == event for event in events)


@setups
def test_secret_nothing_is_hidden_when_the_game_is_over(seats, version):
    _, after, _ = Table().seats(seats).version(version).won(0, 0, 0, 0).whole_night()
    for place in seats_and_spectator(after):
        view = GAME.view(after, place)
        laid = tuple(map(assignment, spread(FREE, seats)))
        assert view.assignments == tuple(kc.SeenAssignment(clubs=one.clubs, backup=one.backup) for one in laid)
        assert (view.seat, view.seed, view.outcome) == (place, "table", after.outcome)


@setups
def test_secret_who_has_declined_is_public(seats, version):
    after, events = play(Table().seats(seats).version(version).phase(SWAP).state, DeclineSwap(seat=1))
    for place in seats_and_spectator(after):
        assert GAME.show(events[0], place) == ev.SwapDeclined(seat=1)
        assert GAME.view(after, place).to_move == after.to_move
        assert GAME.view(after, place).seed == (None if after.outcome is None else "table")


# Faults


def faults(state, **members):
    """JSON pointers of the faults of the state with other members."""
    return fault_pointers(HAND_MADE, replace(state, **members))


def changed(state, **members):
    """The last night, told wrong."""
    return {"last_round": replace(state.last_round, **members)}


def laid(*texts):
    return {"assignments": tuple(text and assignment(text) for text in texts)}


TWICE = replace(assignment(LINE), backup=2)
RULES = Path(__file__).parents[2] / "rules" / "king_of_clubs" / "RULES.md"
SWAPPING, OPENING = (
    Table().version(BASIC).phase(SWAP).state,
    Table().version(BASIC).phase(ASSIGN).dancers(None, None).state,
)
DANCING = Table().clubs("3 4p 5").dancers("2 35 1", "2 35 1").hands(2, 2).danced(1).state
FOUR = Table().seats(4).hands(1, 1, 0, 1).state
FAULTS = [
    (SWAPPING, {"assignments": (TWICE, assignment(LINE))}, "/assignments/0"),  # one doubled, one lost
    (SWAPPING, laid(LINE, "1 2 35"), "/assignments/1"),  # three clubs
    (DANCING, laid("2 35 1", "25 3 1"), "/assignments/1"),
    (SWAPPING, laid("2+ 3 4 5", SHIFT), "/assignments/0"),  # no Moves in the basic version
    (SWAPPING, laid(LINE, None), "/assignments"),
    (SWAPPING, {"assignments": SWAPPING.assignments * 2}, "/assignments"),
    (DANCING, laid("2 35 1", "2 53 1"), "/assignments/1"),  # not sorted
    (DANCING, laid("2 35 1+", "2 35 1") | {"pile": 15}, "/assignments/0"),  # a Move at a club that waits
    (DANCING, {"pile": DANCING.pile - 1}, "/"),  # 19 Moves
    (DANCING, {"discard": 1}, "/"),  # 21 Moves
    (DANCING, {"hands": (2, 2, 0)}, "/hands"),
    (SWAPPING, {"pile": 20}, "/pile"),
    (SWAPPING, {"hands": (1, 0)}, "/"),
    (SWAPPING, {"discard": 1}, "/"),
    (SWAPPING, {"phase": MOVES, "to_move": (0,)}, "/"),  # the basic version has no such phase
    (SWAPPING, {"to_move": (0,)}, "/to_move"),
    (SWAPPING, {"to_move": (0, 1)}, "/to_move"),
    (OPENING, {"to_move": (0,)}, "/to_move"),
    (Table().seats(4).version(BASIC).phase(REVEAL).state, {"to_move": (0,)}, "/to_move"),  # its partner may reveal too
    (Table().seats(4).version(BASIC).phase(SWAP).state, {"to_move": (0, 1)}, "/to_move"),
    (FOUR, {"to_move": (0, 1)}, "/to_move"),  # of both sides
    (FOUR, {"to_move": (0, 2)}, "/to_move"),  # seat 2 holds none
    (DANCING, {"to_move": (1,)}, "/"),  # the lead side has neither played nor passed
    (DANCING, {"hands": (0, 4)}, "/to_move"),  # who holds none has passed
    (SWAPPING, {"revealed": None}, "/revealed"),
    (SWAPPING, {"revealed": kc.DancerName(seat=1, skill=5)}, "/revealed"),
    (SWAPPING, {"revealed": kc.DancerName(seat=0, skill=1)}, "/revealed"),  # the backup
    (OPENING, {"revealed": kc.DancerName(seat=0, skill=2)}, "/revealed"),
    (SWAPPING, {"lead": 1}, "/lead"),
    (OPENING, {"lead": None}, "/lead"),
    (SWAPPING, {"danced": 1}, "/danced"),
    (DANCING, {"danced": 3}, "/danced"),
    (SWAPPING, {"passed": True}, "/passed"),
    (OPENING, {"points": (4, 0)}, "/"),
    (OPENING, {"points": (5, 0)}, "/"),
    (OPENING, {"night": 6}, "/"),
    (OPENING, {"clubs": clubs("3 2 5 7")}, "/clubs"),
    (OPENING, {"clubs": clubs("2 3 5")}, "/clubs"),
    (OPENING, {"clubs": clubs("4p 4 7")}, "/clubs"),
    (OPENING, {"clubs": clubs("2 4 4p")}, "/clubs"),  # three 2s
    (OPENING, {"clubs": clubs("2 2 5 7")}, "/clubs"),
    (OPENING, {"clubs": clubs("5 6 14p")}, "/clubs"),
    (OPENING, {"last_round": None}, "/"),
    (OPENING, changed(OPENING, night=2), "/"),
    (OPENING, changed(OPENING, winner=1), "/last_round"),
    (OPENING, changed(OPENING, prestige=(2, 16)), "/last_round"),
    (OPENING, changed(OPENING, club_winners=(1, 1, 1, 1)), "/last_round"),
    (OPENING, changed(OPENING, moves_played=(1, 0)), "/last_round"),
    (OPENING, changed(OPENING, assignments=(TWICE, assignment(LINE))), "/last_round/assignments/0"),
    (OPENING, {"seats": 4}, "/"),
    (OPENING, {"rules_version": 2}, "/rules_version"),
    (OPENING, {"ply": OPENING.seats * (OPENING.night - 1) - 1}, "/ply"),
]


@pytest.mark.parametrize(("state", "members", "pointer"), FAULTS)
def test_a_state_that_cannot_be_names_the_place(state, members, pointer):
    assert any(each.startswith(pointer) for each in faults(state, **members))


def test_the_last_phase_is_the_one_in_which_moves_were_held():
    """D12: Moves in hand or on Dancers opened the phase `moves`, and without any it never opened."""
    five = (1, 0, 0, 0, 0)
    played, _ = idle(Table().dancers("2+ 3 4 5", SHIFT).won(*five).hands(0, 1).danced(3).state)
    kept, _ = idle(Table().dancers(LINE, SHIFT).won(*five).hands(1, 0).state)
    none = Table().won(0, 0, 0, 0).whole_night()[1]
    for over, last in ((played, MOVES), (kept, MOVES), (none, SWAP)):
        HAND_MADE.check(over)
        assert over.phase == last
        for phase in {*kc.Phase} - {last}:
            assert faults(over, phase=phase), phase


def test_an_outcome_is_recomputed():
    _, after, _ = Table().version(BASIC).won(0, 0, 0, 0).whole_night()
    wrong = replace(after.outcome, winners=(0, 1))
    assert any(each.startswith("/outcome") for each in faults(after, outcome=wrong))
    assert any(
        each.startswith("/outcome") for each in faults(after, outcome=replace(after.outcome, reason="ninth_night"))
    )
    assert faults(after, outcome=None, to_move=(0, 1))
    assert faults(OPENING, outcome=after.outcome, to_move=())


# Whole games


@setups
def test_random_games_end_with_every_piece_in_its_place(seats, version):
    ends = Counter()
    for number in range(400 if LONG else 3):
        random = Random(f"{seats} {version} {number}")
        state = GAME.new(seats, kc.Options(version=version), f"random {number}").state
        nights = 0
        while moves := GAME.legal_moves(state):
            before, move = state, random.choice(moves)
            after = GAME.apply(state, move)
            state = after.state
            GAME.check(state)
            pieces_are_all_there(state)
            assert state.ply < 1000
            for ended in of(after.events, ev.NightEnded):
                nights += 1
                last = state.last_round
                winners, prestige, played, winner = night_by_hand(version, last)
                assert list(last.club_winners) == winners
                assert (list(last.prestige), list(last.moves_played), last.winner) == (prestige, played, winner)
                assert (ended.winner, ended.night, last.lead) == (winner, nights, before.lead)
                points = [before.points[one] + (one == winner) for one in (0, 1)]
                assert list(state.points) == points
                if state.outcome is None:
                    held = list(before.hands)
                    held[move.seat] -= getattr(move, "count", 0)
                    backups = [one.backup for one in last.assignments]
                    drawn = draw_by_hand(held, before.pile, before.discard + sum(played), backups)
                    assert (state.hands, state.pile, state.discard) == (
                        drawn if version == ADVANCED else (before.hands, 0, 0)
                    )
        assert state.outcome is not None
        assert max(state.points) == 5 or state.night == 9
        ends[state.outcome.reason] += 1
    assert ends["five_points"]


# This suite itself


def test_every_rule_and_decision_has_its_test():
    numbers = re.findall(r"^- \*\*(D?[\d.]+)\*\*", RULES.read_text(), re.MULTILINE)
    names = "".join(re.findall(r"^def test(_\w+)", Path(__file__).read_text(), re.MULTILINE))
    assert len(numbers) == 53
    assert [number for number in numbers if f"_{number.lower().replace('.', '_')}_" not in names] == []
