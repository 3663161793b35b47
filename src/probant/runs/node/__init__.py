"""npm projects: which runner a script starts, how it is made to report, what that is worth."""
