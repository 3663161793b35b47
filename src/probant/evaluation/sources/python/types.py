"""Types that nobody wrote down, by basedpyright: family 19.

The engine asks another checker, so this one may judge it: a pinned one put below the cache on
demand. It sees the files of the tree and the standard library, never what is installed here, so
that the truth is the same everywhere. Where it cannot be had the family has no facts, and that is
listed. What it knows only a part of, or guesses from defaults and calls, is dropped.
"""

from __future__ import annotations

import ast
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation.oracles.clients import node_program, npm_package
from probant.evaluation.oracles.lsp import LanguageServer, Position
from probant.evaluation.oracles.python_ast import Doubt, PythonFacts
from probant.evaluation.oracles.python_scopes import Definition, FunctionNode, Kind
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.type_truth import TypeText, shape
from probant.evaluation.sources.fact import Fact, MakeSource, Source, structural_fact
from probant.evaluation.sources.python.reading import PythonReading

CHECKER = "basedpyright"
CHECKER_VERSION = "1.40.1"
MAX_ASKED = 60
"""Names of each kind that are asked about, for every one of them costs the checker time."""

MAX_SILENCE_SECONDS = 120.0
ALONE: Mapping[str, str] = {"PATH": "/dev/null"}
"""It would look for a Python on PATH and read the packages that are installed for it."""

RETURNED, HELD = "19.RETURN", "19"

_VAGUE = re.compile(r"\bUnknown\b|\bAny\b|@|\*|\bModule\b|\(|\bNever\b|\bNoReturn\b|^type\[")
_FUNCTION = re.compile(r"\((?:function|method)\) (?:async )?def .*\) -> (?P<type>.+)", re.DOTALL)
_VARIABLE = re.compile(r"\((?:variable|constant)\) \w+: (?P<type>.+)", re.DOTALL)

Named = tuple[str, str, Position]
"""Family, how the question calls it, and where it stands."""


def type_source(environment: Mapping[str, str], cache: Path) -> MakeSource:
    """A source that asks the checker below `cache`."""

    def make(tree: Tree, rng: random.Random) -> Source:
        if not any(path.endswith(".py") for path in tree.files):
            return NoTypes()
        try:
            return PythonTypes(tree, rng, server_of(environment, cache))
        except ExecutionError as reason:
            return NoTypes(reason.message)

    return make


def server_of(environment: Mapping[str, str], cache: Path) -> tuple[str, ...]:
    """The command of the checker's language server; raises where it cannot be had."""
    folder = npm_package(CHECKER, CHECKER_VERSION, cache, environment)
    return (str(node_program(cache, environment)), str(folder / "langserver.index.js"))


class NoTypes:
    """Nobody here can judge types, or there are none."""

    def __init__(self, reason: str | None = None) -> None:
        self.dropped = (Dropped(HELD, "every type", reason),) if reason else ()

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        return {}


