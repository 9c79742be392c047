"""Common functions on dicts, records, written values, checks and formats in the forms people ask for them."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

_KEYS = "apple banana cherry kiwi lemon mango plum".split()
_NAMES = "Ada Ben Carla Dora Eva Finn".split()
_CITIES = "Rome Oslo Bern".split()


def _counts(r: Random, low: int = 0, high: int = 6, bottom: int = 0, top: int = 4) -> dict[str, int]:
    return {key: r.randint(bottom, top) for key in r.sample(_KEYS, r.randint(low, high))}


def _items(r: Random, low: int = 0, high: int = 8) -> list[str]:
    pool = r.sample(_KEYS, 4)
    return [r.choice(pool) for _ in range(r.randint(low, high))]


def _cased(r: Random, low: int = 0, high: int = 7) -> list[str]:
    pool = ("tea", "Tea", "TEA", "milk", "Milk", "apple", "Avocado", "bread", "Bean", "")
    return [r.choice(pool) for _ in range(r.randint(low, high))]


def _two_versions(r: Random) -> tuple[dict[str, int], dict[str, int]]:
    old = _counts(r, 0, 5, 0, 9)
    new = {
        key: value if r.random() < 0.5 else r.randint(0, 9) for key, value in old.items() if r.random() < 0.7
    }
    new.update(_counts(r, 0, 2, 0, 9))
    return old, new


def _leaf(r: Random) -> object:
    return r.choice((0, 1, 2, 7, "x", "tea", None, True, ""))


def _tree(r: Random, depth: int = 2) -> dict[str, object]:
    keys = r.sample(("a", "b", "c", "user", "name", "port"), r.randint(0 if depth < 2 else 1, 3))
    return {key: _tree(r, depth - 1) if depth and r.random() < 0.45 else _leaf(r) for key in keys}


def _with_lists(r: Random) -> dict[str, object]:
    users = [{"name": r.choice(_NAMES), "tags": _items(r, 0, 2)} for _ in range(r.randint(0, 3))]
    return {"users": users, "count": len(users), "meta": {"page": r.randint(1, 3)}}


def _people(r: Random, low: int = 0, high: int = 5, missing: float = 0.0) -> list[dict[str, object]]:
    people = []
    for _ in range(r.randint(low, high)):
        person: dict[str, object] = {"name": r.choice(_NAMES)}
        if r.random() >= missing:
            person["city"] = r.choice(_CITIES)
        if r.random() >= missing:
            person["age"] = r.choice((17, 18, 25, 25, 40, r.randint(1, 90)))
        people.append(person)
    return people


def _csv_line(r: Random) -> tuple[str, str]:
    separator = r.choice((",", ",", ";"))
    fields = ("a", " tea ", '"b,c"', ' "x;y" ', '"say ""hi"""', "", '""', "12", '" "')
    return separator.join(r.choice(fields) for _ in range(r.randint(0, 4))), separator


def _log_line(r: Random) -> str:
    if r.random() < 0.5:
        return r.choice(
            (
                "ERROR: disk full",
                "",
                "[10:15] debug:  two  spaces ",
                "[] INFO: x",
                "[09:00] no \
        level",
            )
        )
    level = r.choice(("ERROR", "INFO", "Warning"))
    return f"[2024-03-{r.randint(10, 28)} 10:00:00] {level}: {r.choice(('disk full', 'user: ada', ''))}"


def _password(r: Random) -> str:
    known = (
        "",
        "abc",
        "password",
        "Passw0rd",
        "Passw0rd!",
        "PASSWORD1",
        "abc 1234!A",
        "Aaa111!!",
        "12345678",
        "aaa",
    )
    if r.random() < 0.5:
        return r.choice(known)
    return "".join(r.choice("abcXYZ0123!@# -") for _ in range(r.randint(4, 16)))


def _isbn10(r: Random) -> str:
    digits = [r.randint(0, 9) for _ in range(9)]
    check = -sum(digit * (10 - i) for i, digit in enumerate(digits)) % 11
    return "".join(map(str, digits)) + ("X" if check == 10 else str(check))


def _isbn13(r: Random) -> str:
    digits = [9, 7, r.choice((8, 9)), *(r.randint(0, 9) for _ in range(9))]
    check = -sum(digit * (3 if i % 2 else 1) for i, digit in enumerate(digits)) % 10
    return "".join(map(str, digits)) + str(check)


def _card(r: Random, start: str, length: int) -> str:
    digits = start + "".join(str(r.randint(0, 9)) for _ in range(length - len(start) - 1))
    total = 0
    for i, digit in enumerate(reversed(digits)):
        value = int(digit) * (1 if i % 2 else 2)
        total += value - 9 if value > 9 else value
    return digits + str(-total % 10)


def _spoiled(r: Random, text: str) -> str:
    """``text``, in every third case with another last character, shortened or lengthened."""
    if r.random() < 0.67:
        return text
    return r.choice((text[:-1] + r.choice("0123456789"), text[:-1], text + "1", "", text[1:] + text[:1]))


def _email(r: Random) -> str:
    known = (
        "",
        "ada",
        "@x.org",
        "ada@",
        "a@b@c.de",
        "ada@x",
        "ada@x..org",
        ".ada@x.org",
        "a..b@x.org",
        "ada @x.org",
    )
    if r.random() < 0.4:
        return r.choice(known)
    name = r.choice(("ada", "Eva.Stone", "ben_li", "x+news", "a", "o'neil", "jo"))
    return f"{name}@{r.choice(('x.org', 'Mail.example.com', 'my-site.io', 'a.b', '-x.org', 'x.o1g'))}"


def _ipv4(r: Random) -> str:
    known = (
        "",
        "1.2.3",
        "1.2.3.4.5",
        "256.1.1.1",
        "01.2.3.4",
        "a.b.c.d",
        "1..2.3",
        "0.0.0.7",
        " 10.0.0.1 ",
        "-1.2.3.4",
    )
    return r.choice(known) if r.random() < 0.5 else ".".join(str(r.randint(0, 255)) for _ in range(4))


def _brackets(r: Random, alphabet: str) -> str:
    known = (
        "",
        "()",
        "([])",
        "([)]",
        "(a[b]{c})",
        "<a>(b)",
        "(]",
        ")(",
        "f('(')",
        '{"a": [1, ")"]}',
        "((",
        "a]",
        "<>{}",
    )
    return (
        r.choice(known) if r.random() < 0.5 else "".join(r.choice(alphabet) for _ in range(r.randint(0, 6)))
    )


