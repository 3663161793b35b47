"""Revisions against each other: what was there, what was added, which tags hold it. A part of `history`."""

from __future__ import annotations

from probant.inquiry.families.family import Family, Role
from probant.inquiry.families.revisions import said
from probant.vocabulary.question import Intent, Relation

SPANS: tuple[Family, ...] = (
    Family(
        numbers=(49,),
        relation=Relation.TAGS_CONTAINING,
        intent=Intent.STATUS,
        example="is commit 1a2b3c4 part of v1.0?",
        cues=("commit", "revision", "changeset", "part of", "in v", "reachable", "merged", "released", "contain", "include", "ancestor"),
        role=Role.REVISION,
        polar=True,
        wordings=said(
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
            wordings=said(
                rf"(?:in )?{{q}} {noun} (?:that |which )?(?:contains?|includes?|has|have|holds?|ships?|carr(?:y|ies)|comes? with|with|containing|including) {of}",
                rf"(?:in )?{{q}} {noun} (?:is|are|was|were) {of} (?:contained |included |part |found |released |shipped |present )?(?:in|of|with)?",
                rf"(?:in )?{{q}} {noun} (?:does|do|did) {of} (?:belong to|appear in|appear|ship in|ship with|show up in|show up|exist in|exist)",
                rf"(?:{{show}} )?(?:{{the}} )*+{noun} (?:that |which )?(?:contain|contains|containing|include|includes|including|with|having|have|has|holding) {of}",
                rf"(?:in )?{{q}} {noun} (?:can|could|do|would) (?:i|we|you|one) (?:find|see|get) {of}(?: in)?",
                rf"(?:in )?{{q}} {noun} {does} {of}",
                rf"git (?:tag|branch) --contains {of}",
            ),
        )
        for about, noun, does, of, role, example in (
            ("first", r"(?:is )?(?:the )?(?:first|earliest|oldest) (?:tag|release|version|tagged version)", r"(?:does|did) (?:first )?(?:contain|include|have)", "<commit>", Role.REVISION, "what is the first tag that contains 1a2b3c4?"),
            ("first", r"(?:tag|release|version|tagged version) (?:was (?:the )?)?(?:first|earliest)(?: to)?", r"(?:contains?|includes?|has|had|have|ships?|shipped|contained|included)", "<commit>", Role.REVISION, "which release first contains 1a2b3c4?"),
            ("branches", r"(?:branch|branches)", r"(?:does|did) (?:contain|include|have)", "<commit>", Role.REVISION, "which branches contain 1a2b3c4?"),
            ("", r"(?:tags?|releases?|versions?|tagged versions?)", r"(?:does|did) (?:contain|include|have)", "<commit>", Role.REVISION, "which tags contain 1a2b3c4?"),
            ("branches", r"(?:branch|branches)", r"(?:does|did) (?:contain|include|have)", "(?:the )?{t}", Role.NAME, "which branches contain config.py?"),
            ("first", r"(?:is )?(?:the )?(?:first|earliest|oldest) (?:tag|release|version|tagged version)", r"(?:does|did) (?:first )?(?:contain|include|have)", "(?:the )?{t}", Role.NAME, "what is the first release with config.py?"),
            ("first", r"(?:tag|release|version|tagged version) (?:was (?:the )?)?(?:first|earliest)(?: to)?", r"(?:contains?|includes?|has|had|have|ships?|shipped|contained|included)", "(?:the )?{t}", Role.NAME, "which release first contains config.py?"),
            ("", r"(?:tags?|releases?|versions?|tagged versions?)", r"(?:does|did) (?:contain|include|have)", "(?:the )?{t}", Role.NAME, "which tags contain config.py?"),
        )
    ),
    Family(
        numbers=(49,),
        relation=Relation.TAGS_CONTAINING,
        intent=Intent.STATUS,
        example="since which release has config.py existed?",
        cues=("tag", "release", "version"),
        about="first",
        wordings=said(
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
        cues=("exist", "was ", "were ", "did ", "had ", "contain", "include", "already", "as of", "there at", "there in", "present", "at v", "in v", "have"),
        second_role=Role.REVISION,
        polar=True,
        wordings=said(
            r"(?:did|had|has) (?:the )?{a} (?:already |still |yet )?(?:exist|existed|been (?:there|present|around))(?: already| yet| still)? (?:in|with|by|back in|at the time of) <B?>",
            r"(?:did|had|has) (?:the )?{a} (?:already |still |yet )?(?:exist|existed|been (?:there|present|around))(?: already| yet| still)? (?:at|as of|on) <B*>",
            r"(?:does|do) (?:the )?{a} (?:already |still )?exist(?: already| still)? (?:at|as of) <B?>",
            r"(?:does|do) (?:the )?{a} (?:already |still )?exist(?: already| still)? (?:in|on) <B>",
            r"(?:was|were|is|are) (?:the )?{a} (?:already |still )?(?:there|present|around|available|defined|included|part of the (?:repo|repository|project|tree|code))(?: already| still)? (?:at|in|as of|on|with|by|back in) <B>",
            r"(?:was|were) (?:the )?{a} (?:already |still )?(?:part of|in|at|contained in|included in) <B>",
            r"(?:was|were) there (?:already |still )?(?:a|an|any)? ?(?:file |function |class |method |module |directory |folder )?(?:called |named )?{a} (?:already )?(?:at|in|as of|on) <B>",
            r"(?:did|do|does) (?:we|you|they|it) (?:already |still )?(?:have|contain|include|define) (?:a |an |the )?{a} (?:already )?(?:at|in|as of|on|with|back in) <B>",
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
            cues=("add", "new", "creat", "introduc", "not", "did", "does", "lack", "miss"),
            role=Role.REVISION,
            counted=counted,
            wordings=said(
                rf"{ask}<files> (?:(?:<was>|came|have come) )?(?:<added>|new|appear|appeared|come in) <between> <A*> <and> <B*>",
                rf"{ask}(?:new|added) <files> (?:(?:<was>|came|appeared|are there|were there) )?(?:<added> |in )?<between> <A*> <and> <B*>",
                rf"{ask}<files> (?:<was>|came) (?:<added>|new) (?:in|with|by|at) <B?>,? (?:<since>|over|that <was> not in|and not in) <A?>",
                rf"{ask}<files> (?:<was>|came|have come) (?:<added>|new|in) <since> <A*>",
                rf"{ask}(?:new|added) <files> (?:(?:<was>|came|appeared|are there|are|were) )?(?:<added> |there )?<since> <A*>",
                rf"{ask}<files> (?:<was>|does|do) <B> (?:add|have|has|contain|had|hold) (?:that |which |but )?<A> (?:does not|doesn't|did not|didn't|lacks?)(?: have| contain)?",
                rf"{ask}<files> (?:are|were|exist) (?:there )?in <B?> (?:but|and|that (?:are|were)|which (?:are|were)) not (?:yet )?in <A?>",
                rf"{ask}<files> (?:does|do|did) <A?> (?:lack|miss|not have|not contain|not yet have) (?:that |which )?<B?> (?:has|have|had|does|did|do|contains|contained)(?: have| contain)?",
                rf"{ask}<files> (?:are|were|is) (?:missing|absent|not) (?:in|from) <A?> (?:but|and|that|which) (?:are |were |exist |is )?(?:there |present |part of )?(?:in )?<B?>(?: (?:has|have|had|contains))?",
                rf"{ask}<files> (?:<was> )?(?:<added>|new) <since> <A*>",
            ),
        )
        for counted, ask in (
            (False, r"(?:{q} |(?:{show} )?(?:{the} )*+)"),
            (True, r"(?:how many |(?:{show} )?(?:the )?(?:number|count) of )"),
        )
    ),
    Family(
        numbers=(52,),
        relation=Relation.ADDED_BETWEEN,
        intent=Intent.STATUS,
        example="what was added between v1.0 and v2.0?",
        cues=("add", "new"),
        role=Role.REVISION,
        wordings=said(
            r"(?:{show} )?what (?:<was> )?(?:<added>|new) <between> <A*> <and> <B*>",
            r"(?:new|added) <files>,? <A> ?(?:\.\.\.?|->|→|–) ?<B>",
            r"(?:{show} )?(?:{the} )*+<files> <added> <between> <A*> <and> <B*>",
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
            wordings=said(
                rf"(?:{{q}} |(?:{{show}} )?(?:{{the}} )*+)<files> (?:<was> )?{done} <between> <A*> <and> <B*>",
                rf"(?:{{q}} |(?:{{show}} )?(?:{{the}} )*+)<files> (?:<was> )?{done} <since> <A*>",
                rf"(?:{{show}} )?(?:{{the}} )*+<files> (?:<was> )?{done} <between> <A*> <and> <B*>",
                rf"(?:{{show}} )?(?:{{the}} )*+{done} <files> <between> <A*> <and> <B*>",
                rf"(?:{{show}} )?(?:{{the}} )*+{done} <files> <since> <A*>",
                rf"what (?:<was> )?{done} <between> <A*> <and> <B*>",
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
        cues=("chang", "touch", "modif", "updat", "edit", "affect", "alter", "differ"),
        role=Role.REVISION,
        polar=True,
        wordings=said(
            r"(?:did|has|does|have) (?:the file )?{t} {change} (?:at all )?<between> <A*> <and> <B*>",
            r"(?:was|were|is|has) (?:the file )?{t} (?:been )?<changed> (?:at all )?<between> <A*> <and> <B*>",
            r"(?:does|did|is|was) (?:the file )?{t} (?:differ|different) <between> <A*> <and> <B*>",
        ),
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="has config.py changed since v1.0?",
        cues=("chang", "touch", "modif", "updat", "edit", "affect", "alter"),
        role=Role.FILE,
        second_role=Role.REVISION,
        polar=True,
        wordings=said(
            r"(?:did|has|have) (?:the file )?{a} {change} (?:at all )?(?:since|after) <B*>",
            r"(?:was|were|is|has) (?:the file )?{a} (?:been )?<changed> (?:at all )?(?:since|after) <B*>",
            r"(?:any|are there any|were there any|have there been any) changes (?:to|in) (?:the file )?{a} (?:since|after) <B*>",
        ),
    ),
    Family(
        numbers=(52,),
        relation=Relation.CHANGED_BETWEEN,
        intent=Intent.STATUS,
        example="what changed in src/ between v1.0 and v2.0?",
        cues=("chang", "diff", "modif"),
        role=Role.REVISION,
        wordings=said(
            r"what (?:has |was |is )?(?:<changed>|different) (?:in|under|inside|within|of) (?:the (?:file|folder|directory) )?{t} <between> <A*> <and> <B*>",
            r"(?:{show} )?(?:{the} )*+(?:diff|difference|differences|changes) (?:of|in|to|for|under) (?:the (?:file|folder|directory) )?{t} <between> <A*> <and> <B*>",
            r"{q} <files> (?:in|under|inside|within|of|below) (?:the (?:folder|directory) )?{t} (?:<was> )?<changed> <between> <A*> <and> <B*>",
            r"how (?:did|does) (?:the file )?{t} (?:change|differ) <between> <A*> <and> <B*>",
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
        wordings=said(
            r"what (?:has |was )?<changed> (?:in|under|inside|within) (?:the (?:file|folder|directory) )?{a} (?:since|after) <B*>",
            r"{q} <files> (?:in|under|inside|within|below) (?:the (?:folder|directory) )?{a} (?:<was> )?<changed> (?:since|after) <B*>",
            r"(?:{show} )?(?:{the} )*+(?:changes|diff) (?:of|in|to|under) (?:the (?:file|folder|directory) )?{a} (?:since|after) <B*>",
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
            wordings=said(
                rf"{ask}<files> (?:<was> |have )?(?:{{change}}|different|differ|differing) (?:in )?<between> <A*> <and> <B*>",
                rf"{ask}<files> (?:<was> |have )?(?:{{change}}|different|differ) <since> <A*>",
                rf"{ask}(?:changed|modified|touched|differing) <files> <between> <A*> <and> <B*>",
                rf"{ask}(?:changed|modified|touched) <files> <since> <A*>",
                *extra,
            ),
        )
        for counted, ask, extra in (
            (True, r"(?:how many |(?:{show} )?(?:the )?(?:number|count) of )", ()),
            (
                False,
                r"(?:{q} |(?:{show} )?(?:{the} )*+)",
                (
                    r"(?:{show} )?(?:{the} )*+<files> (?:that |which )?(?:<was> |have )?(?:{change}|different|differ) <between> <A*> <and> <B*>",
                    r"(?:{show} )?(?:{the} )*+<files> (?:that |which )?(?:<was> |have )?(?:{change}|different|differ) <since> <A*>",
                    r"what (?:<was> |has |have |all )?(?:<changed>|different|happened|new|changes) (?:in )?<between> <A*> <and> <B*>",
                    r"what (?:<was> |has |have |all )?(?:<changed>|happened|changes) (?:since|after) <A>",
                    r"(?:{show} )?(?:everything|all|anything) (?:that |which )?(?:has |have )?<changed> <between> <A*> <and> <B*>",
                    r"(?:{show} )?(?:everything|all|anything) (?:that |which )?(?:has |have )?<changed> (?:since|after) <A*>",
                    r"what is new in <B>,? (?:<since>|over) <A>",
                    r"(?:{show} )?(?:{the} )*+(?:diff|differences?|changes|delta|file changes) (?:in )?<between> <A> <and> <B>",
                    r"(?:{show} )?(?:{the} )*+(?:diff|changes|file changes) (?:since|after) <A>",
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
)  # fmt: skip
