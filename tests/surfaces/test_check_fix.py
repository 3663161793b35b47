"""`--fix`: certain corrections and nothing else, written so that no file is ever half there."""

from __future__ import annotations

import codecs
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from probant.checking.document import Document
from probant.errors import UsageError
from probant.surfaces.check.fix import (
    Fixed,
    certain_edits,
    edited,
    fix_files,
    refuse_unfixable,
)
from probant.vocabulary.assertion import Edit, Span
from probant.vocabulary.record import replace
from tests.surfaces.checked import Claim, refuted, sheet, unverifiable, verified

TEXT = "# Guide\n\none\ntwo\nsee a.py:3 and b.py\nsix\nseven\neight\nnine\nten\nin c.py:7\n"


def fix(file: Path, text: str, *claims: Claim) -> Fixed:
    page = sheet(text, *claims, name=str(file))
    return fix_files([page.document], [page.report])


@pytest.fixture
def guide(tmp_path: Path) -> Path:
    file = tmp_path / "guide.md"
    file.write_text(TEXT)
    return file


def test_the_certain_are_written_and_shown(guide: Path) -> None:
    made = fix(
        guide, TEXT,
        refuted("a.py:3", edit=("a.py:3", "src/a.py:30")),
        refuted("b.py", suggestion="perhaps/b.py"),
        refuted("c.py:7", edit=("7", "70")),
    )  # fmt: skip
    assert guide.read_text() == TEXT.replace("a.py:3", "src/a.py:30").replace("c.py:7", "c.py:70")
    assert made.n_edits == 2
    assert made.diff == (
        f"--- {guide}\n+++ {guide}\n"
        "@@ -2,10 +2,10 @@\n \n one\n two\n-see a.py:3 and b.py\n+see src/a.py:30 and b.py\n"
        " six\n seven\n eight\n nine\n ten\n-in c.py:7\n+in c.py:70\n"
    )


def test_corrections_far_apart_are_hunks_of_their_own(tmp_path: Path) -> None:
    rows = [f"line {n}" for n in range(1, 31)]
    rows[0], rows[29] = "a.py:3", "b.py:4"
    text = "\n".join(rows)
    file = tmp_path / "guide.md"
    file.write_text(text)
    made = fix(
        file, text, refuted("a.py:3", edit=("3", "5")), refuted("b.py:4", edit=("b.py:4", "b.py:9"))
    )
    heads = [row for row in made.diff.splitlines() if row.startswith("@@")]
    assert heads == ["@@ -1,4 +1,4 @@", "@@ -27,4 +27,4 @@"]


def test_only_refuted_claims_are_corrected(guide: Path) -> None:
    made = fix(guide, TEXT, verified("a.py:3"), unverifiable("b.py"), refuted("c.py:7"))
    assert (made.diff, made.n_edits, guide.read_text()) == ("", 0, TEXT)


def test_the_same_correction_twice_is_one(guide: Path) -> None:
    made = fix(
        guide, TEXT,
        refuted("a.py:3", edit=("a.py:3", "a.py:30")),
        refuted("see a.py:3", edit=("a.py:3", "a.py:30")),
    )  # fmt: skip
    assert made.n_edits == 1 and "a.py:30 and" in guide.read_text()


def test_corrections_that_overlap_are_all_left_out(guide: Path) -> None:
    made = fix(
        guide, TEXT,
        refuted("a.py:3", edit=("a.py:3", "a.py:30")),
        refuted("see a.py:3", edit=("py:3 and", "py:4 and")),
        refuted("c.py:7", edit=("c.py:7", "c.py:8")),
    )  # fmt: skip
    assert guide.read_text() == TEXT.replace("c.py:7", "c.py:8")
    assert made.notes == (f"{guide}: 2 corrections contradict others; left out",)


@pytest.mark.parametrize(
    "new",
    ["b\n.py", "b\x1b.py", "b\u202e.py", "a.py:3", "a`b.py", 'a".py', "<b>.py", "x](http:y).py"],
)
def test_nothing_strange_is_written(guide: Path, new: str) -> None:
    assert fix(guide, TEXT, refuted("a.py:3", edit=("a.py:3", new))).n_edits == 0
    assert guide.read_text() == TEXT


def test_a_correction_over_a_line_end_is_not_made(guide: Path) -> None:
    assert fix(guide, TEXT, refuted("two\nsee", edit=("two\nsee", "x"))).n_edits == 0


@pytest.mark.parametrize(
    ("mark", "codec"),
    [
        (b"", "utf-8"),
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ],
)
@pytest.mark.parametrize("keeps_mark", [True, False])
def test_encoding_marks_and_line_ends_stay(
    tmp_path: Path, mark: bytes, codec: str, keeps_mark: bool
) -> None:
    text = "für a.py:3\r\nlone\rcr\u2028\nend a.py"
    file = tmp_path / "guide.md"
    file.write_bytes(mark + text.encode(codec))
    read = ("\ufeff" if mark and keeps_mark else "") + text
    fix(file, read, refuted("a.py:3", edit=("a.py:3", "ö.py:4")))
    assert file.read_bytes() == mark + text.replace("a.py:3", "ö.py:4").encode(codec)


