"""Lists of strings once more: groups, choices by length or letters, orders, checks of all items."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_COUNTER = "from collections import Counter"


def _short(r: Random, low: int = 0, high: int = 6, alphabet: str = "abAc") -> list[str]:
    """Short strings over few letters, so that many are equal or alike."""
    return [draw.letters(r, 0, 4, alphabet) for _ in range(r.randint(low, high))]


def _mixed(r: Random) -> list[str]:
    kinds = ("", "12", "-7", "a1", "x", "Anna", "level", "OK", "ABC", "book", "007", "Noon", "3.5")
    return [draw.word(r) if r.random() < 0.4 else r.choice(kinds) for _ in range(r.randint(0, 6))]


def _emails(r: Random) -> list[str]:
    names, domains = (
        ("ann", "ben", "eva.k", "Leo"),
        ("a.io", "mail.com", "A.io", "b.org", "ba.io", "x.mail.com"),
    )
    return [f"{r.choice(names)}@{r.choice(domains)}" for _ in range(r.randint(0, 5))]


ENTRIES = (
    made(
        "text_groups.by_last_letter",
        "group_by_last_letter group_by_final_letter words_by_last_letter",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their last letter; empty strings are left out.
        group words by final character
        Return a dict from each last character to the list of the words that end with it, in order.
        Given a list of words, collect those with the same ending letter.
        Which words end with which letter? Case matters.
        Dictionary of words keyed by their last letter.
        Group words by their last character; empty strings are skipped.
        dict of words by final letter
        Return a dict from each last character to the list of {words} that end with it, in order.
        """,
        """
        groups = {}
        for word in words:
            if word:
                groups.setdefault(word[-1], []).append(word)
        return groups
        ---
        groups = defaultdict(list)
        for word in filter(None, words):
            groups[word[-1]].append(word)
        return dict(groups)
        """,
        lambda r: (_short(r),),
        "from collections import defaultdict",
    ),
    made(
        "text_groups.by_first_letter_any_case",
        "group_by_initial group_alphabetically group_by_first_letter_ignoring_case index_words",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their first letter in upper case, letters and words in alphabetical order.
        alphabetical index
        Return a dict such as {{'A': ['apple', 'Ape'], ...}}: keys sorted, each list sorted ignoring case.
        Given names for an address book, sort them into letters; empty strings are left out.
        Register of words by initial, case ignored.
        Words under their capital initials.
        """,
        """
        groups = {}
        for word in sorted(filter(None, words), key=str.lower):
            groups.setdefault(word[0].upper(), []).append(word)
        return dict(sorted(groups.items()))
        ---
        letters = sorted({word[0].upper() for word in words if word})
        ordered = sorted(words, key=str.lower)
        return {letter: [word for word in ordered if word[:1].upper() == letter] for letter in letters}
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.by_vowel_count",
        "group_by_vowel_count words_by_vowels group_by_number_of_vowels",
        "words: list[str]",
        "dict[int, list[str]]",
        """
        Group {words} by how many vowels they have.
        group words by vowel count
        Return a dict from a number of vowels (a, e, i, o, u in any case) to the words with that many.
        Given a list of words, collect those with equally many vowels.
        Which words have 0, 1, 2, ... vowels?
        Keys in order of first appearance.
        """,
        """
        groups = {}
        for word in words:
            count = sum(char in "aeiouAEIOU" for char in word)
            groups.setdefault(count, []).append(word)
        return groups
        ---
        counts = [len([char for char in word if char.lower() in "aeiou"]) for word in words]
        return {key: [word for word, n in zip(words, counts) if n == key] for key in counts}
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.letter_to_words",
        "letter_index words_by_letter inverted_letter_index letter_to_words",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Map each letter to the list of the {words} that contain it; letters sorted, words in order.
        inverted index of letters
        Return a dict from every character used to all words in which it occurs.
        Given a list of words, which words have an 'a', which a 'b' and so on?
        A word is listed once for each of its different letters; case matters.
        Words for every character.
        """,
        """
        letters = sorted(set("".join(words)))
        return {letter: [word for word in words if letter in word] for letter in letters}
        ---
        index = {}
        for word in words:
            for letter in dict.fromkeys(word):
                index.setdefault(letter, []).append(word)
        return dict(sorted(index.items()))
        """,
        lambda r: ([draw.letters(r, 0, 3, "abc") for _ in range(r.randint(0, 4))],),
    ),
    made(
        "text_groups.word_to_transformed",
        "word_to_reversed reversed_dict map_to_reversed reverse_map",
        "words: list[str]",
        "dict[str, str]",
        """
        Map each of {words} to the word spelled backwards.
        dict of reversed words
        Return a dictionary whose keys are the words and whose values are their reversals.
        Given a list of words, look up what each looks like in reverse.
        word -> word[::-1]
        Reversed forms by word.
        """,
        """
        return {word: word[::-1] for word in words}
        ---
        result = {}
        for word in words:
            result[word] = "".join(reversed(word))
        return result
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.word_to_upper",
        "words_to_upper_dict map_to_upper uppercase_map word_to_uppercase",
        "words: list[str]",
        "dict[str, str]",
        """
        Map each of {words} to its form in capitals.
        dict of words and their upper case
        Return a dictionary whose keys are the words and whose values are the same words in upper case.
        Given a list of words, look up the uppercase of each.
        word -> WORD
        Uppercase forms by word.
        """,
        """
        return {word: word.upper() for word in words}
        ---
        return dict(zip(words, map(str.upper, words)))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.count_char_in_each",
        "count_char_in_each letter_count_per_word char_counts_per_word occurrences_per_word",
        "words: list[str]; char: str",
        "dict[str, int]",
        """
        Map each of {words} to how often {char} occurs in it.
        count a letter in every word
        Return a dictionary from word to the number of times it contains {char}; case matters.
        Given a list of words and a letter, count the letter word by word.
        How many of the letter has each word?
        Occurrences per string.
        """,
        """
        return {word: word.count(char) for word in words}
        ---
        counts = {}
        for word in words:
            counts[word] = sum(c == char for c in word)
        return counts
        """,
        lambda r: (draw.words(r), r.choice("aeol")),
    ),
    made(
        "text_groups.vowel_counts_list",
        "vowel_counts vowels_in_each count_vowels_in_words vowels_per_string",
        "words: list[str]",
        "list[int]",
        """
        List how many vowels each of {words} has.
        vowel counts of a list of words
        Return a list with the number of a, e, i, o, u (in any case) in every word, in order.
        Given a list of strings, count the vowels in each.
        One number per word.
        How many vowels are in the first, second, ... word?
        Count the vowels in each of {words}.
        How many of a, e, i, o, u does every string have, in either case?
        vowel counts of a list
        """,
        """
        return [sum(char in "aeiouAEIOU" for char in word) for word in words]
        ---
        counts = []
        for word in words:
            counts.append(len([char for char in word.lower() if char in "aeiou"]))
        return counts
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.total_vowels",
        "total_vowels count_all_vowels sum_of_vowels vowels_in_list",
        "words: list[str]",
        "int",
        """
        Count the vowels in all {words} together.
        total number of vowels
        Return how many a, e, i, o, u (in any case) the strings of the list have in sum.
        Given a list of words, add up their vowels.
        Vowel count over a list of strings.
        0 for an empty list
        """,
        """
        return sum(char in "aeiouAEIOU" for word in words for char in word)
        ---
        return sum(char in "aeiou" for char in "".join(words).lower())
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.count_anagrams_of",
        "count_anagrams count_anagrams_of number_of_anagrams anagrams_in_list",
        "word: str; words: list[str]",
        "int",
        """
        Count the {words} that are anagrams of {word}.
        number of anagrams
        Return how many strings of the list have exactly the letters of {word} in any order, itself included.
        Given a word and a list, how many of the list can be rearranged to the word?
        Case matters, repetitions count each time.
        Count permutations of a word.
        """,
        """
        return sum(sorted(other) == sorted(word) for other in words)
        ---
        letters = sorted(word)
        return len([other for other in words if sorted(other) == letters])
        """,
        lambda r: (
            draw.letters(r, 0, 3, "ab"),
            [draw.letters(r, 0, 3, "ab") for _ in range(r.randint(0, 6))],
        ),
    ),
    made(
        "text_groups.emails_by_domain",
        "group_emails_by_domain emails_by_domain users_by_domain",
        "emails: list[str]",
        "dict[str, list[str]]",
        """
        Group the user names of {emails} by domain: {{'a.io': ['ann', 'ben']}}; domains in lower case.
        users per e-mail domain
        Return a dict from domain to the list of what stands before the '@', in order.
        Given a list of mail addresses, collect the names for each provider.
        Who has an address at which domain?
        Each email has exactly one '@'.
        Group {emails} by domain in lower case: a dict from domain to the user parts before the '@'.
        group e-mail addresses by domain
        Return which users each mail domain has, in the order of the list.
        """,
        """
        groups = {}
        for email in emails:
            user, domain = email.split("@")
            groups.setdefault(domain.lower(), []).append(user)
        return groups
        ---
        groups = defaultdict(list)
        for email in emails:
            user, _, domain = email.partition("@")
            groups[domain.lower()].append(user)
        return dict(groups)
        """,
        lambda r: (_emails(r),),
        "from collections import defaultdict",
    ),
    made(
        "text_groups.count_domains",
        "count_email_domains count_domains domain_counts emails_per_domain",
        "emails: list[str]",
        "dict[str, int]",
        """
        Count {emails} by their domain in lower case.
        e-mail domain frequencies
        Return a dict from what follows the '@' to how many addresses have it, in order of appearance.
        Given a list of mail addresses, how often is each provider used?
        Tally of domains, ignoring case.
        Number of users per domain.
        """,
        """
        return dict(Counter(email.rpartition("@")[2].lower() for email in emails))
        ---
        counts = {}
        for email in emails:
            domain = email.split("@")[-1].lower()
            counts[domain] = counts.get(domain, 0) + 1
        return counts
        """,
        lambda r: (_emails(r),),
        _COUNTER,
    ),
    made(
        "text_groups.filter_domain",
        "emails_with_domain filter_emails_by_domain emails_from_domain",
        "emails: list[str]; domain: str",
        "list[str]",
        """
        Keep the {emails} whose domain is {domain}, ignoring case.
        filter addresses by domain
        Return the mail addresses that end with '@' and {domain}, in order.
        Given a list of emails and a provider, which belong to it?
        Addresses of one company.
        Subdomains do not count.
        """,
        """
        return [email for email in emails if email.lower().endswith("@" + domain.lower())]
        ---
        return [email for email in emails if email.rpartition("@")[2].lower() == domain.lower()]
        """,
        lambda r: (_emails(r), r.choice(("a.io", "A.IO", "mail.com", "b.org"))),
    ),
    made(
        "text_groups.n_longest",
        "n_longest_words longest_words top_longest longest_n",
        "words: list[str]; n: int",
        "list[str]",
        """
        Return the {n} longest of {words}, longest first; equally long ones keep their order.
        longest n words
        Get the {n} strings with the most characters; all of them if there are fewer.
        Given a list of words and a number, which are the longest?
        Top {n} by length.
        Sort by descending length and take the first ones.
        """,
        """
        return sorted(words, key=len, reverse=True)[:n]
        ---
        return heapq.nlargest(n, words, key=len)
        """,
        lambda r: (draw.words(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "text_groups.n_shortest",
        "n_shortest_words shortest_words top_shortest shortest_n",
        "words: list[str]; n: int",
        "list[str]",
        """
        Return the {n} shortest of {words}, shortest first; equally long ones keep their order.
        shortest n words
        Get the {n} strings with the fewest characters; all of them if there are fewer.
        Given a list of words and a number, which are the shortest?
        Bottom {n} by length.
        Sort by length and take the first ones.
        """,
        """
        return sorted(words, key=len)[:n]
        ---
        return heapq.nsmallest(n, words, key=len)
        """,
        lambda r: (draw.words(r), r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "text_groups.second_longest",
        "second_longest second_longest_word second_longest_string",
        "words: list[str]",
        "str | None",
        """
        Return the second longest of {words}, None if there are fewer than two.
        second longest word
        Order the strings by descending length, stable, and give the one at the second place.
        Given a list of words, which comes right after the longest?
        Runner-up by length; on ties the earlier one is first.
        Second in length.
        """,
        """
        if len(words) < 2:
            return None
        return sorted(words, key=len, reverse=True)[1]
        ---
        ordered = sorted(words, key=lambda word: -len(word))
        return ordered[1] if len(ordered) > 1 else None
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.all_shortest",
        "all_shortest shortest_strings words_of_minimum_length",
        "words: list[str]",
        "list[str]",
        """
        Return all of {words} that have the smallest length, in order.
        all shortest strings
        Find every string that is as short as the shortest one.
        Given a list of words, which have the minimal number of characters?
        Ties included; [] for an empty list.
        Words of minimum length.
        Find all of {words} that have the least length, in order.
        Which strings are the shortest, if there are several?
        all shortest words
        """,
        """
        shortest = min(map(len, words), default=0)
        return [word for word in words if len(word) == shortest]
        ---
        return [word for word in words if all(len(word) <= len(other) for other in words)]
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.longest_starting_with",
        "longest_starting_with longest_word_with_prefix longest_with_letter",
        "words: list[str]; prefix: str",
        "str | None",
        """
        Return the longest of {words} that starts with {prefix}, None if there is none.
        longest word with a given start
        Among the strings that begin with {prefix}, find the one with the most characters, the first on a tie.
        Given a list of words and a letter, which is the longest word with that initial?
        Case matters.
        Filter by prefix, then maximum by length.
        """,
        """
        return max((word for word in words if word.startswith(prefix)), key=len, default=None)
        ---
        best = None
        for word in words:
            if word.startswith(prefix) and (best is None or len(word) > len(best)):
                best = word
        return best
        """,
        lambda r: (_short(r), r.choice(("a", "b", "A", ""))),
    ),
    made(
        "text_groups.longest_common_word",
        "longest_common_word longest_shared_word longest_in_both",
        "first: list[str]; second: list[str]",
        "str",
        """
        Return the longest word that is in both {first} and {second}, '' if they share none.
        longest common word of two lists
        Of the strings in both lists, find the one with the most characters, the first in {first} on a tie.
        Given two lists of words, what is the longest in both?
        Intersection, then maximum by length.
        Case matters.
        """,
        """
        return max((word for word in first if word in second), key=len, default="")
        ---
        best = ""
        for word in first:
            if len(word) > len(best) and word in second:
                best = word
        return best
        """,
        lambda r: (
            [r.choice(("tea", "milk", "sun", "bread", "a")) for _ in range(r.randint(0, 4))],
            [r.choice(("tea", "milk", "rain", "bread", "a")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "text_groups.most_of_char",
        "word_with_most most_occurrences_word word_with_most_of_letter",
        "words: list[str]; char: str",
        "str | None",
        """
        Return the one of {words} in which {char} occurs most often; None if it occurs in none.
        word with the most of a letter
        Find the string that contains the character more often than the others, the first on a tie.
        Given a list of words and a letter, which has it most frequently?
        Max by count.
        None also for an empty list.
        """,
        """
        best = max(words, key=lambda word: word.count(char), default="")
        return best if char in best else None
        ---
        best, most = None, 0
        for word in words:
            if word.count(char) > most:
                best, most = word, word.count(char)
        return best
        """,
        lambda r: (_short(r), r.choice("abc")),
    ),
    made(
        "text_groups.most_common_length",
        "most_common_length most_frequent_length mode_of_lengths",
        "words: list[str]",
        "int",
        """
        Which length do most of {words} have? The smaller on a tie, 0 for an empty list.
        most common word length
        Return the number of characters that occurs most often as a length.
        Given a list of strings, find the mode of their lengths.
        Most frequent length; ties go to the shorter length.
        How long are most words?
        """,
        """
        lengths = [len(word) for word in words]
        return max(sorted(set(lengths)), key=lengths.count, default=0)
        ---
        counts = Counter(map(len, words))
        return min(counts, key=lambda length: (-counts[length], length), default=0)
        """,
        lambda r: (draw.words(r),),
        _COUNTER,
    ),
    made(
        "text_groups.length_pairs",
        "word_length_pairs words_with_lengths length_tuples",
        "words: list[str]",
        "list[tuple[str, int]]",
        """
        Pair each of {words} with its length.
        words and their lengths as tuples
        Return a list of (word, number of characters) in order.
        Given a list of strings, make tuples with the string and how long it is.
        (word, len)
        Lengths next to the words.
        Pair every word with its length.
        tuples of string and length
        Return (word, len(word)) for each of {words}, in order.
        Which words are there, and how long are they?
        """,
        """
        return [(word, len(word)) for word in words]
        ---
        return list(zip(words, map(len, words)))
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.all_anagrams",
        "all_anagrams are_all_anagrams mutual_anagrams",
        "words: list[str]",
        "bool",
        """
        Are all {words} anagrams of each other?
        all words have the same letters
        Return True if the sorted letters of every word are the same; True for up to one word.
        Given a list of words, can each be rearranged to any other?
        Same letters equally often; case matters.
        Mutual anagrams.
        """,
        """
        return len({"".join(sorted(word)) for word in words}) <= 1
        ---
        return all(sorted(word) == sorted(words[0]) for word in words)
        """,
        lambda r: ([draw.letters(r, 2, 2, "ab") for _ in range(r.randint(0, 3))],),
    ),
    made(
        "text_groups.all_numeric",
        "all_numeric all_strings_numeric all_digit_strings are_all_numbers",
        "strings: list[str]",
        "bool",
        """
        Do all {strings} consist of digits only?
        all strings numeric
        Return True if every string is made of digits and not empty; True for an empty list.
        Given a list of texts, is each a whole number without sign?
        False as soon as one has another character.
        Check before converting to int.
        """,
        """
        return all(string.isdigit() for string in strings)
        ---
        for string in strings:
            if not string.isdigit():
                return False
        return True
        """,
        lambda r: ([r.choice(("1", "22", "007", "a", "", "-1")) for _ in range(r.choice((0, 1, 1, 2)))],),
    ),
    made(
        "text_groups.all_capitalized",
        "all_start_with_capital all_capitalized all_words_capitalized every_word_capitalized",
        "words: list[str]",
        "bool",
        """
        Do all {words} start with a capital letter?
        all words capitalized
        Return True if the first character of every string is an upper-case letter; True for an empty list.
        Given a list of names, does each begin with a capital?
        An empty string makes it False.
        Check initial capitals.
        """,
        """
        return all(word[:1].isupper() for word in words)
        ---
        for word in words:
            if not word or not word[0].isupper():
                return False
        return True
        """,
        lambda r: ([r.choice(("Ann", "Ben", "OK", "eva", "", "Leo")) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "text_groups.has_duplicates_any_case",
        "has_duplicates_ignoring_case has_duplicate_words contains_duplicates_any_case",
        "words: list[str]",
        "bool",
        """
        Are two of {words} equal, ignoring case?
        duplicate strings without regard to case
        Return True if some word occurs twice when capitals do not matter.
        Given a list of names, is one there more than once, in whatever case?
        'Ann' and 'ANN' are the same.
        False for different words only and for an empty list.
        """,
        """
        return len({word.lower() for word in words}) < len(words)
        ---
        seen = set()
        for word in words:
            if word.lower() in seen:
                return True
            seen.add(word.lower())
        return False
        """,
        lambda r: (_short(r, 0, 4),),
    ),
    made(
        "text_groups.remove_items_with",
        "remove_strings_containing exclude_containing drop_strings_with filter_out_substring",
        "strings: list[str]; parts: list[str]",
        "list[str]",
        """
        Remove those of {strings} that contain any of {parts}.
        exclude strings with forbidden parts
        Return the strings in which none of the given texts occurs, in order; case matters.
        Given a list of messages and a black list, keep the clean ones.
        Filter out by substrings.
        Drop whatever has one of the words inside.
        Keep the {strings} that contain none of the characters in {parts}.
        Return all words without any of the given letters, in order.
        words that avoid forbidden letters
        Remove all strings that contain any of the {parts} texts.
        """,
        """
        return [string for string in strings if not any(part in string for part in parts)]
        ---
        result = []
        for string in strings:
            for part in parts:
                if part in string:
                    break
            else:
                result.append(string)
        return result
        """,
        lambda r: (draw.words(r), r.sample(("a", "ee", "re", "oo", "B"), r.randint(0, 2))),
    ),
    made(
        "text_groups.remove_any_case",
        "remove_word_ignoring_case remove_ignoring_case without_word drop_item_ignoring_case",
        "words: list[str]; word: str",
        "list[str]",
        """
        Remove every string from {words} that equals {word}, ignoring case.
        case-insensitive removal from a list
        Return the words that differ from {word} by more than capitals, in order.
        Given a list and a word, delete the word in all spellings of case.
        'tea', 'Tea' and 'TEA' all go.
        All other strings stay.
        """,
        """
        return [item for item in words if item.lower() != word.lower()]
        ---
        result = []
        for item in words:
            if item.lower() != word.lower():
                result.append(item)
        return result
        """,
        lambda r: (_short(r), draw.letters(r, 1, 2, "abA")),
    ),
    made(
        "text_groups.partition_starts",
        "partition_by_prefix split_by_prefix separate_by_prefix",
        "words: list[str]; prefix: str",
        "tuple[list[str], list[str]]",
        """
        Split {words} into those that start with {prefix} and all others.
        partition by prefix
        Return two lists: the words beginning with the prefix and the rest, both in order.
        Given a list of words and a start, separate the matching from the other words.
        Case matters.
        (with prefix, without prefix)
        Split {words} into those that start with {prefix} and the others.
        Which strings begin with the prefix and which do not? Return both lists.
        words with and without a prefix
        """,
        """
        matching = [word for word in words if word.startswith(prefix)]
        others = [word for word in words if not word.startswith(prefix)]
        return matching, others
        ---
        parts = ([], [])
        for word in words:
            parts[not word.startswith(prefix)].append(word)
        return parts
        """,
        lambda r: (_short(r), r.choice(("a", "b", "A", ""))),
    ),
    made(
        "text_groups.partition_capitalized",
        "separate_capitalized partition_by_case split_by_capital",
        "words: list[str]",
        "tuple[list[str], list[str]]",
        """
        Split {words} into those that start with a capital letter and all others.
        partition by first letter case
        Return two lists: the capitalized words and the rest, both in order.
        Given a list of words, separate the names from the common words.
        (capitalized, not capitalized)
        Upper-case initials first.
        """,
        """
        capitalized = [word for word in words if word[:1].isupper()]
        others = [word for word in words if not word[:1].isupper()]
        return capitalized, others
        ---
        capitalized, others = [], []
        for word in words:
            if word and word[0].isupper():
                capitalized.append(word)
            else:
                others.append(word)
        return capitalized, others
        """,
        lambda r: (_mixed(r),),
    ),
    made(
        "text_groups.sort_descending",
        "sort_reverse_alphabetical sort_descending reverse_alphabetical sort_z_to_a",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} in reverse alphabetical order, ignoring case.
        sort from Z to A
        Return the words from the last to the first in the alphabet; equal ones keep their order.
        Given a list of names, order them descending.
        Alphabetical order turned around, capitals do not matter.
        Descending sort of strings.
        Sort words in reverse alphabetical order, ignoring case.
        strings from z to a
        Return {words} in descending order as a dictionary would have them; ties keep their order.
        """,
        """
        return sorted(words, key=str.lower, reverse=True)
        ---
        ordered = list(words)
        ordered.sort(key=lambda word: word.lower(), reverse=True)
        return ordered
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.sort_by_distinct",
        "sort_by_unique_letters sort_by_distinct_letters order_by_unique_chars",
        "words: list[str]",
        "list[str]",
        """
        Sort {words} by their number of different characters, fewest first; ties keep their order.
        sort by unique letters
        Return the words in ascending order of how many distinct characters they use.
        Given a list of strings, rank them by the variety of their letters.
        Key is the size of the set of characters; case matters.
        Stable sort.
        """,
        """
        return sorted(words, key=lambda word: len(set(word)))
        ---
        ordered = list(words)
        ordered.sort(key=lambda word: len(set(word)))
        return ordered
        """,
        lambda r: (_short(r),),
    ),
    made(
        "text_groups.sort_by_word_count",
        "sort_by_word_count order_sentences_by_words sort_sentences",
        "sentences: list[str]",
        "list[str]",
        """
        Sort {sentences} by their number of words, fewest first; ties keep their order.
        sort by word count
        Return the texts in ascending order of how many whitespace-separated words they have.
        Given a list of lines, put the ones with few words first.
        Rank texts by words.
        Stable sort of sentences.
        """,
        """
        return sorted(sentences, key=lambda sentence: len(sentence.split()))
        ---
        counts = sorted((len(sentence.split()), i) for i, sentence in enumerate(sentences))
        return [sentences[i] for _, i in counts]
        """,
        lambda r: ([draw.sentence(r, 0, 4) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "text_groups.sort_by_nth_letter",
        "sort_by_nth_letter sort_by_letter_at sort_by_char_at",
        "words: list[str]; index: int",
        "list[str]",
        """
        Sort {words} by their character at {index}, from 0; words that are too short come first.
        sort by the nth letter
        Return the words in ascending order of the letter at one position; ties keep their order.
        Given a list of words and a non-negative index, order them by that letter.
        Key is a single character.
        Sort by second letter, third letter and so on.
        """,
        """
        return sorted(words, key=lambda word: word[index : index + 1])
        ---
        return sorted(words, key=lambda word: word[index] if index < len(word) else "")
        """,
        lambda r: (_short(r), r.randint(0, 3)),
    ),
    made(
        "text_groups.sort_custom_alphabet",
        "sort_by_alphabet sort_with_custom_alphabet alien_sort custom_alphabetical_order",
        "words: list[str]; alphabet: str",
        "list[str]",
        """
        Sort {words} alphabetically in the letter order of {alphabet}, which has all their letters.
        custom alphabet
        Return the words in dictionary order when the letters are ranked as in {alphabet}.
        Given an unusual order of letters, put the words into that order.
        Alien dictionary sort.
        A word comes before the longer words that begin with it.
        Sort words by the order of the letters in {alphabet}.
        sort with a custom alphabet
        Return {words} as a dictionary would have them whose letters come in the order of {alphabet}.
        """,
        """
        return sorted(words, key=lambda word: [alphabet.index(char) for char in word])
        ---
        rank = {char: i for i, char in enumerate(alphabet)}
        return sorted(words, key=lambda word: tuple(rank[char] for char in word))
        """,
        lambda r: (
            [draw.letters(r, 0, 3, "abc") for _ in range(r.randint(0, 5))],
            r.choice(("cab", "bca", "abc", "cba")),
        ),
    ),
    made(
        "text_groups.sort_text_custom",
        "sort_letters_by_alphabet custom_sort_string sort_chars_by_order order_letters",
        "text: str; alphabet: str",
        "str",
        """
        Sort the characters of {text} in the order of {alphabet}; characters that are not in it come last.
        custom sort of a string
        Return the text rearranged so that its letters follow {alphabet}; the others keep their order.
        Given a string and an order of letters, sort by it.
        Rank letters as another string lists them.
        Order chars by a given sequence.
        """,
        """
        def rank(char: str) -> int:
            return alphabet.index(char) if char in alphabet else len(alphabet)

        return "".join(sorted(text, key=rank))
        ---
        rank = {char: i for i, char in reversed(list(enumerate(alphabet)))}
        return "".join(sorted(text, key=lambda char: rank.get(char, len(alphabet))))
        """,
        lambda r: (draw.letters(r, 0, 7, "abcde"), r.choice(("cab", "edcba", "b", ""))),
    ),
    made(
        "text_groups.sort_letters_desc",
        "sort_letters_descending sort_string_descending reverse_sort_letters",
        "text: str",
        "str",
        """
        Sort the characters of {text} in descending order.
        letters from z to a
        Return the text with its characters from the largest to the smallest code.
        Given a word, order its letters backwards in the alphabet.
        Descending sort of a string.
        Reverse of the sorted characters.
        """,
        """
        return "".join(sorted(text, reverse=True))
        ---
        return "".join(sorted(text))[::-1]
        """,
        lambda r: (draw.letters(r, 0, 7, "abcAB1"),),
    ),
    made(
        "text_groups.sort_letters_any_case",
        "sort_letters_ignoring_case sort_chars_case_insensitive alphabetize_letters",
        "text: str",
        "str",
        """
        Sort the characters of {text}, ignoring case; equal letters keep their order.
        case-insensitive sort of letters
        Return the text with its letters in alphabetical order, capitals next to small letters.
        Given a word with capitals, alphabetize its letters.
        'bAa' becomes 'Aab'
        Order letters without regard to case.
        """,
        """
        return "".join(sorted(text, key=str.lower))
        ---
        chars = list(text)
        chars.sort(key=lambda char: char.lower())
        return "".join(chars)
        """,
        lambda r: (draw.letters(r, 0, 7, "abcABC"),),
    ),
    made(
        "text_groups.letters_then_digits",
        "letters_before_digits separate_letters_digits letters_then_digits move_digits_to_end",
        "text: str",
        "str",
        """
        Move the digits of {text} behind all its other characters; both keep their order.
        digits to the end
        Return the text with everything that is no digit first and then the digits.
        Given a mixed string, separate letters from numbers.
        'a1b2' becomes 'ab12'
        Letters before digits.
        """,
        """
        return "".join(sorted(text, key=str.isdigit))
        ---
        digits = "".join(char for char in text if char.isdigit())
        others = "".join(char for char in text if not char.isdigit())
        return others + digits
        """,
        lambda r: (draw.letters(r, 0, 8, "abc123 "),),
    ),
    made(
        "text_groups.capitals_first",
        "uppercase_first_then_lowercase capitals_first move_capitals_to_front sort_by_case",
        "text: str",
        "str",
        """
        Move the capital letters of {text} to its front; both parts keep their order.
        capitals first
        Return the upper-case letters of the text followed by everything else.
        Given a string, put its capitals before the other characters.
        'aBcD' becomes 'BDac'
        Separate upper case from the rest.
        """,
        """
        return "".join(sorted(text, key=lambda char: not char.isupper()))
        ---
        capitals = [char for char in text if char.isupper()]
        others = [char for char in text if not char.isupper()]
        return "".join(capitals + others)
        """,
        lambda r: (draw.letters(r, 0, 8, "abcABC1"),),
    ),
    made(
        "text_groups.chunk_words",
        "chunk_words group_words words_in_groups split_into_groups_of_words",
        "text: str; n: int",
        "list[str]",
        """
        Split {text} into pieces of {n} words, joined by single spaces; the last one may be shorter.
        chunks of words
        Return a list of texts with {n} consecutive words each; {n} is positive.
        Given a long text, cut it into parts of equally many words.
        Batches of words.
        Every {n} words make an item.
        """,
        """
        words = text.split()
        return [" ".join(words[i : i + n]) for i in range(0, len(words), n)]
        ---
        chunks = []
        for i, word in enumerate(text.split()):
            if i % n == 0:
                chunks.append(word)
            else:
                chunks[-1] += " " + word
        return chunks
        """,
        lambda r: (draw.sentence(r, 0, 7), r.randint(1, 3)),
    ),
    made(
        "text_groups.word_ngrams",
        "word_ngrams ngrams sliding_words n_word_phrases",
        "text: str; n: int",
        "list[str]",
        """
        List all sequences of {n} neighboring words in {text}, joined by single spaces.
        word n-grams
        Return every phrase of {n} consecutive words from left to right; [] if there are fewer words.
        Given a sentence and a positive number, make its n-grams.
        Sliding window over words.
        Trigrams for 3, for example.
        """,
        """
        words = text.split()
        return [" ".join(words[i : i + n]) for i in range(len(words) - n + 1)]
        ---
        words = text.split()
        return [" ".join(group) for group in zip(*(words[i:] for i in range(n)))]
        """,
        lambda r: (draw.sentence(r, 0, 7), r.randint(1, 3)),
    ),
    made(
        "text_groups.word_distance",
        "word_distance shortest_word_distance distance_between_words",
        "words: list[str]; first: str; second: str",
        "int",
        """
        Smallest difference of the indices of {first} and {second} in {words}; -1 if one is missing.
        shortest distance between two words
        Return how near two different words come to each other in a list.
        Given a list of words and two of them, find the least number of steps from one to the other.
        Neighbors have distance 1.
        Minimum over all occurrences.
        """,
        """
        a = [i for i, word in enumerate(words) if word == first]
        b = [i for i, word in enumerate(words) if word == second]
        return min((abs(i - j) for i in a for j in b), default=-1)
        ---
        last = {first: None, second: None}
        best = -1
        for i, word in enumerate(words):
            if word in last:
                last[word] = i
                if None not in last.values():
                    distance = abs(last[first] - last[second])
                    best = distance if best < 0 else min(best, distance)
        return best
        """,
        lambda r: ([r.choice("abc") for _ in range(r.randint(0, 7))], *r.choice((("a", "b"), ("c", "a")))),
    ),
    made(
        "text_groups.closest_by_length",
        "closest_in_length nearest_length word_with_length_near",
        "words: list[str]; length: int",
        "str",
        """
        Return the one of {words} whose length is nearest to {length}; the first on a tie, '' for no words.
        word of about the given length
        Find the string with the smallest difference between its number of characters and {length}.
        Given a list of words, which fits best into a space of that size?
        Nearest by length.
        Minimum of absolute differences.
        """,
        """
        return min(words, key=lambda word: abs(len(word) - length), default="")
        ---
        best = ""
        for i, word in enumerate(words):
            if i == 0 or abs(len(word) - length) < abs(len(best) - length):
                best = word
        return best
        """,
        lambda r: (draw.words(r), r.randint(0, 8)),
    ),
    made(
        "text_groups.closest_spelling",
        "closest_word spell_check nearest_word closest_match suggest_word",
        "word: str; words: list[str]",
        "str | None",
        """
        Which of {words} needs the fewest edits to become {word}? The first on a tie, None for an empty list.
        closest word by edit distance
        Return the word with the smallest Levenshtein distance: letters inserted, deleted or replaced.
        Given a misspelled word and a dictionary, suggest the most similar entry.
        Spell checker.
        Nearest match of a string.
        """,
        """
        def distance(a: str, b: str) -> int:
            row = list(range(len(b) + 1))
            for i, x in enumerate(a, 1):
                previous, row = row, [i]
                for j, y in enumerate(b, 1):
                    row.append(min(previous[j] + 1, row[-1] + 1, previous[j - 1] + (x != y)))
            return row[-1]

        return min(words, key=lambda other: distance(word, other), default=None)
        """,
        lambda r: (
            draw.letters(r, 0, 4, "abc"),
            [draw.letters(r, 0, 4, "abc") for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "text_groups.match_pattern",
        "words_matching_pattern match_letters crossword_matches fits_pattern",
        "words: list[str]; pattern: str",
        "list[str]",
        """
        Keep the {words} that fit {pattern}, in which '.' stands for any single letter.
        crossword search
        Return the words of the same length that have the given letters at their places.
        Given a pattern such as 't.a', which words match? Case matters.
        Unknown letters are points.
        Find words with gaps.
        """,
        """
        def fits(word: str) -> bool:
            return len(word) == len(pattern) and all(p in (".", c) for p, c in zip(pattern, word))

        return [word for word in words if fits(word)]
        ---
        result = []
        for word in words:
            if len(word) == len(pattern) and all(p == "." or p == c for p, c in zip(pattern, word)):
                result.append(word)
        return result
        """,
        lambda r: (
            [draw.letters(r, 2, 3, "abc") for _ in range(r.randint(0, 6))],
            r.choice(("a.", "..", ".b.", "a.c", "...", "ab")),
        ),
    ),
    made(
        "text_groups.compound_words",
        "find_compound_words compound_words words_made_of_two concatenated_words",
        "words: list[str]",
        "list[str]",
        """
        List those of {words} that are two other entries of the list put together.
        compound words
        Return the words that can be cut into two parts, both of which are in the list too.
        Given a list of words, which are made of two of them, such as 'sunrain'?
        Both halves must be listed; the same word may be used twice.
        Find concatenations of two words.
        """,
        """
        known = set(words)

        def is_compound(word: str) -> bool:
            return any(word[:i] in known and word[i:] in known for i in range(1, len(word)))

        return [word for word in words if is_compound(word)]
        ---
        pairs = {a + b for a in words for b in words if a and b}
        return [word for word in words if word in pairs]
        """,
        lambda r: ([draw.letters(r, 1, 3, "ab") for _ in range(r.randint(0, 6))],),
    ),
    made(
        "text_groups.to_floats",
        "strings_to_floats texts_to_floats convert_to_floats parse_float_list",
        "strings: list[str]",
        "list[float]",
        """
        Convert all {strings} to floats.
        list of numeric strings to floats
        Return the numbers that the strings show, in order; each is a valid decimal number.
        Given numbers as text, make a list of floats.
        float of every element
        How do I turn strings into decimals?
        Convert the {strings} to floats.
        What are the numbers that are written as strings?
        strings as floats
        """,
        """
        return [float(string) for string in strings]
        ---
        return list(map(float, strings))
        """,
        lambda r: (
            [str(r.choice((r.randint(-9, 99), r.randint(-90, 900) / 10))) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "text_groups.digits_to_list",
        "digits_of_string string_to_digits digit_list digits_as_ints",
        "text: str",
        "list[int]",
        """
        List the digits of {text} as integers; other characters are skipped.
        digits of a string
        Return every digit 0 to 9 in the text as an int, in order.
        Given a string such as '12-3', return [1, 2, 3].
        Text to list of single digits.
        Extract digits one by one.
        List the digits in {text} as numbers from 0 to 9.
        Which digits does the string contain, in order?
        digits of a string as ints
        """,
        """
        return [int(char) for char in text if char in "0123456789"]
        ---
        return list(map(int, re.findall("[0-9]", text)))
        """,
        lambda r: (draw.letters(r, 0, 7, "0123ab-"),),
        _RE,
    ),
    made(
        "text_groups.most_digits",
        "most_digits word_with_most_digits string_with_most_digits",
        "strings: list[str]",
        "str",
        """
        Return the one of {strings} with the most digits in it, the first on a tie, '' if there is none.
        string with the most digits
        Find the text that has the largest number of digit characters.
        Given a list of codes, which contains the most digits?
        Max by digit count.
        '' for an empty list
        """,
        """
        return max(strings, key=lambda string: sum(map(str.isdigit, string)), default="")
        ---
        best, most = "", -1
        for string in strings:
            digits = len([char for char in string if char.isdigit()])
            if digits > most:
                best, most = string, digits
        return best
        """,
        lambda r: ([draw.letters(r, 0, 5, "ab12") for _ in range(r.randint(0, 5))],),
    ),
    made(
        "text_groups.average_length_rounded",
        "average_word_length_of_list mean_length average_string_length",
        "words: list[str]",
        "float",
        """
        Average length of {words}, rounded to 2 decimals, 0.0 for an empty list.
        mean word length
        Return the total number of characters divided by the number of strings, with two digits.
        Given a list of words, how long are they on average?
        Rounded average of the lengths.
        Mean number of letters.
        """,
        """
        if not words:
            return 0.0
        return round(sum(map(len, words)) / len(words), 2)
        ---
        return round(len("".join(words)) / len(words), 2) if words else 0.0
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "text_groups.length_range",
        "length_range length_difference longest_minus_shortest length_spread",
        "words: list[str]",
        "int",
        """
        Difference between the lengths of the longest and the shortest of {words}, 0 if there are none.
        range of word lengths
        Return how many characters the longest string has more than the shortest.
        Given a list of words, how much do their lengths differ at most?
        Longest minus shortest.
        Spread of lengths.
        Difference between the lengths of the longest and the shortest of {words}, 0 for an empty list.
        By how many characters is the longest string longer than the shortest?
        spread of lengths
        """,
        """
        lengths = [len(word) for word in words]
        return max(lengths) - min(lengths) if lengths else 0
        ---
        return max(map(len, words), default=0) - min(map(len, words), default=0)
        """,
        lambda r: (draw.words(r),),
    ),
)
