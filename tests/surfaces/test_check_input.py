"""From names to texts: what is read as what, and what is refused in one line."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest

from probant.checking.document import Document, Format
from probant.checking.formats import passages_of
from probant.errors import UsageError
from probant.surfaces.check.texts import MAX_TEXT_BYTES, read_documents
from tests.repos import git, make_repo, make_tree
from tests.work import peak_memory


@pytest.fixture
def repo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = make_tree(tmp_path / "repo", {"docs/a.md": "# A\n\nSee b.\n", "src/a.py": "# One\n"})
    monkeypatch.chdir(root)
    return root


def read(repo: Path, name: str, raw: bytes = b"", **options: bool) -> Document:
    if raw:
        Path(name).write_bytes(raw)
    (document,) = read_documents([name], repo=repo, **options)
    return document


def refusal(repo: Path, *names: str, **options: bool) -> str:
    with pytest.raises(UsageError) as caught:
        read_documents(names, repo=repo, **options)
    said = str(caught.value)
    assert caught.value.exit_code == 2
    assert caught.value.remedy
    assert said.isprintable()
    return said


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("a.md", Format.MARKDOWN), ("A.MD", Format.MARKDOWN), ("a.mdx", Format.MARKDOWN),
        ("a.rst", Format.RST), ("a.json", Format.JSON), ("a.jsonl", Format.JSON_LINES),
        ("a.ipynb", Format.NOTEBOOK), ("a.txt", Format.PLAIN), ("README", Format.PLAIN),
        ("a.yaml", Format.PLAIN), ("a.py", Format.CODE), ("a.rs", Format.CODE),
    ],
)  # fmt: skip
def test_the_format_goes_by_the_name(repo: Path, name: str, form: Format) -> None:
    assert read(repo, name, b"{}").form is form


def test_plain_text_may_turn_out_to_be_rst(repo: Path) -> None:
    assert read(repo, "a.txt", b"A\n\n.. note::\n\n   b\n").form is Format.RST
    assert read(repo, "b.txt", b"A ... b\n.. c\n").form is Format.PLAIN


def test_the_folder_is_a_path_of_the_repository(repo: Path, tmp_path: Path) -> None:
    assert read(repo, "docs/a.md").folder == "docs"
    assert read(repo, "README", b"x").folder == ""
    outside = tmp_path / "b.md"
    outside.write_text("x")
    assert read(repo, str(outside)).folder is None
    link = tmp_path / "link"
    link.symlink_to(repo)
    assert read(link, str(link / "docs/a.md")).folder == "docs"


def test_the_folder_counts_from_the_root_if_a_part_of_it_is_named(tmp_path: Path) -> None:
    root = make_repo(tmp_path / "repo", {"docs/sub/a.md": "x"})
    (document,) = read_documents([str(root / "docs/sub/a.md")], repo=root / "docs")
    assert document.folder == "docs/sub"


def test_standard_input_is_markdown(repo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO("é\r\n".encode())))
    document = read(repo, "-")
    assert (document.text, document.form, document.folder) == ("é\r\n", Format.MARKDOWN, None)


def test_standard_input_is_given_once(repo: Path) -> None:
    assert "twice" in refusal(repo, "-", "-")


def test_no_standard_input(repo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert "no standard input" in refusal(repo, "-")


def test_more_standard_input_than_is_read(repo: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"x" * (MAX_TEXT_BYTES + 1))))
    assert "20,000,000" in refusal(repo, "-")


def test_source_code_is_read_as_comments_and_says_so(repo: Path) -> None:
    (warning,) = read(repo, "src/a.py").warnings
    assert "only its comments" in warning
    assert read(repo, "src/a.py", comments=True).warnings == ()
    assert read(repo, "docs/a.md", comments=True).form is Format.MARKDOWN


def test_comments_of_an_unknown_language(repo: Path) -> None:
    assert "language" in refusal(repo, "-", comments=True)
    Path("a.yaml").write_text("# x")
    assert "language" in refusal(repo, "a.yaml", comments=True)
    Path("a.rb").write_text("# x")
    assert "comments" in refusal(repo, "a.rb")


def test_a_byte_order_mark_is_part_of_the_text(repo: Path) -> None:
    document = read(repo, "a.md", b"\xef\xbb\xbf# A\n")
    assert document.text == "\ufeff# A\n"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32"])
def test_other_encodings_are_read_by_their_mark(repo: Path, encoding: str) -> None:
    document = read(repo, "a.md", "é a\n".encode(encoding))
    assert document.text == "é a\n"


def test_a_few_wrong_bytes_are_replaced_with_a_warning(repo: Path) -> None:
    document = read(repo, "a.md", b"one\ntwo caf\xe9 x\n")
    assert document.text == "one\ntwo caf\ufffd x\n"
    assert "line 2, byte 11" in document.warnings[0]


@pytest.mark.parametrize(
    "raw", [b"\x89PNG\r\n\x00\x00", b"\xff\xfe\x00", b"\x90\x91\x92\x93\xfd" * 10]
)
def test_binary_files_are_refused(repo: Path, raw: bytes) -> None:
    Path("a.md").write_bytes(raw)
    assert "not a text" in refusal(repo, "a.md")


def test_broken_json_is_read_with_a_warning(repo: Path) -> None:
    document = read(repo, "a.json", b'{\n"a": "b",}')
    assert "line 2" in document.warnings[0]
    assert [one.text for one in passages_of(document)] == ["b"]
    assert read(repo, "b.json", b'{"a": 1}').warnings == ()
    deep = read(repo, "c.json", b"[" * 100_000 + b'"x"' + b"]" * 100_000)
    assert deep.warnings == ()
    assert [one.text for one in passages_of(deep)] == ["x"]


def test_a_large_file_is_refused_unread(repo: Path) -> None:
    with Path("a.md").open("wb") as file:
        file.truncate(50_000_000)
    with peak_memory() as peak:
        assert "50,000,000 bytes" in refusal(repo, "a.md")
    assert peak.n_bytes < 5_000_000


def test_what_is_no_file_is_refused(repo: Path) -> None:
    assert "no such file" in refusal(repo, "missing.md")
    assert "is a directory" in refusal(repo, "docs")
    assert "not a regular file" in refusal(repo, "/dev/null")
    os.mkfifo("pipe.md")
    assert "not a regular file" in refusal(repo, "pipe.md")
    assert "cannot read" in refusal(repo, "a\nb\x1b[31m.md")
    assert "cannot read" in refusal(repo, "a\0b")
    assert "cannot read" in refusal(repo, "x" * 5000)
    Path("loop.md").symlink_to("loop.md")
    assert "cannot read" in refusal(repo, "loop.md")


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable for this user")
def test_an_unreadable_file_is_refused(repo: Path) -> None:
    Path("a.md").write_text("x")
    Path("a.md").chmod(0)
    assert "permission denied" in refusal(repo, "a.md")


def spoken(document: Document) -> list[tuple[int, str]]:
    return [(document.line_at(one.offset(0)), one.text) for one in passages_of(document)]


DIFF = """\
diff --git a/docs/a.md b/docs/a.md
--- a/docs/a.md
+++ b/docs/a.md
@@ -3 +3,3 @@
 before
