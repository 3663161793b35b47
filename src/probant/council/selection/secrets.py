"""Which files look as if they hold secrets: by their names, and by what stands in them.

A file that looks so is never sent, which costs a review its completeness, never anybody a key.
What the repository itself asks to leave out is ignoring.py's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase

_TEMPLATES = frozenset("example examples sample template tmpl tpl dist defaults stub".split())
"""A part of the name that says nothing secret is in it."""

_SOURCES = frozenset(
    """adoc asm awk bash bat bzl c cc clj cljs cmake coffee cpp cr cs css cxx d dart ejs elm erb erl
    ex exs feature fish fs fsx gd go gql gradle graphql groovy h haml hbs hcl hpp hrl hs html ino
    ipynb j2 java jinja jl js jsx kt kts less liquid lua m md mdx mjs ml mli mm nim nix pas php pl
    po pot proto ps1 pug purs py pyi pyx r rb rego robot rs rst s sass scala scss sh snap sol sql
    styl svelte svg swift tcl tf thrift ts tsx twig v vb vhd vue xaml zig zsh""".split()
)
"""Endings of code and pages about credentials, which is what a review is for."""

_PARTS_OF_PROJECTS = frozenset(
    """.editorconfig .gitattributes .gitignore .gitkeep .keep cargo.toml chart.yaml
    cmakelists.txt codeowners dockerfile gemfile go.mod go.sum kustomization.yaml
    kustomization.yml licence license makefile package.json package-lock.json pom.xml
    pyproject.toml readme readme.txt requirements.txt setup.cfg tsconfig.json""".split()
)
"""What any folder of code has, whatever it is called."""

_NAMES = (
    ".env*", "*.env", ".npmrc", ".pypirc", ".netrc", "_netrc", ".pgpass", ".my.cnf", ".htpasswd",
    ".git-credentials", ".dockercfg", "*.dockerconfigjson", ".vault-token", ".vault_pass*",
    ".s3cfg", ".boto",
    ".terraformrc", "terraform.rc", "*.tfvars", "*.tfvars.json", "*.tfstate", "*.tfstate.*",
    "*.pem", "*.key", "*.p8", "*.p12", "*.pfx", "*.pkcs12", "*.jks", "*.keystore", "*.truststore",
    "*.kdb", "*.kdbx", "*.ppk", "*.keytab", "*.ovpn", "*.agekey", "*.jwk",
    "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "ssh_host_*_key",
    "kubeconfig*", "*.kubeconfig", "gcloud-key*.json", "client_secret*.json",
    "*service-account*.json", "*service_account*.json", "*serviceaccount*.json",
)  # fmt: skip
_NAMES_OF_DATA = (
    "credentials*", "credential.*", "secrets.*", "secret.*", ".secrets*", "secrets",
    "*secrets.*", "*[._-]secret.*", "*.env.*", "auth.json",
    "passwords*", "passwd*", "*password", "*passwords", "*passwd",
    "*password.*", "*passwords.*", "*passwd.*",
)  # fmt: skip
"""Secret unless the ending says that it is source code."""

_FOLDERS = frozenset({".aws", ".ssh", ".gnupg", ".azure", ".kube", ".gcloud", ".password-store"})
_FOLDERS_OF_DATA = frozenset(
    {".env", ".envs", "secrets", ".secrets", "credentials", ".credentials", "passwords"}
)
"""What is below them is secret unless its ending says that it is source code."""
_PLACES = (".docker/config.json", ".config/gcloud/", ".cargo/credentials", ".config/gh/hosts")

_KEY_BEGINS = re.compile(
    r"-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:[\s\"'+,>|#*/-]|\\n|\\r){0,40}"
)
_KEY_KIND = r"(?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----[ \t\r]*"
_KEY_LINES = (
    re.compile(rf"(?m)^-----BEGIN {_KEY_KIND}\n[A-Za-z0-9+/=]{{4}}"),
    re.compile(rf"(?m)^-----END {_KEY_KIND}$"),
)
"""On lines of their own they are the marks of a key, however short what stands between them."""
_KEY_HEADER = re.compile(r"(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): ")
_HEADER_ENDS = (re.compile(r"[^\n\\]{0,200}"), re.compile(r"[^\n\\\"']{0,200}"))
"""At the end of its line, or of the string that it stands in."""
_GAP = re.compile(r"(?:[\s\"'+,>|#*/-]|\\n|\\r){1,40}")
_KEY_BODY = re.compile(r"[A-Za-z0-9+/=]{32}")
_MAX_HEADERS = 6
_TOKENS = re.compile(
    r"(?<![A-Za-z0-9])(?:"
    r"(?:AKIA|ASIA)(?P<aws>[0-9A-Z]{16})(?![0-9A-Za-z])"
    r"|gh[pousr]_(?P<github>[A-Za-z0-9]{36,255})"
    r"|github_pat_(?P<github_fine>[A-Za-z0-9_]{50,255})"
    r"|glpat-(?P<gitlab>[A-Za-z0-9_-]{20,64})"
    r"|xox[abeoprs]-(?P<slack>[0-9]{6,}-[0-9A-Za-z-]{10,250})"
    r"|[sr]k_live_(?P<stripe>[0-9A-Za-z]{24,250})"
    r"|AIza(?P<google>[0-9A-Za-z_-]{35})(?![0-9A-Za-z_-])"
    r"|npm_(?P<npm>[A-Za-z0-9]{36})(?![A-Za-z0-9])"
    r"|pypi-AgEIcHlwaS5vcmc(?P<pypi>[A-Za-z0-9_-]{50,500})"
    r"|sk-ant-(?P<anthropic>[a-z0-9]{2,10}-[A-Za-z0-9_-]{60,200})"
    r"|sk-(?P<openai>[A-Za-z0-9_-]{10,100}T3BlbkFJ[A-Za-z0-9_-]{10,100})"
    r"|hf_(?P<hugging>[A-Za-z0-9]{34})(?![A-Za-z0-9])"
    r"|SG\.(?P<sendgrid>[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43})"
    r"|dop_v1_(?P<ocean>[0-9a-f]{64})"
    r")"
)
_MIN_DIFFERENT = 8
"""Fewer different characters than this are a placeholder such as `xxxxxxxx`."""


def is_secret(path: str) -> bool:
    """Whether the name alone is reason not to send the file."""
    *folders, name = path.lower().split("/")
    if _FOLDERS & set(folders):
        return True
    below = f"/{'/'.join([*folders, name])}"
    if any(f"/{place}" in below for place in _PLACES):
        return True
    parts = set(re.split(r"[._-]", name))
    if parts & _TEMPLATES or name.endswith(".pub"):
        return False
    if any(fnmatchcase(name, pattern) for pattern in _NAMES):
        return True
    if _is_source(name):
        return False
    if _FOLDERS_OF_DATA & set(folders):
        return True
    return any(fnmatchcase(name, one) for one in _NAMES_OF_DATA)


def _is_source(name: str) -> bool:
    """By its ending; `.postgres` has none."""
    _stem, dot, ending = name.removeprefix(".").rpartition(".")
    return (bool(dot) and ending in _SOURCES) or name in _PARTS_OF_PROJECTS


def holds_secret(text: str) -> bool:
    """Whether a private key or a token of a well-known form stands in the text."""
    if "PRIVATE KEY" in text and _holds_key(text):
        return True
    return any(_is_real(found[found.lastgroup or 0]) for found in _TOKENS.finditer(text))


def _holds_key(text: str) -> bool:
    """Step by step, where one pattern for it all would try every way to share out the headers."""
    if all(marks.search(text) for marks in _KEY_LINES):
        return True
    for begun in _KEY_BEGINS.finditer(text):
        places = {begun.end()}
        for _ in range(_MAX_HEADERS + 1):
            if any(_KEY_BODY.match(text, place) for place in places):
                return True
            places = {after for place in places for after in _after_header(text, place)}
    return False


def _after_header(text: str, at: int) -> Iterator[int]:
    header = _KEY_HEADER.match(text, at)
    if header is None:
        return
    for value in _HEADER_ENDS:
        told = value.match(text, header.end())
        gap = _GAP.match(text, told.end()) if told is not None else None
        if gap is not None:
            yield gap.end()


def _is_real(token: str) -> bool:
    return len(set(token)) >= _MIN_DIFFERENT and not token.endswith("EXAMPLE")
