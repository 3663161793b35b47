"""A set of questions that stands by itself, for others to ask: `eval generate` writes it.

    set.json                        what it was made of (probant.set/1)
    questions/<repo>.<arm>.json     probant.questions/1
    dropped/<repo>.<arm>.json       facts not asked, with the reason
    trees/<repo>/<arm>/             the files asked about; their history, if any, in a file beside

The same seed gives the same bytes. docs/evaluation-set.md says how to answer it.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path

from probant.errors import UsageError
from probant.evaluation.arms.place import Place
from probant.evaluation.arms.published import digest_of_published
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.plain import NotPlainError, of_plain, read_json, record_json
from probant.evaluation.questions.truth import QuestionSet
from probant.evaluation.running.folder import (
    Measured,
    Missing,
    Unit,
    questions_file,
    read_set,
)

SCHEMA = "probant.set/1"
META = "set.json"
TREES = "trees"


@dataclass(frozen=True, kw_only=True, slots=True)
class SetMeta:
    """What `set.json` says. `families` None is all of them."""

    corpus: str | None
    seed: int
    limit: int
    families: tuple[str, ...] | None
    packages: tuple[Measured, ...]
    units: tuple[Unit, ...]
    missing: tuple[Missing, ...] = ()
    finished: bool = False


class NoSetError(UsageError):
    """The path leads to no set of questions."""


@dataclass(frozen=True, slots=True)
class Published:
    root: Path
    meta: SetMeta

    def asked(self, unit: Unit) -> QuestionSet:
        return read_set(questions_file(self.root, unit))


def write_set_meta(root: Path, meta: SetMeta) -> None:
    document = {"schema": SCHEMA, **record_json(meta)}
    text = json.dumps(document, indent=2, sort_keys=True) + "\n"
    # All or nothing: a kill must not leave half a document where a whole one was.
    beside = root / f".{META}.new"
    beside.write_text(text, "ascii")
    beside.replace(root / META)


def open_set(root: Path) -> Published:
    """The set in the folder `root`; raises NoSetError where it is none, or not whole."""
    try:
        document = read_json((root / META).read_bytes())
        if not isinstance(document, dict) or document.pop("schema", None) != SCHEMA:
            raise NotPlainError(f"not a {SCHEMA} document")
        meta = of_plain(SetMeta, document)
    except OSError:
        raise _no_set(root, f"there is no {META}") from None
    except NotPlainError as error:
        raise _no_set(root, str(error)) from error
    if not meta.finished:
        raise _no_set(root, "whoever wrote it did not come to the end")
    for unit in meta.units:
        if unit.arm not in ARMS or not tree_of(root, unit).is_dir():
            raise _no_set(root, f"{unit.name} has no tree")
    return Published(root, meta)


def tree_of(root: Path, unit: Unit) -> Path:
    return root / TREES / unit.repo / unit.arm


def digest(found: Published) -> str:
    """Over every question and every tree."""
    whole = hashlib.sha256()
    for unit in found.meta.units:
        whole.update(unit.name.encode("utf-8", "surrogateescape"))
        whole.update(hashlib.sha256(questions_file(found.root, unit).read_bytes()).digest())
        whole.update(digest_of_published(tree_of(found.root, unit)).encode())
    return whole.hexdigest()


def places(found: Published) -> dict[str, Place]:
    repos = dict.fromkeys(unit.repo for unit in found.meta.units)
    return {repo: Place(repo=repo, digest="", path=str(found.root)) for repo in repos}


def _no_set(root: Path, why: str) -> NoSetError:
    return NoSetError(
        f"{root} is no set of questions: {why}",
        remedy="name a folder that `probant eval generate` wrote",
    )
