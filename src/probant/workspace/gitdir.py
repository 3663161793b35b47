"""Find the git directory behind a path and read its HEAD and refs as data.

Runs nothing and follows no setting: the work tree is where `.git` stands, whatever
`core.worktree` says. Next: git.py asks git about a copy of what is found here.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from probant.errors import GitFailed
from probant.workspace.content import HASH_WIDTHS
from probant.workspace.gitconfig import parse_config, suspicious_keys, value_of

_MAX_SMALL_FILE_BYTES = 1_000_000
_MAX_PACKED_REFS_BYTES = 200_000_000
_MAX_REF_HOPS = 5
_MAX_OBJECT_DIRS = 32
_C_LETTERS = {
    b"n": b"\n",
    b"t": b"\t",
    b"r": b"\r",
    b"a": b"\a",
    b"b": b"\b",
    b"f": b"\f",
    b"v": b"\v",
}
_HEXADECIMAL = frozenset("0123456789abcdef")
_NEVER_IN_A_REF = ("..", "@{", "//", "/.", ".lock/", *"~^:?*[\\\x7f", *map(chr, range(0x21)))


class GitDirectory(NamedTuple):
    """Where a repository keeps its things; all paths absolute and free of links."""

    git_dir: Path
    common_dir: Path
    work_tree: Path | None
    object_format: str
    warnings: tuple[str, ...]

    @property
    def object_dir(self) -> Path:
        return self.common_dir / "objects"

    @property
    def index_file(self) -> Path:
        return self.git_dir / "index"


def find_git_directory(directory: Path) -> GitDirectory | None:
    """The repository `directory` is in: itself bare, or the nearest `.git` above it."""
    for candidate in (directory, *directory.parents):
        dot_git = candidate / ".git"
        try:
            if os.path.lexists(dot_git):
                return _describe(_follow_dot_git(dot_git), work_tree=candidate)
            if candidate == directory and _looks_like_git_dir(candidate):
                return _describe(candidate, work_tree=None)
        except OSError as trouble:
            raise _broken(candidate, trouble.strerror or "not readable") from trouble
    return None


def head_target(where: GitDirectory) -> str:
    """What HEAD says: a ref name, or an object id when detached."""
    head = where.git_dir / "HEAD"
    text = f"ref: {head.readlink()}" if head.is_symlink() else _small_text(head)
    target = text.strip().removeprefix("ref:").strip()
    if not (is_object_id(target) or is_ref_name(target)):
        raise _broken(where.git_dir, "HEAD is not readable")
    return target


def head_commit(where: GitDirectory) -> str | None:
    """The commit HEAD stands on; None before the first commit."""
    target = head_target(where)
    for _ in range(_MAX_REF_HOPS):
        if is_object_id(target):
            return target
        followed = _loose_ref(where, target) or _packed_ref(where, target)
        if followed is None:
            return None
        target = followed
    return None


def all_refs(where: GitDirectory) -> dict[str, str]:
    """Every ref with the object id it stands on, loose ones over packed ones."""
    found = dict(_packed_refs(where))
    loose = {name: text for name in _loose_names(where) if (text := _loose_ref(where, name))}
    found |= {name: text for name, text in loose.items() if is_object_id(text)}
    for name, target in loose.items():
        for _ in range(_MAX_REF_HOPS):
            target = loose.get(target, target)
        if target in found:
            found[name] = found[target]
    return found


def remote_urls(where: GitDirectory) -> tuple[str, ...]:
    """Where the repository says copies of it are kept; read as data, never reached."""
    settings = parse_config(_small_text(where.common_dir / "config", missing=""))
    return tuple(one.value for one in settings if one.section == "remote" and one.name == "url")


def remotes(where: GitDirectory) -> tuple[tuple[str, str], ...]:
    """Names of the remotes with their addresses; read as data, never reached."""
    settings = parse_config(_small_text(where.common_dir / "config", missing=""))
    return tuple(
        (one.subsection, one.value)
        for one in settings
        if one.section == "remote" and one.name == "url"
    )


def object_dirs(where: GitDirectory) -> tuple[Path, ...]:
    """The repository's object directory and every one it borrows from, nearest first.

    Listed here instead of left to git, which drops relative entries below the first level.
    """
    found = [where.object_dir]
    for directory in found:
        text = _small_text(directory / "info" / "alternates", missing="")
        for line in text.split("\n"):
            name = unquote_c(line) if line.startswith('"') else line
            if not name or name.startswith("#") or "\0" in name:
                continue
            borrowed = _resolved(directory / name)
            if borrowed.is_dir() and borrowed not in found and len(found) < _MAX_OBJECT_DIRS:
                found.append(borrowed)
    return tuple(found)


def unquote_c(quoted: str) -> str:
    """A path as git writes it when it has odd characters: in quotes, with escapes."""
    if len(quoted) < 2 or not (quoted.startswith('"') and quoted.endswith('"')):
        return quoted
    inner = quoted[1:-1].encode("utf-8", "surrogateescape")
    raw = re.sub(rb"\\([0-7]{3}|.)", _c_byte, inner, flags=re.DOTALL)
    return raw.decode("utf-8", "surrogateescape")


def _c_byte(escape: re.Match[bytes]) -> bytes:
    code = escape[1]
    return bytes((int(code, 8) & 0xFF,)) if len(code) == 3 else _C_LETTERS.get(code, code)


def is_ref_name(name: str) -> bool:
    """Whether git would accept the full ref name."""
    if not name.startswith("refs/") or len(name) >= 1000 or name.endswith(("/", ".", ".lock")):
        return False
    return not any(part in name for part in _NEVER_IN_A_REF)


def is_object_id(text: str) -> bool:
    """Whether it is the full id of an object, in either of git's formats."""
    return len(text) in (40, 64) and _HEXADECIMAL.issuperset(text)


