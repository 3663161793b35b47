"""`probant eval check`: check true statements about packages, and false ones made of them."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from probant.checking.document import Document, Format
from probant.evaluation import corpus
from probant.evaluation.corpus.ownership import refuse_own
from probant.evaluation.statements.docs import together
from probant.evaluation.statements.labelled import LabelledResult, measure_labelled
from probant.evaluation.statements.metrics import measured
from probant.evaluation.statements.report import CheckEvaluation, as_json, as_text
from probant.evaluation.statements.response import SaidClaim, Text, Verdict
from probant.evaluation.statements.runner import DEFAULT_LIMIT, CheckRun, Measurement, measure
from probant.settings import Settings
from probant.surfaces.api import check_documents
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import printable
from probant.vocabulary.assertion import Checked, Tier

EXIT_GATE_MISSED = 1
CORPORA: Mapping[str, Callable[[], tuple[corpus.Package, ...]]] = {
    "start": corpus.start,
    corpus.PUBLIC: corpus.pinned,
}


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    checker = Engine(settings)
    roots, unavailable = roots_of(args, settings)
    with TemporaryDirectory(prefix="probant-eval-") as scratch:
        runs = [_measured(root, args, settings, checker, Path(scratch)) for root in roots]
        labelled = _labelled(roots, settings, checker, Path(scratch))
    report = _together(runs, args.seed, labelled)
    if args.format == "json":
        write_json(as_json(report) | {"unavailable": unavailable})
    else:
        text = as_text(report, n_shown=args.show)
        text += "".join(f"not measured: {reason}\n" for reason in unavailable.values())
        write(printable(text))
    return 0 if report.is_passed and not unavailable else EXIT_GATE_MISSED


class Engine:
    """The product as a subject: texts in, their claims with verdicts out."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def __call__(self, root: Path, texts: Sequence[Text]) -> list[tuple[SaidClaim, ...]]:
        report = check_documents(
            [_document(text) for text in texts], root, at=None, tiers=frozenset(Tier),
            settings=self._settings, progress=None,
        )  # fmt: skip
        return [tuple(_said(one) for one in text.claims) for text in report.reports]


def _document(text: Text) -> Document:
    path = PurePosixPath(text.name)
    form = Format.RST if path.suffix == ".rst" else Format.MARKDOWN
    folder = str(path.parent) if text.is_part else None
    return Document(text.name, text.text, form=form, folder="" if folder == "." else folder)


def _said(one: Checked) -> SaidClaim:
    said, place = one.assertion, one.assertion.place
    lines = place.lines if place is not None else None
    return SaidClaim(
        kind=said.kind.wire,
        text=said.text,
        start=said.span.start,
        end=said.span.end,
        line=said.span.line,
        verdict=Verdict(one.verdict.value),
        failure=one.failure.value if one.failure else "",
        reason=one.reason.wire if one.reason else "",
        detail=one.detail,
        subject=said.subject.text if said.subject else "",
        object=said.object.text if said.object else "",
        path=place.path if place else "",
        lines=(lines.first, lines.last) if lines else None,
        names=said.names,
        count=said.count,
        literal=said.literal,
        expected=said.expected,
        denied=said.denied,
    )


def roots_of(args: argparse.Namespace, settings: Settings) -> tuple[list[Path], dict[str, str]]:
    """Trees to measure on, and packages of a corpus that cannot be had, with the reason."""
    if args.corpus is None:
        refuse_own(Path(args.repo))
        return [Path(args.repo).resolve()], {}
    listed = CORPORA.get(args.corpus, lambda: (corpus.find(args.corpus),))
    found: list[Path] = []
    missing: dict[str, str] = {}
    for package in listed():
        try:
            found.append(corpus.fetch(package, settings.cache_dir, environment=os.environ))
        except corpus.CorpusUnavailableError as reason:
            missing[package.label] = str(reason)
    if not found:
        raise corpus.CorpusUnavailableError(
            "no package of the corpus can be had here: " + "; ".join(missing.values())
        )
    return found, missing


def _measured(
    root: Path, args: argparse.Namespace, settings: Settings, checker: Engine, scratch: Path
) -> CheckRun:
    job = Measurement(
        root=root,
        seed=args.seed,
        cache=settings.cache_dir,
        environment=os.environ,
        scratch=scratch,
        limit=args.limit or DEFAULT_LIMIT,
    )

    def show(n_done: int, n_all: int) -> None:
        end = "\n" if n_done == n_all else ""
        print(f"\r{root.name}: {n_done}/{n_all} texts", end=end, file=sys.stderr, flush=True)

    return measure(job, checker, on_progress=None if args.quiet else show)


def _labelled(
    roots: Sequence[Path], settings: Settings, checker: Engine, scratch: Path
) -> LabelledResult:
    """On the packages at hand, measured or not; the labels name theirs."""
    at_hand = {
        package.label: settings.cache_dir / package.label
        for package in corpus.pinned()
        if (settings.cache_dir / package.label).is_dir()
    }
    at_hand |= {root.name: root for root in roots}
    return measure_labelled(at_hand, checker, scratch / "nothing")


def _together(runs: Sequence[CheckRun], seed: int, labelled: LabelledResult) -> CheckEvaluation:
    results = [one for run in runs for one in run.results]
    return CheckEvaluation(
        repos=tuple(run.repo for run in runs),
        seed=seed,
        results=tuple(results),
        metrics=measured(results, together([run.docs for run in runs]), labelled),
        gaps=tuple((run.repo, gap) for run in runs for gap in run.gaps),
    )
