"""The network of `probant.reading.network`, learned from rows of words.

Needs PyTorch (`pip install torch`), which neither Probant nor its tests need. What is learned in
fractions is kept in whole numbers, a byte each. Wider networks may teach a small one: what they
say together on the average is surer than what one of them says.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from probant.reading.network import FIRST, LAST, WINDOWS, pieces_of

N_BUCKETS = 2048
MIN_SEEN = 4
N_PER_STEP = 256
MAX_WORDS = 64
"""Longer sentences are cut while learning, never when reading."""
ORDER_WEIGHT = 4.0
"""How much more the order of two things counts than its share of the sentences."""
SPELLED_OUT = 0.08
"""How often a known word is learned by its pieces, so that unknown ones mean something too."""
QUIET = 0.3
RATE = 4e-3
MEAN_SHARE = 0.003
"""How much of the mean of all steps the newest one is."""
N_WARMING = 300
FURTHER_RATE = 0.5
"""How fast a network that is made goes on to learn, beside one that begins."""
TAUGHT_SHARE = 0.7
"""How much what teachers say counts beside the label itself."""
LARGEST = 127
FEATURE_SHIFT = 9
N_TRIED = 2048
SUM_LEVELS = 2000
"""How finely a sum of the narrow layer is told when it is weighed."""


WORD_UNIT, WINDOW_UNIT, SUM_UNIT = 2 / LARGEST, 1.5 / LARGEST, 0.5 / LARGEST
"""What a step of a byte is taken for where learning goes on: only their product has a meaning."""


@dataclass(frozen=True, slots=True)
class Size:
    """`n_features` of each window; `n_sums` is None where features lead to the outputs at once."""

    width: int
    n_features: int
    n_sums: int | None


KEPT = Size(48, 256, 96)
TEACHING = Size(64, 320, None)


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


class Spelling:
    """All words of the sentences by number: those with a vector of their own first, and the pieces
    of each."""

    def __init__(self, rows: Sequence[Row]) -> None:
        import numpy as np
        import torch

        seen = Counter(word for row in rows for word in row.words)
        self.own = [FIRST, LAST, *sorted(word for word, n in seen.items() if n >= MIN_SEEN)]
        every = [*self.own, *sorted(seen.keys() - set(self.own))]
        self.numbers = {word: number for number, word in enumerate(every)}
        pieces = [pieces_of(word, N_BUCKETS) for word in every]
        table = np.full((len(every), max(map(len, pieces))), N_BUCKETS)
        for number, some in enumerate(pieces):
            table[number, : len(some)] = some
        self.pieces = torch.from_numpy(table)
        self.n_pieces = torch.tensor([[len(some)] for some in pieces])
        self.is_mask = torch.tensor([word[:1] == "<" or word in (FIRST, LAST) for word in every])

    def batch(self, rows: Sequence[Row]) -> tuple[Any, ...]:
        """The numbers of the words, which places hold one, and which of them ask."""
        import numpy as np
        import torch

        n = min(MAX_WORDS, max(len(row.words) for row in rows) + 2)
        words = np.zeros((len(rows), n), np.int64)
        there, asked = np.zeros((2, len(rows), n), np.float32)
        for at, row in enumerate(rows):
            first, last = row.asked
            cut = max(0, min(first, len(row.words) - (n - 2)))
            said = [FIRST, *row.words[cut : cut + n - 2], LAST]
            words[at, : len(said)] = [self.numbers[word] for word in said]
            there[at, : len(said)] = 1
            asked[at, max(0, first - cut + 1) : max(0, last - cut + 1)] = 1
        return tuple(map(torch.from_numpy, (words, there, asked)))


class Learner:
    """One network on its way: `learn` may be called again with other rows."""

    def __init__(
        self, spelling: Spelling, n_labels: int, n_orders: int, *, size: Size = KEPT, seed: int = 1
    ) -> None:
        import numpy as np
        import torch

        torch.manual_seed(seed)
        self.random = np.random.default_rng(seed)
        self.spelling, self.size = spelling, size
        self.n_labels, self.n_orders = n_labels, n_orders
        self.vectors = torch.nn.Embedding(len(spelling.own), size.width)
        self.buckets = torch.nn.Embedding(N_BUCKETS + 1, size.width, padding_idx=N_BUCKETS)
        for layer in (self.vectors, self.buckets):
            torch.nn.init.normal_(layer.weight, 0, 0.3)
        self.buckets.weight.data[N_BUCKETS] = 0
        self.asking = torch.nn.Parameter(torch.randn(size.width) * 0.1)
        self.windows = torch.nn.ModuleList(
            torch.nn.Conv1d(size.width, size.n_features, n, padding=n // 2) for n in WINDOWS
        )
        n_inputs = 2 * len(WINDOWS) * size.n_features
        self.sums: Any = torch.nn.Identity()
        if size.n_sums is not None:
            self.sums = torch.nn.Linear(n_inputs, size.n_sums, bias=False)
        self.outputs = torch.nn.Linear(size.n_sums or n_inputs, n_labels + n_orders)

    def _parameters(self) -> list[Any]:
        layers = (self.vectors, self.buckets, self.windows, self.sums, self.outputs)
        return [*(one for layer in layers for one in layer.parameters()), self.asking]

    def _looked_up(self, words: Any, there: Any, spelled_out: float) -> Any:
        """The vector of every word: its own, or the mean of its pieces' where it has none, and now
        and then where it has one."""
        import torch

        n_own = len(self.spelling.own)
        is_spelled = (torch.rand(words.shape) < spelled_out) & ~self.spelling.is_mask[words]
        is_spelled = ((words >= n_own) | is_spelled) & (there > 0)
        found = self.vectors(words.clamp(max=n_own - 1))
        some, places = torch.unique(words[is_spelled], return_inverse=True)
        spelled = self.buckets(self.spelling.pieces[some]).sum(1) / self.spelling.n_pieces[some]
        return found.masked_scatter(is_spelled[..., None].expand_as(found), spelled[places])

    def _told(self, rows: Sequence[Row], *, spelled_out: float = 0.0, quiet: float = 0.0) -> Any:
        import torch

        numbers, there, asked = self.spelling.batch(rows)
        words = self._looked_up(numbers, there, spelled_out)
        words = torch.nn.functional.dropout(words, quiet / 3, training=quiet > 0)
        words = (words + asked[..., None] * self.asking) * there[..., None]
        features = torch.relu(torch.cat([one(words.transpose(1, 2)) for one in self.windows], 1))
        loudest = (features * there[:, None]).max(2).values
        loudest_asked = (features * (there * asked)[:, None]).max(2).values
        both = torch.cat([loudest, loudest_asked], 1)
        both = torch.nn.functional.dropout(both, quiet, training=quiet > 0)
        return self.outputs(self.sums(both))

    def start_from(self, made: Tables) -> None:
        """Take over a network that is made; words it had no vector for start from their pieces."""
        import numpy as np
        import torch

        shape, width = made.shape, self.size.width
        n_rows = len(made.words) + N_BUCKETS
        counts = [
            n_rows * width, width,
            *(n * width * self.size.n_features for n in WINDOWS),
            self.sums.weight.numel(), self.outputs.weight.numel(),
        ]  # fmt: skip
        weights = np.frombuffer(made.weights, np.uint8).astype(np.float32) - 128
        parts = np.split(weights, np.cumsum(counts)[:-1])
        last = float(shape["scale"]) / (
            WORD_UNIT
            * WINDOW_UNIT
            * SUM_UNIT
            * 2 ** int(shape["feature_shift"] + shape["sum_shift"])
        )
        units = (WORD_UNIT, WORD_UNIT, *[WINDOW_UNIT] * len(WINDOWS), SUM_UNIT, last)
        vectors, asking, *windows, sums, outputs = (
            torch.from_numpy(part * unit) for part, unit in zip(parts, units, strict=True)
        )
        vectors = vectors.reshape(n_rows, width)
        buckets = vectors[len(made.words) :]
        self.buckets.weight.data[:N_BUCKETS] = buckets
        known = {word: number for number, word in enumerate(made.words)}
        for number, word in enumerate(self.spelling.own):
            of = known.get(word)
            own = buckets[pieces_of(word, N_BUCKETS)].mean(0) if of is None else vectors[of]
            self.vectors.weight.data[number] = own
        self.asking.data[:] = asking
        for layer, part, n in zip(self.windows, windows, WINDOWS, strict=True):
            layer.weight.data[:] = part.reshape(n, width, -1).permute(2, 1, 0)
        self.sums.weight.data[:] = sums.reshape(-1, self.size.n_sums or 1).T
        self.outputs.weight.data[:] = outputs.reshape(self.size.n_sums or 1, -1).T
        biases = torch.tensor(made.biases, dtype=torch.float32)
        for number, layer in enumerate(self.windows):
            some = biases[number * self.size.n_features :][: self.size.n_features]
            layer.bias.data[:] = some * WORD_UNIT * WINDOW_UNIT
        self.outputs.bias.data[:] = biases[len(WINDOWS) * self.size.n_features :] * shape["scale"]

    def learn(
        self, rows: Sequence[Row], n_times: int, taught: Any = None, *, pace: float = 1.0
    ) -> None:
        """Go through all rows so often; what is kept is the mean of the last steps. `taught` is how
        likely each label is for each row in the eyes of others."""
        import torch

        optimizer = torch.optim.Adam(self._parameters())
        means = [one.detach().clone() for one in self._parameters()]
        n_steps = n_times * (len(rows) // N_PER_STEP + 1)
        step = 0
        for _ in range(n_times):
            for some in self._shuffled(rows):
                step += 1
                rate = pace * RATE * min(1, step / N_WARMING) * (1 - step / (n_steps + 1))
                for group in optimizer.param_groups:
                    group["lr"] = rate
                loss = self._loss(
                    [rows[at] for at in some], None if taught is None else taught[some]
                )
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                share = max(MEAN_SHARE, 1 / step)
                for mean, one in zip(means, self._parameters(), strict=True):
                    mean.lerp_(one.detach(), share)
            print(f"  step {step} of {n_steps}", flush=True)
        for mean, one in zip(means, self._parameters(), strict=True):
            one.data.copy_(mean)

    def _loss(self, rows: Sequence[Row], taught: Any) -> Any:
        import torch

        told = self._told(rows, spelled_out=SPELLED_OUT, quiet=QUIET)
        labels = torch.tensor([row.label for row in rows])
        own = told[:, : self.n_labels]
        loss = torch.nn.functional.cross_entropy(own, labels, label_smoothing=0.05)
        if taught is not None:
            shares = torch.from_numpy(taught).float()
            as_taught = torch.nn.functional.cross_entropy(own, shares)
            loss = (1 - TAUGHT_SHARE) * loss + TAUGHT_SHARE * as_taught
        ordered = [(n, *row.order) for n, row in enumerate(rows) if row.order is not None]
        if not ordered:
            return loss
        at, which, is_turned = (torch.tensor(one) for one in zip(*ordered, strict=True))
        orders = torch.nn.functional.binary_cross_entropy_with_logits(
            told[at, self.n_labels + which], is_turned.float(), reduction="sum"
        )
        return loss + ORDER_WEIGHT * orders / len(rows)

    def _shuffled(self, rows: Sequence[Row]) -> Iterator[list[int]]:
        """Sentences of about one length together, so that little is learned of nothing."""
        lengths = [len(row.words) + self.random.random() * 6 for row in rows]
        order = sorted(range(len(rows)), key=lengths.__getitem__)
        starts = list(range(0, len(rows), N_PER_STEP))
        self.random.shuffle(starts)
        for start in starts:
            yield order[start : start + N_PER_STEP]

    def shares(self, rows: Sequence[Row]) -> Any:
        """How likely each label is for each row."""
        import numpy as np
        import torch

        found = np.zeros((len(rows), self.n_labels), np.float16)
        order = sorted(range(len(rows)), key=lambda at: len(rows[at].words))
        with torch.no_grad():
            for start in range(0, len(order), 512):
                some = order[start : start + 512]
                told = self._told([rows[at] for at in some])
                found[some] = torch.softmax(told[:, : self.n_labels], 1).numpy()
        return found

    def tables(self, rows: Sequence[Row]) -> Tables:
        """Everything in whole numbers, each kind of table by its own measure; `rows` tell how large
        the sums become."""
        import numpy as np

        def numbers(one: Any) -> Any:
            return one.detach().numpy()

        own, buckets = numbers(self.vectors.weight), numbers(self.buckets.weight)[:N_BUCKETS]
        vectors = np.concatenate([own, buckets])
        windows = [numbers(one.weight).transpose(2, 1, 0) for one in self.windows]
        sums, outputs = numbers(self.sums.weight).T, numbers(self.outputs.weight).T
        # A few words are far louder than all others: what is above the measure is cut off.
        word_unit = float(np.quantile(abs(vectors), 0.9995)) / LARGEST
        window_unit = max(float(abs(one).max()) for one in windows) / LARGEST
        sum_unit, output_unit = (
            float(np.quantile(abs(one), 0.9998)) / LARGEST for one in (sums, outputs)
        )
        feature_unit = word_unit * window_unit
        weighed_unit = feature_unit * 2**FEATURE_SHIFT * sum_unit
        n_steps = self._largest_sum(rows) / weighed_unit / SUM_LEVELS
        sum_shift = max(0, round(float(np.log2(max(1.0, n_steps)))))
        scale = weighed_unit * 2**sum_shift * output_unit
        parts = (
            vectors / word_unit, numbers(self.asking) / word_unit,
            *(one / window_unit for one in windows), sums / sum_unit, outputs / output_unit,
        )  # fmt: skip
        weights = b"".join(
            (np.rint(part).clip(-LARGEST, LARGEST) + 128).astype(np.uint8).tobytes()
            for part in parts
        )
        offsets = [numbers(one.bias) / feature_unit for one in self.windows]
        biases = np.rint(np.concatenate([*offsets, numbers(self.outputs.bias) / scale]))
        shape = {
            "width": self.size.width, "n_features": self.size.n_features,
            "n_sums": self.size.n_sums or 0, "n_outputs": self.n_labels + self.n_orders,
            "n_buckets": N_BUCKETS, "feature_shift": FEATURE_SHIFT, "sum_shift": sum_shift,
            "scale": scale,
        }  # fmt: skip
        return Tables(
            shape=shape,
            words=self.spelling.own,
            weights=weights,
            biases=biases.astype(int).tolist(),
        )

    def _largest_sum(self, rows: Sequence[Row]) -> float:
        import torch

        kept: list[float] = []
        with torch.no_grad():
            hook = self.sums.register_forward_hook(
                lambda _layer, _given, sums: kept.append(float(sums.abs().max()))
            )
            self._told(rows[:N_TRIED])
            hook.remove()
        return max(kept)
