"""What code holds that people look for by its form: addresses, SQL, other programs, tickets.

Rows as in mark_patterns.py, each with a case. Who looks for them: marks.py.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from probant.tools.mark_rows import CODE, COMMENT, LITERAL, NATIVE, SCRIPT, Pattern, row, statement
from probant.vocabulary.marks import COMMENTED_OUT

_SCHEMES = r"https?|wss?|s?ftps?|ssh|postgres(?:ql)?|mysql|rediss?|mongodb(?:\+srv)?|amqps?"
_URL = row("://", rf"\b(?:{_SCHEMES})://(?=[A-Za-z0-9\[])[^\s\"'`<>\\]*[^\s\"'`<>\\.,;:!?)]",
           LITERAL)  # fmt: skip

_OCTET = r"(?:25[0-5]|2[0-4]\d|1?\d?\d)"
_GROUP = r"[0-9A-Fa-f]{1,4}"
_GROUPS = rf"{_GROUP}(?::{_GROUP})*"
_LISTENING = r"(?i:host|listen|bind|addr|interface|\bip|parse_?ip|inet_)"
"""Words beside which "::" is the address of every interface, and not a sign between names."""
_ADDRESSES = (
    row(".", rf"(?<![\w.+-]){_OCTET}(?:\.{_OCTET}){{3}}(?![\w+-]|\.\w)", LITERAL,
        searched=r"[0-9]+\.[0-9]+\.[0-9]+\.[0-9]+"),
    row("::", rf"(?<![\w:.])(?=[0-9A-Fa-f:]*\d)(?:{_GROUPS})?::(?:{_GROUPS})?(?![\w:])", LITERAL),
    row("::", r"(?<![\w:.])::/\d{1,3}(?![\w.])", LITERAL),
    row("::", rf"\[(?P<bracketed>::)\]|{_LISTENING}[^\"'`]*[\"'`](?P<behind>::)[\"'`]"
        rf"|[\"'`](?P<before>::)[\"'`][^\"'`]*{_LISTENING}", LITERAL),
    row(":", rf"(?<![\w:.])(?:{_GROUP}:){{7}}{_GROUP}(?![\w:])", LITERAL,
        searched=r"[0-9A-Fa-f]+:[0-9A-Fa-f]+:[0-9A-Fa-f]+:[0-9A-Fa-f]+:"),
)  # fmt: skip

_THINGS = r"(?i:table|index|view|trigger|database|schema|function|procedure|sequence)\s+\S"
_BEFORE = r"(?:(?i:or\s+replace|temp|temporary|unique|virtual|materialized)\s+)*"
_SQL = (
    statement("select", r"SELECT\s+(?:[\d*(@?]|.*?\bFROM\b)"
              r"|[Ss]elect\s+(?:distinct\s+)?(?:\*|[\w.]+\(|[\w.]+\s*,).*?\s(?i:from)\s+\S"
              r"|[Ss]elect\s+[\w.]+\s+from\s+[\w.]+\s+(?:where\s+\S+\s*(?:[=<>]|in\b|like\b|is\b)"
              r"|order\s+by\b|group\s+by\b|limit\s+\S)"),
    statement("insert", r"INSERT\s+(?:OR\s+\w+\s+)?INTO\s+\S"
              r"|[Ii]nsert\s+(?:or\s+\w+\s+)?into\s+\S+\s*(?:\([\w\s,\"`]+\)\s*)?values\s*\("),
    statement("update", r"UPDATE\s+\S+\s+(?:AS\s+\w+\s+)?SET\b"
              r"|[Uu]pdate\s+[\w.\"`]+\s+set\s+[\w.\"`]+\s*="),
    statement("delete", r"DELETE\s+FROM\s+\S|[Dd]elete\s+from\s+[\w.\"`]+\s+where\s+\S+\s*[=<>]"),
    statement("create", rf"(?:CREATE\s+{_BEFORE}{_THINGS}"
              rf"|create\s+{_BEFORE}(?:table|view|index)\s+[\w.\"`]+\s*(?:\(|as\s|on\s))"),
    statement("alter", r"(?:ALTER\s+(?i:table|database|schema|index|view)\s+\S"
              r"|alter\s+table\s+[\w.\"`]+\s+(?:add|drop|rename|alter)\b)"),
    statement("drop", rf"(?:DROP\s+{_THINGS}|drop\s+(?:table|view|index)\s+if\s+exists\b)"),
    statement("with", r"(?i:with)\s+(?:(?i:recursive)\s+)?[\w\"]+(?:\s*\([^)]*\))?\s+(?i:as)\s*\("
              r"\s*(?i:select|insert|update|delete|values)\b"),
)  # fmt: skip

_EVALS = (
    row("eval", r"(?<!def )(?<![\w.])(?:builtins\.)?eval\(", CODE, "python"),
    row("exec", r"(?<!def )(?<![\w.])(?:builtins\.)?exec\(", CODE, "python"),
    row("eval", r"(?<![\w.$])eval\(|\b(?:window|globalThis|global)\.eval\(", CODE, SCRIPT),
    row("Function", r"\bnew\s+Function\(", CODE, SCRIPT),
    row("vm", r"\bvm\.(?:runIn\w+|compileFunction)\(|\bnew\s+vm\.Script\(", CODE, SCRIPT),
    row("eval", r"\.eval\(", CODE, "java", needs=r"\bjavax\.script\b"),
)

_STARTS = r"(?:exec|spawn|execFile|fork)(?:Sync)?"
_OF_OS = r"(?:system|popen|startfile|exec[lv]\w*|spawn[lv]\w*|posix_spawnp?)"
_PROGRAMS = (
    row("subprocess", r"\bsubprocess\.(?:run|call|check_call|check_output|getoutput"
        r"|getstatusoutput)\b|\bsubprocess\.Popen\(", CODE, "python"),
    row("subprocess", r"\bfrom\s+subprocess\s+import\b|\bimport\s+subprocess\s+as\b", CODE,
        "python"),
    row("os.", rf"\bos\.{_OF_OS}\(", CODE, "python"),
    row("import", rf"\bfrom\s+os\s+import\s.*\b{_OF_OS}\b", CODE, "python"),
    row("create_subprocess", r"\bcreate_subprocess_(?:exec|shell)\(", CODE, "python"),
    row("spawn", r"\bpty\.spawn\(", CODE, "python"),
    row("child_process", r"(?<![\w/])(?:node:)?child_process(?=[\"'`])", LITERAL, SCRIPT),
    row("(", rf"(?<![\w.$]){_STARTS}\(|\b(?:cp|[cC]hild_?[pP]rocess)\.{_STARTS}\(", CODE,
        SCRIPT, searched=r"(exec|spawn|execFile|fork)(Sync)?\(", needs=r"\bchild_process\b"),
    row("exec", r"\bexec\.Command(?:Context)?\(|\bsyscall\.(?:Exec|ForkExec)\(", CODE, "go"),
    row("StartProcess", r"\b(?:os|syscall)\.StartProcess\(", CODE, "go"),
    row("Command", r"\bCommand::new\(", CODE, "rust",
        needs=r"\bprocess::(?:Command|self|\{|\*)|\buse\s+\w+::process\b"),
    row("exec", r"\bgetRuntime\(\)\s*\.exec\(", CODE, "java"),
    row("ProcessBuilder", r"\bnew\s+ProcessBuilder\b", CODE, "java"),
    row("system", r"(?<![\w.>:])(?:std::)?system\s*\(", CODE, NATIVE),
    row("popen", r"(?<![\w.>:])_?popen\s*\(", CODE, NATIVE),
    row("exec", r"(?<![\w.>:])exec(?:l|lp|le|v|vp|ve|vpe)\s*\(", CODE, NATIVE),
    row("posix_spawn", r"(?<![\w.>:])posix_spawnp?\s*\(", CODE, NATIVE),
    row("CreateProcess", r"\bCreateProcess[AW]?\s*\(", CODE, NATIVE),
)  # fmt: skip

_TRACKERS = r"issues?|pulls?|merge_requests|browse|tickets?|bugs?"
_NO_PROJECTS = (
    "AES AGPL ANSI APACHE ARM AVX BASE BCP BSD CC CP CVE CWE DIN ECMA ED EN ES FIPS GMT GPL HTTP"
    " IEEE IPV ISO JEP JSR LGPL MD MPL PEP PKCS RFC RSA SHA SSE STD TLS UCS USB UTC UTF WINDOWS X"
).replace(" ", "|")
"""What is written like the key of a project and is a standard, a licence or an encoding."""
_TICKETS = (
    row("#", r"(?<![\w#&/.-])(?:[\w.-]+/[\w.-]+)?#\d{1,6}(?![\w-]|\.\d)", COMMENT),
    row("://", rf"https?://[^\s)>\]]*/(?:{_TRACKERS})/[\w-]*\d+", COMMENT),
    row("show_bug", r"https?://\S*show_bug\.cgi\?id=\d+", COMMENT),
    row("-", rf"(?<![\w/.-])(?!(?:{_NO_PROJECTS})-)[A-Z][A-Z0-9]{{1,9}}-\d{{1,6}}(?![\w-]|\.\d)",
        COMMENT, searched=r"[A-Z][A-Z0-9]+-[0-9]+"),
    row(" ", r"(?i:\b(?:issue|bug|ticket|bpo)[ -])\d{1,6}\b", COMMENT,
        searched=r"(issue|bug|ticket|bpo)[ -][0-9]"),
)  # fmt: skip

TEXTS: Mapping[str, tuple[Pattern, ...]] = {
    "URL": (_URL,),
    "IP address": _ADDRESSES,
    "URL or IP address": (_URL, *_ADDRESSES),
    "SQL": _SQL,
    "eval": _EVALS,
    "program start": _PROGRAMS,
    "ticket": _TICKETS,
    COMMENTED_OUT: (),
}
"""The rows of each; commented-out code is told by the parser (commented_code.py)."""

_BEHIND_NO_SIGN = r"^(?!\s*(?:#|//|\*|--|;)).*"
_ADDRESS_HINT = r"\d+\.\d+\.\d+\.\d+"
TEXT_HINTS: Mapping[str, re.Pattern[str]] = {
    "URL": re.compile(rf"{_BEHIND_NO_SIGN}://\w"),
    "IP address": re.compile(_BEHIND_NO_SIGN + _ADDRESS_HINT),
    "URL or IP address": re.compile(rf"{_BEHIND_NO_SIGN}(?:://\w|{_ADDRESS_HINT})"),
    "SQL": re.compile(
        r"\b(?:select|insert\s+into|update|delete\s+from|create\s+table|alter\s+table)\b", re.I
    ),
    "eval": re.compile(r"eval\b|\bexec\b|\bassert\("),
    "program start": re.compile(r"system|exec|popen|spawn|process|shell|`", re.I),
    COMMENTED_OUT: re.compile(r"^\s*(?:#(?!!)|//|--)\s*\S.*[;(){}=]"),
}
"""Words that leave a file open which nobody parses."""

EVERY_LANGUAGE = frozenset(TEXT_HINTS) - {"program start"}
"""What may stand in shell scripts and SQL as well; starting programs is all that a shell does."""
