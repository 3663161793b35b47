"""Read a question into a goal: which relation is asked, about which targets.

Works on words, not characters: what stands in backticks or quotes is taken out first, so it can
never be mistaken for frame words, nor split. Wordings are data in `families`; what a target's own
words mean is `targets`' work. Knows nothing about the repository.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from probant.inquiry.clauses import at_revision
from probant.inquiry.families import role_of
from probant.inquiry.families.asides import CHAT, CHAT_OPENINGS, CHAT_WORDS, OPINION
from probant.inquiry.families.family import Role
from probant.inquiry.goals import goal_of, named_in, relation_of
from probant.inquiry.kept_names import lost_names
from probant.inquiry.looks import an_aside, as_it_looks, is_loose, is_sure
from probant.inquiry.matching import ASKING, LOOSE, Match, best_match, swallows
from probant.inquiry.plain_words import TRAILING, lazily, words_of
from probant.inquiry.plainer import opened, without_condition
from probant.inquiry.rewrites import is_adverb, rewrites, without_reach
from probant.inquiry.sentences import names_in, sentences_of
from probant.inquiry.session_frame import SessionFrame
from probant.inquiry.targets import KIND_WORDS, PRONOUNS, Words, looks_like_path, read_target
from probant.inquiry.units import with_unit
from probant.vocabulary.question import Aside, Facet, Goal, Intent, Relation, Target, TargetKind
from probant.vocabulary.record import replace

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

_AT_REVISIONS = frozenset(
    {Relation.COMMIT_FILES, Relation.TAGS_CONTAINING, Relation.COMMIT_INFO, Relation.EXISTED_AT,
     Relation.ADDED_BETWEEN, Relation.CHANGED_BETWEEN, Relation.LANGUAGE_VERSION,
     Relation.DEPENDENCIES}
)  # fmt: skip
"""Relations whose revision is what is asked about."""

_TOLD_APART = frozenset(
    {Relation.PARAMETERS, Relation.DEFAULT, Relation.RETURNS, Relation.TYPE, Relation.VALUE,
     Relation.EXTENDS, Relation.EXTENDED_BY, Relation.ABSTRACT_METHODS, Relation.IMPLEMENTS,
     Relation.IMPLEMENTED_BY, Relation.DECORATORS, Relation.DECORATED_BY, Relation.EXPORTS,
     Relation.RAISES, Relation.RAISED_BY, Relation.TRAIT, Relation.VISIBILITY, Relation.FIELDS,
     Relation.METHODS, Relation.IMPORTS, Relation.IMPORTED_BY, Relation.CALLED_BY, Relation.CALLS,
     Relation.IMPORT_CYCLE, Relation.OVERRIDDEN_BY, Relation.TESTS, Relation.IMPORT_PATH,
     Relation.UNUSED_IMPORTS, Relation.LINE_AUTHOR, Relation.EXISTED_AT, Relation.LINE_COUNT,
     Relation.LINES, Relation.WORKFLOW_TRIGGERS, Relation.COMPARE}
)  # fmt: skip
"""Relations of which the model knows sentences that ask them and sentences that only sound so."""

_WITH_A_WORD = frozenset({Relation.TRAIT, Relation.VISIBILITY, Relation.DEFAULT})
"""Relations that always tell a word besides their target."""

_HEARD = _TOLD_APART | {
    Relation.COMMIT_FILES, Relation.ADDED_BY, Relation.LAST_CHANGE, Relation.COMMITS_TOUCHING,
    Relation.RENAMED, Relation.TAGS_CONTAINING, Relation.ADDED_BETWEEN, Relation.TEST_CASES,
    Relation.LICENCE,
}  # fmt: skip
"""Relations of which the model knows the words they are asked with."""

_NOUNS_OF = frozenset("name names def body code list number default type value static".split())
"""What is said of a name rather than a name: "the names of X's parameters" are no thing in X."""

_CONDITIONAL = re.compile(
    r"(?:(?:hi|hello|hey|ok|so|well)[,!]? )?(?:if|when|once|suppose) ", re.IGNORECASE
)


def read_question(
    text: str, *, session: SessionFrame | None = None, with_revision: bool = True
) -> Goal:
    """The goal of a question. What cannot be read is an aside with its reason, never a guess.

    Without `with_revision`, "in v2" is read as any other hint: a folder may have that name.
    """
    return with_unit(_understood(text, session, with_revision=with_revision))


def _understood(text: str, session: SessionFrame | None, *, with_revision: bool) -> Goal:
    goal = _read(text, session, with_revision=with_revision)
    if goal.aside is None and lost_names(text, goal):
        goal = an_aside(text, Aside.UNDERSPECIFIED, goal.targets)
    if goal.aside is Aside.UNDERSPECIFIED or (goal.aside is None and _is_doubtful(goal)):
        return _by_likeness(text, goal) or goal
    if goal.aside is None and _only_sounds_like(text, goal):
        return an_aside(text, Aside.UNDERSPECIFIED, goal.targets)
    return goal


def _only_sounds_like(text: str, goal: Goal) -> bool:
    """Whether a rule fits a sentence that asks something else: "which tests should X have?" """
    is_told = not goal.is_plain and goal.relation not in _WITH_A_WORD
    is_narrowed = is_told or goal.transitive or bool(goal.revision)  # words that did count
    if goal.relation is None or goal.relation not in _HEARD or is_narrowed:
        return False
    from probant.inquiry.likeness.reading import is_doubted

    names = [target.text for target in goal.targets]
    names += [goal.member] if goal.relation is Relation.DEFAULT else []
    is_told_apart = goal.relation in _TOLD_APART and not goal.counted
    return is_doubted(text, goal.relation.value, names, is_told_apart=is_told_apart)


def _is_doubtful(goal: Goal) -> bool:
    """Whether what should be a name may be words of the question."""
    if goal.relation is Relation.DESCRIBED_AS and goal.targets[0].kind is TargetKind.LITERAL:
        return False  # told apart, in words that may be any
    is_phrase = any(target.kind is TargetKind.PHRASE for target in goal.targets)
    is_noun = any(target.owner and target.text in _NOUNS_OF for target in goal.targets)
    return is_noun or is_loose(goal) or (goal.relation in LOOSE and is_phrase)


def _by_likeness(text: str, goal: Goal) -> Goal | None:
    """What sentences of that kind ask, where no rule is sure of it."""
    from probant.inquiry.likeness.reading import said_plainly  # most questions never need it

    is_key = goal.relation is Relation.CONFIG_KEY
    plain = said_plainly(text, may_guess=is_key or goal.aside is not None)
    if plain is None:
        return None
    meant = _read(plain, None, with_revision=True)
    if meant.aside is not None or lost_names(text, meant):
        return None
    return replace(meant, question=text)


def _read(text: str, session: SessionFrame | None, *, with_revision: bool) -> Goal:
    if (described := _described(text)) is not None:
        return described
    if (answerable := _opened(text, session, with_revision=with_revision)) is not None:
        return answerable
    if _CONDITIONAL.match(text) and text.count("?") <= 1:
        whole = _read_sentence(text, without_condition(text), session, with_revision=with_revision)
        if whole.aside is None:
            return whole  # the condition is part of what is asked
    asides: list[Goal] = []
    sentences = sentences_of(re.sub("[\ue000\ue001]", " ", text))
    for number, sentence in enumerate(sentences):
        goal = _read_sentence(text, sentence, session, with_revision=with_revision)
        if goal.aside is None:
            if is_loose(goal) and (apart := _apart(text, session)) is not None:
                return apart
            others = [one for one in sentences[number + 1 :] if one.endswith("?")]
            read = (
                _read_sentence(text, one, session, with_revision=with_revision) for one in others
            )
            if any(one.aside is None and one != goal for one in read):
                return an_aside(
                    text, Aside.UNDERSPECIFIED, goal.targets
                )  # two questions, one answer
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
    return an_aside(text, Aside.UNDERSPECIFIED)


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
                targets=(target,), facet=Facet.FUNCTIONS)  # fmt: skip


def _opened(text: str, session: SessionFrame | None, *, with_revision: bool) -> Goal | None:
    """ "Is it called from anywhere, and where?" wants the list, not a yes or no."""

    last = set(re.findall(r"[a-z]+", text.lower()[-24:]))
    both = opened(text) if ASKING & last or "them" in last else None
    if both is None:
        return None
    head, tail = both
    goal = _understood(f"{head}?", session, with_revision=with_revision)
    if goal.aside is not None or len(goal.targets) > 1:
        return None
    if goal.relation is Relation.EXISTS:
        if tail not in ("where", "which"):
            return None
        target = goal.targets[0]
        return replace(goal, question=text, relation=relation_of(Relation.DEFINED_IN, (target,)),
                       polar=False)  # fmt: skip
    if goal.relation not in COUNTABLE:
        return None
    if goal.polar:
        return replace(goal, question=text, polar=False, facet=None, member="")
    return replace(goal, question=text)


def _in_what_was_told(text: str, sentences: list[str], session: SessionFrame | None) -> Goal | None:
    """ "I want to clean up a.py, which imports are unused?": asked about what was just named."""
    told = [one for one in sentences if not one.endswith("?")]
    asked = [one for one in sentences if one.endswith("?")]
    named = dict.fromkeys(name for one in told for name in names_in(one))
    if len(asked) != 1 or len(named) != 1 or names_in(asked[0]):
        return None
    (name,) = named
    small = "in" if looks_like_path(name) else "of"
    goal = _read_sentence(text, f"{asked[0].rstrip(' ?')} {small} `{name}`", session,
                          with_revision=False)  # fmt: skip
    return goal if goal.aside is None and goal.relation not in LOOSE else None


def _apart(text: str, session: SessionFrame | None) -> Goal | None:
    """The part that asks by itself, where the whole could not be read."""
    from probant.inquiry.apart import asked_apart

    for asked in asked_apart(text, names_in):
        goal = _read_sentence(text, asked, session, with_revision=True)
        is_text = goal.relation is Relation.OCCURS_IN and '"' in asked
        is_vague = goal.relation is Relation.DESCRIPTION
        if goal.aside is None and not is_vague and (is_text or is_sure(goal)):
            return goal
    return None


def _read_sentence(
    text: str, sentence: str, session: SessionFrame | None, *, with_revision: bool
) -> Goal:
    words = words_of(sentence)
    if words.quotes:
        from probant.inquiry.run_commands import spelled_out  # only for what stands in quotes

        words = spelled_out(words)
    bare = words.lowered()
    whole = " ".join(sentence.lower().replace(",", " ").strip(TRAILING).split())
    if _may_chat(whole) and (_matches_any(CHAT, bare) or _matches_any(CHAT, whole)):
        return an_aside(text, Aside.CHAT)
    if not bare:
        return an_aside(text, Aside.UNDERSPECIFIED)
    match = best_match(words)
    reach = False
    if match is None or _leaves_reach(match):
        words, reach = _without_reach(words)
        match = best_match(words) if reach else match
    if with_revision and (match is None or match.frame.intent is not Intent.STATUS):
        clause = at_revision(words.plain)
        if clause.revision:
            asked = Words(clause.text, words.quotes)
            goal = _reaching(_read_words(text, asked, best_match(asked), session), reach)
            if goal.aside is None and is_loose(goal):
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
        return an_aside(goal.question, Aside.UNDERSPECIFIED)
    return goal


def _leaves_reach(match: Match) -> bool:
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
        return an_aside(goal.question, Aside.UNDERSPECIFIED)
    return replace(goal, transitive=True)


def _read_words(text: str, words: Words, match: Match | None, session: SessionFrame | None) -> Goal:
    bare = words.lowered()
    if match is None or match.frame.intent is Intent.EXPLAIN:
        if _matches_any(OPINION, bare):
            return an_aside(text, Aside.OPINION, named_in(words))
        if (again := _again(text, words, session)) is not None:
            return again
    if match is not None and match.frame.relation in LOOSE:
        words, match = _soberly(words, match)
    if match is None:
        read = _rewritten(text, words, session) or _by_gist(text, words)
        return as_it_looks(read or _bare_target(text, words))
    goal = goal_of(text, words, match, session)
    if is_loose(goal):
        read = _said_plainly(text, words, session) or _by_gist(text, words)
        if read is not None:
            return as_it_looks(read)
    return as_it_looks(goal)


def _said_plainly(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """A plainer form that leaves no word to spare, where the sentence as it stands does."""
    read = _plainly(text, words, session)
    return next((goal for goal in read if goal.aside is None and is_sure(goal)), None)


def _soberly(words: Words, match: Match) -> tuple[Words, Match]:
    """Without stress and asides in brackets, where that leaves no phrase to search for."""
    if not any(" " in said for said in match.groups.values()):
        return words, match
    plain = " ".join(re.sub(r" ?\([^()]*\)", "", words.plain).split())
    sober = Words(" ".join(w for w in plain.split(" ") if not is_adverb(w)), words.quotes)
    other = best_match(sober) if sober.plain not in ("", words.plain) else None
    is_surer = other is not None and other.frame.relation not in LOOSE
    return (sober, other) if other is not None and is_surer else (words, match)


def _by_gist(text: str, words: Words) -> Goal | None:
    if re.fullmatch(r"(?:path|file|place|spot) (?:in|inside|within) \S+", words.lowered()):
        return None  # one asks for the path of a file, not in it: that word is a name
    from probant.inquiry.gist import by_gist  # most questions need no second way of reading

    return by_gist(text, words)


def _rewritten(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """The question said more plainly, if a family then knows it; sure readings come first."""
    read = list(_plainly(text, words, session))
    sure = (goal for goal in read if goal.aside is None and is_sure(goal))
    return next(sure, None) or next(iter(read), None)


def _plainly(text: str, words: Words, session: SessionFrame | None) -> Iterator[Goal]:
    for rewrite in rewrites(words.plain):
        plainer = Words(rewrite.text, words.quotes)
        match = best_match(plainer)
        if match is None or (rewrite.counted and match.frame.polar):
            continue
        if rewrite.counted and match.frame.relation not in COUNTABLE:
            continue
        goal = goal_of(text, plainer, match, session)
        if goal.aside is None:
            yield replace(goal, counted=goal.counted or rewrite.counted)
        elif goal.aside is not Aside.UNDERSPECIFIED:
            yield goal


def _again(text: str, words: Words, session: SessionFrame | None) -> Goal | None:
    """ "And in v2.0?", "and its parameters?": the last question with one part replaced."""
    its = re.fullmatch(r"(?:what about |how about )?(?:its|their|his|the) (.+)", words.lowered())
    if its and not lazily(r".*\b(?:of|for|in)\b.*").fullmatch(its.group(1)):
        noun = Words(f"{its.group(1)} of it", words.quotes)
        match = best_match(noun)
        if match is not None and match.frame.intent is not Intent.EXPLAIN:
            return goal_of(text, noun, match, session)
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
                        transitive=old.transitive, facet=old.facet, member=old.member,
                        unit=old.unit)  # fmt: skip
    return None


def _bare_target(text: str, words: Words) -> Goal:
    """A lone identifier, path or quoted name asks where it is."""
    said = words.plain
    if said.lower() in PRONOUNS:
        return an_aside(text, Aside.NO_CARRYOVER)
    target = None if swallows(said.lower()) else read_target(said, words.quotes, Role.NAME)
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
        return an_aside(text, Aside.UNDERSPECIFIED, named_in(words))
    return as_it_looks(
        Goal(
            question=text,
            intent=Intent.LOCATE,
            relation=relation_of(Relation.DEFINED_IN, (target,)),
            targets=(target,),
        )
    )


def _may_chat(whole: str) -> bool:
    """A look at the words small talk cannot do without: its patterns cost far more."""
    words = whole.split(" ")
    return words[0].strip("!.?") in CHAT_OPENINGS or not CHAT_WORDS.isdisjoint(words)


def _matches_any(patterns: Iterable[str], lowered: str) -> bool:
    return any(re.fullmatch(pattern, lowered) for pattern in patterns)
