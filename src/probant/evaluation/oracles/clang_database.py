"""The flags a tree's own compile_commands.json gives for its files, as far as they are harmless.

Only what steers the preprocessor is taken over: other flags can name a plugin, and that would be
code of the tree. Next: clang_flags.py.
"""

from __future__ import annotations

import json
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path

FOLDER_FLAGS = ("-isystem", "-iquote", "-idirafter", "-I")
MACRO_FLAGS = ("-D", "-U")


def read_database(content: bytes, root: Path) -> Mapping[str, tuple[str, ...]]:
    """Per path of the tree its flags; of several entries for one file the first counts."""
    try:
        entries = json.loads(content)
    except (ValueError, RecursionError):
        return {}
    flags: dict[str, tuple[str, ...]] = {}
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict) and isinstance(entry.get("file"), str):
            folder = root / str(entry.get("directory", ""))
            path = _path_in_tree(folder / entry["file"], root)
            if path is not None:
                flags.setdefault(path, tuple(_harmless(_words(entry), folder)))
    return flags


def _path_in_tree(file: Path, root: Path) -> str | None:
    try:
        return file.resolve().relative_to(root.resolve()).as_posix()
    except (ValueError, OSError):
        return None


def _words(entry: Mapping[str, object]) -> list[str]:
    given = entry.get("arguments")
    if isinstance(given, list):
        return [str(word) for word in given]
    try:
        return shlex.split(str(entry.get("command", "")))
    except ValueError:
        return []


def _harmless(words: Sequence[str], folder: Path) -> list[str]:
    """Search folders (made absolute), macros and the standard; nothing else."""
    kept: list[str] = []
    waiting: str | None = None
    for word in words:
        if waiting is not None:
            kept += [waiting, str(folder / word)] if waiting in FOLDER_FLAGS else [waiting, word]
            waiting = None
        elif word in FOLDER_FLAGS + MACRO_FLAGS:
            waiting = word
        elif word.startswith("-std=") or word.startswith(MACRO_FLAGS):
            kept.append(word)
        elif flag := next((flag for flag in FOLDER_FLAGS if word.startswith(flag)), None):
            kept += [flag, str(folder / word.removeprefix(flag))]
    return kept
