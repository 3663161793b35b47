"""Short forms of the JSON answers, under the same names: what an agent reads, and no more.

A short form is cut out of the whole one, so that the two cannot disagree. The whole one is the
resource `probant://answer/ID`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

MAX_CHARS = 500
MAX_LEADS = 5
MAX_VALUES_OF_PART = 4
"""Of a question that is one of several; the answer as a whole has no pages."""

_GATE = ("status", "truth_mode", "reason_codes", "blocked_or_limited_explanation")
_READING = ("sentence", "quality", "left_over")
_FACT_LISTS = ("functions", "classes", "imports", "exports", "calls", "types")

ANSWER_OUTPUT: Mapping[str, Any] = {
    "type": "object",
    "required": ["outcome", "answer", "citations", "gate"],
    "properties": {
        "outcome": {"type": "string"},
        "answer": {"type": "object"},
        "leads": {"type": "array"},
        "citations": {"type": "array"},
        "gate": {"type": "object"},
        "reading": {"type": ["object", "null"]},
        "readings": {"type": "array"},
        "next_cursor": {"type": "string"},
        "resource": {"type": "string"},
    },
}
"""What `ask` and `query` return as structured content."""


def rows_of(tool: str, document: Json) -> Sequence[Json]:
    """What a tool lists: the pages of an answer are pages of these."""
    return _ROWS[tool](document)


def _values(document: Json) -> Sequence[Json]:
    found: Sequence[Json] = document["answer"]["values"]
    return found


def _claims(document: Json) -> Sequence[Json]:
    """Refuted before open before verified: the first page is what needs doing."""
    order = ("refuted", "unverifiable", "verified")
    found: list[Json] = document["claims"]
    return sorted(found, key=lambda one: order.index(one["verdict"]))


def _facts(document: Json) -> Sequence[Json]:
    return [{"list": name, **row} for name in _FACT_LISTS for row in document[name]]


def _listed(name: str) -> Callable[[Json], Sequence[Json]]:
    def rows(document: Json) -> Sequence[Json]:
        found: Sequence[Json] = document[name]
        return found

    return rows


_ROWS: Mapping[str, Callable[[Json], Sequence[Json]]] = {
    "ask": _values,
    "query": _values,
    "search": _listed("places"),
    "show": _listed("definitions"),
    "check": _claims,
    "facts": _facts,
    "verify": _listed("findings"),
    "status": _listed("repos"),
}


def short(tool: str, document: Json, first: int, n_rows: int) -> Json:
    """The page of `n_rows` rows from `first` on."""
    page = list(rows_of(tool, document)[first : first + n_rows])
    return _SHORT[tool](document, page)


def _answer(document: Json, page: Sequence[Json]) -> Json:
    """Values with the citations they use, numbered anew; no evidence and no trace."""
    leads = [] if page else document["leads"][:MAX_LEADS]
    used = list(dict.fromkeys(n for one in (*page, *leads) for n in one["citations"]))
    numbers = {old: new for new, old in enumerate(used)}

    def renumbered(one: Json) -> Json:
        return {**one, "citations": [numbers[n] for n in one["citations"]]}

    told: Json = {
        "outcome": document["outcome"],
        "answer": {
            "text": _clipped(document["answer"]["text"]),
            "values": [renumbered(one) for one in page],
            "n_values": document["answer"]["n_values"],
        },
        "citations": [_citation(document["citations"][n]) for n in used],
        "gate": {name: document["gate"][name] for name in _GATE},
        "reading": _picked(document["reading"], _READING),
    }
    if leads:
        told["leads"] = [renumbered(one) for one in leads]
    if document["readings"]:
        told["readings"] = [
            {"sentence": one["sentence"], "goal": one["goal"]} for one in document["readings"]
        ]
    if document["parts"]:
        told["parts"] = [
            _answer(part, part["answer"]["values"][:MAX_VALUES_OF_PART])
            for part in document["parts"]
        ]
    return told


def _citation(citation: Json) -> Json:
    told = {name: citation[name] for name in ("path", "start_line", "end_line")}
    return told | {"quote": _clipped(citation["quote"])}


def _clipped(text: str) -> str:
    return text if len(text) <= MAX_CHARS else text[:MAX_CHARS] + "…"


def _picked(found: Json | None, names: Sequence[str]) -> Json | None:
    return None if found is None else {name: found[name] for name in names}


def _search(document: Json, page: Sequence[Json]) -> Json:
    names = ("path", "start_line", "end_line", "qualified_name", "kind", "quality")
    return {
        "query": document["query"],
        "places": [
            {name: one[name] for name in names} | {"quote": _clipped(one["quote"])} for one in page
        ],
    }


def _show(document: Json, page: Sequence[Json]) -> Json:
    """Where the code stands; the code itself is the text beside."""
    names = ("path", "start_line", "end_line", "kind", "qualified_name", "cut")
    return {
        "name": document["name"],
        "definitions": [{name: one[name] for name in names} for one in page],
    }


def _check(document: Json, page: Sequence[Json]) -> Json:
    names = ("text", "kind", "verdict", "failure", "detail", "suggestion")
    return {
        "counts": document["counts"],
        "claims": [{name: one[name] for name in names} for one in page],
    }


def _facts_page(document: Json, page: Sequence[Json]) -> Json:
    told: Json = {"n_files": len(document["files"]), "languages": document["languages"]}
    for row in page:
        names = [name for name in row if name in _FACT_FIELDS]
        told.setdefault(row["list"], []).append({name: row[name] for name in names})
    return told


_FACT_FIELDS = ("qualified_name", "file", "line", "signature", "extends", "from", "to", "symbols",
                "caller", "callee", "identifier", "type")  # fmt: skip


def _verify(document: Json, page: Sequence[Json]) -> Json:
    names = ("verification_id", "verdict", "verdict_reasons", "confidence", "evidence_summary")
    return {name: document[name] for name in names} | {"findings": list(page)}


def _status(document: Json, page: Sequence[Json]) -> Json:
    return document | {"repos": list(page)}


_SHORT: Mapping[str, Callable[[Json, Sequence[Json]], Json]] = {
    "ask": _answer,
    "query": _answer,
    "search": _search,
    "show": _show,
    "check": _check,
    "facts": _facts_page,
    "verify": _verify,
    "status": _status,
}
