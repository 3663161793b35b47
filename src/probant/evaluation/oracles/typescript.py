"""TypeScript and JavaScript: what the TypeScript compiler says about a tree.

The compiler is a package put below the cache on demand; scripts beside this file ask it. No file of
the tree is run. Next: typescript_facts.cjs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

from probant.evaluation.oracles.clients import node_program, npm_package
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import (
    CodeTruth,
    ForeignCall,
    OracleMissingError,
    TrueBase,
    TrueCall,
    TrueDefinition,
    TrueExport,
    TrueImport,
    TrueSignature,
)
from probant.workspace import process

COMPILER_VERSION = "6.0.3"
MAX_SECONDS = 600.0
MAX_OUTPUT_BYTES = 1_000_000_000
MAX_FILE_BYTES = 5_000_000
NODE_OPTIONS = ("--max-old-space-size=4096",)
KINDS = frozenset(
    {"function", "method", "class", "constant", "variable", "type_alias", "interface"}
    | {"enum", "enum_member", "module"}
)
_SUFFIXES = (".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs")

Json = Mapping[str, Any]


def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
    """One truth for TypeScript and one for JavaScript."""
    compiler = npm_package("typescript", COMPILER_VERSION, cache, environment)
    answer = _ask(root.resolve(), compiler, node_program(cache, environment))
    oracle = f"typescript {answer['version']}"
    too_large = answer["too_large"]
    return tuple(
        _truth(language, oracle, said, too_large) for language, said in answer["languages"].items()
    )


def _ask(root: Path, compiler: Path, node: Path) -> dict[str, Any]:
    files, too_large = [], []
    for path, content in read_tree(root).files.items():
        if "node_modules" in path.split("/"):
            continue
        if len(content) > MAX_FILE_BYTES and path.endswith(_SUFFIXES):
            too_large.append((path, f"larger than {MAX_FILE_BYTES} bytes"))
        else:
            files.append(path)
    request = {"compiler": str(compiler.resolve()), "root": str(root), "files": files}
    scripts = resources.files("probant.evaluation.oracles")
    with resources.as_file(scripts.joinpath("typescript_facts.cjs")) as script:
        done = process.run(
            [str(node), *NODE_OPTIONS, str(script)],
            stdin=json.dumps(request).encode(),
            timeout=MAX_SECONDS,
            max_output=MAX_OUTPUT_BYTES,
        )
    if done.returncode != 0:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        reason = "it took too long" if done.timed_out else (said[-1] if said else "no word")
        raise OracleMissingError(
            f"the TypeScript compiler gave up on this tree: {reason}", remedy="try a smaller tree"
        )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer | {"too_large": tuple(too_large)}


def _truth(
    language: str, oracle: str, said: Json, too_large: tuple[tuple[str, str], ...]
) -> CodeTruth:
    dropped = [(path, reason) for path, reason in said["dropped"]]
    return CodeTruth(
        language=language,
        oracle=oracle,
        files=frozenset(said["files"]),
        kinds=KINDS,
        signatures=tuple(_signature(entry) for entry in said["signatures"]),
        definitions=tuple(_definition(entry) for entry in said["definitions"]),
        imports=tuple(_import(entry) for entry in said["imports"]),
        bases=tuple(
            TrueBase(entry["path"], entry["owner"], entry["base"], entry["relation"])
            for entry in said["bases"]
        ),
        exports=tuple(
            TrueExport(entry["path"], entry["name"], entry["optional"]) for entry in said["exports"]
        ),
        calls=tuple(_call(entry) for entry in said["calls"]),
        foreign_calls=tuple(
            ForeignCall(entry["path"], entry["line"], entry["callee"]) for entry in said["foreign"]
        ),
        dropped=(*dropped, *too_large),
    )


def _signature(entry: Json) -> TrueSignature:
    parameters = entry["parameters"]
    return TrueSignature(
        path=entry["path"],
        line=entry["line"],
        name=entry["name"],
        end_line=entry["end"],
        parameters=tuple(parameters) if parameters is not None else None,
        returns=entry["returns"],
        marks=frozenset(entry["marks"]),
    )


def _definition(entry: Json) -> TrueDefinition:
    return TrueDefinition(
        path=entry["path"],
        line=entry["line"],
        name=entry["name"],
        kind=entry["kind"],
        qualified_name=entry["qualified"],
        is_declaration=entry["declaration"],
        is_optional=entry["optional"],
    )


def _import(entry: Json) -> TrueImport:
    return TrueImport(
        path=entry["path"],
        line=entry["line"],
        module=entry["module"],
        resolved=entry["resolved"],
        names=tuple(entry["names"]),
        is_optional=entry["optional"],
        lines=(entry["first"], entry["last"]),
    )


def _call(entry: Json) -> TrueCall:
    path, line = entry["target"]
    others = tuple((other_path, other_line) for other_path, other_line in entry["others"])
    return TrueCall(entry["path"], entry["line"], entry["callee"], path, line, others)
