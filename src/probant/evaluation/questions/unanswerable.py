"""Questions the repository holds no answer to, each with a proof and a plausible distractor.

U1, U2, U4, U5, U12, U19 and U20 are proved absent on the raw bytes; U13 occurs, but only in
comments or prose of strings; U3 and U16 name nothing at all. False but decidable ones are made
elsewhere (sources/askable.py, misleading.py). Next: generate.py.
"""

from __future__ import annotations

import keyword
import random
import string
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import PurePosixPath

from probant.evaluation.oracles.raw_bytes import RawBytes, words_in
from probant.evaluation.oracles.tree import Tree
from probant.evaluation.questions.frame_words import FRAME_WORDS
from probant.evaluation.questions.truth import Denial, Nothing, Outcome, Truth, Verified
from probant.evaluation.sources.fact import WORDINGS_PER_FACT, Fact
from probant.evaluation.sources.mentions import only_mentioned
from probant.evaluation.sources.vocabulary import Symbol

MIN_WORD_CHARS = 4
MIN_NAME_CHARS = 6
MAX_ATTEMPTS_PER_FACT = 60
STEM_CHARS = 4
SHARES: Mapping[str, float] = {
    "U13": 0.12,
    "U3": 0.03,
    "U16": 0.03,
    "U12": 0.06,
    "U20": 0.08,
    "U19": 0.06,
    "U5": 0.2,
    "U2": 0.14,
    "U4": 0.14,
    "U1": 0.14,
}
"""How the negatives are shared out; the last one takes over what the others cannot supply."""

_CONSONANTS = "bcdfghjkmnpqrstvwxz"

FRAMES = ("function", "class", "method", "definition", "implementation", "module", "constant")
POINTERS = ("it", "that", "this", "this one", "that function", "this class", "the same method")
ELSEWHERE = tuple(
    "HttpResponseRedirect train_test_split createAsyncThunk useLayoutEffect spawn_blocking "
    "GradientBoostingClassifier add_url_rule SQLAlchemyError RestTemplateBuilder DispatcherServlet "
    "render_template_string AutoModelForCausalLM read_parquet KafkaListener ResponseEntity "
    "getStaticProps defineComponent MigrationAutodetector BeautifulSoup curl_easy_setopt "
    "glBindFramebuffer QMainWindow cv2_imread matplotlib_pyplot NewServeMux ListenAndServeTLS "
    "RecyclerView SharedPreferences axum_router diesel_migrations tokio_select serde_yaml_value "
    "createReactClass mongoose_schema setupWebpackMiddlewares celery_beat_schedule".split()
)
"""Names of well-known libraries; each is used only where the bytes of the tree do not hold it."""

LOOK_ALIKES: Mapping[str, str] = {
    "a": "\u0430",
    "c": "\u0441",
    "e": "\u0435",
    "o": "\u043e",
    "p": "\u0440",
    "x": "\u0445",
}
"""Latin letters and the Cyrillic ones nobody can tell from them."""


