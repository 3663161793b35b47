"""`probant index`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from probant.settings import Settings
from probant.surfaces.cli.output import progress_of, settings_of, write, write_json
from probant.wiring import open_snapshot, open_tree_at
from probant.workspace.cache import MB, Dropped, enforce_limit, total_bytes

if TYPE_CHECKING:
    from probant.surfaces.wire import Json
    from probant.workflows.housekeeping import Tidied


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    told, key = _index(args, settings)
    tidied = _pruned(args, settings, key) if args.prune else None
    dropped = enforce_limit(settings.cache_dir, settings.cache_max_mb * MB, keep=key)
    if args.format == "json":
        cache = {
            "bytes": total_bytes(settings.cache_dir),
            "max_bytes": settings.cache_max_mb * MB,
            "dropped_repositories": dropped.n_repositories,
            "dropped_bytes": dropped.n_bytes,
        }
        pruned = {} if tidied is None else {"pruned": _pruned_json(tidied)}
        write_json({"schema": "probant.index/1", **told, "cache": cache, **pruned})
    else:
        write(_text(told, tidied, dropped, settings))
    return 0


def _pruned(args: argparse.Namespace, settings: Settings, key: str) -> Tidied:
    from probant.workflows.housekeeping import prune

    tidied = prune(settings.cache_dir, key)
    if tidied.is_text_dropped:
        _index(args, settings)
    return tidied


def _index(args: argparse.Namespace, settings: Settings) -> tuple[Json, str]:
    """What there is after the index was brought up to date, and under which name it is kept."""
    with (
        progress_of(args, always=True) as progress,
        open_snapshot(
            settings,
            open_tree_at(settings, Path(args.repo), args.at),
            progress=progress,
            with_words=not args.no_text,
        ) as found,
    ):
        told = {
            "files": found.index.n_files,
            "parsed": found.index.n_parsed,
            "partly_parsed": len(found.book.partly_parsed()),
            "skipped": found.tree.n_skipped,
            "directory": str(found.index.directory),
        }
        return told, found.index.directory.name


def _pruned_json(tidied: Tidied) -> Json:
    return {
        "freed_bytes": tidied.n_bytes,
        "repositories": tidied.n_repositories,
        "old_files": tidied.n_old_files,
        "views": tidied.n_views,
        "file_versions": tidied.n_blobs,
        "in_use": tidied.n_in_use,
    }


def _text(told: Json, tidied: Tidied | None, dropped: Dropped, settings: Settings) -> str:
    lines = [
        f"{told['files']} source files indexed, {told['parsed']} of them parsed now;"
        f" {told['partly_parsed']} only partly understood,"
        f" {told['skipped']} files skipped (see probant facts)"
    ]
    if tidied is not None:
        busy = f"; {tidied.n_in_use} in use, left alone" if tidied.n_in_use else ""
        lines.append(
            f"{_mb(tidied.n_bytes)} freed: {tidied.n_repositories} repositories that are gone,"
            f" {tidied.n_old_files} files of other versions, {tidied.n_views} unused views,"
            f" {tidied.n_blobs} file versions no view holds{busy}"
        )
    if dropped.n_repositories:
        lines.append(
            f"{_mb(dropped.n_bytes)} freed: {dropped.n_repositories} repositories unused for"
            f" longest, for the cache to stay below {settings.cache_max_mb} MB"
        )
    return "\n".join(lines) + "\n"


def _mb(n_bytes: int) -> str:
    return f"{n_bytes / MB:.1f} MB"
