"""A teacher model: writes programs under constraints, and explains executions (ExecVerify, 2.1 and 2.2.1)."""
