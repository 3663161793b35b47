"""What git knows: commits, changes, authors, tags."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

HISTORY: tuple[Family, ...] = (
    Family(
        numbers=(50,),
        relation=Relation.LINE_AUTHOR,
        intent=Intent.STATUS,
        example="who wrote line 12 of config.py?",
        cues=("line", "blame", "who", "author", "the author", "git"),
        role=Role.FILE,
        wordings=(
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) (?:the )?{t}:{line}",
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) (?:the )?line {line} (?:of|in) {t}",
            r"who (?:last )?(?:wrote|authored|added|{change}|committed|introduced) {t},? (?:on |at )?line {line}",
            r"(?:who is )?(?:the )?author of (?:the )?line {line} (?:of|in) {t}",
            r"(?:who is )?(?:the )?author of {t}:{line}",
            r"(?:who is )?(?:the )?author of {t},? line {line}",
            r"{t}:{line},? who (?:wrote|authored|changed) (?:that|it|this)",
            r"(?:git )?blame (?:the )?line {line} (?:of|in) {t}",
            r"(?:git )?blame (?:for )?{t}(?::|,? line ){line}",
            r"who(?:se| is| was)? (?:to blame for|responsible for|behind) line {line} (?:of|in) {t}",
        ),
    ),
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="which files did commit 1a2b3c4 change?",
        cues=("commit", "revision", "chang", "touch", "modif", "updat", "edit", "affect", "alter", "files", "in ",),
        role=Role.REVISION,
        wordings=(
            r"{q} (?:{file} )?{does} (?:the )?(?:commit|revision) {t} {change}",
            r"{q} (?:{file} )?{does} (?:the )?(?:commit )?{sha} {change}",
            r"{q} (?:{file} )?{is} (?:{change} |in |part of )+(?:by |in |with )?(?:the )?(?:commit|revision) {t}",
            r"{q} (?:{file} )?{is} (?:{change} |in |part of )+(?:by |in |with )?(?:the )?{sha}",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?(?:{is} |{change} |in |by |of )+(?:the )?(?:commit|revision) {t}(?: {change})?",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?(?:{is} |{change} |in |by |of )+(?:the )?{sha}(?: {change})?",
            r"what (?:has )?{change} in (?:the )?(?:commit|revision) {t}",
            r"what (?:has )?{change} in {sha}",
            r"{q} (?:{file} )?{does} {t_commit} {change}",
            r"(?:{q} )?(?:{show} )?(?:{the} )*{file} (?:{is} )?(?:{change} |in )+(?:by |in )?{t_commit}",
        ),
    ),
    Family(
        numbers=(46,),
        relation=Relation.LAST_CHANGE,
        intent=Intent.STATUS,
        example="when was config.py last changed?",
        cues=("last", "latest", "recent", "newest",),
        role=Role.FILE,
        wordings=(
            r"when {is} (?:the )?{t} (?:last|most recently) {change}",
            r"when (?:{is}|did) (?:someone|anyone|anybody|the last time) (?:last )?{change} {t}",
            r"(?:who|{q} (?:commit|author|developer|person)) (?:last|most recently) {change} (?:the )?{t}",
            r"(?:who|{q} (?:commit|author|developer|person)) {change} (?:the )?{t} (?:last|most recently)",
            r"(?:what {is} )?(?:the )?(?:last|latest|most recent|newest) (?:change|commit|modification|update|edit|revision) (?:of|to|on|for|in|that (?:has )?{change}|touching|changing|affecting|which {change}) (?:the )?{t}",
            r"(?:the )?(?:last|latest) time {t} {is} {change}",
            r"{t} last {change}(?: by| when| in)?(?: who| whom)?",
        ),
    ),
    Family(
        numbers=(43,),
        relation=Relation.LAST_COMMIT,
        intent=Intent.STATUS,
        example="what is the last commit?",
        cues=("commit", "last", "latest", "head", "recent", "newest", "current", "tip",),
        wordings=(
            r"(?:{q} {is} |{show} )?(?:{the} )*(?:last|latest|most recent|newest|head|current|final|tip) (?:git )?(?:commit|revision|change|checkin)(?: here| in (?:the )?(?:repo|repository|history|project|branch|log)| on (?:this|the|head) ?(?:branch)?| made| id| hash| sha| message)*",
            r"what (?:{is} |has been )?(?:last |most recently )?committed (?:last|most recently|latest)?",
            r"(?:{q} {is} )?head(?: at| pointing (?:to|at))?",
            r"(?:who (?:made|wrote|authored|did)|when was|what (?:is|was)) (?:the )?(?:author of |date of |message of |subject of )?(?:the )?(?:last|latest|most recent|newest) (?:git )?commit(?: made)?",
            r"(?:the )?(?:author|date|message|subject|hash|sha|id) of (?:the )?(?:last|latest|most recent|newest) (?:git )?commit",
            r"git (?:log -1|show|log -n 1)",
        ),
    ),
)  # fmt: skip
