"""What programs print of places, mapped to lines of the snapshot, and what must not be."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from probant.workspace.frames import MAX_FRAMES, frames_in, plain_lines
from tests.repos import make_tree
from tests.unit.workspace.conftest import Opener

N_LINES = "".join(f"line {n}\n" for n in range(1, 31))
FILES = dict.fromkeys(
    (
        "src/app/core.py",
        "tests/test_core.py",
        "test_top.py",
        "main.py",
        "lib/index.js",
        "app/[id]/page.tsx",
        "pkg/store/store_test.go",
        "crates/one/src/lib.rs",
        "src/main.cpp",
        "web/a.ts",
        "java/src/main/java/com/acme/Foo.java",
        "other/src/main/java/org/else/Foo.java",
        "CMakeLists.txt",
        "Makefile",
        "one/same.go",
        "two/same.go",
        "My Folder/x.py",
    ),
    N_LINES,
)


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_tree(tmp_path_factory.mktemp("frames") / "tree", FILES)


def places(opened: Opener, root: Path, text: str, *roots: str) -> list[tuple[str, int, str]]:
    return [(f.path, f.line, f.function) for f in frames_in(text, opened(root), roots)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ('  File "/home/runner/work/r/r/src/app/core.py", line 12, in run\n    line 12\n',
         ("src/app/core.py", 12, "run")),
        ('E     File "My Folder/x.py", line 3\n', ("My Folder/x.py", 3, "")),
        ("tests/test_core.py:7: AssertionError", ("tests/test_core.py", 7, "")),
        ("src/app/core.py:9: in compute", ("src/app/core.py", 9, "compute")),
        ("    at run (/home/runner/work/r/r/lib/index.js:4:11)", ("lib/index.js", 4, "run")),
        ("    at async Object.go (file:///github/workspace/lib/index.js:5:1)",
         ("lib/index.js", 5, "Object.go")),
        ("    at /__w/r/r/lib/index.js:6:3", ("lib/index.js", 6, "")),
        ("    at Page (app/[id]/page.tsx:8:9)", ("app/[id]/page.tsx", 8, "Page")),
        (" ❯ web/a.ts:12:5", ("web/a.ts", 12, "")),
        ("    store_test.go:11: got 1, want 2", ("pkg/store/store_test.go", 11, "")),
        ("r/pkg/store.Open(0x1, {0x2})\n\t/home/runner/work/r/r/pkg/store/store_test.go:13 +0x1d",
         ("pkg/store/store_test.go", 13, "store.Open")),
        ("thread 'main' panicked at crates/one/src/lib.rs:14:5:",
         ("crates/one/src/lib.rs", 14, "")),
        ("thread 'main' panicked at 'no', crates/one/src/lib.rs:15:5",
         ("crates/one/src/lib.rs", 15, "")),
        ("  --> crates/one/src/lib.rs:16:9", ("crates/one/src/lib.rs", 16, "")),
        ("src/main.cpp:17:5: error: 'x' was not declared", ("src/main.cpp", 17, "")),
        ("../src/main.cpp:17:5: error: no", ("src/main.cpp", 17, "")),
        ("../main.cpp:17:5: error: no", None),
        ("/builds/me/r/src/main.cpp:18: Failure", ("src/main.cpp", 18, "")),
        ("web/a.ts(12,5): error TS2304: Cannot find name 'x'.", ("web/a.ts", 12, "")),
        ("web/a.ts:13:5 - error TS2304: Cannot find name 'x'.", ("web/a.ts", 13, "")),
        ("/github/workspace/web/a.ts\n  14:7  error  'x' is never used  no-unused-vars",
         ("web/a.ts", 14, "")),
        ("D:\\a\\r\\r\\src\\main.cpp(19): error C2065: 'x'", ("src/main.cpp", 19, "")),
        ("\tat com.acme.Foo.bar(Foo.java:20)",
         ("java/src/main/java/com/acme/Foo.java", 20, "com.acme.Foo.bar")),
        ("[ERROR] /home/runner/work/r/r/java/src/main/java/com/acme/Foo.java:[21,5] cannot find",
         ("java/src/main/java/com/acme/Foo.java", 21, "")),
        ("CMake Error at CMakeLists.txt:22 (find_package):",
         ("CMakeLists.txt", 22, "find_package")),
        ("make: *** [Makefile:23: all] Error 1", ("Makefile", 23, "")),
        ("::error file=src/main.cpp,line=24,col=5::broken", ("src/main.cpp", 24, "")),
        ("\x1b[31msrc/main.cpp:25:1: \x1b[0merror: no", ("src/main.cpp", 25, "")),
        # Not ours, not certain, not there.
        ("    same.go:3: which one?", None),
        ("\tat org.third.Foo.bar(Foo.java:20)", None),
        ('  File "/usr/lib/python3.11/app/core.py", line 3, in f', None),
        ('  File "/x/site-packages/src/app/core.py", line 3, in f', None),
        ("/home/runner/work/r/r/node_modules/web/a.ts:3:1", None),
        ("/somewhere/main.py:3: in f", None),
        ("src/main.cpp:31:1: error: past the end", None),
        ("src/main.cpp:0:1: error: before the start", None),
        ("../../etc/passwd:1: no", None),
        ('  File "src/app/core.py", line 12, in run\n    another text\n', None),
        ("12:34:56 nothing to see", None),
    ],
)  # fmt: skip
def test_a_place_in_the_output_is_a_line_of_the_snapshot_or_nothing(
    opened: Opener, sample: Path, text: str, wanted: tuple[str, int, str] | None
) -> None:
    assert places(opened, sample, f"before\n\n{text}\nafter\n") == ([wanted] if wanted else [])


def test_roots_say_where_the_program_ran(opened: Opener, sample: Path) -> None:
    assert places(opened, sample, "/repo/main.py:3: in f", "/repo") == [("main.py", 3, "f")]
    assert places(opened, sample, "/other/src/app/core.py:3: x", "/repo") == []
    assert places(opened, sample, "same.go:3: x", "two") == [("two/same.go", 3, "")]
    assert places(opened, sample, "src/lib.rs:3:1", "crates/one") == [
        ("crates/one/src/lib.rs", 3, "")
    ]


def test_every_line_once_and_in_the_order_of_the_output(opened: Opener, sample: Path) -> None:
    text = "main.py:5: a\nsrc/main.cpp:2: b\nmain.py:5: c\nmain.py:1: d\n"
    assert [(p, n) for p, n, _ in places(opened, sample, text)] == [
        ("main.py", 5), ("src/main.cpp", 2), ("main.py", 1),
    ]  # fmt: skip


def test_hostile_output_is_bounded_and_harmless(opened: Opener, sample: Path) -> None:
    tree = opened(sample)
    many = "".join(f"main.py:{n % 30 + 1}: x\ntest_top.py:{n % 30 + 1}: y\n" for n in range(1000))
    assert len(frames_in(many, tree)) == MAX_FRAMES
    texts = [part * 30_000 for part in (":", "a/", 'File "', "at (", "\x1b]", "x:1", "(", "a:1 ")]
    for hostile in (*texts, "\x1b[" + ";" * 100_000):
        assert frames_in(hostile, tree) == ()


def test_plain_lines_keep_no_control_characters() -> None:
    text = "a\x1b[31mb\x1b]0;title\x07c\x00\r\nredrawn\rshown\n\u202eback\n"
    assert list(plain_lines(text)) == ["abc", "shown", "back", ""]


def test_a_real_traceback(opened: Opener, tmp_path: Path) -> None:
    source = "def inner(x):\n    return 1 / x\n\n\ndef outer():\n    return inner(0)\n\n\nouter()\n"
    root = make_tree(tmp_path / "tree", {"deep/calc.py": source})
    done = subprocess.run(
        [sys.executable, root / "deep/calc.py"], capture_output=True, text=True, check=False
    )
    assert places(opened, root, done.stderr, str(root)) == [
        ("deep/calc.py", 9, "<module>"),
        ("deep/calc.py", 6, "outer"),
        ("deep/calc.py", 2, "inner"),
    ]


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
def test_a_real_compiler_message(opened: Opener, tmp_path: Path) -> None:
    root = make_tree(tmp_path / "tree", {"src/a.c": "int main(void) {\n  return missing;\n}\n"})
    done = subprocess.run(
        ["gcc", "-c", "src/a.c", "-o", "/dev/null"],
        cwd=root, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert places(opened, root, done.stderr) == [("src/a.c", 2, "")]


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
def test_a_real_node_stack(opened: Opener, tmp_path: Path) -> None:
    source = "function go() {\n  throw new Error('no');\n}\ngo();\n"
    root = make_tree(tmp_path / "tree", {"lib/x.js": source})
    done = subprocess.run(
        ["node", "lib/x.js"], cwd=root, capture_output=True, text=True, check=False
    )
    assert places(opened, root, done.stderr, str(root))[:2] == [
        ("lib/x.js", 2, ""),
        ("lib/x.js", 4, "Object.<anonymous>"),
    ]
