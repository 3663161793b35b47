"""Git repositories that try to have a command run, one function per way.

Each gets a repository with two commits and an edited file, and a shell command that leaves a
canary. `triggers` are plain git calls that do fire it, so the test can tell a trap from a dud.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.repos import commit, git, make_repo, make_tree

Setup = Callable[[Path, str], None]
HOOKS = [
    "applypatch-msg",
    "pre-applypatch",
    "post-applypatch",
    "pre-commit",
    "pre-merge-commit",
    "prepare-commit-msg",
    "commit-msg",
    "post-commit",
    "pre-rebase",
    "post-checkout",
    "post-merge",
    "pre-push",
    "pre-receive",
    "update",
    "proc-receive",
    "post-receive",
    "post-update",
    "reference-transaction",
    "push-to-checkout",
    "pre-auto-gc",
    "post-rewrite",
    "sendemail-validate",
    "fsmonitor-watchman",
    "post-index-change",
]


class Trap(NamedTuple):
    """How to lay it, and git arguments that spring it for a careless caller."""

    lay: Setup
    triggers: tuple[str, ...] = ()


def settings(*pairs: tuple[str, str]) -> Setup:
    """Settings in the repository's configuration; `{}` stands for the command."""

    def lay(repo: Path, command: str) -> None:
        for key, value in pairs:
            git(repo, "config", "--add", key, value.replace("{}", command))

    return lay


def both(*setups: Setup) -> Setup:
    def lay(repo: Path, command: str) -> None:
        for setup in setups:
            setup(repo, command)

    return lay


