"""Where the tests that a C or C++ program reports are written, by their frameworks' macros."""

from __future__ import annotations

import re
from collections.abc import Sequence

from probant.runs.native.files import read_text
from probant.runs.worksite import Worksite

_MACRO = re.compile(
    r"^[ \t]*(?P<macro>BOOST_AUTO_TEST_SUITE|BOOST_FIXTURE_TEST_SUITE"
    r"|BOOST_(?:AUTO|FIXTURE|DATA|PARAM)_TEST_CASE(?:_TEMPLATE)?|BOOST_AUTO_TEST_SUITE_END"
    r"|(?:TYPED_)?TEST(?:_[FP])?)\s*\(\s*(?P<first>\w*)\s*(?:,\s*(?P<second>\w+))?",
    re.MULTILINE,
)

Places = dict[str, tuple[str, int]]


def places_of(site: Worksite, sources: Sequence[str]) -> Places:
    """Suite and name with a dot between → file and line; names written twice are left out."""
    found: Places = {}
    twice: set[str] = set()
    for path in sources:
        suites: list[str] = []
        written = read_text(site, site.copy / path)
        for one in _MACRO.finditer(written):
            if one["macro"].endswith("_SUITE_END"):
                suites = suites[:-1]
            elif one["macro"].endswith("_SUITE"):
                suites.append(one["first"])
            else:
                is_boost = one["macro"].startswith("BOOST")
                parts = [*suites, one["first"]] if is_boost else [one["first"], one["second"] or ""]
                name = ".".join(parts)
                twice |= {name} & set(found)
                found[name] = (path, written.count("\n", 0, one.start("macro")) + 1)
    return {name: at for name, at in found.items() if name not in twice}


def plain_name(reported: str) -> str:
    """A reported name without the types and numbers that one written test is repeated for."""
    without_types = reported.partition("<")[0]
    parts = [part for part in re.split(r"[./]|::", without_types) if part and not part.isdigit()]
    return ".".join(parts)


def place_of(places: Places, reported: str) -> tuple[str, int | None]:
    """Where a reported test is written; an instance's name may stand before that of its suite."""
    name = plain_name(reported)
    while name:
        if name in places:
            return places[name]
        name = name.partition(".")[2]
    return "", None
