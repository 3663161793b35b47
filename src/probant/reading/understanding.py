"""From a text to goals: several questions in one, follow-ups, and what is no question of any kind.

The only way in from outside. Every goal comes with its reading; one that is not sure enough becomes
an aside that offers its likeliest readings as typed goals. Next: reader.py.
"""

from __future__ import annotations

import re
from collections.abc import Sequence, Set
from datetime import date
from itertools import pairwise, product

from probant.questions.asking import command_of
from probant.questions.compounds import COMPOUNDS, bearing_goals
from probant.questions.stating import reading_of, sentence_of_goal
from probant.reading.clauses import set_aside
from probant.reading.draft import Candidate
from probant.reading.filling import ACCEPTS
from probant.reading.followups import SessionFrame, another_target, compared, narrowed
from probant.reading.guesses import things_in
from probant.reading.model import Model
from probant.reading.pieces import Token
from probant.reading.reader import BEARING_LEAD, Readings, read_sentence
from probant.reading.shape import ASKING_WORDS, WHETHER
from probant.reading.things import Certainty, Names, Sort, Thing, bare_name
from probant.reading.tokens import tokens_of
from probant.reading.words import (
    FILE_WORDS,
    FUNCTION_WORDS,
    KIND_WORDS,
    NEVER_NOISE,
    NOISE,
    PRONOUNS,
    SELECTING,
)
from probant.vocabulary.question import Aside, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.reading import Offer, Reading, ReadingQuality
from probant.vocabulary.record import Record, replace
from probant.vocabulary.ruling import Carryover

N_OFFERS = 3
MIN_OFFERED = -0.75
"""A reading below this is a wild guess and not offered."""

ASIDES = {
    "-chat": Aside.CHAT, "-opinion": Aside.OPINION, "-order": Aside.OPINION,
    "-general": Aside.OPINION, "-search": Aside.OPEN, "-search-named": Aside.OPEN,
    "-metrics": Aside.OPEN, "-running": Aside.OPEN,
    **{f"-{label}": Aside.OPEN for label in COMPOUNDS},
}  # fmt: skip
"""What a sentence is that no kind answers, by the label it is most like."""

MIN_ASKED = 4
"""So many words a question has at least that is about nothing named."""
MIN_TOPIC = 3
"""So many words of content speak of something."""
WILD = 0.0
SURE_CHAT = 0.0
JUDGING = frozenset(
    "why should shall ought worth recommend advise opinion good bad better best well nice nicer"
    " clean readable faster slower".split()
)
"""Words that ask for a reason, advice or a judgement, where nothing else was read."""

_SENTENCE = re.compile(r"[^.?!\n]*(?:[.!](?=\S)[^.?!\n]*)*[.?!\n]*")
_AND = re.compile(
    r",? (?:and|n|&|plus) (?=(?:also )?(?:since |in )?"
    r"(?:what|which|who|where|how many|how|does|is|are|when|whose)\b)"
    r"|,? or (?=(?:what|which|who|how many)\b)"
    r"|, (?=(?:what|which|who|where|how many)\b)|, and (?=\w+ \w+\W*$)",
    re.IGNORECASE,
)
_COMMANDS = re.compile(
    r"(?:list|show|find|tell|give|name|locate|identify|count|enumerate|print)\b", re.IGNORECASE
)

_ORDER = re.compile(
    r"(?:(?:so|then|and|please|kindly|just|can you|could you)[, ]+)*"
    r"(?:list|show|find|tell|give|name|locate|identify|count|enumerate|print|remind|point|fetch|get"
    r"|pull up|look up|quote|report"
    r"|i(?:'d like| would like| want| need)"
    r"(?! (?:to )?(?:verify|check|make sure|be sure|understand))"
    r"|let me (?:see|know|have))\b",
    re.IGNORECASE,
)
"""How a sentence begins that wants something told, without being put as a question."""

_SHORTENED = re.compile(
    r"\b(incl|excl|resp|approx|i\.e|e\.g|a\.k\.a|cf|a\.m|p\.m)\.", re.IGNORECASE
)
"""Words whose full stop ends no sentence."""

_SHORT = re.compile(r"(?:and |also )?(?:what|which|who|whose)\b", re.IGNORECASE)
_TOLD = re.compile(r",\s*(?:right|correct|okay|ok|yes|no)\s*\?\s*$", re.IGNORECASE)
"""How a statement ends that wants no answer of its own."""

_SORTS = {
    TargetKind.SYMBOL: Sort.NAME, TargetKind.PATH: Sort.PATH, TargetKind.COMMIT: Sort.COMMIT,
    TargetKind.TEST: Sort.NAME, TargetKind.LITERAL: Sort.TEXT,
}  # fmt: skip


