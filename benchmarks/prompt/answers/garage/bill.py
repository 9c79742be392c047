HOUR = 9_000
TAX = 20
WIDTH = 24


def money(cents: int) -> str:
    return f"{cents / 100:,.2f}"


def taxed(cents: int) -> int:
    return cents * (100 + TAX) // 100


def labor(minutes: int) -> int:
    return -(-minutes // 15) * HOUR // 4


def total(work: int, parts: list[int]) -> int:
    return taxed(work + sum(parts))


def bill_line(name: str, cents: int) -> str:
    amount = money(cents)
    return name.ljust(WIDTH - len(amount), ".") + amount
