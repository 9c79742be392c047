"""More about lists of strings: checks, groups, pairs, tables of texts and whole sentences from words."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_COUNTER = "from collections import Counter"


def _mixed(r: Random, low: int = 0) -> list[str]:
    """Words of many kinds: numbers as text, words with digits, capitals, palindromes, empty strings."""
    kinds = ("", "12", "-7", "a1", "x", "Anna", "level", "OK", "ABC", "book", "sky", "Noon", "3.5", "été")
    return [draw.word(r) if r.random() < 0.4 else r.choice(kinds) for _ in range(r.randint(low, 6))]


def _short(r: Random, low: int = 0, high: int = 6, alphabet: str = "abAc") -> list[str]:
    """Short strings over few letters, so that many are equal or alike."""
    return [draw.letters(r, 0, 4, alphabet) for _ in range(r.randint(low, high))]


def _rows(r: Random) -> list[list[str]]:
    return [draw.words(r, 0, 3) for _ in range(r.randint(0, 3))]


ENTRIES = (
    made(
        "text_collections.all_start_with",
        "all_start_with every_starts_with all_have_prefix",
        "words: list[str]; prefix: str",
        "bool",
        """
        Do all {words} start with {prefix}?
        check that every string has a prefix
        Return True if each string of the list begins with {prefix}; an empty list gives True.
        Given a list of words, does every single one start with the same given letter or text?
        True unless some string does not begin with the prefix; case matters.
        all startswith
        Check whether all {words} start with {prefix}.
        Does every string of the list begin with the given letters?
        common prefix given?
        check that every word has a given beginning
        """,
        """
        return all(word.startswith(prefix) for word in words)
        ---
        for word in words:
            if word[: len(prefix)] != prefix:
                return False
        return True
        """,
        lambda r: (
            [r.choice(("re", "a re", "re")) + word for word in draw.words(r, 0, 3)],
            r.choice(("re", "r")),
        ),
    ),
    made(
        "text_collections.any_start_with",
        "any_starts_with any_start_with has_word_starting_with some_start_with",
        "words: list[str]; prefix: str",
        "bool",
        """
        Does any of {words} start with {prefix}?
        check whether some string has a prefix
        Return True if at least one string of the list begins with {prefix}; an empty list gives False.
        Given a list of words, is there one that starts with the given letter or text? Case matters.
        any startswith
        Is there a word beginning with it?
        Check whether any of {words} starts with {prefix}.
        Does at least one string of the list begin with the given letters?
        prefix of any word?
        """,
        """
        return any(word.startswith(prefix) for word in words)
        ---
        for word in words:
            if word.startswith(prefix):
                return True
        return False
        """,
        lambda r: (draw.words(r, 0, 4), r.choice(("b", "t", "c", "r", "p"))),
    ),
    made(
        "text_collections.all_end_with",
        "all_end_with every_ends_with all_have_suffix",
        "words: list[str]; suffix: str",
        "bool",
        """
        Do all {words} end with {suffix}?
        check that every string has a suffix
        Return True if each string of the list ends in {suffix}; an empty list gives True.
        Given file names, have all of them the same given extension?
        True unless some string has another ending; case matters.
        all endswith
        """,
        """
        return all(word.endswith(suffix) for word in words)
        ---
        for word in words:
            if not word.endswith(suffix):
                return False
        return True
        """,
        lambda r: (
            [word + r.choice(("ed", "ed", "")) for word in draw.words(r, 0, 3)],
            r.choice(("ed", "d")),
        ),
    ),
    made(
        "text_collections.all_contain",
        "all_contain every_contains all_strings_contain",
        "strings: list[str]; part: str",
        "bool",
        """
        Do all {strings} contain {part}?
        check that a substring is in every string
        Return True if {part} occurs in each string of the list; an empty list gives True.
        Given a list of texts, is there none without the letter or part {part}?
        True if every element includes it, case matters.
        Does each of the words have this letter?
        """,
        """
        return all(part in string for string in strings)
        ---
        for string in strings:
            if part not in string:
                return False
        return True
        """,
        lambda r: (draw.words(r, 0, 3), r.choice("eao")),
    ),
    made(
        "text_collections.any_contains",
        "any_contains any_string_contains some_contain part_in_any",
        "strings: list[str]; part: str",
        "bool",
        """
        Does any of {strings} contain {part}?
        check whether a substring is in at least one string
        Return True if {part} occurs in one of the strings or more; an empty list gives False.
        Given a list of texts, is there one that includes {part}? Case matters.
        True as soon as one element has it inside.
        Can the text be found anywhere in the list?
        Does {part} occur in any of the tuples?
        search all tuples for an element
        Return True if at least one of {strings} contains {part}.
        """,
        """
        return any(part in string for string in strings)
        ---
        for string in strings:
            if part in string:
                return True
        return False
        """,
        lambda r: (draw.words(r, 0, 3), r.choice(("ea", "o", "an", "A", "l"))),
    ),
    made(
        "text_collections.contains_ignoring_case",
        "contains_ignoring_case in_list_ignoring_case is_in_list contains_case_insensitive",
        "words: list[str]; word: str",
        "bool",
        """
        Is {word} one of {words}, whatever the case of the letters?
        case-insensitive membership in a list of strings
        Return True if some string of the list equals {word} when upper and lower case are not distinguished.
        Given a list of names, check whether a name is in it, ignoring capitals.
        "ANNA" is found in a list with "anna".
        Does the list contain the word in any spelling of case?
        Check whether {word} is in {words}, ignoring case.
        Does the list contain the string in upper or lower case?
        case-insensitive membership
        """,
        """
        return word.lower() in [item.lower() for item in words]
        ---
        return any(item.lower() == word.lower() for item in words)
        """,
        lambda r: (
            draw.words(r, 0, 4) + ["Tea"] * r.randint(0, 1),
            r.choice(("TEA", "tea", "Tea", draw.word(r))),
        ),
    ),
    made(
        "text_collections.index_ignoring_case",
        "index_ignoring_case find_index_ignoring_case position_ignoring_case",
        "words: list[str]; word: str",
        "int",
        """
        Index of {word} in {words} without regard to case, -1 if it is missing.
        case-insensitive index in a list of strings
        Return the first position at which a string equals {word} apart from capitals, or -1.
        Given a list of names, find the place of a name in any case.
        Where is the word? Upper and lower case letters are the same; count from 0.
        Returns an int, -1 when nothing matches.
        """,
        """
        for i, item in enumerate(words):
            if item.lower() == word.lower():
                return i
        return -1
        ---
        lowered = [item.lower() for item in words]
        return lowered.index(word.lower()) if word.lower() in lowered else -1
        """,
        lambda r: (_short(r), draw.letters(r, 1, 2, "abA")),
    ),
    made(
        "text_collections.count_in_list_ignoring_case",
        "count_ignoring_case count_word_ignoring_case count_case_insensitive",
        "words: list[str]; word: str",
        "int",
        """
        Count how often {word} is in {words}, ignoring case.
        case-insensitive count in a list
        Return how many strings of the list are equal to {word} when case does not matter.
        Given a list of words, how many times does one of them occur in any capitalization?
        "Tea", "tea" and "TEA" count as the same word.
        Number of equal elements without regard to upper and lower case.
        """,
        """
        return sum(item.lower() == word.lower() for item in words)
        ---
        return [item.lower() for item in words].count(word.lower())
        """,
        lambda r: (_short(r), draw.letters(r, 1, 2, "abA*")),
    ),
    made(
        "text_collections.keywords_found",
        "keywords_found find_keywords matching_keywords words_in_text",
        "text: str; keywords: list[str]",
        "list[str]",
        """
        List those of {keywords} that occur in {text}, ignoring case.
        which keywords are in the text
        Return the keywords that are contained somewhere in {text}, in the order of the list.
        Given a text and a list of terms, find the terms that appear; upper and lower case are the same.
        Filter {keywords} to the ones found as a part of the text.
        Detect key words in a message.
        """,
        """
        return [keyword for keyword in keywords if keyword.lower() in text.lower()]
        ---
        text = text.lower()
        return [keyword for keyword in keywords if keyword.lower() in text]
        """,
        lambda r: (draw.sentence(r, 0, 6), draw.words(r, 0, 5) + ["ea", "RE"][: r.randint(0, 2)]),
    ),
    made(
        "text_collections.count_keywords",
        "count_keywords keyword_count count_words_from_list",
        "text: str; keywords: list[str]",
        "int",
        """
        Count the words of {text} that are in {keywords}, ignoring case.
        how many words come from a given list
        Return the number of whitespace-separated words that are one of the keywords; repetitions count.
        Given a text and a list of words, count all hits in the text, case does not matter.
        Number of words of the text found in the list.
        How often are the listed words used?
        """,
        """
        lowered = {keyword.lower() for keyword in keywords}
        return sum(word in lowered for word in text.lower().split())
        ---
        known = [keyword.lower() for keyword in keywords]
        count = 0
        for word in text.split():
            if word.lower() in known:
                count += 1
        return count
        """,
        lambda r: (
            " ".join(r.choice(("tea", "Milk", "sun", "red")) for _ in range(r.randint(0, 6))),
            r.sample(("tea", "milk", "SUN", "cat"), r.randint(0, 4)),
        ),
    ),
    made(
        "text_collections.numeric_only",
        "numeric_strings keep_numeric filter_numeric only_numeric_strings digit_strings",
        "strings: list[str]",
        "list[str]",
        """
        Keep the {strings} that consist of digits only.
        filter numeric strings
        Return all strings of the list that are made of digits and not empty, still as strings.
        Given a mixed list of texts, select those that are whole numbers without sign.
        Which strings are numeric?
        Drop every string with a letter, sign, space or point in it.
        Keep only the {strings} that consist of digits.
        Which strings are whole numbers without a sign?
        numeric strings
        """,
        """
        return [string for string in strings if string.isdigit()]
        ---
        return list(filter(str.isdigit, strings))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.alphabetic_only",
        "alphabetic_strings keep_alphabetic filter_alphabetic only_letters_strings",
        "strings: list[str]",
        "list[str]",
        """
        Keep the {strings} that consist of letters only.
        filter alphabetic strings
        Return all strings of the list that are made of letters and not empty.
        Given a mixed list of texts, select those without digits, spaces and punctuation.
        Which strings are purely alphabetic?
        Drop every string that has something else than letters in it.
        """,
        """
        return [string for string in strings if string.isalpha()]
        ---
        return list(filter(str.isalpha, strings))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.uppercase_only",
        "uppercase_words filter_uppercase only_uppercase_words keep_upper",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that are written in capitals only.
        filter upper-case words
        Return all strings of the list that have letters and no small ones.
        Given a list of words, select those in full capitals, such as "OK".
        Which words are completely upper case?
        Drop words with a lower-case letter, and those without any letter.
        """,
        """
        return [word for word in words if word.isupper()]
        ---
        return list(filter(str.isupper, words))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.capitalized_only",
        "capitalized_words words_starting_with_capital filter_capitalized proper_nouns",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that start with a capital letter.
        filter capitalized words
        Return all strings of the list whose first character is an upper-case letter.
        Given a list of words, select the proper nouns: those that begin with a capital.
        Which words are capitalized?
        Drop words that begin with a small letter, a digit or a sign, and empty strings.
        Keep only the {words} that start with a capital letter.
        Which strings begin in upper case?
        capitalized words
        """,
        """
        return [word for word in words if word[:1].isupper()]
        ---
        return [word for word in words if word and word[0].isupper()]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.with_digits",
        "strings_with_digits words_with_digits words_containing_numbers filter_with_digit",
        "strings: list[str]",
        "list[str]",
        """
        Keep the {strings} that contain a digit.
        strings with a number in them
        Return all strings of the list that have at least one digit.
        Given a list of words, select those with a number inside.
        Which strings contain digits?
        Drop every string without any digit.
        """,
        """
        return [string for string in strings if any(char.isdigit() for char in string)]
        ---
        return [string for string in strings if re.search(r"\\d", string)]
        """,
        lambda r: (_mixed(r),),
        "import re",
    ),
    made(
        "text_collections.palindromes",
        "filter_palindromes palindromes_in_list find_palindromes keep_palindromes",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that are palindromes.
        filter palindromes
        Return all strings of the list that read the same forwards and backwards; case matters.
        Given a list of words, select those that equal their own reversal.
        Which words are the same when reversed?
        Drop everything that is not symmetric; '' and single letters are palindromes.
        """,
        """
        return [word for word in words if word == word[::-1]]
        ---
        return list(filter(lambda word: word == word[::-1], words))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.count_palindromes",
        "count_palindromes number_of_palindromes how_many_palindromes",
        "words: list[str]",
        "int",
        """
        Count the palindromes among {words}.
        How many of the words read the same backwards? Case matters.
        number of palindromes in a list
        Return how many strings equal their reversal.
        Given a list of words, count the symmetric ones; repetitions count each time.
        palindrome count, 0 for an empty list
        """,
        """
        return sum(word == word[::-1] for word in words)
        ---
        count = 0
        for word in words:
            if word == word[::-1]:
                count += 1
        return count
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.starting_with_vowel",
        "words_starting_with_vowel vowel_words filter_vowel_start begin_with_vowel",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that start with a vowel (a, e, i, o, u in any case).
        words beginning with a vowel
        Return all strings of the list whose first letter is a vowel.
        Given a list of words, select those that begin with a, e, i, o or u.
        Which words start with a vowel?
        Drop words that begin with a consonant, and empty strings.
        """,
        """
        return [word for word in words if word.lower().startswith(("a", "e", "i", "o", "u"))]
        ---
        return [word for word in words if word and word[0] in "aeiouAEIOU"]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.count_starting_with_vowel",
        "count_words_starting_with_vowel count_vowel_words vowel_start_count",
        "words: list[str]",
        "int",
        """
        Count the {words} that start with a vowel, in upper or lower case.
        How many words begin with a vowel?
        Return how many strings have a, e, i, o or u as their first letter.
        number of words beginning with a vowel
        Given a list of words, count those with a vowel at the start.
        Empty strings do not count.
        """,
        """
        return sum(word[:1].lower() in tuple("aeiou") for word in words)
        ---
        return len([word for word in words if word and word[0] in "aeiouAEIOU"])
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.with_double_letter",
        "words_with_double_letters filter_double_letters words_with_repeated_letters",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} that have the same letter twice in a row.
        words with double letters
        Return all strings in which two neighboring characters are equal, such as "book".
        Given a list of words, select those with a doubled letter.
        Which words contain a pair of equal adjacent letters? Case matters.
        Drop words without any repeated neighbor.
        """,
        """
        return [word for word in words if any(a == b for a, b in zip(word, word[1:]))]
        ---
        return [word for word in words if any(word[i] == word[i - 1] for i in range(1, len(word)))]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.with_distinct_letters",
        "words_with_unique_letters isograms filter_unique_letters no_repeated_letters",
        "words: list[str]",
        "list[str]",
        """
        Keep the {words} in which no character occurs twice.
        words with unique letters
        Return all strings of the list whose characters are all different; case matters.
        Given a list of words, select the isograms.
        Which words use each of their letters only once?
        Drop words with a repeated letter.
        """,
        """
        return [word for word in words if len(set(word)) == len(word)]
        ---
        return [word for word in words if all(word.count(char) == 1 for char in word)]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.replace_in_all",
        "replace_in_all replace_in_each substitute_in_list replace_in_strings",
        "strings: list[str]; old: str; new: str",
        "list[str]",
        """
        Replace {old} by {new} in each of {strings}.
        replace a substring in every string of a list
        Return a list of the strings in which all occurrences of {old} became {new}.
        Given a list of texts, swap one piece of text for another everywhere.
        Substitute in all elements; {old} is not empty.
        How do I replace a character in every element of a list?
        What do the strings look like after the replacement?
        replacement in a list of strings
        """,
        """
        return [string.replace(old, new) for string in strings]
        ---
        return [new.join(string.split(old)) for string in strings]
        """,
        lambda r: (draw.words(r), *r.choice((("a", "o"), ("e", ""), ("o", "00"), ("l", "L"), ("re", "x")))),
    ),
    made(
        "text_collections.strip_prefix_all",
        "remove_prefix_from_all strip_prefix_from_all drop_common_start",
        "strings: list[str]; prefix: str",
        "list[str]",
        """
        Remove {prefix} from the start of each of {strings}.
        strip a prefix from all strings
        Return a list of strings without {prefix} at the beginning; those that lack it stay as they are.
        Given names that begin with the same text, cut it off where it is there.
        Delete the leading {prefix} from each element, once.
        removeprefix on a list
        """,
        """
        return [string.removeprefix(prefix) for string in strings]
        ---
        return [string[len(prefix) :] if string.startswith(prefix) else string for string in strings]
        """,
        lambda r: (
            [r.choice(("un", "", "un", "unun")) + word for word in draw.words(r)],
            r.choice(("un", "")),
        ),
    ),
    made(
        "text_collections.strip_suffix_all",
        "remove_suffix_from_all strip_suffix_from_all strip_extensions",
        "strings: list[str]; suffix: str",
        "list[str]",
        """
        Remove {suffix} from the end of each of {strings}.
        strip a suffix from all strings
        Return a list of strings without {suffix} at the end; those that lack it stay as they are.
        Given file names, cut off the given extension where it is there.
        Delete the final {suffix} from each element, once.
        removesuffix on a list
        """,
        """
        return [string.removesuffix(suffix) for string in strings]
        ---
        return [
            string[: len(string) - len(suffix)] if string.endswith(suffix) else string for string in strings
        ]
        """,
        lambda r: ([word + r.choice((".txt", "", ".md")) for word in draw.words(r)], r.choice((".txt", ""))),
    ),
    made(
        "text_collections.letters_used",
        "letters_used all_letters distinct_letters_of_words alphabet_of_words",
        "words: list[str]",
        "str",
        """
        Join all different characters that occur in {words}, sorted.
        alphabet of a list of words
        Return a string with every character used in the list, each once, in sorted order.
        Given a list of words, which letters are needed to write them? Case matters.
        Union of the letters of several words, as text.
        Set of all characters in a list of strings, sorted and joined.
        """,
        """
        return "".join(sorted(set("".join(words))))
        ---
        letters = set()
        for word in words:
            letters.update(word)
        return "".join(sorted(letters))
        """,
        lambda r: (draw.words(r, 0, 3),),
    ),
    made(
        "text_collections.letter_counts_of_words",
        "count_letters_in_words letter_frequencies char_counts_of_list total_letter_counts",
        "words: list[str]",
        "dict[str, int]",
        """
        Count every character over all {words}, as a dictionary in order of first appearance.
        letter frequencies in a list of strings
        Return a dict from each character to how often it occurs in all strings together.
        Given a list of words, tally the letters of all of them; case matters.
        How often is each letter used in the whole list?
        Sum up the character counts of several strings.
        """,
        """
        return dict(Counter("".join(words)))
        ---
        counts = {}
        for word in words:
            for char in word:
                counts[char] = counts.get(char, 0) + 1
        return counts
        """,
        lambda r: (draw.words(r, 0, 3),),
        _COUNTER,
    ),
    made(
        "text_collections.most_common_initial",
        "most_common_first_letter most_frequent_initial commonest_initial",
        "words: list[str]",
        "str",
        """
        Which letter do most of {words} start with, ignoring case? In lower case; the first one on a tie.
        most common first letter
        Return the lower-case initial letter that occurs most often among the words, '' without words.
        Given a list of words, find the most frequent beginning letter; empty strings are skipped.
        With which letter do the words begin most frequently?
        Mode of the first letters, a tie goes to the one that appeared first.
        Find the letter with which most of {words} begin, in lower case; '' if there is none.
        Which initial is the most frequent? The first one on a tie; empty words do not count.
        """,
        """
        initials = [word[0].lower() for word in words if word]
        return max(initials, key=initials.count, default="")
        ---
        counts = Counter(word[0].lower() for word in words if word)
        return counts.most_common(1)[0][0] if counts else ""
        """,
        lambda r: (_mixed(r),),
        _COUNTER,
    ),
    made(
        "text_collections.all_combinations",
        "combine_words all_concatenations concat_product cross_concat",
        "first: list[str]; second: list[str]; separator: str",
        "list[str]",
        """
        Combine each string of {first} with each of {second}, joined by {separator}.
        all combinations of two lists of words
        Return every concatenation of one item of {first}, {separator} and one item of {second}.
        Given adjectives and nouns, build all pairs as text; the first list varies slowest.
        Cartesian product of two string lists, as strings.
        Which names can be made from a first and a second part?
        """,
        """
        return [a + separator + b for a in first for b in second]
        ---
        result = []
        for a in first:
            for b in second:
                result.append(f"{a}{separator}{b}")
        return result
        """,
        lambda r: (draw.words(r, 0, 3), draw.words(r, 0, 3), r.choice(("", " ", "-"))),
    ),
    made(
        "text_collections.split_all",
        "split_all split_each split_strings split_lines_into_fields",
        "strings: list[str]; separator: str",
        "list[list[str]]",
        """
        Split each of {strings} at {separator} into a list.
        split every string of a list
        Return a list of lists: the parts of each string between the separators.
        Given lines with fields, cut all of them at the delimiter.
        Rows of text to rows of fields; empty parts are kept.
        How do I apply split to all elements of a list?
        Split each of {strings} at {separator}.
        What are the parts of every string?
        strings split one by one
        """,
        """
        return [string.split(separator) for string in strings]
        ---
        return list(map(lambda string: string.split(separator), strings))
        """,
        lambda r: (
            [r.choice(",;").join(draw.words(r, 0, 3)) for _ in range(r.randint(0, 3))],
            r.choice(",;"),
        ),
    ),
    made(
        "text_collections.join_rows",
        "join_rows rows_to_text join_table nested_join",
        "rows: list[list[str]]; separator: str",
        "list[str]",
        """
        Join the strings of each row of {rows} with {separator}.
        rows of fields to lines of text
        Return a list of strings, one per row, with {separator} between its fields.
        Given a list of lists of strings, make one line of every inner list.
        Join each inner list; an empty row gives an empty string.
        The opposite of splitting every line at a delimiter.
        Join each of {rows} with {separator}.
        What are the inner lists of strings as single strings?
        rows joined one by one
        """,
        """
        return [separator.join(row) for row in rows]
        ---
        lines = []
        for row in rows:
            lines.append(separator.join(row))
        return lines
        """,
        lambda r: (_rows(r), r.choice((",", " ", "; ", ""))),
    ),
    made(
        "text_collections.join_lines",
        "join_lines lines_to_text to_lines unlines join_with_newlines",
        "lines: list[str]",
        "str",
        """
        Join {lines} to one text with line breaks between them.
        list of lines to a multi-line string
        Return a string in which every element stands on its own line, without a line break at the end.
        Given a list of strings, put a newline between each two.
        Make a text of many lines from a list.
        How do I print a list one item per line as a single string?
        """,
        r"""
        return "\n".join(lines)
        ---
        text = ""
        for i, line in enumerate(lines):
            text += ("\n" if i else "") + line
        return text
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_collections.to_sentence",
        "make_sentence words_to_sentence build_sentence to_sentence",
        "words: list[str]",
        "str",
        """
        Make a sentence of {words}: spaces between them, a capital at the start and a full stop at the end.
        words to a sentence
        Return the words joined by spaces, first letter in upper case and '.' appended; '' for no words.
        Given a list of words, write them as a sentence; the other letters stay as they are.
        Build "The cat sleeps." from ["the", "cat", "sleeps"].
        How do I turn a list of words into a proper sentence?
        """,
        """
        if not words:
            return ""
        sentence = " ".join(words)
        return sentence[:1].upper() + sentence[1:] + "."
        ---
        sentence = " ".join(words)
        return f"{sentence[:1].upper()}{sentence[1:]}." if words else ""
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_collections.pad_to_longest",
        "pad_to_longest pad_all pad_to_same_length equalize_lengths",
        "words: list[str]; fill: str",
        "list[str]",
        """
        Pad all {words} on the right with the character {fill} to the length of the longest one.
        make strings equally long
        Return the strings, each followed by as many {fill} as it lacks to the longest string.
        Given a list of words, bring them to the same length by appending a character.
        Left-justify every string in the width of the longest.
        Fill up shorter strings at their end.
        """,
        """
        width = max(map(len, words), default=0)
        return [word.ljust(width, fill) for word in words]
        ---
        width = max([len(word) for word in words], default=0)
        return [word + fill * (width - len(word)) for word in words]
        """,
        lambda r: (draw.words(r), r.choice(" .-*")),
    ),
    made(
        "text_collections.pad_left_all",
        "right_justify_all pad_left_all align_numbers zero_pad_all",
        "strings: list[str]; fill: str",
        "list[str]",
        """
        Pad all {strings} on the left with the character {fill} to the length of the longest one.
        right-align strings with a fill character
        Return the strings, each preceded by as many {fill} as it lacks to the longest string.
        Given numbers as text, put zeros in front so that all are equally long.
        Right-justify every string in the width of the longest.
        Fill up shorter strings at their beginning.
        """,
        """
        width = max(map(len, strings), default=0)
        return [string.rjust(width, fill) for string in strings]
        ---
        width = max([len(string) for string in strings], default=0)
        return [fill * (width - len(string)) + string for string in strings]
        """,
        lambda r: (draw.words(r) if r.random() < 0.5 else [str(n) for n in draw.ints(r)], r.choice("0 .*")),
    ),
    made(
        "text_collections.last_alphabetically",
        "last_alphabetically alphabetically_last max_string last_in_alphabet",
        "words: list[str]",
        "str",
        """
        Which of {words} comes last in the alphabet? Case is ignored; '' for an empty list.
        alphabetically last word
        Return the word that would be at the end of an alphabetical list; the first one of equal words.
        Given a list of words, find the greatest in alphabetical order without regard to case.
        Maximum of strings, compared in lower case.
        Last word in dictionary order.
        """,
        """
        return max(words, key=str.lower, default="")
        ---
        last = ""
        for i, word in enumerate(words):
            if i == 0 or word.lower() > last.lower():
                last = word
        return last
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_collections.first_alphabetically",
        "first_alphabetically alphabetically_first min_string first_in_alphabet",
        "words: list[str]",
        "str",
        """
        Which of {words} comes first in the alphabet? Case is ignored; '' for an empty list.
        alphabetically first word
        Return the word that would head an alphabetical list; the first one of equal words.
        Given a list of words, find the smallest in alphabetical order without regard to case.
        Minimum of strings, compared in lower case.
        First word in dictionary order.
        """,
        """
        return min(words, key=str.lower, default="")
        ---
        return sorted(words, key=str.lower)[0] if words else ""
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_collections.is_alphabetical",
        "is_alphabetical is_sorted_alphabetically in_alphabetical_order are_words_sorted",
        "words: list[str]",
        "bool",
        """
        Are {words} in alphabetical order, ignoring case?
        check whether a list of strings is sorted
        Return True if no word comes before the one in front of it in the alphabet; equal neighbors are fine.
        Given a list of names, is it in dictionary order?
        True for an empty list or one word.
        Is the list of words sorted from A to Z?
        Check whether {words} are in alphabetical order, ignoring case.
        Is the list of strings sorted from a to z when case makes no difference?
        alphabetical?
        """,
        """
        return all(a.lower() <= b.lower() for a, b in zip(words, words[1:]))
        ---
        lowered = [word.lower() for word in words]
        return lowered == sorted(lowered)
        """,
        lambda r: (sorted(draw.words(r, 0, 4), key=r.choice((str.lower, len, str.lower))),),
    ),
    made(
        "text_collections.is_word_chain",
        "is_word_chain is_chain words_chain last_letter_first_letter",
        "words: list[str]",
        "bool",
        """
        Do {words} form a chain, each starting with the last letter of the one before? Case is ignored.
        word chain game
        Return True if every word begins with the final letter of its predecessor; no word is empty.
        Given a list of words, check the rule of the game "last letter, first letter".
        Is each word linked to the next by a common letter? True for up to one word.
        Check a shiritori chain.
        """,
        """
        return all(a[-1].lower() == b[0].lower() for a, b in zip(words, words[1:]))
        ---
        for i in range(1, len(words)):
            if words[i][0].lower() != words[i - 1][-1].lower():
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (
                    ["tea", "apple", "East"],
                    ["sun", "noon", "north"],
                    ["cat", "tea", "bird"],
                    draw.words(r, 0, 3),
                )
            ),
        ),
    ),
)
