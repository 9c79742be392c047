"""Rows and columns: tables as lists of lists or as dicts of columns, and some more iterator recipes."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _table(r: Random, low: int = 0, high: int = 3, width: int = 0, top: int = 9) -> list[list[int]]:
    width = width or r.randint(1, 3)
    return [[r.randint(-2, top) for _ in range(width)] for _ in range(r.randint(low, high))]


def _columns(r: Random, top: int = 9) -> dict[str, list[int]]:
    size = r.randint(0, 3)
    return {name: [r.randint(0, top) for _ in range(size)] for name in r.sample("abc", r.randint(1, 2))}


def _ab(r: Random, top: int = 3) -> dict[str, list[int]]:
    size = r.randint(0, 4)
    return {name: [r.randint(0, top) for _ in range(size)] for name in "ab"}


def _few(r: Random, low: int = 0, high: int = 7, top: int = 4) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


ENTRIES = (
    made(
        "columns.insert_column",
        "insert_column add_column_at put_column",
        "rows: list[list[int]]; index: int; column: list[int]",
        "list[list[int]]",
        """
        Insert {column} into a table so that it becomes the column at {index}.
        add a column at a position
        Return copies of {rows}, row i with column[i] inserted before position {index}.
        Given a list of lists and one value per row, put the values in as a new column.
        How do I insert a column into a 2D list?
        """,
        """
        return [[*row[:index], value, *row[index:]] for row, value in zip(rows, column)]
        """,
        lambda r: (lambda t: (t, r.randint(0, 2), [r.randint(0, 9) for _ in t]))(_table(r)),
    ),
    made(
        "columns.select_columns",
        "select_columns pick_columns keep_columns",
        "rows: list[list[int]]; columns: list[int]",
        "list[list[int]]",
        """
        Keep only the given {columns} of a table, in the given order.
        select columns by their numbers
        Return for each of {rows} the list of its elements at the positions {columns}, counted from 0.
        Given a list of lists and column indices, make a narrower table.
        How do I take some columns of a 2D list?
        """,
        """
        return [[row[column] for column in columns] for row in rows]
        """,
        lambda r: (_table(r, width=3), r.choice(([0, 2], [1], [2, 0], [], [0, 1]))),
    ),
    made(
        "columns.drop_columns",
        "drop_columns remove_columns without_columns",
        "rows: list[list[int]]; columns: list[int]",
        "list[list[int]]",
        """
        Remove the given {columns} of a table.
        delete several columns
        Return copies of {rows} without the elements at the positions {columns}, counted from 0.
        Given a list of lists and column indices, leave these columns out.
        How do I delete columns of a 2D list?
        """,
        """
        return [[value for i, value in enumerate(row) if i not in columns] for row in rows]
        """,
        lambda r: (_table(r, width=3), r.choice(([0, 2], [1], [2, 0], [], [5]))),
    ),
    made(
        "columns.column_maximums",
        "column_max_list largest_in_columns max_of_each_column",
        "rows: list[list[int]]",
        "list[int]",
        """
        Largest number of each column of a table, as a list.
        column maximums
        Return a list with the maximum of column 0, of column 1 and so on; [] without rows.
        Given a list of equally long lists, what is the greatest value in every column?
        How do I get the max per column of a matrix?
        """,
        """
        return [max(column) for column in zip(*rows)]
        ---
        return list(map(max, zip(*rows)))
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.column_minimums",
        "column_min_list smallest_in_columns min_of_each_column",
        "rows: list[list[int]]",
        "list[int]",
        """
        Smallest number of each column of a table, as a list.
        column minimums
        Return a list with the minimum of column 0, of column 1 and so on; [] without rows.
        Given a list of equally long lists, what is the least value in every column?
        How do I get the min per column of a matrix?
        """,
        """
        return [min(column) for column in zip(*rows)]
        ---
        return list(map(min, zip(*rows)))
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.column_products",
        "column_products product_of_columns multiply_columns",
        "rows: list[list[int]]",
        "list[int]",
        """
        Product of the numbers in each column of a table.
        multiply down the columns
        Return a list with the product of column 0, of column 1 and so on; [] without rows.
        Given a list of equally long lists, multiply all values that stand below each other.
        How do I get the product per column of a matrix?
        """,
        """
        return [math.prod(column) for column in zip(*rows)]
        """,
        lambda r: (_table(r),),
        "import math",
    ),
    made(
        "columns.row_ranges",
        "row_ranges spread_of_rows max_minus_min_per_row",
        "rows: list[list[int]]",
        "list[int]",
        """
        Largest minus smallest number of each row.
        range of every row
        Return a list with max(row) - min(row) for all {rows}, which have at least one number each.
        Given a list of lists, how far apart are the extremes in each?
        How do I get the spread per row of a matrix?
        """,
        """
        return [max(row) - min(row) for row in rows]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.row_argmin",
        "row_argmin index_of_min_per_row min_positions",
        "rows: list[list[int]]",
        "list[int]",
        """
        For each row, the index of its smallest number, the first one on a tie.
        argmin of every row
        Return a list with the position of the minimum in each of the non-empty {rows}.
        Given a list of lists, where is the least value in each?
        How do I find the column of the minimum per row?
        """,
        """
        return [row.index(min(row)) for row in rows]
        ---
        return [min(range(len(row)), key=row.__getitem__) for row in rows]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.count_per_row",
        "count_per_row count_value_in_rows occurrences_per_row",
        "rows: list[list[int]]; value: int",
        "list[int]",
        """
        How often does {value} occur in each row?
        count a value row by row
        Return a list with the number of elements equal to {value} for every one of {rows}.
        Given a list of lists and a value, count it in each list.
        How do I count zeros (or another number) per row of a matrix?
        """,
        """
        return [row.count(value) for row in rows]
        """,
        lambda r: (_table(r, top=1), r.randint(0, 1)),
    ),
    made(
        "columns.count_per_column",
        "count_per_column count_value_in_columns occurrences_per_column",
        "rows: list[list[int]]; value: int",
        "list[int]",
        """
        How often does {value} occur in each column?
        count a value column by column
        Return a list with the number of elements equal to {value} for every column of {rows}.
        Given a list of equally long lists and a value, count it in each column.
        How do I count ones (or another number) per column of a matrix?
        """,
        """
        return [column.count(value) for column in zip(*rows)]
        """,
        lambda r: (_table(r, top=1), r.randint(0, 1)),
    ),
    made(
        "columns.row_with_most",
        "row_with_most row_with_most_of fullest_row",
        "rows: list[list[int]]; value: int",
        "int",
        """
        Index of the row that contains {value} most often, -1 if no row contains it.
        row with the most ones
        Return the number of the first of {rows} with the highest count of {value}.
        Given a list of lists and a value, which list has it most?
        How do I find the row with the maximum number of 1s?
        """,
        """
        counts = [row.count(value) for row in rows]
        best = max(counts, default=0)
        return counts.index(best) if best else -1
        """,
        lambda r: (_table(r, top=1), r.randint(0, 1)),
    ),
    made(
        "columns.with_row_totals",
        "add_row_totals append_row_sums with_row_sums",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Append to every row its sum.
        table with a totals column
        Return copies of {rows}, each with the sum of its numbers as a further last element.
        Given a list of lists of numbers, add the row totals on the right.
        How do I add a total column to a 2D list?
        """,
        """
        return [[*row, sum(row)] for row in rows]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.with_column_totals",
        "add_column_totals append_column_sums with_totals_row",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Append a row with the sums of all columns.
        table with a totals row
        Return {rows} followed by the list of column totals; a table without rows stays empty.
        Given a list of equally long lists of numbers, add the column totals at the bottom.
        How do I add a total row to a 2D list?
        """,
        """
        if not rows:
            return []
        return [*rows, [sum(column) for column in zip(*rows)]]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.add_to_each_row",
        "add_vector_to_rows add_row_to_all add_to_every_row",
        "rows: list[list[int]]; vector: list[int]",
        "list[list[int]]",
        """
        Add {vector} to every row, element by element.
        add a vector to each row of a matrix
        Return a table with row[i] + vector[i] in place of every row[i].
        Given a list of lists and a list as long as each of them, add it to all.
        How do I add one list to all rows of a 2D list?
        """,
        """
        return [[value + added for value, added in zip(row, vector)] for row in rows]
        """,
        lambda r: (_table(r, width=2), [r.randint(-3, 9) for _ in range(2)]),
    ),
    made(
        "columns.flatten_by_columns",
        "flatten_by_columns read_columns column_major",
        "rows: list[list[int]]",
        "list[int]",
        """
        List all elements of a table column by column, each from top to bottom.
        flatten a matrix in column order
        Return the first column of {rows}, then the second and so on, in one list.
        Given a list of equally long lists, read it downwards in place of across.
        How do I flatten a 2D list column-wise?
        """,
        """
        return [value for column in zip(*rows) for value in column]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.sort_columns",
        "sort_each_column sort_columns_of_table order_within_columns",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Sort the numbers within each column from top to bottom.
        sort every column of a matrix
        Return a table of the same shape as {rows} in which each column is in ascending order.
        Given a list of equally long lists, order the values that stand below each other.
        How do I sort the columns of a 2D list independently?
        """,
        """
        columns = [sorted(column) for column in zip(*rows)]
        return [list(row) for row in zip(*columns)]
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.running_columns",
        "cumulative_columns running_column_sums column_running_totals",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Running totals down each column.
        cumulative sum over the rows of a table
        Return a table whose i-th row is the position-wise sum of the first i + 1 of {rows}.
        Given a list of equally long lists of numbers, add up from the top row by row.
        How do I get a vertical cumulative sum of a matrix?
        """,
        """
        totals = []
        for row in rows:
            totals.append([a + b for a, b in zip(totals[-1], row)] if totals else list(row))
        return totals
        """,
        lambda r: (_table(r),),
    ),
    made(
        "columns.running_rows",
        "cumulative_rows running_sums_of_rows row_running_totals",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Running totals along each row.
        cumulative sum within every row
        Return a table in which each element is the sum of row[0] to row[i].
        Given a list of lists of numbers, accumulate every list.
        How do I get a horizontal cumulative sum of a matrix?
        """,
        """
        return [list(itertools.accumulate(row)) for row in rows]
        """,
        lambda r: (_table(r),),
        "import itertools",
    ),
    made(
        "columns.split_columns",
        "split_table_columns split_table_at_column divide_columns",
        "rows: list[list[int]]; index: int",
        "tuple[list[list[int]], list[list[int]]]",
        """
        Cut a table in two before column {index}.
        split a matrix vertically
        Return (left, right): the rows up to column {index} - 1 and the rows from column {index} on.
        Given a list of lists and a column number, separate for example inputs from labels.
        How do I divide the columns of a 2D list into two tables?
        """,
        """
        return [row[:index] for row in rows], [row[index:] for row in rows]
        """,
        lambda r: (_table(r, high=2), r.randint(0, 3)),
    ),
    made(
        "columns.reshape",
        "reshape reshape_list to_grid",
        "items: list[int]; rows: int; columns: int",
        "list[list[int]] | None",
        """
        Arrange a flat list as a table with {rows} rows and {columns} columns; None if the size does not fit.
        reshape a list to 2D
        Return a list of {rows} lists of {columns} elements each, filled row by row from {items}.
        Given a list and a shape, build the matrix.
        How do I turn a flat list into a grid?
        """,
        """
        if len(items) != rows * columns:
            return None
        return [items[i * columns : (i + 1) * columns] for i in range(rows)]
        """,
        lambda r: (lambda m, n: (_few(r, m * n + r.choice((0, 0, 1)), m * n + 1, 9), m, n))(
            r.randint(1, 3), r.randint(1, 3)
        ),
    ),
    made(
        "columns.header_table",
        "table_to_columns columns_with_header header_and_rows_to_dict",
        "header: list[str]; rows: list[list[int]]",
        "dict[str, list[int]]",
        """
        Turn a header and rows into a dict of columns.
        rows to columns by name
        Return a dict from each name in {header} to the list of the values below it.
        Given column names and a list of rows, collect every column under its name.
        How do I convert a table with a header to a dictionary of lists?
        """,
        """
        return {name: [row[i] for row in rows] for i, name in enumerate(header)}
        """,
        lambda r: (["a", "b"], _table(r, width=2)),
    ),
    made(
        "columns.dict_to_rows",
        "columns_to_rows dict_of_columns_to_rows table_rows",
        "table: dict[str, list[int]]",
        "list[list[int]]",
        """
        Turn a dict of equally long columns into a list of rows.
        columns to rows
        Return a list whose i-th list has the i-th value of every column of {table}.
        Given a dictionary of lists, read it row by row.
        How do I get the rows of a dict of columns?
        """,
        """
        return [list(row) for row in zip(*table.values())]
        """,
        lambda r: (_columns(r),),
    ),
    made(
        "columns.row_at",
        "row_at get_row row_as_dict",
        "table: dict[str, list[int]]; index: int",
        "dict[str, int]",
        """
        Row number {index} of a dict of columns, as a dict.
        one row of a column table
        Return a dict from each column name of {table} to its value at {index}; {{}} if there is no such row.
        Given a dictionary of equally long lists and an index from 0 on, take one value of each list.
        How do I access a row in a dict of lists?
        """,
        """
        return {name: values[index] for name, values in table.items() if index < len(values)}
        """,
        lambda r: (_columns(r), r.randint(0, 3)),
    ),
    made(
        "columns.filter_table",
        "filter_table select_rows table_where",
        "table: dict[str, list[int]]; column: str; value: int",
        "dict[str, list[int]]",
        """
        Keep the rows of a dict of columns that have {value} in {column}.
        filter a column table
        Return a dict with the same columns as {table}, reduced to the rows in which {column} equals {value}.
        Given a dictionary of equally long lists, drop all rows that do not match.
        How do I filter a dict of lists like a data frame?
        """,
        """
        kept = [i for i, entry in enumerate(table[column]) if entry == value]
        return {name: [values[i] for i in kept] for name, values in table.items()}
        """,
        lambda r: (_ab(r, 2), r.choice("ab"), r.randint(0, 2)),
    ),
    made(
        "columns.sort_table",
        "sort_table sort_columns_together sort_table_by",
        "table: dict[str, list[int]]; column: str",
        "dict[str, list[int]]",
        """
        Sort the rows of a dict of columns by {column}.
        sort a column table
        Return a dict with the same columns as {table} whose rows are in ascending order of {column}, stable.
        Given a dictionary of equally long lists, rearrange all lists alike so that one is sorted.
        How do I sort a dict of lists like a data frame?
        """,
        """
        order = sorted(range(len(table[column])), key=table[column].__getitem__)
        return {name: [values[i] for i in order] for name, values in table.items()}
        """,
        lambda r: (_ab(r), r.choice("ab")),
    ),
    made(
        "columns.head",
        "table_head first_rows head_of_table",
        "table: dict[str, list[int]]; n: int",
        "dict[str, list[int]]",
        """
        The first {n} rows of a dict of columns.
        head of a column table
        Return a dict with the same columns as {table}, each cut to its first {n} values.
        Given a dictionary of lists, shorten every list to n elements.
        How do I limit all lists in a dictionary?
        """,
        """
        return {name: values[:n] for name, values in table.items()}
        """,
        lambda r: (_columns(r), r.randint(0, 3)),
    ),
    made(
        "columns.add_row",
        "add_row append_row add_record_to_columns",
        "table: dict[str, list[int]]; row: dict[str, int]; default: int | None = None",
        "dict[str, list[int | None]]",
        """
        Append {row} to a dict of columns; {default} stands for a missing value.
        add a record to a column table
        Return a dict with the columns of {table}, each longer by the value that {row} has for it.
        Given a dictionary of lists and a dict of new values, extend every list by one.
        How do I append a row to a dict of lists?
        """,
        """
        return {name: [*values, row.get(name, default)] for name, values in table.items()}
        """,
        lambda r: (
            _columns(r),
            {k: r.randint(0, 9) for k in r.sample("abc", r.randint(1, 2))},
            r.choice((None, 0)),
        ),
    ),
    made(
        "columns.means",
        "column_means_by_name mean_of_each_column average_per_name",
        "table: dict[str, list[int]]",
        "dict[str, float | None]",
        """
        Mean of each column of a dict of columns, None for an empty one.
        column means by name
        Return a dict from each name in {table} to the average of its values.
        Given a dictionary of lists of numbers, average every list.
        How do I get the mean per key of a dict of lists?
        """,
        """
        return {name: sum(values) / len(values) if values else None for name, values in table.items()}
        """,
        lambda r: (_columns(r),),
    ),
    made(
        "columns.spreads",
        "min_max_per_key column_ranges_by_name extremes_per_key",
        "table: dict[str, list[int]]",
        "dict[str, tuple[int, int]]",
        """
        Smallest and largest value of each list in a dict; empty lists are left out.
        min and max per key
        Return a dict from each name in {table} to (minimum, maximum) of its values.
        Given a dictionary of lists of numbers, what are the extremes of every list?
        How do I get the range per key of a dict of lists?
        """,
        """
        return {name: (min(values), max(values)) for name, values in table.items() if values}
        """,
        lambda r: (_columns(r),),
    ),
    made(
        "columns.group_sum",
        "table_group_sum sum_column_by_column group_columns",
        "table: dict[str, list[int]]; by: str; column: str",
        "dict[int, int]",
        """
        Add up {column} of a dict of columns for each value in the column {by}.
        group by and sum in a column table
        Return a dict from every value of {by} to the total of {column} in the rows that have it.
        Given a dictionary of equally long lists, sum one list grouped by another.
        How do I do a groupby sum on a dict of lists?
        """,
        """
        totals = {}
        for key, value in zip(table[by], table[column]):
            totals[key] = totals.get(key, 0) + value
        return totals
        """,
        lambda r: (_ab(r, 2), *r.choice((("a", "b"), ("b", "a")))),
    ),
    made(
        "columns.triples",
        "consecutive_triples triplewise neighbor_triples",
        "items: list[int]",
        "list[tuple[int, int, int]]",
        """
        All triples of consecutive elements.
        sliding triples of a list
        Return (items[i], items[i + 1], items[i + 2]) for all i; [] for fewer than three elements.
        Given a list, list every three neighbors as a tuple.
        How do I iterate over a list three at a time, overlapping?
        """,
        """
        return list(zip(items, items[1:], items[2:]))
        """,
        lambda r: (_few(r, 0, 6, 9),),
    ),
    made(
        "columns.with_neighbors",
        "with_neighbors previous_and_next stagger",
        "items: list[int]",
        "list[tuple[int | None, int, int | None]]",
        """
        Each element together with the one before and the one after it, None at the ends.
        previous, current and next element
        Return (items[i - 1], items[i], items[i + 1]) for all i, with None where there is no neighbor.
        Given a list, list every element with its two neighbors.
        How do I loop over a list with previous and next?
        """,
        """
        return list(zip([None, *items[:-1]], items, [*items[1:], None]))
        """,
        lambda r: (_few(r, 0, 4, 9),),
    ),
    made(
        "columns.unique_to_each",
        "unique_to_each only_in_each exclusive_elements",
        "lists: list[list[int]]",
        "list[list[int]]",
        """
        For each list, the elements that no other list contains.
        what is unique to every list
        Return {lists} reduced to the elements that occur in none of the others, repeats kept.
        Given several lists, which elements has only this one?
        How do I find the exclusive elements of each list?
        """,
        """
        owners = Counter(item for items in lists for item in set(items))
        return [[item for item in items if owners[item] == 1] for items in lists]
        """,
        lambda r: ([_few(r, 0, 3) for _ in range(r.randint(0, 3))],),
        "from collections import Counter",
    ),
    made(
        "columns.set_partitions",
        "set_partitions all_groupings partitions_of_list",
        "items: list[int]",
        "list[list[list[int]]]",
        """
        All ways to split different elements into non-empty groups, groups in any order.
        set partitions
        Return every partition of {items} as a list of groups of elements.
        Given a list of distinct elements, list all possible groupings.
        How do I generate all partitions of a set?
        """,
        """
        if not items:
            return [[]]
        first, rest = items[0], items[1:]
        found = []
        for groups in set_partitions(rest):
            found.append([[first], *groups])
            for i, group in enumerate(groups):
                found.append([*groups[:i], [first, *group], *groups[i + 1 :]])
        return found
        """,
        lambda r: (r.sample(range(9), r.randint(0, 3)),),
    ),
    made(
        "columns.split_after",
        "split_behind_value split_after end_group_after",
        "items: list[int]; marker: int",
        "list[list[int]]",
        """
        Cut a list after every {marker}, which stays at the end of its piece.
        split a list behind a value
        Return the pieces of {items}, each ending with {marker} except perhaps the last; no piece is empty.
        Given a list with end marks, collect what belongs to each mark.
        How do I split a list but keep the separator at the end of each part?
        """,
        """
        pieces = [[]]
        for item in items:
            pieces[-1].append(item)
            if item == marker:
                pieces.append([])
        return [piece for piece in pieces if piece]
        """,
        lambda r: (_few(r, 0, 7, 2), r.randint(0, 2)),
    ),
    made(
        "columns.split_at_drops",
        "split_on_decrease falling_splits split_at_drops",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Cut a list before every number that is smaller than the one before it.
        split into non-decreasing runs
        Return the maximal pieces of {numbers} that never fall, in order.
        Given a list, start a new group whenever the values drop.
        How do I break a list into ascending runs, equal neighbors allowed?
        """,
        """
        runs = []
        for number in numbers:
            if runs and number >= runs[-1][-1]:
                runs[-1].append(number)
            else:
                runs.append([number])
        return runs
        """,
        lambda r: (_few(r, 0, 7, 5),),
    ),
    made(
        "columns.consecutive_groups",
        "consecutive_groups group_consecutive_numbers runs_of_integers",
        "numbers: list[int]",
        "list[list[int]]",
        """
        Group integers that follow each other by 1.
        runs of consecutive integers
        Return the maximal pieces of {numbers} in which each element is one more than the one before.
        Given a list such as [1, 2, 3, 7, 8], return [[1, 2, 3], [7, 8]].
        How do I split a list where the counting breaks off?
        """,
        """
        groups = []
        for number in numbers:
            if groups and number == groups[-1][-1] + 1:
                groups[-1].append(number)
            else:
                groups.append([number])
        return groups
        """,
        lambda r: (sorted(_few(r, 0, 6, 9)) if r.random() < 0.7 else _few(r, 0, 5, 3),),
    ),
    made(
        "columns.exactly_n_true",
        "exactly_n_true count_true_equals n_are_true",
        "flags: list[bool]; n: int",
        "bool",
        """
        Are exactly {n} of the flags True?
        check the number of true values
        Return True if {n} elements of {flags} are true, not more and not fewer.
        Given a list of booleans and a number, does the count of True match?
        How do I test that n conditions hold?
        """,
        """
        return sum(map(bool, flags)) == n
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 4))], r.randint(0, 3)),
    ),
    made(
        "columns.nth_or_last",
        "nth_or_last clamped_item item_or_last",
        "items: list[str]; n: int",
        "str | None",
        """
        Element at index {n}, or the last one if the list is shorter; None if it is empty.
        n-th or last element
        Return items[n] for {n} from 0 on, but never beyond the end of {items}.
        Given a list and an index, use the final element when the index is too large.
        How do I index a list but stay at its end?
        """,
        """
        return items[min(n, len(items) - 1)] if items else None
        """,
        lambda r: (draw.words(r, 0, 3), r.randint(0, 4)),
    ),
    made(
        "columns.drop_last_while",
        "drop_last_while_above trim_end_above cut_trailing_large",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Remove numbers from the end as long as they are greater than {limit}.
        drop last while above a limit
        Return {numbers} without its trailing elements that exceed {limit}; earlier ones stay.
        Given a list and a limit, shorten the list from the back until something small enough ends it.
        How do I trim large values at the end only?
        """,
        """
        end = len(numbers)
        while end and numbers[end - 1] > limit:
            end -= 1
        return numbers[:end]
        """,
        lambda r: (_few(r, 0, 6, 6), r.randint(1, 4)),
    ),
    made(
        "columns.drop_while_below",
        "drop_while_below skip_while_less trim_start_below",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Skip numbers at the beginning as long as they are smaller than {limit}.
        drop while below a limit
        Return {numbers} from the first element on that is at least {limit}; later small ones stay.
        Given a list and a limit, cut off the small values at its start only.
        How do I ignore everything before the limit is reached?
        Drop the leading {numbers} that are less than {limit}.
        What is left from the first element on that is not below the limit?
        drop while smaller
        """,
        """
        for i, number in enumerate(numbers):
            if number >= limit:
                return numbers[i:]
        return []
        ---
        return list(itertools.dropwhile(lambda number: number < limit, numbers))
        """,
        lambda r: (_few(r, 0, 6, 6), r.randint(1, 4)),
        "import itertools",
    ),
    made(
        "columns.take_last_while",
        "take_last_while_above trailing_above end_run_above",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        The numbers at the end of a list that are greater than {limit} without a break.
        take last while above a limit
        Return the longest ending of {numbers} in which every element exceeds {limit}.
        Given a list and a limit, how does the current stretch of large values look?
        How do I take elements from the back while a condition holds?
        """,
        """
        start = len(numbers)
        while start and numbers[start - 1] > limit:
            start -= 1
        return numbers[start:]
        """,
        lambda r: (_few(r, 0, 6, 6), r.randint(0, 3)),
    ),
    made(
        "columns.until_repeat",
        "take_until_repeat prefix_without_repeat before_first_repeat",
        "items: list[int]",
        "list[int]",
        """
        Elements up to, not including, the first one that already occurred.
        longest prefix without repetition
        Return the beginning of {items} in which all elements are different.
        Given a list, stop as soon as something comes again.
        How do I take elements until the first duplicate?
        """,
        """
        seen = set()
        for i, item in enumerate(items):
            if item in seen:
                return items[:i]
            seen.add(item)
        return list(items)
        """,
        lambda r: (_few(r),),
    ),
    made(
        "columns.until_sum",
        "take_until_sum prefix_within_budget take_while_sum",
        "numbers: list[int]; limit: int",
        "list[int]",
        """
        Longest beginning of a list whose sum is not greater than {limit}; the numbers are not negative.
        take while the total fits
        Return the first elements of {numbers} as long as their running total stays at or below {limit}.
        Given prices in order and a budget, which can be bought from the front?
        How do I take numbers until a sum is exceeded?
        Take {numbers} from the front as long as their sum does not exceed {limit}.
        Which leading elements fit into the limit together?
        longest prefix within a sum
        """,
        """
        total = 0
        for i, number in enumerate(numbers):
            total += number
            if total > limit:
                return numbers[:i]
        return list(numbers)
        """,
        lambda r: (_few(r, 0, 6, 6), r.randint(0, 15)),
    ),
    made(
        "columns.padded_pairs",
        "zip_longest_lists zip_all_with_fill zip_many_padded",
        "lists: list[list[int]]; fill: int | None = None",
        "list[tuple[int | None, ...]]",
        """
        Zip any number of lists of different lengths, filling up with {fill}.
        zip to the longest list
        Return tuples of the elements at each position; {fill} stands in for what a short list lacks.
        Given several lists, combine them by position without losing elements.
        How do I zip uneven lists?
        """,
        """
        return list(itertools.zip_longest(*lists, fillvalue=fill))
        ---
        size = max(map(len, lists), default=0)
        return [tuple(row[i] if i < len(row) else fill for row in lists) for i in range(size)]
        """,
        lambda r: ([_few(r, 0, 3, 9) for _ in range(r.randint(0, 3))], r.choice((None, None, 0))),
        "import itertools",
    ),
    made(
        "columns.with_running_totals",
        "pair_with_running_total with_running_totals amounts_and_totals",
        "numbers: list[int]",
        "list[tuple[int, int]]",
        """
        Each number together with the running total up to it.
        numbers with cumulative sums
        Return (number, sum of all {numbers} so far) for every element.
        Given a list of amounts, list every amount with the balance after it.
        How do I zip a list with its cumulative sum?
        """,
        """
        return list(zip(numbers, itertools.accumulate(numbers)))
        """,
        lambda r: (_few(r, 0, 5, 9),),
        "import itertools",
    ),
)
