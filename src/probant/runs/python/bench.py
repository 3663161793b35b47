"""The folder of our own programs beside the target: made here, seen by the sandbox read-only.

Each run finds its task there. Nothing of the target can write to it, so it may be laid out anew
between runs. The programs themselves: inside/.
"""

from __future__ import annotations

import json
import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from probant.runs.python.layout import Layout, read_layout
from probant.runs.python.manifest import ProjectFiles
from probant.runs.python.metadata import write_metadata
from probant.runs.worksite import Worksite
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

PROGRAMS = Path(__file__).parents[1] / "inside"
_INSIDE = "/probant"
_CACHE = ".pytest_cache"


class Bench(Record, kw_only=True):
    """One project with the programs that look at it."""

    site: Worksite
    layout: Layout
    files: ProjectFiles
    folder: Path
    inside: str
    has_metadata: bool

    @property
    def mount(self) -> Mount:
        return Mount(self.folder, self.inside)

    def program(self, name: str) -> str:
        return f"{self.inside}/{name}.py"

    def lay(self, task: Mapping[str, Any]) -> bytes:
        """Lay out a task; the mark that opens each line which the program tells."""
        mark = f"\x1e{secrets.token_hex(8)} "
        text = json.dumps({**task, "mark": mark})
        path = self.folder / "task.json"
        path.write_text(text, encoding="utf-8")
        path.chmod(0o644)
        return mark.encode()

    def within(self, path: str) -> str:
        """A path relative to the project, as a program in the sandbox sees it."""
        return f"{self.site.project_inside}/{path}" if path else self.site.project_inside


def make_bench(site: Worksite) -> Bench:
    """To be called before anything is run: from then on the copy may hold anything."""
    for stale in _stale(site):
        site.remove_in(stale)
    folder = site.copy.parent / "programs"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    folder.chmod(0o755)
    for program in sorted(PROGRAMS.glob("probant_*.py")):
        shutil.copyfile(program, folder / program.name)
        (folder / program.name).chmod(0o644)
    files = ProjectFiles(site.copy, site.folder)
    layout = read_layout(files)
    return Bench(
        site=site,
        layout=layout,
        files=files,
        folder=folder,
        inside=_INSIDE if site.sandbox.is_isolated else str(folder),
        has_metadata=write_metadata(layout, folder / "metadata"),
    )


def _stale(site: Worksite) -> set[Path]:
    """Folders in which an earlier run of pytest kept what it knew."""
    parts = (one.path.relative_to(site.copy).parts for one in site.files_in(site.copy))
    inside = (one[: one.index(_CACHE) + 1] for one in parts if _CACHE in one[:-1])
    return {site.copy.joinpath(*one) for one in set(inside)}
