"""Word orders and turns of speech that no family lists, put in the order that families know.

Rows of a pattern and the plainer sentence it stands for: "parse returns what?" is "what does parse
return?". Only the order and the frame change, never the names. Next: rewrites.py tries them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

_KIND = (
    r"(?:class|function|method|file|module|test|commit|type|interface|workflow|dependency|constant"
    r"|package|struct|enum|variable|trait|script|tag)"
)
_NAME = (
    rf"(?:(?:the|a) )?(?:{_KIND} )?(?!(?:the|what|which|who|there|where|when|how|is|are|does|do"
    rf"|can|show|list|find|give|tell|print"
    r"|name|get|display|count|run|and|or|if)\b)\S+(?: (?:in|of) \S+)?"
)
_VERBS = {
    "implements": "implement", "extends": "extend", "inherits from": "inherit from",
    "inherits": "inherit from", "derives from": "derive from", "subclasses": "subclass",
    "returns": "return", "raises": "raise", "throws": "throw", "calls": "call",
    "invokes": "invoke", "imports": "import", "exports": "export", "takes": "take",
    "accepts": "accept", "expects": "expect", "has": "have", "overrides": "override",
    "defines": "define", "declares": "declare", "contains": "contain", "uses": "use",
    "changed": "change", "touched": "touch", "touches": "touch", "modified": "modify",
    "requires": "require", "needs": "need", "depends on": "depend on", "includes": "include",
}  # fmt: skip
_VERB = "|".join(sorted(_VERBS, key=len, reverse=True))
_ENDS = {
    "passes": "pass", "pass": "pass", "succeeds": "succeed", "succeed": "succeed",
    "builds": "build", "compiles": "compile", "exists": "exist", "works": "work",
    "build": "build", "compile": "compile", "exist": "exist", "fails": "fail", "fail": "fail",
}  # fmt: skip
_PARTICIPLE = r"(?:[a-z]+ed|written|found|read|set|known|built|run|thrown|overridden|made|put|kept)"
_BE = r"(?:is|are|was|were)"
_ASKED = r"(?:what|which|how many|who|whom)"
_ADJECTIVE = r"(?:full|complete|exact|absolute|precise|entire|whole|relative|concrete)"
_SURE = (
    r"(?:, ?(?:right|correct|true|yes|no|isn't it|doesn't it|don't they|aren't they)"
    r"|,? (?:or not|yes or no|am i right|is that (?:so|right|correct|true)))"
)

_ROWS: tuple[tuple[str, str], ...] = (
    # the object last: "parse returns what type?"
    (rf"(?P<t>{_NAME}) (?P<verb>{_VERB}) (?P<q>{_ASKED})(?P<n>(?: [a-z]+){{0,3}})",
     "{q}{n} {did} {t} {base}"),
    (rf"(?P<t>{_NAME}) (?P<be>{_BE}|has been|have been)(?P<p> (?:last |first )?{_PARTICIPLE})? "
     r"(?P<prep>in|by|from|to|on|with|of|at) (?P<q>what|which|whom|how many)"
     r"(?P<n>(?: [a-z]+){0,3})",
     "{prep} {q}{n} {be} {t}{p}"),
    (rf"(?P<t>{_NAME}) (?P<be>{_BE})(?P<p> {_PARTICIPLE})? where", "where {be} {t}{p}"),
    # the order of a clause: "I need to know how many times a.py was changed"
    (r"(?P<w>how many times|how often|when|where|(?:in|by|from|on|to|with) (?:what|which|whom)"
     rf"(?: [a-z]+)?|what|which [a-z]+) (?P<t>{_NAME}) (?P<be>{_BE}|has been|have been|gets|got) "
     rf"(?P<p>(?:last |first |ever )?{_PARTICIPLE}\b.*)",
     "{w} {be1} {t} {p}"),
    (rf"(?P<w>where) (?P<t>{_NAME}) (?P<be>{_BE}) (?P<p>in (?:the )?(?:file |class |module )?\S+)",
     "{w} {be} {t} {p}"),
    (rf"(?P<q>{_ASKED})(?P<n>(?: [a-z]+){{0,3}}?) (?P<t>{_NAME}) (?:needs|has|wants) to "
     r"(?P<v>[a-z]+)", "{q}{n} does {t} {v}"),
    (rf"(?:the )?(?P<n>[a-z]+(?: [a-z]+)??) (?:that |which )?(?P<t>{_NAME}) "
     rf"(?:declares to )?(?P<verb>{_VERB}|implement)", "which {n} does {t} {base}"),
    (rf"where (?:does|do) (?P<o>[A-Z_\ue000]\S*|\S+\.\w+) (?:define|declare|implement|keep|have) "
     rf"(?P<t>{_NAME})", "where is {t} of {o} defined"),
    (rf"from (?P<q>which|what) (?P<n>[a-z]+) {_BE} (?P<t>{_NAME}) (?:inheriting|deriving"
     r"|derived|inherited)", "{q} {n} does {t} inherit from"),
    (rf"(?P<q>{_ASKED})(?P<n>(?: [a-z]+){{0,3}}?) (?P<t>{_NAME}) (?P<verb>{_VERB})",
     "{q}{n} {did} {t} {base}"),
    # a statement that is to be confirmed
    (rf"(?P<t>{_NAME}) (?P<verb>{_VERB}) (?P<u>{_NAME})(?:{_SURE})?", "{did} {t} {base} {u}"),
    (rf"(?P<t>{_NAME}) (?P<be>is|was|are|were) (?P<p>{_PARTICIPLE}) (?P<prep>by|in|from) "
     rf"(?P<u>{_NAME})(?:{_SURE})?", "{be} {t} {p} {prep} {u}"),
    (rf"(?P<t>{_NAME}|it|they|everything) (?P<end>{'|'.join(_ENDS)})(?:{_SURE})?",
     "does {t} {base}"),
    (rf"(?P<t>{_NAME}) is (?P<p>(?:a |an )?[a-z]+(?: [a-z]+)?){_SURE}", "is {t} {p}"),
    (rf"(?P<all>\S.*?){_SURE}", "{all}"),
    (rf"(?:is|are) (?P<t>{_NAME}) (?P<p>{_PARTICIPLE}) (?:from|by|in)", "is {t} {p}"),
    # what something counts as
    (rf"(?:does|do) (?P<t>{_NAME}) count as (?P<p>(?:a |an )?[a-z]+(?: [a-z]+)?)", "is {t} {p}"),
    (rf"is the visibility of (?P<t>{_NAME}) (?P<p>[a-z]+)", "is {t} {p}"),
    (rf"(?:is|are) (?P<t>{_NAME}) (?:made|marked|considered|regarded as|treated as|declared"
     rf"|kept)(?: as)? "
     r"(?P<p>(?:a |an )?[a-z]+(?: method)?)", "is {t} {p}"),
    (r"(?P<q>how many|which|what) (?P<n>[a-z]+) of (?P<t>\S+) (?:does|do) (?P<o>\S+) have",
     "{q} {n} of {o}.{t}"),
    # what there is of a sort
    (r"(?:is|are) there (?:(?:any|some|a|an|other|also) )*(?P<n>[a-z]+(?: [a-z]+)?) "
     r"(?:that|which|who) (?P<r>\S.*)", "which {n} {r}"),
    (rf"(?P<n>[a-z]+(?: [a-z]+)?) (?P<prep>in|of|on|for) (?P<t>{_NAME}) how many",
     "how many {n} {prep} {t}"),
    (r"in how many places and where (?P<r>\S.*)", "where {r}"),
    (rf"from (?P<q>which|what) (?P<r>(?:files?|modules?|places?|functions?|methods?|classes) {_BE} "
     r"\S.*)", "in {q} {r}"),
    (r"what value (?:does|do) (?P<u>\S+) (?:of|in) (?P<t>\S+) (?:have|get|take) by default",
     "what is the default value of {u} in {t}"),
    (r"(?:has|have) (?P<t>\S+(?: in \S+)?) (?P<p>private|public|protected|internal) (?:visibility"
     r"|access)", "is {t} {p}"),
    (r"where (?:does|do) (?P<o>\S+) (?:define|declare|implement|have|keep) (?:its|an|the) (?:own )?"
     r"(?P<k>(?:inner|nested|local) )?(?:function|method|helper|closure) (?P<t>\S+)",
     "where is the function {t} of {o} defined"),
    (r"where (?:does|do) (?P<o>\S+) (?:define|declare|implement) its (?P<t>\S+)"
     r" (?:method|function)", "where is the method {t} of {o} defined"),
    (rf"(?P<a>.*?\b){_ADJECTIVE} (?P<r>(?:path|name|list|location|line|place|file)\b.*)",
     "{a}{r}"),
    (r"(?:what is|what are|which are) (?:the )?names? of (?P<r>\S.*)", "what are {r}"),
    (r"(?P<q>what|which) (?:type|kind|sort) of (?:values?|things?|objects?|results?) (?P<r>\S.*)",
     "{q} type {r}"),
    (r"(?P<r>\S.*) in (?:its|the|an) (?:enum|class|interface|struct)", "{r}"),
    (r"(?P<a>.*)\b(?P<v>depends?) on (?P<b>.*?)(?: ?\b(?:by|through|via) (?:an |its |their"
     r" )?imports?)",
     "{a}{imports} {b}"),
    (r"wc -l (?P<t>\S+)", "how many lines does {t} have"),
    (rf"where (?:do|can|could|must|would) (?:i|we|you|one) (?:change|edit|adjust|modify|tweak"
     rf"|alter) "
     rf"(?:the )?(?:value of )?(?P<t>{_NAME})", "where is {t} defined"),
    # what was before, and what came of it
    (rf"(?:the )?commit (?:in which|where|that|which|when) (?P<t>{_NAME}) (?:was )?(?:first )?"
     r"(?:appeared|introduced|added|created|showed up)", "in which commit was {t} added"),
    (rf"when did (?P<t>{_NAME}) (?:first )?(?:come into|come in|enter|arrive in|appear|get into"
     r"|land in|join|show up)\b.*", "when was {t} added"),
    (rf"what (?:did )?(?P<t>{_NAME}) (?:used? to be|was once|was formerly|was previously) "
     r"(?:called|named)", "what was {t} called before"),
    (rf"(?:which|what) (?:old )?(?:file|module) (?:became|turned into|is now|has become) "
     rf"(?P<t>{_NAME})", "what was {t} called before"),
    # two signatures, one default, what is left to do
    (r"how (?:do )?(?:the )?(?P<n>signatures?|parameters|arguments) of (?P<t>\S+) and (?P<u>\S+) "
     r"(?:compare|differ)", "compare the {n} of {t} and {u}"),
    (r"(?:which|what) default(?: value)? (?:does|do) (?P<t>\S+) (?:use|have|give|set|take|assume) "
     r"(?:for|to) (?:the )?(?:parameter |argument )?(?P<u>\S+)",
     "what is the default value of {u} in {t}"),
    (r"what (?:is|are) (?:the )?(?:parameter |argument )(?P<u>\S+) (?:of|in) (?P<t>\S+) "
     r"(?:set to )?by default", "what is the default value of {u} in {t}"),
    (rf"what (?:must|does|do|should) (?:a |every |any )?(?:subclass|child|subclasses) of "
     rf"(?P<t>{_NAME}) (?:need to |have to )?(?:implement|override|define)",
     "which abstract methods does {t} have"),
    # a name said to be of a kind after it
    (r"(?P<a>where|in which \w+|on which \w+) (?P<t>\S+) is (?P<p>declared|defined) as (?:a|an"
     r"|the) "
     rf"(?P<k>{_KIND})", "{a} is the {k} {t} {p}"),
    (rf"where (?P<t>{_NAME}) (?:gets|takes|receives|has) (?:its|their|the) (?:initial )?value"
     r"(?: from)?", "where is {t} set"),
    # run, and say how it went
    (rf"(?:run|execute|start|try) (?P<t>{_NAME}) and (?:tell me|report|see|check|say|let me know)"
     r"(?: me| back)? (?:if|whether) (?:it|they|all|everything) (?:passes|pass|succeeds?|works?"
     r"|is green|are green)", "does {t} pass"),
)  # fmt: skip

_CONDITIONS: tuple[tuple[str, str], ...] = (
    (r"(?P<t>\S+) (?:has|takes|accepts) (?:a|an|the) (?:parameter|argument|param|arg)"
     r" (?:called |named )?(?P<u>\S+?)[;,:.] (?:what is|what's|which is|what) (?:its|the) default"
     r"(?: value)?", "what is the default value of {u} in {t}"),
    (rf"(?P<t>\S+) (?:seems to be|appears to be|is|was|gets|must be) (?P<p>{_PARTICIPLE})(?:"
     rf" [a-z ]+?)?"
     r"[;,:] (?:but |and )?where(?: exactly| all| else| precisely)?", "where is {t} {p}"),
    (r"(?:in|inside|within) (?P<u>\S+?),? there (?:is|must be|should be) (?:a|an) (?P<t>(?:\w+"
     r" )?\S+?)"
     r"[;,:] (?:on |at |in )?(?:which|what) line(?: is (?:it|that))?", "where is the {t} in {u}"),
    (r"(?:if|when) (?:i|we|you|one) (?:leave out|leave off|omit|skip|drop|do not pass|don't pass"
     r"|do not give|don't give) (?P<u>\S+) (?:when calling|when (?:i|we|you) call|in|in (?:a|the) "
     r"call (?:to|of)|for|to|from|of) (?P<t>\S+?),? (?:what|which)\b.*",
     "what is the default value of {u} in {t}"),
    (r"(?:if )?(?:i|we|you) call (?P<t>\S+) without (?:giving |passing )?(?P<u>\S+?)[,:;]? "
     r"(?:what|which)\b.*\b(?:value|used?|get|gets|taken|becomes?|then)\b.*",
     "what is the default value of {u} in {t}"),
)  # fmt: skip
"""What a call does without an argument is that argument's default."""

