"""An open repository: the verbs as methods, warm between calls.

Before each call it makes sure of what is there (wiring/warm.py), so an edit is seen by the next
one. The functions of api.py and the commands open one for a single call.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, TypeVar

from probant.errors import UsageError
from probant.settings import Settings, load_settings
from probant.surfaces.results import (
    AnswerResult,
    CheckReport,
    FactsResult,
    SearchResult,
    ShowResult,
)
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal, Unit
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.vocabulary.ruling import TruthMode
from probant.wiring import Execution, Permission, Progress, Workbench
from probant.wiring.warm import Turn, WarmRepository

if TYPE_CHECKING:
    from probant.answering.answer import Answer
    from probant.checking.document import Document
    from probant.council.stages.events import Say
    from probant.council.submission import VerifyRequest
    from probant.reading.followups import SessionFrame
    from probant.reading.understanding import Understood
    from probant.surfaces.goal_wire import Query
    from probant.surfaces.verifying import VerifyResult
    from probant.vocabulary.assertion import TextReport, Tier
    from probant.workflows.search import Search

T = TypeVar("T")

MAX_QUESTION_CHARS = 4_000


class OpenRepository:
    """Use it as a context manager, or close it. Threads may share it: their calls take turns.

    `at` is the revision of every call that names none; None is the working tree.
    """

    def __init__(
        self,
        repo: str | os.PathLike[str] = ".",
        *,
        at: str | None = None,
        settings: Settings | None = None,
    ) -> None:
        self._settings = settings or load_settings()
        self._at = at
        self._repo = Path(repo)
        self._warm = WarmRepository(self._settings, self._repo)

    def __enter__(self) -> OpenRepository:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Let go of everything; closing twice is fine."""
        self._warm.close()

    # Questions

    def ask(
        self,
        question: str,
        *,
        at: str | None = None,
        session: str | None = None,
        allow_exec: bool = False,
        patch: str | bytes | None = None,
        truth_mode: TruthMode = TruthMode.CONFIRMED,
        progress: Progress | None = None,
        execution: Execution | None = None,
        narrate: bool = False,
    ) -> AnswerResult:
        """Answer a question about the repository, or refuse with the reason.

        `allow_exec` permits sandboxed builds and tests; `patch` is the change, as a unified diff,
        that a question about a change means. `execution` says more about both, so it stands alone.
        `narrate` lets the configured model word the confirmed facts of an explanation.
        """
        if execution is not None and (allow_exec or patch is not None):
            raise UsageError(
                "ask() got execution together with allow_exec or patch",
                remedy="put them into the execution: Execution(permission=Permission(…), patch=…)",
            )
        raw = patch.encode() if isinstance(patch, str) else patch
        leave = execution or Execution(permission=Permission(allowed=allow_exec), patch=raw)
        answer = self.ask_within(
            self._conversation(session), question, at=at, truth_mode=truth_mode,
            progress=progress, execution=leave, narrate=narrate,
        )  # fmt: skip
        return AnswerResult(answer)

    def query(
        self,
        kind: str,
        *targets: str,
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
            raise UsageError(
                f"there is no unit {unit!r}", remedy=f"choose one of {', '.join(units)}"
            )
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
            at=at if at is not None else self._at,
            limit=limit,
        )  # fmt: skip
        leave = execution or Execution(permission=Permission(allowed=allow_exec))
        return self.ask_query(asked, truth_mode=truth_mode, progress=progress, execution=leave)

    def ask_query(
        self,
        asked: Query | Goal,
        *,
        session: str | None = None,
        truth_mode: TruthMode = TruthMode.CONFIRMED,
        progress: Progress | None = None,
        execution: Execution | None = None,
        narrate: bool = False,
    ) -> AnswerResult:
        """The answer to a typed query, or to a goal that was read elsewhere and then chosen."""
        from probant.inquiry.handed_in import about_the_change
        from probant.questions.stating import reading_of
        from probant.reading.understanding import Understood
        from probant.vocabulary.reading import ReadingQuality

        goal = asked if isinstance(asked, Goal) else asked.goal()
        limit = None if isinstance(asked, Goal) else asked.limit
        reading = reading_of(goal, ReadingQuality.TYPED)
        if execution is not None and execution.patch is not None:
            goal = about_the_change(goal)
        one, at = Understood(goal=goal, reading=reading), goal.revision or None
        conversation = self._conversation(session)
        answer = self._warm.run(
            lambda turn: self._answer(one, turn.bench(at), truth_mode, narrate=narrate),
            progress=progress, execution=execution,
        )  # fmt: skip
        conversation.keep(answer, at)
        return AnswerResult(answer, limit)

    def ask_within(
        self,
        conversation: Conversation,
        question: str,
        *,
        at: str | None = None,
        truth_mode: TruthMode = TruthMode.CONFIRMED,
        progress: Progress | None = None,
        execution: Execution | None = None,
        narrate: bool = False,
    ) -> Answer:
        """One question of a conversation."""
        from probant.inquiry.handed_in import about_the_change
        from probant.workflows.answering import together

        check_question(question)
        asked_at = at if at is not None else self._at
        frame = conversation.frame()
        has_patch = execution is not None and execution.patch is not None

        def answers(turn: Turn) -> tuple[list[tuple[Answer, str | None]], str | None]:
            read, revision = self._read(turn, question, frame, asked_at)
            found: list[tuple[Answer, str | None]] = []
            for one in read:
                if has_patch:
                    one = replace(one, goal=about_the_change(one.goal))
                is_named = asked_at is None and one.goal.revision
                where = one.goal.revision if is_named else revision
                found.append(
                    (self._answer(one, turn.bench(where), truth_mode, narrate=narrate), where)
                )
            return found, revision

        given, revision = self._warm.run(answers, progress=progress, execution=execution)
        for answer, where in given:
            conversation.keep(answer, where)
        whole = together(question, tuple(answer for answer, _ in given))
        is_kept = asked_at is None and frame is not None and revision == frame.root_revision()
        if not (is_kept and revision):
            return whole
        stays = f"the session stays at {revision}; give --at to ask about another revision"
        return replace(whole, warnings=(*whole.warnings, stays))

    def _conversation(self, session: str | None) -> Conversation:
        if session is None:
            return Conversation()
        return NamedSession(self._settings, session, self._repo)

    def _read(
        self, turn: Turn, question: str, frame: SessionFrame | None, at: str | None
    ) -> tuple[tuple[Understood, ...], str | None]:
        """What is asked, and of which revision unless the question itself names one.

        A language model is heard only if the settings name one for it.
        """
        from probant.questions.stating import reading_of
        from probant.reading.understanding import Understood
        from probant.vocabulary.reading import ReadingQuality
        from probant.wiring.reader import read_on, reread_on

        again = frame.again_at(question) if frame is not None else None
        if again is not None:
            reading = reading_of(again[0], ReadingQuality.STRONG)
            return (Understood(goal=again[0], reading=reading),), again[1]
        revision = at if at is not None else (frame.root_revision() if frame else None)
        bench = turn.bench(revision)
        read = read_on(bench, question, frame)
        if self._settings.council is None or not self._settings.council.reader:
            return read, revision
        from probant.surfaces.goal_wire import query_from_json
        from probant.wiring.council import council_config

        reader = council_config(self._settings).reader
        if reader is not None:
            told = lambda plain: query_from_json(plain).goal()  # noqa: E731
            read = reread_on(bench, read, question, reader, told)
        return read, revision

    def _answer(
        self, one: Understood, bench: Workbench, truth_mode: TruthMode, *, narrate: bool
    ) -> Answer:
        from probant.workflows.answering import answered

        window = (ReasonCode.WINDOW_REVISION,) if bench.is_past else ()
        answer = answered(
            one, bench.tree, bench.desk, bench.places, wished=truth_mode, window=window
        )
        told = bench.workshop.warnings
        answer = replace(answer, warnings=answer.warnings + told) if told else answer
        return self._narrated(answer, bench) if narrate else answer

    def _narrated(self, answer: Answer, bench: Workbench) -> Answer:
        """In the words of the narrator that the settings name, where there is one."""
        from probant.wiring.council import council_config
        from probant.workflows.check import check_texts
        from probant.workflows.narrate import narrate, without

        council = council_config(self._settings)
        if council.narrator is None:
            return without(answer, "no model is configured")
        tiers = tiers_of("V1,V2")

        def checked(document: Document) -> TextReport:
            (report,) = check_texts(
                [document], bench.tree, bench.book, bench.binder, bench.desk, tiers
            )
            return report

        return narrate(answer, council.narrator, checked, secrets=council.secrets)

    # Texts

    def check(
        self,
        text: str,
        *,
        at: str | None = None,
        tiers: Iterable[str] | str | None = None,
        allow_exec: bool = False,
        progress: Progress | None = None,
    ) -> CheckReport:
        """Hold what a text says about the repository against it.

        `allow_exec` permits running tests and functions in the sandbox, for what only a run tells.
        """
        from probant.checking.document import Document

        given: object = text
        if not isinstance(given, str):
            kind = type(given).__name__
            raise UsageError(f"the text to check is no text but {kind}", remedy="pass a str")
        return self.check_documents(
            [Document("-", text)], at=at, tiers=tiers_of(tiers), progress=progress,
            execution=Execution(permission=Permission(allowed=allow_exec)),
        )  # fmt: skip

    def check_documents(
        self,
        documents: Sequence[Document],
        *,
        at: str | None = None,
        tiers: frozenset[Tier],
        progress: Progress | None = None,
        execution: Execution | None = None,
    ) -> CheckReport:
        """The same for texts that were read elsewhere."""
        from probant.workflows.check import check_texts

        def checked(bench: Workbench) -> tuple[TextReport, ...]:
            reports = check_texts(
                documents, bench.tree, bench.book, bench.binder, bench.desk, tiers,
                bench.workshop,
            )  # fmt: skip
            told = bench.workshop.warnings
            return tuple(replace(one, warnings=one.warnings + told) for one in reports)

        found = self.on_bench(checked, at=at, progress=progress, execution=execution)
        return CheckReport(found)

    # Looking

    def search(
        self,
        text: str,
        *,
        at: str | None = None,
        within: str | None = None,
        limit: int = 10,
        progress: Progress | None = None,
    ) -> SearchResult:
        """The places that say most of these words, best first."""
        from probant.surfaces.searching import search_of

        asked = search_of(text, within=within, limit=limit)
        return self.run_search(asked, at=at, progress=progress)

    def run_search(
        self, asked: Search, *, at: str | None = None, progress: Progress | None = None
    ) -> SearchResult:
        """The same for what was asked in full."""
        from probant.workflows.search import search_places

        def found(bench: Workbench) -> SearchResult:
            places = search_places(asked, bench.tree, bench.places())
            return SearchResult(asked.text, bench.tree.snapshot, places)

        return self.on_bench(found, at=at, progress=progress)

    def show(
        self,
        name: str,
        *,
        at: str | None = None,
        lines: int | None = None,
        progress: Progress | None = None,
    ) -> ShowResult:
        """The whole code of a definition, a file or `PATH:A-B`; at most `lines` lines of each."""
        from probant.facts.definitions import Definitions
        from probant.workflows.show import MAX_LINES, CodeRequest, show_code

        asked = CodeRequest(name=name, max_lines=MAX_LINES if lines is None else lines)

        def shown(bench: Workbench) -> ShowResult:
            found = show_code(
                asked, bench.tree, Definitions(bench.book, bench.binder),
                bench.book.definitions_in, bench.places,
            )  # fmt: skip
            return ShowResult(
                name=name,
                snapshot=bench.tree.snapshot,
                definitions=found.shown,
                closest=found.closest,
            )

        return self.on_bench(shown, at=at, progress=progress)

    def facts(
        self, path: str | None = None, *, at: str | None = None, progress: Progress | None = None
    ) -> FactsResult:
        """The extracted facts of the repository, or of one file or folder of it."""
        from probant.surfaces.facts_wire import facts_json

        return self.on_bench(
            lambda bench: FactsResult(facts_json(bench.tree, bench.book, bench.binder, path)),
            at=at, progress=progress,
        )  # fmt: skip

    def session_frame(self, session: str) -> SessionFrame | None:
        """What the last answer of a session lends to the next question."""
        return self._conversation(session).frame()

    def verify(
        self,
        request: Mapping[str, object] | VerifyRequest,
        *,
        config: str | os.PathLike[str] | Settings | None = None,
        without_evidence: bool = False,
        say: Say | None = None,
        progress: Progress | None = None,
    ) -> VerifyResult:
        """Have the snapshot that the request names reviewed by the configured council.

        `config` is the path of a configuration file, or settings; those it was opened with where
        left out. Only what is committed is looked at, so nothing is kept warm for it.
        """
        from probant.surfaces.verifying import verify

        self._warm.check_open()
        return verify(
            request, self._repo, config=self._settings if config is None else config,
            without_evidence=without_evidence, say=say, progress=progress,
        )  # fmt: skip

    def on_bench(
        self,
        work: Callable[[Workbench], T],
        *,
        at: str | None = None,
        progress: Progress | None = None,
        execution: Execution | None = None,
    ) -> T:
        """Any other work on one revision."""
        where = at if at is not None else self._at
        return self._warm.run(
            lambda turn: work(turn.bench(where)), progress=progress, execution=execution
        )


class Conversation:
    """What the last answer lends to the next question, for as long as this object lives."""

    def __init__(self) -> None:
        self._frame: SessionFrame | None = None

    def frame(self) -> SessionFrame | None:
        return self._frame

    def keep(self, answer: Answer, revision: str | None) -> None:
        from probant.workflows.conversation import frame_of

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
        from probant.workflows.conversation import frame_from_plain

        plain = self._store.last_frame(self._name)
        if plain is None or plain.get("repository") != self._repository:
            return None
        return frame_from_plain(plain)

    def keep(self, answer: Answer, revision: str | None) -> None:
        from probant.surfaces.wire import answer_json
        from probant.workflows.conversation import frame_of, frame_to_plain

        frame = frame_to_plain(frame_of(answer, revision)) | {"repository": self._repository}
        self._store.append(self._name, frame, answer_json(answer))


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
