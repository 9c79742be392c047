from collections import Counter, deque
from itertools import groupby, permutations
from math import gcd


def parse_moves(text):
    """Parse instructions such as "R4 U2" into (direction, distance) pairs. A missing number means a distance of 1.

    >>> parse_moves("R4 U2")
    [('R', 4), ('U', 2)]
    >>> parse_moves("L10")
    [('L', 10)]
    >>> parse_moves("D, R3,U")
    [('D', 1), ('R', 3), ('U', 1)]
    >>> parse_moves(""), parse_moves("L0")
    ([], [('L', 0)])
    """
    tokens = text.replace(",", " ").split()
    return [(token[0], int(token[1:] or 1)) for token in tokens]


def walk_cells(moves: list[tuple[str, int]]) -> int:
    """Number of different cells visited when following the moves from the origin, origin included.

    >>> walk_cells([("R", 3)])
    4
    >>> walk_cells([("U", 2), ("D", 2)])
    3
    >>> walk_cells([("R", 1), ("U", 1), ("L", 1), ("D", 1)])
    4
    >>> walk_cells([]), walk_cells([("L", 0)])
    (1, 1)
    """
    steps = {"R": (1, 0), "L": (-1, 0), "U": (0, 1), "D": (0, -1)}
    x = y = 0
    seen = {(0, 0)}
    for direction, distance in moves:
        for _ in range(distance):
            x, y = x + steps[direction][0], y + steps[direction][1]
            seen.add((x, y))
    return len(seen)


def rotate_grid(grid: list[str], turns: int = 1) -> list[str]:
    """Rotate a character grid clockwise by `turns` quarter turns; negative turns go counterclockwise.

    >>> rotate_grid(["ab", "cd"])
    ['ca', 'db']
    >>> rotate_grid(["abc"], 1)
    ['a', 'b', 'c']
    >>> rotate_grid(["ab", "cd"], -1), rotate_grid(["ab", "cd"], 6)
    (['bd', 'ac'], ['dc', 'ba'])
    >>> rotate_grid(["abc"], 0), rotate_grid([], 3)
    (['abc'], [])
    """
    grid = list(grid)
    for _ in range(turns % 4):
        grid = ["".join(column) for column in zip(*grid[::-1])]
    return grid


def shortest_path(maze: list[str]) -> int:
    """Fewest orthogonal steps from S to E in the maze, where # is a wall. -1 if E cannot be reached.

    >>> shortest_path(["S.E"])
    2
    >>> shortest_path(["S#E", "..."])
    4
    >>> shortest_path(["S#E"]), shortest_path(["SE"])
    (-1, 1)
    >>> shortest_path(["E..", "##.", "S.."]), shortest_path(["S#", "#E"])
    (6, -1)
    """
    cells = {(r, c): ch for r, row in enumerate(maze) for c, ch in enumerate(row) if ch != "#"}
    queue = deque((pos, 0) for pos in cells if cells[pos] == "S")
    while queue:
        (r, c), steps = queue.popleft()
        if cells.pop((r, c), "") == "E":
            return steps
        queue.extend((p, steps + 1) for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if p in cells)
    return -1


def word_value(word: str) -> int:
    """Sum of the letter positions (A = 1, ..., Z = 26). Case is irrelevant and anything that is not one of those letters adds nothing.

    >>> word_value("cab")
    6
    >>> word_value("Z")
    26
    >>> word_value("It's-me 2!")
    66
    >>> word_value(""), word_value("é")
    (0, 0)
    """
    return sum(ord(ch) - 96 for ch in word.lower() if "a" <= ch <= "z")


def look_and_say(term: str, rounds: int = 1) -> str:
    """Apply the look-and-say rule to a string of digits: every run is read aloud as its length and its digit.

    >>> look_and_say("21")
    '1211'
    >>> look_and_say("1", 3)
    '1211'
    >>> look_and_say("77", 0), look_and_say("")
    ('77', '')
    >>> look_and_say("3333333333"), look_and_say("22", 5)
    ('103', '22')
    """
    for _ in range(rounds):
        term = "".join(f"{len(list(run))}{digit}" for digit, run in groupby(term))
    return term


def merge_ranges(ranges):
    """Merge inclusive integer ranges (low, high) that overlap or touch, in ascending order. (1, 3) and (4, 6) touch.

    >>> merge_ranges([(1, 5), (3, 8)])
    [(1, 8)]
    >>> merge_ranges([(10, 12), (1, 2)])
    [(1, 2), (10, 12)]
    >>> merge_ranges([(4, 6), (1, 3), (8, 9)])
    [(1, 6), (8, 9)]
    >>> merge_ranges([(1, 20), (3, 4), (5, 5)]), merge_ranges([])
    ([(1, 20)], [])
    """
    merged = []
    for low, high in sorted(ranges):
        if merged and low <= merged[-1][1] + 1:
            merged[-1] = (merged[-1][0], max(high, merged[-1][1]))
        else:
            merged.append((low, high))
    return merged


def mastermind(secret: str, guess: str) -> tuple[int, int]:
    """Return (black, white): pegs of the right colour in the right place, and of the right colour in a wrong place. No peg counts twice.

    >>> mastermind("RGBY", "RGBY")
    (4, 0)
    >>> mastermind("RGBY", "YBGR")
    (0, 4)
    >>> mastermind("RRGB", "RYRR")
    (1, 1)
    >>> mastermind("RGBY", "OOOO"), mastermind("RGGB", "GGGG")
    ((0, 0), (2, 0))
    """
    black = sum(s == g for s, g in zip(secret, guess))
    common = (Counter(secret) & Counter(guess)).total()
    return black, common - black


def right_triangles(perimeter: int) -> list[tuple[int, int, int]]:
    """All right triangles with integer sides a < b < c and the given perimeter, smallest a first. Only primitive ones, i.e. without a common divisor.

    >>> right_triangles(12)
    [(3, 4, 5)]
    >>> right_triangles(30)
    [(5, 12, 13)]
    >>> right_triangles(24), right_triangles(0)
    ([], [])
    >>> right_triangles(1716)
    [(195, 748, 773), (364, 627, 725)]
    """
    found = []
    for a in range(1, perimeter // 3):
        for b in range(a + 1, (perimeter - a) // 2 + 1):
            c = perimeter - a - b
            if a * a + b * b == c * c and gcd(a, b) == 1:
                found.append((a, b, c))
    return found


def solve_sum(a: str, b: str, total: str):
    """Solve a small cryptarithm a + b = total and return the numbers as a tuple, or None if impossible. Different letters are different digits, no number starts with 0, and the solution with the smallest a (then b) is returned.

    >>> solve_sum("A", "A", "B")
    (1, 1, 2)
    >>> solve_sum("I", "I", "ME")
    (5, 5, 10)
    >>> solve_sum("A", "A", "A"), solve_sum("AB", "C", "D")
    (None, None)
    >>> solve_sum("A", "B", "BA"), solve_sum("AB", "BA", "CC")
    (None, (12, 21, 33))
    """
    letters = "".join(dict.fromkeys(a + b + total))
    for digits in permutations("0123456789", len(letters)):
        table = str.maketrans(letters, "".join(digits))
        words = [word.translate(table) for word in (a, b, total)]
        x, y, z = map(int, words)
        if x + y == z and not any(word.startswith("0") for word in words):
            return x, y, z
    return None
