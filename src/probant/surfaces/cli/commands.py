"""The commands and their flags, as data; help and errors come from it."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import NoReturn

from probant.errors import UsageError
from probant.surfaces.cli.command import COMMON, REPOSITORY, Command, flag
from probant.surfaces.cli.evaluation.commands import EVALUATION

_TRUTH = flag(
    "--truth-mode", help="speak at most this surely", default="confirmed",
    choices=("confirmed", "bounded", "limited"),
)  # fmt: skip
_EXPLAIN = flag("--explain", help="show every step of the investigation", action="store_true")

_EXECUTION = (
    flag("--allow-exec", help="permit builds and tests, in a sandbox without network",
          action="store_true"),
    flag("--allow-unsandboxed", help="with --allow-exec, run even where there is no sandbox; the "
          "answer says so", action="store_true"),
    flag("--exec-timeout", help="end a build or test run after this long (default: 300)",
          metavar="SECONDS", default="300"),
)  # fmt: skip

_TRANSCRIPT = flag(
    "directory", help="its directory, a verification id or the beginning of one, or latest",
    metavar="DIR",
)  # fmt: skip
_TEXT_OR_JSON = flag("--format", help="text or json", default="text", choices=("text", "json"))

_ANSWER_FORMAT = flag(
    "--format", help="text, json or markdown", default="text",
    choices=("text", "json", "markdown"),
)  # fmt: skip
_LIMIT = flag("--limit", help="show at most this many of the values; all are counted and proved",
              metavar="N")  # fmt: skip
_EXIT_CODE = flag("--exit-code", help="end with 1 where the answer is a proved no, or tests fail",
                  action="store_true")  # fmt: skip
_REPEAT = flag("--repeat", help="run tests this often; disagreement is told", metavar="N",
               default="1")  # fmt: skip
_PATCH = flag("--patch", help="a proposed change to judge, as a unified diff; - is standard input",
              metavar="FILE")  # fmt: skip

_NARROWING = (
    flag("--in", help="only answers in this file or folder", metavar="PATH", dest="within"),
    flag("--of", help="the class or module that holds the target", metavar="OWNER"),
    flag("--symbol-kind", help="only definitions of this kind: class, function, …; may be repeated",
          metavar="K", action="append", default=[]),
    flag("--outside-tests", help="leave out answers in tests", action="store_true"),
    flag("--only-tests", help="only answers in tests", action="store_true"),
    flag("--public", help="only public definitions", action="store_true"),
    flag("--since", help="only from this date or tag on", metavar="DATE|TAG"),
    flag("--until", help="only up to this date or tag", metavar="DATE|TAG"),
    flag("--by", help="only by this author", metavar="AUTHOR"),
    flag("--directly", help="only direct relations (the default)", action="store_true"),
    flag("--all-the-way", help="also through others", action="store_true"),
    flag("--count", help="how many there are", action="store_true"),
    flag("--unit", help="with --count of calls or raises, what is counted",
          choices=("places", "callers", "functions", "methods", "files")),
)  # fmt: skip

_SERVED = flag(
    "--repo", help="a repository to serve, under a name if several are; may be repeated (default: "
    "the current directory)", action="append", default=[], metavar="[NAME=]PATH",
)  # fmt: skip

_LISTENING = (
    flag("--host", help="the address to listen on (default: 127.0.0.1); others need a token",
          default="127.0.0.1", metavar="ADDRESS"),
    flag("--port", help="the port (default: 8321); 0 takes a free one", default="8321",
          metavar="N"),
    flag("--token-env", help="the variable that holds a token for everything",
          metavar="VARIABLE"),
    flag("--allow-host", help="a name, with its port, by which others reach this server; may be "
          "repeated", action="append", default=[], metavar="NAME[:PORT]"),
)  # fmt: skip
_TOKEN_NAME = flag("name", help="what the token is called", metavar="NAME")
_SCOPE = flag("--scope", help="what it may be used for; may be repeated (default: everything)",
              action="append", default=[], choices=("read", "verify", "metrics"))  # fmt: skip

COMMANDS: tuple[Command, ...] = (
    Command(
        "ask",
        "answer a question about a repository, or refuse with the reason",
        "ask",
        (
            flag("question", help="the question", nargs="*", metavar="QUESTION"),
            flag("--session", help="remember the answer for follow-ups", metavar="NAME"),
            flag("--goal", help="a question without English instead, as probant.goal/1; - is "
                  "standard input", metavar="FILE"),
            _LIMIT,
            _ANSWER_FORMAT,
            _TRUTH,
            _EXPLAIN,
            *_EXECUTION,
            _REPEAT,
            _EXIT_CODE,
            flag("--narrate", help="explain, review, compare: let the configured model word the "
                  "confirmed facts; only sentences that pass the check are shown",
                  action="store_true"),
            _PATCH,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "query",
        "the same without English: a kind of question and what it is about",
        "query",
        (
            flag("words", help="the kind of question, and its targets (see --list)", nargs="*",
                  metavar="KIND TARGET"),
            flag("--list", help="show every kind: what it takes, what narrows it, an example",
                  action="store_true"),
            *_NARROWING,
            _LIMIT,
            flag("--session", help="remember the answer for follow-ups", metavar="NAME"),
            _ANSWER_FORMAT,
            _TRUTH,
            _EXPLAIN,
            *_EXECUTION,
            _REPEAT,
            _EXIT_CODE,
            _PATCH,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "search",
        "show the places that say most of some words, best first",
        "search",
        (
            flag("text", help="words, a name or a sentence", nargs="+", metavar="TEXT"),
            flag("--in", help="only places in this file or folder", metavar="PATH", dest="within"),
            flag("--symbol-kind", help="only definitions of this kind: class, function, …; may be "
                  "repeated", metavar="K", action="append", default=[]),
            flag("--lang", help="only files in this language: python, go, …; may be repeated",
                  metavar="L", action="append", default=[]),
            flag("--exact", help="the text as it stands, in its own case", action="store_true"),
            flag("--regex", help="a regular expression", action="store_true"),
            flag("--limit", help="show at most this many places (default: 10)", metavar="N"),
            _TEXT_OR_JSON,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "show",
        "print the whole code of a definition, a file or some lines of it",
        "show",
        (
            flag("name", help="a name as in code (Cart.total, src/cart.py::total, class:Cart), or "
                  "a path with or without lines (src/cart.py:10-20)", metavar="NAME|PATH[:A-B]"),
            flag("--lines", help="show at most this many lines of each (default: 400)",
                  metavar="N"),
            _TEXT_OR_JSON,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "chat",
        "ask one question after another; follow-ups may refer to the last answer",
        "chat",
        (
            flag("--session", help="keep the conversation under this name", metavar="NAME"),
            _TRUTH,
            _EXPLAIN,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "check",
        "say which statements of a text about the code hold",
        "check",
        (
            flag("files", help="texts to check; - is standard input", nargs="*", metavar="FILE"),
            flag("--tiers", help="how deep to look: some of V1,V2,V3,V4 (default: all)",
                  metavar="LIST"),
            *_EXECUTION,
            flag("--comments", help="the files are source code: check what its comments say",
                  action="store_true"),
            flag("--diff", help="the texts are diffs: check only the lines they add",
                  action="store_true"),
            flag("--consistency", help="compare answers: FILE holds questions, one on each line, "
                  "asked in several wordings; two FILEs or more are answers themselves",
                  action="store_true"),
            flag("--answerer", help="with --consistency, a command that answers instead; "
                  "{question} and {repo} are filled in",
                  metavar="CMD"),
            flag("--fix", help="correct drifted lines and paths in the files, and show the diff",
                  action="store_true"),
            flag("--strict", help="exit 3, not 0, where something that is said about the code was "
                  "not read", action="store_true"),
            flag("--allow-empty", help="exit 0, not 3, where nothing could be settled; for hooks "
                  "that are given every changed file", action="store_true"),
            flag("--format", help="text, json, sarif, github or junit", default="text",
                  choices=("text", "json", "sarif", "github", "junit")),
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "verify",
        "have a commit reviewed by a council of models; code decides the verdict",
        "verify",
        (
            flag("revision", help="the commit to review: a hash, branch or tag", metavar="REV"),
            flag("paths", help="files or folders to review (default: what the commit changed)",
                  nargs="*", default=[], metavar="PATH"),
            flag("--tier", help="how much is read and how long it may take: quick, balanced, high "
                  "or reasoning (default: balanced)", default="balanced",
                  choices=("quick", "balanced", "high", "reasoning")),
            flag("--focus", help="what to look for above all, in one line", metavar="TEXT"),
            flag("--evidence", help="what a tool found: items as JSON or JSON Lines, SARIF, or "
                  "TOOL@VERSION:PATH[:blocking] for text and Markdown; may be repeated",
                  action="append", default=[], metavar="FILE"),
            flag("--sarif-errors-block", help="results of level error in a SARIF file are "
                  "blocking evidence", action="store_true"),
            flag("--sarif-per-rule", help="one item for each rule of a SARIF file, not for each "
                  "run", action="store_true"),
            flag("--without-evidence", help="the same request stripped of its evidence, to "
                  "compare", action="store_true"),
            flag("--format", help="text, json, sarif or github", default="text",
                  choices=("text", "json", "sarif", "github")),
            flag("--repo", help="the repository (default: the current directory)", default=".",
                  metavar="PATH"),
            *COMMON,
        ),
    ),
    Command(
        "facts",
        "print what the code says: definitions, imports, calls, types",
        "facts",
        (
            flag("path", help="a file or folder of the repository", nargs="?", metavar="PATH"),
            flag("--format", help="json", default="json", choices=("json",)),
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "index",
        "build or refresh the index of a repository",
        "index",
        (
            flag("--no-text", help="leave out the text index of a large tree",
                  action="store_true"),
            flag("--prune", help="drop from the cache what no repository needs any more",
                  action="store_true"),
            flag("--format", help="text or json", default="text", choices=("text", "json")),
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "serve",
        "serve a web page for people and an HTTP API for programs",
        "serve",
        (
            _SERVED,
            *_LISTENING,
            flag("--runs", help="a folder of runs of probant eval that the page shows",
                  metavar="DIR"),
            flag("--workers", help="how many processes answer on the one address (default: 1)",
                  default="1", metavar="N"),
            *COMMON,
        ),
    ),
    Command(
        "token",
        "tokens for the HTTP API; only their hashes are kept",
        "",
        (),
        (
            Command("add", "make a token and show it once", "token",
                    (_TOKEN_NAME, _SCOPE, _TEXT_OR_JSON, *COMMON)),
            Command("list", "show the names and scopes of the tokens", "token",
                    (_TEXT_OR_JSON, *COMMON)),
            Command("revoke", "make a token worthless", "token",
                    (_TOKEN_NAME, _TEXT_OR_JSON, *COMMON)),
        ),
    ),
    Command(
        "mcp",
        "serve repositories to an agent over the Model Context Protocol",
        "mcp",
        (
            _SERVED,
            flag("--client-roots", help="also serve the folders that the agent's program has open",
                  action="store_true"),
            flag("--http", help="over HTTP at /mcp, not over standard input and output",
                  action="store_true"),
            *_LISTENING,
            *COMMON,
        ),
    ),
    Command(
        "receipt",
        "check what an agent said at the end of its last turn",
        "receipt",
        (
            flag("--file", help="a text instead of the newest conversation on this machine; - is "
                  "standard input", metavar="FILE"),
            flag("--since", help="the revision the work began at (default: what the conversation "
                  "says)", metavar="REV"),
            *_EXECUTION,
            _ANSWER_FORMAT,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "hook",
        "the same as a gate: an agent's hook payload on stdin; or install it, or remove it",
        "hook",
        (
            flag("words", help="the agent: claude-code, codex, cursor, gemini; or install AGENT, "
                  "remove AGENT", nargs="*", metavar="AGENT"),
            flag("--project", help="in the settings of this repository, not in your own",
                  action="store_true"),
            flag("--yes", help="write without asking; the diff is shown all the same",
                  action="store_true"),
            *_EXECUTION,
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command("demo", "show a false claim being caught; nothing of yours is touched", "demo",
            COMMON),
    Command("eval", "measure answers against machine-checked truth", "", (), EVALUATION),
    Command(
        "skills",
        "instructions for coding assistants that use this program",
        "",
        (),
        (
            Command(
                "install",
                "write the skills into a folder, one folder each",
                "skills",
                (
                    flag("folder", help="where an assistant looks for skills", metavar="DIR"),
                    flag("--force", help="replace files that were changed there",
                          action="store_true"),
                    flag("--quiet", help="say nothing of what was written", action="store_true"),
                ),
            ),
        ),
    ),
    Command(
        "doctor",
        "say what works on this machine, and where each setting comes from",
        "doctor",
        (
            flag("--json", help="machine-readable", action="store_true"),
            *REPOSITORY,
            *COMMON,
        ),
    ),
    Command(
        "session",
        "read back what kept conversations hold",
        "",
        (),
        (
            Command("list", "name the sessions, their repositories and how much each holds",
                    "session", (_TEXT_OR_JSON, *COMMON)),
            Command(
                "show",
                "show the answers of a session; as JSON with all their artifacts",
                "session",
                (flag("name", help="the session", metavar="NAME"), _TEXT_OR_JSON, *COMMON),
            ),
            Command(
                "export",
                "write all answers of all sessions as JSON lines, to keep or to move them",
                "session_moving",
                (flag("file", help="where to; - is standard output", metavar="FILE"), *COMMON),
            ),
            Command(
                "import",
                "take in what was exported; what is there already stays as it is",
                "session_moving",
                (flag("file", help="an exported file; - is standard input", metavar="FILE"),
                 *COMMON),
            ),
            Command(
                "prune",
                "drop sessions whose last answer is older than this",
                "session_moving",
                (flag("--days", help="how old (default: the setting sessions.keep_days)",
                      metavar="N"), *COMMON),
            ),
        ),
    ),
    Command(
        "transcript",
        "audit what a council review left behind",
        "",
        (),
        (
            Command(
                "verify",
                "say whether a transcript, or a whole log of them, is as it was written",
                "transcript_verify",
                (
                    _TRANSCRIPT,
                    flag("--manifest-sha256", help="the manifest's hash as noted elsewhere; of a "
                          "log, its newest transcript's", metavar="HEX"),
                    _TEXT_OR_JSON,
                    *COMMON,
                ),
            ),
            Command(
                "replay",
                "derive the verdict again from the stored replies, without a model",
                "transcript_replay",
                (_TRANSCRIPT, _TEXT_OR_JSON, *COMMON),
            ),
            Command(
                "show",
                "show a transcript as a page: who was asked what, and what came of it",
                "transcript_show",
                (_TRANSCRIPT, _TEXT_OR_JSON, *COMMON),
            ),
        ),
    ),
    Command(
        "bias-report",
        "compare reviewers over many reviews: harshness, length, position",
        "bias_report",
        (_TEXT_OR_JSON, *COMMON),
    ),
)  # fmt: skip


class _Parser(argparse.ArgumentParser):
    """Errors become our own: one line, with the remedy."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(message, remedy=self._remedy(message))

    def _remedy(self, message: str) -> str:
        from difflib import get_close_matches

        if "invalid choice" in message and "(choose from" in message and "argument -" in message:
            return "choose one of these"
        known = [command.name for command in COMMANDS] + _option_names(COMMANDS)
        for word in message.replace("'", " ").replace("=", " ").split():
            near = get_close_matches(word, known, n=1, cutoff=0.7) if word not in known else []
            if near:
                return f"did you mean {near[0]}?"
        return f"see {self.prog} --help"


