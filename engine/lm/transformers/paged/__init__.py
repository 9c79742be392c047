"""A paged key-value cache with flash attention and captured graphs, for accelerators."""
