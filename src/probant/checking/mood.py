"""Which sentences state something about the code as it is, and which only speak about it.

Questions, instructions, conditions, wishes, examples, guesses and other times state nothing here.
Decided by the words around a form; the form itself already asks for the present tense.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum

from probant.checking.elsewhere import Surroundings
from probant.checking.sentences import Known, Node, NodeKind


class Mood(Enum):
    """How a sentence is meant; all but the first hold no statement."""

    STATES = ""
    ASKS = "a question"
    HEADS = "a heading"
    CODES = "code without marks around it"
    INSTRUCTS = "advice or an instruction"
    SUPPOSES = "an example or a supposition"
    GUESSES = "a guess"
    INTENDS = "an intention"
    JUDGES = "an opinion"
    OTHER_TIME = "about another time or version"


SPOKEN_OF = frozenset({Mood.INSTRUCTS, Mood.GUESSES, Mood.INTENDS, Mood.JUDGES, Mood.OTHER_TIME})
"""Moods that are listed as out of scope; the others go without saying."""

_IMPERATIVES = frozenset(
    """
    create add run put make ensure check use set call define import install open edit move copy
    write implement replace rename remove delete update change consider try do don't let please
    configure place pass extend override register export include specify start go keep avoid prefer
    remember follow click select build switch wrap verify confirm find refer modify append insert
    enable disable download clone declare inherit subclass provide give paste save store adjust
    fix refactor drop rewrite convert supply never always
    """.split()
)
_CHANGES = frozenset(
    """
    added fixed removed changed renamed moved introduced updated simplified improved deprecated
    dropped replaced rewrote refactored ported converted bumped split merged reworked
    """.split()
)
"""First words of an entry in a list of changes."""

_STEPS = frozenset("first then next now finally also and so otherwise instead just simply".split())
_BEFORE: dict[Mood, frozenset[str]] = {
    Mood.SUPPOSES: frozenset(
        """
        suppose supposing assume assuming imagine pretend say let's hypothetically whether if unless
        until lest provided like whatever whichever how why what when whenever once
        """.split()
    ),
    Mood.INSTRUCTS: frozenset(
        """
        ensure ensures should must ought shall recommend suggest you you'll wish hope please sure
        plan idea goal proposal ideally intention suggestion hopefully supposed theory intent want
        wants wanted intended purpose aim
        """.split()
    ),
    Mood.GUESSES: frozenset(
        """
        think believe guess suspect seems seem appears appear probably perhaps maybe possibly
        likely presumably apparently supposedly allegedly might may could would doubt unclear
        unsure unlikely assumes claims claimed claim says said say suggests imply implies asserts
        asserted assert expects expected argues argued argue pretends misconception myth rumor
        believes believed thinks thought expect mentions mentioned states stated told tells reports
        reported wrote writes asks asked wonders complains insists suggested proposes recommends
        promises
        """.split()
    ),
    Mood.OTHER_TIME: frozenset(
        """
        previously formerly originally was were had will going planned proposed once earlier
        historically until older old todo fixme eventually upcoming future did changed removed
        renamed replaced replaces removes renames deprecated became legacy former obsolete
        """.split()
    ),
    Mood.JUDGES: frozenset(
        "not never no without nor isn't doesn't don't cannot can't false".split()
    ),
}
"""Words that, before a statement and in the same clause, make it something else."""

_SENTENCE = (
    (Mood.SUPPOSES, re.compile(
        r"\b(?:for (?:example|instance)|e\.g\.|suppose|supposing|imagine|let's say|let us say"
        r"|hypothetical|an example of|in (?:this|the|that) example|say you|pretend"
        r"|as an example|not true|untrue|not the case|(?:is|it's) false"
        r"|false that|as if|as though|an? world|ideal world|contrary to)\b")),
    (Mood.INSTRUCTS, re.compile(
        r"\b(?:should|must|ought to|consider|recommend\w*|you (?:can|could|need|may|might|will|want"
        r"|have to|would)|make sure|be sure|avoid|prefer|don't forget|i(?:'d| would) suggest"
        r"|better to|needs? to be)\b")),
    (Mood.INTENDS, re.compile(
        r"\b(?:intended|meant to|designed to|aims? to|the goal|the idea|the intent\w*|purpose"
        r"|plan(?:s|ned)? to|we want|in order to)\b")),
    (Mood.OTHER_TIME, re.compile(
        r"\b(?:previously|formerly|originally|used to|in (?:v|version )\d|earlier versions?"
        r"|older versions?|prior to|was moved|were moved|will be|going to|in the future|todo|fixme"
        r"|since (?:v|version )\d|as of (?:v|version )\d|in the (?:old|past|next)|before this"
        r"|(?:is|are|be|now|been|was|were) (?:now |also |already )?(?:removed|deprecated|renamed"
        r"|dropped|gone|deleted|superseded|obsolete)\b|no longer (?:available|supported|exists?)"
        r"|has been (?:moved|removed|renamed|added)|have been (?:moved|removed|renamed|added))")),
    (Mood.GUESSES, re.compile(
        r"\b(?:probably|ideally|hopefully|in theory|perhaps|maybe|possibly|presumably"
        r"|apparently|i (?:think|believe|guess"
        r"|suspect)|seems?|appears to|likely|might|if i (?:recall|remember)|if memory|afaik|iirc"
        r"|as far as i|supposedly|allegedly|according to|(?:some|many|most|docs|people|they) "
        r"(?:people )?(?:say|claim|think|believe|assume|suggest))\b")),
    (Mood.JUDGES, re.compile(
        r"\b(?:in my (?:opinion|view)|personally|honestly|elegant|ugly"
        r"|clean(?:er|est)?|nice(?:ly)?|well[- ](?:designed|structured|written"
        r"|named)|poor(?:ly)?|confusing|readable|beautiful|messy|overkill|awkward|better|best|worse"
        r"|worst|unfortunately|hard to|easy to|i (?:like|love|dislike)|feels|smells?|great|good|bad"
        r"|simple enough|too (?:complex|complicated|long|big))\b")),
)  # fmt: skip
_OF_VERSIONS = re.compile(
    r"^(?!.*\b(?:previously|formerly|originally|used to|was|were|will)\b).*"
    r"\b(?:depends on|requires|needs|pins|pinned)\b"
)
"""Which version is needed now."""
_CROSSES = frozenset("❌✗✘🚫👎⛔✖")
_PERSONS = frozenset({"we", "i", "it", "you", "they", "he", "she", "this", "that"})
_LABELS = frozenset(
    """
    false myth wrong incorrect misconception mistake old before proposed proposal suggestion
    expected goal idea todo fixme bad claim hypothesis question q user reviewer bug untrue rumor
    legacy wish plan planned future nope counterexample xxx hack
    """.split()
)
"""Words that, with a colon behind them, begin a sentence that is not told as the case."""

_CODE_MARKS = frozenset("{ } = @ < > =>".split())
_OPENING = frozenset("; : ( — – --".split())
_JOINS = frozenset("and but so because while whereas although since then".split())
_WHEN = frozenset("if when unless whenever".split())
_TURNING = frozenset().union(
    *(listed for mood, listed in _BEFORE.items() if mood is not Mood.SUPPOSES)
)
_LOOKS = frozenset("look looking open opening read reading see check inspect search follow".split())
"""A condition that only leads the reader's eye: "if you look at x.py"."""

