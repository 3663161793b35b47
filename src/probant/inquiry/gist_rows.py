"""What a sentence asks, by the ideas and the things in it. One row per reading.

`things` are the sorts of things that must be named, in order: name, path, commit, tag, line,
option, literal, or `word`, any plain word that means nothing else. `needs` are ideas that must be
there, `allows` ideas that may be.
"""

from __future__ import annotations

from probant.inquiry.families.family import Role
from probant.vocabulary.question import Intent, Relation
from probant.vocabulary.record import Record


class Row(Record, kw_only=True):
    """One reading.

    `in_file`: the last thing is the file the first must stand in; `with_line`: a line narrows the
    target; `line_about`: the line is told besides it; `within`: a second thing only says where the
    first stands; `about_idea`: the word of that idea is told besides; `directed`: the words must
    say whose it is, for it could be asked both ways; `by_role`: the side of the verb says so, and a
    yes or no is another question than a list.
    """

    relation: Relation
    intent: Intent
    things: tuple[str, ...]
    needs: frozenset[str]
    allows: frozenset[str] = frozenset()
    polar: bool = False
    counted: bool = False
    about: str = ""
    role: Role = Role.NAME
    in_file: bool = False
    with_line: bool = False
    line_about: bool = False
    within: bool = False
    about_idea: str = ""
    directed: bool = False
    by_role: bool = False


def _row(
    relation: Relation,
    intent: Intent,
    things: str,
    needs: str,
    allows: str = "",
    *,
    polar: bool = False,
    counted: bool = False,
    about: str = "",
    role: Role = Role.NAME,
    in_file: bool = False,
    with_line: bool = False,
    line_about: bool = False,
    within: bool = False,
    about_idea: str = "",
    directed: bool = False,
    by_role: bool = False,
) -> Row:
    return Row(
        relation=relation,
        intent=intent,
        things=tuple(things.split()),
        needs=frozenset(needs.split()),
        allows=frozenset(allows.split()),
        polar=polar,
        counted=counted,
        about=about,
        role=role,
        in_file=in_file,
        with_line=with_line,
        line_about=line_about,
        within=within,
        about_idea=about_idea,
        directed=directed,
        by_role=by_role,
    )


def _of_a_symbol() -> list[Row]:
    """Nouns that name one relation of one definition."""
    nouns = (
        (Relation.CALLED_BY, "CALLER", ""),
        (Relation.CALLS, "CALLEE", ""),
        (Relation.EXTENDED_BY, "SUBCLASS", "EXIST"),
        (Relation.EXTENDS, "BASE", "EXIST"),
        (Relation.PARAMETERS, "PARAM", "EXIST"),
        (Relation.RETURNS, "RETURN", "NOW KIND DEFINE"),
        (Relation.DECORATORS, "DECORATE-TO", "EXIST APPLY SHOW LINE NAMED"),
        (Relation.RAISES, "RAISE", ""),
        (Relation.FIELDS, "FIELD", "EXIST DEFINE SET"),
        (Relation.METHODS, "METHOD", "EXIST DEFINE"),
        (Relation.ABSTRACT_METHODS, "ABSTRACT", "EXIST DEFINE METHOD"),
    )
    found = []
    for relation, needs, allows in nouns:
        intent = Intent.NAVIGATE if needs in ("CALLER", "CALLEE", "SUBCLASS") else Intent.LOCATE
        allows += " DIRECT"
        both_ways = needs in ("CALLER", "CALLEE", "SUBCLASS", "BASE")
        found.append(_row(relation, intent, "name", needs, allows, directed=both_ways))
        if not both_ways:  # else the file may be told of the answers
            found.append(
                _row(relation, intent, "name path", needs, allows + " DEFINE", within=True)
            )
        if relation is not Relation.RETURNS:
            found.append(_row(relation, intent, "name", f"{needs} COUNT", allows, counted=True,
                              directed=both_ways))  # fmt: skip
    return found


