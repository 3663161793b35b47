"""The skills this version brings: where they are, and how they get into a folder.

A file somebody changed is theirs: it is replaced only if they say so. Knows nothing of what the
skills say; the tests hold that against the real commands and schemas.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import probant
from probant.errors import CacheUnwritable, ExecutionError, UsageError
from probant.vocabulary.record import Record
from probant.workspace.store import write_atomically

PAGE = "SKILL.md"


class Deed(Enum):
    """What was done about one file."""

    WROTE = "wrote"
    REPLACED = "replaced"
    KEPT = "already there"


class Installed(Record):
    file: Path
    deed: Deed


def skills_folder() -> Path:
    """In an installed package beside its modules; in a clone at the root of it."""
    package = Path(probant.__file__).resolve().parent
    for folder in (package / "skills", package.parents[1] / "skills"):
        if folder.is_dir():
            return folder
    raise ExecutionError("the skills are missing from this installation", remedy="reinstall it")


def skill_pages() -> dict[str, Path]:
    """The page of each skill, by the skill's name."""
    return {page.parent.name: page for page in sorted(skills_folder().glob(f"*/{PAGE}"))}


def install_skills(folder: Path, *, force: bool) -> tuple[Installed, ...]:
    """All of them or none: every file is looked at before the first is written."""
    wanted = [(folder / name / PAGE, page.read_bytes()) for name, page in skill_pages().items()]
    plans = [(file, content, _deed(file, content)) for file, content in wanted]
    changed = [file for file, _, deed in plans if deed is Deed.REPLACED]
    if changed and not force:
        raise UsageError(
            f"{', '.join(map(str, changed))} {'differs' if len(changed) == 1 else 'differ'} from"
            " what this version brings; nothing was written",
            remedy="--force replaces what is there",
        )
    return tuple(_carried_out(plans))


def _deed(file: Path, content: bytes) -> Deed:
    try:
        if not file.exists():
            return Deed.WROTE
        is_ours = file.is_file() and file.read_bytes() == content
    except OSError as trouble:
        raise _unwritable(file, trouble) from trouble
    return Deed.KEPT if is_ours else Deed.REPLACED


def _carried_out(plans: list[tuple[Path, bytes, Deed]]) -> Iterator[Installed]:
    for file, content, deed in plans:
        if deed is not Deed.KEPT:
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                write_atomically(file, content)
                file.chmod(0o644)
            except (OSError, CacheUnwritable) as trouble:
                raise _unwritable(file, trouble) from trouble
        yield Installed(file, deed)


def _unwritable(file: Path, trouble: Exception) -> UsageError:
    cause = trouble if isinstance(trouble, OSError) else trouble.__cause__
    why = cause.strerror if isinstance(cause, OSError) else str(trouble)
    return UsageError(f"{file} cannot be written: {why}", remedy="name a folder of your own")
