"""What a CI service says about runs: lists, jobs, logs. Everything it says is untrusted text."""
