"""Facts of the oracles drawn for people to read: the same ones wherever they are drawn."""
