"""Words that a tree only talks about: in comments and in prose of strings, never in code.

Python is read by its own tokenizer. Of other languages only whole lines that begin a comment count
as prose; every other line counts as code: a word is called a mention too seldom rather than too
often.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import PurePosixPath

from probant.evaluation.oracles.python_parse import syntax_tree
from probant.evaluation.oracles.raw_bytes import RawBytes, squeezed
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.sources.code.oracles import LANGUAGE_OF

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_DEFINES_IN_COMMENT = re.compile(r"@(typedef|callback|template|property|type|param|class)\b")
MAX_WORDS = 400


def only_mentioned(tree: Tree, min_chars: int) -> list[str]:
    """Words of comments and prose strings that no code, path or other file contains."""
    in_code: set[str] = set()
    in_prose: set[str] = set()
    read: set[str] = set()
    for path, content in tree.files.items():
        language = LANGUAGE_OF.get(PurePosixPath(path).suffix.lower())
        try:
            text = content.decode("utf-8-sig")
            if language == "python":
                code, prose = set(_words_of_code(text)), set(_words_of_prose(text))
            elif language is not None:
                code, prose = _split_by_lines(text)
            else:
                continue
        except (SyntaxError, ValueError, RecursionError, tokenize.TokenError):
            continue
        in_code |= code
        in_prose |= prose
        read.add(path)
    elsewhere = RawBytes(
        {path: content for path, content in tree.files.items() if path not in read}
        | dict.fromkeys(read, b"")
    )
    told = {word for word in in_prose if squeezed(word) not in in_code and len(word) >= min_chars}
    plain = sorted(word for word in told if word.lower() not in FRAME_WORDS)
    return [word for word in plain if elsewhere.is_absent(word)][:MAX_WORDS]


def _split_by_lines(text: str) -> tuple[set[str], set[str]]:
    code: set[str] = set()
    prose: set[str] = set()
    in_block = False
    for line in text.split("\n"):
        stripped = line.strip()
        starts_block = stripped.startswith("/*")
        is_prose = in_block or starts_block or stripped.startswith("//")
        if in_block or starts_block:
            _, closed, after = stripped.partition("*/")
            in_block = not closed
            if closed and after.strip():
                is_prose = False
        words = _IDENTIFIER.findall(line)
        if is_prose and not _DEFINES_IN_COMMENT.search(line):
            prose.update(words)
        else:
            code.update(squeezed(word) for word in words)
    return code, prose


def _words_of_code(source: str) -> Iterator[str]:
    """Every identifier, and every string that could be a key: no white space in it."""
    for node in ast.walk(syntax_tree(source)):
        for _, value in ast.iter_fields(node):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, str) and not re.search(r"\s", item):
                    yield squeezed(item)
                    yield from (squeezed(part) for part in _IDENTIFIER.findall(item))


def _words_of_prose(source: str) -> Iterator[str]:
    """Identifier-like words of comments and of strings that hold more than one word."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from _IDENTIFIER.findall(token.string)
    for node in ast.walk(syntax_tree(source)):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and re.search(r"\s", text.strip()):
            yield from _IDENTIFIER.findall(text)
