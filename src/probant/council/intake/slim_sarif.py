"""SARIF made short: of each result what it says and where, so that it fits beside the code.

What stays is valid SARIF. Flows, fixes, rule help and the like are left out, and results that the
tool itself took back. Reading files is reading.py's, checking places scanners' work.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from probant.vocabulary.json_text import encodable
from probant.vocabulary.record import Record

VERSION = "2.1.0"
_REGION = ("startLine", "startColumn", "endLine", "endColumn", "charOffset", "byteOffset")
_TAKEN_BACK = ("pass", "notApplicable")
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


def is_sarif(document: object) -> bool:
    return isinstance(document, dict) and isinstance(document.get("runs"), list)


def slim_runs(document: Json, root: str | None = None) -> tuple[SlimRun, ...]:
    """Every run; files below `root` (an absolute path) are named relative to it."""
    return tuple(_run(run, root) for run in document["runs"] if isinstance(run, dict))


def rendered(run: SlimRun, results: Sequence[SlimResult], part: str = "") -> str:
    """A SARIF document of some results of a run, one result on a line."""
    driver = {"name": run.name} | ({"version": run.version} if run.version else {})
    about: dict[str, Any] = {"tool": {"driver": driver}}
    if run.bases:
        about["originalUriBaseIds"] = {name: {"uri": uri} for name, uri in run.bases}
    properties = {"part": part} if part else {}
    if run.n_suppressed:
        properties["suppressed"] = str(run.n_suppressed)
    if properties:
        about["properties"] = properties
    head = _json(about)[:-1]
    rows = ",\n".join(result.text for result in results)
    return f'{{"version":"{VERSION}","runs":[{head},"results":[\n{rows}\n]}}]}}'


def _run(run: Json, root: str | None) -> SlimRun:
    driver = _row(_row(run, "tool"), "driver")
    rules = _Rules(run)
    results = [row for row in _list(run, "results") if isinstance(row, dict)]
    standing = [row for row in results if not _is_taken_back(row)]
    active = [row for row in standing if not _is_suppressed(row)]
    return SlimRun(
        name=_text(driver, "name") or "sarif",
        version=_text(driver, "version") or _text(driver, "semanticVersion"),
        bases=tuple(_bases(run, root)),
        results=tuple(_result(row, run, rules, root) for row in active),
        n_suppressed=len(standing) - len(active),
    )


def _is_taken_back(result: Json) -> bool:
    return result.get("baselineState") == "absent" or result.get("kind") in _TAKEN_BACK


def _is_suppressed(result: Json) -> bool:
    found = [one for one in _list(result, "suppressions") if isinstance(one, dict)]
    return bool(found) and all(one.get("status", "accepted") == "accepted" for one in found)


def _result(row: Json, run: Json, rules: _Rules, root: str | None) -> SlimResult:
    rule = rules.of(row)
    name = _text(row, "ruleId") or _text(_row(row, "rule"), "id") or _text(rule, "id")
    level = _level(row, rule)
    slim: dict[str, Any] = {"ruleId": name} if name else {}
    slim |= {"level": level, "message": {"text": _message(row, rule)}}
    if isinstance(kind := row.get("kind"), str) and kind != "fail":
        slim["kind"] = kind
    if locations := list(_locations(row, run, root)):
        slim["locations"] = locations
    return SlimResult(rule=name, level=level, text=_json(slim))


def _level(row: Json, rule: Json) -> str:
    """As the standard has it: a result's own, else the rule's, else a warning."""
    if row.get("kind", "fail") != "fail":
        return "none"
    for level in (row.get("level"), _row(rule, "defaultConfiguration").get("level")):
        if level in _LEVELS:
            return str(level)
    return "warning"


def _message(row: Json, rule: Json) -> str:
    message = _row(row, "message")
    told = _text(message, "text") or _text(message, "markdown")
    if told:
        return told
    template = _row(_row(rule, "messageStrings"), _text(message, "id"))
    told = _text(template, "text") or _text(template, "markdown")
    for place, argument in enumerate(_list(message, "arguments")):
        told = told.replace(f"{{{place}}}", str(argument))
    return told


def _locations(row: Json, run: Json, root: str | None) -> Iterator[Json]:
    for location in _list(row, "locations"):
        physical = _row(location, "physicalLocation") if isinstance(location, dict) else {}
        artifact = _artifact(_row(physical, "artifactLocation"), run)
        uri = _text(artifact, "uri")
        if not uri:
            continue
        slim: dict[str, Any] = {"uri": relative(uri, root)}
        if base := _text(artifact, "uriBaseId"):
            slim["uriBaseId"] = base
        found: dict[str, Any] = {"artifactLocation": slim}
        if region := _region(_row(physical, "region")):
            found["region"] = region
        yield {"physicalLocation": found}


def _artifact(artifact: Json, run: Json) -> Json:
    index = artifact.get("index")
    artifacts = _list(run, "artifacts")
    if _text(artifact, "uri") or not isinstance(index, int) or not 0 <= index < len(artifacts):
        return artifact
    entry = artifacts[index]
    # What is packed inside another file has no path of its own.
    if not isinstance(entry, dict) or isinstance(entry.get("parentIndex"), int):
        return {}
    return _row(entry, "location")


def _region(region: Json) -> dict[str, Any]:
    slim: dict[str, Any] = {name: region[name] for name in _REGION if _is_number(region.get(name))}
    if snippet := _text(_row(region, "snippet"), "text"):
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
    for name, base in _row(run, "originalUriBaseIds").items():
        uri = _text(base, "uri") if isinstance(base, dict) else ""
        if uri and relative(uri.rstrip("/") + "/.", root) != ".":
            yield encodable(name), uri


class _Rules:
    """The rules that a run tells of, by place and by name."""

    def __init__(self, run: Json) -> None:
        tool = _row(run, "tool")
        components = [_row(tool, "driver"), *_list(tool, "extensions")]
        self._components = [
            [rule if isinstance(rule, dict) else {} for rule in _list(one, "rules")]
            if isinstance(one, dict)
            else []
            for one in components
        ]
        named = [rule for rules in reversed(self._components) for rule in rules]
        self._by_name: dict[str, Json] = {_text(rule, "id"): rule for rule in named}

    def of(self, result: Json) -> Json:
        reference = _row(result, "rule")
        component = _row(reference, "toolComponent").get("index")
        rules = self._components[0]
        if isinstance(component, int) and 0 <= component < len(self._components) - 1:
            rules = self._components[component + 1]
        index = reference.get("index", result.get("ruleIndex"))
        if _is_number(index) and index < len(rules):
            return rules[index]
        name = _text(result, "ruleId") or _text(reference, "id")
        # `a/b` names a rule below the rule `a`.
        return self._by_name.get(name) or self._by_name.get(name.partition("/")[0]) or {}


def _row(value: Json, key: str) -> Json:
    found = value.get(key)
    return found if isinstance(found, dict) else {}


def _list(value: Json, key: str) -> Sequence[Any]:
    found = value.get(key)
    return found if isinstance(found, list) else ()


def _text(value: Json, key: str) -> str:
    found = value.get(key)
    return encodable(found) if isinstance(found, str) else ""


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31


def _json(value: object) -> str:
    return encodable(json.dumps(value, ensure_ascii=False, separators=(",", ":")))
