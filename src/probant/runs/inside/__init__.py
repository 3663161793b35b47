"""Programs that run inside the sandbox, beside the code under test. They know nothing of Probant."""
