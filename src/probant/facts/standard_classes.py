"""Which exceptions that come with a language extend which: a table of facts, not of the repository.

Python's are read from the interpreter; of Java and JavaScript the ones people extend are listed.
"""

from __future__ import annotations

import builtins
from collections.abc import Iterator, Mapping

_JAVA: Mapping[str, str] = {
    "Throwable": "Exception Error",
    "Exception": "RuntimeException IOException ReflectiveOperationException InterruptedException"
    " CloneNotSupportedException GeneralSecurityException SQLException TimeoutException"
    " ExecutionException URISyntaxException ParserConfigurationException",
    "RuntimeException": "IllegalArgumentException IllegalStateException NullPointerException"
    " UnsupportedOperationException IndexOutOfBoundsException ClassCastException"
    " ArithmeticException ConcurrentModificationException NoSuchElementException"
    " UncheckedIOException SecurityException DateTimeException EmptyStackException",
    "IllegalArgumentException": "NumberFormatException PatternSyntaxException"
    " IllegalFormatException InvalidPathException",
    "IllegalStateException": "CancellationException",
    "IndexOutOfBoundsException": "ArrayIndexOutOfBoundsException StringIndexOutOfBoundsException",
    "NoSuchElementException": "InputMismatchException MissingResourceException",
    "IOException": "FileNotFoundException EOFException UnsupportedEncodingException"
    " MalformedURLException SocketException UnknownHostException FileSystemException"
    " CharacterCodingException ObjectStreamException",
    "FileSystemException": "NoSuchFileException FileAlreadyExistsException AccessDeniedException",
    "ReflectiveOperationException": "ClassNotFoundException NoSuchMethodException"
    " NoSuchFieldException InstantiationException IllegalAccessException"
    " InvocationTargetException",
    "Error": "AssertionError LinkageError VirtualMachineError",
    "VirtualMachineError": "OutOfMemoryError StackOverflowError InternalError",
}
_JAVASCRIPT: Mapping[str, str] = {
    "Error": "TypeError RangeError SyntaxError ReferenceError EvalError URIError AggregateError",
}
_TABLES = {"java": _JAVA, "typescript": _JAVASCRIPT}


def is_standard_exception(name: str, family: str) -> bool:
    """Whether what an exception of this name extends is known."""
    if family == "python":
        known = getattr(builtins, name, None)
        return isinstance(known, type) and issubclass(known, BaseException)
    table = _TABLES.get(family, {})
    return name in table or any(name in below.split() for below in table.values())


def standard_below(name: str) -> Iterator[tuple[str, str]]:
    """Exceptions of languages that extend the one of this name, each after its family."""
    asked = getattr(builtins, name, None)
    if isinstance(asked, type) and issubclass(asked, BaseException):
        for known, one in vars(builtins).items():
            if isinstance(one, type) and issubclass(one, asked) and known != name:
                yield "python", known
    for family, table in _TABLES.items():
        queue = table.get(name, "").split()
        while queue:
            below = queue.pop(0)
            yield family, below
            queue += table.get(below, "").split()
