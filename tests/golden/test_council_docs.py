"""The council's pages: the configurations load, the request is one, no key is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path

from probant.council.submission import read_request
from probant.settings import load_settings
from probant.settings.council import SCALARS, ModelSettings
from probant.surfaces.cli.commands import build_parser

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "council.md").read_text(encoding="utf-8")
MODELS = (DOCS / "models.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def keys_of(table: str) -> set[str]:
    rows = MODELS.partition(f"## `{table}`\n")[2].partition("\n\n")[0].splitlines()[2:]
    return {key for row in rows for key in re.findall(r"`(\w+)`", row.split("|")[1])}


def test_the_configurations_load(tmp_path: Path) -> None:
    found = blocks("toml")
    assert len(found) == 2
    for number, text in enumerate(found):
        file = tmp_path / f"{number}.toml"
        file.write_text(text)
        council = load_settings({"HOME": str(tmp_path)}, config_file=str(file)).council
        assert council is not None and len(council.models) == 2


def test_every_key_of_the_configuration_is_told() -> None:
    assert keys_of("[council]") == set(SCALARS)
    assert keys_of("[[council.reviewers]]") == set(ModelSettings.fields)


def test_the_request_is_one() -> None:
    (text,) = blocks("json")
    request, warnings = read_request(json.loads(text))
    assert warnings == () and request.evidence is not None


def test_the_commands_it_names_exist() -> None:
    for words in re.findall(r"`probant (transcript \w+) DIR`", PAGE):
        assert build_parser().parse_args([*words.split(), "somewhere"]).module
    assert build_parser().parse_args(["bias-report"]).module
