"""The parts that every SARIF 2.1.0 document of ours has, within what code-scanning pages take."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from urllib.parse import quote

from probant.surfaces.cli.text import one_line
from probant.surfaces.wire import Json

MAX_RESULTS = 5_000
"""As many as a code-scanning page shows; it accepts 25,000 and hides the others."""
MAX_BYTES = 9_000_000
"""Of all results, not compressed; an upload may have 10 MB compressed."""
MAX_SNIPPET = 300
ROOT_ID = "%SRCROOT%"
SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"


def document_of(run: Json) -> Json:
    return {"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}


def driver(version: str, rules: Sequence[Json]) -> Json:
    return {"name": "probant", "semanticVersion": version, "version": version, "rules": list(rules)}


def fingerprint(key: str, nth: int) -> str:
    """Of the `nth` thing that is told by this key; the key holds no line, since lines shift."""
    return hashlib.sha256(f"{key}\0{nth}".encode("utf-8", "surrogatepass")).hexdigest()[:32]


def rule(name: str, is_wrong: str, remedy: str, level: str, tags: Sequence[str]) -> Json:
    return {
        "id": name,
        "name": "".join(word.capitalize() for word in name.split("_")),
        "shortDescription": {"text": is_wrong},
        "fullDescription": {"text": f"{is_wrong} {remedy}"},
        "help": {
            "text": f"{is_wrong} {remedy}",
            "markdown": f"{is_wrong}\n\n**What to do:** {remedy}",
        },
        "defaultConfiguration": {"level": level},
        "properties": {"tags": list(tags)},
    }


def root_of(root: Path) -> Json:
    return {ROOT_ID: {"uri": root.as_uri().rstrip("/") + "/"}}


def provenance(root: Path, commit: str, *, dirty: bool) -> Json:
    return {
        "repositoryUri": root.as_uri(),
        "revisionId": commit,
        "mappedTo": {"uriBaseId": ROOT_ID},
        "properties": {"dirty": dirty},
    }


def location_below_root(path: str) -> Json:
    return {"uri": quote(path.encode("utf-8", "surrogateescape")), "uriBaseId": ROOT_ID}


def message(text: str) -> Json:
    """A bracket before a parenthesis would be read as a link to wherever the text likes."""
    return {"text": text.replace("](", "] (")}


def invocation(notes: Iterable[str], exit_code: int) -> Json:
    return {
        "executionSuccessful": True,
        "exitCode": exit_code,
        "toolExecutionNotifications": [
            {"level": "warning", "message": {"text": one_line(line)}} for line in notes
        ],
    }


def fitting(results: Iterable[Json]) -> list[Json]:
    """The first of them, as many as are taken."""
    kept: list[Json] = []
    n_bytes = 0
    for result in results:
        n_bytes += len(json.dumps(result, ensure_ascii=False).encode("utf-8", "replace"))
        if len(kept) == MAX_RESULTS or n_bytes > MAX_BYTES:
            break
        kept.append(result)
    return kept
