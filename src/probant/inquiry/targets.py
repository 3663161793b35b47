"""What the words of a target mean: its kind, and what narrows it.

A multi-word target stays one phrase. Kind words ("the class Foo"), owners ("method run of Engine")
and file hints ("parse in config.py") narrow; they are never part of the name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import islice, product

from probant.inquiry.families.family import RUN_ROLES, Role
from probant.inquiry.rewrites import is_adverb
from probant.inquiry.spelling import nearest
from probant.vocabulary.question import Target, TargetKind
from probant.vocabulary.record import Record, replace
from probant.vocabulary.symbol import SymbolKind

PRONOUNS = frozenset(
    {"it", "its", "that", "this", "them", "they", "he", "him", "she", "that one", "this one",
     "the same", "this function", "that function", "this class", "that class", "this method",
     "that method", "the function", "the class", "the method", "that symbol", "this file",
     "that file", "the file", "the module", "that module", "the former", "the latter"}
)  # fmt: skip

KIND_WORDS: dict[str, frozenset[SymbolKind]] = {
    "function": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "func": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "fn": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "routine": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "coroutine": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "helper": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "method": frozenset({SymbolKind.METHOD}),
    "class": frozenset({SymbolKind.CLASS, SymbolKind.STRUCT}),
    "dataclass": frozenset({SymbolKind.CLASS}),
    "exception": frozenset({SymbolKind.CLASS}),
    "constant": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE, SymbolKind.ENUM_MEMBER}),
    "const": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE, SymbolKind.ENUM_MEMBER}),
    "variable": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "var": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "variant": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "typedef": frozenset({SymbolKind.TYPE_ALIAS, SymbolKind.STRUCT, SymbolKind.ENUM}),
    "getter": frozenset({SymbolKind.METHOD, SymbolKind.FUNCTION}),
    "setter": frozenset({SymbolKind.METHOD, SymbolKind.FUNCTION}),
    "closure": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "attribute": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE, SymbolKind.METHOD}),
    "field": frozenset({SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "enum": frozenset({SymbolKind.ENUM}),
    "struct": frozenset({SymbolKind.STRUCT}),
    "type alias": frozenset({SymbolKind.TYPE_ALIAS}),
    "enum member": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enumerator": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "trait": frozenset({SymbolKind.TRAIT}),
    "interface": frozenset({SymbolKind.INTERFACE, SymbolKind.TRAIT}),
    "macro": frozenset({SymbolKind.MACRO}),
    "def": frozenset({SymbolKind.FUNCTION, SymbolKind.METHOD}),
    "alias": frozenset({SymbolKind.TYPE_ALIAS, SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
    "type": frozenset(),
    "symbol": frozenset(),
    "identifier": frozenset(),
    "name": frozenset(),
    "object": frozenset(),
}

_KINDS_OF_TWO_WORDS = {
    "abstract class": frozenset({SymbolKind.CLASS}),
    "static method": frozenset({SymbolKind.METHOD}),
    "class method": frozenset({SymbolKind.METHOD}),
    "enum value": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum constant": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum variant": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum member": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum entry": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum case": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum item": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "enum element": frozenset({SymbolKind.ENUM_MEMBER, SymbolKind.CONSTANT}),
    "type alias": frozenset({SymbolKind.TYPE_ALIAS, SymbolKind.CONSTANT, SymbolKind.VARIABLE}),
}
FILE_WORDS = frozenset({"file", "module", "package", "script", "directory", "folder"})

FILE_SUFFIXES = (
    "py|pyi|pyx|ts|tsx|js|jsx|mjs|cjs|c|h|cc|cpp|cxx|hpp|hh|hxx|go|rs|java|kt|rb|php|cs|swift|md|rst"
    "|txt|toml|yaml|yml|json|ini|cfg|lock|sh|bash|sql|html|css|xml|csv|proto|gradle|cmake|in|mk"
)

_BARE_FILES = frozenset(
    "LICENSE LICENCE README CHANGELOG Makefile Dockerfile NOTICE AUTHORS COPYING CONTRIBUTING"
    " Jenkinsfile Gemfile Rakefile Procfile Vagrantfile CODEOWNERS".split()
)

_SUFFIXED = rf"(?ai)[\w./\\@+-]+\.(?:{FILE_SUFFIXES})"
_NO_NAMES = frozenset(
    {"is", "are", "was", "the", "a", "an", "of", "in", "defined", "it is", "does"}
)

_QUOTED = re.compile("\ue000(\\d+)\ue001")

_METHODLIKE = re.compile(r"(?:\w+\.)*_*[A-Z]+[a-z]\w*\.[a-zA-Z]\w*")
"""`Response.json` is a method, whatever its last part looks like; `README.md` is not."""

_ONLY_A_FILE = re.compile(
    r"\.(?:java|kt|tsx?|pyi?|rs|cc|cpp|cxx|hpp|hh|md|rst|toml|ya?ml|cs|rb|php|jsx|[mc]js|gradle|txt|conf|diff|patch)$"
)
"""Suffixes that are no names of methods, so that `Engine.java` is a file."""

_IDENTIFIER = re.compile(
    r"(?:[^\W\d]|\$)[\w$]*(?:(?:\.|::|#|->)(?:[^\W\d]|\$)[\w$]*)*"
    r"|(?:[\w:.]+(?:::|\.))?(?:~\w+|operator ?(?:\W{1,3}|\(\)|\[\]|new|delete|bool))"
)
_SHA = re.compile(r"[0-9a-f]{7,40}")
_ARTICLES = re.compile(r"^(?:(?:me|us|the|a|an|our|this|my|that|some|any|all|actual|exact|one|specific|nested|inner|local|so-called) )+", re.IGNORECASE)  # fmt: skip  # noqa: E501
_LANGUAGES = {
    "python": "python", "py": "python", "typescript": "typescript", "ts": "typescript",
    "javascript": "javascript", "js": "javascript", "java": "java", "go": "go", "golang": "go",
    "rust": "rust", "c": "c", "c++": "cpp", "cpp": "cpp", "cxx": "cpp",
}  # fmt: skip
_FILLER = frozenset(
    """
    defined implemented declared located found written introduced definition definitions
    implementation declaration location source code body of for the a an is are was
    were be been being might could may would should must get gets got bound currently actually
    really exactly precisely name symbol identifier thing called named itself here there used
    printed shown emitted logged raised displayed mentioned quoted produced generated returned live
    lives come comes from sit sits reside resides at in that which my our
    """.split()
)
"""Words around a name that are never part of it."""

_A_TEST = re.compile(r"^(?:[Uu]nit )?[Tt]est (?=\S*[_A-Z\ue000]\S*$)")
"""Before a name, not before plain words: "test session" is a phrase."""

_ONE_OR_THE_OTHER = re.compile(
    r"^(?:type alias|interface|type|class|struct|function|method|constant|variable|enum|trait)"
    r" (?:or|/) (?:type alias|interface|type|class|struct|function|method|constant|variable|enum"
    r"|trait) (?=\S+$)",
    re.IGNORECASE,
)
"""Who does not know the kind does not narrow by it."""

_IN_BRACKETS = re.compile(
    r" ?\((?:the (?:one|function|method|class) )?((?:in|of|from) [^()]+)\)?$", re.IGNORECASE
)
MAX_CORRECTIONS = 6
"""How many ways to put slips right are tried."""

_CALLED = re.compile(r"^(?:(?:that (?:is )?|which (?:is )?)?(?:called|named|with (?:the )?name) )", re.IGNORECASE)  # fmt: skip  # noqa: E501
_WORDS_OF_A_TEXT = re.compile(
    r"^(?:(?:line|lines|place|code|with|the|a|that|which|has|says|contains|containing|prints|exact"
    r"|string|literal|text|message|error|log|phrase|words?|sentence|output) )+(?=\ue000\d+\ue001$)",
    re.IGNORECASE,
)
"""What is said of a quoted text before it stands there."""

_THE_PROJECT = re.compile(
    r"(?:this|the|our|your) (?:whole |entire )?(?:project|repo|repository|code ?base|package"
    r"|library|crate|software|program|application|app)",
    re.IGNORECASE,
)
_SCOPE_LAST = re.compile(
    r"^(?P<what>.+) (?P<how>in|inside|within|from|of|under|on|at)"
    r" (?P<where>(?:(?:the )?[a-z]+ )?\S+)$",
    re.IGNORECASE,
)
_SCOPE = re.compile(
    r"^(?P<what>.+?) (?:(?:that|which) (?:is|lives|sits|stands) )?(?:nested |defined |declared |contained )?(?P<how>in|inside|within|from|of|under|on|defined in|declared in|belonging to|located in|at) (?P<where>\S+(?: \S+){0,3})$",  # noqa: E501
    re.IGNORECASE,
)
_VERBATIM = {
    Role.TEXT: TargetKind.LITERAL,
    Role.TEST: TargetKind.TEST,
    Role.WORKFLOW: TargetKind.WORKFLOW,
}


class Quoted(Record):
    text: str
    mark: str


class Words(Record):
    """A sentence with its quoted parts taken out and numbered."""

    plain: str
    quotes: tuple[Quoted, ...]

    @staticmethod
    def placeholder(number: int) -> str:
        return f"\ue000{number}\ue001"  # letters no one types

    def lowered(self) -> str:
        return self.plain.lower()

    def corrections(self, correct: Callable[[str], Sequence[str]]) -> list[str]:
        """The sentence with all-lower-case words put right, in the likeliest ways.

        Identifiers and placeholders stay as they are.
        """
        choices = [
            correct(word) if word.isalpha() and word.islower() else (word.lower(),)
            for word in _decapitalised(self.plain)
        ]
        return [" ".join(chosen) for chosen in islice(product(*choices), MAX_CORRECTIONS)]

    def unquoted(self, said: str) -> str:
        """Words that are no target, without the marks around them."""
        return _unquote(said, self.quotes).strip(" \t,;:?!()")

    def original(self, lowered: str, span: tuple[int, int]) -> str:
        """The words as the person wrote them, for a span of a lowered or corrected form."""
        before = lowered[: span[0]]
        first, offset = before.count(" "), len(before) - (before.rfind(" ") + 1)
        n_words = lowered[span[0] : span[1]].count(" ") + 1
        chosen = self.plain.split(" ")[first : first + n_words]
        tail = len(lowered[span[1] :].partition(" ")[0])
        text = " ".join(chosen)
        return text[offset : len(text) - tail if tail else None]


def _decapitalised(plain: str) -> list[str]:
    """Only the sentence's first word may wear a capital without being a name."""
    first, *rest = plain.split(" ")
    return [first.lower() if first.istitle() and rest else first, *rest]


