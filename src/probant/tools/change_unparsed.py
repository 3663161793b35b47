"""Why a file that a change leaves cannot be read any more: source that does not parse, settings.

Says so only of what could be read before.
"""

from __future__ import annotations

import ast
import json
import tomllib

from probant.facts.languages import family_of
from probant.tools.change_proposal import Altered, Sides


def why_unparsed(file: Altered, sides: Sides) -> tuple[str, int, bool] | None:
    """Proved where two readers agree, or the format has only one reading."""
    assert file.after is not None  # noqa: S101 - the caller looked
    for name, reader in _SETTINGS.items():
        if file.path == name or file.path.endswith(f"/{name}"):
            wrong = reader(file.after)
            was_right = file.before is not None and reader(file.before) is None
            if wrong is None:
                return None
            return f"cannot be read any more: {wrong}", 1, was_right
    if family_of(file.path) is None or not sides.after.book.status(file.path):
        return None
    was_whole = file.before is not None and not sides.before.book.status(file.was_at)
    if not file.path.endswith((".py", ".pyi", ".pyw")):
        return ("may not parse any more", 1, False) if was_whole else None
    wrong_line = _python_error(file.after)
    if wrong_line is None or not was_whole:
        return None
    line, message = wrong_line
    return f"does not parse any more: {message}", line, _python_error(file.before or b"") is None


def _python_error(source: bytes) -> tuple[int, str] | None:
    try:
        ast.parse(source)
    except SyntaxError as error:
        n_lines = source.count(b"\n") + 1
        return min(max(error.lineno or 1, 1), n_lines), error.msg
    except (ValueError, RecursionError, MemoryError):
        return None
    return None


def _toml_error(raw: bytes) -> str | None:
    try:
        tomllib.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        return str(error).split("\n")[0]
    return None


def _json_error(raw: bytes) -> str | None:
    try:
        json.loads(raw)
    except (ValueError, RecursionError) as error:
        return str(error).split("\n")[0]
    return None


_SETTINGS = {
    "pyproject.toml": _toml_error,
    "Cargo.toml": _toml_error,
    "package.json": _json_error,
}
