from __future__ import annotations
class UnusedImports:
    def __init__(self, box, make): self.make = make
    def observe(self, step): return self.make.absent(step, complete=False)
