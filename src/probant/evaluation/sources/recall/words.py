"""The words of a name said in other ways: other forms, another order, general synonyms.

The synonyms are everyday ones of programming, written down without looking at any repository or at
the engine's own tables. Next: facts.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from probant.evaluation.oracles.raw_bytes import words_in

_GROUPS = """
get fetch retrieve obtain
make create build construct
delete remove drop discard
check verify validate
parse read interpret
write save store
send transmit submit
start begin launch
stop end halt
find locate discover
config configuration settings
auth authentication
error failure
convert transform translate
compute calculate
update refresh
load import
merge combine join
split divide separate
init initialization setup
format layout
list enumeration
dir directory folder
path location
url address
request query
response reply
user account
key identifier
message notification
compare match
clean purge tidy
print display show
registry catalogue
container holder
close shutdown
open unlock
encode serialize
decode deserialize
sign signature
hash digest
token credential
version release
file document
line row
number count
text string
name title
value amount
argument parameter
option flag
select choose pick
sort order
filter sieve
replace substitute
copy duplicate clone
resolve determine
ignore skip
random arbitrary
temp temporary
max maximum
min minimum
doc documentation
env environment
repo repository
exec execute run
msg message
"""

SYNONYMS: Mapping[str, tuple[str, ...]] = {
    word: tuple(other for other in group.split() if other != word)
    for group in _GROUPS.strip().split("\n")
    for word in group.split()
}
VERBS = frozenset(
    """get fetch retrieve make create build construct delete remove drop discard check verify
    validate parse read interpret write save store send submit start begin launch stop find locate
    convert transform translate compute calculate update refresh load merge combine join split
    close open encode decode sign hash compare match clean print display show select choose sort
    filter replace copy resolve ignore skip execute run register handle apply add set test count
    reset process concat
    wait serialize deserialize generate render collect extract normalize expand trim""".split()
)
_SMALL = frozenset("and are for from has new not off the was with".split())
_DOUBLED = frozenset(
    {"get", "set", "run", "stop", "split", "begin", "drop", "skip", "trim", "submit"}
)


def gerund(verb: str) -> str:
    """`parse` → `parsing`, `get` → `getting`."""
    if verb in _DOUBLED:
        return f"{verb}{verb[-1]}ing"
    if verb.endswith("e") and not verb.endswith("ee"):
        return f"{verb[:-1]}ing"
    return f"{verb}ing"


def plural(noun: str) -> str:
    """`entry` → `entries`, `address` → `addresses`; what ends in `s` already is left alone."""
    if noun.endswith("s") and not noun.endswith("ss"):
        return noun
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh", "z")) else f"{noun}s"


def phrases(name: str, rng: random.Random, *, is_function: bool) -> list[str]:
    """Up to three ways to speak of `name` without writing it: its words inflected and, for a deed,
    turned round; then with one and with two of them replaced by a synonym. Nothing for a name that
    is not plain words."""
    words = words_in(name)
    is_plain = all(len(word) > 2 and word not in _SMALL for word in words)
    if not 2 <= len(words) <= 4 or len(set(words)) < len(words) or not is_plain:
        return []
    if any(character.isdigit() for character in name):
        return []
    is_deed = is_function and words[0] in VERBS
    known = [index for index, word in enumerate(words) if word in SYNONYMS]
    rng.shuffle(known)
    versions = [list(words)]
    for index in known[:2]:
        versions.append(list(versions[-1]))
        versions[-1][index] = rng.choice(SYNONYMS[words[index]])
    return list(dict.fromkeys(_inflected(version, is_deed, rng) for version in versions))


def _inflected(words: list[str], is_deed: bool, rng: random.Random) -> str:
    """`parse_config`: `config parsing` or `parsing the config`; `async_ping`: `async pings`."""
    if not is_deed:
        return " ".join([*words[:-1], plural(words[-1])])
    rest, deed = " ".join(words[1:]), gerund(words[0])
    return rng.choice((f"{rest} {deed}", f"{deed} the {rest}"))
