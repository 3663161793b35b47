"""Which lines of a snapshot a program's output names: tracebacks, stacks, compilers' messages.

The output is untrusted: a frame is kept only where the snapshot has such a line, and, where the
output also shows the line's text, only where the line reads so. How to find the file that is meant
is path_finding.py's; what a failure means is nobody's business here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from probant.errors import FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.path_finding import PathFinder
from probant.workspace.snapshot import SourceTree

MAX_FRAMES = 50
MAX_LINES = 100_000
MAX_LINE_CHARS = 1_000

_ESCAPE = re.compile(r"\x1b(?:\[[0-9:;<=>?]*[ -/]*[@-~]|\][^\x07\x1b\n]*(?:\x07|\x1b\\)?|[@-_])")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]")

_PYTHON = re.compile(r'File "([^"]{1,400})", line (\d{1,7})(?:, in (\S{1,200}))?')
_NODE = re.compile(r"^\s*at (?:async )?([^()]{1,200}?) \((.{1,500}):(\d{1,7}):\d{1,7}\)\s*$")
_JAVA = re.compile(
    r"^\s*at (?:[\w.@-]{1,80}/{1,2})?([\w$.<>]{1,300})\(([\w$-]{1,100}\.\w{1,6}):(\d{1,7})\)"
)
_BRACKETED = re.compile(
    r"^(?:\[\w{1,10}\] )?\s*((?:[A-Za-z]:)?[^:()\s][^:()]{0,400})"
    r"[(\[:]{1,2}(\d{1,7})(?:,\d{1,7})?[)\]]"
)
_CMAKE = re.compile(
    r"^CMake (?:Error|Warning)[^:]{0,40}? at ([^:]{1,400}):(\d{1,7})(?: \((\w{1,100})\))?"
)
_COMMAND = re.compile(r"^::(?:error|warning) file=([^,:]{1,400}),line=(\d{1,7})")
_DOTNET = re.compile(r" in (.{1,400}):line (\d{1,7})\s*$")
_STYLISH = re.compile(r"^\s+(\d{1,7}):\d{1,7}\s+(?:error|warning)\s")
_TOKEN = re.compile(r"((?:[A-Za-z]:)?[^:]{1,400}):(\d{1,7})(?![\w.])")
_SCHEME = re.compile(r"^[a-z][a-z+-]{1,20}://+")
_IN = re.compile(r":\d{1,7}: in (\w{1,200})\s*$")
_GO_CALL = re.compile(r"^([\w./*()-]{1,300})\(.*\)$")
_WRAPPING = "([{<'\"`"


class Frame(NamedTuple):
    """One line of the snapshot, and the line of the output that names it."""

    path: RepoPath
    line: int
    function: str
    text: str


class _Named(NamedTuple):
    """A place as the output writes it; `shown` is the source text it shows for it."""

    path: str
    line: int
    function: str
    text: str
    shown: str = ""
    package: str = ""


def plain_lines(text: str) -> Iterator[str]:
    """Lines of a program's output without colours, control characters and endless lines."""
    for number, line in enumerate(_ESCAPE.sub("", text).split("\n")):
        if number >= MAX_LINES:
            return
        last = line.rstrip("\r").rpartition("\r")[2]  # what a terminal would show of a redrawn line
        yield _CONTROL.sub("", last[:MAX_LINE_CHARS].replace("\t", "    "))


def frames_in(text: str, tree: SourceTree, roots: Sequence[str] = ()) -> tuple[Frame, ...]:
    """Lines of the snapshot the output names, each once, in the order in which it names them.

    `roots` are folders the program ran in or on: absolute ones stand for the root of the snapshot,
    relative ones are folders of it.
    """
    finder = PathFinder(tree.files, roots)
    sources: dict[RepoPath, tuple[str, ...]] = {}
    found: dict[tuple[RepoPath, int], Frame] = {}
    for named in _named(list(plain_lines(text))):
        path = finder.find(named.path, package=named.package)
        if path is None:
            continue
        if path not in sources:
            sources[path] = _lines(tree, path)
        if (path, named.line) not in found and _is_there(sources[path], named):
            frame = Frame(path, named.line, named.function, named.text.strip())
            found[path, named.line] = frame
        if len(found) >= MAX_FRAMES:
            break
    return tuple(found.values())


