"""The face: a command line and a language server around the engine."""
