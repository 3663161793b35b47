"""Twenty-odd ways out of the sandbox: each is contained, ended in time, and leaves nothing behind.

As the user who runs the tests, and where that is root, as nobody besides.
"""

from __future__ import annotations

import os
import pickle
import shutil
import socket
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from probant.errors import ProgramFailed
from probant.runs.worksite import Worksite
from probant.vocabulary.record import replace
from probant.workspace.bubblewrap import find_bubblewrap
from probant.workspace.sandbox import Ended, Mount, NoSandbox
from tests.security.jail import LIMITS, SECRET, Field, field, in_own_process, interpreter

DEADLINE_SECONDS = 3.0
"""For programs that only the deadline ends."""


def _users() -> list[object]:
    users: list[object] = [pytest.param("own", id="own user")]
    if os.geteuid() == 0:
        users.append(pytest.param("nobody", id="nobody"))
    return users


@pytest.fixture(params=_users())
def jail(request: pytest.FixtureRequest) -> Iterator[Field]:
    """A field for each user; skipped only where the machine has no sandbox for them."""
    user = request.param
    reason = pickle.loads(in_own_process(_why_not, as_nobody=user == "nobody"))  # noqa: S301 - ours
    if reason:
        pytest.skip(reason)
    with field(user) as made:
        yield made


def _why_not() -> bytes:
    find_bubblewrap.cache_clear()
    found = find_bubblewrap()
    if isinstance(found, NoSandbox):
        return pickle.dumps(found.why)
    argv, _ = interpreter()
    return pickle.dumps("" if Path(argv[0]).exists() else "no Python that this user can read")


def test_fork_bomb(jail: Field) -> None:
    seen = jail.run(
        """
import os, time
for count in range(3000):
    try:
        if os.fork() == 0:
            time.sleep(60)
            os._exit(0)
    except OSError:
        print("refused after", count, flush=True)
        break
time.sleep(60)
""",
        seconds=DEADLINE_SECONDS,
    )
    assert seen.ended in (Ended.TIMEOUT, Ended.PROCESSES)
    if seen.ended is Ended.TIMEOUT:
        assert 0 < int(seen.output.split()[-1]) <= LIMITS.n_processes


def test_ten_gigabyte_file(jail: Field) -> None:
    seen = jail.run(
        """
for path in ("/repo/big", "/results/big", "/tmp/big", "/dev/shm/big"):
    n_written = 0
    try:
        with open(path, "wb", buffering=0) as big:
            for _ in range(300):
                n_written += big.write(bytes(1 << 20))
    except OSError as refused:
        print(path, n_written >> 20, refused.strerror, flush=True)
    else:
        print(path, "ESCAPED", flush=True)
    try:
        with open(path, "wb") as sparse:
            sparse.truncate(10 << 30)
        print(path, "ESCAPED", flush=True)
    except OSError:
        pass
"""
    )
    assert "ESCAPED" not in seen.output
    assert seen.output.count("/big") == 4
    assert all(int(line.split()[1]) <= 64 for line in seen.output.splitlines())


def test_ten_gigabytes_in_many_files(jail: Field) -> None:
    seen = jail.run(_MANY_FILES.format(drop=""))
    assert seen.ended is Ended.DISK


def test_ten_gigabytes_in_deleted_files(jail: Field) -> None:
    seen = jail.run(_MANY_FILES.format(drop="os.unlink(path)"))
    assert seen.ended is Ended.DISK


_MANY_FILES = """
import os, time
kept = []
for number in range(20):
    path = "/repo/part-%d" % number
    part = open(path, "wb", buffering=0)
    kept.append(part)
    for _ in range(16):
        part.write(bytes(1 << 20))
    {drop}
time.sleep(60)
"""


def test_endless_output(jail: Field) -> None:
    seen = jail.run("for _ in range(20_000):\n    print('x' * 65_000)\n")
    assert seen.ended is Ended.OUTPUT


def test_eight_gigabyte_allocation(jail: Field) -> None:
    seen = jail.run(
        """
import time
kept = []
for _ in range(64):
    kept.append(bytearray(b"x") * (16 << 20))
    time.sleep(0.01)
print("ESCAPED", flush=True)
time.sleep(60)
""",
    )
    assert seen.ended is Ended.MEMORY


