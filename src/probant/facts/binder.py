"""What names mean, in whichever language they are written: each is for its own resolver to say."""

from __future__ import annotations

from probant.facts.bound import Bound
from probant.facts.languages import family, family_of, module, names
from probant.facts.lookup import FactBook
from probant.facts.resolver import Resolver
from probant.facts.rows import BaseFact, CallFact, DefFact, ImportFact
from probant.facts.schema import Trait
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree


class Binder:
    """All languages' resolvers over one view of the index, each made when first needed."""

    def __init__(self, book: FactBook, tree: SourceTree) -> None:
        self._book = book
        self._tree = tree
        self._resolvers: dict[str, Resolver] = {}

    def rules(self, path: str) -> Resolver:
        """The resolver of the language a file, or a folder of files, is written in."""
        language = family_of(path) or self._family_within(path)
        assert language is not None, path  # noqa: S101 - only indexed files have facts
        return self._of(language)

    def _family_within(self, folder: str) -> str | None:
        """A package that is a folder is written in the language of its files."""
        inside = "" if folder == "." else folder
        files = (path for path in self._book.blobs if path.rpartition("/")[0] == inside)
        return next((found for path in files if (found := family_of(path))), None)

    def _of(self, language: str) -> Resolver:
        if language not in self._resolvers:
            made: Resolver = module(language).make_resolver(self._book, self._tree)
            self._resolvers[language] = made
        return self._resolvers[language]

    def call(self, call: CallFact) -> Bound:
        """What a call site calls: a function, a method, a macro or a class."""
        return self.rules(call.path).call(call)

    def is_cast(self, call: CallFact) -> bool:
        """Whether what reads like a call only turns a value into one of another type."""
        return self.rules(call.path).is_cast(call)

    def base(self, base: BaseFact) -> Bound:
        """What a base class expression means."""
        return self.rules(base.path).base(base)

    def owner_of_base(self, base: BaseFact) -> DefFact | None:
        return self.rules(base.path).owner_of_base(base)

    def bases_of(self, fact: DefFact) -> list[BaseFact]:
        return self.rules(fact.path).bases_of(fact)

    def imported(self, row: ImportFact) -> Bound:
        """What the name bound by an import means."""
        return self.rules(row.path).imported(row, [])

    def resolve(self, row: ImportFact) -> RepoPath | None:
        """The file or package folder an import's module means."""
        return self.rules(row.path).origin(row)

    def files(self, row: ImportFact) -> frozenset[RepoPath]:
        """The files of the repository an import brings in."""
        return self.rules(row.path).files(row)

    def tails(self, path: RepoPath) -> frozenset[str] | None:
        """What imports of this file end in, None where any import may mean it."""
        return self.rules(path).tails(path)

    def attribute(self, path: RepoPath, name: str) -> Bound:
        """What `name` means as a name of the module at this path."""
        return self.rules(path).attribute(path, name)

    def member(self, fact: DefFact, name: str, *, inherited_only: bool = False) -> Bound:
        """What `name` means as a member of a class, through its bases."""
        return self.rules(fact.path).member(fact, name, inherited_only=inherited_only)

    def members_of(self, fact: DefFact) -> list[DefFact]:
        """Everything that belongs to a class itself, wherever it is written."""
        return self.rules(fact.path).all_members(fact)

    def owner(self, fact: DefFact) -> DefFact | None:
        """The class or scope a definition belongs to, None at the top of a file."""
        if fact.parent and not fact.has(Trait.DETACHED):
            return self._book.definition(fact.path, fact.blob, fact.parent)
        return self.rules(fact.path).detached_owner(fact)

    def constructor(self, fact: DefFact) -> Bound:
        """What is called when a class is."""
        return self.rules(fact.path).constructor(fact)

    def dotted_path(self, path: RepoPath) -> str:
        """The dotted name under which the repository's own code knows this file."""
        return self.rules(path).dotted_path(path)

    def exported(self, path: RepoPath) -> list[str]:
        return self.rules(path).exported(path)

    def is_standard(self, name: str) -> bool:
        """Whether a module of this name comes with a language of this repository."""
        spoken = {family(language) for language in self._book.languages() if language in names()}
        return any(self._of(language).is_standard(name) for language in sorted(spoken))
