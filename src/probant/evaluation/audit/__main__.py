"""`python -m probant.evaluation.audit CACHE [LANGUAGE …]`: print the facts to be read by hand.

The packages are fetched below CACHE if they are not there. With `--table`, the rows of
docs/oracle-audit.md without their judgements.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from probant.evaluation import corpus
from probant.evaluation.audit.draw import PACKAGES, draw
from probant.evaluation.audit.shown import row, shown


def main() -> None:
    write = sys.stdout.write
    parser = argparse.ArgumentParser(prog="python -m probant.evaluation.audit")
    parser.add_argument("cache", type=Path, metavar="CACHE")
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", default=list(PACKAGES))
    parser.add_argument("--table", action="store_true", help="rows of the table only")
    args = parser.parse_args()
    for language in args.languages:
        packages = [corpus.find(name) for name in PACKAGES[language]]
        roots = [corpus.fetch(one, args.cache, environment=os.environ) for one in packages]
        write(f"## {language}\n")
        for number, drawn in enumerate(draw(language, roots, args.cache, os.environ), start=1):
            write((row(number, drawn) if args.table else shown(number, drawn)) + "\n")


if __name__ == "__main__":
    main()
