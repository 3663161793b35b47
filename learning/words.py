"""Words that questions of a label may hold without changing, listed by hand in `frame/words.txt`.

The same blocks as sentences: `== label`, then words. They add to what the sentences teach.
"""

from __future__ import annotations

from pathlib import Path

from probant.reading.words import NEVER_NOISE

WORDS = Path(__file__).parent / "frame" / "words.txt"


def listed_words(path: Path = WORDS) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    label = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("== "):
            label = line[3:].strip()
        else:
            found.setdefault(label, set()).update(line.split())
    return {label: frozenset(words - NEVER_NOISE) for label, words in found.items() if label}
