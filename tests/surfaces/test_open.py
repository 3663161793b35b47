"""An open repository: warm between calls, and an edit is seen by the next one, races included."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import probant
from probant.errors import RepositoryNotFound, RevisionNotFound, UsageError
from probant.facts.index import index_directory
from probant.surfaces.opened import OpenRepository
from probant.wiring import warm
from probant.workspace.inotify import ChangeWatch
from probant.workspace.snapshot import open_tree
from tests.cases.asking import settings_beside
from tests.repos import commit, git, make_repo, make_tree

FILES = {"shop/cart.py": "def add(): ...\n", "notes.txt": "plain\n", ".gitignore": "out/\n"}


def with_a_watch(root: Path) -> None:
    """Nothing is in its way."""


def without_a_watch(root: Path) -> None:
    """A file with a second name elsewhere can change without any event below the root."""
    outside = root.parent / "outside.txt"
    outside.write_text("linked\n")
    (root / "linked.txt").hardlink_to(outside)


@pytest.fixture(params=[with_a_watch, without_a_watch])
def shop(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    root = make_repo(tmp_path / "shop", FILES)
    prepare: Callable[[Path], None] = request.param
    prepare(root)
    return root


@pytest.fixture
def opened(shop: Path) -> Iterator[OpenRepository]:
    with warmed(shop) as found:
        yield found


def warmed(root: Path) -> OpenRepository:
    """Asked often enough for the watch to have begun, where there can be one."""
    found = probant.open(root, settings=settings_beside(root))
    for _ in range(3):
        assert places(found, "add") == ["shop/cart.py:1"]
    return found


def places(opened: OpenRepository, name: str, at: str | None = None) -> list[str]:
    values = opened.query("defined_in", name, at=at).to_json()["answer"]["values"]
    return [f"{one['path']}:{one['line']}" for one in values]


def steadily(opened: OpenRepository, name: str) -> list[str]:
    """Asked often enough for a watch that had to end to have begun anew."""
    first, *others = (places(opened, name) for _ in range(4))
    assert others == [first] * 3
    return first


# What is there now


def test_each_of_many_edits_is_seen_by_the_very_next_call(
    shop: Path, opened: OpenRepository
) -> None:
    for n in range(25):
        (shop / "shop/cart.py").write_text(f"def step_{n:03}(): ...\n")
        assert places(opened, f"step_{n:03}") == ["shop/cart.py:1"]
        assert places(opened, f"step_{n - 1:03}") == []


def test_all_verbs_see_an_edit(shop: Path, opened: OpenRepository) -> None:
    def said() -> list[object]:
        return [
            opened.ask("where is fresh defined?").answer.ruling.outcome.value,
            opened.check("`fresh` is defined in shop/new.py:2").exit_code,
            [place.path for place in opened.search("fresh").places],
            [shown.path for shown in opened.show("fresh").definitions],
            "shop/new.py" in str(opened.facts().to_json()),
        ]

    assert said() == ["insufficient_evidence", 1, [], [], False]
    (shop / "shop/new.py").write_text("\ndef fresh(): ...\n")
    assert said() == ["answered", 0, ["shop/new.py"], ["shop/new.py"], True]
    (shop / "shop/new.py").unlink()
    assert said() == ["insufficient_evidence", 1, [], [], False]


def test_a_new_folder_is_seen_and_what_comes_into_it_later(
    shop: Path, opened: OpenRepository
) -> None:
    (shop / "a/b/c").mkdir(parents=True)
    assert steadily(opened, "deep") == []
    (shop / "a/b/c/deep.py").write_text("def deep(): ...\n")
    assert steadily(opened, "deep") == ["a/b/c/deep.py:1"]
    (shop / "a/b").rename(shop / "moved")
    assert steadily(opened, "deep") == ["moved/c/deep.py:1"]
    (shop / "moved/c/deep.py").write_text("\ndef deep(): ...\n")
    assert steadily(opened, "deep") == ["moved/c/deep.py:2"]


def test_a_checkout_is_seen(shop: Path, opened: OpenRepository) -> None:
    git(shop, "checkout", "--quiet", "-b", "other")
    commit(shop, {"shop/cart.py": "\n\ndef add(): ...\n", "late.py": "def late(): ...\n"})
    for _ in range(3):
        assert steadily(opened, "late") == ["late.py:1"]
        git(shop, "checkout", "--quiet", "main")
        assert (steadily(opened, "add"), steadily(opened, "late")) == (["shop/cart.py:1"], [])
        git(shop, "checkout", "--quiet", "other")
        assert steadily(opened, "add") == ["shop/cart.py:3"]


def test_more_changes_at_once_than_the_kernel_keeps(shop: Path, opened: OpenRepository) -> None:
    many = int(Path("/proc/sys/fs/inotify/max_queued_events").read_text()) // 2
    for n in range(many):
        (shop / f"{n % 50}.txt").write_text(f"{n}\n")
    (shop / "late.py").write_text("def late(): ...\n")
    assert steadily(opened, "late") == ["late.py:1"]
    (shop / "late.py").write_text("\ndef late(): ...\n")
    assert steadily(opened, "late") == ["late.py:2"]


def test_what_is_ignored_and_what_is_no_longer(shop: Path, opened: OpenRepository) -> None:
    make_tree(shop, {"out/made.py": "def made(): ...\n"})
    assert steadily(opened, "made") == []
    (shop / ".gitignore").write_text("")
    assert steadily(opened, "made") == ["out/made.py:1"]
    (shop / "out/made.py").write_text("\ndef made(): ...\n")
    assert steadily(opened, "made") == ["out/made.py:2"]
    git(shop, "checkout", "--quiet", ".gitignore")
    assert steadily(opened, "made") == []
    git(shop, "add", "--force", "out/made.py")
    assert steadily(opened, "made") == ["out/made.py:2"]
    (shop / "out/made.py").write_text("def made(): ...\n")
    assert steadily(opened, "made") == ["out/made.py:1"]


def test_a_removed_root_is_said_in_one_line_and_one_put_back_is_seen(
    shop: Path, opened: OpenRepository
) -> None:
    shop.rename(shop.parent / "elsewhere")
    with pytest.raises(RepositoryNotFound) as refusal:
        places(opened, "add")
    assert refusal.value.remedy and "\n" not in str(refusal.value)
    make_repo(shop, {"other.py": "def add(): ...\n"})
    assert places(opened, "add") == ["other.py:1"]
    shutil.rmtree(shop)
    (shop.parent / "elsewhere").rename(shop)
    assert places(opened, "add") == ["shop/cart.py:1"]


def test_a_folder_above_the_root_that_is_moved(tmp_path: Path) -> None:
    root = make_repo(tmp_path / "outer/shop", FILES)
    with probant.open(root, settings=settings_beside(tmp_path / "other")) as opened:
        for _ in range(3):
            assert places(opened, "add") == ["shop/cart.py:1"]
        (tmp_path / "outer").rename(tmp_path / "away")
        make_repo(root, {"b.py": "def add(): ...\n"})
        assert places(opened, "add") == ["b.py:1"]


def test_a_plain_folder_that_becomes_a_repository(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "up/shop", FILES | {"out/made.py": "def made(): ...\n"})
    with warmed(root) as opened:
        assert places(opened, "made") == ["out/made.py:1"]
        make_repo(root.parent)  # an empty one above tracks nothing of it
        assert places(opened, "made") == ["out/made.py:1"]
        make_repo(root)
        assert places(opened, "made") == []
        for n in range(3):  # from now on what git does is seen too
            commit(root, {})
            head = git(root, "rev-parse", "HEAD").strip()
            assert opened.facts().to_json()["snapshot"]["commit"] == head, n


def test_a_folder_of_a_repository_stays_that_folder(shop: Path) -> None:
    with probant.open(shop / "shop", settings=settings_beside(shop)) as part:
        assert steadily(part, "add") == ["shop/cart.py:1"]
        (shop / "beside.py").write_text("def add(): ...\n")
        assert steadily(part, "add") == ["shop/cart.py:1"]
        (shop / "shop/cart.py").write_text("\ndef add(): ...\n")
        assert steadily(part, "add") == ["shop/cart.py:2"]
        assert [one.path for one in part.show("cart.py").definitions] == ["shop/cart.py"]


def test_an_untracked_folder_that_is_tracked_from_now_on(tmp_path: Path) -> None:
    root = make_repo(tmp_path / "shop", FILES)
    make_tree(root, {"own/mine.py": "def mine(): ...\n"})
    with probant.open(root / "own", settings=settings_beside(root)) as part:
        assert steadily(part, "mine") == ["mine.py:1"]
        git(root, "add", "own")
        assert steadily(part, "mine") == ["own/mine.py:1"]
        git(root, "rm", "-q", "-f", "--cached", "-r", "own")
        assert steadily(part, "mine") == ["mine.py:1"]


def test_an_untracked_folder_of_packages_that_comes_and_goes(
    shop: Path, opened: OpenRepository
) -> None:
    make_tree(shop, {".venv/lib/dep.py": "def add(): ...\n"})
    assert steadily(opened, "add") == ["shop/cart.py:1"]
    (shop / ".venv").rename(shop / "env")
    assert steadily(opened, "add") == ["env/lib/dep.py:1", "shop/cart.py:1"]


def test_a_session_goes_on_and_says_that_it_stays_at_a_revision(
    shop: Path, opened: OpenRepository
) -> None:
    git(shop, "tag", "v1")
    opened.ask("where is add defined?", at="v1", session="talk")
    stays = opened.ask("who calls it?", session="talk").answer
    assert stays.ruling.outcome.value == "answered"
    assert any("stays at v1" in one for one in stays.warnings)
    here = opened.ask("where is add defined?", at="HEAD", session="talk").answer
    assert not any("stays at" in one for one in here.warnings)


def test_revisions_move_and_come(shop: Path, opened: OpenRepository) -> None:
    assert places(opened, "add", "main") == ["shop/cart.py:1"]
    with pytest.raises(RevisionNotFound):
        places(opened, "add", "v1")
    git(shop, "tag", "v1")
    commit(shop, {"shop/cart.py": "\ndef add(): ...\n"})
    for _ in range(3):
        assert places(opened, "add", "v1") == ["shop/cart.py:1"]
        assert places(opened, "add", "main") == ["shop/cart.py:2"]
    git(shop, "tag", "--force", "v1", "main")
    assert places(opened, "add", "v1") == ["shop/cart.py:2"]


def test_more_revisions_than_are_kept_open(shop: Path, opened: OpenRepository) -> None:
    for n in range(warm.N_SNAPSHOTS + 2):
        commit(shop, {"shop/cart.py": "\n" * n + "def add(): ...\n"})
        git(shop, "tag", f"v{n}")
    for n in [*range(warm.N_SNAPSHOTS + 2)] * 2:
        assert places(opened, "add", f"v{n}") == [f"shop/cart.py:{n + 1}"]


def test_an_open_revision_does_not_move_with_the_files(shop: Path) -> None:
    with probant.open(shop, at="HEAD", settings=settings_beside(shop)) as opened:
        for n in range(3):
            (shop / "shop/cart.py").write_text("\n" * n + "def add(): ...\n")
            assert places(opened, "add") == ["shop/cart.py:1"]


# While it is asked


def test_edits_during_questions_are_never_told_wrong(shop: Path, opened: OpenRepository) -> None:
    """Both states define `add`, on other lines: an answer shows one of them, or none."""
    stop = threading.Event()

    def edit() -> None:
        n = 0
        while not stop.wait(0.001):
            n += 1
            (shop / "shop/cart.py").write_text("\n" * (n % 2) + "def add(): ...\n")

    writer = threading.Thread(target=edit)
    writer.start()
    try:
        for _ in range(40):
            document = opened.query("defined_in", "add").to_json()
            for cited in document["citations"]:
                assert cited["quote"] == "def add(): ..."
            assert len(document["answer"]["values"]) <= 1
    finally:
        stop.set()
        writer.join()
    (shop / "shop/cart.py").write_text("\n\n\ndef add(): ...\n")
    assert places(opened, "add") == ["shop/cart.py:4"]


def test_another_process_that_moves_the_index_on_and_an_edit_taken_back(
    shop: Path, opened: OpenRepository
) -> None:
    before = (shop / "shop/cart.py").read_text()
    (shop / "shop/cart.py").write_text("def other(): ...\n")
    elsewhere = probant.query("defined_in", "other", repo=shop, settings=settings_beside(shop))
    assert elsewhere.to_json()["outcome"] == "answered"
    (shop / "shop/cart.py").write_text(before)
    assert (places(opened, "add"), places(opened, "other")) == (["shop/cart.py:1"], [])


def test_threads_take_turns(shop: Path, opened: OpenRepository) -> None:
    make_tree(shop, {f"m{n}.py": "\n" * n + f"def only_{n}(): ...\n" for n in range(8)})
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda n: places(opened, f"only_{n % 8}"), range(32)))
    assert found == [[f"m{n % 8}.py:{n % 8 + 1}"] for n in range(32)]


def test_a_damaged_index_is_made_anew(shop: Path, opened: OpenRepository) -> None:
    cache = settings_beside(shop).cache_dir
    with open_tree(shop, cache_dir=cache) as tree:
        directory = index_directory(tree, cache)
    for file in directory.glob("facts-*"):
        with file.open("r+b") as damaged:
            damaged.write(b"\0" * file.stat().st_size)
    (shop / "shop/cart.py").write_text("\ndef add(): ...\n")
    assert places(opened, "add") == ["shop/cart.py:2"]


def test_threads_share_the_search_index(shop: Path, opened: OpenRepository) -> None:
    def found(_: int) -> list[str]:
        return [place.path for place in opened.search("add").places]

    for _ in range(2):  # made by one of the threads, then found by another
        with ThreadPoolExecutor(4) as threads:
            assert list(threads.map(found, range(8))) == [["shop/cart.py"]] * 8
        (shop / "shop/cart.py").write_text("\ndef add(): ...\n")


def test_the_search_index_is_damaged_and_made_anew(shop: Path, opened: OpenRepository) -> None:
    assert opened.search("add").places
    (file,) = settings_beside(shop).cache_dir.rglob("recall-*.db")
    for one in file.parent.glob(f"{file.name}*"):
        one.write_bytes(b"\0" * 4096)
    (shop / "shop/cart.py").write_text("\ndef add(): ...\n")
    assert [place.lines.first for place in opened.search("add").places] == [2]


# Its end


def test_a_closed_repository_says_so(shop: Path) -> None:
    opened = warmed(shop)
    opened.close()
    opened.close()
    with pytest.raises(UsageError, match="closed") as refusal:
        opened.ask("where is add?")
    assert refusal.value.remedy


def test_no_folder_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(RepositoryNotFound):
        probant.open(tmp_path / "nowhere", settings=settings_beside(tmp_path))


def test_where_events_cannot_be_relied_on_there_is_no_watch(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "shop", FILES)
    watch = ChangeWatch.begin(root, None, ())
    assert watch is not None
    watch.close()
    without_a_watch(root)
    assert ChangeWatch.begin(root, None, ()) is None
    assert ChangeWatch.begin(Path("/proc/self"), None, ()) is None