def read_target(said: str, quotes: tuple[Quoted, ...], role: Role) -> Target | None:
    """One target, or None where the words name nothing."""
    if _THE_PROJECT.fullmatch(said.strip(" \t,;:?!")):
        return None
    if role is Role.FILE and said.lower().partition(" ")[0] in ("code", "source", "text"):
        return None  # "how many lines of code": of everything, not of a file
    if role in _VERBATIM:
        verbatim = re.sub(r"^(?:the|a|an) ", "", said.strip(" \t,;:?!"), flags=re.IGNORECASE)
        plain = _unquote(verbatim, quotes)
        return Target(text=plain, kind=_VERBATIM[role]) if re.search(r"\w", plain) else None
    if role in RUN_ROLES:
        from probant.inquiry.run_targets import run_target  # few questions are about a run

        bare = _unquote(said.strip(" \t,;:?!"), quotes)
        return run_target(
            bare, role, is_path=looks_like_path(bare), is_quoted=_is_quoted(said.strip())
        )
    text = _pruned(_strip(said))
    if not re.search(r"\w", text) or text in _NO_NAMES:
        return None
    if role is Role.REVISION:
        return _commit(text, quotes)
    if role in (Role.MODULE, Role.FILE):
        return _file_or_symbol(text, quotes, role)
    shorter = _WORDS_OF_A_TEXT.sub("", text)
    if shorter != text and re.search(r"(?i)\b(?:text|string|literal|message|phrase)", text):
        return Target(text=_unquote(shorter, quotes), kind=TargetKind.LITERAL)
    text = shorter
    text = _IN_BRACKETS.sub(r" \1", text)
    scope = _SCOPE.match(text)
    if scope is not None and not _is_quoted(text):
        last = _SCOPE_LAST.match(text)
        narrowed = _narrowed(scope, quotes) or (_narrowed(last, quotes) if last else None)
        if narrowed is not None:
            return narrowed
    target = _plain_target(text, quotes)
    return target if re.search(r"\w", target.text) else None


