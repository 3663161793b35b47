"""Licences: what a licence file is by its title and first words, and what manifests call it.

Identifiers are those of SPDX. A text that is none of the known ones stays unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from probant.errors import FileUnreadable
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

_FILE = re.compile(
    r"(?:(?:un)?licen[cs]e|copying|copyright)(?:[-_.][\w.+-]+)?(?:\.(?:txt|md|rst))?"
    r"|[\w+-]+[-_.]licen[cs]e(?:\.(?:txt|md|rst))?",
    re.IGNORECASE,
)
_NOT_TEXT = re.compile(r"\.(?:py|js|ts|go|rs|java|c|h|cpp|hpp|json|toml|ya?ml|in|html|sh|tmpl)$")

MAX_CHARS = 40_000
MAX_START = 2_000
"""Further down, a licence is that of something else, told in passing."""

N_LINES_OF_TITLE = 40


class LicenceFile(Record, kw_only=True):
    """One licence file; `spdx` empty where its text is not one of the known ones."""

    path: RepoPath
    spdx: str
    at: Place


TITLES: tuple[tuple[str, str], ...] = (
    ("AGPL-3.0", r"gnu affero general public license\W+version 3"),
    ("LGPL-3.0", r"gnu lesser general public license\W+version 3"),
    ("LGPL-2.1", r"gnu lesser general public license\W+version 2\.1"),
    ("LGPL-2.0", r"gnu library general public license\W+version 2"),
    ("GPL-3.0", r"gnu general public license\W+version 3"),
    ("GPL-2.0", r"gnu general public license\W+version 2"),
    ("MPL-2.0", r"mozilla public license,?\W+version 2\.0"),
    ("Apache-2.0", r"apache license\W+version 2\.0"),
    ("BSL-1.0", r"boost software license\W+version 1\.0"),
    ("EPL-2.0", r"eclipse public license\W+v(?:ersion)? ?2\.0"),
    ("CC0-1.0", r"cc0 1\.0 universal|creative commons legal code\W+cc0 1\.0"),
    ("Unlicense", r"this is free and unencumbered software released into the public domain"),
    ("Zlib", r"this software is provided 'as-is', without any express or implied warranty"),
    ("ISC", r"permission to use, copy, modify, and(?:/or)? distribute this software for any purpose"
            r" with or without fee"),
    ("MIT", r"permission is hereby granted, free of charge, to any person obtaining a copy of this"
            r" software and associated documentation files"),
    ("BSD", r"redistribution and use in source and binary forms, with or without modification,"
            r" are permitted provided"),
)  # fmt: skip
"""Words that open a licence, white space folded; of several found, the first in the text counts."""

_THIRD_CLAUSE = re.compile(r"neither the names? of|may not be used to endorse")
_FOURTH_CLAUSE = re.compile(r"all advertising materials mentioning")


def recognised(text: str) -> tuple[str, str]:
    """The identifier of a licence text, and the words that show it; empty for none."""
    folded = " ".join(text[:MAX_CHARS].lower().replace("“", "'").split())
    folded = re.sub(r"[\"`‘’”*#=]", lambda mark: "'" if mark.group() in '‘’”"`' else "", folded)
    found = [
        (match.start(), order, spdx, match.group())
        for order, (spdx, pattern) in enumerate(TITLES)
        if (match := re.search(pattern, folded)) is not None and match.start() < MAX_START
    ]
    if not found:
        return "", ""
    _, _, spdx, words = min(found)
    if spdx == "ISC" and "provided that the above copyright" not in folded:
        return "0BSD", words
    if spdx == "BSD":
        if _FOURTH_CLAUSE.search(folded):
            return "", ""
        spdx = "BSD-3-Clause" if _THIRD_CLAUSE.search(folded) else "BSD-2-Clause"
    return spdx, words


def licence_files(tree: SourceTree, folder: str = "") -> tuple[LicenceFile, ...]:
    """Files of this folder, or of LICENSES below it, whose name says licence."""
    before = f"{folder}/" if folder else ""
    found = []
    for path in tree.files:
        inside = path.removeprefix(before)
        if (before and inside == path) or not _is_licence_name(inside):
            continue
        try:
            text = tree.read(path).decode("utf-8", "replace")
        except FileUnreadable:
            found.append(LicenceFile(path=path, spdx="", at=Place(path, LineRange(1, 1))))
            continue
        spdx, words = recognised(text)
        found.append(LicenceFile(path=path, spdx=spdx, at=_title(path, text, words)))
    return tuple(found)


def _is_licence_name(inside: str) -> bool:
    folder, _, name = inside.rpartition("/")
    if folder not in ("", "LICENSES", "LICENCES", "licenses"):
        return False
    if folder:
        return name.endswith((".txt", ".md", ".rst"))
    return _FILE.fullmatch(name) is not None and not _NOT_TEXT.search(name.lower())


def _title(path: RepoPath, text: str, words: str) -> Place:
    """The line the licence's own words begin on."""
    begin = " ".join(re.findall(r"\w+", words)[:3])
    for number, line in enumerate(text.split("\n")[:N_LINES_OF_TITLE], 1):
        if begin and " ".join(re.findall(r"\w+", line.lower())).startswith(begin):
            return Place(path, LineRange(number, number))
    return Place(path, LineRange(1, 1))


