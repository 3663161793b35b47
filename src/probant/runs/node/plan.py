"""What a script really starts: its test runners, what has to come before them, what is left out.

Wrappers are looked through: variables, npx, coverage tools, scripts that call scripts, members of a
workspace. Nothing is run here; how a runner is started is runners.py's knowledge.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Sequence
from enum import Enum

from probant.runs.node.delegation import MANAGERS, Delegation, delegation_of
from probant.runs.node.package import Package
from probant.runs.node.shell import Command, Word, commands_of
from probant.vocabulary.record import Record, replace

MAX_DEPTH = 6
MAX_PARTS = 400

RUNNERS = {
    "jest": "jest", "jest.js": "jest",
    "vitest": "vitest", "vitest.mjs": "vitest",
    "mocha": "mocha", "_mocha": "mocha", "mocha.js": "mocha", "ts-mocha": "mocha",
    "jasmine": "jasmine", "jasmine.js": "jasmine", "jasmine-ts": "jasmine",
    "ava": "ava", "tap": "tap", "tape": "tape",
}  # fmt: skip
"""Program → the runner it is."""

COMPILERS = frozenset(
    "tsc vue-tsc tspc ngc vite esbuild rollup rolldown webpack webpack-cli rspack babel swc parcel"
    " tsup tsdown unbuild microbundle ncc browserify coffee sass postcss".split()
)
LINTERS = frozenset(
    "eslint prettier standard semistandard xo biome tslint stylelint oxlint jshint jscs publint"
    " attw knip depcheck commitlint markdownlint markdownlint-cli2 cspell size-limit dtslint tsd"
    " ls-lint editorconfig-checker is-ci husky".split()
)
_IDLE = frozenset({"echo", "printf", "true", ":", "exit", "sleep", "set", "wait", "cat", "clear"})
_WRAPPERS = frozenset(
    "cross-env cross-env-shell env npx bunx time nice command exec dotenv".split()
)
_COVERAGE = frozenset({"c8", "nyc", "istanbul", "monocart"})
_NODES = frozenset({"node", "nodejs", "tsx", "ts-node", "ts-node-esm", "esno"})
_LINT_SCRIPT = re.compile(r"^(?:lint|format|prettier|eslint|style|spell)", re.IGNORECASE)
_ASSIGNMENT = re.compile(r"^[A-Za-z_][A-Za-z0-9_]*=")
_NODE_WITH_VALUE = frozenset(
    "-r --require --import --loader --experimental-loader -C --conditions --test-reporter"
    " --test-reporter-destination --test-name-pattern --tsconfig --project -P".split()
)


class Does(Enum):
    TESTS = "tests"
    COMPILES = "compiles"
    LINTS = "lints"
    NOTHING = "nothing"
    OTHER = "other"


class Part(Record, kw_only=True):
    """One command of a script: `env`, then what starts it, then its arguments."""

    package: Package
    folder: str
    """Where it runs, relative to the repository."""
    joined_by: str
    does: Does
    raw: str
    script: str = ""
    """The script that holds it."""
    runner: str = ""
    env: tuple[Word, ...] = ()
    launcher: tuple[Word, ...] = ()
    args: tuple[Word, ...] = ()


class Scene(Record, kw_only=True):
    """What a plan may look up: members of the workspace, and the text of a file of the tree."""

    members: tuple[Package, ...]
    text_of: Callable[[str], str]


def parts_of(package: Package, script: str, scene: Scene) -> tuple[Part, ...] | None:
    """The commands of one script of a package; None if somewhere they could not be made out."""
    try:
        return tuple(_Flattener(scene).script(package, script, (), is_lint=False, depth=0))
    except _TooMuch:
        return None


class _TooMuch(Exception):
    """The script is not a list of commands, or calls itself."""


class _Flattener:
    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._n_parts = 0

    def script(
        self, package: Package, name: str, extra: tuple[Word, ...], *, is_lint: bool, depth: int
    ) -> Iterator[Part]:
        found = commands_of(package.scripts.get(name, ""))
        if found is None or depth > MAX_DEPTH:
            raise _TooMuch
        lint = is_lint or bool(_LINT_SCRIPT.match(name))
        if found and extra:
            found = (*found[:-1], _extended(found[-1], extra))
        if f"pre{name}" in package.scripts:
            yield from self.script(package, f"pre{name}", (), is_lint=lint, depth=depth + 1)
        for part in self._commands(package, found, package.folder, is_lint=lint, depth=depth):
            yield part if part.script else replace(part, script=name)

    def _commands(
        self, package: Package, found: Sequence[Command], folder: str, *, is_lint: bool, depth: int
    ) -> Iterator[Part]:
        for command in found:
            self._n_parts += 1
            if self._n_parts > MAX_PARTS:
                raise _TooMuch
            env, words = _unwrapped(command.words)
            if words and words[0].text == "cd" and len(words) == 2:
                folder = posixpath.normpath(posixpath.join(folder, words[1].text)).lstrip("./")
                continue
            inner = self._inner(package, words, folder, is_lint=is_lint, depth=depth)
            if inner is not None:
                yield from _joined(inner, command.joined_by, env)
                continue
            yield self._part(package, command, env, words, folder, is_lint=is_lint)

    def _inner(
        self, package: Package, words: Sequence[Word], folder: str, *, is_lint: bool, depth: int
    ) -> list[Part] | None:
        """The parts of what a command calls, or None if it calls nothing that is known here."""
        if not words:
            return None
        program = _base(words[0].text)
        texts = [word.text for word in words]
        nested: list[str] = []
        if program in ("sh", "bash") and "-c" in texts[:-1]:
            nested = [texts[texts.index("-c") + 1]]
        elif program == "concurrently":
            nested = [text for text in texts[1:] if not text.startswith("-") and " " in text]
        if nested:
            made: list[Part] = []
            for text in nested:
                found = commands_of(text)
                if found is None or depth > MAX_DEPTH:
                    raise _TooMuch
                made += self._commands(package, found, folder, is_lint=is_lint, depth=depth + 1)
            return made
        called = delegation_of(program, words[1:])
        if called is None:
            return None
        return self._called(package, called, folder, is_lint=is_lint, depth=depth)

    def _called(
        self, package: Package, called: Delegation, folder: str, *, is_lint: bool, depth: int
    ) -> list[Part] | None:
        here = posixpath.normpath(posixpath.join(folder, called.folder)).removeprefix(".")
        whom = self._whom(package, called, here)
        made: list[Part] = []
        n_found = 0
        for one in whom:
            for wanted in called.scripts:
                for name in _named(wanted, one.scripts):
                    n_found += 1
                    made += self.script(one, name, called.extra, is_lint=is_lint, depth=depth + 1)
        return made if n_found else None

    def _whom(self, package: Package, called: Delegation, folder: str) -> list[Package]:
        members = self._scene.members
        if called.everywhere:
            return list(members)
        if called.members:
            return [one for one in members if any(_is_meant(one, name) for name in called.members)]
        if folder != package.folder:
            return [one for one in members if one.folder == folder]
        return [package]

    def _part(
        self, package: Package, command: Command, env: tuple[Word, ...], words: tuple[Word, ...],
        folder: str, *, is_lint: bool,
    ) -> Part:  # fmt: skip
        runner, n_launcher = self._runner(words, folder)
        does = Does.TESTS if runner else Does.LINTS if is_lint else _does(words)
        return Part(
            package=package, folder=folder, joined_by=command.joined_by, does=does,
            raw=command.raw, runner=runner, env=env,
            launcher=words[:n_launcher], args=words[n_launcher:],
        )  # fmt: skip

    def _runner(self, words: Sequence[Word], folder: str) -> tuple[str, int]:
        """The runner a command is, and how many words start it."""
        if not words:
            return "", 0
        program = _base(words[0].text)
        if program in RUNNERS:
            return RUNNERS[program], 1
        texts = [word.text for word in words]
        if program in ("react-scripts", "tsdx") and "test" in texts:
            return "jest", texts.index("test") + 1
        if program not in _NODES:
            return "", 0
        if any(text == "--test" for text in texts):
            return "node", 1
        at = _script_at(texts)
        if at is None:
            return "", 0
        inner = _base(texts[at])
        if "node_modules/" in texts[at] and inner in RUNNERS:
            return RUNNERS[inner], at + 1
        return self._by_content(texts[at], folder), 1

    def _by_content(self, file: str, folder: str) -> str:
        """A file that is started plainly and brings its runner along."""
        path = posixpath.normpath(posixpath.join(folder, file))
        text = self._scene.text_of(path)
        if re.search(r"['\"]node:test['\"]", text):
            return "node"
        return "tape" if re.search(r"['\"](?:tape|tap)['\"]", text) else ""


def _unwrapped(words: Sequence[Word]) -> tuple[tuple[Word, ...], tuple[Word, ...]]:
    """The variables set for a command, and the command without what is only around it."""
    env: list[Word] = []
    left = list(words)
    while left:
        text = left[0].text
        program = _base(text)
        if _ASSIGNMENT.match(text):
            env.append(left.pop(0))
        elif program in _WRAPPERS or (program in MANAGERS and _is_exec(left)):
            left = left[2 if program in MANAGERS else 1 :]
            while left and left[0].text.startswith("-"):
                left.pop(0)
        elif program == "timeout":
            left = left[2:]
        elif program in _COVERAGE:
            left = _behind_coverage(left[1:])
        else:
            break
    return tuple(env), tuple(left)


def _is_exec(words: Sequence[Word]) -> bool:
    return len(words) > 2 and words[1].text in ("exec", "x", "dlx")


def _behind_coverage(words: list[Word]) -> list[Word]:
    """Its options may have values: the first known program is the one it measures."""
    known = RUNNERS.keys() | _NODES | MANAGERS | _WRAPPERS
    for at, word in enumerate(words):
        before = words[at - 1].text if at else ""
        if _base(word.text) in known and not before.startswith("--reporter"):
            return words[at:]
    return words


def _script_at(texts: Sequence[str]) -> int | None:
    at = 1
    while at < len(texts):
        if not texts[at].startswith("-"):
            return at
        at += 2 if texts[at] in _NODE_WITH_VALUE else 1
    return None


def _does(words: Sequence[Word]) -> Does:
    if not words:
        return Does.NOTHING
    program = _base(words[0].text)
    texts = [word.text for word in words]
    if program in LINTERS or (program in ("tsc", "vue-tsc") and "--noEmit" in texts):
        return Does.LINTS
    if program in COMPILERS:
        return Does.COMPILES
    if program in _IDLE or (program in MANAGERS and {"ci", "install", "audit"} & set(texts[1:2])):
        return Does.NOTHING
    return Does.OTHER


def _extended(command: Command, extra: tuple[Word, ...]) -> Command:
    raw = " ".join([command.raw, *(word.raw for word in extra)])
    return Command(command.joined_by, (*command.words, *extra), raw)


def _joined(parts: list[Part], joined_by: str, env: tuple[Word, ...]) -> Iterator[Part]:
    for at, part in enumerate(parts):
        yield replace(part, env=(*env, *part.env), joined_by=part.joined_by if at else joined_by)


def _named(wanted: str, scripts: dict[str, str]) -> list[str]:
    """`test:*` stands for every script of that form."""
    if "*" not in wanted:
        return [wanted] if wanted in scripts else []
    pattern = re.compile(re.escape(wanted).replace(r"\*\*", ".*").replace(r"\*", "[^:]*") + r"\Z")
    return [name for name in scripts if pattern.match(name)]


def _is_meant(member: Package, name: str) -> bool:
    plain = name.removeprefix("./").removesuffix("...").strip("{}")
    return plain in (member.name, member.folder) or member.folder.endswith(f"/{plain}")


def _base(text: str) -> str:
    return text.rpartition("/")[2]
