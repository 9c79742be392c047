"""Lists of strings: filtering, counting, changing, comparing and joining them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_PARTS = ("a", "e", "o", "an", "re", "t", "bl", "ea", "in")


def _mixed(r: Random) -> list[str]:
    """Words, empty and blank strings, numbers as text and words with digits."""
    kinds = ("", " ", "12", "7", "a1", "x", "Anna", "level", "OK", "two words")
    return [draw.word(r) if r.random() < 0.5 else r.choice(kinds) for _ in range(r.randint(0, 6))]


def _short(r: Random, low: int = 0) -> list[str]:
    """Short strings over few letters, so that many are equal or alike."""
    return [draw.letters(r, 0, 4, "abAc") for _ in range(r.randint(low, 6))]


def _alike(r: Random) -> list[str]:
    """Strings with a common beginning and end more often than not."""
    head, tail = draw.letters(r, 0, 3, "ab"), draw.letters(r, 0, 3, "xy")
    return [head + draw.letters(r, 0, 2, "abxy") + tail for _ in range(r.randint(0, 4))]


ENTRIES = (
    made(
        "text_lists.longer_than",
        "words_longer_than longer_than filter_longer_than filter_long_words long_words",
        "words: list[str]; n: int",
        "list[str]",
        """
        Keep the {words} that have more than {n} characters.
        Return all strings of a list that are longer than {n}, in their order.
        words longer than n
        Given a list of words and a number, filter out those with {n} or fewer letters.
        Which of the words have a length greater than {n}?
        Filter a list of strings by a minimum length that must be exceeded.
        Keep only the {words} that are longer than {n} characters.
        Which strings have more than that many letters?
        long words of a list
        Keep only the inner lists of {words} with more than {n} elements.
        """,
        """
        return [word for word in words if len(word) > n]
        ---
        result = []
        for word in words:
            if len(word) > n:
                result.append(word)
        return result
        """,
        lambda r: (draw.words(r), r.randint(0, 6)),
    ),
    made(
        "text_lists.shorter_than",
        "words_shorter_than shorter_than filter_short_words short_words",
        "words: list[str]; n: int",
        "list[str]",
        """
        Keep the {words} that have fewer than {n} characters.
        Return all strings of a list that are shorter than {n}, in their order.
        short words only
        Given a list of words and a number, leave out those with {n} or more letters.
        Which of the words have a length less than {n}?
        Filter a list of strings by length: only what is shorter than the limit stays.
        Keep the {words} with fewer than {n} characters.
        filter short words
        Return all strings of the list that are shorter than {n}, in their order.
        """,
        """
        return [word for word in words if len(word) < n]
        ---
        return list(filter(lambda word: len(word) < n, words))
        """,
        lambda r: (draw.words(r), r.randint(0, 7)),
    ),
    made(
        "text_lists.with_length",
        "words_of_length words_with_length filter_by_length strings_of_length",
        "words: list[str]; length: int",
        "list[str]",
        """
        Keep the {words} that have exactly {length} characters.
        Return all strings of a list whose length is {length}, in their order.
        words of a given length
        Given a list of words and a number, find those with that many letters.
        Filter the list: only strings that are exactly {length} characters long remain.
        Which words are {length} letters long? An empty list if none is.
        Keep the words that have exactly {length} characters.
        strings of a given length
        Return those of {words} whose length is {length}, in order.
        Keep only the {words} that have exactly {length} characters.
        """,
        """
        return [word for word in words if len(word) == length]
        ---
        return list(filter(lambda word: len(word) == length, words))
        """,
        lambda r: (draw.words(r), r.randint(3, 6)),
    ),
    made(
        "text_lists.at_least_length",
        "at_least_length words_at_least filter_by_min_length drop_short_words",
        "words: list[str]; minimum: int",
        "list[str]",
        """
        Keep the {words} with at least {minimum} characters.
        Return all strings of a list whose length is {minimum} or more.
        drop strings that are too short
        Filter a list of words by their minimum length, order unchanged, repetitions kept.
        Given a list of strings, remove everything shorter than {minimum} characters.
        Which words have {minimum} or more letters?
        Remove the words with fewer than {minimum} characters.
        drop short strings
        Return those of {words} that have at least {minimum} characters, in order.
        """,
        """
        return [word for word in words if len(word) >= minimum]
        ---
        return list(filter(lambda word: len(word) >= minimum, words))
        """,
        lambda r: (draw.words(r), r.randint(0, 6)),
    ),
    made(
        "text_lists.at_most_length",
        "at_most_length words_at_most filter_by_max_length drop_long_words",
        "words: list[str]; maximum: int",
        "list[str]",
        """
        Keep the {words} with at most {maximum} characters.
        Return all strings of a list whose length is {maximum} or less.
        drop strings that are too long
        Filter a list of words by their maximum length; the order stays.
        Given a list of strings, remove everything longer than {maximum} characters.
        Which words have {maximum} or fewer letters?
        Keep only the {words} that have at most {maximum} characters.
        Which strings are not longer than that?
        short words of a list
        """,
        """
        return [word for word in words if len(word) <= maximum]
        ---
        return list(filter(lambda word: len(word) <= maximum, words))
        """,
        lambda r: (draw.words(r), r.randint(0, 6)),
    ),
    made(
        "text_lists.length_between",
        "length_between words_with_length_between filter_by_length_range",
        "words: list[str]; low: int; high: int",
        "list[str]",
        """
        Keep the {words} whose length is from {low} to {high}, both included.
        filter strings by a length range
        Return the strings that have at least {low} and at most {high} characters, in order.
        Given a list of words, drop those that are too short or too long.
        Which words have a length between {low} and {high} inclusive?
        Filter {words} by minimum and maximum number of characters.
        """,
        """
        return [word for word in words if low <= len(word) <= high]
        ---
        return [word for word in words if len(word) >= low and len(word) <= high]
        """,
        lambda r: (draw.words(r), r.randint(0, 4), r.randint(3, 7)),
    ),
    made(
        "text_lists.count_longer_than",
        "count_longer_than count_long_words number_of_long_words",
        "words: list[str]; n: int",
        "int",
        """
        Count the {words} that have more than {n} characters.
        How many of the strings are longer than {n}?
        number of long words
        Return how many strings in a list have a length greater than {n}.
        Given a list of words, count those with more than {n} letters.
        count by length
        Count the strings in {words} that are longer than {n} characters.
        How many elements have more than {n} characters?
        number of long strings in a list
        """,
        """
        return sum(len(word) > n for word in words)
        ---
        count = 0
        for word in words:
            if len(word) > n:
                count += 1
        return count
        """,
        lambda r: (draw.words(r), r.randint(0, 6)),
    ),
    made(
        "text_lists.count_with_length",
        "count_with_length count_words_of_length how_many_of_length",
        "words: list[str]; length: int",
        "int",
        """
        Count the {words} that have exactly {length} characters.
        How many strings of the list are {length} letters long?
        Return the number of words with the given length.
        count strings by exact length
        Given a list of words, tell how many of them have a length of {length}.
        Number of elements of {words} whose len is {length}, 0 for an empty list.
        Count the inner lists of {words} that have exactly {length} elements.
        How many sublists are {length} long?
        number of lists with a given size
        """,
        """
        return sum(1 for word in words if len(word) == length)
        ---
        return [len(word) for word in words].count(length)
        """,
        lambda r: (draw.words(r), r.randint(3, 5)),
    ),
    made(
        "text_lists.starting_with",
        "words_starting_with starting_with filter_starts_with beginning_with",
        "words: list[str]; prefix: str",
        "list[str]",
        """
        Keep the {words} that start with {prefix}, whether in upper or lower case.
        Return the words beginning with a letter, ignoring case, in their order.
        words that start with a given letter (case does not matter)
        Given a list of strings, filter those whose beginning is {prefix} regardless of capitals.
        Which of the words begin with {prefix}? "A" and "a" are the same here.
        Case-insensitive filter by prefix.
        Keep only the {words} that start with {prefix}, ignoring case.
        Which strings begin with the letter, upper or lower case?
        words by first letter
        """,
        """
        return [word for word in words if word.lower().startswith(prefix.lower())]
        ---
        prefix = prefix.lower()
        return [word for word in words if word.lower()[: len(prefix)] == prefix]
        """,
        lambda r: (draw.words(r), r.choice("bBcCtTlLrp")),
    ),
    made(
        "text_lists.count_starting_with",
        "count_starting_with count_words_starting_with count_with_prefix count_prefix",
        "words: list[str]; prefix: str",
        "int",
        """
        Count the {words} that start with {prefix}.
        How many of the strings begin with {prefix}? Upper and lower case differ.
        number of words with a given first letter
        Return how many strings in the list have {prefix} at their beginning.
        Given a list of words and a prefix, count the matches.
        count strings by prefix
        Count the keys of {words} that start with {prefix}.
        How many keys of the dictionary begin with the given letters?
        number of keys with a prefix
        How many of the strings begin with the given letters?
        """,
        """
        return sum(word.startswith(prefix) for word in words)
        ---
        count = 0
        for word in words:
            if word[: len(prefix)] == prefix:
                count += 1
        return count
        """,
        lambda r: (draw.words(r), r.choice(("b", "c", "t", "bl", "p", "l", ""))),
    ),
    made(
        "text_lists.count_ending_with",
        "count_ending_with count_words_ending_with count_with_suffix count_suffix",
        "words: list[str]; suffix: str",
        "int",
        """
        Count the {words} that end with {suffix}.
        How many of the strings end in {suffix}? Upper and lower case differ.
        number of words with a given last letter
        Return how many strings in the list have {suffix} at their end.
        Given a list of words and an ending, count the matches.
        count strings by suffix
        How many of the strings finish with the given letters?
        number of strings with a suffix
        How many of {words} end with {suffix}? Upper and lower case are different.
        count words with a given ending
        """,
        """
        return sum(word.endswith(suffix) for word in words)
        ---
        return len([word for word in words if word.endswith(suffix)])
        """,
        lambda r: (draw.words(r), r.choice(("e", "d", "r", "k", "er", "n", ""))),
    ),
    made(
        "text_lists.containing",
        "strings_containing words_containing filter_containing with_substring",
        "strings: list[str]; part: str",
        "list[str]",
        """
        Keep the {strings} that contain {part}.
        Return all strings of the list in which {part} occurs, in their order; case matters.
        filter a list by substring
        Given a list of strings and a text, select those that have it inside.
        Which words contain the letter or part {part}?
        Filter out every string without {part}.
        Keep the tuples that contain {part}.
        tuples with a certain element
        Return those of {strings} in which {part} occurs anywhere, in order.
        Keep only the {strings} that contain {part}.
        """,
        """
        return [string for string in strings if part in string]
        ---
        result = []
        for string in strings:
            if part in string:
                result.append(string)
        return result
        """,
        lambda r: (draw.words(r), r.choice(("A", "E", "re", "an", "on", "le"))),
    ),
    made(
        "text_lists.count_containing",
        "count_containing count_strings_with count_words_containing",
        "words: list[str]; part: str",
        "int",
        """
        Count the {words} that contain {part}.
        How many of the strings have {part} somewhere inside?
        Return the number of words in which the letter or part {part} occurs at least once.
        count strings with a substring
        Given a list of strings, count the ones that include {part}; case matters.
        Each string counts once, however often it contains the part.
        In how many tuples does {part} occur?
        count tuples with an element
        Return the number of {words} that contain {part}; a tuple with it several times counts once.
        In how many of the strings does the substring occur?
        """,
        """
        return sum(part in word for word in words)
        ---
        count = 0
        for word in words:
            if part in word:
                count += 1
        return count
        """,
        lambda r: (draw.words(r), r.choice(_PARTS)),
    ),
    made(
        "text_lists.with_all_letters",
        "words_with_all_letters contain_all_letters filter_all_letters",
        "words: list[str]; letters: str",
        "list[str]",
        """
        Keep the {words} that contain every character of {letters}.
        Return the words in which all the given letters occur, in any order.
        words with all of these letters
        Given a list of words, select those that have each of {letters} at least once.
        Which words use all the letters? No letters given means every word.
        Filter strings by required characters.
        """,
        """
        return [word for word in words if all(letter in word for letter in letters)]
        ---
        return [word for word in words if set(letters) <= set(word)]
        """,
        lambda r: (draw.words(r), r.choice(("a", "er", "el", "ot", ""))),
    ),
    made(
        "text_lists.join_with",
        "join_with join_strings join_words join_list implode concatenate_with_separator",
        "strings: list[str]; separator: str",
        "str",
        """
        Join {strings} with {separator} between them.
        Concatenate all strings of a list, separated by {separator}.
        implode a list of strings
        Return one string made of all items, with the separator between two neighbors but not at the ends.
        Given a list of words and a delimiter, combine them to a single text.
        How do I glue a list of strings together? An empty list gives an empty string.
        Put {separator} between all characters of {strings}.
        spread letters
        Return the characters of the text with {separator} between every two of them.
        """,
        """
        return separator.join(strings)
        ---
        result = ""
        for i, string in enumerate(strings):
            if i > 0:
                result += separator
            result += string
        return result
        """,
        lambda r: (_mixed(r), r.choice((" ", ", ", "-", "", "/", " | "))),
    ),
    made(
        "text_lists.concatenate",
        "concat_all join_all concat_strings combine_strings glue",
        "strings: list[str]",
        "str",
        """
        Put all {strings} together without anything between them.
        Join the strings of a list directly to one string.
        list of strings to a single string
        Return one text that consists of all the strings, one directly after the other.
        Given a list of characters or words, glue them together; an empty list gives an empty string.
        concat everything
        """,
        """
        return "".join(strings)
        ---
        result = ""
        for string in strings:
            result += string
        return result
        """,
        lambda r: (draw.words(r) if r.random() < 0.6 else list(draw.letters(r)),),
    ),
    made(
        "text_lists.join_nonempty",
        "join_nonempty join_non_empty join_skip_empty join_without_blanks",
        "parts: list[str]; separator: str",
        "str",
        """
        Join those of {parts} that are not empty with {separator}.
        join strings, skipping empty ones
        Return the non-empty strings of a list, concatenated with a separator between them.
        Given parts of an address, some of which may be '', put them together without double separators.
        Leave out empty strings, then join the rest.
        What does the text look like when empty parts are ignored and the others are separated by {separator}?
        """,
        """
        return separator.join(part for part in parts if part)
        ---
        return separator.join(filter(None, parts))
        """,
        lambda r: (_mixed(r), r.choice((" ", ", ", "-", "/"))),
    ),
    made(
        "text_lists.add_prefix_to_all",
        "add_prefix_to_all prefix_all add_prefix prepend_to_each prefix_words",
        "words: list[str]; prefix: str",
        "list[str]",
        """
        Put {prefix} in front of each of {words}.
        add a prefix to every string of a list
        Return a new list in which every string begins with {prefix}.
        Given a list of words, prepend the same text to all of them.
        Prefix each item.
        How do I add something at the start of all strings in a list?
        What do the strings look like with the prefix?
        prefixed strings
        """,
        """
        return [prefix + word for word in words]
        ---
        return [f"{prefix}{word}" for word in words]
        """,
        lambda r: (draw.words(r), r.choice(("un", "- ", "#", "Mr. ", "pre_"))),
    ),
    made(
        "text_lists.add_suffix_to_all",
        "add_suffix_to_all suffix_all add_suffix append_to_each add_ending",
        "words: list[str]; suffix: str",
        "list[str]",
        """
        Append {suffix} to each of {words}.
        add a suffix to every string of a list
        Return a new list in which {suffix} is attached to the end of every string.
        Given a list of words, append the same text to all of them.
        Put an ending on each item, such as a file extension or a punctuation mark.
        How do I add something at the end of all strings in a list?
        Add {suffix} to every one of {words}.
        increase all elements of a list
        Return a new list in which each number is larger by {suffix}.
        What are the elements plus the amount?
        """,
        """
        return [word + suffix for word in words]
        ---
        return [f"{word}{suffix}" for word in words]
        """,
        lambda r: (draw.words(r), r.choice(("s", ".txt", "!", "_1", "ly"))),
    ),
    made(
        "text_lists.surround_all",
        "surround_all wrap_each enclose_each quote_all wrap_strings",
        "words: list[str]; left: str; right: str",
        "list[str]",
        """
        Put {left} before and {right} after each of {words}.
        wrap every string of a list in brackets or quotes
        Return a new list in which all items are enclosed by {left} and {right}.
        Given a list of words, surround every word with an opening and a closing text.
        Enclose each string between two marks.
        How do I put something on both sides of all strings?
        """,
        """
        return [left + word + right for word in words]
        ---
        return [f"{left}{word}{right}" for word in words]
        """,
        lambda r: (
            draw.words(r),
            *r.choice((("(", ")"), ("[", "]"), ('"', '"'), ("<b>", "</b>"), ("", "!"))),
        ),
    ),
    made(
        "text_lists.remove_blank",
        "remove_blank remove_blank_strings drop_blank_strings non_blank_lines filter_blank",
        "strings: list[str]",
        "list[str]",
        """
        Remove the strings that are empty or have only whitespace from {strings}.
        drop blank strings
        Return all strings with at least one visible character, unchanged and in order.
        Given a list of lines, leave out the blank ones, also those made of spaces or tabs.
        Which strings are not blank?
        Filter a list: nothing that strips to '' remains.
        Remove the empty and blank strings from {strings}.
        Which strings have more than white space in them?
        non-blank strings
        """,
        """
        return [string for string in strings if string.strip()]
        ---
        return [string for string in strings if string and not string.isspace()]
        """,
        lambda r: ([string + r.choice(("", "", " ")) for string in _mixed(r)],),
    ),
    made(
        "text_lists.count_empty",
        "count_empty_strings count_blank_strings number_of_empty count_missing_texts",
        "strings: list[str]",
        "int",
        """
        Count the {strings} that are empty or have only whitespace.
        How many strings of the list are blank?
        number of empty texts
        Return how many items consist of nothing but spaces, '' included.
        Given the answers to a form, count those left blank.
        count blanks
        """,
        """
        return sum(not string.strip() for string in strings)
        ---
        return len([string for string in strings if string.strip() == ""])
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_lists.trim_and_drop_empty",
        "clean_strings strip_and_remove_empty trim_and_filter clean_list",
        "strings: list[str]",
        "list[str]",
        """
        Strip the whitespace around all {strings} and leave out those that are empty then.
        trim strings and drop the blanks
        Return the stripped strings of a list without empty ones, in order.
        Clean up a list of user inputs: no outer spaces, no blank entries.
        Given a list of strings, trim each and remove what has no content.
        What remains after trimming and removing empty strings?
        """,
        """
        return [string.strip() for string in strings if string.strip()]
        ---
        result = []
        for string in strings:
            string = string.strip()
            if string:
                result.append(string)
        return result
        """,
        lambda r: ([r.choice(("", " ", "  ")) + word + r.choice(("", " ")) for word in _mixed(r)],),
    ),
    made(
        "text_lists.capitalize_all",
        "capitalize_all capitalize_words capitalize_each capitalize_list",
        "words: list[str]",
        "list[str]",
        """
        Capitalize each of {words}: first letter upper case, the rest lower case.
        capitalize all strings of a list
        Return a list with every word written with a capital first letter and small letters after it.
        Given a list of names in any case, write them like 'Anna'.
        Make the first letters large and all other letters small.
        How do I capitalize every element?
        Capitalize all {words}: first letter upper case, the others lower case.
        What do the names look like with a capital at the beginning only?
        capitalized list
        Write each of {words} with a capital first letter and the rest in lower case.
        """,
        """
        return [word.capitalize() for word in words]
        ---
        return [word[:1].upper() + word[1:].lower() for word in words]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_lists.upper_all",
        "upper_all uppercase_all to_uppercase uppercase_words convert_to_upper",
        "words: list[str]",
        "list[str]",
        """
        Convert all {words} to upper case.
        uppercase every string of a list
        Return a list with each string in capital letters.
        Given a list of words, write all of them in capitals.
        Make every element upper-case.
        How do I change a list of strings to uppercase?
        Turn all {words} into upper case.
        What do the strings look like in capitals?
        upper-case list
        Write each of {words} in upper case.
        """,
        """
        return [word.upper() for word in words]
        ---
        return list(map(str.upper, words))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.lower_all",
        "lower_all lowercase_all to_lowercase lowercase_words normalize_case",
        "words: list[str]",
        "list[str]",
        """
        Convert all {words} to lower case.
        lowercase every string of a list
        Return a list with each string in small letters.
        Given a list of words, write all of them without capitals.
        Make every element lower-case.
        How do I change a list of strings to lowercase?
        Turn all {words} into lower case.
        What do the strings look like in small letters?
        lower-case list
        Write each of {words} in lower case.
        """,
        """
        return [word.lower() for word in words]
        ---
        return list(map(str.lower, words))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.first_letters",
        "first_letters get_first_letters initial_letters first_chars",
        "words: list[str]",
        "list[str]",
        """
        List the first letter of each of {words}; empty strings are skipped.
        first letters
        Return a list with the first character of every string that has one.
        Given a list of words, collect their initial letters in order, case unchanged.
        Which letters do the words begin with?
        Take the first char of each non-empty string.
        First element of every list that is not empty.
        heads of all sublists
        Return a list with what each of {words} begins with; empty lists are skipped.
        List the first character of each of {words}; empty texts are skipped.
        """,
        """
        return [word[0] for word in words if word]
        ---
        result = []
        for word in words:
            if word != "":
                result.append(word[0])
        return result
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_lists.last_letters",
        "last_letters get_last_letters final_letters last_chars",
        "words: list[str]",
        "list[str]",
        """
        List the last letter of each of {words}; empty strings are skipped.
        last letters
        Return a list with the final character of every string that has one.
        Given a list of words, collect the letters they end with, in order.
        Which letters do the words end with?
        Take the last char of each non-empty string.
        Last element of every tuple that is not empty.
        the final items of a list of tuples
        Return a list with what each of {words} ends with; empty tuples are skipped.
        List the last character of each of {words}; empty texts are skipped.
        """,
        """
        return [word[-1] for word in words if word]
        ---
        return [word[len(word) - 1] for word in words if len(word) > 0]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_lists.join_initials",
        "join_first_letters initials_of_words first_letters_word make_acronym",
        "words: list[str]",
        "str",
        """
        Join the first letters of {words} to one string.
        string of first letters
        Return the initial letters of all words, put together in order and unchanged.
        Given a list of words, build a new word from their first characters; empty strings are skipped.
        Which word do the first letters spell?
        Acronym from a list, keeping the case of the letters.
        """,
        """
        return "".join(word[:1] for word in words)
        ---
        result = ""
        for word in words:
            if word:
                result += word[0]
        return result
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_lists.nth_letters",
        "nth_letters nth_char_of_each letters_at_index column_of_letters",
        "words: list[str]; index: int",
        "str",
        """
        Join the characters at {index} (from 0) of all {words}; shorter words are skipped.
        Return a string of the letters that stand at position {index} in each word.
        read a column of letters
        Given a list of strings, take the character with that index from every string that is long enough.
        Which text do the words spell at one position? Indices are not negative.
        nth character of every word, concatenated
        """,
        """
        return "".join(word[index : index + 1] for word in words)
        ---
        result = ""
        for word in words:
            if index < len(word):
                result += word[index]
        return result
        """,
        lambda r: (draw.words(r), r.randint(0, 5)),
    ),
    made(
        "text_lists.first_n_of_each",
        "first_n_of_each abbreviate_all shorten_all truncate_all cut_words",
        "words: list[str]; n: int",
        "list[str]",
        """
        Cut each of {words} down to its first {n} characters.
        first n letters of every word
        Return a list with the beginnings of all strings, at most {n} characters each.
        Given a list of words, abbreviate them to {n} letters; shorter words stay whole.
        Shorten all strings of a list to a maximum length.
        What are the first {n} characters of each string? {n} is not negative.
        Cut each of {words} to its first {n} characters.
        What do the strings begin with, up to that length?
        shortened strings
        """,
        """
        return [word[:n] for word in words]
        ---
        result = []
        for word in words:
            result.append(word[0:n])
        return result
        """,
        lambda r: (draw.words(r), r.randint(0, 5)),
    ),
    made(
        "text_lists.last_n_of_each",
        "last_n_of_each endings_of_all last_chars_of_each word_endings",
        "words: list[str]; n: int",
        "list[str]",
        """
        List the last {n} characters of each of {words}.
        endings of every word
        Return a list with the final {n} letters of all strings; shorter strings stay whole.
        Given a list of words, keep only their last {n} characters.
        What do the words end with, {n} letters each? With 0 all results are empty.
        Cut off everything but the end of each string.
        """,
        """
        return [word[-n:] if n > 0 else "" for word in words]
        ---
        return [word[max(len(word) - n, 0) :] for word in words]
        """,
        lambda r: (draw.words(r), r.randint(0, 5)),
    ),
    made(
        "text_lists.total_length",
        "total_length sum_of_lengths total_characters count_all_characters total_chars",
        "words: list[str]",
        "int",
        """
        Add up the lengths of all {words}.
        total number of characters in a list of strings
        Return how many characters all strings have together, 0 for an empty list.
        Given a list of words, count all their letters.
        How long would the strings be if they were concatenated?
        sum of string lengths
        Total length of all {words}.
        How many characters do the strings have together?
        sum of lengths
        Total number of characters in {words}.
        """,
        """
        return sum(len(word) for word in words)
        ---
        return len("".join(words))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.count_by_first_letter",
        "count_by_first_letter count_initials first_letter_counts count_first_letters",
        "words: list[str]",
        "dict[str, int]",
        """
        Count how many of {words} begin with each letter, as a dictionary.
        count words by first letter
        Return a dict that maps every first character to the number of strings starting with it.
        Given a list of words, tally their initial letters; empty strings are skipped, case matters.
        How often is each letter the first one of a word?
        Frequency of the starting letters, keys in order of appearance.
        """,
        """
        counts = {}
        for word in words:
            if word:
                counts[word[0]] = counts.get(word[0], 0) + 1
        return counts
        ---
        return dict(Counter(word[0] for word in words if word))
        """,
        lambda r: (_mixed(r),),
        "from collections import Counter",
    ),
    made(
        "text_lists.shortest",
        "shortest_string find_shortest shortest_word shortest_in_list",
        "words: list[str]",
        "str",
        """
        Return the shortest string in {words}.
        Shortest word of a list; the first wins a tie, an empty list gives "".
        Find the word with the fewest characters in {words}, or an empty string if there is none.
        Given a list of words, return the one with the smallest length.
        which of the strings is the shortest
        Pick the string with minimum length.
        """,
        """
        return min(words, key=len, default="")
        ---
        if not words:
            return ""
        shortest = words[0]
        for word in words[1:]:
            if len(word) < len(shortest):
                shortest = word
        return shortest
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.shortest_length",
        "shortest_length min_length shortest_word_length length_of_shortest minimum_length",
        "words: list[str]",
        "int",
        """
        Length of the shortest string in {words}, 0 if there are none.
        minimum word length
        Return the smallest number of characters that one of the strings has.
        Given a list of words, how many letters has the shortest one?
        Find the minimum length in a list of strings; an empty list gives 0.
        How short is the shortest word?
        """,
        """
        return min((len(word) for word in words), default=0)
        ---
        if not words:
            return 0
        return len(min(words, key=len))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.index_of_longest",
        "index_of_longest longest_index position_of_longest",
        "words: list[str]",
        "int",
        """
        Return the index of the longest string in {words}, -1 if there are none.
        position of the longest word
        Given a list of strings, at which index is the one with the most characters? The first on a tie.
        Index of the greatest length in a list of strings.
        Where in the list is the longest word?
        Returns an int, counted from 0; -1 for an empty list.
        Find the index of the longest of {words}; the first one on a tie, -1 for an empty list.
        At which position is the string with the most characters?
        index of the longest word
        """,
        """
        if not words:
            return -1
        return max(range(len(words)), key=lambda i: len(words[i]))
        ---
        best = -1
        for i, word in enumerate(words):
            if best == -1 or len(word) > len(words[best]):
                best = i
        return best
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.common_suffix_of_all",
        "longest_common_suffix common_suffix common_ending shared_suffix",
        "words: list[str]",
        "str",
        """
        Return the longest common suffix of all {words}.
        Longest ending that every string of a list shares, '' if there is none or the list is empty.
        common ending of several words
        Given a list of strings, find the longest text with which all of them end.
        With which letters do all the words end?
        Like a common prefix, but compared from the end.
        """,
        """
        if not words:
            return ""
        suffix = words[0]
        for word in words[1:]:
            while not word.endswith(suffix):
                suffix = suffix[1:]
        return suffix
        ---
        count = 0
        for chars in zip(*(word[::-1] for word in words)):
            if len(set(chars)) > 1:
                break
            count += 1
        return words[0][len(words[0]) - count :] if words else ""
        """,
        lambda r: (_alike(r),),
    ),
    made(
        "text_lists.sort_by_length_descending",
        "sort_by_length_descending sort_longest_first order_by_length_desc",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by length, the longest first; equally long ones keep their order.
        longest words first
        Return a new list with the strings from the longest to the shortest.
        Given a list of strings, order them by descending length (stable).
        Sort by number of characters in decreasing order.
        How do I sort strings from long to short?
        Sort tuples by how many elements they have, longest first.
        sort tuples by length, descending
        Return {words} in descending order of their lengths; equally long ones keep their order.
        """,
        """
        return sorted(words, key=len, reverse=True)
        ---
        return sorted(words, key=lambda word: -len(word))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.sort_by_vowels",
        "sort_by_vowels sort_by_vowel_count order_by_vowels",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by their number of vowels, fewest first; ties keep their order.
        order words by vowel count
        Return the words in ascending order of how many vowels (a, e, i, o, u in any case) they contain.
        Given a list of strings, sort it by the count of vowels.
        Which order do the words have when ranked by their vowels?
        Stable sort with the number of vowels as the key.
        Sort words by their number of vowels, fewest first; ties keep their order.
        sort by vowel count
        Return {words} in ascending order of how many of a, e, i, o, u they have, ignoring case.
        """,
        """
        return sorted(words, key=lambda word: sum(char in "aeiou" for char in word.lower()))
        ---
        def vowels(word: str) -> int:
            return len([char for char in word if char in "aeiouAEIOU"])

        return sorted(words, key=vowels)
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_lists.sort_by_char_count",
        "sort_by_char_count sort_by_letter_count order_by_occurrences",
        "words: list[str]; char: str",
        "list[str]",
        """
        Sort {words} by how often {char} occurs in them, most often first; ties keep their order.
        order strings by the count of a letter
        Return the words in descending order of the number of times they contain {char}.
        Given a list of strings and a letter, put those with the most occurrences first.
        Stable sort by letter frequency, largest first.
        Which words have {char} most often?
        Sort words by how often they contain {char}, most first; ties keep their order.
        sort by number of occurrences of a letter
        Return {words} in descending order of the count of {char} in them.
        """,
        """
        return sorted(words, key=lambda word: word.count(char), reverse=True)
        ---
        return sorted(words, key=lambda word: -word.count(char))
        """,
        lambda r: (_short(r), r.choice("abc")),
    ),
)
