"""What a run asks of whom, made into the meta data of its folder, and where such a folder lies.

No IO but looking at the trees. Next: conduct.py carries it out.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from probant.evaluation.arms.place import Place, digest_of
from probant.evaluation.arms.stages import chosen_arms
from probant.evaluation.corpus.package import Package
from probant.evaluation.oracles.git_plumbing import is_own_repository
from probant.evaluation.plain import line_of, record_json
from probant.evaluation.running.folder import Measured, Meta, Missing, Unit
from probant.evaluation.running.program import program_digest
from probant.evaluation.running.published import SetMeta
from probant.evaluation.running.work import SubjectSpec


@dataclass(frozen=True, kw_only=True, slots=True)
class Asked:
    """What the user asked for; `families` and `arms` None is what is usual."""

    corpus: str | None
    seed: int
    limit: int
    families: tuple[str, ...] | None = None
    arms: tuple[str, ...] | None = None
    subject: SubjectSpec
    beside: tuple[str, ...] = ()
    cutoff: str | None = None
    wordings: str | None = None
    """Digest of the outside templates that are asked instead of the own wordings."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Repo:
    """One tree to measure on."""

    place: Place
    note: Measured
    is_clone: bool


def packaged(package: Package, root: Path) -> Repo:
    """A package of the corpus, fetched to `root`."""
    note = Measured(
        repo=package.label,
        digest=package.sha256,
        languages=package.languages,
        origin=package.origin.value,
        licence=package.licence,
        repository=package.repository,
        first_release=package.first_release,
        stars=package.stars,
        fork=package.fork,
        typed=package.typed,
        tests=package.tests,
        well_known=package.well_known,
    )
    place = Place(repo=package.label, digest=package.sha256, package=package.label)
    return Repo(place=place, note=note, is_clone=is_own_repository(root))


def local(root: Path) -> Repo:
    """A repository of the user's own, with its whole history if it is a clone."""
    top = root.resolve()
    digest = digest_of(top)
    return Repo(
        place=Place(repo=top.name, digest=digest, path=str(top)),
        note=Measured(repo=top.name, digest=digest),
        is_clone=is_own_repository(top),
    )


def meta_of(
    asked: Asked,
    repos: Sequence[Repo],
    *,
    missing: Sequence[Missing] = (),
    idle: Sequence[str] = (),
) -> Meta:
    """`idle` names baselines that cannot be asked here."""
    units = [
        Unit(repo.place.repo, arm)
        for repo in repos
        for arm in chosen_arms(
            asked.arms,
            asked.families,
            is_clone=repo.is_clone,
            may_run=asked.subject.allow_exec,
        )
    ]
    return _meta(asked, [repo.note for repo in repos], units, None, missing, idle)


def meta_of_set(asked: Asked, published: SetMeta, digest: str, idle: Sequence[str] = ()) -> Meta:
    """The same questions that somebody wrote before."""
    return replace(
        _meta(asked, published.packages, published.units, digest, published.missing, idle),
        corpus=published.corpus,
        seed=published.seed,
        limit=published.limit,
        families=published.families,
    )


def _meta(
    asked: Asked,
    packages: Sequence[Measured],
    units: Sequence[Unit],
    set_digest: str | None,
    missing: Sequence[Missing],
    idle: Sequence[str],
) -> Meta:
    return Meta(
        corpus=asked.corpus,
        seed=asked.seed,
        limit=asked.limit,
        families=asked.families,
        arms=tuple(dict.fromkeys(unit.arm for unit in units)),
        subject=asked.subject.name,
        beside=asked.beside,
        program=program_digest(),
        packages=tuple(packages),
        units=tuple(units),
        allow_exec=asked.subject.allow_exec,
        answerer=asked.subject.command,
        cutoff=asked.cutoff,
        set_digest=set_digest,
        wordings=asked.wordings,
        unmeasured_beside=tuple(idle),
        missing=tuple(missing),
    )


def default_folder(cache: Path, asked: Asked, where: Mapping[str, str]) -> Path:
    """Below the cache, by all that is asked: the same command finds it again."""
    key = line_of([record_json(asked), dict(where)])
    return cache / "evaluation" / "runs" / hashlib.sha256(key).hexdigest()[:16]


def why_not_the_same(before: Meta, now: Meta) -> str | None:
    """Why the run that wrote a folder cannot be gone on with; None: it can."""
    if _bare(before) != _bare(now):
        return "it was asked something else"
    known = {package.repo: package.digest for package in before.packages}
    for package in now.packages:
        if known.get(package.repo, package.digest) != package.digest:
            return f"{package.repo} has changed since"
    return "the program has changed since" if before.program != now.program else None


def _bare(meta: Meta) -> Meta:
    """What was asked, without what was there to be asked about."""
    return replace(
        meta, packages=(), units=(), arms=(), missing=(), unmeasured_beside=(), program="",
        finished=False,
    )  # fmt: skip
