"""What a kit works with: borrowed folders, results read back with care, a copy for each site."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.runs.port import NoRun
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.sandbox import NoSandbox
from probant.workspace.snapshot import open_tree
from tests.repos import make_repo, make_tree

FILES = {"a.py": "x = 1\n", ".gitignore": "node_modules\n"}


@pytest.fixture(autouse=True)
def _with_sandbox() -> None:
    if isinstance(found := find_bubblewrap(), NoSandbox):
        pytest.skip(found.why)


@contextmanager
def workshop_of(repo: Path, *, at: str | None = None, allowed: bool = True) -> Iterator[Workshop]:
    cache = repo.parent / "cache"
    with open_tree(repo, at=at, cache_dir=cache) as tree:
        workshop = Workshop(tree, Permission(allowed=allowed, seconds=60), cache / "runs")
        try:
            yield workshop
        finally:
            workshop.close()
    assert not list((cache / "runs").glob("run-*"))


@contextmanager
def site_of(repo: Path, *, at: str | None = None) -> Iterator[Worksite]:
    with workshop_of(repo, at=at) as workshop:
        site = workshop.site("")
        assert isinstance(site, Worksite)
        yield site


def test_a_borrowed_folder_is_read_where_it_would_stand(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    make_tree(repo, {"node_modules/dep/index.js": "kept"})
    with site_of(repo) as site:
        lent = site.borrowed("node_modules")
        assert lent is not None
        line = "cat node_modules/dep/index.js; echo x > node_modules/dep/index.js"
        done = site.run(["sh", "-c", line], mounts=[lent])
    assert done.stdout == b"kept" and done.exit_code != 0
    assert (repo / "node_modules" / "dep" / "index.js").read_text() == "kept"


def test_what_is_not_lent(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    (tmp_path / "elsewhere" / "inner").mkdir(parents=True)
    (repo / "node_modules").symlink_to(tmp_path / "elsewhere")
    with site_of(repo) as site:
        names = ("node_modules", "node_modules/inner", "a.py", "none", "..", ".git", "/etc", "")
        assert [name for name in names if site.borrowed(name) is not None] == []
    make_tree(repo, {"vendored/x": "1"})
    with site_of(repo, at="HEAD") as site:
        assert site.borrowed("vendored") is None


def test_results_are_read_back_with_care(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    (tmp_path / "secret").write_text("secret")
    secret = tmp_path / "secret"
    with site_of(repo) as site:
        line = (
            f"echo fine > /results/good; ln -s {secret} /results/link; mkfifo /results/pipe;"
            f"mkdir /results/sub; ln -s {secret} /results/sub/link; ln -s {tmp_path} /repo/folder;"
            "mkfifo /repo/pipe; head -c 5000 /dev/zero > /results/large"
        )
        assert site.run(["sh", "-c", line]).exit_code == 0
        assert site.read_back(site.results / "good") == b"fine\n"
        assert site.read_back(site.results / "large", max_bytes=100) is None
        for path in ("link", "pipe", "sub/link", "none", "../copy/a.py"):
            assert site.read_back(site.results / path) is None, path
        for path in ("folder/secret", "pipe"):
            assert site.read_back(site.copy / path) is None, path
        assert site.read_back(secret) is None
        assert sorted(path.name for path in site.results.iterdir()) == ["good", "large", "sub"]


def test_each_site_is_a_fresh_copy(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    with workshop_of(repo) as workshop:
        first, second = workshop.site(""), workshop.site("")
        assert isinstance(first, Worksite) and isinstance(second, Worksite)
        first.run(["sh", "-c", "echo x = 2 > a.py; touch made"])
        assert first.changed_sources() == ("a.py",)
        assert second.changed_sources() == ()
        assert second.run(["cat", "a.py"]).stdout == b"x = 1\n"
        assert not (second.copy / "made").exists()


def test_nothing_is_copied_without_permission(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", FILES)
    with workshop_of(repo, allowed=False) as workshop:
        refused = workshop.site("")
        assert isinstance(refused, NoRun) and refused.reason is ReasonCode.NOT_PERMITTED
    assert not (tmp_path / "cache" / "runs").exists()


def test_links_of_the_copy_are_followed_by_hand_and_never_out(tmp_path: Path) -> None:
    repo = make_repo(tmp_path / "repo", {**FILES, "sub/b.py": "y = 1\n"})
    (tmp_path / "secret").write_text("secret")
    (repo / "to_b").symlink_to("sub/b.py")
    (repo / "to_sub").symlink_to("sub")
    with site_of(repo) as site:
        line = f"ln -s {tmp_path} out; ln -s out/secret far; ln -s ../.. sub/up; ln -s round round"
        assert site.run(["sh", "-c", line]).exit_code == 0
        assert site.source("to_b") == site.source("to_sub/b.py") == b"y = 1\n"
        assert site.is_file_in(site.copy / "to_b") and site.is_folder_in(site.copy / "to_sub")
        for path in ("far", "out/secret", "sub/up/secret", "round", "sub/up/copy/a.py", "\0"):
            assert site.source(path) is None, path
            assert not site.is_file_in(site.copy / path), path
        assert not site.is_folder_in(site.copy / "out")
        assert site.exists_in(site.copy / "out")


def test_programs_of_the_target_are_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repo = make_repo(tmp_path / "repo", {**FILES, "bin/some-tool": "#!/bin/sh\n"})
    (repo / "bin" / "some-tool").chmod(0o755)
    with site_of(repo) as site:
        before = site.program("sh")
        monkeypatch.setenv("PATH", f"{repo / 'bin'}:/usr/bin:/bin")
        assert site.program("some-tool") is None
        assert before is not None and site.program("sh") is not None
