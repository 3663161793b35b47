"""Questions about what stands in files (11 to 15, 62, 65), each with its lines.

A thing that stands in code in another form too, or a file people could mean by another name, is
dropped and listed. Next: questions/generate.py words a sample of these.
"""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.tree import Dropped, Tree
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.project_truth import At, Line
from probant.evaluation.questions.truth import Count, Paths
from probant.evaluation.sources.content.config import keys_of
from probant.evaluation.sources.content.literals import literals
from probant.evaluation.sources.content.reads import Spot, environment_reads, option_declarations
from probant.evaluation.sources.fact import Fact, structural_fact
from probant.evaluation.sources.history.symbols import only_lines

MAX_PER_FAMILY = 60
MAX_FILE_BYTES = 300_000
MAX_SPOTS = 4
_CODE = (".py", ".js", ".ts", ".go", ".rs", ".java", ".c", ".cc", ".cpp", ".h", ".hpp", ".sh")


class ContentFacts:
    """Facts of one tree's bytes."""

    def __init__(self, tree: Tree, rng: random.Random) -> None:
        self._tree = tree
        self._rng = rng
        self.dropped: list[Dropped] = []

    def facts(self) -> Mapping[str, Sequence[Fact]]:
        makers: Mapping[str, Callable[[], Iterator[Fact]]] = {
            "11": self._stems,
            "12": self._literals,
            "13": self._config_keys,
            "14": self._environment,
            "15": self._options,
            "62": self._n_lines,
            "65": self._lines,
        }
        return {family: list(maker()) for family, maker in makers.items()}

    def _stems(self) -> Iterator[Fact]:
        """Stems of one file only, which are no folder's name nor part of a longer file's name."""
        by_stem: dict[str, list[str]] = defaultdict(list)
        for path in self._tree.files:
            by_stem[_stem(path).casefold()].append(path)
        folders = {
            str(parent.name).casefold()
            for path in self._tree.files
            for parent in PurePosixPath(path).parents
        }
        for stem, paths in sorted(by_stem.items()):
            name = _stem(paths[0])
            is_word = bool(re.fullmatch(r"[A-Za-z][\w-]{3,}", name)) and stem not in FRAME_WORDS
            if not is_word or not self._is_text(paths[0]):
                continue
            if re.match(r"\.\d", PurePosixPath(paths[0]).name.removeprefix(name)):
                continue  # the dot of a version ends no stem
            if len(paths) > 1 or stem in folders:
                self._drop("11", name, "several files, or a folder, have the name")
            else:
                yield structural_fact(Paths(frozenset(paths)), x=name)

    def _literals(self) -> Iterator[Fact]:
        for text, place in sorted(literals(self._tree.files).items()):
            yield structural_fact(At((frozenset({place}),)), x=text)

    def _config_keys(self) -> Iterator[Fact]:
        for path, name in self._named.items():
            for key, line in keys_of(path, self._tree.files[path]).items():
                yield structural_fact(At((frozenset({(path, line)}),)), x=key, y=name)

    def _environment(self) -> Iterator[Fact]:
        found = environment_reads(self._tree.files)
        yield from self._spots("14", found, lambda name: rf"\b{re.escape(name)}\b")

    def _options(self) -> Iterator[Fact]:
        found = option_declarations(self._tree.files)
        yield from self._spots("15", found, lambda name: rf"[\"']{re.escape(name)}[\"']")

    def _spots(
        self, family: str, found: Mapping[str, list[Spot]], form: Callable[[str], str]
    ) -> Iterator[Fact]:
        """Only names that stand in code nowhere else than where they are read or declared.

        Tests may set or pass them: that is neither.
        """
        for name, spots in sorted(found.items()):
            if family == "15" and any(_is_test(path) for spot in spots for path, _ in spot):
                self._drop(family, name, "declared in a test")
                continue
            n_seen = len(re.findall(form(name), self._code))
            if n_seen != sum(not _is_test(path) for spot in spots for path in {p for p, _ in spot}):
                self._drop(family, name, "stands in code in other forms, too")
            elif len(spots) > MAX_SPOTS:
                self._drop(family, name, "too many places")
            else:
                yield structural_fact(At(tuple(spots)), x=name)

    def _n_lines(self) -> Iterator[Fact]:
        for path, name in self._named.items():
            content = self._tree.files[path]
            n_lines = content.count(b"\n") + (not content.endswith(b"\n"))
            yield structural_fact(Count(n_lines), x=name)

    def _lines(self) -> Iterator[Fact]:
        for path, name in self._named.items():
            lines = only_lines(self._tree.files[path])
            if lines:
                number = self._rng.choice(lines)
                text = self._tree.files[path].decode("utf-8").split("\n")[number - 1]
                yield structural_fact(Line(text.rstrip("\r")), x=name, y=str(number))

    @cached_property
    def _named(self) -> dict[str, str]:
        """Plain text files with a name that means no other file: the last part, or the path."""
        counts = Counter(PurePosixPath(path).name.casefold() for path in self._tree.files)
        found = {}
        for path in self._tree.files:
            name = PurePosixPath(path).name
            is_tail = any(other.endswith(f"/{path}") for other in self._tree.files)
            if not self._is_text(path) or any(character.isspace() for character in path):
                continue
            if counts[name.casefold()] == 1:
                found[path] = name
            elif "/" in path and not is_tail:
                found[path] = path
        return found

    @cached_property
    def _code(self) -> str:
        texts = [
            text
            for path, text in self._tree.files.items()
            if path.endswith(_CODE) and not _is_test(path)
        ]
        return b"\n".join(texts).decode("utf-8", "ignore")

    def _is_text(self, path: str) -> bool:
        content = self._tree.files[path]
        if not content.strip() or len(content) > MAX_FILE_BYTES or b"\0" in content:
            return False
        try:
            content.decode("utf-8")
        except UnicodeDecodeError:
            return False
        return True

    def _drop(self, family: str, subject: str, reason: str) -> None:
        self.dropped.append(Dropped(family, subject, reason))


def _stem(path: str) -> str:
    return PurePosixPath(path).name.partition(".")[0]


def _is_test(path: str) -> bool:
    return any(part.startswith("test") or "_test." in part for part in PurePosixPath(path).parts)
