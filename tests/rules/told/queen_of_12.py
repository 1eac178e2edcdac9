"""What the suites must be told about Queen of 12: its pieces, secrets, states that cannot be, leaks, situations."""

from random import Random

from msgspec.structs import replace

from rules.queen_of_12 import GAME
from rules.queen_of_12.components import FAN_CARDS, NUMBER, PLAYED, ROUNDS, Card
from rules.queen_of_12.events import (
    CardsExchanged,
    CardsNegated,
    DiceLapsed,
    DiscardsTaken,
    FirstLineCompleted,
)
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
from rules.queen_of_12.state import Due, Phase
from rules.queen_of_12.state.cards import laid, may_choose, negated
from rules.records import replaced

LONG_GAMES = 200
EFFECTS = 2 + FAN_CARDS  # limited ones of "No crosses": more than one a round is too many


def pick(random, legal):
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


def twins(state, seat):
    """Another seed and another choice of somebody else, while more than one card is still to be chosen."""
    if goes_on(state):
        yield from other_choices(other_seed(state), seat)


def twins_now(state, seat):
    """Another seed, and another choice of somebody else; every few moves it is this one's turn to be looked at."""
    places = (*range(state.seats), None)
    if places[state.ply % len(places)] == seat:
        yield other_seed(state)
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


def shows(move):
    return False


def alike(state, move, seat):
    """Another card may have been chosen, as long as nothing is revealed."""
    if seat != move.seat and goes_on(state):
        yield state, Random(state.ply).choice(GAME.legal_moves(state, move.seat))


def other_seed(state):
    return replace(state, chance=replace(state.chance, seed="another"))


def impossible(state):
    """Every third of these: the games are many, and there is much that can be wrong."""
    yield from list(all_impossible(state))[state.ply % 3 :: 3]


def all_impossible(state):
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


def leaks():
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


def told_of(kind):
    """An event of this kind."""
    return lambda before, move, after: any(isinstance(event, kind) for event in after.events)


def takes_with(card):
    """A choice of dice with this card."""
    return lambda before, move, after: isinstance(move, TakeDice) and card in lying(before, move.seat)


SITUATIONS = {
    "first-to-choose": lambda before, move, after: isinstance(move, PlayCard) and len(before.to_move) == before.seats,
    "second-card": lambda before, move, after: PLAYED[before.seats] > 1 and any(before.played[move.seat]),
    "cards-negated": told_of(CardsNegated),
    "cards-exchanged": told_of(CardsExchanged),
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
    "dice-lapsed": told_of(DiceLapsed),
    "no-crosses-any-field": made(CrossAny),
    "no-crosses-dice-copied": made(CopyDice, Phase.CROSSING),
    "no-crosses-taken-back": made(TakeBack),
    "no-crosses-fan-card": made(TakeFanCard, Phase.CROSSING),
    "no-crosses-declined": made(Decline),
    "discards-taken": told_of(DiscardsTaken),
    "first-line": told_of(FirstLineCompleted),
    "round-ended": lambda before, move, after: before.round < after.state.round,
    "game-won": lambda before, move, after: after.state.outcome is not None,
}
