"""The documented schema says of generated sets what they are, and of others that they are not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from probant.evaluation.questions.codec import TRUTHS, set_json
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import QuestionSet
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.python.source import PythonSource
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import tree_of

SCHEMA = json.loads(
    (Path(__file__).parents[3] / "docs" / "reference" / "questions.schema.json").read_text()
)
TYPES = {
    "object": dict, "array": list, "string": str, "integer": int, "boolean": bool,
    "number": float, "null": type(None),
}  # fmt: skip


def faults(schema: Any, value: Any, where: str = "") -> Iterator[str]:
    """The part of JSON Schema that the document uses; an unknown word in it is a fault, too."""
    known = {"type", "const", "enum", "oneOf", "properties", "required", "additionalProperties",
             "items", "prefixItems", "uniqueItems", "title", "description", "$schema"}  # fmt: skip
    yield from (f"{where}: the schema says {word}" for word in set(schema) - known)
    if "const" in schema and value != schema["const"]:
        yield f"{where}: not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{where}: none of {schema['enum']}"
    if "oneOf" in schema:
        n_right = sum(not list(faults(one, value)) for one in schema["oneOf"])
        if n_right != 1:
            yield f"{where}: {n_right} of the forms fit"
    if "type" in schema:
        is_flag = isinstance(value, bool) and schema["type"] != "boolean"
        if is_flag or not isinstance(value, TYPES[schema["type"]]):
            yield f"{where}: no {schema['type']}"
            return
    if schema.get("type") == "object":
        yield from _object_faults(schema, value, where)
    if schema.get("type") == "array":
        yield from _array_faults(schema, value, where)


def _object_faults(schema: Any, value: dict[str, Any], where: str) -> Iterator[str]:
    yield from (f"{where}: without {name}" for name in schema["required"] if name not in value)
    for name, entry in value.items():
        if name not in schema["properties"]:
            yield f"{where}: has {name}"
        else:
            yield from faults(schema["properties"][name], entry, f"{where}/{name}")


def _array_faults(schema: Any, value: list[Any], where: str) -> Iterator[str]:
    parts = schema.get("prefixItems")
    if parts is not None:
        if len(parts) != len(value):
            yield f"{where}: {len(value)} parts"
        for one, entry in zip(parts, value, strict=False):
            yield from faults(one, entry, where)
        return
    for entry in value:
        yield from faults(schema["items"], entry, f"{where}[]")


def generated() -> QuestionSet:
    sources = (ProjectFacts, ContentFacts, PythonSource)
    return generate(tree_of(SAMPLE), 7, sources, limit_per_family=20)


def test_a_generated_set_is_what_the_schema_says() -> None:
    document = json.loads(set_json(generated()))
    assert len(document["questions"]) > 400
    assert list(faults(SCHEMA, document)) == []


def test_every_kind_of_truth_stands_in_the_schema() -> None:
    forms = SCHEMA["properties"]["questions"]["items"]["properties"]["truth"]["oneOf"]
    assert [form["properties"]["kind"]["const"] for form in forms] == list(TRUTHS)


def test_what_is_no_set_does_not_fit() -> None:
    document = json.loads(set_json(generated()))
    question = document["questions"][0]
    for wrong in (
        document | {"schema": "probant.questions/2"},
        document | {"more": 1},
        document | {"questions": [question | {"truth": {"kind": "gut"}}]},
        document | {"questions": [question | {"acceptable": ["perhaps"]}]},
        document | {"questions": [{k: v for k, v in question.items() if k != "text"}]},
    ):
        assert list(faults(SCHEMA, wrong))
