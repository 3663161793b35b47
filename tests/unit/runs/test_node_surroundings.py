"""Where node, its packages and the members of a workspace are found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from probant.runs.node import toolchain
from probant.runs.node.files import made_since, state_of
from probant.runs.node.needs import Installed, lacking, missed, missing_program
from probant.runs.node.package import Package, members_of, read_package
from tests.repos import make_tree


def members(root: Path, files: dict[str, str]) -> list[str]:
    make_tree(root, files)
    package = read_package(root, "")
    assert package is not None
    return [one.folder for one in members_of(root, package, files)]


OTHERS = {f"{name}/package.json": "{}" for name in ("p/a", "p/b", "p/b/deep", "apps/x", "alone")}


@pytest.mark.parametrize(
    ("manifest", "more", "expected"),
    [
        ({"workspaces": ["p/*"]}, {}, ["p/a", "p/b"]),
        ({"workspaces": {"packages": ["p/**", "!p/a"]}}, {}, ["p/b", "p/b/deep"]),
        ({"workspaces": ["./alone", "apps/*"]}, {}, ["alone", "apps/x"]),
        ({}, {"pnpm-workspace.yaml": "packages:\n  - 'p/*' # all\n  - alone\ncatalog:\n  - x\n"},
         ["alone", "p/a", "p/b"]),
        ({}, {"lerna.json": '{"packages": ["apps/*"]}'}, ["apps/x"]),
        ({}, {}, []),
        ({"workspaces": 3}, {}, []),
    ],
)  # fmt: skip
def test_members(
    tmp_path: Path, manifest: dict[str, object], more: dict[str, str], expected: list[str]
) -> None:
    files = {"package.json": json.dumps(manifest), **OTHERS, **more}
    assert members(tmp_path, files) == expected


@pytest.mark.parametrize("text", ["[]", "{", "", "\x00", "[" * 50_000])
def test_a_broken_manifest_is_none(tmp_path: Path, text: str) -> None:
    make_tree(tmp_path, {"package.json": text})
    assert read_package(tmp_path, "") is None


def test_a_link_is_not_read(tmp_path: Path) -> None:
    make_tree(tmp_path, {"secret.json": "{}"})
    (tmp_path / "package.json").symlink_to("secret.json")
    assert read_package(tmp_path, "") is None


def test_what_is_declared_and_not_there(tmp_path: Path) -> None:
    modules = make_tree(tmp_path / "node_modules", {"here/index.js": "", "@s/p/index.js": ""})
    data = {"dependencies": {"here": "1", "@s/p": "1"}, "devDependencies": {"gone": "1"},
            "optionalDependencies": {"may": "1"}}  # fmt: skip
    installed = Installed(mounts=(), folders=(("", modules),))
    lacks = lacking(Package(folder="", data=data), installed)
    assert lacks == {"gone"}
    assert missed("Error: Cannot find module 'gone/sub'\n", lacks) == "gone"
    assert missed("Cannot find package 'gone' imported from /repo/a.js", lacks) == "gone"
    assert missed("Cannot find module './gone'\nCannot find module 'other'", lacks) == ""
    assert missing_program("sh: 1: tsc: not found") == "tsc"


def test_programs_of_a_member_are_found_further_up(tmp_path: Path) -> None:
    modules = make_tree(tmp_path / "node_modules", {".bin/jest": ""})
    installed = Installed(mounts=(), folders=(("", modules), ("p/a", tmp_path / "none")))
    assert installed.program("jest", "p/a")
    assert installed.bins("/repo", "p/a") == (
        "/repo/p/a/node_modules/.bin", "/repo/node_modules/.bin",
    )  # fmt: skip
    assert installed.bins("/repo", "p/b") == ("/repo/node_modules/.bin",)


def test_only_what_was_written_is_made(tmp_path: Path) -> None:
    make_tree(tmp_path, {"a.js": "1", "node_modules/x/i.js": "1"})
    before = state_of(tmp_path)
    make_tree(tmp_path, {"dist/a.js": "1", "dist/empty": "", "node_modules/y.js": "1",
                         ".cache/x": "1", "t.tsbuildinfo": "1"})  # fmt: skip
    assert made_since(before, state_of(tmp_path)) == ("dist/a.js",)


@pytest.mark.parametrize(
    ("program", "shown"),
    [
        ("/usr/bin/node", None),
        ("/home/u/.nvm/versions/node/v20/bin/node", "/home/u/.nvm/versions/node/v20"),
        ("/opt/node/bin/node", "/opt/node"),
        ("/home/u/bin/node", "/home/u/bin/node"),
        ("/home/u/.local/bin/node", "/home/u/.local/bin/node"),
        ("/home/bin/node", "/home/bin/node"),
        ("/bin/x/node", None),
    ],
)
def test_never_a_home_is_shown(
    program: str, shown: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/u")
    found = toolchain._shown(Path(program))
    assert found == (None if shown is None else Path(shown))


def test_a_stand_in_is_looked_behind(tmp_path: Path) -> None:
    make_tree(tmp_path, {
        "bin/node": "#!/bin/sh\n",
        "tools/user/platform.json": '{"node": {"runtime": "20.1.0"}}',
        "tools/image/node/20.1.0/bin/node": b"\x7fELF...",
    })  # fmt: skip
    found = toolchain._real_node(tmp_path / "bin" / "node")
    assert found == tmp_path / "tools/image/node/20.1.0/bin/node"
    make_tree(tmp_path / "asdf", {"shims/node": "#!/bin/sh\n",
                                  "installs/nodejs/18.2.0/bin/node": b"\x7fELF",
                                  "installs/nodejs/20.9.0/bin/node": b"\x7fELF"})  # fmt: skip
    newest = toolchain._real_node(tmp_path / "asdf/shims/node")
    assert newest == tmp_path / "asdf/installs/nodejs/20.9.0/bin/node"
    make_tree(tmp_path / "other", {"bin/node": "#!/bin/sh\n"})
    assert toolchain._real_node(tmp_path / "other/bin/node") is None
