"""Make the reader's model anew: `python -m learning`.

With `--keep-network` the weights stay as they are, and only what is counted is made anew: the words
of each label, the lexicon, noise, and the sentences that must always be read. That takes minutes.
With `--further` the weights there are go on to learn, for labels that are the same: enough for some
hundred sentences more, and some minutes too.
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
    made = tables_in(WHERE.read_bytes())
    kept = made if "--keep-network" in sys.argv[1:] else None
    raw = packed(trained(known, kept, made if "--further" in sys.argv[1:] else None))
    WHERE.write_bytes(raw)
    print(f"{len(known)} sentences, {len(raw)} bytes: {WHERE.name}")