ENTRIES = (
    made(
        "variants_formats.invert_to_sorted_lists",
        "invert_dict invert_multi group_keys_by_value invert_mapping",
        "data: dict[str, int]",
        "dict[int, list[str]]",
        """
        Invert {data}: each value maps to the sorted list of its keys, and the values come in ascending order.
        Swap keys and values of a dict. Since several keys can share a value, the new values are \
        alphabetical lists; the new keys are sorted.
        For every value, smallest first, list all keys that have it, from A to Z.
        Return a dict from value to the keys with that value. Both the values and the lists are in sorted \
        order.
        Invert a dictionary whose values may repeat, collecting the keys in sorted lists under ascending \
        values.
        """,
        """
        inverted = {}
        for key in sorted(data):
            inverted.setdefault(data[key], []).append(key)
        return dict(sorted(inverted.items()))
        ---
        values = sorted(set(data.values()))
        return {value: sorted(key for key in data if data[key] == value) for value in values}
        """,
        lambda r: (_counts(r),),
    ),
    made(
        "variants_formats.invert_first_key_wins",
        "invert_dict invert swap_keys_and_values reverse_dict",
        "data: dict[str, int]",
        "dict[int, str]",
        """
        Swap keys and values of {data}; if several keys have the same value, the first one is kept.
        Invert a dictionary. For duplicate values the key that was inserted first wins.
        Return a dict from value to key. Later keys with a value that was already seen are ignored.
        Turn the mapping around, so that each value leads to the earliest key that has it.
        Reverse a dict; on a repeated value keep the first key, not the last.
        """,
        """
        inverted = {}
        for key, value in data.items():
            inverted.setdefault(value, key)
        return inverted
        ---
        inverted = {}
        for key, value in data.items():
            if value not in inverted:
                inverted[value] = key
        return inverted
        """,
        lambda r: (_counts(r),),
    ),
    made(
        "variants_formats.invert_single_or_list",
        "invert_dict invert flip_dict invert_mixed",
        "data: dict[str, int]",
        "dict[int, str | list[str]]",
        """
        Invert {data}: a value that only one key has maps to that key itself, a shared one to the list of \
        its keys in order.
        Swap keys and values. Where several keys have the same value, put them into a list; a single key \
        stays a plain string.
        Return a dict from value to key, or to a list of keys in their original order if there is more than \
        one.
        Flip a dictionary: unique values point to a string, repeated ones to a list of strings.
        Reverse the mapping. Only values with two or more keys get a list.
        """,
        """
        groups = {}
        for key, value in data.items():
            groups.setdefault(value, []).append(key)
        return {value: keys[0] if len(keys) == 1 else keys for value, keys in groups.items()}
        """,
        lambda r: (_counts(r),),
    ),
    made(
        "variants_formats.invert_or_none_if_ambiguous",
        "invert_dict invert_unique safe_invert invert_if_possible",
        "data: dict[str, int]",
        "dict[int, str] | None",
        """
        Swap keys and values of {data}, or return None if two keys have the same value.
        Invert a dictionary. That is only possible if all values are different; otherwise the result is None.
        Return the reverse mapping, None when it would not be unique.
        Exchange keys and values; give None if any value occurs more than once. An empty dict stays empty.
        Turn the dict around unless some value repeats, in which case None is returned.
        """,
        """
        inverted = {value: key for key, value in data.items()}
        return inverted if len(inverted) == len(data) else None
        ---
        if len(set(data.values())) < len(data):
            return None
        return {value: key for key, value in data.items()}
        """,
        lambda r: (_counts(r, 0, 4, 0, 9),),
    ),
    made(
        "variants_formats.merge_dicts_collect_lists",
        "merge_dicts combine_dicts merge_into_lists collect_values",
        "dicts: list[dict[str, int]]",
        "dict[str, list[int]]",
        """
        Merge {dicts} into one dict that maps each key to the list of all its values, in the order of the \
        dicts.
        Combine any number of dictionaries. No value is lost: every key gets a list with its values, even \
        if there is just one.
        Return a dict from key to all values it has in the given dictionaries, in order of appearance.
        Collect the values of equal keys in lists. An empty list of dicts gives an empty dict.
        Gather the values per key over several dicts; keys come in the order in which they first occur.
        """,
        """
        merged = {}
        for data in dicts:
            for key, value in data.items():
                merged.setdefault(key, []).append(value)
        return merged
        """,
        lambda r: ([_counts(r, 0, 3) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "variants_formats.merge_as_pairs_with_none",
        "merge_dicts outer_join_dicts pair_up_values combine_dicts",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, tuple[int | None, int | None]]",
        """
        Map every key of {first} or {second} to the tuple of both values, with None where a dict lacks it; \
        keys sorted.
        Combine two dictionaries into pairs: each key, in sorted order, gets (value in {first}, value in \
        {second}). A missing value is None.
        Outer join of two dicts by key. Return a dict from key to (left, right), where None stands for no \
        value, in alphabetical order of keys.
        Put the values of two dicts side by side, None for a missing one. The keys of the result are sorted.
        Return for all keys of both dicts, alphabetically, the pair of their values or None.
        """,
        """
        return {key: (first.get(key), second.get(key)) for key in sorted(first.keys() | second.keys())}
        """,
        _two_versions,
    ),
    made(
        "variants_formats.merge_sum_without_zeros",
        "merge_sum add_dicts combine_counts sum_dicts",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Add the values of {first} and {second} key by key and drop the keys whose total is 0.
        Merge two dictionaries of numbers by summing; entries that add up to zero are removed.
        Return the key-wise sum of two dicts without the zero entries. Keys of {first} come first, then new \
        ones.
        Combine two balances: values of equal keys are added, and what comes to 0 is left out.
        Sum two dicts. A key that is in only one of them keeps its value, but zeros don't appear in the \
        result.
        """,
        """
        totals = dict(first)
        for key, value in second.items():
            totals[key] = totals.get(key, 0) + value
        return {key: total for key, total in totals.items() if total != 0}
        """,
        lambda r: (_counts(r, 0, 5, -3, 3), _counts(r, 0, 5, -3, 3)),
    ),
    made(
        "variants_formats.sum_many_dicts_sorted",
        "sum_dicts merge_sum add_all_dicts total_counts",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Add up the values of equal keys in all {dicts}; the result has its keys in alphabetical order.
        Merge any number of dictionaries by summing their values. Return the totals sorted by key; no dicts \
        give {{}}.
        Total per key over a list of dicts, keys sorted.
        Sum several dicts of counts into one, ordered by key.
        For every key, alphabetically, return the sum of its values in the given dictionaries.
        """,
        """
        totals = {}
        for data in dicts:
            for key, value in data.items():
                totals[key] = totals.get(key, 0) + value
        return dict(sorted(totals.items()))
        """,
        lambda r: ([_counts(r, 0, 3) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "variants_formats.defaults_deep_none_is_missing",
        "with_defaults apply_defaults fill_defaults defaults_deep",
        "settings: dict[str, object]; defaults: dict[str, object]",
        "dict[str, object]",
        """
        Fill nested {settings} from {defaults}: a key that is missing or None gets its default, inner dicts \
        are filled alike.
        Apply default values recursively. Settings win unless they are None or absent; keys of {defaults} \
        come first, then extra ones.
        Return the configuration with its defaults. None counts as not set, and where both sides have a \
        dict the two are combined.
        Merge a config with its defaults at every depth. Values of {settings} take precedence, except None. \
        Order: defaults first.
        Complete {settings} by {defaults}, also inside nested dicts; neither argument is changed.
        """,
        """
        result = {**defaults}
        for key, value in settings.items():
            default = defaults.get(key)
            if isinstance(value, dict) and isinstance(default, dict):
                result[key] = with_defaults(value, default)
            elif value is not None or key not in defaults:
                result[key] = value
        return result
        """,
        lambda r: (_tree(r), _tree(r)),
    ),
    made(
        "variants_formats.override_known_keys_skip_none",
        "apply_overrides override_defaults merge_config update_known",
        "defaults: dict[str, object]; overrides: dict[str, object]",
        "dict[str, object]",
        """
        Copy of {defaults} in which values are replaced by those of {overrides}; unknown keys and overrides \
        of None are ignored.
        Configuration with overrides: only keys of {defaults} count, and a value of None means that the \
        default stays.
        Return the defaults, updated with known settings that are not None.
        Merge options into their defaults without letting in any new key; None stands for "not given", \
        while 0, False and '' replace the default.
        Take each key of {defaults} with its value from {overrides} if there is one other than None, \
        otherwise the default.
        """,
        """
        result = dict(defaults)
        for key, value in overrides.items():
            if key in result and value is not None:
                result[key] = value
        return result
        ---
        given = {key: value for key, value in overrides.items() if value is not None}
        return {key: given.get(key, value) for key, value in defaults.items()}
        """,
        lambda r: (
            {"host": "localhost", "port": 80, "debug": False},
            {key: _leaf(r) for key in r.sample(("host", "port", "debug", "color", "user"), r.randint(0, 4))},
        ),
    ),
    made(
        "variants_formats.group_by_letter_ignoring_case",
        "group_by_first_letter group_words by_first_letter index_words",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their first letter in lower case; letters in order, words as written and in their \
        order, '' skipped.
        Return a dict from first letter to words. Case does not matter for the grouping, keys are \
        lower-case and sorted, and empty strings are ignored.
        Sort the words into lists by initial, where 'Tea' and 'tea' belong together under 't'. The keys are \
        alphabetical.
        Index words by first letter, case-insensitively. Words keep their spelling and order; skip empty \
        ones; sort the keys.
        Collect the words for each lower-cased first character, with keys from a to z.
        """,
        """
        groups = {}
        for word in words:
            if word:
                groups.setdefault(word[0].lower(), []).append(word)
        return dict(sorted(groups.items()))
        """,
        lambda r: (_cased(r),),
    ),
    made(
        "variants_formats.group_by_length_sorted_unique",
        "group_by_length words_by_length by_length group_words",
        "words: list[str]",
        "dict[int, list[str]]",
        """
        Group {words} by length: shortest length first, the words of a length sorted and without repetitions.
        Return a dict from length to the sorted different words of that length; the keys are ascending.
        Put words of equal length together. Each list is alphabetical and has every word once, and the \
        lengths are in order.
        Map each word length, from small to large, to its distinct words from A to Z.
        Sort words into groups by number of characters; duplicates are dropped, groups and words are sorted.
        """,
        """
        groups = {}
        for word in sorted(set(words), key=lambda word: (len(word), word)):
            groups.setdefault(len(word), []).append(word)
        return groups
        ---
        lengths = sorted({len(word) for word in words})
        return {length: sorted({word for word in words if len(word) == length}) for length in lengths}
        """,
        lambda r: (_cased(r),),
    ),
    made(
        "variants_formats.group_by_last_letter_lower",
        "group_by_last_letter by_last_letter words_by_ending group_words",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Group {words} by their last letter in lower case, in order of appearance; empty words are left out.
        Return a dict whose keys are the lower-case last characters and whose values are the words that end \
        with them.
        Collect words with the same final letter, whether it is a capital or not. Ignore empty strings.
        Sort words into lists by their last character (case-insensitive), keeping the original order.
        By which letter do they end? Map each lower-cased last letter to its words.
        """,
        """
        groups = {}
        for word in words:
            if word:
                groups.setdefault(word[-1].lower(), []).append(word)
        return groups
        """,
        lambda r: (_cased(r),),
    ),
    made(
        "variants_formats.group_records_unknown",
        "group_by group_records group_by_key bucket_by",
        "records: list[dict[str, object]]; key: str",
        "dict[object, list[dict[str, object]]]",
        """
        Group {records} by their value of {key}; records without it go under 'unknown'.
        Return a dict from value to the records that have it. A record in which {key} is missing belongs to \
        the group 'unknown'.
        Put dicts with the same {key} together, in order. If the key is absent, use 'unknown' as its value.
        Group a list of dicts by one field, with 'unknown' standing in for a missing field.
        Collect the records for each value of a field; those that lack it are listed as 'unknown'.
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record.get(key, "unknown"), []).append(record)
        return groups
        """,
        lambda r: (_people(r, 0, 4, 0.4), r.choice(("city", "age", "city"))),
    ),
    made(
        "variants_formats.group_records_without_key",
        "group_by group_by_key group_records nest_by",
        "records: list[dict[str, object]]; key: str",
        "dict[object, list[dict[str, object]]]",
        """
        Group {records} by {key} and leave that key out of the grouped records; records without it are \
        skipped.
        Return a dict from value of {key} to records, each a copy without {key}. Ignore records in which it \
        is missing.
        Nest a list of dicts under one of their fields, which is removed from the inner dicts. A record \
        without the field is dropped.
        Put records with the same {key} together; since the group tells the value, the field itself is \
        taken out.
        Group by a field and drop it from every record. What lacks the field does not appear.
        """,
        """
        groups = {}
        for record in records:
            if key in record:
                rest = {name: value for name, value in record.items() if name != key}
                groups.setdefault(record[key], []).append(rest)
        return groups
        """,
        lambda r: (_people(r, 0, 4, 0.3), r.choice(("city", "age", "name"))),
    ),
    made(
        "variants_formats.group_numbers_by_tens_labels",
        "group_by_range bucket_numbers group_by_tens bin_numbers",
        "numbers: list[int]",
        "dict[str, list[int]]",
        """
        Group non-negative {numbers} into tens with labels '0-9', '10-19', '20-29' and so on; lowest first, \
        empty ones left out.
        Return a dict from label such as '10-19' to the numbers in that range, in their order. Ranges are \
        ascending; only those that occur appear.
        Sort numbers into buckets of ten. The keys are texts like '0-9' and '30-39', in numerical order.
        Bin the numbers by tens under keys 'low-high', from the lowest bin to the highest, without empty bins.
        Which numbers lie in 0-9, which in 10-19 and so on? Give a dict with these labels, ordered by range.
        """,
        """
        groups = {}
        for start in sorted({number // 10 * 10 for number in numbers}):
            groups[f"{start}-{start + 9}"] = [number for number in numbers if number // 10 * 10 == start]
        return groups
        """,
        lambda r: ([r.randint(0, r.choice((12, 45, 130))) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_formats.count_items_by_count_then_name",
        "count_items frequencies tally count_occurrences",
        "items: list[str]",
        "dict[str, int]",
        """
        Count {items}: a dict from item to count, the most frequent first, ties in alphabetical order.
        Return how often each item occurs. The dict is ordered by descending count, and by name where \
        counts are equal.
        Frequencies of the items, highest count first; equal counts are sorted from A to Z.
        Tally the list and order the result by count (largest first), then alphabetically.
        How many of each are there? Sort by number, descending, and then by item.
        """,
        """
        counts = {item: items.count(item) for item in items}
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        counts = Counter(items)
        return {item: counts[item] for item in sorted(counts, key=lambda item: (-counts[item], item))}
        """,
        lambda r: (_items(r),),
        "from collections import Counter",
    ),
    made(
        "variants_formats.count_items_repeated_only",
        "count_repeated repeated_items duplicate_counts find_duplicates",
        "items: list[str]; minimum: int = 2",
        "dict[str, int]",
        """
        Count {items} and keep only those that occur at least {minimum} times, in order of first appearance.
        Return a dict from item to count, without the items that appear fewer than {minimum} times.
        Which items are repeated, and how often? Only counts from {minimum} up are included.
        Find the items with {minimum} or more occurrences, together with their numbers of occurrences.
        Tally the list, but leave out everything that is rarer than {minimum}.
        """,
        """
        counts = Counter(items)
        return {item: count for item, count in counts.items() if count >= minimum}
        ---
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return {item: count for item, count in counts.items() if count >= minimum}
        """,
        lambda r: (_items(r), r.choice((2, 2, 2, 3, 1))),
        "from collections import Counter",
    ),
    made(
        "variants_formats.count_ignoring_case_first_spelling",
        "count_items count_ignoring_case count_case_insensitive tally",
        "items: list[str]",
        "dict[str, int]",
        """
        Count {items} without regard to case; each is listed under the spelling in which it first occurs.
        Return how often each item occurs, where 'Tea' and 'TEA' are the same. The key is the first \
        spelling that was seen.
        Case-insensitive tally of a list of texts. Keys keep the form of their first occurrence, in that \
        order.
        Count texts that differ only in capitals together, under the first variant.
        Frequencies of the items with upper and lower case treated alike; the earliest spelling names the \
        entry.
        """,
        """
        spellings = {}
        counts = {}
        for item in items:
            name = spellings.setdefault(item.lower(), item)
            counts[name] = counts.get(name, 0) + 1
        return counts
        """,
        lambda r: (_cased(r),),
    ),
    made(
        "variants_formats.item_shares_two_decimals",
        "relative_frequencies frequencies shares item_shares",
        "items: list[str]",
        "dict[str, float]",
        """
        Share of each item among {items} as a fraction rounded to 2 decimals, in order of first appearance; \
        {{}} if empty.
        Return the relative frequencies: how often an item occurs divided by the number of items, with two \
        decimals.
        Which part of the list is each item? A dict from item to a number between 0 and 1, rounded to two \
        places. No items give an empty dict.
        Map each different item to its proportion (2 decimals) of the whole list.
        Count the items and divide by the length of the list. Round to 2 digits.
        """,
        """
        return {item: round(items.count(item) / len(items), 2) for item in items}
        ---
        counts = {}
        for item in items:
            counts[item] = counts.get(item, 0) + 1
        return {item: round(count / len(items), 2) for item, count in counts.items()}
        """,
        lambda r: (_items(r),),
    ),
    made(
        "variants_formats.item_percents_most_first",
        "percentages frequency_percent percent_per_item shares",
        "items: list[str]",
        "list[tuple[str, float]]",
        """
        Pairs (item, percent) for the different {items}, with one decimal; the most frequent first, ties by \
        first appearance.
        How many percent of the list is each item? Return a list of tuples, largest share first, rounded to \
        1 decimal; equal shares stay in order.
        Percentages of the items in a list, sorted from the highest to the lowest. No items give an empty \
        list.
        List every item with its share in percent (one decimal place), descending. Items with the same \
        share appear in their original order.
        Return the relative frequency of each item in percent as sorted pairs, with the most common item in \
        front.
        """,
        """
        return [(item, round(count / len(items) * 100, 1)) for item, count in Counter(items).most_common()]
        ---
        different = sorted(dict.fromkeys(items), key=items.count, reverse=True)
        return [(item, round(items.count(item) / len(items) * 100, 1)) for item in different]
        """,
        lambda r: (_items(r),),
        "from collections import Counter",
    ),
    made(
        "variants_formats.pick_keys_missing_none",
        "pick select_keys extract_keys pick_keys",
        "data: dict[str, int]; keys: list[str]",
        "dict[str, int | None]",
        """
        Pick {keys} from {data}, in the order of {keys}; a key that is missing gets None.
        Return a dict with exactly the given keys. Those that {data} does not have are mapped to None.
        Select some entries of a dictionary, with None for absent ones.
        Make a new dict of the wanted keys and their values, None where there is no value.
        Take the given keys out of a dict. All of them appear in the result, even the unknown ones (as None).
        """,
        """
        return {key: data.get(key) for key in keys}
        """,
        lambda r: (_counts(r), r.sample(_KEYS, r.randint(0, 4))),
    ),
    made(
        "variants_formats.pick_keys_in_dict_order",
        "pick pick_keys only_keys keep_keys",
        "data: dict[str, int]; keys: list[str]",
        "dict[str, int]",
        """
        Keep only the entries of {data} whose key is in {keys}, in the order in which they stand in {data}.
        Return a copy of the dict, limited to the given keys. The order of {data} is preserved; unknown \
        keys are ignored.
        Filter a dictionary by a list of allowed keys without changing the order of its entries.
        Drop all entries whose key is not among {keys}; the others stay in place.
        Pick keys from a dict. The result follows the dict's own order, not the order of {keys}.
        """,
        """
        return {key: value for key, value in data.items() if key in keys}
        ---
        wanted = set(keys)
        return {key: data[key] for key in data if key in wanted}
        """,
        lambda r: (_counts(r), r.sample(_KEYS, r.randint(0, 5))),
    ),
    made(
        "variants_formats.omit_keys_ignoring_case",
        "omit omit_keys without_keys drop_keys",
        "data: dict[str, object]; keys: list[str]",
        "dict[str, object]",
        """
        Copy of {data} without {keys}, which are compared without regard to case.
        Omit the given keys from a dictionary; 'Name' also removes 'name' and 'NAME'.
        Return the entries whose key is not in {keys}, upper and lower case being the same.
        Drop keys from a dict case-insensitively and keep the rest as it is.
        Remove every entry whose key equals one of {keys} when capitals are ignored.
        """,
        """
        dropped = {key.lower() for key in keys}
        return {key: value for key, value in data.items() if key.lower() not in dropped}
        """,
        lambda r: (
            {key: _leaf(r) for key in r.sample(("name", "Name", "AGE", "city", "Id", "id"), r.randint(0, 5))},
            r.sample(("NAME", "age", "City", "ID", "x"), r.randint(0, 3)),
        ),
    ),
    made(
        "variants_formats.omit_private_and_none",
        "public_fields clean_dict without_private visible_fields",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Copy of {data} without the keys that start with '_' and without the entries that are None.
        Remove private keys (with a leading underscore) and None values; 0, False and empty texts stay.
        Return only what may be shown: no key beginning with an underscore, no value that is None.
        Clean a dictionary for output by dropping None values and keys like '_id'.
        Keep the entries whose key does not begin with '_' and whose value is not None.
        """,
        """
        return {key: value for key, value in data.items() if not key.startswith("_") and value is not None}
        """,
        lambda r: (
            {key: _leaf(r) for key in r.sample(("_id", "name", "_x", "age", "city", "_"), r.randint(0, 6))},
        ),
    ),
    made(
        "variants_formats.get_path_through_lists",
        "get_path deep_get get_nested dig",
        "data: dict[str, object]; path: str; default: object = None",
        "object",
        """
        Value at the dotted {path} in nested dicts and lists, where a number such as '0' is an index; \
        {default} if it does not exist.
        Look up 'users.0.name' step by step: dict parts by key, list parts by index. Return {default} when \
        any step fails.
        Deep get with a path like 'a.b.2'. Parts that meet a list must be valid indexes (from 0); otherwise \
        the default is returned.
        Follow the path, separated by dots, through dicts and lists. What is missing gives {default}, None \
        unless told otherwise.
        Read a nested value by its dotted path, list positions included, with a default for paths that lead \
        nowhere.
        """,
        """
        current = data
        for part in path.split("."):
            if isinstance(current, dict) and part in current:
                current = current[part]
            elif isinstance(current, list) and part.isdecimal() and int(part) < len(current):
                current = current[int(part)]
            else:
                return default
        return current
        """,
        lambda r: (
            _with_lists(r),
            r.choice(
                (
                    "users.0.name",
                    "users.1.name",
                    "users.0.tags.1",
                    "meta.page",
                    "count",
                    "meta.x",
                    "users.5.name",
                )
            ),
            r.choice((None, None, "?", 0)),
        ),
    ),
    made(
        "variants_formats.get_path_with_brackets",
        "get_path deep_get get_by_path resolve_path",
        "data: dict[str, object]; path: str",
        "object | None",
        """
        Value at a {path} such as 'users[0].name' in nested dicts and lists, None if it does not exist.
        Resolve a path with dots for keys and brackets for list indexes; an unknown key or index gives None.
        Read 'a.b[2].c' from {data}: names are keys of dicts, numbers in brackets are positions in lists. \
        Return None when it leads nowhere.
        Deep get in JavaScript notation, as in 'items[1].price'. Missing parts yield None.
        Look up a nested value by key names joined with dots and by indexes in square brackets; otherwise \
        None.
        """,
        r"""
        current = data
        for index, key in re.findall(r"\[(\d+)\]|([^.\[\]]+)", path):
            if index and isinstance(current, list) and int(index) < len(current):
                current = current[int(index)]
            elif key and isinstance(current, dict) and key in current:
                current = current[key]
            else:
                return None
        return current
        """,
        lambda r: (
            _with_lists(r),
            r.choice(
                ("users[0].name", "users[1].tags[0]", "meta.page", "users", "meta[0]", "users[9]", "x.y")
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.get_key_list_default",
        "get_nested deep_get get_in nested_get",
        "data: dict; keys: list[str]; default: object = None",
        "object",
        """
        Follow the list of {keys} into nested dicts and return what is there, or {default} if a key is \
        missing.
        Value at data[k1][k2]... for the given keys; {default} as soon as a step fails. No keys give {data} \
        itself.
        Get a nested value by a list of keys, like get-in of other languages. A value that is None is \
        returned as it is.
        Deep lookup with a list for the path. Something that is not a dict on the way also leads to the \
        default.
        Go down {data} along {keys}; if that is not possible, the result is {default}.
        """,
        """
        for key in keys:
            if not isinstance(data, dict) or key not in data:
                return default
            data = data[key]
        return data
        ---
        current = data
        for key in keys:
            try:
                current = current[key]
            except (KeyError, TypeError):
                return default
        return current
        """,
        lambda r: (
            _tree(r),
            r.choices(("a", "b", "user", "name"), k=r.randint(0, 3)),
            r.choice((None, 0, "none")),
        ),
    ),
    made(
        "variants_formats.flatten_with_separator_keep_empty",
        "flatten_dict flatten flatten_keys flatten_nested",
        "data: dict[str, object]; separator: str = '_'",
        "dict[str, object]",
        """
        Flatten nested {data}: keys are joined by {separator}, and an empty inner dict is kept as {{}}.
        Return a one-level dict whose keys are the paths, with {separator} between the parts. Inner dicts \
        that are empty stay as values.
        Turn {{'a': {{'b': 1}}}} into {{'a_b': 1}}; the separator can be chosen, empty dicts do not disappear.
        Flatten a dict of dicts with underscores (or another {separator}) between the levels. Nothing is \
        lost, not even empty dicts.
        Join the keys of nested dictionaries to one level. Only dicts with content are opened.
        """,
        """
        flat = {}
        for key, value in data.items():
            if isinstance(value, dict) and value:
                for inner, leaf in flatten_dict(value, separator).items():
                    flat[f"{key}{separator}{inner}"] = leaf
            else:
                flat[key] = value
        return flat
        """,
        lambda r: (_tree(r), r.choice(("_", "_", ".", "__", "/"))),
    ),
    made(
        "variants_formats.flatten_to_brackets",
        "flatten_to_form form_fields flatten_brackets to_form_keys",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Flatten nested {data} to form fields such as 'user[address][city]': the first key is plain, inner \
        ones stand in brackets.
        Return one level with keys like 'a[b][c]', as PHP forms name nested fields. Empty inner dicts vanish.
        Turn {{'a': {{'b': 1}}}} into {{'a[b]': 1}}, at any depth.
        Write nested dictionaries as flat fields; every inner key goes into square brackets behind the \
        outer one.
        Flatten a dict with bracket notation for the keys below the first level.
        """,
        """
        def walk(node, prefix):
            for key, value in node.items():
                name = f"{prefix}[{key}]" if prefix else key
                if isinstance(value, dict):
                    yield from walk(value, name)
                else:
                    yield name, value

        return dict(walk(data, ""))
        """,
        lambda r: (_tree(r),),
    ),
    made(
        "variants_formats.flatten_up_to_depth",
        "flatten_dict flatten_levels flatten_to_depth partly_flatten",
        "data: dict[str, object]; depth: int",
        "dict[str, object]",
        """
        Flatten {data} with dotted keys, but open at most {depth} levels of inner dicts; deeper ones stay \
        as dicts.
        Join keys by dots for up to {depth} levels of nesting. With {depth} 0 the dict comes back unchanged.
        Return a partly flattened dict: {depth} tells how often an inner dict may be merged into its parent.
        Limited flattening. Each of {depth} rounds dissolves the dicts that are values and prefixes their \
        keys with 'key.'.
        Dotted keys for the first {depth} inner levels, nested dictionaries below.
        """,
        """
        flat = {}
        for key, value in data.items():
            if isinstance(value, dict) and depth > 0:
                for inner, leaf in flatten_dict(value, depth - 1).items():
                    flat[f"{key}.{inner}"] = leaf
            else:
                flat[key] = value
        return flat
        """,
        lambda r: (_tree(r), r.choice((0, 1, 1, 2))),
    ),
    made(
        "variants_formats.flatten_lists_with_brackets",
        "flatten_json flatten flatten_with_indexes json_paths",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Flatten nested dicts and lists of {data}: keys are joined by dots, list positions are written like \
        'tags[0]'.
        Return a dict from path to leaf, with paths such as 'users[0].name'. Empty lists and dicts do not \
        appear.
        Flatten JSON data to one level in JavaScript notation: dots for keys, square brackets with an index \
        for list elements.
        List every leaf of {data} under its full path, for example 'a.b[1].c'.
        One level of keys like 'items[2].price' for data of dicts and lists at any depth.
        """,
        """
        def walk(value, path):
            if isinstance(value, dict):
                for key, inner in value.items():
                    yield from walk(inner, f"{path}.{key}" if path else key)
            elif isinstance(value, list):
                for index, inner in enumerate(value):
                    yield from walk(inner, f"{path}[{index}]")
            else:
                yield path, value

        return dict(walk(data, ""))
        """,
        lambda r: (_with_lists(r),),
    ),
    made(
        "variants_formats.unflatten_double_underscore",
        "unflatten unflatten_dict nest expand_keys",
        "flat: dict[str, object]; separator: str = '__'",
        "dict[str, object]",
        """
        Rebuild nested dicts from {flat}, whose keys are paths with {separator} between the parts.
        Unflatten keys such as 'db__host' (or with another {separator}) into dictionaries inside dictionaries.
        Turn {{'a__b': 1, 'a__c': 2}} into {{'a': {{'b': 1, 'c': 2}}}}; a key without {separator} stays on \
        top.
        Expand a flat dict to nested ones. Keys are split at {separator}, by default two underscores; \
        single ones are part of the name.
        Split each key at {separator} and put its value that many levels deep.
        """,
        """
        nested = {}
        for path, value in flat.items():
            *parents, last = path.split(separator)
            level = nested
            for key in parents:
                level = level.setdefault(key, {})
            level[last] = value
        return nested
        """,
        lambda r: (
            (
                {
                    key: r.randint(0, 9)
                    for key in r.sample(
                        ("db__host", "db__port", "db__pool__max_size", "debug", "log_level", "app__name"),
                        r.randint(0, 5),
                    )
                },
                "__",
            )
            if r.random() < 0.7
            else (
                {key: r.randint(0, 9) for key in r.sample(("a/b", "a/c", "d", "e/f/g"), r.randint(0, 4))},
                "/",
            )
        ),
    ),
    made(
        "variants_formats.sort_by_value_ascending_ties_by_key",
        "sort_by_value sort_dict sort_dict_by_value order_by_value",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Sort {data} by value from small to large; entries with equal values are in alphabetical order of \
        their keys.
        Return a dict ordered by ascending value, then by key.
        Order the entries so that the smallest value comes first; where values are equal, the key decides.
        Dictionary sorted by (value, key).
        Sort a dict by its values, lowest first, breaking ties alphabetically.
        """,
        """
        return dict(sorted(data.items(), key=lambda pair: (pair[1], pair[0])))
        ---
        return {key: data[key] for key in sorted(data, key=lambda key: (data[key], key))}
        """,
        lambda r: (_counts(r, 0, 6, 0, 3),),
    ),
    made(
        "variants_formats.sort_keys_ignoring_case",
        "sort_dict sort_by_key sort_keys order_by_key",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Sort {data} by key without regard to case; keys that differ only in case keep their order.
        Return a copy of the dict with its keys in alphabetical order, upper and lower case being treated \
        alike.
        Order the entries by key, case-insensitively.
        Dictionary sorted by the lower-case form of its keys.
        Put the keys in dictionary order, where 'apple' comes before 'Bean' and 'Tea' and 'tea' stay as \
        they were.
        """,
        """
        return dict(sorted(data.items(), key=lambda pair: pair[0].lower()))
        ---
        return {key: data[key] for key in sorted(data, key=str.lower)}
        """,
        lambda r: ({word: r.randint(0, 9) for word in _cased(r)},),
    ),
    made(
        "variants_formats.sort_keys_numbers_first",
        "sort_numeric_keys sort_keys sort_by_key natural_key_order",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Sort {data} by key: keys that are whole numbers come first, in numerical order, then the others \
        alphabetically.
        Return the dict with numeric keys such as '2' and '10' ordered by their value, followed by all \
        other keys from A to Z.
        Order the keys so that '9' stands before '10' and both before 'a'.
        Sort a dict whose keys are texts; digits-only keys are compared as numbers and go in front.
        Numeric text keys ascending by number, then the remaining keys in alphabetical order.
        """,
        """
        def order(key):
            return (0, int(key), "") if key.isdecimal() else (1, 0, key)

        return {key: data[key] for key in sorted(data, key=order)}
        ---
        numeric = sorted((key for key in data if key.isdecimal()), key=int)
        others = sorted(key for key in data if not key.isdecimal())
        return {key: data[key] for key in numeric + others}
        """,
        lambda r: (
            {
                key: _leaf(r)
                for key in r.sample(("1", "2", "10", "9", "100", "a", "B", "x2"), r.randint(0, 6))
            },
        ),
    ),
    made(
        "variants_formats.sort_keys_at_all_depths",
        "sort_dict sort_nested deep_sort sort_keys",
        "data: dict[str, object]",
        "dict[str, object]",
        """
        Sort {data} by key at all depths: inner dicts are sorted, too.
        Return a copy of a nested dict with the keys in alphabetical order on every level.
        Recursively order the keys of dictionaries inside dictionaries; other values stay as they are.
        Put the keys of {data} and of all dicts in it from A to Z.
        Deep sort of a dict by its keys.
        """,
        """
        return {
            key: sort_dict(value) if isinstance(value, dict) else value for key, value in sorted(data.items())
        }
        """,
        lambda r: (_tree(r, 3),),
    ),
    made(
        "variants_formats.top_n_pairs_ties_by_key",
        "top_n top_items best_n highest_entries",
        "data: dict[str, int]; n: int = 3",
        "list[tuple[str, int]]",
        """
        The {n} entries of {data} with the highest values as (key, value), highest first, ties in \
        alphabetical order.
        Return the top {n} of a dict of scores as a list of tuples; equal values are sorted by key. Fewer \
        entries give a shorter list.
        List the {n} best (key, value) pairs, ordered by descending value and then by key.
        Which {n} keys have the largest values? Give them with their values, best first; of equal ones the \
        alphabetically first.
        Leaderboard: at most {n} pairs, ranked by value and, where that is equal, by name.
        """,
        """
        return sorted(data.items(), key=lambda pair: (-pair[1], pair[0]))[:n]
        """,
        lambda r: (_counts(r, 0, 7, 0, 4), r.choice((3, 3, 1, 2, 0))),
    ),
    made(
        "variants_formats.min_keys_sorted_or_empty",
        "keys_with_min lowest_keys all_lowest losers",
        "data: dict[str, int]",
        "list[str]",
        """
        All keys of {data} that have the lowest value, in alphabetical order; [] if the dict is empty.
        Return a sorted list of the keys with the minimum, more than one on a tie.
        Who has least? Give every key with the smallest value, from A to Z.
        List the keys whose value is the lowest one. No entries give an empty list, ties are sorted.
        Keys that share the minimum of a dict, sorted.
        """,
        """
        if not data:
            return []
        lowest = min(data.values())
        return sorted(key for key, value in data.items() if value == lowest)
        """,
        lambda r: (_counts(r, 0, 6, 0, 3),),
    ),
    made(
        "variants_formats.max_key_or_none_ties_alphabetical",
        "key_of_max max_key best winner",
        "data: dict[str, int]",
        "str | None",
        """
        Key with the highest value in {data}; on a tie the alphabetically first one, None if the dict is \
        empty.
        Return the key whose value is largest. Of several such keys take the one that comes first in the \
        alphabet; no entries give None.
        Who has the most? None for an empty dict, ties by name.
        Find the key of the maximum, breaking ties alphabetically and returning None when there is nothing.
        Name with the top score. Equal scores: the smaller name wins.
        """,
        """
        return min(data, key=lambda key: (-data[key], key), default=None)
        ---
        if not data:
            return None
        highest = max(data.values())
        return min(key for key in data if data[key] == highest)
        """,
        lambda r: (_counts(r, 0, 6, 0, 3),),
    ),
    made(
        "variants_formats.min_key_last_on_tie",
        "key_of_min min_key lowest cheapest",
        "data: dict[str, int]",
        "str | None",
        """
        Key with the smallest value in {data}; if several have it, the one that comes last, None if the \
        dict is empty.
        Return the key of the minimum. On a tie the last such key wins; an empty dict gives None.
        Which key has the lowest value? Later keys beat earlier ones with the same value.
        Find the last key whose value is the smallest, None if there are no entries.
        Name of the lowest entry, the latest one on equal values.
        """,
        """
        lowest = None
        for key, value in data.items():
            if lowest is None or value <= data[lowest]:
                lowest = key
        return lowest
        ---
        return min(reversed(data), key=data.get, default=None)
        """,
        lambda r: (_counts(r, 0, 6, 0, 3),),
    ),
    made(
        "variants_formats.runner_up_distinct_value",
        "runner_up second_best second_highest_key second_place",
        "scores: dict[str, int]",
        "list[str]",
        """
        Sorted names with the second highest different value in {scores}; [] if all have the same value or \
        there are none.
        Who comes second? Return all names whose score is the highest one below the maximum, in \
        alphabetical order.
        Names in second place, where equal scores share a place. No second place gives an empty list.
        Find the keys with the second largest distinct value, sorted.
        Return the runners-up: everybody with the next best score after the best, sorted by name.
        """,
        """
        values = sorted(set(scores.values()), reverse=True)
        if len(values) < 2:
            return []
        return sorted(name for name, score in scores.items() if score == values[1])
        """,
        lambda r: (_counts(r, 0, 6, 0, 3),),
    ),
    made(
        "variants_formats.diff_four_sorted_groups",
        "diff_dicts dict_diff compare_dicts changes",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, list[str]]",
        """
        Compare {old} and {new}: a dict with 'added', 'removed', 'changed' and 'unchanged', each a sorted \
        list of keys.
        Diff of two dicts. 'added' lists the keys only in {new}, 'removed' those only in {old}, 'changed' \
        those with another value, 'unchanged' those with the same one; all sorted.
        Return which keys were added, removed, changed and left alone, in sorted lists under these four \
        names. Lists may be empty.
        What happened between the two versions? Give added, removed, changed and unchanged keys, each in \
        alphabetical order.
        Sort the keys of two dictionaries into four groups: added, removed, changed, unchanged.
        """,
        """
        shared = sorted(old.keys() & new.keys())
        return {
            "added": sorted(new.keys() - old.keys()),
            "removed": sorted(old.keys() - new.keys()),
            "changed": [key for key in shared if old[key] != new[key]],
            "unchanged": [key for key in shared if old[key] == new[key]],
        }
        """,
        _two_versions,
    ),
    made(
        "variants_formats.diff_old_new_pairs",
        "diff_dicts dict_diff changed_values compare_dicts",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, tuple[int | None, int | None]]",
        """
        Map each key whose value differs to (value in {old}, value in {new}); None where it is missing, \
        keys sorted.
        Diff of two dicts: only keys that were added, removed or changed, each with its old and new value \
        as a tuple, None for no value.
        Return the differences as a dict from key to (old, new), in alphabetical order. Equal entries are \
        left out.
        What changed, from what to what? A key that is only in one dict has None on the other side.
        Compare two dictionaries and give for every difference the pair of both values, sorted by key.
        """,
        """
        return {
            key: (old.get(key), new.get(key))
            for key in sorted(old.keys() | new.keys())
            if old.get(key) != new.get(key)
        }
        """,
        _two_versions,
    ),
    made(
        "variants_formats.diff_numeric_shared_keys",
        "dict_delta value_changes differences change_per_key",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, int]",
        """
        For each key that both dicts have, its value in {new} minus that in {old}, 0 included; in the order \
        of {old}.
        By how much did each shared value change? Return new minus old; keys that only one dict has are \
        left out.
        Return the differences of the values of common keys as a dict in the order of {old}. Unchanged ones \
        are there with 0.
        Subtract {old} from {new} key by key, ignoring keys without a counterpart.
        Change per key between two versions of a dict, for the keys that are in both.
        """,
        """
        return {key: new[key] - value for key, value in old.items() if key in new}
        ---
        changes = {}
        for key in old:
            if key in new:
                changes[key] = new[key] - old[key]
        return changes
        """,
        _two_versions,
    ),
    made(
        "variants_formats.diff_as_patch_with_none",
        "make_patch dict_patch diff_dicts changes",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, int | None]",
        """
        Patch that turns {old} into {new}: new and changed keys with their new value, then removed keys \
        with None.
        Return only what must be changed: the entries of {new} that {old} does not have like that, and None \
        for each key to delete.
        Minimal update from one dict to another. A key that is gone is mapped to None; equal entries are \
        left out.
        Difference of two dicts in the style of a JSON merge patch: changed values, and None for removed \
        keys at the end.
        Which settings have to be sent to get from {old} to {new}? Deletions are written as None.
        """,
        """
        patch = {key: value for key, value in new.items() if key not in old or old[key] != value}
        patch.update({key: None for key in old if key not in new})
        return patch
        """,
        _two_versions,
    ),
    made(
        "variants_formats.find_record_ignoring_case",
        "find_by_name find_record find_person lookup_record",
        "records: list[dict[str, object]]; name: str",
        "dict[str, object] | None",
        """
        First of {records} whose 'name' equals {name}, ignoring case and spaces around {name}; None if \
        there is none.
        Find a record by its 'name'. Upper and lower case are the same and blanks around {name} don't \
        count. No match gives None.
        Return the first dict with this 'name' (case-insensitive, {name} trimmed), or None.
        Look somebody up by name; capitals and spaces at the ends of {name} are ignored, and the result is \
        None for an unknown name.
        Search a list of dicts for a name without regard to case. The first hit is returned, otherwise None.
        """,
        """
        wanted = name.strip().lower()
        for record in records:
            if record["name"].lower() == wanted:
                return record
        return None
        ---
        wanted = name.strip().lower()
        return next((record for record in records if record["name"].lower() == wanted), None)
        """,
        lambda r: (_people(r), r.choice(("ADA", "ben", " Carla", "Dora ", "eva", "Xaver"))),
    ),
    made(
        "variants_formats.index_by_first_wins",
        "index_by key_by records_by_key to_lookup",
        "records: list[dict[str, object]]; key: str",
        "dict[object, dict[str, object]]",
        """
        Index {records} by their value of {key}; of several records with the same value the first is kept, \
        records without it are skipped.
        Return a dict from the value under {key} to the record. Earlier records win, and a record that \
        lacks the key is ignored.
        Build a lookup table from a list of dicts. Duplicates don't replace the first entry; missing keys \
        are left out.
        Key a list of records by one field, keeping the first for each value.
        Make records accessible by {key}: on duplicates the earlier one stays, and those without the field \
        do not appear.
        """,
        """
        index = {}
        for record in records:
            if key in record:
                index.setdefault(record[key], record)
        return index
        """,
        lambda r: (_people(r, 0, 5, 0.2), r.choice(("name", "city", "age"))),
    ),
    made(
        "variants_formats.index_by_removing_key",
        "index_by key_by records_to_dict nest_by_id",
        "records: list[dict[str, object]]; key: str",
        "dict[object, dict[str, object]]",
        """
        Turn {records} into a dict from their {key} to the rest of the record, without {key} itself; later \
        duplicates win.
        Index a list of dicts by {key} and remove that key from the inner dicts. If a value occurs twice, \
        the last record counts.
        Return a dict of dicts: the value of {key} leads to a copy of the record that lacks this field.
        Use one field as the key of a dict and keep the other fields as its value. The last of equal keys \
        stays.
        Make a lookup by {key}, in which the records no longer contain {key}.
        """,
        """
        index = {}
        for record in records:
            index[record[key]] = {name: value for name, value in record.items() if name != key}
        return index
        ---
        return {
            record[key]: {name: value for name, value in record.items() if name != key} for record in records
        }
        """,
        lambda r: (_people(r), r.choice(("name", "city", "age"))),
    ),
    made(
        "variants_formats.sum_field_missing_is_zero",
        "sum_field total_of sum_by_key sum_of_field",
        "records: list[dict[str, object]]; field: str",
        "float",
        """
        Sum of {field} over {records} as a float rounded to 2 decimals; a missing field or None counts as 0.
        Add up the values of {field}. Records without it, or with None, add nothing. The result is a float \
        with at most two decimals, 0.0 for no records.
        Total of one field of a list of dicts, rounded to cents; absent and None values are skipped.
        Return the sum of a column, treating blanks (missing or None) as zero, as a float rounded to 2 places.
        Sum a field of dictionaries, two decimals, ignoring records that have no value there.
        """,
        """
        return round(float(sum(record.get(field) or 0 for record in records)), 2)
        ---
        total = 0.0
        for record in records:
            value = record.get(field)
            if value is not None:
                total += value
        return round(total, 2)
        """,
        lambda r: (
            [
                r.choice(
                    (
                        {"price": r.randint(0, 900) / 4},
                        {"price": None},
                        {"amount": 2},
                        {"price": 3, "amount": 1.5},
                    )
                )
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("price", "price", "amount")),
        ),
    ),
    made(
        "variants_formats.average_field_none_if_empty",
        "average_field mean_of_field average_of average_by_key",
        "records: list[dict[str, object]]; field: str",
        "float | None",
        """
        Average of {field} over those {records} that have it, rounded to 2 decimals; None if none has it.
        Mean value of a field. Records in which {field} is missing are not counted; without any value the \
        result is None.
        Return the arithmetic mean of one field, with two decimals, or None when there is nothing to average.
        Average a column of a list of dicts, skipping records that lack it. No values give None.
        Add up {field} where it exists and divide by the number of such records. Round to 2 places, None \
        for no record with it.
        """,
        """
        values = [record[field] for record in records if field in record]
        return round(sum(values) / len(values), 2) if values else None
        ---
        values = [record[field] for record in records if field in record]
        if not values:
            return None
        return round(sum(values) / len(values), 2)
        """,
        lambda r: (_people(r, 0, 5, 0.4), "age"),
    ),
    made(
        "variants_formats.average_by_group_sorted_rounded",
        "average_by_group mean_by_group group_averages average_per_group",
        "records: list[dict[str, object]]; group: str; field: str",
        "dict[object, float]",
        """
        Average of {field} for each value of {group}, rounded to 1 decimal; the groups are sorted.
        Return a dict from group to the mean of {field} in it, with one decimal and the keys in ascending \
        order.
        Group {records} by {group} and average {field}: one decimal place, groups in alphabetical order.
        Mean per group. Keys are the different values of {group}, sorted; values are rounded to one digit.
        What is the average {field} in each {group}? Sort by group and round to 1 decimal.
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[group], []).append(record[field])
        return {name: round(sum(values) / len(values), 1) for name, values in sorted(groups.items())}
        ---
        totals = {}
        counts = {}
        for record in records:
            name = record[group]
            totals[name] = totals.get(name, 0) + record[field]
            counts[name] = counts.get(name, 0) + 1
        return {name: round(totals[name] / counts[name], 1) for name in sorted(totals)}
        """,
        lambda r: (_people(r, 0, 6), r.choice(("city", "name")), "age"),
    ),
    made(
        "variants_formats.average_by_group_best_first",
        "rank_groups average_by_group best_groups groups_by_average",
        "records: list[dict[str, object]]; group: str; field: str",
        "list[tuple[object, float]]",
        """
        Pairs (group, average of {field}) of {records}, rounded to 2 decimals; the highest average first, \
        ties by group.
        Rank the values of {group} by their mean {field}: a list of tuples, best first, equal averages in \
        alphabetical order.
        Return the group averages with two decimals as a list, sorted from high to low and then by name.
        Which {group} has the best average {field}? List all with their mean, descending.
        Average {field} per {group}, as pairs in descending order of the rounded average; equal ones are \
        sorted by group.
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[group], []).append(record[field])
        averages = [(name, round(sum(values) / len(values), 2)) for name, values in groups.items()]
        return sorted(averages, key=lambda pair: (-pair[1], pair[0]))
        """,
        lambda r: (_people(r, 0, 6), r.choice(("city", "name")), "age"),
    ),
    made(
        "variants_formats.sort_records_descending_then_name",
        "sort_records sort_by_field order_records sort_people",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Sort {records} by {field}, highest first; equal ones are sorted by 'name' in ascending order.
        Return the records in descending order of {field}, with ties broken alphabetically by 'name'.
        Order a list of dicts by a number field from large to small and by name where the numbers are equal.
        Sorted copy: first the greatest {field}; same values by 'name' from A to Z.
        Sort dicts by {field} (descending), then by 'name' (ascending).
        """,
        """
        return sorted(records, key=lambda record: (-record[field], record["name"]))
        ---
        by_name = sorted(records, key=lambda record: record["name"])
        return sorted(by_name, key=lambda record: record[field], reverse=True)
        """,
        lambda r: (_people(r, 0, 6), "age"),
    ),
    made(
        "variants_formats.sort_records_missing_first",
        "sort_records sort_by_field sort_by_key order_by",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Sort {records} by {field} in ascending order; records without it come first, in their order.
        Return a copy sorted by {field}, where a record that lacks the field stands in front of all others.
        Order a list of dicts by one field; missing values go to the beginning.
        Ascending sort by {field}. Records in which it is missing are put at the start and keep their order.
        Sort dicts by a field that may be absent; the incomplete ones lead.
        """,
        """
        without = [record for record in records if field not in record]
        complete = [record for record in records if field in record]
        return without + sorted(complete, key=lambda record: record[field])
        """,
        lambda r: (_people(r, 0, 6, 0.3), r.choice(("age", "city"))),
    ),
    made(
        "variants_formats.sort_records_by_spec",
        "sort_records order_by sort_by_fields multi_sort",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[dict[str, object]]",
        """
        Sort {records} by several {fields}, the first being the most important; a '-' in front of a name \
        means descending.
        Order a list of dicts by fields such as ['city', '-age']: ascending, or descending for those with a \
        leading minus.
        Return a sorted copy. Ties in the first of {fields} are decided by the next one; '-field' reverses \
        the order of that field.
        Multi-level sort in the style of an ORM: 'age' sorts upwards, '-age' downwards. No {fields} leave \
        the order as it is.
        Sort by many keys with a direction each. A minus sign in front of a key sorts from high to low.
        """,
        """
        result = list(records)
        for field in reversed(fields):
            name = field.removeprefix("-")
            result.sort(key=lambda record: record[name], reverse=field.startswith("-"))
        return result
        """,
        lambda r: (
            _people(r, 0, 6),
            r.choice((["city", "-age"], ["-age"], ["city", "name"], ["-city", "age"], ["name", "-age"], [])),
        ),
    ),
    made(
        "variants_formats.rename_fields_in_records",
        "rename_fields rename_keys rename_columns map_fields",
        "records: list[dict[str, object]]; names: dict[str, str]",
        "list[dict[str, object]]",
        """
        Rename the keys of all {records} by {names} (old to new); other keys and the order stay as they are.
        Return copies of the dicts in which every key that is in {names} has its new name.
        Change field names in a list of dicts. Fields that are not in {names} are kept.
        Map the columns of the records to new names, leaving unknown ones alone.
        Give the fields in each record the names that {names} has for them, if any.
        """,
        """
        return [{names.get(key, key): value for key, value in record.items()} for record in records]
        """,
        lambda r: (
            _people(r, 0, 4, 0.2),
            r.choice(
                (
                    {"name": "title"},
                    {"age": "years", "city": "town"},
                    {"x": "y"},
                    {},
                    {"name": "Name", "age": "Age"},
                )
            ),
        ),
    ),
    made(
        "variants_formats.select_and_rename_fields",
        "select_fields project map_columns select_columns",
        "records: list[dict[str, object]]; names: dict[str, str]",
        "list[dict[str, object]]",
        """
        Keep of each of {records} only the fields in {names} and give them their new names, None where one \
        is missing.
        Return dicts with the values of {names} as keys, in that order, filled from the old fields; a \
        missing field is None.
        Select and rename columns: {names} maps old field to new field, everything else is dropped.
        Project a list of dicts to some fields under other names. Every result has all the new names, with \
        None for no value.
        Make new records from the old ones, each with just the renamed fields.
        """,
        """
        return [{new: record.get(old) for old, new in names.items()} for record in records]
        """,
        lambda r: (
            _people(r, 0, 4, 0.3),
            r.choice(
                (
                    {"name": "title"},
                    {"age": "years", "name": "who"},
                    {"city": "city"},
                    {"name": "n", "zip": "code"},
                )
            ),
        ),
    ),
    made(
        "variants_formats.upsert_merging_fields",
        "upsert update_or_add save_record merge_record",
        "records: list[dict[str, object]]; record: dict[str, object]; key: str = 'id'",
        "list[dict[str, object]]",
        """
        Merge {record} into the one of {records} with the same {key}, its fields winning; append it if \
        there is none.
        Update or add: the record that has the same {key} gets the new fields but keeps its others; without \
        a match {record} comes at the end.
        Return a new list in which {record} is combined with the entry of equal {key}, or added as the last \
        entry.
        Upsert into a list of dicts. Existing fields that {record} does not mention stay.
        Save {record}: update the fields of the matching entry (by {key}), otherwise append.
        """,
        """
        if all(existing[key] != record[key] for existing in records):
            return [*records, record]
        return [{**existing, **record} if existing[key] == record[key] else existing for existing in records]
        """,
        lambda r: (
            [
                {"id": number, "name": r.choice(_NAMES), "age": r.randint(1, 9)}
                for number in r.sample(range(1, 6), r.randint(0, 4))
            ],
            {"id": r.randint(1, 5), "name": r.choice(_NAMES)}
            if r.random() < 0.6
            else {"id": r.randint(1, 5), "city": "Rome"},
            "id",
        ),
    ),
    made(
        "variants_formats.remove_records_by_ids",
        "remove_by_ids delete_records without_ids delete_many",
        "records: list[dict[str, object]]; ids: list[int]",
        "tuple[list[dict[str, object]], int]",
        """
        Remove the {records} whose 'id' is in {ids}; return the remaining ones and how many were removed.
        Delete several records at once. The result is a tuple of the list that is left and the number of \
        deleted entries.
        Return (kept records, count of removed ones); an id that does not exist changes nothing.
        Filter out all dicts with one of the given ids and tell how many that were.
        Which records stay if those with these ids are deleted, and how many go?
        """,
        """
        kept = [record for record in records if record["id"] not in ids]
        return kept, len(records) - len(kept)
        """,
        lambda r: (
            [{"id": number, "name": r.choice(_NAMES)} for number in r.sample(range(1, 6), r.randint(0, 4))],
            [r.randint(1, 6) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "variants_formats.pluck_distinct_in_order_without_none",
        "distinct_values unique_values pluck_unique all_values_of",
        "records: list[dict[str, object]]; field: str",
        "list[object]",
        """
        Different values of {field} in {records} in order of first appearance; records without it or with \
        None are ignored.
        Which values does {field} have? Return each once, in the order in which they come up, skipping None \
        and records that lack it.
        Unique values of one field of a list of dicts, unsorted, without None.
        List the distinct values of a column as they appear. Missing fields and None don't count.
        Collect {field} from all records that have a value there, leaving out repetitions.
        """,
        """
        found = []
        for record in records:
            value = record.get(field)
            if value is not None and value not in found:
                found.append(value)
        return found
        ---
        values = (record.get(field) for record in records)
        return list(dict.fromkeys(value for value in values if value is not None))
        """,
        lambda r: (
            [{**person, **r.choice(({}, {}, {"city": None}))} for person in _people(r, 0, 6, 0.2)],
            r.choice(("name", "city", "city", "age")),
        ),
    ),
    made(
        "variants_formats.records_to_columns_with_none",
        "records_to_columns to_columns transpose_records columns_of",
        "records: list[dict[str, object]]",
        "dict[str, list[object]]",
        """
        Turn {records} into columns: each key that occurs maps to the list of its values, with None where a \
        record lacks it.
        Transpose a list of dicts to a dict of equally long lists. Keys come in order of first appearance; \
        gaps are None.
        Return a dict from field to all its values, one per record, None for a missing one.
        Column-wise view of the records. Every list has as many entries as there are records.
        Make a table of columns from dicts that need not have the same keys; fill up with None.
        """,
        """
        fields = dict.fromkeys(field for record in records for field in record)
        return {field: [record.get(field) for record in records] for field in fields}
        """,
        lambda r: (_people(r, 0, 4, 0.3),),
    ),
    made(
        "variants_formats.count_by_field_most_first",
        "count_by_field count_by tally_field frequency_of_field",
        "records: list[dict[str, object]]; field: str",
        "dict[object, int]",
        """
        How many {records} have each value of {field}; the most frequent value first, ties in ascending \
        order, missing ones ignored.
        Count the records per value of {field}. The dict is sorted by count, descending, then by value; \
        records without the field are left out.
        Return value counts of one field, largest first and equal counts by value.
        Tally a column of a list of dicts, most common value in front. Records that lack it do not count.
        Number of records per {field}, ordered from the most to the least frequent, then by the value itself.
        """,
        """
        counts = {}
        for record in records:
            if field in record:
                counts[record[field]] = counts.get(record[field], 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        """,
        lambda r: (_people(r, 0, 7, 0.15), r.choice(("city", "name", "age"))),
    ),
    made(
        "variants_formats.names_of_oldest",
        "oldest names_of_oldest oldest_people who_is_oldest",
        "people: list[dict[str, object]]",
        "list[str]",
        """
        Names of all {people} with the highest 'age', sorted; [] for no people.
        Who is the oldest? If several people have the same age, return all their names in alphabetical order.
        Return the 'name' of everybody whose 'age' is the maximum, from A to Z. An empty list gives an \
        empty list.
        List the oldest persons by name; ties are all included.
        Sorted names of those that nobody exceeds in 'age'.
        """,
        """
        highest = max((person["age"] for person in people), default=0)
        return sorted(person["name"] for person in people if person["age"] == highest)
        """,
        lambda r: (_people(r, 0, 6),),
    ),
    made(
        "variants_formats.left_join_left_fields_win",
        "left_join join_records attach lookup_join",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Add to each of {left} the other fields of the first record in {right} with the same {key}; without \
        a match it stays as it is.
        Left join of two lists of dicts. Fields of {left} win over fields of the same name in {right}; \
        unmatched records are kept unchanged.
        Return copies of the records of {left}, extended by those fields of the matching record of {right} \
        that they don't have yet.
        Enrich {left} from {right}, matched by {key}. The first match counts, and nothing in {left} is \
        overwritten.
        Join by {key}, keeping all of {left}, whose own values take precedence.
        """,
        """
        lookup = {}
        for record in right:
            lookup.setdefault(record[key], record)
        return [{**record, **{**lookup.get(record[key], {}), **record}} for record in left]
        """,
        lambda r: (
            [{"id": r.randint(1, 4), "name": r.choice(_NAMES)} for _ in range(r.randint(0, 4))],
            [
                {"id": r.randint(1, 4), **r.choice(({"city": "Rome"}, {"name": "X", "age": 5}, {"age": 9}))}
                for _ in range(r.randint(0, 4))
            ],
            "id",
        ),
    ),
    made(
        "variants_formats.table_text_to_records",
        "table_to_records parse_table rows_to_dicts text_to_records",
        "text: str",
        "list[dict[str, str]]",
        """
        Read a {text} table: the first line has the column names, the others a record each; columns are \
        parted by white space.
        Parse lines of words into dicts. The first line gives the keys; blank lines are skipped, surplus \
        words dropped and missing ones ''.
        Return one dict per row of a whitespace-separated table with a header. A row with too few values is \
        filled up with ''.
        Turn text with a header line into records. Empty lines don't count; short rows get empty strings, \
        long rows lose the rest.
        Convert a table, written as text with one row per line, to a list of dicts by its header.
        """,
        """
        rows = [line.split() for line in text.splitlines() if line.strip()]
        if not rows:
            return []
        header, *body = rows
        padded = [row + [""] * (len(header) - len(row)) for row in body]
        return [dict(zip(header, row)) for row in padded]
        """,
        lambda r: (
            "\n".join(
                r.choice(("name age", "name   age city", ""))
                if index == 0
                else r.choice(("Ada 36", "Ben  7 Rome", "Eva", "", "  ", "Finn 9 Oslo x"))
                for index in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "variants_formats.rows_to_typed_records",
        "rows_to_records matrix_to_records table_to_dicts parse_rows",
        "rows: list[list[str]]",
        "list[dict[str, object]]",
        """
        Turn {rows} of text with a header row into records; whole numbers become int, decimals float, '' \
        None, all else stays text.
        Make dicts from a matrix of strings. The first row holds the keys, and each cell is converted: '12' \
        to 12, '1.5' to 1.5, '' to None.
        Return a record per row below the header, with the cells read as int, float, None (if empty) or \
        else as they are.
        Table of texts to typed dicts: numbers are recognized, empty cells are None. No rows give an empty \
        list.
        Convert rows to records by their header and guess the type of every cell.
        """,
        r"""
        def convert(cell):
            if cell == "":
                return None
            if re.fullmatch(r"-?\d+", cell):
                return int(cell)
            return float(cell) if re.fullmatch(r"-?\d+\.\d+", cell) else cell

        if not rows:
            return []
        header, *body = rows
        return [dict(zip(header, map(convert, row))) for row in body]
        """,
        lambda r: (
            [
                ["id", "name", "price"],
                *(
                    [
                        str(r.randint(-3, 12)),
                        r.choice(("Ada", "", "tea", "7up")),
                        r.choice(("1.5", "", "-0.25", "12", "n/a")),
                    ]
                    for _ in range(r.randint(0, 3))
                ),
            ]
            if r.random() < 0.9
            else [],
        ),
        "import re",
    ),
    made(
        "variants_formats.columns_first_matrix_to_records",
        "columns_to_records transpose_to_records records_from_columns zip_columns",
        "matrix: list[list[object]]",
        "list[dict[str, object]]",
        """
        Records from a {matrix} in which each row is a field: its first element is the name, the others are \
        the values.
        Turn rows like ['name', 'Ada', 'Ben'] into one dict per column: [{{'name': 'Ada'}}, {{'name': \
        'Ben'}}]. The shortest row decides how many.
        Transpose a table whose field names stand in the first column and return its records.
        Each row of {matrix} begins with a field name. Build a dict for every further column, stopping with \
        the shortest row.
        Read a sideways table (names on the left) into a list of dicts; no rows give no records.
        """,
        """
        names = [row[0] for row in matrix]
        columns = zip(*(row[1:] for row in matrix))
        return [dict(zip(names, column)) for column in columns]
        """,
        lambda r: (
            [
                [name, *(r.choice((1, 2, "x", "tea")) for _ in range(r.randint(1, 3)))]
                for name in r.sample(("id", "name", "city"), r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_formats.cart_add_price_and_quantity",
        "add_to_cart cart_add add_item put_in_cart",
        "cart: dict[str, dict[str, float]]; name: str; price: float; quantity: int = 1",
        "dict[str, dict[str, float]]",
        """
        New {cart} with {quantity} of {name} added: an entry {{'price': ..., 'quantity': ...}}; for a known \
        item the quantity grows and the price becomes the new one.
        Add an item to a cart that maps names to dicts of 'price' and 'quantity'. Adding it again raises \
        the quantity and takes over the new price. {cart} itself is not changed.
        Return a copy of the cart with the item put in; {quantity} is added to what is there, the latest \
        price counts.
        Put {quantity} pieces into the cart. Existing quantity plus new one, newest price, original cart \
        untouched.
        Shopping cart as a dict of dicts: add a product, or increase its quantity and update its price.
        """,
        """
        before = cart[name]["quantity"] if name in cart else 0
        return {**cart, name: {"price": price, "quantity": before + quantity}}
        """,
        lambda r: (
            {
                key: {"price": r.randint(1, 9) / 2, "quantity": r.randint(1, 3)}
                for key in r.sample(_KEYS[:3], r.randint(0, 3))
            },
            r.choice(_KEYS[:4]),
            r.randint(1, 20) / 4,
            r.choice((1, 1, 2, 5)),
        ),
    ),
    made(
        "variants_formats.cart_total_discount_and_shipping",
        "cart_total order_total checkout_total final_price",
        "cart: dict[str, tuple[float, int]]; discount: float = 0; shipping: float = 5.0; free_from: float = \
        50.0",
        "float",
        """
        Total of a {cart} of name -> (price, quantity): minus {discount} percent, plus {shipping} unless \
        the discounted sum reaches {free_from}; 0.0 if empty.
        What must be paid? Sum price times quantity, take off {discount} percent and add {shipping} for \
        less than {free_from}. Rounded to 2 decimals; an empty cart costs nothing.
        Checkout total with percentage discount and free shipping from {free_from} on (after discount). \
        Empty carts give 0.0.
        Return the order total, two decimals: goods less discount, and shipping costs if the goods stay \
        below {free_from}. No items, no shipping.
        Cart total after {discount} percent off; shipping is added below the limit {free_from}, but not to \
        an empty cart.
        """,
        """
        if not cart:
            return 0.0
        goods = sum(price * quantity for price, quantity in cart.values()) * (100 - discount) / 100
        if goods < free_from:
            goods += shipping
        return round(goods, 2)
        """,
        lambda r: (
            {key: (r.randint(1, 60) / 2, r.randint(1, 3)) for key in r.sample(_KEYS, r.randint(0, 3))},
            r.choice((0, 0, 10, 25)),
            r.choice((5.0, 4.5)),
            r.choice((50.0, 30.0)),
        ),
    ),
    made(
        "variants_formats.inventory_sell_or_error_text",
        "sell_item sell take_from_stock remove_from_inventory",
        "inventory: dict[str, int]; item: str; quantity: int",
        "tuple[dict[str, int], str]",
        """
        Sell {quantity} of {item}: (new inventory, 'sold'), or the inventory unchanged with 'unknown item' \
        or 'not enough'. An item stays at 0.
        Take goods from an {inventory}. Return the updated copy and a message: 'sold', 'unknown item' if it \
        isn't listed, 'not enough' if there are fewer.
        New stock and status text for a sale; items that are used up remain with 0, failed sales change \
        nothing.
        Reduce the count of {item} by {quantity} if possible and say what happened: 'sold', 'not enough' or \
        'unknown item'.
        Tuple of the inventory after the sale and 'sold'; if the item is missing or too scarce, the same \
        inventory and the reason.
        """,
        """
        if item not in inventory:
            return inventory, "unknown item"
        if inventory[item] < quantity:
            return inventory, "not enough"
        return {**inventory, item: inventory[item] - quantity}, "sold"
        """,
        lambda r: (_counts(r, 1, 4, 0, 5), r.choice(_KEYS[:5]), r.randint(1, 5)),
    ),
    made(
        "variants_formats.inventory_apply_orders",
        "apply_orders process_orders fulfil_orders update_stock",
        "stock: dict[str, int]; orders: list[tuple[str, int]]",
        "tuple[dict[str, int], list[str]]",
        """
        Fill {orders} (item, quantity) from {stock} one by one; return the stock left and the items of the \
        orders that could not be filled.
        Process orders in sequence. An order is only carried out if all of it is there; otherwise its item \
        goes into the list of rejected ones.
        Return (remaining stock, rejected items), where an order for more than is left, or for an unknown \
        item, is rejected as a whole.
        Deduct every order that can be met in full from a copy of the stock and list the items of all others.
        Which stock remains after these orders, and which orders failed? Partial deliveries are not made; \
        items at 0 stay in the stock.
        """,
        """
        left = dict(stock)
        rejected = []
        for item, quantity in orders:
            if left.get(item, 0) >= quantity:
                left[item] -= quantity
            else:
                rejected.append(item)
        return left, rejected
        """,
        lambda r: (
            _counts(r, 0, 4, 0, 5),
            [(r.choice(_KEYS), r.randint(1, 4)) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_formats.inventory_report_lines",
        "inventory_report stock_report inventory_lines list_stock",
        "inventory: dict[str, int]",
        "list[str]",
        """
        Lines such as 'apple: 5' for {inventory}, sorted by name; 'apple: out of stock' for 0 and ' (low)' \
        behind 1 to 3.
        Report the stock. Each item gets a line 'name: count', with ' (low)' added for up to 3 pieces and \
        'out of stock' in place of 0; alphabetical.
        One line per item in alphabetical order: the count, marked as low if it is at most 3, or 'out of \
        stock'.
        Return text lines of an inventory: 'tea: 12', 'milk: 2 (low)', 'rice: out of stock', sorted by item.
        Stock list by name with a remark for scarce (1-3) and missing (0) goods.
        """,
        """
        lines = []
        for item, count in sorted(inventory.items()):
            if count == 0:
                lines.append(f"{item}: out of stock")
            elif count <= 3:
                lines.append(f"{item}: {count} (low)")
            else:
                lines.append(f"{item}: {count}")
        return lines
        """,
        lambda r: (_counts(r, 0, 5, 0, 8),),
    ),
    made(
        "variants_formats.winners_of_vote_sorted",
        "winners find_winners election_winners vote_winners",
        "votes: list[str]",
        "list[str]",
        """
        All names with the most {votes}, in alphabetical order; blank votes are ignored, and no valid vote \
        gives [].
        Who won? Return a sorted list of everybody with the highest number of votes. Votes of only white \
        space do not count.
        List the winners of an election, several on a tie, from A to Z. Empty ballots are invalid.
        Names that got the most votes, sorted. Spaces around a name don't matter and blank votes are skipped.
        Count the trimmed, non-empty votes and return all leaders alphabetically.
        """,
        """
        counts = {}
        for vote in votes:
            name = vote.strip()
            if name:
                counts[name] = counts.get(name, 0) + 1
        most = max(counts.values(), default=0)
        return sorted(name for name, count in counts.items() if count == most)
        ---
        counts = Counter(vote.strip() for vote in votes if vote.strip())
        return sorted(name for name in counts if counts[name] == max(counts.values()))
        """,
        lambda r: ([r.choice(("Ada", "Ben", " Ben", "Eva ", "", " ")) for _ in range(r.randint(0, 7))],),
        "from collections import Counter",
    ),
    made(
        "variants_formats.winner_or_tie_text",
        "election_result winner announce_winner vote_result",
        "votes: dict[str, int]",
        "str",
        """
        Result of {votes} (name -> count): the name with the most, 'tie' if several have it, 'no votes' if \
        all counts are 0 or there are none.
        Announce the winner of an election. Return 'tie' when the lead is shared and 'no votes' when nobody \
        got any.
        Who won? The name with the highest count, or 'tie', or 'no votes' for an empty or all-zero result.
        Name of the sole leader in {votes}; otherwise 'tie', and 'no votes' if there was nothing to count.
        Return the winner's name, 'tie' for equal top counts, 'no votes' without any vote.
        """,
        """
        most = max(votes.values(), default=0)
        if most == 0:
            return "no votes"
        leaders = [name for name, count in votes.items() if count == most]
        return leaders[0] if len(leaders) == 1 else "tie"
        """,
        lambda r: ({name: r.choice((0, 0, 1, 2, 2, 5)) for name in r.sample(_NAMES, r.randint(0, 3))},),
    ),
    made(
        "variants_formats.ranks_by_name_shared_with_gaps",
        "rank_players ranks assign_ranks ranking",
        "scores: dict[str, int]",
        "dict[str, int]",
        """
        Rank of each name in {scores}: 1 for the highest; equal scores share a rank and the next ones are \
        skipped (1, 1, 3). Order as in {scores}.
        Map every player to a place. The place is one more than the number of players with a better score, \
        and the names keep their order.
        Standard competition ranking of a dict of scores, best score first place, ties share; the dict's \
        order stays.
        Return a dict from name to rank, where rank is 1 plus how many have a strictly higher score.
        Which place has everybody? Two first places are followed by a third one. Keep the given order of \
        names.
        """,
        """
        return {
            name: 1 + sum(other > score for other in scores.values()) for name, score in scores.items()
        }
        ---
        ordered = sorted(scores.values(), reverse=True)
        return {name: ordered.index(score) + 1 for name, score in scores.items()}
        """,
        lambda r: ({name: r.randint(0, 4) for name in r.sample(_NAMES, r.randint(0, 6))},),
    ),
    made(
        "variants_formats.leaderboard_lines_shared_places",
        "leaderboard scoreboard ranking_lines format_ranking",
        "scores: dict[str, int]",
        "list[str]",
        """
        Lines such as '1. Ada - 30' for {scores}, best first, ties by name; equal scores share the place \
        (1, 1, 3).
        Leaderboard as text: place, dot, name, ' - ', points. Players with the same score get the same \
        place, and the following place is skipped.
        Return the ranking as lines 'place. name - score' in descending order of score, then alphabetical, \
        with shared places.
        Format a scoreboard. Two players in first place are followed by '3.'.
        One line per player with place, name and points, the highest score at the top; ties share the place.
        """,
        """
        lines = []
        for name in sorted(scores, key=lambda name: (-scores[name], name)):
            place = 1 + sum(score > scores[name] for score in scores.values())
            lines.append(f"{place}. {name} - {scores[name]}")
        return lines
        """,
        lambda r: ({name: r.randint(0, 4) * 10 for name in r.sample(_NAMES, r.randint(0, 5))},),
    ),
    made(
        "variants_formats.permission_with_wildcards",
        "has_permission is_allowed can check_permission",
        "granted: list[str]; wanted: str",
        "bool",
        """
        Is {wanted} allowed by {granted}? '*' allows everything, 'posts.*' all that begins with 'posts.', \
        others only themselves.
        Check a permission such as 'posts.edit'. A granted entry counts if it is equal, '*', or a prefix \
        that ends with '.*'.
        True if one of the granted permissions covers {wanted}; 'users.*' covers 'users.read' and \
        'users.roles.edit', but not 'users'.
        Permission check with wildcards: exact names, 'area.*' for anything inside an area and a single '*' \
        for all.
        May somebody with these permissions do {wanted}? Entries with '.*' at the end stand for all below.
        """,
        """
        for entry in granted:
            if entry in ("*", wanted):
                return True
            if entry.endswith(".*") and wanted.startswith(entry[:-1]):
                return True
        return False
        """,
        lambda r: (
            r.sample(
                ("posts.*", "posts.edit", "users.read", "users.*", "*", "admin"), r.choice((0, 1, 1, 2))
            ),
            r.choice(
                ("posts.edit", "posts.tags.add", "users.read", "users", "postsx.edit", "admin", "admin.x")
            ),
        ),
    ),
    made(
        "variants_formats.permissions_of_roles_sorted",
        "permissions_of user_permissions all_permissions collect_permissions",
        "roles: list[str]; permissions: dict[str, list[str]]",
        "list[str]",
        """
        All different permissions that {roles} have according to {permissions}, sorted; unknown roles have \
        none.
        Union of the permissions of several roles, in alphabetical order and without repetitions. A role \
        that is not listed adds nothing.
        Return what somebody with these roles may do: the sorted set of the permissions of each role.
        Collect the permissions of all {roles}, each once, from A to Z.
        Which permissions come with the given roles? {permissions} maps role to list; roles it doesn't know \
        are ignored.
        """,
        """
        return sorted({permission for role in roles for permission in permissions.get(role, [])})
        ---
        found = set()
        for role in roles:
            found.update(permissions.get(role, []))
        return sorted(found)
        """,
        lambda r: (
            r.sample(("admin", "editor", "guest", "boss"), r.randint(0, 3)),
            {
                role: r.sample(("read", "write", "delete", "share"), r.randint(0, 3))
                for role in r.sample(("admin", "editor", "guest"), r.randint(1, 3))
            },
        ),
    ),
    made(
        "variants_formats.missing_permissions_text",
        "missing_permissions check_access access_message permission_error",
        "granted: list[str]; required: list[str]",
        "str",
        """
        '' if all {required} permissions are {granted}, else 'missing: a, b' with those that are not, in \
        the order of {required}.
        Message about missing permissions: 'missing: ' and their names, joined by ', '. An empty text means \
        that access is allowed.
        Return which of the required permissions are not granted as text such as 'missing: write, delete', \
        or ''.
        Check access. Nothing missing gives ''; otherwise list what is missing after 'missing: '.
        Text that names every permission in {required} which {granted} lacks, empty if there is none.
        """,
        """
        missing = [permission for permission in required if permission not in granted]
        return "missing: " + ", ".join(missing) if missing else ""
        """,
        lambda r: (
            r.sample(("read", "write", "delete", "share"), r.randint(0, 4)),
            r.sample(("read", "write", "delete", "share"), r.randint(0, 3)),
        ),
    ),
    made(
        "variants_formats.grant_permission_sorted",
        "grant add_permission grant_permission give_access",
        "users: dict[str, list[str]]; user: str; permission: str",
        "dict[str, list[str]]",
        """
        Copy of {users} in which {user} also has {permission}: sorted, without repetition; an unknown user \
        is added.
        Grant a permission. The user's list stays sorted and free of duplicates, a new user gets a list of \
        his own, {users} is not changed.
        Return the permissions of all users after adding one to {user}; having it already changes nothing \
        but the order.
        Give {user} the {permission}; lists are alphabetical, others' lists stay as they are.
        New dict from user to permissions with {permission} granted to {user}, whose list is sorted and has \
        each one once.
        """,
        """
        return {**users, user: sorted({*users.get(user, []), permission})}
        """,
        lambda r: (
            {
                name: r.sample(("read", "write", "admin"), r.randint(0, 3))
                for name in r.sample(_NAMES[:3], r.randint(0, 3))
            },
            r.choice(_NAMES[:3]),
            r.choice(("read", "write", "admin", "delete")),
        ),
    ),
    made(
        "variants_formats.parse_query_decoded_last_wins",
        "parse_query query_to_dict parse_query_string get_params",
        "query: str",
        "dict[str, str]",
        """
        Parse the {query} string into a dict with decoded names and values ('+' and %XX); a leading '?' is \
        dropped, the last of equal names wins.
        Turn '?q=green+tea&page=2' into a dict of texts. Percent codes and plus signs are decoded, a name \
        without '=' gets '', repeated names keep the last value.
        Return the parameters of a query string, URL-decoded. A question mark in front is ignored and so \
        are empty parts; later values replace earlier ones.
        Read 'a=1&b=%20x' as {{'a': '1', 'b': ' x'}}: decode plus as space and %XX as characters, the last \
        duplicate counts.
        Query string to dict, with decoding. A parameter without a value is an empty text.
        """,
        """
        params = {}
        for part in query.removeprefix("?").split("&"):
            if part:
                name, _, value = part.partition("=")
                params[unquote_plus(name)] = unquote_plus(value)
        return params
        ---
        return dict(parse_qsl(query.removeprefix("?"), keep_blank_values=True))
        """,
        lambda r: (
            r.choice(("", "?"))
            + "&".join(
                r.choice(
                    (
                        "q=green+tea",
                        "page=2",
                        "page=3",
                        "name=J%C3%BCrgen",
                        "x=",
                        "flag",
                        "a%20b=c%26d",
                        "eq=1=2",
                    )
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
        "from urllib.parse import parse_qsl, unquote_plus",
    ),
    made(
        "variants_formats.parse_query_single_or_list",
        "parse_query query_to_dict parse_query_string query_params",
        "query: str",
        "dict[str, str | list[str]]",
        """
        Parse the {query} string: a name that occurs once maps to its text, a repeated one to the list of \
        its values.
        Turn 'a=1&b=2&a=3' into {{'a': ['1', '3'], 'b': '2'}}. Only repeated parameters become lists; empty \
        parts are skipped.
        Return a dict of parameters, where the value is a string, or a list of strings in order if the name \
        appears more than once.
        Read query parameters. Duplicates are collected in a list, single ones stay plain; without '=' the \
        value is ''.
        Query string to dict with lists for repeated keys only; nothing is decoded.
        """,
        """
        values = {}
        for part in query.split("&"):
            if part:
                name, _, value = part.partition("=")
                values.setdefault(name, []).append(value)
        return {name: found[0] if len(found) == 1 else found for name, found in values.items()}
        """,
        lambda r: (
            "&".join(
                r.choice(("a=1", "a=2", "b=2", "tag=x", "tag=y", "flag", "")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "variants_formats.parse_query_typed_flags",
        "parse_query parse_params query_to_dict typed_query",
        "query: str",
        "dict[str, int | bool | str]",
        """
        Parse the {query} string: whole numbers become int, 'true' and 'false' bool, a name without '=' is \
        True, all else stays text.
        Turn 'page=2&debug&sort=name' into {{'page': 2, 'debug': True, 'sort': 'name'}}. Digits are read as \
        int and true/false as booleans.
        Return typed query parameters. Flags that have no '=' count as True; only non-negative numbers are \
        converted; the last duplicate wins.
        Read parameters from a query and convert the values: int for digits, bool for 'true' or 'false', \
        otherwise the text.
        Query string to dict with guessed types. A bare name means True, an empty part is ignored.
        """,
        """
        params = {}
        for part in query.split("&"):
            name, equals, value = part.partition("=")
            if not name:
                continue
            if not equals or value in ("true", "false"):
                params[name] = value != "false"
            else:
                params[name] = int(value) if value.isdecimal() else value
        return params
        """,
        lambda r: (
            "&".join(
                r.choice(
                    ("page=2", "debug", "debug=false", "sort=name", "on=true", "x=", "n=-1", "page=10", "")
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "variants_formats.build_query_sorted_skip_none_encoded",
        "build_query to_query encode_params make_query_string",
        "params: dict[str, object]",
        "str",
        """
        Query string of {params}: names sorted, None left out, lists give one pair per element, all \
        percent-encoded with '+' for a space.
        Build 'a=1&b=x+y' from a dict. Keys are in alphabetical order, None values are skipped and a list \
        repeats its name.
        Encode parameters for a URL, sorted by name. A value may be a list (several pairs) or None (no \
        pair); nothing to send gives ''.
        Return the URL-encoded query without '?'. Sort the names, drop None, expand lists.
        Dict to query string: alphabetical, encoded, with repeated names for list values and without those \
        that are None.
        """,
        """
        pairs = []
        for name in sorted(params):
            value = params[name]
            values = value if isinstance(value, list) else [value]
            pairs.extend((name, item) for item in values if item is not None)
        return urlencode(pairs)
        ---
        present = {name: params[name] for name in sorted(params) if params[name] is not None}
        return urlencode(present, doseq=True)
        """,
        lambda r: (
            {
                key: r.choice((1, "tea", "green tea", "a&b", None, ["x", "y"], [], "ü"))
                for key in r.sample(("q", "page", "tag", "sort", "a b"), r.randint(0, 4))
            },
        ),
        "from urllib.parse import urlencode",
    ),
    made(
        "variants_formats.query_params_of_url",
        "get_query_params url_params params_of_url parse_url_query",
        "url: str",
        "dict[str, str]",
        """
        Parameters of {url} as a dict: what follows the '?', up to a '#'; the first of equal names counts, \
        {{}} without a query.
        Read the query part of a URL. A fragment behind '#' does not belong to it; a repeated name keeps \
        its first value and a missing '=' means ''.
        Return the query parameters of a web address, or an empty dict if it has none. Nothing is decoded.
        Extract 'a=1&b=2' from 'http://x.org/?a=1&b=2#top' as a dict. The earliest value of each name is \
        taken.
        Which parameters are in this URL? Ignore the fragment, and of duplicates use the first.
        """,
        """
        query = url.partition("#")[0].partition("?")[2]
        params = {}
        for part in query.split("&"):
            if part:
                name, _, value = part.partition("=")
                params.setdefault(name, value)
        return params
        """,
        lambda r: (
            "https://x.org"
            + r.choice(("", "/", "/shop"))
            + r.choice(("", "?", "?a=1", "?a=1&a=2", "?q=tea&page=2", "?flag&x="))
            + r.choice(("", "", "#top", "#a?b=1")),
        ),
    ),
    made(
        "variants_formats.csv_line_quoted_any_separator",
        "parse_csv_line split_csv_line split_csv read_csv_line",
        "line: str; separator: str = ','",
        "list[str]",
        """
        Split a CSV {line} at {separator}, but not inside double quotes; quotes are removed, doubled ones \
        mean one, unquoted fields are trimmed.
        Parse one line of CSV. A field in double quotes may contain {separator}; two quotes in it stand for \
        one. Spaces around fields without quotes are stripped, an empty line gives [''].
        Return the fields of a line such as 'a, "b,c" , d': quoted separators don't split, quotes vanish, \
        blanks outside of quotes are dropped.
        Read a row of values with optional quotes. Blanks at the edges of a field are dropped unless they \
        are quoted.
        CSV fields with quotes ("" for a quote) and a free choice of {separator}; trim what is not quoted.
        """,
        r"""
        mark = re.escape(separator)
        pattern = rf' *(?:"((?:[^"]|"")*)"|([^"{mark}]*?)) *{mark}'
        found = re.findall(pattern, line + separator)
        return [quoted.replace('""', '"') or plain for quoted, plain in found]
        """,
        lambda r: _csv_line(r),
        "import re",
    ),
    made(
        "variants_formats.csv_row_quoted_when_needed",
        "csv_row to_csv_line make_csv_row format_csv_row",
        "values: list[object]",
        "str",
        """
        Write {values} as a CSV line: quotes around values with a comma, quote or line break, quotes in \
        them doubled, None as nothing.
        Join values with commas to a row. A value that contains a comma, a double quote or a newline is put \
        in double quotes, in which quotes are doubled; None becomes an empty field.
        Return one line of CSV without a line end. Only values that need it are quoted, and '"' is written \
        as '""'.
        Format a row for a CSV file. None is an empty cell; commas, quotes and newlines call for quoting.
        CSV line by the usual rules (quote if needed, double inner quotes), with an empty field for None.
        """,
        r"""
        fields = []
        for value in values:
            text = "" if value is None else str(value)
            if any(char in text for char in ',"\n'):
                text = '"' + text.replace('"', '""') + '"'
            fields.append(text)
        return ",".join(fields)
        """,
        lambda r: (
            [
                r.choice((1, 2.5, "tea", "a,b", 'say "hi"', "two\nlines", None, "", True, " x "))
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_formats.csv_row_always_quoted",
        "csv_row quote_all to_csv_line make_csv_line",
        "values: list[object]; separator: str = ','",
        "str",
        """
        Write {values} as a CSV line in which every value is in double quotes, joined by {separator}; \
        quotes inside are doubled.
        Return a row of CSV with all fields quoted. A double quote in a value is written twice.
        Join the values with {separator} after putting each of them, numbers too, in double quotes; an \
        empty list gives ''.
        Fully quoted CSV row: "a","b","3". Inner quotes are escaped by doubling them.
        Quote all fields (doubling their quotes) and connect them with {separator}.
        """,
        """
        return separator.join('"' + str(value).replace('"', '""') + '"' for value in values)
        """,
        lambda r: (
            [r.choice((1, 2.5, "tea", "a,b", 'say "hi"', "")) for _ in range(r.randint(0, 4))],
            r.choice((",", ",", ";")),
        ),
    ),
    made(
        "variants_formats.csv_text_to_typed_dicts",
        "parse_csv csv_to_dicts read_csv csv_records",
        "text: str; separator: str = ','",
        "list[dict[str, int | float | str]]",
        """
        Read CSV {text} with a header line as dicts: fields are trimmed, numbers become int or float, blank \
        lines are skipped.
        Parse a table of lines with {separator}. The first line has the names; values that are numbers are \
        converted, others stay text. No quotes are expected.
        Return one dict per row below the header. '12' is read as 12, '1.5' as 1.5 and everything else as a \
        trimmed text.
        Convert CSV to a list of records with typed values. Empty lines don't count; text without lines \
        gives [].
        CSV with header to dicts: strip every field and turn numeric ones into int or float.
        """,
        r"""
        def convert(field):
            field = field.strip()
            if re.fullmatch(r"-?\d+", field):
                return int(field)
            return float(field) if re.fullmatch(r"-?\d+\.\d+", field) else field

        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            return []
        names = [name.strip() for name in lines[0].split(separator)]
        return [dict(zip(names, map(convert, line.split(separator)))) for line in lines[1:]]
        """,
        lambda r: (
            "\n".join(
                r.choice(("name, price,stock", "name,price,stock"))
                if index == 0
                else r.choice(("tea,1.5,10", " milk , 2,-3", "x,,n/a", "", "rice,0.75,4"))
                for index in range(r.randint(0, 4))
            ),
            ",",
        ),
        "import re",
    ),
    made(
        "variants_formats.parse_pairs_with_quotes",
        "parse_pairs parse_attributes parse_key_values parse_fields",
        "text: str",
        "dict[str, str]",
        """
        Parse {text} such as 'name="Green tea" price=2': pairs parted by spaces, values with spaces in \
        double quotes, which are removed.
        Return a dict of the key=value pairs in {text}. A value is either a word without spaces or anything \
        in double quotes.
        Read attributes like 'a=1 b="x y"' into a dict of texts, without the quotes. What is no pair is \
        ignored.
        Turn key=value pairs, some with quoted values, into a dictionary. Later pairs replace earlier ones \
        with the same key.
        Key-value pairs separated by white space; double quotes hold a value together.
        """,
        r"""
        pairs = {}
        for key, quoted, plain in re.findall(r'(\w+)=(?:"([^"]*)"|([^\s"]*))', text):
            pairs[key] = quoted or plain
        return pairs
        ---
        found = re.findall(r'(\w+)=("[^"]*"|[^\s"]*)', text)
        return {key: value.strip('"') for key, value in found}
        """,
        lambda r: (
            " ".join(
                r.choice(
                    (
                        'name="Green tea"',
                        "price=2",
                        "size=",
                        'note=""',
                        "x",
                        'title="a=b"',
                        "price=3.5",
                        "user=ada",
                    )
                )
                for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.parse_colon_lines_lower_keys",
        "parse_headers parse_fields parse_card lines_to_dict",
        "text: str",
        "dict[str, str]",
        """
        Read the lines 'Key: value' of {text} into a dict with lower-case keys, both sides trimmed; lines \
        without a colon are ignored.
        Parse lines of a key, a colon and a value. Keys are written small with '_' for inner spaces, so \
        'First Name: Ada' gives 'first_name'.
        Return a dict from the text before the first colon (lower case, spaces to underscores) to the text \
        after it, both without outer blanks.
        Turn a form such as 'Name: Ada' line by line into a dictionary. Keys become lower_case names; only \
        the first colon of a line counts.
        Colon-separated lines to dict: lower the key, replace its spaces by '_', strip the value, skip \
        lines that have no colon.
        """,
        """
        fields = {}
        for line in text.splitlines():
            key, colon, value = line.partition(":")
            if colon:
                fields[key.strip().lower().replace(" ", "_")] = value.strip()
        return fields
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    ("Name: Ada", "First Name:Ben", " Time : 10:30", "no colon", "", "CITY: Rome", "Note:")
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "variants_formats.parse_pairs_typed",
        "parse_pairs parse_settings parse_options read_pairs",
        "text: str; separator: str = ','",
        "dict[str, int | float | bool | str]",
        """
        Parse {text} such as 'a=1, b=2.5, c=true' into a dict; values become int, float or bool where they \
        look like it.
        Read pairs key=value, parted by {separator}. Both sides are trimmed; numbers are converted, true \
        and false (any case) are booleans, the rest is text.
        Return a dict with typed values. Parts without '=' are skipped; only the first '=' of a part counts.
        Turn a list of settings in one line into a dict: 'x=5' gives 5, 'x=0.5' gives 0.5, 'x=True' gives \
        True, 'x=tea' gives 'tea'.
        Key=value pairs with automatic conversion of numbers and booleans.
        """,
        """
        def convert(value):
            if value.lower() in ("true", "false"):
                return value.lower() == "true"
            for kind in (int, float):
                try:
                    return kind(value)
                except ValueError:
                    pass
            return value

        parts = [part.partition("=") for part in text.split(separator) if "=" in part]
        return {key.strip(): convert(value.strip()) for key, _, value in parts}
        """,
        lambda r: (
            ", ".join(
                r.choice(("a=1", "b = 2.5", "c=true", "d=False", "name=tea", "x", "e=", "f=a=b", "n=-3"))
                for _ in range(r.randint(0, 4))
            ),
            ",",
        ),
    ),
    made(
        "variants_formats.parse_ini_sections",
        "parse_ini read_ini ini_to_dict parse_config",
        "text: str",
        "dict[str, dict[str, str]]",
        """
        Parse INI {text} into a dict of sections; ';' and '#' start comment lines, settings before the \
        first section go under ''.
        Read '[section]' headers and 'key = value' lines. Return section -> key -> value, all trimmed; \
        comments and blank lines are skipped, the section '' only exists if needed.
        Turn a configuration with sections in square brackets into nested dicts of texts. Lines that start \
        with # or ; and lines without '=' are ignored.
        Nested dict of an INI file: each section, even an empty one, maps to its settings. What comes \
        before any section is stored under the empty name.
        INI text to dicts. Spaces around names and values do not matter; only the first '=' splits a line.
        """,
        """
        sections = {}
        name = ""
        for line in text.splitlines():
            line = line.strip()
            if line.startswith(("#", ";")):
                continue
            if line.startswith("[") and line.endswith("]"):
                name = line[1:-1].strip()
                sections.setdefault(name, {})
            elif "=" in line:
                key, _, value = line.partition("=")
                sections.setdefault(name, {})[key.strip()] = value.strip()
        return sections
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "[server]",
                        "[db]",
                        "host = local",
                        "port=80",
                        "; note=1",
                        "# x",
                        "",
                        "name = a=b",
                        "broken",
                        "[ ui ]",
                        "debug=",
                    )
                )
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "variants_formats.parse_ini_flat_typed",
        "parse_ini flatten_ini read_config parse_config",
        "text: str",
        "dict[str, int | bool | str]",
        """
        Parse INI {text} into one flat dict with keys 'section.key' in lower case; yes/no, true/false, \
        on/off are bool, whole numbers int.
        Read sections and settings as 'section.key' -> value. Values are converted: digits to int, yes, \
        true, on to True and no, false, off to False; other text stays.
        Return a flat configuration. Keys before any section have no prefix; '#' and ';' lines are \
        comments; names are lower-cased.
        Flatten an INI file: dotted lower-case names, typed values (int, bool or text).
        INI to flat dict, such as {{'db.port': 5432, 'db.ssl': True}}; lines without '=' that are no \
        section are skipped.
        """,
        """
        words = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
        settings = {}
        prefix = ""
        for line in map(str.strip, text.splitlines()):
            if line.startswith("[") and line.endswith("]"):
                prefix = line[1:-1].lower() + "."
            elif "=" in line and line[0] not in "#;":
                key, _, value = line.partition("=")
                value = value.strip()
                typed = int(value) if value.isdecimal() else words.get(value.lower(), value)
                settings[prefix + key.strip().lower()] = typed
        return settings
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "[Server]",
                        "[db]",
                        "Host = local",
                        "port=80",
                        "; note=1",
                        "#x=2",
                        "",
                        "ssl = Yes",
                        "debug=off",
                        "n=-1",
                        "junk",
                    )
                )
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "variants_formats.duration_units_to_seconds_or_none",
        "parse_duration duration_to_seconds to_seconds parse_time_span",
        "text: str",
        "int | None",
        """
        Seconds of a duration such as '1h30m', '2d 4h' or '45s' (d, h, m, s in this order, any case); None \
        for anything else.
        Parse days, hours, minutes and seconds, each a number with its letter, largest first; spaces \
        between are allowed. Invalid or empty text gives None.
        Return the total number of seconds in {text} like '1d2h3m4s'. Parts may be left out but not \
        swapped; what does not fit gives None.
        How many seconds are '1h 5m'? Units d, h, m and s in upper or lower case; None if {text} is no \
        duration.
        Read '90m' as 5400 and '1h30m15s' as 5415. A bare number or unknown unit is None.
        """,
        r"""
        match = re.fullmatch(r"(?:(\d+)d)?\s*(?:(\d+)h)?\s*(?:(\d+)m)?\s*(?:(\d+)s)?", text.strip().lower())
        if not match or not any(match.groups()):
            return None
        days, hours, minutes, seconds = (int(group or 0) for group in match.groups())
        return days * 86400 + hours * 3600 + minutes * 60 + seconds
        """,
        lambda r: (
            r.choice(
                (
                    "1h30m",
                    "2d 4h",
                    "45s",
                    "1H 5m",
                    "90m",
                    "",
                    "0s",
                    "10",
                    "5x",
                    "30m1h",
                    " 1d2h3m4s ",
                    f"{r.randint(1, 30)}m{r.randint(0, 59)}s",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.duration_clock_or_units",
        "parse_duration duration_to_seconds parse_time seconds_of",
        "text: str",
        "int",
        """
        Seconds of a duration in one of the forms '1:30:00', '2:15' (minutes:seconds), '1h30m', '90m', \
        '45s' or '120' (seconds); ValueError otherwise.
        Parse a duration: with colons as [h:]mm:ss, with letters as hours, minutes and seconds, or a bare \
        number of seconds. Raise ValueError if it is none of these.
        Return seconds. '1:05' is 65, '1:00:00' is 3600, '1h5s' is 3605, '7' is 7; other text is an error.
        Read clock notation (mm:ss or h:mm:ss), unit notation (h, m, s in this order) or plain seconds.
        Convert a written duration, whichever way it is written, to seconds; what can't be understood \
        raises ValueError.
        """,
        r"""
        text = text.strip().lower()
        if re.fullmatch(r"\d+(:\d+){0,2}", text):
            total = 0
            for part in text.split(":"):
                total = total * 60 + int(part)
            return total
        match = re.fullmatch(r"(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?", text)
        if not match or not text:
            raise ValueError(f"not a duration: {text!r}")
        hours, minutes, seconds = (int(group or 0) for group in match.groups())
        return hours * 3600 + minutes * 60 + seconds
        """,
        lambda r: (
            r.choice(
                (
                    "1:30:00",
                    "2:15",
                    "1h30m",
                    "90m",
                    "45s",
                    "120",
                    "1h5s",
                    "0:07",
                    " 1H ",
                    "0",
                    "10:00",
                    f"{r.randint(0, 9)}:{r.randint(0, 59):02}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.duration_words_to_minutes",
        "parse_duration minutes_of_text words_to_minutes parse_minutes",
        "text: str",
        "int",
        """
        Minutes in a duration in words such as '2 hours 5 minutes', '1 hr and 30 mins' or '1 day'; 0 if \
        there is none.
        Add up the days, hours and minutes that {text} names: numbers with one of the usual words or \
        letters for the unit, in any case. Other words are ignored.
        Return the total minutes. 'hour', 'hours', 'hr', 'hrs', 'h', 'minute(s)', 'min(s)', 'm' and \
        'day(s)', 'd' are understood.
        How many minutes is '1 day, 2 hours and 3 min'? Sum what is found; nothing found gives 0.
        Read a spoken duration with days, hours and minutes, spelled out or short, and convert it to minutes.
        """,
        r"""
        factors = {"d": 1440, "h": 60, "m": 1}
        pattern = r"(\d+)\s*(days?|d|hours?|hrs?|h|minutes?|mins?|m)\b"
        found = re.findall(pattern, text.lower())
        return sum(int(number) * factors[unit[0]] for number, unit in found)
        """,
        lambda r: (
            r.choice(
                (
                    "2 hours 5 minutes",
                    "1 hr and 30 mins",
                    "1 Day",
                    "45 min",
                    "1 hour",
                    "",
                    "soon",
                    "3h 20m",
                    "1 day, 2 hours and 3 minutes",
                    "5 meters",
                    f"{r.randint(2, 90)} minutes",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.duration_decimal_hours_to_minutes",
        "parse_hours hours_to_minutes parse_duration to_minutes",
        "text: str",
        "int | None",
        """
        Minutes of a working time such as '1.5h', '1,5 h', '1:30', '90m' or '2' (hours); rounded to whole \
        minutes, None if unreadable.
        Read hours written as a decimal (with point or comma, 'h' optional), as h:mm or as minutes with \
        'm'. Anything else gives None.
        Return minutes: '0.25h' is 15, '2' is 120, '1:05' is 65, '40m' is 40. Invalid text is None.
        Time tracking input to minutes. A bare or 'h' number counts hours, 'm' minutes, and a colon parts \
        hours from minutes.
        Parse an amount of hours in any of the usual notations and give it in minutes, None when it makes \
        no sense.
        """,
        r"""
        text = text.strip().lower().replace(",", ".")
        if match := re.fullmatch(r"(\d+):([0-5]\d)", text):
            return int(match[1]) * 60 + int(match[2])
        if match := re.fullmatch(r"(\d+) ?m", text):
            return int(match[1])
        if match := re.fullmatch(r"(\d+(?:\.\d+)?) ?h?", text):
            return round(float(match[1]) * 60)
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "1.5h",
                    "1,5 h",
                    "1:30",
                    "90m",
                    "2",
                    "0.25h",
                    "",
                    "x",
                    "1:75",
                    "8 H",
                    "40 m",
                    "1.2.3",
                    f"{r.randint(0, 9)}:{r.randint(10, 59)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.stopwatch_text_to_milliseconds",
        "parse_lap_time to_milliseconds parse_stopwatch lap_to_ms",
        "text: str",
        "int",
        """
        Milliseconds of a time such as '1:02:03.5', '02:15.250' or '9.87': optional hours and minutes, \
        seconds with optional decimals.
        Parse a stopwatch reading [[h:]m:]s[.fraction] and return whole milliseconds; up to three decimals \
        count.
        Return the number of milliseconds. '1:00' is 60000, '0.5' is 500, '1:02.03' is 62030.
        Convert a lap time like 'm:ss.mmm' to an integer of milliseconds, where '.5' means 500.
        How many thousandths of a second are in this time? Hours and minutes may be missing, and so may the \
        fraction.
        """,
        """
        clock, _, fraction = text.partition(".")
        seconds = 0
        for part in clock.split(":"):
            seconds = seconds * 60 + int(part)
        return seconds * 1000 + int(fraction.ljust(3, "0")[:3])
        """,
        lambda r: (
            r.choice(
                (
                    "1:02:03.5",
                    "02:15.250",
                    "9.87",
                    "1:00",
                    "0.5",
                    "0",
                    "1:02.03",
                    f"{r.randint(0, 59)}:{r.randint(0, 59):02}.{r.randint(0, 999):03}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.time_12h_lenient_to_24h",
        "to_24_hour parse_time to_24h convert_time",
        "text: str",
        "str | None",
        """
        Write a 12-hour time such as '9pm', '9:30 PM' or '12 a.m.' as 'HH:MM'; None if {text} is no such time.
        Convert am/pm times to 24 hours. Minutes, the space, the dots and the case don't matter; hours must \
        be 1 to 12 and minutes below 60, else None.
        Return the time of day with two digits each: '12am' is '00:00', '12:15 pm' is '12:15', '7 p.m.' is \
        '19:00'. Invalid text gives None.
        Read '3 pm', '3PM' or '3:00 p.m.' as '15:00'. Anything without am or pm is None.
        12-hour to 24-hour clock, tolerant of spelling; None for what it cannot read.
        """,
        r"""
        match = re.fullmatch(r"(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?", text.strip().lower())
        if not match:
            return None
        hour, minute = int(match[1]), int(match[2] or 0)
        if not 1 <= hour <= 12 or minute > 59:
            return None
        hour = hour % 12 + (12 if match[3] == "p" else 0)
        return f"{hour:02}:{minute:02}"
        """,
        lambda r: (
            r.choice(
                (
                    "9pm",
                    "9:30 PM",
                    "12 a.m.",
                    "12:15 pm",
                    "7 p.m.",
                    "13pm",
                    "9:75 am",
                    "21:00",
                    "",
                    "12am",
                    " 1:05AM ",
                    "0 am",
                    f"{r.randint(1, 12)}:{r.randint(10, 59)} {r.choice(('am', 'PM'))}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.time_either_clock_to_minutes",
        "minutes_since_midnight parse_time time_to_minutes to_minutes",
        "text: str",
        "int",
        """
        Minutes since midnight of {text}, a time of the 24-hour clock ('14:05') or with am/pm ('2:05 pm'); \
        -1 if it is invalid.
        Parse '9:30', '21:30', '9:30 AM' or '9:30pm' into minutes after 0:00. Without am/pm hours go from 0 \
        to 23, with it from 1 to 12; anything else gives -1.
        Return the minute of the day. '12:00 am' is 0, '12:00' is 720, '23:59' is 1439 and nonsense is -1.
        Read a time in either notation, case ignored, as a number of minutes, or -1 for an impossible one.
        Time text to minutes: 24 hours or am/pm, -1 when not valid.
        """,
        r"""
        match = re.fullmatch(r"(\d{1,2}):(\d{2}) ?(am|pm)?", text.strip().lower())
        if not match:
            return -1
        hour, minute, half = int(match[1]), int(match[2]), match[3]
        if minute > 59 or hour > 23 or (half and not 1 <= hour <= 12):
            return -1
        if half:
            hour = hour % 12 + (12 if half == "pm" else 0)
        return hour * 60 + minute
        """,
        lambda r: (
            r.choice(
                (
                    "14:05",
                    "2:05 pm",
                    "9:30",
                    "12:00 am",
                    "12:30PM",
                    "24:00",
                    "13:00 pm",
                    "9.30",
                    "",
                    "0:15",
                    "0:15 am",
                    "8:60",
                    f"{r.randint(0, 23)}:{r.randint(10, 59)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.parse_size_decimal_and_binary",
        "parse_size size_to_bytes parse_bytes to_bytes",
        "text: str",
        "int",
        """
        Bytes of a size such as '10MB' (1000 steps) or '10 MiB' (1024 steps), in any case; a bare number is \
        bytes, ValueError otherwise.
        Parse a file size. KB, MB, GB, TB multiply by powers of 1000, KiB, MiB, GiB, TiB by powers of 1024; \
        the space and the B are optional and the number may be a decimal.
        Return the number of bytes, rounded to a whole number. '1.5 kb' is 1500, '1KiB' is 1024, '7 B' is \
        7; other text raises ValueError.
        Convert a human-readable size to bytes: decimal units unless there is an 'i' in the unit.
        How many bytes is '2 GB' or '2 GiB'? Distinguish the 1000s from the 1024s and raise ValueError for \
        unknown units.
        """,
        r"""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*(?:([kmgt])(i)?)?b?", text.strip().lower())
        if not match:
            raise ValueError(f"not a size: {text!r}")
        number, prefix, binary = match.groups()
        power = " kmgt".index(prefix) if prefix else 0
        return round(float(number) * (1024 if binary else 1000) ** power)
        """,
        lambda r: (
            r.choice(
                (
                    "10MB",
                    "10 MiB",
                    "1.5 kb",
                    "1KiB",
                    "7 B",
                    "512",
                    "2 GB",
                    "0.5 GiB",
                    "1TB",
                    " 3 kB ",
                    "0",
                    f"{r.randint(1, 99)} KB",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.parse_size_short_suffix_or_none",
        "parse_size size_to_bytes parse_memory read_size",
        "text: str",
        "int | None",
        """
        Bytes of a memory size such as '512', '64K', '1.5M' or '2g', steps of 1024; None if {text} is \
        something else.
        Read a number with one of the suffixes K, M, G, T in any case, or without. Each step is 1024; 'KB' \
        or an unknown letter gives None.
        Return the size in bytes as an int (rounded), or None for invalid text. '1k' is 1024 and '0.5K' is \
        512.
        Convert sizes as used in command-line options, for instance '256M', to bytes. What isn't a number \
        with at most one such letter is None.
        Memory text to bytes: suffix letter K, M, G or T for powers of 1024.
        """,
        r"""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)([KMGT]?)", text.strip().upper())
        if not match:
            return None
        return round(float(match[1]) * 1024 ** " KMGT".index(match[2] or " "))
        """,
        lambda r: (
            r.choice(
                (
                    "512",
                    "64K",
                    "1.5M",
                    "2g",
                    "1k",
                    "0.5K",
                    "10KB",
                    "x",
                    "",
                    "-1",
                    "3T",
                    "1 K",
                    f"{r.randint(1, 99)}m",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.compare_versions_trailing_zeros",
        "compare_versions version_compare cmp_version compare_version_numbers",
        "first: str; second: str",
        "int",
        """
        Compare two versions by number: -1, 0 or 1; missing parts count as 0 and a leading 'v' is ignored, \
        so 'v1.0' equals '1'.
        Return -1 if {first} is older than {second}, 1 if it is newer and 0 if they are equal. '1.2' and \
        '1.2.0' are the same; 'v' in front does not matter.
        Version comparison, part by part as integers. The shorter one is filled up with zeros.
        Which of two versions is higher? 1 for {first}, -1 for {second}, 0 for neither. Compare '1.10' as \
        greater than '1.9', and '2' as '2.0.0'.
        Compare dotted version numbers of different lengths, with zeros for missing parts and an optional v.
        """,
        """
        a = [int(part) for part in first.removeprefix("v").split(".")]
        b = [int(part) for part in second.removeprefix("v").split(".")]
        for left, right in zip_longest(a, b, fillvalue=0):
            if left != right:
                return 1 if left > right else -1
        return 0
        ---
        a = [int(part) for part in first.removeprefix("v").split(".")]
        b = [int(part) for part in second.removeprefix("v").split(".")]
        size = max(len(a), len(b))
        a += [0] * (size - len(a))
        b += [0] * (size - len(b))
        return (a > b) - (a < b)
        """,
        lambda r: tuple(
            r.choice(("1", "1.0", "v1.0.0", "1.2", "1.2.0", "1.10", "1.9", "v2", "2.0.1")) for _ in range(2)
        ),
        "from itertools import zip_longest",
    ),
    made(
        "variants_formats.compare_semver_with_prerelease",
        "compare_semver compare_versions semver_compare version_order",
        "first: str; second: str",
        "int",
        """
        Compare versions 'x.y.z' or 'x.y.z-label': -1, 0 or 1. With equal numbers a label (pre-release) is \
        older than none, and labels compare as text.
        Return 1 if {first} is newer, -1 if {second} is, else 0. '1.0.0-beta' comes before '1.0.0', and \
        'alpha' before 'beta'.
        Semantic version order with a simple rule for pre-releases: the numbers decide first, then a final \
        release beats a labelled one, then the label alphabetically.
        Which version is higher? Compare the three numbers; on a tie the one without '-label' is higher, \
        otherwise the larger label.
        Compare two semantic versions, pre-release labels included, and give -1, 0 or 1.
        """,
        """
        def key(version):
            numbers, _, label = version.partition("-")
            return [int(part) for part in numbers.split(".")], label == "", label

        a, b = key(first), key(second)
        return (a > b) - (a < b)
        """,
        lambda r: tuple(
            r.choice(("1.0.0", "1.0.0-alpha", "1.0.0-beta", "1.0.1", "1.10.0", "1.9.0", "2.0.0-rc", "2.0.0"))
            for _ in range(2)
        ),
    ),
    made(
        "variants_formats.sort_semver_newest_first",
        "sort_versions sort_semver versions_descending order_versions",
        "versions: list[str]",
        "list[str]",
        """
        Sort {versions} such as 'v1.10.0' or '1.2.0-beta' from newest to oldest; 'v' is ignored, a \
        pre-release comes after its release.
        Order versions by number, highest first. A leading v does not count, and '2.0.0' precedes \
        '2.0.0-rc' and that '2.0.0-beta'.
        Return the versions in descending order. Compare the numbers as integers; of equal numbers the one \
        without a label is newer, then the greater label.
        Newest version first: numeric order of the three parts, final releases before pre-releases, texts \
        unchanged.
        Sort semantic versions descending, with an optional 'v' and optional '-label'.
        """,
        """
        def key(version):
            numbers, _, label = version.removeprefix("v").partition("-")
            return [int(part) for part in numbers.split(".")], label == "", label

        return sorted(versions, key=key, reverse=True)
        """,
        lambda r: (
            [
                r.choice(("v1.10.0", "1.2.0-beta", "1.2.0", "v1.2.0", "2.0.0-rc", "1.9.3", "2.0.0", "0.1.0"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_formats.version_at_least_minimum",
        "is_at_least meets_minimum version_ok supports_version",
        "version: str; minimum: str",
        "bool",
        """
        Is {version} at least {minimum}? Compare the parts between dots as numbers; missing ones are 0, so \
        '2' meets '2.0'.
        True if a version is not older than the required one. '1.10' is newer than '1.9', and '3.0' equals \
        '3'.
        Check a minimum version: numbers are compared part by part, and the shorter version is filled up \
        with zeros.
        Does this version satisfy '>= {minimum}'? Treat absent parts as zero.
        Return whether {version} is the same as or newer than {minimum}, whatever number of parts they have.
        """,
        """
        def numbers(text):
            parts = [int(part) for part in text.split(".")]
            while parts and parts[-1] == 0:
                parts.pop()
            return parts

        return numbers(version) >= numbers(minimum)
        ---
        pairs = zip_longest(version.split("."), minimum.split("."), fillvalue="0")
        for own, needed in pairs:
            if int(own) != int(needed):
                return int(own) > int(needed)
        return True
        """,
        lambda r: tuple(
            r.choice(("1", "1.0", "1.2", "1.2.0", "1.10", "1.9", "2", "2.0", "0.9.9")) for _ in range(2)
        ),
        "from itertools import zip_longest",
    ),
    made(
        "variants_formats.version_compatible_caret",
        "is_compatible matches_caret caret_match compatible_version",
        "version: str; base: str",
        "bool",
        """
        Is {version} compatible with '^{base}': not older, with the same major number, or for major 0 the \
        same minor? Both are 'x.y.z'.
        Caret rule of package managers. '1.4.0' fits '1.2.3', '2.0.0' does not; for '0.x' versions the \
        minor number must agree, too.
        True if {version} is at least {base} and has the same first number. While that is 0, the second one \
        must be equal as well.
        Check semantic compatibility of two versions: same major (and minor if the major is 0), and no \
        downgrade.
        May {version} be used where {base} is required under the caret range?
        """,
        """
        own = [int(part) for part in version.split(".")]
        needed = [int(part) for part in base.split(".")]
        fixed = 1 if needed[0] > 0 else 2
        return own >= needed and own[:fixed] == needed[:fixed]
        """,
        lambda r: tuple(
            r.choice(("1.2.3", "1.4.0", "1.2.10", "2.0.0", "0.3.1", "0.3.5", "0.4.0", "1.2.2"))
            for _ in range(2)
        ),
    ),
    made(
        "variants_formats.bump_version_drops_label",
        "bump_version bump next_version increment_version",
        "version: str; part: str",
        "str",
        """
        Raise {part} ('major', 'minor' or 'patch') of a {version} 'x.y.z' and reset what follows; a \
        '-label' or '+build' is dropped. ValueError for other parts.
        Bump a semantic version: '1.4.2' with 'minor' gives '1.5.0'. Labels like '-beta' disappear, missing \
        numbers are 0, an unknown {part} raises ValueError.
        Next version after raising one of its three numbers by 1. Those behind it become 0; pre-release and \
        build information go.
        Return the version with {part} incremented. Always three numbers come back, also for '1' or '1.2'.
        Increment major, minor or patch of a version, zero the lower ones and remove any suffix.
        """,
        """
        if part not in ("major", "minor", "patch"):
            raise ValueError(f"unknown part: {part}")
        core = version.partition("+")[0].partition("-")[0]
        major, minor, patch = ([int(number) for number in core.split(".")] + [0, 0])[:3]
        if part == "major":
            return f"{major + 1}.0.0"
        if part == "minor":
            return f"{major}.{minor + 1}.0"
        return f"{major}.{minor}.{patch + 1}"
        """,
        lambda r: (
            r.choice(("1.4.2", "0.9.9", "1.2.3-beta", "2.0.0+build5", "1", "1.2", "3.1.0-rc.1", "10.20.30")),
            r.choice(("major", "minor", "patch")),
        ),
    ),
    made(
        "variants_formats.version_parts_dict",
        "parse_version version_info split_version parse_semver",
        "version: str",
        "dict[str, int | str]",
        """
        Take a {version} such as 'v1.2.3-beta' apart: a dict with 'major', 'minor', 'patch' (int, 0 if \
        missing) and 'label' ('' if none).
        Parse a semantic version into its numbers and its label. A leading v is dropped, missing numbers \
        are 0, the label stands after the first '-'.
        Return {{'major': ..., 'minor': ..., 'patch': ..., 'label': ...}} for a version text with one to \
        three numbers.
        Dictionary with the parts of a version; '2.1' gives patch 0 and an empty label.
        Split a version into major, minor, patch and pre-release label.
        """,
        """
        core, _, label = version.removeprefix("v").partition("-")
        numbers = [int(number) for number in core.split(".")] + [0, 0]
        return {"major": numbers[0], "minor": numbers[1], "patch": numbers[2], "label": label}
        """,
        lambda r: (
            r.choice(
                (
                    "v1.2.3-beta",
                    "1.2.3",
                    "2.1",
                    "v3",
                    "1.0.0-rc-1",
                    "0.0.7",
                    f"{r.randint(0, 9)}.{r.randint(0, 20)}.{r.randint(0, 9)}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.parse_ranges_sorted_unique",
        "parse_ranges expand_ranges parse_pages parse_selection",
        "text: str",
        "list[int]",
        """
        Expand {text} such as '5, 1-3, 2' to the sorted list of its different numbers; a range may be \
        written backwards, blanks don't matter.
        Parse numbers and ranges parted by commas. Each number appears once, in ascending order; '7-5' \
        means the same as '5-7' and empty parts are skipped.
        Return the sorted numbers of a page selection without repetitions, both ends of a range included.
        Turn '1-3,5,2-4' into [1, 2, 3, 4, 5]. Spaces are allowed, reversed ranges are turned around, empty \
        text gives [].
        Set of numbers described by single values and hyphenated ranges, as a sorted list.
        """,
        """
        numbers = set()
        for part in text.replace(" ", "").split(","):
            if part:
                first, _, last = part.partition("-")
                low, high = sorted((int(first), int(last or first)))
                numbers.update(range(low, high + 1))
        return sorted(numbers)
        """,
        lambda r: (
            r.choice((",", ", ")).join(
                r.choice(("1-3", "5", "2", "7-5", "2-4", "10", "3 - 4", "", "8-8"))
                for _ in range(r.randint(0, 4))
            ),
        ),
    ),
    made(
        "variants_formats.parse_ranges_with_step",
        "parse_ranges expand_field expand_steps parse_cron_field",
        "text: str",
        "list[int]",
        """
        Expand {text} such as '0-10/5,12' to a list: ranges include both ends, '/n' takes every n-th number \
        of a range; order as written.
        Parse comma-separated numbers and ranges, where 'a-b/n' means a, a+n, ... up to b. Return all \
        numbers in the given order, with repetitions.
        Turn '1-3,10-20/5' into [1, 2, 3, 10, 15, 20].
        Numbers of a list with ranges and steps as in a crontab, in the order of the text. Empty text gives \
        an empty list.
        Read ranges with an optional step after a slash, and single numbers between them.
        """,
        """
        numbers = []
        for part in text.split(",") if text else []:
            span, _, step = part.partition("/")
            first, _, last = span.partition("-")
            numbers.extend(range(int(first), int(last or first) + 1, int(step or 1)))
        return numbers
        """,
        lambda r: (
            ",".join(
                r.choice(("0-10/5", "12", "1-3", "0-6/2", "5-5", "1-10/3", "7"))
                for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "variants_formats.parse_ranges_open_ended",
        "parse_ranges select_numbers pages_to_print parse_selection",
        "text: str; last: int",
        "list[int]",
        """
        Sorted different numbers from 1 to {last} that {text} selects: '3', '2-4', '-3' (from 1), '7-' (up \
        to {last}) or 'all'.
        Parse a page selection for a document with {last} pages. Open ranges go to the first or last page, \
        'all' takes every page, numbers outside are left out.
        Which pages should be printed? Parts are parted by commas; '-2' means 1 to 2, '5-' means from 5 on. \
        The result is sorted and has no duplicates.
        Return the selected numbers in order. Ranges may lack an end; what is beyond 1..{last} is ignored; \
        empty text selects nothing.
        Expand single numbers, ranges, half-open ranges and 'all' within 1 to {last}.
        """,
        """
        chosen = set()
        for part in text.replace(" ", "").lower().split(","):
            if part == "all":
                part = "-"
            first, hyphen, end = part.partition("-")
            if first or hyphen:
                start = int(first or 1)
                stop = int(end or last) if hyphen else start
                chosen.update(range(start, stop + 1))
        return sorted(number for number in chosen if 1 <= number <= last)
        """,
        lambda r: (
            ",".join(
                r.choice(("3", "2-4", "-3", "7-", "all", " 5", "9-12", "20", "0"))
                for _ in range(r.choice((1, 1, 2, 3, 0)))
            ),
            r.choice((5, 8, 10)),
        ),
    ),
    made(
        "variants_formats.log_line_bracketed_time",
        "parse_log_line parse_log read_log_line log_entry",
        "line: str",
        "dict[str, str] | None",
        """
        Parse a log {line} '[time] LEVEL: message' into a dict with 'time', 'level' (lower case) and \
        'message'; None if it has another form.
        Split '[2024-03-01 10:00:00] ERROR: disk full' into its parts. The level is a word of letters and \
        is returned in lower case; other lines give None.
        Return the time in the brackets, the level before the colon in small letters and the trimmed \
        message, or None for a line that doesn't match.
        Read a log entry with its time in square brackets. The message may be empty.
        Dictionary of a bracketed log line, None for anything else.
        """,
        r"""
        match = re.fullmatch(r"\[([^\]]+)\] ([A-Za-z]+):(.*)", line.strip())
        if not match:
            return None
        return {"time": match[1], "level": match[2].lower(), "message": match[3].strip()}
        """,
        lambda r: (_log_line(r),),
        "import re",
    ),
    made(
        "variants_formats.log_messages_from_level_on",
        "filter_log messages_from_level log_at_least important_lines",
        "lines: list[str]; level: str = 'WARNING'",
        "list[str]",
        """
        Messages of those log {lines} 'LEVEL message' whose level is at least {level}, in the order DEBUG, \
        INFO, WARNING, ERROR, CRITICAL.
        Return the text after the level for each line that is as severe as {level} or more. Lines without \
        one of the five known levels are skipped.
        Filter a log by minimum level and drop the level words.
        Which messages are at or above {level}? The first word of a line is its level; unknown ones don't \
        count.
        Keep the messages with severity {level} or higher (DEBUG lowest, CRITICAL highest).
        """,
        """
        order = ["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"]
        allowed = order[order.index(level) :]
        messages = []
        for line in lines:
            name, _, message = line.partition(" ")
            if name in allowed:
                messages.append(message)
        return messages
        """,
        lambda r: (
            [
                r.choice(("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL", "info", "Note"))
                + r.choice((" disk full", " done", " x y", ""))
                for _ in range(r.randint(0, 6))
            ],
            r.choice(("WARNING", "WARNING", "ERROR", "DEBUG", "INFO")),
        ),
    ),
    made(
        "variants_formats.hex_to_rgb_short_or_long",
        "hex_to_rgb parse_hex_color color_to_rgb hex_color_to_tuple",
        "color: str",
        "tuple[int, int, int]",
        """
        Red, green and blue of a hex {color} with three or six digits, with or without '#', in any case; \
        ValueError for anything else.
        Convert '#ff8000', 'FF8000' or '#f80' to (255, 128, 0) or (255, 136, 0). In the short form every \
        digit counts twice; invalid colors raise ValueError.
        Return the RGB values (0 to 255) of a web color. 'abc' means 'aabbcc', the # may be missing, and \
        wrong lengths or digits are a ValueError.
        Parse a hex color of 3 or 6 digits into a tuple of three ints.
        Hex to RGB: optional hash sign, short notation doubled, ValueError if it is no color.
        """,
        r"""
        digits = color.removeprefix("#")
        if not re.fullmatch(r"(?:[0-9a-fA-F]{3}){1,2}", digits):
            raise ValueError(f"not a hex color: {color!r}")
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)
        """,
        lambda r: (
            r.choice(("", "#"))
            + "".join(r.choice("0123456789abcdefABCDEF") for _ in range(r.choice((3, 6)))),
        ),
        "import re",
    ),
    made(
        "variants_formats.hex_to_rgb_or_none",
        "hex_to_rgb parse_color parse_hex_color to_rgb",
        "color: str",
        "tuple[int, int, int] | None",
        """
        RGB tuple of a hex {color} such as '#ff8000' or '#f80'; the '#' is required, None if it is no valid \
        color.
        Read '#rrggbb' or '#rgb' as three numbers from 0 to 255, any case; spaces around are ignored. \
        Without # or with other digits the result is None.
        Return (red, green, blue), or None for text that isn't a hex color with a leading hash and 3 or 6 \
        digits.
        Parse a CSS hex color, long or short; give None when it is malformed.
        Hex color to RGB with None for invalid input; '#abc' is short for '#aabbcc'.
        """,
        r"""
        text = color.strip()
        if not re.fullmatch(r"#(?:[0-9a-fA-F]{3}){1,2}", text):
            return None
        size = (len(text) - 1) // 3
        parts = [text[1 + i * size : 1 + (i + 1) * size] for i in range(3)]
        red, green, blue = (int(part * 2 if size == 1 else part, 16) for part in parts)
        return red, green, blue
        """,
        lambda r: (
            r.choice(
                (
                    "#ff8000",
                    "#F80",
                    "ff8000",
                    "#12345",
                    " #abc ",
                    "#ggg",
                    "",
                    "#",
                    f"#{r.randint(0, 0xFFFFFF):06x}",
                    f"#{r.randint(0, 0xFFF):03X}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.hex_to_rgba_alpha",
        "hex_to_rgba parse_color color_with_alpha hex_color_to_rgba",
        "color: str",
        "tuple[int, int, int, float]",
        """
        Red, green, blue (0 to 255) and alpha (0.0 to 1.0, two decimals) of '#rrggbb' or '#rrggbbaa'; alpha \
        is 1.0 without the last pair.
        Convert a hex {color} with 6 or 8 digits to (r, g, b, a). The fourth pair divided by 255, rounded \
        to 2 decimals, is the opacity; the '#' is optional.
        Return an RGBA tuple. Six digits are opaque (1.0), eight have their alpha in the last two.
        Parse a web color with optional transparency: '#ff000080' is (255, 0, 0, 0.5).
        Hex to RGBA, alpha as a fraction with two digits.
        """,
        """
        digits = color.removeprefix("#")
        red, green, blue = (int(digits[i : i + 2], 16) for i in (0, 2, 4))
        alpha = int(digits[6:8], 16) / 255 if len(digits) == 8 else 1.0
        return red, green, blue, round(alpha, 2)
        """,
        lambda r: (
            r.choice(("#", "#", ""))
            + "".join(r.choice("0123456789abcdefF") for _ in range(r.choice((6, 8)))),
        ),
    ),
    made(
        "variants_formats.rgb_to_hex_upper_clamped",
        "rgb_to_hex to_hex rgb_hex color_to_hex",
        "red: int; green: int; blue: int",
        "str",
        """
        Hex text 'RRGGBB' in capitals without '#'; values below 0 count as 0, those above 255 as 255.
        Convert {red}, {green} and {blue} to six upper-case hex digits. Numbers out of range are moved to 0 \
        or 255.
        Return a color as hexadecimal, such as 'FF00A0', with each part limited to 0..255 first.
        RGB to hex with clamping: (300, -5, 16) gives 'FF0010'.
        Six capital hex digits for the three components, out-of-range ones cut to the nearest valid value.
        """,
        """
        parts = (max(0, min(255, part)) for part in (red, green, blue))
        return "".join(f"{part:02X}" for part in parts)
        """,
        lambda r: tuple(r.choice((0, 255, 16, 300, -5, r.randint(0, 255))) for _ in range(3)),
    ),
    made(
        "variants_formats.rgb_tuple_to_shortest_hex",
        "rgb_to_hex short_hex css_hex to_css_color",
        "color: tuple[int, int, int]",
        "str",
        """
        Shortest CSS hex form of an RGB {color}: '#rgb' if each part has two equal digits, otherwise \
        '#rrggbb'; lower case.
        Write (255, 136, 0) as '#f80' and (255, 128, 0) as '#ff8000'. The short form is used whenever it \
        means the same.
        Return '#' and three hex digits if that is exact, else six.
        Convert a tuple of red, green and blue to a hex color, abbreviated when possible.
        RGB tuple to hex text, shortened for colors like #aabbcc.
        """,
        """
        text = "".join(f"{part:02x}" for part in color)
        if text[0] == text[1] and text[2] == text[3] and text[4] == text[5]:
            return "#" + text[::2]
        return "#" + text
        """,
        lambda r: (tuple(r.choice((0, 17, 136, 255, 255, r.randint(0, 255))) for _ in range(3)),),
    ),
    made(
        "variants_formats.hex_to_css_rgb_text",
        "hex_to_css hex_to_rgb_text css_rgb hex_to_rgb_string",
        "color: str",
        "str",
        """
        Write a hex {color} as CSS text such as 'rgb(255, 128, 0)'; the short form '#f80' and a missing '#' \
        are fine.
        Convert '#rrggbb' or '#rgb' to the rgb(...) notation of CSS, numbers parted by ', '.
        Return 'rgb(r, g, b)' for a hexadecimal color with three or six digits, with or without hash sign.
        Hex color to the CSS function rgb(), decimal.
        How is '#09c' written with rgb()? As 'rgb(0, 153, 204)'.
        """,
        """
        digits = color.lstrip("#")
        if len(digits) == 3:
            digits = "".join(digit * 2 for digit in digits)
        red, green, blue = bytes.fromhex(digits)
        return f"rgb({red}, {green}, {blue})"
        """,
        lambda r: (
            r.choice(("", "#", "#"))
            + "".join(r.choice("0123456789abcdefABCDEF") for _ in range(r.choice((3, 6)))),
        ),
    ),
    made(
        "variants_formats.coordinates_with_hemispheres",
        "parse_coordinates parse_position parse_lat_lon read_coordinates",
        "text: str",
        "tuple[float, float] | None",
        """
        Latitude and longitude of {text} such as '52.5N, 13.4E' or '33.9 S 18.4 W'; south and west are \
        negative, None if malformed.
        Read two numbers with N or S and E or W behind them, any case, parted by a comma or space. S and W \
        make them negative; other text gives None.
        Return (latitude, longitude) as signed floats for coordinates with compass letters, otherwise None.
        Parse '10.5S, 20W' as (-10.5, -20.0). The letters are required, and a degree sign before them is \
        allowed.
        Coordinates with hemisphere letters to a pair of floats, or None.
        """,
        r"""
        pattern = r"(\d+(?:\.\d+)?)°?\s*([NS])[,\s]\s*(\d+(?:\.\d+)?)°?\s*([EW])"
        match = re.fullmatch(pattern, text.strip().upper())
        if not match:
            return None
        latitude = float(match[1]) * (-1 if match[2] == "S" else 1)
        longitude = float(match[3]) * (-1 if match[4] == "W" else 1)
        return latitude, longitude
        """,
        lambda r: (
            r.choice(
                (
                    "52.5N, 13.4E",
                    "33.9 S 18.4 W",
                    "10.5S, 20W",
                    "52.5, 13.4",
                    "",
                    "1e, 2n",
                    "48.2°N 16.4°E",
                    "7n,8w",
                    f"{r.randint(1, 89)}.5{r.choice('NS')}, {r.randint(1, 179)}{r.choice('EW')}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.coordinates_pair_strict",
        "parse_coordinates parse_point parse_pair parse_lat_lon",
        "text: str",
        "tuple[float, float]",
        """
        Two floats of {text} such as '52.5, 13.4', '(52.5, 13.4)' or '52.5 13.4'; anything else raises \
        ValueError.
        Parse a point: two numbers parted by a comma, semicolon or white space, optionally in parentheses. \
        Raise ValueError unless there are exactly two.
        Return (x, y) as floats. Round brackets around the pair are allowed; comma, ';' and spaces separate.
        Read coordinates from text in any of the usual notations; not two numbers is a ValueError.
        Point text to a tuple of two floats.
        """,
        r"""
        inner = text.strip().removeprefix("(").removesuffix(")")
        parts = re.split(r"\s*[,;]\s*|\s+", inner.strip())
        if len(parts) != 2:
            raise ValueError(f"not a point: {text!r}")
        return float(parts[0]), float(parts[1])
        """,
        lambda r: (
            r.choice(
                (
                    "52.5, 13.4",
                    "(52.5, 13.4)",
                    "52.5 13.4",
                    "1;2",
                    " (-3,4) ",
                    "0  0",
                    "(1.5 -2)",
                    f"{r.randint(-9, 9)},{r.randint(-90, 90) / 4}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.bool_text_or_none",
        "parse_bool to_bool str_to_bool bool_or_none",
        "text: str",
        "bool | None",
        """
        True for 'true', 'yes', 'y', 'on', '1', False for 'false', 'no', 'n', 'off', '0', in any case and \
        with spaces around; None otherwise.
        Read a yes/no answer: True, False, or None if {text} is neither. Case and outer blanks are ignored, \
        an empty text is None.
        Return the truth value that a word stands for (true/false, yes/no, y/n, on/off, 1/0), None for an \
        unknown word.
        Parse a boolean from text with None for what can't be understood.
        Does {text} mean yes or no? Give True or False, and None when it is unclear.
        """,
        """
        word = text.strip().lower()
        if word in ("true", "yes", "y", "on", "1"):
            return True
        if word in ("false", "no", "n", "off", "0"):
            return False
        return None
        ---
        values = dict.fromkeys(("true", "yes", "y", "on", "1"), True)
        values.update(dict.fromkeys(("false", "no", "n", "off", "0"), False))
        return values.get(text.strip().lower())
        """,
        lambda r: (
            r.choice(
                (
                    "true",
                    "YES",
                    "y",
                    "on",
                    "1",
                    "False",
                    "no",
                    "N",
                    " off ",
                    "0",
                    "",
                    "maybe",
                    "2",
                    "t",
                    "yess",
                )
            ),
        ),
    ),
    made(
        "variants_formats.bool_text_strict_error",
        "parse_bool str_to_bool strict_bool to_bool",
        "text: str",
        "bool",
        """
        True for 'true', 't', 'yes', 'y', '1' and False for 'false', 'f', 'no', 'n', '0', case ignored; any \
        other text raises ValueError.
        Convert a text to a boolean. Accept t/f, true/false, y/n, yes/no and 1/0 in upper or lower case, \
        and raise ValueError for everything else.
        Return the boolean for one of the words true, t, yes, y, 1, false, f, no, n, 0; ValueError if it is \
        none of them.
        Strict parsing of booleans: unknown words, also the empty text, are an error.
        Read a flag such as 'T' or 'no' and complain with ValueError about what is not a boolean.
        """,
        """
        word = text.lower()
        if word in ("true", "t", "yes", "y", "1"):
            return True
        if word in ("false", "f", "no", "n", "0"):
            return False
        raise ValueError(f"not a boolean: {text!r}")
        """,
        lambda r: (r.choice(("true", "T", "YES", "y", "1", "False", "f", "no", "N", "0")),),
    ),
    made(
        "variants_formats.bool_any_value",
        "to_bool as_bool parse_bool truthy",
        "value: object",
        "bool",
        """
        Interpret {value} as a boolean: a text is False if it is blank or 'false', 'no', 'off', '0', \
        'none', 'null' (any case), else True; other values by their truth.
        Return the boolean meaning of a value. Strings that say no (false, no, off, 0, none, null or only \
        spaces) are False and all other strings True; numbers, lists and None follow Python.
        Like bool(), but texts such as 'False', '0' and 'no' are false, too.
        Convert anything to True or False, reading words of refusal and blank text as False.
        Is {value} to be taken as true? For text, case and outer spaces don't matter.
        """,
        """
        if isinstance(value, str):
            return value.strip().lower() not in ("", "false", "no", "off", "0", "none", "null")
        return bool(value)
        """,
        lambda r: (
            r.choice(
                (
                    True,
                    False,
                    0,
                    1,
                    2.5,
                    None,
                    [],
                    [0],
                    "",
                    " ",
                    "false",
                    "No",
                    "0",
                    "yes",
                    "True",
                    "none",
                    "tea",
                    " OFF ",
                )
            ),
        ),
    ),
    made(
        "variants_formats.price_european_text",
        "parse_price parse_euro parse_amount price_to_float",
        "text: str",
        "float",
        """
        Read a price such as '1.234,56 €' or '€ 12,50': the point groups thousands, the comma is the \
        decimal sign, anything else is ignored.
        Convert a European amount to a float. Points are dropped, the comma becomes the decimal point, \
        currency signs, letters and spaces don't matter; a minus counts.
        Return the number in a price written the German way, like '3.000 EUR' (3000.0) or '-0,99 €' (-0.99).
        Parse money with a decimal comma; everything but digits, comma and minus sign is removed.
        Float of a text such as '1.299,00 €'.
        """,
        r"""
        kept = re.sub(r"[^\d,-]", "", text)
        return float(kept.replace(",", "."))
        ---
        kept = "".join(char for char in text if char.isdecimal() or char in ",-")
        return float(kept.replace(",", "."))
        """,
        lambda r: (
            r.choice(
                (
                    "1.234,56 €",
                    "€ 12,50",
                    "3.000 EUR",
                    "-0,99 €",
                    "7",
                    "1.000.000,5",
                    f"{r.randint(0, 99)},{r.randint(10, 99)} €",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.number_either_decimal_sign",
        "parse_number to_number parse_decimal read_number",
        "text: str",
        "float | None",
        """
        Read a number such as '1,234.56' or '1.234,56': the sign that comes last is the decimal one, the \
        other groups thousands; None if it fails.
        Parse an English or European number. If both '.' and ',' occur, the later one is the decimal sign; \
        a single comma is a decimal comma. Invalid text gives None.
        Return a float, or None. '1.234,5' and '1,234.5' are both 1234.5, '3,5' is 3.5 and '3.5' is 3.5; \
        spaces are ignored.
        Number from text whatever the convention, None for no number. The last of the two separators decides.
        Convert a text with points and commas to float by treating the rightmost kind of separator as decimal.
        """,
        """
        cleaned = text.replace(" ", "")
        if cleaned.rfind(",") > cleaned.rfind("."):
            cleaned = cleaned.replace(".", "").replace(",", ".")
        else:
            cleaned = cleaned.replace(",", "")
        try:
            return float(cleaned)
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(
                (
                    "1,234.56",
                    "1.234,56",
                    "3,5",
                    "3.5",
                    "12",
                    "-1.000,25",
                    "1 234,5",
                    "",
                    "abc",
                    "1.2.3",
                    "1,2,3",
                    f"{r.randint(1, 9)}.{r.randint(100, 999)},{r.randint(10, 99)}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.whole_number_any_grouping",
        "parse_int parse_grouped_int to_int read_integer",
        "text: str",
        "int | None",
        """
        Read a whole number whose groups of three may be parted by commas, points, spaces, apostrophes or \
        underscores; None if {text} is anything else.
        Parse '1,234', '1.234', '1 234' or '1234' as 1234. The separator must be the same throughout and \
        part groups of exactly three digits; otherwise None.
        Return the integer, with an optional sign, or None when the grouping is wrong, as in '12,34'.
        Integer from text with or without grouping signs (comma, point, blank, apostrophe, underscore), \
        None for anything malformed.
        Convert a number with any usual thousands separator; decimals or mixed separators give None.
        """,
        r"""
        text = text.strip()
        if not re.fullmatch(r"[+-]?(\d+|\d{1,3}([,. '_])\d{3}(\2\d{3})*)", text):
            return None
        return int(re.sub(r"[,. '_]", "", text))
        """,
        lambda r: (
            r.choice(
                (
                    "1,234",
                    "1.234",
                    "1 234",
                    "1'234'567",
                    "1234",
                    "12,34",
                    "1,234.567",
                    "-5",
                    "+1_000",
                    "",
                    "x",
                    "0",
                    f"{r.randint(1, 999)},{r.randint(100, 999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.first_number_in_text_float",
        "extract_number first_price find_number number_in_text",
        "text: str",
        "float | None",
        """
        First number in {text} as a float, None if there is none; commas between digits group thousands and \
        a minus directly before it counts.
        Extract the first number from messy text such as 'only $1,299.99 today'. Decimals use a point; \
        nothing found gives None.
        Return the earliest number as float: '-3.5 degrees' is -3.5 and 'about 1,000' is 1000.0.
        Find a price or measurement in a sentence; None without digits.
        Which number comes first? Read its sign, its thousands commas and its decimals.
        """,
        r"""
        match = re.search(r"-?\d[\d,]*(?:\.\d+)?", text)
        return float(match.group().replace(",", "")) if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "only $1,299.99 today",
                    "-3.5 degrees",
                    "about 1,000",
                    "no digits",
                    "",
                    "2 for 3",
                    "v1.5",
                    "costs 7.",
                    f"{r.randint(1, 99)} items at 2.50",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.percent_text_to_fraction",
        "parse_percent percent_to_fraction to_fraction parse_rate",
        "text: str",
        "float",
        """
        Fraction of a percentage: '12.5%' is 0.125, and a number without '%' is taken as it is; rounded to \
        6 decimals.
        Parse a rate. With a percent sign the number is divided by 100, otherwise it already is a fraction; \
        a decimal comma and spaces are allowed.
        Return '50 %' as 0.5, '0,5' as 0.5 and '3' as 3.0, with at most six decimals.
        Convert text in percent or as a plain number to a float.
        Read a percentage or fraction: only texts that end in % are divided by 100.
        """,
        """
        cleaned = text.strip().replace(",", ".")
        if cleaned.endswith("%"):
            return round(float(cleaned[:-1]) / 100, 6)
        return round(float(cleaned), 6)
        """,
        lambda r: (
            r.choice(
                ("12.5%", "50 %", "0,5", "3", "0.25", "100%", "-5%", " 7,5 % ", "0%", f"{r.randint(1, 99)}%")
            ),
        ),
    ),
    made(
        "variants_formats.number_with_k_m_suffix",
        "parse_short_number parse_compact_number expand_number parse_count",
        "text: str",
        "int | None",
        """
        Whole number of a short form such as '1.5k', '2M' or '3b' (thousand, million, billion, any case); \
        plain numbers too, None if invalid.
        Parse a follower count: K means 1000, M a million, B a billion. A comma between digits is ignored. \
        Unreadable text gives None.
        Return the integer, rounded, for text like '12', '1,200', '4.2K' or '0.5m'; None for all else.
        Expand an abbreviated number to an int.
        How many are '3.4k'? 3400. Suffixes k, m, b in upper or lower case.
        """,
        r"""
        match = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([kmb]?)", text.strip().lower().replace(",", ""))
        if not match:
            return None
        return round(float(match[1]) * {"": 1, "k": 10**3, "m": 10**6, "b": 10**9}[match[2]])
        """,
        lambda r: (
            r.choice(
                (
                    "1.5k",
                    "2M",
                    "3b",
                    "12",
                    "1,200",
                    "4.2K",
                    "0.5m",
                    "x",
                    "",
                    "k",
                    "1.2.3k",
                    "10 K",
                    f"{r.randint(1, 99)}k",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.mixed_fraction_to_float",
        "parse_fraction fraction_to_float mixed_number parse_amount",
        "text: str",
        "float",
        """
        Value of '1 1/2', '3/4', '2' or '0.5' as a float rounded to 3 decimals; a minus in front applies to \
        all of it.
        Convert a mixed number, a fraction, an integer or a decimal to a float with at most three decimals.
        Return the number in a recipe amount such as '2 1/3' (2.333). '-1 1/2' is -1.5.
        Read whole part and fraction, parted by a space, and add them. Three decimals.
        Mixed fraction to decimal number.
        """,
        """
        sign = -1 if text.startswith("-") else 1
        total = 0.0
        for part in text.removeprefix("-").split():
            numerator, _, denominator = part.partition("/")
            total += float(numerator) / float(denominator or 1)
        return round(sign * total, 3)
        ---
        sign = -1 if text.startswith("-") else 1
        total = sum(Fraction(part) for part in text.removeprefix("-").split())
        return round(sign * float(total), 3)
        """,
        lambda r: (
            r.choice(
                (
                    "1 1/2",
                    "3/4",
                    "2",
                    "0.5",
                    "-1 1/2",
                    "2 1/3",
                    "-2/3",
                    f"{r.randint(1, 9)} {r.randint(1, 3)}/4",
                )
            ),
        ),
        "from fractions import Fraction",
    ),
    made(
        "variants_formats.name_from_comma_title_case",
        "normalize_name fix_name first_last tidy_name",
        "name: str",
        "str",
        """
        Turn 'LAST, first' into 'First Last': words capitalized, spaces tidied; a {name} without a comma is \
        only tidied and capitalized.
        Write a name in natural order. If there is a comma, what follows the first one comes first; each \
        word starts with a capital and goes on in small letters.
        Return 'Ada Lovelace' for 'lovelace, ADA' and for ' ada  lovelace '.
        Normalize a name in either order, with one space between the words and every word capitalized.
        Swap the parts around the comma (if any), squeeze blanks and capitalize.
        """,
        """
        last, _, first = name.partition(",")
        return " ".join(word.capitalize() for word in f"{first} {last}".split())
        """,
        lambda r: (
            r.choice(
                (
                    "LOVELACE, ada",
                    " ada  lovelace ",
                    "Li, Ben",
                    "stone",
                    "",
                    "de la Cruz, ANA maria",
                    "smith,",
                    ", eva",
                    "Finn ADAMS",
                )
            ),
        ),
    ),
    made(
        "variants_formats.name_parts_with_particles",
        "split_name name_parts parse_name split_full_name",
        "name: str",
        "tuple[str, str]",
        """
        Split {name} into first names and last name; small words such as 'van', 'de', 'von' before the last \
        word belong to the last name.
        Return (first, last). The last name is the last word together with all lower-case words directly \
        before it; one word alone is a first name.
        'Ludwig van Beethoven' is ('Ludwig', 'van Beethoven') and 'Anna Maria Li' is ('Anna Maria', 'Li'). \
        Empty parts are ''.
        Take a full name apart, keeping particles like 'de la' with the surname. The first word is never \
        part of it.
        First names and surname as a pair, where words in small letters go with the surname.
        """,
        """
        words = name.split()
        if len(words) < 2:
            return " ".join(words), ""
        start = len(words) - 1
        while start > 1 and words[start - 1].islower():
            start -= 1
        return " ".join(words[:start]), " ".join(words[start:])
        """,
        lambda r: (
            r.choice(
                (
                    "Ludwig van Beethoven",
                    "Anna Maria Li",
                    "Ada Lovelace",
                    "Cher",
                    "",
                    "Oscar de la Renta",
                    "de Gaulle",
                    "Eva  Stone",
                    "Jan van der Berg",
                    "Max von und zu Stein",
                )
            ),
        ),
    ),
    made(
        "variants_formats.surname_and_first_initials",
        "citation_name short_name author_name bibliography_name",
        "name: str",
        "str",
        """
        Write {name} as for a bibliography: 'Tolkien, J. R. R.', the last word, a comma and the initials of \
        the others; one word stays as it is.
        Turn 'John Ronald Tolkien' into 'Tolkien, J. R.'. Initials are capitals with dots, parted by spaces.
        Return surname first, then the first letters of all other names, each with a dot. A single or empty \
        name is only trimmed.
        Citation form of a name: last name, comma, initials in upper case.
        Abbreviate the first names of an author and put the surname in front.
        """,
        """
        words = name.split()
        if len(words) < 2:
            return name.strip()
        initials = " ".join(f"{word[0].upper()}." for word in words[:-1])
        return f"{words[-1]}, {initials}"
        """,
        lambda r: (
            r.choice(
                (
                    "John Ronald Tolkien",
                    "Ada Lovelace",
                    "Cher",
                    "",
                    " Eva  maria stone ",
                    "J. K. Rowling",
                    "ben Li",
                )
            ),
        ),
    ),
    made(
        "variants_formats.initials_with_hyphens",
        "initials get_initials name_initials make_initials",
        "name: str",
        "str",
        """
        Initials of {name} with dots, hyphens kept: 'Jean-Luc Picard' gives 'J.-L.P.'; always capitals, '' \
        for an empty name.
        First letters of all name parts, each followed by a dot. Double names keep their hyphen: \
        'Anna-Maria Li' is 'A.-M.L.'.
        Return the upper-case initials, one dot after each and no spaces; a hyphenated part yields two \
        initials joined by '-'.
        Abbreviate a name to its initials, respecting hyphens.
        'eva stone' becomes 'E.S.' and 'Jean-Luc' becomes 'J.-L.'.
        """,
        """
        parts = []
        for word in name.split():
            parts.append("-".join(f"{piece[0].upper()}." for piece in word.split("-") if piece))
        return "".join(parts)
        """,
        lambda r: (
            r.choice(
                (
                    "Jean-Luc Picard",
                    "Anna-Maria Li",
                    "eva stone",
                    "",
                    "Ada",
                    "Lee Ann Meyer-Smith",
                    "  ben  li ",
                    "Finn Adams",
                )
            ),
        ),
    ),
    made(
        "variants_formats.initials_without_particles",
        "initials get_initials monogram name_initials",
        "name: str; limit: int = 3",
        "str",
        """
        At most {limit} capital initials of {name} without dots; words such as 'van' that begin with a \
        small letter are left out.
        First letters of those words that start with a capital, joined, and cut to {limit} letters.
        Return the initials: 'Ludwig van Beethoven' gives 'LB'. Only capitalized words count, and no more \
        than {limit} of them.
        Initials of up to {limit} words, skipping lower-case particles; no such word gives ''.
        Monogram from the capitalized words of a name, limited to {limit} characters.
        """,
        """
        return "".join(word[0] for word in name.split() if word[0].isupper())[:limit]
        """,
        lambda r: (
            r.choice(
                (
                    "Ludwig van Beethoven",
                    "Ada Lovelace",
                    "anna Li",
                    "",
                    "John Ronald Reuel Tolkien",
                    "Oscar de la Renta",
                    "Cher",
                )
            ),
            r.choice((3, 3, 2, 1)),
        ),
    ),
    made(
        "variants_formats.arguments_to_options_and_rest",
        "parse_args parse_arguments split_args parse_options",
        "args: list[str]",
        "tuple[dict[str, str | bool], list[str]]",
        """
        Split command-line {args}: '--name=value' and '--flag' (True) go into a dict, '-abc' sets a, b and \
        c, the rest is a list; after '--' all is rest.
        Return (options, positional arguments). Long options have a value after '=' or are True, short ones \
        may be combined and are True. Everything behind '--' is positional.
        Parse arguments like ['-v', '--size=3', 'in.txt'] into ({{'v': True, 'size': '3'}}, ['in.txt']). A \
        lone '-' is positional.
        Take options and other arguments apart, as Unix tools do. Values stay text and flags are True.
        Options dict and leftover list of an argument vector; no option takes its value from the next \
        argument.
        """,
        """
        options = {}
        rest = []
        for index, arg in enumerate(args):
            if arg == "--":
                return options, rest + args[index + 1 :]
            if arg.startswith("--"):
                name, equals, value = arg[2:].partition("=")
                options[name] = value if equals else True
            elif arg.startswith("-") and arg != "-":
                options.update(dict.fromkeys(arg[1:], True))
            else:
                rest.append(arg)
        return options, rest
        """,
        lambda r: (
            [
                r.choice(
                    ("-v", "-xz", "--size=3", "--force", "in.txt", "out", "--", "-", "--eq=a=b", "--empty=")
                )
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_formats.options_with_next_value",
        "parse_options parse_args read_options parse_flags",
        "args: list[str]",
        "dict[str, str | bool]",
        """
        Options in {args}: '--name value' gives the next argument as value, '--name' followed by another \
        option or nothing is True; others are ignored.
        Parse long options whose value stands in the following argument. If that begins with '--' or is \
        missing, the option is a flag with True.
        Return a dict such as {{'out': 'a.txt', 'force': True}} for ['--out', 'a.txt', '--force'].
        Read pairs of '--key' and value, and flags without a value. Arguments that belong to no option \
        don't count; the last of equal options wins.
        Command line with '--key value' to dict, flags True.
        """,
        """
        options = {}
        for index, arg in enumerate(args):
            if arg.startswith("--"):
                following = args[index + 1 : index + 2]
                has_value = following and not following[0].startswith("--")
                options[arg[2:]] = following[0] if has_value else True
        return options
        """,
        lambda r: (
            [
                r.choice(("--out", "a.txt", "--force", "--level", "3", "-v", "run"))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_formats.slash_command_with_arguments",
        "parse_command parse_slash_command read_command split_command",
        "message: str",
        "tuple[str, list[str]] | None",
        """
        Parse a chat {message} such as '/roll 2 6' into (command in lower case, arguments); None if it does \
        not start with '/' and a name.
        Return the name of a slash command and the list of its words. Ordinary messages, and a '/' with \
        nothing directly behind it, give None.
        Take '/Ban ada spam' apart as ('ban', ['ada', 'spam']). What is no command is None.
        Split a bot command into its lower-cased name and its arguments at white space, or return None.
        Is the message a command? If so, which one and with what arguments?
        """,
        """
        words = message.split()
        if not message.startswith("/") or len(words[0]) < 2:
            return None
        return words[0][1:].lower(), words[1:]
        """,
        lambda r: (
            r.choice(
                ("/roll 2 6", "/Ban ada spam", "hello", "", "/", "/ roll", "/help", " /x", "/add  a   b ")
            ),
        ),
    ),
    made(
        "variants_formats.calculate_left_to_right",
        "calculate evaluate evaluate_left_to_right simple_calculator",
        "expression: str",
        "float",
        """
        Result of an {expression} such as '2 + 3 * 4', worked out from left to right without precedence \
        (here 20.0); tokens are parted by spaces.
        Compute like a pocket calculator: each of + - * / is applied at once to the result so far. Return a \
        float.
        Evaluate numbers and operators strictly in the order in which they are written. '10 - 4 / 2' gives \
        3.0.
        Chain of calculations without operator precedence; a single number is the result itself, as a float.
        Left-to-right arithmetic with +, -, * and / on numbers separated by blanks.
        """,
        """
        tokens = expression.split()
        result = float(tokens[0])
        for operator, operand in zip(tokens[1::2], tokens[2::2]):
            number = float(operand)
            if operator == "+":
                result += number
            elif operator == "-":
                result -= number
            elif operator == "*":
                result *= number
            else:
                result /= number
        return result
        """,
        lambda r: (
            " ".join(
                [
                    str(r.randint(0, 9)),
                    *(f"{r.choice('+-*/')} {r.choice((1, 2, 4, 5, 8))}" for _ in range(r.randint(0, 3))),
                ]
            ),
        ),
    ),
    made(
        "variants_formats.calculate_with_precedence",
        "calculate evaluate evaluate_expression calc",
        "expression: str",
        "int",
        """
        Value of an {expression} of non-negative integers with + - * / and parentheses; * and / come first, \
        / rounds down, spaces don't matter.
        Evaluate arithmetic with the usual precedence and with brackets, in integers. '2+3*4' is 14, \
        '(2+3)*4' is 20, '7/2' is 3.
        Compute the result of a formula in text. Multiplication and floor division bind stronger than plus \
        and minus; equal ones go from left to right.
        Calculator for whole numbers: + - * / ( ), division is integer division.
        Parse and evaluate an arithmetic expression without eval.
        """,
        r"""
        tokens = re.findall(r"\d+|[-+*/()]", expression) + [")"]

        def total():
            value = product()
            while tokens[0] in "+-":
                value = value + product() if tokens.pop(0) == "+" else value - product()
            return value

        def product():
            value = factor()
            while tokens[0] in "*/":
                value = value * factor() if tokens.pop(0) == "*" else value // factor()
            return value

        def factor():
            token = tokens.pop(0)
            if token != "(":
                return int(token)
            value = total()
            tokens.pop(0)
            return value

        return total()
        """,
        lambda r: (
            r.choice(
                (
                    "2+3*4",
                    "(2 + 3) * 4",
                    "7/2",
                    "10 - 4 - 3",
                    "2*(3+(4-1))",
                    "8/2*3",
                    "5",
                    f"{r.randint(1, 9)} + {r.randint(1, 9)} * {r.randint(1, 9)}",
                    f"({r.randint(1, 20)} - {r.randint(1, 9)}) / {r.randint(1, 5)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.two_operand_sum_or_error_text",
        "calculate calc compute evaluate",
        "text: str",
        "str",
        """
        Answer of '7 / 2' as text: whole results without decimals, others rounded to 2; 'division by zero' \
        or 'invalid' for what can't be done.
        Calculate two numbers with + - * / between them (spaces optional) and return a text such as '3.5', \
        '6' or an error: 'division by zero', 'invalid'.
        Compute one operation given as text. The result is text with at most two decimals; malformed input \
        gives 'invalid'.
        '2.5*4' gives '10', '1/3' gives '0.33', '1/0' gives 'division by zero', '2+' gives 'invalid'.
        Simple calculator for one line: number, operator, number; errors come back as words.
        """,
        r"""
        match = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*([-+*/])\s*(-?\d+(?:\.\d+)?)\s*", text)
        if not match:
            return "invalid"
        a, operator, b = float(match[1]), match[2], float(match[3])
        if operator == "/" and b == 0:
            return "division by zero"
        if operator == "+":
            result = a + b
        elif operator == "-":
            result = a - b
        else:
            result = a * b if operator == "*" else a / b
        return f"{round(result, 2) + 0:.2f}".rstrip("0").rstrip(".")
        """,
        lambda r: (
            r.choice(
                (
                    "7 / 2",
                    "2.5*4",
                    "1/3",
                    "1/0",
                    "2+",
                    "",
                    "a+b",
                    "3 - -2",
                    " 10-4 ",
                    "0 * 5",
                    f"{r.randint(1, 20)} {r.choice('+-*/')} {r.randint(1, 9)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.password_special_set_no_spaces",
        "is_valid_password valid_password check_password is_strong_password",
        "password: str",
        "bool",
        """
        Has {password} 8 or more characters, a small letter, a capital, a digit and one of !@#$%^&*, but no \
        white space?
        Check a password: length at least 8, lower case, upper case, digit and a special character out of \
        "!@#$%^&*" are required, spaces are forbidden.
        Return True only if all rules hold: no spaces, eight characters or more, one a-z, one A-Z, one \
        digit, one of the signs !@#$%^&*.
        Validate a password of at least eight characters with all four kinds; other signs than !@#$%^&* \
        don't count as special, and a blank makes it invalid.
        Is the password strong, that is long enough (8), without blanks and with a small letter, a capital, \
        a digit and a sign from !@#$%^&*?
        """,
        """
        return (
            len(password) >= 8
            and not any(char.isspace() for char in password)
            and any(char.islower() for char in password)
            and any(char.isupper() for char in password)
            and any(char.isdigit() for char in password)
            and any(char in "!@#$%^&*" for char in password)
        )
        """,
        lambda r: (
            _password(r)
            if r.random() < 0.6
            else r.choice(("Passw0rd!", "aB3$efgh", "aB3$ efgh", "aB3-efgh", "Xy1!xy1", "ABc12345@")),
        ),
    ),
    made(
        "variants_formats.password_letters_and_digits_6_to_20",
        "is_valid_password valid_password check_password password_ok",
        "password: str",
        "bool",
        """
        Does {password} consist of 6 to 20 ASCII letters and digits, with at least one letter and one digit?
        Check a simple password: only a-z, A-Z and 0-9, both letters and digits, length from 6 to 20.
        Return True for 6 to 20 characters that are all letters or digits, not just letters and not just \
        digits.
        Is the password alphanumeric, mixed and between 6 and 20 characters long? Signs and spaces make it \
        invalid.
        Valid passwords have six to twenty characters, contain a letter and a digit and nothing else.
        """,
        """
        if not 6 <= len(password) <= 20 or not (password.isascii() and password.isalnum()):
            return False
        return not password.isalpha() and not password.isdigit()
        ---
        return re.fullmatch("(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]{6,20}", password) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "abc123",
                    "abcdef",
                    "123456",
                    "abc12",
                    "Passw0rd",
                    "Passw0rd!",
                    "a1" * 10,
                    "a1" * 10 + "x",
                    "ABC 123",
                    "",
                    "ü12345",
                    "99bottles",
                )
            )
            if r.random() < 0.7
            else _password(r),
        ),
        "import re",
    ),
    made(
        "variants_formats.password_complaints_as_sentences",
        "password_errors check_password validate_password password_complaints",
        "password: str",
        "list[str]",
        """
        What is wrong with {password}: 'at least 8 characters', 'an uppercase letter', 'a lowercase \
        letter', 'a digit', 'a special character', in this order, as far as missing.
        List the unmet requirements of a password by these texts: at least 8 characters, an uppercase \
        letter, a lowercase letter, a digit, a special character (neither letter nor digit nor space). [] \
        means it is fine.
        Return a list that tells what a password still needs. Length comes first, then capital, small \
        letter, digit and special sign.
        Complaints about a password, an empty list if all five rules are kept. A blank is no special \
        character.
        Which of the rules does the password break? Each missing thing is named, e.g. ['a digit', 'a \
        special character'].
        """,
        """
        rules = {
            "at least 8 characters": len(password) >= 8,
            "an uppercase letter": any(char.isupper() for char in password),
            "a lowercase letter": any(char.islower() for char in password),
            "a digit": any(char.isdigit() for char in password),
            "a special character": any(not char.isalnum() and not char.isspace() for char in password),
        }
        return [rule for rule, kept in rules.items() if not kept]
        """,
        lambda r: (_password(r),),
    ),
    made(
        "variants_formats.password_first_error_or_ok",
        "check_password validate_password password_message password_status",
        "password: str; minimum: int = 8",
        "str",
        """
        First problem of {password} as text: 'too short' (below {minimum}), 'contains spaces', 'no digit', \
        'no uppercase letter', or 'ok'.
        Check a password rule by rule and return the first one that is broken: length at least {minimum}, \
        no white space, a digit, a capital. All fine gives 'ok'.
        Return 'too short', 'contains spaces', 'no digit' or 'no uppercase letter', tested in this order, \
        otherwise 'ok'.
        Why is the password rejected? Only the first reason is given; 'ok' means that it is accepted.
        Message for a password field, 'ok' if it has {minimum} characters, no blanks, a digit and an \
        upper-case letter.
        """,
        """
        if len(password) < minimum:
            return "too short"
        if any(char.isspace() for char in password):
            return "contains spaces"
        if not any(char.isdigit() for char in password):
            return "no digit"
        if not any(char.isupper() for char in password):
            return "no uppercase letter"
        return "ok"
        """,
        lambda r: (_password(r), r.choice((8, 8, 6, 3))),
    ),
    made(
        "variants_formats.password_score_with_length_bonus",
        "password_score password_strength score_password rate_password",
        "password: str",
        "int",
        """
        Score of {password} from 0 to 5: one point each for 8 or more characters, 12 or more, both cases of \
        letters, a digit, a special sign.
        Rate a password. Points: length at least 8, length at least 12, small and capital letters together, \
        a digit, a character that is neither letter nor digit.
        Return 0 to 5 points. Upper and lower case only count together, and from twelve characters on there \
        is a second point for the length.
        How many of these are true: 8+ characters, 12+ characters, mixed case, has a digit, has a sign?
        Password strength as a number up to five, with an extra point for long ones.
        """,
        """
        score = (len(password) >= 8) + (len(password) >= 12)
        score += any(map(str.islower, password)) and any(map(str.isupper, password))
        score += any(map(str.isdigit, password))
        score += any(not char.isalnum() for char in password)
        return score
        ---
        rules = (
            len(password) >= 8,
            len(password) >= 12,
            password != password.lower() and password != password.upper(),
            any(char.isdigit() for char in password),
            any(not char.isalnum() for char in password),
        )
        return sum(rules)
        """,
        lambda r: (_password(r),),
    ),
    made(
        "variants_formats.password_label_four_levels",
        "password_strength password_label strength_label rate_password",
        "password: str",
        "str",
        """
        Label of {password} by how many hold of: 8 or more characters, small letter, capital, digit, other \
        sign. 5 is 'very strong', 4 'strong', 3 'medium', fewer 'weak'.
        Rate a password 'weak', 'medium', 'strong' or 'very strong'. Count length (8), lower case, upper \
        case, digit and special character: up to two points are weak, three medium, four strong, five very \
        strong.
        Return the strength as a word. Five criteria (length 8, a-z, A-Z, 0-9, others) give a point each.
        How strong is the password? All five criteria: 'very strong'; one less: 'strong'; three: 'medium'; \
        else 'weak'.
        Strength label from a score of 0 to 5, with four levels.
        """,
        """
        score = (
            (len(password) >= 8)
            + any(char.islower() for char in password)
            + any(char.isupper() for char in password)
            + any(char.isdigit() for char in password)
            + any(not char.isalnum() for char in password)
        )
        return {5: "very strong", 4: "strong", 3: "medium"}.get(score, "weak")
        """,
        lambda r: (_password(r),),
    ),
    made(
        "variants_formats.password_no_runs_or_common",
        "is_safe_password is_valid_password valid_password check_password",
        "password: str",
        "bool",
        """
        Is {password} at least 8 characters long, without three equal characters in a row, and none of \
        'password', '12345678', 'qwertyui' (any case)?
        Check a password: minimum length 8, no character three times in succession, and not one of the \
        common ones password, 12345678 and qwertyui.
        Return True unless the password is too short (below 8), has a run of three or more equal \
        characters, or is in the list of common passwords, case ignored.
        Reject short passwords, runs such as 'aaa' and the well-known password, 12345678, qwertyui; accept \
        all others.
        Is the password acceptable? It must not be common (in upper or lower case) nor repeat a character \
        three times running.
        """,
        """
        if len(password) < 8 or password.lower() in ("password", "12345678", "qwertyui"):
            return False
        return not any(a == b == c for a, b, c in zip(password, password[1:], password[2:]))
        ---
        common = {"password", "12345678", "qwertyui"}
        repeated = re.search(r"(.)\\1\\1", password, re.DOTALL)
        return len(password) >= 8 and password.lower() not in common and not repeated
        """,
        lambda r: (
            r.choice(
                (
                    "PassWord",
                    "12345678",
                    "aabbaabb",
                    "aaabbbcc",
                    "secret11",
                    "secret111",
                    "qwertyui1",
                    "QWERTYUI",
                )
            )
            if r.random() < 0.6
            else _password(r),
        ),
        "import re",
    ),
    made(
        "variants_formats.email_strict_pattern",
        "is_valid_email valid_email is_email check_email",
        "email: str",
        "bool",
        """
        Is {email} of the form name@domain: letters, digits and ._%+- in front, a domain of labels with a \
        last part of two or more letters, no two dots in a row?
        Check an address: one @, a name that neither starts nor ends with a dot, no '..' anywhere, a domain \
        with a dot and a top level of at least two letters.
        Return True for addresses such as 'eva.stone+news@mail.example.com'. The name has letters, digits \
        and . _ % + -, the domain letters, digits, hyphens and dots; each label starts and ends with a \
        letter or digit.
        Validate an e-mail strictly: no doubled or leading dots, no hyphen at the edge of a domain label, \
        letters only in the last label.
        Does the text look like a proper e-mail address from start to end?
        """,
        r"""
        name = r"[A-Za-z0-9_%+-]+(\.[A-Za-z0-9_%+-]+)*"
        label = r"[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?"
        return re.fullmatch(rf"{name}@({label}\.)+[A-Za-z]{{2,}}", email) is not None
        """,
        lambda r: (_email(r),),
        "import re",
    ),
    made(
        "variants_formats.email_normalized_or_none",
        "normalize_email clean_email parse_email valid_email_or_none",
        "email: str",
        "str | None",
        """
        Trim {email} and write it in lower case; None unless it has exactly one @, text before it and a dot \
        inside of the domain.
        Normalize an address: no outer spaces, all small letters. If it is invalid (no or several @, empty \
        name, domain without inner dot, blanks inside) the result is None.
        Return the cleaned e-mail address, or None when it can't be one.
        Clean an e-mail for storage. ' Eva@Mail.COM ' becomes 'eva@mail.com'; text that isn't name@host.tld \
        or contains spaces becomes None.
        Lower-cased, stripped address or None if malformed; the domain's dot must not be at its start or end.
        """,
        """
        cleaned = email.strip().lower()
        name, _, domain = cleaned.partition("@")
        if cleaned.count("@") != 1 or not name or len(cleaned.split()) != 1:
            return None
        return cleaned if "." in domain.strip(".") and domain == domain.strip(".") else None
        """,
        lambda r: (r.choice(("", " ", "  ")) + _email(r) + r.choice(("", " ")),),
    ),
    made(
        "variants_formats.email_error_text",
        "email_error check_email validate_email explain_email",
        "email: str",
        "str",
        """
        What is wrong with {email}: 'empty', 'missing @', 'too many @', 'missing name', 'missing domain', \
        'domain without dot', or '' if nothing.
        Return the first error of an address as text, tested in this order: empty, missing @, too many @, \
        missing name, missing domain, domain without dot. '' means valid.
        Check an e-mail and name the problem. An empty result says that there is one @ with text on both \
        sides and a dot on the right.
        Error message for an e-mail field, '' for a plausible address.
        Why is this no e-mail address? Give one of the six reasons or an empty text.
        """,
        """
        if not email:
            return "empty"
        if "@" not in email:
            return "missing @"
        if email.count("@") > 1:
            return "too many @"
        name, domain = email.split("@")
        if not name:
            return "missing name"
        if not domain:
            return "missing domain"
        return "" if "." in domain else "domain without dot"
        """,
        lambda r: (_email(r),),
    ),
    made(
        "variants_formats.phone_7_to_15_digits",
        "is_valid_phone valid_phone is_phone_number check_phone",
        "phone: str",
        "bool",
        """
        Is {phone} made of 7 to 15 digits, perhaps with one '+' in front, and of spaces, hyphens, dots, \
        slashes and parentheses between?
        Check an international phone number: the number of digits is from 7 to 15, and besides an optional \
        leading plus only blanks - . / ( ) occur.
        Return True if the text, apart from separators, is an optional + and seven to fifteen digits. \
        Letters make it False.
        Could this be a phone number in any country? Ignore the punctuation and count the digits.
        Validate a phone number leniently: separators are ignored, a plus may only come first, 7 to 15 \
        digits remain.
        """,
        r"""
        return re.fullmatch(r"\+?[0-9]{7,15}", re.sub(r"[\s().\-/]", "", phone)) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "+49 30 1234567",
                    "(555) 123-4567",
                    "123456",
                    "555-CALL-NOW",
                    "",
                    "+",
                    "1+2345678",
                    "0170/1234567",
                    "12.34.56.78",
                    "1234567890123456",
                    "+1 (800) 555 0199",
                    "1234567",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.us_phone_to_e164_or_none",
        "normalize_phone to_e164 clean_phone parse_us_phone",
        "phone: str",
        "str | None",
        """
        Write a US {phone} as '+1' and ten digits; punctuation is ignored, a leading 1 of eleven digits is \
        the country code, None for other lengths.
        Normalize '(555) 123-4567', '1-555-123-4567' or '+1 555 123 4567' to '+15551234567'. What has not \
        ten digits, or eleven with a 1 first, is None.
        Return the number in E.164 form, or None if it is no American number by its digits.
        Bring a US phone number into the form '+1XXXXXXXXXX', None if that is impossible.
        Clean a phone number: keep the digits, drop the country code 1, require ten, put '+1' in front.
        """,
        """
        digits = "".join(char for char in phone if char in "0123456789")
        if len(digits) == 11 and digits[0] == "1":
            digits = digits[1:]
        return f"+1{digits}" if len(digits) == 10 else None
        """,
        lambda r: (
            r.choice(
                (
                    "(555) 123-4567",
                    "1-555-123-4567",
                    "+1 555 123 4567",
                    "5551234567",
                    "555-1234",
                    "",
                    "25551234567",
                    "555.123.4567",
                    f"{r.randint(200, 999)} {r.randint(200, 999)} {r.randint(1000, 9999)}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.ipv4_no_leading_zeros",
        "is_valid_ipv4 is_ipv4 valid_ip is_ip_address",
        "address: str",
        "bool",
        """
        Is {address} an IPv4 address: four numbers from 0 to 255 with dots between, without leading zeros, \
        signs or spaces?
        Check an IPv4 address strictly. '192.168.0.1' is valid, '01.2.3.4', '1.2.3', '1.2.3.256' and ' \
        1.2.3.4' are not.
        Return True for exactly four decimal parts of at most 255 each, written without superfluous zeros.
        Validate a dotted IP address; a part such as '00' or '007' makes it invalid.
        Four octets, parted by dots, each in its shortest form and below 256?
        """,
        """
        parts = address.split(".")
        return len(parts) == 4 and all(
            part.isdecimal() and str(int(part)) == part and int(part) <= 255 for part in parts
        )
        ---
        octet = "(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
        return re.fullmatch(rf"{octet}(\\.{octet}){{3}}", address) is not None
        """,
        lambda r: (_ipv4(r),),
        "import re",
    ),
    made(
        "variants_formats.ipv4_octets_or_none",
        "parse_ipv4 ip_octets split_ip parse_ip",
        "address: str",
        "list[int] | None",
        """
        The four numbers of an IPv4 {address} as a list of ints, outer spaces ignored; None unless there \
        are four from 0 to 255.
        Parse a dotted address into its octets. Leading zeros are accepted; too few or many parts, other \
        characters or numbers above 255 give None.
        Return [a, b, c, d] for 'a.b.c.d', or None if the text is no such address.
        Split an IP address at its dots and convert the parts, None for an invalid one.
        Octets of an IPv4 address, or None; ' 10.0.0.1 ' is [10, 0, 0, 1].
        """,
        """
        parts = address.strip().split(".")
        if len(parts) != 4 or not all(part.isascii() and part.isdigit() for part in parts):
            return None
        octets = [int(part) for part in parts]
        return octets if max(octets) <= 255 else None
        """,
        lambda r: (_ipv4(r),),
    ),
    made(
        "variants_formats.isbn10_hyphens_spaces_small_x",
        "is_valid_isbn10 is_isbn10 valid_isbn check_isbn",
        "isbn: str",
        "bool",
        """
        Is {isbn} a valid ISBN-10? Hyphens and spaces are ignored, the check character may be 'X' or 'x', \
        the weighted sum must be divisible by 11.
        Check a ten-character book number, written with or without hyphens or blanks. Weights go from 10 \
        down to 1, an x of either case at the end counts 10.
        Return True if nine digits and a check digit (or X, any case) remain without separators and their \
        checksum fits.
        Validate ISBN-10 tolerantly: drop '-' and ' ', accept a small x, test the sum modulo 11.
        Correct old book number? An x is only allowed as the last character.
        """,
        r"""
        code = isbn.replace("-", "").replace(" ", "").upper()
        if not re.fullmatch(r"[0-9]{9}[0-9X]", code):
            return False
        values = [10 if char == "X" else int(char) for char in code]
        return sum(weight * value for weight, value in zip(range(10, 0, -1), values)) % 11 == 0
        """,
        lambda r: (
            r.choice((str.lower, str.upper))(_spoiled(r, _isbn10(r)))
            if r.random() < 0.6
            else r.choice(
                (
                    "0-306-40615-2",
                    "0 8044 2957 x",
                    "080442957X",
                    "X123456789",
                    "0-306-40615-3",
                    "99921-58-10-7",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.isbn13_with_prefix",
        "is_valid_isbn13 is_isbn13 valid_isbn check_isbn",
        "isbn: str",
        "bool",
        """
        Is {isbn} a valid ISBN-13: 978 or 979 in front, 13 digits without hyphens and spaces, weights 1 and \
        3 in turn, sum divisible by 10?
        Check a 13-digit book number. Hyphens and blanks are dropped, the prefix must be 978 or 979, and \
        the checksum modulo 10 must be 0.
        Return True for thirteen digits that begin with 978 or 979 and whose alternately weighted (1, 3, 1, \
        ...) sum ends in 0.
        Validate ISBN-13, separators ignored; other prefixes are rejected even if the checksum fits.
        Correct modern book number? Other EAN codes are not.
        """,
        r"""
        code = re.sub(r"[- ]", "", isbn)
        if not re.fullmatch(r"97[89][0-9]{10}", code):
            return False
        return (sum(map(int, code[::2])) + 3 * sum(map(int, code[1::2]))) % 10 == 0
        """,
        lambda r: (
            _spoiled(r, _isbn13(r))
            if r.random() < 0.6
            else r.choice(
                (
                    "978-0-306-40615-7",
                    "978 0 306 40615 7",
                    "978-0-306-40615-8",
                    "4006381333931",
                    "",
                    "979-10-90636-07-1",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.isbn_kind_checked",
        "isbn_type isbn_kind validate_isbn which_isbn",
        "isbn: str",
        "int",
        """
        10 or 13 if {isbn}, without hyphens, is a valid ISBN of that length including its check digit, else 0.
        Which kind of ISBN is it? Return 10 for a correct ISBN-10 (X may be last), 13 for a correct \
        ISBN-13, 0 for anything else.
        Validate a book number of either length and return its number of digits, or 0 when the length or \
        checksum is wrong.
        Length of a valid ISBN: weights 10 to 1 modulo 11 for ten characters, weights 1 and 3 modulo 10 for \
        thirteen digits; invalid is 0.
        Check ISBN-10 and ISBN-13 at once and tell which it is (0 for none); hyphens are ignored.
        """,
        r"""
        code = isbn.replace("-", "")
        if re.fullmatch(r"[0-9]{9}[0-9X]", code):
            values = [10 if char == "X" else int(char) for char in code]
            total = sum((10 - i) * value for i, value in enumerate(values))
            return 10 if total % 11 == 0 else 0
        if re.fullmatch(r"[0-9]{13}", code):
            total = sum(int(digit) * (3 if i % 2 else 1) for i, digit in enumerate(code))
            return 13 if total % 10 == 0 else 0
        return 0
        """,
        lambda r: (_spoiled(r, r.choice((_isbn10, _isbn13))(r)),),
        "import re",
    ),
    made(
        "variants_formats.luhn_card_13_to_19_digits",
        "is_valid_card validate_card luhn_check valid_card_number",
        "number: str",
        "bool",
        """
        Is {number} a plausible card number: 13 to 19 digits, spaces and hyphens ignored, with a correct \
        Luhn checksum?
        Validate a credit card number. Blanks and dashes are removed, then there must be 13 to 19 digits \
        that pass the Luhn test; letters make it False.
        Return True if the cleaned number has from 13 to 19 digits and the Luhn sum is divisible by 10.
        Luhn check for cards, with separators allowed and a sensible length required.
        Could this be a valid card? Double every second digit from the right, subtract 9 above 9, and test \
        the sum; too short or long numbers fail.
        """,
        """
        digits = number.replace(" ", "").replace("-", "")
        if not (digits.isascii() and digits.isdigit() and 13 <= len(digits) <= 19):
            return False
        total = 0
        for index, digit in enumerate(reversed(digits)):
            value = int(digit) * (2 if index % 2 else 1)
            total += value - 9 if value > 9 else value
        return total % 10 == 0
        """,
        lambda r: (
            _spoiled(r, _card(r, "4", r.choice((16, 16, 13, 12, 19))))
            if r.random() < 0.7
            else r.choice(
                (
                    "4111 1111 1111 1111",
                    "4111-1111-1111-1112",
                    "",
                    "0",
                    "4111 1111 1111 111a",
                    "378282246310005",
                )
            ),
        ),
    ),
    made(
        "variants_formats.card_type_by_prefix_and_length",
        "card_type credit_card_type detect_card_type card_network",
        "number: str",
        "str | None",
        """
        Card type of {number}, spaces and hyphens ignored: 'Visa' (4; 13, 16 or 19 digits), 'Mastercard' \
        (51-55 or 2221-2720; 16), 'American Express' (34, 37; 15), 'Discover' (6011, 65; 16), else None.
        Detect the network of a credit card by its first digits and its length; None if no rule fits. No \
        checksum is tested.
        Return 'Visa', 'Mastercard', 'American Express' or 'Discover', or None. Both prefix and number of \
        digits must be right.
        Which company's card is it? Visa starts with 4, Mastercard with 51-55 or 2221-2720, American \
        Express with 34 or 37 (15 digits), Discover with 6011 or 65; 16 digits otherwise, for Visa also 13 \
        or 19.
        Name the card type from prefix and length after removing blanks and dashes, None if unknown.
        """,
        r"""
        digits = re.sub(r"[ -]", "", number)
        if re.fullmatch(r"4\d{12}(\d{3}|\d{6})?", digits):
            return "Visa"
        if re.fullmatch(r"\d{16}", digits):
            if 51 <= int(digits[:2]) <= 55 or 2221 <= int(digits[:4]) <= 2720:
                return "Mastercard"
            if digits.startswith(("6011", "65")):
                return "Discover"
        return "American Express" if re.fullmatch(r"3[47]\d{13}", digits) else None
        """,
        lambda r: (
            r.choice(
                (
                    "4111 1111 1111 1111",
                    "",
                    "411111111111",
                    "3782-822463-10005",
                    "5555555555554444",
                    "1234567890123456",
                )
            )
            if r.random() < 0.3
            else _card(
                r,
                r.choice(("4", "51", "56", "2221", "2720", "2721", "34", "6011", "65", "37")),
                r.choice((16, 16, 15, 13)),
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.date_mdy_without_library",
        "is_valid_date valid_us_date check_date is_date",
        "text: str",
        "bool",
        """
        Is {text} an existing date in the form 'MM/DD/YYYY', with two digits for month and day and four for \
        the year (from 0001)? Leap years count.
        Check an American date: month first, all leading zeros written, February 29 only in leap years.
        Return True if month, day and year, parted by slashes and fully written out, form a date of the \
        calendar.
        Validate 'MM/DD/YYYY'. '02/29/2024' is fine, '02/29/2023', '2/9/2024' and '13/01/2024' are not.
        Real date in US notation with two, two and four digits?
        """,
        r"""
        match = re.fullmatch(r"([0-9]{2})/([0-9]{2})/([0-9]{4})", text)
        if not match:
            return False
        month, day, year = map(int, match.groups())
        leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
        days = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return year > 0 and 1 <= month <= 12 and 1 <= day <= days[month - 1]
        """,
        lambda r: (
            r.choice(
                (
                    "02/29/2024",
                    "02/29/2023",
                    "2/9/2024",
                    "13/01/2024",
                    "12/31/1999",
                    "",
                    "02/29/1900",
                    "02/29/2000",
                    "01-02-2024",
                    f"{r.randint(0, 13):02}/{r.randint(0, 31):02}/2024",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.time_text_optional_seconds",
        "is_valid_time valid_time is_time check_time",
        "text: str",
        "bool",
        """
        Is {text} a time 'H:MM', 'HH:MM' or 'HH:MM:SS' of the 24-hour clock? One digit is enough for the \
        hour, minutes and seconds need two.
        Check a time of day with optional seconds: hour 0 to 23 in one or two digits, minutes and seconds \
        from 00 to 59.
        Return True for times such as '9:05', '23:59' and '07:00:30'. '24:00', '7:5' and '12:60' are wrong.
        Validate a clock time, seconds allowed but not required.
        Correct 24-hour time? The hour may lack its leading zero, nothing else may.
        """,
        r"""
        return re.fullmatch(r"([01]?[0-9]|2[0-3])(:[0-5][0-9]){1,2}", text) is not None
        ---
        parts = text.split(":")
        if len(parts) not in (2, 3) or not all(part.isascii() and part.isdigit() for part in parts):
            return False
        if len(parts[0]) > 2 or any(len(part) != 2 for part in parts[1:]):
            return False
        return int(parts[0]) < 24 and all(int(part) < 60 for part in parts[1:])
        """,
        lambda r: (
            r.choice(
                (
                    "9:05",
                    "23:59",
                    "07:00:30",
                    "24:00",
                    "7:5",
                    "12:60",
                    "",
                    "12",
                    "1:2:3:4",
                    "007:00",
                    "12:00:60",
                    " 9:00",
                    f"{r.randint(0, 25)}:{r.randint(0, 62):02}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.username_hyphens_not_doubled",
        "is_valid_username valid_username check_username username_ok",
        "name: str",
        "bool",
        """
        Is {name} a user name: 3 to 20 lower-case letters, digits and hyphens, a letter first, no hyphen at \
        the end and no two in a row?
        Check a handle. It starts with a small letter, goes on with a-z, 0-9 and single hyphens, does not \
        end with one, and has 3 to 20 characters.
        Return True for names such as 'ada-l', 'eva42'. Capitals, '--', a leading digit or hyphen and a \
        hyphen at the end are not allowed; length 3 to 20.
        Validate a user name with single inner hyphens.
        May somebody be called so? Small letters, digits and hyphens (never two together, never at the \
        edges), beginning with a letter, 3 to 20 long.
        """,
        """
        return 3 <= len(name) <= 20 and re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", name) is not None
        ---
        if not 3 <= len(name) <= 20 or not "a" <= name[0] <= "z":
            return False
        if name.endswith("-") or "--" in name:
            return False
        return all("a" <= char <= "z" or char in "0123456789-" for char in name)
        """,
        lambda r: (
            r.choice(
                (
                    "ada-l",
                    "eva42",
                    "Ada",
                    "a",
                    "ab",
                    "-ada",
                    "ada-",
                    "a--b",
                    "4eva",
                    "ben_li",
                    "",
                    "a-b-c",
                    "x" * 20,
                    "x" * 21,
                    "jo lee",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.username_error_or_none",
        "username_error check_username validate_username username_problem",
        "name: str; taken: list[str]",
        "str | None",
        """
        Why {name} can't be used: 'too short' (below 3), 'too long' (above 15), 'invalid characters' (not \
        letters, digits, '_', '.'), 'already taken' (case ignored), or None.
        Check a wished-for user name in this order: length 3 to 15, only ASCII letters, digits, underscore \
        and dot, not in {taken} regardless of case. Return the first error as text, None if all is well.
        Return 'too short', 'too long', 'invalid characters' or 'already taken'; None means that the name \
        is free and valid.
        First problem of a new user name, None for none. Names differing only in case from a taken one are \
        taken.
        Validate a sign-up name against rules and existing names.
        """,
        """
        if len(name) < 3:
            return "too short"
        if len(name) > 15:
            return "too long"
        if not re.fullmatch("[A-Za-z0-9_.]+", name):
            return "invalid characters"
        if name.lower() in (other.lower() for other in taken):
            return "already taken"
        return None
        """,
        lambda r: (
            r.choice(
                ("ada", "Ada", "eva.stone", "b", "", "ben li", "a-b-c", "x" * 16, "finn_7", "EVA.Stone")
            ),
            r.sample(("ADA", "eva.stone", "ben", "Finn_7"), r.randint(0, 3)),
        ),
        "import re",
    ),
    made(
        "variants_formats.hex_color_3_4_6_8",
        "is_hex_color valid_hex_color is_valid_color is_css_color",
        "text: str",
        "bool",
        """
        Is {text} a CSS hex color: '#' and 3, 4, 6 or 8 hexadecimal digits in any case?
        Check for #rgb, #rgba, #rrggbb or #rrggbbaa. The # is needed, other lengths and other characters \
        are wrong.
        Return True for hex colors with or without alpha, short or long.
        Validate a web color; alpha digits are allowed.
        Hash sign followed by three, four, six or eight of 0-9, a-f, A-F?
        """,
        """
        digits = text[1:]
        return (
            text.startswith("#")
            and len(digits) in (3, 4, 6, 8)
            and all(char in "0123456789abcdefABCDEF" for char in digits)
        )
        ---
        return re.fullmatch("#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})", text) is not None
        """,
        lambda r: (
            r.choice(("#", "#", "#", ""))
            + "".join(
                r.choice("0123456789abcdefABCDEFg" if r.random() < 0.1 else "09afAF")
                for _ in range(r.choice((3, 4, 6, 8, 5, 2, 0)))
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.uk_postcode",
        "is_uk_postcode valid_postcode is_postcode check_postcode",
        "code: str",
        "bool",
        """
        Is {code} a British postcode by its form: one or two letters, a digit, perhaps another digit or \
        letter, an optional space, then a digit and two letters? Any case.
        Check a UK postcode such as 'SW1A 1AA', 'M1 1AE' or 'cr26xh'. Spaces around it don't matter, and \
        the one inside may be missing.
        Return True if the outward part (A9, A99, AA9, AA99, A9A, AA9A) and the inward part (9AA) are there.
        Validate the pattern of a postcode of the United Kingdom, upper or lower case.
        Looks like a postcode from Britain?
        """,
        r"""
        return re.fullmatch(r"[A-Z]{1,2}[0-9][0-9A-Z]? ?[0-9][A-Z]{2}", code.strip().upper()) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "SW1A 1AA",
                    "M1 1AE",
                    "cr26xh",
                    "",
                    "12345",
                    "SW1A1A",
                    "EC1A  1BB",
                    " b33 8th ",
                    "ABC1 1AA",
                    "M1-1AE",
                    "DN55 1PT",
                    "W1 AA1",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.zip_plus_four_parts",
        "parse_zip split_zip zip_parts read_zip_code",
        "code: str",
        "tuple[str, str] | None",
        """
        Split a US ZIP {code} into its five digits and the four after the hyphen ('' if there are none); \
        None if it has another form.
        Parse '12345' or '12345-6789'. Return (zip, extension) as texts, outer spaces ignored, or None for \
        anything else.
        ZIP code to a pair: five digits, then the plus-four digits or an empty text. An invalid code gives \
        None.
        Take a ZIP+4 code apart; the extension is optional and comes after '-'.
        Return the two parts of an American postal code, or None when it is malformed.
        """,
        r"""
        match = re.fullmatch(r"([0-9]{5})(?:-([0-9]{4}))?", code.strip())
        return (match[1], match[2] or "") if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "12345",
                    "12345-6789",
                    " 90210 ",
                    "1234",
                    "12345-",
                    "123456789",
                    "",
                    "abcde",
                    "00501-0001",
                    f"{r.randint(10000, 99999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.canadian_postal_code_normalized",
        "normalize_postal_code canadian_postcode format_postal_code clean_postcode",
        "code: str",
        "str | None",
        """
        Write a Canadian postal {code} as 'A1A 1A1': capitals, one space in the middle; None unless it is \
        letter, digit, letter, digit, letter, digit.
        Normalize 'k1a0b1', 'K1A-0B1' or 'k1a 0b1' to 'K1A 0B1'. Spaces and hyphens are dropped first; text \
        of another form gives None.
        Return the postal code in its official spelling, or None if it can't be one of Canada.
        Clean a Canadian postcode; letters and digits must alternate, six in all.
        Upper-case the code, remove separators, check the pattern A1A1A1 and put the space back.
        """,
        r"""
        compact = code.replace(" ", "").replace("-", "").upper()
        if not re.fullmatch(r"([A-Z][0-9]){3}", compact):
            return None
        return f"{compact[:3]} {compact[3:]}"
        """,
        lambda r: (
            r.choice(
                (
                    "k1a0b1",
                    "K1A-0B1",
                    " k1a 0b1 ",
                    "K1A 0B",
                    "12345",
                    "",
                    "A1A1A1",
                    "AA1 1A1",
                    "v6b 4y8",
                    f"{r.choice('ABC')}{r.randint(0, 9)}x {r.randint(0, 9)}E{r.randint(0, 9)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.url_optional_scheme",
        "is_valid_url is_url valid_url looks_like_url",
        "text: str",
        "bool",
        """
        Is {text} a web address: an optional 'http://' or 'https://', host labels of letters, digits and \
        hyphens, a last label of 2 or more letters, perhaps port and path?
        Check a URL whose scheme may be missing, so 'example.com/a' is fine. The host needs a dot; spaces \
        are not allowed; any case.
        Return True for 'https://www.example.com:8080/a?b=1' as well as for 'example.org'. Other schemes \
        such as ftp are rejected.
        Validate a link as people type it, with or without http(s)://.
        Could this be opened in a browser? Host with a dot and a top-level domain of letters, optional \
        scheme, port, path, query or fragment.
        """,
        r"""
        label = r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
        pattern = rf"(?:https?://)?(?:{label}\.)+[a-z]{{2,}}(?::\d+)?(?:[/?#]\S*)?"
        return re.fullmatch(pattern, text, re.IGNORECASE) is not None
        """,
        lambda r: (
            r.choice(("", "http://", "https://", "ftp://", "HTTPS://"))
            + r.choice(
                ("example.com", "www.Example.org", "localhost", "a-b.io", "-x.com", "x..org", "1.2.3.4", "")
            )
            + r.choice(("", "", ":8080", ":"))
            + r.choice(("", "", "/a/b", "/a b", "?q=1", "#top")),
        ),
        "import re",
    ),
    made(
        "variants_formats.url_error_or_empty",
        "url_problem check_url validate_url url_error",
        "url: str",
        "str",
        """
        Problem of {url}: 'empty', 'contains spaces', 'missing scheme' (no '://'), 'unsupported scheme' \
        (not http or https), 'missing host', or '' if it is fine.
        Check a web address and return the first error as text; an empty text means that it is valid. Only \
        http and https (any case) are supported.
        Return why a URL is refused, tested in this order: empty, contains spaces, missing scheme, \
        unsupported scheme, missing host. '' means accepted.
        Error message for a link field. The host is what stands between '://' and the next '/', '?' or '#'.
        Validate a URL step by step and name what is wrong.
        """,
        r"""
        if not url:
            return "empty"
        if re.search(r"\s", url):
            return "contains spaces"
        scheme, separator, rest = url.partition("://")
        if not separator:
            return "missing scheme"
        if scheme.lower() not in ("http", "https"):
            return "unsupported scheme"
        return "" if re.split(r"[/?#]", rest)[0] else "missing host"
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "http://example.com",
                    "example.com",
                    "ftp://x.org",
                    "https:///a",
                    "http://a b",
                    "HTTP://x",
                    "://x",
                    "https://?q=1",
                    "https://x.org/a#b",
                    "mailto:ada@x.org",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.uuid_version_4",
        "is_uuid4 is_valid_uuid valid_uuid is_uuid",
        "text: str",
        "bool",
        """
        Is {text} a UUID of version 4: groups of 8, 4, 4, 4 and 12 hex digits, the third starting with 4 \
        and the fourth with 8, 9, a or b? Any case.
        Check a random UUID. Besides the usual form with hyphens, the version digit must be 4 and the \
        variant digit one of 8, 9, A, B.
        Return True only for version-4 UUIDs, in upper or lower case, with hyphens.
        Validate a UUID4: xxxxxxxx-xxxx-4xxx-[89ab]xxx-xxxxxxxxxxxx.
        Is the identifier a correctly written UUID whose version is 4?
        """,
        """
        pattern = "[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}"
        return re.fullmatch(pattern, text.lower()) is not None
        """,
        lambda r: (
            r.choice(
                (
                    "550e8400-e29b-41d4-a716-446655440000",
                    "550E8400-E29B-41D4-A716-446655440000",
                    "550e8400-e29b-11d4-a716-446655440000",
                    "550e8400-e29b-41d4-c716-446655440000",
                    "550e8400e29b41d4a716446655440000",
                    "",
                    "{550e8400-e29b-41d4-a716-446655440000}",
                    "550e8400-e29b-41d4-a716-44665544000g",
                    "123e4567-e89b-42d3-8456-426614174000",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.uuid_normalized_or_none",
        "normalize_uuid parse_uuid clean_uuid canonical_uuid",
        "text: str",
        "str | None",
        """
        Write a UUID in lower case with hyphens (8-4-4-4-12); hyphens, outer braces, 'urn:uuid:' and spaces \
        around may be there or not, None if there aren't 32 hex digits.
        Bring the different spellings of a UUID into one: '{{550E8400...}}', 'urn:uuid:...' or plain hex \
        digits. Anything else gives None.
        Return the canonical text of a UUID, or None for invalid text.
        Normalize a GUID: strip blanks, the prefix 'urn:uuid:' and curly braces, drop hyphens, require 32 \
        hexadecimal digits and group them again.
        Canonical UUID from any usual notation, None if it is none.
        """,
        """
        digits = text.strip().lower().removeprefix("urn:uuid:").strip("{}").replace("-", "")
        if not re.fullmatch("[0-9a-f]{32}", digits):
            return None
        return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}"
        """,
        lambda r: (
            r.choice(
                (
                    "550E8400-E29B-41D4-A716-446655440000",
                    "{550e8400-e29b-11d4-a716-446655440000}",
                    "urn:uuid:550e8400-e29b-41d4-a716-446655440000",
                    "550e8400e29b41d4a716446655440000",
                    "550e8400",
                    "",
                    " 123E4567e89b42d38456426614174000 ",
                    "550e8400-e29b-41d4-a716-44665544000g",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.iban_with_country_length",
        "is_valid_iban valid_iban check_iban validate_iban",
        "iban: str",
        "bool",
        """
        Is {iban} valid by country length (DE 22, GB 22, FR 27, NL 18, ES 24, AT 20; others fail) and \
        checksum (remainder 1 by 97)? Spaces and case are ignored.
        Check an IBAN of Germany, Britain, France, the Netherlands, Spain or Austria: right length for its \
        country code, then move four characters to the end, read letters as 10 to 35 and take it modulo 97.
        Return True if the length fits the country (DE, GB, FR, NL, ES, AT) and the check digits are right. \
        Blanks don't count, small letters are allowed.
        Validate an account number in IBAN form; unknown countries are False.
        Correct IBAN? Length by country 22, 22, 27, 18, 24, 20 for DE, GB, FR, NL, ES, AT, and modulo 97 \
        equal to 1.
        """,
        """
        lengths = {"DE": 22, "GB": 22, "FR": 27, "NL": 18, "ES": 24, "AT": 20}
        code = iban.replace(" ", "").upper()
        if len(code) != lengths.get(code[:2]) or not re.fullmatch("[0-9A-Z]+", code):
            return False
        moved = code[4:] + code[:4]
        return int("".join(str(int(char, 36)) for char in moved)) % 97 == 1
        """,
        lambda r: (
            _spoiled(
                r,
                r.choice(
                    (
                        "DE89370400440532013000",
                        "de89 3704 0044 0532 0130 00",
                        "GB82WEST12345698765432",
                        "FR1420041010050500013M02606",
                        "NL91ABNA0417164300",
                        "ES9121000418450200051332",
                        "AT611904300234573201",
                        "CH9300762011623852957",
                    )
                ),
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.plate_three_letters_four_digits",
        "normalize_plate valid_plate parse_plate license_plate",
        "plate: str",
        "str | None",
        """
        Write a license {plate} of three letters and three or four digits as 'ABC-1234'; a space, hyphen or \
        nothing between is fine, None for other forms.
        Normalize a car registration: capitals with one hyphen between letters and digits. It needs exactly \
        three letters followed by 3 or 4 digits, else None.
        Return 'ABC-123' for 'abc123', 'ABC 123' or ' abc-123 ', and None for text of another form.
        Validate and tidy a number plate; letters may be small, the separator is optional.
        Plate in the form AAA-999 or AAA-9999, or None if it can't be brought into it.
        """,
        r"""
        match = re.fullmatch(r"([A-Z]{3})[ -]?([0-9]{3,4})", plate.strip().upper())
        return f"{match[1]}-{match[2]}" if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "abc123",
                    "ABC 1234",
                    " xyz-999 ",
                    "AB-1234",
                    "ABCD123",
                    "ABC--123",
                    "",
                    "ABC12345",
                    "A1C 234",
                    f"{r.choice(('abc', 'KLM', 'Zzz'))}{r.choice((' ', '-', ''))}{r.randint(100, 9999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.brackets_outside_quotes",
        "is_balanced brackets_balanced check_code_brackets balanced_outside_strings",
        "text: str",
        "bool",
        """
        Are the brackets ( ), [ ] and {{ }} in {text} balanced, not counting those inside of 'single' or \
        "double" quotes? An open quote gives False.
        Check brackets as in source code: within a quoted part they mean nothing. A quote ends at the next \
        quote of the same kind; one that is never closed makes the text invalid.
        Return True if round, square and curly brackets outside of string literals match, and all quotes \
        are closed.
        Balanced brackets with strings skipped; there are no escapes inside the strings.
        Do the brackets fit when everything between equal quotation marks is ignored?
        """,
        """
        pairs = {")": "(", "]": "[", "}": "{"}
        opened = []
        quote = ""
        for char in text:
            if quote:
                quote = "" if char == quote else quote
            elif char in "'\\"":
                quote = char
            elif char in "([{":
                opened.append(char)
            elif char in pairs and (not opened or opened.pop() != pairs[char]):
                return False
        return not opened and not quote
        """,
        lambda r: (_brackets(r, "()[]'\"a"),),
    ),
    made(
        "variants_formats.bracket_message",
        "bracket_error check_brackets bracket_message explain_brackets",
        "text: str",
        "str",
        """
        Say what is wrong with the brackets ()[]{{}} of {text}: "unexpected ')' at 3" for the first bad \
        closing one, "missing ')'" for the innermost unclosed one, 'ok' otherwise.
        Check brackets with a message. A closing bracket that doesn't fit is reported with its index from \
        0; if the text ends too early, the bracket that must come next is named; else 'ok'.
        Return 'ok', "unexpected ']' at 5" or "missing '}}'". Positions count from 0, other characters are \
        skipped.
        Explain the first bracket error of a text in words.
        Which bracket is superfluous or missing? Name the closing bracket that would be expected at the \
        end, if any.
        """,
        """
        closing = {"(": ")", "[": "]", "{": "}"}
        expected = []
        for index, char in enumerate(text):
            if char in closing:
                expected.append(closing[char])
            elif char in closing.values() and (not expected or expected.pop() != char):
                return f"unexpected '{char}' at {index}"
        return f"missing '{expected[-1]}'" if expected else "ok"
        """,
        lambda r: (_brackets(r, "()[]a{}"),),
    ),
    made(
        "variants_formats.mask_card_keep_separators",
        "mask_card mask_card_number hide_card_number mask_digits",
        "number: str",
        "str",
        """
        Replace all digits of {number} but the last four by '*'; spaces and hyphens stay where they are.
        Mask a card number and keep its grouping: '4111-1111-1111-1234' becomes '****-****-****-1234'. Up \
        to four digits are not masked.
        Return the number with only its last 4 digits readable. Other characters are kept, so the groups \
        remain visible.
        Hide a card number digit by digit with asterisks, except the final four.
        Star out digits, leaving separators alone and the last four digits visible.
        """,
        r"""
        return re.sub(r"\d(?=(?:\D*\d){4})", "*", number)
        ---
        hidden = sum(char.isdigit() for char in number) - 4
        masked = []
        for char in number:
            if char.isdigit() and hidden > 0:
                hidden -= 1
                char = "*"
            masked.append(char)
        return "".join(masked)
        """,
        lambda r: (
            r.choice(
                (
                    "4111-1111-1111-1234",
                    "4111 1111 1111 1234",
                    "378282246310005",
                    "1234",
                    "12",
                    "",
                    "12-345",
                    f"{r.randint(1000, 9999)} {r.randint(1000, 9999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.mask_card_first_and_last_four",
        "mask_card mask_card_number hide_middle_digits show_card_ends",
        "number: str",
        "str",
        """
        Show the first and last four digits of {number}, stars for the digits between, in groups of four: \
        '4111 **** **** 1234'. Separators are dropped; up to 8 digits stay readable.
        Mask the middle of a card number. The digits are taken without blanks and hyphens, all but the \
        outer four on each side become '*', and every fourth place is followed by a space.
        Return the digits grouped in fours with only the first four and the last four visible.
        Hide a card number except its beginning and end (four digits each); regroup with single spaces.
        '4111111111111234' becomes '4111 **** **** 1234'.
        """,
        """
        digits = "".join(char for char in number if char.isdigit())
        masked = digits[:4] + "*" * (len(digits) - 8) + digits[max(4, len(digits) - 4) :]
        return " ".join(masked[i : i + 4] for i in range(0, len(masked), 4))
        """,
        lambda r: (
            r.choice(
                (
                    "4111-1111-1111-1234",
                    "4111 1111 1111 1234",
                    "378282246310005",
                    "1234",
                    "12345678",
                    "",
                    "123456789",
                    _card(r, "5", 16),
                )
            ),
        ),
    ),
    made(
        "variants_formats.mask_email_same_length",
        "mask_email hide_email censor_email obscure_email",
        "email: str",
        "str",
        """
        Mask {email}: the first letter of the name stays, each further one before the '@' becomes '*', the \
        domain is kept; text without '@' is returned as it is.
        Hide the name of an address letter by letter, so that its length can still be seen: 'carla@x.org' \
        is 'c****@x.org'.
        Return the address with all characters of the local part but the first replaced by asterisks.
        Star out the user name except for its first character. No '@' means no change.
        Keep one letter, then as many stars as letters are hidden, then the domain.
        """,
        """
        name, at, domain = email.rpartition("@")
        if not at:
            return email
        return name[:1] + "*" * (len(name) - 1) + at + domain
        """,
        lambda r: (
            r.choice(
                (
                    "carla@x.org",
                    "a@b.de",
                    "jo@site.io",
                    "nobody",
                    "",
                    "@x.org",
                    "eva.stone@mail.example.com",
                    _email(r),
                )
            ),
        ),
    ),
    made(
        "variants_formats.mask_phone_show_country_and_last_two",
        "mask_phone hide_phone mask_phone_number censor_phone",
        "phone: str; shown: int = 2",
        "str",
        """
        Mask {phone}: all digits become '*' but the last {shown} and, if it begins with '+', the ones up to \
        the first space; other characters stay.
        Hide a phone number. A country code such as '+49 ' at the start remains readable, then only the \
        last {shown} digits do; punctuation is kept.
        Return '+49 *** *****67' for '+49 170 1234567'. Without a country code just the final {shown} \
        digits are shown.
        Star out a phone number except for the international prefix (plus sign to first blank) and the last \
        digits.
        Replace digits by asterisks, sparing '+CC ' in front and {shown} digits at the end.
        """,
        """
        code, space, rest = phone.partition(" ")
        if not (phone.startswith("+") and space):
            code, space, rest = "", "", phone
        hidden = sum(char.isdigit() for char in rest) - shown
        masked = ""
        for char in rest:
            masked += "*" if char.isdigit() and hidden > 0 else char
            hidden -= char.isdigit()
        return code + space + masked
        """,
        lambda r: (
            r.choice(
                (
                    "+49 170 1234567",
                    "(555) 123-4567",
                    "+15551234567",
                    "12",
                    "",
                    "+1 555-123-4567",
                    f"0{r.randint(100, 999)}/{r.randint(1000, 99999)}",
                )
            ),
            r.choice((2, 2, 4, 3)),
        ),
    ),
    made(
        "variants_formats.phone_with_dashes_or_none",
        "format_phone format_phone_number phone_with_dashes pretty_phone",
        "phone: str",
        "str | None",
        """
        Format {phone} as '555-123-4567'; everything but digits is ignored, None unless there are exactly ten.
        Write a ten-digit phone number with two hyphens. Punctuation in the input doesn't matter; another \
        number of digits gives None.
        Return the digits of {phone} in groups of 3, 3 and 4, joined by '-', or None if there are not ten \
        digits.
        Bring a phone number into the form ddd-ddd-dddd; '(555) 123.4567' becomes '555-123-4567', anything \
        without ten digits None.
        Dashed phone number of ten digits, None otherwise.
        """,
        """
        digits = "".join(char for char in phone if char in "0123456789")
        if len(digits) != 10:
            return None
        return f"{digits[:3]}-{digits[3:6]}-{digits[6:]}"
        """,
        lambda r: (
            r.choice(
                (
                    "5551234567",
                    "(555) 123-4567",
                    "555.123.4567",
                    "15551234567",
                    "555-1234",
                    "",
                    f"{r.randint(200, 999)} {r.randint(200, 999)}{r.randint(1000, 9999)}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.phone_with_country_code_always",
        "format_phone format_us_phone phone_international format_phone_number",
        "phone: str",
        "str",
        """
        Format {phone} as '+1 (555) 123-4567'; ten digits, or eleven with a leading 1, are needed, \
        otherwise ValueError. Other characters are ignored.
        Write an American number with country code, area code in parentheses and a hyphen. Raise ValueError \
        if it has not ten digits (plus perhaps a 1 in front).
        Return the long form of a US phone number: +1, a space, (area), a space, three digits, '-', four \
        digits.
        Ten digits, or 1 and ten digits, to '+1 (xxx) xxx-xxxx'; all else raises ValueError.
        Format a phone number for the whole world, always with +1 in front.
        """,
        r"""
        digits = re.sub(r"\D", "", phone)
        if len(digits) == 11 and digits.startswith("1"):
            digits = digits[1:]
        if len(digits) != 10:
            raise ValueError(f"not a phone number: {phone!r}")
        return f"+1 ({digits[:3]}) {digits[3:6]}-{digits[6:]}"
        """,
        lambda r: (
            r.choice(
                (
                    "5551234567",
                    "(555) 123-4567",
                    "555.123.4567",
                    "15551234567",
                    "+1 555 123 4567",
                    f"{r.randint(200, 999)} {r.randint(200, 999)}{r.randint(1000, 9999)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.currency_european_style",
        "format_euro format_price format_currency euro_text",
        "amount: float; symbol: str = '€'",
        "str",
        """
        Write {amount} in the European way with {symbol} behind: '1.234,50 €', points for thousands, a \
        decimal comma and two decimals.
        Format money as in Germany: two digits after a comma, groups of three with points, then a space and \
        {symbol}. Negative amounts start with '-'.
        Return text such as '12,00 €' or '-1.000,99 €'.
        Amount with comma for decimals, point for thousands and the currency sign at the end.
        Price in euros (or with another {symbol}), '.' and ',' the other way round than in English.
        """,
        """
        text = f"{amount:,.2f}".translate(str.maketrans(",.", ".,"))
        return f"{text} {symbol}"
        ---
        text = f"{amount:,.2f}".replace(",", "_").replace(".", ",").replace("_", ".")
        return text + " " + symbol
        """,
        lambda r: (
            r.choice((0, 12, 1234.5, -1000.99, 1e6, r.randint(-99999, 999999) / 100)),
            r.choice(("€", "€", "EUR", "CHF")),
        ),
    ),
    made(
        "variants_formats.currency_code_with_its_decimals",
        "format_money format_currency format_amount money_text",
        "amount: float; currency: str",
        "str",
        """
        Write {amount} and the {currency} code behind it, commas for thousands: no decimals for JPY and \
        KRW, three for KWD and BHD, else two, like '1,234.50 USD'.
        Format money with its ISO code in capitals. Yen and won have no decimals, Kuwaiti and Bahraini \
        dinars three, all other currencies two.
        Return text such as '1,000 JPY', '1,234.500 KWD' or '1,234.50 EUR'; the code may be given in small \
        letters.
        Amount plus currency code, with as many decimals as the currency has (JPY, KRW 0; KWD, BHD 3; \
        others 2).
        Money text by currency: number with thousands commas, a space, the upper-case code.
        """,
        """
        code = currency.upper()
        decimals = {"JPY": 0, "KRW": 0, "KWD": 3, "BHD": 3}.get(code, 2)
        return f"{amount:,.{decimals}f} {code}"
        """,
        lambda r: (
            r.choice((0, 5, 1234.5, -99.99, 1e6, r.randint(0, 999999) / 8)),
            r.choice(("USD", "eur", "JPY", "krw", "KWD", "BHD")),
        ),
    ),
    made(
        "variants_formats.thousands_space_decimal_comma",
        "format_number group_digits format_thousands number_text",
        "number: float; decimals: int = 2",
        "str",
        """
        Write {number} with spaces between thousands and a comma before the {decimals} decimals: '1 234 \
        567,50'.
        Format a number the French way: groups of three with blanks, a decimal comma, {decimals} digits \
        after it (no comma for 0).
        Return {number} rounded to {decimals} places, with ' ' as thousands separator and ',' as decimal sign.
        Number text with spaces and a decimal comma; the sign stays in front.
        1234.5 becomes '1 234,50', and with 0 {decimals} there is no comma at all.
        """,
        """
        return f"{number:,.{decimals}f}".replace(",", " ").replace(".", ",")
        """,
        lambda r: (
            r.choice((0, 12, 1234.5, -1000.25, 1234567, r.randint(-99999, 9999999) / 8)),
            r.choice((2, 2, 0, 1, 3)),
        ),
    ),
    made(
        "variants_formats.bytes_1000_steps_drop_zero",
        "human_size format_size file_size format_bytes",
        "size: int",
        "str",
        """
        Write {size} bytes in steps of 1000 as 'B', 'kB', 'MB', 'GB' or 'TB', one decimal that is dropped \
        if it is zero: '1.5 kB', '2 MB', '999 B'.
        File size for humans with decimal units. Divide by 1000 as often as needed (up to TB), show one \
        digit after the point unless it is 0, and a space before the unit.
        Return a size such as '1 kB' for 1000 and '1.2 MB' for 1234567.
        Human-readable size, powers of 1000, at most one decimal, small k in 'kB'.
        How large is the file, in B, kB, MB, GB or TB of 1000 each? Whole amounts have no decimals.
        """,
        """
        value = float(size)
        units = ["B", "kB", "MB", "GB", "TB"]
        while value >= 1000 and len(units) > 1:
            value /= 1000
            units.pop(0)
        return f"{value:.1f}".removesuffix(".0") + " " + units[0]
        """,
        lambda r: (
            r.choice(
                (
                    0,
                    1,
                    999,
                    1000,
                    1024,
                    1500,
                    2000000,
                    1234567,
                    10**9,
                    5 * 10**12,
                    10**15,
                    r.randint(0, 10**7),
                )
            ),
        ),
    ),
    made(
        "variants_formats.bytes_kib_two_decimals",
        "human_size format_bytes file_size readable_size",
        "size: int",
        "str",
        """
        Write {size} in B, KiB, MiB, GiB or TiB (1024 each) with two decimals and a space, such as '1.50 \
        KiB'; plain bytes without decimals.
        Human-readable binary size. Below 1024 it is '512 B', above that the largest fitting unit with two \
        digits after the point.
        Return the size with an IEC unit: 1536 gives '1.50 KiB', 1048576 gives '1.00 MiB', 100 gives '100 B'.
        Format a number of bytes in powers of 1024, two decimal places, units with an 'i'; TiB is the largest.
        File size as text with KiB, MiB and so on.
        """,
        """
        if size < 1024:
            return f"{size} B"
        value = float(size)
        for unit in ("KiB", "MiB", "GiB", "TiB"):
            value /= 1024
            if value < 1024 or unit == "TiB":
                break
        return f"{value:.2f} {unit}"
        """,
        lambda r: (
            r.choice(
                (0, 1, 100, 1023, 1024, 1536, 1048576, 5 * 1024**3, 3 * 1024**4, 1024**5, r.randint(0, 10**8))
            ),
        ),
    ),
    made(
        "variants_formats.bytes_spelled_singular",
        "format_bytes human_size file_size_text size_in_words",
        "size: int",
        "str",
        """
        Write {size} as '0 bytes', '1 byte', '500 bytes', and from 1024 on as KB, MB or GB of 1024 each \
        with one decimal, such as '1.5 KB'; negative raises ValueError.
        File size text. Small sizes are spelled out with 'byte' or 'bytes'; larger ones have one decimal \
        and the unit KB, MB or GB. Raise ValueError below 0.
        Return '1 byte', '1023 bytes', '1.0 KB', '2.5 MB': steps of 1024, always one decimal except for bytes.
        Describe a size with the right plural for bytes and abbreviations for the rest (up to GB).
        How large is it? Use the words byte and bytes below 1024. A negative size is a ValueError.
        """,
        """
        if size < 0:
            raise ValueError("size must not be negative")
        if size < 1024:
            return f"{size} byte{'' if size == 1 else 's'}"
        value = size / 1024
        for unit in ("KB", "MB"):
            if value < 1024:
                return f"{value:.1f} {unit}"
            value /= 1024
        return f"{value:.1f} GB"
        """,
        lambda r: (
            r.choice(
                (0, 1, 2, 500, 1023, 1024, 1536, 1048576, 5 * 1024**3, 2000 * 1024**3, r.randint(0, 10**7))
            ),
        ),
    ),
    made(
        "variants_formats.bytes_du_style_letters",
        "human_size du_size short_size format_size",
        "size: int",
        "str",
        """
        Write {size} briefly as the Unix tools do: '512', '1.5K', '20M', '3.0G', steps of 1024, rounded up; \
        one decimal below 10, none from 10 on.
        Short size with the letters K, M, G, T and no space. Values under 10 of a unit have one decimal, \
        larger ones none, and everything is rounded up; plain bytes have no letter.
        Return a size like du -h: 1025 gives '1.1K', 10240 gives '10K', 100 gives '100'.
        Compact file size, rounded up, letter only.
        Human-readable size in powers of 1024, without a space and without a 'B'.
        """,
        """
        units = ["", "K", "M", "G", "T"]
        scale = 1
        while size > 1023 * scale and len(units) > 1:
            scale *= 1024
            units.pop(0)
        if scale == 1:
            return str(size)
        tenths = -(-size * 10 // scale)
        return f"{tenths // 10}.{tenths % 10}{units[0]}" if tenths < 100 else f"{-(-size // scale)}{units[0]}"
        """,
        lambda r: (
            r.choice(
                (
                    0,
                    1,
                    100,
                    1023,
                    1024,
                    1025,
                    1536,
                    10240,
                    10241,
                    20 * 1024**2,
                    3 * 1024**3,
                    r.randint(0, 10**8),
                    r.randint(0, 20000),
                )
            ),
        ),
    ),
    made(
        "variants_formats.duration_hours_and_padded_minutes",
        "format_duration minutes_to_text duration_text format_minutes",
        "minutes: int",
        "str",
        """
        Write {minutes} as '1h 05m': hours and minutes, the minutes with two digits; below an hour just '45m'.
        Format a duration in minutes. From 60 on there are hours and two-digit minutes ('2h 00m'), \
        otherwise only the minutes ('5m', '0m').
        Return text such as '1h 30m', '10h 05m' or '59m'; minutes after hours are zero-padded.
        Minutes to 'Hh MMm', without hours if there are none.
        How long is it? 65 gives '1h 05m', 7 gives '7m'.
        """,
        """
        hours, rest = divmod(minutes, 60)
        return f"{hours}h {rest:02}m" if hours else f"{rest}m"
        """,
        lambda r: (r.choice((0, 5, 45, 59, 60, 65, 120, 605, 1440, r.randint(0, 2000))),),
    ),
    made(
        "variants_formats.duration_words_with_commas",
        "format_duration duration_text seconds_to_words humanize_seconds",
        "seconds: int",
        "str",
        """
        Write {seconds} in words with commas: '1 hour, 5 minutes, 3 seconds'; parts that are zero are left \
        out, 1 is singular, 0 is '0 seconds'.
        Describe a duration by days, hours, minutes and seconds, joined by ', '. Only parts above zero \
        appear; nothing at all gives '0 seconds'.
        Return text such as '1 day, 2 hours' or '1 minute, 1 second'.
        Seconds to words, with correct plurals, separated by commas, without empty parts.
        How long is it in days, hours, minutes and seconds? Skip zeros; '0 seconds' if there is nothing else.
        """,
        """
        parts = []
        for size, unit in ((86400, "day"), (3600, "hour"), (60, "minute"), (1, "second")):
            count, seconds = divmod(seconds, size)
            if count:
                parts.append(f"{count} {unit}" + ("" if count == 1 else "s"))
        return ", ".join(parts) or "0 seconds"
        """,
        lambda r: (
            r.choice((0, 1, 59, 60, 61, 3600, 3661, 3903, 86400, 93600, 172805, r.randint(0, 200000))),
        ),
    ),
    made(
        "variants_formats.duration_words_and_before_last",
        "format_duration seconds_to_text duration_in_words describe_seconds",
        "seconds: int",
        "str",
        """
        Write {seconds} in words with 'and' before the last part: '1 hour, 2 minutes and 3 seconds', '5 \
        minutes and 1 second', '2 hours'; 0 is 'no time'.
        Describe a duration in hours, minutes and seconds. Zero parts are skipped, commas separate and \
        'and' precedes the last; nothing gives 'no time'.
        Return a phrase such as '1 minute and 30 seconds', singular where a number is 1. Hours may exceed 24.
        Seconds as a readable enumeration of hours, minutes and seconds.
        How long is it, said in English? Join the non-zero parts with commas and a final 'and'; 'no time' \
        for 0.
        """,
        """
        amounts = {"hour": seconds // 3600, "minute": seconds // 60 % 60, "second": seconds % 60}
        parts = [f"{count} {unit}{'s' if count > 1 else ''}" for unit, count in amounts.items() if count]
        if not parts:
            return "no time"
        *first, last = parts
        return f"{', '.join(first)} and {last}" if first else last
        """,
        lambda r: (
            r.choice((0, 1, 59, 60, 61, 90, 3600, 3661, 3723, 7200, 86400, 100000, r.randint(0, 20000))),
        ),
    ),
    made(
        "variants_formats.duration_two_largest_units",
        "format_duration short_duration approximate_duration format_eta",
        "seconds: int",
        "str",
        """
        Write {seconds} with its two largest units of d, h, m and s, such as '1d 2h', '3h 5m' or '45s'; the \
        smaller one is left out if 0, 0 is '0s'.
        Short duration: the largest unit that is not zero and the one directly below it, the rest is cut \
        off. '1h' if there are no full minutes.
        Return at most two parts. 90061 gives '1d 1h', 3605 gives '1h', 65 gives '1m 5s'.
        Remaining time in brief, days and hours or hours and minutes or minutes and seconds; no rounding.
        Approximate a number of seconds by its leading unit and the next smaller one.
        """,
        """
        units = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]
        for index, (unit, size) in enumerate(units):
            if seconds >= size:
                text = f"{seconds // size}{unit}"
                for smaller, length in units[index + 1 : index + 2]:
                    rest = seconds % size // length
                    text += f" {rest}{smaller}" if rest else ""
                return text
        return "0s"
        """,
        lambda r: (
            r.choice(
                (0, 5, 45, 60, 65, 3600, 3605, 3660, 86400, 90061, 86460, 1000000, r.randint(0, 200000))
            ),
        ),
    ),
    made(
        "variants_formats.percent_drop_zero_decimal",
        "format_percent percent percentage percent_text",
        "part: float; total: float",
        "str",
        """
        {part} of {total} in percent with at most one decimal, '50%' or '33.3%'; '0%' if {total} is 0.
        Percentage text: one digit after the point, but none if it is zero. A total of 0 gives '0%'.
        Return how many percent of {total} {part} is, rounded to one decimal, without '.0'.
        Share in percent, such as '12.5%' or '100%'; nothing of nothing is '0%'.
        Divide, multiply by 100, round to 1 decimal, drop a final '.0' and add '%'.
        """,
        """
        if total == 0:
            return "0%"
        return f"{part / total * 100:.1f}".removesuffix(".0") + "%"
        """,
        lambda r: (r.choice((0, 1, 2, 5, r.randint(0, 20))), r.choice((0, 1, 3, 4, 8, 20, r.randint(1, 30)))),
    ),
    made(
        "variants_formats.percent_change_signed_or_na",
        "percent_change format_change change_text growth",
        "old: float; new: float",
        "str",
        """
        Change from {old} to {new} in percent of {old} with sign and one decimal: '+12.5%', '-3.0%', '0.0%' \
        without sign; 'n/a' if {old} is 0.
        Growth text. A plus or minus stands in front, no sign for no change (after rounding to one \
        decimal); an {old} of zero gives 'n/a'.
        Return by how many percent the value rose or fell, such as '+50.0%', or 'n/a' when that can't be \
        computed.
        Signed percentage change with one decimal place, 'n/a' for a start of 0.
        How much did it grow? '+x.x%' up, '-x.x%' down, '0.0%' the same.
        """,
        """
        if old == 0:
            return "n/a"
        change = round((new - old) / abs(old) * 100, 1)
        return f"{change:+.1f}%" if change else "0.0%"
        """,
        lambda r: (
            r.choice((0, 1, 2, 8, 80, 1000, r.randint(1, 50))),
            r.choice((0, 1, 2, 9, 80, 1000.1, r.randint(1, 50))),
        ),
    ),
    made(
        "variants_formats.list_and_quoted",
        "join_quoted quote_and_join format_options list_choices",
        "items: list[str]; word: str = 'and'",
        "str",
        """
        Join {items}, each in single quotes, with commas and {word} before the last: "'a', 'b' and 'c'"; \
        'nothing' if there are none.
        Write the items in single quotes as an enumeration, {word} (such as 'and' or 'or') before the final \
        one. An empty list is 'nothing'.
        Return text like "'red' or 'blue'" for messages. No items give the word nothing.
        Quoted list in a sentence: commas between, {word} at the end, quotes around every item.
        Which values are allowed? Give "'x', 'y' or 'z'" with {word} 'or'; 'nothing' for no values.
        """,
        """
        quoted = [f"'{item}'" for item in items]
        if len(quoted) < 2:
            return quoted[0] if quoted else "nothing"
        return f"{', '.join(quoted[:-1])} {word} {quoted[-1]}"
        """,
        lambda r: (r.sample(_KEYS, r.randint(0, 4)), r.choice(("and", "and", "or"))),
    ),
    made(
        "variants_formats.list_and_skip_blank_oxford",
        "join_and format_list human_join to_sentence",
        "items: list[str]; oxford: bool = False",
        "str",
        """
        Join the non-blank {items}, trimmed, with commas and 'and'; with {oxford} and three or more there \
        is a comma before 'and', too. '' for none.
        Make an enumeration such as 'a, b and c', or 'a, b, and c' if {oxford} is True. Items are stripped \
        and empty ones dropped first.
        Return the items as a phrase. The serial comma is optional and never used for two items.
        Human-readable list: blank entries are skipped, 'and' stands before the last one, {oxford} decides \
        about the comma before it.
        Comma-separated list with 'and', ignoring items of only white space.
        """,
        """
        words = [item.strip() for item in items if item.strip()]
        if len(words) < 3:
            return " and ".join(words)
        return ", ".join(words[:-1]) + (", and " if oxford else " and ") + words[-1]
        """,
        lambda r: (
            [r.choice(("tea", " milk ", "", " ", "rice", "bread")) for _ in range(r.randint(0, 6))],
            r.random() < 0.5,
        ),
    ),
    made(
        "variants_formats.table_numbers_right_aligned",
        "format_table align_table table_text render_table",
        "rows: list[list[object]]",
        "str",
        """
        Write {rows} as a text table: columns as wide as their widest cell, two spaces between, numbers to \
        the right and text to the left; no spaces at line ends.
        Lay out a table of equally long rows. Text cells are left-aligned, ints and floats right-aligned; \
        columns are parted by two blanks, lines by '\\n'.
        Return the table as one text, each column padded to its widest entry. Trailing spaces are removed; \
        no rows give ''.
        Aligned columns: strings start at the left, numbers end at the right of their column, with a gap of \
        two spaces.
        Format rows of strings and numbers as a plain table.
        """,
        """
        widths = [max(len(str(cell)) for cell in column) for column in zip(*rows)]
        lines = []
        for row in rows:
            cells = [
                str(cell).ljust(width) if isinstance(cell, str) else str(cell).rjust(width)
                for cell, width in zip(row, widths)
            ]
            lines.append("  ".join(cells).rstrip())
        return "\\n".join(lines)
        """,
        lambda r: (
            [
                [r.choice(_KEYS), r.choice((1, 25, 300, -4, 2.5)), r.choice(("x", "long text", 7, ""))]
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_formats.table_header_and_dashes",
        "format_table table_lines render_table text_table",
        "header: list[str]; rows: list[list[str]]",
        "list[str]",
        """
        Lines of a text table: the {header}, a line of dashes under each column, then the {rows}; columns \
        padded to their widest cell and parted by two spaces.
        Lay out header and rows in aligned columns with a rule of '-' between them. Every column is as wide \
        as its longest text, and trailing blanks are cut.
        Return the lines of a table. The second one consists of dashes, as many as each column is wide, \
        with two spaces between the columns.
        Format a table with a header that is underlined column by column.
        Header, dashes, rows: all columns left-aligned with a gap of two spaces.
        """,
        """
        widths = [max(map(len, column)) for column in zip(header, *rows)]
        lines = [header, ["-" * width for width in widths], *rows]
        return ["  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines]
        """,
        lambda r: (
            ["name", "price"],
            [[r.choice(_KEYS), r.choice(("1", "25.50", "", "1000000"))] for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_formats.table_with_box_border",
        "draw_table boxed_table format_table ascii_table",
        "rows: list[list[str]]",
        "list[str]",
        """
        Draw {rows} as a table with borders: '+-----+---+' above, below and after the first row, '| tea | 2 \
        |' for a row; [] without rows.
        ASCII table with a frame. Cells are left-aligned with one space on both sides; a line of '+' and \
        '-' stands at the top, under the first row (the header) and at the bottom.
        Return the lines of a framed table whose first row is the header. Columns are as wide as their \
        widest cell.
        Box table in the style of database shells: rules made of plus signs and dashes around the header \
        and the end.
        Lines of a bordered text table; no rows give no lines.
        """,
        """
        if not rows:
            return []
        widths = [max(map(len, column)) for column in zip(*rows)]
        rule = "+" + "+".join("-" * (width + 2) for width in widths) + "+"
        header, *body = [
            "|" + "|".join(f" {cell.ljust(width)} " for cell, width in zip(row, widths)) + "|" for row in rows
        ]
        return [rule, header, rule, *body, *([rule] if body else [])]
        """,
        lambda r: ([[r.choice(_KEYS), r.choice(("1", "25.50", "", "x"))] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_formats.dict_aligned_lines",
        "format_dict dict_lines align_values show_settings",
        "data: dict[str, object]",
        "list[str]",
        """
        Lines 'key : value' of {data} in its order, with the keys padded to the longest one so that the \
        colons stand in a column.
        Show a dictionary as aligned lines: key, spaces up to the width of the longest key, ' : ' and the \
        value.
        Return one line per entry; all colons are below each other, with a blank on both sides.
        Format a dict for printing with the values in one column. No entries give [].
        Each entry as text, keys left-aligned to equal width and followed by ' : '.
        """,
        """
        width = max(map(len, data), default=0)
        return [f"{key:<{width}} : {value}" for key, value in data.items()]
        ---
        width = max((len(key) for key in data), default=0)
        return [key.ljust(width) + " : " + str(value) for key, value in data.items()]
        """,
        lambda r: (
            {key: r.choice((1, "tea", None, True, 2.5)) for key in r.sample([*_KEYS, "id"], r.randint(0, 4))},
        ),
    ),
    made(
        "variants_formats.name_last_first_middle_initial",
        "format_name catalog_name last_first_name formal_name",
        "first: str; last: str; middle: str = ''",
        "str",
        """
        Write a name as 'Last, First M.': the {middle} name only as a capital initial with a dot, left out \
        if empty; no comma if {first} is empty.
        Format for a list: {last}, a comma, {first}, and the initial of {middle} if there is one. Without a \
        first name only the last name is returned.
        Return 'Smith, John A.' for John, Smith, adam; 'Smith, John' without a middle name and 'Smith' \
        without a first one.
        Surname first, then the first name and a middle initial.
        Library style name from its parts; an empty {first} means that {last} stands alone.
        """,
        """
        if not first:
            return last
        initial = f" {middle[0].upper()}." if middle else ""
        return f"{last}, {first}{initial}"
        """,
        lambda r: (
            r.choice(("John", "Ada", "")),
            r.choice(("Smith", "Li")),
            r.choice(("", "", "adam", "Maria")),
        ),
    ),
    made(
        "variants_formats.full_name_from_optional_parts",
        "full_name display_name format_name compose_name",
        "person: dict[str, str]",
        "str",
        """
        Full name of {person} from the keys 'title', 'first', 'middle', 'last' and 'suffix', as far as \
        given and not blank; a suffix follows after a comma; 'Unknown' if nothing is left.
        Put a name together: title, first, middle and last with single spaces, then ', ' and the suffix. \
        Missing or blank parts are skipped, and without any name the result is 'Unknown'.
        Return e.g. 'Dr. Ada Lovelace, PhD'. Parts are trimmed; the suffix only counts if there is \
        something before it.
        Display name from a dict of name parts with 'Unknown' as a fallback.
        Join the present parts of a name in order, the suffix behind a comma.
        """,
        """
        parts = [person.get(key, "").strip() for key in ("title", "first", "middle", "last")]
        name = " ".join(part for part in parts if part)
        suffix = person.get("suffix", "").strip()
        if not name:
            return "Unknown"
        return f"{name}, {suffix}" if suffix else name
        """,
        lambda r: (
            {
                key: value
                for key, value in (
                    ("title", r.choice(("Dr.", "", " "))),
                    ("first", r.choice(("Ada", " Ben ", ""))),
                    ("middle", r.choice(("M.", ""))),
                    ("last", r.choice(("Stone", "Li", ""))),
                    ("suffix", r.choice(("PhD", "Jr.", ""))),
                )
                if r.random() < 0.6
            },
        ),
    ),
    made(
        "variants_formats.address_lines_skip_missing",
        "format_address address_lines address_label postal_address",
        "address: dict[str, str]",
        "str",
        """
        Postal {address} in lines: name, street, 'zip city' and country in capitals; parts that are missing \
        or empty are skipped, as are empty lines.
        Write an address label from a dict with the keys 'name', 'street', 'zip', 'city' and 'country'. Zip \
        code and city share a line, the country is upper case, and nothing is left blank.
        Return the lines joined by line breaks. Absent fields are left out without leaving gaps.
        Multi-line address: one part per line, zip and city together, COUNTRY last.
        Format an address for an envelope, without empty lines; no data gives ''.
        """,
        """
        town = f"{address.get('zip', '')} {address.get('city', '')}".strip()
        lines = [address.get("name"), address.get("street"), town, address.get("country", "").upper()]
        return "\\n".join(line for line in lines if line)
        """,
        lambda r: (
            {
                key: value
                for key, value in (
                    ("name", r.choice(_NAMES)),
                    ("street", r.choice(("Main St 5", ""))),
                    ("zip", r.choice(("12345", ""))),
                    ("city", r.choice(_CITIES)),
                    ("country", r.choice(("Italy", "norway"))),
                )
                if r.random() < 0.7
            },
        ),
    ),
    made(
        "variants_formats.file_name_with_number_if_taken",
        "unique_filename free_name next_free_name avoid_collision",
        "filename: str; existing: list[str]",
        "str",
        """
        {filename} if it isn't {existing}, else with ' (1)', ' (2)', ... before the last extension, the \
        first that is free: 'a (1).txt'.
        Find a free file name as browsers do for downloads. The number stands in parentheses after a space, \
        before the extension; names without a dot get it at the end.
        Return the name itself when it is free; otherwise the smallest numbered variant from (1) on that \
        does not exist yet.
        Avoid overwriting a file: 'photo.jpg' becomes 'photo (1).jpg', then 'photo (2).jpg' and so on.
        Unique name in a folder, numbered with ' (n)' if necessary. A dot at the very start is no extension.
        """,
        """
        stem, extension = os.path.splitext(filename)
        name = filename
        number = 0
        while name in existing:
            number += 1
            name = f"{stem} ({number}){extension}"
        return name
        """,
        lambda r: (
            r.choice(("a.txt", "photo.jpg", "README", "a.tar.gz", ".env")),
            r.sample(
                ("a.txt", "a (1).txt", "a (2).txt", "photo.jpg", "README", "README (1)", "a.tar.gz", ".env"),
                r.randint(0, 7),
            ),
        ),
        "import os",
    ),
    made(
        "variants_formats.file_suffix_before_extension",
        "add_suffix append_to_stem suffix_filename insert_before_extension",
        "path: str; suffix: str",
        "str",
        """
        Insert {suffix} before the extension of the file in {path}: 'img/a.png' with '_small' is \
        'img/a_small.png'; without an extension it is put at the end.
        Add text to the stem of a file name and keep folder and extension. Only the last dot of the name \
        counts, dots in folders and at the start of the name don't.
        Return the path with {suffix} between stem and extension.
        'a.tar.gz' with '-old' becomes 'a.tar-old.gz', '.env' becomes '.env-old', 'v1.0/notes' becomes \
        'v1.0/notes-old'.
        Append something to a file's name in front of its ending, if it has one.
        """,
        """
        stem, extension = os.path.splitext(path)
        return stem + suffix + extension
        """,
        lambda r: (
            r.choice(
                ("img/a.png", "a.tar.gz", ".env", "v1.0/notes", "README", "docs/.hidden", "x.TXT", "a.b/c.d")
            ),
            r.choice(("_small", "-old", "_1", "")),
        ),
        "import os",
    ),
    made(
        "variants_formats.extension_lower_with_dot_hidden_none",
        "get_extension file_extension extension suffix",
        "path: str",
        "str",
        """
        Extension of the file in {path} in lower case with its dot, '.jpg' for 'a/B.JPG'; '' if there is \
        none, also for hidden files such as '.env' and for 'name.'.
        Return what follows the last dot of the file name, dot included and lower-cased. A dot at the start \
        or end of the name, or in a folder, makes no extension.
        File ending such as '.gz' for 'x.tar.gz', or '' when the name has none.
        Lower-case extension of a path with the leading dot; folders with dots don't matter.
        Which type is the file? Give '.png', '.txt' and so on, or an empty text.
        """,
        """
        name = path.rsplit("/", 1)[-1]
        stem, dot, ending = name.rpartition(".")
        return dot + ending.lower() if stem and ending else ""
        """,
        lambda r: (
            r.choice(
                (
                    "a/B.JPG",
                    "x.tar.gz",
                    ".env",
                    "name.",
                    "v1.0/notes",
                    "README",
                    "",
                    "docs/.hidden.txt",
                    "a.b/c.D",
                    f"file{r.randint(1, 9)}.{r.choice(('TXT', 'md', 'Py'))}",
                )
            ),
        ),
    ),
    made(
        "variants_formats.stem_without_all_extensions",
        "file_stem base_name stem name_without_extensions",
        "path: str",
        "str",
        """
        Name of the file in {path} without folders and without all its extensions: 'a/b.tar.gz' gives 'b'; \
        a leading dot stays, '.env' gives '.env'.
        Return the last part of the path up to its first dot, not counting a dot at the very start.
        File name without any ending. 'x/archive.tar.gz' is 'archive', 'README' is 'README', '.bashrc.bak' \
        is '.bashrc'.
        Strip the directories and everything from the first dot on, but keep the dot of hidden files.
        Stem of a file with multiple extensions removed.
        """,
        """
        name = path.split("/")[-1]
        end = name.find(".", 1)
        return name if end == -1 else name[:end]
        ---
        name = path.rsplit("/", 1)[-1]
        return name[:1] + name[1:].split(".")[0]
        """,
        lambda r: (
            r.choice(
                (
                    "a/b.tar.gz",
                    ".env",
                    "README",
                    ".bashrc.bak",
                    "x.txt",
                    "",
                    "v1.0/notes.md",
                    "a/",
                    "name.",
                    f"dir/file{r.randint(1, 9)}.min.js",
                )
            ),
        ),
    ),
    made(
        "variants_formats.join_paths_absolute_restarts",
        "join_paths join_path path_join combine_paths",
        "parts: list[str]",
        "str",
        """
        Join {parts} with '/'; a part that starts with '/' throws away all before it, empty parts are \
        skipped, slashes at the end of a part count once.
        Combine pieces of a path like os.path.join: absolute parts start anew. There is one slash between \
        two parts, and empty texts add nothing; no parts give ''.
        Return the joined path. ['a', 'b/', 'c'] is 'a/b/c' and ['a', '/b', 'c'] is '/b/c'.
        Path from several parts, restarting at every absolute one. A trailing slash is only kept for the \
        root '/'.
        Join path segments; the last one that begins with a slash is where the path begins.
        """,
        """
        path = ""
        for part in parts:
            trimmed = part.rstrip("/")
            if part.startswith("/"):
                path = trimmed or "/"
            elif trimmed:
                path = f"{path.rstrip('/')}/{trimmed}" if path else trimmed
        return path
        """,
        lambda r: (
            [r.choice(("a", "b/", "c", "/b", "", "/", "x/y", "/etc/")) for _ in range(r.randint(0, 4))],
        ),
    ),
    made(
        "variants_formats.normalize_path_both_kinds",
        "normalize_path clean_path simplify_path norm_path",
        "path: str",
        "str",
        """
        Normalize {path}: backslashes become '/', '.' and doubled slashes vanish, '..' removes the part \
        before; '..' stays at the start of a relative path and is dropped at the root.
        Clean a relative or absolute path. Resolve '.' and '..', unify the slashes and remove a trailing \
        one; an empty relative path is '.', the root is '/'.
        Return the shortest equal path with forward slashes. 'a\\\\b\\\\..\\\\c' gives 'a/c', '/../x' gives \
        '/x', '../../x' stays.
        Simplify a path textually, for Windows and Unix separators; nothing left means '.' (or '/' if it \
        was absolute).
        Remove redundant parts of a path; absolute ones never climb above '/'.
        """,
        """
        path = path.replace("\\\\", "/")
        absolute = path.startswith("/")
        parts = []
        for part in path.split("/"):
            if part == "..":
                if parts and parts[-1] != "..":
                    parts.pop()
                elif not absolute:
                    parts.append(part)
            elif part not in ("", "."):
                parts.append(part)
        text = "/".join(parts)
        return "/" + text if absolute else text or "."
        """,
        lambda r: (
            r.choice(("", "/"))
            + r.choice(("/", "/", "\\")).join(
                r.choice(("a", "b", "..", ".", "", "c")) for _ in range(r.randint(0, 5))
            ),
        ),
    ),
    made(
        "variants_formats.parent_folder_or_none",
        "parent_folder parent_path dirname parent",
        "path: str",
        "str | None",
        """
        Folder that contains {path}: '/a' for '/a/b' and '/a/b/', '/' for '/a', '' for a single name; None \
        for '/' and ''.
        Return the parent of a path. A slash at the end is ignored; a name without slash lies in '', and \
        the root and the empty path have no parent (None).
        Path without its last part, None if there is nothing above.
        Parent directory: everything before the last slash, '/' for things directly below the root.
        In which folder does it lie? '/x/y.txt' lies in '/x', 'y.txt' in '' and '/' nowhere (None).
        """,
        """
        trimmed = path.rstrip("/")
        if not trimmed:
            return None
        parent, slash, _ = trimmed.rpartition("/")
        return parent or slash
        """,
        lambda r: (r.choice(("/a/b", "/a/b/", "/a", "a", "a/b", "", "/", "x/y.txt", "/x/y/z.txt", "a/")),),
    ),
    made(
        "variants_formats.slug_without_accents_fallback",
        "slugify make_slug to_slug url_slug",
        "title: str",
        "str",
        """
        Slug of {title}: accents removed ('é' is 'e'), lower case, every run of other characters than a-z \
        and 0-9 a single '-', none at the ends; 'untitled' if nothing is left.
        Make a URL slug. Letters lose their accents, everything is lower case, and hyphens stand for spaces \
        and signs; an empty result is 'untitled'.
        Return 'creme-brulee' for 'Crème Brûlée!'. Only a-z, 0-9 and single inner hyphens remain, or the \
        word untitled.
        Slugify with accents folded to plain letters and a fallback of 'untitled'.
        Turn a heading into an ASCII slug; characters that have no plain form are treated like spaces, and \
        an empty slug is 'untitled'.
        """,
        r"""
        plain = unicodedata.normalize("NFKD", title)
        plain = "".join(char for char in plain if not unicodedata.combining(char))
        return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-") or "untitled"
        """,
        lambda r: (
            r.choice(
                (
                    "Crème Brûlée!",
                    "Hello, World",
                    "",
                    "!!!",
                    "Über uns",
                    "  a  b ",
                    "C++ & Python 3",
                    "naïve—café",
                    "100%",
                    "under_score",
                    "Ñandú",
                )
            ),
        ),
        ("import re", "import unicodedata"),
    ),
    made(
        "variants_formats.slug_underscores_and_words",
        "slugify to_identifier make_key snake_slug",
        "title: str",
        "str",
        """
        Slug of {title} with underscores: '&' becomes 'and', apostrophes vanish, all else but letters a-z \
        and digits separates words; lower case.
        Turn a title into a key such as 'tips_and_tricks'. An ampersand is read as the word and, "don't" \
        becomes 'dont', the words are joined by '_'.
        Return the lower-case words of a title joined by single underscores, with & spelled out and \
        apostrophes removed.
        Slug with '_' between words; nothing usable gives ''.
        "What's New & Old?" becomes 'whats_new_and_old'.
        """,
        r"""
        text = title.lower().replace("&", " and ").replace("'", "")
        return "_".join(re.findall(r"[a-z0-9]+", text))
        """,
        lambda r: (
            r.choice(
                (
                    "What's New & Old?",
                    "Tips & Tricks",
                    "",
                    "R&D",
                    "don't",
                    "already_a_key",
                    "  A -- B ",
                    "3.5 GHz",
                    "O'Neil's",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.heading_level_and_text_or_none",
        "parse_heading markdown_heading read_heading heading",
        "line: str",
        "tuple[int, str] | None",
        """
        Level and text of a Markdown heading {line} such as '## Title ##': one to six '#', a space, the \
        text without closing '#'; None if it is none.
        Parse a heading. Return (number of # signs, trimmed title), where # signs at the end are dropped; \
        lines with more than six, without a space or without text give None.
        '# A' is (1, 'A'), '### B ###' is (3, 'B') and '#tag' is None.
        Read an ATX heading of Markdown as a pair, or None for any other line.
        Which level has the heading and what does it say? Closing hashes after a space don't belong to the \
        text.
        """,
        r"""
        match = re.fullmatch(r"(#{1,6}) +(.*?)(?: +#+)? *", line)
        if not match or not match[2]:
            return None
        return len(match[1]), match[2]
        """,
        lambda r: (
            r.choice(
                (
                    "# A",
                    "## Title ##",
                    "### B ###",
                    "#tag",
                    "####### x",
                    "text",
                    "",
                    "# ",
                    "#  Two  words ",
                    "# C#",
                    " # x",
                    f"{'#' * r.randint(1, 7)} Part {r.randint(1, 9)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.markdown_toc_with_anchors",
        "make_toc markdown_toc table_of_contents toc",
        "text: str",
        "list[str]",
        """
        Table of contents of Markdown {text}: for each heading of level 1 to 3 a line '- [Title](#anchor)', \
        indented by two spaces per level below 1.
        List the headings '#', '##' and '###' as nested links. The anchor is the title in lower case with \
        everything but letters, digits, underscores, spaces and hyphens removed and spaces turned into '-'.
        Return lines such as '  - [My Part!](#my-part)' for '## My Part!'. Deeper headings are left out.
        Contents of a README as Markdown list with links to its headings, up to the third level.
        Make a TOC: two blanks of indentation per level, the title in brackets and its GitHub-like anchor \
        in parentheses.
        """,
        r"""
        lines = []
        for marks, title in re.findall(r"^(#{1,3}) +(.+?) *$", text, re.MULTILINE):
            anchor = re.sub(r"[^\w\s-]", "", title.lower()).replace(" ", "-")
            lines.append("  " * (len(marks) - 1) + f"- [{title}](#{anchor})")
        return lines
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "# Title",
                        "## My Part!",
                        "### Deep dive",
                        "#### Too deep",
                        "text",
                        "",
                        "#tag",
                        "## A & B",
                        "# C++ ",
                    )
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.markdown_table_to_dicts",
        "parse_markdown_table table_to_dicts read_table markdown_to_records",
        "text: str",
        "list[dict[str, str]]",
        """
        Read a Markdown table {text} as dicts: the first line is the header, the second (dashes) is \
        skipped, cells are trimmed.
        Parse '| a | b |' lines into records. The header gives the keys, the line of dashes below it is \
        ignored, and every further line with a '|' is a row.
        Return a list of dicts, one per row of the table. Outer pipes are optional and spaces around cells \
        don't matter.
        Turn a Markdown table into a list of records with text values; text without rows gives [].
        Table in Markdown to dicts by its header line.
        """,
        """
        lines = [line.strip() for line in text.splitlines() if "|" in line]
        inner = [line.removeprefix("|").removesuffix("|") for line in lines]
        rows = [[cell.strip() for cell in line.split("|")] for line in inner]
        return [dict(zip(rows[0], row)) for row in rows[2:]]
        """,
        lambda r: (
            r.choice(
                (
                    "| name | price |\n| --- | --- |\n",
                    "name|price\n---|---\n",
                    "| name | price |\n|---|--:|\n",
                )
            )
            + "\n".join(
                r.choice(("| tea | 2 |", "milk|1", "|  rice |  |", "")) for _ in range(r.randint(0, 3))
            )
            if r.random() < 0.9
            else r.choice(("", "no table")),
        ),
    ),
    made(
        "variants_formats.link_addresses_only",
        "link_urls extract_urls markdown_urls find_link_targets",
        "text: str",
        "list[str]",
        """
        Addresses of all Markdown links and images in {text}, each once, in order; a title in quotes after \
        the address is dropped.
        Which URLs does the Markdown link to? Return the targets of '[text](url)' and '![alt](url "title")' \
        without repetitions.
        List the different link targets in a Markdown text, images included, in order of first appearance.
        Extract the part in parentheses of every link, without an optional title, as a list of unique texts.
        Link addresses of a README, without duplicates.
        """,
        r"""
        found = re.findall(r"\[[^\]]*\]\(\s*([^\s)]+)[^)]*\)", text)
        return list(dict.fromkeys(found))
        """,
        lambda r: (
            " ".join(
                r.choice(
                    (
                        "[a](http://a.io)",
                        "text",
                        '![pic](img/x.png "A title")',
                        "[b](b.html)",
                        "[](c.md)",
                        "(no link)",
                        "[not] (a link)",
                    )
                )
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.html_escape_with_quotes",
        "escape_html html_escape escape to_html_text",
        "text: str",
        "str",
        """
        Escape {text} for HTML: '&', '<', '>', '"' and "'" become &amp; &lt; &gt; &quot; and &#39;.
        Replace the five special characters of HTML by entities, double and single quotes included (&quot; \
        and &#39;).
        Return the text so that it can stand in HTML, also inside of an attribute. The apostrophe is \
        written as &#39;.
        HTML-escape a text with its quotes; an existing '&amp;' is escaped again.
        Convert & < > " ' to &amp; &lt; &gt; &quot; &#39;.
        """,
        """
        entities = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}
        return "".join(entities.get(char, char) for char in text)
        ---
        return html.escape(text).replace("&#x27;", "&#39;")
        """,
        lambda r: (
            "".join(
                r.choice(("a", "b ", "<", ">", "&", '"', "'", "&amp;", "<br>"))
                for _ in range(r.randint(0, 6))
            ),
        ),
        "import html",
    ),
    made(
        "variants_formats.html_to_text_with_line_breaks",
        "html_to_text strip_html plain_text remove_tags",
        "html: str",
        "str",
        """
        Plain text of {html}: '<br>' and '</p>' become line breaks, other tags vanish, &lt; &gt; &quot; \
        &amp; are decoded; line breaks of the source stay, lines are trimmed and empty ones dropped.
        Convert simple HTML to text with its lines. <br>, <br/> and the end of a paragraph (any case) start \
        a new line; every other tag is removed and the four common entities are decoded. Lines of the \
        source stay lines; empty ones are dropped.
        Return the readable text of an HTML snippet, with a new line after every paragraph end, <br> or \
        line end, without blank lines.
        Strip tags but keep the line structure given by br and p.
        HTML to plain text: breaks and paragraph ends as newlines, no tags, decoded entities, tidy lines.
        """,
        r"""
        text = re.sub(r"<br\s*/?>|</p>", "\n", html, flags=re.IGNORECASE)
        text = re.sub(r"<[^>]*>", "", text)
        for entity, char in (("&lt;", "<"), ("&gt;", ">"), ("&quot;", '"'), ("&amp;", "&")):
            text = text.replace(entity, char)
        lines = [line.strip() for line in text.splitlines()]
        return "\n".join(line for line in lines if line)
        """,
        lambda r: (
            "".join(
                r.choice(
                    (
                        "<p>",
                        "</p>",
                        "tea ",
                        "<b>milk</b>",
                        "<br>",
                        "<BR/>",
                        "a &amp; b",
                        "&lt;x&gt;",
                        "\n",
                        "<br />",
                        "end",
                    )
                )
                for _ in range(r.randint(0, 7))
            ),
        ),
        "import re",
    ),
    made(
        "variants_formats.html_element_with_attributes",
        "make_tag html_element build_tag html_tag",
        "tag: str; text: str; attributes: dict[str, object]",
        "str",
        """
        HTML element {tag} with {attributes} and escaped {text}: True gives a bare name, False and None \
        leave an attribute out, values are escaped and quoted.
        Build '<a href="x" disabled>text</a>'. In the text &, < and > are escaped, in attribute values the \
        double quote, too; boolean attributes are names only.
        Return an element as text. Attributes keep their order; those that are None or False are omitted, \
        and True means just the name.
        Make an HTML tag with content and attributes, all escaped.
        Element from tag name, content and a dict of attributes (True: without value; False or None: not at \
        all).
        """,
        """
        parts = [tag]
        for name, value in attributes.items():
            if value is True:
                parts.append(name)
            elif value is not False and value is not None:
                quoted = escape(str(value), quote=False).replace('"', "&quot;")
                parts.append(f'{name}="{quoted}"')
        return f"<{' '.join(parts)}>{escape(text, quote=False)}</{tag}>"
        """,
        lambda r: (
            r.choice(("a", "p", "button")),
            r.choice(("", "tea", "a < b", "R&D", 'say "hi"')),
            {
                key: r.choice(("x", 1, True, False, None, 'a"b', "a&b"))
                for key in r.sample(("href", "id", "disabled", "title"), r.randint(0, 3))
            },
        ),
        "from html import escape",
    ),
)
