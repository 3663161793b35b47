"""Opens those who are measured: the engine in this process, the program, a baseline, a command.

Module-level functions, so that a process that works can be sent here. What they answer is graded
in evaluation/, which knows nothing of this module.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path

from probant.answering.answer import Answer
from probant.evaluation.running.work import Site, SubjectSpec
from probant.evaluation.subjects.cli import Cli
from probant.evaluation.subjects.command import Command
from probant.evaluation.subjects.registry import BASELINES, Answerer
from probant.reading.understanding import Understood
from probant.settings import Settings, load_settings
from probant.surfaces.wire import answer_json
from probant.vocabulary.reason import ReasonCode
from probant.wiring import Execution, Permission, Workbench, open_workbench
from probant.wiring.reader import read_on
from probant.workflows.answering import answered, together

ENGINE = "probant"
COMMAND = "answerer"
CLI = "cli"
OWN_SUBJECTS = (ENGINE, CLI)


def settle(config_file: str | None) -> Site:
    """This machine's own settings; called in the process that works."""
    settings = load_settings(config_file=config_file)
    return Site(
        cache=settings.cache_dir,
        environment=os.environ,
        open_subject=partial(open_subject, settings=settings),
        extract=partial(extract, settings=settings),
    )


def extract(root: Path, settings: Settings) -> Mapping[str, object]:
    """What `probant facts` says of the tree at `root`."""
    from probant.surfaces.api import facts

    return facts(root, settings=settings).to_json()


@contextmanager
def open_subject(spec: SubjectSpec, root: Path, settings: Settings) -> Iterator[Answerer]:
    """Whoever `spec` names, ready to be asked about the tree at `root`."""
    if spec.name == ENGINE:
        execution = Execution(permission=Permission(allowed=spec.allow_exec))
        with ExitStack() as opened:
            yield EngineSubject(settings, root, opened, execution)
    elif spec.name == CLI:
        yield Cli(root, allow_exec=spec.allow_exec)
    elif spec.command is not None:
        yield Command(spec.command, root)
    else:
        yield BASELINES[spec.name].make(root)


class EngineSubject:
    """The engine as a subject: a question in, the answer's JSON out; one bench per revision."""

    def __init__(
        self, settings: Settings, repo: Path, opened: ExitStack, execution: Execution
    ) -> None:
        self._execution = execution
        self._settings = settings
        self._repo = repo
        self._opened = opened
        self._benches: dict[str | None, Workbench] = {}

    def bench(self, at: str | None) -> Workbench:
        if at not in self._benches:
            made = open_workbench(self._settings, self._repo, at=at, execution=self._execution)
            self._benches[at] = self._opened.enter_context(made)
        return self._benches[at]

    def __call__(self, question_text: str, at: str | None = None) -> Mapping[str, object]:
        read = read_on(self.bench(at), question_text)
        return answer_json(together(question_text, [self._answer(one, at) for one in read]))

    def _answer(self, one: Understood, at: str | None) -> Answer:
        """As `ask` does it: a revision that the question itself names is the one to look at."""
        bench = self.bench(at if at is not None or not one.goal.revision else one.goal.revision)
        window = (ReasonCode.WINDOW_REVISION,) if bench.is_past else ()
        return answered(one, bench.tree, bench.desk, bench.places, window=window)
