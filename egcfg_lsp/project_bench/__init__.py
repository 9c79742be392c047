"""A project of the user's as a benchmark: problems, hidden tests, and files without them."""