def _lines(tree: SourceTree, path: RepoPath) -> tuple[str, ...]:
    try:
        return tree.lines(path)
    except FileUnreadable:
        return ()


def _is_there(lines: Sequence[str], named: _Named) -> bool:
    if not 1 <= named.line <= len(lines):
        return False
    return not named.shown or " ".join(lines[named.line - 1].split()) == named.shown


def _named(lines: Sequence[str]) -> Iterator[_Named]:
    """Every place the output writes, whether it is one of ours or not."""
    heading = ""
    for at, line in enumerate(lines):
        if len(line) < 4:
            heading = heading if line.strip() else ""
            continue
        if stylish := _STYLISH.match(line):
            if heading:
                yield _Named(heading, int(stylish[1]), "", line)
            continue
        heading = line.strip() if _may_be_heading(line) else heading
        if special := _special(lines, at):
            yield special
        yield from _tokens(lines, at)


def _may_be_heading(line: str) -> bool:
    """A line that is nothing but a path: messages below it give only line and column."""
    return not line[0].isspace() and "." in line and not line.endswith((".", ":"))


def _special(lines: Sequence[str], at: int) -> _Named | None:
    """Forms that say more than `path:line`, or say it in another way."""
    line = lines[at]
    if found := _PYTHON.search(line):
        shown = _shown_below(lines, at)
        return _Named(found[1], int(found[2]), found[3] or "", line, shown=shown)
    if found := _JAVA.match(line):
        package = found[1].rpartition(".")[0].rpartition(".")[0]
        return _Named(found[2], int(found[3]), found[1], line, package=package)
    if found := _NODE.match(line):
        return _Named(_bare(found[2]), int(found[3]), found[1].strip(), line)
    if found := _CMAKE.match(line):
        return _Named(found[1], int(found[2]), found[3] or "", line)
    if found := _COMMAND.match(line) or _BRACKETED.match(line) or _DOTNET.search(line):
        return _Named(_bare(found[1]), int(found[2]), "", line)
    return None


def _shown_below(lines: Sequence[str], at: int) -> str:
    """The source line under a `File "…", line N`, which stands further in than that."""
    below = lines[at + 1] if at + 1 < len(lines) else ""
    margin = _margin(lines[at])
    if _margin(below) <= margin or 'File "' in below:
        return ""
    return " ".join(_unmarked(below).split())


def _unmarked(line: str) -> str:
    """Without the mark that pytest puts before lines of an error."""
    return " " + line[1:] if line.startswith("E ") else line


def _margin(line: str) -> int:
    plain = _unmarked(line)
    return len(plain) - len(plain.lstrip())


def _tokens(lines: Sequence[str], at: int) -> Iterator[_Named]:
    """Every `path:line` of a line."""
    line = lines[at]
    if ":" not in line:
        return
    for word in line.split():
        found = _TOKEN.match(_bare(word))
        if found is None:
            continue
        inside = _IN.search(line)
        function = inside[1] if inside else _called_above(lines, at)
        yield _Named(found[1], int(found[2]), function, line)


def _called_above(lines: Sequence[str], at: int) -> str:
    """In a Go stack the function stands on the line above its place."""
    if at == 0 or " +0x" not in lines[at]:
        return ""
    call = _GO_CALL.match(lines[at - 1])
    return call[1].rpartition("/")[2] if call else ""


def _bare(word: str) -> str:
    """A path without quotes, brackets and a scheme."""
    return _SCHEME.sub("/", word.strip().lstrip(_WRAPPING).replace("file://", ""))
