"""Nouns every stage shares: frozen, pure, standard library only.

Read in this order: source, symbol, question, value, evidence, requirement, capability, claim,
ruling. Each enumeration has its one home here; nothing in this package does IO or reads a clock.
"""
