"""A finding counts only if its path, its lines and its quote stand in the snapshot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.council.machine.grounding import Grounder, named
from probant.council.machine.quoting import Patience, TooMuch, row_of, stands_in
from probant.vocabulary.council import TOO_MUCH_TO_SEARCH, Finding, Grounding, Severity
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import git, make_repo, make_tree

SHOP = """\
class Shop:
    def sell(self, what):
        if what:
            return self.stock.pop(what)

    def close(self):
\tpass
}
"""


def said(path: str, first: int, last: int, quote: str) -> Finding:
    return Finding(
        severity=Severity.CRITICAL, path=path, first_line=first, last_line=last,
        quote=quote, description="it breaks",
    )  # fmt: skip


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SourceTree]:
    folder = tmp_path_factory.mktemp("grounding")
    files: dict[str, str | bytes] = {
        "shop.py": SHOP,
        "src/deep/Case.py": "one = 1\r\ntwo = 2\r\n",
        "empty.txt": "",
        "picture.png": b"\x89PNG\0\0",
        "large.csv": b"a,b\n" * 1_500_000,
        "latin.txt": "caf\xe9 au lait\n".encode("latin-1"),
        ".env": "KEY=abc\n",
        "odd name;$(x).py": "odd = True\n",
    }
    with open_tree(make_repo(folder / "repo", files), at="HEAD", cache_dir=folder / "c") as opened:
        yield opened


@pytest.mark.parametrize(
    ("path", "first", "last", "quote"),
    [
        ("shop.py", 1, 1, "class Shop:"),
        ("./shop.py", 1, 1, "class Shop:"),
        ("shop.py", 1, 8, "class Shop:"),
        ("shop.py", 4, 4, "return self.stock.pop(what)"),
        ("shop.py", 4, 4, "stock.pop"),
        ("shop.py", 3, 4, "        if what:\n            return self.stock.pop(what)"),
        ("shop.py", 3, 4, "if what:\n    return self.stock.pop(what)\n"),
        ("shop.py", 3, 4, "if what:\n            return self.stock.pop(what)"),
        ("shop.py", 2, 4, "sell(self, what):\n        if what:\n            return"),
        ("shop.py", 3, 4, "  if what:  \r\n      return self.stock.pop(what)\t\r\n"),
        ("shop.py", 4, 6, "return self.stock.pop(what)\n\n    def close(self):"),
        ("shop.py", 3, 6, "    if what:\n        return self.stock.pop(what)\n\ndef close(self):"),
        ("shop.py", 8, 8, "}"),
        ("shop.py", 7, 7, "pass"),
        ("src/deep/Case.py", 1, 2, "one = 1\ntwo = 2"),
        ("latin.txt", 1, 1, "au lait"),
        (".env", 1, 1, "KEY=abc"),
        ("odd name;$(x).py", 1, 1, "odd = True"),
    ],
)
def test_what_stands_there_is_grounded(
    tree: SourceTree, path: str, first: int, last: int, quote: str
) -> None:
    found = Grounder(tree).ground(said(path, first, last, quote))
    assert found == Grounding(is_grounded=True, path=found.path), found.why
    assert found.path == path.removeprefix("./")


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("Shop.py", "no file"),
        ("SHOP.PY", "no file"),
        ("Case.py", "no file"),
        ("deep/Case.py", "no file"),
        ("src/deep/case.py", "no file"),
        ("src/deep", "no file"),
        ("shop", "no file"),
        ("shop.py ", "no file"),
        ("src\\deep\\Case.py", "no file"),
        ("", "not a path"),
        (".", "not a path"),
        ("././shop.py", "not a path"),
        (".//shop.py", "not a path"),
        ("/shop.py", "not a path"),
        ("src/../shop.py", "not a path"),
        ("../repo/shop.py", "not a path"),
        ("src//deep/Case.py", "not a path"),
        (".git/config", "not a path"),
        ("shop.py\0", "not a path"),
        ("shop.py\n", "no file"),
        ("\ud800shop.py", "not a path"),
        ("a/" * 5000 + "shop.py", "not a path"),
        ("file:///shop.py", "not a path"),
        ("file:shop.py", "no file"),
        ("picture.png", "not read (binary)"),
        ("large.csv", "not read (too_large)"),
    ],
)
def test_another_path_is_not_grounded(tree: SourceTree, path: str, why: str) -> None:
    found = Grounder(tree).ground(said(path, 1, 1, "class Shop:"))
    assert not found.is_grounded
    assert found.path is None
    assert why in found.why
    assert found.why.isprintable()
    assert len(found.why) < 200


@pytest.mark.parametrize(
    ("first", "last"),
    [(0, 1), (-1, 1), (2, 1), (9, 9), (1, 9), (1, 10**30), (10**4000, 10**4000), (-(10**30), 1)],
)
def test_lines_that_no_file_has_are_not_grounded(tree: SourceTree, first: int, last: int) -> None:
    assert not Grounder(tree).ground(said("shop.py", first, last, "class Shop:")).is_grounded


@pytest.mark.parametrize(
    ("first", "last", "quote"),
    [
        (2, 2, "class Shop:"),
        (2, 8, "class Shop:"),
        (3, 3, "return self.stock.pop(what)"),
        (1, 1, ""),
        (1, 1, "  \n\t\n"),
        (5, 5, "\n"),
        (5, 5, " "),
        (1, 1, "class shop:"),
        (1, 1, "class  Shop:"),
        (1, 1, "class Shop: # really"),
        (1, 1, "cla"),
        (4, 4, "pop"),
        (3, 4, "if what: return self.stock.pop(what)"),
        (3, 4, "if what:\nreturn self.stock.pop(what)"),
        (3, 4, "if what:\n        return self.stock.pop(what)"),
        (3, 4, "\tif what:\n\t\treturn self.stock.pop(what)"),
        (3, 6, "if what:\n    return self.stock.pop(what)\ndef close(self):"),
        (1, 1, "class Shop:\n    def sell(self, what):"),
        (1, 1, "class\0Shop:"),
        (1, 1, "\ud800class Shop:"),
        (1, 1, "1\tclass Shop:"),
        (1, 1, "…"),
        (1, 1, "x" * 1_000_000),
        (1, 8, "class Shop:\n" * 100_000),
        (1, 1, " " * 1_000_000 + "class Shop;"),
    ],
)
def test_another_quote_is_not_grounded(tree: SourceTree, first: int, last: int, quote: str) -> None:
    found = Grounder(tree).ground(said("shop.py", first, last, quote))
    assert not found.is_grounded
    assert found.why


def test_a_quote_that_is_indented_more_than_the_file_is_the_same_quote() -> None:
    assert not stands_in("        a = 1\n        b = 2", ["  a = 1", "  b = 2"])
    assert stands_in("        a = 1\n          b = 2", ["  a = 1", "  b = 2"])


def test_a_repeated_first_line_at_many_indentations_is_found() -> None:
    lines = ["begin", "  begin", "    begin", "      last"]
    assert not stands_in("begin\n  last", lines)
    assert stands_in("begin\n    last", lines)


def test_lines_without_number_do_not_take_long() -> None:
    lines = [" " * (n % 150) + "a" for n in range(60_000)]
    assert stands_in("a\n" * 9_000 + "b", lines, Patience(10**10))
    with pytest.raises(TooMuch):
        stands_in("a\n" * 9_000 + "b", lines)
    assert stands_in("a\n" * 100_000 + "b", lines) == "the quote is too long"
    assert row_of("a\n" * 100_000 + "b", lines) is None


def test_an_empty_file_has_no_lines(tree: SourceTree) -> None:
    found = Grounder(tree).ground(said("empty.txt", 1, 1, ""))
    assert found.why == "empty.txt has 0 lines"


def test_a_file_that_changes_afterwards_is_not_grounded(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": "one = 1\n"})
    with open_tree(repo, cache_dir=tmp_path / "cache") as opened:
        (repo / "a.py").write_text("one = 2\n")
        found = Grounder(opened).ground(said("a.py", 1, 1, "one = 2"))
    assert not found.is_grounded
    assert "changed" in found.why


def test_links_are_not_followed(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "one = 1\n"})
    (repo / "b.py").symlink_to("a.py")
    git(repo, "add", "--all")
    with open_tree(repo, cache_dir=tmp_path / "cache") as opened:
        found = Grounder(opened).ground(said("b.py", 1, 1, "one = 1"))
    assert found.why == "b.py was not read (symlink)"


def test_many_files_do_not_fill_the_memory(
    tree: SourceTree, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("probant.council.machine.grounding.MAX_KEPT_CHARS", 0)
    grounder = Grounder(tree)
    for _ in range(2):
        assert grounder.ground(said("shop.py", 1, 1, "class Shop:")).is_grounded
        assert grounder.ground(said("src/deep/Case.py", 2, 2, "two = 2")).is_grounded


def test_paths_are_told_without_characters_that_do_something() -> None:
    assert named("a b.py") == "a b.py"
    assert named("\x1b[31m") == "'\\x1b[31m'"
    assert named("") == "''"
    assert named("\u202eabc\ud800").isascii()


# Findings that ask for more than anybody can wait for


def test_findings_that_cite_everything_end_and_say_so(tmp_path: Path) -> None:
    steps = "".join(f"{' ' * (n % 900)}a\n" for n in range(2_000))
    repo = make_tree(tmp_path / "repo", {"steps.txt": steps, "b.py": "one = 1\n"})
    hostile = [said("steps.txt", 1, 2_000, "a\n" * 900 + f"b{n}") for n in range(100)]
    honest = said("b.py", 1, 1, "one = 1")
    with open_tree(repo, cache_dir=tmp_path / "cache") as opened:
        found = Grounder(opened, max_chars=10 * len(steps)).ground_all([*hostile, honest])
    assert [finding for finding, _grounding in found] == [*hostile, honest]
    assert found[-1][1].is_grounded
    assert [one.why for _finding, one in found[:-1]] == [TOO_MUCH_TO_SEARCH] * 100


def test_files_without_end_are_not_read_without_end(tmp_path: Path) -> None:
    files: dict[str, str | bytes] = {f"f{n}.txt": "line\n" * 100 for n in range(20)}
    repo = make_tree(tmp_path / "repo", files)
    findings = [said(f"f{n}.txt", 1, 1, "line") for n in range(20)]
    with open_tree(repo, cache_dir=tmp_path / "cache") as opened:
        found = Grounder(opened, max_chars=5_000).ground_all(findings)
    assert [one.is_grounded for _finding, one in found[:5]] == [True] * 5
    assert {one.why for _finding, one in found[12:]} == {TOO_MUCH_TO_SEARCH}
