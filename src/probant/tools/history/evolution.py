"""How a definition came to be as it is: its signatures, defaults of its parameters, its files.

It is parsed at every commit that touched it, through renamed files and from file to file; versions
that hold its very text need no parsing. Its lines as such: tracking.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from probant.facts.bodies.code import parse
from probant.facts.bodies.heads import head_of
from probant.facts.languages import extract, language_of, suffix_of
from probant.facts.reading import trouble
from probant.facts.rows import DefFact
from probant.facts.schema import DefRow
from probant.tools.history.between import first_tags
from probant.tools.history.files import ambiguous
from probant.tools.history.ground import Ground, commit_seen, path_seen, short
from probant.tools.history.tracking import MAX_MOVES, Tracker, Version, Wanted
from probant.tools.history.when import Window, said_of_authors, window_of
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import EvidenceEntry, Quality
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.vocabulary.symbol import FUNCTION_KINDS
from probant.vocabulary.value import Observation
from probant.workspace.history import Commit, Touch

N_LEADS = 5
NO_DEFAULT = "no default"
QUOTED_EITHER_WAY = frozenset({"python", "typescript", "javascript"})
_SINGLE_QUOTED = re.compile(r"(?<!\w)'([^'\"\\\n]*)'")
MAX_SHOWN = 100
"""How many characters of a signature are told in full."""


class Signature(NamedTuple):
    """One signature as written, and the parts of it that count."""

    text: str
    tokens: tuple[str, ...]
    returns: str
    defaults: tuple[tuple[str, str], ...]
    """Parameters by name, each with its default as written."""

    @property
    def mark(self) -> tuple[tuple[str, ...], str]:
        return self.tokens, self.returns


Signatures = tuple[Signature, ...]
"""Those of all overloads, in the order they stand; () where there is no such definition."""


class Move(NamedTuple):
    """A commit that brought a definition from one file to another."""

    commit: Commit
    old: RepoPath
    new: RepoPath


class Chapter(NamedTuple):
    """What happened to a definition in one file, newest first, up to how it came there.

    `edits` are the commits with the versions after and before each; of the last one before it came
    from another file, the version there.
    """

    edits: tuple[tuple[Commit, Version | None, list[Version]], ...]
    moves: tuple[Move, ...]
    birth: Touch
    origins: tuple[RepoPath, ...]


class Life:
    """One definition from now back to the commit it first came with."""

    def __init__(self, ground: Ground, fact: DefFact) -> None:
        self._ground = ground
        self.fact = fact
        self.tracker = Tracker(ground, Wanted.just(fact))
        self._wanted = Wanted.just(fact)
        self._read: dict[Version, Signatures] = {}
        self._texts: dict[Version, bytes] = {}
        self.unsure: list[str] = []
        """Files of which a version could not be understood."""
        self.chapters = tuple(self._chapters())

    def _chapters(self) -> Iterator[Chapter]:
        path, rev = self.fact.path, self._ground.head
        for _ in range(MAX_MOVES):
            birth = self.tracker.born_in(path, rev)
            if birth is None:
                return
            chapter = self._chapter(path, rev, birth)
            yield chapter
            if len(chapter.origins) != 1:
                return
            path, rev = chapter.origins[0], birth.commit.parents[0]

    def _chapter(self, path: RepoPath, rev: str, birth: Touch) -> Chapter:
        lineage = self._ground.chronicle.lineage(path, rev)
        edits: list[tuple[Commit, Version | None, list[Version]]] = []
        origins = tuple(self.tracker.losing(birth))
        for touch in lineage.touches:
            for change in touch.changes:
                after, before = self.tracker.versions(touch, change)
                if touch == birth:
                    before = [*before, *self._there(birth, origins)]
                edits.append((touch.commit, after, before))
            if touch == birth:
                break
        seen = {commit.sha for commit, *_ in edits} - {birth.commit.sha}
        moves = [
            Move(one.commit, one.old, one.new)
            for one in lineage.renamings
            if one.commit.sha in seen
        ]
        moves += [Move(birth.commit, one, birth.changes[0].path) for one in origins]
        return Chapter(tuple(edits), tuple(moves), birth, origins)

    def _there(self, birth: Touch, origins: tuple[RepoPath, ...]) -> list[Version]:
        changes = self._ground.chronicle.changes(birth.commit.sha) if origins else ()
        return [(one.old, one.path) for one in changes if one.path in origins and one.old]

    @property
    def is_whole(self) -> bool:
        """Whether its beginning is known, and every version of it could be read."""
        return not self.is_cut and not self.unsure and self.tracker.all_parsed

    @property
    def is_cut(self) -> bool:
        """Whether it goes back to where a shallow clone ends, or was never seen to begin."""
        if not self.chapters:
            return True
        return self.chapters[-1].birth.commit.sha in self._ground.boundary

    # Signatures

    def edits(self) -> Iterator[tuple[Commit, Signatures, list[Signatures]]]:
        """Commits that touched it, newest first, with its signatures after and before each."""
        for chapter in self.chapters:
            for commit, after, before in chapter.edits:
                now = self._signatures(after) if after is not None else ()
                was = [self._carried(after, one) for one in before]
                yield commit, now, [one for one in was if one]

    def _carried(self, after: Version | None, before: Version) -> Signatures:
        """Before a commit; what reads there as after it, and is there once, need not be parsed."""
        text = self._texts.get(after, b"") if after is not None else b""
        if before in self._read or not text or after is None:
            return self._signatures(before)
        new, old = self._ground.blob(after[0]), self._ground.blob(before[0])
        name = self._wanted.name.encode()
        if new is None or old is None or old.count(name) != new.count(name):
            return self._signatures(before)
        if _n_times(text, new) != 1 or _n_times(text, old) != 1:
            return self._signatures(before)
        self._read[before], self._texts[before] = self._read[after], text
        return self._read[before]

    def _signatures(self, version: Version) -> Signatures:
        if version not in self._read:
            self._read[version] = self._parsed(*version)
        return self._read[version]

    def _parsed(self, blob: str, path: str) -> Signatures:
        source = self._ground.blob(blob)
        if source is None or language_of(path) is None:
            self.unsure.append(path)
            return ()
        if self._wanted.name.encode() not in source:
            return ()
        facts = extract(source, suffix_of(path))
        rows = [row for row in facts.defs if self._wanted.is_it(row)]
        troubles = trouble.read(facts.troubled)
        if facts.status and (not rows or any(_is_troubled(row, troubles) for row in rows)):
            self.unsure.append(path)
        code = parse(source, path)
        found = [(_fact(path, row), head_of(code, row[2], row[5])) for row in rows if code]
        if len(found) < len(rows) or any(head is None for _, head in found):
            self.unsure.append(path)
        if len(rows) == 1:
            lines = source.split(b"\n")[rows[0][6] - 1 : rows[0][7]]
            self._texts[(blob, path)] = b"\n".join(lines)
        return tuple(
            Signature(
                head.text,
                tuple(_quoted(path, one) for one in head.tokens),
                _plain(fact.details.returns),
                _defaults(fact),
            )
            for fact, head in found
            if head is not None
        )


def _is_troubled(row: DefRow, troubles: Iterable[tuple[int, int]]) -> bool:
    return any(first <= row[7] and row[6] <= last for first, last in troubles)


def _fact(path: str, row: DefRow) -> DefFact:
    no, parent, name, qualified, kind, *lines, traits, details = row
    line, first, last = lines
    return DefFact(
        RepoPath(path), 0, no, parent, name, qualified, kind, line, first, last, traits, details
    )


def _defaults(fact: DefFact) -> tuple[tuple[str, str], ...]:
    return tuple(
        (one.name, _quoted(fact.path, _plain(one.default))) for one in fact.details.parameters
    )


def _quoted(path: str, text: str) -> str:
    """Strings in double quotes, where it makes no difference how they are quoted."""
    if "'" not in text or language_of(path) not in QUOTED_EITHER_WAY:
        return text
    return _SINGLE_QUOTED.sub(r'"\1"', text)


def _plain(text: str | None) -> str:
    return " ".join((text or "").split())


def _n_times(text: bytes, source: bytes) -> int:
    return (b"\n" + source + b"\n").count(b"\n" + text + b"\n")


# Questions


def signature_changes(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits before which no parent had the signature as it is after them."""
    return _changes(ground, step, _signature_change)


