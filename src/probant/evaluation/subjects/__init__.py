"""Those who answer: the engine's rivals, and the form every answer has."""
