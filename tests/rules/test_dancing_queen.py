"""The rules of Dancing Queen, each by its number in RULES.md, then examples, secrets, faults and a whole game."""

import dataclasses
from hashlib import sha256
from itertools import permutations, product
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.dancing_queen import GAME
from rules.dancing_queen.components import Card, Gender, Role
from rules.dancing_queen.events import (
    CardDealt,
    CardDrawn,
    DancerPlaced,
    DancerRotated,
    EndAgreed,
    EndProposed,
    GameWon,
    LeadChosen,
    LeadOpened,
    LeadsRevealed,
    MicrophonePassed,
    RoundStarted,
    TrophyWon,
)
from rules.dancing_queen.moves import AgreeEnd, Draw, Open, Place, ProposeEnd, RotateTarget
from rules.dancing_queen.scoring import points, star
from rules.dancing_queen.state import (
    Dancer,
    LastRound,
    Options,
    Outcome,
    Phase,
    Reason,
    RevealedLead,
    RoundEnd,
    Score,
    SeenDancer,
    SeenSide,
    Side,
    State,
)
from rules.errors import GameOver, IllegalMove, ImpossibleState, NoSuchSeat, NotYourTurn
from tests.kit.checks import check_possible, fault_pointers, only
from tests.kit.dancing_queen import (
    GENDERS,
    SHUFFLE,
    Table,
    by_seat,
    cast,
    dancer,
    side,
)
from tests.kit.dancing_queen_reference import SHEET, STAR

GIRL, BOY, LEAD, BACKUP = Gender.GIRL, Gender.BOY, Role.LEAD, Role.BACKUP
NINE = sorted(Card)
seats = pytest.mark.parametrize("seat", [0, 1])


def place(seat, gender, role, rotate=None):
    """`rotate` is (seat, position)."""
    target = rotate and RotateTarget(seat=rotate[0], position=rotate[1])
    return Place(seat=seat, gender=GENDERS[gender], role=Role(role), rotate=target)


def choose(seat, gender):
    return Open(seat=seat, gender=GENDERS[gender])


def play(state, *moves):
    """Carry out moves; the last transition. Every state on the way can be."""
    for move in moves:
        after = GAME.apply(state, move)
        check_possible(GAME, after.state)
        state = after.state
    return after


def told(after):
    """The events until the next round was dealt."""
    kinds = [type(event) for event in after.events]
    return after.events[: kinds.index(RoundStarted)] if RoundStarted in kinds else after.events


def revealed(after):
    return only(after.events, LeadsRevealed)


def won_by(after):
    return only(after.events, TrophyWon).seat


def scored(after):
    return tuple(lead.points for lead in revealed(after).leads)


def lead(text, points, star=False):
    """A lead dancer as it is shown at the end of a round."""
    one = dancer(text)
    return RevealedLead(card=one.card, gender=one.gender, points=points, star=star)


def cards_of(state):
    """All cards, wherever they are."""
    dancers = [each for one in state.sides for each in (one.lead, *one.backups) if each]
    return sorted([*state.deck, *(each.card for each in dancers), *(one.hand for one in state.sides if one.hand)])


def refused(state, move):
    """The number of the rule that forbids the move."""
    before = msgspec.json.encode(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, move)
    assert caught.value.seat == move.seat
    assert str(caught.value).startswith(f"Rule {caught.value.rule.number}: ")
    assert msgspec.json.encode(state) == before
    return caught.value.rule.number


# The tables of this suite themselves


def test_the_builder_lays_what_it_is_told():
    state = Table().sides("balance/g power/b", "pairs/b").drew("college").mover(1).deck("minority").trophies(2, 1).state
    assert state.sides[0] == Side(hand=None, lead=dancer("balance/g"), backups=(dancer("power/b"),))
    assert state.sides[1] == Side(hand=Card.COLLEGE, lead=dancer("pairs/b"), backups=())
    assert (state.to_move, state.microphone, state.round, state.deck[0]) == ((1,), 0, 4, Card.MINORITY)
    assert cards_of(state) == NINE


# Rule 0: moves and their phases, seats and turns

IN_OPENING, ON_TURN = Table().sides("balance", "power").opening().state, Table().sides("balance/g", "power/b").state
IN_REPLY, IN_PLACING = (
    Table().sides("balance/g", "power/b").reply().mover(0).state,
    Table().sides("balance/g", "power/b").drew("college").state,
)


@pytest.mark.parametrize(
    ("state", "moves"),
    [
        (IN_OPENING, [Draw(seat=0), ProposeEnd(seat=0), AgreeEnd(seat=0), place(0, "g", "lead")]),
        (ON_TURN, [choose(0, "g"), AgreeEnd(seat=0), place(0, "g", "lead"), place(0, "g", "lead", (1, 0))]),
        (IN_REPLY, [choose(0, "g"), ProposeEnd(seat=0), place(0, "g", "lead")]),
        (IN_PLACING, [choose(0, "g"), Draw(seat=0), ProposeEnd(seat=0), AgreeEnd(seat=0)]),
    ],
    ids=list(Phase),
)
def test_0_1_a_move_belongs_to_its_phase(state, moves):
    assert [refused(state, move) for move in moves] == ["0.1"] * len(moves)


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (ON_TURN, Draw(seat=1)),
        (ON_TURN, ProposeEnd(seat=1)),
        (ON_TURN, choose(1, "g")),
        (IN_REPLY, AgreeEnd(seat=1)),
        (IN_REPLY, Draw(seat=1)),
        (IN_PLACING, place(1, "g", "lead")),
        (Table().sides("balance/g", "power").opening().state, choose(0, "b")),
    ],
)
def test_a_seat_that_has_nothing_to_decide_is_told_so(state, move):
    with pytest.raises(NotYourTurn) as caught:
        GAME.apply(state, move)
    assert caught.value.seat == move.seat


@pytest.mark.parametrize("state", [IN_OPENING, ON_TURN, IN_REPLY, IN_PLACING], ids=list(Phase))
def test_there_are_two_seats(state):
    assert GAME.seats == (2,)
    for move in (choose(2, "g"), Draw(seat=2), place(7, "g", "lead")):
        with pytest.raises(NoSuchSeat):
            GAME.apply(state, move)
    with pytest.raises(NoSuchSeat):
        GAME.legal_moves(state, 2)


# Rule 1: rounds and turns


@seats
def test_1_1_a_round_begins_with_nine_shuffled_cards_one_dealt_to_each_seat(seat):
    start = GAME.new(2, Options(microphone=seat), "a seed")
    state = start.state
    check_possible(GAME, state)
    assert cards_of(state) == NINE
    assert [len(one.backups) for one in state.sides] == [0, 0]
    assert [one.lead for one in state.sides] == [None, None]
    assert len(state.deck) == 7
    assert (state.phase, state.to_move, state.outcome) == (Phase.OPENING, (0, 1), None)
    assert (state.round, state.microphone, state.trophies, state.last_round) == (1, seat, (0, 0), None)
    assert (state.ply, state.chance.seed, state.chance.drawn) == (0, "a seed", SHUFFLE)
    assert start.events == (
        RoundStarted(round=1, microphone=seat),
        CardDealt(seat=0, card=state.sides[0].hand),
        CardDealt(seat=1, card=state.sides[1].hand),
    )


def test_1_1_every_card_can_come_anywhere():
    states = [GAME.new(2, Options(microphone=0), str(seed)).state for seed in range(150)]
    for where in (lambda s: s.sides[0].hand, lambda s: s.sides[1].hand, lambda s: s.deck[0], lambda s: s.deck[-1]):
        assert sorted({where(state) for state in states}) == NINE


def test_1_1_the_next_round_is_shuffled_again():
    state = Table().sides("balance/g", "power/b").reply().state
    after = play(state, AgreeEnd(seat=1))
    fresh = after.state
    assert cards_of(fresh) == NINE
    assert [one.lead for one in fresh.sides] == [None, None]
    assert [one.backups for one in fresh.sides] == [(), ()]
    assert (fresh.phase, fresh.to_move, fresh.round) == (Phase.OPENING, (0, 1), 2)
    assert fresh.chance == replace(state.chance, drawn=2 * SHUFFLE)
    assert after.events[-3:] == (
        RoundStarted(round=2, microphone=0),
        CardDealt(seat=0, card=fresh.sides[0].hand),
        CardDealt(seat=1, card=fresh.sides[1].hand),
    )
    deals = {
        play(Table().sides("balance/g", "power/b").reply().seed(str(seed)).state, AgreeEnd(seat=1)).state.deck
        for seed in range(9)
    }
    assert len(deals) > 1


@seats
def test_1_2_the_half_is_chosen_in_secret_and_the_lead_dancers_are_opened_together(seat):
    first = play(Table().sides(*by_seat(seat, "college", "pairs")).opening().microphone(1).state, choose(seat, "b"))
    assert first.events == (LeadChosen(seat=seat, gender=BOY),)
    assert (first.state.phase, first.state.to_move) == (Phase.OPENING, (1 - seat,))
    assert first.state.sides[seat] == side("college/b")
    assert first.state.sides[1 - seat].hand == Card.PAIRS
    both = play(first.state, choose(1 - seat, "g"))
    card_gender = by_seat(seat, (Card.COLLEGE, BOY), (Card.PAIRS, GIRL))
    assert both.events == (
        LeadChosen(seat=1 - seat, gender=GIRL),
        LeadOpened(seat=0, card=card_gender[0][0], gender=card_gender[0][1]),
        LeadOpened(seat=1, card=card_gender[1][0], gender=card_gender[1][1]),
    )
    assert both.state.sides == by_seat(seat, side("college/b"), side("pairs/g"))
    assert both.state.phase is Phase.TURN


def test_1_2_it_does_not_matter_who_chose_first():
    state = Table().sides("college", "pairs").opening().state
    one = play(state, choose(0, "b"), choose(1, "b")).state
    assert play(state, choose(1, "b"), choose(0, "b")).state == one


def test_1_2_legal_moves_are_both_halves_of_each_card():
    state = Table().sides("college", "pairs").opening().state
    assert GAME.legal_moves(state) == (choose(0, "g"), choose(0, "b"), choose(1, "g"), choose(1, "b"))
    assert GAME.legal_moves(state, 1) == (choose(1, "g"), choose(1, "b"))
    assert GAME.legal_moves(Table().sides("college/g", "pairs").opening().state) == (choose(1, "g"), choose(1, "b"))
    assert GAME.legal_moves(Table().sides("college/g", "pairs").opening().state, 0) == ()


@seats
def test_1_3_the_seat_with_the_microphone_takes_the_first_turn(seat):
    state = Table().sides("college", "pairs/g").opening().microphone(seat).state
    after = play(state, choose(0, "g")).state
    assert (after.phase, after.to_move, after.microphone) == (Phase.TURN, (seat,), seat)


@seats
def test_1_3_of_every_round(seat):
    state = Table().sides("balance/g even_odd/b", "power/b minority/g").mover(seat).trophies(1, 1).state
    moves = ProposeEnd(seat=seat), AgreeEnd(seat=1 - seat), choose(0, "g"), choose(1, "g")
    after = play(state, *moves).state
    assert (after.round, after.phase, after.to_move, after.microphone) == (4, Phase.TURN, (seat,), seat)


@pytest.mark.parametrize(
    ("zero", "one", "seat"),
    [
        ("balance/g", "power/b", 0),
        ("balance/g", "power/b", 1),
        ("balance/g power/b", "minority/b", 1),
        ("balance/g power/b even_odd/b", "minority/b pairs/b college/b", 0),
        ("balance/g power/b even_odd/b bands_pure/g", "minority/b pairs/b college/b", 1),
    ],
)
def test_1_4_on_its_turn_a_seat_draws_or_proposes_the_end(zero, one, seat):
    state = Table().sides(zero, one).mover(seat).state
    assert GAME.legal_moves(state) == (Draw(seat=seat), ProposeEnd(seat=seat))
    assert GAME.legal_moves(state, seat) == (Draw(seat=seat), ProposeEnd(seat=seat))
    assert GAME.legal_moves(state, 1 - seat) == ()


