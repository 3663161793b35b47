"""A receipt for what an agent said: made from its last message, shown as text, JSON or Markdown."""
