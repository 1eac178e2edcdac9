from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

from ..models.dancing_queen_gender import DancingQueenGender

T = TypeVar("T", bound="DancingQueenLeadChosen")


@_attrs_define
class DancingQueenLeadChosen:
    """A seat has chosen the half of its first card (null for the others, until both have chosen).

    Attributes:
        type_ (Literal['lead_chosen']):
        seat (int):
        gender (DancingQueenGender | None):
    """

    type_: Literal["lead_chosen"]
    seat: int
    gender: DancingQueenGender | None

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        seat = self.seat

        gender: None | str
        if isinstance(self.gender, DancingQueenGender):
            gender = self.gender.value
        else:
            gender = self.gender

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "gender": gender,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["lead_chosen"], d.pop("type"))
        if type_ != "lead_chosen":
            raise ValueError(f"type must match const 'lead_chosen', got '{type_}'")

        seat = d.pop("seat")

        def _parse_gender(data: object) -> DancingQueenGender | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                gender_type_0 = DancingQueenGender(data)

                return gender_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenGender | None, data)

        gender = _parse_gender(d.pop("gender"))

        dancing_queen_lead_chosen = cls(
            type_=type_,
            seat=seat,
            gender=gender,
        )

        return dancing_queen_lead_chosen
