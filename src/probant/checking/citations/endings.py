"""How file names end, and words that only look like file names.

Tables, no rules: which of them counts when is tokens.py's work.
"""

from __future__ import annotations

SOURCE = frozenset(
    "py pyi pyx pxd ipynb js jsx mjs cjs ts tsx mts cts vue svelte c h cc cpp cxx hh hpp hxx inl"
    " cu go rs java kt kts scala groovy rb php cs fs swift m mm lua pl pm sh bash zsh fish ps1 bat"
    " sql dart ex exs erl hrl hs ml mli clj cljs zig nim jl f90 asm proto thrift graphql gql cmake"
    " gradle bzl sol vb pas tf el lisp scm coffee".split()
)
"""A missing file of such a name is a mistake: nobody makes it at build time."""

DATA = frozenset(
    "md mdx markdown rst txt adoc toml yaml yml json jsonc json5 jsonl ini cfg conf config xml html"
    " htm xhtml css scss sass less csv tsv lock env properties plist svg png jpg jpeg gif ico webp"
    " pdf log mod sum in map template tmpl j2 jinja jinja2 ejs hbs po pot mo service dockerfile mk"
    " mak am ac ld s editorconfig patch diff tex bib rc whl wasm snap ftl key pem crt typed".split()
)

SOFT = frozenset(
    "in log config conf env key map mod sum lock text template service properties typed json html"
    " xml css yaml sql csv snap less s m rc".split()
)
"""Ends of attributes and modules as well as of files: `response.json`, `ruamel.yaml`."""

RARE = frozenset("m s r d v a o in rc sum mod key map env config text el pl ac am ld".split())
"""Ends that make a path only where the repository has one of that name, or a folder stands before
it."""

NAMES = frozenset(
    "makefile dockerfile license licence readme changelog contributing authors notice copying"
    " jenkinsfile gemfile rakefile procfile vagrantfile justfile codeowners build workspace"
    " containerfile brewfile gnumakefile kbuild kconfig install news todo version".split()
)
"""Whole file names that have no end."""

PRODUCTS = frozenset(
    "node.js next.js vue.js react.js three.js d3.js express.js nuxt.js ember.js backbone.js"
    " angular.js chart.js moment.js socket.io asp.net discord.py web.py docs.rs crates.io "
    " ruamel.yaml plotly.js alpine.js p5.js p5.py tensorflow.js brain.js video.js pdf.js nest.js"
    " solid.js require.js handlebars.js mustache.js knockout.js meteor.js electron.js deno.land"
    " bun.sh get.sh packet.net ml.net vb.net ado.net swagger.io".split()
)
"""Names of things that are no files; a file of the repository of that name still counts."""

OWNERS = frozenset("self this cls super response request req res resp obj df np pd".split())
"""First words of an attribute, not of a file name."""

TOP_LEVEL_DOMAINS = frozenset(
    "com org net io dev ai edu gov app co uk de fr eu info me land tools cloud site tech".split()
)


USUAL = frozenset(
    "app main models views settings urls manage hello test script index server client config setup"
    " conftest example demo run wsgi asgi tasks __main__ __init__".split()
)
"""Files every project of their kind has: without a folder they may be the reader's."""


def ending(name: str) -> str:
    """What stands behind the last dot of a file name, in lower case; '' for a dotfile."""
    stem, _, end = name.rpartition(".")
    return end.lower() if stem else ""


def is_source_path(path: str) -> bool:
    """Whether a path ends as source code does, so that it cannot be made by a build."""
    return ending(path.rpartition("/")[2]) in SOURCE


def is_usual(path: str) -> bool:
    """Whether a path is the bare name of a file that any project may have."""
    return path.partition(".")[0] in USUAL
