"""Closed lists of words that every sentence is made of, and of those no reader may pass over.

Shared by whoever accounts for the words of a sentence: the reader of questions (`reading`) and the
reader of statements (`checking`). What each kind is asked or stated with stands with the kinds.
"""

from __future__ import annotations

NEVER_NOISE = frozenset(
    """
    not no never none nor neither without except excluding besides other others else otherwise
    only just alone instead rather than unlike similar like should would could ought must might may
    why better best worse worst good bad right wrong correct correctly proper properly enough safe
    longest shortest biggest largest smallest most least fewest many more less least last first
    oldest newest latest earliest next previous second third
    private public protected abstract async static deprecated documented undocumented unused tested
    untested generic nested overloaded inherited conditional optional required mutable
    replace rename move add remove delete write fix refactor change convert generate create make
    integration functional acceptance smoke slow fast flaky e2e performance
    unchanged untouched unmodified missing absent lacking lacks broken failing fails red free
    when whenever while unless until before after during always sometimes ever often
    """.split()
)
"""Words that may change what is asked; a kind has them only if it is often asked with them, and a
story only where they cannot be about the answer."""

FUNCTION_WORDS = frozenset(
    """
    a an the this that these those there i me my we us our you your it its they them
    their he she of in on at to for from by with about into as is are was were be been am do
    does did has have had can will could would should may might must and or but so then also
    what which who whom whose where when how why whether if not no please tell show give
    list find all any some each every
    """.split()
)
"""Words that are never names, whatever the snapshot defines."""
