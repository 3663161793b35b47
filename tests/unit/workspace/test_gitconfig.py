"""Configuration is data: parsed as git would, and named where it could execute."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.workspace.gitconfig import parse_config, suspicious_keys, value_of
from tests.repos import git, make_repo
from tests.unit.workspace.conftest import Opener

SAMPLE = """\
# comment
[core]
\tbare = false ; trailing
\tfsmonitor = "a \\"b\\" # c"
[Remote "Or.igin]"] URL = x
\tlong = one \\
two
[filter "x"]
\tclean
[old.Style]
\tkey=value
junk line here =
[broken
"""


def test_settings_are_what_git_says(tmp_path: Path) -> None:
    text = SAMPLE[: SAMPLE.index("junk")]
    repo = make_repo(tmp_path / "r")
    (repo / ".git/config").write_text(text)
    want = {}
    for entry in git(repo, "config", "--list", "--local", "-z").split("\0")[:-1]:
        key, _, value = entry.partition("\n")
        want[key] = value or "true"
    assert {one.key: one.value for one in parse_config(text)} == want


def test_nonsense_is_passed_over() -> None:
    keys = [one.key for one in parse_config(SAMPLE)]
    assert keys[:2] == ["core.bare", "core.fsmonitor"]
    assert parse_config("key = before any section") == ()
    assert parse_config("\0\xff[]\n[x\n=\n\\") == ()


def test_the_last_value_wins() -> None:
    settings = parse_config("[a]\nb = 1\n[a]\nb = 2\n")
    assert value_of(settings, "a.b") == "2"
    assert value_of(settings, "a.c") is None


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ('[filter "x"]\nclean = c', "filter.x.clean"),
        ('[filter "x"]\nsmudge = c', "filter.x.smudge"),
        ('[filter "x"]\nprocess = c', "filter.x.process"),
        ("[core]\nfsmonitor = ./x", "core.fsmonitor"),
        ("[core]\nhooksPath = x", "core.hookspath"),
        ("[core]\nsshCommand = x", "core.sshcommand"),
        ("[core]\npager = x", "core.pager"),
        ("[core]\neditor = x", "core.editor"),
        ('[diff "p"]\ntextconv = x', "diff.p.textconv"),
        ('[diff "p"]\ncommand = x', "diff.p.command"),
        ("[diff]\nexternal = x", "diff.external"),
        ('[merge "m"]\ndriver = x', "merge.m.driver"),
        ("[alias]\nst = !x", "alias.st"),
        ("[credential]\nhelper = x", "credential.helper"),
        ('[credential "https://h"]\nhelper = x', "credential.https://h.helper"),
        ("[gpg]\nprogram = x", "gpg.program"),
        ('[gpg "ssh"]\nprogram = x', "gpg.ssh.program"),
        ("[include]\npath = x", "include.path"),
        ('[includeIf "gitdir:/"]\npath = x', "includeif.gitdir:/.path"),
        ("[uploadpack]\npackObjectsHook = x", "uploadpack.packobjectshook"),
        ('[remote "o"]\nurl = ext::sh -c x', "remote.o.url"),
        ('[submodule "s"]\nupdate = !x', "submodule.s.update"),
        ('[url "x"]\ninsteadOf = y', "url.x.insteadof"),
        ("[core]\nworktree = /", "core.worktree"),
    ],
)
def test_what_could_execute_is_suspicious(text: str, key: str) -> None:
    assert suspicious_keys(parse_config(text)) == (key,)


def test_ordinary_settings_are_not_suspicious(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(repo, "config", "core.fsmonitor", "false")
    git(repo, "config", "alias.st", "status")
    git(repo, "config", "remote.origin.url", "https://example.org/x.git")
    git(repo, "config", "user.name", "Ada")
    assert opened(repo).warnings == ()


def test_the_warning_names_the_keys(tmp_path: Path, opened: Opener) -> None:
    repo = make_repo(tmp_path / "r", {"a.py": "a\n"})
    git(repo, "config", "core.fsmonitor", "./x")
    git(repo, "config", "filter.x.clean", "./x")
    assert opened(repo).warnings == ("suspicious_git_config: core.fsmonitor, filter.x.clean",)
    assert opened(repo, at="HEAD").warnings == opened(repo).warnings
