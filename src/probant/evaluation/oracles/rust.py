"""Rust: what the parser of Rust's own macros (syn) says about a tree.

The program reads what is written; where a path leads is found by the language's rules for modules
and crates. Calls need types, so they are not judged. Next: rust_parser.py, rust_modules.py.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path, PurePosixPath

from probant.evaluation.oracles import front_end, rust_parser
from probant.evaluation.oracles.fact_lines import Rows, rows_of, truth_of
from probant.evaluation.oracles.rust_modules import Key, ModuleTree, Written
from probant.evaluation.oracles.tree import Tree, read_tree
from probant.evaluation.sources.code.truth import CodeTruth

KINDS = frozenset(
    {"function", "method", "struct", "enum", "enum_member", "trait", "type_alias"}
    | {"constant", "variable", "module", "macro"}
)


def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
    """One truth for the Rust files below `root`."""
    program = rust_parser.program(cache.resolve(), environment)
    tree = read_tree(root)
    paths, dropped = front_end.readable(tree, lambda path: path.endswith(".rs"))
    said = front_end.run(
        [str(program), str(root.resolve())],
        env={},
        remedy=rust_parser.REMEDY,
        stdin=front_end.told(paths),
    )
    rows = rows_of(said)
    modules = _module_tree(tree, rows)
    rows["I"] = list(_imports(rows["U"], modules))
    rows["J"] = [*_declared(rows["M"], modules), *_submodules(rows["U"], modules)]
    return (truth_of(rows, language="rust", oracle="syn 2", kinds=KINDS, dropped=dropped),)


def _module_tree(tree: Tree, rows: Rows) -> ModuleTree:
    declared: dict[Key, list[tuple[str, str]]] = defaultdict(list)
    inline: dict[Key, list[str]] = defaultdict(list)
    types: dict[Key, set[str]] = defaultdict(set)
    for file, module, name, place, _ in rows["M"]:
        declared[file, module].append((name, place))
    for file, module, name in rows["N"]:
        inline[file, module].append(name)
    for file, module, name in rows["S"]:
        types[file, module].add(name)
    manifests = {
        path: content
        for path, content in tree.files.items()
        if PurePosixPath(path).name == "Cargo.toml"
    }
    frozen = {key: frozenset(names) for key, names in types.items()}
    files = [row[0] for row in rows["F"]]
    return ModuleTree(files, manifests, Written(declared, inline, frozen))


def _imports(uses: Sequence[Sequence[str]], modules: ModuleTree) -> Iterator[list[str]]:
    for file, module, line, first, last, path, *names in uses:
        yield [file, line, path, modules.file_of((file, module), path), first, last, *names]


def _submodules(uses: Sequence[Sequence[str]], modules: ModuleTree) -> Iterator[list[str]]:
    """Where an imported name is itself a module, its own file is as good an answer."""
    for file, module, line, first, last, path, *names in uses:
        for name in names:
            found = modules.child_file((file, module), path, name)
            if found:
                yield [file, line, path, found, first, last, name]


def _declared(rows: Sequence[Sequence[str]], modules: ModuleTree) -> Iterator[list[str]]:
    """`mod name;` brings a file in, which may be told as an import of it."""
    for file, module, name, _, line in rows:
        found = modules.child_file((file, module), "self", name)
        yield [file, line, name, found or "?", line, line]
