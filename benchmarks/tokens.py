"""`python -m benchmarks.tokens`: what the answers of `probant mcp` cost an agent, in tokens.

Questions about functions of a tree, drawn with a seed, are asked through the tools; beside each
stands what reading the files it cites would have cost. PROBANT_TOKENIZER names the folder of the
npm package gpt-tokenizer; without it tokens are counted by the server's own, higher, estimate.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import quantiles
from typing import Any

from mcp import Client

from benchmarks.packages import PYTHON
from benchmarks.tree import committed_copy, fetched
from probant.settings import load_settings
from probant.surfaces.mcp.fitting import n_tokens
from probant.surfaces.mcp.server import make_server
from probant.surfaces.serving import Root, Served

FORMS = ("where is {} defined?", "who calls {}?", "what does {} return?", "what is {}?")
_COUNT = """
const {encode} = require(process.argv[1] + '/cjs/encoding/o200k_base')
const texts = JSON.parse(require('fs').readFileSync(0, 'utf8'))
console.log(JSON.stringify(texts.map(text => encode(text).length)))
"""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tokens", description=__doc__)
    parser.add_argument("--tree", type=Path, help="a directory of source (default: a package)")
    parser.add_argument("--names", type=int, default=25, help="how many functions are asked about")
    parser.add_argument("--seed", type=int, default=7)
    args = parser.parse_args(argv)
    with tempfile.TemporaryDirectory(prefix="probant-tokens-") as scratch:
        repo = committed_copy(args.tree or fetched(PYTHON), Path(scratch))
        settings = load_settings({"HOME": scratch, "PATH": os.environ.get("PATH", "")})
        served = Served([Root("tree", repo)], settings)
        names = _names(repo, args.names, args.seed)
        listed, results = asyncio.run(_ask(served, names))
        files = [_files(repo, result.structured_content or {}) for result in results]
    _report(listed, results, files)
    return 0


def _names(repo: Path, n_names: int, seed: int) -> list[str]:
    """Functions and methods as Python's own parser finds them."""
    names = set()
    for path in sorted(repo.rglob("*.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except SyntaxError:  # files that are wrong on purpose
            continue
        for node in tree.body:
            inner = node.body if isinstance(node, ast.ClassDef) else [node]
            owner = f"{node.name}." if isinstance(node, ast.ClassDef) else ""
            names |= {f"{owner}{one.name}" for one in inner if isinstance(one, ast.FunctionDef)}
    public = sorted(name for name in names if not name.rpartition(".")[2].startswith("_"))
    return random.Random(seed).sample(public, min(n_names, len(public)))  # noqa: S311 - to repeat it


async def _ask(served: Served, names: Sequence[str]) -> tuple[str, list[Any]]:
    async with Client(make_server(served)) as client:
        tools = (await client.list_tools()).tools
        told = [one.model_dump(by_alias=True, exclude_none=True) for one in tools]
        listed = json.dumps(told, separators=(",", ":"), ensure_ascii=False)
        asked = [form.format(name) for name in names for form in FORMS]
        return listed, [await client.call_tool("ask", {"question": one}) for one in asked]


def _files(repo: Path, answer: dict[str, Any]) -> str:
    """Everything in the files that an answer cites: what would be read without it."""
    paths = sorted({one["path"] for one in answer.get("citations", ())})
    return "\n".join((repo / path).read_text(errors="replace") for path in paths)


def _report(listed: str, results: Sequence[Any], files: Sequence[str]) -> None:
    texts = [one.content[0].text for one in results]
    data = [json.dumps(one.structured_content, ensure_ascii=False) for one in results]
    print(f"list of tools {_tokens([listed])[0]:>7}")
    print(f"{len(texts)} questions {'p50':>10} {'p95':>7} {'most':>7}")
    rows = {"text of the answer": texts, "as structured": data, "whole files cited": files}
    for name, column in rows.items():
        counts = sorted(_tokens([one for one in column if one]))
        cuts = quantiles(counts, n=100, method="inclusive")
        print(f"{name:<18} {cuts[49]:>7.0f} {cuts[94]:>7.0f} {counts[-1]:>7}")


def _tokens(texts: Sequence[str]) -> list[int]:
    tokenizer = os.environ.get("PROBANT_TOKENIZER")
    if not tokenizer:
        return [n_tokens(text) for text in texts]
    done = subprocess.run(
        ["node", "-e", _COUNT, tokenizer], input=json.dumps(texts), capture_output=True,
        text=True, check=True,
    )  # fmt: skip
    counts: list[int] = json.loads(done.stdout)
    return counts


if __name__ == "__main__":
    sys.exit(main())
