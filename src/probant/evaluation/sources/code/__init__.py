"""Facts about code in any language, by that language's own front end."""
