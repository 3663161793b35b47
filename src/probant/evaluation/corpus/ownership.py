"""Whether a repository was written by this project, or by the answerer that is to be measured.

Nobody is measured on code of their own: they know it. Told by the remote, by the authors of commits
and manifests, by the names of packages, and of this project by its very files. Names are compared
whole: whoever depends on `openai` was not written by OpenAI. Next: standing.py.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from probant.errors import ExecutionError, UsageError
from probant.evaluation.corpus.manifests import names_and_addresses, package_names, written_by
from probant.evaluation.oracles.git_plumbing import git
from probant.evaluation.oracles.tree import NOT_CONTENT

PROJECT = "probant"
MIN_SHARE = 0.1
"""Of the commits: whoever wrote fewer of them did not write the repository."""

MIN_OWN_FILES = 3
MIN_FILE_BYTES = 400
"""Below that, files of two projects may be equal by chance."""

MAX_FILES = 20_000


@dataclass(frozen=True, kw_only=True, slots=True)
class Owner:
    """Somebody whose own code is not measured; names are compared whole and without case."""

    who: str
    packages: frozenset[str] = frozenset()
    authors: frozenset[str] = frozenset()
    """Names or addresses, as they stand in commits and manifests."""


@cache
def project() -> Owner:
    """This project: its package, and whoever committed to the checkout it runs from, if any."""
    with resources.as_file(resources.files(PROJECT)) as folder:
        return Owner(
            who="this project",
            packages=frozenset({PROJECT}),
            authors=frozenset(_committers(folder)),
        )


def _committers(folder: Path) -> Iterator[str]:
    top = top_of(folder)
    if any(name == PROJECT for _, name in package_names(top)):
        try:
            commits = Counter(git(top, "log", "--format=%aE").split())
        except ExecutionError:
            return
        # One patch does not make all that its writer has elsewhere this project's.
        yield from (one for one, n in commits.items() if n >= MIN_SHARE * commits.total())


def answerer(authors: Collection[str] = (), packages: Collection[str] = ()) -> Owner:
    """The measured answerer, as the one who measures it says."""
    return Owner(
        who="the measured answerer",
        packages=frozenset(packages),
        authors=frozenset(authors),
    )


class OwnCodeError(UsageError):
    """Whoever is measured wrote it."""


def refuse_own(root: Path, *others: Owner, is_pinned: bool = False) -> None:
    """Raises, in one line, if this project or one of `others` wrote what lies at `root`.

    A pinned package has no git of its own: a repository its cache may lie in says nothing.
    """
    for owner in (project(), *others):
        reason = ownership(root, owner, is_pinned=is_pinned)
        if reason is not None:
            raise OwnCodeError(
                f"{root.resolve().name} is not measured: {owner.who} wrote it ({reason})",
                remedy="choose a repository that nobody here wrote",
            )


def ownership(root: Path, owner: Owner, *, is_pinned: bool = False) -> str | None:
    """What tells that `owner` wrote it; None if nothing does."""
    top = root.resolve() if is_pinned else top_of(root)
    named = {_normal(name) for name in owner.packages}
    for manifest, name in package_names(top, root):
        if _normal(name) in named:
            return f"{manifest} names the package {name}"
    by_git = None if is_pinned else _told_by_git(top, named, owner.authors)
    if by_git is not None:
        return by_git
    written = _author_in_manifest(top, root, owner.authors)
    if written is not None:
        return written
    return _own_files(root) if owner.packages == {PROJECT} else None


def _told_by_git(top: Path, packages: Collection[str], authors: Collection[str]) -> str | None:
    for remote in remotes(top):
        is_theirs = any(_is_same(author, owner) for author in authors for owner in _owners(remote))
        if is_theirs or _normal(remote_name(remote)) in packages:
            return f"its remote is {remote}"
    share = commit_share(top, authors)
    return f"{share:.0%} of its commits are theirs" if share >= MIN_SHARE else None


def top_of(root: Path) -> Path:
    """The working tree that `root` is a part of; itself where there is no git."""
    try:
        top = git(root, "rev-parse", "--show-toplevel").strip()
    except ExecutionError:
        return root.resolve()
    return Path(top) if top else root.resolve()


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


def _owners(url: str) -> list[str]:
    """`owner` of `git@host:owner/svcs.git`; a folder of this machine belongs to nobody."""
    found = re.match(r"(?:(?!file:)\w[\w+.-]*://[^/]+/|[^/:@]+@[^/:]+:)(?P<path>.+)", url)
    return re.split(r"/+", found["path"].strip("/"))[:-1] if found else []


def _is_same(author: str, said: str) -> bool:
    """An address is the same as a whole; a name also as whole words of a longer one."""
    if "@" in author or "@" in said:
        return author.casefold() == said.casefold()
    wanted, words = _words(author), _words(said)
    starts = range(len(words) - len(wanted) + 1)
    return bool(wanted) and any(words[at : at + len(wanted)] == wanted for at in starts)


def _words(name: str) -> list[str]:
    return re.findall(r"[^\W_]+", name.casefold())


def _normal(package: str) -> str:
    """As package indexes compare names."""
    return re.sub(r"[-_.]+", "-", package.strip().casefold())


def commit_share(top: Path, authors: Collection[str]) -> float:
    """How many of the commits one of `authors` wrote, alone or together with somebody."""
    if not authors:
        return 0.0
    form = "--format=%x00%aN%x01%aE%x01%(trailers:key=Co-authored-by,valueonly)"
    try:
        commits = git(top, "log", form).split("\0")[1:]
    except ExecutionError:
        return 0.0
    n_theirs = sum(_is_written_by(commit, authors) for commit in commits)
    return n_theirs / len(commits) if commits else 0.0


def _is_written_by(commit: str, authors: Collection[str]) -> bool:
    name, address, trailers = (*commit.split("\x01", 2), "", "")[:3]
    persons = [one for line in trailers.splitlines() for one in names_and_addresses(line)]
    return any(
        _is_same(author, said)
        for author in authors
        for said in (name.strip(), address.strip(), *persons)
    )


def _author_in_manifest(top: Path, root: Path, authors: Collection[str]) -> str | None:
    for manifest, said in written_by(top, root):
        for author in sorted(authors):
            if _is_same(author, said):
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
