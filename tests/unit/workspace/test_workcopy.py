"""The copy that is run: everything of the snapshot, nothing else, and never the original."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from probant.errors import CacheUnwritable, FileUnreadable
from probant.workspace.content import MAX_TEXT_BYTES, landing
from probant.workspace.workcopy import copy_tree
from tests.repos import Files, commit, git, make_repo, make_tree
from tests.unit.workspace.conftest import Opener

BINARY = bytes(range(256)) * 40
LARGE = b"x" * (MAX_TEXT_BYTES + 10)
FILES: Files = {
    "a.py": "x = 1\n",
    "run.sh": "#!/bin/sh\n",
    "data/logo.png": BINARY,
    "data/wide.txt": "héllo".encode("utf-16"),
    "data/large.bin": LARGE,
    "empty": b"",
}


def _repo(root: Path) -> Path:
    repo = make_repo(root)
    make_tree(repo, FILES)
    (repo / "run.sh").chmod(0o755)
    (repo / "inner").symlink_to("data/logo.png")
    (repo / "data" / "up").symlink_to("../a.py")
    (repo / "folder").symlink_to("data")
    (repo / "absolute").symlink_to("/etc/passwd")
    (repo / "out").symlink_to("../../secret")
    commit(repo)
    return repo


def _content(root: Path) -> dict[str, bytes | str]:
    found: dict[str, bytes | str] = {}
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        if path.is_symlink():
            found[name] = os.readlink(path)
        elif path.is_file():
            found[name] = path.read_bytes()
    return found


WHOLE: dict[str, bytes | str] = {
    **{name: text.encode() if isinstance(text, str) else text for name, text in FILES.items()},
    "inner": "data/logo.png",
    "data/up": "../a.py",
    "folder": "data",
}


@pytest.mark.parametrize("at", [None, "HEAD"])
def test_everything_of_the_snapshot(tmp_path: Path, opened: Opener, at: str | None) -> None:
    copied = copy_tree(opened(_repo(tmp_path / "repo"), at), tmp_path / "copy")
    assert _content(copied.root) == WHOLE
    assert sorted(copied.left_out) == ["absolute", "out"]
    assert stat.S_IMODE((copied.root / "run.sh").stat().st_mode) & 0o100
    assert not stat.S_IMODE((copied.root / "a.py").stat().st_mode) & 0o111
    assert copied.changed() == ()


def test_a_plain_directory(tmp_path: Path, opened: Opener) -> None:
    copied = copy_tree(opened(make_tree(tmp_path / "plain", FILES)), tmp_path / "copy")
    assert set(_content(copied.root)) == set(FILES)


def test_a_bare_repository_of_sha256(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "repo", FILES, object_format="sha256")
    git(tmp_path, "clone", "--quiet", "--bare", str(repo), "bare.git")
    copied = copy_tree(opened(tmp_path / "bare.git"), tmp_path / "copy")
    assert (copied.root / "data" / "logo.png").read_bytes() == BINARY
    (copied.root / "a.py").write_text("x = 2\n")
    assert copied.changed() == ("a.py",)


def test_ignored_files_stay_behind(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "repo", {".gitignore": "secret\n", "a.py": "x = 1\n"})
    make_tree(repo, {"secret": "key", "new.py": "y = 1\n"})
    copied = copy_tree(opened(repo), tmp_path / "copy")
    assert set(_content(copied.root)) == {".gitignore", "a.py", "new.py"}


def test_writing_to_the_copy_leaves_the_original(tmp_path: Path, opened: Opener) -> None:
    repo = _repo(tmp_path / "repo")
    copied = copy_tree(opened(repo), tmp_path / "copy")
    for path in FILES:
        with (copied.root / path).open("r+b") as file:
            file.write(b"#")
    assert (repo / "a.py").read_bytes() == b"x = 1\n"
    assert (repo / "data" / "large.bin").read_bytes() == LARGE


def test_changed_names_what_is_other_or_gone(tmp_path: Path, opened: Opener) -> None:
    copied = copy_tree(opened(_repo(tmp_path / "repo")), tmp_path / "copy")
    root = copied.root
    status = (root / "a.py").stat()
    (root / "a.py").write_text("x = 2\n")
    os.utime(root / "a.py", ns=(status.st_atime_ns, status.st_mtime_ns))
    (root / "empty").unlink()
    (root / "inner").unlink()
    (root / "inner").symlink_to("a.py")
    os.utime(root / "run.sh")
    (root / "made.o").write_bytes(b"new")
    (root / "data" / "logo.png").unlink()
    os.mkfifo(root / "data" / "logo.png")
    assert copied.changed() == ("a.py", "data/logo.png", "empty", "inner")


@pytest.mark.parametrize("is_deleted", [True, False])
def test_a_file_that_changed_meanwhile_is_an_error(
    tmp_path: Path, opened: Opener, is_deleted: bool
) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    tree = opened(repo)
    (repo / "data" / "logo.png").unlink()
    if not is_deleted:
        (repo / "data" / "logo.png").write_bytes(BINARY[::-1])
    with pytest.raises(FileUnreadable, match="changed after the snapshot was taken") as error:
        copy_tree(tree, tmp_path / "copy")
    assert error.value.remedy == "ask again"


def test_a_file_that_was_only_touched_is_the_same(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": "x = 1\n"})
    tree = opened(repo)
    os.utime(repo / "a.py", (0, 0))
    assert copy_tree(tree, tmp_path / "copy").files.keys() == {"a.py"}


def test_times_are_kept(tmp_path: Path, opened: Opener) -> None:
    """What was generated from what is told by times."""
    tree = make_tree(tmp_path / "plain", {"configure.ac": "", "configure": ""})
    os.utime(tree / "configure.ac", (1_000_000_000, 1_000_000_000))
    os.utime(tree / "configure", (1_000_000_500, 1_000_000_500))
    root = copy_tree(opened(tree), tmp_path / "copy").root
    assert (root / "configure").stat().st_mtime == 1_000_000_500
    assert (root / "configure.ac").stat().st_mtime == 1_000_000_000


def test_pipes_are_left_and_never_waited_for(tmp_path: Path, opened: Opener) -> None:
    tree = make_tree(tmp_path / "plain", {"a.py": "x = 1\n"})
    os.mkfifo(tree / "pipe")
    assert set(_content(copy_tree(opened(tree), tmp_path / "copy").root)) == {"a.py"}


def test_names_that_are_no_text(tmp_path: Path, opened: Opener) -> None:
    tree = make_tree(tmp_path / "plain", {"a.py": "x = 1\n"})
    name = os.fsdecode(b"caf\xe9.txt")
    (tree / name).write_text("x")
    assert (copy_tree(opened(tree), tmp_path / "copy").root / name).read_text() == "x"


def test_a_made_up_tree_writes_nothing_through_a_link(tmp_path: Path, opened: Opener) -> None:
    """A tree object may name `link` and `link/x` at once; a checkout would refuse it."""
    repo = make_repo(tmp_path / "repo", {"a": "x"})
    outside = tmp_path / "outside"
    outside.mkdir()

    def stored(kind: str, raw: bytes) -> bytes:
        (tmp_path / "raw").write_bytes(raw)
        told = git(repo, "hash-object", "-w", "-t", kind, "--literally", str(tmp_path / "raw"))
        return bytes.fromhex(told.strip())

    inner = stored("tree", b"100644 x\0" + stored("blob", b"evil"))
    link = stored("blob", os.fsencode(outside))
    made = stored("tree", b"120000 link\0" + link + b"40000 link\0" + inner)
    sha = git(repo, "commit-tree", made.hex(), "-m", "odd").strip()
    copied = copy_tree(opened(repo, sha), tmp_path / "copy")
    assert list(outside.iterdir()) == []
    assert _content(copied.root) == {"link/x": b"evil"}
    assert copied.left_out == ("link",)


def test_a_folder_without_room_is_a_usage_error(tmp_path: Path, opened: Opener) -> None:
    tree = opened(make_tree(tmp_path / "plain", {"a.py": "x = 1\n"}))
    (tmp_path / "file").write_text("")
    with pytest.raises(CacheUnwritable, match="cannot copy the snapshot"):
        copy_tree(tree, tmp_path / "file" / "copy")


def test_a_link_is_followed_over_the_other_links_of_the_tree() -> None:
    links = {"n1/n2/up": "../..", "a": "n1/n2/up/b", "b": "n1/n2/up/../c", "loop": "loop",
             "abs": "/etc", "via": "abs/x", "deep": "n1/n2/../n2/up/n1"}  # fmt: skip
    assert {path for path in links if landing(path, links.get) is None} == {"b", "abs", "via", "a"}
