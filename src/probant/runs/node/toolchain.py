"""Node as the user has it: where it really stands, what of it the sandbox has to see, its PATH.

A version manager keeps versions under the home folder; only the one that is used is shown.
"""

from __future__ import annotations

from pathlib import Path

from probant.runs.node.package import read_json
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.workspace.sandbox import Mount

SYSTEM_PATH = ("/usr/local/bin", "/usr/bin", "/bin")
_BINARY = b"\x7fELF"
MANAGERS = ("npm", "yarn", "pnpm")


class Toolchain(Record, kw_only=True):
    """The node to run with; `path` is what its programs, and those of the system, are found in."""

    node: str
    mounts: tuple[Mount, ...]
    path: tuple[str, ...]
    managers: frozenset[str]


def find_toolchain(site: Worksite) -> Toolchain | NoRun:
    found = site.program("node") or site.program("nodejs")
    node = _real_node(found) if found is not None else None
    if node is None:
        return NoRun(ReasonCode.TOOL_MISSING, "node is not installed; install Node.js")
    programs = [site.program(name) for name in MANAGERS]
    sources = [_shown(one) for one in (node, *(p.resolve() for p in programs if p is not None))]
    outside = {one for one in sources if one is not None}
    paths = dict.fromkeys([str(node.parent), *(str(p.parent) for p in programs if p), *SYSTEM_PATH])
    return Toolchain(
        node=str(node),
        mounts=tuple(Mount(one, str(one)) for one in sorted(outside)),
        path=tuple(paths),
        managers=frozenset(n for n, p in zip(MANAGERS, programs, strict=True) if p),
    )


def _real_node(found: Path) -> Path | None:
    """The program itself: links are followed, a version manager's stand-in is looked behind."""
    real = found.resolve()
    if _is_binary(real) and real.name.startswith("node"):
        return real
    for candidate in (*_of_volta(found), *_of_asdf(found)):
        if _is_binary(candidate):
            return candidate
    return None


def _is_binary(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(_BINARY)) == _BINARY
    except OSError:
        return False


def _of_volta(found: Path) -> list[Path]:
    tools = found.parent.parent / "tools"
    platform = read_json(tools / "user" / "platform.json")
    node = platform.get("node") if isinstance(platform, dict) else None
    version = node.get("runtime") if isinstance(node, dict) else None
    if not isinstance(version, str) or "/" in version:
        return []
    return [tools / "image" / "node" / version / "bin" / "node"]


def _of_asdf(found: Path) -> list[Path]:
    """The newest installed one; the stand-in would choose by files of the target."""
    root = found.parent.parent
    folders = (root / "installs" / "nodejs", root / "installs" / "node")
    versions = [one for folder in folders if folder.is_dir() for one in folder.iterdir()]
    return [one / "bin" / "node" for one in sorted(versions, key=_version, reverse=True)]


def _version(folder: Path) -> tuple[int, ...]:
    return tuple(int(part) for part in folder.name.split(".") if part.isdigit())


def _shown(program: Path) -> Path | None:
    """What has to be mounted for a program; None for one of the system, which is there anyway.

    The folder of the installation, but never one that holds somebody's home.
    """
    if program.is_relative_to("/usr") or program.is_relative_to("/bin"):
        return None
    home = Path.home()
    for parent in program.parents:
        if parent.name in ("bin", "lib"):
            root = parent.parent
            is_home = home == root or home.is_relative_to(root)
            is_tight = len(root.parts) > 2 and not is_home and root.name != ".local"
            return root if is_tight else program
    return program
