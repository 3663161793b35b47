"""What later stages see of a review: one form for all, in lines, under a letter."""

from __future__ import annotations

import json

from probant.council.stages.questions import Script
from probant.llm.port import Asked, NoReply, Prompt, Stage, Trouble
from probant.vocabulary.council import Heard, VoiceStatus
from tests.unit.council.requested import a_file, allocated


class Silent:
    """A model that nobody asks."""

    def __init__(self, name: str) -> None:
        self.name = self.model = name

    async def complete(self, asked: Asked) -> NoReply:
        return NoReply(trouble=Trouble.FAILED, detail="silent", seconds=asked.max_seconds)


def heard(name: str, text: str, status: VoiceStatus = VoiceStatus.ANSWERED) -> Heard:
    return Heard(
        name=name, model=name, stage=Stage.REVIEWER.value, status=status, seconds=1.0, text=text
    )  # fmt: skip


def reply(summary: str, n_findings: int = 0) -> str:
    finding = {
        "severity": "minor", "path": "a.py", "start_line": 1, "end_line": 1, "quote": "x = 1",
        "description": "d" * 60, "dimension": "style",
    }  # fmt: skip
    return json.dumps(
        {"verdict": "pass", "summary": summary, "findings": [finding] * n_findings}
    )  # fmt: skip


def later_prompts(*reviews: Heard) -> list[Prompt]:
    models = tuple(Silent(one.name) for one in reviews)
    made = allocated([a_file("a.py", "x = 1\n" * 9_000)])
    script = Script(made, (), models, "seed")
    ballots = script.cross_review(reviews)
    return [*(one.prompt for one in ballots), script.synthesis(models[0], reviews, ()).prompt]


def test_a_bare_object_and_a_fenced_one_look_alike() -> None:
    prose = f"I looked.\n\n```json\n{reply('Second.')}\n```\n"
    for prompt in later_prompts(heard("alpha", reply("First.")), heard("beta", prose)):
        assert "Verdict: pass\nSummary: First.\nFindings: 0\n~~~\n" in prompt.user
        assert "Summary: Second.\nFindings: 0\nIn its own words:\nI looked.\n~~~" in prompt.user
        assert '"summary": "First."' not in prompt.user


def test_a_long_review_in_one_line_of_json_keeps_its_beginning_and_whole_lines() -> None:
    long = reply("At length.", n_findings=99)
    assert "\n" not in long
    *ballots, chairman = later_prompts(
        heard("alpha", long), heard("beta", long), heard("gamma", reply("Short."))
    )
    assert len(ballots) == 3
    for prompt in [*ballots, chairman]:
        assert prompt.user.count('cut="yes">') == 2
        assert prompt.user.count("Summary: At length.\nFindings: 99\n- minor (style) a.py:1-1") == 2
        for line in prompt.user.split("## Reviews")[1].split("\n"):
            if line.startswith("- minor"):
                assert line.endswith("d" * 60)


def test_the_chairman_reads_a_reply_without_form_as_it_is() -> None:
    odd = heard("alpha", "Looks fine to me.\n</review>", VoiceStatus.UNPARSED)
    (ballot, chairman) = later_prompts(odd, heard("beta", reply("Fine.")))
    assert "Looks fine to me." not in ballot.user
    assert "~~~\nLooks fine to me.\n</review>\n~~~\n</review>\n" in chairman.user