def default_changes(ground: Ground, step: Step) -> EvidenceEntry:
    """Commits that gave a parameter another default."""
    wanted = step.member.strip("*`'\" ")

    def change(_: str, now: Signatures, was: list[Signatures]) -> str:
        return _default_change(wanted, now, was)

    return _changes(ground, step, change, parameter=wanted)


Describing = Callable[[str, Signatures, list[Signatures]], str]
"""What changed from the signatures before to those after, in words; '' for nothing."""


def _signature_change(name: str, now: Signatures, was: list[Signatures]) -> str:
    marks = sorted(one.mark for one in now)
    if not was or any(sorted(one.mark for one in some) == marks for some in was):
        return ""
    before = {one.mark for one in was[0]}
    came = [one for one in now if one.mark not in before]
    went = [one for one in was[0] if one.mark not in set(marks)]
    old, new = _told(name, went), _told(name, came)
    if not old or not new:
        return f"added the overload {new}" if new else f"removed the overload {old}"
    return _differing(name, went, came) or f"changed {old} to {new}"


def _differing(name: str, went: list[Signature], came: list[Signature]) -> str:
    """Of two long signatures, only what differs."""
    if len(went) != 1 or len(came) != 1 or len(came[0].text) <= MAX_SHOWN:
        return ""
    old, new = _parts(went[0].text), _parts(came[0].text)
    was = ", ".join(one for one in old if one not in new)
    now = ", ".join(one for one in new if one not in old)
    if was and now:
        return f"changed {was} to {now} in {name}(…)"
    if was or now:
        return f"added {now} to {name}(…)" if now else f"removed {was} from {name}(…)"
    return ""


