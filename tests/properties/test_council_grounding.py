"""True findings are all grounded, and none of hundreds that are off by a line, a file or a word.

The tree is a real one: the modules of this package that read files.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import probant
from probant.council.machine.grounding import Grounder
from probant.council.machine.quoting import n_telling, row_of, stands_in
from probant.vocabulary.council import Finding, Severity
from probant.vocabulary.record import replace
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import make_repo

PACKAGE = Path(probant.__file__).parent
N_TRUE = 400


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SourceTree]:
    folder = tmp_path_factory.mktemp("real")
    sources = {
        f"src/{file.relative_to(PACKAGE).as_posix()}": file.read_bytes()
        for part in ("workspace", "vocabulary", "judgement")
        for file in sorted((PACKAGE / part).glob("*.py"))
    }
    repo = make_repo(folder / "repo", sources)
    with open_tree(repo, at="HEAD", cache_dir=folder / "cache") as opened:
        yield opened


@pytest.fixture(scope="module")
def true(tree: SourceTree) -> list[Finding]:
    """Findings that quote what they cite, in the ways models do."""
    draw = random.Random(7)
    paths = [path for path in tree.files if len(tree.lines(path)) > 5]
    found: list[Finding] = []
    while len(found) < N_TRUE:
        path = draw.choice(paths)
        lines = tree.lines(path)
        first = draw.randint(1, len(lines))
        last = min(len(lines), first + draw.choice((0, 0, 0, 1, 2, 5)))
        quote = "\n".join(lines[first - 1 : last])
        if n_telling(quote) < 8:
            continue
        shown = draw.choice((quote, quote.strip(), quote + "  \n", quote.replace("\n", "\r\n")))
        wide = draw.choice((0, 0, 3))
        found.append(
            Finding(
                severity=Severity.CRITICAL,
                path=draw.choice(("", "", "./")) + path,
                first_line=max(1, first - wide),
                last_line=min(len(lines), last + wide),
                quote=shown,
                description="seen",
            )
        )
    return found


def mutants(finding: Finding, tree: SourceTree) -> Iterator[Finding]:
    """The same finding, wrong in one way; lines are moved to where the quote does not stand."""
    path = finding.path.removeprefix("./")
    for other in (
        path.upper(), path + "x", path.removeprefix("src/"), path.rpartition("/")[2], "../" + path,
        "/" + path, path.replace("/", "\\"), "src/../" + path, f"file:{path}", path + "\0",
    ):  # fmt: skip
        yield replace(finding, path=other)
    lines = next(tree.lines(one) for one in tree.files if one == path)
    n_cited = finding.last_line - finding.first_line + 1
    for moved in (-40, -7, -n_cited, n_cited, 7, 40, 10_000):
        first, last = finding.first_line + moved, finding.last_line + moved
        if not 1 <= first <= last <= len(lines) or stands_in(
            finding.quote, lines[first - 1 : last]
        ):
            yield replace(finding, first_line=first, last_line=last)
    yield replace(finding, first_line=finding.last_line + 1)
    yield replace(finding, last_line=len(lines) + 1)
    yield replace(finding, first_line=0)
    for wrong in ("", " \n", finding.quote + "~", "§" + finding.quote.strip()):
        yield replace(finding, quote=wrong)
    middle = len(finding.quote.strip()) // 2
    bare = finding.quote.strip()
    yield replace(finding, quote=bare[:middle] + "\N{WHITE SMILING FACE}" + bare[middle + 1 :])


def test_true_findings_are_grounded_and_no_mutant_is(tree: SourceTree, true: list[Finding]) -> None:
    grounder = Grounder(tree)
    missed = [(one, why) for one in true if (why := grounder.ground(one).why)]
    assert not missed
    wrong = [mutant for one in true for mutant in mutants(one, tree)]
    assert len(wrong) >= 20 * N_TRUE
    assert [one for one in wrong if grounder.ground(one).is_grounded] == []


ANY = st.text(st.characters(), max_size=60)
NUMBER = st.one_of(st.integers(-2, 12), st.integers(), st.just(10**4000))


@settings(max_examples=300, deadline=None)
@given(path=ANY, first=NUMBER, last=NUMBER, quote=st.one_of(ANY, st.just("x" * 1_000_000)))
def test_nothing_a_model_says_makes_it_fail(
    tree: SourceTree, path: str, first: int, last: int, quote: str
) -> None:
    grounder = Grounder(tree)
    for where in (path, "src/vocabulary/source.py"):
        finding = Finding(
            severity=Severity.INFO, path=where, first_line=first, last_line=last, quote=quote,
            description="",
        )  # fmt: skip
        found = grounder.ground(finding)
        assert found.is_grounded != bool(found.why)
        if found.is_grounded:
            lines = tree.lines(found.path or pytest.fail("no path"))
            assert not stands_in(quote, lines[first - 1 : last])


LINES = st.lists(st.text(" \tab", max_size=5), min_size=1, max_size=8)


@settings(max_examples=500, deadline=None)
@given(lines=LINES, data=st.data())
def test_lines_are_found_where_they_stand(lines: list[str], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(lines) - 1))
    last = data.draw(st.integers(first, len(lines) - 1))
    quote = "\n".join(lines[first : last + 1])
    row = row_of(quote, lines)
    if not quote.strip():
        assert row is None
        return
    assert row is not None
    assert row <= first
    wanted = [one.strip() for one in lines[first : last + 1]]
    stood = [one.strip() for one in lines[row : row + len(wanted)]]
    assert len(stood) == len(wanted)
    assert all(part in whole for part, whole in zip(wanted, stood, strict=True))


@settings(max_examples=500, deadline=None)
@given(lines=LINES, quote=st.text(" \tab\n", max_size=12))
def test_a_quote_that_stands_there_has_its_words_there(lines: list[str], quote: str) -> None:
    if not stands_in(quote, lines):
        squeezed = "".join("".join(lines).split())
        assert "".join(quote.split()) in squeezed
