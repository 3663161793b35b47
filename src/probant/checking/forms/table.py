# ruff: noqa: E501 - one form a line, however long
"""Every form in which a text can state something about code, one row each.

A row that begins with a slot is a predicate: it is tried after any noun phrase, and after "which",
"and" or a bracket with the phrase these refer to. The others are tried wherever they begin.
Roles are the fields of `Assertion`; building.py fills them. Next: clauses.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.checking.forms.pattern import Row, Words, plural, row
from probant.checking.forms.prose import PROSE_ROWS
from probant.vocabulary.assertion import ClaimKind as K

_PUT = "defined|declared|implemented|located|found|situated|housed|contained|written|introduced"
_AT = "in|at|inside|within|on|under|near [the] [very] [top|bottom|end|beginning|start] [of] {place}"
_HOLDS = "defines|contains|declares|implements|holds|houses|provides|has|introduces|hosts"
_TOUCHED = (
    "changed|modified|touched|added|removed|updated|edited|deleted|introduced|created|renamed|"
    "changes|modifies|touches|adds|removes|updates|edits|deletes|introduces|creates|renames|"
    "rewrote|rewritten|refactored|fixed|moved|touch|modify|affect|affects|affected|update"
)
_VALUE = (
    "[the|a|an] [string|number|value|integer|list|tuple|dict|dictionary|set|float|boolean] {value}"
)
_PARAMETERS = "parameters|arguments|params|args|parameter|argument"
_ACCEPTS = "takes|accepts|has|expects|requires|receives"

ROWS: tuple[Row, ...] = (
    *PROSE_ROWS,
    # What running shows.
    row(K.TEST_PASSES, "all [of] [the|our|its] tests pass|succeed", whole="yes"),
    row(K.TEST_PASSES, "all [of] [the|our|its] tests are passing|green", whole="yes"),
    row(K.TEST_PASSES, "the|our|its [whole|entire|full|complete] test suite passes|succeeds", whole="yes"),
    row(K.TEST_PASSES, "the|our|its [whole|entire|full|complete] test suite is passing|green", whole="yes"),
    row(K.TEST_PASSES, "the|our|its test suite fails", whole="yes", denied="yes"),
    row(K.TEST_PASSES, "tests|test in {place} pass|passes|succeed|succeeds"),
    row(K.TEST_PASSES, "tests|test in {place} is|are passing|green"),
    row(K.TEST_PASSES, "tests|test in {place} fail|fails", denied="yes"),
    row(K.TEST_PASSES, "{subject:test} passes|succeeds"),
    row(K.TEST_PASSES, "{subject:test} is passing|green"),
    row(K.TEST_PASSES, "{subject:test} fails", denied="yes"),
    row(K.TEST_PASSES, "{subject:test} is failing|red", denied="yes"),
    row(K.TEST_PASSES, "{place} passes", test="yes"),
    row(K.RETURNS_VALUE, f"{{call}} returns|yields|gives|produces|equals [back] {_VALUE}", modal=True),
    row(K.RETURNS_VALUE, f"{{call}} evaluates to {_VALUE}", modal=True),
    row(K.RETURNS_VALUE, f"{{call}} results in {_VALUE}", modal=True),
    row(K.RETURNS_VALUE, "{call} is [equal] [to] {value}"),
    row(K.RETURNS_VALUE, f"{{call:shown}} evaluates to {_VALUE}"),
    row(K.RETURNS_VALUE, "{call} →|=>|->|= {value}"),
    row(K.RETURNS_VALUE, f"the result|value of {{call:shown}} is {_VALUE}"),
    row(K.RETURNS_VALUE, f"the result|value of calling|evaluating {{call:shown}} is {_VALUE}"),
    row(K.RETURNS_VALUE, f"calling|invoking {{subject:callee}} with {{argument:value}} returns|yields|gives|produces {_VALUE}"),
    row(K.RETURNS_VALUE, f"{{subject:callee}} returns|yields|gives|produces {_VALUE} when|if called|invoked with {{argument:value}}"),
    row(K.RETURNS_VALUE, f"{{subject:callee}} returns|yields|gives|produces {_VALUE} when|if given|passed {{argument:value}}"),
    row(K.THROWS, "{call} raises|throws [a|an|the] {object:exception}", modal=True),
    row(K.THROWS, "{call} fails with [a|an|the] {object:exception}", modal=True),
    row(K.THROWS, "{call} results in [a|an] {object:exception}"),
    row(K.THROWS, "{call} raises|throws a|an|any [error|exception]", modal=True),
    row(K.THROWS, "{call} raises|throws", modal=True),
    row(K.THROWS, "calling|invoking {subject:callee} with {argument:value} raises|throws [a|an|the] {object:exception}"),
    row(K.THROWS, "calling|invoking {subject:callee} with {argument:value} fails with [a|an|the] {object:exception}"),
    row(K.THROWS, "calling|invoking {subject:callee} with {argument:value} raises|throws"),
    row(K.THROWS, "{subject:callee} raises|throws [a|an|the] {object:exception} when|if called|invoked with {argument:value}"),
    row(K.THROWS, "{subject:callee} raises|throws [a|an|the] {object:exception} when|if given|passed {argument:value}"),
    # Where something is.
    row(K.DEFINED_IN, f"{{subject}} is {_PUT} {_AT}", elided=True),
    row(K.DEFINED_IN, "{subject} is to be found in|at {place}"),
    row(K.DEFINED_IN, "{subject:callable} is in|inside|at|on|within {place}"),
    # A name is in every file that mentions it.
    row(K.IDENTIFIER, "{subject} is in|inside|at|on|within {place}"),
    row(K.DEFINED_IN, f"{{subject}} lives|resides|sits|stands {_AT}"),
    row(K.DEFINED_IN, f"{{subject}} can be found {_AT}"),
    row(K.DEFINED_IN, "{subject} has its definition|implementation in|at {place}"),
    # A value may come from a file of data without being defined there.
    row(K.DEFINED_IN, "{subject} comes from {place:source}"),
    row(K.DEFINED_IN, "{subject} starts|begins on|at|in {place:lined}"),
    row(K.DEFINED_IN, "{subject} spans|covers|occupies {place:lined}"),
    row(K.DEFINED_IN, "the place|file|module where|in [which] {subject} is|lives [defined|declared|implemented] is {place}"),
    row(K.DEFINED_IN, "the place|file|module|script that|which defines|declares|implements|contains|holds {subject} is {place}"),
    row(K.DEFINED_IN, "the code|source|body for|of {subject} is|lives|resides|sits [found] in|at|inside {place}"),
    row(K.DEFINED_IN, "in|inside|within {place} [there] lives|resides|sits {subject}"),
    row(K.DEFINED_IN, "{place} is the file|module|script|header|place that|which defines|declares|implements {subject:sure}"),
    row(K.IDENTIFIER, "you|you'll|we|you’ll [can|will|may] [also] find {subject:sure}", intro="place"),
    row(K.DEFINED_IN, "definition|declaration of {subject} : {place}"),
    row(K.DEFINED_IN, "there 's {subject:tied}", intro="tied"),
    row(K.DEFINED_IN, "{subject} belongs to {object:holding}"),
    row(K.DEFINED_IN, "{heir:class} inherits {subject} from {object:class}"),
    row(K.DEFINED_IN, "{object} lacks {subject:member}", denied="yes"),
    row(K.DEFINED_IN, "{subject} is a|an|the [class|instance|public|private|static] attribute|field|variable|constant of|on {object:class}"),
    row(K.DEFINED_IN, "{place} defines|declares|implements|introduces {subject:sure}"),
    row(K.DEFINED_IN, "{place} contains|holds|houses|provides|has|hosts|includes {subject:callable}"),
    row(K.DEFINED_IN, f"{{place}} {_HOLDS} [the|these|several|two|three|four] [following] [public|main|helper] functions|classes|methods|symbols|definitions|helpers|types|constants|structs : {{subject:sure}}"),
    row(K.IDENTIFIER, "{place} contains|holds|houses|has|uses|mentions|references|includes|provides {subject:sure}"),
    row(K.DEFINED_IN, f"{{place}} {_HOLDS} the definition|implementation of {{subject}}"),
    row(K.DEFINED_IN, "{place} is where {subject} is|lives|gets [defined|declared|implemented]"),
    row(K.DEFINED_IN, "{place} is home to {subject}"),
    row(K.DEFINED_IN, "{place:lined} is where {subject} starts|begins"),
    row(K.IDENTIFIER, "{place} is where {subject} ends|happens|runs|stands"),
    row(K.DEFINED_IN, "the definition|implementation|declaration|source of {subject} is|lives|starts|begins [found] in|at|on {place}"),
    row(K.DEFINED_IN, "definition|implementation of {subject} is|lives|starts|begins [found] in|at|on {place}"),
    row(K.IDENTIFIER, "you|you'll|we [can|will|may] [also] find {subject:tied}", intro="tied"),
    row(K.DEFINED_IN, "there is {subject:tied}", intro="tied"),
    row(K.DEFINED_IN, "there are {subject:tied}", intro="tied"),
    row(K.DEFINED_IN, "there is {subject:callable}", intro="place"),
    row(K.DEFINED_IN, "{subject} is a|an|the [static|class|instance|public|private|abstract|async|nested|inner] method|member|classmethod|staticmethod|property of|on|in {object}"),
    row(K.DEFINED_IN, "{object} has|defines|provides|exposes|declares|implements|offers|overrides {subject:member}"),
    row(K.DEFINED_IN, "{subject} is defined|declared|implemented in|on|inside|within {object}", elided=True),
    row(K.DEFINED_IN, "{object} has|provides|offers|defines [several|two|three|the|these] [public|member|static|following|helper] functions|methods [like|called|named|such|:] [as] {subject}"),
    row(K.DEFINED_IN, "{subject} lives|resides|sits in|inside {object:holder}"),
    row(K.DEFINED_IN, "{subject} is located|found|housed|contained in|inside {object:holder}", elided=True),
    row(K.DEFINED_IN, "{subject} can be found in {object:holder}"),
    # Who calls what.
    row(K.CALLS, "{subject} calls {object}"),
    row(K.CALLS, "in|inside|within {subject:spelled} , {object} is called|invoked"),
    # A program is invoked too, and its name is a plain word.
    row(K.CALLS, "{subject} invokes {object:spelled}"),
    row(K.CALLS, "{subject:spelled} invokes {object:sure}"),
    row(K.CALLS, "{subject} calls|delegates into|out|to|back [to] {object}"),
    # How the result is used is not looked at: these words stay unread.
    row(K.CALLS, "{subject} awaits {object}"),
    row(K.CALLS, "{subject} returns {object:plain_call}", known="yes"),
    row(K.CALLS, "{subject} wraps {object:plain_call}", known="yes"),
    row(K.CALLS, "{subject} enters the {object:plain_call} context manager", known="yes"),
    row(K.CALLS, "{subject} falls back to {object:plain_call}", known="yes"),
    row(K.CALLS, "{subject} is a|the [thin|small|simple|tiny|convenience|synchronous|async] wrapper around|over|for {object:plain_call}", known="yes"),
    row(K.CALLS, "{subject} forwards|hands|passes [all|its|the|both] [two|three|four] [arguments|parameters|work|call|calls|request|requests] [on|over] to {object:plain_call}", known="yes"),
    # A number that is handed to a function every language has under some such name.
    row(K.CALLS, "{subject} exits with [an|the] [exit] [status|code] [code] [of] {argument:amount}", callee="exit"),
    row(K.CALLS, "{subject} sleeps [for] {argument:seconds}", callee="sleep"),
    row(K.CALLS, "{subject} delegates [the|all|its] [actual|real] [work|call|request|task|job] to {object}"),
    row(K.CALLS, "{subject} makes a|the call|calls to {object}"),
    row(K.CALLS, "{subject} makes calls to {object}"),
    row(K.CALLS, "{subject} makes use of {object} by calling it"),
    row(K.CALLS, "{object} is called|invoked by|from {subject}", elided=True),
    # "A called within B" may be what somebody does.
    row(K.CALLS, "{object} is called|invoked inside|within|in {subject}"),
    row(K.CALLED_BY, "{subject} has [exactly|only] a|one|the single|sole|lone|only caller ,|:|(|–|— {object}", complete="yes"),
    row(K.CALLED_BY, "{subject} has [exactly|only] one caller ,|:|(|–|— {object}", complete="yes"),
    row(K.CALLED_BY, "the only|sole|single caller of {subject} is {object}", complete="yes"),
    row(K.CALLED_BY, "{subject} is called|invoked only|solely|exclusively by|from|in|inside {object}", complete="yes"),
    row(K.CALLED_BY, "{object} is the only|sole|single function|method|place|one that|which calls|invokes {subject}", complete="yes"),
    row(K.CALLS, "{subject} is a|the [only|direct] caller of {object}"),
    row(K.CALLS, "the [main] caller of {object} is {subject}", definite="yes"),
    row(K.CALLS, "the call to {object} is|happens|sits|occurs in|inside {subject}"),
    row(K.CALLS, "{object} gets called|invoked by|from|inside|within|in {subject}"),
    row(K.IDENTIFIER, "{subject} is called|invoked|used|referenced|read|mentioned|registered|instantiated|created|initialized|assigned in|at|from|on|by|inside {place}", elided=True),
    # What a file or module imports and gives away.
    row(K.IMPORTS, "{place} imports [only] [the] [following] [two|three|four|five|six|seven|eight] [standard] [library] packages|modules|crates :|, {object:module}"),
    row(K.IMPORTS, "{place} imports|includes {names} from {object:module}"),
    row(K.IMPORTS, "{place} imports|includes from {object:module}"),
    row(K.IMPORTS, "{place} imports {object:module}"),
    row(K.IMPORTS, "{place} imports {object:spelled_word}"),
    row(K.IMPORTS, "{place} has an|the import of {names} from {object:module}"),
    row(K.IMPORTS, "{place} includes|requires {object:header}"),
    row(K.IMPORTS, "{subject} imports {names} from {object:module}"),
    row(K.IMPORTS, "{subject} imports from {object:module}"),
    row(K.IMPORTS, "{subject} imports {object:module}"),
    row(K.IMPORTS, "{names} is imported from {object:module} in|by|into {place}"),
    row(K.IMPORTS, "{names} is imported from {object:tied}"),
    row(K.IMPORTS, "{names} is imported by|in|into {place} from {object:module}"),
    row(K.IMPORTS, "{object:module} is imported by|in|into|from {place}"),
    row(K.IMPORTS, "{object:module} is included by|in|from {place}"),
    row(K.IMPORTS, "{place} imports {names:bare} from {object:bare}"),
    row(K.IMPORTS, "{names} is imported from {object:module}", intro="place"),
    row(K.IMPORTS, "{object:module} is imported|included", intro="place"),
    row(K.EXPORTS, "{place} exports [exactly|only] [two|three|four|five|six|seven] [named|public] functions|classes|values|names|constants|methods|helpers :|, {object}"),
    row(K.EXPORTS, "{place} exports|re-exports [a|the] [default] {object}"),
    row(K.EXPORTS, "{place} exports|re-exports {object:spelled_word}"),
    row(K.EXPORTS, "{place} has a|the default|named export [,|:|called|named] {object}"),
    row(K.EXPORTS, "{subject} exports|re-exports {object}"),
    row(K.EXPORTS, "{object} is exported|re-exported from|by|in {place}", elided=True),
    row(K.EXPORTS, "{object} is exported|re-exported from|by {subject}", elided=True),
    row(K.EXPORTS, "{object} is the|a [default|named] export of|from|in {place}"),
    row(K.EXPORTS, "{place} lists|includes {object} in {all}"),
    row(K.EXPORTS, "{listing:all} lists|includes|contains|exports {object}"),
    row(K.EXPORTS, "{object} is listed|included in {listing:all}"),
    row(K.EXPORTS, "{object} is in {listing:all}"),
    # What a class is built on.
    row(K.EXTENDS, "{subject:any_class} extends|subclasses {object:any_class}"),
    row(K.EXTENDS, "{subject:any_class} inherits|derives from {object:any_class}"),
    row(K.EXTENDS, "{subject:class} inherits {object:class}"),
    row(K.EXTENDS, "{subject:any_class} is a|an|the [direct|concrete|thin|small] subclass|subtype|child|descendant|specialization [class] of {object:any_class}", elided=True),
    row(K.EXTENDS, "{subject:class} is subclasses|subtypes|children of {object:class}"),
    row(K.EXTENDS, "{subject:class} is {object:subclass}", modifier="yes"),
    row(K.EXTENDS, "{object:class} has {subject:subclasses}"),
    row(K.EXTENDS, "{object:class} has [the] [count|two|three|four|five|several] [direct] subclasses|children|subtypes [,|:|called|named] {subject:class}"),
    row(K.EXTENDS, "{object:class} is a|an [abstract|base|generic|simple] class|interface|type with {subject:subclasses}"),
    row(K.EXTENDS, "{subject:class} has [the|two|three|four] [direct] bases|parents|superclasses [,|:] {object:class}"),
    row(K.EXTENDS, "{subject:class} has [the|two|three|four] [direct] base|parent classes [,|:] {object:class}"),
    row(K.EXTENDS, "the bases|parents|superclasses of {subject:class} are {object:class}", definite="yes"),
    row(K.EXTENDS, "{subject:any_class} is derived|inherited from {object:any_class}", elided=True),
    row(K.EXTENDS, "{subject:class} has {object:class} as its|a base|parent|superclass [class]"),
    row(K.EXTENDS, "{object:any_class} is the|a base|parent|super|superclass [class] of|for {subject:any_class}"),
    row(K.EXTENDS, "{object:class} is subclassed|extended by {subject:class}", elided=True),
    row(K.EXTENDS, "the base|parent|super|superclass [class] of {subject:class} is {object:class}", definite="yes"),
    row(K.EXTENDS, "{subject:class} 's base|parent|super|superclass [class] is {object:class}", definite="yes"),
    row(K.DECORATORS, "{subject} derives {object:interface}"),
    row(K.DECORATORS, "{subject} implements {object:interface} by|via|through|with|using [a|the] derive|deriving"),
    row(K.IMPLEMENTS, "{subject} implements|satisfies {object:interface}"),
    row(K.IMPLEMENTS, "{subject} has|provides {object:implementation}"),
    row(K.IMPLEMENTS, "{subject} conforms to {object:interface}"),
    row(K.IMPLEMENTS, "{subject} is a|an implementation|implementor of {object:interface}"),
    row(K.IMPLEMENTS, "{object:interface} is implemented by {subject}", elided=True),
    row(K.IMPLEMENTS, "{object:interface} is implemented for {subject}"),
    # A mark of the definition.
    row(K.DECORATORS, "{subject} is declared|marked|annotated|decorated|tagged|defined with|as {object:decorator}"),
    # Types.
    row(K.RETURNS, "{subject} returns a|an [non-nil] {type:error}"),
    row(K.RETURNS, "{subject} returns [exactly] {count} values|results"),
    row(K.RETURNS, "{subject} returns [a|an|the] [new] [instance] [of] {type}"),
    row(K.RETURNS, "{subject} returns a|an [new|single|plain|sorted|nested|simple|formatted] {type:word}"),
    row(K.RETURNS, "{subject} returns a|an [new] instance|object|value of {type}"),
    row(K.RETURNS, "{subject} has [a|the] return {type:of_type}"),
    row(K.RETURNS, "{subject} has [a|the] return type of {type}"),
    row(K.RETURNS, "{type} is returned by|from {subject}"),
    row(K.RETURNS, "{subject} is annotated to return {type}"),
    row(K.RETURNS, "{subject} is annotated as returning {type}"),
    row(K.RETURNS, "{subject} is declared to return {type}"),
    row(K.RETURNS, "{subject} is declared as returning {type}"),
    row(K.RETURNS, "{subject} gives back {type:a_type}"),
    row(K.RETURNS, "the return|returned value of {subject} is of {type:of_type}"),
    row(K.RETURNS, "the return|returned value of {subject} is {type:a_type}"),
    row(K.RETURNS, "the return|returned value of {subject} has {type:of_type}"),
    row(K.RETURNS, "the return type of {subject} is {type}"),
    row(K.RETURNS, "return type of {subject} is {type}"),
    row(K.RETURNS, "{subject} 's return type is {type}"),
    row(K.TYPE_OF, "{subject} is of {type:of_type}"),
    row(K.TYPE_OF, "{subject} has {type:of_type}"),
    row(K.TYPE_OF, "{subject} is [a] [variable|attribute|field|value] of {type:of_type}"),
    row(K.TYPE_OF, "{subject} is typed|annotated|declared as|with {type}"),
    row(K.TYPE_OF, "{subject:variable} is {type:a_type}"),
    row(K.TYPE_OF, "the type of {subject} is {type}"),
    row(K.TYPE_OF, "{subject} 's type is {type}"),
    row(K.RETURNS_VALUE, "{call:shown} returns {value}"),
    # Parameters.
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} [exactly|only] [a] {{count}} {_PARAMETERS} , {{names}}", complete="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} [exactly|only] [a] {{count}} {_PARAMETERS} : {{names}}", complete="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} [exactly|only] [a] {{count}} {_PARAMETERS} ( {{names}} )", complete="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} [exactly|only] [a] {{count}} {_PARAMETERS}", complete="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS}|supports {{names:parameter}}"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} any {_PARAMETERS}", any="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} {{names:sure}} as [its|the] {_PARAMETERS}"),
    row(K.PARAMETER, "{subject} takes {names:lower}"),
    # A function also accepts values.
    row(K.PARAMETER, "{subject} accepts|expects|receives {names:lower}", loose="yes"),
    row(K.PARAMETER, f"{{subject}} {_ACCEPTS} [exactly|only] {{count}} {{names:parameter}}", complete="yes"),
    row(K.PARAMETER, "{names:parameter} is accepted|taken by {subject}", elided=True),
    row(K.PARAMETER, "{names} is a|an|the [optional|required|keyword|positional] parameter|argument of {subject}"),
    row(K.PARAMETER, "one of the parameters|arguments of {subject} is {names}"),
    row(K.PARAMETER, "among the parameters|arguments of {subject} is|are {names}"),
    row(K.PARAMETER, "{subject} is a|the [simple|plain|public|private] function|method without [any] parameters|arguments", none="yes"),
    row(K.PARAMETER, "the parameters|arguments of {subject} are {names}", complete="yes"),
    row(K.PARAMETER, "{subject} 's parameters|arguments are {names}", complete="yes"),
    # Errors.
    row(K.RAISES, "{subject} raises|throws [a|an|the] {object:exception}", modal=True),
    row(K.RAISES, "{object:exception} is raised|thrown by|in|from|inside {subject}", elided=True),
    row(K.RAISES, "{subject} fails with [a|an] {object:exception}", modal=True),
    # What a definition is, and what it is worth.
    row(K.FIELDS, "{subject} is a|an [public|private|simple|plain] enum|struct with [exactly] {count} [public|private] fields|variants :|,|( {names}", complete="yes"),
    row(K.FIELDS, "{subject} is a|an [public|private|simple|plain] enum|struct with [exactly] {count} [public|private] fields|variants", complete="yes"),
    row(K.METHODS, "{subject} is a|an [public|private|small|simple] interface|trait with [exactly] {count} [required] methods", complete="yes"),
    row(K.TRAIT, "{subject} is a|an [public|private|simple|plain|small|module-level|top-level|regular|normal|concrete] {trait:sort} [function|method|class|property]"),
    row(K.TRAIT, "{subject} is {trait:adjective}"),
    row(K.TRAIT, "{subject} is [a] synchronous [function|method]", denied="yes", trait="async"),
    row(K.TRAIT, "{subject} is declared|marked [as] {trait:coded}"),
    row(K.VISIBILITY, "{subject} is [a|an] {visibility} [function|method|class|struct|type|constant|field|attribute]"),
    row(K.VISIBILITY, "{subject} is part of the {visibility} api|interface"),
    row(K.DECORATORS, "{subject} is decorated with {object}"),
    row(K.DECORATORS, "{subject} carries|has the {object} decorator"),
    row(K.VALUE, "{subject} is|equals {expected}"),
    row(K.VALUE, "{subject} is set|initialized|equal to {expected}"),
    row(K.VALUE, "{subject} is the constant|string|number|literal|value {expected}"),
    row(K.VALUE, "{subject} has [a|the] value [of] {expected}"),
    row(K.VALUE, "{subject} holds the value|string|number {expected}"),
    row(K.VALUE, "the value of {subject} is {expected}"),
    row(K.DEFAULT, "{subject:unowned} defaults to {expected:given} in {owner:subject}"),
    row(K.DEFAULT, "{subject:owned} defaults to {expected:given}"),
    row(K.DEFAULT, "{subject:unowned} defaults to {expected:given}", owner="topic"),
    row(K.DEFAULT, "with a|the default {subject:unowned} of {expected:given}", owner="topic"),
    row(K.DEFAULT, "by default [,] {subject:unowned} is {expected:given}", owner="topic"),
    row(K.DEFAULT, "{owner:maker} sets|initializes|initialises {subject:unowned} to {expected:given} [by] [default]"),
    row(K.DEFAULT, "{owner:subject} sets|initializes|initialises {subject:unowned} to {expected:given} by default"),
    row(K.DEFAULT, "{subject:owned} is {expected:given} by default"),
    row(K.DEFAULT, "{subject:unowned} is {expected:given} by default", owner="topic"),
    row(K.DEFAULT, "the default [value] of|for {subject:unowned} is {expected:given}", owner="topic"),
    row(K.DEFAULT, "{subject:owned} has [a|the] default [value] [of] {expected:given}"),
    row(K.DEFAULT, "the default [value] of|for {subject:owned} is {expected:given}"),
    row(K.FIELDS, "{subject} has|defines|declares|contains|holds [exactly|only] [the] {count} [public|private|struct|instance] fields|attributes|variants :|,|( {names}", complete="yes"),
    row(K.METHODS, "{subject} has|defines|declares|contains|exposes|requires [exactly|only] [the] {count} [public|private] methods :|,|( {names}", complete="yes"),
    row(K.FIELDS, "{subject} has|defines|declares|contains [exactly] {count} [public|private|struct] fields|attributes|members|variants", complete="yes"),
    row(K.METHODS, "{subject} has|defines|declares|contains [exactly] {count} [public|private] methods", complete="yes"),
    row(K.FIELDS, "{subject} has|holds|contains|stores|keeps {names:field}"),
    row(K.FIELDS, "there are [exactly] {count} fields|attributes|members in|on {subject}", complete="yes"),
    row(K.METHODS, "there are [exactly] {count} methods in|on {subject}", complete="yes"),
    row(K.OVERRIDES_NAME, "{subject:any_class} overrides {object}"),
    row(K.IS_TESTED, "{subject} is tested [anywhere]"),
    row(K.IS_TESTED, "{subject} is untested", denied="yes"),
    row(K.IS_TESTED, "{subject} has no tests", denied="yes"),
    row(K.IS_TESTED, "no test|tests refers|refer to {subject}", denied="yes"),
    row(K.IS_TESTED, "no test|tests mentions|mention|uses|use {subject}", denied="yes"),
    # Who calls it: nobody, or one alone.
    row(K.CALLED_BY, "{subject} is called|invoked [anywhere]", never="yes"),
    row(K.CALLED_BY, "{subject} is uncalled", denied="yes"),
    row(K.CALLED_BY, "{subject} has no callers", denied="yes"),
    row(K.CALLED_BY, "nothing|nobody [ever] calls|invokes {subject}", denied="yes"),
    row(K.CALLED_BY, "{subject} is only|solely|exclusively [ever] called|invoked by|from|in|inside {object}", complete="yes"),
    row(K.CALLED_BY, "{object} is the only|sole caller of {subject}", complete="yes"),
    # What a file and the project say of themselves.
    row(K.LINE_COUNT, "{place} has|contains|spans [exactly] {lines:number} lines [of] [code]"),
    row(K.LINE_COUNT, "{place} is [exactly] {lines:number} lines long"),
    row(K.DEPENDENCY_VERSION, "{subject:package} must|has|needs [to] be at least [version] {version}"),
    row(K.DEPENDENCY_VERSION, "{subject:package} is required|pinned|locked at|to [version] {version}"),
    row(K.DEPENDENCY_VERSION, "depends on {subject:package} [(] [version|at|>|>=|^|~|≥] [=] {version}", project="yes"),
    row(K.DEPENDENCY_VERSION, "depends on {requirement}", project="yes"),
    row(K.DEPENDENCY_VERSION, "requires|needs {requirement}", project="yes"),
    row(K.DEPENDENCY_VERSION, "{place:manifest} pins|requires|lists|locks {subject:package} to|at|as|with|in [version] {version}"),
    row(K.DEPENDENCIES, "has|declares|lists [exactly|only] {count} [runtime|direct|production] dependencies|dependency", project="yes"),
    row(K.DEPENDENCIES, "{place:manifest} has|declares|lists [exactly|only] {count} [runtime|direct|production] dependencies|dependency"),
    row(K.DEPENDS_ON, "depends on {subject:package}", project="yes"),
    row(K.DEPENDS_ON, "does not depend on {subject:package}", project="yes", denied="yes"),
    row(K.DEPENDS_ON, "doesn't depend on {subject:package}", project="yes", denied="yes"),
    row(K.LANGUAGE_VERSION, "requires|needs|targets|supports [at] [least] {language} [version] [>|>=|≥|^] [=] {version} [or|and] [later|newer|higher|above|greater|up]", project="yes"),
    row(K.LANGUAGE_VERSION, "{place} declares|requires|sets|specifies|says|has {runtime}"),
    row(K.LANGUAGE_VERSION, "{place:manifest} requires|needs|declares|sets {language} [version] [>|>=|≥|^] [=] {version}"),
    row(K.LANGUAGE_VERSION, "the|its msrv is {version}", project="yes", language="rust"),
    row(K.LANGUAGE_VERSION, "has a minimum|minimal [supported|required] {language} version of {version}", project="yes"),
    row(K.LANGUAGE_VERSION, "the minimum|minimal [supported|required] {language} version is {version}", project="yes"),
    row(K.LANGUAGE_VERSION, "uses|targets the {version} {language:edition}", project="yes"),
    row(K.PROJECT_FIELD, "the [current|package|crate|project|library] version is {version}", project="yes"),
    row(K.PROJECT_FIELD, "is at|on version {version}", project="yes"),
    row(K.PROJECT_FIELD, "is [currently|now] version {version}", project="yes"),
    row(K.PROJECT_FIELD, "{place:manifest} has|gives|lists|declares|sets [the] [package|crate|project] version [is|as|to|at] {version}"),
    row(K.IS_LICENCE, "is [licensed|released|distributed|available|published] under [the|an] {licence} [license|licence]", project="yes"),
    row(K.READS_ENV_VAR, "reads|consults|checks|honours|honors [the] environment {subject:variable}"),
    row(K.READS_ENV_VAR, "reads|consults|checks|honours|honors the {subject:variable} environment variable"),
    # History.
    row(K.ADDED_IN, "[commit] {commit} [,] [which|that] [also] [first] added|introduced|adds|introduces {subject:sure}"),
    row(K.ADDED_IN, "commit {commit:digits} [,] [which|that] [also] [first] added|introduced|adds|introduces {subject:sure}"),
    row(K.ADDED_IN, "{subject:sure} was|were [first] added|introduced in|by|with|at [the] [commit] {commit}"),
    row(K.ADDED_IN, "{subject:sure} was|were [first] added|introduced in|by|with|at [the] commit {commit:digits}"),
    row(K.COMMIT_CHANGED, f"[commit] {{commit}} [,] [which|that] [also] {_TOUCHED} {{place}}"),
    row(K.COMMIT_CHANGED, f"commit {{commit:digits}} [,] [which|that] [also] {_TOUCHED} {{place}}"),
    row(K.COMMIT_CHANGED, f"{{place}} was|were [last|also|first] {_TOUCHED} in|by|with|at [the] [commit] {{commit}}"),
    row(K.COMMIT_CHANGED, f"{{place}} {_TOUCHED} in|by [commit] {{commit}}"),
    row(K.COMMIT_CHANGED, f"{{place}} was|were not {_TOUCHED} in|by|with|at [the] [commit] {{commit}}", denied="yes"),
    row(K.COMMIT_CHANGED, f"{{place}} wasn't|weren't {_TOUCHED} in|by|with|at [the] [commit] {{commit}}", denied="yes"),
    row(K.COMMIT_CHANGED, f"in|with [commit] {{commit}} , {{place}} was|were {_TOUCHED}"),
    row(K.COMMIT_CHANGED, "[commit] {commit} did not change|touch|modify {place}", denied="yes"),
    row(K.COMMIT_CHANGED, "[commit] {commit} does not change|touch|modify {place}", denied="yes"),
    row(K.COMMIT_CHANGED, "[commit] {commit} didn't change|touch|modify {place}", denied="yes"),
    # Text of a file.
    row(K.CONTAINS, "{place} contains|has|includes [the] [string|text|code|snippet|statement|expression|literal|phrase|comment] {string}"),
    row(K.CONTAINS, "{place} contains|has|includes the|a|this line|statement|expression|code|snippet|text|string {string:line}"),
    row(K.CONTAINS, "the string|text|line|phrase {string:line} is|appears|occurs in {place}"),
    row(K.CONTAINS, "the string|text|line|phrase {string:line} appears|occurs in {place}"),
    row(K.CONTAINS, "there is a|the line|string|text {string:line} in {place}"),
    row(K.CONTAINS, "there is a|the line|string|text {string:tied}"),
    row(K.CONTAINS, "{place} contains|has|includes {string:code}"),
    row(K.QUOTE, "in|at|on {place} [,] [the] [code|line|text] reads|says {code:line}"),
    row(K.QUOTE, "in|at|on {place} [,] [the] [code|line|text] is {code}"),
    row(K.QUOTE, "in|at|on {place:lined} [,] it reads|says [:] {code:line}"),
    row(K.CONTAINS, "in {place} [,] it reads|says [:] {string:line}"),
    row(K.QUOTE, "in|at|on {place:lined} [,] the code|line|text is {code:line}"),
    row(K.QUOTE, "{place} : {code}"),
    row(K.QUOTE, "{place} reads|says|is : {code:line}"),
    row(K.QUOTE, "{place} reads|says {code:line}"),
    row(K.QUOTE, "{place} is {code}"),
    # Last, since it fits wherever one of the others does.
    row(K.DEFINED_IN, "{subject} is defined|declared|implemented", intro="place"),
)  # fmt: skip


def _starts(one: Row) -> frozenset[str]:
    """The words with which a predicate, or a row without a leading slot, can begin."""
    found: set[str] = set()
    for element in one.rest:
        if not isinstance(element, Words):
            return frozenset(found | {"{}"})
        found |= element.texts | {plural(text) for text in element.texts}
        if not element.is_optional:
            return frozenset(found)
    return frozenset(found)


def _index(rows: list[Row]) -> Mapping[str, tuple[Row, ...]]:
    found: dict[str, list[Row]] = {}
    for one in rows:
        for word in _starts(one):
            found.setdefault(word, []).append(one)
    return {word: tuple(listed) for word, listed in found.items()}


PREDICATES = _index([one for one in ROWS if one.first is not None])
"""Rows by the word that may begin them, after the phrase they speak about."""

OPENINGS = _index([one for one in ROWS if one.first is None])
"""Rows by the word, or a slot ("{}"), with which they open."""
