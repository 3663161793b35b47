"""What a change breaks, and whether it is safe: the one at hand, a removal, or a rename.

Proved by uses of what it touches, and by builds and tests on both sides of it. Not seen: what
neither a build nor a test touches.
"""

from probant.questions.kind import Kind, listing, member, path, symbol, whether
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.CHANGE, intent=Intent.MODIFY,
    proved_by=("change", "change_build", "change_test", "discovery"), is_produced=True,
    is_summed=True,
    forms=(
        listing("change", "change-breaks", "what breaks if {name} is removed", symbol("name")),
        listing("change", "file-change-breaks", "what breaks if the file {file} is removed",
                path("file")),
        listing("change", "rename-breaks", "what breaks if {name} is renamed to {new}",
                symbol("name"), member("new")),
        listing("broken_by_change", "change-at-hand-breaks", "what does the change at hand break"),
        whether("change", "change-safe", "is the change at hand safe"),
        whether("safe_change", "removal-safe", "is it safe to change or remove {name}",
                symbol("name")),
        whether("safe_change", "file-removal-safe",
                "is it safe to change or remove the file {file}", path("file")),
        whether("safe_change", "rename-safe", "is it safe to rename {name} to {new}",
                symbol("name"), member("new")),
    ),
)  # fmt: skip
