"""The sentences people ask in, family by family."""