class Understood(Record, kw_only=True):
    """One question of a text: its goal, how it was read, and what else it may mean."""

    goal: Goal
    reading: Reading | None = None
    offers: tuple[Offer, ...] = ()
    bearing: tuple[Understood, ...] = ()
    """What can be proved and bears on a question that no single fact settles."""


def understand(
    text: str, model: Model, names: Names, today: date, frame: SessionFrame | None = None
) -> tuple[Understood, ...]:
    """Every question of a text, in its order; at least one, perhaps an aside."""
    text = _SHORTENED.sub(lambda said: said[1].replace(".", ""), text)
    replaced = (
        another_target(text, frame, names)
        or compared(text, frame)
        or narrowed(text, frame, model.lexicon, names, today)
    )
    if replaced is not None:
        reading = reading_of(replaced, ReadingQuality.STRONG)
        return (Understood(goal=replaced, reading=reading),)
    carried = _carried(frame)
    text = _spelled_out(text, carried)
    if (meant := _corrected(text)) is not None:
        return (_corrected_reading(text, meant, model, names, today),)
    read = _understand_parts(text, model, names, today, carried)
    return _confirming(text, read, model, names, today)


def _understand_parts(
    text: str, model: Model, names: Names, today: date, carried: Target | None
) -> tuple[Understood, ...]:
    parts = _questions(text)
    if len(parts) > 1:
        read = _several(parts, model, names, today, carried)
        read = _with_details(_settled(read), model, names, today)
        if len(read) > 1:
            return tuple(_understood(one, said, carried) for said, one in read)
        if read and _is_order(*read[0]):
            return (_understood(read[0][1], text, carried),)
        if read:
            text = read[0][0] if len(read) == len(parts) else text
    whole = read_sentence(text, model, names, today, _things(carried))
    both = _coordinated(text, whole, model, names, today)
    both = both or _shared_out(text, whole, model, names, today)
    if both:
        return tuple(_understood(one, said, carried) for said, one in both)
    joined = _behind_story(_AND.split(text))
    rest = parts[1:] or joined[1:]
    if rest and _is_strong(whole) and (listed := _listed(whole, rest)):
        return (_understood(listed, text, carried),)
    is_told = all(_asks_aside(part, whole.best) for part in joined[1:])
    if len(joined) > 1 and not (_is_strong(whole) and is_told):
        apart = _joined(text, joined, whole, model, names, today, carried)
        if apart:
            return apart
    return (_understood(whole, text, carried),)


def _behind_story(pieces: Sequence[str]) -> list[str]:
    """With what asks nothing joined to what stands behind it: "there is a key X, what sets it?"."""
    asks = ASKING_WORDS | WHETHER
    kept = list(pieces)
    while len(kept) > 1 and not (
        asks.intersection(_lower_words(kept[0])) or _ORDER.match(kept[0].strip())
    ):
        kept[:2] = [f"{kept[0]}, {kept[1]}"]
    return kept


def _joined(
    text: str, joined: Sequence[str], whole: Readings, model: Model, names: Names, today: date,
    carried: Target | None,
) -> tuple[Understood, ...]:  # fmt: skip
    """The questions of what "and" joins; none where the whole is one question."""
    read = _several(joined, model, names, today, carried)
    if len(detailed := _with_details(read, model, names, today)) < len(read) == len(joined):
        return tuple(_understood(one, text, carried) for _, one in detailed)
    first = read[0][1].best if read else None
    read = [one for at, one in enumerate(read) if at == 0 or not _asks_aside(one[0], first)]
    is_first = len(read) == 1 and read[0][0] == joined[0].strip()
    if is_first and _is_strong(read[0][1]) and _has_asking_word(read[0][1]):
        listed = _listed(read[0][1], joined[1:])
        return (_understood(listed or read[0][1], text, carried),)
    goals = {one.best.goal.relation for _, one in read if one.best is not None}
    is_one = _is_strong(whole) and _names_all(whole.best, goals)
    asking = [pair for pair in read if _asks_itself(*pair)]
    is_read = len(asking) == len(joined) and all(_is_strong(one) for _, one in read)
    if not is_one and is_read and not _is_fragment(whole, read):
        return tuple(_understood(one, said, carried) for said, one in read)
    is_heard = _is_strong(whole) and (
        not _is_unheard(whole, read[1:]) or _is_said_again(text, whole, read[1:])
    )
    if not is_heard and len(read) == len(joined) and _are_apart(read):
        return tuple(_understood(one, said, carried) for said, one in read)
    is_half = _is_strong(whole) and not _asks_one_of(whole.best, asking)
    if is_half or text.lower().count("how many") > 1:
        return (_aside(_offered(whole, asking), text),)  # it would answer half of it
    return ()


