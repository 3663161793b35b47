"""What each voice says to a statement: yes, no, or nothing it would stand by.

Read from the JSON that the product gives to everybody. A partial answer, a refusal, a claim that
was not read are silence; silence disagrees with nobody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from probant.evaluation.agreement.statements import Statement

Json = Mapping[str, Any]
Says = bool | None

CONFIRMED = "full_confirmed"
KINDS = {"parameters": ("parameter", "parameters")}
"""What a checked statement of a sort may be called, where that is not the sort itself."""


@dataclass(frozen=True, slots=True)
class Heard:
    """One statement and who said what to it; the denial of a relation is turned round."""

    statement: Statement
    said: tuple[tuple[str, Says], ...]

    @property
    def is_disagreed(self) -> bool:
        return len({one for _, one in self.said if one is not None}) > 1


def of_oracle(statement: Statement) -> Says:
    return _turned(statement, statement.holds)


def of_query(statement: Statement, answer: Json) -> Says:
    if answer["gate"]["status"] != CONFIRMED:
        return None
    values = answer["answer"]["values"]
    if statement.sort == "defined_in":
        return any(value.get("path") == statement.object for value in values) if values else None
    if statement.sort == "parameters":
        return str(len(values)) == statement.object
    return of_question(statement, answer)


def of_question(statement: Statement, answer: Json) -> Says:
    if answer["gate"]["status"] != CONFIRMED or answer["parts"]:
        return None
    known = {"answered": True, "refuted": False}
    booleans = [one for one in answer["answer"]["values"] if one["type"] == "boolean"]
    is_polar = answer["outcome"] == "refuted" or bool(booleans)
    return _turned(statement, known.get(answer["outcome"])) if is_polar else None


def of_check(statement: Statement, claims: Sequence[Json]) -> Says:
    """By the claims made of the statement's own line."""
    kinds = KINDS.get(statement.sort, (statement.sort,))
    verdicts = {claim["verdict"] for claim in claims if claim["kind"] in kinds}
    if "refuted" in verdicts:
        return False
    return True if verdicts == {"verified"} else None


class Facts:
    """What `probant facts` lists of the tree. What it does not list it mostly does not deny."""

    def __init__(self, document: Json) -> None:
        self._places: dict[str, set[str]] = {}
        for one in (*document["functions"], *document["classes"]):
            for name in (one["qualified_name"], one["name"]):
                self._places.setdefault(name, set()).add(one["file"])
        self._bases = {
            one["name"]: {base.rpartition(".")[2] for base in one["extends"]}
            for one in document["classes"]
        }
        self._imports = {
            (one["from"], one["resolved"]) for one in document["imports"] if one["resolved"]
        }

        self._calls = {
            (one["caller"], one["resolved"].partition(" ")[2])
            for one in document["calls"]
            if one["resolved"]
        }

    def says(self, statement: Statement) -> Says:
        match statement.sort:
            case "defined_in":
                places = self._places.get(statement.subject)
                return statement.object in places if places else None
            case "extends":
                bases = self._bases.get(statement.subject)
                plain = statement.object.rpartition(".")[2]
                return _turned(statement, True if bases and plain in bases else None)
            case "imports" | "calls":
                listed = self._calls if statement.sort == "calls" else self._imports
                is_listed = (statement.subject, statement.object) in listed
                return _turned(statement, True if is_listed else None)
        return None


def _turned(statement: Statement, said: Says) -> Says:
    return said if said is None or not statement.is_denied else not said
