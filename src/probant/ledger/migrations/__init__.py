"""Steps from one schema of the store to the next, run by Alembic; see ledger/database.py."""
