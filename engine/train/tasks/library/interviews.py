"""Interview classics on strings, brackets, expressions, stacks and queues."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = 0, top: int = 9) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _formula(r: Random, depth: int = 2, leaf: str = "") -> str:
    """A correct formula with + - * and round brackets; ``leaf`` holds the operands, else digits."""
    if depth == 0 or r.random() < 0.25:
        return r.choice(leaf) if leaf else str(r.randint(0, 12))
    text = f"{_formula(r, depth - 1, leaf)}{r.choice('+-*')}{_formula(r, depth - 1, leaf)}"
    return f"({text})" if r.random() < 0.5 else text


def _postfix(r: Random, depth: int = 3) -> str:
    if depth == 0 or r.random() < 0.3:
        return r.choice("abcdxy")
    return _postfix(r, depth - 1) + _postfix(r, depth - 1) + r.choice("+-*/")


def _prefix(r: Random, depth: int = 3) -> str:
    if depth == 0 or r.random() < 0.3:
        return r.choice("abcdxy")
    return r.choice("+-*/") + _prefix(r, depth - 1) + _prefix(r, depth - 1)


def _balanced(r: Random, high: int = 4) -> str:
    text = ""
    for _ in range(r.randint(0, high)):
        place = r.randint(0, len(text))
        text = text[:place] + "()" + text[place:]
    return text


ENTRIES = (
    made(
        "interviews.longest_k_distinct",
        "longest_substring_with_k_distinct longest_k_unique_substring k_unique_characters",
        "text: str; k: int",
        "int",
        """
        Length of the longest part of {text} with exactly {k} different characters, -1 if there is none.
        longest substring with k unique characters
        Return how long a run of neighbors with exactly {k} distinct characters can be, or -1.
        Which window with {k} kinds of characters is the longest? Give its length.
        Given a text and k of at least 1, find the longest k-unique substring.
        """,
        """
        best = -1
        for start in range(len(text)):
            for end in range(start + 1, len(text) + 1):
                if len(set(text[start:end])) == k:
                    best = max(best, end - start)
        return best
        """,
        lambda r: (draw.letters(r, 0, 9, "abcd"), r.randint(1, 4)),
    ),
    made(
        "interviews.count_k_distinct",
        "count_substrings_with_k_distinct substrings_with_k_distinct count_k_distinct_substrings",
        "text: str; k: int",
        "int",
        """
        Count the substrings of {text} with exactly {k} different characters.
        number of substrings with k distinct characters
        Return how many non-empty parts, counted by position, contain exactly {k} kinds of characters.
        In how many ways can start and end be chosen so that {k} distinct characters lie between them?
        Given a string and k, count all its k-distinct substrings.
        """,
        """
        count = 0
        for start in range(len(text)):
            seen = set()
            for character in text[start:]:
                seen.add(character)
                if len(seen) > k:
                    break
                count += len(seen) == k
        return count
        ---
        size = len(text)
        return sum(len(set(text[i:j])) == k for i in range(size) for j in range(i + 1, size + 1))
        """,
        lambda r: (draw.letters(r, 0, 8, "abcd"), r.randint(1, 4)),
    ),
    made(
        "interviews.palindromic_substrings",
        "palindromic_substrings all_palindromic_substrings find_palindromes",
        "text: str",
        "list[str]",
        """
        List the different substrings of {text} that are palindromes, sorted alphabetically; single \
        characters count.
        all palindromic substrings
        Return every distinct contiguous part that reads the same in both directions, in sorted order.
        Which palindromes are hidden in the text as substrings? Each once.
        Expand around every center and collect what is found in a set.
        """,
        """
        size = len(text)
        parts = {text[i:j] for i in range(size) for j in range(i + 1, size + 1)}
        return sorted(part for part in parts if part == part[::-1])
        """,
        lambda r: (r.choice((draw.letters(r, 0, 7, "abc"), draw.word(r).lower())),),
    ),
    made(
        "interviews.contains_permutation",
        "contains_permutation check_inclusion has_anagram_substring permutation_in_string",
        "text: str; word: str",
        "bool",
        """
        Is some rearrangement of {word} a part of {text}?
        permutation in string
        Return True if a window of {text} has exactly the letters of {word}, in any order.
        Does the text contain an anagram of the word as neighboring characters?
        Slide a window of the word's length over the text and compare the letter counts.
        """,
        """
        size = len(word)
        wanted = sorted(word)
        return any(sorted(text[i : i + size]) == wanted for i in range(len(text) - size + 1))
        ---
        size = len(word)
        wanted = Counter(word)
        for start in range(len(text) - size + 1):
            if Counter(text[start : start + size]) == wanted:
                return True
        return False
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"), draw.letters(r, 1, 4, "abc")),
        "from collections import Counter",
    ),
    made(
        "interviews.character_replacement",
        "longest_repeating_character_replacement character_replacement longest_same_after_changes",
        "text: str; k: int",
        "int",
        """
        Longest run of equal characters in {text} that is possible after changing at most {k} characters.
        longest repeating character replacement
        Return the length of the longest window in which all but {k} characters are the same.
        With up to {k} replacements, how long can a part of one repeated letter become?
        Sliding window: its length minus the count of its most common letter must not exceed {k}.
        """,
        """
        best = start = 0
        counts = Counter()
        for end, character in enumerate(text):
            counts[character] += 1
            while end - start + 1 - max(counts.values()) > k:
                counts[text[start]] -= 1
                start += 1
            best = max(best, end - start + 1)
        return best
        ---
        best = 0
        for start in range(len(text)):
            for end in range(start + 1, len(text) + 1):
                part = text[start:end]
                if len(part) - max(map(part.count, part)) <= k:
                    best = max(best, len(part))
        return best
        """,
        lambda r: (draw.letters(r, 0, 8, "ABC"), r.randint(0, 3)),
        "from collections import Counter",
    ),
    made(
        "interviews.vowels_in_window",
        "max_vowels_in_window max_vowels most_vowels_in_substring",
        "text: str; k: int",
        "int",
        """
        Most vowels in any part of {text} with {k} characters; the whole text if it is shorter.
        maximum number of vowels in a substring of given length
        Return the highest count of a, e, i, o, u, in either case, in a window of length {k}.
        How many vowels can stand among {k} neighboring characters at most?
        Slide a window of a fixed size, at least 1, and count the vowels in it.
        """,
        """
        starts = range(max(1, len(text) - k + 1))
        return max(sum(c in "aeiouAEIOU" for c in text[i : i + k]) for i in starts)
        """,
        lambda r: (draw.sentence(r, 0, 3), r.randint(1, 5)),
    ),
    made(
        "interviews.naive_find",
        "find_all_occurrences pattern_search search_pattern",
        "text: str; pattern: str",
        "list[int]",
        """
        List all indices at which {pattern} begins in {text}; occurrences may overlap, an empty pattern has \
        none.
        pattern searching, all occurrences
        Return every start position of a substring, overlapping ones included.
        Where does the pattern occur in the text? "aa" stands in "aaa" at 0 and 1.
        Naive string matching: compare at each position.
        """,
        """
        if not pattern:
            return []
        return [i for i in range(len(text)) if text.startswith(pattern, i)]
        ---
        result = []
        place = text.find(pattern) if pattern else -1
        while place != -1:
            result.append(place)
            place = text.find(pattern, place + 1)
        return result
        """,
        lambda r: (draw.letters(r, 0, 10, "ab"), draw.letters(r, 0, 3, "ab")),
    ),
    made(
        "interviews.prefix_function",
        "prefix_function compute_lps kmp_table failure_function",
        "pattern: str",
        "list[int]",
        """
        KMP table of {pattern}: for every prefix the length of its longest proper prefix that is also its \
        suffix.
        longest prefix suffix array (LPS)
        Return the failure function of the Knuth-Morris-Pratt algorithm as a list.
        For each position i, how many first characters come again at the end of pattern[: i + 1]?
        Compute the prefix function of a string in linear time.
        """,
        """
        table = []
        length = 0
        for i, character in enumerate(pattern):
            while length and (i == 0 or character != pattern[length]):
                length = table[length - 1]
            if i and character == pattern[length]:
                length += 1
            table.append(length)
        return table
        ---
        table = []
        for end in range(1, len(pattern) + 1):
            part = pattern[:end]
            table.append(max(size for size in range(end) if part[:size] == part[end - size :]))
        return table
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"),),
    ),
    made(
        "interviews.z_function",
        "z_function z_array z_algorithm",
        "text: str",
        "list[int]",
        """
        Z array of {text}: how many characters from each position on agree with the beginning; the first \
        entry is 0.
        z function
        Return for every index i > 0 the length of the longest common prefix of the text and text[i:], and \
        0 for i = 0.
        How far does the text repeat its own start at each position?
        Compute the Z algorithm's table as a list.
        """,
        """
        table = [0] * len(text)
        for i in range(1, len(text)):
            while i + table[i] < len(text) and text[table[i]] == text[i + table[i]]:
                table[i] += 1
        return table
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"),),
    ),
    made(
        "interviews.longest_border",
        "longest_happy_prefix longest_border longest_prefix_suffix",
        "text: str",
        "str",
        """
        Longest proper prefix of {text} that is also a suffix, "" if there is none.
        longest happy prefix
        Return the longest part with which the text both begins and ends, other than the whole text.
        Which border has the string? "abcab" has "ab"; prefix and suffix may overlap.
        Try all lengths from the greatest down to find equal start and end.
        """,
        """
        for size in range(len(text) - 1, 0, -1):
            if text[:size] == text[-size:]:
                return text[:size]
        return ""
        ---
        return next((text[:n] for n in range(len(text) - 1, 0, -1) if text.endswith(text[:n])), "")
        """,
        lambda r: (draw.letters(r, 0, 8, "ab"),),
    ),
    made(
        "interviews.is_repeated_pattern",
        "is_repeated_substring repeated_substring_pattern is_made_of_repeats",
        "text: str",
        "bool",
        """
        Is {text} some shorter string written two or more times in a row?
        repeated substring pattern
        Return True if the text consists of several copies of one part, such as "abab".
        Can a string be built by repeating one of its substrings?
        A text is periodic like this if it occurs inside itself doubled without the first and last character.
        """,
        """
        return text in (text + text)[1:-1]
        ---
        size = len(text)
        return any(text[:n] * (size // n) == text for n in range(1, size // 2 + 1))
        """,
        lambda r: (r.choice((draw.letters(r, 1, 3, "ab") * r.randint(1, 3), draw.letters(r, 1, 6, "ab"))),),
    ),
    made(
        "interviews.remove_k_equal",
        "remove_adjacent_k_duplicates remove_k_duplicates collapse_groups_of_k",
        "text: str; k: int",
        "str",
        """
        Remove {k} equal neighbors from {text} again and again until there are none left; {k} is at least 2.
        remove all adjacent duplicates of group size k
        Return what remains when every group of {k} equal adjacent characters disappears and the rest moves \
        together.
        Delete runs of {k} same letters repeatedly, also those that come together after a deletion.
        Keep a stack of characters with counters and drop a group when it is full.
        """,
        """
        stack = []
        for character in text:
            if stack and stack[-1][0] == character:
                stack[-1][1] += 1
            else:
                stack.append([character, 1])
            if stack[-1][1] == k:
                stack.pop()
        return "".join(character * count for character, count in stack)
        """,
        lambda r: (draw.letters(r, 0, 9, "ab"), r.randint(2, 3)),
    ),
    made(
        "interviews.remove_duplicate_letters",
        "remove_duplicate_letters smallest_subsequence_distinct",
        "text: str",
        "str",
        """
        Keep each letter of {text} once so that the result is alphabetically as small as possible.
        remove duplicate letters, smallest subsequence
        Return the smallest string, made by deletions only, that contains every different character exactly \
        once.
        Delete repeated letters such that what remains comes first in lexicographical order.
        Use a stack: pop larger letters that come again later.
        """,
        """
        last = {letter: i for i, letter in enumerate(text)}
        stack = []
        for i, letter in enumerate(text):
            if letter in stack:
                continue
            while stack and stack[-1] > letter and last[stack[-1]] > i:
                stack.pop()
            stack.append(letter)
        return "".join(stack)
        """,
        lambda r: (draw.letters(r, 0, 8, "abcd"),),
    ),
    made(
        "interviews.multiply_strings",
        "multiply_strings multiply_large_numbers string_multiplication",
        "a: str; b: str",
        "str",
        """
        Multiply two non-negative numbers given as decimal texts, digit by digit; return the product as text.
        multiply strings
        Return the product of {a} and {b} without converting them to int as a whole, as in written \
        multiplication.
        How can big numbers in strings be multiplied? No leading zeros, "0" for a product of zero.
        Long multiplication of two digit strings.
        """,
        """
        digits = [0] * (len(a) + len(b))
        for i, x in enumerate(reversed(a)):
            for j, y in enumerate(reversed(b)):
                digits[i + j] += int(x) * int(y)
                digits[i + j + 1] += digits[i + j] // 10
                digits[i + j] %= 10
        return "".join(map(str, reversed(digits))).lstrip("0") or "0"
        ---
        return str(int(a) * int(b))
        """,
        lambda r: (str(r.choice((0, r.randint(0, 20), r.randint(0, 5000)))), str(r.randint(0, 3000))),
    ),
    made(
        "interviews.add_strings",
        "add_strings add_large_numbers string_addition",
        "a: str; b: str",
        "str",
        """
        Add two non-negative numbers given as decimal texts, digit by digit with a carry; return the sum as \
        text.
        add strings
        Return {a} plus {b} without converting the whole texts to integers.
        How are big numbers in strings added as on paper?
        Written addition of two digit strings of any length.
        """,
        """
        width = max(len(a), len(b))
        carry = 0
        digits = []
        for x, y in zip(reversed(a.zfill(width)), reversed(b.zfill(width))):
            carry, digit = divmod(int(x) + int(y) + carry, 10)
            digits.append(str(digit))
        if carry:
            digits.append(str(carry))
        return "".join(reversed(digits))
        ---
        return str(int(a) + int(b))
        """,
        lambda r: (str(r.choice((0, 999, r.randint(0, 5000)))), str(r.choice((1, r.randint(0, 99999))))),
    ),
    made(
        "interviews.string_to_integer",
        "my_atoi string_to_integer atoi",
        "text: str",
        "int",
        """
        Read the integer at the start of {text} like C's atoi, limited to 32 bits with sign; 0 if there is \
        none.
        string to integer (atoi)
        Skip leading spaces, take an optional + or -, then as many digits as follow, and ignore the rest.
        Return the number clamped to the range from -2147483648 to 2147483647.
        Convert a text to an int without int(): sign, digits, stop at the first other character.
        """,
        """
        rest = text.lstrip(" ")
        sign = -1 if rest[:1] == "-" else 1
        if rest[:1] in ("+", "-"):
            rest = rest[1:]
        value = 0
        for character in rest:
            if character not in "0123456789":
                break
            value = value * 10 + ord(character) - ord("0")
        return max(-(2**31), min(2**31 - 1, sign * value))
        """,
        lambda r: (
            r.choice(("", " ", "  "))
            + r.choice(("", "", "-", "+", "x"))
            + r.choice(("", str(r.randint(0, 999)), "99999999999"))
            + r.choice(("", " words", "-1", ".5")),
        ),
    ),
    made(
        "interviews.first_unique_stream",
        "first_unique_in_stream first_non_repeating_stream",
        "stream: str",
        "str",
        """
        For each prefix of {stream}, give its first character that has occurred once so far, "#" if there \
        is none.
        first non-repeating character in a stream
        Return a text of the same length: after every character the earliest one that is still unique.
        Characters arrive one by one; which is the first without a repetition at each moment?
        Keep a queue of candidates and remove those that were seen twice.
        """,
        """
        counts = Counter()
        queue = deque()
        result = []
        for character in stream:
            counts[character] += 1
            queue.append(character)
            while queue and counts[queue[0]] > 1:
                queue.popleft()
            result.append(queue[0] if queue else "#")
        return "".join(result)
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"),),
        "from collections import Counter, deque",
    ),
    made(
        "interviews.longest_word_from_deletions",
        "longest_word_in_dictionary longest_word_by_deleting find_longest_subsequence_word",
        "text: str; words: list[str]",
        "str",
        """
        Longest of {words} that can be made from {text} by deleting characters, the alphabetically first on \
        ties.
        longest word in a dictionary through deleting
        Return the longest word that is a subsequence of the text, or "" if none is.
        Which of the words is hidden in the text, letters in order with gaps?
        Check every candidate as a subsequence and keep the best one.
        """,
        """
        def hidden(word: str) -> bool:
            letters = iter(text)
            return all(letter in letters for letter in word)

        return min(filter(hidden, words), key=lambda word: (-len(word), word), default="")
        """,
        lambda r: (
            draw.letters(r, 0, 9, "abc"),
            [draw.letters(r, 1, 4, "abc") for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "interviews.make_valid_parentheses",
        "make_valid_parentheses remove_invalid_parentheses min_remove_to_make_valid",
        "text: str",
        "str",
        """
        Remove as few parentheses as possible from {text} so that the others are balanced; keep everything \
        else.
        minimum remove to make valid parentheses
        Drop each closing bracket without an opening one and each opening bracket that is never closed.
        Return the text without unmatched round brackets.
        Clean up a string with wrong parentheses: remember open positions on a stack.
        """,
        """
        kept = list(text)
        opened = []
        for i, character in enumerate(text):
            if character == "(":
                opened.append(i)
            elif character == ")":
                if opened:
                    opened.pop()
                else:
                    kept[i] = ""
        for i in opened:
            kept[i] = ""
        return "".join(kept)
        """,
        lambda r: ("".join(r.choice("(()) )ab") for _ in range(r.randint(0, 9))),),
    ),
    made(
        "interviews.bracket_pairs",
        "matching_bracket_positions match_brackets bracket_pairs",
        "text: str",
        "dict[int, int]",
        """
        Map the index of every "(" in {text} to that of its matching ")"; unmatched brackets are left out.
        positions of matching parentheses
        Return a dict from the opening to the closing position, in the order in which they are closed.
        Which closing bracket belongs to which opening one?
        Remember the open positions on a stack and pop one at each closing bracket.
        """,
        """
        pairs = {}
        opened = []
        for i, character in enumerate(text):
            if character == "(":
                opened.append(i)
            elif character == ")" and opened:
                pairs[opened.pop()] = i
        return pairs
        """,
        lambda r: (r.choice((_balanced(r), "".join(r.choice("()ab") for _ in range(r.randint(0, 8))))),),
    ),
    made(
        "interviews.calculate",
        "basic_calculator evaluate_infix evaluate_expression calculate",
        "expression: str",
        "int",
        """
        Compute {expression}, integers with + - * / and round brackets; spaces do not matter.
        basic calculator
        Evaluate an infix expression with the usual precedence; / is whole-number division rounded down.
        What is the value of a formula in a string, such as "2*(3+4)-5", without eval?
        Parse and calculate an arithmetic expression; there is no division by zero.
        """,
        """
        expression = re.sub(r"(^|\\()\\s*-", r"\\g<1>0-", expression)
        tokens = re.findall(r"\\d+|[-+*/()]", expression)
        rank = {"+": 1, "-": 1, "*": 2, "/": 2}
        values, signs = [], []

        def apply() -> None:
            b, a, sign = values.pop(), values.pop(), signs.pop()
            values.append(a + b if sign == "+" else a - b if sign == "-" else a * b if sign == "*" else a \
        // b)

        for token in tokens:
            if token.isdigit():
                values.append(int(token))
            elif token == "(":
                signs.append(token)
            elif token == ")":
                while signs[-1] != "(":
                    apply()
                signs.pop()
            else:
                while signs and rank.get(signs[-1], 0) >= rank[token]:
                    apply()
                signs.append(token)
        while signs:
            apply()
        return values[0]
        """,
        lambda r: (r.choice(("", "", "-")) + _formula(r, 3).replace("+", r.choice(("+", " + "))),),
        "import re",
    ),
    made(
        "interviews.infix_to_prefix",
        "infix_to_prefix to_prefix infix_to_polish",
        "expression: str",
        "str",
        """
        Turn the infix {expression} of single letters, + - * / and brackets into prefix (Polish) notation.
        infix to prefix conversion
        Return the operators before their operands: "a+b*c" becomes "+a*bc".
        How is a formula written in Polish notation? Operators of equal rank are grouped from the left.
        Convert with two stacks, one for operands and one for operators.
        """,
        """
        rank = {"+": 1, "-": 1, "*": 2, "/": 2}
        values, signs = [], []

        def combine() -> None:
            right, left = values.pop(), values.pop()
            values.append(signs.pop() + left + right)

        for token in expression:
            if token == "(":
                signs.append(token)
            elif token == ")":
                while signs[-1] != "(":
                    combine()
                signs.pop()
            elif token in rank:
                while signs and rank.get(signs[-1], 0) >= rank[token]:
                    combine()
                signs.append(token)
            elif token != " ":
                values.append(token)
        while signs:
            combine()
        return values[0]
        """,
        lambda r: (_formula(r, 3, "abcxyz"),),
    ),
    made(
        "interviews.postfix_to_infix",
        "postfix_to_infix rpn_to_infix reverse_polish_to_infix",
        "expression: str",
        "str",
        """
        Turn the postfix {expression} of single-letter operands into infix with brackets around every \
        operation.
        postfix to infix conversion
        Return "(a+(b*c))" for "abc*+".
        Put the last two operands and the operator between them back on a stack as one bracketed text.
        How is reverse Polish notation written in the usual way? A single operand gets no brackets.
        """,
        """
        stack = []
        for token in expression:
            if token in "+-*/":
                right, left = stack.pop(), stack.pop()
                stack.append(f"({left}{token}{right})")
            else:
                stack.append(token)
        return stack[0]
        """,
        lambda r: (_postfix(r),),
    ),
    made(
        "interviews.prefix_to_infix",
        "prefix_to_infix polish_to_infix",
        "expression: str",
        "str",
        """
        Turn the prefix {expression} of single-letter operands into infix with brackets around every \
        operation.
        prefix to infix conversion
        Return "(a+(b*c))" for "+a*bc".
        Read Polish notation from the right and join two operands with the operator between them.
        How is a prefix formula written in the usual way? A single operand gets no brackets.
        """,
        """
        stack = []
        for token in reversed(expression):
            if token in "+-*/":
                left, right = stack.pop(), stack.pop()
                stack.append(f"({left}{token}{right})")
            else:
                stack.append(token)
        return stack[0]
        """,
        lambda r: (_prefix(r),),
    ),
    made(
        "interviews.postfix_to_prefix",
        "postfix_to_prefix rpn_to_polish",
        "expression: str",
        "str",
        """
        Turn the postfix {expression} of single-letter operands into prefix notation.
        postfix to prefix conversion
        Return "+a*bc" for "abc*+": operators in front instead of behind.
        How is reverse Polish notation rewritten in Polish notation?
        Join operator, left and right operand on a stack while reading from the left.
        """,
        """
        stack = []
        for token in expression:
            if token in "+-*/":
                right, left = stack.pop(), stack.pop()
                stack.append(token + left + right)
            else:
                stack.append(token)
        return stack[0]
        """,
        lambda r: (_postfix(r),),
    ),
    made(
        "interviews.prefix_to_postfix",
        "prefix_to_postfix polish_to_rpn",
        "expression: str",
        "str",
        """
        Turn the prefix {expression} of single-letter operands into postfix notation.
        prefix to postfix conversion
        Return "abc*+" for "+a*bc": operators behind instead of in front.
        How is Polish notation rewritten in reverse Polish notation?
        Read from the right and put left operand, right operand and operator on a stack as one text.
        """,
        """
        stack = []
        for token in reversed(expression):
            if token in "+-*/":
                left, right = stack.pop(), stack.pop()
                stack.append(left + right + token)
            else:
                stack.append(token)
        return stack[0]
        """,
        lambda r: (_prefix(r),),
    ),
    made(
        "interviews.next_smaller",
        "next_smaller_element next_smaller next_smaller_elements",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers}, give the next smaller one to its right, -1 if there is none.
        next smaller element
        Return for every element the first later element that is strictly less, or -1.
        Which smaller number follows first? Use a stack of indices that still wait for theirs.
        Given a list, find the nearest smaller value on the right of each position.
        """,
        """
        result = [-1] * len(numbers)
        waiting = []
        for i, number in enumerate(numbers):
            while waiting and number < numbers[waiting[-1]]:
                result[waiting.pop()] = number
            waiting.append(i)
        return result
        ---
        return [
            next((later for later in numbers[i + 1 :] if later < number), -1) for i, number in \
        enumerate(numbers)
        ]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "interviews.previous_smaller",
        "previous_smaller_element previous_smaller nearest_smaller_to_left nearest_smaller_values",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers}, give the nearest smaller one to its left, -1 if there is none.
        previous smaller element
        Return for every element the closest earlier element that is strictly less, or -1.
        Which smaller number came last before it? Keep an ascending stack.
        All nearest smaller values on the left side.
        """,
        """
        result = []
        stack = []
        for number in numbers:
            while stack and stack[-1] >= number:
                stack.pop()
            result.append(stack[-1] if stack else -1)
            stack.append(number)
        return result
        ---
        return [
            next((before for before in numbers[:i][::-1] if before < number), -1)
            for i, number in enumerate(numbers)
        ]
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "interviews.previous_greater",
        "previous_greater_element previous_greater nearest_greater_to_left",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers}, give the nearest greater one to its left, -1 if there is none.
        previous greater element
        Return for every element the closest earlier element that is strictly larger, or -1.
        Which larger number came last before it? Keep a descending stack.
        Given a list, look from each position to the left for the first bigger value.
        """,
        """
        result = []
        stack = []
        for number in numbers:
            while stack and stack[-1] <= number:
                stack.pop()
            result.append(stack[-1] if stack else -1)
            stack.append(number)
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "interviews.next_greater_circular",
        "next_greater_circular next_greater_elements_circular",
        "numbers: list[int]",
        "list[int]",
        """
        For each of {numbers} in a circle, give the next greater one going right and around, -1 for the \
        largest.
        next greater element in a circular array
        Return the first strictly larger element after each position when the list starts over at its end, \
        or -1.
        The search continues at the front of the list: which greater number comes first?
        Go through the list twice with a stack of waiting indices.
        """,
        """
        size = len(numbers)
        result = [-1] * size
        waiting = []
        for i in range(2 * size):
            number = numbers[i % size]
            while waiting and numbers[waiting[-1]] < number:
                result[waiting.pop()] = number
            if i < size:
                waiting.append(i)
        return result
        """,
        lambda r: (_ints(r),),
    ),
    made(
        "interviews.next_greater_lookup",
        "next_greater_in_other next_greater_lookup next_greater_for_subset",
        "queries: list[int]; numbers: list[int]",
        "list[int]",
        """
        For each of {queries}, find it in {numbers} and give the first greater number to its right there, \
        or -1.
        next greater element for a subset of another list
        Return the next greater elements that the values of one list have in the other, whose elements are \
        distinct.
        Look up where a value stands in {numbers}: which later element is larger? -1 if none is.
        Compute the next greater of every number once and answer all queries from a dict.
        """,
        """
        greater = {}
        stack = []
        for number in numbers:
            while stack and stack[-1] < number:
                greater[stack.pop()] = number
            stack.append(number)
        return [greater.get(query, -1) for query in queries]
        """,
        lambda r: (
            (r.sample(numbers, r.randint(0, len(numbers))), numbers)
            if (numbers := r.sample(range(15), r.randint(0, 7)))
            else ([], [])
        ),
    ),
    made(
        "interviews.ocean_view",
        "buildings_with_ocean_view ocean_view_indices visible_from_right",
        "heights: list[int]",
        "list[int]",
        """
        Indices of the buildings in {heights} that see the sea on the right: all later ones are lower.
        buildings with an ocean view
        Return in ascending order the positions whose height is greater than every height to the right.
        Which houses have a free view to the right? The last one always has.
        Walk from the right end and note each new maximum.
        """,
        """
        tallest = 0
        result = []
        for i in range(len(heights) - 1, -1, -1):
            if heights[i] > tallest:
                result.append(i)
                tallest = heights[i]
        return result[::-1]
        ---
        return [i for i, height in enumerate(heights) if all(later < height for later in heights[i + 1 :])]
        """,
        lambda r: (_ints(r, 0, 7, 1, 9),),
    ),
    made(
        "interviews.sum_of_subarray_minimums",
        "sum_subarray_minimums sum_of_subarray_mins",
        "numbers: list[int]",
        "int",
        """
        Add up the minimums of all contiguous parts of {numbers}.
        sum of subarray minimums
        Return the total of min(part) over every non-empty subarray.
        Take the smallest element of each run of neighbors: what is the sum of all of them?
        Given integers, sum the minima of all subarrays; 0 for an empty list.
        """,
        """
        total = 0
        for start in range(len(numbers)):
            lowest = numbers[start]
            for number in numbers[start:]:
                lowest = min(lowest, number)
                total += lowest
        return total
        """,
        lambda r: (_ints(r, 0, 7, -3, 9),),
    ),
    made(
        "interviews.sum_of_subarray_ranges",
        "sum_subarray_ranges sum_of_ranges subarray_ranges",
        "numbers: list[int]",
        "int",
        """
        Add up, over all contiguous parts of {numbers}, the difference of the largest and the smallest \
        element.
        sum of subarray ranges
        Return the total of max(part) - min(part) for every non-empty subarray.
        What is the sum of the spreads of all runs of neighbors?
        Extend each start to the right and track maximum and minimum.
        """,
        """
        total = 0
        for start in range(len(numbers)):
            low = high = numbers[start]
            for number in numbers[start:]:
                low, high = min(low, number), max(high, number)
                total += high - low
        return total
        """,
        lambda r: (_ints(r, 0, 7, -3, 9),),
    ),
    made(
        "interviews.first_negative_in_windows",
        "first_negative_in_window first_negative_each_window",
        "numbers: list[int]; k: int",
        "list[int]",
        """
        First negative number in each window of {k} consecutive {numbers}, 0 where there is none.
        first negative integer in every window of size k
        Return a list with one entry per window: its leftmost negative element or 0.
        Slide a window of {k} over the list; which negative number comes first in it?
        Keep a queue of the negative positions inside the window; [] if the list is shorter than {k}.
        """,
        """
        result = []
        negatives = deque()
        for i, number in enumerate(numbers):
            if number < 0:
                negatives.append(i)
            if negatives and negatives[0] <= i - k:
                negatives.popleft()
            if i >= k - 1:
                result.append(numbers[negatives[0]] if negatives else 0)
        return result
        ---
        starts = range(len(numbers) - k + 1)
        return [next((number for number in numbers[i : i + k] if number < 0), 0) for i in starts]
        """,
        lambda r: (_ints(r, 0, 8, -5, 6), r.randint(1, 4)),
        "from collections import deque",
    ),
    made(
        "interviews.pattern_132",
        "has_132_pattern find_132_pattern",
        "numbers: list[int]",
        "bool",
        """
        Are there i < j < k with numbers[i] < numbers[k] < numbers[j]?
        132 pattern
        Return True if some three of {numbers}, in order, are like 1, 3, 2: small, large, in between.
        Does a subsequence go up and then down to a value that is still above its first one?
        Check the list for a 1-3-2 pattern.
        """,
        """
        third = float("-inf")
        stack = []
        for number in reversed(numbers):
            if number < third:
                return True
            while stack and stack[-1] < number:
                third = stack.pop()
            stack.append(number)
        return False
        ---
        return any(a < c < b for a, b, c in itertools.combinations(numbers, 3))
        """,
        lambda r: (_ints(r, 0, 5, 0, 9),),
        "import itertools",
    ),
    made(
        "interviews.min_stack",
        "min_stack_results run_min_stack min_stack_operations",
        "commands: list[str]",
        "list[int | None]",
        """
        Run {commands} "push N", "pop" and "min" on an empty stack; return the answers of all "min", None \
        if empty.
        min stack
        Simulate a stack that knows its minimum and list what each "min" command reports.
        What is the smallest element whenever "min" is asked? A pop of the empty stack does nothing.
        Keep beside each value the minimum of everything below it.
        """,
        """
        stack, answers = [], []
        for command in commands:
            if command == "pop":
                if stack:
                    stack.pop()
            elif command == "min":
                answers.append(stack[-1][1] if stack else None)
            else:
                value = int(command.split()[1])
                stack.append((value, min(value, stack[-1][1]) if stack else value))
        return answers
        """,
        lambda r: (
            [
                r.choice((f"push {r.randint(-5, 9)}", f"push {r.randint(-5, 9)}", "pop", "min"))
                for _ in range(r.randint(0, 9))
            ],
        ),
    ),
    made(
        "interviews.binary_numbers",
        "binary_numbers generate_binary_numbers binary_up_to",
        "n: int",
        "list[str]",
        """
        List the binary forms of 1 to {n}: "1", "10", "11", ...
        generate binary numbers with a queue
        Return the numbers from 1 to {n} in base 2 as texts; take one from the queue and append it with 0 \
        and with 1.
        How do the first {n} positive integers look in binary?
        Count from one upwards in the binary system.
        """,
        """
        return [format(number, "b") for number in range(1, n + 1)]
        ---
        queue = deque(["1"])
        result = []
        for _ in range(n):
            bits = queue.popleft()
            result.append(bits)
            queue += [bits + "0", bits + "1"]
        return result
        """,
        lambda r: (r.randint(0, 12),),
        "from collections import deque",
    ),
    made(
        "interviews.hot_potato",
        "hot_potato pass_the_potato survivor_name",
        "names: list[str]; count: int",
        "str | None",
        """
        Hot potato: it is passed on {count} times, whoever then holds it leaves; who of {names} is the last?
        hot potato game with a queue
        Return the winner; the first one holds the potato at the start, and the one after the leaver gets \
        it next.
        Rotate a queue {count} times, remove its front and repeat until one name is left.
        Who survives the game? None without players.
        """,
        """
        queue = deque(names)
        while len(queue) > 1:
            queue.rotate(-count)
            queue.popleft()
        return queue[0] if queue else None
        """,
        lambda r: (r.sample("Ann Bob Cid Dan Eva Fay".split(), r.randint(0, 6)), r.randint(0, 9)),
        "from collections import deque",
    ),
    made(
        "interviews.least_interval",
        "least_interval task_scheduler cpu_intervals",
        "tasks: list[str]; cooldown: int",
        "int",
        """
        Least number of time units for all {tasks} if between two equal ones at least {cooldown} units must \
        pass.
        task scheduler with cooldown
        Return how long a processor needs, idle units included; every task takes one unit and the order is \
        free.
        How short can the schedule be when the same kind has to wait {cooldown} units before it comes again?
        Compute it from the count of the most frequent task; 0 without tasks.
        """,
        """
        if not tasks:
            return 0
        counts = Counter(tasks).values()
        most = max(counts)
        ties = sum(count == most for count in counts)
        return max(len(tasks), (most - 1) * (cooldown + 1) + ties)
        """,
        lambda r: ([r.choice("ABC") for _ in range(r.randint(0, 7))], r.randint(0, 3)),
        "from collections import Counter",
    ),
    made(
        "interviews.can_rearrange_apart",
        "can_reorganize can_rearrange_no_adjacent reorganize_possible",
        "text: str",
        "bool",
        """
        Can the characters of {text} be rearranged so that no two equal ones are neighbors?
        reorganize string possible
        Return True if the most frequent character occurs at most half of the time, rounded up.
        Is there an order of the letters without doubles side by side?
        Compare the highest count with (length + 1) // 2.
        """,
        """
        return all(count <= (len(text) + 1) // 2 for count in Counter(text).values())
        ---
        return max(map(text.count, text), default=0) * 2 <= len(text) + 1
        """,
        lambda r: (draw.letters(r, 0, 7, "aab"),),
        "from collections import Counter",
    ),
    made(
        "interviews.huffman_lengths",
        "huffman_cost huffman_encoded_length huffman_bits",
        "frequencies: dict[str, int]",
        "int",
        """
        How many bits does a text with these character {frequencies} need in Huffman code?
        length of the Huffman encoding
        Return the total of frequency times code length of an optimal prefix code; a single character needs \
        one bit each.
        Join the two rarest groups again and again: what is the sum of all joined frequencies?
        Cost of an optimal binary code; 0 for no characters.
        """,
        """
        heap = list(frequencies.values())
        if len(heap) == 1:
            return heap[0]
        heapq.heapify(heap)
        total = 0
        while len(heap) > 1:
            joined = heapq.heappop(heap) + heapq.heappop(heap)
            total += joined
            heapq.heappush(heap, joined)
        return total
        """,
        lambda r: ({letter: r.randint(1, 20) for letter in r.sample("abcdef", r.randint(0, 6))},),
        "import heapq",
    ),
    made(
        "interviews.group_anagrams_dict",
        "anagram_groups_dict group_by_sorted_letters anagram_map",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Map the sorted letters of each of {words} to the list of words with exactly these letters.
        group anagrams in a dictionary
        Return a dict whose keys are alphabetically ordered letters and whose values are the words, in list \
        order.
        Which words are anagrams of each other? Collect them under their common sorted form.
        Build an index from letter signature to words.
        """,
        """
        groups = {}
        for word in words:
            groups.setdefault("".join(sorted(word)), []).append(word)
        return groups
        """,
        lambda r: ([draw.letters(r, 1, 3, "abc") for _ in range(r.randint(0, 7))],),
    ),
    made(
        "interviews.min_swaps_to_balance",
        "min_swaps_to_balance swaps_to_balance_brackets",
        "text: str",
        "int",
        """
        Fewest swaps of any two brackets that balance {text}, which has as many "[" as "]" and nothing else.
        minimum swaps to balance brackets
        Return how often two characters must be exchanged until every bracket is matched.
        Half of the unmatched closing brackets, rounded up: how many swaps is that?
        Count the brackets that remain after removing all matched pairs.
        """,
        """
        opened = unmatched = 0
        for bracket in text:
            if bracket == "[":
                opened += 1
            elif opened:
                opened -= 1
            else:
                unmatched += 1
        return (unmatched + 1) // 2
        """,
        lambda r: ("".join(r.sample("[]" * n, 2 * n)),) if (n := r.randint(0, 5)) else ("",),
    ),
    made(
        "interviews.shortest_palindrome",
        "shortest_palindrome make_palindrome_by_prepending complete_palindrome_front",
        "text: str",
        "str",
        """
        Shortest palindrome that is made by putting characters in front of {text}.
        shortest palindrome by adding to the front
        Return the text with as few letters as possible added before it so that it reads the same backwards.
        Find the longest palindromic prefix and put the reversed rest in front.
        How is a string completed to a palindrome at its beginning?
        """,
        """
        size = len(text)
        while text[:size] != text[:size][::-1]:
            size -= 1
        return text[size:][::-1] + text
        ---
        return next(
            text[end:][::-1] + text for end in range(len(text), -1, -1) if text[:end] == text[:end][::-1]
        )
        """,
        lambda r: (draw.letters(r, 0, 6, "abc"),),
    ),
    made(
        "interviews.common_letters_of_all",
        "common_letters_of_all common_chars shared_characters",
        "words: list[str]",
        "list[str]",
        """
        List the letters that all {words} have, as often as in the word with the fewest of them, sorted.
        common characters of all words, with repetitions
        Return each character that is in every word; two "l" if all words have at least two.
        Intersect the letter counts of all words; [] for no words.
        Which letters do the words share, counting duplicates?
        """,
        """
        if not words:
            return []
        common = Counter(words[0])
        for word in words[1:]:
            common &= Counter(word)
        return sorted(common.elements())
        """,
        lambda r: ([draw.letters(r, 1, 6, "abc") for _ in range(r.randint(0, 4))],),
        "from collections import Counter",
    ),
    made(
        "interviews.permutation_rank",
        "permutation_rank word_rank lexicographic_rank",
        "word: str",
        "int",
        """
        Position of {word}, counted from 1, among all different arrangements of its letters in alphabetical \
        order.
        lexicographic rank of a string
        Return the rank of the word in the sorted list of its distinct permutations; letters may repeat.
        If all anagrams were listed alphabetically, which number would this one have?
        Count how many arrangements are smaller, letter by letter, and add 1.
        """,
        """
        rank = 1
        for i in range(len(word)):
            rest = word[i:]
            for letter in set(rest):
                if letter < word[i]:
                    left = Counter(rest)
                    left[letter] -= 1
                    ways = math.factorial(len(rest) - 1)
                    for count in left.values():
                        ways //= math.factorial(count)
                    rank += ways
        return rank
        ---
        return sorted(set(itertools.permutations(word))).index(tuple(word)) + 1
        """,
        lambda r: (draw.letters(r, 0, 5, "abcd"),),
        ("import math", "import itertools", "from collections import Counter"),
    ),
    made(
        "interviews.ip_addresses",
        "restore_ip_addresses possible_ip_addresses split_into_ip",
        "digits: str",
        "list[str]",
        """
        List all IPv4 addresses that result from putting three dots into {digits}, sorted as text.
        restore IP addresses
        Return every way to cut the digits into four numbers from 0 to 255 without leading zeros.
        Which addresses can a string of digits stand for?
        Try one to three digits for each part and keep the valid addresses.
        """,
        """
        def cut(rest: str, parts: int) -> list[str]:
            if parts == 1:
                return [rest] if rest and str(int(rest)) == rest and int(rest) < 256 else []
            return [
                f"{head}.{tail}"
                for size in (1, 2, 3)
                if size < len(rest)
                for head in cut(rest[:size], 1)
                for tail in cut(rest[size:], parts - 1)
            ]

        return sorted(cut(digits, 4))
        """,
        lambda r: ("".join(r.choice("0125") for _ in range(r.randint(0, 8))),),
    ),
)
