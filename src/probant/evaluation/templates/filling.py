"""Which facts a family of outside templates asks about, and what fills each placeholder.

One row of `FILLS` for each family. A fact whose words fit no placeholder, or that is about
something else than the template asks, is refused with the reason. Next: asking.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import PurePosixPath

from probant.evaluation.questions.generate import Gathered
from probant.evaluation.questions.project_truth import Said
from probant.evaluation.questions.truth import Boolean, Count, Locations, Outcome
from probant.evaluation.sources.fact import Fact

ONE_WORD = frozenset("mpfgstudkwl")
"""Placeholders that take one word, without white space."""
NARROWED = re.compile(r"(\S+) in (\S+)")
"""A name and the file that tells it from its namesakes; fills {n}, {c}, {a} and {b} only."""
CONFIG_SUFFIXES = frozenset({".toml", ".json", ".yml", ".yaml", ".cfg", ".ini"})


@dataclass(frozen=True, kw_only=True, slots=True)
class Filled:
    """A fact, the words for its placeholders, and which of the family's questions it answers."""

    fact: Fact
    words: Mapping[str, str]
    part: str = ""

    @property
    def is_narrowed(self) -> bool:
        return any(name != "x" and " " in text for name, text in self.words.items())


@dataclass(frozen=True, slots=True)
class Unfit:
    """A fact that no template of the family asks about."""

    fact: Fact
    reason: str


Fill = Callable[[Gathered], Iterator[Filled | Unfit]]


def facts_of(family: str, **targets: str) -> Fill:
    """The facts of one family of the sources; `n="x"` puts target x in the place of {n}."""

    def fill(gathered: Gathered) -> Iterator[Filled | Unfit]:
        for fact in gathered.by_family.get(family, ()):
            known = dict(fact.targets)
            yield fitted(fact, {name: known[target] for name, target in targets.items()})

    return fill


def fitted(fact: Fact, words: Mapping[str, str], part: str = "") -> Filled | Unfit:
    for name, text in words.items():
        is_word = bool(text) and not any(character.isspace() for character in text)
        is_name = name not in ONE_WORD and NARROWED.fullmatch(text)
        if not is_word and not is_name and name != "x":
            return Unfit(fact, f"{{{name}}} takes one name")
    return Filled(fact=fact, words=words, part=part)


def _owned(family: str, member: str) -> Fill:
    """Facts whose target is `Owner.member`."""

    def fill(gathered: Gathered) -> Iterator[Filled | Unfit]:
        for fact in gathered.by_family.get(family, ()):
            owner, _, name = dict(fact.targets)["x"].rpartition(".")
            if owner and "." not in owner:
                yield fitted(fact, {"c": owner, member: name})
            else:
                yield Unfit(fact, "{c} takes the class, which the fact does not name")

    return fill


