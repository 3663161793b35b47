"""What syn says about small Rust trees, and where their paths lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ProgramMissing
from probant.evaluation.oracles import rust
from probant.evaluation.oracles.rust_modules import ModuleTree, Written
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from probant.settings import load_settings
from probant.workspace import process
from probant.workspace.process import Completed
from tests.unit.evaluation.oracle_trees import (
    bases,
    definitions,
    exports,
    imports,
    truths,
)

LIB = """\
#![allow(unused)]
use std::fmt;
use std::{fs::{self, File as F}, io::*};
pub use price::{Tag as Label, of};
use ::money::spend;
use serde;

mod price;
pub mod inline {
    use super::Shop;
    pub fn nested() {
        struct Local { x: u8 }
        let act = |n: u8| n;
    }
}

pub struct Shop<T: Clone> { pub name: String, r#type: T }
struct Pair(u8, u8);
pub(crate) union Bits { a: u32 }

#[derive(Debug)]
pub enum
    Colour { Red, Mixed { red: u8 } }

pub trait Sell: fmt::Debug + ?Sized + 'static {
    const LIMIT: u8;
    type Out;
    fn sell(&self) -> Self::Out;
}

impl<T: Clone> Sell for Shop<T> {
    const LIMIT: u8 = 1;
    type Out = u8;
    fn sell(&self) -> u8 { 0 }
}
impl Shop<u8> { pub async fn open() {} }
impl !Send for Pair {}
impl fmt::Display for &'_ Colour { }

pub type Id = u64;
const _: () = ();
pub const MAX: u8 = 3;
static mut COUNT: u8 = 0;

#[macro_export]
macro_rules! shout { () => {}; }

