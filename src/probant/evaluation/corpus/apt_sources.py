"""The system's own Debian archives, asked for one suite, on lists of our own.

Which mirror that is, and which key signs it, is what apt is told already; no address is known
here. Nothing of the system is written, so nobody needs to be root. Next: clients.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

APT_FOLDER = Path("/etc/apt")
OS_RELEASE = Path("/etc/os-release")
MOVING_SUITES = frozenset({"oldoldstable", "oldstable", "stable", "testing", "unstable", "sid"})

_ONE_LINE = re.compile(
    r"deb(?:-src)?\s+(?:\[(?P<options>[^\]]*)\]\s+)?"
    r"(?P<uri>\S+)\s+(?P<suite>\S+)(?P<components>(?:\s+\S+)*)"
)


@dataclass(frozen=True, slots=True)
class Source:
    """One archive: where it is, what it is asked for, and which key (file or text) signs it."""

    uri: str
    suites: tuple[str, ...]
    components: tuple[str, ...]
    signed_by: str | None


def of_suite(
    suite: str, types: str, folder: Path = APT_FOLDER, os_release: Path = OS_RELEASE
) -> str:
    """A source list for `suite` at every archive that gives this system its own packages.

    `types` is "deb" for packages that can be installed, "deb-src" for their sources.
    """
    own = MOVING_SUITES | {_codename(_text(os_release))}
    stanzas = {
        _stanza(source, suite, types): None
        for source in configured(folder)
        if own.intersection(source.suites)
    }
    return "\n".join(stanzas)


def apt_get(folder: Path, sources: str) -> list[str]:
    """How apt-get is called so that it knows only `sources` and writes only below `folder`."""
    parts, lists, kept = (folder / name for name in ("parts", "lists", "kept"))
    for made in (parts, lists / "partial", kept / "archives" / "partial"):
        made.mkdir(parents=True, exist_ok=True)
    (parts / "own.sources").write_text(sources, "utf-8")
    places = {
        "Dir::Etc::SourceList": "/dev/null",
        "Dir::Etc::SourceParts": str(parts),
        "Dir::State::Lists": str(lists),
        "Dir::Cache": str(kept),
        "APT::Update::Error-Mode": "any",
    }
    return ["apt-get", "-qq", *(f"-o{name}={value}" for name, value in places.items())]


def configured(folder: Path) -> Iterator[Source]:
    """Every archive apt is configured with, in both of its formats."""
    parts = sorted((folder / "sources.list.d").glob("*"))
    for path in [folder / "sources.list", *parts]:
        if path.suffix == ".list":
            yield from one_line_sources(_text(path))
        elif path.suffix == ".sources":
            yield from stanza_sources(_text(path))


def one_line_sources(text: str) -> Iterator[Source]:
    for line in text.splitlines():
        found = _ONE_LINE.fullmatch(line.split("#")[0].strip())
        if found is None:
            continue
        uri, suite, components = (found[part] for part in ("uri", "suite", "components"))
        options = dict(word.partition("=")[::2] for word in (found["options"] or "").split())
        yield Source(uri, (suite,), tuple(components.split()), options.get("signed-by"))


def stanza_sources(text: str) -> Iterator[Source]:
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for stanza in re.split(r"\n\s*\n", "\n".join(lines)):
        fields = _fields(stanza.splitlines())
        suites, components = fields.get("suites", "").split(), fields.get("components", "").split()
        for uri in fields.get("uris", "").split():
            if fields.get("enabled", "yes") != "no":
                yield Source(uri, tuple(suites), tuple(components), fields.get("signed-by"))


def _fields(lines: Iterable[str]) -> Mapping[str, str]:
    """Names in small letters; a continued value keeps its line breaks."""
    fields: dict[str, str] = {}
    name = ""
    for line in lines:
        if line[:1].isspace() and name:
            fields[name] += f"\n{line}"
        elif ":" in line:
            name, _, value = line.partition(":")
            name = name.strip().lower()
            fields[name] = value.strip()
    return fields


def _stanza(source: Source, suite: str, types: str) -> str:
    lines = [
        f"Types: {types}",
        f"URIs: {source.uri}",
        f"Suites: {suite}",
        f"Components: {' '.join(source.components)}",
    ]
    if source.signed_by:
        lines.append(f"Signed-By: {source.signed_by}")
    return "\n".join(lines) + "\n"


def _codename(os_release: str) -> str:
    found = re.search(r"^VERSION_CODENAME=\"?([\w-]+)", os_release, re.MULTILINE)
    return found.group(1) if found else ""


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""
