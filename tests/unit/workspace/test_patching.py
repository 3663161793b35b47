"""A diff makes of files what git makes of them, or is refused with one line."""

from __future__ import annotations

import os
import random
import re
import subprocess
import zlib
from base64 import b85encode
from pathlib import Path

import pytest

from probant.errors import UsageError
from probant.workspace.patching import apply_patch
from tests.repos import commit, git, make_repo, make_tree

TEN = "".join(f"line {n}\n" for n in range(1, 11))


def check(tmp_path: Path, files: dict[str, str | bytes], patch: str | bytes) -> dict[str, bytes]:
    """The files after the patch."""
    copy = make_tree(tmp_path / "copy", files)
    apply_patch(patch.encode() if isinstance(patch, str) else patch, copy)
    return contents(copy)


def contents(root: Path) -> dict[str, bytes]:
    return {
        file.relative_to(root).as_posix(): file.read_bytes()
        for file in sorted(root.rglob("*"))
        if file.is_file() and ".git/" not in f"{file.relative_to(root).as_posix()}/"
    }


def refusal(tmp_path: Path, files: dict[str, str | bytes], patch: str | bytes) -> str:
    copy = make_tree(tmp_path / "copy", files)
    before = contents(copy)
    with pytest.raises(UsageError) as caught:
        apply_patch(patch.encode() if isinstance(patch, str) else patch, copy)
    assert contents(copy) == before, "a refused patch changes nothing"
    assert "\n" not in str(caught.value)
    return str(caught.value)


GIT_FORM = """diff --git a/a.txt b/a.txt
index 1111111..2222222 100644
--- a/a.txt
+++ b/a.txt
@@ -2,3 +2,3 @@ line 1
 line 2
-line 3
+line three
 line 4
"""


@pytest.mark.parametrize(
    "patch",
    [
        GIT_FORM,
        GIT_FORM.replace("a/a.txt", "a.txt").replace("b/a.txt", "a.txt"),
        GIT_FORM.replace("a/a.txt", "i/a.txt").replace("b/a.txt", "w/a.txt"),
        GIT_FORM[GIT_FORM.index("---") :],
        "--- a.txt\t2024-01-01 00:00:00\n+++ a.txt\t2024-01-02 00:00:00\n"
        + GIT_FORM[GIT_FORM.index("@@") :],
        "--- a.txt.orig\n+++ a.txt\n" + GIT_FORM[GIT_FORM.index("@@") :],
        "--- old/a.txt\n+++ new/a.txt\n" + GIT_FORM[GIT_FORM.index("@@") :],
        "From 123 Mon Sep 17\nSubject: a change\n\n---\n a.txt | 2 +-\n\n"
        + GIT_FORM
        + "-- \n2.39\n",
    ],
    ids=["git", "no prefix", "mnemonic", "no diff line", "plain", "orig", "folders", "mail"],
)
def test_every_form_of_one_change(tmp_path: Path, patch: str) -> None:
    after = check(tmp_path, {"a.txt": TEN}, patch)
    assert after == {"a.txt": TEN.replace("line 3", "line three").encode()}


def test_a_folder_that_is_called_a_is_no_prefix(tmp_path: Path) -> None:
    patch = GIT_FORM.replace("b/a.txt", "a/a.txt")
    assert check(tmp_path, {"a/a.txt": TEN, "a.txt": "x\n"}, patch)["a/a.txt"] != TEN.encode()


def test_a_hunk_that_moved_is_found(tmp_path: Path) -> None:
    moved = "new\n" * 7 + TEN
    after = check(tmp_path, {"a.txt": moved}, GIT_FORM)
    assert after["a.txt"] == moved.replace("line 3", "line three").encode()


def test_context_that_differs_is_refused_with_file_hunk_and_line(tmp_path: Path) -> None:
    said = refusal(tmp_path, {"a.txt": TEN.replace("line 4", "LINE 4")}, GIT_FORM)
    assert "a.txt, hunk 1: line 4 should be 'line 4', it is 'LINE 4'" in said


def test_one_bad_hunk_refuses_all_files(tmp_path: Path) -> None:
    other = GIT_FORM.replace("a.txt", "b.txt")
    said = refusal(tmp_path, {"a.txt": TEN, "b.txt": "nothing\n"}, GIT_FORM + other)
    assert "b.txt, hunk 1" in said


