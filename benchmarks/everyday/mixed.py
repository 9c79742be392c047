"""Small classes, and a few helpers for times, dates and versions."""

from datetime import date, timedelta


class Account:
    """A bank account that cannot be overdrawn."""

    def __init__(self, owner: str, balance: int = 0) -> None:
        self.owner = owner
        self.balance = balance

    def deposit(self, amount: int) -> int:
        """Pay in the amount and return the new balance.

        >>> Account("Ann").deposit(50)
        50
        >>> account = Account("Bob", 20)
        >>> account.deposit(5)
        25
        >>> account.deposit(10)
        35
        >>> Account("Eve").deposit(0)
        0
        """
        self.balance += amount
        return self.balance

    def can_pay(self, price: int) -> bool:
        """Whether there is enough in the account for this price.

        >>> Account("Ann", 100).can_pay(60)
        True
        >>> Account("Ann", 100).can_pay(101)
        False
        >>> Account("Bob", 15).can_pay(15)
        True
        >>> Account("Eve").can_pay(0)
        True
        """
        return price <= self.balance

    def withdraw(self, amount: int) -> bool:
        """Take the amount out if there is enough in the account, and tell whether it was.

        >>> account = Account("Ann", 100)
        >>> account.withdraw(70), account.balance
        (True, 30)
        >>> account.withdraw(31), account.balance
        (False, 30)
        >>> account.withdraw(30), account.balance
        (True, 0)
        >>> Account("Eve").withdraw(1)
        False
        """
        if amount > self.balance:
            return False
        self.balance -= amount
        return True


class Scoreboard:
    """Who has how many points."""

    def __init__(self, points: dict[str, int]) -> None:
        self.points = points

    def ranking(self) -> list[str]:
        """The players from most to fewest points. Players with equal points come in alphabetical order.

        >>> Scoreboard({"Ann": 3, "Bob": 9}).ranking()
        ['Bob', 'Ann']
        >>> Scoreboard({"Zoe": 5, "Tim": 5, "Ben": 7}).ranking()
        ['Ben', 'Tim', 'Zoe']
        >>> Scoreboard({"Eve": -2, "Al": 0}).ranking()
        ['Al', 'Eve']
        >>> Scoreboard({}).ranking()
        []
        """
        return sorted(self.points, key=lambda player: (-self.points[player], player))


class History:
    """The pages that were visited last, the current one at the end."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.pages: list[str] = []

    def visit(self, page: str) -> list[str]:
        """Go to a page and return the history. Reloading the current page adds nothing to it.

        When there are more than `limit` pages the oldest is forgotten.

        >>> history = History(2)
        >>> history.visit("home")
        ['home']
        >>> history.visit("home")
        ['home']
        >>> history.visit("news")
        ['home', 'news']
        >>> history.visit("home")
        ['news', 'home']
        """
        if self.pages[-1:] != [page]:
            self.pages.append(page)
        if len(self.pages) > self.limit:
            self.pages.pop(0)
        return self.pages

    def back(self) -> str | None:
        """Leave the current page and return the one before it. With no page before it stay and return None.

        >>> history = History(5)
        >>> history.back() is None
        True
        >>> history.pages = ["home", "news", "sport"]
        >>> history.back()
        'news'
        >>> history.back()
        'home'
        >>> history.back(), history.pages
        (None, ['home'])
        """
        if len(self.pages) < 2:
            return None
        self.pages.pop()
        return self.pages[-1]


def is_yes(answer: str) -> bool:
    """Whether the user's answer is "y" or "yes", in any case and with any spaces around it.

    >>> is_yes("yes")
    True
    >>> is_yes("no")
    False
    >>> is_yes(" Y ")
    True
    >>> is_yes("")
    False
    """
    return answer.strip().lower() in ("y", "yes")


def midpoint(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The point halfway between two points.

    >>> midpoint((0, 0), (4, 2))
    (2.0, 1.0)
    >>> midpoint((-1, 5), (1, 6))
    (0.0, 5.5)
    >>> midpoint((1.5, 2), (2.5, 8))
    (2.0, 5.0)
    >>> midpoint((3, 3), (3, 3))
    (3.0, 3.0)
    """
    return ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)


def clock(minutes: int) -> str:
    """The time on a 24-hour clock that many minutes after midnight. It starts again after a full day.

    >>> clock(425)
    '07:05'
    >>> clock(1439)
    '23:59'
    >>> clock(1500)
    '01:00'
    >>> clock(0)
    '00:00'
    """
    return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"


def parse_version(text: str) -> tuple[int, ...]:
    """Read a version number such as "1.10.2" into a tuple that can be compared. A "v" in front is allowed.

    >>> parse_version("1.10.2")
    (1, 10, 2)
    >>> parse_version("v3.12")
    (3, 12)
    >>> parse_version("1.9") < parse_version("1.10")
    True
    >>> parse_version("2")
    (2,)
    """
    return tuple(int(part) for part in text.removeprefix("v").split("."))


def next_workday(day: str) -> str:
    """The first day after this one that is neither a Saturday nor a Sunday. Days are ISO dates.

    >>> next_workday("2024-03-05")
    '2024-03-06'
    >>> next_workday("2024-03-01")
    '2024-03-04'
    >>> next_workday("2024-03-02")
    '2024-03-04'
    >>> next_workday("2024-12-31")
    '2025-01-01'
    """
    following = date.fromisoformat(day) + timedelta(days=1)
    while following.weekday() >= 5:
        following += timedelta(days=1)
    return following.isoformat()


def time_ago(minutes: int) -> str:
    """Say how long ago something was: in minutes below an hour, in hours below a day, else in days.

    Only whole units count, and less than a minute is "just now".

    >>> time_ago(25)
    '25 min ago'
    >>> time_ago(150)
    '2 h ago'
    >>> time_ago(2880)
    '2 d ago'
    >>> time_ago(0)
    'just now'
    """
    if minutes < 1:
        return "just now"
    if minutes < 60:
        return f"{minutes} min ago"
    if minutes < 24 * 60:
        return f"{minutes // 60} h ago"
    return f"{minutes // (24 * 60)} d ago"