class Absences:
    """Makers of unanswerable facts for one tree."""

    def __init__(self, tree: Tree, symbols: Sequence[Symbol], rng: random.Random) -> None:
        self._tree = tree
        self._symbols = symbols
        self._rng = rng
        self._raw = RawBytes.of(tree)
        self._makers: Mapping[str, Callable[[], str | None]] = {
            "U1": self._two_words,
            "U2": self._three_words,
            "U4": self._nonsense,
            "U5": self._near_miss,
            "U12": lambda: self._rng.choice(ELSEWHERE),
            "U19": self._no_test,
            "U20": self._look_alike,
        }
        self._lists: Mapping[str, Callable[[], Sequence[str]]] = {
            "U3": lambda: [word for word in FRAMES if word not in self._known],
            "U13": lambda: self._only_mentioned,
            "U16": lambda: POINTERS,
        }

    def quotas(self, n_questions: int) -> dict[str, int]:
        """How many questions of each family make `n_questions` together."""
        quotas = {family: round(share * n_questions) for family, share in SHARES.items()}
        for family, listed in self._lists.items():
            quotas[family] = min(quotas[family], WORDINGS_PER_FACT * len(listed()))
        quotas["U12"] = min(quotas["U12"], WORDINGS_PER_FACT * len(ELSEWHERE))
        quotas["U1"] += max(0, n_questions - sum(quotas.values()))
        return {family: quota for family, quota in quotas.items() if quota > 0}

    def facts(self, family: str, n_wanted: int) -> list[Fact]:
        """Up to `n_wanted` different facts; fewer where the tree has too few words."""
        if not self._symbols:
            return []
        if family in self._lists:
            words = list(self._lists[family]())
            self._rng.shuffle(words)
            return [_absent(word, Verified.STRUCTURAL) for word in words[:n_wanted]]
        found: dict[str, Fact] = {}
        for _ in range(n_wanted * MAX_ATTEMPTS_PER_FACT):
            if len(found) == n_wanted:
                break
            phrase = self._makers[family]()
            if phrase is not None and self._raw.is_absent(phrase) and not self._is_a_name(phrase):
                found.setdefault(phrase, _absent(phrase, Verified.BYTES, is_test=family == "U19"))
        return list(found.values())

    def _is_a_name(self, phrase: str) -> bool:
        """Whether one name is made of these words in another order or form: it may be meant."""
        stems = [word[:STEM_CHARS].lower() for word in phrase.split()]
        return len(stems) > 1 and any(
            all(stem in symbol.name.lower() for stem in stems) for symbol in self._symbols
        )

    def _no_test(self) -> str | None:
        two = self._two_words()
        return f"test_{two.replace(' ', '_')}" if two else None

    def _look_alike(self) -> str | None:
        """A real name with one letter of another alphabet."""
        if not self._names:
            return None
        name = self._rng.choice(self._names)
        spots = [index for index, letter in enumerate(name) if letter in LOOK_ALIKES]
        if not spots:
            return None
        at = self._rng.choice(spots)
        return name[:at] + LOOK_ALIKES[name[at]] + name[at + 1 :]

    def _two_words(self) -> str | None:
        words = self._rng.sample(self._words, 2) if len(self._words) > 1 else []
        return " ".join(words) if words and not _is_participle(words[-1]) else None

    def _three_words(self) -> str | None:
        if len(self._words) < 2 or not self._stems:
            return None
        words = [*self._rng.sample(self._words, 2), self._rng.choice(self._stems)]
        self._rng.shuffle(words)
        if len(set(words)) < len(words) or _is_participle(words[-1]):
            return None
        return " ".join(words)

    def _nonsense(self) -> str | None:
        if len(self._words) < 2:
            return None
        prefix = "".join(self._rng.choices(_CONSONANTS, k=self._rng.randint(3, 5)))
        first, second = self._rng.sample(self._words, 2)
        year = self._rng.randint(2019, 2031)
        shapes = (
            f"{prefix}_{first}_{second}",
            f"{prefix}_{year}_{first}_{second}",
            f"{prefix.capitalize()}{first.capitalize()}{second.capitalize()}",
            f"{first}_{prefix}_{second}",
        )
        return self._rng.choice(shapes)

    def _near_miss(self) -> str | None:
        """A real name with one character changed, left out, put in, or two swapped."""
        if not self._names:
            return None
        name = self._rng.choice(self._names)
        at = self._rng.randrange(1, len(name) - 1)
        letter = self._rng.choice(string.ascii_lowercase)
        edits = (
            name[:at] + letter + name[at + 1 :],
            name[:at] + name[at + 1 :],
            name[:at] + letter + name[at:],
            name[:at] + name[at + 1] + name[at] + name[at + 2 :],
        )
        return self._rng.choice(edits)

    @cached_property
    def _words(self) -> list[str]:
        """Words that names of the tree are made of: what a question may sound like."""
        found: set[str] = set()
        for symbol in self._symbols:
            found.update(words_in(symbol.name))
        return sorted(word for word in found if self._is_telling(word))

    @cached_property
    def _paths(self) -> frozenset[str]:
        return frozenset(symbol.path for symbol in self._symbols)

    @cached_property
    def _stems(self) -> list[str]:
        stems = {PurePosixPath(path).stem.lower().strip("_") for path in self._paths}
        return sorted(stem for stem in stems if stem.isalpha() and stem not in FRAME_WORDS)

    @cached_property
    def _names(self) -> list[str]:
        names = {symbol.name for symbol in self._symbols}
        return sorted(
            name for name in names if len(name) >= MIN_NAME_CHARS and not name.startswith("__")
        )

    def _is_telling(self, word: str) -> bool:
        return (
            len(word) >= MIN_WORD_CHARS
            and word not in FRAME_WORDS
            and not keyword.iskeyword(word)
            and self._raw.has_word(word)
        )

    @cached_property
    def _only_mentioned(self) -> Sequence[str]:
        return only_mentioned(self._tree, MIN_NAME_CHARS)

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(symbol.name.lower() for symbol in self._symbols) | set(self._stems)


def _is_participle(word: str) -> bool:
    """'where is the suffix quoted' asks something else, and may well have an answer."""
    return word.endswith("ed")


def _absent(phrase: str, verified: Verified, *, is_test: bool = False) -> Fact:
    """A test that is not there may be denied; of anything else nothing can be said."""
    acceptable = {Outcome.INSUFFICIENT_EVIDENCE} | ({Outcome.REFUTED} if is_test else set())
    truth: Truth = Denial() if is_test else Nothing()
    return Fact((("x", phrase),), truth, frozenset(acceptable), verified)
