"""Small projects whose functions the tests of behaviour call, some of them with ill intent."""

from __future__ import annotations

CALC = {
    "pyproject.toml": """\
[project]
name = "small"
version = "1"
""",
    "calc.py": """\
import random


class Negative(ValueError):
    pass


def double(n):
    return 2 * n


def root(n):
    if n < 0:
        raise Negative(n)
    return n**0.5


def pair(a, b=2):
    return {"a": [a], "b": (b, None)}


async def later(n):
    return n


def chance():
    return random.random()


def thing():
    return object()


class Box:
    @staticmethod
    def of(n):
        return [n]

    def open(self):
        return 1
""",
    "needy.py": """\
import not_installed_anywhere


def lost():
    return 1
""",
    "one.py": """\
def twice_there():
    return 1
""",
    "two.py": """\
def twice_there():
    return 2
""",
    "test_calc.py": """\
import calc


def test_double():
    assert calc.double(2) == 4


def test_wrong():
    assert calc.double(2) == 5
""",
}

PACKAGE = {
    "pyproject.toml": """\
[project]
name = "parcel"
version = "1"
""",
    "src/parcel/__init__.py": """\
from parcel._sizes import weigh
from ._errors import TooBig
""",
    "src/parcel/_errors.py": """\
class TooBig(Exception):
    class Much(Exception):
        pass
""",
    "src/parcel/_sizes.py": """\
import enum, functools, json, os, sys, time, urllib.request
from dataclasses import dataclass
from typing import NamedTuple, overload

from ._errors import TooBig


class Kind(enum.Enum):
    BIG = 1


class Level(enum.IntEnum):
    LOW = 1


@dataclass
class Point:
    x: int
    y: int = 0

    def __post_init__(self):
        if self.x < 0:
            raise ValueError("x")

    class Inner:
        def __init__(self, n):
            raise KeyError(n)

    @classmethod
    def at(cls, x):
        return cls(x)


class Pair(NamedTuple):
    a: int
    b: int


def weigh(n):
    if n > 9:
        raise TooBig(n)
    return n + 0.1 + 0.2


def noted(f):
    @functools.wraps(f)
    def call(*args):
        return f(1, *args)

    return call


@noted
def decorated(one, n):
    return one + n


@overload
def many(n: int) -> int: ...
@overload
def many(n: str) -> str: ...
def many(n):
    return n


def big(n):
    return 10**n


def truth(n):
    return bool(n)


def count(n):
    return int(n)


def kind(n):
    return [Kind.BIG, Level.LOW, Point(1, 2), Pair(1, 2)][n]


def numbers(n):
    yield from range(n)


def raw(n):
    return [b"a", bytearray(b"a"), {1, 2}, frozenset(), {}, 1 + 2j, float("nan")][n]


def say(text):
    print("noise" * 1000)
    return text


def show(n):
    print(n)


def read():
    return input()


def leave(n):
    sys.exit(n)


def vanish(n):
    os._exit(n)


def deep(n):
    return deep(n + 1)


def forever(n):
    while True:
        time.sleep(0.1)


def keep(name):
    is_new = not os.path.exists(name)
    open(name, "w").close()
    return is_new


def fetch(address):
    return urllib.request.urlopen(address).status


def parse(text):
    return json.loads(text)


def lookup(name):
    return {"a": 1}[name]


def opened(name):
    return open(name).read()


def needy():
    import not_installed_anywhere


def nested():
    def inside(n):
        return n

    return inside


def nothing(n):
    pass


def same(value, *, times=1):
    return value


def rounded():
    return 3.14159


def len(text):
    return -1


def eternal(n):
    import threading

    threading.Thread(target=forever, args=(1,)).start()
    return n
""",
    "src/parcel/deep/__init__.py": "",
    "src/parcel/deep/down.py": """\
from .. import weigh
from ..nowhere import here
""",
    "src/parcel/nowhere.py": """\
def here(n):
    return n


def twice(n):
    return 2 * n
""",
    "src/parcel/deep/other.py": """\
def twice(n):
    return n + n + 1
""",
    "src/parcel/loud.py": """\
print("loaded")
open("left.txt", "w").close()


def soft(n):
    return n
""",
    "src/parcel/quits.py": """\
import sys

sys.exit(0)


def never(n):
    return n
""",
    "scripts/tool.py": """\
import fellow


def tooled(n):
    return fellow.plus(n)
""",
    "scripts/fellow.py": """\
def plus(n):
    return n + 1
""",
    "tests/test_parcel.py": """\
from parcel import weigh


def weighty():
    return 1


def twice(n):
    return 0


def test_weigh():
    assert weigh(1) > 1
""",
}

