"""Everyday functions of matrices and grids."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

GRID = "list[list[int]]"


def _matrix(r: Random) -> tuple[object, ...]:
    return ([] if r.random() < 0.08 else draw.matrix(r, r.randint(1, 3), r.randint(1, 3)),)


def _full(r: Random) -> tuple[object, ...]:
    return (draw.matrix(r, r.randint(1, 3), r.randint(1, 3)),)


def _square(r: Random) -> tuple[object, ...]:
    size = r.randint(1, 3)
    return ([] if r.random() < 0.08 else draw.matrix(r, size, size),)


def _same(r: Random) -> tuple[object, ...]:
    rows, columns = r.randint(1, 3), r.randint(1, 3)
    return (draw.matrix(r, rows, columns), draw.matrix(r, rows, columns))


def _product(r: Random) -> tuple[object, ...]:
    rows, inner, columns = (r.randint(1, 3) for _ in range(3))
    return tuple(
        [[r.randint(-3, 5) for _ in range(b)] for _ in range(a)] for a, b in ((rows, inner), (inner, columns))
    )


def _bits(r: Random) -> tuple[object, ...]:
    rows, columns = r.randint(1, 4), r.randint(1, 4)
    return ([[r.randint(0, 1) for _ in range(columns)] for _ in range(rows)],)


ENTRIES = (
    made(
        "matrices.transpose",
        "transpose swap_rows_columns transposed",
        f"matrix: {GRID}",
        GRID,
        """
        Transpose {matrix}.
        Return {matrix} with rows and columns swapped.
        transpose of a matrix given as a list of rows
        Turn the rows into columns and the columns into rows.
        The first row of {matrix} becomes the first column, and so on; an empty matrix stays empty.
        """,
        """
        return [list(column) for column in zip(*matrix)]
        ---
        if not matrix:
            return []
        return [[row[i] for row in matrix] for i in range(len(matrix[0]))]
        ---
        return list(map(list, zip(*matrix)))
        """,
        _matrix,
    ),
    made(
        "matrices.row_sums",
        "row_sums sum_rows row_totals",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the sum of each row of {matrix}.
        Add up the numbers in every row.
        row sums
        List the total of each row, from top to bottom.
        What do the rows of {matrix} add up to? One number per row.
        """,
        """
        return [sum(row) for row in matrix]
        ---
        sums = []
        for row in matrix:
            sums.append(sum(row))
        return sums
        ---
        return list(map(sum, matrix))
        """,
        _matrix,
    ),
    made(
        "matrices.column_sums",
        "column_sums sum_columns column_totals",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the sum of each column of {matrix}.
        Add up the numbers in every column, from left to right.
        column sums, empty for an empty matrix
        List the total of each column.
        What do the columns of {matrix} add up to?
        """,
        """
        return [sum(column) for column in zip(*matrix)]
        ---
        if not matrix:
            return []
        sums = [0] * len(matrix[0])
        for row in matrix:
            for i, value in enumerate(row):
                sums[i] += value
        return sums
        """,
        _matrix,
    ),
    made(
        "matrices.total",
        "matrix_sum total grid_sum",
        f"matrix: {GRID}",
        "int",
        """
        Return the sum of all numbers in {matrix}.
        Add up every element of a matrix.
        total of a grid
        Sum {matrix} over all rows and columns; nothing sums to 0.
        What do all the cells add up to?
        """,
        """
        return sum(sum(row) for row in matrix)
        ---
        total = 0
        for row in matrix:
            for value in row:
                total += value
        return total
        """,
        _matrix,
    ),
    made(
        "matrices.diagonal",
        "diagonal main_diagonal get_diagonal",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the main diagonal of the square {matrix}.
        Elements of {matrix} from the top left to the bottom right.
        main diagonal of a square matrix as a list
        List the numbers whose row and column are the same.
        Take the first number of the first row, the second of the second row and so on.
        """,
        """
        return [matrix[i][i] for i in range(len(matrix))]
        ---
        result = []
        for i, row in enumerate(matrix):
            result.append(row[i])
        return result
        """,
        _square,
    ),
    made(
        "matrices.anti_diagonal",
        "anti_diagonal other_diagonal second_diagonal",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the diagonal of the square {matrix} from the top right to the bottom left.
        Anti-diagonal of {matrix}, starting in the first row.
        the other diagonal of a square matrix, top right first
        Take the last number of the first row, the last but one of the second row and so on.
        List the elements on the diagonal that goes down to the left.
        """,
        """
        return [row[-1 - i] for i, row in enumerate(matrix)]
        ---
        size = len(matrix)
        return [matrix[i][size - 1 - i] for i in range(size)]
        """,
        _square,
    ),
    made(
        "matrices.trace",
        "trace diagonal_sum sum_diagonal",
        f"matrix: {GRID}",
        "int",
        """
        Return the trace of the square {matrix}.
        Add up the numbers on the main diagonal.
        sum of the diagonal of a square matrix
        Sum the elements of {matrix} from the top left to the bottom right corner.
        What do the diagonal elements add up to? 0 for an empty matrix.
        """,
        """
        return sum(matrix[i][i] for i in range(len(matrix)))
        ---
        total = 0
        for i in range(len(matrix)):
            total += matrix[i][i]
        return total
        """,
        _square,
    ),
    made(
        "matrices.flatten",
        "flatten flatten_matrix to_list",
        f"matrix: {GRID}",
        "list[int]",
        """
        Flatten {matrix} into one list, row by row.
        Return all elements of {matrix} in a single list.
        list of lists to flat list
        Join the rows one after another.
        Put the numbers of every row into one list, first row first.
        """,
        """
        return [value for row in matrix for value in row]
        ---
        result = []
        for row in matrix:
            result.extend(row)
        return result
        ---
        return sum(matrix, [])
        """,
        _matrix,
    ),
    made(
        "matrices.identity",
        "identity identity_matrix unit_matrix",
        "size: int",
        GRID,
        """
        Return the identity matrix with {size} rows.
        Build a {size} by {size} matrix with 1 on the diagonal and 0 elsewhere.
        identity matrix of a given size
        Square matrix of zeros with ones from the top left to the bottom right.
        Make a unit matrix; size 0 gives an empty list.
        """,
        """
        return [[1 if i == j else 0 for j in range(size)] for i in range(size)]
        ---
        matrix = [[0] * size for _ in range(size)]
        for i in range(size):
            matrix[i][i] = 1
        return matrix
        """,
        lambda r: (r.randint(0, 4),),
    ),
    made(
        "matrices.zeros",
        "zeros zero_matrix empty_grid",
        "rows: int; columns: int",
        GRID,
        """
        Return a matrix of zeros with {rows} rows and {columns} columns.
        Make a grid of {rows} by {columns} that is filled with 0.
        zero matrix of the given size
        Create a list of rows in which every number is 0.
        {rows} lists of {columns} zeros each
        """,
        """
        return [[0] * columns for _ in range(rows)]
        ---
        grid = []
        for _ in range(rows):
            grid.append([0] * columns)
        return grid
        ---
        return [[0 for _ in range(columns)] for _ in range(rows)]
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "matrices.make_grid",
        "make_grid filled_matrix fill_grid",
        "rows: int; columns: int; value: int",
        GRID,
        """
        Return a grid with {rows} rows and {columns} columns in which every cell is {value}.
        Fill a new {rows} by {columns} matrix with {value}.
        matrix filled with one value
        Create a list of lists where all elements are the given value.
        Build {rows} rows, each with {value} repeated {columns} times.
        """,
        """
        return [[value] * columns for _ in range(rows)]
        ---
        return [[value for _ in range(columns)] for _ in range(rows)]
        """,
        lambda r: (r.randint(0, 3), r.randint(0, 4), r.randint(-2, 9)),
    ),
    made(
        "matrices.multiplication_table",
        "multiplication_table times_table table",
        "size: int",
        GRID,
        """
        Return the multiplication table up to {size} as a matrix.
        Matrix of {size} rows and columns with the product of row and column number, counted from 1.
        multiplication table as list of lists
        Build the times table for 1 to {size}; the first row is 1, 2, 3, ...
        Square table in which each cell is its row number times its column number.
        """,
        """
        return [[i * j for j in range(1, size + 1)] for i in range(1, size + 1)]
        ---
        table = []
        for i in range(1, size + 1):
            row = []
            for j in range(1, size + 1):
                row.append(i * j)
            table.append(row)
        return table
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "matrices.number_grid",
        "number_grid count_grid fill_in_order",
        "rows: int; columns: int",
        GRID,
        """
        Return a grid of {rows} rows and {columns} columns with the numbers 1, 2, 3, ... row by row.
        Number the cells of a {rows} by {columns} grid from 1 on, left to right and top to bottom.
        matrix that counts up from 1
        Fill a matrix with consecutive numbers starting at 1.
        The first row is 1 to {columns}, the next row goes on from there, {rows} rows in all.
        """,
        """
        return [[i * columns + j + 1 for j in range(columns)] for i in range(rows)]
        ---
        grid = []
        number = 1
        for _ in range(rows):
            grid.append(list(range(number, number + columns)))
            number += columns
        return grid
        """,
        lambda r: (r.randint(0, 4), r.randint(1, 4)),
    ),
    made(
        "matrices.add",
        "add_matrices matrix_add add",
        f"a: {GRID}; b: {GRID}",
        GRID,
        """
        Add the matrices {a} and {b}, which have the same size.
        Return the element-wise sum of {a} and {b}.
        matrix addition
        Add two matrices cell by cell.
        Each number of {a} plus the number at the same place in {b}.
        """,
        """
        return [[x + y for x, y in zip(row_a, row_b)] for row_a, row_b in zip(a, b)]
        ---
        result = []
        for i in range(len(a)):
            result.append([a[i][j] + b[i][j] for j in range(len(a[i]))])
        return result
        """,
        _same,
    ),
    made(
        "matrices.subtract",
        "subtract_matrices matrix_difference subtract",
        f"a: {GRID}; b: {GRID}",
        GRID,
        """
        Subtract the matrix {b} from {a}; both have the same size.
        Return {a} minus {b}, element by element.
        matrix subtraction
        Take each number of {b} away from the number at the same place in {a}.
        Difference of two matrices, cell by cell.
        """,
        """
        return [[x - y for x, y in zip(row_a, row_b)] for row_a, row_b in zip(a, b)]
        ---
        return [[a[i][j] - b[i][j] for j in range(len(a[i]))] for i in range(len(a))]
        """,
        _same,
    ),
    made(
        "matrices.scale",
        "scale_matrix scalar_multiply scale",
        f"matrix: {GRID}; factor: int",
        GRID,
        """
        Multiply every element of {matrix} by {factor}.
        Return a new matrix with all numbers of {matrix} times {factor}.
        scalar multiplication of a matrix
        Scale {matrix} by {factor}.
        Multiply each cell with the given number.
        """,
        """
        return [[value * factor for value in row] for row in matrix]
        ---
        result = []
        for row in matrix:
            result.append([factor * value for value in row])
        return result
        """,
        lambda r: (*_matrix(r), r.randint(-3, 6)),
    ),
    made(
        "matrices.multiply",
        "multiply matrix_multiply matmul",
        f"a: {GRID}; b: {GRID}",
        GRID,
        """
        Return the matrix product of {a} and {b}.
        Multiply the matrix {a} by the matrix {b}, rows times columns.
        matrix multiplication
        Product of two matrices that fit together.
        Each cell is the sum of the products of a row of {a} with a column of {b}.
        """,
        """
        return [[sum(x * y for x, y in zip(row, column)) for column in zip(*b)] for row in a]
        ---
        result = []
        for row in a:
            new = []
            for j in range(len(b[0])):
                new.append(sum(row[k] * b[k][j] for k in range(len(b))))
            result.append(new)
        return result
        """,
        _product,
    ),
    made(
        "matrices.times_vector",
        "matrix_vector multiply_vector apply_matrix",
        f"matrix: {GRID}; vector: list[int]",
        "list[int]",
        """
        Multiply {matrix} by {vector}.
        Return the product of a matrix and a vector: the dot product of each row with {vector}.
        matrix times vector
        For every row of {matrix} add up its elements times those of {vector}.
        Apply the matrix to a list of numbers.
        """,
        """
        return [sum(x * y for x, y in zip(row, vector)) for row in matrix]
        ---
        result = []
        for row in matrix:
            total = 0
            for i in range(len(vector)):
                total += row[i] * vector[i]
            result.append(total)
        return result
        """,
        lambda r: (draw.matrix(r, r.randint(1, 3), 2), [r.randint(-2, 4), r.randint(-2, 4)]),
    ),
    made(
        "matrices.rotate_right",
        "rotate rotate_right rotate_clockwise",
        f"matrix: {GRID}",
        GRID,
        """
        Rotate {matrix} by 90 degrees clockwise.
        Return {matrix} turned to the right by a quarter.
        rotate a matrix clockwise
        Turn the grid by 90 degrees to the right; the first row becomes the last column.
        Quarter turn of {matrix} in the direction of a clock.
        """,
        """
        return [list(row) for row in zip(*matrix[::-1])]
        ---
        if not matrix:
            return []
        return [[row[i] for row in reversed(matrix)] for i in range(len(matrix[0]))]
        """,
        _matrix,
    ),
    made(
        "matrices.rotate_left",
        "rotate_left rotate_counterclockwise turn_left",
        f"matrix: {GRID}",
        GRID,
        """
        Rotate {matrix} by 90 degrees counterclockwise.
        Return {matrix} turned to the left by a quarter.
        rotate a matrix counterclockwise
        Turn the grid by 90 degrees to the left; the last column becomes the first row.
        Quarter turn of {matrix} against the clock.
        """,
        """
        return [list(column) for column in zip(*matrix)][::-1]
        ---
        result = []
        for column in zip(*matrix):
            result.insert(0, list(column))
        return result
        """,
        _matrix,
    ),
    made(
        "matrices.mirror",
        "mirror flip_horizontal mirror_rows",
        f"matrix: {GRID}",
        GRID,
        """
        Mirror {matrix} from left to right.
        Return {matrix} with every row reversed.
        flip a matrix horizontally
        Reverse the order of the numbers in each row.
        Swap left and right in the grid.
        """,
        """
        return [row[::-1] for row in matrix]
        ---
        result = []
        for row in matrix:
            result.append(list(reversed(row)))
        return result
        """,
        _matrix,
    ),
    made(
        "matrices.flip_vertical",
        "flip_vertical upside_down reverse_rows",
        f"matrix: {GRID}",
        GRID,
        """
        Turn {matrix} upside down.
        Return the rows of {matrix} in reverse order.
        flip a matrix vertically, last row first
        Put the bottom row on top and so on.
        Reverse the order of the rows and leave each row as it is.
        """,
        """
        return matrix[::-1]
        ---
        return [row for row in reversed(matrix)]
        """,
        _matrix,
    ),
    made(
        "matrices.maximum",
        "matrix_max largest max_element",
        f"matrix: {GRID}",
        "int",
        """
        Return the largest number in {matrix}.
        Maximum over all rows and columns.
        max element of a matrix that is not empty
        Find the greatest of all numbers in the grid.
        Which number of {matrix} is the biggest?
        """,
        """
        return max(max(row) for row in matrix)
        ---
        largest = matrix[0][0]
        for row in matrix:
            for value in row:
                if value > largest:
                    largest = value
        return largest
        """,
        _full,
    ),
    made(
        "matrices.row_maximums",
        "row_maximums max_per_row row_max",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the largest number of each row of {matrix}.
        Maximum of every row, as a list.
        row maximums
        For each row find its greatest number.
        List the biggest value in every one of the rows of {matrix}.
        """,
        """
        return [max(row) for row in matrix]
        ---
        result = []
        for row in matrix:
            result.append(max(row))
        return result
        """,
        _matrix,
    ),
    made(
        "matrices.find",
        "find_position find_in_matrix locate",
        f"matrix: {GRID}; target: int",
        "tuple[int, int]",
        """
        Return (row, column) of the first {target} in {matrix}, or (-1, -1) if it is not there.
        Find {target}, searching row by row; indexes start at 0 and (-1, -1) means missing.
        position of a value in a grid as (row, column), (-1, -1) when absent
        Where is {target} in {matrix}? Give row and column, or -1 for both.
        Search the matrix for a number and return its indexes.
        """,
        """
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value == target:
                    return (i, j)
        return (-1, -1)
        ---
        for i in range(len(matrix)):
            if target in matrix[i]:
                return i, matrix[i].index(target)
        return -1, -1
        """,
        lambda r: ([[r.randint(0, 6) for _ in range(3)] for _ in range(r.randint(0, 3))], r.randint(0, 6)),
    ),
    made(
        "matrices.is_square",
        "is_square square_matrix check_square",
        f"matrix: {GRID}",
        "bool",
        """
        Return True if {matrix} has as many columns as rows.
        Check whether {matrix} is square; an empty one is.
        is the matrix square?
        Tell if every row is as long as the number of rows.
        True when rows and columns are equal in number.
        """,
        """
        return all(len(row) == len(matrix) for row in matrix)
        ---
        for row in matrix:
            if len(row) != len(matrix):
                return False
        return True
        """,
        lambda r: r.choice((_matrix, _square))(r),
    ),
    made(
        "matrices.is_symmetric",
        "is_symmetric symmetric check_symmetry",
        f"matrix: {GRID}",
        "bool",
        """
        Return True if the square {matrix} equals its transpose.
        Check whether {matrix} is symmetric.
        symmetric square matrix?
        Tell if the number at row i, column j always equals the one at row j, column i.
        True when a square matrix can be mirrored at its main diagonal without a change.
        """,
        """
        return all(matrix[i][j] == matrix[j][i] for i in range(len(matrix)) for j in range(len(matrix)))
        ---
        return matrix == [list(column) for column in zip(*matrix)]
        ---
        for i in range(len(matrix)):
            for j in range(i):
                if matrix[i][j] != matrix[j][i]:
                    return False
        return True
        """,
        lambda r: r.choice((([[1, 2], [2, 1]],), ([[3, 0, 1], [0, 4, 5], [1, 5, 6]],), _square(r))),
    ),
    made(
        "matrices.border",
        "border_sum sum_border edge_sum",
        f"matrix: {GRID}",
        "int",
        """
        Return the sum of the numbers on the border of {matrix}.
        Add up the cells in the first and last row and column, each one once.
        border sum of a grid
        Sum all elements of {matrix} that lie on its edge.
        Total of the outer cells; inner cells do not count.
        """,
        """
        total = 0
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if i in (0, len(matrix) - 1) or j in (0, len(row) - 1):
                    total += value
        return total
        ---
        total = sum(sum(row) for row in matrix)
        inner = sum(sum(row[1:-1]) for row in matrix[1:-1])
        return total - inner
        """,
        lambda r: (draw.matrix(r),),
    ),
    made(
        "matrices.spiral",
        "spiral spiral_order read_spiral",
        f"matrix: {GRID}",
        "list[int]",
        """
        Return the elements of {matrix} in spiral order, clockwise from the top left.
        Read {matrix} in a spiral: along the first row, down, back, up and so on inwards.
        spiral order of a matrix as a list
        Walk around the grid clockwise from the top left corner and move in until all cells are visited.
        List the numbers on the way of a spiral that starts at the top left going right.
        """,
        """
        result = []
        rows = [list(row) for row in matrix]
        while rows:
            result += rows.pop(0)
            rows = [list(row) for row in zip(*rows)][::-1]
        return result
        ---
        if not matrix:
            return []
        rest = [list(column) for column in zip(*matrix[1:])][::-1]
        return list(matrix[0]) + spiral(rest)
        """,
        _matrix,
    ),
    made(
        "matrices.count_value",
        "count_in_matrix count_value count_cells",
        f"matrix: {GRID}; value: int",
        "int",
        """
        Count how often {value} occurs in {matrix}.
        Return the number of cells of {matrix} that are equal to {value}.
        count a value in a grid
        How many times is {value} in the matrix?
        Number of occurrences of a number in all rows.
        """,
        """
        return sum(row.count(value) for row in matrix)
        ---
        count = 0
        for row in matrix:
            for cell in row:
                if cell == value:
                    count += 1
        return count
        """,
        lambda r: (*_bits(r), r.choice((0, 1, 1, 2))),
    ),
    made(
        "matrices.neighbours_sum",
        "neighbours_sum sum_neighbors adjacent_sum",
        f"grid: {GRID}; row: int; column: int",
        "int",
        """
        Return the sum of the cells above, below, left and right of ({row}, {column}) in {grid}.
        Add up the four neighbours of a cell; those outside the grid do not count.
        sum of the direct neighbours of a cell (no diagonals)
        What do the cells next to row {row}, column {column} of {grid} add up to?
        Sum the up to four cells that share a side with the given cell.
        """,
        """
        total = 0
        for i, j in [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]:
            if 0 <= i < len(grid) and 0 <= j < len(grid[0]):
                total += grid[i][j]
        return total
        ---
        total = 0
        for i in range(len(grid)):
            for j in range(len(grid[i])):
                if abs(i - row) + abs(j - column) == 1:
                    total += grid[i][j]
        return total
        """,
        lambda r: (draw.matrix(r, 3, 3), r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "matrices.live_neighbours",
        "live_neighbours count_neighbors count_mines",
        f"grid: {GRID}; row: int; column: int",
        "int",
        """
        Count the ones among the up to eight cells around ({row}, {column}) in {grid}.
        How many neighbours of a cell are 1? Diagonals count, the cell itself does not.
        number of live neighbours (8 directions) of a cell
        Count the mines around row {row} and column {column}; a mine is a 1 in {grid}.
        Return how many of the surrounding cells hold a 1, ignoring places outside the grid.
        """,
        """
        count = 0
        for i in range(row - 1, row + 2):
            for j in range(column - 1, column + 2):
                if (i, j) != (row, column) and 0 <= i < len(grid) and 0 <= j < len(grid[0]):
                    count += grid[i][j]
        return count
        ---
        count = 0
        for i in range(len(grid)):
            for j in range(len(grid[i])):
                if max(abs(i - row), abs(j - column)) == 1 and grid[i][j] == 1:
                    count += 1
        return count
        """,
        lambda r: ([[r.randint(0, 1) for _ in range(3)] for _ in range(3)], r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "matrices.get_column",
        "get_column column extract_column",
        f"matrix: {GRID}; index: int",
        "list[int]",
        """
        Return column number {index} of {matrix}, counted from 0.
        List the numbers in the column {index}.
        one column of a matrix
        Take the element at position {index} from each row of {matrix}.
        Extract a column by its index.
        """,
        """
        return [row[index] for row in matrix]
        ---
        column = []
        for row in matrix:
            column.append(row[index])
        return column
        """,
        lambda r: (draw.matrix(r, r.randint(1, 4), 3), r.randint(0, 2)),
    ),
    made(
        "matrices.size",
        "matrix_size shape dimensions",
        f"matrix: {GRID}",
        "tuple[int, int]",
        """
        Return (rows, columns) of {matrix}; an empty matrix is (0, 0).
        How many rows and columns does {matrix} have?
        shape of a matrix as a tuple, (0, 0) when empty
        Give the number of rows and the length of the first row.
        Dimensions of a list of rows, rows first.
        """,
        """
        if not matrix:
            return (0, 0)
        return (len(matrix), len(matrix[0]))
        ---
        return len(matrix), len(matrix[0]) if matrix else 0
        """,
        _matrix,
    ),
    made(
        "matrices.split_rows",
        "split_rows to_rows reshape",
        "numbers: list[int]; width: int",
        GRID,
        """
        Split {numbers} into rows of {width}; the last row may be shorter.
        Cut {numbers} into a grid with {width} numbers per row.
        flat list to rows of a given width
        Turn a list into a matrix, filling it row by row.
        Break the list into pieces of equal length, the rest goes into the last one.
        """,
        """
        return [numbers[i:i + width] for i in range(0, len(numbers), width)]
        ---
        rows = []
        for number in numbers:
            if not rows or len(rows[-1]) == width:
                rows.append([])
            rows[-1].append(number)
        return rows
        """,
        lambda r: (draw.ints(r), r.randint(1, 4)),
    ),
    made(
        "matrices.is_identity",
        "is_identity check_identity is_unit_matrix",
        f"matrix: {GRID}",
        "bool",
        """
        Return True if the square {matrix} is an identity matrix.
        Check that {matrix} has 1 on the main diagonal and 0 everywhere else.
        identity matrix check
        Tell if all diagonal elements are one and all others zero.
        Is this square matrix the unit matrix?
        """,
        """
        for i, row in enumerate(matrix):
            for j, value in enumerate(row):
                if value != (1 if i == j else 0):
                    return False
        return True
        ---
        size = len(matrix)
        return all(matrix[i][j] == int(i == j) for i in range(size) for j in range(size))
        """,
        lambda r: (
            r.choice(
                (
                    [[1]],
                    [[1, 0], [0, 1]],
                    [[1, 0], [1, 1]],
                    [[0, 1], [1, 0]],
                    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
                    [[r.randint(0, 2)]],
                )
            ),
        ),
    ),
    made(
        "matrices.above_diagonal",
        "sum_above_diagonal upper_sum upper_triangle_sum",
        f"matrix: {GRID}",
        "int",
        """
        Return the sum of the numbers above the main diagonal of the square {matrix}.
        Add up the elements of {matrix} whose column is greater than their row.
        sum of the upper triangle without the diagonal
        What do the cells to the right of the main diagonal add up to?
        Total of everything above the diagonal in a square matrix.
        """,
        """
        return sum(matrix[i][j] for i in range(len(matrix)) for j in range(i + 1, len(matrix)))
        ---
        total = 0
        for i, row in enumerate(matrix):
            total += sum(row[i + 1:])
        return total
        """,
        _square,
    ),
    made(
        "matrices.draw_grid",
        "draw_grid grid_to_text render",
        f"grid: {GRID}",
        "list[str]",
        """
        Draw {grid} as lines of text with '#' for 1 and '.' for 0.
        Return one string per row of {grid}; ones become # and zeros become dots.
        render a 0/1 grid as strings
        Turn each row into a text of '#' (for 1) and '.' (for 0).
        Show a grid of zeros and ones with hash signs and dots.
        """,
        """
        return [''.join('#' if cell else '.' for cell in row) for row in grid]
        ---
        lines = []
        for row in grid:
            line = ''
            for cell in row:
                line += '#' if cell == 1 else '.'
            lines.append(line)
        return lines
        """,
        _bits,
    ),
)


def _count_above(r: Random) -> Entry:
    limit = r.randint(0, 12)
    return made(
        f"matrices.count_above.{limit}",
        f"count_above count_over_{limit} cells_over",
        f"matrix: {GRID}",
        "int",
        f"""
        Count the numbers in {{matrix}} that are greater than {limit}.
        How many cells of {{matrix}} are above {limit}?
        number of elements over {limit} in a grid
        Return how many elements in all rows are larger than {limit}.
        Count every cell with a value of more than {limit}.
        """,
        f"""
        return sum(1 for row in matrix for value in row if value > {limit})
        ---
        count = 0
        for row in matrix:
            for value in row:
                if value > {limit}:
                    count += 1
        return count
        """,
        _matrix,
    )


def _change_cells(r: Random) -> Entry:
    n = r.randint(2, 15)
    op, verb, past = r.choice(
        (
            ("+", f"Add {n} to", f"plus {n}"),
            ("-", f"Subtract {n} from", f"minus {n}"),
            ("*", f"Multiply by {n}", f"times {n}"),
        )
    )
    return made(
        f"matrices.cells.{past.replace(' ', '_')}",
        "change_cells update_matrix map_matrix",
        f"matrix: {GRID}",
        GRID,
        f"""
        {verb} every element of {{matrix}}.
        Return a new matrix with each number of {{matrix}} {past}.
        every cell {past}
        {verb} all numbers in the grid.
        A matrix of the same size in which each value is {past}.
        """,
        f"""
        return [[value {op} {n} for value in row] for row in matrix]
        ---
        result = []
        for row in matrix:
            result.append([value {op} {n} for value in row])
        return result
        """,
        _matrix,
    )


FAMILIES = (_count_above, _change_cells)
