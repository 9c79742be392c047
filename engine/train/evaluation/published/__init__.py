"""Questions about runs from published data sets: CRUXEval, LiveCodeBench, REval, BigCodeBench."""
