"""The oracle for C and C++: libclang reads every translation unit, and this adds them up.

A header counts as all the units together see it. Headers from outside the tree are those of the
standard libraries, at a pinned version, and no others. A file no unit reads without an error is
dropped with its reason, and so are lines of branches the preprocessor leaves out. Nothing of the
target is built or run. Next: clang_flags.py, clang_pool.py, clang_walk.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from probant.evaluation.oracles.clang_flags import (
    C_SOURCES,
    CPP_SOURCES,
    HEADERS,
    Flags,
    suffix_of,
)
from probant.evaluation.oracles.clang_install import install_headers, install_libclang
from probant.evaluation.oracles.clang_merge import Merged
from probant.evaluation.oracles.clang_pool import read_all
from probant.evaluation.oracles.clang_walk import TRUE_KINDS
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code.truth import CodeTruth


def read(root: Path, cache: Path, environment: Mapping[str, str]) -> tuple[CodeTruth, ...]:
    """One truth per language that is there.

    A call site that is neither among the calls nor among the foreign ones, as in a template, is one
    about which nothing is known. Raises OracleMissingError if libclang or the headers of the
    standard libraries cannot be had.
    """
    files = read_tree(root).files
    sources = [path for path in files if suffix_of(path) in C_SOURCES | CPP_SOURCES]
    headers = [path for path in files if suffix_of(path) in HEADERS]
    if not sources and not headers:
        return ()
    libclang = install_libclang(cache, environment)
    flags = Flags(root.resolve(), files, install_headers(cache, environment))
    merged = Merged()
    version = _add(sources, flags, libclang, merged)
    alone = [path for path in headers if path not in merged.files]
    version = _add(alone, flags, libclang, merged) or version
    by_language: dict[str, list[str]] = {"c": [], "cpp": []}
    for path in sources + headers:
        by_language[_language(path, merged, flags)].append(path)
    return tuple(
        _truth(language, f"libclang {version}", paths, merged)
        for language, paths in by_language.items()
        if paths
    )


def _add(paths: Sequence[str], flags: Flags, libclang: Path, merged: Merged) -> str:
    jobs = [(path, flags.attempts(path)) for path in paths]
    readings = read_all(jobs, root=flags.root, libclang=libclang)
    merged.add(readings.units)
    return readings.version


def _language(path: str, merged: Merged, flags: Flags) -> str:
    """As which language a file counts: a header both can read is one of C."""
    possible = flags.languages(path)
    if len(possible) == 1 or path not in merged.files:
        return possible[0]
    return min(merged.files[path].languages)


def _truth(language: str, oracle: str, paths: Sequence[str], merged: Merged) -> CodeTruth:
    read_paths = [path for path in paths if path in merged.files]
    truths = [merged.files[path] for path in read_paths]
    unread = [
        (path, merged.reasons.get(path, "no unit reads it"))
        for path in paths
        if path not in merged.files
    ]
    return CodeTruth(
        language=language,
        oracle=oracle,
        files=frozenset(read_paths),
        kinds=TRUE_KINDS,
        definitions=tuple(sorted(found for truth in truths for found in truth.definitions)),
        imports=tuple(sorted({found for truth in truths for found in truth.imports}, key=repr)),
        bases=tuple(sorted(found for truth in truths for found in truth.bases)),
        calls=tuple(sorted({call for path in read_paths for call in merged.calls(path)})),
        signatures=tuple(
            signature
            for truth in truths
            for signature in sorted(truth.signatures, key=lambda s: (s.path, s.line, s.name))
        ),
        foreign_calls=tuple(
            sorted({call for path in read_paths for call in merged.foreign_calls(path)})
        ),
        silent_lines=frozenset(
            (path, line)
            for path in read_paths
            for line in (merged.files[path].inactive or set()) | merged.files[path].renamed
        ),
        dropped=tuple(sorted(unread)),
    )
