"""The front end of C and C++ and the headers it reads, brought below the cache at pinned versions.

A header that is installed on this machine is not read: which files of a tree can be read, and so
what can be asked about it, would depend on the libraries that happen to be there. Not here: what is
asked of the front end (clang_worker.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from probant.evaluation.oracles.clients import Run, pip_package
from probant.workspace import process

VERSION = "18.1.1"
HEADERS = "ziglang"
HEADERS_VERSION = "0.13.0"
"""Carries the headers of libc++ and clang 18, the version of the front end, and of glibc."""
TARGET = "x86_64-linux-gnu"
REMEDY = f"run `pip download libclang=={VERSION}` to see why the package client cannot have it"

_LIBRARY = "ziglang/lib"
_CPP_FOLDERS = ("libcxx/include", "libcxxabi/include")
_C_FOLDERS = (
    "include",
    "libc/include/x86_64-linux-gnu",
    "libc/include/generic-glibc",
    "libc/include/x86-linux-any",
    "libc/include/any-linux-any",
)
DEFINES: Mapping[str, tuple[str, ...]] = {
    "c": (),
    "cpp": (
        "-D_LIBCPP_ABI_VERSION=1",
        "-D_LIBCPP_ABI_NAMESPACE=__1",
        "-D_LIBCPP_DISABLE_VISIBILITY_ANNOTATIONS",
        "-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_NONE",
        "-D_LIBCPP_HAS_NO_VENDOR_AVAILABILITY_ANNOTATIONS",
        "-D_LIBCPP_PSTL_CPU_BACKEND_SERIAL",
    ),
}
"""What the build of libc++ would have written into a header of its own."""


def install_libclang(
    cache: Path, environment: Mapping[str, str], *, run: Run = process.run
) -> Path:
    """The folder from which `clang.cindex` can be imported."""
    return pip_package("libclang", VERSION, cache, environment, run=run)


def install_headers(
    cache: Path, environment: Mapping[str, str], *, run: Run = process.run
) -> dict[str, list[str]]:
    """Per language the folders in which headers from outside a tree are looked for."""
    kept = [f"{_LIBRARY}/{folder}" for folder in (*_CPP_FOLDERS, *_C_FOLDERS)]
    package = pip_package(HEADERS, HEADERS_VERSION, cache, environment, kept=kept, run=run)
    library = package.resolve() / _LIBRARY
    return {
        "c": [str(library / folder) for folder in _C_FOLDERS],
        "cpp": [str(library / folder) for folder in (*_CPP_FOLDERS, *_C_FOLDERS)],
    }
