"""Nothing of a repository makes a type checker run anything, read elsewhere, or write into it."""

from __future__ import annotations

import json
import os
import shlex
from pathlib import Path

import pytest

from probant.opinions.port import Asked, Opinion, Part, Places
from probant.opinions.seconds import SecondOpinions
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import open_tree
from tests.cases.asking import can_be_asked
from tests.repos import make_repo, make_tree

PLACES = Places(typescript=os.environ.get("PROBANT_TYPESCRIPT", ""))


def canary(root: Path, fired: Path) -> str:
    """A script of the repository that leaves a trace, under the names tools would look for."""
    script = f"#!/bin/sh\necho $0 >> {shlex.quote(str(fired))}\nexit 0\n"
    places = [
        ".venv/bin/python", ".venv/bin/python3", "venv/bin/python", "bin/cc", "bin/clang",
        "bin/gcc", "bin/clang++", "bin/node", "bin/tsc", "bin/python3", "python", "python3",
        "clang", "node", "cc", "clangd", "ty", "node_modules/.bin/tsc",
    ]  # fmt: skip
    make_tree(root, dict.fromkeys(places, script))
    for place in places:
        (root / place).chmod(0o755)
    return str(root / "bin" / "cc")


def hostile(root: Path, fired: Path) -> Path:
    compiler = canary(root, fired)
    js = f"require('fs').appendFileSync({json.dumps(str(fired))}, 'js\\n');"
    py = f"open({str(fired)!r}, 'a').write('py\\n')\n"
    command = (
        f"{compiler} -fplugin={root}/evil.so -Xclang -load -Xclang {root}/evil.so @{root}/args"
    )
    make_tree(
        root,
        {
            "m.py": f"{py}import conftest, plugin\nfrom evil import *\nx = [1]\n",
            "evil/__init__.py": py,
            "conftest.py": py,
            "plugin.py": py,
            "setup.py": py,
            "sitecustomize.py": py,
            ".venv/pyvenv.cfg": f"home = {root}/bin\nexecutable = {root}/bin/python3\n",
            ".venv/lib/python3.11/site-packages/evil.pth": f"import os; {py}",
            "pyproject.toml": '[tool.ty.environment]\npython = ".venv"\nextra-paths = ["/"]\n'
            '[tool.mypy]\nplugins = ["plugin"]\n[tool.pyright]\nvenvPath = "."\nvenv = ".venv"\n',
            "ty.toml": '[environment]\npython = "./bin/python3"\ntypeshed = "evil"\n',
            "pyrightconfig.json": '{"venvPath": ".", "venv": ".venv", "pythonPath": "./python"}',
            "tsconfig.json": json.dumps(
                {
                    "extends": ["./evil.js", "../../../../etc/passwd", "evil-package"],
                    "compilerOptions": {
                        "plugins": [{"name": "./evil.js"}, {"name": "evil-package"}],
                        "transform": "./evil.js",
                        "typeRoots": ["/"],
                        "paths": {"*": ["/etc/*", "../../*"]},
                        "baseUrl": "/",
                        "outDir": ".",
                        "incremental": True,
                        "tsBuildInfoFile": "written",
                    },
                    "ts-node": {"require": ["./evil.js"]},
                }
            ),
            "evil.js": js,
            ".pnp.cjs": js,
            "typescript.js": js,
            "node_modules/typescript/package.json": '{"version": "6.0.0"}',
            "node_modules/typescript/lib/typescript.js": js,
            "node_modules/evil-package/index.js": js,
            "node_modules/evil-package/package.json": '{"name": "evil-package"}',
            "package.json": '{"type": "commonjs", "imports": {"#x": "./evil.js"}}',
            "a.ts": 'import "./evil"; import p from "/etc/passwd";\nexport const x = [1];\n'
            "export const y = p;\n",
            ".clangd": f"CompileFlags:\n  Compiler: {compiler}\n  Add: [-fplugin={root}/evil.so]\n",
            "compile_flags.txt": f"-fplugin={root}/evil.so\n",
            "compile_commands.json": json.dumps(
                [
                    {"directory": str(root), "file": name, "command": f"{command} -c {name}"}
                    for name in ("a.c", "b.cpp")
                ]
            ),
            "args": "-DFROM_ARGS=1\n",
            "a.c": "static long x;\n",
            "b.cpp": "auto x = 1.5;\n",
            "leak.c": '#include "/etc/passwd"\nlong x;\n',
            "root.c": '#include "../../../../../../../../etc/passwd"\nlong x;\n',
        },
    )
    return root


@pytest.mark.parametrize("committed", [False, True], ids=["on disk", "committed"])
def test_no_canary_fires_and_the_tree_stays_as_it_was(
    committed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fired = tmp_path / "fired"
    root = tmp_path / "repo"
    if committed:
        make_repo(root)
    hostile(root, fired)
    before = _listing(root)
    monkeypatch.chdir(root)
    monkeypatch.setenv("PATH", f"{os.environ['PATH']}:{root}/bin:.")
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        seconds = SecondOpinions(tree, PLACES)
        try:
            found = {
                (path, name): seconds.type_of(
                    Asked(path=RepoPath(path), line=line, name=name, holder="", part=Part.VALUE)
                )
                for path, line, name in (
                    ("m.py", 4, "x"),
                    ("a.ts", 2, "x"),
                    ("a.ts", 3, "y"),
                    ("a.c", 1, "x"),
                    ("b.cpp", 1, "x"),
                    ("leak.c", 2, "x"),
                    ("root.c", 2, "x"),
                )
            }
        finally:
            seconds.close()
    assert not fired.exists(), fired.read_text()
    assert _listing(root) == before
    expected = {
        "ty": (("m.py", "x"), "list[int]"),
        "typescript": (("a.ts", "x"), "number[]"),
        "clangd": (("a.c", "x"), "long"),
    }
    for tool, (key, text) in expected.items():
        if can_be_asked(tool):
            assert found[key].text == text, found[key]
    assert not found["a.ts", "y"].text
    for opinion in found.values():
        assert "root:" not in _words(opinion) and "/bin/" not in opinion.text


def test_the_compiler_of_the_repository_is_never_the_one_asked(tmp_path: Path) -> None:
    fired = tmp_path / "fired"
    root = hostile(tmp_path / "repo", fired)
    with open_tree(root, cache_dir=tmp_path / "cache") as tree:
        named = Places(typescript=str(root / "node_modules" / "typescript"))
        seconds = SecondOpinions(tree, named)
        try:
            opinion = seconds.type_of(Asked(path=RepoPath("a.ts"), line=2, name="x", holder=""))
        finally:
            seconds.close()
    assert not opinion.text and opinion.remedy
    assert not fired.exists()


def _words(opinion: Opinion) -> str:
    return f"{opinion.text} {opinion.note}"


def _listing(root: Path) -> dict[str, tuple[int, int]]:
    return {
        str(one.relative_to(root)): (one.lstat().st_mtime_ns, one.lstat().st_size)
        for one in sorted(root.rglob("*"))
        if ".git" not in one.parts and not one.is_dir()
    }
