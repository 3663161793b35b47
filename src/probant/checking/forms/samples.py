"""What code blocks show of calls: `>>> f(2)` with its result below, `f(2) // => 4`.

Only calls with literals in them, of functions that this code defines and the block does not. What a
block imports tells whose function it is. Next: reading.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from probant.checking.calls import CallSample, literal_value, read_call
from probant.checking.document import Document, Passage, PassageKind
from probant.checking.framing import Frame
from probant.checking.mood import Mood
from probant.checking.world import World
from probant.vocabulary.assertion import Assertion, ClaimKind, Mention

_PROMPT = re.compile(r"[ \t]{0,40}>>> ?(?P<code>[^\n]*)")
_MORE = re.compile(r"[ \t]{0,40}\.\.\.(?: |$)")
_RAISED = re.compile(r"(?P<name>[A-Za-z_][\w.]{0,200})(?::|$)")
_TRACEBACK = "Traceback (most recent call last):"
_REMARK = re.compile(r"(?://|#)[ \t]?(?:=>|->|→|returns:?[ \t])[ \t]*(?P<value>[^\n]{1,400})")
_MAX_LINE = 400
_PRINTED = re.compile(r"(?:console\.log|print)\((?P<code>.*)\)", re.DOTALL)
_OTHERWISE = re.compile(
    r"\b(?:previously|before|old|was|were|used to|would|should|wrong|bad|incorrect|instead"
    r"|propos\w+|suppose|imagine|will|expected|bug|issue|actual|could|might|if|not)\b",
    re.IGNORECASE,
)
"""Words of a lead that make the block show something else than what is."""

_IMPORTED = re.compile(
    r"^[ \t]*(?:>>> )?(?:from[ \t]+(?P<module>[\w.]+)[ \t]+import[ \t]+\(?(?P<names>[\w, \t]+)"
    r"|import[ \t]+(?P<modules>[\w., \t]+))",
    re.MULTILINE,
)
_REQUIRED = re.compile(
    r"\b(?:import|const|let|var)[ \t]{1,4}(?P<names>[\w${}*, \t\n]{1,300}?)"
    r"(?:\bfrom[ \t]?|=[ \t]?require\()['\"](?P<module>[^'\"\n]{1,200})['\"]"
)
_DEFINED = re.compile(
    r"^[ \t]*(?:>>> |\.\.\. )?(?:(?:export|default|async|static)\s){0,3}"
    r"(?:(?:def|class|function\*?)\s+(?P<name>[\w$]+)"
    r"|(?:(?:const|let|var)\s+)?(?P<set>[\w$]+)[ \t]*=(?!=))",
    re.MULTILINE,
)


class _Shown(NamedTuple):
    """A call and what came of it, by their places in the passage."""

    start: int
    end: int
    call: str
    value: str = ""
    exception: str = ""
    exception_start: int = 0


def sampled(document: Document, passages: Sequence[Passage], world: World) -> Iterator[Assertion]:
    """The calls that the text's code blocks show, each with its result."""
    codes = [one for one in passages if one.kind is PassageKind.CODE and _may_show(one.text)]
    if not codes:
        return
    wanted = {id(one) for one in codes}
    frame = Frame(document)
    whole = "\n".join(one.text for one in passages if one.kind is PassageKind.CODE)
    names = _Names(whole, world)
    for passage in passages:
        mood = frame.mood_of(passage)
        if (
            id(passage) not in wanted
            or mood is not Mood.STATES
            or _OTHERWISE.search(_last(passage))
        ):
            continue
        for shown in (*_sessions(passage.text), *_remarks(passage.text)):
            call = read_call(shown.call)
            written = names.written(call, shown.call) if call is not None else ""
            if written:
                yield _assertion(document, passage, shown, written)


def _may_show(text: str) -> bool:
    return ">>>" in text or "//" in text or "#" in text


def _last(passage: Passage) -> str:
    """The sentence before the block."""
    return re.split(r"(?<=[.!?])\s+", passage.lead.strip()[-400:])[-1]