_WHETHER_IT_HOLDS = re.compile(
    r"(?P<stated>[^.;!?\n]*(?:\.(?=\S)[^.;!?\n]*)*)[.;!,]\s+(?:(?:so|and|but|now|well)[, ]+)*"
    r"(?:(?:is|isn't) (?:that|this|it)(?: \w+){0,2} (?:true|so|right|correct|accurate|the case)\b"
    r"|does (?:that|this|it)(?: \w+)? hold\b(?: true\b)?)(?P<where>(?: [\w/.-]+){0,6})\s*\?+\s*",
    re.IGNORECASE,
)
"""A statement, and a question that only asks whether it holds."""


def _confirming(
    text: str, read: tuple[Understood, ...], model: Model, names: Names, today: date
) -> tuple[Understood, ...]:
    """ "X changes the file. Is that true?": "that" is the statement, so what is asked is told by
    the statement; a reading off the question alone would be about the name in it."""
    held = _WHETHER_IT_HOLDS.search(text)
    if held is None or len(read) != 1 or read[0].goal.aside is not None:
        return read
    claim = f"is it true{held['where']} that {held['stated'].strip()}?"
    whole = read_sentence(claim, model, names, today)
    best = whole.best
    is_same = best is not None and best.goal.relation is read[0].goal.relation
    if is_same and best is not None and best.goal.targets == read[0].goal.targets:
        return read
    return (_understood(whole, text, None),)


_CORRECTION = re.compile(
    r"(?:[,;?]|\.{2,}|…|—|–| -)\s*(?:(?:oh|hmm|ah|um|uh|well|but|or|and|wait|sorry)[, ]+)*"
    r"(?:no(?:,| wait\b| sorry\b| hang on\b| scratch\b| forget\b| actually\b)|scratch that\b"
    r"|never ?mind\b|forget (?:it|that)\b|strike that\b|the other way (?:round|around)\b"
    r"|i mean(?:t)? )",
    re.IGNORECASE,
)
"""Where somebody takes back what was just said."""


_NOT_WANTED = re.compile(
    r"\b(?:don't|do not|needn't|no need to) (?:tell|show|give|explain|list)(?: to)?(?: me| us)?"
    r" (?:where|what|who|whose|which|how|why|when)\b[^,.;:!?\n]*",
    re.IGNORECASE,
)
"""A question that somebody says is not asked."""


def _corrected(text: str) -> str | None:
    """What stands behind the last word that takes something back, if anything is asked there."""
    if refused := _NOT_WANTED.search(text):
        return text[refused.end() :].strip(" ,;:")
    found = list(_CORRECTION.finditer(text))
    if not found or not any(
        word in ASKING_WORDS for word in _lower_words(text[: found[0].start()])
    ):
        return None
    meant = text[found[-1].end() :].strip(" ,;:")
    is_added = found[-1].group().lower().strip(" ,;").startswith("i mean")
    if is_added and not {*ASKING_WORDS, *WHETHER}.intersection(_lower_words(meant)):
        return None  # "how long is it, I mean in lines?" takes nothing back
    return meant


def _lower_words(text: str) -> list[str]:
    return re.findall(r"[a-z]+", text.lower())


def _corrected_reading(
    text: str, meant: str, model: Model, names: Names, today: date
) -> Understood:
    """ "Who calls X, no, what does it call?" asks the second; if that is not read, nothing is."""
    things = things_in(tokens_of(text, names, model.lexicon))
    carried = tuple(things) if len(things) == 1 else ()
    read = read_sentence(meant, model, names, today, carried)
    own = any(token.thing for token in read.tokens)
    is_about = own or not things or (carried and read.best is not None and read.best.goal.targets)
    if _is_strong(read) and is_about:
        return _understood(read, text, None)
    return _aside(read_sentence(text, model, names, today), text)


def _listed(whole: Readings, rest: Sequence[str]) -> Readings | None:
    """ "How many call X, which ones?" is answered by those that do; they can be counted."""
    best = whole.best
    said = [one.strip() for one in rest]
    asks_which = all(_WHICH.fullmatch(one) or _TELL_THEM.fullmatch(one) for one in said)
    if best is None or not best.goal.counted or not asks_which:
        return None
    goal = replace(best.goal, counted=False, unit=None)
    reading = replace(best.reading, sentence=sentence_of_goal(goal))
    is_asked = bool(command_of(goal))
    return replace(whole, candidates=(replace(best, goal=goal, reading=reading),) * is_asked)


_WHICH = re.compile(
    r"(?:which|what|who|where)(?: ones?| of them)?(?: (?:are|is) (?:they|it|each(?: one)?))?\??"
)


