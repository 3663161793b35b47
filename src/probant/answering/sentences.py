"""What is said where nothing is claimed, and what to do about a run that did not come about.

What is said of each relation stands in its kind (`questions/`).
"""

from __future__ import annotations

from collections.abc import Mapping

from probant.vocabulary.question import Aside, TargetKind
from probant.vocabulary.reason import ReasonCode

ASIDE_TEXT: Mapping[Aside, str] = {
    Aside.CHAT: "Hello. I make no claims in small talk.",
    Aside.OPINION: (
        "That asks for an opinion, a reason or advice; no evidence in the code can settle it."
    ),
    Aside.UNDERSPECIFIED: "I cannot tell what this asks.",
    Aside.NOT_COVERED: "I am not sure what this asks.",
    Aside.OPEN: "Not proved: no single fact answers this.",
    Aside.NO_CARRYOVER: (
        "I do not know what that refers to: no earlier answer may be reused for it."
    ),
}

WITHOUT_PLACES = "Not proved: no single fact answers this, and no place says these words."

MISSING: Mapping[TargetKind, str] = {
    TargetKind.SYMBOL: "no {a} was found",
    TargetKind.PATH: "no file {a} was found",
    TargetKind.COMMIT: "no commit {a} was found",
    TargetKind.TEST: "no {a} was found",
    TargetKind.BUILD_TARGET: "nothing to build {a} was found",
    TargetKind.WORKFLOW: "no workflow {a} was found",
    TargetKind.PHRASE: "found no code {a} or documented so",
    TargetKind.LITERAL: "found no text {a}",
}
"""What was not found, by what it would be."""

NO_DEPENDENCY = "found no dependency called {a}"

DECLARED_REMEDY = "To see what is declared, ask: what are the dependencies of this project?"

NOT_DESCRIBED = "found no function that is proved to do this"

REFUSED: Mapping[ReasonCode, str] = {
    ReasonCode.MENTION_ONLY: "{a} is mentioned here, but no definition of it was found",
    ReasonCode.AMBIGUOUS_NAME: "several things here are called {a}; say which one",
    ReasonCode.DYNAMIC_DISPATCH: "{a} depends on what the program does when it runs",
    ReasonCode.UNRESOLVED_REFERENCES: "for some uses of the name {a} it is not sure what they mean",
    ReasonCode.BELOW_MINIMUM: "what was found about {a} is not precise enough",
    ReasonCode.CLAIM_FAILED: "what was found about {a} did not stand up to a second look",
    ReasonCode.NOT_PERMITTED: "that needs something to be run, which was not permitted",
    ReasonCode.ROUTE_NOT_RUN: "what could tell was not looked at",
    ReasonCode.QUESTION_NOT_COVERED: "a part of the question was not understood",
}
"""Why nothing is confirmed, where that can be said more plainly than by the reason's own words."""

ASIDE_REMEDY: Mapping[Aside, str] = {
    Aside.CHAT: "Ask me something about this repository, for example: where is {a} defined?",
    Aside.OPINION: (
        "What can be said is where things are, what they call and what changed, for example: "
        "where is {a} defined? who calls {a}?"
    ),
    Aside.NOT_COVERED: "Pick one of the readings, or ask in other words.",
    Aside.OPEN: "Ask about one of them by name, for example: who calls {a}?",
    Aside.UNDERSPECIFIED: (
        "Name a symbol, file, commit or phrase and what you want to know of it, for example: "
        "where is {a} defined? who calls {a}? what does {a} do?"
    ),
    Aside.NO_CARRYOVER: (
        "Name the symbol, file or commit, for example: where is {a} defined? who calls {a}?"
    ),
}

REASON_REMEDY: Mapping[ReasonCode, str] = {
    ReasonCode.NOT_PERMITTED: (
        "Ask again with --allow-exec to have it run, in a sandbox without network."
    ),
    ReasonCode.SANDBOX_UNAVAILABLE: (
        "Install bubblewrap; only for code that you trust, add --allow-unsandboxed instead."
    ),
    ReasonCode.TIMEOUT: "Give it more time with --exec-timeout SECONDS.",
    ReasonCode.NO_CHANGE_SUPPLIED: (
        "Give the change with --patch FILE, or make it in the working tree."
    ),
    ReasonCode.DEPENDENCIES_UNAVAILABLE: (
        "Nothing is fetched during a run: install what it needs first, where the project "
        "looks for it."
    ),
}
"""What a person can do where nothing, or not everything, could be run."""

NOT_RUN_HERE = "Nothing is run through this service; the one who runs it can ask at a terminal."
NOT_HANDED_IN_HERE = "No change can be handed in through this service; ask at a terminal."

CALLER_REMEDY: Mapping[ReasonCode, str] = {
    ReasonCode.NOT_PERMITTED: NOT_RUN_HERE,
    ReasonCode.SANDBOX_UNAVAILABLE: NOT_RUN_HERE,
    ReasonCode.TIMEOUT: NOT_RUN_HERE,
    ReasonCode.NO_CHANGE_SUPPLIED: NOT_HANDED_IN_HERE,
}
"""The same for callers of a service, which takes no flags and runs nothing."""