def _strip(said: str) -> str:
    text = _nouns_put_right(said.strip(" \t,;:?!"))
    while True:
        shorter = _CALLED.sub("", _ARTICLES.sub("", text)).strip()
        if shorter == text:
            return text
        text = _nouns_put_right(shorter)


def _nouns_put_right(text: str) -> str:
    """A slip in "teh", "metod", "fiel" before a single name; the name itself is never touched."""
    *before, name = text.split(" ")
    if len(before) == 1 and name.islower() and nearest(name, FILE_WORDS)[0] in FILE_WORDS:
        return f"{before[0]} {nearest(name, FILE_WORDS)[0]}"
    if not 1 <= len(before) <= 3:
        return text
    known = {*KIND_WORDS, *FILE_WORDS, "the", "nested", "inner", "local", "member"}
    right = [nearest(word, known)[0] if word.islower() else word for word in before]
    return " ".join([*right, name]) if set(right) <= known else text


def _pruned(text: str) -> str:
    """The one name among filler words; anything with more than that stays whole."""
    words = text.split(" ")
    kept = [word for word in words if not _is_filler(word)]
    if len(words) == 1 or len(kept) != 1 or kept[0].lower() in (*KIND_WORDS, *FILE_WORDS):
        return text
    if is_adverb(words[0]) and kept[0].isalpha() and kept[0].islower():
        return text  # an adverb goes with a deed: "the maybe failure" is a phrase
    return kept[0] if _is_quoted(kept[0]) or _pruned_edges(words) == kept else text


