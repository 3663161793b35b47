"""Which commits a question lets count: since and until when, and by whom.

A date is a day of the commit's own recorded author date, both ends included, as the author's clock
showed it: `git log --since` looks at committer dates and at the reader's time zone, and stops where
they go back. A revision is a set: since one is what it cannot reach, until one what it can. Next:
files.py, commits.py.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterable
from functools import cached_property

from probant.tools.history.ground import Ground
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.reason import ReasonCode
from probant.workspace.history import Commit

_DATE = re.compile(r"(\d{4})(?:-(\d{2})(?:-(\d{2})(?:[T ].*)?)?)?")


class Window:
    """The commits that count. `tip` is where to start, `without` what is left out with all below.

    `first_day` and `last_day` are ISO days, '' where that end is open.
    """

    def __init__(
        self,
        ground: Ground,
        *,
        tip: str,
        without: str | None = None,
        first_day: str = "",
        last_day: str = "",
        author: str = "",
    ) -> None:
        self._ground = ground
        self.tip = tip
        self.without = without
        self.first_day = first_day
        self.last_day = last_day
        self.author = author

    @property
    def is_range(self) -> bool:
        """Whether revisions end it, and not only dates."""
        return self.without is not None or self.tip != self._ground.head

    @property
    def is_open(self) -> bool:
        """Whether every commit of the snapshot's history counts."""
        return not (self.is_range or self.first_day or self.last_day or self.author)

    @cached_property
    def is_beside(self) -> bool:
        """Whether it ends on a branch that is not part of the snapshot's history."""
        ahead = self._ground.chronicle.commits(self.tip, without=self._ground.head, max_count=1)
        return self.tip != self._ground.head and bool(ahead)

    def holds(self, commit: Commit) -> bool:
        """Whether a commit that lies between the revisions is of the days and the author asked."""
        day = commit.date[:10]
        if (self.first_day and day < self.first_day) or (self.last_day and day > self.last_day):
            return False
        return not self.author or is_by(commit, self.author)

    def of(self, commits: Iterable[Commit]) -> list[Commit]:
        """Those that count, of commits that lie between the revisions."""
        return [commit for commit in commits if self.holds(commit)]

    def within(self, commits: Iterable[Commit]) -> list[Commit]:
        """Those that count, of any commits."""
        if not self.is_range:
            return self.of(commits)
        return self.of(commit for commit in commits if commit.sha in self._between)

    @cached_property
    def _between(self) -> frozenset[str]:
        found = self._ground.chronicle.commits(self.tip, without=self.without)
        return frozenset(commit.sha for commit in found)


def window_of(ground: Ground, step: Step) -> Window | EvidenceEntry:
    """What the filters of a step let count; an entry where they name what is not there."""
    filters = step.filters
    tip, without = ground.head, None
    since, until = days_of(filters.since), days_of(filters.until)
    if filters.until and until is None:
        found = ground.revision(step, _commit(filters.until))
        if isinstance(found, EvidenceEntry):
            return found
        tip = found
    if filters.since and since is None:
        found = ground.revision(step, _commit(filters.since))
        if isinstance(found, EvidenceEntry):
            return found
        without = found
    return Window(
        ground,
        tip=tip,
        without=without,
        first_day=since[0] if since else "",
        last_day=until[1] if until else "",
        author=filters.by,
    )


def days_of(text: str) -> tuple[str, str] | None:
    """The first and the last day of a date: a day, a month, a year; None where it is no date."""
    match = _DATE.fullmatch(text.strip())
    if match is None:
        return None
    year, month, day = match.groups()
    if month is None:
        return f"{year}-01-01", f"{year}-12-31"
    if not 1 <= int(month) <= 12 or int(year) == 0:
        return None
    n_days = monthrange(int(year), int(month))[1]
    if day is None:
        return f"{year}-{month}-01", f"{year}-{month}-{n_days}"
    if not 1 <= int(day) <= n_days:
        return None
    return f"{year}-{month}-{day}", f"{year}-{month}-{day}"


def is_by(commit: Commit, author: str) -> bool:
    """Whether its author has this name, a word of it, or this address, in any case."""
    wanted = " ".join(author.casefold().split())
    name, email = " ".join(commit.author.casefold().split()), commit.email.casefold()
    if wanted in (name, email, email.partition("@")[0]):
        return True
    return re.search(rf"(?<!\w){re.escape(wanted)}(?!\w)", name) is not None


def people(commits: Iterable[Commit]) -> list[str]:
    """The authors of commits, each once: two addresses of one name are one, and the reverse."""
    return [name for name, _ in by_person(commits)]


def by_person(commits: Iterable[Commit]) -> list[tuple[str, list[Commit]]]:
    """The same with the commits of each, in the order in which they come."""
    found: dict[frozenset[str], tuple[str, list[Commit]]] = {}
    for commit in commits:
        marks = frozenset({commit.author.casefold(), commit.email.casefold()})
        same = [known for known in found if not known.isdisjoint(marks)]
        known = [found.pop(one) for one in same]
        theirs = [one for _, some in known for one in some]
        found[marks.union(*same)] = (known[0][0] if known else commit.author, [*theirs, commit])
    return list(found.values())


def said_of_authors(
    author: str | None, commits: Iterable[Commit]
) -> tuple[tuple[ReasonCode, ...], str | None]:
    """What to remark where a name fits several people."""
    names = people(commits) if author else []
    if len(names) < 2:
        return (), None
    return (ReasonCode.AMBIGUOUS_NAME,), f"authors of that name: {', '.join(names)}"


def _commit(text: str) -> Target:
    return Target(text=text, kind=TargetKind.COMMIT)
