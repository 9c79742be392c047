import math
import random
import re


def roll(notation, rng):
    """ok so this rolls dice from the usual notation like "2d6+1" and gives you the total.
    rng is anything with randint so i can cheat in tests :)

    >>> roll("3d1", random)
    3
    >>> roll("2d1+4", random)
    6
    >>> roll("d1", random), roll("4d1-10", random)
    (1, -6)
    >>> all(2 <= roll("2D6", random.Random(s)) <= 12 for s in range(50))
    True
    """
    count, sides, bonus = re.fullmatch(r"(\d*)d(\d+)([+-]\d+)?", notation.lower()).groups()
    total = sum(rng.randint(1, int(sides)) for _ in range(int(count or 1)))
    return total + int(bonus or 0)


def health_bar(hp, max_hp, width=10):
    """draws a health bar out of # and dots.

    if the hero is alive there is always at least one # even with 1 hp of 9000, otherwise it rounds down

    >>> health_bar(50, 100)
    '[#####.....]'
    >>> health_bar(20, 20, 4)
    '[####]'
    >>> health_bar(1, 9000), health_bar(0, 10, 5)
    ('[#.........]', '[.....]')
    >>> health_bar(-7, 10, 5), health_bar(15, 10, 5), health_bar(99, 100, 5)
    ('[.....]', '[#####]', '[####.]')
    """
    hp = max(0, min(hp, max_hp))
    full = hp * width // max_hp
    if hp > 0:
        full = max(full, 1)
    return "[" + "#" * full + "." * (width - full) + "]"


def find_player(level):
    """where is the @ on the map? gives (x, y), x counts from the left and y from the top.

    >>> find_player(["....", ".@..", "...."])
    (1, 1)
    >>> find_player(["..@"])
    (2, 0)
    >>> find_player(["....", "...."]) is None
    True
    >>> find_player(["#", "#.@", "@"])
    (2, 1)
    """
    for y, row in enumerate(level):
        if "@" in row:
            return row.index("@"), y
    return None


def step(pos: tuple, key: str, walls: set) -> tuple:
    """wasd movement! w is up which means y gets smaller. walls (and silly keys) just leave you where you are

    >>> step((2, 2), "d", set())
    (3, 2)
    >>> step((2, 2), "w", {(2, 1)})
    (2, 2)
    >>> step((0, 0), "a", set()), step((0, 0), "S", set())
    ((-1, 0), (0, 1))
    >>> step((4, 4), "q", set()), step((1, 1), "", {(1, 1)})
    ((4, 4), (1, 1))
    """
    moves = {"w": (0, -1), "s": (0, 1), "a": (-1, 0), "d": (1, 0)}
    dx, dy = moves.get(key.lower(), (0, 0))
    target = (pos[0] + dx, pos[1] + dy)
    return pos if target in walls else target


def level_for_xp(xp: int) -> int:
    """what level are you with that much xp. everybody starts at 1, going from level n to n+1 costs n * 100 xp.

    >>> level_for_xp(0)
    1
    >>> level_for_xp(150)
    2
    >>> level_for_xp(99), level_for_xp(100), level_for_xp(300)
    (1, 2, 3)
    >>> level_for_xp(-20), level_for_xp(1000)
    (1, 5)
    """
    level = 1
    while xp >= level * 100:
        xp -= level * 100
        level += 1
    return level


def highscores(entries, size=5):
    """makes the high score lines. every name shows up once only with its best score, best on top.

    same score = whoever got into the list first stays above

    >>> highscores([("zed", 50), ("amy", 90)])
    ['1. amy 90', '2. zed 50']
    >>> highscores([("amy", 10), ("amy", 30), ("bob", 20)], size=1)
    ['1. amy 30']
    >>> highscores([("zed", 7), ("amy", 7), ("zed", 3)])
    ['1. zed 7', '2. amy 7']
    >>> highscores([("bob", -5)], 3), highscores([])
    (['1. bob -5'], [])
    """
    best = {}
    for name, score in entries:
        best[name] = max(score, best.get(name, score))
    ranked = sorted(best.items(), key=lambda e: -e[1])[:size]
    return [f"{i}. {name} {score}" for i, (name, score) in enumerate(ranked, 1)]


def tictactoe_winner(board):
    """tic tac toe, board is three strings with X, O and spaces. returns "X" or "O" or "draw" or None if the game goes on

    >>> tictactoe_winner(["XXX", "OO ", "   "])
    'X'
    >>> tictactoe_winner(["XO ", " OX", "XO "])
    'O'
    >>> tictactoe_winner(["XOX", "XOO", "OXX"]), tictactoe_winner(["OX ", "XOX", "  O"])
    ('draw', 'O')
    >>> tictactoe_winner(["   ", "   ", "   "]), tictactoe_winner(["XO ", "OX ", "   "])
    (None, None)
    """
    lines = list(board) + ["".join(col) for col in zip(*board)]
    lines.append("".join(board[i][i] for i in range(3)))
    lines.append("".join(board[i][2 - i] for i in range(3)))
    for player in "XO":
        if player * 3 in lines:
            return player
    return None if " " in "".join(board) else "draw"


class Inventory:
    """the backpack"""

    def __init__(self, slots=4):
        self.slots = slots
        self.items = {}

    def pick_up(self, item, count=1):
        """stuff it into the backpack. things of the same kind share a slot, and when there's no free slot
        for a new kind you get False and it stays on the floor.

        >>> Inventory().pick_up("rope")
        True
        >>> bag = Inventory(1); bag.pick_up("arrow", 20); bag.items
        True
        {'arrow': 20}
        >>> bag.pick_up("arrow", 5), bag.pick_up("potion"), bag.items
        (True, False, {'arrow': 25})
        >>> Inventory(0).pick_up("anything")
        False
        """
        if item not in self.items and len(self.items) >= self.slots:
            return False
        self.items[item] = self.items.get(item, 0) + count
        return True


def nearest_enemy(me: tuple, enemies: dict):
    """name of the closest monster (straight line distance, positions are x,y). no monsters -> None, phew

    two equally close: take the alphabetical first one

    >>> nearest_enemy((0, 0), {"orc": (5, 5), "bat": (1, 0)})
    'bat'
    >>> nearest_enemy((10, 10), {"orc": (5, 5), "bat": (1, 0)})
    'orc'
    >>> nearest_enemy((0, 0), {"rat": (0, 2), "imp": (-2, 0)})
    'imp'
    >>> nearest_enemy((0, 0), {}), nearest_enemy((0, 0), {"a": (3, 3), "b": (0, 5)})
    (None, 'a')
    """
    if not enemies:
        return None
    return min(sorted(enemies), key=lambda name: math.dist(me, enemies[name]))


def bounce(x, speed, width):
    """moves the ball one tick on a line from 0 to width and gives back (new x, new speed).
    when it would fly out of the screen it stops right at the edge and turns around.

    >>> bounce(10, 3, 100)
    (13, 3)
    >>> bounce(98, 5, 100)
    (100, -5)
    >>> bounce(2, -3, 100), bounce(3, -3, 100)
    ((0, 3), (0, -3))
    >>> bounce(95, 5, 100), bounce(50, 0, 100)
    ((100, 5), (50, 0))
    """
    new = x + speed
    if new < 0:
        return 0, -speed
    if new > width:
        return width, -speed
    return new, speed
