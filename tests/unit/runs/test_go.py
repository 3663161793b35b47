"""Go modules built and ran by the real `go`."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path

import pytest

from probant.runs.go.trouble import Needs, trouble
from probant.runs.port import Wanted, WantedTest
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.unit.runs.compiled_sites import (
    Projects,
    built,
    counts,
    has_programs,
    not_run,
    ran,
    results,
)

needs_go = pytest.mark.skipif(not has_programs("go"), reason="go or bubblewrap is not installed")

MODULE = {"go.mod": "module example.org/m\n\ngo 1.18\n"}
ADD = {"add/add.go": "package add\n\nfunc Add(x, y int) int { return x + y }\n"}
COMMAND = {"cmd/tool/main.go": "package main\n\nfunc main() {}\n"}


def suite(body: str, *imports: str, package: str = "add") -> str:
    named = "".join(f'import "{name}"\n' for name in ("testing", *imports))
    return f"package {package}\n\n{named}\n{body}\n"


MIXED = (
    MODULE
    | ADD
    | {
        "add/add_test.go": suite(
            "func TestGood(t *testing.T) {\n\tif Add(1, 2) != 3 { t.Fatal() }\n}\n"
            "func TestParts(t *testing.T) {\n"
            '\tt.Run("one", func(t *testing.T) {})\n'
            '\tt.Run("two words", func(t *testing.T) { t.Errorf("wrong: %d", 3) })\n'
            '\tt.Run("later", func(t *testing.T) { t.Skip("not now") })\n'
            "}\n"
            "func TestSkipped(t *testing.T) { t.Skip() }\n"
            "func ExampleAdd() {\n\tfmt.Println(Add(1, 2))\n\t// Output: 3\n}",
            "fmt",
        ),
        "other/other.go": "package other\n",
    }
)


@pytest.fixture
def go(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.GO, tmp_path)


@needs_go
def test_leaves_are_counted_and_a_failure_has_its_line(go: Projects) -> None:
    run = ran(go.test(MIXED))
    assert results(run) == {
        "TestGood": "passed",
        "TestParts/one": "passed",
        "TestParts/two_words": "failed",
        "TestParts/later": "skipped",
        "TestSkipped": "skipped",
        "ExampleAdd": "passed",
    }
    assert run.exit_code == 1
    assert run.is_whole
    assert run.doubts == ()
    failed = next(case for case in run.cases if case.name == "TestParts/two_words")
    assert (failed.path, failed.line, failed.message) == ("add/add_test.go", 11, "wrong: 3")
    passed = next(case for case in run.cases if case.name == "TestGood")
    assert (passed.path, passed.line) == ("add/add_test.go", 6)


@needs_go
@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("TestGood", {"TestGood": "passed"}),
        ("TestParts/one", {"TestParts/one": "passed"}),
        ("TestParts/two words", {"TestParts/two_words": "failed"}),
        ("TestGoo", {}),
        ("TestNowhere", {}),
    ],
)
def test_a_name_means_that_test_only(go: Projects, name: str, found: dict[str, str]) -> None:
    assert results(ran(go.test(MIXED, name))) == found


@needs_go
def test_a_file_means_its_own_functions(go: Projects) -> None:
    more = {"add/more_test.go": suite("func TestMore(t *testing.T) {}")}
    wanted = Wanted(paths=("add/more_test.go",))
    assert results(ran(go.test(MIXED | more, wanted=wanted))) == {"TestMore": "passed"}
    wanted = Wanted(paths=("other",))
    assert counts(ran(go.test(MIXED | more, wanted=wanted))) == (0, 0, 0)


@needs_go
def test_the_same_name_in_another_package_is_another_test(go: Projects) -> None:
    files = (
        MODULE
        | ADD
        | {
            "add/add_test.go": suite("func TestIt(t *testing.T) {}"),
            "b/b_test.go": suite("func TestIt(t *testing.T) { t.Fatal() }", package="b"),
        }
    )
    here = Wanted(tests=(WantedTest(name="TestIt", path="add/add_test.go"),))
    assert counts(ran(go.test(files, wanted=here))) == (1, 0, 0)
    assert counts(ran(go.test(files, "TestIt"))) == (1, 1, 0)


@needs_go
def test_a_panic_points_at_the_frame_in_the_repository(go: Projects) -> None:
    body = "func TestBoom(t *testing.T) {\n\tvar m map[string]int\n\tm[`x`] = 1\n}"
    files = MODULE | ADD | {"add/add_test.go": suite(body)}
    run = ran(go.test(files))
    assert counts(run) == (0, 1, 0)
    case = run.cases[0]
    assert (case.path, case.line) == ("add/add_test.go", 7)
    assert "nil map" in case.message


@needs_go
def test_a_test_package_that_does_not_compile_is_a_failure(go: Projects) -> None:
    files = MODULE | ADD | {"add/add_test.go": suite("func TestIt(t *testing.T) { gone() }")}
    run = ran(go.test(files))
    assert counts(run) == (0, 1, 0)
    case = run.cases[0]
    assert (case.name, case.path, case.line) == ("example.org/m/add", "add/add_test.go", 5)
    assert "gone" in case.message


@needs_go
def test_output_without_a_line_end_hides_no_result(go: Projects) -> None:
    body = 'func TestIt(t *testing.T) { fmt.Print("no line end") }'
    files = MODULE | ADD | {"add/add_test.go": suite(body, "fmt")}
    run = ran(go.test(files))
    assert counts(run) == (1, 0, 0)
    assert run.doubts == ()


@needs_go
def test_a_printed_end_before_leaving_is_a_doubt(go: Projects) -> None:
    says = 'fmt.Println("--- PASS: TestIt (0.00s)\\nPASS"); syscall.Exit(0)'
    body = f"func TestIt(t *testing.T) {{ {says} }}"
    run = ran(go.test(MODULE | ADD | {"add/add_test.go": suite(body, "fmt", "syscall")}))
    assert run.exit_code == 0
    assert any("add/add_test.go can end the test program" in doubt for doubt in run.doubts)


@needs_go
def test_a_project_in_a_folder_names_paths_of_the_repository(go: Projects) -> None:
    files = {f"deep/{name}": text for name, text in MIXED.items()}
    run = ran(go.test(files, "TestParts/two words", folder="deep"))
    assert [case.path for case in run.cases] == ["deep/add/add_test.go"]
    wanted = Wanted(paths=("deep/add/add_test.go",))
    assert counts(ran(go.test(files, wanted=wanted, folder="deep"))) == (3, 1, 2)


@needs_go
def test_a_workspace_tests_all_its_modules(go: Projects) -> None:
    files = {
        "go.work": "go 1.18\n\nuse (\n\t./a // one\n\t./b\n)\n",
        "a/go.mod": "module example.org/a\n\ngo 1.18\n",
        "a/a_test.go": suite("func TestA(t *testing.T) {}", package="a"),
        "b/go.mod": "module example.org/b\n\ngo 1.18\n",
        "b/b_test.go": suite("func TestB(t *testing.T) {}", package="b"),
    }
    assert results(ran(go.test(files))) == {"TestA": "passed", "TestB": "passed"}


@needs_go
def test_live_counts_are_told(go: Projects) -> None:
    ran(go.test(MIXED))
    assert any(told.startswith("go test: ") and "passed" in told for told in go.said)


@needs_go
def test_a_build_counts_its_own_packages(go: Projects) -> None:
    run = built(go.build(MODULE | ADD | COMMAND))
    assert (run.exit_code, run.n_done, run.covers_target) == (0, 2, True)
    assert run.made == ("example.org/m/add", "example.org/m/cmd/tool")


@needs_go
@pytest.mark.parametrize("target", ["tool", "cmd/tool", "./cmd/tool", "cmd/tool/main.go"])
def test_a_target_is_a_command_a_folder_or_a_file(go: Projects, target: str) -> None:
    run = built(go.build(MODULE | ADD | COMMAND, target))
    assert run.made == ("example.org/m/cmd/tool",)
    assert run.covers_target


@needs_go
def test_an_unknown_target_is_not_covered(go: Projects) -> None:
    assert not built(go.build(MODULE | ADD | COMMAND, "nowhere")).covers_target


@needs_go
def test_a_compile_error_is_a_no(go: Projects) -> None:
    run = built(go.build(MODULE | {"a.go": "package a\n\nfunc F() int { return gone }\n"}))
    assert run.exit_code != 0
    assert "a.go:3" in run.log


@needs_go
def test_a_module_without_packages_builds_nothing(go: Projects) -> None:
    assert built(go.build(MODULE | {"README.md": "hello\n"})).n_done == 0


@needs_go
def test_a_missing_module_is_no_failure(go: Projects) -> None:
    uses = {"a/a.go": 'package a\n\nimport _ "example.com/else/lib"\n'}
    for run in (go.build(MODULE | uses), go.test(MODULE | uses)):
        none = not_run(run)
        assert none.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "example.com/else/lib" in none.note


@needs_go
def test_a_package_that_lacks_in_the_module_itself_is_a_no(go: Projects) -> None:
    uses = {"a/a.go": 'package a\n\nimport _ "example.org/m/gone"\n'}
    assert built(go.build(MODULE | uses)).exit_code != 0


@needs_go
def test_a_module_for_a_later_go_is_no_failure(go: Projects) -> None:
    files = {"go.mod": "module example.org/m\n\ngo 1.999\n", "a.go": 'package a\nvar x int = "s"\n'}
    none = not_run(go.build(files))
    assert none.reason is ReasonCode.TOOL_MISSING
    assert "1.999" in none.note


@needs_go
def test_a_vendored_module_is_used(go: Projects) -> None:
    files = MODULE | {
        "go.mod": "module example.org/m\n\ngo 1.18\n\nrequire example.com/lib v1.0.0\n",
        "vendor/modules.txt": "# example.com/lib v1.0.0\n## explicit\nexample.com/lib\n",
        "vendor/example.com/lib/lib.go": "package lib\n\nfunc One() int { return 1 }\n",
        "a/a.go": 'package a\n\nimport "example.com/lib"\n\nvar X = lib.One()\n',
        "a/a_test.go": suite(
            "func TestX(t *testing.T) {\n\tif X != 1 { t.Fatal() }\n}", package="a"
        ),
    }
    assert counts(ran(go.test(files))) == (1, 0, 0)
    assert built(go.build(files)).made == ("example.org/m/a",)


@needs_go
def test_modules_of_the_users_cache_are_read(
    go: Projects, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proxy = tmp_path / "proxy" / "example.com" / "lib" / "@v"
    proxy.mkdir(parents=True)
    manifest = "module example.com/lib\n"
    (proxy / "list").write_text("v1.0.0\n")
    (proxy / "v1.0.0.info").write_text('{"Version":"v1.0.0"}')
    (proxy / "v1.0.0.mod").write_text(manifest)
    with zipfile.ZipFile(proxy / "v1.0.0.zip", "w") as packed:
        packed.writestr("example.com/lib@v1.0.0/go.mod", manifest)
        packed.writestr("example.com/lib@v1.0.0/lib.go", "package lib\n\nvar One = 1\n")
    user = tmp_path / "user"
    files = {
        "go.mod": "module example.org/m\n\ngo 1.18\n\nrequire example.com/lib v1.0.0\n",
        "a/a.go": 'package a\n\nimport "example.com/lib"\n\nvar X = lib.One\n',
        "a/a_test.go": suite(
            "func TestX(t *testing.T) {\n\tif X != 1 { t.Fatal() }\n}", package="a"
        ),
    }
    for name, text in files.items():
        (user / name).parent.mkdir(parents=True, exist_ok=True)
        (user / name).write_text(text)
    home = tmp_path / "home"
    env = {
        "PATH": "/usr/local/go/bin:/usr/local/bin:/usr/bin:/bin",
        "HOME": str(home),
        "GOPROXY": f"file://{tmp_path / 'proxy'}",
        "GONOSUMDB": "*",
        "GOFLAGS": "-mod=mod -modcacherw",
    }
    subprocess.run(["go", "mod", "tidy"], cwd=user, env=env, check=True)
    files["go.sum"] = (user / "go.sum").read_text()
    monkeypatch.setenv("HOME", str(home))
    assert counts(ran(go.test(files))) == (1, 0, 0)
    monkeypatch.setenv("HOME", str(tmp_path / "nobody"))
    assert not_run(go.test(files)).reason is ReasonCode.DEPENDENCIES_UNAVAILABLE


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ("go: go.mod requires go >= 1.25 (running go 1.22; GOTOOLCHAIN=local)", "tool_missing"),
        ("go.mod:3: invalid go version '1.25.0': must match format 1.23", "tool_missing"),
        ("x.go:1:2: missing go.sum entry for module", "dependencies_unavailable"),
        (
            "go: a@v1: module lookup disabled by GOPROXY=off",
            "dependencies_unavailable",
        ),
        (
            "x.go:9:2: open /home/u/go/pkg/mod/cache/download/a.org/b/@v/v1.lock: "
            "read-only file system",
            "dependencies_unavailable",
        ),
        ('cgo: C compiler "gcc" not found: exec: "gcc": executable file', "tool_missing"),
        ("./x.go:3:1: undefined: y", None),
    ],
)
def test_what_a_log_says_about_a_failure(log: str, reason: str | None) -> None:
    needs = Needs(modules=("example.org/m",), wished="1.18", installed="1.19.8")
    found = trouble(log, needs)
    assert (found.reason.wire if found else None) == reason
