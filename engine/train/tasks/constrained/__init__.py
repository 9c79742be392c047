"""Programs under constraints: methods of built-in types in nested control flow (ExecVerify, 2.1)."""
