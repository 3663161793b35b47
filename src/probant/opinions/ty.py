"""Python, through the language server of ty: types of names, and of what functions return.

ty prints what an annotation would say. It does not infer results of functions by itself, so it is
shown the function with an annotation that nothing fits, and says what it found instead. A type with
a part it does not know is no answer.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from probant.errors import ProgramFailed
from probant.opinions.ground import Ground
from probant.opinions.lsp import Json, LanguageServer, utf16_column
from probant.opinions.port import Asked, Opinion, Part, Places, could_not_look
from probant.opinions.programs import find_program, version_of
from probant.opinions.python_text import FunctionText, find_function, find_name
from probant.workspace.snapshot import SourceTree

NAME = "ty"
SUFFIXES = (".py", ".pyi")
REMEDY = "install the extra: pip install 'probant[oracles]' (or ty beside Python or on PATH)"
TIMEOUT_SECONDS = 15.0
MAX_ROOTS = 40
WARM_UP = "probant_warm_up.py"
PROBE = "probant_probe_value"
NOTHING = "ProbantFitsNothing"

_UNKNOWN = re.compile(r"\b(?:Unknown|Todo|Divergent|omitted)\b|^Never$|<[a-z]")
"""Parts it does not know, or has no spelling for that an annotation could have."""
_FOUND = re.compile(r"found `(.+)`$", re.DOTALL)
_IMPLICIT = re.compile(r"implicitly returns? `None`")
_MISFIT = ("invalid-return-type", "empty-body")
"""A body of dots gives None; of a protocol's or an abstract method ty says no such thing."""
_RULER = re.compile(r"\n-{10,}\n")


def find(_places: Places, *, not_below: Path | None) -> str:
    """What can be used here, in words; '' where ty is not installed."""
    program = find_program(NAME, not_below=not_below)
    return "" if program is None else f"{version_of(program)} at {program}"


def make(tree: SourceTree, _places: Places) -> Ty | None:
    """A server on a private copy of the snapshot; None where ty is not installed."""
    program = find_program(NAME, not_below=tree.root)
    return (
        None if program is None else Ty(program, Ground(tree, lambda path: path.endswith(SUFFIXES)))
    )


