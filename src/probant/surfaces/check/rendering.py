"""Which form a check is shown in: text, JSON, SARIF, GitHub annotations or JUnit."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from probant.surfaces.check.sheet import Sheet
from probant.surfaces.cli.text import Painter
from probant.surfaces.rendering import Rendering, json_text


def render(
    sheets: Sequence[Sheet],
    form: str,
    paint: Painter,
    *,
    root: Path,
    exit_code: int,
    ascii_only: bool = False,
    quiet: bool = False,
    has_summary: bool = False,
) -> Rendering:
    """Each form is loaded only where it is wanted."""
    if form == "json":
        from probant.surfaces.check.wire import check_json

        return Rendering(json_text(check_json([sheet.report for sheet in sheets])))
    if form == "sarif":
        from probant import __version__
        from probant.surfaces.check.sarif import sarif_of

        sarif = sarif_of(sheets, root, __version__, exit_code)
        return Rendering(json_text(sarif.document), sarif.notes)
    if form == "github":
        from probant.surfaces.check.github import render_github

        return Rendering(render_github(sheets, quiet=quiet, has_summary=has_summary))
    if form == "junit":
        from probant.surfaces.check.junit import render_junit

        return Rendering(render_junit(sheets))
    from probant.surfaces.check.text import render_text

    return Rendering(render_text(sheets, paint, ascii_only=ascii_only, quiet=quiet))
