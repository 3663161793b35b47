"""Whether a file or a definition existed at a revision.

The tree of that revision is read; for a definition its file is parsed.
"""

from probant.questions.kind import Answers, Kind, named, revision, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.EXISTED_AT, intent=Intent.STATUS, proved_by=("git_history",),
    forms=(
        whether("existed_at", "existed-at", "did {thing} exist at {revision}", named("thing"),
                revision("revision")),
    ),
    answers=Answers(
        affirmed="Yes, {a} existed at {b}.",
        negated="{a} did not exist at {b}.",
    ),
    words=frozenset({"version", "release", "tag", "commit", "revision"}),
)  # fmt: skip
