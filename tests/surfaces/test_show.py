"""Show as people and programs use it: the whole code of a name, a file or some lines."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.surfaces.api import ShowResult, show
from probant.surfaces.cli.main import main
from tests.cases.asking import settings_beside
from tests.repos import make_repo, make_tree

CART = '''"""Carts and what is in them."""
import functools


class Cart:
    """Holds items.

    * a star is text here
    """

    @functools.cache
    def total(self):
        # in cents
        return 1

    @property
    def owner(self):
        return self._owner

    @owner.setter
    def owner(self, value):
        self._owner = value


class Basket(Cart):
    pass
'''
GO = """package shop

// Total adds up.
//   - in cents
func Total() int {
\treturn 1
}
"""
C = "/* Adds\n * two. */\nint add(int a, int b)\n{\n    return a + b;\n}\n"
FILES = {
    "tests/a_test.py": "def total():\n    return 2\n",
    "shop/cart.py": CART,
    "shop/total.go": GO,
    "shop/add.c": C,
    "shop/evil.py": "def evil():\n    return '\x1b[31m'\n",
    "README.md": "# Shop\n",
    "logo.png": "\x00\x01",
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("show") / "repo", FILES)


def look(repo: Path, name: str, **options: object) -> ShowResult:
    return show(name, repo, settings=settings_beside(repo), **options)  # type: ignore[arg-type]


def run(
    repo: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str, str]:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(settings_beside(repo).cache_dir))
    code = main(["show", *words, "--repo", str(repo)])
    said = capfd.readouterr()
    return code, said.out, said.err


def test_a_definition_is_shown_whole_with_its_decorators(repo: Path) -> None:
    (method,) = look(repo, "Cart.total").definitions
    assert (method.path, method.lines.first, method.lines.last) == ("shop/cart.py", 11, 14)
    assert method.text == "\n".join(CART.split("\n")[10:14])
    assert method.documentation is None


@pytest.mark.parametrize(
    ("name", "said", "is_above"),
    [
        ("class:Cart", "Holds items.\n\n* a star is text here", False),
        ("Total", "Total adds up.\n  - in cents", True),
        ("add", "Adds\ntwo.", True),
    ],
)
def test_the_documentation_has_no_marks(repo: Path, name: str, said: str, is_above: bool) -> None:
    (one,) = look(repo, name).definitions
    assert (one.documentation, one.is_documented_above) == (said, is_above)


def test_all_of_one_name_are_shown_product_before_tests(repo: Path) -> None:
    assert [(one.path, one.kind) for one in look(repo, "total").definitions] == [
        ("shop/cart.py", "method"), ("tests/a_test.py", "function"),
    ]  # fmt: skip
    assert [one.lines.first for one in look(repo, "Cart.owner").definitions] == [16, 20]


def test_a_name_may_say_where_it_stands_or_come_from_a_base(repo: Path) -> None:
    assert [one.path for one in look(repo, "tests/a_test.py::total").definitions] == [
        "tests/a_test.py"
    ]
    assert [one.qualified_name for one in look(repo, "Basket.total").definitions] == ["Cart.total"]


@pytest.mark.parametrize(
    ("place", "name", "lines"),
    [
        ("shop/cart.py", "shop/cart.py", (1, 26)),
        ("./cart.py", "shop/cart.py", (1, 26)),
        ("shop/cart.py:2-6", "shop/cart.py", (2, 6)),
        ("shop/cart.py:12", "Cart.total", (11, 14)),
        ("shop/cart.py:2", "shop/cart.py", (2, 2)),
    ],
)
def test_a_path_is_a_file_its_lines_or_what_stands_on_one_line(
    repo: Path, place: str, name: str, lines: tuple[int, int]
) -> None:
    (one,) = look(repo, place).definitions
    assert (one.qualified_name, one.lines.first, one.lines.last) == (name, *lines)
    assert one.text == "\n".join(CART.split("\n")[lines[0] - 1 : lines[1]])


def test_what_is_too_long_is_cut_and_says_so(
    repo: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (one,) = look(repo, "class:Cart", lines=3).definitions
    assert (one.lines.first, one.lines.last, one.n_lines_cut) == (5, 7, 15)
    code, said, _ = run(repo, monkeypatch, capfd, "class:Cart", "--lines", "3")
    assert (code, said.splitlines()[-1]) == (0, "      ┆ 15 more lines (--lines N shows up to N)")


def test_the_json_is_the_contract(
    repo: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said, _ = run(repo, monkeypatch, capfd, "add", "--format", "json")
    told = json.loads(said)
    assert code == 0
    assert list(told) == ["schema", "name", "snapshot", "definitions"]
    assert told["definitions"] == [
        {
            "path": "shop/add.c", "start_line": 3, "end_line": 6, "kind": "function",
            "qualified_name": "add", "text": "\n".join(C.split("\n")[2:6]),
            "documentation": "Adds\ntwo.", "cut": False,
        }
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "code", "complaint"),
    [
        ("totl", 3, "nothing here is called 'totl'; closest: Total, Cart.total, total"),
        ("cart_owner_name", 3, "closest: Cart.owner, Cart"),
        ("xyzzyq", 3, "nothing here is called 'xyzzyq'\n"),
        ("shop/none.py", 2, "there is no file 'shop/none.py' in this snapshot"),
        ("shop/none.py:3", 2, "there is no file 'shop/none.py' in this snapshot"),
        ("shop", 3, "nothing here is called 'shop'"),
        ("shop/", 2, "'shop' is a folder"),
        ("logo.png", 2, "'logo.png' was not read: binary"),
        ("../etc/passwd", 2, "there is no file '../etc/passwd'"),
        ("shop/add.c:7", 2, "shop/add.c has no line 7; it has 6 lines"),
        ("shop/add.c:4-2", 2, "4-2 is not a range of lines"),
        ("shop/add.c:0-2", 2, "0-2 is not a range of lines"),
        ("  ", 2, "there is nothing to show"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(
    repo: Path, name: str, code: int, complaint: str,
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    ended, said, told = run(repo, monkeypatch, capfd, name)
    assert (ended, said, told.count("\n")) == (code, "", 1)
    assert complaint in told


def test_an_unknown_name_is_an_empty_list_for_programs(
    repo: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    code, said, _ = run(repo, monkeypatch, capfd, "xyzzyq", "--format", "json")
    assert (code, json.loads(said)["definitions"]) == (3, [])


def test_colours_change_no_line_and_let_nothing_through(
    repo: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    import re

    _, plain, _ = run(repo, monkeypatch, capfd, "evil")
    _, coloured, _ = run(repo, monkeypatch, capfd, "evil", "--color", "always")
    assert "\x1b" not in plain
    assert r"\u001b[31m" in plain
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain
    assert coloured.count("\x1b[") > 6


def test_many_of_one_name_are_shown_in_full_only_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    files = {f"m{number:02}.py": "def run():\n    return 1\n" for number in range(12)}
    repo = make_tree(tmp_path / "repo", files)
    code, said, _ = run(repo, monkeypatch, capfd, "run")
    assert (code, said.count("return 1")) == (0, 10)
    assert said.splitlines()[-3:] == [
        "and 2 more; PATH::NAME shows one of them:",
        "  m10.py:1-2  function run",
        "  m11.py:1-2  function run",
    ]


def test_a_past_revision_and_an_edit_are_shown_as_they_are(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "def first():\n    return 1\n"})
    (repo / "a.py").write_text("def first():\n    return 2\n")
    subprocess.run(["git", "-C", str(repo), "commit", "-qam", "two"], check=True)
    assert look(repo, "first", at="HEAD~1").definitions[0].text.endswith("1")
    assert look(repo, "first").definitions[0].text.endswith("2")
    (repo / "a.py").write_text("\ndef first():\n    return 3\n")
    (edited,) = look(repo, "first").definitions
    assert (edited.lines.first, edited.text.endswith("3")) == (2, True)


def test_lines_are_counted_from_one_on(repo: Path) -> None:
    with pytest.raises(UsageError, match="lines is 0"):
        look(repo, "Cart", lines=0)
