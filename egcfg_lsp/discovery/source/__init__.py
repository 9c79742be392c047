"""A Python file as it stands: its functions, their parts, and what they need around them."""