def test_a_hunk_without_context_is_only_taken_at_the_end(tmp_path: Path) -> None:
    patch = "--- a/a.txt\n+++ b/a.txt\n@@ -3 +3 @@\n-line 3\n+line three\n"
    assert "hunk 1" in refusal(tmp_path, {"a.txt": TEN}, patch)


def test_new_deleted_and_renamed_files(tmp_path: Path) -> None:
    patch = """diff --git a/new.txt b/new.txt
new file mode 100755
--- /dev/null
+++ b/new.txt
@@ -0,0 +1 @@
+hello
\\ No newline at end of file
diff --git a/old.txt b/old.txt
deleted file mode 100644
--- a/old.txt
+++ /dev/null
@@ -1 +0,0 @@
-bye
diff --git a/x/from.txt b/y/to.txt
similarity index 100%
rename from x/from.txt
rename to y/to.txt
diff --git a/empty b/empty
new file mode 100644
"""
    after = check(tmp_path, {"old.txt": "bye\n", "x/from.txt": "kept\n"}, patch)
    assert after == {"empty": b"", "new.txt": b"hello", "y/to.txt": b"kept\n"}
    assert os.access(tmp_path / "copy/new.txt", os.X_OK)
    assert not (tmp_path / "copy/x").exists()


def test_files_that_change_places(tmp_path: Path) -> None:
    patch = "".join(
        f"diff --git a/{a} b/{b}\nsimilarity index 100%\nrename from {a}\nrename to {b}\n"
        for a, b in (("one", "two"), ("two", "one"))
    )
    assert check(tmp_path, {"one": "1", "two": "2"}, patch) == {"one": b"2", "two": b"1"}


def test_a_mode_alone(tmp_path: Path) -> None:
    patch = "diff --git a/run.sh b/run.sh\nold mode 100644\nnew mode 100755\n"
    assert check(tmp_path, {"run.sh": "true\n"}, patch) == {"run.sh": b"true\n"}
    assert os.access(tmp_path / "copy/run.sh", os.X_OK)


def test_carriage_returns_are_part_of_a_line(tmp_path: Path) -> None:
    windows = TEN.replace("\n", "\r\n").encode()
    patch = GIT_FORM.encode()
    head, body = patch[: patch.index(b" line 2")], patch[patch.index(b" line 2") :]
    after = check(tmp_path, {"a.txt": windows}, head + body.replace(b"\n", b"\r\n"))
    assert after["a.txt"] == windows.replace(b"line 3", b"line three")
    assert "carriage return" in refusal(tmp_path / "2", {"a.txt": windows}, GIT_FORM)


def test_a_diff_that_was_saved_with_carriage_returns(tmp_path: Path) -> None:
    after = check(tmp_path, {"a.txt": TEN}, GIT_FORM.replace("\n", "\r\n"))
    assert after["a.txt"] == TEN.replace("line 3", "line three").encode()


HOSTILE = (
    "../out.txt", "/tmp/out.txt", "x/../../out.txt", ".git/config", "x/.GIT/hooks/pre-commit",
    "link/out.txt", "link", "./a.txt", "x//y", "x/.", "",
)  # fmt: skip


@pytest.mark.parametrize("name", HOSTILE)
def test_no_path_leads_outside(tmp_path: Path, name: str) -> None:
    outside = make_tree(tmp_path / "outside", {"kept.txt": "kept\n"})
    copy = make_tree(tmp_path / "copy", {"a.txt": TEN})
    (copy / "link").symlink_to(outside)
    forms = (
        f"--- /dev/null\n+++ {name}\n@@ -0,0 +1 @@\n+bad\n",
        f"--- /dev/null\n+++ b/{name}\n@@ -0,0 +1 @@\n+bad\n",
        f'--- /dev/null\n+++ "b/{name}"\n@@ -0,0 +1 @@\n+bad\n',
        f"diff --git a/{name} b/{name}\nnew file mode 100644\n--- /dev/null\n+++ b/{name}\n"
        "@@ -0,0 +1 @@\n+bad\n",
        f"diff --git a/a.txt b/x\nsimilarity index 100%\nrename from a.txt\nrename to {name}\n",
        f"diff --git a/x b/y\nsimilarity index 100%\ncopy from {name}/kept.txt\ncopy to y\n",
        f"diff --git a/{name}/kept.txt b/{name}/kept.txt\ndeleted file mode 100644\n"
        f"--- a/{name}/kept.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-kept\n",
    )
    for patch in forms:
        with pytest.raises(UsageError):
            apply_patch(patch.encode(), copy)
    assert contents(outside) == {"kept.txt": b"kept\n"}
    assert sorted(os.listdir(tmp_path)) == ["copy", "outside"]
    assert sorted(os.listdir(copy)) == ["a.txt", "link"]


