"""`probant eval localise --corpus NAME`: are functions found by what was written about them?"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from probant.evaluation import corpus
from probant.evaluation.localise.documented import (
    Documented,
    Sought,
    as_json,
    as_text,
    bare_copy,
    recall_rows,
    sought,
)
from probant.evaluation.localise.scores import Shown
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.subjects import embedding
from probant.settings import Settings
from probant.surfaces.cli.evaluation.asking import CORPORA
from probant.surfaces.cli.evaluation.localise import EXIT_NOTHING_JUDGED, shown_by
from probant.surfaces.cli.output import tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.evaluating import EngineSubject
from probant.tools.places import EVERYWHERE, Narrowed
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.wiring import Execution, Workbench
from probant.workflows.search import MAX_CHARS, Search, search_places

SENTENCE, DOCUMENTATION = "first sentence", "all of it"
QUESTION = "which function does the following: {}?"
PLACES, FUNCTIONS, ASK = "probant search", "search for functions", "probant ask"
NEAREST = "nearest embedding"


def execute(args: argparse.Namespace, settings: Settings) -> int:
    whole = CORPORA.get(args.corpus)
    packages = whole() if whole is not None else (corpus.find(args.corpus),)
    embeddings = embedding.installed()
    missing = {} if embeddings else {NEAREST: "its model is not installed"}
    trials: list[Sought] = []
    for package in packages:
        try:
            root = corpus.fetch(package, settings.cache_dir, environment=os.environ)
        except corpus.CorpusUnavailableError as reason:
            missing[package.label] = str(reason)
            continue
        with TemporaryDirectory(prefix="probant-bare-") as folder:
            copy = Path(folder).resolve() / package.label
            chosen = bare_copy(read_tree(root), copy, limit=args.limit, seed=args.seed)
            trials += _searched(copy, chosen, settings) if chosen else ()
            if chosen and embeddings is not None:
                trials += _nearest(copy, chosen, embeddings)
        if not args.quiet:
            tell(f"{package.label}: {len(chosen)} functions asked for")
    rows = recall_rows(trials)
    if args.format == "json":
        write_json(as_json(rows, missing))
    else:
        write(printable(as_text(rows, missing)))
    return 0 if rows else EXIT_NOTHING_JUDGED


def _searched(root: Path, chosen: Sequence[Documented], settings: Settings) -> Iterator[Sought]:
    with ExitStack() as opened:
        engine = EngineSubject(settings, root, opened, Execution())
        bench = engine.bench(None)
        of_functions = Narrowed(kinds=FUNCTION_KINDS)
        for one in chosen:
            for asked_by, text in _texts(one):
                for answerer, narrowed in ((FUNCTIONS, of_functions), (PLACES, EVERYWHERE)):
                    yield sought(one, answerer, asked_by, _found(bench, text, narrowed))
            answer = engine(QUESTION.format(one.first_sentence))
            yield sought(one, ASK, SENTENCE, shown_by(answer))


def _nearest(
    root: Path, chosen: Sequence[Documented], embeddings: embedding.Embeddings
) -> Iterator[Sought]:
    nearest = embedding.NearestDefinition(read_tree(root), embeddings)
    for one in chosen:
        for asked_by, text in _texts(one):
            found = shown_by({**nearest(text), "parts": []})
            yield sought(one, NEAREST, asked_by, found)


def _texts(one: Documented) -> tuple[tuple[str, str], tuple[str, str]]:
    return (SENTENCE, one.first_sentence), (DOCUMENTATION, one.documentation)


def _found(bench: Workbench, text: str, narrowed: Narrowed) -> list[Shown]:
    asked = Search(text=text[:MAX_CHARS], narrowed=narrowed)
    found = search_places(asked, bench.tree, bench.places())
    return [Shown(one.path, one.fact.line if one.fact else None) for one in found]
