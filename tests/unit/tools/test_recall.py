"""Words, summaries and agreement: what a description is compared with, and when that is enough."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.facts.recall.words import content_words, meanings, stem
from probant.tools.summaries import head_of_file, summary
from tests.cases.asking import ask_json
from tests.repos import make_tree


@pytest.mark.parametrize(
    "forms",
    [
        "parse parser parsing parsed parses",
        "validate validation validator validating",
        "authenticate authentication authenticating",
        "retry retries retried retrying",
        "compute computation computed",
        "format formatting formatter formatted",
        "serialize serialization serialised serializer",
        "cache caching cached",
        "remove removal removed",
        "duplicate duplicates duplicated",
        "connect connection connected",
        "query queries",
        "convert conversion converted",
    ],
)
def test_forms_of_a_word_have_one_stem(forms: str) -> None:
    assert len({stem(word) for word in forms.split()}) == 1


@pytest.mark.parametrize(
    "words",
    ["format form", "string str ring", "setting set", "header head", "date data", "user use"],
)
def test_different_words_keep_different_stems(words: str) -> None:
    assert len({stem(word) for word in words.split()}) == len(words.split())


def test_words_that_mean_the_same_in_code_are_known() -> None:
    assert stem("delete") in meanings(stem("remove"))
    assert stem("folder") in meanings(stem("directory"))
    assert stem("delete") not in meanings(stem("create"))


def test_only_telling_words_of_a_description_count() -> None:
    assert content_words("Return the base64 text of a file's bytes, if given.") == (
        stem("base64"), stem("text"), stem("file"), stem("byte"),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (['"""Read it all."""'], ("Read it all.", 1, 1)),
        (['"""Read it', "   all, slowly. Then stop.", '"""'], ("Read it all, slowly.", 1, 2)),
        (["/**", " * Read it", " *", " * @param x y", " */"], ("Read it", 2, 2)),
        (["// Read e.g. Files of it", "// and stop."], ("Read e.g. Files of it and stop.", 1, 2)),
        (['"""', "Title", "-----", "The text.", '"""'], ("The text.", 4, 4)),
        (['"""', ":param x: y", '"""'], None),
    ],
)
def test_the_first_sentence_is_told_whole(
    lines: list[str], expected: tuple[str, int, int] | None
) -> None:
    found = summary(lines, 1, len(lines))
    assert (None if found is None else tuple(found)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#!/bin/sh\n# Copyright someone\n\n# Starts it.\n", "Starts it."),
        ("/*\n * Licensed to you.\n */\n\n// Package a does b.\npackage a\n", "Package a does b."),
        ("# Copyright someone\nx = 1\n", None),
        ("x = 1\n", None),
        ("", None),
    ],
)
def test_a_file_begins_with_what_it_says_of_itself(text: str, expected: str | None) -> None:
    found = head_of_file(text.split("\n"), "a.sh")
    assert (None if found is None else found.text) == expected


PAIR = """
def dict_from_jar(jar):
    \"\"\"Returns a dictionary from a cookie jar.\"\"\"
    return dict(jar)


def jar_from_dict(values):
    return list(values)
"""


@pytest.mark.parametrize(
    ("question", "outcome"),
    [
        ("which function returns a dictionary from a cookie jar?", "answered"),
        ("which function returns a cookie jar from a dictionary?", "insufficient_evidence"),
        ("which function returns a dictionary from a cookie box?", "insufficient_evidence"),
    ],
)
def test_the_way_round_matters(tmp_path: Path, question: str, outcome: str) -> None:
    repo = make_tree(tmp_path / "repo", {"jars.py": PAIR})
    assert ask_json(repo, question)["outcome"] == outcome


def test_of_two_that_say_the_same_neither_is_the_answer(tmp_path: Path) -> None:
    one = 'def open_store(path):\n    """Open the store at a path."""\n'
    two = 'def aopen_store(path):\n    """Open the store at a path."""\n'
    repo = make_tree(tmp_path / "repo", {"a.py": one, "b.py": two})
    answer = ask_json(repo, "which function opens the store at a path?")
    assert answer["outcome"] == "insufficient_evidence"
    assert {lead["name"] for lead in answer["leads"]} == {"open_store", "aopen_store"}


def test_words_far_apart_in_one_documentation_are_no_answer(tmp_path: Path) -> None:
    text = (
        'def run(job):\n    """Run a job.\n\n    Invoices are left alone. A job may\n'
        '    print a report of its shipments.\n    """\n'
    )
    repo = make_tree(tmp_path / "repo", {"a.py": text})
    answer = ask_json(repo, "which function prints invoices?")
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["answer"]["values"] == []


SWEEP = """
def sweep_expired_sessions(store, now):
    for session in store.sessions:
        if session.expires_at < now:
            store.drop(session)
"""
TWIN = SWEEP.replace("sweep_", "purge_")


@pytest.mark.parametrize(
    ("files", "description"),
    [
        ({"a.py": SWEEP}, "drop the sessions of a store that expired before now"),
        ({"a.py": SWEEP}, "add sessions to a store that expired before now"),
        ({"a.py": SWEEP, "b.py": TWIN}, "expired sessions of a store"),
        ({"tests/test_a.py": SWEEP}, "sweep expired sessions of a store now"),
    ],
)
def test_what_only_comes_close_is_the_first_lead(
    tmp_path: Path, files: dict[str, str], description: str
) -> None:
    repo = make_tree(tmp_path / "repo", files)
    answer = ask_json(repo, f"which function does this: {description}")
    assert (answer["outcome"], answer["answer"]["values"]) == ("insufficient_evidence", [])
    assert answer["leads"][0]["name"].endswith("_expired_sessions")