def test_memory_spread_over_processes(jail: Field) -> None:
    seen = jail.run(
        """
import os, time
for _ in range(16):
    if os.fork() == 0:
        kept = bytearray(b"x") * (40 << 20)
        time.sleep(60)
time.sleep(60)
""",
    )
    assert seen.ended is Ended.MEMORY


def test_memory_that_no_process_has_mapped(jail: Field) -> None:
    seen = jail.run(
        """
import os, time
kept = []
for _ in range(48):
    kept.append(os.memfd_create("x"))
    for _ in range(16):
        os.write(kept[-1], bytes(1 << 20))
    time.sleep(0.02)
print("ESCAPED", flush=True)
time.sleep(60)
"""
    )
    assert seen.ended is Ended.MEMORY


def test_outside_network(jail: Field) -> None:
    seen = jail.run(
        """
import socket
for family, place in (
    (socket.AF_INET, ("192.0.2.1", 80)), (socket.AF_INET, ("8.8.8.8", 53)),
    (socket.AF_INET6, ("2001:db8::1", 80)),
):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM):
        with socket.socket(family, kind) as line:
            line.settimeout(0.2)
            try:
                line.connect(place)
                line.send(b"x")
                print("ESCAPED to", place)
            except OSError as refused:
                print("refused", refused.strerror)
try:
    print("ESCAPED", socket.getaddrinfo("deb.debian.org", 80))
except OSError:
    print("refused")
"""
    )
    assert "ESCAPED" not in seen.output
    assert seen.output.count("refused") == 7
    assert seen.exit_code == 0


def test_loopback_canary(jail: Field) -> None:
    name = f"\0probant-{os.urandom(6).hex()}"
    with socket.create_server(("127.0.0.1", 0)) as server, socket.socket(socket.AF_UNIX) as local:
        local.bind(name)
        local.listen()
        seen = jail.run(
            """
import socket
for family, place in ((socket.AF_INET, ("127.0.0.1", PORT)), (socket.AF_UNIX, NAME)):
    with socket.socket(family) as line:
        try:
            line.connect(place)
            print("ESCAPED to", place)
        except OSError:
            pass
with socket.create_server(("127.0.0.1", 0)) as own:
    socket.create_connection(own.getsockname()).close()
    print("its own loopback works")
""",
            tells={"PORT": server.getsockname()[1], "NAME": name},
        )
        for listening in (server, local):
            listening.setblocking(False)
            with pytest.raises(BlockingIOError):
                listening.accept()
    assert seen.output == "its own loopback works\n"


def test_home_canary(jail: Field) -> None:
    seen = jail.run(
        """
import os
for top, folders, names in os.walk("/"):
    folders[:] = [name for name in folders if os.path.join(top, name) not in ("/proc", "/usr")]
    if SECRET in names:
        print("ESCAPED", top)
for home in (HOME, os.path.expanduser("~"), "/proc/1/root" + HOME, "/proc/self/cwd/../.." + HOME):
    try:
        print("ESCAPED", open(os.path.join(home, SECRET)).read())
    except OSError:
        print("refused")
""",
        tells={"HOME": str(jail.home), "SECRET": SECRET},
    )
    assert seen.output == "refused\n" * 4


def test_shadow_file(jail: Field) -> None:
    seen = jail.run(
        """
for path in ("/etc/shadow", "/etc/gshadow", "/etc/ssh", "/etc/ssl/private", "/etc/sudoers",
             "/proc/1/root/etc/shadow", "/etc/machine-id", "/var/lib", "/root/.ssh", "/home"):
    try:
        open(path).read()
        print("ESCAPED", path)
    except IsADirectoryError:
        print("ESCAPED", path)
    except OSError:
        pass
print(sorted(line.split(":")[0] for line in open("/etc/passwd")))
"""
    )
    assert seen.output == "['nobody', 'probant', 'root']\n"


