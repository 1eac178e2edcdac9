"""Let's Dance: candidate moves, and the rules that forbid some of them, by the numbers of RULES.md."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations

from msgspec.structs import replace

from rules.game import rule
from rules.lets_dance.components import CONGA_GROUP, EXTRAS, HAND_SIZE, MOST_DANCED, MOST_EUPHORIA, TYPE, Card
from rules.lets_dance.moves import Dance, JoinConga, Keep, Move, Renew, Replenish, SitOut, StepOnToes
from rules.lets_dance.state import Phase, State
from rules.records import Seat, removed


def canonical(move: Move) -> Move:
    """The cards that a hand's renewal discards are in no order."""
    return replace(move, discard=tuple(sorted(move.discard))) if isinstance(move, Renew) else move


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield the candidate moves of a seat in this phase; the rules below strike out the illegal ones."""
    hand = state.hands[seat]
    match state.phase:
        case Phase.TURN:
            for cards in groups(hand):
                yield Dance(seat=seat, cards=cards)
            if Card.STEP_ON_TOES in hand:
                yield from (StepOnToes(seat=seat, target=target) for target in range(state.seats))
            yield Replenish(seat=seat)  # D9 the only move with an empty hand
            for card in dict.fromkeys(hand):
                for some in selections(removed(hand, card)):
                    yield Renew(seat=seat, face_down=card, discard=some)
        case Phase.CONGA:
            if Card.CONGA_LINE in hand:
                yield JoinConga(seat=seat)
            yield from (SitOut(seat=seat, face_down=card) for card in (*dict.fromkeys(hand), None))
        case Phase.STEALING:
            taken = state.theft.cards if state.theft else ()
            yield from (Keep(seat=seat, card=card) for card in dict.fromkeys(taken))


def groups(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Cards in the order in which they are danced; what begins with cards of more than one type is left out."""
    for size in range(1, MOST_DANCED + 1):
        for group in dict.fromkeys(permutations(hand, size)):
            if size == 1 or of_one_type(group[:-1]):
                yield group


def selections(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Any number of sorted cards, each choice once."""
    for size in range(len(cards) + 1):
        yield from dict.fromkeys(combinations(cards, size))


@cache  # groups have up to three cards, so they are few
def of_one_type(group: tuple[Card, ...]) -> bool:
    """1.2, D1 All cards are of one type, or all but one extra."""
    without_an_extra = (removed(group, extra) for extra in EXTRAS if extra in group)
    return any(len({TYPE[card] for card in cards}) == 1 for cards in (group, *without_an_extra))


@rule("0.2", implied=True)
def cards_held(state: State, move: Dance | StepOnToes | Renew | JoinConga | SitOut) -> bool:
    """What you play, put down or discard, you hold."""
    hand = list(state.hands[move.seat])
    try:
        for card in spent(move):
            hand.remove(card)
    except ValueError:
        return False
    return True


def spent(move: Dance | StepOnToes | Renew | JoinConga | SitOut) -> tuple[Card, ...]:
    """The cards that a move takes out of the hand."""
    match move:
        case Renew():
            return (move.face_down, *move.discard)
        case Dance():
            return move.cards
        case StepOnToes():
            return (Card.STEP_ON_TOES,)
        case JoinConga():
            return (Card.CONGA_LINE,)
        case SitOut():
            return () if move.face_down is None else (move.face_down,)


@rule("1.2")
def group_of_one_type(state: State, move: Dance) -> bool:
    """The cards of a group are of one type, but one of them may be a Euphoria or a Dance Fever instead."""
    return of_one_type(move.cards)


@rule("1.3")
def toes_not_danced(state: State, move: Dance) -> bool:
    """Step on Toes is never danced."""
    return Card.STEP_ON_TOES not in move.cards


@rule("3.1")
def one_euphoria_in_a_sequence(state: State, move: Dance) -> bool:
    """A sequence holds at most one Euphoria."""
    danced = move.cards.count(Card.EUPHORIA)
    return not danced or danced + state.floors[move.seat].sequences[-1].count(Card.EUPHORIA) <= MOST_EUPHORIA


@rule("6.1")
def conga_line_danced_alone(state: State, move: Dance) -> bool:
    """A Conga Line card is danced alone, as one card."""
    return Card.CONGA_LINE not in move.cards or len(move.cards) == CONGA_GROUP


@rule("6.3")
def sitting_out_puts_a_card_down(state: State, move: SitOut) -> bool:
    """Whoever sits one out puts a card face down on its floor; without a card in hand it puts none."""
    return (move.face_down is None) == (not state.hands[move.seat])


@rule("7.1")
def another_seats_toes(state: State, move: StepOnToes) -> bool:
    """Step on the toes of another seat at the table."""
    return move.target < state.seats and move.target != move.seat


@rule("7.2")
def target_has_a_sequence(state: State, move: StepOnToes) -> bool:
    """The target has a sequence in progress."""
    return state.floors[move.target].sequences[-1] != ()  # D4 a stop, or no card, interrupts nothing


@rule("7.5", implied=True)
def kept_card_was_taken(state: State, move: Keep) -> bool:
    """The thief keeps one of the two cards it took, and the other is discarded."""
    return state.theft is not None and move.card in state.theft.cards


@rule("8.2")
def hand_not_full(state: State, move: Replenish) -> bool:
    """Replenish only with fewer than five cards in hand."""
    return len(state.hands[move.seat]) < HAND_SIZE
