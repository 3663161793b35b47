"""200 ways to name something outside: none is read, none hangs."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.errors import ExecutionError, FileUnreadable, PathRefused
from probant.vocabulary.source import RepoPath
from probant.workspace.paths import ConfinedRoot
from probant.workspace.snapshot import SourceTree, open_tree
from tests.repos import git, make_repo, make_tree
from tests.work import peak_memory

SECRET = b"outside, never to be read\n"


def build(root: Path) -> None:
    """A tree beside a secret, with links, pipes, sockets and loops that lead to it or nowhere."""
    make_tree(root.parent, {"secret.txt": SECRET, "outside/deep/secret.txt": SECRET})
    make_tree(root, {"a.py": "a\n", "pkg/b.py": "b\n", "dir/file": "f\n"})
    outside = root.parent
    (root / "link").symlink_to(outside / "secret.txt")
    (root / "uplink").symlink_to("../secret.txt")
    (root / "linkdir").symlink_to(outside / "outside")
    (root / "pkg/updir").symlink_to("../../outside")
    (root / "self").symlink_to("self")
    (root / "loop1").symlink_to("loop2")
    (root / "loop2").symlink_to("loop1")
    (root / "dirloop").symlink_to(".")
    (root / "inner").symlink_to("pkg")
    (root / "chain").symlink_to("link")
    (root / "dev").symlink_to("/dev")
    (root / "proc").symlink_to("/proc/self")
    os.mkfifo(root / "fifo")
    os.mkfifo(root / "pkg/fifo")
    with socket.socket(socket.AF_UNIX) as listener:
        before = os.getcwd()
        os.chdir(root)  # the address of a socket may not be long
        try:
            listener.bind("socket")
        finally:
            os.chdir(before)
    if os.geteuid() == 0:
        os.mknod(root / "null", 0o600 | 0o020000, os.makedev(1, 3))


def variants(root: Path) -> tuple[str, ...]:
    """Names that must not be readable."""
    secret = str(root.parent / "secret.txt")
    up = [f"{'../' * n}secret.txt" for n in range(1, 9)]
    targets = ["secret.txt", "etc/passwd", "outside/deep/secret.txt", "proc/self/environ"]
    prefixes = [
        *("../", "./../", "pkg/../../", "a.py/../../", "..//", ".././", "pkg/../", "./", "/", "//"),
        *("\\", "..\\", "C:\\", "C:/", "//host/share/", "~/", "~root/", "$HOME/", "file://"),
        *("%2e%2e/", "..%2f", "..%c0%af", "\uff0e\uff0e/", "..\u2215", ".../", "....//", ". ./"),
        *("\0", "..\0/", "\r\n", "..\r\n/", " ", "\t../", "\x1b[2J../", ":(top)", ":/"),
    ]
    through = [
        *("link", "uplink", "chain", "linkdir/deep/secret.txt", "pkg/updir/deep/secret.txt"),
        *("self", "loop1", "loop2/x", "self/x", "dirloop/a.py", "dirloop/dirloop/a.py"),
        *("inner/b.py", "dev/null", "dev/zero", "dev/tty", "proc/environ", "proc/mem"),
        *("proc/fd/0", "proc/root/etc/passwd", "proc/cwd/a.py", "fifo", "pkg/fifo", "socket"),
        *("null", "pkg", "dir", "dir/file/x", "a.py/", "a.py/.", "pkg//b.py", "pkg/./b.py", ""),
        *(".", "..", "/", "//", "./a.py", "pkg/../a.py", "a.py\0", "a.py\0.txt", "a.py\n", "A.PY"),
    ]
    own = [
        *(".git/config", ".git/HEAD", ".GIT/config", ".Git/HEAD", "pkg/.git/config", ".git"),
        *(".git/", ".git//config", "./.git/config", ".git/../a.py", ".git\\config", ".git /config"),
        *("x" * 5000, "x/" * 3000, "a" * 300, "\udcff\udcfe", "\ud800", "é" * 2000),
    ]
    crossed = [prefix + target for prefix in prefixes for target in targets]
    absolute = [
        secret,
        f"/{secret}",
        f"//{secret}",
        f"file://{secret}",
        secret + "/",
        secret + "\0",
    ]
    return tuple(dict.fromkeys([*up, *through, *own, *crossed, *absolute]))


@pytest.fixture(params=["directory", "work tree"])
def tree(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[SourceTree]:
    root = tmp_path / "root"
    if request.param == "work tree":
        make_repo(root, {"a.py": "a\n", "pkg/b.py": "b\n", "dir/file": "f\n"})
    build(root)
    with open_tree(root, cache_dir=tmp_path / "cache") as opened:
        yield opened


def test_nothing_outside_is_read_and_nothing_hangs(tree: SourceTree) -> None:
    names = variants(tree.root)
    assert len(names) >= 200
    for name in names:
        with pytest.raises((PathRefused, FileUnreadable)):
            tree.read(RepoPath(name))


def test_the_reader_below_is_confined_by_itself(tree: SourceTree) -> None:
    """The snapshot's list is the first wall; this is the one behind it."""
    confined = ConfinedRoot(tree.root)
    readable = {"A.PY"} if (tree.root / "A.PY").exists() else set()
    for name in variants(tree.root):
        try:
            raw = confined.read(name, max_bytes=1000)
        except (PathRefused, FileUnreadable):
            continue
        assert name in readable, (name, raw)
    assert confined.read("pkg/b.py", max_bytes=1000) == b"b\n"
    confined.close()
    confined.close()


