"""Which lines are chosen where not all fit."""

from __future__ import annotations

import tracemalloc

from probant.council.prompts.blocks import render_file
from probant.council.prompts.filling import FLOOR_CHARS, cut_block, fill
from probant.council.prompts.prompt import file_text
from probant.vocabulary.source import LineRange, RepoPath
from tests.unit.council.requested import AFile, a_file


def size(files: list[AFile], max_chars: int) -> int:
    return sum(len(file_text(block)) for block in fill(files, max_chars).blocks)


def test_the_fence_of_a_cut_file_counts() -> None:
    text = "~" * 1_000 + "\n" + "x = 1\n" * 2_000
    for max_chars in range(2_900, 3_300, 7):
        assert size([a_file("t.md", text)], max_chars) <= max_chars


def test_what_others_leave_over_never_costs_a_file_its_lines() -> None:
    text = "".join(f"{'y' * (n % 40)}\n" for n in range(5_000))
    changed = [(n, n) for n in range(100, 5_000, 400)]
    files = [a_file("a.py", text, *changed), a_file("b.py", text + "z = 1\n" * 9)]
    ranges = tuple(LineRange(*one) for one in changed)
    for max_chars in range(3_000, 4_000, 53):
        shared = cut_block(RepoPath("a.py"), text, ranges, max_chars // 2)
        assert shared is not None
        filled = fill(files, max_chars)
        assert len(filled.blocks) == 2
        assert len(filled.blocks[0].lines) >= len(shared.lines)
        assert size(files, max_chars) <= max_chars


def test_files_stand_by_path_and_ties_go_by_path() -> None:
    texts = {path: f"{path}\n" * 400 for path in "badce"}
    files = [a_file(path, text) for path, text in texts.items()]
    expected = fill(files, 1_999)
    assert [block.path for block in expected.blocks] == ["a", "b", "c"]
    assert fill(files[::-1], 1_999) == expected
    assert [block.path for block in fill(files, 5_000).blocks] == ["a", "b", "c", "d", "e"]
    by_size = [a_file("a", "long\n" * 50), a_file("b", "short\n")]
    assert [block.path for block in fill(by_size, 5_000).blocks] == ["a", "b"]


def test_few_files_with_something_to_read_rather_than_many_with_a_line() -> None:
    files = [a_file(f"{n:02}", "some words\n" * 500) for n in range(40)]
    filled = fill(files, 6_000)
    assert len(filled.blocks) == 6_000 // FLOOR_CHARS
    assert all(len(block.lines) > 30 for block in filled.blocks)


def test_a_file_that_misses_its_share_by_a_long_line_gets_what_is_left() -> None:
    files = [a_file("a.js", "x" * 700 + "\n" + "y\n" * 400), a_file("b.py", "z = 1\n" * 110)]
    filled = fill(files, 1_900)
    assert [(block.path, block.lines[0][0]) for block in filled.blocks] == [
        ("a.js", 1),
        ("b.py", 1),
    ]


def test_no_room_at_all() -> None:
    filled = fill([a_file("a.py", "x = 1\n"), a_file("m.js", "y" * 200)], 40)
    assert filled.blocks == ()
    assert filled.reasons == {"a.py": "budget", "m.js": "line_too_long"}
    assert fill([], 40).blocks == ()


def test_an_exact_fit_is_whole() -> None:
    files = [a_file("a.py", "x = 1\n" * 99, (3, 4))]
    whole = fill(files, 10_000).blocks[0]
    exact = len(render_file(whole)) + 1
    assert fill(files, exact).blocks == (whole,)
    assert fill(files, exact - 1).reasons == {"a.py": "budget"}


def test_a_file_of_a_million_lines_does_not_fill_the_memory() -> None:
    n_lines = 1_000_000
    tracemalloc.start()
    try:
        block = cut_block(RepoPath("a"), "\n" * n_lines, (LineRange(1, n_lines),), 10_000)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert block is not None
    assert block.n_lines == n_lines
    assert peak < 30_000_000
