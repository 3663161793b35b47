"""Findings about files that were withheld: whether they hold is not told, as it would tell secrets.

What is withheld is choosing.py's to say.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.council.selection.choosing import is_withheld
from probant.vocabulary.council import Finding, Grounding
from probant.workspace.snapshot import SourceTree

NOT_SHOWN = "the file was not shown"

Groundings = tuple[tuple[Finding, Grounding], ...]


def of_shown_files(groundings: Sequence[tuple[Finding, Grounding]], tree: SourceTree) -> Groundings:
    """The same, but nothing about what stands in a file that nobody was shown."""
    paths = {one.path.removeprefix("./") for one, _ in groundings}
    asked = is_withheld(tree) if paths else None
    hidden = {path for path in paths if asked is not None and asked(path)}
    unsaid = Grounding(is_grounded=False, why=NOT_SHOWN)
    return tuple(
        (one, unsaid if one.path.removeprefix("./") in hidden else said) for one, said in groundings
    )
