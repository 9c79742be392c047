from shop.prices import total
def test_x(:
