"""Definitions of command line options by the libraries that read them."""

from __future__ import annotations

import pytest

from probant.facts.bodies.code import parse
from probant.facts.bodies.options import option_definitions
from probant.facts.bodies.options.loose import compared_by_hand

DEFINED = [
    ("a.py", 'parser.add_argument("-a", "--all", help="--not-this")', [("-a", "--all")]),
    ("a.py", 'parser.add_argument("file")', [("file",)]),
    ("a.py", "parser.add_argument(*names)", [()]),
    ("a.py", 'from selenium import webdriver\noptions.add_argument("--headless")', []),
    ("a.py", 'import click\n@click.option("--a/--no-a")\ndef f(a): pass', [("--a", "--no-a")]),
    ("a.py", 'import click\n@click.argument("src")\ndef f(src): pass', [("src",)]),
    ("a.py", "import click\n@click.version_option()\ndef f(): pass", [("--version",)]),
    ("a.py", "import typer\ndef f(dry_run: bool = typer.Option(False)): pass", [("--dry-run",)]),
    (
        "a.py",
        'import typer\ndef f(a: int = typer.Option(1, "--bee", "-b")): pass',
        [("--bee", "-b")],
    ),
    ("a.py", 'from absl import flags\nflags.DEFINE_string("name", "", "x")', [("--name",)]),
    ("a.py", 'registry.option("name")', []),
    ("a.js", "program.option('-p, --port <n>', 'x')", [("-p", "--port")]),
    ("a.js", "yargs.option('size', { alias: 's' })", [("--size", "-s")]),
    ("a.js", "select.option('size')", []),
    (
        "a.ts",
        "parseArgs({ options: { name: { type: 'string', short: 'n' } } })",
        [("--name", "-n")],
    ),
    ("a.go", 'package a\nimport "flag"\nvar p = flag.Int("port", 1, "")', [("--port",)]),
    ("a.go", 'package a\nfunc f(s T) { s.String("port", "", "") }', []),
    ("a.go", 'package a\nfunc f() { c.Flags().BoolP("dry", "d", false, "") }', [("--dry", "-d")]),
    ("a.rs", "struct A {\n #[arg(short('n'), long)]\n no_color: bool }", [("--no-color", "-n")]),
    ("a.rs", "struct A { #[serde(default)] name: String }", []),
    ("a.rs", 'fn f() { Arg::new("x").long("ex").short(\'e\'); }', [("--ex", "-e")]),
    ("A.java", 'class A { @Option(names = {"-n", "--name"}) String n; }', [("-n", "--name")]),
    ("A.java", 'class A { @Parameter(name = "id") String n; }', []),
    ("a.c", 'static struct option o[] = {{"all", no_argument, 0, 7}, {0}};', [("--all",)]),
    ("a.c", 'int f() { getopt(argc, argv, "ab:"); }', [("-a",), ("-b",)]),
    ("a.cpp", 'void f() { app.add_option("-n,--name", n); }', [("-n", "--name")]),
]


@pytest.mark.parametrize(("path", "source", "names"), DEFINED)
def test_definitions(path: str, source: str, names: list[tuple[str, ...]]) -> None:
    code = parse(source.encode(), path)
    assert code is not None
    assert [one.names for one in option_definitions(code)] == names


@pytest.mark.parametrize(
    ("path", "source", "names"),
    [
        ("a.py", 'if sys.argv[1] == "--help": run(["git", "--version"])', ["--help"]),
        ("a.js", "switch (process.argv[2]) { case '--all': break; }", ["--all"]),
        ("a.c", 'int f() { strcmp(argv[1], "-v"); puts("-x"); }', ["-v"]),
    ],
)
def test_what_is_compared_by_hand(path: str, source: str, names: list[str]) -> None:
    code = parse(source.encode(), path)
    assert code is not None
    assert [one.name for one in compared_by_hand(code)] == names
