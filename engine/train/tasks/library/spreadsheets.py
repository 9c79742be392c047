"""Functions of spreadsheets and SQL on plain lists, rows and ISO dates."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = "Ann Bob Cleo Dan Eve".split()
_ITEMS = "pen cup tea egg".split()


def _rows(r: Random, low: int = 0, high: int = 4) -> list[list[object]]:
    """Rows of a name, a city and an amount."""
    return [
        [r.choice(_NAMES), r.choice(("Oslo", "Rome")), r.randint(0, 20)] for _ in range(r.randint(low, high))
    ]


def _columns(r: Random, high: int = 5) -> tuple[list[str], list[int]]:
    """A column of labels and an equally long one of numbers."""
    size = r.randint(0, high)
    return [r.choice(_ITEMS) for _ in range(size)], [r.randint(0, 12) for _ in range(size)]


def _bounds(r: Random) -> list[tuple[int, str]]:
    """Ascending lower bounds from 0 on, each with a label."""
    cuts = [0, *sorted(r.sample(range(5, 40), r.randint(0, 3)))]
    return list(zip(cuts, "FDCBA", strict=False))


def _cells(r: Random, high: int = 6) -> list[object]:
    """Cells of a sheet: numbers, texts and blanks."""
    return [r.choice((r.randint(0, 20), 2.5, "", None, "x", "tea", "0")) for _ in range(r.randint(0, high))]


def _criterion(r: Random) -> str:
    """A condition such as '>=5' or a plain number."""
    return r.choice((">", ">=", "<", "<=", "<>", "=", "")) + str(r.randint(0, 10))


def _day(r: Random) -> str:
    """An ISO date."""
    return (date(2023, 1, 1) + timedelta(days=r.randint(0, 800))).isoformat()


def _days(r: Random, count: int = 2, span: int = 25) -> list[str]:
    """Ascending ISO dates not far from each other."""
    start = date(2024, 1, 1) + timedelta(days=r.randint(0, 300))
    return [(start + timedelta(days=n)).isoformat() for n in sorted(r.randint(0, span) for _ in range(count))]


def _reference(r: Random) -> str:
    """A small block of cells such as 'B2:C4'."""
    column, row = r.randint(0, 5), r.randint(1, 11)
    return f"{'ABCDEF'[column]}{row}:{'ABCDEFGH'[column + r.randint(0, 2)]}{row + r.randint(0, 2)}"


ENTRIES = (
    made(
        "spreadsheets.vlookup",
        "vlookup lookup_in_rows exact_vlookup",
        "table: list[list[object]]; key: str; column: int",
        "object",
        """
        Find the first row of {table} that begins with {key} and return its cell number {column}, from 1.
        VLOOKUP with exact match, None if the key is not found
        Look for {key} in the first column of {table} and return the value in the {column}th column beside it.
        Given rows and a search key, do what the spreadsheet function VLOOKUP does; an unknown key gives None.
        How do I look up a price by product name in a list of rows? Columns count from 1.
        Search the leftmost column of a table and fetch a cell to the right of the match.
        Returns a cell, or None when no row starts with the key.
        """,
        """
        for row in table:
            if row[0] == key:
                return row[column - 1]
        return None
        ---
        return next((row[column - 1] for row in table if row[0] == key), None)
        ---
        matches = [row for row in table if row[0] == key]
        return matches[0][column - 1] if matches else None
        """,
        lambda r: (_rows(r), r.choice(_NAMES), r.randint(1, 3)),
    ),
    made(
        "spreadsheets.approximate_lookup",
        "approximate_lookup vlookup_approximate band_label",
        "bounds: list[tuple[int, str]]; value: int",
        "str | None",
        """
        Return the label of the last of the ascending {bounds} (lower limit, label) that is not above {value}.
        VLOOKUP with approximate match: largest limit <= value, None below the first
        Given a sorted table of (minimum, label) and a number, find the band of the number, or None.
        Which grade, bracket or size class belongs to {value}? None if it is under the smallest limit.
        Threshold lookup in a table of lower bounds; a value equal to a bound belongs to it.
        Classify a score with a grading scale given as rows.
        Returns a label, or None for values below all bounds.
        """,
        """
        result = None
        for limit, label in bounds:
            if value >= limit:
                result = label
        return result
        ---
        index = bisect_right([limit for limit, _ in bounds], value)
        return bounds[index - 1][1] if index else None
        ---
        labels = [label for limit, label in bounds if limit <= value]
        return labels[-1] if labels else None
        """,
        lambda r: (_bounds(r), r.randint(-2, 45)),
        "from bisect import bisect_right",
    ),
    made(
        "spreadsheets.hlookup",
        "hlookup lookup_in_header column_value_by_header",
        "table: list[list[str]]; header: str; row: int",
        "str | None",
        """
        Find {header} in the first row of {table} and return the cell below it in row {row}, counted from 1.
        HLOOKUP with exact match, None if the header is missing
        Search the top row of {table} for {header}; give the value of that column in the {row}th row.
        Given a table as a list of rows, pick a cell by its column title and row number (the title row is 1).
        How do I read a cell by the name of its column? None for an unknown title.
        Horizontal lookup in a sheet.
        Returns a cell, or None if no column has this title.
        """,
        """
        if header not in table[0]:
            return None
        return table[row - 1][table[0].index(header)]
        ---
        for title, cell in zip(table[0], table[row - 1]):
            if title == header:
                return cell
        return None
        ---
        for column, title in enumerate(table[0]):
            if title == header:
                return table[row - 1][column]
        return None
        """,
        lambda r: (
            [r.sample(("id", "city", "qty"), 3), *[draw.words(r, 3, 3) for _ in range(2)]],
            r.choice(("id", "city", "qty", "tax")),
            r.randint(1, 3),
        ),
    ),
    made(
        "spreadsheets.xlookup",
        "xlookup lookup_with_fallback match_and_return",
        "key: str; keys: list[str]; values: list[int]; missing: int",
        "int",
        """
        Find {key} in {keys} and return the element of {values} at the same place, else {missing}.
        XLOOKUP: search one column, return from another, with a default
        Look {key} up in the list {keys}; the answer stands at that index in {values}, else it is {missing}.
        Given two parallel lists and a search term, give the partner of the first match, or a fallback.
        How do I combine INDEX and MATCH over two columns?
        Search a lookup array and read the result array; duplicates: the first one counts.
        Returns one of the values or the fallback.
        """,
        """
        for candidate, value in zip(keys, values):
            if candidate == key:
                return value
        return missing
        ---
        return values[keys.index(key)] if key in keys else missing
        ---
        table = dict(zip(reversed(keys), reversed(values)))
        return table.get(key, missing)
        """,
        lambda r: (r.choice(_ITEMS), *_columns(r), r.choice((0, -1))),
    ),
    made(
        "spreadsheets.sum_if_equal",
        "sum_if sumif sum_where_equal",
        "labels: list[str]; wanted: str; amounts: list[int]",
        "int",
        """
        Add up those {amounts} whose label at the same position in {labels} is {wanted}, ignoring case.
        SUMIF over two columns, not case-sensitive
        Return the sum of all {amounts} that belong to {wanted}; upper and lower case are equal.
        Given a column of categories and a column of numbers, total one category, as SUMIF does.
        How much was spent on {wanted} altogether? Compare labels without regard to case.
        Conditional sum of parallel lists; 0 if the label never occurs.
        Returns an int.
        """,
        """
        return sum(
            amount for label, amount in zip(labels, amounts) if label.lower() == wanted.lower()
        )
        ---
        total = 0
        for i, label in enumerate(labels):
            if label.lower() == wanted.lower():
                total += amounts[i]
        return total
        ---
        flags = [label.casefold() == wanted.casefold() for label in labels]
        return sum(compress(amounts, flags))
        """,
        lambda r: (lambda columns: (columns[0], r.choice((*_ITEMS, "TEA", "Pen")), columns[1]))(_columns(r)),
        "from itertools import compress",
    ),
    made(
        "spreadsheets.sum_if_criterion",
        "sum_if_criterion sum_matching_condition conditional_sum",
        "numbers: list[int]; criterion: str",
        "int",
        """
        Add up the {numbers} that meet {criterion}, a text like '>5', '<=3', '<>0', '=7' or just '7'.
        SUMIF with an operator in the criterion
        Return the sum of all {numbers} for which the comparison in {criterion} holds; '<>' means not equal.
        Given numbers and a spreadsheet condition such as ">=10", total those that satisfy it.
        Evaluate a textual criterion (<, <=, >, >=, =, <> or a plain number for equality) and sum what fits.
        How do I implement SUMIF(range, ">100")?
        Returns an int, 0 if nothing matches.
        """,
        """
        tests = {
            "<=": lambda n, limit: n <= limit,
            ">=": lambda n, limit: n >= limit,
            "<>": lambda n, limit: n != limit,
            "<": lambda n, limit: n < limit,
            ">": lambda n, limit: n > limit,
            "=": lambda n, limit: n == limit,
        }
        for sign, test in tests.items():
            if criterion.startswith(sign):
                limit = int(criterion[len(sign):])
                return sum(n for n in numbers if test(n, limit))
        return sum(n for n in numbers if n == int(criterion))
        ---
        sign, limit = re.fullmatch(r"([<>=]*)(-?\\d+)", criterion).groups()
        functions = {
            "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
            "<>": operator.ne, "=": operator.eq, "": operator.eq,
        }
        return sum(n for n in numbers if functions[sign](n, int(limit)))
        """,
        lambda r: ([r.randint(0, 12) for _ in range(r.randint(0, 6))], _criterion(r)),
        ("import operator", "import re"),
    ),
    made(
        "spreadsheets.count_if_criterion",
        "count_if countif count_matching_condition",
        "numbers: list[int]; criterion: str",
        "int",
        """
        Count the {numbers} that meet {criterion}, a text like '>5', '<=3', '<>0', '=7' or just '7'.
        COUNTIF with an operator in the criterion
        How many of {numbers} satisfy the comparison written in {criterion}? '<>' means different from.
        Given cells and a spreadsheet condition such as "<10", return the number of cells that fit.
        Interpret the leading sign (<, <=, >, >=, =, <>, none for equality) and count matches.
        How do I implement COUNTIF(range, ">=18")?
        Returns an int, 0 for an empty list.
        """,
        """
        limit = int(criterion.lstrip("<>="))
        sign = criterion[:len(criterion) - len(criterion.lstrip("<>="))] or "="
        count = 0
        for number in numbers:
            if number == limit:
                count += sign in ("=", "<=", ">=")
            elif number < limit:
                count += sign in ("<", "<=", "<>")
            else:
                count += sign in (">", ">=", "<>")
        return count
        ---
        sign, limit = re.fullmatch(r"([<>=]*)(-?\\d+)", criterion).groups()
        functions = {
            "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
            "<>": operator.ne, "=": operator.eq, "": operator.eq,
        }
        return len([n for n in numbers if functions[sign](n, int(limit))])
        """,
        lambda r: ([r.randint(0, 12) for _ in range(r.randint(0, 6))], _criterion(r)),
        ("import operator", "import re"),
    ),
    made(
        "spreadsheets.sum_ifs",
        "sum_ifs sumifs sum_two_conditions",
        "rows: list[list[object]]; name: str; city: str",
        "int",
        """
        Add up the third cell of those {rows} whose first cell is {name} and whose second cell is {city}.
        SUMIFS with two conditions
        Total the amounts of all {rows} (name, city, amount) that match both {name} and {city}.
        Given rows of three cells, sum the last one where the first two have the wanted values.
        How much did this person sell in that town? Both conditions must hold.
        Conditional sum with an AND over two columns; 0 if no row qualifies.
        Returns an int.
        """,
        """
        return sum(row[2] for row in rows if row[0] == name and row[1] == city)
        ---
        total = 0
        for person, place, amount in rows:
            if person == name and place == city:
                total += amount
        return total
        ---
        return sum(row[2] for row in rows if row[:2] == [name, city])
        """,
        lambda r: (_rows(r), r.choice(_NAMES[:2]), r.choice(("Oslo", "Rome"))),
    ),
    made(
        "spreadsheets.average_if",
        "average_if averageif mean_for_label",
        "labels: list[str]; wanted: str; numbers: list[int]",
        "float | None",
        """
        Average of the {numbers} whose label in {labels} is {wanted}, None if there are none.
        AVERAGEIF over two columns
        Mean of those {numbers} that stand beside {wanted}, rounded to 2 decimals; None without a match.
        Given a label column and a number column, average one group, with two digits.
        What is the average order of one customer? None (instead of #DIV/0!) if the customer never ordered.
        Conditional mean of parallel lists.
        Returns a float with at most 2 decimals or None.
        """,
        """
        matching = [number for label, number in zip(labels, numbers) if label == wanted]
        return round(sum(matching) / len(matching), 2) if matching else None
        ---
        total = count = 0
        for label, number in zip(labels, numbers):
            if label == wanted:
                total += number
                count += 1
        if count == 0:
            return None
        return round(total / count, 2)
        ---
        matching = [numbers[i] for i in range(len(labels)) if labels[i] == wanted]
        return round(float(mean(matching)), 2) if matching else None
        """,
        lambda r: (lambda columns: (columns[0], r.choice(_ITEMS), columns[1]))(_columns(r)),
        "from statistics import mean",
    ),
    made(
        "spreadsheets.max_if",
        "max_if maxifs largest_for_label",
        "labels: list[str]; wanted: str; numbers: list[int]",
        "int",
        """
        Largest of the {numbers} whose label in {labels} is {wanted}, 0 if there are none.
        MAXIFS over two columns
        Return the maximum among those {numbers} that stand next to {wanted}; no match gives 0.
        Given categories and amounts, find the highest amount of one category.
        What is the best result of this player? 0 when the player does not appear.
        Conditional maximum of parallel lists.
        Returns an int.
        """,
        """
        return max((n for label, n in zip(labels, numbers) if label == wanted), default=0)
        ---
        best = None
        for label, number in zip(labels, numbers):
            if label == wanted and (best is None or number > best):
                best = number
        return 0 if best is None else best
        ---
        matching = [numbers[i] for i, label in enumerate(labels) if label == wanted]
        return max(matching) if matching else 0
        """,
        lambda r: (lambda columns: (columns[0], r.choice(_ITEMS), columns[1]))(_columns(r)),
    ),
    made(
        "spreadsheets.count_if_wildcard",
        "count_if_wildcard count_like count_pattern",
        "texts: list[str]; pattern: str",
        "int",
        """
        Count the {texts} that match {pattern}, in which * stands for any text and ? for one character.
        COUNTIF with wildcards, ignoring case
        How many of {texts} fit {pattern}? '*' is anything, '?' one character; case does not matter.
        Given cells and a wildcard such as 'a*' or '?at', return how many whole cells match in any case.
        How do I count all entries that begin with 'inv'? A star at the end; upper and lower case are equal.
        Wildcard count over a column of strings.
        Returns an int.
        """,
        """
        return sum(1 for text in texts if fnmatchcase(text.lower(), pattern.lower()))
        ---
        regex = re.escape(pattern).replace(r"\\*", ".*").replace(r"\\?", ".")
        return len([text for text in texts if re.fullmatch(regex, text, re.IGNORECASE)])
        """,
        lambda r: (
            [r.choice(("cat", "Cats", "bat", "at", "tea", "Team", "")) for _ in range(r.randint(0, 6))],
            r.choice(("*", "?at", "cat*", "*a*", "T*", "tea", "*s")),
        ),
        ("import re", "from fnmatch import fnmatchcase"),
    ),
    made(
        "spreadsheets.count_filled",
        "count_filled counta count_non_blank",
        "cells: list[object]",
        "int",
        """
        Count the {cells} that are not blank, that is neither None nor an empty string.
        COUNTA: number of non-blank cells
        Return how many of {cells} contain something; 0 and '0' count, None and '' do not.
        Given a row of a sheet, how many cells are filled in?
        Number of non-empty fields in a record, zero being a value.
        How many answers were given in this survey line?
        Returns an int.
        """,
        """
        return sum(1 for cell in cells if cell is not None and cell != "")
        ---
        count = 0
        for cell in cells:
            if cell not in (None, ""):
                count += 1
        return count
        ---
        return len(cells) - cells.count(None) - cells.count("")
        """,
        lambda r: (_cells(r),),
    ),
    made(
        "spreadsheets.sum_numeric_cells",
        "sum_numeric_cells sum_ignoring_text total_of_numbers",
        "cells: list[object]",
        "float",
        """
        Add up the numbers among {cells}, ignoring text and blanks.
        SUM as in a spreadsheet: only numeric cells count
        Total all ints and floats of {cells}; strings such as '0', empty strings and None are skipped.
        Given a mixed column, sum whatever is a number and pass over the rest.
        How do I sum a list that also contains headings and None?
        Lenient total of a column, as a float.
        Returns a float, 0.0 if no cell is numeric.
        """,
        """
        return float(sum(cell for cell in cells if isinstance(cell, (int, float))))
        ---
        total = 0.0
        for cell in cells:
            if isinstance(cell, int | float):
                total += cell
        return total
        ---
        return float(sum(filter(lambda cell: type(cell) in (int, float), cells)))
        """,
        lambda r: (_cells(r),),
    ),
    made(
        "spreadsheets.proper_case",
        "proper_case proper name_case",
        "text: str",
        "str",
        """
        Write {text} with a capital after every non-letter, other letters small: "o'neil" is "O'Neil".
        PROPER: capital letter also after hyphens, apostrophes and digits
        Capitalize each letter of {text} that does not follow a letter and make all others lower case.
        Given a name such as 'anna-maria SMITH', return 'Anna-Maria Smith'.
        How do I fix the case of double-barreled names in a list of customers?
        Title case in which any character that is not a letter starts a new word.
        Returns the text with changed case, same length.
        """,
        """
        result = ""
        previous = " "
        for char in text:
            result += char.lower() if previous.isalpha() else char.upper()
            previous = char
        return result
        ---
        return text.title()
        ---
        return re.sub("[A-Za-z]+", lambda match: match.group().capitalize(), text)
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "o'neil",
                    "anna-maria SMITH",
                    "2nd street",
                    "first_name x",
                    "van DER berg",
                    "a.b c",
                    draw.sentence(r, 1, 3),
                )
            ),
        ),
        "import re",
    ),
    made(
        "spreadsheets.text_join",
        "text_join textjoin join_filled_cells",
        "separator: str; cells: list[object]",
        "str",
        """
        Join the {cells} that are not blank with {separator}.
        TEXTJOIN ignoring empty cells
        Write all {cells} except None and '' as text with {separator} in between; numbers are converted.
        Given a delimiter and a row of cells, concatenate the filled ones.
        How do I build one address line from fields of which some are empty?
        Combine non-empty values into a string without doubled delimiters.
        Returns a string, '' if every cell is blank.
        """,
        """
        return separator.join(str(cell) for cell in cells if cell not in (None, ""))
        ---
        parts = []
        for cell in cells:
            if cell is not None and cell != "":
                parts.append(str(cell))
        return separator.join(parts)
        ---
        filled = [cell for cell in cells if cell is not None]
        return separator.join(filter(None, map(str, filled)))
        """,
        lambda r: (r.choice((", ", "-", "")), _cells(r, 5)),
    ),
    made(
        "spreadsheets.mid",
        "mid middle_part text_from_position",
        "text: str; start: int; count: int",
        "str",
        """
        Return {count} characters of {text} beginning with character number {start}, counted from 1.
        MID: part of a string, positions from 1
        Take {count} characters of {text} from position {start} on (1 is the first); fewer if it ends.
        Given a text, a 1-based position and a length, extract the piece as Excel's MID does.
        How do I get the 3 characters from the second one on?
        Extract part of a product code by position and length, the first position being 1.
        Returns a string of at most {count} characters.
        """,
        """
        return text[start - 1:start - 1 + count]
        ---
        return "".join(char for i, char in enumerate(text, 1) if start <= i < start + count)
        ---
        result = ""
        for i in range(start - 1, start - 1 + count):
            if i < len(text):
                result += text[i]
        return result
        """,
        lambda r: (r.choice((draw.word(r), "AB-1234-X")), r.randint(1, 6), r.randint(0, 5)),
    ),
    made(
        "spreadsheets.search_position",
        "search_position find_ignoring_case text_search",
        "needle: str; text: str",
        "int",
        """
        Return the position, counted from 1, at which {needle} first occurs in {text} ignoring case, or 0.
        SEARCH: 1-based, not case-sensitive, 0 if not found
        Find {needle} in {text} without regard to upper and lower case; the first character is number 1.
        Given a search term and a text, tell where the term begins (from 1) or 0 when it is absent.
        Where does this word start, no matter how it is capitalized? Zero means nowhere.
        Case-insensitive find with positions as in a spreadsheet.
        Returns an int, 0 without a match.
        """,
        """
        return text.lower().find(needle.lower()) + 1
        ---
        for i in range(len(text) - len(needle) + 1):
            if text[i:i + len(needle)].lower() == needle.lower():
                return i + 1
        return 0
        ---
        match = re.search(re.escape(needle), text, re.IGNORECASE)
        return match.start() + 1 if match else 0
        """,
        lambda r: (draw.letters(r, 1, 2, "abAB"), draw.letters(r, 0, 7, "abcABC")),
        "import re",
    ),
    made(
        "spreadsheets.substitute_nth",
        "substitute_nth replace_nth_occurrence replace_nth",
        "text: str; old: str; new: str; n: int",
        "str",
        """
        Replace only occurrence number {n} of {old} in {text} by {new}, counted from 1.
        SUBSTITUTE with an instance number
        Change the {n}th {old} into {new} and leave the others; with fewer occurrences nothing changes.
        Given a text, what to replace, the replacement and which occurrence (1 is the first), do it just once.
        How do I replace the second comma in a line?
        Swap one specific appearance of a substring, occurrences not overlapping.
        Returns the changed string, or the same string if there is no such occurrence.
        """,
        """
        parts = text.split(old)
        if n >= len(parts):
            return text
        return old.join(parts[:n]) + new + old.join(parts[n:])
        ---
        start = -len(old)
        for _ in range(n):
            start = text.find(old, start + len(old))
            if start == -1:
                return text
        return text[:start] + new + text[start + len(old):]
        ---
        matches = list(re.finditer(re.escape(old), text))
        if len(matches) < n:
            return text
        start, end = matches[n - 1].span()
        return text[:start] + new + text[end:]
        """,
        lambda r: (
            draw.letters(r, 0, 8, "ab,"),
            r.choice((",", "a", "ab")),
            r.choice((";", "", "xx")),
            r.randint(1, 3),
        ),
        "import re",
    ),
    made(
        "spreadsheets.clean_text",
        "clean_text remove_control_characters clean_cell",
        "text: str",
        "str",
        """
        Remove all control characters, such as tabs and line breaks, from {text}.
        CLEAN: drop non-printable characters with codes below 32
        Return {text} without the characters whose code is less than 32; spaces stay.
        Given text pasted from another program, strip the invisible control codes.
        How do I get rid of line feeds and tabs inside a string? They are deleted, not replaced.
        Delete the first 32 ASCII characters wherever they occur.
        Returns the cleaned string.
        """,
        """
        return "".join(char for char in text if ord(char) >= 32)
        ---
        return text.translate(dict.fromkeys(range(32)))
        ---
        return re.sub(r"[\\x00-\\x1f]", "", text)
        """,
        lambda r: (draw.letters(r, 0, 8, "ab \t\n\r\x07é"),),
        "import re",
    ),
    made(
        "spreadsheets.round_half_away",
        "round_half_away round_commercial excel_round",
        "number: float; digits: int",
        "float",
        """
        Round {number} to {digits} decimals, halves away from zero: 2.5 becomes 3.0 and -2.5 becomes -3.0.
        ROUND as in Excel: half away from zero
        Round the decimal notation of {number}; a 5 behind the last digit kept rounds up in magnitude.
        Given a number and how many decimals to keep, round half up instead of to the even neighbor.
        Why does round(2.5) give 2, and how do I get 3? Round halves away from zero.
        School rounding of prices; -0.125 to 2 digits is -0.13.
        Returns a float.
        """,
        """
        step = Decimal(1).scaleb(-digits)
        return float(Decimal(str(number)).quantize(step, rounding=ROUND_HALF_UP))
        ---
        scaled = abs(Decimal(str(number))) * 10**digits
        whole = int(scaled)
        if scaled - whole >= Decimal("0.5"):
            whole += 1
        result = float(Decimal(whole) / 10**digits)
        return -result if number < 0 else result
        """,
        lambda r: (r.randint(-400, 400) / r.choice((2, 2, 4, 8, 100)), r.choice((0, 0, 1, 2))),
        "from decimal import ROUND_HALF_UP, Decimal",
    ),
    made(
        "spreadsheets.round_up_digits",
        "round_up roundup round_away",
        "number: float; digits: int",
        "float",
        """
        Round {number} away from zero to {digits} decimals; anything left over counts.
        ROUNDUP: away from zero to some decimals
        Return {number} with {digits} decimals, the last one raised in magnitude if something is cut off.
        Given a price and a number of decimals, always round up, negative numbers down.
        How do I round 2.01 up to 2.1? Work on the decimal notation of the number.
        Away-from-zero rounding: 3.14 with 1 decimal is 3.2, -3.14 is -3.2.
        Returns a float.
        """,
        """
        step = Decimal(1).scaleb(-digits)
        return float(Decimal(str(number)).quantize(step, rounding=ROUND_UP))
        ---
        scaled = abs(Decimal(str(number))) * 10**digits
        whole = int(scaled)
        if whole < scaled:
            whole += 1
        result = float(Decimal(whole) / 10**digits)
        return -result if number < 0 else result
        """,
        lambda r: (r.randint(-400, 400) / r.choice((8, 100, 1000)), r.randint(0, 2)),
        "from decimal import ROUND_UP, Decimal",
    ),
    made(
        "spreadsheets.round_to_multiple",
        "round_to_multiple mround nearest_multiple",
        "number: int; multiple: int",
        "int",
        """
        Round {number} to the nearest multiple of {multiple}; exactly halfway goes up.
        MROUND: nearest multiple, halves up
        Return the multiple of {multiple} closest to the non-negative {number}, the larger one on a tie.
        Given an amount and a step, snap the amount to the step: 13 with 5 gives 15, halves are rounded up.
        How do I round minutes to the nearest quarter of an hour, or cents to five?
        Snap to a grid of whole steps; in the middle between two the upper one is taken.
        Returns an int divisible by {multiple}.
        """,
        """
        return (2 * number + multiple) // (2 * multiple) * multiple
        ---
        below = number // multiple * multiple
        if 2 * (number - below) >= multiple:
            return below + multiple
        return below
        ---
        quotient, remainder = divmod(number, multiple)
        if remainder * 2 >= multiple:
            quotient += 1
        return quotient * multiple
        """,
        lambda r: (r.randint(0, 60), r.choice((2, 3, 5, 10, 15))),
    ),
    made(
        "spreadsheets.floor_to_multiple",
        "floor_to_multiple round_down_to_step largest_multiple_below",
        "number: int; step: int",
        "int",
        """
        Round {number} down to a multiple of {step}.
        FLOOR: largest multiple that is not above the number
        Return the greatest multiple of {step} that is at most {number}; negative numbers go further down.
        Given a value and a step, cut the value to the step below: 17 with 5 gives 15, -1 gives -5.
        How do I find the start of the bin into which a number falls?
        Round toward minus infinity in whole steps.
        Returns {number} itself if it is divisible already.
        """,
        """
        return number // step * step
        ---
        return number - number % step
        ---
        return math.floor(number / step) * step
        """,
        lambda r: (r.randint(-20, 60), r.randint(2, 10)),
        "import math",
    ),
    made(
        "spreadsheets.round_to_even",
        "next_even round_up_to_even even_away_from_zero",
        "number: int",
        "int",
        """
        Return {number} if it is even, else the next even number away from zero.
        EVEN: odd numbers move one step away from zero
        Make {number} even by going up for positive and down for negative odd numbers.
        Given an integer, round it to an even one: 3 becomes 4, -3 becomes -4, 2 stays.
        How many items must be ordered if they come in pairs only?
        The smallest even integer that is at least as large in magnitude.
        Returns an even int; 0 stays 0.
        """,
        """
        if number % 2 == 0:
            return number
        return number + 1 if number > 0 else number - 1
        ---
        magnitude = abs(number) + abs(number) % 2
        return magnitude if number >= 0 else -magnitude
        ---
        result = math.ceil(abs(number) / 2) * 2
        return -result if number < 0 else result
        """,
        lambda r: (r.randint(-15, 15),),
        "import math",
    ),
    made(
        "spreadsheets.trim_mean",
        "trim_mean trimmed_mean mean_without_extremes",
        "numbers: list[int]; cut: int",
        "float",
        """
        Average of {numbers} without the {cut} smallest and the {cut} largest ones, rounded to 2 decimals.
        trimmed mean
        Sort {numbers}, leave out {cut} values at each end, return the mean of the rest; 0.0 if none is left.
        Given measurements, ignore the {cut} most extreme on both sides and average the others (2 decimals).
        TRIMMEAN with a number of values instead of a percentage.
        How do I calculate an average that outliers cannot spoil? No remaining values give 0.0.
        Returns a float with at most 2 decimals.
        """,
        """
        kept = sorted(numbers)[cut:len(numbers) - cut]
        return round(sum(kept) / len(kept), 2) if kept else 0.0
        ---
        kept = sorted(numbers)
        for _ in range(cut):
            kept = kept[1:-1]
        if not kept:
            return 0.0
        return round(sum(kept) / len(kept), 2)
        """,
        lambda r: (draw.ints(r, 0, 8), r.randint(0, 2)),
    ),
    made(
        "spreadsheets.frequency_bins",
        "frequency frequencies_by_bounds count_per_bound",
        "numbers: list[int]; bounds: list[int]",
        "list[int]",
        """
        Count how many of {numbers} fall up to each of the ascending {bounds}, and how many above the last.
        FREQUENCY: counts per upper bound, plus one for the rest
        For every bound count the {numbers} above the previous bound up to this one, then the rest.
        Given data and sorted upper limits, return len(bounds) + 1 counts, limits included in their own bin.
        How many values are <= 10, then 11 to 20, then larger? A value equal to a limit belongs to that limit.
        Binned counts as in a spreadsheet histogram.
        Returns a list of counts that add up to the number of values.
        """,
        """
        counts = [0] * (len(bounds) + 1)
        for number in numbers:
            counts[bisect_left(bounds, number)] += 1
        return counts
        ---
        counts = [0] * (len(bounds) + 1)
        for number in numbers:
            index = 0
            while index < len(bounds) and number > bounds[index]:
                index += 1
            counts[index] += 1
        return counts
        ---
        below = [sum(number <= bound for number in numbers) for bound in bounds] + [len(numbers)]
        return [high - low for low, high in zip([0] + below, below)]
        """,
        lambda r: (
            [r.randint(0, 30) for _ in range(r.randint(0, 7))],
            sorted(r.sample((5, 10, 15, 20), r.randint(0, 3))),
        ),
        "from bisect import bisect_left",
    ),
    made(
        "spreadsheets.future_value_of_savings",
        "future_value_of_savings savings_plan regular_savings",
        "monthly: int; rate: float; months: int",
        "float",
        """
        What {months} deposits of {monthly} grow to when every month the balance earns {rate} percent first.
        FV of regular savings, deposits at the end of each month
        Each month add {rate} percent to the balance, then {monthly}; return the final balance, 2 decimals.
        Given a monthly deposit and a monthly interest rate in percent, compute the savings to the cent.
        How much money is there after saving regularly with interest on interest?
        Future value of an annuity, payments at the end of each period.
        Returns a float rounded to two decimals, 0.0 for no months.
        """,
        """
        balance = 0.0
        for _ in range(months):
            balance = balance * (1 + rate / 100) + monthly
        return round(balance, 2)
        ---
        growth = 1 + rate / 100
        return round(float(sum(monthly * growth**i for i in range(months))), 2)
        """,
        lambda r: (r.choice((10, 50, 100)), r.choice((0.0, 0.5, 1.0, 2.0)), r.randint(0, 6)),
    ),
    made(
        "spreadsheets.net_present_value",
        "net_present_value npv discounted_total",
        "rate: float; cash_flows: list[int]",
        "float",
        """
        Net present value of {cash_flows} at {rate} percent, the first one period away, rounded to 2 decimals.
        NPV as in Excel, rate in percent
        Divide each of {cash_flows} by (1 + {rate} / 100) once per period that passes before it; add them up.
        Given a discount rate in percent and payments in 1, 2, 3 ... years, what are they worth today?
        What are these future incomes worth now? Round to cents; payment number 1 is discounted once.
        Discounted cash flow of an investment.
        Returns a float rounded to two decimals, 0.0 without payments.
        """,
        """
        factor = 1 + rate / 100
        return round(float(sum(flow / factor**i for i, flow in enumerate(cash_flows, 1))), 2)
        ---
        total = 0.0
        for period, flow in enumerate(cash_flows, start=1):
            total += flow / (1 + rate / 100) ** period
        return round(total, 2)
        """,
        lambda r: (r.choice((0.0, 5.0, 10.0, 25.0)), [r.randint(-50, 200) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "spreadsheets.straight_line_depreciation",
        "straight_line_depreciation book_values depreciation_schedule",
        "cost: int; salvage: int; years: int",
        "list[float]",
        """
        Book value at the end of each of {years} years when {cost} falls evenly to {salvage}, 2 decimals.
        straight-line depreciation schedule
        Write off ({cost} - {salvage}) / {years} per year and list what the asset is worth after every year.
        Given a purchase price, a residual value and a useful life, return the remaining values to the cent.
        How does the value of a machine decline year by year with linear depreciation?
        SLN as a table: one rounded value per year, the last one equal to the salvage value.
        Returns a list of {years} floats.
        """,
        """
        yearly = (cost - salvage) / years
        return [round(cost - yearly * year, 2) for year in range(1, years + 1)]
        ---
        values = []
        for year in range(1, years + 1):
            values.append(round(cost - (cost - salvage) / years * year, 2))
        return values
        """,
        lambda r: (r.choice((100, 250, 1000)), r.choice((0, 10, 50)), r.randint(1, 4)),
    ),
    made(
        "spreadsheets.loan_schedule",
        "loan_schedule amortization_schedule repayment_plan",
        "amount: int; rate: int; payment: int",
        "list[float]",
        """
        Remaining debt after each monthly {payment} on a loan of {amount} at {rate} percent per month.
        amortization schedule of remaining balances
        Every month add {rate} percent, round to cents, subtract {payment}; list the debts down to 0.0.
        Given a loan, monthly interest in percent and the installment, show the balance after every payment.
        How does my debt shrink? The final installment may be smaller so that exactly 0.0 remains.
        Repayment plan month by month; the payment always exceeds the interest.
        Returns a list of floats with 2 decimals that ends with 0.0, [] for no debt.
        """,
        """
        balances = []
        debt = float(amount)
        while debt > 0:
            debt = max(round(round(debt * (1 + rate / 100), 2) - payment, 2), 0.0)
            balances.append(debt)
        return balances
        ---
        balances = []
        debt = float(amount)
        while debt > 0:
            owed = round(debt * (1 + rate / 100), 2)
            debt = round(owed - payment, 2) if owed > payment else 0.0
            balances.append(debt)
        return balances
        """,
        lambda r: (r.choice((0, 50, 100, 120)), r.choice((0, 1, 2, 5)), r.choice((20, 30, 45))),
    ),
    made(
        "spreadsheets.growth_rate",
        "annual_growth_rate cagr compound_growth_rate",
        "start: int; end: int; years: int",
        "float",
        """
        Compound annual growth rate in percent from {start} to {end} over {years} years, with 2 decimals.
        CAGR: average yearly growth in percent, 2 decimals
        By how many percent per year did a value grow if it went from {start} to {end} in {years} years?
        Given a first and a last value and a number of years, return the constant growth a year, two digits.
        What interest would have turned {start} into {end}?
        Geometric average growth per year; negative if the value shrank, rounded to 2 places.
        Returns a percentage as a float.
        """,
        """
        return round(((end / start) ** (1 / years) - 1) * 100, 2)
        ---
        ratio = end / start
        yearly = ratio ** (1 / years)
        return round((yearly - 1) * 100, 2)
        ---
        return round((math.pow(end / start, 1 / years) - 1) * 100, 2)
        """,
        lambda r: (r.randint(50, 200), r.randint(50, 400), r.randint(1, 6)),
        "import math",
    ),
    made(
        "spreadsheets.networkdays_holidays",
        "network_days workdays_without_holidays working_days_between",
        "start: str; end: str; holidays: list[str]",
        "int",
        """
        Count the days from {start} to {end}, both included, that are neither weekend days nor in {holidays}.
        NETWORKDAYS with a list of holidays
        Number of working days (Monday to Friday) between two ISO dates without {holidays}, both ends counted.
        Given a first and a last date and days off, how many days does one work?
        How many business days are left when public holidays are skipped too?
        Weekdays in a period without those that are listed as free; a holiday on a Sunday changes nothing.
        Returns an int.
        """,
        """
        day = date.fromisoformat(start)
        last = date.fromisoformat(end)
        count = 0
        while day <= last:
            if day.weekday() < 5 and day.isoformat() not in holidays:
                count += 1
            day += timedelta(days=1)
        return count
        ---
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        days = [first + timedelta(days=i) for i in range((last - first).days + 1)]
        return sum(1 for day in days if day.weekday() < 5 and str(day) not in holidays)
        """,
        lambda r: (lambda days: (days[0], days[3], r.sample(days, r.randint(0, 3))))(_days(r, 4)),
        "from datetime import date, timedelta",
    ),
    made(
        "spreadsheets.workday_holidays",
        "workday add_workdays_skipping_holidays delivery_date",
        "start: str; count: int; holidays: list[str]",
        "str",
        """
        Return the date {count} working days after {start}, skipping weekends and {holidays}.
        WORKDAY with holidays
        Go forward from {start} day by day and count only Mondays to Fridays that are not in {holidays}.
        Given an ISO date, a number of business days and days off, when is the work finished? 0 gives {start}.
        On which date does a package arrive that takes {count} work days, public holidays excluded?
        Deadline calculation with a list of free days.
        Returns a date as YYYY-MM-DD.
        """,
        """
        day = date.fromisoformat(start)
        left = count
        while left > 0:
            day += timedelta(days=1)
            if day.weekday() < 5 and day.isoformat() not in holidays:
                left -= 1
        return day.isoformat()
        ---
        first = date.fromisoformat(start)
        days = [first + timedelta(days=i) for i in range(1, 7 * count + 7 * len(holidays) + 7)]
        free = set(holidays)
        work = [str(day) for day in days if day.weekday() < 5 and str(day) not in free]
        return ([start] + work)[count]
        """,
        lambda r: (lambda days: (days[0], r.randint(0, 6), r.sample(days, r.randint(0, 3))))(_days(r, 4, 8)),
        "from datetime import date, timedelta",
    ),
    made(
        "spreadsheets.month_end_offset",
        "month_end_after eomonth end_of_month_offset",
        "day: str; months: int",
        "str",
        """
        Last date of the month that lies {months} months after the month of {day}; negative goes back.
        EOMONTH with an offset
        Return the ISO date of the month end, {months} months away from the date {day}.
        Given a date and a number of months, find the final day of the resulting month: 0 is the same month.
        When does an invoice fall due that is payable at the end of next month?
        Month end in the future or, with a negative number, in the past; leap years count.
        Returns a date as YYYY-MM-DD.
        """,
        """
        year, month, _ = map(int, day.split("-"))
        index = year * 12 + month - 1 + months
        year, month = index // 12, index % 12 + 1
        return f"{year}-{month:02d}-{calendar.monthrange(year, month)[1]:02d}"
        ---
        start = date.fromisoformat(day)
        index = start.year * 12 + start.month + months
        first_of_next = date(index // 12, index % 12 + 1, 1)
        return (first_of_next - timedelta(days=1)).isoformat()
        """,
        lambda r: (_day(r), r.randint(-14, 14)),
        ("import calendar", "from datetime import date, timedelta"),
    ),
    made(
        "spreadsheets.date_difference",
        "date_difference datedif years_months_days",
        "start: str; end: str",
        "tuple[int, int, int]",
        """
        Time from {start} to {end} as full years, months and days.
        DATEDIF: years, months and days between two dates
        Count whole years and months from {start} while not passing {end}, then the days that are left over.
        Given two ISO dates, the first not later (day of month at most 28), return (years, months, days).
        How long has somebody been employed: how many years, months and days?
        Exact period between two dates in calendar units; the start's day of the month is 28 or less.
        Returns a tuple of three ints.
        """,
        """
        y1, m1, d1 = map(int, start.split("-"))
        y2, m2, d2 = map(int, end.split("-"))
        months = (y2 - y1) * 12 + m2 - m1 - (d2 < d1)
        index = y1 * 12 + m1 - 1 + months
        anchor = date(index // 12, index % 12 + 1, d1)
        return months // 12, months % 12, (date(y2, m2, d2) - anchor).days
        ---
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        current, months = first, 0
        while True:
            following = (current.replace(day=1) + timedelta(days=32)).replace(day=first.day)
            if following > last:
                break
            current, months = following, months + 1
        return months // 12, months % 12, (last - current).days
        """,
        lambda r: (
            lambda a: (
                a.isoformat(),
                (a + timedelta(days=r.choice((r.randint(0, 70), r.randint(0, 900))))).isoformat(),
            )
        )(date(2022, r.randint(1, 12), r.randint(1, 28))),
        "from datetime import date, timedelta",
    ),
    made(
        "spreadsheets.serial_to_date",
        "serial_to_date excel_date date_from_serial",
        "serial: int",
        "str",
        """
        Convert an Excel date number {serial} to an ISO date; day 0 is 1899-12-30.
        Excel serial number to date
        Return the date {serial} days after 30 December 1899 as YYYY-MM-DD: 45292 is 2024-01-01.
        Given the number that a spreadsheet stores for a date, say which day it is, counted from 1899-12-30.
        My date column contains 45000; what date is that?
        Turn a spreadsheet's day count into a readable date, with the epoch 1899-12-30.
        Returns a string such as '2024-01-01'.
        """,
        """
        return (date(1899, 12, 30) + timedelta(days=serial)).isoformat()
        ---
        return date.fromordinal(date(1899, 12, 30).toordinal() + serial).isoformat()
        ---
        return (datetime(1899, 12, 30) + timedelta(days=serial)).strftime("%Y-%m-%d")
        """,
        lambda r: (r.randint(40000, 46000),),
        "from datetime import date, datetime, timedelta",
    ),
    made(
        "spreadsheets.day_fraction_to_time",
        "fraction_to_time excel_time time_from_fraction",
        "fraction: float",
        "str",
        """
        Convert {fraction} of a day to a clock time HH:MM, rounded to the nearest minute: 0.75 is '18:00'.
        Excel time fraction to HH:MM
        Return the time after {fraction} (0 up to 1) of 24 hours, with minutes rounded; 24:00 is '00:00'.
        Given a number between 0 and 1 as a spreadsheet stores a time, write hours and minutes.
        A cell shows 0.5 instead of 12:00; how do I format it?
        Part of a day as hours and minutes, both with two digits.
        Returns a string such as '06:30'.
        """,
        """
        minutes = round(fraction * 24 * 60) % 1440
        return f"{minutes // 60:02d}:{minutes % 60:02d}"
        ---
        hours, minutes = divmod(round(fraction * 1440), 60)
        return "%02d:%02d" % (hours % 24, minutes)
        ---
        minutes = round(fraction * 1440)
        return str(minutes // 60 % 24).zfill(2) + ":" + str(minutes % 60).zfill(2)
        """,
        lambda r: (r.choice((0.0, 0.25, 0.5, 0.75, r.randint(0, 1439) / 1440, r.randint(0, 95) / 96)),),
    ),
    made(
        "spreadsheets.choose_option",
        "choose_option option_by_number pick_by_number",
        "number: int; options: list[str]",
        "str | None",
        """
        Return option {number} of {options}, counted from 1, or None if there is no such option.
        CHOOSE: option by its number, None if out of range
        Select from {options} by a 1-based number; 0, negative and too large numbers give None.
        Given a menu and the number the user typed, give the chosen entry; the first entry is 1.
        Which choice belongs to this number? None for an invalid one.
        Translate a code 1, 2, 3 ... into a word from a list.
        Returns a string or None.
        """,
        """
        if 1 <= number <= len(options):
            return options[number - 1]
        return None
        ---
        return dict(enumerate(options, 1)).get(number)
        ---
        for i, option in enumerate(options, start=1):
            if i == number:
                return option
        return None
        """,
        lambda r: (r.randint(-1, 5), draw.words(r, 0, 4)),
    ),
    made(
        "spreadsheets.cell_name",
        "cell_name cell_address a1_notation",
        "row: int; column: int",
        "str",
        """
        Write the cell in {row} and {column}, both counted from 1, in A1 notation: (3, 28) is 'AB3'.
        cell address from row and column numbers
        Return the spreadsheet name of a cell: column letters followed by the row number.
        Given 1-based row and column numbers, give the reference a spreadsheet shows.
        How do I turn row 2, column 4 into 'D2'? After Z comes AA.
        ADDRESS without dollar signs.
        Returns letters and digits such as 'C7'.
        """,
        """
        letters = ""
        while column > 0:
            column, rest = divmod(column - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return f"{letters}{row}"
        ---
        def letters(number):
            if number == 0:
                return ""
            return letters((number - 1) // 26) + chr(65 + (number - 1) % 26)
        return letters(column) + str(row)
        """,
        lambda r: (r.randint(1, 120), r.choice((r.randint(1, 26), r.randint(1, 60), r.randint(1, 800)))),
    ),
    made(
        "spreadsheets.expand_cell_range",
        "expand_cell_range cells_in_range range_cells",
        "reference: str",
        "list[str]",
        """
        List the cells of a range such as 'A1:B3' row by row: A1, B1, A2, B2, A3, B3.
        expand a spreadsheet range
        Return the names of all cells of the block {reference}, whose columns are single letters.
        Given a reference like 'B2:C4', enumerate its cells, left to right and then down.
        Which cells does A1:C2 cover? Columns are one letter from A to Z.
        Turn a rectangular block, written with a colon, into cell addresses.
        Returns a list of strings; 'A1:A1' is just ['A1'].
        """,
        """
        first, last = reference.split(":")
        return [
            chr(column) + str(row)
            for row in range(int(first[1:]), int(last[1:]) + 1)
            for column in range(ord(first[0]), ord(last[0]) + 1)
        ]
        ---
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        first, _, last = reference.partition(":")
        columns = letters[letters.index(first[0]):letters.index(last[0]) + 1]
        cells = []
        for row in range(int(first[1:]), int(last[1:]) + 1):
            for column in columns:
                cells.append(f"{column}{row}")
        return cells
        """,
        lambda r: (_reference(r),),
    ),
    made(
        "spreadsheets.xor_flags",
        "odd_number_of_true xor_all logical_xor",
        "flags: list[bool]",
        "bool",
        """
        Return True if an odd number of {flags} is True.
        XOR of many conditions
        Exclusive or over all of {flags}: True for one, three, five ... true ones.
        Given some booleans, combine them with xor; no flags give False.
        Is the light on after flipping several switches, each True being a flip?
        Parity of a list of conditions.
        Returns a bool.
        """,
        """
        return sum(flags) % 2 == 1
        ---
        result = False
        for flag in flags:
            if flag:
                result = not result
        return result
        ---
        return reduce(lambda a, b: a != b, flags, False)
        """,
        lambda r: ([r.random() < 0.5 for _ in range(r.randint(0, 5))],),
        "from functools import reduce",
    ),
    made(
        "spreadsheets.permutation_count",
        "permutation_count permut number_of_arrangements",
        "n: int; k: int",
        "int",
        """
        In how many orders can {k} of {n} things be arranged? 0 if {k} is larger than {n}.
        PERMUT: number of permutations of k out of n
        Return n * (n - 1) * ... with {k} factors, beginning with {n}; no factors give 1.
        Given {n} runners, how many possible podiums with {k} places are there?
        Count ordered selections without repetition.
        n! / (n - k)!, or 0 when there are not enough things.
        Returns an int.
        """,
        """
        return math.perm(n, k)
        ---
        result = 1
        for i in range(k):
            result *= n - i
        return result
        ---
        return math.factorial(n) // math.factorial(n - k) if k <= n else 0
        """,
        lambda r: (r.randint(0, 8), r.randint(0, 6)),
        "import math",
    ),
    made(
        "spreadsheets.double_factorial",
        "double_factorial factdouble odd_even_factorial",
        "n: int",
        "int",
        """
        Multiply {n}, {n} - 2, {n} - 4 and so on down to 1 or 2.
        double factorial n!!
        Return the product of every second integer from {n} down; 0 and 1 give 1.
        Given a non-negative integer, compute n!! as FACTDOUBLE does: 7!! = 7 * 5 * 3 * 1.
        Factorial in steps of two.
        What is the product of all odd (or all even) numbers up to {n}?
        Returns an int, at least 1.
        """,
        """
        result = 1
        while n > 1:
            result *= n
            n -= 2
        return result
        ---
        return math.prod(range(n, 0, -2))
        ---
        if n <= 1:
            return 1
        return n * double_factorial(n - 2)
        """,
        lambda r: (r.randint(0, 15),),
        "import math",
    ),
    made(
        "spreadsheets.fill_down",
        "fill_down repeat_last_value fill_blank_cells",
        "cells: list[str]",
        "list[str]",
        """
        Replace every empty string in {cells} by the nearest non-empty one above it.
        fill down blank cells
        Copy the last filled value into the blank cells that follow; blanks at the top stay ''.
        Given a column in which repeated labels were left out, write them in again.
        How do I undo merged cells, where only the first row of a group has the label?
        Carry labels forward over empty strings.
        Returns a list of the same length.
        """,
        """
        result = []
        current = ""
        for cell in cells:
            if cell:
                current = cell
            result.append(current)
        return result
        ---
        return list(accumulate(cells, lambda last, cell: cell or last))
        ---
        result = list(cells)
        for i in range(1, len(result)):
            if result[i] == "":
                result[i] = result[i - 1]
        return result
        """,
        lambda r: ([r.choice(("", "", "tea", "egg", "nut")) for _ in range(r.randint(0, 6))],),
        "from itertools import accumulate",
    ),
    made(
        "spreadsheets.accounting_format",
        "accounting_format negative_in_parentheses bookkeeping_format",
        "amount: float",
        "str",
        """
        Write {amount} with commas and 2 decimals, negative amounts in parentheses: -1234.5 is '(1,234.50)'.
        accounting format
        Format a number as bookkeepers do: thousands commas, two decimals, brackets instead of a minus sign.
        Given an amount of money, return text such as '1,234.50', or '(1,234.50)' when it is below zero.
        How do I print losses in parentheses?
        Financial number format without a currency sign.
        Returns a string.
        """,
        """
        text = f"{abs(amount):,.2f}"
        return f"({text})" if amount < 0 else text
        ---
        if amount < 0:
            return "(" + format(-amount, ",.2f") + ")"
        return format(amount, ",.2f")
        ---
        text = "{:,.2f}".format(amount)
        return "(" + text[1:] + ")" if text.startswith("-") else text
        """,
        lambda r: (r.choice((0.0, r.randint(-99999, 999999) / 4, r.randint(-9999, 9999) / 2)),),
    ),
    made(
        "spreadsheets.parse_european_number",
        "parse_european_number number_from_european_text read_decimal_comma",
        "text: str",
        "float",
        """
        Convert a number with decimal comma and points for thousands to float: '1.234,56' becomes 1234.56.
        European number format to float
        Read {text}, in which ',' marks the decimals and '.' groups the thousands.
        Given a German or Spanish style number as a string, return its value.
        NUMBERVALUE with a comma as decimal separator.
        How do I parse '12,50' from a European CSV file? Points are only grouping.
        Returns a float; surrounding spaces do not matter.
        """,
        """
        return float(text.replace(".", "").replace(",", "."))
        ---
        whole, _, decimals = text.strip().partition(",")
        return float(whole.replace(".", "") + "." + (decimals or "0"))
        ---
        return float(text.translate(str.maketrans({".": None, ",": "."})))
        """,
        lambda r: (
            r.choice(("", "-"))
            + f"{r.choice((r.randint(0, 999), r.randint(1000, 9999999))):,}".replace(",", ".")
            + r.choice(("", f",{r.randint(0, 99):02d}", ",5"))
            + r.choice(("", " ")),
        ),
    ),
    made(
        "spreadsheets.having_more_than",
        "groups_having_more_than names_with_count_over having_count",
        "names: list[str]; limit: int",
        "list[str]",
        """
        List, in alphabetical order, the {names} that occur more than {limit} times.
        GROUP BY name HAVING COUNT(*) > limit ORDER BY name
        Return the distinct values of {names} whose number of occurrences exceeds {limit}, sorted.
        Given a column of names, which appear in more than {limit} rows?
        SQL-like HAVING on a plain list of strings.
        Find customers with over {limit} orders; exactly {limit} is not enough.
        Returns a sorted list without repetitions.
        """,
        """
        return sorted(name for name, count in Counter(names).items() if count > limit)
        ---
        counts = {}
        for name in names:
            counts[name] = counts.get(name, 0) + 1
        return sorted(name for name in counts if counts[name] > limit)
        ---
        return sorted({name for name in names if names.count(name) > limit})
        """,
        lambda r: (list(draw.letters(r, 0, 9, "abc")), r.randint(0, 3)),
        "from collections import Counter",
    ),
    made(
        "spreadsheets.null_if",
        "null_if none_if_equal blank_marker_to_none",
        "values: list[str]; marker: str",
        "list[str | None]",
        """
        Replace every one of {values} that equals {marker} by None.
        NULLIF for a list
        Return {values} with None wherever the placeholder {marker}, such as 'N/A', stands.
        Given strings in which a special text means missing, put None in its place.
        How do I turn '-' or 'n/a' cells into real missing values?
        Convert sentinel values to None, everything else unchanged.
        Returns a list of the same length.
        """,
        """
        return [None if value == marker else value for value in values]
        ---
        result = []
        for value in values:
            if value == marker:
                result.append(None)
            else:
                result.append(value)
        return result
        ---
        return list(map(lambda value: value if value != marker else None, values))
        """,
        lambda r: (
            [r.choice(("-", "N/A", "5", "ok", "")) for _ in range(r.randint(0, 5))],
            r.choice(("-", "N/A", "")),
        ),
    ),
    made(
        "spreadsheets.sql_like",
        "matches_like sql_like like_pattern",
        "text: str; pattern: str",
        "bool",
        """
        Check whether {text} fits the SQL LIKE {pattern}: % stands for any text, _ for one character.
        SQL LIKE, case-sensitive
        Return True if all of {text} matches {pattern}, where '%' is any run of characters and '_' any one.
        Given a string and a LIKE pattern such as 'A%' or '_at', test for a match; case matters.
        How do I evaluate WHERE name LIKE '%son' in Python?
        Wildcard comparison with percent sign and underscore; all other characters stand for themselves.
        Returns a bool.
        """,
        """
        regex = "".join(
            ".*" if char == "%" else "." if char == "_" else re.escape(char) for char in pattern
        )
        return re.fullmatch(regex, text, re.DOTALL) is not None
        ---
        if not pattern:
            return not text
        if pattern[0] == "%":
            return any(matches_like(text[i:], pattern[1:]) for i in range(len(text) + 1))
        if not text or pattern[0] not in ("_", text[0]):
            return False
        return matches_like(text[1:], pattern[1:])
        ---
        reachable = {0}
        for char in pattern:
            if char == "%":
                reachable = set(range(min(reachable, default=len(text) + 1), len(text) + 1))
            else:
                reachable = {i + 1 for i in reachable if i < len(text) and char in ("_", text[i])}
        return len(text) in reachable
        """,
        lambda r: (draw.letters(r, 0, 5, "abA."), draw.letters(r, 0, 4, "ab%_.%")),
        "import re",
    ),
    made(
        "spreadsheets.left_join_rows",
        "left_join_rows left_outer_join join_keep_all_left",
        "left: list[tuple[int, str]]; right: list[tuple[int, str]]",
        "list[tuple[int, str, str | None]]",
        """
        Join the (id, text) rows of {left} with all {right} rows of the same id; without a partner put None.
        LEFT JOIN of two lists of rows
        Return (id, left text, right text) for every match, (id, left text, None) for a left row without one.
        Given two tables as lists of (key, value), combine them and keep every row of the first.
        How do I list all customers with their orders, customers without orders included?
        Left outer join on the first column; several matches give several rows.
        Returns rows in the order of the left table, then of the right one.
        """,
        """
        result = []
        for key, value in left:
            matches = [other for other_key, other in right if other_key == key] or [None]
            result.extend((key, value, other) for other in matches)
        return result
        ---
        by_key = defaultdict(list)
        for key, value in right:
            by_key[key].append(value)
        return [(key, value, other) for key, value in left for other in by_key.get(key, [None])]
        ---
        result = []
        for key, value in left:
            found = False
            for other_key, other in right:
                if other_key == key:
                    result.append((key, value, other))
                    found = True
            if not found:
                result.append((key, value, None))
        return result
        """,
        lambda r: tuple([(r.randint(1, 3), draw.word(r)) for _ in range(r.randint(0, 3))] for _ in range(2)),
        "from collections import defaultdict",
    ),
    made(
        "spreadsheets.anti_join",
        "anti_join rows_without_match left_anti_join",
        "rows: list[tuple[int, str]]; others: list[tuple[int, str]]",
        "list[tuple[int, str]]",
        """
        Return those {rows} whose id, the first member, occurs in none of {others}.
        anti join: rows without a partner
        Keep the (id, text) {rows} for which {others} has no row with the same id.
        Given two tables, find the records of the first that are missing from the second, by key.
        Which customers never ordered anything? WHERE NOT EXISTS on the id.
        LEFT JOIN ... WHERE right.id IS NULL.
        Returns the unmatched rows in their order.
        """,
        """
        ids = {number for number, _ in others}
        return [row for row in rows if row[0] not in ids]
        ---
        result = []
        for row in rows:
            if not any(row[0] == other[0] for other in others):
                result.append(row)
        return result
        ---
        ids = [other[0] for other in others]
        return list(filter(lambda row: row[0] not in ids, rows))
        """,
        lambda r: tuple([(r.randint(1, 5), draw.word(r)) for _ in range(r.randint(0, 4))] for _ in range(2)),
    ),
    made(
        "spreadsheets.full_outer_join",
        "full_outer_join outer_join_dicts combine_all_keys",
        "left: dict[str, int]; right: dict[str, int]",
        "dict[str, tuple[int | None, int | None]]",
        """
        Pair the values of {left} and {right} for every key that either has, None where a key is missing.
        FULL OUTER JOIN of two dicts
        Map all keys of both dicts, sorted, to (value in {left} or None, value in {right} or None).
        Given two dictionaries, line them up by key without losing any entry; keys in alphabetical order.
        How do I compare this year's and last year's figures when names come and go?
        Outer join on the key with None as filler, sorted by key.
        Returns a dict from key to a tuple of two.
        """,
        """
        return {key: (left.get(key), right.get(key)) for key in sorted(left.keys() | right.keys())}
        ---
        result = {}
        for key in sorted(set(left) | set(right)):
            a = left[key] if key in left else None
            b = right[key] if key in right else None
            result[key] = (a, b)
        return result
        ---
        keys = sorted({*left, *right})
        return dict(zip(keys, zip(map(left.get, keys), map(right.get, keys))))
        """,
        lambda r: tuple(
            {key: r.randint(0, 9) for key in r.sample("abcde", r.randint(0, 3))} for _ in range(2)
        ),
    ),
    made(
        "spreadsheets.row_number_per_group",
        "row_number_per_group number_within_group partition_row_numbers",
        "rows: list[tuple[str, int]]",
        "list[tuple[str, int, int]]",
        """
        Number the (group, value) {rows} within each group from 1 by descending value.
        ROW_NUMBER() OVER (PARTITION BY group ORDER BY value DESC)
        Return (group, value, number) sorted by group and number; the largest value of a group gets 1.
        Given rows of group and value, rank them inside their group without sharing places.
        How do I find out which sale was the biggest, second biggest ... of each region?
        Groups in alphabetical order, values from high to low, numbered afresh per group.
        Returns a sorted list of triples.
        """,
        """
        result = []
        for group, value in sorted(rows, key=lambda row: (row[0], -row[1])):
            number = result[-1][2] + 1 if result and result[-1][0] == group else 1
            result.append((group, value, number))
        return result
        ---
        values = {}
        for group, value in rows:
            values.setdefault(group, []).append(value)
        return [
            (group, value, number)
            for group in sorted(values)
            for number, value in enumerate(sorted(values[group], reverse=True), 1)
        ]
        """,
        lambda r: ([(r.choice("abc"), r.randint(0, 9)) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "spreadsheets.ntile",
        "ntile bucket_numbers tile_numbers",
        "count: int; tiles: int",
        "list[int]",
        """
        Assign tile numbers 1 to {tiles} to {count} ordered rows, as evenly as possible, larger tiles first.
        NTILE: bucket number for each ordered row
        Return the group number of each of {count} rows when they are split into {tiles} nearly equal groups.
        Given a number of rows and of buckets, list each row's bucket; extra rows go to the first buckets.
        How do I divide ranked customers into quartiles? With fewer rows than tiles the last tiles stay empty.
        Bucket numbers in ascending order, like 1 1 1 2 2 3 3.
        Returns a list of {count} ints.
        """,
        """
        size, extra = divmod(count, tiles)
        result = []
        for tile in range(1, tiles + 1):
            result.extend([tile] * (size + (1 if tile <= extra else 0)))
        return result
        ---
        size, extra = divmod(count, tiles)
        border = extra * (size + 1)
        return [
            i // (size + 1) + 1 if i < border else (i - border) // size + extra + 1
            for i in range(count)
        ]
        ---
        base = [count // tiles + (i < count % tiles) for i in range(tiles)]
        return [tile for tile, size in enumerate(base, 1) for _ in range(size)]
        """,
        lambda r: (r.randint(0, 9), r.randint(1, 4)),
    ),
    made(
        "spreadsheets.string_agg",
        "string_agg concat_per_group group_concat",
        "rows: list[tuple[str, str]]; separator: str",
        "dict[str, str]",
        """
        Join the texts of the (group, text) {rows} for each group with {separator}.
        GROUP_CONCAT / STRING_AGG
        Return a dict from group to its texts, in order of appearance and connected by {separator}.
        Given pairs of category and item, write all items of a category in one string.
        How do I list all tags of an article as 'red, blue'?
        Aggregate strings per key.
        Returns groups in the order in which they first appear.
        """,
        """
        groups = {}
        for group, text in rows:
            groups.setdefault(group, []).append(text)
        return {group: separator.join(texts) for group, texts in groups.items()}
        ---
        result = {}
        for group, text in rows:
            if group in result:
                result[group] += separator + text
            else:
                result[group] = text
        return result
        ---
        keys = dict.fromkeys(group for group, _ in rows)
        return {key: separator.join(text for group, text in rows if group == key) for key in keys}
        """,
        lambda r: (
            [(r.choice("abc"), draw.word(r)) for _ in range(r.randint(0, 5))],
            r.choice((", ", ";", " | ")),
        ),
    ),
    made(
        "spreadsheets.subtotal_rows",
        "with_subtotals subtotal_rows add_group_totals",
        "rows: list[tuple[str, int]]",
        "list[tuple[str, int]]",
        """
        Insert after each run of equal labels in {rows} a row with the label plus ' total' and the run's sum.
        subtotals below every group
        Return the (label, amount) {rows}, each block of one label followed by (label + ' total', sum).
        Given rows that are ordered by label, add a subtotal line whenever the label changes and at the end.
        How do I print group sums between the groups of a report?
        Rows with interleaved totals, for example ('tea total', 12).
        Returns a longer list; [] for no rows.
        """,
        """
        result = []
        for label, group in groupby(rows, key=lambda row: row[0]):
            block = list(group)
            result.extend(block)
            result.append((label + " total", sum(amount for _, amount in block)))
        return result
        ---
        result = []
        total = 0
        for i, (label, amount) in enumerate(rows):
            result.append((label, amount))
            total += amount
            if i + 1 == len(rows) or rows[i + 1][0] != label:
                result.append((f"{label} total", total))
                total = 0
        return result
        """,
        lambda r: (sorted((r.choice(_ITEMS[:3]), r.randint(0, 9)) for _ in range(r.randint(0, 5))),),
        "from itertools import groupby",
    ),
    made(
        "spreadsheets.distinct_rows",
        "distinct_rows remove_duplicate_rows unique_rows",
        "rows: list[list[object]]",
        "list[list[object]]",
        """
        Remove repeated rows from {rows}, keeping the first of each.
        SELECT DISTINCT on a list of rows
        Return {rows} without those that are equal in all cells to an earlier one.
        Given a table as a list of lists, drop the duplicate lines and keep the order.
        How do I deduplicate lists of lists, which cannot be put into a set?
        Remove duplicates over all columns of a sheet.
        Returns a list of different rows.
        """,
        """
        result = []
        for row in rows:
            if row not in result:
                result.append(row)
        return result
        ---
        return [list(row) for row in dict.fromkeys(map(tuple, rows))]
        ---
        return [row for i, row in enumerate(rows) if row not in rows[:i]]
        """,
        lambda r: ([[r.choice("ab"), r.randint(0, 2)] for _ in range(r.randint(0, 6))],),
    ),
    made(
        "spreadsheets.abc_analysis",
        "abc_analysis abc_classes pareto_classes",
        "revenues: dict[str, int]",
        "dict[str, str]",
        """
        Class 'A', 'B' or 'C' for each product of {revenues}: A up to 80 and B up to 95 percent of the total.
        ABC analysis
        Go through {revenues} from high to low; a cumulative share <= 80% is 'A', <= 95% is 'B', else 'C'.
        Given revenue per product, classify by the cumulated share including the product (80 and 95 percent).
        Which products bring the most money? Ties in order of name; A to 80, B to 95 percent, C beyond.
        Pareto classification of stock with the borders 80% and 95%.
        Returns a dict from product to class, best product first; revenues are positive.
        """,
        """
        total = sum(revenues.values())
        classes = {}
        cumulated = 0
        for name in sorted(revenues, key=lambda name: (-revenues[name], name)):
            cumulated += revenues[name]
            percent = cumulated * 100
            classes[name] = "A" if percent <= 80 * total else "B" if percent <= 95 * total else "C"
        return classes
        ---
        ordered = sorted(revenues.items(), key=lambda pair: (-pair[1], pair[0]))
        sums = list(accumulate(amount for _, amount in ordered))
        result = {}
        for (name, _), running in zip(ordered, sums):
            if running * 100 > 95 * sums[-1]:
                result[name] = "C"
            elif running * 100 > 80 * sums[-1]:
                result[name] = "B"
            else:
                result[name] = "A"
        return result
        """,
        lambda r: (
            {
                name: r.choice((1, 5, 10, 40, 100))
                for name in r.sample("pen cup tea egg nut jam".split(), r.randint(0, 6))
            },
        ),
        "from itertools import accumulate",
    ),
    made(
        "spreadsheets.break_even",
        "break_even_units break_even_point units_to_break_even",
        "fixed: int; price: int; cost: int",
        "int | None",
        """
        How many units must be sold to cover {fixed} costs when each sells at {price} and costs {cost}?
        break-even point in whole units
        Divide {fixed} by the margin {price} - {cost} and round up; None if there is no positive margin.
        Given fixed costs, a sales price and a cost per piece, from which quantity on is there no loss?
        Smallest number of sales with revenue at least as high as all costs, None if that never happens.
        When does a product start to pay off?
        Returns an int or None.
        """,
        """
        margin = price - cost
        if margin <= 0:
            return None
        return math.ceil(fixed / margin)
        ---
        if price <= cost:
            return None
        return -(-fixed // (price - cost))
        ---
        if price <= cost:
            return None
        units, rest = divmod(fixed, price - cost)
        return units + 1 if rest else units
        """,
        lambda r: (r.randint(0, 200), r.randint(1, 20), r.randint(0, 12)),
        "import math",
    ),
    made(
        "spreadsheets.sumproduct_three",
        "sum_product_three weighted_sum_product sumproduct",
        "first: list[int]; second: list[int]; third: list[int]",
        "int",
        """
        Multiply {first}, {second} and {third} position by position and add up the products.
        SUMPRODUCT of three columns
        Return the sum of first[i] * second[i] * third[i] over all positions of three equally long lists.
        Given quantities, prices and factors per row, what is the grand total?
        How do I multiply three columns and sum the result, without a helper column?
        Sum of triple products; empty columns give 0.
        Returns an int.
        """,
        """
        return sum(a * b * c for a, b, c in zip(first, second, third))
        ---
        total = 0
        for i in range(len(first)):
            total += first[i] * second[i] * third[i]
        return total
        ---
        return sum(map(lambda a, b, c: a * b * c, first, second, third))
        """,
        lambda r: (lambda n: tuple([r.randint(-2, 6) for _ in range(n)] for _ in range(3)))(r.randint(0, 4)),
    ),
    made(
        "spreadsheets.in_cell_chart",
        "in_cell_chart rept_bars text_bars",
        "numbers: list[int]; width: int",
        "list[str]",
        """
        Draw a bar of '|' for each of {numbers}, the largest being {width} characters long, rounded down.
        in-cell bar chart with REPT
        Scale {numbers} so that the maximum gets {width} strokes and return the bars, each rounded down.
        Given non-negative numbers, represent every one by a row of vertical bars relative to the biggest.
        How do I show values as tiny bars in text? All zeros give empty strings.
        Sparkline of strokes, proportional to the maximum.
        Returns one string for each number.
        """,
        """
        top = max(numbers, default=0)
        return ["|" * (number * width // top) if top else "" for number in numbers]
        ---
        top = max([1, *numbers])
        bars = []
        for number in numbers:
            bars.append("|" * (number * width // top))
        return bars
        """,
        lambda r: ([r.choice((0, r.randint(0, 20))) for _ in range(r.randint(0, 4))], r.choice((5, 10))),
    ),
    made(
        "spreadsheets.text_to_columns",
        "text_to_columns split_into_columns split_lines_to_table",
        "lines: list[str]; separator: str",
        "list[list[str]]",
        """
        Split each of {lines} at {separator} and pad the rows with '' to the same number of cells.
        text to columns
        Turn {lines} into a rectangle: cells parted by {separator}, stripped of spaces, short rows filled.
        Given delimited lines of different length, make rows of equal length with empty strings at the end.
        How do I get a proper grid from ragged delimited text? Cells lose their outer spaces.
        Break strings into columns like the data wizard of a spreadsheet.
        Returns a list of equally long rows of trimmed cells.
        """,
        """
        rows = [[cell.strip() for cell in line.split(separator)] for line in lines]
        width = max(map(len, rows), default=0)
        return [row + [""] * (width - len(row)) for row in rows]
        ---
        rows = [list(map(str.strip, line.split(separator))) for line in lines]
        return [list(row) for row in zip(*zip_longest(*rows, fillvalue=""))]
        ---
        rows = []
        for line in lines:
            rows.append([cell.strip() for cell in line.split(separator)])
        width = 0
        for row in rows:
            width = max(width, len(row))
        for row in rows:
            while len(row) < width:
                row.append("")
        return rows
        """,
        lambda r: ([draw.letters(r, 0, 7, "ab ;") for _ in range(r.randint(0, 3))], ";"),
        "from itertools import zip_longest",
    ),
)
