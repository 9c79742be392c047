from collections import Counter
from decimal import Decimal, ROUND_HALF_UP


def add_vat(net, rate=20):
    """Price with VAT on top, rounded to whole pence.

    Prices are always kept as whole pence (int); half a penny goes up.

    >>> add_vat(1000)
    1200
    >>> add_vat(999, 5)
    1049
    >>> add_vat(250, 0)
    250
    >>> add_vat(10, 5)
    11
    """
    return (net * (100 + rate) + 50) // 100


def format_pence(pence: int) -> str:
    """Turn pence into something I can print on a label, with thousands commas.
    Refunds get the minus sign before the pound sign.

    >>> format_pence(1999)
    '£19.99'
    >>> format_pence(123456789)
    '£1,234,567.89'
    >>> format_pence(5)
    '£0.05'
    >>> format_pence(-250)
    '-£2.50'
    """
    sign = "-" if pence < 0 else ""
    pounds, rest = divmod(abs(pence), 100)
    return f"{sign}£{pounds:,}.{rest:02d}"


def low_stock(stock, minimum=5):
    """Names of the things I have to reorder, the emptiest shelf first.
    Same amount left: alphabetical.

    >>> low_stock({"soap": 2, "candles": 14, "matches": 0})
    ['matches', 'soap']
    >>> low_stock({"soap": 20})
    []
    >>> low_stock({"tea": 1, "jam": 1, "rice": 3}, minimum=3)
    ['jam', 'tea']
    >>> low_stock({"honey": 5, "salt": 4, "oil": -1})
    ['oil', 'salt']
    """
    short = [name for name, left in stock.items() if left < minimum]
    return sorted(short, key=lambda name: (stock[name], name))


def order_total(lines: list) -> int:
    """Add up an order. Every line is a dict with 'price' and 'qty'; when qty is missing it means one.

    >>> order_total([{"price": 250, "qty": 2}, {"price": 100, "qty": 3}])
    800
    >>> order_total([{"price": 999}])
    999
    >>> order_total([])
    0
    >>> order_total([{"price": 400, "qty": 0}, {"price": 150}])
    150
    """
    return sum(line["price"] * line.get("qty", 1) for line in lines)


def bulk_price(unit: int, qty: int) -> int:
    """What a customer pays for qty pieces with my bulk discount.

    10 or more: 5% off everything, 50 or more: 12% off. Fractions of a penny are dropped.

    >>> bulk_price(100, 3)
    300
    >>> bulk_price(100, 20)
    1900
    >>> bulk_price(100, 50)
    4400
    >>> bulk_price(33, 10)
    313
    """
    if qty >= 50:
        percent = 88
    elif qty >= 10:
        percent = 95
    else:
        percent = 100
    return unit * qty * percent // 100


def best_sellers(sales, n=3):
    """The n products that sold most often, as (name, count) pairs. On a tie the name that comes first in the alphabet wins.

    >>> best_sellers(["mug", "tea", "mug", "jam", "tea", "mug"], 2)
    [('mug', 3), ('tea', 2)]
    >>> best_sellers(["jam"])
    [('jam', 1)]
    >>> best_sellers(["tea", "mug", "jam", "tea"], 2)
    [('tea', 2), ('jam', 1)]
    >>> best_sellers([], 5)
    []
    """
    counts = Counter(sales)
    return sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))[:n]


def parse_price(text: str) -> int:
    """Read a price a customer or supplier typed and give it back in pence.
    The pound sign, spaces and thousands commas don't matter.

    >>> parse_price("£12.50")
    1250
    >>> parse_price("7")
    700
    >>> parse_price(" £ 1,299.9 ")
    129990
    >>> parse_price("0.295")
    30
    """
    clean = text.replace("£", "").replace(",", "").replace(" ", "")
    pence = Decimal(clean) * 100
    return int(pence.quantize(Decimal("1"), rounding=ROUND_HALF_UP))


def make_sku(category: str, name: str, number: int) -> str:
    """Build our article code: three letters of the category, three letters of the name, four digit number.
    Only letters count, and short words are filled up with X.

    >>> make_sku("candles", "Lavender", 12)
    'CAN-LAV-0012'
    >>> make_sku("tea", "earl grey", 305)
    'TEA-EAR-0305'
    >>> make_sku("Home", "A 4 pad", 7)
    'HOM-APA-0007'
    >>> make_sku("cd", "U2", 12345)
    'CDX-UXX-12345'
    """
    parts = []
    for word in (category, name):
        letters = "".join(ch for ch in word if ch.isalpha())
        parts.append(letters[:3].upper().ljust(3, "X"))
    return f"{parts[0]}-{parts[1]}-{number:04d}"


class Till:
    """The cash drawer. All amounts in pence."""

    def __init__(self, start=0):
        self.cash = start
        self.history = []

    def pay(self, due, given):
        """Customer hands over some cash; keep what is due, return the change and note the sale.
        If it isn't enough nothing happens and I get None.

        >>> Till().pay(750, 1000)
        250
        >>> till = Till(5000); till.pay(1200, 1200); till.cash
        0
        6200
        >>> till.pay(300, 200); till.cash, till.history
        (6200, [1200])
        >>> till.pay(0, 0); till.history
        0
        [1200, 0]
        """
        if given < due:
            return None
        self.cash += due
        self.history.append(due)
        return given - due


def is_open(day, time):
    """Are we open? Mon-Fri 09:00 to 18:00, Saturday 10:00 to 14:00, closed on Sunday.
    At closing time the door is already locked.

    >>> is_open("Mon", "09:30")
    True
    >>> is_open("Sun", "12:00")
    False
    >>> is_open("Sat", "14:00"), is_open("Sat", "13:59")
    (False, True)
    >>> is_open("fri", "09:00"), is_open("FRI", "18:00")
    (True, False)
    """
    hours = {"sat": ("10:00", "14:00"), "sun": ("", "")}
    opens, closes = hours.get(day.lower(), ("09:00", "18:00"))
    return opens <= time < closes
