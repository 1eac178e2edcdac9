"""The rules of Let's Dance, each by its number in RULES.md, then decisions, examples, secrets, faults, whole games."""

import dataclasses
import re
from collections import Counter
from itertools import combinations, permutations, product
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from rules.errors import GameOver, IllegalMove, ImpossibleState, NoSuchSeat, NotYourTurn
from rules.lets_dance import GAME
from rules.lets_dance.components import COPIES, WITH_ICON
from rules.lets_dance.events import (
    CardDrawn,
    CardKept,
    CardRevealed,
    CardsDiscarded,
    CardsTaken,
    CongaLineEnded,
    DeckRebuilt,
    Fall,
    FinalRoundStarted,
    HandDealt,
    PartysOverShown,
    Renewed,
    SatOut,
    SpinFell,
)
from rules.lets_dance.scoring import outcome, score
from rules.lets_dance.state import Options, Phase, Stop, Theft
from tests.kit.lets_dance import (
    BOX,
    CARD,
    HAND_MADE,
    ICON,
    SHORT,
    Table,
    best_floorwork,
    best_letters,
    cards,
    do,
    everything,
    floor,
    in_play,
    moves_of_a_turn,
    pile,
    sheet,
    spell,
    tidy,
    totals,
    words,
    written,
)
from tests.kit.playouts import LONG

LATE = 10
SHEET = ("basic", "floorwork", "ymca", "conga_line", "spin", "euphoria", "dance_fever", "big_finish")
RULES = Path(__file__).parents[2] / "rules" / "lets_dance" / "RULES.md"
ROTATING = [(seats, mover) for seats in range(2, 7) for mover in range(seats)]


def play(state, *texts):
    """Carry out moves, each by the seat to move; the last transition. Every state on the way can be."""
    for text in texts:
        before, held = msgspec.json.encode(state), everything(state)
        after = GAME.apply(state, do(state.to_move[0], text))
        HAND_MADE.check(after.state)
        assert msgspec.json.encode(state) == before
        assert everything(after.state) == held
        state = after.state
    return after


def refused(state, text, seat=None):
    """The number of the rule that forbids the move."""
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, do(state.to_move[0] if seat is None else seat, text))
    assert str(caught.value).startswith(f"Rule {caught.value.rule.number}: ")
    return caught.value.rule.number


def legal(state):
    """All legal moves as text; none twice."""
    moves = [written(move) for move in GAME.legal_moves(state)]
    assert len(moves) == len(set(moves))
    return set(moves)


def all_of(after, kind):
    return [event for event in after.events if isinstance(event, kind)]


def one_of(after, kind):
    (event,) = all_of(after, kind)
    return event


def kinds(after):
    """What happened, by name."""
    return " ".join(event.__struct_config__.tag for event in after.events)


def laid(after, seat):
    return spell(after.state.floors[seat])


def held(after, seat):
    return words(after.state.hands[seat])


def revealed(after):
    return " ".join(SHORT[event.card] for event in all_of(after, CardRevealed))


def drawn(after):
    """Who drew what, in order."""
    return [(event.seat, SHORT[event.card]) for event in all_of(after, CardDrawn)]


def waits(state):
    return state.phase.value, state.to_move


def thrown(state, after):
    """What has come to the discards."""
    return words((Counter(after.state.discards) - Counter(state.discards)).elements())


def line(name, *texts):
    """One line of the score sheet for floors written as text; a lone floor gets an empty neighbour."""
    return tuple(getattr(one, name) for one in score(tuple(map(floor, texts))))


def alone(name, text):
    return line(name, text, "")[0]


# The tables of this suite themselves


def test_the_builder_lays_what_it_is_told():
    state = Table().hands("y m", "c").floors("spin (toes) y [m] down", "shuffle").deck("a a").under(3).state
    assert [spell(one) for one in state.floors] == ["spin (toes) y [m] down", "shuffle"]
    assert (words(state.hands[0]), state.deck[:2], state.partys_over) == (tidy("m y"), cards("a a"), 3)
    assert everything(state) == in_play(2)
    assert sum(everything(state).values()) == 73


# 0 Common


TURN = Table().hands("y y spin toes conga", "m", "c").floors("", "y").state
CONGA = Table().hands("y y spin toes conga", "m", "c").line(1).state
STEALING = Table().hands("y y", "m", "c").floors("", "y (toes)").theft(1, "c a").state
NOT_THEN = [
    (TURN, ("join", "sit y", "sit", "keep y")),
    (CONGA, ("dance y", "dance conga", "toes 1", "replenish", "renew y", "keep y")),
    (STEALING, ("dance y", "toes 1", "replenish", "renew y", "join", "sit y", "sit")),
]


@pytest.mark.parametrize(("state", "texts"), NOT_THEN, ids=list(Phase))
def test_0_1_a_move_belongs_to_its_phase(state, texts):
    assert {refused(state, text) for text in texts} == {"0.1"}


@pytest.mark.parametrize(
    ("state", "text"),
    [
        (TURN, "dance m"),
        (TURN, "dance y y y"),
        (TURN, "dance spin spin"),
        (TURN, "dance y fever"),
        (TURN, "dance euph"),
        (TURN, "renew m"),
        (TURN, "renew y - y y"),
        (TURN, "renew spin - spin"),
        (Table().hands("y", "m toes").floors("", "y").state, "toes 1"),
        (Table().hands("", "m").state, "renew y"),
        (Table().hands("y y spin toes", "m conga", "c").line(1).state, "join"),
        (CONGA, "sit m"),
        (Table().hands("", "m").line(1).state, "sit y"),
    ],
)
def test_0_2_what_you_play_you_hold(state, text):
    assert refused(state, text) == "0.2"


@pytest.mark.parametrize("state", [TURN, CONGA, STEALING])
def test_only_the_seat_to_move_moves(state):
    for seat in (1, 2):
        assert GAME.legal_moves(state, seat) == ()
        for text in ("dance m", "keep c", "sit m", "join", "replenish"):
            with pytest.raises(NotYourTurn):
                GAME.apply(state, do(seat, text))
    for seat in (3, 5):
        with pytest.raises(NoSuchSeat):
            GAME.apply(state, do(seat, "replenish"))


# 1 Dancing


@pytest.mark.parametrize(
    ("hand", "before", "text", "after"),
    [
        ("y c", "m", "dance c y", "m c y"),
        ("y c", "m", "dance y c", "m y c"),
        ("shuffle fever", "", "dance shuffle fever", "shuffle fever"),
        ("shuffle fever", "", "dance fever shuffle", "fever shuffle"),
        ("y c m a", "y [m]", "dance m a c", "y [m] m a c"),
        ("euph down down", "spin (toes) [y]", "dance down euph down", "spin (toes) [y] down euph down"),
    ],
)
def test_1_1_the_group_goes_to_the_right_end_in_the_order_named(hand, before, text, after):
    done = play(Table().hands(hand, "y").floors(before).deck("worm").state, text)
    assert laid(done, 0) == after
    assert kinds(done) == "cards_danced card_drawn"
    assert done.events[0].cards == cards(text.removeprefix("dance "))


GROUPS = (
    "down", "cowboy shuffle", "down robot shuffle", "back", "worm knee", "back worm knee", "back back back", "y m",
    "c a y", "y y y", "spin", "spin spin", "spin spin spin", "conga", "euph", "fever", "fever fever",
    "fever fever fever", "down euph", "euph down", "down fever down", "fever down cowboy", "y euph m",
    "worm knee fever", "spin spin euph", "spin fever", "euph fever", "fever euph", "fever euph fever",
    "euph fever fever",
)  # fmt: skip
NO_GROUPS = {
    "1.2": (
        "down worm", "y spin", "back y", "down down y", "down euph fever", "euph y fever", "spin fever fever",
        "y fever fever", "down worm euph", "spin y fever", "conga y", "conga spin", "euph spin fever", "y toes",
        "toes conga",
    ),
    "1.3": ("toes", "toes toes", "toes euph", "fever toes"),
    "3.1": ("euph euph", "euph fever euph", "euph euph euph"),
    "6.1": ("conga conga", "conga euph", "fever conga", "conga conga conga", "conga conga euph"),
}  # fmt: skip


def test_1_2_a_group_is_of_one_type_with_one_extra_at_the_most():
    for group in GROUPS:
        state = Table().hands(group, "down").deck("worm worm worm").state
        assert f"dance {group}" in legal(state), group
        assert laid(play(state, f"dance {group}"), 0) == ("" if group == "conga" else group)


@pytest.mark.parametrize(("rule", "groups"), NO_GROUPS.items())
def test_1_2_1_3_3_1_6_1_no_groups(rule, groups):
    """1.2 types are not mixed; 1.3 Step on Toes is never danced; 3.1 one Euphoria; 6.1 a Conga Line card alone."""
    for group in groups:
        state = Table().hands(group, "down").state
        assert refused(state, f"dance {group}") == rule, group
        assert f"dance {group}" not in legal(state)


# 2 After dancing


@pytest.mark.parametrize(
    ("hand", "text", "after"),
    [
        ("y m c a down", "dance y", "m c a down worm"),
        ("y m c a down", "dance y m", "c a down worm"),
        ("y m c a down", "dance y m c", "a down worm"),
        ("y", "dance y", "worm"),
        ("conga y", "dance conga", "y worm"),
    ],
)
def test_2_1_one_card_is_drawn_after_dancing(hand, text, after):
    done = play(Table().hands(hand, "y").deck("worm knee").state, text)
    assert held(done, 0) == tidy(after)
    assert done.state.deck[0] == CARD["knee"]
    assert drawn(done) == [(0, "worm")]


@pytest.mark.parametrize("text", ["dance y", "dance spin", "replenish", "renew y", "toes", "conga", "steal"])
def test_2_2_then_it_is_the_next_seat(text):
    for seats, mover in ROTATING:
        other = (mover + 1) % seats
        hands = ["down"] * seats
        hands[mover], hands[other] = "y spin toes conga", "m m" if text == "steal" else "m"
        state = Table().hands(*hands).mover(mover).floors(*(["cowboy"] * seats)).deck("worm worm").state
        texts = {"toes": [f"toes {other}"], "steal": [f"toes {other}", "keep m"], "conga": ["dance conga"]}
        after = play(state, *texts.get(text, [text]))
        assert waits(after.state) == ("conga" if text == "conga" else "turn", (other,))


# 3, 4 Sequences


