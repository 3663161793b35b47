"""What a text is by the way it is written, where nobody can look it up: a file, or a name."""

from __future__ import annotations

import re

SUFFIXES = frozenset(
    "py pyi pyx js jsx ts tsx mjs cjs mts cts c h cc cpp cxx hpp hh hxx ipp inl go rs java kt scala"
    " rb php cs swift m mm toml cfg ini json yaml yml md rst txt sh bash bat ps1 html css scss sql"
    " xml proto lock cmake gradle properties env in am ac mk bzl csv svg png ipynb tex conf service"
    " dockerfile rake gemspec podspec vue svelte astro map snap tmpl jinja j2 pot po mod sum work"
    " d zig nim lua pl pm r jl ex exs erl hs ml mli clj dart groovy plist".split()
)
BARE_FILES = frozenset(
    "README LICENSE LICENCE COPYING NOTICE Makefile Dockerfile Gemfile Rakefile CHANGELOG CHANGES"
    " AUTHORS CONTRIBUTING Jenkinsfile Vagrantfile Procfile Justfile GNUmakefile PKG-INFO MANIFEST"
    " CODEOWNERS NEWS TODO".split()
)
_DOTTED = re.compile(r"~?[A-Za-z_$][\w$]*(?:(?:\.|::|#|->)~?[A-Za-z_$][\w$]*)*(?:\(\))?")


def looks_like_path(text: str) -> bool:
    """Whether it is written as files are: with a folder, a known suffix, a name only files have."""
    if "://" in text or "::" in text or any(letter.isspace() for letter in text):
        return False
    if "/" in text or text in BARE_FILES or re.fullmatch(r"\.[a-z][\w.-]{3,}", text):
        return True
    stem, dot, suffix = text.rpartition(".")
    is_known = bool(dot and stem) and suffix.lower() in SUFFIXES
    return is_known and re.fullmatch(r"[\w@+.~-]+", text) is not None


def looks_like_name(text: str) -> bool:
    """Whether it is written as names in code are: `load`, `Cart.total`, `Cart::total()`."""
    return _DOTTED.fullmatch(text) is not None


def bare_name(text: str) -> str:
    """`foo()` names foo, `vector<int>::at` names vector.at."""
    if not text.startswith("operator"):
        text = re.sub(r"\((?:[^()]*|…)\)$", "", text)
    text = re.sub(r"(?<=\w)<[\w\s,.:<>]*>(?=::|\.|$)", "", text)
    return re.sub(r"::|(?<=\w)#|->", ".", text).strip(".") or text


def clean_path(text: str) -> str:
    """Without `./` before it and `/` behind it; '' for the whole repository."""
    path = text.strip().removeprefix("./").rstrip("/")
    return "" if path == "." else path
