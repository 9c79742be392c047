"""Examples that texts show: results as they are printed, inputs and outputs of contests."""
