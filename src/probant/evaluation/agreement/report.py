"""Who agreed with whom, as a text and as JSON; every disagreement with what repeats it."""

from __future__ import annotations

import shlex
from collections.abc import Mapping, Sequence
from typing import Any

from probant.evaluation.agreement.voices import Heard, Says

SCHEMA = "probant.agreement/1"
_WORDS: Mapping[Says, str] = {True: "yes", False: "no", None: "–"}


def as_text(heard: Mapping[str, Sequence[Heard]], missing: Sequence[str]) -> str:
    lines = []
    for package, listed in heard.items():
        wrong = [one for one in listed if one.is_disagreed]
        lines.append(f"{package}: {len(listed)} statements, {len(wrong)} disagreements")
        lines += [f"  {voice:<7} {told}" for voice, told in _voices(listed).items()]
        for one in wrong:
            lines += [f"  ✗ {one.statement.sentence}  {_said(one)}"]
            lines += [f"      {command}" for command in commands_of(one)]
    n_all = sum(map(len, heard.values()))
    n_wrong = sum(one.is_disagreed for listed in heard.values() for one in listed)
    lines.append(f"{n_all} statements, {n_wrong} disagreements")
    lines += [f"not measured: {reason}" for reason in missing]
    return "\n".join(lines) + "\n"


def as_json(heard: Mapping[str, Sequence[Heard]], missing: Sequence[str]) -> dict[str, Any]:
    return {
        "schema": SCHEMA,
        "packages": [
            {
                "package": package,
                "statements": len(listed),
                "voices": {name: _counts(listed, name) for name in _names(listed)},
                "disagreements": [
                    {
                        "statement": one.statement.sentence,
                        "said": dict(one.said),
                        "commands": commands_of(one),
                    }
                    for one in listed
                    if one.is_disagreed
                ],
            }
            for package, listed in heard.items()
        ],
        "not_measured": list(missing),
    }


def commands_of(one: Heard) -> list[str]:
    """What asks and what checks the same again."""
    query = shlex.join(["probant", "query", *one.statement.query])
    return [query, f"echo {shlex.quote(one.statement.sentence)} | probant check -"]


def _said(one: Heard) -> str:
    return ", ".join(f"{voice}: {_WORDS[said]}" for voice, said in one.said)


def _names(listed: Sequence[Heard]) -> list[str]:
    return list(dict.fromkeys(voice for one in listed for voice, _ in one.said))


def _counts(listed: Sequence[Heard], name: str) -> dict[str, int]:
    said = [dict(one.said)[name] for one in listed if name in dict(one.said)]
    return {
        "yes": said.count(True),
        "no": said.count(False),
        "silent": sum(one is None for one in said),
    }


def _voices(listed: Sequence[Heard]) -> dict[str, str]:
    return {
        name: ", ".join(f"{number} {word}" for word, number in _counts(listed, name).items())
        for name in _names(listed)
    }
