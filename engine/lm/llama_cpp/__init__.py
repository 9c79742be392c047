"""Models in llama.cpp's format, GGUF. Importing this package imports nothing heavy."""
