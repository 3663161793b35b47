"""Folders by what people keep in them, and the patterns with which manifests name folders.

Names only; nothing here opens a file.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterable
from fnmatch import translate
from functools import lru_cache
from itertools import islice, takewhile

VENDORED = frozenset(
    "node_modules bower_components jspm_packages vendor vendored _vendor third_party third-party"
    " thirdparty 3rdparty external externals deps Godeps site-packages dist-packages venv .venv"
    " virtualenv .tox .nox .eggs Pods Carthage .yarn .pnpm-store .gradle .m2 .cargo"
    " submodules".split()
)
"""Other people's code: it never says what this project is."""

BUILT = frozenset("dist _build .next .nuxt cmake-build-debug cmake-build-release".split())
"""What a build leaves behind, where somebody committed it."""

NOT_WRITTEN_HERE = VENDORED | BUILT

ASIDE = frozenset(
    "example examples sample samples demo demos doc docs documentation tutorial tutorials fixture"
    " fixtures testdata test_data test-data mock mocks stub stubs template templates skeleton"
    " skeletons cookiecutter snippets playground playgrounds".split()
)
"""Folders beside the point: an example is a project, but not this one."""

TESTING = frozenset("test tests testing __tests__ spec specs e2e".split())

AUXILIARY = ASIDE | TESTING | frozenset(
    "script scripts tool tools ci hack misc util utils extra extras bench benches benchmark"
    " benchmarks dev devtools etc support".split()
)  # fmt: skip
"""Helpers of a project: what they are written in is not what the project is written in."""

MAX_PATTERN_CHARS = 200
MAX_PATTERNS = 400


def parts(path: str) -> list[str]:
    """The folders on the way to a file."""
    return path.split("/")[:-1]


def is_foreign(path: str) -> bool:
    """Whether nobody wrote this here: a copy of other people's code, or what a build made."""
    return not NOT_WRITTEN_HERE.isdisjoint(parts(path))


def is_aside(path: str) -> bool:
    """Whether a manifest here speaks of an example or a test, not of the project itself."""
    inside = parts(path)
    return not (ASIDE.isdisjoint(inside) and TESTING.isdisjoint(inside))


def is_within(folder: str, outer: str) -> bool:
    """Whether `folder` lies somewhere below `outer`, and is not the same."""
    return folder != outer and (outer == "" or folder.startswith(outer + "/"))


def joined(folder: str, name: str) -> str:
    """A relative path of a manifest, from the tree's root; steps upwards end at the root."""
    steps = [step for step in folder.split("/") if step]
    for step in name.replace("\\", "/").split("/"):
        if step == "..":
            del steps[-1:]
        elif step not in ("", "."):
            steps.append(step)
    return "/".join(steps)


def matching(patterns: Iterable[str], folder: str, known: Iterable[str]) -> dict[str, list[str]]:
    """For each pattern of a manifest in `folder`: the known folders it leads to.

    A pattern that starts with '!' takes away what the others found.
    """
    folders = sorted(known)
    wanted = [p for p in patterns if len(p) <= MAX_PATTERN_CHARS][:MAX_PATTERNS]
    banned = {one for p in wanted if p.startswith("!") for one in _matched(p[1:], folder, folders)}
    return {
        pattern: [one for one in _matched(pattern, folder, folders) if one not in banned]
        for pattern in wanted
        if not pattern.startswith("!")
    }


def _matched(pattern: str, folder: str, known: list[str]) -> list[str]:
    whole = joined(folder, pattern)
    fixed = re.split(r"[^/]*[*?\[{]", whole, maxsplit=1)[0]
    first = bisect_left(known, fixed)
    near = takewhile(lambda one: one.startswith(fixed), islice(known, first, None))
    if fixed == whole:
        return [one for one in near if one == whole]
    steps = whole.split("/")
    return [one for one in near if _fits(steps, one.split("/") if one else [])]


def _fits(pattern: list[str], steps: list[str]) -> bool:
    """Step by step; '**' is any number of steps. Each pair is looked at once."""
    reached = {0}
    for step in steps:
        reached = {
            after for at in _skipping(pattern, reached) for after in _next(pattern, at, step)
        }
    return len(pattern) in _skipping(pattern, reached)


def _skipping(pattern: list[str], reached: set[int]) -> set[int]:
    """A '**' may also stand for nothing."""
    found = set(reached)
    for at in sorted(reached):
        while at < len(pattern) and pattern[at] == "**":
            at += 1
            found.add(at)
    return found


def _next(pattern: list[str], at: int, step: str) -> tuple[int, ...]:
    if at >= len(pattern):
        return ()
    if pattern[at] == "**":
        return (at,)
    return (at + 1,) if _compiled(pattern[at]).match(step) else ()


@lru_cache(maxsize=512)
def _compiled(pattern: str) -> re.Pattern[str]:
    """One step of a pattern; `{a,b}` is a choice."""
    choice = re.fullmatch(r"([^{}]*)\{([^{}]*)\}([^{}]*)", pattern)
    if choice is None:
        return re.compile(translate(pattern))
    before, middle, after = choice.groups()
    return re.compile("|".join(translate(before + one + after) for one in middle.split(",")))
