from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define

from ..models.include import Include
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.king_of_clubs_options_request import KingOfClubsOptionsRequest


T = TypeVar("T", bound="KingOfClubsNewRequest")


@_attrs_define
class KingOfClubsNewRequest:
    """Start a game.

    Attributes:
        seats (int):
        options (KingOfClubsOptionsRequest | None | Unset):
        seed (None | str | Unset):
        include (list[Include] | None | Unset):
    """

    seats: int
    options: KingOfClubsOptionsRequest | None | Unset = UNSET
    seed: None | str | Unset = UNSET
    include: list[Include] | None | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.king_of_clubs_options_request import KingOfClubsOptionsRequest  # noqa: PLC0415

        seats = self.seats

        options: dict[str, Any] | None | Unset
        if isinstance(self.options, Unset):
            options = UNSET
        elif isinstance(self.options, KingOfClubsOptionsRequest):
            options = self.options.to_dict()
        else:
            options = self.options

        seed: None | str | Unset
        if isinstance(self.seed, Unset):
            seed = UNSET
        else:
            seed = self.seed

        include: list[str] | None | Unset
        if isinstance(self.include, Unset):
            include = UNSET
        elif isinstance(self.include, list):
            include = []
            for include_type_0_item_data in self.include:
                include_type_0_item = include_type_0_item_data.value
                include.append(include_type_0_item)

        else:
            include = self.include

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seats": seats,
            }
        )
        if options is not UNSET:
            field_dict["options"] = options
        if seed is not UNSET:
            field_dict["seed"] = seed
        if include is not UNSET:
            field_dict["include"] = include

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.king_of_clubs_options_request import KingOfClubsOptionsRequest  # noqa: PLC0415

        d = dict(src_dict)
        seats = d.pop("seats")

        def _parse_options(data: object) -> KingOfClubsOptionsRequest | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                options_type_0 = KingOfClubsOptionsRequest.from_dict(data)

                return options_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(KingOfClubsOptionsRequest | None | Unset, data)

        options = _parse_options(d.pop("options", UNSET))

        def _parse_seed(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        seed = _parse_seed(d.pop("seed", UNSET))

        def _parse_include(data: object) -> list[Include] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                include_type_0 = []
                _include_type_0 = data
                for include_type_0_item_data in _include_type_0:
                    include_type_0_item = Include(include_type_0_item_data)

                    include_type_0.append(include_type_0_item)

                return include_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[Include] | None | Unset, data)

        include = _parse_include(d.pop("include", UNSET))

        king_of_clubs_new_request = cls(
            seats=seats,
            options=options,
            seed=seed,
            include=include,
        )

        return king_of_clubs_new_request
