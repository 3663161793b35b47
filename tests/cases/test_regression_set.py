"""The questions that must be refused although every single word of them occurs everywhere.

Also the two cases that keep quality and strength apart: much of the wrong thing is weak, a little
of the right thing is strong.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cases.asking import Json, ask_json, ask_program
from tests.cases.auditing import phrase
from tests.repos import make_repo, make_tree

N_FILES = 64

QUESTIONS = {
    "where is evidence gating implemented": ("evidence", "gating"),
    "find the startup model selection": ("startup", "model", "selection"),
    "how are provider credentials configured": ("provider", "credentials"),
    "where is xqkz_2024_service_impl implemented": ("xqkz", "2024", "service", "impl"),
    "find xqkz_2024_quantum_entanglement module": ("xqkz", "2024", "quantum", "entanglement"),
    "where is xqkz_2024_kubernetes_deployment": ("xqkz", "2024", "kubernetes", "deployment"),
    "search for xqkz_2024_nonexistent_class in this codebase": (
        "xqkz", "2024", "nonexistent", "class",
    ),
}  # fmt: skip

EXTRA = ("implemented", "configured", "module", "codebase", "search", "find")
WORDS = sorted({word for words in QUESTIONS.values() for word in words} | set(EXTRA))


def _module(number: int) -> str:
    """Every word, as a name, a text, a comment and a parameter, and no two of a phrase in a row."""
    lines = [f'"""Part {number} of the sample."""', ""]
    for word in WORDS:
        name = f"{word}_{number}" if word.isidentifier() else f"n{word}"
        lines += [
            f"def take_{name}(first, {name}_value):",
            f'    """Says {word} and returns it."""',
            f"    # one {word} is enough",
            f'    return {{"{word}": first, "other": {name}_value}}',
            "",
        ]
    return "\n".join(lines)


FILES = {f"part_{number:02}.py": _module(number) for number in range(N_FILES)} | {
    "README.md": "\n\n".join(f"About {word}, in short." for word in WORDS),
    "evidence/notes.md": "Nothing here about that.\n",
    "gating/notes.md": "Nothing here about that.\n",
}


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("regression") / "repo", FILES)


@pytest.mark.parametrize("words", QUESTIONS.values(), ids=" ".join)
def test_the_sample_holds_every_word_often_and_the_phrase_never(words: tuple[str, ...]) -> None:
    for word in words:
        n_files = sum(word in text.lower() for text in FILES.values())
        assert n_files >= 60, f"{word} occurs in {n_files} files only"
    together = re.compile(r"[\W_]*".join(words), re.IGNORECASE)
    assert [path for path, text in FILES.items() if together.search(text)] == []


def _is_refused(answer: Json, *reasons: str) -> None:
    assert answer["outcome"] == "insufficient_evidence"
    assert answer["answer"]["values"] == []
    assert answer["gate"]["status"] == "blocked_missing_anchor"
    assert answer["gate"]["truth_mode"] == "blocked"
    assert answer["gate"]["carryover_eligibility"] == "none"
    assert set(reasons) & set(answer["gate"]["reason_codes"])
    assert answer["confidence"]["level"] in ("none", "low")


@pytest.mark.parametrize("question", QUESTIONS)
def test_words_without_the_phrase_are_insufficient_evidence(sample: Path, question: str) -> None:
    """A feature is an open question, a name is looked for and missed."""
    is_named = "xqkz" in question
    reasons = ("missing_anchor", "question_not_covered") if is_named else ("open_question",)
    answer = ask_json(sample, question)
    _is_refused(answer, *reasons)
    assert {lead["quality"] for lead in answer["leads"]} <= {"weak"}
    assert len(answer["leads"]) <= 10


@pytest.mark.parametrize("words", QUESTIONS.values(), ids=" ".join)
def test_a_search_for_the_words_lacks_its_anchor(sample: Path, words: tuple[str, ...]) -> None:
    is_named = words[0] == "xqkz"
    asked = f"probant query defined_in {'_'.join(words)}" if is_named else phrase(" ".join(words))
    answer = ask_json(sample, asked)
    _is_refused(answer, "missing_anchor")
    assert "file_search" in {gap["class"] for gap in answer["gaps"]}


@pytest.mark.parametrize("question", QUESTIONS)
def test_the_program_refuses_with_exit_code_3(sample: Path, question: str) -> None:
    code, answer = ask_program(sample, question)
    assert (code, answer["outcome"]) == (3, "insufficient_evidence")


@pytest.mark.parametrize(
    "present",
    ["evidence_gating", "EvidenceGating", "evidenceGating"],
)
def test_the_same_phrase_is_found_once_it_is_defined(tmp_path: Path, present: str) -> None:
    keyword = "class" if present[0] == "E" else "def"
    head = f"{keyword} {present}:" if keyword == "class" else f"{keyword} {present}():"
    repo = make_tree(tmp_path / "repo", {**FILES, "gate.py": f"{head}\n    pass\n"})
    answer = ask_json(repo, phrase("evidence gating"))
    assert answer["outcome"] == "answered"
    assert [(v["path"], v["line"]) for v in answer["answer"]["values"]] == [("gate.py", 1)]
    answer = ask_json(repo, "where is evidence gating implemented")
    _is_refused(answer, "open_question")
    assert (answer["leads"][0]["path"], answer["leads"][0]["line"]) == ("gate.py", 1)


def _grep_entry(answer: Json) -> Json:
    (entry,) = [entry for entry in answer["evidence"] if entry["tool"] == "grep"]
    return dict(entry)


def test_words_of_a_phrase_in_many_files_are_weak_and_high(sample: Path) -> None:
    entry = _grep_entry(ask_json(sample, phrase("evidence gating")))
    assert (entry["quality"], entry["strength"]) == ("weak", "high")
    assert entry["match_count"] >= 60
    assert entry["exact_match_count"] == 0
    assert entry["phrase_match"] is False


def test_an_exact_symbol_in_twelve_files_is_strong_and_medium(tmp_path: Path) -> None:
    files = {f"m{n:02}.py": "from ledger import post_entry\n" for n in range(12)}
    repo = make_tree(tmp_path / "repo", files)
    answer = ask_json(repo, "where is post_entry mentioned?")
    entry = _grep_entry(answer)
    assert (entry["quality"], entry["strength"]) == ("strong", "medium")
    assert entry["match_count"] == entry["exact_match_count"] == 12
    assert answer["outcome"] == "answered"
    assert len(answer["answer"]["values"]) == 12


@pytest.mark.parametrize(
    ("n_files", "strength"), [(1, "low"), (10, "low"), (11, "medium"), (50, "medium"), (51, "high")]
)
def test_strength_follows_the_count_and_leaves_quality_alone(
    tmp_path: Path, n_files: int, strength: str
) -> None:
    files = {f"m{n:02}.py": "post_entry = None\n" for n in range(n_files)}
    entry = _grep_entry(ask_json(make_tree(tmp_path / "repo", files), "where is post_entry used?"))
    assert (entry["quality"], entry["strength"]) == ("strong", strength)


@pytest.mark.parametrize(("n_files", "quality"), [(1, "moderate"), (10, "moderate"), (11, "weak")])
def test_part_of_a_longer_name_is_never_strong(tmp_path: Path, n_files: int, quality: str) -> None:
    files = {f"m{n:02}.py": "x = repost_entry_now\n" for n in range(n_files)}
    answer = ask_json(make_tree(tmp_path / "repo", files), "where is post_entry mentioned?")
    entry = _grep_entry(answer)
    assert (entry["quality"], entry["exact_match_count"]) == (quality, 0)
    assert answer["outcome"] == "insufficient_evidence"
