"""`probant eval calls`: hold lists of callers and denied calls against calls that happened."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from probant.evaluation import corpus
from probant.evaluation.calls.definitions import Functions, python_functions, script_functions
from probant.evaluation.calls.environment import ecosystem_of, equipped_copy
from probant.evaluation.calls.judging import Ask, Judged, judge
from probant.evaluation.calls.report import as_json, as_text, is_passed
from probant.evaluation.calls.tracing import trace_tests
from probant.evaluation.corpus.ownership import refuse_own
from probant.evaluation.oracles import typescript
from probant.evaluation.oracles.clients import npm_package
from probant.evaluation.oracles.python_ast import Doubt
from probant.evaluation.oracles.tree import read_tree
from probant.settings import Settings
from probant.surfaces.api import open_repository
from probant.surfaces.cli.output import settings_of, tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.vocabulary.project import Ecosystem

EXIT_GATE_MISSED = 1
EXIT_NOTHING_JUDGED = 3
TRACED = "traced"


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    judged: list[Judged] = []
    missing: dict[str, str] = {}
    for label, root in _roots(args, settings, missing):
        found = _judged(label, root, settings, is_pinned=args.corpus is not None)
        if isinstance(found, Doubt):
            missing[label] = found.reason
        else:
            judged.append(found)
        if not args.quiet:
            told = found.reason if isinstance(found, Doubt) else f"{found.n_calls} calls seen"
            tell(f"{label}: {told}")
    if args.format == "json":
        write_json(as_json(judged, missing))
    else:
        write(printable(as_text(judged, missing)))
    if not judged:
        return EXIT_NOTHING_JUDGED
    return 0 if is_passed(judged) else EXIT_GATE_MISSED


def _roots(
    args: argparse.Namespace, settings: Settings, missing: dict[str, str]
) -> Iterator[tuple[str, Path]]:
    if args.corpus is None:
        refuse_own(Path(args.repo))
        root = Path(args.repo).resolve()
        yield root.name, root
        return
    chosen = corpus.traced() if args.corpus == TRACED else (corpus.find(args.corpus),)
    for package in chosen:
        try:
            yield package.label, corpus.fetch(package, settings.cache_dir, environment=os.environ)
        except corpus.CorpusUnavailableError as reason:
            missing[package.label] = str(reason)


def _judged(label: str, root: Path, settings: Settings, *, is_pinned: bool) -> Judged | Doubt:
    """A pinned package is tested in a copy with what it needs; a repository as it stands."""
    ecosystem = ecosystem_of(root)
    if ecosystem is None:
        return Doubt("neither Python nor an npm package: nothing traces its calls")
    cache = settings.cache_dir
    is_script = ecosystem is Ecosystem.NPM
    with TemporaryDirectory(prefix="probant-calls-") as folder:
        scratch, tested = Path(folder), root
        if is_pinned:
            tested = scratch / root.name
            lacking = equipped_copy(root, tested, ecosystem, cache, os.environ)
            if lacking is not None:
                return lacking
        compiler = None
        if is_script:
            version = typescript.COMPILER_VERSION
            compiler = npm_package("typescript", version, cache, os.environ)
        traced = trace_tests(tested, ecosystem, scratch, compiler)
    if isinstance(traced, Doubt):
        return traced
    functions = Functions(
        list(script_functions(root, traced.calls, cache, os.environ))
        if is_script
        else list(python_functions(read_tree(root)))
    )
    with _asking(root, settings) as ask:
        counts = (traced.n_passed, traced.n_failed)
        return judge(label, functions, traced.calls, counts, ask)


@contextmanager
def _asking(root: Path, settings: Settings) -> Iterator[Ask]:
    with open_repository(root, settings=settings) as opened:

        def ask(kind: str, targets: Sequence[str]) -> Mapping[str, Any]:
            return opened.query(kind, *targets).to_json()

        yield ask
