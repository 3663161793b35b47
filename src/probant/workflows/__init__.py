"""The verbs. The only modules that know a whole order of stages."""
