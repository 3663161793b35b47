"""What people look at besides answers: names to complete, folders, maps, authors of lines.

Functions on an open repository, for the page alone. Nothing here is an answer, so nothing is graded
and nothing is kept.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.surfaces.goal_wire import kind_names
from probant.surfaces.opened import OpenRepository
from probant.tools.module_graph import ModuleGraph
from probant.tools.registry import Toolbox
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath, Snapshot
from probant.wiring import Workbench
from probant.workflows.completion import Completion, completions, example_questions
from probant.workflows.import_map import ImportMap, file_imports, import_map
from probant.workspace.chronicle import Chronicle
from probant.workspace.history import Commit
from probant.workspace.search import TextSearch

MAX_COMPLETIONS = 12


class IndexStatus(Record, kw_only=True):
    """What the index holds: files of known languages, counted by language."""

    snapshot: Snapshot
    n_files: int
    languages: Mapping[str, int]


def complete(opened: OpenRepository, text: str, at: str | None) -> tuple[Completion, ...]:
    """Ways to end a question that is being typed."""
    return opened.on_bench(
        lambda bench: completions(text, bench.tree, bench.book, kind_names(), MAX_COMPLETIONS),
        at=at,
    )


def examples(opened: OpenRepository) -> tuple[str, ...]:
    """Questions about what this repository defines."""
    return opened.on_bench(lambda bench: example_questions(bench.book))


def files_below(opened: OpenRepository, folder: str, at: str | None) -> tuple[str, ...]:
    """The paths of the snapshot below a folder, sorted."""
    start = f"{folder.strip('/')}/" if folder.strip("/") else ""
    return opened.on_bench(
        lambda bench: tuple(sorted(one for one in bench.tree.files if one.startswith(start))),
        at=at,
    )


def draw_imports(opened: OpenRepository, folder: str, at: str | None) -> ImportMap:
    """The parts of a folder and who imports whom."""

    def drawn(bench: Workbench) -> ImportMap:
        search = TextSearch(bench.tree, bench.texts)
        box = Toolbox(tree=bench.tree, book=bench.book, binder=bench.binder, search=search)
        return import_map(file_imports(ModuleGraph(box)), folder)

    return opened.on_bench(drawn, at=at)


def line_commits(opened: OpenRepository, path: str, at: str | None) -> tuple[Commit, ...]:
    """The commit that last wrote each line of a file; () where history does not tell.

    Of a file that was changed since the last commit it does not: its lines have moved.
    """

    def blamed(bench: Workbench) -> tuple[Commit, ...]:
        tree = bench.tree
        is_changed = any(changed == path for changed, _ in tree.uncommitted())
        if tree.git is None or tree.snapshot.commit is None or is_changed:
            return ()
        content = tree.read(RepoPath(path))
        n_lines = content.count(b"\n") + (not content.endswith(b"\n"))
        return Chronicle(tree.git).blame(path, tree.snapshot.commit, 1, n_lines)

    return opened.on_bench(blamed, at=at)


def index_status(opened: OpenRepository) -> IndexStatus:
    """What the index holds of the files as they are."""
    return opened.on_bench(
        lambda bench: IndexStatus(
            snapshot=bench.tree.snapshot,
            n_files=bench.index.n_files,
            languages=bench.book.languages(),
        )
    )
