"""Subjects that are not the engine in process: baselines, a command, the program itself."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from probant.errors import ProgramFailed, ProgramTooSlow, UsageError
from probant.evaluation.subjects import ctags_tags, jedi_names
from probant.evaluation.subjects.anchors import Wish, anchor_of, wish_of
from probant.evaluation.subjects.cli import Cli
from probant.evaluation.subjects.command import Command
from probant.evaluation.subjects.ctags_tags import CtagsTags
from probant.evaluation.subjects.jedi_names import JediNames
from probant.evaluation.subjects.reading import PROSE_SCHEMA
from probant.evaluation.subjects.registry import BASELINES
from probant.evaluation.subjects.response import parse_response
from tests.unit.evaluation.trees import write_tree

FILES = {
    "pkg/core.py": """\
        class Engine:
            def start(self):
                return boot()


        def boot():
            return 1
        """,
    "pkg/other.py": """\
        from pkg.core import boot


        def start():
            hooks = [boot]
            return boot()
        """,
    "README.md": "# boot\n",
}


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_tree(tmp_path_factory.mktemp("subjects"), FILES)


def places(answer: Mapping[str, Any]) -> list[tuple[str, int]]:
    parse_response(answer)
    return [(value["path"], value["line"]) for value in answer["answer"]["values"]]


@pytest.mark.parametrize(
    ("question", "anchor", "wish"),
    [
        ("where is boot", "boot", Wish.DEFINITIONS),
        ("Where is the function `boot` defined?", "boot", Wish.DEFINITIONS),
        ("were is teh metod Engine.start defind", "Engine.start", Wish.DEFINITIONS),
        ("who calls get_pings?", "get_pings", Wish.CALLERS),
        ("Which functions call `std::move`?", "std.move", Wish.CALLERS),
        ("does start call boot?", "start", Wish.ELSE),
        ("which parameters does boot take?", "boot", Wish.ELSE),
        ("where is it?", None, Wish.DEFINITIONS),
    ],
)
def test_the_plain_rule(question: str, anchor: str | None, wish: Wish) -> None:
    assert anchor_of(question) == anchor
    assert wish_of(question) is wish


@pytest.mark.skipif(ctags_tags.missing() is not None, reason="universal-ctags is not installed")
def test_ctags_gives_every_tag_of_the_name(root: Path) -> None:
    ask = CtagsTags(root)
    assert places(ask("where is boot defined?")) == [("README.md", 1), ("pkg/core.py", 6)]
    assert places(ask("where is Engine.start?")) == [("pkg/core.py", 2)]
    assert ask("where is reboot?")["outcome"] == "insufficient_evidence"
    assert ask("who calls boot?")["outcome"] == "insufficient_evidence"
    cited = parse_response(ask("where is `Engine`?")).citations
    assert [one.quote for one in cited] == ["class Engine:"]


@pytest.mark.skipif(jedi_names.missing() is not None, reason="jedi is not installed")
def test_jedi_gives_definitions_and_calls(root: Path) -> None:
    ask = JediNames(root)
    try:
        assert places(ask("where is boot defined?")) == [("pkg/core.py", 6)]
        assert places(ask("where is start?")) == [("pkg/core.py", 2), ("pkg/other.py", 4)]
        assert places(ask("who calls boot?")) == [("pkg/core.py", 3), ("pkg/other.py", 6)]
        assert ask("where is reboot?")["outcome"] == "insufficient_evidence"
    finally:
        ask.close()


@pytest.mark.skipif(jedi_names.missing() is not None, reason="jedi is not installed")
def test_jedi_is_ended_where_it_takes_too_long(root: Path) -> None:
    ask = JediNames(root, max_seconds=0.001)
    with pytest.raises(ProgramTooSlow):
        ask("where is boot defined?")
    ask.close()


def test_a_baseline_that_is_missing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda *_: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setenv("PATH", "/nonexistent")
    assert BASELINES["jedi"].why_not() == "jedi is not installed"
    assert BASELINES["ctags"].why_not() == "universal-ctags is not installed"


def command(root: Path, program: str, **limits: float) -> Command:
    script = root.parent / f"{root.name}_answer.py"
    script.write_text(program)
    return Command(f"{sys.executable} {script} {{question}} {{repo}}", root, **limits)


def test_a_command_gets_question_and_repository_and_may_write_prose(root: Path) -> None:
    ask = command(root, "import sys\nprint('\\n'.join(sys.argv[1:]))")
    said = ask("where is `boot`; rm -rf $HOME?")
    assert said["schema"] == PROSE_SCHEMA
    assert said["text"] == f"where is `boot`; rm -rf $HOME?\n{root.resolve()}\n"
    assert "at revision v1" in str(ask("where is boot?", "v1")["text"])


def test_a_command_may_answer_in_data(root: Path) -> None:
    ask = command(root, 'print(\'{"schema": "probant.answer/1", "outcome": "error"}\')')
    assert ask("?") == {"schema": "probant.answer/1", "outcome": "error"}
    other = command(root, 'print(\'{"schema": "other"}\')')
    assert other("?")["schema"] == PROSE_SCHEMA


def test_a_command_that_fails_or_hangs_has_not_answered(root: Path) -> None:
    with pytest.raises(ProgramFailed, match="code 3"):
        command(root, "raise SystemExit(3)")("?")
    with pytest.raises(ProgramTooSlow, match="longer than"):
        command(root, "import time\ntime.sleep(60)", max_seconds=0.5)("?")
    with pytest.raises(UsageError, match="does not take the question"):
        Command("cat", root)


def test_the_program_is_asked_as_a_user_would(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PROBANT_CACHE_DIR", str(root.parent / "cache"))
    ask = Cli(root)
    assert places(ask("where is boot defined?")) == [("pkg/core.py", 6)]
    assert ask("where is reboot_twice defined?")["outcome"] == "insufficient_evidence"
    with pytest.raises(ProgramFailed, match="ended with 2"):
        ask("where is boot?", "no-such-revision")
