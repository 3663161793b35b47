"""What git knows: commits, changes, authors, renames, tags.

Beside the marks of family.py, wordings here have `<A>`, `<B>` and `<T>`: a revision that shows
itself as one (an id, HEAD, a version, a well-known branch, or anything after "commit", "tag" …);
`<A?>` also takes quoted words; `<commit>` is an id, HEAD, or what follows "commit".
"""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.vocabulary.question import Intent, Relation

_NOUNS = ("commit", "commits", "revision", "revisions", "tag", "tags", "release", "releases", "version", "versions", "branch", "branches", "ref")
_AFTER_NOUN = "|".join(f"(?<={noun} )" for noun in _NOUNS)
_ID = r"[0-9a-f]{7,40}(?:[~^]\d*)*|head(?:[~^]\d*)*|@"
_RECENT = r"(?:the )?(?:very )?(?:last|latest|most recent|previous|first|initial) commit"
_SHOWN = rf"{_ID}|v\d[\w.+-]*|\d+(?:\.\d+)+[\w.+-]*|[\w-]+[-_/]v?\d+(?:\.\d+)+[\w.+-]*|main|master|develop|trunk|origin/\S+|now|{_RECENT}"
_QUOTED = "\ue000\\d+\ue001"
_NOUN = rf"(?:(?:the )?(?:git )?(?:{'|'.join(_NOUNS)}) )?"

MARKS = {
    "<A>": rf"{_NOUN}(?P<a>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "<B>": rf"{_NOUN}(?P<b>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "<T>": rf"{_NOUN}(?P<t>(?:{_AFTER_NOUN})\S+|{_SHOWN})",
    "<A?>": rf"{_NOUN}(?P<a>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "<B?>": rf"{_NOUN}(?P<b>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "<T?>": rf"{_NOUN}(?P<t>(?:{_AFTER_NOUN})\S+|{_SHOWN}|{_QUOTED})",
    "<commit>": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<t>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT}|{_QUOTED}|it|that commit|this commit|that|the commit)",
    "<of>": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<a>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT})",
    "<in>": rf"(?:the )?(?:git )?(?:(?:commit|revision|changeset) )?(?P<b>(?:(?<=commit )|(?<=revision )|(?<=changeset ))\S+|{_ID}|{_RECENT}|{_QUOTED})",
    "<which>": r"(?:(?:in |with )?(?:what|which) (?:commit|revision|changeset)|(?:{show} )?(?:the )?(?:commit|revision|changeset)(?: that| which| where| in which)?)",
    "<added>": r"(?:first |originally |initially )?(?:added|created|introduced|committed|brought in|checked in|born|started|written)",
    "<add>": r"(?:first |originally |initially )?(?:add|adds|added|create|creates|created|introduce|introduces|introduced|brought in|checked in)",
    "<removed>": r"(?:deleted|removed|dropped|erased|taken out|thrown out)",
    "<remove>": r"(?:delete|deletes|deleted|remove|removes|removed|drop|drops|dropped|get rid of|got rid of)",
    "<last>": r"(?:last|latest|most recent|newest)",
    "<was>": r"(?:was|were|is|are|has been|have been|had been|did|does|got|get)",
    "<files>": r"(?:files?|paths?|source files?|modules?|scripts?)",
    "<commits>": r"(?:commits|revisions|changes|changesets)",
    "<between>": r"(?:between|from|in between)",
    "<and>": r"(?:and|to|until|till|up to|through|vs\.?|versus)",
    "<since>": r"(?:since|after|as of|compared (?:to|with)|relative to|against)",
    "<changed>": r"(?:changed|modified|touched|edited|updated|altered|affected)",
    "<rename>": r"(?:renamed?|moved?|renames|moves)",
}  # fmt: skip


def _said(*wordings: str) -> tuple[str, ...]:
    found = []
    for wording in wordings:
        for mark, pattern in MARKS.items():
            wording = wording.replace(mark, pattern)
        found.append(wording)
    return tuple(found)


_WROTE = r"(?:last )?(?:wrote|authored|added|{change}|committed|introduced)"

