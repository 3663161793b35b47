"""Heads of functions, as each language's own front end reads them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from probant.evaluation.oracles import clang, golang, java, rust, typescript
from probant.evaluation.sources.code.truth import CodeTruth
from probant.settings import load_settings
from tests.unit.evaluation.oracle_trees import truths

Read = Callable[[Path, Path, Mapping[str, str]], tuple[CodeTruth, ...]]
Head = tuple[int, str, int, tuple[str, ...] | None, str, frozenset[str]]

GO = """\
package shop

func (s *Shop) Sell(name string, n, m int) (string, error) {
	return name, nil
}

func low(int) error { return nil }
"""
JAVA = """\
package shop;
class Shop {
    Shop() { }
    public static java.util.List<String> sell(int n, String... names) {
        return null;
    }
    private void low() { }
    abstract static class Open { abstract void nothing(); }
}
"""
RUST = """\
pub async fn sell(name: &str, (a, b): (u8, u8)) -> Result<u8, E> { todo() }
impl Shop {
    fn low<T>(&self, item: T) -> Option<T>
    where T: Clone {
        None
    }
}
impl Clone for Shop { fn clone(&self) -> Self { todo() } }
"""
TYPESCRIPT = """\
export async function sell(name: string, n = 2): Promise<void> {
  return;
}
export const low = ({ a }: Part) => a;
class Shop {
  static open(): void {}
  *steps() { yield 1; }
  declare nothing: number;
}
"""
CPP = """\
struct Shop {
  static int sell(int n, const char *name) { return n; }
  void declared(int only);
};
int low(int) { return 1; }
"""


@pytest.mark.parametrize(
    ("read", "path", "source", "expected"),
    [
        (
            golang.read,
            "shop.go",
            GO,
            {
                (3, "Sell", 5, ("name", "n", "m"), "(string, error)", frozenset({"public"})),
                (7, "low", 7, None, "error", frozenset({"private"})),
            },
        ),
        (
            java.read,
            "shop/Shop.java",
            JAVA,
            {
                (
                    *(4, "sell", 6, ("n", "names"), "java.util.List<String>"),
                    frozenset({"public", "static"}),
                ),
                (7, "low", 7, (), "void", frozenset({"private"})),
            },
        ),
        (
            rust.read,
            "lib.rs",
            RUST,
            {
                (1, "sell", 1, None, "Result<u8, E>", frozenset({"async", "public"})),
                (3, "low", 6, ("item",), "Option<T>", frozenset({"private"})),
                (8, "clone", 8, (), "Self", frozenset()),
            },
        ),
        (
            typescript.read,
            "shop.ts",
            TYPESCRIPT,
            {
                (1, "sell", 3, ("name", "n"), "Promise<void>", frozenset({"async"})),
                (4, "low", 4, None, "", frozenset()),
                (6, "open", 6, (), "void", frozenset({"static"})),
                (7, "steps", 7, (), "", frozenset({"generator"})),
            },
        ),
        (
            clang.read,
            "shop.cpp",
            CPP,
            {
                (2, "sell", 2, ("n", "name"), "", frozenset({"static"})),
                (5, "low", 5, None, "", frozenset()),
            },
        ),
    ],
    ids=["go", "java", "rust", "typescript", "cpp"],
)
def test_heads(tmp_path: Path, read: Read, path: str, source: str, expected: set[Head]) -> None:
    told = truths(read, load_settings().cache_dir, tmp_path, {path: source})
    heads = {
        (s.line, s.name, s.end_line, s.parameters, s.returns, s.marks)
        for truth in told.values()
        for s in truth.signatures
    }
    assert heads == expected
