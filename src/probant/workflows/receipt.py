"""Hold what an agent says it has done against the tree: one verdict for each deed.

Refuted only where the tree, the history or a run says so for sure; what may be meant otherwise
stays open. What the message says about the code as it is now comes from `check` and is added by
whoever makes the receipt.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Protocol

from probant.agents.deeds import Deed, DeedKind
from probant.vocabulary.claim import CheckResult
from probant.vocabulary.record import Record
from probant.vocabulary.ruling import Outcome
from probant.vocabulary.source import Citation

VERIFIED, REFUTED, OPEN = CheckResult.VERIFIED, CheckResult.REFUTED, CheckResult.UNVERIFIABLE
DEFINED_NOUNS = frozenset(
    "function method class test helper constant type interface struct enum fixture".split()
)
MEMBER_NOUNS = frozenset("parameter argument field method property option flag".split())


class Proof(Record, kw_only=True):
    """What the engine or a run says: `outcome` as for any question, `text` in words."""

    outcome: Outcome
    text: str
    citations: tuple[Citation, ...] = ()
    n_tests: int | None = None


class Ground(Protocol):
    """What a receipt may look at. "Before" is the state the conversation began with."""

    since: str
    """The commit it began at, shortened; empty where nobody knows."""

    def paths(self) -> Collection[str]: ...
    def paths_before(self) -> Collection[str]: ...
    def near(self, path: str) -> str:
        """The path as seen from where the agent worked."""
        ...

    def is_on_disk(self, path: str) -> bool: ...
    def text(self, path: str) -> str | None: ...
    def text_on_disk(self, path: str) -> str | None: ...
    def text_before(self, path: str) -> str | None: ...
    def is_changed(self, path: str) -> bool: ...
    def exists(self, name: str, within: str = "") -> Proof: ...
    def is_mentioned(self, word: str) -> bool: ...
    def code(self, name: str) -> tuple[str, ...]: ...
    def code_before(self, name: str) -> tuple[str, ...]: ...
    def has_commit(self, sha: str) -> bool: ...
    def n_commits_since(self) -> int: ...
    def uncommitted(self) -> tuple[str, ...]: ...
    def run_tests(self, path: str) -> Proof: ...
    def run_build(self) -> Proof: ...
    def call(self, url: str) -> Proof: ...


class Judged(Record, kw_only=True):
    """A deed with what was found. `suggestion` is what would be right, where that is known."""

    deed: Deed
    verdict: CheckResult
    detail: str
    suggestion: str = ""
    citations: tuple[Citation, ...] = ()


def judge(deed: Deed, ground: Ground) -> Judged:
    return _JUDGES[deed.kind](deed, ground)


def _judged(
    deed: Deed, verdict: CheckResult, detail: str, suggestion: str = "",
    citations: tuple[Citation, ...] = (),
) -> Judged:  # fmt: skip
    return Judged(
        deed=deed, verdict=verdict, detail=detail, suggestion=suggestion, citations=citations
    )


# Files


def _matches(path: str, among: Collection[str], ground: Ground) -> tuple[str, ...]:
    """The files a path may mean: as seen from where the agent worked, from the root, or the end of
    a longer path."""
    for exact in (ground.near(path), path):
        if exact in among:
            return (exact,)
    return tuple(one for one in among if one.endswith(f"/{path}"))


def _is_outside(path: str) -> bool:
    return path.startswith(("/", "~")) or ".." in path.split("/") or "\\" in path


def _is_there(path: str, ground: Ground) -> bool:
    return ground.is_on_disk(ground.near(path)) or ground.is_on_disk(path)


def _namesake(path: str, ground: Ground) -> str:
    name = path.rpartition("/")[2]
    others = [one for one in ground.paths() if one.rpartition("/")[2] == name]
    return others[0] if len(others) == 1 else ""


def _missing(deed: Deed, path: str, ground: Ground) -> Judged:
    if _is_outside(path):
        return _judged(deed, OPEN, f"{path} is outside of this repository")
    if _is_there(path, ground):
        return _judged(deed, OPEN, f"{path} is there and not part of the snapshot")
    return _judged(deed, REFUTED, f"there is no {path}", _namesake(path, ground))


def _created(deed: Deed, ground: Ground) -> Judged:
    found = _matches(deed.thing, ground.paths(), ground)
    if not found:
        missing = _missing(deed, deed.thing, ground)
        if missing.verdict is OPEN and not _is_outside(deed.thing):
            return _judged(deed, VERIFIED, missing.detail)
        return missing
    if ground.since and not any(ground.is_changed(one) for one in found):
        return _judged(deed, OPEN, f"{found[0]} was there before and is as it was")
    return _judged(deed, VERIFIED, f"{found[0]} is there")


def _deleted(deed: Deed, ground: Ground) -> Judged:
    found = _matches(deed.thing, ground.paths(), ground)
    if not found:
        if _is_outside(deed.thing):
            return _judged(deed, OPEN, f"{deed.thing} is outside of this repository")
        if _is_there(deed.thing, ground):
            return _judged(deed, REFUTED, f"{deed.thing} is still on disk")
        return _judged(deed, VERIFIED, f"there is no {deed.thing}")
    before = _matches(deed.thing, ground.paths_before(), ground) if ground.since else ()
    if len(found) == 1 and (found[0] in (deed.thing, ground.near(deed.thing)) or before == found):
        return _judged(deed, REFUTED, f"{found[0]} is still there")
    return _judged(deed, OPEN, f"{len(found)} files end so; which is meant cannot be told")


def _changed_file(deed: Deed, ground: Ground) -> Judged:
    found = _matches(deed.thing, ground.paths(), ground)
    if not found:
        if ground.since and _matches(deed.thing, ground.paths_before(), ground):
            return _judged(deed, OPEN, f"{deed.thing} was there before and is gone")
        return _missing(deed, deed.thing, ground)
    if not ground.since:
        return _judged(deed, OPEN, "what it was before is not known")
    changed = [one for one in found if ground.is_changed(one)]
    if changed:
        return _judged(deed, VERIFIED, f"{changed[0]} differs from {ground.since}")
    verdict = REFUTED if deed.is_sure else OPEN
    return _judged(deed, verdict, f"{found[0]} is the same as at {ground.since}")


def _moved(deed: Deed, ground: Ground) -> Judged:
    if not _matches(deed.place, ground.paths(), ground):
        return _missing(deed, deed.place, ground)
    if deed.thing in ground.paths() or ground.near(deed.thing) in ground.paths():
        return _judged(deed, REFUTED, f"{deed.thing} is still there")
    return _judged(deed, VERIFIED, f"{deed.place} is there, {deed.thing} is not")


# Code


def _word(name: str) -> str:
    """The last part of a name: what stands in the code whatever is before it."""
    return re.split(r"\.|::|#", name.lstrip("-@$#"))[-1]


def _n_words(name: str, text: str) -> int:
    return len(re.findall(rf"(?<![\w$]){re.escape(_word(name))}(?![\w$])", text))


def _added(deed: Deed, ground: Ground) -> Judged:
    if deed.place and _has_ending(deed.place):
        return _added_to_file(deed, ground)
    if deed.place:
        return _added_to_code(deed, ground)
    if deed.noun in DEFINED_NOUNS:
        return _as_proved(deed, ground.exists(_target(deed)))
    if ground.is_mentioned(_word(deed.thing)):
        return _judged(
            deed, OPEN, f"{deed.thing} stands in the tree; where it was added is not said"
        )
    return _judged(deed, REFUTED, f"nothing in this repository says {_word(deed.thing)}")


def _added_to_file(deed: Deed, ground: Ground) -> Judged:
    found = _matches(deed.place, ground.paths(), ground)
    if not found:
        return _missing(deed, deed.place, ground)
    texts = [(one, ground.text(one)) for one in found]
    holding = [one for one, text in texts if text is not None and _n_words(deed.thing, text)]
    if any(text is None for _, text in texts):
        return _judged(deed, OPEN, f"{deed.place} cannot be read")
    if not holding:
        elsewhere = ground.exists(_target(deed)) if deed.noun in DEFINED_NOUNS else None
        cited = elsewhere.citations if elsewhere else ()
        hint = f"{cited[0].path}:{cited[0].lines.first}" if cited else ""
        return _judged(deed, REFUTED, f"{found[0]} does not mention {_word(deed.thing)}", hint)
    path = holding[0]
    if ground.since and not ground.is_changed(path):
        return _judged(deed, REFUTED if deed.is_sure else OPEN,
                       f"{path} is the same as at {ground.since}")  # fmt: skip
    if deed.noun in DEFINED_NOUNS:
        return _as_proved(deed, ground.exists(_target(deed), within=path))
    before = ground.text_before(path) if ground.since else None
    after = ground.text(path) or ""
    if before is not None and _n_words(deed.thing, before) >= _n_words(deed.thing, after):
        return _judged(deed, OPEN, f"{path} mentioned {_word(deed.thing)} as often before")
    return _judged(deed, VERIFIED, f"{path} mentions {_word(deed.thing)}")


def _added_to_code(deed: Deed, ground: Ground) -> Judged:
    codes = ground.code(deed.place)
    if not codes:
        return _judged(deed, OPEN, f"this repository has no definition of {deed.place}")
    if any(_n_words(deed.thing, code) for code in codes):
        return _judged(deed, VERIFIED, f"the code of {deed.place} mentions {_word(deed.thing)}")
    verdict = REFUTED if deed.noun in MEMBER_NOUNS else OPEN
    return _judged(deed, verdict, f"the code of {deed.place} does not mention {_word(deed.thing)}")


def _removed(deed: Deed, ground: Ground) -> Judged:
    if deed.place and _has_ending(deed.place):
        found = _matches(deed.place, ground.paths(), ground)
        texts = [ground.text(one) or "" for one in found]
        if not any(_n_words(deed.thing, text) for text in texts):
            return _judged(deed, VERIFIED, f"{deed.place} does not mention {_word(deed.thing)}")
        if deed.noun in DEFINED_NOUNS:
            proof = ground.exists(_target(deed), within=found[0])
            if proof.outcome is Outcome.ANSWERED:
                return _judged(deed, REFUTED, f"{deed.thing} is still defined in {found[0]}",
                               citations=proof.citations)  # fmt: skip
        return _judged(deed, OPEN, f"{deed.place} still mentions {_word(deed.thing)}")
    codes = ground.code(deed.thing)
    if not codes and not deed.place:
        return _judged(deed, VERIFIED, f"nothing is called {deed.thing}")
    if not deed.place and deed.noun in DEFINED_NOUNS and codes == ground.code_before(deed.thing):
        return _judged(deed, REFUTED, f"{deed.thing} is still there, as it was")
    return _judged(deed, OPEN, f"what of {deed.thing} was removed is not said")


def _changed(deed: Deed, ground: Ground) -> Judged:
    if not ground.since:
        return _judged(deed, OPEN, "what it was before is not known")
    codes, before = ground.code(deed.thing), ground.code_before(deed.thing)
    if not codes and not before:
        return _judged(deed, OPEN, f"this repository has no definition of {deed.thing}")
    if codes != before:
        return _judged(deed, VERIFIED, f"the code of {deed.thing} differs from {ground.since}")
    verdict = REFUTED if deed.is_sure and not deed.place else OPEN
    return _judged(deed, verdict, f"the code of {deed.thing} is the same as at {ground.since}")


def _renamed(deed: Deed, ground: Ground) -> Judged:
    if not ground.code(deed.place):
        if ground.is_mentioned(_word(deed.place)):
            return _judged(deed, OPEN, f"{deed.place} is mentioned and not defined")
        return _judged(deed, REFUTED, f"nothing is called {deed.place}")
    old = ground.code(deed.thing)
    if old and old == ground.code_before(deed.thing):
        return _judged(deed, REFUTED, f"{deed.thing} is still there, as it was")
    return _judged(deed, OPEN if old else VERIFIED, f"{deed.place} is there")


def _target(deed: Deed) -> str:
    return f"test:{_word(deed.thing)}" if deed.noun == "test" else deed.thing


def _has_ending(place: str) -> bool:
    return "." in place.rpartition("/")[2] and not re.fullmatch(r"[A-Z]\w*\.\w+", place)


def _as_proved(deed: Deed, proof: Proof) -> Judged:
    verdict = {Outcome.ANSWERED: VERIFIED, Outcome.REFUTED: REFUTED}.get(proof.outcome, OPEN)
    return _judged(deed, verdict, proof.text, citations=proof.citations)


def _key_set(deed: Deed, ground: Ground) -> Judged:
    """Only whether the key is there: a value of such a file is never shown."""
    text = ground.text_on_disk(ground.near(deed.place)) or ground.text_on_disk(deed.place)
    if text is None:
        return _missing(deed, deed.place, ground)
    if re.search(rf"(?m)^\s*(?:export\s+)?{re.escape(deed.thing)}\s*=", text):
        return _judged(deed, VERIFIED, f"{deed.place} sets {deed.thing}")
    return _judged(deed, REFUTED, f"{deed.place} does not set {deed.thing}")


# The whole


def _committed(deed: Deed, ground: Ground) -> Judged:
    if deed.thing:
        known = ground.has_commit(deed.thing)
        told = "is a commit here" if known else "is not a commit of this repository"
        return _judged(deed, VERIFIED if known else REFUTED, f"{deed.thing} {told}")
    left = ground.uncommitted()
    if not ground.since:
        return _judged(deed, OPEN, "when the work began is not known")
    if left and (deed.is_sure or not ground.n_commits_since()):
        return _judged(deed, REFUTED, f"not committed: {_listed(left)}")
    if not ground.n_commits_since():
        return _judged(deed, OPEN, f"no commit was made since {ground.since}, and nothing is left")
    return _judged(deed, VERIFIED, f"{ground.n_commits_since()} commits since {ground.since}")


def _clean(deed: Deed, ground: Ground) -> Judged:
    left = ground.uncommitted()
    if left:
        return _judged(deed, REFUTED, f"not committed: {_listed(left)}")
    return _judged(deed, VERIFIED, "no tracked file differs from the last commit")


def _listed(paths: tuple[str, ...]) -> str:
    shown = ", ".join(paths[:3])
    return shown if len(paths) <= 3 else f"{shown} and {len(paths) - 3} more"


def _tests(deed: Deed, ground: Ground) -> Judged:
    found = _matches(deed.place, ground.paths(), ground) if deed.place else ()
    proof = ground.run_tests(found[0] if found else "")
    if deed.place and not found:
        return _judged(deed, OPEN, f"there is no {deed.place} whose tests could be run")
    if proof.outcome is Outcome.REFUTED and not deed.is_sure:
        return _judged(deed, OPEN, f"which tests are meant is not said; {proof.text}")
    too_few = deed.count is not None and proof.n_tests is not None and proof.n_tests < deed.count
    if proof.outcome is Outcome.ANSWERED and too_few and not deed.place:
        return _judged(deed, REFUTED, f"there are only {proof.n_tests} tests; {proof.text}")
    return _as_proved(deed, proof)


_JUDGES: dict[DeedKind, Callable[[Deed, Ground], Judged]] = {
    DeedKind.CREATED_FILE: _created,
    DeedKind.DELETED_FILE: _deleted,
    DeedKind.CHANGED_FILE: _changed_file,
    DeedKind.MOVED_FILE: _moved,
    DeedKind.ADDED: _added,
    DeedKind.REMOVED: _removed,
    DeedKind.CHANGED: _changed,
    DeedKind.RENAMED: _renamed,
    DeedKind.SET_KEY: _key_set,
    DeedKind.COMMITTED: _committed,
    DeedKind.TREE_CLEAN: _clean,
    DeedKind.TESTS_PASS: _tests,
    DeedKind.BUILD_PASSES: lambda deed, ground: _as_proved(deed, ground.run_build()),
    DeedKind.SERVES: lambda deed, ground: _as_proved(deed, ground.call(deed.thing)),
}
