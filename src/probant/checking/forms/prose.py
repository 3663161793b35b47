# ruff: noqa: E501 - one form a line, however long
"""Forms of running prose: how many there are and that there are no others, defaults, who and when.

Rows as in table.py, and tried before its rows, since they say more. Next: table.py.
"""

from __future__ import annotations

from probant.checking.forms.pattern import Row, row
from probant.vocabulary.assertion import ClaimKind as K

_ONLY = "only|solely|exclusively"
_HEIRS = (
    "subclasses|subclass|children|subtypes|descendants|implementations|implementors|implementers"
)
_PLACES = "places|place|spots|lines|branches|points|locations|sites|occasions"
_OTHER = "[different|separate|distinct|other]"
_THINGS = (
    "elements|entries|items|keys|values|names|extensions|codes|strings|words|"
    "pairs|formats|headers|options|rows|hooks|errors|states|modes|tags|"
    "prefixes|suffixes|characters|handlers|mappings|constants|tuples|patterns|rules|languages|"
    "schemes|algorithms|levels|encodings|charsets|statuses|verbs"
)
_MAKES = "creates|builds|constructs|instantiates|allocates"
_FOUNDED = "around|over|for|on"

PROSE_ROWS: tuple[Row, ...] = (
    # Which classes it is built on: these and no others, or these at first hand.
    row(K.BASES, f"{{subject:any_class}} derives|inherits|descends {_ONLY} from {{object:any_class}}", complete="yes"),
    row(K.BASES, f"{{subject:any_class}} extends|subclasses {_ONLY} {{object:any_class}}", complete="yes"),
    row(K.BASES, "the only|sole|single base|parent|superclass [class] of {subject:any_class} is {object:any_class}", complete="yes"),
    row(K.BASES, "its only|sole|single base|parent|superclass [class] is {object:any_class}", complete="yes", subject="topic"),
    row(K.BASES, "{subject:any_class} has {object:any_class} as its only|sole|single base|parent|superclass [class]", complete="yes"),
    row(K.BASES, "{subject:any_class} has a|one|exactly [one] [single] base|parent|superclass [class] ,|:|( {object:any_class}", complete="yes"),
    row(K.BASES, "{subject:any_class} is a|an|the direct|immediate subclass|subtype|child|descendant [class] of {object:any_class}", direct="yes"),
    row(K.BASES, "{subject:any_class} derives|inherits|descends directly from {object:any_class}", direct="yes"),
    row(K.BASES, "{subject:any_class} combines|mixes|joins|merges {object:any_class} by|through|via|with|using multiple inheritance", direct="yes"),
    row(K.BASES, "{subject:any_class} uses|has multiple inheritance from|of|with {object:any_class}", direct="yes"),
    row(K.EXTENDS, "its base|parent|super|superclass [class] is {object:any_class}", subject="topic", definite="yes"),
    # How many there are of what builds on it.
    row(K.SUBCLASSES, f"{{subject:any_class}} has [exactly|only|just] [the] {{count}} [direct] {_HEIRS} ,|:|(|–|—|namely {{names}}", complete="yes"),
    row(K.SUBCLASSES, f"{{subject:any_class}} has [exactly|only|just] [the] {{count}} [direct] {_HEIRS}", complete="yes"),
    row(K.SUBCLASSES, f"there are [exactly|only|just] {{count}} [direct] {_HEIRS} of {{subject:any_class}}", complete="yes"),
    row(K.SUBCLASSES, f"{{subject:any_class}} is extended|subclassed|implemented by [exactly|only|just] {{count}} {_OTHER} [direct] classes|types|exceptions|errors|subclasses|structs", complete="yes"),
    # How often, and by how many.
    row(K.RAISE_SITES, f"{{subject}} raises|throws [a|an|the] {{object:exception}} in|at|from [exactly|only|just] {{count}} {_OTHER} {_PLACES}", complete="yes"),
    row(K.RAISE_SITES, f"{{object:exception}} is raised|thrown in|at|from [exactly|only|just] {{count}} {_OTHER} {_PLACES} in|inside|within|of|by {{subject}}", complete="yes"),
    row(K.CALLER_COUNT, "{subject} has [exactly|only|just] {count} callers", complete="yes"),
    row(K.CALLER_COUNT, f"{{subject}} is called|invoked|used by|from|in|at [exactly|only|just] {{count}} {_OTHER} [call|calling] {_PLACES}|functions|methods|callers|function|method", complete="yes"),
    row(K.CALLED_BY, "{subject} is [only|solely|exclusively] called|invoked by|from|in [a|one|exactly] [a|one|single] [single] function|method|place|caller|spot ,|:|(|–|— {object}", complete="yes"),
    row(K.CALLED_BY, "its only|sole|single|one caller is {object}", complete="yes", subject="topic"),
    row(K.RAISES, "{subject} reacts|responds|answers|ends|aborts|stops|bails ... with [a|an|the] {object:exception}"),
    row(K.RAISES, "{subject} raises|throws [a|an|the|its|their] own|plain|bare|regular|ordinary|special {object:exception}"),
    row(K.RAISES, "{subject} turns|converts|translates|maps|re-raises|reraises|rethrows|wraps ... as|into|to|in [a|an|the] {object:exception}"),
    row(K.RAISES, "{subject} signals|reports|rejects|refuses|complains|answers ... with|by|through|via [raising|throwing] [a|an|the] {object:exception}"),
    row(K.EXTENDS, "{subject:class} is based|built|modelled|modeled on|upon {object:class}"),
    row(K.EXTENDS, "{subject:class} builds on|upon {object:class}"),
    row(K.EXTENDS, "{subject:class} specialises|specializes {object:class}"),
    row(K.EXTENDS, "{object:class} is the|a common base|parent|superclass [class] of|for|behind {subject:class}"),
    row(K.DEFINED_IN, "{subject:sure} is kept|placed in|at|inside {place}"),
    row(K.DEFINED_IN, "{subject:sure} has its home|place|origin in {place}"),
    row(K.RETURNS, "{subject} hands|gives|passes back [a|an|the] {type:a_type}"),
    row(K.IMPORTS, "{place} pulls|takes|gets|brings [in] {names} from {object:module}"),
    row(K.IMPORTS, "{place} gets|takes its {names} from {object:module}"),
    row(K.RAISES, "{object:exception} is raised|thrown ... by|in|from|inside {subject}"),
    row(K.RAISES, "calling|invoking|running {subject:callee} ... raises|throws [a|an|the] {object:exception}"),
    row(K.RAISES, "makes|lets|causes {subject} raise|throw [a|an|the] {object:exception}"),
    row(K.RAISES, "causes {subject} to raise|throw [a|an|the] {object:exception}"),
    row(K.CALLS, "{object} is called|invoked ... by|from {subject}"),
    row(K.ELEMENTS, f"{{subject:sure}} lists|contains|holds|has|maps|translates|names|enumerates|defines|includes|covers|comprises [exactly|only|just] [the] {{count}} [of] [the|these] {_THINGS}", complete="yes"),
    row(K.RAISES, "calling|invoking|running {subject} ... raises|throws [a|an|the] {object:exception}"),
    row(K.ELEMENTS, f"{{subject:sure}} lists|contains|holds|has|maps|translates|names|enumerates|defines|includes|covers|comprises [exactly|only|just] [the] {{count}} [of] [the|these] {{aspect:plain}} {_THINGS}", complete="yes"),
    row(K.ELEMENTS, f"{{subject:sure}} consists of [exactly|only|just] {{count}} {_THINGS}", complete="yes"),
    row(K.ELEMENTS, f"{{subject:sure}} consists of [exactly|only|just] {{count}} {{aspect:plain}} {_THINGS}", complete="yes"),
    row(K.METHODS, "{subject} consists of [exactly|only|just] {count} methods", complete="yes"),
    row(K.METHODS, "{subject} has|defines|declares|exposes|offers a total of {count} [public|private] methods", complete="yes"),
    row(K.PARAMETER, "{subject} takes|accepts|has|expects|requires|receives a total of {count} [positional|keyword|required|optional] parameters|arguments|args", complete="yes"),
    # What a class offers.
    row(K.METHODS, "{subject} supports|offers|provides|exposes|implements [exactly|only|just] [the|these] {count} operations|commands|methods|calls|functions|actions ,|:|(|–|—|namely {names}", complete="yes"),
    row(K.METHODS, "{subject} supports|offers|provides|exposes|implements|has the|these [following] operations|commands|methods|calls|actions ,|:|(|–|— {names}"),
    row(K.METHODS, "{subject:sure} mirrors|exposes|offers|supports|provides|covers|implements|has the|its [whole|entire|full|complete|same] [whole|entire|full|complete|same] [async|public] api|interface|surface [,] including {names}"),
    # Defaults.
    row(K.DEFAULTS, "{subject:defaulted} is {expected:given}"),
    row(K.DEFAULT, "{subject:unowned} is [set] [to] {expected:given} [by] [default] in|for|on {owner:made}"),
    row(K.DEFAULT, "{subject:owned} is [set] [to] {expected:given} [by] default"),
    row(K.DEFAULT, "with {subject:defaulted} of {expected:given}", owner="topic"),
    row(K.DEFAULT, "{subject:unowned} , whose default [value] is {expected:given}", owner="topic"),
    row(K.DEFAULT, "{subject:unowned} ( default|defaults [is|to|:] {expected:given} )", owner="topic"),
    row(K.DEFAULT, "for {subject:unowned} ... default [value] of|is {expected:given}", owner="topic"),
    row(K.DEFAULT, "the default ... of|for {subject:unowned} is {expected:given}", owner="topic"),
    row(K.VALUE, "{subject} limits|caps|restricts|bounds|sets|allows|fixes|keeps|permits|holds ... to|at|of {expected}", open="yes"),
    row(K.VALUE, "limit|maximum|minimum|size|value|length|capacity|timeout|delay|number|count of {expected} ( {subject}"),
    row(K.DEFAULT, "{subject:unowned} is [set] [to] {expected:given} [by] default", owner="topic"),
    row(K.DEFAULT, "the default [value] of|for {subject:unowned} in|of|on {owner:subject} is {expected:given}"),
    row(K.DEFAULT, "has|with {pairs} by|as|per default", topic="owner", told="yes"),
    row(K.DEFAULT, "by default [(] {pairs}", topic="owner", told="yes"),
    row(K.DEFAULT, "by default {owner:subject} ... with|uses|has {pairs}"),
    row(K.DEFAULT, "by default {owner:subject} ... with|uses|has {subject:unowned} set|equal to {expected:given}"),
    row(K.DEFAULT, "{owner:subject} has {subject:unowned} set|equal to {expected:given} by default"),
    row(K.DEFAULT, "{owner:subject} has {subject:unowned} {switch} by default"),
    row(K.DEFAULT, "{subject:unowned} is {switch} by default", owner="topic"),
    row(K.DEFAULT, "{subject:owned} is {switch} by default"),
    row(K.DEFAULT, "by default [,] {subject:owned} is {switch}"),
    row(K.DEFAULT, "by default [,] {subject:unowned} is {switch}", owner="topic"),
    row(K.DEFAULT, "{owner:subject} has|uses|takes|keeps {subject:defaulted} of {expected:given}"),
    row(K.DEFAULT, "{subject:unowned} is {expected:given}", owner="topic", follows="unless"),
    row(K.DEFAULT, "because|since|as {subject:unowned} is|defaults [to] {expected:given}", owner="topic", near="default defaults"),
    row(K.DEFAULT, "( {pairs} )", topic="owner", told="yes", near="default defaults"),
    row(K.VALUE, "{subject:class_part} is [set] [to] {expected:given}"),
    row(K.VALUE, "{subject:attribute} is [set] [to] {expected}"),
    row(K.VALUE, "{subject:unowned} is {expected} on|in|for {owner:holding}"),
    row(K.DEFAULT, "{subject:unowned} defaults to {expected:given} in|for|on {owner:subject}"),
    row(K.DEFAULT, "{subject:unowned} is {expected:given} by default in|for|on|of {owner:subject}"),
    row(K.DEFAULT, "{owner:subject} defaults {subject:unowned} to {expected:given}"),
    row(K.DEFAULT, "{owner:subject} has|uses|keeps [a|the] [same] default {aspect:plain} {aspect2:plain} of {expected:given}"),
    row(K.DEFAULT, "{owner:subject} has|uses|keeps [a|the] [same] default {aspect:plain} of {expected:given}"),
    row(K.DEFAULT, "the default {aspect:plain} {aspect2:plain} of|in|for {owner:subject} is {expected:given}"),
    row(K.DEFAULT, "the default {aspect:plain} of|in|for {owner:subject} is {expected:given}"),
    row(K.DEFAULT, "its default {aspect:plain} {aspect2:plain} is {expected:given}", topic="owner"),
    row(K.DEFAULT, "its default {aspect:plain} is {expected:given}", topic="owner"),
    row(K.DEFAULT, "{owner:subject} carries|has|declares|sets|uses|keeps|defaults [to] [the] [defaults|default] [values] {pairs}"),
    row(K.DEFAULT, "the|its [matching|corresponding|relevant] defaults|default are|is {pairs}", topic="owner"),
    row(K.VALUE, "{subject} reads|amounts|equals|stays [to|at] {expected}"),
    row(K.VALUE, "{subject} holds|has|carries [the] [value|number] [of] {expected}"),
    row(K.TYPE_OF, "{subject:owned} stores|holds|carries|wraps|contains a|an {type}"),
    row(K.TYPE_OF, "{subject:owned} stores|holds|carries|wraps|contains {type:a_type}"),
    row(K.FIELDS, "{subject} stores|holds|carries|comprises [exactly|only|just] {count} [public|private|struct] fields|attributes|variants|members ,|:|( {names}", complete="yes"),
    row(K.FIELDS, "{subject} consists of [exactly|only|just] {count} [public|private|struct] fields|attributes|variants|members , among [which|them|these] [are] {names}", complete="yes"),
    row(K.FIELDS, "{subject} consists of [exactly|only|just] {count} [public|private|struct] fields|attributes|variants|members ,|:|( {names}", complete="yes"),
    row(K.FIELDS, "{subject} consists of [exactly|only|just] {count} [public|private|struct] fields|attributes|variants|members", complete="yes"),
    row(K.TYPE_OF, "{owner:subject} holds|stores|keeps {type} in|as|under {subject:part}"),
    row(K.TYPE_OF, "{owner:subject} has {subject:part} of {type:of_type}"),
    row(K.FIELDS, "{subject} has {names:part}"),
    row(K.FIELDS, "{subject} has [a|one] single field|variant|attribute ,|:|( {names}", single="yes", complete="yes"),
    row(K.METHODS, "{subject} has [a|one|exactly] [one|single] [single] method ,|:|( {names}", single="yes", complete="yes"),
    row(K.ELEMENTS, f"there are [exactly|only|just] {{count}} {_THINGS} in {{subject:sure}}", complete="yes"),
    row(K.ELEMENTS, "there are [exactly|only|just] {count} {aspect:counted} in {subject:sure}", complete="yes"),
    row(K.ELEMENTS, f"{{subject:sure}} is a|an|the [plain|simple|static|constant] list|dictionary|dict|map|mapping|table|array|tuple|set|slice|object with|of [exactly|only|just] {{count}} {_THINGS}", complete="yes"),
    row(K.ELEMENTS, f"{{subject:sure}} is a|an|the [plain|simple|static|constant] list|dictionary|dict|map|mapping|table|array|tuple|set|slice|object with|of [exactly|only|just] {{count}} {{aspect:plain}} {_THINGS}", complete="yes"),
    # An error that really comes, not only in the type.
    row(K.RETURNS, "{subject} returns [back] a|an|the [non-nil] error", follows="when if once unless whenever for as on to", given="yes"),
    row(K.RETURNS, "{subject} returns its|this|that error", given="yes"),
    row(K.RETURNS, "{subject} always returns a|an [non-nil] error", given="yes"),
    row(K.RETURNS, "{subject} fails with a|an error", given="yes"),
    # Who calls what, put in other words.
    row(K.CALLS, f"{{subject}} is [just|only|merely] a|an|the [very] [thin|small|simple|tiny|convenience|synchronous|async|plain|direct|mere] wrapper {_FOUNDED} {{object:marked}}", known="yes"),
    row(K.CALLS, "{subject} is [just|only|merely] a|an|the [simple|convenience|plain] shortcut|shorthand for|to {object:marked}", known="yes"),
    row(K.CALLS, "{subject} defers|forwards|hands|passes [everything|all|its|the] [actual|real|whole] [work|call|calls|request|arguments|job] [on|off|over] to {object:marked}", known="yes"),
    row(K.CALLS, "{subject} wraps {object:marked}", known="yes", far="yes"),
    row(K.CALLS, "{subject} uses {object:function}", far="yes", outside="yes"),
    row(K.CALLS, "{subject} calls|invokes itself", itself="yes", far="yes", thin="yes"),
    row(K.CALLS, "{subject} is recursive", itself="yes", far="yes", thin="yes"),
    row(K.CALLS, "recursively by {subject}", itself="yes", far="yes", thin="yes"),
    # What it makes: only that it does not can be told.
    row(K.REACHES, f"{{subject:runs}} {_MAKES} {{object:made_class}}"),
    # Options and variables of the environment.
    row(K.READS_ENV_VAR, "from|through|via|by|with the environment {subject:variable}"),
    row(K.READS_ENV_VAR, "{subject:variable} environment variable is read|honoured|honored|checked|consulted|respected"),
    # Who made a commit, and when.
    row(K.COMMIT_AUTHOR, "by {person} in|with|through|as|under [the] [commit] {commit}"),
    row(K.COMMIT_AUTHOR, "by {person} on {date} in|with|through|as [the] [commit] {commit}"),
    row(K.COMMIT_AUTHOR, "{person} made|authored|wrote|added|introduced|contributed|committed|landed|fixed|changed|removed|replaced|did [it|this|that|them|the] [change] in|with|through|as [commit] {commit}"),
    row(K.COMMIT_AUTHOR, "[commit] {commit} [,] [was|is] [made|authored|written|committed|created|contributed] by {person}"),
    row(K.COMMIT_AUTHOR, "[commit] {commit} ( {person} ,|)"),
    row(K.COMMIT_AUTHOR, "in|with|through [commit] {commit} [,] {person} added|made|introduced|fixed|changed|removed|replaced|wrote|renamed|moved|switched|rewrote|dropped"),
    row(K.DEPENDENCY_VERSION, "depends on {subject:package} in [at] [least] version {version}", project="yes"),
    row(K.DEPENDENCY_VERSION, "requires|needs|pins|uses {subject:package} in [at] [least] version {version}", project="yes"),
    row(K.DEPENDENCY_VERSION, "requires|needs|pins {subject:package} {version}", project="yes"),
    row(K.DEPENDENCY_VERSION, "{place:manifest} requires|pins|lists|declares {subject:package} [at] [in] [version] {version}"),
    row(K.COMMIT_AUTHOR, "commit {commit} is|was by {person}"),
    row(K.COMMIT_AUTHOR, "the author of [commit] {commit} is|was {person}"),
    row(K.COMMIT_DATE, "[commit] {commit} [was] [made|authored|written|committed|created|landed] on|from|of|dated {date}"),
    row(K.COMMIT_DATE, "[commit] {commit} by {person} on|from {date}"),
    row(K.COMMIT_DATE, "[commit] {commit} ( [of|from] {date}"),
    row(K.COMMIT_DATE, "[commit] {commit} dates from|back|to [to] {date}"),
    row(K.COMMIT_DATE, "[commit] {commit} ( {person} , {date}"),
    row(K.COMMIT_DATE, "on {date} [,] in|with|by|through [commit] {commit}"),
)  # fmt: skip
