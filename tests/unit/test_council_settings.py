"""Models in the user's file: what can be said there, and what a wrong word says back."""

from __future__ import annotations

from pathlib import Path

import pytest

from probant.errors import ConfigurationError
from probant.llm.endpoint import Structure
from probant.settings import load_settings
from probant.settings.council import SCALARS, CouncilSettings, ModelSettings, is_loopback
from probant.wiring.council import council_config, council_models
from tests.unit.test_settings import loaded

ALPHA = """
[[council.reviewers]]
name = "alpha"
base_url = "http://127.0.0.1:9000/v1"
model = "some-model"
"""
BETA = """
[[council.reviewers]]
name = "beta"
base_url = "https://models.example/api/v1/"
model = "org/other:free"
api_key_env = "BETA_KEY"
"""


def council(tmp_path: Path, text: str) -> CouncilSettings:
    found = loaded(tmp_path, text).council
    assert found is not None
    return found


def test_without_the_table_there_is_no_council(tmp_path: Path) -> None:
    assert loaded(tmp_path).council is None
    config = council_config(loaded(tmp_path), {})
    assert (config.reviewers, config.chairman, config.has_models) == ((), None, False)


def test_an_empty_table_is_a_council_of_nobody(tmp_path: Path) -> None:
    found = council(tmp_path, "[council]\n")
    assert (found.models, found.chairman, found.min_reviewers) == ((), "", 2)
    assert not council_config(loaded(tmp_path, "[council]\nmin_reviewers = 3\n"), {}).has_models


def test_the_example_of_the_contract(tmp_path: Path) -> None:
    text = '[council]\nchairman = "beta"\nmin_reviewers = 2\n' + ALPHA + BETA
    found = council(tmp_path, text)
    assert [one.name for one in found.reviewers] == ["alpha", "beta"]
    assert (found.chairman, found.narrator) == ("beta", "beta")
    source = str(tmp_path / "config.toml")
    assert found.origin["chairman"] == found.origin["min_reviewers"] == source
    assert found.origin["narrator"] == found.origin["max_cost_usd"] == "default"


def test_every_key(tmp_path: Path) -> None:
    text = """
    [council]
    chairman = "gamma"
    narrator = "alpha"
    min_reviewers = 1
    max_concurrency = 3
    max_cost_usd = 0.5
    deadline_s = 90
    """
    more = 'price_prompt = 0\nprice_completion = 0.0\nnote = "local trial"\n'
    gamma = """
    [[council.reviewers]]
    name = "gamma"
    base_url = "http://ai.example:8080/v1"
    model = "m"
    api_key_env = "GAMMA"
    reviews = false
    stream = true
    structured = "json_object"
    temperature = 0
    max_output_tokens = 4000
    price_prompt = 3
    price_completion = 15.5
    use_proxy = true
    allow_plain_http = true
    """
    settings = loaded(tmp_path, text + ALPHA + more + gamma)
    config = council_config(settings, {"GAMMA": " key-of-gamma\n"})
    assert [one.name for one in config.reviewers] == ["alpha"]
    assert config.chairman is not None and config.narrator is not None
    assert (config.chairman.name, config.narrator.name) == ("gamma", "alpha")
    assert (config.min_reviewers, config.max_concurrency) == (1, 3)
    assert (config.max_cost_usd, config.deadline_seconds) == (0.5, 90.0)
    assert config.prices == {"alpha": (0, 0), "gamma": (3, 15.5)}
    assert config.secrets == ("key-of-gamma",)
    assert config.notes == ("alpha: local trial",)
    endpoint = council_models(settings, {"GAMMA": "key-of-gamma"})[1].model.endpoint
    assert (endpoint.key, endpoint.key_env, endpoint.uses_proxy) == ("key-of-gamma", "GAMMA", True)
    assert (endpoint.is_streamed, endpoint.structure) == (True, Structure.JSON_OBJECT)
    assert (endpoint.temperature, endpoint.max_output_tokens) == (0.0, 4000)


def test_the_first_reviewer_chairs_where_nobody_is_named(tmp_path: Path) -> None:
    found = council(tmp_path, ALPHA.replace("name", "reviews = false\nname") + BETA)
    assert (found.chairman, found.origin["chairman"]) == ("beta", "default")