+
+Added one.
@@ -40,2 +42,2 @@
 ctx
-old
+more
diff --git a/src/a.py b/src/a.py
--- a/src/a.py
+++ b/src/a.py
@@ -1 +1,2 @@
 # One
+x = 1  # two
diff --git a/x.png b/x.png
Binary files a/x.png and b/x.png differ
diff --git a/poetry.lock b/poetry.lock
--- a/poetry.lock
+++ b/poetry.lock
@@ -0,0 +1 @@
+See a.py
"""


def test_each_file_of_a_diff_is_read_in_its_own_format(repo: Path) -> None:
    Path("x.diff").write_text(DIFF)
    text, code = read_documents(["x.diff"], repo=repo)
    assert (text.name, text.folder) == ("docs/a.md", "docs")
    assert spoken(text) == [(5, "Added one."), (42, "ctx\nmore")]
    assert spoken(code) == [(2, "two")]
    assert [one.name for one in read_documents(["x.diff"], repo=repo, diff=True)] == [
        "docs/a.md",
        "src/a.py",
    ]


def test_the_whole_file_is_read_where_it_is_the_one_of_the_diff(tmp_path: Path) -> None:
    before = "Text\n\n```\n" + "code\n" * 20 + "a.py is code\n```\n\nEnd\n"
    root = make_repo(tmp_path / "repo", {"a.md": before})
    (root / "a.md").write_text(before.replace("a.py is", "b.py is").replace("End", "The end"))
    diff = tmp_path / "x.patch"
    diff.write_text(git(root, "diff", "-U0"))
    (document,) = read_documents([str(diff)], repo=root)
    assert [one.kind.value for one in passages_of(document)] == ["code", "prose"]
    assert spoken(document)[-1] == (27, "The end")


def test_a_path_of_a_diff_never_leads_out(repo: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.md").write_text("Secret\nAdded\n")
    Path("x.diff").write_text("--- a/x\n+++ b/../secret.md\n@@ -1 +1,2 @@\n Secret\n+Added\n")
    (document,) = read_documents(["x.diff"], repo=repo)
    assert document.folder is None


def test_what_is_no_diff_is_refused(repo: Path) -> None:
    assert "is not a diff" in refusal(repo, "docs/a.md", diff=True)
    Path("empty.diff").write_text("")
    assert read_documents(["empty.diff"], repo=repo) == []
