"""A project's metadata as an installed copy would have it, written from what its files say.

Only where name and version stand in files; a made-up version would be a lie to the tests.
"""

from __future__ import annotations

import re
from pathlib import Path

from probant.runs.python.layout import Layout


def write_metadata(layout: Layout, folder: Path) -> bool:
    """Write the metadata below `folder`; False if the files do not tell name and version."""
    is_plain = re.fullmatch(r"[A-Za-z0-9][\w.-]*", layout.name) is not None
    if not is_plain or re.fullmatch(r"[\w.+!-]+", layout.version) is None:
        return False
    stem = re.sub(r"[-_.]+", "_", layout.name).lower()
    info = folder / f"{stem}-{layout.version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(_headers(layout), encoding="utf-8")
    (info / "entry_points.txt").write_text(_entry_points(layout), encoding="utf-8")
    (info / "top_level.txt").write_text("\n".join(layout.packages) + "\n", encoding="utf-8")
    (info / "INSTALLER").write_text("probant\n", encoding="utf-8")
    for made in (folder, info, *info.iterdir()):
        # The user in the sandbox may be another than ours.
        made.chmod(0o755 if made.is_dir() else 0o644)
    return True


def _headers(layout: Layout) -> str:
    lines = ["Metadata-Version: 2.1", f"Name: {layout.name}", f"Version: {layout.version}"]
    lines += [f"Requires-Python: {_one_line(layout.python)}"] if layout.python else []
    lines += [f"Requires-Dist: {_one_line(need)}" for need in layout.needs]
    return "\n".join(lines) + "\n"


def _entry_points(layout: Layout) -> str:
    groups: dict[str, list[str]] = {}
    for name, place in layout.scripts:
        groups.setdefault("console_scripts", []).append(f"{name} = {place}")
    for group, name, place in layout.entry_points:
        groups.setdefault(group, []).append(f"{name} = {place}")
    return "".join(
        "\n".join([f"[{_one_line(group)}]", *map(_one_line, lines), "", ""])
        for group, lines in groups.items()
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())
