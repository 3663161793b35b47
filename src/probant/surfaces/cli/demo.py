"""`probant demo`: a false "done" is caught on a made-up repository, which is thrown away."""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from probant.agents.conversations import Conversation
from probant.surfaces.cli.output import settings_of, write
from probant.surfaces.cli.text import has_unicode, painter
from probant.surfaces.receipt.making import make_receipt
from probant.surfaces.receipt.showing import receipt_text
from probant.vocabulary.record import replace
from probant.wiring import Execution, Permission

FILES = {
    "shop/cart.py": (
        "class Cart:\n    def __init__(self):\n        self.lines = []\n\n"
        "    def add(self, price, count=1):\n        self.lines.append((price, count))\n\n"
        "    def total(self):\n        return sum(price for price, count in self.lines)\n"
    ),
    "shop/__init__.py": "",
    "tests/test_cart.py": (
        "from shop.cart import Cart\n\n\ndef test_total_counts_every_piece():\n"
        "    cart = Cart()\n    cart.add(3, count=2)\n    assert cart.total() == 6\n"
    ),
    "pyproject.toml": (
        '[project]\nname = "shop"\nversion = "1"\n\n[tool.pytest.ini_options]\npythonpath = ["."]\n'
    ),
}
MESSAGE = """\
Done! I fixed the totals.

- Added a `discount` parameter to `Cart.total`.
- `Cart.total` is defined in `shop/totals.py`.
- Created `tests/test_discount.py`.
- `Cart.add` takes the parameters `price` and `count`.
- All tests pass.
"""


def execute(args: argparse.Namespace) -> int:
    settings = settings_of(args)
    with tempfile.TemporaryDirectory(prefix="probant-demo-") as folder:
        root = Path(folder) / "shop"
        for name, content in FILES.items():
            file = root / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content, encoding="utf-8")
        said = Conversation(
            agent="a made-up agent", file=None, session="demo", folder=str(root), began="",
            message=MESSAGE,
        )  # fmt: skip
        receipt = make_receipt(
            said, root, replace(settings, cache_dir=Path(folder) / "cache"),
            execution=Execution(permission=Permission(allowed=True, seconds=60)),
        )  # fmt: skip
    told = "".join(f"  {line}\n" for line in MESSAGE.splitlines())
    write(f"An agent ends its turn with:\n\n{told}\nprobant receipt --allow-exec says:\n\n")
    write(receipt_text(receipt, painter(args.color), ascii_only=not has_unicode()))
    write("\nOn your own work: probant receipt. As a gate: probant hook install claude-code\n")
    return 0