@pytest.mark.parametrize(
    ("zero", "one", "seat"),
    [("balance/g", "power/b", 0), ("balance/g", "power/b", 1), ("balance/g minority/g", "power/b", 1)],
)
def test_1_5_a_seat_that_draws_hands_over_the_microphone_and_takes_the_top_card(zero, one, seat):
    state = Table().sides(zero, one).mover(seat).deck("pairs college").state
    after = play(state, Draw(seat=seat))
    assert after.events == (MicrophonePassed(seat=1 - seat), CardDrawn(seat=seat, card=Card.PAIRS))
    assert after.state.microphone == 1 - seat
    assert (after.state.phase, after.state.to_move) == (Phase.PLACING, (seat,))
    assert after.state.sides[seat] == replace(state.sides[seat], hand=Card.PAIRS)
    assert after.state.sides[1 - seat] == state.sides[1 - seat]
    assert after.state.deck == state.deck[1:]
    assert after.state.deck[0] == Card.COLLEGE
    assert after.state.chance == state.chance
    assert after.state.ply == state.ply + 1


@seats
def test_1_6_then_the_turn_passes_to_the_opponent(seat):
    state = Table().sides(*by_seat(seat, "balance/g", "power/b even_odd/b")).drew("your_even_odd").state
    after = play(state, place(seat, "g", "backup")).state
    assert (after.phase, after.to_move, after.microphone) == (Phase.TURN, (1 - seat,), 1 - seat)
    assert after.sides[seat].hand is None
    again = play(after, Draw(seat=1 - seat), place(1 - seat, "g", "backup")).state
    assert (again.phase, again.to_move, again.microphone) == (Phase.TURN, (seat,), seat)


# Rules 2 to 4: dancers and their partners


@seats
def test_2_1_a_drawn_card_becomes_a_backup_dancer(seat):
    state = (
        Table().sides(*by_seat(seat, "balance/g pairs/b", "power/b even_odd/b")).drew("your_even_odd").mover(seat).state
    )
    after = play(state, place(seat, "b", "backup"))
    assert after.events == (DancerPlaced(seat=seat, card=Card.YOUR_EVEN_ODD, gender=BOY, role=BACKUP),)
    assert after.state.sides[seat] == side("balance/g pairs/b your_even_odd/b")
    assert after.state.sides[1 - seat] == side("power/b even_odd/b")


@seats
def test_2_1_and_2_2_or_the_new_lead_dancer_and_the_old_one_is_the_last_backup_dancer(seat):
    state = (
        Table().sides(*by_seat(seat, "balance/g pairs/b", "power/b even_odd/b")).drew("your_even_odd").mover(seat).state
    )
    after = play(state, place(seat, "b", "lead"))
    assert after.events == (DancerPlaced(seat=seat, card=Card.YOUR_EVEN_ODD, gender=BOY, role=LEAD),)
    assert after.state.sides[seat] == side("your_even_odd/b pairs/b balance/g")
    assert after.state.sides[1 - seat] == side("power/b even_odd/b")


@pytest.mark.parametrize("role", Role)
def test_3_1_a_seat_has_a_lead_dancer_and_at_most_three_backup_dancers(role):
    state = Table().sides("balance/g power/b even_odd/b", "minority/b pairs/g college/b").drew("your_even_odd").state
    after = play(state, place(0, "b", role))
    assert len(after.state.sides[0].backups) == 3
    assert (after.state.phase, after.state.to_move) == (Phase.TURN, (1,))
    five = replace(after.state.sides[0], backups=(*after.state.sides[0].backups, dancer("bands_pure/g")))
    assert "/sides/0/backups" in faults(replace(after.state, sides=(five, after.state.sides[1])))


@seats
def test_4_1_the_old_lead_dancer_becomes_the_partner_of_the_lone_backup_dancer(seat):
    """The rulebook's picture: two backup dancers against one; whoever is paired keeps the partner."""
    state = Table().sides(*by_seat(seat, "balance/g even_odd/b", "minority/g power/b college/g")).drew("pairs").state
    after = play(state, place(seat, "g", "lead"))
    assert after.state.sides[seat] == side("pairs/g even_odd/b balance/g")
    end = play(after.state, ProposeEnd(seat=1 - seat), AgreeEnd(seat=seat))
    assert scored(end)[seat] == 4  # girl and girl, boy and boy, girl and girl


@seats
def test_4_1_a_new_backup_dancer_becomes_the_partner_of_the_lone_backup_dancer(seat):
    state = Table().sides(*by_seat(seat, "pairs/g even_odd/b", "minority/g power/b college/g")).drew("balance").state
    end = play(state, place(seat, "g", "backup"), ProposeEnd(seat=1 - seat), AgreeEnd(seat=seat))
    assert scored(end)[seat] == 4


@seats
def test_4_2_backup_dancers_never_change_partners(seat):
    """If the old lead dancer went before the others, every pair would be alike."""
    state = Table().sides(*by_seat(seat, "balance/g even_odd/b", "minority/g college/g power/b")).drew("pairs").state
    end = play(state, place(seat, "g", "lead"), ProposeEnd(seat=1 - seat), AgreeEnd(seat=seat))
    assert scored(end)[seat] == 0


@seats
def test_4_2_a_dancer_without_a_counterpart_is_alone(seat):
    state = Table().sides(*by_seat(seat, "minority/g", "pairs/g balance/g")).state
    assert scored(play(state, ProposeEnd(seat=seat)))[1 - seat] == 0


# Rule 5: rotating


@pytest.mark.parametrize("hand", ["even_odd", "your_even_odd", "power", "bands_mixed", "balance"])
@pytest.mark.parametrize("gender", "gb")
@pytest.mark.parametrize(
    ("role", "target"), [("backup", (0, 0)), ("lead", (0, 1)), ("backup", (1, 1)), ("lead", (1, 0))]
)
def test_5_1_rotate_only_with_the_icon(hand, gender, role, target):
    others = [card for card in ("even_odd", "your_even_odd", "minority", "balance") if card != hand]
    state = Table().sides(f"{others[0]}/b", f"{others[1]}/g {others[2]}/b").drew(hand).state
    assert refused(state, place(0, gender, role, target)) == "5.1"
    assert {move.rotate for move in GAME.legal_moves(state)} == {None}


@pytest.mark.parametrize("hand", ["college", "pairs", "bands_pure", "minority"])
@pytest.mark.parametrize("gender", "gb")
@pytest.mark.parametrize(("role", "own"), [("lead", (0, 1)), ("backup", (0, 0))])
def test_5_1_with_the_icon_a_seat_may_rotate_but_need_not(hand, gender, role, own):
    state = Table().sides("even_odd/g", "your_even_odd/g balance/b").drew(hand).state
    for target in (None, own, (1, 1)):
        move = place(0, gender, role, target)
        assert move in GAME.legal_moves(state)
        rotated = [event for event in play(state, move).events if isinstance(event, DancerRotated)]
        assert len(rotated) == (target is not None)


@pytest.mark.parametrize("gender", "gb")
@pytest.mark.parametrize(
    ("role", "target"),
    [
        ("lead", (0, 2)),
        ("lead", (0, 3)),
        ("backup", (0, 2)),
        ("backup", (0, 3)),
        ("lead", (1, 2)),
        ("backup", (1, 3)),
    ],
)
def test_5_2_rotate_a_card_that_is_in_play(gender, role, target):
    state = Table().sides("even_odd/g", "your_even_odd/g balance/b").drew("pairs").state
    assert refused(state, place(0, gender, role, target)) == "5.2"


@seats
def test_5_2_places_are_counted_when_the_card_has_been_placed(seat):
    state = (
        Table()
        .sides(*by_seat(seat, "even_odd/g balance/b", "your_even_odd/g power/b"))
        .drew("minority")
        .mover(seat)
        .state
    )
    after = play(state, place(seat, "b", "lead", (seat, 2)))
    assert after.state.sides[seat] == side("minority/b balance/b even_odd/b")


@pytest.mark.parametrize("gender", "gb")
@pytest.mark.parametrize(
    ("zero", "role", "position"),
    [
        ("even_odd/g", "lead", 0),
        ("even_odd/g", "backup", 1),
        ("even_odd/g balance/b", "lead", 0),
        ("even_odd/g balance/b", "backup", 2),
        ("even_odd/g balance/b college/b", "backup", 3),
    ],
)
def test_5_3_never_the_card_just_played(gender, zero, role, position):
    others = "your_even_odd/g", "power/b", "bands_mixed/b"
    state = Table().sides(zero, " ".join(others[: len(zero.split())])).drew("pairs").state
    assert refused(state, place(0, gender, role, (0, position))) == "5.3"


@seats
@pytest.mark.parametrize("gender", "gb")
@pytest.mark.parametrize("role", Role)
def test_5_4_never_the_lead_dancer_of_the_opponent(seat, gender, role):
    state = Table().sides(*by_seat(seat, "even_odd/g", "your_even_odd/g balance/b")).drew("pairs").state
    assert refused(state, place(seat, gender, role, (1 - seat, 0))) == "5.4"


def test_5_1_comes_before_5_2_5_3_and_5_4():
    state = Table().sides("even_odd/g", "your_even_odd/g minority/b").drew("balance").state
    for target in ((0, 3), (0, 0), (1, 0)):
        assert refused(state, place(0, "g", "lead", target)) == "5.1"


@pytest.mark.parametrize(
    ("zero", "one", "hand", "as_lead", "as_backup"),
    [
        ("even_odd/g", "balance/g", "power", [], []),
        ("even_odd/g", "balance/g", "pairs", [(0, 1)], [(0, 0)]),
        ("even_odd/g", "balance/g power/b", "pairs", [(0, 1), (1, 1)], [(0, 0), (1, 1)]),
        (
            "even_odd/g college/b",
            "balance/g power/b minority/b",
            "pairs",
            [(0, 1), (0, 2), (1, 1), (1, 2)],
            [(0, 0), (0, 1), (1, 1), (1, 2)],
        ),
        (
            "even_odd/g college/b bands_pure/g",
            "balance/g power/b minority/b your_even_odd/g",
            "pairs",
            [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3)],
            [(0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (1, 3)],
        ),
    ],
)
def test_5_1_to_5_4_legal_moves(zero, one, hand, as_lead, as_backup):
    state = Table().sides(zero, one).drew(hand).state
    expected = [
        place(0, gender, role, target)
        for gender in "gb"
        for role, targets in (("lead", as_lead), ("backup", as_backup))
        for target in (None, *targets)
    ]
    legal = GAME.legal_moves(state)
    assert len(legal) == len(expected)
    assert set(legal) == set(expected)
    assert GAME.legal_moves(state, 1) == ()
    for move in expected:
        play(state, move)


@seats
@pytest.mark.parametrize(
    ("role", "whose", "position", "own", "others"),
    [
        ("backup", "own", 0, "even_odd/b balance/b minority/g", "your_even_odd/g power/b"),
        ("backup", "own", 1, "even_odd/g balance/g minority/g", "your_even_odd/g power/b"),
        ("backup", "other", 1, "even_odd/g balance/b minority/g", "your_even_odd/g power/g"),
        ("lead", "own", 1, "minority/g balance/g even_odd/g", "your_even_odd/g power/b"),
        ("lead", "own", 2, "minority/g balance/b even_odd/b", "your_even_odd/g power/b"),
        ("lead", "other", 1, "minority/g balance/b even_odd/g", "your_even_odd/g power/g"),
    ],
)
def test_5_5_a_rotated_dancer_shows_its_other_half(seat, role, whose, position, own, others):
    state = (
        Table()
        .sides(*by_seat(seat, "even_odd/g balance/b", "your_even_odd/g power/b"))
        .drew("minority")
        .mover(seat)
        .state
    )
    owner = seat if whose == "own" else 1 - seat
    after = play(state, place(seat, "g", role, (owner, position)))
    assert after.state.sides == by_seat(seat, side(own), side(others))
    rotated = dancer((own if whose == "own" else others).split()[position])
    assert after.events == (
        DancerPlaced(seat=seat, card=Card.MINORITY, gender=GIRL, role=Role(role)),
        DancerRotated(seat=owner, position=position, gender=rotated.gender),
    )


