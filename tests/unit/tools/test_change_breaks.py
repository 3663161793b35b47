"""What a patch breaks, seen without running anything: proofs, doubts, and nothing made up."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.settings import Settings, load_settings
from probant.tools.change_breaks import Break, breaks_of
from probant.tools.change_impact import touched_by
from probant.tools.change_proposal import Proposal, Sides
from probant.tools.registry import Toolbox
from probant.vocabulary.record import replace
from probant.wiring import Workbench, open_workbench
from probant.workspace.search import TextSearch
from tests.repos import make_repo

State = Mapping[str, str]


def diff_of(before: State, after: State) -> bytes:
    """A unified diff from one state to another."""
    told: list[str] = []
    for name in sorted({*before, *after}):
        old, new = (state.get(name, "").splitlines(keepends=True) for state in (before, after))
        names = (f"a/{name}" if name in before else "/dev/null",
                 f"b/{name}" if name in after else "/dev/null")  # fmt: skip
        told += difflib.unified_diff(old, new, *names)
    return "".join(told).encode()


@contextmanager
def sides_of(tmp_path: Path, before: State, after: State) -> Iterator[Sides]:
    settings = _settings(tmp_path)
    with open_workbench(settings, make_repo(tmp_path / "repo", dict(before))) as bench:
        proposal = Proposal(diff_of(before, after), settings.cache_dir)
        try:
            sides = proposal.sides(_box(bench, proposal))
            assert sides is not None
            yield sides
        finally:
            proposal.close()


def _settings(tmp_path: Path) -> Settings:
    return replace(load_settings(), cache_dir=tmp_path / "cache")


def _box(bench: Workbench, proposal: Proposal) -> Toolbox:
    return Toolbox(
        tree=bench.tree, book=bench.book, binder=bench.binder,
        search=TextSearch(bench.tree, bench.texts), workshop=bench.workshop,
        proposal=lambda: proposal,
    )  # fmt: skip


def breaks(tmp_path: Path, before: State, after: State) -> list[Break]:
    with sides_of(tmp_path, before, {**before, **after}) as sides:
        return breaks_of(touched_by(sides), sides)


PARSE = "def parse(text):\n    return text\n\n\ndef other():\n    return 1\n"
WITHOUT = "def other():\n    return 1\n"


@pytest.mark.parametrize(
    ("user", "line"),
    [
        ("from pkg.core import parse\n\nparse('x')\n", 1),
        ("from .core import parse as p\n\np('x')\n", 1),
        ("import pkg.core\n\n\ndef run():\n    return pkg.core.parse('x')\n", 5),
        ("from pkg import core\n\nHANDLERS = [core.other]\ncore.parse('x')\n", 4),
    ],
)
def test_a_use_of_what_is_gone_is_proved(tmp_path: Path, user: str, line: int) -> None:
    files = {"pkg/__init__.py": "", "pkg/core.py": PARSE, "pkg/user.py": user}
    found = breaks(tmp_path, files, {"pkg/core.py": WITHOUT})
    first = found[0]
    assert (first.place.path, first.place.lines.first, first.is_proved) == (
        "pkg/user.py", line, True,
    )  # fmt: skip


@pytest.mark.parametrize(
    "user",
    [
        "try:\n    from pkg.core import parse\nexcept ImportError:\n    parse = None\n",
        "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from pkg.core import parse\n",
        "from contextlib import suppress\n\nwith suppress(ImportError):\n"
        "    from pkg.core import parse\n",
        "import sys\n\nif sys.version_info < (3, 8):\n    from pkg.core import parse\n",
    ],
)
def test_code_that_expects_it_to_be_missing_is_no_proof(tmp_path: Path, user: str) -> None:
    files = {"pkg/__init__.py": "", "pkg/core.py": PARSE, "pkg/user.py": user}
    assert not any(one.is_proved for one in breaks(tmp_path, files, {"pkg/core.py": WITHOUT}))


@pytest.mark.parametrize(
    "left",
    [
        WITHOUT + "\n\ndef __getattr__(name):\n    return print\n",
        WITHOUT + "\n\nglobals()['parse'] = print\n",
        WITHOUT + "\n\nfrom elsewhere import *\n",
        WITHOUT + "\n\nfrom elsewhere import parse\n",
        WITHOUT + "\n\nparse = other\n",
    ],
)
def test_a_module_that_may_still_give_the_name_is_no_proof(tmp_path: Path, left: str) -> None:
    user = "from pkg.core import parse\n\nparse('x')\n"
    files = {"pkg/__init__.py": "", "pkg/core.py": PARSE, "pkg/user.py": user}
    assert not any(one.is_proved for one in breaks(tmp_path, files, {"pkg/core.py": left}))


def test_a_rename_that_is_carried_through_breaks_nothing(tmp_path: Path) -> None:
    user = "from pkg.core import parse\n\nparse('x')\n"
    files = {"pkg/__init__.py": "", "pkg/core.py": PARSE, "pkg/user.py": user}
    renamed = {"pkg/core.py": PARSE.replace("parse", "read"),
               "pkg/user.py": user.replace("parse", "read")}  # fmt: skip
    assert breaks(tmp_path, files, renamed) == []


CLASSES = """class Base:
    def run(self):
        return self.step()

    def step(self):
        return 1
