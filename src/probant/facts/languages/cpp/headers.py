"""Which file of the repository an `#include` means.

Beside the includer first, then below the include directories that CMake files and
compile_commands.json name and those that are usual, then the one file whose path ends that way.
Where two could be meant and the includer's place does not decide, there is no answer.
"""

from __future__ import annotations

import json
import posixpath
import re
from collections import defaultdict
from functools import cached_property

from probant.errors import FileUnreadable
from probant.vocabulary.source import RepoPath
from probant.workspace.snapshot import SourceTree

STANDARD = frozenset(
    "assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal"
    " stdalign stdarg stdatomic stdbit stdbool stdckdint stddef stdint stdio stdlib stdnoreturn"
    " string tgmath threads time uchar wchar wctype".split()
)
"""Headers of the C library, without their suffix."""
STANDARD_CPP = frozenset(
    "algorithm any array atomic barrier bit bitset charconv chrono codecvt compare complex concepts"
    " condition_variable coroutine deque exception execution expected filesystem format"
    " forward_list fstream functional future generator initializer_list iomanip ios iosfwd iostream"
    " istream iterator latch limits list locale map mdspan memory memory_resource mutex new numbers"
    " numeric optional ostream print queue random ranges ratio regex scoped_allocator semaphore set"
    " shared_mutex source_location span spanstream sstream stack stacktrace stdexcept stdfloat"
    " stop_token streambuf string string_view strstream syncstream system_error thread tuple"
    " type_traits typeindex typeinfo unordered_map unordered_set utility valarray variant vector"
    " version".split()
)
POSIX = frozenset(
    "unistd.h pthread.h dirent.h fcntl.h grp.h pwd.h netdb.h poll.h sched.h semaphore.h strings.h"
    " syslog.h termios.h utime.h windows.h dlfcn.h regex.h glob.h iconv.h ifaddrs.h malloc.h"
    " alloca.h libgen.h langinfo.h spawn.h ucontext.h wordexp.h".split()
)
USUAL = ("include", "inc", "src", "source", "")
CMAKE_FOLDERS = re.compile(
    r"\b(?:target_)?include_directories\s*\(([^)]*)\)", re.IGNORECASE | re.DOTALL
)
VARIABLE = re.compile(
    r"\$\{(?:CMAKE_CURRENT_SOURCE_DIR|CMAKE_CURRENT_LIST_DIR|PROJECT_SOURCE_DIR|CMAKE_SOURCE_DIR"
    r"|\w+_SOURCE_DIR)\}"
)
GENERATED = re.compile(r"\$<BUILD_INTERFACE:([^>]*)>")
FLAG = re.compile(r"(?:^|\s)-(?:I|isystem|iquote)\s*([^\s]+)")
MAX_MANIFEST_BYTES = 2_000_000


