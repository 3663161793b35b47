"""`python -m benchmarks`: measure the goals and print how far each is reached."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from benchmarks.arena import Arena
from benchmarks.goals import GOALS, Goal
from benchmarks.packages import PYTHON
from benchmarks.report import any_missed, as_json, as_text, measure
from benchmarks.tree import committed_copy, fetched
from probant.errors import ProbantError

EXIT_MISSED = 1


def main(argv: list[str] | None = None) -> int:
    args = _parser().parse_args(argv)
    try:
        source = args.tree or fetched(PYTHON)
        with tempfile.TemporaryDirectory(prefix="probant-benchmark-") as scratch:
            arena = Arena(committed_copy(source, Path(scratch)), Path(scratch))
            results = measure(args.goals, arena, n_rounds=args.rounds, progress=_say)
    except ProbantError as error:
        _say(f"benchmarks: {error}")
        return error.exit_code
    if args.json:
        print(json.dumps(as_json(results, n_rounds=args.rounds), indent=2))
    else:
        print(as_text(results), end="")
    return EXIT_MISSED if any_missed(results) else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument(
        "--tree",
        type=Path,
        metavar="PATH",
        help=f"an unpacked tree instead of {PYTHON.package.label}, which is fetched",
    )
    parser.add_argument(
        "--rounds",
        type=_positive,
        default=5,
        metavar="N",
        help="rounds counted for each goal (default: 5)",
    )
    parser.add_argument(
        "--goals",
        type=_goals,
        default=GOALS,
        metavar="N,N",
        help="only these goals, or ts and c++ for other trees (default: all)",
    )
    parser.add_argument("--json", action="store_true", help="every sample, for programs")
    return parser  # fmt: skip


def _positive(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)


def _goals(text: str) -> tuple[Goal, ...]:
    known = dict.fromkeys(goal.key for goal in GOALS)
    wanted = [part.strip() for part in text.split(",")]
    unknown = [part for part in wanted if part not in known]
    if unknown:
        raise argparse.ArgumentTypeError(f"no goal {unknown[0]!r}; there are {', '.join(known)}")
    return tuple(goal for part in wanted for goal in GOALS if goal.key == part)


def _say(line: str) -> None:
    print(line, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