def _of_history() -> list[Row]:
    status = Intent.STATUS
    rows = [
        _row(Relation.LAST_COMMIT, status, "", "LAST COMMIT", "ADD CHANGE WHO", about="last"),
        _row(Relation.LAST_COMMIT, status, "", "FIRST COMMIT", "", about="first"),
        _row(Relation.COMMIT_FILES, status, "commit", "CHANGE", "FILE COMMIT EXIST",
             role=Role.REVISION),
        _row(Relation.COMMIT_FILES, status, "commit", "FILE COMMIT", "CHANGE EXIST",
             role=Role.REVISION),
        _row(Relation.COMMIT_FILES, status, "commit", "FILE CHANGE COUNT", "COMMIT", counted=True,
             role=Role.REVISION),
        _row(Relation.TAGS_CONTAINING, status, "commit", "TAG", "COMMIT EXIST WHO",
             role=Role.REVISION),
        _row(Relation.COMMIT_INFO, status, "commit", "COMMIT WHO", "ADD", role=Role.REVISION),
    ]  # fmt: skip
    for thing in ("path", "name"):
        rows += [
            _row(Relation.ADDED_BY, status, thing, "COMMIT ADD", "FIRST FILE EXIST PROJECT"),
            _row(Relation.ADDED_BY, status, thing, "COMMIT FIRST", "FILE ADD PROJECT"),
            _row(Relation.REMOVED_BY, status, thing, "COMMIT REMOVE", "FILE"),
            _row(Relation.LAST_CHANGE, status, thing, "LAST CHANGE", "COMMIT FILE WHO"),
            _row(Relation.LAST_CHANGE, status, thing, "LAST COMMIT", "CHANGE FILE"),
            _row(Relation.EXISTED_AT, status, f"{thing} tag", "", "TAG FILE VERSION", polar=True),
            _row(Relation.EXISTED_AT, status, f"{thing} tag", "EXIST",
                 "TAG FILE VERSION DEFINE ADD", polar=True),
        ]  # fmt: skip
    rows += [
        _row(Relation.COMMITS_TOUCHING, status, "path", "COMMIT COUNT",
             "CHANGE FILE EXIST", counted=True),
        _row(Relation.COMMITS_TOUCHING, status, "path", "COMMIT CHANGE", "FILE"),
        _row(Relation.RENAMED, status, "path", "RENAME",
             "NAMED NOW FILE WHERE BETWEEN DEFINE", about="after"),
        _row(Relation.RENAMED, status, "path", "RENAME NOW", "NAMED FILE WHERE BETWEEN",
             about="after"),
        _row(Relation.RENAMED, status, "path", "NAMED NOW", "FILE BEFORE WHERE", about="after"),
        _row(Relation.RENAMED, status, "path", "BEFORE NOW", "FILE NAMED RENAME WHERE",
             about="after"),
        _row(Relation.RENAMED, status, "path", "ONCE", "FILE NAMED RENAME WHERE NOW BEFORE ADD",
             about="after"),
        _row(Relation.RENAMED, status, "path", "BEFORE", "FILE NAMED RENAME WHERE FIRST",
             about="before"),
        _row(Relation.RENAMED, status, "path", "RENAME FROM", "FILE WHERE NAMED DEFINE",
             about="before"),
        _row(Relation.RENAMED, status, "path", "RENAME BEFORE",
             "FILE WHERE NAMED FROM DEFINE FIRST", about="before"),
        _row(Relation.LINE_AUTHOR, status, "path line", "WHO", "LINE CHANGE LAST ADD COMMIT FILE",
             role=Role.FILE, with_line=True),
        _row(Relation.ADDED_BETWEEN, status, "tag tag", "ADD", "FILE BETWEEN TAG",
             role=Role.REVISION),
        _row(Relation.ADDED_BETWEEN, status, "tag tag", "FILE EXIST", "BETWEEN ADD TAG",
             role=Role.REVISION),
        _row(Relation.CHANGED_BETWEEN, status, "tag tag", "CHANGE", "FILE BETWEEN TAG",
             role=Role.REVISION),
    ]  # fmt: skip
    return rows


