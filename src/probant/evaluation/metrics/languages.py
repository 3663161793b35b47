"""Which language a question is about, so that figures can be told apart by it.

    world families (history, project, runs)  "any": they ask about no code
    a truth with paths                       the language of most of them
    a file named in the question             its language
    else                                     the main language of the repository

Next: metrics.py.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import PurePosixPath

from probant.evaluation.grading.result import Result
from probant.evaluation.questions.truth import (
    Denial,
    Locations,
    Paths,
    PathSteps,
    Question,
    Sites,
    Truth,
)
from probant.evaluation.questions.wordings.runs import RUNS
from probant.evaluation.questions.wordings.world import HISTORY
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

ANY = "any"
ABOUT_NO_CODE = frozenset(
    {*HISTORY, *RUNS, "13", "42", "57", "57.LIST", "58", "59", "61", "63", "U14", "U19.CI"}
)
C_LIKE = frozenset({"c", "cpp"})
_FILE = re.compile(r"[\w./@+-]*\w\.(\w+)")


def language_of(question: Question, main: Mapping[str, str]) -> str:
    """`main` is repository → its main language; a repository not in it has none."""
    if question.family in ABOUT_NO_CODE:
        return ANY
    own = main.get(question.repo, ANY)
    named = [_named(suffix, own) for suffix in _FILE.findall(question.text)]
    for found in (_of_paths(_paths(question.truth), own), _most([n for n in named if n])):
        if found is not None:
            return found
    return own


def main_languages(results: Sequence[Result]) -> dict[str, str]:
    """As the corpus lists them; of other repositories, what most of the true places are in."""
    found: dict[str, str] = {}
    paths: dict[str, list[str]] = {}
    for result in results:
        paths.setdefault(result.question.repo, []).extend(_paths(result.question.truth))
    for repo, own in paths.items():
        main = _listed().get(repo) or _of_paths(own, ANY)
        if main is not None:
            found[repo] = main
    return found


@lru_cache(maxsize=1)
def _listed() -> Mapping[str, str]:
    from probant.evaluation.corpus import pinned

    return {package.label: package.languages[0] for package in pinned()}


def _paths(truth: Truth) -> list[str]:
    match truth:
        case Locations(qualified_by_place=entries):
            return [path for (path, _), _ in entries]
        case Sites(places=places) | Denial(places=places):
            return [path for path, _ in places]
        case Paths(paths=paths):
            return list(paths)
        case PathSteps(paths=steps):
            return list(steps)
    return []


def _of_paths(paths: Iterable[str], main: str) -> str | None:
    suffixes = (PurePosixPath(path).suffix.removeprefix(".") for path in paths)
    return _most([found for found in (_named(suffix, main) for suffix in suffixes) if found])


def _named(suffix: str, main: str) -> str | None:
    found = LANGUAGE_OF.get(f".{suffix.lower()}")
    # A header of a C++ project is C++, whatever its suffix says.
    return main if found in C_LIKE and main in C_LIKE else found


def _most(languages: Sequence[str]) -> str | None:
    counts = Counter(languages)
    return min(counts, key=lambda name: (-counts[name], name)) if counts else None
