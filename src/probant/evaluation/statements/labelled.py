"""Sentences of other people's making, labelled by hand with the claims they hold.

The labels are data (labelled/*.toml). A sentence with an empty list of claims holds none; sentences
from a package are kept by place and digest and read from the package. Next: metrics.py.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from importlib import resources
from itertools import groupby
from pathlib import Path
from typing import Any

from probant.evaluation.statements.response import Checker, SaidClaim, Text

FOLDER = "sentences"
CITATIONS = frozenset({"file", "line_range"})
"""Read from any citation, so labelled only where a sentence says nothing more."""


@dataclass(frozen=True, kw_only=True, slots=True)
class Label:
    """One claim a person found in the sentence; what is empty was not told."""

    kind: str
    subject: str = ""
    object: str = ""
    place: str = ""
    names: tuple[str, ...] = ()
    count: int | None = None
    literal: str = ""
    expected: str = ""
    denied: bool = False


@dataclass(frozen=True, kw_only=True, slots=True)
class Sentence:
    source: str
    text: str
    claims: tuple[Label, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class LabelledResult:
    """`unread` are labels nothing was read for, `extra` claims nobody labelled."""

    n_sentences: int = 0
    n_labels: int = 0
    n_read: int = 0
    n_claims: int = 0
    n_expected: int = 0
    unread: tuple[tuple[str, Label], ...] = ()
    extra: tuple[tuple[str, SaidClaim], ...] = ()
    n_unavailable: int = 0


def sentences(packages: Mapping[str, Path]) -> tuple[list[Sentence], int]:
    """All labelled sentences, and how many stand in a package that is not at hand."""
    found: list[Sentence] = []
    n_missing = 0
    for name, entry in _entries():
        text = entry.get("text") or _read(entry, packages)
        if text is None:
            n_missing += 1
            continue
        claims = tuple(_label(claim) for claim in entry.get("claims", ()))
        source = str(entry.get("package") or name)
        found.append(Sentence(source=source, text=text, claims=claims))
    return found, n_missing


def _entries() -> Iterator[tuple[str, Mapping[str, Any]]]:
    folder = resources.files("probant.evaluation.statements").joinpath(FOLDER)
    if not folder.is_dir():
        return
    for file in sorted(folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml"):
            for entry in tomllib.loads(file.read_text("utf-8")).get("sentence", ()):
                yield file.name, entry


def _read(entry: Mapping[str, Any], packages: Mapping[str, Path]) -> str | None:
    """The sentence as the package has it; refused where it is not the one that was labelled."""
    root = packages.get(str(entry.get("package")))
    if root is None:
        return None
    path = root / str(entry["path"])
    if not path.is_file():
        return None
    lines = path.read_text("utf-8", "replace").split("\n")
    first = int(entry["line"])
    text = "\n".join(lines[first - 1 : int(entry.get("last", first))])
    digest = hashlib.sha256(text.encode()).hexdigest()
    if not digest.startswith(str(entry["digest"])):
        return None
    return text[int(entry.get("from", 0)) : int(entry.get("to", len(text)))]


def _label(claim: Mapping[str, Any]) -> Label:
    known = {field.name for field in fields(Label)}
    unknown = sorted(claim.keys() - known)
    if unknown:
        raise ValueError(f"a label has no {', '.join(unknown)}")
    listed = {"names": tuple(claim["names"])} if "names" in claim else {}
    return Label(**(dict(claim) | listed))


def measure_labelled(
    packages: Mapping[str, Path], checker: Checker, nowhere: Path
) -> LabelledResult:
    """Every sentence read in its package; those of none in an empty tree."""
    labelled, n_missing = sentences(packages)
    nowhere.mkdir(parents=True)
    (nowhere / "EMPTY").write_text("", "utf-8")
    claims: list[Sequence[SaidClaim]] = []
    ordered = sorted(labelled, key=lambda sentence: sentence.source)
    for source, group in groupby(ordered, key=lambda sentence: sentence.source):
        texts = [Text("sentence.md", sentence.text) for sentence in group]
        claims += checker(packages.get(source, nowhere), texts)
    return labelled_result(ordered, claims, n_missing)


def labelled_result(
    labelled: Sequence[Sentence], claims: Sequence[Sequence[SaidClaim]], n_unavailable: int
) -> LabelledResult:
    """Each label takes one claim that fits it, if there is one left."""
    unread: list[tuple[str, Label]] = []
    extra: list[tuple[str, SaidClaim]] = []
    n_labels = n_claims = 0
    for sentence, found in zip(labelled, claims, strict=True):
        labels = sentence.claims
        has_citation_labels = any(label.kind in CITATIONS for label in labels)
        left = [c for c in found if has_citation_labels or c.kind not in CITATIONS]
        n_claims += len(left)
        n_labels += len(labels)
        for label in labels:
            fitting = next((claim for claim in left if fits(label, claim)), None)
            if fitting is None:
                unread.append((sentence.text, label))
            else:
                left.remove(fitting)
        extra += [(sentence.text, claim) for claim in left]
    return LabelledResult(
        n_sentences=len(labelled),
        n_labels=n_labels,
        n_read=n_labels - len(unread),
        n_claims=n_claims,
        n_expected=n_claims - len(extra),
        unread=tuple(unread),
        extra=tuple(extra),
        n_unavailable=n_unavailable,
    )


def fits(label: Label, claim: SaidClaim) -> bool:
    """The same kind, about the same things; what the label leaves out is not compared."""
    if claim.kind != label.kind or claim.denied != label.denied:
        return False
    if label.count is not None and claim.count is not None and label.count != claim.count:
        return False
    pairs = (
        (label.subject, (claim.subject, claim.path, claim.literal)),
        (label.object, (claim.object, claim.path, claim.literal, *claim.names)),
        (label.literal, (claim.literal, claim.object, claim.subject)),
        (label.expected, (claim.expected, claim.literal)),
    )
    is_same = all(not told or _plain(told) in map(_plain, said) for told, said in pairs)
    said_names = {_plain(name) for name in (*claim.names, claim.object)}
    return is_same and said_names.issuperset(map(_plain, label.names)) and _is_there(label, claim)


def _is_there(label: Label, claim: SaidClaim) -> bool:
    """A place is labelled as it is written, lines and all."""
    if not label.place:
        return True
    told = label.place.replace("\\", "/")
    for path in filter(None, (claim.path, claim.subject, claim.object)):
        before, found, after = told.partition(path)
        if found:
            numbers = tuple(map(int, re.findall(r"\d+", before + after)))
            ends = claim.lines or ()
            return not numbers or {*numbers} == {*ends}
    return False


def _plain(name: str) -> str:
    return name.strip("`").removesuffix("()")