def _of_the_project() -> list[Row]:
    status = Intent.STATUS
    text = Role.TEXT
    rows = [
        _row(Relation.LICENCE, status, "", "LICENCE", "PROJECT EXIST NEED USE", role=text),
        _row(Relation.DEPENDENCIES, status, "", "DEPEND",
             "PROJECT EXIST NEED USE KEY TRIGGER READ", role=text),
        _row(Relation.LANGUAGE_VERSION, status, "", "LANGUAGE NEED", "PROJECT VERSION USE TRIGGER",
             role=text, about_idea="LANGUAGE"),
        _row(Relation.DEPENDENCIES, status, "", "DEPEND COUNT", "PROJECT EXIST NEED", role=text,
             counted=True),
        _row(Relation.LANGUAGE_VERSION, status, "", "LANGUAGE VERSION", "PROJECT NEED USE TRIGGER",
             role=text, about_idea="LANGUAGE"),
        _row(Relation.PROJECT_TYPE, status, "", "KIND PROJECT", "LANGUAGE EXIST USE"),
        _row(Relation.ENTRY_POINTS, Intent.NAVIGATE, "", "ENTRY",
             "PROJECT WHERE EXIST CLI TRIGGER", about="commands"),
        _row(Relation.WORKFLOW_TRIGGERS, status, "path", "TRIGGER", "WORKFLOW EVENT FILE READ",
             role=Role.WORKFLOW),
        _row(Relation.WORKFLOW_TRIGGERS, status, "word", "TRIGGER WORKFLOW", "EVENT FILE",
             role=Role.WORKFLOW),
        _row(Relation.WORKFLOW_TRIGGERS, status, "path", "EVENT", "WORKFLOW TRIGGER FILE",
             role=Role.WORKFLOW),
    ]  # fmt: skip
    for thing in ("word", "name"):
        rows += [
            _row(Relation.DEPENDENCIES, status, thing, "VERSION", "DEPEND PROJECT NEED USE EXIST",
                 role=text, about="its bound"),
            _row(Relation.DEPENDENCIES, status, thing, "VERSION NEED", "DEPEND PROJECT USE EXIST",
                 role=text, about="its bound"),
        ]  # fmt: skip
    for thing in ("word", "name"):
        rows += [
            _row(Relation.CONFIG_KEY, Intent.LOCATE, f"{thing} path", "KEY",
                 "SET DEFINE WHERE LINE FILE EXIST CHANGE", role=text, in_file=True),
            _row(Relation.CONFIG_KEY, Intent.LOCATE, f"{thing} path", "SET",
                 "WHERE LINE FILE KEY", role=text, in_file=True),
        ]  # fmt: skip
    return rows


def _of_places() -> list[Row]:
    text = Role.TEXT
    locate = Intent.LOCATE
    return [
        _row(Relation.CLI_OPTION, locate, "option", "",
             "WHERE DEFINE ADD CLI KEY FILE LINE SET EXIST PARAM HANDLE", role=text),
        _row(Relation.ENV_VAR, locate, "env", "", "ENV READ WHERE LINE FILE USE SET WHO",
             role=text),
        _row(Relation.ENV_VAR, locate, "name", "ENV", "READ WHERE LINE FILE USE SET SHOW",
             role=text),
        _row(Relation.DECORATED_BY, locate, "mark", "",
             "DECORATOR USE SORT WHERE EXIST METHOD TEST", role=text),
        _row(Relation.LINES, locate, "path line", "LINE", "SHOW FILE TEXT EXIST", role=Role.FILE,
             line_about=True),
        _row(Relation.LINES, locate, "path line", "SHOW", "FILE TEXT LINE", role=Role.FILE,
             line_about=True),
        _row(Relation.LINE_COUNT, Intent.STATUS, "path", "COUNT LINE", "FILE EXIST",
             role=Role.FILE),
        _row(Relation.LINE_COUNT, Intent.STATUS, "path", "LENGTH", "FILE LINE", role=Role.FILE),
        _row(Relation.OCCURS_IN, locate, "literal", "TEXT", "WHERE LINE FILE SHOW BETWEEN WHO USE"),
        _row(Relation.OCCURS_IN, locate, "literal", "LINE", "WHERE TEXT FILE SHOW BETWEEN"),
        _row(Relation.DEFINED_IN, locate, "name", "WHERE", "DEFINE FILE LINE NAMED KIND"),
        _row(Relation.DEFINED_IN, locate, "name", "DEFINE", "WHERE FILE LINE NAMED KIND"),
        _row(Relation.DEFINED_IN, locate, "name", "FILE SORT", "WHERE LINE EXIST DEFINE NAMED"),
        _row(Relation.DEFINED_IN, locate, "name", "LINE", "FILE WHERE DEFINE SORT NAMED"),
        _row(Relation.DEFINED_IN, locate, "word", "ONE", "WHERE NAMED FILE", role=Role.FILE),
        _row(Relation.DEFINED_IN, locate, "name", "ONE", "WHERE NAMED FILE", role=Role.FILE),
        _row(Relation.DEFINED_IN, locate, "path", "WHERE", "FILE"),
        _row(Relation.DEFINED_IN, locate, "path", "FILE", "WHERE"),
    ]  # fmt: skip