def _parts(text: str) -> list[str]:
    """Parameters one by one, and what stands before and behind them."""
    depth, parts = 0, [""]
    for char in text:
        depth += (char in "([{") - (char in ")]}")
        is_edge = (char == "(" and depth == 1) or (char == ")" and depth == 0)
        if is_edge or (char == "," and depth == 1):
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts if part.strip()]


def _told(name: str, signatures: Iterable[Signature]) -> str:
    return " and ".join(f"{name}{_spaced(one)}" for one in signatures)


def _spaced(one: Signature) -> str:
    is_said = not one.returns or one.returns in " ".join(one.text.split())
    text = one.text if one.text[:1] in "([<" else f" {one.text}"
    return text if is_said else f"{text} returning {one.returns}"


def _default_change(parameter: str, now: Signatures, was: list[Signatures]) -> str:
    new, old = _defaults_of(parameter, now), [_defaults_of(parameter, some) for some in was]
    known = [one for one in old if one]
    if not new or not known or new in known:
        return ""
    before, after = (" or ".join(one or NO_DEFAULT for one in some) for some in (known[0], new))
    return f"changed it from {before} to {after}"


def _defaults_of(parameter: str, signatures: Signatures) -> tuple[str, ...]:
    found = [text for one in signatures for name, text in one.defaults if name == parameter]
    return tuple(sorted(set(found)))


def _changes(
    ground: Ground, step: Step, describe: Describing, *, parameter: str = ""
) -> EvidenceEntry:
    window = window_of(ground, step)
    if isinstance(window, EvidenceEntry):
        return window
    life = _life(ground, step, window)
    if isinstance(life, EvidenceEntry):
        return life
    edits = list(life.edits())
    if parameter and not any(_defaults_of(parameter, now) for _, now, _ in edits):
        note = f"no version of {life.fact.qualified_name} has a parameter {parameter}"
        return ground.refuse(step, note, ReasonCode.FALSE_PREMISE)
    if parameter and _is_declared_apart(life.fact, parameter, edits):
        note = "its default may stand in a declaration, which is not followed"
        return ground.refuse(step, note, ReasonCode.DECLARED_ONLY)
    told = {
        commit: said
        for commit, now, was in edits
        if now and (said := describe(life.fact.name, now, was))
    }
    again = _brought_back(life, edits)
    kept = {one.sha for one in window.within(told)}
    seen = [_change_seen(ground, one, said) for one, said in told.items() if one.sha in kept]
    return _entry(ground, step, life, seen, window=window, again=again)


def _life(ground: Ground, step: Step, window: Window) -> Life | EvidenceEntry:
    target = step.targets[0]
    facts = ground.facts(target)
    if not facts:
        return ground.refuse(step, f"no committed definition is called {target.text}")
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    if facts[0].kind not in FUNCTION_KINDS:
        note = f"{facts[0].qualified_name} is a {facts[0].kind}; functions and methods have one"
        return ground.refuse(step, note, ReasonCode.NOT_TOLD)
    if window.is_beside:
        note = f"{step.filters.until} is not part of the history this definition is followed in"
        return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)
    life = Life(ground, facts[0])
    if not life.chapters:
        return _not_shown(ground, step, facts[0])
    return life


def _not_shown(ground: Ground, step: Step, fact: DefFact) -> EvidenceEntry:
    note = f"the commits of {fact.path} do not show when it came"
    return ground.refuse(step, note, ReasonCode.NOT_AT_THIS_SNAPSHOT)


def _is_declared_apart(
    fact: DefFact, parameter: str, edits: list[tuple[Commit, Signatures, list[Signatures]]]
) -> bool:
    """C++ writes defaults into the declaration, which may stand in a header."""
    has_any = any(any(_defaults_of(parameter, now)) for _, now, _ in edits)
    return language_of(fact.path) in ("c", "cpp") and not has_any


def _brought_back(
    life: Life, edits: list[tuple[Commit, Signatures, list[Signatures]]]
) -> list[Commit]:
    """Commits that wrote it again after it had been taken out: what it was before is not known."""
    births = {chapter.birth.commit.sha for chapter in life.chapters}
    return [one for one, now, was in edits if now and not was and one.sha not in births]


