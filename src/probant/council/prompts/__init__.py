"""What models read: bounded blocks, one builder, one budget, and a receipt of what is shown."""
