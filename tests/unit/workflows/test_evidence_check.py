"""Prose among the evidence: rejected only where all it cites surely is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from probant.council.machine.opinions import machine_review
from probant.settings import load_settings
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.vocabulary.source import LineRange
from probant.wiring import open_workbench
from probant.workflows.evidence_check import EvidenceChecker
from tests.repos import make_repo

FILES = {
    "src/shop/till.py": (
        "import json\n\n\nclass Till:\n    def close(self):\n        return json.dumps({})\n"
    ),
    "src/shop/stock.py": "def refill():\n    return 7\n",
    "src/web/index.js": "module.exports = 1\n",
    "docs/index.js": "module.exports = 2\n",
    "README.md": "# Shop\n",
}

Review = Callable[..., MachineOpinion]


@pytest.fixture(scope="module")
def review(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Review]:
    folder = tmp_path_factory.mktemp("prose")
    repo = make_repo(folder / "shop", FILES)
    settings = load_settings({"PROBANT_CACHE_DIR": str(folder / "cache"), "HOME": str(folder)})
    with open_workbench(settings, Path(repo), at="HEAD") as bench:
        checker = EvidenceChecker(bench.tree, bench.book, bench.binder, bench.desk)

        def reviewed(text: str, form: BodyFormat = BodyFormat.MARKDOWN) -> MachineOpinion:
            item = Item(
                evidence_id="e", request_index=0, source="s", format=form, content=text,
                bearing=Bearing.BLOCKING,
            )  # fmt: skip
            (opinion,) = machine_review([item], bench.tree, checker)
            return opinion

        yield reviewed


@pytest.mark.parametrize(
    "text",
    [
        "src/shop/nope.py:10:5: E501 line too long",
        "src/shop/till.py:999:1: F821 undefined name `foo`",
        "src/shop/nope.py:3: error: bad\nsrc/shop/till.py:4000: error: bad\n",
        "src/shop/till.py:8: bad\n\n",
    ],
)
@pytest.mark.parametrize("form", [BodyFormat.MARKDOWN, BodyFormat.TEXT])
def test_citations_that_are_all_wrong_are_rejected(
    review: Review, text: str, form: BodyFormat
) -> None:
    opinion = review(text, form)
    assert opinion.status is Status.REJECTED, opinion.rationale
    assert opinion.places
    assert not any(one.grounding.is_grounded for one in opinion.places)


@pytest.mark.parametrize(
    "text",
    [
        "The service runs as root and disables TLS verification. (cf. src/shop/till.py:50)",
        "# Report\n\nFiles scanned: src/shop/till.py:120\n\nThe service runs as root.\n",
        "src/shop/till.py:50: bad\nThe service runs as root.\n",
        "The service runs as root: src/shop/nope.py:3: bad",
        "src/shop/till.py:1-10 command injection reachable through json",
        "src/shop/till.py:1-10: command injection reachable through json",
        "src/shop/till.py:7-90: command injection reachable through json",
        "src/shop/till.py:0: file-level problem",
        "src/shop/till.py:7: W391 blank line at end of file",
        "`json.system` in src/shop/till.py line 1 is dangerous",
        "Hard-coded password in src/shop/nope.py",
        "The function `frobnicate` in src/shop/till.py leaks a handle.",
        "src/shop/till.py line 5 reads:\n\n```python\nself.drawer.explode(loudly)\n```\n",
        "src/shop/nope.py:3: differs from src/shop/till.py:5",
        "src/shop/till.py:9-4: odd",
        "The patch looks risky, and nobody wrote tests for it.",
        "0 problems found.",
        "Missing file src/shop/nope.py.",
        "Put the prices in src/shop/nope.py",
        "Die Datei src/shop/nope.py fehlt im Paket.",
        "PEP 561 requires `src/shop/py.typed` in this package.",
        "Please commit src/shop/schema_pb2.py.",
        "A licence is required: src/LICENSE.txt",
        "`tests/test_till.py` should exist.",
        "There is no src/shop/nope.py any more.",
        "`src/shop/till.py` lacks a function `refund`.",
        "src/shop/till.py does not define `refund`.",
        "Move `Till` to src/shop/drawer.py.",
        "Undefined name `foo` in src/shop/till.py",
        "Add `refund` in src/shop/till.py",
        "In src/shop/till.py:5 use this instead:\n\n```python\nreturn orjson.dumps({})\n```\n",
        "In src/shop/till.py:5:\n\n```python\nself.drawer.explode(loudly)\n```\n",
        "threading.py:1016: DeprecationWarning",
        "urllib3/connectionpool.py:700: warning",
        "/usr/lib/python3.11/json/__init__.py:231: warning",
        "/home/ci/shop/src/shop/nope.py:3: error",
        "src/Shop/Till.py:3: error",
        '{"file": "src/shop/nope.py", "line": 3',
        "`Till.close` calls `refill`.",
        "src/shop/nope.py:3 is broken, and `Till.close` calls `refill`.",
        "src/shop/nope.py:3: error\nsrc/shop/till.py:5: error\n",
    ],
)
def test_ordinary_prose_is_never_rejected(review: Review, text: str) -> None:
    opinion = review(text)
    assert opinion.status is not Status.REJECTED, opinion.rationale


@pytest.mark.parametrize("form", [BodyFormat.MARKDOWN, BodyFormat.TEXT])
def test_line_0_and_the_end_of_a_file_are_there_in_text_too(
    review: Review, form: BodyFormat
) -> None:
    for text in ("src/shop/till.py:0: file-level problem", "src/shop/till.py:7: W391 blank line"):
        opinion = review(text, form)
        assert opinion.status is Status.ACKNOWLEDGED, opinion.rationale
    opinion = review("src/shop/till.py:1-10: injection", form)
    assert "go on behind the end of src/shop/till.py" in opinion.rationale
    assert "not there" not in review("src/shop/till.py:1-10 injection", form).rationale


def test_a_stray_reference_in_prose_is_said_not_to_reject(review: Review) -> None:
    opinion = review("The service runs as root. (cf. src/shop/till.py:50)")
    assert opinion.status is Status.UNRESOLVED
    assert "no ground to reject it" in opinion.rationale


def test_lines_that_are_there_check(review: Review) -> None:
    opinion = review("See src/shop/till.py:5 and README.md. `Till` in src/shop/till.py is large.")
    assert opinion.status is Status.ACKNOWLEDGED
    assert [(one.path, one.lines) for one in opinion.places if one.grounding.is_grounded] == [
        ("src/shop/till.py", LineRange(5, 5)),
        ("src/shop/till.py", LineRange(4, 4)),
    ]


def test_a_file_that_is_only_mentioned_is_a_place_where_nothing_else_is(review: Review) -> None:
    opinion = review("Passwords in src/shop/till.py")
    assert [(one.path, one.lines) for one in opinion.places] == [("src/shop/till.py", None)]


def test_a_folder_is_not_a_place(review: Review) -> None:
    opinion = review("Everything in src/shop/ is bad.")
    assert not any(one.grounding.is_grounded for one in opinion.places)


def test_a_name_of_several_files_grounds_none_of_them(review: Review) -> None:
    opinion = review("index.js:1 is bad")
    assert not any(one.grounding.is_grounded for one in opinion.places)


def test_some_right_some_wrong_names_the_wrong_ones(review: Review) -> None:
    opinion = review("src/shop/nope.py:3: error\nsrc/shop/till.py:5: error\n")
    assert opinion.status is Status.UNRESOLVED
    assert "there is no file src/shop/nope.py" in opinion.rationale


def test_other_statements_that_do_not_hold_are_told(review: Review) -> None:
    opinion = review("src/shop/till.py:5 is bad. `refill` is defined in src/shop/till.py.")
    assert "Other statements that do not hold (1)" in opinion.rationale
    opinion = review("src/shop/till.py:5 is bad. `refill` is defined in src/shop/stock.py.")
    assert "Other statements that hold: 1" in opinion.rationale


def test_a_quote_that_moved_is_no_ground_for_rejection(review: Review) -> None:
    text = "src/shop/till.py line 2 reads:\n\n```python\n        return json.dumps({})\n```\n"
    opinion = review(text)
    assert opinion.status is Status.UNRESOLVED, opinion.rationale
    assert "Moved" in opinion.rationale or "has moved" in opinion.rationale