_ROLES = (
    (Relation.CALLED_BY, "name", "CALL-TO", ""),
    (Relation.CALLS, "name", "CALL-BY", "BODY OTHER"),
    (Relation.IMPORTED_BY, "path", "IMPORT-TO", "MODULE DEPEND"),
    (Relation.IMPORTS, "path", "IMPORT-BY", "MODULE DEPEND OTHER"),
    (Relation.EXTENDED_BY, "name", "INHERIT-TO", "SUBCLASS"),
    (Relation.EXTENDS, "name", "INHERIT-BY", "BASE OTHER"),
    (Relation.OVERRIDDEN_BY, "name", "OVERRIDE-TO", "SUBCLASS METHOD DEFINE IMPLEMENTS"),
    (Relation.RAISES, "name", "RAISE-BY", ""),
)
"""What the side of the verb makes of it."""


def _by_role() -> list[Row]:
    rows = []
    for relation, thing, need, more in _ROLES:
        role = Role.MODULE if thing == "path" else Role.NAME
        intent = (
            Intent.LOCATE if relation in (Relation.EXTENDS, Relation.RAISES) else Intent.NAVIGATE
        )
        allows = f"WHERE FILE LINE SORT WHO EXIST DIRECT SORTS {more}"
        rows.append(_row(relation, intent, thing, need, allows, role=role, by_role=True))
        rows.append(_row(relation, intent, thing, f"{need} COUNT", allows, role=role,
                         counted=True, by_role=True))  # fmt: skip
    pairs = ((Relation.CALLS, "CALL-PAIR", "name name", Role.NAME),
             (Relation.EXTENDS, "INHERIT-PAIR", "name name", Role.NAME))  # fmt: skip
    for relation, need, things, role in pairs:
        rows.append(_row(relation, Intent.NAVIGATE, things, need, "EXIST BODY SORT DIRECT BASE",
                         role=role, polar=True, by_role=True))  # fmt: skip
    return rows


def _of_relations() -> list[Row]:
    navigate = Intent.NAVIGATE
    return [
        *_by_role(),
        _row(Relation.EXISTS, Intent.LOCATE, "name", "THERE", "EXIST NAMED", polar=True,
             by_role=True),
        _row(Relation.VALUE, Intent.LOCATE, "name", "VALUE", "SET"),
        _row(Relation.IMPORTED_BY, navigate, "path", "IMPORTER", "EXIST", role=Role.MODULE),
        _row(Relation.UNUSED_IMPORTS, navigate, "path", "UNUSED IMPORT", "EXIST",
             role=Role.FILE),
        _row(Relation.EXPORTS, Intent.LOCATE, "path", "EXPORT", "NAMED SORTS EXIST",
             role=Role.FILE),
        _row(Relation.IMPORT_CYCLE, navigate, "path", "CYCLE", "EXIST", role=Role.FILE,
             polar=True),
        _row(Relation.IMPORT_CYCLE, navigate, "", "CYCLE", "EXIST PROJECT", polar=True),
        _row(Relation.IMPORT_PATH, navigate, "path path", "IMPORT CHAIN", "FILE MODULE",
             role=Role.FILE),
        _row(Relation.TESTS, navigate, "name", "TEST USE", "EXIST FILE"),
        _row(Relation.TEST_CASES, navigate, "path", "TEST COUNT", "EXIST FILE", counted=True),
        _row(Relation.TEST_CASES, navigate, "", "TEST COUNT", "EXIST PROJECT", counted=True),
        _row(Relation.EXISTS, Intent.LOCATE, "name", "TEST EXIST", "NAMED WHO", role=Role.TEST,
             polar=True),
        _row(Relation.DECORATED_BY, Intent.LOCATE, "name", "DECORATE-BY",
             "APPLY SORT SORTS USE WHERE WHO EXIST METHOD", role=Role.TEXT),
    ]  # fmt: skip


ROWS: tuple[Row, ...] = (
    *_of_history(),
    *_of_the_project(),
    *_of_relations(),
    *_of_a_symbol(),
    *_of_places(),
)
