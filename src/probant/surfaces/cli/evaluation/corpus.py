"""`probant eval corpus`: the pinned packages, or a repository of one's own, and what is known.

Shows what an answerer may have seen in its training. Nothing is asked here.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from dataclasses import asdict
from datetime import date
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation import corpus
from probant.evaluation.corpus.ownership import Owner, refuse_own
from probant.evaluation.corpus.standing import (
    Standing,
    cutoff_of,
    is_before,
    standing,
    was_public_before,
)
from probant.surfaces.cli.evaluation.asking import CORPORA, answerer_of
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import printable

SCHEMA = "probant.corpus/1"
EXIT_MISSING = 1
UNKNOWN = "–"
_COLUMNS = ("package", "origin", "languages", "first release", "typed", "tests", "well known")


def execute(args: argparse.Namespace) -> int:
    cutoff = cutoff_of(args.cutoff)
    owner = answerer_of(args)
    if args.repo is not None:
        if args.corpus is not None or args.fetch:
            raise UsageError(
                "--repo is a repository of your own, not of the corpus",
                remedy="leave out --corpus and --fetch",
            )
        root = Path(args.repo)
        found = standing(root)
        refuse_own(root, *owner)
        _show_repository(found, cutoff, args.format)
        return 0
    packages = _chosen(args.corpus)
    fetched = _fetched(packages, args, owner) if args.fetch else {}
    if args.format == "json":
        write_json(_json(packages, cutoff, fetched))
    else:
        write(printable(_text(packages, cutoff, fetched)))
    return EXIT_MISSING if any(fetched.values()) else 0


def _chosen(name: str | None) -> tuple[corpus.Package, ...]:
    if name is None:
        return corpus.pinned()
    listed = CORPORA.get(name)
    return listed() if listed is not None else (corpus.find(name),)


def _fetched(
    packages: Sequence[corpus.Package], args: argparse.Namespace, owner: Sequence[Owner]
) -> dict[str, str | None]:
    """Label → why it cannot be had; None if it lies in the cache."""
    cache = settings_of(args).cache_dir
    told: dict[str, str | None] = {}
    for package in packages:
        try:
            root = corpus.fetch(package, cache, environment=os.environ)
        except corpus.CorpusUnavailableError as reason:
            told[package.label] = str(reason)
        else:
            refuse_own(root, *owner, is_pinned=True)
            told[package.label] = None
    return told


def _json(
    packages: Sequence[corpus.Package], cutoff: date | None, fetched: dict[str, str | None]
) -> dict[str, object]:
    rows = []
    for package in packages:
        row = asdict(package) | {"origin": package.origin.value, "label": package.label}
        row |= {"public_before_cutoff": was_public_before(package, cutoff)}
        if package.label in fetched:
            row |= {"unavailable": fetched[package.label]}
        rows.append(row)
    told = cutoff.isoformat() if cutoff is not None else None
    return {"schema": SCHEMA, "cutoff": told, "packages": rows}


def _text(
    packages: Sequence[corpus.Package], cutoff: date | None, fetched: dict[str, str | None]
) -> str:
    head = [*_COLUMNS, *([f"before {cutoff}"] if cutoff is not None else [])]
    rows = [head, *(_row(package, cutoff) for package in packages)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    lines.append("")
    lines += [f"not here: {reason}" for reason in fetched.values() if reason is not None]
    n_here = sum(reason is None for reason in fetched.values())
    lines += [f"in the cache: {n_here} of {len(fetched)}"] if fetched else []
    if cutoff is not None:
        before = [was_public_before(package, cutoff) for package in packages]
        lines.append(
            f"public before the cutoff: {before.count(True)}, after it: {before.count(False)}, "
            f"unknown: {before.count(None)}"
        )
    return "\n".join(lines).rstrip() + "\n"


def _row(package: corpus.Package, cutoff: date | None) -> list[str]:
    known = package.first_release or (f"by {package.public_by}" if package.public_by else UNKNOWN)
    cells = [
        f"{package.name} {package.version}",
        f"{package.origin.value} {package.suite or ''}".strip(),
        ", ".join(package.languages),
        known,
        _yes(package.typed),
        _yes(package.tests),
        _yes(package.well_known),
    ]
    return [*cells, *([_yes(was_public_before(package, cutoff))] if cutoff is not None else [])]


def _yes(value: bool | None) -> str:
    return UNKNOWN if value is None else "yes" if value else "no"


def _show_repository(found: Standing, cutoff: date | None, form: str) -> None:
    before = is_before(found.first_commit, cutoff)
    if form == "json":
        told = cutoff.isoformat() if cutoff is not None else None
        write_json({
            "schema": SCHEMA, "cutoff": told,
            "repository": asdict(found) | {"public_before_cutoff": before},
        })  # fmt: skip
        return
    dates = f"{found.first_commit} to {found.last_commit}" if found.first_commit else UNKNOWN
    rows = {
        "repository": found.name,
        "remotes": ", ".join(found.remotes) or "none",
        "packages": ", ".join(found.packages) or UNKNOWN,
        "languages": ", ".join(found.languages) or UNKNOWN,
        "commits": f"{found.n_commits}, {dates}" if found.n_commits else "no history",
        "written by": "neither this project nor the answerer, as far as can be told",
    }
    if cutoff is not None:
        rows[f"before {cutoff}"] = _yes(before)
    width = max(map(len, rows)) + 2
    write(printable("".join(f"{key.ljust(width)}{text}\n" for key, text in rows.items())))