def test_5_5_and_has_the_ability_of_that_half():
    """We're Even is worth 0 with three cards, We're Odd 1."""
    state = Table().sides("even_odd/g", "balance/g").drew("minority").state
    end = play(state, place(0, "g", "backup", (0, 0)), ProposeEnd(seat=1))
    assert revealed(end).leads[0] == lead("even_odd/b", 1)
    end = play(state, place(0, "g", "backup"), ProposeEnd(seat=1))
    assert revealed(end).leads[0] == lead("even_odd/g", 0)


def test_5_5_and_counts_as_what_it_shows():
    """Girls' College is worth 1 when four girls dance, and 0 while the opponent's backup dancer is a boy."""
    state = Table().sides("college/g", "balance/g power/b").drew("minority").state
    end = ProposeEnd(seat=1), AgreeEnd(seat=0)
    assert scored(play(state, place(0, "g", "backup", (1, 1)), *end))[0] == 1
    assert scored(play(state, place(0, "g", "backup"), *end))[0] == 0


# Rules 6 to 8: ending a round


@seats
@pytest.mark.parametrize(
    ("few", "many"),
    [
        ("even_odd/g", "balance/g power/b"),
        ("even_odd/g minority/b", "balance/g power/b pairs/b"),
        ("even_odd/g minority/b college/b", "balance/g power/b pairs/b bands_pure/g"),
    ],
)
def test_6_1_with_one_card_fewer_the_round_ends_at_once(seat, few, many):
    end = play(Table().sides(*by_seat(seat, few, many)).state, ProposeEnd(seat=seat))
    assert [type(event) for event in told(end)] == [EndProposed, LeadsRevealed, TrophyWon]
    assert end.events[0] == EndProposed(seat=seat)
    assert revealed(end).ended_by is end.state.last_round.ended_by is RoundEnd.PROPOSED
    assert (end.state.phase, end.state.to_move, end.state.round) == (Phase.OPENING, (0, 1), 2)


@seats
@pytest.mark.parametrize(
    ("one", "other"),
    [("even_odd/g", "balance/g"), ("even_odd/g minority/b college/b", "balance/g power/b pairs/b")],
)
def test_6_2_with_equally_many_the_opponent_is_asked(seat, one, other):
    state = Table().sides(*by_seat(seat, one, other)).mover(seat).state
    asked = play(state, ProposeEnd(seat=seat))
    assert asked.events == (EndProposed(seat=seat),)
    assert asked.state == replace(state, phase=Phase.REPLY, to_move=(1 - seat,), ply=state.ply + 1)
    assert GAME.legal_moves(asked.state) == (Draw(seat=1 - seat), AgreeEnd(seat=1 - seat))
    assert GAME.legal_moves(asked.state, seat) == ()


@seats
def test_6_2_who_agrees(seat):
    end = play(Table().sides("even_odd/g", "balance/g").reply().mover(seat).state, AgreeEnd(seat=seat))
    assert [type(event) for event in told(end)] == [EndAgreed, LeadsRevealed, TrophyWon]
    assert end.events[0] == EndAgreed(seat=seat)
    assert revealed(end).ended_by is end.state.last_round.ended_by is RoundEnd.AGREED
    assert end.state.microphone == 1 - seat


@seats
def test_6_2_or_draws_with_no_microphone_to_hand_over(seat):
    state = Table().sides("even_odd/g", "balance/g").reply().mover(seat).deck("pairs college").state
    drawn = play(state, Draw(seat=seat))
    assert drawn.events == (CardDrawn(seat=seat, card=Card.PAIRS),)
    assert (drawn.state.phase, drawn.state.to_move, drawn.state.microphone) == (Phase.PLACING, (seat,), 1 - seat)
    assert drawn.state.sides[seat] == replace(state.sides[seat], hand=Card.PAIRS)
    assert drawn.state.deck == state.deck[1:]


def test_6_2_and_plays_it_like_any_other_card():
    """Spice Girls wants five girls: the proposer's star, looked for after the rotation."""
    state = Table().sides("bands_pure/g power/g", "even_odd/g balance/g").reply().deck("minority").state
    won = play(state, Draw(seat=1), place(1, "g", "backup"))
    assert (revealed(won).ended_by, won_by(won)) == (RoundEnd.STAR, 0)
    on = play(state, Draw(seat=1), place(1, "g", "backup", (0, 1)))
    assert (on.state.phase, on.state.sides[0]) == (Phase.TURN, side("bands_pure/g power/b"))


@seats
def test_6_3_and_d3_after_such_a_draw_the_proposer_has_a_normal_turn_with_one_card_fewer(seat):
    state = Table().sides("even_odd/g", "balance/g").reply().mover(seat).deck("power pairs").state
    after = play(state, Draw(seat=seat), place(seat, "b", "backup")).state
    proposer = 1 - seat
    assert (after.phase, after.to_move, after.microphone) == (Phase.TURN, (proposer,), proposer)
    assert GAME.legal_moves(after) == (Draw(seat=proposer), ProposeEnd(seat=proposer))
    drawn = play(after, Draw(seat=proposer))
    assert drawn.events == (MicrophonePassed(seat=seat), CardDrawn(seat=proposer, card=Card.PAIRS))
    ended = play(after, ProposeEnd(seat=proposer))
    assert revealed(ended).ended_by is RoundEnd.PROPOSED


STARS = [row for row in SHEET if row[-1] == STAR and len(row[2]) >= len(row[3])]


@seats
@pytest.mark.parametrize(("half", "card", "own", "other", "worth"), STARS)
def test_7_1_a_new_lead_dancer_whose_star_condition_holds_ends_the_round(seat, half, card, own, other, worth):
    mine, others = cast(card, own, other)
    _, *backups, old_lead = mine.split()
    state = Table().sides(*by_seat(seat, " ".join((old_lead, *backups)), others)).drew(card).mover(seat).state
    end = play(state, place(seat, own[0], "lead"))
    assert [type(event) for event in told(end)] == [DancerPlaced, LeadsRevealed, TrophyWon]
    assert revealed(end).ended_by is RoundEnd.STAR
    assert revealed(end).leads[seat] == lead(f"{card}/{own[0]}", None, star=True)
    assert revealed(end).leads[1 - seat].star is False
    assert won_by(end) == seat
    assert end.state.phase is Phase.OPENING


@seats
@pytest.mark.parametrize(
    ("own", "other", "hand", "gender", "role", "turned"),
    [
        ("bands_mixed/g", "even_odd/b balance/b", "power", "g", "backup", None),  # ABBA
        ("bands_mixed/b", "even_odd/b balance/g", "power", "b", "backup", None),  # Cranberries
        ("bands_pure/g pairs/g", "even_odd/g balance/g", "power", "g", "backup", None),  # Spice Girls
        ("bands_pure/b", "even_odd/b balance/b", "power", "b", "backup", None),  # Queen
        ("college/g pairs/g", "even_odd/g balance/g minority/g", "power", "g", "backup", None),
        ("college/b pairs/b", "even_odd/b balance/b minority/b", "power", "b", "backup", None),
        ("power/g pairs/g college/g", "even_odd/g balance/g minority/g", "bands_pure", "g", "backup", None),
        ("power/b pairs/b college/b", "even_odd/b balance/b minority/b", "bands_pure", "b", "backup", None),
        (
            "pairs/g college/b power/g",
            "even_odd/g balance/b minority/g bands_mixed/b",
            "bands_pure",
            "b",
            "backup",
            None,
        ),
        (
            "pairs/b college/b power/g",
            "even_odd/g balance/g minority/b bands_mixed/g",
            "bands_pure",
            "b",
            "backup",
            None,
        ),
        # by rotating: the own lead dancer, an own backup dancer, one of the opponent's, the old lead dancer
        ("bands_pure/g", "even_odd/b balance/b", "minority", "b", "backup", (0, 0)),
        ("bands_pure/g pairs/b", "even_odd/g balance/g", "minority", "g", "backup", (0, 1)),
        ("bands_mixed/g", "even_odd/b balance/g", "minority", "g", "backup", (1, 1)),
        ("minority/g", "even_odd/b balance/b", "bands_pure", "b", "lead", (0, 1)),
    ],
)
def test_7_1_so_does_one_whose_star_condition_comes_true(seat, own, other, hand, gender, role, turned):
    target = turned and (seat if turned[0] == 0 else 1 - seat, turned[1])
    state = Table().sides(*by_seat(seat, own, other)).drew(hand).mover(seat).state
    end = play(state, place(seat, gender, role, target))
    assert [type(event) for event in told(end)] == [
        DancerPlaced,
        *([DancerRotated] if turned else []),
        LeadsRevealed,
        TrophyWon,
    ]
    assert (revealed(end).ended_by, won_by(end)) == (RoundEnd.STAR, seat)
    assert [one.star for one in revealed(end).leads] == [*by_seat(seat, True, False)]


def test_7_1_a_star_that_a_card_covers_up_counts_no_more():
    """ABBA would be fulfilled, but it is the old lead dancer now."""
    state = Table().sides("bands_mixed/g", "even_odd/b balance/b").drew("power").state
    assert play(state, place(0, "g", "lead")).state.phase is Phase.TURN


@seats
@pytest.mark.parametrize(
    ("own", "other", "hand", "gender", "role", "turned"),
    [
        ("even_odd/g", "bands_mixed/g balance/b", "power", "b", "backup", None),
        ("even_odd/g", "bands_mixed/g balance/b", "power", "b", "lead", None),
        ("even_odd/g", "bands_mixed/g balance/g", "minority", "b", "backup", (1, 1)),
        ("even_odd/b", "bands_pure/b balance/b", "power", "b", "lead", None),
        ("even_odd/g balance/g", "bands_pure/g minority/g", "power", "g", "lead", None),
        ("even_odd/g balance/g", "college/g minority/g power/g", "your_even_odd", "g", "backup", None),
    ],
)
def test_7_2_and_d4_the_star_of_the_other_seat_counts_too(seat, own, other, hand, gender, role, turned):
    target = turned and (seat if turned[0] == 0 else 1 - seat, turned[1])
    state = Table().sides(*by_seat(seat, own, other)).drew(hand).mover(seat).state
    end = play(state, place(seat, gender, role, target))
    assert (revealed(end).ended_by, won_by(end)) == (RoundEnd.STAR, 1 - seat)
    assert [one.star for one in revealed(end).leads] == [*by_seat(seat, False, True)]


@seats
@pytest.mark.parametrize("role", Role)
def test_8_1_with_eight_cards_the_round_ends(seat, role):
    own, other = "balance/g pairs/g college/g", "even_odd/b power/b minority/b bands_pure/b"
    end = play(Table().sides(*by_seat(seat, own, other)).drew("your_even_odd").state, place(seat, "g", role))
    assert [type(event) for event in told(end)] == [DancerPlaced, LeadsRevealed, TrophyWon]
    assert revealed(end).ended_by is end.state.last_round.ended_by is RoundEnd.ALL_DANCERS
    assert (end.state.phase, end.state.microphone) == (Phase.OPENING, 1 - seat)


