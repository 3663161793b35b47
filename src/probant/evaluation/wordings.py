"""How each family is asked: a table, at least five wordings each, one per style or more.

`{x}` is the target, `{y}` the second one; `{owner}` the class of a method.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Style(Enum):
    TERSE = "terse"
    PLAIN = "plain"
    CHATTY = "chatty"
    BACKTICKS = "backticks"
    INDIRECT = "indirect"
    SLIP = "slip"


@dataclass(frozen=True, slots=True)
class Wording:
    style: Style
    template: str

    def worded(self, **targets: str) -> str:
        return self.template.format(**targets)


@dataclass(frozen=True, slots=True)
class Family:
    title: str
    wordings: tuple[Wording, ...]


def _family(
    title: str,
    *,
    terse: str,
    plain: str,
    chatty: str,
    backticks: str,
    indirect: str,
    slip: str,
    more: tuple[str, ...] = (),
) -> Family:
    by_style = {
        Style.TERSE: terse,
        Style.PLAIN: plain,
        Style.CHATTY: chatty,
        Style.BACKTICKS: backticks,
        Style.INDIRECT: indirect,
        Style.SLIP: slip,
    }
    wordings = [Wording(style, template) for style, template in by_style.items()]
    return Family(title, (*wordings, *(Wording(Style.PLAIN, text) for text in more)))


def _does_call(title: str) -> Family:
    return _family(
        title,
        terse="{x} calls {y}?",
        plain="does {x} call {y}?",
        chatty="Hi! Could you please check whether {x} calls {y}?",
        backticks="Does `{x}` call `{y}`?",
        indirect="I wonder whether {y} is called by {x}.",
        slip="dose {x} cal {y}",
    )


FAMILIES: Mapping[str, Family] = {
    "1": _family(
        "where is a function",
        terse="where is {x}",
        plain="where is {x} defined?",
        chatty="Hi, could you please tell me where the function {x} is defined in this codebase?",
        backticks="Where is the function `{x}` defined?",
        indirect="I'm looking for the definition of {x}.",
        slip="were is {x} defind",
        more=("in which file is the function {x} defined?", "find the function {x}"),
    ),
    "2": _family(
        "where is a class",
        terse="where is {x}",
        plain="where is the class {x} defined?",
        chatty="Hello, I am new here. Can you tell me where the class {x} is defined?",
        backticks="Where is `{x}` defined?",
        indirect="I'm looking for the definition of the class {x}.",
        slip="were is teh class {x} defind",
        more=("in which file is {x} defined?", "find class {x}"),
    ),
    "3": _family(
        "where is a method of a class",
        terse="where is {owner}.{x}",
        plain="where is the method {x} of {owner} defined?",
        chatty="Could you please show me where the method {owner}.{x} is defined?",
        backticks="Where is the method `{x}` of class `{owner}` defined?",
        indirect="I'm looking for the definition of {owner}.{x}.",
        slip="were is the metod {owner}.{x} defind",
        more=("in which file is {owner}.{x} defined?",),
    ),
    "10": _family(
        "where is a file",
        terse="where is {x}",
        plain="where is the file {x}?",
        chatty="Hey, can you please help me find the file {x}?",
        backticks="Where is the file `{x}`?",
        indirect="I'm looking for the file {x}.",
        slip="were is the fiel {x}",
        more=("what is the path of the file {x}?",),
    ),
    "16": _family(
        "parameters",
        terse="parameters of {x}",
        plain="what parameters does {x} take?",
        chatty="Hi, could you please tell me which arguments {x} accepts?",
        backticks="What are the parameters of `{x}`?",
        indirect="I'd like to know which parameters {x} takes.",
        slip="what paramters does {x} tak",
        more=("which arguments does {x} take?",),
    ),
    "18": _family(
        "return annotation",
        terse="return type of {x}",
        plain="what does {x} return?",
        chatty="Could you please tell me what type {x} returns?",
        backticks="What is the return type of `{x}`?",
        indirect="I'd like to know the return annotation of {x}.",
        slip="what is the retrun type of {x}",
    ),
    "20": _family(
        "base classes",
        terse="base classes of {x}",
        plain="what does {x} inherit from?",
        chatty="Hi, can you please tell me which classes {x} extends?",
        backticks="What are the base classes of `{x}`?",
        indirect="I'd like to know what the class {x} is derived from.",
        slip="wich classes does {x} inhert from",
        more=("what are the parent classes of {x}?",),
    ),
    "21": _family(
        "subclasses",
        terse="subclasses of {x}",
        plain="which classes inherit from {x}?",
        chatty="Could you please list all classes that extend {x}?",
        backticks="What are the subclasses of `{x}`?",
        indirect="I'd like to know which classes derive from {x}.",
        slip="wich clases extend {x}",
        more=("who extends {x}?",),
    ),
    "31": _family(
        "imports of a file",
        terse="imports of {x}",
        plain="what does {x} import?",
        chatty="Hi, could you please tell me which modules {x} imports?",
        backticks="What does `{x}` import?",
        indirect="I'd like to know which modules are imported by {x}.",
        slip="waht does {x} imprt",
        more=("which modules does {x} import?",),
    ),
    "32": _family(
        "who imports a file",
        terse="who imports {x}",
        plain="which files import {x}?",
        chatty="Could you please list all files that import {x}?",
        backticks="Who imports `{x}`?",
        indirect="I'd like to know where {x} is imported.",
        slip="wich files imprt {x}",
        more=("what imports {x}?",),
    ),
    "33": _family(
        "callers",
        terse="callers of {x}",
        plain="who calls {x}?",
        chatty="Hi, could you please show me every place that calls {x}?",
        backticks="Who calls `{x}`?",
        indirect="I'd like to know where {x} is called.",
        slip="who cals {x}",
        more=("what are the callers of {x}?", "where is {x} called from?"),
    ),
    "34": _family(
        "callees",
        terse="callees of {x}",
        plain="what does {x} call?",
        chatty="Could you please tell me which functions {x} calls?",
        backticks="What does `{x}` call?",
        indirect="I'd like to know which functions are called by {x}.",
        slip="wich functions does {x} cal",
    ),
    "35": _does_call("does A call B, yes"),
    "36": _does_call("does A call B, no"),
    "U1": _family(
        "two words never adjacent",
        terse="where is {x}",
        plain="where is {x} implemented?",
        chatty="Hi, could you please tell me where {x} is implemented?",
        backticks="Where is `{x}` implemented?",
        indirect="I'm looking for the {x}.",
        slip="were is {x} implemnted",
        more=("find the {x}", "how is {x} implemented?"),
    ),
    "U2": _family(
        "three words, one a file stem",
        terse="where is {x}",
        plain="where is {x} implemented?",
        chatty="Hello, can you please show me where {x} is implemented in this codebase?",
        backticks="Where is `{x}` defined?",
        indirect="I'm looking for the {x}.",
        slip="were is teh {x} implemented",
        more=("find the {x}",),
    ),
    "U4": _family(
        "nonsense with real words",
        terse="where is {x}",
        plain="where is {x} implemented?",
        chatty="Hi, could you please search for {x} in this codebase?",
        backticks="Where is `{x}` defined?",
        indirect="I'm looking for the definition of {x}.",
        slip="were is {x} defind",
        more=("find {x} module", "search for {x} in this codebase", "who calls {x}?"),
    ),
    "U5": _family(
        "near miss of a name",
        terse="where is {x}",
        plain="where is {x} defined?",
        chatty="Hi, could you please tell me where {x} is defined?",
        backticks="Where is `{x}` defined?",
        indirect="I'm looking for the definition of {x}.",
        slip="were is {x} defind",
        more=(
            "who calls {x}?",
            "what does {x} call?",
            "what parameters does {x} take?",
            "what does {x} return?",
            "which classes inherit from {x}?",
            "base classes of {x}",
        ),
    ),
    "U9": _does_call("swapped caller and callee"),
    "U10": _family(
        "swapped inheritance",
        terse="{x} extends {y}?",
        plain="does {x} extend {y}?",
        chatty="Hi! Could you please check whether {x} inherits from {y}?",
        backticks="Does `{x}` inherit from `{y}`?",
        indirect="I wonder whether {x} is a subclass of {y}.",
        slip="dose {x} inhert from {y}",
    ),
    "U13": _family(
        "only in comments or strings",
        terse="where is {x} defined",
        plain="where is {x} implemented?",
        chatty="Hi, could you please tell me where {x} is defined?",
        backticks="Where is the function `{x}` defined?",
        indirect="I'm looking for the definition of {x}.",
        slip="were is {x} defind",
        more=("in which file is the class {x} defined?",),
    ),
}