def with_alpha(line: str) -> str:
    return ALPHA + line + "\n"


def at(url: str, more: str = "") -> str:
    return ALPHA.replace("http://127.0.0.1:9000/v1", url) + more


WRONG = {
    "council = 3\n": "council is not a table; write \\[council\\]",
    "[cuoncil]\nchairman = 'x'\n": "unknown key 'cuoncil'; did you mean 'council'",
    "[council]\nchariman = 'x'\n": "'council.chariman'; did you mean 'chairman'",
    "[council]\nreviewer = 1\n": "did you mean 'reviewers'",
    "[council]\nchairman = 'x'\n": "'x' is none of the models; add a",
    "[council]\nchairman = 'gamma'\n" + ALPHA: "'gamma' is none of the models; one of alpha",
    "[council]\nchairman = 7\n" + ALPHA: "chairman must be a text",
    "[council]\nchairman = ''\n" + ALPHA + "x=1": "unknown key 'council.reviewers\\[1\\].x'",
    "[council]\nnarrator = 'x'\n" + ALPHA: "council.narrator 'x' is none",
    "[council]\nmin_reviewers = 0\n": "a whole number from 1 to 20",
    "[council]\nmin_reviewers = true\n": "min_reviewers is no such number",
    "[council]\nmin_reviewers = 1.5\n": "min_reviewers is no such number",
    "[council]\nmin_reviewers = '2'\n": "min_reviewers is no such number",
    "[council]\nmax_concurrency = 0\n": "max_concurrency is no such number",
    "[council]\nmax_cost_usd = -1\n": "max_cost_usd is -1; a number from 0",
    "[council]\nmax_cost_usd = nan\n": "max_cost_usd is not a number",
    "[council]\nmax_cost_usd = 1\n" + ALPHA: "max_cost_usd needs the prices of alpha",
    "[council]\ndeadline_s = inf\n": "deadline_s is not a number",
    "[council]\ndeadline_s = 0\n": "deadline_s is 0",
    "[council]\ndeadline_s = '60'\n": "deadline_s is not a number",
    "[council]\nreviewers = 'alpha'\n": "write \\[\\[council.reviewers\\]\\]",
    "[council.reviewers]\nname = 'alpha'\n": "write \\[\\[council.reviewers\\]\\]",
    "[council]\nreviewers = ['alpha']\n": "reviewers\\[1\\] is not a table",
    "[[council.reviewers]]\n": "name is missing; add name",
    "[[council.reviewers]]\nname = 'a'\n": "base_url is missing",
    ALPHA.replace("model =", "modell ="): "did you mean 'model'",
    ALPHA.replace('"some-model"', '""'): "model is empty",
    ALPHA.replace('"some-model"', '"a\\nb"'): "model is no plain line",
    ALPHA + ALPHA: "reviewers\\[2\\].name 'alpha' is given twice",
    ALPHA + ALPHA.replace("alpha", "Alpha"): "given twice",
    ALPHA.replace("alpha", "chairman"): "means a voice of its own",
    ALPHA.replace("alpha", "Machine"): "means a voice of its own",
    ALPHA.replace("alpha", "al pha"): "letters, digits",
    ALPHA.replace("alpha", "a" * 65): "letters, digits",
    ALPHA * 21: "reviewers are 21; give at most 20",
    with_alpha("reviews = 'yes'"): "reviews must be true or false",
    with_alpha("stream = 1"): "stream must be true or false",
    with_alpha("structured = 'yes'"): "one of auto, json_object, none",
    with_alpha("temperature = 3"): "temperature is 3; a number from 0 to 2",
    with_alpha("temperature = true"): "temperature is not a number",
    with_alpha("max_output_tokens = 0"): "max_output_tokens is no such number",
    with_alpha("price_prompt = 1"): "go together; give both",
    with_alpha("price_prompt = -1\nprice_completion = 1"): "price_prompt is -1",
    with_alpha("note = 3"): "note must be a text",
    at("ftp://host/v1"): "not an http or https address",
    at("file:///etc/passwd"): "not an http or https address",
    at("127.0.0.1:9000/v1"): "not an http or https address",
    at("http:///v1"): "not an http or https address",
    at("http://host:99999/v1"): "is not an address",
    at("http://[::1/v1"): "is not an address",
    at("http://host/v1?api-key=s3cr3t"): "more than a host and a path",
    at("http://host/v1#s3cr3t"): "more than a host and a path",
    at("http://ho st/v1"): "more than a host and a path",
    at("http://user:s3cr3t@host/v1"): "has a user or a key in it.*api_key_env",
    at("https://s3cr3t@host/v1"): "has a user or a key in it.*api_key_env",
    at("http://127.0.0.1/v1/chat/completions"): "leave /chat/completions off",
    at("http://ai.example/v1", 'api_key_env = "K"\n'): "unencrypted; use https, or say allow_plain",
    with_alpha("api_key = 's3cr3t-value'"): "would keep a key in the file.*api_key_env",
    with_alpha("token = 's3cr3t-value'"): "would keep a key in the file.*api_key_env",
    with_alpha("api_key_env = 's3cr3t-value'"): "not the name of a variable.*ALPHA_KEY",
    with_alpha("api_key_env = 7"): "api_key_env must be a text",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_file_says_what_to_do_and_repeats_no_secret(tmp_path: Path, text: str) -> None:
    with pytest.raises(ConfigurationError, match=WRONG[text]) as raised:
        loaded(tmp_path, text)
    assert "s3cr3t" not in str(raised.value)
    assert raised.value.exit_code == 2


@pytest.mark.parametrize(
    "url",
    ["http://localhost/v1", "http://LOCALHOST:1/v1", "http://127.9.9.9/v1", "http://[::1]:9/v1",
     "https://ai.example/v1"],
)  # fmt: skip
def test_where_a_key_may_go(tmp_path: Path, url: str) -> None:
    council(tmp_path, at(url, 'api_key_env = "K"\n'))


def test_what_is_not_loopback() -> None:
    assert not any(
        map(is_loopback, ["8.8.8.8", "localhost.example", "10.0.0.1", "127.0.0.1.x", ""])
    )


def test_a_plain_address_without_a_key_is_allowed(tmp_path: Path) -> None:
    council(tmp_path, at("http://ai.example/v1"))


@pytest.mark.parametrize("environment", [{}, {"BETA_KEY": ""}, {"BETA_KEY": "  \n"}])
def test_a_missing_key_is_an_error_that_names_its_variable(
    tmp_path: Path, environment: dict[str, str]
) -> None:
    settings = loaded(tmp_path, ALPHA + BETA)
    with pytest.raises(ConfigurationError, match="beta: its key variable BETA_KEY is not set"):
        council_config(settings, environment)
    alpha, beta = council_models(settings, environment)
    assert (alpha.why_not, alpha.parts) == ("", ("reviewer", "chairman", "narrator"))
    assert (beta.why_not, beta.parts) == ("its key variable BETA_KEY is not set", ("reviewer",))


@pytest.mark.parametrize("key", ["two words", "sk-\x00", "schlüssel", "a\nb"])
def test_a_key_that_no_header_can_carry(tmp_path: Path, key: str) -> None:
    settings = loaded(tmp_path, BETA)
    with pytest.raises(ConfigurationError, match="BETA_KEY holds more than a key") as raised:
        council_config(settings, {"BETA_KEY": key})
    assert key not in str(raised.value)


def test_the_ambient_key_of_a_vendor_is_not_taken(tmp_path: Path) -> None:
    config = council_config(loaded(tmp_path, ALPHA), {"OPENAI_API_KEY": "sk-ambient-key"})
    assert config.secrets == ()


def test_a_repository_has_no_say_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repo = tmp_path / "repo"
    repo.mkdir()
    for name in ("probant.toml", ".probant.toml", "config.toml", "probant/config.toml"):
        (repo / name).parent.mkdir(exist_ok=True)
        (repo / name).write_text(ALPHA)
    (repo / "pyproject.toml").write_text(ALPHA.replace("[[council", "[[tool.probant.council"))
    monkeypatch.chdir(repo)
    assert load_settings({"HOME": str(tmp_path)}).council is None


def test_every_key_is_explained() -> None:
    page = (Path(__file__).parents[2] / "docs" / "models.md").read_text()
    for key in (*SCALARS, *ModelSettings.fields):
        assert f"`{key}`" in page, key
