"""From the sentences of a text to what they state: phrases, one table of forms, clauses."""
