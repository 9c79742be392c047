"""Training data on disk: the tokenizer, shards of examples, and batches."""