def test_the_listing_names_them_with_their_reason(tree: SourceTree) -> None:
    reasons = {skip.path: skip.reason for skip in tree.skipped}
    assert set(tree.files) == {"a.py", "pkg/b.py", "dir/file"}
    for name in ("link", "uplink", "linkdir", "pkg/updir", "dev", "proc"):
        assert reasons[RepoPath(name)] == "symlink_outside"
    for name in ("self", "loop1", "dirloop", "inner", "chain"):
        assert reasons[RepoPath(name)] == "symlink"
    if tree.git is None:  # git does not list what it cannot store
        for name in ("fifo", "pkg/fifo", "socket"):
            assert reasons[RepoPath(name)] == "not_regular"


def test_what_is_swapped_after_the_listing_is_not_followed(tree: SourceTree) -> None:
    root = tree.root
    (root / "a.py").unlink()
    (root / "a.py").symlink_to(root.parent / "secret.txt")
    (root / "pkg").rename(root / "was")
    (root / "pkg").symlink_to(root / "was")
    (root / "dir/file").unlink()
    os.mkfifo(root / "dir/file")
    for name in ("a.py", "pkg/b.py", "dir/file"):
        with pytest.raises(FileUnreadable):
            tree.read(RepoPath(name))


def test_a_tracked_file_swapped_for_a_link_pipe_or_directory_is_skipped(tmp_path: Path) -> None:
    names = ("link.py", "pipe.py", "dir.py")
    repo = make_repo(tmp_path / "r", dict.fromkeys(names, "x\n"))
    for name in names:
        (repo / name).unlink()
    make_tree(tmp_path, {"secret.txt": SECRET})
    (repo / "link.py").symlink_to(tmp_path / "secret.txt")
    os.mkfifo(repo / "pipe.py")
    (repo / "dir.py").mkdir()
    with open_tree(repo, cache_dir=tmp_path / "cache") as tree:
        reasons = {skip.path: skip.reason for skip in tree.skipped}
        assert len(tree.files) == 0
    assert reasons["link.py"] == "symlink_outside"  # type: ignore[index]
    assert reasons["pipe.py"] == reasons["dir.py"] == "not_regular"  # type: ignore[index]


def test_a_file_that_grows_past_the_limit_is_refused(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "d", {"a.py": "a\n"})
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        os.truncate(root / "a.py", 10**9)
        with peak_memory() as peak, pytest.raises(FileUnreadable):
            tree.read(RepoPath("a.py"))
    assert peak.n_bytes < 10_000_000


@pytest.mark.parametrize(
    "name",
    [
        *("new/.gitignore", ".gitignore", ".git/index", ".git/HEAD", ".git/packed-refs"),
        *(".git/objects/info/alternates", ".git/config", ".git/info/exclude", ".git/shallow"),
        *(".git/refs/heads/pipe", ".git/commondir", ".gitattributes", ".gitmodules"),
    ],
)
def test_a_pipe_where_git_expects_a_file_is_no_hang(tmp_path: Path, name: str) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    make_tree(repo, {"new/b.py": "b\n"})
    (repo / name).unlink(missing_ok=True)
    os.mkfifo(repo / name)
    for at in (None, "HEAD"):
        try:
            with open_tree(repo, at=at, cache_dir=tmp_path / "cache") as tree:
                assert tree.read(RepoPath("a.py")) == b"a\n"
        except ExecutionError as refused:
            assert refused.remedy


@pytest.mark.parametrize("name", ["..", ".", ".git", ".GIT", "a/../b", "/etc/passwd", "x/.git/y"])
def test_a_made_up_tree_cannot_name_what_is_outside(tmp_path: Path, name: str) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    blob = bytes.fromhex(git(repo, "rev-parse", "HEAD:a.py"))
    (tmp_path / "tree").write_bytes(b"100644 " + name.encode() + b"\0" + blob)
    tree_id = git(repo, "hash-object", "-t", "tree", "-w", "--literally", str(tmp_path / "tree"))
    made_up = git(repo, "commit-tree", "-m", "x", tree_id.strip()).strip()
    with open_tree(repo, at=made_up, cache_dir=tmp_path / "cache") as tree:
        assert len(tree.files) == 0
        assert [(skip.path, skip.reason) for skip in tree.skipped] == [(name, "bad_name")]
