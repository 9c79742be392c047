"""Words, sentences and characters."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made
from engine.train.tasks.entry import Entry

_COUNTER = ("from collections import Counter",)


def _text(r: Random) -> str:
    """Mostly a sentence, sometimes empty, letters that repeat, or letters among digits and marks."""
    kind = r.random()
    if kind < 0.08:
        return ""
    if kind < 0.3:
        return draw.letters(r, 1, 8, "aabbcdeAB")
    if kind < 0.45:
        return draw.letters(r, 1, 10, "abEo19 -_,.!")
    return draw.sentence(r, 1, 5)


def _sized(r: Random, size: int) -> str:
    """A word whose length is near ``size``."""
    length = max(size + r.choice((-1, 0, 0, 1, 2)), 1)
    if length < 3:
        return r.choice(("a", "I") if length == 1 else ("is", "to", "at", "go", "we"))
    return r.choice(
        [word for word in (*draw.WORDS, "yesterday", "birthday", "holiday") if len(word) == length]
    )


def _plain(r: Random) -> str:
    """Words with single spaces, no punctuation."""
    return " ".join(draw.words(r, 0, 5))


def _near(r: Random) -> tuple[str, str]:
    """Two strings that are alike at the start, or the same letters in another order, or unrelated."""
    first = draw.letters(r, 0, 6) if r.random() < 0.6 else draw.word(r)
    kind = r.random()
    if kind < 0.3:
        return first, "".join(r.sample(first, len(first)))
    if kind < 0.6:
        return first, first[: r.randint(0, len(first))] + draw.letters(r, 0, 3)
    return first, draw.letters(r, 0, 6)


def _palindrome(r: Random) -> str:
    half = draw.letters(r, 0, 4, "abA c")
    return half + half[::-1][r.randint(0, 1) :] if r.random() < 0.5 else draw.word(r)


ENTRIES = (
    made(
        "text.count_words",
        "count_words word_count num_words number_of_words",
        "text: str",
        "int",
        """
        Count the words in {text}.
        Return how many whitespace-separated words {text} has; empty text has 0.
        Number of words in a string.
        How many words are there in the given sentence?
        word count of a text, words are split at spaces
        Given a sentence, count the words in it.
        Split {text} on whitespace and give the number of pieces.
        """,
        """
return len(text.split())
---
count = 0
for word in text.split():
    count += 1
return count
---
words = text.split()
return len(words)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.word_lengths",
        "word_lengths lengths_of_words get_word_lengths",
        "sentence: str",
        "list[int]",
        """
        Return the length of each word in {sentence}.
        Lengths of all words of a sentence, in order.
        Given a sentence, make a list with how many characters each word has.
        Split {sentence} into words and return a list of their lengths.
        how long is every word
        List the number of characters of each whitespace-separated word.
        """,
        """
return [len(word) for word in sentence.split()]
---
lengths = []
for word in sentence.split():
    lengths.append(len(word))
return lengths
---
return list(map(len, sentence.split()))
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.longest_word",
        "longest_word find_longest_word get_longest_word",
        "sentence: str",
        "str",
        """
        Find the longest word in {sentence}.
        Return the longest word of {sentence}; the first one wins a tie, and no words give "".
        Longest word of a sentence (first one if several, empty string if there are none).
        Which word of the sentence has the most characters? On a tie, take the earliest.
        Given some text, return its longest word or an empty string.
        the word with the greatest length
        Split {sentence} on whitespace and pick the longest piece.
        """,
        """
return max(sentence.split(), key=len, default="")
---
longest = ""
for word in sentence.split():
    if len(word) > len(longest):
        longest = word
return longest
---
words = sentence.split()
if not words:
    return ""
return max(words, key=len)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.shortest_word",
        "shortest_word find_shortest_word smallest_word",
        "text: str",
        "str",
        """
        Find the shortest word in {text}.
        Return the shortest word of {text}, the first of them on a tie, or "" when there are no words.
        Shortest word of a sentence.
        Given a sentence, return the word with the fewest characters (the earliest if tied).
        word with the smallest length, empty string for empty text
        Pick the shortest of the whitespace-separated words in {text}.
        """,
        """
return min(text.split(), key=len, default="")
---
words = text.split()
if not words:
    return ""
shortest = words[0]
for word in words:
    if len(word) < len(shortest):
        shortest = word
return shortest
---
words = text.split()
return min(words, key=len) if words else ""
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.longest_in_list",
        "longest_word longest_string find_longest longest_item",
        "words: list[str]",
        "str",
        """
        Return the longest string in {words}.
        Longest word of a list; the first wins a tie, an empty list gives "".
        Find the word with the most characters in {words}, or an empty string if there is none.
        Given a list of words, return the longest one (the first if there is a tie).
        which of the words is the longest
        Get the longest string from a list of strings.
        """,
        """
return max(words, key=len, default="")
---
longest = ""
for word in words:
    if len(word) > len(longest):
        longest = word
return longest
""",
        lambda r: (draw.words(r),),
    ),
    made(
        "text.longest_word_length",
        "longest_word_length max_word_length length_of_longest_word",
        "words: list[str]",
        "int",
        """
        Return the length of the longest word in {words}.
        Length of the longest string in a list, 0 if the list is empty.
        How many characters does the longest of the words have?
        Find the maximum word length in {words}; an empty list gives 0.
        Given a list of strings, return the greatest length among them.
        max length of the words
        """,
        """
return max((len(word) for word in words), default=0)
---
longest = 0
for word in words:
    if len(word) > longest:
        longest = len(word)
return longest
---
if not words:
    return 0
return max(map(len, words))
""",
        lambda r: (draw.words(r),),
    ),
    made(
        "text.reverse",
        "reverse_string reverse_text reverse backwards",
        "text: str",
        "str",
        """
        Reverse {text}.
        Return {text} backwards.
        Reverse a string.
        Given a string, return its characters in the opposite order.
        the string read from right to left
        Turn the text around so that the last character comes first.
        Spell {text} backwards.
        """,
        """
return text[::-1]
---
return "".join(reversed(text))
---
result = ""
for char in text:
    result = char + result
return result
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.reverse_word_order",
        "reverse_words reverse_word_order reverse_sentence",
        "sentence: str",
        "str",
        """
        Reverse the order of the words in {sentence}.
        Return {sentence} with its words in reverse order, separated by one space.
        Words of a sentence from last to first.
        Put the last word first and the first word last; the words themselves stay as they are.
        flip the word order of a sentence
        Given a sentence, return the same words in the opposite order, joined with spaces.
        """,
        """
return " ".join(sentence.split()[::-1])
---
return " ".join(reversed(sentence.split()))
---
words = sentence.split()
words.reverse()
return " ".join(words)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.reverse_each_word",
        "reverse_each_word reverse_every_word flip_words",
        "sentence: str",
        "str",
        """
        Reverse each word of {sentence} but keep the words in their places.
        Return {sentence} with the letters of every word reversed and the word order unchanged.
        Spell every word of a sentence backwards.
        Turn each word around; the order of the words stays the same and they are joined by a space.
        every word reversed, same word order
        Given a sentence, reverse the characters of each word.
        """,
        """
return " ".join(word[::-1] for word in sentence.split())
---
reversed_words = []
for word in sentence.split():
    reversed_words.append(word[::-1])