def test_mode_stays_and_no_other_file_is_left(guide: Path) -> None:
    guide.chmod(0o751)
    fix(guide, TEXT, refuted("a.py:3", edit=("a.py:3", "a.py:4")))
    assert stat.S_IMODE(guide.stat().st_mode) == 0o751
    assert os.listdir(guide.parent) == ["guide.md"]


def test_a_file_that_changed_since_is_left_alone(guide: Path) -> None:
    guide.write_text(TEXT + "more\n")
    made = fix(guide, TEXT, refuted("a.py:3", edit=("a.py:3", "a.py:4")))
    assert made.diff == "" and "no longer what was checked" in made.notes[0]
    assert guide.read_text() == TEXT + "more\n"


def test_invalid_utf8_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "guide.md"
    raw = b"\xff see a.py:3\n"
    file.write_bytes(raw)
    read = raw.decode("utf-8", "replace")
    made = fix(file, read, refuted("a.py:3", edit=("a.py:3", "a.py:4")))
    assert "left alone" in made.notes[0]
    assert file.read_bytes() == raw


def test_a_link_is_not_followed(guide: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.md"
    link.symlink_to(guide)
    made = fix(link, TEXT, refuted("a.py:3", edit=("a.py:3", "a.py:4")))
    assert "is a link" in made.notes[0]
    assert guide.read_text() == TEXT and link.is_symlink()


def test_a_failed_write_leaves_the_file_and_nothing_else(
    guide: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    made = fix(guide, TEXT, refuted("a.py:3", edit=("a.py:3", "a.py:4")))
    assert made.diff == "" and "No space left" in made.notes[0]
    assert guide.read_text() == TEXT and os.listdir(guide.parent) == ["guide.md"]


def test_one_file_that_cannot_be_written_does_not_hide_the_others(tmp_path: Path) -> None:
    claim = refuted("a.py:3", edit=("a.py:3", "a.py:4"))
    pages = [sheet(TEXT, claim, name=str(tmp_path / name)) for name in ("gone.md", "there.md")]
    (tmp_path / "there.md").write_text(TEXT)
    made = fix_files([one.document for one in pages], [one.report for one in pages])
    assert "there.md" in made.diff and "gone.md" in made.notes[0]


@given(
    st.text("ab\n\r ü𝒳", min_size=1, max_size=40),
    st.lists(
        st.tuples(st.integers(0, 40), st.integers(0, 12), st.text("xyz", max_size=5)), max_size=8
    ),
)
def test_only_characters_that_a_correction_names_ever_change(
    text: str, wishes: list[tuple[int, int, str]]
) -> None:
    document = Document("-", text)
    edits = [Edit(Span(start, start + length, 1), new) for start, length, new in wishes]
    claims = tuple(replace(refuted(text)(document), edit=edit) for edit in edits)
    report = replace(sheet(text).report, claims=claims)
    kept, _ = certain_edits(report, text)
    assert set(kept) <= set(edits)
    named = [n for edit in kept for n in range(edit.span.start, edit.span.end)]
    assert len(named) == len(set(named))  # no two share a character
    left = "".join(char for n, char in enumerate(text) if n not in named)
    spent = edited(text, [Edit(edit.span, "") for edit in kept])
    assert spent == left
    assert edited(text, kept).count("\n") == text.count("\n")


def test_a_file_named_twice_is_corrected_once(guide: Path) -> None:
    claim = refuted("a.py:3", edit=("3", "33"))
    pages = [sheet(TEXT, claim, name=str(guide)), sheet(TEXT, claim, name=str(guide))]
    made = fix_files([one.document for one in pages], [one.report for one in pages])
    assert made.n_edits == 1 and "a.py:33 and" in guide.read_text()


def test_the_diff_of_a_very_long_line_is_cut_around_the_change(tmp_path: Path) -> None:
    text = "x" * 100_000 + " a.py:3 " + "y" * 100_000 + "\n" + "z" * 100_000
    file = tmp_path / "guide.md"
    file.write_text(text)
    shown = fix(file, text, refuted("a.py:3", edit=("a.py:3", "b.py:4"))).diff
    assert len(shown) < 2_000 and "x a.py:3 y" in shown and "x b.py:4 y" in shown
    assert file.read_text() == text.replace("a.py:3", "b.py:4")


def test_the_diff_shows_nothing_raw(tmp_path: Path) -> None:
    text = "\x1b[31m a.py:3\r\n"
    file = tmp_path / "gu\x1bide.md"
    file.write_bytes(text.encode())
    shown = fix(file, text, refuted("a.py:3", edit=("a.py:3", "a.py:4"))).diff
    assert not {"\x1b", "\r"} & set(shown)


@pytest.mark.parametrize(
    ("document", "at"),
    [
        (Document("-", "a"), None),
        (Document("a", "a"), "v1"),
        (Document("a", "a", only=frozenset({1})), None),
    ],
)
def test_what_cannot_be_corrected_is_refused(document: Document, at: str | None) -> None:
    refuse_unfixable([Document("a", "a")], at=None)
    with pytest.raises(UsageError):
        refuse_unfixable([Document("a", "a"), document], at=at)
