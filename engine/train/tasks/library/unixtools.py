"""Unix text tools as functions: cut, tr, uniq, sort, comm, paste, grep, sed, awk, and text tables."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_SHORT = "tea egg nut cup pen ham".split()


def _lines(r: Random, low: int = 0, high: int = 6) -> list[str]:
    """Short lines with repetitions, some of them blank."""
    pool = [*r.sample(_SHORT, 3), "", "a b"]
    return [r.choice(pool) for _ in range(r.randint(low, high))]


def _text(r: Random, high: int = 5) -> str:
    """Some lines, with or without a line break at the end."""
    return "\n".join(_lines(r, 0, high)) + r.choice(("", "\n"))


def _table(r: Random, high: int = 4) -> list[str]:
    """Lines of a name, a number and a code with single spaces in between."""
    return [
        f"{r.choice(_SHORT)} {r.choice((r.randint(0, 9), r.randint(10, 120)))} {draw.letters(r, 1, 2, 'xyz')}"
        for _ in range(r.randint(0, high))
    ]


def _log(r: Random, high: int = 6) -> list[str]:
    """Log lines with levels."""
    return [f"{r.choice(('INFO', 'WARN', 'ERROR'))} {r.choice(_SHORT)}" for _ in range(r.randint(0, high))]


ENTRIES = (
    made(
        "unixtools.cut_fields",
        "cut_fields cut select_fields",
        "line: str; separator: str; fields: list[int]",
        "str",
        """
        Keep only the given {fields} of {line}, counted from 1, joined by {separator} again.
        cut -d -f
        Split {line} at {separator}, pick the fields with these 1-based numbers in that order and rejoin them.
        Given a delimited line and column numbers, return just those columns; missing ones are skipped.
        How do I get the first and the third column of a colon-separated line?
        Select columns of a record by number; numbers past the end are ignored.
        Returns a shorter delimited string.
        """,
        """
        parts = line.split(separator)
        return separator.join(parts[n - 1] for n in fields if n <= len(parts))
        ---
        parts = dict(enumerate(line.split(separator), 1))
        return separator.join(parts[n] for n in fields if n in parts)
        ---
        parts = line.split(separator)
        kept = []
        for number in fields:
            if number - 1 < len(parts):
                kept.append(parts[number - 1])
        return separator.join(kept)
        """,
        lambda r: (":".join(draw.words(r, 1, 4)), ":", sorted(r.sample(range(1, 6), r.randint(1, 3)))),
    ),
    made(
        "unixtools.cut_characters",
        "cut_characters character_columns slice_lines",
        "lines: list[str]; first: int; last: int",
        "list[str]",
        """
        Return characters {first} to {last} of each of {lines}, counted from 1, both included.
        cut -c first-last
        Take the same character columns out of every line; short lines give what there is.
        Given lines of a fixed-width file, extract the field between two columns (1-based, inclusive).
        How do I read positions 3 to 5 of every record?
        Vertical slice through a list of strings, the last position included.
        Returns one string per line, possibly empty.
        """,
        """
        return [line[first - 1:last] for line in lines]
        ---
        result = []
        for line in lines:
            piece = ""
            for i, char in enumerate(line, 1):
                if first <= i <= last:
                    piece += char
            result.append(piece)
        return result
        ---
        return list(map(lambda line: line[first - 1:last], lines))
        """,
        lambda r: (draw.words(r, 0, 4), *(lambda a: (a, a + r.randint(0, 3)))(r.randint(1, 4))),
    ),
    made(
        "unixtools.translate_characters",
        "translate_characters tr map_characters",
        "text: str; source: str; target: str",
        "str",
        """
        Replace every character of {text} found in {source} by the one at the same place in {target}.
        tr: translate characters one to one
        Swap characters by position: the first of {source} becomes the first of {target}, and so on.
        Given a text and two equally long strings, substitute letter for letter; other letters stay.
        How do I change a to 1, b to 2 and c to 3 in one go? Characters of {source} are distinct.
        Character-by-character substitution with two alphabets of the same length.
        Returns a string as long as the original.
        """,
        """
        return text.translate(str.maketrans(source, target))
        ---
        table = dict(zip(source, target))
        return "".join(table.get(char, char) for char in text)
        ---
        result = ""
        for char in text:
            index = source.find(char)
            result += char if index == -1 else target[index]
        return result
        """,
        lambda r: (
            lambda n: (
                draw.letters(r, 0, 8, "abcdx "),
                "".join(r.sample("abcd", n)),
                draw.letters(r, n, n, "123ba"),
            )
        )(r.randint(0, 4)),
    ),
    made(
        "unixtools.keep_characters",
        "keep_characters retain_only keep_allowed",
        "text: str; allowed: str",
        "str",
        """
        Keep only the characters of {text} that occur in {allowed}.
        tr -cd: remove everything except a set of characters
        Return {text} without any character that is not listed in {allowed}.
        Given a string and a whitelist of symbols, throw away the rest.
        How do I reduce an input to the characters that are permitted?
        Retain allowed letters, in their order and with repetitions.
        Returns a string made of allowed characters only.
        """,
        """
        return "".join(char for char in text if char in allowed)
        ---
        return "".join(filter(lambda char: char in allowed, text))
        ---
        result = ""
        for char in text:
            if char in allowed:
                result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "ab12-. "), r.choice(("12", "ab", "0123456789", "", "a-1"))),
    ),
    made(
        "unixtools.squeeze_characters",
        "squeeze_characters tr_squeeze squeeze_only",
        "text: str; chars: str",
        "str",
        """
        Shrink runs of the same character in {text} to one, but only for the characters in {chars}.
        tr -s: squeeze repeats of given characters
        Replace each repeated sequence of a character listed in {chars} by a single one; others keep repeats.
        Given a text, remove doubled spaces or dashes without touching doubled letters.
        How do I turn 'a--b  book' into 'a-b book'? Name the characters to squeeze.
        Collapse consecutive duplicates of selected symbols.
        Returns a string that is not longer than the original.
        """,
        """
        result = ""
        for char in text:
            if char in chars and result.endswith(char):
                continue
            result += char
        return result
        ---
        return "".join(
            char for i, char in enumerate(text) if char not in chars or i == 0 or text[i - 1] != char
        )
        ---
        result = text
        for char in chars:
            while char + char in result:
                result = result.replace(char + char, char)
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "aab--  "), r.choice(("-", " ", "- ", "a", ""))),
    ),
    made(
        "unixtools.uniq_count",
        "uniq_count count_adjacent uniq_c",
        "lines: list[str]",
        "list[str]",
        """
        Merge equal neighbors of {lines} and write the number of repetitions and a space before each.
        uniq -c: count adjacent repeated lines
        For every run of identical lines return one line such as '3 tea'; separate runs are not merged.
        Given lines, collapse adjacent duplicates and prefix them with their count.
        How often does each line repeat directly after itself?
        Counted runs as text, in order, like the shell command uniq with -c but without padding.
        Returns a list of strings.
        """,
        """
        return [f"{len(list(group))} {line}" for line, group in groupby(lines)]
        ---
        runs = []
        for line in lines:
            if runs and runs[-1][1] == line:
                runs[-1][0] += 1
            else:
                runs.append([1, line])
        return [f"{count} {line}" for count, line in runs]
        ---
        result = []
        i = 0
        while i < len(lines):
            j = i
            while j < len(lines) and lines[j] == lines[i]:
                j += 1
            result.append(str(j - i) + " " + lines[i])
            i = j
        return result
        """,
        lambda r: (_lines(r, 0, 7),),
        "from itertools import groupby",
    ),
    made(
        "unixtools.uniq_repeated",
        "uniq_repeated adjacent_repeats uniq_d",
        "lines: list[str]",
        "list[str]",
        """
        Return one copy of each of {lines} that is directly followed by an equal line.
        uniq -d: print only repeated lines
        List every run of two or more identical neighbors once; lines that stand alone are dropped.
        Given sorted lines, which occur more than once? Name each run a single time.
        How do I find adjacent duplicates?
        Only groups of at least two equal consecutive lines count.
        Returns a list of lines in order.
        """,
        """
        return [line for line, group in groupby(lines) if len(list(group)) > 1]
        ---
        result = []
        for i in range(1, len(lines)):
            if lines[i] == lines[i - 1] and (i == 1 or lines[i - 2] != lines[i]):
                result.append(lines[i])
        return result
        ---
        result = []
        count = 0
        for i, line in enumerate(lines):
            count = count + 1 if i > 0 and lines[i - 1] == line else 1
            if count == 2:
                result.append(line)
        return result
        """,
        lambda r: (r.choice((sorted, list))(_lines(r, 0, 7)),),
        "from itertools import groupby",
    ),
    made(
        "unixtools.sort_by_field_number",
        "sort_by_field_number sort_k_n sort_lines_by_number",
        "lines: list[str]; field: int",
        "list[str]",
        """
        Sort {lines} by the integer in their whitespace-separated field number {field}, counted from 1.
        sort -k -n
        Order {lines} numerically by one of their columns, smallest first; equal numbers keep their order.
        Given lines of a report, arrange them by the number in a certain column (the first column is 1).
        How do I sort log lines by size when the size is the second word?
        Numeric sort of text lines on a key field, stable.
        Returns a new list of the same lines.
        """,
        """
        return sorted(lines, key=lambda line: int(line.split()[field - 1]))
        ---
        decorated = [(int(line.split()[field - 1]), i, line) for i, line in enumerate(lines)]
        return [line for _, _, line in sorted(decorated)]
        ---
        def number(line):
            return int(line.split()[field - 1])
        result = list(lines)
        result.sort(key=number)
        return result
        """,
        lambda r: (_table(r, 5), 2),
    ),
    made(
        "unixtools.sort_human_sizes",
        "sort_human_sizes sort_h sort_by_size_suffix",
        "sizes: list[str]",
        "list[str]",
        """
        Sort {sizes} such as '10K', '2M', '512' and '1G' from small to large (K, M, G are powers of 1024).
        sort -h: human-readable sizes
        Order texts of a whole number and an optional suffix K, M or G by the bytes they mean.
        Given sizes as du -h prints them, put the smallest first; 1K is 1024.
        How do I compare '900K' with '1M'?
        Arrange file sizes with units by their real value; equal sizes keep their order.
        Returns a new list of the same strings.
        """,
        """
        factors = {"K": 1024, "M": 1024**2, "G": 1024**3}

        def size(text):
            if text[-1] in factors:
                return int(text[:-1]) * factors[text[-1]]
            return int(text)

        return sorted(sizes, key=size)
        ---
        def size(text):
            power = " KMG".find(text[-1])
            return int(text[:-1]) * 1024**power if power > 0 else int(text)
        return sorted(sizes, key=size)
        """,
        lambda r: (
            [
                str(r.choice((1, 2, 10, 512, 1024))) + r.choice(("", "K", "M", "G"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "unixtools.comm_columns",
        "comm_columns comm compare_sorted_lists",
        "first: list[str]; second: list[str]",
        "tuple[list[str], list[str], list[str]]",
        """
        Compare two sorted lists without repetitions: only in {first}, only in {second}, in both.
        comm: three columns
        Return three lists: lines unique to {first}, lines unique to {second}, and lines they share.
        Given two sorted lists of names, tell what was removed, what was added and what stayed.
        How do I compare two sorted files line by line?
        Left-only, right-only and common entries, each in sorted order.
        Returns a tuple of three lists.
        """,
        """
        return (
            [line for line in first if line not in second],
            [line for line in second if line not in first],
            [line for line in first if line in second],
        )
        ---
        a, b = set(first), set(second)
        return sorted(a - b), sorted(b - a), sorted(a & b)
        ---
        left, right, both = [], [], []
        i = j = 0
        while i < len(first) or j < len(second):
            if j == len(second) or i < len(first) and first[i] < second[j]:
                left.append(first[i])
                i += 1
            elif i == len(first) or second[j] < first[i]:
                right.append(second[j])
                j += 1
            else:
                both.append(first[i])
                i += 1
                j += 1
        return left, right, both
        """,
        lambda r: tuple(sorted(r.sample(_SHORT, r.randint(0, 4))) for _ in range(2)),
    ),
    made(
        "unixtools.paste_lines",
        "paste_lines paste merge_lines_side_by_side",
        "left: list[str]; right: list[str]; delimiter: str",
        "list[str]",
        """
        Join the lines of {left} and {right} pairwise with {delimiter}; a missing line counts as ''.
        paste -d: two files side by side
        Put line i of {right} behind line i of {left}, parted by {delimiter}, until both lists are used up.
        Given two columns of text, glue them together row by row; the shorter one is filled with blanks.
        How do I merge two lists of lines into a two-column text?
        Parallel lines in one, delimiter in between even where one side has ended.
        Returns as many lines as the longer list has.
        """,
        """
        return [a + delimiter + b for a, b in zip_longest(left, right, fillvalue="")]
        ---
        result = []
        for i in range(max(len(left), len(right))):
            a = left[i] if i < len(left) else ""
            b = right[i] if i < len(right) else ""
            result.append(f"{a}{delimiter}{b}")
        return result
        ---
        size = max(len(left), len(right))
        padded = (left + [""] * size)[:size], (right + [""] * size)[:size]
        return [delimiter.join(pair) for pair in zip(*padded)]
        """,
        lambda r: (draw.words(r, 0, 4), draw.words(r, 0, 4), r.choice(("\t", ",", ": "))),
        "from itertools import zip_longest",
    ),
    made(
        "unixtools.fold_lines",
        "fold_text fold hard_wrap",
        "text: str; width: int",
        "list[str]",
        """
        Break each line of {text} into pieces of at most {width} characters, even inside words.
        fold -w: hard wrap
        Cut the lines of {text} every {width} characters; short and empty lines stay as they are.
        Given text of several lines, chop long lines so that none exceeds the width, without regard to words.
        How do I fit output to a terminal of fixed width?
        Split lines at a fixed column.
        Returns a list of lines, [] for an empty text.
        """,
        """
        result = []
        for line in text.splitlines():
            result.extend([line[i:i + width] for i in range(0, len(line), width)] or [""])
        return result
        ---
        result = []
        for line in text.splitlines():
            while len(line) > width:
                result.append(line[:width])
                line = line[width:]
            result.append(line)
        return result
        ---
        return [
            line[i:i + width]
            for line in text.splitlines()
            for i in range(0, max(len(line), 1), width)
        ]
        """,
        lambda r: ("\n".join(draw.letters(r, 0, 9, "abc ") for _ in range(r.randint(0, 3))), r.randint(2, 5)),
    ),
    made(
        "unixtools.number_nonblank_lines",
        "number_nonblank_lines nl number_text_lines",
        "lines: list[str]",
        "list[str]",
        """
        Number the non-blank {lines}: '1<tab>text', right-aligned in 6 columns; blank lines stay empty.
        nl: number lines, skipping empty ones
        Put a running number, 6 characters wide, and a tab before each line that is not ''; '' remains ''.
        Given lines, count only those with content and show the count in front of them.
        How do I add line numbers but leave empty lines without one? Width 6, then a tab.
        Like the Unix command nl with its default format.
        Returns a list of as many lines.
        """,
        """
        result = []
        number = 0
        for line in lines:
            if line:
                number += 1
                result.append(f"{number:6d}\\t{line}")
            else:
                result.append("")
        return result
        ---
        numbers = count(1)
        return [str(next(numbers)).rjust(6) + "\\t" + line if line else "" for line in lines]
        ---
        return [
            "%6d\\t%s" % (len([other for other in lines[:i + 1] if other]), line) if line else ""
            for i, line in enumerate(lines)
        ]
        """,
        lambda r: (_lines(r, 0, 5),),
        "from itertools import count",
    ),
    made(
        "unixtools.head_lines",
        "head_lines first_lines top_of_text",
        "text: str; n: int",
        "str",
        """
        Return the first {n} lines of {text}, joined by line breaks.
        head -n: first lines of a text
        Cut {text} after its first {n} lines; text with fewer lines is returned without a final line break.
        Given a multi-line string, show only its beginning.
        How do I preview the top few lines of a file's content?
        Keep the leading lines and drop the others; 0 gives ''.
        Returns a string without a line break at its end.
        """,
        """
        return "\\n".join(text.splitlines()[:n])
        ---
        kept = []
        for i, line in enumerate(text.splitlines()):
            if i < n:
                kept.append(line)
        return "\\n".join(kept)
        ---
        return "\\n".join(islice(text.splitlines(), n))
        """,
        lambda r: (_text(r), r.randint(0, 4)),
        "from itertools import islice",
    ),
    made(
        "unixtools.tail_lines",
        "tail_lines final_lines end_of_text",
        "text: str; n: int",
        "list[str]",
        """
        Return the last {n} lines of {text} as a list.
        tail -n: last lines of a text as a list
        Give the final {n} lines of a multi-line string, all of them if there are fewer; 0 gives [].
        Given the text of a log, show what was written most recently.
        How do I get the end of a file's content without reading everything on screen?
        The bottom lines of {text} in their order.
        Returns a list of lines without line breaks.
        """,
        """
        lines = text.splitlines()
        return lines[max(len(lines) - n, 0):]
        ---
        return list(deque(text.splitlines(), maxlen=n))
        ---
        return text.splitlines()[-n:] if n else []
        """,
        lambda r: (_text(r), r.randint(0, 4)),
        "from collections import deque",
    ),
    made(
        "unixtools.word_count",
        "wc line_word_char_counts text_statistics",
        "text: str",
        "tuple[int, int, int]",
        """
        Count line breaks, words and characters of {text}.
        wc: lines, words, characters
        Return (number of line feeds, number of whitespace-separated words, length) of {text}.
        Given a text, give the three figures that the wc command prints.
        How long is this document in lines, words and letters? Lines are counted by their line breaks.
        Statistics of a string; the last line counts only if it ends with a line break.
        Returns a tuple of three ints.
        """,
        """
        return text.count("\\n"), len(text.split()), len(text)
        ---
        lines = words = 0
        previous = " "
        for char in text:
            if char == "\\n":
                lines += 1
            if previous.isspace() and not char.isspace():
                words += 1
            previous = char
        return lines, words, len(text)
        ---
        return len(text.split("\\n")) - 1, len(re.findall(r"\\S+", text)), len(text)
        """,
        lambda r: (_text(r),),
        "import re",
    ),
    made(
        "unixtools.longest_line_length",
        "longest_line_length max_line_length line_width",
        "text: str",
        "int",
        """
        Return the length of the longest line of {text}, 0 if there is none.
        wc -L: width of the longest line
        How many characters does the widest line of {text} have?
        Given a multi-line string, find the maximum line length, line breaks not counted.
        How wide must a box around this text be?
        Check the line width of a source file; empty text gives 0.
        Returns an int.
        """,
        """
        return max((len(line) for line in text.splitlines()), default=0)
        ---
        longest = 0
        for line in text.splitlines():
            if len(line) > longest:
                longest = len(line)
        return longest
        ---
        return max(map(len, text.split("\\n")))
        """,
        lambda r: ("\n".join(draw.sentence(r, 0, 3) for _ in range(r.randint(0, 3))),),
    ),
    made(
        "unixtools.join_on_first_field",
        "join_on_first_field join_lines join_files",
        "left: list[str]; right: list[str]",
        "list[str]",
        """
        Join lines of {left} and {right} that begin with the same word: the word, then both remainders.
        join: combine two files on their first field
        For each line of {left} and each line of {right} with an equal first word return 'key rest rest'.
        Given lines 'id name' and 'id city', make 'id name city' where the ids agree; each line has two words.
        How do I merge two text tables by their key column?
        Relational join on the leading field of two-word lines; lines without partner disappear.
        Returns a list of lines in the order of the first list.
        """,
        """
        result = []
        for line in left:
            key, rest = line.split()
            for other in right:
                other_key, other_rest = other.split()
                if other_key == key:
                    result.append(f"{key} {rest} {other_rest}")
        return result
        ---
        table = defaultdict(list)
        for other in right:
            key, rest = other.split()
            table[key].append(rest)
        return [line + " " + rest for line in left for rest in table[line.split()[0]]]
        ---
        return [
            a + " " + b.split()[1] for a in left for b in right if a.split()[0] == b.split()[0]
        ]
        """,
        lambda r: tuple(
            [f"{r.randint(1, 4)} {r.choice(_SHORT)}" for _ in range(r.randint(0, 3))] for _ in range(2)
        ),
        "from collections import defaultdict",
    ),
    made(
        "unixtools.grep_invert",
        "grep_invert lines_not_containing exclude_lines",
        "lines: list[str]; pattern: str",
        "list[str]",
        """
        Return the {lines} that do not contain {pattern}.
        grep -v: lines without a text
        Drop every line in which {pattern} occurs (as plain text, case-sensitive) and keep the others.
        Given lines and a piece of text, filter the matching lines out.
        How do I hide noise such as DEBUG lines in a log?
        Inverted search: show what lacks the search term.
        Returns the remaining lines in order.
        """,
        """
        return [line for line in lines if pattern not in line]
        ---
        result = []
        for line in lines:
            if line.find(pattern) == -1:
                result.append(line)
        return result
        ---
        return list(filterfalse(lambda line: pattern in line, lines))
        """,
        lambda r: (_log(r), r.choice(("INFO", "tea", "ERROR", "e", "zzz"))),
        "from itertools import filterfalse",
    ),
    made(
        "unixtools.grep_context",
        "grep_context lines_with_context matches_with_neighbors",
        "lines: list[str]; pattern: str; before: int; after: int",
        "list[str]",
        """
        Return the {lines} that contain {pattern}, with {before} lines before and {after} lines after each.
        grep -B -A: context lines
        Show every matching line together with its surroundings; overlapping contexts are not repeated.
        Given log lines, print each hit of {pattern} with the {before} preceding and {after} following lines.
        How do I see what happened around an error?
        Search with context, each line at most once and in order.
        Returns a list of lines.
        """,
        """
        wanted = set()
        for i, line in enumerate(lines):
            if pattern in line:
                wanted.update(range(i - before, i + after + 1))
        return [line for i, line in enumerate(lines) if i in wanted]
        ---
        hits = [i for i, line in enumerate(lines) if pattern in line]
        return [
            line
            for i, line in enumerate(lines)
            if any(hit - before <= i <= hit + after for hit in hits)
        ]
        """,
        lambda r: (_log(r, 7), r.choice(("ERROR", "WARN", "tea")), r.randint(0, 2), r.randint(0, 2)),
    ),
    made(
        "unixtools.grep_whole_word",
        "grep_word lines_with_word grep_whole_word",
        "lines: list[str]; word: str",
        "list[str]",
        """
        Return the {lines} in which {word} stands as a whole word, in any case.
        grep -wi
        Keep lines that contain {word} bounded by non-word characters, upper and lower case alike.
        Given lines, find those with the exact word; 'cat' is not found in 'catalog' but in 'The Cat!'.
        How do I search for a word without hitting longer words? Case does not matter.
        Whole-word, case-insensitive line search.
        Returns the matching lines in order.
        """,
        """
        regex = re.compile(rf"\\b{re.escape(word)}\\b", re.IGNORECASE)
        return [line for line in lines if regex.search(line)]
        ---
        return [line for line in lines if word.lower() in re.split(r"\\W+", line.lower())]
        ---
        result = []
        for line in lines:
            spaced = "".join(char if char.isalnum() or char == "_" else " " for char in line)
            if word.lower() in spaced.lower().split():
                result.append(line)
        return result
        """,
        lambda r: (
            [
                r.choice(("The Cat!", "catalog", "a cat, a dog", "dogs", "no", "CAT", ""))
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("cat", "Dog", "no")),
        ),
        "import re",
    ),
    made(
        "unixtools.delete_line_range",
        "delete_line_range remove_lines_between sed_delete",
        "lines: list[str]; first: int; last: int",
        "list[str]",
        """
        Remove lines number {first} to {last} from {lines}, counted from 1, both included.
        sed 'first,last d'
        Return {lines} without those whose number lies between {first} and {last}.
        Given a text as lines, drop a block by line numbers; numbers past the end do no harm.
        How do I delete lines 3 to 5 of a file's content?
        Cut out a section of lines, the first line being number 1.
        Returns the lines that are left.
        """,
        """
        return [line for number, line in enumerate(lines, 1) if not first <= number <= last]
        ---
        return lines[:first - 1] + lines[last:]
        ---
        result = list(lines)
        del result[first - 1:last]
        return result
        """,
        lambda r: (_lines(r), *(lambda a: (a, a + r.randint(0, 3)))(r.randint(1, 4))),
    ),
    made(
        "unixtools.lines_between_markers",
        "lines_between_markers section_between sed_range",
        "lines: list[str]; begin: str; end: str",
        "list[str]",
        """
        Return the {lines} between the first {begin} and the next {end} after it, without both markers.
        lines between two marker lines
        Collect the lines that follow a line equal to {begin} until a line equal to {end}, or to the end.
        Given lines with a start and a stop marker, extract the block inside; no start marker gives [].
        How do I read only the part of a file between BEGIN and END? Without END take all that follows.
        Section of a text delimited by two lines.
        Returns a list of lines.
        """,
        """
        if begin not in lines:
            return []
        rest = lines[lines.index(begin) + 1:]
        return rest[:rest.index(end)] if end in rest else rest
        ---
        result = []
        inside = False
        for line in lines:
            if inside and line == end:
                break
            if inside:
                result.append(line)
            elif line == begin:
                inside = True
        return result
        ---
        rest = list(dropwhile(lambda line: line != begin, lines))[1:]
        return list(takewhile(lambda line: line != end, rest))
        """,
        lambda r: (
            [r.choice(("BEGIN", "END", "tea", "egg", "nut")) for _ in range(r.randint(0, 7))],
            "BEGIN",
            "END",
        ),
        "from itertools import dropwhile, takewhile",
    ),
    made(
        "unixtools.insert_after_match",
        "insert_after_match append_after_matching add_line_after",
        "lines: list[str]; pattern: str; added: str",
        "list[str]",
        """
        Insert the line {added} after each of {lines} that contains {pattern}.
        sed '/pattern/a text'
        Copy {lines} and put {added} behind every line with {pattern} in it.
        Given lines, add a new line below all lines that mention something.
        How do I append a line after a matching line of a configuration file?
        Extend a text at each hit of a search term.
        Returns a new list of lines.
        """,
        """
        result = []
        for line in lines:
            result.append(line)
            if pattern in line:
                result.append(added)
        return result
        ---
        return [new for line in lines for new in ([line, added] if pattern in line else [line])]
        ---
        result = list(lines)
        for i in range(len(lines) - 1, -1, -1):
            if pattern in lines[i]:
                result.insert(i + 1, added)
        return result
        """,
        lambda r: (_log(r, 4), r.choice(("ERROR", "tea", "INFO")), "---"),
    ),
    made(
        "unixtools.sum_column",
        "sum_column sum_field awk_sum",
        "lines: list[str]; field: int",
        "int",
        """
        Add up the integers in whitespace-separated field number {field}, counted from 1, of {lines}.
        awk '{{s += $n}} END {{print s}}'
        Total one column of a text table; lines that have fewer fields count as 0.
        Given lines of words and numbers, sum the number in the {field}th place of every line.
        How do I add up the second column of some command's output?
        Column sum over text lines; short lines are ignored.
        Returns an int.
        """,
        """
        total = 0
        for line in lines:
            parts = line.split()
            if len(parts) >= field:
                total += int(parts[field - 1])
        return total
        ---
        rows = [line.split() for line in lines]
        return sum(int(row[field - 1]) for row in rows if field <= len(row))
        """,
        lambda r: ([*_table(r), *r.choice(([], [""], ["tea"]))], 2),
    ),
    made(
        "unixtools.reverse_lines",
        "reverse_lines tac lines_last_first",
        "text: str",
        "str",
        """
        Return the lines of {text} in reverse order, joined by line breaks.
        tac: last line first
        Turn a multi-line text upside down; the lines themselves are unchanged.
        Given the text of a log, put the newest line (the last one) at the top.
        How do I read a file's content from bottom to top?
        Flip the order of lines, not of characters.
        Returns a string without a final line break.
        """,
        """
        return "\\n".join(reversed(text.splitlines()))
        ---
        return "\\n".join(text.splitlines()[::-1])
        ---
        result = []
        for line in text.splitlines():
            result.insert(0, line)
        return "\\n".join(result)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "unixtools.mirror_lines",
        "mirror_lines rev reverse_characters_per_line",
        "text: str",
        "str",
        """
        Reverse the characters of every line of {text}; the order of the lines stays.
        rev: mirror each line of a text
        Mirror each line of a multi-line text separately and join them with line breaks again.
        Given text of several lines, write every line backward.
        How do I flip lines left to right without changing which line comes first?
        Line-wise reversal of a string.
        Returns a string without a final line break.
        """,
        """
        return "\\n".join(line[::-1] for line in text.splitlines())
        ---
        lines = []
        for line in text.splitlines():
            lines.append("".join(reversed(line)))
        return "\\n".join(lines)
        ---
        return "\\n".join(reversed(text.removesuffix("\\n")[::-1].split("\\n")))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "unixtools.sequence_equal_width",
        "sequence_equal_width seq_w padded_numbers",
        "first: int; last: int",
        "list[str]",
        """
        List the numbers from {first} to {last} as strings of equal width, with leading zeros.
        seq -w: zero-padded range as strings
        Count from {first} to {last}, both included, and pad all numbers to the width of {last}.
        Given two non-negative bounds, make numbered labels such as 08, 09, 10.
        How do I generate file numbers that sort correctly as text?
        Zero-padded counting; the widest number decides how many digits are shown.
        Returns a list of strings, [] if {first} is greater than {last}.
        """,
        """
        width = len(str(last))
        return [str(number).zfill(width) for number in range(first, last + 1)]
        ---
        return [f"{number:0{len(str(last))}d}" for number in range(first, last + 1)]
        ---
        result = []
        number = first
        while number <= last:
            text = str(number)
            while len(text) < len(str(last)):
                text = "0" + text
            result.append(text)
            number += 1
        return result
        """,
        lambda r: (lambda a: (a, a + r.randint(-1, 4)))(r.choice((0, 7, 8, 97, r.randint(0, 30)))),
    ),
    made(
        "unixtools.spaces_to_tabs",
        "leading_spaces_to_tabs unexpand tabify",
        "line: str; size: int",
        "str",
        """
        Replace every full group of {size} spaces at the start of {line} by a tab.
        unexpand: indentation from spaces to tabs
        Convert leading spaces of {line} to tabs of width {size}; left-over spaces remain behind the tabs.
        Given an indented line, use tabs instead of spaces for its indentation.
        How do I change a file from spaces to tabs? Spaces inside the line are not touched.
        Tabify the beginning of a line of code.
        Returns the line with the same content.
        """,
        """
        content = line.lstrip(" ")
        tabs, rest = divmod(len(line) - len(content), size)
        return "\\t" * tabs + " " * rest + content
        ---
        tabs = ""
        while line.startswith(" " * size):
            tabs += "\\t"
            line = line[size:]
        return tabs + line
        ---
        match = re.match(" *", line)
        count = match.end()
        return "\\t" * (count // size) + line[count - count % size:]
        """,
        lambda r: (" " * r.randint(0, 9) + r.choice(("x = 1", "a  b", "")), r.choice((2, 4))),
        "import re",
    ),
    made(
        "unixtools.base_name_without_suffix",
        "base_name_without_suffix basename_suffix strip_directory_and_suffix",
        "path: str; suffix: str",
        "str",
        """
        Return the last part of {path}, without {suffix} if it ends with it.
        basename path suffix
        Cut off all folders of {path} (up to the last slash) and then {suffix}; a name equal to it is kept.
        Given a path and an ending such as '.txt', give the bare file name.
        How do I get 'report' from '/home/ann/report.txt'? Other endings stay.
        Directory and extension stripped, the extension only if it is the named one.
        Returns a file name.
        """,
        """
        name = path.rsplit("/", 1)[-1]
        if suffix and name.endswith(suffix) and name != suffix:
            return name[:-len(suffix)]
        return name
        ---
        name = path[path.rfind("/") + 1:]
        return name if name == suffix else name.removesuffix(suffix)
        ---
        name = posixpath.basename(path)
        return name.removesuffix(suffix) or name
        """,
        lambda r: (
            r.choice(("", "/home/ann/", "docs/", "/"))
            + r.choice(("report", "a.b", "", "note"))
            + r.choice((".txt", ".py", "")),
            r.choice((".txt", ".py", "")),
        ),
        "import posixpath",
    ),
    made(
        "unixtools.relative_path",
        "relative_path path_from relative_to_folder",
        "target: str; start: str",
        "str",
        """
        Return the path that leads from the folder {start} to {target}, both absolute, using '..' as needed.
        relative path between two absolute paths
        Drop the folders that {target} and {start} share, go up once per folder left in {start}, then down.
        Given two absolute paths, write the first as seen from the second; the same folder is '.'.
        How do I make a link from /a/b to /a/c/d? It is '../c/d'.
        realpath --relative-to for clean paths with slashes.
        Returns a relative path.
        """,
        """
        there = [part for part in target.split("/") if part]
        here = [part for part in start.split("/") if part]
        common = 0
        while common < min(len(there), len(here)) and there[common] == here[common]:
            common += 1
        parts = [".."] * (len(here) - common) + there[common:]
        return "/".join(parts) or "."
        ---
        return posixpath.relpath(target, start)
        """,
        lambda r: tuple("/" + "/".join(r.choice("abc") for _ in range(r.randint(0, 3))) for _ in range(2)),
        "import posixpath",
    ),
    made(
        "unixtools.glob_files",
        "glob_files match_files files_matching",
        "names: list[str]; pattern: str",
        "list[str]",
        """
        Return the {names} that match the shell {pattern}: * stands for anything, ? for one character; sorted.
        glob: filter file names by a wildcard
        Select the files whose whole name fits {pattern}, case-sensitive, sorted by name.
        Given file names and a wildcard such as '*.txt', list the matching ones in alphabetical order.
        How do I pick all Python files out of a list of names?
        Shell-style matching of names with star and question mark; the result is sorted.
        Returns a sorted list of names.
        """,
        """
        return sorted(name for name in names if fnmatchcase(name, pattern))
        ---
        regex = re.escape(pattern).replace(r"\\*", ".*").replace(r"\\?", ".")
        return sorted(name for name in names if re.fullmatch(regex, name))
        ---
        return sorted(fnmatch.filter(names, pattern))
        """,
        lambda r: (
            r.sample(["a.txt", "b.txt", "a.py", "note.md", "ab.py", "README"], r.randint(0, 5)),
            r.choice(("*.txt", "?.py", "a*", "*", "*.md", "??.*")),
        ),
        ("import fnmatch", "import re", "from fnmatch import fnmatchcase"),
    ),
    made(
        "unixtools.octal_to_permissions",
        "octal_to_permissions mode_string permissions_text",
        "mode: str",
        "str",
        """
        Write the three-digit octal file {mode} such as '754' in letters: 'rwxr-xr--'.
        chmod number to rwx text
        Turn each digit of {mode} into 'r', 'w' and 'x' or dashes: 4 is read, 2 is write, 1 is execute.
        Given permission digits for owner, group and others, return what ls -l shows.
        What does 644 mean as letters?
        Convert numeric Unix rights to a string of nine characters.
        Returns a string over 'rwx-'.
        """,
        """
        result = ""
        for digit in mode:
            value = int(digit)
            result += "r" if value & 4 else "-"
            result += "w" if value & 2 else "-"
            result += "x" if value & 1 else "-"
        return result
        ---
        names = ["---", "--x", "-w-", "-wx", "r--", "r-x", "rw-", "rwx"]
        return "".join(names[int(digit)] for digit in mode)
        ---
        bits = "".join(f"{int(digit):03b}" for digit in mode)
        return "".join(char if bit == "1" else "-" for char, bit in zip("rwx" * 3, bits))
        """,
        lambda r: ("".join(r.choice("01234567") for _ in range(3)),),
    ),
    made(
        "unixtools.permissions_to_octal",
        "permissions_to_octal mode_number rwx_to_octal",
        "permissions: str",
        "str",
        """
        Convert nine permission characters such as 'rwxr-xr--' to three octal digits such as '754'.
        rwx text to chmod number
        Add 4 for r, 2 for w and 1 for x in each group of three and return the three digits as text.
        Given what ls -l shows, give the number for chmod.
        Which octal mode is 'rw-r--r--'?
        Unix rights in letters to digits for owner, group and others.
        Returns a string of three digits.
        """,
        """
        digits = ""
        for i in range(0, 9, 3):
            group = permissions[i:i + 3]
            digits += str(4 * (group[0] == "r") + 2 * (group[1] == "w") + (group[2] == "x"))
        return digits
        ---
        bits = "".join("0" if char == "-" else "1" for char in permissions)
        return format(int(bits, 2), "03o")
        ---
        values = {"r": 4, "w": 2, "x": 1, "-": 0}
        groups = [permissions[:3], permissions[3:6], permissions[6:]]
        return "".join(str(sum(values[char] for char in group)) for group in groups)
        """,
        lambda r: ("".join(char if r.random() < 0.6 else "-" for char in "rwxrwxrwx"),),
    ),
    made(
        "unixtools.expand_braces",
        "expand_braces brace_expansion expand_alternatives",
        "pattern: str",
        "list[str]",
        """
        Expand the one pair of braces in {pattern}: 'a{{b,c}}d' gives ['abd', 'acd'].
        shell brace expansion with a single group
        Return {pattern} once for each comma-separated alternative in its braces; without braces just itself.
        Given text such as 'img{{1,2}}.png' with at most one group, list all texts it stands for.
        How does the shell turn file.{{txt,md}} into two names?
        Write out the alternatives of a pattern, in order.
        Returns a list of strings.
        """,
        """
        if "{" not in pattern:
            return [pattern]
        head, rest = pattern.split("{")
        choices, tail = rest.split("}")
        return [head + choice + tail for choice in choices.split(",")]
        ---
        match = re.fullmatch(r"([^{]*)\\{(.*)\\}([^}]*)", pattern)
        if match is None:
            return [pattern]
        head, choices, tail = match.groups()
        return [f"{head}{choice}{tail}" for choice in choices.split(",")]
        """,
        lambda r: (
            r.choice(("file", "", "img"))
            + r.choice(("", "{" + ",".join(draw.words(r, 1, 3)) + "}", "{a,,b}"))
            + r.choice((".txt", "")),
        ),
        "import re",
    ),
    made(
        "unixtools.strip_ansi",
        "strip_ansi remove_color_codes plain_terminal_text",
        "text: str",
        "str",
        """
        Remove the terminal color codes, ESC [ numbers m, from {text}.
        strip ANSI color escapes
        Delete every sequence of the escape character, '[', digits or semicolons and 'm' from {text}.
        Given colored terminal output, return the plain text.
        How do I clean a log of the escape codes for red, green and bold?
        Drop ANSI styling so that the length of a string is its visible length.
        Returns the text without color codes.
        """,
        """
        return re.sub(r"\\x1b\\[[0-9;]*m", "", text)
        ---
        result = ""
        i = 0
        while i < len(text):
            if text.startswith("\\x1b[", i):
                i = text.index("m", i) + 1
            else:
                result += text[i]
                i += 1
        return result
        ---
        first, *others = text.split("\\x1b[")
        return first + "".join(part.partition("m")[2] for part in others)
        """,
        lambda r: (
            "".join(
                r.choice(("\x1b[31m", "\x1b[0m", "\x1b[1;32m", "ok", " am", "", "[x]"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "unixtools.dos_to_unix",
        "dos_to_unix normalize_line_endings unix_line_endings",
        "text: str",
        "str",
        """
        Convert all line endings of {text} to a single line feed.
        dos2unix: CRLF and CR become LF
        Replace CR LF pairs and lone CR characters by LF.
        Given text from Windows or an old Mac, give it Unix line breaks.
        How do I get rid of ^M at the ends of lines?
        Normalize newlines, whatever system wrote the file.
        Returns text without any carriage return.
        """,
        """
        return text.replace("\\r\\n", "\\n").replace("\\r", "\\n")
        ---
        return re.sub(r"\\r\\n?", "\\n", text)
        ---
        result = ""
        for i, char in enumerate(text):
            if char == "\\r":
                result += "\\n"
            elif char == "\\n" and i > 0 and text[i - 1] == "\\r":
                continue
            else:
                result += char
        return result
        """,
        lambda r: ("".join(r.choice(("a", "b", "\r\n", "\n", "\r", " ")) for _ in range(r.randint(0, 7))),),
        "import re",
    ),
    made(
        "unixtools.strip_trailing_whitespace",
        "strip_trailing_whitespace rstrip_lines clean_line_ends",
        "text: str",
        "str",
        """
        Remove spaces and tabs at the end of every line of {text}, which keeps its line breaks.
        delete trailing whitespace
        Return {text} with each line stripped on the right; the number of lines stays the same.
        Given source code, take away the invisible blanks at the line ends.
        How do I make a linter stop complaining about trailing blanks?
        Clean up line ends without touching indentation.
        Returns the text with the same line feeds.
        """,
        """
        return "\\n".join(line.rstrip(" \\t") for line in text.split("\\n"))
        ---
        return re.sub(r"[ \\t]+$", "", text, flags=re.MULTILINE)
        ---
        lines = text.split("\\n")
        for i, line in enumerate(lines):
            while line.endswith((" ", "\\t")):
                line = line[:-1]
            lines[i] = line
        return "\\n".join(lines)
        """,
        lambda r: ("".join(r.choice(("a", " ", "\t", "\n", "b ", "  ")) for _ in range(r.randint(0, 9))),),
        "import re",
    ),
    made(
        "unixtools.squeeze_blank_lines",
        "squeeze_blank_lines cat_s single_blank_lines",
        "lines: list[str]",
        "list[str]",
        """
        Reduce each run of empty strings in {lines} to one empty string.
        cat -s: squeeze blank lines
        Keep at most one '' between other lines; also at the start and the end.
        Given lines, merge several blank lines in a row into a single one.
        How do I shrink big gaps in a document?
        Collapse consecutive empty lines, other repeated lines are kept.
        Returns a list of lines.
        """,
        """
        result = []
        for line in lines:
            if line or not result or result[-1]:
                result.append(line)
        return result
        ---
        return [line for i, line in enumerate(lines) if line or i == 0 or lines[i - 1]]
        ---
        result = []
        for blank, group in groupby(lines, key=lambda line: line == ""):
            result.extend([""] if blank else group)
        return result
        """,
        lambda r: ([r.choice(("", "", "tea", "egg")) for _ in range(r.randint(0, 8))],),
        "from itertools import groupby",
    ),
    made(
        "unixtools.hex_dump_line",
        "hex_dump_line xxd_line bytes_with_text",
        "data: list[int]",
        "str",
        """
        Show {data} (byte values) as two-digit hex numbers, two spaces, and the printable characters.
        one line of a hex dump
        Write each of {data} in hexadecimal, then its ASCII characters with '.' for unprintable ones.
        Given bytes as ints, format them like xxd or hexdump -C: '68 69 0a  hi.'.
        How do I inspect binary data with its text beside it?
        Codes 32 to 126 are shown as themselves, all others as a dot.
        Returns a string; without data it is just two spaces.
        """,
        """
        codes = " ".join(f"{byte:02x}" for byte in data)
        text = "".join(chr(byte) if 32 <= byte <= 126 else "." for byte in data)
        return f"{codes}  {text}"
        ---
        codes = []
        text = ""
        for byte in data:
            codes.append("%02x" % byte)
            text += chr(byte) if byte in range(32, 127) else "."
        return " ".join(codes) + "  " + text
        ---
        text = re.sub(r"[^ -~]", ".", bytes(data).decode("latin-1"))
        return bytes(data).hex(" ") + "  " + text
        """,
        lambda r: (
            [r.choice((r.randint(97, 122), r.randint(0, 255), 10, 32)) for _ in range(r.randint(0, 6))],
        ),
        "import re",
    ),
    made(
        "unixtools.printable_runs",
        "printable_runs strings_in_data find_printable",
        "text: str; minimum: int",
        "list[str]",
        """
        List the runs of printable ASCII characters in {text} that are at least {minimum} long.
        strings: find readable text in binary data
        Cut {text} at every character outside codes 32 to 126 and keep the pieces of {minimum} or more.
        Given raw data as a string, extract the human-readable fragments.
        How do I find words inside a binary file?
        Readable stretches between control or other characters, in order.
        Returns a list of strings.
        """,
        """
        return re.findall(rf"[ -~]{{{minimum},}}", text)
        ---
        runs = [""]
        for char in text:
            if " " <= char <= "~":
                runs[-1] += char
            else:
                runs.append("")
        return [run for run in runs if len(run) >= minimum]
        ---
        groups = groupby(text, key=lambda char: 32 <= ord(char) <= 126)
        runs = ["".join(group) for printable, group in groups if printable]
        return [run for run in runs if len(run) >= minimum]
        """,
        lambda r: (draw.letters(r, 0, 14, "abc \x00\x01é\n"), r.randint(1, 4)),
        ("import re", "from itertools import groupby"),
    ),
    made(
        "unixtools.arguments_in_batches",
        "build_command_lines xargs_batches batch_commands",
        "command: str; arguments: list[str]; size: int",
        "list[str]",
        """
        Build command lines that call {command} with up to {size} of {arguments} each.
        xargs -n
        Group {arguments} in batches of {size} and write {command} and a space before each batch.
        Given a command and many arguments, make as many calls as needed with at most {size} arguments.
        How do I split a long list of files over several calls?
        Command strings from chunks; no arguments give no commands.
        Returns a list of strings such as 'rm a b'.
        """,
        """
        return [
            " ".join([command, *arguments[i:i + size]]) for i in range(0, len(arguments), size)
        ]
        ---
        result = []
        rest = list(arguments)
        while rest:
            result.append(command + " " + " ".join(rest[:size]))
            rest = rest[size:]
        return result
        ---
        lines = []
        for i, argument in enumerate(arguments):
            if i % size == 0:
                lines.append(command)
            lines[-1] += " " + argument
        return lines
        """,
        lambda r: (
            r.choice(("rm", "echo", "git add")),
            list(draw.letters(r, 0, 7, "abcdef")),
            r.randint(1, 3),
        ),
    ),
    made(
        "unixtools.factor_line",
        "factor_line factor_output show_factors",
        "number: int",
        "str",
        """
        Write {number} (at least 2), a colon and its prime factors in ascending order: '12: 2 2 3'.
        factor: number, colon, prime factors
        Decompose {number} into primes and print them as the Unix command factor does.
        Given an integer from 2 on, return a text with its factorization, repeated primes listed repeatedly.
        How is 360 made of prime numbers, as one line of text?
        Prime factorization in readable form.
        Returns a string such as '7: 7'.
        """,
        """
        factors = []
        rest = number
        divisor = 2
        while rest > 1:
            while rest % divisor == 0:
                factors.append(str(divisor))
                rest //= divisor
            divisor += 1
        return f"{number}: {' '.join(factors)}"
        ---
        line = f"{number}:"
        rest = number
        while rest > 1:
            smallest = next(d for d in range(2, rest + 1) if rest % d == 0)
            line += f" {smallest}"
            rest //= smallest
        return line
        """,
        lambda r: (r.randint(2, 130),),
    ),
    made(
        "unixtools.list_in_columns",
        "list_in_columns ls_columns columns_down",
        "names: list[str]; rows: int",
        "list[str]",
        """
        Arrange {names} in columns from top to bottom with {rows} rows, columns padded and two spaces apart.
        ls style columns
        Fill {names} into a table column by column, {rows} to a column; no trailing spaces in the lines.
        Given names and a number of rows, lay them out like a directory listing.
        How do I print a long list in several columns, reading downward?
        Each column is as wide as its longest name plus two spaces.
        Returns the lines as strings; [] without names.
        """,
        """
        columns = [names[i:i + rows] for i in range(0, len(names), rows)]
        widths = [max(map(len, column)) + 2 for column in columns]
        lines = []
        for row in range(min(rows, len(names))):
            cells = [
                column[row].ljust(width) for column, width in zip(columns, widths) if row < len(column)
            ]
            lines.append("".join(cells).rstrip())
        return lines
        ---
        lines = [""] * min(rows, len(names))
        for start in range(0, len(names), rows):
            column = names[start:start + rows]
            width = max(len(name) for name in column) + 2
            for i, name in enumerate(column):
                lines[i] += name + " " * (width - len(name))
        return [line.rstrip() for line in lines]
        """,
        lambda r: (draw.words(r, 0, 7), r.randint(1, 3)),
    ),
    made(
        "unixtools.markdown_table",
        "markdown_table table_to_markdown make_markdown_table",
        "header: list[str]; rows: list[list[str]]",
        "str",
        """
        Write {header} and {rows} as a Markdown table.
        markdown table from a header and rows
        Return lines like '| a | b |', with a line of '| --- | --- |' after the header, joined by line breaks.
        Given column titles and rows of strings, make a table for a README.
        How do I generate a GitHub table? Cells are not padded.
        Pipe table: header, separator of three dashes per column, then the rows.
        Returns one string without a final line break.
        """,
        """
        lines = [header, ["---"] * len(header), *rows]
        return "\\n".join("| " + " | ".join(cells) + " |" for cells in lines)
        ---
        def line(cells):
            return f"| {' | '.join(cells)} |"
        result = line(header) + "\\n" + line(["---" for _ in header])
        for row in rows:
            result += "\\n" + line(row)
        return result
        """,
        lambda r: (
            r.sample(("id", "name", "city"), 2),
            [[str(r.randint(1, 9)), draw.word(r)] for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "unixtools.right_align_numbers",
        "right_align_numbers align_numbers number_column",
        "numbers: list[int]",
        "list[str]",
        """
        Write {numbers} as strings of equal width, aligned on the right with spaces.
        right-align a column of numbers
        Pad each of {numbers} on the left so that all texts are as long as the longest.
        Given integers, prepare them to be printed below each other with the units in one column.
        How do I line up numbers in a report?
        Format integers in a column that is just wide enough; minus signs count.
        Returns one string per number.
        """,
        """
        width = max((len(str(number)) for number in numbers), default=0)
        return [str(number).rjust(width) for number in numbers]
        ---
        texts = [str(number) for number in numbers]
        width = max(map(len, texts), default=0)
        return [" " * (width - len(text)) + text for text in texts]
        ---
        width = max([len(str(number)) for number in numbers] + [0])
        return [f"{number:>{width}}" for number in numbers]
        """,
        lambda r: ([r.choice((r.randint(-9, 9), r.randint(-200, 5000))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "unixtools.align_keys",
        "align_keys aligned_pairs format_aligned",
        "settings: dict[str, int]",
        "list[str]",
        """
        Write each entry of {settings} as 'key : value' with all colons below each other.
        aligned key-value lines
        Pad every key with spaces to the longest one, then ' : ' and the value.
        Given a dictionary, format it as a neat two-column listing.
        How do I print settings so that the values line up?
        Key column padded on the right, one line per entry, in order.
        Returns a list of strings, [] for an empty dict.
        """,
        """
        width = max(map(len, settings), default=0)
        return [f"{key:<{width}} : {value}" for key, value in settings.items()]
        ---
        width = max([len(key) for key in settings] + [0])
        lines = []
        for key in settings:
            lines.append(key.ljust(width) + " : " + str(settings[key]))
        return lines
        ---
        width = max((len(key) for key in settings), default=0)
        return ["%-*s : %d" % (width, key, value) for key, value in settings.items()]
        """,
        lambda r: (draw.mapping(r, 0, 4),),
    ),
    made(
        "unixtools.box_around_lines",
        "box_lines draw_box ascii_box",
        "lines: list[str]",
        "list[str]",
        """
        Draw a box of '+', '-' and '|' around {lines}, padded to the longest with one space at each side.
        ascii box around several lines
        Return {lines} framed: top and bottom like '+------+', every line between '| ' and ' |'.
        Given lines of text, put a border around them as a message box in a terminal.
        How do I print a frame around a multi-line message?
        Left-aligned text in a rectangle with plus signs at the corners.
        Returns two more lines than the input has.
        """,
        """
        width = max(map(len, lines), default=0)
        border = "+" + "-" * (width + 2) + "+"
        return [border, *(f"| {line.ljust(width)} |" for line in lines), border]
        ---
        width = 0
        for line in lines:
            width = max(width, len(line))
        result = ["+" + "-" * (width + 2) + "+"]
        for line in lines:
            result.append("| " + line + " " * (width - len(line)) + " |")
        result.append(result[0])
        return result
        """,
        lambda r: (_lines(r, 0, 4),),
    ),
    made(
        "unixtools.format_positional",
        "format_positional fill_numbered_placeholders string_format",
        "template: str; values: list[str]",
        "str",
        """
        Replace {{0}}, {{1}} and so on in {template} by the elements of {values} with these numbers.
        String.Format with numbered placeholders
        Put values[i] in place of every '{{i}}' in {template}; a number may be used several times.
        Given a message with numbered gaps and a list, fill the gaps in.
        How do I build a sentence from a translation template such as '{{1}} has {{0}} points'?
        Positional templating; all numbers used exist in the list.
        Returns the completed text.
        """,
        """
        return template.format(*values)
        ---
        for i, value in enumerate(values):
            template = template.replace("{" + str(i) + "}", value)
        return template
        ---
        return re.sub(r"\\{(\\d+)\\}", lambda match: values[int(match.group(1))], template)
        """,
        lambda r: (
            " ".join(r.choice(("{0}", "{1}", "has", "and", "{2}!", "to")) for _ in range(r.randint(0, 5))),
            draw.words(r, 3, 4),
        ),
        "import re",
    ),
    made(
        "unixtools.scientific_notation",
        "scientific_notation to_scientific exponent_form",
        "number: float; digits: int",
        "str",
        """
        Write {number} in scientific notation with {digits} decimals: 12345.0 with 2 is '1.23e+04'.
        printf %e
        Format {number} as mantissa and power of ten, {digits} digits behind the point.
        Given a float, return it in exponential form with a two-digit exponent.
        How do I print very large or small numbers compactly?
        E-notation with a fixed number of decimals in the mantissa.
        Returns a string such as '-5.0e-01'.
        """,
        """
        return f"{number:.{digits}e}"
        ---
        return "%.*e" % (digits, number)
        ---
        return format(number, f".{digits}e")
        """,
        lambda r: (r.choice((0.0, r.randint(-99999, 999999) / r.choice((1, 10, 100000)))), r.randint(0, 3)),
    ),
    made(
        "unixtools.ip_to_number",
        "ip_to_int ip_to_number ipv4_to_int",
        "address: str",
        "int",
        """
        Convert the IPv4 {address} such as '192.168.0.1' to the 32-bit number it stands for.
        ip address to integer
        Read the four parts of {address} as digits in base 256: first part times 256 cubed, and so on.
        Given a dotted address, return it as one int, for example to compare or sort addresses.
        How do I turn 10.0.0.1 into a number?
        Big-endian value of the four bytes.
        Returns an int from 0 to 4294967295.
        """,
        """
        result = 0
        for part in address.split("."):
            result = result * 256 + int(part)
        return result
        ---
        return int(ipaddress.IPv4Address(address))
        ---
        a, b, c, d = map(int, address.split("."))
        return (a << 24) + (b << 16) + (c << 8) + d
        """,
        lambda r: (".".join(str(r.choice((0, 1, 10, 255, r.randint(0, 255)))) for _ in range(4)),),
        "import ipaddress",
    ),
    made(
        "unixtools.number_to_ip",
        "int_to_ip number_to_ip int_to_ipv4",
        "number: int",
        "str",
        """
        Write the 32-bit {number} as an IPv4 address in dotted form.
        integer to ip address
        Split {number} into four bytes and join them with points, the highest byte first.
        Given an int such as 3232235521, return '192.168.0.1'.
        How do I read an address that is stored as a number?
        Dotted quad of an unsigned 32-bit value.
        Returns a string of four numbers from 0 to 255.
        """,
        """
        return ".".join(str(number >> shift & 255) for shift in (24, 16, 8, 0))
        ---
        return str(ipaddress.IPv4Address(number))
        ---
        parts = []
        for _ in range(4):
            number, part = divmod(number, 256)
            parts.insert(0, str(part))
        return ".".join(parts)
        """,
        lambda r: (r.choice((0, 4294967295, r.randint(0, 70000), r.randint(0, 4294967295))),),
        "import ipaddress",
    ),
    made(
        "unixtools.ip_in_network",
        "ip_in_network in_subnet address_in_cidr",
        "address: str; network: str",
        "bool",
        """
        Check whether the IPv4 {address} belongs to {network}, written like '10.1.0.0/16'.
        is an ip in a CIDR range
        Compare the first bits of {address} with those of {network}; the number after '/' says how many.
        Given an address and a subnet with prefix length, say if the address lies inside.
        Is 192.168.1.7 part of 192.168.1.0/24?
        Test an IP against a block in slash notation.
        Returns a bool; '/0' contains every address.
        """,
        """
        base, _, length = network.partition("/")

        def number(text):
            a, b, c, d = map(int, text.split("."))
            return a << 24 | b << 16 | c << 8 | d

        shift = 32 - int(length)
        return number(address) >> shift == number(base) >> shift
        ---
        return ipaddress.ip_address(address) in ipaddress.ip_network(network, strict=False)
        ---
        base, length = network.split("/")
        bits = ["".join(f"{int(part):08b}" for part in text.split(".")) for text in (address, base)]
        return bits[0][:int(length)] == bits[1][:int(length)]
        """,
        lambda r: (
            ".".join(str(r.choice((10, 10, 10, 1, 200))) for _ in range(4)),
            ".".join(str(r.choice((10, 10, 10, 1))) for _ in range(4))
            + "/"
            + str(r.choice((0, 8, 12, 16, 24, 32))),
        ),
        "import ipaddress",
    ),
    made(
        "unixtools.line_diff",
        "line_diff added_and_removed_lines simple_diff",
        "old: list[str]; new: list[str]",
        "list[str]",
        """
        List lines only in {old} with '- ' and then lines only in {new} with '+ ' in front.
        simple diff without order
        Return the removed lines, marked '- ', followed by the added lines, marked '+ ', each in order.
        Given two versions of a list of lines, tell what disappeared and what is new; moves do not count.
        Which lines were deleted and which were added?
        Set-like comparison of two texts, printed as in a diff.
        Returns marked lines; [] if both have the same lines.
        """,
        """
        removed = ["- " + line for line in old if line not in new]
        added = ["+ " + line for line in new if line not in old]
        return removed + added
        ---
        result = []
        for line in old:
            if line not in new:
                result.append(f"- {line}")
        for line in new:
            if line not in old:
                result.append(f"+ {line}")
        return result
        """,
        lambda r: (r.sample(_SHORT, r.randint(0, 4)), r.sample(_SHORT, r.randint(0, 4))),
    ),
    made(
        "unixtools.search_path_without_repeats",
        "dedupe_path clean_search_path unique_path_entries",
        "path: str",
        "str",
        """
        Remove empty and repeated folders from the colon-separated {path}, keeping the first of each.
        clean up a PATH variable
        Split {path} at ':', drop duplicates and empty parts, and join it again in the same order.
        Given a search path such as '/bin:/usr/bin:/bin', return it without double entries.
        How do I deduplicate my $PATH?
        Unique directories of a colon list; a trailing slash does not make a folder different.
        Returns a string; folders are written without a slash at the end.
        """,
        """
        seen = []
        for folder in path.split(":"):
            folder = folder.rstrip("/")
            if folder and folder not in seen:
                seen.append(folder)
        return ":".join(seen)
        ---
        folders = [folder.rstrip("/") for folder in path.split(":")]
        return ":".join(dict.fromkeys(filter(None, folders)))
        """,
        lambda r: (
            ":".join(
                r.choice(("/bin", "/usr/bin", "/bin/", "", "/opt", "~/bin")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "unixtools.cron_field_matches",
        "cron_field_matches matches_cron_field cron_match",
        "field: str; value: int",
        "bool",
        """
        Check whether {value} fits the cron {field}: '*', '*/n', a number, a range 'a-b' or a comma list.
        does a cron field match a number
        Return True if a comma-separated part of {field} covers {value}; '*/15' means divisible by 15.
        Given one field of a crontab line and the current minute or hour, say whether it is due.
        When does '1-5,30' or '*/10' apply?
        Evaluate a schedule field: star, step, single value, range or list.
        Returns a bool.
        """,
        """
        for part in field.split(","):
            if part == "*":
                return True
            if part.startswith("*/"):
                if value % int(part[2:]) == 0:
                    return True
            elif "-" in part:
                low, high = part.split("-")
                if int(low) <= value <= int(high):
                    return True
            elif value == int(part):
                return True
        return False
        ---
        def covers(part):
            if part[0] == "*":
                return value % int(part[2:] or 1) == 0
            low, _, high = part.partition("-")
            return int(low) <= value <= int(high or low)
        return any(covers(part) for part in field.split(","))
        """,
        lambda r: (
            ",".join(
                r.choice(("*", "*/5", "*/2", str(r.randint(0, 12)), f"{r.randint(0, 5)}-{r.randint(5, 12)}"))
                if i == 0
                else str(r.randint(0, 12))
                for i in range(r.randint(1, 3))
            ),
            r.randint(0, 12),
        ),
    ),
    made(
        "unixtools.parse_env_lines",
        "parse_env_lines read_dotenv load_env_text",
        "text: str",
        "dict[str, str]",
        """
        Parse lines 'NAME=value' of {text} into a dict, skipping blank lines and lines that begin with '#'.
        read a .env file
        Split each line at its first '='; strip spaces and surrounding double quotes from the value.
        Given the content of a dotenv file, return its variables; an 'export ' in front of a name is dropped.
        How do I load environment settings from text?
        Shell-like assignments to a dictionary; comments and empty lines are ignored, quotes dropped.
        Returns a dict of strings; later lines win.
        """,
        """
        result = {}
        for line in text.splitlines():
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            name, _, value = line.removeprefix("export ").partition("=")
            result[name.strip()] = value.strip().strip('"')
        return result
        ---
        lines = [line.strip() for line in text.splitlines()]
        pairs = [line.split("=", 1) for line in lines if line and line[0] != "#"]
        return {
            name.removeprefix("export ").strip(): value.strip().strip('"') for name, value in pairs
        }
        """,
        lambda r: (
            "\n".join(
                r.choice(("A=1", 'B="two words"', "# note", "", "export C=x=y", " D = 4 ", "A=5", 'E=""'))
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "unixtools.banner_text",
        "hash_banner comment_banner banner_lines",
        "text: str; width: int",
        "list[str]",
        """
        Make a banner of three lines: '#' repeated {width} times above and below, {text} centered in between.
        comment banner
        Return a line of {width} hashes, a line with {text} centered between two hashes, and hashes again.
        Given a title and a width that is larger than the title by 4 or more, frame it with '#' signs.
        How do I mark sections in a script with a box of hashes?
        Three-line heading; in the middle, spaces fill the line between the outer hashes.
        Returns three strings of {width} characters.
        """,
        """
        line = "#" * width
        return [line, "#" + text.center(width - 2) + "#", line]
        ---
        return ["#" * width, f"#{text:^{width - 2}}#", "#" * width]
        """,
        lambda r: (lambda text: (text, len(text) + 2 * r.randint(2, 5)))(draw.word(r)),
    ),
)