return " ".join(reversed_words)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.title_case",
        "capitalize_words title_case capitalize_each_word to_title",
        "text: str",
        "str",
        """
        Capitalize every word in {text}.
        Return {text} with each word starting with a capital letter and the rest in lower case.
        Capitalize each word of a sentence and join the words with a single space.
        Make the first letter of every word upper case and all other letters lower case.
        convert a sentence to title case
        Given a string, turn it into a title: "hello WORLD" becomes "Hello World".
        """,
        """
return " ".join(word.capitalize() for word in text.split())
---
result = []
for word in text.split():
    result.append(word[0].upper() + word[1:].lower())
return " ".join(result)
""",
        lambda r: (_plain(r),),
    ),
    made(
        "text.capitalize_first",
        "capitalize_first upper_first capitalize ucfirst",
        "text: str",
        "str",
        """
        Make the first character of {text} upper case and leave the rest as it is.
        Return {text} with a capital first letter, the other characters unchanged.
        Capitalize only the first letter of a string.
        uppercase first letter, keep the rest
        Given a string, change just its first letter to upper case; empty stays empty.
        Start the text with a capital letter without touching the rest.
        """,
        """
return text[:1].upper() + text[1:]
---
if not text:
    return ""
return text[0].upper() + text[1:]
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.swap_case",
        "swap_case invert_case toggle_case flip_case",
        "text: str",
        "str",
        """
        Swap the case of every letter in {text}.
        Return {text} with upper case letters made lower case and the other way round.
        Toggle upper and lower case in a string.
        Turn lower case letters into upper case and upper case into lower case.
        invert the case of each character
        Given a string, flip the case of all its letters and leave other characters alone.
        """,
        """
return text.swapcase()
---
return "".join(c.lower() if c.isupper() else c.upper() for c in text)
---
result = ""
for char in text:
    if char.isupper():
        result += char.lower()
    else:
        result += char.upper()
return result
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.alternating_case",
        "alternate_case alternating_case spongebob_case zigzag_case",
        "text: str",
        "str",
        """
        Return {text} in alternating case, starting with upper case.
        Make the characters at even positions upper case and those at odd positions lower case.
        Alternate upper and lower case through a string: "hello" becomes "HeLlO".
        Write {text} so that every other character, from the first on, is upper case, the rest lower.
        alternating upper and lower case, first one upper
        Given a string, uppercase indexes 0, 2, 4... and lowercase the others.
        """,
        """
return "".join(c.upper() if i % 2 == 0 else c.lower() for i, c in enumerate(text))
---
result = ""
for i, char in enumerate(text):
    if i % 2 == 0:
        result += char.upper()
    else:
        result += char.lower()
return result
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.is_palindrome",
        "is_palindrome palindrome check_palindrome",
        "text: str",
        "bool",
        """
        Check whether {text} is a palindrome.
        Return True if {text} reads the same forwards and backwards, character by character.
        Is the string a palindrome? Case and spaces matter.
        Tell if a string equals its own reverse.
        same from both ends
        Given a string, return whether it is the same when reversed; the empty string is.
        """,
        """
return text == text[::-1]
---
for i in range(len(text) // 2):
    if text[i] != text[-1 - i]:
        return False
return True
---
return list(text) == list(reversed(text))
""",
        lambda r: (_palindrome(r),),
    ),
    made(
        "text.is_palindrome_phrase",
        "is_palindrome is_palindrome_phrase is_palindrome_ignoring_case",
        "phrase: str",
        "bool",
        """
        Check whether {phrase} is a palindrome, ignoring case and everything but letters and digits.
        Return True if {phrase} reads the same both ways when case, spaces and punctuation are ignored.
        Is the phrase a palindrome? Only letters and digits count, in either case.
        palindrome test that skips spaces and punctuation, case-insensitive
        Given a phrase such as "A man, a plan", tell if its letters and digits form a palindrome.
        Drop all non-alphanumeric characters, lowercase the rest and compare it with its reverse.
        """,
        """
cleaned = [char.lower() for char in phrase if char.isalnum()]
return cleaned == cleaned[::-1]
---
cleaned = "".join(c for c in phrase.lower() if c.isalnum())
return cleaned == cleaned[::-1]
---
cleaned = ""
for char in phrase.lower():
    if char.isalnum():
        cleaned += char
return cleaned == "".join(reversed(cleaned))
""",
        lambda r: (_palindrome(r) + r.choice(("", "", "!", " ")),),
    ),
    made(
        "text.are_anagrams",
        "are_anagrams is_anagram check_anagram",
        "first: str; second: str",
        "bool",
        """
        Check whether {first} and {second} are anagrams.
        Return True if {first} and {second} contain exactly the same characters equally often.
        Are two strings anagrams of each other?
        Tell whether one word can be made by rearranging the letters of the other.
        same letters in any order
        Given two strings, return True when sorting their characters gives the same result.
        """,
        """
return sorted(first) == sorted(second)
---
return Counter(first) == Counter(second)
---
if len(first) != len(second):
    return False
for char in first:
    if first.count(char) != second.count(char):
        return False
return True
""",
        _near,
        _COUNTER,
    ),
    made(
        "text.acronym",
        "acronym make_acronym abbreviate",
        "phrase: str",
        "str",
        """
        Make an acronym from {phrase}.
        Return the first letter of every word of {phrase}, in upper case, joined together.
        Build the acronym of a phrase: "portable network graphics" gives "PNG".
        Take the upper-case first letters of the words.
        acronym of a phrase
        Given some words in a string, join their first letters and make them upper case.
        """,
        """
return "".join(word[0] for word in phrase.split()).upper()
---
result = ""
for word in phrase.split():
    result += word[0].upper()
return result
""",
        lambda r: (_plain(r),),
    ),
    made(
        "text.count_consonants",
        "count_consonants consonant_count num_consonants",
        "text: str",
        "int",
        """
        Count the consonants in {text}.
        Return how many letters of {text} are not vowels (a, e, i, o, u), in either case.
        Number of consonants in a string, upper or lower case.
        How many letters are there that are not a vowel? Digits, spaces and marks do not count.
        consonant count
        Given a string, count the letters other than a, e, i, o and u.
        """,
        """
return sum(1 for c in text.lower() if c.isalpha() and c not in "aeiou")
---
count = 0
for char in text.lower():
    if char.isalpha() and char not in "aeiou":
        count += 1
return count
---
return len([c for c in text if c.isalpha() and c not in "aeiouAEIOU"])
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.remove_vowels",
        "remove_vowels strip_vowels without_vowels drop_vowels",
        "text: str",
        "str",
        """
        Remove all vowels from {text}.
        Return {text} without the letters a, e, i, o and u, in either case.
        Strip the vowels out of a string.
        Delete every vowel, upper and lower case.
        string without vowels
        Given a string, return what is left when its vowels are dropped.
        """,
        """
return "".join(char for char in text if char.lower() not in "aeiou")
---
result = ""
for char in text:
    if char not in "aeiouAEIOU":
        result += char
return result
---
return re.sub("[aeiou]", "", text, flags=re.IGNORECASE)
""",
        lambda r: (_text(r),),
        ("import re",),
    ),
    made(
        "text.vowel_positions",
        "vowel_positions vowel_indices find_vowels",
        "word: str",
        "list[int]",
        """
        Return the positions of the vowels in {word}.
        List the indexes (from 0) at which {word} has a vowel, upper or lower case.
        Indexes of all vowels in a string.
        At which positions are there vowels (aeiou, any case)?
        positions of the vowels, counting from 0
        Given a word, return a list of the indices of its vowels.
        """,
        """
return [i for i, char in enumerate(word) if char.lower() in "aeiou"]
---
positions = []
for i in range(len(word)):
    if word[i] in "aeiouAEIOU":
        positions.append(i)
return positions
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.count_uppercase",
        "count_uppercase count_capitals num_upper uppercase_count",
        "text: str",
        "int",
        """
        Count the upper-case letters in {text}.
        Return the number of capital letters in {text}.
        How many characters are upper case?
        number of capitals in a string
        Given a string, count its uppercase letters.
        Count how many of the characters of {text} are capitals.
        """,
        """
return sum(1 for char in text if char.isupper())
---
count = 0
for char in text:
    if char.isupper():
        count += 1
return count
---
return sum(c.isupper() for c in text)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.count_cases",
        "count_cases count_upper_lower upper_and_lower",
        "text: str",
        "tuple[int, int]",
        """
        Return how many upper-case and how many lower-case letters {text} has.
        Count upper-case and lower-case letters and return both as a tuple, upper first.
        Number of capitals and of small letters in {text}, as a pair.
        (upper case count, lower case count) of a string
        Given a string, return a tuple with its number of uppercase and lowercase letters.
        Count the letters of each case; the first number is for capitals.
        """,
        """
upper = sum(1 for char in text if char.isupper())
lower = sum(1 for char in text if char.islower())
return upper, lower
---
upper = 0
lower = 0
for char in text:
    if char.isupper():
        upper += 1
    elif char.islower():
        lower += 1
return (upper, lower)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.char_counts",
        "count_characters char_counts char_frequency letter_counts",
        "text: str",
        "dict[str, int]",
        """
        Count how often each character occurs in {text}.
        Return a dictionary from each character of {text} to its number of occurrences.
        Character frequencies of a string, as a dict in order of first appearance.
        How many times does each character appear?
        character counts
        Given a string, build a dict that maps every character to how many times it is there.
        """,
        """
counts = {}
for char in text:
    counts[char] = counts.get(char, 0) + 1
return counts
---
return dict(Counter(text))
---
counts = {}
for char in text:
    if char in counts:
        counts[char] += 1
    else:
        counts[char] = 1
return counts
""",
        lambda r: (draw.letters(r, 0, 7, "abcdA ") if r.random() < 0.6 else draw.word(r),),
        _COUNTER,
    ),
    made(
        "text.word_counts",
        "word_counts word_frequencies count_each_word word_frequency",
        "text: str",
        "dict[str, int]",
        """
        Count how often each word occurs in {text}, ignoring case.
        Return a dict that maps every lower-case word of {text} to its number of occurrences.
        Word frequencies of a text; words are compared in lower case.
        How many times does each word appear? Upper and lower case are the same word.
        word counts, case-insensitive
        Given a sentence, lowercase it, split it on whitespace and count each word.
        """,
        """
counts = {}
for word in text.lower().split():
    counts[word] = counts.get(word, 0) + 1
return counts
---
return dict(Counter(text.lower().split()))
---
counts = {}
for word in text.split():
    word = word.lower()
    if word not in counts:
        counts[word] = 0
    counts[word] += 1
return counts
""",
        lambda r: (
            " ".join(r.choice(("the", "The", "cat", "dog", "a", "sun")) for _ in range(r.randint(0, 6))),
        ),
        _COUNTER,
    ),
    made(
        "text.most_common_char",
        "most_common_char most_frequent_char most_common_letter",
        "text: str",
        "str",
        """
        Return the most common character of {text}.
        Find the character that occurs most often in {text}; on a tie the one that appears first.
        Most frequent character of a string, "" if the string is empty.
        Which character appears the most? The earliest one wins a tie.
        most common char, empty string for empty input
        Given a string, return the character with the highest count (the first of them if tied).
        """,
        """
return max(text, key=text.count, default="")
---
if not text:
    return ""
return Counter(text).most_common(1)[0][0]
---
best = ""
best_count = 0
for char in text:
    if text.count(char) > best_count:
        best = char
        best_count = text.count(char)
return best
""",
        lambda r: (draw.letters(r, 0, 9) if r.random() < 0.6 else draw.word(r),),
        _COUNTER,
    ),
    made(
        "text.most_common_word",
        "most_common_word most_frequent_word top_word",
        "text: str",
        "str",
        """
        Return the most common word of {text}.
        Find the word that occurs most often in {text}; the first one wins a tie, "" if there is none.
        Most frequent word of a sentence, the earliest if several are tied.
        Which word is used the most? Empty text gives an empty string.
        most common word
        Given a text, split it on whitespace and return the word with the highest count.
        """,
        """
words = text.split()
if not words:
    return ""
return Counter(words).most_common(1)[0][0]
---
words = text.split()
return max(words, key=words.count, default="")
---
counts = {}
for word in text.split():
    counts[word] = counts.get(word, 0) + 1
return max(counts, key=counts.get, default="")
""",
        lambda r: (" ".join(r.choice(("red", "blue", "cat", "dog", "a")) for _ in range(r.randint(0, 6))),),
        _COUNTER,
    ),
    made(
        "text.remove_spaces",
        "remove_spaces strip_spaces without_spaces delete_spaces",
        "text: str",
        "str",
        """
        Remove all spaces from {text}.
        Return {text} without any spaces.
        Delete every space in a string.
        string with the spaces taken out
        Given a string, drop all the spaces, also those in the middle.
        Get rid of spaces everywhere in {text}.
        """,
        """
return text.replace(" ", "")
---
return "".join(char for char in text if char != " ")
---
result = ""
for char in text:
    if char != " ":
        result += char
return result
""",
        lambda r: (r.choice(("", " ")) + _text(r),),
    ),
    made(
        "text.normalize_spaces",
        "normalize_spaces collapse_whitespace squeeze_spaces clean_spaces",
        "text: str",
        "str",
        """
        Collapse runs of whitespace in {text} into single spaces and trim both ends.
        Return {text} with exactly one space between words and none at the ends.
        Normalize the whitespace of a string.
        Replace several spaces in a row by one and strip leading and trailing ones.
        squeeze extra spaces
        Clean up a string so that its words are separated by one space each.
        """,
        r"""
return " ".join(text.split())
---
return re.sub(r"\s+", " ", text).strip()
---
words = text.split()
return " ".join(words)
""",
        lambda r: (
            r.choice(("", " ", "  "))
            + r.choice((" ", "  ", "   ")).join(draw.words(r, 0, 4))
            + r.choice(("", " ")),
        ),
        ("import re",),
    ),
    made(
        "text.remove_punctuation",
        "remove_punctuation strip_punctuation without_punctuation",
        "text: str",
        "str",
        """
        Remove the punctuation from {text}.
        Return {text} without punctuation characters (those of string.punctuation).
        Strip all punctuation marks out of a string.
        Delete ASCII punctuation; letters, digits and spaces stay.
        text without punctuation
        Given a string, drop characters such as . , ! ? - and keep the others.
        """,
        """
return "".join(char for char in text if char not in string.punctuation)
---
return text.translate(str.maketrans("", "", string.punctuation))
---
result = ""
for char in text:
    if char not in string.punctuation:
        result += char
return result
""",
        lambda r: (_text(r) if r.random() < 0.4 else draw.letters(r, 1, 10, "aB3 .,!?-'"),),
        ("import string",),
    ),
    made(
        "text.letters_only",
        "letters_only keep_letters only_letters remove_non_letters",
        "text: str",
        "str",
        """
        Keep only the letters of {text}.
        Return {text} with everything that is not a letter removed.
        Drop digits, spaces and punctuation from a string.
        only the letters of a string, in order
        Given a string, remove all non-alphabetic characters.
        Filter out of {text} whatever is not alphabetic.
        """,
        """
return "".join(char for char in text if char.isalpha())
---
result = ""
for char in text:
    if char.isalpha():
        result += char
return result
---
return "".join(filter(str.isalpha, text))
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.unique_chars",
        "remove_duplicate_chars unique_chars dedupe_letters remove_repeated_letters",
        "text: str",
        "str",
        """
        Remove repeated characters from {text}, keeping the first of each.
        Return {text} with only the first occurrence of every character.
        Drop duplicate characters from a string and keep the order.
        Each character should appear just once, at its first place: "banana" gives "ban".
        distinct characters in order of appearance
        Given a string, return its unique characters joined in the order they first show up.
        """,
        """
return "".join(dict.fromkeys(text))
---
result = ""
for char in text:
    if char not in result:
        result += char
return result
---
seen = set()
result = []
for char in text:
    if char not in seen:
        seen.add(char)
        result.append(char)
return "".join(result)
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.collapse_repeats",
        "collapse_repeats squeeze remove_consecutive_duplicates dedupe_adjacent",
        "text: str",
        "str",
        """
        Collapse runs of the same character in {text} to one.
        Return {text} with consecutive duplicate characters reduced to a single one.
        Squeeze repeated neighbours in a string: "aabbba" becomes "aba".
        Remove every character that equals the one right before it.
        no two equal characters in a row
        Given a string, keep one character of each run.
        """,
        """
result = ""
for char in text:
    if not result or result[-1] != char:
        result += char
return result
---
return "".join(char for char, _ in groupby(text))
---
return "".join(c for i, c in enumerate(text) if i == 0 or text[i - 1] != c)
""",
        lambda r: (draw.letters(r, 0, 9, "aab ") if r.random() < 0.7 else _text(r),),
        ("from itertools import groupby",),
    ),
    made(
        "text.caesar",
        "caesar_cipher caesar shift_letters encrypt",
        "text: str; shift: int",
        "str",
        """
        Encode {text} with a Caesar cipher.
        Shift every letter of {text} by {shift} places in the alphabet, wrapping around after z.
        Caesar cipher: move letters {shift} positions forward, keep case and all other characters.
        Return the text with each letter moved along the alphabet by the given shift, z is followed by a.
        caesar shift of a string, upper and lower case letters only
        Given a string and a shift, replace each letter by the one that many places later (cyclic).
        """,
        """
result = ""
for char in text:
    if char.isupper():
        result += chr((ord(char) - ord("A") + shift) % 26 + ord("A"))
    elif char.islower():
        result += chr((ord(char) - ord("a") + shift) % 26 + ord("a"))
    else:
        result += char
return result
---
result = []
for char in text:
    if char.isalpha():
        base = ord("A") if char.isupper() else ord("a")
        char = chr((ord(char) - base + shift) % 26 + base)
    result.append(char)
return "".join(result)
""",
        lambda r: (_text(r), r.choice((1, 2, 3, 5, 13, 25, 27, 0, -1, -3))),
    ),
    made(
        "text.rot13",
        "rot13 rot_13 apply_rot13",
        "text: str",
        "str",
        """
        Apply ROT13 to {text}.
        Return {text} with each letter replaced by the one 13 places further in the alphabet, cyclic.
        ROT13 of a string; case is kept and other characters stay.
        Rotate all letters by 13 positions, wrapping from z to a.
        rot13 encode
        Given a string, shift its letters by half the alphabet and leave the rest alone.
        """,
        """
return codecs.encode(text, "rot13")
---
result = ""
for char in text:
    if "a" <= char <= "z":
        result += chr((ord(char) - 97 + 13) % 26 + 97)
    elif "A" <= char <= "Z":
        result += chr((ord(char) - 65 + 13) % 26 + 65)
    else:
        result += char
return result
""",
        lambda r: (_text(r),),
        ("import codecs",),
    ),
    made(
        "text.run_length_encode",
        "run_length_encode rle_encode compress encode",
        "text: str",
        "str",
        """
        Run-length encode {text}.
        Return {text} compressed so that each run is written as the character and its length.
        Run-length encoding of a string: "aaab" becomes "a3b1".
        Replace every run of equal characters by the character followed by how many there are.
        compress runs of characters, the count comes after the character
        Given a string, encode its runs; a single character gets the count 1.
        """,
        """
return "".join(char + str(len(list(group))) for char, group in groupby(text))
---
result = ""
i = 0
while i < len(text):
    start = i
    while i < len(text) and text[i] == text[start]:
        i += 1
    result += text[start] + str(i - start)
return result
""",
        lambda r: (draw.letters(r, 0, 9, "aab"),),
        ("from itertools import groupby",),
    ),
    made(
        "text.run_lengths",
        "run_lengths group_runs rle_pairs runs",
        "text: str",
        "list[tuple[str, int]]",
        """
        Return the runs of {text} as (character, length) pairs.
        Run-length encode {text} into a list of tuples with the character and how often it repeats.
        List of runs of equal characters: "aab" gives [("a", 2), ("b", 1)].
        Group equal neighbouring characters and count each group.
        run-length encoding as a list of pairs
        Given a string, return a tuple of character and count for each run, from left to right.
        """,
        """
return [(char, len(list(group))) for char, group in groupby(text)]
---
runs = []
for char in text:
    if runs and runs[-1][0] == char:
        runs[-1] = (char, runs[-1][1] + 1)
    else:
        runs.append((char, 1))
return runs
""",
        lambda r: (draw.letters(r, 0, 8, "aab"),),
        ("from itertools import groupby",),
    ),
    made(
        "text.run_length_decode",
        "run_length_decode rle_decode decompress expand",
        "text: str",
        "str",
        """
        Decode the run-length encoded string {text}.
        Expand {text}, in which each character is followed by a one-digit count: "a3b1" gives "aaab".
        Undo run-length encoding; counts have a single digit and come after the character.
        Return the original string of an encoding of character and digit pairs.
        run-length decoding
        Given a string such as "x2y4", repeat each character as often as the digit after it says.
        """,
        """
result = ""
for i in range(0, len(text), 2):
    result += text[i] * int(text[i + 1])
return result
---
return "".join(char * int(count) for char, count in zip(text[::2], text[1::2]))
---
return re.sub(r"(\\D)(\\d)", lambda match: match[1] * int(match[2]), text)
""",
        lambda r: ("".join(r.choice("abcxyz") + str(r.randint(1, 6)) for _ in range(r.randint(0, 4))),),
        ("import re",),
    ),
    made(
        "text.longest_run",
        "longest_run max_run longest_streak longest_repeat",
        "text: str",
        "int",
        """
        Return the length of the longest run of equal characters in {text}.
        How many times in a row does one character repeat at most in {text}? 0 if it is empty.
        Longest streak of the same character in a string.
        Find the maximum number of identical characters in a row.
        length of the longest block of one character
        Given a string, return how long its longest run of a repeated character is.
        """,
        """
longest = 0
current = 0
previous = ""
for char in text:
    current = current + 1 if char == previous else 1
    longest = max(longest, current)
    previous = char
return longest
---
return max((len(list(group)) for _, group in groupby(text)), default=0)
""",
        lambda r: (draw.letters(r, 0, 9, "aab") if r.random() < 0.7 else _text(r),),
        ("from itertools import groupby",),
    ),
    made(
        "text.snake_to_camel",
        "snake_to_camel to_camel_case camel_case camelize",
        "name: str",
        "str",
        """
        Convert {name} from snake_case to camelCase.
        Turn a snake_case identifier such as {name} into camelCase.
        Return the camelCase form of a snake_case name: "user_name" becomes "userName".
        Drop the underscores and capitalize every part except the first.
        snake_case to camelCase
        Given a name in lower case with underscores, rewrite it in camel case.
        """,
        """
first, *rest = name.split("_")
return first + "".join(part.capitalize() for part in rest)
---
parts = name.split("_")
result = parts[0]
for part in parts[1:]:
    result += part.capitalize()
return result
""",
        lambda r: ("_".join(r.choice(draw.WORDS) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "text.snake_to_pascal",
        "snake_to_pascal to_pascal_case to_class_name pascal_case",
        "name: str",
        "str",
        """
        Convert {name} from snake_case to PascalCase.
        Return {name} in PascalCase: every part between underscores capitalized and joined.
        Turn a snake_case name into a class name: "data_loader" becomes "DataLoader".
        Capitalize all parts of a snake_case identifier and drop the underscores.
        snake_case to PascalCase
        Given a lower-case name with underscores, return the upper camel case version.
        """,
        """
return "".join(part.capitalize() for part in name.split("_"))
---
result = ""
for part in name.split("_"):
    result += part.capitalize()
return result
---
return name.title().replace("_", "")
""",
        lambda r: ("_".join(r.choice(draw.WORDS) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "text.camel_to_snake",
        "camel_to_snake to_snake_case snake_case underscore",
        "name: str",
        "str",
        """
        Convert {name} from camelCase to snake_case.
        Put an underscore before each capital of {name}, except at the start, and lowercase everything.
        Turn a camelCase identifier into snake_case: "userName" becomes "user_name".
        Return the snake_case form of a camelCase or PascalCase name.
        camelCase to snake_case
        Given a name in camel case, rewrite it in lower case with underscores between the words.
        """,
        """
result = ""
for i, char in enumerate(name):
    if char.isupper() and i > 0:
        result += "_"
    result += char.lower()
return result
---
return re.sub("(?<!^)([A-Z])", r"_\\1", name).lower()
---
parts = []
for char in name:
    parts.append("_" + char.lower() if char.isupper() else char)
return "".join(parts).removeprefix("_")
""",
        lambda r: (
            r.choice((str, str.capitalize))(r.choice(draw.WORDS))
            + "".join(r.choice(draw.WORDS).capitalize() for _ in range(r.randint(0, 3))),
        ),
        ("import re",),
    ),
    made(
        "text.slugify",
        "slugify make_slug to_slug title_to_slug",
        "title: str",
        "str",
        """
        Turn {title} into a slug: lower case, words joined by hyphens.
        Return {title} in lower case with its words separated by "-".
        Make a URL slug from a title.
        Lowercase the title and put a hyphen between the words.
        slug of a title, words split on whitespace
        Given a title such as "My First Post", return "my-first-post".
        """,
        """
return "-".join(title.lower().split())
---
words = title.split()
return "-".join(word.lower() for word in words)
""",
        lambda r: (_plain(r),),
    ),
    made(
        "text.snake_to_title",
        "snake_to_title humanize to_label readable_name",
        "name: str",
        "str",
        """
        Turn the snake_case {name} into words with capital first letters.
        Return {name} with underscores replaced by spaces and each word capitalized.
        Make a readable label of an identifier: "first_name" becomes "First Name".
        Replace underscores by spaces and capitalize the words.
        snake_case to Title Case
        Given a snake_case name, return a label for people to read.
        """,
        """
return name.replace("_", " ").title()
---
return " ".join(word.capitalize() for word in name.split("_"))
""",
        lambda r: ("_".join(r.choice(draw.WORDS) for _ in range(r.randint(1, 4))),),
    ),
    made(
        "text.pad_left",
        "pad_left left_pad pad rjust",
        "text: str; width: int; fill: str",
        "str",
        """
        Pad {text} on the left with {fill} until it is {width} characters long.
        Return {text} right-aligned in {width} characters, filled up with {fill}; long text is unchanged.
        Left-pad a string with a character to a given width.
        Put fill characters in front of the text until it has the wanted width; never cut it.
        pad at the left side
        Given a string, a width and a fill character, return the string padded at its start.
        """,
        """
return text.rjust(width, fill)
---
return fill * (width - len(text)) + text
---
while len(text) < width:
    text = fill + text
return text
""",
        lambda r: (r.choice((str(r.randint(0, 999)), draw.word(r), "")), r.randint(0, 8), r.choice("0 *.-")),
    ),
    made(
        "text.center",
        "center_text centered center pad_both",
        "text: str; width: int",
        "str",
        """
        Center {text} in a field of {width} spaces.
        Return {text} with spaces on both sides so that it is {width} long; an odd space goes to the right.
        Centre a string within a width, the extra space at the end if it cannot be even.
        Pad both sides with spaces, the left side never gets more than the right one.
        center a text, unchanged if it is too long
        Given a string and a width, put it in the middle of that many characters.
        """,
        """
left = max(width - len(text), 0) // 2
right = max(width - len(text), 0) - left
return " " * left + text + " " * right
---
return f"{text:^{width}}"
""",
        lambda r: (draw.word(r) if r.random() < 0.8 else "", r.randint(1, 12)),
    ),
    made(
        "text.truncate",
        "truncate shorten ellipsis limit_length",
        "text: str; limit: int",
        "str",
        """
        Truncate {text} to {limit} characters and add "..." if something was cut off.
        Return {text} if it has at most {limit} characters, else its first {limit} characters and "...".
        Shorten a string: cut it at the limit and append three dots; short strings stay unchanged.
        Cut the text after so many characters and put "..." behind it when it was longer.
        truncate with an ellipsis, the dots do not count for the limit
        Given a string and a limit, keep that many characters, with dots to show that more follows.
        """,
        """
if len(text) <= limit:
    return text
return text[:limit] + "..."
---
return text if len(text) <= limit else text[:limit] + "..."
---
if len(text) > limit:
    text = text[:limit] + "..."
return text
""",
        lambda r: (_text(r), r.randint(0, 12)),
    ),
    made(
        "text.truncate_total",
        "truncate shorten fit_text clip_text",
        "text: str; width: int",
        "str",
        """
        Shorten {text} to at most {width} characters in total, the last three being "..." if it is cut.
        Return {text} if it fits into {width} characters, else as much of it as fits with "..." at the end.
        Truncate a string so that the result, dots included, is no longer than the width.
        Fit the text into a width; when too long, end it with three dots that count towards the width.
        clip text to a width including the ellipsis
        Given a string and a width of 3 or more, cut it so that it fits together with "...".
        """,
        """
if len(text) <= width:
    return text
return text[:width - 3] + "..."
---
return text if len(text) <= width else text[:width - 3] + "..."
""",
        lambda r: (_text(r), r.randint(3, 14)),
    ),
    made(
        "text.first_unique_char",
        "first_unique_char first_non_repeated first_unique",
        "text: str",
        "str | None",
        """
        Return the first character that occurs only once in {text}, or None.
        Find the first non-repeating character of {text}; None if every character repeats.
        First unique character of a string, None when there is none.
        Which is the first character that appears exactly one time? Give None if there is no such one.
        first char without a duplicate
        Given a string, find the first character that is not repeated anywhere in it.
        """,
        """
for char in text:
    if text.count(char) == 1:
        return char
return None
---
counts = Counter(text)
for char in text:
    if counts[char] == 1:
        return char
return None
---
return next((c for c in text if text.count(c) == 1), None)
""",
        lambda r: (draw.letters(r, 0, 7, "aabbcd"),),
        _COUNTER,
    ),
    made(
        "text.first_repeated_char",
        "first_repeated_char first_duplicate_char first_repeat",
        "text: str",
        "str | None",
        """
        Return the first character of {text} that was already seen before, or None.
        Reading {text} from the left, find the first character that appears a second time.
        First repeated character of a string; None if all characters are different.
        Go through the string and return the first character seen twice, None if there is none.
        first duplicate char while reading from left to right
        Given a string, return the character whose second occurrence comes earliest.
        """,
        """
seen = set()
for char in text:
    if char in seen:
        return char
    seen.add(char)
return None
---
for i, char in enumerate(text):
    if char in text[:i]:
        return char
return None
""",
        lambda r: (draw.letters(r, 0, 6, "abcdefg"),),
    ),
    made(
        "text.common_prefix",
        "common_prefix shared_prefix longest_common_prefix",
        "first: str; second: str",
        "str",
        """
        Return the longest common prefix of {first} and {second}.
        The characters that {first} and {second} share at their start.
        Common prefix of two strings, empty if they start differently.
        Find the longest string that both strings start with.
        shared beginning of two strings
        Given two strings, return the part at the front in which they agree.
        """,
        """
prefix = ""
for a, b in zip(first, second):
    if a != b:
        break
    prefix += a
return prefix
---
i = 0
while i < min(len(first), len(second)) and first[i] == second[i]:
    i += 1
return first[:i]
---
return os.path.commonprefix([first, second])
""",
        lambda r: (lambda t: (t + draw.letters(r, 0, 3), t + draw.letters(r, 0, 3)))(draw.letters(r, 0, 4)),
        ("import os",),
    ),
    made(
        "text.common_prefix_of_all",
        "longest_common_prefix common_prefix shared_start",
        "words: list[str]",
        "str",
        """
        Return the longest common prefix of all {words}.
        Find the longest string that every one of {words} starts with.
        Longest common prefix of a list of strings, "" for an empty list.
        What do all the strings have in common at their beginning?
        prefix shared by all strings in a list
        Given a list of strings, return the start that they all share, possibly empty.
        """,
        """
if not words:
    return ""
prefix = words[0]
for word in words[1:]:
    while not word.startswith(prefix):
        prefix = prefix[:-1]
return prefix
---
return os.path.commonprefix(words)
---
prefix = ""
for letters in zip(*words):
    if len(set(letters)) > 1:
        break
    prefix += letters[0]
return prefix
""",
        lambda r: (
            [
                start + draw.letters(r, 0, 3)
                for start in [r.choice(("", "pre", "inter", "ab", "a"))]
                for _ in range(r.randint(0, 3))
            ],
        ),
        ("import os",),
    ),
    made(
        "text.is_pangram",
        "is_pangram pangram has_all_letters uses_every_letter",
        "sentence: str",
        "bool",
        """
        Check whether {sentence} is a pangram.
        Return True if {sentence} contains every letter from a to z at least once, in either case.
        Does the sentence use all 26 letters of the alphabet?
        Tell if each letter of the English alphabet occurs; case does not matter.
        pangram test, case-insensitive
        Given a sentence, find out whether no letter of the alphabet is missing.
        """,
        """
return set("abcdefghijklmnopqrstuvwxyz") <= set(sentence.lower())
---
return all(letter in sentence.lower() for letter in string.ascii_lowercase)
---
lowered = sentence.lower()
for letter in string.ascii_lowercase:
    if letter not in lowered:
        return False
return True
""",
        lambda r: (
            r.choice(
                (
                    "The quick brown fox jumps over the lazy dog",
                    "Pack my box with five dozen liquor jugs.",
                    "The quick brown fox jumps over the lazy cat",
                    "Sphinx of black quartz, judge my vow",
                    "abcdefghijklmnopqrstuvwxyz",
                    "",
                    _text(r),
                )
            ),
        ),
        ("import string",),
    ),
    made(
        "text.hamming_distance",
        "hamming_distance count_differences differing_positions",
        "first: str; second: str",
        "int",
        """
        Return the Hamming distance of {first} and {second}, which are equally long.
        Count the positions at which {first} and {second} differ.
        Hamming distance of two strings of the same length.
        In how many places do the two equally long strings have different characters?
        number of differing characters, position by position
        Given two strings of equal length, count where they do not match.
        """,
        """
return sum(a != b for a, b in zip(first, second))
---
distance = 0
for a, b in zip(first, second):
    if a != b:
        distance += 1
return distance
---
return sum(1 for i in range(len(first)) if first[i] != second[i])
""",
        lambda r: (lambda n: (draw.letters(r, n, n, "abc"), draw.letters(r, n, n, "abc")))(r.randint(0, 6)),
    ),
    made(
        "text.count_char",
        "count_char count_letter char_occurrences",
        "text: str; char: str",
        "int",
        """
        Count how often {char} occurs in {text}.
        Return the number of times the character {char} appears in {text}.
        Occurrences of a character in a string.
        How many times is the given character there? Case matters.
        count a single character
        Given a string and a character, count the matches.
        """,
        """
return text.count(char)
---
return sum(1 for c in text if c == char)
---
count = 0
for c in text:
    if c == char:
        count += 1
return count
""",
        lambda r: (r.choice((_text(r), draw.letters(r, 3, 9, "aeob "))), r.choice("aeborAE ")),
    ),
    made(
        "text.count_overlapping",
        "count_overlapping count_substring count_occurrences",
        "text: str; pattern: str",
        "int",
        """
        Count how often {pattern} occurs in {text}, overlapping matches included.
        Return the number of positions of {text} at which {pattern} starts.
        Number of occurrences of a substring; they may overlap.
        How many times is the pattern found in the text if matches can share characters?
        count overlapping substrings
        Given a text and a non-empty pattern, count every place where it matches: "aa" is 2 times in "aaa".
        """,
        """
return sum(1 for i in range(len(text)) if text.startswith(pattern, i))
---
count = 0
for i in range(len(text) - len(pattern) + 1):
    if text[i:i + len(pattern)] == pattern:
        count += 1
return count
---
count = 0
start = text.find(pattern)
while start != -1:
    count += 1
    start = text.find(pattern, start + 1)
return count
""",
        lambda r: (draw.letters(r, 0, 9, "aab"), draw.letters(r, 1, 2, "ab")),
    ),
    made(
        "text.double_letters",
        "double_chars double_letters repeat_each_char stutter",
        "text: str",
        "str",
        """
        Double every character of {text}.
        Return {text} with each character written twice.
        Repeat each character of a string two times: "abc" becomes "aabbcc".
        Write all characters twice in a row.
        double each char
        Given a string, return a new one in which every character is doubled.
        """,
        """
return "".join(char * 2 for char in text)
---
result = ""
for char in text:
    result += char + char
return result
""",
        lambda r: (_text(r),),
    ),
    made(
        "text.mask",
        "mask mask_all_but_last hide_number mask_digits",
        "text: str",
        "str",
        """
        Replace all but the last four characters of {text} by "*".
        Return {text} with every character masked by an asterisk except the final 4.
        Mask a card number: only the last four characters stay visible.
        Hide everything except the last four characters behind stars; short strings are not changed.
        mask a string, keep its last 4 characters
        Given a string, put * in place of each character before the last four.
        """,
        """
return "*" * (len(text) - 4) + text[-4:]
---
hidden = max(len(text) - 4, 0)
return "*" * hidden + text[hidden:]
---
return "".join("*" if i < len(text) - 4 else c for i, c in enumerate(text))
""",
        lambda r: (draw.letters(r, 0, 10, "0123456789") if r.random() < 0.7 else draw.word(r),),
    ),
    made(
        "text.unique_words",
        "unique_words distinct_words dedupe_words",
        "sentence: str",
        "list[str]",
        """
        Return the distinct words of {sentence} in order of first appearance.
        List every word of {sentence} once, keeping the order in which they first occur.
        Unique words of a sentence; case matters.
        Which different words are there? Repeated words are listed only the first time.
        words without duplicates, in order
        Given a sentence, split it into words and drop the repeated ones.
        """,
        """
return list(dict.fromkeys(sentence.split()))
---
result = []
for word in sentence.split():
    if word not in result:
        result.append(word)
return result
""",
        lambda r: (
            " ".join(r.choice(("the", "cat", "dog", "a", "sun", "The")) for _ in range(r.randint(0, 6))),
        ),
    ),
    made(
        "text.count_unique_words",
        "count_unique_words num_distinct_words vocabulary_size",
        "text: str",
        "int",
        """
        Count the different words in {text}, ignoring case.
        Return how many distinct words {text} has when upper and lower case are the same.
        Number of unique words of a text, case-insensitive.
        How many different words are used? "The" and "the" count as one.
        distinct word count
        Given a text, lowercase it, split on whitespace and count words without repetition.
        """,
        """
return len(set(text.lower().split()))
---
seen = set()
for word in text.split():
    seen.add(word.lower())
return len(seen)
""",
        lambda r: (
            " ".join(r.choice(("the", "cat", "dog", "a", "Cat", "The")) for _ in range(r.randint(0, 6))),
        ),
    ),
    made(
        "text.join_with_and",
        "join_with_and human_list format_list english_list",
        "items: list[str]",
        "str",
        """
        Join {items} as in a sentence: commas between them and "and" before the last.
        Return {items} as readable text such as "a, b and c".
        Make an English list: one item stands alone, two are joined by " and ", more get commas too.
        Join words with commas, but with "and" before the last one; an empty list gives "".
        human-readable list of words
        Given a list of strings, write it the way people do: "x", "x and y", "x, y and z".
        """,
        """
if len(items) < 2:
    return "".join(items)
return ", ".join(items[:-1]) + " and " + items[-1]
---
if not items:
    return ""
if len(items) == 1:
    return items[0]
return f"{', '.join(items[:-1])} and {items[-1]}"
""",
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "text.find_positions",
        "find_positions positions indices_of all_indexes",
        "text: str; char: str",
        "list[int]",
        """
        Return all positions of {char} in {text}.
        List every index at which {text} has the character {char}, counting from 0.
        Indexes of all occurrences of a character.
        Where in the string is the character? Return all its indices in ascending order.
        positions of a char, empty list if it is not there
        Given a string and a character, find every place where it occurs.
        """,
        """
return [i for i, c in enumerate(text) if c == char]
---
positions = []
for i in range(len(text)):
    if text[i] == char:
        positions.append(i)
return positions
---
positions = []
index = text.find(char)
while index != -1:
    positions.append(index)
    index = text.find(char, index + 1)
return positions
""",
        lambda r: (r.choice((_text(r), draw.letters(r, 3, 9, "aeob "))), r.choice("aeobr ")),
    ),
    made(
        "text.interleave",
        "interleave merge_strings zip_strings alternate",
        "first: str; second: str",
        "str",
        """
        Interleave the characters of {first} and {second}.
        Merge {first} and {second} by taking one character of each in turn; append what is left over.
        Return a string that alternates between the characters of two strings, starting with the first.
        Take characters from both strings alternately, then the rest of the longer one.
        interleave two strings, the longer one's tail goes last
        Given two strings such as "abc" and "12", return "a1b2c".
        """,
        """
result = ""
for i in range(max(len(first), len(second))):
    result += first[i:i + 1] + second[i:i + 1]
return result
---
return "".join(a + b for a, b in zip_longest(first, second, fillvalue=""))
---
shared = min(len(first), len(second))
mixed = "".join(a + b for a, b in zip(first, second))
return mixed + first[shared:] + second[shared:]
""",
        lambda r: (draw.letters(r, 0, 5), draw.letters(r, 0, 5, "xyz12")),
        ("from itertools import zip_longest",),
    ),
    made(
        "text.rotate",
        "rotate_left rotate_string rotate shift_left",
        "text: str; steps: int",
        "str",
        """
        Rotate {text} to the left by {steps} characters.
        Move the first {steps} characters of {text} to its end; more steps than characters wrap around.
        Return the string rotated left by a number of places.
        Rotate a string left: "abcde" by 2 gives "cdeab"; the empty string stays empty.
        left rotation of a string
        Given a string and a count, shift all characters to the left, those that fall off come at the end.
        """,
        """
if not text:
    return text
steps %= len(text)
return text[steps:] + text[:steps]
---
for _ in range(steps):
    text = text[1:] + text[:1]
return text
""",
        lambda r: (draw.letters(r, 0, 7, "abcdefgh"), r.randint(0, 9)),
    ),
    made(
        "text.chunk",
        "split_into_chunks chunk_string chunks split_every",
        "text: str; size: int",
        "list[str]",
        """
        Split {text} into pieces of {size} characters.
        Cut {text} into a list of strings with {size} characters each; the last may be shorter.
        Break a string into chunks of a fixed length.
        Divide the string into parts of the given size from the left.
        chunks of a string, last one possibly shorter
        Given a string and a size, return the list of its consecutive pieces.
        """,
        """
return [text[i:i + size] for i in range(0, len(text), size)]
---
pieces = []
while text:
    pieces.append(text[:size])
    text = text[size:]
return pieces
""",
        lambda r: (draw.letters(r, 0, 10, "abcdefgh"), r.randint(1, 4)),
    ),
    made(
        "text.middle",
        "middle_chars middle get_middle middle_characters",
        "text: str",
        "str",
        """
        Return the middle of {text}: one character if its length is odd, two if it is even.
        Get the middle character of {text}, or the two middle ones if there is no single middle.
        Middle character(s) of a string; an empty string gives "".
        What stands in the middle? Two characters when the length is even.
        middle of a word
        Given a string, return its central character, or central pair for even lengths.
        """,
        """
half = len(text) // 2
if len(text) % 2 == 1:
    return text[half]
return text[max(half - 1, 0):half + 1]
---
while len(text) > 2:
    text = text[1:-1]
return text
""",
        lambda r: (draw.word(r) if r.random() < 0.6 else draw.letters(r, 0, 5),),
    ),
    made(
        "text.sort_letters",
        "sort_letters sort_characters sorted_string alphabetize",
        "text: str",
        "str",
        """
        Sort the characters of {text}.
        Return a string with the characters of {text} in ascending order.
        Put the letters of a word in alphabetical order.
        alphabetically sorted characters of a string
        Given a string, return its characters sorted and joined again.
        Order all characters from smallest to largest.
        """,
        """
return "".join(sorted(text))
---
chars = list(text)
chars.sort()
return "".join(chars)
""",
        lambda r: (draw.word(r) if r.random() < 0.6 else draw.letters(r, 0, 7, "edcbaB1"),),
    ),
    made(
        "text.sort_by_length",
        "sort_by_length order_by_length sort_words_by_length",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by length.
        Return {words} from shortest to longest; words of the same length keep their order.
        Words of a list ordered by how many characters they have, shortest first.
        Order strings by length without changing the order of equally long ones.
        sort strings, short ones first
        Given a list of words, return a new list sorted by word length.
        """,
        """
return sorted(words, key=len)
---
return sorted(words, key=lambda word: len(word))
---
result = list(words)
result.sort(key=len)
return result
""",
        lambda r: (draw.words(r),),
    ),
    made(
        "text.sort_ignoring_case",
        "sort_ignoring_case sort_case_insensitive sort_words",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} alphabetically, ignoring case.
        Return {words} in alphabetical order without regard to upper and lower case.
        Case-insensitive sort of a list of strings.
        Order the words as in a dictionary: capitals do not come first. Ties keep their order.
        alphabetical order, case does not matter
        Given a list of words, sort them by their lower-case form.
        """,
        """
return sorted(words, key=str.lower)
---
return sorted(words, key=lambda word: word.lower())
---
result = words[:]
result.sort(key=str.lower)
return result
""",
        lambda r: (draw.words(r),),
    ),
    made(
        "text.is_subsequence",
        "is_subsequence is_subsequence_of contains_in_order",
        "short: str; long: str",
        "bool",
        """
        Check whether {short} is a subsequence of {long}.
        Return True if all characters of {short} occur in {long} in that order, gaps allowed.
        Is the first string a subsequence of the second?
        Can the first string be made by deleting characters from the second one?
        characters in the same order, not necessarily side by side
        Given two strings, tell whether the first appears in the second with other characters in between.
        """,
        """
position = 0
for char in long:
    if position < len(short) and char == short[position]:
        position += 1
return position == len(short)
---
remaining = iter(long)
return all(char in remaining for char in short)
---
start = 0
for char in short:
    start = long.find(char, start) + 1
    if start == 0:
        return False
return True
""",
        lambda r: (draw.letters(r, 0, 3, "abc"), draw.letters(r, 0, 7, "abc")),
    ),
    made(
        "text.average_word_length",
        "average_word_length mean_word_length avg_word_len",
        "text: str",
        "float",
        """
        Return the average length of the words in {text}.
        Mean number of characters per word of {text}, 0.0 if there are no words.
        Average word length of a sentence.
        How long are the words on average? No words give 0.0.
        mean word length
        Given a sentence, divide the total length of its words by their number.
        """,
        """
words = text.split()
if not words:
    return 0.0
return sum(len(word) for word in words) / len(words)
---
words = text.split()
return sum(map(len, words)) / len(words) if words else 0.0
---
total = 0
words = text.split()
for word in words:
    total += len(word)
return total / len(words) if words else 0.0
""",
        lambda r: (_plain(r),),
    ),
    made(
        "text.letter_positions",
        "letter_positions alphabet_positions letter_numbers",
        "word: str",
        "list[int]",
        """
        Return the position in the alphabet of each letter of {word}, with a = 1.
        Turn the letters of {word} into numbers: a is 1, b is 2, up to z is 26; case does not matter.
        Alphabet positions of the letters; other characters are skipped.
        Replace each letter by its number in the alphabet and leave out everything else.
        letters as numbers from 1 to 26
        Given a word, list where in the alphabet its letters are.
        """,
        """
return [ord(char) - ord("a") + 1 for char in word.lower() if "a" <= char <= "z"]
---
alphabet = "abcdefghijklmnopqrstuvwxyz"
return [alphabet.index(c) + 1 for c in word.lower() if c in alphabet]
---
positions = []
for char in word.lower():
    if char.isalpha():
        positions.append(ord(char) - 96)
return positions
""",
        lambda r: (draw.word(r) if r.random() < 0.6 else draw.letters(r, 0, 6, "azby1 M"),),
    ),
    made(
        "text.word_score",
        "word_value word_score letter_sum alphabet_sum",
        "word: str",
        "int",
        """
        Add up the alphabet positions of the letters of {word} (a = 1, z = 26).
        Return the value of {word}: the sum of its letters, where a counts 1 and z counts 26, any case.
        Score of a word when each letter is worth its place in the alphabet.
        How much is a word worth if a=1, b=2 and so on? Other characters are worth nothing.
        sum of letter values
        Given a word, sum the positions of its letters in the alphabet.
        """,
        """
return sum(ord(char) - 96 for char in word.lower() if char.isalpha())
---
total = 0
for char in word.lower():
    if "a" <= char <= "z":
        total += ord(char) - ord("a") + 1
return total
""",
        lambda r: (draw.word(r) if r.random() < 0.6 else draw.letters(r, 0, 6, "azby1 M"),),
    ),
    made(
        "text.pig_latin",
        "pig_latin to_pig_latin pig_latin_word",
        "word: str",
        "str",
        """
        Turn {word} into simple pig latin: move its first letter to the end and add "ay".
        Return {word} with the first letter at the end, followed by "ay".
        Pig latin of a word: "hello" becomes "ellohay"; an empty word stays empty.
        Take the first letter, put it last and append "ay".
        simple pig latin
        Given a word, return it in pig latin (every first letter moves, vowels too).
        """,
        """
if not word:
    return ""
return word[1:] + word[0] + "ay"
---
return word[1:] + word[:1] + "ay" if word else ""
""",
        lambda r: (draw.word(r) if r.random() < 0.9 else "",),
    ),
    made(
        "text.pluralize",
        "pluralize plural make_plural to_plural",
        "noun: str",
        "str",
        """
        Return the plural of {noun} by simple rules.
        Pluralize {noun}: add "es" after s, x, z, ch or sh, otherwise add "s".
        Make a noun plural with "s", or with "es" when it ends in s, x, z, ch or sh.
        Append "es" to words that end in s, x, z, ch, sh, and "s" to all others.
        simple English plural
        Given a lower-case noun, append the plural ending: box gives boxes, cat gives cats.
        """,
        """
if noun.endswith(("s", "x", "z", "ch", "sh")):
    return noun + "es"
return noun + "s"
---
return noun + ("es" if noun.endswith(("s", "x", "z", "ch", "sh")) else "s")
---
if noun[-1:] in ("s", "x", "z") or noun[-2:] in ("ch", "sh"):
    return noun + "es"
return noun + "s"
""",
        lambda r: (
            r.choice(
                (
                    r.choice(draw.WORDS),
                    r.choice(["box", "bus", "dish", "church", "quiz", "class", "fox", "tax"]),
                )
            ),
        ),
    ),
    made(
        "text.quantity",
        "quantity count_label item_count describe_count",
        "count: int; noun: str",
        "str",
        """
        Return {count} and {noun}, with an "s" on the noun unless the count is 1.
        Format a count: "1 apple", "3 apples", "0 apples".
        Write how many of {noun} there are, in the plural except for exactly one.
        number and noun, plural s if the number is not 1
        Given a number and a noun, build text like "2 dogs" or "1 dog".
        Put the number before the noun and pluralize the noun with s when needed.
        """,
        """
if count == 1:
    return f"1 {noun}"
return f"{count} {noun}s"
---
suffix = "" if count == 1 else "s"
return f"{count} {noun}{suffix}"
---
return str(count) + " " + noun + ("s" if count != 1 else "")
""",
        lambda r: (r.choice((0, 1, 1, 2, r.randint(3, 40))), r.choice(["apple", "dog", "book", "key"])),
    ),
    made(
        "text.ordinal",
        "ordinal to_ordinal ordinal_number add_suffix",
        "number: int",
        "str",
        """
        Return {number} as an ordinal such as "1st", "2nd", "3rd" or "11th".
        Write {number} with its English ordinal suffix: st, nd, rd or th.
        Ordinal form of a non-negative integer; 11, 12 and 13 get "th".
        Append st, nd, rd or th to a number, minding the teens.
        number to ordinal text, 21 gives 21st
        Given an integer, return it with the right ordinal ending.
        """,
        """
if 10 <= number % 100 <= 20:
    return f"{number}th"
suffix = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
return f"{number}{suffix}"
---
if number % 100 in (11, 12, 13):
    suffix = "th"
elif number % 10 == 1:
    suffix = "st"
elif number % 10 == 2:
    suffix = "nd"
elif number % 10 == 3:
    suffix = "rd"
else:
    suffix = "th"
return str(number) + suffix
""",
        lambda r: (r.choice((r.randint(0, 25), r.randint(0, 125))),),
    ),
    made(
        "text.common_chars",
        "common_chars shared_letters common_letters",
        "first: str; second: str",
        "str",
        """
        Return the characters that occur in both {first} and {second}, sorted and without repetition.
        Letters shared by {first} and {second}, each once, in alphabetical order.
        Common characters of two strings as a sorted string.
        Which characters do both strings contain? Sort them and list each only once.
        sorted common letters
        Given two strings, join the characters they have in common in ascending order.
        """,
        """
return "".join(sorted(set(first) & set(second)))
---
return "".join(c for c in sorted(set(first)) if c in second)
---
common = []
for char in first:
    if char in second and char not in common:
        common.append(char)
return "".join(sorted(common))
""",
        _near,
    ),
    made(
        "text.in_first_only",
        "chars_not_in remove_common missing_letters subtract",
        "first: str; second: str",
        "str",
        """
        Remove from {first} all characters that occur in {second}.
        Return the characters of {first} that are not in {second}, in their order.
        Delete every character of the second string from the first one.
        What is left of the first string without the characters of the other?
        characters of one string that the other lacks
        Given two strings, keep only those characters of the first that the second does not contain.
        """,
        """
return "".join(char for char in first if char not in second)
---
result = ""
for char in first:
    if char not in second:
        result += char
return result
---
for char in second:
    first = first.replace(char, "")
return first
""",
        lambda r: (draw.letters(r, 0, 8) if r.random() < 0.6 else draw.word(r), draw.letters(r, 0, 3)),
    ),
    made(
        "text.starts_and_ends_same",
        "same_ends starts_and_ends_same first_equals_last",
        "word: str",
        "bool",
        """
        Check whether {word} starts and ends with the same letter, ignoring case.
        Return True if the first and the last character of {word} are equal in either case; "" gives False.
        Do the first and last letters match? Case does not matter, an empty word does not match.
        first letter equals last letter
        Given a word, tell if it begins with the letter it ends with.
        Compare the two ends of a word, case-insensitively.
        """,
        """
return bool(word) and word[0].lower() == word[-1].lower()
---
if not word:
    return False
return word[0].lower() == word[-1].lower()
---
lowered = word.lower()
return lowered != "" and lowered[0] == lowered[-1]
""",
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 4, "abA"))),),
    ),
    made(
        "text.count_lines",
        "count_lines line_count count_nonempty_lines",
        "text: str",
        "int",
        """
        Count the lines of {text} that are not blank.
        Return how many lines of {text} contain something other than whitespace.
        Number of non-empty lines in a text.
        How many lines are there, not counting empty ones and those with only spaces?
        count non-blank lines
        Given a text with line breaks, count the lines that have content.
        """,
        r"""
return sum(1 for line in text.splitlines() if line.strip())
---
count = 0
for line in text.split("\n"):
    if line.strip():
        count += 1
return count
---
return len([line for line in text.splitlines() if line.strip() != ""])
""",
        lambda r: (
            "\n".join(r.choice(("", " ", draw.word(r), draw.word(r))) for _ in range(r.randint(0, 4))),
        ),
    ),
    made(
        "text.number_lines",
        "number_items number_lines numbered enumerate_lines",
        "lines: list[str]",
        "list[str]",
        """
        Number {lines} from 1, as in "1. text".
        Return {lines} with each one prefixed by its number, a dot and a space.
        Make a numbered list: the first line gets "1. " in front.
        Put "1. ", "2. ", ... before the strings of a list.
        numbered lines starting at 1
        Given a list of strings, prefix every string with its position counted from 1, like "2. milk".
        """,
        """
return [f"{i}. {line}" for i, line in enumerate(lines, 1)]
---
result = []
for i in range(len(lines)):
    result.append(str(i + 1) + ". " + lines[i])
return result
---
return [f"{number}. {line}" for number, line in enumerate(lines, start=1)]
""",
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "text.group_by_first_letter",
        "group_by_first_letter index_words by_first_letter",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their first letter.
        Return a dict from each first character to the list of {words} that start with it.
        Sort words into lists by their initial letter; order and case are kept.
        Build a dictionary with the first letters as keys and lists of the words as values.
        words grouped by first character
        Given a list of non-empty words, collect those with the same first letter in a dict of lists.
        """,
        """
groups = {}
for word in words:
    groups.setdefault(word[0], []).append(word)
return groups
---
groups = {}
for word in words:
    if word[0] not in groups:
        groups[word[0]] = []
    groups[word[0]].append(word)
return groups
---
groups = defaultdict(list)
for word in words:
    groups[word[0]].append(word)
return dict(groups)
""",
        lambda r: ([r.choice(["apple", "ant", "bee", "cat", "cow", "Ann"]) for _ in range(r.randint(0, 5))],),
        ("from collections import defaultdict",),
    ),
    made(
        "text.group_by_length",
        "group_by_length words_by_length by_length",
        "words: list[str]",
        "dict[int, list[str]]",
        """
        Group {words} by length.
        Return a dict from each length to the list of {words} that have it.
        Collect words with the same number of characters in one list.
        Build a dictionary whose keys are lengths and whose values are lists of words, in order.
        words grouped by their length
        Given a list of words, map every occurring length to the words of that length.
        """,
        """
groups = {}
for word in words:
    groups.setdefault(len(word), []).append(word)
return groups
---
groups = defaultdict(list)
for word in words:
    groups[len(word)].append(word)
return dict(groups)
---
groups = {}
for word in words:
    if len(word) in groups:
        groups[len(word)].append(word)
    else:
        groups[len(word)] = [word]
return groups
""",
        lambda r: (draw.words(r, 0, 5),),
        ("from collections import defaultdict",),
    ),
    made(
        "text.between",
        "between text_between extract_between inside_parentheses",
        "text: str",
        "str",
        """
        Return what stands in {text} between the first "(" and the next ")".
        Extract the part of {text} in parentheses; "" if there is no such pair.
        Text inside the first pair of parentheses, empty if there is none.
        Get the content of the parentheses in a string: "f(x) = 2" gives "x".
        what is inside the round brackets
        Given a string, find the first opening parenthesis and return everything up to the closing one.
        """,
        r"""
start = text.find("(")
end = text.find(")", start + 1)
if start == -1 or end == -1:
    return ""
return text[start + 1:end]
---
match = re.search(r"\((.*?)\)", text)
return match.group(1) if match else ""
---
_, opening, rest = text.partition("(")
inside, closing, _ = rest.partition(")")
return inside if closing else ""
""",
        lambda r: (
            r.choice(("", draw.word(r), "f"))
            + r.choice(("(", "(", "(", "(", "(", ""))
            + r.choice(("x", draw.word(r), draw.word(r), "x, y", ""))
            + r.choice((")", ")", ")", ")", ")", ""))
            + r.choice(("", " end", " (b)")),
        ),
        ("import re",),
    ),
)