@pytest.mark.parametrize(
    ("before", "group", "rule"),
    [
        ("", "euph", None),
        ("euph", "euph", "3.1"),
        ("euph y m", "euph", "3.1"),
        ("y euph", "down euph", "3.1"),
        ("euph", "euph fever", "3.1"),
        ("", "euph euph", "3.1"),
        ("", "euph fever euph", "3.1"),
        ("euph [y]", "euph", None),
        ("euph y (toes)", "down euph", None),
        ("euph (toes) y", "euph", None),
        ("y [m] euph y", "euph", "3.1"),
        ("[euph] y", "euph", None),
        ("euph", "y m", None),
    ],
)
def test_3_1_a_sequence_holds_one_euphoria_at_the_most(before, group, rule):
    state = Table().hands(group, "y").floors(before).state
    assert (f"dance {group}" in legal(state)) == (rule is None)
    if rule:
        assert refused(state, f"dance {group}") == rule
    else:
        assert laid(play(state, f"dance {group}"), 0) == f"{before} {group}".strip()


def test_4_1_a_face_down_card_ends_the_sequence_and_takes_no_value():
    after = play(Table().hands("a c", "", "y").floors("y m").deck("down cowboy robot shuffle").state, "renew c")
    assert after.state.floors[0].sequences == (cards("y m"), ())
    assert after.state.floors[0].stops == (Stop(card=CARD["c"], secret=True),)
    after = play(replace(after.state, to_move=(0,)), "dance a")
    assert after.state.floors[0].sequences == (cards("y m"), cards("a"))


# 5 Spins


RISKS = [
    # danced, on top of the deck, how it falls, how many are revealed
    ("spin", "spin", None, 1),
    ("spin", "y", None, 1),
    ("spin", "toes", Fall.STUMBLE, 1),
    ("spin euph", "spin toes", None, 1),
    ("euph spin", "toes spin", Fall.STUMBLE, 1),
    ("spin spin", "spin spin", Fall.DIZZY, 2),
    ("spin spin", "spin y", None, 2),
    ("spin spin", "y spin", None, 2),
    ("spin spin", "conga euph", None, 2),
    ("spin spin", "toes spin", Fall.STUMBLE, 1),
    ("spin spin", "spin toes", Fall.STUMBLE, 2),
    ("spin spin", "back toes", Fall.STUMBLE, 2),
    ("spin spin fever", "spin y toes", None, 2),
    ("fever spin spin", "spin spin", Fall.DIZZY, 2),
    ("spin spin spin", "spin y y", Fall.DIZZY, 1),
    ("spin spin spin", "y spin y", Fall.DIZZY, 2),
    ("spin spin spin", "y m spin", Fall.DIZZY, 3),
    ("spin spin spin", "y m c", None, 3),
    ("spin spin spin", "y m toes", Fall.STUMBLE, 3),
    ("spin spin spin", "y toes spin", Fall.STUMBLE, 2),
]


@pytest.mark.parametrize(("group", "deck", "fall", "count"), RISKS)
def test_5_1_5_2_5_3_5_4_5_5_spins(group, deck, fall, count):
    """5.1 reveal, 5.2 stumble, 5.3 dizzy, 5.4 fall, 5.5 no fall; 2.1 draw one card in any case."""
    state = Table().hands(f"{group} m", "y").floors("down").deck(f"{deck} worm knee").state
    after = play(state, f"dance {group}")
    shown = deck.split()[:count]
    assert revealed(after) == " ".join(shown)
    discarded = [card for event in all_of(after, CardsDiscarded) for card in event.cards]
    assert words(discarded) == thrown(state, after)
    if fall:
        assert laid(after, 0) == f"down ({shown[0]})"
        assert words(discarded) == tidy(" ".join([*shown[1:], group]))
        assert one_of(after, SpinFell) == SpinFell(seat=0, fall=fall, face_down=CARD[shown[0]])
    else:
        assert laid(after, 0) == f"down {group}"
        assert words(discarded) == tidy(" ".join(shown))
        assert not all_of(after, SpinFell)
    assert drawn(after) == [(0, [*deck.split(), "worm"][count])]
    assert waits(after.state) == ("turn", (1,))


def test_5_1_the_order_of_what_happens():
    state = Table().hands("spin spin", "y").deck("y m worm").state
    happened = kinds(play(state, "dance spin spin"))
    assert happened == "spin_tried card_revealed card_revealed cards_danced cards_discarded card_drawn"
    fallen = kinds(play(Table().hands("spin spin", "y").deck("y toes worm").state, "dance spin spin"))
    assert fallen.startswith("spin_tried card_revealed card_revealed spin_fell cards_discarded")
    assert fallen.endswith("card_drawn")


@pytest.mark.parametrize("before", ["spin", "spin spin", "spin spin spin"])
def test_5_3_spins_that_lie_on_the_floor_make_nobody_dizzy(before):
    after = play(Table().hands("spin", "y", "y", "y").floors(before).deck("spin worm").state, "dance spin")
    assert laid(after, 0) == f"{before} spin"


def test_5_4_a_fall_ends_the_sequence():
    after = play(Table().hands("spin", "y").floors("euph").deck("toes worm").state, "dance spin")
    assert after.state.floors[0].sequences == (cards("euph"), ())
    assert after.state.floors[0].stops == (Stop(card=CARD["toes"], secret=False),)


def test_5_groups_without_spins_reveal_nothing():
    after = play(Table().hands("fever y", "y").deck("toes worm").state, "dance y fever")
    assert (revealed(after), drawn(after)) == ("", [(0, "toes")])


# 6 The conga line


def test_6_2_a_conga_line_card_opens_a_line_and_lies_on_no_floor_yet():
    after = play(Table().hands("conga y", "conga", "y").floors("y").deck("worm").state, "dance conga")
    assert kinds(after) == "conga_line_opened card_drawn"
    assert (laid(after, 0), held(after, 0), after.state.line) == ("y", tidy("y worm"), 1)
    assert waits(after.state) == ("conga", (1,))


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("conga y", {"join", "sit conga", "sit y"}),
        ("conga conga", {"join", "sit conga"}),
        ("y y m toes spin", {"sit y", "sit m", "sit toes", "sit spin"}),
        ("", {"sit"}),
    ],
)
def test_6_2_join_or_sit_out_and_nothing_else(hand, moves):
    assert legal(Table().hands(hand, "m", "m").line(2).state) == moves


def test_6_2_joining_draws_one_card():
    after = play(Table().hands("y", "y", "conga y m c a", "y").mover(2).line(2).deck("worm knee").state, "join")
    assert kinds(after) == "conga_line_joined card_drawn"
    assert (after.events[0].seat, after.events[0].size) == (2, 3)
    assert (held(after, 2), drawn(after), after.state.line) == (tidy("y m c a worm"), [(2, "worm")], 3)
    assert waits(after.state) == ("conga", (3,))


@pytest.mark.parametrize(("hand", "down"), [("y m", "y"), ("conga y", "conga"), ("toes", "toes")])
def test_6_3_6_4_sitting_out_puts_a_card_down_draws_none_and_keeps_the_turn(hand, down):
    state = Table().hands("y", hand, "y").floors("down", "shuffle").mover(1).line(1).deck("worm").state
    after = play(state, f"sit {down}")
    assert kinds(after) == "sat_out conga_line_ended"
    assert after.events[0] == SatOut(seat=1, stopped=True, face_down=CARD[down])
    assert (laid(after, 0), laid(after, 1)) == ("down conga1", f"shuffle [{down}]")
    assert len(after.state.hands[1]) == len(hand.split()) - 1
    assert (waits(after.state), after.state.line) == (("turn", (1,)), 0)


def test_6_3_with_a_card_in_hand_one_is_put_down():
    assert refused(Table().hands("y", "y").line(1).state, "sit") == "6.3"


def test_6_4_whoever_sat_out_may_open_a_line():
    after = play(Table().hands("conga y", "y").line(1).deck("worm").state, "sit y", "dance conga")
    assert (waits(after.state), laid(after, 1), after.state.line) == (("conga", (1,)), "conga1", 1)


@pytest.mark.parametrize("seats", range(2, 7))
def test_6_5_a_line_that_comes_round_ends(seats):
    """Each card is worth the number of seats, six at the most; the opener takes a turn and may open a new line."""
    hands = ["conga conga"] + ["conga y"] * (seats - 1)
    state = Table().hands(*hands).deck("worm m c a down knee").state
    after = play(state, "dance conga", *["join"] * (seats - 1))
    assert kinds(after) == "conga_line_joined card_drawn conga_line_ended"
    assert after.events[-1] == CongaLineEnded(seats=tuple(range(seats)))
    assert [laid(after, seat) for seat in range(seats)] == [f"conga{seats}"] * seats
    assert (waits(after.state), after.state.line) == (("turn", (0,)), 0)
    assert sum(line("conga_line", *[f"conga{seats}"] * seats)) == seats * seats
    assert waits(play(after.state, "dance conga").state) == ("conga", (1,))


@pytest.mark.parametrize(
    ("seats", "opener", "joins"), [(4, 3, 1), (4, 2, 2), (5, 4, 0), (6, 5, 4), (2, 1, 0), (3, 1, 1)]
)
def test_6_6_each_card_lies_on_its_own_floor_worth_the_seats_in_the_line(seats, opener, joins):
    state = Table().hands(*["conga robot"] * seats).mover(opener).floors(*(["down"] * seats)).state
    after = play(state, "dance conga", *["join"] * joins, "sit robot")
    inside = [(opener + step) % seats for step in range(joins + 1)]
    sitter = (opener + joins + 1) % seats
    assert one_of(after, CongaLineEnded).seats == tuple(inside)
    for seat in range(seats):
        lies = f"down conga{joins + 1}" if seat in inside else "down [robot]" if seat == sitter else "down"
        assert laid(after, seat) == lies
    assert waits(after.state) == ("turn", (sitter,))


