"""The sandbox as kits use it: exit codes, channels, lines, what is shown and what is not."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from probant.errors import ProgramFailed
from probant.vocabulary.record import replace
from probant.workspace import bubblewrap
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.sandbox import (
    HOME_INSIDE,
    INSIDE,
    RESULTS_INSIDE,
    Ended,
    Errand,
    Finished,
    Limits,
    Mount,
    NoSandbox,
    OnLine,
    find_sandbox,
)
from probant.workspace.unsandboxed import Unsandboxed
from probant.workspace.watching import MAX_LINE_BYTES, Excerpt

SECONDS = 60.0


class Bench:
    """Runs shell lines in the sandbox, or without it."""

    def __init__(self, base: Path, *, contained: bool) -> None:
        self.copy, self.results = base / "copy", base / "results"
        self.copy.mkdir()
        self.results.mkdir()
        self.is_contained = contained
        found = find_sandbox() if contained else Unsandboxed("none here")
        if isinstance(found, NoSandbox):
            pytest.skip(found.why)
        self.sandbox = found

    def run(
        self,
        line: str,
        *,
        seconds: float = SECONDS,
        limits: Limits | None = None,
        mounts: tuple[Mount, ...] = (),
        env: tuple[tuple[str, str], ...] = (),
        lines: list[bytes] | None = None,
        on_line: OnLine | None = None,
    ) -> Finished:
        errand = Errand(
            argv=("/bin/sh", "-c", line),
            cwd=INSIDE if self.is_contained else str(self.copy),
            env=env,
            copy=self.copy,
            results=self.results,
            mounts=mounts,
        )
        on_line = lines.append if lines is not None else on_line
        return self.sandbox.run(errand, limits or Limits(), seconds, on_line)


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path, contained=True)


@pytest.fixture(params=[True, False], ids=["sandbox", "none"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Bench:
    return Bench(tmp_path, contained=request.param)


@pytest.mark.parametrize(
    ("line", "code"), [("true", 0), ("exit 7", 7), ("kill -SEGV $$", 139), ("no-such-program", 127)]
)
def test_exit_codes(either: Bench, line: str, code: int) -> None:
    done = either.run(line)
    assert (done.exit_code, done.ended) == (code, Ended.ITSELF)


def test_a_missing_program(bench: Bench) -> None:
    errand = Errand(
        argv=("/no/such/program",), cwd=INSIDE, env=(), copy=bench.copy, results=bench.results
    )
    done = bench.sandbox.run(errand, Limits(), SECONDS)
    assert done.exit_code == 127
    assert b"No such file" in done.output


def test_channels_and_their_order(either: Bench) -> None:
    done = either.run("echo one; sleep 0.2; echo two >&2; sleep 0.2; echo three")
    assert done.stdout == b"one\nthree\n"
    assert done.output == b"one\ntwo\nthree\n"
    assert not done.is_cut


def test_lines_come_while_it_runs(either: Bench) -> None:
    told = either.copy / "told"
    either.copy.chmod(0o777)
    seen: list[bool] = []

    class Lines(list[bytes]):
        def append(self, line: bytes) -> None:
            super().append(line)
            told.touch()
            seen.append(True)

    lines = Lines()
    wait = "while ! test -e told; do sleep 0.02; done; printf 'last\\n\\nwithout end'"
    assert either.run(f"echo first; {wait}", lines=lines).exit_code == 0
    assert list(lines) == [b"first", b"last", b"", b"without end"]


def test_an_endless_line_is_cut(either: Bench) -> None:
    lines: list[bytes] = []
    either.run("head -c 3000000 /dev/zero | tr '\\0' x; echo; echo next", lines=lines)
    assert [len(line) for line in lines] == [MAX_LINE_BYTES, 4]


def test_a_line_that_raises_ends_the_run(either: Bench) -> None:
    class Refusing(list[bytes]):
        def append(self, _line: bytes) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        either.run("echo; sleep 60", lines=Refusing())


def test_the_middle_of_long_output_is_left_out() -> None:
    kept = Excerpt(1000, 5000)
    for number in range(10_000):
        kept.add(b"%d\n" % number)
    told = bytes(kept)
    assert kept.is_cut and told.startswith(b"0\n1\n") and told.endswith(b"\n9999\n")
    (gap,) = [line for line in told.splitlines() if b"bytes left out" in line]
    n_printed = sum(len(b"%d\n" % number) for number in range(10_000))
    n_kept = len(told) - len(gap) - 2
    assert int(gap.strip(b"[").split()[0]) == n_printed - n_kept
    assert 6000 <= n_kept < 6100


def test_lines_miss_nothing_of_long_output(either: Bench) -> None:
    lines: list[bytes] = []
    done = either.run("seq 200000", lines=lines)
    assert lines == [b"%d" % number for number in range(1, 200_001)]
    assert not done.is_cut and done.stdout == b"\n".join(lines) + b"\n"


def test_too_much_output(either: Bench) -> None:
    done = either.run("yes", limits=replace(Limits(), output_bytes=1 << 20))
    assert (done.ended, done.exit_code) == (Ended.OUTPUT, 137)


def test_the_deadline(either: Bench) -> None:
    done = either.run("echo begun; sleep 60", seconds=0.7)
    assert (done.ended, done.exit_code, done.output) == (Ended.TIMEOUT, 137, b"begun\n")


def test_orphans_end_with_the_run(either: Bench) -> None:
    mark = f"6{os.getpid()}77"
    assert either.run(f"setsid sleep {mark} & exit 3").exit_code == 3
    told = [_words(folder) for folder in Path("/proc").iterdir() if folder.name.isdigit()]
    assert [words for words in told if mark.encode() in words] == []


def _words(folder: Path) -> list[bytes]:
    try:
        return (folder / "cmdline").read_bytes().split(b"\0")
    except OSError:
        return []


def test_what_is_written_can_be_read_back(bench: Bench) -> None:
    (bench.copy / "given").mkdir()
    done = bench.run(f"echo x > {RESULTS_INSIDE}/out; echo y > given/new; pwd; echo $HOME; id -un")
    assert done.stdout == f"{INSIDE}\n{HOME_INSIDE}\nprobant\n".encode()
    assert (bench.results / "out").read_text() == "x\n"
    assert (bench.copy / "given" / "new").read_text() == "y\n"


def test_what_is_put_into_the_copy_later_can_be_changed(bench: Bench) -> None:
    bench.run("true")
    (bench.copy / "later").write_text("1\n")
    assert bench.run("echo 2 > later").exit_code == 0
    assert (bench.copy / "later").read_text() == "2\n"


def test_mounts_are_for_reading(bench: Bench, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs"
    (theirs / "deep").mkdir(parents=True)
    (theirs / "deep" / "file").write_text("kept\n")
    mounts = (
        Mount(theirs, f"{INSIDE}/web/node_modules"),
        Mount(theirs / "deep", f"{HOME_INSIDE}/.cache/deps"),
        Mount(theirs / "deep" / "file", "/opt/tool/bin/it"),
    )
    line = (
        f"cat web/node_modules/deep/file {HOME_INSIDE}/.cache/deps/file /opt/tool/bin/it;"
        f"touch {HOME_INSIDE}/.cache/own;"
        "echo x > web/node_modules/deep/file; rm -rf web/node_modules/deep; echo x >> /opt/tool/new"
    )
    done = bench.run(line, mounts=mounts)
    assert done.stdout == b"kept\n" * 3
    assert done.output.count(b"Read-only file system") >= 3
    assert (theirs / "deep" / "file").read_text() == "kept\n"


def test_a_missing_mount_is_an_error(bench: Bench, tmp_path: Path) -> None:
    with pytest.raises(ProgramFailed, match="the sandbox did not start: bwrap: "):
        bench.run("true", mounts=(Mount(tmp_path / "none", "/opt/none"),))


def test_settings_cannot_pass_for_options(bench: Bench, tmp_path: Path) -> None:
    with pytest.raises(ProgramFailed, match="NUL"):
        bench.run("true", env=(("X", f"1\0--bind\0{tmp_path}\0/opt"),))


def test_environment_of_the_errand(either: Bench) -> None:
    done = either.run(
        'echo "$X" "$PATH" ${PYTHONPATH:-none}', env=(("X", "a\nb"), ("PATH", "/bin"))
    )
    assert done.stdout == b"a\nb /bin none\n"


def test_limits_of_each_file(either: Bench) -> None:
    limits = replace(Limits(), file_bytes=1 << 20)
    done = either.run("head -c 5000000 /dev/zero > big; stat -c %s big", limits=limits)
    assert int(done.stdout.split()[-1]) <= 1 << 20


def test_an_address_sanitizer_has_the_room_it_wants(bench: Bench, tmp_path: Path) -> None:
    """It reserves terabytes and uses little: a limit on reservations would make it fail."""
    (bench.copy / "a.c").write_text("int main(void) { return 0; }\n")
    done = bench.run("cc -fsanitize=address a.c -o a 2>/dev/null || exit 77; ./a")
    if done.exit_code == 77:
        pytest.skip("no compiler with an address sanitizer")
    assert done.exit_code == 0, done.output


# Where there is none


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    find_bubblewrap.cache_clear()
    yield folder
    find_bubblewrap.cache_clear()


def test_not_installed(programs: Path) -> None:
    assert list(programs.iterdir()) == []
    found = find_sandbox()
    assert isinstance(found, NoSandbox)
    assert found.why == "bubblewrap is not installed; install the package bubblewrap"
    assert isinstance(find_sandbox(unsandboxed=True), Unsandboxed)


def test_forbidden(programs: Path) -> None:
    said = "bwrap: No permissions to create new namespace, likely because the kernel forbids it"
    (programs / "bwrap").write_text(f"#!/bin/sh\necho '{said}' >&2\nexit 1\n")
    (programs / "bwrap").chmod(0o755)
    found = find_sandbox()
    assert isinstance(found, NoSandbox)
    assert said in found.why and "allow unprivileged user namespaces" in found.why


def test_one_of_the_target_is_none(programs: Path, tmp_path: Path) -> None:
    (programs / "bwrap").write_text(f"#!/bin/sh\ntouch {tmp_path}/started\n")
    (programs / "bwrap").chmod(0o755)
    found = find_sandbox(not_below=programs.parent)
    assert isinstance(found, NoSandbox) and "not installed" in found.why
    assert not (tmp_path / "started").exists()


def test_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    if isinstance(found := find_sandbox(), NoSandbox):
        pytest.skip(found.why)
    monkeypatch.setenv("PATH", "/nowhere")
    assert find_sandbox(unsandboxed=True) is find_sandbox()
    assert find_sandbox().is_isolated  # type: ignore[union-attr]


def test_as_root_another_user_runs() -> None:
    found = find_sandbox()
    if isinstance(found, NoSandbox) or os.geteuid() != 0:
        pytest.skip("only root becomes somebody else")
    assert isinstance(found, bubblewrap.Bubblewrap) and found.owner is not None


def test_only_what_it_started_ends_with_an_unsandboxed_run(tmp_path: Path) -> None:
    mine: list[subprocess.Popen[bytes]] = []

    def start_another(_line: bytes) -> None:
        mine.append(subprocess.Popen(["/bin/sleep", "60"], start_new_session=True))

    unsandboxed = Bench(tmp_path, contained=False)
    line = "setsid sh -c 'sleep 61.25 & sleep 61.25' >/dev/null 2>&1 & echo begun; sleep 0.3"
    try:
        unsandboxed.run(line, on_line=start_another)
        assert [one.poll() for one in mine] == [None]
        told = (one / "cmdline" for one in Path("/proc").iterdir() if one.name.isdigit())
        assert [path for path in told if b"\x0061.25" in _content(path)] == []
    finally:
        for one in mine:
            one.kill()
            one.wait()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""


def test_settings_files_of_the_machine_are_not_shown(bench: Bench) -> None:
    line = "find /etc/maven /etc/gradle -name '*settings*' -o -name '*.properties' -path '*gradle*'"
    assert bench.run(f"{line} 2>/dev/null; true").output == b""