def _decorated(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """Where a function is that carries a decorator: the place of family 1 or 3, for those only."""
    carrying = {
        dict(fact.targets)["x"] for fact in gathered.by_family.get("24", ()) if not fact.is_empty
    }
    for family in ("1", "3"):
        for fact in gathered.by_family.get(family, ()):
            known = dict(fact.targets)
            name = ".".join(part for part in (known.get("owner"), known["x"]) if part)
            if name in carrying and isinstance(fact.truth, Locations):
                yield fitted(fact, {"n": name})


def _config_keys(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """A template names no file, so the key must stand in one file of settings only."""
    found = gathered.by_family.get("13", ())
    n_files = Counter(dict(fact.targets)["x"] for fact in found)
    settings = {
        path: set(re.findall(r"[\w.-]+", content.decode("utf-8", "ignore")))
        for path, content in gathered.tree.files.items()
        if PurePosixPath(path).suffix in CONFIG_SUFFIXES
    }
    for fact in found:
        key = dict(fact.targets)["x"]
        last = key.rpartition(".")[2]
        n_holding = sum(last in words for words in settings.values())
        if n_files[key] == 1 and n_holding == 1:
            yield fitted(fact, {"k": key})
        else:
            yield Unfit(fact, "the key stands in several files")


def _traits(gathered: Gathered) -> Iterator[Filled | Unfit]:
    for fact in gathered.by_family.get("27", ()):
        known = dict(fact.targets)
        yield fitted(fact, {"n": known["x"]}, known["p"])


def _visibility(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """Each yes or no, and of a yes also which visibility it is."""
    for fact in gathered.by_family.get("29", ()):
        known = dict(fact.targets)
        words = {"n": known["x"]}
        yield fitted(fact, words, known["p"])
        if fact.truth == Boolean(True):
            truth = Said((frozenset({known["p"]}),))
            which = replace(fact, truth=truth, acceptable=frozenset({Outcome.ANSWERED}))
            yield fitted(which, words, "which")


def _cycles(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """A file alone, or two files in one cycle."""
    yield from facts_of("37", f="x")(gathered)
    yield from facts_of("37.PAIR", f="x", g="y")(gathered)


def _test_counts(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """One file, or the repository where the number is known of every file that may hold a test."""
    yield from facts_of("54", f="x")(gathered)
    found = {dict(fact.targets)["x"]: fact for fact in gathered.by_family.get("54", ())}
    holding = [path for path, content in gathered.tree.files.items() if _MAY_TEST.search(content)]
    counted = [found.get(path) or found.get(PurePosixPath(path).name) for path in holding]
    known = [fact for fact in counted if fact is not None]
    if known and len(known) == len(holding):
        n_tests = sum(fact.truth.count for fact in known if isinstance(fact.truth, Count))
        yield fitted(replace(known[0], targets=(), truth=Count(n_tests)), {})


_MAY_TEST = re.compile(
    rb"def test|func Test|func Fuzz|#\[\w*:*test|@Test|@ParameterizedTest|TEST(?:_\w+)?\s*\("
    rb"|\b(?:it|test|should|describe)(?:\.\w+)?\s*\(\s*['\"`]"
)


def _touched(gathered: Gathered) -> Iterator[Filled | Unfit]:
    for fact in gathered.by_family.get("47", ()):
        path = dict(fact.targets)["x"]
        is_file = path in gathered.tree.files
        yield fitted(fact, {"f": path}) if is_file else Unfit(fact, "{f} takes a file")


def _existed(gathered: Gathered) -> Iterator[Filled | Unfit]:
    for fact in gathered.by_family.get("51", ()):
        known = dict(fact.targets)
        if "/" in known["x"] or "." in known["x"]:
            yield fitted(fact, {"f": known["x"], "t": known["y"]})
        else:
            yield Unfit(fact, "{f} takes a file")


def _language(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """A template names no language, so the project must require one only."""
    found = gathered.by_family.get("58", ())
    for fact in found:
        is_only = len(found) == 1
        yield fitted(fact, {}) if is_only else Unfit(fact, "several languages are required")


def _ran(gathered: Gathered) -> Iterator[Filled | Unfit]:
    """What the whole of the tests, or a build, really did."""
    for family, part in (("60.ALL", "tests"), ("56", "build")):
        for fact in gathered.by_family.get(family, ()):
            yield fitted(fact, {}, part)


FILLS: Mapping[str, Fill] = {
    "1": facts_of("1", n="x"),
    "2": facts_of("2", c="x"),
    "3": facts_of("3", c="owner", m="x"),
    "4": facts_of("4", n="x"),
    "5": facts_of("5", n="x"),
    "6": _owned("6", "n"),
    "7": facts_of("7", n="x"),
    "8": facts_of("8", b="x", a="y"),
    "9": _decorated,
    "10": facts_of("10", f="x"),
    "11": facts_of("11", f="x"),
    "12": facts_of("12", x="x"),
    "13": _config_keys,
    "14": facts_of("14", k="x"),
    "15": facts_of("15", k="x"),
    "16": facts_of("16", n="x"),
    "17": facts_of("17", n="x", p="y"),
    "18": facts_of("18", n="x"),
    "19": facts_of("19", n="x"),
    "20": facts_of("20", c="x"),
    "21": facts_of("21", c="x"),
    "22": facts_of("22", c="x"),
    "23": facts_of("23", c="x"),
    "24": facts_of("24", n="x"),
    "25": facts_of("25", f="x"),
    "26": facts_of("26", n="x"),
    "27": _traits,
    "28": facts_of("28", c="x"),
    "29": _visibility,
    "30": facts_of("30", c="x"),
    "31": facts_of("31", f="x"),
    "32": facts_of("32", f="x"),
    "33": facts_of("33", n="x"),
    "34": facts_of("34", n="x"),
    "35": facts_of("35", a="x", b="y"),
    "36": facts_of("36", a="x", b="y"),
    "37": _cycles,
    "38": _owned("38", "m"),
    "39": facts_of("39", n="x"),
    "40": facts_of("40", f="x", g="y"),
    "41": facts_of("41", f="x"),
    "42": facts_of("42"),
    "43": facts_of("43"),
    "44": facts_of("44", s="x"),
    "45": facts_of("45", f="x"),
    "46": facts_of("46", f="x"),
    "47": _touched,
    "48": facts_of("48.OLD", f="x"),
    "49": facts_of("49", s="x"),
    "50": facts_of("50", f="x", l="y"),
    "51": _existed,
    "52": facts_of("52", t="x", u="y"),
    "53": facts_of("53", n="x"),
    "54": _test_counts,
    "55": facts_of("55", f="x"),
    "56": facts_of("56"),
    "57": facts_of("57", d="x"),
    "58": _language,
    "59": facts_of("59", w="x"),
    "60": _ran,
    "61": facts_of("61"),
    "62": facts_of("62", f="x"),
    "63": facts_of("63"),
    "64": facts_of("64", x="x"),
    "65": facts_of("65", f="x", l="y"),
    "66": facts_of("66", a="x", b="y"),
}
"""Family of a template → the facts it asks about. 48 asks for the former path, 9 for a handler."""
