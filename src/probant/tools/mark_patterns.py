"""How marks are written, in one table: what each looks like, where it counts, in which languages.

A row needs a case in `tests/cases/asked/marks-*.md`. Who looks for them: marks.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from probant.facts.languages import UNPARSED_SUFFIXES
from probant.tools.mark_rows import CODE, COMMENT, DOCUMENTED, NATIVE, SCRIPT, Pattern
from probant.tools.mark_rows import row as _row
from probant.tools.mark_texts import EVERY_LANGUAGE, TEXT_HINTS, TEXTS


def _reminder(word: str) -> Pattern:
    """In capitals anywhere in a comment; in small letters only where a colon or bracket follows."""
    small = f"[{word[0]}{word[0].lower()}]{word[1:].lower()}"
    return _row(word, rf"(?<![\w-])(?:{word}(?!\w)|{small}(?=\s*[:(]))", COMMENT)


_TODO, _FIXME, _HACK = _reminder("TODO"), _reminder("FIXME"), _reminder("HACK")
_XXX = _row("XXX", r"(?<![\w-])XXX(?!\w)", COMMENT)

_BREAKPOINTS = (
    _row("breakpoint", r"(?<![\w.])breakpoint\(", CODE, "python"),
    _row("set_trace", r"\bi?pdb\.set_trace\(", CODE, "python"),
    _row("debugger", r"(?<![\w.$])debugger\b(?!\s*[:(.=,])", CODE, SCRIPT),
    _row("Breakpoint", r"\bruntime\.Breakpoint\(", CODE, "go"),
    _row("__debugbreak", r"\b__debugbreak\(", CODE, NATIVE),
    _row("SIGTRAP", r"\braise\s*\(\s*SIGTRAP\b", CODE, NATIVE),
)
_PRINTS = (
    _row("print", r"(?<![\w.])p?print\(", CODE, "python"),
    _row("sys.std", r"\bsys\.std(?:out|err)\.write\(", CODE, "python"),
    _row("console", r"\bconsole\.(?:log|warn|error|info|debug|dir|trace|table)\(", CODE, SCRIPT),
    _row("process.std", r"\bprocess\.std(?:out|err)\.write\(", CODE, SCRIPT),
    _row("print", r"\bfmt\.Print(?:ln|f)?\(|(?<![\w.])println?\(", CODE, "go"),
    _row("print", r"\bfmt\.Fprint(?:ln|f)?\(\s*os\.Std(?:out|err)\b", CODE, "go"),
    _row("System.", r"\bSystem\.(?:out|err)\.(?:print(?:ln|f)?|write|append|format)\(", CODE,
         "java"),
    _row("print", r"\.printStackTrace\(", CODE, "java"),
    _row("print", r"\be?println?!", CODE, "rust"),
    _row("dbg", r"\bdbg!", CODE, "rust"),
    _row("printf", r"(?<![\w.>])f?printf\s*\(", CODE, NATIVE),
    _row("puts", r"(?<![\w.>])puts\s*\(", CODE, NATIVE),
    _row("cout", r"\bstd::cout\s*<<", CODE, NATIVE),
    _row("cerr", r"\bstd::cerr\s*<<", CODE, NATIVE),
)  # fmt: skip

PATTERNS: Mapping[str, tuple[Pattern, ...]] = {
    "TODO": (_TODO,),
    "FIXME": (_FIXME,),
    "HACK": (_HACK,),
    "XXX": (_XXX,),
    "TODO or FIXME": (_TODO, _FIXME),
    "reminder": (_TODO, _FIXME, _HACK, _XXX),
    "deprecation": (
        _row("deprecated", r"@deprecated\b", COMMENT, SCRIPT, "java"),
        _row("deprecated", r"\bDeprecated:", COMMENT),
        _row("deprecated", r"\.\. deprecated::", DOCUMENTED, "python"),
        _row("DeprecationWarning", r"\b(?:Pending)?DeprecationWarning\b", CODE, "python"),
        _row("deprecated", r"@(?:\w+\.)*deprecated\b", CODE, "python"),
        _row("Deprecated", r"@Deprecated\b", CODE, "java"),
        _row("deprecated", r"#!?\[deprecated\b", CODE, "rust"),
        _row("deprecated", r"\[\[deprecated\b|__attribute__\s*\(\(\s*(?:__)?deprecated\b", CODE,
             NATIVE),
    ),
    "suppression": (
        _row("noqa", r"#\s*(?:ruff:\s*|flake8:\s*)?noqa\b", COMMENT, "python"),
        _row("ignore", r"#\s*(?:type|pyright|mypy):\s*ignore\b", COMMENT, "python"),
        _row("pylint", r"#\s*pylint:\s*disable\b", COMMENT, "python"),
        _row("nosec", r"#\s*nosec\b", COMMENT, "python", "go"),
        _row("eslint-disable", r"\beslint-disable(?:-next-line|-line)?\b", COMMENT, SCRIPT),
        _row("@ts-", r"@ts-(?:ignore|expect-error|nocheck)\b", COMMENT, SCRIPT),
        _row("biome-ignore", r"\bbiome-ignore\b", COMMENT, SCRIPT),
        _row("nolint", r"//\s*nolint\b", COMMENT, "go"),
        _row("lint:ignore", r"//\s*lint:(?:file-)?ignore\b", COMMENT, "go"),
        _row("NOLINT", r"\bNOLINT(?:NEXTLINE|BEGIN)?\b", COMMENT, NATIVE),
        _row("diagnostic", r"#\s*pragma\s+(?:GCC|clang)\s+diagnostic\s+ignored\b", CODE, NATIVE),
        _row("shellcheck", r"\bshellcheck\s+disable\b", COMMENT),
        _row("rubocop", r"\brubocop:(?:disable|todo)\b", COMMENT),
        _row("SuppressWarnings", r"@SuppressWarnings\b", CODE, "java"),
        _row("NOSONAR", r"\bNOSONAR\b", COMMENT, "java"),
        _row("allow", r"#!?\[allow\(", CODE, "rust"),
        _row("expect", r"#!?\[expect\(", CODE, "rust"),
    ),
    "skipped test": (
        _row("skip", r"\bmark\.skip(?:if)?\b|\bpytest\.skip\(", CODE, "python"),
        _row("xfail", r"\bmark\.xfail\b|\bpytest\.xfail\(", CODE, "python"),
        _row("skip", r"@(?:unittest\.)?skip(?:If|Unless)?\b|\bself\.skipTest\(", CODE, "python"),
        _row("skip", r"\b(?:it|test|describe|context|suite)\.skip\b", CODE, SCRIPT),
        _row("x", r"(?<![\w.])x(?:it|test|describe)\(", CODE, SCRIPT),
        _row("Skip", r"\b[tbf]\.Skip(?:f|Now)?\(", CODE, "go"),
        _row("Disabled", r"@Disabled(?:\w+)?\b", CODE, "java"),
        _row("Ignore", r"@Ignore\b", CODE, "java"),
        _row("ignore", r"#\[ignore\b", CODE, "rust"),
        _row("GTEST_SKIP", r"\bGTEST_SKIP\(", CODE, NATIVE),
        _row("DISABLED_", r"\bTEST\w*\([^)]*\bDISABLED_", CODE, NATIVE),
    ),
    "print": _PRINTS,
    "breakpoint": _BREAKPOINTS,
    "debug print": _PRINTS,
    "debug output": _PRINTS + _BREAKPOINTS,
    **TEXTS,
}  # fmt: skip
"""The rows of each mark, by the word of the goal (`questions/lexis.py`)."""

HINTS: Mapping[str, re.Pattern[str]] = {
    "deprecation": re.compile(r"deprecat", re.IGNORECASE),
    "suppression": re.compile(r"suppress|disable|ignore|nolint|noinspection", re.IGNORECASE),
    "skipped test": re.compile(r"skip|pending|disabled|ignore|\bxit\b", re.IGNORECASE),
    "print": re.compile(r"print|puts|echo|dump|debug|log", re.IGNORECASE),
    "debug print": re.compile(r"print|puts|echo|dump|debug|log", re.IGNORECASE),
    "breakpoint": re.compile(r"debug|break|\bpry\b|byebug|trace", re.IGNORECASE),
    "debug output": re.compile(
        r"print|puts|echo|dump|debug|log|break|\bpry\b|byebug|trace", re.IGNORECASE
    ),
    **TEXT_HINTS,
}
"""Marks that may be written in code: words that leave a file open which nobody parses."""

_OPEN_SUFFIXES = UNPARSED_SUFFIXES - {".sh", ".bash", ".sql"}


def open_suffixes(mark: str) -> frozenset[str]:
    """Languages in which such words could be a mark: most are everyday to a shell or a database."""
    return UNPARSED_SUFFIXES if mark in EVERY_LANGUAGE else _OPEN_SUFFIXES


_SLASHES = ("//", "/*", "*")
SIGNS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (".sh .bash .rb .yml .yaml .toml .pl .pm .r .jl .ex .exs .nim .ps1 .mk .cmake .tf .conf"
         " .cfg .bzl .gemspec .rake").split(), ("#",),
    ),
    **dict.fromkeys(
        (".kt .kts .cs .swift .scala .dart .zig .m .mm .proto .gradle .groovy .scss .less .css"
         " .vue .svelte").split(), _SLASHES,
    ),
    ".php": ("#", *_SLASHES),
    **dict.fromkeys((".sql", ".lua", ".hs", ".elm", ".ada"), ("--",)),
    **dict.fromkeys((".clj", ".el", ".lisp", ".ini", ".asm"), (";",)),
    **dict.fromkeys((".erl", ".tex"), ("%",)),
    **dict.fromkeys((".html", ".xml", ".md", ".svg"), ("<!--",)),
    ".ml": ("(*",),
}  # fmt: skip
"""What begins a comment in files that no parser reads, by suffix."""

NAMED_SIGNS: Mapping[str, tuple[str, ...]] = dict.fromkeys(
    ("Makefile", "GNUmakefile", "Dockerfile", "CMakeLists.txt", "Gemfile", "Rakefile", "Justfile"),
    ("#",),
)
"""The same for files that are known by their names."""
