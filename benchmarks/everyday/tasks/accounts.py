"""Small classes that keep something: money, songs, pieces in stock, temperatures."""


class Account:
    """Somebody's money, in cents."""

    overdraft = 100

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        """Add the amount to the balance and return the new balance.

        >>> Account("Ann", 50).deposit(25)
        75
        >>> Account("Bob").deposit(0)
        0
        """
        ...

    def withdraw(self, amount):
        """Take the amount from the balance and return True, if no more than the overdraft is owed then.

        Otherwise return False and leave the balance as it is.

        >>> Account("Ann", 50).withdraw(150)
        True
        >>> Account("Ann", 50).withdraw(151)
        False
        """
        ...


class Playlist:
    """Songs in an order; each is a title and a length in seconds."""

    def __init__(self, songs: list[tuple[str, int]]) -> None:
        self.songs = songs

    def titles(self) -> list[str]:
        """Return the titles of the songs in their order.

        >>> Playlist([("Intro", 40), ("Home", 200)]).titles()
        ['Intro', 'Home']
        >>> Playlist([]).titles()
        []
        """
        ...

    def minutes(self) -> int:
        """Return how long all songs take together, in whole minutes, rounded up.

        >>> Playlist([("Intro", 40), ("Home", 200)]).minutes()
        4
        >>> Playlist([("Home", 61)]).minutes()
        2
        """
        ...


class Stock:
    """How many pieces there are of each article."""

    def __init__(self, pieces: dict[str, int]) -> None:
        self.pieces = pieces

    def take(self, article: str, count: int) -> int:
        """Take count pieces of the article out, or as many as there are, and return how many were taken.

        An article of which nothing is left is removed from the pieces.

        >>> Stock({"nut": 5}).take("nut", 3)
        3
        >>> Stock({"nut": 2}).take("bolt", 1)
        0
        """
        ...


class Log:
    """Temperatures of days."""

    def __init__(self) -> None:
        self.entries: list[tuple[str, float]] = []

    def add(self, day: str, degrees: float) -> "Log":
        """Add the temperature of a day."""
        self.entries.append((day, degrees))
        return self

    def hottest(self) -> str:
        """Return the day with the highest temperature, the one added last if there are several.

        >>> Log().add("Mon", 21.5).add("Tue", 24).hottest()
        'Tue'
        >>> Log().add("Mon", 20).add("Tue", 20).add("Wed", 19).hottest()
        'Tue'
        """
        ...
