"""Bodies that pretend to be a tool's output never crash the machine reviewer, nor fool it."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.council.machine import machine_review
from probant.vocabulary.council import Bearing, BodyFormat, Item, MachineOpinion, Status
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import make_repo

KEYS = (
    "runs results locations physicalLocation artifactLocation uri uriBaseId index region startLine"
    " endLine endColumn snippet text artifacts location originalUriBaseIds parentIndex kind message"
    " ruleId rule id filename code end_location row column cell filePath messages line source"
    " line_number line_range test_id path start end extra lines check_id baselineState"
).split()
PATHS = st.sampled_from(
    ["a.py", "./a.py", "../a.py", "/etc/passwd", "/x/a.py", "C:\\a.py", "file:///x/a.py", "a%2epy",
     "a.py\0", "\x1b[31m", "<stdin>", ".git/config", "b.py", "%", "~", "a" * 5000, "\ud800"]
)  # fmt: skip
LEAVES = st.one_of(
    PATHS, st.none(), st.booleans(), st.integers(-3, 9), st.just(10**20), st.floats(-2, 9),
    st.sampled_from(["one = 1", "1 one = 1\n", "requires login", "", "\n", "absent"]),
)  # fmt: skip
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.sampled_from(KEYS), inner, max_size=6)
    ),
    max_leaves=25,
)
ROWS = st.fixed_dictionaries(
    {},
    optional={
        "filename": PATHS, "path": PATHS, "filePath": PATHS, "location": VALUES, "code": VALUES,
        "end_location": VALUES, "line_number": LEAVES, "line_range": VALUES, "start": VALUES,
        "end": VALUES, "extra": VALUES, "check_id": LEAVES, "messages": VALUES, "source": LEAVES,
        "locations": VALUES, "message": VALUES, "ruleId": LEAVES, "cell": LEAVES,
    },
)  # fmt: skip
DOCUMENTS = st.one_of(
    VALUES,
    st.lists(ROWS, max_size=3),
    st.fixed_dictionaries({"results": st.lists(ROWS, max_size=3)}),
    st.fixed_dictionaries(
        {"runs": st.lists(st.fixed_dictionaries({"results": st.lists(ROWS, max_size=3)}))}
    ),
)


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


@settings(max_examples=600, deadline=None)
@given(document=DOCUMENTS)
def test_no_body_crashes_it_and_what_checks_is_a_line_of_a_file(
    tree: SourceTree, document: object
) -> None:
    opinion = said(tree, json.dumps(document))
    assert opinion.rationale.isprintable()
    assert len(opinion.rationale) < 5_000
    opinion.rationale.encode()
    for place in opinion.places:
        place.path.encode()
        assert place.grounding.is_grounded != bool(place.grounding.why)
        if place.grounding.is_grounded:
            assert place.path == place.grounding.path == "a.py"
            assert place.lines is not None
            assert place.lines.last <= 2
    if opinion.status is Status.REJECTED:
        assert opinion.places
        assert not any(place.grounding.is_grounded for place in opinion.places)


@settings(max_examples=300, deadline=None)
@given(body=st.text(st.sampled_from('{}[]":,\\ nul1.eE-+\n\ud800abc')))
def test_broken_json_is_a_reason(tree: SourceTree, body: str) -> None:
    assert said(tree, body).status is Status.UNRESOLVED


def test_many_places_in_one_body_end(tree: SourceTree) -> None:
    rows = [
        {"filename": f"no/{'x/' * 40}{n}.py", "line_number": n, "code": f"{n} q{n}\n"}
        for n in range(1, 400)
    ]
    assert said(tree, json.dumps({"results": rows})).status is Status.REJECTED
