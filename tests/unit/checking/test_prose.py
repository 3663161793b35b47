"""What prose says of numbers, lists, people and days, and what a sentence of it is worth."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from probant import check
from probant.checking.structure.amounts import computed, is_amount
from probant.checking.structure.elements import n_elements
from probant.settings import load_settings
from tests.repos import commit, make_repo

CART = {
    "shop.py": """class Missing(KeyError):
    pass


class Cart:
    code = 308

    def __init__(self, owner, silent=True):
        self.owner = owner

    def add(self, name):
        if not name:
            raise Missing(name)
        raise Missing("twice")
"""
}


@pytest.mark.parametrize(
    ("written", "told", "holds"),
    [
        ("64 * 1024", "64 KiB", True),
        ("1 << 20", "1 MiB", True),
        ("1048576", "10 MiB", False),
        ("1_000_000", "1 MB", True),
        ("500", "500 KB", True),
        ("72000", "72 seconds", True),
        ("72000", "5 seconds", False),
        ("10000", "10000 milliseconds", True),
        ("os.environ['X']", "10 MiB", None),
        ("limit * 2", "10 MiB", None),
    ],
)
def test_an_amount_may_be_written_in_several_ways(
    written: str, told: str, holds: bool | None
) -> None:
    assert is_amount(written, told) is holds


@pytest.mark.parametrize(
    ("written", "value"),
    [("2**15", 32768), ("64 * 1024u64", 65536), ("9**999999", None), ("a + 1", None), ("", None)],
)
def test_only_plain_numbers_are_computed(written: str, value: float | None) -> None:
    assert computed(written) == value


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ('["a", "b,c"]', 2),
        ('[]string{"a", "b", "c"}', 3),
        ("{\n  a: f(1, 2), // one, two\n  b: [1, 2],\n}", 2),
        ("frozenset({1, 2})", 2),
        ("(1,)", 1),
        ("(1)", None),
        ("[...others, 1]", None),
        ("[x for x in y]", None),
        ("a.concat(b)", None),
        ("[1, 2].concat(b)", None),
        ("{}", 0),
    ],
)
def test_elements_are_counted_only_where_all_are_written(written: str, count: int | None) -> None:
    assert n_elements(written) == count


def _marks(text: str, repo: Path) -> list[str]:
    settings = load_settings(os.environ | {"PROBANT_CACHE_DIR": str(repo.parent / "cache")})
    return [one["mark"] for one in check(text, repo, settings=settings).to_json()["sentences"]]


def test_who_made_a_commit_and_when(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo")
    sha = commit(repo, CART, author="Grace Hopper", date="2024-05-31T12:00:00+00:00")[:9]
    told = {
        f"Support for carts was contributed by Grace Hopper in commit `{sha}`.": "unread",
        f"Support for carts was contributed by Ada Lovelace in commit `{sha}`.": "refuted",
        f"Ada Lovelace wrote it in commit `{sha}`.": "refuted",
        f"Commit `{sha}` was made by Grace Hopper.": "verified",
        f"Commit `{sha}` was made by Grace Murray.": "unverifiable",
        f"Commit `{sha}` was made on 2024-05-31.": "verified",
        f"Commit `{sha}` was made on 2023-01-01.": "refuted",
        f"Commit `{sha}` was made on 2024-05-30.": "unverifiable",
    }
    assert {text: _marks(text, repo)[0] for text in told} == told


def test_a_sentence_is_worth_the_least_of_its_parts(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", CART)
    told = {
        "`Missing` derives only from `KeyError`.": "verified",
        "`Missing` derives only from `ValueError`, and everybody likes it.": "refuted",
        "`Missing` derives only from `KeyError`, and everybody catches it.": "unread",
        "`Cart.add` raises `Missing` in exactly two places.": "verified",
        "`Cart.add` raises `Missing` in exactly one place.": "refuted",
        "`Cart.add` always raises `Missing` in some places.": "unread",
        "`Cart` carries `code = 308`.": "verified",
        "`Cart` carries `code = 307`.": "refuted",
        "`Cart` carries `code = 307` on Windows.": "unread",
        "If it is told so, `Cart` carries `code = 307`.": "unread",
        "By default `Cart` is made with `silent=False`.": "refuted",
    }
    assert {text: _marks(text, repo)[0] for text in told} == told
