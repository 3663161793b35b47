"""Many commits, the last one, and who wrote what. A part of `history`."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.inquiry.families.revisions import said
from probant.vocabulary.question import Intent, Relation

CHRONICLE: tuple[Family, ...] = (
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
            wordings=said(
                rf"{ask}<commits> (?:by|from|of) {{b}} (?:{{change}}|touching|changing|affecting) (?:the file )?{{a}}",
                rf"{ask}<commits> (?:to|in|on|touching|changing) (?:the file )?{{a}} (?:were made by|was made by|are by|were by|by) {{b}}",
                rf"{ask}<commits> (?:did|has) {{b}} (?:make|made|do|done) (?:to|in|on) (?:the file )?{{a}}",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many |(?:{show} )?(?:the )?(?:number|count) of )"),
            (False, r"(?:{q} |(?:{show} )?(?:{the} )*+)"),
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
            wordings=said(
                rf"{ask}commits (?:(?:are|were|is|was|happened|lie|came|there are|are there|were there|were made|made|did we make) )?(?:there )?<between> <A*> <and> <B*>",
                rf"{ask}commits (?:(?:are|were|have been|happened|came|there are|are there|were there|were made|have been made|made|have landed|landed) )?(?:there )?(?:made )?(?:since|after) <A*>",
                rf"{ask}commits (?:are|were) in <B?> (?:but|and) not (?:yet )?in <A?>",
                rf"{ask}commits (?:is|are|was) <B> (?:ahead of) <A>",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many |(?:{show} )?(?:the )?(?:number|count) of )"),
            (False, r"(?:{q} |(?:{show} )?(?:{the} )*+)"),
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
            wordings=said(
                rf"{ask}commits (?:did|has|have|does|do) {{t}} (?:make|made|author|authored|write|written|contribute|contributed|create|created|have|do|done|push|pushed)(?: here| in total| overall| so far)*",
                rf"{ask}commits (?:(?:are|were|is|was|have been) )?(?:made |authored |written |there |created )?(?:by|from) (?!commit|whom|who){{t}}",
                rf"{ask}commits (?:are |were )?{{t}}'s",
                rf"{ask}(?:of )?(?P<t>[^\W\d]\w*)'s commits",
            ),
        )
        for counted, ask in (
            (True, r"(?:how many |(?:{show} )?(?:the )?(?:number|count) of )"),
            (False, r"(?:{q} |(?:{show} )?(?:{the} )*+)"),
        )
    ),
    Family(
        numbers=(47,),
        relation=Relation.COMMITS_TOUCHING,
        intent=Intent.STATUS,
        example="how many commits are there?",
        cues=("commit", "revision"),
        counted=True,
        wordings=said(
            r"(?:how many|{show} (?:the )?(?:number|count) of|(?:the |total )*(?:number|count) of|what is the (?:total )?number of) (?:git )?commits(?: (?:are there|there are|does|do|has|have|did|exist|were made|have been made|are|in total|made|altogether|overall|it|this|the|in|on|of|repo|repository|project|history|codebase|git|log|so|far|branch|contain|all|together|total))*+",
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
            cues=("contribut", "committed", "worked", "working", "who has", "who have", "people", "developer", "authors", "committer", "so far", "over time"),
            role=Role.FILE,
            about="authors",
            counted=counted,
            wordings=said(
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
                    r"(?:who (?:are|were) |{show} )?(?:{the} )*+(?:contributors|committers) (?:of|to|for|on) (?:the file )?{t}",
                    r"(?:who (?:are|were) |{show} )(?:{the} )*+authors of the file {t}",
                    r"(?:who (?:are|were) |{show} )?(?:{the} )*+(?:commit authors|git authors) (?:of|for|to) (?:the file )?{t}",
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
            wordings=said(*ways),
        )
        for counted, ways in (
            (True, (
                r"how many (?:different |distinct )?(?:contributors|committers|people|developers|commit authors) (?:are there|does (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)) have|has (?:it|this (?:repo|repository|project)|the (?:repo|repository|project))(?: got)?|have (?:contributed|committed)(?: to (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)))?|contributed(?: to (?:it|this (?:repo|repository|project)|the (?:repo|repository|project)))?)",
            )),
            (False, (
                r"(?:who (?:are|is) |{show} )(?:{the} )*+(?:contributors|committers|commit authors)(?: (?:of|to|in) (?:this|the) (?:repo|repository|project))?",
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
            cues=("commit", "history", "how often", "how many times", "git", "log of", "log for", "revision", "changes"),
            counted=counted,
            wordings=said(*ways),
        )
        for counted, ways in (
            (True, (
                r"(?:how many|(?:{show} )?(?:the )?(?:number|count) of) (?:git )?(?:commits|revisions|changesets) (?:that |which )?(?:have |has |had |did |ever )*(?:{change}|touching|changing|affecting|modifying|concern|involve|involving|to|on|for) (?:the file )?{t}",
                r"how many (?:commits|revisions|changes) (?:does|do|did|has|have) (?:the file )?{t} (?:have|had|get|got|see|seen|undergo|undergone)",
                r"how (?:often|many times|frequently) (?:was|were|has|have|did|is) (?:the file )?{t} (?:been )?(?:{change}|committed(?: to)?)(?: so far| in total)?",
                r"how many times (?:did|have|has) (?:someone|people|we|anyone) {change} (?:the file )?{t}",
                r"in how many commits (?:was|were|has|did|does|is) (?:the file )?{t} (?:been )?(?:{change}|appear|occur|show up)(?: so far| until now| in total)?",
                r"by how many commits (?:was|were|has|is) (?:the file )?{t} (?:been )?{change}",
                r"{t},? (?:commit count|number of commits|how many commits)",
                r"(?:what is )?(?:the )?commit count (?:of|for) {t}",
            )),
            (False, (
                r"(?:{q} |(?:{show} )?(?:{the} )*+)(?:git )?(?:commits|revisions|changesets) (?:that |which )?(?:have |has |had |did |ever )*(?:{change}|touching|changing|affecting|modifying|concern|involve|involving) (?:the file )?{t}",
                r"(?:{show} )?(?:{the} )*+commits (?:to|on|for) (?:the file )?{t}",
                r"(?:in |by |with )(?:what|which) commits (?:was|were|has|did) (?:the file )?{t} (?:been )?{change}",
                r"(?:{show} )?(?:{the} )*+(?:git |commit |change |full |whole )*(?:history|log|changelog) (?:of|for) (?:the file )?{t}",
                r"git log(?: --oneline)?(?: --follow)?(?: --)? {t}",
                r"(?:{show} )?(?:{the} )*+(?:commit|git) history (?:of|for) {t}",
                r"{t},? (?:commit|git|change) history",
                r"{t} commits",
                r"{q} commits (?:does|do|did) (?:the file )?{t} (?:have|appear in|occur in)",
            )),
        )
    ),
    # The last change, the last commit
    *(
        Family(
            numbers=(43,),
            relation=Relation.LAST_COMMIT,
            intent=Intent.STATUS,
            example=f"what is the {about} commit on branch main?",
            cues=("commit", "tip of", "head of"),
            role=Role.REVISION,
            about=about,
            wordings=said(
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*+{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?:the )?(?:git )?(?:branch|tag|release|version) (?P<t>\S+)(?: branch)?",
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*+{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?:the )?(?P<t>\S+) branch",
                rf"(?:{{q}} {{is}} |{{show}} |who made |when was )?(?:{{the}} )*+{which} (?:git )?commit (?:made )?(?:on|of|in|at) (?P<t>main|master|develop|trunk|origin/\S+|v\d\S*)",
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
            wordings=said(
                rf"(?:{{q}} {{is}} |{{show}} |when was )?(?:{{the}} )*+{which} (?:git )?commit (?:made |authored |written )?(?:by|from) (?!commit|whom|who)(?:the author )?{{t}}",
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
        numbers=(46,),
        relation=Relation.LAST_CHANGE,
        intent=Intent.STATUS,
        example="was config.py last changed by commit 1a2b3c4?",
        cues=("last", "recent", "latest"),
        second_role=Role.REVISION,
        polar=True,
        wordings=said(
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
        wordings=said(
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
        wordings=said(
            r"when {is} (?:the )?{t} (?:last|most recently) (?:{change}|committed)(?:,? and by (?:who|whom))?",
            r"when (?:did|has|have) (?:the )?{t} (?:last|most recently) {change}",
            r"when (?:{is}|did) (?:someone|anyone|anybody|we|they|the last time) (?:last )?{change} (?:the )?{t}",
            r"when (?:{is} )?(?:the )?last time (?:that )?(?:the )?{t} (?:{is} )?{change}",
            r"when {is} the <last> (?:change|commit|modification|update|edit) (?:of|to|on|for|in) (?:the )?{t}(?: made)?",
            r"(?:who|{q} (?:commit|revision|author|developer|person)) (?:was the one who )?(?:last|most recently) (?:{change}|worked on|committed(?: to)?) (?:the )?{t}(?:,? and when)?",
            r"(?:who|{q} (?:commit|revision|author|developer|person)) {change} (?:the )?{t} (?:last|most recently)",
            r"(?:who (?:made|did|authored)|(?:what|which|who) {is}|{show}) (?:the )?<last> (?:change|commit|modification|update|edit|revision) (?:to {change}|of|to|on|for|in|that (?:has )?{change}|touching|changing|affecting|modifying|which {change}) (?:the )?{t}",
            r"(?:the )?<last> (?:change|commit|modification|update|edit|revision) (?:to {change}|of|to|for|in|that (?:has )?{change}|touching|changing|affecting|which {change}) (?:the )?{t}",
            r"(?:the )?<last> time (?:that )?(?:the )?{t} {is} {change}",
            r"(?:in|by|with) (?:what|which) commit {is} (?:the )?{t} (?:last|most recently) {change}",
            r"(?:by whom|by who) {is} (?:the )?{t} (?:last|most recently) {change}",
            r"{t} (?:{is} )?last {change}(?: by| when| in)?(?: who| whom| which commit)?",
            r"git log -(?:1|n ?1) (?:-- )?{t}",
        ),
    ),
    Family(
        numbers=(43,),
        relation=Relation.LAST_COMMIT,
        intent=Intent.STATUS,
        example="what is the first commit?",
        cues=("first", "initial", "oldest", "earliest", "root", "start", "begin", "began"),
        about="first",
        wordings=said(
            r"(?:{q} {is} |{show} |who made |who wrote |who authored |when was )?(?:{the} )*+(?:very )?(?:first|initial|oldest|earliest|root) (?:git )?(?:commit|revision|changeset)(?: here| in (?:the|this) (?:repo|repository|history|project|branch|log|git history)| of (?:the|this) (?:repo|repository|history|project)| made| id| hash| sha| message| ever)*",
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
        wordings=said(
            r"(?:{q} {is} |{show} )?(?:{the} )*+(?:last|latest|most recent|newest|head|current|final|tip) (?:git )?(?:commit|revision|change|checkin|changeset)(?: here| in (?:the|this) (?:repo|repository|history|project|branch|log|git history)| on (?:this|the|head|the current) ?(?:branch)?| to (?:the|this) (?:repo|repository|project)| of (?:the|this) (?:repo|repository|project)| made| id| hash| sha| message| about)*",
            r"what (?:the )?(?:last|latest|most recent|newest) commit (?:is|was)",
            r"what (?:{is} |has been )?(?:last |most recently )?committed (?:last|most recently|latest)?",
            r"what (?:{is} |has been )(?:last|most recently) committed",
            r"(?:{q} {is} )?head(?: at| pointing (?:to|at))?(?: now)?",
            r"(?:what|which commit|where) does head point (?:to|at)",
            r"(?:{q} )?commit (?:are we|am i|is (?:the repo|this|checked out)) (?:on|at|currently on)",
            r"who (?:committed|made a commit) (?:last|most recently)",
            r"who (?:last|most recently) (?:committed|made a commit)(?: here| something| anything)?",
            r"(?:who (?:made|wrote|authored|did|is the author of|was)|when (?:was|is|did)|what (?:is|was)) (?:the )?(?:author of |date of |message of |subject of )?(?:the )?(?:last|latest|most recent|newest) (?:git )?commit(?: made| happen| done| say| by)?(?:,? and (?:what (?:is|was) it (?:about|called)|when(?: was (?:it|that))?|what (?:does|did) it (?:say|do)|who made it|what (?:is|was) its (?:message|subject|title)))?",
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
        cues=("who wrote", "who auth", "who coded", "who prog", "who impl", "who is it", "author", "blame", "by who", "who is to", "who is resp", "who is behind", "written"),
        wordings=said(
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
