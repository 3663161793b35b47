"""A runner of the repository's own, seen in the settings of jest."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from probant.runs.node.package import Package
from probant.runs.node.plan import Scene, parts_of
from probant.runs.node.tampering import tampering


def told(script: str, files: dict[str, str], **data: Any) -> list[str]:
    package = Package(folder="", data={"scripts": {"test": script}, **data})
    scene = Scene(members=(), text_of=lambda path: files.get(path, ""))
    (part,) = parts_of(package, "test", scene) or ()
    return tampering(cast("Any", SimpleNamespace(scene=scene)), part)


@pytest.mark.parametrize(
    ("script", "files", "jest"),
    [
        ("jest", {}, {"testRunner": "./own.js"}),
        ("jest", {}, {"testRunner": "<rootDir>/own.js"}),
        ("jest", {"jest.config.js": "module.exports = { testRunner: './own.js' };\n"}, None),
        ("jest", {"jest.config.ts": "export default {\n  runner: `../own.js`,\n};\n"}, None),
        ("jest --testRunner ./own.js", {}, None),
        ("jest --testRunner=./own.js", {}, None),
    ],
)
def test_a_runner_of_its_own(script: str, files: dict[str, str], jest: object) -> None:
    (said,) = told(script, files, jest=jest)
    assert said.startswith("the repository runs its tests by its own ")


@pytest.mark.parametrize(
    ("script", "jest"),
    [
        ("jest", {"testRunner": "jest-circus/runner"}),
        ("jest --testRunner=jest-jasmine2", None),
        ("jest", {"setupFiles": ["./setup.js"]}),
        ("mocha", {"testRunner": "./own.js"}),
    ],
)
def test_what_is_installed_or_of_another_runner_is_none(script: str, jest: object) -> None:
    assert told(script, {"setup.js": "const runner = 1;\n"}, jest=jest) == []


def test_a_file_loaded_first_that_changes_the_runner() -> None:
    evil = {"evil.js": "Runnable.prototype.run = function (fn) { fn(); };\n"}
    doubt = ["evil.js changes the test runner before it starts"]
    assert told("mocha --require ./evil.js", evil) == doubt
    assert told("mocha -r ./evil.js test", evil) == doubt
    assert told("mocha --require ./evil.js", {"evil.js": "x.prototype.run === 1;\n"}) == []
