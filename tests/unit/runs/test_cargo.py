"""Cargo packages built and tested by the real toolchain."""

from __future__ import annotations

import functools
import hashlib
import json
import shutil
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from probant.runs.cargo.messages import trouble
from probant.runs.port import Wanted, WantedTest
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from tests.repos import make_tree
from tests.unit.runs.compiled_sites import (
    Projects,
    built,
    counts,
    has_programs,
    not_run,
    ran,
    results,
    worksite,
)

needs_cargo = pytest.mark.skipif(
    not has_programs("cargo", "rustc", "cc"), reason="Rust or bubblewrap is not installed"
)


def package(name: str, more: str = "") -> str:
    return f'[package]\nname = "{name}"\nversion = "0.1.0"\nedition = "2021"\n{more}'


LIB = """\
/// Adds.
/// ```
/// assert_eq!(sums::add(1, 2), 3);
/// ```
pub fn add(a: i32, b: i32) -> i32 { a + b }

mod deep;

#[cfg(test)]
mod tests {
    use super::*;
    #[test]
    fn good() { assert_eq!(add(1, 2), 3); }
    #[test]
    fn bad() {
        assert_eq!(add(1, 2), 4, "the sum");
    }
    #[test]
    #[ignore = "slow"]
    fn later() {}
    #[test]
    #[should_panic]
    fn panics() { panic!("as it should") }
}
"""
MIXED = {
    "Cargo.toml": package("sums"),
    "src/lib.rs": LIB,
    "src/deep.rs": "#[test]\nfn below() {}\n",
    "src/main.rs": 'fn main() { println!("{}", sums::add(1, 2)); }\n',
    "tests/outer.rs": "#[test]\nfn works() { assert_eq!(sums::add(2, 2), 4); }\n",
}


@pytest.fixture
def cargo(tmp_path: Path) -> Projects:
    return Projects(Ecosystem.CARGO, tmp_path)


@needs_cargo
def test_programs_and_documentation_are_counted(cargo: Projects) -> None:
    run = ran(cargo.test(MIXED))
    assert results(run) == {
        "tests::good": "passed",
        "tests::bad": "failed",
        "tests::later": "skipped",
        "tests::panics": "passed",
        "deep::below": "passed",
        "works": "passed",
        "src/lib.rs - add (line 2)": "passed",
    }
    assert run.exit_code != 0
    assert run.is_whole
    assert run.doubts == ()
    failed = next(case for case in run.cases if case.name == "tests::bad")
    assert (failed.path, failed.line) == ("src/lib.rs", 16)
    assert "the sum" in failed.message
    places = {case.name: (case.path, case.line) for case in run.cases}
    assert places["works"] == ("tests/outer.rs", 2)
    assert places["deep::below"] == ("src/deep.rs", 2)
    assert places["src/lib.rs - add (line 2)"] == ("src/lib.rs", 2)


@needs_cargo
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (Wanted(tests=(WantedTest(name="good"),)), ["tests::good"]),
        (Wanted(tests=(WantedTest(name="tests::good"),)), ["tests::good"]),
        (Wanted(tests=(WantedTest(name="goo"),)), []),
        (Wanted(tests=(WantedTest(name="works", path="tests/outer.rs"),)), ["works"]),
        (Wanted(tests=(WantedTest(name="works", path="src/deep.rs"),)), []),
        (Wanted(paths=("src/deep.rs",)), ["deep::below"]),
        (Wanted(paths=("tests",)), ["works"]),
    ],
)
def test_names_and_files_mean_their_tests_only(
    cargo: Projects, wanted: Wanted, found: list[str]
) -> None:
    run = ran(cargo.test(MIXED, wanted=wanted))
    assert [case.name for case in run.cases] == found
    assert run.doubts == ()


@needs_cargo
def test_tests_that_do_not_compile_are_failures_with_their_line(cargo: Projects) -> None:
    files = {"Cargo.toml": package("sums"), "src/lib.rs": "#[test]\nfn it() {\n    gone();\n}\n"}
    run = ran(cargo.test(files))
    assert counts(run) == (0, 1, 0)
    assert (run.cases[0].path, run.cases[0].line) == ("src/lib.rs", 3)
    assert "gone" in run.cases[0].message


@needs_cargo
def test_a_failing_example_in_the_documentation_is_a_failure(cargo: Projects) -> None:
    lib = "/// ```\n/// assert_eq!(sums::one(), 2);\n/// ```\npub fn one() -> i32 { 1 }\n"
    run = ran(cargo.test({"Cargo.toml": package("sums"), "src/lib.rs": lib}))
    assert counts(run) == (0, 1, 0)
    assert (run.cases[0].path, run.cases[0].line) == ("src/lib.rs", 1)
    assert run.doubts == ()


@needs_cargo
def test_a_panic_in_a_helper_points_there(cargo: Projects) -> None:
    lib = 'pub fn boom() {\n    panic!("loud");\n}\n#[test]\nfn it() { boom() }\n'
    case = ran(cargo.test({"Cargo.toml": package("sums"), "src/lib.rs": lib})).cases[0]
    assert (case.path, case.line, case.message) == ("src/lib.rs", 2, "loud")