def _is_filler(word: str) -> bool:
    return word.lower() in _FILLER or is_adverb(word)


def _pruned_edges(words: list[str]) -> list[str]:
    while len(words) > 1 and _is_filler(words[0]):
        words = words[1:]
    while len(words) > 1 and _is_filler(words[-1]):
        words = words[:-1]
    return words


def _is_quoted(text: str) -> bool:
    return _QUOTED.fullmatch(text) is not None


def _unquote(text: str, quotes: tuple[Quoted, ...]) -> str:
    return _QUOTED.sub(lambda match: quotes[int(match.group(1))].text, text)


def _commit(text: str, quotes: tuple[Quoted, ...]) -> Target:
    text = _unquote(re.sub(r"^(?:commit|revision) ", "", text, flags=re.IGNORECASE), quotes).strip()
    if text.lower() in ("head", "last commit", "latest commit", "most recent commit"):
        text = "HEAD"
    return Target(text=text, kind=TargetKind.COMMIT)


def _file_or_symbol(text: str, quotes: tuple[Quoted, ...], role: Role) -> Target:
    plain = _unquote(text, quotes)
    is_relative = re.fullmatch(r"\.+\w[\w.]*|\.+", plain) is not None
    if is_relative and role is Role.MODULE and not re.fullmatch(_SUFFIXED, plain):
        return Target(text=plain, kind=TargetKind.SYMBOL)
    words = text.split(" ")
    said_file = words[0].lower() in FILE_WORDS or words[-1].lower() in FILE_WORDS
    while len(words) > 1 and words[0].lower() in (*FILE_WORDS, "source"):
        words = words[1:]
    while len(words) > 1 and words[-1].lower() in FILE_WORDS:
        words = words[:-1]
    target = _plain_target(" ".join(words), quotes)
    wants_file = said_file or role is Role.FILE
    is_one_word = target.kind is TargetKind.PHRASE and " " not in target.text
    if wants_file and (is_one_word or target.kind in (TargetKind.SYMBOL, TargetKind.LITERAL)):
        return Target(text=target.text, kind=TargetKind.PATH)
    return target


def _narrowed(scope: re.Match[str], quotes: tuple[Quoted, ...]) -> Target | None:
    """ "run of Engine", "parse in config.py": what, and where it must be."""
    what, where = _pruned(scope["what"]), _strip(scope["where"])
    first, _, rest = where.partition(" ")
    kind_word = first.lower() if rest else ""
    if kind_word in KIND_WORDS or kind_word in FILE_WORDS:
        where = rest
    elif rest and ((last := where.rpartition(" ")[2].lower()) in FILE_WORDS or last in KIND_WORDS):
        kind_word, where = last, where.rpartition(" ")[0]
    where = _unquote(where, quotes)
    if " " in where or not where:
        return None
    inner = _SCOPE.match(what)
    base = (_narrowed(inner, quotes) if inner else None) or _plain_target(_strip(what), quotes)
    if base.kind not in (TargetKind.SYMBOL, TargetKind.PHRASE, TargetKind.LITERAL):
        return None
    is_path = looks_like_path(where) or kind_word in FILE_WORDS or scope["how"].lower() == "under"
    is_name = _IDENTIFIER.fullmatch(where) is not None
    if base.kind is TargetKind.PHRASE and not is_path and kind_word not in KIND_WORDS:
        return None  # "loss of precision": the phrase itself holds the small word
    if is_path:
        return replace(base, within=where)
    if is_name and (kind_word in KIND_WORDS or scope["how"].lower() in ("of", "belonging to")):
        return replace(base, owner=where)
    if is_name:
        return replace(base, within=where)
    return None


def _language(text: str) -> tuple[str, str | None]:
    """ "the Python function parse": the language narrows, if a kind word follows or precedes."""
    first, _, rest = text.partition(" ")
    is_said = first.lower() in _LANGUAGES and len(rest.split(" ")) > 1
    if is_said and rest.split(" ")[0].lower() in (*KIND_WORDS, *FILE_WORDS):
        return rest, _LANGUAGES[first.lower()]
    return text, None


