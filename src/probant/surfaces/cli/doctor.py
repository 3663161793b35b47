"""`probant doctor`: what works on this machine, tried out, and where each setting comes from."""

from __future__ import annotations

import argparse
import platform
import sqlite3
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from probant import __version__
from probant.errors import ProbantError
from probant.opinions.port import Usable
from probant.settings import Settings
from probant.surfaces.cli.model_probe import ModelProbe, council_doubts, try_council
from probant.surfaces.cli.output import settings_of, write, write_json
from probant.surfaces.cli.sandbox_probe import sandbox_seen
from probant.surfaces.cli.text import one_line, painter
from probant.vocabulary.record import Record
from probant.wiring import open_workbench, second_opinions
from probant.workspace import process
from probant.workspace.git import git_version
from probant.workspace.search import ripgrep


class Probe(Record):
    """One thing tried: whether it works, what was seen, what to do if it does not."""

    name: str
    works: bool
    seen: str
    remedy: str = ""


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    probes = [
        _try("python", _python),
        _try("git", git_version),
        _try("ripgrep", _ripgrep),
        _try("sqlite", _sqlite),
        _try("python parser", _parser),
        _try("cache", lambda: _cache(settings)),
        _try("index", lambda: _index(settings, Path(args.repo))),
    ]
    running = [_try("sandbox", lambda: sandbox_seen(settings))]
    seconds = second_opinions(settings)
    models = try_council(settings)
    if args.json:
        write_json(
            {
                "schema": "probant.doctor/1",
                "version": __version__,
                "probes": [_plain(probe) for probe in probes],
                "execution": [_plain(probe) for probe in running],
                "second_opinions": [
                    dict(zip(Usable.fields, one.astuple(), strict=True)) for one in seconds
                ],
                "models": [
                    dict(zip(ModelProbe.fields, one.astuple(), strict=True)) for one in models
                ],
                "council": list(council_doubts(settings)),
                "settings": {
                    key: {"value": value, "from": origin}
                    for key, value, origin in _settings_told(settings)
                },
            }
        )
    else:
        write(_text(probes, running, seconds, models, settings, args.color))
    works = [probe.works for probe in probes] + [model.works for model in models]
    return 0 if all(works) else 1


def _plain(probe: Probe) -> dict[str, object]:
    return dict(zip(Probe.fields, probe.astuple(), strict=True))


def _text(
    probes: list[Probe],
    running: list[Probe],
    seconds: tuple[Usable, ...],
    models: tuple[ModelProbe, ...],
    settings: Settings,
    color: str,
) -> str:
    paint = painter(color)
    lines = [f"probant {__version__}"]
    lines += [_told(probe, paint("green", "✔"), paint("red", "✘")) for probe in probes]
    lines.append("running builds and tests (optional)")
    lines += [_told(probe, paint("green", "✔"), paint("yellow", "–")) for probe in running]
    lines.append("second opinions (optional)")
    for one in seconds:
        mark = paint("green", "✔") if one.works else paint("yellow", "–")
        remedy = f"; {one.remedy}" if one.remedy else ""
        about = f"{one.name} for {', '.join(one.languages)}"
        lines.append(f"  {mark} {about:<38} {one_line(one.seen)}{remedy}")
    lines.append("models of the council")
    for model in models:
        mark = paint("green", "✔") if model.works else paint("red", "✘")
        about = f"{model.name} ({', '.join(model.parts) or 'no part'})"
        where = f"{model.model} at {model.base_url}"
        note = f" ({one_line(model.note)})" if model.note else ""
        lines.append(f"  {mark} {about:<30} {one_line(where)}: {one_line(model.seen)}{note}")
    lines += [f"  {one_line(doubt)}" for doubt in council_doubts(settings)]
    lines.append("settings")
    for key, value, origin in _settings_told(settings):
        lines.append(f"  {key:<10} {one_line(value)}  (from {origin})")
    return "\n".join(lines) + "\n"


def _settings_told(settings: Settings) -> Iterator[tuple[str, str, str]]:
    """Each setting with its value and where that comes from."""
    for key, origin in settings.origin.items():
        yield key, str(getattr(settings, key)), origin
    council = settings.council
    if council is not None:
        for key, origin in council.origin.items():
            value = getattr(council, key)
            yield f"council_{key}", "" if value is None else str(value), origin


def _told(probe: Probe, good: str, bad: str) -> str:
    remedy = f"; {probe.remedy}" if probe.remedy and not probe.works else ""
    return f"  {good if probe.works else bad} {probe.name:<14} {one_line(probe.seen)}{remedy}"


def _try(name: str, probe: Callable[[], str]) -> Probe:
    try:
        return Probe(name, True, probe())
    except ProbantError as error:
        return Probe(name, False, error.message, error.remedy or "")


def _python() -> str:
    return f"{platform.python_version()} at {sys.executable}"


def _program(argv: list[str], remedy: str) -> str:
    done = process.run(argv, timeout=10, max_output=10_000)
    if done.returncode != 0:
        raise ProbantError(f"{argv[0]} ended with {done.returncode}", remedy=remedy)
    return done.stdout.decode("utf-8", "replace").partition("\n")[0]


def _ripgrep() -> str:
    program = ripgrep()
    if program is None:
        raise ProbantError(
            "not found; text is searched by a slower scan", remedy="pip install ripgrep==14.1.0"
        )
    return _program([program, "--version"], "pip install ripgrep==14.1.0")


def _sqlite() -> str:
    return sqlite3.sqlite_version


def _parser() -> str:
    from importlib.metadata import version

    from probant.facts.languages import extract

    facts = extract(b"def probe():\n    pass\n", ".py")
    if [row[2] for row in facts.defs] != ["probe"]:
        raise ProbantError("the Python parser does not parse", remedy="reinstall tree-sitter")
    return f"tree-sitter {version('tree-sitter')}, python {version('tree-sitter-python')}"


def _cache(settings: Settings) -> str:
    from probant.workspace.store import make_private

    make_private(settings.cache_dir)
    return str(settings.cache_dir)


def _index(settings: Settings, repo: Path) -> str:
    with open_workbench(settings, repo) as bench:
        state = bench.index
        return f"{state.n_files} source files, {state.n_parsed} parsed now, up to date"
