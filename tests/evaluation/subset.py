"""A fixed part of the corpus, measured by the real program, beside the figures that are committed.

`python -m tests.evaluation.subset --write` measures it and commits new figures to
evaluation/subset.json. Next: test_subset.py.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from probant.evaluation import corpus
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.metrics import Rate, measured
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.running.folder import open_run
from probant.settings import load_settings
from tests.toolchains import is_usable

SCHEMA = "probant.subset/2"
COMMITTED = Path(__file__).parents[2] / "evaluation" / "subset.json"
PROGRAM = (sys.executable, "-c", "from probant.surfaces.cli.main import run; run()")
SEED = 7
LIMIT = 10
NEEDED: Mapping[str, str | None] = {
    "dependency-groups": None,
    "micro-packed": "node",
    "golang-github-rogpeppe-go-internal": "go",
    "java-diff-utils": "javac",
    "robin-map": "g++",
}
"""Package → the program without which its oracle has less to say."""
FLOORS = ("accuracy", "unanswerables_right", "consistency")
CEILINGS = ("false_answers", "errors")
FIGURES = (*FLOORS, *CEILINGS)
MIN_ASKED = 0.9
"""A subset that asks much less than it did has not shown anything."""

Figures = Mapping[str, Rate]


def why_not(name: str) -> str | None:
    """Why this package cannot be measured here, after it was brought into the cache."""
    program = NEEDED[name]
    if program is not None and not is_usable(program):
        return f"{name} needs {program}, which is not installed"
    try:
        found = corpus.find(name)
        corpus.fetch(found, load_settings().cache_dir, environment=os.environ)
    except corpus.CorpusChangedError:
        raise  # it was fetched: what came is not what was pinned
    except corpus.CorpusUnavailableError as reason:
        return f"{name} cannot be fetched here: {reason}"
    return None


def measure(name: str, folder: Path) -> tuple[Result, ...]:
    """The results of one package by `probant eval run`."""
    arguments = ("--corpus", name, "--seed", str(SEED), "--limit", str(LIMIT), "--beside", "none",
                 "--jobs", "2", "--out", str(folder), "--format", "json", "--quiet")  # fmt: skip
    done = subprocess.run(
        [*PROGRAM, "eval", "run", *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"eval run ended with {done.returncode}: {done.stderr[-800:]}")
    return open_run(folder).results()


def figures_of(results: Sequence[Result]) -> dict[str, Rate]:
    metrics = measured(results)
    return {name: getattr(metrics, name) for name in FIGURES}


def complaints(before: Mapping[str, Figures], now: Mapping[str, Figures]) -> list[str]:
    """What got worse than the committed figures explain, over the packages measured now."""
    found = []
    for name in FIGURES:
        old, new = _sum(before, name, now), _sum(now, name, now)
        if old.interval is None:
            found.append(f"{name} has no committed figure")
        elif new.value is None or new.n < MIN_ASKED * old.n:
            found.append(f"{name} is measured on {new.n} questions only, not on {old.n}")
        elif name in FLOORS and new.value < old.interval[0]:
            found.append(f"{name} {new.value:.4f} is below {old.interval[0]:.4f}, n = {new.n}")
        elif name in CEILINGS and new.value > _ceiling(name, old):
            limit = _ceiling(name, old)
            found.append(f"{name} {new.value:.4f} is above {limit:.4f}, n = {new.n}")
    return found


def _ceiling(name: str, old: Rate) -> float:
    """The gate on false answers is 0: each one more is one too many, whatever chance explains."""
    if old.value is None or old.interval is None:
        return 0.0
    return old.value if name == "false_answers" else old.interval[1]


def families_of(results: Sequence[Result]) -> list[str]:
    asked = {result.question.family for result in results}
    return [family for family in FAMILIES if family in asked]


def _sum(figures: Mapping[str, Figures], name: str, packages: Mapping[str, Figures]) -> Rate:
    rates = [figures[package][name] for package in packages if package in figures]
    return Rate(sum(rate.n_hits for rate in rates), sum(rate.n for rate in rates))


def committed(path: Path = COMMITTED) -> dict[str, dict[str, Rate]]:
    return {
        package: {name: Rate(entry[name]["hits"], entry[name]["n"]) for name in FIGURES}
        for package, entry in _document(path).items()
    }


def committed_families(path: Path = COMMITTED) -> dict[str, list[str]]:
    """Package → what was asked about it."""
    return {package: entry["families"] for package, entry in _document(path).items()}


def _document(path: Path) -> dict[str, Any]:
    document = json.loads(path.read_text("utf-8"))
    if (document["schema"], document["seed"], document["limit"]) != (SCHEMA, SEED, LIMIT):
        raise ValueError(f"{path.name} was written for another subset; write it anew")
    packages: dict[str, Any] = document["packages"]
    return packages


def write(
    figures: Mapping[str, Figures], asked: Mapping[str, Sequence[str]], path: Path = COMMITTED
) -> None:
    packages = {
        package: {
            **{name: {"hits": rate.n_hits, "n": rate.n} for name, rate in entry.items()},
            "families": list(asked[package]),
        }
        for package, entry in figures.items()
    }
    document = {"schema": SCHEMA, "seed": SEED, "limit": LIMIT, "packages": packages}
    path.write_text(json.dumps(document, indent=2) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write evaluation/subset.json anew")
    args = parser.parse_args()
    figures: dict[str, dict[str, Rate]] = {}
    asked: dict[str, list[str]] = {}
    for name in NEEDED:
        reason = why_not(name)
        if reason is not None:
            print(reason, file=sys.stderr)
            return 1
        with tempfile.TemporaryDirectory() as folder:
            results = measure(name, Path(folder))
        figures[name], asked[name] = figures_of(results), families_of(results)
        print(name, *(f"{key} {rate.n_hits}/{rate.n}" for key, rate in figures[name].items()))
    if args.write:
        write(figures, asked)
        return 0
    worse = complaints(committed(), figures)
    print("\n".join(worse) or "not worse than committed")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
