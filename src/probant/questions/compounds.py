"""Questions that no single fact settles, and the typed questions that bear on each.

"Is X dead code?" wants a judgement; who calls X and which tests refer to it can be proved. Such a
question is answered in part at most: the conclusion is left to whoever asked. A row is a label of
`learning/sentences`, what is asked in plain words, and queries as `probant query` takes them, with
the number of the named thing in place of each target.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from probant.questions.asking import goal_of_query
from probant.questions.kind import Fill, Slot
from probant.vocabulary.filters import Filters
from probant.vocabulary.question import Goal
from probant.vocabulary.record import Record


class Query(Record):
    """A kind and its targets: a number is that thing of the question, a text stands for itself."""

    kind: str
    targets: tuple[int | str, ...] = ()
    filters: Filters = Filters()


class Compound(Record):
    sentence: str
    fills: tuple[Fill, ...]
    bearing: tuple[Query, ...]

    @property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(Slot(f"thing{number}", fill) for number, fill in enumerate(self.fills))

    def said_of(self, things: Sequence[str]) -> str:
        return self.sentence.format(*(f"`{thing}`" for thing in things))


def bearing_goals(compound: Compound, things: Sequence[str], question: str) -> tuple[Goal, ...]:
    """The goals whose answers bear on the question about these things."""
    return tuple(
        goal_of_query(
            query.kind,
            [things[one] if isinstance(one, int) else one for one in query.targets],
            query.filters,
            question=question,
        )
        for query in compound.bearing
    )


def _about(sentence: str, fills: str, *queries: str) -> Compound:
    """`queries` as on the command line: `called_by 0 --all-the-way`."""
    named = tuple(Fill[fill] for fill in fills.split())
    return Compound(sentence, named, tuple(_query(one) for one in queries))


def _query(text: str) -> Query:
    kind, *rest = text.split()
    targets = tuple(int(one) if one.isdigit() else one for one in rest if one not in _FLAGS)
    filters = [_FLAGS[one] for one in rest if one in _FLAGS]
    return Query(kind, targets, filters[0] if filters else Filters())


_FLAGS: Mapping[str, Filters] = {
    "--all-the-way": Filters(directly=False),
    "--public": Filters(public=True),
}

COMPOUNDS: Mapping[str, Compound] = {
    "c-dead": _about("is {0} used at all", "SYMBOL",
                     "called_by 0", "occurs_in 0", "tests 0", "visibility 0", "decorators 0"),
    "c-effects": _about("which effects does {0} have", "SYMBOL",
                        "calls 0", "raises 0", "called_by 0"),
    "c-implement": _about("what must another {0} provide", "SYMBOL",
                          "abstract_methods 0", "extends 0", "extended_by 0", "implemented_by 0",
                          "parameters 0"),
    "c-fake": _about("what must a stand-in for {0} offer", "SYMBOL",
                     "methods 0 --public", "fields 0", "abstract_methods 0", "tests 0"),
    "c-adds": _about("what does {0} add to its bases", "SYMBOL",
                     "extends 0", "methods 0", "fields 0", "overrides 0"),
    "c-lifecycle": _about("who makes and keeps {0}", "SYMBOL", "called_by 0", "methods 0"),
    "c-validates": _about("what does {0} check of its arguments", "SYMBOL",
                          "parameters 0", "raises 0", "calls 0"),
    "c-unconfigured": _about("what applies where {0} is given nothing", "SYMBOL",
                             "parameters 0", "fields 0"),
    "c-fails": _about("what happens where {0} fails", "SYMBOL",
                      "raises 0 --all-the-way", "calls 0", "called_by 0"),
    "c-reaches": _about("which ways lead to {0}", "SYMBOL",
                        "called_by 0 --all-the-way", "decorators 0", "parameters 0"),
    "c-own-tests": _about("which tests are those of {0}", "SYMBOL", "tests 0", "project_type"),
    "c-signature-change": _about("what hangs on the parameters of {0}", "SYMBOL",
                                 "parameters 0", "called_by 0", "overridden_by 0", "tests 0"),
    "c-file-tests": _about("which tests could notice a change of {0}", "PATH",
                           "imported_by 0", "test_cases 0"),
    "c-files-related": _about("how are {0} and {1} connected", "PATH PATH",
                              "import_path 0 1", "import_path 1 0", "changed_with 0 1"),
    "c-choose": _about("how do {0} and {1} differ", "SYMBOL SYMBOL",
                       "compare 0 1", "description 0", "description 1"),
    "c-convert": _about("what leads from {0} to {1}", "SYMBOL SYMBOL",
                        "parameters 1", "methods 0", "methods 1"),
    "c-call-path": _about("how does {0} come to call {1}", "SYMBOL SYMBOL",
                          "calls 0 1 --all-the-way", "called_by 1", "calls 0"),
    "c-option": _about("what does the option {0} do", "TEXT", "cli_option 0", "occurs_in 0"),
    "c-env": _about("what does the variable {0} do", "KEY", "env_var 0", "occurs_in 0"),
    "c-without-package": _about("what is {0} needed for", "MODULE",
                                "imported_by 0", "dependencies 0"),
    "c-message": _about("what says {0}", "TEXT", "occurs_in 0"),
    "c-ci": _about("what does CI do", "", "workflow_triggers"),
    "c-release": _about("how is a release made", "",
                        "workflow_triggers", "latest_tag", "project_field version"),
    "c-exceptions": _about("which exceptions are defined here", "",
                           "extended_by Exception --all-the-way",
                           "extended_by Error --all-the-way"),
    "c-startup": _about("where does it start", "", "entry_points", "commands", "cli_options"),
    "c-settings": _about("what configures it", "", "env_vars", "cli_options"),
    "c-dependencies-used": _about("which dependencies are declared", "", "dependencies"),
    "c-version": _about("where is the version told", "", "project_field version",
                        "latest_tag", "cli_option --version"),
    "c-thread-safe": _about("what of {0} matters to several threads", "SYMBOL",
                            "fields 0", "calls 0", "called_by 0"),
    "c-persist": _about("what of {0} could be saved", "SYMBOL", "fields 0", "methods 0"),
    "c-thing-flow": _about("which ways lead to {0}", "SYMBOL",
                           "called_by 0 --all-the-way", "parameters 0", "decorators 0"),
    "c-trace-key": _about("where is {0} set and used", "KEY",
                          "config_key 0", "env_var 0", "occurs_in 0"),
    "c-secrets": _about("where could secrets be", "", "secrets", "env_vars", "topic logging"),
    "c-subcommand": _about("how is the command line made", "",
                           "entry_points", "commands", "cli_options"),
    "c-error-flow": _about("which errors are there, and where does it start", "",
                           "extended_by Exception --all-the-way",
                           "extended_by Error --all-the-way", "entry_points"),
    "c-extend": _about("what is there to extend", "", "most_subclasses", "entry_points"),
    "c-layers": _about("how do the modules import each other", "",
                       "import_cycles", "most_imported"),
}  # fmt: skip
"""What is asked, by its label."""
