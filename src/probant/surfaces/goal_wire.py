"""`probant.goal/1`, both ways: a question without English as JSON, and the kinds there are.

Read strictly: what is not known is an error with a suggestion, never passed over. The `goal` of an
answer is a `probant.goal/1` too; what else it tells is known, and not needed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from probant.errors import UsageError
from probant.questions.arguments import (
    SYMBOL_KINDS,
    Argument,
    Named,
    arguments_of,
    sorts_of,
    symbol_kinds,
)
from probant.questions.asking import command_of, form_of, goal_of_query, words_of
from probant.questions.examples import example_of
from probant.questions.kind import TARGET_KIND, Filter, Form, Kind
from probant.questions.registry import KINDS, forms_by_name
from probant.questions.stating import (
    FLAGS,
    accepted_filters,
    given_arguments,
    written_argument,
)
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Target, TargetKind, Unit
from probant.vocabulary.record import Record
from probant.vocabulary.symbol import SymbolKind

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

GOAL_SCHEMA = "probant.goal/1"
KINDS_SCHEMA = "probant.kinds/1"
MAX_GOAL_BYTES = 1 << 20


class Query(Record, kw_only=True):
    """A question without English. `limit` is how much of the answer is shown (None: all)."""

    kind: str
    targets: tuple[str | Named, ...] = ()
    filters: Filters = Filters()
    count: bool = False
    unit: Unit | None = None
    at: str | None = None
    limit: int | None = None

    def goal(self) -> Goal:
        return goal_of_query(
            self.kind, self.targets, self.filters, count=self.count, unit=self.unit, at=self.at
        )


# --- out ----------------------------------------------------------------------------------------


def goal_json(goal: Goal) -> Json | None:
    """The goal as `ask --goal` takes it; None where no query asks it."""
    form = form_of(goal)
    if form is None:
        return None
    targets = [target_json(target) for target in goal.targets]
    told: Json = {"kind": form.kind, "targets": targets + [{"text": one} for one in words_in(goal)]}
    return told | goal_rest_json(goal)


def words_in(goal: Goal) -> list[str]:
    """What a query hands over besides its targets: a word of a list, a member, a line."""
    form = form_of(goal)
    if form is None or goal.relation is None:
        return []
    return [
        written_argument(argument, goal, KINDS[goal.relation], form)
        for argument in given_arguments(form, goal)
        if argument.slot is None or argument.slot.fill not in TARGET_KIND
    ]


def target_json(target: Target) -> Json:
    told: Json = {"text": target.text, "kind": target.kind.value}
    if target.kinds:
        told["symbol_kind"] = _kinds_json(target.kinds)
    if target.within:
        told["in"] = target.within
    if target.owner:
        told["of"] = target.owner
    return told


def goal_rest_json(goal: Goal) -> Json:
    told: Json = {"filters": filters_json(goal.filters)}
    if goal.counted:
        told["count"] = True
    if goal.unit is not None:
        told["unit"] = goal.unit.value
    if goal.revision:
        told["at"] = goal.revision
    return told


def filters_json(filters: Filters) -> Json:
    """What is set of them."""
    told: Json = {
        "in": filters.within,
        "of": filters.of,
        "symbol_kind": _kinds_json(filters.symbol_kinds) if filters.symbol_kinds else "",
        "outside_tests": filters.outside_tests,
        "only_tests": filters.only_tests,
        "public": filters.public,
        "since": filters.since,
        "until": filters.until,
        "by": filters.by,
    }
    told = {name: value for name, value in told.items() if value}
    return told if filters.directly is None else told | {"directly": filters.directly}


def _kinds_json(kinds: frozenset[SymbolKind]) -> str | list[str]:
    names = sorted(kind.value for kind in kinds)
    return names[0] if len(names) == 1 else names


# --- in -----------------------------------------------------------------------------------------

_TOLD = ("intent", "relation", "polar", "counted", "transitive", "facet", "member")
"""What an answer's goal tells besides; its kind says the same."""
_KEYS = ("schema", "kind", "targets", "words", "filters", "at", "count", "unit", "limit", *_TOLD)
_TARGET_KEYS = ("text", "kind", "symbol_kind", "in", "of", "resolved")
_TEXT_FILTERS: Mapping[str, str] = {
    "in": "within", "of": "of", "since": "since", "until": "until", "by": "by",
}  # fmt: skip
_SWITCHES = ("outside_tests", "only_tests", "public", "directly")
_FILTER_KEYS = (*_TEXT_FILTERS, "symbol_kind", *_SWITCHES)


