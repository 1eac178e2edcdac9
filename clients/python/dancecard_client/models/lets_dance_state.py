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
    from ..models.chance import Chance
    from ..models.lets_dance_floor import LetsDanceFloor
    from ..models.lets_dance_options import LetsDanceOptions
    from ..models.lets_dance_outcome import LetsDanceOutcome
    from ..models.lets_dance_theft import LetsDanceTheft


T = TypeVar("T", bound="LetsDanceState")


@_attrs_define
class LetsDanceState:
    """The whole truth about a game of Let's Dance.

    Attributes:
        game (Literal['lets-dance']):
        rules_version (int):
        seats (int):
        options (LetsDanceOptions): Nothing is agreed before the game.
        ply (int):
        phase (LetsDancePhase): What the game waits for.
        to_move (list[int]):
        outcome (LetsDanceOutcome | None):
        chance (Chance): Where the numbers come from. Never shown while the game lasts.
        final_round (bool): Whether the final round is played, in which nobody draws.
        hands (list[list[LetsDanceCard]]):
        floors (list[LetsDanceFloor]):
        line (int): How many conga_line cards lie in the open line: those of so many seats before the one to move, whose
            turns were the last ones. 0 when no line is open.
        theft (LetsDanceTheft | None): Null unless the thief is to choose a card.
        deck (list[LetsDanceCard]): The first card is drawn next. Party's Over is not in this list.
        partys_over (int | None): How many cards of the deck lie under Party's Over: with exactly so many left it is on
            top, and turns up when the next card is needed. Null once it has turned up.
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
    chance: Chance
    final_round: bool
    hands: list[list[LetsDanceCard]]
    floors: list[LetsDanceFloor]
    line: int
    theft: LetsDanceTheft | None
    deck: list[LetsDanceCard]
    partys_over: int | None
    discards: list[LetsDanceCard]

    def to_dict(self) -> dict[str, Any]:
        from ..models.lets_dance_outcome import LetsDanceOutcome  # noqa: PLC0415
        from ..models.lets_dance_theft import LetsDanceTheft  # noqa: PLC0415

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

        chance = self.chance.to_dict()

        final_round = self.final_round

        hands = []
        for hands_item_data in self.hands:
            hands_item = []
            for hands_item_item_data in hands_item_data:
                hands_item_item = hands_item_item_data.value
                hands_item.append(hands_item_item)

            hands.append(hands_item)

        floors = []
        for floors_item_data in self.floors:
            floors_item = floors_item_data.to_dict()
            floors.append(floors_item)

        line = self.line

        theft: dict[str, Any] | None
        if isinstance(self.theft, LetsDanceTheft):
            theft = self.theft.to_dict()
        else:
            theft = self.theft

        deck = []
        for deck_item_data in self.deck:
            deck_item = deck_item_data.value
            deck.append(deck_item)

        partys_over: int | None
        partys_over = self.partys_over

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
                "chance": chance,
                "final_round": final_round,
                "hands": hands,
                "floors": floors,
                "line": line,
                "theft": theft,
                "deck": deck,
                "partys_over": partys_over,
                "discards": discards,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.chance import Chance  # noqa: PLC0415
        from ..models.lets_dance_floor import LetsDanceFloor  # noqa: PLC0415
        from ..models.lets_dance_options import LetsDanceOptions  # noqa: PLC0415
        from ..models.lets_dance_outcome import LetsDanceOutcome  # noqa: PLC0415
        from ..models.lets_dance_theft import LetsDanceTheft  # noqa: PLC0415

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

        chance = Chance.from_dict(d.pop("chance"))

        final_round = d.pop("final_round")

        hands = []
        _hands = d.pop("hands")
        for hands_item_data in _hands:
            hands_item = []
            _hands_item = hands_item_data
            for hands_item_item_data in _hands_item:
                hands_item_item = LetsDanceCard(hands_item_item_data)

                hands_item.append(hands_item_item)

            hands.append(hands_item)

        floors = []
        _floors = d.pop("floors")
        for floors_item_data in _floors:
            floors_item = LetsDanceFloor.from_dict(floors_item_data)

            floors.append(floors_item)

        line = d.pop("line")

        def _parse_theft(data: object) -> LetsDanceTheft | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                theft_type_0 = LetsDanceTheft.from_dict(data)

                return theft_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(LetsDanceTheft | None, data)

        theft = _parse_theft(d.pop("theft"))

        deck = []
        _deck = d.pop("deck")
        for deck_item_data in _deck:
            deck_item = LetsDanceCard(deck_item_data)

            deck.append(deck_item)

        def _parse_partys_over(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partys_over = _parse_partys_over(d.pop("partys_over"))

        discards = []
        _discards = d.pop("discards")
        for discards_item_data in _discards:
            discards_item = LetsDanceCard(discards_item_data)

            discards.append(discards_item)

        lets_dance_state = cls(
            game=game,
            rules_version=rules_version,
            seats=seats,
            options=options,
            ply=ply,
            phase=phase,
            to_move=to_move,
            outcome=outcome,
            chance=chance,
            final_round=final_round,
            hands=hands,
            floors=floors,
            line=line,
            theft=theft,
            deck=deck,
            partys_over=partys_over,
            discards=discards,
        )

        return lets_dance_state
