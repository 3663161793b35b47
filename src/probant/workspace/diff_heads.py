"""What the lines before the hunks of one file say: names, modes, renames, whole blobs."""

from __future__ import annotations

from collections.abc import Callable

from probant.workspace.diff_names import name_of
from probant.workspace.diff_refusal import refused

NUL = "/dev/null"
_MODES = {b"100644": False, b"100664": False, b"100755": True}


class Head:
    """What the lines before the hunks of one file say."""

    def __init__(self) -> None:
        self.names: tuple[str, str] | None = None
        self.old: str | None = None
        self.new: str | None = None
        self.from_name: str | None = None
        self.to_name: str | None = None
        self.is_rename = self.is_copy = self.is_new = self.is_deleted = False
        self.is_executable: bool | None = None
        self.blobs = ("", "")


def shown_name(head: Head) -> str:
    told = (head.to_name, head.new, head.old, *(head.names or ()))
    name = next((one for one in told if one and one != NUL), "a file")
    return name.removeprefix("b/").removeprefix("a/")[:120] if head.names else name[:120]


def _set_mode(head: Head, text: bytes) -> None:
    if text not in _MODES:
        raise refused(f"it makes a link or something else that is no file ({shown_name(head)})")
    head.is_executable = _MODES[text]


def _old_mode(head: Head, text: bytes) -> None:
    if text not in _MODES:
        raise refused(f"it changes a link or something else that is no file ({shown_name(head)})")


def _new_file(head: Head, text: bytes) -> None:
    head.is_new = True
    _set_mode(head, text)


def _deleted(head: Head, text: bytes) -> None:
    head.is_deleted = True
    _old_mode(head, text)


def _from(head: Head, text: bytes, *, is_copy: bool) -> None:
    head.is_copy, head.is_rename = is_copy, not is_copy
    head.from_name = name_of(text)


def _to(head: Head, text: bytes) -> None:
    head.to_name = name_of(text)


HEADERS: tuple[tuple[bytes, Callable[[Head, bytes], None]], ...] = (
    (b"old mode ", _old_mode),
    (b"new mode ", _set_mode),
    (b"new file mode ", _new_file),
    (b"deleted file mode ", _deleted),
    (b"rename from ", lambda head, text: _from(head, text, is_copy=False)),
    (b"copy from ", lambda head, text: _from(head, text, is_copy=True)),
    (b"rename to ", _to),
    (b"copy to ", _to),
)
