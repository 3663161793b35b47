"""A tree as others can use it: its files as they are, its history as one file beside them.

A made-up history is the text git imports, the same bytes everywhere; that of a clone is a bundle,
which keeps every hash. What others wrote is taken for anybody's files. Next: running/published.py.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.arms.place import digest_of, locked
from probant.evaluation.arms.run_copy import write_files
from probant.evaluation.arms.stages import ARMS
from probant.evaluation.oracles.git_plumbing import git, git_bytes, is_own_repository
from probant.evaluation.oracles.tree import read_tree

STREAM, BUNDLE, EXCLUDE = ".fast-import", ".bundle", ".exclude"
IMPORT_SECONDS = 300.0
DONE = "done"
_EQUIPMENT = ".venv/"


def publish(root: Path, arm: str, target: Path) -> None:
    """Write the tree at `root` to the folder `target`, and what git knows of it beside."""
    files = read_tree(root).files
    if ARMS[arm].equip is not None:
        files = {path: raw for path, raw in files.items() if not path.startswith(_EQUIPMENT)}
    target.mkdir(parents=True)
    write_files(files, target)
    if not is_own_repository(root):
        return
    if not ARMS[arm].is_copy:
        # Others get it: a stash, and what was fetched from elsewhere, stay with their owner.
        bundle = _beside(target, BUNDLE).resolve()
        git(root, "-c", "pack.threads=1", "bundle", "create", "--quiet", str(bundle), "HEAD",
            "--branches", "--tags", seconds=IMPORT_SECONDS)  # fmt: skip
        return
    stream = git_bytes(root, "fast-export", "--all", seconds=IMPORT_SECONDS)
    _beside(target, STREAM).write_bytes(stream)
    excluded = root / ".git" / "info" / "exclude"
    if excluded.is_file():
        _beside(target, EXCLUDE).write_bytes(excluded.read_bytes())


def usable(source: Path, repo: str, arm: str, cache: Path, environment: Mapping[str, str]) -> Path:
    """A copy of a published tree below the cache, with its history where it has one."""
    # Two repositories, or two arms of one, may have equal files.
    told = "\0".join((digest_of_published(source), repo, arm))
    name = hashlib.sha256(told.encode("utf-8", "surrogateescape")).hexdigest()[:16]
    home = cache / "evaluation" / "trees" / f"set-{name}"
    root = home / repo
    with locked(home.with_suffix(".lock")):
        if (home / DONE).is_file():
            return root
        shutil.rmtree(home, ignore_errors=True)
        root.mkdir(parents=True)
        write_files(read_tree(source).files, root)
        _with_history(source, root)
        equip = ARMS[arm].equip
        if equip is not None:
            equip(root, cache, environment)
        (home / DONE).touch()
    return root


def digest_of_published(source: Path) -> str:
    found = hashlib.sha256(digest_of(source).encode())
    for ending in (STREAM, BUNDLE, EXCLUDE):
        beside = _beside(source, ending)
        found.update(hashlib.sha256(beside.read_bytes() if beside.is_file() else b"").digest())
    return found.hexdigest()


def _with_history(source: Path, root: Path) -> None:
    """The files stay as they lie there; git learns of every commit and tag."""
    stream, bundle = _beside(source, STREAM), _beside(source, BUNDLE)
    if not stream.is_file() and not bundle.is_file():
        return
    git(root, "init", "--quiet", "--template=", "--initial-branch=main", ".")
    if stream.is_file():
        git(root, "fast-import", "--quiet", stdin=stream.read_bytes(), seconds=IMPORT_SECONDS)
    else:
        name = str(bundle.resolve())
        head = git(root, "bundle", "list-heads", name, "HEAD").split(" ")[0]
        git(root, "fetch", "--quiet", "--update-head-ok", "--no-tags", name, "+refs/*:refs/*",
            seconds=IMPORT_SECONDS)  # fmt: skip
        git(root, "update-ref", "--no-deref", "HEAD", head)
    git(root, "reset", "--quiet")
    excluded = _beside(source, EXCLUDE)
    if excluded.is_file():
        target = root / ".git" / "info" / "exclude"
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(excluded.read_bytes())


def _beside(tree: Path, ending: str) -> Path:
    return tree.with_name(tree.name + ending)