def _sessions(text: str) -> Iterator[_Shown]:
    """What was typed into an interpreter on one line, and what it showed."""
    lines = list(re.finditer(r"[^\n]*(?:\n|$)", text))
    for n, line in enumerate(lines):
        prompt = _PROMPT.match(line[0])
        if prompt is None or "doctest:" in line[0]:
            continue
        output: list[re.Match[str]] = []
        for later in lines[n + 1 :]:
            if not later[0].strip() or _PROMPT.match(later[0]):
                break
            output.append(later)
        if not output or _MORE.match(output[0][0]):
            continue
        start = line.start() + line[0].index(">>>")
        yield from _session(start, prompt["code"].strip(), output)


def _session(start: int, call: str, output: Sequence[re.Match[str]]) -> Iterator[_Shown]:
    end = output[-1].start() + len(output[-1][0].rstrip())
    shown = "\n".join(line[0].strip() for line in output)
    if not shown.startswith(_TRACEBACK):
        if "..." not in shown:
            yield _Shown(start, end, call, value=shown)
        return
    indent = len(output[0][0]) - len(output[0][0].lstrip())
    for line in output[1:]:
        text = line[0].rstrip()
        if text[: indent + 1].strip() and (raised := _RAISED.match(text, indent)):
            at = line.start() + indent
            yield _Shown(start, end, call, exception=raised["name"], exception_start=at)
            return


def _remarks(text: str) -> Iterator[_Shown]:
    """A call with its result in a comment behind it."""
    for line in re.finditer(r"[^\n]+", text):
        remark = _REMARK.search(line[0]) if len(line[0]) <= _MAX_LINE else None
        if remark is None or ">>>" in line[0]:
            continue
        code = line[0][: remark.start()].strip().rstrip(";")
        if printed := _PRINTED.fullmatch(code):
            code = printed["code"]
        value = remark["value"].strip()
        if code and literal_value(value) is not None:
            start = line.start() + line[0].index(code)
            yield _Shown(start, line.start() + remark.end(), code, value=value)


def _is_ours(module: str, world: World) -> bool:
    """Whether a script imports from this code: by a path, or by the package's own name."""
    named = f'"name": "{module}",'
    return module.startswith(".") or world.has_text("package.json", named)


class _Names:
    """Whose functions the blocks of a text call."""

    def __init__(self, code: str, world: World) -> None:
        self._world = world
        self._modules: dict[str, str] = {}
        self._foreign: set[str] = set()
        for match in _IMPORTED.finditer(code):
            self._import(match)
        required: set[str] = set()
        for match in _REQUIRED.finditer(code):
            names = set(re.findall(r"[\w$]+", match["names"])) - {"as"}
            required |= names
            if not _is_ours(match["module"], world):
                self._foreign |= names
            else:
                self._modules |= dict.fromkeys(names, "")
        defined = {one["name"] or one["set"] for one in _DEFINED.finditer(code)}
        self._own = defined - required

    def _import(self, match: re.Match[str]) -> None:
        for part in (match["names"] or match["modules"]).split(","):
            name, _, alias = (word.strip() for word in part.partition(" as "))
            full = f"{match['module']}.{name}" if match["module"] else name
            self._modules[alias or name.partition(".")[0]] = (
                full if alias or match["module"] else ""
            )

    def written(self, call: CallSample, code: str) -> str:
        """The call with the whole path of its function; '' if it need not be of this code."""
        first, dot, _rest = call.function.partition(".")
        if first in self._own or first in self._foreign or not self._world.has_name(call.function):
            return ""
        if (
            dot
            and first not in self._modules
            and not (first[:1].isupper() and self._world.has_name(first))
        ):
            return ""  # a variable of the block
        whole = self._modules.get(first, "")
        return code.replace(first, whole, 1) if whole else code


def _assertion(document: Document, passage: Passage, shown: _Shown, written: str) -> Assertion:
    span = document.span(passage.offset(shown.start), passage.offset(shown.end - 1) + 1)
    text = document.text[span.start : span.end]
    if not shown.exception:
        return Assertion(
            kind=ClaimKind.RETURNS_VALUE,
            span=span,
            text=text,
            literal=written,
            expected=shown.value,
        )
    at = shown.exception_start
    named = document.span(passage.offset(at), passage.offset(at + len(shown.exception) - 1) + 1)
    return Assertion(
        kind=ClaimKind.THROWS,
        span=span,
        text=text,
        literal=written,
        object=Mention(text=shown.exception, span=named),
    )
