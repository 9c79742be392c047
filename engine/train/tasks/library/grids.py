"""Small functions about grids, boards, graphs, nested data, little machines and step-by-step choices."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NODES = "ABCDEF"


def _grid(r: Random, low: int = 1, high: int = 3) -> list[list[int]]:
    return draw.matrix(r, r.randint(low, high), r.randint(low, high))


def _square(r: Random, low: int = 1, high: int = 3) -> list[list[int]]:
    size = r.randint(low, high)
    return [[r.randint(-3, 9) for _ in range(size)] for _ in range(size)]


def _cells(r: Random, low: int = 1, high: int = 4, marks: str = "#.") -> list[str]:
    width = r.randint(low, high)
    return ["".join(r.choice(marks) for _ in range(width)) for _ in range(r.randint(low, high))]


def _bits(r: Random, low: int = 1, high: int = 4) -> list[list[int]]:
    width = r.randint(low, high)
    return [[r.randint(0, 1) for _ in range(width)] for _ in range(r.randint(low, high))]


def _spot(r: Random, grid: list[list[int]]) -> tuple[int, int]:
    return r.randrange(len(grid)), r.randrange(len(grid[0]))


def _graph(r: Random, low: int = 1, high: int = 4) -> dict[str, list[str]]:
    nodes = _NODES[: r.randint(low, high)]
    return {node: sorted(r.sample(nodes, r.randint(0, min(2, len(nodes))))) for node in nodes}


def _friends(r: Random, low: int = 1, high: int = 5) -> dict[str, list[str]]:
    nodes = _NODES[: r.randint(low, high)]
    graph: dict[str, list[str]] = {node: [] for node in nodes}
    for at, a in enumerate(nodes):
        for b in nodes[at + 1 :]:
            if r.random() < 0.4:
                graph[a].append(b)
                graph[b].append(a)
    return graph


def _edges(r: Random, low: int = 0, high: int = 5) -> list[tuple[str, str]]:
    pairs = [(a, b) for a in "ABCD" for b in "ABCD" if a < b]
    return r.sample(pairs, r.randint(low, high))


def _tree(r: Random, depth: int = 3) -> tuple[object, ...] | None:
    if depth == 0 or r.random() < 0.3:
        return None
    return r.randint(0, 20), _tree(r, depth - 1), _tree(r, depth - 1)


def _nested(r: Random, depth: int = 2) -> list[object]:
    return [
        _nested(r, depth - 1) if depth and r.random() < 0.35 else r.randint(0, 9)
        for _ in range(r.randint(0, 3))
    ]


def _config(r: Random, depth: int = 2) -> dict[str, object]:
    keys = r.sample(("name", "size", "color", "id", "port"), r.randint(0 if depth < 2 else 1, 3))
    return {key: _config(r, depth - 1) if depth and r.random() < 0.4 else r.randint(0, 9) for key in keys}


ENTRIES = (
    made(
        "grids.neighbour_cells",
        "neighbors adjacent_cells neighbour_cells get_neighbors",
        "row: int; column: int; height: int; width: int",
        "list[tuple[int, int]]",
        """
        The cells above, below, left and right of ({row}, {column}) that are inside the grid.
        Return the neighbours in the order up, down, left, right; leave out what is off the board.
        valid four neighbours of a cell in a grid of {height} rows and {width} columns
        Which cells touch ({row}, {column}) at an edge? The grid has {height} rows and {width} columns.
        List the orthogonal neighbours as (row, column), up first, then down, left and right.
        Returns the cells up, down, left and right of the given one, fewer than four at a border.
        """,
        """
        result = []
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            r, c = row + dr, column + dc
            if 0 <= r < height and 0 <= c < width:
                result.append((r, c))
        return result
        ---
        cells = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [(r, c) for r, c in cells if r in range(height) and c in range(width)]
        """,
        lambda r: (lambda h, w: (r.randrange(h), r.randrange(w), h, w))(r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "grids.around",
        "surrounding_cells all_neighbors eight_neighbors cells_around",
        "row: int; column: int; size: int",
        "list[tuple[int, int]]",
        """
        All cells around ({row}, {column}) on a square board, diagonals included.
        Return up to eight neighbours of a cell in a {size} by {size} grid, row by row.
        the eight neighbours that are on the board
        Which positions surround ({row}, {column}) in a grid with {size} rows and columns?
        List the (row, column) of each cell next to the given one, also diagonally, in reading order.
        Returns the neighbours in all eight directions that are on the board, never the cell itself.
        """,
        """
        return [
            (r, c)
            for r in range(row - 1, row + 2)
            for c in range(column - 1, column + 2)
            if (r, c) != (row, column) and 0 <= r < size and 0 <= c < size
        ]
        ---
        cells = []
        for r in range(max(0, row - 1), min(size, row + 2)):
            for c in range(max(0, column - 1), min(size, column + 2)):
                if r != row or c != column:
                    cells.append((r, c))
        return cells
        """,
        lambda r: (lambda n: (r.randrange(n), r.randrange(n), n))(r.randint(1, 4)),
    ),
    made(
        "grids.flood_fill",
        "flood_fill fill_area paint_bucket recolor",
        "image: list[list[int]]; row: int; column: int; color: int",
        "list[list[int]]",
        """
        Flood fill: paint the area of equal values that contains ({row}, {column}) with {color}.
        Return a new {image} in which the connected cells of the same value as the start cell become {color}.
        paint bucket tool
        Starting at ({row}, {column}), change all cells reachable up, down, left and right with equal value.
        What does {image} look like after filling from one cell? Do not change the original.
        Returns a copy with one connected region recolored; diagonals do not connect.
        """,
        """
        result = [line[:] for line in image]
        old = image[row][column]
        stack = [(row, column)]
        while stack:
            r, c = stack.pop()
            if 0 <= r < len(result) and 0 <= c < len(result[0]) and result[r][c] == old != color:
                result[r][c] = color
                stack += [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
        return result
        ---
        result = [list(line) for line in image]
        old = image[row][column]

        def fill(r, c):
            if 0 <= r < len(result) and 0 <= c < len(result[r]) and result[r][c] == old:
                result[r][c] = color
                for dr, dc in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    fill(r + dr, c + dc)

        if old != color:
            fill(row, column)
        return result
        """,
        lambda r: (lambda g: (g, *_spot(r, g), r.randint(0, 3)))(_bits(r)),
    ),
    made(
        "grids.count_islands",
        "count_islands number_of_islands count_regions islands",
        "grid: list[list[int]]",
        "int",
        """
        Count the islands of 1s in {grid}.
        How many groups of land (1) are there? Cells belong together when they touch at an edge.
        Return the number of connected regions of ones; diagonal contact does not connect.
        number of islands
        On a map 1 is land and 0 is water. Count the separate pieces of land.
        Returns how many separate areas of 1 there are in {grid}, 0 when it has no 1.
        """,
        """
        land = {(r, c) for r, row in enumerate(grid) for c, value in enumerate(row) if value == 1}
        count = 0
        while land:
            count += 1
            stack = [land.pop()]
            while stack:
                r, c = stack.pop()
                for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if cell in land:
                        land.remove(cell)
                        stack.append(cell)
        return count
        ---
        cells = [row[:] for row in grid]

        def sink(r, c):
            if 0 <= r < len(cells) and 0 <= c < len(cells[0]) and cells[r][c] == 1:
                cells[r][c] = 0
                sink(r + 1, c)
                sink(r - 1, c)
                sink(r, c + 1)
                sink(r, c - 1)

        count = 0
        for r in range(len(cells)):
            for c in range(len(cells[0])):
                if cells[r][c] == 1:
                    count += 1
                    sink(r, c)
        return count
        """,
        lambda r: (_bits(r),),
    ),
    made(
        "grids.life_step",
        "game_of_life life_step next_generation conway_step",
        "board: list[list[int]]",
        "list[list[int]]",
        """
        One step of Conway's Game of Life.
        The next generation of {board}: a live cell (1) needs 2 or 3 live neighbours, a dead one exactly 3.
        next generation; cells outside the board are dead
        Count the eight neighbours of each cell: with 3 it lives, with 2 it stays as it is, otherwise it dies.
        How does {board} look after one round of the game of life?
        Returns the next state of Conway's game; {board} itself stays unchanged.
        """,
        """
        height, width = len(board), len(board[0])
        result = []
        for r in range(height):
            row = []
            for c in range(width):
                alive = -board[r][c]
                for i in range(max(0, r - 1), min(height, r + 2)):
                    for j in range(max(0, c - 1), min(width, c + 2)):
                        alive += board[i][j]
                row.append(1 if alive == 3 or alive == 2 and board[r][c] else 0)
            result.append(row)
        return result
        ---
        live = {(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell}
        steps = [(a, b) for a in (-1, 0, 1) for b in (-1, 0, 1) if (a, b) != (0, 0)]

        def lives(r, c):
            count = sum((r + a, c + b) in live for a, b in steps)
            return int(count == 3 or (count == 2 and (r, c) in live))

        return [[lives(r, c) for c in range(len(row))] for r, row in enumerate(board)]
        """,
        lambda r: (_bits(r, 2, 4),),
    ),
    made(
        "grids.spiral_matrix",
        "spiral_matrix make_spiral generate_spiral spiral_grid",
        "size: int",
        "list[list[int]]",
        """
        Fill a {size} by {size} grid with 1, 2, 3, ... in a spiral from the top left going right.
        Generate a spiral matrix: numbers run clockwise from the outside to the center.
        Return a square grid with the numbers 1 to {size} squared arranged clockwise inwards.
        build a spiral of numbers
        What does a number spiral with {size} rows look like?
        Returns the spiral of the numbers from 1 on as rows, an empty list for size 0.
        """,
        """
        grid = [[0] * size for _ in range(size)]
        r, c, dr, dc = 0, 0, 0, 1
        for number in range(1, size * size + 1):
            grid[r][c] = number
            if not (0 <= r + dr < size and 0 <= c + dc < size) or grid[r + dr][c + dc]:
                dr, dc = dc, -dr
            r, c = r + dr, c + dc
        return grid
        ---
        grid = [[0] * size for _ in range(size)]
        numbers = iter(range(1, size * size + 1))
        low, high = 0, size - 1
        while low <= high:
            for c in range(low, high + 1):
                grid[low][c] = next(numbers)
            for r in range(low + 1, high + 1):
                grid[r][high] = next(numbers)
            for c in range(high - 1, low - 1, -1):
                grid[high][c] = next(numbers)
            for r in range(high - 1, low, -1):
                grid[r][low] = next(numbers)
            low, high = low + 1, high - 1
        return grid
        """,
        lambda r: (r.randint(0, 4),),
    ),
    made(
        "grids.snake_order",
        "snake_order zigzag_rows boustrophedon snake_flatten",
        "grid: list[list[int]]",
        "list[int]",
        """
        Read {grid} like a snake: the first row left to right, the second right to left and so on.
        Flatten {grid}, reversing every other row.
        Return all values in zigzag order, starting with row 0 from the left.
        snake traversal of a matrix
        Walk through the rows in alternating direction and collect the numbers.
        Returns a flat list in which odd rows (counted from 0) come backwards.
        """,
        """
        result = []
        for index, row in enumerate(grid):
            result.extend(row if index % 2 == 0 else row[::-1])
        return result
        ---
        return [value for i, row in enumerate(grid) for value in (reversed(row) if i % 2 else row)]
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "grids.checkerboard",
        "checkerboard chessboard make_board checker_pattern",
        "rows: int; columns: int",
        "list[list[int]]",
        """
        A checkerboard of 0 and 1 with a 0 in the upper left corner.
        Build a grid with {rows} rows and {columns} columns in which 0 and 1 alternate in both directions.
        Return nested lists with the pattern of a chess board, starting with 0.
        checker pattern
        Make a matrix where each cell differs from the cells beside, above and below it.
        Returns a board in which each cell is (row + column) modulo 2.
        """,
        """
        return [[(r + c) % 2 for c in range(columns)] for r in range(rows)]
        ---
        board = []
        for r in range(rows):
            row = []
            for c in range(columns):
                row.append(0 if r % 2 == c % 2 else 1)
            board.append(row)
        return board
        """,
        lambda r: (r.randint(0, 4), r.randint(1, 5)),
    ),
    made(
        "grids.rotate_half",
        "rotate_180 half_turn turn_upside_down rotate_half",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Rotate {matrix} by 180 degrees.
        Turn a grid upside down: the last row comes first, each row backwards.
        Return {matrix} after half a turn, as a new list of lists.
        rotate a matrix by half a turn
        What does {matrix} look like when the sheet is turned by 180 degrees?
        Returns the rows in reverse order, each one reversed too.
        """,
        """
        return [row[::-1] for row in matrix[::-1]]
        ---
        result = []
        for row in reversed(matrix):
            result.append(list(reversed(row)))
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "grids.add_border",
        "add_border pad_grid surround with_frame",
        "grid: list[list[int]]; value: int",
        "list[list[int]]",
        """
        Put a border of {value} around {grid}.
        Return a grid that is two rows and two columns larger, with {value} on the outside.
        pad a matrix on all four sides
        Surround {grid} with one layer of {value}.
        How does {grid} look with a frame one cell wide filled with {value}?
        Returns {grid} with a frame of {value}, the old values in the middle.
        """,
        """
        edge = [value] * (len(grid[0]) + 2)
        return [edge] + [[value] + row + [value] for row in grid] + [edge[:]]
        ---
        height, width = len(grid), len(grid[0])
        result = [[value] * (width + 2) for _ in range(height + 2)]
        for r in range(height):
            for c in range(width):
                result[r + 1][c + 1] = grid[r][c]
        return result
        """,
        lambda r: (_grid(r, 1, 2), r.randint(0, 1)),
    ),
    made(
        "grids.crop",
        "crop sub_grid cut_out submatrix",
        "grid: list[list[int]]; top: int; left: int; height: int; width: int",
        "list[list[int]]",
        """
        Cut {height} rows and {width} columns out of {grid}, beginning at row {top} and column {left}.
        Return the part of {grid} with its upper left corner at ({top}, {left}).
        submatrix by corner and size
        Crop {grid}; whatever of the block is outside {grid} is left out.
        Which values are in the rectangle that starts at ({top}, {left})?
        Returns the block at ({top}, {left}) with at most {height} rows of at most {width} values.
        """,
        """
        return [row[left : left + width] for row in grid[top : top + height]]
        ---
        block = []
        for r in range(top, min(top + height, len(grid))):
            block.append(grid[r][left : left + width])
        return block
        """,
        lambda r: (_grid(r, 2, 4), r.randint(0, 2), r.randint(0, 2), r.randint(1, 3), r.randint(1, 3)),
    ),
    made(
        "grids.strongest_row",
        "row_with_largest_sum best_row strongest_row heaviest_row",
        "grid: list[list[int]]",
        "int",
        """
        The index of the row of {grid} with the largest sum.
        Which row adds up to the most? The upper one if several do, -1 for an empty grid.
        Return the position of the row with the highest total, -1 if {grid} has no rows.
        index of the best row
        Each row holds the points of one player. Who has the most? The first one wins a tie.
        Returns the number of the row with the highest sum, counted from 0; -1 without rows.
        """,
        """
        if not grid:
            return -1
        sums = [sum(row) for row in grid]
        return sums.index(max(sums))
        ---
        return max(range(len(grid)), key=lambda i: sum(grid[i]), default=-1)
        ---
        best = -1
        for i, row in enumerate(grid):
            if best < 0 or sum(row) > sum(grid[best]):
                best = i
        return best
        """,
        lambda r: (r.choice(([], [[1, 2], [3, 0], [2, 1]], _grid(r, 1, 4), _grid(r, 1, 4))),),
    ),
    made(
        "grids.max_position",
        "position_of_max max_position find_largest where_is_max",
        "grid: list[list[int]]",
        "tuple[int, int]",
        """
        Where is the largest value of {grid}? Return (row, column).
        The position of the maximum; the first one in reading order if it occurs again.
        Find the row and the column of the biggest number in a non-empty matrix.
        argmax of a grid
        Return the indices of the greatest cell as a tuple, the upper left one on a tie.
        Returns (row, column) of the largest value, both counted from 0.
        """,
        """
        best = (0, 0)
        for r, row in enumerate(grid):
            for c, value in enumerate(row):
                if value > grid[best[0]][best[1]]:
                    best = (r, c)
        return best
        ---
        cells = [(r, c) for r in range(len(grid)) for c in range(len(grid[0]))]
        return max(cells, key=lambda cell: grid[cell[0]][cell[1]])
        ---
        top = max(max(row) for row in grid)
        for r, row in enumerate(grid):
            if top in row:
                return r, row.index(top)
        return 0, 0
        """,
        lambda r: (r.choice((_grid(r), _bits(r, 1, 3))),),
    ),
    made(
        "grids.column_averages",
        "column_averages column_means average_per_column mean_columns",
        "table: list[list[int]]",
        "list[float]",
        """
        The average of each column of {table}, rounded to 2 decimals.
        Return one mean per column; no rows give an empty list.
        column means of a matrix
        Average the values that stand below each other.
        What is the mean of every column? Round to two decimals.
        Returns the rounded mean of every column, as many as a row of {table} is long.
        """,
        """
        return [round(sum(column) / len(column), 2) for column in zip(*table)]
        ---
        if not table:
            return []
        averages = []
        for c in range(len(table[0])):
            averages.append(round(sum(row[c] for row in table) / len(table), 2))
        return averages
        """,
        lambda r: (r.choice(([], _grid(r), _grid(r), _grid(r))),),
    ),
    made(
        "grids.drop_column",
        "drop_column remove_column without_column delete_column",
        "table: list[list[int]]; index: int",
        "list[list[int]]",
        """
        Remove column {index} from {table}.
        Return {table} without its column {index}, counted from 0.
        delete one column of a matrix
        Leave out the value at {index} in every row, without changing {table}.
        What is left when the column at {index} is taken away? An index past the end removes nothing.
        Returns new rows without the value at {index}.
        """,
        """
        return [row[:index] + row[index + 1 :] for row in table]
        ---
        return [[value for i, value in enumerate(row) if i != index] for row in table]
        ---
        result = []
        for row in table:
            copy = list(row)
            if index < len(copy):
                del copy[index]
            result.append(copy)
        return result
        """,
        lambda r: (_grid(r), r.randint(0, 3)),
    ),
    made(
        "grids.sort_by_column",
        "sort_rows_by_column order_by_column sort_table sort_by_column",
        "table: list[list[int]]; column: int",
        "list[list[int]]",
        """
        Sort the rows of {table} by the value in {column}.
        Return the rows ordered by one column, smallest first; equal rows keep their order.
        sort a table by a column index
        Order {table} by what stands at index {column} of each row, without changing {table}.
        How does {table} look sorted ascending by {column}?
        Returns the same rows, ordered by the number at index {column}.
        """,
        """
        return sorted(table, key=lambda row: row[column])
        ---
        result = list(table)
        result.sort(key=itemgetter(column))
        return result
        """,
        lambda r: (lambda t: (t, r.randrange(len(t[0]))))(r.choice((_grid(r, 1, 4), _bits(r, 2, 4)))),
        "from operator import itemgetter",
    ),
    made(
        "grids.zero_lines",
        "set_zeroes zero_rows_columns clear_lines",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Set the whole row and column of every 0 in {matrix} to 0.
        Return a copy of {matrix} in which each row and each column that held a 0 is cleared.
        zero out the rows and columns with zeros
        Each 0 clears its row and its column. Zeros made this way do not spread.
        What is {matrix} after clearing each line through an original zero?
        Returns a matrix whose rows and columns with a 0 are all 0; without a 0 it stays the same.
        """,
        """
        rows = {r for r, row in enumerate(matrix) if 0 in row}
        columns = {c for c, column in enumerate(zip(*matrix)) if 0 in column}
        return [
            [0 if r in rows or c in columns else value for c, value in enumerate(row)]
            for r, row in enumerate(matrix)
        ]
        ---
        result = [row[:] for row in matrix]
        for r in range(len(matrix)):
            for c in range(len(matrix[0])):
                if matrix[r][c] == 0:
                    result[r] = [0] * len(matrix[0])
                    for row in result:
                        row[c] = 0
        return result
        """,
        lambda r: ([[r.choice((0, 1, 2, 3, 4, 5)) for _ in range(3)] for _ in range(r.randint(1, 4))],),
    ),
    made(
        "grids.determinant",
        "determinant det matrix_determinant",
        "matrix: list[list[int]]",
        "int",
        """
        The determinant of a square {matrix}.
        Expand along the first row to compute the determinant; a 1 by 1 matrix is its only value.
        Return the determinant of a matrix of integers.
        det of a matrix
        What is the determinant of {matrix}, which has as many rows as columns (at least one)?
        Returns ad - bc for [[a, b], [c, d]], larger ones by cofactors.
        """,
        """
        if len(matrix) == 1:
            return matrix[0][0]
        total = 0
        for c, value in enumerate(matrix[0]):
            minor = [row[:c] + row[c + 1 :] for row in matrix[1:]]
            total += (-1) ** c * value * determinant(minor)
        return total
        ---
        def det(rows):
            if not rows:
                return 1
            return sum(
                (-1) ** i * value * det([row[:i] + row[i + 1 :] for row in rows[1:]])
                for i, value in enumerate(rows[0])
            )

        return det(matrix)
        """,
        lambda r: (_square(r),),
    ),
    made(
        "grids.toeplitz",
        "is_toeplitz constant_diagonals same_diagonals",
        "matrix: list[list[int]]",
        "bool",
        """
        Does each diagonal of {matrix} from upper left to lower right hold one value only?
        Check whether {matrix} is a Toeplitz matrix.
        True if every cell equals its upper left neighbour, where there is one.
        constant along all falling diagonals
        Return whether all values on each falling diagonal are equal.
        Returns True if nothing changes along any falling diagonal.
        """,
        """
        rows, columns = range(1, len(matrix)), range(1, len(matrix[0]))
        return all(matrix[r][c] == matrix[r - 1][c - 1] for r in rows for c in columns)
        ---
        for upper, lower in zip(matrix, matrix[1:]):
            if upper[:-1] != lower[1:]:
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    (lambda v: [[v[c - k + 2] for c in range(3)] for k in range(r.randint(1, 3))])(
                        draw.ints(r, 5, 5)
                    ),
                    _bits(r),
                )
            ),
        ),
    ),
    made(
        "grids.minesweeper",
        "minesweeper count_mines mine_numbers number_board",
        "field: list[str]",
        "list[str]",
        """
        Write into each free cell of {field} how many mines ("*") touch it.
        Solve a minesweeper board: "." becomes the number of mines around it, diagonals included; mines stay.
        Return {field} with every "." replaced by the count of "*" in the eight cells around.
        minesweeper numbers
        Given rows of "*" and ".", give the rows with numbers; a cell without mines gets 0.
        Returns the field with mine counts instead of dots, as strings of the same size.
        """,
        """
        mines = {(r, c) for r, row in enumerate(field) for c, cell in enumerate(row) if cell == "*"}
        result = []
        for r, row in enumerate(field):
            line = ""
            for c, cell in enumerate(row):
                around = sum((i, j) in mines for i in (r - 1, r, r + 1) for j in (c - 1, c, c + 1))
                line += "*" if cell == "*" else str(around)
            result.append(line)
        return result
        ---
        def near(r, c):
            rows = field[max(0, r - 1) : r + 2]
            return sum(row[max(0, c - 1) : c + 2].count("*") for row in rows)

        return [
            "".join("*" if cell == "*" else str(near(r, c)) for c, cell in enumerate(row))
            for r, row in enumerate(field)
        ]
        """,
        lambda r: (_cells(r, marks="*.."),),
    ),
    made(
        "grids.shortest_way",
        "shortest_path maze_steps fewest_steps solve_maze",
        "maze: list[str]",
        "int",
        """
        The fewest steps from the upper left to the lower right corner of {maze}, -1 if there is no way.
        "#" is a wall, "." is free. How many moves (up, down, left, right) does the shortest way take?
        Return the length of the shortest path through {maze}, or -1 when the exit cannot be reached.
        breadth-first search in a maze
        Find out how many steps it takes to cross the grid from corner to corner; a walled corner gives -1.
        Returns the number of moves on the shortest way to the far corner, -1 without a way.
        """,
        """
        height, width = len(maze), len(maze[0])
        if maze[0][0] == "#":
            return -1
        queue = deque([(0, 0, 0)])
        seen = {(0, 0)}
        while queue:
            r, c, steps = queue.popleft()
            if (r, c) == (height - 1, width - 1):
                return steps
            for i, j in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= i < height and 0 <= j < width and maze[i][j] != "#" and (i, j) not in seen:
                    seen.add((i, j))
                    queue.append((i, j, steps + 1))
        return -1
        ---
        free = {(r, c) for r, row in enumerate(maze) for c, cell in enumerate(row) if cell != "#"}
        goal = (len(maze) - 1, len(maze[0]) - 1)
        level = {(0, 0)} & free
        steps = 0
        while level:
            if goal in level:
                return steps
            free -= level
            level = {(r + i, c + j) for r, c in level for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))} & free
            steps += 1
        return -1
        """,
        lambda r: (r.choice((_cells(r, marks="#..."), _cells(r, marks="."), [".#.", "...", "#.."])),),
        "from collections import deque",
    ),
    made(
        "grids.cheapest_way",
        "min_path_sum cheapest_path minimum_path_cost lowest_cost",
        "costs: list[list[int]]",
        "int",
        """
        The lowest total of a way from the upper left to the lower right, moving only right or down.
        Minimum path sum of {costs}: every visited cell is added, the first and last too.
        Return the smallest sum of values that a right-and-down path through {costs} can have.
        cheapest path through a grid
        Each cell costs its number. What does the cheapest trip cost when one only goes right or down?
        Returns the least sum on a way to the lower right that only goes right and down.
        """,
        """
        best = []
        for r, row in enumerate(costs):
            for c, cost in enumerate(row):
                if r == 0 and c == 0:
                    best.append(cost)
                elif r == 0:
                    best.append(best[c - 1] + cost)
                elif c == 0:
                    best[c] += cost
                else:
                    best[c] = min(best[c], best[c - 1]) + cost
        return best[-1]
        ---
        def cost_to(r, c):
            if r == 0 and c == 0:
                return costs[0][0]
            ways = []
            if r > 0:
                ways.append(cost_to(r - 1, c))
            if c > 0:
                ways.append(cost_to(r, c - 1))
            return costs[r][c] + min(ways)

        return cost_to(len(costs) - 1, len(costs[0]) - 1)
        """,
        lambda r: ([[r.randint(0, 9) for _ in range(3)] for _ in range(r.randint(1, 4))],),
    ),
    made(
        "grids.blocked_paths",
        "paths_with_obstacles count_paths unique_paths ways_around",
        "grid: list[list[int]]",
        "int",
        """
        Count the ways from the upper left to the lower right of {grid} around obstacles.
        1 is blocked, 0 is free; only moves to the right and down are allowed. How many paths are there?
        Return the number of right-and-down paths that avoid every cell with a 1.
        unique paths in a grid with walls
        A robot goes right or down and must not enter a 1. In how many ways does it get to the far corner?
        Returns the number of right-and-down ways, 0 if the start or the goal is blocked.
        """,
        """
        ways = [1] + [0] * (len(grid[0]) - 1)
        for row in grid:
            for c, blocked in enumerate(row):
                if blocked:
                    ways[c] = 0
                elif c > 0:
                    ways[c] += ways[c - 1]
        return ways[-1]
        ---
        def count(r, c):
            if r < 0 or c < 0 or grid[r][c] == 1:
                return 0
            if r == 0 and c == 0:
                return 1
            return count(r - 1, c) + count(r, c - 1)

        return count(len(grid) - 1, len(grid[0]) - 1)
        """,
        lambda r: (
            [[r.choice((0, 0, 0, 1)) for _ in range(r.choice((3,)))] for _ in range(r.randint(1, 4))],
        ),
    ),
    made(
        "grids.knight_moves",
        "knight_moves knight_targets jumps_of_knight",
        "square: str",
        "list[str]",
        """
        Where can a knight on {square} go? Answer with sorted names such as "f3".
        All fields that a chess knight reaches in one move from {square}, in alphabetical order.
        Return the legal jumps of a knight standing on {square} of an empty 8 by 8 board.
        knight moves in chess notation
        A knight moves two fields in one direction and one to the side. List its targets, sorted.
        Returns the fields between a1 and h8 that a knight on {square} attacks, sorted.
        """,
        """
        column, row = "abcdefgh".index(square[0]), int(square[1])
        result = []
        for dc, dr in ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):
            if 0 <= column + dc < 8 and 1 <= row + dr <= 8:
                result.append("abcdefgh"[column + dc] + str(row + dr))
        return sorted(result)
        ---
        fields = [letter + digit for letter in "abcdefgh" for digit in "12345678"]
        x, y = ord(square[0]), int(square[1])
        return [f for f in fields if abs(ord(f[0]) - x) * abs(int(f[1]) - y) == 2]
        """,
        lambda r: (r.choice("abcdefgh") + r.choice("12345678"),),
    ),
    made(
        "grids.queen_attacks",
        "queen_attacks can_attack queens_threaten attacks",
        "queen: tuple[int, int]; other: tuple[int, int]",
        "bool",
        """
        Can a queen on {queen} take a piece on {other}?
        True if both (row, column) fields are in one row, one column or on one diagonal.
        Do two queens on these different fields of an empty board attack each other?
        queen attack
        Return whether a chess queen reaches {other} from {queen} in one move with nothing in between.
        Returns True if the two fields share a row, a column or a diagonal.
        """,
        """
        dr, dc = abs(queen[0] - other[0]), abs(queen[1] - other[1])
        return dr == 0 or dc == 0 or dr == dc
        ---
        (r1, c1), (r2, c2) = queen, other
        return r1 == r2 or c1 == c2 or r1 + c1 == r2 + c2 or r1 - c1 == r2 - c2
        """,
        lambda r: (lambda a, b: (a, b if a != b else ((a[0] + 1) % 8, a[1])))(
            (r.randint(0, 7), r.randint(0, 7)), (r.randint(0, 7), r.randint(0, 7))
        ),
    ),
    made(
        "grids.drop_disc",
        "drop_disc connect_four_drop play_column drop_piece",
        "board: list[str]; column: int; disc: str",
        "list[str]",
        """
        Drop {disc} into {column} of a connect four {board}.
        The disc falls to the lowest free cell (".") of {column}; a full column leaves the board as it is.
        Return the board after a move, rows from top to bottom as strings.
        connect four move
        Where does {disc} land? Return the new rows; nothing changes when the column is full.
        Returns the board with {disc} on the lowest free place of {column}, unchanged if it is full.
        """,
        """
        rows = list(board)
        for r in range(len(rows) - 1, -1, -1):
            if rows[r][column] == ".":
                rows[r] = rows[r][:column] + disc + rows[r][column + 1 :]
                break
        return rows
        ---
        free = sum(1 for row in board if row[column] == ".")
        return [
            row[:column] + disc + row[column + 1 :] if r == free - 1 else row for r, row in enumerate(board)
        ]
        """,
        lambda r: (
            lambda heights: (
                ["".join("." if h < 3 - row else "XO"[h % 2] for h in heights) for row in range(3)],
                r.randrange(len(heights)),
                r.choice("XO"),
            )
        )([r.randint(0, 3) for _ in range(r.randint(1, 4))]),
    ),
    made(
        "grids.free_cells",
        "free_cells empty_cells available_moves open_positions",
        "board: list[str]",
        "list[tuple[int, int]]",
        """
        The positions of all free cells (".") on {board}.
        Which moves are still possible? Return (row, column) of every "." in reading order.
        empty cells of a tic-tac-toe board
        Return a list with the coordinates of each dot, an empty list for a full board.
        List where {board} is empty, row by row.
        Returns (row, column) of each "." on the board, counted from 0.
        """,
        """
        return [(r, c) for r, row in enumerate(board) for c, cell in enumerate(row) if cell == "."]
        ---
        result = []
        for r in range(len(board)):
            for c in range(len(board[r])):
                if board[r][c] == ".":
                    result.append((r, c))
        return result
        """,
        lambda r: (_cells(r, 1, 3, "XO."),),
    ),
    made(
        "grids.has_won",
        "has_won is_winner player_wins three_in_a_row",
        "board: list[str]; player: str",
        "bool",
        """
        Has {player} won on this tic-tac-toe {board}?
        True if one row, column or diagonal of the square {board} consists of {player} only.
        Check all lines for a win of {player}.
        tic tac toe win check
        Return whether {player} fills a whole line, also diagonally.
        Returns True once {player} has a complete row, column or diagonal.
        """,
        """
        n = len(board)
        lines = list(board) + ["".join(column) for column in zip(*board)]
        lines.append("".join(board[i][i] for i in range(n)))
        lines.append("".join(board[i][n - 1 - i] for i in range(n)))
        return player * n in lines
        ---
        size = range(len(board))
        for i in size:
            if all(board[i][j] == player for j in size) or all(board[j][i] == player for j in size):
                return True
        falling = all(board[i][i] == player for i in size)
        rising = all(board[i][len(board) - 1 - i] == player for i in size)
        return falling or rising
        """,
        lambda r: (
            r.choice(
                (
                    ["".join(r.choice("XO.") for _ in range(3)) for _ in range(3)],
                    ["XO.", "OX.", "O.X"],
                    ["X.O", "XO.", "O.X"],
                    ["XXX", "OO.", "..O"],
                    ["OX.", "OX.", ".XO"],
                )
            ),
            r.choice("XO"),
        ),
    ),
    made(
        "grids.bingo",
        "has_bingo is_bingo check_bingo full_line",
        "card: list[list[int]]; called: list[int]",
        "bool",
        """
        Is a row or a column of the bingo {card} complete?
        True if all numbers of some row or some column of {card} are among {called}.
        Check {card} for bingo, diagonals do not count.
        bingo!
        Return whether the numbers in {called} cover one whole line of {card}, across or down.
        Returns True if some row or column of {card} is called completely.
        """,
        """
        marked = set(called)
        return any(marked.issuperset(line) for line in card + list(zip(*card)))
        ---
        for row in card:
            if all(number in called for number in row):
                return True
        for column in zip(*card):
            if all(number in called for number in column):
                return True
        return False
        """,
        lambda r: (
            lambda v: (
                [v[0:3], v[3:6], v[6:9]],
                r.choice((v[3:6], v[1::3], v[2::3] + v[:1], v[:2], r.sample(v, 5))),
            )
        )(r.sample(range(1, 10), 9)),
    ),
    made(
        "grids.sudoku_group",
        "is_valid_group no_repeats valid_sudoku_row check_sudoku_line",
        "cells: list[int]",
        "bool",
        """
        Is a row of a sudoku without repeated digits? 0 is an empty cell.
        Check that no digit from 1 to 9 occurs twice in {cells}; zeros do not count.
        True if the filled {cells} all differ.
        valid sudoku row, column or box
        Return whether {cells} breaks no sudoku rule so far; empty cells (0) may repeat.
        Returns False when a digit other than 0 is there twice, True otherwise.
        """,
        """
        filled = [cell for cell in cells if cell != 0]
        return len(filled) == len(set(filled))
        ---
        seen = set()
        for cell in cells:
            if cell and cell in seen:
                return False
            seen.add(cell)
        return True
        ---
        return all(cells.count(digit) <= 1 for digit in range(1, 10))
        """,
        lambda r: (
            r.choice(
                (r.sample(range(1, 10), 9), [r.choice((0, r.randint(1, 6))) for _ in range(r.randint(0, 7))])
            ),
        ),
    ),
    made(
        "grids.invert_image",
        "invert_image negative invert_pixels invert_colors",
        "image: list[list[int]]",
        "list[list[int]]",
        """
        Invert a grey {image}: 0 becomes 255 and 255 becomes 0.
        Return the negative of {image}, each pixel p turned into 255 - p.
        negative of a picture
        What does {image} look like with light and dark exchanged? Pixels go from 0 to 255.
        Subtract every brightness in the grid from 255.
        Returns a new grid with 255 minus each pixel.
        """,
        """
        return [[255 - pixel for pixel in row] for row in image]
        ---
        result = []
        for row in image:
            result.append([])
            for pixel in row:
                result[-1].append(255 - pixel)
        return result
        """,
        lambda r: (
            [[r.choice((0, 255, r.randint(0, 255))) for _ in range(3)] for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "grids.threshold",
        "threshold to_black_white binarize black_and_white",
        "image: list[list[int]]; limit: int",
        "list[list[int]]",
        """
        Turn {image} into 0 and 1: pixels of at least {limit} become 1.
        Black and white version of a grey image, 1 where the brightness is {limit} or more.
        Return a grid that has 1 for each value not below {limit} and 0 elsewhere.
        threshold an image
        Which pixels of {image} are bright? Mark them with 1, the others with 0.
        Returns 1 for every pixel of {limit} or more and 0 for the others, as a new grid.
        """,
        """
        return [[1 if pixel >= limit else 0 for pixel in row] for row in image]
        ---
        return [[int(pixel >= limit) for pixel in row] for row in image]
        ---
        result = []
        for row in image:
            line = []
            for pixel in row:
                line.append(0 if pixel < limit else 1)
            result.append(line)
        return result
        """,
        lambda r: (
            [[r.choice((0, 100, 255, r.randint(0, 255))) for _ in range(3)] for _ in range(r.randint(0, 3))],
            r.choice((100, 128, r.randint(1, 255))),
        ),
    ),
    made(
        "grids.enlarge",
        "enlarge scale_up zoom magnify",
        "picture: list[str]; factor: int",
        "list[str]",
        """
        Enlarge {picture} by {factor} in both directions.
        Every character becomes a block of {factor} by {factor} equal characters.
        Return the rows of the magnified text picture.
        zoom into ascii art
        What does {picture} look like {factor} times as wide and as high?
        Returns each character {factor} times in a row and each row {factor} times.
        """,
        """
        result = []
        for row in picture:
            wide = "".join(char * factor for char in row)
            result.extend([wide] * factor)
        return result
        ---
        return ["".join(char * factor for char in row) for row in picture for _ in range(factor)]
        """,
        lambda r: (r.choice(([], _cells(r, 1, 3), _cells(r, 1, 3, "XO."))), r.randint(1, 3)),
    ),
    made(
        "grids.sparse",
        "to_sparse sparse_dict nonzero_cells filled_cells",
        "grid: list[list[int]]",
        "dict[tuple[int, int], int]",
        """
        Store {grid} as a dictionary of its cells that are not 0.
        Map (row, column) to the value for each nonzero cell, in reading order.
        Return a sparse form of {grid} in which zeros are left out.
        dict of nonzero cells
        Which cells of {grid} hold something other than 0, and what?
        Returns the nonzero values by (row, column), an empty dictionary if all are 0.
        """,
        """
        return {(r, c): v for r, row in enumerate(grid) for c, v in enumerate(row) if v != 0}
        ---
        cells = {}
        for r, row in enumerate(grid):
            for c, value in enumerate(row):
                if value:
                    cells[r, c] = value
        return cells
        """,
        lambda r: (
            [[r.choice((0, 0, 0, r.randint(-5, 9))) for _ in range(3)] for _ in range(r.randint(1, 3))],
        ),
    ),
    made(
        "grids.sum_block",
        "block_sum sum_region area_sum submatrix_sum",
        "grid: list[list[int]]; top: int; left: int; bottom: int; right: int",
        "int",
        """
        Sum the values of {grid} from row {top} to {bottom} and column {left} to {right}, all included.
        Total of a rectangular part of {grid}; both corners belong to it.
        Return the sum of all cells between ({top}, {left}) and ({bottom}, {right}) inclusive.
        sum of a submatrix
        How much is in the block with the corners ({top}, {left}) and ({bottom}, {right})?
        Returns the total of the block; equal corners give the value of one cell.
        """,
        """
        return sum(sum(row[left : right + 1]) for row in grid[top : bottom + 1])
        ---
        total = 0
        for r in range(top, bottom + 1):
            for c in range(left, right + 1):
                total += grid[r][c]
        return total
        """,
        lambda r: (lambda g, rows, columns: (g, rows[0], columns[0], rows[1], columns[1]))(
            [[r.randint(0, 9) for _ in range(3)] for _ in range(3)],
            sorted(r.choices(range(3), k=2)),
            sorted(r.choices(range(3), k=2)),
        ),
    ),
    made(
        "grids.cell_index",
        "cell_to_index flat_index to_flat",
        "row: int; column: int; width: int",
        "int | None",
        """
        The place of ({row}, {column}) in a list that holds a grid of {width} columns row by row.
        Flat index of a cell; None if {column} is not between 0 and {width} - 1 or {row} is negative.
        Return {row} * {width} + {column}, or None for a cell outside.
        2d position to 1d index
        A board of {width} columns is stored in one list. Where is the cell in that row and column?
        Returns the index in the flat list, counted from 0, or None when there is no such cell.
        """,
        """
        if row < 0 or not 0 <= column < width:
            return None
        return row * width + column
        ---
        if row >= 0 and column in range(width):
            return width * row + column
        return None
        """,
        lambda r: (r.randint(-1, 5), r.randint(-1, 5), r.randint(1, 6)),
    ),
    made(
        "grids.diagonals",
        "anti_diagonals all_diagonals rising_diagonals diagonals",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        All rising diagonals of {matrix}: cells with the same row + column, from the upper left corner on.
        Group the values by row index plus column index, in that order; within a group from top to bottom.
        Return the anti-diagonals of {matrix} as lists.
        diagonals from the upper right to the lower left
        Cut {matrix} along its slanted lines, from the first corner to the last.
        Returns one list of values for each sum of row and column.
        """,
        """
        result = [[] for _ in range(len(matrix) + len(matrix[0]) - 1)]
        for r, row in enumerate(matrix):
            for c, value in enumerate(row):
                result[r + c].append(value)
        return result
        ---
        groups = defaultdict(list)
        for r in range(len(matrix)):
            for c in range(len(matrix[0])):
                groups[r + c].append(matrix[r][c])
        return [groups[key] for key in sorted(groups)]
        """,
        lambda r: (_grid(r),),
        "from collections import defaultdict",
    ),
    made(
        "grids.build_graph",
        "build_graph edges_to_graph adjacency_list make_graph",
        "edges: list[tuple[str, str]]",
        "dict[str, list[str]]",
        """
        Build an undirected graph from {edges}: a dictionary from node to its neighbours.
        Turn pairs of nodes into an adjacency list; each edge is entered at both ends.
        Return a dict that maps every node in {edges} to the list of nodes it is joined to, in order.
        adjacency list of an undirected graph
        Who is connected with whom? Give each node a list of its neighbours as they come in {edges}.
        Returns the neighbours of each node as a dictionary of lists, an empty one without edges.
        """,
        """
        graph = {}
        for a, b in edges:
            graph.setdefault(a, []).append(b)
            graph.setdefault(b, []).append(a)
        return graph
        ---
        graph = defaultdict(list)
        for a, b in edges:
            graph[a].append(b)
            graph[b].append(a)
        return dict(graph)
        """,
        lambda r: (_edges(r),),
        "from collections import defaultdict",
    ),
    made(
        "grids.reachable",
        "reachable reachable_nodes visit_all connected_to",
        "graph: dict[str, list[str]]; start: str",
        "list[str]",
        """
        All nodes that can be reached from {start} in {graph}, sorted, {start} included.
        Follow the arrows of {graph} from {start} and return every node found, in alphabetical order.
        Where can one get from {start}? Include {start} itself.
        reachable nodes of a directed graph
        Return the sorted list of the nodes that {start} is connected to by any number of steps.
        Returns every node one can get to from {start}, sorted and with {start} itself.
        """,
        """
        seen = {start}
        stack = [start]
        while stack:
            node = stack.pop()
            for neighbour in graph.get(node, []):
                if neighbour not in seen:
                    seen.add(neighbour)
                    stack.append(neighbour)
        return sorted(seen)
        ---
        seen = set()

        def visit(node):
            if node not in seen:
                seen.add(node)
                for other in graph.get(node, []):
                    visit(other)

        visit(start)
        return sorted(seen)
        """,
        lambda r: (lambda g: (g, r.choice(sorted(g))))(_graph(r, 1, 5)),
    ),
    made(
        "grids.has_path",
        "has_path is_connected can_reach path_exists",
        "graph: dict[str, list[str]]; start: str; goal: str",
        "bool",
        """
        Is there a way from {start} to {goal} in {graph}?
        True if {goal} can be reached from {start} by following the edges of {graph}; a node reaches itself.
        Check whether two nodes are connected in a directed graph.
        path between two nodes?
        Return whether some sequence of edges leads from {start} to {goal}.
        Returns True if one can get from {start} to {goal}, False when all ways end before.
        """,
        """
        seen = set()
        stack = [start]
        while stack:
            node = stack.pop()
            if node == goal:
                return True
            if node not in seen:
                seen.add(node)
                stack.extend(graph.get(node, []))
        return False
        ---
        visited = {start}
        queue = deque([start])
        while queue:
            for neighbour in graph.get(queue.popleft(), []):
                if neighbour not in visited:
                    visited.add(neighbour)
                    queue.append(neighbour)
        return goal in visited
        """,
        lambda r: (lambda g: (g, r.choice(sorted(g)), r.choice(sorted(g))))(_graph(r, 1, 5)),
        "from collections import deque",
    ),
    made(
        "grids.hops",
        "shortest_distance hops_between bfs_distance degrees_of_separation",
        "graph: dict[str, list[str]]; start: str; goal: str",
        "int",
        """
        The number of steps on the shortest way from {start} to {goal}, -1 if there is none.
        Breadth-first search: how many edges apart are two nodes of {graph}?
        Return the fewest edges from {start} to {goal}; 0 for the same node, -1 when it is unreachable.
        shortest path length in an unweighted graph
        How many handshakes are between {start} and {goal}? -1 if they are not connected.
        Returns the distance of two nodes counted in edges, -1 when they are not connected.
        """,
        """
        distances = {start: 0}
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for neighbour in graph[node]:
                if neighbour not in distances:
                    distances[neighbour] = distances[node] + 1
                    queue.append(neighbour)
        return distances.get(goal, -1)
        ---
        level, seen, steps = {start}, set(), 0
        while level:
            if goal in level:
                return steps
            seen |= level
            level = {other for node in level for other in graph[node]} - seen
            steps += 1
        return -1
        """,
        lambda r: (lambda g: (g, r.choice(sorted(g)), r.choice(sorted(g))))(_friends(r)),
        "from collections import deque",
    ),
    made(
        "grids.count_components",
        "count_components connected_components number_of_groups friend_circles",
        "graph: dict[str, list[str]]",
        "int",
        """
        How many connected parts does the undirected {graph} have?
        Count the groups of nodes that hang together; a lonely node is a group of its own.
        Return the number of connected components of {graph}.
        number of friend circles
        {graph} maps each person to friends (both ways). How many separate circles are there?
        Returns the number of separate groups of connected nodes, 0 for an empty graph.
        """,
        """
        seen = set()
        count = 0
        for node in graph:
            if node in seen:
                continue
            count += 1
            stack = [node]
            while stack:
                current = stack.pop()
                if current not in seen:
                    seen.add(current)
                    stack.extend(graph[current])
        return count
        ---
        left = set(graph)
        groups = 0
        while left:
            groups += 1
            level = {left.pop()}
            while level:
                left -= level
                level = {other for node in level for other in graph[node]} & left
        return groups
        """,
        lambda r: (r.choice(({}, _friends(r), _friends(r), _friends(r))),),
    ),
    made(
        "grids.degrees",
        "degrees node_degrees count_connections",
        "edges: list[tuple[str, str]]",
        "dict[str, int]",
        """
        The degree of every node in {edges}.
        How many edges end at each node? Map node to count in the order of first appearance.
        Return a dictionary with the number of connections of each node of an undirected graph.
        node degrees from an edge list
        Count for every name in {edges} how often it occurs at either end.
        Returns for each node the number of edges that it is part of, an empty dict for no edges.
        """,
        """
        result = {}
        for a, b in edges:
            result[a] = result.get(a, 0) + 1
            result[b] = result.get(b, 0) + 1
        return result
        ---
        return dict(Counter(node for edge in edges for node in edge))
        """,
        lambda r: (_edges(r),),
        "from collections import Counter",
    ),
    made(
        "grids.most_connected",
        "most_connected hub best_connected most_friends",
        "graph: dict[str, list[str]]",
        "str | None",
        """
        The node of {graph} with the most neighbours.
        Who has the most friends? The first one listed wins a tie, None for an empty graph.
        Return the key of {graph} with the longest list, or None.
        hub of a network
        Find the best connected node, the earlier one if several have equally many neighbours.
        Returns the node with the most entries, or None when there are no nodes.
        """,
        """
        if not graph:
            return None
        return max(graph, key=lambda node: len(graph[node]))
        ---
        best = None
        for node, neighbours in graph.items():
            if best is None or len(neighbours) > len(graph[best]):
                best = node
        return best
        """,
        lambda r: (r.choice(({}, _friends(r), _graph(r), _graph(r))),),
    ),
    made(
        "grids.reverse_graph",
        "reverse_graph invert_edges transpose_graph followers",
        "graph: dict[str, list[str]]",
        "dict[str, list[str]]",
        """
        Turn all arrows of {graph} around.
        {graph} maps each user to those they follow. Return for each user the list of followers.
        Reverse a directed graph: each node lists the nodes that pointed to it, in the order of {graph}.
        transpose of a directed graph
        Who points to whom? Every node of {graph} stays, perhaps with an empty list.
        Returns a dictionary with the same keys and reversed edges.
        """,
        """
        result = {node: [] for node in graph}
        for node, targets in graph.items():
            for target in targets:
                result[target].append(node)
        return result
        ---
        return {node: [other for other in graph if node in graph[other]] for node in graph}
        """,
        lambda r: (_graph(r),),
    ),
    made(
        "grids.mutual_friends",
        "mutual_friends common_friends shared_friends",
        "graph: dict[str, list[str]]; a: str; b: str",
        "list[str]",
        """
        The friends that {a} and {b} have in common, sorted.
        Who is a friend of both {a} and {b} in {graph}? An unknown person has no friends.
        Return the sorted names that are in the lists of both people.
        mutual friends
        Intersect the friend lists of {a} and {b}; a name that is not in {graph} counts as having none.
        Returns everybody who is a friend of both people, sorted; an empty list if nobody is.
        """,
        """
        return sorted(set(graph.get(a, [])) & set(graph.get(b, [])))
        ---
        theirs = graph.get(b, [])
        return sorted(friend for friend in graph.get(a, []) if friend in theirs)
        """,
        lambda r: (lambda a, b: ({"A": a, "B": b}, "A", r.choice(("B", "B", "B", "B", "Z"))))(
            r.sample("CDE", r.randint(1, 3)), r.sample("CDEF", r.randint(1, 4))
        ),
    ),
    made(
        "grids.suggest_friends",
        "friends_of_friends suggest_friends people_you_may_know",
        "graph: dict[str, list[str]]; person: str",
        "list[str]",
        """
        Suggest new friends for {person}: friends of friends who are not friends yet.
        People two steps away from {person} in {graph}, sorted; {person} is never among them.
        Return all friends of the friends of {person} without those already known.
        people you may know
        Who knows a friend of {person} but not {person}? Answer with sorted names.
        Returns the sorted friends of friends that {person} does not know yet.
        """,
        """
        friends = set(graph[person])
        found = {other for friend in friends for other in graph[friend]}
        return sorted(found - friends - {person})
        ---
        result = []
        for friend in graph[person]:
            for other in graph[friend]:
                if other != person and other not in graph[person] and other not in result:
                    result.append(other)
        return sorted(result)
        """,
        lambda r: (
            r.choice(
                (
                    {"A": ["B"], "B": ["A", "C"], "C": ["B"]},
                    {"A": ["B", "C"], "B": ["A"], "C": ["A"]},
                    {"A": ["C"], "B": ["C"], "C": ["A", "B"]},
                    {"A": ["B"], "B": ["A"], "C": []},
                    _friends(r, 3, 4),
                )
            ),
            r.choice("ABC"),
        ),
    ),
    made(
        "grids.topological",
        "topological_order task_order sort_tasks dependency_order",
        "needs: dict[str, list[str]]",
        "list[str]",
        """
        Order the tasks so that each comes after all that it needs; of several ready ones the smallest name.
        {needs} maps a task to the tasks before it. In which order can they be done? [] for a cycle.
        Return a topological order, always taking the alphabetically first task that is ready.
        order tasks by dependencies
        Which task first? Break ties by name, and return [] when the tasks wait for each other in a circle.
        Returns all keys of {needs} in a possible order, or an empty list.
        """,
        """
        order = []
        while len(order) < len(needs):
            ready = [t for t in needs if t not in order and all(n in order for n in needs[t])]
            if not ready:
                return []
            order.append(min(ready))
        return order
        ---
        waiting = {task: set(before) for task, before in needs.items()}
        result = []
        while waiting:
            ready = sorted(task for task, before in waiting.items() if not before)
            if not ready:
                return []
            result.append(ready[0])
            del waiting[ready[0]]
            for before in waiting.values():
                before.discard(ready[0])
        return result
        """,
        lambda r: (
            r.choice(
                (
                    (
                        lambda names: {
                            n: sorted(r.sample(names[:i], r.randint(0, min(2, i))))
                            for i, n in enumerate(names)
                        }
                    )(r.sample("ABCDE", r.randint(0, 5))),
                    _graph(r),
                )
            ),
        ),
    ),
    made(
        "grids.route_length",
        "route_length trip_distance total_route sum_of_roads",
        "roads: dict[str, dict[str, int]]; route: list[str]",
        "int | None",
        """
        How long is {route} along {roads}? None if a road is missing.
        {roads} gives the distance from a town to the next ones. Add up the legs of {route}.
        Return the sum of the distances between neighbouring stops, or None when two are not connected.
        length of a route in a road table
        Drive through all towns of {route} in order: how far is it? No road, no answer (None).
        Returns the length of all legs together, 0 for a single stop or none, None for a missing road.
        """,
        """
        total = 0
        for a, b in zip(route, route[1:]):
            if b not in roads.get(a, {}):
                return None
            total += roads[a][b]
        return total
        ---
        legs = [roads.get(a, {}).get(b) for a, b in zip(route, route[1:])]
        return None if None in legs else sum(legs)
        """,
        lambda r: (
            {"A": {"B": r.randint(1, 20)}, "B": {"A": r.randint(1, 20)}},
            r.choice(([], ["A"], ["A", "B"], ["B", "A"], ["A", "B", "A"], ["A", "C"], ["B", "B"])),
        ),
    ),
    made(
        "grids.boss_chain",
        "chain_of_command managers_of boss_chain ancestors",
        "bosses: dict[str, str]; name: str",
        "list[str]",
        """
        All superiors of {name}, the direct one first.
        {bosses} maps each employee to the boss. Follow it upwards from {name} to the top.
        Return the chain of command above {name}, empty for the head of the company.
        ancestors in a parent dictionary
        Who is above {name}? List boss, boss of the boss and so on.
        Returns the names on the way up, without {name}.
        """,
        """
        chain = []
        while name in bosses:
            name = bosses[name]
            chain.append(name)
        return chain
        ---
        if name not in bosses:
            return []
        return [bosses[name]] + chain_of_command(bosses, bosses[name])
        """,
        lambda r: (
            {b: r.choice(_NODES[:i]) for i, b in enumerate(_NODES) if i and r.random() < 0.8},
            r.choice(_NODES),
        ),
    ),
    made(
        "grids.tree_contains",
        "tree_contains in_tree find_in_tree tree_has",
        "tree: tuple | None; value: int",
        "bool",
        """
        Does {tree} contain {value}?
        A tree is None or (number, left, right). Search all of it for {value}.
        Return True if some node of the binary tree holds {value}; an empty tree is None.
        search a binary tree that is not sorted
        Look for {value} in a tree of nested tuples.
        Returns True if {value} is in the tree, False for an empty tree.
        """,
        """
        if tree is None:
            return False
        number, left, right = tree
        return number == value or tree_contains(left, value) or tree_contains(right, value)
        ---
        stack = [tree]
        while stack:
            node = stack.pop()
            if node is not None:
                if node[0] == value:
                    return True
                stack.extend(node[1:])
        return False
        """,
        lambda r: (
            (r.randint(0, 3), _tree(r, 1), _tree(r, 1)) if r.random() < 0.8 else None,
            r.randint(0, 3),
        ),
    ),
    made(
        "grids.tree_nodes",
        "count_nodes tree_size node_count size_of_tree",
        "tree: tuple | None",
        "int",
        """
        How many nodes has {tree}?
        Count the nodes of a binary tree made of (value, left, right) tuples; None is an empty tree.
        Return the size of the tree: 0 for None, else 1 plus both subtrees.
        number of nodes in a nested tuple tree
        Given a tree whose missing children are None, count all values in it.
        Returns the number of nodes of the tree, 0 when there is none.
        """,
        """
        if tree is None:
            return 0
        return 1 + count_nodes(tree[1]) + count_nodes(tree[2])
        ---
        count = 0
        stack = [tree]
        while stack:
            node = stack.pop()
            if node:
                count += 1
                stack += [node[1], node[2]]
        return count
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "grids.mirror_tree",
        "mirror_tree invert_tree flip_tree swap_children",
        "tree: tuple | None",
        "tuple | None",
        """
        Mirror {tree}: exchange left and right everywhere.
        Return the mirror image of a binary tree of (value, left, right) tuples.
        invert a binary tree
        Swap the two children of every node of {tree}; None stays None.
        What does {tree} look like in a mirror?
        Returns a new tree with all subtrees swapped.
        """,
        """
        if tree is None:
            return None
        value, left, right = tree
        return value, mirror_tree(right), mirror_tree(left)
        ---
        return tree and (tree[0], mirror_tree(tree[2]), mirror_tree(tree[1]))
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "grids.tree_leaves",
        "tree_leaves leaf_values leaves collect_leaves",
        "tree: tuple | None",
        "list[int]",
        """
        The values of the leaves of {tree} from left to right.
        A leaf is a node (value, None, None). List the values of all leaves.
        Return what the nodes without children hold, leftmost first.
        leaves of a binary tree
        Which numbers are at the ends of the branches of {tree}?
        Returns the values of all nodes without children, an empty list for None.
        """,
        """
        if tree is None:
            return []
        value, left, right = tree
        if left is None and right is None:
            return [value]
        return tree_leaves(left) + tree_leaves(right)
        ---
        result = []
        stack = [tree]
        while stack:
            node = stack.pop()
            if node:
                if node[1] is None and node[2] is None:
                    result.append(node[0])
                stack += [node[2], node[1]]
        return result
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "grids.tree_levels",
        "tree_levels level_order levels breadth_first",
        "tree: tuple | None",
        "list[list[int]]",
        """
        The values of {tree} level by level.
        Return one list for each depth of the (value, left, right) tree, from the root down, left to right.
        level order of a binary tree
        Group the numbers of {tree} by their distance from the root.
        What is on the first level of {tree}, what on the second and so on? None gives [].
        Returns the rows of the tree from top to bottom as lists, [] for an empty tree.
        """,
        """
        result = []
        level = [tree] if tree else []
        while level:
            result.append([node[0] for node in level])
            level = [child for node in level for child in node[1:] if child]
        return result
        ---
        result = []

        def visit(node, depth):
            if node is None:
                return
            if depth == len(result):
                result.append([])
            result[depth].append(node[0])
            visit(node[1], depth + 1)
            visit(node[2], depth + 1)

        visit(tree, 0)
        return result
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "grids.insert_in_tree",
        "insert insert_in_tree bst_insert add_to_tree",
        "tree: tuple | None; value: int",
        "tuple",
        """
        Insert {value} into a binary search tree of (number, left, right) tuples.
        Return a new search tree that also holds {value}; a value that is there already changes nothing.
        bst insert without changing the old tree
        Smaller numbers go left, larger ones right; put {value} where a None is.
        What is {tree} after adding {value}? An empty tree is None.
        Returns the search tree with {value} in its place, ({value}, None, None) for an empty tree.
        """,
        """
        if tree is None:
            return value, None, None
        number, left, right = tree
        if value < number:
            return number, insert(left, value), right
        if value > number:
            return number, left, insert(right, value)
        return tree
        ---
        if not tree:
            return (value, None, None)
        if value == tree[0]:
            return tree
        if value < tree[0]:
            return (tree[0], insert(tree[1], value), tree[2])
        return (tree[0], tree[1], insert(tree[2], value))
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    (5, None, None),
                    (8, (3, None, (6, None, None)), (10, None, None)),
                    (4, (2, None, None), None),
                )
            ),
            r.randint(0, 12),
        ),
    ),
    made(
        "grids.deep_reverse",
        "deep_reverse reverse_nested reverse_all_levels",
        "items: list",
        "list",
        """
        Reverse a nested list on all levels.
        Turn {items} around, and every list inside as well.
        Return a new list with the order reversed, also in the inner lists.
        deep reverse
        [1, [2, 3]] becomes [[3, 2], 1]
        Returns {items} backwards, with the inner lists backwards as well.
        """,
        """
        return [deep_reverse(item) if isinstance(item, list) else item for item in reversed(items)]
        ---
        result = []
        for item in items:
            if isinstance(item, list):
                item = deep_reverse(item)
            result.insert(0, item)
        return result
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "grids.deep_contains",
        "deep_contains contains_nested nested_has in_nested",
        "items: list; target: int",
        "bool",
        """
        Is {target} anywhere in the nested list {items}?
        Search {items} and all lists inside for {target}.
        Return True if {target} occurs on any level.
        contains, also in inner lists
        Check whether a list of numbers and lists holds {target} at some depth.
        Returns True if {target} is in {items} or in a list inside, False if it is nowhere.
        """,
        """
        for item in items:
            if isinstance(item, list):
                if deep_contains(item, target):
                    return True
            elif item == target:
                return True
        return False
        ---
        return any(deep_contains(i, target) if isinstance(i, list) else i == target for i in items)
        """,
        lambda r: ([*_nested(r), r.randint(0, 3)], r.randint(0, 3)),
    ),
    made(
        "grids.deep_map",
        "double_nested deep_double double_all map_nested",
        "items: list",
        "list",
        """
        Double every number in a nested list and keep its shape.
        Return {items} with all numbers, also those in inner lists, multiplied by 2.
        double all numbers of a list of lists of any depth
        Go through {items} recursively and double what is not a list.
        [1, [2]] becomes [2, [4]]
        Returns the nested list with every number doubled.
        """,
        """
        return [double_nested(item) if isinstance(item, list) else item * 2 for item in items]
        ---
        result = []
        for item in items:
            if isinstance(item, list):
                result.append(double_nested(item))
            else:
                result.append(2 * item)
        return result
        """,
        lambda r: (_nested(r),),
    ),
    made(
        "grids.flatten_dict",
        "flatten_dict flatten_keys dotted_keys flatten_config",
        "data: dict",
        "dict[str, int]",
        """
        Flatten a nested dictionary: keys of inner ones are joined with dots.
        {{"a": {{"b": 1}}}} becomes {{"a.b": 1}}
        Return a flat dict in which each path through {data} is one dotted key; empty inner dicts disappear.
        nested dict to dotted keys
        Turn {data} into one level, naming values by their whole path.
        Returns a dictionary without inner dictionaries, its keys joined by dots.
        """,
        """
        result = {}
        for key, value in data.items():
            if isinstance(value, dict):
                for inner, leaf in flatten_dict(value).items():
                    result[f"{key}.{inner}"] = leaf
            else:
                result[key] = value
        return result
        ---
        def walk(part, prefix):
            for key, value in part.items():
                if isinstance(value, dict):
                    yield from walk(value, prefix + key + ".")
                else:
                    yield prefix + key, value

        return dict(walk(data, ""))
        """,
        lambda r: (_config(r),),
    ),
    made(
        "grids.dict_depth",
        "dict_depth nesting_depth depth_of_dict max_depth",
        "data: dict",
        "int",
        """
        How deeply are dictionaries nested in {data}?
        The depth of {data}: 1 if no value is a dictionary, one more for each level.
        Return the number of levels of a nested dict; an empty one counts 1.
        depth of a nested dictionary
        How many dictionaries are around the innermost one, itself included?
        Returns the number of nested levels of {data}, 1 when there is no dictionary inside.
        """,
        """
        inner = [dict_depth(value) for value in data.values() if isinstance(value, dict)]
        return 1 + max(inner, default=0)
        ---
        deepest = 0
        for value in data.values():
            if isinstance(value, dict):
                deepest = max(deepest, dict_depth(value))
        return deepest + 1
        """,
        lambda r: (_config(r),),
    ),
    made(
        "grids.deep_get_all",
        "find_all_values values_of_key collect_values deep_find",
        "data: dict; key: str",
        "list",
        """
        Collect every value stored under {key} in {data} or in a dictionary inside it.
        Search nested dictionaries for {key} and return all that is found, outer before inner.
        Return all values of {key} on all levels.
        find a key anywhere in a nested dict
        What does {key} hold, wherever it appears in {data}?
        Returns all values stored under {key} on any level, an empty list when there are none.
        """,
        """
        found = []
        for name, value in data.items():
            if name == key:
                found.append(value)
            if isinstance(value, dict):
                found.extend(find_all_values(value, key))
        return found
        ---
        def search(part):
            for name in part:
                if name == key:
                    yield part[name]
                if isinstance(part[name], dict):
                    yield from search(part[name])

        return list(search(data))
        """,
        lambda r: (_config(r), r.choice(("name", "size", "id"))),
    ),
    made(
        "grids.hanoi_steps",
        "hanoi_steps solve_hanoi tower_moves list_hanoi_moves",
        "disks: int; source: str; target: str; spare: str",
        "list[tuple[str, str]]",
        """
        List the moves that bring {disks} disks of the towers of Hanoi from {source} to {target}.
        Return pairs (from, to) of the shortest solution, using {spare} as the third peg.
        towers of hanoi with every move
        How are {disks} disks moved from {source} to {target} when no disk may lie on a smaller one?
        Solve the towers of Hanoi recursively; each move is a tuple of two pegs.
        Returns the moves of the shortest solution as pairs of pegs, none for 0 disks.
        """,
        """
        if disks == 0:
            return []
        before = hanoi_steps(disks - 1, source, spare, target)
        after = hanoi_steps(disks - 1, spare, target, source)
        return before + [(source, target)] + after
        ---
        moves = []

        def move(n, a, b, c):
            if n > 0:
                move(n - 1, a, c, b)
                moves.append((a, b))
                move(n - 1, c, b, a)

        move(disks, source, target, spare)
        return moves
        """,
        lambda r: (r.randint(0, 3), *r.sample("ABC", 3)),
    ),
    made(
        "grids.make_parentheses",
        "generate_parentheses all_brackets balanced_strings make_parentheses",
        "pairs: int",
        "list[str]",
        """
        All correct strings of {pairs} pairs of parentheses, sorted.
        Generate every balanced sequence with {pairs} opening and {pairs} closing brackets.
        Return the list of well-formed parentheses of length 2 * {pairs} in alphabetical order.
        generate balanced parentheses
        In which ways can {pairs} pairs of ( and ) be written correctly?
        Returns the sorted balanced texts with {pairs} pairs of parentheses, [""] for 0.
        """,
        """
        result = []

        def build(text, opened, closed):
            if len(text) == 2 * pairs:
                result.append(text)
            if opened < pairs:
                build(text + "(", opened + 1, closed)
            if closed < opened:
                build(text + ")", opened, closed + 1)

        build("", 0, 0)
        return result
        ---
        texts = {""}
        for _ in range(pairs):
            texts = {text[:i] + "()" + text[i:] for text in texts for i in range(len(text) + 1)}
        return sorted(texts)
        """,
        lambda r: (r.randint(0, 4),),
    ),
    made(
        "grids.phone_letters",
        "letter_combinations phone_words keypad_words dial_texts",
        "digits: str",
        "list[str]",
        """
        All texts that {digits} can stand for on a phone keypad: 2 is abc, 3 is def up to 9 is wxyz.
        Return every combination of letters for the keys {digits} in alphabetical order; no keys give [].
        letter combinations of a phone number
        Each of {digits} (2 to 9) is one of the letters on its key. Which words can result?
        Combine the letters of the pressed keys in every possible way.
        Returns the possible letter texts for the pressed keys, an empty list for no digits.
        """,
        """
        keys = dict(zip("23456789", "abc def ghi jkl mno pqrs tuv wxyz".split()))
        if not digits:
            return []
        return ["".join(letters) for letters in product(*(keys[digit] for digit in digits))]
        ---
        keys = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]
        words = [""] if digits else []
        for digit in digits:
            words = [word + letter for word in words for letter in keys[int(digit) - 2]]
        return words
        """,
        lambda r: ("".join(r.choices("23456789", k=r.choice((0, 1, 1, 2, 2)))),),
        "from itertools import product",
    ),
    made(
        "grids.combination_sum",
        "combinations_with_sum subset_sums_to pick_sum find_combinations",
        "numbers: list[int]; size: int; target: int",
        "list[list[int]]",
        """
        All ways to pick {size} of {numbers} that add up to {target}.
        Return the combinations of {size} items of {numbers} with the sum {target}, in the order of {numbers}.
        which groups of {size} sum to {target}
        Choose {size} numbers at different positions so that their total is {target}; list all choices.
        Every combination keeps the order of {numbers}; equal numbers at other places count separately.
        Returns the groups of {size} numbers with the sum {target}, an empty list if none fits.
        """,
        """
        return [list(group) for group in combinations(numbers, size) if sum(group) == target]
        ---
        if size == 0:
            return [[]] if target == 0 else []
        result = []
        for i, number in enumerate(numbers):
            for rest in combinations_with_sum(numbers[i + 1 :], size - 1, target - number):
                result.append([number] + rest)
        return result
        """,
        lambda r: (
            [r.randint(0, 4) for _ in range(r.randint(0, 5))],
            r.choice((1, 2, 2, 3)),
            r.randint(1, 7),
        ),
        "from itertools import combinations",
    ),
    made(
        "grids.partitions",
        "partitions integer_partitions ways_to_write split_number",
        "n: int",
        "list[list[int]]",
        """
        All ways to write {n} as a sum of positive integers, largest parts first.
        Integer partitions of {n}, each in descending order; those with a larger first part come first.
        Return every non-increasing list of positive numbers with the sum {n}.
        partitions of a number
        4 is 4, 3+1, 2+2, 2+1+1 and 1+1+1+1. How can {n} be split?
        Returns the partitions of {n} as descending lists, [[]] for 0.
        """,
        """
        def build(rest, largest):
            if rest == 0:
                return [[]]
            result = []
            for part in range(min(rest, largest), 0, -1):
                for tail in build(rest - part, part):
                    result.append([part] + tail)
            return result

        return build(n, n)
        ---
        lists = [[[]]]
        for total in range(1, n + 1):
            found = []
            for part in range(total, 0, -1):
                found += [[part] + tail for tail in lists[total - part] if not tail or tail[0] <= part]
            lists.append(found)
        return lists[n]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "grids.ackermann",
        "ackermann ackermann_function ack",
        "m: int; n: int",
        "int",
        """
        The Ackermann function of {m} and {n}.
        A(0, n) is n + 1, A(m, 0) is A(m - 1, 1), otherwise A(m - 1, A(m, n - 1)).
        Compute Ackermann's function for small non-negative {m} and {n}.
        ackermann
        Return A({m}, {n}), defined recursively in both arguments.
        Returns the value of Ackermann's function, {n} + 1 when {m} is 0.
        """,
        """
        if m == 0:
            return n + 1
        if n == 0:
            return ackermann(m - 1, 1)
        return ackermann(m - 1, ackermann(m, n - 1))
        ---
        stack = [m]
        while stack:
            m = stack.pop()
            if m == 0:
                n += 1
            elif n == 0:
                stack.append(m - 1)
                n = 1
            else:
                stack += [m - 1, m]
                n -= 1
        return n
        """,
        lambda r: (r.randint(0, 2), r.randint(0, 5)),
    ),
    made(
        "grids.josephus",
        "josephus last_survivor last_in_circle counting_out",
        "people: int; step: int",
        "int",
        """
        Who is left in the Josephus game with {people} in a circle when every {step}-th is out?
        {people} stand in a circle, numbered from 1. Counting on, each {step}-th leaves. Return the last one.
        Return the number of the survivor, counted from 1.
        josephus problem
        In a counting rhyme with {step} words, which of {people} children stays to the end?
        Returns the place of the last person left, 1 for a single person.
        """,
        """
        circle = list(range(1, people + 1))
        index = 0
        while len(circle) > 1:
            index = (index + step - 1) % len(circle)
            circle.pop(index)
        return circle[0]
        ---
        circle = deque(range(1, people + 1))
        while len(circle) > 1:
            circle.rotate(1 - step)
            circle.popleft()
        return circle[0]
        ---
        last = 0
        for size in range(2, people + 1):
            last = (last + step) % size
        return last + 1
        """,
        lambda r: (r.randint(1, 12), r.randint(1, 5)),
        "from collections import deque",
    ),
    made(
        "grids.postfix",
        "evaluate_postfix rpn eval_rpn postfix",
        "tokens: list[str]",
        "int",
        """
        Evaluate {tokens} in reverse Polish notation with +, - and *.
        Numbers go on a stack, an operator takes the last two and puts the result back. Return what is left.
        value of a postfix expression
        ["2", "3", "+", "4", "*"] gives 20
        What is the result of the postfix {tokens}? They form a correct expression of integers.
        Returns the number that a stack machine computes from the postfix {tokens}.
        """,
        """
        stack = []
        for token in tokens:
            if token in ("+", "-", "*"):
                b = stack.pop()
                a = stack.pop()
                if token == "+":
                    stack.append(a + b)
                elif token == "-":
                    stack.append(a - b)
                else:
                    stack.append(a * b)
            else:
                stack.append(int(token))
        return stack[0]
        ---
        operations = {"+": operator.add, "-": operator.sub, "*": operator.mul}
        stack = []
        for token in tokens:
            if token in operations:
                right, left = stack.pop(), stack.pop()
                stack.append(operations[token](left, right))
            else:
                stack.append(int(token))
        return stack.pop()
        """,
        lambda r: (
            r.choice(
                (
                    [str(r.randint(-5, 9))],
                    [str(r.randint(0, 9)), str(r.randint(0, 9)), r.choice("+-*")],
                    [
                        str(r.randint(0, 9)),
                        str(r.randint(0, 9)),
                        r.choice("+-*"),
                        str(r.randint(0, 9)),
                        r.choice("+-*"),
                    ],
                    [
                        str(r.randint(0, 9)),
                        str(r.randint(0, 9)),
                        str(r.randint(0, 9)),
                        r.choice("+-*"),
                        r.choice("+-*"),
                    ],
                )
            ),
        ),
        "import operator",
    ),
    made(
        "grids.simplify_path",
        "simplify_path normalize_path clean_path resolve_path",
        "path: str",
        "str",
        """
        Simplify an absolute Unix {path}: resolve "." and "..", drop double slashes.
        Return the canonical form of {path}; it begins with "/" and ends with one only for the root.
        normalize a path
        "." stays in the folder, ".." goes up one (at the top it does nothing). Where does {path} lead?
        Clean up {path} so that it has single slashes and no dots.
        Returns the absolute path without ".", ".." and double slashes, "/" for the root.
        """,
        """
        stack = []
        for part in path.split("/"):
            if part == "..":
                if stack:
                    stack.pop()
            elif part and part != ".":
                stack.append(part)
        return "/" + "/".join(stack)
        ---
        folders = []
        for name in path.split("/"):
            if name in ("", "."):
                continue
            folders = folders[:-1] if name == ".." else folders + [name]
        return "/" + "/".join(folders)
        """,
        lambda r: (
            "/" + "/".join(r.choice(("home", "a", "docs", "..", ".", "")) for _ in range(r.randint(0, 5))),
        ),
    ),
    made(
        "grids.history",
        "browser_history visit_pages current_page go_back_and_forth",
        "actions: list[str]",
        "str",
        """
        Which page is open after {actions} in a browser?
        "back" and "forward" move in the history, any other page is visited and forgets what was ahead.
        Return the current page; going back at the first page or forward at the last does nothing.
        simulate a browser with back and forward
        Follow {actions} beginning at "home" and tell where one ends.
        Returns the page shown at the end, "home" without actions.
        """,
        """
        pages = ["home"]
        at = 0
        for action in actions:
            if action == "back":
                at = max(0, at - 1)
            elif action == "forward":
                at = min(len(pages) - 1, at + 1)
            else:
                pages = pages[: at + 1] + [action]
                at += 1
        return pages[at]
        ---
        page, behind, ahead = "home", [], []
        for action in actions:
            if action == "back":
                if behind:
                    ahead.append(page)
                    page = behind.pop()
            elif action == "forward":
                if ahead:
                    behind.append(page)
                    page = ahead.pop()
            else:
                behind.append(page)
                page, ahead = action, []
        return page
        """,
        lambda r: (
            [r.choice(("back", "back", "forward", "news", "mail", "shop")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "grids.undo",
        "apply_with_undo undo_actions type_with_undo replay",
        "actions: list[str]",
        "list[str]",
        """
        Carry out {actions}: "undo" takes back the last one that is still there, others are kept.
        Return what remains of {actions} after all undos; an undo with nothing to take back is ignored.
        undo with a stack
        Each entry is added to a list, but "undo" removes the newest. What is left?
        Which {actions} are still in effect in the end?
        Returns the actions that were not undone, in order.
        """,
        """
        kept = []
        for action in actions:
            if action != "undo":
                kept.append(action)
            elif kept:
                kept.pop()
        return kept
        ---
        result = []
        for action in actions:
            result = result[:-1] if action == "undo" else result + [action]
        return result
        """,
        lambda r: (
            [r.choice(("undo", "undo", "draw", "move", "erase", "fill")) for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "grids.recent_items",
        "lru_cache recent_items keep_recent cache_after",
        "requests: list[str]; capacity: int",
        "list[str]",
        """
        What is in a least-recently-used cache of size {capacity} after {requests}? Oldest first.
        Each request moves its key to the end; when there are more than {capacity}, the first is thrown out.
        Return the {capacity} most recently used different {requests}, the most recent last.
        lru cache simulation
        Keep the last {capacity} distinct items in order of their latest use.
        Returns the last {capacity} different keys by their latest use, the most recent at the end.
        """,
        """
        cache = []
        for key in requests:
            if key in cache:
                cache.remove(key)
            cache.append(key)
            if len(cache) > capacity:
                cache.pop(0)
        return cache
        ---
        cache = OrderedDict()
        for key in requests:
            cache[key] = True
            cache.move_to_end(key)
            if len(cache) > capacity:
                cache.popitem(last=False)
        return list(cache)
        """,
        lambda r: ([r.choice("abcd") for _ in range(r.randint(0, 7))], r.randint(0, 3)),
        "from collections import OrderedDict",
    ),
    made(
        "grids.round_robin",
        "round_robin finish_order schedule_jobs process_order",
        "jobs: dict[str, int]; slice_time: int",
        "list[str]",
        """
        In which order do {jobs} finish when each in turn gets {slice_time} units?
        Round robin: the first job runs for at most {slice_time}; with work left it goes to the back.
        Return the names of {jobs} (name to needed time) in the order in which they are done.
        round robin scheduling
        {jobs} take turns of {slice_time}. Who is ready first, second and so on?
        Returns the jobs in the order of their ends, an empty list without jobs.
        """,
        """
        queue = deque(jobs.items())
        done = []
        while queue:
            name, left = queue.popleft()
            if left <= slice_time:
                done.append(name)
            else:
                queue.append((name, left - slice_time))
        return done
        ---
        return sorted(jobs, key=lambda name: -(-jobs[name] // slice_time))
        """,
        lambda r: (
            {name: r.randint(1, 12) for name in r.sample(("copy", "mail", "print", "scan"), r.randint(0, 4))},
            r.randint(1, 4),
        ),
        "from collections import deque",
    ),
    made(
        "grids.guarded_robot",
        "robot_with_walls walk move_on_grid robot_end",
        "moves: str; size: int; walls: list[tuple[int, int]]",
        "tuple[int, int]",
        """
        Where does a robot end that starts at (0, 0) and follows {moves} on a board of {size} by {size}?
        U, D, L and R are one step each; moves off the board or into {walls} are skipped.
        Return the final (row, column); U makes the row smaller, R the column larger.
        robot on a grid with walls
        Follow {moves} from the upper left corner and ignore every step that is not possible.
        Returns the last (row, column) of the robot, (0, 0) without moves.
        """,
        """
        steps = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
        row, column = 0, 0
        for move in moves:
            r, c = row + steps[move][0], column + steps[move][1]
            if 0 <= r < size and 0 <= c < size and (r, c) not in walls:
                row, column = r, c
        return row, column
        ---
        position = (0, 0)
        for move in moves:
            row, column = position
            if move == "U":
                row -= 1
            elif move == "D":
                row += 1
            elif move == "L":
                column -= 1
            else:
                column += 1
            free = row in range(size) and column in range(size)
            if free and (row, column) not in walls:
                position = (row, column)
        return position
        """,
        lambda r: (
            "".join(r.choices("UDLRDR", k=r.randint(0, 8))),
            r.randint(2, 4),
            [(r.randint(0, 3), r.randint(1, 3)) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "grids.cell_rule",
        "next_row cellular_step automaton_step rule_step",
        "cells: list[int]; rule: int",
        "list[int]",
        """
        One step of the elementary cellular automaton {rule} on {cells}.
        A cell and its neighbours form a number from 0 to 7; that bit of {rule} is the new cell.
        Return the next generation of a row of 0 and 1 under a Wolfram rule number.
        elementary cellular automaton
        How does {cells} look one step later under {rule}? Cells beyond the ends count as 0.
        Returns the next row under the Wolfram {rule}, a list of the same length.
        """,
        """
        padded = [0] + cells + [0]
        result = []
        for i in range(1, len(padded) - 1):
            number = 4 * padded[i - 1] + 2 * padded[i] + padded[i + 1]
            result.append(rule >> number & 1)
        return result
        ---
        lefts, rights = [0] + cells, cells[1:] + [0]
        bits = format(rule, "08b")[::-1]
        return [int(bits[4 * a + 2 * b + c]) for a, b, c in zip(lefts, cells, rights)]
        """,
        lambda r: (
            [r.randint(0, 1) for _ in range(r.randint(0, 8))],
            r.choice((30, 90, 110, 184, r.randint(0, 255))),
        ),
    ),
    made(
        "grids.bracket_error",
        "first_bracket_error find_mismatch bracket_error_position",
        "text: str",
        "int",
        """
        The index of the first closing bracket in {text} that does not fit, -1 if there is none.
        Check (), [] and {{}} from left to right and return where it goes wrong; unclosed ones do not count.
        Return the position of the first wrong closing bracket.
        where do the brackets fail
        A closing bracket must match the last open one. At which index of {text} is this broken first?
        Returns where the first closing bracket without a partner is, -1 if all have one.
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        stack = []
        for index, char in enumerate(text):
            if char in "([{":
                stack.append(char)
            elif char in pairs and (not stack or stack.pop() != pairs[char]):
                return index
        return -1
        ---
        expected = []
        for i in range(len(text)):
            if text[i] in "([{":
                expected.append(")]}"["([{".index(text[i])])
            elif text[i] in ")]}":
                if not expected or expected[-1] != text[i]:
                    return i
                expected.pop()
        return -1
        """,
        lambda r: (
            r.choice(
                ("(a[b]{c})", "([)]", "{x}", draw.letters(r, 0, 6, "()[]{}a"), draw.letters(r, 0, 4, "()"))
            ),
        ),
    ),
    made(
        "grids.missing_brackets",
        "brackets_to_add missing_parentheses min_insertions parentheses_needed",
        "text: str",
        "int",
        """
        How many parentheses must be added to balance {text}?
        The fewest "(" and ")" that make {text} correct, inserted anywhere.
        Return the number of unmatched opening and closing parentheses of {text}.
        minimum insertions for balanced parentheses
        Count the round brackets in {text} that have no partner.
        Returns how many parentheses lack a partner, 0 if {text} is balanced.
        """,
        """
        opened = missing = 0
        for char in text:
            if char == "(":
                opened += 1
            elif char == ")":
                if opened:
                    opened -= 1
                else:
                    missing += 1
        return opened + missing
        ---
        text = "".join(char for char in text if char in "()")
        while "()" in text:
            text = text.replace("()", "")
        return len(text)
        """,
        lambda r: (draw.letters(r, 0, 7, "(()))a"),),
    ),
    made(
        "grids.pop_pairs",
        "remove_adjacent_pairs pop_pairs cancel_neighbors crush",
        "text: str",
        "str",
        """
        Remove two equal neighbours from {text} again and again until no such pair is left.
        Cancel adjacent equal letters; what moves together may cancel as well.
        Return what is left of {text} when all pairs of equal neighbours have vanished.
        "abbac" becomes "c"
        In a game two equal stones side by side disappear. What remains of {text}?
        Returns {text} after all equal neighbours have cancelled, perhaps "".
        """,
        """
        stack = []
        for char in text:
            if stack and stack[-1] == char:
                stack.pop()
            else:
                stack.append(char)
        return "".join(stack)
        ---
        i = 0
        while i < len(text) - 1:
            if text[i] == text[i + 1]:
                text = text[:i] + text[i + 2 :]
                i = max(0, i - 1)
            else:
                i += 1
        return text
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "grids.deal_cards",
        "deal_cards deal distribute hand_out",
        "cards: list[str]; players: int",
        "list[list[str]]",
        """
        Deal {cards} one by one to {players}.
        The first card goes to the first player, the next to the second and so on in turn until none is left.
        Return one list of cards for each of {players}.
        deal a deck round the table
        Who gets which of {cards} when they are handed out in turns?
        Returns the hands of all {players}, dealt in turn, some perhaps shorter or empty.
        """,
        """
        return [cards[player::players] for player in range(players)]
        ---
        hands = [[] for _ in range(players)]
        for index, card in enumerate(cards):
            hands[index % players].append(card)
        return hands
        """,
        lambda r: ([r.choice("A23456789JQK") for _ in range(r.randint(0, 8))], r.randint(1, 4)),
    ),
    made(
        "grids.riffle",
        "riffle_shuffle perfect_shuffle shuffle_deck faro",
        "deck: list[int]",
        "list[int]",
        """
        A perfect shuffle of {deck}: cut it in half and take cards from both halves in turn.
        Return cards of the upper and the lower half in turn, the upper first; an odd card is in the upper.
        faro shuffle
        Split {deck} in the middle and weave the halves together, keeping the first card on top.
        How does {deck} look after one perfect riffle? For an odd number the first half is one longer.
        Returns the deck after weaving its two halves, the first card still first.
        """,
        """
        middle = (len(deck) + 1) // 2
        result = []
        for i in range(middle):
            result.append(deck[i])
            if middle + i < len(deck):
                result.append(deck[middle + i])
        return result
        ---
        result = [0] * len(deck)
        middle = (len(deck) + 1) // 2
        result[::2] = deck[:middle]
        result[1::2] = deck[middle:]
        return result
        """,
        lambda r: (r.sample(range(1, 30), r.randint(0, 8)),),
    ),
    made(
        "grids.change_ways",
        "count_change ways_to_pay change_ways coin_ways",
        "amount: int; coins: list[int]",
        "int",
        """
        In how many ways can {amount} be paid with {coins}? Each coin may be used as often as one likes.
        Count the different collections of {coins} that add up to {amount}; the order does not matter.
        Return the number of ways to make change for {amount}.
        coin change, number of combinations
        How many possibilities are there to pay {amount} exactly? Paying nothing is one way.
        Returns the number of ways to pay {amount}: 1 for 0 and 0 if it is impossible.
        """,
        """
        ways = [1] + [0] * amount
        for coin in coins:
            for total in range(coin, amount + 1):
                ways[total] += ways[total - coin]
        return ways[amount]
        ---
        if amount == 0:
            return 1
        if amount < 0 or not coins:
            return 0
        return count_change(amount - coins[0], coins) + count_change(amount, coins[1:])
        """,
        lambda r: (
            r.choice((0, r.randint(1, 12), r.randint(1, 25))),
            r.sample((1, 2, 3, 5, 10), r.randint(0, 3)),
        ),
    ),
    made(
        "grids.fewest_coins",
        "fewest_coins min_coins coin_change least_coins",
        "coins: list[int]; amount: int",
        "int",
        """
        The fewest {coins} that make exactly {amount}, -1 if it cannot be done.
        How many coins are needed at least to pay {amount}? Every kind is there without limit.
        Return the minimum number of coins for {amount}, also where taking the largest first would fail.
        coin change with dynamic programming
        Given the values of the {coins}, return the smallest count that adds up to {amount}, or -1.
        Returns the smallest number of coins with the sum {amount}, 0 for 0 and -1 if there is none.
        """,
        """
        best = [0] + [amount + 1] * amount
        for total in range(1, amount + 1):
            for coin in coins:
                if coin <= total:
                    best[total] = min(best[total], best[total - coin] + 1)
        return best[amount] if best[amount] <= amount else -1
        ---
        reached = {0}
        count = 0
        while reached:
            if amount in reached:
                return count
            reached = {total + coin for total in reached for coin in coins if total + coin <= amount}
            count += 1
        return -1
        """,
        lambda r: (
            r.sample((1, 2, 3, 4, 5, 7, 10), r.randint(0, 3)),
            r.choice((0, r.randint(1, 12), r.randint(1, 25))),
        ),
    ),
    made(
        "grids.rising_subsequence",
        "longest_increasing_subsequence lis_length longest_rising lis",
        "numbers: list[int]",
        "int",
        """
        The length of the longest strictly increasing subsequence of {numbers}.
        How many of {numbers} can be kept, in their order, so that they always grow? Gaps are allowed.
        Return the size of the longest rising selection of {numbers}.
        longest increasing subsequence, length only
        Leave out numbers until the rest is strictly ascending. How many stay at most?
        Returns how long a strictly rising subsequence can be, 0 for an empty list.
        """,
        """
        best = []
        for i, number in enumerate(numbers):
            best.append(1 + max((best[j] for j in range(i) if numbers[j] < number), default=0))
        return max(best, default=0)
        ---
        tails = []
        for number in numbers:
            at = bisect_left(tails, number)
            tails[at : at + 1] = [number]
        return len(tails)
        """,
        lambda r: (draw.ints(r, 0, 8, -5, 12),),
        "from bisect import bisect_left",
    ),
    made(
        "grids.common_subsequence",
        "longest_common_subsequence lcs_length lcs common_length",
        "a: str; b: str",
        "int",
        """
        The length of the longest common subsequence of {a} and {b}.
        How many letters can be kept in both texts, in order, so that the same is left?
        Return how long the longest text is that is contained in {a} and in {b} with gaps.
        lcs length
        Delete letters from both until they are equal; how many letters remain at most?
        Returns the number of letters both texts share in the same order, gaps allowed.
        """,
        """
        table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                table[i + 1][j + 1] = table[i][j] + 1 if x == y else max(table[i][j + 1], table[i + 1][j])
        return table[-1][-1]
        ---
        if not a or not b:
            return 0
        if a[0] == b[0]:
            return 1 + longest_common_subsequence(a[1:], b[1:])
        return max(longest_common_subsequence(a[1:], b), longest_common_subsequence(a, b[1:]))
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), draw.letters(r, 0, 6, "abc")),
    ),
    made(
        "grids.edit_distance",
        "edit_distance levenshtein word_distance count_edits",
        "source: str; target: str",
        "int",
        """
        The edit distance of {source} and {target}.
        How many single letters must be inserted, deleted or replaced at least to turn {source} into {target}?
        Levenshtein distance
        Return the smallest number of edits between two words.
        How different are two texts, counted in typing corrections?
        Returns the least number of insertions, deletions and replacements; 0 for equal texts.
        """,
        """
        row = list(range(len(target) + 1))
        for i, a in enumerate(source, 1):
            previous, row = row, [i]
            for j, b in enumerate(target, 1):
                row.append(min(previous[j] + 1, row[-1] + 1, previous[j - 1] + (a != b)))
        return row[-1]
        ---
        if not source or not target:
            return len(source) + len(target)
        if source[0] == target[0]:
            return edit_distance(source[1:], target[1:])
        return 1 + min(
            edit_distance(source[1:], target),
            edit_distance(source, target[1:]),
            edit_distance(source[1:], target[1:]),
        )
        """,
        lambda r: (draw.letters(r, 0, 5, "abc"), draw.letters(r, 0, 5, "abc")),
    ),
    made(
        "grids.no_neighbours",
        "max_non_adjacent_sum house_robber best_without_neighbors largest_loot",
        "values: list[int]",
        "int",
        """
        The largest sum of {values} without taking two neighbours.
        Choose some of {values} so that no two stand side by side; how much can be collected?
        Return the best total of non-adjacent items; taking nothing gives 0.
        house robber
        Each house holds some money, but two houses in a row cannot both be visited. What is the most?
        Returns the greatest sum of items of which no two are neighbours, 0 for an empty list.
        """,
        """
        taken, skipped = 0, 0
        for value in values:
            taken, skipped = skipped + value, max(taken, skipped)
        return max(taken, skipped)
        ---
        best = [0, 0]
        for value in values:
            best.append(max(best[-1], best[-2] + value))
        return best[-1]
        ---
        if not values:
            return 0
        return max(max_non_adjacent_sum(values[1:]), values[0] + max_non_adjacent_sum(values[2:]))
        """,
        lambda r: ([r.randint(0, 12) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "grids.knapsack",
        "knapsack best_load max_value pack_bag",
        "items: list[tuple[int, int]]; capacity: int",
        "int",
        """
        The highest total value of {items} that fit into {capacity}.
        Each item is (weight, value) and may be packed once. What is the most valuable load?
        0/1 knapsack
        Return the best sum of values with a total weight of at most {capacity}.
        Which value can one carry if the bag holds {capacity}?
        Returns the most value that can be packed, 0 if nothing fits.
        """,
        """
        best = [0] * (capacity + 1)
        for weight, value in items:
            for room in range(capacity, weight - 1, -1):
                best[room] = max(best[room], best[room - weight] + value)
        return best[capacity]
        ---
        if not items:
            return 0
        (weight, value), rest = items[0], items[1:]
        without = knapsack(rest, capacity)
        if weight > capacity:
            return without
        return max(without, value + knapsack(rest, capacity - weight))
        """,
        lambda r: ([(r.randint(1, 8), r.randint(1, 15)) for _ in range(r.randint(0, 4))], r.randint(0, 12)),
    ),
    made(
        "grids.subset_sum",
        "subset_sum can_reach_sum has_subset_with_sum can_make",
        "numbers: list[int]; target: int",
        "bool",
        """
        Can some of {numbers} be chosen with the sum {target}?
        Each of {numbers} may be used at most once. True if a selection adds up to {target} exactly.
        Return whether a subset of {numbers} sums to {target}; the empty choice has the sum 0.
        subset sum problem
        Is there a choice among {numbers} that gives {target}?
        Returns True if a selection of {numbers} adds up to {target}, otherwise False.
        """,
        """
        sums = {0}
        for number in numbers:
            sums |= {total + number for total in sums}
        return target in sums
        ---
        if target == 0:
            return True
        if not numbers:
            return False
        return subset_sum(numbers[1:], target) or subset_sum(numbers[1:], target - numbers[0])
        ---
        return any(sum(c) == target for n in range(len(numbers) + 1) for c in combinations(numbers, n))
        """,
        lambda r: ([r.randint(1, 12) for _ in range(r.randint(0, 5))], r.randint(0, 25)),
        "from itertools import combinations",
    ),
    made(
        "grids.word_break",
        "can_split_into_words word_break can_segment is_made_of",
        "text: str; words: list[str]",
        "bool",
        """
        Can {text} be cut into pieces that are all in {words}?
        True if {text} is some sequence of {words} written without spaces; a word may be used again.
        Return whether {text} can be segmented into the given words.
        word break
        Is {text} made of {words} only, one after another?
        Returns True if {text} can be cut into known words only, also for an empty text.
        """,
        """
        reachable = [True] + [False] * len(text)
        for end in range(1, len(text) + 1):
            for word in words:
                if text[:end].endswith(word) and reachable[end - len(word)]:
                    reachable[end] = True
        return reachable[-1]
        ---
        if not text:
            return True
        return any(can_split_into_words(text[len(w) :], words) for w in words if text.startswith(w))
        """,
        lambda r: (
            lambda words: ("".join(r.choices(("a", "ab", "cat", "sun", "day"), k=r.randint(0, 3))), words)
        )(r.sample(("a", "ab", "b", "cat", "sun", "day", "ca"), r.randint(1, 5))),
    ),
    made(
        "grids.jump_game",
        "can_jump_to_end reach_end jump_game can_finish",
        "jumps: list[int]",
        "bool",
        """
        Can the last field be reached when each field tells how far one may jump from it?
        Start at index 0; from i any of the next {jumps}[i] fields can be reached. True if the end is.
        Return whether somebody jumping by the rules of {jumps} gets to the last index.
        jump game
        A 0 is a trap unless one can jump over it. Is there a way through {jumps}?
        Returns True if the last index can be reached, also for one field and for none.
        """,
        """
        furthest = 0
        for i, jump in enumerate(jumps):
            if i > furthest:
                return False
            furthest = max(furthest, i + jump)
        return True
        ---
        goal = len(jumps) - 1
        for i in range(len(jumps) - 2, -1, -1):
            if i + jumps[i] >= goal:
                goal = i
        return goal <= 0
        """,
        lambda r: ([r.choice((0, 0, 1, 2, 3)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "grids.stairs_cost",
        "min_stair_cost cheapest_climb climb_cost",
        "costs: list[int]",
        "int",
        """
        The cheapest way up a staircase where each step costs something and one climbs 1 or 2 steps at a time.
        Stepping on i costs {costs}[i]. Start on step 0 or 1 and get past the last one for the least money.
        Return the minimum cost to reach the top, one position after the last step.
        min cost climbing stairs
        How little can one pay for all the stairs if every second one may be skipped?
        Returns the least cost of climbing in steps of 1 or 2, 0 when there is at most one step.
        """,
        """
        a, b = 0, 0
        for cost in costs:
            a, b = b, min(a, b) + cost
        return min(a, b)
        ---
        if len(costs) < 2:
            return 0
        return min(costs[-1] + min_stair_cost(costs[:-1]), costs[-2] + min_stair_cost(costs[:-2]))
        """,
        lambda r: ([r.randint(0, 15) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "grids.longest_palindrome",
        "longest_palindrome longest_palindromic_substring find_palindrome",
        "text: str",
        "str",
        """
        The longest part of {text} that reads the same backwards; the first one on a tie.
        Find the longest palindromic substring of {text}.
        Return the longest run of neighbouring characters in {text} that is a palindrome.
        longest palindrome inside a text
        Which piece of {text} is the longest palindrome? If several are, take the leftmost.
        Returns the leftmost longest palindrome inside {text}, "" for an empty text.
        """,
        """
        best = ""
        for start in range(len(text)):
            for end in range(start + len(best) + 1, len(text) + 1):
                part = text[start:end]
                if part == part[::-1]:
                    best = part
        return best
        ---
        n = len(text)
        parts = [text[i:j] for i in range(n) for j in range(i + 1, n + 1)]
        return max((part for part in parts if part == part[::-1]), key=len, default="")
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
    ),
    made(
        "grids.common_substring",
        "longest_common_substring common_substring shared_part",
        "first: str; second: str",
        "str",
        """
        The longest text that is contained in both {first} and {second}.
        Find the longest common substring; if several are equally long, the one that comes first in {first}.
        Return the longest run of characters that {first} and {second} share, "" if there is none.
        longest common substring
        Which connected piece occurs in both texts and is as long as possible?
        Returns the longest shared piece of both texts, "" when no character is shared.
        """,
        """
        best = ""
        for start in range(len(first)):
            end = start + len(best) + 1
            while end <= len(first) and first[start:end] in second:
                best = first[start:end]
                end += 1
        return best
        ---
        for size in range(len(first), 0, -1):
            for start in range(len(first) - size + 1):
                part = first[start : start + size]
                if part in second:
                    return part
        return ""
        """,
        lambda r: (draw.letters(r, 0, 7, "abc"), draw.letters(r, 0, 7, "abc")),
    ),
    made(
        "grids.rain_water",
        "trapped_water rain_water collect_rain water_between_walls",
        "heights: list[int]",
        "int",
        """
        How much rain stays between walls of the given {heights}?
        Water over a wall is held up to the lower of the highest walls on both sides. Return the sum.
        Return the units of water that are trapped in the profile {heights}.
        trapping rain water
        After rain, how much water stands on a landscape made of columns?
        Returns the amount of water that cannot run off, 0 if all of it can.
        """,
        """
        total = 0
        for i, height in enumerate(heights):
            level = min(max(heights[: i + 1]), max(heights[i:]))
            total += level - height
        return total
        ---
        left = list(accumulate(heights, max))
        right = list(accumulate(reversed(heights), max))[::-1]
        return sum(min(a, b) - height for a, b, height in zip(left, right, heights))
        """,
        lambda r: ([r.randint(0, 5) for _ in range(r.randint(0, 8))],),
        "from itertools import accumulate",
    ),
    made(
        "grids.delta_encode",
        "delta_encode encode_differences to_deltas",
        "numbers: list[int]",
        "list[int]",
        """
        Delta encoding: keep the first of {numbers}, then only the change to the one before.
        Return the first number followed by the differences of neighbours.
        [10, 12, 11] becomes [10, 2, -1]
        Encode {numbers} as steps, so that adding them up gives the numbers back.
        How does each number differ from the previous one, counted from 0 at the start?
        Returns the first number and then each change to the number before.
        """,
        """
        return [b - a for a, b in zip([0] + numbers, numbers)]
        ---
        result = []
        previous = 0
        for number in numbers:
            result.append(number - previous)
            previous = number
        return result
        ---
        return numbers[:1] + [numbers[i] - numbers[i - 1] for i in range(1, len(numbers))]
        """,
        lambda r: (draw.ints(r, 0, 6),),
    ),
    made(
        "grids.expand_runs",
        "expand_runs decode_pairs unpack_runs from_run_lengths",
        "runs: list[tuple[str, int]]",
        "list[str]",
        """
        Expand {runs} of (value, count) to a flat list.
        Decode run-length pairs: repeat each value as often as its count says.
        Return all values of {runs}, one after another; a count of 0 gives nothing.
        run length decoding to a list
        What was the list before it was packed into (value, count) pairs?
        Returns each value repeated by its count, all in one list.
        """,
        """
        return [value for value, count in runs for _ in range(count)]
        ---
        result = []
        for value, count in runs:
            result.extend([value] * count)
        return result
        """,
        lambda r: ([(r.choice("abcx"), r.randint(0, 4)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "grids.one_hot",
        "one_hot one_hot_encode to_indicator encode_category",
        "value: str; categories: list[str]",
        "list[int]",
        """
        One-hot encode {value}: 1 at its place in {categories}, 0 elsewhere.
        Return a list as long as {categories} with a single 1; all zeros if {value} is unknown.
        indicator vector of a category
        Turn {value} into zeros and ones by comparing it with each of {categories}.
        Which of {categories} is {value}? Answer with one 0 or 1 for each.
        Returns a 1 where {value} stands in {categories} and 0 for all others.
        """,
        """
        return [1 if category == value else 0 for category in categories]
        ---
        return [int(category == value) for category in categories]
        ---
        vector = [0] * len(categories)
        if value in categories:
            vector[categories.index(value)] = 1
        return vector
        """,
        lambda r: (
            r.choice(("red", "green", "blue")),
            r.sample(("red", "green", "blue", "black"), r.randint(0, 4)),
        ),
    ),
    made(
        "grids.morse",
        "to_morse encode_morse morse_code",
        "text: str",
        "str",
        """
        Encode {text} in Morse code, with a space between letters.
        Translate the letters s, o, e, t, a, n, i and m of {text} to dots and dashes; skip everything else.
        Return the Morse signs for {text}: e is ".", t "-", a ".-", i "..", m "--", n "-.", o "---", s "...".
        morse code for a few letters
        How is {text} sent in Morse? Upper and lower case are the same.
        Returns the dots and dashes of the known letters, joined by single spaces.
        """,
        """
        codes = {"e": ".", "t": "-", "a": ".-", "i": "..", "m": "--", "n": "-.", "o": "---", "s": "..."}
        return " ".join(codes[char] for char in text.lower() if char in codes)
        ---
        letters = "etaimnos"
        signs = [".", "-", ".-", "..", "--", "-.", "---", "..."]
        result = []
        for char in text.lower():
            if char in letters:
                result.append(signs[letters.index(char)])
        return " ".join(result)
        """,
        lambda r: (r.choice(("SOS", "", "tea time", "Mist", draw.letters(r, 0, 5, "etaimnosxb"))),),
    ),
    made(
        "grids.rail_fence",
        "rail_fence two_rails encode_rail_fence zigzag_cipher",
        "text: str",
        "str",
        """
        Encrypt {text} with a rail fence of two rails.
        First all characters at even positions, then all at odd ones, as one string.
        Return {text} written in zigzag on two lines and read line by line.
        rail fence cipher with 2 rails
        "secret" becomes "sceert"
        Returns the characters at even indices followed by those at odd ones.
        """,
        """
        return text[::2] + text[1::2]
        ---
        upper = lower = ""
        for index, char in enumerate(text):
            if index % 2:
                lower += char
            else:
                upper += char
        return upper + lower
        """,
        lambda r: (r.choice(("", "secret", draw.word(r), draw.sentence(r, 1, 2))),),
    ),
    made(
        "grids.atbash",
        "atbash mirror_alphabet atbash_cipher swap_alphabet",
        "text: str",
        "str",
        """
        Atbash: replace a by z, b by y and so on in {text}.
        Mirror the alphabet in {text}; upper case stays upper case, other characters stay as they are.
        Return {text} with each letter exchanged for the one as far from the other end of the alphabet.
        atbash cipher
        Encode {text} with a reversed alphabet.
        Returns {text} with the alphabet reversed; applied twice it gives {text} again.
        """,
        """
        result = ""
        for char in text:
            if "a" <= char <= "z":
                result += chr(ord("a") + ord("z") - ord(char))
            elif "A" <= char <= "Z":
                result += chr(ord("A") + ord("Z") - ord(char))
            else:
                result += char
        return result
        ---
        small, large = string.ascii_lowercase, string.ascii_uppercase
        return text.translate(str.maketrans(small + large, small[::-1] + large[::-1]))
        """,
        lambda r: (draw.sentence(r, 0, 3),),
        "import string",
    ),
)
