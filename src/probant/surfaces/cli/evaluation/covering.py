"""Which of the extracted facts could be asked: counted once for each repository of a run.

The facts are the engine's own, as `probant facts` gives them. Next: running/coverages.py keeps it.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from probant.errors import ExecutionError
from probant.evaluation.arms.place import Place
from probant.evaluation.metrics.coverage import fact_coverage
from probant.evaluation.running.coverages import is_kept, write_coverage
from probant.settings import Settings
from probant.surfaces.api import facts


def keep_coverage(run: Path, places: Mapping[str, Place], settings: Settings) -> None:
    """A repository that cannot be had here stays unmeasured."""
    for repo, place in places.items():
        if is_kept(run, repo):
            continue
        try:
            root = place.brought(settings.cache_dir, os.environ)
            document = facts(root, settings=settings).to_json()
        except ExecutionError:
            continue
        write_coverage(run, fact_coverage(repo, document))
