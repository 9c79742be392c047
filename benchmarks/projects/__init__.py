"""Real libraries from the package index: whether discovery and judge say what plain pytest says."""
