"""What is read as a deed, and what is left alone."""

from __future__ import annotations

import pytest

from probant.agents.deeds import DeedKind, deeds_of

K = DeedKind


@pytest.mark.parametrize(
    ("said", "kind", "thing", "place"),
    [
        ("Created `src/a.py`.", K.CREATED_FILE, "src/a.py", ""),
        ("I wrote a new module src/a.py.", K.CREATED_FILE, "src/a.py", ""),
        ("- **Added** `docs/a.md`", K.CREATED_FILE, "docs/a.md", ""),
        ("I deleted the file `legacy.js`.", K.DELETED_FILE, "legacy.js", ""),
        ("`old.py` was removed.", K.DELETED_FILE, "old.py", ""),
        ("Updated `tests/test_a.py`.", K.CHANGED_FILE, "tests/test_a.py", ""),
        ("Renamed `a/b.py` to `a/c.py`.", K.MOVED_FILE, "a/b.py", "a/c.py"),
        ("Renamed `foo` to `bar`.", K.RENAMED, "foo", "bar"),
        ("Added the function `slug` to `src/t.py`.", K.ADDED, "slug", "src/t.py"),
        ("`src/t.py`: added `slug`", K.ADDED, "slug", "src/t.py"),
        ("Added a `timeout` parameter to `fetch`.", K.ADDED, "timeout", "fetch"),
        ("Removed the `old` function from `src/t.py`.", K.REMOVED, "old", "src/t.py"),
        ("I refactored `parse`.", K.CHANGED, "parse", ""),
        ("Set `DATABASE_URL` in `.env`.", K.SET_KEY, "DATABASE_URL", ".env"),
        ("Committed as abc1234.", K.COMMITTED, "abc1234", ""),
        ("The working tree is clean.", K.TREE_CLEAN, "", ""),
        ("All tests pass.", K.TESTS_PASS, "", ""),
        ("The test suite is green.", K.TESTS_PASS, "", ""),
        ("Ran pytest: 12 passed.", K.TESTS_PASS, "", ""),
        ("The build succeeds.", K.BUILD_PASSES, "", ""),
        ("The project now compiles cleanly.", K.BUILD_PASSES, "", ""),
        ("The server is running at http://localhost:3000", K.SERVES, "http://localhost:3000", ""),
    ],
)
def test_read(said: str, kind: DeedKind, thing: str, place: str) -> None:
    assert [(one.kind, one.thing, one.place) for one in deeds_of(said)] == [(kind, thing, place)]


@pytest.mark.parametrize(
    "said",
    [
        "I would have created `src/a.py`.",
        "I did not delete `legacy.js`.",
        "If you created `src/a.py`, run it.",
        "Should I have updated `src/a.py`?",
        "The tests do not pass.",
        "I have not committed the changes.",
        "You said all tests pass, and that is false.",
        "Next: created `src/a.py` will be reviewed.",
        "> Created `src/a.py`",
        "```\nCreated `src/a.py`\n```",
        "Added `.env` to `.gitignore`.",
        "`process.argv` was updated by node.",
        "This adds up to 12.",
        "Removed the require of `a.js` from `index.js`.",
    ],
)
def test_left_alone(said: str) -> None:
    assert not [one for one in deeds_of(said) if one.kind is not K.CHANGED]


def test_several_objects_of_one_verb_are_several_deeds() -> None:
    found = deeds_of("I created `a.py`, `b.py` and `c/d.py`.")
    assert [one.thing for one in found] == ["a.py", "b.py", "c/d.py"]


def test_a_list_under_a_heading_takes_its_verb() -> None:
    found = deeds_of("## Files deleted\n\n- `a.py`\n- `b.py`: it was unused\n\nThanks.\n- `c.py`")
    assert [(one.kind, one.thing) for one in found] == [
        (K.DELETED_FILE, "a.py"),
        (K.DELETED_FILE, "b.py"),
    ]


def test_some_tests_and_a_fix_leave_open_what_is_meant() -> None:
    assert [one.is_sure for one in deeds_of("The new tests pass.")] == [False]
    assert [one.is_sure for one in deeds_of("I fixed the crash in `src/a.py`.")] == [False]


def test_the_number_of_tests_is_read() -> None:
    assert [one.count for one in deeds_of("All 12 tests pass.")] == [12]
