"""Which files did commit change?"""

from __future__ import annotations

from probant.questions.kind import Fill, Form, Kind, Slot
from probant.vocabulary.question import Facet, Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_FILES,
    intent=Intent.STATUS,
    forms=(
        Form(
            kind="commit_files",
            label="commit-files",
            sentence="which files did {commit} change",
            slots=(Slot("commit", Fill.REVISION),),
        ),
        Form(
            kind="commit_files",
            label="commit-file-count",
            sentence="how many files did {commit} change",
            slots=(Slot("commit", Fill.REVISION),),
            counted=True,
        ),
        Form(
            kind="files_added_in",
            label="files-added-in",
            sentence="which files did {commit} add",
            slots=(Slot("commit", Fill.REVISION),),
            facet=Facet.ADDED,
        ),
        Form(
            kind="files_deleted_in",
            label="files-deleted-in",
            sentence="which files did {commit} delete",
            slots=(Slot("commit", Fill.REVISION),),
            facet=Facet.DELETED,
        ),
        Form(
            kind="commit_files",
            label="commit-touched",
            sentence="did {commit} change {file}",
            slots=(Slot("commit", Fill.REVISION), Slot("file", Fill.PATH)),
            polar=True,
        ),
    ),
    proved_by="git_history",
)
