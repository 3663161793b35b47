"""What narrows an answer narrows it: a folder is told as a folder, and counted as one."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.answering.answer import Answer
from probant.vocabulary.question import Goal, Relation, Target, TargetKind
from probant.vocabulary.symbol import SymbolKind
from tests.cases.goals import answered, goal, reasons_of, values_of
from tests.repos import make_repo, make_tree

ERRORS = """\
class Odd(Exception):
    pass


def load(x):
    raise Odd(x)
"""
USES = """\
from src.core.errors import load


def go():
    load(1)


def _hidden():
    load(2)


class Box:
    def put(self):
        load(3)
"""
LIKE = """\
from src.core.errors import Odd, load


def other():
    load(1)
    raise Odd(2)
"""
FILES = {
    "src/core/errors.py": ERRORS,
    "src/core/use.py": USES,
    "src/core2/use.py": LIKE,
    "src/core/tests/test_use.py": (
        "from src.core.errors import load\n\n\ndef test_a():\n    load(3)\n"
    ),
    "src/core/tests/data/sample.py": "from src.core.errors import load\n\nload(5)\n",
    "src/odd/dyn.py": "def dyn(thing):\n    thing.load()\n    load()\n",
    "src/plain/x.py": "X = 1\n",
    "tests/test_top.py": "from src.core.errors import load\n\n\ndef test_b():\n    load(4)\n",
}


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("filters") / "r", FILES)


def check(repo: Path, asked: Goal, expected: list[str], *, text: str = "") -> Answer:
    """A whole answer with just these values."""
    answer = answered(repo, asked)
    assert (values_of(answer), answer.ruling.outcome.value) == (expected, "answered"), answer.text
    assert answer.ruling.status.value == "full_confirmed", answer.text
    assert text in answer.text
    return answer


IN_CORE = ["go src/core/use.py:5", "_hidden src/core/use.py:9", "Box.put src/core/use.py:14"]
IN_TESTS = ["<module> src/core/tests/data/sample.py:3", "test_a src/core/tests/test_use.py:5"]


def test_a_folder_has_its_own_callers_and_not_those_of_a_namesake(repo: Path) -> None:
    asked = goal(Relation.CALLED_BY, "load", within="src/core", outside_tests=True)
    said = "In src/core outside tests, load is directly called by go"
    check(repo, asked, IN_CORE, text=said)


def test_a_doubt_outside_the_folder_leaves_its_list_whole(repo: Path) -> None:
    whole = answered(repo, goal(Relation.CALLED_BY, "load"))
    assert reasons_of(whole) == {"unresolved_references"}
    inside = answered(repo, goal(Relation.CALLED_BY, "load", within="src/odd"))
    assert inside.ruling.outcome.value == "insufficient_evidence"
    check(repo, goal(Relation.CALLED_BY, "load", within="src/core"), [*IN_TESTS, *IN_CORE])


def test_an_empty_part_is_told_as_a_part(repo: Path) -> None:
    asked = goal(Relation.CALLED_BY, "load", within="src/plain")
    answer = check(repo, asked, [], text="Nothing in src/plain directly calls load.")
    assert reasons_of(answer) == {"complete_and_empty"}
    assert "called_by(load) in src/plain" in {entry.query for entry in answer.evidence}
    assert ("filter", "in src/plain") in {arg for step in answer.trace.steps for arg in step.args}


def test_what_nests_in_a_folder_of_tests_belongs_to_the_tests(repo: Path) -> None:
    asked = goal(Relation.CALLED_BY, "load", only_tests=True)
    check(
        repo,
        asked,
        [*IN_TESTS, "test_b tests/test_top.py:5"],
        text="In tests, load is directly called",
    )


def test_the_tests_of_a_folder(repo: Path) -> None:
    asked = goal(Relation.CALLED_BY, "load", within="src/core", only_tests=True)
    check(repo, asked, IN_TESTS)
    within_tests = goal(Relation.CALLED_BY, "load", within="src/core/tests", outside_tests=True)
    check(
        repo, within_tests, [], text="Nothing in src/core/tests outside tests directly calls load."
    )


def test_a_number_counts_what_is_left(repo: Path) -> None:
    asked = goal(Relation.CALLED_BY, "load", within="src/core", outside_tests=True, counted=True)
    check(
        repo, asked, ["3"], text="In src/core outside tests, load is directly called at 3 places."
    )
    none = goal(Relation.CALLED_BY, "load", within="src/plain", counted=True)
    check(repo, none, ["0"], text="In src/plain, load is directly called at 0 places.")


def test_a_folder_that_is_not_there_is_a_missing_anchor(repo: Path) -> None:
    answer = answered(repo, goal(Relation.CALLED_BY, "load", within="src/cor"))
    assert answer.ruling.outcome.value == "insufficient_evidence"
    assert reasons_of(answer) == {"missing_anchor"}
    assert "there is no file or folder src/cor here; near: src/core" in answer.text


def test_a_name_of_two_folders_is_ambiguous(tmp_path: Path) -> None:
    files = {"a/util/x.py": "def f():\n    pass\n", "b/util/y.py": "from a.util.x import f\nf()\n"}
    answer = answered(
        make_tree(tmp_path / "r", files), goal(Relation.CALLED_BY, "f", within="util")
    )
    assert "ambiguous_name" in reasons_of(answer)
    assert "2 files or folders are called util: a/util, b/util" in answer.text


def test_the_kind_of_what_calls_it(repo: Path) -> None:
    methods = frozenset({SymbolKind.METHOD})
    asked = goal(Relation.CALLED_BY, "load", within="src/core", symbol_kinds=methods)
    check(
        repo,
        asked,
        IN_CORE[2:],
        text="In src/core among methods, load is directly called by Box.put",
    )
    public = goal(Relation.CALLED_BY, "load", within="src/core/use.py", public=True)
    check(repo, public, [IN_CORE[0], IN_CORE[2]])


def test_what_raises_it_in_a_folder(repo: Path) -> None:
    check(repo, goal(Relation.RAISED_BY, "Odd", within="src/core"), ["load src/core/errors.py:6"])
    empty = goal(Relation.RAISED_BY, "Odd", within="src/plain")
    check(repo, empty, [], text="Nothing in src/plain raises Odd.")


def test_an_exception_made_elsewhere_may_be_raised_in_the_folder(tmp_path: Path) -> None:
    files = {
        "a/made.py": "class Odd(Exception):\n    pass\n\n\ndef made():\n    return Odd()\n",
        "b/raises.py": "from a.made import made\n\n\ndef go():\n    raise made()\n",
        "c/plain.py": "def calm():\n    return 1\n",
    }
    root = make_tree(tmp_path / "r", files)
    assert answered(root, goal(Relation.RAISED_BY, "Odd", within="b")).ruling.outcome.value != (
        "answered"
    )
    check(root, goal(Relation.RAISED_BY, "Odd", within="c"), [])


def test_what_is_handed_on_may_be_called_in_the_folder(tmp_path: Path) -> None:
    files = {
        "core/apply.py": "def apply(f):\n    f()\n",
        "app/run.py": (
            "from core.apply import apply\n\n\ndef work():\n    pass\n\n\napply(work)\nwork()\n"
        ),
    }
    root = make_tree(tmp_path / "r", files)
    answer = answered(root, goal(Relation.CALLED_BY, "work", within="core"))
    assert reasons_of(answer) >= {"dynamic_dispatch"}
    assert answer.ruling.outcome.value == "insufficient_evidence"


def test_a_definition_that_stands_elsewhere(repo: Path) -> None:
    check(repo, goal(Relation.DEFINED_IN, "load", within="src/core"), ["load src/core/errors.py:5"])
    empty = goal(Relation.DEFINED_IN, "load", within="src/core2")
    check(repo, empty, [], text="load is not defined in src/core2.")
    unknown = answered(repo, goal(Relation.DEFINED_IN, "never_was", within="src/core2"))
    assert reasons_of(unknown) == {"missing_anchor"}


def test_one_of_two_namesakes_is_alone_in_its_folder(tmp_path: Path) -> None:
    files = {"a/x.py": "def f():\n    pass\n", "b/y.py": "def f(x):\n    pass\n"}
    check(
        make_tree(tmp_path / "r", files), goal(Relation.DEFINED_IN, "f", within="b"), ["f b/y.py:1"]
    )


def test_a_text_in_a_folder(repo: Path) -> None:
    text = Target(text="raise Odd", kind=TargetKind.LITERAL)
    check(
        repo, goal(Relation.OCCURS_IN, text, within="src/core2"), ["raise Odd src/core2/use.py:6"]
    )
    empty = goal(Relation.OCCURS_IN, text, within="src/plain")
    check(repo, empty, [], text="raise Odd does not occur in src/plain.")


def test_importers_of_a_folder(repo: Path) -> None:
    module = "src/core/errors.py"
    asked = goal(Relation.IMPORTED_BY, module, within="src/core", outside_tests=True)
    check(repo, asked, ["src/core/use.py"])
    counted = goal(Relation.IMPORTED_BY, module, within="src/plain", counted=True)
    check(repo, counted, ["0"])


def test_a_variable_read_in_two_folders_is_told_in_each(tmp_path: Path) -> None:
    read = "import os\n\nHOME = os.environ['HOME']\n"
    files = {"a/x.py": read, "b/y.py": read, "c/z.py": "Z = 1\n"}
    root = make_tree(tmp_path / "r", files)
    check(root, goal(Relation.ENV_VAR, within="b"), ["HOME b/y.py:3"])
    name = Target(text="HOME", kind=TargetKind.LITERAL)
    check(root, goal(Relation.ENV_VAR, name, within="b"), ["HOME b/y.py:3"])
    check(root, goal(Relation.ENV_VAR, name, within="c"), [],
          text="No code in c reads the environment variable HOME.")  # fmt: skip
    empty = check(root, goal(Relation.ENV_VAR, within="c"), [])
    assert empty.text == "No environment variable is read in c."


def test_tests_of_rust_stand_in_the_file_they_test(tmp_path: Path) -> None:
    lib = (
        "pub fn work() {}\n\npub fn go() {\n    work();\n}\n\n"
        "#[cfg(test)]\nmod tests {\n    use super::*;\n\n    #[test]\n    fn works() {\n"
        "        work();\n    }\n}\n"
    )
    files = {"Cargo.toml": '[package]\nname = "x"\nversion = "0.1.0"\n', "src/lib.rs": lib}
    root = make_tree(tmp_path / "r", files)
    check(root, goal(Relation.CALLED_BY, "work", outside_tests=True), ["go src/lib.rs:4"])
    check(root, goal(Relation.CALLED_BY, "work", only_tests=True), ["tests.works src/lib.rs:13"])


def test_subclasses_in_a_folder(tmp_path: Path) -> None:
    files = {
        "a/base.py": "class Base:\n    pass\n",
        "a/one.py": "from a.base import Base\n\n\nclass One(Base):\n    pass\n",
        "b/two.py": "from a.base import Base\n\n\nclass Two(Base):\n    pass\n",
        "c/odd.py": "def make(Base):\n    class Three(Base):\n        pass\n    return Three\n",
    }
    root = make_tree(tmp_path / "r", files)
    check(root, goal(Relation.EXTENDED_BY, "Base", within="b"), ["Two b/two.py:4"])
    inside = answered(root, goal(Relation.EXTENDED_BY, "Base", within="c"))
    assert inside.ruling.outcome.value == "insufficient_evidence"


def test_a_module_about_tests_is_not_one(tmp_path: Path) -> None:
    files = {
        "pkg/work.py": "def work():\n    pass\n",
        "pkg/tests.py": "from pkg.work import work\n\n\ndef find():\n    work()\n",
        "app/tests.py": "from pkg.work import work\n\n\ndef test_it():\n    work()\n",
    }
    root = make_tree(tmp_path / "r", files)
    check(root, goal(Relation.CALLED_BY, "work", outside_tests=True), ["find pkg/tests.py:5"])
    check(root, goal(Relation.CALLED_BY, "work", only_tests=True), ["test_it app/tests.py:5"])
