class StackContract:
    def make(self):
        raise NotImplementedError

    def test_last_in_first_out(self):
        stack = self.make()
        stack.push(1)
        stack.push(2)
        assert stack.pop() == 2
        assert stack.pop() == 1


class TestPeek:
    def test_peek(self):
        stack = self.make()
        stack.push(1)
        assert stack.peek() == 1
