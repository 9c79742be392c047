"""Words within a text, endings of English words, punctuation and brackets."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_RE = "import re"
_COUNTER = "from collections import Counter"
_STRING = "import string"


def _text(r: Random) -> str:
    """Words from a small vocabulary, so that some are repeated, or a sentence."""
    if r.random() < 0.3:
        return draw.sentence(r)
    pool = ("tea", "Tea", "milk", "a", "the", "sun", "level", "book", "I", "noon")
    return " ".join(r.choice(pool) for _ in range(r.randint(0, 7)))


def _prose(r: Random) -> str:
    """Sentences with different end marks."""
    return " ".join(_text(r).rstrip(".!?") + r.choice((".", "!", "?")) for _ in range(r.randint(0, 4)))


def _verb(r: Random) -> str:
    return r.choice(
        "walk bake cry play stop plan carry like agree open visit fix enjoy rub talk free hop try wash do go "
        "kiss buzz catch echo".split()
    )


ENTRIES = (
    made(
        "text_wording.replace_nth_word",
        "replace_nth_word change_nth_word set_word",
        "text: str; n: int; word: str",
        "str",
        """
        Replace word number {n} of {text}, counted from 1, by {word}; other numbers change nothing.
        replace the nth word
        Return the words, joined by single spaces, with one of them exchanged.
        Given a sentence and a position, put another word there.
        Overwrite a word by its number.
        A number beyond the words leaves the sentence as it is.
        """,
        """
        words = text.split()
        if 1 <= n <= len(words):
            words[n - 1] = word
        return " ".join(words)
        ---
        return " ".join(word if i == n else old for i, old in enumerate(text.split(), 1))
        """,
        lambda r: (_text(r), r.randint(0, 6), draw.word(r)),
    ),
    made(
        "text_wording.remove_nth_word",
        "remove_nth_word delete_nth_word drop_word_at",
        "text: str; n: int",
        "str",
        """
        Remove word number {n} of {text}, counted from 1; other numbers change nothing.
        delete the nth word
        Return the remaining words, joined by single spaces.
        Given a sentence and a position, leave out the word there.
        Drop a word by its number.
        A number beyond the words leaves all of them.
        """,
        """
        return " ".join(word for i, word in enumerate(text.split(), 1) if i != n)
        ---
        words = text.split()
        if 1 <= n <= len(words):
            del words[n - 1]
        return " ".join(words)
        """,
        lambda r: (_text(r), r.randint(0, 6)),
    ),
    made(
        "text_wording.count_longer",
        "count_words_longer_than count_long_words_in_text number_of_long_words_in_text",
        "text: str; n: int",
        "int",
        """
        Count the words of {text} that are longer than {n} characters.
        number of long words in a sentence
        Return how many whitespace-separated words have more than {n} letters.
        Given a sentence and a number, how many words exceed that length?
        Count by word length in a text.
        0 for empty text
        Count the words of {text} that have more than {n} characters.
        How many words are longer than {n}?
        """,
        """
        return sum(len(word) > n for word in text.split())
        ---
        return len([word for word in text.split() if len(word) > n])
        """,
        lambda r: (_text(r), r.randint(0, 5)),
    ),
    made(
        "text_wording.count_starting",
        "count_words_starting_with_letter words_starting_count count_words_by_initial",
        "text: str; letter: str",
        "int",
        """
        Count the words of {text} that start with {letter}, in upper or lower case.
        words with a given initial, counted
        Return how many whitespace-separated words begin with {letter}, ignoring case.
        Given a sentence and a letter, how many of its words have that first letter?
        Number of words beginning with a letter.
        Case-insensitive count by first letter.
        Count the words of {text} that begin with {letter}, ignoring case.
        How many words of the sentence start with the given letter, upper or lower case?
        number of words with an initial letter
        """,
        """
        return sum(word.lower().startswith(letter.lower()) for word in text.split())
        ---
        return len([word for word in text.lower().split() if word[: len(letter)] == letter.lower()])
        """,
        lambda r: (_text(r), r.choice("tTmsabBlN")),
    ),
    made(
        "text_wording.ending_with",
        "words_ending_with_in_text find_words_ending_with words_with_ending",
        "text: str; ending: str",
        "list[str]",
        """
        List the words of {text} that end with {ending}.
        words of a sentence by their end
        Return all whitespace-separated words whose last characters are {ending}, in order; case matters.
        Given a sentence and a suffix, which words have it?
        Find words that end in the given letters.
        Words with a certain ending in a text.
        """,
        """
        return [word for word in text.split() if word.endswith(ending)]
        ---
        result = []
        for word in text.split():
            if ending == word[max(len(word) - len(ending), 0) :]:
                result.append(word)
        return result
        """,
        lambda r: (_text(r), r.choice(("a", "k", "e", "oon", "n", "l"))),
    ),
    made(
        "text_wording.count_ending",
        "count_words_ending_with_letter words_ending_count count_endings",
        "text: str; ending: str",
        "int",
        """
        Count the words of {text} that end with {ending}.
        words with a given ending, counted
        Return how many whitespace-separated words have {ending} as their last characters; case matters.
        Given a sentence and a letter, how many of its words end in it?
        Number of words with that final letter.
        Count by suffix in a text.
        """,
        """
        return sum(word.endswith(ending) for word in text.split())
        ---
        return len([word for word in text.split() if word.endswith(ending)])
        """,
        lambda r: (_text(r), r.choice(("a", "k", "e", "oon", "n", "l"))),
    ),
    made(
        "text_wording.contains_all_words",
        "contains_all_words has_all_words includes_all_words",
        "text: str; words: list[str]",
        "bool",
        """
        Does {text} have all of {words} as whole words, ignoring case?
        all words present
        Return True if each of the words is one of the whitespace-separated words of the text.
        Given a sentence and a list, is every listed word in it?
        Parts of longer words do not count; an empty list gives True.
        Check for several words.
        """,
        """
        found = set(text.lower().split())
        return all(word.lower() in found for word in words)
        ---
        return {word.lower() for word in words} <= set(text.lower().split())
        """,
        lambda r: (_text(r), r.sample(("tea", "MILK", "the", "a"), r.randint(0, 2))),
    ),
    made(
        "text_wording.contains_any_word",
        "contains_any_word has_any_word includes_any_word",
        "text: str; words: list[str]",
        "bool",
        """
        Does {text} have any of {words} as a whole word, ignoring case?
        at least one word present
        Return True if one or more of the words are among the whitespace-separated words of the text.
        Given a message and a list of bad words, is one of them used?
        Parts of longer words do not count; an empty list gives False.
        Check for whole words.
        """,
        """
        found = set(text.lower().split())
        return any(word.lower() in found for word in words)
        ---
        return not {word.lower() for word in words}.isdisjoint(text.lower().split())
        """,
        lambda r: (_text(r), r.sample(("tea", "MILK", "ea", "rain"), r.randint(0, 2))),
    ),
    made(
        "text_wording.word_length_dict",
        "word_length_map words_to_lengths map_words_to_lengths",
        "text: str",
        "dict[str, int]",
        """
        Map each word of {text} to its length.
        word lengths of a sentence as a dict
        Return a dictionary from whitespace-separated word to its number of characters.
        Given a sentence, how long is each of its words? A repeated word is one key.
        Words and lengths.
        {{'the': 3, 'tree': 4}}
        """,
        """
        return {word: len(word) for word in text.split()}
        ---
        lengths = {}
        for word in text.split():
            lengths[word] = len(word)
        return lengths
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.longest_word_size",
        "longest_word_length_in_text max_word_length_in_sentence size_of_longest_word",
        "text: str",
        "int",
        """
        Length of the longest word in {text}, 0 if there are no words.
        size of the longest word of a sentence
        Return the greatest number of characters that a whitespace-separated word has.
        Given a sentence, how long is its longest word?
        Maximum word length of a text.
        max of the lengths
        """,
        """
        return max((len(word) for word in text.split()), default=0)
        ---
        longest = 0
        for word in text.split():
            longest = max(longest, len(word))
        return longest
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.shortest_word_size",
        "shortest_word_length_in_text min_word_length size_of_shortest_word find_short",
        "text: str",
        "int",
        """
        Length of the shortest word in {text}, 0 if there are no words.
        size of the shortest word of a sentence
        Return the smallest number of characters that a whitespace-separated word has.
        Given a sentence, how long is its shortest word?
        Minimum word length of a text.
        min of the lengths
        Find the length of the shortest word in {text}, 0 if there are no words.
        How many characters has the shortest word of the sentence?
        length of the shortest word
        """,
        """
        return min((len(word) for word in text.split()), default=0)
        ---
        words = text.split()
        return len(min(words, key=len)) if words else 0
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.last_letters",
        "last_letters_of_words join_last_letters final_letters_of_words",
        "text: str",
        "str",
        """
        Join the last letters of all words of {text}.
        string of final letters
        Return the final character of every whitespace-separated word, put together in order.
        Given a sentence, which text do the ends of its words spell?
        Last letter of each word.
        'the old tree' gives 'ede'
        """,
        """
        return "".join(word[-1] for word in text.split())
        ---
        result = ""
        for word in text.split():
            result += word[-1:]
        return result
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.first_letters_of_words",
        "first_letters_of_words initials_of_sentence words_first_letters",
        "text: str",
        "list[str]",
        """
        List the first letter of every word of {text}.
        initials of a sentence
        Return the first character of each whitespace-separated word, in order and unchanged.
        Given a sentence, with which letters do its words begin?
        First letters as a list.
        'the old Tree' gives ['t', 'o', 'T']
        """,
        """
        return [word[0] for word in text.split()]
        ---
        return list(map(lambda word: word[0], text.split()))
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.replace_words",
        "replace_words censor_with hide_words mask_words",
        "text: str; words: list[str]; new: str",
        "str",
        """
        Replace every word of {text} that is in {words} by {new}, ignoring case.
        censor words with a fixed text
        Return the words, joined by single spaces, with the listed ones exchanged for the same new text.
        Given a message, a list of bad words and something like '***', hide the bad words.
        Whole words only; upper and lower case are the same.
        Substitute several words at once.
        """,
        """
        hidden = {word.lower() for word in words}
        return " ".join(new if word.lower() in hidden else word for word in text.split())
        ---
        result = []
        for word in text.split():
            if any(word.lower() == other.lower() for other in words):
                word = new
            result.append(word)
        return " ".join(result)
        """,
        lambda r: (
            _text(r),
            r.sample(("tea", "MILK", "the", "a"), r.randint(0, 2)),
            r.choice(("***", "[x]", "-")),
        ),
    ),
    made(
        "text_wording.abbreviate_long",
        "abbreviate_long_words shorten_long_words numeronym_sentence",
        "text: str; limit: int",
        "str",
        """
        Shorten words of {text} with more than {limit} letters to first letter, inner count, last letter.
        abbreviate long words
        Return the sentence in which each long word looks like 'i18n'; {limit} is at least 2.
        Given a text, write numeronyms for its long words.
        The other words stay, all are joined by single spaces.
        First letter, count, last letter.
        """,
        """
        def short(word: str) -> str:
            return word if len(word) <= limit else f"{word[0]}{len(word) - 2}{word[-1]}"

        return " ".join(short(word) for word in text.split())
        ---
        words = text.split()
        for i, word in enumerate(words):
            if len(word) > limit:
                words[i] = word[0] + str(len(word) - 2) + word[-1]
        return " ".join(words)
        """,
        lambda r: (draw.sentence(r), r.randint(2, 5)),
    ),
    made(
        "text_wording.sort_inner_letters",
        "sort_inner_letters sort_middle_letters scramble_inner_sorted",
        "word: str",
        "str",
        """
        Sort the letters of {word} between its first and its last one.
        sorted inner letters
        Return the word with both ends unchanged and everything between them in ascending order.
        Given a word, order its middle; words of up to three letters stay.
        Inner characters sorted.
        'street' becomes 'seertt'
        """,
        """
        if len(word) <= 3:
            return word
        return word[0] + "".join(sorted(word[1:-1])) + word[-1]
        ---
        inner = "".join(sorted(word[1:-1]))
        return word[:1] + inner + word[1:][-1:]
        """,
        lambda r: (r.choice((draw.word(r), draw.letters(r, 0, 7))),),
    ),
    made(
        "text_wording.top_counts",
        "top_word_counts most_common_words word_count_ranking top_words_with_counts",
        "text: str; n: int",
        "list[tuple[str, int]]",
        """
        List the {n} most frequent words of {text} with counts, most frequent first, ties alphabetically.
        most common words with numbers
        Return (word, count) pairs of the lower-case words; fewer if there are not so many words.
        Given a text, which words are used most, and how often?
        Ranking of words by frequency, ignoring case.
        Top {n} of the word counts.
        """,
        """
        counts = Counter(text.lower().split())
        return sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:n]
        ---
        words = text.lower().split()
        counts = [(word, words.count(word)) for word in sorted(set(words))]
        counts.sort(key=lambda pair: pair[1], reverse=True)
        return counts[:n]
        """,
        lambda r: (_text(r), r.randint(0, 4)),
        _COUNTER,
    ),
    made(
        "text_wording.words_at_least",
        "words_occurring_at_least frequent_words words_with_min_count",
        "text: str; n: int",
        "list[str]",
        """
        List the words that occur at least {n} times in {text}, ignoring case, in alphabetical order.
        frequent words
        Return every lower-case word with {n} or more occurrences, each once.
        Given a text and a number, which words are used that often?
        Words by minimum count.
        Sorted list of repeated words.
        """,
        """
        counts = Counter(text.lower().split())
        return sorted(word for word, count in counts.items() if count >= n)
        ---
        words = text.lower().split()
        return [word for word in sorted(set(words)) if words.count(word) >= n]
        """,
        lambda r: (_text(r), r.randint(1, 3)),
        _COUNTER,
    ),
    made(
        "text_wording.bigram_counts",
        "bigram_counts count_word_pairs word_pair_frequencies",
        "text: str",
        "dict[str, int]",
        """
        Count the pairs of neighboring words in {text}, written with a space, ignoring case.
        bigram frequencies
        Return a dict from 'first second' to how often the two words follow each other.
        Given a text, which words stand next to each other how often?
        Keys in order of first appearance.
        Counts of two-word phrases.
        """,
        """
        words = text.lower().split()
        return dict(Counter(f"{a} {b}" for a, b in zip(words, words[1:])))
        ---
        words = text.lower().split()
        counts = {}
        for i in range(1, len(words)):
            pair = words[i - 1] + " " + words[i]
            counts[pair] = counts.get(pair, 0) + 1
        return counts
        """,
        lambda r: (_text(r),),
        _COUNTER,
    ),
    made(
        "text_wording.all_words_different",
        "all_words_unique has_no_repeated_words are_words_unique",
        "text: str",
        "bool",
        """
        Are all words of {text} different, ignoring case?
        no repeated words
        Return True if no whitespace-separated word occurs twice; empty text gives True.
        Given a pass phrase, is each of its words used only once?
        False as soon as a word is repeated.
        Unique words check.
        """,
        """
        words = text.lower().split()
        return len(set(words)) == len(words)
        ---
        seen = set()
        for word in text.lower().split():
            if word in seen:
                return False
            seen.add(word)
        return True
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.double_words",
        "has_double_word has_repeated_adjacent_words contains_doubled_word",
        "text: str",
        "bool",
        """
        Does {text} have the same word twice in a row, ignoring case?
        doubled word
        Return True if two neighboring words are equal, as in 'the the tree'.
        Given a text, find out whether a word was typed twice by mistake.
        Adjacent repetition of words.
        False for up to one word.
        """,
        """
        words = text.lower().split()
        return any(a == b for a, b in zip(words, words[1:]))
        ---
        previous = None
        for word in text.lower().split():
            if word == previous:
                return True
            previous = word
        return False
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.shared_count",
        "count_shared_words count_common_words common_word_count",
        "a: str; b: str",
        "int",
        """
        How many different words have {a} and {b} in common, ignoring case?
        number of common words
        Return the size of the intersection of their word sets.
        Given two sentences, count the words that are in both; each counts once.
        Overlap of two texts in words.
        0 if they share none
        """,
        """
        return len(set(a.lower().split()) & set(b.lower().split()))
        ---
        other = b.lower().split()
        return sum(word in other for word in set(a.lower().split()))
        """,
        lambda r: (_text(r), _text(r)),
    ),
    made(
        "text_wording.only_in_first",
        "words_only_in_first words_not_in_second new_words missing_words",
        "a: str; b: str",
        "list[str]",
        """
        List the words of {a} that are not in {b}, ignoring case, each once and in order.
        words missing from the second text
        Return the lower-case words of {a} that {b} does not have.
        Given two texts, which words has only the first?
        Difference of two texts in words.
        Distinct words of one text without those of another.
        """,
        """
        other = set(b.lower().split())
        return [word for word in dict.fromkeys(a.lower().split()) if word not in other]
        ---
        result = []
        for word in a.lower().split():
            if word not in b.lower().split() and word not in result:
                result.append(word)
        return result
        """,
        lambda r: (_text(r), _text(r)),
    ),
    made(
        "text_wording.count_palindromes",
        "count_palindrome_words count_palindromic_words palindromes_in_sentence",
        "text: str",
        "int",
        """
        Count the words of {text} that are palindromes, ignoring case.
        number of palindromic words
        Return how many whitespace-separated words read the same backwards.
        Given a sentence, how many of its words are symmetric? A single letter is.
        Palindromes among the words of a text, counted.
        0 for empty text
        """,
        """
        return sum(word == word[::-1] for word in text.lower().split())
        ---
        count = 0
        for word in text.lower().split():
            if list(word) == list(reversed(word)):
                count += 1
        return count
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.most_vowels",
        "word_with_most_vowels most_vowels_in_sentence vowel_richest_word",
        "text: str",
        "str",
        """
        Return the word of {text} with the most vowels, the first on a tie, '' if there are no words.
        word with most vowels of a sentence
        Find the whitespace-separated word that has the largest number of a, e, i, o, u in any case.
        Given a sentence, which of its words has the most vowels?
        Max by vowel count.
        The leftmost of equal ones.
        """,
        """
        def vowels(word: str) -> int:
            return sum(char in "aeiouAEIOU" for char in word)

        return max(text.split(), key=vowels, default="")
        ---
        best, most = "", -1
        for word in text.split():
            count = len([char for char in word.lower() if char in "aeiou"])
            if count > most:
                best, most = word, count
        return best
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.group_by_length",
        "group_words_by_length words_by_length_in_text words_grouped_by_length",
        "text: str",
        "dict[int, list[str]]",
        """
        Group the words of {text} by length.
        words of a sentence by length
        Return a dict from a number of characters to the list of the words with that many, in order.
        Given a sentence, collect its words of equal length.
        Keys in order of first appearance.
        {{3: ['the', 'old'], 4: ['tree']}}
        """,
        """
        groups = {}
        for word in text.split():
            groups.setdefault(len(word), []).append(word)
        return groups
        ---
        words = text.split()
        return {len(word): [other for other in words if len(other) == len(word)] for word in words}
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.group_by_initial",
        "group_words_by_first_letter words_by_initial_in_text words_grouped_by_letter",
        "text: str",
        "dict[str, list[str]]",
        """
        Group the words of {text} by their first letter in lower case.
        words of a sentence by initial
        Return a dict from letter to the list of the words that begin with it in either case, in order.
        Given a sentence, collect its words with the same initial.
        Keys in order of first appearance.
        Words keyed by first letter, ignoring case.
        """,
        """
        groups = {}
        for word in text.split():
            groups.setdefault(word[0].lower(), []).append(word)
        return groups
        ---
        groups = defaultdict(list)
        for word in text.split():
            groups[word[:1].lower()].append(word)
        return dict(groups)
        """,
        lambda r: (_text(r),),
        "from collections import defaultdict",
    ),
    made(
        "text_wording.word_before",
        "word_before previous_word preceding_word",
        "text: str; word: str",
        "str | None",
        """
        Return the word directly before the first {word} in {text}, None if there is none.
        preceding word
        Find which whitespace-separated word comes in front of {word}; None if it is first or missing.
        Given a sentence, what stands left of a word?
        Predecessor of a word; case matters.
        Previous word in the text.
        """,
        """
        words = text.split()
        i = words.index(word) if word in words else 0
        return words[i - 1] if i > 0 else None
        ---
        previous = None
        for current in text.split():
            if current == word:
                return previous
            previous = current
        return None
        """,
        lambda r: (_text(r), r.choice(("tea", "milk", "a", "the"))),
    ),
    made(
        "text_wording.context",
        "words_around keyword_in_context surrounding_words word_context",
        "text: str; word: str; n: int",
        "list[str]",
        """
        For every {word} in {text}, give it with up to {n} words on both sides, joined by single spaces.
        keyword in context
        Return a list of the passages around each occurrence of the word; case matters.
        Given a text, a word and a number, show where the word is used.
        Concordance lines.
        Less context at the ends of the text.
        """,
        """
        words = text.split()
        return [
            " ".join(words[max(i - n, 0) : i + n + 1]) for i, other in enumerate(words) if other == word
        ]
        ---
        words = text.split()
        passages = []
        for i in range(len(words)):
            if words[i] == word:
                passages.append(" ".join(words[max(0, i - n) : i + 1] + words[i + 1 : i + 1 + n]))
        return passages
        """,
        lambda r: (_text(r), r.choice(("tea", "milk", "a", "the")), r.randint(0, 2)),
    ),
    made(
        "text_wording.add_to_words",
        "add_prefix_to_words prefix_each_word add_before_words",
        "text: str; prefix: str",
        "str",
        """
        Put {prefix} in front of every word of {text}.
        prefix every word of a sentence
        Return the words, joined by single spaces, each beginning with the prefix.
        Given a sentence, add something such as '#' to the start of all its words.
        Words with a common start.
        'tea milk' and '#' give '#tea #milk'
        """,
        """
        return " ".join(prefix + word for word in text.split())
        ---
        return " ".join([f"{prefix}{word}" for word in text.split()])
        """,
        lambda r: (_text(r), r.choice(("#", "un", "@", ""))),
    ),
    made(
        "text_wording.repeat_words",
        "repeat_words repeat_each_word duplicate_words echo_words",
        "text: str; n: int",
        "str",
        """
        Write every word of {text} {n} times in a row.
        repeat each word
        Return the words, joined by single spaces, each repeated {n} times; '' for 0.
        Given a sentence, double or triple its words.
        'tea sun' and 2 give 'tea tea sun sun'
        Echo of words.
        """,
        """
        return " ".join(word for word in text.split() for _ in range(n))
        ---
        result = []
        for word in text.split():
            result.extend([word] * n)
        return " ".join(result)
        """,
        lambda r: (_text(r), r.randint(0, 3)),
    ),
    made(
        "text_wording.middle_word",
        "middle_word center_word word_in_the_middle",
        "text: str",
        "str",
        """
        Return the word in the middle of {text}, the right one of the two if their number is even, '' if none.
        middle word of a sentence
        Find the word at half of the number of words.
        Given a sentence, which word stands in its center?
        Word with as many words before as behind it.
        Index len // 2 of the words.
        """,
        """
        words = text.split()
        return words[len(words) // 2] if words else ""
        ---
        words = text.split()
        middle = len(words) // 2
        return "".join(words[middle : middle + 1])
        """,
        lambda r: (_text(r),),
    ),
    made(
        "text_wording.first_sentences",
        "first_n_sentences limit_sentences summary_sentences",
        "text: str; n: int",
        "str",
        """
        Return the first {n} sentences of {text} with their end marks, joined by single spaces.
        first sentences of a text
        Get everything up to the {n}-th '.', '!' or '?'; all sentences if there are fewer.
        Given a paragraph and a number, make a short summary from its start.
        Cut a text after some sentences; a rest without an end mark is no sentence.
        '' for 0
        """,
        r"""
        sentences = [part.strip() for part in re.findall("[^.!?]+[.!?]", text)]
        return " ".join(sentences[:n])
        ---
        sentences = []
        for match in re.finditer("[^.!?]+[.!?]", text):
            if len(sentences) < n:
                sentences.append(match.group().strip())
        return " ".join(sentences)
        """,
        lambda r: (_prose(r), r.randint(0, 3)),
        _RE,
    ),
    made(
        "text_wording.sentences_with",
        "sentences_containing sentences_with_word find_sentences_with",
        "text: str; word: str",
        "list[str]",
        """
        List the sentences of {text} that have {word} as a whole word, ignoring case, without their end marks.
        sentences with a word
        Return every part between '.', '!' and '?' among whose words is {word}, stripped.
        Given a paragraph and a word, in which sentences is it used?
        Search sentence by sentence.
        Parts of longer words do not count.
        """,
        r"""
        sentences = [part.strip() for part in re.split("[.!?]", text)]
        return [sentence for sentence in sentences if word.lower() in sentence.lower().split()]
        ---
        result = []
        for part in text.replace("!", ".").replace("?", ".").split("."):
            if word.lower() in part.lower().split():
                result.append(part.strip())
        return result
        """,
        lambda r: (_prose(r), r.choice(("tea", "MILK", "a", "ea"))),
        _RE,
    ),
    made(
        "text_wording.past_tense",
        "past_tense regular_past simple_past add_ed",
        "verb: str",
        "str",
        """
        Put the regular English {verb} into the simple past: +ed, +d after e, y after a consonant becomes ied.
        past tense of a regular verb
        Return 'walked' for walk, 'baked' for bake, 'cried' for cry and 'played' for play.
        Given an infinitive, form the past by simple rules; letters are not doubled.
        How is the verb written in the past?
        Add ed.
        """,
        """
        if verb.endswith("e"):
            return verb + "d"
        if verb.endswith("y") and verb[-2:-1] not in tuple("aeiou"):
            return verb[:-1] + "ied"
        return verb + "ed"
        ---
        if verb[-1:] == "y" and verb[-2:-1] not in ("a", "e", "i", "o", "u"):
            return verb[:-1] + "ied"
        return verb + ("d" if verb[-1:] == "e" else "ed")
        """,
        lambda r: (_verb(r),),
    ),
    made(
        "text_wording.third_person",
        "third_person third_person_singular add_s_to_verb he_she_it",
        "verb: str",
        "str",
        """
        Third person of {verb}: +es after o, s, x, z, ch, sh; y after a consonant becomes ies; else +s.
        he, she, it form
        Return 'goes' for go, 'tries' for try, 'plays' for play and 'walks' for walk.
        Given an infinitive, write the verb as it is used after he or she.
        Add s, es or ies.
        Present tense with the right ending.
        """,
        """
        if verb.endswith(("o", "s", "x", "z", "ch", "sh")):
            return verb + "es"
        if verb.endswith("y") and verb[-2:-1] not in tuple("aeiou"):
            return verb[:-1] + "ies"
        return verb + "s"
        ---
        if verb[-1:] in ("o", "s", "x", "z") or verb[-2:] in ("ch", "sh"):
            return f"{verb}es"
        if verb[-1:] == "y" and verb[-2:-1] not in ("a", "e", "i", "o", "u"):
            return f"{verb[:-1]}ies"
        return f"{verb}s"
        """,
        lambda r: (_verb(r),),
    ),
    made(
        "text_wording.comparative",
        "comparative make_comparative comparative_form add_er",
        "adjective: str",
        "str",
        """
        Comparative of a short {adjective}: +er, +r after e, y after a consonant becomes ier.
        comparative form
        Return 'colder' for cold, 'nicer' for nice and 'happier' for happy; letters are not doubled.
        Given an adjective, form 'more of it' by simple rules.
        Add er.
        How is the word compared?
        """,
        """
        if adjective.endswith("e"):
            return adjective + "r"
        if adjective.endswith("y") and adjective[-2:-1] not in tuple("aeiou"):
            return adjective[:-1] + "ier"
        return adjective + "er"
        ---
        if adjective[-1:] == "y" and adjective[-2:-1] not in ("a", "e", "i", "o", "u"):
            return adjective[:-1] + "ier"
        return adjective + ("r" if adjective[-1:] == "e" else "er")
        """,
        lambda r: (r.choice("cold nice happy grey large old dry fast late easy slow".split()),),
    ),
    made(
        "text_wording.adverb",
        "adverb make_adverb adjective_to_adverb add_ly",
        "adjective: str",
        "str",
        """
        Turn {adjective} into an adverb: +ly, final y becomes ily, final le becomes ly, final ic gets ally.
        adjective to adverb
        Return 'slowly' for slow, 'happily' for happy, 'gently' for gentle and 'basically' for basic.
        Given an adjective, form the adverb by simple rules.
        Add ly.
        How is the word written as an adverb?
        """,
        """
        if adjective.endswith("le"):
            return adjective[:-1] + "y"
        if adjective.endswith("ic"):
            return adjective + "ally"
        if adjective.endswith("y"):
            return adjective[:-1] + "ily"
        return adjective + "ly"
        ---
        for ending, new in (("le", "ly"), ("ic", "ically"), ("y", "ily")):
            if adjective.endswith(ending):
                return adjective.removesuffix(ending) + new
        return adjective + "ly"
        """,
        lambda r: (r.choice("slow happy gentle basic quick easy simple magic nice bad".split()),),
    ),
    made(
        "text_wording.is_sentence",
        "is_sentence is_proper_sentence looks_like_sentence",
        "text: str",
        "bool",
        """
        Does {text} look like a sentence: a capital at the start and '.', '!' or '?' at the end?
        check a sentence
        Return True if the first character is an upper-case letter and the last one ends a sentence.
        Given a text, is it written as a proper sentence?
        False for empty text.
        Capital first, end mark last.
        """,
        """
        return text[:1].isupper() and text.endswith((".", "!", "?"))
        ---
        return text != "" and text[0].isupper() and text[-1] in ".!?"
        """,
        lambda r: (r.choice((draw.sentence(r), draw.sentence(r).capitalize() + r.choice((".", "!", "")))),),
    ),
    made(
        "text_wording.ends_with_punctuation",
        "ends_with_punctuation has_end_mark ends_with_sign",
        "text: str",
        "bool",
        """
        Is the last character of {text} a punctuation mark?
        ends with punctuation
        Return True if the text ends with one of the ASCII signs such as . , ! ? or ).
        Given a string, is there a sign at its very end? Empty text gives False.
        Final character in string.punctuation.
        Spaces at the end make it False.
        """,
        """
        return text != "" and text[-1] in string.punctuation
        ---
        return text.endswith(tuple(string.punctuation))
        """,
        lambda r: (draw.sentence(r) + r.choice(("", "", ")", ".", " ")),),
        _STRING,
    ),
    made(
        "text_wording.add_period",
        "add_period ensure_period add_full_stop end_sentence",
        "text: str",
        "str",
        """
        Append '.' to {text} unless it ends with '.', '!' or '?'; spaces at the end go, '' stays ''.
        add a full stop
        Return the text with an end mark: its own or a new period.
        Given a sentence, make sure that it is finished.
        Ensure final punctuation.
        Complete a sentence with a point.
        """,
        """
        text = text.rstrip()
        if not text or text[-1] in ".!?":
            return text
        return text + "."
        ---
        text = text.rstrip()
        return text if text.endswith((".", "!", "?")) or not text else f"{text}."
        """,
        lambda r: (draw.sentence(r) + r.choice(("", " ", ",")),),
    ),
    made(
        "text_wording.strip_punctuation",
        "strip_punctuation trim_punctuation remove_outer_punctuation clean_word",
        "word: str",
        "str",
        """
        Remove the punctuation at both ends of {word}; inner signs such as in "don't" stay.
        strip punctuation
        Return the word without leading and trailing ASCII punctuation marks.
        Given a word from a sentence, cut off quotes, commas and full stops around it.
        '(tea),' becomes 'tea'
        Trim signs.
        """,
        """
        return word.strip(string.punctuation)
        ---
        while word and word[0] in string.punctuation:
            word = word[1:]
        while word and word[-1] in string.punctuation:
            word = word[:-1]
        return word
        """,
        lambda r: (draw.letters(r, 0, 6, "ab',.(!"),),
        _STRING,
    ),
    made(
        "text_wording.limit_repeats",
        "limit_consecutive max_repeats shorten_runs limit_runs",
        "text: str; n: int",
        "str",
        """
        Shorten every run of equal characters in {text} to at most {n}.
        limit repeated characters
        Return the text in which no character stands more than {n} times in a row.
        Given a string such as 'sooooo' and 2, make it 'soo'.
        Cut long repetitions; {n} is at least 1.
        At most {n} in a row.
        """,
        """
        result = ""
        for char in text:
            if not result.endswith(char * n):
                result += char
        return result
        ---
        return "".join("".join(list(run)[:n]) for _, run in groupby(text))
        """,
        lambda r: (draw.letters(r, 0, 10, "ab"), r.randint(1, 3)),
        "from itertools import groupby",
    ),
    made(
        "text_wording.collapse_punctuation",
        "collapse_punctuation single_punctuation reduce_punctuation remove_repeated_punctuation",
        "text: str",
        "str",
        """
        Reduce each run of the same sign '.', ',', '!' or '?' in {text} to one.
        collapse repeated punctuation
        Return the text in which 'Wow!!!' became 'Wow!'.
        Given a message with many exclamation marks, leave one of each group.
        Different signs next to each other stay.
        Clean up excessive punctuation.
        """,
        r"""
        return re.sub(r"([.,!?])\1+", r"\1", text)
        ---
        result = ""
        for char in text:
            if char in ".,!?" and result.endswith(char):
                continue
            result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 8, "a!?. !!"),),
        _RE,
    ),
    made(
        "text_wording.fix_spacing",
        "fix_punctuation_spacing remove_space_before_punctuation fix_spaces tidy_punctuation",
        "text: str",
        "str",
        """
        Remove the white space in front of the signs . , ! ? ; and : in {text}.
        no space before punctuation
        Return the text in which punctuation marks directly follow the word before them.
        Given 'Hi , you !', return 'Hi, you!'.
        Fix spaces before commas and full stops.
        Everything else stays.
        """,
        r"""
        return re.sub(r"\s+([.,!?;:])", r"\1", text)
        ---
        result = ""
        for char in text:
            if char in ".,!?;:":
                result = result.rstrip()
            result += char
        return result
        """,
        lambda r: (draw.letters(r, 1, 1, "ab") + draw.letters(r, 0, 8, "ab  ,.!"),),
        _RE,
    ),
    made(
        "text_wording.separate_letters_digits",
        "separate_letters_and_digits space_between_letters_and_digits insert_space_letters_digits",
        "text: str",
        "str",
        """
        Insert a space wherever a letter a to z or A to Z and a digit of {text} touch.
        space between letters and digits
        Return the text with a blank at every change between letters and digits.
        Given 'abc12x', return 'abc 12 x'.
        Separate numbers from words.
        Split a code for reading.
        """,
        r"""
        return re.sub("(?<=[A-Za-z])(?=[0-9])|(?<=[0-9])(?=[A-Za-z])", " ", text)
        ---
        result = text[:1]
        for a, b in zip(text, text[1:]):
            if (a.isdigit() and b.isalpha()) or (a.isalpha() and b.isdigit()):
                result += " "
            result += b
        return result
        """,
        lambda r: (draw.letters(r, 0, 8, "abC12 -"),),
        _RE,
    ),
    made(
        "text_wording.swap_quotes",
        "swap_quotes exchange_quotes toggle_quotes flip_quotes",
        "text: str",
        "str",
        """
        Exchange single and double quotes in {text}.
        swap quotes
        Return the text in which each ' became " and each " became '.
        Given a piece of code, switch the kind of its quotation marks.
        Double to single quotes and the other way around.
        Everything else stays.
        """,
        r"""
        return text.translate(str.maketrans("'\"", "\"'"))
        ---
        table = {"'": '"', '"': "'"}
        return "".join(table.get(char, char) for char in text)
        """,
        lambda r: (draw.letters(r, 0, 8, "ab'\" "),),
    ),
    made(
        "text_wording.is_enclosed",
        "is_enclosed is_wrapped_in is_surrounded_by starts_and_ends_with",
        "text: str; left: str; right: str",
        "bool",
        """
        Does {text} start with {left} and end with {right}, the two not overlapping?
        enclosed by two marks
        Return True if the text is at least as long as both parts together and has them at its ends.
        Given a string, is it in brackets or quotes?
        Wrapped check.
        Starts with one and ends with the other.
        """,
        """
        fits = len(text) >= len(left) + len(right)
        return fits and text.startswith(left) and text.endswith(right)
        ---
        if len(text) < len(left) + len(right):
            return False
        return text[: len(left)] == left and text[len(text) - len(right) :] == right
        """,
        lambda r: (
            r.choice(("(", "", "((")) + draw.letters(r, 0, 2) + r.choice((")", "", "))", "*")),
            *r.choice((("(", ")"), ("*", "*"), ("((", "))"))),
        ),
    ),
    made(
        "text_wording.first_unmatched",
        "first_unmatched_bracket unmatched_parenthesis_index find_unbalanced",
        "text: str",
        "int",
        """
        Index of the first ')' of {text} without a partner, else of the first '(' without one, else -1.
        position of an unmatched parenthesis
        Return where the round brackets go wrong, -1 if they are balanced.
        Given a formula, find the bracket that has no partner.
        A surplus closing bracket is reported before an open one.
        Location of the error in parentheses.
        """,
        """
        opened = []
        for i, char in enumerate(text):
            if char == "(":
                opened.append(i)
            elif char == ")":
                if not opened:
                    return i
                opened.pop()
        return opened[0] if opened else -1
        """,
        lambda r: (draw.letters(r, 0, 7, "()()a"),),
    ),
    made(
        "text_wording.count_in_brackets",
        "nesting_depths bracket_depths depth_at_each_char",
        "text: str",
        "list[int]",
        """
        List for each character of {text} how many round brackets are open there.
        nesting depth of each character
        Return the depth at every position; both brackets of a pair count as inside of it.
        Given a formula with balanced brackets, how deep is each character?
        '(a)b' gives [1, 1, 1, 0]
        Depth profile.
        """,
        """
        depths = []
        depth = 0
        for char in text:
            depth += char == "("
            depths.append(depth)
            depth -= char == ")"
        return depths
        ---
        return [text[: i + 1].count("(") - text[:i].count(")") for i in range(len(text))]
        """,
        lambda r: ("".join(r.choice(("a", "(b)", "((c)d)", "()")) for _ in range(r.randint(0, 4))),),
    ),
)