_OPEN_TAIL = (
    r"(?P<head>(?:is|are|was|were|does|do|did|has|have|can|could|any)\b[^?]*?\S)"
    r"(?:\?|,|;)? *(?:and )?(?:if (?:so|yes|any|there (?:is|are))[,;]? )?(?:then )?"
    r"(?P<tail>which(?: ones?(?: are they)?| of them| [a-z]+)?|(?:name|list|show)(?: me)? them"
    r"|what|where|from where|to what|from what|who|by whom"
    r"|by what|by which(?: \w+)?|with what|with which(?: \w+)?|how)\s*\??"
)


def plainer(text: str) -> Iterator[str]:
    """Every row that fits, said plainly."""
    for pattern, form in _ROWS:
        found = _compiled(pattern).fullmatch(text)
        if found is None:
            continue
        said = {name: part or "" for name, part in found.groupdict().items()}
        verb, end = said.get("verb", "").lower(), said.get("end", "").lower()
        be = said.get("be", "").lower()
        said |= {
            "base": _VERBS.get(verb, verb) or _ENDS.get(end, ""),
            "imports": "import" if said.get("v", "").lower() == "depend" else "imports",
            "did": "did" if verb.endswith("ed") else "does",
            "be1": {"gets": "is", "got": "was", "has been": "was", "have been": "were"}.get(be, be),
        }
        yield " ".join(form.format(**said).split())


def without_condition(text: str) -> str:
    """ "If I leave out y when calling f, what does it get?" asks for a default; else as it is."""
    said = text.strip(" ?.!")
    if not any(mark in said for mark in ",:;") and " call " not in said:
        return text
    for pattern, form in _CONDITIONS:
        found = _compiled(pattern).fullmatch(said)
        if found is not None:
            return form.format(**found.groupdict())
    return text


def opened(text: str) -> tuple[str, str] | None:
    """ "is it called, and where?": the yes-or-no question, and the word that asks for more."""
    found = _compiled(_OPEN_TAIL).fullmatch(text.strip())
    if found is None or len(found["head"].split()) < MIN_HEAD_WORDS:
        return None
    asked = [word for word in found["tail"].lower().split() if word in _OPEN_WORDS]
    return found["head"], asked[0] if asked else "which"


_OPEN_WORDS = ("which", "what", "where", "who", "whom", "how")
MIN_HEAD_WORDS = 3


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    """Compiled when a sentence first needs it: start-up is short."""
    return re.compile(pattern, re.IGNORECASE)
