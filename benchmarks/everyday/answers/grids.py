def size(grid: list[list[int]]) -> tuple[int, int]:
    return (len(grid), len(grid[0])) if grid else (0, 0)


def column(grid, index):
    return [row[index] for row in grid]


def border_sum(grid: list[list[int]]) -> int:
    last = len(grid) - 1
    total = 0
    for number, row in enumerate(grid):
        total += sum(row) if number in (0, last) else sum(row) - sum(row[1:-1])
    return total


def count_neighbors(grid: list[str], row: int, column: int) -> int:
    around = [line[max(0, column - 1) : column + 2] for line in grid[max(0, row - 1) : row + 2]]
    return "".join(around).count("#") - (grid[row][column] == "#")


def seat_name(row: int, place: int) -> str:
    return f"{row + 1}{'ABCDEFGHJKLMNOPQRSTUVWXYZ'[place]}"


def walk(moves: str, width: int, height: int) -> tuple[int, int]:
    steps = {"E": (1, 0), "W": (-1, 0), "N": (0, 1), "S": (0, -1)}
    x = y = 0
    for move in moves:
        right, up = steps[move]
        if 0 <= x + right < width and 0 <= y + up < height:
            x, y = x + right, y + up
    return x, y
