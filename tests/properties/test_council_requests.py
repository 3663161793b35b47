"""Whatever comes over the wire or lies in a file: fit items, or one line of refusal."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from probant.council.intake.items import in_order, issue
from probant.council.intake.reading import read_evidence
from probant.council.selection.secrets import holds_secret, is_secret
from probant.council.submission import EvidenceItem, read_request, read_request_text
from probant.errors import RequestRefused
from tests.unit.council.requested import wire_of

_WORDS = st.sampled_from(
    "snapshot_id target_paths rubric_focus tier evidence source content format strength evidence_id"
    " runs results version ruleId level message text locations tool driver name rules id kind"
    " physicalLocation artifactLocation region startLine uri index".split()
)
_SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False, allow_infinity=False),
    st.text(st.characters(codec=None), max_size=20),
    st.sampled_from(["0123abc", "2.1.0", "error", "blocking", "json", "quick", "a.py", "ruff@1"]),
)  # fmt: skip
JSON = st.recursive(
    _SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(_WORDS, st.text(max_size=5)), inner, max_size=6),
    ),
    max_leaves=25,
)
REQUESTS = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {"snapshot_id": st.just("0123abc")},
        optional={
            "target_paths": JSON,
            "rubric_focus": JSON,
            "tier": JSON,
            "evidence": st.one_of(JSON, st.lists(JSON, max_size=3)),
        },
    ),
)
ITEMS = st.builds(
    EvidenceItem,
    evidence_id=st.none(),
    source=st.sampled_from(["a", "a@1", "b@2", "z/y"]),
    format=st.sampled_from(["markdown", "json", "text"]),
    content=st.text(min_size=1, max_size=60),
    strength=st.sampled_from(["informational", "blocking"]),
)


def one_line(refused: RequestRefused) -> None:
    assert str(refused).isprintable()
    assert refused.remedy


@settings(max_examples=300, deadline=None)
@given(data=REQUESTS)
def test_a_request_is_taken_or_refused_in_one_line(data: Any) -> None:
    try:
        read, _ = read_request(data)
    except RequestRefused as refused:
        one_line(refused)
        return
    assert read_request(read.model_dump()) == (read, ())


@settings(max_examples=150, deadline=None)
@given(raw=st.one_of(st.binary(max_size=200), JSON.map(lambda data: json.dumps(data).encode())))
def test_so_is_the_text_of_one(raw: bytes) -> None:
    try:
        read_request_text(raw)
    except RequestRefused as refused:
        one_line(refused)


@settings(max_examples=150, deadline=None)
@given(
    data=st.one_of(
        JSON,
        st.fixed_dictionaries({"version": st.just("2.1.0"), "runs": st.lists(JSON, max_size=3)}),
        st.lists(JSON, max_size=3).map(
            lambda rows: {"version": "2.1.0", "runs": [{"results": rows}]}
        ),
    ),
    per_rule=st.booleans(),
    errors_block=st.booleans(),
)
def test_a_file_gives_items_or_one_line(data: Any, per_rule: bool, errors_block: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "x.json"
        path.write_text(json.dumps(data))
        for argument in (str(path), f"tool@1:{path}"):
            try:
                found = read_evidence([argument], per_rule=per_rule, errors_block=errors_block)
            except RequestRefused as refused:
                one_line(refused)
                continue
            assert found
            read_request({"snapshot_id": "0123abc", "evidence": found})


@given(evidence=st.lists(ITEMS, max_size=20))
def test_every_item_is_issued_once_and_comes_back(evidence: list[EvidenceItem]) -> None:
    issued = issue(evidence)
    assert [wire_of(one) for one in issued.items] == evidence
    assert len({one.evidence_id for one in issued.items}) == len(evidence)
    assert {one.evidence_id for one in issued.warnings} <= {one.evidence_id for one in issued.items}
    ordered = in_order(issued.items)
    assert sorted(ordered, key=lambda one: one.request_index) == list(issued.items)
    assert [one.bearing.value for one in ordered] == sorted(one.bearing.value for one in ordered)


@given(path=st.text(max_size=60), text=st.text(max_size=300))
def test_no_name_and_no_text_is_trouble(path: str, text: str) -> None:
    assert is_secret(path) in (True, False)
    assert is_secret(f"{path}/.env")
    assert holds_secret(text) in (True, False)
