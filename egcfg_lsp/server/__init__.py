"""The language server: handlers, the connected editor, open documents, trust, status and progress."""
