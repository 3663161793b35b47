"""The private copy of a tree whose names are odd: left out or told, never a traceback."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path

import pytest

from probant.opinions.ground import CONFIGURATIONS, Ground, GroundUnusable
from probant.opinions.port import Asked
from probant.opinions.seconds import SecondOpinions
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import open_tree
from tests.cases.asking import can_be_asked
from tests.repos import make_repo, make_tree

ASKED = Asked(path=RepoPath("a.py"), line=1, name="x", holder="")


def folders_like_files() -> dict[str, str]:
    """A tree in which every file that somebody would set up is a folder."""
    files = {f"{name}/m.py": "y = 1\n" for name in CONFIGURATIONS}
    return files | {f"sub/{name}/m.py": "y = 1\n" for name in CONFIGURATIONS} | {"a.py": "x = 1\n"}


def test_a_folder_named_like_a_configuration_is_not_copied(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", folders_like_files())
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        ground = Ground(tree, lambda path: path.endswith(".py"))
        assert ground.paths == ("a.py",)
        ground.close()


@pytest.mark.skipif(not can_be_asked("ty"), reason="ty is not installed")
def test_a_folder_called_ty_toml_does_not_end_the_program(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", folders_like_files())
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        seconds = SecondOpinions(tree)
        found = seconds.type_of(ASKED)
        seconds.close()
    assert found.text, found


def test_a_name_no_file_system_takes_is_left_out(tmp_path: Path) -> None:
    """Such a name can be committed, and never be checked out."""
    root = make_repo(tmp_path / "repo", {"a.py": "x = 1\n"})
    git = ["git", "-C", str(root)]
    blob = subprocess.check_output([*git, "rev-parse", "HEAD:a.py"], text=True).strip()
    entry = f"100644,{blob},{'n' * 300}.py"
    subprocess.check_call([*git, "update-index", "--add", "--cacheinfo", entry])
    identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.check_call([*git, *identity, "commit", "-qm", "odd names"])
    with open_tree(root, at="HEAD", cache_dir=tmp_path / "cache") as tree:
        assert len(tree.files) == 2
        ground = Ground(tree, lambda path: path.endswith(".py"))
        assert ground.paths == ("a.py",)
        ground.close()


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = make_tree(tmp_path / "repo", {"a.py": "x = 1\n"})
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        with pytest.raises(GroundUnusable, match="no private copy"):
            Ground(tree, lambda path: path.endswith(".py"))
        if can_be_asked("ty"):
            seconds = SecondOpinions(tree)
            assert seconds.type_of(ASKED).reason is ReasonCode.TOOL_FAILED
            assert seconds.type_of(ASKED).reason is ReasonCode.TOOL_FAILED
