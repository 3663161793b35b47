"""The GitHub CLI as a way to ask: it knows the user's login, which is not read here.

Only `gh api` with a full path is run, outside the repository. Where the token comes from the
environment and the host is not github.com it is not used: `gh` would send such a token along to
whatever host a download is redirected to.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from probant.ci.port import NoAnswer, Reply
from probant.ci.where import GITHUB, Address
from probant.errors import ProgramFailed, ProgramMissing
from probant.vocabulary.reason import ReasonCode
from probant.workspace import process

TIMEOUT_SECONDS = 60.0
NOT_LOGGED_IN = 4
"""The exit code with which `gh` says that it has no login for the host."""

PASSED_ON = (
    "GH_CONFIG_DIR", "XDG_CONFIG_HOME", "HOME", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS",
    "SSL_CERT_FILE", "SSL_CERT_DIR", "HTTPS_PROXY", "https_proxy", "NO_PROXY", "no_proxy",
)  # fmt: skip
"""What `gh` needs to find the user's login and the network."""

_HEAD = re.compile(rb"HTTP/\d(?:\.\d)? (\d{3})[^\n]*\n((?:[^\n]+\n)*?)\r?\n", re.ASCII)
_HEAD_BYTES = 1 << 16


class Gh:
    """Asks through the program."""

    def __init__(
        self,
        address: Address,
        token: str,
        environment: Mapping[str, str],
        program: str = "gh",
    ) -> None:
        self._program = program
        self._env = {name: environment[name] for name in PASSED_ON if environment.get(name)}
        self._env |= {
            "GH_HOST": address.host,
            "GH_NO_UPDATE_NOTIFIER": "1",
            "GH_PROMPT_DISABLED": "1",
            "NO_COLOR": "1",
        }
        if token:
            self._env["GH_TOKEN"] = token

    @staticmethod
    def can_ask(address: Address, token: str) -> bool:
        """Whether the program may be given this errand, if it is there."""
        return address.is_usual and (not token or address.host == GITHUB)

    def login(self) -> str:
        """The token of the user's login, '' without one: known so that it can be kept secret."""
        try:
            done = self._run("auth", "token", "--hostname", self._env["GH_HOST"], max_bytes=10_000)
        except (ProgramMissing, ProgramFailed):
            return ""
        return done.stdout.decode("ascii", "replace").strip() if done.returncode == 0 else ""

    def get(self, path: str, *, max_bytes: int) -> Reply | NoAnswer:
        errand = ("api", "--include", "--method", "GET", f"/{path}")
        try:
            done = self._run(*errand, max_bytes=max_bytes + _HEAD_BYTES)
        except (ProgramMissing, ProgramFailed) as error:
            return NoAnswer(ReasonCode.TOOL_MISSING, error.message)
        if done.timed_out:
            return NoAnswer(ReasonCode.TIMEOUT, "gh took too long; ask again later")
        if done.truncated:
            return NoAnswer(ReasonCode.TOOL_FAILED, f"the reply is longer than {max_bytes} bytes")
        if head := _HEAD.match(done.stdout):
            headers = _headers(head[2].decode("latin-1"))
            return Reply(status=int(head[1]), headers=headers, body=done.stdout[head.end() :])
        return _refusal(done)

    def _run(self, *arguments: str, max_bytes: int) -> process.Completed:
        return process.run(
            [self._program, *arguments],
            cwd=Path(os.sep),
            env=self._env,
            timeout=TIMEOUT_SECONDS,
            max_output=max_bytes,
        )


def _headers(block: str) -> dict[str, str]:
    rows = (line.partition(":") for line in block.splitlines())
    return {name.strip().lower(): value.strip() for name, _, value in rows}


def _refusal(done: process.Completed) -> NoAnswer:
    """Why there was no reply at all. What the program says itself is for telling these apart."""
    said = done.stderr.lower()
    if done.returncode == NOT_LOGGED_IN or b"gh auth login" in said:
        note = "gh is not logged in; run gh auth login, or put a token into GITHUB_TOKEN"
        return NoAnswer(ReasonCode.NOT_PERMITTED, note)
    if any(word in said for word in (b"dial tcp", b"lookup ", b"connect", b"no such host")):
        return NoAnswer(ReasonCode.NO_NETWORK, "gh could not reach the CI service")
    if b"certificate" in said or b"tls" in said:
        return NoAnswer(ReasonCode.NO_NETWORK, "gh does not trust the CI service's certificate")
    if b"timeout" in said or b"deadline" in said:
        return NoAnswer(ReasonCode.TIMEOUT, "gh took too long; ask again later")
    return NoAnswer(ReasonCode.TOOL_FAILED, f"gh ended with exit code {done.returncode}")
