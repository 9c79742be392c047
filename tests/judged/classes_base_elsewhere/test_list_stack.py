from contract import StackContract
from stacks import ListStack


class TestListStack(StackContract):
    def make(self):
        return ListStack()
