"""What javac's trees and attribution say about small Java trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ProgramMissing
from probant.evaluation.oracles import java
from probant.evaluation.sources.code.truth import CodeTruth, OracleMissingError
from probant.workspace import process
from probant.workspace.process import Completed
from tests.unit.evaluation.oracle_trees import (
    bases,
    calls,
    definitions,
    exports,
    imports,
    truths,
)

SHOP = """\
package shop;

import java.util.*;
import static shop.Price.of;
import static shop.Price.*;
import shop.Price.Tag;
import missing.Library;

@Deprecated
public final class
    Shop extends Base<String> implements Runnable, Comparable<Shop> {
    static final int LIMIT = 3;
    private int a, b = 2;

    Shop() { this(1); }
    Shop(int n) { super(); }

    @Override
    public void run() {
        class Local { void act() {} }
        new Local().act();
        Runnable nameless = new Runnable() {
            public void run() { helper("x"); }
        };
        nameless.run();
        Library.call();
        helper(Library.get());
        of(2);
        new Shop(3)
            .helper(4);
        Colour.values();
    }

    void helper(String s) {}
    void helper(int n) { inherited(); }
    public int compareTo(Shop other) { return 0; }

    enum Colour implements Tag { RED, GREEN { void x() {} }; Colour() {} }
    record Pair(int left, int right) { Pair { } int sum() { return left() + right; } }
    @interface Mark { int value() default 0; }
}
"""
PRICE = """\
package shop;

public class Price {
    public interface Tag extends Runnable, Cloneable { int SIZE = 1; void show(); }
    static int of(int n) { return n; }
}

class Base<T> { void inherited() {} }
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def shop(cache: Path, tmp_path_factory: pytest.TempPathFactory) -> CodeTruth:
    files = {
        "src/shop/Shop.java": SHOP,
        "src/shop/Price.java": PRICE,
        "src/module-info.java": "module shop { exports shop; }\n",
        "other/Twin.java": "package one; public class Twin {}\n",
        "another/Twin.java": "package one; public class Twin {}\n",
        "Uses.java": "import one.Twin;\nimport shop.*;\nclass Uses {}\n",
        "Broken.java": "class Broken { void }\n",
    }
    return truths(java.read, cache, tmp_path_factory.mktemp("shop"), files)["java"]


def test_definitions_have_the_line_of_their_name_and_their_owner(shop: CodeTruth) -> None:
    found = {item[1:] for item in definitions(shop) if item[0] == "src/shop/Shop.java"}
    assert found == {
        (11, "class", "Shop"),
        (12, "constant", "Shop.LIMIT"),
        (13, "variable", "Shop.a"),
        (13, "variable", "Shop.b"),
        (15, "method", "Shop.Shop"),
        (16, "method", "Shop.Shop"),
        (19, "method", "Shop.run"),
        (20, "class", "Shop.run.Local"),
        (20, "method", "Shop.run.Local.act"),
        (34, "method", "Shop.helper"),
        (35, "method", "Shop.helper"),
        (36, "method", "Shop.compareTo"),
        (38, "enum", "Shop.Colour"),
        (38, "enum_member", "Shop.Colour.RED"),
        (38, "enum_member", "Shop.Colour.GREEN"),
        (38, "method", "Shop.Colour.Colour"),
        (39, "class", "Shop.Pair"),
        (39, "method", "Shop.Pair.Pair"),
        (39, "method", "Shop.Pair.sum"),
        (40, "interface", "Shop.Mark"),
        (40, "method", "Shop.Mark.value"),
    }
    assert {item[1:] for item in definitions(shop, optional=True)} == {
        (23, "method", "Shop.run.run"),
        (38, "method", "Shop.Colour.GREEN.x"),
        (39, "variable", "Shop.Pair.left"),
        (39, "variable", "Shop.Pair.right"),
    }


def test_the_fields_of_an_interface_are_constants(shop: CodeTruth) -> None:
    assert ("src/shop/Price.java", 4, "constant", "Price.Tag.SIZE") in definitions(shop)


def test_imports_lead_to_the_file_of_the_type_or_the_folder_of_the_package(
    shop: CodeTruth,
) -> None:
    price = "src/shop/Price.java"
    assert imports(shop) == {
        ("src/shop/Shop.java", 3, "java.util", None, ("*",)),
        ("src/shop/Shop.java", 4, "shop.Price", price, ("of",)),
        ("src/shop/Shop.java", 5, "shop.Price", price, ("*",)),
        ("src/shop/Shop.java", 6, "shop.Price.Tag", price, ()),
        ("src/shop/Shop.java", 7, "missing.Library", None, ()),
        ("Uses.java", 1, "one.Twin", None, ()),
        ("Uses.java", 2, "shop", "src/shop", ("*",)),
    }
    assert [i.module for i in shop.imports or () if not i.is_certain] == ["one.Twin"]


def test_classes_extend_and_implement_interfaces_extend(shop: CodeTruth) -> None:
    assert bases(shop) == {
        ("Shop", "extends", "Base"),
        ("Shop", "implements", "Runnable"),
        ("Shop", "implements", "Comparable"),
        ("Colour", "implements", "Tag"),
        ("Tag", "extends", "Runnable"),
        ("Tag", "extends", "Cloneable"),
    }


def test_public_types_are_exported_and_public_members_may_be_told(shop: CodeTruth) -> None:
    assert exports(shop, "src/shop/Shop.java") == {"Shop"}
    assert exports(shop, "src/shop/Price.java") == {"Price"}
    assert exports(shop, "src/shop/Price.java", optional=True) == {"Tag", "SIZE", "show"}


def test_calls_lead_to_the_overload_that_is_meant(shop: CodeTruth) -> None:
    here, price = "src/shop/Shop.java", "src/shop/Price.java"
    assert calls(shop) == {
        (here, 15, "this", here, 16),
        (here, 16, "super", price, 8),
        (here, 21, "Local", here, 20),
        (here, 21, "act", here, 20),
        (here, 23, "helper", here, 34),
        (here, 27, "helper", here, 34),
        (here, 28, "of", price, 5),
        (here, 29, "Shop", here, 16),
        (here, 29, "helper", here, 35),
        (here, 35, "inherited", price, 8),
    }
    others = {(c.line, c.callee): c.others for c in shop.calls or () if c.others}
    assert others[27, "helper"] == ((here, 35),), "the type of the argument is not known"
    assert others[29, "Shop"] == ((here, 11),), "the class of the constructor is as right"


def test_calls_of_libraries_are_foreign_and_of_missing_ones_untold(shop: CodeTruth) -> None:
    told = {(call.line, call.callee) for call in shop.foreign_calls}
    assert told == {(22, "Runnable"), (25, "run")}


def test_a_file_that_does_not_parse_is_dropped_with_the_reason(shop: CodeTruth) -> None:
    assert "Broken.java" not in shop.files
    ((path, reason),) = shop.dropped
    assert path == "Broken.java"
    assert "expected" in reason


def test_a_machine_without_a_jdk_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(argv: list[str], **_: object) -> Completed:
        raise ProgramMissing(f"the program {argv[0]} cannot be started")

    monkeypatch.setattr(process, "run", run)
    with pytest.raises(OracleMissingError, match="install a JDK"):
        java.read(tmp_path, tmp_path, {})
