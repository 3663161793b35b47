"""Whatever models reply, each item gets one disposition, and the transcript says the same."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from probant.council.minutes.files import read_directory
from probant.council.minutes.replay import replay
from probant.llm.port import NoReply, Stage, Trouble
from probant.llm.replay import Line, ScriptedModel
from tests.unit.workflows.council_doubles import (
    Shop,
    ballot,
    bandit,
    finding,
    fixed_sources,
    review,
    synthesis,
)

IDS = ("auto-1", "auto-2", "given", "auto-9", "chairman")
ITEMS: list[dict[str, object]] = [
    bandit(),
    {"source": "notes", "content": "pricing.py:2 evaluates text"},
    bandit(evidence_id="given", path="gone.py"),
]
STATUSES = (
    "acknowledged", "confirmed", "rejected", "unresolved", "parser_error", "sure",
)  # fmt: skip

dispositions = st.dictionaries(st.sampled_from(IDS), st.sampled_from(STATUSES))
findings = st.lists(
    st.builds(
        lambda severity, path, line: finding(
            severity=severity, path=path, start_line=line, end_line=line
        ),
        st.sampled_from(["critical", "major", "minor", "info", "grave"]),
        st.sampled_from(["pricing.py", "cart.py", "gone.py", "../pricing.py", "./pricing.py"]),
        st.integers(0, 4),
    ),
    max_size=3,
)
verdicts = st.sampled_from(["pass", "fail", "unclear", "PASS", ""])
replies: st.SearchStrategy[Line] = st.one_of(
    st.builds(
        lambda verdict, found, said: review(verdict, findings=found, dispositions=said),
        verdicts, findings, dispositions,
    ),
    st.builds(
        lambda verdict, found, said: synthesis(verdict, findings=found, dispositions=said),
        verdicts, findings, dispositions,
    ),
    st.text(max_size=40),
    st.sampled_from(Trouble).map(
        lambda trouble: NoReply(trouble=trouble, detail="no", seconds=1.0, text=review("pass"))
    ),
)  # fmt: skip
scripts = st.fixed_dictionaries(
    {
        Stage.REVIEWER: replies,
        Stage.RANKING: st.one_of(replies, st.sampled_from([ballot(), ballot("B"), "{}"])),
        Stage.CHAIRMAN: replies,
    }
)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Shop:
    return Shop(tmp_path_factory.mktemp("council"))


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    st.lists(scripts, max_size=3),
    st.sampled_from(["quick", "balanced"]),
    st.lists(st.sampled_from(range(3)), unique=True, max_size=3),
)
def test_every_item_has_one_disposition_and_the_transcript_says_the_same(
    shop: Shop, tmp_path: Path, lines: Sequence[dict[Stage, Line]], tier: str, chosen: list[int]
) -> None:
    voices = [ScriptedModel(f"m{number}", script) for number, script in enumerate(lines)]
    evidence = [ITEMS[number] for number in chosen]
    done = shop.verify(
        *voices,
        chairman=voices[0] if voices else None,
        request={"evidence": evidence, "tier": tier},
        log_root=tmp_path / "log",
        sources=fixed_sources(),
    )
    response = done.response
    assert [one.request_index for one in response.evidence_summary or ()] == list(
        range(len(chosen))
    )
    assert [one.source for one in response.evidence_summary or ()] == [
        one["source"] for one in evidence
    ]
    for one in response.evidence_summary or ():
        confirmed = {"confirmed": True, "rejected": False}.get(one.status)
        assert one.council_confirmed is confirmed
    if response.verdict == "pass":
        assert len(voices) >= 2
        assert not any(
            one.strength == "blocking" and one.status != "rejected"
            for one in response.evidence_summary or ()
        )
    assert [one.name for one in response.reviewers] == [one.name for one in voices]
    assert done.transcript is not None
    assert replay(read_directory(done.transcript)).outcome == done.outcome
    json.dumps(response.to_json(), allow_nan=False)
