"""Words for revisions and changes, for the wordings of `history`.

`{A}`, `{B}` and `{T}` are revisions that show themselves as such: an id, HEAD, a version, a
well-known branch, or anything after "commit", "tag" and the like. `{A?}` also takes quoted words, `{A*}` any
single word.
`{commit}`, `{of}` and `{in}` are an id, HEAD, or what follows "commit".
"""

from __future__ import annotations

import re

_NOUNS = (
    "commit",
    "commits",
    "revision",
    "revisions",
    "tag",
    "tags",
    "release",
    "releases",
    "version",
    "versions",
    "branch",
    "branches",
    "ref",
)
_AFTER_NOUN = "|".join(f"(?<={noun} )" for noun in _NOUNS)
_ID = r"[0-9a-f]{7,40}(?:[~^]\d*)*|head(?:[~^]\d*)*|@"
_RECENT = r"(?:the )?(?:very )?(?:last|latest|most recent|previous|first|initial) commit"
_SHOWN = rf"{_ID}|v\d[\w.+-]*|\d+(?:\.(?:\d+|x\b))+[\w.+-]*|[\w-]+[-_/]v?\d+(?:\.\d+)+[\w.+-]*|main|master|develop|trunk|origin/\S+|now|{_RECENT}"
_QUOTED = "\ue000\\d+\ue001"
_NOUN = rf"(?:(?:the )?(?:git )?(?:{'|'.join(_NOUNS)}) )?"

REVISION_WORDS = {
    "A": rf"{_NOUN}(?P<a>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "B": rf"{_NOUN}(?P<b>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "T": rf"{_NOUN}(?P<t>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "A?": rf"{_NOUN}(?P<a>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "B?": rf"{_NOUN}(?P<b>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "T?": rf"{_NOUN}(?P<t>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "A*": rf"{_NOUN}(?P<a>{_RECENT}|\S+)",
    "B*": rf"{_NOUN}(?P<b>{_RECENT}|\S+)",
    "commit": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<t>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT}|{_QUOTED}|it|that commit|this commit|that|the commit)",
    "of": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<a>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT})",
    "in": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<b>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT}|{_QUOTED})",
    "which": r"(?:(?:in |with )?(?:what|which) (?:commit|revision|changeset)|(?:{show} )?(?:the )?(?:commit|revision|changeset)(?: that| which| where| in which)?)",
    "added": r"(?:first |originally |initially )?(?:added|created|introduced|committed|brought in|checked in|born|started|written)",
    "add": r"(?:first |originally |initially )?(?:add|adds|added|create|creates|created|introduce|introduces|introduced|brought in|checked in)",
    "removed": r"(?:deleted|removed|dropped|erased|taken out|thrown out)",
    "remove": r"(?:delete|deletes|deleted|remove|removes|removed|drop|drops|dropped|get rid of|got rid of)",
    "last": r"(?:last|latest|most recent|newest)",
    "was": r"(?:was|were|is|are|has been|have been|had been|did|does|got|get)",
    "files": r"(?:files?|paths?|source files?|modules?|scripts?)",
    "commits": r"(?:commits|revisions|changes|changesets)",
    "between": r"(?:between|from|in between)",
    "and": r"(?:and|to|until|till|up to|through|vs\.?|versus)",
    "since": r"(?:since|after|as of|compared (?:to|with)|relative to|against)",
    "changed": r"(?:changed|modified|touched|edited|updated|altered|affected)",
    "rename": r"(?:renamed?|moved?|renames|moves)",
}  # fmt: skip


def said(*wordings: str) -> tuple[str, ...]:
    """`<mark>` for `{mark}`: braces would have to be doubled where text is put in."""
    return tuple(re.sub(r"(?<!\?P)<([\w?*]+)>", r"{\1}", wording) for wording in wordings)
