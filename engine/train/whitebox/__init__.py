"""White-box questions, answers and rewards (ExecVerify, section 2.2)."""
