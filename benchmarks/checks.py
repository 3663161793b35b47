"""What checking costs: one citation in a warm process, and a text full of them from the shell.

The citations are true: of real files, of lines they have.
"""

from __future__ import annotations

import random
from pathlib import Path

from benchmarks.arena import Arena, Sample
from benchmarks.measurements import N_LOOKUPS, SEED, indexed_book, p50
from probant.checking.behaviour import NotPermitted
from probant.checking.checker import Bench, check_document
from probant.checking.document import Document
from probant.checking.prover import Proof
from probant.checking.shelf import Shelf
from probant.errors import ExecutionError
from probant.facts.binder import Binder
from probant.vocabulary.assertion import TextReport, Tier
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.question import Goal
from probant.workspace.snapshot import SourceTree

N_CITATIONS = 1_000
WORDINGS = (
    "Part {n} is done in `{path}:{first}-{last}`.",
    "Part {n} is done on line {first} of {path}.",
    "Part {n} is done in [this file]({path}#L{first}-L{last}).",
    "Part {n} is done in `{path}` (lines {first}-{last}).",
)


class NobodyAsked:
    """The prover of a check that needs none."""

    def prove(self, goal: Goal) -> Proof:
        raise ExecutionError(f"a citation needs no proof: {goal.question}")


def one_citation(arena: Arena) -> Sample:
    """From the text to its report, each of another file."""
    with arena.open() as tree, indexed_book(tree, arena.warmed) as book:
        bench = Bench(
            shelf=Shelf(tree, book, Binder(book, tree)), prover=NobodyAsked(), runner=NotPermitted()
        )
        texts = [Document("-", line) for line in _citing(tree, N_LOOKUPS)]

        def check(text: Document) -> TextReport:
            report = check_document(text, bench, frozenset({Tier.EXISTENCE}))
            if [one.verdict for one in report.claims] != [CheckResult.VERIFIED]:
                raise ExecutionError(f"a true citation was not verified: {text.text}")
            return report

        check(texts.pop())
        return Sample(ours=p50(check, texts), yardstick=arena.ripgrep().wall_seconds)


def many_citations(arena: Arena) -> Sample:
    """The command on a text of so many, as a person runs it."""
    cache = arena.warmed
    with arena.open() as tree:
        text = "\n\n".join(_citing(tree, N_CITATIONS))
    with arena.cold_cache() as folder:
        file = Path(folder) / "text.md"
        file.write_text(text, encoding="utf-8")
        yardstick = arena.ripgrep().wall_seconds
        ours = arena.probant("check", str(file), "--format", "json", cache=cache).wall_seconds
    return Sample(ours=ours, yardstick=yardstick)


def _citing(tree: SourceTree, n_lines: int) -> list[str]:
    """Lines of text with one citation each, over as many files as there are."""
    chance = random.Random(SEED)  # noqa: S311 - reproducible
    paths = [path for path in sorted(tree.files) if path.endswith(".py") and tree.files[path].size]
    chosen = chance.sample(paths, min(n_lines, len(paths)))
    found: list[str] = []
    while len(found) < n_lines:
        n = len(found)
        path = chosen[n % len(chosen)]
        n_lines_there = len(tree.lines(path))
        first = chance.randint(1, n_lines_there)
        last = min(n_lines_there, first + chance.randint(0, 20))
        wording = WORDINGS[n % len(WORDINGS)]
        found.append(wording.format(n=n, path=path, first=first, last=last))
    return found
