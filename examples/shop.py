"""A shopping basket. Its tests are in test_shop.py."""


class Basket:
    """What a customer is about to buy: (name, price) pairs."""

    def __init__(self, items):
        self.items = items

    def total(self):
        """Return the sum of the prices of all items."""
        raise NotImplementedError
