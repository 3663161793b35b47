"""The values that clauses of prose tell, one function for each sort; no stance is taken."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from probant.evaluation.subjects.clauses import Clause
from probant.evaluation.subjects.response import Value

MAX_BARE_CHARS = 300

_IDENTIFIER = r"[A-Za-z_$][\w$]*(?:(?:\.|::|#|->)[A-Za-z_$~][\w$]*)*"
_NAME = re.compile(rf"[@*]{{0,2}}(?P<name>{_IDENTIFIER})(?:\(\)|\s*[:=].*)?")
_SIGNATURE = re.compile(rf"(?:def\s+)?{_IDENTIFIER}\s*\((?P<inside>[^()]*)\).*")
_FILE = re.compile(
    r"\.(?:py|pyi|tsx?|jsx?|mjs|c|h|cc|cpp|hpp|go|rs|java|md|rst|toml|ya?ml|json|cfg|txt)$"
)
_HEAD = re.compile(rf"[\s*_]*(?P<name>{_IDENTIFIER})[\s*_]*(?:$|[:(—–=-])")
_FRAME = frozenset(
    "none None null nil true True false False self this int str bool float bytes list dict tuple"
    " set string number boolean object void any yes Yes no No name Name type Type description"
    " Description file File line Line".split()
)
_SHA = re.compile(r"(?<![\w/.-])(?=[a-f]*\d)[0-9a-f]{7,40}(?![\w/-])")
_NUMBER_WORDS = {
    word: number
    for number, word in enumerate(
        "zero one two three four five six seven eight nine ten eleven twelve".split()
    )
}
_NUMBER = re.compile(
    rf"(?<![\w.:#/-])(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,9}}|{'|'.join(_NUMBER_WORDS)})(?![\w/:-]|\.\d)",
    re.IGNORECASE,
)
_BY = re.compile(
    r"\b(?i:by|author(?:ed)?(?: by)?(?: is| was)?:?|committer:?)\W{1,4}"
    r"(?P<name>[^\W\d_][\w'’.-]*(?: [^\W\d_a-z][\w'’.-]*){0,3})"
)
_RAN = re.compile(
    r"(?P<n>\d+)\s+(?:tests?\s+)?(?:have\s+|were\s+|was\s+|are\s+)?"
    r"(?P<how>pass\w*|fail\w*|skip\w*|succeed\w*)",
    re.IGNORECASE,
)


def made(
    type: str,  # noqa: A002 - as the field is called
    *,
    name: str | None = None,
    path: str | None = None,
    line: int | None = None,
    text: str | None = None,
    boolean: bool | None = None,
    count: int | None = None,
    sha: str | None = None,
    run: tuple[int, int, int] | None = None,
) -> Value:
    return Value(
        type=type,
        name=name,
        qualified_name=None,
        path=path,
        line=line,
        text=text,
        boolean=boolean,
        count=count,
        sha=sha,
        run=run,
        citations=(),
    )


def places(clauses: Iterable[Clause], kind: str) -> list[Value]:
    """With file and line; a file is only then a value of its own where none of it has a line."""
    listed = [place for clause in clauses for place in clause.places]
    with_lines = {place.path for place in listed if place.line is not None}
    found = [
        made(kind, name="", path=one.path, line=one.line)
        if one.line is not None
        else made("path", path=one.path)
        for one in listed
        if one.line is not None or one.path not in with_lines
    ]
    return list(dict.fromkeys(found))


def paths(clauses: Iterable[Clause], asked: frozenset[str]) -> list[Value]:
    found = [place.path for clause in clauses for place in clause.places]
    return [
        made("path", path=path)
        for path in dict.fromkeys(found)
        if path.lower() not in asked and path.rpartition("/")[2].lower() not in asked
    ]


def name_values(clauses: Sequence[Clause], asked: frozenset[str]) -> list[Value]:
    return [made("name", name=name) for name in names(clauses, asked)]


def names(clauses: Sequence[Clause], asked: frozenset[str]) -> list[str]:
    """Of a list or table the head of each row; else what is marked as code; else a bare list."""
    rows = list(dict.fromkeys(_row_heads(clauses, asked)))
    if rows:
        return rows
    marked = [name for one in clauses for text in one.marked for name in _named(text, asked)]
    if not marked:
        marked = [name for one in clauses for text in one.marked for name in _arguments(text)]
    if not marked and len(clauses) <= 2:
        marked = list(_bare(clauses, asked))
    return list(dict.fromkeys(marked))


def _row_heads(clauses: Iterable[Clause], asked: frozenset[str]) -> Iterator[str]:
    seen: set[int] = set()
    for clause in clauses:
        if clause.row is None or clause.row in seen:
            continue
        found = [name for text in clause.marked for name in _named(text, asked)]
        head = _HEAD.match(clause.text)
        if not clause.marked and head is not None and head["name"] not in _FRAME:
            found = [head["name"]]
        if found:
            seen.add(clause.row)
            yield found[0]


def _named(text: str, asked: frozenset[str]) -> Iterator[str]:
    match = _NAME.fullmatch(text)
    if match is None or _FILE.search(text):
        return
    name = re.sub(r"::|#|->", ".", match["name"])
    last = name.rpartition(".")[2]
    if name.lower() not in asked and last.lower() not in asked and last not in _FRAME:
        yield name


def _arguments(text: str) -> Iterator[str]:
    """The parameters of a signature that is shown whole."""
    match = _SIGNATURE.fullmatch(text)
    for part in match["inside"].split(",") if match is not None else ():
        if named := _NAME.fullmatch(part.strip()):
            yield named["name"]


def _bare(clauses: Sequence[Clause], asked: frozenset[str]) -> Iterator[str]:
    said = clauses[-1].text.strip() if clauses else ""
    listed = said.rpartition(":")[2].strip(" .*_")
    parts = [part.strip(" *_") for part in re.split(r",|\band\b|\n", listed) if part.strip()]
    if len(said) <= MAX_BARE_CHARS and all(_NAME.fullmatch(part) for part in parts):
        yield from (name for part in parts for name in _named(part, asked))


def texts(clauses: Sequence[Clause], blocks: Sequence[str], asked: frozenset[str]) -> list[Value]:
    marked = [text for clause in clauses for text in clause.marked]
    # Of what the question names, or shows as a call, nothing is told.
    fresh = [text for text in marked if text.lower().removesuffix("()") not in asked]
    found = [text for text in fresh if not _SIGNATURE.fullmatch(text)] or [
        block.strip() for block in blocks
    ]
    if not found and clauses:
        said = clauses[-1].text.strip(" .*_\n")
        last = re.search(r"(?:\b(?:is|are|returns?|requires?|needs?)\b|[:=])\s+(\S+)$", said)
        found = [last[1]] if last else [said] if len(said.split()) == 1 else []
    return [made("text", text=text) for text in dict.fromkeys(found)]


def counts(clauses: Sequence[Clause], told: Sequence[tuple[str, int]]) -> list[Value]:
    """Numbers with what they count; else the numbers of the first clause that has any."""
    numbers = list(dict.fromkeys(number for _, number in told))
    if not numbers:
        for clause in clauses:
            numbers = [_number(match[0]) for match in _NUMBER.finditer(clause.text)]
            if numbers:
                break
    return [made("count", count=number) for number in dict.fromkeys(numbers)]


def _number(written: str) -> int:
    word = _NUMBER_WORDS.get(written.lower())
    return word if word is not None else int(written.replace(",", ""))


def commits(clauses: Iterable[Clause]) -> list[Value]:
    found = [match[0] for clause in clauses for match in _SHA.finditer(clause.text)]
    return [made("commit", sha=sha) for sha in dict.fromkeys(found)]


def author(clauses: Iterable[Clause]) -> list[Value]:
    clauses = list(clauses)
    found = [match["name"].rstrip(".") for one in clauses for match in _BY.finditer(one.text)]
    if not found and clauses and len(clauses[0].text.split()) <= 4:
        found = [clauses[0].text.strip(" .*_`\n")]
    return [made("name", name=name) for name in dict.fromkeys(found)]


def runs(clauses: Iterable[Clause], has_built: bool | None) -> list[Value]:
    """What passed, failed and was skipped; a build is one thing that passed or failed."""
    found: dict[str, int] = {}
    for clause in clauses:
        for match in _RAN.finditer(clause.text):
            sort = match["how"].lower()[:4]
            found.setdefault("pass" if sort == "succ" else sort, int(match["n"]))
    if found:
        told = (found.get("pass", 0), found.get("fail", 0), found.get("skip", 0))
        return [made("run", run=told)]
    if has_built is None:
        return []
    return [made("run", run=(int(has_built), int(not has_built), 0))]
