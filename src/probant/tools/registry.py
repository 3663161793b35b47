"""All tools, in one list. A new tool is added here and nowhere else."""

from __future__ import annotations

from probant.facts.languages.python.binding import Binder
from probant.facts.lookup import FactBook
from probant.tools.base import Tool
from probant.tools.description import Description
from probant.tools.discovery import Discovery
from probant.tools.find import Find
from probant.tools.git_history import GitHistory
from probant.tools.grep import Grep
from probant.tools.imports import Imports
from probant.tools.read import Read
from probant.tools.references import References
from probant.tools.symbols import Symbols
from probant.workspace.search import TextSearch
from probant.workspace.snapshot import SourceTree


def all_tools(
    tree: SourceTree, book: FactBook, binder: Binder, search: TextSearch
) -> tuple[Tool, ...]:
    return (
        Symbols(tree, book, binder),
        References(tree, book, binder),
        Imports(tree, book, binder),
        Description(tree, book, binder),
        Find(tree),
        Grep(tree, search),
        Read(tree),
        GitHistory(tree),
        Discovery(tree),
    )
