"""`python -m learning`: learn from the sentences, write what was learned into the package."""

from __future__ import annotations

from pathlib import Path

import probant.inquiry.likeness as likeness
from learning.sentences import sentences
from learning.training import trained
from learning.writing import as_module

known = list(sentences())
model = trained(known)
target = Path(likeness.__file__).with_name("weights.py")
target.write_text(as_module(model), encoding="utf-8")
print(
    f"{len(known)} sentences, {len(model.kinds)} kinds, {len(model.weights)} features: {target.name}"
)
