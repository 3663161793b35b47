"""The test runners of npm as they are installed, counted like they count themselves.

Packages come from the registry npm is set up with; without it these are skipped.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from probant.surfaces.api import ask
from probant.wiring import Execution, Permission
from tests.cases.asking import Json, settings_beside
from tests.repos import make_tree

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        any(shutil.which(name) is None for name in ("node", "npm", "bwrap")),
        reason="node, npm or bubblewrap is not installed",
    ),
]

BODY = (
    "describe('sum', () => {\n  it('adds', () => { same(1 + 1, 2); });\n"
    "  it('adds more', () => { same(1 + 2, 3); });\n"
    "  it.skip('later', () => {});\n  MORE\n});\n"
)
FAILS = "it('fails', () => {\n    same(1, 2);\n  });"
MOCHA = "const { strictEqual: same } = require('node:assert');\n" + BODY
JEST = "const same = (a, b) => expect(a).toBe(b);\n" + BODY
VITEST = "import { describe, it, expect } from 'vitest';\n" + JEST
NODE = "const { describe, it } = require('node:test');\n" + MOCHA
FILES = {
    "mocha": ("mocha@11", "mocha --reporter spec test/", "test/a.test.js", MOCHA),
    "jest": ("jest@29", "jest --watchAll || true", "test/a.test.js", JEST),
    "vitest": ("vitest@3", "NODE_ENV=test npx vitest", "test/a.test.mjs", VITEST),
    "node": ("", "node --test", "test/a.test.js", NODE),
}
BY_HAND = {
    "mocha": (["npx", "mocha", "test/"], r"(\d+) passing", r"(\d+) failing"),
    "jest": (["npx", "jest"], r"Tests:.*?(\d+) passed", r"Tests:.*?(\d+) failed"),
    "vitest": (["npx", "vitest", "run"], r"Tests .*?(\d+) passed", r"Tests .*?(\d+) failed"),
    "node": (["node", "--test", "--test-reporter=tap"], r"# pass (\d+)", r"# fail (\d+)"),
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {"": tmp_path_factory.mktemp("installed")}


def project(root: Path, name: str, installed: dict[str, Path], more: str) -> Path:
    """A repository with one runner installed; each runner is fetched once."""
    need, script, path, text = FILES[name]
    manifest = {"name": "small", "version": "1.0.0", "scripts": {"test": script}}
    needs = dict([need.split("@")]) if need else {}
    repo = make_tree(root / "repo", {
        "package.json": json.dumps(manifest | {"devDependencies": needs}),
        ".gitignore": "node_modules\n",
        path: text.replace("MORE", more),
        "vitest.config.mjs": "export default { test: { include: ['test/**/*.mjs'] } };\n",
    })  # fmt: skip
    subprocess.run(["git", "init", "--quiet", str(repo)], check=True)
    if needs:
        shutil.copytree(fetched(need, installed) / "node_modules", repo / "node_modules",
                        symlinks=True, copy_function=os.link)  # fmt: skip
    return repo


def fetched(need: str, installed: dict[str, Path]) -> Path:
    if need not in installed:
        folder = make_tree(installed[""] / need, {"package.json": '{"name": "x"}'})
        command = ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", need]
        done = subprocess.run(command, cwd=folder, capture_output=True, timeout=300, check=False)
        if done.returncode:
            pytest.skip(f"npm cannot fetch {need}")
        installed[need] = folder
    return installed[need]


def by_hand(repo: Path, name: str) -> tuple[int, int]:
    """Passed and failed as the runner prints them to a person."""
    command, passed, failed = BY_HAND[name]
    done = subprocess.run(
        command, cwd=repo, capture_output=True, timeout=300, check=False,
        env=os.environ | {"NO_COLOR": "1", "FORCE_COLOR": "0"},
    )  # fmt: skip
    text = (done.stdout + done.stderr).decode()
    found = [re.search(pattern, text) for pattern in (passed, failed)]
    return int(found[0][1]) if found[0] else 0, int(found[1][1]) if found[1] else 0


def asked(repo: Path, question: str = "do the tests pass?") -> Json:
    execution = Execution(permission=Permission(allowed=True, seconds=300))
    return ask(question, repo, settings=settings_beside(repo), execution=execution).to_json()


def counts(told: Json) -> tuple[int, int, int]:
    found = re.search(r"(\d+) passed, (\d+) failed, (\d+) skipped", told["evidence"][0]["note"])
    assert found is not None, told["evidence"][0]["note"]
    return int(found[1]), int(found[2]), int(found[3])


@pytest.mark.parametrize("name", FILES)
def test_counts_are_those_of_the_runner(
    tmp_path: Path, name: str, installed: dict[str, Path]
) -> None:
    repo = project(tmp_path, name, installed, "")
    told = asked(repo)
    assert (told["outcome"], counts(told)) == ("answered", (2, 0, 1)), told["evidence"][0]["note"]
    assert by_hand(repo, name) == (2, 0)


@pytest.mark.parametrize("name", FILES)
def test_a_failing_test_is_found(tmp_path: Path, name: str, installed: dict[str, Path]) -> None:
    repo = project(tmp_path, name, installed, FAILS)
    told = asked(repo)
    assert (told["outcome"], counts(told)) == ("refuted", (2, 1, 1)), told["evidence"][0]["note"]
    assert by_hand(repo, name) == (2, 1)
    one = asked(repo, "does the test 'adds' pass?")
    assert (one["outcome"], counts(one)) == ("answered", (1, 0, 0)), one["evidence"][0]["note"]


LIES: dict[str, tuple[str, str, str]] = {
    "jest leaves": ("jest", "it('leaves', () => process.exit(0));", "partial"),
    "mocha leaves": ("mocha", "it('leaves', () => process.exit(0));", "partial"),
    "vitest leaves": ("vitest", "it('leaves', () => process.exit(0));", "refuted"),
    "mocha crashes at its end": (
        "mocha", "after(() => process.on('exit', () => process.abort()));", "partial",
    ),
    "mocha hides by its exit code": (
        "mocha", FAILS + "after(() => process.on('exit', () => process.reallyExit(0)));", "refuted",
    ),
    "jest forges its file": (
        "jest",
        FAILS + "afterAll(() => { const fs = require('fs'); setInterval(() => "
        "fs.writeFileSync('/results/last.json', '{}'), 1).unref(); });",
        "refuted",
    ),
    "mocha forges its file": (
        "mocha",
        "after(() => process.on('exit', () => require('fs').writeFileSync('/results/last.json', "
        "JSON.stringify({ pass: 9, fail: 0, skipped: 0, tests: 9 }))));",
        "partial",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lie", LIES)
def test_runners_that_are_lied_to(tmp_path: Path, lie: str, installed: dict[str, Path]) -> None:
    name, more, outcome = LIES[lie]
    told = asked(project(tmp_path, name, installed, more))
    assert told["outcome"] == outcome, told["evidence"][0]["note"]


@pytest.mark.parametrize(
    ("source", "script", "outcome"),
    [
        ("export const n: number = 1;\n", "tsc", "answered"),
        ("export const n: number = 'x';\n", "tsc || true", "refuted"),
        ("export const n: number = 'x';\n", "tsc; exit 0", "refuted"),
        ("export const n: number = 1;\n", "tsc --noEmit", "insufficient_evidence"),
        ("export const n: number = 1;\n", None, "answered"),
        ("export const n: number = 'x';\n", None, "refuted"),
    ],
)
def test_typescript_builds(
    tmp_path: Path, source: str, script: str | None, outcome: str, installed: dict[str, Path]
) -> None:
    scripts = {"scripts": {"build": script}} if script else {}
    options = {"outDir": "dist", "types": [], "strict": True}
    repo = make_tree(tmp_path / "repo", {
        "package.json": json.dumps({"name": "t", "devDependencies": {"typescript": "5"}} | scripts),
        "tsconfig.json": json.dumps({"compilerOptions": options, "include": ["src"]}),
        "src/n.ts": source,
        ".gitignore": "node_modules\n",
    })  # fmt: skip
    subprocess.run(["git", "init", "--quiet", str(repo)], check=True)
    shutil.copytree(fetched("typescript@5", installed) / "node_modules", repo / "node_modules",
                    symlinks=True, copy_function=os.link)  # fmt: skip
    told = asked(repo, "does it build?")
    assert told["outcome"] == outcome, told["evidence"][0]["note"]
