"""What is registered to run on a signal of the operating system, or when the program ends.

By a table of the ways languages and known libraries have (`tools/handlers.py`). Values are the
handlers as they are written. Partial where a signal is computed; that there are none is not said
where a library is imported that no table lists. Not seen: what frameworks register by themselves.
"""

from probant.questions.kind import PLACED, SEARCH, Answers, Kind, listing, member
from probant.vocabulary.question import Intent, Relation

KIND = Kind(
    relation=Relation.SIGNAL_HANDLERS, intent=Intent.LOCATE, filters=PLACED, requires=(SEARCH,),
    proved_by=("handlers",),
    forms=(
        listing("signal_handlers", "signal-handlers",
                "what is registered to run on signals or at exit"),
        listing("signal_handlers", "handlers-of-signal", "what is registered for {signal}",
                member("signal")),
    ),
    answers=Answers(
        listed="By the table of known ways to register them: {told}{more}.",
        empty="Nothing is registered, by the table of known ways.",
    ),
)  # fmt: skip