@pytest.mark.parametrize(
    ("state", "text", "floors"),
    [
        (Table().hands("y", "conga").mover(1).final().floors("down fever", "fever").state, "dance conga", (0, 1)),
        (
            Table().hands("y", "y", "conga").mover(2).line(1).final().floors("", "fever", "fever").state,
            "join",
            (0, 2, 2),
        ),
        (Table().hands("y", "y", "conga").mover(2).line(2).final().floors(*(["fever"] * 3)).state, "join", (3, 3, 3)),
    ],
)
def test_6_7_a_line_that_is_open_when_the_game_ends_ends_before_scoring(state, text, floors):
    after = play(state, text)
    assert (after.state.line, after.state.to_move) == (0, ())
    assert tuple(one.conga_line for one in after.state.outcome.scores) == floors
    assert kinds(after).endswith("conga_line_ended game_ended")
    for seat, worth in enumerate(floors):  # the card lies upon the Dance Fever: no Big Finish
        ends_with_fever = not worth and state.floors[seat].sequences[-1][-1:] == cards("fever")
        assert after.state.outcome.scores[seat].big_finish == (5 if ends_with_fever else 0)


# 7 Stepping on toes


@pytest.mark.parametrize("target", [0, 3, 5])
def test_7_1_only_another_seat_at_the_table(target):
    assert refused(Table().hands("toes", "down", "down").floors("m", "m", "m").state, f"toes {target}") == "7.1"


@pytest.mark.parametrize("lies", ["", "y [m]", "(toes)", "y (toes) [c]"])
def test_7_2_the_target_has_a_sequence_in_progress(lies):
    state = Table().hands("toes", "down", "down").floors("", lies, "robot").state
    assert refused(state, "toes 1") == "7.2"
    assert {text for text in legal(state) if text.startswith("toes")} == {"toes 2"}


def test_7_3_the_card_lies_face_down_on_the_floor_and_ends_the_sequence():
    after = play(Table().hands("toes y", "m c", "y").floors("down", "y m").state, "toes 1")
    assert (laid(after, 0), laid(after, 1)) == ("down", "y m (toes)")
    assert after.state.floors[1].sequences == (cards("y m"), ())


def test_7_4_two_cards_are_taken_and_are_in_nobodys_hand():
    after = play(Table().hands("toes y", "m c a", "y").floors("", "y").deck("worm knee").state, "toes 1")
    assert kinds(after) == "toes_stepped_on cards_taken"
    taken = one_of(after, CardsTaken)
    assert after.state.theft == Theft(target=1, cards=taken.cards)
    assert (taken.seat, taken.target, taken.count, len(taken.cards)) == (0, 1, 2, 2)
    assert words([*taken.cards, *after.state.hands[1]]) == tidy("m c a")
    assert (waits(after.state), held(after, 0)) == (("stealing", (0,)), "y")
    assert legal(after.state) == {f"keep {SHORT[card]}" for card in taken.cards}


def test_7_4_every_pair_can_be_taken():
    hand, found = "y m c a spin", Counter()
    for seed in range(300):
        state = Table().hands("toes", hand).floors("", "y").seed(str(seed)).state
        found[words(play(state, "toes 1").state.theft.cards)] += 1
    assert set(found) == {tidy(" ".join(pair)) for pair in combinations(hand.split(), 2)}
    assert min(found.values()) >= 12  # 30 are expected


@pytest.mark.parametrize("kept", ["c", "a"])
def test_7_5_one_is_kept_the_other_discarded(kept):
    other = {"c": "a", "a": "c"}[kept]
    state = Table().hands("y", "m").floors("", "y (toes)").theft(1, "c a").deck("worm knee down").state
    after = play(state, f"keep {kept}")
    assert (held(after, 0), held(after, 1)) == (tidy(f"y {kept}"), tidy("m worm knee"))
    assert (thrown(state, after), after.state.theft) == (other, None)
    assert one_of(after, CardKept) == CardKept(seat=0, target=1, card=CARD[kept])
    assert words(one_of(after, CardsDiscarded).cards) == other
    assert waits(after.state) == ("turn", (1,))


@pytest.mark.parametrize("text", ["keep m", "keep y", "keep toes"])
def test_7_5_only_a_card_that_was_taken(text):
    assert refused(Table().hands("y", "m").floors("", "y (toes)").theft(1, "c a").state, text) == "7.5"


def test_7_6_a_single_card_goes_to_the_thief():
    state = Table().hands("toes y", "m", "y").floors("", "y").deck("worm knee down").state
    after = play(state, "toes 1")
    assert (held(after, 0), held(after, 1), thrown(state, after)) == (tidy("y m"), tidy("worm knee"), "")
    assert one_of(after, CardsTaken) == CardsTaken(seat=0, target=1, count=1, cards=cards("m"))
    assert waits(after.state) == ("turn", (1,))


def test_7_6_nothing_is_taken_from_an_empty_hand():
    after = play(Table().hands("toes y", "", "y").floors("", "y").deck("worm knee down").state, "toes 1")
    assert (held(after, 0), held(after, 1), laid(after, 1)) == ("y", tidy("worm knee"), "y (toes)")
    assert not all_of(after, CardsTaken)
    assert waits(after.state) == ("turn", (1,))


@pytest.mark.parametrize("hand", ["", "m", "m m", "m m m", "m m m m", "m m m m m"])
def test_7_7_the_target_draws_two_and_the_thief_none(hand):
    state = Table().hands("toes", "y", "y", hand).floors("", "", "", "y").deck("worm knee down").state
    after = play(state, "toes 3")
    if after.state.phase == Phase.STEALING:
        assert drawn(after) == []
        after = play(after.state, "keep m")
    assert drawn(after) == [(3, "worm"), (3, "knee")]
    assert len(after.state.hands[3]) == max(len(hand.split()) - 2, 0) + 2
    assert held(after, 0) == ("m" if hand else "")
    assert waits(after.state) == ("turn", (1,))


# 8 Catching breath


def test_8_1_eight_moves_never_give_a_sixth_card():
    for text in ("dance y", "renew y", "toes 1", "renew y - m c a"):
        state = Table().hands("y m c a toes", "y m c a toes").floors("", "y").state
        after = play(state, text)
        if after.state.theft:
            after = play(after.state, f"keep {SHORT[after.state.theft.cards[0]]}")
        assert [len(hand) for hand in after.state.hands] == [5, 5]


@pytest.mark.parametrize("size", range(6))
@pytest.mark.parametrize("final", [False, True])
def test_8_2_replenish_only_with_fewer_than_five(size, final):
    state = Table().hands(" ".join("ymcay"[:size]), "y").final(final).state
    assert ("replenish" in legal(state)) == (size < 5)
    if size == 5:
        assert refused(state, "replenish") == "8.2"


@pytest.mark.parametrize(("hand", "count"), [("", 5), ("y", 4), ("y m", 3), ("y m c", 2), ("y m c a", 1)])
def test_8_3_replenishing_fills_the_hand_up(hand, count):
    deck = "down cowboy robot shuffle spin"
    after = play(Table().hands(hand, "y").floors("y").deck(deck).state, "replenish")
    new = deck.split()[:count]
    assert held(after, 0) == tidy(" ".join([*hand.split(), *new]))
    assert drawn(after) == [(0, short) for short in new]
    assert kinds(after) == "replenished" + " card_drawn" * count
    assert (laid(after, 0), waits(after.state)) == ("y", ("turn", (1,)))


@pytest.mark.parametrize(
    ("hand", "text", "after", "discarded"),
    [
        ("y m c a toes", "renew y", "m c a toes down", ""),
        ("y m c a toes", "renew toes - y m c a", "down cowboy robot shuffle spin", "y m c a"),
        ("y m c a toes", "renew m - c y", "a toes down cowboy robot", "y c"),
        ("y m c a toes", "renew m - y c", "a toes down cowboy robot", "y c"),
        ("y y", "renew y - y", "down cowboy robot shuffle spin", "y"),
        ("y", "renew y", "down cowboy robot shuffle spin", ""),
    ],
)
def test_8_4_renewing(hand, text, after, discarded):
    state = Table().hands(hand, "y").floors("down").deck("down cowboy robot shuffle spin").state
    done = play(state, text)
    down = text.split()[1]
    assert (laid(done, 0), held(done, 0)) == (f"down [{down}]", tidy(after))
    assert thrown(state, done) == tidy(discarded)
    assert done.events[0] == Renewed(seat=0, face_down=CARD[down], discarded=pile(discarded))
    assert kinds(done) == "renewed" + " card_drawn" * len(drawn(done))
    assert waits(done.state) == ("turn", (1,))


# 9 Party's Over


ON_TOP = [
    # name, hand, move, what else, who shows it, who draws what
    ("dance", "y m", "dance y", {}, 0, [(0, "worm")]),
    ("open", "conga m", "dance conga", {}, 0, [(0, "worm")]),
    ("join", "conga m", "join", {"line_length": 1}, 0, [(0, "worm")]),
    ("replenish", "y m c", "replenish", {}, 0, [(0, "worm"), (0, "knee")]),
    ("renew", "y m c a y", "renew y - y", {}, 0, [(0, "worm"), (0, "knee")]),
    ("spin", "spin m", "dance spin", {}, 0, [(0, "knee")]),
    ("theft", "m", "keep m", {"stolen": (1, "y m")}, 1, [(1, "worm"), (1, "knee")]),
    ("theft of one", "toes", "toes 1", {}, 1, [(1, "worm"), (1, "knee")]),
    ("theft of none", "toes", "toes 2", {}, 2, [(2, "worm"), (2, "knee")]),
]


@pytest.mark.parametrize(("name", "hand", "text", "rest", "shower", "draws"), ON_TOP, ids=[one[0] for one in ON_TOP])
def test_9_1_partys_over_counts_for_no_card(name, hand, text, rest, shower, draws):
    """The deck is the two cards under it: Party's Over turns up, and then they do, as if it had not been there."""
    floors = ["", "robot (toes)" if name == "theft" else "robot", "robot"]
    state = dataclasses.replace(
        Table().hands(hand, "down", "").floors(*floors).deck("worm knee").under(2).rest(2), **rest
    ).state
    after = play(state, text)
    assert one_of(after, PartysOverShown).seat == shower
    assert after.state.partys_over is None
    assert drawn(after) == draws
    assert max(map(len, after.state.hands)) <= 5
    assert not after.state.final_round
    assert revealed(after) == ("worm" if name == "spin" else "")


def test_9_1_it_turns_up_when_the_next_card_is_needed_and_not_before():
    state = Table().hands("y y", "down m", "down").deck("worm knee down").under(2).rest(2).state
    after = play(state, "dance y")
    assert (after.state.partys_over, len(after.state.deck), all_of(after, PartysOverShown)) == (2, 2, [])
    after = play(after.state, "dance m")
    assert (after.state.partys_over, drawn(after)) == (None, [(1, "knee")])
    assert kinds(after) == "cards_danced partys_over_shown card_drawn"


