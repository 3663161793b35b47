"""Claims about types that nobody wrote down: a second opinion decides, or nobody does."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.opinions.fixed import FixedOpinions
from probant.opinions.port import Opinion, Part
from probant.surfaces.api import check
from probant.tools.registry import Toolbox
from probant.tools.statements.ground import Ground
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import replace
from probant.workspace.search import TextSearch
from tests.cases.asking import can_be_asked, settings_beside, workbench
from tests.repos import make_tree

SOURCE = """
LIMIT = 10


def sizes(k: int):
    return [k]


def maybe(k: int):
    if k:
        return k


def vague(k):
    return k


def plain(k: int) -> str:
    return str(k)


class Base:
    pass


class Child(Base):
    size = 3


def child():
    return Child()
"""

CLAIMS = [
    ("`sizes` returns `list[int]`.", "verified"),
    ("`sizes` returns `str`.", "refuted"),
    ("`LIMIT` is of type `int`.", "verified"),
    ("`LIMIT` is of type `str`.", "refuted"),
    ("`Child.size` is of type `int`.", "verified"),
    ("`child` returns `Child`.", "verified"),
    ("`child` returns `Base`.", "unverifiable"),  # it is one, too
    ("`maybe` returns `int`.", "unverifiable"),  # mostly
    ("`vague` returns `int`.", "unverifiable"),
    ("`plain` returns `str`.", "verified"),
    ("`plain` returns `int`.", "refuted"),
]


@pytest.mark.skipif(not can_be_asked("ty"), reason="ty is not installed")
@pytest.mark.parametrize(("text", "verdict"), CLAIMS)
def test_a_claim_about_a_type(text: str, verdict: str, tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    report = check(text, repo, tiers="V2", settings=settings_beside(repo)).to_json()
    assert [claim["verdict"] for claim in report["claims"]] == [verdict]


@pytest.mark.parametrize(("text", "verdict"), CLAIMS)
def test_without_a_second_opinion_only_annotations_decide(
    text: str, verdict: str, tmp_path: Path
) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    settings = replace(settings_beside(repo), second_opinions="never")
    report = check(text, repo, tiers="V2", settings=settings).to_json()
    expected = verdict if "plain" in text else "unverifiable"
    assert [claim["verdict"] for claim in report["claims"]] == [expected]


def test_what_is_asked_about_a_definition(tmp_path: Path) -> None:
    repo = make_tree(tmp_path / "repo", {"m.py": SOURCE})
    told = {
        ("m.py", "sizes", Part.RETURNED): Opinion(text="list[int]", by="x"),
        ("m.py", "LIMIT", Part.VALUE): Opinion(text='Literal[10, "a"] | None', by="x"),
        ("m.py", "size", Part.VALUE): Opinion(reason=ReasonCode.TIMEOUT, note="slow"),
    }
    fixed = FixedOpinions(told)
    with workbench(repo) as bench:
        search = TextSearch(bench.tree, bench.texts)
        box = Toolbox(
            tree=bench.tree, book=bench.book, binder=bench.binder, search=search, opinions=fixed
        )
        ground = Ground(box)
        types = {
            name: [ground.inferred(fact) for fact in bench.book.definitions(name) * 2]
            for name in ("sizes", "LIMIT", "size")
        }
    assert types == {
        "sizes": ["list[int]"] * 2,
        "LIMIT": ["int | str | None"] * 2,
        "size": [None, None],
    }
    assert [one.holder for one in fixed.asked] == [None, "", "Child"], "each asked once"