# What manifests write

_NAMES: tuple[tuple[str, str], ...] = (
    ("AGPL-3.0", r"agpl\W?v?3.*|.*affero general public license.*3.*"),
    ("LGPL-3.0", r"lgpl\W?v?3.*|.*lesser general public license.*3.*"),
    ("LGPL-2.1", r"lgpl\W?v?2\.1.*|.*lesser general public license.*2\.1.*"),
    ("GPL-3.0", r"gpl\W?v?3.*|(?:gnu )?general public license.*3.*"),
    ("GPL-2.0", r"gpl\W?v?2.*|(?:gnu )?general public license.*2.*"),
    ("MPL-2.0", r"mpl\W?2.*|mozilla public license.*2.*"),
    ("Apache-2.0", r"apache(?:\W?2(?:\.0)?)?|apache software license(?: 2\.0)?"
                   r"|(?:the )?apache(?: software)? license,?(?: version|,| v\.?)?\s?2(?:\.0)?"),
    ("BSD-3-Clause", r"(?:the )?(?:new |modified )?bsd\W3\W?clause.*|3-clause bsd.*"
                     r"|new bsd.*|modified bsd.*"),
    ("BSD-2-Clause", r"bsd\W2\W?clause.*|2-clause bsd.*|simplified bsd.*"),
    ("BSD", r"bsd(?: license)?"),
    ("MIT", r"(?:the )?(?:mit|expat)(?: license)?(?: \(mit\))?"),
    ("ISC", r"isc(?: license)?(?: \(iscl\))?"),
    ("BSL-1.0", r"bsl\W1\.0|boost software license.*"),
    ("CC0-1.0", r"cc0.*"),
    ("Unlicense", r"(?:the )?unlicense(?: .*)?"),
    ("Zlib", r"zlib(?:/libpng)?(?: license)?"),
    ("EPL-2.0", r"epl\W2\.0|eclipse public license.*2.*"),
)  # fmt: skip


def spdx_of(words: str) -> str:
    """The identifier one name of a licence means; empty where it is not known."""
    said = " ".join(words.lower().replace("licence", "license").split())
    said = re.sub(r"^(?:license :: )?(?:osi approved :: )?", "", said)
    return next((spdx for spdx, pattern in _NAMES if re.fullmatch(pattern, said)), "")


def parts_of(words: str) -> frozenset[str]:
    """The identifiers in a manifest's expression: `MIT OR Apache-2.0` has two."""
    said = re.split(r"\s+(?:or|and|with)\s+|/|,\s*|[()]", words, flags=re.IGNORECASE)
    known = [spdx_of(one.strip()) for one in said if one.strip()]
    if not all(known) and (whole := spdx_of(words)):  # "GPL v2 or later" is one licence
        return frozenset({whole})
    return frozenset(filter(None, known))


def agree(words: str, files: Iterable[str]) -> bool:
    """Whether the licence files hold nothing a manifest's words do not speak of."""
    named = parts_of(words)
    held = set(files)
    return bool(named) and bool(held) and all(_is_among(one, named) for one in held)


def _is_among(spdx: str, named: frozenset[str]) -> bool:
    return (
        spdx in named
        or (spdx.startswith("BSD-") and "BSD" in named)
        or (
            # The lesser licence is written as additions to the general one, which comes with it.
            spdx.startswith("GPL-") and any(one == f"L{spdx}" for one in named)
        )
    )
