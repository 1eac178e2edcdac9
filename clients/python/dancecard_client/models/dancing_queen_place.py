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

from ..models.dancing_queen_gender import DancingQueenGender
from ..models.dancing_queen_role import DancingQueenRole

if TYPE_CHECKING:
    from ..models.dancing_queen_rotate_target import DancingQueenRotateTarget


T = TypeVar("T", bound="DancingQueenPlace")


@_attrs_define
class DancingQueenPlace:
    """Play the drawn card, and perhaps rotate another card in play (`rotate` is null if not).

    Attributes:
        type_ (Literal['place']):
        seat (int):
        gender (DancingQueenGender): Which half of a card counts: the one that faces the opponent.
        role (DancingQueenRole): Where a card is played.
        rotate (DancingQueenRotateTarget | None):
    """

    type_: Literal["place"]
    seat: int
    gender: DancingQueenGender
    role: DancingQueenRole
    rotate: DancingQueenRotateTarget | None

    def to_dict(self) -> dict[str, Any]:
        from ..models.dancing_queen_rotate_target import DancingQueenRotateTarget  # noqa: PLC0415

        type_ = self.type_

        seat = self.seat

        gender = self.gender.value

        role = self.role.value

        rotate: dict[str, Any] | None
        if isinstance(self.rotate, DancingQueenRotateTarget):
            rotate = self.rotate.to_dict()
        else:
            rotate = self.rotate

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "seat": seat,
                "gender": gender,
                "role": role,
                "rotate": rotate,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.dancing_queen_rotate_target import DancingQueenRotateTarget  # noqa: PLC0415

        d = dict(src_dict)
        type_ = cast(Literal["place"], d.pop("type"))
        if type_ != "place":
            raise ValueError(f"type must match const 'place', got '{type_}'")

        seat = d.pop("seat")

        gender = DancingQueenGender(d.pop("gender"))

        role = DancingQueenRole(d.pop("role"))

        def _parse_rotate(data: object) -> DancingQueenRotateTarget | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rotate_type_0 = DancingQueenRotateTarget.from_dict(data)

                return rotate_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(DancingQueenRotateTarget | None, data)

        rotate = _parse_rotate(d.pop("rotate"))

        dancing_queen_place = cls(
            type_=type_,
            seat=seat,
            gender=gender,
            role=role,
            rotate=rotate,
        )

        return dancing_queen_place
