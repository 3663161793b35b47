"""Outputs of a whole council, each a little wrong: no such finding or id is ever counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from probant.council.deciding.outcome import cited, conclude
from probant.council.machine.grounding import Grounder
from probant.vocabulary.council import Status, Verdict
from probant.vocabulary.record import replace
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree
from tests.unit.council.deliberating import all_say, fenced, item, material, reply, says

N = 600
LINES = [f"value_{n} = compute_{n * 7}(left_{n}, right_{n})" for n in range(1, 41)]
FILES: dict[str, str | bytes] = {
    "a/engine.py": "\n".join(LINES) + "\n",
    "b/engine.py": "\n".join(f"# nothing in line {n}" for n in range(1, 41)) + "\n",
}


@pytest.fixture(scope="module")
def grounder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Grounder]:
    folder = tmp_path_factory.mktemp("mutations")
    with open_tree(make_tree(folder / "repo", FILES), cache_dir=folder / "cache") as tree:
        yield Grounder(tree)


def at(line: int) -> dict[str, Any]:
    return {
        "severity": "critical",
        "path": "a/engine.py",
        "start_line": line,
        "end_line": line,
        "quote": LINES[line - 1],
        "description": "it is wrong",
        "dimension": "accuracy",
    }


def wrong_lines(draw: random.Random) -> dict[str, Any]:
    right = draw.randint(16, 25)
    by = draw.choice([-1, 1]) * draw.randint(1, 15)
    return at(right) | {"start_line": right + by, "end_line": right + by}


def wrong_range(draw: random.Random) -> dict[str, Any]:
    right = draw.randint(10, 20)
    return at(right) | {"start_line": right + 1, "end_line": draw.randint(right + 1, 45)}


def wrong_file(draw: random.Random) -> dict[str, Any]:
    paths = (
        "b/engine.py|engine.py|A/engine.py|/a/engine.py|a/../a/engine.py|a/engine.py |"
        "a\\engine.py|a/engine.pу|a/|../repo/a/engine.py"
    ).split("|")
    return at(draw.randint(1, 40)) | {"path": draw.choice(paths)}


def wrong_quote(draw: random.Random) -> dict[str, Any]:
    right = at(draw.randint(1, 40))
    quote = str(right["quote"])
    where = draw.randrange(1, len(quote) - 1)  # blanks at the ends do not matter
    other = draw.choice([one for one in "abcxyz_=(),09 " if one != quote[where]])
    return right | {"quote": quote[:where] + other + quote[where + 1 :] + draw.choice(["", "!"])}


def longer_quote(draw: random.Random) -> dict[str, Any]:
    line = draw.randint(1, 39)
    return at(line) | {"quote": "\n".join(LINES[line - 1 : line + 1])}


KINDS = (wrong_lines, wrong_range, wrong_file, wrong_quote, longer_quote)


def heard(grounder: Grounder, said: dict[str, Any]) -> Any:
    given = material(all_say(said), fenced(said), [item()], groundings=())
    looked_up = tuple((one, grounder.ground(one)) for one in cited(given))
    return conclude(replace(given, groundings=looked_up))


def test_the_unchanged_output_counts(grounder: Grounder) -> None:
    for line in range(1, 41):
        assert heard(grounder, reply("fail", [at(line)])).verdict is Verdict.FAIL


@pytest.mark.parametrize("kind", KINDS)
def test_no_mutated_citation_is_counted(kind: Any, grounder: Grounder) -> None:
    draw = random.Random(kind.__name__)
    for _ in range(N // len(KINDS)):
        mutated = kind(draw)
        got = heard(grounder, reply("fail", [mutated]))
        assert got.verdict is Verdict.UNCLEAR, mutated
        assert not any(one.grounding.is_grounded or one.critical_by for one in got.findings)


def test_no_mutated_id_is_counted(grounder: Grounder) -> None:
    draw = random.Random("ids")
    for _ in range(N):
        right = "auto-1"
        where = draw.randrange(len(right) + 1)
        other = chr(draw.choice([*range(32, 127), 0, 9, 10, 160, 0x430, 0x200B, 0x2011]))
        added, left_out = right[:where] + other + right[where:], right[:where] + right[where + 1 :]
        changed = right[:where] + other + right[where + 1 :]
        wrong = draw.choice([added, left_out, changed])
        if wrong == right:
            continue
        status = draw.choice(["rejected", "confirmed"])
        got = heard(grounder, reply("pass", [], [says(status, wrong)]))
        (only,) = got.dispositions
        assert (only.status, only.voices) == (Status.UNRESOLVED, ()), wrong
        assert got.verdict is Verdict.UNCLEAR
