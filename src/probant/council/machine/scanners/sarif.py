"""SARIF 2.1.0: results of any tool, with locations as URIs that may be relative to named bases.

Locations are what a result is about; related ones, flows and fixes are not read.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from probant.council.machine.scanners.place import Place, Reach, Scan, quoted, told
from probant.council.machine.scanners.reading import (
    Row,
    lines_of,
    list_of,
    note_of,
    number_of,
    reach_of,
    row_of,
    text_of,
)  # fmt: skip
from probant.council.sarif_log import (
    commits_of,
    is_sarif,
    is_taken_back,
    n_failures,
    pointed_at,
    revisions_of,
)
from probant.vocabulary.record import Record, replace

NAME = "SARIF"
MAX_BASES = 10
ROOTS = frozenset({"", "%SRCROOT%", "SRCROOT", "%PROJECTROOT%", "PROJECTROOT", "ROOTPATH"})
"""Bases that by convention are the root of the repository, where the log does not say."""

_NOTHING = frozenset({"n/a", "na", "none", "null", "unknown"})
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]+):")


class _Uri(Record):
    """A path and what its absence tells; `spelling` is the path before it was decoded."""

    path: str
    reach: Reach
    spelling: str = ""


def read(document: object) -> Scan | None:
    """None where the document is no SARIF log."""
    if not isinstance(document, dict) or not is_sarif(document):
        return None
    places: list[Place] = []
    n_odd = n_errors = 0
    for run in document["runs"]:
        if not isinstance(run, dict):
            n_odd += 1
            continue
        n_errors += n_failures(run)
        for result in list_of(run, "results"):
            found = list(_places(result, run)) if isinstance(result, dict) else []
            n_odd += not found and not (isinstance(result, dict) and is_taken_back(result))
            places += found
    return Scan(
        tool=NAME,
        places=tuple(places),
        n_odd=n_odd,
        n_errors=n_errors,
        is_silent=not places and not n_odd and _has_results(document["runs"]),
    )


def _has_results(runs: Sequence[object]) -> bool:
    """Whether every run has a list of results: without one the tool did not look."""
    return bool(runs) and all(
        isinstance(run, dict) and isinstance(run.get("results"), list) for run in runs
    )


def _places(result: Row, run: Row) -> Iterator[Place]:
    if is_taken_back(result):
        return
    own = tuple(commit for _holder, _name, commit in commits_of(result))
    commits = own or tuple(commit for _repository, commit in revisions_of(run))
    for location in list_of(result, "locations"):
        if isinstance(location, dict):
            physical = row_of(location, "physicalLocation")
            uri = _uri_of(row_of(physical, "artifactLocation"), run)
            if uri is not None:
                yield replace(_place(uri, row_of(physical, "region"), result), commits=commits)


def _place(uri: _Uri, region: Row, result: Row) -> Place:
    first, last = number_of(region, "startLine"), number_of(region, "endLine")
    lines = lines_of(first, last, number_of(region, "endColumn"))
    note = note_of(region, "startLine", lines)
    if lines is None and not note and ("charOffset" in region or "byteOffset" in region):
        note = "its place is given in characters or bytes"
    return Place(
        path=uri.path,
        reach=uri.reach,
        spelling=uri.spelling,
        lines=lines,
        note=note,
        quote=quoted(text_of(row_of(region, "snippet"), "text")),
        rule=told(text_of(result, "ruleId") or text_of(row_of(result, "rule"), "id")),
        message=told(text_of(row_of(result, "message"), "text")),
    )


def _uri_of(artifact: Row, run: Row) -> _Uri | None:
    """None where it names no file: some tools say so in a sentence."""
    artifact, is_packed = pointed_at(artifact, run)
    uri = text_of(artifact, "uri")
    if not uri or _is_no_file(uri):
        return None
    if is_packed:
        return _Uri(uri, Reach.FOREIGN)
    return _resolved(uri, text_of(artifact, "uriBaseId"), row_of(run, "originalUriBaseIds"))


def _is_no_file(uri: str) -> bool:
    """Words without a folder or an ending, or what stands for nothing."""
    told = unquote(uri).strip().rstrip(".").casefold()
    is_sentence = len(told.split()) > 1 and "/" not in told and "." not in told
    return is_sentence or told in _NOTHING or not told


def _resolved(uri: str, base: str, bases: Row) -> _Uri:
    """The URI joined to its bases, as far as they are told."""
    seen = uri
    for _ in range(MAX_BASES):
        if _SCHEME.match(seen) or seen.startswith("/"):
            break
        entry = row_of(bases, base)
        if not text_of(entry, "uri") and not text_of(entry, "uriBaseId"):
            if base not in ROOTS:
                return _Uri(unquote(seen), Reach.FOREIGN)
            break
        seen = posixpath.join(text_of(entry, "uri"), seen)
        base = text_of(entry, "uriBaseId")
    found = _plain(seen)
    # A base that is itself relative, to nothing that is told, need not be in the repository.
    is_loose = seen != uri and found.reach is Reach.PLAIN
    return replace(found, reach=Reach.ABSOLUTE) if is_loose else found


def _plain(uri: str) -> _Uri:
    scheme = _SCHEME.match(uri)
    if scheme is not None and scheme[1].lower() != "file":
        return _Uri(uri, Reach.FOREIGN)
    path = _after_host(uri[scheme.end() :]) if scheme is not None else uri
    if path is None:
        return _Uri(uri, Reach.FOREIGN)
    decoded = unquote(path)
    spelling = path if path != decoded else ""
    is_told = scheme is None
    return _Uri(decoded, reach_of(decoded) if is_told else Reach.ABSOLUTE, spelling)


def _after_host(rest: str) -> str | None:
    """The path of a `file:` URI; None where it is on another machine."""
    if not rest.startswith("//"):
        return rest
    host, slash, path = rest[2:].partition("/")
    return slash + path if host in ("", "localhost") else None
