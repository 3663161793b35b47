"""The gate of a coding agent: its hook payload in, its own protocol out."""