_CONDITIONS = frozenset("if when whenever unless once while after before on upon until".split())


def mood_of(text: str, sentence: Sequence[Node]) -> Mood:
    """How the whole sentence is meant; a clause of it may still state something."""
    if not sentence or sentence[0].kind is NodeKind.BREAK:
        return Mood.HEADS
    if sentence[-1].kind is NodeKind.MARK and sentence[-1].text == "?":
        return Mood.ASKS
    if sum(node.kind is NodeKind.MARK and node.text in _CODE_MARKS for node in sentence) > 2:
        return Mood.CODES
    if is_imperative(sentence):
        return Mood.INSTRUCTS
    if sentence[0].kind is NodeKind.WORD and sentence[0].text in _CHANGES:
        return Mood.OTHER_TIME
    if sentence[0].kind is NodeKind.MARK and sentence[0].text in _CROSSES:
        return Mood.SUPPOSES
    is_told = sentence[0].text in ("the", "a", "my", "our")
    label = "".join(node.text for node in sentence[is_told : is_told + 2])
    if ":" in label and label.partition(":")[0] in _LABELS:
        return Mood.SUPPOSES
    if sentence[0].text in ("had", "were") and sentence[1:2] and sentence[1].text in _PERSONS:
        return Mood.SUPPOSES
    words = " ".join(
        node.text for node in sentence if node.kind is NodeKind.WORD
    ) or text.lower()  # fmt: skip
    for mood, pattern in _SENTENCE:
        if pattern.search(words) and not (mood is Mood.OTHER_TIME and _OF_VERSIONS.search(words)):
            return mood
    return Mood.STATES