def _plain_target(text: str, quotes: tuple[Quoted, ...]) -> Target:
    text, language = _language(text)
    target = _named_target(text, quotes)
    return replace(target, language=language) if language else target


def _named_target(text: str, quotes: tuple[Quoted, ...]) -> Target:
    text, kinds, said_file = _kind_words(_ONE_OR_THE_OTHER.sub("", _A_TEST.sub("", text)))
    owner = None
    if possessive := re.fullmatch(r"(\S+?)(?: (?:class|struct|module))?(?:'s|s') (.+)", text):
        owner = _unquote(possessive.group(1), quotes)
        text, more, _ = _kind_words(possessive.group(2))
        kinds = kinds or more
    mark = quotes[int(text[1:-1])].mark if _is_quoted(text) else ""
    plain = _unquote(text, quotes).strip()
    if not plain.startswith("operator"):
        plain = re.sub(r"\((?:\s*|\.\.\.|…)\)$", "", plain)  # foo() names foo
    plain = re.sub(
        r"(?<=\w)<[\w\s,.:<>]*>(?=::|\.|$)", "", plain
    )  # vector<int>::at names vector::at
    if not mark and "operator" not in plain:
        plain = plain.strip("()[]{}\"'`,;:!? ") or plain
    if (said_file and " " not in plain) or looks_like_path(plain):
        return Target(text=plain.removeprefix("./"), kind=TargetKind.PATH)
    name = re.sub(r"::|#|->", ".", plain)
    if _IDENTIFIER.fullmatch(plain) and (mark != '"' or not kinds or plain):
        return Target(text=name, kind=TargetKind.SYMBOL, kinds=kinds, owner=owner)
    if mark == "`" and re.fullmatch(r"[\w@+-]+(?:\.[\w-]+)*\.[A-Za-z]\w*", plain):
        return Target(text=plain, kind=TargetKind.PATH)
    if mark:
        kind = (
            TargetKind.LITERAL
            if mark == '"' or not plain.replace(" ", "").isalnum()
            else TargetKind.PHRASE
        )
        return Target(text=plain, kind=kind, kinds=kinds)
    if " " not in plain and re.search(r"\.\w", plain):
        return Target(text=plain, kind=TargetKind.PATH)
    if " " not in plain and not re.fullmatch(r"\w+(?:-\w+)+", plain):
        return Target(text=plain, kind=TargetKind.LITERAL)  # no name at all: only its text is left
    return Target(text=plain, kind=TargetKind.PHRASE, kinds=kinds)


def _kind_words(text: str) -> tuple[str, frozenset[SymbolKind], bool]:
    """Drop leading and trailing kind words; say which kinds, and whether a file was meant."""
    kinds: frozenset[SymbolKind]
    for said, kinds in _KINDS_OF_TWO_WORDS.items():
        if text.lower().startswith(said + " "):
            return text[len(said) + 1 :], kinds, False
    words = text.split(" ")
    kinds = frozenset()
    said_file = False
    for index in (0, -1):
        while len(words) > 1 and (
            (word := words[index].lower()) in KIND_WORDS or word in FILE_WORDS
        ):
            if index == -1 and word in FILE_WORDS and len(words) > 2:
                break  # "user session module": a phrase, not a file name
            kinds = kinds or KIND_WORDS.get(word, frozenset())
            said_file = said_file or word in FILE_WORDS
            words.pop(index)
            words = _strip(" ".join(words)).split(" ")
    return " ".join(words), kinds, said_file


def looks_like_path(text: str) -> bool:
    if not ("." in text or "/" in text):
        return False
    if " " in text or "://" in text:
        return False
    if re.fullmatch(r"\.[a-z][a-z-]{3,}", text):
        return True  # `.gitignore`
    if _METHODLIKE.fullmatch(text) and not _ONLY_A_FILE.search(text):
        return False
    if text.endswith("/") and len(text) > 1:
        return True
    return (
        "/" in text.strip("/") or re.fullmatch(_SUFFIXED, text) is not None or text.startswith("./")
    )


def is_suffixed(text: str) -> bool:
    """Whether it ends as files do."""
    return re.fullmatch(_SUFFIXED, text) is not None


def is_bare_file(text: str) -> bool:
    """ "LICENSE", "LICENSE-MIT", "PKG-INFO": files that are known without a suffix."""
    stem = re.split(r"[-_.]", text, maxsplit=1)[0]
    return (
        stem in _BARE_FILES or re.fullmatch(r"[A-Z]{3,}-[A-Z]{3,}(?:[-_.]\w+)*", text) is not None
    )
