"""The renamed copy: names that are the tree's own are others everywhere, all else is the same."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from probant.errors import ExecutionError
from probant.evaluation.arms.arm import Ground
from probant.evaluation.arms.copied_facts import CopiedFacts, OldNames
from probant.evaluation.arms.copies import renamed
from probant.evaluation.arms.new_names import NewNames, spelled
from probant.evaluation.arms.rename_python import PythonNames, differences
from probant.evaluation.arms.renamed import RenamedTree, renamed_tree, write_files
from probant.evaluation.arms.typescript_text import Compiler
from probant.evaluation.oracles.raw_bytes import RawBytes
from probant.evaluation.oracles.tree import Dropped, Tree, read_tree
from probant.evaluation.questions.generate import generate
from probant.evaluation.questions.truth import Locations
from probant.evaluation.sources.fact import Fact
from probant.evaluation.sources.python.source import PythonSource
from probant.settings import load_settings

PYTHON = {
    "shop/basket.py": '''\
"""Baskets, made by make_basket."""
import json
from dataclasses import dataclass

MAX_BASKETS = 3


class ShoppingBasket:
    """A ShoppingBasket holds things."""

    def _count_things(self, limit=None):
        return json.dumps(limit)

    def close_basket(self):
        # _count_things first
        return self._count_things(limit=MAX_BASKETS)


def make_basket(prefix):
    return ShoppingBasket()
''',
    "shop/till.py": """\
from shop.basket import ShoppingBasket, make_basket
from elsewhere import send_invoice


def open_till(things):
    basket = make_basket("make_basket")
    things.close_basket()
    return send_invoice(basket, prefix=1)
""",
    "README.md": "Call `make_basket`, then open_till.\n",
    "pyproject.toml": '[project.scripts]\ntill = "shop.till:open_till"\n',
}

SCRIPTS = {
    "package.json": '{"name": "yard"}\n',
    "src/yard.ts": """\
import { readFileSync } from "node:fs";
export const MAX_CRATES = 4;
export interface CrateShape { weight: number }
export class CrateStack {
  private pileCrate(weight: number): number { return weight + MAX_CRATES; }
  /** Calls pileCrate. */
  settle(): number { return this.pileCrate(2); }
}
export function loadCrates(path: string): CrateShape {
  return JSON.parse(readFileSync(path, "utf8"));
}
""",
    "src/use.ts": """\
