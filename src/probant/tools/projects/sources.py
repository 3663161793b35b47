"""The second scan: what the files themselves are written in. It knows no manifest by name.

Suffixes first; what a suffix leaves open (headers, scripts without one, .ts) a look inside decides,
at a bounded number of files.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise

from probant.errors import FileUnreadable
from probant.tools.projects.folders import ASIDE, AUXILIARY, TESTING, is_foreign
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

C, CPP, JAVASCRIPT, TYPESCRIPT = "C", "C++", "JavaScript", "TypeScript"

SUFFIXES: Mapping[str, str] = {
    ".py": "Python", ".pyi": "Python", ".pyw": "Python", ".pyx": "Python",
    ".js": JAVASCRIPT, ".jsx": JAVASCRIPT, ".mjs": JAVASCRIPT, ".cjs": JAVASCRIPT,
    ".vue": JAVASCRIPT, ".svelte": JAVASCRIPT,
    ".ts": TYPESCRIPT, ".tsx": TYPESCRIPT, ".mts": TYPESCRIPT, ".cts": TYPESCRIPT,
    ".c": C, ".cc": CPP, ".cpp": CPP, ".cxx": CPP, ".c++": CPP, ".C": CPP,
    ".hpp": CPP, ".hh": CPP, ".hxx": CPP, ".h++": CPP, ".ipp": CPP, ".tpp": CPP, ".inl": CPP,
    ".go": "Go", ".rs": "Rust", ".java": "Java", ".kt": "Kotlin", ".kts": "Kotlin",
    ".scala": "Scala", ".groovy": "Groovy", ".clj": "Clojure", ".rb": "Ruby", ".php": "PHP",
    ".cs": "C#", ".fs": "F#", ".vb": "Visual Basic", ".swift": "Swift", ".m": "Objective-C",
    ".mm": "Objective-C", ".dart": "Dart", ".lua": "Lua", ".pl": "Perl", ".pm": "Perl",
    ".r": "R", ".R": "R", ".jl": "Julia", ".ex": "Elixir", ".exs": "Elixir", ".erl": "Erlang",
    ".hs": "Haskell", ".ml": "OCaml", ".zig": "Zig", ".nim": "Nim", ".f90": "Fortran",
    ".cu": "CUDA", ".sh": "Shell", ".bash": "Shell", ".zsh": "Shell",
}  # fmt: skip

NEVER_LEADING = frozenset({"Shell"})
"""Found beside everything; it leads only where there is nothing else."""

INTERPRETERS: tuple[tuple[str, str], ...] = (
    ("python", "Python"), ("node", JAVASCRIPT), ("deno", TYPESCRIPT), ("ruby", "Ruby"),
    ("perl", "Perl"), ("php", "PHP"), ("lua", "Lua"), ("bash", "Shell"), ("sh", "Shell"),
    ("zsh", "Shell"),
)  # fmt: skip

CONTAINERS = frozenset(
    "packages apps services libs crates modules projects components plugins src source cmd"
    " internal".split()
)
"""Folders that hold parts instead of being one."""

MAX_LOOKED_INTO = 24
MAX_LOOK_BYTES = 200_000
LEADING_SHARE = 0.1

_IS_CPP = re.compile(
    rb"^\s*(?:class\s+\w+|namespace\b|template\s*<|using\s+\w|public:|private:|#include\s*<\w+>)",
    re.MULTILINE,
)
_SHEBANG = re.compile(rb"#!\s*(?:\S*/)?(?:env\s+(?:-S\s+)?)?(?:\S*/)?([a-z]+)")


class Sources(Record, kw_only=True):
    """What the files say. `leading` is what the project is written in, most files first."""

    counts: tuple[tuple[str, int], ...]
    leading: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]
    n_tests: int
    test_frameworks: tuple[str, ...]

    @property
    def n_files(self) -> int:
        return sum(count for _, count in self.counts)


def look_at_sources(tree: SourceTree) -> Sources:
    """Count and judge every file that was written here."""
    paths = [path for path in tree.files if not is_foreign(path)]
    written = _languages(tree, paths)
    tests = [path for path, language in written.items() if is_test(path, language)]
    counts = Counter(written.values())
    parts = dict(_parts(written))
    return Sources(
        counts=tuple(counts.most_common()),
        leading=_leading(written, counts, parts),
        parts=tuple(sorted(parts.items())),
        n_tests=len(tests),
        test_frameworks=_frameworks(tree, tests, written),
    )


# Which language


def _languages(tree: SourceTree, paths: Iterable[RepoPath]) -> dict[RepoPath, str]:
    found: dict[RepoPath, str] = {}
    headers: list[RepoPath] = []
    declared: list[RepoPath] = []
    bare: list[RepoPath] = []
    for path in paths:
        suffix = suffix_of(path)
        if suffix == ".h":
            headers.append(path)
        elif path.endswith((".d.ts", ".d.mts", ".d.cts")):
            declared.append(path)
        elif not suffix:
            bare.append(path)
        elif (language := SUFFIXES.get(suffix)) and not path.endswith(".min.js"):
            found[path] = language
    _drop_translations(tree, found)
    seen = set(found.values())
    if not seen & {JAVASCRIPT, TYPESCRIPT}:  # else declarations only repeat what others say
        found.update(dict.fromkeys(declared, TYPESCRIPT))
    found.update(_headers(tree, headers, seen))
    found.update(_scripts(tree, bare))
    return found


def suffix_of(path: str) -> str:
    name = path[path.rfind("/") + 1 :]
    dot = name.rfind(".")
    return name[dot:] if dot > 0 else ""


def _drop_translations(tree: SourceTree, found: dict[RepoPath, str]) -> None:
    """Qt keeps translations in XML files that end in .ts."""
    doubtful = [path for path in found if path.endswith(".ts")]
    if any(path.endswith((".tsx", ".mts", ".cts")) for path in found):
        return
    looked = {path: _head(tree, path).lstrip()[:1] == b"<" for path in doubtful[:MAX_LOOKED_INTO]}
    mostly = 2 * sum(looked.values()) > len(looked)
    for path in doubtful:
        if looked.get(path, mostly):
            del found[path]


def _headers(
    tree: SourceTree, headers: list[RepoPath], seen: set[str]
) -> Iterator[tuple[RepoPath, str]]:
    """A header belongs to what is beside it; where that is both or neither, a look decides."""
    if len(seen & {C, CPP}) == 1:
        (only,) = seen & {C, CPP}
        yield from ((path, only) for path in headers)
        return
    looked = {p: bool(_IS_CPP.search(_head(tree, p))) for p in headers[:MAX_LOOKED_INTO]}
    mostly = 2 * sum(looked.values()) > len(looked)
    yield from ((path, CPP if looked.get(path, mostly) else C) for path in headers)


def _scripts(tree: SourceTree, bare: list[RepoPath]) -> Iterator[tuple[RepoPath, str]]:
    """Files without a suffix whose first line names an interpreter; the outermost first."""
    outermost = sorted(bare, key=lambda path: (path.count("/"), path))
    for path in outermost[:MAX_LOOKED_INTO]:
        shebang = _SHEBANG.match(_head(tree, path))
        if shebang is not None:
            name = shebang[1].decode()
            yield from ((path, lang) for start, lang in INTERPRETERS if name == start)


def _head(tree: SourceTree, path: RepoPath) -> bytes:
    """The bytes of a small file; nothing of one that is large or gone."""
    if tree.files[path].size > MAX_LOOK_BYTES:
        return b""
    try:
        return tree.read(path)
    except FileUnreadable:
        return b""


# What leads


def _leading(
    written: Mapping[RepoPath, str], counts: Counter[str], parts: Mapping[str, str]
) -> tuple[str, ...]:
    """The language of most files, every other with a fair share, and that of each part."""
    own = Counter(lang for path, lang in written.items() if not _is_helper(path))
    own = own or counts
    ranked = [lang for lang, _ in own.most_common() if lang not in NEVER_LEADING]
    ranked = ranked or [lang for lang, _ in own.most_common()]
    least = LEADING_SHARE * sum(own.values())
    return tuple(
        lang
        for place, lang in enumerate(ranked)
        if place == 0 or own[lang] >= least or lang in parts.values()
    )


def _parts(written: Mapping[RepoPath, str]) -> Iterator[tuple[str, str]]:
    """Folders that stand for themselves, each with the language of most of its files."""
    by_folder: dict[str, Counter[str]] = defaultdict(Counter)
    for path, language in written.items():
        folder = _part_of(path)
        if folder and language not in NEVER_LEADING and not _is_helper(path):
            by_folder[folder][language] += 1
    for folder, counts in by_folder.items():
        language, count = counts.most_common(1)[0]
        if 2 * count > sum(counts.values()):
            yield folder, language


def _part_of(path: str) -> str:
    steps = path.split("/")[:-1]
    depth = 1
    while depth < len(steps) and steps[depth - 1] in CONTAINERS:
        depth += 1
    return "/".join(steps[:depth])


def _is_helper(path: str) -> bool:
    """Tests, examples, scripts: a folder of that name, or one that ends like it."""
    return any(
        step in AUXILIARY or step.startswith(".") or step.endswith(("_tests", "-tests", "_test"))
        for step in path.split("/")[:-1]
    )


# Tests

_TEST_NAMES = {
    "Python": re.compile(r"test_.*\.py$|.*_tests?\.py$|conftest\.py$|tests\.py$"),
    "Go": re.compile(r".*_test\.go$"),
    "Java": re.compile(r".*(?:Test|Tests|TestCase|IT)\.java$|Test[A-Z].*\.java$"),
    "Kotlin": re.compile(r".*(?:Test|Tests|Spec)\.kt$"),
    JAVASCRIPT: re.compile(r".*[.-](?:test|spec)\.\w+$"),
    TYPESCRIPT: re.compile(r".*[.-](?:test|spec)(?:-d)?\.\w+$"),
    C: re.compile(r"(?:test_|tst_).*|.*_tests?\.\w+$"),
    CPP: re.compile(r"(?:test_|tst_).*|.*(?:_tests?|_unittest|Tests?)\.\w+$"),
}


def is_test_path(path: str) -> bool:
    """Whether a file belongs to the tests: by its name, or anything in a folder of tests.

    What lies beside the tests themselves, such as their fixtures, belongs to them too. A package
    may have a `test.py` for those who use it, so that this name tells something only at the top.
    """
    *folders, name = path.split("/")
    language = SUFFIXES.get(f".{name.rpartition('.')[2]}", "")
    if _is_named_as_test(name, language) or path == "test.py":
        return not _is_main(folders, language)
    if language == "Go":  # a package may be called so; only the name of a file tells
        return False
    return not TESTING.isdisjoint(folders)


def _is_main(folders: Sequence[str], language: str) -> bool:
    """Whether a file stands where Maven and Gradle keep what is shipped: `src/main/java`."""
    return language in ("Java", "Kotlin") and ("src", "main") in pairwise(folders)


def _is_named_as_test(name: str, language: str) -> bool:
    named = _TEST_NAMES.get(language)
    return named is not None and named.match(name) is not None


def is_test(path: str, language: str) -> bool:
    """Whether a source file is there to test another, by the customs of its language."""
    *folders, name = path.split("/")
    if _is_named_as_test(name, language) or path == "test.py":
        return not _is_main(folders, language)
    if language == "Go" or not ASIDE.isdisjoint(folders):
        return False
    return not TESTING.isdisjoint(folders)


_FRAMEWORKS: tuple[tuple[str, str, re.Pattern[bytes]], ...] = tuple(
    (language, name, re.compile(pattern, re.MULTILINE))
    for language, name, pattern in (
        ("Python", "pytest", rb"^\s*(?:import|from) pytest\b"),
        ("Python", "unittest", rb"^\s*(?:import|from) unittest\b|^\s*from django\.test\b"),
        ("Go", "testing", rb"^\s*(?:import )?\"testing\""),
        ("Rust", "#[test]", rb"^\s*#\[(?:\w+::)?test\]"),
        ("Java", "JUnit", rb"^\s*import (?:static )?(?:org\.junit|junit\.framework)\b"),
        ("Java", "TestNG", rb"^\s*import org\.testng\b"),
        ("Kotlin", "JUnit", rb"^\s*import (?:org\.junit|kotlin\.test)\b"),
        (C, "cmocka", rb"^\s*#\s*include\s*[<\"]cmocka"),
        (C, "Unity", rb"^\s*#\s*include\s*[<\"]unity\.h"),
        (CPP, "GoogleTest", rb"^\s*#\s*include\s*[<\"]g(?:test|mock)/"),
        (CPP, "Catch2", rb"^\s*#\s*include\s*[<\"](?:catch2/|catch\.hpp)"),
        (CPP, "doctest", rb"^\s*#\s*include\s*[<\"](?:doctest/|doctest\.h)"),
        (CPP, "Boost.Test", rb"^\s*#\s*include\s*[<\"]boost/test/"),
        *(
            (language, name, pattern)
            for language in (JAVASCRIPT, TYPESCRIPT)
            for name, pattern in (
                ("vitest", rb"(?:from|require\()\s*[\"']vitest[\"']"),
                ("jest", rb"(?:from|require\()\s*[\"']@jest/globals[\"']|\bjest\.(?:fn|mock)\("),
                ("node:test", rb"(?:from|require\()\s*[\"']node:test[\"']"),
                ("mocha", rb"(?:from|require\()\s*[\"'](?:mocha|chai)[\"']"),
            )
        ),
    )
)


def _frameworks(
    tree: SourceTree, tests: list[RepoPath], written: Mapping[RepoPath, str]
) -> tuple[str, ...]:
    """What the first test files of each language import; Rust keeps tests beside the code."""
    inline = [path for path, language in written.items() if language == "Rust"]
    looked: Counter[str] = Counter()
    found: dict[str, None] = {}
    for path in dict.fromkeys((*tests, *inline)):
        language = written[path]
        looked[language] += 1
        if looked[language] > MAX_LOOKED_INTO:
            continue
        text = _head(tree, path)
        for spoken, name, pattern in _FRAMEWORKS:
            if spoken == language and name not in found and pattern.search(text):
                found[name] = None
    return tuple(found)
