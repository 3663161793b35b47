"""SARIF made short: of each result what it says and where, so that it fits beside the code.

What stays is valid SARIF. Flows, fixes, rule help and the like are left out, and results that the
tool itself took back. Reading files is reading.py's, checking places scanners' work.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from probant.council.sarif_log import (
    commits_of,
    is_taken_back,
    list_of,
    n_failures,
    pointed_at,
    revisions_of,
    row_of,
)
from probant.errors import RequestRefused
from probant.vocabulary.json_text import encodable
from probant.vocabulary.record import Record

VERSION = "2.1.0"
_REGION = ("startLine", "startColumn", "endLine", "endColumn", "charOffset", "byteOffset")
MAX_CHARS = 250_000
"""Of all results of a document: what a request may hold."""
_MAX_COMMITS = 5
_MAX_COMMIT_CHARS = 100
_PLACEHOLDER = re.compile(r"\{\{|\}\}|\{([0-9]{1,4})\}")
_LEVELS = ("none", "note", "warning", "error")

Json = Mapping[str, Any]


class SlimResult(Record, kw_only=True):
    """One result, and its JSON on one line."""

    rule: str
    level: str
    text: str


class SlimRun(Record, kw_only=True):
    """What one tool said in one run."""

    name: str
    version: str
    bases: tuple[tuple[str, str], ...]
    results: tuple[SlimResult, ...]
    n_suppressed: int
    n_failures: int = 0
    has_results: bool = True
    revisions: tuple[tuple[str, str], ...] = ()
    """(repository, commit) of what it says it looked at."""


class _Room:
    """How much may still be written: a short log can point at one long text very often."""

    def __init__(self, max_chars: int) -> None:
        self.max_chars = max_chars
        self.left = max_chars

    def take(self, n_chars: int) -> None:
        self.left -= n_chars
        if self.left < 0:
            raise RequestRefused(
                f"is SARIF of more than {self.max_chars:,} characters, even when made short",
                remedy="send what matters most: filter by rule, level or path",
            )


def slim_runs(
    document: Json, root: str | None = None, max_chars: int = MAX_CHARS
) -> tuple[SlimRun, ...]:
    """Every run; files below `root` (an absolute path) are named relative to it."""
    room = _Room(max_chars)
    return tuple(_run(run, root, room) for run in document["runs"] if isinstance(run, dict))


def rendered(run: SlimRun, results: Sequence[SlimResult], part: str = "") -> str:
    """A SARIF document of some results of a run, one result on a line."""
    driver = {"name": run.name} | ({"version": run.version} if run.version else {})
    about: dict[str, Any] = {"tool": {"driver": driver}}
    if run.bases:
        about["originalUriBaseIds"] = {name: {"uri": uri} for name, uri in run.bases}
    if run.n_failures:
        about["invocations"] = [{"executionSuccessful": False}]
    if run.revisions:
        about["versionControlProvenance"] = [
            {"repositoryUri": uri, "revisionId": commit} for uri, commit in run.revisions
        ]
    properties = {"part": part} if part else {}
    if run.n_suppressed:
        properties["suppressed"] = str(run.n_suppressed)
    if properties:
        about["properties"] = properties
    if not run.has_results:
        return f'{{"version":"{VERSION}","runs":[{_json(about)}]}}'
    head = _json(about)[:-1]
    rows = ",\n".join(result.text for result in results)
    return f'{{"version":"{VERSION}","runs":[{head},"results":[\n{rows}\n]}}]}}'


def _run(run: Json, root: str | None, room: _Room) -> SlimRun:
    driver = row_of(row_of(run, "tool"), "driver")
    rules = _Rules(run)
    results = [row for row in list_of(run, "results") if isinstance(row, dict)]
    standing = [row for row in results if not is_taken_back(row)]
    active = [row for row in standing if not _is_suppressed(row)]
    return SlimRun(
        name=_text(driver, "name") or "sarif",
        version=_text(driver, "version") or _text(driver, "semanticVersion"),
        bases=tuple(_bases(run, root)),
        results=tuple(_result(row, run, rules, root, room) for row in active),
        n_suppressed=len(standing) - len(active),
        n_failures=n_failures(run),
        has_results=isinstance(run.get("results"), list),
        revisions=tuple(
            (_short(uri), _short(commit)) for uri, commit in islice(revisions_of(run), _MAX_COMMITS)
        ),
    )


def _is_suppressed(result: Json) -> bool:
    found = [one for one in list_of(result, "suppressions") if isinstance(one, dict)]
    return bool(found) and all(one.get("status", "accepted") == "accepted" for one in found)


def _result(row: Json, run: Json, rules: _Rules, root: str | None, room: _Room) -> SlimResult:
    rule = rules.of(row)
    name = _text(row, "ruleId") or _text(row_of(row, "rule"), "id") or _text(rule, "id")
    level = _level(row, rule)
    slim: dict[str, Any] = {"ruleId": name} if name else {}
    slim |= {"level": level, "message": {"text": _message(row, rule, room)}}
    if isinstance(kind := row.get("kind"), str) and kind != "fail":
        slim["kind"] = kind
    if locations := list(_locations(row, run, root, room)):
        slim["locations"] = locations
    for holder, key, commit in islice(commits_of(row), _MAX_COMMITS):
        slim.setdefault(holder, {})[encodable(key)] = _short(commit)
    text = _json(slim)
    room.take(len(text))
    return SlimResult(rule=name, level=level, text=text)


def _short(text: str) -> str:
    return encodable(text[:_MAX_COMMIT_CHARS])


def _level(row: Json, rule: Json) -> str:
    """As the standard has it: a result's own, else the rule's, else a warning."""
    if row.get("kind", "fail") != "fail":
        return "none"
    for level in (row.get("level"), row_of(rule, "defaultConfiguration").get("level")):
        if level in _LEVELS:
            return str(level)
    return "warning"


def _message(row: Json, rule: Json, room: _Room) -> str:
    message = row_of(row, "message")
    told = _text(message, "text") or _text(message, "markdown")
    if not told:
        template = row_of(row_of(rule, "messageStrings"), _text(message, "id"))
        told = _text(template, "text") or _text(template, "markdown")
    arguments = list_of(message, "arguments")
    return _filled(told, arguments, room.left) if arguments else told


def _filled(template: str, arguments: Sequence[Any], max_chars: int) -> str:
    """The template with its arguments, each read once; cut a little behind `max_chars`."""
    pieces: list[str] = []
    n_chars = at = 0
    for found in _PLACEHOLDER.finditer(template):
        place = int(found[1]) if found[1] else None
        given = found[0][0] if place is None else found[0]
        if place is not None and place < len(arguments):
            given = str(arguments[place]) if not _is_nested(arguments[place]) else found[0]
        pieces += (template[at : found.start()], encodable(given[: max_chars + 1]))
        n_chars += found.start() - at + len(pieces[-1])
        at = found.end()
        if n_chars > max_chars:
            break
    return "".join([*pieces, template[at:]])


def _is_nested(argument: object) -> bool:
    """Arguments are strings by the standard; a number can be told, a document cannot."""
    return isinstance(argument, dict | list)


def _locations(row: Json, run: Json, root: str | None, room: _Room) -> Iterator[Json]:
    n_chars = 0
    for location in list_of(row, "locations"):
        physical = row_of(location, "physicalLocation") if isinstance(location, dict) else {}
        artifact, is_packed = pointed_at(row_of(physical, "artifactLocation"), run)
        uri = _text(artifact, "uri")
        # What is packed inside another file has no path of its own.
        if not uri or is_packed:
            continue
        n_chars += len(uri)
        if n_chars > room.left:
            room.take(n_chars)
        slim: dict[str, Any] = {"uri": relative(uri, root)}
        if base := _text(artifact, "uriBaseId"):
            slim["uriBaseId"] = base
        found: dict[str, Any] = {"artifactLocation": slim}
        if region := _region(row_of(physical, "region")):
            found["region"] = region
        yield {"physicalLocation": found}


def _region(region: Json) -> dict[str, Any]:
    slim: dict[str, Any] = {name: region[name] for name in _REGION if _is_number(region.get(name))}
    if snippet := _text(row_of(region, "snippet"), "text"):
        slim["snippet"] = {"text": snippet}
    return slim


def relative(uri: str, root: str | None) -> str:
    """A file below the root by its path from there; anything else as it came."""
    if root is None:
        return uri
    try:
        parts = urlsplit(uri)
    except ValueError:
        return uri
    is_local = parts.scheme in ("", "file") and parts.netloc in ("", "localhost")
    path = unquote(parts.path) if parts.scheme else uri
    below = root.rstrip("/") + "/"
    if not is_local or not path.startswith(below):
        return uri
    return quote(path[len(below) :]) if parts.scheme else path[len(below) :]


def _bases(run: Json, root: str | None) -> Iterator[tuple[str, str]]:
    """Bases with a place; one that is the root itself is what everybody takes it for."""
    for name, base in row_of(run, "originalUriBaseIds").items():
        uri = _text(base, "uri") if isinstance(base, dict) else ""
        if uri and relative(uri.rstrip("/") + "/.", root) != ".":
            yield encodable(name), uri


class _Rules:
    """The rules that a run tells of, by place and by name."""

    def __init__(self, run: Json) -> None:
        tool = row_of(run, "tool")
        components = [row_of(tool, "driver"), *list_of(tool, "extensions")]
        self._components = [
            [rule if isinstance(rule, dict) else {} for rule in list_of(one, "rules")]
            if isinstance(one, dict)
            else []
            for one in components
        ]
        named = [rule for rules in reversed(self._components) for rule in rules]
        self._by_name: dict[str, Json] = {_text(rule, "id"): rule for rule in named}

    def of(self, result: Json) -> Json:
        reference = row_of(result, "rule")
        component = row_of(reference, "toolComponent").get("index")
        rules = self._components[0]
        if isinstance(component, int) and 0 <= component < len(self._components) - 1:
            rules = self._components[component + 1]
        index = reference.get("index", result.get("ruleIndex"))
        if isinstance(index, int) and _is_number(index) and index < len(rules):
            return rules[index]
        name = _text(result, "ruleId") or _text(reference, "id")
        # `a/b` names a rule below the rule `a`.
        return self._by_name.get(name) or self._by_name.get(name.partition("/")[0]) or {}


def _text(value: Json, key: str) -> str:
    found = value.get(key)
    return encodable(found) if isinstance(found, str) else ""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31


def _json(value: object) -> str:
    return encodable(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
