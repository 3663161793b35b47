"""Constructs that read environment variables, and those that only look like it."""

from __future__ import annotations

import pytest

from probant.facts.bodies.code import parse
from probant.facts.bodies.environment import environment_reads, handed_on

READS = [
    ("a.py", 'import os\nos.environ["A"]', ["A"]),
    ("a.py", 'import os as o\no.getenv("A")', ["A"]),
    ("a.py", 'from os import environ as e, getenv\ne.get("A"); getenv("B")', ["A", "B"]),
    ("a.py", 'import os\nenv = os.environ\nenv["A"]', ["A"]),
    ("a.py", 'import os\nprint("A" not in os.environ)', ["A"]),
    ("a.py", 'import os\nos.environ["A"] = "1"\ndel os.environ["B"]', []),
    ("a.py", 'environ["A"]', []),
    ("a.py", 'from os import environ\ndef app(environ):\n    return environ["A"]', []),
    ("a.py", "import os\nos.getenv(name)", [""]),
    ("a.py", "import os\nfor name in os.environ: pass", [""]),
    ("a.py", 'import os\nN = "A"\nos.getenv(N)', ["A"]),
    ("a.py", 'import os\nN = "A"\nN = other\nos.getenv(N)', [""]),
    ("a.py", '@click.option("--a", envvar="A")\ndef f(a): pass', ["A"]),
    ("a.py", '# os.environ["A"]\n"os.environ.get(\'B\')"', []),
    ("a.js", "process.env.A; process.env['B']; process?.env.C", ["A", "B", "C"]),
    ("a.js", "const {A, B: b, C = 1} = process.env", ["A", "B", "C"]),
    ("a.js", "const env = process.env; env.A", ["A"]),
    ("a.js", "env.A; other.env.B; process.env.C = 1; delete process.env.D", []),
    ("a.js", "'A' in process.env; Deno.env.get('B')", ["A", "B"]),
    ("a.ts", "(process.env as any).A; process.env.B!; import.meta.env.C", ["A", "B", "C"]),
    ("a.ts", "process.env[`A_${x}`]; process.env[key]", ["", ""]),
    ("a.tsx", "const a = <p title={process.env.A}>x</p>", ["A"]),
    ("a.go", 'package a\nimport "os"\nfunc f() { os.Getenv("A"); os.LookupEnv("B") }', ["A", "B"]),
    ("a.go", 'package a\nimport "os"\nfunc f() { os.Setenv("A", "1"); x.Getenv("B") }', []),
    ("a.go", 'package a\ntype T struct { A string `env:"A_B"` }', ["A_B"]),
    ("a.rs", 'fn f() { std::env::var("A"); env::var_os("B"); env!("C"); }', ["A", "B", "C"]),
    ("a.rs", 'use std::env::var;\nfn f() { var("A"); println!("{}", env::var("B")); }', ["A", "B"]),
    ("a.rs", 'fn f() { Command::new("x").env("A", "1"); }', []),
    ("A.java", 'class A { String s = System.getenv("A") + System.getenv().get("B"); }', ["A", "B"]),
    ("A.java", 'class A { String s = System.getProperty("A"); }', []),
    ("a.c", 'int f() { getenv("A"); setenv("B", "1", 1); }', ["A"]),
    ("a.cpp", 'void f() { std::getenv("A"); obj.getenv("B"); }', ["A"]),
]


@pytest.mark.parametrize(("path", "source", "names"), READS)
def test_reads(path: str, source: str, names: list[str]) -> None:
    code = parse(source.encode(), path)
    assert code is not None
    assert [one.name for one in environment_reads(code)] == names


def test_a_name_given_to_another_function_may_be_read_there() -> None:
    code = parse(b'import os\nread_env("A")\nmonkeypatch.setenv("A", "1")\nos.getenv("A")', "a.py")
    assert code is not None
    assert [one.first for one in handed_on(code, "A")] == [2]


def test_a_file_nobody_can_parse_yields_no_tree() -> None:
    assert parse(b"(" * 20_000, "a.py") is None
    assert parse(b"text", "notes.txt") is None
