"""`probant serve`: the HTTP API and the web page. Which address, which names, which tokens."""

from __future__ import annotations

import argparse
import socket
from contextlib import closing
from pathlib import Path

from probant.errors import UsageError
from probant.ledger.store import SessionStore
from probant.ledger.tokens import TokenStore
from probant.settings import Settings
from probant.surfaces.cli.output import settings_of, tell
from probant.surfaces.cli.server_extra import fresh_workers, needs_server_extra
from probant.surfaces.serving import Served, roots_of

MAX_PORT = 65_535
MAX_WORKERS = 64


def execute(args: argparse.Namespace) -> int:
    n_workers = _n_workers(args.workers)
    runs_folder(args.runs)
    roots, settings = roots_of(args.repo or ["."]), settings_of(args)
    with needs_server_extra("serve"):
        from probant.surfaces.http.running import listen, port_of
        from probant.surfaces.http.workers import run_workers
    served = Served(roots, settings)
    keys = keys_of(args, served)
    drop_old_sessions(settings)
    with closing(served), listen(args.host, port_number(args.port)) as sock:
        tell_where(args, served, port_of(sock))
        if n_workers == 1:
            _answer(args, served, keys, sock)
        else:
            run_workers(n_workers, lambda: _answer(args, served, keys, sock))
    return 0


def _answer(
    args: argparse.Namespace, served: Served, keys: tuple[TokenStore, str], sock: socket.socket
) -> None:
    """One process of the server, until it is asked to end."""
    from probant.surfaces.http.app import Services, make_app
    from probant.surfaces.http.guard import Guard, doors_of
    from probant.surfaces.http.metrics import Metrics
    from probant.surfaces.http.running import log_of, port_of, serve
    from probant.surfaces.web.pages import refusal_page
    from probant.surfaces.web.routes import add_pages

    tokens, env_token = keys
    with fresh_workers():
        doors = doors_of(
            args.host, port_of(sock), tokens, env_token=env_token, names=args.allow_host
        )
        services = Services(served, Metrics())
        app = make_app(services)
        add_pages(app, services, doors, runs_folder(args.runs))
        count = services.metrics.count
        guard = Guard(app, doors, log_of(args.quiet), count, refusal_page)
        serve(guard, sock, quiet=args.quiet)


def _n_workers(given: str) -> int:
    if not (given.isascii() and given.isdigit() and 1 <= int(given[:9]) <= MAX_WORKERS):
        raise UsageError(
            f"--workers is {given[:20]!r}", remedy=f"give a number from 1 to {MAX_WORKERS}"
        )
    return int(given)


def runs_folder(given: str | None) -> Path | None:
    if given is None:
        return None
    folder = Path(given).absolute()
    if not folder.is_dir():
        raise UsageError(
            f"--runs is {given[:200]!r}, which is not a folder",
            remedy="name one that `probant eval run --out` wrote to",
        )
    return folder


def drop_old_sessions(settings: Settings) -> None:
    if settings.sessions_keep_days:
        SessionStore(settings.store).drop_older(settings.sessions_keep_days)


def keys_of(args: argparse.Namespace, served: Served) -> tuple[TokenStore, str]:
    """The tokens that count. An address others can reach needs one."""
    from probant.surfaces.http.guard import is_loopback
    from probant.workspace.process import user_env

    tokens, env_token = TokenStore(served.settings.store), ""
    has_named = bool(tokens.tokens())  # also: whether the store can be used at all
    if args.token_env:
        env_token = user_env().get(args.token_env, "").strip()
        if not env_token:
            raise UsageError(
                f"the variable {args.token_env[:80]!r} holds no token", remedy="set it, or leave "
                "--token-env out",
            )  # fmt: skip
    if not is_loopback(args.host) and not env_token and not has_named:
        raise UsageError(
            f"serving on {args.host} needs a token",
            remedy="make one with probant token add NAME, or give --token-env VARIABLE",
        )
    return tokens, env_token


def port_number(given: str) -> int:
    if not (given.isascii() and given.isdigit() and int(given[:9]) <= MAX_PORT):
        raise UsageError(f"--port is {given[:20]!r}", remedy=f"give a number up to {MAX_PORT}")
    return int(given)


def tell_where(args: argparse.Namespace, served: Served, port: int, path: str = "") -> None:
    if not args.quiet:
        host = f"[{args.host}]" if ":" in args.host else args.host
        names = ", ".join(root.name for root in served.roots)
        tell(f"serving {names} at http://{host}:{port}{path}")
