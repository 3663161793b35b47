"""`python -m benchmarks.claims`: false and true ends of an agent's turn, held up or let through.

Real packages, real work, one planted statement in each message (endings.py). The gate is the
program as an agent starts it, with a hook payload on its standard input; beside it, on the kinds it
knows, the gate of the npm package nuhuh (--nuhuh PATH of its cli.js). Printed: caught, missed,
falsely accused, by kind; milliseconds, and tokens handed back.
"""

from __future__ import annotations

import argparse
import http.server
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from benchmarks.endings import NUHUH_KNOWS, Ending, Scene, endings, git, prepare, work
from benchmarks.packages import WORKED_ON
from benchmarks.tree import committed_copy
from probant.evaluation.corpus import Package, fetch, find
from probant.settings import load_settings
from probant.surfaces.mcp.fitting import n_tokens

MESSAGE = (
    "Done! Here is what I did.\n\n- {}\n\nThe code reads better now. Let me know what you think."
)
GATE = ["probant", "hook", "claude-code", "--allow-exec"]
BEGAN = "2026-02-01T00:00:00.000Z"
LATER = "2026-02-01T01:00:00+00:00"


@dataclass(frozen=True)
class Held:
    """What one gate made of one ending."""

    ending: Ending
    is_blocked: bool
    seconds: float
    reason: str


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.claims", description=__doc__)
    parser.add_argument(
        "--tree",
        action="append",
        type=Path,
        help="an unpacked Python package instead of the pinned ones; may be repeated",
    )
    parser.add_argument("--nuhuh", type=Path, help="cli.js of the npm package, to compare with")
    parser.add_argument("--kind", action="append", help="only these kinds of statements")
    args = parser.parse_args(argv)
    trees = [(one.name, one) for one in args.tree or ()]
    trees = trees or [(one.name, _fetched(one)) for one in (*WORKED_ON, find("svcs"))]
    held: dict[str, list[Held]] = defaultdict(list)
    for name, tree in trees:
        print(f"{name} …", file=sys.stderr, flush=True)
        for gate, one in _run(tree, args.nuhuh, set(args.kind or ())):
            held[gate].append(one)
    for gate, results in held.items():
        _report(gate, results, [name for name, _ in trees])
    return 0


def _fetched(package: Package) -> Path:
    return fetch(package, load_settings().cache_dir / "corpus", environment=os.environ)


def _run(tree: Path, nuhuh: Path | None, kinds: set[str]) -> Iterator[tuple[str, Held]]:
    with tempfile.TemporaryDirectory(prefix="probant-claims-") as scratch, _served() as port:
        home = Path(scratch) / "home"
        home.mkdir()
        repo = committed_copy(tree, Path(scratch))
        scene = prepare(repo)
        base = git(repo, "rev-parse", "HEAD").strip()
        listed = [one for one in endings(scene, port, _free_port(), base)
                  if not kinds or one.kind in kinds]  # fmt: skip
        for state in ("", "broken", "unbuildable", "committed"):
            wanted = [one for one in listed if one.state == state]
            if not wanted:
                continue
            _put_into(repo, scene, base, state)
            for number, one in enumerate(_as_planted(wanted, repo)):
                session = f"{state}-{number}"
                log = _log(home, repo, session, MESSAGE.format(one.text))
                yield "probant", _gate(GATE, repo, home, session, log, one)
                if nuhuh is not None and one.kind in NUHUH_KNOWS:
                    other = ["node", str(nuhuh), "gate"]
                    yield "nuhuh", _gate(other, repo, home, session, log, one)


def _as_planted(wanted: list[Ending], repo: Path) -> Iterator[Ending]:
    """Those whose truth is as planted. Only a suite that fails anyway may be left out."""
    truths: dict[int, bool] = {}
    for one in wanted:
        key = id(one.holds)
        truths[key] = truths[key] if key in truths else one.holds(repo)
        if truths[key] == one.is_true:
            yield one
        elif one.kind == "tests" and one.is_true:
            print("  its tests do not pass here: left out", file=sys.stderr)
        else:
            raise SystemExit(f"planted wrongly: {one.text!r} is {truths[key]}")


