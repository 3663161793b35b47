"""From what was heard to dispositions, findings, verdict and confidence. Pure."""