def graded(
    one: Understood, goal: Goal, text: str, model: Model, names: Names, today: date
) -> Understood:
    """A goal from elsewhere, read off the same words: taken if it leaves none over, else offered.

    It must be one of the readings there are; what nobody here reads so can only be offered.
    """
    goal = replace(goal, question=text)
    read = read_sentence(text, model, names, today)
    same = next((c for c in read.candidates if replace(c.goal, question=text) == goal), None)
    if same is not None and not same.reading.left_over:
        reading = replace(same.reading, quality=ReadingQuality.STRONG)
        return Understood(goal=goal, reading=reading)
    offer = Offer(goal=goal, sentence=sentence_of_goal(goal), command=command_of(goal))
    others = [other for other in one.offers if other.command != offer.command]
    return replace(one, offers=(offer, *others)[:N_OFFERS]) if offer.command else one


def _names_all(whole: Candidate | None, relations: Set[Relation | None]) -> bool:
    """Whether parts that ask alike are one question about what both of them name."""
    is_about = whole is not None and bool(whole.goal.targets) and not whole.form.counted
    return is_about and whole is not None and relations == {whole.goal.relation}


def _asks_itself(part: str, read: Readings) -> bool:
    """Whether a part is a question: "the file X" and "in the body of X" before one are none."""
    words = [token.word for token in read.tokens]
    while words and words[0] in _FILLERS:
        words.pop(0)
    is_put = bool(ASKING_WORDS.intersection(words)) or bool(_COMMANDS.match(part.strip()))
    is_put = is_put or bool(WHETHER.intersection(words) and words[0] not in _SUBJECTS)
    if not is_put and words[:1] != [] and words[0] in _SUBJECTS:
        return False  # "there is a class X and …" tells
    is_name = read.best is not None and read.best.goal.relation in NAMING
    is_told = words[:1] != [] and words[0] in _WHEN and bool(set(words[1:2]) & _SUBJECTS)
    is_told = is_told or (words[:1] != [] and words[0] not in ASKING_WORDS and _states(words))
    return words[:1] != [] and words[0] not in _BEFORE and not is_told and (is_put or not is_name)


def _has_asking_word(read: Readings) -> bool:
    return any(token.word in ASKING_WORDS for token in read.tokens)


def _states(words: Sequence[str]) -> bool:
    """ "X: it's a method of Y" says something and asks nothing."""
    return any(one in _IT and after in ("'s", "is", "was") for one, after in pairwise(words))


_IT = frozenset("it this that".split())


def _are_apart(read: Sequence[tuple[str, Readings]]) -> bool:
    """Whether parts are questions of their own, one of which was read: each has its own ruling.

    "And are async" narrows what stands before it; "and is it async?" asks.
    """
    words = [[token.word for token in one.tokens if not token.is_stop] for _, one in read]
    things = [any(token.thing for token in one.tokens[:2]) for _, one in read]
    return any(_is_strong(one) for _, one in read) and _asks_itself(*read[0]) and all(
        said[:1] != []
        and (said[0] in ASKING_WORDS or (said[0] in WHETHER and (thing or said[1:2] == ["it"]))
             or (said[0] in ("in", "since") and said[1:2] in (["which"], ["what"])))
        for said, thing in list(zip(words, things, strict=True))[1:]
    )  # fmt: skip


def _is_unheard(whole: Readings, read: Sequence[tuple[str, Readings]]) -> bool:
    """Whether a part asks something by itself that nobody understood: "and which edition?" """
    return any(not _is_strong(one) and not _asks_aside(said, whole.best) for said, one in read)


def _is_said_again(text: str, whole: Readings, read: Sequence[tuple[str, Readings]]) -> bool:
    """ "What are the entry points, where does it start?": one question put twice, if no word of it
    is left over and nothing but a comma joins the two."""
    is_apposed = all(one.group().strip() == "," for one in _AND.finditer(text))
    names_more = any(token.thing for _, one in read for token in one.tokens)
    best = whole.best
    return is_apposed and not names_more and best is not None and not best.reading.left_over


def _is_fragment(whole: Readings, read: Sequence[tuple[str, Readings]]) -> bool:
    """Whether a part lost what it is about: "who calls X, and in which tests?" """
    is_about = any(token.thing for token in whole.tokens)
    return is_about and any(
        one.best and not one.best.goal.targets and len(one.tokens) < MIN_ASKED for _, one in read
    )


def _asks_one_of(whole: Candidate | None, read: Sequence[tuple[str, Readings]]) -> bool:
    """Whether no part asks surely for something else than the whole."""
    sure = {one.best.goal.relation for _, one in read if one.best and _is_strong(one)}
    return whole is None or not sure or sure == {whole.goal.relation}


