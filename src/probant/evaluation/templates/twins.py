"""Unanswerable facts put into a family's own sentence: only the names are others.

`TWINS` says for each kind of false premise which families' sentences can carry it. Kinds that need
a sentence of their own (an opinion, a pronoun, a symbol in the wrong file) have no row.
Next: asking.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from probant.evaluation.questions.generate import Gathered
from probant.evaluation.questions.truth import Denial, Nothing, Outcome
from probant.evaluation.sources.fact import Fact
from probant.evaluation.templates.filling import Unfit

SYMBOL = (
    "1", "33", "16", "2", "21", "18", "34", "20", "26", "28", "24", "7", "30", "5", "4", "22",
    "39", "23", "27", "29",
)  # fmt: skip
ANYTHING = (*SYMBOL, "10", "14", "62", "57", "31", "13", "32")
"""Families that can ask about a name nothing has, code first."""
DEFINED = ("1", "2", "7", "16", "5", "18", "4")
"""What stands in comments or ignored files is mentioned, but defined nowhere."""
DENIABLE = frozenset({"13", "14", "27", "29", "57"})
"""Here "no, there is none" is as right as not to answer."""
FILES = frozenset({"10", "31", "32", "62"})
PLACE_OF: Mapping[str, str] = {
    **dict.fromkeys(("2", "20", "21", "22", "23", "28", "30"), "c"),
    **dict.fromkeys(FILES, "f"),
    **dict.fromkeys(("13", "14"), "k"),
    "57": "d",
    "44": "s",
    "49": "s",
    "59": "w",
}
"""The one placeholder of a family's sentence; {n} where it is not listed."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Twin:
    """The fact as it is graded in the sentences of `family`."""

    fact: Fact
    family: str
    words: Mapping[str, str]
    part: str = ""


Put = Callable[[Fact, str, str], Twin | None]
"""(fact, family, suffix of most files) → the twin, None where the names do not fit."""


@dataclass(frozen=True, slots=True)
class Carried:
    families: tuple[str, ...]
    put: Put


def _named(fact: Fact, family: str, suffix: str) -> Twin | None:
    """One absent name. Its proof removed all separators, so joining words leaves it absent."""
    name = "_".join(dict(fact.targets)["x"].split())
    text = f"{name}{suffix}" if family in FILES else name
    part = {"27": "async", "29": "public"}.get(family, "")
    graded = _deniable(fact) if family in DENIABLE else fact
    return Twin(fact=graded, family=family, words={PLACE_OF.get(family, "n"): text}, part=part)


def _as_it_is(fact: Fact, family: str, _suffix: str) -> Twin | None:
    text = dict(fact.targets)["x"]
    if any(character.isspace() for character in text):
        return None
    return Twin(fact=fact, family=family, words={PLACE_OF.get(family, "n"): text})


def _wrong_kind(fact: Fact, family: str, suffix: str) -> Twin | None:
    supposed = {"1": "function", "2": "class"}[family]
    return _as_it_is(fact, family, suffix) if dict(fact.targets)["p"] == supposed else None


def _wrong_owner(fact: Fact, family: str, _suffix: str) -> Twin | None:
    known = dict(fact.targets)
    return Twin(fact=fact, family=family, words={"c": known["owner"], "m": known["x"]})


def _swapped(fact: Fact, family: str, _suffix: str) -> Twin | None:
    known = dict(fact.targets)
    words = {"a": known["x"], "b": known["y"]}
    is_plain = not any(character.isspace() for text in words.values() for character in text)
    return Twin(fact=fact, family=family, words=words) if is_plain else None


def _deleted(fact: Fact, family: str, suffix: str) -> Twin | None:
    """A file's name has its ending; a function's has none."""
    is_file = "." in dict(fact.targets)["x"]
    return _as_it_is(fact, family, suffix) if is_file == (family in FILES) else None


def _deniable(fact: Fact) -> Fact:
    if not isinstance(fact.truth, Nothing):
        return fact
    acceptable = frozenset({Outcome.REFUTED, Outcome.INSUFFICIENT_EVIDENCE})
    return replace(fact, truth=Denial(), acceptable=acceptable)


TWINS: Mapping[str, Carried] = {
    "U1": Carried(ANYTHING, _named),
    "U2": Carried(ANYTHING, _named),
    "U4": Carried(ANYTHING, _named),
    "U5": Carried(SYMBOL, _named),
    "U6": Carried(("2", "1"), _wrong_kind),
    "U8": Carried(("3",), _wrong_owner),
    "U9": Carried(("35", "36"), _swapped),
    "U11": Carried(("1", "10", "33", "62", "16"), _deleted),
    "U12": Carried(ANYTHING, _named),
    "U13": Carried(DEFINED, _named),
    "U14": Carried(DEFINED, _named),
    "U15": Carried(("21", "20", "28", "30"), _as_it_is),
    "U18": Carried(("44", "49"), _as_it_is),
    "U19": Carried(("53",), _as_it_is),
    "U19.CI": Carried(("59",), _as_it_is),
    "U19.NEAR": Carried(("53",), _as_it_is),
    "U20": Carried(SYMBOL, _named),
    "U21": Carried(SYMBOL, _named),
}


def usual_suffix(gathered: Gathered) -> str:
    """The ending of most code files, which a file that is not there gets too."""
    endings = Counter(PurePosixPath(symbol.path).suffix for symbol in gathered.symbols)
    return endings.most_common(1)[0][0] if endings else ".txt"


@dataclass(frozen=True, kw_only=True, slots=True)
class Carriers:
    """The families whose sentences are at hand, and what a file that is not there ends in."""

    families: Collection[str]
    suffix: str

    def carry(self, kind: str, facts: Sequence[Fact], start: int) -> Iterator[Twin | Unfit]:
        """Each fact in the sentences of one family; families take turns, from `start` on."""
        families = [family for family in TWINS[kind].families if family in self.families]
        for number, fact in enumerate(facts, start):
            turn = [families[(number + more) % len(families)] for more in range(len(families))]
            found = (TWINS[kind].put(fact, family, self.suffix) for family in turn)
            twin = next((twin for twin in found if twin is not None), None)
            yield twin or Unfit(fact, "no sentence at hand can carry it")
