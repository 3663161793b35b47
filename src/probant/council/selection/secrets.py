"""Which files look as if they hold secrets: by their names, and by what stands in them.

A file that looks so is never sent, which costs a review its completeness, never anybody a key.
What the repository itself asks to leave out is ignoring.py's.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

from probant.facts.secret_texts import holds_secret as holds_secret

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
