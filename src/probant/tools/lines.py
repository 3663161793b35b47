"""Files by their lines: how many there are, and what stands on some of them.

A file that two paths could mean is asked back, never chosen. What the lines mean is not its matter.
"""

from __future__ import annotations

import re

from probant.facts.file_names import file_seen, files_named, module_files
from probant.tools.base import EntryMaker
from probant.tools.registry import Toolbox
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceClass, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Relation, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.vocabulary.value import CountValue, Observation, TextValue

N_AROUND = 3
"""How many lines above and below a line stand around it."""

N_LEADS = 5
_AROUND = re.compile(r"around|near|about|surround|context|close|next|beside", re.IGNORECASE)


class Lines:
    """Reads files of one snapshot by line number."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._make = EntryMaker(box.tree, "lines", Signal.LEXICAL)
        self._count = EntryMaker(box.tree, "lines", Signal.CONTENT)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        make = self._count if step.evidence_class is EvidenceClass.DISCOVERY else self._make
        target = step.targets[0]
        paths = self._files(target)
        if len(paths) > 1:
            return (self._ambiguous(make, step, paths),)
        if not paths:
            return (self._missing(make, step, target),)
        source = self._tree.read(paths[0])
        if step.relation is Relation.LINE_COUNT:
            return (self._counted(step, paths[0], source),)
        return (self._shown(step, paths[0], source),)

    def _files(self, target: Target) -> tuple[RepoPath, ...]:
        found = files_named(self._tree, target.text).exact
        return found or module_files(self._tree, target.text)

    def _ambiguous(
        self, make: EntryMaker, step: Step, paths: tuple[RepoPath, ...]
    ) -> EvidenceEntry:
        return make.observed(
            step,
            Quality.WEAK,
            candidates=tuple(file_seen(path) for path in paths),
            n_matches=len(paths),
            complete=False,
            reasons=(ReasonCode.AMBIGUOUS_NAME,),
            note=f"{len(paths)} files are called {step.targets[0].text}",
        )

    def _missing(self, make: EntryMaker, step: Step, target: Target) -> EvidenceEntry:
        skipped = [
            skip for skip in self._tree.skipped if f"/{skip.path}".endswith("/" + target.text)
        ]
        if skipped:
            note = f"{skipped[0].path} was not read: {skipped[0].reason}"
            return make.absent(
                step, complete=False, reasons=(ReasonCode.WINDOW_SKIPPED_FILES,), note=note
            )
        near = files_named(self._tree, target.text).partial[:N_LEADS]
        return make.absent(
            step,
            complete=False,
            candidates=tuple(file_seen(path) for path in near),
            reasons=(ReasonCode.MISSING_ANCHOR,),
            note=f"no file called “{target.text}” was found",
        )

    def _counted(self, step: Step, path: RepoPath, source: bytes) -> EvidenceEntry:
        n_lines = number_of_lines(source)
        where = Place(path, LineRange(1, max(n_lines, 1)))
        seen = Observation(CountValue(n_lines), (where,), f"{path} has {n_lines} lines")
        return self._count.observed(step, Quality.STRONG, (seen,))

    def _shown(self, step: Step, path: RepoPath, source: bytes) -> EvidenceEntry:
        n_lines = number_of_lines(source)
        asked = asked_lines(step.member)
        if asked is None or asked.first > n_lines or (asked.last > n_lines and not asked.around):
            note = f"{path} has {n_lines} lines" + ("" if asked else "; no line was named")
            return self._make.absent(
                step, complete=False, reasons=(ReasonCode.FALSE_PREMISE,), note=note
            )
        span = asked.among(n_lines)
        first, last = span.first, span.last
        text = b"\n".join(source.split(b"\n")[first - 1 : last]).decode("utf-8", "replace")
        lines = f"line {first}" if first == last else f"lines {first}-{last}"
        seen = Observation(
            TextValue(text), (Place(path, LineRange(first, last)),), f"{lines} of {path}: {text}"
        )
        return self._make.observed(step, Quality.STRONG, (seen,))


class Asked(Record):
    """The lines a question names, and whether it wants what is around them too."""

    first: int
    last: int
    around: bool

    def among(self, n_lines: int) -> LineRange:
        """These lines of so many, as far as there are any."""
        wider = N_AROUND if self.around else 0
        return LineRange(max(1, self.first - wider), min(n_lines, self.last + wider))


def asked_lines(words: str) -> Asked | None:
    """`40`, `10-20`, `10 to 20`, `around line 12`; None where no number is told."""
    numbers = [int(number) for number in re.findall(r"\d{1,9}", words)]
    if not numbers or min(numbers[:2]) < 1:
        return None
    first, last = min(numbers[:2]), max(numbers[:2])
    return Asked(first, last, _AROUND.search(words) is not None)


def number_of_lines(source: bytes) -> int:
    """Ends of lines, and one more where the last line has none."""
    return source.count(b"\n") + (1 if source and not source.endswith(b"\n") else 0)
