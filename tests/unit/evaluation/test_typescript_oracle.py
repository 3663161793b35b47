"""What the TypeScript compiler is made to say about small trees with awkward corners."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.evaluation.oracles import typescript
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from probant.settings import load_settings
from tests.unit.evaluation.trees import write_tree


def truths(root: Path, files: Mapping[str, str]) -> dict[str, CodeTruth]:
    write_tree(root, files)
    try:
        read = typescript.read(root, load_settings().cache_dir, os.environ)
    except OracleMissingError as reason:
        pytest.skip(f"the compiler cannot be installed here: {reason}")
    return {truth.language: truth for truth in read}


def defined(truth: CodeTruth) -> set[tuple[int, str, str]]:
    assert truth.definitions is not None
    return {(d.line, d.name, d.kind) for d in truth.definitions if not d.is_optional}


def optional(truth: CodeTruth) -> set[tuple[int, str]]:
    assert truth.definitions is not None
    return {(d.line, d.name) for d in truth.definitions if d.is_optional}


def called(truth: CodeTruth) -> set[tuple[str, int, str, str, int]]:
    assert truth.calls is not None
    return {(c.path, c.line, c.callee, c.target_path, c.target_line) for c in truth.calls}


def led(truth: CodeTruth) -> set[tuple[str, str, str | None]]:
    assert truth.imports is not None
    return {(i.path, i.module, i.resolved) for i in truth.imports}


def exported(truth: CodeTruth, path: str) -> set[str]:
    assert truth.exports is not None
    return {e.name for e in truth.exports if e.path == path and not e.is_optional}


def test_definitions_of_every_kind(tmp_path: Path) -> None:
    source = """\
    export const LIMIT = 3, helper = (x: number) => x;
    const { left, pair: [right] } = load();
    for (const loop of []) { const inside = 1; var hoisted = 2; }
    declare function load(): any;
    function over(a: string): void;
    function over(a: number): void;
    function over(a: unknown) {
      const local = 1;
      const arrow = async () => { function deep() {} };
      class Inner { value = 1; }
    }
    export abstract class Box<T> extends Base<T> implements Shape, ns.Other {
      static readonly MAX = 1;
      #hidden = 2;
      handler = () => {};
      constructor(private size: number) { super(); }
      get width() { return 1; }
      set width(w) {}
      abstract area(): number;
      [Symbol.iterator]() {}
    }
    interface Shape extends Thing { area(): number; name: string }
    type Alias = { a: 1 };
    const enum Color { Red = 1, "Dark Red" }
    namespace Space { export const inner = 1; export namespace Deep {} }
    namespace A.B {}
    const Klass = class Named { run() {} };
    const table = { go() {}, fast: function () {} };
    export default class extends Box<string> {}
    """
    truth = truths(tmp_path, {"a.ts": source})["typescript"]
    assert defined(truth) == {
        (1, "LIMIT", "constant"),
        (1, "helper", "function"),
        (2, "left", "variable"),
        (2, "right", "variable"),
        (3, "hoisted", "variable"),
        (4, "load", "function"),
        (5, "over", "function"),
        (6, "over", "function"),
        (7, "over", "function"),
        (9, "arrow", "function"),
        (9, "deep", "function"),
        (10, "Inner", "class"),
        (10, "value", "variable"),
        (12, "Box", "class"),
        (13, "MAX", "constant"),
        (14, "#hidden", "variable"),
        (15, "handler", "method"),
        (16, "constructor", "method"),
        (17, "width", "method"),
        (18, "width", "method"),
        (19, "area", "method"),
        (22, "Shape", "interface"),
        (23, "Alias", "type_alias"),
        (24, "Color", "enum"),
        (24, "Red", "enum_member"),
        (25, "Space", "module"),
        (25, "inner", "variable"),
        (25, "Deep", "module"),
        (27, "Klass", "class"),
        (27, "run", "method"),
        (28, "table", "variable"),
    }
    matters_of_taste = {
        (16, "size"), (20, "[Symbol.iterator]"), (22, "area"), (22, "name"), (24, "Dark Red"),
        (26, "A"), (26, "B"), (26, "A.B"), (27, "Named"), (28, "go"), (28, "fast"),
        (29, "default"),
    }  # fmt: skip
    assert matters_of_taste <= optional(truth)
    assert truth.definitions is not None
    overloads = [(d.line, d.is_declaration) for d in truth.definitions if d.name == "over"]
    assert overloads == [(5, True), (6, True), (7, False)]
    assert {d.qualified_name for d in truth.definitions if d.name == "deep"} == {"over.arrow.deep"}
    assert truth.bases is not None
    assert {(b.owner, b.base, b.relation) for b in truth.bases} == {
        ("Box", "Base", "extends"),
        ("Box", "Shape", "implements"),
        ("Box", "Other", "implements"),
        ("Shape", "Thing", "extends"),
        ("default", "Box", "extends"),
    }


def test_imports_lead_to_files_by_the_compilers_rules(tmp_path: Path) -> None:
    files = {
        "tsconfig.json": """{"compilerOptions": {"paths": {"@lib/*": ["./lib/*"]}}} // note""",
        "package.json": """{"name": "whole", "workspaces": ["packages/*"]}""",
        "packages/one/package.json": """{"name": "@my/one", "exports": {"./sub": "./src/s.ts"}}""",
        "packages/one/src/s.ts": "export const s = 1;",
        "lib/deep.ts": "export const deep = 1;",
        "dir/index.ts": "export * from '../lib/deep';",
        "style.css": "a {}",
        "twin.js": "export const twin = 1;",
        "twin.d.ts": "export declare const twin: number;",
        "data.json": "{}",
        "a.ts": """\
        import {
          deep as d,
        } from "@lib/deep";
        import whole, * as all from "./dir";
        import { s } from "@my/one/sub";
        import "./style.css";
        import type { twin } from "./twin.js";
        import old = require("./dir/index.js");
        export { deep } from "./lib/deep.js";
        const later = import("./lib/deep");
        import fs from "node:fs";
        import gone from "./gone";
        type T = import("./dir").T;
        import data from "./data.json";
        """,
        "b.js": "const { twin } = require('./twin.js'); require(name); import('./a');",
    }
    both = truths(tmp_path, files)
    assert led(both["typescript"]) == {
        ("dir/index.ts", "../lib/deep", "lib/deep.ts"),
        ("a.ts", "@lib/deep", "lib/deep.ts"),
        ("a.ts", "./dir", "dir/index.ts"),
        ("a.ts", "@my/one/sub", "packages/one/src/s.ts"),
        ("a.ts", "./style.css", "style.css"),
        ("a.ts", "./twin.js", "twin.d.ts"),
        ("a.ts", "./dir/index.js", "dir/index.ts"),
        ("a.ts", "./lib/deep.js", "lib/deep.ts"),
        ("a.ts", "./lib/deep", "lib/deep.ts"),
        ("a.ts", "node:fs", None),
        ("a.ts", "./gone", None),
        ("a.ts", "./data.json", "data.json"),
    }
    assert led(both["javascript"]) == {("b.js", "./twin.js", "twin.js"), ("b.js", "./a", "a.ts")}
    assert both["typescript"].imports is not None
    by_line = {i.line: i for i in both["typescript"].imports if i.path == "a.ts"}
    assert by_line[1].names == ("deep",)
    assert by_line[1].lines == (1, 3)
    assert by_line[4].names == ("default", "*")
    assert by_line[13].is_optional


