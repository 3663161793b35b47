"""One frozen Settings, parsed once: defaults < user file < environment < flags.

Nothing below this layer reads configuration. Each value remembers where it came from, for
`probant doctor`. The target repository's own configuration is never read here. The models of the
council are read in council.py, where the file names some.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from probant.errors import ConfigurationError
from probant.vocabulary.record import Record

if TYPE_CHECKING:
    from probant.settings.council import CouncilSettings

KEYS = (
    "cache_dir",
    "cache.max_mb",
    "log_dir",
    "store",
    "sessions.keep_days",
    "second_opinions",
    "typescript",
    "ci.host",
    "ci.api",
    "ci.repository",
    "ci.token_env",
    "ci.via",
)
"""As they stand in the file; a dot is a table."""

ENVIRONMENT = {
    "cache_dir": "PROBANT_CACHE_DIR",
    "cache.max_mb": "PROBANT_CACHE_MAX_MB",
    "log_dir": "PROBANT_LOG_DIR",
    "store": "PROBANT_STORE",
    "sessions.keep_days": "PROBANT_SESSIONS_KEEP_DAYS",
    "second_opinions": "PROBANT_SECOND_OPINIONS",
    "typescript": "PROBANT_TYPESCRIPT",
    "ci.host": "PROBANT_CI_HOST",
    "ci.api": "PROBANT_CI_API",
    "ci.repository": "PROBANT_CI_REPOSITORY",
    "ci.token_env": "PROBANT_CI_TOKEN_ENV",
    "ci.via": "PROBANT_CI_VIA",
}
CHOICES = {"second_opinions": ("needed", "always", "never"), "ci.via": ("either", "rest")}
NUMBERS = frozenset({"cache.max_mb", "sessions.keep_days"})
TABLES = frozenset(key.rpartition(".")[0] for key in KEYS) - {""}
COUNCIL = "council"
"""A table that is read as a whole."""

DEFAULT_CACHE_MAX_MB = 2_000
DEFAULT_CI_HOST = "github.com"


class Settings(Record, kw_only=True):
    """Where things are kept, and how much of them. `origin` names the source of each value."""

    cache_dir: Path
    log_dir: Path
    store: str
    origin: Mapping[str, str]
    cache_max_mb: int = DEFAULT_CACHE_MAX_MB
    sessions_keep_days: int = 0
    """A session whose last answer is older is dropped when a server starts; 0: never."""
    second_opinions: str = "needed"
    """When a type checker is asked: where the source does not say, always, or never."""
    typescript: str = ""
    """The folder of the TypeScript compiler's package, where it is not found by itself."""
    ci_host: str = DEFAULT_CI_HOST
    """The only host whose remotes are believed and which is asked about runs."""
    ci_api: str = ""
    """Its API, where that is not at the usual address."""
    ci_repository: str = ""
    """OWNER/NAME, where no remote says it."""
    ci_token_env: str = ""
    """The variable that holds the token; otherwise GITHUB_TOKEN, then GH_TOKEN."""
    ci_via: str = "either"
    """Whether the `gh` program may be used."""
    council: CouncilSettings | None = None
    """None where the file names no models: then only the machine's view can be given."""


def load_settings(
    environment: Mapping[str, str] = os.environ, *, config_file: str | None = None
) -> Settings:
    """Read the user's file and the environment; unknown keys are errors with a suggestion."""
    values = _defaults(environment)
    origin = {field_of(key): "default" for key in KEYS}
    path, named = _config_path(environment, config_file)
    council: CouncilSettings | None = None
    if path is not None and (named or os.path.isfile(path)):  # noqa: PTH113 - no error where nothing may be looked at
        found = _read_file(path)
        council = _council(path, found)
        for key, value in _flat(found):
            values[key], origin[field_of(key)] = _plain(path, key, value), str(path)
    for key, variable in ENVIRONMENT.items():
        if environment.get(variable):
            values[key], origin[field_of(key)] = environment[variable], variable
    return Settings(
        cache_dir=Path(values["cache_dir"]).expanduser(),
        log_dir=Path(values["log_dir"]).expanduser(),
        store=values["store"],
        second_opinions=_choice(values, "second_opinions", origin),
        typescript=values["typescript"],
        ci_host=values["ci.host"],
        ci_api=values["ci.api"],
        ci_repository=values["ci.repository"],
        ci_token_env=values["ci.token_env"],
        ci_via=_choice(values, "ci.via", origin),
        cache_max_mb=_number(values["cache.max_mb"], "cache.max_mb", origin["cache_max_mb"]),
        sessions_keep_days=_number(
            values["sessions.keep_days"], "sessions.keep_days", origin["sessions_keep_days"]
        ),
        origin=origin,
        council=council,
    )


