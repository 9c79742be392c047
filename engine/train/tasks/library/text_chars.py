"""Characters of a text: counting kinds, keeping, removing, replacing and checking them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_COUNTER = "from collections import Counter"
_STRING = "import string"


def _text(r: Random) -> str:
    """A sentence, or letters, digits and marks in any order, or few letters that repeat, or nothing."""
    kind = r.random()
    if kind < 0.1:
        return ""
    if kind < 0.35:
        return draw.letters(r, 1, 10, "abEo19 -_,.!X")
    if kind < 0.6:
        return draw.letters(r, 1, 7, "aabBc")
    return draw.sentence(r, 1, 4)


def _word(r: Random) -> str:
    """One word, sometimes empty, sometimes with capitals, digits or a mark."""
    kind = r.random()
    if kind < 0.08:
        return ""
    return draw.word(r) if kind < 0.6 else draw.letters(r, 1, 5, "abcAB1-e")


ENTRIES = (
    made(
        "text_chars.count_vowels",
        "count_vowels vowel_count num_vowels number_of_vowels",
        "text: str",
        "int",
        """
        Count the vowels in {text}.
        Return how many of the letters a, e, i, o and u the text has, in upper or lower case.
        number of vowels
        How many vowels does the string contain? y is none.
        Given a string, count its vowels; 0 for empty text.
        Vowel count, ignoring case.
        How many vowels (a, e, i, o, u) does the string have? Upper and lower case both count.
        number of vowels in a string
        """,
        """
        return sum(char in "aeiou" for char in text.lower())
        ---
        count = 0
        for char in text:
            if char in "aeiouAEIOU":
                count += 1
        return count
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.count_letters",
        "count_alphabetic_chars letter_count number_of_letters count_letters count_alphabetic",
        "text: str",
        "int",
        """
        Count the letters in {text}.
        Return how many characters of the text are letters; digits, spaces and punctuation do not count.
        number of alphabetic characters
        How many letters does the string have?
        Given a string, count everything for which isalpha is true.
        letters only count
        How many alphabetic characters are there? Digits, spaces and signs are left out.
        number of letters in a string
        """,
        """
        return sum(char.isalpha() for char in text)
        ---
        return len([char for char in text if char.isalpha()])
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.count_lowercase",
        "count_lowercase count_lower number_of_lowercase_letters lowercase_count",
        "text: str",
        "int",
        """
        Count the lower-case letters in {text}.
        Return how many small letters the text has.
        number of lowercase characters
        How many letters are not capitals?
        Given a string, count everything for which islower is true.
        lowercase letter count
        How many small letters does the string contain?
        """,
        """
        return sum(char.islower() for char in text)
        ---
        count = 0
        for char in text:
            if char.islower():
                count += 1
        return count
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.count_spaces",
        "count_spaces count_whitespace space_count number_of_spaces",
        "text: str",
        "int",
        """
        Count the whitespace characters in {text}: spaces, tabs and line breaks.
        Return how many characters of the text are white space.
        number of spaces in a string
        How many blanks does the string contain?
        Given a string, count everything for which isspace is true.
        whitespace count
        """,
        """
        return sum(char.isspace() for char in text)
        ---
        return len([char for char in text if char.isspace()])
        """,
        lambda r: (_text(r).replace("a", r.choice("a \t\n")),),
    ),
    made(
        "text_chars.count_without_spaces",
        "count_chars_without_spaces length_without_spaces count_non_space characters_without_spaces",
        "text: str",
        "int",
        """
        Count the characters of {text} without whitespace.
        length without spaces
        Return how many characters the text has when spaces, tabs and line breaks are not counted.
        How long is the string if all spaces are left out?
        Given a text, count its non-blank characters.
        character count, spaces excluded
        """,
        """
        return sum(not char.isspace() for char in text)
        ---
        return len("".join(text.split()))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.count_punctuation",
        "count_punctuation punctuation_count number_of_punctuation_marks",
        "text: str",
        "int",
        """
        Count the ASCII punctuation characters in {text}.
        Return how many punctuation marks such as . , ! ? - _ the text has.
        number of punctuation marks
        How many characters of the string are in string.punctuation?
        Given a sentence, count its signs; letters, digits and spaces do not count.
        punctuation count
        """,
        """
        return sum(char in string.punctuation for char in text)
        ---
        count = 0
        for char in text:
            if char in string.punctuation:
                count += 1
        return count
        """,
        lambda r: (_text(r) + r.choice(("", "€", "…!")),),
        _STRING,
    ),
    made(
        "text_chars.count_special",
        "count_special_characters count_special special_char_count count_symbols",
        "text: str",
        "int",
        """
        Count the special characters of {text}: neither letters nor digits nor whitespace.
        number of symbols
        Return how many characters are not alphanumeric and not spaces.
        How many special characters does the string or password have?
        Given a text, count everything except letters, digits and white space.
        special char count
        Count the special characters in {text}: all but letters, digits and whitespace.
        How many symbols does the string contain? Spaces do not count.
        number of special characters
        """,
        """
        return sum(not char.isalnum() and not char.isspace() for char in text)
        ---
        return len([char for char in text if not (char.isalnum() or char.isspace())])
        """,
        lambda r: (_text(r) + r.choice(("", "€", "…!")),),
    ),
    made(
        "text_chars.letters_and_digits",
        "count_letters_and_digits letters_and_digits letter_digit_counts",
        "text: str",
        "tuple[int, int]",
        """
        Count the letters and the digits of {text}, in this order.
        numbers of letters and digits
        Return a tuple with how many letters and how many digits the text has.
        How many letters, how many digits? Other characters are ignored.
        Given a string, calculate its letter count and its digit count.
        (letters, digits)
        Count the letters and the digits of {text}, as a tuple in this order.
        How many letters and how many digits does the string have?
        """,
        """
        letters = sum(char.isalpha() for char in text)
        digits = sum(char.isdigit() for char in text)
        return letters, digits
        ---
        letters = digits = 0
        for char in text:
            if char.isalpha():
                letters += 1
            elif char.isdigit():
                digits += 1
        return letters, digits
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.vowels_and_consonants",
        "count_vowels_and_consonants vowels_and_consonants vowel_consonant_counts",
        "text: str",
        "tuple[int, int]",
        """
        Count the vowels and the consonants of {text}, in this order.
        numbers of vowels and consonants
        Return a tuple with how many vowels (a, e, i, o, u in any case) and how many other letters it has.
        How many vowels, how many consonants? Digits, spaces and signs are ignored.
        Given a string, return its vowel count and its consonant count.
        (vowels, consonants)
        Count the vowels and the consonants of {text} and return both as a tuple.
        How many vowels and how many consonants are in the string?
        (vowels, consonants) of a text
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        vowels = sum(char in "aeiou" for char in letters)
        return vowels, len(letters) - vowels
        ---
        vowels = consonants = 0
        for char in text.lower():
            if char in "aeiou":
                vowels += 1
            elif char.isalpha():
                consonants += 1
        return vowels, consonants
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.kinds",
        "count_character_types character_types char_type_counts classify_characters text_composition",
        "text: str",
        "dict[str, int]",
        """
        Count the characters of {text} by kind: 'letters', 'digits', 'spaces' and 'other'.
        character types of a string
        Return a dictionary with the numbers of letters, digits, whitespace and all other characters.
        How is the text composed? The four keys are always there.
        Given a string, count letters, digits, spaces and special characters.
        Statistics of the character classes.
        """,
        """
        counts = {"letters": 0, "digits": 0, "spaces": 0, "other": 0}
        for char in text:
            if char.isalpha():
                counts["letters"] += 1
            elif char.isdigit():
                counts["digits"] += 1
            elif char.isspace():
                counts["spaces"] += 1
            else:
                counts["other"] += 1
        return counts
        ---
        letters = sum(map(str.isalpha, text))
        digits = sum(map(str.isdigit, text))
        spaces = sum(map(str.isspace, text))
        rest = len(text) - letters - digits - spaces
        return {"letters": letters, "digits": digits, "spaces": spaces, "other": rest}
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.statistics",
        "text_statistics text_stats summarize_text text_summary",
        "text: str",
        "dict[str, int]",
        """
        Count the 'characters', 'words' and 'lines' of {text}, as a dictionary.
        text statistics
        Return a dict with the number of characters, whitespace-separated words and lines; '' has 0 lines.
        How long is a text in characters, words and lines?
        Given a text, summarize its size.
        Basic stats of a document: characters, words, lines.
        """,
        """
        return {"characters": len(text), "words": len(text.split()), "lines": len(text.splitlines())}
        ---
        stats = {}
        stats["characters"] = len(text)
        stats["words"] = len(text.split())
        stats["lines"] = len(text.splitlines())
        return stats
        """,
        lambda r: (_text(r).replace(" ", r.choice(" \n")),),
    ),
    made(
        "text_chars.keep_vowels",
        "keep_vowels extract_vowels vowels_only get_vowels only_vowels",
        "text: str",
        "str",
        """
        Keep only the vowels of {text}.
        extract the vowels of a string
        Return a string of all vowels (a, e, i, o, u in any case) in their order.
        Given a text, drop everything that is not a vowel.
        Which vowels remain when consonants, spaces and signs are removed?
        vowels only
        Which vowels does the string consist of when everything else is removed?
        vowels of a string
        """,
        """
        return "".join(char for char in text if char in "aeiouAEIOU")
        ---
        result = ""
        for char in text:
            if char.lower() in "aeiou":
                result += char
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.list_vowels",
        "list_vowels vowels_in find_vowels vowel_list",
        "text: str",
        "list[str]",
        """
        List the vowels of {text} in order.
        vowels of a string as a list
        Return a list with each vowel (a, e, i, o, u in any case) of the text, repetitions included.
        Given a word, collect its vowels.
        Which vowels occur, from left to right?
        all vowels found
        """,
        """
        return [char for char in text if char in "aeiouAEIOU"]
        ---
        return [char for char in text if char.lower() in ("a", "e", "i", "o", "u")]
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.distinct_vowels",
        "unique_vowels distinct_vowels which_vowels vowel_set",
        "text: str",
        "list[str]",
        """
        List the different vowels that occur in {text}, in lower case and sorted.
        distinct vowels
        Return the vowels (a, e, i, o, u) that the text has, each once, in alphabetical order.
        Which vowels are used, ignoring case?
        Given a text, find the set of its vowels as a sorted list.
        vowels present in the string
        """,
        """
        return [vowel for vowel in "aeiou" if vowel in text.lower()]
        ---
        return sorted(set(text.lower()) & set("aeiou"))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.keep_consonants",
        "keep_consonants consonants_only extract_consonants get_consonants",
        "text: str",
        "str",
        """
        Keep only the consonants of {text}.
        extract the consonants of a string
        Return a string of all letters that are not vowels (a, e, i, o, u in any case), in their order.
        Given a text, drop vowels, digits, spaces and signs.
        Which consonants remain?
        consonants only
        """,
        """
        return "".join(char for char in text if char.isalpha() and char not in "aeiouAEIOU")
        ---
        result = ""
        for char in text:
            if char.isalpha() and char.lower() not in "aeiou":
                result += char
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.remove_consonants",
        "remove_consonants drop_consonants strip_consonants delete_consonants",
        "text: str",
        "str",
        """
        Remove all consonants from {text}; vowels, digits, spaces and signs stay.
        delete the consonants
        Return the text without letters other than a, e, i, o, u (in any case).
        Given a sentence, leave out its consonants and keep everything else.
        What does the string look like without consonants?
        drop consonants
        """,
        """
        return "".join(char for char in text if not char.isalpha() or char in "aeiouAEIOU")
        ---
        result = ""
        for char in text:
            if char.isalpha() and char.lower() not in "aeiou":
                continue
            result += char
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.keep_uppercase",
        "uppercase_letters keep_uppercase get_capitals extract_capitals capital_letters",
        "text: str",
        "str",
        """
        Keep only the capital letters of {text}.
        extract the upper-case letters
        Return a string of all capitals in their order.
        Given a text, drop everything that is not an upper-case letter.
        Which capital letters does the string have?
        uppercase only
        Keep only the upper-case letters of {text}.
        Which capitals does the string contain?
        capitals of a string
        """,
        """
        return "".join(char for char in text if char.isupper())
        ---
        return "".join(filter(str.isupper, text))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.remove_uppercase",
        "remove_uppercase remove_capitals drop_capital_letters delete_uppercase",
        "text: str",
        "str",
        """
        Remove all capital letters from {text}.
        delete upper-case letters
        Return the text without its capitals; everything else stays.
        Given a string, leave out every upper-case letter.
        What remains without the capitals?
        drop uppercase characters
        """,
        """
        return "".join(char for char in text if not char.isupper())
        ---
        result = ""
        for char in text:
            if not char.isupper():
                result += char
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.remove_lowercase",
        "remove_lowercase drop_lowercase delete_small_letters",
        "text: str",
        "str",
        """
        Remove all lower-case letters from {text}.
        delete small letters
        Return the text without its small letters; capitals, digits, spaces and signs stay.
        Given a string, leave out every lower-case letter.
        What remains without the small letters?
        drop lowercase characters
        """,
        """
        return "".join(char for char in text if not char.islower())
        ---
        result = ""
        for char in text:
            if not char.islower():
                result += char
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.remove_part",
        "remove_all_occurrences remove_substring remove_char remove_character delete_char",
        "text: str; part: str",
        "str",
        """
        Remove every {part} from {text}.
        delete a character or a substring everywhere
        Return the text without any occurrence of {part}; upper and lower case differ.
        Given a string and a letter or some text that is not empty, take it out wherever it occurs.
        What is left of the string when each {part} is dropped?
        remove all occurrences of a given character
        """,
        """
        return text.replace(part, "")
        ---
        return "".join(text.split(part))
        """,
        lambda r: (draw.letters(r, 0, 8, "ab -") + _text(r), r.choice(("a", "ab", "ba", "e", " ", "aa"))),
    ),
    made(
        "text_chars.remove_first_occurrence",
        "remove_first_substring remove_first_match remove_first_occurrence delete_first",
        "text: str; part: str",
        "str",
        """
        Remove only the first occurrence of {part} from {text}.
        delete the first match
        Return the text without the leftmost {part}; unchanged if it does not occur.
        Given a string and a character or text, take it out once.
        Drop one occurrence, the first, and keep the others.
        replace once with nothing
        """,
        """
        return text.replace(part, "", 1)
        ---
        before, _, after = text.partition(part)
        return before + after
        """,
        lambda r: (_text(r), r.choice(("a", "b", "ab", " ", "e"))),
    ),
    made(
        "text_chars.remove_special",
        "remove_special_characters strip_special clean_text remove_symbols remove_non_alphanumeric",
        "text: str",
        "str",
        """
        Remove everything from {text} that is not a letter, a digit or a space.
        remove special characters
        Return the text with only letters, digits and spaces; their case stays.
        Given a sentence, take out punctuation and other symbols but keep the spaces.
        Clean a string of special characters.
        What remains without signs?
        Remove the special characters from {text}; letters, digits and spaces stay.
        What is left without punctuation and other symbols?
        string without special characters
        """,
        """
        return "".join(char for char in text if char.isalnum() or char == " ")
        ---
        result = ""
        for char in text:
            if char.isalnum() or char == " ":
                result += char
        return result
        """,
        lambda r: (_text(r) + r.choice(("", "€", "\\t!")),),
    ),
    made(
        "text_chars.remove_non_ascii",
        "remove_non_ascii strip_non_ascii ascii_only drop_unicode",
        "text: str",
        "str",
        """
        Remove all characters from {text} that are not ASCII.
        strip non-ASCII characters
        Return only the characters with a code below 128, such as plain letters, digits and signs.
        Given a text with accents or emojis, drop these characters.
        What is left when only ASCII is allowed?
        Delete unicode characters beyond ASCII.
        """,
        """
        return "".join(char for char in text if ord(char) < 128)
        ---
        return text.encode("ascii", "ignore").decode()
        """,
        lambda r: (draw.letters(r, 0, 7, "abc é€ñ1ü☺"),),
    ),
    made(
        "text_chars.replace_char",
        "replace_char replace_character replace_all_chars substitute_char replace_letter",
        "text: str; old: str; new: str",
        "str",
        """
        Replace every {old} in {text} by {new}.
        Return the text in which all occurrences of one character became another.
        replace a character in a string
        Given a string, substitute {new} for each {old}; case matters.
        Swap one piece of text for another everywhere; {old} is not empty.
        How do I change all commas to semicolons, or spaces to underscores?
        """,
        """
        return text.replace(old, new)
        ---
        return new.join(text.split(old))
        """,
        lambda r: (
            _text(r),
            *r.choice((("a", "o"), (" ", "_"), ("b", ""), ("e", "3"), (",", ";"), ("B", "b"))),
        ),
    ),
    made(
        "text_chars.replace_vowels",
        "replace_vowels mask_vowels substitute_vowels hide_vowels",
        "text: str; new: str",
        "str",
        """
        Replace every vowel of {text} by {new}.
        Return the text in which a, e, i, o and u, in upper or lower case, became {new}.
        hide the vowels
        Given a sentence, put a star or another sign in place of each vowel.
        Substitute all vowels with one character.
        What does the string look like with its vowels masked?
        """,
        """
        return "".join(new if char in "aeiouAEIOU" else char for char in text)
        ---
        return re.sub("[aeiouAEIOU]", lambda match: new, text)
        """,
        lambda r: (_text(r), r.choice(("*", "_", "", "oo", "e"))),
        "import re",
    ),
    made(
        "text_chars.replace_digits",
        "replace_digits mask_numbers hide_digits digits_to_char",
        "text: str; new: str",
        "str",
        """
        Replace each digit of {text} by {new}.
        Return the text in which every single digit 0 to 9 became {new}.
        hide the digits
        Given a string with numbers, put a sign such as # in place of each digit.
        Mask all digits with one character.
        Substitute every number character.
        """,
        """
        return "".join(new if char in "0123456789" else char for char in text)
        ---
        return re.sub("[0-9]", lambda match: new, text)
        """,
        lambda r: (draw.letters(r, 0, 8, "ab 1290-"), r.choice(("#", "*", "", "x"))),
        "import re",
    ),
    made(
        "text_chars.replace_spaces",
        "replace_spaces spaces_to substitute_spaces space_to_char",
        "text: str; new: str",
        "str",
        """
        Replace every space in {text} by {new}.
        Return the text with {new} in place of each single space.
        spaces to underscores
        Given a string, substitute another text such as '%20' or '-' for its spaces.
        How do I change blanks to something else? Two spaces give two of them.
        Swap spaces for a separator.
        """,
        """
        return text.replace(" ", new)
        ---
        return "".join(new if char == " " else char for char in text)
        """,
        lambda r: (r.choice((_text(r), "a  b", draw.sentence(r, 2, 4))), r.choice(("_", "%20", "-", ""))),
    ),
    made(
        "text_chars.replace_non_alphanumeric",
        "replace_non_alphanumeric replace_special sanitize_text replace_symbols",
        "text: str; new: str",
        "str",
        """
        Replace every character of {text} that is neither a letter nor a digit by {new}.
        Return the text with {new} in place of each space, punctuation mark and symbol.
        sanitize a string
        Given a name, substitute something such as '_' for all special characters, one for each.
        Change everything that is not alphanumeric.
        Letters and digits stay, the rest becomes {new}.
        """,
        """
        return "".join(char if char.isalnum() else new for char in text)
        ---
        result = ""
        for char in text:
            result += char if char.isalnum() else new
        return result
        """,
        lambda r: (_text(r), r.choice(("_", "-", "", " "))),
    ),
    made(
        "text_chars.uppercase_vowels",
        "uppercase_vowels capitalize_vowels vowels_upper",
        "text: str",
        "str",
        """
        Write the vowels of {text} in upper case and leave everything else as it is.
        capitalize the vowels
        Return the text in which a, e, i, o and u became capitals.
        Given a string, make only its vowels upper-case.
        What does the word look like with large vowels?
        vowels to capitals
        """,
        """
        return "".join(char.upper() if char in "aeiou" else char for char in text)
        ---
        for vowel in "aeiou":
            text = text.replace(vowel, vowel.upper())
        return text
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.vowels_upper_rest_lower",
        "vowels_upper_consonants_lower highlight_vowels vowel_case",
        "text: str",
        "str",
        """
        Write the vowels of {text} in upper case and all other letters in lower case.
        large vowels, small consonants
        Return the text with capital vowels; every consonant becomes small.
        Given a string in any case, make vowels upper-case and consonants lower-case.
        Only vowels shall be capitals in the result.
        Change the case by kind of letter.
        """,
        """
        return "".join(char.upper() if char in "aeiou" else char for char in text.lower())
        ---
        result = ""
        for char in text:
            result += char.upper() if char.lower() in "aeiou" else char.lower()
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.reverse_vowels",
        "reverse_vowels swap_vowels reverse_only_vowels",
        "text: str",
        "str",
        """
        Reverse only the vowels of {text}; all other characters stay in place.
        reverse vowels of a string
        Return the text in which the first vowel has changed places with the last, and so on.
        Given a word, let its vowels (a, e, i, o, u in any case) appear in the opposite order.
        Consonants keep their positions, vowels are mirrored.
        What does the string look like with its vowels reversed?
        Reverse only the vowels of {text}, everything else keeps its place.
        Return the text with its a, e, i, o, u (in either case) in the opposite order.
        """,
        """
        vowels = [char for char in text if char in "aeiouAEIOU"]
        return "".join(vowels.pop() if char in "aeiouAEIOU" else char for char in text)
        ---
        chars = list(text)
        places = [i for i, char in enumerate(text) if char in "aeiouAEIOU"]
        for i, j in zip(places, reversed(places)):
            chars[i] = text[j]
        return "".join(chars)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.reverse_letters_only",
        "reverse_only_letters reverse_letters reverse_letters_in_place",
        "text: str",
        "str",
        """
        Reverse the letters of {text}, but leave all other characters where they are.
        reverse only letters
        Return the text with its letters in the opposite order; digits, spaces and signs stay in place.
        Given a string with punctuation, mirror just the letters.
        Letters are turned around, the rest does not move.
        What is "ab-cd" with reversed letters? "dc-ba".
        Reverse the letters of {text}; digits, spaces and signs stay where they are.
        """,
        """
        letters = [char for char in text if char.isalpha()]
        return "".join(letters.pop() if char.isalpha() else char for char in text)
        ---
        chars = list(text)
        i, j = 0, len(chars) - 1
        while i < j:
            if not chars[i].isalpha():
                i += 1
            elif not chars[j].isalpha():
                j -= 1
            else:
                chars[i], chars[j] = chars[j], chars[i]
                i += 1
                j -= 1
        return "".join(chars)
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.repeat_chars",
        "repeat_each_char repeat_letters stretch multiply_chars repeat_characters",
        "text: str; n: int",
        "str",
        """
        Repeat every character of {text} {n} times.
        Return the text with each character written {n} times in a row.
        stretch a string
        Given a word and a number, multiply each letter by the number.
        aabbcc from abc and 2
        What does the string look like when all letters are repeated? With 0 nothing is left.
        """,
        """
        return "".join(char * n for char in text)
        ---
        result = ""
        for char in text:
            result += char * n
        return result
        """,
        lambda r: (_word(r), r.randint(0, 4)),
    ),
    made(
        "text_chars.repeat_increasing",
        "mumble accumulate_letters repeat_by_position stretch_letters",
        "text: str",
        "str",
        """
        Write the first letter of {text} once, the second twice and so on: capital first, joined by dashes.
        mumbling of a word
        Return groups such as 'A-Bb-Ccc' for "abc": each letter repeated by its position.
        Given a word, repeat every letter as often as its place from 1, each group with a capital in front.
        Join the growing groups with '-'; '' for empty text.
        Accumulating letters.
        """,
        """
        return "-".join((char * i).capitalize() for i, char in enumerate(text, 1))
        ---
        groups = []
        for i, char in enumerate(text):
            groups.append(char.upper() + char.lower() * i)
        return "-".join(groups)
        """,
        lambda r: (draw.letters(r, 0, 5, "abcdEF"),),
    ),
    made(
        "text_chars.only_letters",
        "is_alpha only_letters contains_only_letters is_alphabetic all_letters",
        "text: str",
        "bool",
        """
        Does {text} consist of letters only?
        check that a string is alphabetic
        Return True if every character is a letter; empty text gives False.
        Given a string, are there neither digits nor spaces nor signs in it?
        isalpha
        True for a word, False for something like "a1" or "a b".
        Check whether {text} consists only of letters.
        Is every character of the string alphabetic?
        all letters?
        """,
        """
        return text.isalpha()
        ---
        return bool(text) and all(char.isalpha() for char in text)
        """,
        lambda r: (_word(r),),
    ),
    made(
        "text_chars.only_letters_and_spaces",
        "only_letters_and_spaces is_alpha_or_space letters_and_spaces_only",
        "text: str",
        "bool",
        """
        Does {text} consist of letters and spaces only?
        check for letters and spaces
        Return True if every character is a letter or a space; empty text gives True.
        Given a name or sentence, is it free of digits and punctuation?
        False as soon as something else than a letter or a space occurs.
        valid name characters
        """,
        """
        return all(char.isalpha() or char == " " for char in text)
        ---
        for char in text:
            if char != " " and not char.isalpha():
                return False
        return True
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.only_digits",
        "is_digits only_digits is_numeric contains_only_digits all_digits",
        "text: str",
        "bool",
        """
        Does {text} consist of digits only?
        check that a string is numeric
        Return True if every character is a digit; empty text gives False.
        Given a string, are there no signs, points or letters in it?
        isdigit
        True for "007", False for "-7" or "7.0".
        Check whether {text} consists only of digits.
        Is every character of the string a digit from 0 to 9?
        all digits?
        """,
        """
        return text.isdigit()
        ---
        return len(text) > 0 and all(char.isdigit() for char in text)
        """,
        lambda r: (
            r.choice(("", "", "-")) + draw.letters(r, 0, 4, "0127") + r.choice(("", "", "a", "-", ".")),
        ),
    ),
    made(
        "text_chars.is_alphanumeric",
        "is_alphanumeric only_letters_and_digits is_alnum",
        "text: str",
        "bool",
        """
        Does {text} consist of letters and digits only?
        check that a string is alphanumeric
        Return True if every character is a letter or a digit; empty text gives False.
        Given a string, is it free of spaces and signs?
        isalnum
        True for "abc1", False for "a_1" or "a 1".
        Check whether {text} consists only of letters and digits.
        Is every character alphanumeric?
        alphanumeric?
        """,
        """
        return text.isalnum()
        ---
        return text != "" and all(char.isalpha() or char.isdigit() for char in text)
        """,
        lambda r: (_word(r),),
    ),
    made(
        "text_chars.all_uppercase",
        "is_uppercase is_upper all_caps is_all_caps all_uppercase",
        "text: str",
        "bool",
        """
        Is {text} written in capitals?
        check for upper case
        Return True if the text has letters and none of them is small; digits and signs do not matter.
        Given a string, are all its letters upper-case?
        isupper
        False for text without any letter.
        """,
        """
        return text.isupper()
        ---
        return any(char.isupper() for char in text) and not any(char.islower() for char in text)
        """,
        lambda r: (r.choice((_text(r), _text(r).upper())),),
    ),
    made(
        "text_chars.all_lowercase",
        "is_lowercase is_lower all_lowercase is_small",
        "text: str",
        "bool",
        """
        Is {text} written in small letters?
        check for lower case
        Return True if the text has letters and none of them is a capital; digits and signs do not matter.
        Given a string, are all its letters lower-case?
        islower
        False for text without any letter.
        """,
        """
        return text.islower()
        ---
        return any(char.islower() for char in text) and not any(char.isupper() for char in text)
        """,
        lambda r: (r.choice((_text(r), _text(r).lower())),),
    ),
    made(
        "text_chars.has_digit",
        "has_digit contains_digit has_number contains_number",
        "text: str",
        "bool",
        """
        Does {text} contain a digit?
        check for a number in a string
        Return True if at least one character is a digit.
        Given a string such as a password, is there any digit in it?
        False for text without numbers, also for empty text.
        any isdigit
        Check whether {text} contains a digit.
        Is at least one character of the string a digit?
        any digits in a string?
        """,
        """
        return any(char.isdigit() for char in text)
        ---
        for char in text:
            if char.isdigit():
                return True
        return False
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.has_uppercase",
        "has_uppercase contains_uppercase has_capital_letter any_upper",
        "text: str",
        "bool",
        """
        Does {text} contain a capital letter?
        check for an upper-case letter
        Return True if at least one character is a capital.
        Given a string such as a password, is there any upper-case letter in it?
        False for text without capitals, also for empty text.
        any isupper
        Check whether {text} contains an upper-case letter.
        Is at least one character of the string a capital?
        any capitals?
        """,
        """
        return any(char.isupper() for char in text)
        ---
        return text != text.lower()
        """,
        lambda r: (r.choice((_text(r), _text(r).upper())),),
    ),
    made(
        "text_chars.has_special",
        "has_special_character contains_special_char has_symbol contains_symbol",
        "text: str",
        "bool",
        """
        Does {text} contain a special character: neither letter nor digit nor whitespace?
        check for a symbol
        Return True if at least one character is not alphanumeric and not a space.
        Given a string such as a password, is there any sign like ! or - in it?
        False if there are only letters, digits and spaces.
        has punctuation
        Check whether {text} contains a special character: no letter, no digit, no whitespace.
        Is there any symbol such as ! or @ in the string?
        special characters present?
        """,
        """
        return any(not char.isalnum() and not char.isspace() for char in text)
        ---
        for char in text:
            if not (char.isalnum() or char.isspace()):
                return True
        return False
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.has_whitespace",
        "has_whitespace contains_space has_space has_spaces",
        "text: str",
        "bool",
        """
        Does {text} contain white space?
        check for spaces
        Return True if at least one character is a space, a tab or a line break.
        Given a user name, is there any blank in it?
        False for a single word, also for empty text.
        any isspace
        """,
        """
        return any(char.isspace() for char in text)
        ---
        return len(text) != len("".join(text.split()))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.starts_with_vowel",
        "starts_with_vowel begins_with_vowel is_first_letter_vowel",
        "word: str",
        "bool",
        """
        Does {word} start with a vowel?
        check whether the first letter is a vowel
        Return True if the word begins with a, e, i, o or u, in upper or lower case.
        Given a word, is its initial a vowel? Empty text gives False.
        begins with a vowel
        True for "apple" and "Egg", False for "bread".
        Check whether {word} starts with a vowel.
        Is the first letter one of a, e, i, o and u, in either case?
        vowel at the beginning?
        """,
        """
        return word[:1] in tuple("aeiouAEIOU")
        ---
        return word != "" and word[0].lower() in "aeiou"
        """,
        lambda r: (_word(r),),
    ),
    made(
        "text_chars.ends_with_vowel",
        "ends_with_vowel is_last_letter_vowel last_letter_is_vowel",
        "word: str",
        "bool",
        """
        Does {word} end with a vowel?
        check whether the last letter is a vowel
        Return True if the final character is a, e, i, o or u, in upper or lower case.
        Given a word, does it finish with a vowel? Empty text gives False.
        vowel at the end
        True for "apple" and "tea", False for "bread".
        Check whether {word} ends with a vowel.
        Is the last letter one of a, e, i, o and u, in either case?
        vowel at the end?
        """,
        """
        return word[-1:] in tuple("aeiouAEIOU")
        ---
        return word != "" and word[-1].lower() in "aeiou"
        """,
        lambda r: (_word(r),),
    ),
    made(
        "text_chars.starts_with_capital",
        "starts_with_capital starts_with_uppercase begins_with_capital is_capitalized",
        "text: str",
        "bool",
        """
        Does {text} start with a capital letter?
        check the first letter for upper case
        Return True if the first character is an upper-case letter; empty text gives False.
        Given a word or sentence, does it begin with a capital?
        False for a small letter, a digit or a sign at the start.
        is the string capitalized
        Check whether {text} starts with a capital letter.
        Is the first character in upper case?
        first letter a capital?
        """,
        """
        return text[:1].isupper()
        ---
        return len(text) > 0 and text[0].isupper()
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_chars.is_consonant",
        "is_consonant check_consonant consonant",
        "char: str",
        "bool",
        """
        Is {char} a consonant?
        check a letter for being a consonant
        Return True if the character is a letter other than a, e, i, o, u, in upper or lower case.
        Given one character, is it a letter but no vowel?
        False for vowels, digits, spaces and signs.
        consonant or not
        Check whether the character is a letter but not a vowel, in upper or lower case.
        consonant test
        """,
        """
        return char.isalpha() and char.lower() not in "aeiou"
        ---
        if not char.isalpha():
            return False
        return char not in "aeiouAEIOU"
        """,
        lambda r: (r.choice("aAbBcdEfgi1 -.yzOuU"),),
    ),
    made(
        "text_chars.kind_of_char",
        "char_type character_type classify_char kind_of_character vowel_or_consonant",
        "char: str",
        "str",
        """
        Name the kind of {char}: 'vowel', 'consonant', 'digit', 'space' or 'other'.
        classify a character
        Return what kind of character it is; a, e, i, o, u are vowels in upper and lower case.
        Given one character, is it a vowel, a consonant, a digit, white space or something else?
        Which type has the char?
        vowel, consonant, digit, space or other
        """,
        """
        if char.isalpha():
            return "vowel" if char in "aeiouAEIOU" else "consonant"
        if char.isdigit():
            return "digit"
        return "space" if char.isspace() else "other"
        ---
        if char.isspace():
            return "space"
        if char.isdigit():
            return "digit"
        if not char.isalpha():
            return "other"
        return "vowel" if char.lower() in "aeiou" else "consonant"
        """,
        lambda r: (r.choice("aAbBcEfg1 -.y9\tO"),),
    ),
)
