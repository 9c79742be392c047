"""Connects the server to an editor: bytes, frames, order of messages, start and end."""