def _offered(whole: Readings, read: Sequence[tuple[str, Readings]]) -> Readings:
    """The whole with what its parts ask for among its readings."""
    parts = [one.best for _, one in read if one.best is not None and _is_strong(one)]
    return replace(whole, candidates=(*parts, *whole.candidates))


def _coordinated(
    text: str, whole: Readings, model: Model, names: Names, today: date
) -> list[tuple[str, Readings]]:
    """ "What does X return and raise": two questions with one subject, put as one."""
    tokens, kinds = whole.tokens, model.label_by_cue
    for at in range(1, len(tokens) - 1):
        beside = tokens[at - 1].word, tokens[at + 1].word
        if tokens[at].word not in ("and", "&", "+") or len({kinds.get(one) for one in beside}) < 2:
            continue
        if beside[1] in _BEFORE | ASKING_WORDS:
            continue  # "when was it changed, and in what commit?"
        for n_left, n_right in product((1, 2), (1, 2, 3)):
            left, right = tokens[max(0, at - n_left) : at], tokens[at + 1 : at + 1 + n_right]
            if any(one.thing or one.is_stop for one in (*left, *right)):
                continue
            first = text[: tokens[at].start].rstrip() + text[right[-1].end :]
            second = text[: left[0].start] + text[right[0].start :]
            read = [(one, read_sentence(one, model, names, today)) for one in (first, second)]
            goals = [one.best.goal.relation for _, one in read if one.best and _is_strong(one)]
            if len(set(goals)) == 2:
                return read
    return []


def _shared_out(
    text: str, whole: Readings, model: Model, names: Names, today: date
) -> list[tuple[str, Readings]]:
    """ "Where are X and Y defined": the same question about each, where no kind is about both."""
    tokens = whole.tokens
    words = {token.word for token in tokens}
    if _is_strong(whole) or words & _JOINTLY:
        return []
    for at in range(1, len(tokens) - 1):
        left, right = tokens[at - 1], tokens[at + 1]
        is_pair = left.thing and right.thing and left.word == right.word
        if tokens[at].word not in ("and", "&", "+") or not is_pair:
            continue
        parts = [text[: left.end] + text[right.end :], text[: left.start] + text[right.start :]]
        read = [(one, read_sentence(one, model, names, today)) for one in parts]
        goals = [one.best.goal for _, one in read if one.best and _is_strong(one)]
        if len(goals) == 2 and goals[0].relation is goals[1].relation:
            return read
    return []


_JOINTLY = frozenset(
    "between both either neither compare compared comparison differ differs difference different"
    " same common share shared together vs versus relate related relation unlike besides".split()
)
"""Words that ask about two things as a pair."""


def _asks_aside(part: str, whole: Candidate | None) -> bool:
    """Whether a part asks only for what the answer tells besides: where, and of commits who and
    when."""
    tells_when = whole is not None and whole.goal.relation in _DATED
    words = _ASIDE_WORDS | _DATING if tells_when else _ASIDE_WORDS
    return words.issuperset(_lower_words(part))


_DATING = frozenset("when date author commit message subject hash sha".split())
_DATED = frozenset(
    {Relation.LAST_COMMIT, Relation.REMOVED_BY, Relation.COMMIT_INFO, Relation.ADDED_BY,
     Relation.LAST_CHANGE,
     Relation.COMMITS_TOUCHING, Relation.RECENT_COMMITS, Relation.TEXT_CHANGED_BY,
     Relation.SIGNATURE_CHANGES, Relation.DEFAULT_CHANGES, Relation.KEY_CHANGES,
     Relation.BOUND_CHANGES, Relation.LARGEST_COMMITS}
)  # fmt: skip
"""Answered with commits, which say who and when."""
_ASIDE_WORDS = (
    NOISE | PRONOUNS | frozenset("line lines file files path number live sit many".split())
)

_ITS = re.compile(
    r"(?:(?:and|ok|so)[, ]+)?(?:what about |how about )?(?:its|their|the) (?P<what>[\w -]+?)\??",
    re.IGNORECASE,
)

_CODE = re.compile(
    r"(?:(?:and|ok|so|now)[, ]+)?(?:(?:please )?(?:show|give|print)(?: me)?|can i see|let me see)"
    r" (?:its|the|that) (?:source )?(?:code|source|body|implementation|definition)[?.!]*",
    re.IGNORECASE,
)


def _spelled_out(text: str, carried: Target | None) -> str:
    """ "And its parameters?" asks for the parameters of what was spoken of."""
    said = " ".join(text.split())
    its = _ITS.fullmatch(said)
    if carried is not None and _CODE.fullmatch(said):
        return f"where is `{carried.text}` defined?"  # the answer quotes it
    return f"{its['what']} of `{carried.text}`" if its and carried else text


