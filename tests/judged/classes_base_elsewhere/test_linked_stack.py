import stacks
from contract import StackContract as Base
from contract import TestPeek


class TestLinkedStack(Base):
    make = stacks.LinkedStack


class TestLinkedPeek(TestPeek):
    def make(self):
        return stacks.LinkedStack()


del Base, TestPeek