def test_8_1_with_seven_it_does_not():
    state = Table().sides("balance/g pairs/g college/g", "even_odd/b power/b minority/b").drew("your_even_odd").state
    assert play(state, place(0, "g", "backup")).state.phase is Phase.TURN


# Rule 9: scoring


@seats
@pytest.mark.parametrize(("half", "card", "own", "other", "worth"), SHEET)
def test_9_the_reference_sheet(seat, half, card, own, other, worth):
    state = Table().arranged(tuple(map(side, by_seat(seat, *cast(card, own, other)))), (0,), 0)
    assert star(state, seat) == (worth == STAR)
    if worth != STAR:
        assert points(state, seat) == worth


@seats
@pytest.mark.parametrize(("half", "card", "own", "other", "worth"), [row for row in SHEET if row[-1] != STAR])
def test_9_the_reference_sheet_at_the_end_of_a_round(seat, half, card, own, other, worth):
    end = play(*last_move(seat, card, own, other))
    assert revealed(end).leads[seat] == lead(f"{card}/{own[0]}", worth)


def last_move(seat, card, own, other):
    """A state and the move that ends the round on this table: agreed, proposed, or the eighth card."""
    mine, others, rival = *cast(card, own, other), 1 - seat
    if len(own) == len(other) == 4:
        *others, last = others.split()
        state = Table().sides(*by_seat(seat, mine, " ".join(others))).drew(last.split("/")[0]).state
        return state, place(rival, last.split("/")[1], "backup")
    if len(own) == len(other):
        return Table().sides(*by_seat(seat, mine, others)).reply().mover(rival).state, AgreeEnd(seat=rival)
    state = Table().sides(*by_seat(seat, mine, others)).state
    return state, ProposeEnd(seat=seat if len(own) < len(other) else rival)


def test_9_the_sheet_of_this_suite_has_every_half_with_every_number_of_cards():
    shown = {(card, own[0], len(own) + len(other)) for _, card, own, other, _ in SHEET}
    bands = {"bands_pure", "bands_mixed"}
    assert {each for each in product(set(Card) - bands, "gb", range(2, 9)) if each not in shown} == set()
    assert {(card, gender) for card, gender, _ in shown} == set(product(set(Card), "gb"))


@seats
def test_9_1_a_star_wins_the_round_and_nobody_counts_points(seat):
    """We're Even would be worth 3 with four cards."""
    state = Table().sides(*by_seat(seat, "even_odd/g", "bands_mixed/g balance/b")).drew("power").trophies(1, 1).state
    end = play(state, place(seat, "b", "backup"))
    leads = by_seat(seat, lead("even_odd/g", None), lead("bands_mixed/g", None, star=True))
    assert told(end) == (
        DancerPlaced(seat=seat, card=Card.POWER, gender=BOY, role=BACKUP),
        LeadsRevealed(ended_by=RoundEnd.STAR, leads=leads),
        TrophyWon(seat=1 - seat, trophies=2),
    )
    assert end.state.trophies == by_seat(seat, 1, 2)
    assert end.state.last_round == LastRound(
        number=3, ended_by=RoundEnd.STAR, leads=leads, microphone=1 - seat, winner=1 - seat
    )


def test_9_1_a_star_with_the_eighth_card_is_a_star():
    state = (
        Table()
        .sides("pairs/g college/b power/g", "even_odd/g balance/b minority/g bands_mixed/b")
        .drew("bands_pure")
        .state
    )
    assert revealed(play(state, place(0, "b", "backup"))).ended_by is RoundEnd.STAR


@seats
def test_9_1_the_star_wins_without_the_microphone(seat):
    state = Table().sides(*by_seat(seat, "bands_mixed/g", "even_odd/b balance/b")).drew("power").state
    end = play(state, place(seat, "g", "backup"))
    assert (won_by(end), end.state.microphone) == (seat, 1 - seat)


@seats
@pytest.mark.parametrize("holder", [0, 1])
def test_9_2_more_points_win_the_round_with_and_without_the_microphone(seat, holder):
    """Two girls: We're Even 4, Perfect Balance 0."""
    state = Table().sides(*by_seat(seat, "even_odd/g", "balance/g")).reply().mover(1 - holder).trophies(2, 2).state
    end = play(state, AgreeEnd(seat=1 - holder))
    leads = by_seat(seat, lead("even_odd/g", 4), lead("balance/g", 0))
    assert told(end) == (
        EndAgreed(seat=1 - holder),
        LeadsRevealed(ended_by=RoundEnd.AGREED, leads=leads),
        TrophyWon(seat=seat, trophies=3),
    )
    assert end.state.trophies == by_seat(seat, 3, 2)
    assert end.state.last_round == LastRound(
        number=5, ended_by=RoundEnd.AGREED, leads=leads, microphone=holder, winner=seat
    )


def test_9_2_one_point_more_is_enough():
    """The loser holds the microphone."""
    end = play(Table().sides("even_odd/b", "balance/b power/g").state, ProposeEnd(seat=0))
    assert (scored(end), won_by(end), end.state.microphone) == ((1, 2), 1, 0)
    end = play(Table().sides("even_odd/g", "your_even_odd/b").reply().mover(0).state, AgreeEnd(seat=0))
    assert (scored(end), won_by(end), end.state.microphone) == ((4, 3), 0, 1)


@seats
def test_9_3_and_9_4_a_tie_goes_to_the_microphone_of_who_proposed(seat):
    """Three cards: We're Odd 1; The Rose with two boys 1."""
    state = Table().sides(*by_seat(seat, "even_odd/b", "minority/g balance/b")).state
    end = play(state, ProposeEnd(seat=seat))
    assert scored(end) == (1, 1)
    assert (won_by(end), end.state.microphone, end.state.last_round.microphone) == (seat, seat, seat)


@seats
@pytest.mark.parametrize(
    ("zero", "one"),
    [
        ("college/g", "power/g"),  # 1 and 1
        ("bands_mixed/g", "minority/b"),  # 0 and 0
        ("college/g balance/b", "bands_pure/b minority/g"),  # 0 and 0
    ],
)
def test_9_3_and_9_4_also_when_the_other_agreed(seat, zero, one):
    end = play(Table().sides(zero, one).reply().mover(1 - seat).state, AgreeEnd(seat=1 - seat))
    assert scored(end)[0] == scored(end)[1]
    assert (won_by(end), end.state.microphone, end.state.last_round.microphone) == (seat, seat, seat)


@seats
def test_9_3_and_9_4_also_with_the_eighth_card_whose_player_has_handed_it_over(seat):
    """Eight cards: You're Even 3; Girl Power 3, six girls and two boys."""
    own, other = "your_even_odd/g pairs/g college/g", "power/g balance/b minority/b bands_pure/g"
    state = Table().sides(*by_seat(seat, own, other)).deck("even_odd").state
    end = play(state, Draw(seat=seat), place(seat, "g", "backup"))
    assert scored(end) == (3, 3)
    assert (won_by(end), end.state.microphone, end.state.last_round.microphone) == (1 - seat, 1 - seat, 1 - seat)


@seats
@pytest.mark.parametrize(("before", "after"), [((0, 0), (1, 0)), ((1, 3), (2, 3)), ((2, 3), (3, 3))])
def test_9_4_and_9_5_a_trophy_each_round_until_somebody_has_four(seat, before, after):
    state = Table().sides(*by_seat(seat, "even_odd/b", "minority/b balance/b")).trophies(*by_seat(seat, *before)).state
    end = play(state, ProposeEnd(seat=seat))
    assert told(end)[-1] == TrophyWon(seat=seat, trophies=after[0])
    assert not any(isinstance(event, GameWon) for event in end.events)
    assert end.state.trophies == by_seat(seat, *after)
    assert (end.state.round, end.state.last_round.number) == (sum(after) + 1, sum(after))
    assert (end.state.phase, end.state.outcome) == (Phase.OPENING, None)


def last_point(seat, others):
    """The seat wins its fourth trophy with three boys in play: We're Odd 1, The Romeo 0."""
    state = (
        Table().sides(*by_seat(seat, "even_odd/b", "minority/b balance/b")).trophies(*by_seat(seat, 3, others)).state
    )
    return state, play(state, ProposeEnd(seat=seat))


@seats
@pytest.mark.parametrize("others", range(4))
def test_9_5_four_trophies_win_the_game(seat, others):
    state, end = last_point(seat, others)
    leads = by_seat(seat, lead("even_odd/b", 1), lead("minority/b", 0))
    assert end.events == (
        EndProposed(seat=seat),
        LeadsRevealed(ended_by=RoundEnd.PROPOSED, leads=leads),
        TrophyWon(seat=seat, trophies=4),
        GameWon(seat=seat),
    )
    totals = by_seat(seat, 4, others)
    assert end.state == replace(
        state,
        ply=state.ply + 1,
        to_move=(),
        trophies=totals,
        outcome=Outcome(
            reason=Reason.FOUR_TROPHIES,
            winners=(seat,),
            scores=(Score(seat=0, total=totals[0]), Score(seat=1, total=totals[1])),
        ),
        last_round=LastRound(number=4 + others, ended_by=RoundEnd.PROPOSED, leads=leads, microphone=seat, winner=seat),
    )


@pytest.mark.parametrize(
    ("state", "moves", "phase"),
    [
        (Table().sides("even_odd/g", "balance/g").reply().trophies(3, 0).state, [AgreeEnd(seat=1)], Phase.REPLY),
        (
            Table().sides("bands_mixed/g", "even_odd/b balance/b").drew("power").trophies(3, 3).state,
            [place(0, "g", "backup")],
            "placing",
        ),
    ],
)
def test_9_5_the_last_table_stays_as_it_lay(state, moves, phase):
    end = play(state, *moves).state
    assert (end.phase, end.to_move, end.outcome.winners) == (phase, (), (0,))
    assert [one.hand for one in end.sides] == [None, None]
    assert end.sides[1] == state.sides[1]
    assert (end.deck, end.chance) == (state.deck, state.chance)
    assert cards_of(end) == NINE


def test_9_5_then_nobody_moves():
    _, end = last_point(0, 2)
    assert GAME.legal_moves(end.state) == GAME.legal_moves(end.state, 0) == GAME.legal_moves(end.state, 1) == ()
    for move in (Draw(seat=0), ProposeEnd(seat=1), AgreeEnd(seat=1), choose(0, "g"), Draw(seat=2)):
        with pytest.raises(GameOver):
            GAME.apply(end.state, move)


# Decisions (D3 stands with 6.3, D4 with 7.2)

TWO_STARS = [
    # the seventh girl is the new lead dancer, or a boy is turned round behind it
    ("even_odd/g balance/g minority/g", "power/g bands_mixed/g your_even_odd/g", "college", "g", "lead", None),
    ("college/g even_odd/g balance/b", "power/g bands_mixed/g your_even_odd/g", "minority", "g", "backup", (0, 2)),
    ("power/g even_odd/g balance/g", "college/g bands_mixed/g your_even_odd/b", "minority", "g", "backup", (1, 2)),
    ("power/b even_odd/b balance/b", "college/b bands_mixed/b your_even_odd/g", "pairs", "b", "backup", (1, 2)),
    # eight girls in four pairs
    (
        "even_odd/g balance/g minority/g",
        "college/g power/g bands_mixed/g your_even_odd/b",
        "pairs",
        "g",
        "lead",
        (1, 3),
    ),
]


@seats
@pytest.mark.parametrize(("own", "other", "hand", "gender", "role", "turned"), TWO_STARS)
def test_d1_of_two_stars_at_once_that_of_the_microphone_wins(seat, own, other, hand, gender, role, turned):
    """Who plays the card has handed over the microphone."""
    target = turned and (seat if turned[0] == 0 else 1 - seat, turned[1])
    state = Table().sides(*by_seat(seat, own, other)).drew(hand).mover(seat).state
    end = play(state, place(seat, gender, role, target))
    assert [one.star for one in revealed(end).leads] == [True, True]
    assert scored(end) == (None, None)
    assert (won_by(end), end.state.microphone) == (1 - seat, 1 - seat)