def test_exports_of_both_module_systems(tmp_path: Path) -> None:
    files = {
        "a.ts": """\
        export const { one, two: renamed } = load();
        export default function main() {}
        const hidden = 1;
        export { hidden as shown };
        export * from "./b";
        export * as everything from "./b";
        export type T = 1;
        namespace N { export const notExported = 1; }
        """,
        "c.cjs": """\
        module.exports = { a, b: 1, "c-d": 2, run() {}, ...rest };
        module.exports.e = 1;
        exports.f = exports.g = void 0;
        function wrapped(exports) { exports.inner = 1; }
        """,
        "d.js": "module.exports = class Whole {};",
    }
    both = truths(tmp_path, files)
    assert exported(both["typescript"], "a.ts") == {
        "one", "renamed", "default", "shown", "*", "everything", "T",
    }  # fmt: skip
    assert exported(both["javascript"], "c.cjs") == {"a", "b", "c-d", "run", "e", "f", "g"}
    assert exported(both["javascript"], "d.js") == set()


def test_calls_lead_to_definitions_of_the_tree_only(tmp_path: Path) -> None:
    files = {
        "lib.ts": """\
        export function plain(): void {}
        export function over(a: string): void;
        export function over(a: number): void;
        export function over(a: unknown) {}
        export class Box {
          constructor(readonly size: number) {}
          grow(): this { return this; }
        }
        export const made = build();
        declare function build(): () => void;
        export interface Runner { run(): void }
        """,
        "index.ts": "export { plain as simple, over, Box, made, type Runner } from './lib';",
        "use.ts": """\
        import { simple, over, Box, made, type Runner } from "./index";
        import { outside } from "somewhere";
        class Small extends Box { constructor() { super(1); } }
        function main(callback: () => void, runner: Runner) {
          simple();
          over(1);
          new Small()
            .grow()
            .grow();
          made();
          callback();
          runner.run();
          outside();
          [1].map(String);
          const held = made;
          held();
          const local = () => main(callback, runner);
          local();
        }
        """,
        "c.cjs": "const { d } = require('./d.cjs'); d(); exports.e = function () {}; exports.e();",
        "d.cjs": "function d() {}\nmodule.exports = { d };",
    }
    both = truths(tmp_path, files)
    assert called(both["typescript"]) == {
        ("lib.ts", 9, "build", "lib.ts", 10),
        ("use.ts", 3, "super", "lib.ts", 5),
        ("use.ts", 5, "simple", "lib.ts", 1),
        ("use.ts", 6, "over", "lib.ts", 4),
        ("use.ts", 7, "Small", "use.ts", 3),
        ("use.ts", 7, "grow", "lib.ts", 7),
        ("use.ts", 10, "made", "lib.ts", 9),
        ("use.ts", 12, "run", "lib.ts", 11),
        ("use.ts", 17, "main", "use.ts", 4),
        ("use.ts", 18, "local", "use.ts", 17),
    }
    assert both["typescript"].calls is not None
    others = {c.callee: c.others for c in both["typescript"].calls}
    assert others["over"] == (("lib.ts", 2), ("lib.ts", 3))
    assert others["super"] == (("lib.ts", 6),)
    foreign = {(c.line, c.callee) for c in both["typescript"].foreign_calls}
    assert foreign == {(11, "callback"), (13, "outside"), (14, "map")}
    assert called(both["javascript"]) == {
        ("c.cjs", 1, "d", "d.cjs", 1),
        ("c.cjs", 1, "e", "c.cjs", 1),
    }


def test_a_broken_file_is_told_and_not_judged(tmp_path: Path) -> None:
    truth = truths(tmp_path, {"bad.ts": "const = ;\n", "good.ts": "const a = 1;\n"})["typescript"]
    assert truth.files == {"good.ts"}
    assert [path for path, _ in truth.dropped] == ["bad.ts"]


def test_an_absurd_file_does_not_end_the_reading(tmp_path: Path) -> None:
    files = {
        "brackets.ts": "const a = " + "[" * 20_000 + "]" * 20_000,
        "chain.ts": "f" + ".a()" * 20_000,
        "good.ts": "export const a = 1;",
    }
    truth = truths(tmp_path, files)["typescript"]
    assert truth.files == {"good.ts"}
    assert {path for path, _ in truth.dropped} == {"brackets.ts", "chain.ts"}


def test_installed_packages_are_not_of_the_tree(tmp_path: Path) -> None:
    files = {
        "node_modules/dep/index.js": "exports.x = 1;",
        "a.js": "const { x } = require('dep');",
    }
    truth = truths(tmp_path, files)["javascript"]
    assert truth.files == {"a.js"}
    assert led(truth) == {("a.js", "dep", None)}