def query_from_json(document: object) -> Query:
    """A `probant.goal/1`, or a `UsageError` that says what of it is wrong."""
    goal = _object(document, "the goal", _KEYS)
    if goal.get("schema", GOAL_SCHEMA) != GOAL_SCHEMA:
        raise _wrong("schema", f"{GOAL_SCHEMA!r}")
    unit = goal.get("unit")
    units = [one.value for one in Unit]
    if unit is not None and unit not in units:
        raise _wrong("unit", f"one of {', '.join(units)}")
    limit = goal.get("limit")
    if limit is not None and (type(limit) is not int or limit < 1):
        raise _wrong("limit", "a whole number from 1 on")
    words = goal.get("words", [])
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise _wrong("words", "a list of texts")
    return Query(
        kind=_text(goal, "kind", "kind"),
        targets=(*_targets(goal.get("targets", [])), *words),
        filters=_filters(goal.get("filters", {})),
        count=_switch(goal, "count", "count") or False,
        unit=Unit(unit) if unit else None,
        at=_text(goal, "at", "at") if goal.get("at") is not None else None,
        limit=limit,
    )


def _targets(listed: object) -> Iterator[str | Named]:
    if not isinstance(listed, list):
        raise _wrong("targets", "a list")
    for number, one in enumerate(listed):
        if isinstance(one, str):
            yield one
            continue
        where = f"targets[{number}]"
        target = _object(one, where, _TARGET_KEYS)
        kind = target.get("kind")
        kinds = [kind.value for kind in TargetKind]
        if kind is not None and kind not in kinds:
            raise _wrong(f"{where}.kind", f"one of {', '.join(kinds)}")
        yield Named(
            text=_text(target, "text", f"{where}.text"),
            kinds=_symbol_kinds(target, where),
            within=_text(target, "in", f"{where}.in") if "in" in target else "",
            owner=_text(target, "of", f"{where}.of") if "of" in target else "",
            kind=TargetKind(kind) if kind else None,
        )


def _filters(told: object) -> Filters:
    filters = _object(told, "filters", _FILTER_KEYS)
    texts = {
        field: _text(filters, name, f"filters.{name}")
        for name, field in _TEXT_FILTERS.items()
        if filters.get(name) is not None
    }
    switches = {name: _switch(filters, name, f"filters.{name}") for name in _SWITCHES}
    return Filters(
        **texts,
        symbol_kinds=_symbol_kinds(filters, "filters"),
        outside_tests=switches["outside_tests"] or False,
        only_tests=switches["only_tests"] or False,
        public=switches["public"] or False,
        directly=switches["directly"],
    )


def _symbol_kinds(told: Mapping[str, object], where: str) -> frozenset[SymbolKind]:
    kinds = told.get("symbol_kind")
    names = [kinds] if isinstance(kinds, str) else kinds if kinds is not None else []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise _wrong(f"{where}.symbol_kind", "a text, or a list of texts")
    return symbol_kinds(names)


def _object(told: object, where: str, known: tuple[str, ...]) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise _wrong(where, "an object")
    for key in told:
        if key not in known:
            from difflib import get_close_matches

            near = get_close_matches(key, known, n=1)
            raise UsageError(
                f"{where} has a key {key!r} that nobody knows",
                remedy=f"did you mean {near[0]}?" if near else f"it takes {', '.join(known)}",
            )
    return told


def _text(told: Mapping[str, object], key: str, where: str) -> str:
    value = told.get(key)
    if not isinstance(value, str) or not value.strip():
        raise _wrong(where, "a text that is not empty")
    return value


