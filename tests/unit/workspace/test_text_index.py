"""The words of files: no file that holds a text is ever left out, whatever was added and when."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from probant.facts import index
from probant.facts.index import refresh
from probant.workspace import text_index
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree, open_tree
from probant.workspace.text_index import FILE, TextIndex, drop_if_stale, words_of
from tests.repos import make_tree


@pytest.fixture(autouse=True)
def every_tree_is_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_index, "MIN_FILES", 1)


def refreshed(tree: SourceTree, cache: Path) -> TextIndex:
    index = TextIndex.of(tree, cache)
    connection, _, _ = refresh(tree, cache, texts=index)
    connection.close()
    return index


def n_segments(index: TextIndex) -> int:
    with sqlite3.connect(index._path) as connection:
        (n,) = connection.execute("SELECT count(*) FROM segments").fetchone()
    connection.close()
    return int(n)


def opened(root: Path) -> Iterator[TextIndex]:
    cache = root.parent / "cache"
    with open_tree(root, cache_dir=cache) as tree:
        yield refreshed(tree, cache)


@given(st.text("abAB_1.- \n\u017f\u212aé\x00", max_size=40), st.integers(0, 37), st.integers(3, 12))
@settings(max_examples=300)
def test_every_part_of_a_text_is_part_of_its_words(text: str, start: int, length: int) -> None:
    words = words_of(text.encode()).decode().split(" ")
    for part in text_index._PARTS.findall(text[start : start + length]):
        assert any(part.lower() in word for word in words)


@pytest.mark.parametrize("odd", ["cla\u017fs", "CLASS", "\u212aelvin", "d\u0130sk d\u0131sk"])
def test_letters_that_are_the_same_without_case(odd: str) -> None:
    words = words_of(odd.encode()).decode().split(" ")
    for plain in ("class", "kelvin", "disk"):
        if re.search(plain, odd, re.IGNORECASE):
            assert any(plain in word for word in words)


def test_files_that_could_hold_all_words(tmp_path: Path) -> None:
    files = {
        "a.py": "def load_config(): ...\n",
        "b.md": "Reload the CONFIG.\n",
        "c.txt": "ré-load\n",
    }
    (index,) = opened(make_tree(tmp_path / "repo", files))
    assert index.candidates(["load"]) == ["a.py", "b.md", "c.txt"]
    assert index.candidates(["Config", "load_"]) == ["a.py"]
    assert index.candidates(["the config."]) == ["b.md"]
    assert index.candidates(["absent"]) == []
    assert index.candidates(["ré"]) is None  # no part of it is long enough to look for
    index.close()


def test_what_is_added_later_is_found_and_few_pieces_are_left(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"f0.txt": "number zero0 common\n"})
    for n in range(1, 12):
        (index,) = opened(make_tree(root, {f"f{n}.txt": f"number word{n} common\n"}))
        assert index.candidates([f"word{n}"]) == [f"f{n}.txt"]
        assert index.candidates(["zero"]) == ["f0.txt"]
        assert len(index.candidates(["common"]) or ()) == n + 1
        assert n_segments(index) <= 4
        index.close()


def test_a_tree_of_several_pieces_is_searched_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_index, "MAX_PLACES", 20)
    files = {f"d{n}/f.txt": f"alpha beta{n} gamma delta{n % 3}\n" for n in range(30)}
    (index,) = opened(make_tree(tmp_path / "repo", files))
    assert n_segments(index) > 3
    assert index.candidates(["beta7"]) == ["d7/f.txt"]
    assert len(index.candidates(["delta1", "alpha"]) or ()) == 10
    index.close()


def test_words_written_while_code_is_still_parsed_are_found_with_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(index, "BATCH_BYTES", 40)
    files = {f"{n}.txt": f"common text{n}\n" for n in range(20)}
    files |= {f"{n}.py": f"common = code{n}()\n" for n in range(20)}
    (texts,) = opened(make_tree(tmp_path / "repo", files))
    assert n_segments(texts) == 2
    assert texts.candidates(["text7"]) == ["7.txt"]
    assert texts.candidates(["code19"]) == ["19.py"]
    assert len(texts.candidates(["common"]) or ()) == 40
    texts.close()


def test_a_part_of_too_many_words_narrows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_index, "_MAX_HOLDERS", 5)
    files = {f"{n}.txt": f"item{n} only{n}\n" for n in range(9)}
    (index,) = opened(make_tree(tmp_path / "repo", files))
    assert index.candidates(["item"]) is None
    assert index.candidates(["item", "only4"]) == ["4.txt"]
    index.close()


def test_an_edit_since_is_searched_although_it_was_not_added(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {"a.txt": "old words\n", "b.txt": "more\n"})
    (index,) = opened(root)
    index.close()
    make_tree(root, {"a.txt": "brand new\n"})
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        stale = TextIndex.of(tree, tmp_path / "cache")
        assert stale.candidates(["brand"]) == ["a.txt"]
        found = TextSearch(tree, stale).lines("brand", ["brand"])
        assert [(hit.path, hit.line) for hit in found.hits] == [("a.txt", 1)]
        stale.close()


def test_a_stop_keeps_the_words_read_so_far(tmp_path: Path) -> None:
    root = make_tree(tmp_path / "repo", {f"{n}.txt": f"word{n}\n" for n in range(6)})

    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        index = TextIndex.of(tree, tmp_path / "cache")
        with pytest.raises(KeyboardInterrupt):
            refresh(tree, tmp_path / "cache", texts=index, progress=stop)
        assert index.missing() == {}
        assert index.candidates(["word3"]) == ["3.txt"]
        index.close()


def test_a_damaged_file_is_dropped_and_an_unfinished_one_is_kept(tmp_path: Path) -> None:
    (index,) = opened(make_tree(tmp_path / "repo", {"a.txt": "some words\n"}))
    index.close()
    path = index._path
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE segments")
    connection.close()
    assert index.candidates(["some"]) is None
    assert path.exists()
    index.close()
    path.write_bytes(b"no database at all" * 100)
    assert index.candidates(["some"]) is None
    assert not path.exists()
    path.write_bytes(b"no database at all" * 100)
    assert list(index.missing().values()) == ["a.txt"]
    index.close()


def test_a_file_locked_by_another_process_is_not_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (index,) = opened(make_tree(tmp_path / "repo", {"a.py": "def load(): ...\n", "b.py": "x\n"}))
    index.close()
    connect, path = sqlite3.connect, index._path
    monkeypatch.setattr(
        sqlite3, "connect", lambda path, **_: connect(path, isolation_level=None, timeout=0)
    )
    with closing(connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode=EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        assert index.candidates(["load"]) is None
        assert not drop_if_stale(path.parent, ())
        other.execute("COMMIT")
    index.close()
    assert index.candidates(["load"]) == ["a.py"]
    index.close()


def test_a_damaged_file_is_stale(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all" * 100)
    assert drop_if_stale(tmp_path, ())
    assert not (tmp_path / FILE).exists()