HOSTILE = {
    "pyproject.toml": """\
[project]
name = "small"
version = "1"
""",
    "patches.py": """\
import builtins, json, os, sys

json.dumps = lambda *_a, **_k: "{}"
json.JSONEncoder.encode = lambda *_a: "{}"
builtins.repr = lambda _o: "4"
os.write = lambda *_a: 0


def two(n):
    return 2
""",
    "forges.py": """\
import json, os, pathlib, sys

told = {"end": "returned", "value": ["int", "4"], "text": "4", "kinds": [], "nonce": ""}
names = [*pathlib.Path("/results").iterdir(), *sys.argv]
for name in pathlib.Path("/proc/self/cmdline").read_text().split(chr(0)):
    token = name.rpartition("-")[2].partition(".")[0]
    told["nonce"] = token
    if "/" in token:
        continue
    pathlib.Path(f"/results/result-{token}.json").write_text(json.dumps(told))


def forged(n):
    return 2


def gone(n):
    os._exit(0)
""",
    "odd.py": """\
class Odd(int):
    def __eq__(self, other):
        return True

    def __hash__(self):
        return 1

    def __repr__(self):
        return "4"

    def __int__(self):
        return 4

    __index__ = __int__
    __str__ = __repr__


class Text(str):
    def __str__(self):
        return "other"

    __repr__ = __str__

    def __getitem__(self, n):
        return "other"


class Items(list):
    def __iter__(self):
        return iter([4])

    def __len__(self):
        return 1


class Liar:
    __class__ = int

    def __int__(self):
        return 4

    def __repr__(self):
        raise SystemExit


def odd(n):
    return [Odd(2), Text("mine"), Items([2]), Liar()][n]


def loop(n):
    found = []
    found.append(found)
    return found


def long(n):
    return "x" * n


def rows(n):
    return list(range(n))


def change(n):
    open("odd.py", "a").write("\\n\\ndef long(n):\\n    return 4\\n")
    return n
""",
}

SCRIPTS = {
    "package.json": """\
{"name": "shapes", "version": "1.0.0"}
""",
    "lib/shapes.mjs": """\
export function area(w, h) { return { area: w * h, unit: undefined }; }
export class Box { constructor(n) { if (n < 0) throw new RangeError('n'); this.n = n; }
  static of(n) { return [n]; } open() { return 1; } }
export function bad(n) { throw new RangeError('no'); }
class Own extends Error {}
export function own(n) { throw new Own('no'); }
export function coded(n) { throw Object.assign(new Error('x'), { code: 'E_ODD' }); }
export function text(n) { throw 'text'; }
export async function later(n) { return n; }
export function same(n) { return n; }
export function size(n) { return { area: n }; }
export function nothing(n) {}
export function third(n) { return n / 3; }
export function list(n) { return [1, [true, null], 'a']; }
export function picky(n) { return { get a() { throw new Error('no'); } }; }
export function leave(n) { process.exit(0); }
export function stuck(n) { return new Promise(() => {}); }
export function defaulted(n = 7) { return n; }
export const arrow = (n) => n + 1;
function hidden(n) { return n; }
function fivefold(n) { return n * 5; }
export { fivefold as given };
export default function whole(n) { return n; }
""",
    "lib/old.cjs": """\
exports.triple = (n) => 3 * n;
""",
    "lib/single.js": """\
module.exports = function single(n) { return -n; };
""",
    "lib/typed.ts": """\
export function typed(n: number): number { return n; }
""",
    "lib/lies.mjs": """\
JSON.stringify = () => '{}';
Number.isSafeInteger = () => false;
Array.isArray = () => true;
export function lied(n) { return 2; }
""",
}
