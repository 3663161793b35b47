"""Nobody is measured on code of their own, wherever it lies and whatever it is called."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

import probant
from probant.errors import UsageError
from probant.evaluation.corpus.manifests import package_names, written_by
from probant.evaluation.corpus.ownership import (
    answerer,
    ownership,
    project,
    refuse_own,
    remote_name,
    remotes,
)

OWN = Path(probant.__file__).parent


def git(root: Path, *arguments: str, author: str = "Ada <ada@far.example>") -> None:
    name, _, address = author.rstrip(">").partition(" <")
    identity = ["-c", f"user.name={name}", "-c", f"user.email={address}"]
    subprocess.run(["git", *identity, *arguments], cwd=root, check=True, capture_output=True)


def repository(root: Path, author: str = "Ada <ada@far.example>", name: str = "far") -> Path:
    root.mkdir(parents=True)
    (root / "pyproject.toml").write_text(f'[project]\nname = "{name}"\n')
    (root / "a.py").write_text("x = 1\n")
    git(root, "init", "-q")
    git(root, "add", "-A")
    git(root, "commit", "-qm", "one", author=author)
    return root


def own_copy(root: Path) -> Path:
    """As somebody would copy it: the package, and the manifest that names it."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(OWN / "evaluation" / "corpus", root / "src" / "probant", ignore=ignored)
    (root / "pyproject.toml").write_text('[project]\nname = "probant"\n')
    return root


def test_somebody_elses_repository_is_measured(tmp_path: Path) -> None:
    root = repository(tmp_path / "far")
    refuse_own(root, answerer(["zoe@near.example"], ["near"]))
    assert ownership(root, project()) is None


def test_a_copy_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as refusal:
        refuse_own(own_copy(tmp_path / "copy"))
    assert "this project wrote it" in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_a_clone_is_refused_by_its_remote(tmp_path: Path) -> None:
    root = repository(tmp_path / "anything")
    git(root, "remote", "add", "origin", "https://me:secret@host.example/them/Probant.git")
    reason = ownership(root, project())
    assert reason == "its remote is https://host.example/them/Probant.git"


def test_a_renamed_folder_without_manifest_is_known_by_its_files(tmp_path: Path) -> None:
    root = own_copy(tmp_path / "harmless")
    (root / "pyproject.toml").unlink()
    shutil.move(root / "src" / "probant", root / "src" / "harmless")
    assert ownership(root, project()) == "it holds files of this program"


def test_a_subfolder_is_refused_with_the_whole(tmp_path: Path) -> None:
    root = repository(tmp_path / "whole", name="probant")
    (root / "part").mkdir()
    assert ownership(root / "part", project()) == "pyproject.toml names the package probant"


def test_a_fork_without_a_remote_is_known_by_its_manifest(tmp_path: Path) -> None:
    root = repository(tmp_path / "fork", name="Probant")
    assert ownership(root, project()) == "pyproject.toml names the package Probant"


def test_two_equal_files_may_be_chance(tmp_path: Path) -> None:
    tmp_path.joinpath("a.py").write_bytes((OWN / "errors.py").read_bytes())
    tmp_path.joinpath("b.py").write_bytes(
        (OWN / "evaluation" / "corpus" / "clients.py").read_bytes()
    )
    assert ownership(tmp_path, project()) is None


def test_the_answerer_is_known_by_author_co_author_and_package(tmp_path: Path) -> None:
    by_author = repository(tmp_path / "a", author="Zoe <zoe@near.example>")
    assert ownership(by_author, answerer(["ZOE@near.example"])) == "100% of its commits are theirs"
    together = repository(tmp_path / "b")
    told = "two\n\nCo-authored-by: Zoe <zoe@near.example>"
    git(together, "commit", "-q", "--allow-empty", "-m", told)
    assert ownership(together, answerer(["zoe@near.example"])) == "50% of its commits are theirs"
    named = repository(tmp_path / "c", name="near-kit")
    assert ownership(named, answerer(packages=["Near-Kit"])) is not None


def test_a_single_patch_does_not_make_an_author(tmp_path: Path) -> None:
    root = repository(tmp_path / "far")
    for number in range(11):
        git(root, "commit", "-q", "--allow-empty", "-m", str(number))
    patch = "Zoe <zoe@near.example>"
    git(root, "commit", "-q", "--allow-empty", "-m", "patch", author=patch)
    assert ownership(root, answerer(["zoe@near.example"])) is None


def test_the_author_of_a_manifest_counts(tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"name": "far", "author": "Zoe"}')
    assert ownership(tmp_path, answerer(["zoe"])) == "package.json names zoe"


@pytest.mark.parametrize(
    ("manifest", "text"),
    [
        ("pyproject.toml", '[project]\nname = "far"\ndependencies = ["openai", "annotated-types"]\n'
         'authors = [{name = "Joann Far", email = "jo-ann@far.example"}]\n'),
        ("package.json", '{"name": "far", "dependencies": {"openai": "1"}, "author": "Joann"}'),
        ("setup.py", "setup(name='far', install_requires=['openai', 'ann'], author='Joann')\n"),
        ("setup.cfg", "[metadata]\nname = far\nauthor = Joann\n[options]\nrequires = ann\n"),
        ("go.mod", "module far.example/kit\nrequire openai v1\n"),
        ("Cargo.toml", '[package]\nname = "far"\n[dependencies]\nopenai = "1"\nann = "1"\n'),
        ("pom.xml", "<project><artifactId>far</artifactId><dependencies><dependency>"
         "<artifactId>openai</artifactId></dependency></dependencies></project>"),
    ],
)  # fmt: skip
def test_whoever_only_depends_on_it_is_a_stranger(tmp_path: Path, manifest: str, text: str) -> None:
    (tmp_path / manifest).write_text(text)
    who = answerer(["OpenAI", "Ann", "ann@far.example"], ["openai", "ann"])
    assert ownership(tmp_path, who) is None