def test_9_1_in_the_middle_of_a_replenishment():
    after = play(Table().hands("y", "y", "y").deck("a worm knee down").under(2).rest(2).state, "replenish")
    assert kinds(after) == "replenished card_drawn card_drawn partys_over_shown card_drawn card_drawn"
    assert held(after, 0) == tidy("y a worm knee down")


def passing(state):
    """A move that is always there: replenish, or with a full hand put a card face down."""
    (seat,) = state.to_move
    hand = state.hands[seat]
    return do(seat, "replenish") if len(hand) < 5 else do(seat, f"renew {SHORT[hand[0]]}")


@pytest.mark.parametrize("text", ["dance y", "dance spin", "replenish", "toes 0", "toes 1"])
def test_9_2_9_3_the_round_is_finished_and_one_more_is_played(text):
    for seats, mover in ROTATING:
        if text != f"toes {mover}":  # nobody steps on their own toes
            hands = ["y spin toes" if seat == mover else "cowboy" for seat in range(seats)]
            floors, rest = ["down", *["robot"] * (seats - 1)], seats - 1
            state = (
                Table()
                .hands(*hands)
                .mover(mover)
                .floors(*floors)
                .deck("worm knee down shuffle")
                .under(4)
                .rest(rest)
                .state
            )
            after, turns = play(state, text), []
            while after.state.to_move:
                assert after.state.final_round == (len(turns) >= seats - 1 - mover)
                turns += after.state.to_move
                after = GAME.apply(after.state, passing(after.state))
                HAND_MADE.check(after.state)
            assert turns == [*range(mover + 1, seats), *range(seats)]
            assert after.state.outcome.reason == "partys_over"


def test_9_2_the_last_round_starts_after_the_last_seat():
    state = Table().hands("y", "y m").mover(1).deck("worm knee").under(2).rest(0).state
    after = play(state, "dance y")
    assert kinds(after) == "cards_danced partys_over_shown card_drawn final_round_started"
    assert (waits(after.state), after.state.final_round) == (("turn", (0,)), True)
    state = Table().hands("y", "y m").mover(0).deck("worm knee").under(2).rest(1).state
    after = play(state, "dance y")
    assert (all_of(after, FinalRoundStarted), after.state.final_round) == ([], False)
    assert all_of(play(after.state, "dance m"), FinalRoundStarted)


def test_9_2_the_final_round_can_start_inside_a_line_and_inside_a_theft():
    state = Table().hands("conga", "conga y").mover(1).deck("worm knee").under(2).rest(0).state
    after = play(state, "dance conga")
    assert (waits(after.state), after.state.final_round) == (("conga", (0,)), True)
    after = play(after.state, "join")
    assert (waits(after.state), drawn(after), laid(after, 1)) == (("turn", (1,)), [], "conga2")
    thief = Table().hands("y", "y").mover(1).floors("y (toes)").theft(0, "m c").deck("worm knee").under(2).rest(1).state
    after = play(thief, "keep m")
    assert (waits(after.state), after.state.final_round) == (("turn", (0,)), True)
    assert kinds(after).endswith("partys_over_shown card_drawn card_drawn final_round_started")


def test_9_2_nothing_can_be_done_when_the_game_is_over():
    after = play(Table().hands("y", "y").mover(1).final().state, "dance y")
    assert kinds(after) == "cards_danced game_ended"
    assert (GAME.legal_moves(after.state), after.state.phase) == ((), Phase.TURN)
    for seat in (0, 1, 5):
        with pytest.raises(GameOver):
            GAME.apply(after.state, do(seat, "replenish"))


# 10 The final round


@pytest.mark.parametrize(
    ("hands", "rest", "text"),
    [
        (["y m", "c", "a"], {}, "dance y"),
        (["spin m", "c", "a"], {}, "dance spin"),
        (["conga m", "c", "a"], {}, "dance conga"),
        (["conga m", "c", "a"], {"line_length": 1}, "join"),
        (["m", "c", "a"], {"line_length": 1}, "sit m"),
        (["y m", "c", "a"], {}, "replenish"),
        (["", "c", "a"], {}, "replenish"),
        (["y m c a", "c", "a"], {}, "renew y - m c"),
        (["toes", "c", "a"], {}, "toes 1"),
        (["toes", "", "a"], {}, "toes 1"),
        (["m", "c", "a"], {"stolen": (1, "y m")}, "keep y"),
    ],
)
def test_10_1_nobody_draws_in_the_final_round(hands, rest, text):
    floors = ["", "y (toes)" if "stolen" in rest else "y", ""]
    state = dataclasses.replace(Table().hands(*hands).floors(*floors).final().deck("worm worm worm"), **rest).state
    after = play(state, text)
    assert drawn(after) == []
    assert len(after.state.deck) == len(state.deck) - len(all_of(after, CardRevealed))


def test_10_1_replenishing_is_a_pass():
    state = Table().hands("y", "m").final().state
    after = play(state, "replenish")
    assert (kinds(after), held(after, 0), waits(after.state)) == ("replenished", "y", ("turn", (1,)))


@pytest.mark.parametrize(("deck", "lies"), [("y", "spin"), ("toes", "(toes)")])
def test_10_2_spins_are_checked_in_the_final_round_too(deck, lies):
    after = play(Table().hands("spin", "m").final().deck(deck).state, "dance spin")
    assert (revealed(after), laid(after, 0), drawn(after)) == (deck, lies, [])


# 11 The deck


def test_11_1_the_box():
    assert {SHORT[card]: count for card, count in COPIES.items()} == BOX
    assert {SHORT[card]: count for card, count in WITH_ICON.items()} == ICON
    assert (sum(BOX.values()), sum(ICON.values())) == (109, 36)


@pytest.mark.parametrize(("seats", "size"), [(2, 73), (3, 73), (4, 109), (5, 109), (6, 109)])
def test_11_1_the_deal(seats, size):
    under, first = Counter(), Counter()
    for seed in range(120):
        start = GAME.new(seats, Options(), f"seed {seed}")
        state = start.state
        GAME.check(state)
        assert everything(state) == in_play(seats)
        assert [len(hand) for hand in state.hands] == [5] * seats
        assert (len(state.deck), waits(state), state.ply) == (size - 5 * seats, ("turn", (0,)), 0)
        assert start.events == tuple(HandDealt(seat=seat, cards=hand) for seat, hand in enumerate(state.hands))
        under[state.partys_over] += 1
        first[state.deck[0]] += 1
    assert set(under) <= set(range(LATE + 1))
    assert len(under) >= 9
    assert len(first) >= 12


def test_11_1_partys_over_lies_anywhere_among_the_last_eleven():
    places = Counter(GAME.new(2, Options(), str(seed)).state.partys_over for seed in range(660))
    assert sorted(places) == list(range(LATE + 1))
    assert min(places.values()) >= 25  # 60 are expected


def test_11_2_the_discards_become_the_deck_when_a_card_is_needed():
    state = Table().late("y y", "down", "c c").deck("a").discards("down worm").rest(0).state
    after = play(state, "dance y")
    assert (after.state.deck, words(after.state.discards), all_of(after, DeckRebuilt)) == ((), tidy("down worm"), [])
    after = play(after.state, "dance c")
    assert kinds(after).startswith("cards_danced deck_rebuilt card_drawn")
    assert (one_of(after, DeckRebuilt).deck_size, after.state.discards, len(after.state.deck)) == (2, (), 1)
    assert held(after, 2) in (tidy("c down"), tidy("c worm"))


def test_11_2_the_rebuilt_deck_is_shuffled():
    decks = set()
    for seed in range(40):
        after = play(
            Table().late("y", "y").discards("down cowboy robot shuffle").rest(0).seed(str(seed)).state, "dance y"
        )
        decks.add(words(after.state.hands[1]) + " " + " ".join(SHORT[card] for card in after.state.deck))
    assert len(decks) >= 15  # of 24


@pytest.mark.parametrize(("deck", "at"), [("", 0), ("a m", 2), ("a m c", 3), ("a m c a", None), ("a m c a c", None)])
def test_11_2_in_the_middle_of_a_replenishment(deck, at):
    after = play(Table().late("y", "y", "y").deck(deck).discards("down cowboy worm robot").rest(0).state, "replenish")
    happened = ["replenished", *["card_drawn"] * 4]
    if at is not None:
        happened.insert(1 + at, "deck_rebuilt")
    assert kinds(after) == " ".join(happened)


def test_11_2_partys_over_is_the_last_card_of_the_deck():
    after = play(Table().hands("y", "y").discards("down").rest(1).state, "dance y")
    assert kinds(after) == "cards_danced partys_over_shown deck_rebuilt card_drawn"
    assert held(after, 0) == "down"


def test_11_2_a_renewal_may_draw_what_it_discarded():
    after = play(Table().late("y m c", "y", "y").rest(0).state, "renew y - m c")
    assert held(after, 1) == tidy("m c")
    assert kinds(after) == "renewed deck_rebuilt card_drawn card_drawn"


def test_11_2_in_the_final_round_only_spins_need_cards():
    after = play(Table().hands("y spin", "y").discards("down").final().rest(1).state, "dance y")
    assert (after.state.deck, words(after.state.discards)) == ((), "down")
    after = play(Table().hands("y spin", "y").discards("down").final().rest(1).state, "dance spin")
    assert kinds(after) == "spin_tried deck_rebuilt card_revealed cards_danced cards_discarded"


def test_11_3_revealed_and_danced_cards_are_no_discards():
    """One card is revealed, the second comes out of the rebuilt deck, which holds neither it nor the spins."""
    after = play(Table().late("spin spin", "y", "y").deck("a").discards("down").rest(0).state, "dance spin spin")
    assert revealed(after) == "a down"
    assert kinds(after).split().index("deck_rebuilt") == 2
    assert held(after, 1) in ("a", "down")  # they are discards by now, and the deck was rebuilt a second time
    assert [event.deck_size for event in all_of(after, DeckRebuilt)] == [1, 2]


def test_11_3_a_fallen_group_is_discarded_before_the_draw():
    after = play(Table().late("spin euph", "y", "y").deck("toes").rest(0).state, "dance spin euph")
    assert (laid(after, 1), words(after.state.deck + after.state.hands[1])) == ("(toes)", tidy("spin euph"))


def test_11_3_cards_of_the_open_line_are_no_discards():
    after = play(Table().late("conga", "y", "y").line(1).rest(2).state, "join")
    assert (after.state.hands[1], drawn(after), after.state.line) == ((), [], 2)


