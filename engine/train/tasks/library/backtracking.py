"""Combinatorics, grids, matrices, bit tricks, intervals and greedy choices of algorithm courses."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = 0, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _grid(r: Random, bottom: int = 0, top: int = 9, high: int = 4) -> list[list[int]]:
    rows, columns = r.randint(1, high), r.randint(1, high)
    return [[r.randint(bottom, top) for _ in range(columns)] for _ in range(rows)]


def _square(r: Random, bottom: int = 0, top: int = 9, high: int = 4) -> list[list[int]]:
    size = r.randint(1, high)
    return [[r.randint(bottom, top) for _ in range(size)] for _ in range(size)]


def _intervals(r: Random, high: int = 4) -> list[tuple[int, int]]:
    """Ascending intervals that do not touch."""
    points = sorted(r.sample(range(20), 2 * r.randint(0, high)))
    return list(zip(points[::2], points[1::2], strict=True))


def _spans(r: Random, low: int = 0, high: int = 6) -> list[tuple[int, int]]:
    starts = [r.randint(0, 12) for _ in range(r.randint(low, high))]
    return [(start, start + r.randint(1, 6)) for start in starts]


def _sudoku(r: Random, wrong: int = 0, empty: int = 40) -> list[list[int]]:
    """A solved sudoku with some cells emptied and perhaps some digits changed."""
    digits = r.sample(range(1, 10), 9)
    board = [[digits[(3 * (i % 3) + i // 3 + j) % 9] for j in range(9)] for i in range(9)]
    for _ in range(empty):
        board[r.randrange(9)][r.randrange(9)] = 0
    for _ in range(wrong):
        board[r.randrange(9)][r.randrange(9)] = r.randint(1, 9)
    return board


def _with_zero(r: Random) -> list[list[int]]:
    grid = [[int(cell > 2) for cell in row] for row in _grid(r)]
    grid[r.randrange(len(grid))][r.randrange(len(grid[0]))] = 0
    return grid


def _skew(r: Random) -> list[list[int]]:
    matrix = _square(r, -3, 3, 3)
    for i in range(len(matrix)):
        for j in range(i + 1):
            matrix[i][j] = -matrix[j][i] if i != j else 0
    if r.random() < 0.5:
        matrix[r.randrange(len(matrix))][r.randrange(len(matrix))] += 1
    return matrix


def _scalar(r: Random) -> list[list[int]]:
    size, value = r.randint(1, 4), r.randint(-2, 5)
    matrix = [[value if i == j else 0 for j in range(size)] for i in range(size)]
    if r.random() < 0.5:
        matrix[r.randrange(size)][r.randrange(size)] += 1
    return matrix


def _almost_groups(r: Random) -> tuple[list[int], int]:
    k = r.randint(2, 4)
    values = r.sample(range(-5, 15), r.randint(1, 4))
    numbers = values[1:] * k + values[:1] * r.choice((1, 1, 1, k))
    r.shuffle(numbers)
    return numbers, k


ENTRIES = (
    made(
        "backtracking.permutations_of_size",
        "permutations_of_size k_permutations arrangements_of_k",
        "items: list[int]; k: int",
        "list[list[int]]",
        """
        List all ordered choices of {k} different positions of {items}, in list order.
        k-permutations of a list
        Return every arrangement of {k} elements as a list; the same elements in another order are another \
        arrangement.
        In which orders can {k} of the items be lined up?
        Generate partial permutations of length {k}; [] if {k} is larger than the list.
        """,
        """
        return [list(chosen) for chosen in itertools.permutations(items, k)]
        ---
        if k == 0:
            return [[]]
        return [
            [item, *rest]
            for i, item in enumerate(items)
            for rest in permutations_of_size(items[:i] + items[i + 1 :], k - 1)
        ]
        """,
        lambda r: (r.sample(range(10), r.randint(0, 4)), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "backtracking.unique_permutations",
        "unique_permutations distinct_permutations permute_unique",
        "numbers: list[int]",
        "list[list[int]]",
        """
        List all different orders of {numbers}, which may contain duplicates, sorted.
        unique permutations of a list with duplicates
        Return every distinct arrangement once, as lists in lexicographic order.
        In how many different ways can the list be ordered? Show them all.
        Permute a list and leave out repeated results.
        """,
        """
        return [list(order) for order in sorted(set(itertools.permutations(numbers)))]
        """,
        lambda r: (_ints(r, 0, 4, 0, 3),),
        "import itertools",
    ),
    made(
        "backtracking.previous_permutation",
        "previous_permutation prev_permutation permutation_before",
        "items: list[int]",
        "list[int]",
        """
        Return the arrangement of {items} that comes before it in sorted order; before the first comes the \
        last.
        previous permutation
        Rearrange the list into the next smaller permutation, wrapping around to the largest one.
        Which order of the same numbers precedes this one lexicographically?
        Find the last descent, swap it with the largest smaller element behind it and reverse the rest.
        """,
        """
        result = list(items)
        i = len(result) - 2
        while i >= 0 and result[i] <= result[i + 1]:
            i -= 1
        if i < 0:
            return result[::-1]
        j = len(result) - 1
        while result[j] >= result[i]:
            j -= 1
        result[i], result[j] = result[j], result[i]
        return result[: i + 1] + result[i + 1 :][::-1]
        """,
        lambda r: (_ints(r, 0, 5, 0, 4),),
    ),
    made(
        "backtracking.cartesian_product",
        "cartesian_product all_combinations product_of_lists",
        "lists: list[list[int]]",
        "list[list[int]]",
        """
        Cartesian product of any number of {lists}: all ways to take one item from each, in order.
        cartesian product of several lists
        Return a list of lists; the last position changes fastest, no lists give one empty choice.
        Combine every item of the first list with every item of the second and so on.
        Which selections contain exactly one element of each list?
        """,
        """
        return [list(choice) for choice in itertools.product(*lists)]
        ---
        result = [[]]
        for items in lists:
            result = [[*start, item] for start in result for item in items]
        return result
        """,
        lambda r: ([_ints(r, 0 if r.random() < 0.1 else 1, 3) for _ in range(r.randint(0, 3))],),
        "import itertools",
    ),
    made(
        "backtracking.strings_of_length",
        "strings_of_length all_strings generate_strings",
        "letters: str; length: int",
        "list[str]",
        """
        List all texts of {length} that can be written with {letters}, repetition allowed, in the order of \
        {letters}.
        all strings of a given length over an alphabet
        Return every word with exactly {length} characters from the alphabet; the last place changes fastest.
        Which passwords of that length are possible with these characters?
        Generate all combinations with repetition as strings.
        """,
        """
        return ["".join(chosen) for chosen in itertools.product(letters, repeat=length)]
        ---
        if length == 0:
            return [""]
        return [letter + rest for letter in letters for rest in strings_of_length(letters, length - 1)]
        """,
        lambda r: ("".join(r.sample("abcxyz01", r.randint(1, 3))), r.randint(0, 3)),
        "import itertools",
    ),
    made(
        "backtracking.subsequences",
        "all_subsequences subsequences get_subsequences",
        "text: str",
        "list[str]",
        """
        List all subsequences of {text}, the empty one too: each letter is left out or kept, those without \
        it first.
        all subsequences of a string
        Return the 2 ** n texts that deleting characters can give; "ab" gives "", "b", "a", "ab".
        Decide for every letter whether it stays and collect the results recursively.
        Generate the power set of a string's characters as strings in their original order.
        """,
        """
        if not text:
            return [""]
        rest = all_subsequences(text[1:])
        return rest + [text[0] + part for part in rest]
        ---
        result = [""]
        for letter in reversed(text):
            result += [letter + part for part in result]
        return result
        """,
        lambda r: (draw.letters(r, 0, 4),),
    ),
    made(
        "backtracking.subset_sums",
        "subset_sums all_subset_sums possible_sums",
        "numbers: list[int]",
        "list[int]",
        """
        List the different sums that some of {numbers} can have, ascending; choosing none gives 0.
        all possible subset sums
        Return every total that a choice of elements can make, each once, in ascending order.
        Which amounts can be put together from the given numbers, each used at most once?
        Collect the sums of all subsets in a set and sort it.
        """,
        """
        sums = {0}
        for number in numbers:
            sums |= {total + number for total in sums}
        return sorted(sums)
        """,
        lambda r: (_ints(r, 0, 5, -2, 9),),
    ),
    made(
        "backtracking.unique_subsets",
        "unique_subsets subsets_with_duplicates distinct_subsets",
        "numbers: list[int]",
        "list[list[int]]",
        """
        List the different subsets of {numbers}, which may contain duplicates, each sorted, in sorted order.
        power set without duplicate subsets
        Return every distinct multiset that can be chosen, as ascending lists in lexicographic order.
        Which selections are possible if equal numbers cannot be told apart?
        Generate all subsets of the sorted list and keep each once.
        """,
        """
        ordered = sorted(numbers)
        sizes = range(len(ordered) + 1)
        found = {chosen for size in sizes for chosen in itertools.combinations(ordered, size)}
        return [list(chosen) for chosen in sorted(found)]
        """,
        lambda r: (_ints(r, 0, 5, 0, 3),),
        "import itertools",
    ),
    made(
        "backtracking.combination_sum_once",
        "combination_sum_unique combination_sum_once combinations_used_once",
        "numbers: list[int]; target: int",
        "list[list[int]]",
        """
        List the different ascending combinations of {numbers}, each element used once, that add up to \
        {target}, sorted.
        combination sum without repetition
        Return every distinct choice of positive elements with the sum {target}; duplicates in the list are \
        separate.
        Which combinations of the given numbers make the target if none is used twice?
        Backtrack over the sorted list and skip equal values on the same level.
        """,
        """
        def search(start: int, rest: int) -> list[list[int]]:
            if rest == 0:
                return [[]]
            result = []
            for i in range(start, len(ordered)):
                if ordered[i] > rest:
                    break
                if i > start and ordered[i] == ordered[i - 1]:
                    continue
                result += [[ordered[i], *tail] for tail in search(i + 1, rest - ordered[i])]
            return result

        ordered = sorted(numbers)
        return search(0, target)
        """,
        lambda r: (_ints(r, 0, 7, 1, 6), r.randint(1, 10)),
    ),
    made(
        "backtracking.set_partitions",
        "set_partitions partitions_of_set all_groupings",
        "items: list[int]",
        "list[list[list[int]]]",
        """
        List all ways to divide the different {items} into non-empty groups.
        set partitions
        Return every partition as a list of groups: each item joins one of the groups so far, in order, or \
        opens a new one.
        In which ways can the elements be grouped? Order inside and among groups does not matter.
        Extend the partitions of the items before it by each item in turn; [] has one, the empty partition.
        """,
        """
        partitions = [[]]
        for item in items:
            extended = []
            for groups in partitions:
                for i in range(len(groups)):
                    extended.append([*groups[:i], [*groups[i], item], *groups[i + 1 :]])
                extended.append([*groups, [item]])
            partitions = extended
        return partitions
        """,
        lambda r: (r.sample(range(10), r.randint(0, 4)),),
    ),
    made(
        "backtracking.compositions",
        "compositions integer_compositions ordered_partitions",
        "n: int",
        "list[list[int]]",
        """
        List all ways to write {n} as an ordered sum of positive integers, in lexicographic order.
        compositions of an integer
        Return every sequence of positive numbers with the sum {n}; 1 + 2 and 2 + 1 both count.
        In which ways can a staircase of {n} steps be climbed with steps of any size?
        Choose the first part and compose the rest recursively; 0 has only the empty sum.
        """,
        """
        if n == 0:
            return [[]]
        return [[first, *rest] for first in range(1, n + 1) for rest in compositions(n - first)]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "backtracking.stair_ways_list",
        "climbing_ways_list list_climbing_ways ways_to_climb",
        "n: int; steps: list[int]",
        "list[list[int]]",
        """
        List all ways to climb {n} stairs with {steps} of the given sizes, as lists of steps, in the order \
        of {steps}.
        all ways to climb stairs
        Return every sequence of allowed steps that adds up to exactly {n}; 0 stairs have one way, the \
        empty one.
        How exactly can a staircase be climbed? Show the sequences and not only their number.
        Generate the step sequences recursively; all step sizes are positive and different.
        """,
        """
        if n == 0:
            return [[]]
        return [
            [step, *rest] for step in steps if step <= n for rest in climbing_ways_list(n - step, steps)
        ]
        """,
        lambda r: (r.randint(0, 6), r.choice(([1, 2], [1, 2, 3], [2, 3], [1, 3]))),
    ),
    made(
        "backtracking.queens_solutions",
        "solve_n_queens n_queens queens_solutions",
        "n: int",
        "list[list[int]]",
        """
        List all solutions of the {n} queens puzzle, each as the columns of the queens in rows 0 to {n} - \
        1, sorted.
        n queens, all solutions
        Return every placement of {n} queens on an {n} by {n} board without two on a line, row by row.
        In which ways can the queens be put so that none attacks another?
        Backtrack row by row over the safe columns.
        """,
        """
        solutions = [[]]
        for row in range(n):
            solutions = [
                [*columns, column]
                for columns in solutions
                for column in range(n)
                if all(column != c and abs(column - c) != row - i for i, c in enumerate(columns))
            ]
        return solutions
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "backtracking.queens_board",
        "draw_queens queens_board board_from_columns",
        "columns: list[int]",
        "list[str]",
        """
        Draw a chess board with a queen in column columns[i] of row i: "Q" for a queen and "." for a free \
        field.
        show an n queens solution
        Return one text per row, as wide as there are queens.
        How does the board with these queens look?
        Turn the list of column numbers into rows of dots with a Q in each.
        """,
        """
        size = len(columns)
        return ["." * column + "Q" + "." * (size - column - 1) for column in columns]
        """,
        lambda r: (r.sample(range(n), n),) if (n := r.randint(0, 6)) else ([],),
    ),
    made(
        "backtracking.sudoku_9x9",
        "is_valid_sudoku valid_sudoku check_sudoku",
        "board: list[list[int]]",
        "bool",
        """
        Is the 9 by 9 sudoku {board} free of conflicts? 0 is an empty cell; no row, column or box may \
        repeat a digit.
        valid sudoku
        Return True if no digit from 1 to 9 occurs twice in a row, in a column or in a 3 by 3 box.
        Check a partially filled sudoku; it need not be solvable.
        Collect the digits of all rows, columns and boxes and look for duplicates.
        """,
        """
        seen = set()
        for i, row in enumerate(board):
            for j, digit in enumerate(row):
                if digit:
                    places = {("row", i, digit), ("column", j, digit), ("box", i // 3, j // 3, digit)}
                    if seen & places:
                        return False
                    seen |= places
        return True
        """,
        lambda r: (_sudoku(r, r.choice((0, 0, 1, 2))),),
    ),
    made(
        "backtracking.sudoku_solver",
        "solve_sudoku sudoku_solver fill_sudoku",
        "board: list[list[int]]",
        "list[list[int]] | None",
        """
        Solve the 9 by 9 sudoku {board}, in which 0 is an empty cell; None if it has no solution.
        sudoku solver
        Return a filled copy by backtracking: the first empty cell gets the smallest digit that leads to a \
        solution.
        How is the sudoku completed so that each row, column and 3 by 3 box has the digits 1 to 9?
        Try the digits in ascending order, cell by cell from the top left.
        """,
        """
        for i, row in enumerate(board):
            if 0 not in row:
                continue
            j = row.index(0)
            top, left = i - i % 3, j - j % 3
            used = {*row, *(other[j] for other in board)}
            used |= {digit for other in board[top : top + 3] for digit in other[left : left + 3]}
            for digit in range(1, 10):
                if digit not in used:
                    filled = [list(other) for other in board]
                    filled[i][j] = digit
                    solution = solve_sudoku(filled)
                    if solution is not None:
                        return solution
            return None
        return [list(row) for row in board]
        """,
        lambda r: (_sudoku(r, 0, r.randint(5, 25)),),
    ),
    made(
        "backtracking.grid_path_strings",
        "all_grid_paths grid_path_strings lattice_paths",
        "rows: int; columns: int",
        "list[str]",
        """
        List all ways through a grid of {rows} by {columns} cells from the top left, as texts of D (down) \
        and R (right).
        all paths in a grid
        Return every shortest way to the bottom right cell, sorted alphabetically; one cell gives the empty \
        way.
        Which sequences of steps down and right lead to the opposite corner?
        Generate the lattice paths recursively.
        """,
        """
        if rows == 1 or columns == 1:
            return ["D" * (rows - 1) + "R" * (columns - 1)]
        down = ["D" + path for path in all_grid_paths(rows - 1, columns)]
        return down + ["R" + path for path in all_grid_paths(rows, columns - 1)]
        ---
        moves = "D" * (rows - 1) + "R" * (columns - 1)
        return sorted({"".join(order) for order in itertools.permutations(moves)})
        """,
        lambda r: (r.randint(1, 4), r.randint(1, 4)),
        "import itertools",
    ),
    made(
        "backtracking.rat_in_maze",
        "rat_in_maze maze_paths find_maze_paths",
        "maze: list[list[int]]",
        "list[str]",
        """
        List all ways from the top left to the bottom right of {maze} over cells with 1, as texts of D, L, \
        R and U, sorted.
        rat in a maze
        Return every path that visits no cell twice; 0 is a wall, also at the start or the goal.
        How can the rat reach the opposite corner, going down, left, right and up?
        Backtrack through the open neighbors; [] if there is no way.
        """,
        """
        paths = []

        def walk(row: int, column: int, path: str, seen: frozenset[tuple[int, int]]) -> None:
            inside = 0 <= row < len(maze) and 0 <= column < len(maze[0])
            if not inside or maze[row][column] != 1 or (row, column) in seen:
                return
            if (row, column) == (len(maze) - 1, len(maze[0]) - 1):
                paths.append(path)
                return
            seen |= {(row, column)}
            walk(row + 1, column, path + "D", seen)
            walk(row, column - 1, path + "L", seen)
            walk(row, column + 1, path + "R", seen)
            walk(row - 1, column, path + "U", seen)

        walk(0, 0, "", frozenset())
        return paths
        """,
        lambda r: (
            ([[int(r.random() < 0.75) for _ in range(c)] for _ in range(r.randint(1, 3))],)
            if (c := r.randint(1, 3))
            else ([[1]],)
        ),
    ),
    made(
        "backtracking.word_search",
        "word_search exist_in_board word_exists",
        "board: list[list[str]]; word: str",
        "bool",
        """
        Can {word} be read in the letter {board} along neighboring cells, up, down, left or right, each \
        used once?
        word search with backtracking
        Return True if a path of adjacent cells spells the word without using a cell twice.
        Is the word hidden in the grid, with turns allowed?
        Depth-first search for the letters, one after another, from every cell.
        """,
        """
        def find(row: int, column: int, index: int, used: set[tuple[int, int]]) -> bool:
            if index == len(word):
                return True
            inside = 0 <= row < len(board) and 0 <= column < len(board[0])
            if not inside or (row, column) in used or board[row][column] != word[index]:
                return False
            used = used | {(row, column)}
            steps = ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1))
            return any(find(i, j, index + 1, used) for i, j in steps)

        return any(find(i, j, 0, set()) for i in range(len(board)) for j in range(len(board[0])))
        """,
        lambda r: (
            (
                [[r.choice("abc") for _ in range(c)] for _ in range(r.randint(1, 3))],
                draw.letters(r, 1, 4, "abc"),
            )
            if (c := r.randint(1, 3))
            else ([["a"]], "a")
        ),
    ),
    made(
        "backtracking.rotting_oranges",
        "rotting_oranges minutes_to_rot oranges_rotting",
        "grid: list[list[int]]",
        "int",
        """
        Minutes until every fresh orange (1) in {grid} is rotten (2); rot spreads to side neighbors each \
        minute; -1 if never.
        rotting oranges
        Return how long it takes until no 1 is left, 0 without any, or -1 if some cannot be reached; 0 is \
        an empty cell.
        Breadth-first search that starts from all rotten cells at the same time.
        How many steps does an infection need to reach all healthy cells?
        """,
        """
        fresh = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 1}
        rotten = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 2}
        minutes = 0
        while fresh:
            near = {(i + a, j + b) for i, j in rotten for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            rotten = near & fresh
            if not rotten:
                return -1
            fresh -= rotten
            minutes += 1
        return minutes
        """,
        lambda r: (
            ([[r.choice((0, 1, 1, 1, 2)) for _ in range(c)] for _ in range(r.randint(1, 4))],)
            if (c := r.randint(1, 4))
            else ([[1]],)
        ),
    ),
    made(
        "backtracking.nearest_zero",
        "distance_to_nearest_zero update_matrix nearest_zero_distances",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        For each cell of {grid}, give the number of steps, sideways or up and down, to the nearest 0; there \
        is one.
        01 matrix: distance to the nearest zero
        Return a table of the same shape with 0 in the zero cells and the distance to the closest zero \
        elsewhere.
        How far away is the next zero from every place?
        Breadth-first search from all zeros together, or the least sum of row and column distance.
        """,
        """
        zeros = [(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 0]
        return [
            [min(abs(i - a) + abs(j - b) for a, b in zeros) for j in range(len(row))]
            for i, row in enumerate(grid)
        ]
        """,
        lambda r: (_with_zero(r),),
    ),
    made(
        "backtracking.capture_regions",
        "capture_surrounded_regions surrounded_regions solve_surrounded",
        "board: list[list[str]]",
        "list[list[str]]",
        """
        Turn every region of "O" on {board} that does not touch the border into "X".
        surrounded regions
        Return a copy in which only those "O" remain that hang together with an "O" on the edge by their \
        sides.
        Capture all groups of O that are enclosed by X.
        Mark what can be reached from the border and replace the other O.
        """,
        """
        height, width = len(board), len(board[0]) if board else 0
        todo = [
            (i, j)
            for i in range(height)
            for j in range(width)
            if (i in (0, height - 1) or j in (0, width - 1)) and board[i][j] == "O"
        ]
        safe = set(todo)
        while todo:
            i, j = todo.pop()
            for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                if 0 <= a < height and 0 <= b < width and board[a][b] == "O" and (a, b) not in safe:
                    safe.add((a, b))
                    todo.append((a, b))
        return [["O" if (i, j) in safe else "X" for j in range(width)] for i in range(height)]
        """,
        lambda r: (
            ([[r.choice("OXX") for _ in range(c)] for _ in range(r.randint(0, 5))],)
            if (c := r.randint(3, 5))
            else ([],)
        ),
    ),
    made(
        "backtracking.island_sizes",
        "island_sizes list_island_sizes sizes_of_islands",
        "grid: list[list[int]]",
        "list[int]",
        """
        List the sizes of all islands of ones in {grid}, largest first; cells hang together by their sides.
        sizes of all islands
        Return how many cells each group of connected 1s has, in descending order; [] without ones.
        How large are the separate patches of land?
        Flood each unvisited 1 and note the number of cells.
        """,
        """
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 1}
        sizes = []
        while land:
            todo = [land.pop()]
            size = 0
            while todo:
                i, j = todo.pop()
                size += 1
                near = {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)} & land
                land -= near
                todo += near
            sizes.append(size)
        return sorted(sizes, reverse=True)
        """,
        lambda r: (_grid(r, 0, 1, 5),),
    ),
    made(
        "backtracking.closed_islands",
        "count_closed_islands closed_islands enclosed_islands",
        "grid: list[list[int]]",
        "int",
        """
        Count the islands of 1s in {grid} that do not touch the border; cells hang together by their sides.
        number of closed islands
        Return how many groups of ones are completely surrounded by zeros inside the grid.
        How many patches of land have no cell on the edge?
        Flood every island and check whether one of its cells lies on the outermost rows or columns.
        """,
        """
        land = {(i, j) for i, row in enumerate(grid) for j, cell in enumerate(row) if cell == 1}
        height, width = len(grid), len(grid[0]) if grid else 0
        count = 0
        while land:
            todo = [land.pop()]
            closed = True
            while todo:
                i, j = todo.pop()
                if i in (0, height - 1) or j in (0, width - 1):
                    closed = False
                near = {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)} & land
                land -= near
                todo += near
            count += closed
        return count
        """,
        lambda r: ([[int(r.random() < 0.3) for _ in range(5)] for _ in range(r.randint(1, 5))],),
    ),
    made(
        "backtracking.knight_distance",
        "knight_distance min_knight_moves minimum_knight_moves",
        "size: int; start: tuple[int, int]; goal: tuple[int, int]",
        "int",
        """
        Fewest moves of a chess knight from {start} to {goal}, (row, column) from 0, on a {size} by {size} \
        board; -1 if none.
        minimum knight moves
        Return how many jumps the knight needs at least, or -1 if it cannot get there.
        Breadth-first search over the fields of a square board.
        How many knight's moves apart are two squares?
        """,
        """
        seen = {start}
        row = [start]
        moves = 0
        while row:
            if goal in row:
                return moves
            jumps = ((1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1))
            reached = {(i + a, j + b) for i, j in row for a, b in jumps}
            row = [(i, j) for i, j in reached - seen if 0 <= i < size and 0 <= j < size]
            seen.update(row)
            moves += 1
        return -1
        """,
        lambda r: (n := r.randint(1, 6), (r.randrange(n), r.randrange(n)), (r.randrange(n), r.randrange(n))),
    ),
    made(
        "backtracking.snakes_and_ladders",
        "min_dice_throws snakes_and_ladders fewest_dice_throws",
        "size: int; jumps: dict[int, int]",
        "int",
        """
        Fewest throws of a six-sided die from field 1 to field {size}; {jumps} maps the ends of snakes and \
        ladders; -1 if none.
        snakes and ladders, minimum number of dice throws
        Return how many throws are needed at least if each can be chosen; a field in {jumps} moves on at \
        once, one time.
        Breadth-first search over the fields of the board.
        How fast can the game be won at best?
        """,
        """
        seen = {1}
        fields = [1]
        throws = 0
        while fields:
            if size in fields:
                return throws
            landed = {field + eyes for field in fields for eyes in range(1, 7) if field + eyes <= size}
            fields = list({jumps.get(field, field) for field in landed} - seen)
            seen.update(fields)
            throws += 1
        return -1
        """,
        lambda r: (
            size := r.randint(2, 30),
            {r.randint(2, size): r.randint(1, size) for _ in range(r.randint(0, 4))},
        ),
    ),
    made(
        "backtracking.falling_diagonals",
        "falling_diagonals main_diagonals all_diagonals",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        All diagonals of {matrix} that run from the upper left to the lower right, beginning at the bottom \
        left corner.
        all diagonals parallel to the main diagonal
        Return the cells with equal column minus row as lists from top to bottom, lowest diagonal first.
        Group the numbers of a table by their falling diagonals.
        Which diagonals go down to the right? Start in the lower left corner and end in the upper right one.
        """,
        """
        if not matrix or not matrix[0]:
            return []
        height, width = len(matrix), len(matrix[0])
        return [
            [matrix[i][i + offset] for i in range(height) if 0 <= i + offset < width]
            for offset in range(1 - height, width)
        ]
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "backtracking.zigzag_diagonals",
        "diagonal_traversal zigzag_traverse diagonal_order",
        "matrix: list[list[int]]",
        "list[int]",
        """
        Read {matrix} along its rising diagonals in zigzag: the first ones up, the next down, and so on.
        diagonal traverse
        Return all numbers in diagonal order from the top left; diagonals with an even row + column sum go \
        upwards.
        Walk through a table like JPEG does: right, down-left, down, up-right ...
        List a matrix diagonal by diagonal with alternating direction.
        """,
        """
        if not matrix or not matrix[0]:
            return []
        height, width = len(matrix), len(matrix[0])
        result = []
        for total in range(height + width - 1):
            cells = [matrix[i][total - i] for i in range(height) if 0 <= total - i < width]
            result += cells[::-1] if total % 2 == 0 else cells
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "backtracking.boundary",
        "boundary_elements matrix_boundary border_elements boundary_traversal",
        "matrix: list[list[int]]",
        "list[int]",
        """
        List the numbers on the edge of {matrix} clockwise from the top left, each cell once.
        boundary traversal of a matrix
        Return the first row, the last column downwards, the last row backwards and the first column upwards.
        Which cells form the border of the table, going around it?
        Walk around the outside of a matrix; a single row or column is read once.
        """,
        """
        if not matrix or not matrix[0]:
            return []
        if len(matrix) == 1:
            return list(matrix[0])
        if len(matrix[0]) == 1:
            return [row[0] for row in matrix]
        right = [row[-1] for row in matrix[1:-1]]
        left = [row[0] for row in matrix[1:-1]]
        return matrix[0] + right + matrix[-1][::-1] + left[::-1]
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "backtracking.spiral_counterclockwise",
        "spiral_counterclockwise anti_spiral counterclockwise_spiral",
        "matrix: list[list[int]]",
        "list[int]",
        """
        Return the elements of {matrix} in a spiral against the clock: down the first column, along the \
        bottom, up, back.
        anticlockwise spiral of a matrix
        Read a table from the top left inwards, going down first.
        Spiral order in the counterclockwise direction.
        Take off the first column, turn the rest and go on until nothing is left.
        """,
        """
        columns = [list(column) for column in zip(*matrix)]
        result = []
        while columns:
            result += columns.pop(0)
            columns = [list(row) for row in zip(*columns)][::-1]
        return result
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "backtracking.odd_magic_square",
        "make_magic_square magic_square_odd generate_magic_square",
        "n: int",
        "list[list[int]]",
        """
        Build a magic square of odd size {n} by the Siamese method: start with 1 in the middle of the top row.
        generate an odd magic square
        Return an {n} by {n} table of 1 to {n} squared whose rows, columns and diagonals have equal sums.
        Go up and to the right, wrapping around; if the cell is taken, go down from the last one instead.
        How is a magic square with an odd number of rows made?
        """,
        """
        square = [[0] * n for _ in range(n)]
        row, column = 0, n // 2
        for number in range(1, n * n + 1):
            square[row][column] = number
            up, right = (row - 1) % n, (column + 1) % n
            if square[up][right]:
                row = (row + 1) % n
            else:
                row, column = up, right
        return square
        """,
        lambda r: (r.choice((1, 3, 5, 7)),),
    ),
    made(
        "backtracking.prefix_sum_matrix",
        "prefix_sum_matrix matrix_prefix_sums summed_area_table integral_image",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Replace each cell of {matrix} by the sum of all cells above and to the left of it, itself included.
        2D prefix sums
        Return the summed-area table: entry (i, j) is the total of the block from the top left to (i, j).
        Cumulative sums of a table in both directions.
        Compute the integral image of a grid.
        """,
        """
        table = []
        above = [0] * (len(matrix[0]) if matrix else 0)
        for row in matrix:
            above = [a + total for a, total in zip(above, itertools.accumulate(row))]
            table.append(above)
        return table
        ---
        return [
            [sum(sum(line[: j + 1]) for line in matrix[: i + 1]) for j in range(len(row))]
            for i, row in enumerate(matrix)
        ]
        """,
        lambda r: (_grid(r, -5, 9),),
        "import itertools",
    ),
    made(
        "backtracking.both_diagonals_sum",
        "diagonal_sum sum_of_diagonals both_diagonals_sum",
        "matrix: list[list[int]]",
        "int",
        """
        Add up both diagonals of the square {matrix}; the cell in the middle of an odd size counts once.
        sum of both matrix diagonals
        Return the total of the main and the anti-diagonal without counting the center twice.
        What do the two diagonals of a square table have as sum?
        Sum of the primary and secondary diagonal elements.
        """,
        """
        size = len(matrix)
        total = sum(matrix[i][i] + matrix[i][size - 1 - i] for i in range(size))
        return total - (matrix[size // 2][size // 2] if size % 2 else 0)
        ---
        size = len(matrix)
        return sum(matrix[i][j] for i in range(size) for j in range(size) if i == j or i + j == size - 1)
        """,
        lambda r: (_square(r),),
    ),
    made(
        "backtracking.swap_diagonals",
        "swap_diagonals interchange_diagonals exchange_diagonals",
        "matrix: list[list[int]]",
        "list[list[int]]",
        """
        Exchange the main and the anti-diagonal of the square {matrix}, row by row; return a new matrix.
        interchange the diagonals of a matrix
        Swap in each row the cell on the falling diagonal with the one on the rising diagonal.
        Return a copy of a square table with both diagonals swapped.
        Everything outside of the diagonals stays where it is.
        """,
        """
        result = [list(row) for row in matrix]
        size = len(result)
        for i, row in enumerate(result):
            row[i], row[size - 1 - i] = row[size - 1 - i], row[i]
        return result
        """,
        lambda r: (_square(r),),
    ),
    made(
        "backtracking.is_skew_symmetric",
        "is_skew_symmetric is_antisymmetric skew_symmetric",
        "matrix: list[list[int]]",
        "bool",
        """
        Is the square {matrix} skew-symmetric: the negative of its own transpose?
        antisymmetric matrix
        Return True if matrix[i][j] == -matrix[j][i] everywhere; the diagonal is 0 then.
        Check whether mirroring at the diagonal turns all signs.
        Does the transpose of a table equal the table with opposite signs?
        """,
        """
        size = len(matrix)
        return all(matrix[i][j] == -matrix[j][i] for i in range(size) for j in range(size))
        ---
        return [list(column) for column in zip(*matrix)] == [[-value for value in row] for row in matrix]
        """,
        lambda r: (_skew(r),),
    ),
    made(
        "backtracking.is_scalar",
        "is_scalar_matrix scalar_matrix",
        "matrix: list[list[int]]",
        "bool",
        """
        Is the square {matrix} a scalar matrix: the same number on the whole diagonal and 0 everywhere else?
        scalar matrix check
        Return True if the table is a multiple of the identity matrix.
        Are all diagonal elements equal and all others zero?
        Check a square matrix for the form k times I.
        """,
        """
        return all(
            value == (matrix[0][0] if i == j else 0)
            for i, row in enumerate(matrix)
            for j, value in enumerate(row)
        )
        """,
        lambda r: (_scalar(r),),
    ),
    made(
        "backtracking.local_maxima",
        "local_maxima_positions grid_peaks find_peaks_2d",
        "grid: list[list[int]]",
        "list[tuple[int, int]]",
        """
        Positions (row, column) of the cells of {grid} that are greater than all their side neighbors, row \
        by row.
        peaks in a 2D grid
        Return where a value is strictly larger than those above, below, left and right of it, as far as \
        they exist.
        Which cells are local maxima of the table?
        Find the hilltops of a height map; a single cell is one.
        """,
        """
        heights = {(i, j): value for i, row in enumerate(grid) for j, value in enumerate(row)}
        return [
            (i, j)
            for (i, j), value in heights.items()
            if all(heights.get(near, value - 1) < value for near in ((i + 1, j), (i - 1, j), (i, j + 1), \
        (i, j - 1)))
        ]
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "backtracking.subset_xor_total",
        "subset_xor_sum sum_of_subset_xors xor_total_of_subsets",
        "numbers: list[int]",
        "int",
        """
        Add up the exclusive or of every subset of {numbers}; the empty one gives 0.
        sum of all subset XOR totals
        Return the sum of the XOR totals over all choices of elements by position.
        Combine each subset with ^ and sum the results.
        What do the XORs of all subsets add up to?
        """,
        """
        totals = [0]
        for number in numbers:
            totals += [total ^ number for total in totals]
        return sum(totals)
        ---
        combined = 0
        for number in numbers:
            combined |= number
        return combined << (len(numbers) - 1) if numbers else 0
        """,
        lambda r: (_ints(r, 0, 6, 0, 15),),
    ),
    made(
        "backtracking.single_among_triples",
        "single_number_thrice find_single_among_triples appears_once_others_k_times",
        "numbers: list[int]; k: int",
        "int | None",
        """
        Every value of {numbers} occurs {k} times except one: find that one; None if there is none.
        single number where the others appear k times
        Return the first value whose count is not {k}, or None.
        All elements come {k}-fold but one: which one is different?
        Given integers in groups of {k} equal ones and one that breaks the rule, find it.
        """,
        """
        counts = Counter(numbers)
        return next((number for number, count in counts.items() if count != k), None)
        """,
        lambda r: _almost_groups(r),
        "from collections import Counter",
    ),
    made(
        "backtracking.total_hamming",
        "total_hamming_distance sum_of_hamming_distances",
        "numbers: list[int]",
        "int",
        """
        Add up, over all pairs of the non-negative {numbers}, in how many bits they differ.
        total Hamming distance
        Return the sum of the bit differences of every two elements.
        For each bit multiply how many numbers have it with how many do not, and add the products.
        How different are the numbers in binary, all pairs taken together?
        """,
        """
        return sum(bin(a ^ b).count("1") for a, b in itertools.combinations(numbers, 2))
        ---
        total = 0
        for bit in range(max(numbers, default=0).bit_length()):
            ones = sum(number >> bit & 1 for number in numbers)
            total += ones * (len(numbers) - ones)
        return total
        """,
        lambda r: (_ints(r, 0, 6, 0, 31),),
        "import itertools",
    ),
    made(
        "backtracking.xor_queries",
        "xor_queries range_xor_queries xor_of_ranges",
        "numbers: list[int]; queries: list[tuple[int, int]]",
        "list[int]",
        """
        Answer each of {queries} (first, last) with the exclusive or of {numbers} from first to last, both \
        included.
        XOR queries of a subarray
        Return the XOR of numbers[first : last + 1] for all index pairs, by means of prefix XORs.
        What do the elements between two positions give when combined with ^?
        Precompute the running exclusive or to answer many range questions.
        """,
        """
        prefix = list(itertools.accumulate(numbers, operator.xor, initial=0))
        return [prefix[first] ^ prefix[last + 1] for first, last in queries]
        """,
        lambda r: (
            numbers := _ints(r, 1, 6, 0, 31),
            [tuple(sorted(r.randrange(len(numbers)) for _ in range(2))) for _ in range(r.randint(0, 4))],
        ),
        ("import itertools", "import operator"),
    ),
    made(
        "backtracking.interval_lists_intersection",
        "interval_intersections intersect_interval_lists intersection_of_interval_lists",
        "first: list[tuple[int, int]]; second: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Intersect two lists of sorted, separate intervals with inclusive ends; common single points count.
        interval list intersections
        Return all (start, end) that belong to both {first} and {second}, in order.
        When are both people free, given the free times of each?
        Move two pointers over the lists and keep the overlaps.
        """,
        """
        result = []
        i = j = 0
        while i < len(first) and j < len(second):
            start = max(first[i][0], second[j][0])
            end = min(first[i][1], second[j][1])
            if start <= end:
                result.append((start, end))
            if first[i][1] < second[j][1]:
                i += 1
            else:
                j += 1
        return result
        ---
        overlaps = ((max(a, c), min(b, d)) for a, b in first for c, d in second)
        return [(start, end) for start, end in overlaps if start <= end]
        """,
        lambda r: (_intervals(r), _intervals(r)),
    ),
    made(
        "backtracking.platforms",
        "min_platforms platforms_needed minimum_platforms",
        "arrivals: list[int]; departures: list[int]",
        "int",
        """
        How many platforms does a station need for trains with these {arrivals} and {departures}?
        minimum number of platforms
        Return the most trains that are there at once; a train that comes when another leaves needs its own \
        platform.
        Given when each train arrives and departs, how many tracks must there be so that none has to wait?
        Count arrivals up to each moment minus departures before it.
        """,
        """
        return max(
            (sum(a <= now <= d for a, d in zip(arrivals, departures)) for now in arrivals),
            default=0,
        )
        ---
        coming, leaving = sorted(arrivals), sorted(departures)
        most = j = 0
        for i, time in enumerate(coming):
            while leaving[j] < time:
                j += 1
            most = max(most, i + 1 - j)
        return most
        """,
        lambda r: (
            ([start for start, _ in spans], [end for _, end in spans]) if (spans := _spans(r)) else ([], [])
        ),
    ),
    made(
        "backtracking.booking_calendar",
        "book_calendar accept_bookings calendar_bookings",
        "bookings: list[tuple[int, int]]",
        "list[bool]",
        """
        Which of {bookings} (start, end) are accepted, one after another, if none may overlap an earlier \
        accepted one?
        my calendar
        Return True or False for each request; an event may begin when another ends.
        Keep a calendar without double bookings and list whether every new event fits.
        First come, first served: which reservations succeed?
        """,
        """
        accepted = []
        answers = []
        for start, end in bookings:
            free = all(end <= a or b <= start for a, b in accepted)
            if free:
                accepted.append((start, end))
            answers.append(free)
        return answers
        """,
        lambda r: (_spans(r, 0, 6),),
    ),
    made(
        "backtracking.activity_selection",
        "activity_selection select_activities choose_meetings",
        "intervals: list[tuple[int, int]]",
        "list[tuple[int, int]]",
        """
        Choose as many of {intervals} (start, end) as possible without overlap, always the one that ends \
        first.
        activity selection problem
        Return the chosen activities in order of their end; the next one may start when the last one ends.
        Which meetings can one person attend at most? Show them, earliest end first, then earliest start.
        Greedy selection of compatible intervals, the list and not its length.
        """,
        """
        chosen = []
        for start, end in sorted(intervals, key=lambda interval: (interval[1], interval[0])):
            if not chosen or start >= chosen[-1][1]:
                chosen.append((start, end))
        return chosen
        """,
        lambda r: (_spans(r, 0, 7),),
    ),
    made(
        "backtracking.max_affordable",
        "max_items_for_budget max_affordable_items how_many_can_be_bought",
        "prices: list[int]; budget: int",
        "int",
        """
        How many of the things with {prices} can be bought at most with {budget}, each once?
        maximum number of items within a budget
        Return the greatest count of items whose prices together do not exceed the money; buy the cheapest \
        first.
        How many ice creams, toys or books can one afford?
        Sort the prices and count while the sum stays within the budget.
        """,
        """
        count = 0
        for price in sorted(prices):
            if price > budget:
                break
            budget -= price
            count += 1
        return count
        ---
        return sum(total <= budget for total in itertools.accumulate(sorted(prices)))
        """,
        lambda r: (_ints(r, 0, 7, 1, 15), r.randint(0, 40)),
        "import itertools",
    ),
    made(
        "backtracking.mice_and_holes",
        "min_time_to_assign assign_mice_to_holes smallest_largest_distance",
        "mice: list[int]; holes: list[int]",
        "int",
        """
        Each of {mice} goes to its own hole, positions on a line: what is the smallest possible longest way?
        assign mice to holes
        Return the least maximum distance when equally many {mice} and {holes} are paired; 0 without any.
        How long does the last mouse need if all run at once and are assigned as well as possible?
        Sort both lists and take the largest difference.
        """,
        """
        return max((abs(a - b) for a, b in zip(sorted(mice), sorted(holes))), default=0)
        """,
        lambda r: (_ints(r, n, n, -10, 20), _ints(r, n, n, -10, 20)) if (n := r.randint(0, 5)) else ([], []),
    ),
    made(
        "backtracking.smallest_with_digit_sum",
        "smallest_number_with_digit_sum min_number_with_digit_sum smallest_by_digit_sum",
        "digits: int; total: int",
        "int",
        """
        Smallest positive number with exactly {digits} digits that add up to {total}, -1 if there is none.
        smallest number with a given digit sum
        Return the least number of that length and cross sum, without leading zeros.
        Fill the places from the right with nines as far as possible and keep 1 for the front.
        Which is the lowest {digits}-digit number whose digits sum to {total}?
        """,
        """
        if not 1 <= total <= 9 * digits:
            return -1
        result = ""
        for left in range(digits - 1, -1, -1):
            least = 1 if left > 0 else 0
            digit = min(9, total - least)
            result = str(digit) + result
            total -= digit
        return int(result)
        """,
        lambda r: (r.randint(1, 4), r.randint(0, 38)),
    ),
    made(
        "backtracking.steps_to_one",
        "min_steps_to_one minimum_steps_to_one reduce_to_one",
        "n: int",
        "int",
        """
        Fewest steps from {n} to 1 if a step subtracts 1 or divides by 2 or 3 without a remainder.
        minimum steps to one
        Return how often the positive number must be changed at least: minus 1, half if even, a third if \
        divisible.
        Dynamic programming over all smaller numbers.
        How fast can {n} be reduced to one?
        """,
        """
        steps = [0, 0]
        for number in range(2, n + 1):
            options = [steps[number - 1]]
            if number % 2 == 0:
                options.append(steps[number // 2])
            if number % 3 == 0:
                options.append(steps[number // 3])
            steps.append(1 + min(options))
        return steps[n]
        """,
        lambda r: (r.randint(1, 60),),
    ),
    made(
        "backtracking.josephus_order",
        "josephus_order josephus_sequence elimination_order",
        "n: int; k: int",
        "list[int]",
        """
        Order in which the people 1 to {n} leave a circle if every {k}-th one is removed; the last is the \
        survivor.
        Josephus permutation
        Return all numbers in the sequence of elimination.
        Count to {k} around the circle, remove that person and go on with the next: who goes when?
        Simulate the Josephus problem and list everybody in order.
        """,
        """
        circle = list(range(1, n + 1))
        order = []
        place = 0
        while circle:
            place = (place + k - 1) % len(circle)
            order.append(circle.pop(place))
        return order
        """,
        lambda r: (r.randint(0, 9), r.randint(1, 5)),
    ),
    made(
        "backtracking.pascal_entry",
        "pascal_entry pascal_value pascals_triangle_element",
        "row: int; column: int",
        "int",
        """
        Number at {row} and {column}, both counted from 1, of Pascal's triangle; 0 outside of it.
        element of Pascal's triangle
        Return the entry in the {column}-th place of the {row}-th line, where line 1 is just 1.
        Which number stands in Pascal's triangle at that position?
        Compute the value as a binomial coefficient of row - 1 over column - 1.
        """,
        """
        return math.comb(row - 1, column - 1) if 1 <= column <= row else 0
        ---
        line = [1]
        for _ in range(row - 1):
            line = [a + b for a, b in zip([0, *line], [*line, 0])]
        return line[column - 1] if 1 <= column <= row else 0
        """,
        lambda r: (r.randint(1, 9), r.randint(1, 9)),
        "import math",
    ),
    made(
        "backtracking.smallest_pair_sums",
        "smallest_pair_sums k_smallest_pairs k_smallest_sums",
        "a: list[int]; b: list[int]; k: int",
        "list[tuple[int, int]]",
        """
        The {k} pairs of one number of {a} and one of {b} with the smallest sums, ascending; ties by list \
        order.
        find k pairs with the smallest sums
        Return up to {k} tuples (from {a}, from {b}), lowest total first.
        Which combinations of two lists add up to the least?
        Sort all pairs by their sum and take the first {k}.
        """,
        """
        return sorted(itertools.product(a, b), key=sum)[:k]
        ---
        return heapq.nsmallest(k, itertools.product(a, b), key=sum)
        """,
        lambda r: (sorted(_ints(r, 0, 4)), sorted(_ints(r, 0, 4)), r.randint(0, 5)),
        ("import heapq", "import itertools"),
    ),
    made(
        "backtracking.letter_interleavings",
        "all_interleavings interleavings merge_orders",
        "a: str; b: str",
        "list[str]",
        """
        List the different texts that result from weaving {a} and {b} together, each keeping its order, \
        sorted.
        all interleavings of two strings
        Return every way to merge both strings letter by letter without changing the order inside either.
        How can two words be mixed so that both remain subsequences that use up all letters?
        Take the next letter from one of the two and interleave the rest recursively.
        """,
        """
        def weave(x: str, y: str) -> set[str]:
            if not x or not y:
                return {x + y}
            return {x[0] + rest for rest in weave(x[1:], y)} | {y[0] + rest for rest in weave(x, y[1:])}

        return sorted(weave(a, b))
        """,
        lambda r: (draw.letters(r, 0, 3, "ab"), draw.letters(r, 0, 3, "xya")),
    ),
)
