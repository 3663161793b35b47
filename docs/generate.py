"""Write the reference pages and the transcripts from the code. `--check` only compares.

python docs/generate.py            rewrite what differs
python docs/generate.py --check    list what differs, exit 1 if anything does
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from probant.council.deciding.verdict import SENTENCES
from probant.council.prompts.budget import DEPTHS
from probant.evaluation import corpus
from probant.evaluation.questions.schema import questions_schema
from probant.facts.recall.weights import TABLES as WEIGHTS
from probant.inquiry.requirements import REQUIRED, needs_of
from probant.questions.kind import Form, Kind
from probant.questions.registry import KINDS
from probant.settings import load_settings
from probant.surfaces.check.rules import MEANINGS
from probant.surfaces.cli.command import Command
from probant.surfaces.cli.commands import COMMANDS, build_parser
from probant.surfaces.goal_wire import goal_schema, kinds_json
from probant.surfaces.verify import wording
from probant.tools.capabilities import CAPABILITIES
from probant.vocabulary.assertion import Failure
from probant.vocabulary.capability import Capability
from probant.vocabulary.evidence import EvidenceClass
from probant.vocabulary.reason import ReasonCode

ROOT = Path(__file__).resolve().parent.parent
REFERENCE = ROOT / "docs" / "reference"
EXAMPLES = ROOT / "docs" / "examples"
PLAYED = tuple(
    ROOT / name
    for name in (
        "README.md", "docs/checking.md", "docs/consistency.md", "docs/council.md",
        "docs/queries.md", "docs/reading.md", "docs/refusals.md", "docs/search.md",
    )
)  # fmt: skip
TRANSCRIPT = re.compile(
    r"(<!-- transcript(?P<committed> of a commit)? -->\n```console\n)(?P<told>.*?)(```\n)",
    re.DOTALL,
)
TABLE = re.compile(r"(<!-- table: (\w+) -->\n)(.*?)(<!-- end -->\n)", re.DOTALL)
GOLDEN = re.compile(r"(<!-- golden: ([\w/.]+) -->\n```\n)(.*?)(```\n)", re.DOTALL)


def requirements_page() -> Iterator[str]:
    yield "# What an answer needs"
    yield "Minimum quality per intent. A relation question also needs the relation itself proved."
    yield ""
    classes = list(EvidenceClass)
    yield "| intent | " + " | ".join(c.value for c in classes) + " |"
    yield "| --- |" + " --- |" * len(classes)
    named = [(intent.value, rows) for intent, rows in REQUIRED.items()]
    for relation, kind in KINDS.items():
        if kind.requires is not None:
            named.append((f"relation {relation.value}", kind.requires))
        if kind.requires_of_all is not None:
            named.append((f"relation {relation.value}, no target or any", kind.requires_of_all))
        named += [
            (f"relation {relation.value}, facet {facet.value}", rows)
            for facet, rows in kind.requires_of.items()
        ]
    for name, rows in named:
        least = {row_class: quality.value for row_class, quality in rows}
        yield f"| {name} | " + " | ".join(least.get(c, "–") for c in classes) + " |"


def reasons_page() -> Iterator[str]:
    yield "# Reason codes"
    yield "Critical codes are never left out of an answer."
    yield ""
    yield "| code | critical | meaning |"
    yield "| --- | --- | --- |"
    for reason in ReasonCode:
        yield f"| `{reason.wire}` | {'yes' if reason.critical else 'no'} | {reason.meaning} |"


def questions_page() -> Iterator[str]:
    yield "# Questions that are understood"
    yield "One section per kind, made from its module in `src/probant/questions`; one row per way"
    yield "to put it: what it asks in plain words, its name in `probant query`, what the answer is"
    yield "and what has to be named. “Is it broken?”, “does it fail?” are read as asking what the"
    yield "run gives, so that “no” never stands for good news."
    for relation, kind in KINDS.items():
        yield ""
        yield f"## {relation.value}"
        yield (import_module(f"probant.questions.{relation.value}").__doc__ or "").strip()
        yield ""
        yield "| plainly | query | answer | about |"
        yield "| --- | --- | --- | --- |"
        for form in kind.forms:
            yield f"| {form.sentence} | `{form.kind}` | {_answer(form)} | {_about(form)} |"
        yield ""
        yield "; ".join(_terms(kind)) + "."


def _answer(form: Form) -> str:
    said = [("yes/no", form.polar), ("number", form.counted), ("all the way", form.transitive)]
    return ", ".join(word for word, is_so in said if is_so) or "list"


def _about(form: Form) -> str:
    told = (f"{one.fill.value}{' (may be left out)' * one.is_optional}" for one in form.slots)
    return ", ".join(told) or "–"


def _terms(kind: Kind) -> Iterator[str]:
    needed = needs_of(kind.relation, kind.intent)
    yield "Needs " + ", ".join(f"{one.value} {quality.value}" for one, quality in needed)
    yield "shown by " + (", ".join(kind.proved_by) or "finding the target")
    if kind.filters:
        yield "may be narrowed by " + ", ".join(sorted(one.value for one in kind.filters))


def tools_page() -> Iterator[str]:
    yield "# Tools"
    yield "What each can yield, at best, and at what cost; the planner knows nothing else."
    yield ""
    yield "| tool | class | about | signal | best | cost | targets | relations | authoritative |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for capability in CAPABILITIES:
        yield _tool_row(capability)


def _tool_row(capability: Capability) -> str:
    kinds = ", ".join(sorted(kind.value for kind in capability.target_kinds)) or "any"
    relations = ", ".join(sorted(r.value for r in capability.relations)) or "any"
    return (
        f"| {capability.tool} | {capability.evidence_class.value} | {capability.aspect.value} |"
        f" {capability.signal.value} | {capability.best.value} | {capability.cost} | {kinds} |"
        f" {relations} | {'yes' if capability.authoritative_for else ''} |"
    )


def commands_page() -> Iterator[str]:
    yield "# Commands"
    for command, parser in _parsers(COMMANDS):
        yield ""
        yield f"## probant {command}"
        yield "```"
        yield from parser.splitlines()
        yield "```"
    yield ""
    yield "## Exit codes"
    yield "| code | ask | check | verify | others |"
    yield "| --- | --- | --- | --- | --- |"
    yield (
        "| 0 | answered, or refuted: a proved no | something verified, nothing refuted | pass |"
        " done |"
    )
    yield (
        "| 1 | with `--exit-code`: a proved no, or a run that failed | a claim refuted | fail |"
        " a transcript was changed; an evaluation gate missed; a doctor probe failed |"
    )
    yield (
        "| 2 | usage or configuration error | the same |"
        " the same, also a request that fails its schema and blocking evidence that does not fit |"
        " the same |"
    )
    yield (
        "| 3 | partial, insufficient evidence, declined, asked back |"
        " nothing checkable, or nothing but unverifiable | unclear | – |"
    )
    yield "| 4 | execution or internal error | the same | the same | the same |"
    yield "| 130 | interrupted | interrupted | interrupted | interrupted |"


def _parsers(commands: tuple[Command, ...]) -> Iterator[tuple[str, str]]:
    os.environ["COLUMNS"] = "100"
    for command in commands:
        names = [f"{command.name} {child.name}" for child in command.subcommands] or [command.name]
        for name in names:
            yield name, _help(name.split())


def _help(words: list[str]) -> str:
    import contextlib
    import io

    out = io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.suppress(SystemExit):
        build_parser().parse_args([*words, "--help"])
    return out.getvalue().rstrip()


def questions_schema_page() -> Iterator[str]:
    yield from json.dumps(questions_schema(), indent=2, ensure_ascii=False).split("\n")


def goal_schema_page() -> Iterator[str]:
    yield from json.dumps(goal_schema(), indent=2, ensure_ascii=False).split("\n")


PAGES: dict[str, Callable[[], Iterator[str]]] = {
    "questions.schema.json": questions_schema_page,
    "goal.schema.json": goal_schema_page,
    "requirements.md": requirements_page,
    "reason-codes.md": reasons_page,
    "questions.md": questions_page,
    "tools.md": tools_page,
    "commands.md": commands_page,
}


def failures_table() -> Iterator[str]:
    yield "| code | the text is wrong in that … | what to do |"
    yield "| --- | --- | --- |"
    for failure in Failure:
        meaning = MEANINGS[failure]
        yield f"| `{failure.value}` | {meaning.is_wrong} | {meaning.remedy} |"


def depths_table() -> Iterator[str]:
    yield "| tier | prompt cap (characters) | of it evidence | later stages | deadline (s) |"
    yield "| --- | --- | --- | --- | --- |"
    for depth, limits in DEPTHS.items():
        yield (
            f"| {depth.value} | {limits.max_chars:,} | {limits.evidence_percent} %,"
            f" {limits.evidence_max_chars:,} | {limits.later_max_chars:,} | {limits.deadline_s} |"
        )


def statuses_table() -> Iterator[str]:
    yield "| status | means |"
    yield "| --- | --- |"
    for status, meaning in wording.STATUSES.items():
        yield f"| `{status.value}` | {meaning} |"


def reasons_table() -> Iterator[str]:
    yield "| reason | means | what to do |"
    yield "| --- | --- | --- |"
    for reason, sentence in SENTENCES.items():
        yield f"| `{reason.value}` | {sentence} | {wording.REMEDIES[reason]} |"


def kinds_table() -> Iterator[str]:
    yield "| kind | asks | answer | filters | example |"
    yield "| --- | --- | --- | --- | --- |"
    for kind in kinds_json()["kinds"]:
        for form in kind["forms"]:
            flags = " ".join(form["flags"]) or "–"
            yield (
                f"| {kind['name']} | {form['sentence']} | {form['answer'].replace('_', ' ')} |"
                f" {flags} | `{form['example'].removeprefix('probant query ')}` |"
            )


def weights_table() -> Iterator[str]:
    yield "| what | weight | why |"
    yield "| --- | --- | --- |"
    for weighed, table in WEIGHTS.items():
        for name, weight in table.items():
            yield f"| {weighed}: {name.replace('_', ' ')} | {weight.value:g} | {weight.reason} |"


TABLES: dict[str, Callable[[], Iterator[str]]] = {
    "failures": failures_table,
    "depths": depths_table,
    "statuses": statuses_table,
    "reasons": reasons_table,
    "kinds": kinds_table,
    "weights": weights_table,
}


def with_tables(text: str) -> str:
    """A page with its tables, and what it shows of golden files, written anew."""
    text = TABLE.sub(lambda m: m[1] + "\n".join(TABLES[m[2]]()) + "\n" + m[4], text)
    return GOLDEN.sub(lambda m: m[1] + (ROOT / "tests" / "golden" / m[2]).read_text() + m[4], text)


def transcript(text: str) -> str:
    """A page with every console command run again, on the pinned package it names."""
    return TRANSCRIPT.sub(
        lambda m: m[1] + _played(m["told"], committed=bool(m["committed"])) + m[4],
        with_tables(text),
    )


def _commit(folder: Path, message: str) -> None:
    """The same commit on every machine."""
    told = {
        "GIT_CONFIG_NOSYSTEM": "1", "GIT_CONFIG_GLOBAL": os.devnull,
        "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
        "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
        "GIT_AUTHOR_DATE": "2026-01-02T03:04:05Z", "GIT_COMMITTER_DATE": "2026-01-02T03:04:05Z",
    }  # fmt: skip
    for words in (["init", "-q"], ["add", "-A", "-f"], ["commit", "-q", "-m", message]):
        subprocess.run(["git", *words], cwd=folder, env=os.environ | told, check=True)


def _played(block: str, *, committed: bool) -> str:
    """The commands run in a copy of the package, with the example texts one folder above.

    `committed`: in a repository of two commits, the package and the change among the examples.
    """
    settings = load_settings()
    root = corpus.fetch(corpus.find("svcs"), settings.cache_dir, environment=os.environ)
    commands = [line[2:] for line in block.splitlines() if line.startswith("$ ")]
    told: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        shutil.copytree(root, Path(scratch) / "svcs", symlinks=True)
        shutil.copytree(EXAMPLES, scratch, dirs_exist_ok=True)
        if committed:
            _commit(Path(scratch) / "svcs", "svcs 26.2.0")
            subprocess.run(["git", "apply", "../ping.diff"], cwd=f"{scratch}/svcs", check=True)
            _commit(Path(scratch) / "svcs", "Ping from a shell")
        environment = os.environ | {
            "PROBANT_CACHE_DIR": f"{scratch}/cache",
            "PROBANT_STORE": f"sqlite:///{scratch}/sessions.db",
            "PROBANT_LOG_DIR": f"{scratch}/transcripts",
            "PROBANT_CONFIG": f"{scratch}/empty.toml",
            "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
            "NO_COLOR": "1",
        }
        (Path(scratch) / "empty.toml").write_text("")
        for command in commands:
            done = subprocess.run(  # noqa: S602 - the commands are this repository's own
                command, shell=True, cwd=f"{scratch}/svcs", env=environment, capture_output=True,
                text=True, check=False,
            )  # fmt: skip
            told += [f"$ {command}", (done.stdout + done.stderr).rstrip("\n"), ""]
    return "\n".join(told).rstrip("\n") + "\n"


def documents() -> dict[Path, str]:
    """Every generated text, by the file it belongs in."""
    found = {REFERENCE / name: "\n".join(page()) + "\n" for name, page in PAGES.items()}
    return found | {page: transcript(page.read_text(encoding="utf-8")) for page in PLAYED}


def main(arguments: list[str]) -> int:
    stale = {
        path: text
        for path, text in documents().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    }
    for path, text in stale.items():
        if "--check" in arguments:
            print(f"out of date: {path.relative_to(ROOT)}; run python docs/generate.py")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(ROOT)}")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
