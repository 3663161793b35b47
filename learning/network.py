"""The network of `probant.reading.network`, learned from rows of words.

Needs PyTorch (`pip install torch`), which neither Probant nor its tests need. What is learned in
fractions is kept in whole numbers, a byte each.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from probant.reading.network import FIRST, LAST, N_WINDOW, pieces_of

WIDTH, N_FEATURES, N_BUCKETS = 48, 256, 2048
MIN_SEEN = 3
N_PER_STEP = 256
MAX_WORDS = 64
"""Longer sentences are cut while learning, never when reading."""
ORDER_WEIGHT = 4.0
"""How much more the order of two things counts than its share of the sentences."""
SPELLED_OUT = 0.08
"""How often a known word is learned by its pieces, so that unknown ones mean something too."""
RATE = 4e-3
MEAN_SHARE = 0.003
"""How much of the mean of all steps the newest one is."""
N_WARMING = 300
LARGEST = 127
SHIFT = 9


@dataclass(frozen=True, slots=True)
class Row:
    """A sentence: its words, where its asking part is, its label, and whether it stands the other
    way round, where its label has an order."""

    words: tuple[str, ...]
    asked: tuple[int, int]
    label: int
    order: tuple[int, bool] | None


@dataclass(frozen=True, slots=True)
class Tables:
    """What `probant.reading.network.Network` is made of."""

    shape: dict[str, float]
    words: list[str]
    weights: bytes
    biases: list[int]


class Learner:
    """One network on its way: `learn` may be called again with other rows."""

    def __init__(self, rows: Sequence[Row], n_labels: int, n_orders: int, seed: int = 1) -> None:
        import numpy as np
        import torch

        torch.manual_seed(seed)
        self.random = np.random.default_rng(seed)
        seen = Counter(word for row in rows for word in row.words)
        self.words = [FIRST, LAST, *sorted(word for word, n in seen.items() if n >= MIN_SEEN)]
        self.numbers = {word: number for number, word in enumerate(self.words)}
        self.n_labels, self.n_orders = n_labels, n_orders
        n_vectors = len(self.words) + N_BUCKETS + 1
        self.nothing = n_vectors - 1
        self.vectors = torch.nn.EmbeddingBag(n_vectors, WIDTH, mode="mean")
        torch.nn.init.normal_(self.vectors.weight, 0, 0.3)
        self.asking = torch.nn.Parameter(torch.randn(WIDTH) * 0.1)
        self.windows = torch.nn.Conv1d(WIDTH, N_FEATURES, N_WINDOW, padding=1)
        self.outputs = torch.nn.Linear(2 * N_FEATURES, n_labels + n_orders)

    def _parameters(self) -> list[Any]:
        layers = (self.vectors, self.windows, self.outputs)
        return [*(one for layer in layers for one in layer.parameters()), self.asking]

    def _pieces(self, word: str, spelled_out: float) -> list[int]:
        own = self.numbers.get(word)
        is_mask = word[:1] == "<" or word in (FIRST, LAST)
        if own is not None and (is_mask or self.random.random() >= spelled_out):
            return [own]
        return [len(self.words) + one for one in pieces_of(word, N_BUCKETS)]

    def _batch(self, rows: Sequence[Row], spelled_out: float) -> tuple[Any, ...]:
        import numpy as np
        import torch

        n = min(MAX_WORDS, max(len(row.words) for row in rows) + 2)
        there = np.zeros((len(rows), n), np.float32)
        asked = np.zeros((len(rows), n), np.float32)
        pieces: list[int] = []
        starts: list[int] = []
        for number, row in enumerate(rows):
            first, last = row.asked
            cut = max(0, min(first, len(row.words) - (n - 2)))
            said = [FIRST, *row.words[cut : cut + n - 2], LAST]
            there[number, : len(said)] = 1
            asked[number, max(0, first - cut + 1) : max(0, last - cut + 1)] = 1
            for at in range(n):
                starts.append(len(pieces))
                pieces += self._pieces(said[at], spelled_out) if at < len(said) else [self.nothing]
        return tuple(map(torch.from_numpy, (np.array(pieces), np.array(starts), there, asked)))

    def _told(self, batch: tuple[Any, ...], quiet: float) -> Any:
        import torch

        pieces, starts, there, asked = batch
        words = self.vectors(pieces, starts).view(*there.shape, WIDTH)
        words = torch.nn.functional.dropout(words, quiet / 3, training=quiet > 0)
        words = (words + asked[..., None] * self.asking) * there[..., None]
        features = torch.relu(self.windows(words.transpose(1, 2)))
        loudest = (features * there[:, None]).max(2).values
        loudest_asked = (features * (there * asked)[:, None]).max(2).values
        both = torch.cat([loudest, loudest_asked], 1)
        return self.outputs(torch.nn.functional.dropout(both, quiet, training=quiet > 0))

    def learn(self, rows: Sequence[Row], n_times: int) -> None:
        """Go through all rows so often; what is kept is the mean of the last steps."""
        import torch

        optimizer = torch.optim.Adam(self._parameters())
        means = [one.detach().clone() for one in self._parameters()]
        n_steps = n_times * (len(rows) // N_PER_STEP + 1)
        step = 0
        for _ in range(n_times):
            for some in self._shuffled(rows):
                step += 1
                rate = RATE * min(1, step / N_WARMING) * (1 - step / (n_steps + 1))
                for group in optimizer.param_groups:
                    group["lr"] = rate
                loss = self._loss(some)
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                share = max(MEAN_SHARE, 1 / step)
                for mean, one in zip(means, self._parameters(), strict=True):
                    mean.lerp_(one.detach(), share)
            print(f"  step {step} of {n_steps}", flush=True)
        for mean, one in zip(means, self._parameters(), strict=True):
            one.data.copy_(mean)

    def _loss(self, rows: Sequence[Row]) -> Any:
        import torch

        told = self._told(self._batch(rows, SPELLED_OUT), 0.3)
        labels = torch.tensor([row.label for row in rows])
        loss = torch.nn.functional.cross_entropy(
            told[:, : self.n_labels], labels, label_smoothing=0.05
        )
        ordered = [(n, *row.order) for n, row in enumerate(rows) if row.order is not None]
        if not ordered:
            return loss
        at, which, is_turned = (torch.tensor(one) for one in zip(*ordered, strict=True))
        orders = torch.nn.functional.binary_cross_entropy_with_logits(
            told[at, self.n_labels + which], is_turned.float(), reduction="sum"
        )
        return loss + ORDER_WEIGHT * orders / len(rows)

    def _shuffled(self, rows: Sequence[Row]) -> Iterator[list[Row]]:
        """Sentences of about one length together, so that little is learned of nothing."""
        lengths = [len(row.words) + self.random.random() * 6 for row in rows]
        order = sorted(range(len(rows)), key=lengths.__getitem__)
        starts = list(range(0, len(rows), N_PER_STEP))
        self.random.shuffle(starts)
        for start in starts:
            yield [rows[at] for at in order[start : start + N_PER_STEP]]

    def shares(self, rows: Sequence[Row]) -> Any:
        """How likely each label is for each row."""
        import torch

        found = []
        with torch.no_grad():
            for start in range(0, len(rows), 512):
                told = self._told(self._batch(rows[start : start + 512], 0.0), 0.0)
                found.append(torch.softmax(told[:, : self.n_labels], 1))
        return torch.cat(found).numpy()

    def tables(self) -> Tables:
        """Everything in whole numbers, each kind of table by its own measure."""
        import numpy as np

        vectors = self.vectors.weight.detach().numpy()[: self.nothing]
        asking = self.asking.detach().numpy()
        windows = self.windows.weight.detach().numpy().transpose(2, 1, 0)
        outputs = self.outputs.weight.detach().numpy().T
        # A few words are far louder than all others: what is above the measure is cut off.
        word_unit = float(np.quantile(abs(vectors), 0.9995)) / LARGEST
        window_unit, output_unit = (float(abs(one).max()) / LARGEST for one in (windows, outputs))
        feature_unit = word_unit * window_unit
        scale = feature_unit * 2**SHIFT * output_unit
        parts = (vectors / word_unit, asking / word_unit, windows / window_unit,
                 outputs / output_unit)  # fmt: skip
        weights = b"".join(
            (np.rint(part).clip(-LARGEST, LARGEST) + 128).astype(np.uint8).tobytes()
            for part in parts
        )
        biases = [
            *np.rint(self.windows.bias.detach().numpy() / feature_unit).astype(int).tolist(),
            *np.rint(self.outputs.bias.detach().numpy() / scale).astype(int).tolist(),
        ]
        shape = {
            "width": WIDTH, "n_features": N_FEATURES, "n_outputs": self.n_labels + self.n_orders,
            "n_buckets": N_BUCKETS, "shift": SHIFT, "scale": scale,
        }  # fmt: skip
        return Tables(shape=shape, words=self.words, weights=weights, biases=biases)
