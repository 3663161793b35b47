"""Small trees written by hand, and one answer in the shape of the contract."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles.python_ast import PythonFacts
from probant.evaluation.oracles.python_scopes import Definition
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.subjects.response import Response, parse_response


def tree_of(files: Mapping[str, str]) -> Tree:
    contents = {path: textwrap.dedent(text).encode() for path, text in sorted(files.items())}
    return Tree(Path("sample"), contents, ())


def facts_of(files: Mapping[str, str]) -> PythonFacts:
    return PythonFacts(tree_of(files))


def defined(facts: PythonFacts, qualified: str, path: str | None = None) -> Definition:
    (found,) = [d for d in facts.definitions if d.qualified == qualified and path in (None, d.path)]
    return found


def write_tree(root: Path, files: Mapping[str, str]) -> Path:
    for path, text in files.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(textwrap.dedent(text).encode())
    return root


def answer(
    outcome: str,
    *values: Mapping[str, object],
    citations: tuple[Mapping[str, object], ...] = (),
    level: str = "high",
) -> dict[str, object]:
    return {
        "schema": "probant.answer/1",
        "outcome": outcome,
        "answer": {"text": "", "values": [dict(value) for value in values]},
        "leads": [],
        "citations": [dict(cited) for cited in citations],
        "confidence": {"level": level},
        "gate": {"status": "full_confirmed", "reason_codes": []},
        "trace": {"steps": [], "recovery_attempts": 0, "stop_reason": "satisfied"},
    }


def response(outcome: str, *values: Mapping[str, object]) -> Response:
    return parse_response(answer(outcome, *values))
