"""One small check in every form, as files beside: a changed form is a reviewed diff.

python -m tests.golden.test_check_forms    rewrites them
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.surfaces.check.github import step_summary
from probant.surfaces.check.rendering import render
from probant.surfaces.check.sheet import Sheet
from probant.surfaces.cli.text import painter
from probant.vocabulary.assertion import Aside, ClaimKind, Failure, Mark, MarkedSentence
from probant.vocabulary.record import replace
from probant.vocabulary.source import Citation, Digest, LineRange, RepoPath
from tests.surfaces.checked import ROOT, piece, refuted, sheet, unverifiable, verified

FOLDER = Path(__file__).parent / "check"
FORMS = {
    "text": "text.txt",
    "json": "json.json",
    "sarif": "sarif.json",
    "github": "github.txt",
    "junit": "junit.xml",
    "summary": "summary.md",
}


def _sentences(guide: Sheet) -> Iterator[MarkedSentence]:
    told = (
        ("The class `Cart` (shop/cart.py:1) adds up prices.", Mark.UNREAD, (0,), "adds up prices"),
        ("`add` is defined in `shop/util.py`, and uses `requests.get`.", Mark.REFUTED, (1, 2, 3),
         "uses"),
        ("I like it.", Mark.NONE, (), ""),
    )  # fmt: skip
    for text, mark, parts, unread in told:
        yield MarkedSentence(
            span=piece(guide.document, text), text=text, mark=mark, parts=parts,
            unread=(unread,) if unread else (),
        )  # fmt: skip


def shop() -> tuple[Sheet, ...]:
    guide = sheet(
        "# Shop\n\nThe class `Cart` (shop/cart.py:1) adds up prices.\n"
        "`add` is defined in `shop/util.py`, and uses `requests.get`.\n"
        "```shop/cart.py:3\nreturn add(1, 2)\n```\nI like it.\n",
        verified("shop/cart.py:1", kind=ClaimKind.LINE_RANGE),
        refuted("shop/util.py", "there is no file shop/util.py"),
        refuted(
            "`add` is defined in `shop/util.py`", "add is a function defined at shop/cart.py:6",
            failure=Failure.WRONG_STRUCTURE, kind=ClaimKind.DEFINED_IN,
            suggestion="shop/cart.py:6", edit=("shop/util.py", "shop/cart.py"),
        ),
        unverifiable("requests.get", "requests is no part of this repository"),
        refuted(
            "return add(1, 2)", "the quoted line stands at shop/cart.py:4",
            failure=Failure.QUOTE_DRIFTED, kind=ClaimKind.QUOTE, suggestion="shop/cart.py:4",
            edit=("shop/cart.py:3", "shop/cart.py:4"),
        ),
        n_citations=3, warnings=["suspicious git configuration: core.fsmonitor"],
    )  # fmt: skip
    cited = Citation(
        path=RepoPath("shop/cart.py"), lines=LineRange(1, 1), quote="class Cart:", blob=Digest("ab")
    )
    first, *others = guide.report.claims
    aside = Aside(piece(guide.document, "I like it."), "I like it.", "an opinion")
    claims = (replace(first, citations=(cited,)), *others)
    report = replace(
        guide.report, claims=claims, asides=(aside,), sentences=tuple(_sentences(guide))
    )
    empty = sheet("Hello.\n", name="empty.md", path="empty.md")
    return Sheet(guide.document, report, guide.path), empty


def shown(form: str) -> str:
    if form == "summary":
        return step_summary(shop())
    return render(shop(), form, painter("never"), root=ROOT, exit_code=1).text


@pytest.mark.parametrize("form", FORMS)
def test_a_form_is_what_it_was(form: str) -> None:
    kept = (FOLDER / FORMS[form]).read_text(encoding="utf-8")
    assert shown(form) == kept, "changed; python -m tests.golden.test_check_forms rewrites it"


if __name__ == "__main__":
    for form, name in FORMS.items():
        (FOLDER / name).write_text(shown(form), encoding="utf-8")
