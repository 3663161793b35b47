"""`probant eval agree`: put the same statements to asking, checking, facts and oracles."""

from __future__ import annotations

import argparse
import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from probant.errors import UsageError
from probant.evaluation.agreement.report import as_json, as_text
from probant.evaluation.agreement.signatures import python_signatures
from probant.evaluation.agreement.statements import Statement, statements_of
from probant.evaluation.agreement.voices import (
    Facts,
    Heard,
    of_check,
    of_oracle,
    of_query,
    of_question,
)
from probant.evaluation.oracles.tree import read_tree
from probant.evaluation.sources.code import oracles as code_oracles
from probant.settings import Settings
from probant.surfaces.api import open_repository
from probant.surfaces.cli.evaluation.check import roots_of
from probant.surfaces.cli.output import settings_of, tell, write, write_json
from probant.surfaces.cli.text import printable
from probant.surfaces.opened import OpenRepository

EXIT_GATE_MISSED = 1
EXIT_NOTHING_JUDGED = 3
N_TOGETHER = 200
"""Sentences that are checked as one text."""


def execute(args: argparse.Namespace) -> int:
    if args.limit < 1:
        raise UsageError(f"--limit is {args.limit}", remedy="give a whole number from 1 on")
    settings = settings_of(args)
    roots, unavailable = roots_of(args, settings)
    heard: dict[str, list[Heard]] = {}
    missing = list(unavailable.values())
    for root in roots:
        statements, gaps = _statements(root, args, settings)
        missing += gaps
        with open_repository(root, settings=settings) as opened:
            heard[root.name] = _heard(opened, statements)
        if not args.quiet:
            tell(f"{root.name}: {len(statements)} statements heard")
    if args.format == "json":
        write_json(as_json(heard, missing))
    else:
        write(printable(as_text(heard, missing)))
    listed = [one for found in heard.values() for one in found]
    if not listed:
        return EXIT_NOTHING_JUDGED
    return EXIT_GATE_MISSED if any(one.is_disagreed for one in listed) else 0


def _statements(
    root: Path, args: argparse.Namespace, settings: Settings
) -> tuple[list[Statement], list[str]]:
    languages = code_oracles.languages_of(root)
    truths, gaps = code_oracles.look(root, settings.cache_dir, os.environ, languages)
    signatures = tuple(python_signatures(read_tree(root)))
    told = [
        replace(truth, signatures=signatures) if truth.language == "python" else truth
        for truth in truths
    ]
    made = [one for truth in told for one in statements_of(truth, args.seed, args.limit)]
    return made, [f"{root.name}, {gap.language}: {gap.reason}" for gap in gaps]


def _heard(opened: OpenRepository, statements: Sequence[Statement]) -> list[Heard]:
    facts = Facts(opened.facts().to_json())
    claims = _claims(opened, statements)
    answers: dict[tuple[str, ...], Mapping[str, Any]] = {}
    found = []
    for statement in statements:
        for asked in (statement.query, (statement.question,)):
            if asked != ("",) and asked not in answers:
                answers[asked] = _answer(opened, asked)
        said = {
            "oracle": of_oracle(statement),
            "query": of_query(statement, answers[statement.query]),
            "check": of_check(statement, claims[statement]),
            "facts": facts.says(statement),
        }
        if statement.question:
            said["ask"] = of_question(statement, answers[(statement.question,)])
        found.append(Heard(statement, tuple(said.items())))
    return found


def _answer(opened: OpenRepository, asked: tuple[str, ...]) -> Mapping[str, Any]:
    """A typed query has targets; a question in words has none."""
    result = opened.query(*asked) if len(asked) > 1 else opened.ask(asked[0])
    return result.to_json()


def _claims(
    opened: OpenRepository, statements: Sequence[Statement]
) -> dict[Statement, list[Mapping[str, Any]]]:
    """What the checker made of each statement's sentence, many of them in one text."""
    found: dict[Statement, list[Mapping[str, Any]]] = {one: [] for one in statements}
    for start in range(0, len(statements), N_TOGETHER):
        part = statements[start : start + N_TOGETHER]
        text = "\n\n".join(one.sentence for one in part) + "\n"
        for claim in opened.check(text, tiers="V1,V2").to_json()["claims"]:
            found[part[(claim["span"]["line"] - 1) // 2]].append(claim)
    return found
