"""`probant eval compare`: two runs of the same questions beside each other.

Exit code 0: the second is not worse than chance explains; 1: it is; 2: nothing to compare.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from probant.evaluation.grading.result import Result
from probant.evaluation.metrics.paired import compare
from probant.evaluation.questions.truth import TemplateKind
from probant.evaluation.report.compared import as_json, as_text
from probant.evaluation.running.folder import open_run
from probant.surfaces.cli.output import write, write_json
from probant.surfaces.cli.text import printable

EXIT_WORSE = 1


def execute(args: argparse.Namespace) -> int:
    before, after = (_results(path) for path in (args.first, args.second))
    found = compare(before, after)
    if args.format == "json":
        write_json(as_json(found))
    else:
        write(printable(as_text(found, n_shown=args.show)))
    return EXIT_WORSE if found.is_worse else 0


def _results(path: str) -> list[Result]:
    """What has a right answer; a near miss of a template has none of its own."""
    return [
        result
        for result in open_run(Path(path)).results()
        if (asked := result.question.templated) is None or asked.kind is not TemplateKind.NEAR
    ]
