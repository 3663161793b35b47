"""The terminal: `main` starts, `commands` names, each command parses, calls and shows."""
