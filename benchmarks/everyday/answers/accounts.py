class Account:
    overdraft = 100

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        self.balance += amount
        return self.balance

    def withdraw(self, amount):
        if self.balance - amount < -self.overdraft:
            return False
        self.balance -= amount
        return True


class Playlist:
    def __init__(self, songs: list[tuple[str, int]]) -> None:
        self.songs = songs

    def titles(self) -> list[str]:
        return [title for title, _ in self.songs]

    def minutes(self) -> int:
        return -(-sum(seconds for _, seconds in self.songs) // 60)


class Stock:
    def __init__(self, pieces: dict[str, int]) -> None:
        self.pieces = pieces

    def take(self, article: str, count: int) -> int:
        there = self.pieces.get(article, 0)
        taken = min(count, there)
        if taken < there:
            self.pieces[article] = there - taken
        else:
            self.pieces.pop(article, None)
        return taken


class Log:
    def __init__(self) -> None:
        self.entries: list[tuple[str, float]] = []

    def add(self, day: str, degrees: float) -> "Log":
        self.entries.append((day, degrees))
        return self

    def hottest(self) -> str:
        return max(reversed(self.entries), key=lambda entry: entry[1])[0]
