from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

T = TypeVar("T", bound="LetsDanceSeenFloor")


@_attrs_define
class LetsDanceSeenFloor:
    """A dance floor as it looks from one seat. `stops` are the face-down cards, null where the seat may not know.

    Attributes:
        sequences (list[list[LetsDanceCard]]): The face-up cards from left to right; stop k lies between sequences k and
            k + 1, so there is one sequence more than stops. A sequence is empty when two stops lie side by side; the last
            one is the one in progress.
        stops (list[LetsDanceCard | None]):
        lines (list[int]): For each conga_line in the sequences, from left to right: how many seats danced in its line.
    """

    sequences: list[list[LetsDanceCard]]
    stops: list[LetsDanceCard | None]
    lines: list[int]

    def to_dict(self) -> dict[str, Any]:
        sequences = []
        for sequences_item_data in self.sequences:
            sequences_item = []
            for sequences_item_item_data in sequences_item_data:
                sequences_item_item = sequences_item_item_data.value
                sequences_item.append(sequences_item_item)

            sequences.append(sequences_item)

        stops = []
        for stops_item_data in self.stops:
            stops_item: None | str
            if isinstance(stops_item_data, LetsDanceCard):
                stops_item = stops_item_data.value
            else:
                stops_item = stops_item_data
            stops.append(stops_item)

        lines = self.lines

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "sequences": sequences,
                "stops": stops,
                "lines": lines,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        sequences = []
        _sequences = d.pop("sequences")
        for sequences_item_data in _sequences:
            sequences_item = []
            _sequences_item = sequences_item_data
            for sequences_item_item_data in _sequences_item:
                sequences_item_item = LetsDanceCard(sequences_item_item_data)

                sequences_item.append(sequences_item_item)

            sequences.append(sequences_item)

        stops = []
        _stops = d.pop("stops")
        for stops_item_data in _stops:

            def _parse_stops_item(data: object) -> LetsDanceCard | None:
                if data is None:
                    return data
                try:
                    if not isinstance(data, str):
                        raise TypeError()
                    stops_item_type_0 = LetsDanceCard(data)

                    return stops_item_type_0
                except (TypeError, ValueError, AttributeError, KeyError):
                    pass
                return cast(LetsDanceCard | None, data)

            stops_item = _parse_stops_item(stops_item_data)

            stops.append(stops_item)

        lines = cast(list[int], d.pop("lines"))

        lets_dance_seen_floor = cls(
            sequences=sequences,
            stops=stops,
            lines=lines,
        )

        return lets_dance_seen_floor
