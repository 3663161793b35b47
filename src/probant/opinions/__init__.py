"""Second opinions: what a type checker or compiler, where one is installed, says about a place.

Independent of the index and never evidence of absence: no answer means nobody could look. Start
with port.py (what is asked and answered), then seconds.py (who is asked).
"""