def _describe(git_dir: Path, *, work_tree: Path | None) -> GitDirectory:
    common_dir = git_dir
    if (git_dir / "commondir").is_file():
        common_dir = _resolved(git_dir / _small_text(git_dir / "commondir").strip())
    if not (common_dir / "objects").is_dir() or not os.path.lexists(git_dir / "HEAD"):
        raise _broken(git_dir, "HEAD or objects is missing")
    settings = parse_config(_small_text(common_dir / "config", missing=""))
    worktree_settings = parse_config(_small_text(git_dir / "config.worktree", missing=""))
    object_format = (value_of(settings, "extensions.objectformat") or "sha1").lower()
    storage = (value_of(settings, "extensions.refstorage") or "files").lower()
    if object_format not in HASH_WIDTHS or storage != "files":
        raise GitFailed(
            f"{git_dir} uses a storage format that is not supported: {object_format}, {storage}",
            remedy="clone it in git's default format",
        )
    suspicious = suspicious_keys((*settings, *worktree_settings))
    return GitDirectory(
        git_dir=git_dir,
        common_dir=common_dir,
        work_tree=work_tree,
        object_format=object_format,
        warnings=("suspicious_git_config: " + ", ".join(suspicious),) if suspicious else (),
    )


def _follow_dot_git(dot_git: Path) -> Path:
    if dot_git.is_dir():
        return _resolved(dot_git)
    if not dot_git.is_file():
        raise _broken(dot_git, "neither a directory nor a file")
    text = _small_text(dot_git)
    target = text.removeprefix("gitdir:").strip()
    if not text.startswith("gitdir:") or not target or "\0" in target:
        raise _broken(dot_git, "it names no git directory")
    git_dir = _resolved(dot_git.parent / target)
    if not git_dir.is_dir():
        raise _broken(dot_git, f"it names {git_dir}, which does not exist")
    return git_dir


def _looks_like_git_dir(directory: Path) -> bool:
    return (
        (directory / "HEAD").is_file()
        and (directory / "objects").is_dir()
        and (directory / "refs").is_dir()
    )


def _loose_names(where: GitDirectory) -> Iterator[str]:
    for base in {where.common_dir, where.git_dir}:
        for directory, _, names in os.walk(base / "refs", followlinks=False):
            prefix = Path(directory).relative_to(base).as_posix()
            yield from (name for leaf in names if is_ref_name(name := f"{prefix}/{leaf}"))


def _loose_ref(where: GitDirectory, name: str) -> str | None:
    """The object id or the ref a loose ref holds; only plain files of the right form count."""
    for base in (where.git_dir, where.common_dir):
        file = base / name
        if file.is_symlink() or not file.is_file():
            continue
        target = _small_text(file).strip().removeprefix("ref:").strip()
        if is_object_id(target) or is_ref_name(target):
            return target
    return None


def _packed_ref(where: GitDirectory, name: str) -> str | None:
    return dict(_packed_refs(where)).get(name)


def _packed_refs(where: GitDirectory) -> Iterator[tuple[str, str]]:
    packed = where.common_dir / "packed-refs"
    text = _small_text(packed, missing="", max_bytes=_MAX_PACKED_REFS_BYTES)
    for line in text.split("\n"):
        object_id, _, name = line.partition(" ")
        if is_object_id(object_id) and is_ref_name(name):
            yield name, object_id


def _small_text(
    file: Path, *, missing: str | None = None, max_bytes: int = _MAX_SMALL_FILE_BYTES
) -> str:
    """A small text file of the git directory; never a device or a pipe."""
    if not file.is_file():
        if missing is not None and not file.exists():
            return missing
        raise _broken(file, "not a regular file")
    try:
        with file.open("rb") as opened:
            return opened.read(max_bytes).decode("utf-8", "surrogateescape")
    except OSError as trouble:
        raise _broken(file, trouble.strerror or "not readable") from trouble


def _resolved(path: Path) -> Path:
    return Path(os.path.realpath(path))


def _broken(path: Path, why: str) -> GitFailed:
    return GitFailed(
        f"{path} is not a usable git directory: {why}",
        remedy="repair it (git fsck), or point at a directory without it",
    )
