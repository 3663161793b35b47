"""Opening again: what changed is seen, what did not is not read, the target is never written."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from probant.vocabulary.source import RepoPath
from probant.workspace import listing
from probant.workspace.snapshot import open_tree
from probant.workspace.table import SavedTree
from tests.repos import commit, git, make_repo, make_tree
from tests.unit.workspace.conftest import Opener

A = RepoPath("a.py")
SETTLE_SECONDS = listing.RACY_NS / 1e9 + 0.02


def state_of(root: Path) -> dict[str, tuple[str, int, int, int]]:
    """Content, mode, times of everything below `root`, `.git` included."""
    found: dict[str, tuple[str, int, int, int]] = {}
    for directory, _, names in os.walk(root):
        for path in (directory, *(os.path.join(directory, name) for name in names)):
            status = os.lstat(path)
            content = Path(path).read_bytes() if os.path.isfile(path) else b""
            digest = hashlib.sha256(content).hexdigest()
            found[path] = (digest, status.st_mode, status.st_mtime_ns, status.st_ctime_ns)
    return found


def test_content_swapped_under_the_same_path_size_and_mtime_is_seen(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "one\n"})
    time.sleep(SETTLE_SECONDS)
    before = opened(repo)
    old = os.stat(repo / "a.py")
    (repo / "a.py").write_text("two\n")
    os.utime(repo / "a.py", ns=(old.st_atime_ns, old.st_mtime_ns))
    after = opened(repo)
    assert after.read(A) == b"two\n"
    assert after.snapshot.tree_digest != before.snapshot.tree_digest


def test_a_file_replaced_by_rename_with_the_same_times_is_seen(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "one\n"})
    old = os.stat(repo / "a.py")
    make_tree(tmp_path, {"other": "two\n"})
    os.utime(tmp_path / "other", ns=(old.st_atime_ns, old.st_mtime_ns))
    time.sleep(SETTLE_SECONDS)
    opened(repo)
    (tmp_path / "other").rename(repo / "a.py")
    assert opened(repo).read(A) == b"two\n"


def test_rewrites_in_quick_succession_are_all_seen(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "000\n"})
    for n in range(60):
        text = f"{n:03}\n"
        (repo / "a.py").write_text(text)
        os.utime(repo / "a.py", ns=(1, 1))
        assert opened(repo).read(A) == text.encode()


def test_new_untracked_files_and_index_changes_in_quick_succession_are_seen(
    tmp_path: Path, opened: Opener
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", ".gitignore": "*.gen\n"})
    for n in range(8):
        make_tree(repo, {f"n{n}.py": "n\n", f"g{n}.gen": "g\n"})
        assert f"n{n}.py" in opened(repo).files
        git(repo, "add", "-f", f"g{n}.gen")
        assert f"g{n}.gen" in opened(repo).files


def test_changed_ignore_rules_are_seen(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    make_tree(repo, {"x.log": "x\n"})
    assert "x.log" in opened(repo).files
    (repo / ".git/info/exclude").write_text("*.log\n")
    assert "x.log" not in opened(repo).files


def test_an_unchanged_tree_is_neither_read_nor_saved_again(
    tmp_path: Path, opened: Opener, cache_dir: Path
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "b/b.py": "b\n"})
    time.sleep(SETTLE_SECONDS)
    first = opened(repo)
    opened(repo)  # the second time it remembers which folders it looked into
    saved_at = {file: file.stat().st_mtime_ns for file in (cache_dir / "trees").iterdir()}
    again = opened(repo)
    assert again.snapshot == first.snapshot
    assert dict(again.files) == dict(first.files)
    assert saved_at == {file: file.stat().st_mtime_ns for file in (cache_dir / "trees").iterdir()}


def test_what_git_need_not_list_again_is_seen_all_the_same(tmp_path: Path, opened: Opener) -> None:
    """Each comes after calls that remembered the folders as they were."""
    files = {"a.py": "a\n", "sub/b.py": "b\n", ".gitignore": "*.gen\nout/\n", "sub/x.gen": ""}
    repo = make_repo(tmp_path / "r", files)
    make_tree(repo, {"out/made.py": "m\n"})
    (repo / "empty/inner").mkdir(parents=True)

    def listed() -> set[str]:
        found = [set(opened(repo).files) for _ in range(2)]
        time.sleep(SETTLE_SECONDS)
        assert all(set(opened(repo).files) == found[0] for _ in range(2))
        return {str(path) for path in found[0]} - {".gitignore"}

    assert listed() == {"a.py", "sub/b.py"}
    make_tree(repo, {"empty/inner/new.py": "n\n"})
    assert listed() == {"a.py", "sub/b.py", "empty/inner/new.py"}
    make_tree(repo, {"sub/deep/er/c.py": "c\n"})
    assert listed() == {"a.py", "sub/b.py", "empty/inner/new.py", "sub/deep/er/c.py"}
    (repo / "sub/deep").rename(repo / "out/deep")
    (repo / "empty/inner/new.py").unlink()
    assert listed() == {"a.py", "sub/b.py"}
    make_tree(repo, {"sub/.gitignore": "!*.gen\n"})
    assert listed() == {"a.py", "sub/b.py", "sub/x.gen", "sub/.gitignore"}
    (repo / "sub/.gitignore").unlink()
    (repo / ".git/info/exclude").write_text("b.py\n")
    make_tree(repo, {"new/b.py": "", "new/d.py": ""})
    assert listed() == {"a.py", "sub/b.py", "new/d.py"}
    (repo / ".gitignore").write_text("*.gen\n")
    assert listed() == {"a.py", "sub/b.py", "new/d.py", "out/made.py", "out/deep/er/c.py"}
    shutil.rmtree(repo / "new")
    (repo / "new").symlink_to(repo / "out")
    (repo / "sub").rename(repo / "was")
    (repo / "sub").symlink_to(repo / "was")
    found = listed()
    assert "sub/b.py" not in found and "new/made.py" not in found


@pytest.mark.parametrize("damage", ["cut", "flip", "empty", "text", "directory"])
def test_a_damaged_cache_is_made_again(
    tmp_path: Path, opened: Opener, cache_dir: Path, damage: str
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    first = opened(repo).snapshot
    for file in (cache_dir / "trees").iterdir():
        raw = bytearray(file.read_bytes())
        match damage:
            case "cut":
                file.write_bytes(raw[:-3])
            case "flip":
                raw[len(raw) // 2] ^= 1
                file.write_bytes(raw)
            case "empty":
                file.write_bytes(b"")
            case "text":
                file.write_text("probant tree 1\n00000000\n{}\n")
            case _:
                pass
    if damage == "directory":
        for mirror in (cache_dir / "git").iterdir():
            (mirror / "config").unlink()
            (mirror / "HEAD").unlink()
    assert opened(repo).snapshot == first
    assert opened(repo, at="HEAD").read(A) == b"a\n"


def test_every_cut_and_flip_of_a_saved_tree_is_refused(tmp_path: Path, opened: Opener) -> None:
    opened(make_repo(tmp_path / "r", {"a.py": "a\n"}))
    raw = next((tmp_path / "cache/trees").iterdir()).read_bytes()
    assert SavedTree.from_bytes(raw) is not None
    for place in range(len(raw)):
        flipped = raw[:place] + bytes((raw[place] ^ 0x41,)) + raw[place + 1 :]
        assert SavedTree.from_bytes(raw[:place]) is None
        assert SavedTree.from_bytes(flipped) is None


def test_a_directory_moved_away_behind_a_link_is_gone(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "pkg/b.py": "b\n", ".gitignore": "pkg\n"})
    git(repo, "add", "-f", "pkg/b.py")
    commit(repo)
    time.sleep(SETTLE_SECONDS)
    assert "pkg/b.py" in opened(repo).files
    (repo / "pkg").rename(tmp_path / "elsewhere")
    (repo / "pkg").symlink_to(tmp_path / "elsewhere")
    tree = opened(repo)
    assert set(tree.files) == {".gitignore", "a.py"}
    assert tree.snapshot.dirty


def test_times_before_1970_are_no_obstacle(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    os.utime(repo / "a.py", ns=(-5_000_000_000, -5_000_000_000))
    time.sleep(SETTLE_SECONDS)
    assert opened(repo).snapshot == opened(repo).snapshot
    assert opened(repo).read(A) == b"a\n"


def test_the_target_is_never_written(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n", "b/b.py": "b\n"})
    git(repo, "tag", "v1")
    git(repo, "update-index", "--split-index")
    # Stale stat data in the index: a git that was asked for status would refresh it.
    os.utime(repo / "a.py", ns=(1, 1))
    plain = make_tree(tmp_path / "plain", {"a.py": "a\n"})
    before = state_of(repo) | state_of(plain)
    for at in (None, "v1", "HEAD"):
        tree = opened(repo, at=at)
        for path in tree.files:
            tree.lines(path)
        assert tree.git is not None
        tree.git.log()
        tree.git.tags()
        tree.git.show_files("HEAD")
        tree.git.blame_line("a.py", 1)
        tree.git.work_tree_paths(repo)
    opened(plain)
    after = state_of(repo) | state_of(plain)
    assert {path for path in before | after if before.get(path) != after.get(path)} == set()


OPEN_OFTEN = """
import sys
from pathlib import Path
from probant.workspace.snapshot import open_tree
for n in range(12):
    with open_tree(Path(sys.argv[1]), cache_dir=Path(sys.argv[2])) as tree:
        assert len(tree.files) >= 40, len(tree.files)
    with open_tree(Path(sys.argv[1]), at="HEAD", cache_dir=Path(sys.argv[2])) as tree:
        assert len(tree.files) == 40
