"""Whatever models do, the council ends in time and accounts for each of them once."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from probant.council.stages.asking import SLACK_SECONDS
from probant.council.stages.events import Event, ModelAsked, ModelHeard
from probant.council.stages.session import Bounds, hold_council
from probant.llm.port import NoReply, Stage, Trouble
from probant.vocabulary.council import Depth, VoiceStatus
from tests.unit.council.doubles import (
    Behaviour,
    FakeModel,
    JumpingLoop,
    breaks,
    cannot_be_cancelled,
    hangs,
    returns,
    says,
    sitting_of,
)

behaviours: st.SearchStrategy[Behaviour] = st.one_of(
    st.sampled_from([hangs, cannot_be_cancelled, breaks, says("garbage")]),
    st.sampled_from(Trouble).map(
        lambda trouble: returns(NoReply(trouble=trouble, detail="no", seconds=1.0))
    ),
    st.builds(says, st.just("fine"), st.floats(0, 100), st.just((1_000_000, 0))),
)
models = st.lists(st.fixed_dictionaries(dict.fromkeys(Stage, behaviours)), min_size=1, max_size=5)
bounds = st.builds(
    Bounds,
    max_seconds=st.floats(0, 200),
    max_parallel=st.integers(1, 4),
    max_usd=st.one_of(st.none(), st.floats(0, 5)),
    prices=st.just({f"m{number}": (1.0, 1.0) for number in range(5)}),
)


@settings(max_examples=150, deadline=None)
@given(models, st.sampled_from(Depth), bounds, st.booleans())
def test_everybody_is_accounted_for_in_time(
    scripts: Sequence[dict[Stage, Behaviour]], depth: Depth, within: Bounds, has_chairman: bool
) -> None:
    voices = [FakeModel(f"m{number}", script) for number, script in enumerate(scripts)]
    chairman = voices[-1] if has_chairman else None
    events: list[Event] = []
    sitting = sitting_of(*voices, chairman=chairman, depth=depth, bounds=within)
    stages = hold_council(sitting, events.append, new_loop=JumpingLoop)

    assert [one.name for one in stages.reviews] == [one.name for one in voices]
    assert len(stages.synthesis) == (1 if has_chairman else 0)
    answered = [one.name for one in stages.reviews if one.status is VoiceStatus.ANSWERED]
    assert [one.name for one in stages.ballots] in ([], answered)
    assert not (stages.ballots and (depth is Depth.QUICK or len(answered) < 2))
    assert sum(seconds for _, seconds in stages.seconds) <= (
        within.max_seconds + 3 * SLACK_SECONDS + 0.01
    )
    for one in stages.everything:
        assert one.seconds >= 0
        assert bool(one.detail) == (one.status is not VoiceStatus.ANSWERED)
    heard = [(one.stage, one.name) for one in events if isinstance(one, ModelHeard)]
    asked = [(one.stage, one.name) for one in events if isinstance(one, ModelAsked)]
    assert len(heard) == len(set(heard))
    assert set(asked) <= set(heard)
    assert len(asked) == sum(len(one.asked) for one in voices)