def _plain_name(char: str) -> str:
    return {"-": "hyphen", "_": "underscore", " ": "space", ",": "comma", ".": "dot"}.get(char, char)


def _longer_than(r: Random) -> Entry:
    n = r.randint(2, 5)
    longer = r.random() < 0.6
    sign, adjective, opposite = (">", "longer", "more") if longer else ("<", "shorter", "fewer")
    return made(
        f"text.count_{adjective}.{n}",
        f"count_{adjective}_words count_words_{adjective}_than_{n} num_{adjective}_words",
        "text: str",
        "int",
        f"""
        Count the words of {{text}} that are {adjective} than {n} characters.
        Return how many words in {{text}} have {opposite} than {n} characters.
        Number of words with {opposite} than {n} letters.
        How many words of the sentence are {adjective} than {n}?
        count words with length {sign} {n}
        """,
        f"""
return sum(1 for word in text.split() if len(word) {sign} {n})
---
count = 0
for word in text.split():
    if len(word) {sign} {n}:
        count += 1
return count
---
return len([word for word in text.split() if len(word) {sign} {n}])
""",
        lambda r: (" ".join(_sized(r, n) for _ in range(r.randint(0, 6))),),
    )


def _keep_length(r: Random) -> Entry:
    n = r.randint(2, 5)
    sign, phrase, name = r.choice(
        (
            (">", f"longer than {n} characters", f"longer_than_{n}"),
            (">=", f"with at least {n} characters", f"at_least_{n}"),
            ("<", f"shorter than {n} characters", f"shorter_than_{n}"),
            ("<=", f"with at most {n} characters", f"at_most_{n}"),
            ("==", f"with exactly {n} characters", f"of_length_{n}"),
        )
    )
    return made(
        f"text.keep.{name}",
        f"words_{name} filter_by_length keep_words filter_words",
        "words: list[str]",
        "list[str]",
        f"""
        Keep the words {phrase}.
        Return the strings of {{words}} {phrase}, in order.
        From a list of words, select those {phrase}.
        only the items of {{words}} {phrase}
        Filter a list of strings: keep those whose length is {sign} {n}.
        """,
        f"""
return [word for word in words if len(word) {sign} {n}]
---
result = []
for word in words:
    if len(word) {sign} {n}:
        result.append(word)
return result
---
return list(filter(lambda word: len(word) {sign} {n}, words))
""",
        lambda r: ([_sized(r, n) for _ in range(r.randint(0, 6))],),
    )


