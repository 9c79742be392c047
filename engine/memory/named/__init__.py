"""Folders and packages that a person names: their functions as sources of memory."""
