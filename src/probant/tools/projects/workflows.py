"""Workflows of GitHub: what starts each of them, with the branches, tags and paths it is for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.errors import FileUnreadable
from probant.tools.settings_files.formats import read_settings
from probant.tools.settings_files.tree import (
    Entry,
    Items,
    Node,
    NotUnderstood,
    Scalar,
    Table,
    find,
    text_at,
    texts_of,
    told,
)
from probant.vocabulary.record import Record
from probant.vocabulary.source import LineRange, RepoPath
from probant.vocabulary.symbol import Place
from probant.workspace.snapshot import SourceTree

FOLDER = re.compile(r"\.github/workflows/[^/]+\.ya?ml")
OTHER_SYSTEMS = (".gitlab-ci.yml", ".travis.yml", "azure-pipelines.yml", "Jenkinsfile",
                 ".circleci/config.yml", ".drone.yml", "bitbucket-pipelines.yml", "appveyor.yml",
                 ".appveyor.yml", ".cirrus.yml", ".woodpecker.yml")  # fmt: skip


class Trigger(Record, kw_only=True):
    """One event, and what narrows it, in words."""

    event: str
    at: Place
    filters: tuple[tuple[str, tuple[str, ...]], ...] = ()

    @property
    def words(self) -> str:
        said = "; ".join(f"{key}: {', '.join(values)}" for key, values in self.filters)
        return f"{self.event} ({said})" if said else self.event


class Workflow(Record, kw_only=True):
    """One workflow file."""

    path: RepoPath
    title: str
    triggers: tuple[Trigger, ...]
    trouble: str = ""

    @property
    def file(self) -> str:
        return self.path.rpartition("/")[2]

    def is_called(self, name: str) -> bool:
        """By its path, its file's name or stem, or the title it gives itself."""
        wanted = name.strip().lower()
        stem = self.file.rpartition(".")[0].lower()
        names = {self.path.lower(), self.file.lower(), stem, self.title.lower()}
        return wanted in names or re.sub(r"[\s_-]+", "-", wanted) in {
            re.sub(r"[\s_-]+", "-", one) for one in names if one
        }


def workflows(tree: SourceTree) -> tuple[Workflow, ...]:
    return tuple(_workflow(tree, path) for path in tree.files if FOLDER.fullmatch(path))


def other_systems(tree: SourceTree) -> tuple[str, ...]:
    """Files of systems whose triggers are not read."""
    return tuple(path for path in OTHER_SYSTEMS if RepoPath(path) in tree.files)


def _workflow(tree: SourceTree, path: RepoPath) -> Workflow:
    try:
        root = read_settings(path, tree.read(path))
        triggers = tuple(_triggers(path, root))
    except FileUnreadable as error:
        return Workflow(path=path, title="", triggers=(), trouble=error.message)
    except NotUnderstood as why:
        return Workflow(path=path, title="", triggers=(), trouble=str(why))
    title = text_at(root, "name")
    trouble = "" if triggers else "it names no event"
    return Workflow(path=path, title=title.text if title else "", triggers=triggers,
                    trouble=trouble)  # fmt: skip


def _triggers(path: RepoPath, root: Node) -> Iterator[Trigger]:
    """`on: push`, `on: [push, pull_request]`, and a table of events."""
    entry = find(root, "on")
    if entry is None:
        return
    if isinstance(entry.node, Table):
        for event in entry.node.entries:
            if event.key == "<<" or _is_alias(event.node):
                raise NotUnderstood("its triggers are an alias")
            yield Trigger(event=event.key, at=_at(path, event.line, event.key),
                          filters=tuple(_filters(event)))  # fmt: skip
        return
    for text in texts_of(entry.node):
        if _is_alias(text):
            raise NotUnderstood("its triggers are an alias")
        if text.text:
            yield Trigger(event=text.text, at=_at(path, text.line, text.text))


def _is_alias(node: Node) -> bool:
    return isinstance(node, Scalar) and not node.quoted and node.text.startswith("*")


def _at(path: RepoPath, line: int, word: str) -> Place:
    return Place(path, LineRange(line, line), word)


def _filters(event: Entry) -> Iterator[tuple[str, tuple[str, ...]]]:
    if isinstance(event.node, Items):  # a schedule is a list of tables
        for item in event.node.items:
            cron = text_at(item, "cron")
            if cron is not None:
                yield "cron", (cron.text,)
    elif isinstance(event.node, Table):
        for entry in event.node.entries:
            texts = tuple(told(text) for text in texts_of(entry.node))
            if entry.key not in ("inputs", "secrets", "outputs"):
                yield entry.key, texts
