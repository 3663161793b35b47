"""All that one sentence states: by the forms it fits, and by the names it only mentions.

A name that stands with its file, its owner or its kind is a statement too, if a small one.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from probant.checking.citations import is_source_path
from probant.checking.citations.endings import ending
from probant.checking.coverage import Covered
from probant.checking.forms import words
from probant.checking.forms.building import Builder
from probant.checking.forms.clauses import Clauses
from probant.checking.forms.decided import NEGATIONS
from probant.checking.forms.fillers import LANGUAGE_OF, RUNTIME
from probant.checking.forms.owners import Owners, is_constant
from probant.checking.forms.pattern import Fit
from probant.checking.mentions import Name, is_code_like, is_value, named
from probant.checking.mood import Mood, Outlook, is_imperative, is_to_reader
from probant.checking.sentences import Node, NodeKind
from probant.checking.world import World
from probant.vocabulary.assertion import Assertion, CitedPlace, ClaimKind

_NAMED_KINDS = frozenset(
    "function method helper routine constructor decorator fixture classmethod staticmethod macro"
    " class struct interface trait enum exception dataclass constant".split()
)
"""Kind words that say what something is in the code; others may mean a thing of the user's."""
_UNREAL = NEGATIONS | frozenset(
    """
    would could should might may must will exist exists missing nonexistent nowhere undefined
    unknown without unlike like instead similar equivalent would-be imaginary add adding
    """.split()
)
"""With these a sentence may say that the thing it names is not of this code."""
_FUNCTION_NOUNS = frozenset("function method helper routine".split())
_PLACING = (
    ClaimKind.DEFINED_IN,
    ClaimKind.IDENTIFIER,
    ClaimKind.IMPORTS,
    ClaimKind.TEST_PASSES,
)
_OF_HISTORY = frozenset(
    {ClaimKind.COMMIT_CHANGED, ClaimKind.ADDED_IN, ClaimKind.COMMIT_AUTHOR, ClaimKind.COMMIT_DATE}
)
"""Kinds that are told of the past."""
_PAIRING = frozenset({"respectively", "resp."})
_CLASSES = frozenset({"class", "struct", "enum"})
_CALLED = frozenset({"function", "method"})
_DASHES = frozenset(": - – — -> → --".split())
_EQUATION = re.compile(
    r"(?P<call>[^=<>!]{1,200}\));?\s*(?:={2,3}|→|->|(?://|\#)?\s*=>)\s*(?P<value>[^=].{0,200})",
    re.DOTALL,
)
_CONSTANT = re.compile(r"(?P<name>[A-Za-z_]\w*)\s*:?=\s*(?P<value>[^=].{0,100})")
_GIVEN = re.compile(r"\w+\s*=\s*(?:self|this)\.\w+(?:\.\w+)*")
"""A value of the instance that is handed on: nobody but the code itself writes it so."""
_HYPHENATED = re.compile(r"[A-Za-z][a-z]*(?:-[A-Za-z]+)+")
_OPTION = re.compile(r"(?<![\w-])--[a-z][\w-]*")
_DEFAULT = re.compile(r"[^.;=]{0,50}(?:\bdefault|=)", re.IGNORECASE)
_AT_LEVEL = re.compile(
    r"\s(?:at|on|in|during|outside|inside)\s(?:the\s|its\s)?(?:(?:module|top|class|import|global"
    r"|file|package|run|compile)[- ]?(?:level|time|scope)|(?:function|method)s?\sbod)",
    re.IGNORECASE,
)
"""Which part of the code is meant: more than where a name stands would have to be shown."""
_USUAL = frozenset("settings.py conftest.py manage.py setup.py".split())
_DOCUMENTS = frozenset("md mdx markdown rst html htm txt adoc".split())
_SHOWN = frozenset("so thus hence i.e. therefore that".split())


