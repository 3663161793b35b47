"""Installs the project into a folder of results, or builds its wheel there, from a copy of it.

Offline, without its dependencies, by the build backend that is installed: pip does the work.
"""

from __future__ import annotations

import runpy
import shutil
import sys
import tempfile
from pathlib import Path

from probant_stream import read_task


def main() -> None:
    task = read_task()
    here = str(Path(__file__).parent)
    sys.path[:] = [one for one in sys.path if one != here]
    # A build leaves files behind; the tests are to find the tree as it is.
    copy = Path(tempfile.mkdtemp()) / Path(task["project"]).name
    shutil.copytree(task["project"], str(copy), symlinks=True)
    sys.argv = ["pip", *task["arguments"], str(copy)]
    runpy.run_module("pip", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
