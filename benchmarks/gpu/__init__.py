"""The engine on an accelerator."""
