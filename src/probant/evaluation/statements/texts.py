"""Words statements and puts them into texts: alone, in a paragraph, in a list.

A text is all true or all false, so that what is found in it can be told apart.
Next: runner.py hands the texts to a checker.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from probant.evaluation.statements.statement import ComposedText, Statement, Told
from probant.evaluation.statements.wordings import FENCES, LEADS, WORDINGS

SIZES = (1, 1, 1, 2, 3, 4, 6)
"""How many statements a text has, each as likely."""
_LOOKS_LIKE_CODE = re.compile(r"\w*[a-z\d][A-Z_]\w*|\w*_\w+|\w+\.\w+(\.\w+)*|<.*>")
_BARE_NAME = re.compile(r"(?<!`)\{(x|y|name|module)\}(?!`|\(\)`)")


def worded(one: Told, rng: random.Random) -> Statement:
    """The statement in one of its wordings."""
    fence, comment = FENCES.get(one.language, ("", "#"))
    slots = {**one.slot, "where": one.where, "fence": fence, "comment": comment}
    listed = WORDINGS[f"{one.sort}@" if one.where else one.sort]
    fitting = [wording for wording in listed if _is_fit(wording, slots)]
    wording = rng.choice(fitting)
    return Statement(told=one, text=wording.format(**slots), wording=wording)


def _is_fit(wording: str, slots: dict[str, str]) -> bool:
    """Bare names have to look like code, or no reader could know them for names."""
    return all(_LOOKS_LIKE_CODE.fullmatch(slots[name]) for name in _BARE_NAME.findall(wording))


def composed(statements: Sequence[Told], rng: random.Random) -> Iterator[ComposedText]:
    """Every statement once, in texts of changing size and shape."""
    waiting = list(statements)
    rng.shuffle(waiting)
    while waiting:
        n = rng.choice(SIZES)
        chosen, waiting = waiting[:n], waiting[n:]
        yield _text([worded(one, rng) for one in chosen], rng)


def _text(chosen: Sequence[Statement], rng: random.Random) -> ComposedText:
    is_list = len(chosen) > 1 and rng.random() < 0.4
    text = f"{rng.choice(LEADS)}\n\n" if len(chosen) > 1 and rng.random() < 0.5 else ""
    placed: list[Statement] = []
    for number, one in enumerate(chosen):
        words = one.text
        # What does not end like a sentence stands on a line of its own.
        is_block = "\n" in words or words.startswith(("- ", "```")) or not words.endswith(".")
        is_item = is_list and "\n" not in words and not words.startswith("- ")
        said = f"- {words}" if is_item else words
        if number:
            text = text.rstrip("\n")
            follows = is_list and "\n" not in words and "```" not in chosen[number - 1].text
            text += "\n" if follows else "\n\n" if is_block or _ends_block(text) else " "
        placed.append(replace(one, text=said, start=len(text)))
        text += said
    return ComposedText(name="text.md", text=f"{text}\n", statements=tuple(placed))


def _ends_block(text: str) -> bool:
    last = text.rpartition("\n")[2]
    return last.startswith(("- ", "```")) or not last.endswith(".")
