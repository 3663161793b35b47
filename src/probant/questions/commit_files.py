"""Which files a commit changed, added, deleted or renamed, and whether that one.

What git recorded; a rename is one as git detects it.
"""

from probant.questions.kind import Answers, Kind, how_many, listing, path, revision, whether
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_FILES, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        listing("commit_files", "commit-files", "which files did {commit} change",
                revision("commit")),
        how_many("commit_files", "commit-file-count", "how many files did {commit} change",
                 revision("commit")),
        listing("files_added_in", "files-added-in", "which files did {commit} add",
                revision("commit"), facet=Facet.ADDED),
        listing("files_deleted_in", "files-deleted-in", "which files did {commit} delete",
                revision("commit"), facet=Facet.DELETED),
        listing("files_renamed_in", "files-renamed-in", "which files did {commit} rename",
                revision("commit"), facet=Facet.RENAMED),
        whether("commit_files", "commit-touched", "did {commit} change {file}", revision("commit"),
                path("file")),
    ),
    answers=Answers(
        listed="Commit {a} {done} {list}.",
        empty="Commit {a} {done} no files.",
        affirmed="Yes, {a} {done} {b}.",
        negated="{b} is not among the files that {a} {done}.",
        counted="Commit {a} {done} {n} files.",
    ),
)  # fmt: skip