def test_d2_the_star_check_is_automatic():
    """No move reveals a star: when it holds, the next thing to decide is the next round's first card."""
    end = play(Table().sides("bands_mixed/g", "even_odd/b balance/b").drew("power").state, place(0, "g", "backup"))
    assert {type(move) for move in GAME.legal_moves(end.state)} == {Open}


@pytest.mark.parametrize(
    ("own", "other", "over"),
    [
        ("ggg", "ggg", False),  # a lead of six
        ("gggg", "gbgg", False),  # 7 girls and a boy: a lead of six
        ("gggg", "ggg", True),
        ("gggg", "gggg", True),
        ("bbbb", "bbb", True),
        ("bbbb", "gbbb", False),
        ("bbbb", "bbbb", True),
    ],
)
def test_d5_seven_more_are_a_star_eight_too(own, other, over):
    state = Table().arranged(tuple(map(side, cast("power", own, other))), (0,), 0)
    assert star(state, 0) is over


def test_d5_at_the_end_of_a_round_seven_and_one_are_worth_3():
    end = play(*last_move(0, "power", "gggg", "gbgg"))
    assert revealed(end).leads[0] == lead("power/g", 3)


WITH_A_STAR = ("college", "power", "pairs", "bands_pure", "bands_mixed")


@pytest.mark.parametrize(("zero", "one"), [*permutations(WITH_A_STAR, 2)])
def test_d6_with_two_cards_no_star_can_hold(zero, one):
    for first, second in product("gb", repeat=2):
        after = play(Table().sides(zero, one).opening().state, choose(0, first), choose(1, second))
        assert (after.state.phase, after.state.round) == (Phase.TURN, 1)


# The rulebook's examples, and the design's


@pytest.mark.parametrize("abba", [0, 1])
def test_example_abba_is_looked_for_after_the_rotation(abba):
    """A girl makes it two girls and two boys, and rotates a boy: three girls and a boy."""
    if abba == 0:
        state = Table().sides("bands_mixed/g", "even_odd/b balance/b").drew("college").state
    else:
        state = Table().sides("even_odd/b", "bands_mixed/g balance/b").drew("college").state
    after = play(state, place(0, "g", "backup", (1, 1)))
    assert after.state.phase is Phase.TURN
    assert after.state.sides[1].backups == (dancer("balance/g"),)
    end = play(state, place(0, "g", "backup"))
    assert (revealed(end).ended_by, won_by(end)) == (RoundEnd.STAR, abba)


@seats
@pytest.mark.parametrize("abba", [0, 1])
def test_example_abba_wins_at_once_whoever_placed_the_card(seat, abba):
    leads = by_seat(abba, "bands_mixed/g", "even_odd/b")
    rows = by_seat(seat, leads[seat], f"{leads[1 - seat]} power/b")
    end = play(Table().sides(*rows).drew("your_even_odd").mover(seat).state, place(seat, "g", "backup"))
    assert (revealed(end).ended_by, won_by(end)) == (RoundEnd.STAR, abba)


@pytest.mark.parametrize("gender", "gb")
def test_example_only_the_half_that_faces_the_opponent_counts(gender):
    """Two girls against a boy and a girl: with four cards We're Even is worth 3, We're Odd nothing."""
    end = play(Table().sides(f"even_odd/{gender} power/g", "minority/g balance/g").reply().state, AgreeEnd(seat=1))
    assert scored(end)[0] == {"g": 3, "b": 0}[gender]


def test_example_rotate_a_boy_becomes_a_girl():
    state = Table().sides("even_odd/g", "balance/g power/b").drew("college").state
    after = play(state, place(0, "g", "backup", (1, 1)))
    assert after.state.sides[1] == side("balance/g power/g")
    assert refused(state, place(0, "g", "backup", (1, 0))) == "5.4"


def test_example_the_eighth_card_four_points_against_three():
    """Perfect Balance with four girls and four boys; You're Even against four cards."""
    state = (
        Table()
        .sides("balance/g pairs/b college/g", "your_even_odd/g power/b minority/b even_odd/g")
        .drew("bands_pure")
        .state
    )
    end = play(state, place(0, "b", "backup"))
    assert told(end) == (
        DancerPlaced(seat=0, card=Card.BANDS_PURE, gender=BOY, role=BACKUP),
        LeadsRevealed(ended_by=RoundEnd.ALL_DANCERS, leads=(lead("balance/g", 4), lead("your_even_odd/g", 3))),
        TrophyWon(seat=0, trophies=1),
    )


def test_example_a_proposal_answered_by_a_draw_is_repeated_with_fewer_cards():
    state = Table().sides("balance/g", "power/b").deck("minority").state
    asked = play(state, ProposeEnd(seat=0), Draw(seat=1), place(1, "b", "backup"))
    end = play(asked.state, ProposeEnd(seat=0))
    assert (revealed(end).ended_by, scored(end), won_by(end)) == (RoundEnd.PROPOSED, (0, 1), 1)


@pytest.mark.parametrize(
    ("own", "other", "worth"),
    [("bgb", "gbg", 4), ("bgb", "gbb", 0), ("bgb", "ggg", 0), ("bgbg", "gbg", 0), ("bgb", "gbgb", 0)],
)
def test_example_ballroom_dancing(own, other, worth):
    assert scored(play(*last_move(0, "pairs", own, other)))[0] == worth


def test_example_ballroom_dancing_four_mixed_pairs_are_a_star():
    state = (
        Table()
        .sides("pairs/b college/g power/b", "balance/g minority/b even_odd/g your_even_odd/b")
        .drew("bands_mixed")
        .state
    )
    end = play(state, place(0, "g", "backup"))
    assert (revealed(end).ended_by, won_by(end)) == (RoundEnd.STAR, 0)


def test_example_the_microphone_breaks_a_tie_and_stays():
    """Two girls: Girls' College 1, Girl Power 1."""
    end = play(Table().sides("college/g", "power/g").reply().mover(0).state, AgreeEnd(seat=0))
    assert (scored(end), won_by(end), end.state.microphone) == ((1, 1), 1, 1)


def test_example_cards_score_from_1_to_4_points():
    assert {worth for *_, worth in SHEET} == {0, 1, 2, 3, 4, STAR}


# Secrets

PLACES = pytest.mark.parametrize("place_at", [0, 1, None])
SECRET = "5ec2e75e" * 8


def seen(card, gender):
    return SeenDancer(card=card and Card(card), gender=GENDERS[gender])


NOTHING = SeenSide(hand=None, lead=None, backups=())


def shown(events, seat):
    return tuple(GAME.show(event, seat) for event in events)


def cards_named(record):
    """The cards whose names stand anywhere in a record."""
    text = msgspec.json.encode(record).decode()
    return {card for card in Card if f'"{card}"' in text}


@PLACES
def test_secret_the_dealt_cards(place_at):
    start = GAME.new(2, Options(microphone=1), SECRET)
    cards = [one.hand for one in start.state.sides]
    view = GAME.view(start.state, place_at)
    mine = [replace(NOTHING, hand=card if seat == place_at else None) for seat, card in enumerate(cards)]
    assert view.sides == tuple(mine)
    assert (view.seat, view.deck_size, view.microphone, view.to_move) == (place_at, 7, 1, (0, 1))
    assert shown(start.events, place_at) == (
        RoundStarted(round=1, microphone=1),
        CardDealt(seat=0, card=cards[0] if place_at == 0 else None),
        CardDealt(seat=1, card=cards[1] if place_at == 1 else None),
    )


@PLACES
def test_secret_the_chosen_half_until_both_have_chosen(place_at):
    first = play(Table().sides("college", "pairs").opening().state, choose(1, "g"))
    view = GAME.view(first.state, place_at)
    assert view.to_move == (0,)
    assert view.sides == (
        replace(NOTHING, hand=Card.COLLEGE if place_at == 0 else None),
        replace(NOTHING, lead=seen("pairs", "g") if place_at == 1 else None),
    )
    assert shown(first.events, place_at) == (LeadChosen(seat=1, gender=GIRL if place_at == 1 else None),)
    both = play(first.state, choose(0, "b"))
    college, pairs = "college" if place_at == 0 else None, "pairs" if place_at == 1 else None
    assert GAME.view(both.state, place_at).sides == (
        replace(NOTHING, lead=seen(college, "b")),
        replace(NOTHING, lead=seen(pairs, "g")),
    )
    assert shown(both.events, place_at) == (
        LeadChosen(seat=0, gender=BOY if place_at == 0 else None),
        LeadOpened(seat=0, card=college and Card(college), gender=BOY),
        LeadOpened(seat=1, card=pairs and Card(pairs), gender=GIRL),
    )


@PLACES
def test_secret_the_drawn_card(place_at):
    drawn = play(Table().sides("balance/g", "power/b").deck("pairs").state, Draw(seat=0))
    card = Card.PAIRS if place_at == 0 else None
    view = GAME.view(drawn.state, place_at)
    assert view.sides[0].hand == card
    assert view.sides[1].hand is None
    assert (view.deck_size, view.phase, view.to_move, view.microphone) == (6, Phase.PLACING, (0,), 1)
    assert shown(drawn.events, place_at) == (MicrophonePassed(seat=1), CardDrawn(seat=0, card=card))


@PLACES
@pytest.mark.parametrize("role", Role)
def test_secret_the_played_card_but_not_its_gender(place_at, role):
    state = Table().sides("balance/g", "power/b minority/g").drew("pairs").state
    after = play(state, place(0, "b", role))
    pairs, balance = ("pairs", "balance") if place_at == 0 else (None, None)
    power, minority = ("power", "minority") if place_at == 1 else (None, None)
    mine = [seen(balance, "g"), seen(pairs, "b")]
    own_lead, own_backup = mine[::-1] if role is LEAD else mine
    assert GAME.view(after.state, place_at).sides == (
        SeenSide(hand=None, lead=own_lead, backups=(own_backup,)),
        SeenSide(hand=None, lead=seen(power, "b"), backups=(seen(minority, "g"),)),
    )
    assert shown(after.events, place_at) == (DancerPlaced(seat=0, card=pairs and Card(pairs), gender=BOY, role=role),)


@PLACES
def test_secret_a_rotated_backup_dancer_of_the_opponent(place_at):
    """The rotator does not learn what it is; its owner still knows."""
    state = Table().sides("balance/g", "power/b even_odd/b").drew("pairs").state
    after = play(state, place(0, "b", "backup", (1, 1)))
    card = "even_odd" if place_at == 1 else None
    assert GAME.view(after.state, place_at).sides[1].backups == (seen(card, "g"),)
    assert shown(after.events, place_at)[1] == DancerRotated(seat=1, position=1, gender=GIRL)


@PLACES
def test_secret_backup_dancers_at_the_end_of_a_round_but_not_the_lead_dancers(place_at):
    state = Table().sides("even_odd/g power/b", "minority/g pairs/b").reply().state
    end = play(state, AgreeEnd(seat=1))
    leads = lead("even_odd/g", 3), lead("minority/g", 0)
    assert shown(told(end), place_at) == (
        EndAgreed(seat=1),
        LeadsRevealed(ended_by=RoundEnd.AGREED, leads=leads),
        TrophyWon(seat=0, trophies=1),
    )
    view = GAME.view(end.state, place_at)
    assert view.last_round == LastRound(number=1, ended_by=RoundEnd.AGREED, leads=leads, microphone=0, winner=0)
    dealt = set() if place_at is None else {end.state.sides[place_at].hand}
    assert cards_named(replace(view, last_round=None)) == dealt
    assert view.last_round == end.state.last_round


