"""What a request may name as a target: a plain path inside the repository.

By its text alone; whether the snapshot has it is choosing.py's question.
"""

from __future__ import annotations

from probant.errors import PathRefused, RequestRefused
from probant.workspace.paths import check_repo_path

WHOLE_TREE = ""
MAX_TARGETS = 1000


def plain_target(path: str) -> str:
    """The path without a leading './' and a trailing '/'; '' for the whole tree."""
    plain = path
    while plain.startswith("./"):
        plain = plain[2:].lstrip("/") if plain != "./" else ""
    plain = plain.removesuffix("/")
    if plain == "." or (not plain and path.startswith("./")):
        return WHOLE_TREE
    try:
        check_repo_path(plain)
        plain.encode("utf-8")
    except (PathRefused, UnicodeEncodeError) as trouble:
        raise RequestRefused(
            f"target_paths: {shown(path)} cannot name a file of the repository",
            remedy="give paths relative to its root, with '/' and without '..'",
            code="target_path_refused",
            members={"field": "target_paths"},
        ) from trouble
    return plain


def shown(text: str, max_chars: int = 80) -> str:
    """Untrusted text for one line of a message: quoted, escaped, cut."""
    cut = text if len(text) <= max_chars else text[:max_chars] + "…"
    return ascii(cut) if not cut.isprintable() else repr(cut)