def _starting_with(r: Random) -> Entry:
    letter = r.choice("abcdghlmprstw")
    side, verb, method = r.choice((("starting", "start", "startswith"), ("ending", "end", "endswith")))
    fold = r.random() < 0.5
    case = ", in either case" if fold else " (lower case)"
    test = f'word.lower().{method}("{letter}")' if fold else f'word.{method}("{letter}")'
    index = 0 if side == "starting" else -1
    other = f'word[{index}].lower() == "{letter}"' if fold else f'word[{index}] == "{letter}"'
    return made(
        f"text.{side}.{letter}{'.fold' if fold else ''}",
        f"words_{side}_with_{letter} {side}_with_{letter} filter_words keep_{letter}_words",
        "words: list[str]",
        "list[str]",
        f"""
        Keep the words that {verb} with the letter {letter}{case}.
        Return all of {{words}} that {verb} with "{letter}"{case}.
        Words {side} with {letter}{case}.
        From a list of words, select the ones {side} with '{letter}'{case}.
        Which of the {{words}} {verb} with {letter}{case}?
        """,
        f"""
return [word for word in words if {test}]
---
result = []
for word in words:
    if {test}:
        result.append(word)
return result
---
return [word for word in words if {other}]
""",
        lambda r: (
            [
                draw.word(r)
                if r.random() < 0.5
                else (lambda w: w.upper() if r.random() < 0.2 else w)(
                    letter + draw.letters(r, 1, 3) if side == "starting" else draw.letters(r, 1, 3) + letter
                )
                for _ in range(r.randint(0, 5))
            ],
        ),
    )


