"""A trained model as the bytes that `probant.reading.model` unpacks."""

from __future__ import annotations

import json
import zlib
from array import array
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from learning.sentences import FOLDER
from learning.training import FRAME, N_KEPT, Trained
from learning.words import WORDS
from probant.reading.model import hash_of

LARGEST = 127


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
    import numpy as np

    weights = model.coefficients
    cut = np.partition(abs(weights).ravel(), -N_KEPT)[-N_KEPT]
    scale = float(abs(weights).max()) / LARGEST
    whole = np.rint(weights / scale).astype(int)
    rows: dict[int, dict[int, int]] = {}
    for column, feature in enumerate(model.features):
        speaking = np.flatnonzero((abs(weights[:, column]) >= cut) & (whole[:, column] != 0))
        if len(speaking):
            rows[hash_of(feature)] = {int(row): int(whole[row, column]) for row in speaking}
    hashes, n_each = array("I"), array("H", [0])
    columns, values = array("H"), array("b")
    before = 0
    for one in sorted(rows):
        hashes.append(one - before)
        before = one
        for label, weight in rows[one].items():
            columns.append(label)
            values.append(weight)
        n_each.append(len(rows[one]))
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
                "biases": [round(one, 5) for one in model.biases],
                "scale": scale,
                "sizes": [len(hashes), len(n_each), len(columns), len(values)],
            },
            separators=(",", ":"),
        ).encode(),
        9,
    )
    body = b"".join(part.tobytes() for part in (hashes, n_each, columns, values))
    return len(head).to_bytes(4, "little") + head + zlib.compress(body, 9)
