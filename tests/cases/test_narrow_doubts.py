"""Doubts that reach no further than what they are about."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.vocabulary.question import Facet, Relation
from tests.cases.asking import ask_json
from tests.cases.goals import goal
from tests.repos import make_tree

MAKER = """
class Line:
    @classmethod
    def bounded(cls, a):
        return cls(a)

    @classmethod
    def handed(cls, make):
        return make(cls)
"""
HELD = """
from line import Line

def test_line():
    return Line.bounded(1)

def plain():
    return 1

KEPT = [test_line]
"""


@pytest.mark.parametrize(
    ("question", "outcome"),
    [
        ("does Line.bounded call test_line?", "refuted"),
        ("does Line.handed call test_line?", "insufficient_evidence"),
    ],
)
def test_a_class_method_that_makes_its_own_calls_no_function(
    tmp_path: Path, question: str, outcome: str
) -> None:
    repo = make_tree(tmp_path / "repo", {"line.py": MAKER, "test_line.py": HELD})
    assert ask_json(repo, question)["outcome"] == outcome


@pytest.mark.parametrize(
    ("line", "outcome"),
    [
        ("eval(text)", "refuted"),
        ("eval(\"__import__('a')\")", "insufficient_evidence"),
        ("exec(text)", "insufficient_evidence"),
        ("text.exec()", "refuted"),
    ],
)
def test_an_expression_imports_nothing(tmp_path: Path, line: str, outcome: str) -> None:
    files = {"a.py": "import b\n", "b.py": f"def run(text):\n    return {line}\n"}
    repo = make_tree(tmp_path / "repo", files)
    assert ask_json(repo, "is a.py part of an import cycle?")["outcome"] == outcome


COMMANDS = """
[project]
name = "tool"
version = "1"

[project.scripts]
tool = "tool:main"

[project.entry-points."pipx.run"]
tool-run = "tool:main"
"""


def test_commands_are_what_is_put_on_the_path(tmp_path: Path) -> None:
    files = {"pyproject.toml": COMMANDS, "tool.py": "def main():\n    pass\n"}
    repo = make_tree(tmp_path / "repo", files)
    said = ask_json(repo, goal(Relation.ENTRY_POINTS, facet=Facet.COMMANDS))
    assert [value["name"] for value in said["answer"]["values"]] == ["tool"]
    said = ask_json(repo, "what are the entry points of this project?")
    assert {value["name"] for value in said["answer"]["values"]} >= {"tool", "tool-run"}


def test_console_scripts_are_no_other_entry_points(tmp_path: Path) -> None:
    files = {"pyproject.toml": COMMANDS, "tool.py": "def main():\n    pass\n"}
    repo = make_tree(tmp_path / "repo", files)
    said = ask_json(repo, "which console scripts does this project install?")
    assert [value["name"] for value in said["answer"]["values"]] == ["tool"]


BUNDLES = """
class AttestationBundle:
    \"\"\"An attestation bundle.\"\"\"


class Provenance:
    attestation_bundles: list[AttestationBundle]
"""


def test_a_concept_that_is_asked_for_in_words_is_an_open_question(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"impl.py": BUNDLES})
    said = ask_json(repo, "where are attestation bundles handled?")
    assert (said["outcome"], said["answer"]["values"]) == ("insufficient_evidence", [])
    assert said["gate"]["reason_codes"] == ["open_question"]
    assert said["leads"][0]["qualified_name"] == "AttestationBundle"


def test_an_empty_documentation_says_nothing(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"a.py": 'def load(path):\n    ""\n    return path\n'})
    said = ask_json(repo, "what does load do?")
    assert "documentation" not in str(said["answer"]["values"])


def test_a_test_that_imports_for_itself_refers_to_what_it_names(tmp_path: Path) -> None:
    files = {
        "cost.py": "def template(n):\n    return n\n",
        "test_cost.py": "def test_a():\n    import cost\n\n    assert cost.template is not None\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    said = ask_json(repo, "which tests use template?")
    assert [value["name"] for value in said["answer"]["values"]] == ["test_a"]


@pytest.mark.parametrize(
    ("name", "outcome"),
    [
        ("test_bold_remove", "refuted"),  # nothing of it stands in what is not understood
        ("test_grow_fast", "insufficient_evidence"),  # an unknown macro may make it
    ],
)
@pytest.mark.parametrize("question", ["is there a test named {}?", "does the test {} exist?"])
def test_a_file_of_an_unknown_framework_hides_no_test_it_does_not_speak_of(
    question: str, name: str, outcome: str, tmp_path: Path
) -> None:
    files = {
        "tests/test_map.cpp": "BOOST_AUTO_TEST_CASE(test_a) {}\n",
        "tests/test_main.cpp": "CHECK_THAT(grow_fast) {}\nint main() { return 0; }\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    assert ask_json(repo, question.format(name))["outcome"] == outcome


@pytest.mark.parametrize(
    ("odd", "outcome"),
    [
        ("  const [a, b] = <<c>>;", "answered"),
        ('  import("./" + <<c>>);', "insufficient_evidence"),
    ],
)
def test_what_is_not_understood_hides_an_import_only_where_one_could_stand(
    odd: str, outcome: str, tmp_path: Path
) -> None:
    """Any import may mean a file that a manifest gives another name."""
    files = {
        "package.json": '{"name": "p", "exports": {"./past": "./net/history.js"}}',
        "net/history.d.ts": "export declare const a: number;\n",
        "net/history.js": "export const a = 1;\n",
        "src/odd.ts": f"export function f(c: number) {{\n{odd}\n  return c;\n}}\n",
    }
    repo = make_tree(tmp_path / "repo", files)
    assert ask_json(repo, "who imports net/history.d.ts?")["outcome"] == outcome