def _replace_char(r: Random) -> Entry:
    old, new = (
        r.choice(
            (
                (" ", "_"),
                (" ", "-"),
                ("-", " "),
                ("_", " "),
                ("_", "-"),
                ("-", "_"),
                (",", "."),
                (".", ","),
                (",", ";"),
            )
        )
        if r.random() < 0.6
        else tuple(r.sample("abcdeosrtx*#", 2))
    )
    shown = f"{_plain_name(old)}s" if len(_plain_name(old)) > 1 else f"'{old}'"
    return made(
        f"text.replace.{ord(old)}.{ord(new)}",
        "replace_char replace_all substitute swap_char",
        "text: str",
        "str",
        f"""
        Replace every "{old}" in {{text}} by "{new}".
        Return {{text}} with each "{old}" changed to "{new}".
        Change all {shown} of a string into "{new}".
        Substitute "{new}" for "{old}" everywhere.
        replace "{old}" with "{new}" in {{text}}
        """,
        f"""
return text.replace("{old}", "{new}")
---
return "{new}".join(text.split("{old}"))
---
result = ""
for char in text:
    result += "{new}" if char == "{old}" else char
return result
""",
        lambda r: (draw.letters(r, 0, 8, "abc" + old * 2) if r.random() < 0.7 else _text(r),),
    )


