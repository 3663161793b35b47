"""The schemas of replies: in the form strict modes take, and agreeing with what is read."""

from __future__ import annotations

import json
from typing import Any

from probant.council.hearing.replies import read_ballot, read_review
from probant.council.stages.schemas import ballot_schema, review_schema
from probant.vocabulary.council import DIMENSIONS, Ballot, Review


def objects(schema: Any) -> list[dict[str, Any]]:
    if isinstance(schema, list):
        return [one for part in schema for one in objects(part)]
    if not isinstance(schema, dict):
        return []
    inner = [one for part in schema.values() for one in objects(part)]
    return [schema, *inner] if schema.get("type") == "object" else inner


def example(schema: Any) -> Any:
    """One value that the schema allows."""
    if "enum" in schema:
        return schema["enum"][0]
    if schema["type"] == "object":
        return {name: example(part) for name, part in schema["properties"].items()}
    if schema["type"] == "array":
        return [example(schema["items"])]
    return {"string": "words", "integer": 5}[schema["type"]]


def test_every_object_is_closed_and_all_its_fields_are_required() -> None:
    found = objects(review_schema()) + objects(ballot_schema("AB"))
    assert len(found) == 8
    for one in found:
        assert one["additionalProperties"] is False
        assert one["required"] == list(one["properties"])


def test_schemas_are_plain_json() -> None:
    for schema in (review_schema(), ballot_schema(("A",))):
        assert json.loads(json.dumps(schema)) == schema


def test_what_the_schema_allows_is_read() -> None:
    got = read_review(json.dumps(example(review_schema())))
    assert isinstance(got, Review)
    assert (len(got.findings), len(got.dispositions), len(got.suspicions)) == (1, 1, 1)
    assert got.n_malformed == 0


def test_what_the_ballot_schema_allows_is_read() -> None:
    order = (("A", "ada"), ("B", "bob"))
    got = read_ballot(json.dumps(example(ballot_schema("AB"))), voter="cyd", order=order)
    assert isinstance(got, Ballot)
    assert [len(marks) for _, marks in got.scores] == [len(DIMENSIONS)] * 2
    assert got.ranking == ("A",)