class Statements:
    """Reads one sentence; `subject` is then the one thing it spoke about."""

    def __init__(self, builder: Builder, line: Sequence[Node], mood: Mood, world: World) -> None:
        self.builder = builder
        self.line = line
        self.mood = mood
        self.world = world
        self.known = known = world.has_name
        self.outlook = Outlook(line, known)
        self.subject: Node | None = None
        self.before: Node | None = None
        self.used: set[int] = set()
        """Where names stand that a form has spoken of."""
        self.tied: set[int] = set()
        """Where names stand of which a form has told the place."""
        self.covered = Covered()
        self.is_of_project = False
        """Whether something was said of the project as a whole."""

    def read(self, before: Node | None, lead: Node | None) -> Iterator[Assertion]:
        """`before` is what the last sentence spoke about, `lead` what a list does."""
        self.before = before
        clauses = Clauses(self.line, before, lead)
        subjects: list[Node] = []
        owners = Owners(self.line, before, self.world)
        is_respective = any(node.text in _PAIRING for node in self.line)
        for found in clauses.fits():
            fit = owners.settled(found)
            if fit is None or not self._is_claim(fit):
                continue
            self.is_of_project = self.is_of_project or bool(fit.row.fixed.get("project"))
            if is_respective:
                fit = fit._replace(is_respective=True)
            made = list(self.builder.from_fit(fit, self.line, self.outlook, clauses.intro))
            if made:
                self._note(fit)
                self._cover(fit, clauses.intro)
                subjects += [fit.bound[fit.row.first.role]] if fit.row.first is not None else []
            yield from made
        if len(set(subjects)) == 1 and len(subjects[0].names) + len(subjects[0].places) == 1:
            self.subject = subjects[0]
        if self.mood is not Mood.OTHER_TIME:
            yield from self._options()
        if self.mood is not Mood.OTHER_TIME and not is_imperative(self.line):
            yield from self._listed()
            yield from self._mentioned()
            yield from self._equated()
            yield from self._constants()
            yield from self._written()

    def _is_claim(self, fit: Fit) -> bool:
        if fit.row.kind in _OF_HISTORY:
            return not is_imperative(self.line)
        if fit.row.kind is ClaimKind.REACHES and not self._runs(fit):
            return False
        if fit.row.fixed.get("outside") and not self._are_functions(fit):
            return False
        if fit.row.fixed.get("known") and not self._are_known(fit.bound["object"]):
            return False
        if self.mood is Mood.OTHER_TIME or not self.outlook.is_stated(fit.first):
            return False
        if self.outlook.is_qualified(fit.end) or self._says_more(fit):
            return False
        if fit.row.fixed.get("project") and not self._is_of_project(fit):
            return False
        if fit.row.kind is ClaimKind.VALUE and not is_constant(fit.bound["subject"], self.world):
            return False
        return not (
            self.mood is Mood.INSTRUCTS
            and (is_imperative(self.line) or is_to_reader(self.line[: fit.first]))
        )

    def _runs(self, fit: Fit) -> bool:
        """Whether a function of this code is told to make something that is a class here."""
        kinds = self.world.kinds_of(fit.bound["subject"].names[0].text)
        made = [self.world.kinds_of(name.text) for name in fit.bound["object"].names]
        return bool(kinds) and kinds <= _CALLED and all(one and one <= _CLASSES for one in made)

    def _are_functions(self, fit: Fit) -> bool:
        """Whether a function is told to use others: ours, or ones that are told with their
        module."""
        subject, thing = fit.bound["subject"], fit.bound["object"]
        is_ours = all(
            self.known(name.text) and not _CALLED.isdisjoint(self.world.kinds_of(name.text))
            for name in subject.names
        )
        return is_ours and all(
            self.world.kinds_of(name.text) <= _CALLED and (
                name.args is not None or name.last != name.text or self.known(name.text)
            )
            for name in thing.names
        )  # fmt: skip

    def _are_known(self, node: Node) -> bool:
        return all(
            self.known(name.text) or (name.last != name.text and name.text[:1].islower())
            for name in node.names
        )

    def _is_of_project(self, fit: Fit) -> bool:
        """Whether nothing but the project, by its name or by a pronoun, stands before."""
        told = self.line[: fit.first]
        if self.is_of_project and told and told[-1].text == "and":
            return True
        if any(node.text in ("it", "this") for node in told[:1]) and self.before is not None:
            return False
        if told and told[0].text in ("version", "release"):
            told = [node for node in told if node.kind is not NodeKind.NUMBER][1:]
            told = [node for node in told if node.text != "of"]  # "Version 2.1 of the package"
        return all(
            node.text in words.PROJECT or self.world.is_called(node.raw or node.text)
            for node in told
            if node.kind is not NodeKind.BREAK
        )

    def _says_more(self, fit: Fit) -> bool:
        """Whether a word that belongs to the statement changes what would have to be shown."""
        is_parameter = fit.row.kind is ClaimKind.PARAMETER
        if is_parameter and self._tells_default(fit.end):
            return True
        if _AT_LEVEL.match(self.builder.passage.text, self.line[fit.end - 1].end):
            return True
        first = max(0, fit.first - 2)
        told = self.line[first : fit.end + 1]
        for at, node in enumerate(told, first):
            if node.kind is not NodeKind.WORD:
                continue
            if node.text in words.EXCLUSIVE and not self._is_counted(fit, at):
                return True
            if is_parameter and node.text in words.ORDINALS:
                return True
            is_near = fit.row.kind is ClaimKind.CALLS and not fit.row.fixed.get("far")
            if node.text in words.INDIRECT and is_near:
                return True
        return False

    def _is_counted(self, fit: Fit, at: int) -> bool:
        """Whether the row itself, or a condition, takes care of an "only"."""
        after = self.line[at + 1].text if at + 1 < len(self.line) else ""
        return bool(fit.row.fixed.get("complete")) or after in ("if", "when", "once", "after")

    def _tells_default(self, at: int) -> bool:
        """Whether the words behind a parameter say what it is if nobody gives it."""
        begin = self.line[at - 1].end
        return _DEFAULT.match(self.builder.passage.text, begin) is not None

    def _note(self, fit: Fit) -> None:
        for node in fit.bound.values():
            self.used |= {name.start for name in node.names} or {node.start}
        placed = fit.bound.get("object" if fit.row.kind is ClaimKind.IMPORTS else "subject")
        if fit.row.kind in _PLACING and placed is not None:
            self.tied |= {name.start for name in placed.names}
        if (listing := fit.bound.get("listing")) is not None:
            self.tied |= {name.start for name in listing.names}

    def _cover(self, fit: Fit, intro: CitedPlace | None) -> None:
        """Notes the words a form takes up; those before a pronoun's verb are the pronoun's."""
        kind = fit.row.kind
        self.covered.note_bound(fit.bound.items(), kind)
        if fit.row.fixed.get("definite"):
            return  # "the bases of A are B" also says that there are no others
        is_told_before = fit.row.first is not None and (
            fit.bound[fit.row.first.role] is not self.line[fit.first]
        )
        first = self.line[fit.first if is_told_before else fit.begin].extent[0]
        self.covered.note_relation(first, self.line[fit.end - 1].extent[1], kind)
        for node in fit.bound.values():
            if node.adjectives:  # "the default `x`"
                self.covered.note_relation(*node.extent, kind)
        if intro is not None and not is_told_before:
            self.covered.note_relation(self.line[0].start, self.line[0].end, kind)

    def _listed(self) -> Iterator[Assertion]:
        """An entry of a list that is only a name and its place: "`f` – a.py:10"."""
        line = self.line
        if len(line) < 3 or line[1].text not in _DASHES or (len(line) > 3 and _is_word(line[3])):
            return
        pair = {line[0].kind: line[0], line[2].kind: line[2]}
        name, place = pair.get(NodeKind.NAME), pair.get(NodeKind.PLACE)
        if name is None or place is None or len(place.places) != 1:
            return
        if place.places[0].is_link and _is_anyones(place.places[0]):
            return
        for one in name.names:
            if one.within is None:
                self.tied.add(one.start)
                self.covered.note_thing(one.start, one.end, ClaimKind.IDENTIFIER)
                self.covered.note_relation(line[1].start, line[1].end, ClaimKind.IDENTIFIER)
                yield self.builder.make(
                    ClaimKind.IDENTIFIER,
                    line[0].start,
                    line[2].end,
                    subject=self.builder.mention(one),
                    place=place.places[0],
                )

    def _mentioned(self) -> Iterator[Assertion]:
        """Names with a place, an owner or a kind beside them."""
        for at, node in enumerate(self.line):
            if node.lead in ("your", "my", "any", "no") or not self.outlook.is_stated(at):
                continue
            for name in node.names:
                if name.start not in self.tied:
                    for one in self._mention(at, node, name):
                        self.covered.note_thing(name.start, name.end, one.kind)
                        yield one

    def _mention(self, at: int, node: Node, name: Name) -> Iterator[Assertion]:
        make, mention = self.builder.make, self.builder.mention
        is_used = name.start in self.used or self._is_of_others(at)
        is_result = name.has_call and is_value(name.returned)
        if name.returned and name.args is not None and "->" in name.full and not is_result:
            yield make(
                ClaimKind.RETURNS,
                node.start,
                node.end,
                subject=mention(name),
                literal=name.returned,
            )
        if name.is_tied and name.within is not None:
            if _is_anyones(name.within) or (node.lead in ("a", "an") and _is_type(name)):
                return
            is_linked = self._before(node) == "["
            start = node.start - 1 if is_linked else node.start
            yield make(
                ClaimKind.IDENTIFIER, start, node.end, subject=mention(name), place=name.within
            )
        elif name.noun in words.PARAMETER_NOUNS and name.owner and not is_used:
            if self._tells_default(at + 1):
                return
            owner = name._replace(text=name.owner, owner="", kinds=frozenset())
            yield make(
                ClaimKind.PARAMETER,
                node.start,
                node.end,
                subject=mention(owner),
                names=(name.last,),
            )
        elif not (is_used or node.is_modifier) and (
            self._is_kind_told(node, name) or self._is_member(name)
        ):
            yield make(
                ClaimKind.IDENTIFIER,
                node.start,
                node.end,
                subject=mention(name),
                is_stated=self._is_taken_for_ours(at, name),
            )
        elif not self._is_of_others(at) and self._is_taken_for_ours(at, name):
            yield make(
                ClaimKind.IDENTIFIER, node.start, node.end, subject=mention(name), is_stated=True
            )

    def _options(self) -> Iterator[Assertion]:
        """Options of the repository's own program, as a command line shows them, or by name."""
        for at, node in enumerate(self.line):
            if self._is_own_option(at, node):
                self.covered.note_thing(node.start, node.end, ClaimKind.HAS_CLI_OPTION)
                yield self.builder.make(
                    ClaimKind.HAS_CLI_OPTION, node.start, node.end, literal=node.text
                )
            code = node.names[0].full if len(node.names) == 1 else node.text
            program, _, rest = code.strip("`$ ").partition(" ")
            if node.kind is NodeKind.WORD or not rest or not self.world.is_called(program):
                continue
            for option in dict.fromkeys(_OPTION.findall(rest)):
                self.covered.note_thing(node.start, node.end, ClaimKind.HAS_CLI_OPTION)
                yield self.builder.make(
                    ClaimKind.HAS_CLI_OPTION, node.start, node.end, literal=option
                )

    def _is_own_option(self, at: int, node: Node) -> bool:
        """Whether it is called an option of a program of this repository: "the `--all` flag of
        `tool`"."""
        if node.kind is not NodeKind.CODE or not _OPTION.fullmatch(node.text):
            return False
        told = [one.text for one in self.line[at + 1 : at + 4]]
        if at > 2 and self.line[at - 1].text in ("option", "flag", "switch"):
            told = ["of", self.line[0].text]
        elif node.noun not in ("option", "flag") and told[:1] and told[0] in ("flag", "switch"):
            told = told[1:]
        elif node.noun not in ("option", "flag"):
            return False
        elif at and self.line[at - 1].text in ("has", "offers", "takes", "accepts", "supports"):
            told = ["of", self.line[0].text]
        is_held = len(told) > 1 and told[0] in ("of", "for", "in", "to")
        parts = told[1].split("-") if is_held else []
        programs = ("-".join(parts[:n]) for n in range(1, len(parts) + 1))
        return is_held and self.outlook.is_stated(at) and any(map(self.world.is_called, programs))

    def _before(self, node: Node) -> str:
        text = self.builder.passage.text
        return text[node.start - 1 : node.start] if node.start else ""

    def _is_of_others(self, at: int) -> bool:
        """Whether a phrase belongs to somebody the words name: "pytest's `tmp_path` fixture"."""
        return at > 0 and self.line[at - 1].text == "'s"

    def _is_kind_told(self, node: Node, name: Name) -> bool:
        """Whether the sentence says what it is; a role of markup is believed only of our names."""
        if name.noun not in _NAMED_KINDS:
            return False
        is_role = self._before(node) in ("}", ":")
        return self.known(name.text) or (name.is_marked and not is_role and not name.has_call)

    def _is_taken_for_ours(self, at: int, name: Name) -> bool:
        """Whether a name that nothing here has is spoken of as a thing of this code: a member of
        one of its modules; or a function, spelled like no word, that a text from outside says
        something of. A page of the repository itself speaks of its readers' functions too."""
        if self.known(name.text) or not name.is_marked or self.mood is not Mood.STATES:
            return False
        if any(node.text in _UNREAL for node in self.line if node.kind is NodeKind.WORD):
            return False
        if "." in name.text and self.world.module_file(name.text.rpartition(".")[0]):
            return True
        if self._is_among_ours(at, name):
            return True
        is_subject = at == 0 and len(self.line) > 2 and self.line[1].kind is NodeKind.WORD
        is_called_so = name.noun in _FUNCTION_NOUNS and self._is_called(at)
        is_subject = is_subject or is_called_so
        is_told = name.args is not None or name.noun in _FUNCTION_NOUNS
        is_spelled = name.text.isidentifier() and is_code_like(name.text)
        is_outside = self.builder.document.folder is None
        return is_subject and is_told and is_spelled and is_outside and not name.owner

    def _is_called(self, at: int) -> bool:
        """Whether a helper is brought in by its name: "a small helper called `skips`"."""
        node = self.line[at]
        first, last = node.extent
        told = self.builder.passage.text[first:last].split()
        return not {"called", "named"}.isdisjoint(told) and node.lead in ("a", "an", "the", "")

    def _is_among_ours(self, at: int, name: Name) -> bool:
        """Whether it stands in a list of three or more, spelled like code, and most of the others
        are names of this code."""
        names = self.line[at].names
        n_known = sum(self.known(one.text) for one in names)
        is_spelled = name.text.isidentifier() and is_code_like(name.text) and not name.owner
        is_outside = self.builder.document.folder is None
        return len(names) > 2 and n_known * 3 >= len(names) * 2 and is_spelled and is_outside

    def _constants(self) -> Iterator[Assertion]:
        """A piece of code that says what a constant is: `LIMIT = 5`; or a line of a manifest."""
        for at, node in enumerate(self.line):
            if self._is_manifest_line(at, node):
                match = RUNTIME.fullmatch(node.text)
                assert match is not None  # noqa: S101 - just tested
                self.covered.note_thing(node.start, node.end, ClaimKind.LANGUAGE_VERSION)
                yield self.builder.make(
                    ClaimKind.LANGUAGE_VERSION,
                    node.start,
                    node.end,
                    literal=LANGUAGE_OF.get(match["name"], match["name"]),
                    expected=match["version"],
                )
                continue
            is_code = node.kind is NodeKind.CODE and node.start not in self.used
            match = _CONSTANT.fullmatch(node.text) if is_code else None
            if match is None or self.mood is not Mood.STATES or not is_value(match["value"]):
                continue
            is_stated = self.outlook.is_stated(at) and not self.outlook.is_conditional(at, at + 1)
            if not is_stated or self.world.kinds_of(match["name"]) != {"constant"}:
                continue
            start = node.start + 1 if self._at(node.start) == "`" else node.start
            name = Name(match["name"], start, start + len(match["name"]), node.text)
            self.covered.note_thing(node.start, node.end, ClaimKind.VALUE, is_literal=True)
            yield self.builder.make(
                ClaimKind.VALUE,
                node.start,
                node.end,
                subject=self.builder.mention(name),
                expected=match["value"].strip(),
            )

    def _is_manifest_line(self, at: int, node: Node) -> bool:
        if node.kind is not NodeKind.CODE or "=" not in node.text or node.start in self.used:
            return False
        is_stated = self.mood is Mood.STATES and self.outlook.is_stated(at)
        is_whole = is_stated and not self.outlook.is_conditional(at, at + 1)
        return is_whole and RUNTIME.fullmatch(node.text) is not None

    def _written(self) -> Iterator[Assertion]:
        """Code and texts that would have to be written somewhere: `timeout=self.config.limit`, and
        `X-Trace-Id` in a list of such."""
        if self.mood is not Mood.STATES or self.builder.document.folder is not None:
            return
        if any(node.text in _UNREAL for node in self.line if node.kind is NodeKind.WORD):
            return
        for at, node in enumerate(self.line):
            parts = node.members or (node,)
            texts = [one.text for one in parts if one.kind is NodeKind.CODE]
            is_list = len(texts) > 2 and all(map(_HYPHENATED.fullmatch, texts))
            for one in parts if self.outlook.is_stated(at) else ():
                is_given = one.kind is NodeKind.CODE and _GIVEN.fullmatch(one.text) is not None
                if is_given or (is_list and one.kind is NodeKind.CODE):
                    fellows = tuple(text for text in texts if text != one.text)
                    yield self.builder.make(
                        ClaimKind.CONTAINS, one.start, one.end, literal=one.text, names=fellows
                    )

    def _at(self, position: int) -> str:
        return self.builder.passage.text[position : position + 1]

    def _is_member(self, name: Name) -> bool:
        """Whether it is a dotted name that begins with something of this code."""
        parts = re.split(r"\.|::|#", name.text)
        is_owned = len(parts) == 2 and parts[0][:1].isupper() and self.known(parts[0])
        return is_owned and (name.is_marked or name.args is None)

    def _equated(self) -> Iterator[Assertion]:
        """A piece of code that says what a call gives: `f(2) == 4`."""
        for at, node in enumerate(self.line):
            name = node.names[0] if len(node.names) == 1 else None
            code = name.full if name is not None and name.returned else node.text
            is_code = node.kind is NodeKind.CODE or (name is not None and bool(name.returned))
            match = _EQUATION.fullmatch(code) if is_code else None
            if match is None or not is_value(match["value"]) or self.mood is not Mood.STATES:
                continue
            call = named(match["call"].strip(), 0)
            before = self.line[at - 1].text if at else ""
            if not self._is_left(at) or (at and before not in _SHOWN | {":", ","}):
                continue
            if call is not None and call.args is not None:
                self.covered.note_thing(
                    node.start, node.end, ClaimKind.RETURNS_VALUE, is_literal=True
                )
                yield self.builder.make(
                    ClaimKind.RETURNS_VALUE,
                    node.start,
                    node.end,
                    literal=match["call"].strip(),
                    expected=match["value"].strip(),
                )

    def _is_left(self, at: int) -> bool:
        """Whether what follows leaves an equation as it is."""
        after = [node.text for node in self.line[at + 1 : at + 3]]
        is_mark = at + 1 < len(self.line) and self.line[at + 1].kind is NodeKind.MARK
        return not after or is_mark or after[0] in ("holds", "and") or after == ["is", "true"]


def _is_anyones(place: CitedPlace) -> bool:
    """Whether every project has such a file, so that the reader's may be meant."""
    if place.names_lines:
        return False
    if place.is_link and ending(place.path) in _DOCUMENTS:
        return True  # the words that lead there are its title
    if "/" in place.path:
        return False
    return place.path in _USUAL or not is_source_path(place.path)


def _is_type(name: Name) -> bool:
    """Whether it tells of what type something is: "an `int` (a.py)"."""
    return name.text in words.TYPE_WORDS


def _is_word(node: Node) -> bool:
    return node.kind is not NodeKind.MARK
