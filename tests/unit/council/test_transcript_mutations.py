"""Ten thousand ways to change a transcript, all found."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from probant.council.minutes.manifest import (
    ABOUT,
    MANIFEST,
    OWN_HASH,
    RESULT,
    Odd,
    changes_in,
    manifest_hash,
    sha256,
    written,
)
from probant.council.minutes.manifest import _own_hash as own_hash
from tests.unit.council.keeping import files_in_memory, minutes

N_MUTATIONS = 10_000
Mutable = dict[str, bytes | Odd]
Mutation = Callable[[random.Random, Mutable], None]


def some(draw: random.Random, files: Mutable) -> tuple[str, bytes]:
    name = draw.choice(sorted(files))
    content = files[name]
    assert isinstance(content, bytes)
    return name, content


def flip(draw: random.Random, files: Mutable) -> None:
    name, content = some(draw, files)
    at = draw.randrange(len(content))
    files[name] = content[:at] + bytes([content[at] ^ (1 << draw.randrange(8))]) + content[at + 1 :]


def delete(draw: random.Random, files: Mutable) -> None:
    name, content = some(draw, files)
    at = draw.randrange(len(content))
    files[name] = content[:at] + content[at + draw.choice((1, 2, 50)) :]


def truncate(draw: random.Random, files: Mutable) -> None:
    name, content = some(draw, files)
    files[name] = content[: draw.randrange(len(content))]


def insert(draw: random.Random, files: Mutable) -> None:
    name, content = some(draw, files)
    at = draw.randrange(len(content) + 1)
    files[name] = content[:at] + draw.choice((b" ", b"\n", b"0", b"\0", b"}", b'"')) + content[at:]


def swap(draw: random.Random, files: Mutable) -> None:
    one, other = draw.sample(sorted(files), 2)
    files[one], files[other] = files[other], files[one]


def remove(draw: random.Random, files: Mutable) -> None:
    del files[draw.choice(sorted(files))]


def rename(draw: random.Random, files: Mutable) -> None:
    name = draw.choice(sorted(files))
    files[draw.choice((name + "~", name.upper(), "../" + name, "x"))] = files.pop(name)


def add(draw: random.Random, files: Mutable) -> None:
    files[draw.choice(("stage4.json", ".hidden", "manifest.json.bak", "\n", "result"))] = b"{}\n"


def link(draw: random.Random, files: Mutable) -> None:
    kinds = ("is a symbolic link", "is a directory", "is not a regular file", "is too large")
    files[draw.choice(sorted(files))] = Odd(draw.choice(kinds))


def edit_json(draw: random.Random, files: Mutable) -> None:
    """One value of a file, spelled as this program spells files."""
    name = draw.choice([one for one in sorted(files) if one.endswith(".json")])
    document = json.loads(content_of(files, name))
    change_a_value(draw, document)
    files[name] = written(document)


def content_of(files: Mutable, name: str) -> bytes:
    content = files[name]
    assert isinstance(content, bytes)
    return content


def change_a_value(draw: random.Random, document: Any) -> None:
    places: list[tuple[Any, Any]] = []
    wanted = [document]
    while wanted:
        one = wanted.pop()
        keys = one.keys() if isinstance(one, dict) else range(len(one))
        for key in keys:
            places.append((one, key))
            if isinstance(one[key], dict | list):
                wanted.append(one[key])
    holder, key = draw.choice(places)
    holder[key] = draw.choice(("", "pass", 0, 1, True, None, [], {}, "f" * 64, 1e300))


def respell(draw: random.Random, files: Mutable) -> None:
    """The same values, otherwise laid out."""
    name = draw.choice([one for one in sorted(files) if one.endswith(".json")])
    indent = draw.choice((None, 0, 2, 3))
    files[name] = json.dumps(json.loads(content_of(files, name)), indent=indent).encode()


def other_verdict(draw: random.Random, files: Mutable) -> None:
    document = json.loads(content_of(files, RESULT))
    document["verdict"] = draw.choice(("pass", "unclear"))
    files[RESULT] = written(document)


def edit_entry(draw: random.Random, files: Mutable) -> None:
    """Another file, and its entry in the manifest to match, under the old seal."""
    name = draw.choice(sorted(files.keys() - {MANIFEST}))
    content = content_of(files, name) + b"\n"
    manifest = json.loads(content_of(files, MANIFEST))
    manifest["files"][name] = {"bytes": len(content), "sha256": sha256(content)}
    files[name], files[MANIFEST] = content, written(manifest)


def reseal_entry(draw: random.Random, files: Mutable) -> None:
    """Another entry under a new seal; the file is as it was."""
    manifest = json.loads(content_of(files, MANIFEST))
    name = draw.choice(sorted(manifest["files"]))
    entry = manifest["files"].pop(name)
    changed: dict[str, dict[str, Any]] = draw.choice(
        (
            {},
            {name: entry | {"sha256": "0" * 64}},
            {name: entry | {"bytes": -1}},
            {name: entry, f"{name}x": entry},
        )
    )
    manifest["files"] |= changed
    reseal(files, manifest)


def reseal_subject(draw: random.Random, files: Mutable) -> None:
    """The manifest says it is about something else, under a new seal."""
    manifest = json.loads(content_of(files, MANIFEST))
    name = draw.choice(ABOUT)
    manifest[name] = {"another": draw.random()} if name != "verification_id" else "f" * 32
    reseal(files, manifest)


def reseal(files: Mutable, manifest: dict[str, Any]) -> None:
    files[MANIFEST] = written(manifest | {OWN_HASH: own_hash(manifest)})


MUTATIONS: tuple[Mutation, ...] = (
    flip, delete, truncate, insert, swap, remove, rename, add, link, edit_json, respell,
    other_verdict, edit_entry, reseal_entry, reseal_subject,
)  # fmt: skip


@pytest.mark.parametrize("with_evidence", [True, False])
def test_every_mutation_of_a_transcript_is_found(with_evidence: bool) -> None:
    whole = files_in_memory(minutes(with_evidence=with_evidence))
    assert changes_in(whole) == ()
    draw = random.Random(42)
    done: Counter[str] = Counter()
    while done.total() < N_MUTATIONS // 2:
        files: Mutable = dict(whole)
        mutation = MUTATIONS[done.total() % len(MUTATIONS)]
        mutation(draw, files)
        if files == whole:
            continue
        assert changes_in(files), mutation.__name__
        done[mutation.__name__] += 1
    assert len(done) == len(MUTATIONS)


def forge(draw: random.Random, files: Mutable) -> None:
    """Every file that must change, changed, and everything sealed anew."""
    manifest = json.loads(content_of(files, MANIFEST))
    document = json.loads(content_of(files, RESULT))
    document["verdict"] = draw.choice(("pass", "unclear"))
    document["forged"] = draw.random()
    files[RESULT] = content = written(document)
    manifest["files"][RESULT] = {"bytes": len(content), "sha256": sha256(content)}
    if draw.random() < 0.5:
        manifest["directory"] = "elsewhere"
    reseal(files, manifest)


def test_a_whole_forgery_is_found_by_a_hash_noted_elsewhere_and_only_so() -> None:
    whole = files_in_memory(minutes())
    noted = manifest_hash(whole)
    assert changes_in(whole, expected=noted) == ()
    draw = random.Random(43)
    for _ in range(200):
        files: Mutable = dict(whole)
        forge(draw, files)
        assert changes_in(files) == ()
        (change,) = changes_in(files, expected=noted)
        assert change.file == MANIFEST
        assert "not the one given" in change.what
