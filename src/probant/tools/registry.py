"""Which class is which tool. A new tool gets a row here and its capabilities in `capabilities`."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

from probant.facts.binder import Binder
from probant.facts.lookup import FactBook
from probant.tools.base import Tool
from probant.vocabulary.record import Record
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree

if TYPE_CHECKING:
    from probant.ci.service import CiService
    from probant.opinions.port import TypeOpinion
    from probant.runs.workshop import Workshop
    from probant.tools.change_proposal import Proposal
    from probant.tools.places import PlaceSearch

CLASSES = {
    "symbols": "Symbols",
    "references": "References",
    "statements": "Statements",
    "imports": "Imports",
    "description": "Description",
    "find": "Find",
    "grep": "Grep",
    "read": "Read",
    "git_history": "GitHistory",
    "past": "Past",
    "discovery": "Discovery",
    "members": "Members",
    "defaults": "Defaults",
    "marks": "Marks",
    "secrets": "Secrets",
    "documents": "Documents",
    "file_heads": "FileHeads",
    "comments": "Comments",
    "topics": "Topics",
    "handlers": "Handlers",
    "routes": "Routes",
    "record_types": "RecordTypes",
    "contents": "Contents",
    "hierarchy": "Hierarchy",
    "decorated": "Decorated",
    "bodies": "Bodies",
    "configuration": "Configuration",
    "import_graph": "ImportGraph",
    "tests": "Tests",
    "entry_points": "EntryPoints",
    "neighbours": "Neighbours",
    "compare": "Compare",
    "lines": "Lines",
    "measures": "Measures",
    "signatures": "Signatures",
    "global_state": "GlobalState",
    "uncalled": "Uncalled",
    "unreferenced": "Unreferenced",
    "without_tests": "WithoutTests",
    "review": "Review",
    "described": "Described",
    "manifests": "Manifests",
    "types": "Types",
    "opinion": "SecondOpinion",
    "build": "Build",
    "test_run": "TestRuns",
    "change": "Change",
    "change_build": "ChangeBuild",
    "change_test": "ChangeTest",
    "ci_runs": "CiRuns",
}
"""Module of this package → its tool."""


class Toolbox(Record, kw_only=True):
    """What tools work with. Each takes out what it needs."""

    tree: SourceTree
    book: FactBook
    binder: Binder
    search: TextSearch
    places: Callable[[], PlaceSearch] | None = None
    """Search by words, made for the first question that needs it."""
    opinions: TypeOpinion | None = None
    workshop: Workshop | None = None
    """Where things may be run; whether they may is its own matter."""
    proposal: Callable[[], Proposal] | None = None
    """The change that was handed in, or that the working tree holds; looked at when asked about."""
    ci: Callable[[], CiService] | None = None
    """Makes the CI service of this snapshot, for the first question that asks it."""


def make_tool(name: str, box: Toolbox) -> Tool:
    """The tool of this name, loaded when a question first needs it."""
    tool: Tool = getattr(import_module(f"probant.tools.{name}"), CLASSES[name])(box)
    return tool