def _several(
    parts: Sequence[str], model: Model, names: Names, today: date, carried: Target | None
) -> list[tuple[str, Readings]]:
    """The readings of several questions; what the first names, the next may point back at."""
    found: list[tuple[str, Readings]] = []
    goals: list[Goal] = []
    things = _things(carried)
    for part in parts:
        again = another_target(part, _frame(goals), names)
        if again is not None and found:
            found.append((part.strip(), _repeated(found[-1][1], again)))
            continue
        read = read_sentence(part, model, names, today, things)
        is_put = part.rstrip().endswith("?") or _begins_asking(read)
        if not _is_strong(read) and (_says_nothing(read) or not is_put):
            continue
        best = read.best
        if best is not None and _is_strong(read):
            goal = replace(best.goal, question="")
            if goal in goals or (not is_put and _is_asked_already(goal, goals)):
                continue
            goals.append(goal)
            things = _things(best.goal.targets[0]) if best.goal.targets else things
        elif len(named := [token.thing for token in read.tokens if token.thing]) == 1:
            things = tuple(named)
        found.append((part.strip(), read))
    return found


def _is_asked_already(goal: Goal, goals: Sequence[Goal]) -> bool:
    """ "Where is X? I'd like to know what it belongs to": what is said besides asks no more."""
    return any((one.relation, one.targets) == (goal.relation, goal.targets) for one in goals)


def _settled(read: list[tuple[str, Readings]]) -> list[tuple[str, Readings]]:
    """Without the question that an order behind it is to settle ("Big? Count the lines of it."),
    and without the order that only wants its answer told ("Name those methods please.")."""
    if len(read) == 2 and _is_strong(read[0][1]) and _TELL_THEM.fullmatch(read[1][0].strip()):
        return read[:1]
    return [
        (part, one)
        for number, (part, one) in enumerate(read)
        if _is_strong(one)
        or not (number + 1 < len(read) and _is_order(*read[number + 1]))
        or SELECTING.intersection(token.word for token in one.tokens)
    ]


_TELL_THEM = re.compile(
    r"(?:please )?(?:list|show|name|give|tell|print|enumerate)(?: me)? (?:all (?:of )?)?"
    r"(?:it|them|those|these|'?em)(?: \w+)?(?:,? please)?[.!]*",
    re.IGNORECASE,
)


def _with_details(
    read: list[tuple[str, Readings]], model: Model, names: Names, today: date
) -> list[tuple[str, Readings]]:
    """ "Do we depend on X, and which versions are allowed?": the second question is about the same
    and its answer says both, so the first is not asked by itself."""
    if len(read) != 2:
        return read
    (_, first), (said, second) = read
    best = first.best
    if best is None or not _is_strong(first) or len(best.goal.targets) != 1:
        return read
    if not any(token.thing for token in second.tokens):
        name = best.goal.targets[0].text
        ways = (f"{said.rstrip(' ?.!')} {word} `{name}`?" for word in ("of", "for"))
        read_ways = [read_sentence(way, model, names, today) for way in ways]
        second = next(filter(_is_strong, read_ways), second)
    detail = second.best
    if detail is None or not _is_strong(second) or detail.goal.polar:
        return read
    is_about = detail.goal.targets == best.goal.targets
    is_same = is_about and detail.goal.relation is best.goal.relation
    is_once = best.goal.polar or len(_distinct([best, detail])) == 1
    return [(said, second)] if is_same and is_once else read


def _is_order(part: str, read: Readings) -> bool:
    is_put = part.rstrip().endswith("?") or _ORDER.match(part.strip()) is None
    return _is_strong(read) and not is_put


def _frame(goals: Sequence[Goal]) -> SessionFrame | None:
    if not goals:
        return None
    return SessionFrame(goal=goals[-1], object=None, carryover=Carryover.FULL)


def _repeated(read: Readings, goal: Goal) -> Readings:
    """The question before, about another thing: "is A async? and B?" """
    best = read.best
    if best is None:
        return read
    reading = replace(best.reading, sentence=sentence_of_goal(goal))
    return replace(read, candidates=(replace(best, goal=goal, reading=reading),))


def _questions(text: str) -> list[str]:
    """The text cut so that each piece asks once, with the story that stands before it."""
    pieces: list[str] = []
    story = ""
    for match in _SENTENCE.finditer(text):
        said = match.group()
        if not said.strip():
            continue
        is_asked = said.rstrip().endswith("?") and not _TOLD.search(said)
        is_short = bool(pieces) and _SHORT.match(said.strip()) is not None
        is_order = bool(pieces) and _ORDER.match(said.strip()) is not None
        asks = is_asked or is_short or is_order or _COMMANDS.match(said.strip())
        story += said
        if asks:
            pieces.append(story)
            story = ""
    if story.strip():
        if pieces:
            pieces[-1] += story
        else:
            pieces.append(story)
    return pieces


