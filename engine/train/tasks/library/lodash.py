"""Helpers known from JavaScript and lodash: lists, objects, paths, conversions of text."""

from __future__ import annotations

import base64
import json
from random import Random
from urllib.parse import quote

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = "Ann Bob Cleo Dan Eve".split()
_CITIES = "Oslo Rome Lima".split()


def _people(r: Random, low: int = 0, high: int = 4) -> list[dict[str, object]]:
    """Records with a name, an age and a city; ages and cities repeat."""
    return [
        {"name": r.choice(_NAMES), "age": r.randint(18, 22), "city": r.choice(_CITIES)}
        for _ in range(r.randint(low, high))
    ]


def _criteria(r: Random) -> dict[str, object]:
    """Up to two conditions on people."""
    full: dict[str, object] = {"age": r.randint(18, 22), "city": r.choice(_CITIES)}
    return {key: full[key] for key in r.sample(list(full), r.randint(0, 2))}


def _nested(r: Random) -> dict[str, object]:
    """Nested dictionaries with short keys, two levels at most."""
    return {
        key: r.randint(0, 9)
        if r.random() < 0.4
        else {inner: r.randint(0, 9) for inner in r.sample("abc", r.randint(0, 2))}
        for key in r.sample("abcd", r.randint(0, 3))
    }


def _with_path(r: Random) -> tuple[dict[str, object], str]:
    """Nested dictionaries and a dotted path that often leads somewhere."""
    data = {**_nested(r), r.choice("ab"): {"a": 1, "b": {"c": 2}}}
    return data, ".".join(r.choice((("a",), ("b",), ("a", "b"), ("b", "a"), ("a", "b", "c"), ("d",))))


def _items_by_id(r: Random, high: int = 3) -> list[dict[str, object]]:
    """Records with distinct ids and a title."""
    return [{"id": n, "title": draw.word(r)} for n in r.sample(range(1, 6), r.randint(0, high))]


def _nested_list(r: Random, depth: int = 3) -> list[object]:
    """A list of small numbers and lists."""
    return [
        _nested_list(r, depth - 1) if depth > 0 and r.random() < 0.4 else r.randint(0, 9)
        for _ in range(r.randint(0, 3))
    ]