@PLACES
def test_secret_proposals_are_none(place_at):
    for after in (
        play(Table().sides("balance/g", "power/b").state, ProposeEnd(seat=0)),
        play(ON_TURN, ProposeEnd(seat=0)),
    ):
        assert shown(after.events, place_at) == (EndProposed(seat=0),)
        assert GAME.view(after.state, place_at).phase is Phase.REPLY


@PLACES
def test_secret_backup_dancers_even_when_the_game_is_over(place_at):
    _, end = last_point(0, 2)
    view = GAME.view(end.state, place_at)
    assert [one.card for one in view.sides[1].backups] == [Card.BALANCE if place_at == 1 else None]
    assert shown(end.events, place_at) == end.events
    assert (view.outcome, view.trophies, view.to_move) == (end.state.outcome, (4, 2), ())


@PLACES
def test_public_is_all_the_rest(place_at):
    state = Table().sides("balance/g", "power/b even_odd/b").drew("pairs").trophies(2, 1).state
    view = GAME.view(state, place_at)
    for name in (
        *("game", "rules_version", "seats", "options", "ply", "phase", "to_move", "outcome"),
        *("round", "microphone", "trophies", "last_round"),
    ):
        assert getattr(view, name) == getattr(state, name), name
    assert (view.seat, view.deck_size) == (place_at, 5)


@PLACES
def test_secret_the_seed_until_the_game_is_over(place_at):
    digest = sha256(SECRET.encode()).hexdigest()
    for state in (
        Table().sides("balance", "power").opening().seed(SECRET).state,
        Table().sides("balance/g", "power/b").seed(SECRET).state,
        Table().sides("balance/g", "power/b").drew("pairs").seed(SECRET).trophies(3, 3).state,
    ):
        view = GAME.view(state, place_at)
        assert (view.seed, view.seed_commitment) == (None, digest)
        assert SECRET not in msgspec.json.encode(view).decode()
    state = Table().sides("even_odd/g", "balance/g").reply().trophies(3, 0).seed(SECRET).state
    assert GAME.view(play(state, AgreeEnd(seat=1)).state, place_at).seed == SECRET


def test_secret_a_seed_that_could_be_guessed_has_no_commitment():
    assert GAME.view(Table().sides("balance/g", "power/b").seed("1234").state, 0).seed_commitment is None


@pytest.mark.parametrize(
    ("state", "twin", "blind"),
    [
        # the opponent's card, the order of the deck, the seed
        (
            Table().sides("balance", "power").opening().state,
            Table().sides("balance", "college").opening().deck("pairs").seed("other").state,
            (0, None),
        ),
        (
            Table().sides("balance", "power/g").opening().state,
            Table().sides("balance", "power/b").opening().state,
            (0, None),
        ),
        (
            Table().sides("balance", "power/g").opening().state,
            Table().sides("balance", "college/b").opening().state,
            (0, None),
        ),
        (
            Table().sides("balance/b", "power").opening().state,
            Table().sides("balance/g", "power").opening().state,
            (1, None),
        ),
        (
            Table().sides("balance/g", "power/b").state,
            Table().sides("balance/g", "college/b").deck("pairs").seed("other").state,
            (0, None),
        ),
        (
            Table().sides("balance/g", "power/b even_odd/g").drew("college").state,
            Table().sides("balance/g", "minority/b pairs/g").drew("college").deck("even_odd").seed("other").state,
            (0, None),
        ),
        (
            Table().sides("balance/g", "power/b").drew("college").state,
            Table().sides("balance/g", "power/b").drew("minority").state,
            (1, None),
        ),
        (
            Table().sides("balance/g", "power/b").drew("college").state,
            Table().sides("balance/g", "power/b").drew("even_odd").state,
            (1, None),
        ),
        (
            Table().sides("balance/g", "power/b").reply().state,
            Table().sides("even_odd/g", "power/b").reply().state,
            (1, None),
        ),
    ],
)
def test_secret_means_that_nothing_differs(state, twin, blind):
    for seat in blind:
        assert GAME.view(state, seat) == GAME.view(twin, seat)
        if seat is not None:
            assert GAME.legal_moves(state, seat) == GAME.legal_moves(twin, seat)


# States that cannot be


def body_of(state):
    """The state as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(state))


def changed(state, seat, **members):
    """The state with another side of this seat."""
    other = replace(state.sides[seat], **members)
    return replace(state, sides=by_seat(seat, other, state.sides[1 - seat]))


def faults(state):
    pointers = fault_pointers(GAME, state, check_possible)
    for pointer in pointers:
        assert_place(state, pointer)
    return pointers


def assert_place(state, pointer):
    """The pointer names a place in the state."""
    value = body_of(state)
    for part in pointer.split("/")[1:]:
        value = value[int(part)] if isinstance(value, list) else value[part]


OVER = last_point(0, 2)[1].state
MID = Table().sides("balance/g power/b", "even_odd/g minority/b").state
LATER = Table().sides("balance/g power/b", "even_odd/g minority/b").trophies(2, 1).state
NEXT = Table().sides("balance", "power").opening().trophies(2, 1).state


@pytest.mark.parametrize(
    "state",
    [
        replace(MID, deck=(Card.BALANCE, *MID.deck[1:])),  # twice, and another nowhere
        replace(MID, deck=MID.deck[1:]),
        replace(MID, deck=(*MID.deck, Card.BALANCE)),
        replace(MID, deck=(*MID.deck[:-1], MID.deck[0])),
        replace(MID, deck=()),
        changed(MID, 0, lead=dancer("even_odd/g")),
        changed(MID, 1, backups=(dancer("balance/b"),)),
        changed(MID, 1, backups=(dancer("pairs/b"),)),  # minority nowhere
        changed(IN_PLACING, 0, hand=Card.POWER),
        changed(IN_OPENING, 0, hand=Card.POWER),
        changed(OVER, 0, lead=dancer("balance/b")),
        replace(OVER, deck=OVER.deck[1:]),
    ],
)
def test_fault_nine_cards_each_once(state):
    faults(state)


@pytest.mark.parametrize(
    "state",
    [
        # a card in a hand, or none
        replace(changed(ON_TURN, 0, hand=ON_TURN.deck[0]), deck=ON_TURN.deck[1:]),
        replace(changed(ON_TURN, 1, hand=ON_TURN.deck[0]), deck=ON_TURN.deck[1:]),
        replace(changed(IN_REPLY, 0, hand=IN_REPLY.deck[0]), deck=IN_REPLY.deck[1:]),
        replace(changed(IN_PLACING, 0, hand=None), deck=(Card.COLLEGE, *IN_PLACING.deck)),
        replace(changed(IN_PLACING, 1, hand=IN_PLACING.deck[0]), deck=IN_PLACING.deck[1:]),
        replace(IN_PLACING, sides=(side("balance/g"), side("power/b", "college"))),
        replace(changed(OVER, 0, hand=OVER.deck[0]), deck=OVER.deck[1:]),
        # no lead dancer
        replace(changed(ON_TURN, 0, lead=None), deck=(*ON_TURN.deck, Card.BALANCE)),
        replace(changed(IN_REPLY, 0, lead=None), deck=(*IN_REPLY.deck, Card.BALANCE)),
        replace(changed(IN_PLACING, 0, lead=None), deck=(*IN_PLACING.deck, Card.BALANCE)),
        changed(ON_TURN, 0, lead=None, backups=(dancer("balance/g"),)),
        # the lead dancers are being chosen, and yet
        replace(changed(IN_OPENING, 0, hand=None), deck=(*IN_OPENING.deck, Card.BALANCE)),
        replace(changed(IN_OPENING, 0, lead=dancer("pairs/g")), deck=tuple({*IN_OPENING.deck} - {Card.PAIRS})),
        changed(IN_OPENING, 0, hand=None, backups=(dancer("balance/g"),)),
        replace(changed(IN_OPENING, 0, backups=(dancer("pairs/g"),)), deck=tuple({*IN_OPENING.deck} - {Card.PAIRS})),
        replace(ON_TURN, phase=Phase.OPENING),
        replace(ON_TURN, phase=Phase.PLACING),
        replace(IN_OPENING, phase=Phase.TURN),
        replace(IN_OPENING, phase=Phase.PLACING, to_move=(0,)),
        replace(IN_PLACING, phase=Phase.TURN, microphone=0),
        replace(IN_PLACING, phase=Phase.REPLY),
    ],
)
def test_fault_what_the_phase_asks_for(state):
    faults(state)


def unchecked(phase, zero, one, mover, microphone, hand=None):
    sides = side(zero, hand if mover == 0 else None), side(one, hand if mover == 1 else None)
    return dataclasses.replace(Table(), phase=phase).arranged(sides, (mover,), microphone)


@pytest.mark.parametrize(
    ("phase", "zero", "one", "mover", "hand"),
    [
        ("turn", "even_odd/g balance/g", "minority/b", 0, None),  # more than the other
        ("turn", "even_odd/g", "minority/b balance/g power/b", 0, None),  # two fewer
        ("turn", "even_odd/g balance/g power/g", "minority/b", 0, None),
        ("turn", "even_odd/g balance/g power/g", "minority/b", 1, None),
        ("turn", "even_odd/g balance/g power/g college/b", "minority/b pairs/g", 1, None),
        ("reply", "even_odd/g balance/g", "minority/b", 0, None),  # the round had ended
        ("reply", "even_odd/g balance/g", "minority/b", 1, None),
        ("reply", "even_odd/g", "minority/b balance/g power/b", 0, None),
        ("placing", "even_odd/g balance/g", "minority/b", 0, "power"),
        ("placing", "even_odd/g", "minority/b balance/g power/b", 0, "college"),
        # eight dancers
        ("turn", "even_odd/g balance/g power/g college/b", "minority/b pairs/g bands_pure/g bands_mixed/g", 0, None),
        ("reply", "even_odd/g balance/g power/g college/b", "minority/b pairs/g bands_pure/g bands_mixed/g", 0, None),
        (
            "placing",
            "even_odd/g balance/g power/g college/b",
            "minority/b pairs/g bands_pure/g bands_mixed/g",
            0,
            "your_even_odd",
        ),
    ],
)
def test_fault_numbers_of_dancers(phase, zero, one, mover, hand):
    faults(unchecked(Phase(phase), zero, one, mover, mover if phase == "turn" else 1 - mover, hand))


def test_fault_a_fifth_dancer():
    body = body_of(Table().sides("even_odd/g balance/g power/g college/b", "minority/b pairs/g bands_pure/g").state)
    check_possible(GAME, msgspec.convert(body, State))
    body["sides"][0]["backups"].append({"card": "bands_mixed", "gender": "girl"})
    body["deck"].remove("bands_mixed")
    with pytest.raises(ImpossibleState) as refused:
        check_possible(GAME, msgspec.convert(body, State))
    assert "/sides/0/backups" in [fault.pointer for fault in refused.value.faults]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("trophies", [5, 0]),
        ("trophies", [-1, 0]),
        ("trophies", [0]),
        ("trophies", [0, 0, 0]),
        ("round", 0),
        ("round", 8),
        ("microphone", 2),
        ("microphone", None),
        ("seats", 3),
        ("phase", "playing"),
        ("sides", []),
        ("deck", ["queen"]),
        ("options", {"microphone": 2}),
        ("options", {"microphone": 0, "cards": 9}),
        ("game", "lets-dance"),
        ("extra", 1),
    ],
)
def test_fault_values_that_cannot_even_be_written(name, value):
    body = body_of(MID)
    msgspec.convert(body, State)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body | {name: value}, State)


@pytest.mark.parametrize("state", [ON_TURN, IN_REPLY, IN_PLACING, MID, LATER])
def test_fault_the_microphone_with_the_wrong_seat(state):
    """Or it is the other seat's turn."""
    assert {"/microphone", "/to_move"} & {*faults(replace(state, microphone=1 - state.microphone))}


