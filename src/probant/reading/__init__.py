"""QUESTION → PARTS → NAMED THINGS → KIND → GOAL, and what is left over.

Pure: names come by a protocol.
"""
