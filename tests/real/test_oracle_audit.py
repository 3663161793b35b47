"""The table of facts that were read by hand holds what the oracles still say."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from probant.evaluation import corpus
from probant.evaluation.audit.draw import N_FACTS, PACKAGES, draw
from probant.evaluation.audit.shown import row
from probant.settings import load_settings

PAGE = Path(__file__).parents[2] / "docs" / "oracle-audit.md"


def judged(language: str) -> list[str]:
    """Rows of the page, without what people wrote into them."""
    part = PAGE.read_text("utf-8").split(f"<!-- {language} -->")[1].split("\n## ")[0]
    rows = [line for line in part.splitlines() if re.match(r"\| \d+ \|", line)]
    return [" | ".join(re.split(r" (?<!\\)\| ", line)[:5]) for line in rows]


@pytest.mark.parametrize("language", PACKAGES)
def test_the_rows_are_what_is_drawn(language: str) -> None:
    cache = load_settings().cache_dir
    try:
        roots = [
            corpus.fetch(corpus.find(name), cache, environment=os.environ)
            for name in PACKAGES[language]
        ]
    except corpus.CorpusUnavailableError as reason:
        pytest.skip(str(reason))
    drawn = draw(language, roots, cache, os.environ)
    if not drawn:
        pytest.skip(f"no oracle for {language} here")
    rows = [row(number, one).removesuffix(" |") for number, one in enumerate(drawn, start=1)]
    assert judged(language) == rows
    assert len(rows) == N_FACTS
