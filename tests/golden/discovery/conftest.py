"""The samples' own tests are data."""

collect_ignore_glob = ["*"]