def field_of(key: str) -> str:
    """The attribute of `Settings` that holds a key."""
    return key.replace(".", "_")


def _choice(values: Mapping[str, str], key: str, origin: Mapping[str, str]) -> str:
    if values[key] not in CHOICES[key]:
        raise ConfigurationError(
            f"{origin[field_of(key)]}: {key} is {values[key]!r}",
            remedy=f"one of {', '.join(CHOICES[key])}",
        )
    return values[key]


def _number(text: str, key: str, source: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 12):
        raise ConfigurationError(
            f"{source}: {key} is {text!r}, not a whole number", remedy="give one, such as 30"
        )
    return int(text)


def _defaults(environment: Mapping[str, str]) -> dict[str, str]:
    home = Path(environment.get("HOME") or "~").expanduser()
    cache = Path(environment.get("XDG_CACHE_HOME") or home / ".cache")
    state = Path(environment.get("XDG_STATE_HOME") or home / ".local" / "state")
    return {
        "cache_dir": str(cache / "probant"),
        "cache.max_mb": str(DEFAULT_CACHE_MAX_MB),
        "sessions.keep_days": "0",
        "log_dir": str(state / "probant" / "transcripts"),
        "store": f"sqlite:///{state / 'probant' / 'sessions.db'}",
        "second_opinions": CHOICES["second_opinions"][0],
        "typescript": "",
        "ci.host": DEFAULT_CI_HOST,
        "ci.api": "",
        "ci.repository": "",
        "ci.token_env": "",
        "ci.via": CHOICES["ci.via"][0],
    }


def _config_path(
    environment: Mapping[str, str], config_file: str | None
) -> tuple[Path | None, bool]:
    """The file to read, and whether somebody named it (then it must exist)."""
    named = config_file or environment.get("PROBANT_CONFIG")
    if named:
        return Path(named), True
    home = Path(environment.get("HOME") or "~").expanduser()
    base = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    return base / "probant" / "config.toml", False


def _council(path: Path, found: dict[str, object]) -> CouncilSettings | None:
    """Its table is taken out of what is read as single keys."""
    if COUNCIL not in found:
        return None
    from probant.settings.council import read_council

    return read_council(str(path), found.pop(COUNCIL))


def _read_file(path: Path) -> dict[str, object]:
    import tomllib

    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ConfigurationError(
            f"the configuration file {path} cannot be read: {error.strerror}",
            remedy="name a readable TOML file",
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ConfigurationError(
            f"the configuration file {path} is not valid TOML: {error}",
            remedy="correct it at that place",
        ) from error


def _flat(found: Mapping[str, object], table: str = "") -> Iterator[tuple[str, object]]:
    """Keys with the table they stand in."""
    for name, value in found.items():
        if isinstance(value, dict) and name in TABLES:
            yield from _flat(value, f"{name}.")
        else:
            yield table + name, value


def _plain(path: Path, key: str, value: object) -> str:
    if key not in KEYS:
        from probant.settings.reading import suggestion

        known = (*KEYS, COUNCIL)
        raise ConfigurationError(f"{path}: unknown key {key!r}", remedy=suggestion(key, known))
    if key in NUMBERS:
        return str(value)
    if not isinstance(value, str):
        raise ConfigurationError(f"{path}: {key} must be a text", remedy="put it in quotes")
    return value
