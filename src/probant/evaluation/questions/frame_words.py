"""Words that belong to the frame of a question, not to its target.

'where is the container class' asks for the container: such a word in an invented phrase would turn
an unanswerable question into one with an answer.
"""

from __future__ import annotations

_KINDS = """
class classes function functions method methods member members constant constants variable
variables attribute attributes property properties field fields parameter parameters param params
argument arguments arg args kwargs default defaults return returns returned type types typed
annotation annotations decorator decorators base bases parent parents child children subclass
subclasses superclass interface interfaces protocol abstract static async generator nested private
public overload overloads overloaded alias enum object objects instance instances value values name
names named symbol symbols identifier keyword literal string strings text word words phrase
inner outer local func const content contents outline
"""
_PLACES = """
file files folder folders directory directories path paths line lines code source sources module
modules package packages project repository repo codebase library program application script
scripts test tests testing tested doc docs documentation readme licence license config
configuration setting settings option options key keys
"""
_DEEDS = """
where what which who whom whose when why how find found show shown locate located look looking
search searching searched define defined defines definition definitions declare declared
declaration implement implemented implements implementation implementations handle handled handles
call calls called caller callers callee callees calling use used uses using usage usages import
imports imported importing importer extend extends extended inherit inherits inherited inheritance
derive derived derives create created make made raise raises raised throw throws reference
references referenced explain describe list tell give take takes taken accept accepts pass passed
passes need needs want know does call exist exists happen happens work works live lives stand
stands commit commits committed change changes changed history author last first version versions
build builds built compare difference logic feature part parts place places thing things stuff kind
kinds help please could would should there here this that these those with from into onto about
after before over under between every each some none only also just like other another same more
most very such than then them they their have been being were will your mine ours itself self
implementing defining calling importing extending handling
currently actually really exactly precisely already still perhaps maybe possibly simply usually
normally again ever even once always never often sometimes together anyway
true false null main init todo note notes example examples
"""

FRAME_WORDS = frozenset(f"{_KINDS} {_PLACES} {_DEEDS}".split())
