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
    from ..models.chance import Chance
    from ..models.dancing_dragons_card import DancingDragonsCard
    from ..models.dancing_dragons_last_round import DancingDragonsLastRound
    from ..models.dancing_dragons_options import DancingDragonsOptions
    from ..models.dancing_dragons_outcome import DancingDragonsOutcome
    from ..models.dancing_dragons_question import DancingDragonsQuestion


T = TypeVar("T", bound="DancingDragonsState")


@_attrs_define
class DancingDragonsState:
    """The whole truth about a game of Dancing Dragons.

    Attributes:
        game (Literal['dancing-dragons']):
        rules_version (int):
        seats (int):
        options (DancingDragonsOptions): What is agreed before the game.
        ply (int):
        phase (DancingDragonsPhase): What the game waits for.
        to_move (list[int]):
        outcome (DancingDragonsOutcome | None):
        chance (Chance): Where the numbers come from. Never shown while the game lasts.
        round_ (int):
        points (list[int]): `points[team]`
        hands (list[list[DancingDragonsCard]]): `hands[seat]`
        dropped (list[DancingDragonsCard | None]): `dropped[seat]` lies face down until all have dropped; null in every
            other phase.
        centre (list[DancingDragonsCard]): The cards that lie open, sorted like a hand.
        deck (list[DancingDragonsCard]): The first card is dealt next.
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
    chance: Chance
    round_: int
    points: list[int]
    hands: list[list[DancingDragonsCard]]
    dropped: list[DancingDragonsCard | None]
    centre: list[DancingDragonsCard]
    deck: list[DancingDragonsCard]
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

        chance = self.chance.to_dict()

        round_ = self.round_

        points = self.points

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item = hands_item_item_data.to_dict()
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        dropped = []
        for dropped_item_data in self.dropped:
            dropped_item: dict[str, Any] | None
            if isinstance(dropped_item_data, DancingDragonsCard):
                dropped_item = dropped_item_data.to_dict()
            else:
                dropped_item = dropped_item_data
            dropped.append(dropped_item)

        centre = []
        for centre_item_data in self.centre:
            centre_item = centre_item_data.to_dict()
            centre.append(centre_item)

        deck = []
        for deck_item_data in self.deck:
            deck_item = deck_item_data.to_dict()
            deck.append(deck_item)

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
                "chance": chance,
                "round": round_,
                "points": points,
                "hands": hands,
                "dropped": dropped,
                "centre": centre,
                "deck": deck,
                "question": question,
                "last_round": last_round,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chance import Chance  # noqa: PLC0415
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

        chance = Chance.from_dict(d.pop("chance"))

        round_ = d.pop("round")

        points = cast(list[int], d.pop("points"))

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = DancingDragonsCard.from_dict(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        dropped = []
        _dropped = d.pop("dropped")
        for dropped_item_data in _dropped:

            def _parse_dropped_item(data: object) -> DancingDragonsCard | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, dict):
                        raise TypeError()
                    dropped_item_type_0 = DancingDragonsCard.from_dict(data)

                    return dropped_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(DancingDragonsCard | None, data)

            dropped_item = _parse_dropped_item(dropped_item_data)

            dropped.append(dropped_item)

        centre = []
        _centre = d.pop("centre")
        for centre_item_data in _centre:
            centre_item = DancingDragonsCard.from_dict(centre_item_data)

            centre.append(centre_item)

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = DancingDragonsCard.from_dict(deck_item_data)

            deck.append(deck_item)

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

        dancing_dragons_state = cls(
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
            points=points,
            hands=hands,
            dropped=dropped,
            centre=centre,
            deck=deck,
            question=question,
            last_round=last_round,
        )

        return dancing_dragons_state
