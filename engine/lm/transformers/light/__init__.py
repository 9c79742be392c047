"""Loads models that ``egcfg train`` exported, such as the one that ships, without importing transformers.

Importing transformers takes longer than everything else that the first answer of a small model needs.
"""
