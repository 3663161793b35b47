"""Who is asked for a second opinion: by the file's suffix, started when first needed, warmed up.

A tool that breaks is not asked again in this run. Whatever goes wrong is an opinion with a reason,
never an exception and never an answer. Next: ty.py, typescript.py, clangd.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from typing import Protocol

from probant.errors import ExecutionError, FileUnreadable, PathRefused, ProgramTooSlow
from probant.opinions.port import Asked, Opinion, Places, Usable, could_not_look
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.snapshot import SourceTree

MAX_CHARS = 2_000_000
_LONE_RETURN = re.compile(r"\r(?!\n)")


class Adapter(Protocol):
    """One tool on one snapshot."""

    by: str

    def warm_up(self) -> None: ...

    def type_of(self, asked: Asked) -> Opinion: ...

    def close(self) -> None: ...


class Trade(Record, kw_only=True):
    """A kind of file, and the module of this package that knows whom to ask about it."""

    module: str
    suffixes: tuple[str, ...]
    languages: tuple[str, ...]


TRADES = (
    Trade(module="ty", suffixes=(".py", ".pyi"), languages=("python",)),
    Trade(
        module="typescript",
        suffixes=(".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"),
        languages=("typescript", "javascript"),
    ),
    Trade(
        module="clangd",
        suffixes=(".c", ".h", ".cc", ".cpp", ".cxx", ".hh", ".hpp", ".hxx"),
        languages=("c", "cpp"),
    ),
)


class SecondOpinions:
    """The second opinions on one snapshot. Costs nothing until somebody asks."""

    def __init__(self, tree: SourceTree, places: Places | None = None) -> None:
        self._tree = tree
        self._places = places or Places()
        self._adapters: dict[str, Adapter] = {}
        self._broken: dict[str, Opinion] = {}

    def type_of(self, asked: Asked) -> Opinion:
        trade = trade_of(asked.path)
        if trade is None:
            note = "no type checker is known for this kind of file"
            return could_not_look(note, reason=ReasonCode.LANGUAGE_NOT_PARSED)
        if trade.module in self._broken:
            return self._broken[trade.module]
        adapter: Adapter | None = None
        try:
            if why := self._unfit(asked):
                return could_not_look(why)
            found = self._adapter(trade)
            if isinstance(found, Opinion):
                return found
            adapter = found
            return adapter.type_of(asked)
        except ExecutionError as trouble:
            slow = isinstance(trouble, ProgramTooSlow)
            reason = ReasonCode.TIMEOUT if slow else ReasonCode.TOOL_FAILED
            self._broken[trade.module] = could_not_look(str(trouble), reason=reason)
            self._drop(trade.module)
            return self._broken[trade.module]
        except OSError as trouble:
            why = trouble.strerror or type(trouble).__name__
            self._broken[trade.module] = could_not_look(
                f"{trade.module} could not be used: {why}", reason=ReasonCode.TOOL_FAILED
            )
            self._drop(trade.module)
            return self._broken[trade.module]

    def close(self) -> None:
        """End what was started; closing twice is fine."""
        for module in list(self._adapters):
            self._drop(module)

    def _unfit(self, asked: Asked) -> str:
        try:
            text = self._tree.read(asked.path).decode("utf-8", "replace")
        except (FileUnreadable, PathRefused) as gone:
            return str(gone)
        if len(text) > MAX_CHARS:
            return "the file is too large for a second opinion"
        if _LONE_RETURN.search(text):
            return "its lines are counted differently by different tools"
        return ""

    def _adapter(self, trade: Trade) -> Adapter | Opinion:
        if trade.module not in self._adapters:
            module = import_module(f"probant.opinions.{trade.module}")
            make: Callable[[SourceTree, Places], Adapter | None] = module.make
            made = make(self._tree, self._places)
            if made is None:
                self._broken[trade.module] = Opinion(
                    reason=ReasonCode.TOOL_MISSING,
                    note=f"{module.NAME} is not installed",
                    remedy=module.REMEDY,
                )
                return self._broken[trade.module]
            self._adapters[trade.module] = made
            made.warm_up()
        return self._adapters[trade.module]

    def _drop(self, module: str) -> None:
        adapter = self._adapters.pop(module, None)
        if adapter is not None:
            adapter.close()


def trade_of(path: str) -> Trade | None:
    return next((trade for trade in TRADES if path.endswith(trade.suffixes)), None)


def usable(places: Places) -> tuple[Usable, ...]:
    """Which second opinions there are on this machine, or what to install; nothing is started
    but to ask for its version."""
    found = []
    for trade in TRADES:
        module = import_module(f"probant.opinions.{trade.module}")
        try:
            seen: str = module.find(places, not_below=None)
        except ExecutionError as trouble:
            seen = ""
            remedy = str(trouble)
        else:
            remedy = "" if seen else module.REMEDY
        found.append(
            Usable(name=module.NAME, languages=trade.languages, works=bool(seen),
                   seen=seen or "not found", remedy=remedy)
        )  # fmt: skip
    return tuple(found)
