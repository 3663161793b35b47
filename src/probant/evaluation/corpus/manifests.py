"""What a repository's manifests say of it: the name of its package, and who wrote it.

Read as anybody's files: what does not parse names nothing. Dependencies are nobody's authors.
Next: ownership.py.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

MANIFESTS = ("pyproject.toml", "setup.cfg", "setup.py", "package.json", "Cargo.toml", "go.mod",
             "pom.xml")  # fmt: skip
_NAMED = {
    "setup.cfg": re.compile(r"^name\s*=\s*(?P<name>[\w.@/-]+)\s*$", re.MULTILINE),
    "setup.py": re.compile(r"\bname\s*=\s*[\"'](?P<name>[\w.@/-]+)[\"']"),
    "go.mod": re.compile(r"^module\s+(?P<name>\S+)", re.MULTILINE),
    "pom.xml": re.compile(r"<artifactId>\s*(?P<name>[^<\s]+)\s*</artifactId>"),
}
_WRITTEN_BY = {
    "setup.cfg": re.compile(
        r"^(?:author|maintainer)(?:[-_]email)?\s*=\s*(?P<who>.+)$", re.MULTILINE
    ),
    "setup.py": re.compile(
        r"\b(?:author|maintainer)(?:_email)?\s*=\s*([\"'])(?P<who>.*?)\1", re.DOTALL
    ),
    "pom.xml": re.compile(r"<(?P<tag>name|email|organization)>(?P<who>[^<]+)</(?P=tag)>"),
}
_OF_OTHERS = re.compile(
    r"<(?P<tag>parent|dependencies|dependencyManagement|build|profiles)>.*?</(?P=tag)>", re.DOTALL
)
_DEVELOPER = re.compile(r"<developer>.*?</developer>", re.DOTALL)
_PERSON = re.compile(r"^(?P<name>[^<(]*)(?:<(?P<address>[^>]*)>)?")
_AUTHOR_FIELDS = ("authors", "maintainers", "author", "contributors")


def package_names(*folders: Path) -> Iterator[tuple[str, str]]:
    """Manifest and the name it gives, of those that lie directly in the folders."""
    for manifest, text in _manifests(folders):
        name = _name_in(manifest, text)
        if name:
            yield manifest, name


def written_by(*folders: Path) -> Iterator[tuple[str, str]]:
    """Manifest and each name or address of whoever it says wrote or keeps the package."""
    for manifest, text in _manifests(folders):
        for person in _persons_in(manifest, text):
            for one in names_and_addresses(person):
                yield manifest, one


def names_and_addresses(person: str) -> list[str]:
    """`Ada Byron` and `ada@far.example` of `Ada Byron <ada@far.example> (https://…)`."""
    found = _PERSON.match(person.strip())
    parts = [found["name"], found["address"] or ""] if found else []
    return [part.strip() for part in parts if part.strip()]


def _manifests(folders: Iterable[Path]) -> Iterator[tuple[str, str]]:
    for folder in dict.fromkeys(one.resolve() for one in folders):
        for manifest in MANIFESTS:
            text = _text(folder / manifest)
            if text:
                yield manifest, text


def _name_in(manifest: str, text: str) -> str | None:
    try:
        if manifest == "package.json" or manifest.endswith(".toml"):
            name = next((table["name"] for table in _tables(manifest, text) if "name" in table), "")
        else:
            plain = _OF_OTHERS.sub("", text) if manifest == "pom.xml" else text
            found = _NAMED[manifest].search(plain)
            name = found["name"] if found else ""
    except (ValueError, AttributeError, RecursionError):
        return None
    return name if isinstance(name, str) and name else None


def _persons_in(manifest: str, text: str) -> list[str]:
    try:
        if manifest == "package.json" or manifest.endswith(".toml"):
            said = (table.get(name) for table in _tables(manifest, text) for name in _AUTHOR_FIELDS)
            return [person for one in said for person in _persons(one)]
    except (ValueError, AttributeError, RecursionError):
        return []
    if manifest == "pom.xml":
        text = "\n".join(_DEVELOPER.findall(_OF_OTHERS.sub("", text)))
    pattern = _WRITTEN_BY.get(manifest)
    told = [one["who"] for one in pattern.finditer(text)] if pattern is not None else []
    return [part for one in told for part in one.split(",")]


def _tables(manifest: str, text: str) -> list[dict[str, object]]:
    """Those of a manifest that may tell of the package itself; raises where there are none."""
    if manifest == "package.json":
        found = [json.loads(text)]
    else:
        whole = tomllib.loads(text)
        found = [whole.get("project") or {}, whole.get("package") or {},
                 whole.get("tool", {}).get("poetry", {})]  # fmt: skip
    return [table for table in found if isinstance(table, dict)]


def _persons(said: object) -> Iterator[str]:
    """Text, a table of `name` and `email`, or a list of such."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, dict):
        yield from (one for one in (said.get("name"), said.get("email")) if isinstance(one, str))
    elif isinstance(said, list):
        for one in said:
            if not isinstance(one, list):
                yield from _persons(one)


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""
