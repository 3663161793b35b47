"""`probant eval`: one module for each of its commands."""
