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

from ..models.dancing_dragons_phase import DancingDragonsPhase

if TYPE_CHECKING:
    from ..models.dancing_dragons_card import DancingDragonsCard
    from ..models.dancing_dragons_last_round import DancingDragonsLastRound
    from ..models.dancing_dragons_options import DancingDragonsOptions
    from ..models.dancing_dragons_outcome import DancingDragonsOutcome
    from ..models.dancing_dragons_question import DancingDragonsQuestion


T = TypeVar("T", bound="DancingDragonsView")


@_attrs_define
class DancingDragonsView:
    """What one seat may see: its own cards, and what lies open. A spectator sees what lies open.

    Attributes:
        game (Literal['dancing-dragons']):
        rules_version (int):
        seats (int):
        options (DancingDragonsOptions): What is agreed before the game.
        ply (int):
        phase (DancingDragonsPhase): What the game waits for.
        to_move (list[int]):
        outcome (DancingDragonsOutcome | None):
        seat (int | None):
        seed (None | str):
        seed_commitment (None | str):
        round_ (int):
        points (list[int]): `points[team]`
        hand (list[DancingDragonsCard] | None): Four cards, five before the drop; by colour in the order of the
            enumeration, then head to tail.
        dropped (DancingDragonsCard | None): What the seat itself has dropped while others choose. Who has is in
            `to_move`.
        centre (list[DancingDragonsCard]): The cards that lie open, sorted like a hand.
        deck_size (int):
        question (DancingDragonsQuestion | None): Null except in phase `question`.
        last_round (DancingDragonsLastRound | None):
    """

    game: Literal["dancing-dragons"]
    rules_version: int
    seats: int
    options: DancingDragonsOptions
    ply: int
    phase: DancingDragonsPhase
    to_move: list[int]
    outcome: DancingDragonsOutcome | None
    seat: int | None
    seed: None | str
    seed_commitment: None | str
    round_: int
    points: list[int]
    hand: list[DancingDragonsCard] | None
    dropped: DancingDragonsCard | None
    centre: list[DancingDragonsCard]
    deck_size: int
    question: DancingDragonsQuestion | None
    last_round: DancingDragonsLastRound | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415
        from ..models.dancing_dragons_last_round import DancingDragonsLastRound  # noqa: PLC0415
        from ..models.dancing_dragons_outcome import DancingDragonsOutcome  # noqa: PLC0415
        from ..models.dancing_dragons_question import DancingDragonsQuestion  # noqa: PLC0415

        game = self.game

        rules_version = self.rules_version

        seats = self.seats

        options = self.options.to_dict()

        ply = self.ply

        phase = self.phase.value

        to_move = self.to_move

        outcome: dict[str, Any] | None
        if isinstance(self.outcome, DancingDragonsOutcome):
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

        points = self.points

        hand: list[dict[str, Any]] | None
        if isinstance(self.hand, list):
            hand = []
            for hand_type_0_item_data in self.hand:
                hand_type_0_item = hand_type_0_item_data.to_dict()
                hand.append(hand_type_0_item)

        else:
            hand = self.hand

        dropped: dict[str, Any] | None
        if isinstance(self.dropped, DancingDragonsCard):
            dropped = self.dropped.to_dict()
        else:
            dropped = self.dropped

        centre = []
        for centre_item_data in self.centre:
            centre_item = centre_item_data.to_dict()
            centre.append(centre_item)

        deck_size = self.deck_size

        question: dict[str, Any] | None
        if isinstance(self.question, DancingDragonsQuestion):
            question = self.question.to_dict()
        else:
            question = self.question

        last_round: dict[str, Any] | None
        if isinstance(self.last_round, DancingDragonsLastRound):
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
                "points": points,
                "hand": hand,
                "dropped": dropped,
                "centre": centre,
                "deck_size": deck_size,
                "question": question,
                "last_round": last_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_dragons_card import DancingDragonsCard  # noqa: PLC0415
        from ..models.dancing_dragons_last_round import DancingDragonsLastRound  # noqa: PLC0415
        from ..models.dancing_dragons_options import DancingDragonsOptions  # noqa: PLC0415
        from ..models.dancing_dragons_outcome import DancingDragonsOutcome  # noqa: PLC0415
        from ..models.dancing_dragons_question import DancingDragonsQuestion  # noqa: PLC0415

        d = dict(src_dict)
        game = cast(Literal["dancing-dragons"], d.pop("game"))
        if game != "dancing-dragons":
            raise ValueError(f"game must match const 'dancing-dragons', got '{game}'")

        rules_version = d.pop("rules_version")

        seats = d.pop("seats")

        options = DancingDragonsOptions.from_dict(d.pop("options"))

        ply = d.pop("ply")

        phase = DancingDragonsPhase(d.pop("phase"))

        to_move = cast(list[int], d.pop("to_move"))

        def _parse_outcome(data: object) -> DancingDragonsOutcome | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                outcome_type_0 = DancingDragonsOutcome.from_dict(data)

                return outcome_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsOutcome | None, data)

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

        points = cast(list[int], d.pop("points"))

        def _parse_hand(data: object) -> list[DancingDragonsCard] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                hand_type_0 = []
                _hand_type_0 = data
                for hand_type_0_item_data in _hand_type_0:
                    hand_type_0_item = DancingDragonsCard.from_dict(hand_type_0_item_data)

                    hand_type_0.append(hand_type_0_item)

                return hand_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DancingDragonsCard] | None, data)

        hand = _parse_hand(d.pop("hand"))

        def _parse_dropped(data: object) -> DancingDragonsCard | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                dropped_type_0 = DancingDragonsCard.from_dict(data)

                return dropped_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsCard | None, data)

        dropped = _parse_dropped(d.pop("dropped"))

        centre = []
        _centre = d.pop("centre")
        for centre_item_data in _centre:
            centre_item = DancingDragonsCard.from_dict(centre_item_data)

            centre.append(centre_item)

        deck_size = d.pop("deck_size")

        def _parse_question(data: object) -> DancingDragonsQuestion | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                question_type_0 = DancingDragonsQuestion.from_dict(data)

                return question_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsQuestion | None, data)

        question = _parse_question(d.pop("question"))

        def _parse_last_round(data: object) -> DancingDragonsLastRound | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                last_round_type_0 = DancingDragonsLastRound.from_dict(data)

                return last_round_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingDragonsLastRound | None, data)

        last_round = _parse_last_round(d.pop("last_round"))

        dancing_dragons_view = cls(
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
            points=points,
            hand=hand,
            dropped=dropped,
            centre=centre,
            deck_size=deck_size,
            question=question,
            last_round=last_round,
        )

        return dancing_dragons_view
