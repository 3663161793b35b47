"""What the flags of `eval run` and `eval generate` ask for, refused where it makes no sense.

Nothing is measured here. Next: run.py and generate.py.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping
from datetime import date
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation import corpus
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.corpus.ownership import OwnCodeError, Owner, answerer, refuse_own
from probant.evaluation.questions.generate import DEFAULT_LIMIT
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.running.engines import Engine, LocalEngine
from probant.evaluation.running.folder import Missing
from probant.evaluation.running.listed import listed_repos
from probant.evaluation.running.plan import Asked, Repo, local, packaged
from probant.evaluation.running.work import SubjectSpec
from probant.evaluation.sources.runs import RUN_FAMILIES
from probant.evaluation.subjects.registry import BASELINES, available
from probant.evaluation.templates.asking import DEFAULT_FACTS
from probant.evaluation.templates.reading import Templates, read_templates
from probant.settings import Settings
from probant.surfaces.evaluating import COMMAND, ENGINE, OWN_SUBJECTS
from probant.workspace.snapshot import open_tree

CORPORA: Mapping[str, Callable[[], tuple[corpus.Package, ...]]] = {
    "start": corpus.start,
    corpus.PUBLIC: corpus.pinned,
}


def asked_of(args: argparse.Namespace) -> Asked:
    """What both commands ask; `generate` has no subject of its own."""
    families = _listed(args.families, FAMILIES, "question family", upper=True)
    arms = _listed(args.arms, ARMS, "arm")
    if arms is None and args.corpus == corpus.PUBLIC:
        # Its gates are about the copies, too.
        arms = tuple(name for name, arm in ARMS.items() if args.allow_exec or not arm.runs)
    if not args.allow_exec:
        _refuse_runs(families, arms)
    subject = subject_of(args) if hasattr(args, "subject") else SubjectSpec(
        name=ENGINE, allow_exec=args.allow_exec
    )  # fmt: skip
    templates = templates_of(args)
    usual_limit = DEFAULT_LIMIT if templates is None else DEFAULT_FACTS
    return Asked(
        corpus=args.corpus,
        seed=args.seed,
        limit=_at_least_one(args.limit, "--limit") or usual_limit,
        families=families,
        arms=arms,
        subject=subject,
        beside=_beside(args, subject),
        cutoff=_cutoff(args),
        wordings=templates.digest if templates else None,
    )


def templates_of(args: argparse.Namespace) -> Templates | None:
    """The outside templates that are to be asked; None is the own wordings."""
    named: str | None = getattr(args, "wordings", None)
    if named is None:
        if getattr(args, "show_misses", False):
            raise UsageError("--show-misses is for outside templates", remedy="give --wordings")
        return None
    clashes = {"--set": args.set, "--answerer": args.answerer, "--beside": args.beside}
    given = [name for name, value in clashes.items() if value is not None]
    if given or args.subject not in (None, *OWN_SUBJECTS):
        raise UsageError(
            "--wordings measures how this program reads, nobody else",
            remedy=f"leave out {given[0] if given else '--subject'}",
        )
    return read_templates(Path(named))


def subject_of(args: argparse.Namespace) -> SubjectSpec:
    if args.answerer is not None:
        if args.subject is not None:
            raise UsageError(
                "both a subject and an answerer are given", remedy="leave one of them out"
            )
        if not args.answerer.strip():
            raise UsageError("the answerer is empty", remedy="give 'cmd {question} {repo}'")
        return SubjectSpec(name=COMMAND, command=args.answerer, allow_exec=args.allow_exec)
    name = args.subject or ENGINE
    if name not in OWN_SUBJECTS and name not in BASELINES:
        known = ", ".join([*OWN_SUBJECTS, *BASELINES])
        raise UsageError(f"nobody to ask is named {name}", remedy=f"choose among {known}")
    reason = BASELINES[name].why_not() if name in BASELINES else None
    if reason is not None:
        raise UsageError(f"{name} cannot be asked here: {reason}", remedy="choose another subject")
    return SubjectSpec(name=name, allow_exec=args.allow_exec)


def engine_of(args: argparse.Namespace) -> Engine:
    """Where the work is done; a cluster needs its extra and an address."""
    jobs = _at_least_one(getattr(args, "jobs", None), "--jobs") or os.cpu_count() or 1
    if getattr(args, "engine", "local") == "local":
        if getattr(args, "address", None) is not None:
            raise UsageError("--address is for a cluster", remedy="give --engine dask as well")
        return LocalEngine(jobs)
    if not args.address:
        raise UsageError(
            "--engine dask needs to know its scheduler", remedy="give --address HOST:PORT"
        )
    from probant.evaluation.running.dask_engine import DaskEngine

    engine: Engine = DaskEngine(args.address)
    return engine


def repos_of(args: argparse.Namespace, settings: Settings) -> tuple[list[Repo], list[Missing]]:
    """Trees to measure on, and packages of a corpus that cannot be had, with the reason."""
    if args.repos is not None:
        if args.corpus is not None:
            raise UsageError(
                "both a corpus and a list of repositories are given",
                remedy="leave out --corpus or --repos",
            )
        return listed_repos(Path(args.repos), *answerer_of(args))
    if args.corpus is None:
        refuse_own(Path(args.repo), *answerer_of(args))
        with open_tree(Path(args.repo), cache_dir=settings.cache_dir) as tree:
            return [local(Path(tree.root))], []
    whole = CORPORA.get(args.corpus)
    listed = whole() if whole is not None else (corpus.find(args.corpus),)
    found: list[Repo] = []
    missing: list[Missing] = []
    for package in listed:
        try:
            root = corpus.fetch(package, settings.cache_dir, environment=os.environ)
            refuse_own(root, *answerer_of(args), is_pinned=True)
        except (corpus.CorpusUnavailableError, OwnCodeError) as reason:
            if whole is None:
                raise
            missing.append(Missing(package.label, None, str(reason)))
            continue
        found.append(packaged(package, root))
    if not found:
        raise corpus.CorpusUnavailableError(
            f"no package of the corpus can be had here: {missing[0].reason}"
        )
    return found, missing


def answerer_of(args: argparse.Namespace) -> tuple[Owner, ...]:
    """Whoever is to be measured, if the flags say who that is."""
    authors, packages = _parts(args.answerer_author), _parts(args.answerer_package)
    return (answerer(authors, packages),) if authors or packages else ()


def _parts(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def _listed(
    said: str | None, known: Mapping[str, object], what: str, *, upper: bool = False
) -> tuple[str, ...] | None:
    """What `--families 1,2,U5` chose, in the order of the table; None is what is usual."""
    if said is None:
        return None
    parts = {part.strip().upper() if upper else part.strip() for part in said.split(",")} - {""}
    unknown = sorted(parts - set(known))
    if unknown or not parts:
        raise UsageError(
            f"no {what} {', '.join(unknown) or 'is named'}",
            remedy=f"choose among {', '.join(known)}",
        )
    return tuple(name for name in known if name in parts)


def _refuse_runs(families: tuple[str, ...] | None, arms: tuple[str, ...] | None) -> None:
    named = sorted(RUN_FAMILIES.intersection(families or ()))
    named += [arm for arm in arms or () if ARMS[arm].runs]
    if named:
        raise UsageError(
            "questions about runs are asked only where something may be run",
            remedy="give --allow-exec, or leave out " + ", ".join(named),
        )


def _beside(args: argparse.Namespace, subject: SubjectSpec) -> tuple[str, ...]:
    said = getattr(args, "beside", None)
    is_own = getattr(args, "wordings", None) is not None
    if said == "none" or is_own or not hasattr(args, "beside"):
        return ()
    named = _listed(said, BASELINES, "baseline")
    if named is None:
        return tuple(name for name in available() if name != subject.name)
    for name in named:
        reason = BASELINES[name].why_not()
        if reason is not None:
            raise UsageError(f"{name} cannot be asked here: {reason}", remedy="leave it out")
    return tuple(name for name in named if name != subject.name)


def _cutoff(args: argparse.Namespace) -> str | None:
    said: str | None = getattr(args, "cutoff", None)
    try:
        return date.fromisoformat(said).isoformat() if said is not None else None
    except ValueError:
        raise UsageError(f"{said} is no date", remedy="write it as 2025-06-30") from None


def _at_least_one(number: int | None, name: str) -> int | None:
    if number is not None and number < 1:
        raise UsageError(f"{name} {number} asks for nothing", remedy="give 1 or more")
    return number
