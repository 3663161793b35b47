"""Building with make: only files that are new or changed count, whatever was printed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from probant.runs.port import BuildRun, NoRun
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.repos import Files
from tests.unit.runs.native import BROKEN_C, MAIN_C, needs_native, run_build, try_build

pytestmark = needs_native

APP: Files = {
    "Makefile": ".PHONY: all tool\n"
    "all: app\n"
    "app: main.o core.o\n\t$(CC) -o $@ main.o core.o\n"
    "tool: bin/tool\n"
    "bin/tool: main.o core.o\n\tmkdir -p bin\n\t$(CC) -o $@ main.o core.o\n"
    "notes.txt:\n\techo notes > $@\n"
    "clean:\n\trm -f app *.o\n",
    "core.c": "int core(void) { return 0; }\n",
    "main.c": "int core(void);\nint main(void) { return core(); }\n",
}


def make(root: Path, files: Files, target: str = "") -> BuildRun:
    return run_build(root, files, target, kind=Ecosystem.MAKE)


def test_files_that_were_made_are_counted(tmp_path: Path) -> None:
    run = make(tmp_path, APP)
    assert (run.command, run.exit_code, run.n_done, run.doubts) == ("make", 0, 3, ())
    assert set(run.made) == {"app", "core.o", "main.o"}


@pytest.mark.parametrize(
    ("target", "made"),
    [
        ("app", {"app", "core.o", "main.o"}),
        ("main.o", {"main.o"}),
        ("tool", {"bin/tool", "core.o", "main.o"}),
        ("bin/tool", {"bin/tool", "core.o", "main.o"}),
        ("notes.txt", {"notes.txt"}),
    ],
)
def test_a_named_target(tmp_path: Path, target: str, made: set[str]) -> None:
    run = make(tmp_path, APP, target)
    assert (run.exit_code, run.covers_target, set(run.made)) == (0, True, made)


@pytest.mark.parametrize("target", ["aap", "main.c", "--version", "CC=false"])
def test_an_unknown_target_is_not_built(tmp_path: Path, target: str) -> None:
    run = make(tmp_path, APP, target)
    assert (run.exit_code, run.n_done, run.covers_target) == (0, 0, False)
    assert run.note.startswith(f"there is no target {target}")


def test_near_names_are_told(tmp_path: Path) -> None:
    assert "app" in make(tmp_path, APP, "aap").note


def test_another_target_than_the_one_asked_for(tmp_path: Path) -> None:
    files = {**APP, "Makefile": "server:\n\t$(CC) -o client main.c core.c\n"}
    run = make(tmp_path, files, "server")
    assert (run.exit_code, run.made, run.covers_target) == (0, ("client",), False)


@pytest.mark.parametrize(
    "makefile",
    [
        "all:\n\t@echo build ok\n",
        "all: ;\n",
        "all:\n\t@echo '[2/2] Linking app'\n\t@touch app\n",
        "all:\n\t@echo building > build.log\n",
        "all:\n\t$(CC) -o app main.c || true\n",
    ],
)
def test_a_rule_that_makes_nothing(tmp_path: Path, makefile: str) -> None:
    run = make(tmp_path, {"Makefile": makefile, "main.c": BROKEN_C})
    assert (run.exit_code, run.n_done, run.made) == (0, 0, ())


def test_a_phony_rule_that_compiles_does_work(tmp_path: Path) -> None:
    run = make(tmp_path, {"Makefile": "all:\n\t$(CC) -o app main.c\n", "main.c": MAIN_C})
    assert (run.exit_code, run.made) == (0, ("app",))


def test_a_compile_error_ends_it(tmp_path: Path) -> None:
    run = make(tmp_path, {**APP, "main.c": BROKEN_C})
    assert run.exit_code == 2


def test_a_rule_that_is_missing_is_no_missing_dependency(tmp_path: Path) -> None:
    run = make(tmp_path, {"Makefile": "app: gone.c\n\t$(CC) -o app gone.c\n"})
    assert run.exit_code == 2


def test_ignored_failures_are_a_doubt(tmp_path: Path) -> None:
    makefile = "all: good bad\ngood:\n\t$(CC) -o good good.c\nbad:\n\t-$(CC) -o bad bad.c\n"
    run = make(tmp_path, {"Makefile": makefile, "good.c": MAIN_C, "bad.c": BROKEN_C})
    assert (run.exit_code, run.made) == (0, ("good",))
    assert run.doubts[0] == "make ignored 1 failing command"
    assert "a compiler reported an error at bad.c:1:25" in run.doubts


def test_a_hidden_failure_is_seen_by_what_is_not_there(tmp_path: Path) -> None:
    makefile = "all: good bad\ngood:\n\t$(CC) -o good good.c\n"
    makefile += "bad:\n\t@$(CC) -o $@ bad.c 2>/dev/null || true\n"
    run = make(tmp_path, {"Makefile": makefile, "good.c": MAIN_C, "bad.c": BROKEN_C})
    assert (run.exit_code, run.made) == (0, ("good",))
    assert run.doubts == (
        "a compiler failed on bad.c, and the build went on",
        "make ran the rule of bad, which is not there",
    )


@pytest.mark.parametrize(
    "recipe",
    [
        "$(CC) -fnonsense -o $@ main.c 2>/dev/null || $(CC) -o $@ main.c",
        "$(CC) -fnonsense -o /dev/null main.c 2>/dev/null || $(CC) -o $@ main.c",
        "$(CC) -E nowhere.c 2>/dev/null || $(CC) -o $@ main.c",
        "$(CC) -o tool main.c && ./tool > $@ && echo text > $@",
        "$(CC) -E main.c -o $@",
    ],
)
def test_a_try_that_fails_is_no_doubt(tmp_path: Path, recipe: str) -> None:
    run = make(tmp_path, {"Makefile": f"app: main.c\n\t@{recipe}\n", "main.c": MAIN_C})
    assert (run.exit_code, "app" in run.made, run.doubts) == (0, True, ())


def test_a_hidden_failure_of_the_linker_is_a_doubt(tmp_path: Path) -> None:
    rules = "app: main.o\n\t@$(CC) -o $@ main.o 2>/dev/null || cp main.o app\n"
    source = "int core(void);\nint main(void) { return core(); }\n"
    run = make(tmp_path, {"Makefile": rules, "main.c": source})
    assert run.doubts == ("a compiler failed on app, and the build went on",)


def test_a_failing_make_inside_a_make_is_a_doubt(tmp_path: Path) -> None:
    files = {
        "Makefile": "all: good\n\t$(MAKE) -C sub || true\ngood:\n\t$(CC) -o good good.c\n",
        "good.c": MAIN_C,
        "sub/Makefile": "all:\n\tfalse\n",
    }
    run = make(tmp_path, files)
    assert run.doubts == ("a build inside the build failed",)


def compiled(tmp_path: Path, source: str, *options: str) -> bytes:
    (tmp_path / "own.c").write_text(source)
    subprocess.run(["cc", *options, "-o", "own", "own.c"], cwd=tmp_path, check=True)
    return (tmp_path / "own").read_bytes()


def test_a_committed_object_does_not_stand_in_for_its_source(tmp_path: Path) -> None:
    old = compiled(tmp_path, "int core(void) { return 0; }\n", "-c")
    broken = "int core(void) { return nonsense; }\n"
    assert make(tmp_path, {**APP, "core.c": broken, "core.o": old}).exit_code == 2


def test_a_committed_program_is_made_anew(tmp_path: Path) -> None:
    old = compiled(tmp_path, "int main(void) { return 1; }\n")
    rules = "app:\n\t$(CC) -o $@ main.c\n"
    run = make(tmp_path, {"Makefile": rules, "main.c": MAIN_C, "app": old})
    assert (run.command, run.exit_code, run.made) == ("make -B", 0, ("app",))


def test_touching_a_committed_program_is_no_work(tmp_path: Path) -> None:
    old = compiled(tmp_path, MAIN_C)
    run = make(tmp_path, {"Makefile": "app: main.c\n\ttouch $@\n", "main.c": MAIN_C, "app": old})
    assert (run.exit_code, run.n_done) == (0, 0)


@pytest.mark.parametrize(
    ("makefile", "source", "reason"),
    [
        ("app:\n\t$(CC) -o app main.c -lxqkz\n", MAIN_C, ReasonCode.DEPENDENCIES_UNAVAILABLE),
        (
            "app:\n\t$(CC) -o app main.c\n",
            f"#include <xqkz.h>\n{MAIN_C}",
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
        ),
        ("app:\n\txqkz-gen main.c\n", MAIN_C, ReasonCode.TOOL_MISSING),
        ("app:\n\txqkz-gen main.c | cat > app.c && xqkz-gen\n", MAIN_C, ReasonCode.TOOL_MISSING),
        (
            "app:\n\tgit clone https://example.org/x\n",
            MAIN_C,
            ReasonCode.DEPENDENCIES_UNAVAILABLE,
        ),
    ],
)
def test_what_the_machine_lacks(
    tmp_path: Path, makefile: str, source: str, reason: ReasonCode
) -> None:
    run = try_build(tmp_path, {"Makefile": makefile, "main.c": source}, kind=Ecosystem.MAKE)
    assert isinstance(run, NoRun), run
    assert run.reason is reason


CONFIGURE = "#!/bin/sh\necho 'all: app\napp: main.c\n\tcc -o app main.c' > Makefile\n"


def test_configure_comes_first(tmp_path: Path) -> None:
    files = {
        "configure": CONFIGURE,
        "Makefile.in": "",
        "Makefile": "all:\n\t@echo run configure first\n",
        "main.c": MAIN_C,
    }
    run = make(tmp_path, files)
    assert (run.command, run.exit_code, run.made) == ("./configure && make", 0, ("app",))


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        ("no acceptable C compiler found in $PATH", ReasonCode.TOOL_MISSING),
        ("libxqkz is required", ReasonCode.DEPENDENCIES_UNAVAILABLE),
        ("Package requirements (xqkz) were not met", ReasonCode.DEPENDENCIES_UNAVAILABLE),
    ],
)
def test_what_configure_misses(tmp_path: Path, error: str, reason: ReasonCode) -> None:
    files = {"configure": f"#!/bin/sh\necho 'configure: error: {error}' >&2\nexit 1\n"}
    run = try_build(tmp_path, files, kind=Ecosystem.MAKE)
    assert isinstance(run, NoRun)
    assert run.reason is reason


def test_a_configure_that_breaks_does_not_build(tmp_path: Path) -> None:
    run = make(tmp_path, {"configure": "#!/bin/sh\necho oops\nexit 3\n"})
    assert (run.command, run.exit_code) == ("./configure", 3)


@pytest.mark.skipif(shutil.which("automake") is None, reason="automake is not installed")
def test_autotools_from_nothing(tmp_path: Path) -> None:
    files = {
        "configure.ac": "AC_INIT([small], [1])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CC\n"
        "AC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n",
        "Makefile.am": "bin_PROGRAMS = small\nsmall_SOURCES = main.c\n",
        "main.c": MAIN_C,
    }
    run = make(tmp_path, files)
    assert (run.exit_code, run.covers_target) == (0, True)
    assert run.command == "autoreconf -fi && ./configure && make"
    assert "small" in run.made


NINJA = "rule cc\n  command = gcc -o $out $in\nbuild app: cc main.c\nbuild tool: cc main.c\n"


def test_ninja_alone(tmp_path: Path) -> None:
    log = "# ninja log v5\n0\t9\t0\tlib.a\tabc\n"
    files = {"build.ninja": NINJA, "main.c": MAIN_C, ".ninja_log": log}
    run = make(tmp_path / "all", files)
    assert (run.command, run.exit_code, run.n_done) == ("ninja", 0, 2)
    one = make(tmp_path / "one", files, "tool")
    assert (one.exit_code, one.made, one.covers_target) == (0, ("tool",), True)
    none = make(tmp_path / "none", files, "tol")
    assert (none.covers_target, none.note) == (False, "there is no target tol; there is tool")
    assert make(tmp_path / "bad", {**files, "main.c": BROKEN_C}).exit_code == 1
