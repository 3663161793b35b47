"""What manifests, tests, workflows and plain bytes say, and what is left unasked."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from probant.evaluation.grading.scoring import Grade, grade
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.questions.project_truth import Among, At, Author, Line, MentionsOne, Said
from probant.evaluation.questions.truth import (
    Count,
    Denial,
    Judged,
    Outcome,
    Paths,
    Question,
    Verified,
)
from probant.evaluation.sources.content.config import keys_of
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.project.tests import named_tests
from probant.evaluation.sources.project.workflows import triggers
from tests.unit.evaluation.trees import response, tree_of

PYPROJECT = """\
[build-system]
requires = ["hatchling>=1.27"]

[project]
name = "depot"
license = "MIT"
requires-python = ">=3.11"
dependencies = ["attrs>=21.3", "rich", "tomli>=2; python_version < '3.11'"]

[project.optional-dependencies]
dev = ["attrs>=22", "pytest>=9"]

[project.scripts]
depot = "depot.cli:main"

[tool.black]
line-length = 100
"""


def of_family(family: str, files: dict[str, str]) -> list[Fact]:
    tree = tree_of(files)
    sources = (ProjectFacts(tree, random.Random(1)), ContentFacts(tree, random.Random(1)))
    return [fact for source in sources for fact in source.facts().get(family, ())]


def judged(fact: Fact, *values: Mapping[str, object], outcome: str = "answered") -> Grade:
    question = Question(
        id="1",
        family="57",
        text="",
        acceptable=fact.acceptable,
        truth=fact.truth,
        verified=Verified.STRUCTURAL,
        paraphrase_group="",
        repo="",
    )
    return grade(question, response(outcome, *values))


def test_a_bound_may_be_said_alone_or_with_its_name_and_nothing_else() -> None:
    by_name = {
        dict(fact.targets)["x"]: fact for fact in of_family("57", {"pyproject.toml": PYPROJECT})
    }
    assert set(by_name) == {"hatchling", "tomli", "pytest"}
    pytest_bound = by_name["pytest"]
    assert judged(pytest_bound, {"type": "text", "text": ">= 9"}) is Grade.CORRECT
    assert judged(pytest_bound, {"type": "name", "name": "pytest>=9"}) is Grade.CORRECT
    assert judged(pytest_bound, {"type": "text", "text": ">=8"}) is Grade.WRONG
    assert judged(pytest_bound, {"type": "name", "name": "pytest"}) is Grade.WRONG
    marked = "tomli>=2; python_version < '3.11'"
    assert judged(by_name["tomli"], {"type": "text", "text": marked}) is Grade.CORRECT


def test_runtime_dependencies_are_all_of_them_and_no_others() -> None:
    (fact,) = of_family("57.LIST", {"pyproject.toml": PYPROJECT})
    names = [{"type": "name", "name": name} for name in ("rich", "attrs", "tomli")]
    assert judged(fact, *names) is Grade.CORRECT
    assert judged(fact, *names[:2]) is Grade.WRONG
    assert judged(fact, *names, {"type": "name", "name": "pytest"}) is Grade.WRONG
    assert judged(fact, *names[:2], {"type": "text", "text": ">=2"}) is Grade.WRONG


def test_scripts_version_licence_and_kind_of_a_python_project() -> None:
    files = {"pyproject.toml": PYPROJECT}
    (script,) = of_family("42", files)
    assert judged(script, {"type": "name", "name": "depot"}) is Grade.CORRECT
    (version,) = of_family("58", files)
    assert version.targets == (("x", "Python"),)
    assert judged(version, {"type": "text", "text": ">=3.11"}) is Grade.CORRECT
    (licence,) = of_family("63", files)
    assert judged(licence, {"type": "text", "text": "MIT"}) is Grade.CORRECT
    (kind,) = of_family("61", files)
    assert kind.truth == MentionsOne(frozenset({"python"}))
    assert judged(kind, {"type": "text", "text": "A Python package"}) is Grade.CORRECT
    assert judged(kind, {"type": "text", "text": "pythonic"}) is Grade.WRONG


def test_manifests_of_other_languages() -> None:
    node = '{"name": "@a/b", "bin": "x.js", "dependencies": {"ws": "^8.0"}, "license": "ISC"}'
    (script,) = of_family("42", {"package.json": node})
    assert judged(script, {"type": "name", "name": "b"}) is Grade.CORRECT
    (bound,) = of_family("57", {"package.json": node})
    assert judged(bound, {"type": "text", "text": "^8.0"}) is Grade.CORRECT
    go = "module a.b/c\n\ngo 1.21\n\nrequire github.com/x/y v1.2.3\n"
    (version,) = of_family("58", {"go.mod": go})
    assert version.targets == (("x", "Go"),)
    (needed,) = of_family("57.LIST", {"go.mod": go})
    assert judged(needed, {"type": "name", "name": "github.com/x/y"}) is Grade.CORRECT
    cargo = '[package]\nname = "x"\nrust-version = "1.70"\n[dependencies]\nserde = "1"\n'
    assert [dict(fact.targets)["x"] for fact in of_family("58", {"Cargo.toml": cargo})] == ["Rust"]
    pom = (
        "<project><dependencies><dependency><artifactId>guava</artifactId><version>31</version>"
        "</dependency><dependency><artifactId>a</artifactId><version>${v}</version></dependency>"
        "</dependencies></project>"
    )
    assert [dict(fact.targets)["x"] for fact in of_family("57", {"pom.xml": pom})] == ["guava"]


def test_two_manifests_leave_whole_project_lists_unasked_and_broken_ones_are_skipped() -> None:
    both = {"pyproject.toml": PYPROJECT, "Cargo.toml": '[package]\nname = "x"\n'}
    assert not of_family("57.LIST", both)
    assert not of_family("42", both)
    assert not of_family("58", {"pyproject.toml": "[project\n", "package.json": "[1]"})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on: push\njobs: {}\n", ("push",)),
        ("'on': [push, pull_request] # both\n", ("push", "pull_request")),
        ("on:\n  push:\n    tags: [a]\n  # often\n  schedule:\n    - cron: x\njobs:\n  a: 1\n",
         ("push", "schedule")),
        ("on:\n- push\n- release\njobs: 1\n", ("push", "release")),
    ],
)  # fmt: skip
def test_triggers_of_a_workflow(text: str, expected: tuple[str, ...]) -> None:
    assert triggers(text.encode()) == expected


@pytest.mark.parametrize("text", ["jobs: {}\n", "on: {push: {}}\n", "on: push\non: release\n"])
def test_an_odd_workflow_is_in_doubt(text: str) -> None:
    assert isinstance(triggers(text.encode()), Doubt)


def test_tests_are_counted_only_where_nothing_else_could_be_one() -> None:
    files = {
        "lib/a_test.go": "func TestGo(t *testing.T) {\n}\n",
        "src/a.rs": "#[test]\nfn works() {}\n",
        "src/b.rs": "#[tokio::test]\nasync fn later() {}\n#[test]\nfn now() {}\n",
        "T.java": "@Test\npublic void adds() {}\n@ParameterizedTest\nvoid many() {}\n",
    }
    content = {path: text.encode() for path, text in files.items()}
    assert named_tests(content) == {
        "lib/a_test.go": ("TestGo",),
        "src/a.rs": ("works",),
    }
    (count, *_) = of_family("54", files)
    assert judged(count, {"type": "count", "count": 1}) is Grade.CORRECT


def test_absent_tests_and_workflows_are_absent() -> None:
    files = {
        "src/parcel.py": "x = 1\n",
        "src/shelf.py": "y = 1\n",
        ".github/workflows/ci.yml": "on: push\n",
        "tests/test_shelf.py": "def test_shelf_holds_much(): ...\ndef test_it_is(): ...\n",
    }
    for fact in of_family("U19.NEAR", files):
        assert dict(fact.targets)["x"] not in files["tests/test_shelf.py"]
        assert fact.truth == Denial()
        assert Outcome.INSUFFICIENT_EVIDENCE in fact.acceptable
    near = of_family("U19.NEAR", files)
    assert near
    for variant in ("U19.PASS", "U19.WHERE", "U19.CHECKS"):
        assert of_family(variant, files) == near
    names = {dict(fact.targets)["x"] for fact in of_family("U19.CI", files)}
    assert "ci.yml" not in names
    assert "release.yml" in names


def test_config_keys_stand_on_the_line_their_reader_knows() -> None:
    assert keys_of("pyproject.toml", PYPROJECT.encode())["line-length"] == 17
    doubled = b"[a]\nname = 1\n[b]\nname = 2\n[c]\ntext = '''\nother = 1\n'''\n"
    assert keys_of("x.toml", doubled) == {"a.name": 2, "b.name": 4, "text": 6}
    assert keys_of("x.json", b'{\n "alpha": {"beta": 1},\n "gamma": {"beta": 2}\n}\n') == {
        "alpha": 2,
        "gamma": 3,
    }
    assert keys_of("setup.cfg", b"[one]\nfirst = 1\n[two]\nother = 2\nfirst = 3\n") == {"other": 4}
    assert keys_of("x.yml", b"name: a\njobs:\n  name: b\n") == {"jobs": 2}
    assert keys_of("x.toml", b"not = [toml\n") == {}
    assert keys_of("package-lock.json", b'{\n "alpha": 1\n}') == {}


def test_a_literal_is_asked_for_only_if_it_stands_once() -> None:
    files = {
        "a.py": '"""No literal, really."""\nx = "cannot open the box"\ny = f"part of {x} here"\n',
        "b.py": 'z = "said two times"\n',
        "c.md": "Said two times, I said.\n",
        "d.go": '// "only in a comment"\nvar s = "written in go code"\n',
    }
    found = {dict(fact.targets)["x"]: fact.truth for fact in of_family("12", files)}
    assert found == {
        "cannot open the box": At((frozenset({("a.py", 2)}),)),
        "written in go code": At((frozenset({("d.go", 2)}),)),
    }


def test_environment_reads_and_options_only_in_clear_forms() -> None:
    files = {
        "src/a.py": (
            "import os\n"
            'a = os.environ["DEPOT_HOME"]\n'
            "b = os.environ.get(\n"
            '    "DEPOT_MODE", "x")\n'
            'os.environ["DEPOT_OUT"] = "1"\n'
            'c = os.getenv("DEPOT_OUT")\n'
            "parser.add_argument(\n"
            '    "--depth", type=int)\n'
        ),
        "src/b.js": "const d = process.env.DEPOT_JS;\nprocess.env.DEPOT_SET = 1;\n",
        "tests/test_a.py": 'run("--depth")\nmonkeypatch.setenv("DEPOT_HOME", "x")\n',
    }
    found = {dict(fact.targets)["x"]: fact.truth for fact in of_family("14", files)}
    assert found == {
        "DEPOT_HOME": At((frozenset({("src/a.py", 2)}),)),
        "DEPOT_MODE": At((frozenset({("src/a.py", 3), ("src/a.py", 4)}),)),
        "DEPOT_JS": At((frozenset({("src/b.js", 1)}),)),
    }
    (option,) = of_family("15", files)
    place = {"type": "location", "name": "--depth", "path": "src/a.py"}
    assert judged(option, place | {"line": 8}) is Grade.CORRECT
    assert judged(option, place | {"line": 6}) is Grade.WRONG


def test_files_by_stem_and_lines_of_files() -> None:
    files = {
        "src/parcel.py": "weight_of_parcel = 1\nheight_of_parcel = 2",
        "src/shelf.py": "x = 1\n",
        "docs/shelf.md": "A shelf.\n",
        "parcels/readme.txt": "",
    }
    (stem,) = of_family("11", files)
    assert (stem.targets, stem.truth) == (
        (("x", "parcel"),),
        Paths(frozenset({"src/parcel.py"})),
    )
    counts = {dict(fact.targets)["x"]: fact.truth for fact in of_family("62", files)}
    assert counts["parcel.py"] == Count(2)
    assert counts["shelf.py"] == Count(1)
    (line,) = [f for f in of_family("65", files) if dict(f.targets)["x"] == "parcel.py"]
    number = int(dict(line.targets)["y"])
    text = files["src/parcel.py"].split("\n")[number - 1]
    assert judged(line, {"type": "text", "text": f"  {text}\nmore"}) is Grade.CORRECT
    assert judged(line, {"type": "text", "text": "something else"}) is Grade.WRONG


def test_an_author_needs_the_name_and_no_wrong_commit() -> None:
    sha = "a" * 40
    fact = Fact((), Author("Ann", sha), frozenset({Outcome.ANSWERED}), Verified.HISTORY)
    name = {"type": "name", "name": "Ann"}
    assert judged(fact, name) is Grade.CORRECT
    assert judged(fact, name, {"type": "commit", "sha": "aaaaaaaa"}) is Grade.CORRECT
    assert judged(fact, name, {"type": "commit", "sha": "bbbbbbbb"}) is Grade.WRONG
    assert judged(fact, {"type": "commit", "sha": sha}) is Grade.WRONG
    assert judged(fact, {"type": "name", "name": "Bob"}) is Grade.WRONG


@pytest.mark.parametrize(
    "truth",
    [
        Said((frozenset({"a"}),)),
        MentionsOne(frozenset({"a"})),
        Line("a"),
        At((frozenset({("a", 1)}),)),
        Among(("a", 1), "a"),
        Author("a", "b"),
    ],
)
def test_saying_nothing_is_never_right(truth: Judged) -> None:
    assert not truth.fits(())
    assert truth.lines()
