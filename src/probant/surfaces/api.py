"""The Python interface: the verbs as functions, each returning a frozen object.

Every call opens the repository anew, so an edit is seen by the next one.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from probant.answering.answer import Answer
from probant.errors import UsageError
from probant.inquiry.handed_in import about_the_change
from probant.reading.followups import SessionFrame
from probant.reading.understanding import Understood
from probant.settings import Settings, load_settings
from probant.surfaces.searching import SearchResult as SearchResult
from probant.surfaces.searching import search as search
from probant.surfaces.showing import ShowResult as ShowResult
from probant.surfaces.showing import show as show
from probant.surfaces.verifying import VerifyResult as VerifyResult
from probant.surfaces.verifying import verify as verify
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Unit
from probant.vocabulary.reading import ReadingQuality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import TruthMode
from probant.wiring import Execution, Permission, Progress, Workbench, on_workbench
from probant.wiring.reader import read_on, reread_on
from probant.workflows.answering import answered, together
from probant.workflows.conversation import frame_from_plain, frame_of, frame_to_plain

if TYPE_CHECKING:
    from probant.checking.document import Document
    from probant.surfaces.goal_wire import Query
    from probant.surfaces.wire import Json
    from probant.vocabulary.assertion import Checked, TextReport, Tier

MAX_QUESTION_CHARS = 4_000


class AnswerResult(Record):
    """An answer with its proof. `limit` is how many of its values are shown (None: all)."""

    answer: Answer
    limit: int | None = None

    def to_json(self) -> Json:
        """`probant.answer/1`."""
        from probant.surfaces.wire import answer_json

        return answer_json(self.answer, limit=self.limit)


class FactsResult(Record):
    """What the code says."""

    document: Json

    def to_json(self) -> Json:
        """`probant.facts/1`."""
        return self.document


class CheckReport(Record):
    """What became of every claim of one text or several."""

    reports: tuple[TextReport, ...]

    @property
    def claims(self) -> tuple[Checked, ...]:
        """Every claim of every text, in the order in which they stand."""
        return tuple(one for report in self.reports for one in report.claims)

    @property
    def refuted(self) -> tuple[Checked, ...]:
        return tuple(one for one in self.claims if one.failure is not None)

    @property
    def exit_code(self) -> int:
        """What the command would end with: 0 only if something is verified and nothing refuted."""
        from probant.surfaces.check.tally import tally_of

        return tally_of(self.reports).exit_code()

    def to_json(self) -> Json:
        """`probant.check/1`."""
        from probant.surfaces.check.wire import check_json

        return check_json(self.reports)


def ask(
    question: str,
    repo: str | os.PathLike[str] = ".",
    *,
    at: str | None = None,
    session: str | None = None,
    allow_exec: bool = False,
    patch: str | bytes | None = None,
    truth_mode: TruthMode = TruthMode.CONFIRMED,
    settings: Settings | None = None,
    progress: Progress | None = None,
    execution: Execution | None = None,
    narrate: bool = False,
) -> AnswerResult:
    """Answer a question about a repository, or refuse with the reason.

    `allow_exec` permits sandboxed builds and tests; `patch` is the change, as a unified diff, that
    a question about a change means. `execution` says more about both, so it stands alone.
    `narrate` lets the configured model word the confirmed facts of an explanation.
    """
    if execution is not None and (allow_exec or patch is not None):
        raise UsageError(
            "ask() got execution together with allow_exec or patch",
            remedy="put them into the execution: Execution(permission=Permission(…), patch=…)",
        )
    raw = patch.encode() if isinstance(patch, str) else patch
    leave = execution or Execution(permission=Permission(allowed=allow_exec), patch=raw)
    chosen = settings or load_settings()
    conversation = NamedSession(chosen, session, repo) if session is not None else Conversation()
    answer = ask_within(
        conversation, question, Path(repo), at=at, truth_mode=truth_mode, settings=chosen,
        progress=progress, execution=leave, narrate=narrate,
    )  # fmt: skip
    return AnswerResult(answer)


def query(
    kind: str,
    *targets: str,
    repo: str | os.PathLike[str] = ".",
    at: str | None = None,
    within: str = "",
    of: str = "",
    symbol_kind: str | Iterable[str] = (),
    outside_tests: bool = False,
    only_tests: bool = False,
    public: bool = False,
    since: str = "",
    until: str = "",
    by: str = "",
    directly: bool | None = None,
    count: bool = False,
    unit: str | None = None,
    limit: int | None = None,
    allow_exec: bool = False,
    truth_mode: TruthMode = TruthMode.CONFIRMED,
    settings: Settings | None = None,
    progress: Progress | None = None,
    execution: Execution | None = None,
) -> AnswerResult:
    """The same as `ask` without English: a kind of question and what it is about.

    `probant query --list` shows the kinds; `directly=False` follows a relation all the way.
    `limit` cuts what is shown, never what is counted or proved.
    """
    from probant.questions.arguments import symbol_kinds
    from probant.surfaces.goal_wire import Query

    if limit is not None and limit < 1:
        raise UsageError(f"limit is {limit}", remedy="give a whole number from 1 on")
    kinds = [symbol_kind] if isinstance(symbol_kind, str) else symbol_kind
    units = {one.value: one for one in Unit}
    if unit is not None and unit not in units:
        raise UsageError(f"there is no unit {unit!r}", remedy=f"choose one of {', '.join(units)}")
    asked = Query(
        kind=kind,
        targets=targets,
        filters=Filters(
            within=within, of=of, outside_tests=outside_tests, only_tests=only_tests,
            symbol_kinds=symbol_kinds(kinds),
            public=public, since=since, until=until, by=by, directly=directly,
        ),
        count=count,
        unit=units[unit] if unit is not None else None,
        at=at,
        limit=limit,
    )  # fmt: skip
    leave = execution or Execution(permission=Permission(allowed=allow_exec))
    return ask_query(
        asked, repo, truth_mode=truth_mode, settings=settings, progress=progress, execution=leave
    )


def ask_query(
    asked: Query | Goal,
    repo: str | os.PathLike[str] = ".",
    *,
    session: str | None = None,
    truth_mode: TruthMode = TruthMode.CONFIRMED,
    settings: Settings | None = None,
    progress: Progress | None = None,
    execution: Execution | None = None,
    narrate: bool = False,
) -> AnswerResult:
    """The answer to a typed query, or to a goal that was read elsewhere and chosen by a person."""
    from probant.questions.stating import reading_of

    goal = asked if isinstance(asked, Goal) else asked.goal()
    limit = None if isinstance(asked, Goal) else asked.limit
    reading = reading_of(goal, ReadingQuality.TYPED)
    if execution is not None and execution.patch is not None:
        goal = about_the_change(goal)
    chosen = settings or load_settings()
    conversation = NamedSession(chosen, session, repo) if session is not None else Conversation()
    answer = answer_goal(
        conversation, Understood(goal=goal, reading=reading), Path(repo),
        at=goal.revision or None, truth_mode=truth_mode, settings=chosen, progress=progress,
        execution=execution, narrate=narrate,
    )  # fmt: skip
    return AnswerResult(answer, limit)


class Conversation:
    """What the last answer lends to the next question, for as long as this object lives."""

    def __init__(self) -> None:
        self._frame: SessionFrame | None = None

    def frame(self) -> SessionFrame | None:
        return self._frame

    def keep(self, answer: Answer, revision: str | None) -> None:
        self._frame = frame_of(answer, revision)


class NamedSession(Conversation):
    """A conversation kept on disk, with the artifacts of every answer.

    What was said about one repository is not taken up in another.
    """

    def __init__(self, settings: Settings, name: str, repo: str | os.PathLike[str]) -> None:
        from probant.ledger.store import SessionStore

        super().__init__()
        self._store = SessionStore(settings.store)
        self._name = name
        self._repository = os.path.realpath(repo)

    def frame(self) -> SessionFrame | None:
        plain = self._store.last_frame(self._name)
        if plain is None or plain.get("repository") != self._repository:
            return None
        return frame_from_plain(plain)

    def keep(self, answer: Answer, revision: str | None) -> None:
        from probant.surfaces.wire import answer_json

        frame = frame_to_plain(frame_of(answer, revision)) | {"repository": self._repository}
        self._store.append(self._name, frame, answer_json(answer))


def ask_within(
    conversation: Conversation,
    question: str,
    repo: Path,
    *,
    at: str | None,
    truth_mode: TruthMode,
    settings: Settings,
    progress: Progress | None,
    execution: Execution | None = None,
    narrate: bool = False,
) -> Answer:
    """One question of a conversation. The repository is opened anew, so edits are seen."""
    from probant.questions.stating import reading_of

    check_question(question)
    frame = conversation.frame()
    revision = at if at is not None else (frame.root_revision() if frame else None)
    again = frame.again_at(question) if frame is not None else None
    if again is not None:
        goal, revision = again
        reading = reading_of(goal, ReadingQuality.STRONG)
        read: tuple[Understood, ...] = (Understood(goal=goal, reading=reading),)
    else:
        read = on_workbench(
            lambda bench: _read(bench, question, frame, settings), settings, repo, at=revision,
            progress=progress, execution=execution,
        )  # fmt: skip
    if execution is not None and execution.patch is not None:
        read = tuple(replace(one, goal=about_the_change(one.goal)) for one in read)

    def answer_one(one: Understood) -> Answer:
        where = one.goal.revision if at is None and one.goal.revision else revision

        return answer_goal(
            conversation, one, repo, at=where, truth_mode=truth_mode, settings=settings,
            progress=progress, execution=execution, narrate=narrate,
        )  # fmt: skip

    answer = together(question, tuple(answer_one(one) for one in read))
    if at is None and frame is not None and revision and revision == frame.root_revision():
        stays = f"the session stays at {revision}; give --at to ask about another revision"
        return replace(answer, warnings=(*answer.warnings, stays))
    return answer


def _read(
    bench: Workbench, question: str, frame: SessionFrame | None, settings: Settings
) -> tuple[Understood, ...]:
    """What is asked; a language model is heard only if the settings name one for it."""
    read = read_on(bench, question, frame)
    if settings.council is None or not settings.council.reader:
        return read
    from probant.surfaces.goal_wire import query_from_json
    from probant.wiring.council import council_config

    reader = council_config(settings).reader
    if reader is None:
        return read
    return reread_on(bench, read, question, reader, lambda told: query_from_json(told).goal())


def answer_goal(
    conversation: Conversation,
    one: Understood,
    repo: Path,
    *,
    at: str | None,
    truth_mode: TruthMode,
    settings: Settings,
    progress: Progress | None,
    execution: Execution | None = None,
    narrate: bool = False,
) -> Answer:
    """The answer to one question at one revision, kept in the conversation."""

    def answer_on(bench: Workbench) -> Answer:
        window = (ReasonCode.WINDOW_REVISION,) if bench.is_past else ()
        answer = answered(
            one, bench.tree, bench.desk, bench.places, wished=truth_mode, window=window
        )
        told = bench.workshop.warnings
        answer = replace(answer, warnings=answer.warnings + told) if told else answer
        return _narrated(answer, bench, settings) if narrate else answer

    answer = on_workbench(answer_on, settings, repo, at=at, progress=progress, execution=execution)
    conversation.keep(answer, at)
    return answer


def _narrated(answer: Answer, bench: Workbench, settings: Settings) -> Answer:
    """In the words of the narrator that the settings name, where there is one."""
    from probant.wiring.council import council_config
    from probant.workflows.check import check_texts
    from probant.workflows.narrate import narrate, without

    council = council_config(settings)
    if council.narrator is None:
        return without(answer, "no model is configured")
    tiers = tiers_of("V1,V2")

    def checked(document: Document) -> TextReport:
        (report,) = check_texts([document], bench.tree, bench.book, bench.binder, bench.desk, tiers)
        return report

    return narrate(answer, council.narrator, checked, secrets=council.secrets)


def check(
    text: str,
    repo: str | os.PathLike[str] = ".",
    *,
    at: str | None = None,
    tiers: Iterable[str] | str | None = None,
    allow_exec: bool = False,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> CheckReport:
    """Hold what a text says about a repository against the repository.

    `allow_exec` permits running tests and functions in the sandbox, for what only a run can tell.
    """
    from probant.checking.document import Document

    given: object = text
    if not isinstance(given, str):
        kind = type(given).__name__
        raise UsageError(f"the text to check is no text but {kind}", remedy="pass a str")
    return check_documents(
        [Document("-", text)], Path(repo), at=at, tiers=tiers_of(tiers),
        settings=settings or load_settings(), progress=progress,
        execution=Execution(permission=Permission(allowed=allow_exec)),
    )  # fmt: skip


def check_documents(
    documents: Sequence[Document],
    repo: Path,
    *,
    at: str | None,
    tiers: frozenset[Tier],
    settings: Settings,
    progress: Progress | None,
    execution: Execution | None = None,
) -> CheckReport:
    """The same for texts that were read elsewhere."""
    from probant.workflows.check import check_texts

    def checked(bench: Workbench) -> tuple[TextReport, ...]:
        reports = check_texts(
            documents,
            bench.tree,
            bench.book,
            bench.binder,
            bench.desk,
            tiers,
            bench.opinions,
            bench.workshop,
        )
        told = bench.workshop.warnings
        return tuple(replace(one, warnings=one.warnings + told) for one in reports)

    return CheckReport(
        on_workbench(checked, settings, repo, at=at, progress=progress, execution=execution)
    )


def tiers_of(names: Iterable[str] | str | None) -> frozenset[Tier]:
    """The tiers of these names; all of them where none is named."""
    from probant.vocabulary.assertion import Tier

    if names is None:
        return frozenset(Tier)
    listed = names.split(",") if isinstance(names, str) else list(names)
    known = {tier.value: tier for tier in Tier}
    wanted = [name.strip().upper() for name in listed]
    unknown = [name for name in wanted if name not in known]
    if unknown or not wanted:
        raise UsageError(
            f"there is no tier {unknown[0]!r}" if unknown else "no tier is named",
            remedy=f"name some of {', '.join(known)}",
        )
    return frozenset(known[name] for name in wanted)


def check_question(question: str) -> None:
    if not question.strip():
        raise UsageError("there is no question", remedy='try: probant ask "where is NAME defined?"')
    if len(question) > MAX_QUESTION_CHARS:
        raise UsageError(
            f"the question has {len(question)} characters",
            remedy=f"ask in at most {MAX_QUESTION_CHARS}",
        )


def facts(
    repo: str | os.PathLike[str] = ".",
    *,
    at: str | None = None,
    path: str | None = None,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> FactsResult:
    """The extracted facts of a repository, or of one file or folder of it."""
    chosen = settings or load_settings()

    from probant.surfaces.facts_wire import facts_json

    def document(bench: Workbench) -> Json:
        found = facts_json(bench.tree, bench.book, bench.binder, path)
        if path and not found["files"] and not found["skipped"]:
            raise UsageError(f"{path!r} is not in the snapshot", remedy="name a file or folder")
        return found

    return FactsResult(on_workbench(document, chosen, Path(repo), at=at, progress=progress))
