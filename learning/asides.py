"""What only tells, learned from texts in which that is marked: `asides/*.txt`.

`⟦I dumped it to JSON and was surprised;⟧ which fields does {name} have?`: what stands between the
marks could be struck out without changing the question. Needs PyTorch, as network.py does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from learning.sentences import FILLINGS, HOLE
from probant.reading.asides import N_WEIGHTS, features_of, number_of
from probant.reading.pieces import Lexicon, Token
from probant.reading.things import Names
from probant.reading.tokens import tokens_of

FOLDER = Path(__file__).parent / "asides"
OPEN, CLOSE = "⟦⟧"
N_TIMES = 12
N_PER_STEP = 2048
RATE = 0.02
SHRINKING = 2e-5
LARGEST = 127


@dataclass(frozen=True, slots=True)
class Weights:
    """What `probant.reading.asides.Asides` is made of."""

    bytes: bytes
    step: float
    bias: float


def marked_texts(folder: Path = FOLDER) -> Iterator[str]:
    for path in sorted(folder.glob("*.txt")):
        yield from filter(None, path.read_text(encoding="utf-8").splitlines())


def marked_tokens(
    text: str, names: Names, lexicon: Lexicon
) -> tuple[tuple[Token, ...], list[bool]]:
    """The tokens of a text with its holes filled, and which of them are marked."""
    filled = HOLE.sub(lambda hole: FILLINGS.get(hole[1], ("async",))[0].strip('"'), text)
    plain, marked, is_open = "", [], False
    for letter in filled:
        if letter in (OPEN, CLOSE):
            is_open = letter == OPEN
        else:
            plain += letter
            marked.append(is_open)
    tokens = tokens_of(plain, names, lexicon)
    spans = [marked[token.start : max(token.end, token.start + 1)] for token in tokens]
    return tokens, [bool(span) and 2 * sum(span) >= len(span) for span in spans]


def learned(texts: Sequence[str], names: Names, lexicon: Lexicon) -> Weights:
    """Logistic regression over what can be seen of each word that is neither a name nor a stop."""
    import torch

    rows, told = [], []
    for text in texts:
        tokens, marks = marked_tokens(text, names, lexicon)
        for token, features, mark in zip(tokens, features_of(tokens), marks, strict=True):
            if token.thing is None and not token.is_stop:
                rows.append([number_of(one) for one in features])
                told.append(float(mark))
    torch.manual_seed(1)
    inputs, wanted = torch.tensor(rows), torch.tensor(told)
    layer = torch.nn.EmbeddingBag(N_WEIGHTS, 1, mode="sum")
    torch.nn.init.zeros_(layer.weight)
    bias = torch.nn.Parameter(torch.zeros(1))
    optimizer = torch.optim.Adam([layer.weight, bias], lr=RATE)
    for _ in range(N_TIMES):
        for some in torch.randperm(len(rows)).split(N_PER_STEP):
            said = layer(inputs[some]).squeeze(1) + bias
            loss = torch.nn.functional.binary_cross_entropy_with_logits(said, wanted[some])
            loss = loss + SHRINKING * (layer.weight**2).sum()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    weights = layer.weight.detach().squeeze(1)
    step = float(weights.abs().max()) / LARGEST
    whole = [round(float(one) / step) % 256 for one in weights]
    return Weights(bytes(whole), step, float(bias.detach()[0]))