def _switch(told: Mapping[str, object], key: str, where: str) -> bool | None:
    value = told.get(key)
    if value is not None and not isinstance(value, bool):
        raise _wrong(where, "true or false")
    return value


def _wrong(where: str, wanted: str) -> UsageError:
    return UsageError(f"{where} is not {wanted}", remedy="see docs/reference/goal.schema.json")


# --- what there is ------------------------------------------------------------------------------


def kinds_json() -> Json:
    """`probant.kinds/1`: every kind, what it takes, what narrows it, and an example."""
    return {"schema": KINDS_SCHEMA, "kinds": [_kind_json(name) for name in kind_names()]}


def kind_names() -> list[str]:
    """Every name that `probant query` takes, in the order of the registry."""
    return list(dict.fromkeys(form.kind for kind in KINDS.values() for form in kind.forms))


def _kind_json(name: str) -> Json:
    choices = forms_by_name()[name]
    kind, form = choices[0]
    first = _form_json(kind, form)
    allowed = {one for _, other in choices for one in accepted_filters(kind, other)}
    return {
        "name": name,
        "relation": kind.relation.value,
        "sentence": first["sentence"],
        "slots": first["slots"],
        "filters": [one.value for one in Filter if one in allowed],
        "example": first["example"],
        "forms": [_form_json(*choice) for choice in choices],
    }


def _form_json(kind: Kind, form: Form) -> Json:
    answer = "yes_or_no" if form.polar else "count" if form.counted else "list"
    return {
        "sentence": f"{form.sentence}?",
        "answer": answer,
        "slots": [_slot_json(argument, form) for argument in arguments_of(form)],
        "count": form.counted,
        "all_the_way": form.transitive,
        "filters": [one.value for one in accepted_filters(kind, form)],
        "flags": [flag for one in accepted_filters(kind, form) for flag in FLAGS[one]],
        "example": command_of(example_of(form)),
    }


def _slot_json(argument: Argument, form: Form) -> Json:
    told: Json = {"name": argument.name, "optional": argument.is_optional}
    if argument.slot is None:
        words = words_of(form.word) if form.word else ()
        return told | {"takes": ["word"], "words": list(words)}
    sorts = sorted(sort.value for sort in sorts_of(argument.slot.fill))
    return told | {"takes": sorts or [argument.slot.fill.value]}


def goal_schema() -> Json:
    """The JSON schema of `probant.goal/1`."""
    text: Json = {"type": "string", "minLength": 1}
    kinds: Json = {"enum": list(SYMBOL_KINDS)}
    one_or_more: Json = {"anyOf": [kinds, {"type": "array", "items": kinds}]}
    switch: Json = {"type": "boolean"}
    target: Json = {
        "type": "object",
        "required": ["text"],
        "additionalProperties": False,
        "properties": {
            "text": text,
            "kind": {"enum": [kind.value for kind in TargetKind]},
            "symbol_kind": one_or_more,
            "in": text,
            "of": text,
            "resolved": {"description": "told by an answer; not needed"},
        },
    }
    filters: Json = dict.fromkeys(_TEXT_FILTERS, text)
    filters |= {"symbol_kind": one_or_more} | dict.fromkeys(_SWITCHES, switch)
    filters["directly"] = {"type": "boolean", "description": "false follows it all the way"}
    told = {name: {"description": "told by an answer; the kind says the same"} for name in _TOLD}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": GOAL_SCHEMA,
        "type": "object",
        "required": ["kind"],
        "additionalProperties": False,
        "properties": {
            "schema": {"const": GOAL_SCHEMA},
            "kind": {"enum": kind_names()},
            "targets": {"type": "array", "items": {"anyOf": [text, target]}},
            "words": {
                "type": "array",
                "items": text,
                "description": "what follows the targets: a word of a list, a member, a line",
            },
            "filters": {"type": "object", "additionalProperties": False, "properties": filters},
            "at": text,
            "count": switch,
            "unit": {"enum": [unit.value for unit in Unit]},
            "limit": {"type": "integer", "minimum": 1},
            **told,
        },
    }
