"""The council's part of the user's file: which models there are, and what a review may use of them.

Loaded only where the file has such a part. Keys themselves never stand in a file: a model names the
variable that holds its key. Whether the variable is set is wiring's question.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from urllib.parse import urlsplit

from probant.errors import ConfigurationError
from probant.llm.endpoint import Structure
from probant.llm.roster import DEFAULT_MAX_CONCURRENCY, DEFAULT_MIN_REVIEWERS
from probant.settings.reading import Table
from probant.vocabulary.council import RESERVED_VOICES
from probant.vocabulary.record import Record

MAX_MODELS = 20
MAX_DEADLINE_SECONDS = 86_400.0

_NAME = re.compile(r"[A-Za-z0-9._-]{1,64}")
_VARIABLE = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_KEYS_THEMSELVES = ("api_key", "apikey", "api-key", "key", "token", "secret", "password", "auth")


class ModelSettings(Record, kw_only=True):
    """One `[[council.reviewers]]` of the file."""

    name: str
    base_url: str
    model: str
    api_key_env: str = ""
    reviews: bool = True
    """False for a model that only chairs or narrates."""
    stream: bool = False
    structured: str = Structure.AUTO.value
    temperature: float | None = None
    max_output_tokens: int | None = None
    price_prompt: float | None = None
    """US dollars for a million tokens."""
    price_completion: float | None = None
    use_proxy: bool = False
    """Whether the proxy of the environment is used; otherwise none is."""
    allow_plain_http: bool = False
    """Whether its key may go over a network unencrypted."""
    note: str = ""


class CouncilSettings(Record, kw_only=True):
    """`[council]`; `origin` names the source of each value."""

    models: tuple[ModelSettings, ...]
    chairman: str
    narrator: str
    reader: str
    """Empty for none: questions are read without a language model."""
    min_reviewers: int
    max_concurrency: int
    max_cost_usd: float | None
    deadline_s: float | None
    origin: Mapping[str, str]

    @property
    def reviewers(self) -> tuple[ModelSettings, ...]:
        return tuple(one for one in self.models if one.reviews)


SCALARS = ("chairman", "narrator", "reader", "min_reviewers", "max_concurrency", "max_cost_usd",
           "deadline_s")  # fmt: skip


def read_council(source: str, found: object) -> CouncilSettings:
    """The table as the file has it → settings; raises `ConfigurationError` with a remedy."""
    table = Table(source, "council", found)
    table.refuse_unknown((*SCALARS, "reviewers"))
    models = _models(table)
    names = [one.name for one in models]
    chairman = _named(table, "chairman", names) or next(
        (one.name for one in models if one.reviews), ""
    )
    council = CouncilSettings(
        models=models,
        chairman=chairman,
        narrator=_named(table, "narrator", names) or chairman,
        reader=_named(table, "reader", names) or "",
        min_reviewers=table.whole("min_reviewers", 1, MAX_MODELS) or DEFAULT_MIN_REVIEWERS,
        max_concurrency=table.whole("max_concurrency", 1, 64) or DEFAULT_MAX_CONCURRENCY,
        max_cost_usd=table.number("max_cost_usd", 0.0, 1e6),
        deadline_s=table.number("deadline_s", 1.0, MAX_DEADLINE_SECONDS),
        origin={key: source if table.has(key) else "default" for key in SCALARS},
    )
    _check_prices(table, council)
    return council


def _models(table: Table) -> tuple[ModelSettings, ...]:
    tables = table.tables("reviewers")
    if len(tables) > MAX_MODELS:
        raise table.wrong("reviewers", f"are {len(tables)}", f"give at most {MAX_MODELS}")
    models = tuple(_model(one) for one in tables)
    seen: set[str] = set()
    for one, model in zip(tables, models, strict=True):
        if model.name.casefold() in seen:
            raise one.wrong("name", f"{model.name!r} is given twice", "give each model its own")
        seen.add(model.name.casefold())
    return models


def _model(table: Table) -> ModelSettings:
    for key in _KEYS_THEMSELVES:
        if table.has(key):
            raise table.wrong(
                key,
                "would keep a key in the file",
                'put the key into a variable and name that: api_key_env = "NAME"',
            )
    table.refuse_unknown(ModelSettings.fields)
    model = ModelSettings(
        name=_name(table),
        base_url=_base_url(table),
        model=table.text("model", max_chars=200),
        api_key_env=_variable(table),
        reviews=table.flag("reviews", default=True),
        stream=table.flag("stream", default=False),
        structured=table.choice("structured", tuple(one.value for one in Structure)),
        temperature=table.number("temperature", 0.0, 2.0),
        max_output_tokens=table.whole("max_output_tokens", 1, 10_000_000),
        price_prompt=table.number("price_prompt", 0.0, 1e6),
        price_completion=table.number("price_completion", 0.0, 1e6),
        use_proxy=table.flag("use_proxy", default=False),
        allow_plain_http=table.flag("allow_plain_http", default=False),
        note=table.text("note", default="", max_chars=500),
    )
    if (model.price_prompt is None) != (model.price_completion is None):
        raise table.wrong("price_prompt", "and price_completion go together", "give both")
    _check_plain_http(table, model)
    return model


def _name(table: Table) -> str:
    name = table.text("name")
    if not _NAME.fullmatch(name):
        raise table.wrong(
            "name", f"is {name!r}", "letters, digits, '.', '_' and '-', at most 64 of them"
        )
    if name.casefold() in RESERVED_VOICES:
        raise table.wrong("name", f"{name!r} means a voice of its own", "take another name")
    return name


def _variable(table: Table) -> str:
    name = table.text("api_key_env", default="")
    if name and not _VARIABLE.fullmatch(name):
        # What stands there may be the key itself: it is not repeated.
        remedy = 'name the variable that holds the key, as in api_key_env = "ALPHA_KEY"'
        raise table.wrong("api_key_env", "is not the name of a variable", remedy)
    return name


def _base_url(table: Table) -> str:
    """Never repeated in an error: it may hold a key."""
    url = table.text("base_url", max_chars=2000)
    remedy = 'give an address such as "http://127.0.0.1:9000/v1"'
    try:
        parts = urlsplit(url)
        _port = parts.port
    except ValueError:
        raise table.wrong("base_url", "is not an address", remedy) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or not url.isprintable():
        raise table.wrong("base_url", "is not an http or https address", remedy)
    if "@" in parts.netloc:
        raise table.wrong(
            "base_url",
            "has a user or a key in it",
            'put the key into a variable and name that: api_key_env = "NAME"',
        )
    if parts.query or parts.fragment or " " in url or "\\" in url:
        raise table.wrong("base_url", "has more than a host and a path", remedy)
    if parts.path.rstrip("/").endswith("/chat/completions"):
        raise table.wrong("base_url", "names one request", "leave /chat/completions off its end")
    return url


def _check_plain_http(table: Table, model: ModelSettings) -> None:
    parts = urlsplit(model.base_url)
    is_open = parts.scheme == "http" and not is_loopback(parts.hostname or "")
    if is_open and model.api_key_env and not model.allow_plain_http:
        raise table.wrong(
            "base_url",
            "would send the key over the network unencrypted",
            "use https, or say allow_plain_http = true",
        )


def is_loopback(host: str) -> bool:
    import ipaddress

    if host.casefold() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _named(table: Table, key: str, names: list[str]) -> str:
    name = table.text(key, default="")
    if name and name not in names:
        known = (
            f"one of {', '.join(names)}" if names else "add a [[council.reviewers]] of that name"
        )
        raise table.wrong(key, f"{name!r} is none of the models", known)
    return name


def _check_prices(table: Table, council: CouncilSettings) -> None:
    """A cap that cannot be reckoned would be none."""
    if council.max_cost_usd is None:
        return
    free = [one.name for one in council.models if one.price_prompt is None]
    if free:
        raise ConfigurationError(
            f"{table.source}: council.max_cost_usd needs the prices of {', '.join(free)}",
            remedy="give each price_prompt and price_completion (0 for one that costs nothing)",
        )
