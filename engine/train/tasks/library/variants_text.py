"""Common functions on text in the forms in which different people ask for them."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_STRING = "import string"
_COUNTER = "from collections import Counter"
_GROUPBY = "from itertools import groupby"
_ZIP_LONGEST = "from itertools import zip_longest"


def _some(r: Random, pool: str, low: int = 0, high: int = 6, glue: str = " ") -> str:
    """Words out of ``pool`` with repetitions, joined."""
    chosen = pool.split()
    return glue.join(r.choice(chosen) for _ in range(r.randint(low, high)))


def _marked(r: Random, low: int = 0, high: int = 7) -> str:
    """Words in different case, with marks at their ends, hyphens, apostrophes and numbers."""
    return _some(
        r, "tea Tea tea, milk red RED cat! Cat sun. don't well-known and the The milk? 42 !", low, high
    )


def _plain(r: Random, low: int = 0, high: int = 6) -> str:
    """Few different words in different case without marks."""
    return _some(r, "tea Tea milk red RED cat Cat sun and the The old a I", low, high)


def _spaced(r: Random) -> str:
    """Words with one or more spaces between them and sometimes around them."""
    text = r.choice(("", "", " ", "  "))
    for _ in range(r.randint(0, 4)):
        text += r.choice(draw.WORDS) + r.choice((" ", " ", "  ", "   "))
    return text if r.random() < 0.3 else text.rstrip()


def _mixed(r: Random, low: int = 0, high: int = 10) -> str:
    """Letters in both cases, digits, spaces and signs."""
    return draw.letters(r, low, high, "aAbBcdeEioU XyzZ19 .,!-")


def _palindrome(r: Random) -> str:
    """A text that is often a palindrome in one sense or another."""
    return r.choice(
        (
            "",
            "a",
            "A",
            "level",
            "Level",
            "noon",
            "Noon!",
            "hello",
            "Never odd or even",
            "never odd or even",
            "Was it a car or a cat I saw?",
            "taco cat",
            "Taco cat",
            "a b a",
            "ab a",
            "123 321",
            "1a2",
            "12!",
            "!?",
            "Madam",
            "No lemon, no melon",
            "almost",
            "ab ba",
            "Ab, bA",
        )
    )


def _palindrome_words(r: Random, low: int = 0, high: int = 6) -> str:
    return _some(r, "Level noon, radar. a I tea Anna kayak! eve moon did, civic ab", low, high)


def _title(r: Random) -> str:
    """A heading with small words, capitals, hyphens or an apostrophe."""
    return r.choice(
        (
            _some(r, "the lord of and a in tea TEA king RINGS house for to well-known mcDonald NASA", 0, 6),
            "the end of the road",
            "a tale of two cities",
            "THE OLD MAN AND THE SEA",
            "what is this for",
            "war and peace",
            "",
        )
    )


def _heading(r: Random) -> str:
    """A heading with signs that do not belong into an address."""
    return r.choice(
        (
            draw.title(r),
            "What's New in Python 3?",
            "Rock & Roll",
            "Café & Crème",
            "snake_case or not",
            "The  Best of   the Web",
            "a/b testing",
            "Über uns",
            "Hello, World!",
            "---",
            "& more",
            "How to make a cup of tea in the morning",
        )
    )


def _identifier(r: Random) -> str:
    """A name in one of the usual styles."""
    words = [
        r.choice("user name id http url total price max value is ok".split()) for _ in range(r.randint(1, 4))
    ]
    style = r.randint(0, 5)
    if style == 0:
        return "_".join(words)
    if style == 1:
        return "-".join(words)
    if style == 2:
        return "".join(word.capitalize() for word in words)
    if style == 3:
        return " ".join(words)
    if style == 4:
        return "_".join(words).upper()
    return words[0] + "".join(word.capitalize() for word in words[1:])


def _camel(r: Random) -> str:
    """A name in camel case, sometimes with an abbreviation in capitals or a number."""
    first = r.choice(("user", "parse", "get", "my", "User", "HTTP", ""))
    rest = [
        r.choice(("Name", "Id", "HTTP", "Response", "URL", "Value", "2", "Page", "X"))
        for _ in range(r.randint(0, 3))
    ]
    return first + "".join(rest)


def _snake(r: Random) -> str:
    """A name in snake case, sometimes with underscores at the ends or twice in a row."""
    name = _some(r, "user name id total price max value", 0, 4, "_")
    if r.random() < 0.4:
        name = (
            r.choice(("_", "__", "")) + name.replace("_", r.choice(("_", "__")), 1) + r.choice(("_", "", ""))
        )
    return name


def _person(r: Random) -> str:
    """A full name, sometimes with a middle name, a hyphen, a small word or in odd case."""
    return r.choice(
        (
            draw.person(r),
            draw.person(r).lower(),
            "Jean-Luc Picard",
            "ludwig van Beethoven",
            "Anna  Maria Smith",
            "Vincent van Gogh",
            "Cher",
            "J. R. R. Tolkien",
            "Mary-Ann Lee-Smith",
            "Charles de la Tour",
            " Ada Lovelace ",
        )
    )


def _long(r: Random) -> str:
    """A sentence of words without marks, long enough to be cut."""
    return " ".join(r.choice(draw.WORDS) for _ in range(r.randint(0, 7)))


def _runs(r: Random, low: int = 0, high: int = 5, alphabet: str = "abc") -> str:
    """Runs of equal letters, single ones and long ones among them."""
    return "".join(r.choice(alphabet) * r.choice((1, 1, 2, 3, 4, 12)) for _ in range(r.randint(low, high)))


def _pair(r: Random) -> tuple[str, str]:
    """Two short words that have something in common."""
    first = draw.letters(r, 0, 6, "abcAB")
    second = list(first) if r.random() < 0.7 else list(draw.letters(r, 0, 6, "abcAB"))
    for _ in range(r.randint(0, 2)):
        if second and r.random() < 0.6:
            second[r.randrange(len(second))] = r.choice("abcAB")
        elif r.random() < 0.5:
            second.append(r.choice("abc"))
    return first, "".join(second)


def _anagram_pair(r: Random) -> tuple[str, str]:
    return r.choice(
        (
            ("listen", "silent"),
            ("Listen", "Silent"),
            ("Dormitory", "Dirty room!"),
            ("The eyes", "They see"),
            ("tea", "tea"),
            ("Tea", "tea"),
            ("tea", "eat"),
            ("Tea!", "eat"),
            ("aab", "abb"),
            ("", ""),
            ("ab1", "1ba"),
            ("ab1", "ba2"),
            ("a gentleman", "elegant man"),
            ("stop", "pots "),
        )
    )


def _anagram_words(r: Random) -> list[str]:
    return _some(r, "tea eat ate Tea tan nat bat tab stop pots Spot cat dog", 0, 7).split()


def _items(r: Random, low: int = 0, high: int = 5) -> list[str]:
    return r.sample(("apples", "tea", "milk", "bread", "rice", "plums", "salt"), r.randint(low, high))


def _lines(r: Random) -> str:
    pool = ("", "tea", "milk and bread", "  two", "red sun", "   ", "a b c")
    return "\n".join(r.choice(pool) for _ in range(r.randint(0, 5)))


def _brackets(r: Random, alphabet: str = "()[]{}a") -> str:
    return r.choice(
        (
            draw.letters(r, 0, 6, alphabet),
            "",
            "()",
            "([]{})",
            "([)]",
            "f(a[0])",
            "((",
            "())",
            "{[()()]}",
            "(a + b) * [c]",
            "<(>)",
            "<a>[b]",
        )
    )


ENTRIES = (
    made(
        "variants_text.palindrome_letters_only_nonempty",
        "is_palindrome is_palindrome_phrase is_sentence_palindrome",
        "text: str",
        "bool",
        """
        Is {text} a palindrome if only its letters count, in any case? Without any letter it is not.
        Ignores case, digits, spaces and punctuation. Returns False if {text} contains no letters.
        Return True if the letters of {text} read the same both ways, ignoring case; False without letters.
        palindrome test on letters alone, case-insensitive; digits and signs do not count, '12' is False
        """,
        """
        letters = [char.lower() for char in text if char.isalpha()]
        return bool(letters) and letters == letters[::-1]
        ---
        letters = "".join(filter(str.isalpha, text)).lower()
        return letters != "" and letters == letters[::-1]
        """,
        lambda r: (_palindrome(r),),
    ),
    made(
        "variants_text.palindrome_any_case_signs_count",
        "is_palindrome is_palindrome_ignore_case reads_same_backwards",
        "text: str",
        "bool",
        """
        Check whether {text} is a palindrome, ignoring case only; spaces and punctuation count.
        Case-insensitive palindrome test. Nothing is removed from {text}, and empty text is a palindrome.
        Is the lower-cased {text} equal to its reverse, with all blanks and signs left in?
        Return True if the text reads the same in both directions; 'A' and 'a' are equal, a space matters.
        """,
        """
        lowered = text.lower()
        return lowered == lowered[::-1]
        """,
        lambda r: (_palindrome(r),),
    ),
    made(
        "variants_text.palindrome_without_spaces",
        "is_palindrome is_palindrome_ignoring_spaces palindrome_sentence",
        "text: str",
        "bool",
        """
        Is {text} a palindrome when spaces and case are ignored? Punctuation still counts.
        Drop the spaces of {text}, compare with the reverse in lower case; commas and other signs count.
        Return True if {text} reads the same backwards without its blanks, whatever the case of letters.
        palindrome check that skips spaces only and is case-insensitive; '' is True, 'Noon!' is False
        """,
        """
        cleaned = text.replace(" ", "").lower()
        return cleaned == cleaned[::-1]
        """,
        lambda r: (_palindrome(r),),
    ),
    made(
        "variants_text.palindrome_at_least_two",
        "is_palindrome is_real_palindrome is_palindromic_word",
        "word: str",
        "bool",
        """
        Is {word} a palindrome of at least two characters, ignoring case?
        Return False below two characters, else whether {word} reads the same backwards in lower case.
        Check for a true palindrome: case is ignored, and a single letter or an empty word does not count.
        case-insensitive palindrome test; '' and one-letter words give False
        """,
        """
        lowered = word.lower()
        return len(lowered) > 1 and lowered == lowered[::-1]
        """,
        lambda r: (_palindrome(r),),
    ),
    made(
        "variants_text.palindrome_by_words",
        "is_word_palindrome words_read_same_backwards is_palindrome_sentence",
        "sentence: str",
        "bool",
        """
        Do the words of {sentence} read the same in reverse order? Case and . , ! ? are ignored.
        Is {sentence} a palindrome word by word, not letter by letter? Case and .,!? do not matter.
        Compare first and last word, second and last but one, and so on; ignore case and the marks .,!?
        Return True if the lower-case words, without .,!? at their ends, are the same backwards.
        """,
        """
        words = [word.strip(".,!?") for word in sentence.lower().split()]
        return words == words[::-1]
        """,
        lambda r: (
            r.choice(
                (
                    _plain(r, 0, 3),
                    "King, are you glad you are king?",
                    "tea and Tea",
                    "tea and milk",
                    "Red sun red.",
                    "eat tea",
                )
            ),
        ),
    ),
    made(
        "variants_text.longest_palindrome_word_of_sentence",
        "longest_palindrome_word longest_palindromic_word find_longest_palindrome",
        "sentence: str",
        "str",
        """
        Longest palindromic word of {sentence} in lower case, without .,!?; the first on a tie, or ''.
        Which word of {sentence}, of two letters or more, is the longest palindrome? Case is ignored.
        Strip .,!? from the words, lower them and return the longest palindrome over one letter, else ''.
        Find the longest word that reads the same backwards; one-letter words do not count, none gives ''.
        """,
        """
        words = [word.strip(".,!?") for word in sentence.lower().split()]
        palindromes = [word for word in words if len(word) > 1 and word == word[::-1]]
        return max(palindromes, key=len, default="")
        ---
        longest = ""
        for word in sentence.lower().split():
            word = word.strip(".,!?")
            if len(word) > max(len(longest), 1) and word == word[::-1]:
                longest = word
        return longest
        """,
        lambda r: (_palindrome_words(r),),
    ),
    made(
        "variants_text.count_palindrome_words_clean",
        "count_palindromes count_palindrome_words number_of_palindromes",
        "sentence: str",
        "int",
        """
        Count the palindromes among the words of {sentence}; ignore case and .,!?; single letters are none.
        How many words of two or more letters read the same backwards, without regard to case and .,!?
        Number of palindromic words in {sentence}, repeated ones counted again; one-letter words are none.
        Strip .,!? from every word, lower it, and count those longer than one letter equal to their reverse.
        """,
        """
        words = [word.strip(".,!?") for word in sentence.lower().split()]
        return sum(len(word) > 1 and word == word[::-1] for word in words)
        """,
        lambda r: (_palindrome_words(r),),
    ),
    made(
        "variants_text.mirror_shared_middle",
        "make_palindrome mirror_text to_palindrome",
        "text: str",
        "str",
        """
        Make a palindrome of {text} by appending its reverse; the last character is not doubled.
        'abc' becomes 'abcba': follow {text} by all but its last character in reverse order.
        Mirror the text at its last character, which stands only once in the middle; '' stays ''.
        Return {text} plus its beginning backwards so that the final character is the center.
        """,
        """
        return text + text[:-1][::-1]
        ---
        return text + text[-2::-1] if len(text) > 1 else text
        """,
        lambda r: (draw.letters(r, 0, 5, "abcd"),),
    ),
    made(
        "variants_text.mirror_doubled_middle",
        "make_palindrome mirror_text double_mirror",
        "text: str",
        "str",
        """
        Make a palindrome of even length: {text} followed by all of it in reverse.
        'abc' becomes 'abccba'; the last character appears twice in the middle.
        Append the complete reverse of {text} to {text}; empty text stays empty.
        Mirror the text so that it reads the same backwards and is twice as long.
        """,
        """
        return text + text[::-1]
        """,
        lambda r: (draw.letters(r, 0, 5, "abcd"),),
    ),
    made(
        "variants_text.count_vowels_and_y",
        "count_vowels vowel_count num_vowels",
        "text: str",
        "int",
        """
        Count the vowels a, e, i, o, u and y in {text}, upper and lower case.
        How many vowels does {text} have if y is a vowel, too? Case does not matter.
        Return the number of letters of {text} out of 'aeiouy', ignoring case; 0 for empty text.
        vowel count, case-insensitive, with y counted as a vowel
        """,
        """
        return sum(char in "aeiouy" for char in text.lower())
        """,
        lambda r: (draw.letters(r, 0, 9, "abeiouyYAxz "),),
    ),
    made(
        "variants_text.vowel_counts_only_present",
        "count_each_vowel vowel_counts vowel_frequency",
        "text: str",
        "dict[str, int]",
        """
        Count the vowels that occur in {text}, in lower case; vowels that do not occur are left out.
        Return a dict from vowel to its count, keys in the order of first appearance; case is ignored.
        Which vowels does {text} use, and how often each? Only those with at least one occurrence.
        Map every vowel found, lower-cased, to its number of occurrences; no vowels give an empty dict.
        """,
        """
        counts = {}
        for char in text.lower():
            if char in "aeiou":
                counts[char] = counts.get(char, 0) + 1
        return counts
        ---
        return dict(Counter(char for char in text.lower() if char in "aeiou"))
        """,
        lambda r: (_mixed(r),),
        _COUNTER,
    ),
    made(
        "variants_text.vowels_consonants_as_dict",
        "count_vowels_consonants vowel_consonant_count letter_kinds",
        "text: str",
        "dict[str, int]",
        """
        Count vowels and consonants of {text} as a dict with the keys 'vowels' and 'consonants'.
        Return {{'vowels': ..., 'consonants': ...}}; case is ignored, anything but letters does not count.
        How many letters of {text} are vowels (a, e, i, o, u) and how many are others, as a dictionary?
        Tally letters under 'vowels' or 'consonants'; digits, spaces and punctuation are skipped.
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        vowels = sum(char in "aeiou" for char in letters)
        return {"vowels": vowels, "consonants": len(letters) - vowels}
        ---
        counts = {"vowels": 0, "consonants": 0}
        for char in text.lower():
            if char in "aeiou":
                counts["vowels"] += 1
            elif char.isalpha():
                counts["consonants"] += 1
        return counts
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.count_consonants_y_is_vowel",
        "count_consonants consonant_count num_consonants",
        "text: str",
        "int",
        """
        Count the consonants of {text} in either case, where y counts as a vowel.
        How many letters of {text} are none of a, e, i, o, u, y? Case does not matter.
        Number of consonants; digits, spaces and signs do not count, and neither does y.
        Return how many letters are not in 'aeiouy', ignoring case; 0 for empty text.
        """,
        """
        return sum(char.isalpha() and char not in "aeiouy" for char in text.lower())
        """,
        lambda r: (draw.letters(r, 0, 9, "abcyYzTe 1!"),),
    ),
    made(
        "variants_text.remove_vowels_but_initial",
        "remove_inner_vowels abbreviate_words drop_vowels",
        "text: str",
        "str",
        """
        Remove the vowels from {text} except where a vowel is the first letter of a word.
        Abbreviate every word by leaving out a, e, i, o, u in any case, but keep its first letter.
        'apple is red' becomes 'appl is rd': no vowel is dropped at the beginning of a word.
        Drop all vowels that are not at the start of a word; words are joined by single spaces.
        """,
        """
        words = []
        for word in text.split():
            words.append(word[0] + "".join(char for char in word[1:] if char not in "aeiouAEIOU"))
        return " ".join(words)
        ---
        return " ".join(word[0] + re.sub("[aeiou]", "", word[1:], flags=re.I) for word in text.split())
        """,
        lambda r: (draw.sentence(r),),
        _RE,
    ),
    made(
        "variants_text.vowel_share_of_letters",
        "vowel_ratio vowel_share fraction_of_vowels",
        "text: str",
        "float",
        """
        Share of vowels among the letters of {text}, from 0 to 1, rounded to 2 decimals; 0.0 without letters.
        Divide the number of vowels (any case) by the number of letters and round to two places.
        Which fraction of the letters of {text} are a, e, i, o or u? Spaces, digits and signs do not count.
        Vowel ratio of a text as a float with 2 decimals, case-insensitive; no letters give 0.0.
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        if not letters:
            return 0.0
        return round(sum(char in "aeiou" for char in letters) / len(letters), 2)
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.vowels_or_consonants_majority",
        "more_vowels_or_consonants vowels_versus_consonants dominant_letters",
        "text: str",
        "str",
        """
        Does {text} have more 'vowels' or more 'consonants'? Return that word, or 'equal' on a tie.
        Compare the numbers of vowels and consonants, ignoring case: 'vowels', 'consonants' or 'equal'.
        Return 'equal' if vowels and consonants occur equally often (also never), else the more frequent kind.
        Say which kind of letter prevails in {text}; only letters are counted, y is a consonant.
        """,
        """
        vowels = sum(char in "aeiou" for char in text.lower())
        consonants = sum(char.isalpha() for char in text) - vowels
        if vowels == consonants:
            return "equal"
        return "vowels" if vowels > consonants else "consonants"
        """,
        lambda r: (_mixed(r, 0, 5),),
    ),
    made(
        "variants_text.longest_vowel_run_length",
        "longest_vowel_run max_consecutive_vowels longest_vowel_streak",
        "text: str",
        "int",
        """
        Length of the longest run of vowels in {text}, ignoring case; 0 if there are none.
        How many vowels follow each other without interruption at most? Upper case counts, too.
        Return the greatest number of consecutive letters out of a, e, i, o, u in {text}.
        Find the longest streak of neighboring vowels, case-insensitive, and return how long it is.
        """,
        """
        longest = current = 0
        for char in text.lower():
            current = current + 1 if char in "aeiou" else 0
            longest = max(longest, current)
        return longest
        ---
        return max((len(run) for run in re.findall("[aeiou]+", text.lower())), default=0)
        """,
        lambda r: (draw.letters(r, 0, 10, "aeioUbc"),),
        _RE,
    ),
    made(
        "variants_text.next_vowel_cyclic",
        "shift_vowels replace_vowels_with_next rotate_vowels",
        "text: str",
        "str",
        """
        Replace each vowel of {text} by the next one: a by e, e by i, i by o, o by u, u by a; case is kept.
        Shift the vowels of {text} one place on in the order a, e, i, o, u, with a after u; the rest stays.
        Every vowel becomes its successor in 'aeiou', capitals too ('E' becomes 'I'); others are unchanged.
        rotate vowels forward: a->e->i->o->u->a, upper case stays upper case
        """,
        """
        return text.translate(str.maketrans("aeiouAEIOU", "eiouaEIOUA"))
        ---
        vowels = "aeiouaAEIOUA"
        return "".join(vowels[vowels.index(char) + 1] if char in vowels else char for char in text)
        """,
        lambda r: (draw.sentence(r, 0, 3),),
    ),
    made(
        "variants_text.is_vowel_with_optional_y",
        "is_vowel check_vowel is_vowel_letter",
        "char: str; include_y: bool = False",
        "bool",
        """
        Is {char} exactly one vowel (a, e, i, o, u in any case)? With {include_y} y counts as well.
        Return True for a single vowel letter; empty or longer text gives False. y only if {include_y}.
        Check that {char} is one character and a vowel, ignoring case; {include_y} makes y a vowel.
        case-insensitive vowel test for a single character, y optional; '' and 'ae' are False
        """,
        """
        vowels = "aeiouy" if include_y else "aeiou"
        return len(char) == 1 and char.lower() in vowels
        """,
        lambda r: (r.choice(("a", "E", "y", "Y", "y", "b", "", "ae", "1", "u", "Y")), r.random() < 0.5),
    ),
    made(
        "variants_text.vowel_counts_of_words_in_text",
        "vowels_per_word count_vowels_per_word vowels_in_each_word",
        "text: str",
        "list[tuple[str, int]]",
        """
        List each word of {text} with its number of vowels as (word, count), in order, repeats included.
        Return tuples of a word as written and how many of a, e, i, o, u it has in any case.
        For every whitespace-separated word, in order, pair the word with its vowel count; no words give [].
        How many vowels does each word have? A word that occurs twice is listed twice.
        """,
        """
        return [(word, sum(char in "aeiouAEIOU" for char in word)) for word in text.split()]
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.count_vowel_initial_words_of_text",
        "count_words_starting_with_vowel vowel_word_count words_beginning_with_vowel",
        "text: str",
        "int",
        """
        Count the words of {text} whose first letter is a vowel in either case, leading signs ignored.
        How many words begin with a, e, i, o or u? Quotes or brackets before the word do not matter.
        Skip anything but letters at the start of each word, then count the words that start with a vowel.
        Number of whitespace-separated words of which the first letter is a vowel; case-insensitive.
        """,
        """
        count = 0
        for word in text.lower().split():
            letters = [char for char in word if char.isalpha()]
            if letters and letters[0] in "aeiou":
                count += 1
        return count
        ---
        letters_of_words = (re.sub("[^a-z]", "", word) for word in text.lower().split())
        return sum(letters[:1] in tuple("aeiou") for letters in letters_of_words)
        """,
        lambda r: (_some(r, "apple 'orange' (a) tea Eve \"Under\" 42 - ice, old (milk) red!"),),
        _RE,
    ),
    made(
        "variants_text.words_vowel_at_both_ends",
        "words_starting_and_ending_with_vowel vowel_ended_words words_between_vowels",
        "text: str",
        "list[str]",
        """
        List the words of {text} that start and end with a vowel, ignoring case; one vowel alone counts.
        Which whitespace-separated words have a vowel as first and as last character? Keep order and repeats.
        Return the words, as written, whose first and last character are both among a, e, i, o, u in any case.
        Filter words enclosed by vowels ('a', 'area', 'One'); no such word gives [].
        """,
        """
        return [word for word in text.split() if word[0].lower() in "aeiou" and word[-1].lower() in "aeiou"]
        """,
        lambda r: (_some(r, "a area One tea apple ice under Olive I oak up"),),
    ),
    made(
        "variants_text.vowel_positions_from_one",
        "vowel_positions vowel_indices find_vowels",
        "text: str",
        "list[int]",
        """
        Positions of the vowels (a, e, i, o, u, any case) in {text}, counted from 1.
        Return where the vowels stand, the first character being number 1, in ascending order.
        At which places of {text}, starting at one, is there a vowel? No vowels give [].
        one-based indices of all vowels, case-insensitive
        """,
        """
        return [position for position, char in enumerate(text.lower(), 1) if char in "aeiou"]
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.reverse_each_word_all_spaces_stay",
        "reverse_words reverse_each_word reverse_words_keep_spaces",
        "text: str",
        "str",
        """
        Reverse each word of {text} in its place and keep all spaces exactly as they are.
        Turn every word around; double, leading and trailing spaces must be preserved.
        Return {text} with the letters of each space-separated word reversed and the spacing unchanged.
        Write every word backwards without changing the order of words or the number of blanks between them.
        """,
        """
        return " ".join(word[::-1] for word in text.split(" "))
        ---
        return re.sub("[^ ]+", lambda match: match.group()[::-1], text)
        """,
        lambda r: (_spaced(r),),
        _RE,
    ),
    made(
        "variants_text.reverse_word_order_all_spaces_stay",
        "reverse_words reverse_word_order reverse_words_preserve_spaces",
        "text: str",
        "str",
        """
        Reverse the order of the words in {text}; all spaces are preserved, at the ends and in between.
        Put the words in opposite order and keep every blank: the spacing is reversed along with them.
        Split {text} at every single space, turn the parts around and join them with one space again.
        Last word first; leading blanks become trailing ones, and multiple blanks are kept.
        """,
        """
        return " ".join(text.split(" ")[::-1])
        ---
        return " ".join(reversed(text.split(" ")))
        """,
        lambda r: (_spaced(r),),
    ),
    made(
        "variants_text.reverse_word_order_mark_stays",
        "reverse_sentence reverse_words reverse_word_order",
        "sentence: str",
        "str",
        """
        Reverse the order of the words of {sentence}; a final '.', '!' or '?' stays at the end.
        'the sun is red.' becomes 'red is sun the.': words backwards, the closing mark remains last.
        Turn the words around, joined by single spaces, but keep one closing . ! or ? where it is.
        Take off the end mark (. ! ?) if there is one, reverse the words and put the mark behind them.
        """,
        """
        mark = ""
        if sentence.endswith((".", "!", "?")):
            sentence, mark = sentence[:-1], sentence[-1]
        return " ".join(sentence.split()[::-1]) + mark
        """,
        lambda r: (draw.sentence(r, 0, 4).replace(",", "").rstrip(".!?") + r.choice(("", ".", "!", "?")),),
    ),
    made(
        "variants_text.reverse_word_order_recapitalized",
        "reverse_sentence reverse_words_capitalized flip_sentence",
        "sentence: str",
        "str",
        """
        Reverse the words of {sentence}; the new first word gets a capital, everything else small letters.
        'The cat sleeps' becomes 'Sleeps cat the': words in opposite order, written in sentence case.
        Return the words back to front, joined by one space, with only the very first letter upper-case.
        Turn the word order around and fix the capitals: first letter large, the rest lower case.
        """,
        """
        return " ".join(sentence.split()[::-1]).capitalize()
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.reverse_each_word_capitals_stay",
        "reverse_words_keep_case reverse_letters_keep_capitals flip_words_keep_case",
        "text: str",
        "str",
        """
        Reverse each word of {text}, but capitals stay at their positions: 'Hello' becomes 'Olleh'.
        Turn the letters of every word around while the pattern of upper and lower case is unchanged.
        A position that was upper case is upper case afterwards, all others are lower; join by one space.
        Write each word backwards and give the new letters the case that the old ones had at that place.
        """,
        """
        words = []
        for word in text.split():
            pairs = zip(word, word[::-1].lower())
            words.append("".join(new.upper() if old.isupper() else new for old, new in pairs))
        return " ".join(words)
        """,
        lambda r: (_some(r, "Hello World tea McDonald USA iPhone Red a Sun milk", 0, 4),),
    ),
    made(
        "variants_text.reverse_second_words",
        "reverse_every_second_word reverse_alternate_words flip_every_other_word",
        "text: str",
        "str",
        """
        Reverse every second word of {text} (the second, fourth, ...) and leave the others as they are.
        Write words number 2, 4, 6 and so on backwards; words are joined by single spaces.
        Turn every other word around, beginning with the second one; the first word stays.
        'one two three four' becomes 'one owt three ruof'
        """,
        """
        return " ".join(word[::-1] if i % 2 else word for i, word in enumerate(text.split()))
        ---
        words = text.split()
        words[1::2] = [word[::-1] for word in words[1::2]]
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.reverse_chars_spaces_stay",
        "reverse_keep_spaces reverse_without_moving_spaces reverse_preserving_spaces",
        "text: str",
        "str",
        """
        Reverse the characters of {text}, but leave the spaces at their positions.
        'ab cde' becomes 'ed cba': all other characters are turned around as one string, blanks stay put.
        Return {text} backwards with every space where it was before.
        Take the non-space characters from the end and fill them into the gaps between the spaces.
        """,
        """
        others = [char for char in text if char != " "]
        return "".join(" " if char == " " else others.pop() for char in text)
        ---
        backwards = iter(text.replace(" ", "")[::-1])
        return "".join(char if char == " " else next(backwards) for char in text)
        """,
        lambda r: (_spaced(r) if r.random() < 0.5 else draw.sentence(r, 0, 4),),
    ),
    made(
        "variants_text.reverse_letter_runs",
        "reverse_words_keep_punctuation reverse_each_word flip_letters_in_words",
        "text: str",
        "str",
        """
        Reverse every run of letters a to z (any case) in {text}; spaces, digits and signs do not move.
        'Hello, world!' becomes 'olleH, dlrow!': each word backwards, punctuation where it was.
        Turn the letters of each word around and leave all that is not a letter in its place.
        Reverse words without touching commas, full stops or spacing; "don't" becomes "nod't".
        """,
        """
        return re.sub("[A-Za-z]+", lambda match: match.group()[::-1], text)
        ---
        result = word = ""
        for char in text:
            if char.isalpha():
                word = char + word
            else:
                result += word + char
                word = ""
        return result + word
        """,
        lambda r: (_marked(r, 0, 5),),
        _RE,
    ),
    made(
        "variants_text.reverse_odd_length_words",
        "reverse_odd_words reverse_words_of_odd_length flip_odd_words",
        "text: str",
        "str",
        """
        Reverse the words of {text} that have an odd number of characters; the others stay as they are.
        Turn around words of odd length, leave even ones, and join all by single spaces.
        Words with 1, 3, 5... characters are written backwards, words with 2, 4, 6... are not changed.
        'one two four' becomes 'eno owt four'
        """,
        """
        return " ".join(word[::-1] if len(word) % 2 else word for word in text.split())
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.reverse_words_within_lines",
        "reverse_words_per_line reverse_word_order_in_lines flip_lines",
        "text: str",
        "str",
        """
        Reverse the word order within each line of {text}; the lines keep their order.
        For every line, put the words back to front, joined by one space; empty lines stay empty.
        Turn the words around line by line and join the lines by line breaks again.
        The last word of a line comes first in it; line breaks do not move.
        """,
        """
        return "\\n".join(" ".join(line.split()[::-1]) for line in text.split("\\n"))
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "variants_text.anagrams_by_letters_only",
        "are_anagrams is_anagram check_anagram",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} anagrams, if only letters count and case is ignored?
        Ignores case, spaces, digits and punctuation. Two texts without letters are anagrams, too.
        Return True if both texts have the same letters equally often, whatever else they contain.
        anagram test on phrases: compare sorted lower-case letters, skip everything that is not a letter
        """,
        """
        def letters(text: str) -> list[str]:
            return sorted(char for char in text.lower() if char.isalpha())

        return letters(first) == letters(second)
        """,
        _anagram_pair,
    ),
    made(
        "variants_text.anagrams_but_not_equal",
        "are_anagrams is_anagram is_true_anagram",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} anagrams but not the same word? Case is ignored.
        A word is not an anagram of itself: return True only for different words of the same letters.
        Same letters in another order, case-insensitively; equal words (also 'Tea' and 'tea') give False.
        True anagrams only: the sorted lower-case characters agree while the words differ.
        """,
        """
        a, b = first.lower(), second.lower()
        return a != b and sorted(a) == sorted(b)
        """,
        _anagram_pair,
    ),
    made(
        "variants_text.find_anagrams_any_case",
        "find_anagrams anagrams_of select_anagrams",
        "word: str; candidates: list[str]",
        "list[str]",
        """
        List the {candidates} that are anagrams of {word} ignoring case; {word} itself in any case is not.
        Which of {candidates} have the same letters as {word}? Case does not matter, equal words are left out.
        Return matching candidates as written and in order; 'Tea' is no anagram of 'tea', but 'Eat' is.
        Case-insensitive search for anagrams that leaves out the word itself.
        """,
        """
        lowered = word.lower()
        letters = sorted(lowered)
        return [item for item in candidates if item.lower() != lowered and sorted(item.lower()) == letters]
        """,
        lambda r: (r.choice(("tea", "Eat", "stop", "POTS", "cat", "")), _anagram_words(r)),
    ),
    made(
        "variants_text.anagram_groups_of_two_or_more",
        "group_anagrams find_anagram_groups anagram_sets",
        "words: list[str]",
        "list[list[str]]",
        """
        Group those of {words} that are anagrams of each other, ignoring case; drop words without a partner.
        Return only groups of at least two words, in order of their first word; words stay as written.
        Which of {words} share their letters with another one? List them in groups, singles dropped.
        Collect anagrams case-insensitively and keep the groups that have two or more members.
        """,
        """
        groups: dict[str, list[str]] = {}
        for word in words:
            groups.setdefault("".join(sorted(word.lower())), []).append(word)
        return [group for group in groups.values() if len(group) > 1]
        """,
        lambda r: (_anagram_words(r),),
    ),
    made(
        "variants_text.anagram_groups_all_sorted",
        "group_anagrams sorted_anagram_groups anagram_groups",
        "words: list[str]",
        "list[list[str]]",
        """
        Group {words} into anagrams; each group is sorted, and the groups are sorted, too.
        Return a sorted list of sorted lists, one for each set of words with the same letters.
        Put words made of the same letters together, alphabetically within and between groups; case matters.
        Group anagrams so that the result does not depend on the order of {words}.
        """,
        """
        groups: dict[str, list[str]] = {}
        for word in words:
            groups.setdefault("".join(sorted(word)), []).append(word)
        return sorted(sorted(group) for group in groups.values())
        """,
        lambda r: (_anagram_words(r),),
    ),
    made(
        "variants_text.anagram_pairs",
        "anagram_pairs find_anagram_pairs pairs_of_anagrams",
        "words: list[str]",
        "list[tuple[str, str]]",
        """
        List all pairs of {words} that are anagrams of each other, the earlier word first in each pair.
        Which two words have the same letters? Return (first, second) for every such pair, in list order.
        Compare each word with all later ones and collect the pairs with equal sorted letters; case matters.
        Return tuples of words that are rearrangements of one another; equal words form a pair as well.
        """,
        """
        return [(a, b) for a, b in combinations(words, 2) if sorted(a) == sorted(b)]
        ---
        pairs = []
        for i, a in enumerate(words):
            for b in words[i + 1 :]:
                if sorted(a) == sorted(b):
                    pairs.append((a, b))
        return pairs
        """,
        lambda r: (_anagram_words(r),),
        "from itertools import combinations",
    ),
    made(
        "variants_text.can_spell_any_case",
        "can_spell can_build_word can_make_word",
        "word: str; letters: str",
        "bool",
        """
        Can {word} be spelled with {letters}, each used at most once? Case is ignored, spaces need no letter.
        Does {letters} have every letter of {word} often enough, upper and lower case being the same?
        Return True if {word}, without spaces, can be cut out of {letters}; case-insensitive.
        Check that no letter is needed more often than it is available; an empty {word} can always be made.
        """,
        """
        needed = Counter(word.lower().replace(" ", ""))
        available = Counter(letters.lower())
        return all(available[letter] >= count for letter, count in needed.items())
        ---
        needed = word.lower().replace(" ", "")
        available = letters.lower()
        return all(available.count(letter) >= needed.count(letter) for letter in set(needed))
        """,
        lambda r: (draw.letters(r, 0, 4, "abcAB "), draw.letters(r, 0, 9, "abcABd")),
        _COUNTER,
    ),
    made(
        "variants_text.title_case_small_words_lower",
        "title_case to_title_case headline_case",
        "title: str",
        "str",
        """
        Title case for {title}: a, an, and, for, in, of, or, the, to stay small unless they come first.
        Capitalize each word, all other letters small, but not a/an/and/for/in/of/or/the/to after the first.
        Write {title} as a headline: a, an, and, for, in, of, or, the, to are lower case except at the start.
        The first word always gets a capital; later ones do unless they are one of nine small words.
        """,
        """
        small = {"a", "an", "and", "for", "in", "of", "or", "the", "to"}
        words = title.lower().split()
        capitalized = [word if word in small else word.capitalize() for word in words[1:]]
        return " ".join([word.capitalize() for word in words[:1]] + capitalized)
        ---
        small = "a an and for in of or the to".split()
        result = []
        for word in title.lower().split():
            result.append(word if result and word in small else word.capitalize())
        return " ".join(result)
        """,
        lambda r: (_title(r),),
    ),
    made(
        "variants_text.title_case_first_and_last",
        "title_case smart_title_case book_title",
        "title: str",
        "str",
        """
        Title case for {title}: a, an, and, in, of, on, or, the, to, for are small unless first or last.
        The first and last word get a capital, the others unless they are a/an/and/for/in/of/on/or/the/to.
        Capitals for all words but a, an, and, in, of, on, or, the, to, for, which get them only at the ends.
        Small words (a, an, and, for, in, of, on, or, the, to) keep a small letter only within the title.
        """,
        """
        small = {"a", "an", "and", "for", "in", "of", "on", "or", "the", "to"}
        words = title.lower().split()
        for i, word in enumerate(words):
            if word not in small or i in (0, len(words) - 1):
                words[i] = word.capitalize()
        return " ".join(words)
        """,
        lambda r: (_title(r),),
    ),
    made(
        "variants_text.title_case_keeps_acronyms",
        "title_case title_case_keep_acronyms capitalize_words",
        "text: str",
        "str",
        """
        Capitalize every word of {text}; words of two or more letters that are all capitals stay as they are.
        Title case that leaves acronyms such as NASA alone; other words get one capital and small letters.
        Return the words, joined by one space, each capitalized unless it is completely upper case already.
        'the NASA report' becomes 'The NASA Report'; a single capital letter needs no special rule.
        """,
        """
        return " ".join(word if word.isupper() else word.capitalize() for word in text.split())
        """,
        lambda r: (_some(r, "the NASA report of USA tea Tea mcDonald A i", 0, 5),),
    ),
    made(
        "variants_text.title_case_all_spaces_stay",
        "title_case capitalize_words capitalize_each_word",
        "text: str",
        "str",
        """
        Capitalize each word of {text} without changing the spaces; the other letters become small.
        Words are parted by single spaces; repeated, leading and trailing blanks stay where they are.
        Return {text} in title case with its spacing preserved exactly.
        First letter of every word large, the rest small, number of blanks between words unchanged.
        """,
        """
        return " ".join(word.capitalize() for word in text.split(" "))
        ---
        return re.sub("[^ ]+", lambda match: match.group().capitalize(), text)
        """,
        lambda r: (r.choice((_spaced(r), _spaced(r).upper(), _plain(r))),),
        _RE,
    ),
    made(
        "variants_text.capitalize_words_rest_unchanged",
        "capitalize_words title_case capitalize_each_word",
        "text: str",
        "str",
        """
        Make the first letter of every word in {text} a capital and leave all other letters as they are.
        Capitalize words without lowering the rest, so that 'iPhone' becomes 'IPhone' and 'USA' stays 'USA'.
        Upper-case the first character of each word, join by single spaces; capitals inside words are kept.
        Unlike str.title, letters after the first one of a word are not changed.
        """,
        """
        return " ".join(word[0].upper() + word[1:] for word in text.split())
        """,
        lambda r: (_some(r, "iPhone USA tea mcDonald red don't HELLO a big", 0, 5),),
    ),
    made(
        "variants_text.title_case_after_hyphens",
        "title_case capitalize_words capitalize_hyphenated",
        "text: str",
        "str",
        """
        Capitalize every word of {text} and every part after a hyphen; all other letters are small.
        Title case in which 'well-known' becomes 'Well-Known'; apostrophes do not begin a new word.
        Return the words, joined by one space, with a capital at their start and behind each '-'.
        Each hyphenated part is capitalized on its own; "don't" becomes "Don't", not "Don'T".
        """,
        """
        words = ("-".join(part.capitalize() for part in word.split("-")) for word in text.split())
        return " ".join(words)
        """,
        lambda r: (_some(r, "well-known don't TEA mother-in-law red jean-Luc a-b x", 0, 4),),
    ),
    made(
        "variants_text.sentence_case_with_full_stop",
        "to_sentence make_sentence sentence_case",
        "text: str",
        "str",
        """
        Make a sentence of {text}: trim it, capital first letter, and a full stop unless it ends in . ! or ?
        Strip {text}, raise its first letter, keep the others, add '.' if it has no end mark; blank gives ''.
        Return {text} with a capital at the start and a closing mark; '.' is appended where one is missing.
        Capitalize only the first character and finish with a period if no '.', '!' or '?' stands at the end.
        """,
        """
        text = text.strip()
        if not text:
            return ""
        sentence = text[0].upper() + text[1:]
        return sentence if sentence[-1] in ".!?" else sentence + "."
        """,
        lambda r: (r.choice(("", " ", "  ")) + draw.sentence(r, 0, 4) + r.choice(("", " ", "?")),),
    ),
    made(
        "variants_text.capitalize_first_letter_found",
        "capitalize_first_letter capitalize_first upper_first_letter",
        "text: str",
        "str",
        """
        Make the first letter of {text} a capital even if digits, spaces or signs come before it.
        Find the first alphabetic character and upper-case it; everything else is left as it is.
        '  "hello" there' becomes '  "Hello" there'; text without letters is returned unchanged.
        Capitalize the earliest letter wherever it stands, without touching the rest.
        """,
        """
        for i, char in enumerate(text):
            if char.isalpha():
                return text[:i] + char.upper() + text[i + 1 :]
        return text
        """,
        lambda r: (r.choice(("", "", "  ", '"', "1. ", "(", "- ")) + draw.sentence(r, 0, 3),),
    ),
    made(
        "variants_text.capitalize_word_ends",
        "capitalize_first_and_last capitalize_both_ends capitalize_ends",
        "text: str",
        "str",
        """
        Make the first and the last character of every word in {text} upper case; those between stay.
        Upper-case both ends of each whitespace-separated word and join the words by one space.
        'hello big world' becomes 'HellO BiG WorlD'; a word of one letter becomes that capital.
        Capitalize first and last character of the words, leaving inner ones as they are.
        """,
        """
        words = []
        for word in text.split():
            words.append(word[0].upper() + word[1:-1] + word[-1].upper() if len(word) > 1 else word.upper())
        return " ".join(words)
        """,
        lambda r: (_some(r, "hello big World a I to TEA red iPad", 0, 5),),
    ),
    made(
        "variants_text.alternate_case_letters_start_upper",
        "alternating_case alternate_case mocking_case",
        "text: str",
        "str",
        """
        Write the letters of {text} in turn upper and lower case, the first upper; skip all other signs.
        Alternate capitals and small letters beginning with a capital; spaces, digits and signs are skipped.
        'ab cd' becomes 'Ab Cd' and 'abc de' 'AbC dE': only letters move the alternation on.
        Every odd letter (first, third...) large, every even one small, ignoring what is not a letter.
        """,
        """
        result = ""
        upper = True
        for char in text:
            if char.isalpha():
                char = char.upper() if upper else char.lower()
                upper = not upper
            result += char
        return result
        """,
        lambda r: (_marked(r, 0, 4),),
    ),
    made(
        "variants_text.alternate_case_each_word_anew",
        "alternating_case weird_case alternate_case_per_word",
        "text: str",
        "str",
        """
        In each word of {text}, make characters 1, 3, 5... upper and 2, 4, 6... lower case; words start anew.
        Alternate case word by word: every word begins with a capital; words are joined by one space.
        Characters at an even index of a word are large, the others small; counting restarts for each word.
        'weird case' becomes 'WeIrD CaSe'
        """,
        """
        words = []
        for word in text.split():
            words.append("".join(c.lower() if i % 2 else c.upper() for i, c in enumerate(word)))
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r, 0, 4),),
    ),
    made(
        "variants_text.alternate_case_start_lower",
        "alternating_case alternate_case spongebob_case",
        "text: str",
        "str",
        """
        Alternate the case of {text} by position, beginning small: index 0 lower, 1 upper, 2 lower...
        Make characters at odd indices upper case and those at even indices lower case; spaces count too.
        'hello you' becomes 'hElLo yOu': small first, and a blank takes its turn like a letter.
        Write every second character as a capital, starting with the second one, the others small.
        """,
        """
        return "".join(char.upper() if i % 2 else char.lower() for i, char in enumerate(text))
        """,
        lambda r: (draw.sentence(r, 0, 4),),
    ),
    made(
        "variants_text.alternate_words_upper",
        "alternate_word_case shout_every_other_word alternate_upper_words",
        "text: str",
        "str",
        """
        Write the words of {text} in turn in upper and lower case, the first one in upper case.
        Words 1, 3, 5... become capitals, words 2, 4, 6... small letters; joined by single spaces.
        'one two three' becomes 'ONE two THREE'
        Shout every other word, starting with the first, and lower the remaining ones.
        """,
        """
        return " ".join(word.lower() if i % 2 else word.upper() for i, word in enumerate(text.split()))
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.camel_to_snake_acronyms",
        "camel_to_snake to_snake_case snake_case",
        "name: str",
        "str",
        """
        Turn camelCase {name} into snake_case; a run of capitals is one word: 'HTTPUrl' is 'http_url'.
        'getHTTPResponse' becomes 'get_http_response', 'userID' 'user_id': acronyms are not torn apart.
        Put '_' between a small letter or digit and a capital, and behind an acronym before a new word.
        snake case that keeps abbreviations such as HTTP together; the result is lower case
        """,
        """
        name = re.sub(r"([A-Z]+)([A-Z][a-z])", r"\\1_\\2", name)
        return re.sub(r"([a-z0-9])([A-Z])", r"\\1_\\2", name).lower()
        """,
        lambda r: (_camel(r),),
        _RE,
    ),
    made(
        "variants_text.camel_to_snake_digits_apart",
        "camel_to_snake to_snake_case snake_case",
        "name: str",
        "str",
        """
        Turn the camelCase {name} into snake_case; capitals and numbers begin words: 'page2' is 'page_2'.
        Underscore before each capital and before each run of digits, not at the start; all in lower case.
        'version2Beta' becomes 'version_2_beta': a number is a word of its own.
        Split {name} at capitals and at numbers, lower the pieces and join them by '_'.
        """,
        """
        return re.sub(r"(?<!^)(?=[A-Z])|(?<=[A-Za-z])(?=[0-9])", "_", name).lower()
        ---
        result = ""
        for i, char in enumerate(name):
            starts_number = char.isdigit() and not name[i - 1].isdigit()
            if i > 0 and (char.isupper() or starts_number):
                result += "_"
            result += char.lower()
        return result
        """,
        lambda r: (
            r.choice(("version", "page", "Item", "a"))
            + r.choice(("2", "10", "Name", "2Beta", "X3", "Row12Col3", "")),
        ),
        _RE,
    ),
    made(
        "variants_text.snake_to_camel_outer_underscores",
        "snake_to_camel to_camel_case camelize",
        "name: str",
        "str",
        """
        Convert {name} from snake_case to camelCase; underscores at its beginning are kept.
        '_private_name' becomes '_privateName'; an underscore inside vanishes and raises the next letter.
        Keep leading underscores, drop the others, and raise the first letter of all parts after the first.
        camel case of a Python name that may be private; double or final underscores are dropped
        """,
        """
        stripped = name.lstrip("_")
        leading = name[: len(name) - len(stripped)]
        words = [word for word in stripped.split("_") if word]
        return leading + "".join(word.capitalize() if i else word for i, word in enumerate(words))
        """,
        lambda r: (_snake(r),),
    ),
    made(
        "variants_text.snake_to_camel_skip_empty",
        "snake_to_camel to_camel_case camel_case",
        "name: str",
        "str",
        """
        Turn the snake_case {name} into camelCase, ignoring underscores at the ends and repeated ones.
        '__user__name_' becomes 'userName': empty parts between underscores are skipped.
        Join the non-empty parts of {name}, the first in lower case and the others capitalized.
        camel case in which no underscore is left over; only underscores give ''
        """,
        """
        words = [word for word in name.split("_") if word]
        return "".join(word.capitalize() if i else word.lower() for i, word in enumerate(words))
        ---
        joined = "".join(word.capitalize() for word in name.split("_"))
        return joined[:1].lower() + joined[1:]
        """,
        lambda r: (_snake(r),),
    ),
    made(
        "variants_text.snake_to_camel_with_flag",
        "snake_to_camel to_camel_case camelize",
        "name: str; upper_first: bool = False",
        "str",
        """
        Convert the snake_case {name} to camelCase, or to PascalCase if {upper_first} is true.
        Join the parts between underscores; the first part is capitalized only with {upper_first}.
        'user_name' becomes 'userName', with {upper_first} 'UserName'.
        camel case with an optional capital at the start, off by default
        """,
        """
        first, *rest = name.lower().split("_")
        if upper_first:
            first = first.capitalize()
        return first + "".join(word.capitalize() for word in rest)
        """,
        lambda r: (_some(r, "user Name ID total", 0, 3, "_"), r.random() < 0.5),
    ),
    made(
        "variants_text.camel_to_sentence",
        "camel_to_words humanize_name camel_case_to_sentence",
        "name: str",
        "str",
        """
        Turn the camelCase {name} into words: 'userFirstName' becomes 'User first name'.
        Put a space before each capital, lower all letters and capitalize only the very first one.
        Make a readable label of {name}: first word with a capital, the following ones small; '' stays ''.
        camel or Pascal case to a label in sentence case
        """,
        """
        spaced = "".join(" " + char if char.isupper() else char for char in name)
        return spaced.strip().capitalize()
        ---
        return re.sub("(?<!^)(?=[A-Z])", " ", name).capitalize()
        """,
        lambda r: (
            r.choice(("user", "get", "my", "User", "total", ""))
            + "".join(r.choice(("Name", "Price", "First", "Id", "Value")) for _ in range(r.randint(0, 3))),
        ),
        _RE,
    ),
    made(
        "variants_text.camel_to_constant",
        "camel_to_constant to_constant_case to_upper_snake",
        "name: str",
        "str",
        """
        Convert the camelCase {name} to CONSTANT_CASE: 'maxRetryCount' becomes 'MAX_RETRY_COUNT'.
        Put an underscore before each capital except at the start and write everything in upper case.
        Return the screaming snake case form of a camelCase or PascalCase {name}; '' stays ''.
        camel case to upper-case words joined by underscores
        """,
        """
        return re.sub("(?<!^)(?=[A-Z])", "_", name).upper()
        ---
        return "".join("_" + char if i and char.isupper() else char for i, char in enumerate(name)).upper()
        """,
        lambda r: (
            r.choice(("max", "retry", "Default", "x", ""))
            + "".join(r.choice(("Count", "Size", "Id", "Time")) for _ in range(r.randint(0, 3))),
        ),
        _RE,
    ),
    made(
        "variants_text.constant_to_camel",
        "constant_to_camel upper_snake_to_camel screaming_snake_to_camel",
        "name: str",
        "str",
        """
        Convert {name} from CONSTANT_CASE to camelCase: 'MAX_RETRY_COUNT' becomes 'maxRetryCount'.
        Lower everything, drop the underscores and capitalize each part but the first.
        Return the camelCase form of an upper-case name whose words are parted by '_'.
        screaming snake case to lower camel case
        """,
        """
        first, *rest = name.lower().split("_")
        return first + "".join(word.capitalize() for word in rest)
        """,
        lambda r: (_some(r, "MAX RETRY COUNT SIZE x Api", 0, 4, "_"),),
    ),
    made(
        "variants_text.kebab_to_pascal",
        "kebab_to_pascal to_pascal_case component_name",
        "name: str",
        "str",
        """
        Convert {name} from kebab-case to PascalCase: 'my-page-title' becomes 'MyPageTitle'.
        Capitalize each part between hyphens and join them without a separator; empty parts vanish.
        Write a hyphenated name as a class name: each part with a capital, joined without hyphens.
        dashes out, every word with a capital and small letters behind it
        """,
        """
        return "".join(word.capitalize() for word in name.split("-"))
        """,
        lambda r: (r.choice(("", "", "-")) + _some(r, "my page Title URL x2", 0, 4, "-"),),
    ),
    made(
        "variants_text.name_to_train_case",
        "to_train_case train_case header_case",
        "name: str",
        "str",
        """
        Write {name} in Train-Case: words at spaces, '-' or '_' are capitalized and joined by hyphens.
        'content_type' and 'content type' become 'Content-Type', as in HTTP headers.
        Split {name} at blanks, underscores and hyphens, capitalize the words and put '-' between them.
        capitalized words with dashes; repeated separators count once, nothing gives ''
        """,
        """
        words = name.replace("_", " ").replace("-", " ").split()
        return "-".join(word.capitalize() for word in words)
        ---
        return "-".join(word.capitalize() for word in re.split("[ _-]+", name) if word)
        """,
        lambda r: (r.choice(("", "", "_")) + _identifier(r) + r.choice(("", "--x", " a")),),
        _RE,
    ),
    made(
        "variants_text.name_to_dot_case",
        "to_dot_case dot_case dotted_name",
        "name: str",
        "str",
        """
        Write {name} in dot.case: words, parted by humps, spaces, '-' or '_', in lower case, joined by dots.
        'userName', 'user_name' and 'user name' all become 'user.name'.
        Separate words at camel humps, blanks, hyphens and underscores, lower them and put '.' between.
        lower-case words joined by full stops, whatever the naming style
        """,
        """
        spaced = re.sub("(?<=[a-z0-9])(?=[A-Z])", " ", name)
        return ".".join(re.findall("[a-z0-9]+", spaced.lower()))
        """,
        lambda r: (_identifier(r),),
        _RE,
    ),
    made(
        "variants_text.any_style_to_snake_acronyms",
        "to_snake_case normalize_identifier snakify",
        "name: str",
        "str",
        """
        Write {name}, in camelCase, kebab-case or with spaces, in snake_case; 'HTTPServer' is 'http_server'.
        Words begin after spaces, hyphens and underscores, at humps, and behind an acronym such as HTTP.
        Normalize any identifier to lower-case words joined by single underscores, none at the ends.
        snake_case from every naming style; a run of capitals counts as one word
        """,
        """
        spaced = re.sub("([A-Z]+)([A-Z][a-z])", r"\\1 \\2", name)
        spaced = re.sub("([a-z0-9])([A-Z])", r"\\1 \\2", spaced)
        return "_".join(re.findall("[a-z0-9]+", spaced.lower()))
        """,
        lambda r: (_camel(r) if r.random() < 0.5 else "-" * r.randint(0, 1) + _identifier(r),),
        _RE,
    ),
    made(
        "variants_text.slug_accents_to_ascii",
        "slugify make_slug to_slug",
        "title: str",
        "str",
        """
        Slug of {title}: accents removed ('é' becomes 'e'), lower case, other signs become single hyphens.
        Fold {title} to ASCII, lower it, join its runs of letters and digits by '-'; no hyphen at the ends.
        'Café & Crème' becomes 'cafe-creme'; whatever is no letter or digit separates words.
        URL slug that keeps accented letters as plain ones and drops all punctuation
        """,
        """
        decomposed = unicodedata.normalize("NFKD", title)
        plain = decomposed.encode("ascii", "ignore").decode().lower()
        return "-".join(re.findall("[a-z0-9]+", plain))
        ---
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
        return re.sub("[^a-z0-9]+", "-", plain.lower()).strip("-")
        """,
        lambda r: (r.choice((_heading(r), "Crème brûlée", "Señor Año", "Ärger über Öl", "Café 2")),),
        (_RE, "import unicodedata"),
    ),
    made(
        "variants_text.slug_with_separator",
        "slugify make_slug to_slug",
        "title: str; separator: str = '-'",
        "str",
        """
        Slug of {title}: lower-case runs of letters a-z and digits, joined by {separator}.
        Every run of other characters becomes one {separator}, none at the ends; a hyphen by default.
        'Hello, World!' becomes 'hello-world', or 'hello_world' with {separator} '_'.
        URL-friendly name with a choice of word separator
        """,
        """
        return separator.join(re.findall("[a-z0-9]+", title.lower()))
        """,
        lambda r: (_heading(r), r.choice(("-", "_", "_", ".", ""))),
        _RE,
    ),
    made(
        "variants_text.slug_hard_limit",
        "slugify make_slug slug_with_limit",
        "title: str; max_length: int = 20",
        "str",
        """
        Slug of {title} cut to {max_length} characters, words may be cut; no hyphen at the end.
        Lower case, runs of other signs become '-'; then cut hard at {max_length} and strip hyphens.
        Return at most {max_length} characters of the slug; a hyphen left at the end by cutting is removed.
        hyphenated lower-case address of limited length, cut without regard to words
        """,
        """
        slug = re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")
        return slug[:max_length].rstrip("-")
        """,
        lambda r: (_heading(r), r.choice((3, 4, 6, 8, 12, 20))),
        _RE,
    ),
    made(
        "variants_text.slug_without_small_words",
        "slugify make_slug seo_slug",
        "title: str",
        "str",
        """
        Slug of {title} without the words a, an, and, in, of, the, to: lower case, joined by hyphens.
        Join the words (letters a-z and digits) of {title} by '-', leaving out articles and small words.
        'The Best of the Web' becomes 'best-web'; only small words give ''.
        SEO slug that drops stop words (a, an, and, in, of, the, to)
        """,
        """
        small = {"a", "an", "and", "in", "of", "the", "to"}
        words = re.findall("[a-z0-9]+", title.lower())
        return "-".join(word for word in words if word not in small)
        """,
        lambda r: (_heading(r) if r.random() < 0.5 else _title(r),),
        _RE,
    ),
    made(
        "variants_text.slug_ampersand_is_and",
        "slugify make_slug title_to_slug",
        "title: str",
        "str",
        """
        Slug of {title} in which '&' becomes 'and'; apostrophes vanish, other signs become one hyphen.
        "Rock & Roll" becomes 'rock-and-roll', "What's New?" 'whats-new'; lower case, no hyphen at the ends.
        Write & as the word and, drop ', lower the letters and join the runs of a-z and 0-9 by hyphens.
        web address of a headline: ampersands spelled out, apostrophes removed, the rest hyphenated
        """,
        """
        text = title.lower().replace("&", " and ").replace("'", "")
        return "-".join(re.findall("[a-z0-9]+", text))
        """,
        lambda r: (r.choice((_heading(r), "Q&A", "Tom & Jerry's day", "It's me", "R&D -- news")),),
        _RE,
    ),
    made(
        "variants_text.slug_signs_deleted",
        "slugify make_slug to_slug",
        "text: str",
        "str",
        """
        Slug of {text}: delete everything but letters, digits, spaces and hyphens; spaces become hyphens.
        Lower {text}, remove punctuation ("what's" is 'whats'), turn runs of spaces and hyphens into one '-'.
        Special characters are dropped, not replaced: 'a/b test' becomes 'ab-test'; no hyphens at the ends.
        lower case, punctuation removed, blanks and dashes collapsed to single dashes
        """,
        """
        kept = re.sub("[^a-z0-9 -]", "", text.lower())
        return re.sub("[ -]+", "-", kept).strip("-")
        """,
        lambda r: (_heading(r),),
        _RE,
    ),
    made(
        "variants_text.slug_or_default",
        "slugify make_slug slug_or_default",
        "title: str; default: str = 'untitled'",
        "str",
        """
        Slug of {title}, or {default} if nothing is left: lower-case words of a-z and 0-9 joined by hyphens.
        Replace every run of other signs by '-', strip hyphens, and fall back to {default} when empty.
        Return a slug that is never empty: '!!!' gives 'untitled' unless another {default} is given.
        hyphenated lower-case slug with a fallback for titles without letters or digits
        """,
        """
        slug = re.sub("[^a-z0-9]+", "-", title.lower()).strip("-")
        return slug or default
        """,
        lambda r: (
            r.choice((_heading(r), "!!!", "", "---", " ")),
            r.choice(("untitled", "untitled", "page", "n-a")),
        ),
        _RE,
    ),
    made(
        "variants_text.truncate_with_ellipsis_sign",
        "truncate shorten truncate_text",
        "text: str; length: int",
        "str",
        """
        Truncate {text} to at most {length} characters including the ellipsis '…', added only if it is cut.
        Return {text} if it fits into {length}, else its first {length} - 1 characters and '…'.
        Shorten a text with the single character '…', which counts towards {length}; {length} is positive.
        cut a string so that it has {length} characters in all, the last one being '…'
        """,
        """
        if len(text) <= length:
            return text
        return text[: length - 1] + "…"
        """,
        lambda r: (_long(r), r.choice((1, 2, 5, 8, 12, 20, 40))),
    ),
    made(
        "variants_text.truncate_dots_tiny_lengths",
        "truncate truncate_text shorten",
        "text: str; max_length: int",
        "str",
        """
        Truncate {text} to {max_length} characters including '...'; up to 3 there are no dots, just a cut.
        If {text} is too long, cut it and end it in '...' within {max_length}; below 4 only cut it.
        The result never exceeds {max_length}: with room for 3 characters or fewer the dots are left out.
        Shorten a string with three dots that count; where they do not leave room for text, cut hard.
        """,
        """
        if len(text) <= max_length:
            return text
        if max_length <= 3:
            return text[:max_length]
        return text[: max_length - 3] + "..."
        """,
        lambda r: (_long(r), r.choice((0, 1, 2, 3, 3, 4, 5, 10, 20))),
    ),
    made(
        "variants_text.truncate_words_within_total",
        "truncate truncate_words shorten_text",
        "text: str; max_length: int",
        "str",
        """
        Shorten {text} at a word boundary to at most {max_length} characters, the '...' included.
        If {text} is too long, keep as many whole words as fit with '...' behind them; else return it as is.
        Words are not cut, and the three dots follow the last kept word directly; no word fits: only '...'.
        Trim to whole words so that text and dots together do not exceed {max_length}; no change if short.
        """,
        """
        if len(text) <= max_length:
            return text
        kept = ""
        for word in text.split():
            longer = f"{kept} {word}" if kept else word
            if len(longer) + 3 > max_length:
                break
            kept = longer
        return kept + "..."
        """,
        lambda r: (_long(r), r.choice((3, 6, 8, 10, 12, 16, 20, 30))),
    ),
    made(
        "variants_text.truncate_at_last_space",
        "truncate_at_word smart_truncate truncate_text",
        "text: str; limit: int",
        "str",
        """
        Cut {text} to {limit} characters, back to the last space in them, and add '…' on top of that.
        Text within {limit} is unchanged; else keep what is before the last space within {limit}, plus '…'.
        Truncate after {limit} characters; if this part has a space, end before the last one; then add '…'.
        Shorten at a word boundary with '…'; a first word longer than {limit} is cut hard.
        """,
        """
        if len(text) <= limit:
            return text
        return text[:limit].rsplit(" ", 1)[0] + "…"
        ---
        if len(text) <= limit:
            return text
        head, space, _ = text[:limit].rpartition(" ")
        return (head if space else text[:limit]) + "…"
        """,
        lambda r: (_long(r), r.choice((2, 5, 6, 8, 10, 12, 16, 30))),
    ),
    made(
        "variants_text.truncate_no_space_before_dots",
        "truncate truncate_text clip_text",
        "text: str; limit: int",
        "str",
        """
        Cut {text} after {limit} characters and add '...'; spaces directly before the dots are removed.
        Return {text} if it has up to {limit} characters, else the first {limit}, right-stripped, and '...'.
        The dots come on top of {limit}; 'hello world' with 6 becomes 'hello...', not 'hello ...'.
        Truncate with three dots that do not count, stripping white space left at the cut.
        """,
        """
        if len(text) <= limit:
            return text
        return text[:limit].rstrip() + "..."
        """,
        lambda r: (_some(r, "a to be tea red of", 0, 7), r.randint(1, 16)),
    ),
    made(
        "variants_text.truncate_to_n_words_ellipsis",
        "truncate_words first_words limit_words",
        "text: str; count: int",
        "str",
        """
        Keep the first {count} words of {text} and add '…' directly behind them if words were left out.
        Limit a text to {count} words, joined by single spaces; '…' without a space marks the rest.
        With up to {count} words nothing is added; otherwise the words are cut and followed by '…'.
        excerpt of {count} words, ending in a one-character ellipsis when shortened
        """,
        """
        words = text.split()
        if len(words) <= count:
            return " ".join(words)
        return " ".join(words[:count]) + "…"
        """,
        lambda r: (_long(r), r.randint(1, 6)),
    ),
    made(
        "variants_text.truncate_n_words_suffix",
        "truncate_words limit_words word_limit",
        "text: str; max_words: int; suffix: str = '...'",
        "str",
        """
        Cut {text} to {max_words} words and append {suffix}, '...' by default; shorter text is unchanged.
        If {text} has more than {max_words} words, join the first ones by one space and add {suffix}.
        Text with few enough words is returned unchanged, spacing included; else words, then {suffix}.
        Limit the number of words; the {suffix} follows the last word without a space.
        """,
        """
        words = text.split()
        if len(words) <= max_words:
            return text
        return " ".join(words[:max_words]) + suffix
        """,
        lambda r: (
            _spaced(r) if r.random() < 0.5 else _long(r),
            r.randint(1, 5),
            r.choice(("...", "...", " [more]", "")),
        ),
    ),
    made(
        "variants_text.truncate_at_start",
        "truncate_left truncate_start keep_end",
        "text: str; length: int",
        "str",
        """
        Shorten {text} at its start: '...' and its end, {length} characters in all; short text is unchanged.
        Keep the last characters of {text} and put '...' in front, which counts towards {length}.
        If {text} is longer than {length}, return three dots and the final {length} - 3 characters.
        Truncate from the left so that the end remains readable; {length} is more than 3.
        """,
        """
        if len(text) <= length:
            return text
        return "..." + text[len(text) - length + 3 :]
        """,
        lambda r: (_long(r), r.choice((4, 5, 8, 10, 15, 30))),
    ),
    made(
        "variants_text.truncate_or_value_error",
        "truncate truncate_text shorten",
        "text: str; max_length: int",
        "str",
        """
        Truncate {text} to {max_length} characters with '...' included. Raises ValueError if below 3.
        Return {text} or its beginning and '...', never longer than {max_length}, which must be 3 or more.
        Shorten with three dots inside {max_length}; a {max_length} under 3 leaves no room: ValueError.
        Cut to {max_length} - 3 characters plus '...' when too long; reject lengths that cannot hold the dots.
        """,
        """
        if max_length < 3:
            raise ValueError("max_length must be at least 3")
        if len(text) <= max_length:
            return text
        return text[: max_length - 3] + "..."
        """,
        lambda r: (_long(r), r.choice((3, 3, 4, 6, 10, 20))),
    ),
    made(
        "variants_text.truncate_tell_how_many_more",
        "truncate_with_count preview_text shorten_with_count",
        "text: str; limit: int",
        "str",
        """
        Cut {text} to {limit} characters and say how many are missing: 'hello... (+6)'.
        Text of up to {limit} characters stays; else its beginning, '... (+' and the number left out, ')'.
        Preview of a long text: the first {limit} characters followed by '... (+N)' for N hidden ones.
        Shorten and append the count of characters that were cut off, as in 'abc... (+2)'.
        """,
        """
        hidden = len(text) - limit
        if hidden <= 0:
            return text
        return f"{text[:limit]}... (+{hidden})"
        """,
        lambda r: (_long(r), r.choice((3, 5, 8, 12, 20))),
    ),
    made(
        "variants_text.truncate_middle_one_sign",
        "truncate_middle shorten_middle middle_ellipsis",
        "text: str; length: int",
        "str",
        """
        Shorten {text} in the middle with '…' to {length} characters; the beginning gets the odd one.
        Keep both ends of {text} around a single '…', {length} in all; text that fits is not changed.
        If {text} is too long, drop its middle: first half (longer if uneven), '…', second half.
        Replace the middle by one ellipsis character so that exactly {length} characters remain.
        """,
        """
        if len(text) <= length:
            return text
        back = (length - 1) // 2
        front = length - 1 - back
        return text[:front] + "…" + text[len(text) - back :]
        """,
        lambda r: (_long(r), r.choice((2, 3, 4, 7, 8, 12, 20))),
    ),
    made(
        "variants_text.truncate_lines_with_more",
        "truncate_lines first_lines limit_lines",
        "text: str; max_lines: int",
        "str",
        """
        Keep the first {max_lines} lines of {text}; if there are more, add a last line '...'.
        Limit {text} to {max_lines} lines and mark the rest by three dots on a line of their own.
        Return the text if it has few enough lines, else its beginning and '...' as an extra line.
        Cut after {max_lines} line breaks and show with '...' that something follows.
        """,
        """
        lines = text.splitlines()
        if len(lines) <= max_lines:
            return text
        return "\\n".join([*lines[:max_lines], "..."])
        """,
        lambda r: (_lines(r), r.randint(1, 4)),
    ),
    made(
        "variants_text.count_words_with_letters",
        "count_words word_count count_real_words",
        "text: str",
        "int",
        """
        Count the words of {text}; what contains no letter, such as '-' or '42', is not a word.
        How many whitespace-separated pieces of {text} have at least one letter?
        Word count that skips numbers and lone punctuation marks; empty text has 0.
        Split at white space and count only the parts with a letter in them.
        """,
        """
        return sum(any(char.isalpha() for char in word) for word in text.split())
        """,
        lambda r: (_some(r, "tea - 42 red & a1 don't ... well-known 3.5 (b)"),),
    ),
    made(
        "variants_text.count_words_hyphens_split",
        "count_words word_count number_of_words",
        "text: str",
        "int",
        """
        Count the words of {text}, runs of letters and apostrophes; a hyphen parts two words.
        'well-known' counts as two words and "don't" as one; numbers and signs are no words.
        How many words does {text} have if words consist of letters a-z and inner apostrophes only?
        Find all runs of letters (with an apostrophe inside allowed) in either case and count them.
        """,
        """
        return len(re.findall("[a-z]+(?:'[a-z]+)*", text.lower()))
        """,
        lambda r: (_some(r, "tea - 42 red don't well-known mother-in-law sun. 'hi' a/b", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.count_unique_words_clean",
        "count_unique_words distinct_word_count number_of_different_words",
        "text: str",
        "int",
        """
        Count the different words of {text}, ignoring case and punctuation around the words.
        How many distinct words does {text} have? 'Tea', 'tea' and 'tea,' are the same one.
        Lower the words, strip punctuation from both ends, and count each word once; empty ones do not count.
        Size of the vocabulary of a text, case-insensitive; "don't" keeps its apostrophe.
        """,
        """
        words = (word.strip(string.punctuation) for word in text.lower().split())
        return len({word for word in words if word})
        """,
        lambda r: (_marked(r) + r.choice(("", " -", " Tea", " ...")),),
        _STRING,
    ),
    made(
        "variants_text.word_counts_case_matters",
        "word_counts count_each_word word_frequency",
        "text: str",
        "dict[str, int]",
        """
        Count the words of {text} as a dict in order of first appearance; 'Tea' and 'tea' differ.
        Map every whitespace-separated word, exactly as written, to the number of its occurrences.
        How often does each word occur? Case and punctuation are part of the word, no words give {{}}.
        case-sensitive word frequencies, nothing stripped
        """,
        """
        counts = {}
        for word in text.split():
            counts[word] = counts.get(word, 0) + 1
        return counts
        ---
        return dict(Counter(text.split()))
        """,
        lambda r: (_marked(r),),
        _COUNTER,
    ),
    made(
        "variants_text.word_counts_strip_ends",
        "word_frequency count_words word_counts",
        "text: str",
        "dict[str, int]",
        """
        Count how often each word occurs in {text}, ignoring case and punctuation at both ends of words.
        Return a dict of lower-case words to counts; "don't" and 'well-known' keep their inner signs.
        Lower every word, strip punctuation around it, skip what is empty then, and count the rest in order.
        Word frequencies in order of first appearance; 'Tea,' counts as 'tea', a lone '-' not at all.
        """,
        """
        counts = {}
        for word in text.lower().split():
            word = word.strip(string.punctuation)
            if word:
                counts[word] = counts.get(word, 0) + 1
        return counts
        ---
        words = (word.strip(string.punctuation) for word in text.lower().split())
        return dict(Counter(word for word in words if word))
        """,
        lambda r: (_marked(r) + r.choice(("", " - tea", " ...")),),
        (_STRING, _COUNTER),
    ),
    made(
        "variants_text.word_counts_letters_apostrophes",
        "word_frequency count_words word_counts",
        "text: str",
        "dict[str, int]",
        """
        Count the words of {text} in lower case; a word is a run of letters and apostrophes.
        Return a dict from word to count, words matching [a-z']+ ignoring case; hyphens part words.
        Numbers and other signs separate words; "don't" is one word, 'well-known' two.
        Word frequencies of the lower-cased text, only letters and ' belong to words, in order of appearance.
        """,
        """
        return dict(Counter(re.findall("[a-z']+", text.lower())))
        ---
        counts = {}
        for word in re.findall("[a-z']+", text.lower()):
            counts[word] = counts.get(word, 0) + 1
        return counts
        """,
        lambda r: (_marked(r),),
        (_RE, _COUNTER),
    ),
    made(
        "variants_text.word_counts_alphabetical",
        "word_counts sorted_word_counts word_frequency",
        "text: str",
        "dict[str, int]",
        """
        Count the words of {text} ignoring case; the keys of the dict are in alphabetical order.
        Return lower-case words and their counts as a dictionary sorted by word; no words give {{}}.
        How often does each whitespace-separated word occur? List them from a to z, in lower case.
        case-insensitive word frequencies, sorted alphabetically
        """,
        """
        counts = Counter(text.lower().split())
        return {word: counts[word] for word in sorted(counts)}
        ---
        words = text.lower().split()
        return {word: words.count(word) for word in sorted(set(words))}
        """,
        lambda r: (_plain(r, 0, 8),),
        _COUNTER,
    ),
    made(
        "variants_text.word_counts_most_frequent_first",
        "word_counts word_frequency sorted_word_counts",
        "text: str",
        "dict[str, int]",
        """
        Count the words of {text} ignoring case as a dict, most frequent first, ties alphabetically.
        Return lower-case words with their counts, in descending order of count and then from a to z.
        Word frequencies as a dictionary that begins with the commonest word; equal counts are sorted by word.
        dict of word to number of occurrences, ordered by (-count, word)
        """,
        """
        counts = Counter(text.lower().split())
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (_plain(r, 0, 8),),
        _COUNTER,
    ),
    made(
        "variants_text.word_counts_pairs_first_seen",
        "word_counts word_frequency rank_words",
        "text: str",
        "list[tuple[str, int]]",
        """
        List (word, count) for the lower-case words of {text}, most frequent first, ties as first seen.
        Return all words, without .,!? at their ends, with counts as tuples, in descending order of count.
        How often does each word occur? Sort by count, and let words with equal counts keep their order.
        Strip .,!? and case, count the words, and rank them; the one seen earlier comes first on a tie.
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return Counter(words).most_common()
        ---
        counts = {}
        for word in text.lower().split():
            word = word.strip(".,!?")
            if word:
                counts[word] = counts.get(word, 0) + 1
        return sorted(counts.items(), key=lambda item: item[1], reverse=True)
        """,
        lambda r: (_marked(r),),
        _COUNTER,
    ),
    made(
        "variants_text.word_counts_min_length",
        "word_frequency count_long_words word_counts",
        "text: str; min_length: int = 4",
        "dict[str, int]",
        """
        Count the words of {text} with at least {min_length} letters, ignoring case and .,!? at their ends.
        Return a dict of lower-case words to counts in order of appearance, shorter words being skipped.
        Word frequencies without short words: the length is measured after .,!? were stripped.
        How often does each word of {min_length} or more characters occur? 'Milk?' counts as 'milk'.
        """,
        """
        counts = {}
        for word in text.lower().split():
            word = word.strip(".,!?")
            if len(word) >= min_length:
                counts[word] = counts.get(word, 0) + 1
        return counts
        """,
        lambda r: (_marked(r), r.choice((3, 4, 4, 5))),
    ),
    made(
        "variants_text.word_counts_stop_words",
        "word_frequency count_words keyword_counts",
        "text: str; stop_words: list[str]",
        "dict[str, int]",
        """
        Count the words of {text} that are not in {stop_words}; case and .,!? at the ends are ignored.
        Return lower-case words and counts in order of appearance, without the {stop_words} in any case.
        Word frequencies except for stop words, compared case-insensitively; 'The' is dropped by 'the'.
        How often does each word occur? Strip .,!? and leave out whatever is listed in {stop_words}.
        """,
        """
        ignored = {word.lower() for word in stop_words}
        counts = {}
        for word in text.lower().split():
            word = word.strip(".,!?")
            if word and word not in ignored:
                counts[word] = counts.get(word, 0) + 1
        return counts
        """,
        lambda r: (_marked(r), r.sample(("the", "and", "The", "tea", "a", "Milk"), r.randint(0, 3))),
    ),
    made(
        "variants_text.most_frequent_word_alphabetical_tie",
        "most_frequent_word most_common_word top_word",
        "text: str",
        "str",
        """
        Most frequent word of {text} in lower case, punctuation at its ends ignored; ties go to the alphabet.
        Which word occurs most often? Ignore case and outer punctuation; of equals take the first from a to z.
        Return the commonest lower-case word, the alphabetically smallest on a tie, '' if there are no words.
        'Tea, tea' counts as two times 'tea'; the result is '' for text without words.
        """,
        """
        words = [word.strip(string.punctuation) for word in text.lower().split()]
        counts = Counter(word for word in words if word)
        return min(counts, key=lambda word: (-counts[word], word), default="")
        """,
        lambda r: (_marked(r),),
        (_STRING, _COUNTER),
    ),
    made(
        "variants_text.most_frequent_word_first_tie",
        "most_frequent_word most_common_word top_word",
        "text: str",
        "str | None",
        """
        Most frequent word of {text}, ignoring case and .,!? at the ends; the first seen on a tie, or None.
        Which word, without .,!?, occurs most often? In lower case; of equals the one that comes first.
        Return None if {text} has no words, else the commonest lower-case word, earliest appearance on ties.
        Strip .,!? from the words, lower them and find the one with the highest count.
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return max(words, key=words.count, default=None)
        ---
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return Counter(words).most_common(1)[0][0] if words else None
        """,
        lambda r: (_marked(r),),
        _COUNTER,
    ),
    made(
        "variants_text.most_frequent_word_with_count",
        "most_frequent_word most_common_word top_word_with_count",
        "text: str",
        "tuple[str, int] | None",
        """
        Most frequent word of {text} in lower case and its count as a tuple; ties by alphabet, None if none.
        Return (word, count) for the commonest lower-case word, the first from a to z on a tie.
        Which whitespace-separated word occurs most often, and how often? None for text without words.
        case-insensitive; the smallest word alphabetically wins among equally frequent ones
        """,
        """
        counts = Counter(text.lower().split())
        if not counts:
            return None
        return min(counts.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: (_plain(r),),
        _COUNTER,
    ),
    made(
        "variants_text.all_most_frequent_words",
        "most_frequent_words most_common_words top_words",
        "text: str",
        "list[str]",
        """
        List all words of {text} that occur most often, ignoring case, in alphabetical order.
        Which words, without .,!?, share the highest count? In lower case and sorted, [] without words.
        Return every lower-case word whose frequency equals the maximum, from a to z.
        Find the commonest words, all of them if several are tied; .,!? at their ends do not matter.
        """,
        """
        words = (word.strip(".,!?") for word in text.lower().split())
        counts = Counter(word for word in words if word)
        most = max(counts.values(), default=0)
        return sorted(word for word, count in counts.items() if count == most)
        """,
        lambda r: (_marked(r, 0, 6),),
        _COUNTER,
    ),
    made(
        "variants_text.top_words_first_seen",
        "top_words most_common_words most_frequent_words",
        "text: str; n: int = 3",
        "list[str]",
        """
        The {n} most frequent words of {text}, ignoring case and .,!? at the ends; ties by first appearance.
        Return up to {n} lower-case words without .,!?, commonest first; ties stay in the order of {text}.
        Which {n} words does {text} use most? Lower them, strip .,!? and rank them by count; 3 by default.
        list the top {n} words without counts, the one seen earlier first on a tie
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return [word for word, _ in Counter(words).most_common(n)]
        ---
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        distinct = list(dict.fromkeys(words))
        return sorted(distinct, key=words.count, reverse=True)[:n]
        """,
        lambda r: (_marked(r), r.randint(1, 4)),
        _COUNTER,
    ),
    made(
        "variants_text.word_percentages",
        "word_percentages word_shares relative_word_frequency",
        "text: str",
        "dict[str, float]",
        """
        Percentage that each word has among all words of {text}, rounded to 1 decimal; case is ignored.
        Map every lower-case word to 100 * its count / number of words, one decimal, in order of appearance.
        What share of {text} in percent is each word? No words give an empty dict.
        relative word frequencies in percent, case-insensitive, one digit after the point
        """,
        """
        words = text.lower().split()
        return {word: round(100 * words.count(word) / len(words), 1) for word in words}
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.repeated_words_in_order",
        "repeated_words duplicate_words find_repeated_words",
        "text: str",
        "list[str]",
        """
        List the words that occur more than once in {text}, in order of first appearance, in lower case.
        Which words are repeated anywhere? Ignore case and .,!? at the ends; each is listed once.
        Return every word with two or more occurrences, lower-cased, .,!? stripped, as first seen; [] if none.
        find duplicates among the words of a text, case-insensitive, not sorted
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return [word for word in dict.fromkeys(words) if words.count(word) > 1]
        """,
        lambda r: (_marked(r),),
    ),
    made(
        "variants_text.count_one_word_clean",
        "count_word word_occurrences how_often_word",
        "text: str; word: str",
        "int",
        """
        How often does {text} contain {word} as a whole word? Case and punctuation around it are ignored.
        Count the words of {text} that equal {word} after lowering and stripping punctuation at both ends.
        Occurrences of {word} as a word of its own, 'Cat!' counting as 'cat' but 'category' not.
        whole-word count, case-insensitive, not within longer words
        """,
        """
        wanted = word.lower()
        return sum(part.strip(string.punctuation).lower() == wanted for part in text.split())
        """,
        lambda r: (
            _some(r, "cat Cat! category cats (cat) dog Dog, 'cat' the", 0, 7),
            r.choice(("cat", "CAT", "dog", "the", "red")),
        ),
        _STRING,
    ),
    made(
        "variants_text.average_word_length_clean",
        "average_word_length mean_word_length avg_word_length",
        "text: str",
        "float",
        """
        Average word length of {text} without punctuation at the ends, rounded to 2 decimals; 0.0 if no words.
        Strip punctuation around each word, skip what is empty then, and average the lengths, two places.
        How long are the words of {text} on average? 'Hi,' has 2 letters, and a lone '-' is no word.
        mean length of words with outer punctuation removed, rounded to hundredths
        """,
        """
        words = [word.strip(string.punctuation) for word in text.split()]
        lengths = [len(word) for word in words if word]
        return round(sum(lengths) / len(lengths), 2) if lengths else 0.0
        """,
        lambda r: (_marked(r) + r.choice(("", " -", " ...")),),
        _STRING,
    ),
    made(
        "variants_text.average_word_length_one_decimal",
        "average_word_length mean_word_length avg_word_length",
        "text: str",
        "float",
        """
        Average number of letters per word of {text}, other signs not counted, to 1 decimal; 0.0 if no words.
        Divide the number of letters by the number of whitespace-separated words and round to one place.
        Mean word length, counting only letters within the words: digits and signs do not add to it.
        How many letters does a word have on average? One digit after the point, 0.0 for blank text.
        """,
        """
        words = text.split()
        if not words:
            return 0.0
        return round(sum(char.isalpha() for char in text) / len(words), 1)
        """,
        lambda r: (_marked(r),),
    ),
    made(
        "variants_text.count_sentences_unfinished",
        "count_sentences sentence_count number_of_sentences",
        "text: str",
        "int",
        """
        Count the sentences of {text}: parts between . ! ? that are not blank; the last needs no end mark.
        'Hi there' is one sentence, 'Hi! Who?! Me' three; marks in a row end only one, blank text has 0.
        Split at runs of '.', '!' and '?' and count the pieces that contain more than white space.
        How many sentences does {text} have, an unfinished one at the end included?
        """,
        """
        return sum(bool(part.strip()) for part in re.split("[.!?]+", text))
        """,
        lambda r: (_some(r, "Hi there! Who?! Me. tea ... Yes. no?", 0, 6) + r.choice(("", " ", "  ")),),
        _RE,
    ),
    made(
        "variants_text.split_sentences_with_marks",
        "split_sentences sentences_of to_sentences",
        "text: str",
        "list[str]",
        """
        Split {text} into sentences at spaces that follow '.', '!' or '?'; the marks stay with the sentence.
        List the sentences of {text}, trimmed, each with its end mark; blank text gives [].
        Cut after . ! or ? if white space comes next, so that 3.5 is not torn apart.
        'Hi! Is it 3.5? Yes' becomes ['Hi!', 'Is it 3.5?', 'Yes']
        """,
        """
        parts = re.split(r"(?<=[.!?])\\s+", text.strip())
        return [part for part in parts if part]
        """,
        lambda r: (_some(r, "Hi there! Who?! Me. tea 3.5 ... Yes. no?", 0, 6) + r.choice(("", " ", "  ")),),
        _RE,
    ),
    made(
        "variants_text.longest_word_ends_stripped",
        "longest_word find_longest_word get_longest_word",
        "text: str",
        "str",
        """
        Longest word of {text} without punctuation at its ends, as written; the first on a tie, '' if none.
        Strip punctuation around each word and return the longest; earlier words win ties; case is kept.
        Which word is the longest if commas, full stops and the like around it do not count?
        'tea, bread!' gives 'bread'; apostrophes and hyphens inside count; blank text gives ''
        """,
        """
        words = (word.strip(string.punctuation) for word in text.split())
        return max(words, key=len, default="")
        """,
        lambda r: (_some(r, "tea tea, milk cat!!! Sun. bread well-known don't (red)"),),
        _STRING,
    ),
    made(
        "variants_text.longest_word_last_of_tie",
        "longest_word find_longest_word last_longest_word",
        "text: str",
        "str",
        """
        Longest word of {text}; if several are equally long, the last of them; '' without words.
        Return the whitespace-separated word with the most characters, later words winning ties.
        Which word is the longest? On a tie the one nearest to the end counts.
        last word of maximal length in a sentence, '' for blank text
        """,
        """
        longest = ""
        for word in text.split():
            if len(word) >= len(longest):
                longest = word
        return longest
        ---
        return max(reversed(text.split()), key=len, default="")
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.longest_word_alphabetical_tie",
        "longest_word find_longest_word get_longest_word",
        "text: str",
        "str",
        """
        Longest word of {text}; of equally long ones the alphabetically first, ignoring case; '' if none.
        Return the word with the most characters, as written; a tie is decided by the alphabet.
        Which whitespace-separated word is the longest? Between equals take the one that sorts first.
        longest word, ties broken from a to z without regard to case
        """,
        """
        return min(text.split(), key=lambda word: (-len(word), word.lower()), default="")
        """,
        lambda r: (_some(r, "tea red Cat milk rice Sun door bread"),),
    ),
    made(
        "variants_text.all_longest_words_of_text",
        "longest_words find_longest_words all_longest_words",
        "text: str",
        "list[str]",
        """
        List all longest words of {text}, each once, in order of appearance; .,!? at the ends are removed.
        Which words have the greatest length? Return every different one as written, [] without words.
        Strip .,!? from the words, find the maximal length, and return the distinct words that have it.
        Return all words tied for the longest; repeated ones are listed only once.
        """,
        """
        words = [core for word in text.split() if (core := word.strip(".,!?"))]
        longest = max(map(len, words), default=0)
        return [word for word in dict.fromkeys(words) if len(word) == longest]
        """,
        lambda r: (_some(r, "tea milk, rice milk bread, a bread red!", 0, 6),),
    ),
    made(
        "variants_text.longest_word_or_none",
        "longest_word find_longest_word get_longest_word",
        "text: str",
        "str | None",
        """
        Longest word of {text}, the first on a tie, or None if {text} has no words.
        Return the first whitespace-separated word of maximal length; blank text gives None.
        Which word has the most characters? None for an empty text, the earliest one if tied.
        longest word in a sentence, None when there is nothing to choose from
        """,
        """
        return max(text.split(), key=len, default=None)
        """,
        lambda r: (r.choice((draw.sentence(r), "", "  ", _spaced(r))),),
    ),
    made(
        "variants_text.longest_word_with_length_pair",
        "longest_word_with_length longest_word longest_word_and_length",
        "text: str",
        "tuple[str, int]",
        """
        Longest word of {text} and its length as a tuple; the first on a tie, ('', 0) without words.
        Return (word, number of characters) for the longest whitespace-separated word.
        Which word is the longest, and how long is it? Blank text gives an empty word and 0.
        Find the word with the most characters, the earliest of equals, together with its length.
        """,
        """
        longest = max(text.split(), key=len, default="")
        return longest, len(longest)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.longest_word_in_list_or_error",
        "longest_word longest_string find_longest",
        "words: list[str]",
        "str",
        """
        Longest of {words}, the first on a tie. Raises ValueError if the list is empty.
        Return the string with the most characters; an empty list is an error (ValueError).
        Which of {words} is the longest? Earlier ones win ties, and no words raise ValueError.
        first string of maximal length in a list that must not be empty
        """,
        """
        if not words:
            raise ValueError("no words given")
        return max(words, key=len)
        ---
        if not words:
            raise ValueError("no words given")
        longest = words[0]
        for word in words[1:]:
            if len(word) > len(longest):
                longest = word
        return longest
        """,
        lambda r: (draw.words(r, 1, 6),),
    ),
    made(
        "variants_text.shortest_word_ends_stripped",
        "shortest_word find_shortest_word get_shortest_word",
        "text: str",
        "str",
        """
        Shortest word of {text} in lower case, .,!? removed from its ends; the first on a tie, '' if none.
        Lower the words, strip .,!? and return the one with the fewest characters; earlier ones win ties.
        Which word, in lower case, is the shortest when .,!? at its ends do not count? Empty text gives ''.
        shortest word, lower-cased and without .,!? around it: 'Milk, tea!' gives 'tea'
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return min(words, key=len, default="")
        """,
        lambda r: (_marked(r),),
    ),
    made(
        "variants_text.shortest_word_last_of_tie",
        "shortest_word find_shortest_word last_shortest_word",
        "text: str",
        "str | None",
        """
        Shortest word of {text}; the last one of equally short words; None if there are no words.
        Return the whitespace-separated word with the fewest characters, later ones winning ties.
        Which word is the shortest? On a tie the one nearest to the end; blank text gives None.
        last word of minimal length, or None
        """,
        """
        return min(reversed(text.split()), key=len, default=None)
        ---
        shortest = None
        for word in text.split():
            if shortest is None or len(word) <= len(shortest):
                shortest = word
        return shortest
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.longest_and_shortest_of_text",
        "longest_and_shortest_word extreme_words word_extremes",
        "text: str",
        "tuple[str, str]",
        """
        Longest and shortest word of {text} as a tuple, first ones on ties; ('', '') without words.
        Return (longest, shortest) of the whitespace-separated words; earlier words win ties.
        Which word has the most, which the fewest characters? Blank text gives two empty strings.
        Find both extremes of word length in a sentence, the longest first.
        """,
        """
        words = text.split()
        if not words:
            return "", ""
        return max(words, key=len), min(words, key=len)
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.longest_word_size_clean",
        "longest_word_length max_word_length length_of_longest_word",
        "text: str",
        "int",
        """
        Length of the longest word of {text}, punctuation at the ends of words not counted; 0 if none.
        How many characters has the longest word after punctuation around the words was stripped?
        Return the greatest word length; 'bread!!!' counts 5, "don't" 5, and text without words gives 0.
        maximal word length, ignoring commas, full stops, brackets and the like around words
        """,
        """
        return max((len(word.strip(string.punctuation)) for word in text.split()), default=0)
        """,
        lambda r: (_some(r, "tea tea, milk cat!!! Sun. (bread) well-known don't ---", 0, 4),),
        _STRING,
    ),
    made(
        "variants_text.unique_chars_any_case",
        "remove_duplicate_chars remove_duplicates unique_letters",
        "text: str",
        "str",
        """
        Remove repeated characters from {text} ignoring case; the first occurrence stays as written.
        Keep each character only where it first appears; 'A' and 'a' are the same.
        Return {text} without characters that came before in upper or lower case.
        case-insensitive removal of duplicate characters, order kept: 'Anna' becomes 'An'
        """,
        """
        seen = set()
        result = ""
        for char in text:
            if char.lower() not in seen:
                seen.add(char.lower())
                result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBcC !"),),
    ),
    made(
        "variants_text.unique_chars_sorted",
        "unique_chars unique_letters distinct_characters",
        "text: str",
        "str",
        """
        Return the different characters of {text}, each once, sorted, as a string.
        Remove duplicates from {text} and put what is left in ascending order of character code.
        Which characters occur in {text}? One string without repetitions, sorted; case matters.
        sorted set of characters joined to a string; '' for empty text
        """,
        """
        return "".join(sorted(set(text)))
        """,
        lambda r: (draw.letters(r, 0, 9, "dcbaBA1 "),),
    ),
    made(
        "variants_text.unique_chars_spaces_stay",
        "remove_duplicate_letters remove_duplicate_chars unique_letters_keep_spaces",
        "text: str",
        "str",
        """
        Remove repeated characters from {text}, but keep all spaces.
        Drop every character that has occurred before unless it is a space; case matters.
        Return {text} with the first of each character and every blank left in place.
        duplicates out, spaces stay: 'see the tea' becomes 'se th a'
        """,
        """
        result = ""
        for char in text:
            if char == " " or char not in result:
                result += char
        return result
        """,
        lambda r: (_some(r, "tea see the sea tree", 0, 4),),
    ),
    made(
        "variants_text.unique_chars_last_stays",
        "remove_duplicate_chars keep_last_occurrences unique_chars_from_end",
        "text: str",
        "str",
        """
        Remove repeated characters from {text}, keeping the last occurrence of each.
        Drop each character that comes again later; 'abac' becomes 'bac'.
        Return {text} in which every character stands only where it appears for the last time.
        duplicates are deleted from the left, so the final one of each character remains
        """,
        """
        return "".join(char for i, char in enumerate(text) if char not in text[i + 1 :])
        ---
        return "".join(dict.fromkeys(reversed(text)))[::-1]
        """,
        lambda r: (draw.letters(r, 0, 9, "abcd"),),
    ),
    made(
        "variants_text.remove_duplicate_words_any_case",
        "remove_duplicate_words unique_words dedupe_words",
        "text: str",
        "str",
        """
        Remove repeated words from {text} ignoring case; the first spelling of each stays.
        Keep each word only once, 'Tea' and 'tea' being the same; join by single spaces.
        Return the words of {text} in order without those that occurred before in any case.
        case-insensitive removal of duplicate words, first occurrence kept as written
        """,
        """
        seen = set()
        words = []
        for word in text.split():
            if word.lower() not in seen:
                seen.add(word.lower())
                words.append(word)
        return " ".join(words)
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.remove_duplicate_words_last_stays",
        "remove_duplicate_words keep_last_words unique_words",
        "text: str",
        "str",
        """
        Remove repeated words from {text}, keeping the last occurrence of each; joined by one space.
        'a b a c' becomes 'b a c': a word that comes again later is dropped here; case matters.
        Return the words that are not repeated further on in {text}, in order.
        delete all but the final appearance of every word
        """,
        """
        words = text.split()
        return " ".join(word for i, word in enumerate(words) if word not in words[i + 1 :])
        """,
        lambda r: (_some(r, "tea milk red Tea sun", 0, 7),),
    ),
    made(
        "variants_text.collapse_double_words_any_case",
        "remove_repeated_words remove_consecutive_duplicates collapse_words",
        "text: str",
        "str",
        """
        Remove words of {text} that repeat the word before them, ignoring case; the first one stays.
        'The the cat cat sat' becomes 'The cat sat': neighboring equal words in any case become one.
        Collapse consecutive duplicate words case-insensitively and join by single spaces.
        Drop a word if it equals its predecessor apart from capitals; others may come again later.
        """,
        """
        words = []
        for word in text.split():
            if not words or word.lower() != words[-1].lower():
                words.append(word)
        return " ".join(words)
        """,
        lambda r: (_some(r, "the The cat CAT sat", 0, 7),),
    ),
    made(
        "variants_text.punctuation_to_space",
        "remove_punctuation strip_punctuation clean_text",
        "text: str",
        "str",
        """
        Replace the punctuation of {text} by spaces, then collapse runs of spaces and trim the ends.
        'red,green - blue!' becomes 'red green blue': punctuation parts words instead of gluing them.
        Turn every ASCII punctuation mark into a space and normalize the white space.
        Remove punctuation so that the words on both sides of it stay separate.
        """,
        """
        spaces = str.maketrans(dict.fromkeys(string.punctuation, " "))
        return " ".join(text.translate(spaces).split())
        ---
        return " ".join("".join(" " if char in string.punctuation else char for char in text).split())
        """,
        lambda r: (_some(r, "red,green tea - cat! (sun) a.b well-known don't ...", 0, 5),),
        _STRING,
    ),
    made(
        "variants_text.punctuation_but_apostrophe_hyphen",
        "remove_punctuation clean_text strip_punctuation",
        "text: str",
        "str",
        """
        Remove the punctuation from {text} except apostrophes and hyphens.
        Delete all of string.punctuation but ' and -, so that "don't" and 'well-known' stay whole.
        Return {text} without commas, full stops, brackets and so on; ' and - are kept everywhere.
        strip punctuation, keeping apostrophes and hyphens
        """,
        """
        return "".join(char for char in text if char in "'-" or char not in string.punctuation)
        """,
        lambda r: (_some(r, "red,green tea - cat! (sun) a.b well-known don't 'hi'", 0, 5),),
        _STRING,
    ),
    made(
        "variants_text.clean_lower_no_punctuation_single_spaces",
        "normalize_text clean_text preprocess_text",
        "text: str",
        "str",
        """
        Normalize {text}: lower case, punctuation deleted, white space collapsed to single spaces and trimmed.
        Lower {text}, drop all ASCII punctuation, and join the remaining words by one space.
        '  Hello,   WORLD! ' becomes 'hello world'; "don't" becomes 'dont'.
        clean a text for comparison: no capitals, no punctuation, no extra blanks
        """,
        """
        kept = "".join(char for char in text.lower() if char not in string.punctuation)
        return " ".join(kept.split())
        """,
        lambda r: (r.choice(("", " ", "\n")) + _marked(r, 0, 5).replace(" ", r.choice((" ", "  "))),),
        _STRING,
    ),
    made(
        "variants_text.remove_all_whitespace",
        "remove_whitespace strip_all_whitespace remove_spaces",
        "text: str",
        "str",
        """
        Remove all whitespace from {text}: spaces, tabs and line breaks.
        Return {text} without any blank, tab or newline, also inside.
        Delete every whitespace character of {text}.
        no white space of any kind left
        """,
        """
        return "".join(text.split())
        ---
        return "".join(char for char in text if not char.isspace())
        """,
        lambda r: (
            "".join(r.choice(("tea", "a", " ", "\t", "\n", "  ", "1")) for _ in range(r.randint(0, 7))),
        ),
    ),
    made(
        "variants_text.squeeze_spaces_not_trimmed",
        "squeeze_spaces collapse_spaces single_spaces",
        "text: str",
        "str",
        """
        Reduce each run of spaces in {text} to one space, also at the ends, which are not trimmed.
        Collapse multiple blanks to a single one; a space at the start or end remains as one.
        Replace two or more consecutive spaces by one; tabs and line breaks are not touched.
        double spaces become single, nothing is stripped
        """,
        """
        return re.sub(" +", " ", text)
        ---
        while "  " in text:
            text = text.replace("  ", " ")
        return text
        """,
        lambda r: (_spaced(r) + r.choice(("", " ", "  ", "\n  a")),),
        _RE,
    ),
    made(
        "variants_text.normalize_spaces_per_line",
        "normalize_whitespace clean_lines collapse_spaces",
        "text: str",
        "str",
        """
        Collapse runs of spaces and tabs within each line of {text} and trim the lines; line breaks stay.
        For every line, join its words by one space; empty lines remain as empty lines.
        Normalize the white space of {text} line by line without joining the lines.
        single spaces, no blanks at line ends, same number of lines
        """,
        """
        return "\\n".join(" ".join(line.split()) for line in text.split("\\n"))
        """,
        lambda r: ("\n".join(r.choice((_spaced(r), "\ta  b\t", "", " ")) for _ in range(r.randint(1, 3))),),
    ),
    made(
        "variants_text.remove_digits_fix_spaces",
        "remove_digits remove_numbers strip_digits",
        "text: str",
        "str",
        """
        Remove all digits from {text}, then collapse spaces and trim, so that no gaps are left.
        'Room 12 is open' becomes 'Room is open': digits vanish, runs of white space become one space.
        Drop 0 to 9 everywhere and normalize the blanks that remain.
        Return {text} without digits and without the double spaces that deleting numbers leaves.
        """,
        """
        return " ".join("".join(char for char in text if char not in "0123456789").split())
        ---
        return " ".join(re.sub("[0-9]", "", text).split())
        """,
        lambda r: (_some(r, "Room 12 is a1b2 3 open 2024 tea", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.remove_number_words",
        "remove_numbers remove_numeric_words drop_numbers",
        "text: str",
        "str",
        """
        Remove the words of {text} that consist of digits only; digits within words such as 'a1' stay.
        Drop whole numbers that stand alone and join the other words by single spaces.
        Return the words of {text} that are not purely numeric.
        'call 911 on line b2' becomes 'call on line b2'
        """,
        """
        return " ".join(word for word in text.split() if not word.isdigit())
        """,
        lambda r: (_some(r, "Room 12 is a1b2 3 open 2024 3.5 tea", 0, 6),),
    ),
    made(
        "variants_text.keep_alnum_and_given",
        "remove_special_characters clean_text keep_allowed",
        "text: str; allowed: str = ' '",
        "str",
        """
        Remove all characters from {text} but letters, digits and those in {allowed} (a space by default).
        Keep what is alphanumeric or listed in {allowed}; delete every other sign.
        Strip special characters; {allowed} names exceptions, such as ' -_'.
        Return only letters, digits and the {allowed} characters of {text}, in order.
        """,
        """
        return "".join(char for char in text if char.isalnum() or char in allowed)
        """,
        lambda r: (_mixed(r) + r.choice(("", "_a-b", "#1")), r.choice((" ", " ", "", " -", "-_", ".,"))),
    ),
    made(
        "variants_text.remove_blank_lines_and_trim",
        "remove_empty_lines clean_lines strip_blank_lines",
        "text: str",
        "str",
        """
        Remove empty and white-space lines from {text} and trim the remaining lines at both ends.
        Return the non-blank lines, stripped, joined by line breaks.
        Clean up a multi-line text: no blank lines, no spaces around the lines.
        Strip each line of {text} and leave out those that are empty then.
        """,
        """
        lines = (line.strip() for line in text.splitlines())
        return "\\n".join(line for line in lines if line)
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "variants_text.caesar_upper_result",
        "caesar_cipher caesar_encrypt encrypt",
        "text: str; shift: int",
        "str",
        """
        Caesar cipher with upper-case result: letters of {text} move {shift} places, other signs stay.
        Convert {text} to capitals and shift each letter A-Z by {shift}, wrapping around after Z.
        'abc, x' with {shift} 3 becomes 'DEF, A'; spaces and punctuation are kept; {shift} may be negative.
        Encrypt in upper case by moving letters {shift} steps forward in the alphabet.
        """,
        """
        result = ""
        for char in text.upper():
            if "A" <= char <= "Z":
                char = chr((ord(char) - ord("A") + shift) % 26 + ord("A"))
            result += char
        return result
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice((1, 3, 13, -1, 25, 29, 0))),
    ),
    made(
        "variants_text.caesar_letters_only_result",
        "caesar_cipher caesar_encrypt encode_message",
        "message: str; key: int",
        "str",
        """
        Caesar cipher of {message} with {key}; the result has only lower-case letters, the rest is dropped.
        Lower {message}, leave out all that is no letter a-z, and shift every letter {key} places forward.
        'Hi, Zoe!' with {key} 1 becomes 'ijapf': no spaces and signs, wrapping from z to a.
        Encode letters only, small and without gaps, by moving them {key} steps in the alphabet.
        """,
        """
        letters = [char for char in message.lower() if "a" <= char <= "z"]
        return "".join(chr((ord(letter) - ord("a") + key) % 26 + ord("a")) for letter in letters)
        """,
        lambda r: (_marked(r, 0, 4), r.choice((1, 3, 13, -1, 25, 29))),
    ),
    made(
        "variants_text.caesar_small_letters_only_shifted",
        "caesar_cipher caesar_shift shift_letters",
        "text: str; shift: int",
        "str",
        """
        Shift the lower-case letters of {text} by {shift} places; capitals and other signs are unchanged.
        Caesar cipher on a to z only, wrapping around; everything else, upper case included, stays.
        Move each small letter {shift} steps on in the alphabet, after z comes a; negative goes back.
        'Abc xyz' with {shift} 1 becomes 'Acd yza'
        """,
        """
        result = ""
        for char in text:
            if "a" <= char <= "z":
                char = chr((ord(char) - ord("a") + shift) % 26 + ord("a"))
            result += char
        return result
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice((1, 3, 13, -1, 25, 29))),
    ),
    made(
        "variants_text.caesar_with_mode",
        "caesar_cipher caesar crypt",
        "text: str; shift: int; mode: str = 'encode'",
        "str",
        """
        Caesar cipher: shift the letters of {text} by {shift}, backward if {mode} is 'decode'; case is kept.
        Move letters {shift} places forward for {mode} 'encode', back for 'decode'; other signs do not change.
        Encode or decode {text}, wrapping within a-z and A-Z. Raises ValueError for any other {mode}.
        shift cipher for both directions, chosen by {mode} ('encode' by default, or 'decode')
        """,
        """
        if mode not in ("encode", "decode"):
            raise ValueError(f"unknown mode: {mode}")
        step = shift if mode == "encode" else -shift
        result = ""
        for char in text:
            if char.isascii() and char.isalpha():
                first = ord("A") if char.isupper() else ord("a")
                char = chr((ord(char) - first + step) % 26 + first)
            result += char
        return result
        """,
        lambda r: (
            draw.sentence(r, 0, 3),
            r.choice((1, 3, 13, 25)),
            r.choice(("encode", "decode", "decode")),
        ),
    ),
    made(
        "variants_text.caesar_over_alphabet",
        "caesar_cipher shift_text custom_caesar",
        "text: str; shift: int; alphabet: str",
        "str",
        """
        Shift each character of {text} by {shift} places within {alphabet}, wrapping; others stay.
        Caesar cipher over a custom {alphabet}: a character that is not in it is left as it is.
        Replace characters by those {shift} positions further in {alphabet}, cyclically; case matters.
        rotate by {shift} in any given alphabet, such as digits or an alphabet with umlauts
        """,
        """
        result = ""
        for char in text:
            if char in alphabet:
                char = alphabet[(alphabet.index(char) + shift) % len(alphabet)]
            result += char
        return result
        ---
        turn = shift % len(alphabet)
        return text.translate(str.maketrans(alphabet, alphabet[turn:] + alphabet[:turn]))
        """,
        lambda r: (
            draw.letters(r, 0, 8, "abcdeABC0123 "),
            r.choice((1, 2, -1, 7)),
            r.choice(("abcde", "0123456789", "abcdefghijklmnopqrstuvwxyz", "ABCabc")),
        ),
    ),
    made(
        "variants_text.rot_n_default_thirteen",
        "rot_n rotate_letters rot",
        "text: str; n: int = 13",
        "str",
        """
        Rotate the letters of {text} by {n} places, 13 by default; case is kept, other signs are unchanged.
        ROT13 with an optional other distance {n}: letters wrap around within a-z and A-Z.
        Move every letter {n} steps forward in the alphabet; without {n} the text is encoded with ROT13.
        letter rotation by {n}, ROT13 if nothing else is said
        """,
        """
        result = ""
        for char in text:
            if "a" <= char <= "z":
                char = chr((ord(char) - ord("a") + n) % 26 + ord("a"))
            elif "A" <= char <= "Z":
                char = chr((ord(char) - ord("A") + n) % 26 + ord("A"))
            result += char
        return result
        ---
        lower, upper, turn = string.ascii_lowercase, string.ascii_uppercase, n % 26
        turned = lower[turn:] + lower[:turn] + upper[turn:] + upper[:turn]
        return text.translate(str.maketrans(lower + upper, turned))
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice((13, 13, 13, 1, 5, 26))),
        _STRING,
    ),
    made(
        "variants_text.rot18_letters_and_digits",
        "rot18 rot13_rot5 rotate_letters_and_digits",
        "text: str",
        "str",
        """
        ROT18: letters of {text} rotate by 13 places, digits by 5; everything else stays.
        Apply ROT13 to letters (case kept) and ROT5 to digits, so that doing it twice gives {text} back.
        Move each letter 13 steps and each digit 5 steps on, wrapping after z and 9.
        'Tea 7!' becomes 'Grn 2!'
        """,
        """
        result = ""
        for char in codecs.encode(text, "rot13"):
            result += str((int(char) + 5) % 10) if char in "0123456789" else char
        return result
        ---
        digits = str.maketrans("0123456789", "5678901234")
        return codecs.encode(text, "rot13").translate(digits)
        """,
        lambda r: (_mixed(r) + r.choice(("", "7", "2024")),),
        "import codecs",
    ),
    made(
        "variants_text.vigenere_upper_letters_only",
        "vigenere vigenere_encrypt vigenere_cipher",
        "text: str; key: str",
        "str",
        """
        Vigenere cipher of {text} with {key} as capitals; everything but letters is dropped first.
        Reduce {text} to upper-case letters and shift each by the letter of the repeated {key} (A is 0).
        Encrypt with a repeated keyword, ignoring case; the result has only the letters A to Z.
        'Attack now' with 'lemon' becomes 'LXFOPVRAK': no spaces, all in upper case.
        """,
        """
        letters = [char for char in text.upper() if "A" <= char <= "Z"]
        result = ""
        for i, letter in enumerate(letters):
            shift = ord(key[i % len(key)].upper()) - ord("A")
            result += chr((ord(letter) - ord("A") + shift) % 26 + ord("A"))
        return result
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice(("lemon", "KEY", "a", "Tea", "z"))),
    ),
    made(
        "variants_text.vigenere_decrypt_keeps_signs",
        "vigenere_decrypt vigenere_decode decode_vigenere",
        "text: str; key: str",
        "str",
        """
        Undo a Vigenere cipher: shift the letters of {text} back by {key} (a is 0); case and signs stay.
        Decrypt {text} with the repeated {key}; only letters use up a key letter, others are copied.
        Move each letter back by its key letter, in its own case; spaces and punctuation are skipped.
        Vigenere decoding that keeps capitals, blanks and marks where they are
        """,
        """
        result = ""
        position = 0
        for char in text:
            if char.isascii() and char.isalpha():
                shift = ord(key[position % len(key)].lower()) - ord("a")
                first = ord("A") if char.isupper() else ord("a")
                char = chr((ord(char) - first - shift) % 26 + first)
                position += 1
            result += char
        return result
        """,
        lambda r: (draw.sentence(r, 0, 3), r.choice(("lemon", "KEY", "b", "Tea", "z"))),
    ),
    made(
        "variants_text.atbash_with_digits",
        "atbash atbash_cipher atbash_encode",
        "text: str",
        "str",
        """
        Atbash of {text} for letters and digits: a and z, A and Z, 0 and 9 change places, and so on.
        Mirror the alphabet and the digits: 'b' becomes 'y', 'B' 'Y', '1' '8'; other signs stay.
        Replace each letter, case kept, and each digit by the one as far from the other end of its row.
        reversed alphabet for letters, 9 minus the digit for digits
        """,
        """
        plain = string.ascii_lowercase + string.ascii_uppercase + string.digits
        coded = string.ascii_lowercase[::-1] + string.ascii_uppercase[::-1] + string.digits[::-1]
        return text.translate(str.maketrans(plain, coded))
        """,
        lambda r: (_mixed(r) + r.choice(("", "7", "20")),),
        _STRING,
    ),
    made(
        "variants_text.letters_to_numbers_with_dashes",
        "letters_to_numbers alphabet_positions a1z26_encode",
        "text: str",
        "str",
        """
        Encode the letters of {text} as numbers (a = 1 to z = 26), joined by '-', words by spaces.
        Replace each letter by its place in the alphabet, hyphens between them; case and signs are ignored.
        A1Z26 cipher: 'Be red!' becomes '2-5 18-5-4'; a word without letters is left out.
        Write every word as the alphabet positions of its letters with dashes in between.
        """,
        """
        words = []
        for word in text.lower().split():
            numbers = [str(ord(char) - ord("a") + 1) for char in word if "a" <= char <= "z"]
            if numbers:
                words.append("-".join(numbers))
        return " ".join(words)
        """,
        lambda r: (_marked(r, 0, 4),),
    ),
    made(
        "variants_text.rle_count_first_always",
        "run_length_encode rle_encode compress",
        "text: str",
        "str",
        """
        Run-length encode {text} with the count in front, also for single characters: 'aab' is '2a1b'.
        Write each run of equal characters as its length followed by the character; 1 is written as well.
        Compress runs to number and character; empty text gives ''.
        'wwwb' becomes '3w1b': every run gets a count, count first
        """,
        """
        return "".join(f"{len(list(run))}{char}" for char, run in groupby(text))
        ---
        result = ""
        position = 0
        while position < len(text):
            end = position
            while end < len(text) and text[end] == text[position]:
                end += 1
            result += str(end - position) + text[position]
            position = end
        return result
        """,
        lambda r: (_runs(r),),
        _GROUPBY,
    ),
    made(
        "variants_text.rle_char_first_without_one",
        "run_length_encode rle_encode compress",
        "text: str",
        "str",
        """
        Run-length encode {text}: the character and then the run length; a length of 1 is left out.
        'aaabcc' becomes 'a3bc2': single characters have no number behind them.
        Write each run of equal characters as character and count, the count only from 2 on.
        Compress runs, character first; no number for a character that is not repeated.
        """,
        """
        parts = []
        for char, run in groupby(text):
            length = len(list(run))
            parts.append(f"{char}{length}" if length > 1 else char)
        return "".join(parts)
        ---
        return re.sub(r"(.)\\1+", lambda match: f"{match[1]}{len(match[0])}", text, flags=re.DOTALL)
        """,
        lambda r: (_runs(r),),
        (_GROUPBY, _RE),
    ),
    made(
        "variants_text.rle_pairs_count_first",
        "run_length_encode rle_encode count_runs",
        "text: str",
        "list[tuple[int, str]]",
        """
        Run-length encode {text} as a list of (count, character) tuples.
        For each run of equal characters return its length and the character, in this order; '' gives [].
        'aab' becomes [(2, 'a'), (1, 'b')]: number first, then what is repeated.
        List the runs of {text} as pairs, count before character.
        """,
        """
        return [(len(list(run)), char) for char, run in groupby(text)]
        """,
        lambda r: (_runs(r),),
        _GROUPBY,
    ),
    made(
        "variants_text.rle_any_case",
        "run_length_encode rle_encode compress_text",
        "text: str",
        "str",
        """
        Run-length encode {text} in lower case: 'aAAb' gives 'a3b1', upper and lower case form one run.
        Ignore case: lower {text} and write each run as character and length, 1 included.
        Compress runs case-insensitively to letter plus count; empty text gives ''.
        'AaB' becomes 'a2b1'
        """,
        """
        return "".join(f"{char}{len(list(run))}" for char, run in groupby(text.lower()))
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbB"),),
        _GROUPBY,
    ),
    made(
        "variants_text.rle_decode_pairs",
        "run_length_decode rle_decode expand_pairs",
        "runs: list[tuple[str, int]]",
        "str",
        """
        Decode {runs}, a list of (character, count) tuples, to a text: [('a', 2), ('b', 1)] gives 'aab'.
        Repeat each character as often as its count says and join everything; no runs give ''.
        Expand run-length pairs into a string; a count of 0 adds nothing.
        Turn (character, count) pairs back into the original text.
        """,
        """
        return "".join(char * count for char, count in runs)
        """,
        lambda r: ([(r.choice("abc "), r.choice((0, 1, 1, 2, 3, 10))) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_text.rle_long_runs_only",
        "compress_runs run_length_encode compress_long_runs",
        "text: str; minimum: int = 3",
        "str",
        """
        Compress only runs of at least {minimum} equal characters in {text}: 'aaaabb' becomes 'a4bb'.
        Runs of {minimum} or more are written as character and length, shorter ones are left as they are.
        Run-length encoding that leaves short runs alone; {minimum} is 3 unless given.
        Replace long runs by the character and their length, character first; others stay.
        """,
        """
        parts = []
        for char, run in groupby(text):
            length = len(list(run))
            parts.append(f"{char}{length}" if length >= minimum else char * length)
        return "".join(parts)
        """,
        lambda r: (_runs(r), r.choice((2, 3, 3, 4))),
        _GROUPBY,
    ),
    made(
        "variants_text.pig_latin_text_way",
        "pig_latin to_pig_latin translate_to_pig_latin",
        "text: str",
        "str",
        """
        Pig Latin of {text} in lower case: leading consonants move to the end + 'ay'; vowel first adds 'way'.
        Translate each word: 'string apple' becomes 'ingstray appleway'; words joined by one space.
        Lower {text}; words with a vowel first get 'way', others move their first consonants, then add 'ay'.
        Words without any vowel only get 'ay' appended; there is no punctuation in {text}.
        """,
        """
        words = []
        for word in text.lower().split():
            start = next((i for i, char in enumerate(word) if char in "aeiou"), 0)
            if word[0] in "aeiou":
                words.append(word + "way")
            else:
                words.append(word[start:] + word[:start] + "ay")
        return " ".join(words)
        """,
        lambda r: (_some(r, "string Apple tea eat School my under the rhythm I plum", 0, 5),),
    ),
    made(
        "variants_text.pig_latin_word_yay",
        "pig_latin to_pig_latin pig_latin_word",
        "word: str",
        "str",
        """
        Pig Latin of {word}: a vowel at the start adds 'yay'; else leading consonants go to the end + 'ay'.
        'apple' becomes 'appleyay' and 'school' 'oolschay'; {word} is in lower case, '' stays ''.
        Append 'yay' to a word that begins with a, e, i, o or u; otherwise move the consonants and add 'ay'.
        Translate one word with 'yay' for vowel words; without vowels just add 'ay'.
        """,
        """
        if not word:
            return ""
        if word[0] in "aeiou":
            return word + "yay"
        for i, char in enumerate(word):
            if char in "aeiou":
                return word[i:] + word[:i] + "ay"
        return word + "ay"
        """,
        lambda r: (r.choice(("", "apple", "school", "tea", "my", "eat", "under", "plum", "i", "rhythm")),),
    ),
    made(
        "variants_text.pig_latin_vowel_just_ay",
        "pig_latin to_pig_latin pig_latin_word",
        "word: str",
        "str",
        """
        Pig Latin of {word}: move the consonants before the first vowel to the end and add 'ay'.
        A word that starts with a vowel gets 'ay' as well: 'apple' becomes 'appleay'; '' stays ''.
        Cut {word} before its first a, e, i, o or u, swap both parts and append 'ay'.
        'school' becomes 'oolschay', 'eat' 'eatay'; a word without vowels just gets 'ay'.
        """,
        """
        if not word:
            return ""
        for i, char in enumerate(word):
            if char.lower() in "aeiou":
                return word[i:] + word[:i] + "ay"
        return word + "ay"
        """,
        lambda r: (r.choice(("", "apple", "school", "tea", "my", "eat", "under", "plum", "i", "rhythm")),),
    ),
    made(
        "variants_text.pig_latin_qu_and_y",
        "pig_latin to_pig_latin pig_latin_word",
        "word: str",
        "str",
        """
        Pig Latin of {word} where 'qu' moves together and y is a vowel unless it comes first.
        'quiet' becomes 'ietquay', 'square' 'aresquay', 'my' 'ymay', 'yes' 'esyay', and 'apple' 'appleway'.
        Consonants before the first vowel (or inner y) go to the end with 'ay'; the u of 'qu' goes along.
        Lower-case {word}: words starting with a, e, i, o, u just get 'way'; '' stays ''.
        """,
        """
        if not word:
            return ""
        if word[0] in "aeiou":
            return word + "way"
        start = 1
        while start < len(word) and word[start] not in "aeiouy":
            start += 1
        if word[start - 1 : start + 1] == "qu":
            start += 1
        return word[start:] + word[:start] + "ay"
        """,
        lambda r: (
            r.choice(("", "quiet", "square", "rhythm", "yes", "my", "apple", "queen", "tree", "style", "b")),
        ),
    ),
    made(
        "variants_text.initials_dots_and_spaces",
        "get_initials initials name_initials",
        "name: str",
        "str",
        """
        Initials of {name} in capitals, each with a dot, parted by spaces: 'J. R. R.'.
        Return the first letter of every word, upper-case, followed by '.', joined by one space.
        'ada maria stone' becomes 'A. M. S.'; a blank name gives ''.
        initials with dots and with spaces between them
        """,
        """
        return " ".join(word[0].upper() + "." for word in name.split())
        """,
        lambda r: (_person(r),),
    ),
    made(
        "variants_text.initials_hyphenated_parts",
        "get_initials initials name_initials",
        "name: str",
        "str",
        """
        Initials of {name} in capitals; hyphenated names count as two: 'Jean-Luc Picard' gives 'JLP'.
        Take the first letter of each part between spaces or hyphens, upper-case, without dots.
        Return initials where a double name such as Mary-Ann contributes both letters.
        initials without separators, hyphens treated like spaces; '' for a blank name
        """,
        """
        return "".join(word[0].upper() for word in name.replace("-", " ").split())
        """,
        lambda r: (_person(r),),
    ),
    made(
        "variants_text.initials_with_hyphen_kept",
        "get_initials initials name_initials",
        "name: str",
        "str",
        """
        Initials of {name} with dots; a hyphen in a name stays: 'Jean-Luc Picard' gives 'J.-L. P.'.
        Each part becomes its capital first letter and a dot, parts of a double name joined by '-'.
        Abbreviate all words of {name}, separated by spaces; hyphenated ones keep their hyphen.
        initials such as 'M.-A. S.' for Mary-Ann Smith; '' for a blank name
        """,
        """
        words = []
        for word in name.split():
            words.append("-".join(part[0].upper() + "." for part in word.split("-") if part))
        return " ".join(words)
        """,
        lambda r: (_person(r),),
    ),
    made(
        "variants_text.initials_at_most_n",
        "get_initials initials avatar_initials",
        "name: str; limit: int = 2",
        "str",
        """
        Initials of the first {limit} words of {name} in capitals, without dots; two by default.
        Return at most {limit} upper-case first letters, taken from the start of {name}.
        'Ada Maria Stone' gives 'AM', with {limit} 3 'AMS'; fewer words give fewer letters.
        first letters of up to {limit} words; '' for a blank name
        """,
        """
        return "".join(word[0].upper() for word in name.split()[:limit])
        """,
        lambda r: (_person(r), r.choice((1, 2, 2, 3))),
    ),
    made(
        "variants_text.initials_first_and_last_only",
        "get_initials initials first_last_initials",
        "name: str",
        "str",
        """
        Initials of the first and the last word of {name} in capitals; middle names are left out.
        'Ada Maria Stone' gives 'AS'; a single word gives one letter, a blank name ''.
        Return two upper-case letters for a full name, ignoring whatever is between first and last name.
        first-name and surname initial without dots
        """,
        """
        words = name.split()
        if not words:
            return ""
        if len(words) == 1:
            return words[0][0].upper()
        return (words[0][0] + words[-1][0]).upper()
        """,
        lambda r: (_person(r),),
    ),
    made(
        "variants_text.initials_skip_particles",
        "get_initials initials name_initials",
        "name: str",
        "str",
        """
        Initials of {name} with dots, without small words: 'Vincent van Gogh' gives 'V.G.'.
        Leave out van, von, de, la, der and du (any case), then take capital first letters with dots.
        Return 'L.B.' for 'Ludwig van Beethoven': name particles get no initial.
        dotted initials, skipping particles such as von and de
        """,
        """
        particles = {"van", "von", "de", "la", "der", "du"}
        words = (word for word in name.split() if word.lower() not in particles)
        return "".join(word[0].upper() + "." for word in words)
        """,
        lambda r: (r.choice((_person(r), "Charles de Gaulle", "Otto Von der Burg", "ada du Pont")),),
    ),
    made(
        "variants_text.acronym_from_capitals",
        "acronym make_acronym abbreviate",
        "phrase: str",
        "str",
        """
        Acronym of {phrase} from its words that begin with a capital; other words are skipped.
        'Ministry of Foreign Affairs' gives 'MFA': only capitalized words contribute their first letter.
        Join the first letters of the words starting in upper case; none gives ''.
        Abbreviate a name, leaving out words written with a small initial.
        """,
        """
        return "".join(word[0] for word in phrase.split() if word[0].isupper())
        """,
        lambda r: (_some(r, "Ministry of Foreign Affairs the Art and Tea Club 2nd"),),
    ),
    made(
        "variants_text.acronym_with_dots",
        "acronym make_acronym dotted_acronym",
        "phrase: str",
        "str",
        """
        Acronym of {phrase} with dots: capital first letters, each followed by '.', without spaces.
        'as soon as possible' gives 'A.S.A.P.'; hyphens part words, too.
        Abbreviate every word, split at spaces and hyphens, to an upper-case letter and a dot.
        dotted acronym; '' for blank text
        """,
        """
        return "".join(word[0].upper() + "." for word in phrase.replace("-", " ").split())
        """,
        lambda r: (_some(r, "as soon possible well-known tea Club of first-come", 0, 5),),
    ),
    made(
        "variants_text.acronym_of_long_words",
        "acronym make_acronym abbreviate",
        "phrase: str; min_length: int = 3",
        "str",
        """
        Acronym of {phrase} from words with at least {min_length} characters, first letters in capitals.
        Words shorter than {min_length} (3 by default) are skipped: 'Bank of the East' gives 'BTE'.
        Join the upper-case initials of the words that are long enough.
        abbreviation that leaves out short words such as 'of' and 'in'
        """,
        """
        return "".join(word[0].upper() for word in phrase.split() if len(word) >= min_length)
        """,
        lambda r: (_some(r, "bank of the East in a club and tea Trade"), r.choice((3, 3, 4, 2))),
    ),
    made(
        "variants_text.acronym_first_letters_of_words_clean",
        "acronym make_acronym abbreviate",
        "phrase: str",
        "str",
        """
        Acronym of {phrase}: capital first letter of each word; hyphens part words, apostrophes do not.
        Words are runs of letters and apostrophes; other signs are ignored, so '- (red) tea' gives 'RT'.
        "Halley's Comet" gives 'HC' and 'first-in, first-out' 'FIFO'.
        Join the upper-case initials of all words, skipping punctuation around and between them.
        """,
        """
        return "".join(word[0].upper() for word in re.findall("[A-Za-z][A-Za-z']*", phrase))
        """,
        lambda r: (_some(r, "first-in, (red) Halley's - tea don't _club_ the Out", 0, 5),),
        _RE,
    ),
    made(
        "variants_text.initials_for_names",
        "initials_list all_initials names_to_initials",
        "names: list[str]",
        "list[str]",
        """
        Initials of each of {names}: capital first letters of all words, without dots.
        Return a list with 'AS' for 'Ada Stone' and so on, in the order of {names}; '' for a blank name.
        What are the initials of all the people? Upper-case, nothing between the letters.
        map full names to their initials
        """,
        """
        return ["".join(word[0].upper() for word in name.split()) for name in names]
        """,
        lambda r: ([_person(r) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_text.center_odd_space_left",
        "center_text center pad_center",
        "text: str; width: int; fill: str = ' '",
        "str",
        """
        Center {text} in {width} characters with {fill} (a space by default); an odd one goes to the left.
        Pad {text} on both sides to {width}; if the padding is uneven, the left side gets one more.
        Return {text} in the middle of {width} characters of {fill}, rather to the right; long text stays.
        centered text, surplus fill character before it, unchanged if it is {width} or longer
        """,
        """
        missing = max(width - len(text), 0)
        right = missing // 2
        return fill * (missing - right) + text + fill * right
        """,
        lambda r: (draw.letters(r, 0, 5), r.randint(2, 10), r.choice((" ", "*", "-"))),
    ),
    made(
        "variants_text.fit_to_width_left",
        "fit_width pad_or_truncate fixed_width",
        "text: str; width: int",
        "str",
        """
        Bring {text} to exactly {width} characters: spaces are added at the end, or the end is cut off.
        Return a string of length {width}: {text} left-aligned, padded with blanks or truncated.
        Fixed-width cell: pad short text on the right, cut long text after {width} characters.
        pad or cut so that the length is always {width}; no ellipsis
        """,
        """
        return text[:width].ljust(width)
        ---
        return f"{text:<{width}.{width}}"
        """,
        lambda r: (draw.sentence(r, 0, 3), r.randint(0, 12)),
    ),
    made(
        "variants_text.fit_to_width_with_align",
        "align_text pad_text align",
        "text: str; width: int; align: str = 'left'",
        "str",
        """
        Pad {text} with spaces to {width}; {align} is 'left', 'right' or 'center'. Else raises ValueError.
        Align {text} in {width} characters, left by default; longer text is unchanged.
        {align} 'left' puts the spaces behind, 'right' before, 'center' on both sides (odd one right).
        left, right or center a text in a column of the given width
        """,
        """
        if align == "left":
            return text.ljust(width)
        if align == "right":
            return text.rjust(width)
        if align == "center":
            left = max(width - len(text), 0) // 2
            return (" " * left + text).ljust(width)
        raise ValueError(f"unknown alignment: {align}")
        """,
        lambda r: (draw.letters(r, 0, 6), r.randint(0, 10), r.choice(("left", "right", "center", "center"))),
    ),
    made(
        "variants_text.center_lines_no_trailing",
        "center_lines center_text center_block",
        "lines: list[str]; width: int",
        "list[str]",
        """
        Center each of {lines} in {width} by spaces in front only; nothing is added behind them.
        Put half of the missing width, rounded down, as spaces before every stripped line.
        Return {lines} stripped and centered in {width}, without trailing spaces; long lines are not moved.
        center a block of text for printing, with leading blanks only
        """,
        """
        result = []
        for line in lines:
            line = line.strip()
            result.append(" " * (max(width - len(line), 0) // 2) + line)
        return result
        """,
        lambda r: (
            [r.choice(("", " ")) + draw.sentence(r, 0, 3) for _ in range(r.randint(0, 4))],
            r.randint(4, 20),
        ),
    ),
    made(
        "variants_text.wrap_breaks_long_words",
        "wrap_text word_wrap wrap",
        "text: str; width: int",
        "list[str]",
        """
        Wrap {text} at spaces into lines of at most {width} characters; longer words are cut into pieces.
        Fill lines word by word; a word longer than {width} begins on the current line and is broken hard.
        Return a list of lines up to {width} long, too long words being torn apart; no words give [].
        word wrap that also splits words which do not fit on a line of their own
        """,
        """
        return textwrap.wrap(text, width, break_on_hyphens=False)
        """,
        lambda r: (" ".join(draw.words(r, 0, 5)), r.randint(3, 12)),
        "import textwrap",
    ),
    made(
        "variants_text.wrap_each_paragraph",
        "wrap_paragraphs wrap_text wrap_lines",
        "text: str; width: int",
        "str",
        """
        Wrap each line of {text} on its own to {width} characters at spaces; existing line breaks stay.
        Break long lines at blanks to fit {width}; empty lines remain, and too long words are not cut.
        Word wrap with one space between words that keeps the line breaks of {text}.
        Fill every line anew up to {width}, a longer word having a line of its own.
        """,
        """
        lines = []
        for line in text.split("\\n"):
            current = ""
            for word in line.split():
                if current and len(current) + 1 + len(word) > width:
                    lines.append(current)
                    current = word
                else:
                    current = f"{current} {word}" if current else word
            lines.append(current)
        return "\\n".join(lines)
        """,
        lambda r: (_lines(r), r.randint(4, 12)),
    ),
    made(
        "variants_text.split_hard_at_width",
        "wrap_hard split_lines break_text",
        "text: str; width: int",
        "str",
        """
        Insert a line break after every {width} characters of {text}, without regard to words.
        Break {text} hard into lines of exactly {width} characters, the last one perhaps shorter.
        Cut {text} into pieces of {width} and join them by line breaks; no break at the very end.
        fixed-length lines; words may be torn apart
        """,
        """
        return "\\n".join(text[i : i + width] for i in range(0, len(text), width))
        """,
        lambda r: (draw.sentence(r, 0, 3), r.randint(1, 8)),
    ),
    made(
        "variants_text.indent_every_line",
        "indent indent_text indent_lines",
        "text: str; spaces: int = 4",
        "str",
        """
        Indent every line of {text} by {spaces} spaces (4 by default), empty lines included.
        Put {spaces} blanks in front of each line, also before lines without text.
        Return {text} shifted to the right; each line, even an empty one, gets the indent.
        indent all lines alike, four spaces unless given
        """,
        """
        return "\\n".join(" " * spaces + line for line in text.split("\\n"))
        """,
        lambda r: (_lines(r), r.choice((4, 4, 2, 1, 0))),
    ),
    made(
        "variants_text.indent_all_but_first_line",
        "hanging_indent indent_rest indent_continuation",
        "text: str; spaces: int = 4",
        "str",
        """
        Indent all lines of {text} but the first by {spaces} spaces; empty lines stay empty.
        Hanging indent: the first line stays, every later line that is not empty moves {spaces} to the right.
        Put {spaces} blanks (4 by default) before each non-empty line from the second on.
        indent continuation lines only
        """,
        """
        first, *rest = text.split("\\n")
        return "\\n".join([first, *(" " * spaces + line if line else line for line in rest)])
        """,
        lambda r: (_lines(r), r.choice((4, 4, 2, 1))),
    ),
    made(
        "variants_text.has_unique_letters_ignoring_spaces",
        "has_unique_characters all_unique is_unique",
        "text: str",
        "bool",
        """
        Are all characters of {text} different, ignoring case and spaces?
        Return True if no character but the space occurs twice, upper and lower case being the same.
        Check for unique characters, case-insensitively; blanks may repeat. Empty text is True.
        no repeated character except spaces
        """,
        """
        chars = text.lower().replace(" ", "")
        return len(set(chars)) == len(chars)
        """,
        lambda r: (
            r.choice((draw.letters(r, 0, 5, "abcdefA B"), "the big dog", "a b c", "red sun", "Aa", "")),
        ),
    ),
    made(
        "variants_text.has_unique_chars_case_matters",
        "has_unique_characters all_unique is_unique",
        "text: str",
        "bool",
        """
        Are all characters of {text} different? Case matters, and spaces count like any character.
        Return True if no character occurs more than once; 'Aa' is fine, empty text as well.
        Does {text} consist of unique characters only?
        case-sensitive test for repeated characters
        """,
        """
        return len(set(text)) == len(text)
        ---
        seen = set()
        for char in text:
            if char in seen:
                return False
            seen.add(char)
        return True
        """,
        lambda r: (draw.letters(r, 0, 5, "abcdefgABC  "),),
    ),
    made(
        "variants_text.first_unique_or_empty",
        "first_unique_char first_non_repeating first_unique_letter",
        "text: str",
        "str",
        """
        First character of {text} that occurs only once, '' if there is none; case matters.
        Return the earliest character without a second occurrence, or an empty string.
        Which character is the first that is not repeated? 'a' and 'A' are different.
        first non-repeating character or ''
        """,
        """
        return next((char for char in text if text.count(char) == 1), "")
        ---
        counts = Counter(text)
        for char in text:
            if counts[char] == 1:
                return char
        return ""
        """,
        lambda r: (draw.letters(r, 0, 8, "aAbBc "),),
        _COUNTER,
    ),
    made(
        "variants_text.first_unique_letter_lower",
        "first_unique_letter first_non_repeating_letter first_unique_letter_any_case",
        "text: str",
        "str | None",
        """
        First letter of {text} that occurs only once, ignoring case, in lower case; None if there is none.
        Only letters are considered: digits, spaces and signs are skipped, 'A' and 'a' count together.
        Return the earliest non-repeating letter, lower-cased, or None.
        case-insensitive first unique letter, other characters ignored
        """,
        """
        lowered = text.lower()
        for char in lowered:
            if char.isalpha() and lowered.count(char) == 1:
                return char
        return None
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBcC 1!"),),
    ),
    made(
        "variants_text.last_unique_char_or_none",
        "last_unique_char last_non_repeating last_unique_letter",
        "text: str",
        "str | None",
        """
        Last character of {text} that occurs only once, or None; case matters.
        Return the character nearest to the end without a second occurrence, None if all repeat.
        Search {text} from the right for a character that is not repeated anywhere.
        last non-repeating character
        """,
        """
        return next((char for char in reversed(text) if text.count(char) == 1), None)
        """,
        lambda r: (draw.letters(r, 0, 8, "abcdA"),),
    ),
    made(
        "variants_text.unique_chars_with_single_use",
        "unique_characters non_repeating_characters chars_once",
        "text: str",
        "list[str]",
        """
        List the characters of {text} that occur exactly once, in order, ignoring spaces and case.
        Which letters or signs are not repeated? In lower case, as a list; blanks are skipped.
        Return every non-repeating character of the lower-cased {text} except the space.
        all characters with a single occurrence, case-insensitive
        """,
        """
        lowered = text.lower()
        return [char for char in lowered if char != " " and lowered.count(char) == 1]
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBcCd  !"),),
    ),
    made(
        "variants_text.first_repeated_any_case",
        "first_repeated_char first_duplicate first_repeated_letter",
        "text: str",
        "str",
        """
        First character of {text} that was seen before, ignoring case and spaces; lower case, '' if none.
        Read from the left and return, in lower case, the character that first comes for the second time.
        Which character repeats first? 'A' equals 'a', spaces are skipped, no repetition gives ''.
        earliest second occurrence, case-insensitive
        """,
        """
        seen = set()
        for char in text.lower():
            if char in seen:
                return char
            if char != " ":
                seen.add(char)
        return ""
        """,
        lambda r: (draw.letters(r, 0, 6, "aAbBcCdDe  "),),
    ),
    made(
        "variants_text.first_char_that_repeats_later",
        "first_repeating_char first_duplicate_char first_repeated_char",
        "text: str",
        "str | None",
        """
        First character of {text} that occurs again later on; None if all are different.
        Of all characters with duplicates return the one that appears first: 'abcba' gives 'a'.
        Which repeated character comes earliest by its first occurrence? Case matters.
        leftmost character with more than one occurrence
        """,
        """
        return next((char for char in text if text.count(char) > 1), None)
        ---
        for i, char in enumerate(text):
            if char in text[i + 1 :]:
                return char
        return None
        """,
        lambda r: (draw.letters(r, 0, 7, "abcdeA"),),
    ),
    made(
        "variants_text.duplicate_chars_in_order",
        "duplicate_characters find_duplicates repeated_chars",
        "text: str",
        "list[str]",
        """
        List the characters that occur more than once in {text}, each once, in order of first appearance.
        Which characters are repeated? Case matters and spaces count; [] if there are none.
        Return all characters with two or more occurrences without listing any twice.
        find duplicate characters, sorted by where they first stand
        """,
        """
        return [char for char in dict.fromkeys(text) if text.count(char) > 1]
        ---
        return [char for char, count in Counter(text).items() if count > 1]
        """,
        lambda r: (draw.letters(r, 0, 9, "cbadAB "),),
        _COUNTER,
    ),
    made(
        "variants_text.duplicate_letters_with_counts",
        "duplicate_letters count_duplicates repeated_letter_counts",
        "text: str",
        "dict[str, int]",
        """
        Count the letters that occur more than once in {text}, ignoring case: lower-case letter to count.
        Which letters are repeated, and how often does each occur? Letters used once are left out.
        Return a dict of repeated letters in order of first appearance; only letters, in lower case.
        duplicate letters and their counts, case-insensitive
        """,
        """
        counts = Counter(char for char in text.lower() if char.isalpha())
        return {char: count for char, count in counts.items() if count > 1}
        """,
        lambda r: (_mixed(r, 0, 14),),
        _COUNTER,
    ),
    made(
        "variants_text.count_distinct_letters_any_case",
        "count_unique_letters distinct_letters count_different_letters",
        "text: str",
        "int",
        """
        Count the different letters in {text}, ignoring case; other characters do not count.
        How many distinct letters does {text} use? 'A' and 'a' are one, digits and signs are skipped.
        Number of unique letters, case-insensitive; 0 for text without letters.
        size of the set of lower-cased letters
        """,
        """
        return len({char.lower() for char in text if char.isalpha()})
        """,
        lambda r: (_mixed(r, 0, 12),),
    ),
    made(
        "variants_text.letter_counts_lower_sorted",
        "letter_frequency letter_counts count_letters",
        "text: str",
        "dict[str, int]",
        """
        Count the letters of {text} ignoring case; a dict with lower-case keys in alphabetical order.
        How often does each letter occur? Only letters are counted, and keys are sorted from a to z.
        Return letter frequencies, case-insensitive, without digits, spaces and signs, sorted by letter.
        alphabetical dict of lower-case letter to count
        """,
        """
        counts = Counter(char for char in text.lower() if char.isalpha())
        return dict(sorted(counts.items()))
        ---
        letters = [char for char in text.lower() if char.isalpha()]
        return {char: letters.count(char) for char in sorted(set(letters))}
        """,
        lambda r: (_mixed(r, 0, 12),),
        _COUNTER,
    ),
    made(
        "variants_text.letter_counts_lower_first_seen",
        "letter_frequency letter_counts count_letters",
        "text: str",
        "dict[str, int]",
        """
        Count the letters of {text} ignoring case, keys in lower case in order of first appearance.
        Return a dict of letter to number of occurrences; anything that is no letter is skipped.
        How often does each letter occur, upper and lower case together? No letters give {{}}.
        case-insensitive letter frequencies, other characters left out
        """,
        """
        counts = {}
        for char in text.lower():
            if char.isalpha():
                counts[char] = counts.get(char, 0) + 1
        return counts
        ---
        return dict(Counter(filter(str.isalpha, text.lower())))
        """,
        lambda r: (_mixed(r, 0, 12),),
        _COUNTER,
    ),
    made(
        "variants_text.char_counts_without_spaces",
        "char_frequency char_counts count_characters",
        "text: str",
        "dict[str, int]",
        """
        Count the characters of {text} except spaces; case matters; keys in order of first appearance.
        How often does each character occur? Spaces are left out, 'A' and 'a' are counted apart.
        Return a dict of character to count for everything in {text} but blanks.
        character frequencies without spaces
        """,
        """
        counts = {}
        for char in text:
            if char != " ":
                counts[char] = counts.get(char, 0) + 1
        return counts
        ---
        return dict(Counter(text.replace(" ", "")))
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbB1!   "),),
        _COUNTER,
    ),
    made(
        "variants_text.char_counts_ranked_pairs",
        "char_frequency sorted_char_counts rank_characters",
        "text: str",
        "list[tuple[str, int]]",
        """
        List (character, count) for {text} without spaces, most frequent first, ties in alphabetical order.
        Return the characters and their counts sorted by descending count, then by character; case matters.
        How often does each character but the space occur? Rank them as tuples.
        characters ordered by frequency; equal counts are sorted by the character
        """,
        """
        counts = Counter(text.replace(" ", ""))
        return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBc  "),),
        _COUNTER,
    ),
    made(
        "variants_text.letter_counts_list_of_26",
        "letter_counts letter_histogram alphabet_counts",
        "text: str",
        "list[int]",
        """
        Count the letters a to z of {text} ignoring case; return a list of 26 numbers, a first.
        How often does each letter of the alphabet occur? Index 0 is for a, index 25 for z.
        Return 26 counts, zeros included; characters other than a-z in either case are ignored.
        letter histogram as a list in alphabetical order
        """,
        """
        lowered = text.lower()
        return [lowered.count(letter) for letter in string.ascii_lowercase]
        ---
        counts = [0] * 26
        for char in text.lower():
            if "a" <= char <= "z":
                counts[ord(char) - ord("a")] += 1
        return counts
        """,
        lambda r: (_mixed(r),),
        _STRING,
    ),
    made(
        "variants_text.most_frequent_char_with_count",
        "most_frequent_char most_common_char top_character",
        "text: str",
        "tuple[str, int]",
        """
        Most frequent character of {text} without spaces and its count; the first on a tie, ('', 0) if none.
        Return (character, count); case matters, blanks are ignored, the one seen first wins a tie.
        Which character occurs most often, and how often? Spaces do not take part.
        commonest non-space character together with its frequency
        """,
        """
        chars = text.replace(" ", "")
        best = max(chars, key=chars.count, default="")
        return best, chars.count(best) if best else 0
        ---
        common = Counter(text.replace(" ", "")).most_common(1)
        return common[0] if common else ("", 0)
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBc    "),),
        _COUNTER,
    ),
    made(
        "variants_text.most_frequent_chars_all",
        "most_frequent_chars most_common_letters top_characters",
        "text: str",
        "list[str]",
        """
        List all letters that occur most often in {text}, ignoring case, in alphabetical order.
        Which letters share the highest count? In lower case and sorted; [] if {text} has no letters.
        Return every letter whose frequency is the maximum; digits, spaces and signs are not counted.
        commonest letters, all of them on a tie
        """,
        """
        counts = Counter(char for char in text.lower() if char.isalpha())
        most = max(counts.values(), default=0)
        return sorted(char for char, count in counts.items() if count == most)
        """,
        lambda r: (_mixed(r, 0, 8),),
        _COUNTER,
    ),
    made(
        "variants_text.letter_case_counts_dict",
        "count_case upper_lower_counts count_upper_and_lower",
        "text: str",
        "dict[str, int]",
        """
        Count capitals and small letters of {text}: a dict with the keys 'upper' and 'lower'.
        Return {{'upper': ..., 'lower': ...}}; digits, spaces and signs are not counted.
        How many letters are upper case, how many lower case, as a dictionary?
        letter counts by case under 'upper' and 'lower'
        """,
        """
        return {
            "upper": sum(char.isupper() for char in text),
            "lower": sum(char.islower() for char in text),
        }
        ---
        counts = {"upper": 0, "lower": 0}
        for char in text:
            if char.isupper():
                counts["upper"] += 1
            elif char.islower():
                counts["lower"] += 1
        return counts
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.replace_up_to_n",
        "replace_n replace_first_n replace_limited",
        "text: str; old: str; new: str; count: int = 1",
        "str",
        """
        Replace the first {count} occurrences of {old} in {text} by {new}; one by default.
        Exchange {old} for {new} from the left at most {count} times; later occurrences stay.
        Return {text} with up to {count} of the {old} replaced; case matters, and {old} is not empty.
        replace a limited number of times
        """,
        """
        return text.replace(old, new, count)
        ---
        return new.join(text.split(old, count))
        """,
        lambda r: (
            draw.letters(r, 0, 9, "aab-"),
            r.choice(("a", "b", "-")),
            r.choice(("x", "", "aa")),
            r.randint(1, 3),
        ),
    ),
    made(
        "variants_text.replace_any_case",
        "replace_ignore_case replace_case_insensitive replace_all",
        "text: str; old: str; new: str",
        "str",
        """
        Replace every occurrence of {old} in {text} by {new}, ignoring the case of {old}.
        Case-insensitive replace: 'Tea', 'TEA' and 'tea' all become {new} as given; {old} is not empty.
        Exchange {old} in any mixture of upper and lower case for {new}; the rest stays.
        Find {old} regardless of case, as plain text and no pattern, and put {new} in its place.
        """,
        """
        return re.sub(re.escape(old), lambda match: new, text, flags=re.IGNORECASE)
        ---
        result = ""
        position = 0
        while position < len(text):
            if text[position : position + len(old)].lower() == old.lower():
                result += new
                position += len(old)
            else:
                result += text[position]
                position += 1
        return result
        """,
        lambda r: (
            _plain(r) + r.choice(("", ".", "steal")),
            r.choice(("tea", "TEA", "red", ".", "a")),
            r.choice(("x", "", "Milk")),
        ),
        _RE,
    ),
    made(
        "variants_text.replace_whole_words",
        "replace_word replace_whole_word substitute_word",
        "text: str; old: str; new: str",
        "str",
        """
        Replace {old} in {text} by {new} only where it stands as a whole word; case matters.
        Exchange the word {old} for {new}, but leave longer words that contain it, such as 'cats' for 'cat'.
        Whole-word replacement: punctuation around a word does not matter, letters and digits do.
        Put {new} in place of every occurrence of {old} that is not part of a longer word.
        """,
        """
        return re.sub(rf"\\b{re.escape(old)}\\b", lambda match: new, text)
        """,
        lambda r: (
            _some(r, "cat cats Cat cat, (cat) concat dog dog! dogma", 0, 6),
            r.choice(("cat", "dog", "cats")),
            r.choice(("fox", "cow", "")),
        ),
        _RE,
    ),
    made(
        "variants_text.replace_word_keeps_case",
        "replace_word replace_keep_case substitute_word",
        "text: str; old: str; new: str",
        "str",
        """
        Replace the word {old} in {text} by {new} in any case, taking over the case: 'Cat' gives 'Dog'.
        Whole words equal to {old}, ignoring case; capitals become capitals, 'CAT' gives 'DOG'.
        Exchange {old} for the lower-case {new}; if the word was all upper case or capitalized, so is {new}.
        Case-preserving word replacement; other words and signs of {text} do not change.
        """,
        """
        def matching_case(match: re.Match[str]) -> str:
            word = match.group()
            if len(word) > 1 and word.isupper():
                return new.upper()
            return new.capitalize() if word[0].isupper() else new

        return re.sub(rf"\\b{re.escape(old)}\\b", matching_case, text, flags=re.IGNORECASE)
        """,
        lambda r: (
            _some(r, "cat cats Cat CAT, (cat) concat dog Dog! DOG", 0, 6),
            r.choice(("cat", "dog", "Cat")),
            r.choice(("fox", "cow")),
        ),
        _RE,
    ),
    made(
        "variants_text.spaces_to_underscore_collapsed",
        "replace_spaces spaces_to_underscores underscore_spaces",
        "text: str; char: str = '_'",
        "str",
        """
        Trim {text} and replace each run of white space by one {char}, an underscore by default.
        Spaces at the ends vanish; one or more blanks, tabs or line breaks inside become a single {char}.
        Join the words of {text} by {char}; case and other signs stay.
        '  my   file ' becomes 'my_file'
        """,
        """
        return char.join(text.split())
        """,
        lambda r: (_spaced(r) + r.choice(("", "\ta", "\n")), r.choice(("_", "_", "-", "%20"))),
    ),
    made(
        "variants_text.count_overlapping_any_case",
        "count_substring count_overlapping count_occurrences",
        "text: str; part: str",
        "int",
        """
        Count the occurrences of {part} in {text}, overlapping ones included, ignoring case; '' counts 0.
        How often does {part} begin in {text}, whatever the case? An empty {part} gives 0.
        Overlapping, case-insensitive substring count: 'ana' is 2 times in 'BANANA'.
        Return the number of positions where {part} stands in upper or lower case; 0 if {part} is empty.
        """,
        """
        if not part:
            return 0
        text, part = text.lower(), part.lower()
        return sum(text.startswith(part, i) for i in range(len(text)))
        """,
        lambda r: (draw.letters(r, 0, 9, "aAab"), r.choice(("a", "aa", "AA", "aba", "b", ""))),
    ),
    made(
        "variants_text.count_substring_overlap_flag",
        "count_substring count_occurrences count_matches",
        "text: str; part: str; overlapping: bool = False",
        "int",
        """
        Count how often {part} occurs in {text}; overlapping matches only count with {overlapping}.
        Return the number of occurrences, by default without overlaps: 'aa' in 'aaaa' is 2, else 3.
        Raises ValueError for an empty {part}. With {overlapping}, each position is tried.
        substring count with or without overlaps, case-sensitive
        """,
        """
        if not part:
            raise ValueError("part must not be empty")
        if not overlapping:
            return text.count(part)
        return sum(text.startswith(part, i) for i in range(len(text)))
        ---
        if not part:
            raise ValueError("part must not be empty")
        count = position = 0
        while (position := text.find(part, position)) != -1:
            count += 1
            position += 1 if overlapping else len(part)
        return count
        """,
        lambda r: (draw.letters(r, 0, 9, "aaab"), r.choice(("a", "aa", "aaa", "aba", "b")), r.random() < 0.5),
    ),
    made(
        "variants_text.positions_not_overlapping",
        "find_all find_positions substring_positions",
        "text: str; part: str",
        "list[int]",
        """
        List the positions of {part} in {text} from 0, occurrences not overlapping; [] if {part} is empty.
        Search {text} from the left and go on behind each match; return where the matches begin.
        At which indices does {part} occur, every match starting after the end of the one before?
        start indices of non-overlapping occurrences: 'aa' in 'aaaa' gives [0, 2]
        """,
        """
        positions = []
        position = text.find(part) if part else -1
        while position != -1:
            positions.append(position)
            position = text.find(part, position + len(part))
        return positions
        ---
        return [match.start() for match in re.finditer(re.escape(part), text)] if part else []
        """,
        lambda r: (draw.letters(r, 0, 9, "aaab"), r.choice(("a", "aa", "aaa", "aba", "b", ""))),
        _RE,
    ),
    made(
        "variants_text.positions_overlapping_from_one",
        "find_all find_positions substring_positions",
        "text: str; part: str",
        "list[int]",
        """
        List where {part} begins in {text}, counted from 1, overlapping occurrences included.
        Return the one-based positions of all matches, also those that overlap; {part} is not empty.
        At which places of {text}, the first being 1, does {part} stand?
        one-based start positions with overlaps: 'aa' in 'aaa' gives [1, 2]
        """,
        """
        return [i + 1 for i in range(len(text)) if text.startswith(part, i)]
        """,
        lambda r: (draw.letters(r, 0, 9, "aaab"), r.choice(("a", "aa", "aaa", "aba", "b"))),
    ),
    made(
        "variants_text.positions_any_case",
        "find_all_ignore_case find_positions all_indices",
        "text: str; part: str",
        "list[int]",
        """
        List all indices at which {part} occurs in {text}, ignoring case, overlaps included.
        Return every position, from 0, where {part} stands in upper or lower case; {part} is not empty.
        Where in {text} does {part} begin, whatever the case of the letters?
        case-insensitive search for all start indices
        """,
        """
        text, part = text.lower(), part.lower()
        return [i for i in range(len(text)) if text.startswith(part, i)]
        """,
        lambda r: (draw.letters(r, 0, 9, "aAaB"), r.choice(("a", "aa", "Aa", "ab", "B"))),
    ),
    made(
        "variants_text.counts_of_several_parts",
        "count_patterns count_each_substring substring_counts",
        "text: str; parts: list[str]",
        "dict[str, int]",
        """
        Count how often each of {parts} occurs in {text}, without overlaps and ignoring case, as a dict.
        Return a dictionary from each of the {parts}, as written, to its number of occurrences, also 0.
        How many times does {text} contain every single one of {parts}, whatever the case?
        case-insensitive counts for several substrings at once
        """,
        """
        lowered = text.lower()
        return {part: lowered.count(part.lower()) for part in parts}
        """,
        lambda r: (_plain(r), r.sample(("tea", "a", "RED", "the", "x", "un"), r.randint(0, 3))),
    ),
    made(
        "variants_text.isogram_letters_only",
        "is_isogram isogram no_repeated_letters",
        "text: str",
        "bool",
        """
        Is {text} an isogram: does no letter occur twice, ignoring case? Spaces and hyphens may repeat.
        Return True if all letters of {text} are different; anything that is no letter is ignored.
        'six-year-old' is an isogram, since hyphens do not count; 'Anna' is none; empty text is one.
        case-insensitive isogram test on letters only
        """,
        """
        letters = [char for char in text.lower() if char.isalpha()]
        return len(set(letters)) == len(letters)
        """,
        lambda r: (
            r.choice(
                (
                    "six-year-old",
                    "Anna",
                    "a-b-c",
                    "the big dog",
                    "red - sun",
                    "Aa",
                    "",
                    "tea for two",
                    "12 21",
                )
            ),
        ),
    ),
    made(
        "variants_text.isogram_not_empty",
        "is_isogram isogram is_heterogram",
        "word: str",
        "bool",
        """
        Is {word} an isogram: at least one letter and none twice, ignoring case? Signs do not count.
        Return False for {word} without letters, else whether each letter occurs only once.
        Check that no letter is repeated in upper or lower case; '' is not an isogram.
        isogram test in which empty text is False; digits, hyphens and spaces are ignored
        """,
        """
        letters = [char for char in word.lower() if char.isalpha()]
        return bool(letters) and len(set(letters)) == len(letters)
        """,
        lambda r: (r.choice(("", "-", "sun", "Anna", "a-b-c", "Tea", "x x", "12", "moon", "Uncle")),),
    ),
    made(
        "variants_text.pangram_perfect",
        "is_perfect_pangram perfect_pangram is_exact_pangram",
        "text: str",
        "bool",
        """
        Is {text} a perfect pangram: does each letter a to z occur exactly once, ignoring case?
        Return True if the letters of {text} are the 26 letters, each once; other signs are ignored.
        Check that no letter of the alphabet is missing and none is repeated.
        every letter once and only once, case-insensitive
        """,
        """
        letters = sorted(char for char in text.lower() if "a" <= char <= "z")
        return letters == list(string.ascii_lowercase)
        """,
        lambda r: (
            r.choice(
                (
                    "Mr Jock, TV quiz PhD, bags few lynx",
                    "abcdefghijklmnopqrstuvwxyz",
                    "Pack my box with five dozen liquor jugs",
                    "ZYXWVUTSRQPONMLKJIHGFEDCBA!",
                    "hello",
                    "",
                )
            ),
        ),
        _STRING,
    ),
    made(
        "variants_text.interleave_until_shorter_ends",
        "interleave merge_alternately alternate_chars",
        "first: str; second: str",
        "str",
        """
        Interleave {first} and {second} character by character and stop when the shorter one ends.
        Take characters by turns, beginning with {first}; what is left of the longer text is dropped.
        'abc' and '12' give 'a1b2': only as many pairs as both texts have.
        alternate the characters of two strings up to the shorter length
        """,
        """
        return "".join(a + b for a, b in zip(first, second))
        """,
        lambda r: (draw.letters(r, 0, 5, "abc"), draw.letters(r, 0, 5, "123")),
    ),
    made(
        "variants_text.interleave_words",
        "interleave_words merge_sentences alternate_words",
        "first: str; second: str",
        "str",
        """
        Interleave the words of {first} and {second}, starting with {first}; the rest comes at the end.
        Take words by turns from both sentences and join them by one space; surplus words follow.
        'a c' and 'b d e' give 'a b c d e': alternate words until both texts are used up.
        weave two sentences word by word
        """,
        """
        pairs = zip_longest(first.split(), second.split())
        return " ".join(word for pair in pairs for word in pair if word is not None)
        """,
        lambda r: (draw.sentence(r, 0, 4), draw.sentence(r, 0, 4)),
        _ZIP_LONGEST,
    ),
    made(
        "variants_text.interleave_equal_lengths",
        "interleave zip_strings weave",
        "first: str; second: str",
        "str",
        """
        Interleave {first} and {second} character by character. Raises ValueError if the lengths differ.
        Alternate the characters of two texts of the same length; other lengths are a ValueError.
        'abc' and '123' give 'a1b2c3'; both strings must be equally long.
        zip two strings into one, strictly of the same length
        """,
        """
        if len(first) != len(second):
            raise ValueError("texts must have the same length")
        return "".join(a + b for a, b in zip(first, second))
        ---
        return "".join(a + b for a, b in zip(first, second, strict=True))
        """,
        lambda r: (
            length := r.randint(0, 5),
            draw.letters(r, length, length),
            draw.letters(r, length, length, "123"),
        )[1:],
    ),
    made(
        "variants_text.interleave_many_strings",
        "interleave_all interleave_strings round_robin_chars",
        "texts: list[str]",
        "str",
        """
        Interleave all {texts}: first characters of each, then second ones, and so on; ended ones are skipped.
        Take one character from every text by turns until all are used up.
        ['abc', '1', 'xy'] gives 'a1xbyc': round robin over the characters of several strings.
        merge any number of strings character by character; no texts give ''
        """,
        """
        return "".join("".join(chars) for chars in zip_longest(*texts, fillvalue=""))
        ---
        longest = max(map(len, texts), default=0)
        return "".join(text[i : i + 1] for i in range(longest) for text in texts)
        """,
        lambda r: ([draw.letters(r, 0, 4, "abc123") for _ in range(r.randint(0, 4))],),
        _ZIP_LONGEST,
    ),
    made(
        "variants_text.common_prefix_any_case",
        "common_prefix shared_prefix longest_common_prefix",
        "first: str; second: str",
        "str",
        """
        Longest common prefix of {first} and {second} ignoring case, written as in {first}.
        Return the beginning of {first} that {second} shares in upper or lower case; '' if there is none.
        What do both texts start with, 'A' and 'a' being equal? In the spelling of {first}.
        case-insensitive common prefix of two strings
        """,
        """
        length = 0
        for a, b in zip(first.lower(), second.lower()):
            if a != b:
                break
            length += 1
        return first[:length]
        """,
        lambda r: (
            (start := draw.letters(r, 0, 4, "abAB")) + draw.letters(r, 0, 3),
            start.swapcase() + draw.letters(r, 0, 3, "deab"),
        ),
    ),
    made(
        "variants_text.common_prefix_of_words_any_case",
        "longest_common_prefix common_prefix shared_prefix",
        "words: list[str]",
        "str",
        """
        Longest common prefix of all {words} ignoring case, in lower case; '' for an empty list.
        With which letters do all {words} begin, whatever the case? Return them in lower case.
        Compare lower-cased strings from the left and return what they have in common.
        case-insensitive longest common prefix of a list of strings
        """,
        """
        prefix = ""
        for chars in zip(*(word.lower() for word in words)):
            if len(set(chars)) > 1:
                break
            prefix += chars[0]
        return prefix
        """,
        lambda r: (
            [
                r.choice(("Te", "te", "TE", "te")) + r.choice(("a", "am", "st", "Ams", ""))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_text.common_prefix_length_of_two",
        "common_prefix_length shared_prefix_length matching_start",
        "first: str; second: str",
        "int",
        """
        How many characters do {first} and {second} have in common at their beginning? Case matters.
        Return the length of the longest common prefix; 0 if already the first characters differ.
        Count equal characters from the left until the texts differ or one ends.
        length of the shared start of two strings
        """,
        """
        length = 0
        for a, b in zip(first, second):
            if a != b:
                break
            length += 1
        return length
        ---
        return len(os.path.commonprefix([first, second]))
        """,
        lambda r: (
            (start := draw.letters(r, 0, 4, "ab")) + draw.letters(r, 0, 3),
            start + draw.letters(r, 0, 3),
        ),
        "import os",
    ),
    made(
        "variants_text.common_leading_words",
        "common_leading_words shared_first_words common_word_prefix",
        "first: str; second: str",
        "str",
        """
        Which words do {first} and {second} both begin with? Joined by one space, whole words only.
        Compare two sentences word by word from the start, ignoring case; return the words as in {first}.
        'The red cat' and 'the red car' share 'The red': common prefix made of complete words.
        longest common beginning in words, case-insensitive; '' if the first words differ
        """,
        """
        shared = []
        for a, b in zip(first.split(), second.split()):
            if a.lower() != b.lower():
                break
            shared.append(a)
        return " ".join(shared)
        """,
        lambda r: (
            (start := _plain(r, 0, 3)) + " " + _plain(r, 0, 2),
            start.swapcase() + " " + _plain(r, 0, 2),
        ),
    ),
    made(
        "variants_text.hamming_or_minus_one",
        "hamming_distance hamming count_differences",
        "first: str; second: str",
        "int",
        """
        Hamming distance of {first} and {second}; -1 if they are not equally long.
        Count the positions where both texts differ, or return -1 for different lengths. Case matters.
        How many characters differ place by place? Texts of unequal length give -1.
        number of differing positions, -1 when the lengths do not match
        """,
        """
        if len(first) != len(second):
            return -1
        return sum(a != b for a, b in zip(first, second))
        """,
        _pair,
    ),
    made(
        "variants_text.hamming_or_none",
        "hamming_distance hamming count_differences",
        "first: str; second: str",
        "int | None",
        """
        Hamming distance of {first} and {second}; None if they are not equally long.
        Count the positions where both texts differ, or return None for different lengths. Case matters.
        How many characters differ place by place? Undefined (None) for texts of unequal length.
        number of differing positions, None when the lengths do not match
        """,
        """
        if len(first) != len(second):
            return None
        return sum(a != b for a, b in zip(first, second))
        """,
        _pair,
    ),
    made(
        "variants_text.hamming_extra_counts",
        "hamming_distance count_differences difference_count",
        "first: str; second: str",
        "int",
        """
        Count the positions where {first} and {second} differ; extra characters of the longer one count too.
        Hamming distance for texts of any length: each surplus character is one more difference.
        How many places are different, what has no counterpart included? Case matters.
        'abc' and 'abdxy' differ in 3 places: one changed, two added
        """,
        """
        changed = sum(a != b for a, b in zip(first, second))
        return changed + abs(len(first) - len(second))
        ---
        return sum(a != b for a, b in zip_longest(first, second))
        """,
        _pair,
        _ZIP_LONGEST,
    ),
    made(
        "variants_text.hamming_any_case_or_error",
        "hamming_distance hamming count_differences",
        "first: str; second: str",
        "int",
        """
        Hamming distance of {first} and {second} ignoring case. Raises ValueError for different lengths.
        Count the places where the letters differ, 'A' and 'a' being equal; lengths must match (ValueError).
        How many positions differ in two equally long texts, whatever the case?
        case-insensitive Hamming distance of texts with the same length
        """,
        """
        if len(first) != len(second):
            raise ValueError("texts must have the same length")
        return sum(a != b for a, b in zip(first.lower(), second.lower()))
        """,
        lambda r: (
            length := r.randint(0, 6),
            draw.letters(r, length, length, "aAbB"),
            draw.letters(r, length, length, "aAbB"),
        )[1:],
    ),
    made(
        "variants_text.differing_pairs_of_chars",
        "string_differences find_differences diff_chars",
        "first: str; second: str",
        "list[tuple[int, str, str]]",
        """
        List (index, a, b) for each position where {first} has a and {second} has another character b.
        Compare two texts place by place up to the shorter length and report the differences as tuples.
        Which characters differ? Index from 0, character of {first}, character of {second}; case matters.
        differences of two strings with their positions; surplus characters are not reported
        """,
        """
        return [(i, a, b) for i, (a, b) in enumerate(zip(first, second)) if a != b]
        """,
        _pair,
    ),
    made(
        "variants_text.levenshtein_any_case",
        "levenshtein edit_distance levenshtein_distance",
        "first: str; second: str",
        "int",
        """
        Levenshtein distance of {first} and {second}, ignoring case.
        Fewest insertions, deletions and replacements that turn {first} into {second}; 'A' equals 'a'.
        How many single-character edits separate the texts if upper and lower case are the same?
        case-insensitive edit distance
        """,
        """
        first, second = first.lower(), second.lower()
        row = list(range(len(second) + 1))
        for i, a in enumerate(first, 1):
            previous, row = row, [i]
            for j, b in enumerate(second, 1):
                row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a != b)))
        return row[-1]
        """,
        _pair,
    ),
    made(
        "variants_text.levenshtein_similarity",
        "similarity similarity_ratio string_similarity",
        "first: str; second: str",
        "float",
        """
        Similarity of {first} and {second}: 1 - edit distance / longer length, to 2 decimals; both empty 1.0.
        Return 1.0 for equal texts and 0.0 for wholly different ones, from the Levenshtein distance.
        Divide the edit distance by the length of the longer text and subtract that from 1; two places.
        normalized Levenshtein similarity, case-sensitive, rounded to hundredths
        """,
        """
        longer = max(len(first), len(second))
        if longer == 0:
            return 1.0
        row = list(range(len(second) + 1))
        for i, a in enumerate(first, 1):
            previous, row = row, [i]
            for j, b in enumerate(second, 1):
                row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a != b)))
        return round(1 - row[-1] / longer, 2)
        """,
        _pair,
    ),
    made(
        "variants_text.closest_word_within_limit",
        "closest_word suggest_word did_you_mean",
        "word: str; words: list[str]; limit: int = 2",
        "str | None",
        """
        Which of {words} has the smallest edit distance to {word}, at most {limit}? None if none does.
        Return the most similar word, ignoring case, the first on a tie; more than {limit} edits is too far.
        Spelling suggestion: the closest of {words} by Levenshtein distance, None beyond {limit} (2).
        nearest word within {limit} insertions, deletions and replacements
        """,
        """
        def distance(a: str, b: str) -> int:
            row = list(range(len(b) + 1))
            for i, x in enumerate(a, 1):
                previous, row = row, [i]
                for j, y in enumerate(b, 1):
                    row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (x != y)))
            return row[-1]

        distances = [distance(word.lower(), other.lower()) for other in words]
        best = min(distances, default=limit + 1)
        return words[distances.index(best)] if best <= limit else None
        """,
        lambda r: (
            r.choice(("tea", "mlik", "Bred", "radar", "sun", "")),
            r.sample(("team", "milk", "bread", "Tee", "son", "run", "red", "level"), r.randint(0, 5)),
            r.choice((2, 2, 1, 0, 3)),
        ),
    ),
    made(
        "variants_text.balanced_only_brackets_allowed",
        "is_balanced balanced_brackets valid_brackets",
        "text: str",
        "bool",
        """
        Are the brackets () [] {{}} of {text} balanced? Any other character makes the result False.
        Return True if {text} consists of brackets only and each one is closed in the right order.
        Check a string that may have nothing but brackets; '' is balanced, a letter or space is not allowed.
        strict bracket test: correctly nested, and no other signs
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        stack = []
        for char in text:
            if char in "([{":
                stack.append(char)
            elif char not in pairs or not stack or stack.pop() != pairs[char]:
                return False
        return not stack
        """,
        lambda r: (_brackets(r),),
    ),
    made(
        "variants_text.balanced_with_angle_brackets",
        "is_balanced balanced_brackets check_brackets",
        "text: str",
        "bool",
        """
        Are all brackets of {text}, the kinds (), [], {{}} and <>, closed in the right order?
        Check that round, square, curly and angle brackets are balanced; other characters are ignored.
        Return True if every opening bracket, '<' included, has its closing one at the right place.
        bracket matching for four kinds of brackets; text without any is balanced
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{", ">": "<"}
        stack = []
        for char in text:
            if char in pairs.values():
                stack.append(char)
            elif char in pairs and (not stack or stack.pop() != pairs[char]):
                return False
        return not stack
        """,
        lambda r: (_brackets(r, "()[]<>a"),),
    ),
    made(
        "variants_text.balanced_outside_quotes",
        "is_balanced balanced_brackets check_brackets",
        "code: str",
        "bool",
        """
        Are the brackets () [] {{}} of {code} balanced, not counting those within double quotes?
        Ignore everything between two '"' and check that the other brackets are closed in order.
        Return True if all brackets outside of double-quoted strings match.
        bracket check for code; an open quote hides the rest of the text
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        stack = []
        quoted = False
        for char in code:
            if char == '"':
                quoted = not quoted
            elif not quoted and char in "([{":
                stack.append(char)
            elif not quoted and char in pairs and (not stack or stack.pop() != pairs[char]):
                return False
        return not stack
        """,
        lambda r: (r.choice((_brackets(r), 'f("(")', '("a)")', '"[" + a[0]', '"" (', '(")', '{"a": [1]}')),),
    ),
    made(
        "variants_text.bracket_error_position_from_one",
        "bracket_error find_bracket_error check_brackets",
        "text: str",
        "int",
        """
        Position, from 1, of the first wrong closing bracket in {text}, else of the last unclosed one, else 0.
        Return where a wrong closing bracket stands, else the last bracket left open, else 0.
        Check the brackets () [] {{}} of {text} and tell the one-based place of the error, 0 meaning none.
        If a closing bracket has no partner, report it; otherwise the innermost one that is not closed.
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        stack = []
        for position, char in enumerate(text, 1):
            if char in "([{":
                stack.append((char, position))
            elif char in pairs and (not stack or stack.pop()[0] != pairs[char]):
                return position
        return stack[-1][1] if stack else 0
        """,
        lambda r: (_brackets(r),),
    ),
    made(
        "variants_text.bracket_report",
        "check_brackets bracket_report bracket_status",
        "text: str",
        "str",
        """
        Check the brackets () [] {{}} of {text}: 'balanced', 'unexpected )' or 'unclosed (' with the sign.
        Report the first closing bracket that does not fit, else the last one left open, else 'balanced'.
        Return 'unexpected X' for a wrong closing bracket X, 'unclosed X' for an open X at the end.
        Describe whether the brackets match; other characters are ignored.
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        stack = []
        for char in text:
            if char in "([{":
                stack.append(char)
            elif char in pairs and (not stack or stack.pop() != pairs[char]):
                return f"unexpected {char}"
        return f"unclosed {stack[-1]}" if stack else "balanced"
        """,
        lambda r: (_brackets(r),),
    ),
    made(
        "variants_text.depth_of_all_brackets",
        "max_depth nesting_depth bracket_depth",
        "text: str",
        "int",
        """
        Greatest nesting depth of the brackets () [] {{}} in {text}, all kinds counted together.
        How many brackets of any kind are open at the same time at most? 0 without brackets.
        Return the maximal depth of nested round, square and curly brackets; they are balanced.
        '([{{}}])' has depth 3, '()[]' depth 1
        """,
        """
        depth = deepest = 0
        for char in text:
            if char in "([{":
                depth += 1
                deepest = max(deepest, depth)
            elif char in ")]}":
                depth -= 1
        return deepest
        """,
        lambda r: (
            r.choice(
                ("", "a", "()", "([{}])", "()[]", "f(a[0])", "{[()()]}", "((1 + 2) * [3])", "[[]][[[]]]")
            ),
        ),
    ),
    made(
        "variants_text.numbers_with_thousands_commas",
        "extract_numbers find_numbers parse_numbers",
        "text: str",
        "list[float]",
        """
        Find all numbers in {text} as floats; commas between groups of three digits are allowed: 1,250.5.
        Extract numbers such as 3, 2.5 or 12,000 in order; a comma elsewhere separates numbers.
        Return floats for all unsigned numbers, thousands separators removed; no numbers give [].
        '1,200 and 7' gives [1200.0, 7.0]
        """,
        """
        found = re.findall(r"\\d{1,3}(?:,\\d{3})+(?!\\d)(?:\\.\\d+)?|\\d+(?:\\.\\d+)?", text)
        return [float(number.replace(",", "")) for number in found]
        """,
        lambda r: (_some(r, "1,200 and 7 2.5 12,000.75 tea 3, (45) $1,000,000 x 1,2345", 0, 5),),
        _RE,
    ),
    made(
        "variants_text.integers_or_floats_found",
        "extract_numbers find_numbers numbers_in_text",
        "text: str",
        "list[int | float]",
        """
        Extract the numbers of {text}: int without a decimal point, float with one; a minus sign counts.
        Find all numbers such as 7, -3 or 2.5 in order; whole numbers become int, decimals float.
        Return the numbers that occur in {text} in their own type; no numbers give [].
        '3 cups of 2.5' gives [3, 2.5]
        """,
        """
        found = re.findall(r"-?\\d+(?:\\.\\d+)?", text)
        return [float(number) if "." in number else int(number) for number in found]
        """,
        lambda r: (_some(r, "7 and -3 2.5 -0.75 tea x3 (45) 10%", 0, 5),),
        _RE,
    ),
    made(
        "variants_text.first_number_or_none",
        "first_number extract_number find_first_number",
        "text: str",
        "int | None",
        """
        First whole number in {text} as int, a minus sign directly before it included; None if there is none.
        Return the earliest run of digits as an integer, negative with a '-' in front, or None.
        Which number comes first in {text}? 'room 12, floor 3' gives 12.
        first integer found in a text, None without digits
        """,
        """
        match = re.search(r"-?\\d+", text)
        return int(match.group()) if match else None
        """,
        lambda r: (_some(r, "room 12 floor -3 tea 007 a1b2 none", 0, 4),),
        _RE,
    ),
    made(
        "variants_text.first_decimal_or_default",
        "extract_number first_number parse_first_number",
        "text: str; default: float = 0.0",
        "float",
        """
        First number in {text} as a float, sign and decimals included, or {default} if there is none.
        Return the earliest number such as 12, -3 or 2.5 as float; without any, {default} (0.0).
        'about 2.5 kg' gives 2.5; text without a number gives {default}.
        first float in a text with a fallback
        """,
        """
        match = re.search(r"-?\\d+(?:\\.\\d+)?", text)
        return float(match.group()) if match else default
        """,
        lambda r: (_some(r, "about 2.5 kg -3 tea 12 $0.99 none", 0, 3), r.choice((0.0, 0.0, -1.0, 1.5))),
        _RE,
    ),
    made(
        "variants_text.all_digits_as_one_number",
        "digits_to_int extract_digits number_from_text",
        "text: str",
        "int | None",
        """
        Join all digits of {text} to one integer; None if it has no digits.
        Return the number made of every digit 0-9 in {text}, in order, everything else ignored.
        'a1b2 3' gives 123; text without digits gives None.
        all digits of a text as a single int
        """,
        """
        digits = "".join(char for char in text if char in "0123456789")
        return int(digits) if digits else None
        """,
        lambda r: (_mixed(r) + r.choice(("", "0", "42", " 7")),),
    ),
    made(
        "variants_text.sum_of_signed_numbers_in_text",
        "sum_numbers sum_numbers_in_text add_numbers",
        "text: str",
        "int",
        """
        Add all whole numbers in {text}; a '-' directly in front makes one negative, even in '5-3'; 0 if none.
        Sum of the integers that occur in {text}, signs respected: '3 cups, -5 more' gives -2, '5-3' gives 2.
        Find every run of digits, with its minus sign if there is one, and return the total.
        total of the integers in a text
        """,
        """
        return sum(int(number) for number in re.findall(r"-?\\d+", text))
        """,
        lambda r: (_some(r, "3 cups -5 more 10 a2b tea 007 none 5-3 9-1", 0, 5),),
        _RE,
    ),
    made(
        "variants_text.emails_lower_unique",
        "extract_emails find_emails get_emails",
        "text: str",
        "list[str]",
        """
        List the e-mail addresses of {text} in lower case, each once, in order of appearance.
        Extract all addresses like name@host.tld, lowered and without duplicates; signs around are dropped.
        Which different e-mail addresses does {text} contain? 'Ann@X.io' and 'ann@x.io' are one.
        unique lower-case e-mail addresses of a text
        """,
        """
        found = re.findall(r"[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}", text.lower())
        return list(dict.fromkeys(found))
        """,
        lambda r: (
            _some(r, "ann@x.io Ann@X.io, <ben.b@mail.example.org> tea @ann a@b carl+1@y.com. ann@x.io", 0, 5),
        ),
        _RE,
    ),
    made(
        "variants_text.emails_sorted_unique",
        "extract_emails find_emails unique_emails",
        "text: str",
        "list[str]",
        """
        Return the different e-mail addresses of {text} sorted alphabetically, in lower case.
        Find everything like name@host.tld, ignore case, drop duplicates and sort the addresses.
        Sorted list of unique addresses in {text}; none gives [].
        e-mail addresses from a to z, lower-cased, each once
        """,
        """
        return sorted(set(re.findall(r"[a-z0-9._%+-]+@[a-z0-9.-]+\\.[a-z]{2,}", text.lower())))
        """,
        lambda r: (_some(r, "zoe@x.io Ann@X.io, <ben.b@mail.example.org> tea @ann a@b ann@x.io", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.hashtags_lower_unique",
        "extract_hashtags get_hashtags find_hashtags",
        "text: str",
        "list[str]",
        """
        List the hashtags of {text} without '#', in lower case, each once, in order of appearance.
        Return what follows '#' (letters, digits, underscores), lowered, without duplicates.
        Which different hashtags does {text} use? '#Tea,' and '#tea' both give 'tea'.
        unique lower-case tags without the sign
        """,
        """
        return list(dict.fromkeys(re.findall(r"#(\\w+)", text.lower())))
        ---
        tags = []
        for tag in re.findall(r"#(\\w+)", text):
            if tag.lower() not in tags:
                tags.append(tag.lower())
        return tags
        """,
        lambda r: (_some(r, "#Tea, #tea #red_sun! # milk #100 cat#dog and ##x", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.hashtags_as_written",
        "extract_hashtags get_hashtags find_hashtags",
        "text: str",
        "list[str]",
        """
        List all hashtags of {text} without '#', as written and with repetitions.
        Return the runs of letters, digits and underscores that follow a '#', in order.
        Which tags does {text} have? Case is kept, duplicates stay, punctuation behind a tag is cut off.
        hashtags of a post without their sign; none gives []
        """,
        """
        return re.findall(r"#(\\w+)", text)
        """,
        lambda r: (_some(r, "#Tea, #tea #red_sun! # milk #100 cat#dog and ##x", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.hashtags_sorted",
        "extract_hashtags sorted_hashtags unique_hashtags",
        "text: str",
        "list[str]",
        """
        Return the different hashtags of {text}, lower case, with '#', sorted alphabetically.
        Find '#' with letters, digits or underscores behind it, ignore case, drop duplicates, and sort.
        Sorted unique hashtags including their sign; '#Tea!' counts as '#tea'.
        hashtags from a to z, each once
        """,
        """
        return sorted(set(re.findall(r"#\\w+", text.lower())))
        """,
        lambda r: (_some(r, "#Tea, #tea #red_sun! # milk #100 cat#dog and ##x", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.hashtags_only_whole_words",
        "extract_hashtags get_hashtags hashtag_words",
        "text: str",
        "list[str]",
        """
        List the hashtags of {text} without '#'; a '#' within a word, as in 'cat#dog', does not count.
        Return the letters, digits and underscores after each '#' that stands at the start of a word.
        Hashtags must begin {text} or follow white space; repetitions and case are kept.
        tags at the beginning of words only, e.g. not those in 'a#b' or '##c'
        """,
        """
        return re.findall(r"(?<!\\S)#(\\w+)", text)
        """,
        lambda r: (_some(r, "#Tea, #tea #red_sun! # milk #100 cat#dog and ##x (#a)", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.mentions_not_in_emails",
        "extract_mentions get_mentions find_mentions",
        "text: str",
        "list[str]",
        """
        List the user names mentioned as @name in {text}, without '@'; e-mail addresses are no mentions.
        Return what follows an '@' that is not preceded by a letter, digit, dot or underscore.
        '@ann and ben@x.io' gives ['ann']: letters, digits and _ after the sign, repetitions kept.
        mentioned names in order; an @ inside a word does not count
        """,
        """
        return re.findall(r"(?<![\\w.])@(\\w+)", text)
        """,
        lambda r: (_some(r, "@ann @Ben, ann@x.io hi (@carl_1) @ @ann! a.@b", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.mentions_with_sign_unique",
        "extract_mentions get_mentions unique_mentions",
        "text: str",
        "list[str]",
        """
        List the different mentions of {text} with their '@', in lower case, in order of appearance.
        Return every '@name' (letters, digits, underscores) once, ignoring case.
        Who is mentioned? '@Ann' and '@ann!' are the same; the sign stays in the result.
        unique lower-case mentions including the at sign
        """,
        """
        return list(dict.fromkeys(re.findall(r"@\\w+", text.lower())))
        """,
        lambda r: (_some(r, "@ann @Ben, @Ann hi (@carl_1) @ @ann! x", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.urls_with_www",
        "extract_urls find_urls get_links",
        "text: str",
        "list[str]",
        """
        List the web addresses in {text} that start with http://, https:// or www.; no .,!?;:) at the end.
        Extract URLs up to the next space; trailing . , ! ? ; : and ) are cut off.
        Which links does {text} contain? Addresses beginning with 'www.' count as well.
        URLs of a text without punctuation behind them
        """,
        """
        found = re.findall(r"(?:https?://|www\\.)\\S+", text)
        return [url.rstrip(".,!?;:)") for url in found]
        """,
        lambda r: (
            _some(
                r,
                "https://a.io/x, see (http://b.org) www.tea.com! and https://c.de/?q=1&r=2. ftp://x a.com",
                0,
                5,
            ),
        ),
        _RE,
    ),
    made(
        "variants_text.quoted_single_or_double",
        "extract_quoted quoted_strings find_quotes",
        "text: str",
        "list[str]",
        """
        List the parts of {text} in double or single quotes, without the quotes, in order.
        Extract what stands between two '"' or between two "'"; the other kind may occur inside.
        Return all quoted strings, whichever of both quotes they use; none gives [].
        contents of 'single' and "double" quotes
        """,
        """
        return [match.group(2) for match in re.finditer(r"(['\\"])(.*?)\\1", text)]
        """,
        lambda r: (_some(r, "say 'tea' \"red sun\" and \"it's\" '' x \" 'a", 0, 5),),
        _RE,
    ),
    made(
        "variants_text.join_and_nothing_is_none",
        "join_with_and list_to_sentence natural_list",
        "items: list[str]",
        "str",
        """
        Join {items} to 'a, b and c'; an empty list gives 'none'.
        Write {items} as an English list with commas and a final 'and' (no comma before it), else 'none'.
        One item stands alone, two are joined by ' and ', more get commas; without items return 'none'.
        natural language list, 'none' for nothing
        """,
        """
        if not items:
            return "none"
        if len(items) == 1:
            return items[0]
        return ", ".join(items[:-1]) + " and " + items[-1]
        """,
        lambda r: (_items(r),),
    ),
    made(
        "variants_text.join_with_word_and_oxford_flag",
        "join_list to_sentence join_words",
        "items: list[str]; word: str = 'and'; oxford: bool = False",
        "str",
        """
        Join {items} with commas and {word} before the last one; with {oxford} also a comma before {word}.
        'a, b and c' by default, 'a, b, and c' with {oxford} (from three items on), another {word} if given.
        Make a list for a sentence: one item alone, two joined by {word}, Oxford comma optional; [] gives ''.
        comma list with a conjunction of choice
        """,
        """
        if len(items) < 3:
            return f" {word} ".join(items)
        comma = "," if oxford else ""
        return f"{', '.join(items[:-1])}{comma} {word} {items[-1]}"
        """,
        lambda r: (_items(r), r.choice(("and", "and", "or", "und")), r.random() < 0.5),
    ),
    made(
        "variants_text.join_oxford_or",
        "join_with_or either_or_list list_choices",
        "items: list[str]",
        "str",
        """
        Join {items} to 'a, b, or c': commas and 'or', a comma before it from three items on.
        Write alternatives with an Oxford comma: 'a', 'a or b', 'a, b, or c'; '' for none.
        List choices in a sentence, the last one after 'or', with a comma before it from three on.
        English list of options with 'or' and the serial comma
        """,
        """
        if len(items) < 3:
            return " or ".join(items)
        return ", ".join(items[:-1]) + ", or " + items[-1]
        """,
        lambda r: (_items(r),),
    ),
    made(
        "variants_text.join_quoted_and",
        "join_quoted quote_and_join quoted_sentence_list",
        "items: list[str]",
        "str",
        """
        Put each of {items} in single quotes and join them with commas and 'and': "'a', 'b' and 'c'".
        Quoted English list: quotes around every item, 'and' before the last one, no comma before 'and'.
        List {items} in a sentence, each within '...'; an empty list gives ''.
        join quoted names with commas and a final and
        """,
        """
        quoted = [f"'{item}'" for item in items]
        if len(quoted) < 2:
            return "".join(quoted)
        return ", ".join(quoted[:-1]) + " and " + quoted[-1]
        """,
        lambda r: (_items(r),),
    ),
    made(
        "variants_text.join_with_ampersand",
        "join_names join_with_ampersand names_list",
        "items: list[str]",
        "str",
        """
        Join {items} with ', ' and put ' & ' before the last: 'a, b & c'.
        Write names as 'a', 'a & b' or 'a, b & c'; no items give ''.
        Comma-separated list whose last two entries are joined by an ampersand.
        names joined for display, & instead of and
        """,
        """
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} & {items[-1]}"
        """,
        lambda r: (_items(r),),
    ),
    made(
        "variants_text.join_with_number_of_others",
        "summarize_list join_with_limit and_others",
        "names: list[str]; limit: int = 2",
        "str",
        """
        Join {names} with 'and'; beyond {limit} of them write how many others: 'Ann, Ben and 3 others'.
        Up to {limit} names: 'Ann', 'Ann and Ben'...; else the first {limit} and '1 other' or 'N others'.
        Show at most {limit} {names} and count the rest, singular for one; an empty list gives ''.
        shorten a list of people to '..., ... and N others'
        """,
        """
        parts = names[:limit]
        rest = len(names) - limit
        if rest > 0:
            parts.append(f"{rest} other" if rest == 1 else f"{rest} others")
        if len(parts) < 2:
            return "".join(parts)
        return ", ".join(parts[:-1]) + " and " + parts[-1]
        """,
        lambda r: (
            r.sample(("Ann", "Ben", "Carla", "Dan", "Eva", "Finn"), r.randint(0, 6)),
            r.choice((1, 2, 2, 3)),
        ),
    ),
    made(
        "variants_text.join_skipping_blank_items",
        "join_with_and join_non_empty list_to_sentence",
        "items: list[str]",
        "str",
        """
        Join the trimmed {items} to 'a, b and c', leaving out those that are empty or only white space.
        Strip every item, skip blank ones, and write the rest as an English list with 'and'.
        English list without empty entries; nothing left gives ''.
        commas and a final 'and' between the non-blank items
        """,
        """
        kept = [item.strip() for item in items if item.strip()]
        if len(kept) < 2:
            return "".join(kept)
        return ", ".join(kept[:-1]) + " and " + kept[-1]
        """,
        lambda r: ([r.choice(("", " ", "tea", " milk ", "bread", "rice")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_text.plural_y_to_ies",
        "pluralize plural to_plural",
        "noun: str",
        "str",
        """
        Plural of {noun}: consonant + y becomes 'ies'; s, x, z, ch, sh get 'es'; all others 's'.
        'city' gives 'cities', 'day' 'days', 'box' 'boxes', 'cat' 'cats'; {noun} is lower case.
        Make an English noun plural by its ending: -y after a consonant, hissing sounds, or plain -s.
        regular English plural with -ies, -es or -s
        """,
        """
        if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou"):
            return noun[:-1] + "ies"
        if noun.endswith(("s", "x", "z", "ch", "sh")):
            return noun + "es"
        return noun + "s"
        ---
        if re.search("[^aeiou]y$", noun):
            return noun[:-1] + "ies"
        return noun + ("es" if re.search("(s|x|z|ch|sh)$", noun) else "s")
        """,
        lambda r: (r.choice("city day box cat bus church dish key baby waltz boy fly tea".split()),),
        _RE,
    ),
    made(
        "variants_text.plural_f_to_ves",
        "pluralize plural to_plural",
        "noun: str",
        "str",
        """
        Plural of {noun}: -y after a consonant 'ies', -f and -fe 'ves', -s -x -z -ch -sh 'es', else 's'.
        'leaf' gives 'leaves', 'knife' 'knives', 'city' 'cities', 'box' 'boxes', 'day' 'days'.
        Pluralize an English noun by rule: f or fe turns into ves, consonant + y into ies.
        plural by endings, including wolf/wolves and life/lives
        """,
        """
        if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou"):
            return noun[:-1] + "ies"
        if noun.endswith("fe"):
            return noun[:-2] + "ves"
        if noun.endswith("f"):
            return noun[:-1] + "ves"
        if noun.endswith(("s", "x", "z", "ch", "sh")):
            return noun + "es"
        return noun + "s"
        """,
        lambda r: (r.choice("leaf knife city day box cat wolf life bus church key shelf baby".split()),),
    ),
    made(
        "variants_text.plural_with_irregular_nouns",
        "pluralize plural to_plural",
        "noun: str",
        "str",
        """
        Plural of {noun}: man, woman, child, foot, tooth, mouse, person are irregular, others by rule.
        'child' gives 'children', 'city' 'cities', 'box' (also s, z, ch, sh) 'boxes', 'day' 'days'.
        English plural with the usual exceptions (men, women, children, feet, teeth, mice, people).
        Look {noun} up among seven irregular nouns, else use -ies, -es or -s.
        """,
        """
        irregular = {
            "man": "men",
            "woman": "women",
            "child": "children",
            "foot": "feet",
            "tooth": "teeth",
            "mouse": "mice",
            "person": "people",
        }
        if noun in irregular:
            return irregular[noun]
        if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou"):
            return noun[:-1] + "ies"
        return noun + ("es" if noun.endswith(("s", "x", "z", "ch", "sh")) else "s")
        """,
        lambda r: (
            r.choice("man woman child foot tooth mouse person city day box cat bus dish baby".split()),
        ),
    ),
    made(
        "variants_text.plural_by_count_with_table",
        "pluralize plural_for_count inflect",
        "noun: str; count: int; irregular: dict[str, str]",
        "str",
        """
        Return {noun} for a {count} of 1, else its plural: from {irregular} if listed there, or with 's'.
        Choose the form of {noun} for {count}; {irregular} maps special nouns to their plurals.
        'child' with 2 and {{'child': 'children'}} gives 'children', 'cat' 'cats'; only 1 is singular.
        plural with a table of exceptions; without an entry just append s
        """,
        """
        if count == 1:
            return noun
        return irregular.get(noun, noun + "s")
        """,
        lambda r: (
            r.choice(("child", "cat", "mouse", "tea")),
            r.choice((0, 1, 1, 2, 5)),
            r.choice(({}, {"child": "children"}, {"mouse": "mice", "child": "children"})),
        ),
    ),
    made(
        "variants_text.count_and_noun_regular",
        "count_noun pluralize format_count",
        "count: int; noun: str",
        "str",
        """
        Write {count} and {noun}, with the plural unless it is 1: '1 box', '2 boxes', '0 cities'.
        The plural is formed by rule: consonant + y to 'ies', 'es' after s, x, z, ch, sh, else 's'.
        'N nouns' with a regular English plural for every {count} but 1, also for 0 and -1.
        number and noun in agreement, plural by ending
        """,
        """
        if count == 1:
            return f"1 {noun}"
        if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou"):
            return f"{count} {noun[:-1]}ies"
        ending = "es" if noun.endswith(("s", "x", "z", "ch", "sh")) else "s"
        return f"{count} {noun}{ending}"
        """,
        lambda r: (
            r.choice((0, 1, 1, 2, 3, 21, -1)),
            r.choice("city day box cat bus dish match baby".split()),
        ),
    ),
    made(
        "variants_text.count_and_noun_no_for_zero",
        "count_noun item_count_text pluralize_count",
        "count: int; noun: str",
        "str",
        """
        Write 'no items', '1 item' or '3 items': {count} and {noun} with an s unless it is one; 0 is 'no'.
        Zero is written as 'no', one takes the singular, everything else number and {noun} + 's'.
        Describe {count} things: 'no cats', '1 cat', '2 cats'.
        number with noun where 0 becomes the word no
        """,
        """
        if count == 0:
            return f"no {noun}s"
        return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
        """,
        lambda r: (r.choice((0, 0, 1, 1, 2, 3, 10)), r.choice("cat item day file".split())),
    ),
    made(
        "variants_text.ordinal_ending_alone",
        "ordinal_suffix get_suffix ordinal_ending",
        "n: int",
        "str",
        """
        English ordinal ending of {n} alone: 'st', 'nd', 'rd' or 'th'; 11, 12, 13 have 'th'. May be negative.
        Return only the suffix that makes {n} an ordinal; 111 to 113 take 'th' as well, the sign is ignored.
        Which two letters follow the number in 1st, 2nd, 3rd, 4th?
        suffix of an ordinal number without the number
        """,
        """
        last_two = abs(n) % 100
        if 11 <= last_two <= 13:
            return "th"
        return {1: "st", 2: "nd", 3: "rd"}.get(last_two % 10, "th")
        """,
        lambda r: (r.choice((r.randint(0, 30), r.randint(90, 130), r.randint(-25, 0), r.randint(0, 1200))),),
    ),
    made(
        "variants_text.ordinal_negative_and_commas",
        "ordinal to_ordinal format_ordinal",
        "n: int",
        "str",
        """
        Ordinal of {n} with thousands commas: '1st', '12th', '1,002nd', '-3rd'; 11 to 13 take 'th'.
        Write {n} with commas and its English ordinal ending; negative numbers use the ending of the amount.
        Return {n} as an ordinal such as '1,111th' or '21st'.
        ordinal number with grouped digits, sign kept
        """,
        """
        last_two = abs(n) % 100
        ending = {1: "st", 2: "nd", 3: "rd"}.get(last_two % 10, "th")
        if 11 <= last_two <= 13:
            ending = "th"
        return f"{n:,}{ending}"
        """,
        lambda r: (
            r.choice((r.randint(0, 30), r.randint(990, 1130), r.randint(-25, 0), r.randint(0, 2000000))),
        ),
    ),
    made(
        "variants_text.ordinal_positive_only",
        "ordinal to_ordinal number_to_ordinal",
        "n: int",
        "str",
        """
        Ordinal of {n} such as '1st' or '12th'. Raises ValueError unless {n} is positive.
        Append st, nd, rd or th to {n}; 11, 12 and 13 (also 111...) take 'th'; 0 and below are errors.
        Return the English ordinal of a positive {n}, a ValueError for anything below 1.
        ordinal with suffix, only for numbers from 1 on
        """,
        """
        if n < 1:
            raise ValueError("n must be positive")
        if n % 100 in (11, 12, 13):
            return f"{n}th"
        endings = {1: "st", 2: "nd", 3: "rd"}
        return f"{n}{endings.get(n % 10, 'th')}"
        """,
        lambda r: (r.choice((r.randint(1, 30), r.randint(100, 130), r.randint(1, 1200))),),
    ),
    made(
        "variants_text.ordinals_of_list",
        "ordinals to_ordinals ordinal_list",
        "numbers: list[int]",
        "list[str]",
        """
        Write each of the non-negative {numbers} as an ordinal: [1, 2, 13] gives ['1st', '2nd', '13th'].
        Return a list of the {numbers} with their English endings st, nd, rd, th.
        Ordinals for a whole list, in order; numbers that end in 11, 12 or 13 take 'th'.
        map numbers to ordinals
        """,
        """
        result = []
        for number in numbers:
            ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
            if number % 100 in (11, 12, 13):
                ending = "th"
            result.append(f"{number}{ending}")
        return result
        """,
        lambda r: ([r.choice((r.randint(0, 25), r.randint(100, 115))) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_text.mask_last_four_short_hidden",
        "mask mask_text mask_string",
        "text: str; visible: int = 4",
        "str",
        """
        Mask {text} with '*' except its last {visible} characters; text that is not longer is masked wholly.
        Show only the final {visible} characters; if {text} has no more than that, hide all of them.
        '12345678' becomes '****5678', but '1234' becomes '****': a short secret is never shown.
        asterisks for all but the last {visible} characters, for everything if {text} is short
        """,
        """
        if len(text) <= visible:
            return "*" * len(text)
        return "*" * (len(text) - visible) + text[len(text) - visible :]
        """,
        lambda r: (draw.letters(r, 0, 10, "abc123"), r.choice((4, 4, 2, 3))),
    ),
    made(
        "variants_text.mask_fixed_number_of_stars",
        "mask mask_secret mask_text",
        "text: str",
        "str",
        """
        Show only the last 4 characters of {text} behind exactly four stars: '****5678'.
        Return '****' and the final four characters, whatever the length; up to 4 characters give just '****'.
        Mask {text} without giving its length away: always four asterisks, then up to four last characters.
        fixed-length mask in front of the last four characters, none shown for short text
        """,
        """
        return "****" + (text[-4:] if len(text) > 4 else "")
        """,
        lambda r: (draw.letters(r, 0, 12, "abc123"),),
    ),
    made(
        "variants_text.mask_first_and_last_two",
        "mask_middle mask_text hide_middle",
        "text: str",
        "str",
        """
        Keep the first two and the last two characters of {text} and mask the others by '*'.
        Text of up to four characters is masked completely; longer text shows two at each end.
        'password' becomes 'pa****rd', 'abcd' becomes '****': one star for each hidden character.
        mask the middle, leaving two characters on both sides
        """,
        """
        if len(text) <= 4:
            return "*" * len(text)
        return text[:2] + "*" * (len(text) - 4) + text[-2:]
        """,
        lambda r: (draw.letters(r, 0, 10, "abc123"),),
    ),
    made(
        "variants_text.mask_phone_last_two",
        "mask_phone hide_phone mask_phone_number",
        "phone: str",
        "str",
        """
        Hide the digits of {phone} behind '*' except the last two; spaces, hyphens and '+' stay.
        '+1 555-1234' becomes '+* ***-**34': only the final two digits remain readable.
        Mask a phone number and keep its format; the last two digits are shown.
        asterisks for all but the two last digits, other characters unchanged
        """,
        """
        hidden = sum(char.isdigit() for char in phone) - 2
        result = ""
        for char in phone:
            if char.isdigit():
                result += "*" if hidden > 0 else char
                hidden -= 1
            else:
                result += char
        return result
        """,
        lambda r: (r.choice(("+1 555-1234", "0171 / 123 45", "12", "1", "", "555 0199", "(020) 7946-0018")),),
    ),
    made(
        "variants_text.mask_email_two_letters",
        "mask_email hide_email obfuscate_email",
        "email: str",
        "str",
        """
        Mask {email}: the first two letters of the name stay, each other one becomes '*', the domain stays.
        'johndoe@x.io' becomes 'jo*****@x.io'; names of up to two letters are shown as they are.
        Hide the part before the '@' but its first two characters, one star per hidden one.
        Return {email} with its user name masked after the second character; without '@' it is unchanged.
        """,
        """
        name, at, domain = email.partition("@")
        if not at:
            return email
        return name[:2] + "*" * (len(name) - 2) + at + domain
        """,
        lambda r: (
            r.choice(("johndoe@x.io", "ab@y.com", "a@b.org", "anna@mail.de", "tea", "", "carl.b@x.io")),
        ),
    ),
    made(
        "variants_text.mask_email_name_and_domain",
        "mask_email hide_email obfuscate_email",
        "email: str",
        "str",
        """
        Mask {email} as first letter + '***' for name and domain, the ending stays: 'j***@m***.com'.
        Keep the first letter before and after the '@' and what follows the last dot; '***' hides the rest.
        'john@mail.com' becomes 'j***@m***.com'; {email} has an '@' and a dot behind it.
        obfuscate both the user name and the host, but not the top-level domain
        """,
        """
        name, _, domain = email.partition("@")
        host, _, ending = domain.rpartition(".")
        return f"{name[:1]}***@{host[:1]}***.{ending}"
        """,
        lambda r: (
            r.choice(("john@mail.com", "a@b.org", "anna.li@shop.example.de", "carl@x.io", "Eva@Y.net")),
        ),
    ),
    made(
        "variants_text.censor_words_all_stars",
        "censor censor_words mask_words",
        "text: str; banned: list[str]",
        "str",
        """
        Replace each word of {text} that is in {banned}, in any case, by as many stars as it has letters.
        Censor whole words only: punctuation around a word stays, longer words that contain one are kept.
        'Damn, it is hot' with ['damn'] becomes '****, it is hot'; case does not matter.
        hide banned words completely behind asterisks of the same length
        """,
        """
        hidden = {word.lower() for word in banned}

        def censored(match: re.Match[str]) -> str:
            word = match.group()
            return "*" * len(word) if word.lower() in hidden else word

        return re.sub(r"\\w+", censored, text)
        """,
        lambda r: (_marked(r, 0, 6), r.sample(("tea", "Milk", "red", "the", "sun", "te"), r.randint(0, 3))),
        _RE,
    ),
    made(
        "variants_text.censor_words_fixed_mark",
        "censor censor_words filter_words",
        "text: str; banned: list[str]; mark: str = '[removed]'",
        "str",
        """
        Replace every word of {text} that equals one of {banned}, ignoring case, by {mark}.
        Whole words are exchanged for {mark} ('[removed]' by default), signs next to them stay.
        Censor {text}: each banned word, upper or lower case, becomes {mark}; parts of longer words do not.
        substitute a fixed mark for forbidden words
        """,
        """
        hidden = {word.lower() for word in banned}
        return re.sub(r"\\w+", lambda match: mark if match.group().lower() in hidden else match.group(), text)
        """,
        lambda r: (
            _marked(r, 0, 6),
            r.sample(("tea", "Milk", "red", "the", "sun", "te"), r.randint(0, 3)),
            r.choice(("[removed]", "[removed]", "***", "")),
        ),
        _RE,
    ),
    made(
        "variants_text.sorted_letters_lower_only",
        "sort_letters sorted_letters alphabetize",
        "text: str",
        "str",
        """
        Sort the letters of {text} alphabetically in lower case; everything that is no letter is dropped.
        Return all letters of {text}, lowered and in order from a to z, repetitions included.
        'Hello, World 1' becomes 'dehllloorw': no spaces, digits or signs are left.
        alphabetized letters of a text, case-insensitive
        """,
        """
        return "".join(sorted(char for char in text.lower() if char.isalpha()))
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.sort_letters_within_words",
        "sort_letters_in_words alphabetize_words sort_each_word",
        "text: str",
        "str",
        """
        Sort the letters within each word of {text}, ignoring case; the words keep their places.
        'Hello World' becomes 'eHllo dlorW': letters in alphabetical order, capitals not put first.
        Return the words, joined by one space, each with its characters from a to z whatever the case.
        alphabetize every word on its own, case-insensitive and stable
        """,
        """
        return " ".join("".join(sorted(word, key=str.lower)) for word in text.split())
        """,
        lambda r: (_some(r, "Hello World tea Banana red Aab SUN level", 0, 4),),
    ),
    made(
        "variants_text.sort_letters_small_before_capital",
        "sort_letters sort_string sort_characters",
        "text: str",
        "str",
        """
        Sort the letters of {text} alphabetically, of the same letter the small ones before the capitals.
        'bBAa' becomes 'aAbB': order by letter ignoring case, then lower case first; only letters are given.
        Return the characters in the order a A b B c C ...; repetitions stay.
        alphabetical order with each lower-case letter directly before its upper-case form
        """,
        """
        return "".join(sorted(text, key=lambda char: (char.lower(), char.isupper())))
        ---
        return "".join(sorted(text.swapcase(), key=lambda char: (char.lower(), char))).swapcase()
        """,
        lambda r: (draw.letters(r, 0, 9, "aAbBcCdD"),),
    ),
    made(
        "variants_text.sort_lower_then_upper_then_digits",
        "sort_characters group_and_sort sort_by_kind",
        "text: str",
        "str",
        """
        Sort {text} with all small letters first, then capitals, then digits, each group in order.
        Return lower case a-z, upper case A-Z and digits 0-9 in this order; {text} has nothing else.
        'b2Aa1B' becomes 'abAB12'
        small letters before capitals before digits, sorted within the kinds
        """,
        """
        def rank(char: str) -> tuple[int, str]:
            if char.islower():
                return 0, char
            return (1, char) if char.isupper() else (2, char)

        return "".join(sorted(text, key=rank))
        ---
        lower = sorted(char for char in text if char.islower())
        upper = sorted(char for char in text if char.isupper())
        digits = sorted(char for char in text if char.isdigit())
        return "".join(lower + upper + digits)
        """,
        lambda r: (draw.letters(r, 0, 9, "abcABC123"),),
    ),
    made(
        "variants_text.sort_words_length_then_alphabet",
        "sort_words_by_length sort_words order_words",
        "text: str",
        "str",
        """
        Sort the words of {text} by length, equally long ones alphabetically ignoring case; join by one space.
        Shortest words first; ties are ordered from a to z without regard to case.
        Return the words of {text} from short to long, and in alphabetical order within a length.
        words by length, then by alphabet
        """,
        """
        return " ".join(sorted(text.split(), key=lambda word: (len(word), word.lower())))
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.sort_words_longest_first_alphabet",
        "sort_words_by_length longest_words_first sort_words",
        "text: str",
        "list[str]",
        """
        List the words of {text}, longest first, equally long ones in alphabetical order.
        Sort words by descending length and then from a to z; case matters for the order within a length.
        Return the whitespace-separated words from long to short, ties decided by the alphabet.
        descending length, ascending alphabet
        """,
        """
        return sorted(text.split(), key=lambda word: (-len(word), word))
        """,
        lambda r: (draw.sentence(r),),
    ),
    made(
        "variants_text.sort_words_backwards_any_case",
        "sort_words_descending reverse_sort_words sort_words",
        "text: str",
        "str",
        """
        Sort the words of {text} from z to a ignoring case and join them by one space.
        Reverse alphabetical order of the words, upper and lower case being the same.
        Return the words of {text} in descending order, case-insensitive; equal words keep their order.
        z to a, regardless of capitals
        """,
        """
        return " ".join(sorted(text.split(), key=str.lower, reverse=True))
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.sort_words_unique_lower",
        "sorted_unique_words sort_words unique_sorted_words",
        "text: str",
        "str",
        """
        Sort the different words of {text} in lower case and join them by single spaces; no repetitions.
        Lower {text}, drop duplicate words and put the rest in alphabetical order.
        'Tea milk tea' becomes 'milk tea'; words are parted by white space.
        unique lower-case words from a to z as one text
        """,
        """
        return " ".join(sorted(set(text.lower().split())))
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.sort_words_by_last_letter",
        "sort_by_last_letter sort_words_by_ending last_letter_order",
        "text: str",
        "list[str]",
        """
        List the words of {text} sorted by their last character, ignoring case; ties keep their order.
        Order whitespace-separated words by their final character from a to z; the sort is stable.
        Return the words of {text} by last character, upper and lower case being the same.
        sort by ending letter
        """,
        """
        return sorted(text.split(), key=lambda word: word[-1].lower())
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.sort_words_case_breaks_ties",
        "sort_words sort_alphabetically sort_strings",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} alphabetically ignoring case; of words that differ only in case the capital comes first.
        Order by the lower-case form and then by the word itself, so that 'Tea' stands before 'tea'.
        Return {words} from a to z whatever the case, ties decided by upper before lower case.
        case-insensitive sort with a fixed order for equal words
        """,
        """
        return sorted(words, key=lambda word: (word.lower(), word))
        """,
        lambda r: (_some(r, "tea Tea TEA red Red sun Sun and").split(),),
    ),
    made(
        "variants_text.morse_full_table",
        "to_morse morse_encode text_to_morse",
        "text: str",
        "str",
        """
        Morse code of {text}: letters and digits in any case, a space between signs, ' / ' between words.
        Encode A-Z and 0-9 as dots and dashes; characters without a code are left out.
        'SOS 1' becomes '... --- ... / .----'; a word without any known character vanishes.
        text to Morse with slashes between words, unknown signs skipped
        """,
        """
        letters = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- "
        letters += "...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----."
        codes = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", letters.split()))
        words = []
        for word in text.upper().split():
            signs = [codes[char] for char in word if char in codes]
            if signs:
                words.append(" ".join(signs))
        return " / ".join(words)
        """,
        lambda r: (_some(r, "SOS tea 42 Red! well-known - hi? x1", 0, 3),),
    ),
    made(
        "variants_text.morse_unknown_is_question_mark",
        "to_morse morse_encode text_to_morse",
        "text: str",
        "str",
        """
        Morse code of {text} for the letters A-Z in any case; a space becomes '/', anything else '?'.
        Encode every character, joined by single spaces: 'Hi all!' gives '.... .. / .- .-.. .-.. ?'.
        Each letter is written in dots and dashes, each space as '/', each other sign as '?'.
        text to Morse, one code per character, all separated by one space
        """,
        """
        letters = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- "
        letters += "...- .-- -..- -.-- --.."
        codes = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", letters.split()))
        codes[" "] = "/"
        return " ".join(codes.get(char, "?") for char in text.upper())
        """,
        lambda r: (_some(r, "SOS tea 42 Red! hi? x1", 0, 2),),
    ),
    made(
        "variants_text.morse_three_spaces_between_words",
        "to_morse morse_encode text_to_morse",
        "text: str",
        "str",
        """
        Morse code of {text} (letters and spaces): one space between letters, three between words.
        Encode the letters A-Z in any case; words are separated by three spaces, letters by one.
        Write every letter in dots and dashes; a gap of three blanks marks the end of a word.
        text to Morse with triple spaces between words
        """,
        """
        letters = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- "
        letters += "...- .-- -..- -.-- --.."
        codes = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", letters.split()))
        return "   ".join(" ".join(codes[char] for char in word) for word in text.upper().split())
        """,
        lambda r: (_some(r, "SOS tea Red hi sun quiz", 0, 3),),
    ),
    made(
        "variants_text.morse_decode_slashes",
        "from_morse morse_decode morse_to_text",
        "code: str",
        "str",
        """
        Decode the Morse {code}: letters are parted by a space, words by ' / '; result in lower case.
        Translate dots and dashes for A-Z and 0-9; an unknown code becomes '?', '' stays ''.
        '... --- ... / .-' gives 'sos a'; each '/' stands for a space between words.
        Morse to lower-case text with slashes as word separators
        """,
        """
        letters = ".- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- "
        letters += "...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----."
        plain = dict(zip(letters.split(), "abcdefghijklmnopqrstuvwxyz0123456789"))
        words = ["".join(plain.get(sign, "?") for sign in word.split()) for word in code.split("/")]
        return " ".join(words)
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "... --- ...",
                    ".- / -...",
                    "- . .- / .---- ..---",
                    "....... .",
                    "... ..- -. / .-. . -..",
                )
            ),
        ),
    ),
    made(
        "variants_text.stats_characters_words_sentences",
        "text_statistics text_stats analyze_text",
        "text: str",
        "dict[str, int]",
        """
        Statistics of {text} as a dict: 'characters', 'words' and 'sentences' (runs of . ! ? end one).
        Count characters with spaces, whitespace-separated words, and groups of the end marks . ! ?
        Return {{'characters': ..., 'words': ..., 'sentences': ...}}; unfinished sentences are not counted.
        How many characters, words and finished sentences does {text} have?
        """,
        """
        return {
            "characters": len(text),
            "words": len(text.split()),
            "sentences": len(re.findall("[.!?]+", text)),
        }
        """,
        lambda r: (_some(r, "Hi there! Who?! Me. tea ... Yes. no?", 0, 6),),
        _RE,
    ),
    made(
        "variants_text.stats_with_average_length",
        "text_statistics text_stats analyze_text",
        "text: str",
        "dict[str, float]",
        """
        Statistics of {text}: 'words', 'unique_words' (ignoring case) and 'average_length' to 2 decimals.
        Return a dict with the number of words, of different words, and the mean word length (0.0 if none).
        How many words, how many distinct ones in any case, and how long on average? White space parts words.
        word count, vocabulary size and average word length in one dictionary
        """,
        """
        words = text.split()
        average = round(sum(map(len, words)) / len(words), 2) if words else 0.0
        return {
            "words": len(words),
            "unique_words": len({word.lower() for word in words}),
            "average_length": average,
        }
        """,
        lambda r: (_plain(r),),
    ),
    made(
        "variants_text.stats_longest_and_most_common",
        "analyze_text text_summary word_statistics",
        "text: str",
        "dict[str, object]",
        """
        Analyze {text}: dict with 'word_count', 'longest' (first on a tie) and 'most_common', in lower case.
        Lower the words, strip .,!? and return their number, the longest and the most frequent one.
        Ties go to the word that comes first; without words the values are 0, '' and ''.
        number of words, longest word and commonest word of a text
        """,
        """
        words = [core for word in text.lower().split() if (core := word.strip(".,!?"))]
        return {
            "word_count": len(words),
            "longest": max(words, key=len, default=""),
            "most_common": max(words, key=words.count, default=""),
        }
        """,
        lambda r: (_marked(r),),
    ),
    made(
        "variants_text.stats_tuple_lines_words_chars_no_breaks",
        "count_lines_words_chars text_counts word_count",
        "text: str",
        "tuple[int, int, int]",
        """
        Count the lines, words and characters of {text} as a tuple; line breaks are no characters.
        Return (lines, words, characters): '' has no line, a last line without a break counts.
        How many lines, whitespace-separated words, and characters apart from line breaks are there?
        line, word and character counts of a text
        """,
        """
        lines = text.splitlines()
        return len(lines), len(text.split()), sum(map(len, lines))
        """,
        lambda r: (_lines(r) + r.choice(("", "\n")),),
    ),
    made(
        "variants_text.char_kinds_letters_digits_spaces_others",
        "character_summary count_char_types classify_characters",
        "text: str",
        "tuple[int, int, int, int]",
        """
        Count letters, digits, white space and other characters of {text}, as a tuple in this order.
        Return (letters, digits, spaces, others); every character belongs to exactly one kind.
        How many letters, digits, blanks and special characters does {text} have?
        numbers of the four kinds of characters
        """,
        """
        letters = sum(char.isalpha() for char in text)
        digits = sum(char.isdigit() for char in text)
        spaces = sum(char.isspace() for char in text)
        return letters, digits, spaces, len(text) - letters - digits - spaces
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "variants_text.reading_time_rounded_min_one",
        "reading_time estimate_reading_time read_time",
        "word_count: int; speed: int = 200",
        "str",
        """
        Reading time of {word_count} words at {speed} per minute as 'N min read', at least '1 min read'.
        Round {word_count} / {speed} (200 by default) to whole minutes, halves up, never below 1.
        Write how long an article takes: '1 min read', '3 min read'.
        label with the rounded minutes of reading
        """,
        """
        minutes = max(1, int(word_count / speed + 0.5))
        return f"{minutes} min read"
        """,
        lambda r: (r.choice((0, 50, 99, 100, 299, 300, 301, 500, 700, 1250)), r.choice((200, 200, 250, 100))),
    ),
    made(
        "variants_text.equal_trimmed_any_case",
        "equals_ignore_case same_text loosely_equal",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} equal, ignoring case and white space at both ends?
        Strip and lower both texts and compare them; spaces inside count.
        Return True if the texts differ only in capitals and in outer blanks.
        ' Tea' and 'tea ' are equal, 'a b' and 'ab' are not
        """,
        """
        return first.strip().lower() == second.strip().lower()
        """,
        lambda r: (
            r.choice(("tea", " Tea", "tea ", "a b", "", "  ", "A  b")),
            r.choice(("tea", "TEA ", "\ttea", "ab", "", " ", "a b")),
        ),
    ),
    made(
        "variants_text.equal_single_spaces_any_case",
        "equals_ignore_case same_text loosely_equal",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} equal, ignoring case, outer spaces and how many spaces are between words?
        Compare the words of both texts in lower case; any run of white space parts two words.
        Return True if both have the same words in the same order, whatever the case and spacing.
        ' Hello   World' and 'hello world' are equal, 'helloworld' is not
        """,
        """
        return first.lower().split() == second.lower().split()
        """,
        lambda r: (
            r.choice(("tea", " Tea", "a  b", "a b", "", "  ", "A b c")),
            r.choice(("tea", "TEA ", "A b", "ab", "", " ", "a b  C")),
        ),
    ),
    made(
        "variants_text.equal_without_accents",
        "equal_ignoring_accents same_without_accents equals_ignore_accents",
        "first: str; second: str",
        "bool",
        """
        Are {first} and {second} equal if case and accents are ignored? 'Café' equals 'CAFE'.
        Remove the accents, lower both texts, and compare them.
        Return True if the texts differ only in capitals and diacritics, such as é and e.
        accent- and case-insensitive equality
        """,
        """
        def plain(text: str) -> str:
            decomposed = unicodedata.normalize("NFD", text.lower())
            return "".join(char for char in decomposed if not unicodedata.combining(char))

        return plain(first) == plain(second)
        """,
        lambda r: (
            r.choice(("café", "Café", "resume", "tea", "", "naïve", "Über")),
            r.choice(("cafe", "CAFE", "résumé", "Tea", "", "naive", "uber", "ueber")),
        ),
        "import unicodedata",
    ),
    made(
        "variants_text.common_letters_sorted_any_case",
        "common_letters shared_letters letters_in_both",
        "first: str; second: str",
        "str",
        """
        Which letters do {first} and {second} share, ignoring case? Each once, sorted, as one string.
        Return the common letters in lower case and alphabetical order; digits and signs are left out.
        Letters that occur in both texts in any case; '' if there are none.
        sorted lower-case letters in common
        """,
        """
        shared = set(first.lower()) & set(second.lower())
        return "".join(sorted(char for char in shared if char.isalpha()))
        """,
        lambda r: (_mixed(r, 0, 7), _mixed(r, 0, 7)),
    ),
    made(
        "variants_text.common_words_in_order_any_case",
        "common_words shared_words words_in_both",
        "first: str; second: str",
        "list[str]",
        """
        List the words, without .,!?, that {first} and {second} share, lower case, as in {first}, each once.
        Which words occur in both texts, ignoring case and .,!? at their ends? No sorting.
        Return the lower-case words of {first} that are also in {second}, without duplicates.
        words in common, ordered as they first appear in the first text
        """,
        """
        def words(text: str) -> list[str]:
            return [core for word in text.lower().split() if (core := word.strip(".,!?"))]

        others = set(words(second))
        return [word for word in dict.fromkeys(words(first)) if word in others]
        """,
        lambda r: (_marked(r, 0, 6), _marked(r, 0, 6)),
    ),
    made(
        "variants_text.rotation_any_case_not_equal",
        "is_rotation is_string_rotation are_rotations",
        "first: str; second: str",
        "bool",
        """
        Is {second} a rotation of {first}, ignoring case, but not the same text?
        Return True if moving one or more characters from the front of {first} to its end gives {second}.
        Case-insensitive rotation test; equal texts (in any case) give False.
        'Level' and 'velLe' are rotations, 'tea' and 'Tea' are not
        """,
        """
        a, b = first.lower(), second.lower()
        return len(a) == len(b) and a != b and b in a + a
        """,
        lambda r: r.choice(
            (
                ("level", "velLe"),
                ("tea", "Tea"),
                ("Tea", "eat"),
                ("tea", "ate"),
                ("", ""),
                ("ab", "abab"),
                ("abc", "acb"),
                ("aba", "baA"),
            )
        ),
    ),
    made(
        "variants_text.differing_positions_from_one",
        "differing_positions find_differences difference_positions",
        "first: str; second: str",
        "list[int]",
        """
        List the positions, counted from 1, at which {first} and {second} differ, up to the shorter length.
        Where do both texts have different characters? One-based; surplus characters are not considered.
        Compare place by place until one text ends and return the numbers of the unequal places.
        'abc' and 'adcx' differ at position [2]; the first place is number 1
        """,
        """
        return [position for position, (a, b) in enumerate(zip(first, second), 1) if a != b]
        """,
        _pair,
    ),
    made(
        "variants_text.pangram_missing_as_list",
        "missing_letters letters_missing_for_pangram pangram_missing",
        "text: str",
        "list[str]",
        """
        List the letters from a to z that are missing in {text}, ignoring case, in alphabetical order.
        Which letters lack to make {text} a pangram? A sorted list in lower case, [] if it is one.
        Return a list of all letters of the alphabet that {text} does not contain in either case.
        missing letters for a pangram as a list
        """,
        """
        used = text.lower()
        return [letter for letter in string.ascii_lowercase if letter not in used]
        ---
        return sorted(set(string.ascii_lowercase) - set(text.lower()))
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "Pack my box with five dozen liquor jugs",
                    "abcdefghijklmnopqrstuvwxyz",
                    "Jackdaws love my big sphinx of quart",
                    "hello world",
                    draw.sentence(r),
                )
            ),
        ),
        _STRING,
    ),
    made(
        "variants_text.mask_numbers_by_one_sign",
        "mask_numbers hide_numbers replace_numbers",
        "text: str; mark: str = '#'",
        "str",
        """
        Replace every number of {text}, a run of digits, by a single {mark}, '#' by default.
        'room 12, floor 3' becomes 'room #, floor #': however long a number is, one {mark} stands for it.
        Mask numbers regardless of their length; all other characters stay.
        Return {text} with each run of digits hidden behind one {mark}.
        """,
        """
        return re.sub("[0-9]+", lambda match: mark, text)
        ---
        result = ""
        previous = ""
        for char in text:
            if char not in "0123456789":
                result += char
            elif previous not in tuple("0123456789"):
                result += mark
            previous = char
        return result
        """,
        lambda r: (_some(r, "call 555-12 room 7 a1b22 2024-01-31 tea", 0, 4), r.choice(("#", "#", "N", ""))),
        _RE,
    ),
    made(
        "variants_text.reading_time_never_zero",
        "reading_time estimate_reading_time minutes_to_read",
        "text: str; words_per_minute: int = 200",
        "int",
        """
        Minutes needed to read {text} at {words_per_minute} (200), rounded up; at least 1, even if empty.
        Divide the number of words by the speed, count every started minute, and never return less than 1.
        How many minutes does reading take? A started one counts, and even blank text takes one.
        reading time in whole minutes, minimum 1, 200 words per minute by default
        """,
        """
        return max(1, math.ceil(len(text.split()) / words_per_minute))
        ---
        return max(1, -(-len(text.split()) // words_per_minute))
        """,
        lambda r: ("tea " * r.choice((0, 0, 1, 5, 10, 11, 200, 201, 450)), r.choice((200, 200, 5, 10))),
        "import math",
    ),
    made(
        "variants_text.index_in_list_any_case_or_none",
        "find_ignore_case index_ignore_case position_in_list",
        "words: list[str]; word: str",
        "int | None",
        """
        Index of {word} in {words}, ignoring case; None if it is not there.
        Return the position of the first element that equals {word} in any case, counted from 0, or None.
        Where in {words} does {word} stand, whatever its capitals? None if nowhere.
        case-insensitive list index or None
        """,
        """
        for index, item in enumerate(words):
            if item.lower() == word.lower():
                return index
        return None
        """,
        lambda r: (_plain(r).split(), r.choice(("tea", "TEA", "Red", "sun", "none"))),
    ),
    made(
        "variants_text.pig_latin_text_keeps_marks",
        "pig_latin to_pig_latin pig_latin_sentence",
        "text: str",
        "str",
        """
        Pig Latin of {text}; punctuation and spaces stay, words that began with a capital do so again.
        'Hello, apple!' becomes 'Ellohay, appleway!': consonants to the end + 'ay', vowel first + 'way'.
        Translate each run of letters: a vowel first adds 'way', else consonants move to the end, then 'ay'.
        Words without vowels just get 'ay'; a capital first letter makes the result capitalized, else lower.
        """,
        """
        def translated(match: re.Match[str]) -> str:
            word = match.group().lower()
            if word[0] in "aeiou":
                result = word + "way"
            else:
                start = next((i for i, char in enumerate(word) if char in "aeiou"), 0)
                result = word[start:] + word[:start] + "ay"
            return result.capitalize() if match.group()[0].isupper() else result

        return re.sub("[A-Za-z]+", translated, text)
        """,
        lambda r: (_some(r, "Hello, apple! School (my) Eat tea. The under? I 42", 0, 5),),
        _RE,
    ),
)
