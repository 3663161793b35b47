"""Which files look as if they hold secrets: by their names, and by what stands in them.

A file that looks so is never sent, which costs a review its completeness, never anybody a key.
What the repository itself asks to leave out is ignoring.py's.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

_TEMPLATES = frozenset("example examples sample template tmpl tpl dist defaults stub".split())
"""A part of the name that says nothing secret is in it."""

_SOURCES = frozenset(
    """adoc c cc cpp cs css cxx dart ex exs fs go h hpp hs html java jl js jsx kt kts lua m md mjs
    mm php pl proto py pyi r rb rs rst scala scss sh sql svelte swift ts tsx vue zig""".split()
)
"""Endings of code about credentials, which is what a review is for."""

_NAMES = (
    ".env*", "*.env", ".npmrc", ".pypirc", ".netrc", "_netrc", ".pgpass", ".my.cnf", ".htpasswd",
    ".git-credentials", ".dockercfg", ".vault-token", ".vault_pass*", ".s3cfg", ".boto",
    ".terraformrc", "terraform.rc", "*.tfvars", "*.tfvars.json", "*.tfstate", "*.tfstate.*",
    "*.pem", "*.key", "*.p8", "*.p12", "*.pfx", "*.pkcs12", "*.jks", "*.keystore", "*.truststore",
    "*.kdb", "*.kdbx", "*.ppk", "*.keytab", "*.ovpn", "*.agekey", "*.jwk",
    "id_rsa*", "id_dsa*", "id_ecdsa*", "id_ed25519*", "ssh_host_*_key",
    "kubeconfig*", "*.kubeconfig", "gcloud-key*.json", "client_secret*.json",
    "*service-account*.json", "*service_account*.json", "*serviceaccount*.json",
)  # fmt: skip
_NAMES_OF_DATA = ("credentials*", "credential.*", "secrets.*", "secret.*", ".secrets*", "secrets")
"""Secret unless the ending says that it is source code."""

_FOLDERS = frozenset({".aws", ".ssh", ".gnupg", ".azure", ".kube", ".gcloud", ".password-store"})
_PLACES = (".docker/config.json", ".config/gcloud/", ".cargo/credentials", ".config/gh/hosts")

_KEY_BLOCK = re.compile(
    r"-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----"
    r"(?:[\s\"'+,>|#*/-]|\\n|\\r){0,40}"
    r"(?:(?:Proc-Type|DEK-Info|Version|Comment|Hash|Charset): [^\n\\]{0,200}"
    r"(?:[\s\"'+,]|\\n|\\r){1,40}){0,6}"
    r"[A-Za-z0-9+/=]{32}"
)
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
    ending = name.rpartition(".")[2]
    return ending not in _SOURCES and any(fnmatchcase(name, one) for one in _NAMES_OF_DATA)


def holds_secret(text: str) -> bool:
    """Whether a private key or a token of a well-known form stands in the text."""
    if "PRIVATE KEY" in text and _KEY_BLOCK.search(text):
        return True
    return any(_is_real(found[found.lastgroup or 0]) for found in _TOKENS.finditer(text))


def _is_real(token: str) -> bool:
    return len(set(token)) >= _MIN_DIFFERENT and not token.endswith("EXAMPLE")
