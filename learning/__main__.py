"""Make the reader's model anew: `python -m learning`.

With `--keep-network` the weights stay as they are, and only what is counted is made anew: the words
of each label, the lexicon, noise, and the sentences that must always be read. That takes minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

from learning.packing import packed, tables_in
from learning.sentences import sentences
from learning.training import trained

WHERE = Path(__file__).parents[1] / "src" / "probant" / "reading" / "model.bin"

if __name__ == "__main__":
    known = sentences()
    kept = tables_in(WHERE.read_bytes()) if "--keep-network" in sys.argv[1:] else None
    raw = packed(trained(known, kept))
    WHERE.write_bytes(raw)
    print(f"{len(known)} sentences, {len(raw)} bytes: {WHERE.name}")
