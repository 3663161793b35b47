"""What the cache holds for whom, what may go, and that nothing in use ever does."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path

import pytest

from probant.workspace import cache
from probant.workspace.cache import Entry, check_daily, drop_gone, enforce_limit, entries
from probant.workspace.occupancy import (
    N_LABELS_KEPT,
    alone_with,
    note_view,
    read_usage,
    repository_key,
)
from probant.workspace.snapshot import open_tree
from tests.repos import commit, git, make_repo, make_tree


def use(root: Path, caches: Path, *, n_bytes: int = 0, days_ago: float = 0) -> str:
    """Open and close a repository, as if so long ago; its key."""
    with open_tree(root, cache_dir=caches) as tree:
        key = repository_key(tree.identity)
    if n_bytes:
        facts = caches / "facts" / key
        facts.mkdir(parents=True, exist_ok=True)
        (facts / "facts-1.db").write_bytes(b"x" * n_bytes)
    record = caches / "repositories" / f"{key}.json"
    then = time.time() - days_ago * 86_400
    os.utime(record, (then, then))
    return key


def keys(caches: Path) -> list[str]:
    return [entry.key for entry in entries(caches)]


def entry_of(caches: Path, key: str) -> Entry:
    found = cache.find(caches, key)
    assert found is not None
    return found


@pytest.fixture
def caches(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def three(tmp_path: Path, caches: Path) -> list[str]:
    """Three repositories of 1000 bytes of facts, the first unused for longest."""
    return [
        use(make_tree(tmp_path / name, {"a.py": name}), caches, n_bytes=1000, days_ago=days)
        for name, days in (("one", 3), ("two", 2), ("three", 1))
    ]


def test_an_entry_knows_its_files_and_its_last_use(tmp_path: Path, caches: Path) -> None:
    key = use(make_repo(tmp_path / "repo", {"a.py": ""}), caches, n_bytes=500, days_ago=2)
    entry = entry_of(caches, key)
    assert sorted({part.parent.name for part in entry.parts}) == ["facts", "git", "trees"]
    assert entry.n_bytes > 500
    later = use(make_repo(tmp_path / "later", {"a.py": ""}), caches, n_bytes=500, days_ago=1)
    assert round((entry_of(caches, later).last_used - entry.last_used) / 86_400, 2) == 1
    assert cache.total_bytes(caches) == entry.n_bytes + entry_of(caches, later).n_bytes


def test_using_it_again_makes_it_young(tmp_path: Path, caches: Path, three: list[str]) -> None:
    assert keys(caches) == three
    use(tmp_path / "one", caches)
    assert keys(caches) == [three[1], three[2], three[0]]


def test_the_longest_unused_goes_first(caches: Path, three: list[str]) -> None:
    limit = cache.total_bytes(caches) - 1
    dropped = enforce_limit(caches, limit)
    assert (dropped.n_repositories, keys(caches)) == (1, three[1:])
    assert dropped.n_bytes >= 1000
    assert cache.total_bytes(caches) <= limit
    assert not (caches / "repositories" / f"{three[0]}.lock").exists()


def test_a_cache_within_its_limit_is_left_alone(caches: Path, three: list[str]) -> None:
    assert enforce_limit(caches, cache.total_bytes(caches)).n_repositories == 0
    assert keys(caches) == three


def test_the_one_to_keep_stays_though_it_is_the_oldest(caches: Path, three: list[str]) -> None:
    dropped = enforce_limit(caches, 0, keep=three[0])
    assert (dropped.n_repositories, keys(caches)) == (2, [three[0]])


def test_one_in_use_stays_and_the_next_goes_instead(
    tmp_path: Path, caches: Path, three: list[str]
) -> None:
    limit = cache.total_bytes(caches) - 1
    with open_tree(tmp_path / "one", cache_dir=caches):
        record = caches / "repositories" / f"{three[0]}.json"
        os.utime(record, (1, 1))
        dropped = enforce_limit(caches, limit)
    assert (dropped.n_repositories, dropped.n_in_use) == (1, 1)
    assert sorted(keys(caches)) == sorted([three[0], three[2]])


def test_one_used_since_it_was_looked_at_stays(
    tmp_path: Path, caches: Path, three: list[str]
) -> None:
    stale = entries(caches)
    use(tmp_path / "one", caches)
    dropping = cache._Dropping(caches)
    assert dropping.drop(stale[0]) == 0
    assert three[0] in keys(caches)


def test_a_dropped_repository_is_simply_made_again(
    tmp_path: Path, caches: Path, three: list[str]
) -> None:
    enforce_limit(caches, 0)
    assert keys(caches) == []
    assert use(tmp_path / "one", caches) == three[0]
    assert keys(caches) == [three[0]]


def test_sessions_packages_and_strangers_are_never_dropped(caches: Path, three: list[str]) -> None:
    kept = ["sessions.db", "corpus/pkg-1/a.py", "svcs-26.2.0/b.py", "transcripts/t.json"]
    make_tree(caches, dict.fromkeys(kept, "mine"))
    enforce_limit(caches, 0)
    drop_gone(caches)
    assert len(three) == 3
    assert all((caches / name).read_text() == "mine" for name in kept)


def test_parts_nobody_claims_go_when_they_are_old(caches: Path) -> None:
    make_tree(caches, {"facts/0ld/facts-1.db": "x" * 10, "trees/y0ung": "x" * 10, "git/0ld/a": "x"})
    for name in ("facts/0ld/facts-1.db", "git/0ld/a"):
        os.utime(caches / name, (1, 1))
    enforce_limit(caches, 0)
    assert not (caches / "facts" / "0ld").exists()
    assert not (caches / "git" / "0ld").exists()
    assert (caches / "trees" / "y0ung").exists()


def test_a_damaged_record_loses_its_claims_only(
    tmp_path: Path, caches: Path, three: list[str]
) -> None:
    record = caches / "repositories" / f"{three[0]}.json"
    for damage in (b"", b"{", b"[]", b'{"identity": 1, "roots": [], "labels": {}}', b"[" * 50_000):
        record.write_bytes(damage)
        assert read_usage(record) is None
        assert three[0] in keys(caches)
    use(tmp_path / "one", caches)
    assert read_usage(record) is not None


def test_a_record_cannot_claim_files_outside(tmp_path: Path, caches: Path) -> None:
    mine = make_tree(tmp_path / "mine", {"a.txt": "mine"})
    root = make_tree(tmp_path / "one", {"a.py": ""})
    key = use(root, caches, n_bytes=10)
    usage = read_usage(caches / "repositories" / f"{key}.json")
    assert usage is not None
    evil = usage._replace(roots={"/gone": ("../mine", "/etc", f"../{mine.name}", "facts/..")})
    (caches / "repositories" / f"{key}.json").write_bytes(evil.to_bytes())
    drop_gone(caches)
    enforce_limit(caches, 0)
    assert (mine / "a.txt").read_text() == "mine"


# Repositories that are gone


def test_repositories_that_are_gone_are_dropped(
    tmp_path: Path, caches: Path, three: list[str]
) -> None:
    shutil.rmtree(tmp_path / "two")
    dropped = drop_gone(caches)
    assert (dropped.n_repositories, keys(caches)) == (1, [three[0], three[2]])


def test_a_worktree_that_is_gone_takes_only_its_own_along(tmp_path: Path, caches: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": ""})
    git(repo, "worktree", "add", "-q", str(tmp_path / "side"))
    key = use(repo, caches, n_bytes=10)
    assert use(tmp_path / "side", caches) == key
    assert len(entry_of(caches, key).parts) == 5  # facts, two mirrors, two listings
    shutil.rmtree(tmp_path / "side")
    assert drop_gone(caches).n_repositories == 0
    entry = entry_of(caches, key)
    assert len(entry.parts) == 3
    assert entry.usage is not None
    assert list(entry.usage.roots) == [str(repo)]
    assert str(tmp_path / "side") not in entry.usage.labels


# Locks


def test_two_may_use_it_at_once_and_neither_is_alone(tmp_path: Path, caches: Path) -> None:
    root = make_tree(tmp_path / "one", {"a.py": ""})
    key = use(root, caches)
    with open_tree(root, cache_dir=caches), open_tree(root, cache_dir=caches) as second:
        with alone_with(caches, key) as alone:
            assert not alone
        second.close()
        with alone_with(caches, key) as alone:
            assert not alone
    with alone_with(caches, key) as alone:
        assert alone


def test_a_tree_that_cannot_be_opened_holds_nothing(tmp_path: Path, caches: Path) -> None:
    root = make_repo(tmp_path / "one", {"a.py": ""})
    key = use(root, caches)
    with pytest.raises(Exception, match="no commit is named"):
        open_tree(root, at="nowhere", cache_dir=caches)
    with alone_with(caches, key) as alone:
        assert alone


# Views


def test_views_are_noted_under_the_name_the_index_gives_them(tmp_path: Path, caches: Path) -> None:
    repo = make_repo(tmp_path / "repo", {"a.py": ""})
    first = git(repo, "rev-parse", "HEAD").strip()
    commit(repo, {"a.py": "x = 1\n"})
    key = use(repo, caches)
    with open_tree(repo, at="HEAD~1", cache_dir=caches):
        pass
    usage = entry_of(caches, key).usage
    assert usage is not None
    assert set(usage.labels) == {str(repo), first}


def test_a_record_does_not_grow_for_ever(tmp_path: Path, caches: Path) -> None:
    root = make_tree(tmp_path / "one", {"a.py": ""})
    key = use(root, caches)
    for number in range(N_LABELS_KEPT + 20):
        note_view(caches, str(root), f"view {number}")
    usage = entry_of(caches, key).usage
    assert usage is not None
    assert len(usage.labels) == N_LABELS_KEPT


# Once a day


def test_the_limit_is_held_once_a_day(caches: Path, three: list[str]) -> None:
    stamp = caches / cache.STAMP
    check_daily(caches, 0)
    assert keys(caches) == []
    make_tree(caches, {f"facts/{three[0]}/facts-1.db": "x"})
    os.utime(caches / "facts" / three[0] / "facts-1.db", (1, 1))
    check_daily(caches, 0)
    assert keys(caches) == [three[0]]
    os.utime(stamp, (1, 1))
    check_daily(caches, 0)
    assert keys(caches) == []


def test_what_an_interrupt_left_in_the_trash_goes_next_time(caches: Path) -> None:
    make_tree(caches, {"trash/old-1-ab/facts-1.db": "x", "trash/file": "x"})
    enforce_limit(caches, 10**9)
    assert list((caches / "trash").iterdir()) == []
