"""Real libraries from the package index: how many of their tested functions are found, judged and traced."""
