"""`show` in Python: the code of a name or a path, as a frozen result."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from probant.settings import Settings, load_settings
from probant.vocabulary.record import Record
from probant.vocabulary.source import Snapshot
from probant.wiring import Progress, Workbench, on_workbench

if TYPE_CHECKING:
    from probant.surfaces.wire import Json
    from probant.workflows.show import ShownCode


class ShowResult(Record, kw_only=True):
    """All code of a name, product code before tests; empty where the name is unknown."""

    name: str
    snapshot: Snapshot
    definitions: tuple[ShownCode, ...]
    closest: tuple[str, ...] = ()
    """Names like an unknown one."""

    def to_json(self) -> Json:
        """`probant.show/1`."""
        from probant.surfaces.wire import show_json

        return show_json(self.name, self.snapshot, self.definitions)


def show(
    name: str,
    repo: str | os.PathLike[str] = ".",
    *,
    at: str | None = None,
    lines: int | None = None,
    settings: Settings | None = None,
    progress: Progress | None = None,
) -> ShowResult:
    """The whole code of a definition, a file or `PATH:A-B`; at most `lines` lines of each."""
    from probant.facts.definitions import Definitions
    from probant.workflows.show import MAX_LINES, CodeRequest, show_code

    asked = CodeRequest(name=name, max_lines=MAX_LINES if lines is None else lines)

    def shown(bench: Workbench) -> ShowResult:
        definitions = Definitions(bench.book, bench.binder)
        found = show_code(asked, bench.tree, definitions, bench.book.definitions_in, bench.places)
        return ShowResult(
            name=name,
            snapshot=bench.tree.snapshot,
            definitions=found.shown,
            closest=found.closest,
        )

    return on_workbench(shown, settings or load_settings(), Path(repo), at=at, progress=progress)
