"""What the verbs return in Python: frozen objects, each with its JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING

from probant.vocabulary.record import Record
from probant.vocabulary.source import Snapshot

if TYPE_CHECKING:
    from probant.answering.answer import Answer
    from probant.surfaces.wire import Json
    from probant.tools.places import FoundPlace
    from probant.vocabulary.assertion import Checked, TextReport
    from probant.workflows.show import ShownCode


class AnswerResult(Record):
    """An answer with its proof. `limit` is how many of its values are shown (None: all)."""

    answer: Answer
    limit: int | None = None

    def to_json(self) -> Json:
        """`probant.answer/1`."""
        from probant.surfaces.wire import answer_json

        return answer_json(self.answer, limit=self.limit)


class FactsResult(Record):
    """What the code says."""

    document: Json

    def to_json(self) -> Json:
        """`probant.facts/1`."""
        return self.document


class CheckReport(Record):
    """What became of every claim of one text or several."""

    reports: tuple[TextReport, ...]

    @property
    def claims(self) -> tuple[Checked, ...]:
        """Every claim of every text, in the order in which they stand."""
        return tuple(one for report in self.reports for one in report.claims)

    @property
    def refuted(self) -> tuple[Checked, ...]:
        return tuple(one for one in self.claims if one.failure is not None)

    @property
    def exit_code(self) -> int:
        """What the command would end with: 0 only if something is verified and nothing refuted."""
        from probant.surfaces.check.tally import tally_of

        return tally_of(self.reports).exit_code()

    def to_json(self) -> Json:
        """`probant.check/1`."""
        from probant.surfaces.check.wire import check_json

        return check_json(self.reports)


class SearchResult(Record):
    """Ranked places, best first. Each exists and says so; nothing else is claimed."""

    query: str
    snapshot: Snapshot
    places: tuple[FoundPlace, ...]

    def to_json(self) -> Json:
        """`probant.search/1`."""
        from probant.surfaces.wire import search_json

        return search_json(self.query, self.snapshot, self.places)


class ShowResult(Record, kw_only=True):
    """All code of a name, product code before tests; empty where the name is unknown."""

    name: str
    snapshot: Snapshot
    definitions: tuple[ShownCode, ...]
    closest: tuple[str, ...] = ()
    """Names like an unknown one."""

    def to_json(self) -> Json:
        """`probant.show/1`."""
        from probant.surfaces.wire import show_json

        return show_json(self.name, self.snapshot, self.definitions)
