"""Scripts that call scripts: `npm run x`, `pnpm -r test`, `turbo run build`, `run-s a b`.

Whether there is such a script, or such a member, is looked up in plan.py.
"""

from __future__ import annotations

from collections.abc import Sequence

from probant.runs.node.shell import Word
from probant.vocabulary.record import Record

_RUN = frozenset({"run", "run-script"})
_TEST = frozenset({"test", "t", "tst"})
_WITH_VALUE = frozenset(
    "--workspace --filter -F --scope --prefix -C --dir --cwd --target --targets --concurrency"
    " --projects --from --exclude --ignore --include --output-style --jobs -j".split()
)
_EVERYWHERE = frozenset(
    "--workspaces -ws --ws -r --recursive --workspaces=true -A --all --since".split()
)
_ALWAYS_MEMBERS = frozenset({"lerna", "turbo", "nx", "wsrun", "ultra"})
_ROWS = frozenset({"run-s", "run-p", "npm-run-all", "npm-run-all2", "run-z"})
MANAGERS = frozenset({"npm", "pnpm", "yarn", "bun"})


class Delegation(Record, kw_only=True):
    """Scripts by name, run here, or in members of the workspace: all, or the named ones."""

    scripts: tuple[str, ...]
    extra: tuple[Word, ...] = ()
    everywhere: bool = False
    members: tuple[str, ...] = ()
    folder: str = ""
    """Another folder it goes to first, relative to this one."""


def delegation_of(program: str, words: Sequence[Word]) -> Delegation | None:
    """What the words after `program` call, or None if they call no script."""
    if program in _ROWS:
        named = tuple(word.text for word in words if not word.text.startswith("-"))
        return Delegation(scripts=named) if named else None
    if program not in MANAGERS and program not in _ALWAYS_MEMBERS:
        return None
    flags, plain, extra = _split(program, words)
    told = tuple(word.text for word in plain)
    members = tuple(
        value
        for name in ("--workspace", "-w", "--filter", "-F", "--scope")
        for value in flags.get(name, ())
    )
    everywhere = program in _ALWAYS_MEMBERS or bool(_EVERYWHERE & flags.keys())
    if program == "yarn" and told[:1] == ("workspaces",):
        told = tuple(one for one in told[1:] if one != "foreach")
        everywhere = True
    elif program == "yarn" and told[:1] == ("workspace",):
        members, told = told[1:2], told[2:]
    name, n_used = _script(program, told, flags)
    if not name:
        return None
    return Delegation(
        scripts=(name,),
        extra=(*plain[len(plain) - len(told) + n_used :], *extra),
        everywhere=everywhere and not members,
        members=members,
        folder=next(
            (v for n in ("--prefix", "-C", "--dir", "--cwd") for v in flags.get(n, ())), ""
        ),
    )


def _script(
    program: str, told: tuple[str, ...], flags: dict[str, tuple[str, ...]]
) -> tuple[str, int]:
    """The script's name and how many words it took."""
    if program == "nx":
        named = [v for n in ("--target", "--targets", "-t") for v in flags.get(n, ())]
        return (named[0].split(",")[0], 1) if named else (told[0] if told else "", 1)
    if not told:
        return "", 0
    if told[0] in _RUN:
        return (told[1], 2) if len(told) > 1 else ("", 0)
    if program == "npm":
        return ("test", 1) if told[0] in _TEST else ("", 0)
    return ("", 0) if told[0] in ("exec", "dlx", "install", "add") else (told[0], 1)


def _split(
    program: str, words: Sequence[Word]
) -> tuple[dict[str, tuple[str, ...]], tuple[Word, ...], tuple[Word, ...]]:
    """Options with their values, plain words, and what stands behind `--`."""
    with_value = _WITH_VALUE | (
        {"-w"} if program == "npm" else {"-t"} if program == "nx" else set()
    )
    flags: dict[str, tuple[str, ...]] = {}
    plain: list[Word] = []
    at = 0
    while at < len(words):
        text = words[at].text
        if text == "--":
            return flags, tuple(plain), tuple(words[at + 1 :])
        name, equals, value = text.partition("=")
        if not text.startswith("-") or (
            plain and program == "yarn" and plain[-1].text != "foreach"
        ):
            plain.append(words[at])
        elif equals:
            flags[name] = (*flags.get(name, ()), value)
        elif name in with_value and at + 1 < len(words):
            at += 1
            flags[name] = (*flags.get(name, ()), words[at].text)
        else:
            flags.setdefault(name, ())
        at += 1
    return flags, tuple(plain), ()
