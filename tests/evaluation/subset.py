"""A fixed part of the corpus, measured by the real program, beside the figures that are committed.

What is asked, and what answers, stands on pinned packages and git alone: nothing else that is
installed on a machine changes a figure. `python -m tests.evaluation.subset --write` measures it and
commits new figures to evaluation/subset.json. Next: test_subset.py.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from probant.evaluation import corpus
from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.metrics import Rate, measured
from probant.evaluation.oracles.clients import npm_command
from probant.evaluation.questions.wordings.families import FAMILIES
from probant.evaluation.running.folder import open_run
from probant.evaluation.sources.code.truth import OracleMissingError
from probant.settings import load_settings
from probant.workspace import process

SCHEMA = "probant.subset/3"
COMMITTED = Path(__file__).parents[2] / "evaluation" / "subset.json"
PROGRAM = (sys.executable, "-c", "from probant.surfaces.cli.main import run; run()")
SEED = 7
LIMIT = 10
PACKAGES = (
    "dependency-groups",
    "micro-packed",
    "golang-github-rogpeppe-go-internal",
    "robin-map",
)
LEFT_OUT: Mapping[str, str] = {
    "java": "judged by the JDK of the machine: no package client brings a pinned one",
    "rust": "judged with the rustc of the machine: no package client brings a pinned one",
}
"""Languages that would be asked about on some machines only, with the reason."""
FLOORS = ("accuracy", "unanswerables_right", "consistency")
CEILINGS = ("false_answers", "errors")
FIGURES = (*FLOORS, *CEILINGS)
MIN_ASKED = 0.9
"""A subset that asks much less than it did has not shown anything."""

Figures = Mapping[str, Rate]


class OracleUnavailableError(Exception):
    """A pinned package that an oracle stands on cannot be fetched here."""


def why_not(name: str) -> str | None:
    """Why this package cannot be measured here, after it was brought into the cache."""
    try:
        found = corpus.find(name)
        corpus.fetch(found, load_settings().cache_dir, environment=os.environ, run=_run_client)
    except corpus.CorpusChangedError:
        raise  # it was fetched: what came is not what was pinned
    except (corpus.CorpusUnavailableError, OracleMissingError) as reason:
        return f"{name} cannot be fetched here: {reason}"
    return None


def _run_client(argv: Sequence[str], **options: Any) -> process.Completed:
    """Fetch npm's packages by the pinned npm, whether or not one is installed."""
    client, *rest = argv
    pinned = npm_command(load_settings().cache_dir, os.environ) if client == "npm" else (client,)
    return process.run([*pinned, *rest], **options)


def measure(name: str, folder: Path) -> tuple[Result, ...]:
    """The results of one package by `probant eval run`; raises if not everything was asked."""
    arguments = ("--corpus", name, "--seed", str(SEED), "--limit", str(LIMIT), "--beside", "none",
                 "--jobs", "2", "--out", str(folder), "--format", "json", "--quiet")  # fmt: skip
    with tempfile.TemporaryDirectory() as programs:
        done = subprocess.run(
            [*PROGRAM, "eval", "run", *arguments],
            env=_environment(Path(programs)),
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"eval run ended with {done.returncode}: {done.stderr[-800:]}")
    unheard = missing_oracles(folder)
    if unheard:
        raise OracleUnavailableError(f"{name} cannot be judged here: {'; '.join(unheard)}")
    return open_run(folder).results()


def _environment(programs: Path) -> dict[str, str]:
    """The packages beside this Python and git; no other program, and no settings of the user."""
    git = shutil.which("git")
    assert git is not None
    (programs / "git").symlink_to(git)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PROBANT_")}
    return kept | {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), str(programs)]),
        "XDG_CONFIG_HOME": str(programs),
        "PROBANT_CACHE_DIR": str(load_settings().cache_dir),
    }


def missing_oracles(folder: Path) -> list[str]:
    """Why an oracle said nothing at all in a run, one reason for each that did not."""
    entries = [
        entry
        for path in sorted((folder / "dropped").glob("*.json"))
        for entry in json.loads(path.read_text("utf-8"))["dropped"]
    ]
    return sorted(
        {
            f"{entry['subject']}: {entry['reason']}"
            for entry in entries
            if entry["fact"] == "language" or entry["subject"] == "every type"
        }
    )


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
    document = {
        "schema": SCHEMA,
        "seed": SEED,
        "limit": LIMIT,
        "left_out": dict(LEFT_OUT),
        "packages": packages,
    }
    path.write_text(json.dumps(document, indent=2) + "\n", "utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write evaluation/subset.json anew")
    args = parser.parse_args()
    figures: dict[str, dict[str, Rate]] = {}
    asked: dict[str, list[str]] = {}
    for name in PACKAGES:
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
