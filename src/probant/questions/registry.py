"""Every kind of question, one module each; what looks kinds up by name, label or relation."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from probant.questions import (
    abstract_methods,
    added_between,
    added_by,
    called_by,
    calls,
    change,
    changed_between,
    ci_runs,
    cli_option,
    commit_files,
    commit_info,
    commits_touching,
    compare,
    config_key,
    decorated_by,
    decorators,
    default,
    defined_in,
    defines,
    dependencies,
    described_as,
    description,
    entry_points,
    env_var,
    existed_at,
    exists,
    exports,
    extended_by,
    extends,
    failure,
    fields,
    implemented_by,
    implements,
    import_cycle,
    import_path,
    imported_by,
    imports,
    language_version,
    last_change,
    last_commit,
    licence,
    line_author,
    line_count,
    lines,
    methods,
    neighbours,
    occurs_in,
    overridden_by,
    overrides,
    parameters,
    project_type,
    raised_by,
    raises,
    removed_by,
    renamed,
    returns,
    review,
    run,
    tags_containing,
    test_cases,
    tests,
    trait,
    type,
    unused_imports,
    value,
    visibility,
    workflow_jobs,
    workflow_triggers,
)
from probant.questions.kind import Form, Kind
from probant.vocabulary.question import Relation

_MODULES = (
    defined_in,
    occurs_in,
    exists,
    config_key,
    env_var,
    cli_option,
    described_as,
    parameters,
    default,
    value,
    returns,
    type,
    decorators,
    decorated_by,
    raises,
    raised_by,
    trait,
    visibility,
    fields,
    methods,
    abstract_methods,
    exports,
    defines,
    calls,
    called_by,
    imports,
    imported_by,
    import_cycle,
    import_path,
    unused_imports,
    extends,
    extended_by,
    implements,
    implemented_by,
    overrides,
    overridden_by,
    tests,
    test_cases,
    entry_points,
    neighbours,
    compare,
    last_commit,
    commit_files,
    commit_info,
    added_by,
    removed_by,
    last_change,
    commits_touching,
    renamed,
    tags_containing,
    line_author,
    existed_at,
    added_between,
    changed_between,
    project_type,
    dependencies,
    language_version,
    licence,
    workflow_triggers,
    workflow_jobs,
    line_count,
    lines,
    run,
    failure,
    ci_runs,
    change,
    description,
    review,
)

KINDS: Mapping[Relation, Kind] = {module.KIND.relation: module.KIND for module in _MODULES}
"""In the order in which `probant query --list` shows them."""


@cache
def forms_by_label() -> Mapping[str, tuple[Kind, Form]]:
    """What each label of `learning/` asks."""
    return {form.label: (kind, form) for kind in KINDS.values() for form in kind.forms}


@cache
def forms_by_name() -> Mapping[str, tuple[tuple[Kind, Form], ...]]:
    """The forms that `probant query NAME` chooses from; a relation names its kind too."""
    found: dict[str, list[tuple[Kind, Form]]] = {}
    for kind in KINDS.values():
        for form in kind.forms:
            found.setdefault(form.kind, []).append((kind, form))
    for relation, kind in KINDS.items():
        found.setdefault(relation.value, [(kind, form) for form in kind.forms])
    return {name: tuple(forms) for name, forms in found.items()}