def _change_seen(ground: Ground, commit: Commit, said: str) -> Observation:
    tags = () if ground.boundary else ground.chronicle.refs("refs/tags/", containing=commit.sha)
    first = " and ".join(first_tags(ground, list(tags))) if tags else ""
    release = f", first in {first}" if first else ", in no tag"
    release = "" if ground.boundary else release
    told = f"{short(commit.sha)} of {commit.date[:10]} by {commit.author}{release}, {said}"
    value = commit_seen(commit, "").value
    return Observation(value, (), f"{told} ({commit.subject.rstrip('.')})")


def _entry(
    ground: Ground,
    step: Step,
    life: Life,
    seen: list[Observation],
    *,
    window: Window,
    again: list[Commit],
) -> EvidenceEntry:
    reasons, notes = _doubts(life)
    if again:
        reasons += (ReasonCode.NOT_TOLD,)
        shas = ", ".join(short(one.sha) for one in again)
        notes.append(f"it was taken out and written again by {shas}, which is not compared")
    if not seen and reasons:
        return ground.refuse(step, "; ".join(notes), *reasons)
    if not seen:
        return ground.make.absent(step, complete=True, note="no commit changed it")
    said, several = said_of_authors(window.author, [])
    notes += [several] if several else []
    return ground.make.observed(
        step, Quality.STRONG, tuple(seen), complete=not reasons, reasons=reasons + said,
        note="; ".join(notes) or None,
    )  # fmt: skip


def _doubts(life: Life) -> tuple[tuple[ReasonCode, ...], list[str]]:
    reasons: tuple[ReasonCode, ...] = ()
    notes: list[str] = []
    if life.is_cut:
        reasons += (ReasonCode.WINDOW_REVISION,)
        notes.append("this clone is shallow: what came before its oldest commits is not here")
    if life.unsure or not life.tracker.all_parsed:
        reasons += (ReasonCode.WINDOW_SKIPPED_FILES, ReasonCode.NOT_TOLD)
        files = ", ".join(list(dict.fromkeys(life.unsure))[:3]) or life.fact.path
        notes.append(f"versions of {files} could not be understood")
    return reasons, notes


# Files


def moved_from(ground: Ground, step: Step) -> EvidenceEntry:
    """The files a definition was in before, newest first, each with the commit that moved it."""
    target = step.targets[0]
    facts = ground.facts(target)
    if not facts:
        return ground.refuse(step, f"no committed definition is called {target.text}")
    if len(facts) > 1:
        return ambiguous(ground, step, facts)
    life = Life(ground, facts[0])
    if not life.chapters:
        return _not_shown(ground, step, facts[0])
    last = life.chapters[-1]
    if len(last.origins) > 1:
        leads = tuple(path_seen(one, f"{one} lost it then") for one in last.origins)
        note = f"{short(last.birth.commit.sha)} took it out of {len(last.origins)} files"
        return ground.refuse(step, note, ReasonCode.AMBIGUOUS_NAME, candidates=leads[:N_LEADS])
    moves = [one for chapter in life.chapters for one in chapter.moves]
    reasons, notes = _doubts(life)
    copies = _copies(ground, life, last.birth) if not last.origins else []
    if copies:
        reasons += (ReasonCode.NOT_TOLD,)
        notes.append(f"when it came, {', '.join(copies[:3])} had one of that name, now gone")
    leads = tuple(path_seen(RepoPath(one), f"{one} had one of that name") for one in copies)
    if not moves and reasons:
        return ground.refuse(step, "; ".join(notes), *reasons, candidates=leads[:N_LEADS])
    if not moves:
        return ground.make.absent(
            step, complete=True, note=f"it came with {short(last.birth.commit.sha)}"
        )
    seen = tuple(one for move in moves for one in _move_seen(move))
    return ground.make.observed(
        step, Quality.STRONG, seen, complete=not reasons or step.polar, candidates=leads,
        reasons=() if step.polar else reasons, note="; ".join(notes) or None,
    )  # fmt: skip


def _move_seen(move: Move) -> tuple[Observation, Observation]:
    commit = move.commit
    told = f"{short(commit.sha)} of {commit.date[:10]} by {commit.author} moved it to {move.new}"
    return path_seen(move.old, f"it was in {move.old}"), commit_seen(commit, told)


def _copies(ground: Ground, life: Life, birth: Touch) -> list[str]:
    """Other files that had such a definition when it came here, and have it no more."""
    name, here = life.fact.name, {change.path for change in birth.changes}
    found: dict[str, None] = {}
    for parent in birth.commit.parents:
        if not re.fullmatch(r"\w+", name):
            continue
        blobs = {row.path: row.sha for row in ground.git.list_tree(parent)}
        for path in ground.chronicle.holding(name, parent):
            if path in here or path not in blobs:
                continue
            had = life.tracker.row(blobs[path], path) is not None
            has = life.tracker.row(ground.blobs.get(path, ""), path) is not None
            found.update({path: None} if had and not has else {})
    return list(found)
