"""Exercises of first and second programming courses in the forms in which different teachers set them."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_WORDS = ("tea", "apple", "Mango", "sun", "level", "Radar", "book", "kiwi", "queue", "sky", "Zoe", "rhythm")
_LOWER = ("tea", "apple", "mango", "sun", "level", "radar", "book", "kiwi", "queue", "sky", "eel", "lion")
_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = -9, top: int = 12) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _words(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return [r.choice(_WORDS) for _ in range(r.randint(low, high))]


def _lower(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return [r.choice(_LOWER) for _ in range(r.randint(low, high))]


def _text(r: Random, low: int = 0, high: int = 5) -> str:
    pool = (*_WORDS, "a", "I", "cat!", "Hello,", "42", "x-ray", "end.")
    return " ".join(r.choice(pool) for _ in range(r.randint(low, high)))


def _plain(r: Random, low: int = 0, high: int = 5) -> str:
    return " ".join(r.choice(_LOWER) for _ in range(r.randint(low, high)))


def _letters(r: Random, low: int = 0, high: int = 8, alphabet: str = "abcde") -> str:
    return "".join(r.choice(alphabet) for _ in range(r.randint(low, high)))


def _grid(r: Random, bottom: int = -3, top: int = 9, low: int = 1, high: int = 4) -> list[list[int]]:
    rows, columns = r.randint(low, high), r.randint(low, high)
    return [[r.randint(bottom, top) for _ in range(columns)] for _ in range(rows)]


def _square(r: Random, bottom: int = -3, top: int = 9, low: int = 1, high: int = 4) -> list[list[int]]:
    size = r.randint(low, high)
    return [[r.randint(bottom, top) for _ in range(size)] for _ in range(size)]


def _map(r: Random, cells: str = "..#", low: int = 1, high: int = 5) -> list[str]:
    rows, columns = r.randint(low, high), r.randint(low, high)
    return ["".join(r.choice(cells) for _ in range(columns)) for _ in range(rows)]


def _maze(r: Random) -> list[str]:
    lines = [list(line) for line in _map(r, "...#", 2, 4)]
    lines[0][0], lines[-1][-1] = r.choice(("SE", "ES"))
    return ["".join(line) for line in lines]


def _counts(r: Random, low: int = 0, high: int = 5, top: int = 9) -> dict[str, int]:
    pool = ["tea", "fig", "apple", "plum", "kiwi", "milk"]
    return {name: r.randint(0, top) for name in r.sample(pool, r.randint(low, high))}


def _scores(r: Random, low: int = 0, high: int = 5, top: int = 20) -> dict[str, int]:
    return {name: r.randint(0, top) for name in r.sample(_NAMES, r.randint(low, high))}


ENTRIES = (
    made(
        "variants_exercises.triangle_growing_text",
        "star_triangle draw_triangle triangle_text right_triangle",
        "n: int",
        "str",
        """
        Draw a triangle of {n} lines as one text: line i has i stars. Lines are joined by line breaks, \
        without one at the end; '' for {n} below 1.
        Return a text whose first line is '*', the second '**' and so on up to {n} stars. No final line \
        break; an empty text if {n} is 0 or negative.
        Build a left-aligned triangle of '*' with {n} rows as a single string with newlines between the rows.
        One string with {n} lines, each one star longer than the line above it; '' when there are no lines.
        star triangle of n rows as one multi-line string
        """,
        """
        return "\\n".join("*" * row for row in range(1, n + 1))
        """,
        lambda r: (r.randint(-1, 8),),
    ),
    made(
        "variants_exercises.triangle_shrinking_spaced_text",
        "inverted_triangle falling_triangle triangle_down reversed_triangle",
        "n: int",
        "str",
        """
        Draw {n} lines of stars as one text, the first with {n} stars, the last with one. The stars of a \
        line are separated by a space.
        Return a shrinking triangle such as '* * *' over '* *' over '*' for 3, lines joined by line breaks; \
        '' for 0 or less.
        Text with {n} rows: row 1 has {n} stars, each further row one fewer, with a single space between \
        two stars and none at the end.
        Left-aligned upside-down triangle of spaced stars, as a single string with newlines between the rows.
        inverted triangle of stars with spaces in between, as one string
        """,
        """
        return "\\n".join(" ".join("*" * row) for row in range(n, 0, -1))
        """,
        lambda r: (r.randint(-1, 7),),
    ),
    made(
        "variants_exercises.stairs_right_text",
        "staircase draw_staircase stairs right_staircase",
        "n: int",
        "str",
        """
        Draw a staircase of {n} steps that rises to the right, as one text: '#' aligned on the right, \
        spaces before them, the last line all '#'.
        Return {n} lines joined by line breaks; line i has {n} - i spaces followed by i '#'. An {n} of 0 \
        gives ''.
        A right-aligned staircase of hash signs as a multi-line string: one '#' in the first row, {n} in \
        the last.
        Build the text of a staircase with base and height {n}, made of '#', each line filled with spaces \
        on the left.
        staircase of # signs, right-aligned, as one string
        """,
        """
        return "\\n".join(("#" * step).rjust(n) for step in range(1, n + 1))
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.stairs_with_step_width",
        "staircase draw_stairs stairs_lines make_staircase",
        "steps: int; width: int = 2",
        "list[str]",
        """
        Lines of a staircase that goes down to the right with {steps} steps: line i consists of i times \
        {width} '#' signs ({width} is 2 by default).
        Return a list with one line per step, each {width} '#' longer than the one above; the first has \
        {width} signs. [] for 0 steps.
        Draw {steps} stairs of '#', every step being {width} characters wide (2 unless given), as a list of \
        lines from the top down.
        List of strings: '##', '####', '######' ... for a {width} of 2, {steps} of them.
        staircase where each step is several characters wide
        """,
        """
        return ["#" * (width * step) for step in range(1, steps + 1)]
        """,
        lambda r: (r.randint(0, 6), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.pyramid_padded_both_sides",
        "build_pyramid pyramid build_tower star_pyramid",
        "floors: int",
        "list[str]",
        """
        Lines of a pyramid with {floors} floors of 1, 3, 5, ... stars, filled with spaces on both sides so \
        that all lines have the same length.
        Build a pyramid as a list of strings of equal width: the stars are centered, the rest are spaces \
        left and right. 0 floors give [].
        Return {floors} strings; string i has 2 * i - 1 stars in the middle of a line as wide as the lowest \
        floor.
        Draw a pyramid of '*' from the top down, every line padded with spaces at its beginning and its end \
        to the full width.
        pyramid lines padded with spaces on both sides
        """,
        """
        width = 2 * floors - 1
        return [("*" * (2 * floor + 1)).center(width) for floor in range(floors)]
        ---
        return [
            " " * (floors - floor) + "*" * (2 * floor - 1) + " " * (floors - floor)
            for floor in range(1, floors + 1)
        ]
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.pyramid_upside_down",
        "inverted_pyramid upside_down_pyramid reverse_pyramid",
        "n: int; char: str = '*'",
        "list[str]",
        """
        Lines of a pyramid of {char} ('*' by default) that stands on its tip: {n} lines, the widest first, \
        with spaces only on the left.
        Return {n} lines of 2 * {n} - 1, ..., 5, 3, 1 signs, each indented by one space more than the line \
        before, nothing at the ends.
        Draw an upside-down pyramid: the first line starts at the edge, the last one is a single {char} \
        indented by {n} - 1 spaces.
        List of lines of an inverted pyramid made of {char}; no trailing spaces, [] if {n} is 0.
        pyramid turned upside down, as a list of lines
        """,
        """
        return [" " * (n - row) + char * (2 * row - 1) for row in range(n, 0, -1)]
        """,
        lambda r: (r.randint(0, 6), r.choice("**#o")),
    ),
    made(
        "variants_exercises.pyramid_of_spaced_stars",
        "spaced_pyramid pyramid star_pyramid draw_pyramid",
        "n: int",
        "list[str]",
        """
        Lines of a pyramid in which line i has i stars separated by one space, centered by spaces on the \
        left only.
        Return {n} lines; line i begins with {n} - i spaces and continues with i stars that have a space \
        between them.
        Draw a pyramid like '  *', ' * *', '* * *' for 3, as a list of strings without spaces at their ends.
        Pyramid of {n} rows with 1, 2, 3, ... stars and a gap between neighboring stars; [] for 0.
        pyramid with n stars in the n-th row, spaces between the stars
        """,
        """
        return [" " * (n - row) + " ".join("*" * row) for row in range(1, n + 1)]
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.pyramid_hollow_lines",
        "hollow_pyramid draw_hollow_pyramid pyramid_outline",
        "n: int",
        "list[str]",
        """
        Lines of a hollow pyramid of {n} rows: only its two slopes and the full bottom row of 2 * {n} - 1 \
        stars are drawn. No spaces at line ends.
        Draw the outline of a pyramid with '*': a single star on top, then two stars per row with spaces \
        between, and a closed base.
        Return {n} lines of an empty pyramid; the last line is all stars, the first a single one, lines \
        between have a star at either side.
        Pyramid of which only the edge is made of stars, indented by spaces on the left; a pyramid of one \
        row is just '*'.
        outline of a pyramid as list of lines
        """,
        """
        lines = []
        for row in range(n):
            if row in (0, n - 1):
                body = "*" * (2 * row + 1)
            else:
                body = "*" + " " * (2 * row - 1) + "*"
            lines.append(" " * (n - 1 - row) + body)
        return lines
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.pyramid_numbers_up_and_down",
        "number_pyramid palindrome_pyramid digit_pyramid",
        "n: int",
        "list[str]",
        """
        Lines of a pyramid of digits: '1', '121', '12321' and so on, {n} lines (at most 9), centered by \
        spaces on the left.
        Return {n} lines; line i counts from 1 up to i and back to 1 without separators, indented by {n} - \
        i spaces. {n} is at most 9.
        Draw a pyramid of {n} rows of digits, centered by spaces on the left, in which row i rises from 1 \
        to i in the middle and falls back to 1.
        Number pyramid up to {n}, from 0 to 9: '  1', ' 121', '12321' for 3; no spaces at the ends.
        palindromic number pyramid
        """,
        """
        lines = []
        for row in range(1, n + 1):
            rising = "".join(str(digit) for digit in range(1, row + 1))
            lines.append(" " * (n - row) + rising + rising[-2::-1])
        return lines
        """,
        lambda r: (r.randint(0, 9),),
    ),
    made(
        "variants_exercises.pyramid_letters_up_and_down",
        "letter_pyramid alphabet_pyramid abc_pyramid",
        "n: int",
        "str",
        """
        Draw a pyramid of capital letters as one text: 'A', 'ABA', 'ABCBA' ..., {n} lines (at most 26), \
        centered by spaces on the left.
        Return {n} lines joined by line breaks; each goes from A to the letter of its row and back to A. '' \
        for 0 rows.
        Text of an alphabet pyramid with {n} rows in which every row is a palindrome; only the left side is \
        filled with spaces.
        One string: row i is indented by {n} - i spaces and spells the first i letters forward and back.
        pyramid of letters A, ABA, ABCBA as a multi-line string
        """,
        """
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        lines = []
        for row in range(1, n + 1):
            rising = letters[:row]
            lines.append(" " * (n - row) + rising + rising[-2::-1])
        return "\\n".join(lines)
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "variants_exercises.pyramid_of_row_numbers",
        "row_number_pyramid number_pyramid repeated_number_pyramid",
        "n: int",
        "list[str]",
        """
        Lines of a pyramid in which row i consists of the number i, written i times with a space between, \
        centered by spaces on the left only.
        Return {n} lines (at most 9) centered by spaces on the left; the number of the row is repeated as \
        often as it says, parted by spaces.
        Draw a number pyramid: one 1 on top, two 2s below, three 3s below that, up to {n}. No spaces at the \
        ends of lines.
        Row i has {n} - i spaces and then i times the digit i, separated by single spaces; {n} is from 0 to 9.
        pyramid of repeated row numbers
        """,
        """
        return [" " * (n - row) + " ".join([str(row)] * row) for row in range(1, n + 1)]
        """,
        lambda r: (r.randint(0, 9),),
    ),
    made(
        "variants_exercises.floyd_triangle_lines",
        "floyd_triangle floyds_triangle number_triangle",
        "rows: int",
        "list[str]",
        """
        Lines of Floyd's triangle: '1', '2 3', '4 5 6' and so on, {rows} lines. The numbers go on counting \
        over the lines, parted by a space.
        Write the natural numbers into a triangle with {rows} rows, row i holding i numbers, and return the \
        rows as text.
        Return a list of {rows} strings; string i contains the next i whole numbers, beginning with 1, \
        joined by spaces. [] for 0.
        Floyd's triangle as lines of text without any alignment.
        floyd triangle with n rows
        """,
        """
        lines = []
        number = 1
        for row in range(1, rows + 1):
            lines.append(" ".join(str(value) for value in range(number, number + row)))
            number += row
        return lines
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.floyd_triangle_lists",
        "floyd_rows floyd_triangle floyds_triangle",
        "rows: int; start: int = 1",
        "list[list[int]]",
        """
        Rows of Floyd's triangle as lists of numbers: [1], [2, 3], [4, 5, 6], ..., {rows} of them; counting \
        begins with {start} (1 by default).
        Return a list of {rows} lists, the i-th with i consecutive numbers that go on where the one before \
        ended. The first number is {start}.
        Fill a triangle with {rows} rows with consecutive integers from {start} on (1 unless given) and \
        return it as nested list.
        Nested list: one number, then the next two, then the next three and so on.
        floyd triangle as list of lists with an optional first number
        """,
        """
        triangle = []
        number = start
        for row in range(1, rows + 1):
            triangle.append(list(range(number, number + row)))
            number += row
        return triangle
        """,
        lambda r: (r.randint(0, 5), r.choice((1, 1, 0, 5, -2))),
    ),
    made(
        "variants_exercises.triangle_countdown_rows",
        "countdown_triangle falling_rows descending_triangle",
        "n: int",
        "list[str]",
        """
        Lines that count down to 1, each starting one lower: for 3 these are '3 2 1', '2 1' and '1'.
        Return {n} lines of numbers separated by spaces; the first goes from {n} down to 1, the second from \
        {n} - 1, the last is '1'.
        Triangle of numbers in which each row is a countdown to 1 and starts one lower than the row above; \
        [] for 0.
        List of countdowns as text, from {n}, {n} - 1, ... and finally from 1.
        descending number triangle, rows counting down to 1
        """,
        """
        return [" ".join(str(number) for number in range(start, 0, -1)) for start in range(n, 0, -1)]
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.triangle_of_multiples",
        "multiples_triangle times_triangle triangle_times_table",
        "n: int",
        "list[list[int]]",
        """
        Triangle with {n} rows in which row i holds the first i multiples of i: [1], [2, 4], [3, 6, 9] and \
        so on.
        Return the lower half of the multiplication table: a list of {n} lists, row i being i * 1, i * 2, \
        ..., i * i.
        For every number from 1 to {n} list its multiples up to its own square.
        Nested list whose i-th row ends with i squared and goes up in steps of i; [] for {n} below 1.
        triangular times table up to n
        """,
        """
        return [[row * factor for factor in range(1, row + 1)] for row in range(1, n + 1)]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.triangle_of_ones_and_zeros",
        "binary_triangle zero_one_triangle alternating_triangle",
        "n: int",
        "list[str]",
        """
        Lines of a triangle of 1 and 0 in turn, {n} rows: every row ends with 1 and alternates, so '1', \
        '01', '101', '0101'.
        Return {n} lines; line i has i digits that alternate between 1 and 0 and the last of them is always 1.
        Draw a left-aligned triangle of alternating ones and zeros in which the right edge consists of ones.
        Binary triangle: '1' on top, and each further row is the one above with the opposite of its first \
        digit put in front; [] for 0.
        triangle of alternating 1 and 0
        """,
        """
        return ["".join("10"[(row - column) % 2] for column in range(1, row + 1)) for row in range(1, n + 1)]
        ---
        return [("10" * n)[:row][::-1] for row in range(1, n + 1)]
        """,
        lambda r: (r.randint(0, 8),),
    ),
    made(
        "variants_exercises.diamond_text_or_none",
        "diamond draw_diamond star_diamond",
        "size: int",
        "str | None",
        """
        Draw a diamond of stars whose widest line has {size} stars, as one text. None if {size} is even or \
        less than 1.
        Return the {size} lines of a filled diamond joined by line breaks, with spaces only on the left. An \
        even or non-positive {size} gives None.
        A diamond of '*' as a multi-line string: lines of 1, 3, 5, ... {size} stars and back to 1. Only odd \
        positive sizes work, others give None.
        Text of a diamond that is {size} wide and high; no final line break. For impossible sizes (even, \
        zero, negative) return None.
        diamond string of odd size, None otherwise
        """,
        """
        if size < 1 or size % 2 == 0:
            return None
        widths = [*range(1, size, 2), *range(size, 0, -2)]
        return "\\n".join(" " * ((size - width) // 2) + "*" * width for width in widths)
        """,
        lambda r: (r.choice((-1, 0, 1, 2, 3, 4, 5, 7, 9)),),
    ),
    made(
        "variants_exercises.diamond_hollow_lines",
        "hollow_diamond diamond_outline empty_diamond",
        "n: int",
        "list[str]",
        """
        Lines of a hollow diamond with 2 * {n} - 1 rows: a single star at the top and bottom, otherwise two \
        stars with spaces between.
        Draw the outline of a diamond whose upper half, middle row included, has {n} rows; no spaces at the \
        ends of lines. [] for 0.
        Return the 2 * {n} - 1 lines of an empty diamond made of '*'; the middle line has its two stars at \
        the outer edges.
        Diamond of which only the edge is drawn; {n} is the number of rows from the tip to the middle.
        hollow diamond as list of lines
        """,
        """
        lines = []
        for row in [*range(n), *range(n - 2, -1, -1)]:
            body = "*" if row == 0 else "*" + " " * (2 * row - 1) + "*"
            lines.append(" " * (n - 1 - row) + body)
        return lines
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.diamond_of_spaced_stars",
        "spaced_diamond diamond star_diamond",
        "n: int",
        "list[str]",
        """
        Lines of a diamond with 1, 2, ..., {n}, ..., 2, 1 stars, separated by one space and centered by \
        spaces on the left.
        Return 2 * {n} - 1 lines: the number of stars grows to {n} and shrinks again, stars of a line are \
        parted by a space. [] for 0.
        Draw a diamond such as ' *', '* *', ' *' for 2; lines have no spaces at their ends.
        Diamond of spaced stars whose middle line holds {n} of them, as a list of strings.
        diamond with n spaced stars in the middle row
        """,
        """
        counts = [*range(1, n + 1), *range(n - 1, 0, -1)]
        return [" " * (n - count) + " ".join("*" * count) for count in counts]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.arrow_of_stars",
        "arrow star_arrow half_diamond sideways_triangle",
        "n: int; char: str = '*'",
        "list[str]",
        """
        Lines of an arrow pointing right: 1, 2, ..., {n} and back to 1 times {char} ('*' by default), all \
        starting at the left edge.
        Return 2 * {n} - 1 left-aligned lines; their lengths rise by one to {n} and fall by one again. [] \
        if {n} is 0.
        Draw half a diamond that lies on the left side: growing lines of {char} up to {n}, then shrinking \
        ones.
        List of lines made of {char}, the middle one being the longest with {n} characters.
        sideways triangle as list of lines
        """,
        """
        lengths = [*range(1, n + 1), *range(n - 1, 0, -1)]
        return [char * length for length in lengths]
        """,
        lambda r: (r.randint(0, 6), r.choice("**#>")),
    ),
    made(
        "variants_exercises.arrow_of_numbers",
        "number_arrow counting_arrow number_waves",
        "n: int",
        "str",
        """
        Text with lines '1', '1 2', ... up to all numbers to {n} and then shrinking again to '1'; numbers \
        are parted by a space.
        Return 2 * {n} - 1 lines joined by line breaks: first each line counts one further, up to {n}, then \
        each one less far. '' for 0.
        An arrow of numbers as a multi-line string: every line counts from 1, the middle one as far as {n}.
        Lines that count up to 1, 2, ..., {n}, ..., 2, 1, as a single string without a final line break.
        growing and shrinking number rows as one string
        """,
        """
        ends = [*range(1, n + 1), *range(n - 1, 0, -1)]
        return "\\n".join(" ".join(str(number) for number in range(1, end + 1)) for end in ends)
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.hourglass_odd_width",
        "hourglass draw_hourglass sand_glass",
        "width: int",
        "list[str]",
        """
        Lines of an hourglass of stars with an odd {width}: {width} stars, two fewer in each line down to \
        one, then growing again. Spaces on the left only.
        Draw a sand glass: the first and last line have {width} stars (an odd number), the middle line has \
        one, everything centered.
        Return {width} lines with {width}, {width} - 2, ..., 1, ..., {width} - 2, {width} stars, indented \
        so that they are centered.
        Hourglass made of '*' as a list of strings without spaces at the ends; {width} is odd.
        hourglass of stars as list of lines
        """,
        """
        counts = [*range(width, 0, -2), *range(3, width + 1, 2)]
        return [" " * ((width - count) // 2) + "*" * count for count in counts]
        """,
        lambda r: (r.choice((1, 3, 5, 7, 9, 11)),),
    ),
    made(
        "variants_exercises.box_plus_minus_text",
        "draw_box box_outline ascii_box text_box",
        "width: int; height: int",
        "str",
        """
        Draw an empty box as one text with '+' in the corners, '-' above and below and '|' at the sides. \
        {width} and {height} are the size of the inside.
        Return {height} + 2 lines joined by line breaks: '+', {width} times '-', '+' at top and bottom, and \
        between them '|', {width} spaces, '|'.
        Box of the characters + - | around an empty space of {width} columns and {height} lines, as a \
        multi-line string.
        ASCII box as a single string; its border does not count for {width} and {height}, either may be 0.
        text of a box with plus signs as corners, inner size given
        """,
        """
        edge = "+" + "-" * width + "+"
        return "\\n".join([edge, *["|" + " " * width + "|"] * height, edge])
        """,
        lambda r: (r.randint(0, 5), r.randint(0, 4)),
    ),
    made(
        "variants_exercises.square_hollow_text",
        "hollow_square square_outline draw_hollow_square",
        "n: int; char: str = '*'",
        "str",
        """
        Draw the border of a square with side {n} in {char} ('*' by default) as one text; inside are \
        spaces. '' for a side of 0 or less.
        Return {n} lines joined by line breaks: the first and last are {n} times {char}, the others have \
        {char} only at both ends.
        A hollow square as a multi-line string without final line break. Sides of 1 and 2 leave no room \
        inside, so all is {char}.
        Text of an empty square of {n} by {n} characters with a border made of {char}.
        hollow square of stars as one string
        """,
        """
        lines = []
        for row in range(n):
            if row in (0, n - 1):
                lines.append(char * n)
            else:
                lines.append(char + " " * (n - 2) + char)
        return "\\n".join(lines)
        """,
        lambda r: (r.randint(-1, 6), r.choice("**#x")),
    ),
    made(
        "variants_exercises.square_with_diagonal",
        "square_with_diagonal draw_diagonal crossed_square",
        "n: int",
        "list[str]",
        """
        Lines of a square with side {n}: '#' on the border and on the diagonal from the upper left to the \
        lower right, '.' elsewhere.
        Draw {n} lines of {n} characters; a cell is '#' if it lies at the edge or if row and column are \
        equal, otherwise '.'.
        Return a picture of a square with its main diagonal, made of '#' on a ground of dots. [] for 0.
        Square outline with one falling diagonal, as a list of strings of '#' and '.'.
        square border plus main diagonal in hash signs and dots
        """,
        """
        edges = (0, n - 1)
        return [
            "".join("#" if row in edges or column in edges or row == column else "." for column in range(n))
            for row in range(n)
        ]
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.frame_words_in_stars",
        "frame_words words_in_frame star_frame box_words",
        "words: list[str]",
        "list[str]",
        """
        Put the {words} one below the other into a frame of stars. Each line is '* ', the word padded to \
        the longest one, and ' *'.
        Return the lines of a frame of '*' around the {words}: a full line of stars above and below, words \
        left-aligned with a space at both sides.
        Frame a list of words; the frame is as wide as the longest word plus 4. Without words two lines of \
        four stars remain.
        Draw a rectangular frame of '*' with one word per line in it, filled up with spaces on the right.
        words in a rectangular frame of stars
        """,
        """
        width = max(map(len, words), default=0)
        edge = "*" * (width + 4)
        return [edge, *(f"* {word.ljust(width)} *" for word in words), edge]
        """,
        lambda r: (_words(r, 0, 5),),
    ),
    made(
        "variants_exercises.nested_squares_of_digits",
        "nested_squares concentric_squares rings number_rings",
        "n: int",
        "list[list[int]]",
        """
        Square of 2 * {n} - 1 rows made of rings of numbers: {n} on the border, {n} - 1 in the next ring \
        and so on, 1 in the middle.
        Return concentric squares as a nested list; the outermost ring consists of {n}, every ring further \
        inside is one smaller, the center is 1.
        Grid with side 2 * {n} - 1 whose cells hold {n} minus their distance to the nearest edge. [] for 0.
        Fill a square with nested rings, counting down from {n} at the edge to 1 in the center.
        concentric squares of numbers as list of lists
        """,
        """
        size = 2 * n - 1
        return [
            [n - min(row, column, size - 1 - row, size - 1 - column) for column in range(size)]
            for row in range(size)
        ]
        ---
        center = n - 1
        size = 2 * n - 1
        return [
            [max(abs(row - center), abs(column - center)) + 1 for column in range(size)]
            for row in range(size)
        ]
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "variants_exercises.plus_sign_on_dots",
        "plus_pattern draw_plus cross_pattern",
        "n: int",
        "list[str]",
        """
        Lines of a big plus sign in a square of odd side {n}: the middle row and the middle column are '+', \
        all other cells '.'.
        Draw {n} lines of {n} characters in which a horizontal and a vertical bar of '+' cross in the \
        center on a ground of dots. {n} is odd.
        Return a list of strings that shows a plus; only the middle line consists of '+' throughout.
        Square picture of a cross through the center: '+' where row or column is {n} // 2, '.' elsewhere.
        plus sign made of + on dots
        """,
        """
        middle = n // 2
        arm = "." * middle + "+" + "." * middle
        return ["+" * n if row == middle else arm for row in range(n)]
        """,
        lambda r: (r.choice((1, 3, 5, 7, 9)),),
    ),
    made(
        "variants_exercises.checkers_text_spaced",
        "checkerboard chessboard draw_checkerboard checker_pattern",
        "size: int; first: str = 'X'; second: str = 'O'",
        "str",
        """
        Checkerboard of {size} rows and columns as one text; the marks {first} and {second} ('X' and 'O' by \
        default) alternate, parted by a space.
        Return {size} lines joined by line breaks, each with {size} marks separated by spaces. The upper \
        left is {first}, neighbors always differ.
        Draw a chess pattern as a multi-line string; odd rows begin with {second}, even ones, counted from \
        0, with {first}. '' for size 0.
        Text of a square checkers pattern made of two marks with single spaces between them.
        checkerboard string with spaces between the marks
        """,
        """
        marks = (first, second)
        return "\\n".join(
            " ".join(marks[(row + column) % 2] for column in range(size)) for row in range(size)
        )
        """,
        lambda r: (r.randint(0, 5), *r.choice((("X", "O"), ("#", "."), ("1", "0")))),
    ),
    made(
        "variants_exercises.stripes_alternating_rows",
        "striped_flag stripes draw_stripes flag_lines",
        "width: int; height: int",
        "list[str]",
        """
        Lines of a striped flag with {width} and {height}: rows of '#' and rows of '-' in turn, beginning \
        with '#'.
        Return {height} strings of {width} equal characters; rows 1, 3, 5, ... are '#' signs, rows 2, 4, 6, \
        ... are '-' signs.
        Draw horizontal stripes: each row has a single kind of sign, '#' first, then '-', and so on.
        Flag with stripes as a list of lines, the top one made of '#'.
        horizontal stripes of # and - rows
        """,
        """
        return ["#-"[row % 2] * width for row in range(height)]
        """,
        lambda r: (r.randint(1, 8), r.randint(0, 6)),
    ),
    made(
        "variants_exercises.fir_tree_with_trunk",
        "christmas_tree draw_tree fir_tree tree_lines",
        "height: int",
        "list[str]",
        """
        Lines of a fir tree: a pyramid of {height} rows with 1, 3, 5, ... stars and below it a trunk '|' \
        under the tip. Spaces on the left only.
        Draw a Christmas tree whose crown has {height} rows of '*', followed by one line with the trunk '|' \
        in the middle; {height} is at least 1.
        Return {height} + 1 lines: centered odd numbers of stars, then a centered '|', without spaces at \
        the ends.
        Tree made of a star pyramid and a one-line trunk, as a list of strings.
        christmas tree with trunk as list of lines
        """,
        """
        crown = [" " * (height - row) + "*" * (2 * row - 1) for row in range(1, height + 1)]
        return [*crown, " " * (height - 1) + "|"]
        """,
        lambda r: (r.randint(1, 7),),
    ),
    made(
        "variants_exercises.text_on_a_diagonal",
        "diagonal_text diagonal_lines text_diagonally",
        "text: str",
        "str",
        """
        Write {text} diagonally: each character on its own line, the first without indent, each next one a \
        space further to the right.
        Return a text with one line per character of {text}; line i, counted from 0, has i spaces before \
        the character. '' stays ''.
        Put every character of {text} on a new line and indent it by its index; lines are joined by line \
        breaks.
        Text that falls from the upper left to the lower right, one character per line.
        each letter on a new line with growing indentation
        """,
        """
        return "\\n".join(" " * index + char for index, char in enumerate(text))
        """,
        lambda r: (r.choice(("", "a", "hello", "Python", "sun", "to be", "Zoe!")),),
    ),
    made(
        "variants_exercises.word_grows_and_shrinks",
        "word_mountain grow_and_shrink word_triangle",
        "word: str",
        "list[str]",
        """
        Lines in which {word} grows letter by letter and shrinks again: for 'sun' these are 's', 'su', \
        'sun', 'su', 's'.
        Return all beginnings of {word} from one letter to the whole word and then back to one letter; the \
        whole word appears once.
        List the prefixes of {word}, first getting longer, then getting shorter. An empty word gives [].
        Mountain of prefixes: up to {word} itself and down again.
        prefixes of a word up and down again
        """,
        """
        lengths = [*range(1, len(word) + 1), *range(len(word) - 1, 0, -1)]
        return [word[:length] for length in lengths]
        """,
        lambda r: (r.choice(("", "a", "at", *_WORDS)),),
    ),
    made(
        "variants_exercises.word_around_a_square",
        "word_square_border word_box word_frame",
        "word: str",
        "list[str]",
        """
        Write {word} around a square: forward in the top row, downward in the left column, backward in the \
        bottom row, spaces inside.
        Return as many lines as {word} has letters: the first is {word}, the last is {word} reversed, the \
        others have one letter at each side.
        Square frame of letters: line i, between the first and last, begins with letter i and ends with the \
        letter as far from the end.
        Box made of {word}, which has at least two letters; the right column reads {word} from the bottom up.
        word as the border of a square of letters
        """,
        """
        size = len(word)
        inner = [word[row] + " " * (size - 2) + word[size - 1 - row] for row in range(1, size - 1)]
        return [word, *inner, word[::-1]]
        """,
        lambda r: (r.choice(("at", "tea", "book", "level", "mango", "sunny", "house", "abc")),),
    ),
    made(
        "variants_exercises.fence_with_posts",
        "draw_fence fence fence_text",
        "posts: int; gap: int = 2",
        "str",
        """
        Draw a fence with {posts} posts '|' and {gap} rails '-' (2 by default) between two posts, such as \
        '|--|--|'. No posts give ''.
        Return one line: {posts} times '|', neighbors joined by {gap} hyphens. It begins and ends with a post.
        Text of a fence; {gap} is the number of '-' between posts, {posts} the number of '|'.
        Put {gap} minus signs (2 unless told otherwise) between each two of {posts} vertical bars.
        fence drawn as |--|--| with given number of posts
        """,
        """
        return ("-" * gap).join("|" * posts)
        ---
        if posts < 1:
            return ""
        return "|" + ("-" * gap + "|") * (posts - 1)
        """,
        lambda r: (r.randint(0, 6), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.marker_on_a_line",
        "draw_position marker_line show_position track_line",
        "length: int; position: int; mark: str = 'X'",
        "str",
        """
        Line of {length} dots with {mark} ('X' by default) at {position}, counted from 0. A {position} \
        outside of the line shows dots only.
        Show where a runner is: '.' for each field of a track with {length} fields, {mark} instead of the \
        dot at index {position}.
        Return a text of {length} characters, all '.', but {mark} at index {position} if there is such an \
        index (negative ones don't count).
        Draw a number line as dots and put {mark} on the field {position}; off the line there is no mark.
        dots with one marked position
        """,
        """
        if not 0 <= position < length:
            return "." * length
        return "." * position + mark + "." * (length - position - 1)
        ---
        return "".join(mark if index == position else "." for index in range(length))
        """,
        lambda r: (r.randint(0, 9), r.randint(-2, 10), r.choice("XX#o")),
    ),
    made(
        "variants_exercises.dice_face_as_lines",
        "dice_face draw_die die_face dice_picture",
        "value: int",
        "list[str]",
        """
        Picture of a die that shows {value}: three lines of three characters with 'o' for each pip and \
        spaces elsewhere. Raises ValueError unless {value} is 1 to 6.
        Return the face of a die as three strings of length 3, for example ['o  ', ' o ', '  o'] for 3. \
        Values outside of 1 to 6 raise ValueError.
        Draw a die as three lines of 'o' and spaces: 2 and 3 run from the upper left to the lower right, 6 \
        has two columns of three. ValueError for a {value} outside of 1 to 6.
        Three rows of a die; pips are 'o'. The middle pip is there for odd values only; other numbers than \
        1 to 6 are a ValueError.
        ascii dice face for a number
        """,
        """
        faces = {
            1: ["   ", " o ", "   "],
            2: ["o  ", "   ", "  o"],
            3: ["o  ", " o ", "  o"],
            4: ["o o", "   ", "o o"],
            5: ["o o", " o ", "o o"],
            6: ["o o", "o o", "o o"],
        }
        if value not in faces:
            raise ValueError(f"no such face: {value}")
        return faces[value]
        """,
        lambda r: (r.randint(1, 6),),
    ),
    made(
        "variants_exercises.separator_of_pattern",
        "separator_line repeat_pattern pattern_line divider",
        "width: int; pattern: str = '-='",
        "str",
        """
        Separator line of exactly {width} characters that repeats {pattern} ('-=' by default) and cuts off \
        the last repetition if necessary.
        Repeat {pattern} until the line is {width} characters long; what goes beyond is dropped. A {width} \
        of 0 or less gives ''.
        Return a decorative line with {width} signs made of {pattern} again and again, for example '-=-=-' \
        for 5.
        Fill a line of {width} characters with copies of {pattern}, the last one possibly incomplete; \
        {pattern} is not empty.
        repeat a pattern to an exact width
        """,
        """
        repeats = max(width, 0) // len(pattern) + 1
        return (pattern * repeats)[: max(width, 0)]
        ---
        return "".join(pattern[index % len(pattern)] for index in range(width))
        """,
        lambda r: (r.randint(-1, 12), r.choice(("-=", "-=", "*", "<>.", "ab"))),
    ),
    made(
        "variants_exercises.bars_with_value_behind",
        "bar_chart draw_bars horizontal_histogram bars",
        "values: list[int]; mark: str = '#'",
        "list[str]",
        """
        One line per value: a bar of as many {mark} ('#' by default) as the value, then a space and the \
        value. For 0 only '0' without a space.
        Horizontal bar chart of {values}, which are not negative; behind each bar stands its length, as in \
        '### 3', and a missing bar leaves just '0'.
        Return lines like '##### 5' for {values}: the bar made of {mark}, a blank and the number. A 0 gives \
        the line '0'.
        Draw each of {values} as a row of {mark} followed by the number itself; no leading space if the row \
        is empty.
        bar chart lines with the number at the end of each bar
        """,
        """
        return [f"{mark * value} {value}".strip() for value in values]
        ---
        lines = []
        for value in values:
            lines.append(f"{mark * value} {value}" if value else "0")
        return lines
        """,
        lambda r: (_ints(r, 0, 6, 0, 7), r.choice("##*=")),
    ),
    made(
        "variants_exercises.bars_aligned_with_pipe",
        "bar_chart labelled_bars histogram draw_bar_chart",
        "counts: dict[str, int]",
        "str",
        """
        Bar chart of {counts} as one text: each name padded to the longest one, then ' | ' and as many '*' \
        as its count. No spaces at line ends.
        Return lines such as 'tea   | ***' joined by line breaks, in the order of the dict; for a count of \
        0 the line ends with '|'.
        Draw a horizontal bar of stars for every entry. The bars begin in the same column because names are \
        filled with spaces on the right.
        Text with one line per entry: name, aligned bar sign '|', and stars; '' for an empty dict.
        text bar chart with aligned labels
        """,
        """
        width = max(map(len, counts), default=0)
        return "\\n".join(f"{name.ljust(width)} | {'*' * count}".rstrip() for name, count in counts.items())
        """,
        lambda r: (_counts(r, 0, 4, 6),),
    ),
    made(
        "variants_exercises.bars_scaled_rounded",
        "scaled_bars scale_bars bar_chart_scaled relative_bars",
        "values: list[int]; width: int = 10",
        "list[str]",
        """
        Draw {values} as bars of '#' where the largest value gets {width} signs (10 by default) and the \
        others their share, rounded to whole signs.
        Return one bar per value, scaled so that the maximum is {width} long; lengths are rounded. If all \
        values are 0, all bars are empty.
        Scale non-negative {values} to bars of at most {width} hash signs by value / maximum * {width}, \
        rounded with round().
        List of bars '#...' proportional to {values}; the longest has {width} signs. No values give [].
        bars scaled to a maximum width, rounded
        """,
        """
        largest = max(values, default=0)
        if largest == 0:
            return [""] * len(values)
        return ["#" * round(value / largest * width) for value in values]
        """,
        lambda r: (r.choice((_ints(r, 0, 6, 0, 30), [0] * r.randint(1, 3))), r.choice((10, 10, 5, 20))),
    ),
    made(
        "variants_exercises.columns_with_gaps_and_base",
        "vertical_histogram column_chart draw_columns vertical_chart",
        "heights: list[int]",
        "list[str]",
        """
        Draw {heights} as columns of '*' next to each other with one space between, from the top line down, \
        and below them a base of '-'. No spaces at line ends.
        Vertical bar chart: as many lines as the highest column, then a line of hyphens as wide as the \
        chart. Without any height only the base is left.
        Return the lines of a chart in which column i is heights[i] stars high; the last line is a row of \
        '-' under all columns and gaps.
        Columns of stars standing on a line of '-', one blank between neighboring columns, spaces on the \
        right removed; [] for no columns.
        vertical histogram with a base line
        """,
        """
        if not heights:
            return []
        lines = []
        for level in range(max(heights), 0, -1):
            lines.append(" ".join("*" if height >= level else " " for height in heights).rstrip())
        return [*lines, "-" * (2 * len(heights) - 1)]
        """,
        lambda r: (_ints(r, 0, 5, 0, 5),),
    ),
    made(
        "variants_exercises.letter_histogram_lines",
        "letter_histogram letter_bars draw_letter_counts",
        "text: str",
        "list[str]",
        """
        One line such as 'a: ***' for every letter of {text}, in alphabetical order, with one star per \
        occurrence. Case is ignored, other characters are left out.
        Histogram of the letters in {text}: lower-case letter, colon, space, stars; letters that do not \
        occur have no line.
        Count the letters a to z in {text} without regard to case and draw each count as stars behind the \
        letter, sorted by letter.
        Lines with a letter and its frequency as a row of '*'. A text without letters gives [].
        letter frequencies as rows of stars
        """,
        """
        letters = [char for char in text.lower() if "a" <= char <= "z"]
        return [f"{letter}: {'*' * letters.count(letter)}" for letter in sorted(set(letters))]
        """,
        lambda r: (_text(r),),
    ),
    made(
        "variants_exercises.dice_histogram_six_lines",
        "dice_histogram roll_histogram dice_bars show_rolls",
        "rolls: list[int]",
        "list[str]",
        """
        Histogram of dice {rolls}: always six lines, '1: ##' to '6: #', one '#' for each roll of the \
        number. A number that never came up has '1:' without a space.
        Return a line for each face from 1 to 6 with a hash sign for every time it was rolled; faces not \
        rolled show only the number and a colon.
        Count how often each face of a die occurs in {rolls} and draw the counts as six bars of '#', \
        without trailing spaces.
        Six lines, one per face in ascending order: face, ':', and if it was rolled a space and its '#' signs.
        bars for how often each dice face was rolled
        """,
        """
        return [f"{face}: {'#' * rolls.count(face)}".rstrip() for face in range(1, 7)]
        """,
        lambda r: (_ints(r, 0, 9, 1, 6),),
    ),
    made(
        "variants_exercises.word_length_bars",
        "word_length_histogram length_bars word_length_chart",
        "text: str",
        "list[str]",
        """
        Lines like '3: **' that tell how many words of {text} have each length: length, colon, space and a \
        star per word. Ascending, only lengths that occur.
        Histogram of word lengths: words are what stands between spaces, punctuation included. One line per \
        length that occurs, shortest first.
        Return a row of stars for each word length in {text}, sorted by length; a text without words gives [].
        Draw the distribution of word lengths, with one '*' for each word of that length.
        word length distribution as rows of stars
        """,
        """
        lengths = [len(word) for word in text.split()]
        return [f"{length}: {'*' * lengths.count(length)}" for length in sorted(set(lengths))]
        """,
        lambda r: (_text(r, 0, 7),),
    ),
    made(
        "variants_exercises.powers_table_rows",
        "powers_table squares_and_cubes number_powers square_cube_table",
        "n: int",
        "list[tuple[int, int, int]]",
        """
        Table of the numbers 1 to {n} with their squares and cubes: a list of tuples (number, square, cube).
        Return a row (k, k ** 2, k ** 3) for every k from 1 to {n}; an empty list if {n} is less than 1.
        For each whole number up to {n} give the number, its second and its third power as a tuple.
        List of triples: number, number squared, number cubed, ascending from 1.
        squares and cubes table up to n
        """,
        """
        return [(number, number**2, number**3) for number in range(1, n + 1)]
        """,
        lambda r: (r.randint(-1, 8),),
    ),
    made(
        "variants_exercises.powers_table_aligned",
        "squares_table table_of_squares square_cube_table powers_table",
        "n: int",
        "list[str]",
        """
        Lines with each number from 1 to {n}, its square and its cube, every column right-aligned to its \
        largest value, columns parted by two spaces.
        Table of numbers, squares and cubes as text: the three columns are as wide as {n}, {n} squared and \
        {n} cubed and have two blanks between.
        Return {n} lines such as ' 2    4     8'; numbers are flush right within their column. [] for 0.
        Print table of powers: number, second and third power, aligned on the right, with two spaces in \
        between, as a list of strings.
        aligned table of squares and cubes
        """,
        """
        widths = [len(str(n**power)) for power in (1, 2, 3)]
        return [
            "  ".join(str(number**power).rjust(width) for power, width in enumerate(widths, 1))
            for number in range(1, n + 1)
        ]
        """,
        lambda r: (r.choice((0, 1, 2, 3, 4, 5, 10, 11)),),
    ),
    made(
        "variants_exercises.celsius_table_as_pairs",
        "celsius_table temperature_table conversion_table celsius_to_fahrenheit_table",
        "start: int; stop: int; step: int = 10",
        "list[tuple[int, float]]",
        """
        Conversion table from Celsius to Fahrenheit: pairs (celsius, fahrenheit) from {start} up to and \
        including {stop} in steps of {step} (10 by default).
        List of tuples for the temperatures {start}, {start} + {step}, ... not above {stop}, each with its \
        value in Fahrenheit rounded to one decimal.
        Return the Celsius degrees from {start} to {stop} together with 9 / 5 of them plus 32, one decimal; \
        the end counts if it is hit.
        Table as a list of (C, F) pairs; {step} is positive and {stop} is included. [] if {start} is above \
        {stop}.
        table of celsius and fahrenheit pairs with step
        """,
        """
        return [(celsius, round(celsius * 9 / 5 + 32, 1)) for celsius in range(start, stop + 1, step)]
        """,
        lambda r: (start := r.randint(-20, 20), start + r.randint(-2, 30), r.choice((10, 5, 3, 1))),
    ),
    made(
        "variants_exercises.conversion_table_lines",
        "conversion_table miles_table unit_table distance_table",
        "miles: list[int]",
        "list[str]",
        """
        Lines such as '5 mi = 8.05 km' for each of {miles}, with 1.609 km to the mile and always two decimals.
        Conversion table from miles to kilometers as text: one line per value, number and 'mi', '=', \
        kilometers with two decimals and 'km'.
        Multiply each of {miles} by 1.609 and write it as 'N mi = X.XX km'. An empty list gives an empty list.
        Return lines like '3 mi = 4.83 km' for all {miles}, calculated with 1.609 km per mile and two \
        decimals, in the given order.
        miles to kilometers table as lines of text
        """,
        """
        return [f"{distance} mi = {distance * 1.609:.2f} km" for distance in miles]
        """,
        lambda r: (_ints(r, 0, 5, 0, 60),),
    ),
    made(
        "variants_exercises.addition_table_with_zero",
        "addition_table sum_table plus_table",
        "n: int",
        "list[list[int]]",
        """
        Addition table for the numbers 0 to {n}: a nested list in which the cell in row i and column j, \
        counted from 0, is i + j.
        Return {n} + 1 rows of {n} + 1 sums; the first row is 0 to {n}, every further row is one larger.
        Table of all sums of two numbers from 0 to {n} as a list of lists.
        Square grid with row number plus column number in each cell, both from 0 to {n}.
        addition table from 0 to n
        """,
        """
        return [[row + column for column in range(n + 1)] for row in range(n + 1)]
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "variants_exercises.truth_table_of_operator",
        "truth_table logic_table gate_table",
        "operator: str",
        "list[tuple[bool, bool, bool]]",
        """
        Truth table of 'and', 'or' or 'xor': four tuples (a, b, result), from False, False to True, True. \
        Another {operator} raises ValueError.
        Return (a, b, a {operator} b) for all four combinations, False before True and b changing faster; \
        'and', 'or' and 'xor' are known, others are a ValueError.
        List all inputs of a logic gate with its output. The name of the gate is {operator}, in small letters.
        Table with the rows FF, FT, TF, TT and the result of {operator} as third element.
        truth table for and, or, xor as list of tuples
        """,
        """
        operations = {
            "and": lambda a, b: a and b,
            "or": lambda a, b: a or b,
            "xor": lambda a, b: a != b,
        }
        if operator not in operations:
            raise ValueError(f"unknown operator: {operator}")
        operation = operations[operator]
        return [(a, b, operation(a, b)) for a in (False, True) for b in (False, True)]
        """,
        lambda r: (r.choice(("and", "or", "xor")),),
    ),
    made(
        "variants_exercises.which_of_three_is_largest",
        "largest_of_three which_is_largest find_largest",
        "a: int; b: int; c: int",
        "str",
        """
        Which of the three numbers is the largest? Return 'first', 'second' or 'third', or 'tie' if the \
        largest value occurs more than once.
        Name the place of the greatest of {a}, {b} and {c}: 'first', 'second', 'third'. If two or all three \
        share the maximum, return 'tie'.
        Compare three numbers and say which one is the biggest; equal greatest numbers are a 'tie'.
        Return 'tie' when the maximum is not unique, otherwise the position of the maximum as a word.
        which of three numbers is largest, or a tie
        """,
        """
        numbers = [a, b, c]
        largest = max(numbers)
        if numbers.count(largest) > 1:
            return "tie"
        return ("first", "second", "third")[numbers.index(largest)]
        """,
        lambda r: (r.randint(1, 4), r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.order_of_three_as_text",
        "sort_three_text order_three compare_three",
        "a: int; b: int; c: int",
        "str",
        """
        Write {a}, {b} and {c} in ascending order as text with '<' between different and '=' between equal \
        numbers, such as '2 < 5 = 5'.
        Sort three numbers and join them by ' < ', or by ' = ' where neighbors are equal.
        Return the ordered numbers with the right comparison sign between each two: 3, 1, 2 gives '1 < 2 < 3'.
        Text that shows how three numbers compare, the smallest first.
        three numbers sorted, joined by comparison signs
        """,
        """
        low, middle, high = sorted([a, b, c])
        first_sign = "=" if low == middle else "<"
        second_sign = "=" if middle == high else "<"
        return f"{low} {first_sign} {middle} {second_sign} {high}"
        """,
        lambda r: (r.randint(-2, 4), r.randint(-2, 4), r.randint(-2, 4)),
    ),
    made(
        "variants_exercises.comparison_sentence",
        "compare_numbers comparison describe_comparison",
        "a: int; b: int",
        "str",
        """
        Compare two numbers in words: '{a} is greater than {b}', '... is less than ...' or '... is equal to \
        ...', with the numbers filled in.
        Return a sentence such as '5 is greater than 3' that tells how {a} compares with {b}; no full stop.
        Say whether {a} is greater than, less than or equal to {b}, as text that begins with {a} and ends \
        with {b}.
        Text 'A is less than B' with the right comparison for both numbers.
        compare two numbers as a sentence
        """,
        """
        if a > b:
            relation = "greater than"
        elif a < b:
            relation = "less than"
        else:
            relation = "equal to"
        return f"{a} is {relation} {b}"
        """,
        lambda r: (r.randint(-3, 4), r.randint(-3, 4)),
    ),
    made(
        "variants_exercises.sign_counts_of_list",
        "count_signs sign_counts positive_negative_zero",
        "numbers: list[int]",
        "dict[str, int]",
        """
        Count {numbers} by sign in a dict with the keys 'positive', 'negative' and 'zero', in this order; \
        all three are always there.
        How many of {numbers} are positive, negative and zero? Return a dict with three counts, for an \
        empty list all 0.
        Return {{'positive': ..., 'negative': ..., 'zero': ...}} with how many numbers belong to each kind.
        Tally the signs of {numbers}; keys without a number have the value 0.
        dict with counts of positive, negative and zero numbers
        """,
        """
        counts = {"positive": 0, "negative": 0, "zero": 0}
        for number in numbers:
            if number > 0:
                counts["positive"] += 1
            elif number < 0:
                counts["negative"] += 1
            else:
                counts["zero"] += 1
        return counts
        ---
        return {
            "positive": sum(number > 0 for number in numbers),
            "negative": sum(number < 0 for number in numbers),
            "zero": numbers.count(0),
        }
        """,
        lambda r: (_ints(r, 0, 8, -3, 3),),
    ),
    made(
        "variants_exercises.count_positives_sum_negatives_list",
        "count_positives_sum_negatives positives_and_negatives split_sums",
        "numbers: list[int]",
        "list[int]",
        """
        Return a list of two numbers: how many of {numbers} are positive and the sum of the negative ones. \
        An empty list gives [].
        [count of positives, sum of negatives] of {numbers}; zeros belong to neither. For no numbers at all \
        the result is an empty list.
        First element: number of values above 0. Second element: all values below 0 added up. Empty input, \
        empty output.
        Count what is greater than zero and add what is less than zero; both results come as a list, or [] \
        if there was nothing to look at.
        count positives and sum negatives, empty list for empty list
        """,
        """
        if not numbers:
            return []
        return [sum(number > 0 for number in numbers), sum(number for number in numbers if number < 0)]
        """,
        lambda r: (_ints(r, 0, 7, -9, 9) if r.random() < 0.85 else [],),
    ),
    made(
        "variants_exercises.letter_of_three_scores",
        "grade_from_scores average_grade letter_of_average get_grade",
        "first: int; second: int; third: int",
        "str",
        """
        Letter grade for the average of three scores: 'A' from 90, 'B' from 80, 'C' from 70, 'D' from 60, \
        otherwise 'F'. The average is not rounded.
        Take the mean of {first}, {second} and {third} and return its letter: A for 90 and above, then \
        steps of ten down to D, F below 60.
        Grade three marks by their unrounded mean: 89.67 is still a 'B'.
        Return A, B, C, D or F for the average of the three scores with limits 90, 80, 70 and 60.
        letter grade of the average of three scores
        """,
        """
        average = (first + second + third) / 3
        for limit, letter in ((90, "A"), (80, "B"), (70, "C"), (60, "D")):
            if average >= limit:
                return letter
        return "F"
        """,
        lambda r: tuple(
            min(100, base + r.randint(-3, 3)) for base in [r.choice((58, 62, 70, 80, 90, 95))] * 3
        ),
    ),
    made(
        "variants_exercises.division_of_marks",
        "exam_division division get_division result_class",
        "marks: list[int]",
        "str",
        """
        Division for the {marks} of all subjects, each out of 100, by their average: 'First' from 60, \
        'Second' from 45, 'Third' from 33, else 'Fail'. A single mark below 33 also means 'Fail'.
        Return 'Fail' if any of {marks} is under 33, otherwise 'First' for an average of 60 or more, \
        'Second' for 45 or more and 'Third' below that.
        Exam result by the mean of {marks}: First, Second or Third division with the limits 60 and 45; \
        whoever has less than 33 in a subject fails.
        Classify a list of marks (not empty): one mark below 33 means 'Fail', else the average decides: \
        'First' from 60, 'Second' from 45, 'Third' below.
        exam division by average, fail if one subject is failed
        """,
        """
        if min(marks) < 33:
            return "Fail"
        average = sum(marks) / len(marks)
        if average >= 60:
            return "First"
        return "Second" if average >= 45 else "Third"
        """,
        lambda r: (_ints(r, 1, 5, r.choice((20, 33, 33, 33)), r.choice((48, 65, 90))),),
    ),
    made(
        "variants_exercises.months_of_season_list",
        "months_in_season season_months months_of_season",
        "season: str",
        "list[str]",
        """
        Names of the three months of a {season}, which is 'winter', 'spring', 'summer' or 'autumn' in any \
        case; 'fall' is the same as 'autumn'. Other texts give [].
        Which months belong to {season} in the north? Winter begins with December. Case does not matter, \
        unknown seasons give an empty list.
        Return ['March', 'April', 'May'] for 'spring' and so on; 'autumn' and 'fall' both mean September to \
        November.
        List the months of a northern season, named in any case and with 'fall' for 'autumn' as well; an \
        unknown name has no months.
        the three months of a season by its name
        """,
        """
        months = {
            "winter": ["December", "January", "February"],
            "spring": ["March", "April", "May"],
            "summer": ["June", "July", "August"],
            "autumn": ["September", "October", "November"],
        }
        months["fall"] = months["autumn"]
        return months.get(season.lower(), [])
        """,
        lambda r: (r.choice(("winter", "Spring", "SUMMER", "autumn", "Fall", "fall", "rain", "")),),
    ),
    made(
        "variants_exercises.season_of_short_month",
        "season_of_month get_season month_to_season",
        "month: str",
        "str | None",
        """
        Season for a {month} given by its first three letters ('Jan', 'feb', ...) in any case: 'Winter', \
        'Spring', 'Summer' or 'Autumn'; None if unknown.
        Return the season of the north for an abbreviated month name. Winter is Dec, Jan and Feb. Anything \
        else than a three-letter month gives None.
        Look up in which season the month abbreviation {month} falls; case is ignored, the answer is \
        capitalized.
        'Mar', 'Apr', 'May' give 'Spring' and so on; None for texts that are no abbreviation of a month, \
        full names included.
        season from three-letter month abbreviation
        """,
        """
        seasons = {
            "Winter": ("dec", "jan", "feb"),
            "Spring": ("mar", "apr", "may"),
            "Summer": ("jun", "jul", "aug"),
            "Autumn": ("sep", "oct", "nov"),
        }
        for season, months in seasons.items():
            if month.lower() in months:
                return season
        return None
        """,
        lambda r: (
            r.choice(("Jan", "feb", "MAR", "apr", "May", "Jul", "sep", "Oct", "Dec", "June", "xyz", "")),
        ),
    ),
    made(
        "variants_exercises.cinema_price_cheap_tuesday",
        "cinema_price movie_price ticket_price ticket_cost",
        "age: int; day: str; student: bool = False",
        "float",
        """
        Price of a cinema ticket: children below 12 and seniors from 65 pay 6.0, students 8.0, everyone \
        else 10.0. On Tuesday (any case) it is 2.0 less.
        Ticket by {age}: 6.0 under 12 and from 65 on, otherwise 10.0, or 8.0 for a {student}. If {day} is \
        'Tuesday', 2.0 are taken off.
        Return what the film costs: first the lowest price that applies by {age} or {student}, then the \
        Tuesday discount of 2.0.
        Adults 10.0, students 8.0, under 12 or 65 and older 6.0; Tuesdays, written in any case, are 2.0 \
        cheaper for all.
        cinema ticket price with student rate and Tuesday discount
        """,
        """
        if age < 12 or age >= 65:
            price = 6.0
        elif student:
            price = 8.0
        else:
            price = 10.0
        if day.lower() == "tuesday":
            price -= 2.0
        return price
        """,
        lambda r: (
            r.choice((5, 11, 12, 20, 40, 64, 65, 80)),
            r.choice(("Monday", "Tuesday", "tuesday", "Friday")),
            r.random() < 0.4,
        ),
    ),
    made(
        "variants_exercises.zoo_total_with_group_rate",
        "zoo_total group_price entrance_total admission_total",
        "ages: list[int]",
        "float",
        """
        Entrance for a group with these {ages}: free up to 2, 14.0 from 3 to 12, 18.0 from 65 on, 23.0 for \
        all others. Ten or more people get 10 percent off.
        Add up the tickets for all {ages} (under 3 nothing, under 13 14.0, 65 and older 18.0, else 23.0); a \
        group of at least ten pays 90 percent of it.
        Total admission for visitors by age. From ten visitors on, the free ones counted, the sum is \
        reduced by a tenth. Rounded to 2 decimals.
        Return the sum of the prices 0, 14.0, 23.0 and 18.0 for toddlers, children, adults and seniors, \
        minus 10 percent for 10 people and more.
        total entrance price by ages with group discount
        """,
        """
        total = 0.0
        for age in ages:
            if age < 3:
                continue
            if age < 13:
                total += 14.0
            elif age < 65:
                total += 23.0
            else:
                total += 18.0
        if len(ages) >= 10:
            total *= 0.9
        return round(total, 2)
        """,
        lambda r: (
            [
                r.choice((1, 2, 3, 9, 12, 13, 30, 64, 65, 70))
                for _ in range(r.choice((0, 1, 3, 5, 9, 10, 12)))
            ],
        ),
    ),
    made(
        "variants_exercises.ride_by_height_and_company",
        "may_ride can_ride ride_allowed coaster_check",
        "height: int; with_adult: bool = False",
        "str",
        """
        May a child of {height} cm ride? 'yes' from 140, 'with an adult' from 120 to 139 (which is 'yes' if \
        {with_adult}), 'no' below 120.
        Return 'no' under 120 cm. From 120 on one may ride together with an adult: 'yes' if {with_adult} is \
        true, else 'with an adult'. From 140 always 'yes'.
        Height check with the limits 120 ('no' below) and 140 ('yes' from there on); between them 'yes' if \
        {with_adult}, else 'with an adult'.
        Answer 'yes', 'no' or 'with an adult' for a visitor of {height} centimeters who comes {with_adult} \
        or alone.
        roller coaster height rule
        """,
        """
        if height < 120:
            return "no"
        if height >= 140 or with_adult:
            return "yes"
        return "with an adult"
        """,
        lambda r: (r.choice((100, 119, 120, 130, 139, 140, 155)), r.random() < 0.5),
    ),
    made(
        "variants_exercises.rights_by_age_list",
        "allowed_at_age rights_by_age what_is_allowed permissions_for_age",
        "age: int; limits: dict[str, int]",
        "list[str]",
        """
        What is somebody of this {age} allowed to do? {limits} maps each activity to its minimum age; \
        return the allowed ones, lowest minimum first, ties by name.
        List the activities in {limits} whose minimum age is at most {age}, sorted by minimum age and then \
        alphabetically.
        Return all keys of {limits} that {age} has reached, ordered by their limit; equal limits in \
        alphabetical order.
        Activities that are open at {age}, in the order in which one grows into them; [] if there are none.
        allowed activities by age, sorted by minimum age
        """,
        """
        allowed = [activity for activity, limit in limits.items() if age >= limit]
        return sorted(allowed, key=lambda activity: (limits[activity], activity))
        """,
        lambda r: (
            r.choice((5, 12, 14, 16, 18, 21)),
            {
                name: r.choice((6, 12, 16, 16, 18))
                for name in r.sample(["vote", "drive", "work", "fly", "swim"], r.randint(0, 5))
            },
        ),
    ),
    made(
        "variants_exercises.triangle_label_with_degenerate",
        "triangle_kind classify_triangle triangle_type",
        "sides: list[int]",
        "str",
        """
        Kind of the triangle with three {sides}: 'equilateral', 'isosceles' or 'scalene'; 'degenerate' if \
        two sides add up to exactly the third, 'invalid' if it cannot exist.
        Classify three {sides} in any order. A side that is not positive or longer than the others together \
        gives 'invalid', one exactly as long as them 'degenerate'.
        Return 'invalid', 'degenerate', 'equilateral', 'isosceles' or 'scalene' for a list of three \
        lengths, checked in this order.
        Name a triangle 'equilateral', 'isosceles' or 'scalene' after sorting out 'invalid' ones and \
        'degenerate' ones, whose longest side equals the sum of the others.
        triangle type from a list of sides, with degenerate ones
        """,
        """
        short, middle, long = sorted(sides)
        if short <= 0 or short + middle < long:
            return "invalid"
        if short + middle == long:
            return "degenerate"
        kinds = {1: "equilateral", 2: "isosceles", 3: "scalene"}
        return kinds[len({short, middle, long})]
        """,
        lambda r: (
            r.choice(
                ([3, 4, 5], [2, 3, 5], [5, 5, 5], [4, 4, 7], [1, 1, 3], [0, 2, 2], _ints(r, 3, 3, 1, 6))
            ),
        ),
    ),
    made(
        "variants_exercises.count_possible_triangles",
        "count_triangles valid_triangles count_valid_triangles",
        "triples: list[tuple[int, int, int]]",
        "int",
        """
        How many of {triples} can be the sides of a triangle: every two sides together are strictly longer \
        than the third?
        Count the (a, b, c) in {triples}, in any order of sides, whose longest side is shorter than the sum \
        of the other two.
        Return the number of real triangles among {triples}; flat ones, where two sides add up to the \
        third, do not count.
        For each triple of lengths check the triangle inequality and count those that fulfil it.
        number of valid triangles in a list of side triples
        """,
        """
        count = 0
        for triple in triples:
            short, middle, long = sorted(triple)
            if short + middle > long:
                count += 1
        return count
        ---
        return sum(2 * max(triple) < sum(triple) for triple in triples)
        """,
        lambda r: ([tuple(r.randint(1, 7) for _ in range(3)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_exercises.box_kind_by_edges",
        "box_kind solid_kind classify_box cuboid_kind",
        "length: int; width: int; height: int",
        "str",
        """
        Kind of a box with these edges: 'cube' if all three are equal, 'square prism' if exactly two are, \
        'cuboid' otherwise; 'invalid' if one is not positive.
        Return 'invalid' if any of {length}, {width} and {height} is 0 or less, else 'cube', 'square prism' \
        or 'cuboid' for three, two or no equal edges.
        Classify a box as 'cube', 'square prism' or 'cuboid' by how many edges are equal, or as 'invalid' \
        with an edge of 0 or less.
        Name the solid with the given edges; two equal edges make it a square prism, three a cube.
        cube, square prism or cuboid by edge lengths
        """,
        """
        if min(length, width, height) <= 0:
            return "invalid"
        return {1: "cube", 2: "square prism", 3: "cuboid"}[len({length, width, height})]
        """,
        lambda r: (r.randint(0, 3) or 1, r.randint(1, 3), r.choice((0, 1, 2, 2, 3))),
    ),
    made(
        "variants_exercises.point_and_circle_words",
        "point_circle_position where_is_point circle_position",
        "x: int; y: int; radius: int",
        "str",
        """
        Where is the point ({x}, {y}) with regard to the circle of {radius} around the origin? Return \
        'inside', 'on the circle' or 'outside'.
        Compare the distance of ({x}, {y}) from (0, 0) with {radius}: smaller is 'inside', equal 'on the \
        circle', larger 'outside'.
        Say whether a point is 'inside', 'on the circle' or 'outside' for a circle with {radius} that is \
        centered at (0, 0).
        Return 'on the circle' if x squared plus y squared is exactly {radius} squared, otherwise 'inside' \
        or 'outside'.
        position of a point relative to a circle around the origin
        """,
        """
        distance = x * x + y * y
        if distance == radius * radius:
            return "on the circle"
        return "inside" if distance < radius * radius else "outside"
        """,
        lambda r: r.choice(
            (
                (3, 4, 5),
                (-3, 4, 5),
                (0, 0, 1),
                (0, 2, 2),
                (r.randint(-5, 5), r.randint(-5, 5), r.randint(1, 6)),
            )
        ),
    ),
    made(
        "variants_exercises.water_state_by_scale",
        "water_state state_of_water phase_of_water",
        "temperature: float; scale: str = 'C'",
        "str",
        """
        State of water at {temperature} in the given {scale} 'C', 'F' or 'K' ('C' by default): 'solid' up \
        to the freezing point, 'gas' from the boiling point on, else 'liquid'.
        Return 'solid', 'liquid' or 'gas'. Water freezes at 0 C, 32 F or 273.15 K and boils at 100 C, 212 F \
        or 373.15 K; both limits belong to the outer states.
        Say in which state water is; {scale} tells whether {temperature} is in Celsius, Fahrenheit or \
        Kelvin. An unknown scale raises ValueError.
        At or below freezing it is 'solid', at or above boiling 'gas', in between 'liquid', depending on \
        the scale.
        state of water for celsius, fahrenheit or kelvin
        """,
        """
        limits = {"C": (0, 100), "F": (32, 212), "K": (273.15, 373.15)}
        if scale not in limits:
            raise ValueError(f"unknown scale: {scale}")
        freezing, boiling = limits[scale]
        if temperature <= freezing:
            return "solid"
        return "gas" if temperature >= boiling else "liquid"
        """,
        lambda r: (
            r.choice((-5.0, 0.0, 20.0, 32.0, 33.0, 100.0, 211.0, 212.0, 273.15, 300.0, 400.0)),
            r.choice("CCFK"),
        ),
    ),
    made(
        "variants_exercises.fizzbuzz_over_numbers",
        "fizzbuzz fizzbuzz_list fizzbuzz_all replace_multiples",
        "numbers: list[int]",
        "list[str]",
        """
        FizzBuzz for any list: replace each of {numbers} by 'FizzBuzz' if 15 divides it, 'Fizz' for 3, \
        'Buzz' for 5; all others become text. 0 is 'FizzBuzz'.
        Return a text for each of the given {numbers}, negative ones included: multiples of 3 are 'Fizz', \
        of 5 'Buzz', of both 'FizzBuzz', the rest their digits.
        Map a list of integers to their FizzBuzz words, in order.
        Apply the rules of FizzBuzz to every element of {numbers} instead of a range.
        fizzbuzz words for a given list of numbers
        """,
        """
        words = []
        for number in numbers:
            word = ("Fizz" if number % 3 == 0 else "") + ("Buzz" if number % 5 == 0 else "")
            words.append(word or str(number))
        return words
        """,
        lambda r: (_ints(r, 0, 7, -6, 31),),
    ),
    made(
        "variants_exercises.fizzbuzz_words_only_dict",
        "fizzbuzz_dict fizzbuzz_words fizzbuzz_hits",
        "n: int",
        "dict[int, str]",
        """
        Map those numbers from 1 to {n} that have a FizzBuzz word to it: 'Fizz' for 3, 'Buzz' for 5, \
        'FizzBuzz' for 15. Plain numbers are left out.
        Return a dict with only the multiples of 3 or 5 up to {n} as keys, ascending, and their words as \
        values.
        FizzBuzz as a dict without the numbers that are just said as they are.
        For 5 the result is {{3: 'Fizz', 5: 'Buzz'}}: no entry for 1, 2 and 4.
        dict of numbers with their fizzbuzz word, others skipped
        """,
        """
        words = {}
        for number in range(1, n + 1):
            word = ("Fizz" if number % 3 == 0 else "") + ("Buzz" if number % 5 == 0 else "")
            if word:
                words[number] = word
        return words
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "variants_exercises.fizzbuzz_counting_down",
        "fizzbuzz_down fizzbuzz_reverse countdown_fizzbuzz",
        "n: int",
        "list[str]",
        """
        FizzBuzz backwards: words for {n}, {n} - 1, ..., 1 as a list of strings. Multiples of 3 are 'Fizz', \
        of 5 'Buzz', of both 'FizzBuzz'.
        Count down from {n} to 1 and say 'Fizz', 'Buzz' or 'FizzBuzz' instead of multiples of 3, 5 and 15; \
        other numbers as text.
        Return the FizzBuzz list in descending order, beginning with {n}; [] for 0.
        List of texts for the numbers from {n} down to 1 by the rules of FizzBuzz.
        fizzbuzz from n down to 1
        """,
        """
        words = []
        for number in range(n, 0, -1):
            if number % 15 == 0:
                words.append("FizzBuzz")
            elif number % 3 == 0:
                words.append("Fizz")
            elif number % 5 == 0:
                words.append("Buzz")
            else:
                words.append(str(number))
        return words
        """,
        lambda r: (r.randint(0, 17),),
    ),
    made(
        "variants_exercises.countdown_list_with_start_word",
        "countdown launch_countdown rocket_countdown",
        "n: int; word: str = 'Liftoff!'",
        "list[str]",
        """
        Countdown from {n} to 1 as a list of strings with {word} ('Liftoff!' by default) at the end. If {n} \
        is 0 or less there is only {word}.
        Return the numbers {n}, {n} - 1, ..., 1 as text, followed by {word}, in a list.
        List for a rocket start: each number down to 1 as a string, then 'Liftoff!' unless another {word} \
        is given.
        Count down to 1 and append {word}; numbers are converted to strings. Without numbers just [{word}].
        countdown as list of strings ending with a word
        """,
        """
        return [*(str(number) for number in range(n, 0, -1)), word]
        """,
        lambda r: (r.randint(-1, 8), r.choice(("Liftoff!", "Liftoff!", "Go!", "Happy New Year!"))),
    ),
    made(
        "variants_exercises.countdown_in_steps_text",
        "countdown_by count_down_by step_countdown",
        "start: int; step: int",
        "str",
        """
        Count down from {start} in steps of {step} as long as the number is not negative, as text joined by \
        ', '. ValueError if {step} is not positive.
        Return '{start}, ...' with every number {step} less than the one before, down to the last one that \
        is at least 0. A {step} below 1 raises ValueError.
        Text of a countdown such as '10, 7, 4, 1' for 10 in steps of 3; a negative {start} gives ''.
        Join {start}, {start} - {step}, {start} - 2 * {step}, ... by comma and space and stop before going \
        below zero; {step} must be positive.
        countdown with a step, comma separated, never below zero
        """,
        """
        if step < 1:
            raise ValueError("step must be positive")
        return ", ".join(str(number) for number in range(start, -1, -step))
        """,
        lambda r: (r.randint(-2, 20), r.randint(1, 6)),
    ),
    made(
        "variants_exercises.count_up_and_down_list",
        "up_and_down count_up_and_down mountain_numbers palindrome_range",
        "n: int",
        "list[int]",
        """
        Numbers from 1 up to {n} and back down to 1, with {n} once in the middle: 3 gives [1, 2, 3, 2, 1]. \
        [] for {n} below 1.
        Count up to {n} and down again as one list; the top number is not repeated.
        Return a list of 2 * {n} - 1 numbers that rises by one to {n} and then falls by one to 1.
        List that reads the same from both ends: 1, 2, ..., {n}, ..., 2, 1. For 0 or a negative {n} it is \
        empty.
        count to n and back to 1
        """,
        """
        return [*range(1, n + 1), *range(n - 1, 0, -1)]
        """,
        lambda r: (r.randint(-1, 8),),
    ),
    made(
        "variants_exercises.sum_to_n_as_equation",
        "sum_equation sum_text addition_text sum_to_n_text",
        "n: int",
        "str",
        """
        Write the sum of 1 to {n} as an equation, such as '1 + 2 + 3 = 6' for 3. Raises ValueError if {n} \
        is less than 1.
        Return the numbers 1 to {n} joined by ' + ', then ' = ' and their sum; 1 gives '1 = 1'. An {n} \
        below 1 is a ValueError.
        Text of the addition 1 + 2 + ... + {n} with its result; {n} must be at least 1.
        Show how 1 to {n} are added up: all summands with plus signs between them, an equals sign and the \
        total.
        sum from 1 to n written out as equation
        """,
        """
        if n < 1:
            raise ValueError("n must be at least 1")
        numbers = range(1, n + 1)
        return f"{' + '.join(map(str, numbers))} = {sum(numbers)}"
        """,
        lambda r: (r.randint(1, 9),),
    ),
    made(
        "variants_exercises.sum_of_multiples_as_equation",
        "multiples_sum_text sum_multiples_equation multiples_equation",
        "step: int; limit: int",
        "str",
        """
        Write the sum of the positive multiples of {step} up to {limit}, included, as an equation: '3 + 6 + \
        9 = 18' for 3 and 10. '0' if there are none.
        Return {step}, 2 * {step}, ... as far as {limit} joined by ' + ' with ' = ' and the sum behind; if \
        {step} is larger than {limit} just '0'.
        Add the multiples of {step} that are not above {limit} and show the whole calculation as text; \
        without any the text is '0'.
        Text with all multiples of {step} to {limit}, plus signs in between, equals sign and total. {step} \
        is positive.
        sum of multiples up to a limit written out
        """,
        """
        multiples = range(step, limit + 1, step)
        if not multiples:
            return "0"
        return f"{' + '.join(map(str, multiples))} = {sum(multiples)}"
        """,
        lambda r: (r.randint(1, 7), r.randint(0, 20)),
    ),
    made(
        "variants_exercises.sum_strictly_between",
        "sum_between sum_between_exclusive sum_of_numbers_between",
        "a: int; b: int",
        "int",
        """
        Sum of the integers strictly between {a} and {b}, in whichever order they are given; the two \
        themselves do not count. 0 if nothing lies between.
        Add up all whole numbers that are greater than the smaller and less than the larger of {a} and {b}.
        Return the total of what lies between {a} and {b}, both ends excluded. For equal or neighboring \
        numbers it is 0.
        Sum between two numbers without the numbers themselves; either of them may be the larger one.
        sum of integers between two numbers, both excluded
        """,
        """
        return sum(range(min(a, b) + 1, max(a, b)))
        """,
        lambda r: (a := r.randint(-8, 8), a + r.randint(-9, 9)),
    ),
    made(
        "variants_exercises.sum_odds_between_unordered",
        "sum_odd_between sum_of_odds odd_sum",
        "a: int; b: int",
        "int",
        """
        Sum of the odd numbers between {a} and {b}, both included, whichever of them is the larger one.
        Add all odd integers from the smaller to the larger of {a} and {b}; the ends count if they are odd.
        Return the total of the odd numbers in the closed range that {a} and {b} span in any order; 0 if it \
        has none.
        Odd numbers between two limits, given in either order, added up.
        sum of odd numbers between a and b in any order
        """,
        """
        low, high = min(a, b), max(a, b)
        return sum(number for number in range(low, high + 1) if number % 2)
        """,
        lambda r: (a := r.randint(-8, 9), a + r.randint(-10, 10)),
    ),
    made(
        "variants_exercises.evens_falling_text",
        "even_numbers_down evens_descending falling_evens",
        "n: int",
        "str",
        """
        Even numbers from {n} down to 2 as one text separated by spaces; an odd {n} starts with the even \
        number below it. '' if there are none.
        Return '8 6 4 2' for 8 and for 9: the positive even numbers not greater than {n}, largest first.
        Text with all even numbers up to {n} in descending order, parted by a space, without 0.
        Count down the even numbers to 2, beginning at {n} or at {n} - 1 if that is odd; an {n} below 2 \
        gives ''.
        even numbers descending as text
        """,
        """
        return " ".join(str(number) for number in range(n - n % 2, 0, -2))
        """,
        lambda r: (r.randint(-2, 15),),
    ),
    made(
        "variants_exercises.multiples_strictly_between",
        "multiples_between multiples_in_between divisible_between",
        "divisor: int; low: int; high: int",
        "list[int]",
        """
        Multiples of {divisor} that are greater than {low} and less than {high}, ascending; both limits are \
        excluded.
        List the numbers strictly between {low} and {high} that {divisor} divides without remainder.
        Return all integers inside the open range from {low} to {high} that are divisible by {divisor}, \
        which is positive. [] if there are none.
        Which multiples of {divisor} lie between {low} and {high}? The limits themselves never count.
        multiples of a number strictly between two limits
        """,
        """
        return [number for number in range(low + 1, high) if number % divisor == 0]
        """,
        lambda r: (
            d := r.randint(1, 5),
            low := d * r.randint(-2, 4) + r.choice((0, 0, 1)),
            low + d * r.randint(0, 5),
        ),
    ),
    made(
        "variants_exercises.numbers_with_changing_sign",
        "alternating_signs alternate_sign_list plus_minus_list",
        "n: int",
        "list[int]",
        """
        List of the numbers 1 to {n} with changing sign: odd numbers positive, even ones negative, so [1, \
        -2, 3, -4] for 4.
        Return 1, -2, 3, -4, ... up to plus or minus {n}; an empty list for 0 or less.
        Count to {n} and make every second number negative, beginning with 2.
        Numbers from 1 to {n}, each even one multiplied by -1.
        list 1, -2, 3, -4 up to n
        """,
        """
        return [number if number % 2 else -number for number in range(1, n + 1)]
        """,
        lambda r: (r.randint(-1, 9),),
    ),
    made(
        "variants_exercises.each_number_that_many_times",
        "repeat_numbers one_two_two self_repeating",
        "n: int",
        "list[int]",
        """
        List in which every number from 1 to {n} occurs as often as it says: [1, 2, 2, 3, 3, 3] for 3.
        Return 1 once, 2 twice, 3 three times and so on up to {n}, in one flat list. [] for 0.
        Write each number k from 1 to {n} k times, in ascending order.
        Flat list of repeated numbers, the i-th of them i times.
        each number k repeated k times
        """,
        """
        return [number for number in range(1, n + 1) for _ in range(number)]
        ---
        numbers = []
        for number in range(1, n + 1):
            numbers.extend([number] * number)
        return numbers
        """,
        lambda r: (r.randint(0, 7),),
    ),
    made(
        "variants_exercises.digit_kinds_with_zeros_apart",
        "digit_kinds count_digit_kinds even_odd_zero_digits",
        "n: int",
        "dict[str, int]",
        """
        Count the digits of {n} as a dict with the keys 'even', 'odd' and 'zero'; zeros are counted apart \
        and not as even. The sign is ignored.
        Return {{'even': ..., 'odd': ..., 'zero': ...}} for the digits of {n}, where 'even' means 2, 4, 6 \
        and 8. The number 0 has one zero.
        How many even digits (without 0), odd digits and zeros does {n} have? All three keys are always \
        present.
        Tally the digits of {n} into even, odd and zero, as a dict in this order; a minus sign does not \
        matter.
        count even, odd and zero digits separately
        """,
        """
        kinds = {"even": 0, "odd": 0, "zero": 0}
        for digit in str(abs(n)):
            if digit == "0":
                kinds["zero"] += 1
            elif int(digit) % 2:
                kinds["odd"] += 1
            else:
                kinds["even"] += 1
        return kinds
        """,
        lambda r: (r.choice((0, 7, 200, r.randint(-999, 99999), r.randint(0, 10**6))),),
    ),
    made(
        "variants_exercises.even_minus_odd_digit_sum",
        "even_odd_digit_difference digit_sum_difference even_minus_odd",
        "n: int",
        "int",
        """
        Sum of the even digits of {n} minus the sum of its odd digits; the sign of {n} is ignored.
        Add the even digits and subtract the odd ones: 1234 gives 2 + 4 - 1 - 3 = 2. May be negative.
        Return the difference between what the even digits of {n} add up to and what the odd ones do.
        Each even digit of {n} counts plus, each odd one minus; return the total.
        even digit sum minus odd digit sum
        """,
        """
        return sum(digit if digit % 2 == 0 else -digit for digit in map(int, str(abs(n))))
        """,
        lambda r: (r.choice((0, r.randint(-999, 999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.digit_range_of_number",
        "digit_range digit_spread largest_minus_smallest_digit",
        "n: int",
        "int",
        """
        Difference between the largest and the smallest digit of {n}; the sign does not matter, a one-digit \
        number gives 0.
        How far apart are the greatest and the least digit of {n}? For 3718 it is 8 - 1 = 7.
        Return the largest digit minus the smallest digit of the absolute value of {n}.
        Spread of the digits of {n}: maximum minus minimum.
        largest digit minus smallest digit
        """,
        """
        digits = [int(digit) for digit in str(abs(n))]
        return max(digits) - min(digits)
        """,
        lambda r: (r.choice((r.randint(0, 9), r.randint(-999, 999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.second_largest_digit_distinct",
        "second_largest_digit second_highest_digit",
        "n: int",
        "int | None",
        """
        Second largest of the different digits of {n}; None if all digits are the same. The sign is ignored.
        Return the largest digit of {n} that is smaller than its greatest digit, or None if there is no \
        such digit.
        Which digit of {n} comes second by size? Repetitions count once: 7747 gives 4. A number with only \
        one kind of digit has none: None.
        Sort the distinct digits of {n} and return the last but one, None if there is only one.
        second largest distinct digit of a number or None
        """,
        """
        digits = sorted(set(str(abs(n))))
        return int(digits[-2]) if len(digits) > 1 else None
        """,
        lambda r: (r.choice((7, 0, 55, 333, 7747, r.randint(-999, 999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.digits_ascending_with_sign",
        "sort_digits digits_ascending order_digits",
        "n: int",
        "int",
        """
        Sort the digits of {n} in ascending order and return the number they make; zeros at the front \
        vanish and the sign is kept.
        Return the number with the digits of {n} from small to large: 3102 gives 123, -41 gives -14.
        Rearrange the digits of {n} so that they rise from left to right. Leading zeros do not show, a \
        negative number stays negative.
        Digits of {n} in rising order as an int with the same sign as {n}.
        sort digits of a number ascending, keeping the sign
        """,
        """
        ordered = int("".join(sorted(str(abs(n)))))
        return -ordered if n < 0 else ordered
        """,
        lambda r: (r.choice((0, r.randint(-9999, 9999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.digit_words_with_hyphens",
        "digits_in_words spell_digits digit_words",
        "n: int",
        "str",
        """
        Spell {n} digit by digit in English words joined by hyphens: 305 gives 'three-zero-five'. A \
        negative number begins with 'minus-'.
        Replace each digit of {n} by its word and put hyphens in between; for a minus sign the text starts \
        with 'minus'.
        Return the digits of {n} as words from 'zero' to 'nine', parted by '-', with 'minus' as first part \
        if {n} is below 0.
        Digit names of {n} from left to right, hyphenated.
        digits of a number as hyphenated words, with minus
        """,
        """
        words = "zero one two three four five six seven eight nine".split()
        names = [words[int(digit)] for digit in str(abs(n))]
        return "-".join(["minus", *names] if n < 0 else names)
        """,
        lambda r: (r.randint(-99, 999),),
    ),
    made(
        "variants_exercises.digits_repeated_by_value",
        "repeat_digits stretch_digits digit_explosion",
        "digits: str",
        "str",
        """
        Repeat every digit in {digits} as often as its value says: '312' gives '333122'. Zeros disappear.
        Write each digit of the text {digits} as many times as the digit itself, in order; a 0 is written \
        no times.
        Return a text in which 1 stands once, 2 twice, 3 three times and so on for each digit of {digits}.
        Blow up a string of digits: every character is repeated by its own value. '' stays ''.
        each digit repeated as many times as its value
        """,
        """
        return "".join(digit * int(digit) for digit in digits)
        """,
        lambda r: (_letters(r, 0, 6, "0123459"),),
    ),
    made(
        "variants_exercises.every_digit_doubled_int",
        "double_digits duplicate_digits double_each_digit",
        "n: int",
        "int",
        """
        Write every digit of {n} twice and return the number: 123 gives 112233. The sign is kept.
        Return the int in which each digit of {n} is followed by itself; -40 becomes -4400 and 0 stays 0.
        Duplicate all digits of {n}, so that it has twice as many.
        Number made of the digits of {n}, each of them two times in a row, with the sign of {n}.
        each digit of an integer written twice
        """,
        """
        doubled = int("".join(digit * 2 for digit in str(abs(n))))
        return -doubled if n < 0 else doubled
        """,
        lambda r: (r.choice((0, r.randint(-99, 99), r.randint(0, 9999))),),
    ),
    made(
        "variants_exercises.digit_parity_letters",
        "parity_pattern digit_pattern even_odd_pattern",
        "n: int",
        "str",
        """
        Pattern of the digits of {n}: 'E' for each even digit (0 included) and 'O' for each odd one; 2035 \
        gives 'EEOO'. The sign is ignored.
        Replace every digit of {n} by E or O, depending on whether it is even or odd, and return the \
        letters as text.
        Text with one letter per digit of {n} from left to right: 'E' even, 'O' odd.
        Show which digits of {n} are even and which are odd as a string of E and O.
        even/odd pattern of digits as letters
        """,
        """
        return "".join("EO"[int(digit) % 2] for digit in str(abs(n)))
        """,
        lambda r: (r.choice((0, r.randint(-99, 99), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.digit_steps_list",
        "digit_differences digit_steps neighbor_digit_differences",
        "n: int",
        "list[int]",
        """
        Absolute differences between neighboring digits of {n} from left to right: 2815 gives [6, 7, 4]. \
        One digit gives [].
        How much do neighboring digits of {n} differ? Return a list that is one shorter than the number has \
        digits; the sign is ignored.
        Return the distance from each digit of {n} to the next one.
        List of |d1 - d2|, |d2 - d3|, ... for the digits of {n}.
        differences of adjacent digits
        """,
        """
        digits = [int(digit) for digit in str(abs(n))]
        return [abs(left - right) for left, right in zip(digits, digits[1:])]
        """,
        lambda r: (r.choice((r.randint(0, 9), r.randint(-999, 999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.squares_of_digits_joined",
        "square_digits join_digit_squares squared_digits",
        "n: int",
        "int",
        """
        Square every digit of {n} and write the squares one after the other as a number: 319 gives 9181. \
        The sign is kept.
        Replace each digit by its square and join them: 24 becomes 416, -12 becomes -14.
        Return the int that results when the squares of all digits of {n} are concatenated, with the sign \
        of {n}.
        Concatenate the squared digits of {n} from left to right; a negative number stays negative.
        squares of the digits joined to a number
        """,
        """
        squares = "".join(str(int(digit) ** 2) for digit in str(abs(n)))
        return -int(squares) if n < 0 else int(squares)
        """,
        lambda r: (r.choice((0, r.randint(-99, 99), r.randint(0, 9999))),),
    ),
    made(
        "variants_exercises.hyphen_between_odd_digits",
        "dashes_between_odds insert_dashes separate_odd_digits",
        "n: int",
        "str",
        """
        Write {n} with a '-' between every two neighboring odd digits: 45539 gives '45-5-3-9'. {n} is not \
        negative.
        Return the digits of {n} as text and put a hyphen wherever an odd digit directly follows an odd digit.
        Insert dashes between odd digits that stand side by side; even digits, 0 included, are never \
        separated.
        Text of {n} in which neighbors that are both odd are parted by '-'.
        insert dash between adjacent odd digits
        """,
        """
        text = ""
        for digit in str(n):
            if text and int(text[-1]) % 2 and int(digit) % 2:
                text += "-"
            text += digit
        return text
        ---
        return re.sub(r"(?<=[13579])(?=[13579])", "-", str(n))
        """,
        lambda r: (r.choice((0, 13, 45539, r.randint(0, 999), r.randint(0, 10**6))),),
        "import re",
    ),
    made(
        "variants_exercises.number_without_even_digits",
        "remove_even_digits keep_odd_digits only_odd_digits",
        "n: int",
        "int",
        """
        Remove all even digits from {n} and return the number that is left, 0 if nothing is left. The sign \
        is dropped.
        Keep only the odd digits of {n} in their order, as an int: 12345 gives 135, 246 gives 0.
        Return {n} without the digits 0, 2, 4, 6 and 8; a number with no odd digit becomes 0. The result is \
        never negative.
        Number made of the odd digits of {n}.
        remove even digits from a number, 0 if none left
        """,
        """
        kept = "".join(digit for digit in str(abs(n)) if digit in "13579")
        return int(kept or "0")
        """,
        lambda r: (r.choice((0, 246, r.randint(-999, 999), r.randint(0, 99999))),),
    ),
    made(
        "variants_exercises.reads_same_upside_down",
        "is_upside_down_number same_upside_down rotates_to_itself",
        "n: int",
        "bool",
        """
        Does {n} look the same when the paper is turned upside down? 0, 1 and 8 stay, 6 and 9 change into \
        each other; other digits make it False, and so does a minus.
        Check whether {n}, rotated by 180 degrees, is the same number: 69 and 818 are, 66 and 25 are not. \
        Negative numbers are not.
        Return True if the digits of {n} read from the end, with 6 and 9 exchanged, give {n} and only 0, 1, \
        6, 8 and 9 occur.
        Is {n} unchanged by turning it around by half a circle? False for negative {n} and for the digits \
        2, 3, 4, 5 and 7.
        number that stays the same upside down
        """,
        """
        turned = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}
        text = str(n)
        return "".join(turned.get(digit, "?") for digit in reversed(text)) == text
        """,
        lambda r: (
            r.choice(
                (
                    0,
                    1,
                    8,
                    69,
                    96,
                    66,
                    818,
                    609,
                    1001,
                    25,
                    -8,
                    r.randint(0, 99),
                    int(_letters(r, 1, 4, "01689")),
                )
            ),
        ),
    ),
    made(
        "variants_exercises.prime_sentence_with_divisor",
        "prime_message describe_prime prime_sentence",
        "n: int",
        "str",
        """
        Say whether {n} is prime: '7 is prime', or '9 is divisible by 3' with the smallest divisor above 1. \
        Below 2 it is '1 is neither prime nor composite'.
        Return a sentence about {n}: 'N is prime', 'N is divisible by D' (D being the smallest divisor \
        greater than 1), or 'N is neither prime nor composite' for numbers under 2.
        Text that names the smallest prime factor of a composite {n} and otherwise tells that it is prime \
        or neither.
        Describe {n} as prime, as divisible by its least divisor, or as neither prime nor composite if less \
        than 2.
        sentence telling whether a number is prime or what divides it
        """,
        """
        if n < 2:
            return f"{n} is neither prime nor composite"
        for divisor in range(2, int(n**0.5) + 1):
            if n % divisor == 0:
                return f"{n} is divisible by {divisor}"
        return f"{n} is prime"
        """,
        lambda r: (r.choice((r.randint(-2, 12), r.randint(2, 100), 49, 91, 97)),),
    ),
    made(
        "variants_exercises.primes_before_and_after",
        "neighbor_primes surrounding_primes primes_around",
        "n: int",
        "tuple[int | None, int]",
        """
        Nearest primes below and above {n} as a tuple; {n} itself never counts. If there is no prime below, \
        the first element is None.
        Return (largest prime less than {n}, smallest prime greater than {n}). Up to 2 there is no smaller \
        one: None.
        Which primes enclose {n}? For 10 they are (7, 11), for 7 (5, 11), for 2 (None, 3).
        Previous and next prime of {n}, both different from {n}; None for a missing previous one.
        previous and next prime as a tuple
        """,
        """
        def is_prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))

        below = next((number for number in range(n - 1, 1, -1) if is_prime(number)), None)
        above = max(n + 1, 2)
        while not is_prime(above):
            above += 1
        return below, above
        """,
        lambda r: (r.choice((r.randint(-2, 12), r.randint(0, 100))),),
    ),
    made(
        "variants_exercises.primes_with_last_digit",
        "primes_ending_in primes_with_ending primes_by_last_digit",
        "limit: int; digit: int",
        "list[int]",
        """
        List the primes up to {limit}, included, whose last digit is {digit}, ascending.
        Which primes not greater than {limit} end in {digit}?
        Return all prime numbers from 2 to {limit} that leave remainder {digit} when divided by 10.
        Find primes up to {limit} by their final digit; for 2 and 5 there is at most one, for the other \
        even digits none.
        primes up to a limit ending with a given digit
        """,
        """
        primes = []
        for number in range(2, limit + 1):
            if number % 10 == digit and all(number % divisor for divisor in range(2, int(number**0.5) + 1)):
                primes.append(number)
        return primes
        """,
        lambda r: (r.randint(0, 100), r.choice((1, 3, 7, 9, 2, 5, 4))),
    ),
    made(
        "variants_exercises.goldbach_all_pairs",
        "goldbach_pairs prime_pairs_with_sum all_goldbach_pairs",
        "n: int",
        "list[tuple[int, int]]",
        """
        All pairs (p, q) of primes with p <= q and p + q = {n}, smallest p first; [] if there is none.
        List every way to write {n} as a sum of two primes, the smaller one first in each tuple.
        Return the pairs of primes that add up to {n}: 10 gives [(3, 7), (5, 5)], 11 gives [].
        Find all sums of two primes that make {n}; order inside a pair does not matter, so each is listed \
        once.
        all pairs of primes with a given sum
        """,
        """
        def is_prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))

        return [
            (small, n - small) for small in range(2, n // 2 + 1) if is_prime(small) and is_prime(n - small)
        ]
        """,
        lambda r: (r.randint(0, 50),),
    ),
    made(
        "variants_exercises.prime_sum_equation_or_message",
        "goldbach_text two_primes_text sum_of_two_primes",
        "n: int",
        "str",
        """
        Write {n} as a sum of two primes, such as '10 = 3 + 7', with the smallest possible first prime. If \
        that is impossible return 'no solution'.
        Text 'N = P + Q' with primes P <= Q and P as small as possible; 'no solution' for numbers that are \
        no sum of two primes.
        Find the first prime p for which {n} - p is prime, too, and return the equation as text, else 'no \
        solution'.
        Goldbach equation of {n} as a string; numbers like 11 or 2 give 'no solution'.
        number as sum of two primes as text
        """,
        """
        def is_prime(number):
            return number > 1 and all(number % divisor for divisor in range(2, int(number**0.5) + 1))

        for small in range(2, n // 2 + 1):
            if is_prime(small) and is_prime(n - small):
                return f"{n} = {small} + {n - small}"
        return "no solution"
        """,
        lambda r: (r.randint(0, 60),),
    ),
    made(
        "variants_exercises.factor_pairs_as_lines",
        "factor_pair_lines multiplication_pairs factor_pairs_text",
        "n: int",
        "list[str]",
        """
        Lines such as '1 x 12', '2 x 6', '3 x 4' for all ways to write {n} as a product of two positive \
        integers, the smaller factor first and rising.
        Return every factor pair of {n} as text 'A x B' with A <= B, ordered by A. Numbers below 1 give [].
        List the multiplications of two whole numbers whose result is {n}, each once, as strings.
        Factor pairs of {n} written as 'a x b'; for a square number the last one has equal factors.
        factor pairs as strings
        """,
        """
        lines = []
        small = 1
        while small * small <= n:
            if n % small == 0:
                lines.append(f"{small} x {n // small}")
            small += 1
        return lines
        """,
        lambda r: (r.choice((0, 1, 7, 12, 16, 36, r.randint(1, 60))),),
    ),
    made(
        "variants_exercises.divisors_line_with_count",
        "divisor_summary describe_divisors divisors_text",
        "n: int",
        "str",
        """
        Line that lists the divisors of the positive {n} and their number, such as '12 has 6 divisors: 1, \
        2, 3, 4, 6, 12'. For 1 it is '1 has 1 divisor: 1'.
        Return 'N has K divisors: ' followed by all divisors in ascending order, joined by ', '; 'divisor' \
        in the singular if K is 1.
        Describe {n} by how many divisors it has and which ones, 1 and {n} included.
        Sentence with the count of the divisors of {n} and, after a colon, the divisors themselves.
        text with the number and list of divisors
        """,
        """
        divisors = [number for number in range(1, n + 1) if n % number == 0]
        noun = "divisor" if len(divisors) == 1 else "divisors"
        return f"{n} has {len(divisors)} {noun}: {', '.join(map(str, divisors))}"
        """,
        lambda r: (r.choice((1, 2, 12, 13, r.randint(1, 60))),),
    ),
    made(
        "variants_exercises.perfect_number_equation",
        "perfect_equation perfect_number_text show_perfect",
        "n: int",
        "str | None",
        """
        If {n} is perfect, write it as the sum of its proper divisors, such as '6 = 1 + 2 + 3'; otherwise \
        return None.
        Return the equation 'N = d1 + d2 + ...' with the divisors of {n} smaller than {n} in ascending \
        order, or None if they do not add up to {n}.
        Show that {n} equals the sum of its proper divisors as text. None for numbers that are not perfect, \
        also below 1.
        Equation of a perfect number, None for any other number.
        perfect number written as the sum of its divisors
        """,
        """
        divisors = [number for number in range(1, n // 2 + 1) if n % number == 0]
        if n < 1 or sum(divisors) != n:
            return None
        return f"{n} = {' + '.join(map(str, divisors))}"
        """,
        lambda r: (r.choice((6, 28, 496, r.randint(-3, 30))),),
    ),
    made(
        "variants_exercises.divide_by_repeated_subtraction",
        "divide_by_subtraction integer_division repeated_subtraction",
        "dividend: int; divisor: int",
        "tuple[int, int]",
        """
        Divide without the division operators: subtract {divisor} from {dividend} as long as possible and \
        return (how often, what is left). ValueError for a negative {dividend} or a {divisor} below 1.
        Return (quotient, remainder) found by repeated subtraction. {dividend} must not be negative and \
        {divisor} must be positive, otherwise ValueError is raised.
        How many times can {divisor} be taken away from {dividend}, and what remains? Both as a tuple.
        Integer division by subtracting only; invalid arguments ({dividend} < 0 or {divisor} < 1) raise \
        ValueError.
        quotient and remainder by repeated subtraction
        """,
        """
        if dividend < 0 or divisor < 1:
            raise ValueError("need dividend >= 0 and divisor >= 1")
        quotient = 0
        while dividend >= divisor:
            dividend -= divisor
            quotient += 1
        return quotient, dividend
        """,
        lambda r: (r.randint(0, 50), r.randint(1, 12)),
    ),
    made(
        "variants_exercises.mean_before_sentinel",
        "average_until_sentinel mean_until_stop average_before_marker",
        "numbers: list[int]; stop: int = -1",
        "float",
        """
        Average of the {numbers} before the first {stop} (-1 by default); what comes after it is ignored. \
        0.0 if there is nothing before it.
        Read {numbers} until {stop} appears and return the mean of those read, without {stop} itself. \
        Without {stop} all count.
        Mean of all values that come before the first {stop}; an empty beginning gives 0.0.
        Average a series that ends with the marker {stop}, -1 unless given otherwise.
        average of numbers up to a sentinel value
        """,
        """
        total = 0
        count = 0
        for number in numbers:
            if number == stop:
                break
            total += number
            count += 1
        return total / count if count else 0.0
        ---
        read = numbers[: numbers.index(stop)] if stop in numbers else numbers
        return sum(read) / len(read) if read else 0.0
        """,
        lambda r: (_ints(r, 0, 7, -1, 8), r.choice((-1, -1, 0))),
    ),
    made(
        "variants_exercises.add_until_over_limit",
        "sum_until_over add_until_limit count_until_exceeded",
        "numbers: list[int]; limit: int",
        "tuple[int, int]",
        """
        Add up {numbers} one after the other and stop as soon as the sum is greater than {limit}. Return \
        (how many were added, sum), the last one included.
        How many of {numbers} does it take until their sum exceeds {limit}? Return that count and the sum; \
        if it is never exceeded, all are counted.
        Tuple of count and total after adding numbers from the front until the total is above {limit}.
        Sum from the left, stopping after the number that brings the total over {limit}. Nothing is added \
        if 0 is already over it.
        count and sum of numbers added until a limit is exceeded
        """,
        """
        total = 0
        count = 0
        for number in numbers:
            if total > limit:
                break
            total += number
            count += 1
        return count, total
        """,
        lambda r: (_ints(r, 0, 7, 0, 9), r.choice((-1, 0, 5, 10, 15, 20, 40))),
    ),
    made(
        "variants_exercises.extremes_before_zero",
        "min_max_until_zero extremes_of_input smallest_and_largest_input",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        Smallest and largest of the {numbers} before the first 0, which ends the input; None if there are \
        none.
        Return (minimum, maximum) of what comes before the first zero. Everything after it is ignored; no \
        numbers give None.
        Read {numbers} until a 0 and give the least and the greatest one as a tuple, or None if the first \
        is 0 or the list is empty.
        Extremes of an input that is terminated by 0; without a 0 the whole list counts.
        minimum and maximum of numbers before a terminating zero
        """,
        """
        read = numbers[: numbers.index(0)] if 0 in numbers else numbers
        return (min(read), max(read)) if read else None
        """,
        lambda r: (_ints(r, 0, 7, -3, 6),),
    ),
    made(
        "variants_exercises.guess_hints_until_right",
        "guess_hints guessing_game number_guessing play_guesses",
        "secret: int; guesses: list[int]",
        "list[str]",
        """
        Answers to {guesses} for a {secret} number: 'higher' if the secret is higher than the guess, \
        'lower' if it is lower, 'correct' if hit. The game ends with the hit.
        Return one hint per guess up to and including the right one; later {guesses} get no answer. \
        'higher' means that one should guess higher.
        Play a guessing game: compare each guess with {secret} and stop after 'correct'.
        List of 'higher', 'lower' and at most one final 'correct' for the {guesses} in order.
        hints for a list of guesses until correct
        """,
        """
        hints = []
        for guess in guesses:
            if guess == secret:
                hints.append("correct")
                break
            hints.append("higher" if secret > guess else "lower")
        return hints
        """,
        lambda r: (r.randint(1, 8), _ints(r, 0, 6, 1, 8)),
    ),
    made(
        "variants_exercises.login_try_messages",
        "check_login_attempts login_messages password_attempts",
        "password: str; tries: list[str]",
        "str",
        """
        Message after typing {tries} for a {password} with three chances: 'access granted' if one of the \
        first three is right, 'locked' after three wrong ones, else 'N tries left'.
        Return 'access granted' when {password} is among the first three {tries}; otherwise 'locked' if \
        there were three or more, or how many of three remain, as '2 tries left' or '1 try left'.
        Login with at most three attempts. Attempts after the third do not count any more; before that the \
        remaining number is told, with 'try' in the singular.
        Check {tries} in order against {password}: granted, locked after three failures, or the number of \
        tries that are left.
        three login attempts: granted, locked or tries left
        """,
        """
        if password in tries[:3]:
            return "access granted"
        left = 3 - len(tries)
        if left <= 0:
            return "locked"
        return f"{left} {'try' if left == 1 else 'tries'} left"
        """,
        lambda r: ("sesame", [r.choice(("sesame", "abc", "1234", "Sesame")) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "variants_exercises.multiply_by_adding",
        "multiply_by_addition slow_multiply multiply_with_addition",
        "a: int; b: int",
        "int",
        """
        Multiply {a} and {b} without '*', by adding {a} repeatedly; both may be negative.
        Return the product of two integers using addition only. The sign is negative if exactly one of them \
        is.
        Add {a} as often as the absolute value of {b} says and turn the sign around if {b} is negative.
        Product by repeated addition that works for negative numbers and for 0.
        multiplication by repeated addition with negative numbers
        """,
        """
        product = 0
        for _ in range(abs(b)):
            product += a
        return -product if b < 0 else product
        """,
        lambda r: (r.randint(-9, 9), r.randint(-9, 9)),
    ),
    made(
        "variants_exercises.vowels_moved_one_place",
        "rotate_vowels move_vowels cycle_vowels vowel_carousel",
        "text: str",
        "str",
        """
        Move the vowels of {text} one vowel place to the right: each one goes where the next vowel stands, \
        the last vowel goes to the first place. Other characters stay.
        Rotate only the vowels (a, e, i, o, u in any case, each keeping its case) by one place; the last \
        one becomes the first.
        Return {text} with its vowels shifted along their own positions: 'apple' becomes 'eppla', 'radio' \
        becomes 'rodai'.
        Every vowel place gets the vowel before it, the first place gets the last vowel; consonants, digits \
        and signs are not touched.
        rotate the vowels of a text one step to the right
        """,
        """
        positions = [index for index, char in enumerate(text) if char in "aeiouAEIOU"]
        chars = list(text)
        for place, source in zip(positions, positions[-1:] + positions[:-1]):
            chars[place] = text[source]
        return "".join(chars)
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_exercises.vowels_swapped_in_pairs",
        "swap_vowels mirror_vowels exchange_vowels",
        "text: str",
        "str",
        """
        Exchange vowels in pairs: a and u, e and o; i stays. Case is kept, all other characters stay as \
        they are.
        Replace a by u, u by a, e by o and o by e in {text}, likewise the capitals; i and consonants do not \
        change.
        Return {text} with mirrored vowels, so that applying the function twice gives the text back: \
        'queue' becomes 'qaoao'.
        Swap a with u and e with o everywhere in {text}, upper and lower case alike.
        swap a/u and e/o in a text
        """,
        """
        return text.translate(str.maketrans("aeouAEOU", "uoeaUOEA"))
        ---
        partners = {"a": "u", "e": "o", "o": "e", "u": "a", "A": "U", "E": "O", "O": "E", "U": "A"}
        return "".join(partners.get(char, char) for char in text)
        """,
        lambda r: (_text(r, 0, 4),),
    ),
    made(
        "variants_exercises.previous_vowel_cyclic",
        "vowels_back previous_vowels shift_vowels_back",
        "text: str",
        "str",
        """
        Replace each vowel of {text} by the one before it in a, e, i, o, u; a becomes u. The case is kept, \
        everything else stays.
        Return {text} with e turned into a, i into e, o into i, u into o and a into u, capitals accordingly.
        Shift all vowels one step back in the circle of vowels, in upper and lower case; other characters \
        are unchanged.
        Vowels go one step backwards and consonants stay: 'house' becomes 'hiosa'.
        replace every vowel by the previous vowel
        """,
        """
        return text.translate(str.maketrans("aeiouAEIOU", "uaeioUAEIO"))
        """,
        lambda r: (_text(r, 0, 4),),
    ),
    made(
        "variants_exercises.decode_vowel_digits",
        "decode_vowels digits_to_vowels vowel_decode",
        "code: str",
        "str",
        """
        Decode a text in which the vowels were replaced by digits: 1 becomes a, 2 e, 3 i, 4 o and 5 u, \
        always small. Everything else stays.
        Replace the digits 1 to 5 in {code} by the vowels a, e, i, o, u; other digits and characters do not \
        change.
        Return {code} with its vowels restored: 'h2ll4' gives 'hello'.
        Turn each digit from 1 to 5 back into the vowel with that number.
        digits 1-5 back to vowels
        """,
        """
        return code.translate(str.maketrans("12345", "aeiou"))
        ---
        return "".join("aeiou"[int(char) - 1] if char in "12345" else char for char in code)
        """,
        lambda r: (r.choice(("", "h2ll4", "5p", "1ppl2 697", "B44K", _letters(r, 0, 7, "bcd 123456"))),),
    ),
    made(
        "variants_exercises.vowels_behind_consonants",
        "consonants_then_vowels vowels_last move_vowels_to_end",
        "word: str",
        "str",
        """
        Put all vowels (a, e, i, o, u in any case) of {word} behind its other characters; both groups keep \
        their order.
        Return the characters of {word} that are no vowels followed by its vowels: 'mango' gives 'mngao'.
        Move the vowels to the end without changing the order among them or among the rest.
        Rearrange {word}: first everything that is not a vowel, then the vowels, each in original order.
        move the vowels of a word to its end
        """,
        """
        vowels = [char for char in word if char.lower() in "aeiou"]
        others = [char for char in word if char.lower() not in "aeiou"]
        return "".join(others + vowels)
        ---
        return "".join(sorted(word, key=lambda char: char in "aeiouAEIOU"))
        """,
        lambda r: (r.choice(("", "aeiou", "Olive", *_WORDS, _letters(r, 0, 7, "abceiz"))),),
    ),
    made(
        "variants_exercises.vowels_written_twice",
        "double_vowels stretch_vowels repeat_vowels",
        "text: str; times: int = 2",
        "str",
        """
        Write every vowel of {text} {times} times (twice by default), everything else once. a, e, i, o, u \
        in upper and lower case are vowels.
        Stretch the vowels: each is repeated {times} times in place, 2 unless given; consonants and signs \
        stay single.
        Return {text} in which 'a' becomes 'aa' and so on, or longer for a larger {times}; with 0 the \
        vowels vanish.
        Repeat only the vowels of {text}, each as often as {times} says.
        repeat each vowel of a text
        """,
        """
        return "".join(char * times if char in "aeiouAEIOU" else char for char in text)
        """,
        lambda r: (_text(r, 0, 3), r.choice((2, 2, 3, 1, 0))),
    ),
    made(
        "variants_exercises.case_of_vowels_swapped",
        "swap_vowel_case toggle_vowels vowel_case",
        "text: str",
        "str",
        """
        Swap the case of the vowels in {text} only: small ones become capitals and capitals small; all \
        other characters stay as they are.
        Toggle a, e, i, o, u between lower and upper case and leave consonants alone.
        Return {text} with the case of every vowel turned around: 'Eve Hall' becomes 'evE HAll'.
        Each vowel changes from small to capital or back; nothing else is changed.
        toggle the case of vowels
        """,
        """
        return "".join(char.swapcase() if char in "aeiouAEIOU" else char for char in text)
        """,
        lambda r: (_text(r, 0, 4),),
    ),
    made(
        "variants_exercises.consonant_groups_list",
        "consonant_clusters consonant_groups find_consonant_clusters",
        "word: str",
        "list[str]",
        """
        List the groups of two or more consonants that stand side by side in {word}, in order and in lower \
        case. All letters but a, e, i, o, u are consonants.
        Find the consonant clusters of {word}: runs of at least two letters that are no vowels; case is \
        ignored. Digits and signs end a run.
        Return every run of neighboring consonants (y included) that is longer than one, small letters: \
        'rhythmic' gives ['rhythm'].
        Clusters of consonants in {word} as a list of lower-case strings; single consonants are left out.
        runs of two or more consonants
        """,
        """
        return re.findall(r"[b-df-hj-np-tv-z]{2,}", word.lower())
        ---
        clusters = []
        run = ""
        for char in word.lower() + " ":
            if "a" <= char <= "z" and char not in "aeiou":
                run += char
            else:
                if len(run) > 1:
                    clusters.append(run)
                run = ""
        return clusters
        """,
        lambda r: (r.choice(("", "strength", "Apple", "X-ray", "rhythmic", "aqua", "Lamp7st", *_WORDS)),),
        "import re",
    ),
    made(
        "variants_exercises.both_alternating_cases",
        "alternate_both alternating_pair capitalize_alternately both_cases",
        "text: str",
        "tuple[str, str]",
        """
        Two versions of {text}: in the first the characters at even indices are capitals and the others \
        small, in the second it is the other way around.
        Return a tuple of both alternating spellings, counted by index (spaces count, too): ('AbCd', \
        'aBcD') for 'abcd'.
        Write {text} with upper case at indices 0, 2, 4, ... and once more with upper case at 1, 3, 5, ...; \
        all other letters are lower case.
        Pair of strings: alternating case that starts with a capital, alternating case that starts small.
        both alternating-case versions of a text
        """,
        """
        first = "".join(char.lower() if index % 2 else char.upper() for index, char in enumerate(text))
        second = "".join(char.upper() if index % 2 else char.lower() for index, char in enumerate(text))
        return first, second
        ---
        first = "".join(char.lower() if index % 2 else char.upper() for index, char in enumerate(text))
        return first, first.swapcase()
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_exercises.case_in_twos",
        "case_in_pairs two_up_two_down double_alternate",
        "text: str",
        "str",
        """
        Write {text} with two characters in upper case, the next two in lower case and so on, by position; \
        spaces and signs count as positions.
        Return {text} in capitals and small letters by twos: indices 0 and 1 upper, 2 and 3 lower, 4 and 5 \
        upper again.
        Alternate the case in pairs of characters, beginning with two capitals: 'function' becomes 'FUncTIon'.
        Change between upper and lower case after every second character of {text}.
        two letters upper case, two lower case, alternating
        """,
        """
        return "".join(
            char.upper() if index // 2 % 2 == 0 else char.lower() for index, char in enumerate(text)
        )
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_exercises.case_by_half_of_alphabet",
        "case_by_alphabet half_alphabet_case split_case",
        "text: str",
        "str",
        """
        Write the letters a to m of {text} in upper case and n to z in lower case, whatever case they had; \
        other characters stay.
        Return {text} with capitals for the first half of the alphabet and small letters for the second half.
        Change the case of each letter by its place in the alphabet: up to m it is a capital, from n on it \
        is small.
        Letters of the first thirteen become upper case, the others lower case.
        upper case for a-m, lower case for n-z
        """,
        """
        return "".join(char.upper() if "a" <= char.lower() <= "m" else char.lower() for char in text)
        """,
        lambda r: (_text(r, 0, 4),),
    ),
    made(
        "variants_exercises.caps_lock_key_presses",
        "caps_lock type_with_caps_lock apply_caps_lock",
        "keys: str",
        "str",
        """
        What is on the screen after typing {keys}, where '^' is the caps lock key? It is off at first; \
        while it is on, letters come out with their case swapped.
        Return the text typed by {keys}: each '^' switches caps lock on or off and writes nothing, small \
        letters become capitals (and capitals small) while it is on.
        Simulate caps lock: 'ab^cd^e' shows 'abCDe'. Digits and signs are not affected.
        Process {keys} from left to right, toggling caps lock at every '^'.
        text typed with a caps lock key
        """,
        """
        locked = False
        text = ""
        for key in keys:
            if key == "^":
                locked = not locked
            else:
                text += key.swapcase() if locked else key
        return text
        ---
        parts = keys.split("^")
        return "".join(part.swapcase() if index % 2 else part for index, part in enumerate(parts))
        """,
        lambda r: (r.choice(("", "^", "tea^cup", _letters(r, 0, 10, "abC1 ^^"))),),
    ),
    made(
        "variants_exercises.word_hidden_over_spaces",
        "has_hidden_word is_hidden_in find_hidden_word hidden_in_sentence",
        "sentence: str; word: str",
        "bool",
        """
        Is {word} hidden in {sentence} when everything but letters is left out and case is ignored? It may \
        run over the end of a word.
        Check whether the letters of {sentence}, without spaces and signs and in any case, contain {word} \
        as one piece: 'The art is old' hides 'heart'.
        Return True if {word} can be read in {sentence} across spaces and punctuation, ignoring case.
        Search {word} in the text that is left when all non-letters are removed from {sentence}; upper and \
        lower case are the same.
        word hidden across word boundaries in a sentence
        """,
        """
        letters = "".join(char for char in sentence.lower() if char.isalpha())
        return word.lower() in letters
        """,
        lambda r: r.choice(
            (
                ("The art is old", "heart"),
                ("The art is old", "star"),
                ("Sit on, Ellie!", "TONE"),
                ("a b c", "abc"),
                (_text(r), r.choice(("tea", "sun", "eap", "oka", "y"))),
            )
        ),
    ),
    made(
        "variants_exercises.words_hidden_in_letters",
        "find_hidden_words hidden_words words_in_string",
        "letters: str; words: list[str]",
        "list[str]",
        """
        Which of {words} are hidden in the row of {letters}, ignoring case? Return them in the order in \
        which they first begin in {letters}; of two that begin together the shorter first.
        Find those of {words} that occur as a part of {letters} (any case), sorted by position and then by \
        length; they are given as written in {words}.
        Word search in one line: keep the words that can be read from left to right in {letters}, ordered \
        by where they start.
        List of hidden words by place of first occurrence; words that are not there are left out.
        words found in a string of letters, ordered by position
        """,
        """
        text = letters.lower()
        found = [word for word in words if word.lower() in text]
        return sorted(found, key=lambda word: (text.find(word.lower()), len(word)))
        """,
        lambda r: (
            r.choice(("xsunteapot", "LEVELION", "kiwisky", "teapearl", "")),
            r.sample(
                ["Sun", "tea", "teapot", "pot", "lion", "level", "sky", "kiwi", "pear", "pearl", "ape"],
                r.randint(0, 6),
            ),
        ),
    ),
    made(
        "variants_exercises.hidden_word_of_capitals",
        "hidden_capitals capital_message word_from_capitals",
        "text: str",
        "str",
        """
        Read the hidden word made of the capital letters of {text}, in order, and return it in small \
        letters; '' if there are none.
        Collect all upper-case letters of {text} and join them in lower case.
        A message is hidden in the capitals: 'Some Useful Notes' says 'sun'. Return it in lower case.
        Pick out the capitals of {text} from left to right and write them small.
        secret word from the capital letters, lower case
        """,
        """
        return "".join(char for char in text if char.isupper()).lower()
        """,
        lambda r: (r.choice(("", "no capitals", "Some Useful Notes", "hEllO wOrLD", _text(r))),),
    ),
    made(
        "variants_exercises.nth_letter_of_nth_word",
        "diagonal_word nth_letters hidden_diagonal decode_by_position",
        "text: str",
        "str",
        """
        Take the first letter of the first word of {text}, the second of the second word and so on, and \
        join them; a word that is too short gives '-'.
        Return one character per word: character number n of word number n, both counted from 1, or '-' if \
        the word has fewer characters.
        Read {text} diagonally: word i contributes its i-th character, a missing one is shown as '-'. No \
        words give ''.
        Secret message in which the n-th word holds the n-th letter at its n-th place.
        n-th letter of the n-th word
        """,
        """
        return "".join(word[index] if index < len(word) else "-" for index, word in enumerate(text.split()))
        """,
        lambda r: (_text(r, 0, 6),),
    ),
    made(
        "variants_exercises.word_forward_backward_or_absent",
        "find_direction word_direction search_both_ways",
        "letters: str; word: str",
        "str",
        """
        Can {word} be read in {letters} from left to right ('forward'), only from right to left \
        ('backward'), or not at all ('absent')? Case is ignored.
        Return 'forward' if {word} is a part of {letters}, 'backward' if only its reverse is, otherwise \
        'absent'; upper and lower case are equal.
        Look for {word} in a row of {letters} in both directions and name the direction; forward goes first.
        Search {word} and then {word} reversed in {letters}, without regard to case.
        is the word in the letters forward, backward or absent
        """,
        """
        row, target = letters.lower(), word.lower()
        if target in row:
            return "forward"
        return "backward" if target[::-1] in row else "absent"
        """,
        lambda r: (
            r.choice(("xteaz", "AETnus", "levelnoil", "oKoob", "")),
            r.choice(("tea", "Sun", "level", "lion", "book", "oak")),
        ),
    ),
    made(
        "variants_exercises.message_of_last_letters",
        "last_letter_message hidden_last_letters last_letters_word",
        "text: str",
        "str",
        """
        Join the last letters of all words of {text} in lower case. Signs at the end of a word are skipped; \
        words without a letter give nothing.
        Hidden message: from each word take its last letter (not sign or digit) and write them one after \
        the other in small letters.
        Return the word made of the final letters of the words in {text}, ignoring punctuation and case.
        For each word of {text} find the last character that is a letter; join these, lower case.
        secret message from the last letter of each word
        """,
        """
        message = ""
        for word in text.lower().split():
            letters = [char for char in word if char.isalpha()]
            if letters:
                message += letters[-1]
        return message
        """,
        lambda r: (_text(r, 0, 6),),
    ),
    made(
        "variants_exercises.chain_up_to_first_break",
        "longest_chain_start valid_chain chain_prefix words_until_break",
        "words: list[str]",
        "list[str]",
        """
        Return the {words} from the start as long as they form a chain: each begins with the last letter of \
        the one before (any case) and none has occurred before.
        Leading part of {words} in which the word chain is intact. It ends before the first word with a \
        wrong first letter or a repeated word (case ignored).
        Cut {words} off at the first mistake in the chain: a word that does not continue with the last \
        letter, or one that was used already.
        Longest valid beginning of a word chain without repetitions; upper and lower case are the same. \
        Words are not empty.
        leading words that form a chain without repeats
        """,
        """
        chain = []
        used = set()
        for word in words:
            lower = word.lower()
            if lower in used or (chain and chain[-1][-1].lower() != lower[0]):
                break
            chain.append(word)
            used.add(lower)
        return chain
        """,
        lambda r: (
            r.choice(
                (
                    ["apple", "Eel", "lion", "night", "tea"],
                    ["tea", "apple", "egg", "tea"],
                    ["eve", "Eve", "egg"],
                    ["level", "lion", "noon", "Noon"],
                    _words(r, 0, 4),
                )
            ),
        ),
    ),
    made(
        "variants_exercises.chain_loser_of_two",
        "word_chain_loser chain_game who_breaks_chain",
        "words: list[str]",
        "int",
        """
        Two players say {words} in turn, player 1 begins. Who is the first to break the chain by a word \
        that doesn't begin with the last letter of the previous one or was said before? 1, 2, or 0 if nobody.
        Return the number of the player who loses the word chain game: 1 says the first, third, ... word, 2 \
        the others; 0 if all {words} are fine. Case is ignored.
        Find the first word that has a wrong first letter or repeats an earlier word and return the player \
        (1 or 2) who said it, else 0.
        Word chain for two: player 1 or 2 makes the first mistake, or 0 for a chain without mistake.
        player who breaks the word chain
        """,
        """
        used = []
        for index, word in enumerate(words):
            lower = word.lower()
            if lower in used or (used and used[-1][-1] != lower[0]):
                return index % 2 + 1
            used.append(lower)
        return 0
        """,
        lambda r: (
            r.choice(
                (
                    ["apple", "Eel", "lion", "night", "tea"],
                    ["tea", "apple", "egg", "gap", "tea"],
                    ["eve", "Eve"],
                    ["level", "lion", "noon", "nut", "apple"],
                    ["sun", "night"],
                    _words(r, 0, 3),
                )
            ),
        ),
    ),
    made(
        "variants_exercises.chain_that_closes",
        "is_closed_chain circular_chain is_word_circle",
        "words: list[str]",
        "bool",
        """
        Do {words} form a closed chain: each begins with the last letter of the word before, and the first \
        with the last letter of the last one? Case is ignored; no words give False.
        Check a circle of words: the last letter of every word is the first letter of the next, going \
        around from the end to the beginning.
        Return True if all neighbors in {words}, the last and the first included, fit together by last and \
        first letter. An empty list is no circle.
        Is {words} a word chain that leads back to its start? A single word must begin and end with the \
        same letter.
        circular word chain
        """,
        """
        if not words:
            return False
        lower = [word.lower() for word in words]
        return all(lower[index - 1][-1] == word[0] for index, word in enumerate(lower))
        """,
        lambda r: (
            r.choice(
                (
                    ["tea", "apple", "Eat"],
                    ["level"],
                    ["tea"],
                    ["Noon"],
                    ["sun", "nuts"],
                    ["sun", "net"],
                    [],
                    _words(r, 1, 3),
                )
            ),
        ),
    ),
    made(
        "variants_exercises.chain_candidates_unused",
        "next_words possible_next_words chain_options",
        "chain: list[str]; candidates: list[str]",
        "list[str]",
        """
        Which {candidates} may come next in the word {chain}? Those that begin with the last letter of its \
        last word and are not in it yet, sorted alphabetically. For an empty chain all are possible.
        Return the {candidates}, sorted, whose first letter equals the last letter of the {chain} and that \
        have not been used. All words are in lower case.
        List all possible continuations of a word chain without repeating a word, in alphabetical order; \
        with an empty {chain} every candidate counts.
        Filter {candidates} for words that fit behind the last word of {chain} and are new.
        possible next words of a word chain
        """,
        """
        return sorted(
            word for word in candidates if word not in chain and (not chain or word[0] == chain[-1][-1])
        )
        """,
        lambda r: (
            r.choice(([], ["tea"], ["tea", "apple"], ["level"], ["sun", "night"], ["eel", "lion"])),
            r.sample(
                ["apple", "ant", "eel", "egg", "lion", "level", "night", "noon", "tea", "tree"],
                r.randint(0, 7),
            ),
        ),
    ),
    made(
        "variants_exercises.overlap_of_two_words",
        "overlap_length word_overlap longest_overlap shared_ends",
        "first: str; second: str",
        "int",
        """
        How many letters does the end of {first} share with the beginning of {second}? The longest such \
        overlap counts; 0 if there is none.
        Length of the longest suffix of {first} that is also a prefix of {second}; case matters.
        Return the largest n for which the last n characters of {first} equal the first n of {second}: \
        'window' and 'downtown' overlap by 3.
        Greatest overlap when {second} is laid over the end of {first}. Equal words overlap completely.
        length of the overlap between end of one word and start of another
        """,
        """
        for size in range(min(len(first), len(second)), 0, -1):
            if first.endswith(second[:size]):
                return size
        return 0
        """,
        lambda r: r.choice(
            (
                ("window", "downtown"),
                ("tea", "apple"),
                ("sun", "sun"),
                ("", "tea"),
                (_letters(r, 0, 6, "ab"), _letters(r, 0, 6, "ab")),
            )
        ),
    ),
    made(
        "variants_exercises.chain_merged_by_overlaps",
        "merge_chain join_overlapping merge_words chain_to_word",
        "words: list[str]",
        "str",
        """
        Join {words} to one long word in which the end of each and the beginning of the next overlap as far \
        as possible: ['apple', 'lemon', 'monkey'] gives 'applemonkey'.
        Append each word to the text so far without the letters that the text's end already shares with the \
        word's beginning (the longest match). No words give ''.
        Melt {words} together from left to right; the largest common part of the result's end and the next \
        word's start is written once.
        Merge a list of words into one string by their overlaps; where nothing overlaps the words are \
        simply concatenated.
        merge words with maximum overlap
        """,
        """
        merged = ""
        for word in words:
            size = min(len(merged), len(word))
            while not merged.endswith(word[:size]):
                size -= 1
            merged += word[size:]
        return merged
        """,
        lambda r: (
            r.choice(
                (
                    ["apple", "lemon", "monkey"],
                    ["sun", "sun"],
                    ["tea", "eat", "atlas"],
                    _lower(r, 0, 4),
                    [_letters(r, 1, 4, "ab") for _ in range(3)],
                )
            ),
        ),
    ),
    made(
        "variants_exercises.letters_to_dashed_numbers",
        "encode_message letters_to_numbers number_code encode_numbers",
        "text: str",
        "str",
        """
        Encode {text} in numbers: letters become 1 to 26 (any case) joined by '-', words are parted by '/'. \
        Other characters are dropped, and so are words without letters.
        Return the alphabet numbers of the letters of {text}; '-' between letters of a word, '/' between \
        words: 'Ab c' gives '1-2/3'.
        Number code of a message: a = 1 to z = 26, hyphens inside words, slashes between them; signs and \
        digits are ignored.
        Replace letters by their place in the alphabet; words that hold no letter leave nothing behind.
        text to letter numbers with dashes and slashes
        """,
        """
        coded = []
        for word in text.lower().split():
            numbers = [str(ord(char) - 96) for char in word if "a" <= char <= "z"]
            if numbers:
                coded.append("-".join(numbers))
        return "/".join(coded)
        """,
        lambda r: (_text(r, 0, 4),),
    ),
    made(
        "variants_exercises.dashed_numbers_to_letters",
        "decode_message numbers_to_letters decode_numbers number_decode",
        "code: str",
        "str",
        """
        Decode a number code: numbers 1 to 26 joined by '-' are the letters of a word, '/' parts words. \
        Return small letters with spaces between words; '' for ''.
        Turn '3-1-20/1' back into 'cat a': 1 is a, 26 is z, a slash becomes a space.
        Read {code}, in which letters are numbers with hyphens in between and words are separated by \
        slashes, as lower-case text.
        Every number of {code} stands for the letter with that place in the alphabet; join letters to words \
        and words by spaces.
        decode letter numbers separated by dashes and slashes
        """,
        """
        if not code:
            return ""
        words = ["".join(chr(int(number) + 96) for number in part.split("-")) for part in code.split("/")]
        return " ".join(words)
        """,
        lambda r: (
            "/".join(
                "-".join(str(r.randint(1, 26)) for _ in range(r.randint(1, 5)))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "variants_exercises.reverse_alphabet_numbers",
        "reverse_letter_numbers backward_alphabet letters_from_z",
        "text: str",
        "list[int]",
        """
        Numbers of the letters of {text} counted from the end of the alphabet: z is 1, y is 2, ..., a is \
        26. Case is ignored, other characters are skipped.
        Return a list with 26 for each a or A down to 1 for each z or Z in {text}, in order.
        Replace letters by their place in the reversed alphabet; digits, spaces and signs are left out.
        Code with a = 26 and z = 1 as a list of ints.
        letter numbers in the reversed alphabet
        """,
        """
        return [ord("z") - ord(char) + 1 for char in text.lower() if "a" <= char <= "z"]
        """,
        lambda r: (_text(r, 0, 2),),
    ),
    made(
        "variants_exercises.op_language_after_consonants",
        "op_language secret_language encode_op to_op",
        "text: str",
        "str",
        """
        Speak the op language: write 'op' after every consonant of {text}; vowels (a, e, i, o, u) and other \
        characters stay as they are.
        Return {text} in which each letter that is no vowel is followed by 'op': 'cat' becomes 'copatop'. \
        Case is kept.
        Insert 'op' behind all consonants, y included, in upper and lower case.
        Secret language for children: consonant + 'op', vowels unchanged.
        add op after every consonant
        """,
        """
        coded = ""
        for char in text:
            coded += char
            if char.lower() in "bcdfghjklmnpqrstvwxyz":
                coded += "op"
        return coded
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_exercises.undo_robber_language",
        "decode_robbers from_robbers_language undo_robbers",
        "text: str",
        "str",
        """
        Translate from robber's language back to plain text: every consonant that is followed by 'o' and \
        the same consonant again is written once. All is in lower case.
        Undo the robber's language, in which a consonant c was written as 'coc': 'hohejoj' becomes 'hej'.
        Replace each group consonant, 'o', same consonant in {text} by the single consonant, from left to \
        right; everything else stays.
        Decode {text} where 'bob' means b, 'coc' means c and so on for all consonants.
        decode the robber language
        """,
        """
        return re.sub(r"([bcdfghjklmnpqrstvwxyz])o\\1", r"\\1", text)
        ---
        plain = ""
        index = 0
        while index < len(text):
            char = text[index]
            plain += char
            coded = char in "bcdfghjklmnpqrstvwxyz" and text[index + 1 : index + 3] == "o" + char
            index += 3 if coded else 1
        return plain
        """,
        lambda r: (
            "".join(
                char + "o" + char if char in "bcdfghjklmnpqrstvwxyz" else char for char in _plain(r, 0, 3)
            )
            if r.random() < 0.8
            else r.choice(("hohejoj", "bobo", "momomom", "aoa")),
        ),
        "import re",
    ),
    made(
        "variants_exercises.caesar_shift_by_word_number",
        "word_caesar shift_words caesar_by_word growing_word_shift",
        "text: str",
        "str",
        """
        Encrypt {text}: the letters of the first word are shifted by 1 place in the alphabet, those of the \
        second by 2 and so on. Small letters only; words are parted by single spaces.
        Caesar cipher whose shift is the number of the word, counted from 1; z is followed by a. {text} \
        consists of lower-case words and spaces.
        Return the words of {text} joined by spaces, word number n moved n places forward in the alphabet \
        with wrap-around.
        Shift each word by its position: 'abc abc' becomes 'bcd cde'.
        caesar shift growing with each word
        """,
        """
        coded = []
        for shift, word in enumerate(text.split(), 1):
            coded.append("".join(chr((ord(char) - 97 + shift) % 26 + 97) for char in word))
        return " ".join(coded)
        """,
        lambda r: (_plain(r, 0, 5),),
    ),
    made(
        "variants_exercises.digits_shifted_modulo_ten",
        "shift_digits digit_cipher rotate_digits encode_digits",
        "text: str; shift: int",
        "str",
        """
        Shift only the digits of {text} by {shift}, 9 being followed by 0; all other characters stay. \
        {shift} may be negative.
        Caesar cipher for digits: each digit d becomes (d + {shift}) modulo 10, letters and signs are not \
        changed.
        Return {text} with every digit moved {shift} places around the circle 0 to 9.
        Encrypt the numbers in {text} digit by digit; 'room 19' with 3 becomes 'room 42'.
        caesar cipher on digits only
        """,
        """
        return "".join(str((int(char) + shift) % 10) if char in "0123456789" else char for char in text)
        """,
        lambda r: (
            r.choice(("", "room 19", "2024-05-31", "abc", "0909", _letters(r, 0, 8, "a 0159"))),
            r.randint(-12, 12),
        ),
    ),
    made(
        "variants_exercises.neighbor_key_on_keyboard",
        "shift_keyboard wrong_keys keyboard_shift keyboard_cipher",
        "text: str",
        "str",
        """
        Replace every letter by its right neighbor on a QWERTY keyboard (rows qwertyuiop, asdfghjkl, \
        zxcvbnm); the last key of a row becomes the first. Lower-case result, other characters stay.
        Type {text} with the hands one key too far to the right: q becomes w, p becomes q, l becomes a, m \
        becomes z. All in small letters.
        Keyboard cipher: each letter moves one place to the right in its row, wrapping around at the end; \
        digits, spaces and signs are kept and letters are made small.
        Return {text} in lower case with each letter exchanged for the next key of the same QWERTY row.
        shift letters one key to the right on the keyboard
        """,
        """
        neighbors = {}
        for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm"):
            for key, neighbor in zip(row, row[1:] + row[0]):
                neighbors[key] = neighbor
        return "".join(neighbors.get(char, char) for char in text.lower())
        """,
        lambda r: (_text(r, 0, 3),),
    ),
    made(
        "variants_exercises.five_bit_letters",
        "letters_to_bits binary_letters five_bit_code encode_bits",
        "word: str",
        "str",
        """
        Write each letter of {word} as five binary digits of its number in the alphabet (a = 00001, z = \
        11010), parted by spaces. Case is ignored, other characters are dropped.
        Five-bit code of the letters of {word}: the alphabet place in binary, filled with zeros to five \
        digits and joined by a space.
        Return '00011 00001 10100' for 'cat': one group of five bits per letter. Signs and digits leave \
        nothing.
        Encode letters as 5-digit binary numbers from 1 to 26; upper and lower case are the same.
        letters as five-bit binary numbers
        """,
        """
        return " ".join(f"{ord(char) - 96:05b}" for char in word.lower() if "a" <= char <= "z")
        """,
        lambda r: (r.choice(("", "cat", "x-ray", *_WORDS)),),
    ),
    made(
        "variants_exercises.substitute_unknown_question_mark",
        "substitute apply_code_table secret_code encode_with_table",
        "text: str; table: dict[str, str]",
        "str",
        """
        Encode {text} with {table}: each character is replaced by its entry, a space stays a space, and a \
        character that is not in {table} becomes '?'.
        Look up every character of {text} in {table} and join the results; unknown ones give '?', except \
        for spaces, which are kept.
        Return the substitution of {text} by {table}. Case matters.
        Replace characters by a code table; what the table does not know is shown as a question mark, \
        blanks remain.
        substitution cipher with ? for unknown characters
        """,
        """
        return "".join(" " if char == " " else table.get(char, "?") for char in text)
        """,
        lambda r: (
            _letters(r, 0, 8, "abcd A"),
            {"a": "x", "b": r.choice("yz"), "c": "1"} if r.random() < 0.8 else {},
        ),
    ),
    made(
        "variants_exercises.single_out_doubled_letters",
        "undouble remove_doubling halve_text undo_double",
        "text: str",
        "str",
        """
        Undo the doubling of characters: keep every second character of {text}, if each character is \
        directly followed by its twin; otherwise return {text} unchanged.
        If {text} consists of pairs of equal characters ('hheelllloo'), return one of each pair ('hello'); \
        a text that was not doubled stays as it is.
        Return the original of a text in which each character was written twice. For a text that cannot \
        have come about this way, return the text itself.
        Take apart 'aabb' to 'ab'; texts of odd length or with an unequal pair are not changed.
        reverse the doubling of every letter if possible
        """,
        """
        if len(text) % 2 == 0 and text[::2] == text[1::2]:
            return text[::2]
        return text
        """,
        lambda r: (
            "".join(char * 2 for char in _plain(r, 0, 2))
            if r.random() < 0.7
            else r.choice(("aab", "abab", "aabc", "hello", "x")),
        ),
    ),
    made(
        "variants_exercises.letter_value_equation",
        "word_value_text letter_sum_text show_word_value word_equation",
        "word: str",
        "str",
        """
        Write the letter values of {word} (a = 1 to z = 26, any case) as a sum with result: 'cat' gives '3 \
        + 1 + 20 = 24'. Other characters are skipped, without letters it is '0'.
        Return the alphabet numbers of the letters joined by ' + ', then ' = ' and their total; one letter \
        gives '1 = 1'.
        Show how the value of {word} comes about: its letter numbers with plus signs and the sum at the \
        end. No letter at all gives '0'.
        Equation of the alphabet positions in {word}, ignoring case and everything that is no letter.
        letter values of a word as an equation
        """,
        """
        values = [ord(char) - 96 for char in word.lower() if "a" <= char <= "z"]
        if not values:
            return "0"
        return f"{' + '.join(map(str, values))} = {sum(values)}"
        """,
        lambda r: (r.choice(("", "cat", "a", "42", "x-ray", *_WORDS)),),
    ),
    made(
        "variants_exercises.words_by_letter_value",
        "sort_by_value sort_words_by_score order_by_letter_value",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by the sum of their letter values (a = 1 to z = 26, ignoring case), largest first; \
        words of equal value in alphabetical order without regard to case.
        Order {words} from the most to the least valuable, the value being the sum of alphabet places. Ties \
        are sorted alphabetically, ignoring case.
        Return the words in descending order of their letter sums; characters that are no letters count \
        nothing.
        Rank {words} by what their letters add up to (a = 1, z = 26, any case), the highest first and ties \
        in alphabetical order ignoring case.
        sort words by letter sum descending, ties alphabetical
        """,
        """
        def value(word):
            return sum(ord(char) - 96 for char in word.lower() if "a" <= char <= "z")

        return sorted(words, key=lambda word: (-value(word), word.lower()))
        """,
        lambda r: (
            _words(r)
            if r.random() < 0.6
            else r.sample(["ab", "ba", "c", "aaa", "C", "abc"], r.randint(1, 5)),
        ),
    ),
    made(
        "variants_exercises.word_value_vowels_double",
        "word_value vowel_bonus_value letter_value_with_bonus",
        "word: str",
        "int",
        """
        Value of {word}: the alphabet numbers of its letters (a = 1 to z = 26, any case) added up, vowels \
        counting twice.
        Sum of the letter values in which a, e, i, o and u count double; characters that are no letters are \
        worth 0.
        Return the total of the places in the alphabet, with the place of each vowel doubled: 'tea' is 20 + \
        2 * 5 + 2 * 1 = 32.
        Add 1 to 26 for each letter of {word} and the same once more for vowels; case is ignored.
        letter sum with double value for vowels
        """,
        """
        total = 0
        for char in word.lower():
            if "a" <= char <= "z":
                value = ord(char) - 96
                total += 2 * value if char in "aeiou" else value
        return total
        """,
        lambda r: (r.choice(("", "42", "x-ray", *_WORDS)),),
    ),
    made(
        "variants_exercises.word_value_by_place",
        "weighted_word_value positional_value place_weighted_score",
        "word: str",
        "int",
        """
        Value of {word} in which each letter number (a = 1 to z = 26) is multiplied by the place of the \
        letter in the word, counted from 1, and all are added.
        Sum of place times alphabet number over the letters of {word}: 'ba' is 1 * 2 + 2 * 1 = 4. Case is \
        ignored, {word} has only letters.
        Return 1 times the value of the first letter plus 2 times that of the second and so on.
        Position-weighted letter sum of {word}; an empty word has 0.
        sum of letter values times position
        """,
        """
        return sum(place * (ord(char) - 96) for place, char in enumerate(word.lower(), 1))
        """,
        lambda r: (r.choice(("", *_WORDS)),),
    ),
    made(
        "variants_exercises.words_worth_exactly",
        "words_with_value find_words_by_value words_of_value hundred_words",
        "words: list[str]; value: int = 100",
        "list[str]",
        """
        Those of {words} whose letters (a = 1 to z = 26, any case) add up to exactly {value}, which is 100 \
        by default, in their order.
        Find the words that are worth {value} (100 unless given) when every letter counts its place in the \
        alphabet; other characters count 0.
        Filter {words} by letter sum: keep the ones with a total of {value}.
        Return all words with the given letter value, as written, in the order of the list.
        words whose letter sum equals a value
        """,
        """
        kept = []
        for word in words:
            total = sum(ord(char) - 96 for char in word.lower() if "a" <= char <= "z")
            if total == value:
                kept.append(word)
        return kept
        """,
        lambda r: r.choice(
            (
                (r.sample(["attitude", "Attitude", "tea", "eat", "level", "discipline"], 4), 100),
                (r.sample(["ab", "ba", "c", "C", "aaa", "d", "a-b"], r.randint(0, 6)), r.choice((3, 3, 4))),
            )
        ),
    ),
    made(
        "variants_exercises.average_letter_value_one_decimal",
        "average_letter_value mean_letter_value letter_average",
        "word: str",
        "float",
        """
        Average alphabet number of the letters of {word} (a = 1 to z = 26, any case), rounded to 1 decimal; \
        0.0 if there are no letters.
        Mean of the letter values in {word}; characters other than a to z are left out, and one decimal is \
        kept.
        Return the sum of the alphabet places divided by the number of letters, with one decimal. A text \
        without letters gives 0.0.
        How large is a letter of {word} on average, if a counts 1 and z 26? One decimal, case ignored, 0.0 \
        without letters.
        average letter value of a word
        """,
        """
        values = [ord(char) - 96 for char in word.lower() if "a" <= char <= "z"]
        return round(sum(values) / len(values), 1) if values else 0.0
        """,
        lambda r: (r.choice(("", "42", "x-ray", *_WORDS, _text(r, 1, 3))),),
    ),
    made(
        "variants_exercises.scrabble_blank_and_bonus",
        "scrabble_score score_word scrabble_points",
        "word: str",
        "int",
        """
        English Scrabble points of {word}, any case: a '?' is a blank and counts 0, and a word of exactly \
        seven characters gets 50 points more.
        Add the Scrabble values of the letters (a, e, i, o, u, l, n, s, t, r 1; d, g 2; b, c, m, p 3; f, h, \
        v, w, y 4; k 5; j, x 8; q, z 10). '?' is worth nothing; seven tiles bring a bonus of 50.
        Score {word} as in Scrabble with 50 extra points if it uses all seven tiles; blanks are written as \
        '?'.
        Points for laying {word}: letter values, 0 for '?', plus 50 for a length of seven.
        scrabble score with blanks and seven-letter bonus
        """,
        """
        points = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
        values = {letter: value for value, letters in points.items() for letter in letters}
        total = sum(values.get(char, 0) for char in word.lower())
        return total + 50 if len(word) == 7 else total
        """,
        lambda r: (
            r.choice(("", "Quartz", "jukebox", "C?T", "example", "pl?nets", "zebra", "kiwi", "?", *_WORDS)),
        ),
    ),
    made(
        "variants_exercises.scrabble_duel",
        "scrabble_winner compare_scrabble better_word",
        "first: str; second: str",
        "str",
        """
        Which word has more English Scrabble points? Return it as given, or 'tie' if both have the same \
        number. Case is ignored.
        Compare {first} and {second} by their Scrabble scores (e.g. a 1, d 2, b 3, f 4, k 5, j 8, q 10) and \
        return the better one, 'tie' if equal.
        Scrabble duel of two words: the one with the higher letter total wins, equal totals are a 'tie'.
        Return the word that is worth more in Scrabble, without any bonus, or 'tie'.
        better of two words in scrabble or tie
        """,
        """
        def score(word):
            points = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
            return sum(value for value, letters in points.items() for char in word.lower() if char in letters)

        if score(first) == score(second):
            return "tie"
        return first if score(first) > score(second) else second
        """,
        lambda r: (
            r.choice(("tea", "Sun", "kiwi", "QUEUE", "ox", "eel")),
            r.choice(("eat", "nut", "zoo", "Jam", "lion", "ink")),
        ),
    ),
    made(
        "variants_exercises.scrabble_scores_best_first",
        "scrabble_scores word_scores score_words",
        "words: list[str]",
        "dict[str, int]",
        """
        Map each of {words}, in lower case, to its English Scrabble points; the most valuable first, equal \
        ones in alphabetical order.
        Score all {words} as in Scrabble and return a dict word -> points, sorted by points descending and \
        then by word. Words are made lower case; repeated ones appear once.
        Dict of the lower-case {words} with their Scrabble scores, best first.
        Return Scrabble values (a 1, d 2, b 3, f 4, k 5, j 8, q 10 and so on) for every word in descending \
        order.
        scrabble scores of words sorted by points
        """,
        """
        points = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
        values = {letter: value for value, letters in points.items() for letter in letters}
        scores = {}
        for word in words:
            scores[word.lower()] = sum(values.get(char, 0) for char in word.lower())
        return dict(sorted(scores.items(), key=lambda entry: (-entry[1], entry[0])))
        """,
        lambda r: (_words(r),),
    ),
    made(
        "variants_exercises.mirrored_with_bar",
        "mirror_text mirror add_reflection reflect",
        "text: str; bar: str = '|'",
        "str",
        """
        Put a mirror behind {text}: return {text}, then {bar} ('|' by default), then {text} backwards. An \
        empty text gives only the bar.
        Mirror image of {text} to its right, separated by {bar}: 'abc' becomes 'abc|cba'.
        Return {text} + {bar} + the reverse of {text}.
        Reflect {text} at a {bar}, which is a vertical line unless given.
        text, bar and reversed text
        """,
        """
        return text + bar + text[::-1]
        """,
        lambda r: (r.choice(("", "a", "Hello", "to be", "<-", *_LOWER)), r.choice("|||/#")),
    ),
    made(
        "variants_exercises.mirrored_picture_lines",
        "mirror_picture mirror_lines reflect_picture double_picture",
        "lines: list[str]",
        "list[str]",
        """
        Mirror a picture to the right: each of {lines} is filled with spaces to the longest one and \
        followed by itself in reverse.
        Return the {lines} of a picture joined with their mirror image on the right side; shorter lines are \
        padded on the right first.
        Double a picture by reflecting it at its right edge: ['ab', 'c'] becomes ['abba', 'c  c'].
        For every line: pad it to the width of the picture and append its reverse.
        picture with its mirror image on the right
        """,
        """
        width = max(map(len, lines), default=0)
        padded = [line.ljust(width) for line in lines]
        return [line + line[::-1] for line in padded]
        """,
        lambda r: ([_letters(r, 0, 4, "ab/. ") for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_exercises.looks_same_in_mirror",
        "is_mirror_word mirror_word same_in_mirror",
        "word: str",
        "bool",
        """
        Does {word}, written in capitals, look the same in a mirror? It must read the same backwards and \
        have only the letters A, H, I, M, O, T, U, V, W, X and Y. An empty word does not.
        Check whether the upper-case {word} is a palindrome of letters that are symmetric from left to \
        right (AHIMOTUVWXY); '' gives False.
        Return True for words such as 'otto' or 'MAAM' that a mirror does not change; case is ignored.
        Mirror words are palindromes made of mirror letters only. Anything with another character is False.
        word that is unchanged in a mirror
        """,
        """
        text = word.upper()
        return text != "" and text == text[::-1] and all(char in "AHIMOTUVWXY" for char in text)
        """,
        lambda r: (
            r.choice(("", "otto", "MAAM", "level", "tot", "toy", "Wow", "A", "b", _letters(r, 1, 4, "atoX"))),
        ),
    ),
    made(
        "variants_exercises.text_turned_with_brackets",
        "mirror_brackets reverse_with_brackets flip_text turn_around",
        "text: str",
        "str",
        """
        Turn {text} around and turn its brackets with it: the characters in reverse order, with ( and ), [ \
        and ], {{ and }}, < and > exchanged.
        Reverse {text} and replace each bracket by its counterpart, so that '<-(a)' becomes '(a)->'.
        Return the mirror image of {text}: backwards and with every opening bracket closing and every \
        closing one opening; < and > count as brackets.
        Read {text} from right to left, swapping the brackets ()[]{{}}<> for their partners.
        reverse text and mirror its brackets
        """,
        """
        return text[::-1].translate(str.maketrans("()[]{}<>", ")(][}{><"))
        """,
        lambda r: (r.choice(("", "<-(a)", "f(x)", "[1, 2)", "-->", "{a}", _letters(r, 0, 7, "ab([{<>)]}"))),),
    ),
    made(
        "variants_exercises.first_half_mirrored",
        "mirror_first_half make_symmetric palindrome_from_half",
        "text: str",
        "str",
        """
        Replace the second half of {text} by the mirrored first half, so that the length stays the same and \
        a palindrome results; a middle character stays.
        Keep the first half of {text} (and the middle character if the length is odd) and write the first \
        half backwards behind it: 'abcdef' becomes 'abccba'.
        Make a palindrome of the same length out of the beginning of {text}.
        Mirror the first half over to the second half, keeping the length: 'hello' becomes 'heleh'.
        overwrite the second half with the mirrored first half
        """,
        """
        half = len(text) // 2
        kept = text[: len(text) - half]
        return kept + text[:half][::-1]
        """,
        lambda r: (r.choice(("", "a", "ab", "abcdef", "hello", *_WORDS)),),
    ),
    made(
        "variants_exercises.scrolling_text_frames",
        "scrolling_text marquee_frames rolling_text ticker",
        "text: str; width: int",
        "list[str]",
        """
        Frames of a scrolling display with {width} characters: {text} enters from the right into an empty \
        display and leaves it on the left. All len({text}) + {width} + 1 frames are returned.
        Pad {text} with {width} spaces at both sides and return every window of {width} characters from \
        left to right.
        Running text: the first frame is blank, then {text} moves left by one character per frame until the \
        display is blank again.
        List of all states of a ticker that shows {width} characters of {text} while it scrolls through. \
        {width} is at least 1.
        all frames of a scrolling text display
        """,
        """
        padded = " " * width + text + " " * width
        return [padded[start : start + width] for start in range(len(text) + width + 1)]
        """,
        lambda r: (r.choice(("", "a", "sun", "Hi!", "kiwi")), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.echo_of_word",
        "echo echo_word fading_word word_echo",
        "word: str",
        "str",
        """
        Echo of {word}: the word, then the word without its first letter, and so on down to the last \
        letter, parted by spaces. 'sun' gives 'sun un n'.
        Return all endings of {word} from the longest to the shortest, joined by a space; '' for an empty \
        word.
        Write {word} again and again, each time one letter less at the front, in one line with spaces between.
        Text with the suffixes of {word}, longest first.
        word followed by its shorter and shorter endings
        """,
        """
        return " ".join(word[start:] for start in range(len(word)))
        """,
        lambda r: (r.choice(("", "a", *_WORDS)),),
    ),
    made(
        "variants_exercises.outer_letters_of_words_swapped",
        "swap_word_ends exchange_first_last swap_outer_letters",
        "text: str",
        "str",
        """
        Exchange the first and the last character of each word of {text}; words of one character stay. \
        Words are what stands between spaces, joined by one space again.
        Swap the outer letters in every word: 'tea book' becomes 'aet koob'. Several spaces become a single \
        one.
        Return {text} with both ends of each word exchanged and the inside unchanged.
        For each word put its last character first and its first one last.
        swap the first and last letter of every word
        """,
        """
        swapped = []
        for word in text.split():
            swapped.append(word[-1] + word[1:-1] + word[0] if len(word) > 1 else word)
        return " ".join(swapped)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "variants_exercises.inside_of_words_reversed",
        "reverse_inside scramble_words reverse_inner_letters",
        "text: str",
        "str",
        """
        Reverse the inside of each word of {text}: the first and the last character stay, those between are \
        turned around. Words with fewer than four characters do not change.
        Return the words of {text} with their inner characters in reverse order, joined by one space: \
        'apple tea' becomes 'alppe tea'.
        Keep both ends of every word and write what is between backwards.
        Scramble a text so that only the middle of each word is reversed; words are parted by spaces.
        reverse the inner letters of each word
        """,
        """
        words = []
        for word in text.split():
            words.append(word[0] + word[-2:0:-1] + word[-1] if len(word) > 3 else word)
        return " ".join(words)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "variants_exercises.letters_repeated_falling",
        "repeat_falling falling_repeats letter_stairs_down",
        "text: str",
        "str",
        """
        Write the first character of {text} as often as {text} is long, the second one time fewer and so \
        on; the last is written once. 'abc' gives 'aaabbc'.
        Repeat each character by the number of characters from it to the end of {text}.
        Return {text} with falling repetitions: n times the first of n characters, n - 1 times the second, \
        once the last.
        Character i of n, counted from 0, is written n - i times in a row. '' stays ''.
        repeat characters a falling number of times
        """,
        """
        size = len(text)
        return "".join(char * (size - index) for index, char in enumerate(text))
        """,
        lambda r: (r.choice(("", "a", "ab", "abc", "a-b", *_WORDS)),),
    ),
    made(
        "variants_exercises.letters_nested_in_brackets",
        "nest_letters nested_brackets bracket_letters",
        "text: str",
        "str",
        """
        Nest the characters of {text} in round brackets, each one inside the brackets of the one before: \
        'abc' gives 'a(b(c))'.
        Write every character of {text} but the first behind an opening bracket and close all brackets at \
        the end. '' stays '' and one character stays alone.
        Return {text} with '(' between neighboring characters and as many ')' at the end.
        Russian doll of letters: first letter, then in brackets the rest, nested in the same way.
        nest letters of a word in parentheses
        """,
        """
        if not text:
            return ""
        return "(".join(text) + ")" * (len(text) - 1)
        ---
        nested = text[-1:]
        for char in reversed(text[:-1]):
            nested = f"{char}({nested})"
        return nested
        """,
        lambda r: (r.choice(("", "a", "ab", "abc", "x y", *_LOWER)),),
    ),
    made(
        "variants_exercises.mood_of_smileys",
        "text_mood mood_of_text smiley_mood",
        "text: str",
        "str",
        """
        Mood of {text}: 'happy' if it has more ':)' than ':(', 'sad' if it has fewer, otherwise 'neutral', \
        also without any.
        Count the smileys ':)' and ':(' in {text} and return 'happy', 'sad' or, if both are equally many, \
        'neutral'.
        Compare the number of ':)' and ':(': more smiling ones are 'happy', more frowning ones 'sad', equal \
        numbers 'neutral'.
        Is {text} 'happy', 'sad' or 'neutral', judged by which of the two smileys is more frequent?
        happy, sad or neutral by smiley counts
        """,
        """
        balance = text.count(":)") - text.count(":(")
        if balance > 0:
            return "happy"
        return "sad" if balance < 0 else "neutral"
        """,
        lambda r: (
            " ".join(r.choice(("hi", ":)", ":(", ":)", ":(", ":|", "ok:)")) for _ in range(r.randint(0, 5))),
        ),
    ),
    made(
        "variants_exercises.sum_without_marked_sections",
        "sum_outside_section sum_without_section sum_ignoring_range",
        "numbers: list[int]; start: int; end: int",
        "int",
        """
        Sum of {numbers} without the sections that begin with {start} and go up to the next {end}, both \
        included. A section that never ends reaches to the end of the list.
        Add up {numbers}, but skip everything from a {start} through the following {end}. An {end} outside \
        of a section is an ordinary number.
        Total of the elements that are not inside a stretch {start} ... {end}; the two markers of a stretch \
        do not count either.
        Ignore each part of the list from {start} to the next {end} and add the others; without {end} \
        behind it the rest of the list is ignored.
        sum of numbers ignoring sections between two markers
        """,
        """
        total = 0
        skipping = False
        for number in numbers:
            if skipping:
                skipping = number != end
            elif number == start:
                skipping = True
            else:
                total += number
        return total
        """,
        lambda r: (_ints(r, 0, 9, 1, 5), 2, r.choice((4, 4, 5))),
    ),
    made(
        "variants_exercises.sum_of_inner_peaks",
        "sum_of_peaks peak_sum sum_peaks add_peaks",
        "numbers: list[int]",
        "int",
        """
        Sum of the peaks of {numbers}: elements that are strictly greater than both neighbors. The first \
        and the last element are no peaks; 0 without any.
        Add all inner elements that are larger than the one before and the one after.
        Return the total of those {numbers} that stand higher than both of their neighbors; the ends never \
        count.
        Find the local maxima inside the list and return their sum, 0 if there are none.
        sum of elements greater than both neighbors
        """,
        """
        return sum(
            middle for left, middle, right in zip(numbers, numbers[1:], numbers[2:]) if left < middle > right
        )
        ---
        total = 0
        for index in range(1, len(numbers) - 1):
            if numbers[index - 1] < numbers[index] > numbers[index + 1]:
                total += numbers[index]
        return total
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "variants_exercises.sum_with_equal_neighbor",
        "sum_of_neighbors_equal sum_adjacent_equal sum_of_doubles",
        "numbers: list[int]",
        "int",
        """
        Sum of all {numbers} that have an equal number directly before or after them; each counts once. 0 \
        if there are none.
        Add the elements that are equal to at least one neighbor: [3, 3, 5, 2, 2, 2] gives 12.
        Return the total of the numbers that stand in a run of two or more equal ones.
        Elements without an equal neighbor are left out of the sum.
        sum of elements equal to a neighbor
        """,
        """
        total = 0
        for index, number in enumerate(numbers):
            if number in numbers[max(index - 1, 0) : index] or number in numbers[index + 1 : index + 2]:
                total += number
        return total
        """,
        lambda r: (_ints(r, 0, 8, 1, 3),),
    ),
    made(
        "variants_exercises.sum_of_every_nth_place",
        "sum_every_nth sum_nth_elements sum_at_multiples",
        "numbers: list[int]; n: int",
        "int",
        """
        Add every {n}-th element of {numbers}: those at the places {n}, 2 * {n}, ..., counted from 1. 0 if \
        the list is too short.
        Sum of the elements whose place, counted from 1, is a multiple of {n}, which is positive.
        Return the total of the elements number {n}, 2 * {n}, 3 * {n} and so on; with {n} = 1 all are added.
        Sum up {numbers} in steps of {n}, beginning with element number {n}.
        sum of every n-th element counted from one
        """,
        """
        return sum(numbers[n - 1 :: n])
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.sum_evens_at_odd_indices",
        "sum_even_at_odd sum_evens_on_odd_places even_values_odd_indices",
        "numbers: list[int]",
        "int",
        """
        Sum of the even {numbers} that stand at an odd index, counted from 0; 0 if there are none.
        Add those elements at the indices 1, 3, 5, ... that are even.
        Return the total of all values that are divisible by 2 and have an odd index.
        Look at every second element, beginning with index 1, and add the even ones.
        sum of even values at odd indices
        """,
        """
        return sum(number for number in numbers[1::2] if number % 2 == 0)
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "variants_exercises.neighbor_sums_in_circle",
        "circular_neighbor_sums neighbor_sums sum_of_neighbors",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers} the sum of its two neighbors in a circle: the first and the last element are \
        neighbors. A list of one element counts itself twice.
        Replace every element by left neighbor plus right neighbor, where the list is closed to a ring. [] \
        stays [].
        Return a list with the sum of the element before and the element after for each place, going around \
        at the ends.
        Neighbors' sums in a ring; with two elements each gets the other one twice.
        sum of both neighbors in a circular list
        """,
        """
        size = len(numbers)
        return [numbers[index - 1] + numbers[(index + 1) % size] for index in range(size)]
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "variants_exercises.smoothed_with_fixed_ends",
        "smooth smooth_inside moving_smooth smooth_list",
        "numbers: list[int]",
        "list[float]",
        """
        Smooth {numbers}: replace each inner element by the mean of itself and both neighbors, rounded to 1 \
        decimal; the first and the last stay as they are, as floats.
        Return the average of left neighbor, element and right neighbor for every inner place, one decimal; \
        both ends are only converted to float.
        List of means over three neighboring values with unchanged ends; lists with fewer than three \
        numbers are just turned into floats.
        Three-point smoothing with one decimal that leaves the first and last of {numbers} alone.
        smooth a list with neighbors, ends unchanged
        """,
        """
        smoothed = [float(number) for number in numbers]
        for index in range(1, len(numbers) - 1):
            smoothed[index] = round(sum(numbers[index - 1 : index + 2]) / 3, 1)
        return smoothed
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "variants_exercises.largest_of_self_and_neighbors",
        "neighbor_maximum local_max_filter spread_maximum",
        "numbers: list[int]",
        "list[int]",
        """
        Replace each of {numbers} by the largest among itself and its direct neighbors; at the ends there \
        is one neighbor only.
        Return for every place the maximum of the element before, the element itself and the element after, \
        as far as they exist.
        List of local maxima over up to three neighboring elements; it is as long as {numbers}.
        Let large numbers spread by one place to both sides: each element becomes the maximum of itself and \
        its one or two neighbors.
        maximum of each element and its neighbors
        """,
        """
        return [max(numbers[max(index - 1, 0) : index + 2]) for index in range(len(numbers))]
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "variants_exercises.peaks_of_a_circle",
        "circular_peaks peaks_in_circle ring_peaks",
        "numbers: list[int]",
        "list[int]",
        """
        Values of {numbers} that are strictly greater than both neighbors when the list is a circle, in \
        which the last element is followed by the first. Fewer than three numbers have no peak.
        Find the peaks of a ring: elements larger than the one before and the one after, going around at \
        the ends, in order. [] for lists shorter than 3.
        Return all local maxima of a circular list as values; equal neighbors are no peaks.
        Values that are larger than the element before and the one after, with first and last being \
        neighbors, too; [] for fewer than three {numbers}.
        peaks of a circular list
        """,
        """
        size = len(numbers)
        if size < 3:
            return []
        return [
            number
            for index, number in enumerate(numbers)
            if number > numbers[index - 1] and number > numbers[(index + 1) % size]
        ]
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "variants_exercises.peaks_with_positions_dict",
        "peak_dict find_peaks peaks_and_positions",
        "numbers: list[int]",
        "dict[str, list[int]]",
        """
        Positions and values of the peaks of {numbers} as {{'positions': [...], 'values': [...]}}. A peak \
        is an inner element that is greater than both neighbors.
        Return a dict with two lists of equal length: the indices, from 0, of the elements larger than both \
        neighbors, and these elements.
        Find all strict inner peaks; 'positions' says where they are, 'values' how high. Both lists are \
        empty without peaks.
        Dict with the keys 'positions' and 'values' for the local maxima; the ends of the list are none.
        dict with positions and values of peaks
        """,
        """
        peaks = {"positions": [], "values": []}
        for index in range(1, len(numbers) - 1):
            if numbers[index - 1] < numbers[index] > numbers[index + 1]:
                peaks["positions"].append(index)
                peaks["values"].append(numbers[index])
        return peaks
        """,
        lambda r: (_ints(r, 0, 8),),
    ),
    made(
        "variants_exercises.deepest_valley_or_none",
        "deepest_valley lowest_valley find_deepest_valley",
        "heights: list[int]",
        "int | None",
        """
        Depth of the lowest valley: the smallest of {heights} that is less than both of its neighbors. None \
        if there is no valley.
        Return the least inner element that is strictly smaller than the one before and the one after, or \
        None.
        Among all places of {heights} that are lower than both neighbors find the lowest height; the ends \
        are no valleys.
        Minimum of the local minima inside the list, None without any.
        lowest valley of a list or None
        """,
        """
        valleys = [
            middle for left, middle, right in zip(heights, heights[1:], heights[2:]) if left > middle < right
        ]
        return min(valleys, default=None)
        """,
        lambda r: (_ints(r, 0, 8, 0, 9),),
    ),
    made(
        "variants_exercises.lonely_elements",
        "isolated_elements lonely_items without_equal_neighbor",
        "items: list[int]",
        "list[int]",
        """
        Elements of {items} that differ from all their neighbors, in order: they are neither equal to the \
        one before nor to the one after.
        Keep only what stands alone: drop every element that has an equal one directly beside it. [1, 1, 2, \
        1] gives [2, 1].
        Return those {items} that do not belong to a run of two or more equal elements.
        Remove all runs of equal neighbors completely and keep single elements.
        elements without an equal neighbor
        """,
        """
        lonely = []
        for index, item in enumerate(items):
            before = items[max(index - 1, 0) : index]
            after = items[index + 1 : index + 2]
            if item not in before + after:
                lonely.append(item)
        return lonely
        ---
        groups = [list(group) for _, group in groupby(items)]
        return [group[0] for group in groups if len(group) == 1]
        """,
        lambda r: (_ints(r, 0, 8, 1, 3),),
        "from itertools import groupby",
    ),
    made(
        "variants_exercises.words_shifted_in_sentence",
        "shift_words rotate_words move_words",
        "sentence: str; places: int = 1",
        "str",
        """
        Move all words of {sentence} {places} places to the right (1 by default); words that go over the \
        end come back at the beginning. Negative {places} move to the left.
        Rotate the words of {sentence} to the right by {places} and join them with single spaces; no words \
        give ''.
        Return {sentence} with its last {places} words in front, for 'a b c' and 1 'c a b'. {places} may be \
        larger than the number of words.
        Cyclic shift of words: to the right for positive, to the left for negative {places}.
        rotate the words of a sentence
        """,
        """
        words = sentence.split()
        if not words:
            return ""
        cut = -places % len(words)
        return " ".join(words[cut:] + words[:cut])
        """,
        lambda r: (_plain(r, 0, 5), r.choice((1, 1, 2, -1, 0, 4, -3))),
    ),
    made(
        "variants_exercises.rows_rotated_by_own_index",
        "rotate_rows shift_rows staggered_rows slant_rows",
        "rows: list[list[int]]",
        "list[list[int]]",
        """
        Rotate each of {rows} to the left by its index: row 0 stays, row 1 moves by one place, row 2 by two \
        and so on.
        Return new rows in which row i begins with its element i (going around at the end) and the elements \
        before it are appended.
        Shift row number i, counted from 0, i places to the left with wrap-around; empty rows stay empty.
        Staggered table: every row is turned one place further than the row above.
        rotate every row left by its row number
        """,
        """
        rotated = []
        for index, row in enumerate(rows):
            cut = index % len(row) if row else 0
            rotated.append(row[cut:] + row[:cut])
        return rotated
        """,
        lambda r: ([_ints(r, 0, 4) for _ in range(r.randint(0, 5))] if r.random() < 0.3 else _grid(r),),
    ),
    made(
        "variants_exercises.rotated_to_start_with_minimum",
        "rotate_to_minimum start_with_smallest rotate_to_smallest",
        "numbers: list[int]",
        "list[int]",
        """
        Rotate {numbers} to the left until the smallest one comes first; if it occurs several times, its \
        first occurrence. [] stays [].
        Return {numbers} beginning with the first minimum; what stood before it is appended in order.
        Cut the list before its smallest element and exchange both parts.
        Cyclic order of {numbers} that starts at the minimum, at the first one if there are several.
        rotate a list so that the minimum is first
        """,
        """
        if not numbers:
            return []
        cut = numbers.index(min(numbers))
        return numbers[cut:] + numbers[:cut]
        """,
        lambda r: (_ints(r, 0, 7, 0, 6),),
    ),
    made(
        "variants_exercises.zigzag_flags_of_triples",
        "zigzag_flags zigzag_triples is_zigzag_each",
        "numbers: list[int]",
        "list[int]",
        """
        For each three neighbors in {numbers} 1 if they form a zigzag (a < b > c or a > b < c), otherwise \
        0. Fewer than three numbers give [].
        Return a list of 0 and 1, one per triple of consecutive elements: 1 where the middle one is greater \
        than both or less than both outer ones.
        Check every window of three elements for a zigzag and mark it by 1 or 0; equal neighbors are no \
        zigzag.
        Flags for the inner elements: 1 at a turning point, 0 elsewhere.
        zigzag flags for consecutive triples
        """,
        """
        triples = zip(numbers, numbers[1:], numbers[2:])
        return [int(a < b > c or a > b < c) for a, b, c in triples]
        """,
        lambda r: (_ints(r, 0, 8, 0, 6),),
    ),
    made(
        "variants_exercises.merged_in_blocks",
        "merge_in_blocks interleave_blocks alternate_blocks",
        "first: list[int]; second: list[int]; size: int = 2",
        "list[int]",
        """
        Merge two lists by taking {size} elements (2 by default) from {first}, then {size} from {second}, \
        and so on; when one is used up, the rest of the other follows.
        Interleave {first} and {second} in blocks of {size}; nothing is lost if they are of different length.
        Return a list made of alternating blocks with up to {size} elements, beginning with {first}.
        Deal two lists together blockwise: {size} from the one, {size} from the other, until both are empty.
        interleave two lists in blocks of given size
        """,
        """
        merged = []
        for start in range(0, max(len(first), len(second)), size):
            merged += first[start : start + size] + second[start : start + size]
        return merged
        """,
        lambda r: (_ints(r, 0, 6), _ints(r, 0, 6), r.choice((2, 2, 1, 3))),
    ),
    made(
        "variants_exercises.runs_described_in_text",
        "describe_runs runs_text runs_to_text",
        "items: list[str]",
        "str",
        """
        Describe the runs of equal neighbors in {items} as text such as '3 x red, 1 x blue, 2 x red'; '' \
        for an empty list.
        Return 'N x item' for each run of equal neighbors, joined by ', ', in order. Single items have '1 x'.
        Summarize a list: count equal elements that directly follow each other and join count and element \
        by ' x '.
        Write each run of equal neighbors as count, ' x ' and element, separated by ', '; no items give ''.
        runs of equal items as readable text
        """,
        """
        return ", ".join(f"{len(list(group))} x {item}" for item, group in groupby(items))
        ---
        runs = []
        for item in items:
            if runs and runs[-1][1] == item:
                runs[-1][0] += 1
            else:
                runs.append([1, item])
        return ", ".join(f"{count} x {item}" for count, item in runs)
        """,
        lambda r: ([r.choice(("red", "blue")) for _ in range(r.randint(0, 7))],),
        "from itertools import groupby",
    ),
    made(
        "variants_exercises.longest_run_start_and_length",
        "longest_run find_longest_run longest_run_position",
        "items: list[int]",
        "tuple[int, int]",
        """
        Start index and length of the longest run of equal {items}; the first one if several are equally \
        long. (-1, 0) for an empty list.
        Return (index where the longest run of equal neighbors begins, how many elements it has); on a tie \
        the earliest run, for no items (-1, 0).
        Where does the longest block of equal elements start and how long is it? Both as a tuple.
        Locate the longest run of equal elements: its first index and its length; earlier runs win ties and \
        [] gives (-1, 0).
        start and length of the longest run
        """,
        """
        best_start, best_length = -1, 0
        start = 0
        for index, item in enumerate(items):
            if item != items[start]:
                start = index
            if index - start + 1 > best_length:
                best_start, best_length = start, index - start + 1
        return best_start, best_length
        """,
        lambda r: (_ints(r, 0, 9, 1, 3),),
    ),
    made(
        "variants_exercises.coin_flip_longest_side",
        "longest_flip_streak coin_streak flip_streak",
        "flips: str",
        "tuple[str, int]",
        """
        Longest streak in coin {flips} made of 'H' and 'T' as (side in words, length): ('heads', 3). The \
        earlier streak wins a tie; ('none', 0) for no flips.
        Return which side, 'heads' or 'tails', came up most often in a row and how many times; of equally \
        long streaks the first. No flips give ('none', 0).
        Find the longest run of equal letters in {flips} and name its side: H is 'heads', T is 'tails'.
        Side ('heads' or 'tails') and length of the longest series in a text of H and T; the first of equal \
        ones, ('none', 0) for ''.
        longest streak of heads or tails
        """,
        """
        best = ("none", 0)
        length = 0
        previous = ""
        for flip in flips:
            length = length + 1 if flip == previous else 1
            previous = flip
            if length > best[1]:
                best = ("heads" if flip == "H" else "tails", length)
        return best
        """,
        lambda r: (_letters(r, 0, 9, "HT"),),
    ),
    made(
        "variants_exercises.runs_of_value_of_length",
        "count_runs_of count_long_runs count_streaks",
        "items: list[int]; value: int; length: int",
        "int",
        """
        How many runs of {value} in {items} have at least {length} elements? A run is as many equal \
        neighbors as possible.
        Count the unbroken stretches of {value} that are {length} or longer; a longer stretch counts once.
        Return the number of maximal runs of {value} with {length} or more elements.
        Count how often {value} comes up {length} times or more in a row.
        number of runs of a value with minimum length
        """,
        """
        count = 0
        current = 0
        for item in items:
            current = current + 1 if item == value else 0
            if current == length:
                count += 1
        return count
        ---
        return sum(key == value and len(list(group)) >= length for key, group in groupby(items))
        """,
        lambda r: (_ints(r, 0, 10, 0, 1), r.randint(0, 1), r.randint(1, 3)),
        "from itertools import groupby",
    ),
    made(
        "variants_exercises.list_folded_in_middle",
        "fold_list fold fold_array fold_in_half",
        "numbers: list[int]; times: int = 1",
        "list[int]",
        """
        Fold {numbers} in the middle {times} times (once by default): the last is added to the first, the \
        last but one to the second and so on; a middle element stays as it is.
        Return the list after folding it in half {times} times, where numbers that come to lie on each \
        other are added. [1, 2, 3, 4, 5] becomes [6, 6, 3].
        Add the second half, reversed, to the first half; an odd middle element is kept at the end. Repeat \
        this {times} times.
        Fold a strip of numbers like paper and add what meets. Lists with one or no element do not change.
        fold a list in the middle, adding overlapping numbers
        """,
        """
        folded = list(numbers)
        for _ in range(times):
            half = len(folded) // 2
            sums = [folded[index] + folded[-1 - index] for index in range(half)]
            folded = sums + folded[half : len(folded) - half]
        return folded
        """,
        lambda r: (_ints(r, 0, 7), r.choice((1, 1, 2, 0, 3))),
    ),
    made(
        "variants_exercises.balance_around_middle",
        "balance_scale which_side_heavier weigh_sides",
        "weights: list[int]",
        "str",
        """
        Which half of {weights} is heavier: 'left', 'right' or 'balanced'? A middle element of an odd \
        number belongs to neither half.
        Compare the sum of the first half with that of the second half; with an odd count the middle one is \
        left out. Return 'left', 'right' or 'balanced'.
        Lay {weights} on a beam that is supported in the middle and say which side goes down; distances do \
        not matter.
        'left' if the numbers before the middle add up to more, 'right' if to less, 'balanced' if equal.
        compare the sums of both halves of a list
        """,
        """
        half = len(weights) // 2
        left = sum(weights[:half])
        right = sum(weights[len(weights) - half :])
        if left == right:
            return "balanced"
        return "left" if left > right else "right"
        """,
        lambda r: (r.choice((_ints(r, 0, 7, 1, 9), [2, 3, 5], [4, 1, 9, 5, 0], [3, 7, 3])),),
    ),
    made(
        "variants_exercises.two_teams_by_turns",
        "team_weights two_team_weights alternate_sums",
        "weights: list[int]",
        "tuple[int, int]",
        """
        People stand in a row and are assigned to team 1 and team 2 in turn. Return the total {weights} of \
        both teams as a tuple; an empty team has 0.
        Sum of the elements at the indices 0, 2, 4, ... and of those at 1, 3, 5, ..., as a tuple of two \
        numbers.
        Split {weights} alternately into two teams, the first person going to team 1, and return both sums.
        Return (sum of every other element from the first on, sum of every other element from the second on).
        alternating sums for two teams
        """,
        """
        return sum(weights[::2]), sum(weights[1::2])
        """,
        lambda r: (_ints(r, 0, 7, 40, 99),),
    ),
    made(
        "variants_exercises.neighbor_pair_with_largest_sum",
        "best_neighbor_pair largest_adjacent_pair max_neighbor_pair",
        "numbers: list[int]",
        "tuple[int, int] | None",
        """
        The two neighbors in {numbers} with the largest sum, as a tuple in their order; the first such pair \
        on a tie, None for fewer than two numbers.
        Return (a, b) for the adjacent elements whose sum is greatest. The earliest pair wins, and a list \
        without neighbors gives None.
        Which pair of consecutive elements adds up to most? None if there is no pair.
        Find the adjacent pair with maximum sum and return the pair itself, the earliest of equal ones, or \
        None.
        adjacent pair with the largest sum
        """,
        """
        return max(zip(numbers, numbers[1:]), key=sum, default=None)
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "variants_exercises.more_evens_or_odds",
        "majority_parity even_or_odd_majority more_even_or_odd",
        "numbers: list[int]",
        "str",
        """
        Does {numbers} hold more 'even' or more 'odd' numbers? Return that word, 'tie' if both are equally \
        many, also for an empty list.
        Count the even and the odd {numbers}; return 'even', 'odd' or 'tie' depending on which count is \
        larger.
        Which parity is in the majority among {numbers}? Equal counts are a 'tie'.
        Return the more frequent kind of number, or 'tie' if there are as many even as odd ones.
        majority of even or odd numbers
        """,
        """
        evens = sum(number % 2 == 0 for number in numbers)
        odds = len(numbers) - evens
        if evens == odds:
            return "tie"
        return "even" if evens > odds else "odd"
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "variants_exercises.which_list_sums_higher",
        "compare_sums higher_sum sum_winner",
        "first: list[int]; second: list[int]",
        "str",
        """
        Which list has the larger sum? Return 'first by N' or 'second by N' with the difference N, or 'equal'.
        Compare the totals of {first} and {second} and tell the winner and the distance, as in 'first by \
        3'; equal totals give 'equal'.
        Text that says which of two lists adds up to more and by how much; an empty list has the sum 0.
        'second by 5' means that {second} has 5 more in total than {first}.
        compare the sums of two lists in words
        """,
        """
        difference = sum(first) - sum(second)
        if difference == 0:
            return "equal"
        winner = "first" if difference > 0 else "second"
        return f"{winner} by {abs(difference)}"
        """,
        lambda r: (_ints(r, 0, 4, 0, 4), _ints(r, 0, 4, 0, 4)),
    ),
    made(
        "variants_exercises.added_to_reversed",
        "add_reversed sum_with_reverse mirror_sums",
        "numbers: list[int]",
        "list[int]",
        """
        Add {numbers} to its own reverse, element by element: the first plus the last, the second plus the \
        last but one and so on. The result is as long as {numbers}.
        Return a list whose element i is numbers[i] plus the element as far from the end; it reads the same \
        in both directions.
        Sum of a list and the same list backwards, position by position; a middle element is doubled.
        Pairwise sums of {numbers} with {numbers} reversed. [] gives [].
        add a list to its reverse elementwise
        """,
        """
        return [left + right for left, right in zip(numbers, reversed(numbers))]
        """,
        lambda r: (_ints(r, 0, 6),),
    ),
    made(
        "variants_exercises.pairs_of_equal_parity_counted",
        "count_even_sum_pairs same_parity_pairs count_parity_pairs",
        "numbers: list[int]",
        "int",
        """
        How many pairs of two positions in {numbers} have an even sum? That is the case if both numbers are \
        even or both are odd; each pair counts once.
        Count the pairs i < j for which numbers[i] + numbers[j] is even.
        Return the number of ways to choose two elements of the same parity.
        Number of unordered pairs of elements, by position, whose sum is divisible by 2.
        count pairs with even sum
        """,
        """
        evens = sum(number % 2 == 0 for number in numbers)
        odds = len(numbers) - evens
        return evens * (evens - 1) // 2 + odds * (odds - 1) // 2
        ---
        return sum((a + b) % 2 == 0 for index, a in enumerate(numbers) for b in numbers[index + 1 :])
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "variants_exercises.ascending_run_with_largest_sum",
        "best_rising_run max_rising_sum richest_ascent",
        "numbers: list[int]",
        "int",
        """
        Largest sum of a strictly rising run of neighbors in {numbers}; a single number is a run, too. 0 \
        for an empty list.
        Split {numbers} where they stop rising, add up each piece and return the greatest total.
        Return the maximum sum over all unbroken stretches in which every number is greater than the one \
        before; {numbers} are positive.
        Which rising stretch adds up to most? Its sum is returned, or 0 without numbers.
        largest sum of an ascending run
        """,
        """
        best = 0
        current = 0
        previous = None
        for number in numbers:
            current = current + number if previous is not None and number > previous else number
            best = max(best, current)
            previous = number
        return best
        """,
        lambda r: (_ints(r, 0, 8, 1, 9),),
    ),
    made(
        "variants_exercises.handshake_of_sorted_ends",
        "pair_smallest_largest pair_ends_sorted match_extremes",
        "numbers: list[int]",
        "list[tuple[int, int]]",
        """
        Pair the smallest of {numbers} with the largest, the second smallest with the second largest and so \
        on; a number left in the middle is dropped.
        Sort {numbers} and return tuples (small, large) from the outside to the inside. With an odd count \
        the median has no partner and is left out.
        Match numbers from both ends of the sorted list; each is used once.
        List of pairs smallest and largest, next smallest and next largest, and so on.
        pair smallest with largest numbers
        """,
        """
        ordered = sorted(numbers)
        return [(ordered[index], ordered[-1 - index]) for index in range(len(ordered) // 2)]
        """,
        lambda r: (_ints(r, 0, 7),),
    ),
    made(
        "variants_exercises.border_minus_inside",
        "border_minus_inner frame_difference edge_minus_center",
        "grid: list[list[int]]",
        "int",
        """
        Sum of the border cells of {grid} minus the sum of the cells inside. With fewer than three rows or \
        columns all cells are border.
        Add all numbers in the first and last row and column and subtract all others.
        Return how much more the edge of {grid} adds up to than its inner part; negative if the inside is \
        larger.
        Difference between the sum of the frame and the sum of the middle of a rectangular {grid}.
        border sum minus inner sum of a grid
        """,
        """
        total = sum(sum(row) for row in grid)
        inside = sum(sum(row[1:-1]) for row in grid[1:-1])
        return total - 2 * inside
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "variants_exercises.sum_of_four_corners",
        "corner_sum sum_corners corners_total",
        "grid: list[list[int]]",
        "int",
        """
        Sum of the corners of {grid}, each corner cell counted once: a single row or column has two \
        corners, a single cell one.
        Add the numbers in the corners of a rectangular {grid}. Cells that are several corners at once, in \
        narrow grids, count only once.
        Return the total of the four corner cells (fewer if the grid has just one row or column).
        Corner cells are added without counting any of them twice.
        sum of the corners of a grid
        """,
        """
        rows = {0, len(grid) - 1}
        columns = {0, len(grid[0]) - 1}
        return sum(grid[row][column] for row in rows for column in columns)
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "variants_exercises.block_of_cells_toggled",
        "press_cell toggle_block flip_around light_block",
        "grid: list[list[int]]; row: int; column: int",
        "list[list[int]]",
        """
        Flip the cell at {row} and {column} and all up to eight cells around it in a {grid} of 0 and 1; \
        return a new grid.
        Toggle 0 and 1 in the 3 by 3 block centered at ({row}, {column}); parts of the block outside of the \
        grid are ignored.
        Press a light: it and its neighbors, diagonal ones included, change their state. The given {grid} \
        stays unchanged.
        Return a copy of {grid} in which every cell at most one row and one column away from ({row}, \
        {column}) is inverted.
        toggle a cell and its eight neighbors
        """,
        """
        return [
            [1 - cell if abs(y - row) <= 1 and abs(x - column) <= 1 else cell for x, cell in enumerate(line)]
            for y, line in enumerate(grid)
        ]
        """,
        lambda r: (grid := _grid(r, 0, 1), r.randrange(len(grid)), r.randrange(len(grid[0]))),
    ),
    made(
        "variants_exercises.checkers_letters_from_corner",
        "checkerboard chessboard checker_grid",
        "size: int; corner: str = 'W'",
        "list[list[str]]",
        """
        Checkerboard of {size} rows and columns with 'W' and 'B' in turn; {corner} ('W' by default) is the \
        letter in the upper left.
        Return a square grid of the letters W and B in which neighbors always differ and the first cell is \
        {corner}. Raises ValueError if {corner} is neither.
        Nested list of {size} by {size} letters like a chess board, 'W' for white and 'B' for black, \
        beginning with {corner}. Another {corner} is a ValueError.
        Alternate W and B along rows and columns, starting with {corner} in row 0, column 0.
        checkerboard of W and B with chosen corner
        """,
        """
        if corner not in ("W", "B"):
            raise ValueError(f"corner must be W or B: {corner}")
        letters = "WB" if corner == "W" else "BW"
        return [[letters[(row + column) % 2] for column in range(size)] for row in range(size)]
        """,
        lambda r: (r.randint(0, 5), r.choice("WWB")),
    ),
    made(
        "variants_exercises.direct_neighbors_counted",
        "neighbor_counts count_neighbors_grid side_neighbor_counts",
        "lines: list[str]",
        "list[list[int]]",
        """
        For every cell of the map {lines} count the '#' directly above, below, left and right of it; return \
        the counts as a nested list, for '#' cells as well.
        Grid of numbers 0 to 4: how many of the four side neighbors of each cell are '#'. Cells outside of \
        the map do not count.
        Return for each character of {lines} the number of '#' signs that touch it along a side; diagonal \
        ones are ignored.
        Neighbor counts of all cells, free and occupied, looking in four directions.
        number of side neighbors that are # for every cell
        """,
        """
        marked = {(y, x) for y, line in enumerate(lines) for x, char in enumerate(line) if char == "#"}
        counts = []
        for y, line in enumerate(lines):
            row = []
            for x in range(len(line)):
                around = {(y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)}
                row.append(len(around & marked))
            counts.append(row)
        return counts
        """,
        lambda r: (_map(r, ".#"),),
    ),
    made(
        "variants_exercises.islands_joined_diagonally",
        "count_islands islands_on_map count_land",
        "lines: list[str]",
        "int",
        """
        Count the islands on the map {lines}, in which '#' is land and '.' is water; cells that touch at a \
        side or at a corner belong to the same island.
        How many groups of '#' are there, if diagonal neighbors are connected, too?
        Return the number of connected areas of '#', looking in all eight directions.
        Islands of '#' on a rectangular map; land cells hang together across, down and diagonally. No land \
        gives 0.
        number of islands with diagonal connection
        """,
        """
        land = {(y, x) for y, line in enumerate(lines) for x, char in enumerate(line) if char == "#"}
        count = 0
        while land:
            count += 1
            stack = [land.pop()]
            while stack:
                y, x = stack.pop()
                around = {(y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)} & land
                land -= around
                stack.extend(around)
        return count
        """,
        lambda r: (_map(r, "..#"),),
    ),
    made(
        "variants_exercises.largest_island_with_diagonals",
        "largest_island biggest_island island_size",
        "grid: list[list[int]]",
        "int",
        """
        Size of the largest island of 1s in {grid}, where cells that touch at a side or corner are \
        connected; 0 if there is no 1.
        Return how many cells the biggest group of ones has; the eight cells around a cell are its neighbors.
        Largest connected area of 1 in a grid of 0 and 1, diagonal contact included.
        Number of cells of the largest island, with neighbors in all eight directions.
        size of the largest island, diagonals count
        """,
        """
        land = {(y, x) for y, row in enumerate(grid) for x, cell in enumerate(row) if cell == 1}
        largest = 0
        while land:
            stack = [land.pop()]
            size = 0
            while stack:
                y, x = stack.pop()
                size += 1
                around = {(y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)} & land
                land -= around
                stack.extend(around)
            largest = max(largest, size)
        return largest
        """,
        lambda r: (_grid(r, 0, 1, 1, 5),),
    ),
    made(
        "variants_exercises.regions_of_equal_letters",
        "count_regions count_areas color_regions",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count the regions of each letter on the map {lines}: cells with the same letter that touch at a \
        side belong together. Return letter -> number of regions, sorted by letter.
        How many separate areas does every character of the map form? Neighbors are above, below, left and \
        right; the dict is in alphabetical order.
        Return a dict from each character in {lines} to how many connected groups of it there are.
        Number of contiguous regions per letter of a letter grid, without diagonal connection.
        number of connected regions per letter
        """,
        """
        left = {(y, x): char for y, line in enumerate(lines) for x, char in enumerate(line)}
        counts = {}
        while left:
            start, char = left.popitem()
            counts[char] = counts.get(char, 0) + 1
            stack = [start]
            while stack:
                y, x = stack.pop()
                for cell in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if left.get(cell) == char:
                        del left[cell]
                        stack.append(cell)
        return dict(sorted(counts.items()))
        """,
        lambda r: (_map(r, "AB", 1, 4) if r.random() < 0.8 else [],),
    ),
    made(
        "variants_exercises.way_from_start_to_exit",
        "can_escape has_way_out path_exists can_reach_exit",
        "maze: list[str]",
        "bool",
        """
        Is there a way from 'S' to 'E' in {maze} that moves up, down, left or right and never steps on '#'? \
        Both letters occur once; all other characters are free.
        Check whether the exit 'E' can be reached from the start 'S' without going through walls '#' or \
        leaving the map.
        Return True if 'S' and 'E' are connected by free cells (everything but '#'), moving in four \
        directions.
        Find out if one can walk from 'S' to 'E' in four directions without stepping on '#'.
        path from S to E in a maze exists
        """,
        """
        cells = {(y, x): char for y, line in enumerate(maze) for x, char in enumerate(line) if char != "#"}
        stack = [place for place, char in cells.items() if char == "S"]
        seen = set(stack)
        while stack:
            y, x = stack.pop()
            if cells[y, x] == "E":
                return True
            for place in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                if place in cells and place not in seen:
                    seen.add(place)
                    stack.append(place)
        return False
        """,
        lambda r: (_maze(r),),
    ),
    made(
        "variants_exercises.steps_from_start_to_exit",
        "shortest_escape maze_steps steps_to_exit shortest_way_out",
        "maze: list[str]",
        "int",
        """
        Fewest steps from 'S' to 'E' in {maze}, moving up, down, left or right and not onto '#'; -1 if 'E' \
        cannot be reached.
        Length of the shortest way from the start 'S' to the exit 'E', counted in steps between neighboring \
        cells; walls are '#'. Return -1 without a way.
        Breadth-first search from S to E on a map of characters in which only '#' blocks the way.
        How many steps does one need at least from S to E? -1 if the walls make it impossible.
        shortest number of steps from S to E in a maze
        """,
        """
        cells = {(y, x): char for y, line in enumerate(maze) for x, char in enumerate(line) if char != "#"}
        level = [place for place, char in cells.items() if char == "S"]
        seen = set(level)
        steps = 0
        while level:
            following = []
            for y, x in level:
                if cells[y, x] == "E":
                    return steps
                for place in ((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)):
                    if place in cells and place not in seen:
                        seen.add(place)
                        following.append(place)
            level = following
            steps += 1
        return -1
        """,
        lambda r: (_maze(r),),
    ),
    made(
        "variants_exercises.ways_right_and_down_on_map",
        "count_paths count_ways paths_on_map",
        "lines: list[str]",
        "int",
        """
        Number of ways from the upper left to the lower right cell of the map {lines} that only go right or \
        down and avoid '#'. 0 if the start or the end is '#'.
        Count all paths over cells that are not '#', moving one cell right or down at a time, from the \
        first to the last cell.
        In how many ways can one walk from the top left to the bottom right of a rectangular map, going \
        just right and down around '#'?
        Return the count of monotone paths (right and down) through free cells of {lines}.
        number of right/down paths on a text map
        """,
        """
        ways = [0] * len(lines[0])
        ways[0] = 1
        for line in lines:
            for x, char in enumerate(line):
                if char == "#":
                    ways[x] = 0
                elif x > 0:
                    ways[x] += ways[x - 1]
        return ways[-1]
        """,
        lambda r: (_map(r, "....#"),),
    ),
    made(
        "variants_exercises.grid_filled_like_snake",
        "snake_grid fill_snake serpentine_grid boustrophedon",
        "rows: int; columns: int",
        "list[list[int]]",
        """
        Fill a grid with 1, 2, 3, ... like a snake: the first of {rows} rows from left to right, the second \
        from right to left and so on, {columns} numbers each.
        Return {rows} lists of {columns} consecutive numbers; every second row, beginning with the second, \
        is reversed.
        Number the cells of a table in a serpentine way from the upper left, starting at 1.
        Grid in which the counting turns around at the end of each row.
        fill a grid in snake order
        """,
        """
        grid = []
        for row in range(rows):
            numbers = list(range(row * columns + 1, (row + 1) * columns + 1))
            grid.append(numbers[::-1] if row % 2 else numbers)
        return grid
        """,
        lambda r: (r.randint(0, 4), r.randint(1, 4)),
    ),
    made(
        "variants_exercises.grid_filled_by_columns",
        "column_grid fill_columns number_by_columns",
        "rows: int; columns: int; start: int = 1",
        "list[list[int]]",
        """
        Grid of {rows} rows and {columns} columns filled with {start}, {start} + 1, ... column by column, \
        from the top down ({start} is 1 by default).
        Number the cells of a table first down the left column, then down the next one, and return it as a \
        list of rows.
        Return rows in which numbers grow by 1 downward and by {rows} to the right, beginning with {start} \
        in the upper left.
        Fill a table with consecutive numbers in column order.
        fill a grid with numbers column by column
        """,
        """
        return [[start + column * rows + row for column in range(columns)] for row in range(rows)]
        """,
        lambda r: (r.randint(1, 4), r.randint(1, 4), r.choice((1, 1, 0, 10))),
    ),
    made(
        "variants_exercises.grid_of_diagonal_distances",
        "distance_grid diagonal_distance_matrix band_matrix",
        "size: int",
        "list[list[int]]",
        """
        Square grid of {size} rows in which every cell holds its distance to the main diagonal: 0 on it, 1 \
        next to it and so on.
        Return a {size} by {size} matrix whose element in row i and column j is the absolute difference of \
        i and j.
        Matrix with zeros on the diagonal and numbers that grow by one with every step away from it.
        Fill a square by |row - column|; [] for 0.
        matrix of distances to the main diagonal
        """,
        """
        return [[abs(row - column) for column in range(size)] for row in range(size)]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.grid_with_cross_of_ones",
        "x_matrix cross_matrix diagonal_cross",
        "size: int",
        "list[list[int]]",
        """
        Matrix of {size} by {size} with 1 on both diagonals and 0 elsewhere.
        Return a square of zeros in which the main diagonal and the other diagonal are 1, so that the ones \
        form an X.
        Cell (i, j) is 1 if j equals i or {size} - 1 - i, otherwise 0.
        Nested list showing an X of ones on zeros; [] for 0.
        matrix with ones on both diagonals
        """,
        """
        return [[int(column in (row, size - 1 - row)) for column in range(size)] for row in range(size)]
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "variants_exercises.grid_with_frame_of_ones",
        "frame_matrix border_matrix framed_grid",
        "rows: int; columns: int",
        "list[list[int]]",
        """
        Grid with {rows} rows and {columns} columns that has 1 on its border and 0 inside.
        Return a matrix whose first and last row and column consist of ones; all inner cells are zero.
        Frame of ones around zeros, as a nested list. Grids with one or two rows or columns are all ones.
        Fill a grid with 0 and put 1 on all four edges.
        matrix with ones on the border
        """,
        """
        return [
            [int(row in (0, rows - 1) or column in (0, columns - 1)) for column in range(columns)]
            for row in range(rows)
        ]
        """,
        lambda r: (r.randint(0, 5), r.randint(1, 5)),
    ),
    made(
        "variants_exercises.picture_turned_clockwise",
        "rotate_picture turn_picture rotate_lines",
        "lines: list[str]",
        "list[str]",
        """
        Turn a picture of text {lines} by 90 degrees clockwise; shorter lines are first padded with spaces \
        on the right. Spaces at the ends of the new lines stay.
        Rotate {lines} a quarter turn to the right: the first new line is the first column read from the \
        bottom up.
        Return the columns of {lines} from left to right, each written from the last line to the first, as \
        strings.
        Clockwise rotation of a drawing made of characters, given and returned as a list of lines.
        rotate a text picture clockwise
        """,
        """
        width = max(map(len, lines), default=0)
        padded = [line.ljust(width) for line in lines]
        return ["".join(column) for column in zip(*reversed(padded))]
        """,
        lambda r: ([_letters(r, 0, 4, "ab#.") for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_exercises.letters_on_the_diagonal",
        "diagonal_word read_diagonal diagonal_letters",
        "lines: list[str]; falling: bool = True",
        "str",
        """
        Read the diagonal of a square of letters, given as {lines}, from top to bottom: from the upper left \
        if {falling} (the default), else from the upper right.
        Join the letters on the falling or, if {falling} is False, on the rising diagonal of {lines}, line \
        by line from above.
        Return the word on the main diagonal, or with {falling} False the one on the other diagonal, \
        starting in the first line.
        Letter i of line i for the falling diagonal, letter i from the end for the other one.
        word on a diagonal of a letter square
        """,
        """
        if falling:
            return "".join(line[index] for index, line in enumerate(lines))
        return "".join(line[-1 - index] for index, line in enumerate(lines))
        """,
        lambda r: (
            (size := r.randint(1, 4)) and [_letters(r, size, size, "abcdefg") for _ in range(size)],
            r.random() < 0.5,
        ),
    ),
    made(
        "variants_exercises.word_position_in_letter_grid",
        "find_word word_in_grid locate_word",
        "grid: list[str]; word: str",
        "tuple[int, int, str] | None",
        """
        Find {word} in a {grid} of letters, read to the right or downward: (row, column, 'across') or (row, \
        column, 'down') of its first letter, counted from 0; None if absent.
        Where does {word} start? All rows are searched from top to bottom first ('across'), then all \
        columns from left to right ('down'). None if it is nowhere.
        Return start row, start column and direction of {word} in the rectangular {grid}; words across go \
        before words down.
        Word search to the right, then downward: (row, column, 'across' or 'down') of the first hit, \
        counted from 0, or None.
        position and direction of a word in a letter grid
        """,
        """
        for row, line in enumerate(grid):
            if word in line:
                return row, line.index(word), "across"
        for column, letters in enumerate(zip(*grid)):
            text = "".join(letters)
            if word in text:
                return text.index(word), column, "down"
        return None
        """,
        lambda r: (
            r.choice(
                (["tea", "onk", "par"], ["sun", "eat", "tan"], ["xxtea", "xteaz"], ["abab", "baba", "abab"])
            ),
            r.choice(("tea", "sun", "eat", "ab", "tap", "top", "ba", "ar", "zz")),
        ),
    ),
    made(
        "variants_exercises.marked_cells_as_names",
        "find_treasures marked_cells cell_names treasure_cells",
        "lines: list[str]; mark: str = 'X'",
        "list[str]",
        """
        Names of all cells of the map {lines} that hold {mark} ('X' by default): column letter and row \
        number, 'A1' being the upper left. Row by row from the top.
        Where is {mark} on the map? Return cell names such as 'C2' for the third column of the second line, \
        in reading order; maps have at most 26 columns.
        List the positions of {mark} in {lines} in the style of a spreadsheet, letters for columns and \
        numbers, from 1, for lines.
        Cell references of every {mark}, from left to right and top to bottom.
        spreadsheet-like names of marked cells
        """,
        """
        return [
            f"{chr(ord('A') + column)}{row}"
            for row, line in enumerate(lines, 1)
            for column, char in enumerate(line)
            if char == mark
        ]
        """,
        lambda r: (_map(r, ".Xo"), r.choice("XXo")),
    ),
    made(
        "variants_exercises.full_rows_and_columns",
        "full_lines complete_lines full_rows_columns",
        "lines: list[str]",
        "dict[str, list[int]]",
        """
        Indices of the rows and of the columns of the map {lines} that consist of '#' only, as {{'rows': \
        [...], 'columns': [...]}}.
        Which rows and columns are completely filled with '#'? Return a dict with the keys 'rows' and \
        'columns' and ascending indices from 0.
        Find full lines in both directions on a rectangular map: every cell must be '#'.
        Dict of the row numbers and column numbers without any free cell.
        rows and columns that are completely filled
        """,
        """
        rows = [index for index, line in enumerate(lines) if set(line) == {"#"}]
        columns = [index for index, column in enumerate(zip(*lines)) if set(column) == {"#"}]
        return {"rows": rows, "columns": columns}
        """,
        lambda r: (_map(r, "###.", 1, 4),),
    ),
    made(
        "variants_exercises.row_with_most_marks",
        "fullest_row row_with_most busiest_row",
        "lines: list[str]; mark: str = '#'",
        "int",
        """
        Index of the line of the map {lines} with the most {mark} ('#' by default), the first on a tie; -1 \
        if no line has any.
        Which row contains {mark} most often? Counted from 0, the uppermost of equal ones. Without any \
        {mark} return -1.
        Return the number of the fullest row by how often {mark} occurs in it, or -1 if it occurs nowhere.
        Find the index, from 0, of the first line with the largest count of {mark}; -1 if {mark} does not \
        occur.
        row index with most marks, -1 if none
        """,
        """
        counts = [line.count(mark) for line in lines]
        most = max(counts, default=0)
        return counts.index(most) if most else -1
        """,
        lambda r: (_map(r, "..#o") if r.random() < 0.9 else [], r.choice("##o")),
    ),
    made(
        "variants_exercises.digit_map_to_numbers",
        "parse_digit_grid text_to_grid read_digits",
        "text: str",
        "list[list[int]]",
        """
        Turn a text of lines with digits into a nested list of numbers: '12' above '34' gives [[1, 2], [3, \
        4]]. Blank lines and outer spaces are ignored.
        Read a grid of single digits from {text}: one list per line, one int per digit; lines are trimmed \
        and empty ones are skipped.
        Parse a digit map, one row per line of {text}, into a list of lists of ints.
        Every digit of {text} becomes a number in the row of its line; '' gives [].
        parse lines of digits to a grid of ints
        """,
        """
        return [[int(digit) for digit in line.strip()] for line in text.splitlines() if line.strip()]
        """,
        lambda r: (
            "\n".join(r.choice(("", " ", "")) + _letters(r, 0, 4, "012789") for _ in range(r.randint(0, 4))),
        ),
    ),
    made(
        "variants_exercises.number_grid_as_aligned_text",
        "grid_to_text format_grid show_matrix print_grid",
        "grid: list[list[int]]",
        "str",
        """
        Write {grid} as text: one line per row, numbers right-aligned to the width of the longest one in \
        the whole grid and parted by a space. '' for an empty grid.
        Return the rows of {grid} joined by line breaks; every number takes as many places as the longest, \
        filled with spaces on the left.
        Table text of a matrix with all columns equally wide and flush right, one blank between columns.
        Format a nested list of ints so that the numbers stand below each other.
        matrix as right-aligned text
        """,
        """
        width = max((len(str(cell)) for row in grid for cell in row), default=0)
        return "\\n".join(" ".join(str(cell).rjust(width) for cell in row) for row in grid)
        """,
        lambda r: (_grid(r, -9, r.choice((9, 120))) if r.random() < 0.9 else [],),
    ),
    made(
        "variants_exercises.quadrant_sums_of_even_grid",
        "quadrant_sums quarter_sums sum_quadrants",
        "grid: list[list[int]]",
        "tuple[int, int, int, int]",
        """
        Sums of the four quarters of {grid}, which has an even number of rows and columns: upper left, \
        upper right, lower left, lower right.
        Cut {grid} in the middle in both directions and return the sum of each quarter, in reading order, \
        as a tuple.
        Return four totals for the quadrants of an even-sized matrix.
        Add the cells of every quarter of the grid: (top left, top right, bottom left, bottom right).
        sums of the four quadrants of a grid
        """,
        """
        middle_row, middle_column = len(grid) // 2, len(grid[0]) // 2
        top, bottom = grid[:middle_row], grid[middle_row:]
        return (
            sum(sum(row[:middle_column]) for row in top),
            sum(sum(row[middle_column:]) for row in top),
            sum(sum(row[:middle_column]) for row in bottom),
            sum(sum(row[middle_column:]) for row in bottom),
        )
        """,
        lambda r: (
            (columns := r.choice((2, 4)))
            and [[r.randint(-3, 9) for _ in range(columns)] for _ in range(r.choice((2, 4)))],
        ),
    ),
    made(
        "variants_exercises.ring_sums_from_outside",
        "ring_sums layer_sums sum_of_rings",
        "grid: list[list[int]]",
        "list[int]",
        """
        Sums of the rings of the square {grid} from the outside to the center: the border first, then the \
        border of what is left, and so on.
        Add up each layer of a square matrix: all cells at the same distance from the nearest edge belong \
        to a layer. Outermost first.
        Return one sum per ring; the last ring of an odd-sized square is the single middle cell.
        Peel {grid} like an onion and list the total of every layer. [] for an empty grid.
        sums of concentric rings of a square matrix
        """,
        """
        size = len(grid)
        sums = [0] * ((size + 1) // 2)
        for row in range(size):
            for column in range(size):
                sums[min(row, column, size - 1 - row, size - 1 - column)] += grid[row][column]
        return sums
        """,
        lambda r: (_square(r, -3, 9, 0, 5),),
    ),
    made(
        "variants_exercises.best_two_by_two_corner",
        "best_block largest_2x2 max_block_position",
        "grid: list[list[int]]",
        "tuple[int, int] | None",
        """
        Upper left corner (row, column) of the 2 by 2 block with the largest sum in {grid}; the first in \
        reading order on a tie, None if {grid} is too small.
        Which four cells that form a square add up to most? Return the position of the upper left one, \
        counted from 0; None for fewer than two rows or columns.
        Find the 2 by 2 square with maximum total and return where it begins.
        Row and column of the best 2 by 2 part of a rectangular grid, earliest wins.
        position of the 2x2 block with the largest sum
        """,
        """
        corners = [(row, column) for row in range(len(grid) - 1) for column in range(len(grid[0]) - 1)]

        def block_sum(corner):
            row, column = corner
            return sum(grid[row][column : column + 2]) + sum(grid[row + 1][column : column + 2])

        return max(corners, key=block_sum, default=None)
        """,
        lambda r: (_grid(r),),
    ),
    made(
        "variants_exercises.every_second_row_reversed",
        "reverse_alternate_rows snake_rows flip_odd_rows",
        "grid: list[list[int]]",
        "list[list[int]]",
        """
        Reverse every second row of {grid}, beginning with the second; the others stay. Return a new grid.
        Return the rows of {grid}, those with an odd index (1, 3, ...) backwards.
        Turn rows 2, 4, 6, ... (counted from 1) around and leave rows 1, 3, 5, ... as they are.
        Copy of {grid} with alternate rows mirrored.
        reverse rows with odd index
        """,
        """
        return [row[::-1] if index % 2 else row[:] for index, row in enumerate(grid)]
        """,
        lambda r: (_grid(r, low=0) if r.random() < 0.2 else _grid(r),),
    ),
    made(
        "variants_exercises.row_sum_equals_column_sum",
        "matching_row_columns row_column_match equal_row_column",
        "grid: list[list[int]]",
        "list[int]",
        """
        Indices i for which row i and column i of the square {grid} have the same sum, ascending.
        Compare the sum of each row with the sum of the column of the same number and list the numbers, \
        from 0, where they agree.
        Return all i with sum of row i equal to sum of column i in a square matrix.
        Which rows add up to the same as their column?
        indices where row sum equals column sum
        """,
        """
        return [
            index
            for index, (row, column) in enumerate(zip(grid, zip(*grid)))
            if sum(row) == sum(column)
        ]
        """,
        lambda r: (_square(r, 0, 1, 0, 4),),
    ),
    made(
        "variants_exercises.phone_book_commands_with_answers",
        "run_phone_book phone_book phonebook_commands",
        "commands: list[str]",
        "list[str]",
        """
        Run phone book {commands} 'add NAME NUMBER', 'delete NAME' and 'find NAME'; return an answer for \
        each 'find': the number, or 'not found'. Adding a known name changes its number.
        Process {commands} on an empty phone book and collect what 'find' gives; deleting an unknown name \
        does nothing.
        Simulate a phone book: 'add' stores or overwrites, 'delete' removes, 'find' answers with the number \
        or 'not found'.
        List of the answers to all 'find' commands in order. Words of a command are parted by spaces.
        phone book with add, delete and find commands
        """,
        """
        book = {}
        answers = []
        for command in commands:
            action, name, *rest = command.split()
            if action == "add":
                book[name] = rest[0]
            elif action == "delete":
                book.pop(name, None)
            elif action == "find":
                answers.append(book.get(name, "not found"))
        return answers
        """,
        lambda r: (
            [
                r.choice(
                    (
                        f"add {name} {r.randint(100, 999)}",
                        f"add {name} {r.randint(100, 999)}",
                        f"delete {name}",
                        f"find {name}",
                        f"find {name}",
                    )
                )
                for name in (r.choice(("ann", "ben", "cleo")) for _ in range(r.randint(0, 8)))
            ],
        ),
    ),
    made(
        "variants_exercises.phone_lookup_as_line",
        "lookup_number phone_lookup find_number",
        "book: dict[str, str]; names: list[str]",
        "list[str]",
        """
        Look up {names} in the phone {book}: one line 'name=number' each, or 'Not found' for a name that is \
        not in it. Case matters.
        Return for every one of {names} the text 'NAME=NUMBER' from {book}, or 'Not found', in the order of \
        {names}.
        Answer phone book queries as lines of text; unknown names give the line 'Not found'.
        Lines with name, equals sign and number for known names, 'Not found' for others.
        phone book queries answered as name=number
        """,
        """
        return [f"{name}={book[name]}" if name in book else "Not found" for name in names]
        """,
        lambda r: (
            {name: str(r.randint(1000, 9999)) for name in r.sample(_NAMES, r.randint(0, 4))},
            [r.choice((*_NAMES, "ann")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_exercises.phone_book_of_number_lists",
        "collect_numbers phone_lists group_numbers build_phone_book",
        "entries: list[str]",
        "dict[str, list[str]]",
        """
        Build a phone book from {entries} like 'Ann: 555-12': name -> list of all numbers in order, a \
        repeated number only once. Names are sorted, spaces around both parts are removed.
        Collect the numbers of each person from lines 'NAME: NUMBER'. Several lines of one name are put \
        together without doubles; the dict is in alphabetical order.
        Return a dict from name to the list of distinct numbers found in {entries}; each entry is name, \
        colon, number.
        Phone book in which a person may have several numbers, sorted by name.
        phone book with several numbers per name from lines
        """,
        """
        book = {}
        for entry in entries:
            name, _, number = entry.partition(":")
            numbers = book.setdefault(name.strip(), [])
            if number.strip() not in numbers:
                numbers.append(number.strip())
        return dict(sorted(book.items()))
        """,
        lambda r: (
            [
                r.choice(_NAMES[:3]) + r.choice((":", ": ", " : ")) + r.choice(("555-12", "555-77", "030 11"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_exercises.phone_owners_of_number",
        "owners_of who_has_number find_owners reverse_phone_lookup",
        "book: dict[str, list[str]]; number: str",
        "list[str]",
        """
        Sorted names of all people in {book} (name -> list of numbers) that have this {number}; spaces and \
        hyphens are ignored in the comparison. [] if nobody has it.
        Reverse lookup in a phone book with several numbers per name: whose is {number}? Compare without \
        blanks and '-'.
        Return everyone in {book} with {number} among their numbers, in alphabetical order; '555 12' and \
        '555-12' are the same.
        Find the owners of a {number}; it may be shared by several people.
        names that have a phone number, ignoring spaces and hyphens
        """,
        """
        def plain(text):
            return text.replace(" ", "").replace("-", "")

        return sorted(
            name for name, numbers in book.items() if plain(number) in [plain(other) for other in numbers]
        )
        """,
        lambda r: (
            {
                name: [r.choice(("555-12", "55512", "555 77", "030-11")) for _ in range(r.randint(0, 2))]
                for name in r.sample(_NAMES, r.randint(0, 4))
            },
            r.choice(("555 12", "555-77", "03011", "999")),
        ),
    ),
    made(
        "variants_exercises.stock_commands_never_negative",
        "process_stock stock_commands run_stock warehouse_commands",
        "stock: dict[str, int]; commands: list[str]",
        "dict[str, int]",
        """
        New stock after {commands} 'in ITEM N' and 'out ITEM N'. An 'out' takes no more than is there, \
        items with 0 pieces are removed, and the given {stock} stays unchanged.
        Apply goods movements to a copy of {stock}: 'in' adds pieces (new items are created), 'out' removes \
        at most what is available; empty items disappear.
        Return the dict of item -> pieces after all {commands}; no count falls below zero and none is zero \
        in the result.
        Process deliveries ('in') and sales ('out') of a warehouse; selling more than there is just empties \
        the item.
        stock after in and out commands, zero items dropped
        """,
        """
        result = dict(stock)
        for command in commands:
            action, item, amount = command.split()
            change = int(amount) if action == "in" else -int(amount)
            result[item] = max(result.get(item, 0) + change, 0)
        return {item: count for item, count in result.items() if count}
        """,
        lambda r: (
            _counts(r, 0, 3, 5),
            [
                f"{r.choice(('in', 'out'))} {r.choice(('tea', 'fig', 'milk'))} {r.randint(0, 6)}"
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_exercises.stock_missing_for_order",
        "missing_items can_fulfill missing_for_order shortages",
        "stock: dict[str, int]; order: dict[str, int]",
        "dict[str, int]",
        """
        What is missing to fill {order} from {stock}? Return item -> number of missing pieces, sorted by \
        item; {{}} if everything is there. Unknown items are in stock 0 times.
        For each item of {order} that {stock} does not cover completely give how many pieces are lacking, \
        in alphabetical order.
        Compare ordered and available pieces and return only the shortages. An empty dict means that the \
        order can be filled.
        Dict of the items with too little stock and by how much, keys sorted.
        missing quantities for an order
        """,
        """
        missing = {}
        for item in sorted(order):
            lack = order[item] - stock.get(item, 0)
            if lack > 0:
                missing[item] = lack
        return missing
        """,
        lambda r: (_counts(r, 0, 5, 6), _counts(r, 0, 5, 8)),
    ),
    made(
        "variants_exercises.stock_extremes_as_text",
        "stock_summary most_and_least stock_extremes",
        "stock: dict[str, int]",
        "str",
        """
        Text 'most: tea (9), least: fig (2)' for the items of {stock} with the highest and the lowest \
        count, the first of the dict on ties; 'empty' without items.
        Summarize {stock} by its most and its least frequent item, each with its number in brackets. An \
        empty {stock} gives 'empty'.
        Return which item there is most of and which least of, as one line; of several with the same count \
        the one that comes first.
        Line 'most: NAME (N), least: NAME (N)' with the maximum and the minimum of the dict, the first ones \
        on ties; 'empty' for no items.
        text with most and least stocked item
        """,
        """
        if not stock:
            return "empty"
        most = max(stock, key=stock.get)
        least = min(stock, key=stock.get)
        return f"most: {most} ({stock[most]}), least: {least} ({stock[least]})"
        """,
        lambda r: (_counts(r, 0, 5, 5),),
    ),
    made(
        "variants_exercises.score_updates_from_lines",
        "apply_score_updates total_scores score_log update_scores",
        "lines: list[str]",
        "dict[str, int]",
        """
        Total points per player from {lines} such as 'Ann +5' or 'Ben -2'; all start at 0. The best comes \
        first, equal totals in alphabetical order.
        Add up score changes 'NAME CHANGE' and return name -> total, sorted by points descending and then \
        by name.
        Return the final scores after all updates; every line is a name, a space and a signed number.
        Dict of players and sums of their changes, highest sum first, ties by name.
        totals from lines of score changes, best first
        """,
        """
        totals = {}
        for line in lines:
            name, change = line.split()
            totals[name] = totals.get(name, 0) + int(change)
        return dict(sorted(totals.items(), key=lambda entry: (-entry[1], entry[0])))
        """,
        lambda r: ([f"{r.choice(_NAMES[:4])} {r.randint(-3, 6):+d}" for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_exercises.best_of_attempts_per_player",
        "best_attempts best_scores personal_bests",
        "results: list[tuple[str, int]]",
        "dict[str, tuple[int, int]]",
        """
        Best score and number of attempts of each player in {results}, a list of (name, score): name -> \
        (best, attempts), in order of first appearance.
        For every name in {results} return the highest of its scores together with how many scores it has, \
        as a tuple.
        Personal bests: a dict from player to (maximum score, count of tries); players in the order in \
        which they occur first.
        Summarize repeated attempts by best result and how often was tried.
        best score and attempts per player
        """,
        """
        best = {}
        for name, score in results:
            if name in best:
                top, attempts = best[name]
                best[name] = (max(top, score), attempts + 1)
            else:
                best[name] = (score, 1)
        return best
        """,
        lambda r: ([(r.choice(_NAMES[:3]), r.randint(-2, 9)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_exercises.votes_first_per_person_count",
        "count_first_votes unique_votes valid_vote_counts",
        "votes: list[tuple[str, str]]",
        "dict[str, int]",
        """
        Count {votes}, pairs (voter, candidate); only the first vote of each voter counts. Candidates with \
        most votes first, ties in alphabetical order.
        Tally an election in which some people voted twice: later votes of the same voter are ignored. \
        Return candidate -> votes, most first, then by name.
        Return how many valid votes each candidate has if everybody's first vote is the valid one; sorted \
        by votes and name.
        Drop repeated votes of a voter and count what is left for each candidate, the strongest first.
        votes per candidate counting only the first vote of each voter
        """,
        """
        voted = set()
        counts = {}
        for voter, candidate in votes:
            if voter not in voted:
                voted.add(voter)
                counts[candidate] = counts.get(candidate, 0) + 1
        return dict(sorted(counts.items(), key=lambda entry: (-entry[1], entry[0])))
        """,
        lambda r: (
            [
                (r.choice(("v1", "v2", "v3", "v4", "v5")), r.choice(("Ann", "Ben", "Cleo")))
                for _ in range(r.randint(0, 8))
            ],
        ),
    ),
    made(
        "variants_exercises.ballot_points_three_two_one",
        "ranked_points ballot_points three_two_one",
        "ballots: list[list[str]]",
        "dict[str, int]",
        """
        Points from {ballots} with up to three names each: 3 for the first, 2 for the second, 1 for the \
        third place. Sorted by points, highest first, ties by name.
        Every ballot lists favorites in order and gives them 3, 2 and 1 points; further names get nothing. \
        Return the totals, best first.
        Add up the points of ranked ballots and return name -> points in descending order, equal points \
        alphabetically; names without points are left out.
        Tally preference votes with 3-2-1 scoring.
        ranked ballots with 3, 2, 1 points
        """,
        """
        points = {}
        for ballot in ballots:
            for name, score in zip(ballot, (3, 2, 1)):
                points[name] = points.get(name, 0) + score
        return dict(sorted(points.items(), key=lambda entry: (-entry[1], entry[0])))
        """,
        lambda r: ([r.sample(_NAMES[:5], r.randint(0, 4)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_exercises.first_to_reach_votes",
        "first_to_reach race_winner first_past_goal",
        "votes: list[str]; goal: int",
        "str | None",
        """
        Who is the first to have {goal} votes when {votes} are counted one after the other? None if nobody \
        gets so many. {goal} is at least 1.
        Count {votes} in order and return the name that reaches {goal} first, or None.
        Return the winner of a race: the name whose {goal}-th mention comes earliest in {votes}.
        Read {votes} until some name occurred {goal} times and return it; None if that never happens.
        first name to be mentioned n times
        """,
        """
        counts = {}
        for name in votes:
            counts[name] = counts.get(name, 0) + 1
            if counts[name] == goal:
                return name
        return None
        """,
        lambda r: ([r.choice(_NAMES[:3]) for _ in range(r.randint(0, 8))], r.randint(1, 4)),
    ),
    made(
        "variants_exercises.translate_unknown_in_brackets",
        "translate translate_sentence word_by_word",
        "text: str; dictionary: dict[str, str]",
        "str",
        """
        Translate {text} word by word with {dictionary}, whose keys are in lower case; words are looked up \
        ignoring case and an unknown one is kept in square brackets.
        Replace each word of {text} by its translation, or by '[word]' as written if {dictionary} doesn't \
        have it. Words are separated by spaces and joined by one.
        Return the word-for-word translation; what cannot be translated appears in brackets [ ].
        Look up the lower-case form of every word; missing words are marked with square brackets.
        word-by-word translation, unknown words in brackets
        """,
        """
        return " ".join(dictionary.get(word.lower(), f"[{word}]") for word in text.split())
        """,
        lambda r: (
            " ".join(r.choice(("the", "The", "cat", "dog", "Sees", "tea")) for _ in range(r.randint(0, 5))),
            dict(
                r.sample(
                    [("the", "die"), ("cat", "Katze"), ("dog", "Hund"), ("sees", "sieht")], r.randint(0, 4)
                )
            ),
        ),
    ),
    made(
        "variants_exercises.hanoi_moves_as_lines",
        "hanoi tower_of_hanoi hanoi_moves solve_hanoi",
        "disks: int",
        "list[str]",
        """
        Moves of the Tower of Hanoi that bring {disks} disks from peg A to peg C with B as help, as lines \
        like 'A -> C'. No disks need no moves.
        Solve the Tower of Hanoi and return the shortest list of moves 'FROM -> TO' between the pegs A, B \
        and C; start is A, target is C.
        Recursively move {disks} - 1 disks to B, the largest to C and the others from B to C; every move is \
        a text 'X -> Y'.
        List of texts that tell from which peg to which the upper disk goes.
        tower of hanoi moves as strings
        """,
        """
        def solve(count, source, target, spare):
            if count == 0:
                return []
            before = solve(count - 1, source, spare, target)
            after = solve(count - 1, spare, target, source)
            return [*before, f"{source} -> {target}", *after]

        return solve(disks, "A", "C", "B")
        """,
        lambda r: (r.randint(0, 5),),
    ),
    made(
        "variants_exercises.hanoi_moves_with_disk_numbers",
        "hanoi hanoi_steps tower_of_hanoi",
        "disks: int; source: int = 1; target: int = 3",
        "list[tuple[int, int, int]]",
        """
        Moves (disk, from peg, to peg) of the Tower of Hanoi for {disks} disks from peg {source} to peg \
        {target} (1 and 3 by default); disk 1 is the smallest, pegs are 1 to 3.
        Return the shortest solution as tuples of three numbers: which disk is moved, from where and where \
        to. The third peg, 6 - {source} - {target}, helps.
        List each move of the Tower of Hanoi with the number of the disk, the largest being {disks}. \
        {source} and {target} differ.
        Solve Hanoi recursively with numbered pegs and disks; [] for 0 disks.
        hanoi solution as (disk, from, to) tuples
        """,
        """
        if disks == 0:
            return []
        spare = 6 - source - target
        before = hanoi(disks - 1, source, spare)
        after = hanoi(disks - 1, spare, target)
        return [*before, (disks, source, target), *after]
        """,
        lambda r: (r.randint(0, 4), *r.choice(((1, 3), (1, 3), (1, 2), (3, 1), (2, 3)))),
    ),
    made(
        "variants_exercises.hanoi_check_of_moves",
        "check_hanoi is_valid_hanoi hanoi_solved",
        "disks: int; moves: list[tuple[int, int]]",
        "bool",
        """
        Do {moves}, pairs (from, to) of peg numbers 0 to 2, bring all {disks} disks of a Tower of Hanoi \
        from peg 0 to peg 2 without breaking a rule?
        Play {moves} and return True if every move takes a disk from a non-empty peg and lays it on a \
        larger disk or an empty peg, and all disks end on peg 2.
        Check a solution of the Tower of Hanoi: a move from an empty peg or onto a smaller disk makes it \
        False, and so does an unfinished tower.
        Simulate the pegs as stacks; the answer is False at the first illegal move, otherwise whether peg 2 \
        holds all {disks} disks.
        validate a list of hanoi moves
        """,
        """
        pegs = [list(range(disks, 0, -1)), [], []]
        for source, target in moves:
            if not pegs[source]:
                return False
            disk = pegs[source].pop()
            if pegs[target] and pegs[target][-1] < disk:
                return False
            pegs[target].append(disk)
        return len(pegs[2]) == disks
        """,
        lambda r: r.choice(
            (
                (0, []),
                (1, [(0, 2)]),
                (1, [(0, 1)]),
                (2, [(0, 1), (0, 2), (1, 2)]),
                (2, [(0, 2), (0, 2)]),
                (2, [(0, 1), (0, 2)]),
                (2, [(1, 2)]),
                (3, [(0, 2), (0, 1), (2, 1), (0, 2), (1, 0), (1, 2), (0, 2)]),
            )
        ),
    ),
    made(
        "variants_exercises.subsets_as_strings_sorted",
        "letter_subsets all_combinations string_subsets power_set",
        "text: str",
        "list[str]",
        """
        All non-empty subsets of the different letters of {text} as strings, shorter ones first, equal \
        lengths in alphabetical order; letters inside are in alphabetical order.
        Return every combination of one or more distinct characters of {text}; each is sorted, and the list \
        is ordered by length and then alphabetically.
        List of strings for all ways to choose at least one letter: 'ba' gives ['a', 'b', 'ab'].
        Power set of the letters of {text} without the empty set, as sorted texts.
        non-empty letter combinations ordered by length
        """,
        """
        letters = sorted(set(text))
        subsets = []
        for size in range(1, len(letters) + 1):
            subsets.extend("".join(chosen) for chosen in combinations(letters, size))
        return subsets
        """,
        lambda r: (_letters(r, 0, 5, "abcd"),),
        "from itertools import combinations",
    ),
    made(
        "variants_exercises.subsets_with_sum_at_most",
        "affordable_subsets subsets_within_limit subsets_up_to",
        "numbers: list[int]; limit: int",
        "int",
        """
        How many subsets of the non-negative {numbers}, the empty one included, have a sum of at most \
        {limit}? Equal numbers at different places are different elements.
        Count the ways to choose any of {numbers} so that their total does not exceed {limit}; choosing \
        nothing counts if {limit} is not negative.
        Return the number of selections by position whose sum is less than or equal to {limit}.
        Number of subsets that fit into the {limit}, found by taking or leaving each number.
        count subsets with sum up to a limit
        """,
        """
        if limit < 0:
            return 0
        if not numbers:
            return 1
        first, *rest = numbers
        return affordable_subsets(rest, limit) + affordable_subsets(rest, limit - first)
        """,
        lambda r: (_ints(r, 0, 6, 0, 9), r.randint(-1, 20)),
    ),
    made(
        "variants_exercises.other_arrangements_of_word",
        "other_arrangements word_permutations rearrangements",
        "word: str",
        "list[str]",
        """
        All different arrangements of the letters of {word} except for {word} itself, in lower case and \
        alphabetical order. [] if there is no other one.
        Return the distinct permutations of the lower-case {word} without the word itself, sorted; repeated \
        letters do not lead to repeated arrangements.
        List every other word that can be made of all letters of {word}: small letters, each once, sorted. \
        'Aba' gives ['aab', 'baa'].
        Rearrangements of {word}, made lower case, that differ from it, as a sorted list of strings.
        distinct permutations of a word without the word itself
        """,
        """
        lower = word.lower()
        return sorted({"".join(letters) for letters in permutations(lower)} - {lower})
        """,
        lambda r: (_letters(r, 0, 4, "aAbc"),),
        "from itertools import permutations",
    ),
    made(
        "variants_exercises.numbers_from_digit_orders",
        "numbers_from_digits digit_arrangements digit_permutations",
        "digits: list[int]",
        "list[int]",
        """
        All different numbers that use each of {digits} exactly once, ascending; a number must not begin \
        with 0, unless it is just 0. [] without digits.
        Return every number that can be written with all {digits} (0 to 9, repetitions allowed), without \
        leading zeros, each once and sorted.
        Arrange {digits} in all orders, drop those with a zero in front and return the distinct numbers \
        from small to large.
        Sorted distinct integers formed by permuting {digits}; a single 0 stays 0.
        numbers made of all given digits without leading zero
        """,
        """
        numbers = set()
        for order in permutations(digits):
            if order and (order[0] != 0 or len(order) == 1):
                numbers.add(int("".join(map(str, order))))
        return sorted(numbers)
        """,
        lambda r: (_ints(r, 0, 4, 0, 3),),
        "from itertools import permutations",
    ),
    made(
        "variants_exercises.power_with_negative_exponent",
        "power recursive_power my_pow",
        "base: float; exponent: int",
        "float",
        """
        Compute {base} to the power of {exponent} by recursion, without **; a negative {exponent} gives 1 \
        divided by the positive power. Raises ValueError for 0 to a negative power.
        Recursive power for any whole {exponent}: 1.0 for exponent 0, a reciprocal for negative ones. A \
        {base} of 0 with a negative {exponent} is a ValueError.
        Return {base} multiplied with itself {exponent} times as a float; negative exponents divide \
        instead. 0 must not have a negative exponent (ValueError).
        Power function that calls itself with an exponent that is one smaller and inverts for negative \
        exponents.
        recursive power including negative exponents
        """,
        """
        if exponent < 0:
            if base == 0:
                raise ValueError("zero has no negative powers")
            return 1 / power(base, -exponent)
        if exponent == 0:
            return 1.0
        return base * power(base, exponent - 1)
        """,
        lambda r: (r.choice((1.0, 2.0, -2.0, 0.5, 3.0, 10.0, -1.0)), r.randint(-4, 6)),
    ),
    made(
        "variants_exercises.ways_to_add_up_as_text",
        "sums_as_text partition_texts ways_to_sum",
        "n: int",
        "list[str]",
        """
        All ways to write {n} as a sum of positive integers in falling order, as texts like '3 + 1'; the \
        way with the largest first number comes first. {n} is at least 1.
        List the partitions of {n} as strings joined by ' + ', summands from large to small: 3 gives ['3', \
        '2 + 1', '1 + 1 + 1'].
        Return every sum of positive numbers that makes {n}, order of summands ignored, beginning with {n} \
        itself and ending with only ones.
        Texts of all partitions of {n}, in descending order.
        partitions of a number as strings
        """,
        """
        def split(total, largest):
            if total == 0:
                return [[]]
            ways = []
            for first in range(min(total, largest), 0, -1):
                ways.extend([first, *rest] for rest in split(total - first, first))
            return ways

        return [" + ".join(map(str, way)) for way in split(n, n)]
        """,
        lambda r: (r.randint(1, 7),),
    ),
    made(
        "variants_exercises.climbing_ways_three_strides",
        "climb_stairs count_climbs ways_to_climb",
        "steps: int",
        "int",
        """
        In how many ways can {steps} stairs be climbed by taking 1, 2 or 3 at a time? No stairs have one \
        way, a negative number has none.
        Count the sequences of strides of one, two or three stairs that add up to {steps}; the order \
        matters. 0 for negative {steps}, 1 for 0.
        Number of ways up a staircase when up to three steps may be taken at once.
        Return the count of ordered sums of 1, 2 and 3 that make {steps}; below zero there is none.
        ways to climb stairs with 1, 2 or 3 steps
        """,
        """
        if steps < 0:
            return 0
        if steps == 0:
            return 1
        return climb_stairs(steps - 1) + climb_stairs(steps - 2) + climb_stairs(steps - 3)
        ---
        if steps < 0:
            return 0
        ways = [1, 1, 2]
        while len(ways) <= steps:
            ways.append(sum(ways[-3:]))
        return ways[steps]
        """,
        lambda r: (r.randint(-2, 10),),
    ),
    made(
        "variants_exercises.bits_with_exactly_k_ones",
        "bit_strings_with_ones binary_strings choose_bits",
        "length: int; ones: int",
        "list[str]",
        """
        All strings of {length} binary digits with exactly {ones} ones, in ascending order; [] if {ones} is \
        larger than {length}.
        List the binary texts of the given {length} in which '1' occurs {ones} times, sorted.
        Return every way to place {ones} ones among {length} digits as text, from the smallest binary \
        number to the largest.
        Binary strings with a fixed number of ones; a {length} of 0 with 0 ones gives [''].
        binary strings of a length with k ones
        """,
        """
        if ones < 0 or ones > length:
            return []
        if length == 0:
            return [""]
        zero_first = ["0" + rest for rest in bit_strings_with_ones(length - 1, ones)]
        one_first = ["1" + rest for rest in bit_strings_with_ones(length - 1, ones - 1)]
        return zero_first + one_first
        """,
        lambda r: (r.randint(0, 5), r.randint(0, 5)),
    ),
    made(
        "variants_exercises.bubble_sort_pass_states",
        "bubble_sort_steps sort_passes bubble_passes",
        "numbers: list[int]",
        "list[list[int]]",
        """
        State of the list after each pass of bubble sort in ascending order; the pass without a swap that \
        ends the sorting is included. An empty or one-element list has no passes: [].
        Bubble sort a copy of {numbers} and return the list as it is after every pass; stop after the first \
        pass in which nothing was swapped.
        Return a list of snapshots, one per run through the list. The last two are equal unless only one \
        pass was needed.
        Show how bubble sort works: all intermediate lists at the ends of its passes, up to a pass with no \
        exchange.
        list after every pass of bubble sort
        """,
        """
        items = list(numbers)
        states = []
        swapped = len(items) > 1
        while swapped:
            swapped = False
            for index in range(len(items) - 1):
                if items[index] > items[index + 1]:
                    items[index], items[index + 1] = items[index + 1], items[index]
                    swapped = True
            states.append(items[:])
        return states
        """,
        lambda r: (r.choice((_ints(r, 0, 5, 0, 9), [1, 2, 3], [3, 2, 1])),),
    ),
    made(
        "variants_exercises.insertion_sort_states",
        "insertion_sort_steps insertion_states show_insertion_sort",
        "numbers: list[int]",
        "list[list[int]]",
        """
        State of the list after each step of insertion sort: beginning with the second element, every \
        element is inserted into the sorted part before it. n numbers give n - 1 states.
        Return a snapshot of the whole list after every insertion, sorting in ascending order; lists with \
        fewer than two elements give [].
        Insertion sort a copy of {numbers} and record the list each time an element, from index 1 on, has \
        been moved to its place.
        Show the intermediate lists of insertion sort, one for each element except for the first.
        list after every step of insertion sort
        """,
        """
        items = list(numbers)
        states = []
        for index in range(1, len(items)):
            current = items[index]
            place = index
            while place > 0 and items[place - 1] > current:
                items[place] = items[place - 1]
                place -= 1
            items[place] = current
            states.append(items[:])
        return states
        ---
        return [sorted(numbers[:size]) + numbers[size:] for size in range(2, len(numbers) + 1)]
        """,
        lambda r: (_ints(r, 0, 6, 0, 9),),
    ),
    made(
        "variants_exercises.binary_search_path",
        "binary_search_path search_path visited_values",
        "numbers: list[int]; target: int",
        "list[int]",
        """
        Values that binary search looks at in the ascending {numbers} until it finds {target} or gives up; \
        of an even part the lower middle is taken.
        Return the sequence of middle elements compared with {target}: middle index is (low + high) // 2, \
        and the search ends at a hit or when nothing is left.
        Trace a binary search: list every element that is examined, the last one being {target} if it is \
        found.
        List of probed values of a binary search in a sorted list; [] for an empty list.
        elements visited by binary search
        """,
        """
        low, high = 0, len(numbers) - 1
        visited = []
        while low <= high:
            middle = (low + high) // 2
            visited.append(numbers[middle])
            if numbers[middle] == target:
                break
            if numbers[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return visited
        """,
        lambda r: (sorted(_ints(r, 0, 8, 0, 20)), r.randint(0, 20)),
    ),
    made(
        "variants_exercises.linear_search_with_comparisons",
        "linear_search search_with_count find_and_count",
        "items: list[int]; target: int",
        "tuple[int, int]",
        """
        Search {target} in {items} from the left and return (index, comparisons); the index is -1 if it is \
        missing, and then as many comparisons as elements were made.
        Linear search that also counts: tuple of the first index of {target}, or -1, and how many elements \
        were compared.
        Return where {target} stands first and how many elements had to be looked at until then.
        Index of the first hit and number of comparisons; without a hit (-1, number of {items}).
        linear search with number of comparisons
        """,
        """
        for index, item in enumerate(items):
            if item == target:
                return index, index + 1
        return -1, len(items)
        """,
        lambda r: (_ints(r, 0, 7, 0, 6), r.randint(0, 6)),
    ),
    made(
        "variants_exercises.halving_guesses_to_secret",
        "computer_guesses guess_by_halving halving_search",
        "low: int; high: int; secret: int",
        "list[int]",
        """
        Guesses of a computer that always takes the middle, (low + high) // 2, of what is still possible \
        between {low} and {high} until it hits {secret}, the hit included.
        Number guessing by halving: list every guess from the range {low} to {high} (both included) up to \
        the {secret}, which lies in it.
        Return the guesses of a binary strategy: after 'too low' the lower end moves above the guess, after \
        'too high' the upper end below it.
        Play the guessing game with the best strategy and return the numbers that are tried.
        guesses made by halving the range until found
        """,
        """
        guesses = []
        while not guesses or guesses[-1] != secret:
            guess = (low + high) // 2
            guesses.append(guess)
            if guess < secret:
                low = guess + 1
            else:
                high = guess - 1
        return guesses
        """,
        lambda r: (low := r.randint(-5, 5), (high := low + r.randint(0, 30)), r.randint(low, high)),
    ),
    made(
        "variants_exercises.pairs_annihilated_any_case",
        "cancel_pairs remove_pairs annihilate_pairs",
        "text: str",
        "tuple[str, int]",
        """
        Remove pairs of equal neighboring letters from {text}, ignoring case, until there is none; return \
        (what is left, number of pairs removed). 'aABba' gives ('a', 2).
        Use a stack: a character that equals the top in any case removes it, any other is put on top. \
        Return the remaining text and how often something was removed.
        Cancel neighbors that are the same character in upper or lower case, also those that come together \
        later; tuple of the rest and the count of canceled pairs.
        Let equal neighbors (case does not matter) annihilate each other from left to right and tell the \
        remaining text and the number of pairs.
        remove adjacent equal letters ignoring case, with the number of removals
        """,
        """
        stack = []
        removed = 0
        for char in text:
            if stack and stack[-1].lower() == char.lower():
                stack.pop()
                removed += 1
            else:
                stack.append(char)
        return "".join(stack), removed
        """,
        lambda r: (_letters(r, 0, 9, "abAB"),),
    ),
    made(
        "variants_exercises.stack_commands_with_errors",
        "run_stack stack_results process_stack",
        "commands: list[str]",
        "list[str]",
        """
        Run {commands} 'push X', 'pop', 'top' and 'size' on an empty stack; 'pop', 'top' and 'size' each \
        give a text for the result: the element, the number of elements, or 'empty' if there is none to give.
        Return what 'pop' (removes), 'top' (only looks) and 'size' answer, in order, as strings; 'pop' and \
        'top' on an empty stack answer 'empty'.
        Simulate a stack of texts and collect the outputs of all commands except for 'push'.
        List of answers of a stack machine; 'push' gives none, 'size' gives the count as text.
        stack commands push pop top size with outputs
        """,
        """
        stack = []
        outputs = []
        for command in commands:
            action, _, value = command.partition(" ")
            if action == "push":
                stack.append(value)
            elif action == "size":
                outputs.append(str(len(stack)))
            elif not stack:
                outputs.append("empty")
            elif action == "pop":
                outputs.append(stack.pop())
            else:
                outputs.append(stack[-1])
        return outputs
        """,
        lambda r: (
            [
                r.choice((f"push {r.randint(1, 9)}", f"push {r.randint(1, 9)}", "pop", "top", "size"))
                for _ in range(r.randint(0, 8))
            ],
        ),
    ),
    made(
        "variants_exercises.queue_with_capacity_refuses",
        "bounded_queue limited_queue waiting_room",
        "events: list[str]; capacity: int",
        "tuple[list[str], int]",
        """
        Who waits in the end, and how many were sent away? A name in {events} joins the queue unless \
        {capacity} people wait already; 'next' lets the first one go.
        Process {events} of a waiting room with {capacity} seats: names enter at the end if there is room, \
        otherwise they are refused; 'next' calls the first, if any. Return (queue, refused).
        Return the remaining queue and the number of refused people as a tuple.
        Queue with limited length: arrivals when it is full are only counted, 'next' on an empty queue does \
        nothing.
        queue with maximum length, refused arrivals counted
        """,
        """
        queue = []
        refused = 0
        for event in events:
            if event == "next":
                queue = queue[1:]
            elif len(queue) < capacity:
                queue.append(event)
            else:
                refused += 1
        return queue, refused
        """,
        lambda r: ([r.choice((*_NAMES, "next", "next")) for _ in range(r.randint(0, 9))], r.randint(0, 3)),
    ),
    made(
        "variants_exercises.counting_out_rhyme_order",
        "counting_out elimination_order children_counted_out",
        "names: list[str]; syllables: int",
        "list[str]",
        """
        Order in which {names} leave a circle when always the person on whom the {syllables}-th syllable \
        falls goes out and counting goes on with the next one; the last one left comes last.
        Counting-out game: count to {syllables} around the circle, beginning with the first of {names}, and \
        remove the one that is hit, until nobody is left.
        Return the {names} in the order of their elimination, the winner at the end. {syllables} is at \
        least 1.
        Every {syllables}-th person in the circle of {names} is counted out; list them one after the other.
        elimination order in a counting-out rhyme
        """,
        """
        circle = list(names)
        order = []
        index = 0
        while circle:
            index = (index + syllables - 1) % len(circle)
            order.append(circle.pop(index))
        return order
        """,
        lambda r: (r.sample(_NAMES, r.randint(0, 6)), r.randint(1, 7)),
    ),
    made(
        "variants_exercises.two_pointer_pairs_of_sum",
        "pairs_with_sum sorted_pairs find_pairs_sorted",
        "numbers: list[int]; target: int",
        "list[tuple[int, int]]",
        """
        All different pairs of values (a, b) with a < b from the ascending {numbers} that add up to \
        {target}, smallest a first. Equal numbers are not paired with each other.
        Walk from both ends of the sorted {numbers} and collect the distinct pairs of different values \
        whose sum is {target}.
        Return each pair of unequal values with sum {target} once, in ascending order of the smaller value; \
        {numbers} may have repetitions.
        Two pointers: pairs (small, large) with small + large = {target} and small < large, without doubles.
        distinct value pairs with a given sum in a sorted list
        """,
        """
        pairs = []
        left, right = 0, len(numbers) - 1
        while left < right and numbers[left] < numbers[right]:
            total = numbers[left] + numbers[right]
            if total == target:
                pair = (numbers[left], numbers[right])
                if pair not in pairs:
                    pairs.append(pair)
            if total <= target:
                left += 1
            else:
                right -= 1
        return pairs
        ---
        pairs = []
        for small in sorted(set(numbers)):
            large = target - small
            if small < large and large in numbers:
                pairs.append((small, large))
        return pairs
        """,
        lambda r: (sorted(_ints(r, 0, 8, -3, 9)), r.randint(-3, 14)),
    ),
    made(
        "variants_exercises.binary_addition_with_carries",
        "add_binary binary_sum add_bits",
        "a: str; b: str",
        "tuple[str, int]",
        """
        Add two binary numbers given as text and return (sum as binary text, number of carries). The sum \
        has no leading zeros, but '0' for zero.
        Column addition in base 2: the sum of {a} and {b} together with how often a 1 had to be carried to \
        the next column.
        Return the binary sum of {a} and {b} and the count of carries that come up when adding digit by \
        digit from the right.
        Tuple of the sum in binary and how many columns add up to 2 or more, carry included.
        binary addition with the number of carries
        """,
        """
        width = max(len(a), len(b))
        carry = 0
        carries = 0
        for x, y in zip(reversed(a.zfill(width)), reversed(b.zfill(width))):
            carry = int(x) + int(y) + carry >= 2
            carries += carry
        return f"{int(a, 2) + int(b, 2):b}", carries
        """,
        lambda r: (_letters(r, 1, 6, "01"), _letters(r, 1, 6, "01")),
    ),
    made(
        "variants_exercises.bits_inverted_as_text",
        "invert_bits flip_bits binary_complement",
        "n: int; width: int = 8",
        "str",
        """
        Invert all binary digits of {n}, written with at least {width} digits (8 by default), and return \
        them as text: 5 gives '11111010'. {n} is not negative.
        Write {n} in binary, filled with zeros to {width} places, and swap ones and zeros; a longer number \
        keeps all its digits.
        Complement of {n} as a string of bits: each of the {width} (or more, if {n} needs them) digits is \
        exchanged.
        Return the opposite bits of {n} as text, leading zeros up to {width} digits included, so that 0 \
        with {width} 4 gives '1111'.
        inverted bits of a number as padded binary text
        """,
        """
        return f"{n:0{width}b}".translate(str.maketrans("01", "10"))
        ---
        return "".join("1" if bit == "0" else "0" for bit in f"{n:b}".zfill(width))
        """,
        lambda r: (r.choice((0, 1, 5, 7, 10, r.randint(0, 300))), r.choice((8, 8, 4, 1))),
    ),
    made(
        "variants_exercises.binary_ruler_table",
        "binary_table count_in_binary binary_list",
        "limit: int",
        "list[str]",
        """
        Lines '0 = 000', '1 = 001', ... up to {limit}: every number with its binary form, filled with zeros \
        to the length that {limit} needs. {limit} is not negative.
        Count from 0 to {limit} in decimal and binary; all binary numbers are as long as that of {limit}.
        Return a table of texts 'N = BITS' with equally long bit strings.
        List of the numbers 0 to {limit} with their binary digits, leading zeros included so that they align.
        table of numbers in binary with equal width
        """,
        """
        width = len(f"{limit:b}")
        return [f"{number} = {number:0{width}b}" for number in range(limit + 1)]
        """,
        lambda r: (r.randint(0, 9),),
    ),
    made(
        "variants_exercises.switch_row_after_presses",
        "press_switches light_row lamps_after toggle_row",
        "lamps: str; presses: list[int]",
        "str",
        """
        State of a row of {lamps} ('1' on, '0' off) after {presses}: each switch index, from 0, changes its \
        own lamp and the lamps directly beside it.
        Return the text of 0 and 1 after pressing the switches in {presses} one after the other; a switch \
        also inverts its left and right neighbor, if there are any.
        Each press inverts up to three neighboring characters of {lamps}, centered at the index.
        Lamps in a row whose switches act on the neighbors, too: return their final state as text.
        row of lamps toggled together with neighbors
        """,
        """
        states = [char == "1" for char in lamps]
        for press in presses:
            for index in range(max(press - 1, 0), min(press + 2, len(states))):
                states[index] = not states[index]
        return "".join("1" if state else "0" for state in states)
        """,
        lambda r: (
            lamps := _letters(r, 1, 6, "01"),
            [r.randrange(len(lamps)) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_exercises.account_balance_and_refusals",
        "run_transactions process_transactions final_balance",
        "start: int; transactions: list[int]",
        "tuple[int, int]",
        """
        Final balance and number of refused withdrawals when {transactions} are booked on {start}: positive \
        ones are deposits, negative ones withdrawals, refused if the balance would fall below 0.
        Book {transactions} one after the other; a withdrawal that is not covered is skipped and counted. \
        Return (balance, refused).
        Return the balance after all possible {transactions} together with how many could not be carried \
        out because there was not enough money.
        Tuple of the last balance and the count of declined withdrawals; the account is never negative.
        account balance and number of rejected transactions
        """,
        """
        balance = start
        refused = 0
        for amount in transactions:
            if balance + amount < 0:
                refused += 1
            else:
                balance += amount
        return balance, refused
        """,
        lambda r: (r.randint(0, 20), _ints(r, 0, 7, -20, 15)),
    ),
    made(
        "variants_exercises.account_with_withdrawal_fee",
        "balance_with_fees account_with_fee charge_withdrawals",
        "start: int; transactions: list[int]; fee: int = 1",
        "int",
        """
        Balance after {transactions} on {start}: deposits are positive; each withdrawal (negative) also \
        costs {fee} (1 by default) and is skipped, without fee, if the money does not cover both.
        Book deposits and withdrawals in order. A withdrawal takes its amount plus {fee}; if the balance is \
        smaller than that, nothing happens.
        Return what is left when every withdrawal that is carried out costs an additional {fee} and \
        uncovered ones are refused free of charge.
        Final balance of an account with a fee per withdrawal; it never becomes negative.
        bank account with fee per withdrawal
        """,
        """
        balance = start
        for amount in transactions:
            if amount >= 0:
                balance += amount
            elif balance >= -amount + fee:
                balance += amount - fee
        return balance
        """,
        lambda r: (r.randint(0, 20), _ints(r, 0, 7, -15, 12), r.choice((1, 1, 2, 0))),
    ),
    made(
        "variants_exercises.account_history_with_overdraft",
        "balance_history overdraft_history account_history",
        "transactions: list[int]; limit: int = 100",
        "list[int]",
        """
        Balance after each of {transactions} on an account that starts at 0 and may be overdrawn down to \
        -{limit} (100 by default); a withdrawal beyond that is refused and the balance stays.
        Return one balance per transaction. Positive amounts are deposits; a negative amount that would \
        bring the balance below minus {limit} is not carried out.
        History of an account with an overdraft of at most {limit}: refused withdrawals repeat the previous \
        balance.
        List the balance after every booking, where no booking may lead below -{limit}.
        balance history with overdraft limit
        """,
        """
        balance = 0
        history = []
        for amount in transactions:
            if amount >= 0 or balance + amount >= -limit:
                balance += amount
            history.append(balance)
        return history
        """,
        lambda r: ([10 * amount for amount in _ints(r, 0, 7, -9, 6)], r.choice((100, 50, 0))),
    ),
    made(
        "variants_exercises.account_log_of_commands",
        "bank_log account_log run_account",
        "commands: list[str]",
        "list[str]",
        """
        Log of an account that starts at 0: for each of {commands} 'deposit N' or 'withdraw N' the line \
        'balance: B', or 'insufficient funds' if a withdrawal is not covered.
        Execute deposits and withdrawals given as text and return one message per command: the new balance \
        as 'balance: B', or 'insufficient funds' with nothing changed.
        Return what a cash machine says after each command; withdrawing more than there is fails.
        List of messages, one for every deposit or withdrawal.
        bank account messages for deposit and withdraw commands
        """,
        """
        balance = 0
        log = []
        for command in commands:
            action, amount = command.split()
            change = int(amount) if action == "deposit" else -int(amount)
            if balance + change < 0:
                log.append("insufficient funds")
            else:
                balance += change
                log.append(f"balance: {balance}")
        return log
        """,
        lambda r: (
            [f"{r.choice(('deposit', 'withdraw'))} {r.randint(0, 50)}" for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "variants_exercises.account_transfers_skipping_uncovered",
        "apply_transfers run_transfers process_transfers",
        "accounts: dict[str, int]; transfers: list[tuple[str, str, int]]",
        "dict[str, int]",
        """
        New balances after {transfers} (from, to, amount), done in order; a transfer is skipped if an \
        account is unknown or the money is not there. {accounts} itself stays unchanged.
        Move money between {accounts}. Transfers from or to unknown names and those that exceed the \
        sender's balance have no effect.
        Return a copy of {accounts} in which all possible {transfers} have been carried out one after the \
        other.
        Apply bank transfers, ignoring the ones that are not covered or that name no existing account.
        apply transfers between accounts, skipping invalid ones
        """,
        """
        balances = dict(accounts)
        for source, target, amount in transfers:
            if source in balances and target in balances and balances[source] >= amount:
                balances[source] -= amount
                balances[target] += amount
        return balances
        """,
        lambda r: (
            _scores(r, 0, 4, 30),
            [(r.choice(_NAMES[:5]), r.choice(_NAMES[:5]), r.randint(0, 20)) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_exercises.savings_month_by_month",
        "savings_plan monthly_savings savings_balances",
        "deposit: float; percent: float; months: int",
        "list[float]",
        """
        Balance after each of {months} months: at the start of a month {deposit} is paid in, at its end \
        {percent} percent interest on everything is added. Rounded to 2 decimals every month.
        Savings plan from 0: each month add {deposit}, then {percent} percent of the balance, round to \
        cents and note it. Return the noted balances.
        List of month-end balances of an account with a monthly {deposit} and a monthly interest of \
        {percent} percent, rounded to two decimals each time.
        How does money grow that is saved monthly with interest? One rounded amount per month.
        balance after each month of saving with interest
        """,
        """
        balance = 0.0
        balances = []
        for _ in range(months):
            balance = round((balance + deposit) * (1 + percent / 100), 2)
            balances.append(balance)
        return balances
        """,
        lambda r: (float(r.choice((10, 50, 100, 25))), r.choice((0.0, 1.0, 0.5, 10.0, 2.0)), r.randint(0, 5)),
    ),
    made(
        "variants_exercises.weeks_of_growing_savings",
        "weeks_to_save savings_weeks weeks_until_goal",
        "goal: int; step: int = 1",
        "int",
        """
        After how many weeks is {goal} reached if {step} is saved in the first week, twice {step} in the \
        second, three times in the third and so on? 0 if {goal} is 0 or less.
        Every week {step} (1 by default) more is put aside than in the week before, beginning with {step}. \
        Return the number of weeks until the sum is at least {goal}.
        Count the weeks it takes to save {goal} with amounts {step}, 2 * {step}, 3 * {step}, ...; {step} is \
        positive.
        Weeks needed for a savings {goal} with a weekly rising amount.
        weeks to save with increasing weekly amounts
        """,
        """
        weeks = 0
        saved = 0
        while saved < goal:
            weeks += 1
            saved += weeks * step
        return weeks
        """,
        lambda r: (r.randint(-3, 80), r.choice((1, 1, 2, 5))),
    ),
    made(
        "variants_exercises.doubling_pay_by_day",
        "doubling_salary penny_doubling daily_doubling",
        "first: int; days: int",
        "list[tuple[int, int, int]]",
        """
        Pay that doubles every day, beginning with {first}: a list of (day, pay of that day, total so far) \
        for {days} days, days counted from 1.
        Table of a wage that starts at {first} and is twice as high each following day; every row holds the \
        day, its pay and the sum up to then.
        Return {days} tuples with day number, daily pay and running total for a daily doubling pay.
        Penny-doubling table: day, amount, accumulated amount.
        doubling pay table with running total
        """,
        """
        table = []
        pay = first
        total = 0
        for day in range(1, days + 1):
            total += pay
            table.append((day, pay, total))
            pay *= 2
        return table
        """,
        lambda r: (r.randint(1, 5), r.randint(0, 8)),
    ),
    made(
        "variants_exercises.years_until_town_has",
        "years_to_reach population_years years_until_population",
        "start: int; percent: float; newcomers: int; goal: int",
        "int",
        """
        Years until a town of {start} people has at least {goal}: each year it grows by {percent} percent \
        and by {newcomers}; fractions of people are cut off. -1 if it does not grow before it gets there.
        Each year the population becomes the whole part of itself plus {percent} percent, plus {newcomers}. \
        Return the number of years until {goal} is reached, 0 if it is already, -1 if the number stops rising.
        Count the years in which population = int(population + population * {percent} / 100) + {newcomers} \
        is applied until it is {goal} or more; give up with -1 when a year brings no growth.
        How long does it take a town to grow to {goal} inhabitants by births and by {newcomers} a year? -1 \
        for never.
        years until a growing town reaches a population
        """,
        """
        people = start
        years = 0
        while people < goal:
            following = int(people + people * percent / 100) + newcomers
            if following <= people:
                return -1
            people = following
            years += 1
        return years
        """,
        lambda r: (
            r.choice((100, 500, 1000)),
            r.choice((0.0, 1.0, 2.5, 5.0, -1.0)),
            r.choice((0, 5, 10, 50, -20)),
            r.choice((90, 600, 1100, 2000)),
        ),
    ),
    made(
        "variants_exercises.years_until_overtaking",
        "years_to_overtake overtaking_year when_overtakes",
        "first: int; first_growth: int; second: int; second_growth: int",
        "int | None",
        """
        After how many years has the {second} town more people than the {first}? They grow by \
        {second_growth} and {first_growth} a year. 0 if it has more already, None if it never overtakes.
        Return the number of full years until {second} + years * {second_growth} is strictly greater than \
        {first} + years * {first_growth}; None if that never happens.
        Two towns grow by constant numbers: find the first year, 0 included, in which the second one is \
        larger. If it is smaller and grows no faster, the result is None.
        When does the second population exceed the first? None for never.
        years until one population overtakes another
        """,
        """
        if second > first:
            return 0
        if second_growth <= first_growth:
            return None
        years = 0
        while second <= first:
            first += first_growth
            second += second_growth
            years += 1
        return years
        ---
        if second > first:
            return 0
        faster = second_growth - first_growth
        return (first - second) // faster + 1 if faster > 0 else None
        """,
        lambda r: (r.randint(50, 120), r.randint(0, 9), r.randint(10, 110), r.randint(0, 14)),
    ),
    made(
        "variants_exercises.bacteria_after_complete_doublings",
        "bacteria_count bacteria_after population_after",
        "start: int; minutes: int; doubling: int = 20",
        "int",
        """
        How many bacteria are there after {minutes} if {start} of them double every {doubling} minutes (20 \
        by default)? Only completed periods count.
        Double {start} once for each full period of {doubling} minutes in {minutes}.
        Return {start} times 2 to the number of whole periods of {doubling} within {minutes}; a started \
        period changes nothing.
        Bacteria double at the end of each period; return their number after the given time.
        bacteria after some minutes with doubling time
        """,
        """
        return start * 2 ** (minutes // doubling)
        ---
        count = start
        for _ in range(minutes // doubling):
            count *= 2
        return count
        """,
        lambda r: (r.randint(0, 9), r.randint(0, 150), r.choice((20, 20, 30, 15))),
    ),
    made(
        "variants_exercises.bounce_heights_down_to_limit",
        "bounce_heights rebound_heights bounces_until",
        "height: float; factor: float; limit: float",
        "list[float]",
        """
        Heights that a ball dropped from {height} reaches after its bounces, each {factor} times the one \
        before, rounded to 2 decimals; only those of at least {limit} are listed.
        Return the rebound heights as long as they are not below {limit}; the drop {height} itself is not \
        included. {factor} is between 0 and 1. Each is rounded to two decimals only for the list.
        List of bounce heights with two decimals: {height} * {factor}, that again times {factor} and so on, \
        while they reach {limit}.
        How high does the ball bounce the first, second, third time? Stop when it stays under {limit}.
        list of bounce heights until below a limit
        """,
        """
        heights = []
        current = height * factor
        while current >= limit:
            heights.append(round(current, 2))
            current *= factor
        return heights
        """,
        lambda r: (
            float(r.randint(1, 20)),
            r.choice((0.5, 0.75, 0.6, 0.25)),
            r.choice((0.5, 1.0, 2.0, 30.0)),
        ),
    ),
    made(
        "variants_exercises.bounce_distance_to_nth_contact",
        "bounce_distance total_bounce_distance ball_distance",
        "height: float; factor: float; contacts: int",
        "float",
        """
        Way of a ball from {height} until it touches the ground for the {contacts}-th time; each bounce is \
        {factor} times as high as the fall before. Rounded to 2 decimals, 0.0 for no contact.
        Total distance up and down: the first fall counts once, every bounce before contact number \
        {contacts} twice. Two decimals.
        Return how far the ball travels until ground contact {contacts}: {height} for 1, then twice the \
        bounce height more for each further contact.
        Add the lengths of all falls and rises up to the {contacts}-th hit of the floor.
        distance travelled by a bouncing ball until the n-th ground contact
        """,
        """
        if contacts < 1:
            return 0.0
        distance = height
        bounce = height
        for _ in range(contacts - 1):
            bounce *= factor
            distance += 2 * bounce
        return round(distance, 2)
        """,
        lambda r: (float(r.randint(1, 20)), r.choice((0.5, 0.75, 0.6, 0.25)), r.randint(0, 5)),
    ),
    made(
        "variants_exercises.lift_text_commands_in_range",
        "run_elevator elevator_commands lift_floor",
        "commands: list[str]; lowest: int; highest: int",
        "int",
        """
        Floor of an elevator that starts at 0 after {commands} like 'up 3' or 'down 2'; a command that \
        would lead out of {lowest} to {highest} is ignored completely.
        Carry out moves 'up N' and 'down N' from floor 0. If the target is below {lowest} or above \
        {highest}, the lift stays where it is.
        Return the final floor; only moves that end inside the building, {lowest} and {highest} included, \
        are made.
        Elevator simulation with text commands; impossible rides have no effect.
        elevator floor after up/down commands, invalid ones ignored
        """,
        """
        floor = 0
        for command in commands:
            direction, count = command.split()
            target = floor + int(count) if direction == "up" else floor - int(count)
            if lowest <= target <= highest:
                floor = target
        return floor
        """,
        lambda r: (
            [f"{r.choice(('up', 'up', 'down'))} {r.randint(0, 5)}" for _ in range(r.randint(0, 6))],
            r.randint(-3, 0),
            r.randint(0, 8),
        ),
    ),
    made(
        "variants_exercises.lift_floors_after_each_letter",
        "elevator_log floors_visited lift_history",
        "buttons: str; top: int",
        "list[int]",
        """
        Floors of an elevator after each letter of {buttons}: 'U' one floor up, 'D' one down, starting at 0 \
        and never leaving 0 to {top} (it stays at the end it has reached).
        Return the floor after every press of U or D; at the bottom D and at the {top} U change nothing. \
        One number per letter.
        Trace a lift between floor 0 and {top} while it follows the letters U and D.
        List of positions, one for each letter, clamped to the range from 0 to {top}.
        elevator positions after each U or D
        """,
        """
        floor = 0
        floors = []
        for button in buttons:
            floor += 1 if button == "U" else -1
            floor = max(0, min(top, floor))
            floors.append(floor)
        return floors
        """,
        lambda r: (_letters(r, 0, 8, "UUD"), r.randint(0, 4)),
    ),
    made(
        "variants_exercises.lift_left_or_right_called",
        "nearest_elevator call_elevator which_elevator",
        "left: int; right: int; call: int",
        "str",
        """
        Which elevator comes to floor {call}? 'left' if the one on floor {left} is strictly closer than the \
        one on floor {right}, otherwise 'right'.
        Compare the distances of both lifts to {call}; the nearer one is sent, at equal distance the right \
        one. Return 'left' or 'right'.
        Return 'left' only if the left elevator has fewer floors to travel to {call}; ties go to the right \
        one.
        Two elevators stand on {left} and {right}: name the one that answers the {call}.
        left or right elevator, right on a tie
        """,
        """
        return "left" if abs(left - call) < abs(right - call) else "right"
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 4), r.randint(0, 4)),
    ),
    made(
        "variants_exercises.lift_ride_in_seconds",
        "elevator_time ride_time lift_seconds",
        "stops: list[int]; per_floor: int = 3; door: int = 5",
        "int",
        """
        Seconds an elevator needs from floor 0 through all {stops} in order: {per_floor} seconds a floor (3 \
        by default) and {door} seconds for the doors at each stop (5). A stop at the floor where it stands \
        costs nothing.
        Add up the travel time between consecutive {stops}, beginning at floor 0, and {door} for every stop \
        on a new floor; repeated stops are skipped.
        Time of a lift ride: floors travelled times {per_floor}, plus {door} per stop. If the next stop is \
        the current floor, neither counts.
        Return how long the elevator is on its way until the doors have opened at the last of {stops}.
        elevator travel time with door times
        """,
        """
        floor = 0
        seconds = 0
        for stop in stops:
            if stop != floor:
                seconds += abs(stop - floor) * per_floor + door
                floor = stop
        return seconds
        """,
        lambda r: (_ints(r, 0, 6, 0, 5), *r.choice(((3, 5), (3, 5), (2, 4), (1, 0)))),
    ),
    made(
        "variants_exercises.robot_with_counted_steps",
        "walk_directions follow_instructions robot_walk",
        "instructions: str",
        "tuple[int, int]",
        """
        Position (x, y) of a robot that starts at (0, 0) and follows {instructions} such as 'N3 E2 S1': \
        letter N, E, S or W and the number of steps, parted by spaces. North is y + 1, east x + 1.
        Walk from the origin: each word is a direction letter with a step count. Return the final \
        coordinates; no words leave the robot at (0, 0).
        Return x (east minus west) and y (north minus south) after all {instructions}.
        Follow compass instructions with counts and tell where one ends.
        robot position after instructions like N3 E2
        """,
        """
        steps = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
        x = y = 0
        for instruction in instructions.split():
            dx, dy = steps[instruction[0]]
            count = int(instruction[1:])
            x += dx * count
            y += dy * count
        return x, y
        """,
        lambda r: (" ".join(f"{r.choice('NESW')}{r.randint(0, 12)}" for _ in range(r.randint(0, 5))),),
    ),
    made(
        "variants_exercises.robot_distinct_places",
        "visited_places count_visited distinct_positions",
        "moves: str",
        "int",
        """
        How many different places does a robot visit that makes the {moves} U, D, L and R by one step each? \
        The start counts as visited.
        Count the distinct cells on the path described by {moves}, the starting cell included; without \
        moves it is 1.
        Return the number of different positions of a walk in four directions; places visited again count \
        once.
        Follow U, D, L, R on a grid without borders and count unique positions.
        number of distinct cells visited by moves
        """,
        """
        steps = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}
        x = y = 0
        visited = {(0, 0)}
        for move in moves:
            dx, dy = steps[move]
            x, y = x + dx, y + dy
            visited.add((x, y))
        return len(visited)
        """,
        lambda r: (_letters(r, 0, 10, "UDLR"),),
    ),
    made(
        "variants_exercises.robot_way_home_length",
        "distance_home steps_back distance_from_start",
        "moves: str",
        "int",
        """
        How many steps at least does a robot need back to its start after the {moves} U, D, L and R (any \
        case)? Other characters are ignored.
        Return the distance along the grid between start and end of a walk: difference of U and D plus \
        difference of L and R, in upper or lower case.
        Manhattan distance from the start after {moves}; unknown letters do not move the robot.
        Steps home after a walk in four directions, case ignored.
        manhattan distance from start after moves
        """,
        """
        moves = moves.upper()
        vertical = moves.count("U") - moves.count("D")
        horizontal = moves.count("R") - moves.count("L")
        return abs(vertical) + abs(horizontal)
        """,
        lambda r: (_letters(r, 0, 9, "UDLRuldr?"),),
    ),
    made(
        "variants_exercises.robot_path_positions",
        "trace_path path_positions robot_trail",
        "moves: str; start: tuple[int, int] = (0, 0)",
        "list[tuple[int, int]]",
        """
        All positions (x, y) of a robot from {start} ((0, 0) by default) on, the start included, while it \
        makes the {moves} N, E, S and W. North is y + 1.
        Return the trail of a walk: {start} and the position after every letter, so one more than there are \
        {moves}.
        List each place in the order of the walk; N, S change y by +1 and -1, E, W change x by +1 and -1.
        Trace the path described by compass letters as a list of coordinates.
        list of positions along a walk
        """,
        """
        steps = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
        x, y = start
        trail = [start]
        for move in moves:
            dx, dy = steps[move]
            x, y = x + dx, y + dy
            trail.append((x, y))
        return trail
        """,
        lambda r: (_letters(r, 0, 6, "NESW"), r.choice(((0, 0), (0, 0), (2, -1), (5, 5)))),
    ),
    made(
        "variants_exercises.robot_on_table_report",
        "toy_robot robot_report table_robot",
        "size: int; commands: str",
        "str",
        """
        Report 'X,Y,DIRECTION' of a robot on a table of {size} by {size} cells: it starts at (0, 0) facing \
        NORTH; F moves forward unless it would fall off, L and R turn by 90 degrees.
        Drive a robot by the letters F, L and R and return its position and heading as text, such as \
        '1,2,EAST'. Steps over the edge of the table (0 to {size} - 1) are ignored.
        Return x, y and the direction in capitals, joined by commas, after all {commands}; north is y + 1 \
        and the robot never leaves the table.
        Simulate a toy robot on a square table that refuses to fall off.
        toy robot position and direction as text
        """,
        """
        directions = [("NORTH", 0, 1), ("EAST", 1, 0), ("SOUTH", 0, -1), ("WEST", -1, 0)]
        x = y = facing = 0
        for command in commands:
            if command == "L":
                facing = (facing - 1) % 4
            elif command == "R":
                facing = (facing + 1) % 4
            else:
                _, dx, dy = directions[facing]
                if 0 <= x + dx < size and 0 <= y + dy < size:
                    x, y = x + dx, y + dy
        return f"{x},{y},{directions[facing][0]}"
        """,
        lambda r: (r.randint(1, 5), _letters(r, 0, 9, "FFFLR")),
    ),
    made(
        "variants_exercises.robot_way_back_letters",
        "way_back return_path reverse_moves undo_moves",
        "moves: str",
        "str",
        """
        Moves that lead back the same way: {moves} in reverse order with U and D, L and R exchanged. 'UUR' \
        gives 'LDD'.
        Return the path home along the same cells: read {moves} from the end and replace each by its opposite.
        Undo a walk of U, D, L and R step by step, the last step first.
        Reverse {moves} and turn every direction around.
        reversed path with opposite directions
        """,
        """
        return moves[::-1].translate(str.maketrans("UDLR", "DURL"))
        ---
        opposite = {"U": "D", "D": "U", "L": "R", "R": "L"}
        return "".join(opposite[move] for move in reversed(moves))
        """,
        lambda r: (_letters(r, 0, 8, "UDLR"),),
    ),
    made(
        "variants_exercises.robot_shortest_equal_walk",
        "simplify_moves shortest_moves reduce_path",
        "moves: str",
        "str",
        """
        Shortest walk that ends where {moves} (U, D, L, R) ends: opposite steps cancel each other, what is \
        left is written as U or D first, then L or R.
        Return the net {moves}: the surplus of U over D or D over U, followed by the surplus of L over R or \
        R over L. '' if the walk leads back to the start.
        Simplify a walk: 'RUULD' becomes 'U', 'LLU' becomes 'ULL'.
        Replace {moves} by as few steps as possible with the same end, vertical steps before horizontal ones.
        cancel opposite moves, vertical first
        """,
        """
        vertical = moves.count("U") - moves.count("D")
        horizontal = moves.count("R") - moves.count("L")
        up_down = ("U" if vertical > 0 else "D") * abs(vertical)
        left_right = ("R" if horizontal > 0 else "L") * abs(horizontal)
        return up_down + left_right
        """,
        lambda r: (_letters(r, 0, 9, "UUDLRR"),),
    ),
    made(
        "variants_exercises.light_phases_with_red_yellow",
        "light_sequence traffic_light_phases next_lights",
        "start: str; count: int",
        "list[str]",
        """
        The next {count} phases of a traffic light after {start} in the order 'red', 'red-yellow', 'green', \
        'yellow' and again 'red'. Raises ValueError for an unknown {start}.
        List what a light with a red-yellow phase shows {count} times after {start}: red, red-yellow, \
        green, yellow, in a circle. An unknown phase is a ValueError.
        Return {count} phases that follow {start}, which itself is not included.
        Sequence of {count} phases of a light with red, red-yellow, green and yellow, beginning behind \
        {start}; ValueError for any other {start}.
        next phases of a traffic light with red-yellow
        """,
        """
        phases = ["red", "red-yellow", "green", "yellow"]
        if start not in phases:
            raise ValueError(f"unknown phase: {start}")
        position = phases.index(start)
        return [phases[(position + step) % 4] for step in range(1, count + 1)]
        """,
        lambda r: (r.choice(("red", "red-yellow", "green", "yellow")), r.randint(0, 6)),
    ),
    made(
        "variants_exercises.light_color_at_second",
        "light_at color_at_second traffic_light_at",
        "second: int; green: int = 30; yellow: int = 5; red: int = 25",
        "str",
        """
        Color of a traffic light at {second}: it repeats {green} seconds of green, {yellow} of yellow and \
        {red} of red (30, 5 and 25 by default), beginning with green at second 0.
        Return 'green', 'yellow' or 'red' for a time in seconds; the cycle green, yellow, red starts at 0 \
        and begins anew after all three.
        What does the light show at {second}, if its phases last {green}, {yellow} and {red} seconds in \
        this order?
        A phase includes its first second and ends before the next one's; {second} is not negative.
        traffic light color at a given second
        """,
        """
        moment = second % (green + yellow + red)
        if moment < green:
            return "green"
        return "yellow" if moment < green + yellow else "red"
        """,
        lambda r: (
            r.choice((0, 29, 30, 34, 35, 59, 60, r.randint(0, 200))),
            *r.choice(((30, 5, 25), (30, 5, 25), (10, 3, 12))),
        ),
    ),
    made(
        "variants_exercises.light_wait_for_green",
        "wait_for_green seconds_until_green green_wait",
        "second: int; red: int; green: int",
        "int",
        """
        How many seconds must a pedestrian who arrives at {second} wait for green? The light shows {red} \
        seconds of red from second 0 on, then {green} of green, again and again. 0 during green.
        Return the waiting time at a light with only two phases, red first; whoever comes during green goes \
        at once.
        Seconds from {second} until the next green phase of a red-green cycle that began with red at 0.
        Time to wait: what is left of the red phase, or 0 if it is green.
        waiting time until a light turns green
        """,
        """
        moment = second % (red + green)
        return max(red - moment, 0)
        """,
        lambda r: (r.randint(0, 150), r.choice((20, 30, 45)), r.choice((10, 20, 30))),
    ),
    made(
        "variants_exercises.vending_display_after_coins",
        "vending_display coin_messages insert_coins",
        "price: int; coins: list[int]",
        "list[str]",
        """
        What a vending machine shows after each of {coins}: 'missing N' as long as the {price} is not \
        reached, then 'change N' or 'thank you' if nothing is left over. Further coins are not taken.
        Return one message per inserted coin: how much is still missing, and with the last one needed the \
        change or 'thank you'. The list ends there.
        Insert {coins} until {price} is paid; messages are 'missing N', at the end 'change N' or, without \
        change, 'thank you'.
        Messages of a machine while {coins} are put in for a {price}: 'missing N' until it is reached, then \
        'change N' or 'thank you', and nothing after that.
        vending machine messages for inserted coins
        """,
        """
        messages = []
        paid = 0
        for coin in coins:
            paid += coin
            if paid < price:
                messages.append(f"missing {price - paid}")
            else:
                messages.append(f"change {paid - price}" if paid > price else "thank you")
                break
        return messages
        """,
        lambda r: (
            r.choice((50, 80, 120, 150)),
            [r.choice((10, 20, 50, 50, 100)) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_exercises.vending_choices_with_credit",
        "buy_snacks vending_purchases vending_session",
        "prices: dict[str, int]; credit: int; choices: list[str]",
        "tuple[list[str], int]",
        """
        Buy the {choices} one after the other with {credit} at the given {prices}; unknown or too expensive \
        ones are skipped. Return (what was bought, credit left).
        Process selections on a vending machine: each known item that the remaining {credit} covers is \
        delivered and paid, others are ignored.
        Tuple of the delivered items in order and the money that is left after all {choices}.
        Go through {choices} and take what can be paid with what is left.
        items bought and remaining credit
        """,
        """
        bought = []
        for choice in choices:
            if choice in prices and prices[choice] <= credit:
                bought.append(choice)
                credit -= prices[choice]
        return bought, credit
        """,
        lambda r: (
            {name: r.randint(1, 6) for name in r.sample(["cola", "chips", "gum", "water"], r.randint(1, 4))},
            r.randint(0, 12),
            [r.choice(("cola", "chips", "gum", "water", "tea")) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_exercises.dice_pairs_with_total",
        "dice_pairs combinations_for_total two_dice_combinations",
        "total: int; sides: int = 6",
        "list[tuple[int, int]]",
        """
        All throws (first, second) of two dice with {sides} sides (6 by default) that show {total} \
        together, ordered by the first die; (2, 5) and (5, 2) are different throws.
        List every pair of numbers from 1 to {sides} with the sum {total}, first number ascending. [] for \
        an impossible {total}.
        In which ways can two dice make {total}? Return tuples in order of the first die, both orders \
        included.
        Combinations of two dice for a sum, the dice being told apart.
        dice pairs that add up to a total
        """,
        """
        return [(first, total - first) for first in range(1, sides + 1) if 1 <= total - first <= sides]
        ---
        faces = range(1, sides + 1)
        return [(first, second) for first in faces for second in faces if first + second == total]
        """,
        lambda r: (r.randint(0, 14), r.choice((6, 6, 4, 8))),
    ),
    made(
        "variants_exercises.dice_counts_all_faces",
        "count_faces roll_counts tally_rolls",
        "rolls: list[int]; sides: int = 6",
        "dict[int, int]",
        """
        Count how often each face of a die with {sides} sides (6 by default) occurs in {rolls}: a dict with \
        all faces from 1 to {sides}, zeros included. Impossible values are ignored.
        Return face -> count for every number from 1 to {sides}, ascending; rolls outside of this range do \
        not count.
        Tally {rolls}; faces that never came up have 0, values that the die does not have are left out.
        Frequency of each of {sides} faces as a complete dict.
        counts of all dice faces including zeros
        """,
        """
        counts = dict.fromkeys(range(1, sides + 1), 0)
        for roll in rolls:
            if roll in counts:
                counts[roll] += 1
        return counts
        """,
        lambda r: (_ints(r, 0, 8, 0, 7), r.choice((6, 6, 4))),
    ),
    made(
        "variants_exercises.dice_rounds_doubles_count_twice",
        "score_rounds dice_rounds score_throws",
        "throws: list[tuple[int, int]]",
        "int",
        """
        Total of {throws} with two dice: the sum of both, counted twice if they are equal. A throw of two \
        ones ends the game at once and sets the total to 0.
        Add up the points of all {throws}: doubles are worth twice their sum; if (1, 1) comes up, all \
        points are lost and nothing more is counted.
        Return the score of a dice game in which doubles count double and a double one loses everything.
        Points of a game: sum of dice, twice for doubles, but 0 in the end if there is a pair of ones.
        score of dice throws with doubles, snake eyes lose all
        """,
        """
        total = 0
        for first, second in throws:
            if first == second == 1:
                return 0
            points = first + second
            total += 2 * points if first == second else points
        return total
        """,
        lambda r: ([(r.randint(1, 4), r.randint(1, 4)) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_exercises.card_name_of_index",
        "card_from_index card_name nth_card",
        "index: int",
        "str",
        """
        Name of card number {index} (0 to 51) of a deck sorted by suits: 'Ace of Clubs' is 0, 'King of \
        Clubs' 12, then come Diamonds, Hearts and Spades. Raises ValueError for other numbers.
        Return rank and suit of the {index}-th card, counted from 0. Ranks go Ace, 2 to 10, Jack, Queen, \
        King; suits Clubs, Diamonds, Hearts, Spades. Outside of 0 to 51 a ValueError is raised.
        Turn a number into a playing card such as '10 of Hearts'; thirteen cards per suit in alphabetical \
        order of the suits. Invalid numbers raise ValueError.
        Card of an ordered deck by its position, aces first in each suit.
        name of the n-th card of a deck
        """,
        """
        if not 0 <= index <= 51:
            raise ValueError(f"no such card: {index}")
        ranks = ["Ace", *map(str, range(2, 11)), "Jack", "Queen", "King"]
        suits = ["Clubs", "Diamonds", "Hearts", "Spades"]
        return f"{ranks[index % 13]} of {suits[index // 13]}"
        """,
        lambda r: (r.choice((0, 12, 13, 51, r.randint(0, 51))),),
    ),
    made(
        "variants_exercises.card_war_points",
        "war_points play_war war_score",
        "first: list[int]; second: list[int]",
        "tuple[int, int]",
        """
        Two players lay their cards {first} and {second} one by one; the higher card takes both and wins \
        their sum as points, equal cards bring nothing. Return the points of both.
        Compare the cards at the same positions: whoever has the higher value gets the sum of both values. \
        Surplus cards of the longer list are not played. Return (points of first, points of second).
        Score of a simple war game as a tuple; a tie of two cards gives no points to anybody.
        Points of both players when each round's cards go to the higher one.
        war card game points for both players
        """,
        """
        points = [0, 0]
        for one, other in zip(first, second):
            if one > other:
                points[0] += one + other
            elif other > one:
                points[1] += one + other
        return points[0], points[1]
        """,
        lambda r: (_ints(r, 0, 5, 2, 9), _ints(r, 0, 5, 2, 9)),
    ),
    made(
        "variants_exercises.card_ranks_best_combination",
        "best_combination hand_rank name_hand",
        "ranks: list[int]",
        "str",
        """
        Best combination among the card {ranks} of a hand of any size: 'four of a kind', 'full house', \
        'three of a kind', 'two pairs', 'pair' or 'high card'. Five equal ones count as four.
        Name what the equal {ranks} make: four alike beat a full house (three alike and another pair), then \
        three alike, two pairs, one pair, else 'high card'; also for an empty hand.
        Return the name of the best group of equal ranks; suits and straights do not matter.
        Judge a hand only by how often its ranks occur.
        poker-like combination by equal ranks
        """,
        """
        counts = sorted((ranks.count(rank) for rank in set(ranks)), reverse=True)
        most = counts[0] if counts else 0
        second = counts[1] if len(counts) > 1 else 0
        if most >= 4:
            return "four of a kind"
        if most == 3:
            return "full house" if second >= 2 else "three of a kind"
        if most == 2:
            return "two pairs" if second == 2 else "pair"
        return "high card"
        """,
        lambda r: (_ints(r, 0, 6, 2, r.choice((4, 5, 9))),),
    ),
    made(
        "variants_exercises.snail_heights_each_evening",
        "snail_heights snail_log snail_positions",
        "height: int; up: int; down: int",
        "list[int]",
        """
        Heights of a snail at the end of each day while it climbs out of a well of {height}: {up} by day \
        (at most to the edge), {down} back at night. The list ends with {height}; {up} is greater than {down}.
        Return where the snail is in the evening of day 1, 2, ...; on the day it reaches {height} it is out \
        and stays. During every night before it slips {down}, but not below 0.
        Evening positions of a climbing snail: add {up}, note the height (no more than {height}), subtract \
        {down} for the night.
        List of the heights reached each day until the edge at {height}. A well of 0 or less needs no day.
        snail heights at the end of every day
        """,
        """
        heights = []
        position = 0
        while position < height:
            position = min(position + up, height)
            heights.append(position)
            if position < height:
                position = max(position - down, 0)
        return heights
        """,
        lambda r: (r.randint(0, 15), up := r.randint(2, 6), r.randint(0, up - 1)),
    ),
    made(
        "variants_exercises.shape_area_by_name_and_sizes",
        "shape_area area_of area",
        "shape: str; sizes: list[float]",
        "float",
        """
        Area of a {shape}: 'square' (side), 'rectangle' (width, height), 'triangle' (base, height) or \
        'circle' (radius), with the numbers in {sizes}; 2 decimals. Other shapes raise ValueError.
        Return the area, rounded to 2 decimals, of the named {shape}, whose measures are in {sizes}. Case \
        of the name is ignored; an unknown {shape} is a ValueError.
        Compute side squared, width times height, half of base times height or pi times radius squared, \
        depending on {shape} (in any case). ValueError for anything else.
        Area by name of the shape and a list of one or two lengths.
        area of a square, rectangle, triangle or circle by name
        """,
        """
        match shape.lower():
            case "square":
                result = sizes[0] ** 2
            case "rectangle":
                result = sizes[0] * sizes[1]
            case "triangle":
                result = sizes[0] * sizes[1] / 2
            case "circle":
                result = math.pi * sizes[0] ** 2
            case _:
                raise ValueError(f"unknown shape: {shape}")
        return round(result, 2)
        """,
        lambda r: r.choice(
            (
                (r.choice(("square", "Square", "circle", "CIRCLE")), [float(r.randint(0, 9))]),
                (
                    r.choice(("rectangle", "triangle", "Triangle")),
                    [r.randint(1, 18) / 2, r.randint(1, 18) / 2],
                ),
            )
        ),
        "import math",
    ),
    made(
        "variants_exercises.shape_perimeter_by_sizes",
        "shape_perimeter perimeter_of perimeter",
        "shape: str; sizes: list[float]",
        "float | None",
        """
        Perimeter of a {shape} with {sizes}: 'square' (one side), 'rectangle' (two), 'triangle' (three) or \
        'circle' (radius), rounded to 2 decimals. None if the shape is unknown or the number of {sizes} is \
        wrong.
        Return the length around the named {shape}, 2 decimals, or None when {shape} is none of square, \
        rectangle, triangle and circle or when {sizes} has not 1, 2, 3 or 1 numbers.
        Four times the side, twice width plus height, the sum of three sides, or 2 pi times the radius. \
        Wrong names or counts give None.
        Perimeter by name of the shape; {sizes} must have as many numbers as the shape needs, else None.
        perimeter of a shape by name, None if invalid
        """,
        """
        needed = {"square": 1, "rectangle": 2, "triangle": 3, "circle": 1}
        if needed.get(shape) != len(sizes):
            return None
        factors = {"square": 4, "rectangle": 2, "triangle": 1, "circle": 2 * math.pi}
        return round(factors[shape] * sum(sizes), 2)
        """,
        lambda r: (
            r.choice(("square", "rectangle", "triangle", "circle", "hexagon")),
            [r.randint(1, 18) / 2 for _ in range(r.randint(1, 3))],
        ),
        "import math",
    ),
    made(
        "variants_exercises.point_in_rectangle_words",
        "point_position where_in_rectangle locate_point",
        "point: tuple[int, int]; corner: tuple[int, int]; width: int; height: int",
        "str",
        """
        Is {point} 'inside', on the 'border' or 'outside' of the rectangle whose lower left {corner} is \
        given and which is {width} wide and {height} high?
        Return 'border' for a {point} on one of the four sides, 'inside' if it lies strictly within them, \
        otherwise 'outside'.
        Position of a point relative to an upright rectangle with its lower left at {corner}.
        Compare {point} with the ranges from {corner} to {corner} plus {width} and {height}; ends of a \
        range are the border.
        inside, border or outside of a rectangle
        """,
        """
        x, y = point[0] - corner[0], point[1] - corner[1]
        if not (0 <= x <= width and 0 <= y <= height):
            return "outside"
        if 0 < x < width and 0 < y < height:
            return "inside"
        return "border"
        """,
        lambda r: (
            (r.randint(-1, 5), r.randint(-1, 5)),
            (r.randint(-1, 1), r.randint(-1, 1)),
            r.randint(1, 4),
            r.randint(1, 4),
        ),
    ),
    made(
        "variants_exercises.waste_when_cutting_circle",
        "cutting_waste waste_area circle_in_square",
        "side: float",
        "tuple[float, float]",
        """
        Cut the largest possible circle out of a square with this {side}: return (area of the waste, waste \
        in percent of the square), both rounded to 2 decimals. (0.0, 0.0) for a side of 0 or less.
        How much of a square is lost if the biggest circle is cut out of it? Return the lost area and its \
        share in percent, two decimals each; no square, no waste.
        Tuple of the square's area minus the area of its inscribed circle, and this difference as a \
        percentage.
        Waste of cutting a circle with diameter {side} from a square, absolute and in percent.
        waste when cutting a circle from a square
        """,
        """
        if side <= 0:
            return 0.0, 0.0
        square = side**2
        waste = square - math.pi * (side / 2) ** 2
        return round(waste, 2), round(waste / square * 100, 2)
        """,
        lambda r: (r.choice((0.0, -1.0, 1.0, 2.0, r.randint(1, 40) / 2)),),
        "import math",
    ),
    made(
        "variants_exercises.blocks_walked_on_tour",
        "blocks_walked city_distance tour_blocks",
        "points: list[tuple[int, int]]; back: bool = False",
        "int",
        """
        Blocks walked along streets through all {points} in order: horizontal plus vertical distance of \
        neighbors, and from the last to the first as well if {back}. 0 for fewer than two points.
        Sum of the Manhattan distances between consecutive {points}; with {back} the way home to the first \
        point is added.
        Length of a walk in a city with a square street grid that visits {points}; a round trip if {back} \
        is true.
        Add |dx| + |dy| for every leg of the tour through {points}, with {back} also for the leg back to \
        the start.
        manhattan length of a tour, optionally closed
        """,
        """
        stops = points + points[:1] if back else points
        return sum(abs(x2 - x1) + abs(y2 - y1) for (x1, y1), (x2, y2) in zip(stops, stops[1:]))
        """,
        lambda r: ([(r.randint(-5, 5), r.randint(-5, 5)) for _ in range(r.randint(0, 4))], r.random() < 0.5),
    ),
    made(
        "variants_exercises.rectangles_of_perimeter",
        "rectangles_with_perimeter possible_rectangles fence_rectangles",
        "perimeter: int",
        "list[tuple[int, int, int]]",
        """
        All rectangles with whole-number sides and this {perimeter} as (width, height, area) with width <= \
        height, narrowest first. An odd {perimeter} gives [].
        List every way to fence a rectangle with {perimeter} meters, sides being positive integers: short \
        side, long side and area, by growing short side.
        Return tuples of two sides and their product for all integer rectangles of the given {perimeter}; \
        sides are ordered and each rectangle appears once.
        Possible integer sides for a {perimeter} with their areas; the last one has the largest area.
        integer rectangles with a given perimeter
        """,
        """
        if perimeter % 2:
            return []
        half = perimeter // 2
        return [(width, half - width, width * (half - width)) for width in range(1, half // 2 + 1)]
        """,
        lambda r: (r.randint(0, 20),),
    ),
    made(
        "variants_exercises.painted_cube_faces_count",
        "painted_cubes painted_faces cut_cube",
        "n: int",
        "dict[int, int]",
        """
        A painted cube is cut into {n} * {n} * {n} small cubes. Map 3, 2, 1 and 0 to how many of them have \
        so many painted faces; {n} is at least 2.
        Return {{3: corners, 2: edge cubes, 1: face cubes, 0: inner cubes}} for a cube with {n} small cubes \
        along each edge ({n} >= 2).
        Count the small cubes by number of painted sides when a painted cube has {n} of them along every \
        edge: 8 have three, 12 * ({n} - 2) two and so on down to 0.
        How many of the small cubes show three, two, one or no color? Keys from 3 down to 0.
        small cubes by number of painted faces
        """,
        """
        inner = n - 2
        return {3: 8, 2: 12 * inner, 1: 6 * inner**2, 0: inner**3}
        """,
        lambda r: (r.randint(2, 8),),
    ),
    made(
        "variants_exercises.clock_strikes_in_period",
        "clock_strikes count_strikes cuckoo_calls",
        "start: int; hours: int",
        "int",
        """
        A clock strikes 1 to 12 times at each full hour. How many strikes are heard in {hours} hours if the \
        first one heard is that of {start} o'clock (1 to 12)? After 12 comes 1.
        Add the strikes of {hours} consecutive full hours, beginning with {start}; the clock counts from 1 \
        to 12 and starts again.
        Return the number of cuckoo calls for {hours} hours in a row from {start} o'clock on, that hour \
        included. 0 hours give 0.
        Sum of {start}, {start} + 1, ... for {hours} hours on a 12-hour clock.
        number of clock strikes over several hours
        """,
        """
        return sum((start + passed - 1) % 12 + 1 for passed in range(hours))
        """,
        lambda r: (r.randint(1, 12), r.randint(0, 25)),
    ),
    made(
        "variants_exercises.next_palindrome_clock_time",
        "next_palindrome_time palindrome_time next_mirror_time",
        "time: str",
        "str",
        """
        Next time after {time} ('HH:MM', 24 hours) that reads the same backwards, such as '12:21'; after \
        '23:32' comes '00:00'.
        Return the first palindromic clock time strictly later than {time}, going on past midnight if \
        necessary.
        Which 'HH:MM' after {time} has minutes that are its hours reversed? The given time itself does not \
        count.
        Find the next moment at which a digital clock shows a palindrome.
        next palindromic time on a digital clock
        """,
        """
        hours, minutes = map(int, time.split(":"))
        moment = hours * 60 + minutes
        while True:
            moment = (moment + 1) % 1440
            text = f"{moment // 60:02d}:{moment % 60:02d}"
            if text == text[::-1]:
                return text
        """,
        lambda r: (
            r.choice(("12:21", "23:32", "23:59", "00:00", f"{r.randint(0, 23):02d}:{r.randint(0, 59):02d}")),
        ),
    ),
    made(
        "variants_exercises.clock_seen_in_mirror",
        "mirror_time clock_in_mirror real_time",
        "seen: str",
        "str",
        """
        Real time when an analog clock shows {seen} ('HH:MM', 12 hours) in a mirror: what is missing to a \
        full turn of 12 hours, written with two digits each and hours 01 to 12.
        Return the time whose mirror image is {seen}: '03:00' is really '09:00', '01:50' is '10:10', and \
        '12:00' stays. Hours run from 01 to 12.
        Subtract {seen} from 12 hours on a clock face and give the result as 'HH:MM'; 12 stands for the \
        hour 0.
        A clock without numbers is seen in a mirror; {seen} is what it seems to show. Return the real time \
        as 'HH:MM' with hours from 01 to 12.
        time on an analog clock seen in a mirror
        """,
        """
        hours, minutes = map(int, seen.split(":"))
        real = -(hours * 60 + minutes) % 720
        return f"{real // 60 or 12:02d}:{real % 60:02d}"
        """,
        lambda r: (
            r.choice(("12:00", "06:30", "12:01", "03:00", f"{r.randint(1, 12):02d}:{r.randint(0, 59):02d}")),
        ),
    ),
    made(
        "variants_exercises.calendar_sheet_from_weekday",
        "calendar_lines month_sheet draw_calendar",
        "first: int; days: int",
        "list[str]",
        """
        Lines of a month with {days} days whose first day is weekday {first} (0 Monday to 6 Sunday): each \
        day two places wide, right-aligned, parted by a space, seven per line. No spaces at line ends.
        Draw a calendar sheet: day numbers in columns Monday to Sunday, free places at the beginning filled \
        with spaces, a line for each week.
        Return the weeks of a month as text; every number takes two characters and there is one blank \
        between columns, nothing after the last day.
        Calendar lines without a heading, given the weekday of day 1 and the number of {days}.
        text lines of a monthly calendar
        """,
        """
        cells = ["  "] * first + [f"{day:2d}" for day in range(1, days + 1)]
        return [" ".join(cells[start : start + 7]) for start in range(0, len(cells), 7)]
        """,
        lambda r: (r.randint(0, 6), r.choice((28, 29, 30, 31))),
    ),
    made(
        "variants_exercises.clock_digits_of_day_with_sum",
        "times_with_digit_sum clock_times_sum digit_sum_times",
        "total: int",
        "list[str]",
        """
        All times 'HH:MM' of a day, 00:00 to 23:59, whose four digits add up to {total}, in order of time.
        At which times does a digital clock show digits with the sum {total}? List them from midnight on; \
        [] if it never happens.
        Return every clock time with two digits each for hour and minute and a digit sum of {total}.
        Find the minutes of the day whose digits sum to {total}, as text.
        clock times whose digits add up to a total
        """,
        """
        times = [f"{hour:02d}:{minute:02d}" for hour in range(24) for minute in range(60)]
        return [time for time in times if sum(int(char) for char in time if char != ":") == total]
        """,
        lambda r: (r.choice((0, 1, 2, 3, 22, 23, 24, 25)),),
    ),
)