extern "C" { fn outside(); }
"""


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> CodeTruth:
    files = {
        "Cargo.toml": '[package]\nname = "my-shop"\n[dependencies]\nserde = "1"\n'
        'money = { path = "money" }\n',
        "src/lib.rs": LIB,
        "src/price.rs": "pub mod tag;\npub enum Kind { A }\npub fn of() {}\n",
        "src/price/tag.rs": "use super::Kind::A;\nuse super::super::Shop;\n"
        "use crate::price::tag;\n",
        "src/main.rs": "use my_shop::price::Kind;\nuse my_shop::inline;\n",
        "tests/it.rs": "mod common;\nuse common::setup;\nuse my_shop::Unknown::*;\n",
        "tests/common/mod.rs": "pub fn setup() {}\n",
        "money/Cargo.toml": '[package]\nname = "money"\n[lib]\npath = "root.rs"\n',
        "money/root.rs": '#[path = "odd/place.rs"]\nmod coin;\nuse coin::Coin;\n',
        "money/odd/place.rs": "pub struct Coin;\n",
        "stray.rs": "use crate::x;\nuse std::io;\n",
        "broken.rs": "fn {\n",
        "deep.rs": f"const X: u8 = {'(' * 200_000}1{')' * 200_000};\n",
    }
    # The parser is built once into the user's cache: that takes a while, and may need the network.
    cache = load_settings().cache_dir
    return truths(rust.read, cache, tmp_path_factory.mktemp("shop"), files)["rust"]


def test_definitions_have_the_line_of_their_name_and_their_owner(shop: CodeTruth) -> None:
    assert {found[1:] for found in definitions(shop) if found[0] == "src/lib.rs"} == {
        (9, "module", "inline"),
        (11, "function", "inline.nested"),
        (12, "struct", "inline.nested.Local"),
        (12, "variable", "inline.nested.Local.x"),
        (17, "struct", "Shop"),
        (17, "variable", "Shop.name"),
        (17, "variable", "Shop.type"),
        (18, "struct", "Pair"),
        (19, "struct", "Bits"),
        (19, "variable", "Bits.a"),
        (23, "enum", "Colour"),
        (23, "enum_member", "Colour.Red"),
        (23, "enum_member", "Colour.Mixed"),
        (25, "trait", "Sell"),
        (26, "constant", "Sell.LIMIT"),
        (28, "method", "Sell.sell"),
        (32, "constant", "Shop.LIMIT"),
        (34, "method", "Shop.sell"),
        (36, "method", "Shop.open"),
        (40, "type_alias", "Id"),
        (42, "constant", "MAX"),
        (43, "variable", "COUNT"),
        (46, "macro", "shout"),
        (48, "function", "outside"),
    }
    assert {f[1:] for f in definitions(shop, optional=True) if f[0] == "src/lib.rs"} == {
        (8, "module", "price"),
        (13, "function", "inline.nested.act"),
        (23, "variable", "Colour.Mixed.red"),
        (27, "type_alias", "Sell.Out"),
        (33, "type_alias", "Shop.Out"),
    }


def test_each_path_before_a_name_is_an_import(shop: CodeTruth) -> None:
    lib = {found[1:] for found in imports(shop) if found[0] == "src/lib.rs"}
    assert lib >= {
        (2, "std", None, ("fmt",)),
        (3, "std::fs", None, ("File",)),
        (3, "std::io", None, ("*",)),
        (4, "price", "src/price.rs", ("Tag", "of")),
        (5, "::money", "money/root.rs", ("spend",)),
        (6, "serde", None, ()),
        (10, "super", "src/lib.rs", ("Shop",)),
    }
    required = [i for i in shop.imports or () if i.path == "src/lib.rs" and not i.is_optional]
    assert len(required) == 7


def test_paths_lead_through_modules_crates_and_path_attributes(shop: CodeTruth) -> None:
    known = {
        (i.path, i.module, i.resolved)
        for i in shop.imports or ()
        if i.is_certain and not i.is_optional and i.path != "src/lib.rs"
    }
    assert known == {
        ("src/price/tag.rs", "super::Kind", "src/price.rs"),
        ("src/price/tag.rs", "super::super", "src/lib.rs"),
        ("src/price/tag.rs", "crate::price", "src/price.rs"),
        ("src/main.rs", "my_shop::price", "src/price.rs"),
        ("src/main.rs", "my_shop", "src/lib.rs"),
        ("tests/it.rs", "common", "tests/common/mod.rs"),
        ("money/root.rs", "coin", "money/odd/place.rs"),
        ("stray.rs", "std", None),
    }


def test_what_cannot_be_said_is_marked_so(shop: CodeTruth) -> None:
    unsure = {(i.path, i.module) for i in shop.imports or () if not i.is_certain}
    assert unsure == {("stray.rs", "crate"), ("tests/it.rs", "my_shop::Unknown")}


def test_a_submodule_and_a_module_file_may_be_told_too(shop: CodeTruth) -> None:
    optional = {(i.path, i.module, i.resolved) for i in shop.imports or () if i.is_optional}
    assert ("src/price/tag.rs", "crate::price", "src/price/tag.rs") in optional
    assert ("src/lib.rs", "price", "src/price.rs") in optional


def test_impls_implement_and_supertraits_extend(shop: CodeTruth) -> None:
    assert bases(shop) == {
        ("Shop", "implements", "Sell"),
        ("Colour", "implements", "Display"),
        ("Sell", "extends", "Debug"),
    }


def test_only_what_is_plainly_public_is_exported(shop: CodeTruth) -> None:
    assert exports(shop, "src/lib.rs") == {
        "Label", "of", "inline", "Shop", "Colour", "Sell", "Id", "MAX", "shout",
    }  # fmt: skip
    members = {"nested", "name", "Red", "Mixed", "open"}
    assert exports(shop, "src/lib.rs", optional=True) == members


def test_calls_are_not_judged_and_broken_files_are_dropped(shop: CodeTruth) -> None:
    assert shop.calls is None
    assert dict(shop.dropped).keys() == {"broken.rs", "deep.rs"}
    assert dict(shop.dropped)["deep.rs"] == "nested too deeply"


def test_a_module_that_includes_itself_ends() -> None:
    said = Written({("src/lib.rs", ""): [("again", "lib.rs")]}, {}, {})
    tree = ModuleTree(["src/lib.rs"], {"Cargo.toml": b'[package]\nname = "x"\n'}, said)
    assert tree.file_of(("src/lib.rs", ""), "self::again") == "src/lib.rs"


def test_a_manifest_that_is_no_toml_declares_nothing() -> None:
    tree = ModuleTree(["src/lib.rs"], {"Cargo.toml": b"[package\n"}, Written({}, {}, {}))
    assert tree.file_of(("src/lib.rs", ""), "crate") == "?"


def test_a_machine_without_rust_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(argv: list[str], **_: object) -> Completed:
        raise ProgramMissing(f"the program {argv[0]} cannot be started")

    monkeypatch.setattr(process, "run", run)
    with pytest.raises(OracleMissingError, match="install rustc"):
        rust.read(tmp_path, tmp_path, {})
