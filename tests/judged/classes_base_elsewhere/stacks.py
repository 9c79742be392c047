class ListStack:
    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)

    def pop(self):
        return self.items.pop()


class LinkedStack:
    def __init__(self):
        self.top = None

    def push(self, item):
        self.top = (item, self.top)

    def pop(self):
        item, self.top = self.top
        return item

    def peek(self):
        return self.top[0]
