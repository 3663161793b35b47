"""Paths that tools write and that need not be files of a repository, told by their text alone.

Names of images and packages, what a build makes, code of others: their absence tells nothing.
What the snapshot says of a path is located.py's matter.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

_ODD = re.compile(r"[^\w./+@()\[\]$~,-]")
"""Blanks, colons, exclamation marks and the like: a sentence, a URI, a place inside an archive."""

_FOLDERS = frozenset(
    """site-packages dist-packages node_modules bower_components jspm_packages .venv venv env .env
    .tox .nox .eggs vendor vendored third_party third-party thirdparty external externals extern
    deps _deps pods carthage submodules build builds dist out output target bin obj debug release
    _build generated gen autogen __generated__ __pycache__ .git .cache cache tmp temp coverage
    htmlcov .next .nuxt .svelte-kit .angular .parcel-cache .gradle .terraform .serverless .idea
    .vscode .dart_tool .pub-cache elm-stuff _site site wwwroot bazel-bin bazel-out bazel-testlogs
    derived deriveddata artifacts reports logs""".split()
)
"""Where tools look and repositories keep nothing, or what a build makes."""

_MADE = (
    "*_pb2.py", "*_pb2.pyi", "*_pb2_grpc.py", "*.pb.*", "*_grpc.*", "*.generated.*",
    "*_generated.*", "*-generated.*", "*_gen.*", "*.gen.*", "zz_generated*", "generated_*", "*.g.*",
    "*.freezed.dart", "*.designer.*", "*.min.*", "*.bundle.*", "*.chunk.*", "*.d.ts", "*.tab.*",
    "*.yy.*", "lex.*", "moc_*", "ui_*", "qrc_*", "*_version.*", "version.*", "_version.*", "*.lock",
    "*lock.json", "*-lock.*", "*.lockfile", "*.lockb", "npm-shrinkwrap.json", "go.sum", "*.map",
    "*.log", "*.pyc", "*.class", "*.jar", "*.war", "*.o", "*.so", "*.a", "*.dll", "*.exe", "*.whl",
    "*.egg", "*.zip", "*.tar", "*.gz", "*.tgz", "*.apk", "*.rpm", "*.deb", "*.gem", "*.nupkg",
    "*.snap", "config.h", "configure", "*mock_*", "*_mock.*", "*_string.go", "wire_gen.go",
    "bindata.go", "parser.out", "parsetab.py", "*.egg-info", "*.tfstate", "*.env", ".*",
)  # fmt: skip
"""Names of files that are often made and not committed, or are hidden."""


def why_strange(path: str) -> str:
    """Why nothing follows from the absence of such a path; empty if it is plain."""
    if not path or _ODD.search(path) or "//" in path:
        return "is not written as a path of a file is"
    folders, _slash, name = path.casefold().rpartition("/")
    if _FOLDERS.intersection(folders.split("/")) or name in _FOLDERS:
        return "may be code of others, or made by a build"
    if not has_kind(name):
        return "has no ending that tells what it is"
    if any(fnmatchcase(name, one) for one in _MADE):
        return "may be made by a build"
    return ""


def has_kind(name: str) -> bool:
    return bool(kind_of(name))


def kind_of(path: str) -> str:
    """The ending of its name, in small letters; empty where it has none or that is a number."""
    name = path.rpartition("/")[2].casefold()
    stem, _dot, ending = name.rpartition(".")
    return ending if stem and ending and not ending.isdigit() else ""
