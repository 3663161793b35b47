"""From places of the front end to paths, lines and bytes of the tree.

Runs inside the worker. `Sources.place` maps what a macro made to where the macro is used;
`Sources.written` maps a macro's argument to where the argument stands.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

_WORD = re.compile(rb"[A-Za-z0-9_]")
_BRACKETED = re.compile(r"<[^<>]*>")
_TYPE = re.compile(r"(?:::\s*)?(?:\w+\s*::\s*)*(\w+)\s*(.?)")
_LAST_NAME = re.compile(r"([A-Za-z_]\w*)\W*\Z")


LONGEST_NAME_BYTES = 1000


class Spot(NamedTuple):
    """`path` is None outside the tree."""

    path: str | None
    line: int
    offset: int


NOWHERE = Spot(None, 0, 0)


class Sources:
    """The files of the tree as the front end read them; one per worker."""

    def __init__(self, cindex: Any, root: Path) -> None:
        self._lib = cindex.conf.lib
        self._file, self._file_type = cindex.File, cindex.c_object_p
        self._root = os.path.realpath(root) + os.sep
        self._contents: dict[str, bytes] = {}
        self._names: dict[str, str | None] = {}
        self._handles: dict[int, str | None] = {}
        _register(cindex)

    def next_unit(self) -> None:
        """File handles mean something else in another translation unit."""
        self._handles.clear()

    def path_of(self, name: str) -> str | None:
        """The path in the tree of a file the front end names."""
        if name not in self._names:
            real = os.path.realpath(name)
            inside = real.startswith(self._root) and Path(real).is_file()
            self._names[name] = real[len(self._root) :] if inside else None
        return self._names[name]

    def bytes_of(self, path: str) -> bytes:
        if path not in self._contents:
            self._contents[path] = Path(self._root, path).read_bytes()
        return self._contents[path]

    def bytes_at(self, spot: Spot) -> bytes:
        """What is written from `spot` on, as far as a name can reach."""
        if spot.path is None:
            return b""
        return self.bytes_of(spot.path)[spot.offset : spot.offset + LONGEST_NAME_BYTES]

    def place(self, location: Any) -> Spot:
        return self._spot(location, self._lib.clang_getInstantiationLocation)

    def written(self, location: Any) -> Spot:
        return self._spot(location, self._lib.clang_getSpellingLocation)

    def _spot(self, location: Any, ask: Any) -> Spot:
        file = self._file_type()
        line, column, offset = ctypes.c_uint(), ctypes.c_uint(), ctypes.c_uint()
        ask(location, *map(ctypes.byref, (file, line, column, offset)))
        handle = ctypes.cast(file, ctypes.c_void_p).value
        if not handle:
            return NOWHERE
        if handle not in self._handles:
            self._handles[handle] = self.path_of(str(self._file(file).name))
        return Spot(self._handles[handle], line.value, offset.value)

    def begins(self, spot: Spot, word: str) -> bool:
        """Is `word`, and no longer one, written at `spot`?"""
        if spot.path is None:
            return False
        content, wanted = self.bytes_of(spot.path), word.encode()
        end = spot.offset + len(wanted)
        return content[spot.offset : end] == wanted and not _WORD.match(content[end : end + 1])

    def between(self, start: Spot, end: Spot) -> bytes:
        if start.path is None or start.path != end.path:
            return b""
        return self.bytes_of(start.path)[start.offset : end.offset]

    def skipped(self, unit: Any, file: Any) -> Iterator[tuple[int, int]]:
        """First and last line of each branch of `file` the preprocessor left out."""
        listed = self._lib.clang_getSkippedRanges(unit, file)
        try:
            for index in range(listed.contents.count):
                extent = listed.contents.ranges[index]
                first, last = self.place(extent.start).line, self.place(extent.end).line
                # The lines of the directives themselves hold no facts.
                if first + 1 <= last - 1:
                    yield first + 1, last - 1
        finally:
            self._lib.clang_disposeSourceRangeList(listed)


def _register(cindex: Any) -> None:
    """Tell the binding of the functions it does not know itself."""

    class RangeList(ctypes.Structure):
        _fields_ = (("count", ctypes.c_uint), ("ranges", ctypes.POINTER(cindex.SourceRange)))

    lib, pointer = cindex.conf.lib, ctypes.POINTER(RangeList)
    numbers = [ctypes.POINTER(ctypes.c_uint)] * 3
    place = [cindex.SourceLocation, ctypes.POINTER(cindex.c_object_p), *numbers]
    lib.clang_getInstantiationLocation.argtypes = place
    lib.clang_getSpellingLocation.argtypes = place
    lib.clang_getSkippedRanges.argtypes = [cindex.TranslationUnit, cindex.File]
    lib.clang_getSkippedRanges.restype = pointer
    lib.clang_disposeSourceRangeList.argtypes = [pointer]
    lib.clang_disposeSourceRangeList.restype = None


def last_identifier(written: str) -> str:
    """`std::vector<T>` gives `vector`, `typename A<B>::type...` gives `type`."""
    found = _LAST_NAME.search(_without_arguments(written))
    return found[1] if found else ""


def written_type(written: str) -> tuple[str, str]:
    """The last identifier of the type at the start of a text, and the character after the type."""
    found = _TYPE.match(_without_arguments(written))
    return (found[1], found[2]) if found else ("", "")


def _without_arguments(written: str) -> str:
    while (shorter := _BRACKETED.sub("", written)) != written:
        written = shorter
    return written
