"""What the kits of Go, Cargo, Maven and Gradle share: what was printed, toolchains, paths.

Nothing here knows a language. Next: go/kit.py, cargo/kit.py, maven/kit.py, gradle/kit.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from probant.runs.worksite import Worksite
from probant.workspace.sandbox import Finished, Mount

SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"
MAX_LOG_CHARS = 60_000
MAX_TRACE_CHARS = 20_000
MAX_MESSAGE_CHARS = 500

_SYSTEM = ("/usr", "/bin", "/lib", "/lib64")


def left_out(done: Finished) -> list[str]:
    """A doubt where the middle of what was printed is not known."""
    return ["it printed too much to be read whole"] if done.is_cut else []


def text_of(raw: bytes) -> str:
    return raw.decode("utf-8", "replace")


def log_of(done: Finished) -> str:
    """The end of what was printed."""
    return text_of(done.output)[-MAX_LOG_CHARS:]


def first_match(patterns: Sequence[re.Pattern[str]], text: str) -> str:
    """The line that the first pattern with a hit found, or ''."""
    for pattern in patterns:
        found = pattern.search(text)
        if found:
            start = text.rfind("\n", 0, found.start()) + 1
            end = text.find("\n", found.end())
            line = text[start : end if end >= 0 else len(text)]
            return " ".join(line.split())[:MAX_MESSAGE_CHARS]
    return ""


def is_of_system(path: Path) -> bool:
    """Whether every sandbox shows it anyway."""
    return any(path.is_relative_to(folder) for folder in _SYSTEM)


def mounts_of(folders: Iterable[Path]) -> list[Mount]:
    """Folders to be seen, read-only, where they are; what is not there is left out."""
    seen = dict.fromkeys(folder for folder in folders if folder.is_dir())
    return [Mount(folder, str(folder)) for folder in seen if not is_of_system(folder)]


def within(site: Worksite, inside: str) -> str:
    """The repository's path of a file that a program in the sandbox names; '' if it has none."""
    path = inside.removeprefix(f"{site.inside}/")
    if path == inside or ".." in path.split("/"):
        return ""
    return path if path in site.tree.files or site.is_file_in(site.copy / path) else ""


def source_text(site: Worksite, path: str, max_bytes: int = 4 << 20) -> str:
    """A file of the copy; '' if there is none. A link that leads out of the copy is none."""
    return text_of(site.source(path, max_bytes) or b"")


def in_project(site: Worksite, path: str) -> str:
    """A path of the repository as seen from the project's folder."""
    return path.removeprefix(f"{site.folder}/") if site.folder else path