"""


def test_a_method_that_is_gone_and_still_called(tmp_path: Path) -> None:
    left = CLASSES.replace("\n    def step(self):\n        return 1\n", "")
    found = breaks(tmp_path, {"a.py": CLASSES}, {"a.py": left})
    assert [(one.place.lines.first, one.is_proved) for one in found] == [(3, True)]


def test_a_method_that_moved_to_a_subclass_is_no_proof(tmp_path: Path) -> None:
    left = CLASSES.replace("    def step(self):\n        return 1\n", "")
    left += "\nclass Child(Base):\n    def step(self):\n        return 2\n"
    assert not any(one.is_proved for one in breaks(tmp_path, {"a.py": CLASSES}, {"a.py": left}))


def test_a_class_that_is_gone_and_still_extended(tmp_path: Path) -> None:
    files = {"a.py": "class A:\n    pass\n\n\nclass B(A):\n    pass\n"}
    found = breaks(tmp_path, files, {"a.py": "class B(A):\n    pass\n"})
    assert [(one.place.lines.first, one.is_proved) for one in found] == [(1, True)]


@pytest.mark.parametrize(
    ("user", "proved"),
    [
        ("from . import old\n", True),
        ("from .old import f\n", True),
        ("from pkg.old import f\n", True),
        ("import old\n", False),
    ],
)
def test_a_file_that_is_gone_and_still_imported(tmp_path: Path, user: str, proved: bool) -> None:
    """A module of that name may come from outside, unless it is asked of this very package."""
    before = {"pkg/__init__.py": "", "pkg/old.py": "def f(): ...\n", "pkg/user.py": user,
              "old.py": "x = 1\n"}  # fmt: skip
    after = {name: text for name, text in before.items() if name not in ("pkg/old.py", "old.py")}
    with sides_of(tmp_path, before, after) as sides:
        found = breaks_of(touched_by(sides), sides)
    assert [one.is_proved for one in found if one.place.path == "pkg/user.py"] == [proved]


def test_a_file_that_does_not_parse_any_more(tmp_path: Path) -> None:
    found = breaks(tmp_path, {"a.py": PARSE}, {"a.py": PARSE.replace("(text):", "(text:")})
    assert [(one.place.lines.first, one.is_proved) for one in found] == [(1, True)]
    assert "does not parse any more" in found[0].sentence


def test_a_new_file_that_does_not_parse_may_be_meant_so(tmp_path: Path) -> None:
    found = breaks(tmp_path, {"a.py": PARSE}, {"tests/data/bad.py": "def (:\n"})
    assert not any(one.is_proved for one in found)


@pytest.mark.parametrize(
    ("name", "right", "wrong"),
    [
        ("pyproject.toml", "[project]\nname = 'x'\n", "[project\nname = 'x'\n"),
        ("web/package.json", '{"name": "x"}\n', '{"name": "x",}\n'),
    ],
)
def test_a_manifest_that_cannot_be_read_any_more(
    tmp_path: Path, name: str, right: str, wrong: str
) -> None:
    found = breaks(tmp_path, {name: right}, {name: wrong})
    assert [one.is_proved for one in found] == [True]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (
            {"a.js": "export function f() {}\nexport const g = 1;\n",
             "b.js": "import { f } from './a.js';\n\nf();\n"},
            {"a.js": "export const g = 1;\n"},
        ),
        (
            {"go.mod": "module example.org/m\n", "a.go": "package m\n\nfunc F() int { return 1 }\n",
             "b.go": "package m\n\nfunc G() int { return F() }\n"},
            {"a.go": "package m\n"},
        ),
    ],
    ids=["javascript", "go"],
)  # fmt: skip
def test_other_languages_are_told_too(tmp_path: Path, before: State, after: State) -> None:
    found = breaks(tmp_path, before, after)
    assert {one.place.path for one in found} == {next(n for n in before if n.startswith("b."))}


def test_the_facts_of_untouched_files_are_not_extracted_again(tmp_path: Path) -> None:
    before = {f"m{n}.py": f"def f{n}(): ...\n" for n in range(20)}
    with sides_of(tmp_path, before, {**before, "m3.py": "def g(): ...\n"}) as sides:
        after, old = sides.after.book.blobs, sides.before.book.blobs
        same = [path for path in old if after[path] == old[path]]
        assert sorted(set(old) - set(same)) == ["m3.py"]
        copy = sides.after.tree.root
        assert copy.is_dir()
    assert not copy.exists()
