"""Maven projects, offline, counted from Surefire's files."""