@needs_cargo
def test_all_members_of_a_workspace_are_tested(cargo: Projects) -> None:
    files = {
        "Cargo.toml": '[workspace]\nmembers = ["a", "b"]\nresolver = "2"\n',
        "a/Cargo.toml": package("a"),
        "a/src/lib.rs": "#[test]\nfn same() {}\n",
        "b/Cargo.toml": package("b", '[dependencies]\na = { path = "../a" }\n'),
        "b/src/lib.rs": "#[test]\nfn same() { assert!(false) }\n",
    }
    run = ran(cargo.test(files))
    assert counts(run) == (1, 1, 0)
    assert {case.path for case in run.cases} == {"a/src/lib.rs", "b/src/lib.rs"}
    wanted = Wanted(tests=(WantedTest(name="same", path="a/src/lib.rs"),))
    assert counts(ran(cargo.test(files, wanted=wanted))) == (1, 0, 0)
    assert built(cargo.build(files)).n_done == 2
    assert built(cargo.build(files, "a")).made == ("a (lib)",)


@needs_cargo
def test_a_harness_of_its_own_is_not_counted(cargo: Projects) -> None:
    files = {
        "Cargo.toml": package("own", '[[test]]\nname = "mine"\nharness = false\n'),
        "src/lib.rs": "",
        "tests/mine.rs": 'fn main() { println!("test x ... ok"); }\n',
    }
    run = ran(cargo.test(files))
    assert counts(run) == (0, 0, 0)
    assert any("mine" in doubt for doubt in run.doubts)
    files["tests/mine.rs"] = "fn main() { std::process::exit(3); }\n"
    run = ran(cargo.test(files))
    assert counts(run) == (0, 1, 0)
    assert run.cases[0].path == "tests/mine.rs"


@needs_cargo
def test_a_test_sees_what_cargo_promises(cargo: Projects) -> None:
    body = (
        '#[test]\nfn it() {\n    assert!(std::env::var("CARGO_MANIFEST_DIR").is_ok());\n'
        '    assert!(std::path::Path::new("tests/data.txt").exists());\n'
        '    let out = std::process::Command::new(env!("CARGO_BIN_EXE_tool")).output().unwrap();\n'
        '    assert_eq!(out.stdout, b"hi\\n");\n}\n'
    )
    files = {
        "Cargo.toml": package("tool"),
        "src/main.rs": 'fn main() { println!("hi"); }\n',
        "tests/it.rs": body,
        "tests/data.txt": "x\n",
    }
    assert counts(ran(cargo.test(files))) == (1, 0, 0)


@needs_cargo
def test_tests_of_a_procedural_macro_run(cargo: Projects) -> None:
    files = {
        "Cargo.toml": package("mac", "[lib]\nproc-macro = true\n"),
        "src/lib.rs": "extern crate proc_macro;\n#[test]\nfn it() {}\n",
    }
    assert results(ran(cargo.test(files))) == {"it": "passed"}


@needs_cargo
def test_builds_count_what_is_of_the_repository(cargo: Projects) -> None:
    run = built(cargo.build(MIXED))
    assert (run.exit_code, run.made) == (0, ("sums (lib)", "sums (bin)"))


@needs_cargo
def test_an_unknown_target_is_not_covered(cargo: Projects) -> None:
    run = built(cargo.build(MIXED, "nowhere"))
    assert not run.covers_target


@needs_cargo
def test_a_compile_error_is_a_no(cargo: Projects) -> None:
    files = {"Cargo.toml": package("sums"), "src/lib.rs": "pub fn f() -> i32 { gone }\n"}
    run = built(cargo.build(files))
    assert run.exit_code != 0
    assert "src/lib.rs:1" in run.log


@needs_cargo
def test_a_missing_crate_is_no_failure(cargo: Projects) -> None:
    needs = package("sums", '[dependencies]\nno-such-crate-here = "1"\n')
    files = {"Cargo.toml": needs, "src/lib.rs": ""}
    for run in (cargo.build(files), cargo.test(files)):
        none = not_run(run)
        assert none.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
        assert "no-such-crate-here" in none.note


@needs_cargo
def test_a_later_rust_is_no_failure(cargo: Projects) -> None:
    wants = package("sums").replace("edition", 'rust-version = "1.999"\nedition')
    none = not_run(cargo.build({"Cargo.toml": wants, "src/lib.rs": ""}))
    assert none.reason is ReasonCode.TOOL_MISSING
    assert "1.999" in none.note


@needs_cargo
def test_a_vendored_crate_is_used(cargo: Projects) -> None:
    files = {
        "Cargo.toml": package("sums", '[dependencies]\nten = "1"\n'),
        ".cargo/config.toml": '[source.crates-io]\nreplace-with = "near"\n'
        '[source.near]\ndirectory = "vendor"\n',
        "vendor/ten/Cargo.toml": package("ten").replace("0.1.0", "1.0.0"),
        "vendor/ten/src/lib.rs": "pub fn ten() -> i32 { 10 }\n",
        "vendor/ten/.cargo-checksum.json": '{"files":{}}',
        "src/lib.rs": "#[test]\nfn it() { assert_eq!(ten::ten(), 10); }\n",
    }
    assert results(ran(cargo.test(files))) == {"it": "passed"}


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(SimpleHTTPRequestHandler, directory=str(folder))
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()


