"""`python -m benchmarks.load`: what a server on loopback bears. Printed, not judged.

Open loop: requests are sent when they are due, whether the earlier ones are answered or not, and a
wait counts from the moment a request was due. Then many requests for the memory of the server, and
connections that say half a request while the health is asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles

from benchmarks.packages import PYTHON
from benchmarks.tree import committed_copy, fetched

QUERIES = (
    {"goal": {"kind": "defined_in", "targets": ["HttpResponse"]}},
    {"goal": {"kind": "parameters", "targets": ["render"]}},
    {"goal": {"kind": "exists", "targets": ["QuerySet"]}},
)
HALF = b"POST /v1/query HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tree", type=Path, help="a directory of source (default: a package)")
    parser.add_argument("--name", action="append", help="names to ask about (default: of Django)")
    parser.add_argument("--rate", type=int, default=100, help="requests a second")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--requests", type=int, default=10_000, help="for the memory; 0: none")
    parser.add_argument("--half-open", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args(argv)
    queries: Sequence[object] = QUERIES
    if args.name:
        queries = tuple({"goal": {"kind": "defined_in", "targets": [one]}} for one in args.name)
    bodies = [json.dumps(one).encode() for one in queries]
    with tempfile.TemporaryDirectory(prefix="probant-load-") as scratch:
        repo = committed_copy(args.tree or fetched(PYTHON), Path(scratch))
        with _server(repo, Path(scratch), args.workers) as (pid, port):
            for body in bodies:
                asyncio.run(_post(port, body))
            print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores;"
                  f" workers {args.workers}")  # fmt: skip
            before = _cpu_seconds(pid)
            waits, statuses = asyncio.run(_open_loop(port, bodies, args.rate, args.seconds))
            spent = _cpu_seconds(pid) - before
            _report(f"{args.rate}/s for {args.seconds} s", waits, statuses)
            print(
                f"  the server's CPU: {spent:.1f} s, {1000 * spent / len(waits):.1f} ms a request"
            )
            if args.requests:
                _memory(pid, port, bodies, args.requests)
            waits, statuses = asyncio.run(_half_open(port, args.half_open))
            _report(f"/healthz beside {args.half_open} half-open connections", waits, statuses)
    return 0


@contextmanager
def _server(repo: Path, scratch: Path, n_workers: int) -> Iterator[tuple[int, int]]:
    log = scratch / "log"
    program = shutil.which("probant") or "probant"
    with log.open("wb") as errors:
        started = subprocess.Popen(
            [program, "serve", "--port", "0", "--workers", str(n_workers), "--repo",
             f"tree={repo}"], stderr=errors, cwd=scratch,
            env={"HOME": str(scratch), "PATH": os.environ["PATH"]},
        )  # fmt: skip
    try:
        while not (found := re.search(r"127\.0\.0\.1:(\d+)", log.read_text())):
            if started.poll() is not None:
                raise SystemExit(log.read_text())
            time.sleep(0.05)
        yield started.pid, int(found[1])
    finally:
        started.send_signal(signal.SIGTERM)
        started.wait(60)


async def _post(port: int, body: bytes, path: str = "/v1/query") -> int:
    verb = b"POST" if body else b"GET"
    head = b"%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: close\r\n" % (
        verb, path.encode(), port,
    )  # fmt: skip
    if body:
        head += b"Content-Type: application/json\r\nContent-Length: %d\r\n" % len(body)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(head + b"\r\n" + body)
        await writer.drain()
        answer = await reader.read()
        return int(answer.split(b" ", 2)[1]) if answer else 0
    finally:
        writer.close()


async def _timed(due: float, port: int, body: bytes, path: str) -> tuple[float, int]:
    loop = asyncio.get_running_loop()
    await asyncio.sleep(max(0.0, due - loop.time()))
    try:
        status = await _post(port, body, path)
    except OSError:
        status = 0
    return 1000 * (loop.time() - due), status


async def _open_loop(
    port: int, bodies: list[bytes], rate: int, seconds: int, path: str = "/v1/query"
) -> tuple[list[float], Counter[int]]:
    start = asyncio.get_running_loop().time() + 0.1
    asked = [
        _timed(start + number / rate, port, bodies[number % len(bodies)], path)
        for number in range(rate * seconds)
    ]
    answered = await asyncio.gather(*asked)
    return [wait for wait, _ in answered], Counter(status for _, status in answered)


def _memory(pid: int, port: int, bodies: list[bytes], n_requests: int) -> None:
    """In ten parts, eight at a time; the resident memory of all processes after each."""
    part = max(n_requests // 10, 1)
    told = []
    for _ in range(10):
        asyncio.run(_closed_loop(port, bodies, part))
        told.append(_resident(pid))
    print(f"memory in MB over {10 * part} requests: {' '.join(f'{one:.0f}' for one in told)}")


async def _closed_loop(port: int, bodies: list[bytes], n_requests: int) -> None:
    left = iter(range(n_requests))

    async def ask() -> None:
        for number in left:
            await _post(port, bodies[number % len(bodies)])

    await asyncio.gather(*(ask() for _ in range(8)))


def _cpu_seconds(pid: int) -> float:
    n_ticks = 0
    for one in _processes(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        n_ticks += int(fields[11]) + int(fields[12])
    return n_ticks / os.sysconf("SC_CLK_TCK")


def _processes(pid: int) -> list[str]:
    return [str(pid), *Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _resident(pid: int) -> float:
    n_kilobytes = 0
    for one in _processes(pid):
        status = Path(f"/proc/{one}/status").read_text()
        n_kilobytes += int(status.partition("VmRSS:")[2].split()[0])
    return n_kilobytes / 1024


async def _half_open(port: int, n_connections: int) -> tuple[list[float], Counter[int]]:
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(n_connections)]
    for _, writer in opened:
        writer.write(HALF)
        await writer.drain()
    try:
        return await _open_loop(port, [b""], 20, 5, "/healthz")
    finally:
        for _, writer in opened:
            writer.close()


def _report(what: str, waits: list[float], statuses: Counter[int]) -> None:
    cut = quantiles(waits, n=100)
    told = ", ".join(f"{n} × {status or 'no answer'}" for status, n in sorted(statuses.items()))
    print(f"{what}: p50 {cut[49]:.0f} ms, p95 {cut[94]:.0f} ms, p99 {cut[98]:.0f} ms; {told}",
          file=sys.stdout, flush=True)  # fmt: skip


if __name__ == "__main__":
    raise SystemExit(main())
