"""Whether a repository was written by this project, or by the answerer that is to be measured.

Nobody is measured on code of their own: they know it. Told by the remote, by the authors of commits
and manifests, by the names of packages, and of this project by its very files. Next: standing.py.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from probant.errors import ExecutionError, UsageError
from probant.evaluation.oracles.git_plumbing import git
from probant.evaluation.oracles.tree import NOT_CONTENT

PROJECT = "probant"
MIN_SHARE = 0.1
"""Of the commits: whoever wrote fewer of them did not write the repository."""

MIN_OWN_FILES = 3
MIN_FILE_BYTES = 400
"""Below that, files of two projects may be equal by chance."""

MAX_FILES = 20_000
MANIFESTS = ("pyproject.toml", "setup.cfg", "setup.py", "package.json", "Cargo.toml", "go.mod",
             "pom.xml")  # fmt: skip
_NAMED = {
    "setup.cfg": re.compile(r"^name\s*=\s*(?P<name>[\w.@/-]+)\s*$", re.MULTILINE),
    "setup.py": re.compile(r"\bname\s*=\s*[\"'](?P<name>[\w.@/-]+)[\"']"),
    "go.mod": re.compile(r"^module\s+(?P<name>\S+)", re.MULTILINE),
    "pom.xml": re.compile(r"<artifactId>(?P<name>[^<]+)</artifactId>"),
}


@dataclass(frozen=True, kw_only=True, slots=True)
class Owner:
    """Somebody whose own code is not measured; names are compared without case."""

    who: str
    packages: frozenset[str] = frozenset()
    authors: frozenset[str] = frozenset()
    """Names or addresses, as they stand in commits and manifests."""


def project() -> Owner:
    return Owner(who="this project", packages=frozenset({PROJECT}))


def answerer(authors: Collection[str] = (), packages: Collection[str] = ()) -> Owner:
    """The measured answerer, as the one who measures it says."""
    return Owner(
        who="the measured answerer",
        packages=frozenset(packages),
        authors=frozenset(authors),
    )


def refuse_own(root: Path, *others: Owner) -> None:
    """Raises, in one line, if this project or one of `others` wrote what lies at `root`."""
    for owner in (project(), *others):
        reason = ownership(root, owner)
        if reason is not None:
            raise UsageError(
                f"{root.resolve().name} is not measured: {owner.who} wrote it ({reason})",
                remedy="choose a repository that nobody here wrote",
            )


def ownership(root: Path, owner: Owner) -> str | None:
    """What tells that `owner` wrote it; None if nothing does."""
    top = top_of(root)
    folded = {name.casefold() for name in owner.packages}
    for manifest, name in package_names(top, root):
        if name.casefold() in folded:
            return f"{manifest} names the package {name}"
    for remote in remotes(top):
        if remote_name(remote).casefold() in folded:
            return f"its remote is {remote}"
    share = commit_share(top, owner.authors)
    if share >= MIN_SHARE:
        return f"{share:.0%} of its commits are theirs"
    written = _author_in_manifest(top, root, owner.authors)
    if written is not None:
        return written
    return _own_files(root) if owner.packages == {PROJECT} else None


def top_of(root: Path) -> Path:
    """The working tree that `root` is a part of; itself where there is no git."""
    try:
        top = git(root, "rev-parse", "--show-toplevel").strip()
    except ExecutionError:
        return root.resolve()
    return Path(top) if top else root.resolve()


def package_names(*folders: Path) -> Iterator[tuple[str, str]]:
    """Manifest and the name it gives, of those that lie directly in the folders."""
    for folder in dict.fromkeys(one.resolve() for one in folders):
        for manifest in MANIFESTS:
            text = _text(folder / manifest)
            name = _name_in(manifest, text) if text else None
            if name:
                yield manifest, name


def remotes(top: Path) -> tuple[str, ...]:
    """Addresses of the remotes, without what a password could stand in."""
    try:
        said = git(top, "config", "--local", "--get-regexp", r"^remote\..*\.url$")
    except ExecutionError:
        return ()
    urls = [line.partition(" ")[2].strip() for line in said.splitlines()]
    return tuple(dict.fromkeys(re.sub(r"//[^/@]*@", "//", url) for url in urls if url))


def remote_name(url: str) -> str:
    """`svcs` of `git@host:owner/svcs.git`."""
    return re.split(r"[/:\\]", url.rstrip("/").removesuffix(".git"))[-1]


def commit_share(top: Path, authors: Collection[str]) -> float:
    """How many of the commits one of `authors` wrote, alone or together with somebody."""
    if not authors:
        return 0.0
    form = "--format=%x00%aN%x01%aE%x01%(trailers:key=Co-authored-by,valueonly)"
    try:
        commits = git(top, "log", form).split("\0")[1:]
    except ExecutionError:
        return 0.0
    folded = [author.casefold() for author in authors]
    n_theirs = sum(any(author in commit.casefold() for author in folded) for commit in commits)
    return n_theirs / len(commits) if commits else 0.0


def _author_in_manifest(top: Path, root: Path, authors: Collection[str]) -> str | None:
    for folder in dict.fromkeys((top.resolve(), root.resolve())):
        for manifest in MANIFESTS:
            text = _text(folder / manifest).casefold()
            for author in sorted(authors):
                if text and author.casefold() in text:
                    return f"{manifest} names {author}"
    return None


def _own_files(root: Path) -> str | None:
    """Files of this very program, wherever they were copied and whatever the folder is called."""
    own = _program_hashes()
    n_found = 0
    for number, path in enumerate(_python_files(root)):
        if number >= MAX_FILES:
            break
        n_found += _hash(path) in own
        if n_found >= MIN_OWN_FILES:
            return "it holds files of this program"
    return None


@cache
def _program_hashes() -> frozenset[str]:
    with resources.as_file(resources.files(PROJECT)) as folder:
        return frozenset(_hash(path) for path in _python_files(folder)) - {""}


def _python_files(root: Path) -> Iterator[Path]:
    for folder, names, files in os.walk(root):
        names[:] = sorted(name for name in names if name not in NOT_CONTENT)
        for name in sorted(files):
            path = Path(folder) / name
            if name.endswith(".py") and path.is_file() and not path.is_symlink():
                yield path


def _hash(path: Path) -> str:
    """'' for files too small to tell anything, or that cannot be read."""
    try:
        content = path.read_bytes() if path.stat().st_size >= MIN_FILE_BYTES else b""
    except OSError:
        return ""
    return hashlib.sha256(content).hexdigest() if content else ""


def _name_in(manifest: str, text: str) -> str | None:
    try:
        if manifest.endswith(".toml"):
            table = tomllib.loads(text)
            named = table.get("project") or table.get("package") or {}
            poetry = table.get("tool", {}).get("poetry", {})
            name = named.get("name") or poetry.get("name")
        elif manifest == "package.json":
            name = json.loads(text).get("name")
        else:
            found = _NAMED[manifest].search(text)
            name = found["name"] if found else None
    except (ValueError, AttributeError, RecursionError):
        return None
    return name if isinstance(name, str) else None


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""
