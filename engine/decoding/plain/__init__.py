"""Programs that no execution guides: lines, whole programs and answers of the model alone."""
