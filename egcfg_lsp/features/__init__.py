"""Features of the language server, one a module."""
