from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="KingOfClubsDancersSwapped")


@_attrs_define
class KingOfClubsDancersSwapped:
    """A seat has swapped two Dancers between two clubs (which Dancers is null for the others).

    Attributes:
        type_ (Literal['dancers_swapped']):
        seat (int):
        clubs (list[int]): Sorted.
        dancers (list[int] | None): Sorted.
    """

    type_: Literal["dancers_swapped"]
    seat: int
    clubs: list[int]
    dancers: list[int] | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        clubs = self.clubs

        dancers: list[int] | None
        if isinstance(self.dancers, list):
            dancers = self.dancers

        else:
            dancers = self.dancers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "clubs": clubs,
                "dancers": dancers,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["dancers_swapped"], d.pop("type"))
        if type_ != "dancers_swapped":
            raise ValueError(f"type must match const 'dancers_swapped', got '{type_}'")

        seat = d.pop("seat")

        clubs = cast(list[int], d.pop("clubs"))

        def _parse_dancers(data: object) -> list[int] | None:
            if data is None:
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                dancers_type_0 = cast(list[int], data)

                return dancers_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[int] | None, data)

        dancers = _parse_dancers(d.pop("dancers"))

        king_of_clubs_dancers_swapped = cls(
            type_=type_,
            seat=seat,
            clubs=clubs,
            dancers=dancers,
        )

        return king_of_clubs_dancers_swapped
