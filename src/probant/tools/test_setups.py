"""What makes things ready for tests: fixtures, set-up methods, values of the file or the class.

A test that gets a thing from there need not name it. Yields facts, not evidence.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from probant.facts.languages import family_of
from probant.facts.lookup import FactBook
from probant.facts.rows import DefFact
from probant.tools.test_cases import Case
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import CLASS_KINDS, FUNCTION_KINDS

SETTING_UP = frozenset(
    "setUp setUpClass setUpModule asyncSetUp setup setup_method setup_class setup_module"
    " setup_function SetUp SetUpTestSuite setUpTestData".split()
)
MARKS = frozenset(
    "fixture Before BeforeEach BeforeAll BeforeClass BeforeTest BeforeMethod yield_fixture".split()
)


class Setup(Record):
    """A line outside of tests that makes something ready; the function it stands in, if any."""

    path: RepoPath
    line: int
    maker: DefFact | None
    holder: DefFact | None


def setup_at(book: FactBook, path: RepoPath, line: int) -> Setup | None:
    """What a line outside of any test is for; None where it makes nothing ready for tests."""
    around = [
        fact for fact in book.definitions_in(path) if fact.first_line <= line <= fact.last_line
    ]
    makers = [fact for fact in around if fact.kind in FUNCTION_KINDS]
    holders = [fact for fact in around if fact.kind in CLASS_KINDS]
    holder = max(holders, key=lambda fact: fact.line) if holders else None
    if makers:
        maker = min(makers, key=lambda fact: fact.line)
        return Setup(path, line, maker, holder) if _is_setup(maker) else None
    if family_of(path) == "typescript":
        return Setup(path, line, None, None)
    is_value = any(fact.kind in ("variable", "constant") for fact in around)
    return Setup(path, line, None, holder) if is_value else None


def _is_setup(fact: DefFact) -> bool:
    marks = {mark.rpartition(".")[2] for mark in fact.details.decorators}
    return fact.name in SETTING_UP or bool(marks & MARKS)


def served(setup: Setup, cases: Iterable[Case], facts: Sequence[DefFact]) -> list[Case]:
    """Tests that certainly get what a set-up makes: those of its class, or that ask for it."""
    if setup.maker is not None and setup.maker.name not in SETTING_UP:
        takers = {
            (fact.path, fact.line)
            for fact in facts
            if any(one.name == setup.maker.name for one in fact.details.parameters)
        }
        return [one for one in cases if (one.path, one.definition.line) in takers]
    group = setup.holder.qualified_name if setup.holder else None
    return [one for one in cases if one.path == setup.path and group and one.group == group]
