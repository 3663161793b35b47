"""Answers as text that stands alone: the answer, the code it cites, the ruling in one line.

Every text is made from the whole JSON answer and a page of its rows, and fits into a budget. What
is not ours is escaped, and what is quoted stands in a fence (`fitting.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from probant.surfaces.cli.text import one_line
from probant.surfaces.mcp.fitting import Fitted, cut_to, fit, n_tokens
from probant.surfaces.mcp.wire import rows_of
from probant.surfaces.phrasing import clipped, counted, flowing
from probant.vocabulary.reason import ReasonCode

if TYPE_CHECKING:
    from probant.surfaces.wire import Json

HEAD_SHARE = 0.4
"""How much of the budget the words before the quoted code may take."""
MAX_SENTENCE = 300


def text_of(tool: str, document: Json, first: int, max_rows: int, budget: int) -> Fitted:
    """The page of rows from `first` on that fits; `n_blocks` is how many there are in it."""
    rows = rows_of(tool, document)[first : first + max_rows]
    head, blocks = _FORMS[tool](document, rows, first)
    tail = _TAILS.get(tool, _no_tail)(document)
    room = budget - n_tokens(tail)
    fitted = fit(cut_to(head, int(room * HEAD_SHARE)), blocks, room)
    return Fitted(f"{fitted.text}\n\n{tail}" if tail else fitted.text, fitted.n_blocks)


Form = tuple[str, Iterator[str]]
"""What is said first, and one block for each row."""


def _no_tail(_document: Json) -> str:
    return ""


# --- ask, query -----------------------------------------------------------------------------------


def _answer(document: Json, rows: Sequence[Json], first: int) -> Form:
    if document["parts"]:
        return _parts(document)
    all_rows = document["answer"]["n_values"]
    text = flowing(document["answer"]["text"])
    if first:
        text = f"From value {first + 1} of {all_rows} on."
    elif len(rows) > 1:  # they are all listed below
        text = clipped(text, MAX_LIST_SENTENCE)
    lines = [one_line(text)]
    lines += [
        f"Did you mean: {one_line(one['sentence'])}" for one in document["readings"][:MAX_OFFERS]
    ]
    lines += [f"Warning: {one_line(one)}" for one in document["warnings"][:MAX_OFFERS]]
    if "code" in document and not first:
        return "\n".join(lines), iter([_code(document["code"])])
    if rows:
        return "\n".join(lines), _cited(document, rows)
    if document["leads"]:
        lines.append("Not confirmed, the closest places:")
    return "\n".join(lines), _cited(document, document["leads"])


MAX_OFFERS = 3
MAX_LIST_SENTENCE = 200


def _parts(document: Json) -> Form:
    """Several questions in one: each answered and ruled by itself."""
    lines = []
    for part in document["parts"]:
        lines.append(f"{one_line(part['question'])} → {one_line(flowing(part['answer']['text']))}")
        lines.append(_ruling(part))
    return "\n".join(lines), (
        block for part in document["parts"] for block in _cited(part, part["answer"]["values"])
    )


def _cited(document: Json, rows: Sequence[Json]) -> Iterator[str]:
    """Each value with the lines that show it; lines that were shown before are not shown again."""
    shown: set[int] = set()
    path = ""
    for row in rows:
        lines = [] if row["citations"] else [value_line(row)]
        for number in row["citations"]:
            if number in shown:
                continue
            shown.add(number)
            citation = document["citations"][number]
            if citation["path"] != path:
                path = citation["path"]
                lines.append(one_line(path))
            name = row.get("qualified_name") or row.get("name") or ""
            lines += _numbered(citation["quote"], citation["start_line"], name)
        yield "\n".join(lines) if lines else value_line(row)


def value_line(row: Json) -> str:
    """A value in one line: what, and where it stands."""
    said = row.get("qualified_name") or row.get("name") or row.get("text") or row.get("sha")
    where = f"{row['path']}:{row['line']}" if row.get("line") else row.get("path", "")
    rest = [str(row[name]) for name in ("subject", "count", "value", "why") if name in row]
    return one_line(" ".join(part for part in (str(said or ""), where, *rest) if part))


def _numbered(quote: str, first: int, name: str = "") -> list[str]:
    """The lines with their numbers; a single one also says what it is about, if it does not."""
    lines = quote.split("\n")
    if len(lines) == 1 and name and name not in quote:
        return [f"{first} in {one_line(name)}: {quote.strip()}"]
    return [f"{number}: {line}" for number, line in enumerate(lines, first)]


def _ruling(document: Json) -> str:
    """One line: outcome, how surely, why not more, how it was read, of which snapshot."""
    gate, reading, snapshot = document["gate"], document["reading"], document["snapshot"]
    sure = f"{document['outcome']}, {gate['truth_mode']}"
    codes = f" [{', '.join(gate['reason_codes'])}]" if gate["reason_codes"] else ""
    parts = [f"Ruling: {sure}{codes}, confidence {document['confidence']['level']}"]
    if reading:
        parts.append(f"read as: {clipped(one_line(reading['sentence']), MAX_SENTENCE)}")
        if reading["left_over"]:
            parts.append(f"not taken into account: {one_line(', '.join(reading['left_over']))}")
    if ReasonCode.NOT_PERMITTED.wire in gate["reason_codes"]:
        parts.append("nothing can be run through these tools")
    return "; ".join([*parts, _snapshot(snapshot)])


def _snapshot(snapshot: Json) -> str:
    commit = f"commit {snapshot['commit'][:12]}" if snapshot["commit"] else "files on disk"
    return commit + (" with uncommitted changes" if snapshot["dirty"] else "")


# --- the others -----------------------------------------------------------------------------------


def _search(document: Json, rows: Sequence[Json], first: int) -> Form:
    if not rows:
        return f"Nothing here says {one_line(document['query'])!r}.", iter(())
    head = f"Places {first + 1} to {first + len(rows)}, best first; they match, nothing is proved."
    return head, (_place(row) for row in rows)


N_LINES_OF_PLACE = 6


def _place(row: Json) -> str:
    name = row["qualified_name"] or ""
    head = f"{row['path']}:{row['start_line']} {row['kind']} {name} ({row['quality']})"
    lines = row["quote"].split("\n")[:N_LINES_OF_PLACE]
    return "\n".join([one_line(head), *_numbered("\n".join(lines), row["start_line"])])


def _show(document: Json, rows: Sequence[Json], _first: int) -> Form:
    if not rows:
        near = ", ".join(document.get("closest", ()))
        hint = f"Close to it: {one_line(near)}." if near else "Call search with words of it."
        return f"Nothing here is called {one_line(document['name'])!r}. {hint}", iter(())
    n = counted(len(document["definitions"]), "definition")
    return f"{n} of {one_line(document['name'])}.", (_code(row) for row in rows)


def _code(row: Json) -> str:
    head = f"{row['path']}:{row['start_line']}-{row['end_line']} {row['kind']}"
    more = f"\n(cut; call show with {row['path']}:{row['end_line'] + 1}-…)" if row["cut"] else ""
    return "\n".join([one_line(head), *_numbered(row["text"], row["start_line"])]) + more


def _check(document: Json, rows: Sequence[Json], _first: int) -> Form:
    counts = document["counts"]
    said = ", ".join(f"{counts[name]} {name}" for name in ("verified", "refuted", "unverifiable"))
    head = f"{counted(counts['claims'], 'claim')}: {said}; {counts['unread']} sentences not read."
    if not counts["claims"]:
        head = "Nothing in this text could be checked; that is not a pass."
    return head, (_claim(row) for row in rows)


def _claim(row: Json) -> str:
    said = f"{row['verdict'].upper()} {one_line(clipped(row['text'], MAX_SENTENCE))}"
    if row["verdict"] == "verified":
        return said
    hint = f" → {one_line(row['suggestion'])}" if row["suggestion"] else ""
    return f"{said}\n  {one_line(row['detail'])}{hint}"


def _facts(document: Json, rows: Sequence[Json], _first: int) -> Form:
    languages = ", ".join(f"{name} {n}" for name, n in document["languages"].items())
    head = f"{counted(len(document['files']), 'file')} ({languages or 'none parsed'})."
    if skipped := len(document["skipped"]):
        head += f" Skipped: {skipped}."
    return head, (_fact(row) for row in rows)


def _fact(row: Json) -> str:
    where = f"{row.get('file', '')}:{row.get('line', '')}".strip(":")
    match row["list"]:
        case "functions":
            owner = row["qualified_name"].removesuffix(row["name"])
            said = f"{row['kind']} {owner}{row['signature']}"
        case "classes":
            said = f"class {row['qualified_name']}({', '.join(row['extends'])})"
        case "imports":
            where, said = f"{row['from']}:{row['line']}", f"imports {row['to']}"
        case "exports":
            said = f"exports {', '.join(row['symbols']) or 'nothing'}"
        case "calls":
            said = f"{row['caller']} calls {row['callee']}"
        case _:
            said = f"{row['identifier']}: {row['type']}"
    return one_line(f"{where} {said}")


def _verify(document: Json, rows: Sequence[Json], _first: int) -> Form:
    reasons = ", ".join(document["verdict_reasons"])
    head = f"Verdict: {document['verdict']}" + (f" ({reasons})" if reasons else "")
    said = clipped(one_line(flowing(document["rationale"] or "")), 2 * MAX_SENTENCE)
    items = [
        f"evidence {one_line(one['evidence_id'])}: {one['status']}"
        for one in document["evidence_summary"] or ()
    ]
    return "\n".join(filter(None, [head + ".", said, *items])), (_finding(row) for row in rows)


def _finding(row: Json) -> str:
    grounded = "" if row["grounded"] else " (its place could not be confirmed)"
    head = f"{row['severity']} {row['path']}:{row['start_line']}-{row['end_line']}{grounded}"
    return f"{one_line(head)}\n  {one_line(flowing(row['description']))}"


def _status(document: Json, rows: Sequence[Json], _first: int) -> Form:
    head = f"probant {document['version']}; nothing is ever run or changed through these tools."
    return head, (_served(row) for row in rows)


def _served(row: Json) -> str:
    if row["snapshot"] is None:
        return one_line(f"repo {row['name']}: cannot be read: {row['trouble']}")
    return one_line(f"repo {row['name']}: {_snapshot(row['snapshot'])}")


_FORMS: Mapping[str, Callable[[Json, Sequence[Json], int], Form]] = {
    "ask": _answer,
    "query": _answer,
    "search": _search,
    "show": _show,
    "check": _check,
    "facts": _facts,
    "verify": _verify,
    "status": _status,
}
_TAILS: Mapping[str, Callable[[Json], str]] = {
    "ask": _ruling,
    "query": _ruling,
    "search": lambda document: f"Of {_snapshot(document['snapshot'])}.",
    "check": lambda document: f"Of {_snapshot(document['snapshot'])}.",
    "facts": lambda document: f"Of {_snapshot(document['snapshot'])}.",
    "show": lambda document: f"Of {_snapshot(document['snapshot'])}.",
}
