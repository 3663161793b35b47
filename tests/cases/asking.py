"""Ask real repositories: through the library, through the program, or tool by tool.

Caches and sessions stand beside the repository, never in it.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from probant.opinions.port import Places
from probant.opinions.seconds import usable
from probant.settings import Settings
from probant.surfaces.api import ask, ask_query
from probant.surfaces.cli.commands import build_parser
from probant.surfaces.cli.query import query_of
from probant.surfaces.goal_wire import Query
from probant.vocabulary.question import Goal
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import TruthMode
from probant.wiring import Execution, Permission, Workbench, open_workbench

Json = dict[str, Any]
QUERY = "probant query "


def settings_beside(repo: Path) -> Settings:
    """Everything Probant writes goes next to the repository."""
    home = repo.parent / f"{repo.name}.state"
    return Settings(
        cache_dir=home / "cache",
        log_dir=home / "log",
        store=f"sqlite:///{home / 'sessions.db'}",
        origin={},
        typescript=os.environ.get("PROBANT_TYPESCRIPT", ""),
    )


@cache
def can_be_asked(tool: str) -> bool:
    """Whether a type checker that a test needs is installed."""
    places = Places(typescript=os.environ.get("PROBANT_TYPESCRIPT", ""))
    return any(one.name == tool and one.works for one in usable(places))


def ask_json(
    repo: Path,
    question: str | Goal,
    *,
    at: str | None = None,
    session: str | None = None,
    truth_mode: TruthMode = TruthMode.CONFIRMED,
    allow_exec: bool = False,
) -> Json:
    """The answer's JSON. A goal, or a command `probant query …`, needs no reading."""
    settings = settings_beside(repo)
    if isinstance(question, Goal) or question.startswith(QUERY):
        asked = typed(question)
        execution = Execution(permission=Permission(allowed=allow_exec))
        if at is not None:
            asked = replace(asked, **{"revision" if isinstance(asked, Goal) else "at": at})
        return ask_query(
            asked, repo, session=session, truth_mode=truth_mode, settings=settings,
            execution=execution,
        ).to_json()  # fmt: skip
    result = ask(
        question, repo, at=at, session=session, truth_mode=truth_mode, settings=settings,
        allow_exec=allow_exec,
    )  # fmt: skip
    return result.to_json()


def typed(question: str | Goal) -> Query | Goal:
    """A goal as it is, or what the command `probant query …` asks."""
    if isinstance(question, Goal):
        return question
    return query_of(build_parser().parse_args(shlex.split(question)[1:]))


def run_program(repo: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """The installed `probant`, as a person would start it in that repository."""
    settings = settings_beside(repo)
    program = Path(sys.executable).parent / "probant"
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": os.fspath(settings.log_dir.parent),
        "PROBANT_CACHE_DIR": os.fspath(settings.cache_dir),
        "PROBANT_STORE": settings.store,
    }
    return subprocess.run(
        [program, *arguments],
        cwd=repo,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def ask_program(repo: Path, question: str, *flags: str) -> tuple[int, Json]:
    """Exit code and JSON of `probant ask --format json`."""
    done = run_program(repo, "ask", "--format", "json", *flags, question)
    document: Json = json.loads(done.stdout)
    return done.returncode, document


@contextmanager
def workbench(
    repo: Path, *, at: str | None = None, allow_exec: bool = False
) -> Iterator[Workbench]:
    """The real tools, laid out on a repository."""
    execution = Execution(permission=Permission(allowed=allow_exec))
    with open_workbench(settings_beside(repo), repo, at=at, execution=execution) as bench:
        yield bench