def test_11_3_stolen_cards_are_no_discards():
    after = play(Table().late("toes", "m c").floors("y").discards("down").rest(1).state, "toes 0")
    assert (words(after.state.discards), after.state.deck) == ("down", ())


@pytest.mark.parametrize(
    ("hand", "text", "drew"),
    [
        ("y", "dance y", 0),
        ("y", "replenish", 0),
        ("y", "renew y", 0),
        ("y m c", "renew y - m", 1),
        ("conga", "dance conga", 0),
        ("toes", "toes 2", 0),
    ],
)
def test_11_4_whoever_needs_cards_that_are_not_there_does_without(hand, text, drew):
    after = play(Table().late(hand, "", "").floors("", "", "y").rest(0).state, text)
    assert len(drawn(after)) == drew
    assert waits(after.state) == ("conga" if text == "dance conga" else "turn", (2,))


def test_11_4_the_rest_is_drawn():
    after = play(Table().hands("y", "y").deck("a").discards("m").rest(1).state, "replenish")
    assert kinds(after) == "replenished card_drawn partys_over_shown deck_rebuilt card_drawn"
    assert held(after, 0) == tidy("y a m")


# 12 Scoring


WORTH = {
    "basic": {  # 12.1
        "down": 1, "cowboy": 2, "robot": 2, "shuffle": 3, "shuffle shuffle [shuffle] down": 7, "y worm spin": 0,
        "[shuffle]": 0, "shuffle robot cowboy down [y]": 8, "down (toes) down": 2, "": 0,
    },
    "floorwork": {  # 12.2
        "": 0, "back": 1, "worm worm": 2, "knee knee knee": 3, "back knee": 3, "back back [y] worm": 4,
        "worm back knee": 6, "back worm back worm": 6, "back knee worm back": 7, "back y worm knee (toes) worm knee": 9,
        "back worm back worm knee": 9, "back worm knee worm back knee": 12, "back back back worm knee": 8,
        "back back back back worm worm knee": 11, "back [worm] knee": 3, "[knee]": 0,
        "back back back back back back knee": 8, "worm knee " * 6: 18, "back worm knee " * 6: 36,
    },
    "ymca": {  # 12.3
        "": 0, "y m c": 0, "y y y m m m c c c": 0, "y m c a": 15, "a c m y": 10, "m y c a y": 10, "m y m c a": 15,
        "y a m c a": 15, "y c m a": 10, "y y m m c c a a": 30, "y m c a y m c a": 30, "y m c a a c m y": 25,
        "y m c a a y": 15, "a c m y y m c a": 25, "a m c y a m c y": 20, "y y y m c a m c a": 30, "y m a c y m a c": 25,
        "y m c a " * 5: 75, "a c m y " * 3: 30, "y m [c] a": 0, "[a] y m c [c] a": 15,
    },
    "conga_line": {"conga1": 1, "conga3 y conga2": 5, "conga6 [y] conga6": 12, "[conga]": 0, "": 0},  # 12.4
    "spin": {  # 12.5
        "": 0, "spin": 2, "spin spin": 5, "spin spin spin": 9, "spin " * 4: 11, "spin " * 5: 14, "spin " * 6: 18,
        "spin " * 7: 20, "spin " * 10: 29, "spin y spin": 4, "spin [y] spin": 4, "spin (spin) spin": 4,
        "spin spin y spin spin spin": 14, "spin spin fever spin": 7, "spin euph spin": 4, "[spin]": 0,
        "spin spin (toes) spin spin": 10,
    },
    "euphoria": {  # 12.6
        "euph": 0, "euph y": 1, "y m euph": 0, "y euph m c": 2, "euph spin spin back [y] y": 3, "euph fever conga2": 2,
        "euph y [y] m c": 1, "euph y (toes) y euph m m m": 4, "[euph] y": 0, "euph shuffle fever": 2,
    },
    "dance_fever": {  # 12.7
        "fever": 0, "shuffle fever": 3, "down fever": 1, "cowboy fever": 2, "robot fever": 2, "shuffle robot fever": 2,
        "spin fever": 2, "spin spin fever": 5, "spin spin spin fever": 9, "spin " * 4 + "fever": 2,
        "spin " * 5 + "fever": 5, "spin " * 6 + "fever": 9, "worm fever": 0, "y fever": 0, "conga2 fever": 0,
        "euph fever": 0, "shuffle fever fever": 3, "shuffle (toes) fever": 0, "shuffle [y] fever": 0,
        "spin [y] spin fever": 2, "shuffle euph fever": 0, "fever shuffle": 0, "shuffle fever [y] spin fever": 5,
        "spin fever spin fever": 4, "shuffle [fever]": 0, "euph spin spin fever": 5, "shuffle spin fever": 2,
    },
    "big_finish": {  # 12.9
        "fever": 5, "y fever": 5, "fever y": 0, "fever [y]": 0, "y [fever]": 0, "[y] fever": 5, "": 0,
        "fever conga1": 0, "fever fever": 5,
    },
}  # fmt: skip


@pytest.mark.parametrize("name", WORTH)
def test_12_1_12_2_12_3_12_4_12_5_12_6_12_7_12_9_one_floor(name):
    assert {text: alone(name, text) for text in WORTH[name]} == WORTH[name]


def test_12_9_big_finish_is_for_everybody_who_ends_so():
    assert line("big_finish", "fever", "y", "y fever") == (5, 0, 5)


def test_12_2_the_best_of_all_combinations():
    for counts in product(range(7), repeat=3):
        text = " ".join(["back"] * counts[0] + ["worm"] * counts[1] + ["knee"] * counts[2])
        assert alone("floorwork", text) == best_floorwork(*counts), counts


@pytest.mark.parametrize("between", [" shuffle ", " [a] ", " (toes) ", " euph ", " conga1 ", " spin spin "])
def test_12_3_other_cards_between_do_not_matter(between):
    assert alone("ymca", between.join("ymca")) == 15
    assert alone("ymca", between.join("myca")) == 10
    assert alone("ymca", between.join(["y", "m", "a"])) == 0


def arrangements(text):
    return {"".join(order) for order in permutations(text)}


def test_12_3_the_best_of_all_sets():
    """Every order of two sets; every order of so many other small floors; longer ones at random."""
    random = Random(7)
    orders = {"".join(random.sample("yymmccaa", 8)) for _ in range(20_000 if LONG else 700)}
    for text in ("ymca", "yymca", "ymmca", "ymcca", "ymcaa", "yymcaa") if LONG else ("ymca", "ymcaa"):
        orders |= arrangements(text)
    for size in range(9, 13 if LONG else 12):
        orders |= {"".join(random.sample("ymca" * 5, size)) for _ in range(100 if LONG else 15)}
    for letters in orders:
        assert alone("ymca", " ".join(letters)) == best_letters(letters), letters


@pytest.mark.parametrize(
    ("floors", "points"),
    [
        (("y m c", "y m"), (5, 0)),
        (("y m", "y m", "y"), (5, 5, 0)),
        (("y m [c] a y", "y [y] y y"), (5, 5)),
        (("y m (c) a", "y [m] c a m"), (0, 5)),
        (("y", "[y]"), (5, 0)),
        (("conga2 fever euph", "spin conga2"), (5, 0)),
    ],
)
def test_12_8_dance_machine(floors, points):
    assert line("dance_machine", *floors) == points


@pytest.mark.parametrize(
    ("floors", "points"),
    [
        (("[y]", ""), (-5, 0)),
        (("[y] m (toes)", "[y] [y]", "[y]"), (-5, -5, 0)),
        (("[y]", "(y)", "[m]"), (-5, -5, -5)),
        (("[y]", "[y] [y] [y]"), (0, -5)),
    ],
)
def test_12_10_party_pooper(floors, points):
    assert line("party_pooper", *floors) == points


@pytest.mark.parametrize(
    ("floors", "total", "winners"),
    [
        # 5 + 5 of the Fever + 5 machine + 5 finish; 1 + 5 finish
        (("spin spin fever", "worm fever"), (20, 6), (0,)),
        (("shuffle", "shuffle", "cowboy"), (8, 8, 7), (0, 1)),
        (("", "[y]", ""), (0, -5, 0), (0, 2)),
        (("[y]", "[y]"), (-5, -5), (0, 1)),
        # 15 + 5 machine; 3 + 3 + 2 euphoria + 5 finish; 9 - 5 pooper
        (("y m c a", "euph shuffle fever", "spin spin spin (toes)"), (20, 13, 4), (0,)),
    ],
)
def test_12_11_the_highest_total_wins_and_ties_share(floors, total, winners):
    done = outcome(tuple(map(floor, floors)))
    assert tuple(one.total for one in done.scores) == total
    assert tuple(one.seat for one in done.scores) == tuple(range(len(floors)))
    assert done.winners == winners


def test_12_the_sheet_in_a_game():
    after = play(Table().hands("y", "fever").mover(1).floors("spin spin fever", "worm").final().state, "dance fever")
    scores = after.state.outcome.scores
    assert [one.total for one in scores] == [20, 6]
    assert (scores[0].spin, scores[0].dance_fever, scores[0].dance_machine, scores[0].big_finish) == (5, 5, 5, 5)
    assert (scores[1].floorwork, scores[1].dance_fever, scores[1].big_finish) == (1, 0, 5)
    assert after.events[-1].winners == after.state.outcome.winners == (0,)


# Decisions


@pytest.mark.parametrize(
    ("hand", "groups"),
    [
        ("y euph", {"y", "euph", "y euph", "euph y"}),
        ("fever fever", {"fever", "fever fever"}),
        ("fever euph", {"fever", "euph", "fever euph", "euph fever"}),
        ("euph euph", {"euph"}),
        ("conga conga fever", {"conga", "fever"}),
        ("toes toes fever", {"fever"}),
        ("y worm spin", {"y", "worm", "spin"}),
        ("y y m", {"y", "m", "y y", "y m", "m y", "y y m", "y m y", "m y y"}),
        ("y euph fever", {"y", "euph", "fever", "y euph", "euph y", "y fever", "fever y", "euph fever", "fever euph"}),
    ],
)
def test_d1_three_cards_with_the_extra_included_and_one_extra(hand, groups):
    danced = {text.removeprefix("dance ") for text in legal(Table().hands(hand, "y").state) if text.startswith("dance")}
    assert danced == groups


