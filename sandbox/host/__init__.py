"""The parent's side: starts interpreters, runs programs in their children, reads what these say."""
