"""Execution-guided line-by-line code generation (EG-CFG): the method, without editors."""