"""


def test_processes_at_once_do_not_disturb_each_other(tmp_path: Path, cache_dir: Path) -> None:
    repo = make_repo(tmp_path / "r", {f"m{n}.py": f"{n}\n" for n in range(40)})
    argv = [sys.executable, "-c", OPEN_OFTEN, str(repo), str(cache_dir)]
    running = [subprocess.Popen(argv, stderr=subprocess.PIPE) for _ in range(3)]
    for n in range(20):
        make_tree(repo, {f"new{n}.py": "n\n"})
        time.sleep(0.01)
    for child in running:
        _, said = child.communicate(timeout=60)
        assert child.returncode == 0, said.decode()
    with open_tree(repo, cache_dir=cache_dir) as tree:
        assert len(tree.files) == 60
    assert not list(cache_dir.rglob(".tmp-*"))


def test_a_cache_inside_the_tree_is_not_part_of_it(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    plain = make_tree(tmp_path / "d", {"a.py": "a\n"})
    for root in (repo, plain):
        for _ in range(3):
            with open_tree(root, cache_dir=root / "sub/cache") as tree:
                assert list(tree.files) == ["a.py"]
                assert not tree.snapshot.dirty


@pytest.mark.parametrize("damage", [b"", b"garbage", b"ref: nowhere\n"])
def test_a_damaged_head_of_the_mirror_is_written_again(
    tmp_path: Path, opened: Opener, damage: bytes
) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    opened(repo)
    for mirror in (tmp_path / "cache" / "git").iterdir():
        (mirror / "HEAD").write_bytes(damage)
    (repo / "b.py").write_text("b\n")
    assert "b.py" in opened(repo).files
