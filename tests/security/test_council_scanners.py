"""Bodies that pretend to be a tool's output never crash the machine reviewer, nor fool it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from probant.council.machine.opinions import machine_review
from probant.vocabulary.council import Bearing, BodyFormat, Item, Status
from probant.vocabulary.machine import MachineOpinion
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import make_repo

LEAVES: tuple[object, ...] = (
    "a.py", "./a.py", "../a.py", "/etc/passwd", "/x/a.py", "C:\\a.py", "file:///x/a.py", "a%2epy",
    "a.py\0", "\x1b[31m.py", "<stdin>", ".git/config", "b.py", "%", "~", "a" * 5000, "\ud800",
    "one = 1", "1 one = 1\n", "requires login", "", "\n", "absent", "pass", "%SRCROOT%",
    None, True, False, -1, 0, 1, 2, 3, 9, 10**20, 1.5, -0.0, [], {}, [[]], [None], {"": {}},
)  # fmt: skip
LOCATION = {
    "physicalLocation": {
        "artifactLocation": {"uri": "a.py", "uriBaseId": "%SRCROOT%", "index": 0},
        "region": {"startLine": 1, "endLine": 2, "endColumn": 1, "snippet": {"text": "one = 1"}},
    }
}
DOCUMENTS: tuple[object, ...] = (
    {
        "runs": [
            {
                "originalUriBaseIds": {"%SRCROOT%": {"uri": "file:///x/", "uriBaseId": "TOP"}},
                "artifacts": [{"location": {"uri": "a.py"}, "parentIndex": -1}],
                "results": [
                    {
                        "ruleId": "R", "rule": {"id": "R"}, "kind": "fail",
                        "message": {"text": "m"}, "baselineState": "new",
                        "locations": [LOCATION, LOCATION],
                    }
                ],
            }
        ]
    },
    [
        {
            "filename": "a.py", "code": "E1", "message": "m", "cell": None,
            "location": {"row": 1, "column": 1}, "end_location": {"row": 2, "column": 1},
        }
    ],
    [
        {
            "filePath": "/x/repo/a.py", "source": "one = 1\ntwo = 2\n",
            "messages": [{"line": 1, "endLine": 2, "ruleId": "r", "message": "m"}],
        }
    ],
    {
        "results": [
            {
                "filename": "./a.py", "line_number": 1, "line_range": [1, 2], "test_id": "B1",
                "code": "1 one = 1\n2 two = 2\n", "issue_text": "m",
            }
        ]
    },
    {
        "results": [
            {
                "path": "a.py", "check_id": "c", "start": {"line": 1}, "end": {"line": 2, "col": 3},
                "extra": {"lines": "one = 1", "message": "m"},
            }
        ]
    },
)  # fmt: skip
N_BODIES = 4_000


def spoiled(value: object, draw: random.Random, chance: float) -> object:
    """The same shape with some of its values, keys or rows replaced, dropped or doubled."""
    if draw.random() < chance:
        return draw.choice(LEAVES)
    if isinstance(value, dict):
        return {
            key: spoiled(one, draw, chance)
            for key, one in value.items()
            if draw.random() > chance / 2
        }
    if isinstance(value, list):
        return [spoiled(one, draw, chance) for one in value * draw.choice((1, 1, 2))]
    return value


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SourceTree]:
    folder = tmp_path_factory.mktemp("hostile")
    repo = make_repo(folder / "repo", {"a.py": "one = 1\ntwo = 2\n"})
    with open_tree(repo, at="HEAD", cache_dir=folder / "cache") as opened:
        yield opened


def said(tree: SourceTree, body: str) -> MachineOpinion:
    item = Item(
        evidence_id="e", request_index=0, source="s", format=BodyFormat.JSON, content=body,
        bearing=Bearing.BLOCKING,
    )  # fmt: skip
    (opinion,) = machine_review([item], tree)
    return opinion


def check_opinion(opinion: MachineOpinion) -> None:
    assert opinion.rationale.isprintable()
    assert len(opinion.rationale) < 5_000
    for place in opinion.places:
        f"{place.path}{place.quote}{place.rule}{place.message}".encode()
        assert place.grounding.is_grounded != bool(place.grounding.why)
        if place.grounding.is_grounded:
            assert place.path == place.grounding.path == "a.py"
            assert place.lines is not None
            assert place.lines.last <= 2
    if opinion.status is Status.REJECTED:
        assert opinion.places
        assert not any(place.grounding.is_grounded for place in opinion.places)


def test_no_body_crashes_it_and_what_checks_is_a_line_of_a_file(tree: SourceTree) -> None:
    draw = random.Random(11)
    found = [
        said(tree, json.dumps(spoiled(draw.choice(DOCUMENTS), draw, draw.choice((0.02, 0.1, 0.3)))))
        for _ in range(N_BODIES)
    ]
    for opinion in found:
        check_opinion(opinion)
    assert {one.status for one in found} == {
        Status.ACKNOWLEDGED, Status.REJECTED, Status.UNRESOLVED,
    }  # fmt: skip
    assert sum(bool(one.places) for one in found) > N_BODIES / 3


def _is_json(body: str) -> bool:
    try:
        json.loads(body)
    except ValueError:
        return False
    return True


@settings(max_examples=300, deadline=None)
@given(body=st.text(st.sampled_from('{}[]":,\\ nul1.eE-+\n\ud800abc')))
def test_broken_json_is_a_reason(tree: SourceTree, body: str) -> None:
    assume(not _is_json(body))
    assert said(tree, body).status is Status.UNRESOLVED


def test_many_places_in_one_body_end(tree: SourceTree) -> None:
    rows = [
        {"filename": f"no/{'x/' * 40}{n}.py", "line_number": n, "code": f"{n} q{n}\n"}
        for n in range(1, 400)
    ]
    assert said(tree, json.dumps({"results": rows})).status is Status.UNRESOLVED
