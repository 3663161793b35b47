"""A narrator rewords facts; a sentence that says more is not shown."""

from __future__ import annotations

import pytest

from probant.answering.narration import Fact, Wording, objection, resting
from probant.vocabulary.source import Citation, Digest, LineRange, RepoPath


def fact(number: int, text: str, quote: str = "") -> Fact:
    shown = Citation(
        path=RepoPath("src/signer.py"), lines=LineRange(3, 9), quote=quote, blob=Digest("0" * 40)
    )
    return Fact(number=number, text=text, citations=(0,), shown=(shown,) if quote else ())


FACTS = (
    fact(
        1,
        "Signer.sign is a method defined at src/signer.py:3.",
        'def sign(self, value):\n    """Signs the given string."""\n    return want_bytes(value)',
    ),
    fact(2, "It calls want_bytes (line 5).", "    return want_bytes(value)"),
    fact(3, "It is called by Serializer.dumps at src/serializer.py:315."),
    fact(4, "Only Serializer defines the methods load and dump."),
)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("`Signer.sign` is a method defined in src/signer.py.", (1,)),
        ("The method `Signer.sign` signs the given string and is defined in src/signer.py.", (1,)),
        ("`Signer.sign` calls `want_bytes` on line 5.", (1, 2)),
        ("It is called by `Serializer.dumps`.", (3,)),
        ("Only `Serializer` defines `load`.", (4,)),
    ],
)
def test_what_rewords_facts_may_be_shown(text: str, facts: tuple[int, ...]) -> None:
    assert objection(Wording(text, facts), FACTS) is None


@pytest.mark.parametrize(
    ("text", "facts", "why"),
    [
        ("`Signer.sign` is a method defined in src/signer.py.", (), "names no fact"),
        ("`Signer.sign` is a method defined in src/signer.py.", (9,), "names no fact"),
        ("`Signer.sign` is a method defined in src/other.py.", (1,), "src/other.py"),
        ("`Signer.sign` is a method defined at src/signer.py:30.", (1,), "src/signer.py:30"),
        ("`Signer.verify` is a method defined in src/signer.py.", (1,), "Signer.verify"),
        ("`Signer.sign` calls `want_bytes`.", (1,), "calls"),
        ("`Signer.sign` does not call `want_bytes`.", (1, 2), "not"),
        ("`Signer.sign` only calls `want_bytes`.", (1, 2), "only"),
        ("`Signer.sign` securely signs the given string.", (1,), "securely"),
        ("`Signer.sign` is safe.", (1,), "safe"),
        ("`Signer.sign` deletes files.", (1,), "deletes"),
        ("`Signer.sign` calls `want_bytes` 7 times.", (1, 2), "7"),
        ("See https://example.org for `Signer.sign`.", (1,), "plain"),
        ("`Signer.sign`\x1b[31m is a method.", (1,), "plain"),
        ("", (1,), "plain"),
        ("the method " * 60, (1,), "plain"),
    ],
)
def test_what_says_more_is_left_out(text: str, facts: tuple[int, ...], why: str) -> None:
    found = objection(Wording(text, facts), FACTS)
    assert found is not None
    assert why in found


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("`Signer.sign` calls `want_bytes` on line 5.", (1, 2)),
        ("`Serializer.dumps` is in src/serializer.py.", (3,)),
        ("`Signer.sign` deletes files.", (1, 2, 3, 4)),
    ],
)
def test_a_sentence_without_facts_rests_on_as_few_as_carry_it(
    text: str, facts: tuple[int, ...]
) -> None:
    assert resting(Wording(text, ()), FACTS).facts == facts
    assert resting(Wording(text, (9,)), FACTS).facts == (9,)