def script(file: Path, command: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{command}\n")
    file.chmod(0o755)


def attributes(line: str, where: str = ".gitattributes") -> Setup:
    def lay(repo: Path, _: str) -> None:
        make_tree(repo, {where: line + "\n"})
        if not where.startswith(".git/"):
            commit(repo)

    return lay


def hooks(directory: str) -> Setup:
    def lay(repo: Path, command: str) -> None:
        for name in HOOKS:
            script(repo / directory / name, command)

    return lay


def included(key: str) -> Setup:
    def lay(repo: Path, command: str) -> None:
        (repo / ".git/evil.inc").write_text(f'[core]\n\tfsmonitor = "{command}"\n')
        git(repo, "config", key, str(repo / ".git/evil.inc"))

    return lay


def worktree_config(repo: Path, command: str) -> None:
    git(repo, "config", "extensions.worktreeConfig", "true")
    (repo / ".git/config.worktree").write_text(f'[core]\n\tfsmonitor = "{command}"\n')


def signed_commit(repo: Path, command: str) -> None:
    body = git(repo, "cat-file", "commit", "HEAD")
    head, _, message = body.partition("\n\n")
    signature = "gpgsig -----BEGIN PGP SIGNATURE-----\n \n bad\n -----END PGP SIGNATURE-----"
    (repo / ".git/signed").write_text(f"{head}\n{signature}\n\n{message}")
    sha = git(repo, "hash-object", "-t", "commit", "-w", ".git/signed").strip()
    git(repo, "update-ref", "HEAD", sha)
    script(repo / ".git/gpg", command)
    git(repo, "config", "gpg.program", str(repo / ".git/gpg"))
    git(repo, "config", "log.showSignature", "true")


def hostile_submodule(repo: Path, command: str) -> None:
    inner = make_repo(repo.parent / "inner", {"i.py": "i\n"})
    allow = ("-c", "protocol.file.allow=always")
    git(repo, *allow, "submodule", "--quiet", "add", str(inner), "sub")
    commit(repo)
    git(repo / "sub", "config", "core.fsmonitor", command)
    make_tree(
        repo, {".gitmodules": f'[submodule "sub"]\n\tpath = sub\n\turl = ext::sh -c {command}\n'}
    )
    git(repo, "config", "submodule.sub.update", f"!{command}")


def git_file_elsewhere(repo: Path, command: str) -> None:
    (repo / ".git").rename(repo.parent / "elsewhere.git")
    (repo / ".git").write_text("gitdir: ../elsewhere.git\n")
    git(repo, "config", "core.fsmonitor", command)


def linked_worktree(repo: Path, command: str) -> None:
    moved = repo.parent / "main"
    repo.rename(moved)
    git(moved, "worktree", "add", "--quiet", "-b", "side", str(repo))
    make_tree(repo, {"a.py": "edited\n"})
    git(moved, "config", "core.fsmonitor", command)


def embedded(repo: Path, command: str) -> None:
    make_repo(repo / "evil", {"x.py": "x\n"})
    git_dir = repo / "evil/.git"
    for part in git_dir.iterdir():
        part.rename(repo / "evil" / part.name)
    git_dir.rmdir()
    config = f'[core]\n\tbare = false\n\tfsmonitor = "{command}"\n[alias]\n\tevil = "!{command}"\n'
    (repo / "evil/config").write_text(config)


def nested(repo: Path, command: str) -> None:
    make_repo(repo / "nested", {"x.py": "x\n"})
    git(repo / "nested", "config", "core.fsmonitor", command)


def work_tree_elsewhere(repo: Path, command: str) -> None:
    outside = make_tree(repo.parent / "outside", {"a.py": "outside\n"})
    git(repo, "config", "core.fsmonitor", command)
    git(repo, "config", "core.worktree", str(outside))


def borrowed_objects(repo: Path, command: str) -> None:
    lender = make_repo(repo.parent / "lender", {"l.py": "l\n"})
    git(lender, "config", "core.fsmonitor", command)
    (repo / ".git/objects/info/alternates").write_text(f"{lender}/.git/objects\n")
    git(repo, "config", "core.alternateRefsCommand", command)


def missing_object_with_promisor(repo: Path, command: str) -> None:
    sha = git(repo, "rev-parse", "HEAD:a.py").strip()
    (repo / ".git/objects" / sha[:2] / sha[2:]).unlink()
    settings(
        ("core.repositoryformatversion", "1"),
        ("extensions.partialClone", "origin"),
        ("remote.origin.promisor", "true"),
        ("remote.origin.url", "ext::sh -c {}"),
        ("protocol.ext.allow", "always"),
        ("protocol.allow", "always"),
    )(repo, command.replace(" ", "% "))


def index_with_fsmonitor(repo: Path, command: str) -> None:
    git(repo, "config", "core.fsmonitor", command)
    git(repo, "update-index", "--fsmonitor")


def odd_refs(repo: Path, command: str) -> None:
    sha = git(repo, "rev-parse", "HEAD").strip()
    names = ("--upload-pack=x", "-x", "a;touch", "$(x)", "evil name", "x.lock")
    make_tree(repo / ".git/refs/heads", dict.fromkeys(names, sha + "\n"))
    (repo / ".git/refs/heads/link").symlink_to("/etc/passwd")
    (repo / ".git/refs/heads/loop").write_text("ref: refs/heads/loop\n")
    git(repo, "config", "core.fsmonitor", command)


FILTER_ALL = "* filter=evil diff=evil merge=evil"

TRAPS: dict[str, Trap] = {
    "filter_clean": Trap(
        both(attributes(FILTER_ALL), settings(("filter.evil.clean", "{}"))), ("add", "a.py")
    ),
    "filter_smudge": Trap(
        both(attributes(FILTER_ALL), settings(("filter.evil.smudge", "{}"))),
        ("checkout", "HEAD", "--", "a.py"),
    ),
    "filter_process": Trap(
        both(
            attributes(FILTER_ALL),
            settings(("filter.evil.process", "{}"), ("filter.evil.required", "true")),
        ),
        ("add", "a.py"),
    ),
    "filter_by_info_attributes": Trap(
        both(attributes(FILTER_ALL, ".git/info/attributes"), settings(("filter.evil.clean", "{}"))),
        ("add", "a.py"),
    ),
    "filter_by_attributes_file": Trap(
        both(
            attributes(FILTER_ALL, ".git/extra"),
            settings(("core.attributesFile", ".git/extra"), ("filter.evil.clean", "{}")),
        ),
        ("add", "a.py"),
    ),
    "textconv": Trap(
        both(attributes(FILTER_ALL), settings(("diff.evil.textconv", "{}"))), ("log", "-p")
    ),
    "diff_driver": Trap(
        both(attributes(FILTER_ALL), settings(("diff.evil.command", "{}"))), ("diff",)
    ),
    "external_diff": Trap(settings(("diff.external", "{}")), ("diff",)),
    "merge_driver": Trap(both(attributes(FILTER_ALL), settings(("merge.evil.driver", "{}")))),
    "fsmonitor": Trap(settings(("core.fsmonitor", "{}")), ("status",)),
    "fsmonitor_in_the_index": Trap(index_with_fsmonitor, ("status",)),
    "hooks": Trap(hooks(".git/hooks"), ("commit", "--allow-empty", "-m", "x")),
    "hooks_path": Trap(
        both(hooks("tools"), settings(("core.hooksPath", "tools"))),
        ("commit", "--allow-empty", "-m", "x"),
    ),
    "alias": Trap(
        settings(*((f"alias.{verb}", "!{}") for verb in ("log", "evil", "ls-files", "cat-file"))),
        ("evil",),
    ),
    "pager": Trap(
        settings(
            ("core.pager", "{}"),
            ("pager.log", "{}"),
            ("pager.blame", "{}"),
            ("pager.tag", "{}"),
            ("interactive.diffFilter", "{}"),
        )
    ),
    "editor": Trap(
        settings(("core.editor", "{};false"), ("sequence.editor", "{}")),
        ("commit", "--allow-empty"),
    ),
    "ssh_command": Trap(
        settings(("core.sshCommand", "{};"), ("remote.origin.url", "ssh://h/x")),
        ("fetch", "origin"),
    ),
    "ext_remote": Trap(
        settings(
            ("remote.origin.url", "ext::{}"),
            ("protocol.ext.allow", "always"),
            ("url.ext::{}.insteadOf", "https://"),
        ),
        ("fetch", "origin"),
    ),
    "include": Trap(included("include.path"), ("status",)),
    "include_if": Trap(included("includeIf.gitdir:/**.path"), ("status",)),
    "worktree_config": Trap(worktree_config, ("status",)),
    "gpg_program": Trap(signed_commit, ("log",)),
    "credential_helper": Trap(
        settings(("credential.helper", "!{}"), ("core.askPass", "{}"), ("core.gitProxy", "{}"))
    ),
    "submodule": Trap(hostile_submodule, ("status",)),
    "git_file_elsewhere": Trap(git_file_elsewhere, ("status",)),
    "linked_worktree": Trap(linked_worktree, ("status",)),
    "embedded_bare_repository": Trap(embedded, ("-C", "evil", "evil")),
    "nested_repository": Trap(nested, ("-C", "nested", "status")),
    "work_tree_elsewhere": Trap(work_tree_elsewhere, ("status",)),
    "borrowed_objects": Trap(borrowed_objects),
    "promisor": Trap(missing_object_with_promisor, ("log", "-p")),
    "pack_objects_hook": Trap(
        settings(
            ("uploadpack.packObjectsHook", "{}"),
            ("remote.origin.uploadpack", "{}"),
            ("tar.evil.command", "{}"),
            ("trailer.x.command", "{}"),
        )
    ),
    "odd_refs": Trap(odd_refs, ("status",)),
}
