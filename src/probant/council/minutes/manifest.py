"""The seal of a transcript: what its files hash to, what they are about, what came before.

Works on bytes in memory and touches no disk (files.py does). A seal shows that nothing
changed since it was made; who rewrites every file and the seal too is found only through the
next transcript, which names this one's hash, or through a hash noted elsewhere.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Mapping

from probant.vocabulary.json_text import read_json
from probant.vocabulary.record import Record

SCHEMA = "probant.transcript/1"
MANIFEST, REQUEST, PROMPT, EVIDENCE = "manifest.json", "request.json", "prompt.txt", "evidence.json"
STAGES = ("stage1.json", "stage2.json", "stage3.json")
RESULT = "result.json"
ALWAYS = frozenset({REQUEST, PROMPT, *STAGES, RESULT})
OWN_HASH = "manifest_sha256"
ABOUT = ("verification_id", "snapshot", "prompt_sha256", "models", "seed", "versions")
"""Members that stand in request.json, under `about`, as well: one of the two alone cannot lie."""

Json = Mapping[str, object]
_MEMBERS = frozenset({"schema", "directory", "files", "previous", OWN_HASH, *ABOUT})
_HASH = re.compile(r"[0-9a-f]{64}")
_SURROGATE = re.compile("[\ud800-\udfff]")


class Odd(Record):
    """Something in the place of a file that is no file to be read, and why."""

    why: str


Files = Mapping[str, "bytes | Odd"]
"""What stands in a directory, by name."""


class Change(Record):
    """One thing that is not as it was written; `file` is empty for the directory itself."""

    file: str
    what: str


class Link(Record):
    """The transcript before: its directory and hash. Without a hash it could not be read then."""

    directory: str
    manifest_sha256: str | None


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def canonical(document: object) -> bytes:
    """One spelling for each value: sorted keys, no blanks, UTF-8."""
    told = json.dumps(
        document, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )
    return _encoded(told)


def written(document: object) -> bytes:
    """The spelling in files: the same, laid out for people."""
    return _encoded(
        json.dumps(document, ensure_ascii=False, sort_keys=True, indent=1, allow_nan=False) + "\n"
    )


def _encoded(told: str) -> bytes:
    """Half characters of a reply have no UTF-8; inside a JSON text they have an escape."""
    return _SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", told).encode()


def read_stored(content: bytes) -> object:
    """Raises ValueError for whatever is no plain JSON text that could be written again."""
    found = read_json(content)
    canonical(found)  # a number may be larger than any that is written
    return found


def make_manifest(
    files: Mapping[str, bytes], *, about: Json, directory: str, previous: Link | None
) -> bytes:
    """The seal over these files; `about` has the members named in `ABOUT`."""
    rest: dict[str, object] = {name: about[name] for name in ABOUT}
    rest |= {
        "schema": SCHEMA,
        "directory": directory,
        "files": {
            name: {"bytes": len(content), "sha256": sha256(content)}
            for name, content in files.items()
        },
        "previous": None
        if previous is None
        else {"directory": previous.directory, OWN_HASH: previous.manifest_sha256},
    }
    return written(rest | {OWN_HASH: _own_hash(rest)})


def _own_hash(manifest: Json) -> str:
    return sha256(canonical({name: v for name, v in manifest.items() if name != OWN_HASH}))


def read_manifest(content: bytes | Odd | None) -> dict[str, object] | str:
    """The manifest if it is one that this module wrote, else what is wrong with it."""
    if content is None:
        return "is missing"
    if isinstance(content, Odd):
        return content.why
    try:
        found = read_stored(content)
    except ValueError:
        return "is not JSON"
    if not isinstance(found, dict) or found.keys() != _MEMBERS or found["schema"] != SCHEMA:
        return f"is not a manifest of {SCHEMA}"
    if not _is_shaped(found):
        return "does not have the shape of a manifest"
    if _own_hash(found) != found[OWN_HASH]:
        return "does not match its own hash"
    return found if written(found) == content else "is not spelled as it was written"


def _is_shaped(found: Json) -> bool:
    files, previous = found["files"], found["previous"]
    return (
        isinstance(files, dict)
        and all(_is_entry(one) for one in files.values())
        and isinstance(found["directory"], str)
        and isinstance(found["verification_id"], str)
        and (previous is None or _is_link(previous))
    )


def _is_entry(one: object) -> bool:
    return (
        isinstance(one, dict)
        and one.keys() == {"bytes", "sha256"}
        and type(one["bytes"]) is int
        and _is_hash(one["sha256"])
    )


def _is_link(one: object) -> bool:
    return (
        isinstance(one, dict)
        and one.keys() == {"directory", OWN_HASH}
        and isinstance(one["directory"], str)
        and (one[OWN_HASH] is None or _is_hash(one[OWN_HASH]))
    )


def _is_hash(text: object) -> bool:
    return isinstance(text, str) and _HASH.fullmatch(text) is not None


def manifest_hash(files: Files) -> str | None:
    """The hash that another transcript, or a person, may note; None if the seal is broken."""
    manifest = read_manifest(files.get(MANIFEST))
    return None if isinstance(manifest, str) else str(manifest[OWN_HASH])


def link_of(manifest: Json) -> Link | None:
    previous = manifest["previous"]
    if not isinstance(previous, dict):
        return None
    known = previous[OWN_HASH]
    return Link(str(previous["directory"]), None if known is None else str(known))


def changes_in(files: Files, *, expected: str | None = None) -> tuple[Change, ...]:
    """Everything that is not as it was written; `expected` is a manifest hash noted elsewhere.

    1. The manifest is whole and matches its own hash, and the expected one.
    2. The files are those it names, no more and no fewer, and none that a transcript must have is
       missing from it.
    3. Each has its size and its hash.
    4. What the manifest says the transcript is about stands in request.json as well.
    """
    manifest = read_manifest(files.get(MANIFEST))
    if isinstance(manifest, str):
        return (Change(MANIFEST, manifest),)
    found: list[Change] = []
    if expected is not None and manifest[OWN_HASH] != expected.lower():
        found.append(Change(MANIFEST, f"has the hash {manifest[OWN_HASH]}, not the one given"))
    entries = manifest["files"]
    assert isinstance(entries, dict)  # noqa: S101 - read_manifest saw to it
    found += _in_names(files, entries)
    for name in sorted(entries.keys() & files.keys()):
        found += _in_content(name, files[name], entries[name])
    return tuple(found) if found else tuple(_in_subject(files, manifest))


def _in_names(files: Files, entries: Json) -> Iterator[Change]:
    here = files.keys() - {MANIFEST}
    by_hash = {
        sha256(content): name for name, content in files.items() if isinstance(content, bytes)
    }
    for name in sorted(entries.keys() - here):
        entry = entries[name]
        assert isinstance(entry, dict)  # noqa: S101 - read_manifest saw to it
        now = by_hash.get(str(entry["sha256"]))
        yield Change(name, f"is missing; the same content stands in {now}" if now else "is missing")
    for name in sorted(here - entries.keys()):
        yield Change(name, "was added")
    for name in sorted(ALWAYS - entries.keys()):
        yield Change(name, "is not named by the manifest")


def _in_content(name: str, content: bytes | Odd, entry: Mapping[str, object]) -> Iterator[Change]:
    if isinstance(content, Odd):
        yield Change(name, content.why)
    elif len(content) != entry["bytes"]:
        yield Change(name, f"has {len(content)} bytes, not {entry['bytes']}")
    elif sha256(content) != entry["sha256"]:
        yield Change(name, "has other content")


def _in_subject(files: Files, manifest: Json) -> Iterator[Change]:
    content = files[REQUEST]
    try:
        request = read_stored(content) if isinstance(content, bytes) else None
    except ValueError:
        request = None
    about = request.get("about") if isinstance(request, dict) else None
    if not isinstance(about, dict):
        yield Change(REQUEST, "does not say what the transcript is about")
        return
    for name in ABOUT:
        if name not in about or canonical(about[name]) != canonical(manifest[name]):
            yield Change(REQUEST, f"and the manifest do not agree about {name}")
    is_present = request.get("evidence_present") if isinstance(request, dict) else None
    if is_present is True and EVIDENCE not in files:
        yield Change(EVIDENCE, "is missing though evidence was submitted")
