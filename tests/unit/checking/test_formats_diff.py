"""What a diff adds: which files, which lines, with which numbers."""

from __future__ import annotations

import pytest

from probant.checking.formats.diffs import patched_files


def added(diff: str) -> dict[str, list[tuple[int, str]]] | None:
    files = patched_files(diff)
    if files is None:
        return None
    return {
        file.path: [(line.number, line.text) for line in file.lines if line.is_added]
        for file in files
    }


MODIFIED = """\
diff --git a/docs/a.md b/docs/a.md
index 1111111..2222222 100644
--- a/docs/a.md
+++ b/docs/a.md
@@ -1,3 +1,4 @@ Title
 one
-two
+two b
+three
 four
@@ -20 +21,2 @@
 x
+--- y
"""


def test_several_hunks_keep_their_numbers() -> None:
    assert added(MODIFIED) == {"docs/a.md": [(2, "two b"), (3, "three"), (22, "--- y")]}


def test_context_is_kept_but_not_added() -> None:
    (file,) = patched_files(MODIFIED) or ()
    assert [(line.number, line.is_added) for line in file.lines] == [
        (1, False), (2, True), (3, True), (4, False), (21, False), (22, True),
    ]  # fmt: skip


def test_the_same_with_carriage_returns() -> None:
    assert added(MODIFIED.replace("\n", "\r\n")) == added(MODIFIED)


@pytest.mark.parametrize(
    ("diff", "expected"),
    [
        ("", {}),
        ("\n\n", {}),
        ("just text\n- a\n+ b\n", None),
        ("---\ntitle: x\n---\n+++ y", None),
        ("--- a\n+++ b\n@@ -0,0 +1 @@\n+x\n", {"b": [(1, "x")]}),
        (
            "--- old/a.txt\t2020-01-01 00:00:00\n+++ new/a.txt\t2020-01-02\n@@ -1 +1 @@\n-a\n+b\n",
            {"new/a.txt": [(1, "b")]},
        ),
        ("--- b/x.md\n+++ b/x.md\n@@ -0,0 +1 @@\n+x", {"b/x.md": [(1, "x")]}),
        ("diff --git a/x b/x\nold mode 100644\nnew mode 100755\n", {}),
        (
            "diff --git a/x b/y\nsimilarity index 90%\nrename from x\nrename to y\n"
            "--- a/x\n+++ b/y\n@@ -1 +1,2 @@\n a\n+b\n",
            {"y": [(2, "b")]},
        ),
        ("diff --git a/x b/y\nsimilarity index 100%\nrename from x\nrename to y\n", {}),
        (
            "diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n"
            "@@ -1 +0,0 @@\n-a\n",
            {},
        ),
        (
            "diff --git a/x.md b/x.md\nnew file mode 100644\n--- /dev/null\n+++ b/x.md\n"
            "@@ -0,0 +1 @@\n+a\n\\ No newline at end of file\n",
            {"x.md": [(1, "a")]},
        ),
        (
            "diff --git a/p.png b/p.png\nGIT binary patch\nliteral 3\nKcmZ\n+++ x\n\n"
            "diff --git a/q.png b/q.png\nBinary files a/q.png and b/q.png differ\n",
            {},
        ),
        (
            'diff --git "a/\\303\\251.md" "b/\\303\\251.md"\n--- "a/\\303\\251.md"\n'
            '+++ "b/\\303\\251.md"\n@@ -0,0 +1 @@\n+a\n',
            {"é.md": [(1, "a")]},
        ),
        (
            "diff --cc x\n--- a/x\n+++ b/x\n@@@ -1,2 -1,2 +1,3 @@@\n  a\n- b\n -c\n++d\n+ e\n",
            {"x": [(2, "d"), (3, "e")]},
        ),
        (
            "From 1\nSubject: x\n\n--- a/x\n+++ b/x\n@@ -1 +1,2 @@\n a\n+b\n-- \n2.39\n",
            {"x": [(2, "b")]},
        ),
        (
            "--- a/x\n+++ b/x\n@@ -1,2 +1,3 @@\n-a\n\\ No newline at end of file\n+b\nwrong\n+c",
            {"x": [(1, "b")]},
        ),
        (
            "--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\n+a\n@@ -30 +31,2 @@\n\n+b",
            {"x": [(1, "a"), (32, "b")]},
        ),
    ],
)
def test_diffs(diff: str, expected: dict[str, list[tuple[int, str]]] | None) -> None:
    assert added(diff) == expected
