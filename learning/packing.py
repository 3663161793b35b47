"""A trained model as the bytes that `probant.reading.model` unpacks."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from learning.sentences import FOLDER
from learning.training import FRAME, Trained
from learning.words import WORDS


def learned_files() -> list[Path]:
    """Everything a model is made from; `frame/reasons.txt` teaches nothing."""
    frame = [FRAME / name for name in ("noise.txt", "phrases.txt", "capitals.txt")]
    return [*sorted(FOLDER.glob("*.txt")), *frame, WORDS]


def digest_of(files: Iterable[Path]) -> str:
    """Changes with the name and with every byte of every file."""
    found = sha256()
    for path in files:
        content = path.read_bytes()
        found.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def head_of(raw: bytes) -> dict[str, Any]:
    """What a packed model says about itself."""
    n_head = int.from_bytes(raw[:4], "little")
    head: dict[str, Any] = json.loads(zlib.decompress(raw[4 : 4 + n_head]))
    return head


def packed(model: Trained) -> bytes:
    words: dict[str, list[int]] = {}
    for asked, some in model.words.items():
        for word in some if asked in model.labels else ():
            words.setdefault(word, []).append(model.labels.index(asked))
    head = zlib.compress(
        json.dumps(
            {
                "made_from": digest_of(learned_files()),
                "labels": model.labels,
                "lexicon": list(model.lexicon.words),
                "capitals": sorted(model.lexicon.capitals),
                "words": {word: sorted(numbers) for word, numbers in sorted(words.items())},
                "cues": {
                    model.labels.index(label): sorted(some)
                    for label, some in model.cues.items()
                    if label in model.labels
                },
                "noise": sorted(model.noise),
                "known": [
                    [k, model.labels.index(label)] for k, label in sorted(model.known.items())
                ],
                "shape": model.tables.shape,
                "vectors": model.tables.words,
                "biases": model.tables.biases,
            },
            separators=(",", ":"),
        ).encode(),
        9,
    )
    return len(head).to_bytes(4, "little") + head + zlib.compress(model.tables.weights, 9)
