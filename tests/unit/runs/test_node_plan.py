"""Which runner a script starts, through everything scripts are wrapped in."""

from __future__ import annotations

import pytest

from probant.runs.node.package import Package
from probant.runs.node.plan import Does, Part, Scene, parts_of

FILES = {
    "test/run.js": "const test = require('node:test');\n",
    "test/tape.js": "const test = require('tape');\n",
    "test/plain.js": "console.log('ok');\n",
}
MEMBERS = (
    Package(folder="packages/a", data={"name": "@x/a", "scripts": {"test": "vitest run"}}),
    Package(
        folder="packages/b", data={"name": "@x/b", "scripts": {"test": "mocha", "build": "tsc"}}
    ),
    Package(folder="packages/c", data={"name": "@x/c"}),
)


def parts(scripts: dict[str, str]) -> tuple[Part, ...] | None:
    package = Package(folder="", data={"scripts": scripts})
    scene = Scene(members=MEMBERS, text_of=lambda path: FILES.get(path, ""))
    return parts_of(package, "test", scene)


def runners(**scripts: str) -> list[tuple[str, str]]:
    """Folder and runner of every part that tests."""
    found = parts({name.replace("_", ":"): text for name, text in scripts.items()})
    assert found is not None
    return [(part.folder, part.runner) for part in found if part.does is Does.TESTS]


@pytest.mark.parametrize(
    ("script", "runner"),
    [
        ("jest", "jest"),
        ("NODE_ENV=test CI=1 jest --coverage", "jest"),
        ("cross-env NODE_ENV=test npx --no-install jest", "jest"),
        ("node --experimental-vm-modules node_modules/jest/bin/jest.js", "jest"),
        ("node --experimental-vm-modules node_modules/.bin/jest", "jest"),
        ("react-scripts test", "jest"),
        ("nyc --reporter=text --reporter lcov mocha test/", "mocha"),
        ("c8 --check-coverage node --test", "node"),
        ("c8 -r html mocha", "mocha"),
        ("./node_modules/.bin/mocha -R spec", "mocha"),
        ("eslint . && vitest --run", "vitest"),
        ("vitest || true", "vitest"),
        ("tap test/*.js | tap-spec", "tap"),
        ("node --import tsx --test test/*.ts", "node"),
        ("tsx --test", "node"),
        ("node test/run.js", "node"),
        ("node test/tape.js", "tape"),
        ("sh -c 'jest --ci'", "jest"),
        ("timeout 60 ava", "ava"),
        ("pnpm exec vitest run", "vitest"),
        ("yarn exec jest", "jest"),
        ("dotenv -- jest", "jest"),
        ("concurrently \"eslint .\" \"mocha test\"", "mocha"),
    ],
)  # fmt: skip
def test_the_runner_behind_a_script(script: str, runner: str) -> None:
    assert runners(test=script) == [("", runner)]


@pytest.mark.parametrize(
    "script", ["echo '100 % passed'", "node test/plain.js", "karma start", "make test", "true"]
)
def test_what_no_runner_is_behind(script: str) -> None:
    assert runners(test=script) == []


def test_scripts_that_call_scripts() -> None:
    assert runners(test="npm run lint && npm run test:unit -- --ci", lint="eslint .",
                   test_unit="jest") == [("", "jest")]  # fmt: skip
    assert runners(test="run-s test:*", test_a="jest", test_b="mocha") == [
        ("", "jest"),
        ("", "mocha"),
    ]
    assert runners(test="yarn unit", unit="jest") == [("", "jest")]
    assert runners(test="pnpm unit", unit="jest") == [("", "jest")]


def test_arguments_are_passed_on() -> None:
    found = parts({"test": "npm run unit -- --grep x", "unit": "mocha test"}) or ()
    assert [word.text for word in found[0].args] == ["test", "--grep", "x"]


def test_what_comes_before_is_known() -> None:
    found = parts({"pretest": "tsc -p .", "test": "prettier -c . && node make.js && jest"}) or ()
    assert [part.does for part in found] == [Does.COMPILES, Does.LINTS, Does.OTHER, Does.TESTS]


@pytest.mark.parametrize(
    "script",
    [
        "npm test --workspaces", "npm run test -ws --if-present", "pnpm -r test",
        "pnpm --recursive run test", "yarn workspaces run test", "lerna run test",
        "yarn workspaces foreach -A run test", "turbo run test", "turbo test",
        "nx run-many --target=test", "nx run-many -t test",
    ],
)  # fmt: skip
def test_members_of_a_workspace(script: str) -> None:
    assert runners(test=script) == [("packages/a", "vitest"), ("packages/b", "mocha")]


@pytest.mark.parametrize(
    "script",
    [
        "npm test -w @x/b", "npm run test --workspace=packages/b", "pnpm --filter @x/b test",
        "yarn workspace @x/b test", "turbo run test --filter=@x/b", "cd packages/b && mocha",
        "npm --prefix packages/b test",
    ],
)  # fmt: skip
def test_one_member(script: str) -> None:
    assert runners(test=script) == [("packages/b", "mocha")]


@pytest.mark.parametrize("script", ["npm test", "npm run test", "jest '"])
def test_what_cannot_be_made_out(script: str) -> None:
    assert parts({"test": script}) is None
