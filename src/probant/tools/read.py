"""Read the places other tools point at, and see whether they hold what is claimed.

Yields two entries: what the text says (content), and what the text, parsed on its own, says
(structural). Reading another place than the one asked about proves nothing.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable

from probant.errors import FileUnreadable
from probant.facts.languages import confirms, extract, language_of, suffix_of
from probant.facts.schema import FileFacts, ImportRow
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality, Signal
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import Observation, TextValue

MAX_FILES_PARSED = 40
"""Beyond this many files the reader's second opinion is left out, and with it Verified."""

MAX_FILES_KEPT = 16
"""How many files' own parse is remembered: claims about one file come together."""


class Read:
    """Reads files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "read", Signal.CONTENT)
        self._parsed: dict[tuple[RepoPath, bytes], FileFacts] = {}

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        by_path: dict[RepoPath, list[Place]] = defaultdict(list)
        for place in step.places:
            by_path[place.path].append(place)
        sources: dict[RepoPath, bytes] = {}
        for path in by_path:
            try:
                sources[path] = self._tree.read(path)
            except FileUnreadable as error:
                return (self._make.failed(step, str(error)),)
        entry = self._content(step, by_path, sources)
        second = self._structure(step, by_path, sources)
        return (entry,) if second is None else (entry, second)

    def _content(
        self, step: Step, by_path: dict[RepoPath, list[Place]], sources: dict[RepoPath, bytes]
    ) -> EvidenceEntry:
        good = []
        for path, places in by_path.items():
            lines = sources[path].split(b"\n") if sources[path] else []
            good += [place for place in places if holds(lines, place)]
        n_places = len(step.places)
        if not good:
            return self._make.observed(
                step, Quality.WEAK, n_matches=n_places, n_exact=0,
                note="what was read does not hold the target",
            )  # fmt: skip
        quality = Quality.STRONG if len(good) == n_places else Quality.MODERATE
        note = f"{len(good)} of {n_places} places hold what is claimed"
        return self._make.observed(step, quality, _read(good), n_matches=n_places,
                                   n_exact=len(good), note=note)  # fmt: skip

    def _structure(
        self, step: Step, by_path: dict[RepoPath, list[Place]], sources: dict[RepoPath, bytes]
    ) -> EvidenceEntry | None:
        """What the text just read says when it is parsed on its own."""
        named = [place for place in step.places if place.expects and language_of(place.path)]
        paths = {place.path for place in named}
        if not named or paths != set(by_path) or len(paths) > MAX_FILES_PARSED:
            return None
        if not all(self._agrees(sources[place.path], place) for place in named):
            return None
        return self._make.observed(
            step,
            Quality.STRONG,
            _read(named),
            note="parsed on its own, what was read says the same",
            signal=Signal.STRUCTURAL,
        )

    def _agrees(self, source: bytes, place: Place) -> bool:
        """The lines alone, parsed, say it; where lines alone are no sentence, the file does."""
        language = str(language_of(place.path))
        lines = source.split(b"\n")[place.lines.first - 1 : place.lines.last]
        if confirms(language, lines, place.expects):
            return True
        return _says(self._facts(place.path, source), place)

    def _facts(self, path: RepoPath, source: bytes) -> FileFacts:
        key = (path, source)
        if key not in self._parsed:
            if len(self._parsed) >= MAX_FILES_KEPT:
                self._parsed.pop(next(iter(self._parsed)))
            self._parsed[key] = extract(source, suffix_of(path))
        return self._parsed[key]


_WHOLE_MODULE = re.compile(r"(?<![\w$.])(?:module\.)?exports\s*=(?!=)")
"""What makes a value the default of a module without saying so."""


def holds(lines: list[bytes], place: Place) -> bool:
    """Whether the lines exist and the expected word stands in them. An empty file has no lines."""
    if not lines:
        return place.lines.first == 1 and not place.expects
    if place.lines.last > len(lines):
        return False
    text = b"\n".join(lines[place.lines.first - 1 : place.lines.last]).decode("utf-8", "replace")
    if not place.expects:
        return True
    if place.expects == "default" and _WHOLE_MODULE.search(text):
        return True
    if re.fullmatch(r"\w+", place.expects):
        return re.search(rf"(?<!\w){place.expects}(?!\w)", text) is not None
    return " ".join(place.expects.split()).casefold() in " ".join(text.split()).casefold()


def _says(facts: FileFacts, place: Place) -> bool:
    """Whether a definition, call, import, base or parameter of that name stands at that place."""
    first, last, name = place.lines.first, place.lines.last, place.expects
    in_range = range(first, last + 1)
    return (
        any(row[2] == name and row[5] in in_range for row in facts.defs)
        or any(row[1] == name and row[3] in in_range for row in facts.calls)
        or any(row[6] in in_range and name in _import_names(row) for row in facts.imports)
        or any(row[6] in in_range and row[2] == name for row in facts.bases)
        or any(
            row[5] in in_range and (f'"{name}"' in (row[9] or "") or _has_base(facts, row[0], name))
            for row in facts.defs
        )
    )


def _import_names(row: ImportRow) -> Iterable[str]:
    return (row[2], row[4], row[5], *re.split(r"\W+", row[2]))


def _has_base(facts: FileFacts, owner: int, name: str) -> bool:
    return any(row[0] == owner and row[2] == name for row in facts.bases)


def _read(places: Iterable[Place]) -> tuple[Observation, ...]:
    return tuple(
        Observation(TextValue(place.expects), (place,), f"read {place.path}:{place.lines.first}")
        for place in places
    )
