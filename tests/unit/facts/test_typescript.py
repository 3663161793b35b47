"""TypeScript and JavaScript under hostile and circular input: no crash, no wrong certainty."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.facts.bound import Defined
from probant.facts.languages import extract
from probant.facts.languages.typescript.manifests import matches
from probant.facts.languages.typescript.modules import module_tail
from probant.facts.languages.typescript.types import one_class, promised
from probant.vocabulary.source import RepoPath
from tests.repos import make_tree
from tests.unit.facts.extracting import indexed

DEEP = 4000


@pytest.mark.parametrize("suffix", [".ts", ".tsx", ".js"])
@pytest.mark.parametrize(
    "source",
    [
        "(" * DEEP + "1" + ")" * DEEP,
        "a" + ".b()" * DEEP,
        "function f(a){a();" * DEEP + "}" * DEEP,
        "const a=" + "{a:" * DEEP + "1" + "}" * DEEP,
        "const " + "{a:" * DEEP + "x" + "}" * DEEP + "=y;x()",
        "".join(f"const a{n}=a{n + 1}.x;a{n}();" for n in range(DEEP)),
        "let x:" + "A<" * DEEP + "B" + ">" * DEEP + ";x.y()",
        "class A{m(){" * 1000 + "}}" * 1000,
        "import {", "export {a as", "const {", "class {", "function", "enum X {", "\x00\xff",
    ],
    ids=range(15),
)  # fmt: skip
def test_any_text_is_read(source: str, suffix: str) -> None:
    facts = extract(source.encode("latin-1"), suffix)
    assert all(row[2] for row in facts.defs)


def test_circles_of_exports_types_and_values_end(tmp_path: Path) -> None:
    files = {
        "tsconfig.json": '{"extends": "./tsconfig.json"}',
        "a.ts": "export * from './b'; import { x } from './b'; x(); export { y } from './b';",
        "b.ts": "export * from './a'; import { y } from './a'; y(); export { x } from './a';",
        "c.ts": "type A = B; type B = A; function f(a: A) { a.go(); }\n"
        "function g() { return h(); } function h() { return g(); } g().go();\n"
        "class P extends Q { m() { this.z(); } } class Q extends P {}\n"
        "const u = v.w; const v = u.w; u.go();",
    }
    assert _resolved(tmp_path, files, "a.ts") == []
    assert _resolved(tmp_path, files, "c.ts") == ["h", "g", "g"]


@pytest.mark.parametrize(
    "manifest",
    [
        "{", "[]", "null", '{"exports": {".": {"import": [[["./x.js"]]]}}}', "\x00" * 100,
        '{"name": 3, "workspaces": {"packages": 1}}', '{"exports": "../../x.ts"}',
        '{"name": "p", "main": "/etc/passwd"}', "[" * 100_000,
    ],
    ids=range(9),
)  # fmt: skip
def test_wrong_manifests_count_as_none(manifest: str, tmp_path: Path) -> None:
    files = {
        "package.json": manifest,
        "tsconfig.json": manifest,
        "pnpm-workspace.yaml": manifest,
        "main.ts": "import { x } from 'p'; import { y } from '#p'; import { f } from './f'; f();",
        "f.ts": "export function f() {}",
    }
    assert _resolved(tmp_path, files, "main.ts") == ["f"]


def _resolved(root: Path, files: dict[str, str], path: str) -> list[str]:
    """The calls of a file that lead somewhere certain."""
    tree = make_tree(root / path / "repo", files)
    with indexed(tree) as (book, binder):
        calls = book.calls_of_file(RepoPath(path))
        return [call.name for call in calls if isinstance(binder.call(call), Defined)]


def test_the_one_class_of_a_type() -> None:
    assert one_class("Foo | undefined | null") == "Foo"
    assert one_class("readonly Foo<A | B>") == "Foo<A | B>"
    assert one_class("(Readonly<Foo>)") == "Foo"
    assert one_class("Foo | Bar") == ""
    assert one_class("Map<string, () => Foo | Bar>") == "Map<string, () => Foo | Bar>"
    assert promised("Promise<Foo | null>") == "Foo | null"
    assert promised("Foo<Promise<Bar>>") is None


def test_workspace_globs() -> None:
    assert matches("packages/*", "packages/a")
    assert not matches("packages/*", "packages/a/b")
    assert matches("packages/**", "packages/a/b")
    assert matches("./libs/*-ui", "libs/web-ui")
    assert not matches("a.c", "abc")


def test_the_tail_of_a_module() -> None:
    assert module_tail("./a/b.service") == "b.service"
    assert module_tail("./a/b.js") == "b"
    assert module_tail("@scope/name") == "name"
    assert module_tail("..") == ""
