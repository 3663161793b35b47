"""`probant session list` and `probant session show`: what kept conversations hold.

Everything is read from the store; nothing is looked up anew and no repository is opened.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from probant.errors import SessionError
from probant.ledger.store import SessionStore
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.text import one_line

LIST_SCHEMA, SCHEMA = "probant.sessions/1", "probant.session/1"


def execute(args: argparse.Namespace) -> int:
    store = SessionStore(settings_of(args).store)
    document = _shown(store, args.name) if "name" in args else _listed(store)
    if args.format == "json":
        write_json(document)
    else:
        lines = _answers(document) if "name" in args else _names(document)
        write("\n".join(lines) + "\n")
    return 0


def _listed(store: SessionStore) -> dict[str, Any]:
    found = [
        {"name": name, "repository": frame.get("repository"), "answers": n_answers}
        for name, n_answers, frame in store.sessions()
    ]
    return {"schema": LIST_SCHEMA, "sessions": found}


def _shown(store: SessionStore, name: str) -> dict[str, Any]:
    answers = store.artifacts(name)
    if not answers:
        raise SessionError(f"there is no session {name!r}", remedy="see probant session list")
    frame: Mapping[str, object] = store.last_frame(name) or {}
    where, revision = frame.get("repository"), frame.get("revision")
    return {
        "schema": SCHEMA,
        "name": name,
        "repository": where,
        "revision": revision,
        "answers": answers,
    }


def _names(document: dict[str, Any]) -> Iterator[str]:
    for one in document["sessions"]:
        where = one["repository"] or "a repository that was not kept"
        yield one_line(f"{one['name']}  {one['answers']} answers about {where}")
    if not document["sessions"]:
        yield "there are no sessions; probant ask --session NAME keeps one"


def _answers(document: dict[str, Any]) -> Iterator[str]:
    at = f" at {document['revision']}" if document["revision"] else ""
    yield one_line(f"{document['name']}: {document['repository']}{at}")
    for number, answer in enumerate(document["answers"], 1):
        yield ""
        yield one_line(f"{number}. {answer['question']}")
        yield one_line(f"   {answer['outcome']}: {answer['answer']['text']}")
        codes = ", ".join(answer["gate"]["reason_codes"])
        yield f"   {answer['gate']['status']}" + (f" ({codes})" if codes else "")