class PythonTypes(PythonReading):
    """Asks the checker about a sample of names."""

    def __init__(self, tree: Tree, rng: random.Random, program: tuple[str, ...]) -> None:
        super().__init__(tree, PythonFacts(tree), rng)
        self._program = program

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        asked = [*self._sample(self._results()), *self._sample(self._held())]
        found: dict[str, list[Fact]] = {RETURNED: [], HELD: []}
        try:
            for (family, reference, _), said in self._hear(asked):
                told = _told(family, said)
                doubt = Doubt("the checker knows only a part of it") if told is None else None
                if self._keep(family, reference, doubt) and told is not None:
                    found[family].append(structural_fact(TypeText(told), x=reference))
        except ExecutionError as trouble:
            self.dropped.append(Dropped(HELD, "every type", trouble.message))
        return found

    def _sample(self, named: Iterator[Named]) -> list[Named]:
        every = list(named)
        return every if len(every) <= MAX_ASKED else self._rng.sample(every, MAX_ASKED)

    def _hear(self, asked: Sequence[Named]) -> Iterator[tuple[Named, str]]:
        by_path: dict[str, list[Named]] = {}
        for one in asked:
            by_path.setdefault(one[2].path, []).append(one)
        with tempfile.TemporaryDirectory(prefix="probant-types-") as scratch:
            root = Path(scratch).resolve()
            for path, content in self._tree.files.items():
                if path.endswith((".py", ".pyi")):
                    (root / path).parent.mkdir(parents=True, exist_ok=True)
                    (root / path).write_bytes(content)
            argv = [*self._program, "--stdio"]
            with LanguageServer(argv, root, env=ALONE, timeout=MAX_SILENCE_SECONDS) as server:
                for path, named in sorted(by_path.items()):
                    server.open(path, "python", self._tree.files[path].decode("utf-8", "replace"))
                    said = dict(server.hovers([one[2] for one in named]))
                    yield from ((one, said[one[2]]) for one in named)
                    server.close(path)

    def _results(self) -> Iterator[Named]:
        """Functions without a return annotation whose parameters all have one."""
        for definition, reference in self._functions(RETURNED):
            node = definition.node
            if isinstance(node, ast.ClassDef) or not _is_plain(node):
                continue
            column = self._lines(definition.path)[node.lineno - 1].find(f"def {node.name}") + 4
            place = Position(definition.path, node.lineno - 1, column)
            yield RETURNED, reference, place

    def _held(self) -> Iterator[Named]:
        """Constants of modules, and names that a function binds once."""
        found: list[tuple[str, str, ast.Name]] = []
        for path, module in self._facts.modules.items():
            for statement in module.tree.body:
                if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                    target = statement.targets[0]
                    if isinstance(target, ast.Name):
                        found.append((path, target.id, target))
        n_bound = Counter(
            node.id
            for module in self._facts.modules.values()
            for node in ast.walk(module.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        )
        for path, name, node in found:
            doubt = self._names.path_doubt(name) or self._facts.unread_doubt(name)
            reads_as_prose = name.isalpha() and name.islower()
            if reads_as_prose or doubt is not None:
                continue
            if n_bound[name] == 1 and name not in self._facts.by_name:
                yield HELD, name, Position(path, node.lineno - 1, node.col_offset)
        for definition, reference in self._functions(HELD):
            if " in " not in reference and definition.kind is not Kind.CLASS:
                yield from self._locals(definition, reference)

    def _locals(self, definition: Definition, reference: str) -> Iterator[Named]:
        node = definition.node
        if isinstance(node, ast.ClassDef):
            return
        stored = [
            one
            for one in ast.walk(node)
            if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
        ]
        counts = Counter(one.id for one in stored)
        for statement in node.body:
            if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
                target = statement.targets[0]
                if isinstance(target, ast.Name) and counts[target.id] == 1:
                    place = Position(definition.path, target.lineno - 1, target.col_offset)
                    yield HELD, f"{target.id} in {reference}", place

    def _lines(self, path: str) -> list[str]:
        return self._tree.files[path].decode("utf-8", "replace").split("\n")


def _is_plain(node: FunctionNode) -> bool:
    if node.returns is not None or isinstance(node, ast.AsyncFunctionDef) or node.decorator_list:
        return False
    every = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    given = [one for one in every if one.arg not in ("self", "cls")]
    is_annotated = all(one.annotation is not None for one in given)
    yields = any(isinstance(one, ast.Yield | ast.YieldFrom) for one in ast.walk(node))
    starred = node.args.vararg is not None or node.args.kwarg is not None
    return is_annotated and not yields and not starred


def _told(family: str, said: str) -> str | None:
    """The type a hover tells; None where it is not wholly known."""
    pattern = _FUNCTION if family == RETURNED else _VARIABLE
    found = pattern.match(said.split("\n\n")[0].split("\n---")[0].strip())
    if found is None:
        return None
    text = " ".join(found["type"].split())
    return None if _VAGUE.search(text) or shape(text) is None else text
