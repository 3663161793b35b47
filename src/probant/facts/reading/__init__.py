"""What languages share when they read a file: grammars, scopes, rows. No language's own rules."""
