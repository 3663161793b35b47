"""What a change certainly breaks, seen without running anything.

A place that meant a definition before, still stands there, and finds nothing of that name after;
a file that could be parsed and cannot any more. Where something could still give the name, or the
code expects that it may be missing, it is a doubt and no proof.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.facts.bound import MISSING, Defined
from probant.facts.importing import import_place
from probant.facts.languages import family_of
from probant.facts.rows import CallFact, DefFact, ImportFact
from probant.tools.change_impact import Touched
from probant.tools.change_proposal import Sides
from probant.tools.change_unparsed import why_unparsed
from probant.tools.change_uses import Uses
from probant.tools.registry import Toolbox
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, Place

MAX_REMOVED = 60
"""Of so many removed definitions uses are looked for."""

HIDDEN_WAYS = frozenset({"__getattr__", "__getattribute__"})
"""What answers for names that nobody defined."""

MAKERS = frozenset({"globals", "exec", "vars", "setattr"})
"""Calls by which a module can give itself names that nobody wrote."""

MAKERS_ANYWHERE = frozenset({"globals", "exec"})
"""Those that do so from inside a function too."""

GUARDS = ("TYPE_CHECKING", "version_info", "platform")
"""Conditions under which code may never run."""


class Break(NamedTuple):
    """One problem: a sentence, where it shows in the changed tree, and whether it is proved."""

    sentence: str
    place: Place
    is_proved: bool


def breaks_of(touched: Sequence[Touched], sides: Sides) -> list[Break]:
    """Every problem that the two trees show, proved ones first."""
    found = [*_unparsed(touched, sides), *_Dangling(touched, sides).found()]
    first: dict[tuple[str, int], Break] = {}
    for one in found:  # a line that calls or imports it need not be told as naming it too
        first.setdefault((one.place.path, one.place.lines.first), one)
    return sorted(first.values(), key=lambda one: (not one.is_proved, one.place))


# Files that cannot be read any more


def _unparsed(touched: Iterable[Touched], sides: Sides) -> Iterator[Break]:
    for one in touched:
        file = one.file
        if file.after is None:
            continue
        why = why_unparsed(file, sides)
        if why is None:
            continue
        sentence, line, is_proved = why
        place = Place(file.path, LineRange(line, line))
        yield Break(f"{file.path}:{line} {sentence}", place, is_proved)


# Names that find nothing any more


class _Dangling:
    """Places that still name what is gone."""

    def __init__(self, touched: Sequence[Touched], sides: Sides) -> None:
        self._touched = touched
        self._sides = sides
        self._before, self._after = sides.before, sides.after
        self._uses_before = Uses(sides.before)
        self._uses_after = Uses(sides.after)
        self._altered = {one.file.path: one.file for one in touched}
        self._guarded: dict[RepoPath, list[tuple[int, int]]] = {}

    def found(self) -> Iterator[Break]:
        removed = [fact for one in self._touched for fact in one.removed]
        for fact in removed[:MAX_REMOVED]:
            yield from self._imports(fact)
            yield from self._calls(fact)
            yield from self._bases(fact)
            yield from self._names(fact)
        for one in self._touched:
            file = one.file
            if file.before is not None and (file.after is None or file.old_path is not None):
                yield from self._importers(file.was_at)

    def _imports(self, fact: DefFact) -> Iterator[Break]:
        before = {
            (row.path, row.module, row.name)
            for row in self._before.book.imports_named(fact.name)
            if _is(self._before.binder.imported(row), fact)
        }
        for row in self._after.book.imports_named(fact.name):
            was = (self._was_at(row.path), row.module, row.name)
            if was in before and self._after.binder.imported(row) == MISSING:
                proved = not self._may_be_made(fact) and not self._is_guarded(row.path, row.line)
                told = f"{row.path}:{row.line} still imports {fact.name} from {row.module}, "
                yield Break(f"{told}where it is no more", import_place(row), proved)

    def _calls(self, fact: DefFact) -> Iterator[Break]:
        before = {
            (call.path, _caller(self._before, call), call.expression)
            for call in self._before.book.calls_named(fact.name)
            if _is(self._before.binder.call(call), fact)
        }
        if not before:
            return
        for call in self._after.book.calls_named(fact.name):
            was = (self._was_at(call.path), _caller(self._after, call), call.expression)
            if was in before and self._after.binder.call(call) == MISSING:
                proved = not self._is_reachable(fact) and not self._is_guarded(call.path, call.line)
                told = f"{call.path}:{call.line} still calls {call.expression}, which is gone"
                yield Break(told, call.place, proved)

    def _bases(self, fact: DefFact) -> Iterator[Break]:
        if fact.kind not in CLASS_KINDS:
            return
        before = {
            (base.path, base.expression)
            for base in self._before.book.bases_named(fact.name)
            if _is(self._before.binder.base(base), fact)
        }
        for base in self._after.book.bases_named(fact.name):
            was = (self._was_at(base.path), base.expression)
            if was in before and self._after.binder.base(base) == MISSING:
                place = Place(base.path, LineRange(base.line, base.line), base.name)
                told = f"{base.path}:{base.line} still extends {base.expression}, which is gone"
                yield Break(told, place, not self._may_be_made(fact))

    def _names(self, fact: DefFact) -> Iterator[Break]:
        """Other mentions by the bare name, in the file it stood in and in those that import it."""
        if fact.parent:
            return
        paths = {site.place.path for site in self._uses_before.of([fact]).certain}
        for path in sorted({self._is_now_at(one) for one in (*paths, fact.path)}):
            mentions = self._uses_after.mentions(path) if path in self._after.tree.files else None
            if mentions is None or path.endswith(".pyi"):
                continue
            for one in mentions.loads(fact.name):
                if one.is_type or self._uses_after.bound(path, one, mentions) != MISSING:
                    continue
                proved = not self._may_be_made(fact) and not self._is_guarded(path, one.line)
                place = Place(path, LineRange(one.line, one.line), fact.name)
                told = f"{path}:{one.line} still names {fact.name}, which is gone"
                yield Break(told, place, proved and family_of(path) == "python")

    def _importers(self, path: RepoPath) -> Iterator[Break]:
        """Imports of a file that is gone; another one may come from outside in its place."""
        if path in self._after.tree.files or family_of(path) is None:
            return
        before = {(row.path, row.module, row.name) for row in self._uses_before.importers(path)}
        for was_path, module, name in sorted(before):
            now = self._is_now_at(was_path)
            for row in self._after.book.imports_of(now):
                if (row.module, row.name) != (module, name) or self._finds(row):
                    continue
                proved = self._is_inside(row) and not self._is_guarded(row.path, row.line)
                told = f"{row.path}:{row.line} still imports {row.module}, and {path} is gone"
                yield Break(told, import_place(row), proved)

    def _finds(self, row: ImportFact) -> bool:
        """Whether an import still finds a file, and in it what it names."""
        if not self._after.binder.files(row):
            return False
        return not row.name or self._after.binder.imported(row) != MISSING

    # What could make it right all the same

    def _may_be_made(self, fact: DefFact) -> bool:
        """Whether the file it stood in can give names that it does not define."""
        path = self._is_now_at(fact.path)
        facts = self._after.book.definitions_in(path)
        if any(one.name in HIDDEN_WAYS and not one.parent for one in facts):
            return True
        return any(
            call.name in (MAKERS_ANYWHERE if call.caller else MAKERS)
            for call in self._after.book.calls_of_file(path)
        )

    def _is_reachable(self, fact: DefFact) -> bool:
        """Whether a call may reach something else of that name: a method of another class."""
        if not fact.parent:
            return self._may_be_made(fact)
        others = [one for one in self._after.book.definitions(fact.name) if one.parent]
        hidden = [one for way in HIDDEN_WAYS for one in self._after.book.definitions(way)]
        return bool(others or hidden) or self._may_be_made(fact)

    def _is_inside(self, row: ImportFact) -> bool:
        """Whether an import can only mean this repository: a relative one, or of its package."""
        if row.module.startswith("."):
            return True
        if family_of(row.path) != "python":
            return False
        package = row.module.rpartition(".")[0]
        return (
            bool(package)
            and self._after.binder.rules(row.path).resolve(package, row.path) is not None
        )

    def _is_guarded(self, path: RepoPath, line: int) -> bool:
        """Whether the code there expects that it may fail, or may never run."""
        if not path.endswith((".py", ".pyi", ".pyw")):
            return False
        if path not in self._guarded:
            try:
                self._guarded[path] = list(_guards(self._after.tree.read(path)))
            except FileUnreadable:
                return True
        return any(first <= line <= last for first, last in self._guarded[path])

    # The same file on both sides

    def _was_at(self, path: RepoPath) -> RepoPath:
        known = self._altered.get(path)
        return known.was_at if known is not None else path

    def _is_now_at(self, path: RepoPath) -> RepoPath:
        moved = [file.path for file in self._altered.values() if file.old_path == path]
        return moved[0] if moved else path


def _is(bound: object, fact: DefFact) -> bool:
    return isinstance(bound, Defined) and bound.fact.key == fact.key


def _caller(box: Toolbox, call: CallFact) -> str:
    fact = box.book.definition(call.path, call.blob, call.caller) if call.caller else None
    return fact.qualified_name if fact is not None else ""


def _guards(source: bytes) -> Iterator[tuple[int, int]]:
    """Lines inside `try` with handlers, and below conditions on where the code runs."""
    try:
        tree = ast.parse(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        yield 1, source.count(b"\n") + 1
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.Try) and node.handlers:
            yield node.lineno, node.handlers[-1].end_lineno or node.lineno
        elif isinstance(node, ast.If | ast.IfExp):
            names = {getattr(n, "id", getattr(n, "attr", "")) for n in ast.walk(node.test)}
            if names & set(GUARDS) or isinstance(node.test, ast.Constant):
                yield node.lineno, node.end_lineno or node.lineno
        elif isinstance(node, ast.With) and _suppresses(node):
            yield node.lineno, node.end_lineno or node.lineno


def _suppresses(node: ast.With) -> bool:
    called = [item.context_expr for item in node.items if isinstance(item.context_expr, ast.Call)]
    names = {getattr(c.func, "id", getattr(c.func, "attr", "")) for c in called}
    return bool(names & {"suppress", "raises", "assertRaises"})
