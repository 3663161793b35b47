"""The invariants of ARCHITECTURE.md that a look at the source can hold."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import probant
from probant.facts import languages
from probant.inquiry.requirements import REQUIRED
from probant.questions.registry import KINDS
from probant.tools.capabilities import CAPABILITIES
from probant.tools.registry import CLASSES
from probant.vocabulary.evidence import Quality
from probant.vocabulary.question import Intent, Relation
from tests.questions import read_question

SOURCE = Path(probant.__file__).parent
PAGE = (SOURCE.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8")
PURE = ("vocabulary", "questions", "reading", "inquiry", "judgement", "answering")
DAYS = {"date", "timedelta"}
"""A day is a value; which day it is arrives as an argument."""


def modules(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    roots = [SOURCE / folder for folder in folders] or [SOURCE]
    for root in roots:
        for path in sorted(root.rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def names_used(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id


def test_only_corroboration_speaks_of_verified_as_its_own_word() -> None:
    """Tools may not even name the level: `Quality.VERIFIED` appears where it is born or ordered."""
    users = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "VERIFIED"
        if isinstance(node.value, ast.Name) and node.value.id == "Quality"
    }
    assert users == {
        "vocabulary/evidence.py",
        "inquiry/requirements.py",
        "judgement/corroboration.py",
        "judgement/confidence.py",
    }


@pytest.mark.parametrize("folder", PURE)
def test_the_reasoning_core_opens_nothing_and_reads_no_clock(folder: str) -> None:
    forbidden = {"open", "print", "input", "perf_counter", "monotonic", "environ", "getenv"}
    for path, tree in modules(folder):
        assert not forbidden & set(names_used(tree)), path
        assert not {"os", "time", "random", "pathlib"} & set(imported(tree)), path
        assert clocks_read(tree) == [], path


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from datetime import date\ndate.today()", ["date.today"]),
        ("from datetime import date as d\nd.today()", ["d.today"]),
        ("from datetime import datetime", ["datetime.datetime"]),
        ("import datetime\ndatetime.datetime.now()", ["datetime", "datetime.datetime.now"]),
        ("import time\ntime.time()", ["time", "time.time"]),
        ("from time import time", ["time.time"]),
        ("from datetime import date, timedelta\ndate(2024, 1, 2) - timedelta(days=1)", []),
    ],
)
def test_a_clock_that_is_read_is_seen(text: str, found: list[str]) -> None:
    assert clocks_read(ast.parse(text)) == found


def clocks_read(tree: ast.Module) -> list[str]:
    """What could tell the time: `today`, `now`, `time`, more of `datetime` than days."""
    found: list[str] = []
    for node in ast.walk(tree):
        match node:
            case ast.Import():
                found += [one.name for one in node.names if one.name in ("time", "datetime")]
            case ast.ImportFrom(module="time" | "datetime" as module):
                allowed = DAYS if module == "datetime" else set()
                found += [f"{module}.{one.name}" for one in node.names if one.name not in allowed]
            case ast.Attribute(value=ast.Name(id="self")):
                pass  # a value that was handed in
            case ast.Attribute(attr="today" | "now" | "utcnow" | "fromtimestamp"):
                found.append(ast.unparse(node))
            case ast.Attribute(value=ast.Name(id="time")):
                found.append(ast.unparse(node))
    return found


def test_programs_are_started_in_one_module() -> None:
    starters = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        if "subprocess" in set(imported(tree))
    }
    assert starters == {"workspace/process.py"}


def test_configuration_is_read_in_settings_only() -> None:
    readers = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        if {"environ", "getenv"} & set(names_used(tree))
    }
    allowed = {
        "settings/__init__.py",
        "workspace/process.py",  # passes PATH on to programs
        "surfaces/cli/step_summary.py",  # where a GitHub step keeps its summary
        "surfaces/cli/output.py",  # whether a workflow reads the log for commands
        "surfaces/cli/text.py",  # NO_COLOR and TERM are the terminal's
        "surfaces/cli/evaluation/asking.py",  # hands the package client's own variables through
        "surfaces/evaluating.py",  # the same, in the process that works
        "evaluation/audit/__main__.py",  # the same, a program of its own
        "surfaces/cli/evaluation/corpus.py",  # the same
        "surfaces/cli/evaluation/facts.py",  # the same, for the oracles' clients
        "surfaces/cli/evaluation/check.py",  # the same
        "surfaces/cli/receipt.py",  # where agents keep their logs is told by their own variables
        "surfaces/cli/hook.py",  # the variable that pauses a hook, for one session of an agent
        "surfaces/cli/evaluation/agree.py",  # the same
        "surfaces/cli/evaluation/localise_documented.py",  # the same
        "surfaces/cli/evaluation/calls.py",  # the same
        "evaluation/calls/inside/sitecustomize.py",  # runs in the sandbox, which tells it the tree
    }
    assert readers == allowed


def test_json_names_of_answers_live_in_the_wire() -> None:
    telling = (
        "carryover_eligibility",
        "blocked_or_limited_explanation",
        "min_quality",
        "exact_match_count",
    )
    for path, tree in modules():
        if path.name == "wire.py" or "evaluation" in path.parts:
            continue
        texts = {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)}
        assert not texts & set(telling), path


def test_prompts_are_made_in_one_module() -> None:
    makers = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id == "Prompt"
    }
    assert makers == {
        "council/prompts/prompt.py",
        "council/minutes/transcript.py",  # reads stored ones back
        "llm/trial.py",  # a fixed word, to see whether a model answers
    }


def test_the_most_imported_packages_are_vocabulary_and_errors() -> None:
    counts: Counter[str] = Counter()
    for path, tree in modules():
        if "evaluation" in path.parts:
            continue
        for name in imported(tree):
            parts = name.split(".")
            if parts[0] == "probant" and len(parts) > 1 and parts[1] not in path.parts:
                counts[parts[1]] += 1
    assert counts.most_common(1)[0][0] == "vocabulary"


def test_every_intent_has_a_row_and_every_relation_a_kind() -> None:
    assert set(REQUIRED) == set(Intent)
    assert set(KINDS) == set(Relation)
    assert REQUIRED[Intent.CHAT] == ()


def test_a_member_is_compared_with_no_words_of_the_program() -> None:
    """What a question says besides its targets switches nothing: for that there are facets."""
    assert [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare | ast.Match) and switches_on_a_member(node)
    ] == []


def switches_on_a_member(node: ast.Compare | ast.Match) -> bool:
    asked = node.subject if isinstance(node, ast.Match) else node.left
    while isinstance(asked, ast.Call) and isinstance(asked.func, ast.Attribute):
        asked = asked.func.value  # member.strip().lower()
    if not isinstance(asked, ast.Attribute) or asked.attr != "member":
        return False
    if isinstance(node, ast.Match):
        return True
    return any(isinstance(one, ast.Constant | ast.Tuple | ast.Set) for one in node.comparators)


def test_every_tool_has_a_class_and_none_promises_verified() -> None:
    assert {capability.tool for capability in CAPABILITIES} == set(CLASSES)
    assert all(capability.best < Quality.VERIFIED for capability in CAPABILITIES)


def test_a_language_is_one_module_of_its_folder_and_one_table_of_cases() -> None:
    listed = {p.name.removesuffix(".py") for p in (SOURCE / "facts" / "languages").iterdir()}
    listed -= {"__init__", "__pycache__"}
    assert set(languages.names()) == listed
    tables = SOURCE.parents[1] / "tests" / "cases" / "languages"
    assert {table.stem for table in tables.glob("*.md")} == listed
    seen: list[str] = []
    for language in listed:
        module = languages.module(language)
        assert callable(module.extract)
        assert callable(module.make_resolver)
        assert languages.family(language) in listed
        seen += module.SUFFIXES
    assert len(seen) == len(set(seen))
    assert set(languages.suffixes()) == set(seen)


INSIDE = SOURCE / "runs" / "inside"
OUTERMOST = SOURCE / "surfaces" / "cli" / "main.py"


def test_nothing_catches_everything() -> None:
    for path, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.ExceptHandler):
                name = getattr(node.type, "id", "")
                reraises = isinstance(node.body[-1], ast.Raise)
                assert name not in ("Exception", "") or reraises or node.type is not None, path
                if path.parent == INSIDE:  # beside the target, whatever it raises is a result
                    continue
                if path == OUTERMOST:  # there, a fault becomes one line and exit code 4
                    continue
                assert name not in ("Exception", "BaseException") or reraises, path


def test_the_public_names() -> None:
    verbs = ["ask", "check", "facts", "open", "query", "search", "show", "verify"]
    results = ["Answer", "Facts", "Search", "Show", "Verify"]
    results = sorted(["CheckReport", "OpenRepository", *(f"{one}Result" for one in results)])
    assert probant.__all__ == [*results, "__version__", *verbs]
    assert all(getattr(probant, name) is not None for name in probant.__all__)


def test_no_address_of_a_registry_and_no_machine_path_stands_in_the_project() -> None:
    root = SOURCE.parent.parent
    odd = re.compile(
        r"https?://(?:pypi|files\.pythonhosted|registry\.npmjs|deb\.debian)|/(?:home|root)/\w"
    )
    for folder in ("src", "docs", "requirements", "benchmarks"):
        for path in (root / folder).rglob("*"):
            if path.is_file() and path.suffix in {".py", ".md", ".txt", ".toml"}:
                assert not odd.search(path.read_text(encoding="utf-8")), path


def test_git_is_run_in_one_module_and_in_the_oracle_that_checks_it() -> None:
    runners = {
        path.relative_to(SOURCE).as_posix()
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.List) and node.elts
        if isinstance(node.elts[0], ast.Constant) and node.elts[0].value == "git"
    }
    assert runners == {"workspace/git.py", "evaluation/oracles/git_plumbing.py"}


SHOWN = {
    "where is the method get of Container?": Relation.DEFINED_IN,
    "who calls get_pings outside the tests?": Relation.CALLED_BY,
    "who calls get_pings, directly or indirectly?": Relation.CALLED_BY,
    "does ServicePing.ping call Container.get?": Relation.CALLS,
    "what can parse raise?": Relation.RAISES,
    "which classes implement Store?": Relation.IMPLEMENTED_BY,
    "how many methods does Container have?": Relation.METHODS,
    "which imports of config.py are unused?": Relation.UNUSED_IMPORTS,
    "is there an import path from cli.py to store.py?": Relation.IMPORT_PATH,
    "which tests reference parse_config?": Relation.TESTS,
    "where is the environment variable LOG_LEVEL read?": Relation.ENV_VAR,
    "where is line-length set in pyproject.toml?": Relation.CONFIG_KEY,
    "what is the default of max_retries?": Relation.DEFAULTS,
    "which functions have no tests?": Relation.WITHOUT_TESTS,
    "which version of requests does this project need?": Relation.DEPENDENCIES,
    "which commit added config.py?": Relation.ADDED_BY,
    "compare parse and load": Relation.COMPARE,
}


def test_what_the_readme_shows_is_listed_here() -> None:
    shown = (SOURCE.parents[1] / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^- `([^`]+)`$", shown, re.MULTILINE) == list(SHOWN)


@pytest.mark.parametrize(("question", "relation"), SHOWN.items())
def test_a_question_the_readme_shows_is_read(question: str, relation: Relation) -> None:
    names = ("Container.get", "Container", "get_pings", "ServicePing", "ping", "parse", "Store",
             "parse_config", "load")  # fmt: skip
    goal = read_question(question, *names)
    assert (goal.relation, goal.aside) == (relation, None)


def test_the_map_of_the_council_names_every_place_in_it() -> None:
    rows = PAGE.partition("## The council\n")[2].partition("\n## ")[0].splitlines()
    named = {
        name
        for row in rows
        if row.startswith("| `")
        for name in re.findall(r"`(\w+\.py|\w+/)`", row.split(" | ")[0])
    }
    there = {path.name for path in (SOURCE / "council").glob("*.py")} - {"__init__.py"}
    there |= {f"{path.parent.name}/" for path in (SOURCE / "council").glob("*/__init__.py")}
    assert named == there
