"""Words and sentences: picking, counting, replacing, comparing them, and games with words."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_SHORT = "a an as at in is it on to cat dog sun red the The and And bee see noon level wow".split()


def _line(r: Random, low: int = 0, high: int = 5) -> str:
    """Short words, some repeated, joined by one space."""
    pool = r.sample(_SHORT, 4)
    return " ".join(r.choice(pool) for _ in range(r.randint(low, high)))


def _list(r: Random, low: int = 0, high: int = 4) -> list[str]:
    """Short words, some repeated."""
    return _line(r, low, high).split()


def _known(r: Random, text: str) -> str:
    """Mostly a word of ``text``, sometimes another one."""
    words = text.split()
    return r.choice(words) if words and r.random() < 0.75 else r.choice(_SHORT)


def _with_word(r: Random) -> tuple[str, str]:
    text = _line(r)
    return text, _known(r, text)


def _sentences(r: Random, marks: str = ".!?") -> str:
    """Up to three short sentences, each with a mark at its end."""
    return " ".join(_line(r, 1, 3) + r.choice(marks) for _ in range(r.choice((0, 1, 2, 2, 3))))


def _alike(r: Random) -> tuple[str, str]:
    """Two short strings with much in common."""
    first = draw.letters(r, 0, 6, "abcd")
    second = list(first)
    for _ in range(r.randint(0, 3)):
        place = r.randint(0, len(second))
        second[place : place + r.randint(0, 1)] = draw.letters(r, 0, 1, "abcd")
    return first, "".join(second)


def _two_lines(r: Random) -> tuple[str, str]:
    """Two lines of words from one small choice."""
    words = r.sample(_SHORT, 4)
    first, second = (" ".join(r.choice(words) for _ in range(r.randint(0, 3))) for _ in range(2))
    return first, second


ENTRIES = (
    made(
        "words.first_word",
        "first_word get_first_word leading_word",
        "text: str",
        "str",
        """
        Return the first word of {text}.
        first word, or '' if there is none
        Given a sentence, return everything up to the first space; empty text gives an empty string.
        Which word does the sentence start with?
        Take the first whitespace-separated word; text without words gives "".
        Returns the leading word of {text}, or an empty string when {text} is blank.
        """,
        """
        words = text.split()
        return words[0] if words else ""
        ---
        for word in text.split():
            return word
        return ""
        ---
        return next(iter(text.split()), "")
        """,
        lambda r: (r.choice(("", " ")) + _line(r),),
    ),
    made(
        "words.last_word",
        "last_word get_last_word final_word",
        "text: str",
        "str | None",
        """
        Return the last word of {text}, or None if it has no words.
        last word of a sentence, None for blank text
        Given a sentence, give me the word at its end.
        What is the final word? Return None when {text} is empty or only spaces.
        Get the last whitespace-separated piece of {text}; None if there is no such piece.
        Returns the final word or None.
        """,
        """
        words = text.split()
        if not words:
            return None
        return words[-1]
        ---
        words = text.split()
        return words[-1] if words else None
        ---
        result = None
        for word in text.split():
            result = word
        return result
        """,
        lambda r: (_line(r) + r.choice(("", " ")),),
    ),
    made(
        "words.nth_word",
        "nth_word word_at get_word",
        "text: str; n: int",
        "str",
        """
        Return word number {n} of {text}, counting from 1; '' if there is no such word.
        nth word of a sentence (1-based), empty string when out of range
        Given a text and a position starting at 1, find the word there, or return "".
        What is the {n}th word? Return an empty string if {n} is too large or not positive.
        Pick one word by its 1-based number.
        Returns the word at position {n} where the first word has position 1, or "" if there is none.
        """,
        """
        words = text.split()
        if 1 <= n <= len(words):
            return words[n - 1]
        return ""
        ---
        words = text.split()
        return words[n - 1] if 0 < n <= len(words) else ""
        ---
        for i, word in enumerate(text.split(), 1):
            if i == n:
                return word
        return ""
        """,
        lambda r: (_line(r), r.randint(0, 5)),
    ),
    made(
        "words.count_word",
        "count_word word_occurrences times_word_appears",
        "text: str; word: str",
        "int",
        """
        Count how often {word} occurs in {text} as a whole word, ignoring case.
        number of times a word appears, upper and lower case are the same
        Given a sentence and a word, count the words equal to it without regard to case.
        How many times does {word} appear? Parts of longer words do not count, case does not matter.
        Return the case-insensitive number of occurrences of a whole word.
        Returns how many of the words of {text} are {word}, in any case.
        """,
        """
        return text.lower().split().count(word.lower())
        ---
        return sum(1 for item in text.split() if item.lower() == word.lower())
        ---
        count = 0
        for item in text.split():
            if item.lower() == word.lower():
                count += 1
        return count
        """,
        _with_word,
    ),
    made(
        "words.contains_word",
        "contains_word has_word is_word_in",
        "text: str; word: str",
        "bool",
        """
        Check whether {word} is one of the words of {text}, not just a part of a word.
        does the sentence contain this whole word
        Return True if {text} has the word {word} between spaces; 'cat' is not in 'concatenate'.
        Given a text and a word, say if the word stands in it on its own.
        Is {word} among the whitespace-separated words? The case must match.
        Returns True when one of the words equals {word} exactly, otherwise False.
        """,
        """
        return word in text.split()
        ---
        return any(item == word for item in text.split())
        ---
        for item in text.split():
            if item == word:
                return True
        return False
        """,
        lambda r: r.choice((_with_word(r), (_line(r, 1, 3), r.choice(("a", "e", "s", "at"))))),
    ),
    made(
        "words.replace_word",
        "replace_word swap_word change_word",
        "text: str; old: str; new: str",
        "str",
        """
        Replace the word {old} by {new}, but only where it is a whole word.
        replace whole words only
        Return {text} with every word equal to {old} changed into {new}; words are separated by one space.
        Given a sentence, exchange a word for another one and leave longer words that contain it alone.
        How do I replace a word without touching parts of other words?
        Returns the sentence, joined with single spaces, where {new} stands in place of {old}.
        """,
        """
        return " ".join(new if word == old else word for word in text.split())
        ---
        words = text.split()
        for i, word in enumerate(words):
            if word == old:
                words[i] = new
        return " ".join(words)
        ---
        result = []
        for word in text.split():
            result.append(new if word == old else word)
        return " ".join(result)
        """,
        lambda r: (*_with_word(r), r.choice(_SHORT)),
    ),
    made(
        "words.remove_word",
        "remove_word drop_word without_word",
        "text: str; word: str",
        "str",
        """
        Remove every occurrence of the word {word} from {text}.
        sentence without a word, in any case
        Drop all words equal to {word}, ignoring case, and join the rest with single spaces.
        Given a sentence and a word, return the sentence without that word (upper or lower case).
        What is left when {word} is deleted wherever it stands? Longer words that contain it stay.
        Returns the remaining words separated by one space; case does not matter.
        """,
        """
        return " ".join(item for item in text.split() if item.lower() != word.lower())
        ---
        kept = []
        for item in text.split():
            if item.lower() != word.lower():
                kept.append(item)
        return " ".join(kept)
        ---
        return " ".join(filter(lambda item: item.lower() != word.lower(), text.split()))
        """,
        _with_word,
    ),
    made(
        "words.censor",
        "censor censor_words hide_bad_words",
        "text: str; banned: list[str]",
        "str",
        """
        Replace each banned word in {text} with as many stars as it has letters.
        censor bad words with *
        Given a sentence and a list of forbidden words, hide those words behind asterisks, ignoring case.
        Return {text} with the words in {banned} (lower case) masked: 'dog' becomes '***'.
        How can I filter swear words out of a chat message? Keep the length of each word.
        Returns the words joined by single spaces, the ones that are in {banned} when lowered as stars.
        """,
        """
        return " ".join("*" * len(word) if word.lower() in banned else word for word in text.split())
        ---
        result = []
        for word in text.split():
            if word.lower() in banned:
                result.append("*" * len(word))
            else:
                result.append(word)
        return " ".join(result)
        ---
        words = text.split()
        for i, word in enumerate(words):
            if word.lower() in banned:
                words[i] = "*" * len(word)
        return " ".join(words)
        """,
        lambda r: (_line(r, 0, 4), [word.lower() for word in _list(r, 0, 2)]),
    ),
    made(
        "words.bigrams",
        "word_pairs bigrams neighbouring_words",
        "text: str",
        "list[tuple[str, str]]",
        """
        List all pairs of neighbouring words in {text}.
        word bigrams
        Given a sentence, pair each word with the one after it; fewer than two words give no pairs.
        Return the bigrams of a text as tuples of words, in order.
        Which two words stand next to each other? List all such pairs.
        Returns [(first, second), (second, third), ...] for the words of {text}.
        """,
        """
        words = text.split()
        return list(zip(words, words[1:]))
        ---
        words = text.split()
        return [(words[i], words[i + 1]) for i in range(len(words) - 1)]
        ---
        words = text.split()
        pairs = []
        for i in range(1, len(words)):
            pairs.append((words[i - 1], words[i]))
        return pairs
        """,
        lambda r: (_line(r, 0, 4),),
    ),
    made(
        "words.char_ngrams",
        "ngrams char_ngrams substrings_of_length",
        "text: str; n: int",
        "list[str]",
        """
        List all substrings of {text} that are {n} characters long, from left to right.
        character n-grams
        Given a string, return every window of {n} neighbouring characters; shorter text gives [].
        Return the overlapping pieces of length {n} of {text}.
        What are the n-grams of a word?
        Returns text[0:n], text[1:n+1] and so on, an empty list if {text} is too short.
        """,
        """
        return [text[i:i + n] for i in range(len(text) - n + 1)]
        ---
        result = []
        for i in range(len(text) - n + 1):
            result.append(text[i:i + n])
        return result
        ---
        result = []
        start = 0
        while start + n <= len(text):
            result.append(text[start:start + n])
            start += 1
        return result
        """,
        lambda r: (draw.letters(r, 0, 7, "abcn"), r.randint(1, 4)),
    ),
    made(
        "words.shared_words",
        "shared_words common_words words_in_both",
        "first: str; second: str",
        "list[str]",
        """
        Return the words that occur in both texts, each once, sorted, ignoring case.
        common words of two sentences
        Given two sentences, list in alphabetical order the lower-cased words they share.
        Which words do {first} and {second} have in common? Case does not matter, no repetitions.
        Find the words of {first} that {second} has too, in lower case and sorted.
        Returns a sorted list of the distinct lower-case words in both.
        """,
        """
        return sorted(set(first.lower().split()) & set(second.lower().split()))
        ---
        others = second.lower().split()
        shared = []
        for word in first.lower().split():
            if word in others and word not in shared:
                shared.append(word)
        return sorted(shared)
        ---
        return sorted({word for word in first.lower().split() if word in second.lower().split()})
        """,
        _two_lines,
    ),
    made(
        "words.text_similarity",
        "text_similarity word_overlap similarity",
        "first: str; second: str",
        "float",
        """
        Compare two texts: shared distinct words divided by all distinct words, rounded to 2 digits.
        jaccard similarity of the words of two sentences
        Return the share of words that two sentences have in common; two empty texts give 1.0.
        How similar are {first} and {second}? Distinct words in both over distinct words in either.
        Given two sentences, compute the overlap of their word sets between 0 and 1 (two decimals).
        Returns the intersection over the union of the word sets, 1.0 if both are empty.
        """,
        """
        a, b = set(first.split()), set(second.split())
        if not a | b:
            return 1.0
        return round(len(a & b) / len(a | b), 2)
        ---
        a = set(first.split())
        b = set(second.split())
        union = a.union(b)
        return round(len(a.intersection(b)) / len(union), 2) if union else 1.0
        """,
        _two_lines,
    ),
    made(
        "words.edit_distance",
        "edit_distance levenshtein levenshtein_distance",
        "first: str; second: str",
        "int",
        """
        Compute the Levenshtein distance of {first} and {second}.
        edit distance between two strings
        Return the least number of insertions, deletions and replacements that turn {first} into {second}.
        How many single-character edits are needed to change one word into the other?
        Given two words, count the fewest edits (insert, delete, substitute a character) between them.
        Returns the Levenshtein distance; equal strings have distance 0.
        """,
        """
        previous = list(range(len(second) + 1))
        for i, a in enumerate(first, 1):
            current = [i]
            for j, b in enumerate(second, 1):
                current.append(min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a != b)))
            previous = current
        return previous[-1]
        ---
        if not first or not second:
            return len(first) + len(second)
        if first[0] == second[0]:
            return edit_distance(first[1:], second[1:])
        return 1 + min(
            edit_distance(first[1:], second),
            edit_distance(first, second[1:]),
            edit_distance(first[1:], second[1:]),
        )
        """,
        _alike,
    ),
    made(
        "words.longest_common_substring",
        "longest_common_substring common_substring longest_shared_part",
        "first: str; second: str",
        "str",
        """
        Find the longest string that is part of both {first} and {second}.
        longest common substring, the first one in {first} on a tie
        Return the longest run of characters that occurs in both strings, or '' if they share nothing.
        Given two words, which longest piece do they have in common? Take the leftmost in {first}.
        What is the largest substring of {first} that {second} contains too?
        Returns the longest shared substring; among equally long ones that starting first in {first}.
        """,
        """
        best = ""
        for i in range(len(first)):
            for j in range(i + 1, len(first) + 1):
                if first[i:j] in second and j - i > len(best):
                    best = first[i:j]
        return best
        ---
        for size in range(len(first), 0, -1):
            for i in range(len(first) - size + 1):
                if first[i:i + size] in second:
                    return first[i:i + size]
        return ""
        """,
        _alike,
    ),
    made(
        "words.common_subsequence_length",
        "lcs_length longest_common_subsequence common_subsequence_length",
        "first: str; second: str",
        "int",
        """
        Length of the longest common subsequence of {first} and {second}.
        lcs length
        Return how many characters the longest sequence has that appears in both strings in this order.
        Given two strings, how long is their longest common subsequence? It may have gaps.
        Compute the LCS length by dynamic programming.
        Returns the size of the longest string that can be got from both by deleting characters.
        """,
        """
        row = [0] * (len(second) + 1)
        for a in first:
            above = row
            row = [0]
            for j, b in enumerate(second):
                row.append(above[j] + 1 if a == b else max(above[j + 1], row[j]))
        return row[-1]
        ---
        if not first or not second:
            return 0
        if first[-1] == second[-1]:
            return 1 + lcs_length(first[:-1], second[:-1])
        return max(lcs_length(first[:-1], second), lcs_length(first, second[:-1]))
        """,
        _alike,
    ),
    made(
        "words.common_suffix",
        "common_suffix shared_ending common_ending",
        "first: str; second: str",
        "str",
        """
        Return the longest ending that {first} and {second} share.
        common suffix of two strings
        Given two words, find how they end alike, or '' if their last letters differ.
        Which characters at the end are the same in both words?
        Compare from the right and keep what is equal.
        Returns the longest string that both end with.
        """,
        """
        size = 0
        while size < min(len(first), len(second)) and first[-1 - size] == second[-1 - size]:
            size += 1
        return first[len(first) - size:]
        ---
        for i in range(len(first)):
            if second.endswith(first[i:]):
                return first[i:]
        return ""
        ---
        suffix = ""
        for a, b in zip(reversed(first), reversed(second)):
            if a != b:
                break
            suffix = a + suffix
        return suffix
        """,
        lambda r: tuple(part[::-1] for part in _alike(r)),
    ),
    made(
        "words.first_difference",
        "first_difference first_mismatch where_they_differ",
        "first: str; second: str",
        "int",
        """
        Index of the first character at which two strings differ, -1 if they are equal.
        position of the first mismatch
        Given two strings, return where they begin to differ; if one is the start of the other, its length.
        At which index do {first} and {second} differ for the first time? Equal strings give -1.
        Compare the strings character by character and return the first index that does not match.
        Returns the smallest index that is not the same in both, or -1 for identical strings.
        """,
        """
        for i, (a, b) in enumerate(zip(first, second)):
            if a != b:
                return i
        if len(first) == len(second):
            return -1
        return min(len(first), len(second))
        ---
        if first == second:
            return -1
        i = 0
        while i < len(first) and i < len(second) and first[i] == second[i]:
            i += 1
        return i
        """,
        _alike,
    ),
    made(
        "words.one_edit_away",
        "one_edit_away is_typo almost_equal",
        "first: str; second: str",
        "bool",
        """
        Are the two words equal but for one inserted, removed or changed letter?
        is it at most one edit away
        Return True if {first} becomes {second} with at most one change, insertion or deletion.
        Given two words, say whether they differ by no more than one typing mistake. Equal words do too.
        Check whether one edit (or none) turns one string into the other.
        Returns False as soon as two or more edits would be necessary.
        """,
        """
        if len(first) > len(second):
            first, second = second, first
        if len(second) - len(first) > 1:
            return False
        for i, (a, b) in enumerate(zip(first, second)):
            if a != b:
                return first[i:] == second[i + 1:] or first[i + 1:] == second[i + 1:]
        return True
        ---
        i = 0
        while i < min(len(first), len(second)) and first[i] == second[i]:
            i += 1
        a, b = first[i:], second[i:]
        return a == b or a[1:] == b or a == b[1:] or a[1:] == b[1:]
        """,
        lambda r: r.choice((_alike(r), (draw.letters(r, 1, 3), draw.letters(r, 2, 4)))),
    ),
    made(
        "words.count_sentences",
        "count_sentences sentence_count num_sentences",
        "text: str",
        "int",
        """
        Count the sentences in {text}; each ends with a '.', '!' or '?'.
        number of sentences
        How many sentences does {text} have? Several marks in a row end only one.
        Given a text, count how many sentences it has, where marks like '?!' belong to one end.
        Return the number of groups of the marks . ! ?
        Returns the number of sentence ends, 0 for text without any.
        """,
        """
        return len(re.findall(r"[.!?]+", text))
        ---
        count = 0
        for i, char in enumerate(text):
            if char in ".!?" and text[i + 1:i + 2] not in (".", "!", "?"):
                count += 1
        return count
        """,
        lambda r: (_sentences(r).replace("?", r.choice(("?", "?!", "..."))),),
        "import re",
    ),
    made(
        "words.split_sentences",
        "split_sentences sentences to_sentences",
        "text: str",
        "list[str]",
        """
        Split {text} at full stops into sentences without the stop and without spaces around them.
        list of sentences (split at '.'), empty ones dropped
        Given a text, return its sentences; they are separated by '.', blank pieces do not count.
        Break a paragraph into sentences.
        What sentences does {text} consist of? Leave out the full stops and strip each sentence.
        Returns the stripped, non-empty parts between the dots.
        """,
        """
        return [part.strip() for part in text.split(".") if part.strip()]
        ---
        result = []
        for part in text.split("."):
            part = part.strip()
            if part:
                result.append(part)
        return result
        ---
        parts = [part.strip() for part in text.split(".")]
        return [part for part in parts if part != ""]
        """,
        lambda r: (_sentences(r, "...").replace(". ", r.choice((". ", ".", ".  ", ".. "))),),
    ),
    made(
        "words.capitalize_sentences",
        "capitalize_sentences sentence_case fix_capitals",
        "text: str",
        "str",
        """
        Make the first letter of every sentence upper case; sentences are separated by '. '.
        capital letter at the start of each sentence
        Given a text whose sentences are parted by '. ', capitalise each one and leave the other letters.
        Return {text} with an upper-case letter at the start and after each '. '.
        How can I fix the capitalisation of sentences?
        Returns the same text, only the first character of each sentence is raised.
        """,
        """
        return ". ".join(part[:1].upper() + part[1:] for part in text.split(". "))
        ---
        result = []
        for part in text.split(". "):
            if part:
                part = part[0].upper() + part[1:]
            result.append(part)
        return ". ".join(result)
        """,
        lambda r: (_sentences(r, "..!"),),
    ),
    made(
        "words.top_words",
        "top_words most_common_words frequent_words",
        "text: str; n: int",
        "list[str]",
        """
        Return the {n} most frequent words of {text}, ties in alphabetical order.
        n most common words
        Given a text, list its {n} words that occur most often; words that are equally frequent are sorted.
        Which {n} words are used the most? Most frequent first, then a to z; fewer if there are not as many.
        Sort the distinct words by count (descending) and by spelling, and take {n} of them.
        Returns up to {n} words, ordered from the most to the least common.
        """,
        """
        counts = Counter(text.split())
        return sorted(counts, key=lambda word: (-counts[word], word))[:n]
        ---
        words = text.split()
        return sorted(sorted(set(words)), key=words.count, reverse=True)[:n]
        ---
        counts = {}
        for word in text.split():
            counts[word] = counts.get(word, 0) + 1
        pairs = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
        return [word for word, count in pairs[:n]]
        """,
        lambda r: (_line(r, 0, 6), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "words.words_used_once",
        "words_used_once single_words unrepeated_words",
        "text: str",
        "list[str]",
        """
        List the words that occur exactly once in {text}, in order.
        words that are not repeated
        Given a sentence, return the words that appear only one time.
        Which words of {text} are never repeated? Keep their order; 'A' and 'a' are different words.
        Keep only those words whose count is 1.
        Returns the words with a single occurrence, an empty list if all of them are repeated.
        """,
        """
        words = text.split()
        return [word for word in words if words.count(word) == 1]
        ---
        counts = Counter(text.split())
        return [word for word, count in counts.items() if count == 1]
        ---
        words = text.split()
        result = []
        for i, word in enumerate(words):
            if word not in words[:i] and word not in words[i + 1:]:
                result.append(word)
        return result
        """,
        lambda r: (_line(r, 0, 6),),
        "from collections import Counter",
    ),
    made(
        "words.repeated_words",
        "repeated_words duplicate_words words_used_twice",
        "text: str",
        "list[str]",
        """
        List the words that occur more than once in {text}, each once, sorted, ignoring case.
        duplicate words of a sentence
        Given a sentence, return the lower-cased words that are used at least twice, in alphabetical order.
        Which words are repeated? Upper and lower case are the same.
        Find all words with two or more occurrences.
        Returns a sorted list of the words of the lower-cased text whose count is above 1.
        """,
        """
        counts = Counter(text.lower().split())
        return sorted(word for word, count in counts.items() if count > 1)
        ---
        words = text.lower().split()
        return sorted({word for word in words if words.count(word) > 1})
        ---
        seen = set()
        repeated = set()
        for word in text.lower().split():
            if word in seen:
                repeated.add(word)
            seen.add(word)
        return sorted(repeated)
        """,
        lambda r: (_line(r, 0, 6),),
        "from collections import Counter",
    ),
    made(
        "words.remove_double_words",
        "remove_double_words fix_repeated_words drop_stutter",
        "text: str",
        "str",
        """
        Remove words that merely repeat the word right before them, as in 'the the cat'.
        fix doubled words in a sentence
        Given a sentence, keep a word only if it differs from the previous word; join with single spaces.
        Return {text} without immediate repetitions of words; a repetition further away stays.
        How do I clean up 'is is' typing mistakes? Compare the words exactly.
        Returns the words of {text} where each run of equal words is reduced to one.
        """,
        """
        result = []
        for word in text.split():
            if not result or result[-1] != word:
                result.append(word)
        return " ".join(result)
        ---
        return " ".join(word for word, _ in groupby(text.split()))
        ---
        words = text.split()
        return " ".join(word for i, word in enumerate(words) if i == 0 or word != words[i - 1])
        """,
        lambda r: (" ".join(r.choice(("the", "cat", "The", "a", "is")) for _ in range(r.randint(0, 6))),),
        "from itertools import groupby",
    ),
    made(
        "words.remove_stop_words",
        "remove_stop_words keywords drop_common_words",
        "text: str; stop_words: list[str]",
        "list[str]",
        """
        Return the lower-case words of {text} that are not in {stop_words}.
        keywords of a text, without stop words
        Given a sentence and a list of lower-case stop words, list the other words in order, lowered.
        Which words are left when the words of {stop_words} are filtered out?
        Lower the text, split it and leave out the stop words; repetitions stay.
        Returns the important words in lower case.
        """,
        """
        return [word for word in text.lower().split() if word not in stop_words]
        ---
        result = []
        for word in text.split():
            if word.lower() not in stop_words:
                result.append(word.lower())
        return result
        ---
        stop = set(stop_words)
        return list(filter(lambda word: word not in stop, text.lower().split()))
        """,
        lambda r: (_line(r, 0, 5), r.sample(("a", "the", "and", "is", "it"), r.randint(0, 3))),
    ),
    made(
        "words.long_words",
        "long_words words_of_at_least words_with_length",
        "text: str; minimum: int",
        "list[str]",
        """
        List the distinct words of {text} with at least {minimum} letters, in alphabetical order.
        long words of a sentence, sorted, without repetitions
        Given a sentence and a length, return each word that is that long or longer once, sorted.
        Which words have {minimum} or more characters? No duplicates, a to z.
        Collect the set of words whose length reaches {minimum} and sort it.
        Returns a sorted list of different words, empty if all are too short.
        """,
        """
        return sorted({word for word in text.split() if len(word) >= minimum})
        ---
        result = []
        for word in text.split():
            if len(word) >= minimum and word not in result:
                result.append(word)
        return sorted(result)
        ---
        return sorted(filter(lambda word: len(word) >= minimum, set(text.split())))
        """,
        lambda r: (_line(r), r.randint(1, 5)),
    ),
    made(
        "words.all_longest",
        "all_longest_words longest_words words_of_maximum_length",
        "words: list[str]",
        "list[str]",
        """
        Return all of {words} that have the greatest length, in order.
        every longest word, not just the first
        Given a list of words, list those that are as long as the longest one; [] for an empty list.
        Which words share the maximum length?
        Find the maximum length, then keep the words with it, repetitions included.
        Returns all words tied for the longest.
        """,
        """
        longest = max(map(len, words), default=0)
        return [word for word in words if len(word) == longest]
        ---
        result = []
        for word in words:
            if not result or len(word) > len(result[0]):
                result = [word]
            elif len(word) == len(result[0]):
                result.append(word)
        return result
        ---
        if not words:
            return []
        size = len(max(words, key=len))
        return [word for word in words if len(word) == size]
        """,
        lambda r: (_list(r, 0, 5),),
    ),
    made(
        "words.most_vowels",
        "most_vowels word_with_most_vowels vowel_rich_word",
        "words: list[str]",
        "str | None",
        """
        Return the word with the most vowels, the first one on a tie, None for an empty list.
        word that has most vowels
        Given a list of words, find the one with the highest number of vowels (a, e, i, o, u in any case).
        Which word has the most vowels? The earliest wins if several do.
        Pick the word with the greatest vowel count, or None if there are no words.
        Returns the first word whose number of vowels is not exceeded by another.
        """,
        """
        return max(words, key=lambda word: sum(char in "aeiou" for char in word.lower()), default=None)
        ---
        best = None
        most = -1
        for word in words:
            count = sum(1 for char in word if char in "aeiouAEIOU")
            if count > most:
                best, most = word, count
        return best
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "words.vowels_per_word",
        "vowels_per_word vowel_counts count_vowels_each",
        "text: str",
        "dict[str, int]",
        """
        Map each word of {text} to its number of vowels.
        vowels of every word as a dict
        Given a sentence, return a dictionary from word to how many of its letters are in aeiou, in any case.
        How many vowels does each of the words have?
        Count the vowels word by word; the keys are the words as they are written.
        Returns word -> vowel count, {{}} for empty text.
        """,
        """
        return {word: sum(char in "aeiou" for char in word.lower()) for word in text.split()}
        ---
        counts = {}
        for word in text.split():
            counts[word] = 0
            for char in word.lower():
                if char in "aeiou":
                    counts[word] += 1
        return counts
        ---
        return {word: len([char for char in word if char in "aeiouAEIOU"]) for word in text.split()}
        """,
        lambda r: (_line(r, 0, 4),),
    ),
    made(
        "words.palindromes",
        "palindromes find_palindromes palindrome_words",
        "text: str",
        "list[str]",
        """
        List the words of {text} that read the same backwards, ignoring case.
        palindromes in a sentence
        Given a sentence, return its palindromic words in order; one-letter words do not count.
        Which words are palindromes of at least two letters?
        Keep each word that equals its reverse when lowered and has more than one letter.
        Returns the palindromes as they are written, an empty list if there are none.
        """,
        """
        return [word for word in text.split() if len(word) > 1 and word.lower() == word.lower()[::-1]]
        ---
        result = []
        for word in text.split():
            lowered = word.lower()
            if len(word) >= 2 and lowered == lowered[::-1]:
                result.append(word)
        return result
        ---
        return [
            word for word in text.split()
            if len(word) > 1 and list(word.lower()) == list(reversed(word.lower()))
        ]
        """,
        lambda r: (
            " ".join(
                r.choice(("noon", "Wow", "a", "cat", "level", "the", "Bob")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "words.words_ending_with",
        "words_ending_with filter_by_ending with_ending",
        "words: list[str]; ending: str",
        "list[str]",
        """
        Keep the words that end with {ending}, ignoring case.
        words with a given ending
        Given a list of words and an ending, return those that finish with it (case does not matter).
        Which of {words} end in {ending}? Keep order and spelling; an empty ending fits all.
        Filter a list by how the lowered words end.
        Returns all words whose last letters are {ending}, in upper or lower case.
        """,
        """
        return [word for word in words if word.lower().endswith(ending.lower())]
        ---
        result = []
        for word in words:
            if word.lower().endswith(ending.lower()):
                result.append(word)
        return result
        ---
        return list(filter(lambda word: word.lower().endswith(ending.lower()), words))
        """,
        lambda r: (draw.words(r, 0, 4), r.choice(("e", "le", "D", "", "ow", "K"))),
    ),
    made(
        "words.autocomplete",
        "autocomplete suggestions complete_word",
        "words: list[str]; prefix: str; limit: int",
        "list[str]",
        """
        Return at most {limit} of {words} that start with {prefix}, in alphabetical order.
        autocomplete
        Given what a user has typed, suggest up to {limit} sorted words with that start, case-sensitive.
        Which words could {prefix} become? Sort them and cut the list after {limit}.
        Build suggestions for a search box: matching words, sorted, not more than {limit}.
        Returns the first {limit} matches in sorted order.
        """,
        """
        return sorted(word for word in words if word.startswith(prefix))[:limit]
        ---
        matches = []
        for word in sorted(words):
            if word.startswith(prefix) and len(matches) < limit:
                matches.append(word)
        return matches
        ---
        matches = [word for word in words if word[:len(prefix)] == prefix]
        matches.sort()
        return matches[:limit]
        """,
        lambda r: (
            [r.choice(("pen", "pet", "pea", "cat", "car", "can")) for _ in range(r.randint(0, 4))],
            r.choice(("", "p", "c", "pe", "ca", "x")),
            r.randint(1, 3),
        ),
    ),
    made(
        "words.highlight",
        "highlight emphasize mark_word",
        "text: str; word: str",
        "str",
        """
        Put ** around every word of {text} that equals {word}, ignoring case.
        highlight a word in markdown bold
        Given a sentence and a search word, surround the matching words with two stars on each side.
        How can I make the search word bold? Whole words only; the spelling in the text is kept.
        Mark each occurrence of {word} like **this**; words are joined by single spaces.
        Returns the sentence with the hits between ** and **.
        """,
        """
        return " ".join(f"**{item}**" if item.lower() == word.lower() else item for item in text.split())
        ---
        result = []
        for item in text.split():
            if item.lower() == word.lower():
                result.append("**" + item + "**")
            else:
                result.append(item)
        return " ".join(result)
        """,
        _with_word,
    ),
    made(
        "words.swap_first_last_word",
        "swap_first_last swap_outer_words exchange_ends",
        "text: str",
        "str",
        """
        Swap the first and the last word of {text}.
        exchange first and last word
        Given a sentence, put its last word first and its first word last, joined with single spaces.
        Return the words with both ends exchanged; a single word stays as it is.
        What does the sentence look like when its outer words trade places?
        Returns {text} with the words at its two ends swapped, '' for blank text.
        """,
        """
        words = text.split()
        if words:
            words[0], words[-1] = words[-1], words[0]
        return " ".join(words)
        ---
        words = text.split()
        if len(words) < 2:
            return " ".join(words)
        return " ".join([words[-1]] + words[1:-1] + [words[0]])
        """,
        lambda r: (_line(r),),
    ),
    made(
        "words.rotate_words",
        "rotate_words move_words_to_end shift_words",
        "text: str; n: int",
        "str",
        """
        Move the first {n} words of {text} to its end.
        rotate the words of a sentence to the left
        Given a sentence, rotate its words {n} places; {n} may be greater than the number of words.
        Return the sentence after taking the first word to the back {n} times.
        How does the text read when it starts {n} words later and wraps around?
        Returns the rotated words joined with one space, '' if there are no words.
        """,
        """
        words = text.split()
        if not words:
            return ""
        n = n % len(words)
        return " ".join(words[n:] + words[:n])
        ---
        words = text.split()
        for _ in range(n):
            words = words[1:] + words[:1]
        return " ".join(words)
        ---
        words = deque(text.split())
        words.rotate(-n)
        return " ".join(words)
        """,
        lambda r: (_line(r), r.randint(0, 6)),
        "from collections import deque",
    ),
    made(
        "words.word_positions",
        "word_positions index_of_words where_words_stand",
        "text: str",
        "dict[str, list[int]]",
        """
        Map each word to the list of positions (from 0) at which it stands in {text}.
        index of a text: word -> positions
        Given a sentence, build a dictionary from lower-cased word to all its word numbers, starting at 0.
        At which positions does every word occur? Ignore case.
        Build an inverted index of the words of {text}.
        Returns a dict whose values are ascending lists of word indices.
        """,
        """
        positions = {}
        for i, word in enumerate(text.lower().split()):
            positions.setdefault(word, []).append(i)
        return positions
        ---
        positions = defaultdict(list)
        for i, word in enumerate(text.lower().split()):
            positions[word].append(i)
        return dict(positions)
        ---
        words = text.lower().split()
        return {word: [i for i, item in enumerate(words) if item == word] for word in words}
        """,
        lambda r: (_line(r, 0, 4),),
        "from collections import defaultdict",
    ),
    made(
        "words.length_histogram",
        "length_histogram count_by_length word_length_counts",
        "text: str",
        "dict[int, int]",
        """
        Count how many words of each length {text} has.
        word length -> number of words
        Given a sentence, return a dictionary from length to the number of words with it, by rising length.
        How many words have 1 letter, 2 letters, and so on? Lengths that do not occur are left out.
        Tally the lengths of the words, sorted by length.
        Returns a dict of counts with the lengths as keys in ascending order.
        """,
        """
        return dict(sorted(Counter(len(word) for word in text.split()).items()))
        ---
        counts = {}
        for word in sorted(text.split(), key=len):
            counts[len(word)] = counts.get(len(word), 0) + 1
        return counts
        ---
        lengths = [len(word) for word in text.split()]
        return {length: lengths.count(length) for length in sorted(set(lengths))}
        """,
        lambda r: (_line(r, 0, 6),),
        "from collections import Counter",
    ),
    made(
        "words.word_after",
        "word_after next_word following_word",
        "text: str; word: str",
        "str | None",
        """
        Return the word that follows the first {word} in {text}, or None.
        word after a given word
        Given a sentence and a word, find what comes right after its first occurrence.
        Which word stands behind {word}? None if {word} is missing or is the last word.
        Look up the next word; only the first match counts.
        Returns the following word, None when there is none.
        """,
        """
        words = text.split()
        if word in words[:-1]:
            return words[words.index(word) + 1]
        return None
        ---
        words = text.split()
        for current, following in zip(words, words[1:]):
            if current == word:
                return following
        return None
        ---
        words = text.split()
        for i in range(len(words) - 1):
            if words[i] == word:
                return words[i + 1]
        return None
        """,
        _with_word,
    ),
    made(
        "words.upper_every_second",
        "upper_every_second alternate_words shout_every_other",
        "text: str",
        "str",
        """
        Write every second word of {text} in upper case, the others in lower case.
        alternate lower and UPPER words
        Given a sentence, lower its first word, raise the second, lower the third and so on.
        Return the words with alternating case, starting with lower case, joined by one space.
        How can I shout every other word?
        Returns {text} where the words at odd indexes are in capitals.
        """,
        """
        return " ".join(w.upper() if i % 2 else w.lower() for i, w in enumerate(text.split()))
        ---
        words = text.lower().split()
        for i in range(1, len(words), 2):
            words[i] = words[i].upper()
        return " ".join(words)
        ---
        result = []
        loud = False
        for word in text.split():
            result.append(word.upper() if loud else word.lower())
            loud = not loud
        return " ".join(result)
        """,
        lambda r: (_line(r),),
    ),
    made(
        "words.a_or_an",
        "with_article a_or_an add_article",
        "noun: str",
        "str",
        """
        Put 'a' or 'an' in front of {noun}, depending on its first letter.
        a or an
        Return 'an' and the noun if it starts with a vowel (in any case), otherwise 'a' and the noun.
        Given a noun, add the indefinite article: a cat, an apple.
        Which article does {noun} need? Look at whether the first letter is one of a, e, i, o, u.
        Returns the noun with its article and one space between them.
        """,
        """
        if noun[0].lower() in "aeiou":
            return f"an {noun}"
        return f"a {noun}"
        ---
        article = "an" if noun[0] in "aeiouAEIOU" else "a"
        return article + " " + noun
        ---
        return ("an " if noun.lower().startswith(("a", "e", "i", "o", "u")) else "a ") + noun
        """,
        lambda r: (r.choice((draw.word(r), "egg", "umbrella", "Apple", "idea", "owl", "x")),),
    ),
    made(
        "words.singular",
        "singular singularize to_singular",
        "word: str",
        "str",
        """
        Turn a plural into the singular: 'ies' becomes 'y', else a final 's' is dropped.
        singular of an English word
        Given a noun in the plural, return its singular; words that end in 'ss' or without s stay.
        Return {word} with 'ies' at the end replaced by 'y', or without its last 's', unless it ends in 'ss'.
        How do I get 'city' from 'cities' and 'cat' from 'cats'? 'glass' must not change.
        Returns the singular by simple rules.
        """,
        """
        if word.endswith("ies"):
            return word[:-3] + "y"
        if word.endswith("s") and not word.endswith("ss"):
            return word[:-1]
        return word
        ---
        if word[-3:] == "ies":
            return word[:-3] + "y"
        return word[:-1] if word[-1:] == "s" and word[-2:] != "ss" else word
        """,
        lambda r: (r.choice("cats cities glass sun boss flies trees y s keys stories pens bus".split()),),
    ),
    made(
        "words.ing_form",
        "ing_form add_ing present_participle",
        "verb: str",
        "str",
        """
        Add 'ing' to {verb}; a final 'e' is dropped first, but not from 'ee'.
        ing form of a verb
        Given an English verb, return its -ing form: go becomes going, make becomes making, see seeing.
        Return {verb} with the ending ing, without the silent e.
        How is the present participle built? Drop one e at the end unless there are two.
        Returns the verb plus ing by a simple rule.
        """,
        """
        if verb.endswith("e") and not verb.endswith("ee"):
            verb = verb[:-1]
        return verb + "ing"
        ---
        if verb.endswith("ee") or not verb.endswith("e"):
            return f"{verb}ing"
        return f"{verb[:-1]}ing"
        ---
        stem = verb[:-1] if verb[-1:] == "e" and verb[-2:] != "ee" else verb
        return stem + "ing"
        """,
        lambda r: (r.choice("go make see walk use agree bake eat come free write play like".split()),),
    ),
    made(
        "words.can_spell",
        "can_spell can_build enough_letters",
        "word: str; letters: str",
        "bool",
        """
        Can {word} be written with the given letters, using each one at most once?
        enough letters for a word
        Given a word and a string of letter tiles, check whether the tiles suffice to lay the word.
        Return True if {letters} has every letter of {word} at least as often as the word needs it.
        Check if a word can be cut out of a newspaper headline; the empty word always can.
        Returns False if some letter is missing or there are too few of it.
        """,
        """
        return all(word.count(char) <= letters.count(char) for char in word)
        ---
        available = list(letters)
        for char in word:
            if char not in available:
                return False
            available.remove(char)
        return True
        ---
        return not Counter(word) - Counter(letters)
        """,
        lambda r: (draw.letters(r, 0, 4, "abc"), draw.letters(r, 0, 8, "aabbcd")),
        "from collections import Counter",
    ),
    made(
        "words.find_anagrams",
        "find_anagrams anagrams_of matching_anagrams",
        "word: str; candidates: list[str]",
        "list[str]",
        """
        Return those of {candidates} that are anagrams of {word}, but not {word} itself.
        anagrams of a word in a list
        Given a word and a list of words, select the ones with the same letters in another order.
        Which candidates can be made by rearranging all letters of {word}? Leave out the word itself.
        Compare the sorted letters; keep the order of {candidates}.
        Returns a list of the anagrams, [] if none is found.
        """,
        """
        letters = sorted(word)
        return [item for item in candidates if item != word and sorted(item) == letters]
        ---
        result = []
        for item in candidates:
            if sorted(item) == sorted(word) and item != word:
                result.append(item)
        return result
        ---
        counts = Counter(word)
        return [item for item in candidates if item != word and Counter(item) == counts]
        """,
        lambda r: (
            r.choice(("tea", "tab", "dog", "x")),
            [r.choice(("tea", "eat", "ate", "bat", "tab", "god", "at")) for _ in range(r.randint(0, 4))],
        ),
        "from collections import Counter",
    ),
    made(
        "words.hangman",
        "show_hangman reveal hangman_display",
        "word: str; guessed: str",
        "str",
        """
        Show {word} with '_' for every letter that is not in {guessed}.
        hangman display
        Given a secret word and the letters guessed so far, hide the letters that are not guessed yet.
        Return the word as the player of hangman sees it, an underscore for each unknown letter.
        What does the player see? Only letters in {guessed} are shown.
        Returns a string of the same length as {word}.
        """,
        """
        return "".join(char if char in guessed else "_" for char in word)
        ---
        shown = ""
        for char in word:
            if char in guessed:
                shown += char
            else:
                shown += "_"
        return shown
        ---
        letters = list(word)
        for i, char in enumerate(letters):
            if char not in guessed:
                letters[i] = "_"
        return "".join(letters)
        """,
        lambda r: (r.choice(_SHORT).lower(), draw.letters(r, 0, 5, "aeintocd")),
    ),
    made(
        "words.wrong_guesses",
        "wrong_guesses count_misses failed_letters",
        "word: str; guesses: str",
        "list[str]",
        """
        List the letters of {guesses} that do not occur in {word}, each once, in the order guessed.
        wrong letters in a game of hangman
        Given the secret word and all guessed letters, return the different wrong guesses.
        Which guesses were misses? A letter guessed twice counts only once.
        Collect every guessed letter that is not part of the word, without repetitions.
        Returns the misses in order of the first guess.
        """,
        """
        return [char for char in dict.fromkeys(guesses) if char not in word]
        ---
        wrong = []
        for char in guesses:
            if char not in word and char not in wrong:
                wrong.append(char)
        return wrong
        ---
        return [g for i, g in enumerate(guesses) if g not in word and g not in guesses[:i]]
        """,
        lambda r: (r.choice(_SHORT).lower(), draw.letters(r, 0, 6, "aeintxyz")),
    ),
    made(
        "words.right_places",
        "bulls_and_cows score_guess mastermind_score",
        "secret: str; guess: str",
        "tuple[int, int]",
        """
        Count how many characters of {guess} are right and in place, and how many are right but elsewhere.
        bulls and cows, (exact, misplaced)
        Given a secret and a guess of equal length, return the pair (bulls, cows).
        Score a guess as in Mastermind: first the exact hits, then the further common characters.
        How many positions match, and how many more characters are shared in other positions?
        Returns (bulls, cows), where each character of the secret is used at most once.
        """,
        """
        bulls = sum(a == b for a, b in zip(secret, guess))
        common = sum(min(secret.count(char), guess.count(char)) for char in set(guess))
        return bulls, common - bulls
        ---
        bulls = 0
        for a, b in zip(secret, guess):
            if a == b:
                bulls += 1
        common = sum((Counter(secret) & Counter(guess)).values())
        return (bulls, common - bulls)
        """,
        lambda r: (draw.letters(r, 4, 4, "1234"), draw.letters(r, 4, 4, "1234")),
        "from collections import Counter",
    ),
    made(
        "words.guess_marks",
        "mark_guess wordle_marks check_guess",
        "secret: str; guess: str",
        "str",
        """
        Mark each letter of {guess}: 'g' in the right place, 'y' elsewhere in {secret}, '-' not in it.
        colours of a word guess (g, y or -)
        Given a secret word and a guess of the same length, return one mark per letter.
        Compare position by position: same letter g, letter somewhere in {secret} y, otherwise a dash.
        How close is the guess? One of the characters g, y and - for every letter; repeats are not counted.
        Returns a string of marks as long as the guess.
        """,
        """
        marks = ""
        for a, b in zip(secret, guess):
            if a == b:
                marks += "g"
            elif b in secret:
                marks += "y"
            else:
                marks += "-"
        return marks
        ---
        return "".join("g" if a == b else "y" if b in secret else "-" for a, b in zip(secret, guess))
        """,
        lambda r: (draw.letters(r, 4, 4, "abcde"), draw.letters(r, 4, 4, "abcde")),
    ),
    made(
        "words.scrabble",
        "scrabble_score tile_score word_points",
        "word: str; points: dict[str, int]",
        "int",
        """
        Add up the points of the letters of {word}; letters missing in {points} count 1.
        score of a word with letter values, default 1
        Given a word and a dictionary from lower-case letter to points, compute what the word scores.
        How many points is the word worth? Ignore case; a letter without a value is worth 1.
        Sum the letter values as in a board game.
        Returns the total of points.get(letter, 1) over the lowered word, 0 for an empty word.
        """,
        """
        return sum(points.get(char, 1) for char in word.lower())
        ---
        total = 0
        for char in word.lower():
            if char in points:
                total += points[char]
            else:
                total += 1
        return total
        ---
        return sum(map(lambda char: points.get(char, 1), word.lower()))
        """,
        lambda r: (
            r.choice((draw.word(r), "")),
            {char: r.randint(2, 10) for char in r.sample("aeqxk", r.randint(0, 3))},
        ),
    ),
    made(
        "words.reading_time",
        "reading_time reading_minutes minutes_to_read",
        "text: str; words_per_minute: int",
        "int",
        """
        How many whole minutes does it take to read {text}? Round up.
        reading time in minutes, rounded up
        Given a text and a reading speed, return the minutes needed, every started minute counts.
        Return the number of words divided by {words_per_minute}, rounded up to a whole number.
        Estimate the reading time of an article; an empty one takes 0 minutes.
        Returns the smallest number of minutes in which all words can be read.
        """,
        """
        return math.ceil(len(text.split()) / words_per_minute)
        ---
        count = len(text.split())
        return (count + words_per_minute - 1) // words_per_minute
        ---
        minutes, rest = divmod(len(text.split()), words_per_minute)
        return minutes + 1 if rest else minutes
        """,
        lambda r: (_line(r, 0, 8), r.randint(1, 4)),
        "import math",
    ),
    made(
        "words.wrap",
        "wrap_text word_wrap break_lines",
        "text: str; width: int",
        "list[str]",
        """
        Break {text} into lines of at most {width} characters without cutting words.
        word wrap
        Given a text and a width, fill each line with as many words as fit; a longer word gets its own line.
        Return the lines after wrapping {text} at spaces, no line longer than {width} if that is possible.
        How do I wrap a paragraph? Add words to a line while it stays within the width.
        Returns a list of lines whose words are joined by single spaces, [] for blank text.
        """,
        """
        lines = []
        for word in text.split():
            if lines and len(lines[-1]) + 1 + len(word) <= width:
                lines[-1] += " " + word
            else:
                lines.append(word)
        return lines
        ---
        return textwrap.wrap(text, width, break_long_words=False)
        ---
        lines = []
        line = ""
        for word in text.split():
            if line and len(line) + 1 + len(word) > width:
                lines.append(line)
                line = word
            else:
                line = f"{line} {word}" if line else word
        if line:
            lines.append(line)
        return lines
        """,
        lambda r: (_line(r, 0, 6), r.randint(3, 12)),
        "import textwrap",
    ),
    made(
        "words.fits_on_lines",
        "lines_needed count_wrapped_lines number_of_lines",
        "words: list[str]; width: int",
        "int",
        """
        Count the lines needed to write {words} with single spaces, at most {width} characters a line.
        number of lines after word wrap
        Given words (none longer than the width), how many lines do they fill?
        Write the words one after the other and start a new line when the next one does not fit.
        Return how many rows of {width} characters the words take up; no words need 0.
        Returns the number of lines.
        """,
        """
        lines = 0
        used = width + 1
        for word in words:
            if used + 1 + len(word) > width:
                lines += 1
                used = len(word)
            else:
                used += 1 + len(word)
        return lines
        ---
        lines = []
        for word in words:
            if lines and len(lines[-1] + " " + word) <= width:
                lines[-1] += " " + word
            else:
                lines.append(word)
        return len(lines)
        """,
        lambda r: (_list(r, 0, 6), r.randint(5, 10)),
    ),
    made(
        "words.alliteration",
        "is_alliteration same_first_letter alliterates",
        "text: str",
        "bool",
        """
        Do all words of {text} begin with the same letter, ignoring case?
        alliteration
        Given a sentence, check that every word has the same first letter; no words count as True.
        Return True when the words alliterate, such as 'big brown bear'.
        Is there only one different first letter among the words?
        Returns False as soon as a word starts with another letter than the first word.
        """,
        """
        return len({word[0].lower() for word in text.split()}) <= 1
        ---
        words = text.lower().split()
        return all(word[0] == words[0][0] for word in words)
        ---
        words = text.lower().split()
        for word in words[1:]:
            if word[0] != words[0][0]:
                return False
        return True
        """,
        lambda r: (
            " ".join(
                r.choice(("big", "Bear", "bus", "by", r.choice(_SHORT))) for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "words.avoids_letters",
        "avoids has_none_of is_lipogram",
        "word: str; forbidden: str",
        "bool",
        """
        Check that {word} has none of the letters in {forbidden}.
        word avoids letters
        Given a word and forbidden letters, return True if none of them occurs in it, in any case.
        Is the word free of every one of these letters? Ignore upper and lower case.
        Say whether a text is written without certain letters.
        Returns False if any of the {forbidden} characters is found, True otherwise.
        """,
        """
        return not any(char in word.lower() for char in forbidden.lower())
        ---
        for char in word.lower():
            if char in forbidden.lower():
                return False
        return True
        ---
        return not set(word.lower()) & set(forbidden.lower())
        """,
        lambda r: (draw.word(r), draw.letters(r, 0, 3, "aeioutXE")),
    ),
    made(
        "words.letters_in_order",
        "letters_in_order is_abecedarian is_alphabetical",
        "word: str",
        "bool",
        """
        Are the letters of {word} in alphabetical order?
        letters sorted from a to z
        Given a lower-case word, check that no letter comes before its left neighbour in the alphabet.
        Return True if {word} is already sorted, such as 'almost'; equal neighbours are fine.
        Does the word go only forwards in the alphabet?
        Returns True for words with fewer than two letters too.
        """,
        """
        return list(word) == sorted(word)
        ---
        return all(a <= b for a, b in zip(word, word[1:]))
        ---
        for i in range(1, len(word)):
            if word[i] < word[i - 1]:
                return False
        return True
        """,
        lambda r: (
            r.choice(
                (draw.letters(r, 0, 4), "".join(sorted(draw.letters(r, 0, 6, "aefbz")))),
            ),
        ),
    ),
    made(
        "words.smallest_period",
        "smallest_unit repeating_unit base_pattern",
        "text: str",
        "str",
        """
        Find the shortest string that gives {text} when it is repeated.
        smallest repeating unit of a string
        Given a string such as 'abcabc', return the pattern it is made of; text without one is its own.
        Which shortest piece, repeated, makes up the whole of {text}?
        Try ever longer beginnings until one of them, repeated, equals the text.
        Returns the base pattern, {text} itself if it is not a repetition.
        """,
        """
        for size in range(1, len(text)):
            if len(text) % size == 0 and text[:size] * (len(text) // size) == text:
                return text[:size]
        return text
        ---
        for i in range(1, len(text)):
            if text[i:] + text[:i] == text:
                return text[:i]
        return text
        """,
        lambda r: (draw.letters(r, 0, 3, "ab") * r.randint(1, 3),),
    ),
    made(
        "words.rhymes",
        "find_rhymes rhymes_with same_ending",
        "word: str; words: list[str]; n: int",
        "list[str]",
        """
        Return those of {words} whose last {n} letters are the same as those of {word}, except {word}.
        rhymes by the last n letters
        Given a word, a list and a number of letters, list the words that end alike.
        Which words rhyme with {word}, if a rhyme means that the last {n} characters agree?
        Compare the endings; the word itself does not count as a rhyme.
        Returns the rhyming words in their order.
        """,
        """
        return [item for item in words if item != word and item[-n:] == word[-n:]]
        ---
        result = []
        for item in words:
            if item[-n:] == word[-n:] and item != word:
                result.append(item)
        return result
        """,
        lambda r: (
            r.choice(("cat", "night", "dog")),
            [r.choice(("cat", "hat", "light", "right", "fog", "dog", "bat")) for _ in range(r.randint(0, 3))],
            r.randint(1, 3),
        ),
    ),
    made(
        "words.group_by_ending",
        "group_by_ending rhyme_groups by_last_letters",
        "words: list[str]; n: int",
        "dict[str, list[str]]",
        """
        Group {words} by their last {n} letters.
        words by ending
        Given a list of words, build a dictionary from ending (the last {n} characters) to its words.
        Which words end alike? Use the last {n} letters as the key.
        Put words with the same ending together, in order of appearance.
        Returns ending -> list of words; words shorter than {n} are their own ending.
        """,
        """
        groups = {}
        for word in words:
            groups.setdefault(word[-n:], []).append(word)
        return groups
        ---
        groups = defaultdict(list)
        for word in words:
            groups[word[-n:]].append(word)
        return dict(groups)
        ---
        groups = {}
        for word in words:
            ending = word[-n:]
            if ending not in groups:
                groups[ending] = []
            groups[ending].append(word)
        return groups
        """,
        lambda r: (
            [r.choice(("cat", "hat", "a", "fog", "dog", "bat")) for _ in range(r.randint(0, 4))],
            r.randint(1, 3),
        ),
        "from collections import defaultdict",
    ),
    made(
        "words.longest_by_letter",
        "longest_by_letter longest_per_letter best_word_per_letter",
        "words: list[str]",
        "dict[str, str]",
        """
        For each first letter, find the longest of {words} that starts with it.
        first letter -> longest word
        Given a list of words, return a dictionary from lower-case first letter to the longest such word.
        Which word is the longest for every initial? The earlier word wins a tie.
        Keep one word per first letter (ignoring case): the one with the most characters.
        Returns a dict with one entry per different initial.
        """,
        """
        longest = {}
        for word in words:
            letter = word[0].lower()
            if letter not in longest or len(word) > len(longest[letter]):
                longest[letter] = word
        return longest
        ---
        longest = {}
        for word in words:
            key = word[0].lower()
            longest[key] = max(longest.get(key, ""), word, key=len)
        return longest
        """,
        lambda r: (_list(r, 0, 4),),
    ),
    made(
        "words.camel_words",
        "split_camel camel_words words_of_camel_case",
        "name: str",
        "list[str]",
        """
        Split a camelCase name into its words, all in lower case.
        words of a camel case identifier
        Given a name like totalPriceSum, return ['total', 'price', 'sum'].
        Which words does {name} consist of? A new word begins at each capital letter.
        Cut {name} before every upper-case letter and lower the pieces.
        Returns the list of lower-case words, [] for an empty name.
        """,
        """
        words = []
        for char in name:
            if char.isupper() or not words:
                words.append(char.lower())
            else:
                words[-1] += char
        return words
        ---
        return "".join(" " + char.lower() if char.isupper() else char for char in name).split()
        ---
        return re.sub(r"([A-Z])", r" \\1", name).lower().split()
        """,
        lambda r: (
            "".join(
                [
                    w.lower() if i == 0 and r.random() < 0.8 else w.capitalize()
                    for i, w in enumerate(_list(r, 0, 4))
                ]
            ),
        ),
        "import re",
    ),
    made(
        "words.sort_by_number_inside",
        "sort_by_number order_words restore_order",
        "text: str",
        "str",
        """
        Put the words of {text} in the order of the digit that each of them contains.
        sort words by the number inside
        Given a sentence in which each word has one digit, arrange the words by these digits.
        Return the words sorted by their digit, from small to large, joined with spaces.
        How do I restore the order of 'wor2ld hel1lo'? The digit tells the place of each word.
        Returns the reordered sentence; the digits stay in the words.
        """,
        """
        return " ".join(sorted(text.split(), key=lambda word: [c for c in word if c.isdigit()]))
        ---
        words = {}
        for word in text.split():
            for char in word:
                if char.isdigit():
                    words[int(char)] = word
        return " ".join(words[digit] for digit in sorted(words))
        ---
        return " ".join(sorted(text.split(), key=lambda word: int(re.search(r"[0-9]", word).group())))
        """,
        lambda r: (
            " ".join(
                word[:1] + str(digit) + word[1:]
                for word, digit in zip(_list(r, 0, 4), r.sample(range(1, 7), 5), strict=False)
            ),
        ),
        "import re",
    ),
    made(
        "words.missing_letters",
        "missing_letters unused_letters letters_not_used",
        "text: str; alphabet: str",
        "str",
        """
        Return the characters of {alphabet} that do not occur in {text}, ignoring the case of {text}.
        unused letters of an alphabet
        Given a text and a lower-case alphabet, list the letters that the text lacks as one string.
        Which letters of {alphabet} are missing from {text}? Keep the order of the alphabet.
        Find out what a text still needs to use every letter.
        Returns the missing letters, '' if all are there.
        """,
        """
        return "".join(char for char in alphabet if char not in text.lower())
        ---
        missing = ""
        used = set(text.lower())
        for char in alphabet:
            if char not in used:
                missing += char
        return missing
        ---
        return "".join(filter(lambda char: text.lower().count(char) == 0, alphabet))
        """,
        lambda r: (r.choice((_line(r, 0, 3), draw.word(r))), "abcdefghij"[: r.randint(0, 10)]),
    ),
    made(
        "words.replace_first",
        "replace_first replace_once substitute_first",
        "text: str; old: str; new: str",
        "str",
        """
        Replace only the first occurrence of {old} in {text} by {new}.
        replace once
        Given a text, change the first {old} into {new} and leave later ones alone.
        Return {text} with {new} in place of the leftmost {old}; without {old} it stays the same.
        How do I replace a substring only one time?
        Returns the text after a single replacement at most.
        """,
        """
        return text.replace(old, new, 1)
        ---
        index = text.find(old)
        if index == -1:
            return text
        return text[:index] + new + text[index + len(old):]
        ---
        before, found, after = text.partition(old)
        return before + new + after if found else text
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), r.choice(("a", "b", "ab", "ca")), r.choice(("x", "", "--"))),
    ),
    made(
        "words.replace_last",
        "replace_last replace_final substitute_last",
        "text: str; old: str; new: str",
        "str",
        """
        Replace only the last occurrence of {old} in {text} by {new}.
        replace the rightmost match
        Given a text, change the final {old} into {new}; earlier ones are kept.
        Return {text} with {new} instead of the last {old}, unchanged if {old} does not occur.
        How do I replace from the right, and just once?
        Returns the text with at most one replacement, at the end.
        """,
        """
        return new.join(text.rsplit(old, 1))
        ---
        index = text.rfind(old)
        if index == -1:
            return text
        return text[:index] + new + text[index + len(old):]
        ---
        before, found, after = text.rpartition(old)
        return before + new + after if found else text
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"), r.choice(("a", "b", "ab", "ca")), r.choice(("x", "", "--"))),
    ),
    made(
        "words.count_vowels_each",
        "vowel_histogram count_each_vowel vowel_frequencies",
        "text: str",
        "dict[str, int]",
        """
        Count each of the vowels a, e, i, o and u in {text}, ignoring case; all five are keys.
        frequency of every vowel
        Given a text, return a dictionary with the number of a's, e's, i's, o's and u's.
        How often does every vowel occur? Vowels that are missing get 0.
        Tally the vowels of a sentence.
        Returns a dict with the keys a, e, i, o, u in this order.
        """,
        """
        return {vowel: text.lower().count(vowel) for vowel in "aeiou"}
        ---
        counts = {"a": 0, "e": 0, "i": 0, "o": 0, "u": 0}
        for char in text.lower():
            if char in counts:
                counts[char] += 1
        return counts
        ---
        counts = dict.fromkeys("aeiou", 0)
        for char in text.lower():
            if char in "aeiou":
                counts[char] += 1
        return counts
        """,
        lambda r: (r.choice((_line(r, 0, 4), draw.letters(r, 0, 8, "aEiouUx"))),),
    ),
    made(
        "words.title_small_words",
        "smart_title book_title headline",
        "text: str; small: list[str]",
        "str",
        """
        Capitalise every word of {text} except those in {small}, but always the first one.
        title case that leaves small words like 'of' alone
        Given a title and a list of small words, write it as a headline: 'the lord of' gives 'The Lord of'.
        Return the words with a capital first letter, the small words in lower case unless they come first.
        How do I write a book title properly?
        Returns the headline; all other letters are lower case.
        """,
        """
        words = text.lower().split()
        return " ".join(
            word if word in small and i > 0 else word.capitalize() for i, word in enumerate(words)
        )
        ---
        result = []
        for word in text.lower().split():
            if result and word in small:
                result.append(word)
            else:
                result.append(word.capitalize())
        return " ".join(result)
        """,
        lambda r: (_line(r, 0, 4), r.sample(("a", "the", "and", "in", "on"), r.randint(0, 3))),
    ),
    made(
        "words.count_syllables",
        "count_syllables syllables vowel_groups",
        "word: str",
        "int",
        """
        Estimate the syllables of {word}: count its groups of neighbouring vowels, but at least 1.
        rough syllable count
        Given a word, count the runs of the letters a, e, i, o, u, y; a word without any has 1 syllable.
        How many syllables might {word} have? Vowels that stand together belong to one syllable.
        Count each vowel (aeiouy, any case) that does not follow another vowel.
        Returns the number of vowel groups or 1.
        """,
        """
        count = 0
        previous = ""
        for char in word.lower():
            if char in "aeiouy" and (previous == "" or previous not in "aeiouy"):
                count += 1
            previous = char
        return max(count, 1)
        ---
        return max(1, len(re.findall("[aeiouy]+", word.lower())))
        ---
        marks = "".join("v" if char in "aeiouy" else " " for char in word.lower())
        return max(len(marks.split()), 1)
        """,
        lambda r: (r.choice((draw.word(r), "queue", "rhythm", "idea", "hm", "banana", "Area")),),
        "import re",
    ),
)
