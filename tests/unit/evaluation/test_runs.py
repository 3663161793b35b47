"""Questions about runs: what the oracle sees, the copy with its traps, how answers are judged."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.evaluation.arms.run_copy import broken_module, failing, test_files
from probant.evaluation.arms.run_environment import needs_of
from probant.evaluation.arms.stages import chosen_arms
from probant.evaluation.oracles.execution import PytestOracle, Ran, compiles
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.project_truth import RunCounts
from probant.evaluation.questions.truth import Nothing, Outcome, Question, Truth, Verified
from probant.evaluation.sources.runs import RUN_FAMILIES, RunCopy, broken_copy, nothing_known
from probant.evaluation.subjects.response import Value
from probant.surfaces.cli.main import main
from tests.repos import Files, make_tree
from tests.running import needs_sandbox

PYPROJECT = (
    '[project]\nname = "shop"\nversion = "1"\n'
    "dependencies = [\"attrs>=21; python_version < '4'\"]\n"
    '[dependency-groups]\ntests = ["pytest-mock", {include-group = "more"}, "x @ file:///etc"]\n'
    'more = ["sybil>=6", "--index-url=http://example.org"]\n'
)
FILES: Files = {
    "pyproject.toml": PYPROJECT,
    "src/shop/core.py": "def price(n):\n    return 3 * n\n",
    "tests/test_price.py": "from shop.core import price\n\n\ndef test_price_of_one():\n"
    "    assert price(1) == 3\n\n\ndef test_price_of_two():\n    assert price(2) == 6\n",
    "tests/test_other.py": "import pytest\n\n\ndef test_other_thing():\n    assert [\n"
    "        1\n    ] == [1]\n\n\n@pytest.mark.skip\ndef test_later_thing():\n    assert False\n",
    "tests/test_wrong.py": "def test_wrong_thing():\n    assert False\n",
    "tests/test_expected.py": "import pytest\n\n\n@pytest.mark.xfail\ndef test_marked():\n"
    "    assert False\n\n\ndef test_plain_one():\n    assert True\n",
}
VENV = Path(sys.prefix)


@needs_sandbox
@pytest.mark.parametrize(
    ("target", "ran"),
    [
        ("tests/test_price.py", Ran(2, 0, 0)),
        ("tests/test_other.py", Ran(1, 0, 1)),
        ("tests/test_wrong.py", Ran(0, 1, 0)),
        ("tests/test_price.py::test_price_of_one", Ran(1, 0, 0)),
        ("tests/test_expected.py", Doubt("some tests ended as xfailed")),
        ("tests/test_gone.py", Doubt("pytest did not come to its end here")),
    ],
)
def test_the_oracle_counts(tmp_path: Path, target: str, ran: Ran | Doubt) -> None:
    root = make_tree(tmp_path / "shop", FILES)
    assert PytestOracle(root, VENV, tmp_path).run(target) == ran
    assert not list(root.rglob("__pycache__"))


@needs_sandbox
def test_a_copy_has_a_failing_test_and_traps(tmp_path: Path) -> None:
    tree = read_tree(make_tree(tmp_path / "shop", FILES))
    root = tmp_path / "copy"
    root.mkdir()
    made = RunCopy(tree, root, VENV, random.Random(3)).made()
    truths = {
        family: {dict(fact.targets).get("x", ""): fact.truth for fact in facts}
        for family, facts in made.facts().items()
    }
    assert set(truths["55"]) == {"tests/test_price.py", "tests/test_other.py"}
    assert sum(isinstance(t, RunCounts) and t.failed for t in truths["55"].values()) == 1
    assert sum(isinstance(t, RunCounts) and t.failed for t in truths["55.TEST"].values()) == 1
    assert {type(truth) for truth in (*truths["60"].values(), *truths["60.TEST"].values())} == {
        Nothing
    }
    assert all((root / path).is_file() for path in truths["60"])
    assert not set(truths["U19.RUN"]) & {
        name for one in test_files(tree.files) for name in one.names
    }
    assert truths["56"] == {"": RunCounts(1, 0, 0)}
    assert {"tests/test_wrong.py", "tests/test_expected.py"} >= {d.subject for d in made.dropped}
    assert read_tree(tmp_path / "shop").files == tree.files


def test_an_assertion_is_turned_round_where_it_stands() -> None:
    content = str(FILES["tests/test_other.py"]).encode()
    changed = failing(content, "test_other_thing")
    assert changed is not None
    assert b"assert not ([\n        1\n    ] == [1])\n" in changed
    assert failing(content, "test_gone") is None


def test_a_module_of_the_package_is_broken_and_no_test(tmp_path: Path) -> None:
    tree = read_tree(make_tree(tmp_path / "shop", FILES))
    assert broken_module(tree.files) == "src/shop/core.py"
    facts = broken_copy(tree, tmp_path / "broken").facts()
    assert [(fact.truth, fact.acceptable) for fact in facts["56.BROKEN"]] == [
        (RunCounts(0, 1, 0), frozenset({Outcome.REFUTED}))
    ]
    assert not compiles(dict(read_tree(tmp_path / "broken").files) | {"pyproject.toml": b""})


def test_only_names_with_bounds_are_asked_for(tmp_path: Path) -> None:
    tree = read_tree(make_tree(tmp_path / "shop", FILES))
    assert set(needs_of(tree)) == {
        "pytest", "pytest-mock", "sybil>=6", "attrs>=21; python_version < '4'",
    }  # fmt: skip


def _value(**fields: object) -> Value:
    known = dict.fromkeys(("name", "qualified_name", "path", "line", "text", "boolean"))
    return Value(**{**known, "citations": (), **fields})  # type: ignore[arg-type]


def test_counts_are_compared_one_by_one() -> None:
    truth = RunCounts(3, 1, 0)
    assert truth.fits([_value(type="run", run=(3, 1, 0))])
    assert not truth.fits([_value(type="run", run=(4, 0, 0))])
    assert not truth.fits([_value(type="boolean", boolean=True)])
    assert not truth.fits([])


@pytest.mark.parametrize(("truth", "expected"), [(Nothing(), True), (RunCounts(1, 0, 0), False)])
def test_where_nothing_ran_no_answer_is_right(truth: Truth, expected: bool) -> None:
    question = Question(
        id="1", family="60", text="?", acceptable=frozenset(), truth=truth,
        verified=Verified.EXECUTION, paraphrase_group="", repo="",
    )  # fmt: skip
    assert question.is_unanswerable is expected


def test_nothing_is_asked_about_runs_unless_it_is_permitted() -> None:
    assert chosen_arms(None, RUN_FAMILIES, is_clone=False, may_run=False) == ()
    assert chosen_arms(None, RUN_FAMILIES, is_clone=False, may_run=True) == ("runs", "broken")
    assert {one.fact for one in nothing_known("why").dropped} == RUN_FAMILIES


def test_families_of_runs_need_the_flag(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(tmp_path / "cache"))
    root = make_tree(tmp_path / "shop", FILES)
    assert main(["eval", "run", "--repo", str(root), "--families", "55,60"]) == UsageError.exit_code
    assert "--allow-exec" in capsys.readouterr().err