def _remove_chars(r: Random) -> Entry:
    chars = r.choice(
        (".,", ".,!?", "-_", "()", "[]", " -", "0123456789", "xyz", "abc", "$,", "+-", "#@", "*")
    )
    return made(
        f"text.remove.{'.'.join(str(ord(c)) for c in chars)}",
        "remove_chars strip_chars clean delete_chars",
        "text: str",
        "str",
        f"""
        Remove every one of the characters "{chars}" from {{text}}.
        Return {{text}} without any of the characters in "{chars}".
        Delete all characters of a string that are in "{chars}".
        Drop the characters {" ".join(chars) if " " not in chars else repr(chars)} wherever they occur.
        string without the characters "{chars}"
        """,
        f"""
return "".join(char for char in text if char not in "{chars}")
---
for char in "{chars}":
    text = text.replace(char, "")
return text
---
return text.translate(str.maketrans("", "", "{chars}"))
""",
        lambda r: (draw.letters(r, 0, 10, "abA1 " + chars),),
    )


def _repeat(r: Random) -> Entry:
    n = r.randint(2, 6)
    separator = r.choice(("", "-", " ", ", ", "/", "_", "+"))
    told = f'separated by "{separator}"' if separator else "with nothing in between"
    return made(
        f"text.repeat.{n}.{'.'.join(str(ord(c)) for c in separator)}",
        f"repeat repeat_text repeat_{n}_times",
        "text: str",
        "str",
        f"""
        Repeat {{text}} {n} times, {told}.
        Return {n} copies of {{text}} {told}.
        A string repeated {n} times, {told}.
        Write the text {n} times {told}.
        {{text}} x {n}, {told}
        """,
        f"""
return "{separator}".join([text] * {n})
---
copies = []
for _ in range({n}):
    copies.append(text)
return "{separator}".join(copies)
"""
        + (f"---\nreturn text * {n}\n" if not separator else ""),
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 3))),),
    )