ENTRIES = (
    made(
        "lodash.difference_ignoring_case",
        "difference_ignoring_case exclude_words without_words_any_case",
        "words: list[str]; excluded: list[str]",
        "list[str]",
        """
        Return the {words} that are not in {excluded}, comparing without regard to case.
        case-insensitive difference of two lists of strings
        Drop every word that appears in {excluded}, whatever its capitalization; keep order and repeats.
        Given two lists of strings, filter the second one's words out of the first, upper or lower case alike.
        Which entries survive a blocklist when 'Apple' and 'apple' count as the same?
        Remove blacklisted terms from a list no matter how they are capitalized.
        Returns the remaining strings as they were written, in their original order.
        """,
        """
        banned = {word.lower() for word in excluded}
        return [word for word in words if word.lower() not in banned]
        ---
        banned = [word.lower() for word in excluded]
        result = []
        for word in words:
            if word.lower() not in banned:
                result.append(word)
        return result
        ---
        banned = set(map(str.lower, excluded))
        return list(filter(lambda word: word.lower() not in banned, words))
        """,
        lambda r: (
            [r.choice(("Tea", "tea", "egg", "EGG", "nut")) for _ in range(r.randint(0, 5))],
            [r.choice(("tea", "Egg", "cup")) for _ in range(r.randint(0, 2))],
        ),
    ),
    made(
        "lodash.union_by_id",
        "union_by_id merge_records_by_id combine_by_id",
        "first: list[dict[str, object]]; second: list[dict[str, object]]",
        "list[dict[str, object]]",
        """
        Join two lists of records with an 'id'; records of {second} whose id is in {first} are left out.
        union of two record lists by id, the first list wins
        Combine {first} and {second} without repeating an id: all of {first}, then the new ones of {second}.
        Given two arrays of objects, append only those from the second with an unseen 'id'.
        How do I merge two result sets without double ids? Keep the earlier object on a clash.
        unionBy of two lists of dicts on 'id', order preserved
        Returns the records of the first list followed by records of the second with other ids.
        """,
        """
        ids = {record["id"] for record in first}
        return first + [record for record in second if record["id"] not in ids]
        ---
        result = list(first)
        seen = [record["id"] for record in first]
        for record in second:
            if record["id"] not in seen:
                seen.append(record["id"])
                result.append(record)
        return result
        ---
        by_id = {}
        for record in first + second:
            by_id.setdefault(record["id"], record)
        return list(by_id.values())
        """,
        lambda r: (_items_by_id(r), _items_by_id(r)),
    ),
    made(
        "lodash.without_positions",
        "remove_positions without_indices delete_at_indices",
        "items: list[int]; positions: list[int]",
        "list[int]",
        """
        Remove the elements at all {positions} from {items}; positions that do not exist are ignored.
        delete several indices from a list at once
        Return {items} without the elements whose index is listed in {positions}, counting from 0.
        Given a list and some indexes, leave out the entries standing there; indexes out of range do nothing.
        How can I drop many elements by index without the later indices shifting?
        Keep only what stands at an index that was not named.
        Returns a new list that lacks the elements at the given zero-based indices.
        """,
        """
        return [item for index, item in enumerate(items) if index not in positions]
        ---
        result = []
        for i in range(len(items)):
            if i not in positions:
                result.append(items[i])
        return result
        ---
        result = list(items)
        for index in sorted(set(positions), reverse=True):
            if index < len(result):
                del result[index]
        return result
        """,
        lambda r: (draw.ints(r), [r.randint(0, 6) for _ in range(r.randint(0, 3))]),
    ),
    made(
        "lodash.items_at_positions",
        "items_at values_at pick_positions",
        "items: list[str]; positions: list[int]",
        "list[str | None]",
        """
        Return the elements of {items} at {positions}, None for a position that does not exist.
        values at several indices
        Pick the items standing at the given indexes, in the order of {positions}; None when out of range.
        Given a list and a list of zero-based indexes, look each one up, with None for a missing one.
        How do I take elements 2, 0 and 5 out of a list in one call? Too large an index gives None.
        Gather entries by their index numbers, in the requested sequence.
        Returns one element or None for each position.
        """,
        """
        return [items[i] if 0 <= i < len(items) else None for i in positions]
        ---
        result = []
        for i in positions:
            if i < len(items):
                result.append(items[i])
            else:
                result.append(None)
        return result
        ---
        by_index = dict(enumerate(items))
        return [by_index.get(position) for position in positions]
        """,
        lambda r: (draw.words(r, 0, 5), [r.randint(0, 5) for _ in range(r.randint(0, 4))]),
    ),
    made(
        "lodash.fill_range",
        "fill_range fill_slice overwrite_range",
        "items: list[int]; value: int; start: int; end: int",
        "list[int]",
        """
        Return a copy of {items} in which the elements from {start} up to but not including {end} are {value}.
        fill part of a list with one value, end exclusive
        Overwrite the slots {start} to {end} - 1 of {items} with {value}; the list does not grow.
        Given a list and a stretch of indices, set everything inside the stretch to the same number.
        Array.fill: put one value into a section of the array, the end index not included.
        How do I blank out a section of a list with a constant?
        Returns a list of the same length, changed only between the two indices (the second is exclusive).
        """,
        """
        return [value if start <= i < end else item for i, item in enumerate(items)]
        ---
        result = list(items)
        for i in range(start, min(end, len(items))):
            result[i] = value
        return result
        ---
        size = len(items[start:end])
        return items[:start] + [value] * size + items[start + size:]
        """,
        lambda r: (draw.ints(r, 0, 6), r.choice((0, -1, 7)), r.randint(0, 4), r.randint(0, 7)),
    ),
    made(
        "lodash.splice",
        "splice splice_list patch_list",
        "items: list[int]; start: int; count: int; added: list[int]",
        "list[int]",
        """
        Return {items} with {count} elements removed from index {start} on and {added} inserted there.
        splice: cut out some elements and put others in their place
        Replace {count} items beginning at {start} by all of {added}, leaving the original list alone.
        Given a list, an index, how many to delete and new items, do what Array.splice does, on a copy.
        How do I swap a section of a list for another section of different length?
        Delete a few elements in the middle and insert others right where they were.
        Returns the part before {start}, then {added}, then what follows the removed elements.
        """,
        """
        return items[:start] + added + items[start + count:]
        ---
        result = list(items)
        result[start:start + count] = added
        return result
        ---
        result = []
        for item in items[:start]:
            result.append(item)
        result.extend(added)
        result.extend(items[start + count:])
        return result
        """,
        lambda r: (draw.ints(r, 0, 6), r.randint(0, 5), r.randint(0, 3), draw.ints(r, 0, 3)),
    ),
    made(
        "lodash.substring_swapped",
        "js_substring substring_between_indices safe_substring",
        "text: str; start: int; end: int",
        "str",
        """
        Return {text} from {start} to {end} like JavaScript's substring: negative is 0, swapped if needed.
        substring whose two indices may come in either order, negatives are treated as 0
        Cut the part between two indices out of {text}; the smaller index begins, the larger one is exclusive.
        Given a string and two positions in any order, return what lies between them; below zero means zero.
        JavaScript substring in Python: swap the arguments when the first is greater, clamp negatives to 0.
        How do I slice a string without caring which bound is the larger? Negative bounds become 0.
        Returns the characters from the lower to the higher position, an empty string if they are equal.
        """,
        """
        low, high = sorted((max(start, 0), max(end, 0)))
        return text[low:high]
        ---
        start = max(start, 0)
        end = max(end, 0)
        if start > end:
            start, end = end, start
        return text[start:end]
        ---
        low = max(min(start, end), 0)
        high = max(start, end, 0)
        return "".join(char for i, char in enumerate(text) if low <= i < high)
        """,
        lambda r: (draw.word(r), r.randint(-2, 6), r.randint(-2, 6)),
    ),
    made(
        "lodash.char_at_or_empty",
        "char_at character_at letter_at",
        "text: str; index: int",
        "str",
        """
        Return the character of {text} at {index}, or '' if there is none; negative indices give ''.
        charAt: character at a position, empty string when out of range
        Given a string and a zero-based index, give back that letter, or an empty string outside the string.
        Get one letter by its position without an IndexError: '' when too large or below zero.
        Which character stands at {index}? No counting from the end; '' if {text} is too short.
        Safe access to a single character of a string.
        Returns a string of length 1, or "" for an index that does not exist.
        """,
        """
        return text[index] if 0 <= index < len(text) else ""
        ---
        if index < 0 or index >= len(text):
            return ""
        return text[index]
        ---
        for i, char in enumerate(text):
            if i == index:
                return char
        return ""
        """,
        lambda r: (r.choice(("", draw.word(r), draw.word(r))), r.randint(-2, 6)),
    ),
    made(
        "lodash.pad_end_pattern",
        "pad_end pad_right_with fill_right",
        "text: str; width: int; filler: str",
        "str",
        """
        Pad {text} on the right with repetitions of {filler} until it has {width} characters.
        padEnd with a filler of one or more characters, cut to fit
        Append {filler} again and again, cut off at exactly {width} characters; longer text stays as it is.
        Given a string, a target length and a pattern, extend it at the end: 'ab', 7, 'xyz' gives 'abxyzxy'.
        Right-pad a string with a repeating pattern; text that is long enough is returned unchanged.
        How do I fill up a string at its end with dots or another pattern?
        Returns a string of at least {width} characters that begins with {text}.
        """,
        """
        missing = max(width - len(text), 0)
        return text + (filler * missing)[:missing]
        ---
        result = text
        while len(result) < width:
            result += filler
        return result[:max(width, len(text))]
        ---
        result = text
        index = 0
        while len(result) < width:
            result += filler[index % len(filler)]
            index += 1
        return result
        """,
        lambda r: (draw.word(r), r.randint(0, 10), r.choice((".", "-", "xy", "abc", " "))),
    ),
    made(
        "lodash.pad_start_pattern",
        "pad_start pad_left_with fill_left",
        "text: str; width: int; filler: str",
        "str",
        """
        Pad {text} on the left with repetitions of {filler} until it has {width} characters.
        padStart with a filler of several characters, cut to fit
        Put {filler} in front, repeated and cut to the missing length; text of {width} or more is unchanged.
        Given a string, a length and a pattern, extend it at the front: 'ab', 7, 'xyz' gives 'xyzxyab'.
        Left-pad a string with a pattern that may be longer than one character.
        How do I fill up a string at its beginning with a repeating pattern?
        Returns a string that ends with {text} and has at least {width} characters.
        """,
        """
        missing = max(width - len(text), 0)
        return (filler * missing)[:missing] + text
        ---
        padding = ""
        while len(padding) < width - len(text):
            padding += filler
        return padding[:max(width - len(text), 0)] + text
        ---
        padding = [filler[i % len(filler)] for i in range(width - len(text))]
        return "".join(padding) + text
        """,
        lambda r: (draw.word(r), r.randint(0, 10), r.choice(("0", "*", "xy", "abc", " "))),
    ),
    made(
        "lodash.trim_chars",
        "trim_chars strip_chars trim_any_of",
        "text: str; chars: str",
        "str",
        """
        Remove all leading and trailing characters of {text} that are in {chars}.
        trim given characters from both ends of a string
        Strip any of the letters in {chars} from the start and the end of {text}; the inside is not touched.
        Given a string and a set of characters, peel them off both ends: '-_-abc-_-' with '_-' gives 'abc'.
        How do I trim dashes or other symbols instead of spaces?
        Cut the decoration at the edges of a string; nothing left gives ''.
        Returns the text between the first and the last character that is not one of {chars}.
        """,
        """
        return text.strip(chars) if chars else text
        ---
        start, end = 0, len(text)
        while start < end and text[start] in chars:
            start += 1
        while end > start and text[end - 1] in chars:
            end -= 1
        return text[start:end]
        ---
        while text and text[0] in chars:
            text = text[1:]
        while text and text[-1] in chars:
            text = text[:-1]
        return text
        """,
        lambda r: (draw.letters(r, 0, 9, "ab-_"), r.choice(("-", "_-", "a", "ab", ""))),
    ),
    made(
        "lodash.start_case",
        "start_case spaced_title human_label",
        "name: str",
        "str",
        """
        Turn a camelCase, snake_case or kebab-case name into words with capital first letters.
        startCase: 'fooBar', 'foo_bar' and 'foo-bar' all become 'Foo Bar'
        Split {name} at '_', '-', spaces and before capital letters, and capitalize each word.
        Given an identifier in any style, write it the way a form label is written.
        Make a readable heading from a variable name, whatever naming style it has.
        How do I convert a property name such as firstName to 'First Name'?
        Returns the words joined by single spaces, each starting with a capital; '' for an empty name.
        """,
        """
        parted = re.sub(r"([a-z0-9])([A-Z])", r"\\1 \\2", name)
        return " ".join(word.capitalize() for word in re.split(r"[ _-]+", parted) if word)
        ---
        spaced = ""
        previous = ""
        for char in name:
            if char.isupper() and (previous.islower() or previous.isdigit()):
                spaced += " "
            spaced += " " if char in "_-" else char
            previous = char
        return " ".join(word.capitalize() for word in spaced.split())
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "fooBar",
                    "userFirstName",
                    "foo_bar",
                    "--foo-bar--",
                    "total price",
                    "item2Count",
                    "SHOUT_CASE",
                    "_" + draw.word(r),
                    draw.word(r).lower() + "_" + draw.word(r).lower(),
                    draw.word(r).lower() + draw.word(r).capitalize(),
                )
            ),
        ),
        "import re",
    ),
    made(
        "lodash.lower_first",
        "lower_first uncapitalize decapitalize",
        "text: str",
        "str",
        """
        Make the first character of {text} lower case and leave the rest alone.
        lowercase only the first letter
        Uncapitalize {text}: 'HELLO' becomes 'hELLO', '' stays ''.
        Given a string, change just its initial letter to a small one.
        How do I turn 'UserName' into 'userName'? Nothing but the first letter changes.
        The opposite of capitalizing: small first letter, everything else kept as it was.
        Returns the text with a lower-case beginning; an empty string gives an empty string.
        """,
        """
        return text[:1].lower() + text[1:]
        ---
        if not text:
            return ""
        return text[0].lower() + text[1:]
        ---
        return "".join(char.lower() if i == 0 else char for i, char in enumerate(text))
        """,
        lambda r: (
            r.choice(("", "X", "HELLO", draw.word(r).capitalize(), draw.word(r).upper(), draw.sentence(r))),
        ),
    ),
    made(
        "lodash.deburr",
        "deburr remove_accents strip_accents",
        "text: str",
        "str",
        """
        Remove the accents from the letters of {text}: 'café' becomes 'cafe'.
        strip diacritics from a string
        Replace accented letters by their plain ones, such as é by e and ü by u; other characters stay.
        Given a word with diacritical marks, return it in plain letters.
        How do I convert 'Ångström' to 'Angstrom'?
        Fold umlauts, cedillas and accents into the basic Latin alphabet.
        Returns the text after decomposing it (NFKD) and dropping the combining marks.
        """,
        """
        decomposed = unicodedata.normalize("NFKD", text)
        return "".join(char for char in decomposed if not unicodedata.combining(char))
        ---
        result = ""
        for char in unicodedata.normalize("NFKD", text):
            if not unicodedata.combining(char):
                result += char
        return result
        ---
        decomposed = unicodedata.normalize("NFKD", text)
        return "".join(filter(lambda char: unicodedata.category(char) != "Mn", decomposed))
        """,
        lambda r: (
            " ".join(
                r.choice(("café", "naïve", "Ångström", "Zürich", "São", "garçon", "El Niño", "plain", "déjà"))
                for _ in range(r.randint(0, 3))
            ),
        ),
        "import unicodedata",
    ),
    made(
        "lodash.unescape_html",
        "unescape_html decode_entities html_unescape",
        "text: str",
        "str",
        """
        Turn the HTML entities &lt; &gt; &quot; &#39; and &amp; in {text} back into characters.
        unescape html
        Replace '&lt;' by '<', '&gt;' by '>', '&quot;' and '&#39;' by quotes and '&amp;' by '&'.
        Given escaped HTML, decode its entities so that it reads normally; '&amp;lt;' becomes '&lt;'.
        The reverse of escaping markup: show the real angle brackets and ampersands.
        How do I convert '&lt;b&gt;' to '<b>'?
        Returns the text with the five common entities decoded once.
        """,
        """
        return html.unescape(text)
        ---
        pairs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&#39;", "'"), ("&amp;", "&")]
        for entity, char in pairs:
            text = text.replace(entity, char)
        return text
        ---
        table = {"&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&amp;": "&"}
        return re.sub("&(lt|gt|quot|#39|amp);", lambda match: table[match.group()], text)
        """,
        lambda r: (
            "".join(
                r.choice(("a", "b ", "&lt;", "&gt;", "&amp;", "&quot;", "&#39;", "&amp;lt;", " x"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        ("import html", "import re"),
    ),
    made(
        "lodash.escape_regex",
        "escape_regex escape_regexp quote_pattern",
        "text: str",
        "str",
        """
        Put a backslash before every character of {text} that has a meaning in a regular expression.
        escape regex special characters
        Escape ^ $ . * + ? ( ) [ ] {{ }} | and the backslash so that {text} matches literally.
        Given a search term typed by a user, make it safe to use inside a pattern.
        escapeRegExp: backslash in front of dots, stars, brackets and the like, nothing else.
        How do I search for 'a.b' with a regex without the dot matching everything?
        Returns the string in which each of the regex metacharacters is preceded by a backslash.
        """,
        """
        return re.sub(r"([\\^$\\\\.*+?()\\[\\]{}|])", r"\\\\\\1", text)
        ---
        return "".join("\\\\" + char if char in "^$\\\\.*+?()[]{}|" else char for char in text)
        ---
        result = ""
        for char in text:
            if char in "^$\\\\.*+?()[]{}|":
                result += "\\\\"
            result += char
        return result
        """,
        lambda r: (draw.letters(r, 0, 7, "ab.*+?()[]{}|^$\\-_ "),),
        "import re",
    ),
    made(
        "lodash.repeat_joined",
        "repeat_with_separator repeat_joined echo_text",
        "text: str; times: int; separator: str",
        "str",
        """
        Repeat {text} {times} times with {separator} between the copies.
        repeat a string with a separator
        Return {times} copies of {text} joined by {separator}; 0 copies give ''.
        Given a word, a count and a divider, write the word that often, divided: 'ha', 3, '-' is 'ha-ha-ha'.
        How do I make 'la, la, la' out of 'la'?
        Build a placeholder list such as '?, ?, ?' for a query.
        Returns a string in which the divider never stands at the end; an empty string for no copies.
        """,
        """
        return separator.join([text] * times)
        ---
        result = ""
        for i in range(times):
            if i > 0:
                result += separator
            result += text
        return result
        ---
        return separator.join(text for _ in range(times))
        """,
        lambda r: (r.choice(("ha", "?", "la", "ab", "")), r.randint(0, 4), r.choice((", ", "-", "", " "))),
    ),
    made(
        "lodash.split_at_most",
        "split_at_most split_limited split_into_n",
        "text: str; separator: str; parts: int",
        "list[str]",
        """
        Split {text} at {separator} into at most {parts} pieces; the last piece keeps the rest.
        split with a maximum number of parts
        Cut {text} at the first {parts} - 1 places with {separator}; later ones stay in the final piece.
        Given a string, a delimiter and a limit of at least 1, return no more pieces than the limit.
        How do I split only at the first few commas? The remainder stays in one piece.
        Break a line into a fixed number of fields where the last field may contain the delimiter.
        Returns a list of between 1 and {parts} strings.
        """,
        """
        return text.split(separator, parts - 1)
        ---
        result = []
        rest = text
        while len(result) < parts - 1 and separator in rest:
            piece, _, rest = rest.partition(separator)
            result.append(piece)
        return result + [rest]
        ---
        pieces = text.split(separator)
        if len(pieces) <= parts:
            return pieces
        return pieces[:parts - 1] + [separator.join(pieces[parts - 1:])]
        """,
        lambda r: (draw.letters(r, 0, 9, "ab,,"), ",", r.randint(1, 4)),
    ),
    made(
        "lodash.drop_trailing_zeros",
        "drop_trailing_zeros trim_zeros_at_end strip_final_zeros",
        "numbers: list[int]",
        "list[int]",
        """
        Remove the zeros at the end of {numbers}.
        drop trailing zeros of a list
        Return {numbers} without the zeros that come after its last other element; only zeros give [].
        Given a list, cut off the run of 0 at its end and keep zeros elsewhere.
        How do I shorten a list such as [3, 0, 5, 0, 0] to [3, 0, 5]?
        Trim useless 0 entries from the back of the list, the front and the middle stay.
        Returns the list up to and including its last element that is not zero.
        """,
        """
        end = len(numbers)
        while end > 0 and numbers[end - 1] == 0:
            end -= 1
        return numbers[:end]
        ---
        result = list(numbers)
        while result and result[-1] == 0:
            result.pop()
        return result
        ---
        keep = [i + 1 for i, number in enumerate(numbers) if number != 0]
        return numbers[:max(keep, default=0)]
        """,
        lambda r: ([r.choice((0, 0, 3, 5, -1)) for _ in range(r.randint(0, 5))] + [0] * r.randint(0, 2),),
    ),
    made(
        "lodash.initial",
        "initial all_but_last without_last_item",
        "items: list[int]",
        "list[int]",
        """
        Return all elements of {items} except the last one.
        all but the last element
        Drop the final element of {items}; an empty list stays empty.
        Given a list, return it without its end.
        How do I leave out the last item of a list without changing the list?
        Everything up to the second to last element; [] for lists of one element or none.
        Returns a new list that is one element shorter at the end.
        """,
        """
        return items[:-1]
        ---
        result = []
        for i in range(len(items) - 1):
            result.append(items[i])
        return result
        ---
        result = list(items)
        if result:
            result.pop()
        return result
        """,
        lambda r: (draw.ints(r, 0, 5),),
    ),
    made(
        "lodash.rest",
        "all_but_first rest without_first_item",
        "items: list[str]",
        "list[str]",
        """
        Return all elements of {items} except the first one.
        everything but the first element
        Drop the head of {items} and return the rest; an empty list stays empty.
        Given a list, leave out what stands at its start.
        How do I skip the first item, for example a header line?
        The list from its second element on; [] when there is no second element.
        Returns a new list without the first element.
        """,
        """
        return items[1:]
        ---
        result = []
        for i in range(1, len(items)):
            result.append(items[i])
        return result
        ---
        result = list(items)
        if result:
            del result[0]
        return result
        """,
        lambda r: (draw.words(r, 0, 5),),
    ),
    made(
        "lodash.nth_from_either_end",
        "nth nth_or_none element_from_either_end",
        "items: list[int]; n: int",
        "int | None",
        """
        Return element {n} of {items}, counted from the end if {n} is negative, or None if there is none.
        nth element with negative positions, None when out of range
        Get the item at index {n}: 0 is the first, -1 the last; None outside the list.
        Given a list and an index that may be negative, look it up without raising an error.
        Array.at: index from the front or, below zero, from the back; missing gives None.
        How do I read items[-3] safely when the list may be too short?
        Returns an element or None.
        """,
        """
        return items[n] if -len(items) <= n < len(items) else None
        ---
        try:
            return items[n]
        except IndexError:
            return None
        ---
        index = n + len(items) if n < 0 else n
        if index < 0 or index >= len(items):
            return None
        return items[index]
        """,
        lambda r: (draw.ints(r, 0, 5), r.randint(-5, 5)),
    ),
    made(
        "lodash.count_by_length",
        "count_by_length tally_lengths length_counts",
        "words: list[str]",
        "dict[int, int]",
        """
        Count how many of {words} have each length.
        number of words per length
        Map every length that occurs in {words} to the number of strings with it, in order of appearance.
        Given a list of strings, tally them by their number of characters.
        How many entries are 3 letters long, how many 4, and so on?
        countBy length: a dictionary from size to count; no words give an empty one.
        Returns a dict whose keys are lengths and whose values are counts.
        """,
        """
        return dict(Counter(len(word) for word in words))
        ---
        counts = {}
        for word in words:
            counts[len(word)] = counts.get(len(word), 0) + 1
        return counts
        ---
        lengths = [len(word) for word in words]
        return {length: lengths.count(length) for length in lengths}
        """,
        lambda r: (draw.words(r),),
        "from collections import Counter",
    ),
    made(
        "lodash.order_by_two_fields",
        "order_by_age_and_name sort_people order_people",
        "people: list[dict[str, object]]",
        "list[dict[str, object]]",
        """
        Sort {people} by 'age' from old to young and, where ages are equal, by 'name' alphabetically.
        orderBy two fields: age descending, name ascending
        Order a list of dicts by two keys: the highest 'age' first, ties by 'name' from A to Z.
        Given records of persons, put the oldest first; people of the same age in alphabetical order.
        How do I sort by one key descending and by another ascending? Keys are 'age' and 'name'.
        Rank persons by seniority and then by their names.
        Returns a new sorted list; records equal in both keep their order.
        """,
        """
        return sorted(people, key=lambda person: (-person["age"], person["name"]))
        ---
        by_name = sorted(people, key=lambda person: person["name"])
        return sorted(by_name, key=lambda person: person["age"], reverse=True)
        ---
        result = list(people)
        result.sort(key=itemgetter("name"))
        result.sort(key=itemgetter("age"), reverse=True)
        return result
        """,
        lambda r: (_people(r),),
        "from operator import itemgetter",
    ),
    made(
        "lodash.where_all",
        "filter_by_criteria where filter_records",
        "records: list[dict[str, object]]; criteria: dict[str, object]",
        "list[dict[str, object]]",
        """
        Return the {records} in which every key of {criteria} has the value given there.
        filter a list of dicts by several fields at once
        Keep the records that agree with all of {criteria}; empty criteria keep everything.
        Given a list of dictionaries and a dictionary of wanted values, select the ones that fit.
        Which rows have city Rome and age 20? The conditions are given as a dict; all must hold.
        Query a list of objects by example.
        Returns the matching records in their order; a record that lacks a key does not match.
        """,
        """
        return [
            record
            for record in records
            if all(key in record and record[key] == value for key, value in criteria.items())
        ]
        ---
        result = []
        for record in records:
            matches = True
            for key, value in criteria.items():
                if key not in record or record[key] != value:
                    matches = False
            if matches:
                result.append(record)
        return result
        ---
        return [record for record in records if criteria.items() <= record.items()]
        """,
        lambda r: (_people(r), _criteria(r)),
    ),
    made(
        "lodash.find_where",
        "find_where first_matching_record find_record",
        "records: list[dict[str, object]]; criteria: dict[str, object]",
        "dict[str, object] | None",
        """
        Return the first of {records} that has all the values of {criteria}, or None.
        first dict in a list that fits all conditions
        Search {records} from the front for one whose fields agree with every entry of {criteria}.
        Given a list of dictionaries and wanted values, give the first fitting one, None if none fits.
        How do I find one object by several of its properties?
        Look up a single row by example; None when nothing matches.
        Returns the earliest matching record or None.
        """,
        """
        for record in records:
            if all(record.get(key) == value for key, value in criteria.items()):
                return record
        return None
        ---
        matches = (record for record in records if criteria.items() <= record.items())
        return next(matches, None)
        ---
        found = [r for r in records if all(r.get(key) == criteria[key] for key in criteria)]
        return found[0] if found else None
        """,
        lambda r: (_people(r), _criteria(r)),
    ),
    made(
        "lodash.index_where",
        "index_where find_index_by position_of_record",
        "records: list[dict[str, object]]; key: str; value: object",
        "int",
        """
        Return the index of the first of {records} whose {key} equals {value}, or -1.
        findIndex by a field
        Find the position of the first dict with {value} under {key}; -1 if there is none.
        Given a list of records, tell where the one with this field value stands, counting from 0.
        At which index is the object with that property? Return -1 when it is absent.
        Locate a row in a list of dictionaries.
        Returns a zero-based position or -1.
        """,
        """
        for i, record in enumerate(records):
            if record.get(key) == value:
                return i
        return -1
        ---
        return next((i for i, record in enumerate(records) if record.get(key) == value), -1)
        ---
        values = [record.get(key) for record in records]
        return values.index(value) if value in values else -1
        """,
        lambda r: (_people(r), "name", r.choice(_NAMES)),
    ),
    made(
        "lodash.every_record_has",
        "every_record_has all_records_match all_have_value",
        "records: list[dict[str, object]]; key: str; value: object",
        "bool",
        """
        Check whether all {records} have {value} under {key}.
        do all dicts have this value
        Return True if the field {key} equals {value} in every record; True for an empty list.
        Given a list of dictionaries, say whether none of them has another value in that field.
        Are all objects in the same city, all done, all active? An empty list counts as yes.
        every: test one property of all rows.
        Returns False as soon as one record lacks the value.
        """,
        """
        return all(record.get(key) == value for record in records)
        ---
        for record in records:
            if record.get(key) != value:
                return False
        return True
        ---
        return len([r for r in records if r.get(key) == value]) == len(records)
        """,
        lambda r: (_people(r, 0, 2), "city", r.choice(_CITIES)),
    ),
    made(
        "lodash.in_range_swapped",
        "in_range_exclusive is_in_half_open_range in_range_any_order",
        "value: int; start: int; end: int",
        "bool",
        """
        Check whether {value} is at least {start} and below {end}; the bounds are swapped if start > end.
        inRange: lower bound included, upper bound excluded, bounds in any order
        Return True if {value} lies between the two bounds, counting the smaller bound but not the larger.
        Given a number and two limits in either order, tell if it is in the half-open range.
        Is it within [low, high)? Swap the limits when they come the wrong way round.
        Test a number against a range whose end does not belong to it.
        Returns False for the larger bound itself, and for equal bounds.
        """,
        """
        low, high = min(start, end), max(start, end)
        return low <= value < high
        ---
        if start > end:
            start, end = end, start
        return value >= start and value < end
        ---
        return value in range(min(start, end), max(start, end))
        """,
        lambda r: (r.randint(-3, 6), r.randint(-3, 6), r.randint(-3, 6)),
    ),
    made(
        "lodash.range_with_step",
        "range_list stepped_range number_sequence",
        "start: int; end: int; step: int",
        "list[int]",
        """
        List the numbers from {start} toward {end} in steps of {step}, without {end}; counts down if needed.
        range with a step that goes up or down as needed, end excluded
        Return {start}, then one {step} further each time, until {end} is reached or passed; step is positive.
        Given two bounds and a positive step, count from the first toward the second, leaving the second out.
        How do I count from 10 down to 2 by twos, or from 0 up to 20 by fives?
        Number series between two limits in either direction.
        Returns an empty list if both bounds are equal.
        """,
        """
        return list(range(start, end, step if start <= end else -step))
        ---
        result = []
        current = start
        while current < end if start <= end else current > end:
            result.append(current)
            current += step if start <= end else -step
        return result
        ---
        if start <= end:
            return [number for number in range(start, end, step)]
        return [number for number in range(start, end, -step)]
        """,
        lambda r: (r.randint(-5, 10), r.randint(-5, 10), r.randint(1, 4)),
    ),
    made(
        "lodash.has_key_path",
        "has_nested_key key_path_exists has_deep_key",
        "data: dict[str, object]; path: str",
        "bool",
        """
        Check whether the dotted {path} such as 'a.b' leads to something in nested dicts.
        does a nested key exist
        Return True if every part of {path}, separated by dots, is a key of the dict reached so far.
        Given nested dictionaries and a path with dots, tell whether it can be followed to its end.
        Can I read config.user.name without a KeyError?
        Test for a deep property of an object.
        Returns False when a key on the way is missing or a value on the way is not a dict.
        """,
        """
        current = data
        for key in path.split("."):
            if not isinstance(current, dict) or key not in current:
                return False
            current = current[key]
        return True
        ---
        try:
            current = data
            for key in path.split("."):
                current = current[key]
            return True
        except (KeyError, TypeError):
            return False
        ---
        level = [data]
        for key in path.split("."):
            level = [item[key] for item in level if isinstance(item, dict) and key in item]
        return bool(level)
        """,
        _with_path,
    ),
    made(
        "lodash.set_path",
        "set_path set_nested with_value_at_path",
        "data: dict[str, object]; path: str; value: int",
        "dict[str, object]",
        """
        Return a copy of the nested {data} in which {value} stands at the dotted {path}.
        set a nested value by a dotted path, on a copy
        Put {value} under the keys of {path}, separated by dots, creating missing dicts on the way.
        Given nested dictionaries, a path such as 'a.b' and a value, return an updated deep copy.
        How do I assign config['a']['b'] when 'a' may not exist? What is in the way and no dict is replaced.
        Write to a deep property without changing the original object.
        Returns a new nested dict; the argument stays as it was.
        """,
        """
        result = copy.deepcopy(data)
        current = result
        *parents, last = path.split(".")
        for key in parents:
            if not isinstance(current.get(key), dict):
                current[key] = {}
            current = current[key]
        current[last] = value
        return result
        ---
        key, dot, rest = path.partition(".")
        if not dot:
            return {**data, key: value}
        inner = data.get(key)
        below = set_path(inner if isinstance(inner, dict) else {}, rest, value)
        return {**data, key: below}
        """,
        lambda r: (_nested(r), ".".join(r.choice("abcd") for _ in range(r.randint(1, 3))), r.randint(10, 99)),
        "import copy",
    ),
    made(
        "lodash.unset_path",
        "unset_path delete_nested without_path",
        "data: dict[str, object]; path: list[str]",
        "dict[str, object]",
        """
        Return a copy of nested {data} without the value at {path}, a list of keys.
        remove a nested key, on a copy
        Delete what the keys in {path} lead to; if the path does not exist the copy is unchanged.
        Given nested dictionaries and a list of keys, drop the last key from the dict the others lead to.
        How do I delete settings['a']['b'] only if it is there?
        Unset a deep property; parents that become empty are kept.
        Returns a new nested dict that lacks that entry.
        """,
        """
        result = copy.deepcopy(data)
        current = result
        for key in path[:-1]:
            current = current.get(key)
            if not isinstance(current, dict):
                return result
        current.pop(path[-1], None)
        return result
        ---
        key, rest = path[0], path[1:]
        if not rest:
            return {name: value for name, value in data.items() if name != key}
        if isinstance(data.get(key), dict):
            return {**data, key: unset_path(data[key], rest)}
        return dict(data)
        """,
        lambda r: (_nested(r), [r.choice("abcd") for _ in range(r.randint(1, 2))]),
        "import copy",
    ),
    made(
        "lodash.add_key_prefix",
        "add_key_prefix prefix_keys namespaced",
        "data: dict[str, int]; prefix: str",
        "dict[str, int]",
        """
        Return {data} with {prefix} put in front of every key.
        prefix all keys of a dict
        Rename each key of {data} by prepending {prefix}; the values stay.
        Given a dictionary and a string, begin every key with that string.
        How do I namespace settings, such as 'db_' before each name?
        mapKeys that adds the same text to the start of every key.
        Returns a new dict in the same order with longer keys.
        """,
        """
        return {prefix + key: value for key, value in data.items()}
        ---
        result = {}
        for key in data:
            result[f"{prefix}{key}"] = data[key]
        return result
        ---
        return dict(zip([prefix + key for key in data], data.values()))
        """,
        lambda r: (draw.mapping(r, 0, 4), r.choice(("db_", "x.", "", "user-"))),
    ),
    made(
        "lodash.pluck_values",
        "pluck_values map_to_field field_per_key",
        "records: dict[str, dict[str, int]]; field: str",
        "dict[str, int | None]",
        """
        Map each key of {records} to the {field} of its inner dict, None where it is missing.
        mapValues: keep one property of every nested dict
        From a dict of dicts take just {field}: {{'ann': {{'age': 3}}}} becomes {{'ann': 3}} for 'age'.
        Given nested dictionaries, replace every inner one by a single one of its values, or None.
        How do I turn users by name into ages by name?
        Flatten a dictionary of objects to one attribute.
        Returns a dict with the same keys in the same order.
        """,
        """
        return {key: inner.get(field) for key, inner in records.items()}
        ---
        result = {}
        for key, inner in records.items():
            result[key] = inner[field] if field in inner else None
        return result
        ---
        return dict(zip(records, [inner.get(field) for inner in records.values()]))
        """,
        lambda r: (
            {
                name: {key: r.randint(0, 40) for key in r.sample(("age", "size"), r.randint(0, 2))}
                for name in r.sample(_NAMES, r.randint(0, 3))
            },
            r.choice(("age", "size")),
        ),
    ),
    made(
        "lodash.drop_empty_values",
        "drop_empty_values remove_blank_fields compact_dict",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Remove the keys of {data} whose value is None, an empty string, an empty list or an empty dict.
        drop empty fields, but keep 0 and False
        Return {data} without values that are None, '', [] or {{}}; zero and False stay.
        Given a dictionary such as a form, leave out the fields that were not filled in.
        How do I clean an object of blanks without losing zeros?
        omitBy empty: strip unset entries before sending a request.
        Returns a new dict of the entries that hold something, in order.
        """,
        """
        return {key: value for key, value in data.items() if value not in (None, "", [], {})}
        ---
        result = {}
        for key, value in data.items():
            if value is None or value == "" or value == [] or value == {}:
                continue
            result[key] = value
        return result
        ---
        return {
            key: value
            for key, value in data.items()
            if isinstance(value, (int, float)) or bool(value)
        }
        """,
        lambda r: (
            {
                key: r.choice((None, "", [], {}, 0, False, "x", 5, [1], {"a": 1}))
                for key in r.sample(("name", "mail", "age", "tags", "city"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "lodash.cast_list",
        "cast_list ensure_list as_list",
        "value: object",
        "list[object]",
        """
        Return {value} as a list: a list stays as it is, None becomes [], anything else is wrapped.
        wrap a single value in a list
        Make sure that there is a list: None gives an empty list, a lone value a list of one.
        Given something that may be one item or a list of items, always give back a list; None means none.
        castArray: a string or number is put into a new list, lists pass through, None turns into [].
        How do I treat a single argument and a list of arguments alike?
        Returns a list; strings are not taken apart, tuples are wrapped like other values.
        """,
        """
        if value is None:
            return []
        return list(value) if isinstance(value, list) else [value]
        ---
        if isinstance(value, list):
            return value[:]
        if value is None:
            return []
        return [value]
        ---
        match value:
            case None:
                return []
            case list():
                return value.copy()
            case _:
                return [value]
        """,
        lambda r: (r.choice((None, 0, 5, "", "ab", [], [1], ["a", "b"], (1, 2), [None], [[3]], False)),),
    ),
    made(
        "lodash.flatten_to_depth",
        "flatten_depth flatten_to_depth flatten_levels",
        "items: list; depth: int",
        "list",
        """
        Flatten the nested list {items} by at most {depth} levels.
        flatten to a given depth
        Unpack lists inside {items}, {depth} levels deep; deeper lists remain lists, depth 0 changes nothing.
        Given nested lists and a number of levels, remove that many levels of nesting.
        Array.flat(depth): [1, [2, [3]]] with 1 becomes [1, 2, [3]].
        How do I flatten a list only one or two levels?
        Returns a new list that is {depth} levels shallower where there was nesting.
        """,
        """
        result = []
        for item in items:
            if isinstance(item, list) and depth > 0:
                result.extend(flatten_depth(item, depth - 1))
            else:
                result.append(item)
        return result
        ---
        current = list(items)
        for _ in range(depth):
            flat = []
            for item in current:
                flat.extend(item if isinstance(item, list) else [item])
            current = flat
        return current
        ---
        if depth == 0:
            return list(items)
        return [
            part
            for item in items
            for part in (flatten_depth(item, depth - 1) if isinstance(item, list) else [item])
        ]
        """,
        lambda r: (_nested_list(r), r.randint(0, 3)),
    ),
    made(
        "lodash.join_skipping_none",
        "join_skipping_none join_present join_without_none",
        "parts: list[str | None]; separator: str",
        "str",
        """
        Join {parts} with {separator}, leaving out those that are None.
        join strings and skip None
        Connect the strings of {parts} by {separator} as if the None values were not there; '' still counts.
        Given a list of optional strings, write them in one line without the missing ones.
        Joiner that skips nulls but not empty strings.
        How do I join first, middle and last name when some are None?
        Returns one string; only None gives ''.
        """,
        """
        return separator.join(part for part in parts if part is not None)
        ---
        present = []
        for part in parts:
            if part is not None:
                present.append(part)
        return separator.join(present)
        ---
        return separator.join(filter(lambda part: part is not None, parts))
        """,
        lambda r: (
            [r.choice((None, "", "Ann", "b", "Lee")) for _ in range(r.randint(0, 4))],
            r.choice((" ", ", ", "-")),
        ),
    ),
    made(
        "lodash.to_fixed",
        "to_fixed fixed_decimals format_decimals",
        "number: float; digits: int",
        "str",
        """
        Write {number} with exactly {digits} digits after the decimal point.
        toFixed: number as text with a fixed number of decimals
        Format {number} as a string that always shows {digits} decimals, filled with zeros; 0 shows no point.
        Given a number and a count of decimals, return text such as '3.50' for 3.5 and 2.
        How do I print a float with two decimals, keeping trailing zeros?
        Number to string with constant precision behind the point.
        Returns the rounded number as text.
        """,
        """
        return f"{number:.{digits}f}"
        ---
        return "%.*f" % (digits, number)
        ---
        return format(number, f".{digits}f")
        """,
        lambda r: (r.randint(-400, 999) / r.choice((1, 8, 16, 100)), r.randint(0, 4)),
    ),
    made(
        "lodash.round_significant",
        "round_significant to_precision significant_digits",
        "number: float; digits: int",
        "float",
        """
        Round {number} to {digits} significant digits; 0 stays 0.0.
        significant figures
        Keep the {digits} leading digits of {number} and round off the rest: 1234.5 with 2 gives 1200.0.
        Given a number and how many figures matter, round it accordingly, large or small; zero gives 0.0.
        toPrecision as a number: 0.004567 to 2 figures is 0.0046.
        How do I round to three significant figures instead of three decimals?
        Returns a float with at most {digits} figures that are not leading or trailing zeros.
        """,
        """
        return float(f"{number:.{digits}g}")
        ---
        return float("%.*g" % (digits, number))
        ---
        return float(f"{number:.{digits - 1}e}")
        """,
        lambda r: (
            r.choice((0.0, r.randint(1, 99999) / r.choice((1, 10, 1000, 100000)), -r.randint(1, 999) / 10)),
            r.randint(1, 4),
        ),
    ),
    made(
        "lodash.leading_integer",
        "parse_leading_int leading_integer int_prefix",
        "text: str",
        "int | None",
        """
        Read the integer with which {text} begins, such as 42 from '42px'; None if there is none.
        parseInt: number at the start of a string, the rest is ignored
        Skip spaces, take an optional sign and digits, ignore everything behind; None without digits.
        Given text such as ' -7 apples', return the whole number at its front or None.
        How do I get 100 out of '100%' or '100 km'?
        Convert the numeric beginning of a string, tolerating trailing garbage.
        Returns an int, or None where parseInt would give NaN.
        """,
        """
        match = re.match(r"\\s*([+-]?[0-9]+)", text)
        return int(match.group(1)) if match else None
        ---
        stripped = text.lstrip()
        sign = -1 if stripped[:1] == "-" else 1
        if stripped[:1] in ("+", "-"):
            stripped = stripped[1:]
        digits = ""
        for char in stripped:
            if char not in "0123456789":
                break
            digits += char
        return sign * int(digits) if digits else None
        ---
        stripped = text.lstrip()
        best = None
        for end in range(1, len(stripped) + 1):
            if re.fullmatch("[+-]?[0-9]+", stripped[:end]):
                best = int(stripped[:end])
        return best
        """,
        lambda r: (
            r.choice(("", " ", "-", "+", ""))
            + r.choice(("", str(r.randint(0, 200)), str(r.randint(0, 99))))
            + r.choice(("", "px", "%", ".5", " km", "-3")),
        ),
        "import re",
    ),
    made(
        "lodash.url_encode",
        "url_encode percent_encode encode_uri_component",
        "text: str",
        "str",
        """
        Percent-encode {text} for use in a URL; letters, digits and '_.-~' stay.
        url encode a string
        Replace all in {text} but letters, digits, '_', '.', '-' and '~' by %XX codes (UTF-8).
        Given any text, make it safe as part of a query string: 'a b&c' becomes 'a%20b%26c'.
        encodeURIComponent for Python, with %20 for a space and %2F for a slash.
        How do I escape spaces and ampersands in a link?
        Returns the encoded string with upper-case hexadecimal digits.
        """,
        """
        return quote(text, safe="")
        ---
        result = ""
        for byte in text.encode("utf-8"):
            char = chr(byte)
            if byte < 128 and (char.isalnum() or char in "_.-~"):
                result += char
            else:
                result += f"%{byte:02X}"
        return result
        """,
        lambda r: (draw.letters(r, 0, 7, "ab Z9&=/?-_.~é%+"),),
        "from urllib.parse import quote",
    ),
    made(
        "lodash.url_decode",
        "url_decode percent_decode decode_uri_component",
        "text: str",
        "str",
        """
        Decode the %XX codes in {text} (UTF-8); a plus sign stays a plus sign.
        url decode a string
        Turn percent-encoded text back into normal characters: 'a%20b%26c' becomes 'a b&c'.
        Given part of a URL, resolve its percent escapes; '+' is not changed into a space.
        decodeURIComponent in Python.
        How do I read a link in which spaces are written %20?
        Returns the text that was encoded.
        """,
        """
        return unquote(text)
        ---
        data = bytearray()
        i = 0
        while i < len(text):
            if text[i] == "%":
                data.append(int(text[i + 1:i + 3], 16))
                i += 3
            else:
                data.extend(text[i].encode("utf-8"))
                i += 1
        return data.decode("utf-8")
        """,
        lambda r: (quote(draw.letters(r, 0, 7, "ab Z9&=/?é%"), safe="") + r.choice(("", "+", "+x")),),
        "from urllib.parse import unquote",
    ),
    made(
        "lodash.compact_json",
        "to_compact_json minified_json dump_json",
        "data: dict[str, object]",
        "str",
        """
        Write {data} as JSON without spaces, keys sorted.
        compact json with sorted keys
        Serialize {data} to a JSON string with no blanks after commas and colons and with keys in order.
        Given a dictionary, produce the shortest JSON text, the same for equal dictionaries.
        How do I get stable JSON for a cache key or a checksum?
        Stringify an object, minified, keys alphabetical at every level.
        Returns text such as '{{"a":1,"b":[2]}}'.
        """,
        """
        return json.dumps(data, sort_keys=True, separators=(",", ":"))
        ---
        encoder = json.JSONEncoder(sort_keys=True, separators=(",", ":"))
        return encoder.encode(data)
        """,
        lambda r: (
            {
                key: r.choice((None, True, r.randint(0, 9), "x", [1, "a"], {"d": 1, "c": 2}, 2.5))
                for key in r.sample("badc", r.randint(0, 3))
            },
        ),
        "import json",
    ),
    made(
        "lodash.parse_json_or",
        "parse_json_or safe_json_parse json_or_default",
        "text: str; default: object",
        "object",
        """
        Parse {text} as JSON, or return {default} if it is not valid JSON.
        json parse with a fallback
        Decode the JSON in {text}; on any syntax error give {default} instead of raising.
        Given a string that may be broken JSON, return its value or a substitute.
        How do I read JSON without a try block everywhere?
        Tolerant JSON.parse: invalid or empty input yields the fallback.
        Returns the decoded object or {default}.
        """,
        """
        try:
            return json.loads(text)
        except ValueError:
            return default
        ---
        result = default
        try:
            result = json.loads(text)
        except json.JSONDecodeError:
            pass
        return result
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "[1, 2",
                    "nope",
                    "{'a': 1}",
                    "null",
                    "true",
                    "12",
                    json.dumps(draw.mapping(r, 0, 3)),
                    json.dumps(draw.ints(r, 0, 4)),
                )
            ),
            r.choice((None, 0, "?")),
        ),
        "import json",
    ),
    made(
        "lodash.base64_encode",
        "base64_encode to_base64 encode_base64",
        "text: str",
        "str",
        """
        Encode {text} (as UTF-8) in Base64.
        string to base64
        Return the Base64 form of {text} as a string, padded with '='.
        Given a text, produce what btoa or the base64 tool would print; '' gives ''.
        How do I base64 encode a user name and password?
        Encode a string for transport in headers and data URLs.
        Returns an ASCII string whose length is a multiple of four.
        """,
        """
        return base64.b64encode(text.encode("utf-8")).decode("ascii")
        ---
        alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
        bits = "".join(f"{byte:08b}" for byte in text.encode("utf-8"))
        bits += "0" * (-len(bits) % 6)
        result = "".join(alphabet[int(bits[i:i + 6], 2)] for i in range(0, len(bits), 6))
        return result + "=" * (-len(result) % 4)
        ---
        return binascii.b2a_base64(text.encode("utf-8"), newline=False).decode("ascii")
        """,
        lambda r: (r.choice((draw.letters(r, 0, 8, "abcXYZ 09?é"), draw.sentence(r, 0, 3))),),
        ("import base64", "import binascii"),
    ),
    made(
        "lodash.base64_decode",
        "base64_decode from_base64 decode_base64",
        "code: str",
        "str",
        """
        Decode the Base64 string {code} to text (UTF-8).
        base64 to string
        Return the text that {code} stands for in Base64; '' gives ''.
        Given valid Base64, recover the original string.
        How do I read a Base64 value such as 'aGVsbG8='? The bytes are UTF-8.
        What atob or base64 -d would give.
        Returns the decoded string.
        """,
        """
        return base64.b64decode(code).decode("utf-8")
        ---
        return binascii.a2b_base64(code).decode()
        ---
        return str(base64.decodebytes(code.encode("ascii")), "utf-8")
        """,
        lambda r: (base64.b64encode(draw.letters(r, 0, 8, "abcXYZ 09?é").encode()).decode(),),
        ("import base64", "import binascii"),
    ),
    made(
        "lodash.sort_as_text",
        "sort_as_text sort_numbers_as_strings lexicographic_numbers",
        "numbers: list[int]",
        "list[int]",
        """
        Sort {numbers} by their text, so that 10 comes before 9.
        sort numbers as if they were strings
        Order {numbers} in dictionary order of their decimal digits: [1, 10, 100, 2].
        Given integers, sort them the way JavaScript's sort does by default.
        Arrange numbers lexicographically instead of by size.
        Why does [10, 9, 1] sort to [1, 10, 9]? Because the digits are compared as text; do exactly that.
        Returns the integers ordered by their string form.
        """,
        """
        return sorted(numbers, key=str)
        ---
        texts = sorted(str(number) for number in numbers)
        return [int(text) for text in texts]
        ---
        result = list(numbers)
        result.sort(key=lambda number: f"{number}")
        return result
        """,
        lambda r: ([r.choice((r.randint(0, 12), r.randint(0, 150))) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "lodash.is_whole_number",
        "is_whole_number is_integer_value has_no_fraction",
        "number: float",
        "bool",
        """
        Check whether {number} has no fractional part.
        is a float a whole number
        Return True if {number} is an integer value such as 3.0, False for 3.5.
        Given a float, tell whether nothing stands behind the decimal point.
        Number.isInteger: 5.0 counts as an integer.
        Can this number be converted to int without losing anything?
        Returns a bool.
        """,
        """
        return float(number).is_integer()
        ---
        return number == int(number)
        ---
        return number % 1 == 0
        """,
        lambda r: (r.choice((r.randint(-9, 9) / 1, r.randint(-40, 40) / 4, r.randint(-9, 99) / 10)),),
    ),
    made(
        "lodash.index_value_pairs",
        "with_index index_value_pairs numbered_items",
        "items: list[str]",
        "list[tuple[int, str]]",
        """
        Pair every element of {items} with its index, counting from 0.
        list of (index, item)
        Return tuples (position, element) for all of {items}, the first position being 0.
        Given a list, attach to each entry the number of its place, starting at zero.
        entries() of an array as tuples.
        How do I get both the index and the value of every element?
        Returns as many tuples as there are elements.
        """,
        """
        return list(enumerate(items))
        ---
        return [(i, items[i]) for i in range(len(items))]
        ---
        return list(zip(range(len(items)), items))
        ---
        result = []
        index = 0
        for item in items:
            result.append((index, item))
            index += 1
        return result
        """,
        lambda r: (draw.words(r, 0, 4),),
    ),
    made(
        "lodash.last_substring_position",
        "last_substring_position last_index_of_text find_last_text",
        "text: str; part: str",
        "int",
        """
        Return the index at which {part} last begins in {text}, or -1 if it does not occur.
        lastIndexOf in a string
        Find the rightmost occurrence of {part} and return where it starts, counting from 0; -1 if absent.
        Given two strings, tell the last position of the second inside the first.
        Where does this substring appear for the final time?
        Search from the end for a piece of text.
        Returns a zero-based index, -1 without a match.
        """,
        """
        return text.rfind(part)
        ---
        for start in range(len(text) - len(part), -1, -1):
            if text[start:start + len(part)] == part:
                return start
        return -1
        ---
        last = -1
        for start in range(len(text)):
            if text.startswith(part, start):
                last = start
        return last
        """,
        lambda r: (draw.letters(r, 0, 8, "abc"), draw.letters(r, 1, 2, "abc")),
    ),
    made(
        "lodash.unique_by_length",
        "unique_by_length first_of_each_length one_per_length",
        "words: list[str]",
        "list[str]",
        """
        Keep the first word of each length in {words}.
        uniqBy length
        Return {words} without those that are as long as an earlier one.
        Given a list of strings, keep one per length, namely the one that comes first.
        Drop every string whose size has already been seen.
        One example for every word length, in order of appearance.
        Returns the strings with distinct lengths.
        """,
        """
        result = []
        lengths = set()
        for word in words:
            if len(word) not in lengths:
                lengths.add(len(word))
                result.append(word)
        return result
        ---
        by_length = {}
        for word in words:
            by_length.setdefault(len(word), word)
        return list(by_length.values())
        ---
        lengths = [len(word) for word in words]
        return [word for i, word in enumerate(words) if lengths.index(len(word)) == i]
        """,
        lambda r: (draw.words(r),),
    ),
    made(
        "lodash.snake_keys",
        "snake_keys keys_to_snake_case snake_case_keys",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Convert all camelCase keys of {data} to snake_case.
        camelCase keys to snake_case keys
        Return {data} with keys such as 'firstName' renamed to 'first_name'; values stay.
        Given a dictionary from a JavaScript API, give its keys Python names.
        Put an underscore before each capital letter of a key and write it small.
        How do I translate the field names of a JSON response to snake case?
        Returns a new dict in the same order.
        """,
        """
        return {re.sub(r"([A-Z])", r"_\\1", key).lower(): value for key, value in data.items()}
        ---
        result = {}
        for key, value in data.items():
            name = ""
            for char in key:
                name += "_" + char.lower() if char.isupper() else char
            result[name] = value
        return result
        ---
        def snake(key):
            return "".join("_" + char.lower() if char.isupper() else char for char in key)
        return {snake(key): value for key, value in data.items()}
        """,
        lambda r: (
            {
                key: draw.integer(r)
                for key in r.sample(
                    ("firstName", "age", "zipCode", "isActive", "userIdCard", "x"), r.randint(0, 4)
                )
            },
        ),
        "import re",
    ),
    made(
        "lodash.camel_keys",
        "camel_keys keys_to_camel_case camel_case_keys",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Convert all snake_case keys of {data} to camelCase.
        snake_case keys to camelCase keys
        Return {data} with keys such as 'first_name' renamed to 'firstName'; values stay.
        Given a Python dictionary, prepare its keys for a JavaScript client.
        Remove the underscores from every key and capitalize the letter behind each.
        How do I send a dict as JSON with camel case field names?
        Returns a new dict in the same order.
        """,
        """
        result = {}
        for key, value in data.items():
            first, *rest = key.split("_")
            result[first + "".join(word.capitalize() for word in rest)] = value
        return result
        ---
        return {
            re.sub(r"_([a-z])", lambda match: match.group(1).upper(), key): value
            for key, value in data.items()
        }
        """,
        lambda r: (
            {
                key: draw.integer(r)
                for key in r.sample(
                    ("first_name", "age", "zip_code", "is_on", "user_id_card", "x"), r.randint(0, 4)
                )
            },
        ),
        "import re",
    ),
    made(
        "lodash.class_names",
        "class_names enabled_names join_enabled",
        "flags: dict[str, bool]",
        "str",
        """
        Join the keys of {flags} whose value is True with spaces.
        class names from a dict of switches
        Return the names that are switched on in {flags}, separated by one space, in order.
        Given a dictionary from CSS class to bool, build the class attribute from those that are on.
        How do I make a list of active classes for an HTML element? None active gives ''.
        Write down which options are enabled, in one line.
        Returns a string; '' if everything is off.
        """,
        """
        return " ".join(name for name, enabled in flags.items() if enabled)
        ---
        enabled = []
        for name in flags:
            if flags[name]:
                enabled.append(name)
        return " ".join(enabled)
        ---
        return " ".join(filter(flags.get, flags))
        """,
        lambda r: (
            {name: r.random() < 0.6 for name in r.sample(("btn", "active", "large", "red"), r.randint(0, 4))},
        ),
    ),
    made(
        "lodash.debounce_times",
        "debounce_times debounced last_of_bursts",
        "times: list[int]; wait: int",
        "list[int]",
        """
        Keep those of the sorted {times} that are not followed by another within less than {wait}.
        debounce events
        Return the times after which at least {wait} passes without an event; the last one always counts.
        Given sorted timestamps, merge bursts: only the final event of each burst remains.
        Which clicks take effect when a handler waits until there has been quiet for {wait}?
        A time survives if the next one is at least {wait} later or there is no next one.
        Returns the last timestamp of each burst in order.
        """,
        """
        return [
            time
            for i, time in enumerate(times)
            if i + 1 == len(times) or times[i + 1] - time >= wait
        ]
        ---
        result = []
        for time in times:
            if result and time - result[-1] < wait:
                result.pop()
            result.append(time)
        return result
        ---
        kept = [a for a, b in zip(times, times[1:]) if b - a >= wait]
        return kept + times[-1:]
        """,
        lambda r: (sorted(r.sample(range(30), r.randint(0, 6))), r.randint(1, 6)),
    ),
    made(
        "lodash.throttle_times",
        "throttle_times throttled rate_limit_times",
        "times: list[int]; interval: int",
        "list[int]",
        """
        From the sorted {times} keep the first and then each one at least {interval} after the last kept one.
        throttle events
        Return the events that pass when after each accepted one all others are ignored for {interval}.
        Given sorted timestamps and a cool-down, drop those that come too soon after the last accepted one.
        Which requests get through if only one per {interval} is allowed? The first always does.
        Thin out a series of times so that neighbors are at least {interval} apart.
        Returns the accepted times in order.
        """,
        """
        accepted = []
        for time in times:
            if not accepted or time - accepted[-1] >= interval:
                accepted.append(time)
        return accepted
        ---
        result = []
        earliest = None
        for time in times:
            if earliest is None or time >= earliest:
                result.append(time)
                earliest = time + interval
        return result
        """,
        lambda r: (sorted(r.sample(range(30), r.randint(0, 7))), r.randint(1, 8)),
    ),
    made(
        "lodash.partition_by_length",
        "partition_by_length short_and_long split_by_word_length",
        "words: list[str]; limit: int",
        "tuple[list[str], list[str]]",
        """
        Split {words} into those of at most {limit} characters and the longer ones.
        short and long words in two lists
        Return two lists: words with no more than {limit} letters, and the rest, each in order.
        Given strings and a maximum length, separate the ones that fit from those that do not.
        Which entries are too long and which are fine?
        partition a list of strings by size; a word of exactly {limit} letters is short.
        Returns a tuple (short, long).
        """,
        """
        short = [word for word in words if len(word) <= limit]
        long = [word for word in words if len(word) > limit]
        return short, long
        ---
        short, long = [], []
        for word in words:
            (short if len(word) <= limit else long).append(word)
        return short, long
        ---
        groups = {True: [], False: []}
        for word in words:
            groups[len(word) <= limit].append(word)
        return groups[True], groups[False]
        """,
        lambda r: (draw.words(r), r.randint(2, 6)),
    ),
    made(
        "lodash.camel_to_kebab",
        "camel_to_kebab to_kebab_case kebab_from_camel",
        "name: str",
        "str",
        """
        Turn the camelCase {name} into kebab-case.
        camel case to kebab case
        Write {name} in lower case with hyphens: 'backgroundColor' becomes 'background-color'.
        Given a JavaScript style property, return its CSS name.
        Insert a dash before every capital letter except at the start, and lower everything.
        How do I convert fooBarBaz to foo-bar-baz?
        Returns the hyphenated name, '' for ''.
        """,
        """
        return re.sub(r"(?<!^)([A-Z])", r"-\\1", name).lower()
        ---
        result = ""
        for char in name:
            if char.isupper() and result:
                result += "-"
            result += char.lower()
        return result
        ---
        return "".join("-" + char.lower() if char.isupper() else char for char in name).removeprefix("-")
        """,
        lambda r: (
            "".join(
                w.capitalize() if i or r.random() < 0.2 else w.lower()
                for i, w in enumerate(draw.words(r, 0, 3))
            ),
        ),
        "import re",
    ),
    made(
        "lodash.truncate_at_word",
        "truncate_at_word cut_at_word excerpt",
        "text: str; limit: int",
        "str",
        """
        Shorten {text} to {limit} characters or less without cutting a word; add '...' if something is lost.
        truncate at a word boundary
        Keep as many whole words of {text} as fit into {limit} characters; '...' stands for the others.
        Given a long sentence, make a teaser that ends after a full word; the dots do not count to the limit.
        How do I build an excerpt that does not break words apart? Text that fits is returned unchanged.
        Abbreviate a description politely; when not even the first word fits, only '...' is left.
        Returns the text itself, or whole words separated by single spaces plus '...'.
        """,
        """
        if len(text) <= limit:
            return text
        kept = ""
        for word in text.split():
            longer = kept + " " + word if kept else word
            if len(longer) > limit:
                break
            kept = longer
        return kept + "..."
        ---
        if len(text) <= limit:
            return text
        words = text.split()
        while words and len(" ".join(words)) > limit:
            words.pop()
        return " ".join(words) + "..."
        """,
        lambda r: (draw.sentence(r, 0, 5), r.randint(3, 18)),
    ),
    made(
        "lodash.upsert_by_id",
        "upsert_by_id add_or_replace save_record",
        "records: list[dict[str, object]]; record: dict[str, object]",
        "list[dict[str, object]]",
        """
        Replace the one of {records} that has the same 'id' as {record}, or append {record} if there is none.
        upsert into a list of dicts by id
        Return {records} with {record} in the place of the entry with its id, or at the end if the id is new.
        Given stored records and one to save, update it when it exists and insert it otherwise.
        How do I add or update an item in a list of objects without changing the list?
        Save an entry: overwrite the old version or add it at the end.
        Returns a new list; ids in it are unique.
        """,
        """
        if any(old["id"] == record["id"] for old in records):
            return [record if old["id"] == record["id"] else old for old in records]
        return records + [record]
        ---
        result = list(records)
        for i, old in enumerate(records):
            if old["id"] == record["id"]:
                result[i] = record
                return result
        result.append(record)
        return result
        ---
        by_id = {old["id"]: old for old in records}
        by_id[record["id"]] = record
        return list(by_id.values())
        """,
        lambda r: (_items_by_id(r), {"id": r.randint(1, 5), "title": draw.word(r)}),
    ),
    made(
        "lodash.remove_by_id",
        "remove_by_id delete_record_by_id without_id",
        "records: list[dict[str, object]]; number: int",
        "list[dict[str, object]]",
        """
        Return {records} without the one whose 'id' is {number}.
        delete a record by its id
        Drop the dict with 'id' {number} from a list of dicts; an unknown id changes nothing.
        Given stored entries and an id, give back all the others in order.
        How do I remove an object from a list by its identifier?
        Filter out one item of a to-do list by its id.
        Returns a new list.
        """,
        """
        return [record for record in records if record["id"] != number]
        ---
        result = []
        for record in records:
            if record["id"] != number:
                result.append(record)
        return result
        ---
        return list(filter(lambda record: record["id"] != number, records))
        """,
        lambda r: (_items_by_id(r), r.randint(1, 5)),
    ),
    made(
        "lodash.to_options",
        "to_options select_options label_value_pairs",
        "values: list[str]",
        "list[dict[str, str]]",
        """
        Turn each of {values} into a dict with the keys 'value' and 'label', the label capitalized.
        options for a select box from strings
        Map every string to {{'value': string, 'label': String}}: 'red' gives the label 'Red'.
        Given plain strings, build the entries of a dropdown menu.
        How do I prepare choices for a form field from a list of names?
        A list of records with value and readable label for each choice; underscores in labels become spaces.
        Returns one dict for each string; the label has a capital first letter and spaces for '_'.
        """,
        """
        return [{"value": value, "label": value.replace("_", " ").capitalize()} for value in values]
        ---
        options = []
        for value in values:
            label = " ".join(value.split("_")).capitalize()
            options.append({"value": value, "label": label})
        return options
        """,
        lambda r: ([r.choice(("red", "dark_blue", "XL", "on_sale", "")) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "lodash.toggle_item",
        "toggle_item toggle_in_list add_or_remove",
        "items: list[str]; item: str",
        "list[str]",
        """
        Remove {item} from {items} if it is there, otherwise append it.
        toggle an item in a list
        Return {items} without {item}, or with {item} at the end if it was missing.
        Given the selected entries and the one that was clicked, return the new selection.
        How do I switch a filter or a favorite on and off?
        Add it when absent, drop it when present; the list passed in is not changed.
        Returns a new list; all copies of the item are dropped when it is present.
        """,
        """
        if item in items:
            return [other for other in items if other != item]
        return items + [item]
        ---
        result = [other for other in items if other != item]
        if len(result) == len(items):
            result.append(item)
        return result
        ---
        result = list(items)
        if item not in result:
            return result + [item]
        while item in result:
            result.remove(item)
        return result
        """,
        lambda r: (
            draw.letters(r, 0, 4, "abc").split() + list(draw.letters(r, 0, 3, "abcd")),
            r.choice("abcd"),
        ),
    ),
    made(
        "lodash.replace_many",
        "replace_many replace_all_pairs apply_replacements",
        "text: str; replacements: dict[str, str]",
        "str",
        """
        Replace every key of {replacements} in {text} by its value, one after the other in order.
        several replacements in a string, in order
        Apply text replacements from a dictionary to {text}, in the order of the dict.
        Given a string and pairs old -> new, do all replacements; later ones see the result of earlier ones.
        How do I chain many str.replace calls from a dict?
        Substitute a whole list of words in a message.
        Returns the text after the last replacement.
        """,
        """
        for old, new in replacements.items():
            text = text.replace(old, new)
        return text
        ---
        return reduce(lambda result, pair: result.replace(*pair), replacements.items(), text)
        ---
        result = text
        for old in replacements:
            result = replacements[old].join(result.split(old))
        return result
        """,
        lambda r: (
            draw.letters(r, 0, 8, "abc"),
            {key: r.choice(("x", "b", "", "cc")) for key in r.sample(("a", "b", "ab", "c"), r.randint(0, 3))},
        ),
        "from functools import reduce",
    ),
    made(
        "lodash.page_items",
        "page_items paginate get_page",
        "items: list[int]; page: int; size: int",
        "list[int]",
        """
        Return page number {page} of {items} with {size} elements on a page; pages start at 1.
        paginate a list
        Cut {items} into pages of {size} and return the one with number {page}, [] if it does not exist.
        Given a list, a page number (first is 1) and the page size, give the elements shown there.
        Which results belong on page 3 when each shows 10? A page past the end is empty.
        Slice a list for paging through it.
        Returns at most {size} elements.
        """,
        """
        start = (page - 1) * size
        return items[start:start + size]
        ---
        pages = [items[i:i + size] for i in range(0, len(items), size)]
        return pages[page - 1] if page <= len(pages) else []
        ---
        return [item for i, item in enumerate(items) if i // size == page - 1]
        """,
        lambda r: (draw.ints(r, 0, 9), r.randint(1, 4), r.randint(1, 4)),
    ),
    made(
        "lodash.page_info",
        "page_info paging_state pagination_info",
        "total: int; page: int; size: int",
        "dict[str, object]",
        """
        Describe paging: number of 'pages', and whether {page} has a 'previous' and a 'next' page.
        pagination info: pages, previous, next
        For {total} elements, {size} to a page, return the number of pages and two flags for {page}.
        Given a total, the current page (from 1) and the page size, tell which arrows to show.
        Is there a next page, is there a previous page, and how many are there altogether?
        Data for a pager below a table; the last page may be incomplete.
        Returns a dict with the keys pages, previous and next in this order.
        """,
        """
        pages = math.ceil(total / size)
        return {"pages": pages, "previous": page > 1, "next": page < pages}
        ---
        pages = total // size + (1 if total % size else 0)
        return {"pages": pages, "previous": page > 1, "next": page * size < total}
        ---
        pages = -(-total // size)
        return dict(pages=pages, previous=page != 1, next=pages > page)
        """,
        lambda r: (r.choice((0, r.randint(1, 60))), r.randint(1, 5), r.randint(1, 12)),
        "import math",
    ),
)