@pytest.mark.parametrize(
    ("manifest", "text"),
    [
        ("pyproject.toml", '[project]\nauthors = [{name = "Open Kit Inc.", email = "a@b.c"}]\n'),
        ("pyproject.toml", '[tool.poetry]\nauthors = ["Open Kit <a@b.example>"]\n'),
        ("package.json", '{"contributors": [{"name": "open kit"}]}'),
        ("package.json", '{"author": "Zoe <ZOE@near.example> (https://near.example)"}'),
        ("setup.py", "setup(author='Far, Open Kit')\n"),
        ("setup.cfg", "[metadata]\nauthor_email = a@b.example, zoe@near.example\n"),
        ("Cargo.toml", '[package]\nauthors = ["Open Kit"]\n'),
        ("pom.xml", "<project><developers><developer><name>Open Kit</name></developer>"
         "</developers></project>"),
    ],
)  # fmt: skip
def test_authors_stand_in_fields_of_their_own(tmp_path: Path, manifest: str, text: str) -> None:
    (tmp_path / manifest).write_text(text)
    assert ownership(tmp_path, answerer(["Open Kit", "zoe@near.example"])) is not None


def test_names_in_commits_are_compared_whole(tmp_path: Path) -> None:
    root = repository(tmp_path / "far", author="Joann Far <jo-ann@far.example>")
    assert ownership(root, answerer(["Ann", "ann@far.example", "far.example"])) is None
    assert ownership(root, answerer(["joann"])) == "100% of its commits are theirs"


def test_the_owner_of_a_remote_counts_as_a_whole_word(tmp_path: Path) -> None:
    root = repository(tmp_path / "kit")
    git(root, "remote", "add", "origin", "git@host.example:openkit/kit.git")
    assert (
        ownership(root, answerer(["OpenKit"])) == "its remote is git@host.example:openkit/kit.git"
    )
    assert ownership(root, answerer(["Kit", "Open", "host"])) is None
    git(root, "remote", "set-url", "origin", "/home/openkit/kit")
    assert ownership(root, answerer(["OpenKit"])) is None


def test_names_of_packages_are_compared_as_indexes_do(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "Near_Kit"\n')
    assert ownership(tmp_path, answerer(packages=["near.kit"])) is not None
    assert ownership(tmp_path, answerer(packages=["near"])) is None


@pytest.mark.parametrize(
    "text", ["[1", '{"author": 3}', '{"author": [[["x"]]]}', "[]", "author = "]
)
def test_a_broken_manifest_has_no_author(tmp_path: Path, text: str) -> None:
    for manifest in ("package.json", "pyproject.toml", "setup.cfg", "setup.py", "pom.xml"):
        (tmp_path / manifest).write_text(text)
    assert list(written_by(tmp_path)) == []


def test_a_pinned_package_in_somebodys_checkout_is_its_own(tmp_path: Path) -> None:
    root = repository(tmp_path / "whole", name="probant")
    package = root / "cache" / "far-1.0"
    package.mkdir(parents=True)
    refuse_own(package, is_pinned=True)
    with pytest.raises(UsageError):
        refuse_own(package)


@pytest.mark.parametrize(
    ("manifest", "text", "name"),
    [
        ("package.json", '{"name": "@far/kit"}', "@far/kit"),
        ("Cargo.toml", '[package]\nname = "kit"\n', "kit"),
        ("pyproject.toml", '[tool.poetry]\nname = "kit"\n', "kit"),
        ("setup.cfg", "[metadata]\nname = kit\n", "kit"),
        ("setup.py", "setup(name='kit')\n", "kit"),
        ("go.mod", "module far.example/kit\n", "far.example/kit"),
        ("pom.xml", "<project><parent><artifactId>all</artifactId></parent>"
         "<artifactId>kit</artifactId></project>", "kit"),
    ],
)  # fmt: skip
def test_names_of_packages(tmp_path: Path, manifest: str, text: str, name: str) -> None:
    (tmp_path / manifest).write_text(text)
    assert list(package_names(tmp_path)) == [(manifest, name)]


@pytest.mark.parametrize("text", ["[1", '{"name": 3}', "[]", "\x00", "name = "])
def test_a_broken_manifest_names_nothing(tmp_path: Path, text: str) -> None:
    for manifest in ("package.json", "pyproject.toml", "setup.cfg"):
        (tmp_path / manifest).write_text(text)
    assert list(package_names(tmp_path)) == []


def test_a_remote_has_the_name_of_its_last_part() -> None:
    assert remote_name("git@host.example:them/kit.git") == "kit"
    assert remote_name("https://host.example/them/kit/") == "kit"
    assert remotes(Path("/nowhere")) == ()
