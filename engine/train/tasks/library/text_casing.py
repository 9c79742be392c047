"""Case, naming styles, names of people and words within a sentence."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_FIRST = "Anna Ben Cara Dan Eva Finn Gina Hugo Mary John".split()
_LAST = "Smith Brown Lee Wood Stone Miller King Fox".split()


def _title(r: Random) -> str:
    """One to four lower-case or capitalised words with single spaces."""
    return " ".join(draw.words(r, 0, 4))


def _parts(r: Random, low: int = 1, high: int = 3) -> list[str]:
    return [r.choice(draw.WORDS) for _ in range(r.randint(low, high))]


def _camel(r: Random) -> str:
    first, *rest = _parts(r)
    return first + "".join(map(str.capitalize, rest))


def _name(r: Random, low: int = 1, high: int = 3) -> str:
    count = r.randint(low, high)
    names = [r.choice(_FIRST) for _ in range(count - 1)] + [r.choice(_LAST)]
    if count == 1:
        names = [r.choice(_FIRST)]
    return " ".join(names)


ENTRIES = (
    made(
        "text_casing.snake_to_kebab",
        "snake_to_kebab underscores_to_hyphens snake_case_to_kebab_case",
        "name: str",
        "str",
        """
        Convert {name} from snake_case to kebab-case.
        underscores to hyphens
        Return the name with '-' in place of every '_', in lower case.
        Given a snake_case identifier, write it in kebab-case.
        my_long_name becomes my-long-name
        How do I turn underscores into dashes?
        """,
        """
        return name.replace("_", "-").lower()
        ---
        return "-".join(name.lower().split("_"))
        """,
        lambda r: (r.choice(("", "", "_")) + "_".join(draw.words(r, 0, 4)),),
    ),
    made(
        "text_casing.kebab_to_snake",
        "kebab_to_snake hyphens_to_underscores kebab_case_to_snake_case",
        "name: str",
        "str",
        """
        Convert {name} from kebab-case to snake_case.
        hyphens to underscores
        Return the name with '_' in place of every '-', in lower case.
        Given a kebab-case identifier, write it in snake_case.
        my-long-name becomes my_long_name
        How do I turn dashes into underscores?
        """,
        """
        return name.replace("-", "_").lower()
        ---
        return "_".join(name.lower().split("-"))
        """,
        lambda r: (r.choice(("", "", "-")) + "-".join(draw.words(r, 0, 4)),),
    ),
    made(
        "text_casing.break_camel",
        "break_camel_case insert_spaces_before_capitals space_before_capitals split_at_capitals",
        "text: str",
        "str",
        """
        Insert a space before every capital letter of {text} except at the start.
        break camel case
        Return the text with its upper-case letters preceded by a space; nothing else changes.
        Given 'camelCasing', return 'camel Casing'.
        Separate the parts that begin with capitals.
        Put blanks in front of capitals.
        """,
        """
        return "".join(" " + char if i and char.isupper() else char for i, char in enumerate(text))
        ---
        result = text[:1]
        for char in text[1:]:
            if char.isupper():
                result += " "
            result += char
        return result
        """,
        lambda r: (r.choice((_camel(r), draw.letters(r, 0, 6, "abAB"))),),
    ),
    made(
        "text_casing.split_at_uppercase",
        "split_at_uppercase split_on_capitals split_by_uppercase split_before_capitals",
        "text: str",
        "list[str]",
        """
        Split {text} before every capital letter.
        split at uppercase letters
        Return the parts of the string, each of which but perhaps the first starts with a capital.
        Given 'helloBigWorld', return ['hello', 'Big', 'World'].
        Cut a camelCase name into pieces and keep the case.
        [] for empty text.
        """,
        """
        parts = []
        for char in text:
            if parts and not char.isupper():
                parts[-1] += char
            else:
                parts.append(char)
        return parts
        ---
        starts = [i for i, char in enumerate(text) if i == 0 or char.isupper()]
        return [text[i:j] for i, j in zip(starts, [*starts[1:], len(text)])]
        """,
        lambda r: (r.choice((_camel(r), draw.letters(r, 0, 6, "abAB"))),),
    ),
    made(
        "text_casing.text_to_camel",
        "to_camel_case camelize text_to_camel sentence_to_camel",
        "text: str",
        "str",
        """
        Write the words of {text} in camelCase; spaces, hyphens and underscores separate words.
        to camel case
        Return the words joined: the first in lower case, every other with a capital first letter.
        Given a title like 'the big-tree name', make 'theBigTreeName'.
        Camelize any text.
        Variable name from words.
        """,
        """
        words = re.findall(r"[^\\W_]+", text)
        return "".join(word.capitalize() if i else word.lower() for i, word in enumerate(words))
        ---
        words = re.findall(r"[^\\W_]+", text.lower())
        return "".join(words[:1] + [word.capitalize() for word in words[1:]])
        """,
        lambda r: (r.choice(" -_").join(draw.words(r, 0, 4)),),
        _RE,
    ),
    made(
        "text_casing.text_to_pascal",
        "to_pascal_case pascalize text_to_pascal sentence_to_pascal",
        "text: str",
        "str",
        """
        Write the words of {text} in PascalCase; spaces, hyphens and underscores separate words.
        to pascal case
        Return the words joined without separators, each with a capital first letter and small others.
        Given a title like 'the big-tree name', make 'TheBigTreeName'.
        Class name from words, also from snake_case or kebab-case.
        Capitalize every word and remove what is between.
        """,
        """
        return "".join(word.capitalize() for word in re.findall(r"[^\\W_]+", text))
        ---
        result = ""
        for word in re.findall(r"[^\\W_]+", text):
            result += word[:1].upper() + word[1:].lower()
        return result
        """,
        lambda r: (r.choice(" -_").join(draw.words(r, 0, 4)),),
        _RE,
    ),
    made(
        "text_casing.text_to_snake",
        "to_snake_case text_to_snake sentence_to_snake underscore",
        "text: str",
        "str",
        """
        Write the words of {text} in snake_case; spaces, hyphens and capitals inside begin new words.
        to snake case
        Return the words in lower case with underscores between them.
        Given any name like 'My bigTree-name', make 'my_big_tree_name'.
        Convert camelCase, kebab-case or a sentence to snake_case.
        Column name from a title; punctuation is dropped.
        """,
        r"""
        text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
        return "_".join(word.lower() for word in re.findall(r"[^\W_]+", text))
        ---
        return "_".join(re.findall(r"[^\W_]+", re.sub("([a-z0-9])([A-Z])", r"\1 \2", text).lower()))
        """,
        lambda r: (r.choice((_camel(r), r.choice(" -_").join(draw.words(r, 0, 4)), draw.sentence(r))),),
        _RE,
    ),
    made(
        "text_casing.text_to_kebab",
        "to_kebab_case dasherize text_to_kebab sentence_to_kebab",
        "text: str",
        "str",
        """
        Write the words of {text} in kebab-case; spaces, underscores and capitals inside begin new words.
        to kebab case
        Return the words in lower case with hyphens between them.
        Given any name like 'My bigTree name', make 'my-big-tree-name'.
        Convert camelCase, snake_case or a sentence to kebab-case.
        CSS class from a title; punctuation is dropped.
        """,
        r"""
        text = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text)
        return "-".join(word.lower() for word in re.findall(r"[^\W_]+", text))
        ---
        return "-".join(re.findall(r"[^\W_]+", re.sub("([a-z0-9])([A-Z])", r"\1 \2", text).lower()))
        """,
        lambda r: (r.choice((_camel(r), r.choice(" -_").join(draw.words(r, 0, 4)), draw.sentence(r))),),
        _RE,
    ),
    made(
        "text_casing.is_camel_case",
        "is_camel_case is_lower_camel_case check_camel_case",
        "name: str",
        "bool",
        """
        Is {name} in camelCase: a small letter first, then only ASCII letters and digits?
        check for camel case
        Return True if the identifier starts with a lower-case letter and has no separators.
        Given a name, does it follow the camelCase convention? A single small word does, too.
        False for snake_case, kebab-case, PascalCase and empty text.
        lower camel case or not
        """,
        """
        return re.fullmatch("[a-z][a-zA-Z0-9]*", name) is not None
        ---
        return name.isascii() and name.isalnum() and name[0].islower()
        """,
        lambda r: (
            r.choice((_camel(r), draw.letters(r, 0, 5, "abAB1_-"), draw.word(r), "item2", "max_size")),
        ),
        _RE,
    ),
    made(
        "text_casing.is_pascal_case",
        "is_pascal_case is_upper_camel_case check_pascal_case",
        "name: str",
        "bool",
        """
        Is {name} in PascalCase: a capital first, then only ASCII letters and digits?
        check for pascal case
        Return True if the identifier starts with an upper-case letter and has no separators.
        Given a class name, does it follow the PascalCase convention?
        False for camelCase, snake_case and empty text.
        upper camel case or not
        """,
        """
        return re.fullmatch("[A-Z][a-zA-Z0-9]*", name) is not None
        ---
        return name.isascii() and name.isalnum() and name[0].isupper()
        """,
        lambda r: (r.choice((_camel(r).capitalize(), draw.letters(r, 0, 5, "abAB1_-"), draw.word(r))),),
        _RE,
    ),
    made(
        "text_casing.is_kebab_case",
        "is_kebab_case is_slug check_kebab_case is_valid_slug",
        "text: str",
        "bool",
        """
        Is {text} in kebab-case: words of small ASCII letters or digits, joined by single hyphens?
        check for kebab case
        Return True for a valid slug such as 'my-first-page'; no hyphen at the ends or twice in a row.
        Given a text, could it be a slug?
        False for capitals, spaces, underscores and empty text.
        valid slug or not
        """,
        """
        return re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", text) is not None
        ---
        allowed = "abcdefghijklmnopqrstuvwxyz0123456789"
        return all(part and all(char in allowed for char in part) for part in text.split("-"))
        """,
        lambda r: (
            r.choice(("-".join(_parts(r)), draw.letters(r, 0, 5, "ab1-"), "-".join(draw.words(r, 1, 2)))),
        ),
        _RE,
    ),
    made(
        "text_casing.is_constant_case",
        "is_constant_case is_screaming_snake_case is_upper_snake_case",
        "name: str",
        "bool",
        """
        Is {name} in CONSTANT_CASE: words of capital ASCII letters or digits, joined by single underscores?
        check for screaming snake case
        Return True for a name like MAX_SIZE; it begins with a letter and has no double underscore.
        Given an identifier, is it written like a constant?
        False for small letters, other signs and empty text.
        upper snake case or not
        """,
        """
        return re.fullmatch("[A-Z][A-Z0-9]*(_[A-Z0-9]+)*", name) is not None
        ---
        if not re.fullmatch("[A-Z][A-Z0-9_]*", name):
            return False
        return "__" not in name and not name.endswith("_")
        """,
        lambda r: (r.choice(("_".join(_parts(r)).upper(), draw.letters(r, 0, 5, "AB1_"), draw.word(r))),),
        _RE,
    ),
    made(
        "text_casing.sentence_case",
        "sentence_case to_sentence_case capitalize_sentence capitalize_text",
        "text: str",
        "str",
        """
        Write {text} in sentence case: the first character as a capital, all other letters small.
        sentence case
        Return the text in lower case except for its first letter.
        Given a headline IN CAPITALS, make a normal sentence of it.
        capitalize
        Only the first letter large.
        """,
        """
        return text[:1].upper() + text[1:].lower()
        ---
        return text.capitalize()
        """,
        lambda r: (r.choice((draw.sentence(r), draw.sentence(r).upper(), "1a B", "well-Known fact")),),
    ),
    made(
        "text_casing.capitalize_last",
        "capitalize_last_letters last_letter_upper uppercase_last_letter end_capitals",
        "text: str",
        "str",
        """
        Write the last letter of every word of {text} in upper case.
        capitalize the last letters
        Return the words, joined by single spaces, each with a large final character; the rest is unchanged.
        Given a sentence, make the end of each word a capital.
        Upper-case the last character of the words.
        'the tree' becomes 'thE treE'
        Make the last letter of each word of {text} upper case.
        What does the sentence look like with capitals at the ends of its words?
        last letters in capitals
        """,
        """
        return " ".join(word[:-1] + word[-1].upper() for word in text.split())
        ---
        result = []
        for word in text.split():
            result.append(word[:-1] + word[-1:].upper())
        return " ".join(result)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.upper_at_indices",
        "capitalize_at_indices uppercase_at capitalize_positions upper_at",
        "text: str; indices: list[int]",
        "str",
        """
        Write the characters of {text} at the given {indices} in upper case.
        capitalize at positions
        Return the text with capitals at these indices, counted from 0; indices outside are ignored.
        Given a string and a list of positions, make the letters there large.
        Uppercase selected characters.
        Negative indices have no effect.
        """,
        """
        return "".join(char.upper() if i in indices else char for i, char in enumerate(text))
        ---
        chars = list(text)
        for i in indices:
            if 0 <= i < len(chars):
                chars[i] = chars[i].upper()
        return "".join(chars)
        """,
        lambda r: (draw.letters(r, 0, 7), [r.randint(-1, 8) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "text_casing.upper_first_n",
        "uppercase_first_n upper_first_n capitalize_first_n shout_start",
        "text: str; n: int",
        "str",
        """
        Write the first {n} characters of {text} in upper case, the rest as it is.
        uppercase the beginning
        Return the text with its first {n} letters as capitals; {n} is not negative.
        Given a string and a number, make that many letters at the start large.
        The start in capitals.
        Upper-case only a prefix of given length.
        """,
        """
        return text[:n].upper() + text[n:]
        ---
        return "".join(char.upper() if i < n else char for i, char in enumerate(text))
        """,
        lambda r: (draw.sentence(r), r.randint(0, 6)),
    ),
    made(
        "text_casing.upper_last_n",
        "uppercase_last_n upper_last_n capitalize_last_n shout_end",
        "text: str; n: int",
        "str",
        """
        Write the last {n} characters of {text} in upper case, the rest as it is.
        uppercase the end
        Return the text with its last {n} letters as capitals; all of them if the text is shorter.
        Given a string and a number that is not negative, make that many letters at the end large.
        The end in capitals.
        Upper-case only a suffix of given length.
        """,
        """
        start = max(len(text) - n, 0)
        return text[:start] + text[start:].upper()
        ---
        return "".join(char.upper() if i >= len(text) - n else char for i, char in enumerate(text))
        """,
        lambda r: (draw.sentence(r), r.randint(0, 6)),
    ),
    made(
        "text_casing.every_nth_upper",
        "uppercase_every_nth every_nth_upper capitalize_every_nth",
        "text: str; n: int",
        "str",
        """
        Write every {n}-th character of {text} in upper case, counting from 1, the others as they are.
        uppercase every nth letter
        Return the text with capitals at the positions {n}, 2 * {n}, 3 * {n} and so on.
        Given a string and a positive number, make each {n}th character large.
        Capital letters at regular distances.
        Every third letter in capitals, for example.
        """,
        """
        return "".join(char.upper() if i % n == 0 else char for i, char in enumerate(text, 1))
        ---
        chars = list(text)
        for i in range(n - 1, len(chars), n):
            chars[i] = chars[i].upper()
        return "".join(chars)
        """,
        lambda r: (draw.sentence(r), r.randint(1, 4)),
    ),
    made(
        "text_casing.majority_case",
        "majority_case match_majority_case normalize_to_majority_case unify_case",
        "text: str",
        "str",
        """
        Write {text} in upper case if it has more capitals than small letters, otherwise in lower case.
        majority case
        Return the word in the case of most of its letters; a tie gives lower case.
        Given a word in mixed case, change as few letters as possible to make it all of one case.
        All capitals or all small, whichever is more frequent.
        Fix the case of a word.
        """,
        """
        upper = sum(char.isupper() for char in text)
        lower = sum(char.islower() for char in text)
        return text.upper() if upper > lower else text.lower()
        ---
        capitals = [char for char in text if char.isupper()]
        small = [char for char in text if char.islower()]
        if len(capitals) > len(small):
            return text.upper()
        return text.lower()
        """,
        lambda r: (draw.letters(r, 0, 6, "abAB"),),
    ),
    made(
        "text_casing.case_kind",
        "detect_case case_of letter_case which_case",
        "text: str",
        "str",
        """
        Name the case of {text}: 'upper', 'lower', 'mixed', or 'none' if it has no letters with case.
        detect the letter case
        Return 'upper' for capitals only, 'lower' for small letters only and 'mixed' for both.
        Given a text, how is it written?
        Which case has the string? Digits and signs do not matter.
        upper, lower or mixed
        """,
        """
        if text.isupper():
            return "upper"
        if text.islower():
            return "lower"
        return "mixed" if text.upper() != text.lower() else "none"
        ---
        upper = any(char.isupper() for char in text)
        lower = any(char.islower() for char in text)
        if upper and lower:
            return "mixed"
        return "upper" if upper else "lower" if lower else "none"
        """,
        lambda r: (r.choice((draw.letters(r, 0, 4, "abAB1 "), draw.word(r), "12", "")),),
    ),
    made(
        "text_casing.last_name",
        "last_name get_last_name surname family_name",
        "name: str",
        "str",
        """
        Return the last name in {name}, a full name.
        surname
        Get the last word of a full name; '' for empty text, the only word if there is just one.
        Given 'Anna Maria Smith', return 'Smith'.
        What is the family name of the person?
        Last part of a name.
        """,
        """
        parts = name.split()
        return parts[-1] if parts else ""
        ---
        return name.strip().rpartition(" ")[2]
        """,
        lambda r: (r.choice((_name(r), "", _name(r) + " ")),),
    ),
    made(
        "text_casing.middle_names",
        "middle_names get_middle_name middle_name",
        "name: str",
        "str",
        """
        Return what stands between the first and the last word of {name}.
        middle names
        Get the middle name or names of a full name, joined by spaces, '' if there are none.
        Given 'Anna Maria Smith', return 'Maria'.
        Which names come between the given name and the surname?
        Drop the first and the last word of a name.
        """,
        """
        return " ".join(name.split()[1:-1])
        ---
        parts = name.split()
        return " ".join(parts[1 : len(parts) - 1])
        """,
        lambda r: (_name(r, 1, 4),),
    ),
    made(
        "text_casing.split_name",
        "split_name parse_name split_full_name first_and_last_name",
        "name: str",
        "tuple[str, str]",
        """
        Split the full {name} into first name and last name.
        first and last name
        Return the first word and all the rest of the name; the rest is '' for a single word.
        Given 'Anna Smith', return ('Anna', 'Smith').
        Separate the given name from the surname at the first space.
        Parse a full name into two parts.
        """,
        """
        first, _, last = name.strip().partition(" ")
        return first, last.strip()
        ---
        parts = name.strip().split(" ", 1)
        return parts[0], parts[1].strip() if len(parts) > 1 else ""
        """,
        lambda r: (r.choice((_name(r), "", _name(r))),),
    ),
    made(
        "text_casing.unreverse_name",
        "first_last reorder_name last_first_to_first_last flip_name normalize_name",
        "name: str",
        "str",
        """
        Turn {name} from 'Last, First' into 'First Last'.
        put the first name in front
        Return the part after the comma, a space and the part before it; the name itself without a comma.
        Given 'Smith, Anna', return 'Anna Smith'.
        Reverse the order of a name written with a comma.
        Names from a catalogue in normal order.
        """,
        """
        last, comma, first = name.partition(",")
        return f"{first.strip()} {last.strip()}" if comma else name
        ---
        if "," not in name:
            return name
        last, first = name.split(",", 1)
        return first.strip() + " " + last.strip()
        """,
        lambda r: (
            r.choice(
                (f"{r.choice(_LAST)}, {_name(r, 1, 2)}", f"{r.choice(_LAST)},{r.choice(_FIRST)}", _name(r))
            ),
        ),
    ),
    made(
        "text_casing.abbreviate_first_names",
        "abbreviate_name abbreviate_first_names initials_and_last_name shorten_first_names",
        "name: str",
        "str",
        """
        Abbreviate all words of {name} but the last to an initial with a dot: 'A. M. Smith'.
        initials and last name
        Return the full name with first and middle names shortened, separated by spaces.
        Given 'Anna Maria Smith', keep only the surname in full.
        Citation style of a name.
        A single word stays as it is.
        abbreviate first names
        Return the full name with every given name shortened to its capital initial and a dot.
        """,
        """
        *firsts, last = name.split() or [""]
        return " ".join([first[0].upper() + "." for first in firsts] + [last])
        ---
        parts = name.split()
        short = [part[0].upper() + "." for part in parts[:-1]]
        return " ".join(short + parts[-1:])
        """,
        lambda r: (r.choice((_name(r), _name(r).lower(), "")),),
    ),
    made(
        "text_casing.make_username",
        "make_username generate_username create_username username_from_name",
        "first: str; last: str",
        "str",
        """
        Build a user name: the first letter of {first} and all of {last}, in lower case.
        username from first and last name
        Return the initial of the first name followed by the last name, without capitals.
        Given 'Anna' and 'Smith', make 'asmith'.
        Create a login from a name.
        First initial plus surname.
        """,
        """
        return (first[:1] + last).lower()
        ---
        return f"{first[:1].lower()}{last.lower()}"
        """,
        lambda r: (r.choice((*_FIRST, "")), r.choice(_LAST)),
    ),
    made(
        "text_casing.reverse_words_longer",
        "reverse_words_longer_than spin_words flip_long_words reverse_long_words",
        "text: str; n: int",
        "str",
        """
        Reverse the words of {text} that are longer than {n} characters; the others stay.
        reverse long words
        Return the words, joined by single spaces, with every word of more than {n} letters turned around.
        Given a sentence and a number, spell its long words backwards.
        Flip words above a length.
        Only words exceeding the limit are mirrored.
        """,
        """
        return " ".join(word[::-1] if len(word) > n else word for word in text.split())
        ---
        words = text.split()
        for i, word in enumerate(words):
            if len(word) > n:
                words[i] = "".join(reversed(word))
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r), r.randint(2, 6)),
    ),
    made(
        "text_casing.sort_words_in_text",
        "sort_words alphabetize_sentence sort_sentence_words order_words",
        "text: str",
        "list[str]",
        """
        List the words of {text} in alphabetical order, capitals before small letters.
        sorted words of a sentence
        Return the whitespace-separated words as a sorted list, repetitions included.
        Given a sentence, split and sort it.
        Words of a text from A to Z, compared as strings.
        sort after split
        """,
        """
        return sorted(text.split())
        ---
        words = text.split()
        words.sort()
        return words
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.sort_words_by_length",
        "sort_words_by_length order_words_by_length sentence_by_length",
        "text: str",
        "str",
        """
        Sort the words of {text} by length, shortest first; equally long ones keep their order.
        sentence sorted by word length
        Return the words, joined by single spaces, from the shortest to the longest.
        Given a sentence, rearrange its words by their number of letters.
        Order the words of a text by size.
        Stable sort of words by length.
        """,
        """
        return " ".join(sorted(text.split(), key=len))
        ---
        words = text.split()
        words.sort(key=lambda word: len(word))
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.remove_words_longer",
        "remove_long_words drop_words_longer_than delete_long_words",
        "text: str; n: int",
        "str",
        """
        Remove the words of {text} that are longer than {n} characters.
        drop long words from a sentence
        Return the other words, joined by single spaces.
        Given a sentence and a number, leave out each word with more than {n} letters.
        Text with short words only.
        Delete words above a length.
        """,
        """
        return " ".join(word for word in text.split() if len(word) <= n)
        ---
        kept = [word for word in text.split() if not len(word) > n]
        return " ".join(kept)
        """,
        lambda r: (draw.sentence(r), r.randint(2, 6)),
    ),
    made(
        "text_casing.remove_duplicate_words",
        "remove_duplicate_words unique_words_text dedupe_words remove_repeated_words",
        "text: str",
        "str",
        """
        Remove repeated words from {text}; only the first of each stays.
        drop duplicate words
        Return the different words in their order, joined by single spaces; case matters.
        Given a sentence, leave out every word that was already there.
        Text without word repetitions.
        Each word only once.
        """,
        """
        return " ".join(dict.fromkeys(text.split()))
        ---
        seen = []
        for word in text.split():
            if word not in seen:
                seen.append(word)
        return " ".join(seen)
        """,
        lambda r: (" ".join(r.choice(("tea", "sun", "Tea", "red")) for _ in range(r.randint(0, 6))),),
    ),
    made(
        "text_casing.words_with_index",
        "number_words enumerate_words words_with_positions indexed_words",
        "text: str",
        "str",
        """
        Put its number, counted from 1, and a dot in front of every word of {text}: '1.the 2.tree'.
        number the words of a sentence
        Return the words, joined by single spaces, each preceded by its position and '.'.
        Given a sentence, enumerate its words.
        Words with running numbers.
        Prefix each word with its place.
        """,
        """
        return " ".join(f"{i}.{word}" for i, word in enumerate(text.split(), 1))
        ---
        words = text.split()
        return " ".join(str(i + 1) + "." + words[i] for i in range(len(words)))
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.every_nth_word",
        "every_nth_word take_every_nth_word nth_words",
        "text: str; n: int",
        "list[str]",
        """
        List every {n}-th word of {text}, beginning with the {n}-th.
        every nth word
        Return the whitespace-separated words number {n}, 2 * {n} and so on; {n} is positive.
        Given a hidden message, read only each {n}th word.
        Words at regular distances in a sentence.
        Skip {n} - 1 words, take one, and again.
        """,
        """
        return text.split()[n - 1 :: n]
        ---
        return [word for i, word in enumerate(text.split(), 1) if i % n == 0]
        """,
        lambda r: (draw.sentence(r), r.randint(1, 3)),
    ),
    made(
        "text_casing.last_n_words",
        "last_n_words final_words take_last_words",
        "text: str; n: int",
        "str",
        """
        Return the last {n} words of {text}, joined by single spaces.
        last words of a sentence
        Get the final {n} words; all of them if there are fewer, '' for 0.
        Given a sentence and a number that is not negative, keep only its end.
        Which words come last?
        Tail of a text, counted in words.
        """,
        """
        words = text.split()
        return " ".join(words[max(len(words) - n, 0) :])
        ---
        return " ".join(text.split()[-n:]) if n > 0 else ""
        """,
        lambda r: (draw.sentence(r), r.randint(0, 5)),
    ),
    made(
        "text_casing.first_n_words_plain",
        "first_n_words limit_words take_words truncate_words",
        "text: str; n: int",
        "str",
        """
        Return the first {n} words of {text}, joined by single spaces.
        first words of a sentence
        Get at most {n} words from the start, without any dots behind them.
        Given a sentence and a number that is not negative, keep only its beginning.
        Limit a text to a number of words.
        Cut off after some words.
        """,
        """
        return " ".join(text.split()[:n])
        ---
        words = []
        for word in text.split():
            if len(words) < n:
                words.append(word)
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r), r.randint(0, 5)),
    ),
    made(
        "text_casing.remove_last_word",
        "remove_last_word drop_last_word without_last_word",
        "text: str",
        "str",
        """
        Remove the last word of {text}.
        drop the final word of a sentence
        Return all words but the last one, joined by single spaces; '' for a single word.
        Given a sentence, what is it without its last word?
        Everything before the final word.
        Cut off the end word.
        """,
        """
        return " ".join(text.split()[:-1])
        ---
        words = text.split()
        return " ".join(words[: len(words) - 1]) if words else ""
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.remove_first_word",
        "remove_first_word drop_first_word without_first_word",
        "text: str",
        "str",
        """
        Remove the first word of {text}.
        drop the leading word of a sentence
        Return all words but the first one, joined by single spaces; '' for a single word.
        Given a command line, what follows the command?
        Everything after the first word.
        Cut off the start word.
        """,
        """
        return " ".join(text.split()[1:])
        ---
        first, *rest = text.split() or [""]
        return " ".join(rest)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.insert_word",
        "insert_word add_word_at insert_word_at",
        "text: str; word: str; index: int",
        "str",
        """
        Insert {word} into {text} so that it becomes the word with {index}, counted from 0.
        insert a word into a sentence
        Return the words, joined by single spaces, with the new one before the word at {index}.
        Given a sentence, put a word at a position that is not negative; beyond the end it is appended.
        Add a word in the middle.
        Insert at a word index.
        """,
        """
        words = text.split()
        return " ".join([*words[:index], word, *words[index:]])
        ---
        words = text.split()
        words.insert(index, word)
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r), draw.word(r), r.randint(0, 5)),
    ),
    made(
        "text_casing.swap_neighbor_words",
        "swap_adjacent_words swap_word_pairs swap_words_pairwise",
        "text: str",
        "str",
        """
        Swap the words of {text} in pairs: first with second, third with fourth and so on.
        swap adjacent words
        Return the words, joined by single spaces, with neighbors exchanged; a last single word stays.
        Given a sentence, switch every two words.
        Pairwise exchange of words.
        'a b c d e' becomes 'b a d c e'
        """,
        """
        words = text.split()
        for i in range(0, len(words) - 1, 2):
            words[i], words[i + 1] = words[i + 1], words[i]
        return " ".join(words)
        ---
        words = text.split()
        return " ".join(word for i in range(0, len(words), 2) for word in reversed(words[i : i + 2]))
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "text_casing.swap_neighbor_chars",
        "swap_adjacent_chars swap_pairs_of_letters swap_every_two_letters swap_neighbors",
        "text: str",
        "str",
        """
        Swap the characters of {text} in pairs: first with second, third with fourth and so on.
        swap adjacent letters
        Return the text with neighbors exchanged; a last single character stays.
        Given a string, switch every two characters.
        'abcde' becomes 'badce'
        Pairwise exchange of characters.
        """,
        """
        return "".join(text[i : i + 2][::-1] for i in range(0, len(text), 2))
        ---
        chars = list(text)
        for i in range(1, len(chars), 2):
            chars[i - 1], chars[i] = chars[i], chars[i - 1]
        return "".join(chars)
        """,
        lambda r: (draw.letters(r, 0, 8),),
    ),
    made(
        "text_casing.compare_word_counts",
        "has_more_words longer_sentence text_with_more_words",
        "a: str; b: str",
        "str",
        """
        Return the one of {a} and {b} that has more words; {a} on a tie.
        sentence with more words
        Given two texts, which one consists of more whitespace-separated words?
        Compare sentences by word count and return the longer one, the first if equal.
        More words wins.
        Pick the text with the greater number of words.
        """,
        """
        return b if len(b.split()) > len(a.split()) else a
        ---
        return max(a, b, key=lambda text: len(text.split()))
        """,
        lambda r: (draw.sentence(r, 0, 4), draw.sentence(r, 0, 4)),
    ),
)