def _says_nothing(read: Readings) -> bool:
    """Politeness put as a question: "could you help me?" """
    words = [token for token in read.tokens if not token.is_stop]
    return all(token.thing is None and token.word in NOISE | _ASKED_OF for token in words) or (
        read.other == "-chat" and not any(token.thing for token in words)
        and words[0].word not in ("which", "whose")
        and (read.best is None or read.best.score < read.other_score)
    )  # fmt: skip


_ASKED_OF = frozenset("could would may might".split())


def _is_strong(read: Readings) -> bool:
    return read.best is not None and read.best.reading.quality >= ReadingQuality.MODERATE


def _understood(read: Readings, text: str, carried: Target | None) -> Understood:
    best = read.best
    if best is not None and _is_strong(read):
        goal = best.goal
        if carried is not None:
            same = [carried if one.text == carried.text else one for one in goal.targets]
            goal = replace(goal, targets=tuple(same))
        return Understood(goal=goal, reading=best.reading)
    return _aside(read, text)


def _aside(read: Readings, text: str) -> Understood:
    likely = [one for one in read.candidates if one.score >= MIN_OFFERED and not _is_wild(one)]
    aside = _aside_of(read, is_other=not likely or likely[0].score < read.far_score)
    if aside in (Aside.CHAT, Aside.OPINION, Aside.NO_CARRYOVER):
        likely = []
    offered = [_offer(one) for one in _distinct(likely)]
    offers = tuple(one for one in offered if one.command)[:N_OFFERS]
    if aside is Aside.NOT_COVERED and not offers:
        aside = Aside.OPEN if _content(read) else Aside.UNDERSPECIFIED
    reading = read.best.reading if read.best is not None and offers else None
    goal = Goal(question=text, intent=Intent.CHAT, aside=aside, targets=_named(read, aside))
    is_asked = bool(likely) and likely[0].score > read.other_score + BEARING_LEAD
    if not is_asked and (bearing := _bearing(read, text)):
        goal = replace(goal, aside=Aside.OPEN)
        return Understood(goal=goal, reading=bearing[0].reading, bearing=bearing)
    return Understood(
        goal=goal, reading=reading and replace(reading, quality=ReadingQuality.WEAK), offers=offers
    )


def _bearing(read: Readings, text: str) -> tuple[Understood, ...]:
    """The typed questions that bear on one that asks for a judgement, if what it names fits."""
    compound = COMPOUNDS.get(read.other.removeprefix("-"))
    if compound is None or not (read.is_other_likely if compound.fills else read.is_other_sure):
        return ()
    things = things_in(read.tokens)
    is_named = all(thing.certainty >= Certainty.CODELIKE for thing in things)
    is_fit = len(things) == len(compound.fills) and all(
        thing.sort in ACCEPTS[fill] for fill, thing in zip(compound.fills, things, strict=True)
    )
    if not (is_named and is_fit) or _has_unknown_subject(read.tokens):
        return ()
    texts = [bare_name(one.text) if one.sort is Sort.NAME else one.text for one in things]
    left = tuple(word for word in dict.fromkeys(_content(read)) if word not in texts)
    reading = Reading(
        sentence=compound.said_of(texts), kind="several", quality=ReadingQuality.MODERATE,
        left_over=left,
    )  # fmt: skip
    return tuple(
        Understood(goal=goal, reading=replace(reading, kind=goal.relation.value))
        for goal in bearing_goals(compound, texts, text)
        if goal.relation is not None
    )


def _has_unknown_subject(tokens: Sequence[Token]) -> bool:
    """ "Does save call X?" asks about something that nothing here is called."""
    if len(tokens) < MIN_TOPIC or tokens[0].word not in WHETHER:
        return False
    subject = tokens[1]
    return subject.thing is None and subject.word not in NOISE | FUNCTION_WORDS | NEVER_NOISE


def _is_wild(one: Candidate) -> bool:
    """Whether a reading is about nothing that was named and passes over most of what was said."""
    n_left = len(one.reading.left_over)
    return not one.goal.targets and (n_left > 1 or (n_left == 1 and one.score < WILD))


_BEFORE = frozenset("in within inside for with about of at on from under given regarding".split())
_WHEN = frozenset("when if before after while once since as".split())
_SUBJECTS = frozenset("i we you they he she it this the a an my our someone one there".split())
_FILLERS = frozenset("so um uh okay ok right well yeah hey and then now , hi hello".split())
NAMING = frozenset(
    {Relation.DEFINED_IN, Relation.DESCRIPTION, Relation.EXISTS, Relation.COMMIT_INFO,
     Relation.LINES}
)  # fmt: skip
"""What a name alone is read as."""
_WORKING = frozenset("work works done handled implemented".split())
_POINTING = frozenset("that those these stuff".split())
_GREETING = frozenset("hello hi hey thanks thank bye morning goodbye".split())