HISTORY: tuple[Family, ...] = (
    Family(
        numbers=(50,),
        relation=Relation.LINE_AUTHOR,
        intent=Intent.STATUS,
        example="who wrote line 12 of config.py?",
        cues=("line", "blame", "who", "author", "the author", "git"),
        role=Role.FILE,
        wordings=_said(
            rf"who (?:is it (?:that|who) )?{_WROTE} (?:the )?{{t}}:{{line}}",
            rf"who (?:is it (?:that|who) )?{_WROTE} (?:the )?line {{line}} (?:of|in) {{t}}",
            rf"who {_WROTE} {{t}},? (?:on |at )?line {{line}}",
            rf"who {_WROTE} (?:the )?line (?:number )?{{line}} (?:of|in) {{t}}",
            r"(?:who is )?(?:the )?author of (?:the )?line {line} (?:of|in) {t}",
            r"(?:who is )?(?:the )?author of {t}:{line}",
            r"(?:who is )?(?:the )?author of {t},? line {line}",
            r"(?:by whom|by who) was (?:the )?line {line} (?:of|in) {t} (?:written|added|{change}|authored)",
            r"(?:the )?line {line} (?:of|in) {t} (?:was|is) (?:written|authored|added|{change}) by (?:who|whom)",
            r"{t}:{line},? who (?:wrote|authored|changed) (?:that|it|this)",
            r"{t}:{line} author",
            r"(?:git )?blame (?:the )?line {line} (?:of|in) {t}",
            r"(?:git )?blame (?:for )?{t}(?::|,? line ){line}",
            r"who(?:se| is| was)? (?:to blame for|responsible for|behind) line {line} (?:of|in) {t}",
            r"(?:in )?which commit (?:was it that )?{change} (?:the )?line {line} (?:of|in) {t}",
            r"which commit (?:last )?(?:wrote|added|introduced|{change}) (?:the )?line {line} (?:of|in) {t}",
            r"{show} (?:me )?(?:the )?author of (?:the )?line {line} (?:of|in) {t}",
        ),
    ),
    Family(
        numbers=(50,),
        relation=Relation.LINE_AUTHOR,
        intent=Intent.STATUS,
        example="who wrote lines 10 to 20 of config.py?",
        cues=("lines", "blame"),
        role=Role.FILE,
        wordings=_said(
            rf"who {_WROTE} (?:the )?lines {{line}} ?(?:-|–|to|through|until|and) ?(?P<x>\d+) (?:of|in) {{t}}",
            rf"who {_WROTE} {{t}},? lines {{line}} ?(?:-|–|to|through|until) ?(?P<x>\d+)",
            rf"who {_WROTE} {{t}}:{{line}}(?:-|–)(?P<x>\d+)",
            r"(?:who (?:is|are) )?(?:the )?authors? of (?:the )?lines {line} ?(?:-|–|to|through|until|and) ?(?P<x>\d+) (?:of|in) {t}",
            r"(?:git )?blame (?:the )?lines {line} ?(?:-|–|to|through) ?(?P<x>\d+) (?:of|in) {t}",
        ),
    ),
    Family(
        numbers=(50,),
        relation=Relation.LINE_AUTHOR,
        intent=Intent.STATUS,
        example="did Grace write line 12 of config.py?",
        cues=("did", "was", "has"),
        role=Role.FILE,
        polar=True,
        wordings=_said(
            r"(?:did|has) {x} (?:write|wrote|written|author|authored|add|added|change|changed) (?:the )?line {line} (?:of|in) {t}",
            r"(?:was|is) (?:the )?line {line} (?:of|in) {t} (?:last )?(?:written|authored|added|changed) by {x}",
        ),
    ),
    # What one commit did
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="did commit 1a2b3c4 change config.py?",
        cues=("did", "does", "has", "was", "is", "were"),
        role=Role.REVISION,
        second_role=Role.FILE,
        polar=True,
        wordings=_said(
            r"(?:did|does|has) <of> (?:really )?(?:also )?(?:{change}|include|contain|involve) (?:the file )?{b}",
            r"(?:was|is|were|has) (?:the file )?{b} (?:been )?(?:<changed>|included|contained) (?:in|by|with) <of>",
            r"(?:was|is) (?:the file )?{b} (?:part of|in|among the files of|one of the files (?:changed )?(?:in|by)) (?:the )?(?:commit|revision|changeset) (?P<a>\S+)",
            r"<of> (?:{change}|touched) {b},? (?:right|correct|didn't it|yes)",
        ),
    ),
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="did commit 1a2b3c4 add config.py?",
        cues=("did", "does", "has"),
        role=Role.REVISION,
        second_role=Role.FILE,
        polar=True,
        about="added",
        wordings=_said(r"(?:did|does|has) <of> (?:<add>|<added>) (?:the file )?{b}"),
    ),
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="did commit 1a2b3c4 delete config.py?",
        cues=("did", "does", "has"),
        role=Role.REVISION,
        second_role=Role.FILE,
        polar=True,
        about="deleted",
        wordings=_said(r"(?:did|does|has) <of> (?:<remove>) (?:the file )?{b}"),
    ),
    *(
        Family(
            numbers=(44,),
            relation=Relation.COMMIT_FILES,
            intent=Intent.STATUS,
            example=f"which files did commit 1a2b3c4 {verb}?",
            cues=("add", "creat", "introduc", "new", "delet", "remov", "drop", "renam", "mov"),
            role=Role.REVISION,
            about=about,
            wordings=_said(
                rf"{{q}} <files> {{does}} <commit> {done}",
                rf"{{q}} <files> (?:<was> )?{done} (?:in|by|with) <commit>",
                rf"(?:{{show}} )?(?:{{the}} )*<files> {done} (?:in|by|with) <commit>",
                rf"(?:{{show}} )?(?:{{the}} )*<files> (?:that )?<commit> {done}",
                rf"{{q}} {{does}} <commit> {done}",
                rf"{{q}} (?:<was> )?{done} (?:in|by) <commit>",
            ),
        )
        for about, verb, done in (
            ("added", "add", "(?:<add>|<added>)"),
            ("deleted", "delete", "(?:<remove>|<removed>)"),
            ("renamed", "rename", "<rename>"),
        )
    ),
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="how many files did commit 1a2b3c4 change?",
        cues=("how many", "number", "count"),
        role=Role.REVISION,
        counted=True,
        wordings=_said(
            r"how many <files> {does} <commit> {change}",
            r"how many <files> (?:<was> )?(?:<changed> |in |part of )+(?:in |by |with )?<commit>",
            r"how many <files> (?:are |were )?(?:there )?in <commit>",
            r"(?:{show} )?(?:the )?(?:number|count) of (?:<changed> )?<files> (?:<changed> )?(?:in|by|of) <commit>",
            r"(?:count|number of) (?:the )?<files> (?:<changed> )?(?:in|by|of) <commit>",
            r"how many <files> <commit> {change}",
        ),
    ),
    Family(
        numbers=(44,),
        relation=Relation.COMMIT_FILES,
        intent=Intent.STATUS,
        example="which files did commit 1a2b3c4 change?",
        cues=("commit", "revision", "changeset", "chang", "touch", "modif", "updat", "edit", "affect", "alter", "files", "in "),
        role=Role.REVISION,
        wordings=_said(
            r"{q} (?:{file} )?{does} <commit> {change}",
            r"{q} (?:{file} )?{does} (?:the )?(?:tag|release|version) {t} {change}",
            r"{q} (?:{file} )?(?:<was> )?(?:{change} |in |part of |included )+(?:by |in |with )?<commit>",
            r"{q} {file} (?:make|makes|made) up <commit>",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?(?:<was> |{change} |in |by |of |from )+<commit>(?: {change})?",
            r"(?:{show} )?(?:{the} )*{file} (?:that )?<commit> {change}",
            r"(?:{show} )?(?:{the} )*(?:changed|modified|touched|affected) {file} (?:of|in|by|for) <commit>",
            r"(?:{show} )?(?:{the} )*changes (?:of|in|made by|made in|from) <commit>",
            r"what (?:has )?{change} in <commit>",
            r"what (?:changes )?{does} <commit> (?:make|contain|include|bring|do)",
            r"what is in <commit>",
            r"<commit>,? (?:{q} )?{file}(?: {change}| changed files)?",
            r"git (?:show|diff-tree) (?:--stat|--name-only|--name-status) <commit>",
        ),
    ),
    # What one commit says
    Family(
        numbers=(43,),
        relation=Relation.COMMIT_INFO,
        intent=Intent.STATUS,
        example="was commit 1a2b3c4 made by Grace?",
        cues=("did", "was", "is"),
        role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"did {x} (?:write|author|make|create|commit) (?:the )?(?:commit|revision) {t}",
            r"(?:was|is) (?:the )?(?:commit|revision) {t} (?:written|authored|made|created|from)? ?by {x}",
            r"is {x} the author of (?:the )?(?:commit|revision) {t}",
        ),
    ),
    Family(
        numbers=(43,),
        relation=Relation.COMMIT_INFO,
        intent=Intent.STATUS,
        example="which commits mention 'fix race'?",
        cues=("mention", "say", "contain", "messag", "about", "refer", "talk"),
        role=Role.TEXT,
        wordings=_said(
            r"(?:{q}|{show}(?: {the})*) (?:<commits>|commit) (?:messages? )?(?:that |which )?(?:mentions?|mentioning|says?|saying|refers? to|referring to|talks? about|talking about) {t}",
            r"(?:{q}|{show}(?: {the})*) (?:<commits>|commit) (?:has|have|with|whose) (?:a )?messages? (?:that |which )?(?:contains?|containing|mentions?|includes?|holds?) {t}",
            r"(?:{q}|{show}(?: {the})*) (?:<commits>|commit) (?:has|have|with|contains?|containing) {t} in (?:the |its |their )?(?:commit )?(?:messages?|subjects?|titles?)",
            r"(?:{the} )*<commits> (?:mentioning|about|containing|with) (?P<t>\ue000\d+\ue001)(?: in (?:the |their )?messages?)?",
            r"(?:{q}|{show}(?: {the})*) (?:<commits>|commit) (?:is|are|was|were) about {t}",
            r"git log --grep[= ]{t}",
        ),
    ),
    Family(
        numbers=(43,),
        relation=Relation.COMMIT_INFO,
        intent=Intent.STATUS,
        example="what is commit 1a2b3c4?",
        cues=("commit", "revision", "author", "message", "subject", "date", "tag", "point", "who", "when", "sha", "hash"),
        role=Role.REVISION,
        wordings=_said(
            r"(?:what|which|who) {is} (?:the )?(?:commit|revision|changeset) {t}(?: about| for)?",
            r"who (?:wrote|made|authored|created|did|committed|is behind|is the author of) (?:the )?(?:commit|revision|changeset) {t}",
            r"who (?:wrote|made|authored|created|committed) (?P<t>[0-9a-f]{7,40}|head(?:[~^]\d*)*)",
            r"(?:what is |{show} )?(?:the )?(?:commit )?(?:author|date|message|subject|title|summary|log message|committer|details?|info|information) (?:of|for|from|in|on) (?:the )?(?:commit|revision|changeset|tag|release|version) {t}",
            r"(?:what is |{show} )?(?:the )?(?:commit )?(?:author|date|message|subject|title|summary|log message|details?|info) (?:of|for|from|in|on) (?P<t>[0-9a-f]{7,40}(?:[~^]\d*)*|head(?:[~^]\d*)*|v?\d+(?:\.\d+)+\S*)",
            r"when {is} (?:the )?(?:commit|revision|changeset) {t} (?:made|written|created|authored|committed|done|from)",
            r"when {is} (?P<t>[0-9a-f]{7,40}|head(?:[~^]\d*)*) (?:made|written|created|authored|committed|done)",
            r"(?:what|when) {does} (?:the )?(?:commit|revision|changeset) {t} (?:say|mean|happen)",
            r"{show} (?:about )?(?:the )?(?:commit|revision|changeset) {t}",
            r"{show} about (?P<t>[0-9a-f]{7,40})",
            r"(?:describe|explain|summari[sz]e) (?:the )?(?:commit|revision|changeset) {t}",
            r"(?:the )?commit (?P<t>[0-9a-f]{7,40})",
            r"{q} commit (?:does|is|do) <T?> (?:point (?:to|at)|refer to|stand (?:for|on)|mean|at)?",
            r"{q} commit {is} (?:behind |at |tagged (?:as )?|called )<T?>",
            r"{q} commit {is} <T?>",
            r"(?:what is )?(?:the )?(?:full )?(?:commit|sha|hash|commit (?:id|hash|sha)) (?:of|behind|for|at) (?:the )?(?:tag|release|version|branch|commit) {t}",
            r"(?:what is )?(?:the )?(?:full )?(?:commit|sha|hash|commit (?:id|hash|sha)) (?:of|behind|for|at) (?P<t>head(?:[~^]\d*)*|v\d+\S*|\d+(?:\.\d+)+\S*)",
            r"what (?:does|do) (?:the )?(?:tag|branch) {t} point (?:to|at)",
            r"git show (?:-s )?<T?>",
        ),
    ),
    # Files and definitions that came, changed and went
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="was old.py renamed to new.py?",
        cues=("renam", "mov", "call"),
        role=Role.FILE,
        polar=True,
        wordings=_said(
            r"(?:was|were|is|has|did) {a} (?:been )?(?:renamed|moved|rename|move) (?:to|into|as) {b}",
        ),
        about="after",
    ),
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="was new.py renamed from old.py?",
        cues=("renam", "mov", "call"),
        role=Role.FILE,
        polar=True,
        wordings=_said(
            r"(?:was|were|is|has|did) {a} (?:been )?(?:renamed|moved) from {b}",
            r"(?:was|were|is) {a} (?:once |formerly |previously |earlier |originally |ever )?(?:called|named|known as) {b}(?: before| earlier| once| in the past| previously| originally)?",
        ),
        about="before",
    ),
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="was config.py ever renamed?",
        cues=("renam", "mov", "name"),
        role=Role.FILE,
        polar=True,
        wordings=_said(
            r"(?:was|were|is|has|did) {t} (?:ever |already |once |at some point )?(?:been |get )?(?:ever )?(?:renamed|moved|rename|move)(?: at some point| before| in the past| ever)?",
            r"(?:did|has) {t} (?:ever )?(?:have|had|go by|gone by|carry|carried) (?:a|any|another|a different|some other) (?:other |different |previous |former |earlier )?(?:names?|paths?)(?: before| in the past)?",
            r"{t} (?:was|has been|got) renamed,? (?:right|correct|wasn't it|yes)",
        ),
    ),
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="which commit renamed config.py?",
        cues=("renam", "mov"),
        role=Role.FILE,
        about="commit",
        wordings=_said(
            r"<which> (?:<rename>|did <rename>|gave a new name to) (?:the file )?{t}",
            r"<which> (?:was|has) {t} (?:been )?(?:renamed|moved)(?: in)?",
            r"when {is} (?:the file )?{t} (?:renamed|moved)",
            r"who (?:renamed|moved) (?:the file )?{t}",
        ),
    ),
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="what was old.py renamed to?",
        cues=("renam", "mov", "becom", "becam", "call", "name"),
        role=Role.FILE,
        about="after",
        wordings=_said(
            r"(?:what|where|which (?:file|name|path)) (?:was|were|is|has|did|to what was) (?:the file )?{t} (?:been |get )?(?:renamed|moved|rename|move)(?: to| into| as)?",
            r"(?:to what|into what|as what) (?:was|has) (?:the file )?{t} (?:been )?(?:renamed|moved)",
            r"what (?:did|has) (?:the file )?{t} (?:become|turn into|turned into)(?: later)?",
            r"what became of (?:the file )?{t}",
            r"what is (?:the file )?{t} (?:called|named) (?:now|today|nowadays|these days|currently)",
            r"(?:what is )?(?:the )?(?:new|current|present|later) (?:name|path|location) of (?:the file )?{t}",
            r"what (?:was|is) (?:the )?{t} later (?:called|named)",
            r"{t} (?:was )?renamed to(?: what)?",
        ),
    ),
    Family(
        numbers=(48,),
        relation=Relation.RENAMED,
        intent=Intent.STATUS,
        example="what was config.py called before?",
        cues=("renam", "mov", "call", "name", "known"),
        role=Role.FILE,
        about="before",
        wordings=_said(
            r"what (?:was|were|did) (?:the file )?{t} (?:previously |formerly |originally |earlier |once |before )?(?:called|named|known as|be called)(?: before| earlier| previously| originally| in the past| at first| formerly)*(?: (?:it|that) (?:was|got) (?:renamed|moved))?",
            r"(?:what (?:was|is|were|are) |{show} )?(?:{the} )*(?:old|previous|former|earlier|original|prior|past) (?:file ?)?(?:names?|paths?|locations?) of (?:the file )?{t}",
            r"(?:what|which (?:file|name|path)|where) (?:was|were|is|has) (?:the file )?{t} (?:been )?(?:renamed|moved) from",
            r"from (?:what|which (?:file|name|path)) (?:was|were|has) (?:the file )?{t} (?:been )?(?:renamed|moved)",
            r"(?:what|which) (?:other |earlier |previous |former )?names? (?:did|has|had|does) (?:the file )?{t} (?:have|had|go by|gone by|bear)(?: before| earlier| over time| in the past| previously)*",
            r"(?:{show} )?(?:the )?rename history (?:of|for) {t}",
            r"(?:{show} )?(?:the )?renames (?:of|for) {t}",
            r"under (?:what|which) names? (?:was|did) {t} (?:known|exist)(?: before| earlier)?",
            r"{t} (?:old|previous|former|earlier|original) names?",
        ),
    ),
    Family(
        numbers=(45,),
        relation=Relation.REMOVED_BY,
        intent=Intent.STATUS,
        example="was old.py removed by commit 1a2b3c4?",
        cues=("was", "were", "is", "has"),
        role=Role.NAME,
        second_role=Role.REVISION,
        polar=True,
        wordings=_said(r"(?:was|were|is|has) {a} (?:been )?<removed> (?:in|by) <in>"),
    ),
    Family(
        numbers=(45,),
        relation=Relation.REMOVED_BY,
        intent=Intent.STATUS,
        example="which commit removed old.py?",
        cues=("delet", "remov", "drop", "got rid", "get rid", "eras", "disappear", "vanish", "gone", "last seen", "taken out", "thrown out"),
        wordings=_said(
            r"<which> (?:<remove>|did <remove>) (?:the )?{t}",
            r"<which> (?:was|were|has|did|is) (?:the )?{t} (?:been )?(?:<removed>|disappear|disappeared|vanish|vanished|go away)(?: in)?",
            r"when (?:was|were|has|did|is) (?:the )?{t} (?:been |get )?(?:<removed>|disappear|vanish|go away)",
            r"when did (?:someone|anyone|we|they) <remove> (?:the )?{t}",
            r"who <remove> (?:the )?{t}",
            r"(?:by whom|by who) was (?:the )?{t} <removed>",
            r"(?:who|what) is responsible for (?:deleting|removing|dropping) (?:the )?{t}",
            r"(?:the )?(?:removal|deletion) of (?:the )?{t}",
            r"(?:{show} )?(?:the )?commit (?:removing|deleting|dropping) (?:the )?{t}",
            r"(?:in|at) (?:what|which) commit was (?:the )?{t} last (?:seen|present|there)",
            r"{t} <removed> (?:when|by (?:who|whom)|in which commit)",
        ),
    ),
    Family(
        numbers=(45,),
        relation=Relation.ADDED_BY,
        intent=Intent.STATUS,
        example="was config.py added by commit 1a2b3c4?",
        cues=("was", "were", "is", "has"),
        role=Role.NAME,
        second_role=Role.REVISION,
        polar=True,
        wordings=_said(r"(?:was|were|is|has) (?:the )?{a} (?:been )?<added> (?:in|by|with) <in>"),
    ),
    Family(
        numbers=(45,),
        relation=Relation.ADDED_BY,
        intent=Intent.STATUS,
        example="was config.py added by Grace?",
        cues=("was", "were", "did", "has"),
        role=Role.NAME,
        second_role=Role.TEXT,
        polar=True,
        wordings=_said(
            r"(?:was|were|has) (?:the )?{a} (?:been )?(?:first |originally |initially )?(?:added|created|introduced) by (?!commit|revision){b}",
            r"(?:did|has) (?P<b>[^\W\d]\w*) (?:first |originally )?(?:add|added|create|created|introduce|introduced) (?:the )?(?P<a>\S+|(?:file|function|class|method|module|constant) \S+)",
        ),
    ),
    Family(
        numbers=(45,),
        relation=Relation.ADDED_BY,
        intent=Intent.STATUS,
        example="which commit added config.py?",
        cues=("add", "creat", "introduc", "since when", "first", "brought", "checked in", "born", "how old", "origin", "appear", "how long", "committed", "written"),
        wordings=_said(
            r"<which> (?:<add>|<added>|did <add>) (?:the )?{t}",
            r"<which> (?:was|were|has|did|is) (?:the )?{t} (?:been )?(?:<added>|first appear|first appeared|appear)(?: in)?",
            r"<which> (?:is (?:it )?that )?(?:first )?(?:contained|contains|contain|had|has|have) (?:the )?{t} first",
            r"when (?:was|were|has|did|is) (?:the )?{t} (?:been |get )?(?:<added>|(?:first )?appear|first show up|come into being|come about)(?: for the first time)?",
            r"when (?:did|was it that) (?:someone|anyone|we|they) <add> (?:the )?{t}",
            r"who (?:<add>|<added>) (?:the )?{t}",
            r"who (?:is|was) (?:the )?(?:creator|originator) of (?:the )?{t}",
            r"(?:by whom|by who) was (?:the )?{t} <added>",
            r"(?:since when|how long) (?:does|do|has|have|is) (?:the )?{t} (?:exist|existed|been (?:there|around)|there|around|part of (?:the|this) (?:repo|repository|project))",
            r"(?:what is |{show} )?(?:the )?(?:first|initial|original|earliest|oldest) commit (?:of|for|to|that (?:touched|touches|changed|contains|has|added)|with|touching|in the history of) (?:the )?{t}",
            r"(?:the )?(?:addition|creation|introduction|origin|origins) of (?:the )?{t}",
            r"(?:{show} )?(?:the )?commit (?:adding|introducing|creating) (?:the )?{t}",
            r"where does (?:the )?{t} (?:come|originate) from in (?:the )?(?:git )?history",
            r"{t} <added> (?:when|by (?:who|whom)|in which commit)",
        ),
    ),
    # Revisions against each other
    Family(
        numbers=(49,),
        relation=Relation.TAGS_CONTAINING,
        intent=Intent.STATUS,
        example="is commit 1a2b3c4 part of v1.0?",
        cues=("is", "was", "does", "did"),
        role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"(?:is|was) (?:the )?(?:commit|revision|changeset) (?P<a>\S+) (?:part of|in|included in|contained in|reachable from|merged (?:in|into)|released (?:in|with|as part of)|an ancestor of) <B?>",
            r"(?:is|was) (?P<a>[0-9a-f]{7,40}) (?:part of|in|included in|contained in|reachable from|merged (?:in|into)|released (?:in|with)|an ancestor of) <B?>",
            r"(?:does|did|do) <B> (?:contain|include|have) (?:the )?(?:commit|revision|changeset) (?P<a>\S+)",
            r"(?:does|did|do) <B> (?:contain|include|have) (?P<a>[0-9a-f]{7,40})",
        ),
    ),
    *(
        Family(
            numbers=(49,),
            relation=Relation.TAGS_CONTAINING,
            intent=Intent.STATUS,
            example=example,
            cues=("tag", "release", "version", "branch"),
            role=role,
            about=about,
            wordings=_said(
                rf"(?:in )?{{q}} {noun} (?:that )?(?:contains?|includes?|has|have|holds?|ships?|carr(?:y|ies)|comes? with) {of}",
                rf"(?:in )?{{q}} {noun} (?:is|are|was|were) {of} (?:contained |included |part |found |released |shipped |present )?(?:in|of|with)?",
                rf"(?:in )?{{q}} {noun} (?:does|do|did) {of} (?:belong to|appear in|appear|ship in|ship with|show up in|show up|exist in|exist)",
                rf"(?:{{show}} )?(?:{{the}} )*{noun} (?:that |which )?(?:contain|contains|containing|include|includes|including|with|having|have|has|holding) {of}",
                rf"git (?:tag|branch) --contains {of}",
            ),
        )
        for about, noun, of, role, example in (
            ("first", r"(?:is )?(?:the )?(?:first|earliest|oldest) (?:tag|release|version|tagged version)", "<commit>", Role.REVISION, "what is the first tag that contains 1a2b3c4?"),
            ("branches", r"(?:branch|branches)", "<commit>", Role.REVISION, "which branches contain 1a2b3c4?"),
            ("", r"(?:tags?|releases?|versions?|tagged versions?)", "<commit>", Role.REVISION, "which tags contain 1a2b3c4?"),
            ("first", r"(?:is )?(?:the )?(?:first|earliest|oldest) (?:tag|release|version|tagged version)", "(?:the )?{t}", Role.NAME, "what is the first release with config.py?"),
            ("", r"(?:tags?|releases?|versions?|tagged versions?)", "(?:the )?{t}", Role.NAME, "which tags contain config.py?"),
        )
    ),
    Family(
        numbers=(49,),
        relation=Relation.TAGS_CONTAINING,
        intent=Intent.STATUS,
        example="since which release has config.py existed?",
        cues=("since", "in ", "with", "what", "which", "from"),
        about="first",
        wordings=_said(
            r"(?:since|from) (?:what|which) (?:tag|release|version) (?:on )?(?:has|have|does|do|did|is|was) (?:the )?{t} (?:existed|exist|been (?:there|around|available|present|included)|there|available|included)(?: on)?",
            r"(?:in |with )?(?:what|which) (?:tag|release|version) (?:first )?(?:was|were|did|has|is|does) (?:the )?{t} (?:been )?(?:first )?(?:added|introduced|appear|released|shipped|included|show up|created)(?: first)?(?: in)?",
            r"(?:in |with )?(?:what|which) (?:tag|release|version) (?:first )?(?:added|introduced|included|shipped|contained|had) (?:the )?{t}(?: first)?",
        ),
    ),
    Family(
        numbers=(51,),
        relation=Relation.EXISTED_AT,
        intent=Intent.STATUS,
        example="did config.py exist at v1.0?",
        cues=("exist", "was", "were", "did", "is", "does", "had", "have", "contain", "include", "there", "has"),
        second_role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"(?:did|had|has) (?:the )?{a} (?:already |still |yet )?(?:exist|existed|been (?:there|present|around))(?: already| yet| still)? (?:at|in|as of|on|with|by|back in|at the time of) <B?>",
            r"(?:does|do) (?:the )?{a} (?:already |still )?exist(?: already| still)? (?:at|as of) <B?>",
            r"(?:does|do) (?:the )?{a} (?:already |still )?exist(?: already| still)? (?:in|on) <B>",
            r"(?:was|were|is|are) (?:the )?{a} (?:already |still )?(?:there|present|around|available|defined|included|part of the (?:repo|repository|project|tree|code))(?: already| still)? (?:at|in|as of|on|with|by|back in) <B>",
            r"(?:was|were) (?:the )?{a} (?:already |still )?(?:part of|in|at|contained in|included in) <B>",
            r"(?:was|were) there (?:already |still )?(?:a|an|any)? ?(?:file |function |class |method |module |directory |folder )?(?:called |named )?{a} (?:already )?(?:at|in|as of|on) <B>",
            r"(?:did|does|do) <B> (?:already |still )?(?:contain|include|have|define) (?:a |an |the )?{a}",
            r"(?:at|in|as of) <B>,? (?:did|was|were|does|is) (?:the )?{a} (?:already |still )?(?:exist|there|present|exists)(?: already)?",
            r"{a} existed (?:at|in|as of|on) <B?>,? (?:right|correct|didn't it|yes|true)",
            r"{a} existed (?:at|in|as of) <B>",
        ),
    ),
    *(
        Family(
            numbers=(52,),
            relation=Relation.ADDED_BETWEEN,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} files were added between v1.0 and v2.0?",
            cues=("add", "new", "creat", "introduc"),
            role=Role.REVISION,
            counted=counted,
            wordings=_said(
                rf"{ask} <files> (?:(?:<was>|came|have come) )?(?:<added>|new|appear|appeared|come in) <between> <A?> <and> <B?>",
                rf"{ask} (?:new|added) <files> (?:(?:<was>|came|appeared|are there|were there) )?(?:<added> |in )?<between> <A?> <and> <B?>",
                rf"{ask} <files> (?:<was>|came) (?:<added>|new) (?:in|with|by|at) <B?>,? (?:<since>|over|that <was> not in|and not in) <A?>",
                rf"{ask} <files> (?:<was>|came|have come) (?:<added>|new|in) <since> <A?>",
                rf"{ask} (?:new|added) <files> (?:(?:<was>|came|appeared|are there|are|were) )?(?:<added> |there )?<since> <A?>",
                rf"{ask} <files> (?:<was>|does|do) <B> (?:add|have|has|contain) (?:that )?<A> (?:does not|doesn't|did not|didn't|lacks?)(?: have| contain)?",
                rf"{ask} <files> (?:are|were|exist) (?:there )?in <B?> (?:but|and) not (?:yet )?in <A?>",
                rf"{ask} <files> (?:<was> )?(?:<added>|new) <since> <A?>",
            ),
        )
        for counted, ask in (
            (False, r"(?:{q}|(?:{show} )?(?:{the} )*)"),
            (True, r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of)"),
        )
    ),
    Family(
        numbers=(52,),
        relation=Relation.ADDED_BETWEEN,
        intent=Intent.STATUS,
        example="what was added between v1.0 and v2.0?",
        cues=("add", "new"),
        role=Role.REVISION,
        wordings=_said(
            r"(?:{show} )?what (?:<was> )?(?:<added>|new) <between> <A?> <and> <B?>",
            r"(?:new|added) <files>,? <A> ?(?:\.\.\.?|->|→|–) ?<B>",
            r"(?:{show} )?(?:{the} )*<files> <added> <between> <A?> <and> <B?>",
        ),
    ),
    *(
        Family(
            numbers=(52,),
            relation=Relation.CHANGED_BETWEEN,
            intent=Intent.STATUS,
            example=f"which files were {about} between v1.0 and v2.0?",
            cues=("delet", "remov", "drop", "renam", "mov", "modif", "gone"),
            role=Role.REVISION,
            about=about,
            wordings=_said(
                rf"(?:{{q}}|(?:{{show}} )?(?:{{the}} )*) <files> (?:<was> )?{done} <between> <A?> <and> <B?>",
                rf"(?:{{q}}|(?:{{show}} )?(?:{{the}} )*) <files> (?:<was> )?{done} <since> <A?>",
                rf"(?:{{show}} )?(?:{{the}} )*<files> (?:<was> )?{done} <between> <A?> <and> <B?>",
                rf"(?:{{show}} )?(?:{{the}} )*{done} <files> <between> <A?> <and> <B?>",
                rf"(?:{{show}} )?(?:{{the}} )*{done} <files> <since> <A?>",
                rf"what (?:<was> )?{done} <between> <A?> <and> <B?>",
                rf"what (?:<was> )?{done} <since> <A>",
            ),
        )
        for about, done in (
            ("deleted", "(?:<removed>|gone)"),
            ("renamed", "(?:renamed|moved)"),
        )
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="did config.py change between v1.0 and v2.0?",
        cues=("did", "was", "has", "is", "were", "does", "have"),
        role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"(?:did|has|does|have) (?:the file )?{t} {change} (?:at all )?<between> <A?> <and> <B?>",
            r"(?:was|were|is|has) (?:the file )?{t} (?:been )?<changed> (?:at all )?<between> <A?> <and> <B?>",
            r"(?:does|did|is|was) (?:the file )?{t} (?:differ|different) <between> <A?> <and> <B?>",
        ),
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="has config.py changed since v1.0?",
        cues=("did", "was", "has", "is", "were", "have"),
        role=Role.FILE,
        second_role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"(?:did|has|have) (?:the file )?{a} {change} (?:at all )?(?:since|after) <B?>",
            r"(?:was|were|is|has) (?:the file )?{a} (?:been )?<changed> (?:at all )?(?:since|after) <B?>",
            r"(?:any|are there any|were there any|have there been any) changes (?:to|in) (?:the file )?{a} (?:since|after) <B?>",
        ),
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="what changed in src/ between v1.0 and v2.0?",
        cues=("chang", "diff", "modif"),
        role=Role.REVISION,
        wordings=_said(
            r"what (?:has |was |is )?(?:<changed>|different) (?:in|under|inside|within|of) (?:the (?:file|folder|directory) )?{t} <between> <A?> <and> <B?>",
            r"(?:{show} )?(?:{the} )*(?:diff|difference|differences|changes) (?:of|in|to|for|under) (?:the (?:file|folder|directory) )?{t} <between> <A?> <and> <B?>",
            r"{q} <files> (?:in|under|inside|within|of|below) (?:the (?:folder|directory) )?{t} (?:<was> )?<changed> <between> <A?> <and> <B?>",
            r"how (?:did|does) (?:the file )?{t} (?:change|differ) <between> <A?> <and> <B?>",
        ),
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="what changed in src/ since v1.0?",
        cues=("chang", "diff", "modif"),
        role=Role.FILE,
        second_role=Role.REVISION,
        wordings=_said(
            r"what (?:has |was )?<changed> (?:in|under|inside|within) (?:the (?:file|folder|directory) )?{a} (?:since|after) <B?>",
            r"{q} <files> (?:in|under|inside|within|below) (?:the (?:folder|directory) )?{a} (?:<was> )?<changed> (?:since|after) <B?>",
            r"(?:{show} )?(?:{the} )*(?:changes|diff) (?:of|in|to|under) (?:the (?:file|folder|directory) )?{a} (?:since|after) <B?>",
        ),
    ),
    *(
        Family(
            numbers=(52,),
            relation=Relation.CHANGED_BETWEEN,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} files changed between v1.0 and v2.0?",
            cues=("chang", "diff", "compar", "modif", "touch", "updat", "alter", "edit", "affect", "what happened"),
            role=Role.REVISION,
            counted=counted,
            wordings=_said(
                rf"{ask} <files> (?:<was> |have )?(?:{{change}}|different|differ|differing) (?:in )?<between> <A?> <and> <B?>",
                rf"{ask} <files> (?:<was> |have )?(?:{{change}}|different|differ) <since> <A?>",
                rf"{ask} (?:changed|modified|touched|differing) <files> <between> <A?> <and> <B?>",
                rf"{ask} (?:changed|modified|touched) <files> <since> <A?>",
                *extra,
            ),
        )
        for counted, ask, extra in (
            (True, r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of)", ()),
            (
                False,
                r"(?:{q}|(?:{show} )?(?:{the} )*)",
                (
                    r"(?:{show} )?(?:{the} )*<files> (?:that |which )?(?:<was> |have )?(?:{change}|different|differ) <between> <A?> <and> <B?>",
                    r"(?:{show} )?(?:{the} )*<files> (?:that |which )?(?:<was> |have )?(?:{change}|different|differ) <since> <A?>",
                    r"what (?:<was> |has |have |all )?(?:<changed>|different|happened|new|changes) (?:in )?<between> <A?> <and> <B?>",
                    r"what (?:<was> |has |have |all )?(?:<changed>|happened|changes) (?:since|after) <A>",
                    r"(?:{show} )?(?:{the} )*(?:diff|differences?|changes|delta|file changes) (?:in )?<between> <A> <and> <B>",
                    r"(?:{show} )?(?:{the} )*(?:diff|changes|file changes) (?:since|after) <A>",
                    r"(?:what is |what are )(?:the )?(?:differences?|changes|diff) <between> <A> <and> <B>",
                    r"(?:compare|diff) <A> (?:and|to|with|against|vs\.?|versus) <B>",
                    r"how (?:do|does|did) <A> (?:and|differ from) <B>(?: differ)?",
                    r"(?:git )?diff (?P<a>\S+?)\.\.\.?(?P<b>[^\s.]\S*)",
                    r"(?:git )?diff (?:--stat|--name-only|--name-status) <A> <B>",
                    r"what (?:does|did) <B> change (?:compared (?:to|with)|over|relative to|since|against|from) <A>",
                ),
            ),
        )
    ),
    # Many commits
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} commits by Grace touched config.py?",
            cues=("commit", "chang"),
            role=Role.FILE,
            second_role=Role.TEXT,
            counted=counted,
            wordings=_said(
                rf"{ask} <commits> (?:by|from|of) {{b}} (?:{{change}}|touching|changing|affecting) (?:the file )?{{a}}",
                rf"{ask} <commits> (?:to|in|on|touching|changing) (?:the file )?{{a}} (?:were made by|was made by|are by|were by|by) {{b}}",
                rf"{ask} <commits> (?:did|has) {{b}} (?:make|made|do|done) (?:to|in|on) (?:the file )?{{a}}",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of)"),
            (False, r"(?:{q}|(?:{show} )?(?:{the} )*)"),
        )
    ),
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} commits are between v1.0 and v2.0?",
            cues=("commit",),
            role=Role.REVISION,
            counted=counted,
            wordings=_said(
                rf"{ask} commits (?:(?:are|were|is|was|happened|lie|came|there are|are there|were there|were made|made|did we make) )?(?:there )?<between> <A?> <and> <B?>",
                rf"{ask} commits (?:(?:are|were|have been|happened|came|there are|are there|were there|were made|have been made|made|have landed|landed) )?(?:there )?(?:made )?(?:since|after) <A?>",
                rf"{ask} commits (?:are|were) in <B?> (?:but|and) not (?:yet )?in <A?>",
                rf"{ask} commits (?:is|are|was) <B> (?:ahead of) <A>",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of)"),
            (False, r"(?:{q}|(?:{show} )?(?:{the} )*)"),
        )
    ),
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} commits did Grace make?",
            cues=("commit",),
            role=Role.TEXT,
            counted=counted,
            wordings=_said(
                rf"{ask} commits (?:did|has|have|does|do) {{t}} (?:make|made|author|authored|write|written|contribute|contributed|create|created|have|do|done|push|pushed)(?: here| in total| overall| so far)*",
                rf"{ask} commits (?:(?:are|were|is|was|have been) )?(?:made |authored |written |there |created )?(?:by|from) (?!commit|whom|who){{t}}",
                rf"{ask} commits (?:are |were )?{{t}}'s",
                rf"{ask} (?:of )?(?P<t>[^\W\d]\w*)'s commits",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of)"),
            (False, r"(?:{q}|(?:{show} )?(?:{the} )*)"),
        )
    ),
    Family(
        numbers=(47,),
        relation=Relation.COMMITS_TOUCHING,
        intent=Intent.STATUS,
        example="how many commits are there?",
        cues=("commit", "revision"),
        counted=True,
        wordings=_said(
            r"(?:how many|{show} (?:the )?(?:number|count) of|(?:the |total )*(?:number|count) of|what is the (?:total )?number of) (?:git )?commits(?: (?:are there|there are|does|do|has|have|did|exist|were made|have been made|are|in total|made|altogether|overall|it|this|the|in|on|of|repo|repository|project|history|codebase|git|log|so|far|branch|contain|all|together|total))*",
            r"(?:total )?commit count",
            r"(?:count|number) of commits",
            r"count (?:all )?(?:the )?commits",
        ),
    ),
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many people' if counted else 'who'} contributed to config.py?",
            cues=("contribut", "author", "work", "who", "people", "developer", "touch", "commit"),
            role=Role.FILE,
            about="authors",
            counted=counted,
            wordings=_said(
                rf"{who} (?:has |have )?(?:ever )?(?:contributed|committed|contribute|commit) (?:changes |code )?to (?:the file )?{{t}}",
                rf"{who} (?:has |have )?(?:ever )?(?:worked|been working) on (?:the file )?{{t}}",
                rf"{who} (?:has |have )(?:ever )?<changed> (?:the file )?{{t}}",
                rf"{who} (?:ever )?(?:{{change}}) (?:the file )?{{t}}(?: so far| ever| over time)",
                *extra,
            ),
        )
        for counted, who, extra in (
            (
                True,
                r"how many (?:different |distinct )?(?:people|authors|developers|persons|contributors|committers)",
                (
                    r"how many (?:different |distinct )?(?:authors|contributors|committers) (?:does|do|did|has|have) (?:the file )?{t} (?:have|had|got)",
                    r"(?:{show} )?(?:the )?(?:number|count) of (?:different |distinct )?(?:authors|contributors|committers) (?:of|to|for|in) (?:the file )?{t}",
                ),
            ),
            (
                False,
                r"(?:who(?: all)?|{q} (?:people|authors?|developers?|persons?))",
                (
                    r"(?:who (?:are|were) |{show} )?(?:{the} )*(?:contributors|committers) (?:of|to|for|on) (?:the file )?{t}",
                    r"(?:who (?:are|were) |{show} )(?:{the} )*authors of the file {t}",
                    r"(?:who (?:are|were) |{show} )?(?:{the} )*(?:commit authors|git authors) (?:of|for|to) (?:the file )?{t}",
                    r"{t} contributors",
                ),
            ),
        )
    ),
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many contributors are there' if counted else 'who are the contributors'}?",
            cues=("contribut", "committer", "people", "author"),
            about="authors",
            counted=counted,
            wordings=_said(*ways),
        )
        for counted, ways in (
            (True, (
                r"how many (?:different |distinct )?(?:contributors|committers|people|developers|commit authors) (?:are there|does (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)) have|has (?:it|this (?:repo|repository|project)|the (?:repo|repository|project))(?: got)?|have (?:contributed|committed)(?: to (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)))?|contributed(?: to (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)))?)",
            )),
            (False, (
                r"(?:who (?:are|is) |{show} )(?:{the} )*(?:contributors|committers|commit authors)(?: (?:of|to|in) (?:this|the) (?:repo|repository|project))?",
                r"who (?:has |have )?(?:contributed|committed) (?:to|in) (?:this|the) (?:repo|repository|project|codebase)",
            )),
        )
    ),
    *(
        Family(
            numbers=(47,),
            relation=Relation.COMMITS_TOUCHING,
            intent=Intent.STATUS,
            example=f"{'how many' if counted else 'which'} commits touched config.py?",
            cues=("commit", "history", "how often", "how many times", "log", "git", "revision", "changes"),
            counted=counted,
            wordings=_said(*ways),
        )
        for counted, ways in (
            (True, (
                r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of) (?:git )?(?:commits|revisions|changesets) (?:that |which )?(?:have |has |had |did |ever )*(?:{change}|touching|changing|affecting|modifying|concern|involve|involving|to|on|for) (?:the file )?{t}",
                r"how many (?:commits|revisions|changes) (?:does|do|did|has|have) (?:the file )?{t} (?:have|had|get|got|see|seen|undergo|undergone)",
                r"how (?:often|many times|frequently) (?:was|were|has|have|did|is) (?:the file )?{t} (?:been )?(?:{change}|committed)(?: so far| in total)?",
                r"how many times (?:did|have|has) (?:someone|people|we|anyone) {change} (?:the file )?{t}",
                r"in how many commits (?:was|were|has|did|does|is) (?:the file )?{t} (?:been )?(?:{change}|appear|occur|show up)",
                r"by how many commits (?:was|were|has|is) (?:the file )?{t} (?:been )?{change}",
                r"{t},? (?:commit count|number of commits|how many commits)",
                r"(?:what is )?(?:the )?commit count (?:of|for) {t}",
            )),
            (False, (
                r"(?:{q}|(?:{show} )?(?:{the} )*) ?(?:git )?(?:commits|revisions|changesets) (?:that |which )?(?:have |has |had |did |ever )*(?:{change}|touching|changing|affecting|modifying|concern|involve|involving) (?:the file )?{t}",
                r"(?:{show} )?(?:{the} )*commits (?:to|on|for) (?:the file )?{t}",
                r"(?:in |by |with )(?:what|which) commits (?:was|were|has|did) (?:the file )?{t} (?:been )?{change}",
                r"(?:{show} )?(?:{the} )*(?:git |commit |change |full |whole )*(?:history|log|changelog) (?:of|for) (?:the file )?{t}",
                r"git log(?: --oneline)?(?: --follow)?(?: --)? {t}",
                r"(?:{show} )?(?:{the} )*(?:commit|git) history (?:of|for) {t}",
                r"{t},? (?:commit|git|change) history",
                r"{t} commits",
                r"{q} commits (?:does|do|did) (?:the file )?{t} (?:have|appear in|occur in)",
            )),
        )
    ),
    # The last change, the last commit
    Family(
        numbers=(46,),
        relation=Relation.LAST_CHANGE,
        intent=Intent.STATUS,
        example="was config.py last changed by commit 1a2b3c4?",
        cues=("last", "recent"),
        second_role=Role.REVISION,
        polar=True,
        wordings=_said(
            r"(?:was|were|is) (?:the )?{a} (?:last|most recently) {change} (?:in|by|with) <in>",
            r"(?:is|was) <in> the (?:last|latest|most recent) (?:commit|change) (?:to|of|for|that {change}) (?:the )?{a}",
        ),
    ),
    Family(
        numbers=(46,),
        relation=Relation.LAST_CHANGE,
        intent=Intent.STATUS,
        example="was config.py last changed by Grace?",
        cues=("last", "recent"),
        second_role=Role.TEXT,
        polar=True,
        wordings=_said(
            r"(?:was|were|is) (?:the )?{a} (?:last|most recently) {change} by (?!commit|revision|whom){b}",
            r"did (?P<b>[^\W\d]\w*) (?:last|most recently) {change} (?:the )?{a}",
        ),
    ),
    Family(
        numbers=(46,),
        relation=Relation.LAST_CHANGE,
        intent=Intent.STATUS,
        example="when was config.py last changed?",
        cues=("last", "latest", "recent", "newest"),
        wordings=_said(
            r"when {is} (?:the )?{t} (?:last|most recently) (?:{change}|committed)",
            r"when (?:did|has|have) (?:the )?{t} (?:last|most recently) {change}",
            r"when (?:{is}|did) (?:someone|anyone|anybody|we|they|the last time) (?:last )?{change} (?:the )?{t}",
            r"when (?:{is} )?(?:the )?last time (?:that )?(?:the )?{t} (?:{is} )?{change}",
            r"when {is} the <last> (?:change|commit|modification|update|edit) (?:of|to|on|for|in) (?:the )?{t}(?: made)?",
            r"(?:who|{q} (?:commit|revision|author|developer|person)) (?:was the one who )?(?:last|most recently) (?:{change}|worked on|committed(?: to)?) (?:the )?{t}",
            r"(?:who|{q} (?:commit|revision|author|developer|person)) {change} (?:the )?{t} (?:last|most recently)",
            r"(?:who (?:made|did|authored)|(?:what|which|who) {is}|{show}) (?:the )?<last> (?:change|commit|modification|update|edit|revision) (?:of|to|on|for|in|that (?:has )?{change}|touching|changing|affecting|modifying|which {change}) (?:the )?{t}",
            r"(?:the )?<last> (?:change|commit|modification|update|edit|revision) (?:of|to|for|in|that (?:has )?{change}|touching|changing|affecting|which {change}) (?:the )?{t}",
            r"(?:the )?<last> time (?:that )?(?:the )?{t} {is} {change}",
            r"(?:in|by|with) (?:what|which) commit {is} (?:the )?{t} (?:last|most recently) {change}",
            r"(?:by whom|by who) {is} (?:the )?{t} (?:last|most recently) {change}",
            r"{t} (?:{is} )?last {change}(?: by| when| in)?(?: who| whom| which commit)?",
            r"git log -(?:1|n ?1) (?:-- )?{t}",
        ),
    ),
    *(
        Family(
            numbers=(43,),
            relation=Relation.LAST_COMMIT,
            intent=Intent.STATUS,
            example=f"what is the {about} commit on branch main?",
            cues=("commit", "last", "latest", "first", "newest", "tip", "head of"),
            role=Role.REVISION,
            about=about,
            wordings=_said(
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?:the )?(?:git )?(?:branch|tag|release|version) (?P<t>\S+)(?: branch)?",
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?:the )?(?P<t>\S+) branch",
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?P<t>main|master|develop|trunk|origin/\S+|v\d\S*)",
                *extra,
            ),
        )
        for about, which, extra in (
            ("last", r"(?:last|latest|most recent|newest|head|current|tip)", (
                r"(?:{q} {is} )?(?:the )?(?:tip|head) of (?:the )?(?:branch )?(?P<t>\S+)(?: branch)?",
            )),
            ("first", r"(?:very )?(?:first|initial|oldest|earliest)", ()),
        )
    ),
    *(
        Family(
            numbers=(43,),
            relation=Relation.LAST_COMMIT,
            intent=Intent.STATUS,
            example=f"what is the {about} commit by Grace?",
            cues=("commit",),
            role=Role.TEXT,
            about=about,
            wordings=_said(
                rf"(?:{{q}} {{is}} |{{show}} |when was )?(?:{{the}} )*{which} (?:git )?commit (?:made |authored |written )?(?:by|from) (?!commit|whom|who)(?:the author )?{{t}}",
                rf"(?:{{q}} {{is}} |{{show}} |when was )?(?P<t>[^\W\d]\w*(?: [^\W\d]\w*)?)'s {which} commit",
                rf"what (?:did|has) {{t}} {when} (?:commit|committed)",
                rf"when (?:did|has) {{t}} {when} (?:commit|committed)(?: anything| something)?",
                rf"{{q}} {{is}} (?:the )?{which} commit (?:that )?{{t}} (?:made|authored|did|wrote)",
            ),
        )
        for about, which, when in (
            ("last", r"(?:last|latest|most recent|newest)", "(?:last|most recently)"),
            ("first", r"(?:very )?(?:first|initial|oldest|earliest)", "first"),
        )
    ),
    Family(
        numbers=(43,),
        relation=Relation.LAST_COMMIT,
        intent=Intent.STATUS,
        example="what is the first commit?",
        cues=("first", "initial", "oldest", "earliest", "root", "start", "begin", "began"),
        about="first",
        wordings=_said(
            r"(?:{q} {is} |{show} |who made |who wrote |who authored |when was )?(?:{the} )*(?:very )?(?:first|initial|oldest|earliest|root) (?:git )?(?:commit|revision|changeset)(?: here| in (?:the|this) (?:repo|repository|history|project|branch|log|git history)| of (?:the|this) (?:repo|repository|history|project)| made| id| hash| sha| message| ever)*",
            r"(?:the )?(?:author|date|message|subject|hash|sha|id) of (?:the )?(?:very )?(?:first|initial|oldest|earliest) (?:git )?commit",
            r"when (?:did|was) (?:the|this) (?:history|git history|repository|repo|project) (?:start|begin|started|begun|created)",
            r"who (?:started|began) (?:the|this) (?:history|repository|repo|project)",
        ),
    ),
    Family(
        numbers=(43,),
        relation=Relation.LAST_COMMIT,
        intent=Intent.STATUS,
        example="what is the last commit?",
        cues=("commit", "last", "latest", "head", "recent", "newest", "current", "tip", "git"),
        about="last",
        wordings=_said(
            r"(?:{q} {is} |{show} )?(?:{the} )*(?:last|latest|most recent|newest|head|current|final|tip) (?:git )?(?:commit|revision|change|checkin|changeset)(?: here| in (?:the|this) (?:repo|repository|history|project|branch|log|git history)| on (?:this|the|head|the current) ?(?:branch)?| to (?:the|this) (?:repo|repository|project)| of (?:the|this) (?:repo|repository|project)| made| id| hash| sha| message| about)*",
            r"what (?:{is} |has been )?(?:last |most recently )?committed (?:last|most recently|latest)?",
            r"what (?:{is} |has been )(?:last|most recently) committed",
            r"(?:{q} {is} )?head(?: at| pointing (?:to|at))?(?: now)?",
            r"(?:what|which commit|where) does head point (?:to|at)",
            r"(?:{q} )?commit (?:are we|am i|is (?:the repo|this|checked out)) (?:on|at|currently on)",
            r"who (?:committed|made a commit) (?:last|most recently)",
            r"who (?:last|most recently) (?:committed|made a commit)(?: here| something| anything)?",
            r"(?:who (?:made|wrote|authored|did|is the author of|was)|when (?:was|is|did)|what (?:is|was)) (?:the )?(?:author of |date of |message of |subject of )?(?:the )?(?:last|latest|most recent|newest) (?:git )?commit(?: made| happen| done| say| by)?",
            r"(?:what is |{show} )?(?:the )?(?:author|date|message|subject|hash|sha|id|title|time) of (?:the )?(?:last|latest|most recent|newest) (?:git )?commit",
            r"(?:what is )?(?:the )?(?:last|latest|most recent|newest) commit's (?:author|date|message|subject|hash|sha|id|title)",
            r"git (?:log -1|show|log -n 1)",
        ),
    ),
    # Who wrote it, where nothing more special was asked
    Family(
        numbers=(50,),
        relation=Relation.LINE_AUTHOR,
        intent=Intent.STATUS,
        example="who wrote parse_config?",
        cues=("who", "author", "the author", "blame", "by who", "git blame"),
        wordings=_said(
            r"who (?:is it (?:that|who) )?(?:wrote|authored|coded|programmed|implemented) (?:the )?(?:code (?:of|for|in) )?(?!commit|revision|line|lines){t}",
            r"(?:by whom|by who) (?:was|were|is) (?:the )?{t} (?:written|authored|coded|implemented)",
            r"(?:who (?:is|are|was|were) )?(?:the )?authors? of (?:the )?(?:code (?:of|in) )?(?!commit|revision|line|lines|this|the|it){t}",
            r"{show} (?:me )?(?:the )?authors? of (?:the )?(?!commit|revision|line|lines){t}",
            r"git blame (?:of |for |on )?{t}",
            r"blame (?:of |for )?{t}",
            r"who is (?:to blame for|responsible for|behind) (?:the )?(?!line|commit){t}",
        ),
    ),
)  # fmt: skip
