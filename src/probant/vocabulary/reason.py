"""Why a ruling is what it is: one closed list of reason codes.

Critical codes may never be dropped on the way to the reader. The reference page of reason codes is
generated from this file.
"""

from __future__ import annotations

from enum import Enum


class ReasonCode(Enum):
    """Each member: wire name, whether it is critical, what it tells a reader."""

    MISSING_ANCHOR = ("missing_anchor", True, "no definition or file of that name was found")
    AMBIGUOUS_NAME = ("ambiguous_name", True, "several definitions share the name")
    MENTION_ONLY = ("mention_only", True, "found only in comments, strings, documents or as a use")
    LANGUAGE_NOT_PARSED = (
        "language_not_parsed",
        True,
        "it stands in code of a language whose structure is not read",
    )
    DECLARED_ONLY = ("declared_only", True, "it is declared here, its definition stands elsewhere")
    DYNAMIC_DISPATCH = ("dynamic_dispatch", True, "a dynamic construct could hide what was asked")
    UNRESOLVED_REFERENCES = (
        "unresolved_references",
        True,
        "of some uses of the name it is not sure what they mean",
    )
    OUTSIDE_REPOSITORY = (
        "outside_repository",
        True,
        "a part of the answer lies in code outside this repository",
    )
    NO_EXPORT_LIST = (
        "no_export_list",
        True,
        "nothing lists what is exported; names are public by convention only",
    )
    NOT_TOLD = ("not_told", True, "what is written does not decide it")
    PURPOSE_NOT_TOLD = (
        "purpose_not_told",
        True,
        "what is there is proved, what it is meant for is not written",
    )
    COMPLETE_AND_EMPTY = ("complete_and_empty", False, "everything was searched; there is none")
    BELOW_MINIMUM = ("below_minimum", True, "evidence was found, but not precise enough")
    CLAIM_FAILED = ("claim_failed", True, "a statement did not survive its check")
    CONTRADICTION = ("contradiction", True, "two observations disagree")
    NOT_PERMITTED = ("not_permitted", True, "looking needs a permission that was not given")
    SANDBOX_UNAVAILABLE = ("sandbox_unavailable", True, "no sandbox to run it in")
    NO_MANIFEST = ("no_manifest", True, "no manifest says how this is built or tested")
    TOOL_MISSING = ("tool_missing", True, "a program needed to look is not installed")
    NO_SERVICE = ("no_service", True, "it is not known which service to ask")
    RATE_LIMITED = ("rate_limited", True, "the service refused further requests for now")
    NO_NETWORK = ("no_network", True, "the service could not be reached")
    TIMEOUT = ("timeout", True, "looking took longer than allowed")
    TOOL_FAILED = ("tool_failed", True, "a tool failed while looking")
    ROUTE_NOT_RUN = ("route_not_run", True, "the tools this relation needs did not run")
    OTHER_TARGET = ("other_target", True, "the evidence speaks about something else")
    WINDOW_REVISION = ("window_revision", True, "holds for the revision asked about only")
    WINDOW_SKIPPED_FILES = (
        "window_skipped_files",
        True,
        "files that could hold it were not looked into",
    )
    NOT_AT_THIS_SNAPSHOT = ("not_at_this_snapshot", True, "existed once, not in this snapshot")
    NO_HISTORY = ("no_history", True, "the directory has no git history to ask")
    NO_TESTS_RAN = ("no_tests_ran", True, "not a single test ran")
    NOT_COUNTED = ("not_counted", True, "the run did not tell its tests one by one")
    NOTHING_BUILT = ("nothing_built", True, "the build had nothing to do")
    DEPENDENCIES_UNAVAILABLE = (
        "dependencies_unavailable",
        True,
        "what it needs to run is not installed",
    )
    FAILED_BEFORE = ("failed_before", True, "what fails failed before the change already")
    TESTS_REWRITTEN = (
        "tests_rewritten",
        True,
        "the change rewrites tests it would be judged by",
    )
    TESTS_GONE = ("tests_gone", True, "tests that passed before the change do not run any more")
    NO_CHANGE_SUPPLIED = ("no_change_supplied", True, "there is no change to judge")
    NO_CLAIMS = ("no_claims", True, "the question claims nothing that could be proved")
    OUT_OF_SCOPE = ("out_of_scope", True, "opinion, intent or advice; no evidence can settle it")
    UNDERSPECIFIED = ("underspecified", True, "the question does not say what it is about")
    NO_CARRYOVER = ("no_carryover", True, "nothing earlier may be reused for this reference")
    FALSE_PREMISE = ("false_premise", True, "the question takes something untrue for granted")
    QUESTION_NOT_COVERED = (
        "question_not_covered",
        True,
        "words of the question were not taken into account",
    )
    OPEN_QUESTION = ("open_question", True, "no single fact answers it; places are shown instead")

    def __init__(self, wire: str, critical: bool, meaning: str) -> None:
        self.wire = wire
        self.critical = critical
        self.meaning = meaning
