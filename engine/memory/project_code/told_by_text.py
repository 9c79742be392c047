"""What is told of a known function by its text alone, wherever it was read."""

from __future__ import annotations

from engine.memory.parameters import Parameter
from engine.memory.project_code.read_module import ReadFunction


class ToldByText:
    """The part of ``Known`` that all functions have that were read from files."""

    function: ReadFunction

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.function.parameters

    @property
    def returns(self) -> str:
        return self.function.returns

    @property
    def source(self) -> str:
        return self.function.source
