"""Links and addresses of a text: their targets, and the text they leave to be read as words.

Markdown's inline and reference links, reStructuredText's embedded ones, bare addresses and mail.
"""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import unquote

from probant.checking.citations import addresses
from probant.checking.citations.addresses import Address
from probant.checking.citations.endings import DATA, SOURCE, ending
from probant.checking.citations.tokens import MAX_PATH_CHARS, Known, plain_path

_LINK = re.compile(
    r"\[(?P<label>[^\[\]]{0,500})\]\("
    r"(?:<(?P<pointed>[^<>\n]{0,2000})>|(?P<bare>(?:[^\s()<>]|\([^\s()<>]{0,200}\)){0,2000}))"
    r"(?:\s{1,3}(?:\"[^\"\n]{0,300}\"|'[^'\n]{0,300}'))?\s?\)"
    r"|^[ ]{0,3}\[(?P<ref>[^\[\]\n]{1,200})\]:[ \t]{1,8}<?(?P<defined>[^\s<>]{1,2000})>?"
    r"|`(?P<words>[^`<>]{0,300})<(?P<embedded>[^<>`\n]{1,1000})>`__?"
    r"|(?<![\w])(?P<address>[A-Za-z][A-Za-z0-9+.-]{1,11}://[^\s<>`|\"]{1,3000})"
    r"|(?<![\w.+-])(?P<mail>[\w.+-]{1,64}@[\w-]{1,63}\.[\w.:/~-]{1,300})",
    re.MULTILINE,
)
_SIGNS = ("](", "://", "@", "]:", ">`_")
"""Without one of these a text has no link."""
_TARGETS = ("pointed", "bare", "defined", "embedded")
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]{1,20}:(?!\d)")


class Target(NamedTuple):
    """A file a link leads to. Positions are in the passage; `outer` is the whole link."""

    path: str
    start: int
    end: int
    anchor: str
    anchor_at: int
    outer: tuple[int, int]
    label: tuple[int, int]
    """Where the text of the link stands; empty for a bare address."""
    repository: str = ""
    revision: str = ""
    is_link: bool = True


class Linked(NamedTuple):
    """What links give, the text without their targets, and labels of links that lead elsewhere."""

    targets: list[Target]
    rest: str


def read_links(text: str, known: Known) -> Linked:
    """Targets that are files; `rest` has the same length as the text."""
    if not any(sign in text for sign in _SIGNS):
        return Linked([], text)
    targets: list[Target] = []
    pieces: list[str] = []
    done = 0
    for found in _LINK.finditer(text):
        start, end, keeps_label = _consumed(found, targets, known)
        label = found.span("label")
        pieces.append(text[done:start])
        if keeps_label:
            pieces.append(" " + text[label[0] : label[1]] + " " * (end - label[1]))
        else:
            pieces.append(" " * (end - start))
        done = end
    pieces.append(text[done:])
    return Linked(targets, "".join(pieces))


def _consumed(found: re.Match[str], targets: list[Target], known: Known) -> tuple[int, int, bool]:
    """What of the text is used up, and whether the label of the link may speak for itself."""
    start, end = found.span()
    if found["mail"] is not None:
        return start, end, False
    if found["address"] is not None:
        written = addresses.without_tail(found["address"])
        end = start + len(written)
        if (led := addresses.read_address(written)) is not None:
            targets.append(_addressed(written, led, start, (start, end), (start, start), False))
        return start, end, False
    group = next(name for name in _TARGETS if found[name] is not None)
    label = found.span("label") if found["label"] is not None else (start, start)
    written, at = found[group], found.start(group)
    if addresses.SCHEME.match(written):
        if (led := addresses.read_address(written)) is not None:
            is_hosted = bool(led.repository)  # a `file://` address is relative to nothing
            targets.append(_addressed(written, led, at, (start, end), label, is_hosted))
            return start, end, found["label"] is not None
        return start, end, False
    target = _relative(written, at, (start, end), label, known)
    if target is not None:
        targets.append(target)
    is_elsewhere = target is None and bool(_SCHEME.match(written))
    return start, end, found["label"] is not None and not is_elsewhere


def _addressed(
    written: str,
    led: Address,
    at: int,
    outer: tuple[int, int],
    label: tuple[int, int],
    is_link: bool,
) -> Target:
    return Target(
        path=led.path,
        start=at + led.start,
        end=at + led.end,
        anchor=written[led.anchor :],
        anchor_at=at + led.anchor,
        outer=outer,
        label=label,
        repository=led.repository,
        revision=led.revision,
        is_link=is_link,
    )


def _relative(
    written: str, at: int, outer: tuple[int, int], label: tuple[int, int], known: Known
) -> Target | None:
    """A target without a scheme: a path, perhaps with an anchor or lines; '#…' is this text."""
    if not written or written[0] in "#?" or _SCHEME.match(written) or written.startswith("//"):
        return None
    if len(written) > MAX_PATH_CHARS:
        return None
    cut = min((n for n in (written.find("#"), written.find("?")) if n >= 0), default=len(written))
    anchor_at = written.find("#") if "#" in written else len(written)
    path, anchor = written[:cut], written[anchor_at:]
    if colon := re.search(r":\d", path):
        path, anchor, anchor_at = path[: colon.start()], path[colon.start() :], colon.start()
    plain = plain_path(unquote(path))
    name = plain.rpartition("/")[2]
    is_code = ending(name) in SOURCE or ending(name) in DATA
    if not is_code and not known.has_file(plain):
        return None
    return Target(
        path=plain,
        start=at,
        end=at + len(path),
        anchor=anchor,
        anchor_at=at + anchor_at,
        outer=outer,
        label=label,
    )