class Ty:
    """One server on one private copy."""

    def __init__(self, program: Path, ground: Ground) -> None:
        self._ground = ground
        try:
            configure(ground)
            self._server = LanguageServer(
                [str(program), "server"],
                ground.root,
                env=ground.environment(),
                options={"diagnosticMode": "openFilesOnly"},
                timeout=TIMEOUT_SECONDS,
            )
        except BaseException:
            ground.close()
            raise
        self.by = f"{NAME} {self._server.version}".strip()

    def warm_up(self) -> None:
        """Believed only after it has said something that is known."""
        name = WARM_UP
        while name in self._ground.paths:
            name = "_" + name
        text = "def probant_known() -> int:\n    return 1\n\n\nprobant_value = probant_known()\n"
        self._server.open(name, "python", text)
        said = self._server.hover(name, 4, 0)
        self._server.shut(name)
        if _first_part(said) != "int":
            raise ProgramFailed(f"{NAME} did not know the type of an annotated result")

    def type_of(self, asked: Asked) -> Opinion:
        text = self._ground.text(asked.path)
        if "version_info" in "".join(text.split("\n")[asked.line - 1 : asked.line]):
            return could_not_look("it depends on the version of Python it runs on", by=self.by)
        if asked.part is Part.RETURNED:
            return self._returned(asked, text)
        if asked.holder is None:
            return self._at_its_place(asked, text)
        return self._reached(asked, text)

    def close(self) -> None:
        self._server.close()
        self._ground.close()

    def _at_its_place(self, asked: Asked, text: str) -> Opinion:
        at = find_name(text, asked.line, asked.name, asked.column)
        if at is None:
            return could_not_look(f"{asked.name} does not stand in line {asked.line}", by=self.by)
        return self._believed(self._hover(asked, text, asked.line, at))

    def _reached(self, asked: Asked, text: str) -> Opinion:
        """The type others see: all that is ever assigned, not what one line assigns."""
        what = f"of.{asked.name}" if asked.holder else asked.name
        head = f'of: "{asked.holder}"' if asked.holder else ""
        probed = f"{text}\n\n\ndef _{PROBE}({head}):\n    {PROBE} = {what}\n"
        return self._believed(self._hover(asked, probed, probed.count("\n"), 4))

    def _hover(self, asked: Asked, text: str, line: int, column: int) -> str:
        self._server.open(asked.path, "python", text)
        try:
            written = text.split("\n")[line - 1]
            said = self._server.hover(asked.path, line - 1, utf16_column(written, column))
            return _first_part(said)
        finally:
            self._server.shut(asked.path)

    def _returned(self, asked: Asked, text: str) -> Opinion:
        function = find_function(text, asked.line, asked.name)
        if function is None:
            return could_not_look(f"line {asked.line} is no plain def of {asked.name}", by=self.by)
        if function.annotation:
            return self._annotated(asked, text)
        if function.is_generator or function.has_crowded_line:
            return could_not_look(f"{asked.name} is a generator or has no plain body", by=self.by)
        probed = function.annotated(f' -> "{NOTHING}"')
        self._server.open(asked.path, "python", f"{probed}\n\n\nclass {NOTHING}:\n    pass\n")
        try:
            problems = self._server.problems(asked.path)
        finally:
            self._server.shut(asked.path)
        return self._joined(function, problems)

    def _annotated(self, asked: Asked, text: str) -> Opinion:
        """The annotation as ty understands it."""
        at = find_name(text, asked.line, asked.name, None)
        said = "" if at is None else self._hover(asked, text, asked.line, at)
        _, arrow, result = said.rpartition(") -> ")
        coroutine = re.fullmatch(r"CoroutineType\[Any, Any, (.+)\]", result, re.DOTALL)
        return self._believed((coroutine[1] if coroutine else result) if arrow else "")

    def _joined(self, function: FunctionText, problems: list[Json]) -> Opinion:
        """All it returns. A return that ty has nothing against is one it does not know."""
        found: dict[str, None] = {}
        seen: set[int] = set()
        for problem in problems:
            message, line = str(problem.get("message", "")), _line_of(problem)
            if problem.get("code") not in _MISFIT or NOTHING not in message:
                continue
            if line in function.return_lines and (match := _FOUND.search(message)):
                seen.add(line)
                found[match[1]] = None
            elif _IMPLICIT.search(message) and line in function.head_lines:
                found["None"] = None
        if seen != function.return_lines:
            return could_not_look("what it returns depends on what is not annotated", by=self.by)
        parts = [part for part in found if part != "None"] + ["None"] * ("None" in found)
        return self._believed(" | ".join(parts))

    def _believed(self, text: str) -> Opinion:
        text = re.sub(r"\bSelf@\w+(?: \(\w+\))?", "Self", text)
        text = re.sub(r"<class '([\w.]+)'>", r"type[\1]", text)
        if not text:
            return could_not_look(f"{NAME} has nothing to say about it", by=self.by)
        if _UNKNOWN.search(text) or "\n" in text:
            return could_not_look(f"{NAME} knows only a part of it: {text[:120]}", by=self.by)
        return Opinion(text=text, by=self.by)


def configure(ground: Ground) -> None:
    """Own settings, with an empty environment: no installed package is looked into."""
    packages = ground.home / "environment" / "lib" / "python3.13" / "site-packages"
    packages.mkdir(parents=True)
    (ground.home / "environment" / "pyvenv.cfg").write_text(f"home = {ground.home}\n")
    roots = ", ".join(_quoted(root) for root in source_roots(ground.paths))
    (ground.root / "ty.toml").write_text(
        f"[environment]\nroot = [{roots}]\npython = {_quoted(str(packages.parents[2]))}\n"
        'python-version = "3.13"\npython-platform = "all"\n'
        "[src]\nrespect-ignore-files = false\n"
        # Else a comment of the target silences what is asked for.
        "[analysis]\nrespect-type-ignore-comments = false\n",
        encoding="utf-8",
    )


def source_roots(paths: tuple[str, ...]) -> list[str]:
    """The folders from which packages are imported: the tree itself, and what holds a package."""
    packages = {str(PurePosixPath(path).parent) for path in paths if path.endswith("/__init__.py")}
    above = {str(PurePosixPath(package).parent) for package in packages}
    tops = sorted((one for one in above if one not in packages), key=lambda one: (len(one), one))
    return list(dict.fromkeys([".", *(["src"] if "src" in tops else []), *tops]))[:MAX_ROOTS]


def _quoted(text: str) -> str:
    """A TOML text, whatever the folder is called."""
    return (
        '"' + "".join(c if c.isalnum() or c in "/._- " else f"\\U{ord(c):08x}" for c in text) + '"'
    )


def _first_part(said: str) -> str:
    """Without the documentation below the ruler."""
    return _RULER.split(said, maxsplit=1)[0].strip()


def _line_of(problem: Json) -> int:
    span = problem.get("range")
    start = span.get("start") if isinstance(span, dict) else None
    line = start.get("line") if isinstance(start, dict) else None
    return line + 1 if isinstance(line, int) else 0
