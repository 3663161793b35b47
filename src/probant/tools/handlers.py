"""Handlers of signals and of the end of a program, as code registers them, by one table.

Cases, not of every row: `tests/cases/asked/signal-handlers.md`. Which library a call belongs to:
library_calls.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from probant.facts.bodies.code import Code
from probant.facts.bound import Outside, Uncertain
from probant.facts.rows import CallFact
from probant.tools.base import EntryMaker
from probant.tools.library_calls import Doubt, LibraryCalls
from probant.tools.registry import Toolbox
from probant.tools.scope import Scope, narrowed_to
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import NameValue, Observation

if TYPE_CHECKING:
    pass

if TYPE_CHECKING:
    from tree_sitter import Node

EXIT = "exit"
MAX_TEXT_CHARS = 60


class Way(NamedTuple):
    """How something is registered: where the signals stand (`None`: always `event`), where what
    runs does (-1: nowhere, it is waited for), and whether every further argument is a signal."""

    event: str
    signal: int | None = None
    handler: int = -1
    rest: bool = False
    verb: str = "runs"


_SIGNAL = "a signal"
_INTERRUPT = "SIGINT"
_AWAITED = "is waited for"
_WAYS: Mapping[str, Mapping[str, Way]] = {
    "python": {
        "signal.signal": Way(_SIGNAL, 0, 1),
        "*.add_signal_handler": Way(_SIGNAL, 0, 1),
        "atexit.register": Way(EXIT, None, 0),
        "anyio.open_signal_receiver": Way(_SIGNAL, 0, -1, True, _AWAITED),
        "trio.open_signal_receiver": Way(_SIGNAL, 0, -1, True, _AWAITED),
    },
    "script": {
        **dict.fromkeys(
            (f"process.{verb}" for verb in ("on", "once", "addListener", "prependListener")),
            Way(_SIGNAL, 0, 1),
        ),
        "Deno.addSignalListener": Way(_SIGNAL, 0, 1),
        "signal-exit": Way(EXIT, None, 0),
        "signal-exit.onExit": Way(EXIT, None, 0),
    },
    "go": {
        "os/signal.Notify": Way(_SIGNAL, 1, 0, True, "is sent to"),
        "os/signal.NotifyContext": Way(_SIGNAL, 1, -1, True, "cancels a context"),
        "os/signal.Ignore": Way(_SIGNAL, 0, -1, True, "is ignored"),
    },
    "rust": {
        "ctrlc.set_handler": Way(_INTERRUPT, None, 0),
        "ctrlc.try_set_handler": Way(_INTERRUPT, None, 0),
        "tokio.signal.ctrl_c": Way(_INTERRUPT, verb=_AWAITED),
        "tokio.signal.unix.signal": Way(_SIGNAL, 0, verb=_AWAITED),
        "signal_hook.flag.register": Way(_SIGNAL, 0, 1),
        "signal_hook.low_level.register": Way(_SIGNAL, 0, 1),
        "signal_hook.iterator.Signals.new": Way(_SIGNAL, 0, verb=_AWAITED),
        "nix.sys.signal.sigaction": Way(_SIGNAL, 0, 1),
        "nix.sys.signal.signal": Way(_SIGNAL, 0, 1),
        "libc.signal": Way(_SIGNAL, 0, 1),
        "libc.sigaction": Way(_SIGNAL, 0, 1),
        "libc.atexit": Way(EXIT, None, 0),
    },
    "java": {
        "*.addShutdownHook": Way(EXIT, None, 0),
        "sun.misc.Signal.handle": Way(_SIGNAL, 0, 1),
    },
    "native": {
        **dict.fromkeys(("signal.h.signal", "csignal.signal"), Way(_SIGNAL, 0, 1)),
        **dict.fromkeys(("signal.h.sigaction", "csignal.sigaction"), Way(_SIGNAL, 0, 1)),
        **dict.fromkeys(
            (f"{header}.{name}" for header in ("stdlib.h", "cstdlib")
             for name in ("atexit", "at_quick_exit")), Way(EXIT, None, 0)
        ),
        "windows.h.SetConsoleCtrlHandler": Way("a console event", None, 0),
    },
}  # fmt: skip
_TABLE = {
    "python": "python", "javascript": "script", "typescript": "script", "go": "go", "rust": "rust",
    "java": "java", "c": "native", "cpp": "native",
}  # fmt: skip
_NAMED = re.compile(r"\bSIG[A-Z0-9]+\b")
_OTHERWISE = {
    "os.interrupt": "SIGINT", "os.kill": "SIGKILL", "interrupt": "SIGINT", "terminate": "SIGTERM",
    "hangup": "SIGHUP", "quit": "SIGQUIT", "user_defined1": "SIGUSR1", "user_defined2": "SIGUSR2",
    "child": "SIGCHLD", "pipe": "SIGPIPE", "alarm": "SIGALRM",
}  # fmt: skip
_EVENTS = frozenset({"exit", "beforeexit"})


class Handler(NamedTuple):
    path: RepoPath
    line: int
    events: tuple[str, ...]
    """None told: computed."""
    text: str
    verb: str


class Handlers:
    """Looks for registrations in one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._book = box.book
        self._binder = box.binder
        self._calls = LibraryCalls(box)
        self._make = EntryMaker(box.tree, "handlers", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        scope = narrowed_to(step.filters, self._tree, self._book)
        found = [
            one
            for path in scope.files(sorted(self._book.blobs))
            for one in sorted(self._registered(path))
            if scope.holds(path, one.line)
        ]
        wanted = _signal_name(step.member) if step.member else ""
        kept = [one for one in found if one.events and (not wanted or wanted in one.events)]
        computed = [one for one in found if not one.events]
        return (self._entry(step, scope, kept, computed),)

    def _registered(self, path: RepoPath) -> Iterator[Handler]:
        ways = _WAYS.get(_TABLE.get(self._calls.language(path), ""), {})
        named = {way for way in ways if not way.startswith("*.")}
        for call, called in self._calls.calls(path):
            if called in named:
                yield from self._handler(call, ways[called])
        for call in self._book.calls_of_file(path):
            way = ways.get(f"*.{call.name}")
            if way is not None and isinstance(self._binder.call(call), Outside | Uncertain):
                yield from self._handler(call, way)
        if "atexit.register" in ways:
            yield from self._decorated(path)

    def _handler(self, call: CallFact, way: Way) -> Iterator[Handler]:
        written = self._calls.written(call)
        code = self._calls.parsed.code(call.path)
        if written is None or code is None:
            yield Handler(call.path, call.line, (), "", way.verb)
            return
        events = self._events(code, written.arguments, way)
        if events is not None:
            given = written.arguments
            text = _short(code.text(given[way.handler])) if 0 <= way.handler < len(given) else ""
            yield Handler(call.path, call.line, events, text, way.verb)

    def _events(self, code: Code, given: list[Node], way: Way) -> tuple[str, ...] | None:
        """The signals a call names; () where one is computed, None where it is about others."""
        if way.signal is None:
            return (way.event,)
        told = [_named(code, one) for one in given[way.signal :][: None if way.rest else 1]]
        if way.rest and not told:
            return ("every signal",)
        if any(one is None for one in told) or not told:
            return None
        return tuple(event for some in told for event in some or ()) if all(told) else ()

    def _decorated(self, path: RepoPath) -> Iterator[Handler]:
        """`@atexit.register` on a function."""
        for fact in self._book.definitions_in(path):
            for written in fact.details.decorators:
                bound = self._binder.rules(path).dotted((path, fact.parent), written)
                if written.endswith("register") and bound == Outside("atexit"):
                    yield Handler(path, fact.line, (EXIT,), fact.qualified_name, "runs")

    def _entry(
        self, step: Step, scope: Scope, kept: list[Handler], computed: list[Handler]
    ) -> EvidenceEntry:
        doubts = self._calls.doubts(scope)
        unlisted = self._calls.unlisted(scope) if not kept else None
        doubts += [unlisted] if unlisted is not None else []
        if computed:
            files = tuple(one.path for one in computed)
            why = f"which signal {computed[0].path}:{computed[0].line} is about is computed"
            doubts.append(Doubt(ReasonCode.DYNAMIC_DISPATCH, files, why))
        reasons = tuple(dict.fromkeys(one.reason for one in doubts))
        note = "; ".join(one.why for one in doubts) or None
        unsure = {path for one in doubts for path in one.files}
        leads = tuple(_seen(one) for one in computed)
        if not kept:
            return self._make.absent(
                step, complete=not reasons, reasons=reasons, note=note, candidates=leads,
                unsure_in=unsure,
            )  # fmt: skip
        return self._make.observed(
            step, Quality.STRONG, tuple(_seen(one) for one in kept), candidates=leads,
            complete=not reasons, reasons=reasons, note=note, unsure_in=unsure,
        )  # fmt: skip


def _seen(one: Handler) -> Observation:
    events = ", ".join(one.events) or "a computed signal"
    where = f"{one.path}:{one.line}"
    told = f"{events} {one.verb} {one.text} ({where})"
    if not one.text:
        told = f"{events} {one.verb} at {where}"
    value = NameValue(one.text or events, one.path, one.line)
    return Observation(value, (Place(one.path, LineRange(one.line, one.line)),), told)


def _named(code: Code, node: Node) -> tuple[str, ...] | None:
    """The signals an argument names; () where it computes one, None where it is something else."""
    text = code.known(node) or code.text(node)
    if text.lower() in _EVENTS:
        return (text,)
    if found := _NAMED.findall(text):
        return tuple(dict.fromkeys(found))
    last = text.rpartition("::")[2].rstrip("()").lower()
    known = _OTHERWISE.get(text.lower()) or _OTHERWISE.get(last)
    if known:
        return (known,)
    return None if code.string(node) is not None else ()


def _signal_name(text: str) -> str:
    plain = text.strip("`'\" ")
    if plain.lower() in ("exit", "shutdown", "atexit"):
        return EXIT
    upper = plain.upper()
    return upper if upper.startswith("SIG") else f"SIG{upper}"


def _short(text: str) -> str:
    """A handler on one line; one that is written out there by its beginning."""
    line = " ".join(text.split())
    return line if len(line) <= MAX_TEXT_CHARS else f"{line[:MAX_TEXT_CHARS].rstrip()}…"