def test_d1_no_group_of_four():
    after = legal(Table().hands("spin spin spin fever", "y").state)
    assert max(len(text.split()) - 1 for text in after if text.startswith("dance")) == 3


@pytest.mark.parametrize("group", ["spin fever", "euph spin", "spin spin fever", "spin euph spin"])
def test_d2_the_extra_goes_with_the_spins_that_failed(group):
    state = Table().hands(group, "y").deck("toes worm").state
    after = play(state, f"dance {group}")
    assert (laid(after, 0), thrown(state, after), held(after, 0)) == ("(toes)", tidy(group), "worm")


def test_d3_each_seat_adds_one_card_to_a_line():
    after = play(Table().hands("conga conga", "conga conga").deck("worm knee").state, "dance conga", "join")
    assert [held(after, seat) for seat in (0, 1)] == [tidy("conga worm"), tidy("conga knee")]
    assert [laid(after, seat) for seat in (0, 1)] == ["conga2", "conga2"]


def test_d4_nothing_to_interrupt_where_nothing_is_danced():
    state = Table().hands("toes", *["down"] * 3).floors("y", "", "y (toes)", "[y] fever").state
    assert {text for text in legal(state) if "toes" in text} == {"toes 3", "renew toes"}


@pytest.mark.parametrize(("deck", "lies"), [("spin worm knee", "spin spin"), ("spin spin knee", "(spin)")])
def test_d5_partys_over_in_a_spin_check(deck, lies):
    """It lies between the two revealed cards; it is no card, and is never face down on a floor."""
    state = Table().hands("spin spin", "y", "y").deck(deck).under(2).rest(1).state
    after = play(state, "dance spin spin")
    assert laid(after, 0) == lies
    assert kinds(after).startswith("spin_tried card_revealed partys_over_shown card_revealed")
    assert (revealed(after), drawn(after)) == (" ".join(deck.split()[:2]), [(0, "knee")])


def test_d6_every_set_of_letters_scores():
    assert alone("ymca", "y m c a a c m y y m c a") == 40


def test_d7_nobody_stopped_and_nobody_danced():
    assert line("party_pooper", "y", "m c", "") == (0, 0, 0)
    assert line("dance_machine", "", "[y]", "") == (0, 0, 0)


def test_d8_sitting_out_with_an_empty_hand():
    state = Table().hands("", "y").floors("y m").line(1).state
    assert legal(state) == {"sit"}
    after = play(state, "sit")
    assert after.events[0] == SatOut(seat=0, stopped=False, face_down=None)
    assert (laid(after, 0), waits(after.state)) == ("y m", ("turn", (0,)))


@pytest.mark.parametrize("final", [False, True])
def test_d9_an_empty_hand_can_only_replenish(final):
    state = Table().hands("", "y").final(final).state
    assert legal(state) == {"replenish"}
    assert len(play(state, "replenish").state.hands[0]) == (0 if final else 5)


@pytest.mark.parametrize("seats", range(2, 7))
def test_d10_a_line_that_comes_round_breaks_no_order(seats):
    state, turns = (
        Table().hands("conga conga m", *["conga down"] * (seats - 1)).deck("worm " * 4 + "back " * 4 + "knee").state,
        [],
    )
    for text in ["dance conga", *["join"] * (seats - 1), "dance conga", "sit down", "replenish"]:
        turns += state.to_move
        state = play(state, text).state
    assert turns == [*range(seats), 0, 1, 1]
    assert state.to_move == (2 % seats,)


def test_d11_partys_over_never_comes_back():
    state = Table().hands("y", "y m").mover(1).discards("down worm").rest(0).state
    after = play(state, "replenish")
    assert (len(all_of(after, PartysOverShown)), one_of(after, DeckRebuilt).deck_size) == (1, 2)
    assert held(after, 1) == tidy("y m down worm")
    assert (after.state.partys_over, after.state.discards) == (None, ())


def test_d12_the_target_of_a_step_on_toes_draws_none_in_the_final_round():
    after = play(Table().hands("toes", "m").floors("", "y").final().state, "toes 1")
    assert (held(after, 0), held(after, 1)) == ("m", "")
    state = Table().hands("", "a").floors("", "y (toes)").theft(1, "m c").final().state
    after = play(state, "keep m")
    assert (held(after, 0), held(after, 1), thrown(state, after)) == ("m", "a", "c")


def test_d13_two_cards_alike_are_asked_about_too():
    after = play(Table().hands("toes", "m m").floors("", "y").state, "toes 1")
    assert (waits(after.state), legal(after.state)) == (("stealing", (0,)), {"keep m"})


def test_d14_the_target_may_draw_what_the_thief_discarded():
    after = play(Table().late("", "", "").floors("", "", "y (toes)").theft(2, "m c").rest(0).state, "keep m")
    assert [held(after, seat) for seat in (1, 2)] == ["m", "c"]
    assert kinds(after) == "card_kept cards_discarded deck_rebuilt card_drawn"


@pytest.mark.parametrize(
    ("group", "deck", "lies", "hand"),
    [
        ("spin spin spin", "", "spin spin spin", {""}),
        ("spin", "", "spin", {""}),
        ("spin spin spin", "y", "spin spin spin", {"y"}),
        ("spin spin spin", "y m", "spin spin spin", {"y", "m"}),
        ("spin spin spin", "spin", "(spin)", {"spin"}),
        ("spin spin", "toes", "(toes)", {"spin"}),
        ("spin spin", "spin", "spin spin", {"spin"}),
    ],
)
def test_d15_too_few_cards_to_reveal(group, deck, lies, hand):
    after = play(Table().late(group, "", "").deck(deck).rest(0).state, f"dance {group}")
    assert (revealed(after), laid(after, 1)) == (deck, lies)
    assert held(after, 1) in hand


def test_d15_only_partys_over_is_left():
    after = play(Table().hands("spin", "").rest(1).state, "dance spin")
    assert (kinds(after), laid(after, 0)) == ("spin_tried partys_over_shown cards_danced", "spin")


def test_d16_what_lies_face_down_and_who_has_seen_it():
    after = play(
        Table().hands("y", "m").floors("(spin) m [c] [toes] (toes)", "y [a]").mover(1).final().state, "dance m"
    )
    assert after.state.outcome
    stops = {seat: GAME.view(after.state, seat).floors for seat in (0, 1, None)}
    for seat, known in ((0, "spin c toes toes"), (1, "spin - - toes"), (None, "spin - - toes")):
        assert " ".join(SHORT.get(card, "-") for card in stops[seat][0].stops) == known
    assert [stops[seat][1].stops for seat in (0, 1, None)] == [(None,), cards("a"), (None,)]


def test_d17_an_extra_between_two_spins_parts_them():
    after = play(Table().hands("spin spin fever", "y").deck("y m").state, "dance spin fever spin")
    assert laid(after, 0) == "spin fever spin"
    assert (alone("spin", laid(after, 0)), alone("dance_fever", laid(after, 0))) == (4, 2)


def test_d18_the_deck_is_rebuilt_when_a_card_is_needed():
    """The last card is drawn and the discards stay; the next draw shuffles them, with what was discarded by then."""
    after = play(Table().hands("", "y m", "y m").mover(1).deck("c").discards("a").under(None).rest(0).state, "dance y")
    assert "deck_rebuilt" not in kinds(after)
    assert (after.state.deck, after.state.discards) == ((), cards("a"))
    after = play(after.state, "renew m - y")
    assert kinds(after).startswith("renewed deck_rebuilt")
    assert sorted(after.state.hands[2] + after.state.deck) == sorted(cards("a y"))


def test_d19_conga_lines_and_dance_fevers_earn_the_point_of_a_euphoria():
    assert alone("euphoria", "euph conga2 shuffle fever") == 3
    assert alone("dance_fever", "euph conga2 shuffle fever") == 3  # The Shuffle's 3, without its point


def test_d20_a_dance_fever_after_four_spins_doubles_the_fourth():
    assert alone("spin", "spin spin spin spin fever") == 9 + 2
    assert alone("dance_fever", "spin spin spin spin fever") == 2


# Examples


def test_example_sequences():
    """Rulebook: without a face-down card one sequence, with one in the middle two."""
    assert [len(floor(text).sequences) for text in ("y m c a", "y m [spin] c a")] == [1, 2]
    assert line("dance_machine", "y m c a", "y m [spin] c a") == (5, 0)


def test_example_sit_one_out():
    """Rulebook: the fifth card is face down, the four before it keep their value."""
    before, after = "shuffle spin spin back", "shuffle spin spin back [y]"
    for name in SHEET:
        assert alone(name, after) == alone(name, before)
    assert alone("total", before) == 3 + 5 + 1 + 5
    assert alone("total", after) == 3 + 5 + 1 + 5 - 5


def test_example_stopped_in_the_third_card():
    """Rulebook: too many spins; the first revealed card is the third card of the floor, face down."""
    after = play(Table().hands("spin spin", "", "").floors("y m").deck("spin spin c").state, "dance spin spin")
    assert (laid(after, 0), one_of(after, SpinFell).fall) == ("y m (spin)", Fall.DIZZY)


def test_example_clara():
    """Rulebook: two spins; floorwork is revealed, then Step on Toes."""
    state = Table().hands("spin spin c", "", "").deck("back toes y").state
    after = play(state, "dance spin spin")
    assert (laid(after, 0), thrown(state, after)) == ("(back)", tidy("toes spin spin"))
    assert (one_of(after, SpinFell).fall, held(after, 0)) == (Fall.STUMBLE, tidy("c y"))


def test_example_conga_of_three():
    """Rulebook: three Conga Line cards, each scores 3."""
    after = play(Table().hands("conga", "conga", "conga", "y").state, "dance conga", "join", "join", "sit y")
    assert [laid(after, seat) for seat in range(4)] == ["conga3", "conga3", "conga3", "[y]"]
    assert line("conga_line", "conga3", "conga3", "conga3", "[y]") == (3, 3, 3, 0)


def test_example_euphoria_and_fever():
    """Rulebook: three cards have the bonus; the examples of Dance Fever."""
    assert alone("euphoria", "down euph y m c [a] y") == 3
    for text, points in (("spin spin fever", 10), ("spin spin spin fever", 18), ("shuffle fever", 6)):
        (one, _) = score((floor(text), floor("")))
        assert one.spin + one.basic + one.dance_fever == points