def _pick_part(r: Random) -> Entry:
    separator = r.choice((",", ";", ":", "-", "/", "|", ".", "_", " "))
    index, ordinal = r.choice(
        ((0, "first"), (1, "second"), (2, "third"), (-1, "last"), (-2, "second to last"))
    )
    needed = index + 1 if index >= 0 else -index
    guard = f'if len(parts) < {needed}:\n    return ""\n' if needed > 1 else ""
    missing = ', or "" if there are too few parts' if guard else ""
    one_line = (
        f'parts = text.split("{separator}")\nreturn parts[{index}] if len(parts) >= {needed} else ""'
        if guard
        else f'return text.split("{separator}")[{index}]'
    )
    return made(
        f"text.part.{ord(separator)}.{index}",
        f"{ordinal.replace(' ', '_')}_part get_{ordinal.replace(' ', '_')}_field pick_field",
        "text: str",
        "str",
        f"""
        Split {{text}} at "{separator}" and return the {ordinal} part{missing}.
        Return the {ordinal} of the pieces of {{text}} separated by "{separator}"{missing}.
        The {ordinal} field of a string whose fields are separated by "{separator}"{missing}.
        Get the {ordinal} "{separator}"-separated part{missing}.
        {ordinal} part after splitting on "{separator}"{missing}
        """,
        f"""
parts = text.split("{separator}")
{guard}return parts[{index}]
---
{one_line}
""",
        lambda r: (
            separator.join(
                r.choice((draw.word(r), draw.letters(r, 0, 3, "ab12")))
                for _ in range(r.randint(max(needed - 1, 1), needed + 2))
            ),
        ),
    )


