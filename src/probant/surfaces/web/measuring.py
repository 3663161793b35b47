"""The page at `/measurement`: runs of `probant eval` that lie in the folder of `serve --runs`.

Read, never written; figures and plots only, no single questions. What they mean is
evaluation/report's, which draws them for its own page too.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from probant.evaluation.confidence_study import study
from probant.evaluation.metrics.metrics import Metrics, measured
from probant.evaluation.plain import NotPlainError
from probant.evaluation.report import plots
from probant.evaluation.report.confidence_table import verdicts
from probant.evaluation.report.report import HEADLINES
from probant.evaluation.report.run_page import title_of
from probant.evaluation.running.folder import META, NoRunError, Run, open_run
from probant.surfaces.http.problems import Problem, Refused
from probant.surfaces.web.pages import Site, parameter, render, respond, url
from probant.vocabulary.record import Record

MAX_RUNS = 200
MAX_REMEMBERED = 8


class KeptRun(Record, kw_only=True):
    """A run as it is listed. The name is that of its folder."""

    name: str
    href: str
    title: str
    subject: str
    is_finished: bool


class Figures(Record, kw_only=True):
    """What a run measured, in words and as plots; the words of a rate have its n and interval."""

    rates: tuple[tuple[str, str], ...]
    verdicts: tuple[str, ...]
    plots: tuple[Markup, ...]


def routes(site: Site) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/measurement")
    async def measurement(request: Request) -> Response:
        wanted = parameter(request, "run")

        def work(context: dict[str, object]) -> Response:
            context |= {"is_given": site.runs is not None, "chosen": None, "figures": None}
            runs = _runs(site.runs) if site.runs is not None else {}
            context["runs"] = tuple(_kept(name, run) for name, run in runs.items())
            if wanted and wanted not in runs:
                raise Refused(Problem(status=404, code="unknown_run", detail="no such run"))
            name = wanted or next(iter(runs), "")
            if name:
                context |= {"chosen": _kept(name, runs[name]), "figures": _read(name, runs[name])}
            return render("measurement.html", context)

        return await respond(request, site, "measurement", work)

    return router


def _runs(folder: Path) -> dict[str, Run]:
    """The folder itself where it is a run, and the runs in it, the newest first."""
    inside = sorted(folder.glob(f"*/{META}"), key=lambda one: -_time_of(one))
    found = {}
    for path in [folder / META, *inside][:MAX_RUNS]:
        try:
            found[path.parent.name] = open_run(path.parent)
        except NoRunError:
            continue
    return found


def _time_of(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def _kept(name: str, run: Run) -> KeptRun:
    meta = run.meta
    return KeptRun(name=name, href=url("/measurement", run=name), title=title_of(run),
                   subject=meta.subject, is_finished=meta.finished)  # fmt: skip


def _read(name: str, run: Run) -> Figures:
    """Where the folder is on this machine is not told."""
    files = sorted((run.root / "results").glob("*/*.jsonl"))
    try:
        return _figures(run, tuple(map(_time_of, (run.root / META, *files))))
    except (NoRunError, NotPlainError):
        raise Refused(
            Problem(status=422, code="run_unreadable", detail=f"the run {name} cannot be read",
                    remedy="run `probant eval run` again with --fresh")
        ) from None  # fmt: skip


@lru_cache(maxsize=MAX_REMEMBERED)
def _figures(run: Run, changed: tuple[int, ...]) -> Figures:
    """`changed` is when its files were: a run that goes on is counted again."""
    del changed
    results = run.results()
    metrics, both = measured(results), study(results)
    return Figures(
        rates=tuple(_rates(metrics)),
        verdicts=tuple(verdicts(both)),
        plots=tuple(
            Markup(plot)  # noqa: S704 - built and escaped by report/markup.py
            for plot in (
                plots.levels(metrics),
                plots.level_histogram(both),
                plots.weighted_histogram(both),
                plots.two_curves(both),
            )
        ),
    )


def _rates(metrics: Metrics) -> Iterator[tuple[str, str]]:
    for name, title in HEADLINES.items():
        yield title, plots.told(getattr(metrics, name))
