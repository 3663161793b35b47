"""Texts that cite what is outside, and texts made to be slow: nothing is read, nothing hangs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from probant.checking.citations import cited_places, quoted_blocks
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.existence import check_existence
from probant.checking.shelf import Shelf
from probant.settings import load_settings
from probant.surfaces.api import check
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind, Mention, Span
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.source import LineRange
from probant.wiring import open_workbench
from probant.workspace.ignoring import Ignoring
from tests.repos import make_repo
from tests.security.test_paths import SECRET, build, variants
from tests.work import check_work, n_calls

HERE = Span(0, 1, 1)
N_CHARS = 100_000


@pytest.fixture(params=["directory", "work tree"])
def shelf(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Shelf]:
    root = tmp_path / "root"
    if request.param == "work tree":
        make_repo(root, {"a.py": "a\n", "pkg/b.py": "b\n", "dir/file": "f\n"})
    build(root)
    env = {"PROBANT_CACHE_DIR": str(tmp_path / "cache"), "HOME": str(tmp_path)}
    with open_workbench(load_settings(env), root) as bench:
        yield Shelf(bench.tree, bench.book, bench.binder)


def claims(path: str) -> Iterator[Assertion]:
    """Everything the first tier can be asked about a path."""
    for folder in (None, "", "pkg"):
        for is_link in (False, True):
            for lines in (None, LineRange(1, 1)):
                place = CitedPlace(
                    written=path,
                    path=path,
                    lines=lines,
                    span=HERE,
                    path_span=HERE,
                    lines_span=HERE if lines else None,
                    folder=folder,
                    is_link=is_link,
                )
                name = Mention(text="outside", span=HERE)
                literal = SECRET.decode().strip()
                for kind in (
                    ClaimKind.FILE,
                    ClaimKind.LINE_RANGE,
                    ClaimKind.IDENTIFIER,
                    ClaimKind.QUOTE,
                    ClaimKind.CONTAINS,
                ):
                    yield Assertion(
                        kind=kind, span=HERE, text=path, place=place, subject=name, literal=literal
                    )


def test_no_cited_path_is_read_outside_and_none_hangs(shelf: Shelf) -> None:
    inside = {"a.py", "pkg/b.py", "dir/file"}
    names = variants(shelf.tree.root)
    assert len(names) >= 200
    for name in names:
        for said in claims(name):
            found = check_existence(said, shelf)
            assert "never to be read" not in json.dumps([c.quote for c in found.citations])
            assert {citation.path for citation in found.citations} <= inside, (name, found)
            if said.kind in (ClaimKind.IDENTIFIER, ClaimKind.QUOTE, ClaimKind.CONTAINS):
                assert found.verdict is not CheckResult.VERIFIED, (name, found)
    assert set(shelf._rows) <= inside


def test_a_text_full_of_them_yields_a_report(tmp_path: Path) -> None:
    root = tmp_path / "root"
    build(root)
    names = variants(root)
    text = "\n\n".join(f"See `{name}:1` and [x]({name}#L1), or {name}." for name in names)
    env = {"PROBANT_CACHE_DIR": str(tmp_path / "cache"), "HOME": str(tmp_path)}
    report = check(text, root, settings=load_settings(env)).to_json()
    assert report["claims"]
    assert "never to be read" not in json.dumps([claim["citations"] for claim in report["claims"]])


HOSTILE = {
    "word": "a" * N_CHARS,
    "dots": "." * N_CHARS,
    "dotted": "a." * (N_CHARS // 2),
    "slashes": "a/" * (N_CHARS // 2),
    "only slashes": "/" * N_CHARS,
    "backslashes": "\\" * N_CHARS,
    "brackets": "[" * N_CHARS,
    "labels": "[a](" * (N_CHARS // 4),
    "nested": "[" * (N_CHARS // 2) + "](" + "(" * (N_CHARS // 2),
    "targets": "[a](" + "(a)" * (N_CHARS // 3),
    "references": "[a]: " * (N_CHARS // 5),
    "references by line": "[a]:\t" + "\n[a]: x" * (N_CHARS // 7),
    "backticks": "`" * N_CHARS,
    "code": "`a.py " * (N_CHARS // 6),
    "odd code": "`a` ``b` " * (N_CHARS // 9),
    "lines": "line 1 of " * (N_CHARS // 10),
    "numbers": "a.py lines " + "1, " * (N_CHARS // 3),
    "digits": "a.py:" + "9" * N_CHARS,
    "colons": "a.py" + ":1" * (N_CHARS // 2),
    "commas": "a.py:1" + ",1" * (N_CHARS // 2),
    "ranges": "a.py:" + "1-" * (N_CHARS // 2),
    "anchors": "a.py" + "#L1" * (N_CHARS // 3),
    "mail": "a" * (N_CHARS // 2) + "@" + "b." * (N_CHARS // 4),
    "at signs": "a@" * (N_CHARS // 2),
    "address": "https://" + "a/" * (N_CHARS // 2),
    "addresses": "https://github.com/o/r/blob/m/a.py#L1 " * (N_CHARS // 39),
    "schemes": "a://" * (N_CHARS // 4),
    "brackets behind": "https://x/" + ")" * N_CHARS,
    "angles": "<" * N_CHARS,
    "embedded": "`a <" * (N_CHARS // 4),
    "spaces": " " * N_CHARS + "a.py",
    "newlines": "\n" * N_CHARS,
    "stars": "*" * N_CHARS,
    "citations": "src/a.py:10-20 " * (N_CHARS // 15),
    "links": "[a.py](src/a.py#L3) " * (N_CHARS // 20),
    "words of a file": "the file is in the file " * (N_CHARS // 24),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_is_more_than_linear_work_to_read(name: str) -> None:
    text = HOSTILE[name]
    document = Document("-", text)
    passage = Passage(kind=PassageKind.PROSE, text=text, start=0)
    check_work(lambda: cited_places(document, passage), len(text))
    for info, lead in ((text, ""), ("", text), ("python", "In `a.py`:")):
        code = Passage(kind=PassageKind.CODE, text=text, start=0, info=info, lead=lead)
        prose = Passage(kind=PassageKind.PROSE, text=text + ":", start=0)
        quoting = partial(quoted_blocks, Document("-", text + ":"), [prose, code])
        check_work(quoting, len(text))


def test_no_ignore_rule_is_slow() -> None:
    rules = ["*a" * 140 + "b", "**/" * 90 + "x", "[a-" * 90, "?" * 290] * 20
    paths = ["a" * 200 + "/" + "a" * 200, "/".join(["a"] * 100)]

    def ask() -> None:
        ignoring = Ignoring(lambda name: rules if name == ".gitignore" else ())
        assert not any(ignoring.ignores(path) for path in paths)

    check_work(ask, len("".join(rules)))


def test_many_ignore_rules_are_understood_once() -> None:
    rules = [f"x{n}*" for n in range(1_000)] + [f"a/**/b{n}/c*" for n in range(1_000)]
    ignoring = Ignoring(lambda name: rules if name == ".gitignore" else ())

    def ask(numbers: range) -> None:
        for n in numbers:
            assert not ignoring.ignores("/".join(["a"] * 40) + f"/y{n}")

    first = n_calls(lambda: ask(range(1)))
    others = n_calls(lambda: ask(range(1, 50)))
    assert others < first
