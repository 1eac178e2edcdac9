"""The seed of a state in mid-game: what lies on the table must be what that seed has dealt, in every game."""

from itertools import islice

import pytest
from msgspec.structs import replace

from rules.dancing_dragons.components import in_order as sorted_dragons
from rules.king_of_clubs.state import Phase as ClubsPhase
from rules.lets_dance.components import Card
from rules.lets_dance.faults.counters import SET_UP_DRAWS
from rules.lets_dance.moves import Dance, JoinConga, SitOut, StepOnToes
from rules.lets_dance.state import Phase
from rules.queen_of_12.components import HIGHEST
from rules.queen_of_12.state.dice import tray_order
from rules.records import removed, replaced
from rules.registry import GAMES
from tests.kit.checks import accepted, fault_pointers, with_drawn, with_seed
from tests.kit.playouts import playout, playouts, setups

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
OTHER_SEEDS = ("one", "another", "a third", "a fourth", "a fifth")
LETS_DANCE = GAMES["lets-dance"]


def known_by_seed(state):
    """Does anything lie here that the seed alone has dealt?

    Let's Dance may have shuffled the discards once Party's Over is out. At the end of Queen of 12 only the dice that
    were taken in the last round are left.
    """
    if state.game == "lets-dance":
        return state.partys_over is not None
    return state.game != "queen-of-12" or state.outcome is None or any(state.last_round.taken)


@games
def test_another_seed_is_refused_after_the_first_move(game):
    """By chance one of the other seeds may have dealt the same four Nightclubs, or an empty deck; not two of them."""
    looked_at = 0
    for _, _, after in playouts(game, 1):
        if known_by_seed(after.state):
            others = (with_seed(after.state, seed) for seed in OTHER_SEEDS)
            assert sum(accepted(game, other) for other in others) <= 1
            looked_at += 1
    assert looked_at


def swapped_decks(state):
    """Two cards of the deck change places: the first two that differ."""
    for place, (card, following) in enumerate(zip(state.deck, state.deck[1:], strict=False)):
        if card != following:
            yield replace(state, deck=replaced(replaced(state.deck, place, following), place + 1, card)), "/deck"
            return


def other_clubs(state):
    """The Nightclubs of another night of a game with another seed, while nobody has assigned a Dancer to them."""
    if state.phase == ClubsPhase.ASSIGN and len(state.to_move) == state.seats:
        game = GAMES["king-of-clubs"]
        for seed in OTHER_SEEDS:
            clubs = game.new(state.seats, state.options, seed).state.clubs
            if clubs != state.clubs:
                yield replace(state, clubs=clubs), "/clubs"


def turned_dice(state):
    """The first die of a tray shows another number."""
    if state.trays and not any(state.taken):
        die = replace(state.trays[0], value=state.trays[0].value % HIGHEST + 1)
        yield replace(state, trays=tuple(sorted(replaced(state.trays, 0, die), key=tray_order))), "/trays"


SWAPS = {
    "dancing-queen": swapped_decks,
    "dancing-dragons": swapped_decks,
    "lets-dance": swapped_decks,
    "king-of-clubs": other_clubs,
    "queen-of-12": turned_dice,
}


@games
def test_a_swapped_card_or_die_is_refused_in_mid_game(game):
    """Only the seed tells these tables from true ones: no other fault is found in them."""
    found = 0
    for _, _, after in playouts(game, 1):
        for wrong, pointer in SWAPS[game.name](after.state) if known_by_seed(after.state) else ():
            if not any(game.faults(wrong)):
                assert fault_pointers(game, wrong) == {pointer}
                found += 1
    assert found


@pytest.mark.parametrize("name", ["dancing-queen", "dancing-dragons", "lets-dance"])
def test_a_card_out_of_the_deck_is_refused_in_a_hand(name):
    """A card of a hand and one of the deck change places, in the middle of a game."""
    game, found = GAMES[name], 0
    for _, _, after in islice((each for each in playouts(game, 1) if known_by_seed(each[2].state)), 100):
        for wrong in hands_with_a_card_of_the_deck(after.state):
            assert fault_pointers(game, wrong)
            found += 1
    assert found


