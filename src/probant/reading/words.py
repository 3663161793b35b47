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
    "interface": frozenset({SymbolKind.INTERFACE, SymbolKind.TRAIT}),
    "macro": frozenset({SymbolKind.MACRO}),
    "typedef": frozenset({SymbolKind.TYPE_ALIAS, SymbolKind.STRUCT, SymbolKind.ENUM}),
    "alias": _HELD | {SymbolKind.TYPE_ALIAS},
    **dict.fromkeys(
        "type symbol identifier object definition thing name handler member".split(),
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
    like love wish tell say says said show shows shown give gives list lists listing find finds
    finding look looks looking see seen get gets got let help helps helpful check checking figure
    determine identify report print display return state name enumerate point explain remind
    understand learn what which who whom whose where how whether if 's 're 've 'll 'd 'm ' there's
    repo repository project codebase code base source sources tree software program programme app
    application package library workspace snapshot checkout just simply maybe perhaps possibly
    probably apparently basically literally honestly sorry thing things stuff something anything
    everything someone somebody anyone anybody everyone nobody place places spot bit part piece case
    sort kind kinds way ways able try trying tried going go goes come comes came
    such same whole entire entirely full complete completely total overall
    altogether today tomorrow yesterday moment again still already yet anyway anyhow me myself
    itself yourself ourselves themselves idea clue hint hints happen happens happened remember
    recall forgot forget glance detail details info information overview summary purpose possible
    quickly soon urgent asap handy useful necessary mean means meant talk talking speak speaking
    regarding concerning respect regards don doesn didn isn aren wasn won couldn wouldn e.g i.e etc
    eg ie vs via per plus out up down off over back away along around through
    """.split()
)
"""Politeness, talk, and words every question may hold; none of them can narrow what is asked."""

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
