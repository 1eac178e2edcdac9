from __future__ import annotations

from collections.abc import Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_queen_card import DancingQueenCard
from ..models.dancing_queen_phase import DancingQueenPhase

if TYPE_CHECKING:
    from ..models.chance import Chance
    from ..models.dancing_queen_last_round import DancingQueenLastRound
    from ..models.dancing_queen_options import DancingQueenOptions
    from ..models.dancing_queen_outcome import DancingQueenOutcome
    from ..models.dancing_queen_side import DancingQueenSide


T = TypeVar("T", bound="DancingQueenState")


@_attrs_define
class DancingQueenState:
    """The whole truth about a game of Dancing Queen.

    Attributes:
        game (Literal['dancing-queen']):
        rules_version (int):
        seats (int):
        options (DancingQueenOptions): What is agreed before the game.
        ply (int):
        phase (DancingQueenPhase): What the game waits for.
        to_move (list[int]):
        outcome (DancingQueenOutcome | None):
        chance (Chance): Where the numbers come from. Never shown while the game lasts.
        round_ (int):
        microphone (int): The seat that holds it.
        trophies (list[int]):
        sides (list[DancingQueenSide]):
        deck (list[DancingQueenCard]): The first card is drawn next.
        last_round (DancingQueenLastRound | None):
    """

    game: Literal["dancing-queen"]
    rules_version: int
    seats: int
    options: DancingQueenOptions
    ply: int
    phase: DancingQueenPhase
    to_move: list[int]
    outcome: DancingQueenOutcome | None
    chance: Chance
    round_: int
    microphone: int
    trophies: list[int]
    sides: list[DancingQueenSide]
    deck: list[DancingQueenCard]
    last_round: DancingQueenLastRound | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_last_round import DancingQueenLastRound  # noqa: PLC0415
        from ..models.dancing_queen_outcome import DancingQueenOutcome  # noqa: PLC0415

        game = self.game

        rules_version = self.rules_version

        seats = self.seats

        options = self.options.to_dict()

        ply = self.ply

        phase = self.phase.value

        to_move = self.to_move

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, DancingQueenOutcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        chance = self.chance.to_dict()

        round_ = self.round_

        microphone = self.microphone

        trophies = self.trophies

        sides = []
        for sides_item_data in self.sides:
            sides_item = sides_item_data.to_dict()
            sides.append(sides_item)

        deck = []
        for deck_item_data in self.deck:
            deck_item = deck_item_data.value
            deck.append(deck_item)

        last_round: dict[str, Any] | None
        if isinstance(self.last_round, DancingQueenLastRound):
            last_round = self.last_round.to_dict()
        else:
            last_round = self.last_round

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "game": game,
                "rules_version": rules_version,
                "seats": seats,
                "options": options,
                "ply": ply,
                "phase": phase,
                "to_move": to_move,
                "outcome": outcome,
                "chance": chance,
                "round": round_,
                "microphone": microphone,
                "trophies": trophies,
                "sides": sides,
                "deck": deck,
                "last_round": last_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chance import Chance  # noqa: PLC0415
        from ..models.dancing_queen_last_round import DancingQueenLastRound  # noqa: PLC0415
        from ..models.dancing_queen_options import DancingQueenOptions  # noqa: PLC0415
        from ..models.dancing_queen_outcome import DancingQueenOutcome  # noqa: PLC0415
        from ..models.dancing_queen_side import DancingQueenSide  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["dancing-queen"], d.pop("game"))
        if game != "dancing-queen":
            raise ValueError(f"game must match const 'dancing-queen', got '{game}'")

        rules_version = d.pop("rules_version")

        seats = d.pop("seats")

        options = DancingQueenOptions.from_dict(d.pop("options"))

        ply = d.pop("ply")

        phase = DancingQueenPhase(d.pop("phase"))

        to_move = cast(list[int], d.pop("to_move"))

        def _parse_outcome(data: object) -> DancingQueenOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = DancingQueenOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenOutcome | None, data)

        outcome = _parse_outcome(d.pop("outcome"))

        chance = Chance.from_dict(d.pop("chance"))

        round_ = d.pop("round")

        microphone = d.pop("microphone")

        trophies = cast(list[int], d.pop("trophies"))

        sides = []
        _sides = d.pop("sides")
        for sides_item_data in _sides:
            sides_item = DancingQueenSide.from_dict(sides_item_data)

            sides.append(sides_item)

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = DancingQueenCard(deck_item_data)

            deck.append(deck_item)

        def _parse_last_round(data: object) -> DancingQueenLastRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_round_type_0 = DancingQueenLastRound.from_dict(data)

                return last_round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenLastRound | None, data)

        last_round = _parse_last_round(d.pop("last_round"))

        dancing_queen_state = cls(
            game=game,
            rules_version=rules_version,
            seats=seats,
            options=options,
            ply=ply,
            phase=phase,
            to_move=to_move,
            outcome=outcome,
            chance=chance,
            round_=round_,
            microphone=microphone,
            trophies=trophies,
            sides=sides,
            deck=deck,
            last_round=last_round,
        )

        return dancing_queen_state