def test_example_worm_and_fever():
    assert (alone("floorwork", "worm fever"), alone("dance_fever", "worm fever")) == (1, 0)


def test_example_conga_started_by_seat_1_of_3():
    after = play(Table().hands("y m", "conga", "conga").mover(1).state, "dance conga", "join", "sit m")
    assert [laid(after, seat) for seat in range(3)] == ["[m]", "conga2", "conga2"]
    assert (waits(after.state), one_of(after, CongaLineEnded).seats) == (("turn", (0,)), (1, 2))


# Legal moves


def test_exact_legal_moves_of_small_hands():
    assert legal(Table().hands("y", "m").state) == {"dance y", "replenish", "renew y"}
    assert legal(Table().hands("toes conga", "m", "c").floors("", "y", "[y]").state) == {
        "dance conga", "toes 1", "replenish", "renew toes", "renew conga", "renew toes - conga", "renew conga - toes",
    }  # fmt: skip


def test_legal_moves_are_all_that_the_rulebook_allows():
    random, box = Random(3), list(in_play(3).elements())
    for _ in range(2000 if LONG else 120):
        size = random.choice((3, 4, 5, 5))
        hand = " ".join(SHORT[card] for card in random.sample(box, size))
        floors = [random.choice(("", "y", "euph y", "y (toes)", "euph [y] m")) for _ in range(3)]
        try:
            state = Table().hands(hand, "", "").floors(*floors).final(random.random() < 0.5).state
        except ValueError:  # more Euphorias or letters than there are
            continue
        assert legal(state) == moves_of_a_turn(state), hand


def test_the_worst_position_has_fewer_than_200_moves():
    """Four basic moves and a Euphoria: 5 + 20 + 60 groups, and 5 times 16 ways to renew."""
    assert len(legal(Table().hands("down cowboy robot shuffle euph", "y").state)) == 165
    assert len(legal(Table().hands("y m c a fever", "y").state)) == 165


def test_no_five_different_cards_have_200_moves():
    hands = [" ".join(hand) for hand in combinations(BOX, 5)]
    for hand in hands if LONG else hands[::37]:
        state = Table().hands(hand, *[""] * 5).floors("", *["down"] * 5).state
        assert len(legal(state)) <= 165, hand


# Secrets


def shown(after, seat):
    return [event for event in (GAME.show(event, seat) for event in after.events) if event is not None]


def test_secrets_hands_and_deck():
    state = Table().hands("y y", "m", "c").deck("toes").under(4).discards("down").state
    for seat, hand in ((0, "y y"), (1, "m"), (2, "c"), (None, None)):
        view = GAME.view(state, seat)
        assert view.hand == (None if hand is None else pile(hand))
        assert (view.hand_sizes, view.deck_size, view.discards) == ((2, 1, 1), len(state.deck) + 1, state.discards)
        assert (view.seed, view.seat, view.partys_over_shown) == (None, seat, False)
        assert not {"deck", "hands", "partys_over", "chance"} & set(view.__struct_fields__)


def test_secrets_the_place_of_partys_over():
    state = Table().hands("y y", "m").deck("toes").under(4).state
    for seat in (0, 1, None):
        assert GAME.view(state, seat) == GAME.view(replace(state, partys_over=9), seat)
        gone = GAME.view(replace(state, partys_over=None), seat)
        assert (gone.deck_size, gone.partys_over_shown) == (len(state.deck), True)


def test_secrets_the_deal():
    start = GAME.new(3, Options(), "deal")
    for seat in (0, 1, 2, None):
        told = shown(start, seat)
        assert [event.seat for event in told] == [0, 1, 2]
        for event in told:
            assert event.cards == (start.state.hands[seat] if event.seat == seat else None)


@pytest.mark.parametrize("text", ["dance y", "replenish", "renew y", "dance spin"])
def test_secrets_drawn_cards(text):
    after = play(Table().hands("y spin m", "m", "c").state, text)
    for seat in (0, 1, 2, None):
        told = [event.card for event in shown(after, seat) if isinstance(event, CardDrawn)]
        assert told == [event.card if seat == 0 else None for event in all_of(after, CardDrawn)]
        assert told


@pytest.mark.parametrize(("text", "rest"), [("renew y - m", {}), ("sit y", {"line_length": 1})])
def test_secrets_what_a_seat_puts_face_down(text, rest):
    after = play(dataclasses.replace(Table().hands("y m", "m", "c"), **rest).state, text)
    for seat in (0, 1, 2, None):
        told = shown(after, seat)[0]
        assert told.face_down == (CARD["y"] if seat == 0 else None)
        assert GAME.view(after.state, seat).floors[0].stops == (told.face_down,)
        if isinstance(told, Renewed):
            assert (told.discarded, GAME.view(after.state, seat).discards) == (cards("m"), after.state.discards)
        else:
            assert told.stopped


@pytest.mark.parametrize(("hand", "text", "deck"), [("toes", "toes 1", "y"), ("spin", "dance spin", "toes y")])
def test_secrets_falls_and_step_on_toes_are_known_to_all(hand, text, deck):
    after = play(Table().hands(hand, "", "c").floors("y", "y").deck(deck).state, text)
    target = 1 if hand == "toes" else 0
    for seat in (0, 1, 2, None):
        assert GAME.view(after.state, seat).floors[target].stops == cards("toes")


def test_secrets_taken_cards():
    after = play(Table().hands("toes", "m c", "y").floors("", "y").state, "toes 1")
    kept = play(after.state, "keep c")
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        both = pile("m c") if knows else None
        assert GAME.view(after.state, seat).theft.cards == both
        assert (GAME.view(after.state, seat).theft.target, GAME.view(after.state, seat).hand_sizes) == (1, (0, 0, 1))
        (taken,) = [event for event in shown(after, seat) if isinstance(event, CardsTaken)]
        assert (taken.cards, taken.count) == (both, 2)
        told = shown(kept, seat)
        assert [event.card for event in told if isinstance(event, CardKept)] == [CARD["c"] if knows else None]
        assert [words(event.cards) for event in told if isinstance(event, CardsDiscarded)] == ["m"]
        draws = [event.card for event in told if isinstance(event, CardDrawn)]
        assert draws == [event.card if seat == 1 else None for event in all_of(kept, CardDrawn)]


def test_secrets_a_single_taken_card():
    after = play(Table().hands("toes", "m", "y").floors("", "y").state, "toes 1")
    for seat, knows in ((0, True), (1, True), (2, False), (None, False)):
        for event in shown(after, seat):
            if isinstance(event, CardsTaken | CardKept):
                assert CARD["m"] not in [*(getattr(event, "cards", ()) or ()), getattr(event, "card", None)] or knows
        (taken,) = [event for event in shown(after, seat) if isinstance(event, CardsTaken)]
        assert (taken.cards, taken.count) == (cards("m") if knows else None, 1)


def test_secrets_spins_are_public():
    after = play(Table().hands("spin spin", "", "").deck("back toes y").state, "dance spin spin")
    for seat in (0, 1, 2, None):
        hidden = [event for event in after.events if not isinstance(event, CardDrawn)]
        assert [event for event in shown(after, seat) if not isinstance(event, CardDrawn)] == hidden


# States that cannot be


GOOD = (
    Table()
    .hands("y m", "c", "a")
    .floors("y conga2 [m]", "spin conga2 (toes)", "euph y")
    .deck("worm knee")
    .under(3)
    .discards("c c")
    .state
)
STOLEN = Table().hands("y m", "c", "a").floors("", "y (toes)").theft(1, "m c").state


def put(floors, seat, **changes):
    return tuple(replace(one, **changes) if at == seat else one for at, one in enumerate(floors))


def faults(state):
    with pytest.raises(ImpossibleState) as caught:
        HAND_MADE.check(state)
    return [fault.pointer for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("state", "changes", "pointer"),
    [
        (GOOD, {"hands": (pile("y m y"), *GOOD.hands[1:])}, "/hands/0"),
        (GOOD, {"deck": GOOD.deck[1:]}, "/deck"),
        (GOOD, {"discards": (*GOOD.discards, CARD["spin"])}, "/discards"),
        (GOOD, {"discards": ()}, "/deck"),
        (GOOD, {"hands": (cards("y m"), *GOOD.hands[1:])}, "/hands/0"),
        (GOOD, {"hands": GOOD.hands[1:]}, "/hands"),
        (GOOD, {"floors": GOOD.floors[1:]}, "/floors"),
        (GOOD, {"floors": put(GOOD.floors, 0, lines=())}, "/floors/0/lines"),
        (GOOD, {"floors": put(GOOD.floors, 0, lines=(4,))}, "/floors/0/lines"),
        (GOOD, {"floors": put(GOOD.floors, 0, stops=())}, "/floors/0"),
        (GOOD, {"to_move": (3,)}, "/to_move"),
        (GOOD, {"to_move": ()}, "/to_move"),
        (GOOD, {"to_move": (0, 1)}, "/to_move"),
        (GOOD, {"phase": Phase.CONGA}, "/line"),
        (GOOD, {"phase": Phase.STEALING}, "/theft"),
        (GOOD, {"line": 1}, "/line"),
        (GOOD, {"partys_over": None}, "/final_round"),
        (GOOD, {"deck": GOOD.deck[:2], "discards": pile("worm")}, "/partys_over"),
        (GOOD, {"final_round": True}, "/final_round"),
        (GOOD, {"rules_version": 2}, "/rules_version"),
        (STOLEN, {"theft": None}, "/theft"),
        (STOLEN, {"theft": Theft(target=0, cards=pile("m c"))}, "/theft/target"),
        (STOLEN, {"theft": Theft(target=5, cards=pile("m c"))}, "/theft/target"),
        (STOLEN, {"theft": Theft(target=1, cards=cards("m c"))}, "/theft/cards"),
        (STOLEN, {"floors": (*STOLEN.floors[:1], floor("y [toes]"), STOLEN.floors[2])}, "/floors/1"),
    ],
)
def test_states_that_cannot_be(state, changes, pointer):
    found = faults(replace(state, **changes))
    assert any(one.startswith(pointer) for one in found), found


START = GAME.new(3, Options(), "start").state


