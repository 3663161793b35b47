"""What Python's manifests declare: pyproject.toml, setup.cfg, Pipfile and requirements files.

setup.py is python_setup.py's work. Files a tool would read at build time are named, not followed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from probant.tools.projects.declared import (
    MAX_LINE_CHARS,
    Declared,
    Fact,
    Group,
    Need,
    Page,
    Topic,
    Unknown,
    Version,
)
from probant.tools.projects.records import Ecosystem
from probant.tools.settings_files.ini_text import read_ini_tree
from probant.tools.settings_files.toml_text import read_toml_tree
from probant.tools.settings_files.tree import (
    Entry,
    Items,
    KeyPath,
    Node,
    NotUnderstood,
    Scalar,
    Table,
    find,
    table_at,
    text_at,
    texts_of,
)
from probant.vocabulary.symbol import Place

PYTHON = "Python"
MAX_INCLUDES = 20

_REQUIREMENT = re.compile(
    r"\s*([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[[^\]]*\])?\s*([^;#]*?)\s*(?:;.*|\s#.*)?$"
)
_LOCAL = re.compile(r"(?:-e|--editable)?\s*(?:\.|/|file:)")
"""The project itself, or a folder beside it: nothing it would fetch."""

_BOUND = re.compile(r"(?:[<>=!~]=?|===|@|\().*")
_BOUNDS_OF_PYTHON: tuple[KeyPath, ...] = (
    ("project", "requires-python"),
    ("tool", "poetry", "dependencies", "python"),
    ("tool", "flit", "metadata", "requires-python"),
)
_CLASSIFIER = "Programming Language :: Python :: "
_FOR_DEVELOPMENT = re.compile(r"dev|test|lint|doc|typ|ci\b|check|format|bench|build")


def requirement(page: Page, text: str, line: int, group: Group, label: str = "") -> Need | None:
    """One line as pip reads it: name, extras, bound, marker."""
    match = _REQUIREMENT.match(text) if len(text) <= MAX_LINE_CHARS else None
    if match is None or (match[2] and not _BOUND.fullmatch(match[2])):
        return None
    bound = match[2]
    if bound.startswith("(") and bound.endswith(")"):
        bound = bound[1:-1].strip()
    return Need(
        name=match[1],
        bound=bound,
        group=group,
        at=page.at(line, match[1]),
        label=label,
        is_exact=bool(re.fullmatch(r"={2,3}\s*[^\s,*]+", bound)),
    )


def _listed(page: Page, node: Node | None, group: Group, label: str = "") -> Iterator[Need]:
    for text in texts_of(node):
        need = requirement(page, text.text, text.line, group, label)
        if need is not None:
            yield need


# pyproject.toml


def pyproject(page: Page) -> Declared:
    root = read_toml_tree(page.text)
    project = table_at(root, "project")
    dynamic = {text.text for text in texts_of(_node(project, "dynamic"))}
    needs = [*_project_needs(page, root), *_poetry_needs(page, root), *_tool_needs(page, root)]
    unknown: list[Unknown] = []
    includes: tuple[str, ...] = ()
    if "dependencies" in dynamic:
        includes = _files(find(root, "tool", "setuptools", "dynamic", "dependencies"))
        if not includes:
            unknown.append(Unknown("its dependencies are dynamic", frozenset({Topic.NEEDS})))
    if "optional-dependencies" in dynamic:
        why = "its optional dependencies are dynamic"
        unknown.append(Unknown(why, frozenset({Topic.EXTRAS})))
    if "requires-python" in dynamic:
        unknown.append(Unknown("requires-python is dynamic", frozenset({Topic.LANGUAGE})))
    facts = [*_project_facts(page, project), *_poetry_facts(page, root)]
    for kind in sorted(dynamic & {"version", "description", "license", "authors", "urls"}):
        unknown.append(Unknown(f"its {kind} is dynamic", frozenset({Topic.FACTS})))
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.PYTHON,
        head=_head(page, root),
        needs=tuple(needs),
        versions=tuple(_pyproject_versions(page, root)),
        facts=tuple(facts),
        unknown=tuple(unknown),
        includes=includes,
    )


def _node(table: Table | None, *path: str) -> Node | None:
    entry = find(table, *path)
    return entry.node if entry is not None else None


_HEADS: tuple[KeyPath, ...] = (("project", "dependencies"), ("project",), ("tool", "poetry"))


def _head(page: Page, root: Table) -> Place:
    for path in _HEADS:
        entry = find(root, *path)
        if entry is not None:
            return page.at(entry.line, path[-1])
    return page.head


def _files(entry: Entry | None) -> tuple[str, ...]:
    node = entry.node if entry is not None else None
    named = _node(node, "file") if isinstance(node, Table) else None
    return tuple(text.text for text in texts_of(named))


def _project_needs(page: Page, root: Table) -> Iterator[Need]:
    yield from _listed(page, _node(root, "project", "dependencies"), Group.RUNTIME)
    extras = table_at(root, "project", "optional-dependencies")
    for extra in extras.entries if extras else ():
        yield from _listed(page, extra.node, Group.OPTIONAL, extra.key)
    yield from _listed(page, _node(root, "build-system", "requires"), Group.BUILD)
    groups = table_at(root, "dependency-groups")
    for group in groups.entries if groups else ():
        yield from _group(page, groups, group.key, group.key, [])


def _group(
    page: Page, groups: Table | None, name: str, label: str, seen: list[str]
) -> Iterator[Need]:
    """A dependency group with those it includes."""
    entry = groups.entry(name) if groups else None
    if entry is None or name in seen or len(seen) > MAX_INCLUDES:
        return
    yield from _listed(page, entry.node, Group.DEVELOPMENT, label)
    for item in entry.node.items if isinstance(entry.node, Items) else ():
        included = text_at(item, "include-group")
        if included is not None:
            yield from _group(page, groups, included.text, label, [*seen, name])


def _poetry_needs(page: Page, root: Table) -> Iterator[Need]:
    poetry = table_at(root, "tool", "poetry")
    extras = table_at(poetry, "extras")
    in_extra = {
        text.text: extra.key
        for extra in (extras.entries if extras else ())
        for text in texts_of(extra.node)
    }
    yield from _keyed(page, table_at(poetry, "dependencies"), Group.RUNTIME, in_extra=in_extra)
    yield from _keyed(page, table_at(poetry, "dev-dependencies"), Group.DEVELOPMENT, "dev")
    groups = table_at(poetry, "group")
    for group in groups.entries if groups else ():
        own = table_at(group.node, "dependencies")
        yield from _keyed(page, own, Group.DEVELOPMENT, group.key)


def _keyed(
    page: Page,
    table: Table | None,
    group: Group,
    label: str = "",
    *,
    in_extra: dict[str, str] | None = None,
) -> Iterator[Need]:
    """Dependencies named by keys, as Poetry and Pipenv write them."""
    for entry in table.entries if table else ():
        if entry.key == "python":
            continue
        optional = text_at(entry.node, "optional")
        is_optional = optional is not None and optional.text == "true"
        bound = _keyed_bound(entry.node)
        yield Need(
            name=entry.key,
            bound=bound,
            group=Group.OPTIONAL if is_optional else group,
            at=page.at(entry.line, entry.key),
            label=(in_extra or {}).get(entry.key, label),
            is_exact=bool(re.fullmatch(r"(?:==?=?\s*)?\d[^\s,*]*", bound)),
        )


def _keyed_bound(node: Node) -> str:
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Items):
        return " or ".join(_keyed_bound(one) for one in node.items)
    for key in ("version", "git", "path", "url"):
        found = text_at(node, key)
        if found is not None:
            return found.text if key == "version" else f"{key} {found.text}"
    return ""


def _tool_needs(page: Page, root: Table) -> Iterator[Need]:
    uv = _node(root, "tool", "uv", "dev-dependencies")
    yield from _listed(page, uv, Group.DEVELOPMENT, "dev")
    pdm = table_at(root, "tool", "pdm", "dev-dependencies")
    for group in pdm.entries if pdm else ():
        yield from _listed(page, group.node, Group.DEVELOPMENT, group.key)
    flit = table_at(root, "tool", "flit", "metadata")
    yield from _listed(page, _node(flit, "requires"), Group.RUNTIME)
    extras = table_at(flit, "requires-extra")
    for extra in extras.entries if extras else ():
        yield from _listed(page, extra.node, Group.OPTIONAL, extra.key)


def _pyproject_versions(page: Page, root: Table) -> Iterator[Version]:
    for path in _BOUNDS_OF_PYTHON:
        entry = find(root, *path)
        if entry is not None and isinstance(entry.node, Scalar):
            yield Version(
                language=PYTHON,
                bound=entry.node.text,
                at=page.at(entry.line, path[-1]),
                key=path[-1],
            )
    yield from classified(page, texts_of(_node(root, "project", "classifiers")))
    yield from classified(page, texts_of(_node(root, "tool", "poetry", "classifiers")))


def classified(page: Page, classifiers: list[Scalar]) -> Iterator[Version]:
    for text in classifiers:
        number = text.text.removeprefix(_CLASSIFIER)
        if number != text.text and re.fullmatch(r"\d+\.\d+", number):
            yield Version(
                language=PYTHON,
                bound=number,
                at=page.at(text.line, text.text),
                key="classifier",
                is_firm=False,
            )


def _project_facts(page: Page, project: Table | None) -> Iterator[Fact]:
    for kind in ("name", "version", "description"):
        text = text_at(project, kind)
        if text is not None:
            yield page.fact(kind, text.text, text.line)
    entry = find(project, "license")
    if entry is not None and isinstance(entry.node, Scalar):
        yield page.fact("licence", entry.node.text, entry.node.line)
    for key, kind in (("text", "licence"), ("file", "licence file")):
        text = text_at(project, "license", key)
        if text is not None:
            yield page.fact(kind, text.text, text.line)
    yield from licence_classifiers(page, texts_of(_node(project, "classifiers")))
    for key, kind in (("authors", "author"), ("maintainers", "maintainer")):
        people = _node(project, key)
        for person in people.items if isinstance(people, Items) else ():
            named = text_at(person, "name") or text_at(person, "email")
            if named is not None:
                yield page.fact(kind, named.text, named.line)
    urls = table_at(project, "urls")
    for url in urls.entries if urls else ():
        known = _URLS.get(re.sub(r"[^a-z]", "", url.key.lower()))
        if known is not None and isinstance(url.node, Scalar):
            yield page.fact(known, url.node.text, url.node.line)


_URLS = {
    "homepage": "homepage", "home": "homepage", "website": "homepage",
    "repository": "repository", "source": "repository", "sourcecode": "repository",
    "github": "repository", "code": "repository",
    "documentation": "documentation", "docs": "documentation",
}  # fmt: skip


def licence_classifiers(page: Page, classifiers: list[Scalar]) -> Iterator[Fact]:
    for text in classifiers:
        if text.text.startswith("License :: "):
            yield page.fact("licence classifier", text.text, text.line)


def _poetry_facts(page: Page, root: Table) -> Iterator[Fact]:
    poetry = table_at(root, "tool", "poetry")
    for key, kind in (
        ("name", "name"), ("version", "version"), ("description", "description"),
        ("license", "licence"), ("homepage", "homepage"), ("repository", "repository"),
        ("documentation", "documentation"),
    ):  # fmt: skip
        text = text_at(poetry, key)
        if text is not None:
            yield page.fact(kind, text.text, text.line)
    for key, kind in (("authors", "author"), ("maintainers", "maintainer")):
        for text in texts_of(_node(poetry, key)):
            yield page.fact(kind, text.text.partition("<")[0].strip() or text.text, text.line)


# setup.cfg

_CFG_TOPICS = {"install_requires": Topic.NEEDS, "python_requires": Topic.LANGUAGE}


def setup_cfg(page: Page) -> Declared:
    root = read_ini_tree(page.text)
    options, metadata = table_at(root, "options"), table_at(root, "metadata")
    needs = list(_ini_list(page, options, "install_requires", Group.RUNTIME))
    needs += _ini_list(page, options, "setup_requires", Group.BUILD)
    needs += _ini_list(page, options, "tests_require", Group.DEVELOPMENT, "test")
    extras = table_at(root, "options.extras_require")
    for extra in extras.entries if extras else ():
        needs += _ini_list(page, extras, extra.key, Group.OPTIONAL, extra.key)
    unknown = [
        Unknown(f"{entry.key} is read from elsewhere", frozenset({_CFG_TOPICS[entry.key]}))
        for entry in (options.entries if options else ())
        if isinstance(entry.node, Scalar)
        and entry.node.text.startswith(("file:", "attr:"))
        and entry.key in _CFG_TOPICS
    ]
    wants = text_at(options, "python_requires")
    versions = [
        Version(language=PYTHON, bound=wants.text, at=page.at(wants.line, "python_requires"),
                key="python_requires")
    ] if wants is not None and wants.text else []  # fmt: skip
    classifiers = list(_ini_lines(metadata, "classifiers")) + list(
        _ini_lines(metadata, "classifier")
    )
    facts = list(_cfg_facts(page, metadata)) + list(licence_classifiers(page, classifiers))
    entry = find(root, "options", "install_requires") or find(root, "metadata")
    return Declared(
        path=page.path,
        ecosystem=Ecosystem.PYTHON,
        head=page.at(entry.line, entry.key) if entry is not None else page.head,
        needs=tuple(needs),
        versions=(*versions, *classified(page, classifiers)),
        facts=tuple(facts),
        unknown=tuple(unknown),
    )


def _ini_lines(table: Table | None, key: str) -> Iterator[Scalar]:
    text = text_at(table, key)
    if text is not None and not text.text.startswith(("file:", "attr:")):
        for offset, line in enumerate((text.text, *text.more)):
            if line.strip():
                yield Scalar(line.strip(), text.line + offset)


def _ini_list(
    page: Page, table: Table | None, key: str, group: Group, label: str = ""
) -> Iterator[Need]:
    for line in _ini_lines(table, key):
        for part in line.text.split(";")[:1] if ";" in line.text else [line.text]:
            need = requirement(page, part, line.line, group, label)
            if need is not None:
                yield need


def _cfg_facts(page: Page, metadata: Table | None) -> Iterator[Fact]:
    for key, kind in (
        ("name", "name"), ("version", "version"), ("description", "description"),
        ("license", "licence"), ("author", "author"), ("maintainer", "maintainer"),
        ("url", "homepage"), ("home_page", "homepage"), ("license_expression", "licence"),
    ):  # fmt: skip
        text = text_at(metadata, key)
        if text is not None and text.text and not text.text.startswith(("attr:", "file:")):
            yield page.fact(kind, text.text, text.line)


# Pipfile, requirements files


def pipfile(page: Page) -> Declared:
    root = read_toml_tree(page.text)
    needs = [
        *_keyed(page, table_at(root, "packages"), Group.RUNTIME),
        *_keyed(page, table_at(root, "dev-packages"), Group.DEVELOPMENT, "dev"),
    ]
    wants = text_at(root, "requires", "python_version")
    version = (
        Version(language=PYTHON, bound=wants.text, at=page.at(wants.line, "python_version"),
                key="python_version"),
    ) if wants is not None else ()  # fmt: skip
    return Declared(path=page.path, ecosystem=Ecosystem.PYTHON, head=page.head,
                    needs=tuple(needs), versions=version)  # fmt: skip


def requirements(page: Page) -> Declared:
    stem = page.path.rpartition("/")[2].rpartition(".")[0].lower()
    label = re.sub(r"^requirements?[-_.]?|[-_.]?requirements?$", "", stem)
    is_development = bool(label and _FOR_DEVELOPMENT.search(label))
    group = Group.DEVELOPMENT if is_development else Group.RUNTIME
    needs: list[Need] = []
    unknown: list[Unknown] = []
    includes: list[str] = []
    is_going_on = False
    for number, line in enumerate(page.text.split("\n"), 1):
        bare = line.strip()
        was_going_on, is_going_on = is_going_on, bare.endswith("\\")
        if was_going_on or not bare or bare.startswith("#"):
            continue
        if len(bare) > MAX_LINE_CHARS:
            raise NotUnderstood(f"line {number} is too long")
        if option := re.match(r"(?:-r|--requirement)[ =]?\s*(\S+)", bare):
            includes.append(option[1])
            continue
        if bare.startswith("-") and not bare.startswith(("-e", "--editable")):
            continue
        text = re.sub(r"\s*\\$|\s+--hash=.*$", "", bare)
        if _LOCAL.match(text):
            continue
        need = requirement(page, text, number, group, label) or _from_url(page, text, number, group)
        if need is not None:
            needs.append(need)
        else:
            unknown.append(Unknown(f"line {number} names no package", frozenset({Topic.NEEDS})))
    return Declared(path=page.path, ecosystem=Ecosystem.PYTHON, head=page.head,
                    needs=tuple(needs), unknown=tuple(unknown[:3]),
                    includes=tuple(includes))  # fmt: skip


def _from_url(page: Page, text: str, line: int, group: Group) -> Need | None:
    egg = re.search(r"#egg=([\w.-]+)", text)
    if egg is None:
        return None
    url = re.sub(r"^(?:-e|--editable)\s*", "", text)
    return Need(name=egg[1], bound=url, group=group, at=page.at(line, egg[1]))
