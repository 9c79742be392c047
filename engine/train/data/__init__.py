"""Training data on disk: files of items."""