@pytest.mark.parametrize(
    "changes",
    [
        {"to_move": (1,)},
        {"hands": (START.hands[0][1:], *START.hands[1:]), "discards": START.hands[0][:1]},
        {"partys_over": None, "final_round": True},
        {"partys_over": None, "to_move": (1,)},
        {
            "hands": ((), *START.hands[1:]),
            "floors": (replace(floor(""), sequences=(START.hands[0],)), *START.floors[1:]),
        },
        {"deck": START.deck[::-1]},
        {"chance": replace(START.chance, seed="another")},
        {"ply": 3},
        {"ply": 998_999},
    ],
)
def test_games_that_cannot_have_begun(changes):
    with pytest.raises(ImpossibleState):
        GAME.check(replace(START, **changes))


def accepted(state):
    """The numbers of moves that can have led to the state."""
    return [ply for ply in range(1, 200) if not any(GAME.faults(replace(state, ply=ply)))]


def test_the_first_turns_are_counted_exactly():
    """One card of one kind after the other: each turn leaves a card on a floor, and takes one off the deck."""
    state = START
    for ply in range(1, 4):
        (seat,) = state.to_move
        card = next(SHORT[card] for card in state.hands[seat] if SHORT[card] not in ("spin", "conga", "toes", "euph"))
        state = GAME.apply(state, do(seat, f"dance {card}")).state
        assert ply in accepted(state)
        assert set(accepted(state)) <= set(range(ply % 3 or 3, ply + 1, 3))


def test_every_seat_has_had_its_turn_in_each_round():
    """From one number of moves that is possible to the next it is as many turns as seats."""
    state = GAME.apply(START, do(0, f"renew {SHORT[START.hands[0][0]]}")).state
    assert accepted(state) == [1]
    assert accepted(replace(state, to_move=(2,))) == []


@pytest.mark.parametrize("text", ["toes", "y toes", "euph euph"])
def test_sequences_that_cannot_be(text):
    state = Table().hands("y", "y").floors(text.replace("toes", "m").replace("euph euph", "m m")).state
    laid = replace(state.floors[0], sequences=(cards(text),))
    assert any(one.startswith("/floors/0") for one in faults(replace(state, floors=(laid, state.floors[1]))))


def test_a_wrong_outcome_cannot_be():
    over = play(Table().hands("y", "y").mover(1).final().state, "dance y").state
    for phase in (Phase.CONGA, Phase.STEALING):
        assert "/phase" in faults(replace(over, phase=phase))
    wrong = replace(over.outcome, winners=(0,))
    assert any(one.startswith("/outcome") for one in faults(replace(over, outcome=wrong)))
    assert faults(replace(over, outcome=None))
    wrong = replace(over.outcome, scores=(replace(over.outcome.scores[0], total=9), over.outcome.scores[1]))
    assert any(one.startswith("/outcome") for one in faults(replace(over, outcome=wrong)))


# Whole games


def choice(random, moves):
    """Any kind of move, each as likely; lines and large groups rather than small ones, renewals seldom."""
    kinds = sorted({type(move).__name__ for move in moves})
    kind = random.choice([one for one in kinds if one != "Renew" or random.random() < 0.15] or kinds)
    some = [move for move in moves if type(move).__name__ == kind]
    return max(random.choices(some, k=2), key=lambda move: "conga" in written(move))


def expected(state, move, opener, last):
    """Who moves next and in what phase, by the rulebook; also who opened the line."""
    seat, seats = move.seat, state.seats
    kind, after = written(move).split()[0], (seat + 1) % seats
    if kind == "sit":
        return ("turn", seat), None
    if kind == "toes" and len(state.hands[move.target]) >= 2:
        return ("stealing", seat), None
    if kind == "join" or written(move) == "dance conga":
        opener = seat if kind == "dance" else opener
        ended = last or after == opener
        return ("turn" if ended else "conga", after), None if ended else opener
    return ("turn", after), None


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games(seats):
    """Turn order, hands, cards, sizes, the final round and the score sheet, by a second account of the rulebook."""
    for game in range(400 if LONG else 2):
        seed = f"{seats} seats, game {game}"
        seen, turns = follow(GAME.new(seats, Options(), seed).state, Random(seed))
        assert turns == [*range(seats)] * (len(turns) // seats)
        assert "partys_over_shown" in seen


BUILT = [
    # what happens, in which first move, of which state; then the game is played to its end
    (
        "renewed deck_rebuilt card_drawn",
        "renew y - m",
        Table().late("y m c a toes", "y spin conga", "down").rest(0).state,
    ),
    (
        "card_drawn deck_rebuilt",
        "replenish",
        Table().late("y", "spin conga", "down conga").deck("a a").discards("m").rest(0).state,
    ),
    (
        "card_revealed deck_rebuilt",
        "dance spin spin",
        Table().late("spin spin", "y", "conga").deck("m").discards("c").rest(0).state,
    ),
    (
        "spin_tried partys_over_shown",
        "dance spin",
        Table().hands("spin", "y m", "toes conga").deck("y m c").under(3).rest(2).state,
    ),
    (
        "card_revealed partys_over_shown",
        "dance spin spin",
        Table().late("spin spin", "y").deck("m c").under(1).rest(0).state,
    ),
    (
        "card_kept cards_discarded partys_over_shown card_drawn deck_rebuilt card_drawn",
        "keep c",
        Table().hands("y", "m").floors("", "y (toes)").theft(1, "c a").deck("worm").under(1).rest(0).state,
    ),
    (
        "partys_over_shown card_drawn card_drawn",
        "toes 1",
        Table().hands("toes", "m", "c").floors("", "down").deck("worm knee").under(2).rest(2).state,
    ),
    (
        "card_drawn partys_over_shown card_drawn",
        "replenish",
        Table().hands("y", "m", "conga spin").deck("worm knee down").under(2).rest(2).state,
    ),
    (
        "replenished partys_over_shown",
        "replenish",
        Table().late("y", "m conga").deck("worm knee").under(2).rest(0).state,
    ),
    ("conga_line_joined partys_over_shown", "join", Table().hands("conga", "conga y", "conga").line(2).rest(1).state),
    ("conga_line_opened conga_line_ended game_ended", "dance conga", Table().late("conga", "conga").final().state),
    (
        "conga_line_joined conga_line_ended game_ended",
        "join",
        Table().hands("y", "m", "c", "conga").line(2).mover(3).final().state,
    ),
]


@pytest.mark.parametrize(("happens", "text", "state"), BUILT, ids=[one[0] for one in BUILT])
def test_games_in_which_it_happens(happens, text, state):
    """The deck runs out, Party's Over turns up in a spin check, a theft, a replenishment; a line is open at the end."""
    for seed in range(100 if LONG else 3):
        seen, _ = follow(state, Random(seed), text, HAND_MADE)
        assert happens in seen


def follow(state, random, text=None, game=GAME):
    """Play a game to its end, with this move first: what happened, and whose turns they were."""
    seats, told, turns, tail = state.seats, [], [], []
    opener = (state.to_move[0] - state.line) % seats if state.line else None
    while moves := GAME.legal_moves(state):
        before, move = state, do(state.to_move[0], text) if text else choice(random, moves)
        after, text = GAME.apply(state, move), None
        state, told = after.state, [*told, kinds(after)]
        last = before.final_round and move.seat == seats - 1
        (phase, seat), opener = expected(before, move, opener, last)
        over = last and seat != move.seat
        assert (state.to_move, state.outcome is not None) == (() if over else (seat,), over)
        assert over or state.phase == phase
        if seat != move.seat:
            turns.append(move.seat)
        if "partys_over_shown" in kinds(after):
            assert seat != move.seat
            assert not tail
            tail = turns + [*range(seat, seats)] * (seat > 0) + [*range(seats)]
        assert not (before.final_round and drawn(after))
        assert max(map(len, state.hands)) <= 5
        assert everything(state) == in_play(seats)
        game.check(state)
        assert len(msgspec.json.encode(state)) < 8192
        assert len(msgspec.json.encode(GAME.view(state, random.choice([*range(seats), None])))) < 4096
    assert turns == (tail or turns)
    judge(state)
    return " ".join(told), turns


def judge(state):
    """The score sheet of a game that is over, against one that tries everything."""
    scores = state.outcome.scores
    for one, lies in zip(scores, state.floors, strict=True):
        if sum(len(card) == 1 for sequence in lies.sequences for card in sequence) > 10:
            return  # so many letters take too long
        assert tuple(getattr(one, name) for name in SHEET) == sheet(lies)
    assert tuple(one.total for one in scores) == totals(state.floors)
    best = max(one.total for one in scores)
    assert state.outcome.winners == tuple(one.seat for one in scores if one.total == best)


def test_the_score_of_random_floors():
    random, box = Random(11), [short for short in in_play(6).elements() if short not in cards("toes conga")]
    for _ in range(3000 if LONG else 150):
        dealt = random.sample(box, 36)
        texts = [build(random, dealt[at : at + 12]) for at in (0, 12, 24)]
        floors = tuple(map(floor, texts))
        found = score(floors)
        for one, lies in zip(found, floors, strict=True):
            assert tuple(getattr(one, name) for name in SHEET) == sheet(lies), texts
        assert tuple(one.total for one in found) == totals(floors), texts


def build(random, some):
    """A floor of these cards: now and then one is face down, and a second Euphoria always is."""
    found, lit = [], False
    for short in (SHORT[card] for card in some):
        down = random.random() < 0.15 or (short == "euph" and lit)
        found.append(f"[{short}]" if down else short)
        lit = not down and (lit or short == "euph")
    return " ".join(found)


def test_the_largest_state_and_view():
    """Six seats, the game over, every card face down on a floor and known to all."""
    state = Table().hands(*[""] * 6).mover(5).final().rest(0).state
    stops = tuple(replace(stop, secret=False) for stop in state.floors[0].stops)
    assert len(stops) == 109
    state = replace(state, floors=(replace(state.floors[0], stops=stops), *state.floors[1:]))
    HAND_MADE.check(state)
    over = GAME.apply(state, do(5, "replenish")).state
    assert over.outcome
    assert 5_000 < len(msgspec.json.encode(over)) < 8 * 1024
    for seat in (0, 5, None):
        assert len(msgspec.json.encode(GAME.view(over, seat))) < 4 * 1024


# This suite itself


def test_every_rule_and_decision_has_its_test():
    numbers = re.findall(r"^- \*\*(D?[\d.]+)\*\*", RULES.read_text(), re.MULTILINE)
    names = "".join(re.findall(r"^def test(_\w+)", Path(__file__).read_text(), re.MULTILINE))
    assert len(numbers) == 72
    assert [number for number in numbers if f"_{number.lower().replace('.', '_')}_" not in names] == []