def test_fault_the_microphone_of_a_round_that_begins_is_where_it_was():
    """Of the first round it is where it was agreed to be."""
    for state in (
        IN_OPENING,
        NEXT,
        Table().sides("balance/g", "power").opening().state,
        Table().sides("balance", "power/g").opening().trophies(0, 1).state,
    ):
        faults(replace(state, microphone=1))


@pytest.mark.parametrize("state", [ON_TURN, IN_REPLY], ids=["turn", "reply"])
def test_fault_who_begins_the_first_round_has_the_microphone(state):
    """With two dancers in play nobody has drawn yet."""
    faults(replace(state, options=Options(microphone=1 - state.options.microphone)))


@pytest.mark.parametrize(
    ("state", "to_move"),
    [
        (ON_TURN, (1,)),
        (ON_TURN, (0, 1)),
        (ON_TURN, ()),
        (ON_TURN, (2,)),
        (ON_TURN, (0, 0)),
        (IN_REPLY, (1,)),
        (IN_REPLY, (0, 1)),
        (IN_PLACING, (1,)),
        (IN_PLACING, (0, 1)),
        (IN_OPENING, (0,)),
        (IN_OPENING, (1,)),
        (IN_OPENING, (1, 0)),
        (IN_OPENING, ()),
        (Table().sides("balance", "power/g").opening().state, (0, 1)),
        (Table().sides("balance", "power/g").opening().state, (1,)),
        (OVER, (0,)),
    ],
)
def test_fault_to_move(state, to_move):
    wrong = replace(state, to_move=to_move)
    with pytest.raises(ImpossibleState) as caught:
        check_possible(GAME, wrong)
    places = [fault.pointer for fault in caught.value.faults]
    # on turn, or asked, the other seat would have to hold the microphone
    assert any(each.startswith(("/to_move", "/microphone", "/sides")) for each in places)


def test_fault_both_have_chosen_and_nothing_happened():
    both = tuple(map(side, ("balance/g", "power/g")))
    for to_move in ((), (0,), (0, 1)):
        faults(Table().opening().arranged(both, to_move, 0))


@pytest.mark.parametrize(
    "state",
    [
        replace(MID, round=2),
        replace(MID, round=2, chance=replace(MID.chance, drawn=2 * SHUFFLE)),
        replace(LATER, round=3, chance=replace(LATER.chance, drawn=3 * SHUFFLE)),
        replace(LATER, round=5, chance=replace(LATER.chance, drawn=5 * SHUFFLE)),
        replace(LATER, trophies=(1, 1)),
        replace(LATER, trophies=(2, 2)),
        replace(MID, trophies=(1, 0)),
        replace(OVER, round=7, chance=replace(OVER.chance, drawn=7 * SHUFFLE)),
        replace(OVER, round=5, chance=replace(OVER.chance, drawn=5 * SHUFFLE)),
    ],
)
def test_fault_every_round_but_this_one_has_given_a_trophy(state):
    assert any(each.startswith(("/round", "/trophies", "/chance", "/last_round", "/outcome")) for each in faults(state))


@pytest.mark.parametrize("state", [MID, LATER, NEXT, OVER])
@pytest.mark.parametrize("more", [-SHUFFLE, -1, 1, SHUFFLE])
def test_fault_a_shuffle_for_every_round(state, more):
    assert "/chance/drawn" in faults(replace(state, chance=replace(state.chance, drawn=state.chance.drawn + more)))


@pytest.mark.parametrize(
    ("state", "pointer"),
    [(replace(MID, rules_version=2), "/rules_version"), (replace(MID, ply=1_000_000), "/ply")],
)
def test_fault_version_and_counters(state, pointer):
    assert pointer in faults(state)


@pytest.mark.parametrize(
    "state",
    [
        replace(
            LATER, trophies=(4, 0), round=5, chance=replace(LATER.chance, drawn=5 * SHUFFLE)
        ),  # won, and it goes on
        replace(OVER, outcome=None),
        replace(OVER, outcome=None, to_move=(0,)),
        replace(OVER, trophies=(4, 4)),
        replace(OVER, trophies=(3, 3)),
        replace(OVER, trophies=(3, 2)),
        replace(OVER, trophies=(4, 1)),
        replace(OVER, trophies=(2, 4)),
        replace(OVER, outcome=replace(OVER.outcome, winners=(1,))),
        replace(OVER, outcome=replace(OVER.outcome, scores=OVER.outcome.scores[::-1])),
        replace(OVER, outcome=replace(OVER.outcome, scores=(Score(seat=0, total=4), Score(seat=1, total=1)))),
        replace(OVER, outcome=replace(OVER.outcome, scores=(Score(seat=0, total=4), Score(seat=0, total=4)))),
        replace(MID, outcome=OVER.outcome),
        replace(MID, outcome=OVER.outcome, to_move=()),
    ],
)
def test_fault_the_game_ends_with_four_trophies(state):
    faults(state)


def with_last(state, **members):
    return replace(state, last_round=replace(state.last_round, **members))


WON, LOST = LATER.last_round.leads  # Girls' College 1, The Rose 0


@pytest.mark.parametrize(
    "state",
    [
        replace(LATER, last_round=None),
        replace(OVER, last_round=None),
        replace(MID, last_round=LATER.last_round),
        replace(MID, last_round=replace(LATER.last_round, number=1)),
        with_last(LATER, number=2),
        with_last(LATER, number=4),
        with_last(LATER, winner=1),  # with fewer points
        with_last(OVER, winner=1),
        replace(
            Table().sides("balance/g", "power/b").trophies(1, 0).state, trophies=(0, 1)
        ),  # the winner has no trophy
        with_last(LATER, leads=(WON, replace(LOST, card=Card.COLLEGE))),  # one card twice
        with_last(LATER, ended_by=RoundEnd.STAR),  # without a star
        with_last(LATER, leads=(replace(WON, star=True), LOST)),  # agreed, with a star
        with_last(LATER, leads=(replace(WON, points=None), LOST)),
        with_last(LATER, leads=(replace(WON, points=0), LOST), microphone=1),  # a tie that the microphone did not break
        with_last(  # a star of a card that has none
            LATER,
            ended_by=RoundEnd.STAR,
            leads=(replace(WON, card=Card.BALANCE, points=None, star=True), replace(LOST, points=None)),
        ),
        with_last(  # the star lost
            LATER,
            ended_by=RoundEnd.STAR,
            winner=1,
            leads=(replace(WON, points=None, star=True), replace(LOST, points=None)),
        ),
        with_last(OVER, leads=OVER.last_round.leads[::-1]),  # not the lead dancers who lie there
        with_last(OVER, microphone=1),
    ],
)
def test_fault_the_last_round(state):
    faults(state)


def to_deck(state, seat):
    """The last backup dancer of the seat lies in the deck instead."""
    *backups, last = state.sides[seat].backups
    return replace(changed(state, seat, backups=tuple(backups)), deck=(*state.deck, last.card))


def from_deck(state, seat, gender):
    """The seat has another backup dancer."""
    more = Dancer(card=state.deck[0], gender=gender)
    return replace(changed(state, seat, backups=(*state.sides[seat].backups, more)), deck=state.deck[1:])


AGREED = play(
    Table().sides("college/g power/g", "minority/g pairs/g").reply().trophies(3, 0).state, AgreeEnd(seat=1)
).state
STARRED = play(
    Table().sides("bands_mixed/g", "even_odd/b balance/b").drew("power").trophies(3, 1).state, place(0, "g", "backup")
).state
EIGHT = play(
    Table()
    .sides("balance/g pairs/b college/g", "your_even_odd/g power/b minority/b even_odd/g")
    .drew("bands_pure")
    .trophies(3, 2)
    .state,
    place(0, "b", "backup"),
).state


@pytest.mark.parametrize(
    "state",
    [
        # the phase in which the last move was made
        *(replace(OVER, phase=phase) for phase in (Phase.OPENING, Phase.REPLY, Phase.PLACING)),
        *(replace(AGREED, phase=phase) for phase in (Phase.OPENING, Phase.TURN, Phase.PLACING)),
        *(replace(STARRED, phase=phase) for phase in (Phase.OPENING, Phase.TURN, Phase.REPLY)),
        *(replace(EIGHT, phase=phase) for phase in (Phase.OPENING, Phase.TURN, Phase.REPLY)),
        # how it ended
        *(with_last(OVER, ended_by=end) for end in RoundEnd if end is not RoundEnd.PROPOSED),
        *(with_last(AGREED, ended_by=end) for end in RoundEnd if end is not RoundEnd.AGREED),
        *(with_last(STARRED, ended_by=end) for end in RoundEnd if end is not RoundEnd.STAR),
        *(with_last(EIGHT, ended_by=end) for end in RoundEnd if end is not RoundEnd.ALL_DANCERS),
        # numbers of dancers with which it does not end so
        from_deck(OVER, 0, BOY),
        from_deck(AGREED, 0, GIRL),
        to_deck(AGREED, 1),
        to_deck(EIGHT, 0),
        to_deck(EIGHT, 1),
        # who had the microphone
        *(replace(state, microphone=1 - state.microphone) for state in (OVER, AGREED, STARRED, EIGHT)),
        # points and stars that this table does not give
        changed(AGREED, 0, backups=(dancer("power/b"),)),
        changed(STARRED, 0, backups=(dancer("power/b"),)),
        changed(EIGHT, 1, backups=tuple(map(dancer, ("power/g", "minority/b", "even_odd/g")))),
        changed(OVER, 0, lead=dancer("even_odd/g")),
        with_last(AGREED, leads=(replace(AGREED.last_round.leads[0], points=4), AGREED.last_round.leads[1])),
    ],
)
def test_fault_the_table_on_which_the_game_ended(state):
    faults(state)


def test_the_tables_on_which_these_games_ended_can_be():
    for state in (OVER, AGREED, STARRED, EIGHT):
        check_possible(GAME, state)
        assert state.outcome.winners == (0,)


@pytest.mark.parametrize(
    ("state", "place_of_one"),
    [
        (replace(MID, deck=(*MID.deck[:-1], MID.deck[0])), "/deck"),
        (changed(MID, 0, backups=(dancer("minority/b"),)), "/sides"),
        (changed(MID, 1, lead=dancer("power/b")), "/sides"),
        (changed(IN_PLACING, 0, hand=Card.POWER), "/sides"),
        (changed(IN_OPENING, 1, hand=Card.BALANCE), "/sides"),
    ],
)
def test_fault_a_card_twice_is_pointed_at(state, place_of_one):
    assert any(each.startswith(place_of_one) for each in faults(state))


@pytest.mark.parametrize(
    ("zero", "one"),
    [
        ("bands_mixed/g even_odd/g", "balance/b minority/b"),
        ("balance/g even_odd/b", "bands_mixed/g minority/b"),
        ("bands_pure/b even_odd/b", "balance/b minority/b"),
        ("college/g even_odd/g power/g", "balance/g minority/g pairs/g"),
    ],
)
def test_fault_a_star_that_nobody_saw(zero, one):
    faults(unchecked(Phase.TURN, zero, one, 0, 0))


# A whole game


def stacked(state, zero, one, deck):
    """A fresh round with these cards in these places, instead of what the seed made of them."""
    assert (state.phase, state.to_move) == (Phase.OPENING, (0, 1))
    sides = dealt_hand(zero), dealt_hand(one)
    fresh = replace(state, sides=sides, deck=tuple(map(Card, deck.split())))
    check_possible(GAME, fresh)
    return fresh


def dealt_hand(card):
    return Side(hand=Card(card), lead=None, backups=())


