"""Make the reader's model anew: `python -m learning`."""

from __future__ import annotations

from pathlib import Path

from learning.packing import packed
from learning.sentences import sentences
from learning.training import trained

WHERE = Path(__file__).parents[1] / "src" / "probant" / "reading" / "model.bin"

if __name__ == "__main__":
    known = sentences()
    raw = packed(trained(known))
    WHERE.write_bytes(raw)
    print(f"{len(known)} sentences, {len(raw)} bytes: {WHERE.name}")
