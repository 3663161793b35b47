"""What every reader of SARIF 2.1.0 has to know: which results stand, and what they point at.

Making a log short is intake's work, looking places up the machine reviewer's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

Row = Mapping[str, object]

_TAKEN_BACK = ("pass", "notApplicable")
_NAMES_OF_COMMITS = frozenset(
    {"commit", "commitsha", "commitid", "commithash", "gitcommit", "revision", "revisionid"}
)
_HOLDERS_OF_COMMITS = ("partialFingerprints", "fingerprints", "properties")
_FAILURES = ("warning", "error")
"""Levels of notifications; by others some tools tell that all went well."""


def is_sarif(document: object) -> bool:
    return isinstance(document, dict) and isinstance(document.get("runs"), list)


def is_taken_back(result: Row) -> bool:
    """Whether the tool itself says that there is nothing, or nothing any more."""
    return result.get("kind") in _TAKEN_BACK or result.get("baselineState") == "absent"


def pointed_at(artifact: Row, run: Row) -> tuple[Row, bool]:
    """The location itself or that of the run's artifact it points at, and whether that is packed
    inside another file."""
    index = artifact.get("index")
    listed = list_of(run, "artifacts")
    if _is_text(artifact.get("uri")) or not _is_place(index, listed):
        return artifact, False
    assert isinstance(index, int)  # noqa: S101 - `_is_place`
    entry = listed[index]
    if not isinstance(entry, dict):
        return {}, False
    parent = entry.get("parentIndex")
    return row_of(entry, "location"), isinstance(parent, int) and parent >= 0


def commits_of(result: Row) -> Iterator[tuple[str, str, str]]:
    """(holder, name, commit) wherever a result says which commit it speaks of."""
    for holder in _HOLDERS_OF_COMMITS:
        for name, told in row_of(result, holder).items():
            plain = str(name).partition("/")[0].casefold().replace("_", "").replace("-", "")
            if plain in _NAMES_OF_COMMITS and isinstance(told, str) and told.strip():
                yield holder, str(name), told.strip()


def revisions_of(run: Row) -> Iterator[tuple[str, str]]:
    """(repository, commit) of what a run says it looked at."""
    for one in list_of(run, "versionControlProvenance"):
        told = one.get("revisionId") if isinstance(one, dict) else None
        if isinstance(one, dict) and isinstance(told, str) and told.strip():
            uri = one.get("repositoryUri")
            yield uri if isinstance(uri, str) else "", told.strip()


def n_failures(run: Row) -> int:
    """How often a run says that its tool failed: what it did not look at, no result tells."""
    return sum(_n_of(one) for one in list_of(run, "invocations") if isinstance(one, dict))


def _n_of(invocation: Row) -> int:
    """The notifications that tell of a failure; one for a failure that none tells of."""
    told = list_of(invocation, "toolExecutionNotifications")
    n = sum(isinstance(one, dict) and one.get("level", "warning") in _FAILURES for one in told)
    return n or int(invocation.get("executionSuccessful") is False)


def row_of(row: Row, key: str) -> Row:
    value = row.get(key)
    return value if isinstance(value, dict) else {}


def list_of(row: Row, key: str) -> Sequence[object]:
    value = row.get(key)
    return value if isinstance(value, list) else ()


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value)


def _is_place(index: object, listed: Sequence[object]) -> bool:
    return isinstance(index, int) and not isinstance(index, bool) and 0 <= index < len(listed)
