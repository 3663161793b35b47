"""Where settings come from, and what a wrong one says."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ConfigurationError
from probant.settings import DEFAULT_CACHE_MAX_MB, Settings, load_settings


def loaded(tmp_path: Path, text: str = "", **environment: str) -> Settings:
    config = tmp_path / "config.toml"
    config.write_text(text)
    return load_settings({"HOME": str(tmp_path), "PROBANT_CONFIG": str(config), **environment})


def test_defaults(tmp_path: Path) -> None:
    settings = load_settings({"HOME": str(tmp_path)})
    assert settings.cache_dir == tmp_path / ".cache" / "probant"
    assert settings.cache_max_mb == DEFAULT_CACHE_MAX_MB
    keys = {"cache_dir", "cache_max_mb", "log_dir", "store", "typescript", "sessions_keep_days"}
    keys |= {"second_opinions", "ci_host", "ci_api", "ci_repository", "ci_token_env", "ci_via"}
    assert set(settings.origin) == keys
    assert set(settings.origin.values()) == {"default"}


def test_the_environment_overrules_the_file(tmp_path: Path) -> None:
    text = 'cache_dir = "/c"\n[cache]\nmax_mb = 7\n'
    settings = loaded(tmp_path, text)
    assert (settings.cache_dir, settings.cache_max_mb) == (Path("/c"), 7)
    assert settings.origin["cache_max_mb"] == str(tmp_path / "config.toml")
    settings = loaded(tmp_path, text, PROBANT_CACHE_MAX_MB="9")
    assert settings.cache_max_mb == 9
    assert settings.origin["cache_max_mb"] == "PROBANT_CACHE_MAX_MB"
    assert loaded(tmp_path, "cache.max_mb = 0\n").cache_max_mb == 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("cache_dri = 'x'\n", "did you mean 'cache_dir'"),
        ("[cache]\nmax_md = 3\n", "unknown key 'cache.max_md'; did you mean 'cache.max_mb'"),
        ("[cahce]\nmax_mb = 3\n", "unknown key 'cahce'"),
        ("cache = 3\n", "unknown key 'cache'"),
        ("[cache]\nmax_mb = -3\n", "cache.max_mb is '-3', not a whole number"),
        ("[cache]\nmax_mb = 1.5\n", "cache.max_mb is '1.5', not a whole number"),
        ("[cache]\nmax_mb = true\n", "cache.max_mb is 'True', not a whole number"),
        ("store = 3\n", "store must be a text"),
        ("store = \n", "is not valid TOML"),
    ],
)
def test_a_wrong_file_says_what_to_do(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(ConfigurationError, match=says):
        loaded(tmp_path, text)


@pytest.mark.parametrize("number", ["-1", "many", "1e9", "²", "9" * 40])
def test_a_limit_that_is_no_number(tmp_path: Path, number: str) -> None:
    with pytest.raises(ConfigurationError, match="PROBANT_CACHE_MAX_MB"):
        loaded(tmp_path, PROBANT_CACHE_MAX_MB=number)
