"""Questions no evidence can settle, and small talk."""

from __future__ import annotations

OPINION = (
    r"(?:why|how come|for what reason|what is the reason|what's the reason|what's the point)\b.*",
    r"(?:where|what|which|who|how|when) (?:should|shall|ought)\b.*",
    r"(?:should|shall|would it be|could we|may|might|ought)\b.*",
    r"(?:do|what do|would) you (?:think|believe|feel|recommend|suggest|prefer|like)\b.*",
    r"(?:is|are|was|were) (?:.* )?(?:good|bad|better|best|worse|worst|clean|ugly|elegant|well[- ]written|readable|maintainable|secure|safe|fast|slow|efficient|idiomatic|pythonic|worth|okay|ok|nice|overengineered|well designed|well structured|correct|buggy|great)\b.*",
    r"(?:which|what) (?:.* )?(?:better|best|worse|worst|nicer|cleaner|ugliest|cleanest|prettiest)\b.*",
    r"how (?:good|bad|clean|readable|maintainable|well|elegant|secure|nice)\b.*",
    r"(?:rate|judge|criticize|criticise|improve|refactor|suggest|recommend|opinion|your thoughts|thoughts)\b.*",
    r"what (?:should|would|could) (?:i|we|you|one|happen)\b.*",
)  # fmt: skip

CHAT_OPENINGS = frozenset(
    """
    hi hey hello hallo howdy greetings good yo hiya sup welcome thanks thank thx cheers ta much ok
    okay cool great nice awesome perfect got i fine alright sure yes no yep nope bye goodbye see lol
    haha sing help glad pleased what's whats how's
    """.split()
)
CHAT_WORDS = frozenset("you joke going things goes up".split())
"""Small talk begins with one of the former, or holds one of the latter."""

CHAT = (
    r"(?:hi|hey|hello|hallo|howdy|greetings|good (?:morning|evening|afternoon|day|night)|yo|hiya|sup|welcome)(?: (?:there|probant|all|everyone|friend|bot|again|you|mate|team|world))*",
    r"(?:thanks|thank you|thx|cheers|ta|much appreciated|ok|okay|cool|great|nice|awesome|perfect|got it|i see|good|fine|alright|sure|yes|no|yep|nope|bye|goodbye|see you|lol|haha)(?: (?:so much|a lot|very much|you|for .*|then|later|again|everyone|job|work|thanks|bye|now))*",
    r"how (?:are you|is it going|do you do|are things|goes it|'s it going)(?: (?:today|doing|going|now))*",
    r"(?:who|what) are you",
    r"(?:what's up|whats up|tell me a joke|sing .*|what can you do|help)",
    r"(?:nice|good|glad|pleased) (?:to (?:meet|see) you|one|work|job)",
)  # fmt: skip