def _aside_of(read: Readings, *, is_other: bool) -> Aside:
    """What a sentence is that was not read: an opinion, small talk, an open question …"""
    words = {token.word for token in read.tokens}
    has_things = any(token.thing for token in read.tokens)
    if words & JUDGING:
        return Aside.OPINION
    n_content = len(_content(read))
    if "stuff" in words and not has_things and not n_content:
        return Aside.UNDERSPECIFIED
    if _points_back(read) and not has_things and read.needs_a_thing and n_content < MIN_TOPIC:
        return Aside.NO_CARRYOVER  # nobody said what "it" is
    aside = ASIDES.get(read.other, Aside.NOT_COVERED) if is_other else Aside.NOT_COVERED
    if "how" in words and words & _WORKING and not has_things:
        return Aside.OPEN  # of a feature
    is_empty = not has_things and not _content(read)
    if is_empty and words & _GREETING:
        return Aside.CHAT
    if is_empty and (aside is Aside.OPINION or (aside is Aside.CHAT and words & _POINTING)):
        return Aside.UNDERSPECIFIED
    if aside is Aside.CHAT and (has_things or (read.other_score < SURE_CHAT and _content(read))):
        return Aside.NOT_COVERED  # who names something asks about it
    is_topic = aside is Aside.CHAT and n_content >= MIN_TOPIC
    is_topic = is_topic or (read.other == "-general" and read.other_score < WILD and n_content > 1)
    if is_topic or (aside in (Aside.CHAT, Aside.OPINION) and _asks(read) and n_content > 1):
        return Aside.OPEN
    return aside


def _points_back(read: Readings) -> bool:
    """Whether something is called "it" or "that": not "this project", "a function that calls"."""
    words = ["", *(token.word for token in read.tokens), ""]
    return any(
        one in PRONOUNS
        and not (one == "that" and before.removesuffix("s") in _NOUNS)
        and after not in _WHOLE
        for before, one, after in zip(words, words[1:], words[2:], strict=False)
    )


_NOUNS = frozenset(KIND_WORDS) | FILE_WORDS | {"code", "test", "tool", "anything", "something"}
_WHOLE = frozenset("project repo repository codebase code package library tool app thing".split())


def _asks(read: Readings) -> bool:
    """Whether it is put as a question, not as a wish or an order."""
    words = [token.word for token in read.tokens]
    return "?" in words or (words[:1] != [] and words[0] in ASKING_WORDS | WHETHER)


def _begins_asking(read: Readings) -> bool:
    """ "And what commit set it": a question, with or without its mark."""
    words = [token.word for token in read.tokens[:3]]
    is_joined = words[:1] in (["and"], ["also"], ["plus"])
    return bool(ASKING_WORDS.intersection(words if is_joined else words[:1]))


def _distinct(candidates: Sequence[Candidate]) -> list[Candidate]:
    found: list[Candidate] = []
    for one in candidates:
        if all(
            replace(one.goal, question="") != replace(other.goal, question="") for other in found
        ):
            found.append(one)
    return found


def _offer(one: Candidate) -> Offer:
    return Offer(goal=one.goal, sentence=one.reading.sentence, command=command_of(one.goal))


def _named(read: Readings, aside: Aside) -> tuple[Target, ...]:
    """What the sentence names; an open question is searched for by its words."""
    found = [
        Target(
            text=token.thing.text,
            kind=TargetKind.PATH if token.thing.sort is Sort.PATH else TargetKind.SYMBOL,
        )
        for token in read.tokens
        if token.thing is not None
        and token.thing.sort in (Sort.NAME, Sort.PATH)
        and token.thing.certainty > Certainty.GUESSED
    ]
    if aside is Aside.OPEN and (words := _content(read)):
        found.insert(0, Target(text=" ".join(words), kind=TargetKind.PHRASE))
    return tuple(dict.fromkeys(found))[:N_OFFERS]


def _content(read: Readings) -> list[str]:
    aside = set_aside(read.tokens)
    return [
        token.raw
        for number, token in enumerate(read.tokens)
        if not token.is_stop and number not in aside
        and (token.thing is not None or (token.word not in NOISE and token.word not in NEVER_NOISE))
    ]  # fmt: skip


def _carried(frame: SessionFrame | None) -> Target | None:
    return frame.object_target() if frame is not None else None


def _things(target: Target | None) -> tuple[Thing, ...]:
    if target is None or target.kind not in _SORTS:
        return ()
    return (
        Thing(
            sort=_SORTS[target.kind], text=target.text, start=-1, end=-1, certainty=Certainty.MARKED
        ),
    )
