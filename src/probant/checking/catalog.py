"""The paths of one state of a repository: by their whole name, by their tail, by their last part.

Names only, no content. Next: location.py.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from functools import cached_property

from probant.vocabulary.source import RepoPath

MAX_ALIKE = 50
"""More namesakes than this are not told apart."""

MIN_LIKENESS = 0.85
MAX_MISSPELLED = 3
MAX_COMPARED = 200


class Catalog:
    """Files, what was skipped (path → why), and the folders that hold them."""

    def __init__(self, files: Collection[RepoPath], skipped: Mapping[str, str]) -> None:
        self.files = files
        self.skipped = skipped
        self._misspelled: dict[str, list[str]] = {}

    @cached_property
    def folders(self) -> frozenset[str]:
        """Every folder with a file in it, without a final '/'."""
        found: set[str] = set()
        for path in (*self.files, *self.skipped):
            folder = path.rpartition("/")[0]
            while folder and folder not in found:
                found.add(folder)
                folder = folder.rpartition("/")[0]
        return frozenset(found)

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        return _by_last_part((*self.files, *self.skipped))

    @cached_property
    def _folders_by_name(self) -> dict[str, list[str]]:
        return _by_last_part(self.folders)

    @cached_property
    def _by_folded(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for name, paths in self._by_name.items():
            found.setdefault(name.casefold(), []).extend(paths)
        return found

    def has(self, path: str) -> bool:
        return path in self.files or path in self.skipped or path in self.folders

    def has_folder(self, name: str) -> bool:
        """Whether a folder is called so; the root, '', is there."""
        return not name or name in self._folders_by_name

    def ending(self, tail: str) -> list[str]:
        """Files and skipped paths that end with these parts, sorted."""
        return _with_tail(self._by_name, tail)

    def folders_ending(self, tail: str) -> list[str]:
        return _with_tail(self._folders_by_name, tail)

    def alike(self, path: str) -> list[str]:
        """Where a file that is not at this path may be: other spelling, or another folder."""
        name = path.rpartition("/")[2]
        folded = self._by_folded.get(name.casefold(), [])
        if len(folded) > MAX_ALIKE:
            return folded
        spelled = [one for one in folded if one.casefold() == path.casefold()]
        tailed = [one for one in folded if one.casefold().endswith("/" + path.casefold())]
        return spelled or tailed or self._by_name.get(name, []) or folded

    def has_ending(self, path: str) -> bool:
        """Whether some file ends as this one does."""
        return path.rpartition(".")[2] in self._stems

    def spelled_like(self, path: str) -> list[str]:
        """Files of the same ending whose names differ by a few letters, in this folder if any."""
        if path not in self._misspelled:
            self._misspelled[path] = self._spelled_like(path)
        return self._misspelled[path]

    def _spelled_like(self, path: str) -> list[str]:
        folder, _, name = path.rpartition("/")
        stem, _, end = name.rpartition(".")
        stems = [one for one in self._stems.get(end, ()) if _is_near(one, stem)]
        close = get_close_matches(stem, stems[:MAX_COMPARED], n=3, cutoff=MIN_LIKENESS)
        found = [
            path for one in close for path in self._by_name[f"{one}.{end}"] if path in self.files
        ]
        return [one for one in found if one.rpartition("/")[0] == folder] or found

    @cached_property
    def _stems(self) -> dict[str, list[str]]:
        """File names without their ending, by their ending."""
        found: dict[str, list[str]] = {}
        for name in self._by_name:
            stem, _, end = name.rpartition(".")
            if stem:
                found.setdefault(end, []).append(stem)
        return found


def _is_near(one: str, name: str) -> bool:
    """Whether two names may be spellings of one: a quick look before they are compared."""
    return abs(len(one) - len(name)) <= MAX_MISSPELLED and (
        one[0] == name[0] or one[1:] == name[1:]
    )


def _by_last_part(paths: Iterable[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for path in paths:
        found.setdefault(path.rpartition("/")[2], []).append(path)
    return found


def _with_tail(by_name: Mapping[str, list[str]], tail: str) -> list[str]:
    named = by_name.get(tail.rpartition("/")[2], ())
    if "/" not in tail:
        return sorted(named)
    return sorted(one for one in named if one == tail or one.endswith("/" + tail))
