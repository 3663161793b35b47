"""Which files are configuration, and how each is read."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from probant.tools.settings_files.ini_text import read_ini_tree, read_properties_tree
from probant.tools.settings_files.json_text import read_json_tree
from probant.tools.settings_files.toml_text import read_toml_tree
from probant.tools.settings_files.tree import MAX_BYTES, Node, NotUnderstood
from probant.tools.settings_files.yaml_text import read_yaml_tree

Reader = Callable[[str], Node]


def _json_or_yaml(text: str) -> Node:
    return read_json_tree(text) if text.lstrip()[:1] in ("{", "[") else read_yaml_tree(text)


BY_SUFFIX: Mapping[str, Reader] = {
    "toml": read_toml_tree,
    "json": read_json_tree,
    "jsonc": read_json_tree,
    "json5": read_json_tree,
    "webmanifest": read_json_tree,
    "yml": read_yaml_tree,
    "yaml": read_yaml_tree,
    "cff": read_yaml_tree,
    "ini": read_ini_tree,
    "cfg": read_ini_tree,
    "conf": read_ini_tree,
    "properties": read_properties_tree,
    "env": read_ini_tree,
}

BY_NAME: Mapping[str, Reader] = {
    "Pipfile": read_toml_tree,
    ".clang-format": read_yaml_tree,
    ".clang-tidy": read_yaml_tree,
    ".prettierrc": _json_or_yaml,
    ".eslintrc": _json_or_yaml,
    ".stylelintrc": _json_or_yaml,
    ".babelrc": read_json_tree,
    ".swcrc": read_json_tree,
    ".editorconfig": read_ini_tree,
    ".flake8": read_ini_tree,
    ".pylintrc": read_ini_tree,
    "pylintrc": read_ini_tree,
    ".coveragerc": read_ini_tree,
    ".npmrc": read_ini_tree,
    ".gitmodules": read_ini_tree,
    ".gitconfig": read_ini_tree,
    ".pypirc": read_ini_tree,
    ".env": read_ini_tree,
}

LOCKS = frozenset(
    "package-lock.json npm-shrinkwrap.json pnpm-lock.yaml composer.lock Cargo.lock poetry.lock"
    " uv.lock pdm.lock pylock.toml deno.lock Pipfile.lock flake.lock bun.lock".split()
)
"""What a tool wrote down about what it found: nobody sets a key there."""


def reader_of(path: str) -> Reader | None:
    """How a file is read, if its name says that it is configuration."""
    name = path.rpartition("/")[2]
    if name.startswith(".env."):
        return read_ini_tree
    return BY_NAME.get(name) or BY_SUFFIX.get(name.rpartition(".")[2].lower())


def is_lock(path: str) -> bool:
    return path.rpartition("/")[2] in LOCKS


def read_settings(path: str, source: bytes) -> Node:
    """The tree of one file, or NotUnderstood."""
    reader = reader_of(path)
    if reader is None:
        raise NotUnderstood("its name does not say how it is written")
    if len(source) > MAX_BYTES:
        raise NotUnderstood(f"larger than {MAX_BYTES} bytes")
    try:
        text = source.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise NotUnderstood("not UTF-8") from None
    return reader(text)
