from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.lets_dance_card import LetsDanceCard

T = TypeVar("T", bound="LetsDanceStop")


@_attrs_define
class LetsDanceStop:
    """A face-down card on a floor. `secret` says that only the seat whose floor it is knows which card it is.

    Attributes:
        card (LetsDanceCard): The kinds of cards; cards of a kind are alike. Party's Over is none of them: nobody ever
            holds or dances it.
        secret (bool):
    """

    card: LetsDanceCard
    secret: bool

    def to_dict(self) -> dict[str, Any]:
        card = self.card.value

        secret = self.secret

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "card": card,
                "secret": secret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        card = LetsDanceCard(d.pop("card"))

        secret = d.pop("secret")

        lets_dance_stop = cls(
            card=card,
            secret=secret,
        )

        return lets_dance_stop
