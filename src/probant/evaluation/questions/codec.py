"""Questions with their truth as `probant.questions/1`, and back.

Each kind of truth has a name that stays, whatever the class is called. Not here: what became of a
question (grading/codec.py). The schema for others: docs/evaluation-set.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from probant.evaluation.oracles.tree import Dropped
from probant.evaluation.plain import NotPlainError, line_of, of_plain, read_json, record_json
from probant.evaluation.questions.project_truth import (
    Among,
    At,
    Author,
    Line,
    MentionsOne,
    RunCounts,
    Said,
)
from probant.evaluation.questions.truth import (
    Boolean,
    Commits,
    Count,
    Denial,
    LastNames,
    Locations,
    Mentions,
    Names,
    NameSet,
    Nothing,
    Paths,
    PathSteps,
    Question,
    QuestionSet,
    Sites,
    Text,
    Truth,
)
from probant.evaluation.questions.type_truth import TypeText

SCHEMA = "probant.questions/1"
TRUTHS: Mapping[str, type] = {
    "locations": Locations,
    "sites": Sites,
    "names": Names,
    "name_set": NameSet,
    "last_names": LastNames,
    "paths": Paths,
    "path_steps": PathSteps,
    "count": Count,
    "commits": Commits,
    "text": Text,
    "boolean": Boolean,
    "mentions": Mentions,
    "nothing": Nothing,
    "denial": Denial,
    "author": Author,
    "said": Said,
    "mentions_one": MentionsOne,
    "line": Line,
    "at": At,
    "among": Among,
    "run_counts": RunCounts,
    "type": TypeText,
}
_NAME_OF = {kind: name for name, kind in TRUTHS.items()}


def question_json(question: Question) -> dict[str, Any]:
    return record_json(question, without=("truth",)) | {"truth": truth_json(question.truth)}


def question_of(document: object) -> Question:
    """Raises NotPlainError where the document is no question."""
    if not isinstance(document, Mapping):
        raise NotPlainError("a question is no object")
    bare = {name: value for name, value in document.items() if name != "truth"}
    return of_plain(Question, bare, truth=truth_of(document.get("truth")))


def truth_json(truth: Truth) -> dict[str, Any]:
    return {"kind": _NAME_OF[type(truth)], **record_json(truth)}


def truth_of(document: object) -> Truth:
    if not isinstance(document, Mapping):
        raise NotPlainError("a truth is no object")
    kind = document.get("kind")
    if not isinstance(kind, str) or kind not in TRUTHS:
        raise NotPlainError(f"no kind of truth: {kind!r}")
    said = {name: value for name, value in document.items() if name != "kind"}
    found: Truth = of_plain(TRUTHS[kind], said)
    return found


def set_json(asked: QuestionSet) -> bytes:
    """The whole set, one question a line, so that two of them can be laid beside each other."""
    questions = b",\n".join(line_of(question_json(question)) for question in asked.questions)
    dropped = b",\n".join(line_of(record_json(entry)) for entry in asked.dropped)
    head = b'{"schema":' + line_of(SCHEMA)
    return head + b',"questions":[\n' + questions + b'\n],"dropped":[\n' + dropped + b"\n]}\n"


def set_of(content: bytes) -> QuestionSet:
    """Raises NotPlainError where the bytes are no such set."""
    document = read_json(content)
    if not isinstance(document, dict) or document.get("schema") != SCHEMA:
        raise NotPlainError(f"not a {SCHEMA} document")
    questions, dropped = document.get("questions"), document.get("dropped", [])
    if not isinstance(questions, list) or not isinstance(dropped, list):
        raise NotPlainError("questions and dropped are no lists")
    return QuestionSet(
        tuple(question_of(entry) for entry in questions),
        tuple(of_plain(Dropped, entry) for entry in dropped),
    )