import { CrateStack, loadCrates } from "./yard";
const stack = new CrateStack();
export const found = [loadCrates("loadCrates"), stack.settle()];
""",
}


def tree_of(files: Mapping[str, str], root: Path) -> Tree:
    write_files({path: text.encode() for path, text in files.items()}, root)
    return read_tree(root)


@pytest.fixture(scope="module")
def compiler() -> Compiler:
    return Compiler(load_settings().cache_dir, os.environ)


def made(tree: Tree, compiler: Compiler, seed: int = 7) -> RenamedTree:
    copy = renamed_tree(tree, seed, compiler)
    if any(entry.fact == "language" for entry in copy.dropped):
        pytest.skip(copy.dropped[0].reason)
    return copy


def test_only_names_that_are_own_everywhere_are_renamed(tmp_path: Path) -> None:
    own = PythonNames(tree_of(PYTHON, tmp_path).files).own()
    assert own == {
        "MAX_BASKETS": "constant",
        "ShoppingBasket": "class",
        "_count_things": "function",
        "make_basket": "function",
        "open_till": "function",
    }
    # `things` may be anything, `send_invoice` is another's, `prefix` goes by keyword.
    assert not {"close_basket", "send_invoice", "prefix"} & set(own)


def test_a_name_that_configuration_says_is_kept(tmp_path: Path, compiler: Compiler) -> None:
    assert "open_till" not in made(tree_of(PYTHON, tmp_path), compiler).renaming.names


@pytest.mark.parametrize(
    "source",
    [
        "import click\n@click.command()\ndef start_server():\n    pass\n",
        "class Handler(Elsewhere):\n    def start_server(self):\n        pass\n",
        "def start_server():\n    pass\ncall(start_server=1)\n",
        "def start_server():\n    pass\nthing().start_server()\n",
        "def start_server():\n    pass\ndef other(start_server):\n    pass\n",
        "from elsewhere import start_server\ndef start_server():\n    pass\n",
        "class Row:\n    start_server = 1\ndef start_server():\n    pass\n",
        "def test_start_server():\n    pass\n",
        "class Box:\n    def __start_server__(self):\n        pass\n",
    ],
)
def test_a_name_in_doubt_is_kept(source: str) -> None:
    assert not {name for name in PythonNames({"a.py": source.encode()}).own() if "start" in name}


def test_every_occurrence_goes_in_code_strings_comments_and_documents(
    tmp_path: Path, compiler: Compiler
) -> None:
    tree = tree_of(PYTHON, tmp_path)
    copy = made(tree, compiler)
    names = copy.renaming.names
    assert {"make_basket", "ShoppingBasket", "_count_things", "MAX_BASKETS"} <= set(names)
    raw = RawBytes(copy.files)
    assert all(raw.is_absent(old) for old in ("make_basket", "ShoppingBasket", "_count_things"))
    assert all(RawBytes.of(tree).is_absent(new) for new in names.values())
    assert names["_count_things"].startswith("_") and names["MAX_BASKETS"].isupper()
    assert names["make_basket"].encode() in copy.files["README.md"]


def test_the_syntax_trees_are_the_same_up_to_the_map(tmp_path: Path, compiler: Compiler) -> None:
    tree = tree_of(PYTHON, tmp_path)
    copy = made(tree, compiler)
    for path in ("shop/basket.py", "shop/till.py"):
        ast.parse(copy.files[path])
        assert differences(tree.files[path], copy.files[path], copy.renaming.text) == []
    assert differences(b"a = 1\n", b"a = 2\n", str) is None
    assert differences(b"a = 'x'\n", b"a = 'y'\n", str) == ["x"]


def test_a_name_behind_an_escape_is_kept(tmp_path: Path, compiler: Compiler) -> None:
    """The string says the name, but no whole word of the source does."""
    source = 'def make_basket():\n    return "\\nmake_basket"\n\n\ndef other_thing():\n    pass\n'
    copy = made(tree_of({"a.py": source}, tmp_path), compiler)
    assert set(copy.renaming.names) == {"other_thing"}
    assert [entry.subject for entry in copy.dropped] == ["make_basket"]


def test_what_is_dropped_has_one_order_in_every_process(tmp_path: Path) -> None:
    names = [f"make_basket_{letter}" for letter in "abcdefgh"]
    sources = [f'def {name}():\n    return "\\n{name}"\n' for name in names]
    write_files({"a.py": "\n\n".join(sources).encode()}, tmp_path)
    call = (
        "import os, sys; from pathlib import Path;"
        "from probant.evaluation.arms.renamed import renamed_tree;"
        "from probant.evaluation.arms.typescript_text import Compiler;"
        "from probant.evaluation.oracles.tree import read_tree;"
        "root = Path(sys.argv[1]); compiler = Compiler(root / 'none', os.environ);"
        "print([one.subject for one in renamed_tree(read_tree(root), 7, compiler).dropped])"
    )
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", call, str(tmp_path)],
            env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        assert done.stdout.strip() == str(names)


def test_the_same_seed_draws_the_same_names(tmp_path: Path, compiler: Compiler) -> None:
    tree = tree_of(PYTHON, tmp_path)
    first, again, other = (made(tree, compiler, seed).renaming for seed in (7, 7, 8))
    assert first == again
    assert first != other


def test_names_of_typescript_by_its_compiler(tmp_path: Path, compiler: Compiler) -> None:
    copy = made(tree_of(SCRIPTS, tmp_path), compiler)
    names = copy.renaming.names
    assert {"CrateStack", "CrateShape", "loadCrates", "pileCrate", "MAX_CRATES"} <= set(names)
    assert "readFileSync" not in names
    assert RawBytes(copy.files).is_absent("loadCrates")
    said = compiler.ask(tmp_path, copy.files, "names")
    assert set(said["files"]) == {"src/yard.ts", "src/use.ts"}


def test_a_property_that_others_may_read_is_kept(tmp_path: Path, compiler: Compiler) -> None:
    files = {
        "a.ts": "export function packCrate() {}\nexport const all = { packCrate };\n",
        "b.ts": "import { unloadCrate } from 'elsewhere';\nunloadCrate();\n",
        "c.ts": "export function liftCrate(other: any) { other.liftCrate(); }\n",
    }
    assert not made(tree_of(files, tmp_path), compiler).renaming.names


def test_facts_of_the_copy_are_those_of_the_original_in_new_names(
    tmp_path: Path, compiler: Compiler
) -> None:
    tree = tree_of(PYTHON, tmp_path / "then")
    copy = made(tree, compiler)
    now = tree_of({p: c.decode() for p, c in copy.files.items()}, tmp_path / "now")
    source = CopiedFacts(PythonSource, tree, now, copy.renaming, lambda: random.Random(1))
    facts = {fact.targets: fact for fact in source.facts()["1"]}
    fact = facts[(("x", copy.renaming.names["make_basket"]),)]
    assert fact.group_name == "make_basket"
    assert fact.truth == Locations(((("shop/basket.py", 19), copy.renaming.names["make_basket"]),))
    asked = {fact.targets[0][1] for fact in OldNames(now, copy.renaming).facts()["U21"]}
    assert asked == {"make_basket", "ShoppingBasket", "_count_things", "MAX_BASKETS"}


def test_a_fact_the_copy_does_not_bear_out_is_dropped(tmp_path: Path, compiler: Compiler) -> None:
    tree = tree_of(PYTHON, tmp_path / "then")
    copy = made(tree, compiler)
    files = {p: c.decode() for p, c in copy.files.items()}
    files["shop/basket.py"] = "\n" + files["shop/basket.py"]
    now = tree_of(files, tmp_path / "now")
    source = CopiedFacts(PythonSource, tree, now, copy.renaming, lambda: random.Random(1))
    told = {fact.group_name for fact in source.facts()["1"] if fact.is_asked}
    assert "make_basket" not in told and "open_till" in told
    assert "told differently of the copy" in {entry.reason for entry in source.dropped}


def test_the_arm_asks_old_names_and_new_ones(tmp_path: Path) -> None:
    tree = tree_of(PYTHON, tmp_path / "then")
    ground = Ground(
        tree=tree, seed=7, is_clone=False, families=None,
        cache=load_settings().cache_dir, environment=os.environ,
    )  # fmt: skip
    try:
        asking = renamed(ground, tmp_path / "now")
    except ExecutionError as reason:
        pytest.skip(str(reason))
    asked = generate(
        read_tree(tmp_path / "now"), 7, asking.sources,
        families=asking.families, min_negatives=asking.min_negatives,
    )  # fmt: skip
    plain = generate(tree, 7, (_nothing, _nothing, PythonSource))
    pairs = {(q.paraphrase_group, q.wording) for q in plain.questions}
    answerable = [q for q in asked.questions if not q.is_unanswerable]
    assert len(answerable) > 30
    assert all((q.paraphrase_group, q.wording) in pairs for q in answerable)
    n_negative = len(asked.questions) - len(answerable)
    assert 0.45 < n_negative / len(asked.questions) < 0.6
    raw = RawBytes.of(read_tree(tmp_path / "now"))
    assert all(
        raw.is_absent(q.paraphrase_group.partition(":")[2])
        for q in asked.questions
        if q.family in ("U1", "U2", "U4", "U5", "U12", "U20", "U21")
    )
    assert {q.family for q in asked.questions} >= {"1", "2", "16", "U21"}
    assert all("make_basket" not in q.text for q in asked.questions if q.family != "U21")


def _nothing(_: Tree, __: random.Random) -> _Nothing:
    return _Nothing()


class _Nothing:
    dropped: tuple[Dropped, ...] = ()

    def facts(self) -> Mapping[str, list[Fact]]:
        return {}


@pytest.mark.parametrize(
    ("like", "expected"),
    [
        ("parse_it", "lift_kettle"),
        ("ParseIt", "LiftKettle"),
        ("parseIt", "liftKettle"),
        ("PARSE_IT", "LIFT_KETTLE"),
        ("parse", "lift_kettle"),
    ],
)
def test_new_names_are_spelled_like_old_ones(like: str, expected: str) -> None:
    assert spelled(["lift", "kettle"], like) == expected


def test_a_new_name_was_nowhere_before() -> None:
    raw = RawBytes({"a.txt": b"lift kettle"})
    drawn = NewNames(raw, random.Random(3))
    names = [drawn.draw("parse_it", "function") for _ in range(200)]
    assert len(set(names)) == 200
    assert all(name is not None and raw.is_absent(name) for name in names)
