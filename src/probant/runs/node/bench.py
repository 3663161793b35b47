"""Where a package's programs run: node's own, those that are installed for it, and offline.

One of these serves all the runs of one project in one copy.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from probant.errors import FileUnreadable
from probant.runs.node.needs import Installed, lacking, lend, missed
from probant.runs.node.package import Package, members_of, read_package
from probant.runs.node.plan import Scene
from probant.runs.node.toolchain import Toolchain, find_toolchain
from probant.runs.port import NoRun
from probant.runs.worksite import Worksite
from probant.vocabulary.reason import ReasonCode
from probant.vocabulary.record import Record
from probant.vocabulary.source import RepoPath
from probant.workspace.sandbox import Finished, Mount

REPORTERS = Path(__file__).parents[1] / "inside"
REPORTERS_INSIDE = "/probant"
INSTALL = "run npm ci (or the project's own package manager) first"


class Bench(Record, kw_only=True):
    """`package` is the project's own; `root` the one around it whose workspace it belongs to."""

    site: Worksite
    toolchain: Toolchain
    package: Package
    members: tuple[Package, ...]
    installed: Installed

    @property
    def scene(self) -> Scene:
        return Scene(members=self.members, text_of=self._text)

    def run(
        self,
        line: str,
        folder: str,
        env: dict[str, str] | None = None,
        on_line: Callable[[bytes], None] | None = None,
    ) -> Finished:
        """A line of shell in a folder of the copy, with the programs a script would find."""
        inside = self.site.inside
        path = [*self.installed.bins(inside, folder), *self.toolchain.path]
        variables = {"PATH": ":".join(path), **_OFFLINE, **(env or {})}
        return self.site.run(
            ["/bin/sh", "-c", line],
            cwd=f"{inside}/{folder}" if folder else inside,
            env=variables,
            mounts=[*self.toolchain.mounts, *self.installed.mounts, self.reporters],
            on_line=on_line,
        )

    def lacking(self, package: Package) -> frozenset[str]:
        """What a package, or the project around it, declares and nobody installed."""
        return lacking(package, self.installed) | lacking(self.package, self.installed)

    def missed(self, text: str, lacks: frozenset[str]) -> str:
        return missed(text, lacks)

    def not_installed(self, what: str) -> NoRun:
        note = f"{what} is not installed; {INSTALL}"
        return NoRun(ReasonCode.DEPENDENCIES_UNAVAILABLE, note)

    @property
    def reporters(self) -> Mount:
        """Ours, at one place: where they are installed is nobody's business inside."""
        is_isolated = self.site.sandbox.is_isolated
        return Mount(REPORTERS, REPORTERS_INSIDE if is_isolated else str(REPORTERS))

    def _text(self, path: str) -> str:
        try:
            return self.site.tree.read(RepoPath(path)).decode("utf-8", "replace")
        except (FileUnreadable, ValueError):
            return ""


_OFFLINE = {
    "npm_config_offline": "true",
    "npm_config_audit": "false",
    "npm_config_fund": "false",
    "npm_config_update_notifier": "false",
    "npm_config_loglevel": "error",
    "COREPACK_ENABLE_NETWORK": "0",
    "NO_UPDATE_NOTIFIER": "1",
    "NO_COLOR": "1",
    "FORCE_COLOR": "0",
    "NEXT_TELEMETRY_DISABLED": "1",
    "TURBO_TELEMETRY_DISABLED": "1",
}
"""Settings under which nobody waits for a network that is not there, and output is plain."""


def open_bench(site: Worksite) -> Bench | NoRun | None:
    """A bench for the site's project; None if there is no package there at all."""
    package = read_package(site.copy, site.folder)
    if package is None:
        return None
    toolchain = find_toolchain(site)
    if isinstance(toolchain, NoRun):
        return toolchain
    members = members_of(site.copy, package, site.tree.files)
    installed = lend(site, (package, *members))
    return Bench(
        site=site, toolchain=toolchain, package=package, members=members, installed=installed
    )


def log_of(done: Finished, max_chars: int = 20_000) -> str:
    """What was printed, without the reporters' own lines."""
    lines = done.output.decode("utf-8", "replace").splitlines()
    return "\n".join(line for line in lines if not line.startswith("@probant:"))[-max_chars:]
