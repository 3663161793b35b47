"""Which values are taken for keys, and that none of those stays in a text."""

from __future__ import annotations

import json

import pytest

from probant.llm.keys import is_secret, without_keys


@pytest.mark.parametrize(
    "key",
    ["", "none", "test", "ollama", "EMPTY", "sk-1234", "lm-studio", "not-needed", "placeholder",
     "Anything", "sk-no-key-required"],
)  # fmt: skip
def test_what_stands_in_ordinary_text_is_not_taken_out(key: str) -> None:
    assert not is_secret(key)
    told = {"path": f"src/{key}_client.py"}
    assert without_keys(told, [key]) is told


@pytest.mark.parametrize(
    "key",
    [
        "sk-12345",
        "hunter22",
        "sk-secret-key",
        "aVeryLongWord",
        "abcdefghijklmnop",
        "pass word",
        "supersecret",
    ],
)
def test_what_may_be_a_key_is(key: str) -> None:
    assert is_secret(key)
    assert without_keys(f"a {key} b", [key]) == "a [key] b"


def test_the_longer_of_two_keys_is_taken_out_whole() -> None:
    told = {"secret-long": ["secret-longer", 1, None, ("none",)]}
    assert without_keys(told, ["secret-long", "secret-longer", "none", ""]) == {
        "[key]": ["[key]", 1, None, ("none",)]
    }


@pytest.mark.parametrize("key", ['odd"key\\value', "sk-live/0123", "nsecret-0123", "schlüssel-0"])
@pytest.mark.parametrize("before", ["", "\n", "\\", "\\\\", '"'])
def test_no_spelling_of_json_keeps_a_key(key: str, before: str) -> None:
    said = {"summary": f"{before}{key}{before}", "n": 1}
    everything = "".join(f"\\u{ord(one):04X}" for one in key)
    for text in (
        json.dumps(said),
        json.dumps(said, ensure_ascii=False),
        json.dumps(json.dumps(said)),
        json.dumps({"summary": "X"}).replace("X", everything),
    ):
        kept = without_keys(text, [key])
        found = json.loads(kept)
        assert "[key]" in kept
        assert key not in kept
        assert key not in str(found)
        assert key not in (str(json.loads(found)) if isinstance(found, str) else "")
