"""Where a key of a configuration file is set, and what manifests say of the project itself.

A key is a key only where a configuration file sets it; a word in a comment or a document is a
mention. Formats are read by settings_files, never run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.tools.base import EntryMaker
from probant.tools.projects.declared import Topic
from probant.tools.projects.declaring import Declarations
from probant.tools.projects.folders import is_foreign
from probant.tools.projects.records import Ecosystem
from probant.tools.registry import Toolbox
from probant.tools.settings_files.formats import is_lock, read_settings, reader_of
from probant.tools.settings_files.tree import Key, NotUnderstood, all_keys, told
from probant.vocabulary.capability import Step
from probant.vocabulary.evidence import Aspect, EvidenceEntry, Quality, Signal
from probant.vocabulary.question import Facet, Target
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Definition, Place, SymbolKind
from probant.vocabulary.value import LocationValue, Observation, TextValue
from probant.workspace.snapshot import SourceTree

MAX_FILES = 4_000
MAX_ALL_BYTES = 40_000_000
N_LEADS = 5


class Wanted(Record, kw_only=True):
    """A key as a question names it: its parts, and where it must stand."""

    parts: tuple[str, ...]
    within: str

    @property
    def dotted(self) -> str:
        return ".".join(self.parts)


class Seen(Record, kw_only=True):
    """What a search through all configuration files found."""

    whole: tuple[tuple[RepoPath, Key], ...]
    """Keys whose whole path is the one asked for, or that are called so at all."""
    other: tuple[tuple[RepoPath, Key], ...]
    """Keys of that name further inside a file that has one at the outside."""
    near: tuple[tuple[RepoPath, Key], ...]
    troubles: tuple[str, ...]
    n_read: int


class Configuration:
    """Looks for keys in the configuration files of one snapshot."""

    def __init__(self, box: Toolbox) -> None:
        self._tree = box.tree
        self._search = box.search
        self._make = EntryMaker(box.tree, "configuration", Signal.STRUCTURAL)

    def observe(self, step: Step) -> tuple[EvidenceEntry, ...]:
        if step.aspect is Aspect.RELATION:
            return (self._of_project(step),)
        return (self._key(step),)

    # Keys

    def _key(self, step: Step) -> EvidenceEntry:
        wanted = wanted_key(step.targets[0], step.member)
        if not wanted.parts:
            return self._make.absent(step, complete=False, note="that is no key")
        seen = look_for(self._tree, wanted)
        if seen.whole:
            return self._found(step, wanted, seen)
        return self._not_found(step, wanted, seen)

    def _found(self, step: Step, wanted: Wanted, seen: Seen) -> EvidenceEntry:
        places = {(path, ".".join(key.path)) for path, key in seen.whole}
        troubled = bool(seen.troubles)
        reasons = [ReasonCode.AMBIGUOUS_NAME] if len(places) > 1 else []
        reasons += [ReasonCode.WINDOW_SKIPPED_FILES] if troubled else []
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(_located(path, key, wanted) for path, key in seen.whole),
            candidates=tuple(_located(path, key, wanted) for path, key in seen.other[:N_LEADS]),
            complete=not troubled,
            reasons=tuple(reasons),
            note="; ".join([f"read {seen.n_read} configuration files", *seen.troubles]),
        )

    def _not_found(self, step: Step, wanted: Wanted, seen: Seen) -> EvidenceEntry:
        mentions = self._mentions(wanted)
        leads = [_located(path, key, wanted) for path, key in seen.near[:N_LEADS]] + mentions
        reasons = [ReasonCode.WINDOW_SKIPPED_FILES] if seen.troubles else []
        if mentions and not seen.near:
            reasons.append(ReasonCode.MENTION_ONLY)
        return self._make.absent(
            step,
            complete=not seen.troubles and not wanted.within,
            candidates=tuple(leads),
            reasons=tuple(reasons),
            note="; ".join([f"no configuration file sets it, of {seen.n_read}", *seen.troubles]),
        )

    def _mentions(self, wanted: Wanted) -> list[Observation]:
        """Where the words stand without being a key."""
        found = self._search.lines(re.escape(wanted.dotted), [wanted.dotted])
        return [
            Observation(
                LocationValue(
                    Definition(path=hit.path, line=hit.line, name=wanted.dotted,
                               qualified_name=wanted.dotted, kind=SymbolKind.TEXT)
                ),
                (Place(hit.path, LineRange(hit.line, hit.line)),),
                f"{wanted.dotted!r} stands at {hit.path}:{hit.line}",
            )
            for hit in found.hits[:N_LEADS]
            if not is_lock(hit.path)
        ]  # fmt: skip

    # The project itself

    def _of_project(self, step: Step) -> EvidenceEntry:
        declared = Declarations(self._tree)
        assert step.facet is not None  # noqa: S101 - without a key, a fact of the project is asked
        kind, word = KINDS[step.facet], step.facet.value.replace("_", " ")
        only = OF_ECOSYSTEM.get(step.facet)
        own = [one for one in declared.own if only in (None, one.ecosystem)]
        depth = min((one.path.count("/") for one in own), default=0)
        heads = [one for one in own if one.path.count("/") == depth] or own
        found = [(one, fact) for one in heads for fact in one.facts if fact.kind == kind]
        unknown = [why for one in heads for why in one.doubts(Topic.FACTS)]
        if not found:
            note = "; ".join([f"no manifest says the project's {word}", *unknown])
            return self._make.absent(step, complete=bool(heads) and not unknown, note=note,
                                     searched=tuple(one.head for one in heads))  # fmt: skip
        is_single = step.facet in SINGLE
        differ = is_single and len({fact.text for _, fact in found}) > 1
        return self._make.observed(
            step,
            Quality.STRONG,
            tuple(
                Observation(
                    TextValue(fact.text),
                    (fact.at,),
                    f"{one.path}:{fact.at.lines.first} says the {word} is {fact.text}",
                )
                for one, fact in found
            ),
            reasons=(ReasonCode.AMBIGUOUS_NAME,) if differ else (),
            note="; ".join(one.path for one, _ in found),
        )


OF_ECOSYSTEM = {Facet.MODULE_PATH: Ecosystem.GO}
"""What only the manifests of one ecosystem say."""

KINDS = {
    Facet.NAME: "name",
    Facet.VERSION: "version",
    Facet.DESCRIPTION: "description",
    Facet.HOMEPAGE: "homepage",
    Facet.REPOSITORY: "repository",
    Facet.AUTHORS: "author",
    Facet.MAINTAINERS: "maintainer",
    Facet.MODULE_PATH: "name",
}
"""The kinds of facts manifests are read into."""

SINGLE = frozenset(
    {Facet.NAME, Facet.VERSION, Facet.DESCRIPTION, Facet.HOMEPAGE, Facet.MODULE_PATH}
)
"""What a project has one of."""


# Looking

_SCOPED = re.compile(
    r"(.+?) (?:(?:is )?(?:set|defined|configured) )?(?:in|of|from|under|inside|within)"
    r" (?:the )?(?:file |section |table )?(\S+)(?: \w+)?"
)


def wanted_key(target: Target, file: str) -> Wanted:
    """ "[tool.ruff] line-length", "line-length in pyproject.toml", "line-length of tool.ruff"."""
    text, within = target.text.strip(), file or target.within or ""
    if scoped := _SCOPED.fullmatch(text):
        where = scoped[2]
        if reader_of(where) is not None or "/" in where:
            text, within = scoped[1], where
        else:
            text = f"{where.strip('[]')}.{scoped[1]}"
    if headed := re.fullmatch(r"\[+([^\[\]]+)\]+\s*\.?\s*(.*)", text):
        text = ".".join(part for part in (headed[1], headed[2]) if part)
    if "." not in text:
        text = re.sub(r"\s*(?:->|=>|::|>|/)\s*", ".", text)
    text = re.sub(r"\[(\d+)\]", "", text).strip("`'\" :=")
    return Wanted(parts=tuple(part for part in text.split(".") if part), within=within)


def look_for(tree: SourceTree, wanted: Wanted) -> Seen:
    whole: list[tuple[RepoPath, Key]] = []
    other: list[tuple[RepoPath, Key]] = []
    near: list[tuple[RepoPath, Key]] = []
    troubles: list[str] = []
    n_read = 0
    for path, source in _sources(tree, wanted, troubles):
        n_read += 1
        if not _may_hold(source, wanted.parts[-1]):
            continue
        try:
            keys = list(all_keys(read_settings(path, source)))
        except NotUnderstood as why:
            if wanted.parts[-1].encode() in source:
                troubles.append(f"{path}: {why}")
            continue
        exact = [key for key in keys if key.path == wanted.parts or _dotted(key) == wanted.dotted]
        called = [key for key in keys if _ends(key, wanted)]
        whole += ((path, key) for key in exact or called)
        other += ((path, key) for key in called if exact and key not in exact)
        if not called:
            near += ((path, key) for key in keys if _is_near(key, wanted))
    return Seen(whole=tuple(whole), other=tuple(other), near=tuple(near[:N_LEADS]),
                troubles=tuple(troubles[:6]), n_read=n_read)  # fmt: skip


def _sources(
    tree: SourceTree, wanted: Wanted, troubles: list[str]
) -> Iterator[tuple[RepoPath, bytes]]:
    """Every configuration file, the outermost first, as far as a question may cost."""
    paths = [path for path in tree.files if reader_of(path) and _counts(path, wanted)]
    paths = [path for path in paths if path == wanted.within.removeprefix("./")] or paths
    paths.sort(key=lambda path: (path.count("/"), path))
    left = MAX_ALL_BYTES
    for at, path in enumerate(paths):
        left -= tree.files[path].size
        if at >= MAX_FILES or left < 0:
            troubles.append(f"{len(paths) - at} more files were not read")
            return
        try:
            yield path, tree.read(path)
        except FileUnreadable as error:
            troubles.append(f"{path}: {error.message}")
    troubles += [
        f"{one.path} ({one.reason})"
        for one in tree.skipped
        if reader_of(one.path) and _counts(one.path, wanted)
    ]


def _counts(path: str, wanted: Wanted) -> bool:
    if wanted.within:
        hint = wanted.within.removeprefix("./").strip("/")
        return f"/{path}".endswith("/" + hint) or f"/{hint}/" in f"/{path}"
    return not is_foreign(path) and not is_lock(path)


def _may_hold(source: bytes, word: str) -> bool:
    """A key stands there as it is, in another spelling, or hidden behind an escape."""
    spelled = source.lower().translate(None, b"-_.")
    return _folded(word).encode() in spelled or b"\\u" in source or b"\\x" in source


def _dotted(key: Key) -> str:
    return ".".join(key.path)


def _ends(key: Key, wanted: Wanted) -> bool:
    """Whether a key's path ends with what was asked for, part by part."""
    dotted = _dotted(key)
    if not (dotted == wanted.dotted or dotted.endswith("." + wanted.dotted)):
        return False
    return any(".".join(key.path[at:]) == wanted.dotted for at in range(len(key.path)))


def _is_near(key: Key, wanted: Wanted) -> bool:
    return _folded(key.path[-1]) == _folded(wanted.parts[-1])


def _folded(text: str) -> str:
    return re.sub(r"[-_.]", "", text).lower()


def _located(path: RepoPath, key: Key, wanted: Wanted) -> Observation:
    definition = Definition(
        path=path,
        line=key.line,
        name=wanted.dotted,
        qualified_name=_dotted(key),
        kind=SymbolKind.CONFIG_KEY,
    )
    place = Place(path, LineRange(key.line, key.line), _shown_word(key.path[-1]))
    return Observation(
        LocationValue(definition),
        (place,),
        f"{path}:{key.line} sets {_dotted(key)} to {told(key.node) or 'nothing'}",
    )


def _shown_word(word: str) -> str:
    """What must stand on the line; a key behind escapes is not looked for."""
    return word if re.fullmatch(r"[\w./:@ -]+", word) else ""