def test_key_variables(jail: Field, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("AWS_SECRET_ACCESS_KEY", "GITHUB_TOKEN", "SSH_AUTH_SOCK", "LD_PRELOAD_NOTE"):
        monkeypatch.setenv(name, SECRET)
    seen = jail.run(
        """
import glob, os
for path in glob.glob("/proc/*/environ") + glob.glob("/proc/*/cmdline"):
    try:
        if SECRET.encode() in open(path, "rb").read():
            print("ESCAPED", path)
    except OSError:
        pass
print(sorted(os.environ))
""",
        tells={"SECRET": SECRET},
    )
    assert seen.output == (
        "['HOME', 'LANG', 'LC_ALL', 'LOGNAME', 'PATH', 'PWD', 'SHELL', 'TERM', 'USER']\n"
    )


def test_write_outside_the_tree(jail: Field) -> None:
    seen = jail.run(
        """
import os
for folder in ("/", "/etc", "/usr", "/usr/bin", "/usr/local/bin", "/dev", "/proc/sys/kernel",
               "/run", "/var", "/repo/..", "/results/..", OUTSIDE, os.path.dirname(OUTSIDE)):
    try:
        with open(os.path.join(folder, "escaped"), "w") as made:
            made.write("x")
        print("ESCAPED", folder)
    except OSError:
        pass
for path in ("/proc/sys/kernel/core_pattern", "/proc/sysrq-trigger", "/etc/passwd", "/dev/mem"):
    try:
        open(path, "w").close()
        print("ESCAPED", path)
    except OSError:
        pass
print("done")
""",
        tells={"OUTSIDE": str(jail.outside)},
    )
    assert seen.output == "done\n"
    assert [path.name for path in jail.outside.iterdir()] == ["kept"]


def test_follow_a_link_out(jail: Field) -> None:
    (jail.repo / "out").symlink_to(jail.outside)
    (jail.repo / "up").symlink_to("../outside")
    seen = jail.run(
        """
import os
for link in ("out", "up"):
    for use in (lambda p: open(p).read(), lambda p: open(p, "w").write("x")):
        try:
            print("ESCAPED", use(link + "/kept"))
        except OSError:
            pass
os.symlink(OUTSIDE + "/kept", "/results/result.xml")
os.symlink(OUTSIDE, "/repo/made")
""",
        tells={"OUTSIDE": str(jail.outside)},
    )
    assert seen.output == ""
    assert seen.read_back is None
    assert (jail.outside / "kept").read_text() == SECRET


@pytest.mark.parametrize("is_file", [False, True])
def test_link_in_the_way_of_a_mount(jail: Field, is_file: bool) -> None:
    lent = jail.home / SECRET if is_file else jail.home
    seen = jail.run(
        """
import os
if not os.path.lexists("/repo/web"):
    os.symlink("../../oldroot" + OUTSIDE, "/repo/web")
    os.symlink("../../oldroot" + OUTSIDE, "/results/web")
""",
        n_runs=2,
        tells={"OUTSIDE": str(jail.outside)},
        lent=(Mount(lent, "/repo/web/node_modules/left"), Mount(lent, "/results/web/x")),
    )
    assert "nothing can be shown at /repo/web/node_modules/left" in seen.refused
    assert [path.name for path in jail.outside.iterdir()] == ["kept"]


def test_link_that_is_the_place_of_a_mount(jail: Field) -> None:
    seen = jail.run(
        """
import os
os.makedirs("/repo/web", exist_ok=True)
if not os.path.lexists("/repo/web/made"):
    os.symlink("../../../oldroot" + OUTSIDE + "/made", "/repo/web/made")
""",
        n_runs=2,
        tells={"OUTSIDE": str(jail.outside)},
        lent=(Mount(jail.home / SECRET, "/repo/web/made"),),
    )
    assert "nothing can be shown at /repo/web/made" in seen.refused
    assert [path.name for path in jail.outside.iterdir()] == ["kept"]


def test_mount_in_a_mount(jail: Field) -> None:
    """What is lent may be the target's own: its links are as little to be trusted."""
    (jail.repo / "lent").mkdir()
    (jail.repo / "lent" / "way").symlink_to(f"../../oldroot{jail.outside}")
    lent = (
        Mount(jail.repo / "lent", "/repo/lent"),
        Mount(jail.home, "/repo/lent/way/made"),
    )
    seen = jail.run("", n_runs=2, lent=lent)
    assert "/repo/lent/way/made has no place" in seen.refused
    assert [path.name for path in jail.outside.iterdir()] == ["kept"]


def test_link_of_the_tree_that_leads_out_through_another(jail: Field) -> None:
    (jail.repo / "n1" / "n2").mkdir(parents=True)
    (jail.repo / "n1" / "n2" / "up").symlink_to("../..")
    (jail.repo / "out").symlink_to(f"n1/n2/up/../../oldroot{jail.outside}")
    seen = jail.run(
        """
import os
print(os.path.lexists("out"), os.path.islink("n1/n2/up"))
"""
    )
    assert seen.output == "False True\n"


def test_traps_where_a_kit_works_on(jail: Field) -> None:
    """Nested links, folders in the place of files, and a results folder shut by the run."""
    seen = jail.run(
        """
import os
for top in ("/results", "/repo"):
    os.makedirs(top + "/build2")
    os.symlink(OUTSIDE, top + "/build2/.cmake")
    os.symlink(OUTSIDE + "/kept", top + "/build2/kept")
    os.mkdir(top + "/build2/taken")
    open(top + "/build2/taken/x", "w").close()
""",
        tells={"OUTSIDE": str(jail.outside)},
        then=_work_on,
    )
    assert seen.refused == ""
    assert [path.name for path in jail.outside.iterdir()] == ["kept"]
    assert (jail.outside / "kept").read_text() == SECRET


def _work_on(site: Worksite) -> None:
    for top in (site.results, site.copy):
        folder = top / "build2"
        out = folder / ".cmake"
        uses: list[Callable[[], None]] = [
            lambda: site.write_in(out / "query" / "x", b"made"),  # noqa: B023 - used at once
            lambda: site.make_folder_in(out / "deeper"),  # noqa: B023
            lambda: site.remove_in(out / "kept"),  # noqa: B023
            lambda: site.set_time_in(out / "kept", 1),  # noqa: B023
            lambda: site.make_link_in(out / "link", Path("/")),  # noqa: B023
        ]
        for use in uses:
            with pytest.raises(ProgramFailed):
                use()
        with pytest.raises(ProgramFailed):
            site.write_in(folder / "taken", b"")
        for path in (folder / ".cmake" / "kept", folder / "kept", top / "../outside/kept"):
            assert site.read_back(path) is None
            assert site.head_of(path, 4) == b""
            assert not site.is_file_in(path)
            assert not site.is_written_since(folder / ".cmake" / "kept", 0)
        assert not site.is_folder_in(folder / ".cmake")
        assert [one.path.name for one in site.files_in(folder)] == ["x"]
        assert list(site.files_in(folder / ".cmake")) == []
        site.write_in(folder / "kept", b"ours")
        site.remove_in(folder)
        assert not site.exists_in(folder)


def test_deep_trees_and_shut_folders_are_no_crash(jail: Field) -> None:
    seen = jail.run(
        """
import os
for top in ("/results", "/repo"):
    os.mkdir(top + "/deep")
    os.chdir(top + "/deep")
    for _ in range(1200):
        os.mkdir("d")
        os.chdir("d")
    open("bottom", "w").close()
for path in ("/results", "/repo"):
    os.chmod(path, 0)
""",
        then=_look_at_deep_trees,
    )
    assert seen.exit_code == 0
    if jail.is_other:
        assert "in the way of" in seen.refused
        assert seen.changed
    else:
        assert seen.refused == ""


def _look_at_deep_trees(site: Worksite) -> None:
    for top in (site.results, site.copy):
        assert all(one.path.name != "bottom" for one in site.files_in(top))
    assert site.read_back(site.results / "none") is None
    assert not site.is_file_in(site.results / "deep" / "/".join("d" * 1199))
    site.fresh_folder("build")
    assert site.now_ns() > 0


def test_double_fork_daemon(jail: Field) -> None:
    seen = jail.run(
        """
import os, sys, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        null = os.open("/dev/null", os.O_RDWR)
        for fd in (0, 1, 2):
            os.dup2(null, fd)
        time.sleep(60)
    os._exit(0)
os.wait()
print("left it")
"""
    )
    assert (seen.output, seen.exit_code, seen.ended) == ("left it\n", 0, Ended.ITSELF)


def test_grandchild_holding_the_pipe(jail: Field) -> None:
    seen = jail.run(
        """
import os, time
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        print("held", flush=True)
        time.sleep(60)
    os._exit(0)
os.wait()
time.sleep(0.2)
"""
    )
    assert (seen.output, seen.exit_code, seen.ended) == ("held\n", 0, Ended.ITSELF)


def test_deaf_to_signals(jail: Field) -> None:
    seen = jail.run(
        """
import os, signal, time
for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass
for _ in range(8):
    if os.fork() == 0:
        os.setsid()
        break
time.sleep(60)
""",
        seconds=DEADLINE_SECONDS,
    )
    assert seen.ended is Ended.TIMEOUT
    assert seen.exit_code == 137


def test_typing_on_the_terminal(jail: Field) -> None:
    """The field itself asserts that nothing was typed."""
    seen = jail.run(
        """
import fcntl, os, termios
fds = [0, 1, 2]
for path in ("/dev/tty", "/dev/console", "/dev/pts/0", "/dev/pts/1"):
    try:
        fds.append(os.open(path, os.O_RDWR | os.O_NOCTTY))
        print("ESCAPED", path)
    except OSError:
        pass
for fd in fds:
    for letter in b"x\\n":
        try:
            fcntl.ioctl(fd, termios.TIOCSTI, bytes([letter]))
            print("ESCAPED", fd)
        except OSError:
            pass
"""
    )
    assert seen.output == ""


def test_trace_the_parent(jail: Field) -> None:
    seen = jail.run(
        """
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
ATTACH, SEIZE = 16, 0x4206
inside = {int(name) for name in os.listdir("/proc") if name.isdigit()}
told = [open("/proc/%d/cmdline" % pid, "rb").read() for pid in inside]
print("ESCAPED") if any(b"pytest" in one for one in told) else None
for pid in PIDS:
    if pid not in inside:
        for request in (ATTACH, SEIZE):
            if libc.ptrace(request, pid, 0, 0) == 0:
                print("ESCAPED", pid)
        try:
            os.kill(pid, 0)
            print("ESCAPED", pid)
        except OSError:
            pass
print(len(inside) < 10)
""",
        tells={"PIDS": [os.getpid(), os.getppid(), os.getpid() + 1]},
    )
    assert seen.output == "True\n"


def test_git_config_global(jail: Field) -> None:
    if shutil.which("git", path="/usr/bin:/bin") is None:
        pytest.skip("git is not where the sandbox shows it")
    seen = jail.run(
        """
import subprocess
for scope in ("--global", "--system"):
    done = subprocess.run(["git", "config", scope, "user.name", "evil"], capture_output=True)
    print(scope, done.returncode == 0)
"""
    )
    assert seen.output == "--global True\n--system False\n"  # its own home, gone by now
    assert (jail.home / ".gitconfig").read_text() == "[user]\n\tname = owner\n"


def test_change_the_source_copy(jail: Field) -> None:
    seen = jail.run(
        """
import os
before = os.stat("test_it.py")
with open("test_it.py", "r+") as source:
    source.write("def test_it():\\n    assert 'ok!'\\n"[:before.st_size])
os.utime("test_it.py", ns=(before.st_atime_ns, before.st_mtime_ns))
"""
    )
    assert seen.exit_code == 0
    assert seen.changed == ("test_it.py",)
    assert "assert False" in (jail.repo / "test_it.py").read_text()


def test_tree_that_is_hard_to_remove(jail: Field) -> None:
    """The field itself asserts that nothing is left."""
    seen = jail.run(
        """
import os
os.makedirs("/repo/locked/inner")
open("/repo/locked/inner/file", "w").close()
os.chmod("/repo/locked/inner", 0)
os.chmod("/repo/locked", 0o500)
os.mkfifo("/results/pipe")
os.mkdir("/repo/deep")
os.chdir("/repo/deep")
for _ in range(1500):
    os.mkdir("d" * 100)
    os.chdir("d" * 100)
""",
        n_runs=2,
    )
    assert seen.exit_code == 1  # what the first run made is there in the second


def test_new_namespaces_do_not_lift_the_limits(jail: Field) -> None:
    if shutil.which("unshare", path="/usr/bin:/bin") is None:
        pytest.skip("unshare is not installed")
    seen = jail.run(
        """
import subprocess, sys
told = ("import os, time\\nfor n in range(3000):\\n    try:\\n        if os.fork() == 0:\\n"
        "            time.sleep(60)\\n            os._exit(0)\\n    except OSError:\\n"
        "        print('refused', n, flush=True)\\n        break\\nelse:\\n"
        "    print('ESCAPED', flush=True)\\ntime.sleep(60)\\n")
subprocess.run(["unshare", "--user", "--map-root-user", sys.executable, "-I", "-c", told])
subprocess.run(["unshare", "--user", "--map-root-user", "mount", "-t", "tmpfs", "x", "/mnt"])
""",
        limits=replace(LIMITS, memory_bytes=1 << 30),
        seconds=DEADLINE_SECONDS,
    )
    assert "ESCAPED" not in seen.output
