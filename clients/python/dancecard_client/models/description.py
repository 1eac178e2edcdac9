from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.component import Component
    from ..models.decision_text import DecisionText
    from ..models.event_text import EventText
    from ..models.move_text import MoveText
    from ..models.numbered_rule import NumberedRule
    from ..models.option_text import OptionText
    from ..models.phase_text import PhaseText
    from ..models.sheet import Sheet


T = TypeVar("T", bound="Description")


@_attrs_define
class Description:
    """Everything a game says of itself.

    Attributes:
        name (str):
        title (str):
        rules_version (int):
        text (str):
        seats (list[int]):
        options (list[OptionText]):
        components (list[Component]):
        tables (list[Sheet]):
        phases (list[PhaseText]):
        moves (list[MoveText]):
        events (list[EventText]):
        rules (list[NumberedRule]):
        decisions (list[DecisionText]):
    """

    name: str
    title: str
    rules_version: int
    text: str
    seats: list[int]
    options: list[OptionText]
    components: list[Component]
    tables: list[Sheet]
    phases: list[PhaseText]
    moves: list[MoveText]
    events: list[EventText]
    rules: list[NumberedRule]
    decisions: list[DecisionText]

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        title = self.title

        rules_version = self.rules_version

        text = self.text

        seats = self.seats

        options = []
        for options_item_data in self.options:
            options_item = options_item_data.to_dict()
            options.append(options_item)

        components = []
        for components_item_data in self.components:
            components_item = components_item_data.to_dict()
            components.append(components_item)

        tables = []
        for tables_item_data in self.tables:
            tables_item = tables_item_data.to_dict()
            tables.append(tables_item)

        phases = []
        for phases_item_data in self.phases:
            phases_item = phases_item_data.to_dict()
            phases.append(phases_item)

        moves = []
        for moves_item_data in self.moves:
            moves_item = moves_item_data.to_dict()
            moves.append(moves_item)

        events = []
        for events_item_data in self.events:
            events_item = events_item_data.to_dict()
            events.append(events_item)

        rules = []
        for rules_item_data in self.rules:
            rules_item = rules_item_data.to_dict()
            rules.append(rules_item)

        decisions = []
        for decisions_item_data in self.decisions:
            decisions_item = decisions_item_data.to_dict()
            decisions.append(decisions_item)

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "title": title,
                "rules_version": rules_version,
                "text": text,
                "seats": seats,
                "options": options,
                "components": components,
                "tables": tables,
                "phases": phases,
                "moves": moves,
                "events": events,
                "rules": rules,
                "decisions": decisions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.component import Component  # noqa: PLC0415
        from ..models.decision_text import DecisionText  # noqa: PLC0415
        from ..models.event_text import EventText  # noqa: PLC0415
        from ..models.move_text import MoveText  # noqa: PLC0415
        from ..models.numbered_rule import NumberedRule  # noqa: PLC0415
        from ..models.option_text import OptionText  # noqa: PLC0415
        from ..models.phase_text import PhaseText  # noqa: PLC0415
        from ..models.sheet import Sheet  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        title = d.pop("title")

        rules_version = d.pop("rules_version")

        text = d.pop("text")

        seats = cast(list[int], d.pop("seats"))

        options = []
        _options = d.pop("options")
        for options_item_data in _options:
            options_item = OptionText.from_dict(options_item_data)

            options.append(options_item)

        components = []
        _components = d.pop("components")
        for components_item_data in _components:
            components_item = Component.from_dict(components_item_data)

            components.append(components_item)

        tables = []
        _tables = d.pop("tables")
        for tables_item_data in _tables:
            tables_item = Sheet.from_dict(tables_item_data)

            tables.append(tables_item)

        phases = []
        _phases = d.pop("phases")
        for phases_item_data in _phases:
            phases_item = PhaseText.from_dict(phases_item_data)

            phases.append(phases_item)

        moves = []
        _moves = d.pop("moves")
        for moves_item_data in _moves:
            moves_item = MoveText.from_dict(moves_item_data)

            moves.append(moves_item)

        events = []
        _events = d.pop("events")
        for events_item_data in _events:
            events_item = EventText.from_dict(events_item_data)

            events.append(events_item)

        rules = []
        _rules = d.pop("rules")
        for rules_item_data in _rules:
            rules_item = NumberedRule.from_dict(rules_item_data)

            rules.append(rules_item)

        decisions = []
        _decisions = d.pop("decisions")
        for decisions_item_data in _decisions:
            decisions_item = DecisionText.from_dict(decisions_item_data)

            decisions.append(decisions_item)

        description = cls(
            name=name,
            title=title,
            rules_version=rules_version,
            text=text,
            seats=seats,
            options=options,
            components=components,
            tables=tables,
            phases=phases,
            moves=moves,
            events=events,
            rules=rules,
            decisions=decisions,
        )

        return description
