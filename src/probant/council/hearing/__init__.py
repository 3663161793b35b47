"""What models say, read strictly; nothing here decides."""
