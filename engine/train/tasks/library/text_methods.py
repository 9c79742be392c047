"""Parts of a text by position: what string methods of JavaScript, Kotlin, C#, PHP, Ruby, Go and Excel do."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _text(r: Random) -> str:
    """A word, a short sentence, letters that repeat, or nothing."""
    kind = r.random()
    if kind < 0.1:
        return ""
    if kind < 0.5:
        return draw.letters(r, 1, 9, "abcABC ")
    return draw.word(r) if kind < 0.75 else draw.sentence(r, 1, 4)


def _index(r: Random) -> int:
    return r.choice((0, 1, 2, 3, 4, r.randint(-6, 12)))


ENTRIES = (
    made(
        "text_methods.last_n_chars",
        "last_n_chars last_chars take_last right_chars tail_of_string",
        "text: str; n: int",
        "str",
        """
        Return the last {n} characters of {text}.
        end of a string
        Return the final {n} characters; all of the text if it is shorter, '' for 0 or a negative number.
        Given a string and a number, what do the last {n} characters read?
        Excel RIGHT, Kotlin takeLast
        Get the tail of the text.
        Return the last {n} characters of {text}, all of it if there are not so many.
        How does the string end?
        """,
        """
        return text[-n:] if n > 0 else ""
        ---
        return text[max(len(text) - n, 0) :]
        """,
        lambda r: (_text(r), r.randint(0, 8)),
    ),
    made(
        "text_methods.drop_first_n",
        "drop_first_chars remove_first_n drop_first skip_chars without_first_n",
        "text: str; n: int",
        "str",
        """
        Return {text} without its first {n} characters.
        drop the beginning of a string
        Remove {n} characters from the front; nothing is left if the text is not longer than that.
        Given a string and a number that is not negative, skip that many characters.
        Cut off the start of the text.
        What remains after the first {n} letters?
        Drop the first {n} elements of {text}.
        skip n elements at the start
        Return the list without its first {n} elements, [] if it has no more than that.
        Return {text} without the first {n} elements.
        """,
        """
        return text[n:]
        ---
        return "".join(char for i, char in enumerate(text) if i >= n)
        """,
        lambda r: (_text(r), r.randint(0, 7)),
    ),
    made(
        "text_methods.first_and_last",
        "first_and_last_char first_last_letters ends_of_word both_ends",
        "text: str",
        "str",
        """
        Join the first and the last character of {text}.
        first and last letter
        Return a string of both end characters; a single character is taken twice, '' stays ''.
        Given a word, put its first and final letter together.
        What are the outer letters of the text?
        ends of a string
        """,
        """
        return text[:1] + text[-1:]
        ---
        if not text:
            return ""
        return text[0] + text[-1]
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.both_ends",
        "first_n_and_last_n both_ends_of_text outer_parts ends_of_string",
        "text: str; n: int",
        "str",
        """
        Join the first {n} and the last {n} characters of {text}; '' if it is shorter than {n}.
        first n and last n characters
        Return the beginning and the end of the string, {n} characters each, put together.
        Given a word, combine its first and last letters; too short words give ''.
        Both ends of the text; the parts may overlap.
        Make a string from the outer characters, {n} from either side.
        """,
        """
        if len(text) < n:
            return ""
        return text[:n] + text[len(text) - n :]
        ---
        return text[:n] + text[len(text) - n :] if n <= len(text) else ""
        """,
        lambda r: (_text(r), r.randint(0, 4)),
    ),
    made(
        "text_methods.swap_ends",
        "swap_first_last_char swap_first_and_last swap_ends exchange_ends",
        "text: str",
        "str",
        """
        Swap the first and the last character of {text}.
        exchange the outer letters of a word
        Return the text in which the first and last character have changed places.
        Given a string, let its ends switch positions; shorter than two characters it stays as it is.
        What is the word with its first and final letters swapped?
        front and back exchanged
        """,
        """
        if len(text) < 2:
            return text
        return text[-1] + text[1:-1] + text[0]
        ---
        chars = list(text)
        if chars:
            chars[0], chars[-1] = chars[-1], chars[0]
        return "".join(chars)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.first_half",
        "first_half first_half_of_string left_half",
        "text: str",
        "str",
        """
        Return the first half of {text}.
        first half of a string
        Return the beginning of the text up to its middle; of an odd length the middle character is left out.
        Given a word, cut off its second half.
        Half of the characters, rounded down, from the start.
        What is the left half?
        """,
        """
        return text[: len(text) // 2]
        ---
        half = len(text) // 2
        return text[:half]
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.swap_halves",
        "swap_halves exchange_halves second_half_first",
        "text: str",
        "str",
        """
        Swap the two halves of {text}; if the length is odd, the first half is the longer one.
        second half first
        Return the text with its second half in front of its first half.
        Given a word, cut it in the middle (rounded up) and exchange both parts.
        "abcde" becomes "deabc".
        halves swapped
        """,
        """
        half = (len(text) + 1) // 2
        return text[half:] + text[:half]
        ---
        half = len(text) - len(text) // 2
        first, second = text[:half], text[half:]
        return second + first
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.split_into_parts",
        "split_into_equal_parts split_into_n_parts divide_string equal_parts split_into_parts",
        "text: str; n: int",
        "list[str]",
        """
        Split {text} into {n} parts of equal length; [] if the length is not divisible by {n}.
        divide a string into n equal pieces
        Return a list of {n} equally long substrings in order, or an empty list if that is impossible.
        Given a string, cut it into as many same-sized parts as wanted; {n} is positive.
        Equal split by number of parts, not by size.
        Can it be divided evenly? Then list the parts.
        """,
        """
        if len(text) % n:
            return []
        size = len(text) // n
        return [text[i * size : (i + 1) * size] for i in range(n)]
        ---
        size, rest = divmod(len(text), n)
        return [] if rest else [text[size * i : size * i + size] for i in range(n)]
        """,
        lambda r: (draw.letters(r, 0, 9), r.randint(1, 4)),
    ),
    made(
        "text_methods.every_nth",
        "every_nth_char every_nth_character take_every_nth skip_letters",
        "text: str; n: int",
        "str",
        """
        Return every {n}-th character of {text}, beginning with the first.
        take characters in steps
        Return the characters at the indices 0, {n}, 2 * {n} and so on; {n} is positive.
        Given a string, keep one of every {n} characters, the first one included.
        string slice with a step
        Which letters remain when always {n} - 1 are skipped?
        """,
        """
        return text[::n]
        ---
        return "".join(char for i, char in enumerate(text) if i % n == 0)
        """,
        lambda r: (_text(r), r.randint(1, 4)),
    ),
    made(
        "text_methods.odd_index_chars",
        "odd_index_chars chars_at_odd_positions odd_position_letters every_other_from_second",
        "text: str",
        "str",
        """
        Return the characters of {text} at odd indices.
        every other character, starting with the second
        Return a string of the characters with index 1, 3, 5 and so on.
        Given a string, leave out the characters at even indices (0, 2, ...).
        odd positions of a string, counted from 0
        Which letters have an odd index?
        Keep only the {text} at odd indices: the second, the fourth and so on.
        Which elements stand at index 1, 3, 5, ...?
        elements at odd positions
        """,
        """
        return text[1::2]
        ---
        return "".join(text[i] for i in range(1, len(text), 2))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.js_slice",
        "slice_string slice_text substring_slice cut_between",
        "text: str; start: int; end: int",
        "str",
        """
        Return the part of {text} from {start} up to but not including {end}; negatives count from the end.
        slice of a string
        Like slice() in JavaScript: the part between two indices, '' if {start} is not before {end}.
        Given a text and two positions, cut out what lies between; too large indices are cut.
        substring by start and end index
        text[start:end]
        """,
        """
        return text[start:end]
        ---
        first, last, _ = slice(start, end).indices(len(text))
        return "".join(text[i] for i in range(first, last))
        """,
        lambda r: (_text(r), _index(r), _index(r)),
    ),
    made(
        "text_methods.substr",
        "substr substring_of_length take_from substring_from",
        "text: str; start: int; length: int",
        "str",
        """
        Return {length} characters of {text} from index {start}; a negative {start} counts from the end.
        substring by start and length
        Like substr in PHP: {length} characters beginning at {start}, fewer at the end of the text.
        Given a string, an index from 0 and a number that is not negative, cut out that many characters.
        What are the next {length} characters from there on?
        A {start} before the beginning of the text means its beginning.
        """,
        """
        if start < 0:
            start = max(len(text) + start, 0)
        return text[start : start + length]
        ---
        first = start if start >= 0 else max(len(text) + start, 0)
        return text[first:][:length]
        """,
        lambda r: (_text(r), _index(r), r.randint(0, 5)),
    ),
    made(
        "text_methods.remove_range",
        "remove_range delete_range remove_substring_at cut_out delete_chars",
        "text: str; start: int; count: int",
        "str",
        """
        Remove {count} characters of {text} beginning at index {start}.
        delete part of a string by position
        Return the text without the {count} characters from {start} on; like Remove in C#.
        Given a string, an index from 0 and a number that is not negative, take out that many characters.
        Cut a piece out of the middle of the text.
        What remains after the deletion?
        """,
        """
        return text[:start] + text[start + count :]
        ---
        return "".join(char for i, char in enumerate(text) if not start <= i < start + count)
        """,
        lambda r: (_text(r), r.randint(0, 7), r.randint(0, 4)),
    ),
    made(
        "text_methods.insert_middle",
        "insert_in_middle insert_into_middle put_in_middle wrap_around",
        "text: str; part: str",
        "str",
        """
        Insert {part} into the middle of {text}.
        put a string inside another
        Return the text with {part} after its first half; for an odd length the second half is the longer one.
        Given something like "[[]]", put a word exactly in its middle.
        Insert in the center of a string.
        What is the text with something between its halves?
        """,
        """
        half = len(text) // 2
        return text[:half] + part + text[half:]
        ---
        half = len(text) // 2
        return f"{text[:half]}{part}{text[half:]}"
        """,
        lambda r: (r.choice((_text(r), "[[]]", "<<>>", "()")), draw.word(r)),
    ),
    made(
        "text_methods.insert_every",
        "insert_every insert_separator chunk_split insert_every_n add_separator",
        "text: str; n: int; separator: str",
        "str",
        """
        Insert {separator} after every {n} characters of {text}, but not at its end.
        separator every n characters
        Return the text in groups of {n} characters from the left with {separator} between them.
        Given a string such as a serial number, put a dash between its blocks of equal size.
        Group characters; the last group may be shorter. {n} is positive.
        chunk and join
        """,
        """
        return separator.join(text[i : i + n] for i in range(0, len(text), n))
        ---
        result = ""
        for i, char in enumerate(text):
            if i > 0 and i % n == 0:
                result += separator
            result += char
        return result
        """,
        lambda r: (_text(r), r.randint(1, 4), r.choice(("-", " ", ":", ", "))),
    ),
    made(
        "text_methods.pad_right_spaces",
        "pad_with_spaces left_align left_justify pad_right ljust_text",
        "text: str; width: int",
        "str",
        """
        Append spaces to {text} until it is {width} characters long.
        left-align in a field
        Return the text followed by as many spaces as are missing to {width}; longer text is unchanged.
        Given a string, fill it up with blanks at the end to a fixed length.
        Left-justify the text: spaces go to its right.
        ljust
        """,
        """
        return text.ljust(width)
        ---
        return text + " " * (width - len(text))
        """,
        lambda r: (_text(r), r.randint(0, 12)),
    ),
    made(
        "text_methods.pad_left_spaces",
        "right_align right_justify pad_left_spaces rjust_text",
        "text: str; width: int",
        "str",
        """
        Put spaces in front of {text} until it is {width} characters long.
        right-align in a field
        Return the text preceded by as many spaces as are missing to {width}; longer text is unchanged.
        Given a string, fill it up with blanks at the start to a fixed length.
        Right-justify the text: spaces go to its left.
        rjust
        """,
        """
        return text.rjust(width)
        ---
        return " " * (width - len(text)) + text
        """,
        lambda r: (_text(r), r.randint(0, 12)),
    ),
    made(
        "text_methods.center_with",
        "center_with pad_both center_text pad_center center_fill",
        "text: str; width: int; fill: str",
        "str",
        """
        Center {text} in {width} characters, filled with {fill}; an odd rest puts one more on the right.
        pad both sides
        Return the text with {fill} before and after it until it is {width} long; longer text is unchanged.
        Given a title, put the same number of characters on its left and right.
        STR_PAD_BOTH
        Center a string with a fill character; the extra one goes to the end.
        """,
        """
        missing = max(width - len(text), 0)
        left = missing // 2
        return fill * left + text + fill * (missing - left)
        ---
        while len(text) < width:
            text += fill
            if len(text) < width:
                text = fill + text
        return text
        """,
        lambda r: (_text(r), r.randint(0, 14), r.choice(" .*-=")),
    ),
    made(
        "text_methods.zero_fill",
        "zero_fill zfill_text pad_with_zeros leading_zeros",
        "text: str; width: int",
        "str",
        """
        Put zeros in front of {text} until it has {width} characters; a sign stays in front of them.
        zero-pad a numeric string
        Return the number, given as text, with leading zeros up to a length of {width}.
        Given "-5" and 4, return "-005"; text that is long enough stays.
        zfill
        Fill a string of digits with zeros on the left.
        """,
        """
        return text.zfill(width)
        ---
        sign = text[:1] if text[:1] in ("+", "-") else ""
        return sign + text[len(sign) :].rjust(width - len(sign), "0")
        """,
        lambda r: (r.choice(("", "-", "+")) + str(r.randint(0, 2000)), r.randint(0, 7)),
    ),
    made(
        "text_methods.trim_start",
        "trim_start left_trim strip_left lstrip_spaces trim_left",
        "text: str",
        "str",
        """
        Remove the whitespace at the start of {text}.
        trim left
        Return the text without leading spaces, tabs and line breaks; the end is not changed.
        Given a line, drop its indentation.
        trimStart, ltrim
        Strip only the beginning.
        """,
        """
        return text.lstrip()
        ---
        start = 0
        while start < len(text) and text[start].isspace():
            start += 1
        return text[start:]
        """,
        lambda r: (r.choice(("", " ", "  ", "\t ")) + _text(r) + r.choice(("", " ")),),
    ),
    made(
        "text_methods.trim_end",
        "trim_end right_trim strip_right rstrip_spaces trim_right",
        "text: str",
        "str",
        """
        Remove the whitespace at the end of {text}.
        trim right
        Return the text without trailing spaces, tabs and line breaks; the start is not changed.
        Given a line, drop the blanks behind its last word.
        trimEnd, rtrim
        Strip only the end.
        """,
        """
        return text.rstrip()
        ---
        end = len(text)
        while end > 0 and text[end - 1].isspace():
            end -= 1
        return text[:end]
        """,
        lambda r: (r.choice(("", " ", "a #")) + _text(r) + r.choice(("", " ", "  ", " \n")),),
    ),
    made(
        "text_methods.trim_both",
        "trim strip_whitespace trim_spaces strip_text",
        "text: str",
        "str",
        """
        Remove the whitespace at both ends of {text}.
        trim a string
        Return the text without leading and trailing spaces, tabs and line breaks; inner ones stay.
        Given user input, strip the blanks around it.
        How do I cut off spaces before and after the text?
        strip
        """,
        """
        return text.strip()
        ---
        return text.lstrip().rstrip()
        """,
        lambda r: (
            r.choice(("", " ", "\t "))
            + r.choice((_text(r), "a  b", "one\n two"))
            + r.choice(("", " ", "  \n")),
        ),
    ),
    made(
        "text_methods.remove_prefix",
        "remove_prefix strip_prefix trim_prefix delete_prefix",
        "text: str; prefix: str",
        "str",
        """
        Remove {prefix} from the start of {text} if it is there.
        strip a prefix
        Return the text without {prefix} at its beginning, once; otherwise the text unchanged.
        Given a string, cut off a known start such as "www.".
        TrimPrefix, delete_prefix
        What is left after the prefix?
        """,
        """
        return text.removeprefix(prefix)
        ---
        return text[len(prefix) :] if text.startswith(prefix) else text
        """,
        lambda r: (
            r.choice(("", "un", "unun", "a un", "a re", "re")) + _text(r),
            r.choice(("un", "re", "un", "re", "")),
        ),
    ),
    made(
        "text_methods.remove_suffix",
        "remove_suffix strip_suffix trim_suffix delete_suffix remove_ending",
        "text: str; suffix: str",
        "str",
        """
        Remove {suffix} from the end of {text} if it is there.
        strip a suffix
        Return the text without {suffix} at its end, once; otherwise the text unchanged.
        Given a string, cut off a known ending such as ".txt".
        TrimSuffix, delete_suffix
        What is left before the suffix?
        """,
        """
        return text.removesuffix(suffix)
        ---
        return text[: len(text) - len(suffix)] if text.endswith(suffix) else text
        """,
        lambda r: (
            r.choice(("", "a/")) + _text(r) + r.choice(("", "ed", "eded", "edx", "ED", ".py", ".pyc", ".PY")),
            r.choice(("ed", ".py")),
        ),
    ),
    made(
        "text_methods.starts_with",
        "starts_with begins_with has_prefix is_prefix_of",
        "text: str; prefix: str",
        "bool",
        """
        Does {text} start with {prefix}?
        check the beginning of a string
        Return True if {prefix} is at the start of the text; case matters, '' is always there.
        Given a string, is another one its prefix?
        startsWith, HasPrefix
        Begins with the given characters?
        Check whether {text} starts with {prefix}.
        Does the string begin with the given prefix?
        prefix test
        """,
        """
        return text.startswith(prefix)
        ---
        return text[: len(prefix)] == prefix
        """,
        lambda r: (r.choice(("", "un", "a")) + _text(r), r.choice(("un", "a", "A", ""))),
    ),
    made(
        "text_methods.ends_with",
        "ends_with finishes_with has_suffix is_suffix_of",
        "text: str; suffix: str",
        "bool",
        """
        Does {text} end with {suffix}?
        check the end of a string
        Return True if {suffix} is at the end of the text; case matters, '' is always there.
        Given a string, is another one its suffix?
        endsWith, HasSuffix
        Has the text the given ending?
        Check whether {text} ends with {suffix}.
        Does the string finish with the given suffix?
        suffix test
        """,
        """
        return text.endswith(suffix)
        ---
        return suffix == text[max(len(text) - len(suffix), 0) :]
        """,
        lambda r: (_text(r) + r.choice(("", "ed", "d")), r.choice(("ed", "d", "e", ""))),
    ),
    made(
        "text_methods.starts_with_ignoring_case",
        "starts_with_ignoring_case starts_with_ignore_case begins_with_any_case",
        "text: str; prefix: str",
        "bool",
        """
        Does {text} start with {prefix}, whatever the case of the letters?
        case-insensitive startswith
        Return True if the beginning of the text equals {prefix} apart from capitals.
        Given a string and a start, compare them without regard to upper and lower case.
        "Hello" begins with "HE" here.
        Prefix check ignoring case.
        Check whether {text} starts with {prefix}, ignoring case.
        Does the string begin with the prefix, whether in capitals or not?
        case-insensitive prefix test
        """,
        """
        return text.lower().startswith(prefix.lower())
        ---
        return text.lower()[: len(prefix.lower())] == prefix.lower()
        """,
        lambda r: (r.choice(("", "UN", "a", "un", "x un", "Ba")) + _text(r), r.choice(("un", "A", "Un", ""))),
    ),
    made(
        "text_methods.ends_with_ignoring_case",
        "ends_with_ignoring_case ends_with_ignore_case ends_in_any_case",
        "text: str; suffix: str",
        "bool",
        """
        Does {text} end with {suffix}, whatever the case of the letters?
        case-insensitive endswith
        Return True if the end of the text equals {suffix} apart from capitals.
        Given a file name and an extension, compare without regard to upper and lower case.
        "photo.JPG" ends with ".jpg" here.
        Suffix check ignoring case.
        """,
        """
        return text.lower().endswith(suffix.lower())
        ---
        suffix = suffix.lower()
        return text.lower()[max(len(text) - len(suffix), 0) :] == suffix
        """,
        lambda r: (
            r.choice((_text(r), _text(r), "", "d")) + r.choice(("", ".JPG", ".jpg", "D", ".jpgs", "dx")),
            r.choice((".jpg", "d", ".Jpg", "X.jpg", "cloud.JPG")),
        ),
    ),
    made(
        "text_methods.one_ends_other",
        "one_ends_with_other either_ends_with_other end_other ends_each_other",
        "a: str; b: str",
        "bool",
        """
        Does one of {a} and {b} appear at the very end of the other, ignoring case?
        either string ends with the other
        Return True if {a} ends with {b} or {b} ends with {a}, upper and lower case being the same.
        Given two strings, is the shorter one the ending of the longer?
        Compare the ends of two texts regardless of case.
        Is one the suffix of the other?
        Check whether one of {a} and {b} ends with the other, ignoring case.
        Is either string the ending of the other one?
        suffix in either direction?
        """,
        """
        a, b = a.lower(), b.lower()
        return a.endswith(b) or b.endswith(a)
        ---
        size = min(len(a), len(b))
        return a.lower()[len(a) - size :] == b.lower()[len(b) - size :]
        """,
        lambda r: (
            r.choice(("", "xx")) + r.choice(("ab", "AB", "b", "ca")),
            r.choice(("ab", "b", "aB", "zzAb", "c")),
        ),
    ),
    made(
        "text_methods.substring_ignoring_case",
        "contains_substring_ignore_case includes_ignoring_case contains_case_insensitive",
        "text: str; part: str",
        "bool",
        """
        Does {text} contain {part}, whatever the case of the letters?
        case-insensitive contains
        Return True if {part} occurs somewhere in the text when capitals do not matter.
        Given a text and a search term, is the term inside, in upper or lower case?
        "Hello World" contains "WORLD" here.
        Substring check ignoring case.
        Check whether {part} occurs in {text}, ignoring case.
        Does the string contain the substring in upper or lower case?
        case-insensitive substring test
        """,
        """
        return part.lower() in text.lower()
        ---
        return text.lower().find(part.lower()) >= 0
        """,
        lambda r: (_text(r), r.choice(("A", "b", "Ab", "ea", "E", "on", "TA"))),
    ),
    made(
        "text_methods.index_of",
        "index_of find_substring first_index position_of find_position",
        "text: str; part: str",
        "int",
        """
        Index at which {part} first occurs in {text}, -1 if it does not.
        indexOf
        Return the position, counted from 0, of the first occurrence of {part}, or -1.
        Given a string, where does a character or text begin in it?
        Find a substring.
        Where is it first? Case matters.
        """,
        """
        return text.find(part)
        ---
        for i in range(len(text) - len(part) + 1):
            if text[i : i + len(part)] == part:
                return i
        return -1
        """,
        lambda r: (_text(r), r.choice(("a", "b", "ab", "e", "", "C", "ea"))),
    ),
    made(
        "text_methods.index_from",
        "index_of_from find_from search_from index_after",
        "text: str; part: str; start: int",
        "int",
        """
        Index at which {part} first occurs in {text} at or after {start}, -1 if it does not.
        indexOf with a start position
        Return the position of the next occurrence of {part} from index {start} (not negative) on, or -1.
        Given a string, search for another one, but not before a given index.
        Where is the first match that begins at {start} or later?
        find with an offset
        """,
        """
        return text.find(part, start)
        ---
        for i in range(start, len(text) - len(part) + 1):
            if text.startswith(part, i):
                return i
        return -1
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"), r.choice(("a", "b", "ab", "ba")), r.randint(0, 6)),
    ),
    made(
        "text_methods.all_indices",
        "find_all_substring all_indices substring_positions find_all_occurrences occurrence_indices",
        "text: str; part: str",
        "list[int]",
        """
        List all indices at which {part} begins in {text}; matches may overlap.
        all positions of a substring
        Return every index, from 0, at which the non-empty {part} occurs, overlapping ones included.
        Given a text and a search string, find all occurrences.
        Where does the part occur? [] if nowhere.
        indices of all matches
        Find all indices at which {part} begins in {text}, overlapping ones too.
        Where does the substring occur?
        """,
        """
        return [i for i in range(len(text)) if text.startswith(part, i)]
        ---
        positions = []
        i = text.find(part)
        while i != -1:
            positions.append(i)
            i = text.find(part, i + 1)
        return positions
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"), r.choice(("a", "aa", "ab", "bab"))),
    ),
    made(
        "text_methods.count_substring_any_case",
        "count_substring_ignoring_case count_letter_ignoring_case count_char_ignore_case count_any_case",
        "text: str; part: str",
        "int",
        """
        Count how often {part} occurs in {text}, ignoring case and without overlaps.
        case-insensitive substring count
        Return the number of occurrences of {part} when capitals do not matter.
        Given a text and a search term that is not empty, how many times is it used in any case?
        "Tea" is found in "TEA and tea" twice.
        How often does a letter or character occur, "a" and "A" being the same?
        Count how often {part} occurs in {text}, ignoring case.
        How many times does the letter appear in the string, upper or lower case?
        case-insensitive character count
        """,
        """
        return text.lower().count(part.lower())
        ---
        return len(text.lower().split(part.lower())) - 1
        """,
        lambda r: (draw.letters(r, 0, 9, "abAB"), r.choice(("aB", "AA", "bA", "A"))),
    ),
    made(
        "text_methods.partition",
        "partition_text partition_string split_around partition_at",
        "text: str; separator: str",
        "tuple[str, str, str]",
        """
        Split {text} at the first {separator} into what is before, the separator and what is after.
        partition
        Return three strings; without the separator they are the whole text, '' and ''.
        Given a text such as 'key=value', take it apart around the first '='.
        Cut at the first occurrence and keep the delimiter as the middle part.
        before, separator, after
        """,
        """
        return text.partition(separator)
        ---
        i = text.find(separator)
        if i < 0:
            return text, "", ""
        return text[:i], separator, text[i + len(separator) :]
        """,
        lambda r: (draw.letters(r, 0, 7, "ab=-"), r.choice(("=", "-", "=-"))),
    ),
    made(
        "text_methods.rpartition",
        "split_at_last rsplit_once partition_last split_from_right",
        "text: str; separator: str",
        "tuple[str, str]",
        """
        Split {text} at the last {separator} into two parts; without one the first part is ''.
        split at the last occurrence
        Return what is before and what is after the last separator, ('', text) if it does not occur.
        Given a name like 'a.b.txt', cut it at its final dot.
        Split from the right once.
        Divide the string at the rightmost delimiter.
        """,
        """
        before, _, after = text.rpartition(separator)
        return before, after
        ---
        i = text.rfind(separator)
        if i < 0:
            return "", text
        return text[:i], text[i + len(separator) :]
        """,
        lambda r: (draw.letters(r, 0, 7, "ab.-"), r.choice((".", "-"))),
    ),
    made(
        "text_methods.split_on",
        "split_on split_text split_string explode split_by_separator",
        "text: str; separator: str",
        "list[str]",
        """
        Split {text} at every {separator}.
        explode a string
        Return the list of the parts between the separators; neighboring separators give empty strings.
        Given a text and a delimiter that is not empty, cut the text into pieces.
        How do I split by comma, dash or another sign? Text without it gives one piece.
        split into a list
        """,
        """
        return text.split(separator)
        ---
        parts = []
        while separator in text:
            part, _, text = text.partition(separator)
            parts.append(part)
        return [*parts, text]
        """,
        lambda r: (draw.letters(r, 0, 9, "ab,- "), r.choice((",", "-", " ", ", "))),
    ),
    made(
        "text_methods.split_and_trim",
        "split_and_trim split_and_strip split_clean split_nonempty",
        "text: str; separator: str",
        "list[str]",
        """
        Split {text} at {separator}, strip the spaces around the parts and leave out empty ones.
        split and trim
        Return the non-empty parts between the separators without outer whitespace.
        Given tags like 'a, b,, c', make a clean list of them.
        Cut at a delimiter, tidy up each piece, drop the blanks.
        Which entries does a list written as text have?
        """,
        """
        return [part.strip() for part in text.split(separator) if part.strip()]
        ---
        parts = map(str.strip, text.split(separator))
        return [part for part in parts if part]
        """,
        lambda r: (draw.letters(r, 0, 9, "ab,; "), r.choice((",", ";"))),
    ),
    made(
        "text_methods.split_lines",
        "split_lines get_lines to_list_of_lines text_to_lines",
        "text: str",
        "list[str]",
        """
        Split {text} into its lines.
        lines of a text
        Return a list of the lines without line breaks; a break at the end starts no new line.
        Given a multi-line string, make a list with one string per line; empty lines stay.
        splitlines
        Which lines has the text? [] for empty text.
        """,
        r"""
        return text.splitlines()
        ---
        lines = text.split("\n")
        return lines[:-1] if lines[-1] == "" else lines
        """,
        lambda r: (draw.letters(r, 0, 8, "ab \n"),),
    ),
    made(
        "text_methods.to_chars",
        "to_char_list string_to_list split_chars list_of_characters explode_chars",
        "text: str",
        "list[str]",
        """
        Turn {text} into the list of its characters.
        string to list of chars
        Return every character of the text as an element of its own, spaces included.
        Given a word, split it into single letters.
        How do I break a string into its characters?
        toCharArray
        """,
        """
        return list(text)
        ---
        chars = []
        for char in text:
            chars.append(char)
        return chars
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_methods.compare_alphabetically",
        "compare_strings compare_to compare_alphabetically strcmp",
        "a: str; b: str",
        "int",
        """
        Compare {a} and {b}: -1 if {a} comes first, 1 if {b} comes first, 0 if they are equal.
        strcmp
        Return -1, 0 or 1 by the order of the two strings, character by character; case matters.
        Given two words, which one is before the other in dictionary order of their codes?
        Three-way comparison of texts.
        localeCompare, compareTo
        Compare {a} with {b}: -1 if it is smaller, 0 if they are equal, 1 if it is greater.
        Which of the two is larger, as a number?
        three-way comparison
        Compare {a} with {b}: -1 if smaller, 0 if equal, 1 if larger.
        """,
        """
        return (a > b) - (a < b)
        ---
        if a == b:
            return 0
        return -1 if a < b else 1
        """,
        lambda r: (draw.letters(r, 0, 3, "abA"), draw.letters(r, 0, 3, "abA")),
    ),
    made(
        "text_methods.compare_any_case",
        "compare_ignoring_case compare_ignore_case casecmp compare_case_insensitive",
        "a: str; b: str",
        "int",
        """
        Compare {a} and {b} ignoring case: -1, 0 or 1 for before, equal or after.
        case-insensitive comparison of two strings
        Return -1 if {a} comes before {b} alphabetically, 1 if after, 0 if they differ in case at most.
        Given two names, which is first in a list that does not tell capitals from small letters?
        strcasecmp
        Three-way comparison without regard to upper and lower case.
        """,
        """
        a, b = a.lower(), b.lower()
        return (a > b) - (a < b)
        ---
        if a.lower() == b.lower():
            return 0
        return -1 if a.lower() < b.lower() else 1
        """,
        lambda r: (draw.letters(r, 0, 3, "abA"), draw.letters(r, 0, 3, "abB")),
    ),
)