@needs_cargo
def test_crates_of_the_users_cache_are_read_and_nothing_is_written_there(
    cargo: Projects, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A registry of one crate, fetched once as a user would; then it is gone."""
    home = tmp_path / "home"
    (home / ".cargo").mkdir(parents=True)
    (home / ".cargo" / "credentials.toml").write_text("[registry]\ntoken = 'hidden'\n")
    rustup = Path.home() / ".rustup"
    if rustup.is_dir():
        (home / ".rustup").symlink_to(rustup)
    registry = tmp_path / "registry"
    (registry / "3" / "t").mkdir(parents=True)
    crate = tmp_path / "ten"
    (crate / "src").mkdir(parents=True)
    (crate / "Cargo.toml").write_text(package("ten"))
    (crate / "src" / "lib.rs").write_text("pub fn ten() -> i32 { 10 }\n")
    program = shutil.which("cargo") or ""
    subprocess.run(
        [program, "package", "--no-verify", "--allow-dirty", "--quiet"], cwd=crate, check=True
    )
    packed = (crate / "target" / "package" / "ten-0.1.0.crate").read_bytes()
    (registry / "ten.crate").write_bytes(packed)
    entry = {"name": "ten", "vers": "0.1.0", "deps": [], "features": {}, "yanked": False}
    entry["cksum"] = hashlib.sha256(packed).hexdigest()
    (registry / "3" / "t" / "ten").write_text(json.dumps(entry) + "\n")
    with served(registry) as address:
        (registry / "config.json").write_text(json.dumps({"dl": f"{address}/{{crate}}.crate"}))
        files = {
            "Cargo.toml": package("sums", '[dependencies]\nten = "0.1"\n'),
            ".cargo/config.toml": '[source.crates-io]\nreplace-with = "near"\n'
            f'[source.near]\nregistry = "sparse+{address}/"\n',
            "src/lib.rs": "#[test]\nfn it() { assert_eq!(ten::ten(), 10); }\n",
        }
        for name, text in files.items():
            file = tmp_path / "fetching" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        env = {"PATH": f"{Path(program).parent}:/usr/bin:/bin", "HOME": str(home)}
        subprocess.run(
            [program, "fetch", "--quiet"],
            cwd=tmp_path / "fetching",
            env=env | {"RUSTUP_HOME": str(rustup)},
            check=True,
        )
    files["Cargo.lock"] = (tmp_path / "fetching" / "Cargo.lock").read_text()
    before = sorted(home.joinpath(".cargo").rglob("*"))
    monkeypatch.setenv("HOME", str(home))
    assert results(ran(cargo.test(files))) == {"it": "passed"}
    assert sorted(home.joinpath(".cargo").rglob("*")) == before


@pytest.mark.parametrize(
    ("log", "reason"),
    [
        ("error: failed to download `serde v1.0.0`\n", "dependencies_unavailable"),
        (
            "error: no matching package named `x` found\nlocation searched: crates.io index\n",
            "dependencies_unavailable",
        ),
        ("error: no matching package named `x` found\nlocation searched: /repo/x\n", None),
        (
            "error: rustc 1.60.0 is not supported by the following packages:\n  a@1 requires\n",
            "tool_missing",
        ),
        ("error: linker `cc` not found\n", "tool_missing"),
        ("error: could not execute process `sccache rustc -vV` (never executed)", "tool_missing"),
        ("  = note: the `thumbv7em-none-eabi` target may not be installed", "tool_missing"),
        ("Failed to find tool. Is `cc` installed?", "tool_missing"),
        ('error occurred in cc-rs: failed to find tool "c++": No such file', "tool_missing"),
        ("failed to execute command: No such file\nis `cmake` not installed?", "tool_missing"),
        (
            "warning: a@0.1.0: a.c:1:10: fatal error: sodium.h: No such file or directory\n"
            "warning: a@0.1.0:     1 | #include <sodium.h>\n",
            "dependencies_unavailable",
        ),
        (
            "warning: a@0.1.0: a.c:1:10: fatal error: own.h: No such file or directory\n"
            'warning: a@0.1.0:     1 | #include "own.h"\n',
            None,
        ),
        ("  = note: /usr/bin/ld: cannot find -lsodium\n", "dependencies_unavailable"),
        (
            "error: failed to run custom build command\n  failed to lookup address information\n",
            "dependencies_unavailable",
        ),
        ("error[E0425]: cannot find value `gone` in this scope\n", None),
    ],
)
def test_what_a_log_says_about_a_failure(tmp_path: Path, log: str, reason: str | None) -> None:
    with worksite(make_tree(tmp_path / "repo", {"src/lib.rs": ""})) as site:
        found = trouble(site, log)
    assert (found.reason.wire if found else None) == reason
