"""What a commit changed and why: its whole message and its files.

The message is its author's own words, cited and not judged. Files are those that differ from the
commit's first parent, renames as git detects them.
"""

from probant.questions.kind import Answers, Kind, listing, revision
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.COMMIT_SUMMARY, intent=Intent.STATUS, proved_by=("git_history",),
    is_told_uncited=True,
    forms=(
        listing("commit_summary", "commit-summary", "what did {commit} change and why",
                revision("commit")),
    ),
    answers=Answers(listed="As git has it: {told}{more}."),
)  # fmt: skip