def _affix(r: Random) -> Entry:
    front = r.random() < 0.5
    affix = r.choice(
        ("#", "@", "Mr. ", "> ", "- ", "www.", "id_", "$")
        if front
        else ("!", "?", ".txt", ".py", "...", "px", ";", " kg")
    )
    side, word = ("start", "prefix") if front else ("end", "suffix")
    expression = f"'{affix}' + item" if front else f"item + '{affix}'"
    return made(
        f"text.add_{word}.{'.'.join(str(ord(c)) for c in affix)}",
        f"add_{word} {word}_all with_{word}",
        "items: list[str]",
        "list[str]",
        f"""
        Add "{affix}" to the {side} of each string in {{items}}.
        Return {{items}} with the {word} "{affix}" on every string.
        Put "{affix}" at the {side} of all the strings.
        Give each string of a list the {word} "{affix}".
        {word} "{affix}" for every one of {{items}}
        """,
        f"""
return [{expression} for item in items]
---
result = []
for item in items:
    result.append({expression})
return result
---
return [f"{affix if front else ""}{{item}}{affix if not front else ""}" for item in items]
""",
        lambda r: (draw.words(r, 0, 4),),
    )


def _ensure_affix(r: Random) -> Entry:
    front = r.random() < 0.5
    affix = r.choice(
        ("#", "@", "www.", "/", "+", "id_") if front else ("!", "?", ".", ".txt", ".py", "/", ";")
    )
    add = r.random() < 0.5
    side, word, method = ("start", "prefix", "startswith") if front else ("end", "suffix", "endswith")
    n = len(affix)
    if add:
        head = f"""
        Make sure that {{text}} {side}s with "{affix}".
        Add "{affix}" at the {side} of {{text}} unless it is already there.
        Return the string with the {word} "{affix}", added only if it is missing.
        Put "{affix}" at the {side} of a string that does not {side} with it.
        ensure {word} "{affix}"
        """
        result = f'"{affix}" + text' if front else f'text + "{affix}"'
        body = f"""
if not text.{method}("{affix}"):
    return {result}
return text
---
return text if text.{method}("{affix}") else {result}
"""
    else:
        head = f"""
        Remove "{affix}" from the {side} of {{text}} if it is there.
        Return {{text}} without the {word} "{affix}"; other text is unchanged.
        Strip one "{affix}" off the {side} of a string, if present.
        If the string {side}s with "{affix}", cut that off once.
        drop the {word} "{affix}"
        """
        part = f"text[{n}:]" if front else f"text[:-{n}]"
        body = f"""
if text.{method}("{affix}"):
    return {part}
return text
---
return text.remove{word}("{affix}")
---
return {part} if text.{method}("{affix}") else text
"""
    action = "ensure" if add else "remove"
    return made(
        f"text.{action}_{word}.{'.'.join(str(ord(c)) for c in affix)}",
        f"{action}_{word} {action}_{side} {'with' if add else 'strip'}_{word}",
        "text: str",
        "str",
        head,
        body,
        lambda r: (
            (affix * r.randint(0, 2) if front else "")
            + draw.word(r)
            + ("" if front else affix * r.randint(0, 2)),
        ),
    )


def _every_nth(r: Random) -> Entry:
    n = r.randint(2, 5)
    start = r.choice((0, 0, n - 1))
    ordinal = {2: "second", 3: "third", 4: "fourth", 5: "fifth"}[n]
    where = "starting with the first" if start == 0 else f"starting with the {ordinal}"
    return made(
        f"text.every_nth.{n}.{start}",
        f"every_{ordinal}_char every_{ordinal} take_every_{n} skip_chars",
        "text: str",
        "str",
        f"""
        Return every {ordinal} character of {{text}}, {where}.
        Take each {ordinal} character of a string, {where}.
        Keep the characters of {{text}} at the indexes {start}, {start + n}, {start + 2 * n} and so on.
        every {ordinal} char, {where}
        From a string, pick one character out of {n}, {where} one.
        """,
        f"""
return text[{start or ""}::{n}]
---
return "".join(char for i, char in enumerate(text) if i % {n} == {start})
---
result = ""
for i in range({start}, len(text), {n}):
    result += text[i]
return result
""",
        lambda r: (r.choice((_text(r), draw.letters(r, 0, 9, "abcdefgh"))),),
    )


def _count_any(r: Random) -> Entry:
    kind, test, other = r.choice(
        (
            ("digits", "char.isdigit()", 'char in "0123456789"'),
            ("spaces", 'char == " "', 'char in " "'),
            ("letters", "char.isalpha()", "char.upper() != char.lower()"),
            ("lower-case letters", "char.islower()", 'char in "abcdefghijklmnopqrstuvwxyz"'),
            ("commas", 'char == ","', 'char in ","'),
            ("characters other than spaces", 'char != " "', 'char not in " "'),
            ("punctuation marks out of . , ! ?", 'char in ".,!?"', 'char in (".", ",", "!", "?")'),
        )
    )
    name = kind.split()[0].replace("-", "_") if not kind.startswith("characters") else "non_spaces"
    return made(
        f"text.count.{name}",
        f"count_{name} num_{name} number_of_{name}",
        "text: str",
        "int",
        f"""
        Count the {kind} in {{text}}.
        Return the number of {kind} that {{text}} contains.
        How many {kind} does the string have?
        number of {kind}
        Given a string, count its {kind}.
        """,
        f"""
return sum(1 for char in text if {test})
---
count = 0
for char in text:
    if {test}:
        count += 1
return count
---
return sum({other} for char in text)
""",
        lambda r: (draw.letters(r, 0, 10, "abA1 27,.!x  ,,") if r.random() < 0.75 else _text(r),),
    )


def _first_chars(r: Random) -> Entry:
    n = r.randint(2, 5)
    what, expression, loop = r.choice(
        (
            (f"first {n} characters", f"word[:{n}]", f"word[0:{n}]"),
            (f"last {n} characters", f"word[-{n}:]", f"word[max(len(word) - {n}, 0):]"),
        )
    )
    name = what.split()[0]
    return made(
        f"text.{name}_chars.{n}",
        f"{name}_{n} {name}_{n}_chars abbreviate {name}_letters",
        "words: list[str]",
        "list[str]",
        f"""
        Return the {what} of each of {{words}}.
        Cut every word down to its {what}; shorter words stay whole.
        The {what} of every string in {{words}}.
        List the {what} of each word.
        Given a list of strings, keep only the {what} of each.
        """,
        f"""
return [{expression} for word in words]
---
result = []
for word in words:
    result.append({expression})
return result
---
return [{loop} for word in words]
""",
        lambda r: (draw.words(r, 0, 5),),
    )


FAMILIES = (
    _longer_than,
    _keep_length,
    _starting_with,
    _replace_char,
    _remove_chars,
    _repeat,
    _pick_part,
    _affix,
    _ensure_affix,
    _every_nth,
    _count_any,
    _first_chars,
)
