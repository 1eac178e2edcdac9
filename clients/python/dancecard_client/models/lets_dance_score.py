from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="LetsDanceScore")


@_attrs_define
class LetsDanceScore:
    """The score sheet of one seat; the total is the sum of all lines.

    Attributes:
        seat (int):
        total (int):
        basic (int):
        floorwork (int):
        ymca (int):
        conga_line (int):
        spin (int):
        euphoria (int):
        dance_fever (int):
        dance_machine (int):
        big_finish (int):
        party_pooper (int): Negative, or 0.
    """

    seat: int
    total: int
    basic: int
    floorwork: int
    ymca: int
    conga_line: int
    spin: int
    euphoria: int
    dance_fever: int
    dance_machine: int
    big_finish: int
    party_pooper: int

    def to_dict(self) -> dict[str, Any]:
        seat = self.seat

        total = self.total

        basic = self.basic

        floorwork = self.floorwork

        ymca = self.ymca

        conga_line = self.conga_line

        spin = self.spin

        euphoria = self.euphoria

        dance_fever = self.dance_fever

        dance_machine = self.dance_machine

        big_finish = self.big_finish

        party_pooper = self.party_pooper

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "seat": seat,
                "total": total,
                "basic": basic,
                "floorwork": floorwork,
                "ymca": ymca,
                "conga_line": conga_line,
                "spin": spin,
                "euphoria": euphoria,
                "dance_fever": dance_fever,
                "dance_machine": dance_machine,
                "big_finish": big_finish,
                "party_pooper": party_pooper,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        seat = d.pop("seat")

        total = d.pop("total")

        basic = d.pop("basic")

        floorwork = d.pop("floorwork")

        ymca = d.pop("ymca")

        conga_line = d.pop("conga_line")

        spin = d.pop("spin")

        euphoria = d.pop("euphoria")

        dance_fever = d.pop("dance_fever")

        dance_machine = d.pop("dance_machine")

        big_finish = d.pop("big_finish")

        party_pooper = d.pop("party_pooper")

        lets_dance_score = cls(
            seat=seat,
            total=total,
            basic=basic,
            floorwork=floorwork,
            ymca=ymca,
            conga_line=conga_line,
            spin=spin,
            euphoria=euphoria,
            dance_fever=dance_fever,
            dance_machine=dance_machine,
            big_finish=big_finish,
            party_pooper=party_pooper,
        )

        return lets_dance_score
