"""The worker inside the user's interpreter, CPython 3.9 to 3.13; imports only the standard library.

It is loaded from its folder under a private name (see ``boot``), because users have packages called
``sandbox`` too; inside, relative imports only.
"""