def hands_with_a_card_of_the_deck(state):
    for seat, card in (held_in_queen if state.game == "dancing-queen" else held)(state):
        if state.deck and card != state.deck[-1]:
            yield replace(state, deck=(*state.deck[:-1], card), **with_card(state, seat, card, state.deck[-1]))


def held_in_queen(state):
    return [(seat, side.hand) for seat, side in enumerate(state.sides) if side.hand]


def held(state):
    return [(seat, hand[0]) for seat, hand in enumerate(state.hands) if hand]


def with_card(state, seat, card, other):
    """The members that change when a seat holds the other card instead of this one."""
    if state.game == "dancing-queen":
        return {"sides": replaced(state.sides, seat, replace(state.sides[seat], hand=other))}
    in_order = {"dancing-dragons": sorted_dragons, "lets-dance": sorted}[state.game]
    hand = in_order((*removed(state.hands[seat], card), other))
    return {"hands": replaced(state.hands, seat, tuple(hand))}


# Let's Dance: the counters on tables of real games


def plain_turns(seats, seed):
    """The states of a game without thefts and lines, as long as Party's Over is in the deck."""
    options = LETS_DANCE.options
    state = LETS_DANCE.new(seats, options, seed).state
    while True:
        moves = [move for move in LETS_DANCE.legal_moves(state) if plain(move)]
        state = LETS_DANCE.apply(state, moves[state.ply % len(moves)]).state
        if state.partys_over is None:
            return
        yield state


def plain(move):
    """A turn of one move."""
    return not isinstance(move, StepOnToes | JoinConga | SitOut) and not (
        isinstance(move, Dance) and Card.CONGA_LINE in move.cards
    )


@pytest.mark.parametrize("seats", LETS_DANCE.seats)
def test_lets_dance_knows_the_seat_to_move_by_the_number_of_turns(seats):
    """2.2 A move more, or less, would make it another seat's turn."""
    looked_at = 0
    for seed in OTHER_SEEDS:
        for state in plain_turns(seats, seed):
            LETS_DANCE.check(state)
            for ply in (state.ply - 1, state.ply + 1):
                assert fault_pointers(LETS_DANCE, replace(state, ply=ply))
            looked_at += 1
    assert looked_at > seats


@pytest.mark.parametrize("seats", LETS_DANCE.seats)
def test_lets_dance_draws_no_number_before_a_theft_or_a_fresh_deck(seats):
    """11.1 Only the set-up has drawn numbers."""
    for seed in OTHER_SEEDS:
        for state in plain_turns(seats, seed):
            assert state.chance.drawn == SET_UP_DRAWS[seats]
            for drawn in (state.chance.drawn - 1, state.chance.drawn + 1, state.chance.drawn + 100):
                assert fault_pointers(LETS_DANCE, with_drawn(state, drawn)) == {"/chance/drawn"}


def test_lets_dance_draws_two_numbers_for_a_theft_that_lasts():
    """7.4 Two cards are taken at random, and the first theft of a game is the only one."""
    looked_at = 0
    for seats, options in setups(LETS_DANCE):
        for seed in OTHER_SEEDS:
            states = (after.state for _, _, after in playout(LETS_DANCE, seats, options, seed))
            first = next((state for state in states if state.phase == Phase.STEALING and not state.outcome), None)
            if first is None or first.partys_over is None:
                continue
            LETS_DANCE.check(first)
            for drawn in (first.chance.drawn - 2, first.chance.drawn - 1, first.chance.drawn + 1):
                assert fault_pointers(LETS_DANCE, with_drawn(first, drawn)) == {"/chance/drawn"}
            looked_at += 1
    assert looked_at
