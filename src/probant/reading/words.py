"""Closed lists of words: what is part of a goal, what is noise, and what no reading may pass over.

Data with one reason per list. Which words ask a kind is learned (`Model.words`), never listed here.
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.questions.lexis import FACETS as FACETS
from probant.questions.lexis import LEXIS as LEXIS
from probant.questions.lexis import OPTIONAL as OPTIONAL
from probant.vocabulary.speech import FUNCTION_WORDS as FUNCTION_WORDS
from probant.vocabulary.speech import NEVER_NOISE as NEVER_NOISE
from probant.vocabulary.symbol import SymbolKind

_FUNCTION = frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD})
_HELD = frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE})
_MEMBER = frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT})

KIND_WORDS: Mapping[str, frozenset[SymbolKind]] = {
    **dict.fromkeys(
        "function func fn routine coroutine helper closure def getter setter callable".split(),
        _FUNCTION,
    ),
    "method": frozenset({SymbolKind.METHOD}),
    **dict.fromkeys("class cls".split(), frozenset({SymbolKind.CLASS, SymbolKind.STRUCT})),
    **dict.fromkeys("dataclass exception".split(), frozenset({SymbolKind.CLASS})),
    **dict.fromkeys("constant const".split(), _HELD | {SymbolKind.ENUM_MEMBER}),
    **dict.fromkeys("variable var global field".split(), _HELD),
    "attribute": _HELD | {SymbolKind.METHOD},
    **dict.fromkeys("enumerator variant".split(), _MEMBER),
    "enum": frozenset({SymbolKind.ENUM}),
    "struct": frozenset({SymbolKind.STRUCT}),
    "trait": frozenset({SymbolKind.TRAIT}),
    "macro": frozenset({SymbolKind.MACRO}),
    "interface": frozenset({SymbolKind.INTERFACE, SymbolKind.TRAIT}),
    "typedef": frozenset({SymbolKind.TYPE_ALIAS, SymbolKind.STRUCT, SymbolKind.ENUM}),
    "alias": _HELD | {SymbolKind.TYPE_ALIAS},
    **dict.fromkeys(
        "type symbol identifier object definition thing name handler member middleware hook wrapper"
        " component utility".split(),
        frozenset[SymbolKind](),
    ),
}
"""Said before or behind a name, they say what it is; the empty ones narrow nothing."""

FILE_WORDS = frozenset(
    "file files module modules script folder directory package path header".split()
)

CHANGING = NEVER_NOISE | frozenset(
    "excluded exclude included including include ignoring ignore skip skipping omit omitting test"
    " tests folder directory directly indirectly since tag release version branch excepting leaving"
    " restrict restricted restricting".split()
)
"""Words that a heading or a remark beside a question may not hold: they could be meant of it."""

BOUNDING = frozenset(
    """
    except excluding besides only excluded exclude included including include ignoring ignore skip
    skipping omit omitting test tests folder directory directly indirectly since tag release version
    branch excepting leaving restrict restricted restricting private public protected abstract async
    static deprecated documented undocumented unused tested untested generic nested overloaded
    inherited conditional optional mutable integration functional acceptance smoke e2e why
    """.split()
)
"""Words that no statement before a question may hold: they could set bounds to the answer."""

SELECTING = BOUNDING | frozenset(
    """
    not no none nor neither nothing without besides other others else otherwise than alone instead
    rather unlike similar should ought better best worse worst wrong longest shortest biggest
    largest smallest most least fewest many more less last first oldest newest latest earliest next
    previous third required replace rename move add remove delete write fix refactor change convert
    generate create
    slow fast flaky performance unchanged untouched unmodified missing absent lacking lacks broken
    failing fails red free until during
    """.split()
)
"""Words that choose among answers or turn a question round, whatever else is said."""

PARTS = frozenset(
    """
    frontend backend client clients server servers mobile desktop web ui gui cli api apis core
    windows linux macos mac osx unix posix ios android wasm browser browsers node deno bun python2
    python3 pypy cpython jvm arm x86 production prod staging development dev docker kubernetes cloud
    admin plugin plugins extension extensions service services database kernel driver drivers native
    legacy vendor vendored thirdparty upstream downstream master main develop trunk nightly stable
    beta alpha lts headers templates migrations fixtures examples samples demos benchmarks scripts
    tools generated
    """.split()
)
"""Parts of systems, platforms and lines of development: they may bound the answer, wherever they
stand."""

NARROWING = frozenset(
    "sorted alphabetically alphabetical ordered ranked grouped briefly short shortly brief summary"
    " chronologically chronological descending ascending deduplicated unique distinct".split()
)
"""These order or shape the answer and can change nothing else: a moderate reading."""

NOISE = frozenset(
    """
    a an the this that these those there here i me my mine we us our you your yours it its they them
    their he she his her one ones some any all each every both either of in on at to for from by
    with about into onto as is are was were be been being am do does did doing done has have had
    having can will shall and or but so then also too very really actually exactly precisely
    currently now right please kindly thanks thank thx pls plz hi hello hey ok okay um uh well hmm
    oh yeah yes sir folks guys buddy quick quickly question questions ask asking asked answer
    answers wonder wondering wondered curious know known knows want wants wanted need needs needed
    like love wish tell say says said show shows shown give gives list listing find finds
    finding look looks looking see seen get gets got let help helps helpful check checking figure
    determine identify report print display return state name enumerate point explain remind
    understand learn what which who whom whose where how whether if 's 're 've 'll 'd 'm ' there's
    repo repository project codebase code base source sources tree software program programme app
    application package library crate workspace snapshot checkout just simply maybe perhaps possibly
    probably apparently basically literally honestly sorry thing things stuff something anything
    everything someone somebody anyone anybody everyone nobody place places spot bit part piece case
    kind kinds way ways able try trying tried going go goes come comes came
    such same whole entire entirely full complete completely total overall
    altogether today tomorrow yesterday moment again still already yet anyway anyhow me myself
    itself yourself ourselves themselves idea clue hint hints happen happens happened remember
    recall forgot forget glance detail details info information overview summary purpose possible
    quickly soon urgent asap handy useful necessary mean means meant talk talking speak speaking
    regarding concerning respect regards don doesn didn isn aren wasn won couldn wouldn e.g i.e etc
    em eg ie vs via per plus out up down off over back away along around through
    """.split()
)
"""Politeness, talk, and words every question may hold; none of them can narrow what is asked."""

PREPOSITIONS = frozenset("of in on at to for from by with about into as".split())
"""Function words that a method may be called after."""

SETTINGS = frozenset(
    "config configs configuration configure configured setting settings key keys yaml toml".split()
)
"""Where these are said, a word that the configuration sets once may be meant as its key."""

BESIDE_NAMES = frozenset(
    """
    um uh like itself themselves myself inside within through throughout under before after since
    until without against across above below beneath beside behind between among onto upon via per
    near because although though unless while whereas wherever whenever everywhere nowhere
    everything something nothing everyone someone somebody just ever never still already yet here
    okay yes yeah pls thanks perhaps maybe versus vs regarding concerning given twice again today
    tomorrow yesterday instead apart together both either whatever basically
    """.split()
)
"""Words of speech that are a part of no name, wherever they stand."""

BEHIND_NAMES = frozenset(
    """
    right one alone declare declares exist exists inherit inherits contain contains carry carries
    come comes make makes appear appears live lives sit sits seem seems expect expects accept
    accepts provide provides fulfil fulfils possess possesses happen happens give gives begin begins
    consist consists redefine redefines belong belongs descend descends go goes keep keeps become
    becomes require requires receive receives realise realises realize realizes satisfy satisfies
    say says derive derives conform conforms depend depends rely relies introduce introduces occur
    occurs reside resides hold holds stand stands start starts leave leaves throw throws take takes
    define defines read reads open opens mean means use uses want wants need needs stay stays
    subscribe subscribes reject rejects emit emits toss tosses blow blows treat treats execute
    executes adopt adopts concern concerns show shows written thrown overridden put kept found
    built made
    """.split()
)
"""Verbs that say what a name does or where it is; no noun begins with a name and ends so."""

BEFORE_NAMES = frozenset(
    """
    know mean means say says said see saw understand explain describe inspect verify resolve locate
    suspect suspects believe suppose think thought declare declares define defines extend extends
    implement implements inherit inherits invoke invokes redefine redefines remove delete rename
    drop modify rewrite introduce introduces contain contains accept accepts expect expects provide
    provides pass passes involve carry fulfil derive throw raise begin begins copied opened
    mentioned wrote let got getting using calling invoking implementing overriding extending
    inheriting raising throwing touching removing renaming deleting changing replacing moving
    editing importing wrapping covering mentioning referencing introducing declaring defining
    exercising having taking reaching
    """.split()
)
"""Verbs that have a name for their object and are no adjective of it."""

ORDERS = frozenset(
    "set add remove delete rename fix refactor rewrite replace implement update change bump convert"
    " increase decrease drop deprecate disable enable migrate inline simplify swap upgrade"
    " downgrade optimize optimise split merge revert undo clean tidy declare define"
    " introduce".split()
)
"""What a sentence begins with that wants something done to the code."""

COMPOUNDS = frozenset(
    "command-line third-party start-up double-check top-level module-level run-time open-source"
    " read-only built-in re-export re-exports brand-new hard-coded thread-safe follow-up"
    " entry-point entry-points right-hand no-op two-way up-to-date first-party well-known".split()
)
"""Words with a hyphen that are no names; any other may be a key or a package."""

PRONOUNS = frozenset("it its that this one them they these those he she thing same".split())