def _put_into(repo: Path, scene: Scene, base: str, state: str) -> None:
    git(repo, "reset", "-q", "--hard", base)
    git(repo, "clean", "-qfd")
    work(repo, scene)
    if state == "broken":
        folder = next((one for one in ("tests", "test") if (repo / one).is_dir()), ".")
        (repo / folder / "test_trimming.py").write_text("def test_trim():\n    assert 'a' == 'b'\n")
    if state == "unbuildable":
        (repo / "docs_tools.py").write_text("def render_notes(notes:\n    return notes\n")
    if state == "committed":
        git(repo, "add", "-A")
        os.environ["GIT_COMMITTER_DATE"] = LATER
        git(repo, "commit", "-qm", "work")


def _log(home: Path, repo: Path, session: str, message: str) -> Path:
    file = home / ".claude/projects/p" / f"{session}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    base = {"sessionId": session, "cwd": str(repo), "timestamp": BEGAN}
    rows = [base | {"type": "user", "message": {"role": "user", "content": "Please do it."}},
            base | {"type": "assistant", "message": {"role": "assistant", "content": [
                {"type": "text", "text": message}]}}]  # fmt: skip
    file.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return file


def _gate(
    command: list[str], repo: Path, home: Path, session: str, log: Path, ending: Ending
) -> Held:
    payload = {"session_id": session, "transcript_path": str(log), "cwd": str(repo),
               "hook_event_name": "Stop", "stop_hook_active": False}  # fmt: skip
    program = shutil.which(command[0]) or command[0]
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    start = time.monotonic()
    done = subprocess.run([program, *command[1:]], input=json.dumps(payload), cwd=repo, text=True,
                          capture_output=True, env=environment, check=False)  # fmt: skip
    seconds = time.monotonic() - start
    answer = json.loads(done.stdout) if done.stdout.strip() else {}
    return Held(ending, answer.get("decision") == "block", seconds, str(answer.get("reason", "")))


class _Quiet(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"ok")

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def _served() -> Iterator[int]:
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Quiet) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def _report(gate: str, results: list[Held], names: list[str]) -> None:
    false = [one for one in results if not one.ending.is_true]
    true = [one for one in results if one.ending.is_true]
    caught = [one for one in false if one.is_blocked]
    accused = [one for one in true if one.is_blocked]
    print(f"\n{gate} on {', '.join(names)}: caught {len(caught)} of {len(false)} false ends"
          f" ({100 * len(caught) / max(len(false), 1):.1f} %), falsely accused {len(accused)} of"
          f" {len(true)} true ones")  # fmt: skip
    known = [one for one in false if one.ending.kind in NUHUH_KNOWS]
    n_known = sum(one.is_blocked for one in known)
    print(f"  on the kinds both know: {n_known} of {len(known)}")
    for kind in dict.fromkeys(one.ending.kind for one in results):
        n_caught, n_false, n_accused, n_true = (
            sum(one.ending.kind == kind for one in given)
            for given in (caught, false, accused, true)
        )
        print(f"  {kind:17} caught {n_caught}/{n_false}  accused {n_accused}/{n_true}")
    spent = [1000 * one.seconds for one in results]
    plain = [1000 * one.seconds for one in results if one.ending.kind not in ("tests", "build")]
    print(f"  milliseconds: median {median(spent):.0f}, p95 {quantiles(spent, n=20)[-1]:.0f};"
          f" without runs median {median(plain or [0]):.0f}")  # fmt: skip
    tokens = [n_tokens(one.reason) for one in caught] or [0]
    print(f"  tokens handed back: median {median(tokens):.0f}, most {max(tokens)}; let through: 0")
    for one in [*(one for one in false if not one.is_blocked), *accused]:
        print(
            f"  {'accused' if one.is_blocked else 'missed'}: {one.ending.text}  {one.reason[:150]}"
        )


if __name__ == "__main__":
    raise SystemExit(main())
