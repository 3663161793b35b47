"""`probant token add|list|revoke`: who may use the HTTP API. Only hashes are kept."""

from __future__ import annotations

import argparse

from probant.ledger.tokens import SCOPES, TokenStore
from probant.surfaces.cli.output import settings_of, tell, write, write_json


def execute(args: argparse.Namespace) -> int:
    tokens = TokenStore(settings_of(args).store)
    match args.command_name:
        case "add":
            token = tokens.add(args.name, args.scope or SCOPES)
            if args.format == "json":
                write_json({"name": args.name, "token": token, "scopes": args.scope or [*SCOPES]})
            else:
                write(token + "\n")
                if not args.quiet:
                    tell("this is the only time it is shown; send it as Authorization: Bearer …")
        case "revoke":
            tokens.revoke(args.name)
        case _:
            _show(tokens, args.format)
    return 0


def _show(tokens: TokenStore, form: str) -> None:
    found = tokens.tokens()
    if form == "json":
        rows = [
            {"name": one.name, "scopes": list(one.scopes), "created": one.created} for one in found
        ]
        write_json({"tokens": rows})
        return
    lines = [f"{one.name}  {','.join(one.scopes)}  {one.created}" for one in found]
    write("\n".join(lines) + "\n" if lines else "no tokens\n")
