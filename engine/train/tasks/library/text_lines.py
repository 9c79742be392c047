"""Lines and sentences of a text, its statistics, drawings with characters, escaping, comparing two texts."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"


def _lines(r: Random) -> str:
    """Several lines, some of them empty or blank, some starting with '#' or indented."""
    kinds = ("", "  ", "# note", "  tea", "x=1", "error: tea", "Milk")
    lines = [draw.sentence(r, 1, 3) if r.random() < 0.5 else r.choice(kinds) for _ in range(r.randint(0, 5))]
    return "\n".join(lines)


def _line_list(r: Random) -> list[str]:
    return _lines(r).split("\n") if r.random() < 0.9 else []


def _prose(r: Random) -> str:
    """Sentences with different end marks."""
    return " ".join(
        draw.sentence(r, 1, 4).rstrip(".!?") + r.choice((".", "!", "?", ".")) for _ in range(r.randint(0, 4))
    )


ENTRIES = (
    made(
        "text_lines.line_lengths",
        "line_lengths lengths_of_lines get_line_lengths",
        "text: str",
        "list[int]",
        """
        List the length of each line of {text}, without line breaks.
        line lengths
        Return how many characters every line has, in order.
        Given a multi-line string, measure its lines.
        How long is each line? [] for empty text.
        len of all lines
        """,
        """
        return [len(line) for line in text.splitlines()]
        ---
        return list(map(len, text.splitlines()))
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.count_blank",
        "count_blank_lines blank_line_count number_of_empty_lines",
        "text: str",
        "int",
        """
        Count the lines of {text} that are empty or have only white space.
        number of blank lines
        Return how many lines show nothing.
        Given a multi-line string, count its empty lines, also those with spaces.
        How many lines are blank?
        0 for empty text
        Count the blank lines of {text}.
        How many lines are empty or consist of white space only?
        """,
        """
        return sum(not line.strip() for line in text.splitlines())
        ---
        return len([line for line in text.splitlines() if line.strip() == ""])
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.count_all",
        "count_all_lines line_count number_of_lines total_lines",
        "text: str",
        "int",
        """
        Count the lines of {text}, blank ones included.
        number of lines
        Return how many lines the text has; a line break at the end starts no new line, '' has none.
        Given a multi-line string, how many lines are there?
        Lines of a file's content.
        len of splitlines
        Count all lines of {text}, blank ones too.
        How many lines does the text have? A line break at the very end starts no new line.
        """,
        """
        return len(text.splitlines())
        ---
        count = 0
        for _ in text.splitlines():
            count += 1
        return count
        """,
        lambda r: (_lines(r) + r.choice(("", "\n")),),
    ),
    made(
        "text_lines.starting_with",
        "lines_starting_with filter_lines_by_start lines_with_prefix",
        "text: str; prefix: str",
        "list[str]",
        """
        List the lines of {text} that start with {prefix}.
        lines with a given beginning
        Return every line whose first characters are {prefix}, in order.
        Given a multi-line string, which lines begin like this? Case matters, indentation counts.
        Filter lines of a log.
        startswith on each line
        """,
        """
        return [line for line in text.splitlines() if line.startswith(prefix)]
        ---
        result = []
        for line in text.splitlines():
            if line[: len(prefix)] == prefix:
                result.append(line)
        return result
        """,
        lambda r: (_lines(r), r.choice(("#", "x", " ", "error", ""))),
    ),
    made(
        "text_lines.remove_containing",
        "remove_lines_containing delete_lines_with drop_lines_with",
        "text: str; part: str",
        "str",
        """
        Remove the lines of {text} that contain {part}.
        delete matching lines
        Return the other lines, joined by line breaks.
        Given a multi-line string, drop every line in which {part} occurs; case matters.
        Filter out lines of a text.
        Text without certain lines.
        """,
        r"""
        return "\n".join(line for line in text.splitlines() if part not in line)
        ---
        kept = []
        for line in text.splitlines():
            if part not in line:
                kept.append(line)
        return "\n".join(kept)
        """,
        lambda r: (_lines(r), r.choice(("e", "#", "x", "tea", "a"))),
    ),
    made(
        "text_lines.sort",
        "sort_lines sorted_lines order_lines alphabetize_lines",
        "text: str",
        "str",
        """
        Sort the lines of {text} alphabetically.
        sort lines
        Return the lines in ascending order, joined by line breaks; capitals come before small letters.
        Given a multi-line string, put its lines in order.
        sort of a text file
        Order lines as strings.
        """,
        r"""
        return "\n".join(sorted(text.splitlines()))
        ---
        lines = text.splitlines()
        lines.sort()
        return "\n".join(lines)
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.unique",
        "unique_lines remove_duplicate_lines dedupe_lines distinct_lines",
        "text: str",
        "str",
        """
        Remove repeated lines from {text}; only the first of each stays.
        remove duplicate lines
        Return the different lines in their order, joined by line breaks.
        Given a multi-line string, drop each line that was there before.
        Distinct lines of a text.
        Equal lines need not be neighbors.
        """,
        r"""
        return "\n".join(dict.fromkeys(text.splitlines()))
        ---
        seen = []
        for line in text.splitlines():
            if line not in seen:
                seen.append(line)
        return "\n".join(seen)
        """,
        lambda r: ("\n".join(r.choice(("tea", "", "x", "Tea")) for _ in range(r.randint(0, 6))),),
    ),
    made(
        "text_lines.number",
        "number_text_lines add_line_numbers line_numbers numbered_text",
        "text: str; separator: str",
        "str",
        """
        Put its number, counted from 1, and {separator} in front of each line of {text}.
        add line numbers
        Return the numbered lines, joined by line breaks.
        Given a multi-line string, number its lines: '1: tea' for the separator ': '.
        Line numbers in a text.
        Prefix lines with a counter.
        """,
        r"""
        return "\n".join(f"{number}{separator}{line}" for number, line in enumerate(text.splitlines(), 1))
        ---
        lines = text.splitlines()
        return "\n".join(str(i + 1) + separator + lines[i] for i in range(len(lines)))
        """,
        lambda r: (_lines(r), r.choice((": ", ". ", "\t", " | "))),
    ),
    made(
        "text_lines.trim_each",
        "strip_lines trim_lines strip_each_line",
        "text: str",
        "str",
        """
        Strip the white space on both sides of every line of {text}.
        trim lines
        Return the stripped lines, joined by line breaks; empty lines stay.
        Given a multi-line string, remove indentation and trailing spaces.
        Clean the ends of all lines.
        strip line by line
        """,
        r"""
        return "\n".join(line.strip() for line in text.splitlines())
        ---
        return "\n".join(map(str.strip, text.splitlines()))
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.to_one_line",
        "join_text_lines to_single_line remove_line_breaks flatten_text unwrap",
        "text: str",
        "str",
        """
        Write {text} on one line: every line break becomes a space.
        remove line breaks
        Return the stripped, non-empty lines joined by single spaces.
        Given a multi-line string, make a single line of it.
        Unwrap a paragraph.
        Replace newlines by blanks, skip empty lines.
        """,
        """
        return " ".join(line.strip() for line in text.splitlines() if line.strip())
        ---
        lines = map(str.strip, text.splitlines())
        return " ".join(filter(None, lines))
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.remove_comments",
        "remove_comment_lines strip_comments drop_comments",
        "lines: list[str]; mark: str",
        "list[str]",
        """
        Remove the {lines} that start with {mark}, perhaps after spaces.
        drop comment lines
        Return all lines that are no comments, unchanged and in order.
        Given lines of code and the comment sign such as '#' or '//', leave out the comments.
        Filter commented lines.
        Comments behind code stay.
        """,
        """
        return [line for line in lines if not line.lstrip().startswith(mark)]
        ---
        result = []
        for line in lines:
            if line.strip()[: len(mark)] != mark:
                result.append(line)
        return result
        """,
        lambda r: (_line_list(r), r.choice(("#", "//", "x"))),
    ),
    made(
        "text_lines.first_line_index",
        "find_line first_line_with index_of_line line_number_of",
        "lines: list[str]; part: str",
        "int | None",
        """
        Number, counted from 1, of the first of {lines} that contains {part}; None if there is none.
        find the line number
        Return in which line {part} occurs for the first time, or None.
        Given the lines of a file, where is a text? Case matters.
        Line number of the first match.
        Search line by line.
        """,
        """
        return next((number for number, line in enumerate(lines, 1) if part in line), None)
        ---
        for i, line in enumerate(lines):
            if part in line:
                return i + 1
        return None
        """,
        lambda r: (_line_list(r), r.choice(("tea", "x", "#", "o", "zz"))),
    ),
    made(
        "text_lines.count_paragraphs",
        "count_paragraphs paragraph_count number_of_paragraphs",
        "text: str",
        "int",
        """
        Count the paragraphs of {text}, which are separated by blank lines.
        number of paragraphs
        Return how many groups of neighboring non-blank lines there are.
        Given a text, how many paragraphs does it consist of?
        Several blank lines in a row separate only once; blank text has none.
        Paragraph count.
        """,
        r"""
        count = 0
        inside = False
        for line in text.splitlines():
            if line.strip() and not inside:
                count += 1
            inside = bool(line.strip())
        return count
        ---
        return len([part for part in re.split(r"\n\s*\n", text) if part.strip()])
        """,
        lambda r: (_lines(r),),
        _RE,
    ),
    made(
        "text_lines.insert_line",
        "insert_line add_line_at insert_line_at",
        "text: str; line: str; number: int",
        "str",
        """
        Insert {line} into {text} so that it becomes line {number}, counted from 1.
        insert a line
        Return the text with a new line at this place; it is appended if there are not enough lines.
        Given a multi-line string, put a line before the one with that number.
        Add a line in the middle of a text.
        The lines are joined by line breaks.
        """,
        r"""
        lines = text.splitlines()
        lines.insert(number - 1, line)
        return "\n".join(lines)
        ---
        lines = text.splitlines()
        return "\n".join([*lines[: number - 1], line, *lines[number - 1 :]])
        """,
        lambda r: (_lines(r), draw.word(r), r.randint(1, 6)),
    ),
    made(
        "text_lines.replace_line",
        "replace_line change_line set_line",
        "text: str; number: int; line: str",
        "str",
        """
        Replace line {number} of {text}, counted from 1, by {line}; other numbers change nothing.
        replace a line
        Return the text in which one line has been exchanged.
        Given a multi-line string, overwrite the line with that number.
        Edit a single line of a text.
        The lines are joined by line breaks.
        """,
        r"""
        lines = text.splitlines()
        if 1 <= number <= len(lines):
            lines[number - 1] = line
        return "\n".join(lines)
        ---
        return "\n".join(line if i == number else old for i, old in enumerate(text.splitlines(), 1))
        """,
        lambda r: (_lines(r), r.randint(0, 6), draw.word(r)),
    ),
    made(
        "text_lines.words_per_line",
        "words_per_line count_words_per_line word_counts_of_lines",
        "text: str",
        "list[int]",
        """
        List how many words each line of {text} has.
        words per line
        Return the number of whitespace-separated words for every line, in order.
        Given a multi-line string, count the words line by line.
        0 for a blank line.
        Word counts of all lines.
        """,
        """
        return [len(line.split()) for line in text.splitlines()]
        ---
        counts = []
        for line in text.splitlines():
            counts.append(len(line.split()))
        return counts
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.sentences",
        "get_sentences sentences sentence_list split_into_sentences",
        "text: str",
        "list[str]",
        """
        Split {text} into sentences that keep their '.', '!' or '?'.
        split into sentences
        Return each part up to one or more end marks, without outer spaces; a rest without a mark counts, too.
        Given a paragraph, list its sentences with punctuation.
        Cut after full stops, exclamation and question marks.
        Sentence list of a text.
        """,
        r"""
        return [part.strip() for part in re.findall(r"[^.!?]+[.!?]*", text) if part.strip()]
        ---
        sentences = []
        for part in re.finditer("[^.!?]+[.!?]*", text):
            sentence = part.group().strip()
            if sentence:
                sentences.append(sentence)
        return sentences
        """,
        lambda r: (_prose(r) + r.choice(("", " The end", "..")),),
        _RE,
    ),
    made(
        "text_lines.questions",
        "find_questions extract_questions question_sentences get_questions",
        "text: str",
        "list[str]",
        """
        List the questions in {text}: its sentences that end with '?'.
        extract questions
        Return every sentence with a question mark at its end, without outer spaces.
        Given a paragraph, what is asked in it?
        Sentences end with '.', '!' or '?'; only the last kind is kept.
        Find the interrogative sentences.
        """,
        r"""
        return [part.strip() for part in re.findall(r"[^.!?]+\?", text)]
        ---
        sentences = re.findall(r"[^.!?]+[.!?]", text)
        return [sentence.strip() for sentence in sentences if sentence.endswith("?")]
        """,
        lambda r: (_prose(r),),
        _RE,
    ),
    made(
        "text_lines.count_questions",
        "count_sentence_types sentence_types count_questions_and_exclamations",
        "text: str",
        "dict[str, int]",
        """
        Count the marks '.', '!' and '?' in {text} as 'statements', 'exclamations' and 'questions'.
        kinds of sentences
        Return a dict with how many full stops, exclamation marks and question marks there are.
        Given a text, how many sentences of each type does it have?
        All three keys are always there.
        Tally of sentence ends.
        """,
        """
        return {
            "statements": text.count("."),
            "exclamations": text.count("!"),
            "questions": text.count("?"),
        }
        ---
        counts = {"statements": 0, "exclamations": 0, "questions": 0}
        names = {".": "statements", "!": "exclamations", "?": "questions"}
        for char in text:
            if char in names:
                counts[names[char]] += 1
        return counts
        """,
        lambda r: (_prose(r),),
    ),
    made(
        "text_lines.longest_sentence",
        "longest_sentence find_longest_sentence sentence_with_most_words",
        "text: str",
        "str",
        """
        Return the sentence of {text} with the most words, without its end mark; '' if there is none.
        longest sentence
        Split at '.', '!' and '?' and give the part with the largest number of words, the first on a tie.
        Given a paragraph, which is its longest sentence?
        Max by word count.
        Outer spaces are removed.
        """,
        r"""
        sentences = [part.strip() for part in re.split("[.!?]", text)]
        return max(sentences, key=lambda sentence: len(sentence.split()))
        ---
        best = ""
        for part in text.replace("!", ".").replace("?", ".").split("."):
            if len(part.split()) > len(best.split()):
                best = part.strip()
        return best
        """,
        lambda r: (_prose(r),),
        _RE,
    ),
    made(
        "text_lines.shortest_line",
        "shortest_line find_shortest_line shortest_nonblank_line",
        "text: str",
        "str",
        """
        Return the shortest line of {text} that is not blank, the first on a tie, '' if there is none.
        shortest line
        Find the non-blank line with the fewest characters.
        Given a multi-line string, which line is the shortest?
        Min by length; empty lines do not count.
        Spaces within the line count.
        """,
        """
        return min((line for line in text.splitlines() if line.strip()), key=len, default="")
        ---
        best = ""
        for line in text.splitlines():
            if line.strip() and (not best or len(line) < len(best)):
                best = line
        return best
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.unique_words_sorted",
        "unique_words_sorted sorted_unique_words vocabulary distinct_words",
        "text: str",
        "list[str]",
        """
        List the different words of {text} in lower case and alphabetical order.
        vocabulary of a text
        Return the sorted set of its words, without punctuation at their ends.
        Given a text, which words does it use? Each once, ignoring case.
        Dictionary of words.
        'Tea, tea and milk.' gives ['and', 'milk', 'tea']
        """,
        """
        words = (word.strip(string.punctuation).lower() for word in text.split())
        return sorted({word for word in words if word})
        ---
        found = set()
        for word in text.lower().split():
            word = word.strip(string.punctuation)
            if word:
                found.add(word)
        return sorted(found)
        """,
        lambda r: (_prose(r) + r.choice(("", " Tea, tea - and (milk)")),),
        "import string",
    ),
    made(
        "text_lines.percent_uppercase",
        "percent_uppercase uppercase_percentage uppercase_ratio capital_share",
        "text: str",
        "float",
        """
        Percentage of the letters of {text} that are capitals, rounded to 2 decimals; 0.0 without letters.
        share of upper case
        Return how many percent of the letters are upper-case; other characters do not count.
        Given a text, is it shouted? Compute the ratio of capitals.
        Upper-case percentage.
        100.0 for all capitals
        """,
        """
        letters = [char for char in text if char.isalpha()]
        if not letters:
            return 0.0
        return round(100 * sum(char.isupper() for char in letters) / len(letters), 2)
        ---
        letters = sum(map(str.isalpha, text))
        capitals = sum(char.isupper() for char in text if char.isalpha())
        return round(100 * capitals / letters, 2) if letters else 0.0
        """,
        lambda r: (draw.letters(r, 0, 8, "abAB 1!"),),
    ),
    made(
        "text_lines.percent_vowels",
        "vowel_percentage percent_vowels vowel_ratio share_of_vowels",
        "text: str",
        "float",
        """
        Percentage of the letters of {text} that are vowels, rounded to 1 decimal; 0.0 without letters.
        share of vowels
        Return how many percent of the letters are a, e, i, o or u in any case.
        Given a text, compute the ratio of vowels to all letters in percent.
        Spaces, digits and signs do not count.
        Vowel percentage.
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        if not letters:
            return 0.0
        return round(sum(char in "aeiou" for char in letters) / len(letters) * 100, 1)
        ---
        vowels = sum(char in "aeiouAEIOU" for char in text)
        letters = sum(map(str.isalpha, text))
        return round(vowels / letters * 100, 1) if letters else 0.0
        """,
        lambda r: (draw.sentence(r, 0, 3),),
    ),
    made(
        "text_lines.char_percentage",
        "char_percentage letter_percentage percentage_of_char percent_of_letter",
        "text: str; char: str",
        "float",
        """
        Percentage of the characters of {text} that are {char}, rounded to 2 decimals; 0.0 for empty text.
        share of a character
        Return how many percent of the string consist of the given letter.
        Given a text and a character, compute the character's frequency in percent.
        Count divided by length, times 100; case matters.
        Letter percentage.
        """,
        """
        if not text:
            return 0.0
        return round(100 * text.count(char) / len(text), 2)
        ---
        return round(text.count(char) * 100 / len(text), 2) if text else 0.0
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"), r.choice("abc")),
    ),
    made(
        "text_lines.pyramid",
        "pyramid star_pyramid draw_pyramid centered_triangle",
        "n: int; char: str",
        "list[str]",
        """
        Draw a pyramid of {char} with {n} lines: 1, 3, 5, ... signs, centered by spaces on the left.
        star pyramid
        Return the lines of a centered triangle without spaces at their ends.
        Given a height and a character, build a pyramid: line i has i spaces fewer and two more signs.
        Pyramid pattern as a list of strings.
        [] for 0 lines
        """,
        """
        return [" " * (n - i) + char * (2 * i - 1) for i in range(1, n + 1)]
        ---
        lines = []
        for row in range(n):
            lines.append(" " * (n - row - 1) + char * (row * 2 + 1))
        return lines
        """,
        lambda r: (r.randint(0, 6), r.choice("*#o")),
    ),
    made(
        "text_lines.pyramid_text",
        "pyramid_text pyramid_string print_pyramid triangle_text",
        "n: int",
        "str",
        """
        Draw a pyramid of stars with {n} lines as one string with line breaks.
        pyramid as text
        Return centered lines of 1, 3, 5, ... '*' joined by newlines, without spaces behind the stars.
        Given a height, print a star pyramid into a string.
        Triangle of stars for the console.
        '' for 0 lines
        """,
        r"""
        return "\n".join(" " * (n - i) + "*" * (2 * i - 1) for i in range(1, n + 1))
        ---
        lines = []
        for row in range(n):
            lines.append(" " * (n - row - 1) + "*" * (row * 2 + 1))
        return "\n".join(lines)
        """,
        lambda r: (r.randint(0, 6),),
    ),
    made(
        "text_lines.inverted_triangle",
        "inverted_triangle upside_down_triangle descending_stars falling_triangle",
        "n: int; char: str",
        "list[str]",
        """
        Draw a triangle of {char} that gets shorter: {n} signs in the first line, one in the last.
        inverted triangle
        Return lines of {n}, {n} - 1, ..., 1 characters.
        Given a height and a character, build the upside-down staircase.
        Descending pattern of stars.
        Left-aligned lines, [] for 0.
        """,
        """
        return [char * i for i in range(n, 0, -1)]
        ---
        lines = []
        while n > 0:
            lines.append(char * n)
            n -= 1
        return lines
        """,
        lambda r: (r.randint(0, 6), r.choice("*#o")),
    ),
    made(
        "text_lines.right_triangle",
        "right_aligned_triangle right_triangle_pattern staircase right_aligned_stairs",
        "n: int; char: str",
        "list[str]",
        """
        Draw a staircase of {char} that is aligned on the right: {n} lines of {n} characters.
        right-aligned triangle
        Return lines with spaces and then 1, 2, ..., {n} signs.
        Given a height and a character, build steps that rise to the right.
        Staircase pattern with leading spaces.
        Each line is right-justified.
        """,
        """
        return [(char * i).rjust(n) for i in range(1, n + 1)]
        ---
        lines = []
        for i in range(1, n + 1):
            lines.append(" " * (n - i) + char * i)
        return lines
        """,
        lambda r: (r.randint(0, 6), r.choice("*#o")),
    ),
    made(
        "text_lines.number_triangle",
        "number_triangle number_pattern counting_triangle number_pyramid_left",
        "n: int",
        "list[str]",
        """
        List the lines '1', '1 2', '1 2 3', ... up to {n}.
        number triangle
        Return {n} lines in which the numbers from 1 to the line number stand with spaces between.
        Given a height, build the triangle of counted numbers.
        Number pattern with growing lines.
        [] for 0
        """,
        """
        return [" ".join(str(number) for number in range(1, i + 1)) for i in range(1, n + 1)]
        ---
        lines = []
        for row in range(1, n + 1):
            lines.append(" ".join(map(str, range(1, row + 1))))
        return lines
        """,
        lambda r: (r.randint(0, 11),),
    ),
    made(
        "text_lines.repeated_digit_triangle",
        "repeated_number_triangle digit_rows same_number_rows number_steps",
        "n: int",
        "list[str]",
        """
        List the lines '1', '22', '333', ... up to {n}, which is at most 9.
        repeated digit triangle
        Return {n} lines in which the line number is written as often as its value.
        Given a height, build the pattern of repeated digits.
        Each number repeated itself times.
        [] for 0
        """,
        """
        return [str(i) * i for i in range(1, n + 1)]
        ---
        lines = []
        for i in range(1, n + 1):
            lines.append("".join(str(i) for _ in range(i)))
        return lines
        """,
        lambda r: (r.randint(0, 9),),
    ),
    made(
        "text_lines.letter_triangle",
        "letter_triangle alphabet_triangle alphabet_pattern",
        "n: int",
        "list[str]",
        """
        List the lines 'A', 'AB', 'ABC', ... with {n} lines, at most 26.
        letter triangle
        Return the beginnings of the alphabet in capitals, each one letter longer.
        Given a height, build the triangle of letters.
        Alphabet pattern with growing lines.
        [] for 0
        """,
        """
        return [string.ascii_uppercase[:i] for i in range(1, n + 1)]
        ---
        return ["".join(chr(65 + j) for j in range(i)) for i in range(1, n + 1)]
        """,
        lambda r: (r.randint(0, 7),),
        "import string",
    ),
    made(
        "text_lines.hollow_square",
        "hollow_square hollow_box empty_square draw_border",
        "width: int; height: int; char: str",
        "list[str]",
        """
        Draw the border of a rectangle of {width} and {height} with {char}; inside are spaces.
        hollow rectangle
        Return the lines of an empty box whose edges are made of the character.
        Given a size and a sign, build a frame: full lines above and below, signs left and right between.
        Hollow box pattern.
        Width and height are at least 1.
        """,
        """
        middle = char + " " * (width - 2) + char if width > 1 else char
        return [char * width if row in (0, height - 1) else middle for row in range(height)]
        ---
        lines = []
        for row in range(height):
            edge = row == 0 or row == height - 1
            lines.append("".join(char if edge or col in (0, width - 1) else " " for col in range(width)))
        return lines
        """,
        lambda r: (r.randint(1, 5), r.randint(1, 4), r.choice("*#o")),
    ),
    made(
        "text_lines.checkerboard",
        "checkerboard_lines chessboard_pattern checkered_lines draw_chessboard",
        "rows: int; columns: int; first: str; second: str",
        "list[str]",
        """
        Draw a checkerboard of {rows} and {columns} with the characters {first} and {second} alternating.
        checkerboard pattern
        Return lines in which neighbors, also above each other, differ; {first} is in the upper left corner.
        Given a size and two signs, build a chessboard.
        Alternating characters in two directions.
        Lines of a checkered field.
        """,
        """
        return [
            "".join(first if (row + column) % 2 == 0 else second for column in range(columns))
            for row in range(rows)
        ]
        ---
        lines = []
        for row in range(rows):
            a, b = (first, second) if row % 2 == 0 else (second, first)
            lines.append((a + b) * (columns // 2) + a * (columns % 2))
        return lines
        """,
        lambda r: (r.randint(0, 4), r.randint(0, 5), *r.choice((("#", "."), ("X", "O"), ("*", " ")))),
    ),
    made(
        "text_lines.x_pattern",
        "x_pattern draw_x cross_pattern diagonal_cross",
        "n: int; char: str",
        "list[str]",
        """
        Draw an X of {char} in a square of {n} lines with {n} characters.
        X pattern
        Return lines with the character on both diagonals and spaces elsewhere.
        Given a size and a sign, build a diagonal cross.
        Two crossing diagonals.
        [] for 0
        """,
        """
        return [
            "".join(char if column in (row, n - 1 - row) else " " for column in range(n)) for row in range(n)
        ]
        ---
        lines = []
        for row in range(n):
            cells = [" "] * n
            cells[row] = cells[n - 1 - row] = char
            lines.append("".join(cells))
        return lines
        """,
        lambda r: (r.randint(0, 6), r.choice("x*o")),
    ),
    made(
        "text_lines.progress",
        "progress_bar_text make_progress_bar render_progress loading_bar",
        "percent: int; width: int",
        "str",
        """
        Draw a progress bar of {width} characters for {percent}: '#' for what is done, '-' for the rest.
        progress bar
        Return '[####------] 40%' for 40 and 10; the number of '#' is rounded down.
        Given a percentage from 0 to 100 and a width, render the bar with the value behind it.
        Loading bar in the console.
        Text progress indicator.
        """,
        """
        filled = percent * width // 100
        return f"[{'#' * filled}{'-' * (width - filled)}] {percent}%"
        ---
        bar = ("#" * (percent * width // 100)).ljust(width, "-")
        return "[" + bar + "] " + str(percent) + "%"
        """,
        lambda r: (r.randint(0, 100), r.randint(1, 12)),
    ),
    made(
        "text_lines.histogram",
        "horizontal_bars text_histogram bar_lines draw_bars",
        "numbers: list[int]; char: str",
        "list[str]",
        """
        Draw a bar of {char} for each of {numbers}, which are not negative.
        horizontal histogram
        Return a list of strings, the i-th consisting of numbers[i] characters.
        Given values and a sign, show them as bars.
        Bars made of stars, one line per number.
        '' for 0
        """,
        """
        return [char * number for number in numbers]
        ---
        bars = []
        for number in numbers:
            bars.append("".join(char for _ in range(number)))
        return bars
        """,
        lambda r: ([r.randint(0, 7) for _ in range(r.randint(0, 5))], r.choice("*#=")),
    ),
    made(
        "text_lines.vertical_text",
        "vertical_text write_vertically words_vertically columns_of_words",
        "text: str",
        "list[str]",
        """
        Write the words of {text} vertically next to each other, one word per column.
        vertical words
        Return lines: line i has the i-th letter of every word, a space for words that are too short.
        Given a sentence, print its words from top to bottom; spaces at the ends of lines are removed.
        Transpose words.
        Columns of letters.
        """,
        """
        lines = zip_longest(*text.split(), fillvalue=" ")
        return ["".join(line).rstrip() for line in lines]
        ---
        words = text.split()
        height = max(map(len, words), default=0)
        return ["".join(word.ljust(height)[i] for word in words).rstrip() for i in range(height)]
        """,
        lambda r: (draw.sentence(r, 0, 4),),
        "from itertools import zip_longest",
    ),
    made(
        "text_lines.escape_controls",
        "escape_newlines show_whitespace escape_whitespace visible_whitespace",
        "text: str",
        "str",
        r"""
        Write line breaks, tabs and backslashes of {text} visibly as \n, \t and \\.
        escape white space
        Return the text with each newline, tab and backslash replaced by its two-character escape.
        Given a multi-line string, make a single line of it for a log.
        Show special characters.
        Other characters stay as they are.
        """,
        r"""
        return text.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
        ---
        table = {"\\": "\\\\", "\n": "\\n", "\t": "\\t"}
        return "".join(table.get(char, char) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 7, "ab\n\t\\"),),
    ),
    made(
        "text_lines.umlauts",
        "replace_umlauts transliterate_german umlauts_to_ascii",
        "text: str",
        "str",
        """
        Replace German umlauts in {text}: ä by ae, ö by oe, ü by ue, ß by ss, capitals by Ae, Oe, Ue.
        replace umlauts
        Return the text in plain letters as Germans write them without umlauts.
        Given a German word, transliterate its special letters.
        'Grüße' becomes 'Gruesse'
        All other characters stay.
        """,
        """
        table = {"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
        return text.translate(str.maketrans(table))
        ---
        for old, new in zip("äöüßÄÖÜ", ("ae", "oe", "ue", "ss", "Ae", "Oe", "Ue")):
            text = text.replace(old, new)
        return text
        """,
        lambda r: (draw.letters(r, 0, 7, "aouäöüßÄÜ "),),
    ),
    made(
        "text_lines.byte_length",
        "byte_length utf8_length size_in_bytes count_bytes",
        "text: str",
        "int",
        """
        How many bytes does {text} take in UTF-8?
        byte length
        Return the size of the encoded string; letters like é need two bytes, most emojis four.
        Given a text, how long is it in bytes, not in characters?
        Length of the UTF-8 encoding.
        Storage size of a string.
        """,
        """
        return len(text.encode("utf-8"))
        ---
        return sum(len(char.encode()) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 7, "abé€ü☺😀 "),),
    ),
    made(
        "text_lines.code_points",
        "unicode_code_points to_code_points unicode_escapes code_point_text",
        "text: str",
        "list[str]",
        """
        Write the code point of each character of {text} like 'U+0041', at least four capital hex digits.
        Unicode code points
        Return a list with the Unicode number of every character in the usual notation.
        Given a string, list its code points.
        'A' is U+0041
        Hexadecimal character numbers.
        """,
        """
        return [f"U+{ord(char):04X}" for char in text]
        ---
        return ["U+" + format(ord(char), "X").zfill(4) for char in text]
        """,
        lambda r: (draw.letters(r, 0, 5, "aZ1é€😀 "),),
    ),
    made(
        "text_lines.difference_positions",
        "difference_positions differing_indices positions_of_differences mismatch_positions",
        "a: str; b: str",
        "list[int]",
        """
        List the indices at which {a} and {b} differ; positions that only the longer one has count, too.
        positions of differences
        Return every index, from 0, at which the characters are not the same.
        Given two strings, where do they disagree?
        Compare character by character.
        [] for equal strings
        """,
        """
        return [i for i in range(max(len(a), len(b))) if a[i : i + 1] != b[i : i + 1]]
        ---
        return [i for i, (x, y) in enumerate(zip_longest(a, b)) if x != y]
        """,
        lambda r: (draw.letters(r, 0, 5, "ab"), draw.letters(r, 0, 5, "ab")),
        "from itertools import zip_longest",
    ),
    made(
        "text_lines.longest_common_subsequence",
        "lcs_string longest_common_subsequence lcs common_subsequence",
        "a: str; b: str",
        "str",
        """
        Return a longest string that is left of both {a} and {b} when characters are deleted.
        longest common subsequence
        Find the longest sequence of characters that occurs in this order, with gaps, in both texts.
        Given two strings, compute their LCS; of equally long ones the one with earlier characters of {a}.
        LCS as a string, not its length.
        '' if they share no character
        Return a longest common subsequence of {a} and {b} as text, not just its length.
        LCS string of two strings
        """,
        """
        table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
        for i in range(len(a) - 1, -1, -1):
            for j in range(len(b) - 1, -1, -1):
                if a[i] == b[j]:
                    table[i][j] = table[i + 1][j + 1] + 1
                else:
                    table[i][j] = max(table[i + 1][j], table[i][j + 1])
        result = ""
        i = j = 0
        while i < len(a) and j < len(b):
            if a[i] == b[j]:
                result += a[i]
                i, j = i + 1, j + 1
            elif table[i][j + 1] >= table[i + 1][j]:
                j += 1
            else:
                i += 1
        return result
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), draw.letters(r, 0, 6, "abc")),
    ),
    made(
        "text_lines.same_words",
        "same_words have_same_words equal_word_sets same_words_any_order",
        "a: str; b: str",
        "bool",
        """
        Have {a} and {b} the same words in any order, ignoring case?
        same words in another order
        Return True if both texts have equal words equally often when case and order do not matter.
        Given two sentences, is one a rearrangement of the words of the other?
        Anagram by words.
        Compare sorted words.
        """,
        """
        return sorted(a.lower().split()) == sorted(b.lower().split())
        ---
        return Counter(a.lower().split()) == Counter(b.lower().split())
        """,
        lambda r: r.choice(
            (
                ("tea Milk", "milk TEA"),
                ("a tea", "A eat"),
                ("red sun", "sun red"),
                ("a a b", "a b b"),
                (draw.sentence(r, 0, 3), draw.sentence(r, 0, 3)),
                ("", " "),
            )
        ),
        "from collections import Counter",
    ),
    made(
        "text_lines.uncommon_words",
        "uncommon_words words_in_one_only symmetric_word_difference different_words",
        "a: str; b: str",
        "list[str]",
        """
        List the words that occur in only one of {a} and {b}, sorted, each once.
        words in one text only
        Return the symmetric difference of the words of both texts as a sorted list; case matters.
        Given two sentences, which words are not common to both?
        Words that one has and the other lacks.
        [] for the same words
        """,
        """
        return sorted(set(a.split()) ^ set(b.split()))
        ---
        first, second = a.split(), b.split()
        return sorted({word for word in first + second if (word in first) != (word in second)})
        """,
        lambda r: (draw.sentence(r, 0, 4) + " tea", draw.sentence(r, 0, 4) + r.choice((" tea", ""))),
    ),
    made(
        "text_lines.equal_ignoring_punctuation",
        "equal_ignoring_punctuation same_text_loosely equal_normalized match_ignoring_punctuation",
        "a: str; b: str",
        "bool",
        """
        Are {a} and {b} equal when only letters and digits count and case does not matter?
        loose comparison of texts
        Return True if both have the same alphanumeric characters in the same order.
        Given two answers, are they the same apart from spaces, punctuation and capitals?
        'e-mail!' equals 'Email'
        Compare normalized strings.
        """,
        """
        def clean(text: str) -> str:
            return "".join(char for char in text.lower() if char.isalnum())

        return clean(a) == clean(b)
        ---
        first = [char.lower() for char in a if char.isalnum()]
        second = [char.lower() for char in b if char.isalnum()]
        return first == second
        """,
        lambda r: (draw.letters(r, 0, 4, "aA -"), draw.letters(r, 0, 4, "aA! ")),
    ),
    made(
        "text_lines.bigram_similarity",
        "dice_coefficient bigram_similarity string_similarity_dice pair_similarity",
        "a: str; b: str",
        "float",
        """
        Similarity of {a} and {b} from 0 to 1: twice the shared letter pairs by all pairs, 2 decimals.
        Dice coefficient of bigrams
        Return 2 times the number of common distinct bigrams divided by the sum of both numbers of them.
        Given two words, how alike are they by their neighboring letters? 0.0 if neither has a pair.
        Sorensen-Dice similarity.
        Pairs of adjacent characters, each counted once.
        """,
        """
        first = {a[i : i + 2] for i in range(len(a) - 1)}
        second = {b[i : i + 2] for i in range(len(b) - 1)}
        total = len(first) + len(second)
        return round(2 * len(first & second) / total, 2) if total else 0.0
        ---
        first = set(zip(a, a[1:]))
        second = set(zip(b, b[1:]))
        if not first and not second:
            return 0.0
        shared = sum(pair in second for pair in first)
        return round(2 * shared / (len(first) + len(second)), 2)
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), draw.letters(r, 0, 6, "abc")),
    ),
    made(
        "text_lines.ordered_list",
        "html_ordered_list ordered_list make_ol",
        "items: list[str]",
        "str",
        """
        Make an ordered HTML list: '<ol>' with an '<li>' element for each of {items}, without spaces.
        ol element
        Return '<ol><li>a</li><li>b</li></ol>' as one string.
        Given a list of texts, write a numbered list in HTML.
        HTML with ordered items.
        An empty list gives '<ol></ol>'.
        """,
        """
        return "<ol>" + "".join(f"<li>{item}</li>" for item in items) + "</ol>"
        ---
        html = "<ol>"
        for item in items:
            html += "<li>" + item + "</li>"
        return html + "</ol>"
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "text_lines.html_paragraphs",
        "text_to_paragraphs html_paragraphs paragraphs_to_html to_p_tags",
        "text: str",
        "str",
        """
        Put each non-blank line of {text} into '<p>' and '</p>'; the elements follow each other directly.
        paragraphs in HTML
        Return one p element for every line that is not blank, stripped.
        Given a multi-line string, write it as HTML paragraphs.
        Wrap lines in p tags.
        '' for blank text
        """,
        """
        return "".join(f"<p>{line.strip()}</p>" for line in text.splitlines() if line.strip())
        ---
        html = ""
        for line in text.splitlines():
            if line.strip():
                html += "<p>" + line.strip() + "</p>"
        return html
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "text_lines.password_label",
        "password_strength_label password_strength rate_password strength_label",
        "password: str",
        "str",
        """
        Rate {password}: 'weak' under 6 characters, 'strong' from 8 with letters and digits, else 'medium'.
        password strength
        Return a label by the length and by whether there are letters as well as digits.
        Given a password, how good is it? Short ones are weak, whatever they contain.
        weak, medium or strong
        'strong' needs at least 8 characters with a letter and a digit.
        """,
        """
        if len(password) < 6:
            return "weak"
        mixed = any(map(str.isalpha, password)) and any(map(str.isdigit, password))
        return "strong" if len(password) >= 8 and mixed else "medium"
        ---
        has_letter = any(char.isalpha() for char in password)
        has_digit = any(char.isdigit() for char in password)
        if len(password) >= 8 and has_letter and has_digit:
            return "strong"
        return "medium" if len(password) >= 6 else "weak"
        """,
        lambda r: (draw.letters(r, 0, 11, r.choice(("ab1", "abc", "12"))),),
    ),
    made(
        "text_lines.email_parts",
        "email_parts split_email parse_email user_and_domain",
        "email: str",
        "tuple[str, str]",
        """
        Split {email} at its last '@' into user name and domain.
        parts of an e-mail address
        Return a tuple with what is before and what is after the '@'.
        Given a mail address, take it apart; the domain is '' if there is no '@'.
        ('ann', 'a.io') for 'ann@a.io'
        User and host of an email.
        """,
        """
        user, at, domain = email.rpartition("@")
        return (user, domain) if at else (email, "")
        ---
        if "@" not in email:
            return email, ""
        user, domain = email.rsplit("@", 1)
        return user, domain
        """,
        lambda r: (draw.word(r).lower() + r.choice(("@a.io", "@mail.com", "", "@x@y.de", "@")),),
    ),
)