class HeaderMap:
    """Include paths against the files of one snapshot."""

    def __init__(self, paths: frozenset[str], tree: SourceTree) -> None:
        self._paths = paths
        self._tree = tree
        self._known: dict[tuple[str, str], RepoPath | None] = {}

    def resolve(self, module: str, importer: str) -> RepoPath | None:
        """The file `module`, as included by `importer`, means; None outside or in doubt."""
        key = (module, posixpath.dirname(importer))
        if key not in self._known:
            self._known[key] = self._resolve(module, importer)
        return self._known[key]

    def _resolve(self, module: str, importer: str) -> RepoPath | None:
        if not module or module.startswith("/"):
            return None
        here = posixpath.dirname(importer)
        beside = posixpath.normpath(posixpath.join(here, module))
        is_standard = is_standard_header(module)
        if beside in self._paths and (not is_standard or self._is_quoted(module, importer)):
            return RepoPath(beside)
        if is_standard:
            return None
        found = self._ending(posixpath.normpath(module))
        return RepoPath(found[0]) if len(found) == 1 else self._nearest(module, found, here)

    def _nearest(self, module: str, found: list[str], here: str) -> RepoPath | None:
        """Of several files, the one below an include directory, of the includer's own project."""
        wanted = posixpath.normpath(module)
        folders = {path: path[: -len(wanted)].rstrip("/") for path in found}
        named = [path for path in found if folders[path] in self.include_folders]
        usual = [path for path in found if posixpath.basename(folders[path]) in USUAL]
        for group in (named, usual):
            if len(group) == 1:
                return RepoPath(group[0])
            own = [path for path in group if _is_around(_project(folders[path]), here)]
            if own:
                longest = max(len(_project(folders[path])) for path in own)
                nearest = [path for path in own if len(_project(folders[path])) == longest]
                return RepoPath(nearest[0]) if len(nearest) == 1 else None
        return None

    def _ending(self, module: str) -> list[str]:
        name = posixpath.basename(module)
        return [
            path
            for path in self._by_name.get(name, ())
            if path == module or path.endswith("/" + module)
        ]

    @cached_property
    def _by_name(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for path in sorted(self._paths):
            found[posixpath.basename(path)].append(path)
        return found

    def _is_quoted(self, module: str, importer: str) -> bool:
        """Whether a header named like a standard one is included as a file beside."""
        try:
            text = self._tree.read(RepoPath(importer))
        except FileUnreadable:
            return False
        return re.search(rb'#\s*include\s*"' + re.escape(module.encode()) + rb'"', text) is not None

    # Include directories that the build names

    @cached_property
    def include_folders(self) -> frozenset[str]:
        found: set[str] = set()
        for path in self._tree.files:
            name = posixpath.basename(path)
            if name == "CMakeLists.txt" or name.endswith(".cmake"):
                found |= self._of_cmake(path)
            elif name == "compile_commands.json":
                found |= self._of_commands(path)
        return frozenset(found)

    def _text(self, path: str) -> str:
        try:
            raw = self._tree.read(RepoPath(path))
        except FileUnreadable:
            return ""
        return raw.decode("utf-8", "replace") if len(raw) <= MAX_MANIFEST_BYTES else ""

    def _of_cmake(self, path: str) -> set[str]:
        here = posixpath.dirname(path)
        found: set[str] = set()
        for listed in CMAKE_FOLDERS.findall(self._text(path)):
            for word in GENERATED.sub(r"\1", listed).replace('"', " ").split():
                folder = VARIABLE.sub(".", word)
                if "$" not in folder and not folder.startswith("/") and not folder.isupper():
                    found.add(_inside(here, folder))
        return found

    def _of_commands(self, path: str) -> set[str]:
        try:
            entries = json.loads(self._text(path) or "[]")
        except (ValueError, RecursionError):
            return set()
        found: set[str] = set()
        for entry in entries if isinstance(entries, list) else ():
            if not isinstance(entry, dict):
                continue
            command, parts = entry.get("command"), entry.get("arguments")
            text = command if isinstance(command, str) else ""
            if isinstance(parts, list):
                text = " ".join(part for part in parts if isinstance(part, str))
            for folder in FLAG.findall(text):
                if not folder.startswith("/"):
                    found.add(_inside(posixpath.dirname(path), folder))
        return found


def is_standard_header(module: str) -> bool:
    stem, dot, suffix = module.partition(".")
    if not dot:
        return stem in STANDARD_CPP or stem.removeprefix("c") in STANDARD
    if module in POSIX or module.startswith(("sys/", "netinet/", "arpa/", "linux/")):
        return True
    return suffix == "h" and stem in STANDARD


def _inside(here: str, folder: str) -> str:
    joined = posixpath.normpath(posixpath.join(here, folder))
    return "" if joined == "." else joined


def _project(folder: str) -> str:
    """The folder an include directory belongs to."""
    head, _, leaf = folder.rpartition("/")
    return head if leaf in USUAL else folder


def _is_around(folder: str, here: str) -> bool:
    return not folder or here == folder or here.startswith(folder + "/")
