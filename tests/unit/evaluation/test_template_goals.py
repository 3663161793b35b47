"""The goal of a family is what the project's own question about the fact is read as."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.questions.generate import gather
from probant.evaluation.questions.truth import Templated, TemplateKind
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.running.work import SubjectSpec
from probant.evaluation.sources.content.facts import ContentFacts
from probant.evaluation.sources.history.facts import history_of
from probant.evaluation.sources.project.facts import ProjectFacts
from probant.evaluation.sources.python.source import PythonSource
from probant.evaluation.subjects.registry import Answerer
from probant.evaluation.templates.filling import FILLS, Filled
from probant.evaluation.templates.goals import (
    ReadGoal,
    expected_goal,
    goal_read,
    is_the_familys,
)
from probant.surfaces.evaluating import ENGINE, open_subject
from tests.cases.asking import settings_beside
from tests.repos import commit, git, make_repo
from tests.unit.evaluation.sample import SAMPLE
from tests.unit.evaluation.trees import tree_of

MORE = {
    "pyproject.toml": (
        '[project]\nname = "depot"\nlicense = "MIT"\nrequires-python = ">=3.10"\n'
        'dependencies = ["attrs>=23"]\n\n[project.scripts]\ndepot = "depot.desk:main"\n'
    ),
    "src/depot/desk.py": (
        "import os\n\nfrom .shelf import Shelf\n\n__all__ = ['main']\n"
        "GREETING = 'at your service'\n\n\n"
        "def main(loud: bool = False) -> int:\n    if loud:\n        raise ValueError(GREETING)\n"
        "    return len(os.environ['DEPOT_HOME'])\n\n\nclass Wide(Shelf):\n"
        "    def store(self, parcel, *, fragile=False):\n        return 0\n"
    ),
    ".github/workflows/checks.yml": "name: checks\non:\n  push:\n",
}
OWN_WORDINGS = {"48": "48.OLD"}
"""Families of templates whose own wordings stand under another name."""
OTHER_READING = frozenset({"9", "13", "54", "58"})
"""The templates ask another question than the own wordings do, or name less."""
PLAIN_NAMES = frozenset({"7", "17"})
"""Here the sample has only names that are English words, several of one name: those are leads."""


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("goals") / "repo"
    files = {path: content.decode() for path, content in tree_of({**SAMPLE, **MORE}).files.items()}
    made = make_repo(root, files)
    git(made, "tag", "v1.0")
    commit(made, {"src/depot/crane.py": "def hoist_crate():\n    return 3\n"})
    git(made, "tag", "v1.1")
    return made


@pytest.fixture(scope="module")
def engine(repo: Path) -> Iterator[Answerer]:
    with open_subject(SubjectSpec(name=ENGINE), repo, settings_beside(repo)) as subject:
        yield subject


def templated(family: str, part: str = "", **words: str) -> Templated:
    return Templated(
        family=family, kind=TemplateKind.NEAR, words=tuple(sorted(words.items())), part=part
    )


def read(relation: str, *targets: str, **more: object) -> ReadGoal:
    goal = {"relation": relation, "targets": [{"text": text} for text in targets], **more}
    found = goal_read({"goal": goal})
    assert found is not None
    return found


def test_the_own_question_about_a_fact_has_the_goal_of_its_family(
    repo: Path, engine: Answerer
) -> None:
    gathered = gather(read_tree(repo), 7, (PythonSource, ProjectFacts, ContentFacts, history_of))
    same: dict[str, list[bool]] = defaultdict(list)
    for family, fill in FILLS.items():
        own = OWN_WORDINGS.get(family, family)
        if family in OTHER_READING | PLAIN_NAMES or own not in FAMILIES:
            continue
        filled = [f for f in fill(gathered) if isinstance(f, Filled) and f.part != "which"]
        for entry in [f for f in filled if dict(f.fact.targets)][:2] or filled[:1]:
            meant = templated(family, entry.part, **entry.words)
            if len(entry.words) > len(dict(entry.fact.targets)) or entry.words.get("g"):
                continue
            for wording in FAMILIES[own].wordings[:6]:
                answer = engine(wording.worded(**dict(entry.fact.targets)))
                goal = goal_read(answer)
                same[family].append(goal is not None and is_the_familys(meant, goal))
    assert len(same) >= 40
    poor = {family: found for family, found in same.items() if 2 * sum(found) <= len(found)}
    assert poor == {}, "GOALS says something else than the reader does"


@pytest.mark.parametrize(
    "goal",
    [
        read("calls", "haul", "knot", polar=True),
        read("calls", "Rope.haul", "knot()", polar=True),
        read("called_by", "knot", "haul", polar=True),
        read("calls", "haul", "knot", polar=True, filters={"directly": True}),
        read("calls", "haul", "knot", polar=True, filters={"in": None, "outside_tests": False}),
    ],
    ids=str,
)
def test_one_statement_has_several_spellings(goal: ReadGoal) -> None:
    assert is_the_familys(templated("35", a="haul", b="knot"), goal)


@pytest.mark.parametrize(
    "goal",
    [
        read("calls", "knot", "haul", polar=True),
        read("imports", "haul", "knot", polar=True),
        read("calls", "haul", polar=True),
        read("calls", "haul", "knot"),
        read("calls", "haul", "knot", polar=True, transitive=True),
        read("calls", "haul", "knot", polar=True, counted=True),
        read("calls", "haul", "knot", polar=True, about="often"),
        read("calls", "haul", "knot", polar=True, facet="often"),
        read("calls", "haul", "knot", polar=True, filters={"outside_tests": True}),
        read("calls", "haul", "knot", polar=True, filters={"in": "other.py"}),
        read("calls", "haul", "knotty", polar=True),
    ],
    ids=str,
)
def test_another_goal_is_not_the_familys(goal: ReadGoal) -> None:
    assert not is_the_familys(templated("35", a="haul", b="knot"), goal)


def test_a_parameter_a_trait_and_a_line_are_details_of_the_goal() -> None:
    default = templated("17", n="haul", p="load")
    assert is_the_familys(default, read("default", "haul", about="load"))
    assert is_the_familys(default, read("default", "haul", member="load"))
    assert not is_the_familys(default, read("default", "haul", about="speed"))
    trait = templated("27", "a generator", n="haul")
    assert is_the_familys(trait, read("trait", "haul", polar=True, about="a generator"))
    assert is_the_familys(trait, read("trait", "haul", polar=True, facet="generator"))
    assert not is_the_familys(trait, read("trait", "haul", polar=True, about="async"))
    assert str(expected_goal(templated("65", f="a.py", l="7"))) == "lines(a.py) [7]"


def test_which_visibility_is_no_yes_or_no() -> None:
    which, public = templated("29", "which", n="haul"), templated("29", "public", n="haul")
    assert is_the_familys(which, read("visibility", "haul"))
    assert not is_the_familys(which, read("visibility", "haul", polar=True, about="public"))
    assert is_the_familys(public, read("visibility", "haul", polar=True, about="public"))


def test_a_file_beside_a_name_only_says_which_is_meant() -> None:
    narrowed = templated("18", n="haul in rope.ts")
    assert is_the_familys(narrowed, read("returns", "haul"))
    assert is_the_familys(narrowed, read("returns", "haul", filters={"in": "rope.ts"}))
    assert not is_the_familys(narrowed, read("returns", "haul", filters={"in": "net.ts"}))


def test_two_files_of_a_cycle_have_no_order() -> None:
    pair = templated("37", f="a.py", g="b.py")
    assert is_the_familys(pair, read("import_cycle", "b.py", "a.py", polar=True))
    assert not is_the_familys(pair, read("import_cycle", "a.py", polar=True))


@pytest.mark.parametrize("document", [{}, {"goal": None}, {"goal": []}])
def test_an_answer_without_a_goal_has_none(document: Mapping[str, object]) -> None:
    assert goal_read(document) is None
