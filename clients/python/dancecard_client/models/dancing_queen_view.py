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

from ..models.dancing_queen_phase import DancingQueenPhase

if TYPE_CHECKING:
    from ..models.dancing_queen_last_round import DancingQueenLastRound
    from ..models.dancing_queen_options import DancingQueenOptions
    from ..models.dancing_queen_outcome import DancingQueenOutcome
    from ..models.dancing_queen_seen_side import DancingQueenSeenSide


T = TypeVar("T", bound="DancingQueenView")


@_attrs_define
class DancingQueenView:
    """What one seat may see: its own cards, and everybody's genders.

    Attributes:
        game (Literal['dancing-queen']):
        rules_version (int):
        seats (int):
        options (DancingQueenOptions): What is agreed before the game.
        ply (int):
        phase (DancingQueenPhase): What the game waits for.
        to_move (list[int]):
        outcome (DancingQueenOutcome | None):
        seat (int | None):
        seed (None | str):
        seed_commitment (None | str):
        round_ (int):
        microphone (int):
        trophies (list[int]):
        sides (list[DancingQueenSeenSide]):
        deck_size (int):
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
    seat: int | None
    seed: None | str
    seed_commitment: None | str
    round_: int
    microphone: int
    trophies: list[int]
    sides: list[DancingQueenSeenSide]
    deck_size: int
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

        seat: int | None
        seat = self.seat

        seed: None | str
        seed = self.seed

        seed_commitment: None | str
        seed_commitment = self.seed_commitment

        round_ = self.round_

        microphone = self.microphone

        trophies = self.trophies

        sides = []
        for sides_item_data in self.sides:
            sides_item = sides_item_data.to_dict()
            sides.append(sides_item)

        deck_size = self.deck_size

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
                "seat": seat,
                "seed": seed,
                "seed_commitment": seed_commitment,
                "round": round_,
                "microphone": microphone,
                "trophies": trophies,
                "sides": sides,
                "deck_size": deck_size,
                "last_round": last_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_last_round import DancingQueenLastRound  # noqa: PLC0415
        from ..models.dancing_queen_options import DancingQueenOptions  # noqa: PLC0415
        from ..models.dancing_queen_outcome import DancingQueenOutcome  # noqa: PLC0415
        from ..models.dancing_queen_seen_side import DancingQueenSeenSide  # noqa: PLC0415

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

        def _parse_seat(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        seat = _parse_seat(d.pop("seat"))

        def _parse_seed(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed = _parse_seed(d.pop("seed"))

        def _parse_seed_commitment(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        seed_commitment = _parse_seed_commitment(d.pop("seed_commitment"))

        round_ = d.pop("round")

        microphone = d.pop("microphone")

        trophies = cast(list[int], d.pop("trophies"))

        sides = []
        _sides = d.pop("sides")
        for sides_item_data in _sides:
            sides_item = DancingQueenSeenSide.from_dict(sides_item_data)

            sides.append(sides_item)

        deck_size = d.pop("deck_size")

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

        dancing_queen_view = cls(
            game=game,
            rules_version=rules_version,
            seats=seats,
            options=options,
            ply=ply,
            phase=phase,
            to_move=to_move,
            outcome=outcome,
            seat=seat,
            seed=seed,
            seed_commitment=seed_commitment,
            round_=round_,
            microphone=microphone,
            trophies=trophies,
            sides=sides,
            deck_size=deck_size,
            last_round=last_round,
        )

        return dancing_queen_view
