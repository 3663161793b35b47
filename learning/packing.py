"""A trained model as the bytes that `probant.reading.model` unpacks."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Iterable
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any

from learning import asides
from learning.network import Tables
from learning.sentences import FOLDER
from learning.training import FRAME, Trained
from learning.words import WORDS
from probant.questions.compounds import COMPOUNDS


def learned_files() -> list[Path]:
    """Everything a model is made from; `frame/reasons.txt` teaches nothing."""
    frame = [FRAME / name for name in ("noise.txt", "english.txt", "phrases.txt", "capitals.txt")]
    marked = sorted(asides.FOLDER.glob("*.txt"))
    return [*sorted(FOLDER.glob("*.txt")), *marked, *frame, WORDS]


def digest_of(files: Iterable[Path]) -> str:
    """Changes with the name and with every byte of every file."""
    found = sha256()
    for path in files:
        content = path.read_bytes()
        found.update(f"{path.parent.name}/{path.name} {len(content)}\n".encode() + content)
    return found.hexdigest()


def head_of(raw: bytes) -> dict[str, Any]:
    """What a packed model says about itself."""
    head: dict[str, Any] = json.loads(raw[8 : 8 + int.from_bytes(raw[:4], "little")])
    return head


def tables_in(raw: bytes) -> Tables:
    """The network of a packed model."""
    head = head_of(raw)
    n_head, n_parts = int.from_bytes(raw[:4], "little"), int.from_bytes(raw[4:8], "little")
    body = zlib.decompress(raw[8 + n_head :][:n_parts])
    ends = dict(zip(head["sizes"], accumulate(head["sizes"].values()), strict=True))
    words = body[ends["vectors"] - head["sizes"]["vectors"] : ends["vectors"]]
    return Tables(
        shape=head["shape"],
        words=words.decode().split("\n"),
        weights=raw[8 + n_head + n_parts :],
        biases=head["biases"],
    )


def packed(model: Trained) -> bytes:
    """Two lengths, a JSON head, the compressed parts it names, then the weights as they are."""
    labels = list(model.labels)
    asked = [sorted(model.words.get(_block_of(label), ())) for label in labels]
    cues = [sorted(model.cues.get(label, ())) for label in labels]
    words = sorted({word for some in (*asked, *cues) for word in some})
    number = {word: at for at, word in enumerate(words)}
    last = {word: label for label, some in model.cues.items() if label in labels for word in some}
    parts = {
        "words": _text(words),
        "lexicon": _text(model.lexicon.words),
        "capitals": _text(sorted(model.lexicon.capitals)),
        "noise": _text(sorted(model.noise)),
        "vectors": _text(model.tables.words),
        "asked": _numbers("H", (number[word] for some in asked for word in some)),
        "cues": _numbers("H", (number[word] for some in cues for word in some)),
        "cue labels": _numbers(
            "H", (n for word in sorted(last) for n in (number[word], labels.index(last[word])))
        ),
        "known": _numbers(
            "I", (n for key, one in sorted(model.known.items()) for n in (key, labels.index(one)))
        ),
        "asides": model.asides.bytes,
    }
    head = json.dumps(
        {
            "made_from": digest_of(learned_files()),
            "labels": labels,
            "shape": model.tables.shape,
            "biases": model.tables.biases,
            "counts": {
                "asked": [len(some) for some in asked],
                "cues": [len(some) for some in cues],
            },
            "asides": {"step": model.asides.step, "bias": model.asides.bias},
            "sizes": {name: len(part) for name, part in parts.items()},
        },
        separators=(",", ":"),
    ).encode()
    body = zlib.compress(b"".join(parts.values()), 9)
    sizes = len(head).to_bytes(4, "little") + len(body).to_bytes(4, "little")
    return sizes + head + body + model.tables.weights


def _block_of(label: str) -> str:
    """Under which its sentences stand: those of compounds are asked with words too."""
    return label[1:] if label[1:] in COMPOUNDS else label


def _text(words: Iterable[str]) -> bytes:
    return "\n".join(words).encode()


def _numbers(width: str, numbers: Iterable[int]) -> bytes:
    some = list(numbers)
    return struct.pack(f"<{len(some)}{width}", *some)
