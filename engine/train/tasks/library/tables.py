"""Tables: rows as dictionaries, tuples or lines of text; grouping, joining, ranking, totals, reports."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_TEAMS = "A B C".split()


def _rows(r: Random, low: int = 0, high: int = 2, keys: str = "ab") -> list[dict[str, int]]:
    """Records with the same short keys and small numbers."""
    return [{key: r.randint(0, 5) for key in keys} for _ in range(r.randint(low, high))]


def _ragged(r: Random, high: int = 3) -> list[dict[str, int]]:
    """Records some of which lack a key."""
    return [{key: r.randint(0, 4) for key in "ab" if r.random() < 0.7} for _ in range(r.randint(0, high))]


def _pairs(r: Random, high: int = 4, top: int = 9) -> list[tuple[str, int]]:
    return [(r.choice("abc"), r.randint(0, top)) for _ in range(r.randint(0, high))]


def _parents(r: Random) -> dict[str, str]:
    """A forest: child to parent."""
    names = "abcdef"[: r.randint(0, 5)]
    return {name: names[r.randrange(i)] for i, name in enumerate(names) if i and r.random() < 0.8}


def _csv(r: Random, high: int = 2) -> str:
    lines = ["id,n"] + [f"{r.randint(1, 9)},{r.randint(0, 20)}" for _ in range(r.randint(0, high))]
    return "\n".join(lines)


ENTRIES = (
    made(
        "tables.sort_by_two",
        "sort_by_two order_rows sort_up_then_down",
        "rows: list[dict[str, int]]; first: str; second: str",
        "list[dict[str, int]]",
        """
        Sort {rows} by the field {first} ascending and, where it is equal, by {second} descending.
        order records by two keys: first up, second down
        Given dicts and two field names, sort upwards on the first and break ties downwards on the second.
        How do I sort on several columns with different directions? One rising, then one falling.
        Like ORDER BY first ASC, second DESC on a list of dictionaries.
        Returns a new list; the rows themselves are not changed.
        """,
        """
        return sorted(rows, key=lambda row: (row[first], -row[second]))
        ---
        result = sorted(rows, key=lambda row: row[second], reverse=True)
        result.sort(key=lambda row: row[first])
        return result
        """,
        lambda r: (_rows(r), *r.choice((("a", "b"), ("b", "a")))),
    ),
    made(
        "tables.sort_by_fields",
        "sort_by_fields order_by multi_sort",
        "rows: list[dict[str, int]]; fields: list[str]",
        "list[dict[str, int]]",
        """
        Sort {rows} by all {fields} in ascending order, the first field being the most important.
        order records by a list of keys
        Given dicts and field names, compare by the first field, on a tie by the next, and so on.
        How can I sort a list of dictionaries on any number of columns?
        ORDER BY with several columns; without fields the order stays.
        Returns the sorted rows as a new list; complete ties keep their order.
        """,
        """
        return sorted(rows, key=lambda row: [row[field] for field in fields])
        ---
        result = list(rows)
        for field in reversed(fields):
            result.sort(key=lambda row: row[field])
        return result
        """,
        lambda r: (_rows(r), r.choice((["a"], ["b"], ["a", "b"], ["b", "a"], []))),
    ),
    made(
        "tables.group_count_and_sum",
        "count_and_sum group_summary totals_with_counts",
        "pairs: list[tuple[str, int]]",
        "dict[str, tuple[int, int]]",
        """
        For each name in {pairs} return (how many entries, their sum), sorted by name.
        count and total per group
        Given (group, amount) pairs, map every group to the number of its rows and the sum of its amounts.
        How many orders did each customer place and what was spent altogether?
        Like GROUP BY with COUNT and SUM, keys in alphabetical order.
        Returns name to (count, total), {{}} without pairs.
        """,
        """
        summary: dict[str, tuple[int, int]] = {}
        for name, amount in sorted(pairs):
            count, total = summary.get(name, (0, 0))
            summary[name] = (count + 1, total + amount)
        return summary
        ---
        result = {}
        for name in sorted({name for name, _ in pairs}):
            amounts = [amount for other, amount in pairs if other == name]
            result[name] = (len(amounts), sum(amounts))
        return result
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "tables.spread_per_group",
        "spread_per_group range_by_group min_max_by_name",
        "pairs: list[tuple[str, int]]",
        "dict[str, tuple[int, int]]",
        """
        Smallest and largest value of each group in {pairs}, in order of first appearance.
        min and max per group
        Given (name, value) pairs, return for every name the tuple of its lowest and highest value.
        In which range are the readings of each sensor?
        Collect the extremes by key.
        Returns name to (minimum, maximum), {{}} for no pairs.
        """,
        """
        result: dict[str, tuple[int, int]] = {}
        for name, value in pairs:
            low, high = result.get(name, (value, value))
            result[name] = (min(low, value), max(high, value))
        return result
        ---
        groups: dict[str, list[int]] = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return {name: (min(values), max(values)) for name, values in groups.items()}
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "tables.top_per_group",
        "top_per_group best_n_by_group highest_in_each_group",
        "pairs: list[tuple[str, int]]; n: int",
        "dict[str, list[int]]",
        """
        The {n} largest values of each group in {pairs}, descending; groups in order of appearance.
        top n per group
        Given (group, value) pairs, keep for every group only its highest {n} values, best first.
        Which are the best results within each category? Fewer if there are not so many.
        Limit a ranking per key rather than overall.
        Returns group to a list of at most {n} values, largest first.
        """,
        """
        groups: dict[str, list[int]] = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return {name: sorted(values, reverse=True)[:n] for name, values in groups.items()}
        ---
        groups = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return {name: nlargest(n, values) for name, values in groups.items()}
        """,
        lambda r: (_pairs(r), r.randint(1, 2)),
        "from heapq import nlargest",
    ),
    made(
        "tables.rank_in_group",
        "rank_in_group place_within_group group_ranks",
        "pairs: list[tuple[str, int]]",
        "list[int]",
        """
        Rank of each of {pairs} (group, value) within its group: 1 plus the number of larger values there.
        rank per group, highest is 1, ties share a place
        Given groups and values, tell for every row which place it takes among the rows of the same group.
        In which place is each runner within the own age class, the greatest value being first?
        Window function RANK() partitioned by the first item, ordered by the second downwards.
        Returns one rank per pair, in the order of {pairs}.
        """,
        """
        return [1 + sum(1 for other, big in pairs if other == name and big > value) for name, value in pairs]
        ---
        groups: dict[str, list[int]] = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return [sorted(groups[name], reverse=True).index(value) + 1 for name, value in pairs]
        """,
        lambda r: (_pairs(r, 5),),
    ),
    made(
        "tables.left_join",
        "left_join join_tables join_with_missing",
        "left: list[tuple[int, str]]; right: dict[int, str]",
        "list[tuple[int, str, str | None]]",
        """
        Append to each (id, name) of {left} the value that {right} has for the id, None if it has none.
        left join of rows with a lookup table
        Given rows and a dict by id, keep all rows and add the matching text or None.
        How do I join two tables so that rows without a partner stay?
        Extend rows by a column from another table.
        Returns triples in the order of {left}.
        """,
        """
        return [(number, name, right.get(number)) for number, name in left]
        ---
        joined = []
        for number, name in left:
            if number in right:
                joined.append((number, name, right[number]))
            else:
                joined.append((number, name, None))
        return joined
        """,
        lambda r: (
            [(r.randint(1, 3), r.choice(("Al", "Bo"))) for _ in range(r.randint(0, 2))],
            {number: r.choice(("x", "y", "z")) for number in r.sample((1, 2, 3), r.randint(0, 2))},
        ),
    ),
    made(
        "tables.delete_where",
        "delete_where remove_rows rows_without",
        "rows: list[dict[str, int]]; field: str; value: int",
        "list[dict[str, int]]",
        """
        Remove the {rows} whose {field} equals {value}; rows that lack the field stay.
        delete records by a field's value
        Given dicts, return those in which the field is missing or has another value.
        DELETE FROM a list of dictionaries WHERE field = value.
        How can I drop matching records without changing the original list?
        Returns the remaining rows in order.
        """,
        """
        return [row for row in rows if field not in row or row[field] != value]
        ---
        kept = []
        for row in rows:
            if row.get(field) != value:
                kept.append(row)
        return kept
        """,
        lambda r: (_ragged(r), r.choice("ab"), r.randint(0, 4)),
    ),
    made(
        "tables.rows_between",
        "rows_between filter_range records_in_range",
        "rows: list[dict[str, int]]; field: str; low: int; high: int",
        "list[dict[str, int]]",
        """
        Keep the {rows} whose {field} is between {low} and {high}, both included.
        filter records by a range
        Given dicts and a field that all of them have, return those with a value from {low} to {high}.
        Which products are in my price range? Both limits count as inside.
        WHERE field BETWEEN low AND high on a list of dictionaries.
        Returns the rows in range, in order.
        """,
        """
        return [row for row in rows if low <= row[field] <= high]
        ---
        result = []
        for row in rows:
            if row[field] < low or row[field] > high:
                continue
            result.append(row)
        return result
        """,
        lambda r: (lambda low: (_rows(r, 0, 3, "a"), "a", low, low + r.randint(0, 3)))(r.randint(0, 4)),
    ),
    made(
        "tables.rows_with_text",
        "rows_with_text search_rows full_text_filter",
        "rows: list[list[str]]; query: str",
        "list[list[str]]",
        """
        Keep the {rows} in which at least one cell contains {query}, ignoring case.
        search a table for text in any column
        Given rows of strings, return those where the search term is part of some cell, whatever the case.
        How does the search box above a table work? Upper and lower case are the same.
        Find all lines of a spreadsheet that mention a term.
        Returns the matching rows in order.
        """,
        """
        return [row for row in rows if any(query.lower() in cell.lower() for cell in row)]
        ---
        found = []
        for row in rows:
            for cell in row:
                if query.lower() in cell.lower():
                    found.append(row)
                    break
        return found
        """,
        lambda r: (
            [[r.choice(("Tea", "red", "Ann", "sea")) for _ in range(2)] for _ in range(r.randint(0, 2))],
            r.choice(("ea", "RE", "an", "x")),
        ),
    ),
    made(
        "tables.repeated_values",
        "repeated_values duplicate_keys not_unique",
        "rows: list[dict[str, int]]; field: str",
        "list[int]",
        """
        Values of {field} that occur in more than one of {rows}, in ascending order.
        duplicated ids in a table
        Given records, list the values of a column that are not unique.
        Is somebody registered twice? Return every value that appears at least two times, sorted.
        Check a key column for violations of uniqueness.
        Returns a sorted list without repetitions, [] if all values differ.
        """,
        """
        counts = Counter(row[field] for row in rows)
        return sorted(value for value, count in counts.items() if count > 1)
        ---
        values = [row[field] for row in rows]
        return sorted({value for value in values if values.count(value) > 1})
        ---
        seen, twice = set(), set()
        for row in rows:
            (twice if row[field] in seen else seen).add(row[field])
        return sorted(twice)
        """,
        lambda r: ([{"a": r.randint(1, 3)} for _ in range(r.randint(0, 4))], "a"),
        "from collections import Counter",
    ),
    made(
        "tables.merge_rows_by_id",
        "merge_rows_by_id combine_records fold_by_id",
        "rows: list[dict[str, int]]",
        "list[dict[str, int]]",
        """
        Merge {rows} with the same 'id' into one dictionary; later values win, order of first appearance.
        combine partial records by id
        Given pieces of records, unite all fields of those that share an 'id'.
        Data about one person come in several parts: put them together, the last value of a field counts.
        Fold updates into records keyed by 'id'.
        Returns one dict per 'id'; the given ones are not changed.
        """,
        """
        merged: dict[int, dict[str, int]] = {}
        for row in rows:
            merged[row["id"]] = {**merged.get(row["id"], {}), **row}
        return list(merged.values())
        ---
        result = []
        for row in rows:
            for record in result:
                if record["id"] == row["id"]:
                    record.update(row)
                    break
            else:
                result.append(dict(row))
        return result
        """,
        lambda r: (
            [{"id": r.randint(1, 2), r.choice("xy"): r.randint(0, 9)} for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "tables.column_totals",
        "column_totals totals_row sum_fields",
        "rows: list[dict[str, int]]",
        "dict[str, int]",
        """
        Sum of every field over all {rows}; a row without the field adds nothing.
        totals row of a table
        Given records with numbers, add up each column and return the sums by field name.
        What belongs into the last line of the report? The total of each column, in order of appearance.
        Add dictionaries field by field.
        Returns field to total, {{}} without rows.
        """,
        """
        totals: dict[str, int] = {}
        for row in rows:
            for field, value in row.items():
                totals[field] = totals.get(field, 0) + value
        return totals
        ---
        fields = dict.fromkeys(field for row in rows for field in row)
        return {field: sum(row.get(field, 0) for row in rows) for field in fields}
        """,
        lambda r: (_ragged(r),),
    ),
    made(
        "tables.with_row_total",
        "with_row_total add_total_field append_sum",
        "rows: list[dict[str, int]]",
        "list[dict[str, int]]",
        """
        Copy {rows} and add to each a field 'sum' with the sum of its values.
        add a total column named 'sum'
        Given records of numbers, return new ones that also hold their own total under 'sum'.
        Extend each line of a table by its row total in the key 'sum'.
        How do I compute a 'sum' column from all the others? The originals stay as they are.
        Returns dicts with one more entry, 'sum'.
        """,
        """
        return [{**row, "sum": sum(row.values())} for row in rows]
        ---
        result = []
        for row in rows:
            extended = dict(row)
            extended["sum"] = sum(row.values())
            result.append(extended)
        return result
        """,
        lambda r: (_ragged(r, 2),),
    ),
    made(
        "tables.with_line_total",
        "with_amounts add_amounts line_amounts",
        "lines: list[tuple[str, int, int]]",
        "list[tuple[str, int, int, int]]",
        """
        Append to each (name, price, quantity) of {lines} the product of price and quantity.
        computed column: price times quantity
        Given order lines, return them with a fourth item, the amount.
        Extend rows by what they cost in total.
        How can I add a calculated column to tuples? Multiply the second and third item.
        Returns quadruples in the same order.
        """,
        """
        return [(name, price, count, price * count) for name, price, count in lines]
        ---
        result = []
        for line in lines:
            result.append(line + (line[1] * line[2],))
        return result
        ---
        return [(*line, line[1] * line[2]) for line in lines]
        """,
        lambda r: (
            [(r.choice(("tea", "egg")), r.randint(1, 9), r.randint(0, 4)) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "tables.with_running_total",
        "with_running_total add_balance cumulative_column",
        "rows: list[tuple[str, int]]",
        "list[tuple[str, int, int]]",
        """
        Append to each (label, amount) of {rows} the sum of all amounts so far.
        running balance column
        Given bookings in order, return them with the balance after each one.
        Show an account statement: label, amount and the new total.
        How do I extend a list of pairs by a cumulative sum?
        Returns triples (label, amount, total up to here).
        """,
        """
        result = []
        total = 0
        for label, amount in rows:
            total += amount
            result.append((label, amount, total))
        return result
        ---
        totals = accumulate(amount for _, amount in rows)
        return [(label, amount, total) for (label, amount), total in zip(rows, totals)]
        """,
        lambda r: ([(r.choice("abc"), r.randint(-5, 9)) for _ in range(r.randint(0, 3))],),
        "from itertools import accumulate",
    ),
    made(
        "tables.column_widths",
        "column_widths widest_cells max_lengths",
        "rows: list[list[str]]",
        "list[int]",
        """
        Width of each column of {rows}: the length of its longest cell; [] for no rows.
        column widths of a text table
        Given rows with equally many cells, measure how many characters every column needs.
        How wide must the columns be so that all texts fit?
        Longest string per column of a table.
        Returns one number per column.
        """,
        """
        return [max(len(cell) for cell in column) for column in zip(*rows)]
        ---
        if not rows:
            return []
        widths = [0] * len(rows[0])
        for row in rows:
            for i, cell in enumerate(row):
                widths[i] = max(widths[i], len(cell))
        return widths
        """,
        lambda r: (
            lambda width: ([[draw.letters(r, 0, 5) for _ in range(width)] for _ in range(r.randint(0, 3))],)
        )(r.randint(1, 3)),
    ),
    made(
        "tables.column_kinds",
        "column_kinds guess_column_types infer_types",
        "rows: list[list[str]]",
        "list[str]",
        """
        Guess the type of each column of {rows}: 'int' if every cell consists of digits only, else 'text'.
        infer column types, 'int' or 'text'
        Given rows of strings from a file, say for each column whether all its cells are whole numbers \
        ('int').
        Which columns can be converted to numbers? Mark them 'int' and the others 'text'; no rows give [].
        Detect numeric columns: digits in all cells mean 'int', anything else 'text'.
        Returns a list with 'int' or 'text' per column.
        """,
        """
        return ["int" if all(cell.isdigit() for cell in column) else "text" for column in zip(*rows)]
        ---
        if not rows:
            return []
        kinds = ["int"] * len(rows[0])
        for row in rows:
            for i, cell in enumerate(row):
                if not cell.isdigit():
                    kinds[i] = "text"
        return kinds
        """,
        lambda r: ([[r.choice(("1", "20", "7", "x")) for _ in range(2)] for _ in range(r.randint(0, 3))],),
    ),
    made(
        "tables.swap_levels",
        "swap_levels transpose_nested flip_nested_dict",
        "table: dict[str, dict[str, int]]",
        "dict[str, dict[str, int]]",
        """
        Exchange the outer and inner keys of the nested dict {table}.
        transpose a dictionary of dictionaries
        Given row -> column -> value, return column -> row -> value.
        How do I turn marks by student into marks by subject?
        Flip the two levels of a nested dictionary.
        Returns a new nested dict in order of first appearance.
        """,
        """
        result: dict[str, dict[str, int]] = {}
        for row, cells in table.items():
            for column, value in cells.items():
                result.setdefault(column, {})[row] = value
        return result
        ---
        columns = dict.fromkeys(column for cells in table.values() for column in cells)
        return {
            column: {row: cells[column] for row, cells in table.items() if column in cells} for column in \
        columns
        }
        """,
        lambda r: (
            {
                row: {key: r.randint(0, 9) for key in r.sample("xy", r.randint(0, 2))}
                for row in r.sample("ab", r.randint(0, 2))
            },
        ),
    ),
    made(
        "tables.missing_counts",
        "missing_counts count_missing none_per_column",
        "columns: dict[str, list[int | None]]",
        "dict[str, int]",
        """
        Count the None values in each of {columns}, only for columns that have some.
        missing values per column
        Given a table as column lists, tell how many cells of every column are empty; complete ones are \
        left out.
        Where are holes in my data?
        Number of nulls by field, without fields that have none.
        Returns column name to a count of at least 1.
        """,
        """
        counts = {name: values.count(None) for name, values in columns.items()}
        return {name: count for name, count in counts.items() if count}
        ---
        result = {}
        for name, values in columns.items():
            missing = sum(1 for value in values if value is None)
            if missing > 0:
                result[name] = missing
        return result
        """,
        lambda r: (
            {
                name: [r.choice((None, 1, 2, 0)) for _ in range(r.randint(0, 3))]
                for name in r.sample("abc", r.randint(0, 2))
            },
        ),
    ),
    made(
        "tables.row_text",
        "row_text record_to_text describe_record",
        "row: dict[str, object]",
        "str",
        """
        Write {row} as 'key=value' pairs joined by ', ', keys in alphabetical order.
        record as one line of text
        Given a dictionary, return a line such as 'a=1, b=x' sorted by key.
        How do I log a record in a readable way?
        Format the fields of a row for a message.
        Returns the pairs as text, '' for an empty dict.
        """,
        """
        return ", ".join(f"{key}={row[key]}" for key in sorted(row))
        ---
        parts = []
        for key, value in sorted(row.items()):
            parts.append(key + "=" + str(value))
        return ", ".join(parts)
        """,
        lambda r: (
            {
                key: r.choice((1, 20, "x", "tea", True, None))
                for key in r.sample(["id", "a", "n"], r.randint(0, 3))
            },
        ),
    ),
    made(
        "tables.tsv_rows",
        "tsv_rows parse_tsv read_tab_separated",
        "text: str",
        "list[list[str]]",
        """
        Split tab-separated {text} into rows of cells; empty lines are skipped.
        parse TSV
        Given text with one record per line and tabs between the fields, return a list of lists.
        How do I read what was copied from a spreadsheet? Tabs separate the cells, newlines the rows.
        Parse tab separated values without quoting, ignoring blank lines.
        Returns the cells as strings, [] for empty text.
        """,
        r"""
        return [line.split("\t") for line in text.splitlines() if line]
        ---
        rows = []
        for line in text.split("\n"):
            if line:
                rows.append(line.split("\t"))
        return rows
        """,
        lambda r: (
            "\n".join(
                "\t".join(r.choice(("a", "1", "", "tea")) for _ in range(r.randint(1, 3)))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "tables.to_tsv",
        "to_tsv_line tsv_line join_with_tabs",
        "cells: list[object]",
        "str",
        """
        Join {cells} with tabs; None becomes an empty cell.
        one line of TSV
        Given the values of a row, write them as text with a tab between two values and nothing for None.
        How do I export a row so that a spreadsheet understands it?
        Format a record with tab separators, missing values being empty.
        Returns one string without a line break.
        """,
        r"""
        return "\t".join("" if cell is None else str(cell) for cell in cells)
        ---
        texts = []
        for cell in cells:
            if cell is None:
                texts.append("")
            else:
                texts.append(str(cell))
        return "\t".join(texts)
        """,
        lambda r: ([r.choice((None, 1, "tea", 2.5, 0, "")) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "tables.parse_quoted_csv",
        "parse_quoted_csv split_csv_line read_csv_fields",
        "line: str",
        "list[str]",
        """
        Split a CSV {line} at the commas that are not inside double quotes, and drop these quotes.
        parse a CSV line with quoted fields
        Given comma-separated text where fields may be quoted, return the fields; a quoted comma stays.
        Why does splitting at commas break '"Smith, Ann",30'? Respect the quotation marks.
        Read one record of a CSV file; a pair of double quotes inside a quoted field is one quote.
        Returns the list of field texts.
        """,
        """
        return next(csv.reader([line]))
        ---
        fields = [""]
        quoted = False
        for i, char in enumerate(line):
            if char == '"':
                if not quoted and line[i - 1:i] == '"':
                    fields[-1] += '"'
                quoted = not quoted
            elif char == "," and not quoted:
                fields.append("")
            else:
                fields[-1] += char
        return fields
        """,
        lambda r: (
            ",".join(
                r.choice(("a", "12", "", '"x,y"', '"tea"', '"a ""b"""')) for _ in range(r.randint(2, 4))
            ),
        ),
        "import csv",
    ),
    made(
        "tables.csv_escape",
        "csv_escape escape_csv_field quote_field",
        "field: str",
        "str",
        """
        Put {field} in double quotes if it has a comma, quote or line break; quotes inside are doubled.
        escape one CSV field
        Given a cell text, return how it must be written in a CSV file.
        When must a value be quoted? If it contains a comma, a double quote or a newline; else leave it.
        Make a text safe for comma-separated files by quoting and doubling quotation marks.
        Returns {field} unchanged when nothing in it is special.
        """,
        r"""
        if any(char in field for char in ',"\n'):
            return '"' + field.replace('"', '""') + '"'
        return field
        ---
        if "," not in field and '"' not in field and "\n" not in field:
            return field
        escaped = ""
        for char in field:
            escaped += '""' if char == '"' else char
        return f'"{escaped}"'
        ---
        return '"' + field.replace('"', '""') + '"' if re.search('[,"\n]', field) else field
        """,
        lambda r: (
            "".join(r.choice(("a", "b", " ", ",", '"', "\n", "tea", "1")) for _ in range(r.randint(0, 4))),
        ),
        "import re",
    ),
    made(
        "tables.csv_column_sum",
        "csv_column_sum sum_csv_column total_of_column",
        "text: str; name: str",
        "int",
        """
        Sum of the whole numbers in column {name} of CSV {text} with a header line; 0 if there is no such \
        column.
        add up a column of a CSV text
        Given comma-separated lines whose first one has the names, total one column.
        What is the sum of a field in a small CSV file? An unknown column gives 0.
        Find the column by its heading and add all its values.
        Returns an int.
        """,
        """
        header, *lines = [line.split(",") for line in text.splitlines()]
        if name not in header:
            return 0
        index = header.index(name)
        return sum(int(line[index]) for line in lines)
        ---
        rows = csv.DictReader(text.splitlines())
        return sum(int(row.get(name, 0)) for row in rows)
        """,
        lambda r: (_csv(r, 3), r.choice(("n", "n", "id", "x"))),
        "import csv",
    ),
    made(
        "tables.reorder_columns",
        "reorder_columns pick_columns select_by_name",
        "header: list[str]; row: list[int]; wanted: list[str]",
        "list[int | None]",
        """
        Values of {row} in the order of the {wanted} column names; None for a name that {header} lacks.
        rearrange the columns of a row
        Given the column names and a row, pick the cells by name, in the order that is asked for.
        How do I export the fields in another order? Unknown columns are filled with None.
        Select columns of a list by their headings.
        Returns as many values as {wanted} has names.
        """,
        """
        cells = dict(zip(header, row))
        return [cells.get(name) for name in wanted]
        ---
        return [row[header.index(name)] if name in header else None for name in wanted]
        ---
        result = []
        for name in wanted:
            if name in header:
                result.append(row[header.index(name)])
            else:
                result.append(None)
        return result
        """,
        lambda r: (
            ["a", "b", "c"],
            [r.randint(0, 9) for _ in range(3)],
            r.sample(["a", "b", "c", "x"], r.randint(0, 3)),
        ),
    ),
    made(
        "tables.fixed_width",
        "split_fixed_width fixed_columns cut_at_widths",
        "line: str; widths: list[int]",
        "list[str]",
        """
        Cut {line} into pieces of the given {widths} and strip the spaces of each.
        parse a fixed-width record
        Given a line of a file with fixed columns, return the fields without padding.
        How do I read data where every column has a known number of characters? A short line gives empty \
        fields.
        Split text by column widths, from left to right; what is left over is ignored.
        Returns one stripped text per width.
        """,
        """
        fields = []
        start = 0
        for width in widths:
            fields.append(line[start:start + width].strip())
            start += width
        return fields
        ---
        ends = list(accumulate(widths))
        return [line[end - width:end].strip() for end, width in zip(ends, widths)]
        """,
        lambda r: (
            "".join(r.choice(("ab ", " c", "  ", "d", "12  ")) for _ in range(r.randint(0, 4))),
            [r.randint(1, 4) for _ in range(r.randint(0, 3))],
        ),
        "from itertools import accumulate",
    ),
    made(
        "tables.markdown_cells",
        "markdown_cells parse_table_row cells_of_row",
        "line: str",
        "list[str]",
        """
        Cells of a Markdown table row such as '| a | b |', without the spaces around them.
        split a Markdown table line
        Given a line with bars, drop the outer bars and return the stripped cells.
        How do I read a row of a table from a README file?
        Parse '| x |  y |' to ['x', 'y']; the outer pipes are always there.
        Returns the texts between the bars.
        """,
        """
        return [cell.strip() for cell in line.strip().strip("|").split("|")]
        ---
        cells = []
        for cell in line.split("|")[1:-1]:
            cells.append(cell.strip())
        return cells
        """,
        lambda r: (
            "|"
            + "|".join(r.choice((" a ", "b", " tea", " 1 ", "---", " x y ")) for _ in range(r.randint(1, 4)))
            + "|",
        ),
    ),
    made(
        "tables.count_by_two",
        "count_by_two count_combinations pair_frequencies",
        "rows: list[dict[str, int]]; first: str; second: str",
        "dict[tuple[int, int], int]",
        """
        Count {rows} by the combination of their {first} and {second} values.
        group by two fields and count
        Given records, return how many there are for each pair of values of two columns.
        How many rows have the same values in both fields?
        GROUP BY two columns with COUNT(*).
        Returns a dict from (value, value) to number, in order of first appearance.
        """,
        """
        counts: dict[tuple[int, int], int] = {}
        for row in rows:
            key = (row[first], row[second])
            counts[key] = counts.get(key, 0) + 1
        return counts
        ---
        return dict(Counter((row[first], row[second]) for row in rows))
        """,
        lambda r: (
            [{"a": r.randint(0, 1), "b": r.randint(0, 1)} for _ in range(r.randint(0, 2))],
            *r.choice((("a", "b"), ("b", "a"))),
        ),
        "from collections import Counter",
    ),
    made(
        "tables.nested_groups",
        "nested_groups group_two_levels group_by_both",
        "rows: list[tuple[str, str, int]]",
        "dict[str, dict[str, list[int]]]",
        """
        Group {rows} (outer, inner, value) in two levels: outer -> inner -> list of values.
        nested grouping
        Given triples, build a dict of dicts of lists, everything in order of appearance.
        How do I group sales by country and then by city?
        Collect values under two keys.
        Returns the nested dictionary, {{}} without rows.
        """,
        """
        result: dict[str, dict[str, list[int]]] = {}
        for outer, inner, value in rows:
            result.setdefault(outer, {}).setdefault(inner, []).append(value)
        return result
        ---
        result = {}
        for outer, inner, value in rows:
            if outer not in result:
                result[outer] = {}
            if inner not in result[outer]:
                result[outer][inner] = []
            result[outer][inner].append(value)
        return result
        """,
        lambda r: ([(r.choice("ab"), r.choice("xy"), r.randint(0, 9)) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "tables.latest_per_key",
        "latest_per_key newest_version keep_newest",
        "rows: list[tuple[str, str]]",
        "dict[str, str]",
        """
        For each name in {rows} (name, date as 'YYYY-MM-DD') return its latest date, names sorted.
        most recent date per key
        Given visits with dates as ISO text, tell when each person was there last.
        When was every customer last seen? Rows come in any order.
        Keep only the newest entry of each key.
        Returns name to date, in alphabetical order.
        """,
        """
        latest: dict[str, str] = {}
        for name, day in rows:
            if name not in latest or day > latest[name]:
                latest[name] = day
        return dict(sorted(latest.items()))
        ---
        return dict(sorted(rows))
        ---
        return {name: max(day for other, day in rows if other == name) for name in sorted({name for name, _ \
        in rows})}
        """,
        lambda r: (
            [(r.choice("ab"), f"2024-0{r.randint(1, 3)}-1{r.randint(0, 9)}") for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "tables.diff_ids",
        "diff_tables changed_rows compare_snapshots",
        "old: dict[int, str]; new: dict[int, str]",
        "tuple[list[int], list[int], list[int]]",
        """
        Compare two tables by id: the sorted ids that were added, removed and changed.
        (added, removed, changed) ids
        Given an old and a new snapshot as id -> value, return three sorted lists.
        What is different after the import? New ids, lost ids, and ids with another value.
        Diff two dictionaries for a synchronization.
        Returns a tuple of lists, all empty if nothing happened.
        """,
        """
        added = sorted(new.keys() - old.keys())
        removed = sorted(old.keys() - new.keys())
        changed = sorted(key for key in old.keys() & new.keys() if old[key] != new[key])
        return added, removed, changed
        ---
        added, removed, changed = [], [], []
        for key in sorted({*old, *new}):
            if key not in old:
                added.append(key)
            elif key not in new:
                removed.append(key)
            elif old[key] != new[key]:
                changed.append(key)
        return added, removed, changed
        """,
        lambda r: tuple(
            {number: r.choice("xy") for number in r.sample((1, 2, 3), r.randint(0, 3))} for _ in range(2)
        ),
    ),
    made(
        "tables.above_group_average",
        "above_group_average better_than_own_group over_group_mean",
        "pairs: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Keep those of {pairs} (group, value) whose value is above the average of its own group.
        rows above their group's mean
        Given groups and values, return the pairs that lie over the mean of all pairs with the same group.
        Who earns more than the average of the own department?
        Compare every row with the mean of its group.
        Returns the pairs in their order.
        """,
        """
        groups: dict[str, list[int]] = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return [(name, value) for name, value in pairs if value > sum(groups[name]) / len(groups[name])]
        ---
        result = []
        for name, value in pairs:
            own = [other for group, other in pairs if group == name]
            if value * len(own) > sum(own):
                result.append((name, value))
        return result
        """,
        lambda r: ([(r.choice("ab"), r.randint(0, 9)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "tables.pareto",
        "pareto_names vital_few biggest_until_share",
        "amounts: dict[str, int]; percent: int",
        "list[str]",
        """
        Names with the largest {amounts} that together make at least {percent} percent of the total.
        Pareto analysis: fewest names that reach a share
        Given amounts by name, take the largest first until the share is reached; ties by name.
        Which customers bring 80 percent of the sales?
        Collect the top contributors up to a percentage of the sum; a total of 0 gives [].
        Returns the names from the largest on.
        """,
        """
        total = sum(amounts.values())
        names = []
        reached = 0
        for name in sorted(amounts, key=lambda name: (-amounts[name], name)):
            if reached * 100 >= total * percent:
                break
            names.append(name)
            reached += amounts[name]
        return names
        ---
        ordered = sorted(sorted(amounts), key=amounts.__getitem__, reverse=True)
        needed = sum(amounts.values()) * percent
        before = [sum(amounts[name] for name in ordered[:i]) for i in range(len(ordered))]
        return [name for name, reached in zip(ordered, before) if reached * 100 < needed]
        """,
        lambda r: (
            {name: r.randint(0, 30) for name in r.sample("abcd", r.randint(0, 4))},
            r.choice((50, 80, 90, 100)),
        ),
    ),
    made(
        "tables.two_step_lookup",
        "two_step_lookup chained_lookup lookup_via",
        "key: str; first: dict[str, str]; second: dict[str, int]; default: int",
        "int",
        """
        Look {key} up in {first} and the result in {second}; {default} if either step finds nothing.
        chained dictionary lookup
        Given two tables, go from a key over a middle value to the final one.
        Which price does a product have when products map to classes and classes to prices?
        Follow a reference through another table, with a fallback.
        Returns the value at the end of the chain or {default}.
        """,
        """
        if key not in first:
            return default
        return second.get(first[key], default)
        ---
        return second.get(first.get(key, ""), default)
        ---
        try:
            return second[first[key]]
        except KeyError:
            return default
        """,
        lambda r: (
            r.choice("abx"),
            {"a": r.choice("pq"), "b": "q"},
            {name: r.randint(1, 9) for name in r.sample("pq", r.randint(0, 2))},
            0,
        ),
    ),
    made(
        "tables.count_descendants",
        "count_descendants all_below team_size",
        "parents: dict[str, str]; name: str",
        "int",
        """
        How many nodes are below {name}, directly or indirectly? {parents} maps each child to its parent.
        number of descendants
        Given child -> parent, count everybody whose chain of parents leads over {name}.
        How many people work under a boss, on all levels?
        Size of a subtree without its root.
        Returns 0 for a node without children.
        """,
        """
        count = 0
        for child in parents:
            current = child
            while current in parents:
                current = parents[current]
                if current == name:
                    count += 1
                    break
        return count
        ---
        total = 0
        level = [name]
        while level:
            level = [child for child, parent in parents.items() if parent in level]
            total += len(level)
        return total
        """,
        lambda r: (_parents(r), r.choice("aaabc")),
    ),
    made(
        "tables.tree_lines",
        "tree_lines indented_tree print_tree",
        "parents: dict[str, str]; root: str",
        "list[str]",
        """
        Lines of the tree below {root}: two spaces more per level; {parents} maps child to parent.
        indented outline of a hierarchy
        Given child -> parent, write the root and under each node its children in alphabetical order.
        How do I print an organization chart as text?
        Outline of a tree, depth first, with an indentation of 2 spaces per level.
        Returns a list of lines that begins with {root}.
        """,
        """
        lines = [root]
        for child in sorted(child for child, parent in parents.items() if parent == root):
            lines.extend("  " + line for line in tree_lines(parents, child))
        return lines
        ---
        lines = []
        pending = [(root, 0)]
        while pending:
            name, level = pending.pop()
            lines.append(" " * (2 * level) + name)
            children = [child for child in parents if parents[child] == name]
            for child in sorted(children, reverse=True):
                pending.append((child, level + 1))
        return lines
        """,
        lambda r: (_parents(r), r.choice("aab")),
    ),
    made(
        "tables.tree_roots",
        "tree_roots top_level_nodes without_parent",
        "parents: dict[str, str | None]",
        "list[str]",
        """
        Sorted names in {parents} whose parent is None or is not itself a key.
        roots of a hierarchy
        Given name -> parent, list those at the top: no parent, or one that is unknown.
        Who has no superior in the table?
        Find the top level entries of categories, orphans included.
        Returns the names in alphabetical order.
        """,
        """
        return sorted(name for name, parent in parents.items() if parent not in parents)
        ---
        roots = []
        for name in sorted(parents):
            parent = parents[name]
            if parent is None or parent not in parents:
                roots.append(name)
        return roots
        """,
        lambda r: ({name: r.choice((None, "a", "b", "x")) for name in r.sample("abcd", r.randint(0, 4))},),
    ),
    made(
        "tables.sessions",
        "count_sessions split_sessions visits_from_clicks",
        "times: list[int]; gap: int",
        "int",
        """
        Number of sessions in the ascending click {times}: a pause longer than {gap} starts a new one.
        count sessions by inactivity
        Given moments of activity, count the visits; clicks at most {gap} apart belong together.
        How many separate visits were there? No clicks, no visit.
        Sessionize a click stream with a timeout.
        Returns an int, 0 for an empty list.
        """,
        """
        if not times:
            return 0
        return 1 + sum(1 for before, after in zip(times, times[1:]) if after - before > gap)
        ---
        sessions = 0
        last = None
        for time in times:
            if last is None or time - last > gap:
                sessions += 1
            last = time
        return sessions
        """,
        lambda r: (sorted(draw.ints(r, 0, 6, 0, 60)), r.choice((5, 10, 30))),
    ),
    made(
        "tables.funnel",
        "funnel_counts funnel reached_steps",
        "users: list[list[str]]; steps: list[str]",
        "list[int]",
        """
        How many of {users} (lists of events) reached each of {steps} after having all earlier ones too?
        conversion funnel
        Given the events of every user and the ordered steps, count who has all steps up to each one.
        Where do visitors drop out between looking and buying? The order of a user's events does not matter.
        Count for each step the people who did it and everything before it.
        Returns one number per step; they never increase.
        """,
        """
        return [
            sum(1 for events in users if all(step in events for step in steps[:i + 1])) for i in \
        range(len(steps))
        ]
        ---
        counts = []
        remaining = users
        for step in steps:
            remaining = [events for events in remaining if step in events]
            counts.append(len(remaining))
        return counts
        """,
        lambda r: (
            [r.sample(["a", "b", "c"], r.randint(0, 3)) for _ in range(r.randint(0, 3))],
            ["a", "b", "c"][: r.randint(1, 3)],
        ),
    ),
    made(
        "tables.retention",
        "retention_rate returning_share came_back_percent",
        "before: list[str]; after: list[str]",
        "float",
        """
        Percentage of the different users in {before} who are also in {after}, 1 decimal; 0.0 without users.
        retention rate
        Given the visitors of two months, tell how many percent of the first month's came back.
        How loyal are the customers? Repetitions do not count.
        Share of returning users.
        Returns a float from 0.0 to 100.0.
        """,
        """
        first = set(before)
        if not first:
            return 0.0
        return round(100 * len(first & set(after)) / len(first), 1)
        ---
        users = list(dict.fromkeys(before))
        back = [user for user in users if user in after]
        return round(100 * len(back) / len(users), 1) if users else 0.0
        """,
        lambda r: (
            [r.choice("abcd") for _ in range(r.randint(0, 5))],
            [r.choice("abce") for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "tables.expired_batches",
        "expired_batches remove_expired spoiled_goods",
        "batches: list[tuple[str, str]]; today: str",
        "list[str]",
        """
        Names of the {batches} (name, best before 'YYYY-MM-DD') that are expired: their date is before \
        {today}.
        expired goods
        Given products with dates as ISO text, list the names of those whose date has passed, oldest first.
        What must leave the shelf today? The date itself is still fine; ties by name.
        Find spoiled stock, sorted by date and then by name.
        Returns a list of names, [] if everything is still good.
        """,
        """
        expired = sorted((day, name) for name, day in batches if day < today)
        return [name for _, name in expired]
        ---
        ordered = sorted(batches, key=lambda batch: (batch[1], batch[0]))
        return [name for name, day in ordered if day < today]
        """,
        lambda r: (
            (
                [(r.choice(("egg", "ham")), f"2024-05-0{r.randint(1, 9)}") for _ in range(r.randint(0, 1))],
                f"2024-05-0{r.randint(1, 9)}",
            )
            if r.random() < 0.6
            else ([(r.choice("ab"), f"24-0{r.randint(1, 9)}") for _ in range(2)], "24-05")
        ),
    ),
    made(
        "tables.use_first",
        "take_from_batches consume_oldest pick_fefo",
        "batches: list[tuple[int, int]]; needed: int",
        "list[tuple[int, int]] | None",
        """
        Take {needed} pieces from {batches} (day, count), earliest day first; return what is left, None if \
        too few.
        consume stock by earliest expiry
        Given batches in any order, use up the ones with the smallest day first and return the rest by day.
        What remains on the shelf after an order if old goods go first? Empty batches disappear.
        First expired, first out: all or nothing.
        Returns the remaining (day, count) pairs in ascending order or None.
        """,
        """
        if sum(count for _, count in batches) < needed:
            return None
        left = []
        for day, count in sorted(batches):
            used = min(count, needed)
            needed -= used
            if count > used:
                left.append((day, count - used))
        return left
        ---
        stock = [[day, count] for day, count in sorted(batches)]
        for batch in stock:
            while batch[1] and needed:
                batch[1] -= 1
                needed -= 1
        return None if needed else [(day, count) for day, count in stock if count]
        """,
        lambda r: (
            [(day, r.randint(1, 9)) for day in r.sample(range(1, 10), r.randint(0, 3))],
            r.randint(0, 14),
        ),
    ),
    made(
        "tables.abc_classes",
        "abc_classes classify_by_value abc_analysis",
        "values: dict[str, int]",
        "dict[str, str]",
        """
        Class of each name by its value: 'A' from 100 on, 'B' from 20 on, otherwise 'C'; sorted by name.
        ABC classes with limits 100 and 20
        Given yearly values by article, mark those of at least 100 as 'A', at least 20 as 'B' and the rest \
        as 'C'.
        Which goods are important? A: 100 or more, B: 20 or more, C: less; names in alphabetical order.
        Label items by the thresholds 100 ('A') and 20 ('B'), 'C' below, ordered by name.
        Returns name to 'A' (>= 100), 'B' (>= 20) or 'C'.
        """,
        """
        classes = {}
        for name in sorted(values):
            if values[name] >= 100:
                classes[name] = "A"
            elif values[name] >= 20:
                classes[name] = "B"
            else:
                classes[name] = "C"
        return classes
        ---
        return {name: "A" if value >= 100 else "B" if value >= 20 else "C" for name, value in \
        sorted(values.items())}
        """,
        lambda r: (
            {
                name: r.choice((100, 99, 20, 19, r.randint(0, 150)))
                for name in r.sample(["tea", "pen", "cup"], r.randint(0, 3))
            },
        ),
    ),
    made(
        "tables.subject_averages",
        "subject_averages average_per_subject column_means_by_name",
        "marks: dict[str, dict[str, int]]",
        "dict[str, float]",
        """
        Average of each subject over all students; {marks} maps student -> subject -> mark. 1 decimal, sorted.
        class average per subject
        Given the marks of every student by subject, return the mean per subject, subjects in alphabetical \
        order.
        In which subject is the class good? Who has no mark in a subject does not count there.
        Average the inner values of a nested dict by inner key.
        Returns subject to mean with one decimal.
        """,
        """
        collected: dict[str, list[int]] = {}
        for own in marks.values():
            for subject, mark in own.items():
                collected.setdefault(subject, []).append(mark)
        return {subject: round(sum(values) / len(values), 1) for subject, values in sorted(collected.items())}
        ---
        result = {}
        for subject in sorted({subject for own in marks.values() for subject in own}):
            values = [own[subject] for own in marks.values() if subject in own]
            result[subject] = round(sum(values) / len(values), 1)
        return result
        """,
        lambda r: (
            {
                name: {key: r.randint(1, 6) for key in r.sample(("art", "bio"), r.randint(0, 2))}
                for name in r.sample("AB", r.randint(0, 2))
            },
        ),
    ),
    made(
        "tables.best_in_subject",
        "best_in_each_subject subject_winners top_by_subject",
        "marks: list[tuple[str, str, int]]",
        "dict[str, str]",
        """
        Who has the most points in each subject? {marks} are (student, subject, points); the first one on a \
        tie.
        best student per subject
        Given results as triples, map each subject to the name with the highest points.
        Who gets the prize in every subject? Earlier rows win ties, subjects in order of appearance.
        Find the winner by category.
        Returns subject to student.
        """,
        """
        best: dict[str, tuple[str, int]] = {}
        for student, subject, points in marks:
            if subject not in best or points > best[subject][1]:
                best[subject] = (student, points)
        return {subject: student for subject, (student, _) in best.items()}
        ---
        result = {}
        for _, subject, _ in marks:
            rows = [row for row in marks if row[1] == subject]
            result[subject] = max(rows, key=lambda row: row[2])[0]
        return result
        """,
        lambda r: (
            [
                (r.choice(("Al", "Bo")), r.choice(("art", "bio")), r.randint(1, 5))
                for _ in range(r.randint(0, 2))
            ]
            + ([("Cy", "art", r.randint(1, 5))] if r.random() < 0.4 else []),
        ),
    ),
    made(
        "tables.district_winners",
        "districts_won seats_by_district count_districts",
        "districts: list[dict[str, int]]",
        "dict[str, int]",
        """
        How many of {districts} each candidate wins: the one with the most votes there, the first one on a \
        tie.
        first-past-the-post seats
        Given votes per candidate for each district, count the districts won, in order of the first win.
        Who gets how many seats when every constituency elects its front-runner?
        Tally winners over several elections; a district without votes elects nobody.
        Returns candidate to number of wins, only for those who won.
        """,
        """
        wins: dict[str, int] = {}
        for votes in districts:
            if votes:
                winner = max(votes, key=votes.__getitem__)
                wins[winner] = wins.get(winner, 0) + 1
        return wins
        ---
        winners = [max(votes, key=lambda name: votes[name]) for votes in districts if votes]
        return {name: winners.count(name) for name in dict.fromkeys(winners)}
        ---
        return dict(Counter(max(votes, key=votes.get) for votes in districts if votes))
        """,
        lambda r: (
            [
                {name: r.randint(0, 9) for name in r.sample("AB", r.choice((0, 2, 2, 1)))}
                for _ in range(r.randint(0, 3))
            ],
        ),
        "from collections import Counter",
    ),
    made(
        "tables.needs_runoff",
        "needs_runoff runoff_candidates second_round",
        "votes: dict[str, int]",
        "list[str]",
        """
        The two candidates for a runoff, most votes first, ties by name; [] if somebody has more than half.
        who enters the second round of an election
        Given votes by candidate, return the best two unless one has an absolute majority of all votes.
        Is a second ballot needed, and between whom? An empty list means no.
        Top two after a first round; fewer if there are not so many candidates.
        Returns at most two names.
        """,
        """
        total = sum(votes.values())
        if any(count * 2 > total for count in votes.values()):
            return []
        return sorted(votes, key=lambda name: (-votes[name], name))[:2]
        ---
        ordered = sorted(votes.items(), key=lambda item: (-item[1], item[0]))
        if ordered and ordered[0][1] > sum(votes.values()) / 2:
            return []
        return [name for name, _ in ordered[:2]]
        """,
        lambda r: ({name: r.choice((r.randint(0, 9), 4, 5)) for name in r.sample("ABCD", r.randint(0, 4))},),
    ),
    made(
        "tables.league_order",
        "league_order standings sort_league",
        "teams: list[tuple[str, int, int, int]]",
        "list[str]",
        """
        Order {teams} (name, points, scored, conceded) by points, goal difference and goals scored, best \
        first.
        league standings
        Given the numbers of each team, sort by points, then goals scored minus conceded, then goals \
        scored, then name.
        Who leads the table? Full ties are in alphabetical order.
        Sports table: points first, goal difference second, scored goals third.
        Returns the team names from first to last place.
        """,
        """
        ordered = sorted(teams, key=lambda team: (-team[1], team[3] - team[2], -team[2], team[0]))
        return [team[0] for team in ordered]
        ---
        ordered = sorted(teams)
        ordered.sort(key=lambda team: (team[1], team[2] - team[3], team[2]), reverse=True)
        return [name for name, *_ in ordered]
        """,
        lambda r: (
            [
                (name, r.choice((3, 4)), r.randint(0, 3), r.randint(0, 2))
                for name in r.sample(_TEAMS, r.randint(0, 3))
            ],
        ),
    ),
    made(
        "tables.head_to_head",
        "head_to_head direct_matches record_against",
        "games: list[tuple[str, str, int, int]]; team: str; other: str",
        "tuple[int, int, int]",
        """
        Wins, draws and losses of {team} against {other}; {games} are (home, guest, home goals, guest goals).
        head-to-head record
        Given all games, look only at those between two teams and count how they ended for the first.
        Who usually wins when these two meet? Home and away games both count.
        Direct comparison of two clubs.
        Returns (won, drawn, lost) from the point of view of {team}.
        """,
        """
        won = drawn = lost = 0
        for home, guest, goals, against in games:
            if (home, guest) == (other, team):
                goals, against = against, goals
            elif (home, guest) != (team, other):
                continue
            won += goals > against
            drawn += goals == against
            lost += goals < against
        return won, drawn, lost
        ---
        margins = [a - b for home, guest, a, b in games if (home, guest) == (team, other)]
        margins += [b - a for home, guest, a, b in games if (home, guest) == (other, team)]
        return (
            sum(1 for margin in margins if margin > 0),
            margins.count(0),
            sum(1 for margin in margins if margin < 0),
        )
        """,
        lambda r: (
            [
                (*r.choice((("A", "B"), ("B", "A"), ("A", "C"))), r.randint(0, 3), r.randint(0, 3))
                for _ in range(r.randint(0, 2))
            ],
            "A",
            "B",
        ),
    ),
    made(
        "tables.recent_form",
        "recent_form last_results form_text",
        "goals: list[tuple[int, int]]; n: int",
        "str",
        """
        Form of a team: 'W', 'D' or 'L' for each of the last {n} games, oldest first; {goals} are (own, \
        other).
        last n results as letters W, D and L
        Given the scores of all games, return a text like 'WWDL' for the most recent {n} of them.
        How did the team do lately? W is a win, D a draw and L a loss.
        Summarize the latest matches; fewer letters if fewer were played.
        Returns a string of at most {n} letters, {n} being at least 1.
        """,
        """
        return "".join("W" if own > other else "D" if own == other else "L" for own, other in goals[-n:])
        ---
        form = ""
        for own, other in goals[max(0, len(goals) - n):]:
            if own > other:
                form += "W"
            elif own < other:
                form += "L"
            else:
                form += "D"
        return form
        """,
        lambda r: ([(r.randint(0, 3), r.randint(0, 3)) for _ in range(r.randint(0, 5))], r.randint(1, 5)),
    ),
    made(
        "tables.games_behind",
        "games_behind distance_to_leader behind_the_leader",
        "records: dict[str, tuple[int, int]]",
        "dict[str, float]",
        """
        Games behind the leader for each team in {records} (wins, losses): half of both differences added.
        games behind
        Given wins and losses, return how many games every team trails; the leader has most wins minus losses.
        How far is each team from first place? ((leader wins - wins) + (losses - leader losses)) / 2.
        Baseball standings: the leader itself has 0.0.
        Returns team to a float, {{}} without teams.
        """,
        """
        best = max((wins - losses for wins, losses in records.values()), default=0)
        return {name: (best - (wins - losses)) / 2 for name, (wins, losses) in records.items()}
        ---
        result = {}
        for name, (wins, losses) in records.items():
            gaps = [(won - wins + losses - lost) / 2 for won, lost in records.values()]
            result[name] = max(gaps)
        return result
        """,
        lambda r: ({name: (r.randint(0, 9), r.randint(0, 9)) for name in r.sample(_TEAMS, r.randint(0, 3))},),
    ),
    made(
        "tables.rename_fields",
        "rename_fields map_keys translate_keys",
        "row: dict[str, int]; names: dict[str, str]",
        "dict[str, int]",
        """
        Rename the keys of {row} as {names} (old -> new) says; other keys stay, and so does the order.
        rename several fields at once
        Given a record and a mapping of field names, return it with the new names.
        How do I translate the column names of an imported row?
        Replace dictionary keys by a table of replacements.
        Returns a new dict with the same values.
        """,
        """
        return {names.get(key, key): value for key, value in row.items()}
        ---
        renamed = {}
        for key in row:
            if key in names:
                renamed[names[key]] = row[key]
            else:
                renamed[key] = row[key]
        return renamed
        """,
        lambda r: (
            {key: r.randint(0, 9) for key in r.sample("abc", r.randint(0, 3))},
            {key: key.upper() for key in r.sample("abc", r.randint(0, 2))},
        ),
    ),
    made(
        "tables.ordered_fields",
        "order_fields put_fields_first reorder_keys",
        "row: dict[str, int]; first: list[str]",
        "list[str]",
        """
        Column order for {row}: the {first} names that it has, in their order, then all others as they are.
        put some columns in front
        Given a record and preferred columns, list its keys with those in front.
        How do I print a table so that certain columns come first?
        Move keys to the beginning; names that {row} lacks are ignored.
        Returns each key of {row} once.
        """,
        """
        front = [key for key in first if key in row]
        return front + [key for key in row if key not in first]
        ---
        order = list(row)
        for key in reversed(first):
            if key in order:
                order.remove(key)
                order.insert(0, key)
        return order
        ---
        return list(dict.fromkeys([*filter(row.__contains__, first), *row]))
        """,
        lambda r: (
            {key: r.randint(0, 9) for key in r.sample("abcd", r.randint(0, 4))},
            r.sample("abcx", r.randint(0, 2)),
        ),
    ),
    made(
        "tables.weekly_totals",
        "weekly_totals sum_per_week totals_of_seven",
        "days: list[int]",
        "list[int]",
        """
        Sum of every seven values of {days}; the last week may be shorter.
        daily to weekly totals
        Given one number per day, add up the weeks, 7 days each, the rest being a week of its own.
        How many steps did I make each week?
        Aggregate days into blocks of seven.
        Returns one total per begun week, [] for no days.
        """,
        """
        return [sum(days[i:i + 7]) for i in range(0, len(days), 7)]
        ---
        totals: list[int] = []
        for i, value in enumerate(days):
            if i % 7 == 0:
                totals.append(0)
            totals[-1] += value
        return totals
        """,
        lambda r: ([r.randint(0, 9) for _ in range(r.choice((0, 3, 7, 8, 14, r.randint(1, 12))))],),
    ),
    made(
        "tables.events_per_hour",
        "events_per_hour count_by_hour busiest_hours",
        "times: list[str]",
        "dict[int, int]",
        """
        Count {times} such as '09:15' by their hour, hours in ascending order.
        events per hour
        Given clock times as text, return how many fall into each hour that occurs.
        When is the shop busy? Count the visits by the number before the colon.
        Histogram over the hours of the day, without empty hours.
        Returns hour (int) to count.
        """,
        """
        counts: dict[int, int] = {}
        for time in times:
            hour = int(time.split(":")[0])
            counts[hour] = counts.get(hour, 0) + 1
        return dict(sorted(counts.items()))
        ---
        hours = sorted(int(time[:2]) for time in times)
        return {hour: hours.count(hour) for hour in hours}
        ---
        return dict(sorted(Counter(int(time.partition(":")[0]) for time in times).items()))
        """,
        lambda r: (
            [f"{r.choice((8, 9, 10, 17)):02d}:{r.randint(0, 59):02d}" for _ in range(r.randint(0, 4))],
        ),
        "from collections import Counter",
    ),
    made(
        "tables.both_ends",
        "both_ends preview first_and_last_rows",
        "rows: list[int]; n: int",
        "list[int]",
        """
        The first {n} and the last {n} of {rows}; all of them if there are no more than twice {n}.
        preview of a long table
        Given many rows, show only its beginning and its end.
        How do I look at both ends of a list without showing a row twice?
        Head and tail together, {n} each.
        Returns a list of at most 2 * {n} rows.
        """,
        """
        if len(rows) <= 2 * n:
            return list(rows)
        return rows[:n] + rows[len(rows) - n:]
        ---
        return [row for i, row in enumerate(rows) if i < n or i >= len(rows) - n]
        """,
        lambda r: (draw.ints(r, 0, 8, 0, 9), r.randint(0, 3)),
    ),
    made(
        "tables.wrong_rows",
        "wrong_rows bad_row_numbers malformed_lines",
        "lines: list[str]; fields: int",
        "list[int]",
        """
        Numbers (from 1) of the {lines} that do not have exactly {fields} comma-separated values.
        find malformed CSV lines
        Given the lines of a file, report which ones have too many or too few fields.
        Which rows would break the import? Lines are counted from 1; an empty line has one (empty) field.
        Validate the number of columns of every line.
        Returns the line numbers in ascending order.
        """,
        """
        return [number for number, line in enumerate(lines, 1) if len(line.split(",")) != fields]
        ---
        wrong = []
        for i in range(len(lines)):
            if lines[i].count(",") + 1 != fields:
                wrong.append(i + 1)
        return wrong
        """,
        lambda r: (
            [",".join(r.choice("ab1") for _ in range(r.randint(0, 3))) for _ in range(r.randint(0, 4))],
            r.randint(1, 3),
        ),
    ),
    made(
        "tables.cell_value",
        "cell_value table_cell look_up_cell",
        "table: list[list[str]]; row: str; column: str",
        "str | None",
        """
        Cell of {table} where the line starting with {row} and the heading {column} meet, None if not found.
        look up by row and column name
        Given a table whose first line has the headings and whose first cells name the rows, find one value.
        What does the grid say for this row and that column?
        Two-way lookup in a list of lists.
        Returns a text or None.
        """,
        """
        if column not in table[0]:
            return None
        index = table[0].index(column)
        for line in table[1:]:
            if line[0] == row:
                return line[index]
        return None
        ---
        rows = {line[0]: dict(zip(table[0], line)) for line in reversed(table[1:])}
        return rows.get(row, {}).get(column)
        """,
        lambda r: (
            [["", "x", "y"], ["a", r.choice("12"), r.choice("34")]]
            + ([["b", "5", "6"]] if r.random() < 0.4 else []),
            r.choice("aab"),
            r.choice("xxyz"),
        ),
    ),
    made(
        "tables.fields_in_all",
        "fields_in_all shared_fields common_columns",
        "rows: list[dict[str, int]]",
        "list[str]",
        """
        Sorted names of the fields that every one of {rows} has; [] without rows.
        columns common to all records
        Given records with different fields, list those that none of them lacks.
        On which keys can I rely in this data?
        Intersection of the keys of all dictionaries, in alphabetical order.
        Returns a sorted list of field names.
        """,
        """
        if not rows:
            return []
        return sorted(set(rows[0]).intersection(*rows[1:]))
        ---
        names = {key for row in rows for key in row}
        return sorted(name for name in names if all(name in row for row in rows))
        """,
        lambda r: ([{key: 1 for key in "abc" if r.random() < 0.75} for _ in range(r.randint(0, 2))],),
    ),
    made(
        "tables.all_fields",
        "all_fields union_of_columns collect_headers",
        "rows: list[dict[str, int]]",
        "list[str]",
        """
        All field names that occur in any of {rows}, in order of first appearance.
        header for records with different fields
        Given dicts, collect every key once.
        Which columns does a table of these records need?
        Union of the keys of all dictionaries without sorting.
        Returns a list of names, [] without rows.
        """,
        """
        return list(dict.fromkeys(key for row in rows for key in row))
        ---
        names: list[str] = []
        for row in rows:
            for key in row:
                if key not in names:
                    names.append(key)
        return names
        """,
        lambda r: (
            [
                {key: r.randint(0, 9) for key in r.sample("abcd", r.randint(0, 2))}
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "tables.weighted_score",
        "weighted_score score_candidates rate_options",
        "options: dict[str, list[int]]; weights: list[int]",
        "str | None",
        """
        Name of the option with the largest weighted sum of its ratings; the first on a tie, None without \
        options.
        decision matrix
        Given ratings per criterion for each option and the weights of the criteria, find the best option.
        Which flat should I take if price, size and location matter differently?
        Multiply ratings by weights, add up, and choose the maximum.
        Returns a key of {options} or None.
        """,
        """
        if not options:
            return None
        return max(options, key=lambda name: sum(a * b for a, b in zip(options[name], weights)))
        ---
        best, best_score = None, 0
        for name, ratings in options.items():
            score = sum(rating * weight for rating, weight in zip(ratings, weights))
            if best is None or score > best_score:
                best, best_score = name, score
        return best
        """,
        lambda r: (
            {name: [r.randint(0, 5), r.randint(0, 5)] for name in r.sample("ABC", r.randint(0, 3))},
            [r.randint(1, 3), r.randint(1, 3)],
        ),
    ),
)
