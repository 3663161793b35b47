"""Programs that run inside the sandbox, beside the code under test; they know nothing else."""