def is_imperative(sentence: Sequence[Node]) -> bool:
    """Whether it tells somebody to do something, by its first verb."""
    opening = []
    for node in sentence[:4]:
        if node.kind not in (NodeKind.WORD, NodeKind.MARK):
            break
        opening.append(node.text)
    while opening and (opening[0] in _STEPS or opening[0] in (",", "nit", ":")):
        opening.pop(0)
    is_aim = opening[:1] == ["to"] and opening[1:2] not in (["a"], ["an"], ["the"], ["this"])
    that = [*opening, *(node.lead for node in sentence[len(opening) : len(opening) + 1])]
    is_test = opening[:1] in (["test"], ["assert"], ["tests"]) and that[1:2] == ["that"]
    return is_aim or is_test or bool(opening and opening[0] in _IMPERATIVES)


class Outlook:
    """Of each place in a line, whether what begins there is stated, and on which condition."""

    def __init__(self, line: Sequence[Node], known: Known) -> None:
        self._stated: list[bool] = []
        self._condition = len(line)
        """Where a condition stands, the last one if there are several."""
        self._surroundings = Surroundings(line, known)
        is_supposed = is_turned = is_elsewhere = False
        for at, node in enumerate(line):
            self._stated.append(not (is_supposed or is_turned or is_elsewhere))
            if self._surroundings.opens_elsewhere(at):
                is_elsewhere = True
            if node.kind is NodeKind.MARK and (node.text in _OPENING or node.text == ","):
                is_supposed = is_turned = False
                is_elsewhere = is_elsewhere and node.text != ";"
            elif node.kind is NodeKind.WORD:
                # A clause that is joined is no longer a guess, but it is still in the "if".
                is_turned = node.text in _TURNING or (is_turned and node.text not in _JOINS)
                is_supposed = is_supposed or node.text in _BEFORE[Mood.SUPPOSES]
                if node.text in _WHEN:
                    self._condition = at
        words = [node.text for node in line if node.kind is NodeKind.WORD]
        is_look = not _LOOKS.isdisjoint(words[:5])
        self._is_conditional = bool(words) and words[0] in _CONDITIONS and not is_look
        self._is_conditional = self._is_conditional and not _is_scene(line)

    def is_stated(self, first: int) -> bool:
        """Whether nothing before a form, in its own clause, takes back what the form says."""
        return self._stated[first]

    def is_qualified(self, end: int) -> bool:
        """Whether what follows a form keeps it to another version, a platform, most cases."""
        return self._surroundings.ends_elsewhere(end)

    def is_conditional(self, first: int, end: int) -> bool:
        """Whether a condition stands before the form's clause, or somewhere after it."""
        has_lead = self._is_conditional and first > 0
        return has_lead or end <= self._condition < len(self._stated)

    def is_led(self, first: int, end: int) -> bool:
        """Whether a condition opens the sentence, or follows the form at once."""
        return (self._is_conditional and first > 0) or (end == self._condition < len(self._stated))


def _is_scene(line: Sequence[Node]) -> bool:
    """Whether a sentence opens with what it speaks about: "On the `Request` wrapper", "On the
    server side"."""
    if line[0].text != "on":
        return False
    if line[1:2] and line[1].kind is NodeKind.NAME:
        return True
    told = [node.text for node in line[1:5]]
    return told[:1] == ["the"] and not {"side", "level", "layer"}.isdisjoint(told)


def is_to_reader(line: Sequence[Node]) -> bool:
    """Whether it speaks of the reader's own things or doings."""
    return any(
        node.text in ("you", "your", "you're", "you'll", "yours") or node.lead == "your"
        for node in line
        if node.kind in (NodeKind.WORD, NodeKind.NAME, NodeKind.PLACE)
    )


def without_idiom(sentence: Sequence[Node]) -> tuple[Node, ...]:
    """Without an "as you can see," at its beginning, which tells the reader nothing to do."""
    opening = [node.text for node in sentence[:12]]
    if opening[:1] != ["as"] or "," not in opening or len(opening) < 3:
        return tuple(sentence)
    end = opening.index(",")
    is_idiom = bool(
        {"see", "seen", "shown", "know", "tell", "mentioned", "noted"} & set(opening[:end])
    )
    return tuple(sentence[end + 1 :] if is_idiom else sentence)
