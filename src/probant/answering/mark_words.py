"""What marks are called in a sentence: those that were looked for, and those that were found.

A sort that was not found is never named as if it were there. The sentences stand in
`questions/marks.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from probant.vocabulary.evidence import FOUND
from probant.vocabulary.marks import FOR_DEBUGGING, OF_DEBUGGING, STATED, mark_sort, sorts_of
from probant.vocabulary.marks import looked_for as looked_for

N_FILES = 100
"""How many files are named, where they are too many to tell each place."""

_MEANT = "; whether they are meant to stay, the code does not say"
_FOR_WHAT = "; whether they are for debugging, the code does not say"
_LEFT_BEHIND = frozenset({"print", "breakpoint"})


def found(mark: str, told: Sequence[str]) -> str:
    """The sorts among the stated marks, and nothing else."""
    texts = [match["text"] for one in told if (match := STATED.fullmatch(one))]
    words = list(dict.fromkeys(mark_sort(mark, one) for one in texts))
    if not words:
        return looked_for(mark)
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def lacking(mark: str, told: Sequence[str]) -> str:
    """The sorts asked for of which there are none."""
    texts = [match["text"] for one in told if (match := STATED.fullmatch(one))]
    there = {mark_sort(mark, one) for one in texts}
    none = [sort for sort in sorts_of(mark) if sort not in there]
    return f"; there are no {' and no '.join(none)}" if there and none else ""


def by_file(told: Sequence[str], n_places: int) -> str:
    """Each place where they are few, else every file with how many it has."""
    if len(told) <= n_places:
        return "; ".join(told)
    paths = Counter(match["path"] for one in told if (match := STATED.fullmatch(one)))
    files = [f"{path} ({n})" if n > 1 else path for path, n in sorted(paths.items())]
    more = f" and {len(files) - N_FILES} more files" if len(files) > N_FILES else ""
    many = f"{len(files)} files" if len(files) > 1 else "one file"
    return f"{len(told)} places in {many}: {', '.join(files[:N_FILES])}{more}"


def unsaid(mark: str, told: Sequence[str]) -> str:
    """What a print does not tell of itself."""
    return for_what(mark, told) or (_MEANT if mark in _LEFT_BEHIND else "")


def for_what(mark: str, told: Sequence[str]) -> str:
    """That a purpose was asked for which nothing shows."""
    is_open = mark in OF_DEBUGGING and not _is_for_debugging(mark, told)
    return _FOR_WHAT if is_open else ""


def begun(mark: str, told: Sequence[str]) -> str:
    """How a yes begins; of what may be something else, only that it is there."""
    return "In" if mark in OF_DEBUGGING and not _is_for_debugging(mark, told) else "Yes, in"


def _is_for_debugging(mark: str, told: Sequence[str]) -> bool:
    texts = [match["text"] for one in told if (match := STATED.fullmatch(one))]
    return any(mark_sort(mark, one) in FOR_DEBUGGING for one in texts)


def summed(notes: Sequence[str]) -> str:
    """What the tool counted, sort by sort; '' where it told none."""
    parts = (part for note in notes for part in note.split("; "))
    return next((part.removeprefix(FOUND) for part in parts if part.startswith(FOUND)), "")
