"""String helpers known from Java's StringUtils, Kotlin, Ruby, PHP and Go."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _dotted(r: Random, high: int = 4) -> str:
    """Words with points or slashes in between."""
    return r.choice((".", "/")).join(draw.words(r, 0, high))


def _cased(r: Random, text: str) -> str:
    """The text, sometimes in capitals."""
    return text.upper() if r.random() < 0.3 else text


ENTRIES = (
    made(
        "stringutils.substring_before",
        "substring_before text_before before_first",
        "text: str; separator: str",
        "str",
        """
        Return the part of {text} before the first {separator}, or all of {text} if it is not there.
        substringBefore: everything up to the first delimiter
        Cut {text} off where {separator} first appears; without it nothing is cut.
        Given a string and a delimiter, keep what stands in front of the delimiter.
        How do I get 'user' from 'user@example.com'? A text without the sign comes back unchanged.
        Left side of the first occurrence of a marker, the full text when the marker is missing.
        Returns a string without {separator} in it.
        """,
        """
        return text.split(separator, 1)[0]
        ---
        return text.partition(separator)[0]
        ---
        index = text.find(separator)
        return text if index == -1 else text[:index]
        """,
        lambda r: (_dotted(r), r.choice((".", "/"))),
    ),
    made(
        "stringutils.substring_after",
        "substring_after text_after after_first",
        "text: str; separator: str",
        "str",
        """
        Return the part of {text} after the first {separator}, or '' if it is not there.
        substringAfter: the rest behind the first delimiter
        Skip everything up to and including the first {separator}; a missing one gives ''.
        Given a string and a delimiter, keep what follows the delimiter's first occurrence.
        How do I get 'example.com' from 'user@example.com'? Empty if there is no such sign.
        Right side of the first marker; later markers stay in the result.
        Returns a string, "" when {separator} does not occur.
        """,
        """
        return text.partition(separator)[2]
        ---
        index = text.find(separator)
        return "" if index == -1 else text[index + len(separator):]
        ---
        parts = text.split(separator, 1)
        return parts[1] if len(parts) == 2 else ""
        """,
        lambda r: (_dotted(r), r.choice((".", "/"))),
    ),
    made(
        "stringutils.substring_before_last",
        "substring_before_last text_before_last up_to_last",
        "text: str; separator: str",
        "str",
        """
        Return the part of {text} before the last {separator}, or all of {text} if it is not there.
        substringBeforeLast
        Drop the last {separator} and what follows it; text without it stays as it is.
        Given a string and a delimiter, keep everything left of the delimiter's final occurrence.
        How do I remove the last segment of a dotted name? Without a dot nothing changes.
        Left side of the rightmost marker, the full text when the marker is missing.
        Returns a string that may still contain earlier delimiters.
        """,
        """
        return text.rsplit(separator, 1)[0]
        ---
        index = text.rfind(separator)
        return text[:index] if index >= 0 else text
        ---
        parts = text.split(separator)
        return separator.join(parts[:-1]) if len(parts) > 1 else text
        """,
        lambda r: (_dotted(r), r.choice((".", "/"))),
    ),
    made(
        "stringutils.substring_after_last",
        "substring_after_last text_after_last last_segment",
        "text: str; separator: str",
        "str",
        """
        Return the part of {text} after the last {separator}, or '' if it is not there.
        substringAfterLast
        Keep what follows the final {separator}; a text without it gives ''.
        Given a string and a delimiter, return the last piece, empty when there is no delimiter.
        How do I get the last segment of a dotted name? No dot, no segment: an empty string.
        Right side of the rightmost marker.
        Returns a string that does not contain {separator}.
        """,
        """
        return text.rpartition(separator)[2] if separator in text else ""
        ---
        index = text.rfind(separator)
        return "" if index < 0 else text[index + len(separator):]
        ---
        parts = text.split(separator)
        return parts[-1] if len(parts) > 1 else ""
        """,
        lambda r: (_dotted(r), r.choice((".", "/"))),
    ),
    made(
        "stringutils.substring_between",
        "substring_between text_between_markers between_markers",
        "text: str; opening: str; closing: str",
        "str | None",
        """
        Return what stands between the first {opening} and the next {closing} after it, None if either lacks.
        substringBetween two markers
        Extract the piece of {text} enclosed by {opening} and {closing}; None when there is no such pair.
        Given a text and two delimiters, give the content of the first enclosed section or None.
        How do I pull 'x' out of 'a [x] b'? None means that the markers were not found in this order.
        Text inside a pair of tags or brackets, the first one only.
        Returns a string, possibly empty, or None.
        """,
        """
        start = text.find(opening)
        if start == -1:
            return None
        start += len(opening)
        end = text.find(closing, start)
        return text[start:end] if end != -1 else None
        ---
        _, found, rest = text.partition(opening)
        content, closed, _ = rest.partition(closing)
        return content if found and closed else None
        ---
        match = re.search(re.escape(opening) + "(.*?)" + re.escape(closing), text, re.DOTALL)
        return match.group(1) if match else None
        """,
        lambda r: (draw.letters(r, 0, 8, "ab[]"), "[", "]"),
        "import re",
    ),
    made(
        "stringutils.substrings_between",
        "substrings_between all_between every_enclosed_part",
        "text: str; opening: str; closing: str",
        "list[str]",
        """
        List everything in {text} that stands between {opening} and the next {closing}, from left to right.
        substringsBetween: all enclosed parts
        Collect what each pair of {opening} and {closing} encloses; pairs that stay open are dropped.
        Given a text and two delimiters, return all pieces enclosed by them.
        How do I find all words in brackets? An opening mark without a closing one yields nothing.
        Every section between two markers, in order.
        Returns a list of strings, [] without a complete pair.
        """,
        """
        pattern = re.escape(opening) + "(.*?)" + re.escape(closing)
        return re.findall(pattern, text, re.DOTALL)
        ---
        result = []
        start = text.find(opening)
        while start != -1:
            end = text.find(closing, start + len(opening))
            if end == -1:
                break
            result.append(text[start + len(opening):end])
            start = text.find(opening, end + len(closing))
        return result
        """,
        lambda r: (draw.letters(r, 0, 11, "ab[]"), "[", "]"),
        "import re",
    ),
    made(
        "stringutils.remove_surrounding",
        "remove_surrounding unwrap strip_wrapping",
        "text: str; prefix: str; suffix: str",
        "str",
        """
        Remove {prefix} and {suffix} from {text} if it has both, otherwise return {text} unchanged.
        removeSurrounding: take off both ends or nothing
        Unwrap {text} only when it begins with {prefix} and ends with {suffix} without overlap.
        Given a string in brackets or tags, take the wrapping away; half a wrapping is left alone.
        How do I strip '(' and ')' only if both are there?
        Peel matching start and end markers off a string, once.
        Returns the inner text or the original.
        """,
        """
        long_enough = len(text) >= len(prefix) + len(suffix)
        if long_enough and text.startswith(prefix) and text.endswith(suffix):
            return text[len(prefix):len(text) - len(suffix)]
        return text
        ---
        inner = text.removeprefix(prefix).removesuffix(suffix)
        return inner if prefix + inner + suffix == text else text
        """,
        lambda r: (
            (draw.letters(r, 0, 5, "ab()"), "(", ")")
            if r.random() < 0.5
            else (r.choice(("(", "")) + draw.word(r) + r.choice((")", ")", "")), "(", ")")
        ),
    ),
    made(
        "stringutils.ensure_prefix",
        "ensure_prefix prepend_if_missing add_prefix_once",
        "text: str; prefix: str",
        "str",
        """
        Put {prefix} in front of {text} unless it begins with it already.
        prependIfMissing
        Make sure that {text} starts with {prefix}, without doubling it.
        Given a string and a beginning, add the beginning only when it is not there yet.
        How do I add 'https://' or a leading slash only once?
        Guarantee a certain start of a string.
        Returns a string that begins with {prefix}.
        """,
        """
        return text if text.startswith(prefix) else prefix + text
        ---
        return prefix + text.removeprefix(prefix)
        ---
        if text[:len(prefix)] == prefix:
            return text
        return prefix + text
        """,
        lambda r: (r.choice(("", "/", "//", "x-")) + draw.word(r), r.choice(("/", "x-", ""))),
    ),
    made(
        "stringutils.ensure_suffix",
        "ensure_suffix append_if_missing add_suffix_once",
        "text: str; suffix: str",
        "str",
        """
        Append {suffix} to {text} unless it ends with it already.
        appendIfMissing
        Make sure that {text} ends with {suffix}, without doubling it.
        Given a string and an ending, add the ending only when it is missing.
        How do I give a file name the extension '.txt' exactly once?
        Guarantee a certain end of a string, such as a final slash.
        Returns a string that ends with {suffix}.
        """,
        """
        return text if text.endswith(suffix) else text + suffix
        ---
        return text.removesuffix(suffix) + suffix
        ---
        if not text.endswith(suffix):
            text += suffix
        return text
        """,
        lambda r: (draw.word(r) + r.choice(("", "/", ".txt", ".TXT")), r.choice(("/", ".txt", ""))),
    ),
    made(
        "stringutils.remove_end_ignoring_case",
        "remove_end_ignoring_case strip_suffix_any_case drop_ending",
        "text: str; ending: str",
        "str",
        """
        Remove {ending} from the end of {text}, in whatever case it is written there.
        removeEndIgnoreCase
        Cut {ending} off {text} if it ends with it, upper and lower case being the same.
        Given 'photo.JPG' and '.jpg', return 'photo'; another ending leaves the text as it is.
        How do I strip an extension that may be in capitals?
        Case-insensitive removal of a suffix, once.
        Returns the shortened text or the original.
        """,
        """
        if ending and text.lower().endswith(ending.lower()):
            return text[:-len(ending)]
        return text
        ---
        cut = len(text) - len(ending)
        if cut >= 0 and text[cut:].lower() == ending.lower():
            return text[:cut]
        return text
        ---
        return re.sub(re.escape(ending) + r"\\Z", "", text, count=1, flags=re.IGNORECASE)
        """,
        lambda r: (
            draw.word(r) + _cased(r, r.choice(("", ".jpg", ".txt"))),
            r.choice((".jpg", ".txt", ".JPG", "")),
        ),
        "import re",
    ),
    made(
        "stringutils.overlay",
        "overlay overwrite_part replace_slice",
        "text: str; new: str; start: int; end: int",
        "str",
        """
        Replace the characters of {text} from index {start} up to but not including {end} by {new}.
        overlay: overwrite a section of a string by position
        Return {text} with the slice {start} to {end} (exclusive) exchanged for {new}, whatever its length.
        Given a string, two indices from 0 and a replacement, swap that part for the replacement.
        How do I change characters 2 to 4 of a string? The second index is not included.
        Positional replacement inside a text.
        Returns the part before, {new}, and the part after.
        """,
        """
        return text[:start] + new + text[end:]
        ---
        chars = list(text)
        chars[start:end] = new
        return "".join(chars)
        ---
        return "".join((text[:start], new, text[end:]))
        """,
        lambda r: (draw.word(r), r.choice(("", "*", "XYZ")), *sorted((r.randint(0, 5), r.randint(0, 5)))),
    ),
    made(
        "stringutils.insert_text",
        "insert_text insert_into_string put_text_at",
        "text: str; index: int; part: str",
        "str",
        """
        Insert {part} into {text} before the character at {index}, counted from 0.
        insert a substring at a position
        Return {text} with {part} squeezed in at {index}; an index beyond the end appends it.
        Given a string, a place and something to add, build the longer string.
        How do I put a dash after the third character?
        Split the text at an index and glue it together around the new piece.
        Returns a string longer by the length of {part}.
        """,
        """
        return text[:index] + part + text[index:]
        ---
        chars = list(text)
        chars.insert(index, part)
        return "".join(chars)
        ---
        return f"{text[:index]}{part}{text[index:]}"
        """,
        lambda r: (draw.word(r), r.randint(0, 7), r.choice(("-", " ", "ab", ""))),
    ),
    made(
        "stringutils.replace_char_at",
        "replace_char_at set_char with_char",
        "text: str; index: int; char: str",
        "str",
        """
        Return {text} with the character at {index} replaced by {char}; an index outside changes nothing.
        set one character of a string
        Strings cannot be changed in place: build a copy in which position {index} (from 0) holds {char}.
        Given a word, a zero-based position and a letter, put the letter there if the position exists.
        How do I assign text[2] = 'x'? Out-of-range or negative positions are ignored.
        Swap a single letter by its place.
        Returns a string of the same length.
        """,
        """
        if 0 <= index < len(text):
            return text[:index] + char + text[index + 1:]
        return text
        ---
        return "".join(char if i == index else old for i, old in enumerate(text))
        ---
        chars = list(text)
        if 0 <= index < len(chars):
            chars[index] = char
        return "".join(chars)
        """,
        lambda r: (draw.word(r), r.randint(-1, 6), r.choice("x*A")),
    ),
    made(
        "stringutils.delete_char_at",
        "delete_char_at remove_nth_char without_char_at",
        "text: str; index: int",
        "str",
        """
        Return {text} without the character at {index}, counted from 0; other indices change nothing.
        deleteCharAt
        Drop one letter of {text} by its position; negative or too large positions leave it whole.
        Given a word and a zero-based place, leave out the letter standing there.
        How do I remove the 3rd character of a string? Out-of-range numbers are ignored.
        Skip a single position when copying a text.
        Returns a string that is at most one shorter.
        """,
        """
        if 0 <= index < len(text):
            return text[:index] + text[index + 1:]
        return text
        ---
        return "".join(char for i, char in enumerate(text) if i != index)
        ---
        chars = list(text)
        if 0 <= index < len(chars):
            chars.pop(index)
        return "".join(chars)
        """,
        lambda r: (draw.word(r), r.randint(-1, 6)),
    ),
    made(
        "stringutils.split_after",
        "split_after split_keeping_separator split_with_delimiter",
        "text: str; separator: str",
        "list[str]",
        """
        Split {text} after each {separator}, which stays at the end of the pieces.
        SplitAfter: split but keep the delimiter
        Cut {text} behind every {separator}, so that joining gives the text again; empty pieces are dropped.
        Given a string and a one-character delimiter, return the pieces with their delimiters.
        How do I split at commas without losing them?
        Lines with their line breaks, or clauses with their punctuation.
        Returns a list of non-empty strings, [] for ''.
        """,
        """
        pieces = [piece + separator for piece in text.split(separator)]
        pieces[-1] = pieces[-1].removesuffix(separator)
        return [piece for piece in pieces if piece]
        ---
        pieces = []
        current = ""
        for char in text:
            current += char
            if char == separator:
                pieces.append(current)
                current = ""
        return pieces + [current] if current else pieces
        ---
        mark = re.escape(separator)
        return re.findall(f"[^{mark}]*{mark}|[^{mark}]+", text)
        """,
        lambda r: (draw.letters(r, 0, 8, "ab,,"), ","),
        "import re",
    ),
    made(
        "stringutils.split_on_any",
        "split_on_any split_multiple_separators split_any_of",
        "text: str; separators: str",
        "list[str]",
        """
        Split {text} at every character that is in {separators}, without empty pieces.
        split on several delimiters
        Break {text} wherever one of the characters of {separators} stands and drop empty parts.
        Given a string and a set of delimiter characters, return the tokens between them.
        How do I split at commas, semicolons and spaces at the same time?
        Tokenize by any of several marks; marks in a row count as one.
        Returns a list of non-empty strings.
        """,
        """
        pieces = [""]
        for char in text:
            if char in separators:
                pieces.append("")
            else:
                pieces[-1] += char
        return [piece for piece in pieces if piece]
        ---
        for separator in separators[1:]:
            text = text.replace(separator, separators[0])
        return [piece for piece in text.split(separators[0]) if piece]
        ---
        return [piece for piece in re.split(f"[{re.escape(separators)}]", text) if piece]
        """,
        lambda r: (draw.letters(r, 0, 10, "ab,; "), r.choice((",;", ", ;", ";", " ,"))),
        "import re",
    ),
    made(
        "stringutils.split_once",
        "split_once cut_once split_in_two",
        "text: str; separator: str",
        "tuple[str, str] | None",
        """
        Split {text} at the first {separator} into two parts, or return None if it does not occur.
        split_once: pair or None
        Return (before, after) for the first {separator} in {text}; None when there is none.
        Given a string and a delimiter, take it apart just once; no delimiter, no pair.
        How do I parse 'key: value' and notice a missing colon?
        Two halves around the first marker, or None.
        Returns a tuple of two strings or None.
        """,
        """
        before, found, after = text.partition(separator)
        return (before, after) if found else None
        ---
        if separator not in text:
            return None
        before, after = text.split(separator, 1)
        return before, after
        ---
        index = text.find(separator)
        if index == -1:
            return None
        return text[:index], text[index + len(separator):]
        """,
        lambda r: (draw.letters(r, 0, 6, "ab:="), r.choice((":", "=", "::"))),
    ),
    made(
        "stringutils.split_by_character_type",
        "split_by_character_type split_letters_and_digits_runs character_type_runs",
        "text: str",
        "list[str]",
        """
        Split {text} into runs of letters, of digits and of other characters.
        splitByCharacterType
        Cut {text} wherever the kind of character changes: letter, digit, anything else.
        Given a code such as 'ab12-cd', return ['ab', '12', '-', 'cd'].
        How do I separate words and numbers that are written together?
        Tokens of equal character class, joined they give the text again.
        Returns a list of strings, [] for ''.
        """,
        """
        return re.findall("[A-Za-z]+|[0-9]+|[^A-Za-z0-9]+", text)
        ---
        def kind(char):
            return "letter" if char.isalpha() else "digit" if char.isdigit() else "other"
        return ["".join(group) for _, group in groupby(text, key=kind)]
        ---
        pieces = []
        previous = None
        for char in text:
            kind = (char.isalpha(), char.isdigit())
            if kind == previous:
                pieces[-1] += char
            else:
                pieces.append(char)
            previous = kind
        return pieces
        """,
        lambda r: (draw.letters(r, 0, 10, "abC12 -"),),
        ("import re", "from itertools import groupby"),
    ),
    made(
        "stringutils.reverse_delimited",
        "reverse_delimited reverse_parts flip_segments",
        "text: str; separator: str",
        "str",
        """
        Reverse the order of the parts of {text} that are separated by {separator}.
        reverseDelimited: 'a.b.c' becomes 'c.b.a'
        Split {text} at {separator}, turn the list around and join it with {separator} again.
        Given a dotted name or a date, write its segments from last to first.
        How do I turn 'www.example.com' into 'com.example.www'?
        Flip the segments of a delimited string; the segments themselves stay.
        Returns a string of the same length.
        """,
        """
        return separator.join(reversed(text.split(separator)))
        ---
        return separator.join(text.split(separator)[::-1])
        ---
        result = []
        for part in text.split(separator):
            result.insert(0, part)
        return separator.join(result)
        """,
        lambda r: (_dotted(r), r.choice((".", "/"))),
    ),
    made(
        "stringutils.nth_occurrence_position",
        "nth_occurrence_position ordinal_index_of find_nth",
        "text: str; part: str; n: int",
        "int",
        """
        Return the index at which {part} begins for the {n}th time in {text}, or -1.
        ordinalIndexOf: position of the nth occurrence
        Find occurrence number {n} (from 1) of {part}; occurrences may overlap, -1 if there are too few.
        Given a string, a piece and a number, tell where the piece stands for that many times.
        At which position is the second comma? Return -1 when it is missing.
        Search for a substring repeatedly, stepping one character further each time.
        Returns a zero-based index or -1.
        """,
        """
        index = -1
        for _ in range(n):
            index = text.find(part, index + 1)
            if index == -1:
                return -1
        return index
        ---
        places = [i for i in range(len(text)) if text.startswith(part, i)]
        return places[n - 1] if n <= len(places) else -1
        ---
        found = 0
        for i in range(len(text) - len(part) + 1):
            if text[i:i + len(part)] == part:
                found += 1
                if found == n:
                    return i
        return -1
        """,
        lambda r: (draw.letters(r, 0, 8, "ab,"), r.choice((",", "a", "ab", "aa")), r.randint(1, 3)),
    ),
    made(
        "stringutils.replace_simultaneously",
        "replace_simultaneously strtr swap_words_at_once",
        "text: str; pairs: dict[str, str]",
        "str",
        """
        Replace all keys of {pairs} in {text} by their values in one pass; results are not replaced again.
        strtr with an array: simultaneous replacement, longest key first
        Walk through {text}; where a key begins (the longest one counts) write its value and go on behind it.
        Given a text and a dictionary, exchange everything at once, so that 'a' and 'b' can be swapped.
        How do I swap two words without replacing one of them twice?
        Parallel substitution of several strings; inserted text is left alone.
        Returns the new text; keys are not empty.
        """,
        """
        if not pairs:
            return text
        keys = sorted(pairs, key=len, reverse=True)
        pattern = "|".join(re.escape(key) for key in keys)
        return re.sub(pattern, lambda match: pairs[match.group()], text)
        ---
        result = ""
        i = 0
        while i < len(text):
            matches = [key for key in pairs if text.startswith(key, i)]
            key = max(matches, key=len, default="")
            result += pairs[key] if key else text[i]
            i += max(len(key), 1)
        return result
        """,
        lambda r: (
            draw.letters(r, 0, 8, "abc"),
            r.choice(
                (
                    {"a": "b", "b": "a"},
                    {"a": "b", "ab": "c", "b": "x"},
                    {"b": "cb", "c": ""},
                    {"ab": "ba"},
                    {},
                )
            ),
        ),
        "import re",
    ),
    made(
        "stringutils.strip_all",
        "strip_all trim_each strip_each_string",
        "texts: list[str]",
        "list[str]",
        """
        Strip the spaces from both ends of each of {texts}.
        stripAll
        Trim every string in {texts}; the number of strings stays the same.
        Given user inputs, clean each one of leading and trailing whitespace.
        How do I apply strip to all elements of a list?
        Remove outer blanks from all cells of a row.
        Returns a list of trimmed strings, '' included.
        """,
        """
        return [text.strip() for text in texts]
        ---
        return list(map(str.strip, texts))
        ---
        result = []
        for text in texts:
            result.append(text.strip())
        return result
        """,
        lambda r: (
            [
                r.choice(("", " ", "  ")) + r.choice(("a", "b c", "")) + r.choice(("", " "))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "stringutils.is_none_or_blank",
        "is_none_or_blank is_null_or_whitespace nothing_entered",
        "text: str | None",
        "bool",
        """
        Check whether {text} is None, empty or made of whitespace only.
        IsNullOrWhiteSpace
        Return True if there is nothing to read in {text}: None, '' or just spaces, tabs and line breaks.
        Given an optional input, say if the user has left it blank.
        Was anything entered at all? None and spaces count as nothing.
        Test for a missing or blank string.
        Returns False as soon as there is a visible character.
        """,
        """
        return text is None or text.strip() == ""
        ---
        if text is None:
            return True
        return not text.strip()
        ---
        return not text or text.isspace()
        """,
        lambda r: (r.choice((None, "", " ", "\t\n", "a", " b ", "0")),),
    ),
    made(
        "stringutils.default_if_blank",
        "default_if_blank text_or_default if_blank",
        "text: str | None; default: str",
        "str",
        """
        Return {text} without outer spaces, or {default} if it is None or has nothing else.
        defaultIfBlank
        Trim {text}; if that leaves nothing, or {text} is None, give {default}.
        Given an optional input and a fallback, use the fallback when the input is blank.
        What should be shown as the name when the field was left empty?
        Substitute a placeholder for missing or white text, otherwise return the stripped text.
        Returns a string.
        """,
        """
        return (text or "").strip() or default
        ---
        if text is None or not text.strip():
            return default
        return text.strip()
        ---
        stripped = text.strip() if text is not None else ""
        return stripped if stripped else default
        """,
        lambda r: (r.choice((None, "", "  ", "\n", " Ann ", "Bob")), r.choice(("unknown", "-"))),
    ),
    made(
        "stringutils.chop_last",
        "chop without_last_char drop_last_char",
        "text: str",
        "str",
        """
        Return {text} without its last character; '' stays ''.
        chop
        Drop the final character of {text}, whatever it is.
        Given a string, shorten it by one at the end; an empty one stays empty.
        How do I implement a backspace key?
        Everything but the last letter.
        Returns a string one character shorter, or "" if nothing is left.
        """,
        """
        return text[:-1]
        ---
        result = ""
        for i in range(len(text) - 1):
            result += text[i]
        return result
        ---
        return "".join(list(text)[:-1])
        """,
        lambda r: (r.choice(("", "a", draw.word(r), draw.sentence(r))),),
    ),
    made(
        "stringutils.chomp_line_break",
        "chomp remove_final_newline strip_line_end",
        "line: str",
        "str",
        """
        Remove one line break (CR LF, LF or CR) from the end of {line}.
        chomp
        Return {line} without its final newline, if it has one; only a single one is removed.
        Given a line as read from a file, cut off its line ending and nothing else.
        How do I drop the newline but keep trailing spaces? More than one newline loses just the last.
        Strip exactly one end-of-line mark.
        Returns the line without its terminator.
        """,
        """
        for ending in ("\\r\\n", "\\n", "\\r"):
            if line.endswith(ending):
                return line[:-len(ending)]
        return line
        ---
        return re.sub(r"(\\r\\n|\\n|\\r)\\Z", "", line, count=1)
        ---
        if line.endswith("\\n"):
            return line[:-1].removesuffix("\\r")
        return line.removesuffix("\\r")
        """,
        lambda r: (draw.letters(r, 0, 3, "ab ") + r.choice(("", "\n", "\r\n", "\r", "\n\n", " \n")),),
        "import re",
    ),
    made(
        "stringutils.successor",
        "next_string string_successor succ",
        "text: str",
        "str",
        """
        Return the string that follows {text} (only letters a to z) when counting 'a' ... 'z', 'aa', 'ab'.
        succ: next string in alphabetical counting
        Increase the last letter; 'z' becomes 'a' and carries: 'az' is followed by 'ba', 'zz' by 'aaa'.
        Given lower-case letters, count one further as Ruby's succ does; carry over at z.
        Which label comes after 'ab'? And after 'z'? That is 'aa'.
        Increment a word like an odometer with 26 letters.
        Returns a lower-case string.
        """,
        """
        chars = list(text)
        i = len(chars) - 1
        while i >= 0 and chars[i] == "z":
            chars[i] = "a"
            i -= 1
        if i < 0:
            return "a" + "".join(chars)
        chars[i] = chr(ord(chars[i]) + 1)
        return "".join(chars)
        ---
        kept = text.rstrip("z")
        zeros = "a" * (len(text) - len(kept))
        if not kept:
            return "a" + zeros
        return kept[:-1] + chr(ord(kept[-1]) + 1) + zeros
        ---
        if not text:
            return "a"
        if text[-1] == "z":
            return next_string(text[:-1]) + "a"
        return text[:-1] + chr(ord(text[-1]) + 1)
        """,
        lambda r: (draw.letters(r, 1, 4, "abyzz"),),
    ),
    made(
        "stringutils.letter_range",
        "letter_range letters_from_to alphabet_slice",
        "first: str; last: str",
        "list[str]",
        """
        List the letters from {first} to {last}, both included.
        range of letters: 'a' to 'e'
        Return all characters from {first} up to {last} in order of their codes.
        Given two letters, enumerate the alphabet between them.
        How do I write range('a', 'f') with letters?
        Consecutive characters between two ends; [] if {first} comes after {last}.
        Returns a list of single characters.
        """,
        """
        return [chr(code) for code in range(ord(first), ord(last) + 1)]
        ---
        return list(map(chr, range(ord(first), ord(last) + 1)))
        ---
        letters = []
        current = first
        while current <= last:
            letters.append(current)
            current = chr(ord(current) + 1)
        return letters
        """,
        lambda r: (lambda a: (chr(a), chr(a + r.randint(-1, 6))))(r.choice((97, 65, 48)) + r.randint(0, 5)),
    ),
    made(
        "stringutils.expand_character_ranges",
        "expand_character_ranges expand_char_class tr_ranges",
        "spec: str",
        "str",
        """
        Expand ranges such as 'a-e' in {spec}: 'a-dx0-3' becomes 'abcdx0123'.
        character ranges to the full set
        Replace every 'x-y' in {spec} by all characters from x to y; a '-' at an end stands for itself.
        Given the notation that tr and character classes use, list the characters as one string.
        How do I turn 'A-Z' into the alphabet?
        Write out abbreviated sequences of characters, left to right.
        Returns a string; other characters are copied.
        """,
        """
        result = ""
        i = 0
        while i < len(spec):
            if i + 2 < len(spec) and spec[i + 1] == "-":
                result += "".join(chr(c) for c in range(ord(spec[i]), ord(spec[i + 2]) + 1))
                i += 3
            else:
                result += spec[i]
                i += 1
        return result
        ---
        def expand(match):
            first, last = match.group(1), match.group(2)
            return "".join(map(chr, range(ord(first), ord(last) + 1)))
        return re.sub("(.)-(.)", expand, spec, flags=re.DOTALL)
        """,
        lambda r: (
            "".join(r.choice(("a-d", "x", "0-3", "M-P", "z", "b-b")) for _ in range(r.randint(0, 3)))
            + r.choice(("", "-")),
        ),
        "import re",
    ),
    made(
        "stringutils.starts_with_any",
        "starts_with_any has_any_prefix begins_with_one_of",
        "text: str; prefixes: list[str]",
        "bool",
        """
        Check whether {text} begins with one of {prefixes}.
        startsWithAny
        Return True if at least one of {prefixes} is the beginning of {text}; no prefixes give False.
        Given a string and several possible starts, does any of them fit?
        Is this a link, that is, does it begin with 'http:' or 'https:'?
        Test a text against many beginnings at once, case-sensitive.
        Returns a bool.
        """,
        """
        return text.startswith(tuple(prefixes))
        ---
        return any(text.startswith(prefix) for prefix in prefixes)
        ---
        for prefix in prefixes:
            if text[:len(prefix)] == prefix:
                return True
        return False
        """,
        lambda r: (
            draw.letters(r, 0, 5, "ab"),
            [draw.letters(r, 1, 2, "ab") for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "stringutils.matching_ending",
        "matching_ending which_suffix known_ending",
        "text: str; endings: list[str]",
        "str | None",
        """
        Return the longest of {endings} with which {text} ends, or None.
        which suffix does a string have
        Find out which of {endings} fits the end of {text}; the longest one wins, no match gives None.
        Given a file name and known extensions, tell which one it has: 'a.tar.gz' has '.tar.gz', not '.gz'.
        How do I recognize a unit at the end of a measurement?
        Look for the best matching end of a string among candidates.
        Returns a string from the list or None.
        """,
        """
        matches = [ending for ending in endings if text.endswith(ending)]
        return max(matches, key=len, default=None)
        ---
        for ending in sorted(endings, key=len, reverse=True):
            if text.endswith(ending):
                return ending
        return None
        ---
        best = None
        for ending in endings:
            if text.endswith(ending) and (best is None or len(ending) > len(best)):
                best = ending
        return best
        """,
        lambda r: (
            draw.letters(r, 0, 2, "ab") + r.choice((".gz", ".tar.gz", ".txt", "")),
            r.sample((".gz", ".tar.gz", ".txt"), r.randint(0, 3)),
        ),
    ),
    made(
        "stringutils.contains_only",
        "contains_only made_only_of only_these_characters",
        "text: str; allowed: str",
        "bool",
        """
        Check whether every character of {text} is in {allowed}.
        containsOnly
        Return True if {text} is made of the characters of {allowed} alone; '' gives True.
        Given a string and an alphabet, confirm that nothing else occurs in the string.
        Is this a valid DNA string, that is, only A, C, G and T?
        Validate characters against a whitelist; the empty text passes.
        Returns False at the first foreign character.
        """,
        """
        return all(char in allowed for char in text)
        ---
        return set(text) <= set(allowed)
        ---
        for char in text:
            if char not in allowed:
                return False
        return True
        """,
        lambda r: (
            draw.letters(r, 0, 5, r.choice(("ACGT", "ACGTx", "0123"))),
            r.choice(("ACGT", "0123456789")),
        ),
    ),
    made(
        "stringutils.leading_span",
        "leading_span strspn prefix_length_of",
        "text: str; chars: str",
        "int",
        """
        Count how many characters at the start of {text} are in {chars}, up to the first other one.
        strspn
        Return the length of the longest beginning of {text} that consists of characters from {chars}.
        Given a string and a set of characters, how long is the initial run made of them?
        How many zeros or spaces does a text start with?
        Span of allowed characters from the left.
        Returns an int, 0 if the first character is not in the set.
        """,
        """
        count = 0
        for char in text:
            if char not in chars:
                break
            count += 1
        return count
        ---
        return len(text) - len(text.lstrip(chars)) if chars else 0
        ---
        return sum(1 for _ in takewhile(lambda char: char in chars, text))
        """,
        lambda r: (draw.letters(r, 0, 7, "0 1a"), r.choice(("0", " ", "01", "0 ", ""))),
        "from itertools import takewhile",
    ),
    made(
        "stringutils.index_of_any",
        "index_of_any first_position_of_any find_any",
        "text: str; chars: str",
        "int",
        """
        Return the index of the first character of {text} that is in {chars}, or -1.
        indexOfAny / strcspn
        Search {text} from the left for any of the characters in {chars}; -1 if none occurs.
        Given a string and several symbols, tell where the first of them stands.
        At which position is the first punctuation mark?
        Earliest place of any member of a set of characters.
        Returns a zero-based index, -1 without a hit.
        """,
        """
        for i, char in enumerate(text):
            if char in chars:
                return i
        return -1
        ---
        return next((i for i, char in enumerate(text) if char in chars), -1)
        ---
        places = [text.find(char) for char in chars if char in text]
        return min(places, default=-1)
        """,
        lambda r: (draw.letters(r, 0, 7, "abcd,."), r.choice((",.", "d", "cd", ""))),
    ),
    made(
        "stringutils.rest_from_difference",
        "rest_from_difference difference_tail remaining_difference",
        "first: str; second: str",
        "str",
        """
        Return the rest of {second} from the position where it first differs from {first}.
        StringUtils.difference
        Skip what both strings have in common at the start and return the remainder of {second}.
        Given two strings, what does the second one say once they part ways? '' if it says nothing more.
        Compare 'i am a machine' with 'i am a robot': the answer is 'robot'.
        Tail of the second text after the shared beginning.
        Returns a string, '' for equal strings.
        """,
        """
        i = 0
        while i < min(len(first), len(second)) and first[i] == second[i]:
            i += 1
        return second[i:]
        ---
        return second[len(os.path.commonprefix([first, second])):]
        ---
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(first, second)))
        return second[shared:]
        """,
        lambda r: (
            lambda start: (start + draw.letters(r, 0, 3, "abc"), start + draw.letters(r, 0, 3, "abc"))
        )(draw.letters(r, 0, 3, "ab")),
        ("import os.path", "from itertools import takewhile"),
    ),
    made(
        "stringutils.newlines_to_breaks",
        "newlines_to_breaks nl2br html_line_breaks",
        "text: str",
        "str",
        """
        Put '<br>' before every line feed of {text}.
        nl2br
        Insert an HTML line break in front of each newline; the newlines stay.
        Given plain text with several lines, make its line breaks visible in a web page.
        How do I show multi-line text in HTML? Add <br> and keep the newline.
        Line feeds to break tags plus line feeds.
        Returns a string.
        """,
        """
        return text.replace("\\n", "<br>\\n")
        ---
        return "<br>\\n".join(text.split("\\n"))
        ---
        result = ""
        for char in text:
            if char == "\\n":
                result += "<br>"
            result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 7, "ab \n"),),
    ),
    made(
        "stringutils.number_format",
        "number_format format_number_with format_with_separators",
        "number: float; decimals: int; point: str; thousands: str",
        "str",
        """
        Write {number} with {decimals} decimals, {point} as decimal mark and {thousands} between thousands.
        number_format with custom separators
        Format {number} for a locale: {decimals} digits after {point}, and {thousands} as the other separator.
        Given 1234567.891, 2, ',' and '.', return '1.234.567,89'.
        How do I print European or Swiss numbers, without the locale module?
        Group digits by threes with any separator; with 0 decimals there is no decimal mark.
        Returns a string.
        """,
        """
        whole, _, fraction = f"{number:,.{decimals}f}".partition(".")
        whole = whole.replace(",", thousands)
        return whole + point + fraction if fraction else whole
        ---
        text = f"{number:,.{decimals}f}"
        return text.translate(str.maketrans({",": thousands, ".": point}))
        """,
        lambda r: (
            r.choice((r.randint(-9999, 9999999) / 4, r.randint(0, 999) / 2, 0.0)),
            r.randint(0, 3),
            *r.choice(((",", "."), (".", ","), (".", "'"), (",", " "), (".", ""))),
        ),
    ),
    made(
        "stringutils.add_slashes",
        "add_slashes escape_quotes backslash_quotes",
        "text: str",
        "str",
        """
        Put a backslash before each single quote, double quote and backslash of {text}.
        addslashes
        Escape both kinds of quotes and the backslash in {text} so that it can stand inside quotes.
        Given any text, make it safe for a quoted string literal.
        How do I escape quotation marks? Backslashes must be doubled as well.
        Add escapes to both kinds of quotes and to backslashes.
        Returns a string that is longer by the number of escaped characters.
        """,
        """
        return "".join("\\\\" + char if char in "'\\"\\\\" else char for char in text)
        ---
        for char in ("\\\\", "'", '"'):
            text = text.replace(char, "\\\\" + char)
        return text
        ---
        return re.sub(r"(['\\"\\\\])", r"\\\\\\1", text)
        """,
        lambda r: (draw.letters(r, 0, 7, "ab'\"\\ "),),
        "import re",
    ),
    made(
        "stringutils.path_info",
        "path_info pathinfo split_path_info",
        "path: str",
        "dict[str, str]",
        """
        Take {path} apart into 'folder', 'name', 'stem' and 'extension' (without the point).
        pathinfo
        Return a dict: folder before the last slash, name after it, stem and extension around its last point.
        Given a path with slashes, give all its parts; what is missing is ''.
        How do I get directory, base name and extension at once? A name without a point has extension ''.
        Path components of a file in a dictionary with four keys.
        Returns a dict of strings; names do not begin with a point.
        """,
        """
        folder, _, name = path.rpartition("/")
        stem, point, extension = name.rpartition(".")
        if not point:
            stem, extension = name, ""
        return {"folder": folder, "name": name, "stem": stem, "extension": extension}
        ---
        pieces = path.split("/")
        name = pieces[-1]
        parts = name.split(".")
        return {
            "folder": "/".join(pieces[:-1]),
            "name": name,
            "stem": ".".join(parts[:-1]) if len(parts) > 1 else name,
            "extension": parts[-1] if len(parts) > 1 else "",
        }
        """,
        lambda r: (
            r.choice(("", "docs/", "/home/ann/")) + r.choice(("a.txt", "b.tar.gz", "README", "x.py", "")),
        ),
    ),
    made(
        "stringutils.same_first_n",
        "same_first_n equal_beginnings strncasecmp_equal",
        "first: str; second: str; n: int",
        "bool",
        """
        Check whether the first {n} characters of {first} and {second} are equal, ignoring case.
        compare only the first n characters, any case
        Return True if both strings begin with the same {n} characters, upper and lower case being equal.
        Given two strings and a length, compare just their beginnings; shorter strings are compared whole.
        Do two names agree in their first letters, no matter how they are capitalized?
        strncasecmp as a yes/no question.
        Returns a bool.
        """,
        """
        return first[:n].lower() == second[:n].lower()
        ---
        a, b = first.lower()[:n], second.lower()[:n]
        return len(a) == len(b) and all(x == y for x, y in zip(a, b))
        ---
        return first.casefold()[:n] == second.casefold()[:n]
        """,
        lambda r: (draw.letters(r, 0, 4, "aAb"), draw.letters(r, 0, 4, "aAb"), r.randint(0, 3)),
    ),
    made(
        "stringutils.is_hex_text",
        "is_hex_text is_hexadecimal only_hex_digits",
        "text: str",
        "bool",
        """
        Check whether {text} is not empty and consists of hexadecimal digits only.
        ctype_xdigit
        Return True if all characters of {text} are 0 to 9, a to f or A to F; '' gives False.
        Given a string, can it be read as a base-16 number without sign or prefix?
        Is this a valid hash or color code without '#'?
        Validation of hex strings, any case; an empty text is not valid.
        Returns a bool.
        """,
        """
        return text != "" and all(char in "0123456789abcdefABCDEF" for char in text)
        ---
        return re.fullmatch("[0-9a-fA-F]+", text) is not None
        ---
        return bool(text) and set(text) <= set(string.hexdigits)
        """,
        lambda r: (draw.letters(r, 0, 5, r.choice(("09afAF", "09afg", "0123x"))),),
        ("import re", "import string"),
    ),
    made(
        "stringutils.is_mixed_case",
        "is_mixed_case has_both_cases upper_and_lower",
        "text: str",
        "bool",
        """
        Check whether {text} contains both an upper-case and a lower-case letter.
        isMixedCase
        Return True if at least one capital and at least one small letter occur in {text}.
        Given a password or name, does it use both cases?
        Are there big as well as small letters?
        Neither all capitals nor all small; without letters the answer is False.
        Returns a bool.
        """,
        """
        return any(char.isupper() for char in text) and any(char.islower() for char in text)
        ---
        return text != text.upper() and text != text.lower()
        ---
        upper = lower = False
        for char in text:
            upper = upper or char.isupper()
            lower = lower or char.islower()
        return upper and lower
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 4, "aB1 "))),),
    ),
    made(
        "stringutils.is_ascii_text",
        "is_ascii_text only_ascii is_plain_ascii",
        "text: str",
        "bool",
        """
        Check whether {text} contains only ASCII characters (codes 0 to 127).
        is a string pure ascii
        Return True if no character of {text} has a code above 127; '' gives True.
        Given a string, are there accents, emoji or other special letters in it? Then the answer is False.
        Can this text be sent through a 7-bit channel?
        Test for plain English characters.
        Returns a bool.
        """,
        """
        return text.isascii()
        ---
        return all(ord(char) < 128 for char in text)
        ---
        try:
            text.encode("ascii")
            return True
        except UnicodeEncodeError:
            return False
        """,
        lambda r: (r.choice((draw.sentence(r, 0, 3), draw.letters(r, 0, 5, "abé"), "ok ✓")),),
    ),
    made(
        "stringutils.capitalize_after",
        "capitalize_after ucwords capitalize_parts",
        "text: str; delimiters: str",
        "str",
        """
        Make the first character of {text} and each character after one of {delimiters} upper case.
        ucwords with custom delimiters
        Capitalize the start of every part of {text}, parts being separated by {delimiters}; the rest stays.
        Given a name such as 'jean-luc o'neil', choose at which signs a capital follows.
        How do I capitalize after hyphens but not after apostrophes?
        Title case with your own idea of what separates words; other letters are not lowered.
        Returns a string of the same length.
        """,
        """
        result = ""
        for i, char in enumerate(text):
            first = i == 0 or text[i - 1] in delimiters
            result += char.upper() if first else char
        return result
        ---
        chars = list(text)
        for i in range(len(chars)):
            if i == 0 or text[i - 1] in delimiters:
                chars[i] = chars[i].upper()
        return "".join(chars)
        ---
        pairs = zip(delimiters[:1] + text, text)
        return "".join(char.upper() if before in delimiters else char for before, char in pairs)
        """,
        lambda r: (
            r.choice(("", "jean-luc o'neil", "a b-c", "south_east x", draw.sentence(r))),
            r.choice((" ", " -", "-'", "_")),
        ),
    ),
    made(
        "stringutils.soundex",
        "soundex soundex_code phonetic_code",
        "name: str",
        "str",
        """
        Simplified Soundex of {name}: first letter and three digits for the following consonants.
        soundex code without the rule for h and w
        Keep the first letter; code bfpv 1, cgjkqsxz 2, dt 3, l 4, mn 5, r 6, equal neighboring codes once.
        Given a name of letters, drop uncoded letters, pad with zeros and cut to four characters.
        How do I find names that sound alike? 'Robert' and 'Rupert' are both R163.
        Phonetic key: capital initial plus three digits, h and w separate like vowels.
        Returns a string of length 4, '' for an empty name.
        """,
        """
        if not name:
            return ""
        groups = {"bfpv": "1", "cgjkqsxz": "2", "dt": "3", "l": "4", "mn": "5", "r": "6"}
        table = {char: digit for chars, digit in groups.items() for char in chars}
        codes = [table.get(char, "") for char in name.lower()]
        digits = ""
        for i in range(1, len(codes)):
            if codes[i] != codes[i - 1]:
                digits += codes[i]
        return (name[0].upper() + digits + "000")[:4]
        ---
        if not name:
            return ""
        table = str.maketrans("bfpvcgjkqsxzdtlmnraeiouyhw", "111122222222334556........")
        codes = name.lower().translate(table)
        digits = re.sub(r"(.)\\1+", r"\\1", codes)[1:].replace(".", "")
        return name[0].upper() + digits[:3].ljust(3, "0")
        """,
        lambda r: (
            r.choice(("Robert", "Rupert", "Smith", "Schmidt", "Lee", "Jackson", "", "Lloyd", draw.word(r))),
        ),
        "import re",
    ),
    made(
        "stringutils.count_any_of",
        "count_any_of count_characters_in how_many_of_these",
        "text: str; chars: str",
        "int",
        """
        Count the characters of {text} that are in {chars}.
        number of characters from a set
        How many characters of {text} belong to {chars}? Each occurrence counts, case matters.
        Given a text and a set of symbols, return how often any of them occurs in all.
        How many punctuation marks does a message have, if the marks are given?
        Total occurrences of several characters.
        Returns an int.
        """,
        """
        return sum(1 for char in text if char in chars)
        ---
        return sum(text.count(char) for char in set(chars))
        ---
        count = 0
        for char in text:
            if char in chars:
                count += 1
        return count
        """,
        lambda r: (draw.letters(r, 0, 8, "abc.,!"), r.choice((".,!", "ab", "a", "", "!!"))),
    ),
    made(
        "stringutils.trim_margin",
        "trim_margin strip_margin remove_margin",
        "text: str",
        "str",
        """
        Remove from each line of {text} the leading spaces and the '|' after them; other lines stay.
        trimMargin / stripMargin
        Cut every line up to and including a '|' that comes first after its indentation.
        Given an indented multi-line string with bars as left margin, return the text right of the bars.
        How do I write readable text blocks in code without their indentation?
        Strip the margin marker '|' and the blanks before it, line by line.
        Returns the lines joined by line feeds.
        """,
        """
        lines = []
        for line in text.split("\\n"):
            stripped = line.lstrip(" ")
            lines.append(stripped[1:] if stripped.startswith("|") else line)
        return "\\n".join(lines)
        ---
        return re.sub(r"^ *\\|", "", text, flags=re.MULTILINE)
        ---
        def cut(line):
            before, bar, after = line.partition("|")
            return after if bar and not before.strip(" ") else line
        return "\\n".join(map(cut, text.split("\\n")))
        """,
        lambda r: (
            "\n".join(
                r.choice(("  |a", "|b c", "  x", "", " a|b", "   | z", "||")) for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "stringutils.try_parse_int",
        "try_parse_int parse_int_checked int_or_failure",
        "text: str",
        "tuple[bool, int]",
        """
        Try to read {text} as a decimal integer: (True, number), or (False, 0) if it is none.
        TryParse: success flag and value
        Return whether {text}, without outer spaces, is an optional sign and digits, and its value (else 0).
        Given user input, say if it is a whole number and which one, without an exception.
        How do I validate and convert in one step? Failure gives (False, 0).
        Parse an int and report success as a bool.
        Returns a tuple of a bool and an int.
        """,
        """
        if re.fullmatch(r"[+-]?[0-9]+", text.strip()):
            return True, int(text)
        return False, 0
        ---
        digits = text.strip()
        if digits[:1] in ("+", "-"):
            digits = digits[1:]
        if digits and all(char in "0123456789" for char in digits):
            return True, int(text.strip())
        return False, 0
        """,
        lambda r: (
            r.choice(
                (str(r.randint(-99, 99)), f" {r.randint(0, 9)} ", "", "x", "1.5", "+7", "--2", "-", "1 2")
            ),
        ),
        "import re",
    ),
    made(
        "stringutils.sha256_hex",
        "sha256_hex sha256 hash_text",
        "text: str",
        "str",
        """
        Return the SHA-256 hash of {text} (UTF-8) in hexadecimal.
        sha256 of a string
        Compute the SHA-256 digest of {text} and write it as 64 hex digits.
        Given a string, produce its cryptographic fingerprint.
        How do I hash a text with SHA-256?
        Secure checksum of a message in lower-case hex.
        Returns a string of 64 characters.
        """,
        """
        return hashlib.sha256(text.encode("utf-8")).hexdigest()
        ---
        digest = hashlib.new("sha256", text.encode()).digest()
        return digest.hex()
        ---
        hasher = hashlib.sha256()
        hasher.update(text.encode("utf-8"))
        return hasher.hexdigest()
        """,
        lambda r: (draw.sentence(r, 0, 3),),
        "import hashlib",
    ),
    made(
        "stringutils.crc32_hex",
        "crc32_hex crc32 crc_checksum",
        "text: str",
        "str",
        """
        Return the CRC-32 checksum of {text} (UTF-8) as 8 lower-case hexadecimal digits.
        crc32 of a string
        Compute CRC-32 over the bytes of {text} and pad it with zeros to eight hex digits.
        Given a string, give a short checksum that detects accidental changes.
        How do I calculate the CRC that zip files use?
        Cyclic redundancy check in hex.
        Returns a string of 8 characters.
        """,
        """
        return f"{zlib.crc32(text.encode('utf-8')):08x}"
        ---
        return "%08x" % binascii.crc32(text.encode("utf-8"))
        ---
        crc = 0xFFFFFFFF
        for byte in text.encode("utf-8"):
            crc ^= byte
            for _ in range(8):
                crc = (crc >> 1) ^ 0xEDB88320 if crc & 1 else crc >> 1
        return format(crc ^ 0xFFFFFFFF, "08x")
        """,
        lambda r: (draw.sentence(r, 0, 3),),
        ("import binascii", "import zlib"),
    ),
    made(
        "stringutils.repeat_to_length",
        "repeat_to_length fill_with_pattern cycle_text",
        "pattern: str; length: int",
        "str",
        """
        Repeat {pattern} until the result has exactly {length} characters, cutting the last copy.
        repeat a string to a given length
        Return the first {length} characters of an endless repetition of {pattern}, which is not empty.
        Given 'abc' and 7, return 'abcabca'.
        How do I draw a line of '-=' that is 20 characters wide?
        Cycle through a text up to a fixed size.
        Returns a string of {length} characters.
        """,
        """
        return (pattern * length)[:length]
        ---
        return "".join(pattern[i % len(pattern)] for i in range(length))
        ---
        result = ""
        while len(result) < length:
            result += pattern
        return result[:length]
        """,
        lambda r: (draw.letters(r, 1, 3, "-=ab"), r.randint(0, 9)),
    ),
    made(
        "stringutils.straighten_quotes",
        "straighten_quotes plain_quotes ascii_quotes",
        "text: str",
        "str",
        """
        Replace curly quotes in {text} by straight ones and long dashes by '-'.
        smart quotes to plain quotes
        Turn “ and ” into double quotes, ‘ and ’ into apostrophes, – and — into hyphens.
        Given text pasted from a word processor, use only typewriter quotes and hyphens.
        How do I get rid of typographic quotation marks?
        Typographic punctuation to ASCII: double quotes, single quotes and dashes.
        Returns the text with the same number of characters.
        """,
        """
        return text.translate(str.maketrans("“”‘’–—", "\\"\\"''--"))
        ---
        for fancy, plain in (("“", '"'), ("”", '"'), ("‘", "'"), ("’", "'"), ("–", "-"), ("—", "-")):
            text = text.replace(fancy, plain)
        return text
        ---
        table = {"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "—": "-"}
        return "".join(table.get(char, char) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 8, "ab “”‘’–—'"),),
    ),
    made(
        "stringutils.shell_quote",
        "shell_quote quote_for_shell quote_argument",
        "argument: str",
        "str",
        """
        Quote {argument} for a Unix shell, if it needs it.
        shlex quote
        Return {argument} as it is when it has only letters, digits and @%+=:,./-_, else in single quotes.
        Given a file name with spaces, make it safe for a command line; '' becomes two quotes.
        How do I escape an argument? Single quotes inside are put between double quotes.
        Shell-safe form of a string: unchanged if harmless, otherwise single-quoted.
        Returns one shell word.
        """,
        """
        return shlex.quote(argument)
        ---
        if re.fullmatch(r"[A-Za-z0-9_@%+=:,./-]+", argument):
            return argument
        return "'" + argument.replace("'", "'\\"'\\"'") + "'"
        """,
        lambda r: (draw.letters(r, 0, 6, r.choice(("ab./-", "ab '$", "a*;b"))),),
        ("import re", "import shlex"),
    ),
    made(
        "stringutils.quoted_parts",
        "quoted_parts texts_in_quotes find_quoted",
        "text: str",
        "list[str]",
        """
        List everything in {text} that stands between two double quotes, without the quotes.
        all quoted strings
        Extract the contents of each pair of double quotation marks, from left to right.
        Given a sentence with direct speech, return what was said; a last unpaired quote is ignored.
        How do I find the strings in a line of code? There are no escaped quotes.
        Pieces enclosed in double quotes, possibly empty ones.
        Returns a list of strings.
        """,
        """
        return re.findall('"([^"]*)"', text)
        ---
        pieces = text.split('"')
        return [piece for i, piece in enumerate(pieces[:-1]) if i % 2 == 1]
        ---
        result = []
        start = text.find('"')
        while start != -1:
            end = text.find('"', start + 1)
            if end == -1:
                break
            result.append(text[start + 1:end])
            start = text.find('"', end + 1)
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, 'ab "'),),
        "import re",
    ),
    made(
        "stringutils.equal_ignoring_spaces",
        "equal_ignoring_spaces same_without_whitespace whitespace_insensitive_equal",
        "first: str; second: str",
        "bool",
        """
        Check whether two strings are equal when all whitespace is left out.
        compare ignoring spaces
        Return True if {first} and {second} have the same non-blank characters in the same order.
        Given two formatted expressions, are they the same apart from blanks, tabs and line breaks?
        Does 'a + b' equal 'a+b'? Case matters, spacing does not.
        Whitespace-insensitive string comparison.
        Returns a bool.
        """,
        """
        return "".join(first.split()) == "".join(second.split())
        ---
        def squeezed(text):
            return [char for char in text if not char.isspace()]
        return squeezed(first) == squeezed(second)
        ---
        return re.sub(r"\\s", "", first) == re.sub(r"\\s", "", second)
        """,
        lambda r: (
            lambda text: (
                " ".join(text),
                r.choice(
                    (text, text + " ", text.replace("a", "a\n"), text + "b", draw.letters(r, 0, 4, "ab "))
                ),
            )
        )(draw.letters(r, 0, 4, "ab+")),
        "import re",
    ),
    made(
        "stringutils.translate_words",
        "translate_words replace_words_by_dict expand_abbreviations",
        "text: str; dictionary: dict[str, str]",
        "str",
        """
        Replace the words of {text} that are keys of {dictionary} by their values, parted by single spaces.
        word-by-word translation
        Look up each whitespace-separated word in {dictionary}, which has lower-case keys; unknown words stay.
        Given a sentence and abbreviations, write these out; upper case is looked up in lower case.
        How do I expand 'pls' to 'please' in a chat message?
        Substitute whole words through a table, ignoring the case of the text.
        Returns the words joined by one space.
        """,
        """
        return " ".join(dictionary.get(word.lower(), word) for word in text.split())
        ---
        words = []
        for word in text.split():
            if word.lower() in dictionary:
                words.append(dictionary[word.lower()])
            else:
                words.append(word)
        return " ".join(words)
        ---
        words = text.split()
        for i, word in enumerate(words):
            words[i] = dictionary.get(word.lower(), word)
        return " ".join(words)
        """,
        lambda r: (
            " ".join(r.choice(("pls", "Send", "me", "THX", "u", "a")) for _ in range(r.randint(0, 4))),
            {
                key: value
                for key, value in (("pls", "please"), ("thx", "thanks"), ("u", "you"))
                if r.random() < 0.7
            },
        ),
    ),
    made(
        "stringutils.strip_numbering",
        "strip_numbering remove_list_marker drop_leading_number",
        "line: str",
        "str",
        """
        Remove a number such as '3. ' or '12) ' from the start of {line}.
        strip list numbering
        Cut off leading spaces, digits, one '.' or ')' and the spaces behind it; other lines stay as they are.
        Given an item of a numbered list, return only its text.
        How do I turn '1. buy milk' into 'buy milk'?
        Undo the numbering of a line; a number without point or bracket is not a list number.
        Returns the text of the item, or {line} unchanged.
        """,
        """
        return re.sub(r"^ *[0-9]+[.)] *", "", line)
        ---
        rest = line.lstrip(" ")
        text = rest.lstrip("0123456789")
        if text == rest or text[:1] not in (".", ")"):
            return line
        return text[1:].lstrip(" ")
        """,
        lambda r: (
            r.choice(("", "", " ", "  "))
            + r.choice(("1. ", "12) ", "3.", "7 ", "", "a. ", ".", "1.2 "))
            + r.choice(("buy milk", "x", "", "2. y")),
        ),
        "import re",
    ),
    made(
        "stringutils.first_line",
        "first_line title_line_of opening_line",
        "text: str",
        "str",
        """
        Return the first line of {text} that is not blank, without outer spaces; '' if there is none.
        first non-blank line
        Skip empty lines of {text} and give the first one with content, stripped.
        Given a commit message or docstring, return its summary line.
        What does the text say in its opening line? Blank lines do not count; nothing gives ''.
        Heading of a multi-line text.
        Returns a trimmed string.
        """,
        """
        for line in text.splitlines():
            if line.strip():
                return line.strip()
        return ""
        ---
        return next((line.strip() for line in text.splitlines() if line.strip()), "")
        ---
        return text.strip().partition("\\n")[0].rstrip()
        """,
        lambda r: (draw.letters(r, 0, 8, "ab \n\n"),),
    ),
)