def test_a_link_is_neither_made_nor_written_through(tmp_path: Path) -> None:
    made = (
        "diff --git a/l b/l\nnew file mode 120000\n--- /dev/null\n+++ b/l\n@@ -0,0 +1 @@\n"
        "+/etc\n\\ No newline at end of file\n"
        "diff --git a/l/x b/l/x\nnew file mode 100644\n--- /dev/null\n+++ b/l/x\n"
        "@@ -0,0 +1 @@\n+x\n"
    )
    assert "link" in refusal(tmp_path, {"a.txt": TEN}, made)


def test_files_shared_with_another_tree_stay_as_they_were_there(tmp_path: Path) -> None:
    shared = make_tree(tmp_path / "shared", {"a.txt": TEN})
    copy = make_tree(tmp_path / "copy", {})
    os.link(shared / "a.txt", copy / "a.txt")
    apply_patch(GIT_FORM.encode(), copy)
    assert (shared / "a.txt").read_text() == TEN != (copy / "a.txt").read_text()


@pytest.mark.parametrize(
    ("patch", "why"),
    [
        ("just words\n", "holds no unified diff"),
        (GIT_FORM[:-10], "cut off"),
        (GIT_FORM.replace("-2,3 +2,3", "-2,x +2,3"), "not understood"),
        ("diff --cc a.txt\nindex 1,2..3\n@@@ -1,2 -1,2 +1,2 @@@\n", "merge"),
        ("diff --git a/x b/x\nindex 1..2\nBinary files a/x and b/x differ\n", "binary"),
        ("diff --git a/m b/m\nnew file mode 160000\n", "no file"),
        (GIT_FORM.replace("a.txt", "gone.txt"), "gone.txt is not in this snapshot"),
        ("--- /dev/null\n+++ b/a.txt\n@@ -0,0 +1 @@\n+again\n", "there already"),
        (
            "--- a/a.txt\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-line 1\n-line 2\n",
            "a.txt, hunk 1",
        ),
    ],
)  # fmt: skip
def test_what_is_no_diff_of_this_tree_is_refused(tmp_path: Path, patch: str, why: str) -> None:
    assert why in refusal(tmp_path, {"a.txt": TEN}, patch)


def test_an_empty_patch_changes_nothing(tmp_path: Path) -> None:
    assert check(tmp_path, {"a.txt": TEN}, " \n") == {"a.txt": TEN.encode()}