def _option_names(commands: Sequence[Command]) -> list[str]:
    own = [name for command in commands for one in command.flags for name in one.names]
    below = [name for command in commands for name in _option_names(command.subcommands)]
    return sorted({name for name in own + below if name.startswith("-")})


def build_parser() -> argparse.ArgumentParser:
    """The whole command line, from the table."""
    parser = _Parser(
        prog="probant",
        description="Answers questions about a codebase and says how well each answer is proved.",
        allow_abbrev=False,
    )
    parser.add_argument("-V", "--version", action="store_true", help="print the version")
    _add_commands(parser, COMMANDS)
    return parser


def _command_parser(command: Command, *, is_shown: bool) -> argparse.ArgumentParser:
    """One command alone: laying out the others would cost time and say nothing.

    Where no help is shown nobody has to know how wide the terminal is, which loads seven modules.
    """
    prog = f"probant {command.name}"
    width = None if is_shown else WIDTH
    layout = partial(argparse.HelpFormatter, width=width)
    parser = _Parser(
        prog=prog, description=command.help, allow_abbrev=False, formatter_class=layout
    )
    if not is_shown:
        parser.usage = argparse.SUPPRESS  # else it is laid out for errors that never show it
    _fill(parser, command)
    return parser


WIDTH = 80


def _add_commands(parser: argparse.ArgumentParser, commands: Sequence[Command]) -> None:
    children = parser.add_subparsers(metavar="COMMAND", parser_class=_Parser)
    for command in commands:
        child = children.add_parser(
            command.name, help=command.help, description=command.help, allow_abbrev=False
        )
        _fill(child, command)


def _fill(parser: argparse.ArgumentParser, command: Command) -> None:
    for one in command.flags:
        parser.add_argument(*one.names, help=one.help, **dict(one.options))
    parser.set_defaults(module=command.module, command_name=command.name)
    if command.subcommands:
        _add_commands(parser, command.subcommands)


def parse(argv: list[str]) -> argparse.Namespace:
    """The command and its flags; flags may stand anywhere between what is named."""
    named = next((command for command in COMMANDS if argv and command.name == argv[0]), None)
    if named is None:
        args = build_parser().parse_args(argv)
    elif named.subcommands:
        args = _command_parser(named, is_shown=True).parse_args(argv[1:])
    else:
        parser = _command_parser(named, is_shown=bool({"-h", "--help"}.intersection(argv)))
        args = parser.parse_intermixed_args(argv[1:])
    if not getattr(args, "module", None):
        prog = f"probant {named.name}" if named is not None else "probant"
        raise UsageError("no command given", remedy=f"see {prog} --help")
    return args


def dispatch(argv: list[str]) -> int:
    """Parse, run one command, return its exit code."""
    args = parse(argv)
    code: int = import_module(f"probant.surfaces.cli.{args.module}").execute(args)
    return code
