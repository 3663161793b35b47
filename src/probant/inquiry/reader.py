"""Read a question into a goal: which relation is asked, about which targets.

Works on words, not characters: what stands in backticks or quotes is taken out first, so it can
never be mistaken for frame words, nor split. Wordings are data in `families`; what a target's own
words mean is `targets`' work. Knows nothing about the repository.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from probant.inquiry.clauses import asking_part, at_revision, parted
from probant.inquiry.families import families_for, role_of
from probant.inquiry.families.asides import CHAT, OPINION
from probant.inquiry.families.family import WORDS, Family, Role
from probant.inquiry.families.index import FRAME_WORDS
from probant.inquiry.needs import needs_of
from probant.inquiry.noise import without_noise
from probant.inquiry.plainer import opened, without_condition
from probant.inquiry.rewrites import is_adverb, rewrites, without_reach
from probant.inquiry.session_frame import SessionFrame
from probant.inquiry.spelling import nearest
from probant.inquiry.targets import (
    FILE_WORDS,
    KIND_WORDS,
    PRONOUNS,
    Quoted,
    Words,
    is_bare_file,
    looks_like_path,
    read_target,
)
from probant.inquiry.told_before import with_told
from probant.vocabulary.question import Aside, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.record import Record, replace

MAX_SENTENCE_WORDS = 60
"""A longer sentence is prose around a question, not a question."""

TRANSITIVE = frozenset({Relation.EXTENDS, Relation.EXTENDED_BY, Relation.CALLED_BY})
TRANSITIVE_PAIRS = frozenset({Relation.EXTENDS, Relation.CALLS, Relation.IMPORTS})
"""Relations that can be followed all the way, as a list and as a yes or no."""

COUNTABLE = frozenset(Relation) - {
    Relation.DESCRIPTION, Relation.REVIEW, Relation.COMPARE, Relation.LINES, Relation.RETURNS,
    Relation.TYPE, Relation.DEFAULT, Relation.VALUE, Relation.LICENCE, Relation.PROJECT_TYPE,
    Relation.LANGUAGE_VERSION, Relation.LAST_COMMIT, Relation.DESCRIBED_AS, Relation.LINE_AUTHOR,
    Relation.OCCURS_IN, Relation.DEFINED_IN, Relation.CONFIG_KEY, Relation.EXISTS,
}  # fmt: skip
"""Relations whose answers are things one can count."""

MAX_NAMED = 3
"""How many things a question names that was not understood are looked up all the same."""

_QUOTE = re.compile(r"`+([^`]+)`+|\"([^\"]+)\"|“([^”]+)”|(?<![\w'])'([^']+)'(?![\w'])")
_SENTENCE_END = re.compile(r"(?<=[.?!;])\s+|\n+")
_CONTRACTED = {
    f"{word}{mark}s": f"{word} is"
    for word in ("what", "where", "who", "how", "which", "when")
    for mark in ("'", "")
}
_CONTRACTED |= {
    "whereabouts": "where",
    "al": "all",
    "si": "is",
    "iz": "is",
    "lastly": "last",
    "writed": "wrote",
    "fo": "of",
    "teh": "the",
    "hte": "the",
}
_DOSE = (
    r"^((?:(?:wh?ich|what|waht|who|how many|how) )?(?:(?!(?:is|are|was|the|calls?|of"
    r"|in)\b)[a-z]+ ){0,2})"
    r"dose (?!(?:in|of|from|at|is|are|and|with|defined)\b)"
)
_WHERE_FOR_WERE = r"^((?:which|wich|what) [a-z]+ )where (?=[a-z]+ed\b)"
_GET_CALLED = (
    r"^(where) (?:does|do) (\S+(?: in \S+)?) get (?=(?:called|invoked|used|imported"
    r"|read|raised)\b)"
)
_SINCE = r"\b(?:in|at|with) (v?\d[\w.]*) (?:since|compared (?:to|with)) (v?\d[\w.]*)"
_HAS_THE_NAME = r"\b(file|module) (?:has|carries|bears) the name (?=\S+$)"
_OF_THE_PROJECT_ITSELF = r"\b(?:the|this|our) (?:project|repo|repository|package)'s "
_FORM = r"\b((?:inherits?|derives?|inherited|derived|imported|called|read|comes?) )form\b"
"""Slips that are words of their own, told by what stands around them."""

_GIT = (
    ("git ", r"^git tag --contains (?=\S+$)", "which tags contain commit "),
    ("git ", r"^git (?:show|diff-tree) --(?:stat|name-only) (\S+?)(?:,.*)?$",
     r"which files did commit \1 change"),
    ("git ", r"^git blame -L ?(\d+),\1 (?=\S+$)", r"who wrote line \1 of "),
    ("git ", r"^git log -(?:n ?)?1 (?:-- )?(?=\S+$)", "which commit last changed "),
)  # fmt: skip
"""A command of git that asks what a question can ask."""

_PUT_RIGHT = (
    *_GIT,
    ("dose ", _DOSE, r"\1does "),
    ("'s ", _OF_THE_PROJECT_ITSELF, "the "),
    (" get ", _GET_CALLED, r"\1 is \2 "),
    ("since ", _SINCE, r"between \2 and \1"),
    ("compared ", _SINCE, r"between \2 and \1"),
    (" the name ", _HAS_THE_NAME, r"\1 is named "),
    (" form", _FORM, r"\1from"),
    (" where ", _WHERE_FOR_WERE, r"\1were "),
)
"""What a sentence must hold for a pattern to be worth its compiling, and what stands for it."""

_SPECIAL = {
    "name": r"(?P<t>\S+)",
    "x": r"(?P<x>\S+)",
    "line": r"(?P<line>\d+)",
    "sha": r"(?P<t>[0-9a-f]{7,40}|head|\ue000\d+\ue001)",
    "t_commit": (
        r"(?P<t>it|that|that commit|this commit|the commit"
        r"|(?:the )?(?:last|latest|most recent) commit|head)"
    ),
}
_QUESTION_WORDS = frozenset(
    {
        "who",
        "what",
        "which",
        "where",
        "when",
        "how",
        "does",
        "do",
        "is",
        "are",
        "whether",
        "should",
        "shall",
        "will",
        "i",
        "we",
        "you",
        "everything",
        "anything",
        "something",
        "someone",
        "anyone",
    }
)
_ASKING = frozenset({"who", "what", "which", "where", "when"})
_ORDERS = frozenset("list show give tell print name find get enumerate display count".split())
_UNFINISHED = frozenset(
    {"that", "which", "who", "where", "and", "or", "last", "first", "ever", "only", "directly"}
)
_NO_NAME = frozenset("i we you directly immediately another others".split())
"""Never a name, unless it stands in marks."""

_AUXILIARY = frozenset({"does", "did"})
_NEGATIONS = frozenset(
    {"never", "not", "no", "doesn't", "isn't", "don't", "without", "nor", "cannot"}
)
"""A denied statement turns the answer around; nothing here reads that, so it is not guessed at."""

_OPENERS = (
    "where",
    "what",
    "which",
    "who",
    "does",
    "show",
    "find",
    "list",
    "explain",
    "when",
    "how",
)
_SCOPE_FIRST = r"^(in|inside|within) ((?:(?:the )?(?:file|module|class) )?\S+?),? (where .*)$"
"""“In config.py, where is load?” asks where load in config.py is."""

_CODELIKE = (
    "\ue000\\d+\ue001|"
    r"\w*[^\W_]_\w+|_\w+|[a-z]+[A-Z]\w*|[A-Z]+[a-z]+[A-Z]\w*|\w+(?:(?:\.|::)\w+)+|\S+/\S+|\w+\(\)?"
)
_LOOSE = frozenset(
    {
        Relation.DEFINED_IN,
        Relation.DESCRIPTION,
        Relation.DESCRIBED_AS,
        Relation.OCCURS_IN,
        Relation.EXISTS,
        Relation.CONFIG_KEY,
        Relation.COMMIT_INFO,
    }
)
"""Relations whose target may be a whole phrase."""

_NOUN_OF = r"\S+(?: \S+){0,3} (?:of|for|on|to) \S+"
_CLAUSE = r"\S+ (?:is|are|was|were|gets?) \S.*"
"""A verb inside what should be a name."""

_LANGUAGES = frozenset("python go golang rust java node node.js nodejs c++ typescript".split())
_OF_A_NAME = frozenset({Relation.DEFINED_IN, Relation.DESCRIPTION, Relation.OCCURS_IN})

_AT_A_PLACE = frozenset({Relation.DEFINED_IN, Relation.OCCURS_IN})
_KEY_AND_FILE = r"\S+(?: (?:in|of|from|under|inside) \S+)?"
_KEY_NOUN = r"(?<=\S) (?:setting|key|entry|option|property|section|value)(?= (?:in|of|under) |$)"
_HOLDS_A_NAME = r"[_/]| \d|\w\.\w|[a-z][A-Z]|[0-9a-f]{7}|\b[A-Z]\w"
_PROJECT_WORDS = ("project", "repo", "repository", "package", "codebase", "library", "crate")
_OF_THE_PROJECT = rf"(?i) (?:of|in|for) (?:this|the|our) (?:{'|'.join(_PROJECT_WORDS)})$"
_AT_REVISIONS = frozenset(
    {Relation.COMMIT_FILES, Relation.TAGS_CONTAINING, Relation.COMMIT_INFO, Relation.EXISTED_AT,
     Relation.ADDED_BETWEEN, Relation.CHANGED_BETWEEN, Relation.LANGUAGE_VERSION,
     Relation.DEPENDENCIES}
)  # fmt: skip
"""Relations whose revision is what is asked about."""

_ABOUT_OTHERS = frozenset(
    {
        Relation.CALLED_BY,
        Relation.EXTENDED_BY,
        Relation.IMPLEMENTED_BY,
        Relation.IMPORTED_BY,
        Relation.TESTS,
        Relation.OVERRIDDEN_BY,
    }
)
_NARROWS_THEM = (
    r"(?i) (?:is|are|were|stand|live|lives) (?:defined |found )?(?:in|under|inside|within) "
)
"""A place told of the answers ("subclasses of X that are in y.py"), not of what was named."""

_SETTINGS_FILE = re.compile(r"\.(?:toml|ya?ml|json|ini|cfg|conf|properties)$|(?:^|/)\.env$")
MIN_SLIP_CHARS = 6
"""Where all words could be a phrase, a shorter one is no slip: "sigs" is not "sits"."""

MAX_NAME_WORDS = 4
"""A name with everything that narrows it; what is longer is a sentence that did not fit."""

_THAT_ONE = (
    r"\b(?:that|this|the same) (class|function|method|file|module|symbol|type|constant|setting"
    r"|option|key|commit|test|variable|interface|text|string|message|env(?:ironment)?"
    r" var(?:iable)?)\b"
)
_IT = (
    r"(?<!whether )(?<!if )(?<!that )\bit\b(?!'s)"
    r"(?! (?:true|possible|correct|right)\b)(?! (?:is|was) (?:true|possible|correct|right)\b)"
)
_SPOKEN_OF = (
    r"\b(?:keep seeing|more than one|the value of|(?:a|an) \w+ (?:called|named)|of type)"
    r" (\w+(?:\.\w+)*)\b"
    r"|\b(?:rename|refactor|remove|delete|change|around|call|use) (\w+(?:\.\w+)*)(?=[.;,]|$)"
)
"""Turns of speech after which a plain word is a name."""

_HAS_A_METHOD = (
    r"(?:^|\b(?:class|type|struct|interface|trait) )([\w.]+) has (?:a|an|the) (?:\w+"
    r" )?(?:method|function) (\w+)"
)
_SORTS = (
    r"(?:env(?:ironment)? var(?:iable)?|setting|option|key|file|function|method|class"
    r"|module|constant|script|helper)"
)
_DESCRIBED = (
    rf"\b(?:the|a|an|our|my) ({_SORTS} (?!(?:that|which|in|of|is|called|named)\b)\S+(?<![,;.])"
    r"(?: in \S+)?"
    rf"|(?!\w+ {_SORTS} (?!(?:in|of|and|or|is) ))[\w.-]+ {_SORTS}\b(?! \w*[_.])(?: in \S+\b)?)"
)
_NAMELIKE = rf"{_CODELIKE}|[A-Z]\w+"
_CAPITALISED = re.compile(r"[A-Z][a-z]+|[A-Z]{3,}")

_PLACED = frozenset({Relation.DEFINED_IN, Relation.EXISTS})
"""Relations whose second target only says where the first must stand."""

_CONDITIONAL = re.compile(
    r"(?:(?:hi|hello|hey|ok|so|well)[,!]? )?(?:if|when|once|suppose) ", re.IGNORECASE
)
_ONLY_A_NAME = re.compile(r"`[^`]+`|\w*[_./]\S+(?<![?!])")
_TRAILING = " \t.?!,;:"
_NO_FRAME_LETTER = "\ue010"

_LEADING = " \t?!,;:"
"""A dot before a name belongs to it: `.travis.yml`."""


class _Match(Record):
    frame: Family
    groups: dict[str, str]
    rank: int


def read_question(
    text: str, *, session: SessionFrame | None = None, with_revision: bool = True
) -> Goal:
    """The goal of a question. What cannot be read is an aside with its reason, never a guess.

    Without `with_revision`, "in v2" is read as any other hint: a folder may have that name.
    """
    if (described := _described(text)) is not None:
        return described
    if (answerable := _opened(text, session, with_revision=with_revision)) is not None:
        return answerable
    if _CONDITIONAL.match(text) and text.count("?") <= 1:
        whole = _read_sentence(text, without_condition(text), session, with_revision=with_revision)
        if whole.aside is None:
            return whole  # the condition is part of what is asked
    asides: list[Goal] = []
    sentences = _sentences(re.sub("[\ue000\ue001]", " ", text))
    for number, sentence in enumerate(sentences):
        goal = _read_sentence(text, sentence, session, with_revision=with_revision)
        if goal.aside is None:
            if _is_loose(goal) and (apart := _apart(text, session)) is not None:
                return apart
            others = [one for one in sentences[number + 1 :] if one.endswith("?")]
            read = (
                _read_sentence(text, one, session, with_revision=with_revision) for one in others
            )
            if any(one.aside is None and one != goal for one in read):
                return _aside(text, Aside.UNDERSPECIFIED, goal.targets)  # two questions, one answer
            return goal
        if goal.aside is Aside.NO_CARRYOVER and sentence.endswith("?"):
            return _apart(text, session) or goal  # what was told besides is not what was asked
        asides.append(goal)
    if (narrowed := _in_what_was_told(text, sentences, session)) is not None:
        return narrowed
    if (apart := _apart(text, session)) is not None:
        return apart
    order = (Aside.NO_CARRYOVER, Aside.OPINION, Aside.UNDERSPECIFIED, Aside.CHAT)
    for aside in order:
        for goal in asides:
            if goal.aside is aside:
                return goal
    return _aside(text, Aside.UNDERSPECIFIED)


def _described(text: str) -> Goal | None:
    """A description told apart from the question is taken as it is written."""
    if not any(mark in text for mark in (": ", '"', "“", " - ")):
        return None
    from probant.inquiry.described import description_in

    told = description_in(text)
    if not told:
        return None
    target = Target(text=told, kind=TargetKind.LITERAL)
    return Goal(question=text, intent=Intent.LOCATE, relation=Relation.DESCRIBED_AS,
                targets=(target,), about="function")  # fmt: skip


def _opened(text: str, session: SessionFrame | None, *, with_revision: bool) -> Goal | None:
    """ "Is it called from anywhere, and where?" wants the list, not a yes or no."""

    last = set(re.findall(r"[a-z]+", text.lower()[-24:]))
    both = opened(text) if _ASKING & last or "them" in last else None
    if both is None:
        return None
    head, tail = both
    goal = read_question(f"{head}?", session=session, with_revision=with_revision)
    if goal.aside is not None or len(goal.targets) > 1:
        return None
    if goal.relation is Relation.EXISTS:
        if tail not in ("where", "which"):
            return None
        target = goal.targets[0]
        return replace(goal, question=text, relation=_relation(Relation.DEFINED_IN, (target,)),
                       polar=False)  # fmt: skip
    if goal.relation not in COUNTABLE:
        return None
    return replace(goal, question=text, polar=False, about="" if goal.polar else goal.about)


def _sentences(text: str) -> list[str]:
    """Candidate questions, most likely first: sentences that ask, then the rest in order."""
    wholes = _split_outside_quotes(without_condition(text))
    parts = [part.strip() for whole in wholes for part in parted(without_condition(whole))]
    parts = [part for part in parts if part and len(part.split()) <= MAX_SENTENCE_WORDS]
    if len(parts) == 1:
        return parts
    named: list[str] = []
    said: list[str] = []
    for number, part in enumerate(parts):
        said.append(_with_antecedent(with_told(part, parts[:number]), named))
        named += _names_in(part)
    asked = [part for part in said if not _ONLY_A_NAME.fullmatch(part)]  # told, to be asked about
    return sorted(asked or said, key=lambda part: not part.endswith("?"))


def _in_what_was_told(text: str, sentences: list[str], session: SessionFrame | None) -> Goal | None:
    """ "I want to clean up a.py, which imports are unused?": asked about what was just named."""
    told = [one for one in sentences if not one.endswith("?")]
    asked = [one for one in sentences if one.endswith("?")]
    named = dict.fromkeys(name for one in told for name in _names_in(one))
    if len(asked) != 1 or len(named) != 1 or _names_in(asked[0]):
        return None
    (name,) = named
    small = "in" if looks_like_path(name) else "of"
    goal = _read_sentence(text, f"{asked[0].rstrip(' ?')} {small} `{name}`", session,
                          with_revision=False)  # fmt: skip
    return goal if goal.aside is None and goal.relation not in _LOOSE else None


def _apart(text: str, session: SessionFrame | None) -> Goal | None:
    """The part that asks by itself, where the whole could not be read."""
    from probant.inquiry.apart import asked_apart

    for asked in asked_apart(text, _names_in):
        goal = _read_sentence(text, asked, session, with_revision=True)
        is_text = goal.relation is Relation.OCCURS_IN and '"' in asked
        is_vague = goal.relation is Relation.DESCRIPTION
        if goal.aside is None and not is_vague and (is_text or _is_sure(goal)):
            return goal
    return None


def _with_antecedent(sentence: str, named: list[str]) -> str:
    """ "I want to change parse. Who calls it?": "it" is the one thing named just before."""
    if len(set(named)) != 1 or _names_in(sentence):
        return sentence
    mark = '"' if " " in named[0] else "`"
    name = named[0] if named[0].startswith("the ") else f"{mark}{named[0]}{mark}"
    if name.startswith("the "):
        sentence = _lazily(_THAT_ONE).sub(name, sentence)
    else:  # the noun narrows: "that class" is no function of this name
        sentence = _lazily(_THAT_ONE).sub(rf"the \1 {name}", sentence)
    sentence = re.sub(r"\bits\b(?! name)", f"{name}'s", sentence, flags=re.IGNORECASE)
    return _lazily(_IT).sub(name, sentence)


def _names_in(sentence: str) -> list[str]:
    """Things a sentence names beyond doubt, as they are written."""
    if owned := _lazily(_HAS_A_METHOD).search(sentence):
        return [".".join(owned.groups())]
    unquoted = _QUOTE.sub(" ", sentence)
    described = [f"the {m.group(1)}" for m in _lazily(_DESCRIBED).finditer(unquoted)]
    if len(described) == 1:
        return described
    quoted = [next(g for g in m.groups() if g is not None) for m in _QUOTE.finditer(sentence)]
    if quoted:
        return quoted
    if spoken_of := _lazily(_SPOKEN_OF).findall(sentence):
        return [one or other for one, other in spoken_of]
    words = [word.strip("(),.:;?!'\"") for word in sentence.split()]
    return [
        word
        for number, word in enumerate(words)
        if re.fullmatch(_CODELIKE, word)
        or f"{word}()" in sentence
        or re.fullmatch(r"--[a-z][\w-]*", word)
        or re.fullmatch(r"[A-Z]+\d\w*", word)
        or is_bare_file(word)
        or (number and re.fullmatch(r"[A-Z]\w*[a-z]\w*", word) and words[number - 1][-1:] != ".")
    ]


def _split_outside_quotes(text: str) -> list[str]:
    hidden: list[str] = []

    def hide(match: re.Match[str]) -> str:
        hidden.append(match.group())
        return f"\x00{len(hidden) - 1}\x00"

    parts = _SENTENCE_END.split(_QUOTE.sub(hide, text.replace("\x00", " ")))
    return [re.sub(r"\x00(\d+)\x00", lambda m: hidden[int(m.group(1))], part) for part in parts]


def _read_sentence(
    text: str, sentence: str, session: SessionFrame | None, *, with_revision: bool
) -> Goal:
    words = _words(sentence)
    if words.quotes:
        from probant.inquiry.run_commands import spelled_out  # only for what stands in quotes

        words = spelled_out(words)
    bare = words.lowered()
    whole = " ".join(sentence.lower().replace(",", " ").strip(_TRAILING).split())
    if _matches_any(CHAT, bare) or _matches_any(CHAT, whole):
        return _aside(text, Aside.CHAT)
    if not bare:
        return _aside(text, Aside.UNDERSPECIFIED)
    match = _match(words)
    reach = False
    if match is None or _leaves_reach(match):
        words, reach = _without_reach(words)
        match = _match(words) if reach else match
    if with_revision and (match is None or match.frame.intent is not Intent.STATUS):
        clause = at_revision(words.plain)
        if clause.revision:
            asked = Words(clause.text, words.quotes)
            goal = _reaching(_read_words(text, asked, _match(asked), session), reach)
            if goal.aside is None and _is_loose(goal):
                goal = _by_gist(text, words) or goal
                if goal.relation in _AT_REVISIONS:
                    return goal
            if goal.aside is None:
                return replace(goal, revision=words.unquoted(clause.revision))
    return _of_now(_reaching(_read_words(text, words, match, session), reach), bare)


def _of_now(goal: Goal, bare: str) -> Goal:
    """A run tells of one state: what "ever" was so in others, nobody looked at."""
    is_run = goal.relation in (Relation.RUN, Relation.FAILURE)
    if is_run and re.search(r"\bever\b", bare):
        return _aside(goal.question, Aside.UNDERSPECIFIED)
    return goal


def _leaves_reach(match: _Match) -> bool:
    """Whether words that say how far to go were taken for a part of a name."""
    return any(without_reach(said).transitive for said in match.groups.values())


def _without_reach(words: Words) -> tuple[Words, bool]:
    rewrite = without_reach(words.plain)
    return (Words(rewrite.text, words.quotes), True) if rewrite.transitive else (words, False)


def _reaching(goal: Goal, reach: bool) -> Goal:
    """The relation followed all the way, where that has a meaning that can be looked for."""
    if not reach or goal.aside is not None:
        return goal
    if goal.relation not in (TRANSITIVE_PAIRS if goal.polar else TRANSITIVE):
        return _aside(goal.question, Aside.UNDERSPECIFIED)
    return replace(goal, transitive=True)


def _read_words(
    text: str, words: Words, match: _Match | None, session: SessionFrame | None
) -> Goal:
    bare = words.lowered()
    if match is None or match.frame.intent is Intent.EXPLAIN:
        if _matches_any(OPINION, bare):
            return _aside(text, Aside.OPINION, _named_in(words))
        if (again := _again(text, words, session)) is not None:
            return again
    if match is not None and match.frame.relation in _LOOSE:
        words, match = _soberly(words, match)
    if match is None:
        return (
            _rewritten(text, words, session) or _by_gist(text, words) or _bare_target(text, words)
        )
    goal = _goal(text, words, match, session)
    if _is_loose(goal):
        read = _said_plainly(text, words, session) or _by_gist(text, words)
        if read is not None:
            return _as_it_looks(read)
    return _as_it_looks(goal)


def _said_plainly(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """A plainer form that leaves no word to spare, where the sentence as it stands does."""
    read = _plainly(text, words, session)
    return next((goal for goal in read if goal.aside is None and _is_sure(goal)), None)


def _is_sure(goal: Goal) -> bool:
    is_name = all(one.kind not in (TargetKind.PHRASE, TargetKind.LITERAL) for one in goal.targets)
    is_known = goal.relation not in _LOOSE or (bool(goal.targets) and is_name)
    return is_known and not _is_loose(goal)


def _soberly(words: Words, match: _Match) -> tuple[Words, _Match]:
    """Without stress and asides in brackets, where that leaves no phrase to search for."""
    if not any(" " in said for said in match.groups.values()):
        return words, match
    plain = " ".join(re.sub(r" ?\([^()]*\)", "", words.plain).split())
    sober = Words(" ".join(w for w in plain.split(" ") if not is_adverb(w)), words.quotes)
    other = _match(sober) if sober.plain not in ("", words.plain) else None
    is_surer = other is not None and other.frame.relation not in _LOOSE
    return (sober, other) if other is not None and is_surer else (words, match)


def _by_gist(text: str, words: Words) -> Goal | None:
    if re.fullmatch(r"(?:path|file|place|spot) (?:in|inside|within) \S+", words.lowered()):
        return None  # one asks for the path of a file, not in it: that word is a name
    from probant.inquiry.gist import by_gist  # most questions need no second way of reading

    return by_gist(text, words)


def _is_loose(goal: Goal) -> bool:
    """Whether a target took more words than a name has, and a name among them."""
    if any(re.search(r"(?:^| )--[a-z]", t.text) and " " in t.text for t in goal.targets):
        return True
    if goal.relation is Relation.ENV_VAR and any(" " in one.text for one in goal.targets):
        return True
    if goal.relation in _OF_A_NAME and any(_is_frame(target) for target in goal.targets):
        return True
    if goal.relation in _AT_A_PLACE and any(re.fullmatch(r"\S+:\d+", t.text) for t in goal.targets):
        return True
    if goal.relation is Relation.DESCRIPTION and any(
        t.kind is TargetKind.PHRASE and t.text.count(" ") >= MAX_NAME_WORDS - 1
        for t in goal.targets
    ):
        return True
    if goal.relation is Relation.CONFIG_KEY:
        return any(re.fullmatch(_KEY_AND_FILE, t.text) is None for t in goal.targets)
    return any(
        (
            target.kind in (TargetKind.PHRASE, TargetKind.PATH, TargetKind.COMMIT)
            or goal.relation is Relation.DESCRIBED_AS
        )
        and " " in target.text
        and (goal.relation not in _LOOSE or re.search(_HOLDS_A_NAME, target.text) is not None)
        for target in goal.targets
    ) or (goal.aside is Aside.UNDERSPECIFIED or _speaks_of_the_project(goal))


def _is_frame(target: Target) -> bool:
    """Whether words that ask ended up as the name: "the new name of X" is no thing called new."""
    if target.kinds:
        return False  # "the method check": a name, whatever else the word may mean
    words = target.text.split(" ")
    is_phrase = target.kind is TargetKind.PHRASE
    if is_phrase and _lazily(_CLAUSE).fullmatch(target.text):
        return True
    is_noun_of = is_phrase and _lazily(_NOUN_OF).fullmatch(target.text) is not None
    is_plain = all(word.isalpha() and word.islower() for word in words)
    if not (is_noun_of or is_plain):
        return False
    from probant.inquiry.gist_words import IDEAS, NEUTRAL  # only where a name could be a frame

    if is_noun_of:
        return any(word in IDEAS for word in words)
    if target.owner and len(words) == 1:
        return words[0] in IDEAS  # "check of Shape" is what it says
    return all(word in IDEAS or word in NEUTRAL or is_adverb(word) for word in words)


def _speaks_of_the_project(goal: Goal) -> bool:
    """ "What is the `license` of this project?" asks about no symbol of that name."""
    return goal.relation is Relation.DESCRIPTION and any(
        target.owner in _PROJECT_WORDS or re.search(_OF_THE_PROJECT, target.text) is not None
        for target in goal.targets
    )


def _as_it_looks(goal: Goal) -> Goal:
    """ "line-length in pyproject.toml" is a key, "$HOME" an environment variable."""
    if goal.relation is Relation.DEPENDENCIES and len(goal.targets) == 1:
        said = goal.targets[0].text
        is_language = goal.about == "its bound" and said.lower() in _LANGUAGES
        return (
            replace(goal, relation=Relation.LANGUAGE_VERSION, targets=(), about=said)
            if is_language
            else goal
        )
    if goal.relation is Relation.DEFINES and goal.about == "constants":
        name = goal.targets[0].text
        if re.fullmatch(r"[A-Z]\w*[a-z]\w*", name):  # no file: the constants of an enum
            symbol = Target(text=name, kind=TargetKind.SYMBOL)
            return replace(goal, intent=Intent.LOCATE, relation=Relation.FIELDS, targets=(symbol,),
                           about="")  # fmt: skip
    if goal.relation is Relation.RAISED_BY and goal.targets[0].kind is TargetKind.LITERAL:
        text = Target(text=goal.targets[0].text, kind=TargetKind.LITERAL)
        return replace(goal, intent=Intent.LOCATE, relation=Relation.OCCURS_IN, targets=(text,))
    if goal.relation not in (Relation.DEFINED_IN, Relation.OCCURS_IN) or len(goal.targets) != 1:
        return goal
    target = goal.targets[0]
    if goal.relation is Relation.OCCURS_IN and target.kind is TargetKind.PATH:
        if re.search(
            r"(?i)\bus(?:es?|ers?|ed|ages?)\b", goal.question
        ):  # a file is used by imports
            return replace(goal, intent=Intent.NAVIGATE, relation=Relation.IMPORTED_BY)
        return _aside(goal.question, Aside.UNDERSPECIFIED, goal.targets)
    if re.fullmatch(r"\$[A-Z][A-Z0-9_]*", target.text):
        name = Target(text=target.text[1:], kind=TargetKind.LITERAL)
        return replace(goal, relation=Relation.ENV_VAR, targets=(name,))
    if goal.relation is Relation.OCCURS_IN and target.kind is TargetKind.SYMBOL:
        if "." in target.text:  # its last part alone would be found everywhere
            literal = Target(text=target.text, kind=TargetKind.LITERAL, within=target.within)
            return replace(goal, targets=(literal,))
        return goal
    if target.within is None or not _SETTINGS_FILE.search(target.within):
        return goal
    name = _lazily(_KEY_NOUN).sub("", target.text)
    key = Target(text=f"{name} in {target.within}", kind=TargetKind.LITERAL)
    return replace(goal, relation=Relation.CONFIG_KEY, targets=(key,))


def _rewritten(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """The question said more plainly, if a family then knows it; sure readings come first."""
    read = list(_plainly(text, words, session))
    sure = (goal for goal in read if goal.aside is None and _is_sure(goal))
    return next(sure, None) or next(iter(read), None)


def _plainly(text: str, words: Words, session: SessionFrame | None) -> Iterator[Goal]:
    for rewrite in rewrites(words.plain):
        plainer = Words(rewrite.text, words.quotes)
        match = _match(plainer)
        if match is None or (rewrite.counted and match.frame.polar):
            continue
        if rewrite.counted and match.frame.relation not in COUNTABLE:
            continue
        goal = _goal(text, plainer, match, session)
        if goal.aside is None:
            yield replace(goal, counted=goal.counted or rewrite.counted)
        elif goal.aside is not Aside.UNDERSPECIFIED:
            yield goal


def _words(sentence: str) -> Words:
    quotes: list[Quoted] = []

    def hide(match: re.Match[str]) -> str:
        mark = "`" if match.group(1) is not None else '"'
        quotes.append(Quoted(next(g for g in match.groups() if g is not None).strip(), mark))
        return f" {Words.placeholder(len(quotes) - 1)} "

    plain = " ".join(_QUOTE.sub(hide, sentence.replace("’", "'")).split())
    plain = " ".join(_CONTRACTED.get(word.lower(), word) for word in plain.split(" "))
    if "(*" in plain or ")." in plain:
        plain = re.sub(r"\(\*?(\w+)\)\.(?=\w)", r"\1.", plain)  # a method with its receiver
    plain = re.sub(r":[^:]*\b(?:something|anything) else\W*$", "", plain)  # answers to choose from
    lowered = plain.lower()
    for cue, slip, right in _PUT_RIGHT:
        if cue in lowered:
            plain = _lazily(slip).sub(right, plain)
    plain = re.sub(r" (?=[?!.,;:](?: |$)|'s )", "", plain).rstrip(_TRAILING)
    plain = plain.lstrip(_LEADING)
    plain = re.sub(r"[:;](?= )| [—–-](?= )", "", plain)  # "Engine: where?", "Engine - definition"
    if plain.lower().startswith("in"):
        plain = re.sub(_SCOPE_FIRST, r"\3 in \2", plain, flags=re.IGNORECASE)
    plain = without_noise(asking_part(without_noise(plain)))
    return Words(plain.rstrip(_TRAILING).lstrip(_LEADING), tuple(quotes))


@cache
def _lazily(pattern: str) -> re.Pattern[str]:
    """Compiled when a sentence first needs it: start-up is short."""
    return re.compile(pattern, re.IGNORECASE)


def _may_fit(wording: str, openings: str) -> bool:
    """A look at the words a wording cannot do without: compiling it costs far more."""
    return all(any(f" {word}" in openings for word in needed) for needed in needs_of(wording))


@cache
def _compiled(wording: str) -> re.Pattern[str]:
    wording = wording.replace("(?:{the} )*", "(?:{the} )*+").replace(
        "*++", "*+"
    )  # "all the all the" is endless else
    for name, group in _SPECIAL.items():
        wording = wording.replace("{" + name + "}", group)
    for group in "tab":
        wording = wording.replace("{" + group + "}", f"(?P<{group}>\\S.*?)")
    for name, pattern in WORDS.items():
        wording = wording.replace("{" + name + "}", pattern)
    return re.compile(wording)


def _match(words: Words) -> _Match | None:
    """The most specific frame that fits as written, or with slips in frame words put right.

    Long words first: a short one may be a word of its own, and is put right only where nothing fits
    else, or where the target is a name beyond doubt.
    """
    plain = _first_match(words, words.lowered())
    if plain is not None and not any(" " in said for said in plain.groups.values()):
        return plain  # every word has its place: no slip is left to put right
    named = plain is not None and _holds_a_name(plain)
    found = [] if named else _put_right(words, plain, MIN_SLIP_CHARS)
    best = min(found, key=_looseness, default=None)
    is_vague = best is not None and best.frame.relation in _LOOSE and _holds_a_name(best)
    if is_vague or (not found and (named or plain is None)):
        found += _put_right(words, plain, 0)
    elif plain is None and all(" " in " ".join(one.groups.values()) for one in found):
        found += [one for one in _put_right(words, None, 0) if _is_surer(one, found)]
    return min([*found, *filter(None, (plain,))], key=_looseness, default=None)


def _is_surer(right: _Match, found: list[_Match]) -> bool:
    """Whether short words may be put right too: a name is left, or nothing that could be one."""
    return not right.groups or all(map(_holds_a_name, (right, *found)))


def _put_right(words: Words, plain: _Match | None, least: int) -> list[_Match]:
    """Readings with slips put right, in words of at least so many letters and in the first one."""
    lowered = words.lowered()
    found: list[_Match] = []
    for corrected in words.corrections(
        lambda word: nearest(word, FRAME_WORDS) if len(word) >= least else (word,)
    ):
        first, rest = lowered.partition(" ")[0], corrected.partition(" ")[2]
        for form in dict.fromkeys((corrected, f"{nearest(first, _OPENERS)[0]} {rest}")):
            right = _first_match(words, form) if form != lowered else None
            if right is not None and (plain is None or _is_better(right, plain)):
                found.append(right)
    return found


def _holds_a_name(match: _Match) -> bool:
    said = " ".join(match.groups.values()).split()
    return any(
        re.search(_CODELIKE, word) is not None or re.fullmatch(r"[A-Z][A-Z0-9]{3,}", word)
        for word in said
    )


def _is_better(right: _Match, plain: _Match) -> bool:
    """Whether putting a slip right may change the reading.

    Not where all words could be a phrase: "integration user" is no slip of "integration used".
    """
    if right.frame.relation is plain.frame.relation:
        return True
    if plain.frame.relation is Relation.DESCRIPTION and right.frame.relation not in _LOOSE:
        return True  # "what is the defualt value of …" describes nothing
    return _holds_a_name(plain)


def _looseness(match: _Match) -> tuple[int, int]:
    """The more specific frame wins; then the one that leaves fewer words to its targets."""
    return match.rank, sum(len(said.split(" ")) for said in match.groups.values())


def _first_match(words: Words, lowered: str) -> _Match | None:
    named = _with_names_apart(words, lowered)
    return _first_fitting(words, named)


def _with_names_apart(words: Words, lowered: str) -> str:
    """ "The type Set": after a kind, a word with a capital is a name, and no word of a frame."""
    tokens, apart = words.plain.split(" "), lowered.split(" ")
    if len(tokens) != len(apart):
        return lowered
    for number in range(1, len(tokens)):
        if tokens[number - 1] in KIND_WORDS and _CAPITALISED.fullmatch(tokens[number]):
            apart[number] = _NO_FRAME_LETTER + apart[number][1:]
    return " ".join(apart)


def _first_fitting(words: Words, lowered: str) -> _Match | None:
    openings = " " + lowered
    for rank, frame in families_for(openings):
        for wording in frame.wordings:
            if not _may_fit(wording, openings):
                continue
            match = _compiled(wording).fullmatch(lowered)
            if match is None or any(map(_swallows, match.groupdict().values())):
                continue
            if _begins_with_an_order(match) or _is_sentence(frame, match):
                continue
            groups = {
                name: match.group(name) if name == "line" else words.original(lowered, span)
                for name, span in ((name, match.span(name)) for name in match.groupdict())
            }
            return _Match(frame, groups, rank)
    return None


def _is_sentence(frame: Family, match: re.Match[str]) -> bool:
    """Whether a part of a sentence stands where only a name can."""
    if frame.relation in _LOOSE or frame.role is Role.TEXT:
        return False
    limit = MAX_NAME_WORDS + 2
    return any(said and said.count(" ") >= limit for said in match.groupdict().values())


def _begins_with_an_order(match: re.Match[str]) -> bool:
    """ "List parse's parameters": the order, or "which", is no name, though it stands first."""
    return any(
        span[0] == 0
        and (
            match.group(name) in _ASKING
            or (" " in match.group(name) and match.group(name).split(" ")[0] in _ORDERS)
        )
        for name, span in ((name, match.span(name)) for name in match.groupdict())
    )


def _swallows(target: str) -> bool:
    """Whether words of the question ended up inside a target: then the frame does not fit."""
    words = target.split(" ")
    if len(words) == 1:
        return target in _NO_NAME
    if _AUXILIARY & set(words[1:]) or words[0] in ("directly", "immediately"):
        return True
    asks = words[0] in _QUESTION_WORDS or bool(_ASKING & set(words))
    is_cut = words[-1] in _UNFINISHED and words[-2] not in KIND_WORDS
    return asks or is_cut or bool(_NEGATIONS & set(words))


def _goal(text: str, words: Words, match: _Match, session: SessionFrame | None) -> Goal:
    frame = match.frame
    targets: list[Target] = []
    for name in ("t", "a", "b"):
        if name not in match.groups:
            continue
        said = match.groups[name]
        if _is_the_project(said, words):
            return _aside(text, Aside.UNDERSPECIFIED)
        role = (frame.second_role if name == "b" else None) or frame.role
        if said.lower().strip() in PRONOUNS or _is_that_one(said, words):
            carried = session.object_target() if session else None
            if carried is None:
                return _aside(text, Aside.NO_CARRYOVER)
            targets.append(carried)
            continue
        if frame.relation is Relation.DEFINED_IN and (several := _several(said, words)):
            targets += several
            continue
        target = read_target(said, words.quotes, role)
        if target is None:
            return _aside(text, Aside.UNDERSPECIFIED)
        if frame.relation is Relation.CONFIG_KEY:
            target = replace(target, text=_lazily(_KEY_NOUN).sub("", target.text))
        targets.append(_as_asked(target, frame.relation, words))
    if frame.relation in _ABOUT_OTHERS and _lazily(_NARROWS_THEM).search(
        " ".join(match.groups.values())
    ):
        return _aside(text, Aside.UNDERSPECIFIED, _named_in(words))
    if frame.relation in _PLACED and "b" in match.groups and not _is_placed(targets):
        return _aside(text, Aside.UNDERSPECIFIED, _named_in(words))
    if frame.relation in _PLACED and "b" in match.groups and len(targets) == 2:
        targets = [replace(targets[0], within=targets[1].text)]
    about = words.unquoted(match.groups["x"]) if "x" in match.groups else frame.about
    about = about.removesuffix("'s")
    if frame.relation is Relation.CALLED_BY and _says_tests(targets[0]):
        targets, about = [replace(targets[0], within=None)], "tests"
    if kind := match.groups.get("k"):
        targets = [replace(targets[0], kinds=KIND_WORDS[kind])]
    if line := match.groups.get("line"):
        targets = [_with_line(targets[0], int(line))]
    return Goal(
        question=text,
        intent=frame.intent,
        relation=_relation(frame.relation, targets),
        targets=tuple(targets),
        polar=frame.polar,
        counted=frame.counted,
        transitive=frame.transitive,
        about=about,
    )


def _is_placed(targets: list[Target]) -> bool:
    """Whether a name and one place were given; "fields" is no name, "both A and B" no place."""
    from probant.inquiry.gist_words import IDEAS, MEMBERS, NEUTRAL

    if len(targets) != 2 or " " in targets[1].text:
        return False
    words = re.findall(r"[a-z]+", targets[0].text)
    is_plain = targets[0].text.replace(" ", "").isalpha() and targets[0].text.islower()
    is_noun = any(IDEAS.get(word, frozenset()) & MEMBERS for word in words)
    return not (is_plain and is_noun and all(w in IDEAS or w in NEUTRAL for w in words))


def _is_the_project(said: str, words: Words) -> bool:
    """ "The last commit of the repo" names no thing called repo."""
    is_one = said.lower() in _PROJECT_WORDS
    return is_one and re.search(rf"\b(?:the|this|our) {said.lower()}$", words.lowered()) is not None


def _is_that_one(said: str, words: Words) -> bool:
    """ "Who calls the function?" names none: the kind alone, with an article, points back."""
    kind = said.lower().strip().removeprefix("the ").removeprefix("same ")
    if kind not in KIND_WORDS and kind not in FILE_WORDS:
        return False
    if re.search(rf"\bthe same {kind}\b", words.lowered()):
        return True
    return re.search(rf"\b(?:the|that|this) {kind}$", words.lowered()) is not None


def _says_tests(target: Target) -> bool:
    """ "Who calls parse in tests?" narrows the callers, not what is called."""
    return target.within is not None and target.within.lower() in ("test", "tests", "testing")


def _several(said: str, words: Words) -> list[Target]:
    """ "Foo and Bar", "parse_a, parse_b": several names, if each can be nothing else."""
    names = re.split(r",? and |, ", said)
    if len(names) < 2 or not all(re.fullmatch(_NAMELIKE, name) for name in names):
        return []
    found = [read_target(name, words.quotes, Role.NAME) for name in names]
    return [one for one in found if one is not None and one.kind is TargetKind.SYMBOL]


def _as_asked(target: Target, relation: Relation, words: Words) -> Target:
    """ "Is there a bug in it?" names no symbol: a plain word alone is a phrase there."""
    is_plain = target.text.isalpha() and target.text.islower() and not words.quotes
    if relation is Relation.EXISTS and target.kind is TargetKind.SYMBOL and is_plain:
        return target if target.kinds else replace(target, kind=TargetKind.PHRASE)
    return target


def _relation(asked: Relation, targets: Iterable[Target]) -> Relation:
    """Looking for a quoted text means looking for where it stands, not for its definition."""
    literal = next((t.text for t in targets if t.kind is TargetKind.LITERAL), None)
    if asked is Relation.DEFINED_IN and literal is not None:
        is_option = re.fullmatch(r"--?[A-Za-z][\w-]*", literal) is not None
        return Relation.CLI_OPTION if is_option else Relation.OCCURS_IN
    return asked


def _with_line(target: Target, line: int) -> Target:
    return Target(text=target.text, kind=target.kind, line=line)


def _again(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """ "And in v2.0?", "and its parameters?": the last question with one part replaced."""
    its = re.fullmatch(r"(?:what about |how about )?(?:its|their|his|the) (.+)", words.lowered())
    if its and not _lazily(r".*\b(?:of|for|in)\b.*").fullmatch(its.group(1)):
        noun = Words(f"{its.group(1)} of it", words.quotes)
        match = _match(noun)
        if match is not None and match.frame.intent is not Intent.EXPLAIN:
            return _goal(text, noun, match, session)
    about = re.fullmatch(r"(?:what about|how about) (.+)", words.lowered())
    if (
        about
        and session is not None
        and session.goal is not None
        and len(session.goal.targets) == 1
    ):
        said = words.original(words.lowered(), about.span(1))
        target = read_target(said, words.quotes, role_of(session.goal.relation))
        if target is not None:
            old = session.goal
            return Goal(question=text, intent=old.intent, relation=old.relation,
                        targets=(target,), polar=old.polar, counted=old.counted,
                        transitive=old.transitive, about=old.about)  # fmt: skip
    return None


def _bare_target(text: str, words: Words) -> Goal:
    """A lone identifier, path or quoted name asks where it is."""
    said = words.plain
    if said.lower() in PRONOUNS:
        return _aside(text, Aside.NO_CARRYOVER)
    target = None if _swallows(said.lower()) else read_target(said, words.quotes, Role.NAME)
    is_one_name = len(said.split()) == 1 and (
        said.lower() != said or not said.isalpha() or bool(words.quotes)
    )
    first, _, rest = said.partition(" ")
    is_narrowed = target is not None and bool(
        target.kinds
        or target.within
        or target.owner
        or (first.lower() in KIND_WORDS and " " not in rest)
        or (rest.lower() == "file" and target.kind is TargetKind.PATH)
    )
    if target is None or not (is_one_name or is_narrowed):
        return _aside(text, Aside.UNDERSPECIFIED, _named_in(words))
    return _as_it_looks(
        Goal(
            question=text,
            intent=Intent.LOCATE,
            relation=_relation(Relation.DEFINED_IN, (target,)),
            targets=(target,),
        )
    )


def _matches_any(patterns: Iterable[str], lowered: str) -> bool:
    return any(re.fullmatch(pattern, lowered) for pattern in patterns)


def _named_in(words: Words) -> tuple[Target, ...]:
    """What the sentence names beyond doubt, though what it asks about that was not understood."""
    said = [word.strip("(),.:;?!") for word in words.plain.split(" ")]
    found = [
        read_target(word, words.quotes, Role.NAME)
        for number, word in enumerate(said)
        if re.fullmatch(_CODELIKE, word) or (number and re.fullmatch(r"[A-Z]\w*[a-z]\w*", word))
    ]
    named = [one for one in found if one is not None and one.kind is not TargetKind.LITERAL]
    return tuple(dict.fromkeys(named))[:MAX_NAMED]


def _aside(text: str, aside: Aside, targets: tuple[Target, ...] = ()) -> Goal:
    return Goal(question=text, intent=Intent.CHAT, aside=aside, targets=targets)
