"""Calls that really happened while a package's own tests ran, beside what is said about them."""
