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

from ..models.lets_dance_card import LetsDanceCard
from ..models.lets_dance_phase import LetsDancePhase

if TYPE_CHECKING:
    from ..models.lets_dance_options import LetsDanceOptions
    from ..models.lets_dance_outcome import LetsDanceOutcome
    from ..models.lets_dance_seen_floor import LetsDanceSeenFloor
    from ..models.lets_dance_seen_theft import LetsDanceSeenTheft


T = TypeVar("T", bound="LetsDanceView")


@_attrs_define
class LetsDanceView:
    """What one seat may see: its own hand, all floors, the discards.

    Attributes:
        game (Literal['lets-dance']):
        rules_version (int):
        seats (int):
        options (LetsDanceOptions): Nothing is agreed before the game.
        ply (int):
        phase (LetsDancePhase): What the game waits for.
        to_move (list[int]):
        outcome (LetsDanceOutcome | None):
        seat (int | None):
        seed (None | str):
        seed_commitment (None | str):
        final_round (bool): Whether the final round is played, in which nobody draws.
        partys_over_shown (bool): Whether Party's Over has turned up.
        hand (list[LetsDanceCard] | None): In no order of their own, therefore sorted by name.
        hand_sizes (list[int]):
        floors (list[LetsDanceSeenFloor]):
        line (int): How many conga_line cards lie in the open line: those of so many seats before the one to move, whose
            turns were the last ones. 0 when no line is open.
        theft (LetsDanceSeenTheft | None): Null unless the thief is to choose a card.
        deck_size (int): Counts Party's Over as long as it lies there.
        discards (list[LetsDanceCard]): In no order of their own, therefore sorted by name.
    """

    game: Literal["lets-dance"]
    rules_version: int
    seats: int
    options: LetsDanceOptions
    ply: int
    phase: LetsDancePhase
    to_move: list[int]
    outcome: LetsDanceOutcome | None
    seat: int | None
    seed: None | str
    seed_commitment: None | str
    final_round: bool
    partys_over_shown: bool
    hand: list[LetsDanceCard] | None
    hand_sizes: list[int]
    floors: list[LetsDanceSeenFloor]
    line: int
    theft: LetsDanceSeenTheft | None
    deck_size: int
    discards: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        from ..models.lets_dance_outcome import LetsDanceOutcome  # noqa: PLC0415
        from ..models.lets_dance_seen_theft import LetsDanceSeenTheft  # noqa: PLC0415

        game = self.game

        rules_version = self.rules_version

        seats = self.seats

        options = self.options.to_dict()

        ply = self.ply

        phase = self.phase.value

        to_move = self.to_move

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, LetsDanceOutcome):
            outcome = self.outcome.to_dict()
        else:
            outcome = self.outcome

        seat: int | None
        seat = self.seat

        seed: None | str
        seed = self.seed

        seed_commitment: None | str
        seed_commitment = self.seed_commitment

        final_round = self.final_round

        partys_over_shown = self.partys_over_shown

        hand: list[str] | None
        if isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item = hand_type_0_item_data.value
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        hand_sizes = self.hand_sizes

        floors = []
        for floors_item_data in self.floors:
            floors_item = floors_item_data.to_dict()
            floors.append(floors_item)

        line = self.line

        theft: dict[str, Any] | None
        if isinstance(self.theft, LetsDanceSeenTheft):
            theft = self.theft.to_dict()
        else:
            theft = self.theft

        deck_size = self.deck_size

        discards = []
        for discards_item_data in self.discards:
            discards_item = discards_item_data.value
            discards.append(discards_item)

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
                "final_round": final_round,
                "partys_over_shown": partys_over_shown,
                "hand": hand,
                "hand_sizes": hand_sizes,
                "floors": floors,
                "line": line,
                "theft": theft,
                "deck_size": deck_size,
                "discards": discards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lets_dance_options import LetsDanceOptions  # noqa: PLC0415
        from ..models.lets_dance_outcome import LetsDanceOutcome  # noqa: PLC0415
        from ..models.lets_dance_seen_floor import LetsDanceSeenFloor  # noqa: PLC0415
        from ..models.lets_dance_seen_theft import LetsDanceSeenTheft  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["lets-dance"], d.pop("game"))
        if game != "lets-dance":
            raise ValueError(f"game must match const 'lets-dance', got '{game}'")

        rules_version = d.pop("rules_version")

        seats = d.pop("seats")

        options = LetsDanceOptions.from_dict(d.pop("options"))

        ply = d.pop("ply")

        phase = LetsDancePhase(d.pop("phase"))

        to_move = cast(list[int], d.pop("to_move"))

        def _parse_outcome(data: object) -> LetsDanceOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = LetsDanceOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceOutcome | None, data)

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

        final_round = d.pop("final_round")

        partys_over_shown = d.pop("partys_over_shown")

        def _parse_hand(data: object) -> list[LetsDanceCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = LetsDanceCard(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[LetsDanceCard] | None, data)

        hand = _parse_hand(d.pop("hand"))

        hand_sizes = cast(list[int], d.pop("hand_sizes"))

        floors = []
        _floors = d.pop("floors")
        for floors_item_data in _floors:
            floors_item = LetsDanceSeenFloor.from_dict(floors_item_data)

            floors.append(floors_item)

        line = d.pop("line")

        def _parse_theft(data: object) -> LetsDanceSeenTheft | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                theft_type_0 = LetsDanceSeenTheft.from_dict(data)

                return theft_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceSeenTheft | None, data)

        theft = _parse_theft(d.pop("theft"))

        deck_size = d.pop("deck_size")

        discards = []
        _discards = d.pop("discards")
        for discards_item_data in _discards:
            discards_item = LetsDanceCard(discards_item_data)

            discards.append(discards_item)

        lets_dance_view = cls(
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
            final_round=final_round,
            partys_over_shown=partys_over_shown,
            hand=hand,
            hand_sizes=hand_sizes,
            floors=floors,
            line=line,
            theft=theft,
            deck_size=deck_size,
            discards=discards,
        )

        return lets_dance_view
