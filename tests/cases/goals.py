"""Ask with a typed goal: a relation, its targets, and the filters under test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from probant.answering.answer import Answer
from probant.questions.registry import KINDS
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Relation, Target, TargetKind
from probant.vocabulary.value import (
    CommitValue,
    CountValue,
    LocationValue,
    NameValue,
    PathValue,
    TextValue,
    Value,
)
from probant.workflows.investigate import investigate
from tests.cases.asking import workbench

N_SHORT = 7


def goal(relation: Relation, *targets: str | Target, **given: Any) -> Goal:
    """A goal as a typed query makes it; what is a filter becomes one."""
    names = set(Filters.__annotations__)
    filters = Filters(**{name: given.pop(name) for name in list(given) if name in names})
    if filters.directly is False:
        given.setdefault("transitive", True)
    return Goal(
        question=f"{relation.value} {' '.join(map(str, targets))}",
        intent=KINDS[relation].intent,
        relation=relation,
        targets=tuple(one if isinstance(one, Target) else _target(one) for one in targets),
        filters=filters,
        **given,
    )


def answered(repo: Path, asked: Goal) -> Answer:
    with workbench(repo) as bench:
        return investigate(asked, bench.tree, bench.desk)


def values_of(answer: Answer) -> list[str]:
    """The values as a person would write them down."""
    return [said_of(cited.value) for cited in answer.values]


def reasons_of(answer: Answer) -> set[str]:
    return {reason.wire for reason in answer.ruling.reasons}


def _target(text: str) -> Target:
    is_path = "/" in text or text.endswith((".py", ".go", ".rs", ".ts", ".java", ".txt", ".md"))
    return Target(text=text, kind=TargetKind.PATH if is_path else TargetKind.SYMBOL)


def said_of(value: Value) -> str:
    match value:
        case LocationValue(definition):
            return f"{definition.qualified_name} {definition.path}:{definition.line}"
        case NameValue(name, path, line):
            at = f":{line}" if line else ""
            return f"{name} {path}{at}" if path else name
        case CommitValue():
            return value.subject
        case CountValue(count):
            return str(count)
        case PathValue(path):
            return path
        case TextValue(text):
            return text
    return str(value)
