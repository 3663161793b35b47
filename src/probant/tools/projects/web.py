"""JavaScript's and TypeScript's manifests: package.json, tsconfig.json, and their workspaces.

A package.json speaks of JavaScript; a tsconfig, or TypeScript among what it needs, of TypeScript.
"""

from __future__ import annotations

import re
from typing import Any

from probant.tools.projects.parsing import json_lines, line_with, read_json
from probant.tools.projects.python import strings
from probant.tools.projects.records import Ecosystem, Language, Manifest, Runner, Said, Workspace
from probant.tools.settings_files.tree import KeyPath

JAVASCRIPT, TYPESCRIPT = "JavaScript", "TypeScript"

NEEDS = ("dependencies", "devDependencies", "peerDependencies")
MANAGERS = ("npm", "pnpm", "yarn", "bun")

FRAMEWORKS: tuple[tuple[str, re.Pattern[str]], ...] = tuple(
    (name, re.compile(pattern))
    for name, pattern in (
        ("vitest", r"\bvitest\b"),
        ("jest", r"\bjest\b|\breact-scripts test\b"),
        ("mocha", r"\bmocha\b"),
        ("node:test", r"\b(?:node|tsx|ts-node)\b[^&|;]*\s--test\b"),
        ("ava", r"(?:^|[\s/])ava\b"),
        ("tap", r"(?:^|[\s/])(?:tap|tape)\b"),
        ("jasmine", r"\bjasmine\b"),
        ("karma", r"\bkarma\b"),
        ("playwright", r"\bplaywright\b"),
        ("cypress", r"\bcypress\b"),
        ("uvu", r"\buvu\b"),
        ("bun test", r"\bbun test\b"),
        ("deno test", r"\bdeno test\b"),
        ("turbo", r"\bturbo\b"),
        ("nx", r"(?:^|\s)nx\b"),
        ("lerna", r"\blerna\b"),
    )
)
_DELEGATES = re.compile(r"\b(?:npm|pnpm|yarn|bun)(?:\s+run)?\s+([\w:.-]+)")
_NO_TESTS = re.compile(r"no tests? specified", re.IGNORECASE)
_MAX_STEPS = 5


def package_json(manifest: Manifest) -> Said:
    data = read_json(manifest.text)
    lines = json_lines(manifest.text)
    shown = "name" if ("name",) in lines else next((path[0] for path in lines), "")
    languages = [Language(JAVASCRIPT, manifest.shows(lines.get((shown,)), shown))]
    for needs in NEEDS:
        if isinstance(data.get(needs), dict) and "typescript" in data[needs]:
            line = lines.get((needs, "typescript"))
            languages.append(Language(TYPESCRIPT, manifest.shows(line, "typescript")))
            break
    return Said(
        ecosystem=Ecosystem.NPM,
        languages=tuple(languages),
        runners=_runners(manifest, data, lines),
        workspace=_npm_workspace(manifest, data, lines),
    )


def _runners(
    manifest: Manifest, data: dict[str, Any], lines: dict[KeyPath, int]
) -> tuple[Runner, ...]:
    scripts = data.get("scripts")
    script = scripts.get("test") if isinstance(scripts, dict) else None
    if isinstance(scripts, dict) and isinstance(script, str) and not _NO_TESTS.search(script):
        at = manifest.shows(lines.get(("scripts", "test")), "test")
        return (Runner(f"{_manager(data)} test", _framework(script, scripts), at),)
    for name in ("vitest", "jest"):
        for needs in NEEDS:
            if isinstance(data.get(needs), dict) and name in data[needs]:
                return (Runner(name, "", manifest.shows(lines.get((needs, name)), name)),)
    return ()


def _framework(script: str, scripts: dict[str, Any]) -> str:
    """What the script runs in the end, following scripts that call scripts."""
    seen: set[str] = set()
    for _ in range(_MAX_STEPS):
        for name, pattern in FRAMEWORKS:
            if pattern.search(script):
                return name
        called = [one for one in _DELEGATES.findall(script) if isinstance(scripts.get(one), str)]
        fresh = [one for one in called if one not in seen]
        if not fresh:
            return ""
        seen.add(fresh[0])
        script = scripts[fresh[0]]
    return ""


def _manager(data: dict[str, Any]) -> str:
    named = str(data.get("packageManager", "")).partition("@")[0]
    return named if named in MANAGERS else "npm"


def _npm_workspace(
    manifest: Manifest, data: dict[str, Any], lines: dict[KeyPath, int]
) -> Workspace | None:
    found = data.get("workspaces")
    patterns = strings(found.get("packages") if isinstance(found, dict) else found)
    if not patterns:
        return None
    at = manifest.shows(lines.get(("workspaces",)), "workspaces")
    return Workspace("npm workspace", Ecosystem.NPM, at, patterns)


def tsconfig(manifest: Manifest) -> Said:
    """TypeScript; one that lets JavaScript in speaks of both."""
    data = read_json(manifest.text, with_comments=True)
    lines = json_lines(manifest.text)
    shown = next((path[0] for path in lines), "")
    languages = [Language(TYPESCRIPT, manifest.shows(lines.get((shown,)), shown))]
    options = data.get("compilerOptions")
    for option in ("allowJs", "checkJs"):
        if isinstance(options, dict) and options.get(option) is True:
            line = lines.get(("compilerOptions", option))
            languages.append(Language(JAVASCRIPT, manifest.shows(line, option)))
            break
    return Said(ecosystem=Ecosystem.NPM, languages=tuple(languages))


def lerna_json(manifest: Manifest) -> Said:
    patterns = strings(read_json(manifest.text).get("packages"))
    at = manifest.shows(json_lines(manifest.text).get(("packages",)), "packages")
    workspace = Workspace("lerna workspace", Ecosystem.NPM, at, patterns) if patterns else None
    return Said(ecosystem=Ecosystem.NPM, workspace=workspace)


_ITEM = re.compile(r"\s*-\s+(?:\"([^\"]*)\"|'([^']*)'|([^\s#'\"][^#]*))")
_INLINE = re.compile(r"packages:\s*\[([^\]]*)\]")


def pnpm_workspace(manifest: Manifest) -> Said:
    """The one list of a YAML file that matters, read line by line."""
    patterns: list[str] = []
    inside = False
    for line in manifest.text.split("\n"):
        if inline := _INLINE.match(line):
            patterns += [one.strip().strip("\"'") for one in inline[1].split(",") if one.strip()]
        elif line.startswith("packages:"):
            inside = True
        elif inside and (item := _ITEM.match(line)):
            patterns.append(next(one for one in item.groups() if one is not None).strip())
        elif line.strip() and not line.lstrip().startswith("#"):
            inside = False
    at = manifest.shows(line_with(manifest.text, "packages"), "packages")
    workspace = Workspace("pnpm workspace", Ecosystem.NPM, at, tuple(patterns))
    return Said(ecosystem=Ecosystem.NPM, workspace=workspace if patterns else None)
