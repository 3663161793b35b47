"""V1 verdicts on statements made by hand: names, quotations, contents, and odd places."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from probant.checking.citations import cited_places
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.existence import check_existence
from probant.checking.shelf import MAX_REVISIONS, Shelf
from probant.settings import load_settings
from probant.vocabulary.assertion import Assertion, Checked, CitedPlace, ClaimKind, Mention, Span
from probant.vocabulary.record import replace
from probant.vocabulary.symbol import SymbolKind
from probant.wiring import open_workbench
from tests.repos import commit, git, make_repo, make_tree
from tests.work import Work, check_growth

FILES = {
    "shop/__init__.py": "",
    "shop/cart.py": (
        "from shop.base import Base\n"
        "from shop.money import total\n"
        "\n\n"
        "class Cart(Base):\n"
        "    def add(self, item):\n"
        "        self.items.append(item)\n"
        "\n"
        "    def sum(self):\n"
        "        return total(self.items, rounded=True)\n"
        "\n\n"
        "def add(cart, item):\n"
        "    cart.add(item)\n"
    ),
    "shop/base.py": (
        "class Base:\n    limit = 3\n\n    def __init__(self):\n        self.items = []\n\n"
        "    def save(self):\n        pass\n"
    ),
    "shop/money.py": "def total(items, rounded):\n    return sum(items)\n",
    "shop/open.py": "import other\n\n\nclass Open(other.Thing):\n    pass\n",
    "shop/magic.py": "class Magic:\n    def __getattr__(self, name):\n        return 1\n",
    "src/lib.rs": "pub mod parse;\n",
    "src/parse.rs": "pub fn number(text: &str) -> u32 {\n    0\n}\n",
}


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    folder = tmp_path_factory.mktemp("existence")
    with opened(make_tree(folder / "repo", FILES)) as found:
        yield found


class opened:  # noqa: N801 - used like a function
    """A shelf over a repository, its cache beside it."""

    def __init__(self, repo: Path, at: str | None = None) -> None:
        env = {"PROBANT_CACHE_DIR": str(repo.parent / "cache"), "HOME": str(repo.parent)}
        self._bench = open_workbench(load_settings(env), repo, at=at)

    def __enter__(self) -> Shelf:
        bench = self._bench.__enter__()
        return Shelf(bench.tree, bench.book, bench.binder)

    def __exit__(self, *error: object) -> None:
        self._bench.__exit__(None, None, None)


def place(text: str, folder: str | None = None) -> CitedPlace:
    document = Document("-", text, folder=folder)
    (found,) = cited_places(document, Passage(kind=PassageKind.PROSE, text=text, start=0))
    return found


def claim(
    kind: ClaimKind,
    where: str = "",
    *,
    name: str = "",
    literal: str = "",
    denied: bool = False,
    kinds: frozenset[SymbolKind] = frozenset(),
    folder: str | None = None,
    is_ours: bool = False,
) -> Assertion:
    span = Span(0, max(1, len(where)), 1)
    return Assertion(
        kind=kind,
        span=span,
        text=where or name,
        subject=Mention(text=name, span=span, kinds=kinds) if name else None,
        place=place(where, folder) if where else None,
        literal=literal,
        denied=denied,
        is_stated=is_ours or kind is not ClaimKind.IDENTIFIER,
    )


def told(found: Checked) -> str:
    code = found.failure.value if found.failure else found.reason.wire if found.reason else ""
    hint = f" -> {found.suggestion}" if found.suggestion else ""
    return f"{found.verdict.value} {code}".rstrip() + hint


@pytest.mark.parametrize(
    ("name", "where", "expected"),
    [
        ("add", "shop/cart.py", "verified"),
        ("add", "shop/cart.py:6", "verified"),
        ("add", "shop/cart.py:7", "verified"),
        ("add", "shop/cart.py:12-13", "verified"),
        ("add", "shop/cart.py:2", "refuted missing_identifier"),
        ("sum", "shop/cart.py:6", "refuted missing_identifier -> shop/cart.py:9"),
        ("sum", "shop/cart.py:10", "verified"),
        ("sum", "shop/cart.py:40", "refuted missing_identifier -> shop/cart.py:9"),
        ("rounded", "shop/cart.py:3-4", "refuted missing_identifier -> shop/cart.py:10"),
        ("total", "shop/cart.py", "verified"),
        ("tot", "shop/cart.py", "refuted missing_identifier"),
        ("save", "shop/cart.py", "refuted missing_identifier -> shop/base.py:7"),
        ("nothing", "shop/cart.py", "refuted missing_identifier"),
        ("Cart.add", "shop/cart.py", "verified"),
        ("Cart.add", "shop/cart.py:6", "verified"),
        ("Cart.sum", "shop/cart.py:1", "refuted missing_identifier -> shop/cart.py:9"),
        ("Cart#add", "shop/cart.py", "verified"),
        ("Cart.save", "shop/cart.py", "verified"),
        ("Cart.total", "shop/cart.py", "unverifiable not_told"),
        ("Cart.pay", "shop/cart.py", "refuted missing_identifier"),
        ("Open.run", "shop/open.py", "unverifiable not_told"),
        ("Magic.run", "shop/magic.py", "unverifiable not_told"),
        ("cart.add", "shop/cart.py", "verified"),
        ("add()", "shop/cart.py", "verified"),
        ("add", "shop/basket.py", "refuted missing_file"),
        ("parse::number", "src/parse.rs", "verified"),
    ],
)
def test_a_name_at_a_place(shelf: Shelf, name: str, where: str, expected: str) -> None:
    assert told(check_existence(claim(ClaimKind.IDENTIFIER, where, name=name), shelf)) == expected


@pytest.mark.parametrize(
    ("name", "kinds", "expected"),
    [
        ("Cart.add", (), "verified"),
        ("Cart.save", (), "verified"),
        ("Cart.limit", (), "verified"),
        ("Base.items", (), "verified"),
        ("Cart.pay", (), "refuted missing_identifier"),
        ("Cart.number", (), "refuted missing_identifier"),
        ("Cart.total", (), "unverifiable not_told"),
        ("Open.anything", (), "unverifiable not_told"),
        ("Magic.anything", (), "unverifiable not_told"),
        ("Stranger.run", (), "unverifiable missing_anchor"),
        ("money.total", (), "verified"),
        ("shop.money.total", (), "verified"),
        ("parse::number", (), "verified"),
        ("parse::float", (), "unverifiable missing_anchor"),
        ("Cart", (SymbolKind.CLASS,), "verified"),
        ("total", (SymbolKind.FUNCTION,), "verified"),
        ("total", (SymbolKind.CLASS,), "unverifiable missing_anchor"),
        ("nothing", (SymbolKind.FUNCTION,), "unverifiable missing_anchor"),
    ],
)
def test_a_name_alone(
    shelf: Shelf, name: str, kinds: tuple[SymbolKind, ...], expected: str
) -> None:
    said = claim(ClaimKind.IDENTIFIER, name=name, kinds=frozenset(kinds))
    assert told(check_existence(said, shelf)) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("flushPendingNow", "refuted missing_identifier"),
        ("drain_all_queues", "refuted missing_identifier"),
        ("setTimeout", "unverifiable missing_anchor"),
        ("rounded", "unverifiable missing_anchor"),
        ("Stranger.run", "unverifiable missing_anchor"),
        ("shop.money.join_all", "refuted missing_identifier"),
        ("shop.magic.join_all", "unverifiable not_told"),
        ("shop.cart.Base", "unverifiable mention_only"),
    ],
)
def test_a_name_taken_for_one_of_this_code(shelf: Shelf, name: str, expected: str) -> None:
    said = claim(ClaimKind.IDENTIFIER, name=name, is_ours=True)
    assert told(check_existence(said, shelf)) == expected


def test_a_name_that_code_could_make_up_is_left_open(tmp_path: Path) -> None:
    files = {"a.py": 'def run(kind):\n    return globals()["handle_" + kind]()\n'}
    with opened(make_tree(tmp_path / "repo", files)) as shelf:
        for name, verdict in (("handle_order", "unverifiable"), ("manage_order", "refuted")):
            said = claim(ClaimKind.IDENTIFIER, name=name, is_ours=True)
            assert told(check_existence(said, shelf)).startswith(verdict)


@pytest.mark.parametrize(
    ("where", "literal", "expected"),
    [
        ("shop/cart.py:7", "self.items.append(item)", "verified"),
        ("shop/cart.py:10", "total(self.items, rounded=True)", "verified"),
        ("shop/cart.py:10", "rounded=True", "verified"),
        ("shop/cart.py:10", "rounded=False", "refuted quote_missing"),
        ("shop/cart.py:10", "ounded=True", "refuted quote_missing"),
        ("shop/cart.py:2", "rounded=True", "refuted quote_drifted -> shop/cart.py:10"),
        ("shop/cart.py:99", "rounded=True", "refuted quote_drifted -> shop/cart.py:10"),
        ("shop/cart.py", "rounded=True", "verified"),
        ("shop/cart.py", "rounded=None", "unverifiable not_told"),
        ("shop/cart.py:6-7", "def add(self, item):\n    self.items.append(item)", "verified"),
        ("shop/cart.py:6-7", "def add(self, item):\nself.items.append(item)",
         "refuted quote_missing"),
        ("shop/cart.py:5-10", "class Cart(Base):\n    ...\n    def sum(self):", "verified"),
        ("shop/cart.py:1", "...", "unverifiable underspecified"),
        ("shop/cart.py:1", "", "unverifiable underspecified"),
        ("nowhere.py:1", "x", "refuted missing_file"),
    ],
)  # fmt: skip
def test_a_quotation(shelf: Shelf, where: str, literal: str, expected: str) -> None:
    assert told(check_existence(claim(ClaimKind.QUOTE, where, literal=literal), shelf)) == expected


@pytest.mark.parametrize(
    ("where", "literal", "expected"),
    [
        ("shop/money.py", "def total", "verified"),
        ("shop/money.py", "total", "verified"),
        ("shop/money.py", "tot", "unverifiable not_told"),
        ("shop/money.py", "Def  Total", "unverifiable not_told"),
        ("shop/money.py", "def average", "refuted quote_missing"),
        ("shop/money.py:1", "sum(items)", "refuted quote_missing"),
        ("shop/money.py:2", "sum(items)", "verified"),
        ("shop/money.py", "rounded):\n    return", "verified"),
        ("shop/none.py", "x", "refuted missing_file"),
        ("shop/__init__.py", "x", "refuted quote_missing"),
    ],
)
def test_contents(shelf: Shelf, where: str, literal: str, expected: str) -> None:
    said = claim(ClaimKind.CONTAINS, where, literal=literal)
    assert told(check_existence(said, shelf)) == expected


def test_a_denial_is_turned_round(shelf: Shelf) -> None:
    no = claim(ClaimKind.CONTAINS, "shop/money.py", literal="def average", denied=True)
    assert told(check_existence(no, shelf)) == "verified"
    assert check_existence(no, shelf).citations
    yes = claim(ClaimKind.CONTAINS, "shop/money.py", literal="def total", denied=True)
    assert told(check_existence(yes, shelf)) == "refuted wrong_structure"
    gone = claim(ClaimKind.FILE, "shop/gone.py", denied=True)
    assert told(check_existence(gone, shelf)) == "verified"


@pytest.mark.parametrize(
    ("where", "folder", "expected"),
    [
        ("[x](cart.py)", "shop", "verified"),
        ("[x](../src/lib.rs)", "shop", "verified"),
        ("[x](../../x.py)", "shop", "unverifiable outside_repository"),
        ("[x](/src/lib.rs)", "shop", "verified"),
        ("[x](/src/none.rs)", "shop", "refuted missing_file"),
        ("`cart.py`", "src", "verified"),
        ("`repo/shop/cart.py`", None, "verified"),
        ("[x](shop/pay/money.py)", "", "refuted missing_file -> shop/money.py"),
    ],
)
def test_paths_are_seen_from_where_the_text_stands(
    shelf: Shelf, where: str, folder: str | None, expected: str
) -> None:
    assert told(check_existence(claim(ClaimKind.FILE, where, folder=folder), shelf)) == expected


def test_an_absolute_path_inside_the_repository_is_one_of_it(shelf: Shelf) -> None:
    root = shelf.tree.root
    for where in (f"{root}/shop/cart.py:3", f"file://{root}/shop/cart.py#L3"):
        assert told(check_existence(claim(ClaimKind.LINE_RANGE, where), shelf)) == "verified"


@pytest.mark.parametrize(
    ("kind", "name", "where", "literal", "text"),
    [
        (ClaimKind.IDENTIFIER, "sum", "shop/cart.py:3", "", "shop/cart.py:9"),
        (ClaimKind.IDENTIFIER, "sum", "shop/cart.py:3-4", "", "shop/cart.py:9-10"),
        (ClaimKind.IDENTIFIER, "sum", "shop/cart.py#L3-L4", "", "shop/cart.py#L9-L10"),
        (ClaimKind.IDENTIFIER, "sum", "lines 3 to 4 of shop/cart.py", "",
         "lines 9 to 10 of shop/cart.py"),
        (ClaimKind.IDENTIFIER, "add", "shop/cart.py:2", "", None),
        (ClaimKind.QUOTE, "", "shop/cart.py:3", "rounded=True", "shop/cart.py:10"),
        (ClaimKind.QUOTE, "", "shop/cart.py:3", "item)", None),
        (ClaimKind.FILE, "", "shop/pay/money.py", "", None),
        (ClaimKind.LINE_RANGE, "", "shop/pay/money.py:2", "", None),
        (ClaimKind.FILE, "", "shop/Money.py", "", "shop/money.py"),
        (ClaimKind.FILE, "", "shop\\Money.py", "", "shop/money.py"),
        (ClaimKind.LINE_RANGE, "", "shop/Money.py:2", "", "shop/money.py:2"),
        (ClaimKind.LINE_RANGE, "", "shop/Money.py:9", "", None),
        (ClaimKind.IDENTIFIER, "total", "shop/pay/money.py", "", "shop/money.py"),
        (ClaimKind.IDENTIFIER, "total", "shop/pay/money.py:1", "", "shop/money.py:1"),
        (ClaimKind.IDENTIFIER, "total", "shop/pay/money.py:2", "", "shop/money.py:2"),
        (ClaimKind.IDENTIFIER, "items", "shop/pay/money.py", "", None),
        (ClaimKind.QUOTE, "", "shop/pay/money.py:2", "return sum(items)", "shop/money.py:2"),
        (ClaimKind.QUOTE, "", "shop/pay/money.py:2", "sum", None),
        (ClaimKind.FILE, "", "shop/pay/__init__.py", "", None),
    ],
)  # fmt: skip
def test_corrections_are_certain_or_not_made(
    shelf: Shelf, kind: ClaimKind, name: str, where: str, literal: str, text: str | None
) -> None:
    edit = check_existence(claim(kind, where, name=name, literal=literal), shelf).edit
    if text is None:
        assert edit is None
    else:
        assert edit is not None
        assert where[: edit.span.start] + edit.text + where[edit.span.end :] == text


def test_a_path_that_git_saw_renamed_is_corrected(tmp_path: Path) -> None:
    lines = "".join(f"value_{n} = {n}\n" for n in range(20))
    repo = make_repo(tmp_path / "repo", {"old/tool.py": lines, "old/lost.py": "x = 1\n"})
    (repo / "new").mkdir()
    git(repo, "mv", "old/tool.py", "new/tool.py")
    git(repo, "rm", "-q", "old/lost.py")
    commit(repo, {"new/other.py": "y = 2\n"})
    commit(repo, {"lib/lost.py": "nothing = 'like it'\n"})
    with opened(repo) as shelf:
        went = check_existence(claim(ClaimKind.LINE_RANGE, "old/tool.py:3"), shelf)
        lost = check_existence(claim(ClaimKind.LINE_RANGE, "old/lost.py:1"), shelf)
    assert went.edit is not None and went.edit.text == "new/tool.py"
    assert (lost.suggestion, lost.edit) == ("lib/lost.py", None)


def test_odd_files_are_never_refuted(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "x\n", ".gitignore": "*.log\nout/\n!keep.log\n"})
    make_tree(repo, {"here.log": "x\n", "pic.png": b"\0\1", "link/.keep": "", "real/b.py": "b\n"})
    (repo / "ln.py").symlink_to("a.py")
    (repo / "lndir").symlink_to("real")
    (repo / "big.py").touch()
    with (repo / "big.py").open("r+b") as big:
        big.truncate(6_000_000)
    make_repo(repo / "nested", {"c.py": "c\n"})
    with opened(repo) as shelf:
        expected = {
            "here.log": "unverifiable window_skipped_files",
            "there.log:3": "unverifiable window_skipped_files",
            "out/made.py:3": "unverifiable window_skipped_files",
            "pic.png": "verified",
            "pic.png:1": "unverifiable window_skipped_files",
            "big.py": "verified",
            "big.py:1": "unverifiable window_skipped_files",
            "ln.py": "verified",
            "ln.py:1": "unverifiable window_skipped_files",
            "lndir/b.py:1": "unverifiable window_skipped_files",
            "nested/c.py:1": "unverifiable outside_repository",
            "node_modules/x/y.js:1": "unverifiable outside_repository",
            ".git/config.py:1": "unverifiable outside_repository",
            "a.py/none.py:1": "refuted missing_file",
        }
        found = {}
        for where in expected:
            kind = ClaimKind.LINE_RANGE if where[-1].isdigit() else ClaimKind.FILE
            span = Span(0, len(where), 1)
            _, _, line = where.partition(":")
            said = place(where if line else f"`{where}:1`")
            if not line:
                said = replace(said, lines=None, lines_span=None)
            found[where] = told(
                check_existence(
                    Assertion(kind=kind, span=span, text=where, place=said, is_stated=True), shelf
                )
            )
        assert found == expected


def test_another_revision(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "1\n2\n"})
    old = git(repo, "rev-parse", "HEAD").strip()
    commit(repo, {"a.py": "1\n2\n3\n"})
    git(repo, "remote", "add", "origin", "git@github.com:Acme/Shop.git")
    url = "https://github.com/acme/shop/blob/{}/a.py#L3"
    other = "https://github.com/acme/repo/blob/main/a.py#L3"
    with opened(repo) as shelf:
        judge = {
            rev: told(check_existence(claim(ClaimKind.LINE_RANGE, url.format(rev)), shelf))
            for rev in (old, old[:10], "main", "HEAD", "nothing")
        }
        assert judge == {
            old: "refuted invalid_line",
            old[:10]: "refuted invalid_line",
            "main": "verified",
            "HEAD": "verified",
            "nothing": "unverifiable window_revision",
        }
        elsewhere = check_existence(claim(ClaimKind.LINE_RANGE, other), shelf)
        assert told(elsewhere) == "unverifiable outside_repository"
    with opened(repo, at=old) as shelf:
        here = claim(ClaimKind.LINE_RANGE, "a.py:3")
        assert told(check_existence(here, shelf)) == "refuted invalid_line"


def test_a_text_of_permalinks_does_not_start_git_for_each(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "1\n2\n"})
    git(repo, "remote", "add", "origin", "git@github.com:Acme/Shop.git")
    url = "https://github.com/acme/shop/blob/{:040x}/a.py#L3"
    with opened(repo) as shelf:
        found = [
            check_existence(claim(ClaimKind.LINE_RANGE, url.format(n + 1)), shelf)
            for n in range(MAX_REVISIONS + 2)
        ]
        assert {told(one) for one in found} == {"unverifiable window_revision"}
        assert found[0].detail.endswith("is not known here")
        assert found[-1].detail.endswith("is one revision too many to look at")


def test_many_quotations_of_one_long_file_are_linear_work(tmp_path: Path) -> None:
    def quoted(n_quotes: int, shelf: Shelf) -> None:
        for n in range(n_quotes):
            literal = f"def f{n}(x):\n    y = x + {n}\n    ...\n    return y"
            where = f"a.py:{6 * n + 1}-{6 * n + 4}"
            said = claim(ClaimKind.QUOTE, where, literal=literal)
            assert told(check_existence(said, shelf)) == "verified"
            where = f"a.py:{30 * n_quotes - 1}"
            drifted = claim(ClaimKind.QUOTE, where, literal=f"def f{n}(x):\n    y = x + {n}")
            assert check_existence(drifted, shelf).suggestion == f"a.py:{6 * n + 1}-{6 * n + 2}"

    def body(n_quotes: int) -> str:
        functions = range(5 * n_quotes)
        return "".join(f"def f{n}(x):\n    y = x + {n}\n\n    return y\n\n\n" for n in functions)

    check_file_growth(tmp_path, "a.py", body, quoted, 1_000)


def test_a_file_made_to_be_slow_is_given_up(tmp_path: Path) -> None:
    def quoted(_: int, shelf: Shelf) -> None:
        literal = "y\n" + "\n".join(["x"] * 50 + ["y"]) + "\n" + "\n".join(["x"] * 49 + ["y"] * 2)
        said = claim(ClaimKind.QUOTE, "a.py:1", literal=literal)
        assert told(check_existence(said, shelf)).startswith(("refuted", "unverifiable"))
        pieces = "\n...\n".join(["x\ny"] * 300)
        check_existence(claim(ClaimKind.QUOTE, "a.py:1", literal=pieces), shelf)

    check_file_growth(tmp_path, "a.py", lambda n: ("x\n" * 50 + "y\n") * n, quoted, 2_000)


def test_many_names_of_one_long_file_are_linear_work(tmp_path: Path) -> None:
    """Each was once looked for from the first line to the last."""

    def named(n_names: int, shelf: Shelf) -> None:
        for n in range(n_names):
            line = 19 * n_names + n
            for name, where, expected in (
                (f"other_{line}", "a.txt:1", f"refuted missing_identifier -> a.txt:{line + 1}"),
                (f"$x{line}", f"a.txt:{line + 1}", "verified"),
                (f"x{line}", f"a.txt:{line + 1}", "refuted missing_identifier"),
                (f"ther_{line}", "a.txt:1", "refuted missing_identifier"),
            ):
                said = claim(ClaimKind.IDENTIFIER, where, name=name)
                assert told(check_existence(said, shelf)) == expected, name

    def body(n_names: int) -> str:
        return "".join(f"name_{n} = other_{n}.$x{n}\n" for n in range(20 * n_names))

    check_file_growth(tmp_path, "a.txt", body, named, 1_000)


def check_file_growth(
    tmp_path: Path,
    name: str,
    body: Callable[[int], str],
    check: Callable[[int, Shelf], None],
    size: int,
) -> None:
    """A file made for a size, and what is checked against it, once each file is open."""
    numbers = count()
    with ExitStack() as stack:

        def prepared(size: int) -> Work:
            root = make_tree(tmp_path / f"repo{next(numbers)}", {name: body(size)})
            return partial(check, size, stack.enter_context(opened(root)))

        check_growth(prepared, size)
