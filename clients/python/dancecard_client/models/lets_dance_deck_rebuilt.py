from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Any,
    Literal,
    TypeVar,
    cast,
)

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceDeckRebuilt")


@_attrs_define
class LetsDanceDeckRebuilt:
    """The deck was empty and a card was needed: the discards were shuffled and are the deck.

    Attributes:
        type_ (Literal['deck_rebuilt']):
        deck_size (int):
    """

    type_: Literal["deck_rebuilt"]
    deck_size: int

    def to_dict(self) -> dict[str, Any]:
        type_ = self.type_

        deck_size = self.deck_size

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "type": type_,
                "deck_size": deck_size,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        type_ = cast(Literal["deck_rebuilt"], d.pop("type"))
        if type_ != "deck_rebuilt":
            raise ValueError(f"type must match const 'deck_rebuilt', got '{type_}'")

        deck_size = d.pop("deck_size")

        lets_dance_deck_rebuilt = cls(
            type_=type_,
            deck_size=deck_size,
        )

        return lets_dance_deck_rebuilt