def test_a_whole_game():
    """Seat 1 is the younger player. Seven rounds: star, agreed, a tie, eight cards, star, another tie, agreed."""
    state = GAME.new(2, Options(microphone=1), "whole").state

    # 1: seat 0 draws into the opponent's ABBA
    state = stacked(state, "balance", "bands_mixed", "college even_odd power minority pairs your_even_odd bands_pure")
    state = play(state, choose(0, "b"), choose(1, "g")).state
    assert (state.to_move, state.microphone) == ((1,), 1)
    after = play(state, Draw(seat=1))
    assert after.events == (MicrophonePassed(seat=0), CardDrawn(seat=1, card=Card.COLLEGE))
    after = play(after.state, place(1, "b", "backup"))
    assert after.events == (DancerPlaced(seat=1, card=Card.COLLEGE, gender=BOY, role=BACKUP),)
    assert (after.state.to_move, after.state.microphone) == ((0,), 0)
    after = play(after.state, Draw(seat=0))
    assert after.events == (MicrophonePassed(seat=1), CardDrawn(seat=0, card=Card.EVEN_ODD))
    after = play(after.state, place(0, "g", "backup"))
    leads = lead("balance/b", None), lead("bands_mixed/g", None, star=True)
    assert after.events[:-2] == (
        DancerPlaced(seat=0, card=Card.EVEN_ODD, gender=GIRL, role=BACKUP),
        LeadsRevealed(ended_by=RoundEnd.STAR, leads=leads),
        TrophyWon(seat=1, trophies=1),
        RoundStarted(round=2, microphone=1),
    )
    assert [(type(event), event.seat) for event in after.events[-2:]] == [(CardDealt, 0), (CardDealt, 1)]
    state = after.state
    assert (state.round, state.trophies, state.microphone, state.ply) == (2, (0, 1), 1, 6)

    # 2: agreed at once; You're Odd is worth 3 against one card, Girls' College nothing with a boy
    state = stacked(state, "your_even_odd", "college", "even_odd balance power minority pairs bands_mixed bands_pure")
    after = play(state, choose(1, "g"), choose(0, "b"), ProposeEnd(seat=1), AgreeEnd(seat=0))
    assert told(after) == (
        EndAgreed(seat=0),
        LeadsRevealed(ended_by=RoundEnd.AGREED, leads=(lead("your_even_odd/b", 3), lead("college/g", 0))),
        TrophyWon(seat=0, trophies=1),
    )
    assert (after.state.trophies, after.state.microphone, after.state.ply) == ((1, 1), 1, 10)

    # 3: a draw for an answer, then the proposal again; We're Odd 1, Girl Power 1, the microphone decides
    state = stacked(
        after.state, "even_odd", "power", "balance college minority pairs your_even_odd bands_mixed bands_pure"
    )
    after = play(state, choose(0, "b"), choose(1, "g"), ProposeEnd(seat=1), Draw(seat=0))
    assert after.events == (CardDrawn(seat=0, card=Card.BALANCE),)
    after = play(after.state, place(0, "g", "backup"), ProposeEnd(seat=1))
    assert told(after) == (
        EndProposed(seat=1),
        LeadsRevealed(ended_by=RoundEnd.PROPOSED, leads=(lead("even_odd/b", 1), lead("power/g", 1))),
        TrophyWon(seat=1, trophies=2),
    )
    assert (after.state.trophies, after.state.microphone) == ((1, 2), 1)

    # 4: all eight cards, a rotation on the way; Perfect Balance 4, You're Even 3
    state = stacked(
        after.state, "balance", "your_even_odd", "minority even_odd college power pairs bands_pure bands_mixed"
    )
    state = play(state, choose(0, "g"), choose(1, "g")).state
    state = play(state, Draw(seat=1), place(1, "b", "backup"), Draw(seat=0), place(0, "b", "backup")).state
    after = play(state, Draw(seat=1), place(1, "g", "backup", (0, 1)))
    assert after.events == (
        DancerPlaced(seat=1, card=Card.COLLEGE, gender=GIRL, role=BACKUP),
        DancerRotated(seat=0, position=1, gender=GIRL),
    )
    state = play(after.state, Draw(seat=0), place(0, "b", "backup"), Draw(seat=1), place(1, "b", "backup")).state
    assert state.sides == (
        side("balance/g even_odd/g power/b"),
        side("your_even_odd/g minority/b college/g pairs/b"),
    )
    assert (state.to_move, state.microphone, state.deck) == ((0,), 0, (Card.BANDS_PURE, Card.BANDS_MIXED))
    after = play(state, Draw(seat=0), place(0, "b", "backup"))
    assert told(after)[1:] == (
        LeadsRevealed(ended_by=RoundEnd.ALL_DANCERS, leads=(lead("balance/g", 4), lead("your_even_odd/g", 3))),
        TrophyWon(seat=0, trophies=2),
    )
    assert (after.state.trophies, after.state.microphone) == ((2, 2), 1)

    # 5: a new lead dancer, Queen, and the opponent's fourth boy
    state = stacked(
        after.state, "minority", "power", "bands_pure college even_odd pairs your_even_odd bands_mixed balance"
    )
    state = play(state, choose(0, "b"), choose(1, "b"), Draw(seat=1), place(1, "b", "lead")).state
    assert state.sides[1] == side("bands_pure/b power/b")
    after = play(state, Draw(seat=0), place(0, "b", "backup"))
    leads = lead("minority/b", None), lead("bands_pure/b", None, star=True)
    assert told(after)[1:] == (LeadsRevealed(ended_by=RoundEnd.STAR, leads=leads), TrophyWon(seat=1, trophies=3))
    assert (after.state.trophies, after.state.microphone) == ((2, 3), 1)

    # 6: seat 1 has drawn, so that seat 0 proposes with the microphone in hand: 1 and 1
    state = stacked(
        after.state, "even_odd", "power", "balance college minority pairs your_even_odd bands_mixed bands_pure"
    )
    after = play(state, choose(1, "g"), choose(0, "b"), Draw(seat=1), place(1, "g", "backup"), ProposeEnd(seat=0))
    assert told(after)[1:] == (
        LeadsRevealed(ended_by=RoundEnd.PROPOSED, leads=(lead("even_odd/b", 1), lead("power/g", 1))),
        TrophyWon(seat=0, trophies=3),
    )
    assert (after.state.trophies, after.state.microphone, after.state.round) == ((3, 3), 0, 7)

    # 7: seat 0 begins now; We're Even 4, You're Odd 3
    state = stacked(
        after.state, "even_odd", "your_even_odd", "balance college minority pairs power bands_mixed bands_pure"
    )
    after = play(state, choose(0, "g"), choose(1, "b"), ProposeEnd(seat=0), AgreeEnd(seat=1))
    leads = lead("even_odd/g", 4), lead("your_even_odd/b", 3)
    assert after.events == (
        EndAgreed(seat=1),
        LeadsRevealed(ended_by=RoundEnd.AGREED, leads=leads),
        TrophyWon(seat=0, trophies=4),
        GameWon(seat=0),
    )
    end = after.state
    assert end.outcome == Outcome(
        reason=Reason.FOUR_TROPHIES, winners=(0,), scores=(Score(seat=0, total=4), Score(seat=1, total=3))
    )
    assert end.last_round == LastRound(number=7, ended_by=RoundEnd.AGREED, leads=leads, microphone=0, winner=0)
    assert (end.ply, end.round, end.chance.drawn, end.to_move) == (45, 7, 7 * SHUFFLE, ())
    assert GAME.view(end, 1).seed == "whole"


# Games of chance: what holds all the time


@pytest.mark.parametrize("seed", range(40))
def test_what_holds_all_the_time(seed):
    """The microphone is with whose turn it is, nobody is ahead on its turn, and nobody learns a card of the other's."""
    random = Random(seed)
    state = GAME.new(2, Options(microphone=seed % 2), str(seed)).state
    while state.outcome is None:
        assert_sound(state)
        after = play(state, random.choice(GAME.legal_moves(state)))
        for seat in (0, 1, None):
            names = [event for event in shown(after.events, seat) if event and not isinstance(event, LeadsRevealed)]
            assert cards_named(names) <= own_cards(state, seat) | own_cards(after.state, seat)
        state = after.state
    assert sorted(state.trophies)[1] == 4
    assert state.round == sum(state.trophies) <= 7


def assert_sound(state):
    assert cards_of(state) == NINE
    sizes = [bool(one.lead) + len(one.backups) for one in state.sides]
    mover = state.to_move[0]
    if state.phase is not Phase.OPENING:
        assert len(state.to_move) == 1
        assert sizes[1 - mover] - sizes[mover] in ((0,) if state.phase is Phase.REPLY else (0, 1))
        assert sum(sizes) < 8
        assert state.microphone == (mover if state.phase is Phase.TURN else 1 - mover)
    for seat in (0, 1, None):
        assert cards_named(replace(GAME.view(state, seat), last_round=None)) == own_cards(state, seat)


def own_cards(state, seat):
    if seat is None:
        return set()
    one = state.sides[seat]
    return {each.card for each in (one.lead, *one.backups) if each} | ({one.hand} if one.hand else set())


def after_moves(*moves, seed="one"):
    """The state after these moves of a game of this seed."""
    return GAME.replay(2, Options(microphone=0), seed, moves).state


GIRLS = (Open(seat=0, gender="girl"), Open(seat=1, gender="girl"))
JOINING = Place(seat=0, gender="boy", role="backup", rotate=None)
THREE = after_moves(*GIRLS, Draw(seat=0), JOINING)
ASKED = after_moves(*GIRLS, ProposeEnd(seat=0), Draw(seat=1), replace(JOINING, seat=1))


@pytest.mark.parametrize("state", [THREE, ASKED], ids=["drawn on turn", "drawn for an answer"])
def test_the_seed_and_the_cards_tell_the_exact_number_of_moves_of_the_first_round(state):
    GAME.check(state)
    for ply in {*range(1, 20)} - {state.ply}:
        assert fault_pointers(GAME, replace(state, ply=ply)) == {"/ply"}


def test_the_deck_is_the_rest_of_the_shuffle():
    assert fault_pointers(GAME, replace(THREE, deck=THREE.deck[::-1])) == {"/deck"}
    assert fault_pointers(GAME, replace(THREE, chance=replace(THREE.chance, seed="b"))) == {"/deck"}


def test_the_cards_in_play_are_those_dealt_and_drawn_in_their_order():
    zero, one = THREE.sides
    lead, backup = zero.lead, zero.backups[0]
    other_lead = replace(zero, lead=backup, backups=(lead,))  # a placement as lead dancer: that can be
    GAME.check(replace(THREE, sides=(other_lead, one)))
    exchanged = (replace(zero, lead=one.lead), replace(one, lead=lead))
    assert fault_pointers(GAME, replace(THREE, sides=exchanged)) == {"/sides"}


def test_a_drawn_card_is_the_one_in_hand():
    state = after_moves(*GIRLS, Draw(seat=0), JOINING, Draw(seat=1))
    one = state.sides[1]
    exchanged = replace(one, hand=one.lead.card, lead=replace(one.lead, card=one.hand))
    assert "/sides/1/hand" in fault_pointers(GAME, replace(state, sides=(state.sides[0], exchanged)))


def test_the_lead_dancers_of_the_last_round_were_dealt_by_the_seed():
    state = after_moves(*GIRLS, ProposeEnd(seat=0), AgreeEnd(seat=1))
    GAME.check(state)
    leads = state.last_round.leads
    strange = replace(leads[1], card=next(card for card in Card if card not in {lead.card for lead in leads}))
    last = replace(state.last_round, leads=(leads[0], strange))
    assert fault_pointers(GAME, replace(state, last_round=last)) <= {"/last_round/leads/1", "/last_round/winner"}


def test_a_round_that_was_agreed_on_at_once_takes_four_moves():
    state = after_moves(*GIRLS, ProposeEnd(seat=0), AgreeEnd(seat=1))
    assert state.ply == 4
    for ply in (1, 3, 5, 6, 7):
        assert fault_pointers(GAME, replace(state, ply=ply)) == {"/ply"}
