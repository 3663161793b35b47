"""npm projects built and tested in the sandbox with node alone: what the kit reports of them."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from probant.runs.kits import kit_of
from probant.runs.port import BuildRun, CaseResult, Kit, NoRun, TestRun, Wanted, WantedTest
from probant.runs.workshop import Permission, Workshop
from probant.runs.worksite import Worksite
from probant.vocabulary.project import Ecosystem
from probant.vocabulary.reason import ReasonCode
from probant.workspace.snapshot import open_tree
from tests.repos import make_tree

pytestmark = pytest.mark.skipif(
    any(shutil.which(name) is None for name in ("node", "npm", "bwrap")),
    reason="node, npm or bubblewrap is not installed",
)

HEAD = (
    "const { test, describe, it } = require('node:test');\nconst assert = require('node:assert');\n"
)
SUITE = HEAD + (
    "describe('sum', () => {\n  it('adds', () => {});\n  it('fails', () => {\n"
    "    assert.strictEqual(1, 2);\n  });\n  it.skip('later', () => {});\n});\n"
)
GOOD = HEAD + "test('good', () => {});\n"
WRITES = (
    "const fs = require('node:fs');\nfs.mkdirSync('dist', { recursive: true });\n"
    "fs.writeFileSync('dist/app.js', 'module.exports = 1;\\n');\n"
)


def package(**data: object) -> str:
    return json.dumps({"name": "small", "version": "1.0.0", **data})


@contextmanager
def site_of(tmp_path: Path, files: dict[str, str], said: list[str]) -> Iterator[Worksite]:
    root = make_tree(tmp_path / "repo", files)
    permission = Permission(allowed=True, seconds=120)
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        workshop = Workshop(tree, permission, tmp_path / "runs", said.append)
        try:
            site = workshop.site("")
            assert isinstance(site, Worksite)
            yield site
        finally:
            workshop.close()


def kit() -> Kit:
    found = kit_of(Ecosystem.NPM)
    assert found is not None
    return found


def run_tests(
    tmp_path: Path, files: dict[str, str], wanted: Wanted | None = None
) -> TestRun | NoRun:
    with site_of(tmp_path, files, []) as site:
        return kit().test(site, wanted or Wanted())


def run_build(tmp_path: Path, files: dict[str, str], target: str = "") -> BuildRun | NoRun:
    with site_of(tmp_path, files, []) as site:
        return kit().build(site, target)


def results(run: TestRun | NoRun) -> dict[str, str]:
    assert isinstance(run, TestRun), run
    return {case.name: case.result.value for case in run.cases}


NODE = {"package.json": package(scripts={"test": "node --test"}), "test/a.test.js": SUITE}


def test_a_failure_is_told_with_its_place(tmp_path: Path) -> None:
    run = run_tests(tmp_path, NODE)
    assert results(run) == {"sum adds": "passed", "sum fails": "failed", "sum later": "skipped"}
    assert isinstance(run, TestRun)
    (failed,) = [case for case in run.cases if case.result is CaseResult.FAILED]
    assert (failed.path, failed.line) == ("test/a.test.js", 5)
    assert "1 !== 2" in failed.message
    assert "test/a.test.js:6:" in failed.trace
    assert (run.is_whole, run.doubts, run.exit_code) == (True, (), 1)


@pytest.mark.parametrize("name", ["adds", "sum adds", "sum > adds"])
def test_one_test_by_name(tmp_path: Path, name: str) -> None:
    run = run_tests(tmp_path, NODE, Wanted(tests=(WantedTest(name=name),)))
    assert results(run) == {"sum adds": "passed"}
    assert isinstance(run, TestRun)
    assert (run.exit_code, run.doubts) == (0, ())


def test_one_file(tmp_path: Path) -> None:
    files = NODE | {"test/b.test.js": GOOD}
    run = run_tests(tmp_path, files, Wanted(paths=("test/b.test.js",)))
    assert results(run) == {"good": "passed"}
    inner = HEAD + "test('outer', async (t) => { await t.test('inner', () => {}); });\n"
    named = Wanted(tests=(WantedTest(name="inner"),))
    again = run_tests(tmp_path / "again", NODE | {"test/c.test.js": inner}, named)
    assert results(again) == {"outer inner": "passed"}


def test_live_counts_are_said(tmp_path: Path) -> None:
    said: list[str] = []
    with site_of(tmp_path, NODE, said) as site:
        kit().test(site, Wanted())
    assert any(one.startswith("node --test: 1 passed") for one in said), said


MEMBERS = {
    "package.json": package(workspaces=["packages/*"], scripts={"test": "npm test --workspaces"}),
    "packages/a/package.json": json.dumps({"name": "@x/a", "scripts": {"test": "node --test"}}),
    "packages/a/test/a.test.js": GOOD,
    "packages/b/package.json": json.dumps(
        {"name": "@x/b", "scripts": {"test": "node --test || true", "build": "node build.js"}}
    ),
    "packages/b/test/b.test.js": SUITE,
    "packages/b/build.js": WRITES,
}


def test_members_of_a_workspace_are_tested_each(tmp_path: Path) -> None:
    run = run_tests(tmp_path, MEMBERS)
    assert results(run) == {
        "@x/a: good": "passed", "@x/b: sum adds": "passed", "@x/b: sum fails": "failed",
        "@x/b: sum later": "skipped",
    }  # fmt: skip
    assert isinstance(run, TestRun)
    assert run.cases[0].path == "packages/a/test/a.test.js"


def test_a_member_that_cannot_be_counted_is_a_doubt(tmp_path: Path) -> None:
    karma = json.dumps({"name": "@x/c", "scripts": {"test": "karma start"}})
    files = {k: v for k, v in MEMBERS.items() if "/b/" not in k}
    run = run_tests(tmp_path, files | {"packages/c/package.json": karma})
    assert isinstance(run, TestRun)
    assert any("@x/c: karma start" in doubt for doubt in run.doubts)


@pytest.mark.parametrize(
    ("files", "missing"),
    [
        (
            {"package.json": package(scripts={"test": "jest"}, devDependencies={"jest": "29"})},
            "jest",
        ),
        (
            {
                "package.json": package(
                    scripts={"test": "node --test"}, dependencies={"gone": "1"}
                ),
                "test/a.test.js": "require('gone');\n" + GOOD,
            },
            "gone",
        ),
        ({"package.json": package(scripts={"test": "karma start"})}, "karma"),
    ],
)
def test_what_is_not_installed_is_no_failure(
    tmp_path: Path, files: dict[str, str], missing: str
) -> None:
    run = run_tests(tmp_path, files)
    assert isinstance(run, NoRun), run
    assert run.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
    assert run.note.startswith(f"{missing} is not installed")


def test_a_missing_file_of_its_own_is_a_failure(tmp_path: Path) -> None:
    files = NODE | {"test/b.test.js": "require('./gone');\n"}
    run = run_tests(tmp_path, files)
    assert results(run)["test/b.test.js"] == "failed"


def test_what_the_tests_need_is_made_before(tmp_path: Path) -> None:
    files = {
        "package.json": package(
            scripts={"pretest": "node build.js", "test": "eslint . && node --test"}
        ),
        "build.js": WRITES,
        "test/a.test.js": HEAD
        + "test('made', () => assert.equal(require('../dist/app.js'), 1));\n",
    }
    run = run_tests(tmp_path, files)
    assert results(run) == {"made": "passed"}
    assert isinstance(run, TestRun)
    assert run.command == "npm test (node --test; without eslint .)"


def test_installed_packages_are_lent(tmp_path: Path) -> None:
    files = {
        "package.json": package(scripts={"test": "node --test test/"}, dependencies={"lent": "1"}),
        "test/a.test.js": HEAD + (
            "const fs = require('node:fs');\n"
            "test('lent', () => { assert.equal(require('lent'), 7); });\n"
            "test('cache', () => { fs.mkdirSync('node_modules/.cache'); });\n"
            "test('kept', () => { assert.throws(() => "
            "fs.writeFileSync('node_modules/lent/index.js', '')); });\n"
        ),
        ".gitignore": "node_modules\n",
    }  # fmt: skip
    lent = make_tree(
        tmp_path / "repo" / "node_modules" / "lent", {"index.js": "module.exports = 7;\n"}
    )
    run = run_tests(tmp_path, files)
    assert isinstance(run, TestRun), run
    assert results(run)["lent"] == "passed"
    assert results(run)["cache"] == "passed"
    assert (lent / "index.js").read_text() == "module.exports = 7;\n"


BUILD = {
    "package.json": package(
        scripts={"build": "node build.js", "build:css": "echo css > style.css"}
    ),
    "build.js": WRITES,
}


@pytest.mark.parametrize(
    ("target", "covers", "made"),
    [
        ("", True, ("dist/app.js",)),
        ("small", True, ("dist/app.js",)),
        ("dist/app.js", True, ("dist/app.js",)),
        ("dist/other.js", False, ("dist/app.js",)),
        ("build:css", True, ("style.css",)),
    ],
)
def test_targets(tmp_path: Path, target: str, covers: bool, made: tuple[str, ...]) -> None:
    run = run_build(tmp_path, BUILD, target)
    assert isinstance(run, BuildRun), run
    assert (run.exit_code, run.covers_target, run.made) == (0, covers, made)


def test_a_member_is_built_by_name(tmp_path: Path) -> None:
    run = run_build(tmp_path, MEMBERS, "@x/b")
    assert isinstance(run, BuildRun), run
    assert run.made == ("packages/b/dist/app.js",)
    whole = run_build(tmp_path / "whole", MEMBERS)
    assert isinstance(whole, BuildRun)
    assert (whole.exit_code, whole.n_done) == (0, 1)


def test_a_compiler_that_is_not_installed_is_no_failure(tmp_path: Path) -> None:
    files = {"package.json": package(scripts={"build": "tsc"}, devDependencies={"typescript": "5"})}
    run = run_build(tmp_path, files)
    assert isinstance(run, NoRun)
    assert run.reason is ReasonCode.DEPENDENCIES_UNAVAILABLE