def _edited(chance: random.Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    for _ in range(chance.randint(1, 5)):
        at = chance.randrange(len(lines) + 1)
        match chance.randint(0, 3):
            case 0:
                lines[at:at] = [b"new %d" % chance.randint(0, 99)] * chance.randint(1, 3)
            case 1:
                del lines[at : at + chance.randint(1, 3)]
            case 2:
                lines[at : at + 1] = [b"changed", b"\tm\xc3\xa4"]
            case 3:
                lines[-1:] = [b"", b""] if chance.random() < 0.5 else [b"end"]
    return b"\n".join(lines)


def _state(chance: random.Random, before: dict[str, bytes]) -> dict[str, bytes]:
    after: dict[str, bytes] = {}
    for name, content in before.items():
        match chance.randint(0, 5):
            case 0:
                continue
            case 1:
                after[f"moved/{name}"] = content
            case 2:
                after[name] = content
            case _:
                after[name] = _edited(chance, content)
    after[f"fresh {chance.randint(0, 9)} ä.txt"] = _edited(chance, b"a\nb\n")
    after["image.bin"] = bytes(chance.randrange(256) for _ in range(300)) + b"\0"
    return after


@pytest.mark.parametrize("seed", range(25))
def test_the_same_as_git_makes_of_it(tmp_path: Path, seed: int) -> None:
    """Random states, diffed and applied by git; then the same diff on a tree that moved on."""
    chance = random.Random(seed)
    text = b"".join(b"%s %d\n" % (chance.choice((b"x", b"y", b"z")), n % 4) for n in range(40))
    before = {f"d{n}/f.txt": _edited(chance, text) for n in range(4)} | {
        "image.bin": bytes(range(256)) * 3
    }
    after = _state(chance, before)
    repo = make_repo(tmp_path / "repo", dict(before))
    commit(repo, dict(after), remove=tuple(name for name in before if name not in after))
    flags = chance.choice(([], ["-M"], ["--no-prefix"], ["-M", "-U1"], ["-U5"]))
    done = subprocess.run(
        ["git", "diff", "--binary", *flags, "HEAD~1", "HEAD"],
        cwd=repo, capture_output=True, check=True,
    )  # fmt: skip
    drift = {name: b"drift\n" * chance.randint(0, 3) + raw for name, raw in before.items()}
    for number, start in enumerate((before, drift)):
        theirs = make_tree(tmp_path / f"theirs{number}", dict(start))
        git(theirs, "init", "-q")
        (tmp_path / "p.diff").write_bytes(done.stdout)
        level = "-p0" if "--no-prefix" in flags else "-p1"
        git(theirs, "apply", level, "--whitespace=nowarn", str(tmp_path / "p.diff"), check=False)
        ours = make_tree(tmp_path / f"ours{number}", dict(start))
        try:
            apply_patch(done.stdout, ours)
        except UsageError:
            assert number == 1, "it must apply to what it was made of"
        assert contents(ours) == contents(theirs)


def test_a_hunk_that_fits_almost_everywhere_does_not_take_for_ever(tmp_path: Path) -> None:
    n_lines = 60_000
    lines = "x\n" * n_lines
    context = " x\n" * 20_000
    patch = f"--- a/a.txt\n+++ b/a.txt\n@@ -9,20002 +9,20002 @@\n{context}-y\n+z\n x\n"
    assert "hunk 1" in refusal(tmp_path, {"a.txt": lines}, patch)


def test_binary_pieces_that_unpack_to_too_much(tmp_path: Path) -> None:
    raw = zlib.compress(bytes(1 << 20), 9)
    rows = [raw[at : at + 52] for at in range(0, len(raw), 52)]
    packed = b"".join(
        (chr(64 + len(row)) if len(row) <= 26 else chr(70 + len(row))).encode()
        + b85encode(row, pad=True)
        + b"\n"
        for row in rows
    )
    piece = b"GIT binary patch\nliteral 1048576\n" + packed + b"\n"
    patch = b"".join(
        b"diff --git a/f%d b/f%d\nnew file mode 100644\n%s" % (n, n, piece) for n in range(80)
    )
    assert "too large" in refusal(tmp_path, {"a.txt": TEN}, patch)


def _binary_diff(tmp_path: Path) -> tuple[bytes, bytes, bytes]:
    """Content before and after, and git's diff of it: a delta, for little of it changes."""
    before = random.Random(1).randbytes(90_000)
    after = before[:40_000] + b"new" * 50 + before[40_100:] + before[:70_000]
    repo = make_repo(tmp_path / "repo", {"x.bin": before})
    commit(repo, {"x.bin": after})
    done = subprocess.run(["git", "diff", "--binary", "--full-index", "HEAD~1", "HEAD"], cwd=repo,
                          capture_output=True, check=True)  # fmt: skip
    assert b"\ndelta " in done.stdout
    return before, after, done.stdout


def test_a_binary_delta(tmp_path: Path) -> None:
    before, after, patch = _binary_diff(tmp_path)
    assert check(tmp_path, {"x.bin": before}, patch) == {"x.bin": after}
    other = before[:-1] + b"!"
    assert "other binary content" in refusal(tmp_path / "2", {"x.bin": other}, patch)
    unnamed = re.sub(rb"\nindex [^\n]+", b"", patch)
    assert "other binary content" in refusal(tmp_path / "3", {"x.bin": before + b"!"}, unnamed)


@pytest.mark.parametrize(
    "delta",
    [
        b"", b"\x04", b"\x04\x03", b"\x04\x03\x00", b"\x04\x03\x03ab", b"\x04\x03\x91",
        b"\x04\x03\x90\x09", b"\x04\x02\x90\x04", b"\xff" * 12, b"\x04\xff\xff\xff\xff\x0f\x90\x01",
    ],
)  # fmt: skip
def test_a_damaged_delta_is_refused(tmp_path: Path, delta: bytes) -> None:
    packed = zlib.compress(delta)
    row = chr(64 + len(packed)).encode() + b85encode(packed, pad=True)
    patch = b"diff --git a/x b/x\nGIT binary patch\ndelta %d\n%s\n\n" % (len(delta), row)
    assert "binary" in refusal(tmp_path, {"x": b"abcd"}, patch)


@pytest.mark.parametrize(
    "piece",
    [
        b"",
        b"literal x\n",
        b"literal 3\n?abc\n\n",
        b"literal 3\nA\x01\n\n",
        b"literal 9\nBabcde\n\n",
    ],
)
def test_a_binary_piece_that_is_none_is_refused(tmp_path: Path, piece: bytes) -> None:
    patch = b"diff --git a/x b/x\nnew file mode 100644\nGIT binary patch\n" + piece
    assert "binary piece" in refusal(tmp_path, {"a.txt": TEN}, patch)


@pytest.mark.parametrize(
    ("patch", "why"),
    [
        ("--- /dev/null\n+++ /dev/null\n@@ -0,0 +1 @@\n+x\n", "names no file"),
        ("diff --git a/a b/long name here\nold mode 100644\nnew mode 100755\n", "names no file"),
        ("diff --git a/x b/y\nrename from a.txt\n", "from where to where"),
        ("diff --git " + "x" * 20_000 + "\n", "too long"),
        ('--- "a/x\\q"\n+++ "b/x\\q"\n@@ -1 +1 @@\n-a\n+b\n', "quoted name"),
        ("--- /dev/null\n+++ a.txt/b\n@@ -0,0 +1 @@\n+x\n", "no folder"),
        ("--- /dev/null\n+++ d\n@@ -0,0 +1 @@\n+x\n", "not a regular file"),
        (
            "--- /dev/null\n+++ n\n@@ -0,0 +1 @@\n+x\n"
            "--- /dev/null\n+++ n/m\n@@ -0,0 +1 @@\n+x\n",
            "both",
        ),
        ("--- a.txt\n+++ a.txt\n@@ -1,2 +1,1 @@\n line 1\n line 2\n", "other lines than it says"),
        ("Binary files x and y differ\n", "binary"),
    ],
)  # fmt: skip
def test_more_that_is_no_diff_of_this_tree(tmp_path: Path, patch: str, why: str) -> None:
    assert why in refusal(tmp_path, {"a.txt": TEN, "d/e.txt": "e\n"}, patch)


def test_a_patch_that_is_too_long(tmp_path: Path) -> None:
    assert "more than" in refusal(tmp_path, {"a.txt": TEN}, b"x" * ((32 << 20) + 1))


def test_a_file_gives_way_to_a_folder(tmp_path: Path) -> None:
    patch = ("--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-1\n"
             "--- /dev/null\n+++ b/x/y\n@@ -0,0 +1 @@\n+2\n")  # fmt: skip
    assert check(tmp_path, {"x": "1\n"}, patch) == {"x/y": b"2\n"}


def test_names_git_quotes_and_dates_plain_diff_gives(tmp_path: Path) -> None:
    patch = (
        'diff --git "a/\\303\\244\\t.txt" "b/\\303\\244\\t.txt"\n--- "a/\\303\\244\\t.txt"\n'
        '+++ "b/\\303\\244\\t.txt"\n@@ -1 +1 @@\n-1\n+2\n'
        "--- new.txt\t1970-01-01 00:00:00\n+++ new.txt\t2024-01-01 00:00:00\n@@ -0,0 +1 @@\n+n\n"
        "--- old.txt\t2024-01-01 00:00:00\n+++ old.txt\t1970-01-01 00:00:00\n@@ -1 +0,0 @@\n-o\n"
    )
    after = check(tmp_path, {"ä\t.txt": "1\n", "old.txt": "o\n"}, patch)
    assert after == {"new.txt": b"n\n", "ä\t.txt": b"2\n"}
