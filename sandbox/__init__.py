"""Runs programs that nobody has read: confined, traced and judged. Standard library only."""
