"""Parts that commands share: options, output, exit codes, interrupts."""
