"""A copy of a tree without its words: no comments, docstrings, README or documents, same lines.

Python by its own tokenizer and parser, TypeScript and JavaScript by their compiler, other languages
by a scanner that knows strings from comments (comments.py). Comments that are code (a shebang, an
encoding, a build constraint, what cgo reads) stay. Next: stages.py asks the code questions again.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Mapping
from pathlib import PurePosixPath

from probant.errors import ExecutionError
from probant.evaluation.arms.comments import SCANNED, without_comments
from probant.evaluation.arms.typescript_text import Compiler, is_script
from probant.evaluation.oracles.python_parse import syntax_tree
from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

DOCUMENTS = frozenset({".md", ".markdown", ".rst", ".adoc", ".asciidoc", ".1", ".html", ".ipynb"})
DOCUMENT_NAMES = re.compile(
    r"^(readme|changelog|changes|history|news|authors|contributing|contributors|security"
    r"|code_of_conduct|todo|thanks)(\.|$)",
    re.IGNORECASE,
)
DOCUMENT_FOLDERS = frozenset({"doc", "docs", "documentation", "manual"})
_ENCODING = re.compile(r"#.*?coding[:=][ \t]*[-\w.]+")
N_ENCODING_LINES = 2

Definition = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def stripped_files(
    tree: Tree, compiler: Compiler
) -> tuple[Mapping[str, bytes], tuple[Dropped, ...]]:
    """What is left of every file; a file no parser could read keeps its words and is listed."""
    scripts: Mapping[str, str] = {}
    dropped: list[Dropped] = []
    if any(is_script(path) for path in tree.files):
        try:
            scripts = compiler.ask(tree.root, tree.files, "stripped")["files"]
        except ExecutionError as reason:
            dropped.append(Dropped("language", "typescript", str(reason)))
    found: dict[str, bytes] = {}
    for path, content in tree.files.items():
        if is_document(path):
            continue
        bare = _stripped(path, content, scripts)
        if bare is None:
            dropped.append(Dropped("file", path, "its comments cannot be told from its code"))
        found[path] = content if bare is None else bare
    return found, tuple(dropped)


def is_document(path: str) -> bool:
    """Prose, wherever it lies; code in a folder of documents is code."""
    pure = PurePosixPath(path)
    if pure.suffix.lower() in LANGUAGE_OF:
        return False
    is_beside_code = not DOCUMENT_FOLDERS.isdisjoint(part.lower() for part in pure.parts[:-1])
    named = DOCUMENT_NAMES.match(pure.name) is not None
    return is_beside_code or named or pure.suffix.lower() in DOCUMENTS


def _stripped(path: str, content: bytes, scripts: Mapping[str, str]) -> bytes | None:
    """None where the file is code, and cannot be read."""
    language = LANGUAGE_OF.get(PurePosixPath(path).suffix.lower())
    if language is None:
        return content
    if language == "python":
        return python_without_words(content)
    if is_script(path):
        return scripts[path].encode("utf-8") if path in scripts else None
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return None
    return without_comments(text, language).encode("utf-8") if language in SCANNED else content


def python_without_words(content: bytes) -> bytes | None:
    try:
        text = content.decode("utf-8")
        module = syntax_tree(text.removeprefix("\ufeff"))
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (SyntaxError, ValueError, RecursionError, MemoryError, tokenize.TokenError):
        return None
    if "\r" in text.replace("\r\n", "\n") or "\f" in text:
        return None
    lines = text.split("\n")
    for token in tokens:
        if token.type == tokenize.COMMENT and not _is_kept(token):
            row, column = token.start
            end = "\r" if lines[row - 1].endswith("\r") else ""
            lines[row - 1] = lines[row - 1][:column].rstrip() + end
    for node in ast.walk(module):
        if isinstance(node, Definition) and ast.get_docstring(node, clean=False) is not None:
            _blank(lines, node)
    return "\n".join(lines).encode("utf-8")


def _is_kept(comment: tokenize.TokenInfo) -> bool:
    """What the system or Python itself reads: who is to run the file, and its encoding."""
    row, column = comment.start
    if column == 0 and row == 1 and comment.string.startswith("#!"):
        return True
    is_alone = not comment.line[:column].strip()
    return row <= N_ENCODING_LINES and is_alone and _ENCODING.match(comment.string) is not None


def _blank(lines: list[str], node: Definition) -> None:
    """Take the docstring out; a body of nothing else keeps an ellipsis, on its last line."""
    value = node.body[0]
    first, last = value.lineno, value.end_lineno or value.lineno
    # Columns of the parser count bytes.
    head = lines[first - 1].encode("utf-8")[: value.col_offset].decode("utf-8")
    tail = lines[last - 1].encode("utf-8")[value.end_col_offset or 0 :].decode("utf-8")
    is_alone = len(node.body) == 1 and not isinstance(node, ast.Module)
    is_followed = bool(tail.strip()) or bool(head.strip())
    left = "..." if is_alone or is_followed else ""
    for row in range(first - 1, last):
        lines[row] = "\r" if lines[row].endswith("\r") else ""
    if first == last:
        lines[first - 1] = (head + left + tail) if left else tail.strip(" \t")
    elif head.strip():
        # The statement has to end where it began; its text did not matter.
        lines[first - 1] = head + left
        lines[last - 1] = tail
    else:
        lines[last - 1] = (head + left + tail) if left else tail.strip(" \t")
