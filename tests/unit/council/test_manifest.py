"""The seal holds against strange bytes: it says what is wrong and never breaks."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.council.minutes.manifest import (
    MANIFEST,
    REQUEST,
    Odd,
    canonical,
    changes_in,
    manifest_hash,
    read_manifest,
    read_stored,
    sha256,
    written,
)
from probant.council.minutes.manifest import _own_hash as own_hash
from tests.unit.council.keeping import files_in_memory, minutes

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)  # fmt: skip


@given(JSON)
@settings(max_examples=200, deadline=None)
def test_both_spellings_say_the_same(document: object) -> None:
    assert read_stored(written(document)) == read_stored(canonical(document)) == document
    assert canonical(read_stored(written(document))) == canonical(document)


@pytest.mark.parametrize("half", ["\ud800", "a\udfffb", "\udc00\ud800"])
def test_half_a_character_has_a_spelling(half: str) -> None:
    assert read_stored(written({half: half})) == {half: half}


STRANGE = [
    b"", b"{", b"\xff\xfe", b"null", b"[]", b"{}", b"NaN", b'{"schema": 1e999}', b"1" * 5000,
    b"[" * 100_000, b"[" * 500 + b"]" * 500, b'"' + b"x" * 100, b"\x00",
]  # fmt: skip


@pytest.mark.parametrize("content", STRANGE)
def test_strange_bytes_for_a_manifest(content: bytes) -> None:
    files = files_in_memory(minutes()) | {MANIFEST: content}
    (change,) = changes_in(files)
    assert change.file == MANIFEST
    assert manifest_hash(files) is None


@pytest.mark.parametrize("content", STRANGE)
def test_strange_bytes_for_a_request_under_a_new_seal(content: bytes) -> None:
    files = files_in_memory(minutes())
    manifest = json.loads(files[MANIFEST])
    manifest["files"][REQUEST] = {"bytes": len(content), "sha256": sha256(content)}
    files |= {
        REQUEST: content,
        MANIFEST: written(manifest | {"manifest_sha256": own_hash(manifest)}),
    }
    (change,) = changes_in(files)
    assert change.what == "does not say what the transcript is about"


@pytest.mark.parametrize(
    "change",
    [
        {"files": []},
        {"files": {"a": 1}},
        {"files": {"a": {"bytes": True, "sha256": "0" * 64}}},
        {"files": {"a": {"bytes": 1, "sha256": "G" * 64}}},
        {"directory": 1},
        {"verification_id": None},
        {"previous": {}},
        {"previous": {"directory": "x", "manifest_sha256": "short"}},
        {"more": 1},
        {"schema": "probant.transcript/2"},
        {"seed": [[[[1]]]] * 3},
    ],
)
def test_a_manifest_of_another_shape_under_its_own_seal(change: dict[str, object]) -> None:
    files = files_in_memory(minutes())
    manifest = json.loads(files[MANIFEST]) | change
    files[MANIFEST] = written(manifest | {"manifest_sha256": own_hash(manifest)})
    assert changes_in(files)


def test_evidence_that_was_submitted_must_be_there() -> None:
    files = files_in_memory(minutes())
    manifest = json.loads(files[MANIFEST])
    del files["evidence.json"], manifest["files"]["evidence.json"]
    files[MANIFEST] = written(manifest | {"manifest_sha256": own_hash(manifest)})
    assert [one.file for one in changes_in(files)] == ["evidence.json"]


def test_no_manifest_and_a_link_for_one() -> None:
    assert [one.what for one in changes_in({})] == ["is missing"]
    assert [one.what for one in changes_in({MANIFEST: Odd("is a symbolic link")})] == [
        "is a symbolic link"
    ]


def test_a_manifest_with_a_name_twice_is_refused() -> None:
    """The second would be believed and the first shown by another program."""
    once = written({"schema": "a", "seed": None})
    twice = once.replace(b'"schema"', b'"seed": 1,\n "schema"')
    assert read_stored(once) == {"schema": "a", "seed": None}
    with pytest.raises(ValueError, match="twice"):
        read_stored(twice)
    assert read_manifest(twice) == "is not JSON"
