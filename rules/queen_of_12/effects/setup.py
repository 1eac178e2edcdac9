"""Queen of 12: the set-up ("Options" and "Two seats" in RULES.md): the fans and the first hands."""

from msgspec.structs import replace

from rules.chance import below, shuffled
from rules.game import Transition
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
from rules.queen_of_12.effects.cards import into_hand
from rules.queen_of_12.events import FansLaid, Step
from rules.queen_of_12.state import Cards, Options, Phase, State, Used
from rules.records import Chance, Seat, opening_members

UNUSED = Used(copy_dice=False, take_back=False, fan_cards=0)


def set_up(seats: int, options: Options, seed: str) -> Step:
    """The same fan for every seat, the start cards in hand; with two seats a random card of the fan too."""
    fan, chance = formed(seats, options.fan, Chance(seed=seed, drawn=0))
    state = State(
        **opening_members("queen-of-12", RULES_VERSION, seats, options, chance),
        phase=Phase.CHOOSE,
        to_move=(),
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
    return step


def formed(seats: int, fan: FanChoice, chance: Chance) -> tuple[Cards, Chance]:
    """The six cards of every fan; also return the chance that is left."""
    if fan == FanChoice.FIRST_GAME:
        return FEW_FIRST_FAN if seats == FEW else FIRST_FAN, chance
    cards, chance = shuffled([card for card in POINTS if seats != FEW or card != FEW_NEVER], chance)
    return tuple(sorted(cards[:FAN])), chance


def draw_fan_card(step: Step, seat: Seat) -> Step:
    """With two seats each draws a random card before the game. D19 It may be the same one, for each has its own fan."""
    pick, chance = below(FAN, step.state.chance)
    state = replace(step.state, chance=chance)
    return into_hand(step.with_state(state), seat, state.fans[seat][pick])
