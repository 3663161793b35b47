"""MCP over streamable HTTP, with the official client; and the page that says how to set it up."""

from __future__ import annotations

import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import anyio
import pytest
from httpx2 import AsyncClient
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

from probant.settings import load_settings
from probant.surfaces.mcp.server import make_server
from probant.surfaces.serving import Root, Served
from tests.repos import make_repo
from tests.surfaces.http.servers import Server, serving
from tests.surfaces.mcp.agents import (
    FILES,
    N_CALLERS,
    PROBANT,
    call,
    data_of,
    environment,
    text_of,
    with_agent,
)

PAGE = (Path(__file__).parents[3] / "docs" / "server.md").read_text()
PORT = 8321


@pytest.fixture(scope="module")
def repo(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_repo(tmp_path_factory.mktemp("agents") / "shop", FILES)


@pytest.fixture(scope="module")
def server(repo: Path) -> Iterator[Server]:
    with serving(repo.parent, "--http", "--repo", str(repo), command="mcp") as running:
        yield running


def test_the_same_tools_over_http(server: Server) -> None:
    async def work(client: Client) -> None:
        assert len((await client.list_tools()).tools) == 8
        asked = {"kind": "called_by", "targets": ["add"]}
        first = data_of(await client.call_tool("query", asked))
        assert first["answer"]["n_values"] == N_CALLERS
        next_page = await client.call_tool("query", asked | {"cursor": first["next_cursor"]})
        assert data_of(next_page)["answer"]["values"][0] not in first["answer"]["values"]
        whole = await client.read_resource(first["resource"])
        assert "probant.answer/1" in str(whole.contents[0])
        refused = await client.call_tool("ask", {"question": "where is Cart?", "patch": "x"})
        assert refused.is_error

    with_agent(f"http://127.0.0.1:{server.port}/mcp", work)


def test_progress_is_told_over_http_too(tmp_path: Path) -> None:
    cold = make_repo(tmp_path / "cold", FILES)
    told: list[str] = []

    async def hear(progress: float, total: float | None, message: str | None) -> None:
        told.append(message or "")

    async def work(client: Client) -> None:
        await client.call_tool("ask", {"question": "where is Cart?"}, progress_callback=hear)

    with serving(tmp_path, "--http", "--repo", str(cold), command="mcp") as running:
        with_agent(f"http://127.0.0.1:{running.port}/mcp", work)
    assert told[-1:] == ["indexing, 100 %"]


def test_a_token_is_asked_for(repo: Path, tmp_path: Path) -> None:
    async def asked(url: str) -> str:
        async with (
            AsyncClient(headers={"Authorization": "Bearer k-1"}) as http,
            Client(streamable_http_client(url, http_client=http)) as client,
        ):
            question = {"question": "where is add defined?", "session": "s"}
            return str(data_of(await client.call_tool("ask", question))["outcome"])

    extra = ("--http", "--repo", str(repo), "--token-env", "KEY")
    with serving(tmp_path, *extra, command="mcp", env={"KEY": "k-1"}) as running:
        assert running.post("/mcp", {}).status == 401
        assert anyio.run(asked, f"http://127.0.0.1:{running.port}/mcp") == "answered"


def test_the_entry_of_the_page_starts_the_server_word_for_word(repo: Path, tmp_path: Path) -> None:
    found = re.search(r"<!-- entry -->\n```json\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    entry = json.loads(found[1])["mcpServers"]["probant"]
    path = f"{Path(PROBANT).parent}:{environment(tmp_path)['PATH']}"
    started = StdioServerParameters(
        command=entry["command"], args=entry["args"], cwd=str(repo),
        env=environment(tmp_path) | {"PATH": path},
    )  # fmt: skip

    async def work(client: Client) -> list[str]:
        questions = ["where is Cart defined?", "who calls add?", "what does add return?"]
        return [text_of(await client.call_tool("ask", {"question": one})) for one in questions]

    answers = with_agent(started, work)
    assert ["Ruling: " in one for one in answers] == [True] * 3
    assert "shop.py:4" in answers[0]


def _is_free(port: int) -> bool:
    with socket.socket() as sock:
        return sock.connect_ex(("127.0.0.1", port)) != 0


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl")
@pytest.mark.skipif(not _is_free(PORT), reason=f"port {PORT} is in use")
def test_the_curl_lines_of_the_page_work_word_for_word(repo: Path, tmp_path: Path) -> None:
    found = re.search(r"<!-- curl -->\n```sh\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    lines = found[1].splitlines()
    with serving(tmp_path, "--repo", f"shop={repo}", "--port", str(PORT)):
        told = [
            subprocess.run(
                ["sh", "-c", line], capture_output=True, text=True, check=True, timeout=60
            ).stdout
            for line in lines
        ]
    schemas = [json.loads(one).get("schema") for one in told]
    names = ("answer", "answer", "search", "show", "check", "facts")
    assert schemas == [*(f"probant.{name}/1" for name in names), None]
    assert json.loads(told[0])["outcome"] == "answered"
    assert json.loads(told[1])["answer"]["n_values"] == N_CALLERS


def test_an_error_is_the_same_over_both_transports(server: Server, repo: Path) -> None:
    url = f"http://127.0.0.1:{server.port}/mcp"
    stdio = StdioServerParameters(
        command=PROBANT, args=["mcp", "--repo", str(repo)], env=environment(repo.parent)
    )
    told = [text_of(call(one, "show", name="../x")) for one in (url, stdio)]
    assert told[0] == told[1]


class Broken(Served):
    """Something in it goes wrong that nobody thought of."""

    def ask(self, *_arguments: object, **_options: object) -> NoReturn:
        raise RuntimeError("words-of-a-file")


def test_a_fault_is_told_by_its_kind_alone(repo: Path, capfd: pytest.CaptureFixture[str]) -> None:
    settings = load_settings({"HOME": str(repo.parent)})

    async def work() -> None:
        async with Client(make_server(Broken([Root("shop", repo)], settings))) as client:
            with pytest.raises(MCPError, match=r"a fault of probant \(RuntimeError\)") as told:
                await client.call_tool("ask", {"question": "where is Cart?"})
            assert "words-of-a-file" not in str(told.value)
            assert not (await client.call_tool("status", {})).is_error

    anyio.run(work)
    assert "Traceback" not in capfd.readouterr().err
