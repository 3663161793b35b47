"""What calls may cost: an estimate is held back before each, and what it came to is paid after.

So a cap also holds where several are asked at once. An estimate is low rather than high (a reply
whose length nobody bounds counts nothing), so that the cap can be passed by one round of replies.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from probant.llm.port import NoReply, Prompt, Reply, Trouble
from probant.vocabulary.council import Prices

TOKENS_PRICED = 1_000_000
CHARS_OF_A_TOKEN = 4
CAP = "the cap on cost"
"""How every refusal of a purse begins: surfaces tell it from a failure by this."""


class Purse:
    """What the calls have cost so far, as far as that is known, and what those under way will."""

    def __init__(
        self,
        prices: Prices,
        max_usd: float | None,
        max_output_tokens: Mapping[str, int] = MappingProxyType({}),
    ) -> None:
        self._prices = prices
        self._max_usd = max_usd
        self._max_output_tokens = max_output_tokens
        self._held: dict[int, float] = {}
        self._n_held = 0
        self._usd = 0.0

    def hold(self, name: str, prompt: Prompt) -> int | str:
        """Keep back what a call will cost at least: its mark, or why it may not be made."""
        least = self._least_usd(name, prompt)
        spent = self._usd + sum(self._held.values())
        cap = self._max_usd
        if cap is not None and spent + least > cap:
            return (
                f"{CAP} of {cap:g} US dollars would be passed:"
                f" {spent:.2g} are spent or promised, this call takes {least:.2g} or more"
            )
        self._n_held += 1
        self._held[self._n_held] = least
        return self._n_held

    def pay(self, mark: int, name: str, said: Reply | NoReply) -> float | None:
        """What one call cost; None where its price or its size is not known. Paid for once."""
        is_due, least = mark in self._held, self._held.pop(mark, 0.0)
        price, read, written = self._prices.get(name), said.prompt_tokens, said.completion_tokens
        if price is None or read is None or written is None:
            # Who failed has hardly charged for it; whoever else tells no size is taken at our word.
            has_failed = isinstance(said, NoReply) and said.trouble is Trouble.FAILED
            self._usd += 0.0 if has_failed else least
            return None
        usd = (read * price[0] + written * price[1]) / TOKENS_PRICED
        self._usd += usd if is_due else 0.0
        return usd

    def _least_usd(self, name: str, prompt: Prompt) -> float:
        price = self._prices.get(name)
        if price is None:
            return 0.0
        read = -(-prompt.n_chars // CHARS_OF_A_TOKEN)
        written = self._max_output_tokens.get(name, 0)
        return (read * price[0] + written * price[1]) / TOKENS_PRICED
