from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

if TYPE_CHECKING:
    from ..models.lets_dance_stop import LetsDanceStop


T = TypeVar("T", bound="LetsDanceFloor")


@_attrs_define
class LetsDanceFloor:
    """A dance floor from left to right: sequence 0, stop 0, sequence 1, stop 1, and so on, up to the last sequence.

    Attributes:
        sequences (list[list[LetsDanceCard]]): The face-up cards from left to right; stop k lies between sequences k and
            k + 1, so there is one sequence more than stops. A sequence is empty when two stops lie side by side; the last
            one is the one in progress.
        stops (list[LetsDanceStop]):
        lines (list[int]): For each conga_line in the sequences, from left to right: how many seats danced in its line.
    """

    sequences: list[list[LetsDanceCard]]
    stops: list[LetsDanceStop]
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
            stops_item = stops_item_data.to_dict()
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
        from ..models.lets_dance_stop import LetsDanceStop  # noqa: PLC0415

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
            stops_item = LetsDanceStop.from_dict(stops_item_data)

            stops.append(stops_item)

        lines = cast(list[int], d.pop("lines"))

        lets_dance_floor = cls(
            sequences=sequences,
            stops=stops,
            lines=lines,
        )

        return lets_dance_floor
