"""Words around a question that ask nothing: greetings, politeness, "in this repository".

Taken off the front and the end, never out of the middle, and never the last word that is left.
"""

from __future__ import annotations

AT_THE_START = frozenset(
    phrase.strip()
    for phrase in """
    please / pls / plz / hey / hi / hello / so / ok / okay / well / um / uh / now / and / also
    then
    but / quick question / quick one / question / just / kindly / actually / sorry / excuse me / btw
    sorry to bother / sorry to bother you / but
    probant / thanks / hi there / hello there / hey there / can anyone / can you / could you
    would you / will you / can u
    could u / can someone / could someone / can i ask / may i ask / do you happen to know
    do you know / i was wondering / i wonder / i'm wondering / wondering / help me
    i'd like to know
    i would like to know / i want to know / i need to know / i'd love to know / let me know
    let me ask / i'm curious / i am curious / curious / in this codebase / in this repo
    in this repository / in this project / in the codebase / in the repo / in the repository
    in the project / for a review / for my review / for a refactoring / for my ticket / tell me
    say
    remind me / please tell me / if / whether / i need to find out / i want to find out / find out
    is it true that / is it correct that / is it right that / i think / i think that / i believe
    i believe that / i guess / would you mind checking / would you mind telling me / mind checking
    check that / please check that / confirm / confirm that / confirm whether / confirm if / verify
    make sure that / i am not sure if / i am not sure whether / i'm not sure if / not sure if
    not sure whether / any idea
    am i right that / check whether / check if / verify whether / verify that / see if / see whether
    before i merge / before i push / before i commit / before we release / before the release
    """.replace("\n", "/").split("/")
)

AT_THE_END = frozenset(
    phrase.strip()
    for phrase in """
    please / pls / plz / thanks / thank you / thx / cheers / for me / exactly / by the way / btw
    to me / to us / for us / internally / is that true / is that right / is that correct / or what
    thanks in advance / many thanks / thanks a lot / thank you very much / kindly / in detail
    in total / overall / precisely
    again / right now / anyway / here / somewhere / anywhere / at the moment / currently
    if you can
    in git / in the git history / in the history / any extension / whatever extension
    if possible / if any / if at all / would you / will you / do you know / today / asap
    """.replace("\n", "/").split("/")
) | frozenset(
    f"in {which} {what}"
    for which in ("this", "the", "our", "my")
    for what in ("codebase", "repo", "repository", "project", "code", "source", "source code",
                 "code base", "tree")
)  # fmt: skip

_MAX_WORDS = 5
_EDGES = ",.:;!?()"


def without_noise(sentence: str) -> str:
    """The sentence between its polite edges."""
    words = sentence.split(" ")
    while n := _noisy(words[:_MAX_WORDS], AT_THE_START, from_front=True):
        if n >= len(words):
            break
        words = words[n:]
    while n := _noisy(words[-_MAX_WORDS:], AT_THE_END, from_front=False):
        is_named = n < len(words) and words[-n - 1].lower() in ("called", "named", "constant")
        if n >= len(words) or is_named:
            break  # what a thing is called today is not what it is called
        words = words[:-n]
    return " ".join(words)


def _noisy(words: list[str], phrases: frozenset[str], *, from_front: bool) -> int:
    """How many words at this edge are one phrase of noise; the longest wins."""
    for n in range(len(words), 0, -1):
        part = words[:n] if from_front else words[-n:]
        if " ".join(word.lower().strip(_EDGES) for word in part) in phrases:
            return n
    return 0
