from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.problem_code import ProblemCode
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.numbered_rule import NumberedRule
    from ..models.problem_place import ProblemPlace


T = TypeVar("T", bound="Problem")


@_attrs_define
class Problem:
    """Why a request was refused. Members that do not belong to its code are left out; more may come.

    Attributes:
        type_ (str): The path of a page about this code.
        title (str):
        status (int):
        detail (str):
        code (ProblemCode): A stable key for each kind of problem.
        limit (int | None | Unset):
        position (int | None | Unset):
        errors (list[ProblemPlace] | None | Unset):
        faults (list[ProblemPlace] | None | Unset):
        rule (None | NumberedRule | Unset):
        seat (int | None | Unset):
        request_id (None | str | Unset):
    """

    type_: str
    title: str
    status: int
    detail: str
    code: ProblemCode
    limit: int | None | Unset = UNSET
    position: int | None | Unset = UNSET
    errors: list[ProblemPlace] | None | Unset = UNSET
    faults: list[ProblemPlace] | None | Unset = UNSET
    rule: None | NumberedRule | Unset = UNSET
    seat: int | None | Unset = UNSET
    request_id: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.numbered_rule import NumberedRule  # noqa: PLC0415

        type_ = self.type_

        title = self.title

        status = self.status

        detail = self.detail

        code = self.code.value

        limit: int | None | Unset
        if isinstance(self.limit, Unset):
            limit = UNSET
        else:
            limit = self.limit

        position: int | None | Unset
        if isinstance(self.position, Unset):
            position = UNSET
        else:
            position = self.position

        errors: list[dict[str, Any]] | None | Unset
        if isinstance(self.errors, Unset):
            errors = UNSET
        elif isinstance(self.errors, list):
            errors = []
            for errors_type_0_item_data in self.errors:
                errors_type_0_item = errors_type_0_item_data.to_dict()
                errors.append(errors_type_0_item)

        else:
            errors = self.errors

        faults: list[dict[str, Any]] | None | Unset
        if isinstance(self.faults, Unset):
            faults = UNSET
        elif isinstance(self.faults, list):
            faults = []
            for faults_type_0_item_data in self.faults:
                faults_type_0_item = faults_type_0_item_data.to_dict()
                faults.append(faults_type_0_item)

        else:
            faults = self.faults

        rule: dict[str, Any] | None | Unset
        if isinstance(self.rule, Unset):
            rule = UNSET
        elif isinstance(self.rule, NumberedRule):
            rule = self.rule.to_dict()
        else:
            rule = self.rule

        seat: int | None | Unset
        if isinstance(self.seat, Unset):
            seat = UNSET
        else:
            seat = self.seat

        request_id: None | str | Unset
        if isinstance(self.request_id, Unset):
            request_id = UNSET
        else:
            request_id = self.request_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "type": type_,
                "title": title,
                "status": status,
                "detail": detail,
                "code": code,
            }
        )
        if limit is not UNSET:
            field_dict["limit"] = limit
        if position is not UNSET:
            field_dict["position"] = position
        if errors is not UNSET:
            field_dict["errors"] = errors
        if faults is not UNSET:
            field_dict["faults"] = faults
        if rule is not UNSET:
            field_dict["rule"] = rule
        if seat is not UNSET:
            field_dict["seat"] = seat
        if request_id is not UNSET:
            field_dict["request_id"] = request_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.numbered_rule import NumberedRule  # noqa: PLC0415
        from ..models.problem_place import ProblemPlace  # noqa: PLC0415

        d = dict(src_dict)
        type_ = d.pop("type")

        title = d.pop("title")

        status = d.pop("status")

        detail = d.pop("detail")

        code = ProblemCode(d.pop("code"))

        def _parse_limit(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        limit = _parse_limit(d.pop("limit", UNSET))

        def _parse_position(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        position = _parse_position(d.pop("position", UNSET))

        def _parse_errors(data: object) -> list[ProblemPlace] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                errors_type_0 = []
                _errors_type_0 = data
                for errors_type_0_item_data in _errors_type_0:
                    errors_type_0_item = ProblemPlace.from_dict(errors_type_0_item_data)

                    errors_type_0.append(errors_type_0_item)

                return errors_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ProblemPlace] | None | Unset, data)

        errors = _parse_errors(d.pop("errors", UNSET))

        def _parse_faults(data: object) -> list[ProblemPlace] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                faults_type_0 = []
                _faults_type_0 = data
                for faults_type_0_item_data in _faults_type_0:
                    faults_type_0_item = ProblemPlace.from_dict(faults_type_0_item_data)

                    faults_type_0.append(faults_type_0_item)

                return faults_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[ProblemPlace] | None | Unset, data)

        faults = _parse_faults(d.pop("faults", UNSET))

        def _parse_rule(data: object) -> None | NumberedRule | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                rule_type_0 = NumberedRule.from_dict(data)

                return rule_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | NumberedRule | Unset, data)

        rule = _parse_rule(d.pop("rule", UNSET))

        def _parse_seat(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        seat = _parse_seat(d.pop("seat", UNSET))

        def _parse_request_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        request_id = _parse_request_id(d.pop("request_id", UNSET))

        problem = cls(
            type_=type_,
            title=title,
            status=status,
            detail=detail,
            code=code,
            limit=limit,
            position=position,
            errors=errors,
            faults=faults,
            rule=rule,
            seat=seat,
            request_id=request_id,
        )

        problem.additional_properties = d
        return problem

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
