"""Read a repository's git configuration as data, and say which settings could execute something.

Nothing here obeys a setting, follows an include or runs git. Next: gitdir.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

_EXECUTING_NAMES = {
    "core": "fsmonitor hookspath sshcommand pager editor askpass gitproxy alternaterefscommand "
    "worktree attributesfile",
    "sequence": "editor",
    "diff": "external textconv command",
    "difftool": "cmd path",
    "mergetool": "cmd path",
    "merge": "driver",
    "filter": "clean smudge process",
    "credential": "helper",
    "gpg": "program defaultkeycommand",
    "include": "path",
    "includeif": "path",
    "uploadpack": "packobjectshook",
    "remote": "uploadpack receivepack vcs proxy",
    "submodule": "update",
    "trailer": "cmd command",
    "interactive": "difffilter",
    "sendemail": "tocmd cccmd headercmd sendmailcmd smtpserver",
    "tar": "command",
    "imap": "tunnel",
    "init": "templatedir",
    "url": "insteadof pushinsteadof",
    "protocol": "allow",
    "man": "cmd path",
    "browser": "cmd path",
    "guitool": "cmd",
    "instaweb": "browser httpd",
    "web": "browser",
    "help": "browser",
    "receive": "procreceiverefs",
    "extensions": "partialclone",
}
"""By section, the settings through which git runs a program, reads a file or reaches a host."""

_ALWAYS_SUSPICIOUS_SECTIONS = ("pager",)
_OFF = ("false", "no", "off", "0", "")


class Setting(NamedTuple):
    """One line of configuration; section and name in lower case, the subsection as written."""

    section: str
    subsection: str
    name: str
    value: str

    @property
    def key(self) -> str:
        return ".".join(part for part in (self.section, self.subsection, self.name) if part)


def parse_config(text: str) -> tuple[Setting, ...]:
    """All settings in order; lines that make no sense are passed over."""
    settings: list[Setting] = []
    section = subsection = ""
    for line in _logical_lines(text):
        if line.startswith("["):
            header, line = _header_end(line)
            section, _, quoted = header.partition(" ")
            section, _, dotted = section.strip().lower().partition(".")
            subsection = _unquoted(quoted) if quoted.strip() else dotted
        name, equals, value = line.partition("=")
        name = name.strip().lower()
        if section and name and name.replace("-", "").isalnum():
            settings.append(
                Setting(section, subsection, name, _unquoted(value) if equals else "true")
            )
    return tuple(settings)


def value_of(settings: Iterable[Setting], key: str) -> str | None:
    """The last value of a key, as git would take it."""
    found: str | None = None
    for setting in settings:
        if setting.key == key:
            found = setting.value
    return found


def suspicious_keys(settings: Iterable[Setting]) -> tuple[str, ...]:
    """Keys through which a git that obeyed this configuration would run or reach something."""
    return tuple(sorted({setting.key for setting in settings if _is_suspicious(setting)}))


def _is_suspicious(setting: Setting) -> bool:
    section, _, name, value = setting
    if section == "alias":
        return value.lstrip().startswith("!")
    if section in ("remote", "submodule") and name in ("url", "pushurl"):
        return "::" in value or value.startswith("-")
    if name == "fsmonitor" and value.lower() in _OFF:
        return False
    if section in _ALWAYS_SUSPICIOUS_SECTIONS:
        return value.lower() not in (*_OFF, "true")
    return name in _EXECUTING_NAMES.get(section, "").split()


def _logical_lines(text: str) -> Iterator[str]:
    """Lines with their continuations joined, without leading space and whole-line comments."""
    pending = ""
    for line in text.replace("\r\n", "\n").split("\n"):
        joined = pending + line
        n_backslashes = len(joined) - len(joined.rstrip("\\"))
        if n_backslashes % 2:
            pending = joined[:-1]
            continue
        pending = ""
        if (stripped := joined.strip()) and stripped[0] not in "#;":
            yield stripped
    if pending.strip():
        yield pending.strip()


def _header_end(line: str) -> tuple[str, str]:
    """What stands in the brackets, and the rest of the line."""
    quoted = escaped = False
    for place, character in enumerate(line):
        if escaped:
            escaped = False
        elif character == "\\":
            escaped = True
        elif character == '"':
            quoted = not quoted
        elif character == "]" and not quoted:
            return line[1:place].strip().replace("\t", " "), line[place + 1 :].strip()
    return "", ""


def _unquoted(raw: str) -> str:
    """Without quotes, escapes and a trailing comment."""
    out: list[str] = []
    quoted = False
    characters = iter(raw.strip())
    for character in characters:
        if character == "\\":
            follower = next(characters, "")
            out.append({"n": "\n", "t": "\t", "b": "\b"}.get(follower, follower))
        elif character == '"':
            quoted = not quoted
        elif character in "#;" and not quoted:
            break
        else:
            out.append(character)
    return "".join(out).strip()
