"""Which form a review is shown in: text, JSON, SARIF or GitHub annotations."""

from __future__ import annotations

from pathlib import Path

from probant.council.response import VerifyResponse
from probant.surfaces.cli.text import Painter
from probant.surfaces.rendering import Rendering, json_text


def render(
    response: VerifyResponse,
    form: str,
    paint: Painter,
    *,
    root: Path,
    ascii_only: bool = False,
    quiet: bool = False,
    has_summary: bool = False,
) -> Rendering:
    """Each form is loaded only where it is wanted."""
    if form == "json":
        return Rendering(json_text(response.to_json()))
    if form == "sarif":
        from probant import __version__
        from probant.surfaces.verify.sarif import sarif_of

        sarif = sarif_of(response, root, __version__)
        return Rendering(json_text(sarif.document), sarif.notes)
    if form == "github":
        from probant.surfaces.verify.github import render_github

        return Rendering(render_github(response, quiet=quiet, has_summary=has_summary))
    from probant.surfaces.verify.text import render_text

    return Rendering(render_text(response, paint, ascii_only=ascii_only, quiet=quiet))
