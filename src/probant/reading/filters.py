"""Scope, time, author and reach in a question: found by their own words, whatever is asked.

Works on the masked sentence, where a thing stands as `<path:3>`. What is found here belongs to the
goal only if its kind can be narrowed so; else its words stay unaccounted for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from enum import Enum

from probant.reading.pieces import Token
from probant.reading.things import Sort
from probant.vocabulary.record import Record

_TESTS = r"(?:unit |test )?(?:tests?|test (?:code|files?|suites?|folders?|cases?|sources?|modules?|directory|directories|tree))"
_IN = r"(?:in|inside|within|under|underneath|below|beneath|from|across|throughout)"
_FOLDER = r"(?:folder|directory|dir|package|module|file|subtree|subfolder|subpackage|tree|crate|script|header)"
_MONTHS = (
    "january february march april may june july august september october november december".split()
)
_MONTH = rf"(?:{'|'.join(_MONTHS)}|{'|'.join(name[:3] for name in _MONTHS)})"
_N = r"(?:<number:\d+>|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple of|few)"
_NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
            "nine": 9, "ten": 10, "twelve": 12, "couple of": 2, "few": 3}  # fmt: skip
_WHEN = rf"(?:<(?:date|tag|commit|version):\d+>|(?:the )?(?:end of |start of |beginning of )?{_MONTH}(?: (?:of )?<date:\d+>)?)"
_TAGGED = (
    r"(?:the )?(?:tag|release|version|revision|commit|branch|ref)?\s?<(?:tag|commit|version):\d+>"
)

_LEAVING = r"(?:(?:and |but |so )?(?:(?:do )?not|exclude|ignore|omit|leave out|skip|no(?= (?:indirect|transitive|inherited|grand))|without(?= (?:counting|including|considering|indirect|transitive|inherited|what))|excluding|except(?: for)?|minus|ignoring|leaving(?: out| aside)?|skip(?:ping)?|rather than|instead of)(?: counting| including| considering| include| count| list| report| follow| through| via| from| in)?)"
_FARTHER = (
    r"(?:grandchildren|grandkids|descendants|callees|helpers|parents?|ancestors|base class(?:es)?|superclass(?:es)?"
    r"|(?:deeper|further|indirect|transitive|inherited)(?: ones?| importers?| imports?| callees| users| dependencies| methods?| fields?| members?| levels?| descendants| subclasses| classes| calls?| callers)?"
    r"|(?:what|whatever|anything|(?:things|functions|ones|stuff)(?: that)?) (?:it|they) (?:calls?|invokes?|uses?))"
)
"""What is left out where the direct relation is meant: "not the grandchildren", "callees aside"."""


class FilterSort(Enum):
    EVERYWHERE = "everywhere"
    """Tests and all: as a list is where nothing narrows it."""
    IN = "in"
    OUTSIDE_TESTS = "outside_tests"
    ONLY_TESTS = "only_tests"
    PUBLIC = "public"
    SINCE = "since"
    UNTIL = "until"
    BY = "by"
    DIRECTLY = "directly"
    FAR = "far"
    AT = "at"
    DURING = "during"
    BETWEEN = "between"


class Found(Record, kw_only=True):
    """A filter, the tokens it takes up, and the things among them."""

    sort: FilterSort
    first: int
    last: int
    things: tuple[int, ...] = ()
    said: str = ""


_ALL_TESTS = rf"(?:the |our |any |all |its )*{_TESTS}(?: and \w+)?"
_TOO = r"(?: also| too| as well| included| please)"
_PATTERNS: tuple[tuple[FilterSort, str], ...] = (
    (FilterSort.EVERYWHERE,
     r"(?:(?:in )?(?:the )?(?:whole|entire) (?:repo|repository|project|tree|codebase) )?"
     rf"(?<!not )(?<!without )(?:including|include|incl|counting|count|(?:with|plus|also|even|and) (?:also )?(?:the ones|those|these|ones)(?: that are)?)(?: in| from| within| inside)? {_ALL_TESTS}{_TOO}*"
     rf"|(?:in |from )?{_ALL_TESTS} (?:included|also|too|as well)|\w+ and {_TESTS} included"
     rf"|(?<!are )(?<!is )(?<!not )(?:also|even) (?:in|from|within) {_ALL_TESTS}{_TOO}*"),
    (FilterSort.OUTSIDE_TESTS,
     r"(?:(?:and )?(?:outside|out of|not (?:in|from|counting|including|within|inside)|do not (?:count|include)"
     r"|excluding|exclude|except(?: for| in)?|ignoring|ignore|leaving out|leave out|leaving aside|without(?: counting| including| considering)?|apart from|aside from|other than"
     r"|but not(?: in)?|skip|skipping|minus|besides|rather than|disregarding|omitting|omit|setting aside)"
     rf" (?:of )?(?:the |any |all |in |from |our |its |that |stuff )*{_TESTS}(?: out| aside| do not count)?)"
     rf"|(?:and |but )?not (?:the )?{_TESTS}|[(,] no {_TESTS}"
     rf"|{_TESTS} (?:excluded|aside|apart|ignored|left out|do not count|not counted|not included)"
     r"|(?:only )?(?:in|from|within|inside|across) (?:the |our |actual |real )*(?:production|product|prod|non test|shipped|shipping) (?:code|sources?|files?|tree|modules?|side)"
     r"|(?:only )?(?:production|product|prod|non test|shipped) (?:code|sources?|files?)(?: only)?|non test(?:ing)?"
     r"|only (?:in )?(?:production|product|prod)|production only"),
    (FilterSort.ONLY_TESTS,
     rf"(?:only |just )?(?:in|from|within|inside|among|by|across) (?:the |our |any |some |its )*{_TESTS}(?: only)?"
     rf"|(?:only|just) {_TESTS}|{_TESTS} only"),
    (FilterSort.FAR,
     r"(?:both |either )?(?:directly|direct|immediate) (?:or|and|as well as|and also|\+|&|/|,) (?:indirectly|indirect|transitively|transitive|through \w+|via \w+|by way of \w+)"
     r"|(?:indirectly|transitively) (?:or|and) directly|indirect (?:or|and|as well as) direct|not (?:just|only) (?:the )?(?:direct|immediate|directly) ?(?:ones?)?"
     r"|transitively|transitive|recursively|recursive|indirectly(?: too| as well| included)?|(?:including|even|also) (?:the )?(?:indirect|transitive)(?:ly)?(?: ones?)?"
     r"|(?:including|incl|with|plus|and|also) (?:the |their |all )*(?:grandchildren|descendants|grandparents)"
     r"|all the way(?: up| down)?(?: to the (?:top|bottom|root|leaves))?|(?:at|to) any (?:depth|level|distance)|at (?:all|every) levels?|whole (?:chain|tree|hierarchy)"
     r"|through (?:other|any number of|intermediate|intermediary) \w+|no matter how (?:deep|far|indirect)\w*|however (?:deep|far|indirect)\w*|down the (?:whole )?(?:tree|chain|hierarchy|line)|up the (?:whole )?(?:tree|chain|hierarchy)"),
    (FilterSort.DIRECTLY,
     r"(?:only |just )?(?:directly|immediately|direct|immediate|first level|one level)(?: only)?(?: ones?)?|(?:in|within) its own body|by itself|itself|not (?:indirectly|transitively)"
     rf"|{_LEAVING} (?:the |any |its |all |those |their )*{_FARTHER}(?: aside| out)?|{_FARTHER} (?:excluded|not counted|aside|apart|do not count|left out|not included)"
     r"|(?:counting )?(?:just|only) (?:those|the ones|what is|the methods) (?:that are )?(?:defined|declared|written) (?:in it|there|in the class itself|directly in it)|(?:defined|declared) in the class itself"),
    (FilterSort.BETWEEN, r"(?:between|from) (?P<a><date:\d+>) (?:and|to|until|till|through) (?P<b><date:\d+>)"),
    (FilterSort.SINCE,
     rf"(?:ever )?(?:since|after|from|starting(?: from| in| with)?|newer than|later than) (?:the )?(?:(?:start|beginning) of )?(?:the )?(?:year |tag |release |version |commit )?(?P<a>{_WHEN})(?: on| onwards?)?(?: till now| until now)?"
     r"|(?:in|during|over|within|for) (?:the )?(?:last|past|previous) (?:(?P<n>" + _N + r") )?(?P<unit>days?|weeks?|fortnights?|months?|quarters?|years?)"
     r"|(?P<this>this|last) (?P<u2>day|week|month|year)|(?P<day>today|yesterday)"),
    (FilterSort.UNTIL,
     rf"(?:before|until|till|prior to|up to|older than|earlier than|as late as) (?:the )?(?:year |tag |release |version |commit )?(?P<a>{_WHEN})"),
    (FilterSort.DURING, rf"(?:in|during|throughout|of) (?:the )?(?:year |month )?(?:of )?(?P<a><date:\d+>|{_MONTH} (?:of )?<date:\d+>)"),
    (FilterSort.BY, r"(?:(?:authored|made|written|done|committed|contributed) )?(?:by|from) <(?P<p>person):\d+>"),
    (FilterSort.AT, rf"(?:back )?(?:at|in|as of|on|for|with|around|from) {_TAGGED}|^{_TAGGED}|<(?:tag|version):\d+> 's"),
    (FilterSort.PUBLIC, r"(?:only )?(?:the )?(?:public|exported|publicly visible|non private)(?= (?:\w+ ){0,1}(?:methods?|functions?|class(?:es)?|names?|symbols?|definitions?|things?|members?|api|fields?|attributes?|constants?|types?|ones?|callers?|subclass(?:es)?))"),
    (FilterSort.IN, rf"(?:only )?(?:(?:stands?|lives?|are|is|found|located|that|which|defined|sits?|anywhere|somewhere|code|everything|stuff) ){{0,3}}{_IN} (?:the |our |this |that |my )?(?:\w+ )?(?:{_FOLDER} )?<(?:path|name):\d+>(?: {_FOLDER})?(?: only| alone)?"),
)  # fmt: skip

_STEMS = [{word[:3] for word in re.findall("[a-z]+", pattern)} for _, pattern in _PATTERNS]
"""How the words of each pattern begin: one of them stands in all that it matches."""


def masked(tokens: Sequence[Token]) -> tuple[str, list[int]]:
    """The sentence with numbered masks, and where each token begins in it."""
    parts: list[str] = []
    starts: list[int] = []
    at = 0
    for number, token in enumerate(tokens):
        part = f"<{token.thing.sort.value}:{number}>" if token.thing else token.word
        starts.append(at)
        parts.append(part)
        at += len(part) + 1
    return " ".join(parts), starts


def find_filters(tokens: Sequence[Token]) -> list[Found]:
    """Everything that may narrow, in the order of the table; spans may lie within one another."""
    text, starts = masked(tokens)
    said = {word[:3] for word in re.findall("[a-z]+", text)}
    likely = [one for one, stems in zip(_PATTERNS, _STEMS, strict=True) if said & stems]
    every = [found for sort, pattern in likely for found in _matches(sort, pattern, text, starts)]
    near = [one for one in every if one.sort is FilterSort.DIRECTLY]
    return [one for one in every if one.sort is not FilterSort.FAR or not _is_denied(one, near)]


def _is_denied(far: Found, near: Sequence[Found]) -> bool:
    """ "No transitive calls" asks for the direct ones."""
    return any(
        one.first <= far.first
        and far.last <= one.last
        and one.last - one.first > far.last - far.first
        for one in near
    )


def _matches(sort: FilterSort, pattern: str, text: str, starts: Sequence[int]) -> Iterator[Found]:
    for match in re.finditer(pattern, text):
        if not match.group() or not _is_whole(text, match):
            continue
        first = next(n for n in range(len(starts) - 1, -1, -1) if starts[n] <= match.start())
        last = next(n for n in range(len(starts) - 1, -1, -1) if starts[n] < match.end())
        things = tuple(int(one) for one in re.findall(r"<\w+:(\d+)>", match.group()))
        yield Found(sort=sort, first=first, last=last, things=things, said=match.group())


def _is_whole(text: str, match: re.Match[str]) -> bool:
    before = match.start() == 0 or text[match.start() - 1] == " "
    return before and (match.end() == len(text) or text[match.end()] == " ")


_REVISIONS = (Sort.TAG, Sort.COMMIT, Sort.VERSION)


def dates_of(found: Found, tokens: Sequence[Token], today: date) -> tuple[str, str]:
    """Since and until of a time filter, '' where one of them is open."""
    said = re.sub(r"<\w+:(\d+)>", lambda one: tokens[int(one.group(1))].raw, found.said)
    if found.sort is FilterSort.BETWEEN:
        first, last = (tokens[number].raw for number in found.things)
        return _span(first)[0], _span(last)[1]
    named = [tokens[n].raw for n in found.things if _sort(tokens[n]) in _REVISIONS]
    if named:
        return ("", named[0]) if found.sort is FilterSort.UNTIL else (named[0], "")
    month = re.search(rf"\b{_MONTH}\b", said)
    year = re.search(r"\b(?:19|20)\d\d(?:-\d\d)*", said)
    if month or year:
        said_year = year.group() if year else ""
        start, end = _span(_month(month.group(), said_year, today) if month else said_year)
        if found.sort is FilterSort.UNTIL:
            return "", end if re.match(r"until|till|up to|as late", said) else _moved(start, -1)
        if found.sort is FilterSort.DURING:
            return start, end
        return (
            _moved(end, 1)
            if re.match(r"after|newer|later", said) and year and len(year.group()) == 4
            else start
        ), ""
    return _relative(said, today)


def _sort(token: Token) -> Sort | None:
    return token.thing.sort if token.thing else None


def _relative(said: str, today: date) -> tuple[str, str]:
    if "yesterday" in said:
        return str(today - timedelta(days=1)), ""
    if "today" in said:
        return str(today), ""
    unit = re.search(r"day|fortnight|week|month|quarter|year", said)
    days = {"day": 1, "week": 7, "fortnight": 14, "month": 30, "quarter": 91, "year": 365}[
        unit.group() if unit else "day"
    ]
    if said.startswith("this"):
        return (
            f"{today.year}-01-01"
            if days == 365
            else str(today.replace(day=1))
            if days == 30
            else str(today - timedelta(days=today.weekday()))
        ), ""
    if said.startswith("last") and days == 365:
        return f"{today.year - 1}-01-01", f"{today.year - 1}-12-31"
    number = re.search(r"\b(\d+|" + "|".join(_NUMBERS) + r")\b", said)
    n = (
        1
        if number is None
        else int(number.group())
        if number.group().isdigit()
        else _NUMBERS[number.group()]
    )
    return str(today - timedelta(days=days * n)), ""


def _month(name: str, year: str, today: date) -> str:
    number = next(n for n, one in enumerate(_MONTHS, 1) if one.startswith(name[:3]))
    return f"{year[:4] or today.year}-{number:02}"


def _span(said: str) -> tuple[str, str]:
    """The first and the last day of a year, a month or a day."""
    parts = [int(one) for one in said.split("-")]
    if len(parts) == 1:
        return f"{parts[0]}-01-01", f"{parts[0]}-12-31"
    if len(parts) == 2:
        following = date(parts[0] + parts[1] // 12, parts[1] % 12 + 1, 1)
        return f"{said}-01", str(following - timedelta(days=1))
    return said, said


def _moved(day: str, n_days: int) -> str:
    return str(date.fromisoformat(day) + timedelta(days=n_days))
