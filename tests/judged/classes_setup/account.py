class Account:
    def __init__(self, owner):
        self.owner = owner
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount

    def withdraw(self, amount):
        self.balance -= amount

    def close(self):
        self.balance = None

    def rename(self, owner):
        self.owner = owner
        self.balance = -1

    def history(self):
        return [self.owner]

    def interest(self, rate):
        return self.balance * rate
