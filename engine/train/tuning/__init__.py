"""Tuning any transformers model on trl: the warm-up and the two stages of ExecVerify (section 3.1)."""
