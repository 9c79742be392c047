"""What commands share: options, output, exit codes, interrupts."""
