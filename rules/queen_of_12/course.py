"""Queen of 12: how a game begins and goes on: the set-up, the order of the steps, what each move does."""

from msgspec.structs import replace

from rules.chance import below, shuffled
from rules.game import Transition
from rules.queen_of_12 import crossing, effects, rounds
from rules.queen_of_12.components import (
    FAN,
    FEW,
    FEW_FIRST_FAN,
    FEW_NEVER,
    FIRST_FAN,
    POINTS,
    RULES_VERSION,
    START,
    FanChoice,
)
from rules.queen_of_12.events import FansLaid
from rules.queen_of_12.moves import (
    CopyDice,
    Cross,
    CrossAny,
    CrossNumber,
    Decline,
    Finish,
    Move,
    PlayCard,
    ReturnCard,
    TakeBack,
    TakeDice,
    TakeFanCard,
)
from rules.queen_of_12.state import Due, Options, Phase, State, Used
from rules.queen_of_12.table import Cards, Step, then, waiting
from rules.records import Chance, Seat

UNUSED = Used(copy_dice=False, take_back=False, fan_cards=0)


def deal(seats: int, options: Options, seed: str) -> Step:
    """The same fan for every seat, the start cards in hand; with two seats a random card of the fan too."""
    fan, chance = formed(seats, options.fan, Chance(seed=seed, drawn=0))
    state = State(
        game="queen-of-12",
        rules_version=RULES_VERSION,
        seats=seats,
        options=options,
        ply=0,
        phase=Phase.CHOOSE,
        to_move=(),
        outcome=None,
        chance=chance,
        round=1,
        trays=(),
        hands=(START,) * seats,
        discards=((),) * seats,
        fans=(fan,) * seats,
        played=((),) * seats,
        number=None,
        due=((),) * seats,
        taken=((),) * seats,
        copied=(None,) * seats,
        to_cross=((),) * seats,
        princess=None,
        crosses=((),) * seats,
        used=(UNUSED,) * seats,
        first_line=(),
        last_round=None,
    )
    step: Step = Transition(state, (FansLaid(cards=fan),))
    for seat in range(seats if seats == FEW else 0):
        step = draw_fan_card(step, seat)
    return advance(rounds.start_round(step))


def formed(seats: int, fan: FanChoice, chance: Chance) -> tuple[Cards, Chance]:
    """The six cards of every fan; also return the chance that is left."""
    if fan == FanChoice.FIRST_GAME:
        return FEW_FIRST_FAN if seats == FEW else FIRST_FAN, chance
    cards, chance = shuffled([card for card in POINTS if seats != FEW or card != FEW_NEVER], chance)
    return tuple(sorted(cards[:FAN])), chance


def draw_fan_card(step: Step, seat: Seat) -> Step:
    """With two seats each draws a random card of its fan before the game."""
    pick, chance = below(FAN, step.state.chance)
    state = replace(step.state, chance=chance)
    return effects.into_hand(Transition(state, step.events), seat, state.fans[seat][pick])


def advance(step: Step) -> Step:
    """Go on until somebody has something to decide, or the game is over."""
    while step.state.outcome is None:
        state = replace(step.state, to_move=waiting(step.state))
        if state.to_move:
            return then(step, state)
        step = next_step(step)
    return then(step, replace(step.state, to_move=()))


def next_step(step: Step) -> Step:
    """Reveal when all have chosen, carry the cards out number by number, cross, end the round."""
    match step.state.phase:
        case Phase.CHOOSE:
            return rounds.reveal(step)
        case Phase.EFFECTS:
            step = effects.discard_carried_out(step)
            number = effects.next_number(step.state)
            return crossing.start_crossing(step) if number is None else effects.carry_out(step, number)
        case Phase.CROSSING:
            return rounds.end_round(step)


def play(state: State, move: Move) -> Step:
    """Carry out a move that the rules allow, and go on until somebody has to decide."""
    return advance(done(state, move))


def done(state: State, move: Move) -> Step:
    """What the move itself does."""
    match move:
        case PlayCard():
            return rounds.choose(state, move)
        case TakeDice():
            return effects.take_dice(state, move)
        case ReturnCard():
            return effects.return_card(state, move)
        case CrossNumber():
            return effects.cross_by_effect(state, move, Due.CROSS_NUMBER)
        case CopyDice() if state.phase == Phase.EFFECTS:
            return effects.copy_dice(state, move, Due.COPY_DICE)
        case TakeFanCard() if state.phase == Phase.EFFECTS:
            return effects.take_fan_card(state, move, Due.TAKE_FAN_CARD)
        case Cross():
            return crossing.cross(state, move)
        case Finish():
            return crossing.finish(state, move.seat)
        case CrossAny() | CopyDice() | TakeBack() | TakeFanCard() | Decline():
            return crossing.use(state, move)
