"""Rust's own corners: module paths, doc lines, manifests and files nobody would write by hand."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.facts.languages import extract
from probant.vocabulary.source import RepoPath
from tests.repos import make_tree
from tests.unit.facts.extracting import indexed, told

PACKAGE = '[package]\nname = "my-app"\nedition = "2021"\n'


def dotted(root: Path, files: dict[str, str], path: str) -> str:
    make_tree(root, files)
    with indexed(root) as (_, binder):
        return binder.dotted_path(RepoPath(path))


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("src/lib.rs", "my_app"),
        ("src/main.rs", "my_app"),
        ("src/net/mod.rs", "my_app.net"),
        ("src/net/tcp.rs", "my_app.net.tcp"),
        ("src/elsewhere.rs", "my_app.inner.given"),
        ("src/bin/tool.rs", "tool"),
        ("tests/all.rs", "all"),
        ("src/orphan.rs", "orphan"),
    ],
)
def test_a_file_is_known_by_its_crate_and_modules(tmp_path: Path, path: str, name: str) -> None:
    files = {
        "Cargo.toml": PACKAGE,
        "src/lib.rs": 'mod net;\nmod inner { #[path = "../elsewhere.rs"] mod given; }\n',
        "src/main.rs": "fn main() {}\n",
        "src/net/mod.rs": "pub mod tcp;\n",
        "src/net/tcp.rs": "",
        "src/elsewhere.rs": "",
        "src/orphan.rs": "",
        "src/bin/tool.rs": "fn main() {}\n",
        "tests/all.rs": "",
    }
    assert dotted(tmp_path / "repo", files, path) == name


@pytest.mark.parametrize(
    "manifest",
    [
        "[package",
        "package = 3",
        "[package]\nname = 7\nedition = []\n[lib]\npath = 3\n[dependencies]\nx = 1\n",
        '[workspace]\nmembers = 3\nexclude = 7\n[package]\nname = "a"\nedition.workspace = true\n',
        "x = " + "[" * 5000,
        '[package]\nname = "a"\n[lib]\npath = "../../../etc/passwd"\n',
    ],
)
def test_no_manifest_stops_the_reading(tmp_path: Path, manifest: str) -> None:
    files = {
        "Cargo.toml": manifest,
        "src/lib.rs": "mod a;\nfn f() { a::g(); }\n",
        "src/a.rs": "pub fn g() {}\n",
    }
    make_tree(tmp_path / "repo", files)
    with indexed(tmp_path / "repo") as (book, binder):
        found = [told(binder.call(call)) for call in book.calls_of_file("src/lib.rs")]
    assert found == ["src/a.rs:1 g"]


def test_modules_that_declare_each_other_end(tmp_path: Path) -> None:
    files = {
        "src/a.rs": '#[path = "b.rs"] mod b;\npub use b::*;\n'
        "pub fn f() { g(); super::h(); crate::k(); }\n",
        "src/b.rs": '#[path = "a.rs"] mod a;\npub use a::*;\nuse self::a::x as x;\n',
    }
    make_tree(tmp_path / "repo", files)
    with indexed(tmp_path / "repo") as (book, binder):
        assert [told(binder.call(call)) for call in book.calls_of_file("src/a.rs")] == ["?"] * 3
        assert binder.dotted_path(RepoPath("src/a.rs"))


CIRCLES = """
type A = B;
type B = A;
type C = C::X;
trait T: U {}
trait U: T {}
struct P;
struct Q;
impl std::ops::Deref for P { type Target = Q; }
impl std::ops::Deref for Q { type Target = P; }
impl P::inner { fn inner() {} }
impl S<Self> { fn own(&self) { self.other(); } }
type Item = Self::Item;
use x::y as x;
use x as y;
fn f(a: A, t: &dyn T, p: P) {
    a.x();
    t.y();
    A::z();
    C::z();
    p.field.w();
    p.w();
    P::inner();
    x::y();
}
"""


def test_what_stands_for_itself_is_nothing(tmp_path: Path) -> None:
    make_tree(tmp_path / "repo", {"src/lib.rs": CIRCLES})
    with indexed(tmp_path / "repo") as (book, binder):
        calls = book.calls_of_file("src/lib.rs")
        assert len(calls) == 9
        assert {told(binder.call(call)) for call in calls} == {"?"}


def test_doc_lines_stand_above_attributes() -> None:
    source = b"/// One.\n/// Two.\n#[inline]\n// aside\npub fn f() {}\n\n//// no doc\nfn g() {}\n"
    details = {row[2]: row[9] for row in extract(source, ".rs").defs}
    assert details["f"] == '{"d":["inline"],"doc":[1,2]}'
    assert details["g"] is None


@pytest.mark.parametrize(
    "source",
    [
        b"fn f() { " + b"(" * 100_000 + b"1" + b")" * 100_000 + b" }",
        b"fn f() {" * 3000 + b"}" * 3000,
        b"fn f() {" + b"println!(" * 2000 + b"g()" + b")" * 2000 + b"}",
        b"use " + b"a::{" * 3000 + b"b" + b"}" * 3000 + b";",
        b"fn f(x: " + b"Vec<" * 3000 + b"u8" + b">" * 3000 + b") { x.foo() }",
        b"fn f() { a" + b".b()" * 2000 + b"; }",
        b"fn f() {" + b"let x = x.y();" * 5000 + b"}",
        b"fn f() {" + b"match a { Some(x) => " * 2000 + b"x.y()" + b"}" * 2000 + b"}",
        b"\x00\xff\xfe impl fn ( { r#",
    ],
)
def test_files_nobody_writes_are_read_to_their_end(source: bytes) -> None:
    assert extract(source, ".rs").language == ""
