"""Functions written before: found by words, and tried on the visible tests before one is written."""
