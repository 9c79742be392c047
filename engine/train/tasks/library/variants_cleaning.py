"""Common functions that clean data, records, tables and spreadsheets in the forms people ask for them."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from engine.train.tasks.compact import made

_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva")
_CITIES = ("Rome", "Oslo", "Bern")
_ITEMS = ("tea", "milk", "rice", "kiwi")
_BLANKS = ("", " ", "-", "N/A", "n/a", "null", "None", "NA", "--", "?", "nan", "Unknown")


def _messy(r: Random, *texts: str) -> str:
    """One of the texts, often in another case or with spaces around it."""
    text = r.choice(texts)
    kind = r.random()
    text = text.upper() if kind < 0.2 else text.lower() if kind < 0.4 else text
    return r.choice(("", "", " ", "  ")) + text + r.choice(("", "", " ", "\t"))


def _cell(r: Random) -> str:
    """A cell of text, in every third case a sign that nothing is known."""
    if r.random() < 0.4:
        return r.choice(_BLANKS)
    return _messy(r, "Tea", "green  tea", "Rome", "12", "0", "no data yet", "a-b")


def _cells(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return [_cell(r) for _ in range(r.randint(low, high))]


def _mixed(r: Random) -> object:
    """A cell of any kind."""
    return r.choice((None, "", " ", "tea", "N/A", "7", 0, 3, 12, 2.5, True, False, "x"))


def _gapped(
    r: Random, low: int = 0, high: int = 8, gaps: float = 0.3, bottom: int = 0, top: int = 12
) -> list[int | None]:
    """Integers with None between them."""
    return [None if r.random() < gaps else r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _ints(r: Random, low: int = 0, high: int = 7, bottom: int = 0, top: int = 20) -> list[int]:
    return [r.randint(bottom, top) for _ in range(r.randint(low, high))]


def _pairs(r: Random, low: int = 0, high: int = 7, bottom: int = 0, top: int = 12) -> list[tuple[str, int]]:
    """Pairs of a group and a number."""
    return [(r.choice("abc"), r.randint(bottom, top)) for _ in range(r.randint(low, high))]


def _sales(r: Random, low: int = 0, high: int = 7, missing: float = 0.0) -> list[dict[str, object]]:
    """Records with region, item and amount; amounts are None at times."""
    return [
        {
            "region": r.choice(("north", "south", "east")),
            "item": r.choice(_ITEMS),
            "amount": None if r.random() < missing else r.choice((5, 10, 10, 20, r.randint(0, 40))),
        }
        for _ in range(r.randint(low, high))
    ]


def _people(r: Random, low: int = 0, high: int = 6, missing: float = 0.25) -> list[dict[str, object]]:
    """Records with name, city and age; None or absent fields at times."""
    people = []
    for _ in range(r.randint(low, high)):
        person: dict[str, object] = {"name": r.choice(_NAMES)}
        for field, value in (("city", r.choice(_CITIES)), ("age", r.choice((18, 25, 25, 40, 67)))):
            kind = r.random()
            if kind >= missing / 2:
                person[field] = None if kind < missing else value
        people.append(person)
    return people


def _full_people(r: Random, low: int = 0, high: int = 6) -> list[dict[str, object]]:
    """Records with name, city and age, all filled."""
    return _people(r, low, high, 0.0)


def _table(r: Random, low: int = 0, high: int = 4) -> list[list[str]]:
    """A header line and lines of text cells."""
    rows = [[r.choice(_NAMES), r.choice(_CITIES), str(r.randint(1, 99))] for _ in range(r.randint(low, high))]
    return [["name", "city", "age"], *rows]


def _ragged(r: Random, low: int = 0, high: int = 5, width: int = 4) -> list[list[str]]:
    """Lines of text cells that are not equally long."""
    return [
        [r.choice((*_ITEMS, "", "7")) for _ in range(r.randint(0, width))]
        for _ in range(r.randint(low, high))
    ]


def _day(r: Random, span: int = 800) -> str:
    """An ISO date from 2023 on."""
    return (date(2023, 1, 1) + timedelta(days=r.randint(0, span))).isoformat()


def _two_tables(r: Random) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """Orders and customers that share the field 'id', not all of them on both sides."""
    orders = [{"id": r.randint(1, 5), "total": r.randint(1, 9) * 5} for _ in range(r.randint(0, 5))]
    customers = [
        {"id": number, "name": r.choice(_NAMES)} for number in r.sample(range(1, 7), r.randint(0, 4))
    ]
    return orders, customers


def _snapshots(r: Random) -> tuple[list[dict[str, object]], list[dict[str, object]]]:
    """An older and a newer list of records with unique ids."""
    old = [{"id": n, "name": r.choice(_NAMES), "age": r.choice((18, 25))} for n in range(1, r.randint(1, 6))]
    new = [{**record, "age": r.choice((18, 25, 40))} for record in old if r.random() < 0.7]
    new += [{"id": n, "name": r.choice(_NAMES), "age": 33} for n in range(6, r.randint(6, 8))]
    r.shuffle(new)
    return old, new


def _log(r: Random, low: int = 0, high: int = 7) -> list[str]:
    """Log lines 'YYYY-MM-DD HH:MM:SS LEVEL message'."""
    return [
        f"2024-03-0{r.randint(1, 3)} {r.choice((8, 9, 9, 10, 23)):02d}:{r.randint(0, 59):02d}:00 "
        f"{r.choice(('INFO', 'INFO', 'ERROR', 'WARNING'))} {r.choice(('started', 'disk full', 'user ada'))}"
        for _ in range(r.randint(low, high))
    ]


ENTRIES = (
    made(
        "variants_cleaning.blank_markers_to_none",
        "clean_value empty_to_none clean_cell blank_to_none",
        "text: str",
        "str | None",
        """
        Trim {text} and return None if nothing is left or if it is one of 'n/a', 'na', 'null', 'none', \
        '-' in any case; otherwise the trimmed text.
        Clean one cell. Spaces around it are removed; an empty cell and the markers n/a, na, null, none \
        and a single dash (upper or lower case) become None.
        Turn a cell that says "nothing here" into None: blank, '-', 'N/A', 'NA', 'null' or 'None', \
        whatever the case. Everything else comes back without outer spaces.
        Return the stripped text, or None for a blank or a missing-value marker (-, n/a, na, null, none; \
        case does not matter).
        """,
        """
        text = text.strip()
        if text.lower() in {"", "-", "n/a", "na", "null", "none"}:
            return None
        return text
        ---
        cleaned = text.strip()
        return None if cleaned.casefold() in ("", "-", "n/a", "na", "null", "none") else cleaned
        """,
        lambda r: (_cell(r),),
    ),
    made(
        "variants_cleaning.given_markers_to_none",
        "replace_missing to_none missing_to_none clean_values",
        "values: list[str]; markers: list[str]",
        "list[str | None]",
        """
        Replace every one of {values} that equals one of {markers}, ignoring case and spaces around, by \
        None; the others stay exactly as they are.
        Return a list with None in place of missing-value {markers}. The comparison trims both sides and \
        does not care about case; other values are not changed.
        Mark missing data: a value that matches a marker (any case, outer spaces don't count) is None in \
        the result, all others are kept untouched.
        Put None where a value is one of the {markers} once trimmed and lower-cased. Values that are no \
        marker keep their spaces.
        """,
        """
        missing = {marker.strip().lower() for marker in markers}
        return [None if value.strip().lower() in missing else value for value in values]
        """,
        lambda r: (_cells(r), r.sample(("-", "n/a", "", "null", "Unknown", "NA"), r.randint(0, 4))),
    ),
    made(
        "variants_cleaning.blank_rows_cells_to_none",
        "clean_rows markers_to_none normalize_missing clean_table",
        "rows: list[list[object]]",
        "list[list[object]]",
        """
        Return a copy of {rows} in which texts are trimmed and those that are empty, '-' or 'N/A' (any \
        case) are None; numbers and other values stay.
        Clean a table: strip every string cell and turn '', '-' and 'n/a' in upper or lower case into \
        None. Cells that are no strings are left alone.
        In all rows replace blank strings, single dashes and 'N/A' by None, trim the remaining strings \
        and keep 0, False and other non-texts.
        Normalize the missing cells of a list of rows to None (blank text, '-', 'n/a' without regard to \
        case), stripping spaces from other texts.
        """,
        """
        def clean(cell):
            if not isinstance(cell, str):
                return cell
            text = cell.strip()
            return None if text.lower() in ("", "-", "n/a") else text

        return [[clean(cell) for cell in row] for row in rows]
        """,
        lambda r: (
            [
                [r.choice((_mixed(r), _cell(r), "-", " tea ")) for _ in range(r.randint(0, 4))]
                for _ in range(r.randint(0, 4))
            ],
        ),
    ),
    made(
        "variants_cleaning.record_texts_trimmed_blank_none",
        "clean_record normalize_record tidy_record strip_record",
        "record: dict[str, object]",
        "dict[str, object]",
        """
        Return a copy of {record} with all texts trimmed and blank ones turned into None; keys and other \
        values stay as they are.
        Clean one record: strings lose their outer spaces, a string with nothing else becomes None, \
        numbers and None are unchanged. No key is dropped.
        Strip the string values of a dict; what is empty afterwards is None. 0 and False are left alone.
        New dict with the same keys, each text stripped or None if it consists of spaces only, anything \
        else kept.
        """,
        """
        cleaned = {}
        for key, value in record.items():
            if isinstance(value, str):
                value = value.strip() or None
            cleaned[key] = value
        return cleaned
        ---
        return {key: (value.strip() or None) if isinstance(value, str) else value for key, value in \
        record.items()}
        """,
        lambda r: (
            {
                key: r.choice((_mixed(r), _cell(r)))
                for key in r.sample(("id", "name", "city", "age"), r.randint(0, 4))
            },
        ),
    ),
    made(
        "variants_cleaning.is_missing_any_kind",
        "is_missing is_empty is_blank_value is_null",
        "value: object",
        "bool",
        """
        Is {value} missing: None, a float NaN, a blank text, or one of the texts 'n/a', 'na', 'nan', \
        'null', 'none', '-' in any case? 0 and False are not missing.
        Return True for None, for NaN, for text of spaces only and for the usual markers (n/a, na, nan, \
        null, none, -; case and outer spaces ignored). Zero counts as a value.
        Tell whether a cell has no value. None, NaN, empty or blank strings and written markers such as \
        'N/A' or 'null' are missing; 0, False and empty lists are not.
        True if there is nothing in {value}: None, not-a-number, blank, or a text that says so (na, n/a, \
        nan, none, null or a dash, in upper or lower case).
        """,
        """
        if value is None:
            return True
        if isinstance(value, float):
            return math.isnan(value)
        if isinstance(value, str):
            return value.strip().lower() in {"", "n/a", "na", "nan", "null", "none", "-"}
        return False
        """,
        lambda r: (r.choice((_mixed(r), _cell(r), 0.0, [], None)),),
        "import math",
    ),
    made(
        "variants_cleaning.missing_percent_by_field",
        "missing_percent missing_rates missing_share null_rates",
        "records: list[dict[str, object]]; fields: list[str]",
        "dict[str, float]",
        """
        Percentage of {records} in which each of {fields} is missing (absent, None or blank text), \
        rounded to one decimal; 0.0 if there are no records.
        For every field return how many percent of the records lack it: the key is not there, the value \
        is None or a text without visible characters. One decimal place.
        Return a dict from field to the share of missing values in percent with one decimal. Blank \
        strings count as missing, 0 does not; without records all are 0.0.
        Measure the gaps of a data set per field, in percent of the records, to one decimal. None, an \
        absent key and whitespace are gaps.
        """,
        """
        rates = {}
        for field in fields:
            missing = 0
            for record in records:
                value = record.get(field)
                if value is None or (isinstance(value, str) and not value.strip()):
                    missing += 1
            rates[field] = round(100 * missing / len(records), 1) if records else 0.0
        return rates
        """,
        lambda r: (
            [
                {key: value if r.random() < 0.8 else r.choice(("", " ", 0)) for key, value in person.items()}
                for person in _people(r)
            ],
            r.sample(("name", "city", "age", "phone"), r.randint(1, 3)),
        ),
    ),
    made(
        "variants_cleaning.first_non_blank_trimmed",
        "coalesce first_value first_non_blank first_filled",
        "values: list[str | None]; default: str = ''",
        "str",
        """
        Return the first of {values} that is neither None nor blank, trimmed, or {default} if there is none.
        Coalesce texts: skip None and strings of spaces only, give back the first real one without its \
        outer spaces. With none left the result is {default}.
        Take the first value with visible characters and strip it; None and whitespace don't count. \
        {default} stands in if nothing qualifies.
        First usable text of a list, stripped of spaces at both ends; {default} when all entries are None \
        or blank.
        """,
        """
        for value in values:
            if value is not None and value.strip():
                return value.strip()
        return default
        ---
        return next((value.strip() for value in values if value and value.strip()), default)
        """,
        lambda r: (
            [r.choice((None, "", " ", " tea ", "Rome", "\tx")) for _ in range(r.randint(0, 4))],
            r.choice(("", "unknown")),
        ),
    ),
    made(
        "variants_cleaning.trim_cells_of_rows",
        "trim_cells clean_rows tidy_rows normalize_cells",
        "rows: list[list[object]]",
        "list[list[object]]",
        """
        Trim every text cell of {rows} and collapse runs of white space in it to one space; cells that \
        are no text stay as they are.
        Tidy the strings in a list of rows: no spaces at the ends, single spaces inside. Numbers, None \
        and booleans are passed through.
        Return new rows whose string cells have outer white space removed and inner white space (tabs and \
        line breaks, too) reduced to a blank.
        Clean up spaces in a table. Every string is split at white space and joined by single blanks, any \
        other cell is unchanged.
        """,
        """
        return [
            [" ".join(cell.split()) if isinstance(cell, str) else cell for cell in row]
            for row in rows
        ]
        """,
        lambda r: (
            [
                [
                    r.choice((_mixed(r), "  green   tea ", "a\tb", "line\nbreak", " x"))
                    for _ in range(r.randint(0, 4))
                ]
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_cleaning.drop_blank_title_case_cells",
        "clean_names clean_values tidy_labels normalize_labels",
        "values: list[str | None]",
        "list[str]",
        """
        Clean {values}: drop None and blank texts, collapse white space to single spaces and start every \
        word with a capital, the other letters small.
        Return the labels in tidy form, in order: trimmed, one space between words, each word \
        capitalized. Missing and blank ones are left out, repetitions stay.
        Normalize a column of names. Each value is trimmed and its words are written like 'Green Tea'; \
        None and values of spaces only vanish.
        Bring texts into a uniform shape (single spaces, first letter of each word upper case, rest lower \
        case) and skip what is empty or None.
        """,
        """
        cleaned = []
        for value in values:
            words = (value or "").split()
            if words:
                cleaned.append(" ".join(word.capitalize() for word in words))
        return cleaned
        """,
        lambda r: (
            [
                r.choice((None, _messy(r, "green  tea", "Rome", "new york", "o'neil"), " ", ""))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_cleaning.unify_by_aliases_keep_unknown",
        "unify_values standardize_labels normalize_categories apply_aliases",
        "values: list[str]; aliases: dict[str, list[str]]",
        "list[str]",
        """
        Replace each of {values} by the key of {aliases} in whose list it stands, ignoring case and outer \
        spaces; unknown values are only trimmed.
        Unify spellings. {aliases} maps the right name to its variants; a value that equals the name or a \
        variant (any case, trimmed) becomes the name, others are stripped.
        Standardize categories: look every value up among the names and their variants without regard to \
        case and spaces around; if it is not found, return it trimmed.
        Map variant spellings to the canonical ones. The canonical name itself is recognized in any case, \
        too; what is not known keeps its spelling without outer spaces.
        """,
        """
        canonical = {}
        for name, variants in aliases.items():
            for variant in [name, *variants]:
                canonical[variant.strip().lower()] = name
        return [canonical.get(value.strip().lower(), value.strip()) for value in values]
        """,
        lambda r: (
            [
                _messy(r, "USA", "us", "u.s.", "UK", "Britain", "France", "England")
                for _ in range(r.randint(0, 5))
            ],
            {"USA": ["us", "U.S.", "America"], "UK": ["Britain", "england"]},
        ),
    ),
    made(
        "variants_cleaning.category_or_other",
        "normalize_category to_category allowed_or_other clean_category",
        "value: str | None; allowed: list[str]; other: str = 'Other'",
        "str",
        """
        Return the entry of {allowed} that equals {value}, ignoring case and outer spaces, in the \
        spelling of the list; anything else, also None, gives {other}.
        Restrict a category to the {allowed} ones. 'RED ' is found as 'red' and written as in the list; \
        an unknown or missing value becomes {other}.
        Map {value} to one of {allowed} (case and spaces around don't matter) or to {other} if it is not \
        among them or is None.
        Find {value} in the list of categories without regard to case, give back the listed spelling, and \
        {other} where there is no match.
        """,
        """
        if value is None:
            return other
        wanted = value.strip().lower()
        return next((name for name in allowed if name.lower() == wanted), other)
        """,
        lambda r: (
            r.choice((None, _messy(r, "Red", "green", "Blue", "pink", ""))),
            r.sample(("Red", "Green", "blue"), r.randint(1, 3)),
            r.choice(("Other", "Other", "unknown")),
        ),
    ),
    made(
        "variants_cleaning.strip_matching_quotes",
        "unquote strip_quotes clean_cell remove_quotes",
        "text: str",
        "str",
        """
        Trim {text}; if it then begins and ends with the same quote, single or double, remove that one \
        pair and trim again. Unpaired quotes stay.
        Remove one pair of matching quotes around a cell, together with the spaces outside and inside of \
        them. A quote on one side only is kept.
        Unquote a value: outer spaces go, then one pair of " or ' that encloses it, then the spaces \
        within. Other quotes are not touched.
        Return the cell without its enclosing quotes (both double or both single) and without spaces \
        around; a lone quote is text like any other.
        """,
        """
        text = text.strip()
        if len(text) >= 2 and text[0] == text[-1] and text[0] in "\\"'":
            text = text[1:-1].strip()
        return text
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    " ",
                    '"',
                    "''",
                    '"tea"',
                    " 'green tea' ",
                    '" tea "',
                    '"tea',
                    "tea'",
                    "\"tea'",
                    "it's",
                    '""a""',
                    "'a' and 'b'",
                    "tea",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.remove_invisible_spaces",
        "clean_spaces normalize_spaces remove_invisible clean_text",
        "text: str",
        "str",
        """
        Replace no-break spaces and tabs in {text} by ordinary spaces, delete zero-width spaces and byte \
        order marks, then collapse spaces and trim.
        Clean text that was copied from the web: U+00A0 becomes a space, U+200B and U+FEFF vanish, all \
        runs of white space are one blank and the ends are trimmed.
        Normalize the spaces of a cell. Zero-width characters (U+200B, U+FEFF) are removed without \
        replacement; everything that separates words ends up as a single blank.
        Return {text} without invisible characters: zero-width space and BOM deleted, no-break spaces \
        treated as blanks, single blanks between words, none at the ends.
        """,
        """
        for invisible in ("\\u200b", "\\ufeff"):
            text = text.replace(invisible, "")
        return " ".join(text.replace("\\u00a0", " ").split())
        """,
        lambda r: (
            "".join(
                r.choice(("tea", "a", "b", " ", "  ", "\u00a0", "\u200b", "\ufeff", "\t"))
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "variants_cleaning.header_names_numbered_duplicates",
        "clean_headers normalize_headers clean_column_names header_names",
        "headers: list[str]",
        "list[str]",
        """
        Turn {headers} into column names: lower case, every run of characters other than a-z and 0-9 one \
        underscore, none at the ends; an empty one is 'column_' and its number from 1, repetitions get \
        '_2', '_3' and so on.
        Clean a header row. 'First Name (EN)' becomes 'first_name_en', a blank header is named by its \
        position such as 'column_3', and the second 'name' is 'name_2'.
        Make snake case names, with '_' for each run of signs and accented letters, out of table headings; \
        unnamed columns are called \
        column_1, column_2 ... by position and a name that came before gets its count behind an underscore.
        Return one name per heading with small letters, digits and underscores only. Nothing usable gives \
        'column_N', the n-th occurrence of a name ends in '_n'.
        """,
        """
        names, seen = [], {}
        for position, header in enumerate(headers, 1):
            name = re.sub("[^a-z0-9]+", "_", header.lower()).strip("_") or f"column_{position}"
            seen[name] = seen.get(name, 0) + 1
            names.append(name if seen[name] == 1 else f"{name}_{seen[name]}")
        return names
        """,
        lambda r: (
            [
                r.choice(("Name", " name ", "First Name (EN)", "", "--", "Age", "age?", "Zip-Code", "2nd"))
                for _ in range(r.randint(0, 5))
            ],
        ),
        "import re",
    ),
    made(
        "variants_cleaning.column_index_any_case",
        "column_index find_column header_position column_position",
        "header: list[str]; name: str",
        "int",
        """
        Index of the first column in {header} whose title equals {name}, ignoring case, outer spaces and \
        the difference between space and underscore; -1 if there is none.
        Find a column by its title. 'First Name' and 'first_name' are the same, and so are upper and \
        lower case; positions count from 0 and -1 means not found.
        Return the 0-based position of {name} in {header} where both are compared trimmed, in lower case \
        and with underscores as blanks. No match gives -1.
        Where is the column {name}? Case, spaces at the ends and '_' instead of ' ' don't matter. Give -1 \
        when the header lacks it.
        """,
        """
        def plain(title):
            return title.strip().lower().replace("_", " ")

        for index, title in enumerate(header):
            if plain(title) == plain(name):
                return index
        return -1
        """,
        lambda r: (
            [
                r.choice(("Name", " First Name", "first_name", "City ", "ZIP_code", "zip code", "Age"))
                for _ in range(r.randint(0, 5))
            ],
            r.choice(("name", "First Name", "first_name ", "CITY", "zip code", "phone")),
        ),
    ),
    made(
        "variants_cleaning.number_cell_or_text",
        "parse_cell convert_cell to_number auto_convert",
        "text: str",
        "int | float | str",
        """
        Convert {text} to an int or a float if it is a number, in which commas may group thousands; \
        otherwise return the trimmed text.
        Read a cell: '12' is 12, '1,234' is 1234, '1,234.50' is 1234.5, '-3.5' is -3.5 and anything else \
        stays text without outer spaces. Commas must be followed by three digits.
        Give a number for a numeric cell (whole ones as int, ones with a point as float; correctly placed \
        thousands commas allowed) and the stripped text for any other.
        Guess the type of a cell. Digits with an optional minus and optional groups like 1,234,567 are \
        numbers, with decimals a float; the rest is text, trimmed.
        """,
        """
        text = text.strip()
        if not re.fullmatch(r"-?(\\d+|\\d{1,3}(,\\d{3})+)(\\.\\d+)?", text):
            return text
        number = text.replace(",", "")
        return float(number) if "." in number else int(number)
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    " 12 ",
                    "1,234",
                    "1,234.50",
                    "-3.5",
                    "1,23",
                    "12,345,678",
                    "tea",
                    "-",
                    "1.",
                    "007",
                    "1 234",
                    "-1,000",
                    "12a",
                    "0.0",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.accounting_cell_dash_zero",
        "parse_amount accounting_value parse_accounting to_amount",
        "text: str",
        "float",
        """
        Read an accounting cell: '$' and commas are ignored, parentheses mean negative, and a blank or a \
        dash is 0.0. Other text raises ValueError.
        Convert {text} such as '$1,234.50', '(75.00)' or '-' to a float, where brackets stand for minus \
        and '-' or nothing for zero; invalid text raises ValueError.
        Amount in a bookkeeping column as a number. '(1,000)' is -1000.0, ' - ' and '' are 0.0, dollar \
        signs and thousands commas don't matter; ValueError if it isn't numeric.
        Parse an amount in the notation of accountants: negative ones stand in parentheses, zero is a \
        dash. Currency sign and commas are dropped; raise ValueError for anything else.
        """,
        """
        text = text.replace("$", "").replace(",", "").strip()
        if text in ("", "-"):
            return 0.0
        if text.startswith("(") and text.endswith(")"):
            return -float(text[1:-1])
        return float(text)
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    " - ",
                    "-",
                    "$1,234.50",
                    "(75.00)",
                    "($1,000)",
                    "$ 12",
                    "-5.25",
                    "0",
                    "(0.5)",
                    "$(2.50)",
                    f"{r.randint(1000, 99999):,}",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.trailing_minus_number",
        "parse_number parse_signed to_number parse_sap_number",
        "text: str",
        "float | None",
        """
        Read a number whose minus may stand before or behind it, such as '-12.5' or '12.5-'; commas group \
        thousands. None if {text} is not a number.
        Convert '1,234.50-' to -1234.5: a minus at the end, as some accounting programs write it, counts \
        like one in front. A minus on both sides or other text gives None.
        Parse a number with a leading or trailing minus sign (not both) and optional thousands commas. \
        Return None when it is not numeric.
        Float for a text like '250', '-250', '250-' or '1,250.75-'; spaces around and commas are ignored, \
        anything unreadable is None.
        """,
        """
        match = re.fullmatch(r"(-?)\\s*(\\d+(?:\\.\\d+)?)\\s*(-?)", text.strip().replace(",", ""))
        if not match or (match[1] and match[3]):
            return None
        number = float(match[2])
        return -number if match[1] or match[3] else number
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "250",
                    "250-",
                    "-250",
                    "-250-",
                    "1,250.75-",
                    " 12.5 - ",
                    "- 3",
                    "tea",
                    "12.",
                    "--4",
                    f"{r.randint(1, 9999)}-",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.percent_cell_always_fraction",
        "parse_percent percent_to_fraction percent_cell to_fraction",
        "text: str",
        "float | None",
        """
        Read a percentage with or without its sign and return it as a fraction rounded to 4 decimals: \
        '45%' and '45' are both 0.45; blank or unreadable text is None.
        Divide the number in {text} by 100, whether '%' follows or not; a comma may be the decimal sign. \
        None if there is no number, four decimals otherwise.
        Convert '12,5 %', '12.5%' or '12.5' to 0.125. The percent sign and the spaces are optional, \
        invalid cells give None.
        Fraction of a percent cell, to four places. A missing percent sign makes no difference; None \
        stands for empty or non-numeric cells.
        """,
        """
        match = re.fullmatch(r"(-?\\d+(?:[.,]\\d+)?)\\s*%?", text.strip())
        return round(float(match[1].replace(",", ".")) / 100, 4) if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "45%",
                    "45",
                    "12,5 %",
                    "12.5%",
                    "-3%",
                    " 100 % ",
                    "%",
                    "n/a",
                    "0.5",
                    "5 \
        %%",
                    f"{r.randint(0, 200)}%",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.decimal_comma_column",
        "parse_column to_floats comma_numbers convert_column",
        "cells: list[str]",
        "list[float | None]",
        """
        Convert {cells} with decimal commas to floats: points and spaces are thousands separators and \
        dropped, what is no number becomes None.
        Read a column of European numbers such as '1.234,5' or '12'. The result has a float for every \
        readable cell and None for the others.
        Turn each cell into a float after deleting points and blanks and writing the comma as a point; \
        None where that is impossible.
        Parse German-style numbers of a list, cell by cell, with None for blanks and texts. '1.500' means \
        1500.0, '1,5' means 1.5.
        """,
        """
        numbers = []
        for cell in cells:
            text = cell.replace(".", "").replace(" ", "").replace(",", ".")
            numbers.append(float(text) if re.fullmatch(r"-?\\d+(\\.\\d+)?", text) else None)
        return numbers
        """,
        lambda r: (
            [
                r.choice(
                    (
                        "1.234,5",
                        "1,5",
                        "12",
                        "1.500",
                        "-0,25",
                        "",
                        "tea",
                        "1,2,3",
                        "2 000,75",
                        " \
        7 ",
                        "n/a",
                    )
                )
                for _ in range(r.randint(0, 5))
            ],
        ),
        "import re",
    ),
    made(
        "variants_cleaning.sum_valid_and_skipped",
        "sum_column sum_valid total_of_texts add_numbers",
        "cells: list[str]",
        "tuple[float, int]",
        """
        Add up those {cells} that are numbers and return the sum, rounded to 2 decimals, with the number \
        of cells that had to be skipped. Blank cells are neither.
        Sum a column of texts: (total, invalid), where invalid counts the cells that are filled but no \
        number. Empty cells are just ignored.
        Total of the numeric cells (commas as thousands separators are fine) and the count of unreadable \
        ones; cells with only spaces don't count at all.
        Return a tuple of the float sum of all readable numbers and how many non-blank cells could not be \
        read.
        """,
        """
        total, invalid = 0.0, 0
        for cell in cells:
            text = cell.strip().replace(",", "")
            if not text:
                continue
            if re.fullmatch(r"-?\\d+(\\.\\d+)?", text):
                total += float(text)
            else:
                invalid += 1
        return round(total, 2), invalid
        """,
        lambda r: (
            [
                r.choice(("12", "1,250.5", "", " ", "tea", "-3", "n/a", "0.25", "5 kg"))
                for _ in range(r.randint(0, 6))
            ],
        ),
        "import re",
    ),
    made(
        "variants_cleaning.whole_number_or_default",
        "to_int safe_int parse_int int_or_default",
        "text: str; default: int = 0",
        "int",
        """
        Convert {text} to an int, also when it is written like '12.0' or '1,200'; a number with a \
        fraction or anything else gives {default}.
        Read a whole number. Commas are dropped and zeros after a point are fine ('7.00' is 7), but \
        '7.5', a blank or text return {default}.
        Safe conversion to int: spaces around, thousands commas and a decimal part of zeros are accepted; \
        everything else is {default}.
        Integer value of a cell, or {default} if it has none. '3.0' counts as 3, '3.2' does not count.
        """,
        """
        match = re.fullmatch(r"([+-]?\\d+)(\\.0*)?", text.strip().replace(",", ""))
        return int(match[1]) if match else default
        """,
        lambda r: (
            r.choice(("12", "12.0", "7.00", "7.5", "1,200", "", " -4 ", "tea", "+5", "3.", ".0", "1e3")),
            r.choice((0, 0, -1)),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.currency_code_and_amount",
        "parse_money split_currency parse_price money_parts",
        "text: str",
        "tuple[str, float] | None",
        """
        Split an amount of money into currency code and number: '$5' gives ('USD', 5.0), '12.50 EUR' \
        ('EUR', 12.5). The sign ($, €, £) or a code of three letters may stand before or behind; None if \
        it does not fit.
        Parse {text} with exactly one currency, as sign $ (USD), € (EUR), £ (GBP) or as three letters in \
        any case, in front or after the number; commas are thousands separators. Invalid text gives None.
        Return (code, amount) for texts such as '€1,250', '20 gbp' or 'USD 3.99'. There must be a \
        currency and a number, otherwise None.
        Read the currency and the value out of a price. Signs are turned into codes, codes into capitals, \
        thousands commas are ignored; without a known currency it is None.
        """,
        """
        signs = {"$": "USD", "€": "EUR", "£": "GBP"}
        mark, number = r"([$€£]|[A-Za-z]{3})", r"(\\d[\\d,]*(?:\\.\\d+)?)"
        text = text.strip()
        if match := re.fullmatch(rf"{mark}\\s*{number}", text):
            currency, amount = match.groups()
        elif match := re.fullmatch(rf"{number}\\s*{mark}", text):
            amount, currency = match.groups()
        else:
            return None
        return signs.get(currency, currency.upper()), float(amount.replace(",", ""))
        """,
        lambda r: (
            r.choice(
                (
                    "$5",
                    "12.50 EUR",
                    "€1,250",
                    "20 gbp",
                    "USD 3.99",
                    "12",
                    "",
                    "$",
                    "£ 7.5",
                    "5€",
                    "$5 USD",
                    "tea",
                    "3 euros",
                    "1,000,000 usd",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.value_and_unit_lower_none",
        "split_unit parse_quantity value_and_unit parse_measure",
        "text: str",
        "tuple[float, str] | None",
        """
        Split a quantity such as '5 kg', '2.5L' or '12' into (number, unit in lower case); the unit is '' \
        if missing. None if {text} does not start with a number.
        Return the value as a float and the unit in small letters; a comma works as decimal point, the \
        space between is optional. Without a leading number return None.
        Parse '1,5 Kg' as (1.5, 'kg') and '3' as (3.0, ''). The unit consists of letters only; any other \
        form gives None.
        Read number and unit of a cell. Decimal comma or point, any or no spaces between, unit of letters \
        lower-cased or empty; None for what doesn't fit.
        """,
        """
        match = re.fullmatch(r"(-?\\d+(?:[.,]\\d+)?)\\s*([A-Za-z]*)", text.strip())
        if not match:
            return None
        return float(match[1].replace(",", ".")), match[2].lower()
        """,
        lambda r: (
            r.choice(
                (
                    "5 kg",
                    "2.5L",
                    "12",
                    "1,5 Kg",
                    "",
                    "kg",
                    "-4 C",
                    "3 m2",
                    " 10  ML ",
                    "about \
        5",
                    "7.",
                    "0.5h",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.weight_text_to_grams",
        "to_grams parse_weight weight_in_grams grams",
        "text: str",
        "float | None",
        """
        Weight in grams of a text such as '5 kg', '250g', '500 mg' or '1.5 KG': units mg, g, kg and t in \
        any case, g if none is given. None for anything else; rounded to 3 decimals.
        Convert a weight with unit to grams. A number alone is taken as grams, unknown units and text \
        without a number give None.
        Parse a weight. mg, g, kg and t (tonnes) are understood in upper and lower case, with or without \
        a space; the result is in g to three places, or None.
        How many grams is {text}? Without unit it already is grams; '2 lb' or 'heavy' can't be read and \
        give None. Result rounded to three decimals.
        """,
        """
        factors = {"mg": 0.001, "": 1, "g": 1, "kg": 1000, "t": 1000000}
        match = re.fullmatch(r"(\\d+(?:\\.\\d+)?)\\s*([a-z]*)", text.strip().lower())
        if not match or match[2] not in factors:
            return None
        return round(float(match[1]) * factors[match[2]], 3)
        """,
        lambda r: (
            r.choice(
                (
                    "5 kg",
                    "250g",
                    "500 mg",
                    "1.5 KG",
                    "12",
                    "2 lb",
                    "",
                    "heavy",
                    "0.25t",
                    " 3 \
        G ",
                    "-1 kg",
                    "750 mg",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.length_text_to_cm",
        "to_cm parse_length length_in_cm parse_height",
        "text: str",
        "float | None",
        """
        Length in centimeters of '1.80 m', '180cm' or '25 mm' (any case, decimal comma allowed), rounded \
        to 1 decimal. A number without unit up to 3 means meters, above that centimeters. None if \
        unreadable.
        Normalize body heights to cm with one decimal. Units m, cm and mm are known; without unit the \
        value is in meters if it is at most 3, otherwise in cm. Other text gives None.
        Parse a length as centimeters: '1,8' and '1.8 m' are 180.0, '180' is 180.0, '55 mm' is 5.5. \
        Unknown units or no number return None.
        Convert a height cell to cm (one decimal). Guess a missing unit: up to 3 it must be meters, else \
        centimeters; None where nothing can be read.
        """,
        """
        match = re.fullmatch(r"(\\d+(?:[.,]\\d+)?)\\s*(m|cm|mm)?", text.strip().lower())
        if not match:
            return None
        value = float(match[1].replace(",", "."))
        unit = match[2] or ("m" if value <= 3 else "cm")
        return round(value * {"m": 100, "cm": 1, "mm": 0.1}[unit], 1)
        """,
        lambda r: (
            r.choice(
                (
                    "1.80 m",
                    "180cm",
                    "25 mm",
                    "1,8",
                    "180",
                    "3",
                    "3.5",
                    "",
                    "tall",
                    "5 ft",
                    "0.5 M",
                    "172,5 CM",
                    "1.75",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.feet_inches_to_cm_one_decimal",
        "height_to_cm feet_to_cm parse_feet_inches parse_height",
        "text: str",
        "float | None",
        """
        Convert a height such as 5'11", 6' or 5 ft 11 in to centimeters (12 inches a foot, 2.54 cm an \
        inch), rounded to 1 decimal; None for other text or 12 or more inches.
        Read feet and inches, written with ' and " or with ft and in, and return cm with one decimal. The \
        inches may be missing; they must be below 12, else the result is None.
        Height in cm of an American height text: feet followed by ' or ft, then perhaps inches followed \
        by " or in. Anything that does not fit is None.
        Parse feet and inches into centimeters, to one decimal place. The spaces and the sign behind the \
        inches are optional; None if it can't be read.
        """,
        """
        pattern = r"(\\d+)\\s*(?:'|ft)\\s*(?:(\\d+)\\s*(?:\\"|in)?)?"
        match = re.fullmatch(pattern, text.strip().lower())
        if not match or int(match[2] or 0) >= 12:
            return None
        return round((int(match[1]) * 12 + int(match[2] or 0)) * 2.54, 1)
        """,
        lambda r: (
            r.choice(
                (
                    "5'11\"",
                    "6'",
                    "5 ft 11 in",
                    "6ft",
                    "5' 9",
                    "",
                    "180",
                    "5'12\"",
                    "5'0\"",
                    "FT 5",
                    "4 FT 10",
                    f"{r.randint(3, 6)}'{r.randint(0, 13)}\"",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.temperature_text_to_celsius",
        "to_celsius parse_temperature temperature_in_celsius celsius_from_text",
        "text: str",
        "float | None",
        """
        Temperature in degrees Celsius of '72F', '22 °C' or '-4.5': the letter C or F in any case, a \
        degree sign and spaces are optional, no letter means Celsius. One decimal; None if unreadable.
        Convert a temperature cell to Celsius, rounded to one decimal. A value with F is Fahrenheit, with \
        C or nothing it is Celsius already; other text gives None.
        Read a temperature: number, perhaps '°', perhaps C or F. Return Celsius with one decimal place, \
        or None if the cell has another form.
        Bring mixed temperatures to Celsius. '212 °F' is 100.0, '20' and '20c' are 20.0, 'warm' is None.
        """,
        """
        match = re.fullmatch(r"(-?\\d+(?:\\.\\d+)?)\\s*°?\\s*([CF]?)", text.strip().upper())
        if not match:
            return None
        degrees = float(match[1])
        if match[2] == "F":
            degrees = (degrees - 32) * 5 / 9
        return round(degrees, 1)
        """,
        lambda r: (
            r.choice(
                (
                    "72F",
                    "22 °C",
                    "-4.5",
                    "212 °F",
                    "20c",
                    "warm",
                    "",
                    "0 f",
                    "°C",
                    "98.6°F",
                    "300 K",
                    f"{r.randint(-20, 110)}F",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.range_text_to_midpoint",
        "range_midpoint parse_range_value midpoint_of_text range_to_number",
        "text: str",
        "float | None",
        """
        Number for a range in text: '10-20' gives its middle 15.0, '10' and '10+' give 10.0, '<10' gives \
        half of it, 5.0; anything else None.
        Turn an answer such as '25-34', '65+', '<18' or '40' into one number: midpoint, lower limit, half \
        of the upper limit, or the number itself. None if it can't be read.
        Estimate the value of a range category. Two numbers with a hyphen stand for their mean, 'n+' for \
        n, '<n' for n / 2, a plain number for itself; other text is None.
        Midpoint of a range like '10 - 20' as a float. An open range with + counts as its start, one with \
        < as half its limit; return None for all other texts.
        """,
        """
        text = text.replace(" ", "")
        if match := re.fullmatch(r"(\\d+)-(\\d+)", text):
            return (int(match[1]) + int(match[2])) / 2
        if match := re.fullmatch(r"(\\d+)\\+?", text):
            return float(match[1])
        if match := re.fullmatch(r"<(\\d+)", text):
            return int(match[1]) / 2
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "10-20",
                    "25 - 34",
                    "65+",
                    "<18",
                    "40",
                    "",
                    "old",
                    "10-",
                    "> 5",
                    "0-0",
                    f"{r.randint(0, 30)}-{r.randint(31, 90)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.range_text_to_bounds_k",
        "parse_salary_range range_bounds salary_bounds parse_range",
        "text: str",
        "tuple[int, int] | None",
        """
        Bounds of a pay range such as '$50k - $60K', '50,000-60,000' or '55k' (both bounds equal); k \
        means thousand, $ and commas are ignored. None if it does not fit.
        Read a salary text into (low, high). Amounts may have a dollar sign, commas and a k for \
        thousands; one amount alone is both bounds, another form is None.
        Parse {text} with one or two whole amounts parted by a hyphen, each perhaps with 'k' (times \
        1000). Return a tuple of ints, twice the same for a single amount, or None.
        Turn '40k-55k' into (40000, 55000) and '42,500' into (42500, 42500). Case, spaces, $ and commas \
        don't matter; unreadable text gives None.
        """,
        """
        text = re.sub(r"[$,\\s]", "", text.lower())
        match = re.fullmatch(r"(\\d+)(k?)(?:-(\\d+)(k?))?", text)
        if not match:
            return None
        low = int(match[1]) * (1000 if match[2] else 1)
        if match[3] is None:
            return low, low
        return low, int(match[3]) * (1000 if match[4] else 1)
        """,
        lambda r: (
            r.choice(
                (
                    "$50k - $60K",
                    "50,000-60,000",
                    "55k",
                    "42,500",
                    "",
                    "up to 50k",
                    "40k-55000",
                    "30k-",
                    "$ 900",
                    "1.5k",
                    f"{r.randint(20, 50)}k-{r.randint(50, 90)}k",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.dimensions_text_to_floats",
        "parse_dimensions dimensions package_size parse_size",
        "text: str",
        "list[float]",
        """
        Numbers of a size such as '10 x 20.5 x 5 cm' or '30×40': parts between x, X, × or *, a unit of \
        letters at the end is dropped. [] if a part is no number.
        Split dimensions at x, X, × or * and return floats in order; one unit word after the last number \
        is ignored. Text with a part that is not numeric gives an empty list.
        Parse package measures into a list of floats. Separators are the letter x in any case, the times \
        sign or a star; a trailing unit doesn't matter; unreadable text gives [].
        Return the lengths in {text} as floats, '2x3m' as [2.0, 3.0]; an empty list when something other \
        than numbers, separators and a final unit is there.
        """,
        """
        number = r"\\d+(?:\\.\\d+)?"
        text = text.strip().lower()
        if not re.fullmatch(rf"{number}(\\s*[x×*]\\s*{number})*\\s*[a-wyz]*", text):
            return []
        return [float(part) for part in re.findall(number, text)]
        """,
        lambda r: (
            r.choice(
                (
                    "10 x 20.5 x 5 cm",
                    "30×40",
                    "2x3m",
                    "7",
                    "5*6 MM",
                    "",
                    "a x b",
                    "10 x",
                    "x \
        10",
                    "1X2X3",
                    f"{r.randint(1, 50)} x {r.randint(1, 50)} in",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.count_word_or_digits",
        "parse_count word_to_int count_from_text small_number",
        "text: str",
        "int | None",
        """
        Read a count given as digits or as an English word from 'zero' to 'ten', in any case with spaces \
        around; 'none' and 'no' are 0, anything else is None.
        Convert an answer such as '3', 'Three' or 'none' to an int. Words go up to ten; 'no' and 'none' \
        mean zero. Unknown text gives None.
        Number of a survey answer: digits, a word between zero and ten, or 'no'/'none' for 0, without \
        regard to case; None if it is something else.
        Return the whole number that {text} stands for (digits or one of the words zero to ten, no, \
        none), otherwise None.
        """,
        """
        words = "zero one two three four five six seven eight nine ten".split()
        text = text.strip().lower()
        if text in ("no", "none"):
            return 0
        if text in words:
            return words.index(text)
        return int(text) if text.isdecimal() else None
        """,
        lambda r: (
            _messy(
                r, "Three", "zero", "ten", "eleven", "none", "no", "7", "12", "", "-1", "two", "many", "3.5"
            ),
        ),
    ),
    made(
        "variants_cleaning.rating_text_to_fraction",
        "parse_rating rating_fraction normalize_rating rating_to_share",
        "text: str",
        "float | None",
        """
        Rating as a fraction of the best one, rounded to 2 decimals: '4/5' and '4 out of 5' are 0.8, \
        '85%' is 0.85. None for other text or a best rating of 0.
        Bring ratings in different forms to the range from 0 to 1: 'a/b', 'a out of b' (any case) or a \
        percentage. Two decimals; None if it is none of these or b is 0.
        Parse a rating such as '3.5/5', '7 out of 10' or '90 %' into a share with two decimal places, \
        None where it can't be read or the maximum is zero.
        Convert {text} to part of the maximum (0.0 to 1.0, two decimals). Slash, the words 'out of' and a \
        percent sign are understood, everything else is None.
        """,
        """
        text = text.strip().lower()
        if match := re.fullmatch(r"(\\d+(?:\\.\\d+)?)\\s*(?:/|out of)\\s*(\\d+(?:\\.\\d+)?)", text):
            best = float(match[2])
            return round(float(match[1]) / best, 2) if best else None
        if match := re.fullmatch(r"(\\d+(?:\\.\\d+)?)\\s*%", text):
            return round(float(match[1]) / 100, 2)
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "4/5",
                    "4 out of 5",
                    "85%",
                    "3.5/5",
                    "7 Out Of 10",
                    "90 %",
                    "",
                    "good",
                    "5",
                    "3/0",
                    "0/5",
                    f"{r.randint(0, 10)}/10",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.age_text_to_years",
        "age_in_years parse_age years_from_text age_to_years",
        "text: str",
        "float | None",
        """
        Age in years of a text such as '2 years', '6 months', '18mo', '3 y' or '40', rounded to 2 \
        decimals; months are divided by 12, no unit means years. None if unreadable.
        Convert an age with unit to years: y, yr, yrs, year, years or nothing for years, m, mo, month, \
        months for months (any case). Two decimals, None for other text.
        Read an age. Months become parts of a year with two places, a bare number is years already, and \
        text that is neither gives None.
        How old in years? '18 months' is 1.5, '7' is 7.0, '5 yrs' is 5.0; weeks and other words can't be \
        read and give None.
        """,
        """
        match = re.fullmatch(r"(\\d+(?:\\.\\d+)?)\\s*([a-z]*)", text.strip().lower())
        if not match:
            return None
        number, unit = float(match[1]), match[2]
        if unit in ("", "y", "yr", "yrs", "year", "years"):
            return round(number, 2)
        if unit in ("m", "mo", "month", "months"):
            return round(number / 12, 2)
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "2 years",
                    "6 months",
                    "18mo",
                    "3 y",
                    "40",
                    "5 yrs",
                    "1 Year",
                    "3 weeks",
                    "",
                    "old",
                    f"{r.randint(1, 30)} months",
                    f"{r.randint(1, 11)} m",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.checkbox_column_to_bools",
        "to_bools parse_flags checkbox_values flags_to_bools",
        "cells: list[str | None]",
        "list[bool]",
        """
        True for each of {cells} that is a mark for yes ('x', 'yes', 'y', '1', 'true', '✓' in any case, \
        spaces around ignored), False for everything else, also None.
        Convert a checkbox column to booleans. x, y, yes, true, 1 and ✓ (case doesn't matter) mean True; \
        any other text, a blank or None means False.
        Read ticks: a cell counts as ticked if it is, trimmed and in lower case, x, y, yes, true, 1 or ✓. \
        All others are False.
        Return a list of bools, True where the cell says yes in one of the usual ways (x, y, yes, true, \
        1, ✓), else False; None is False.
        """,
        """
        yes = {"x", "y", "yes", "true", "1", "✓"}
        return [(cell or "").strip().lower() in yes for cell in cells]
        """,
        lambda r: (
            [
                r.choice((None, "", "✓", "1", "0", "on", _messy(r, "x", "Yes", "no", "true", "y", "maybe")))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_cleaning.bool_to_yes_no_or_blank",
        "yes_no bool_to_text format_bool yes_no_cell",
        "value: bool | None",
        "str",
        """
        Write {value} as 'Yes' or 'No', and None as an empty text.
        Text of a boolean cell: 'Yes' for True, 'No' for False, '' if it is None.
        Format a flag that may be unknown. True gives 'Yes', False 'No' and None nothing ('').
        Return 'Yes', 'No' or '' depending on whether {value} is True, False or None.
        """,
        """
        if value is None:
            return ""
        return "Yes" if value else "No"
        ---
        return {True: "Yes", False: "No", None: ""}[value]
        """,
        lambda r: (r.choice((True, False, None)),),
    ),
    made(
        "variants_cleaning.any_value_to_bool_or_none",
        "to_bool parse_bool normalize_flag as_bool",
        "value: object",
        "bool | None",
        """
        Bring {value} to True, False or None: booleans stay, the numbers 1 and 0 and the texts yes/no, \
        y/n, true/false, t/f, 1/0 (any case, trimmed) are converted, everything else is None.
        Convert a cell of any type to a boolean. Besides bool only 1, 0 and the words true, t, yes, y and \
        false, f, no, n (case ignored) or '1', '0' are understood; otherwise return None.
        Normalize a flag. Other numbers than 0 and 1, unknown words, blanks and None all give None \
        instead of a guess.
        Return True or False if {value} clearly says so (bool, 1 or 0, a yes or no word in any case), \
        else None.
        """,
        """
        if isinstance(value, str):
            text = value.strip().lower()
            if text in ("yes", "y", "true", "t", "1"):
                return True
            if text in ("no", "n", "false", "f", "0"):
                return False
            return None
        if isinstance(value, (bool, int, float)) and value in (0, 1):
            return bool(value)
        return None
        """,
        lambda r: (
            r.choice(
                (_mixed(r), 0, 1, 2, True, False, None, "1", "", _messy(r, "Yes", "no", "true", "F", "maybe"))
            ),
        ),
    ),
    made(
        "variants_cleaning.yes_percent_of_valid",
        "percent_yes yes_share yes_rate share_of_yes",
        "answers: list[str | None]",
        "float | None",
        """
        Percentage of yes among the valid {answers}, rounded to 1 decimal; valid are yes, y, no and n in \
        any case, trimmed. None if there is no valid one.
        How many percent said yes? Only yes/y and no/n (upper or lower case, spaces around ignored) are \
        counted, blanks and other answers are left out. Return None without any.
        Share of yes in percent, one decimal, of all answers that are yes or no. Missing and unclear \
        answers don't count; if nothing remains the result is None.
        Return 100 * yes / (yes + no) with one decimal, where 'y' and 'n' count as well and case doesn't \
        matter; None if nobody gave a clear answer.
        """,
        """
        cleaned = [(answer or "").strip().lower() for answer in answers]
        yes = sum(answer in ("yes", "y") for answer in cleaned)
        no = sum(answer in ("no", "n") for answer in cleaned)
        return round(100 * yes / (yes + no), 1) if yes + no else None
        """,
        lambda r: (
            [
                r.choice((None, "", _messy(r, "Yes", "no", "y", "N", "yes", "maybe")))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "variants_cleaning.date_by_separator_or_none",
        "to_iso_date normalize_date parse_date date_to_iso",
        "text: str",
        "str | None",
        """
        Write {text} as 'YYYY-MM-DD': with dots it is day.month.year, with slashes month/day/year, with \
        hyphens year-month-day; leading zeros may be missing. None if there is no such date.
        Normalize a date. The separator tells the order: '.' means day first, '/' month first (American), \
        '-' year first. The year has four digits; an impossible or unreadable date is None.
        Turn '5.3.2024', '3/5/2024' and '2024-3-5' into '2024-03-05'. Spaces around are ignored, dates \
        that don't exist and other forms give None.
        ISO date of a text in German, American or ISO form, told apart by the separator; None for \
        anything that is not an existing date.
        """,
        """
        text = text.strip()
        for separator, form in ((".", "%d.%m.%Y"), ("/", "%m/%d/%Y"), ("-", "%Y-%m-%d")):
            if separator in text:
                try:
                    return datetime.strptime(text, form).date().isoformat()
                except ValueError:
                    return None
        return None
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "5.3.2024",
                    "3/5/2024",
                    "2024-3-5",
                    " 31.12.2023 ",
                    "13/1/2024",
                    "30.2.2024",
                    "2/29/2024",
                    "2023-02-29",
                    "tea",
                    "20240305",
                    _day(r),
                )
            ),
        ),
        "from datetime import datetime",
    ),
    made(
        "variants_cleaning.date_day_first_any_separator",
        "to_iso_date parse_date normalize_date day_first_to_iso",
        "text: str",
        "str | None",
        """
        Convert a date with the day first, such as '5/3/24', '05-03-2024' or '5. 3. 2024', to \
        'YYYY-MM-DD'. Two-digit years are 20xx, dots, slashes, hyphens and spaces separate; None if invalid.
        Read day, month and year in this order, parted by any of . / - or spaces; a year of two digits \
        gets 2000 added. Dates that don't exist give None.
        Parse a European date (day, month, year) with whatever separator into ISO form. '1.2.23' is \
        '2023-02-01'; not three numbers, or an impossible date, is None.
        Return the ISO date of a text whose three numbers are day, month and year (24 means 2024), or \
        None. It doesn't matter which of '.', '/', '-' and ' ' stand between.
        """,
        """
        match = re.fullmatch(r"(\\d{1,2})[./\\s-]+(\\d{1,2})[./\\s-]+(\\d{4}|\\d{2})", text.strip())
        if not match:
            return None
        day, month, year = map(int, match.groups())
        try:
            return date(year + 2000 if len(match[3]) == 2 else year, month, day).isoformat()
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "5/3/24",
                    "05-03-2024",
                    "5. 3. 2024",
                    "1.2.23",
                    "31.4.2024",
                    "29 2 \
        2024",
                    "3/13/2024",
                    "2024-03-05",
                    "tea",
                    "5/3",
                    "12/11/99",
                )
            ),
        ),
        ("import re", "from datetime import date"),
    ),
    made(
        "variants_cleaning.earliest_and_latest_valid_date",
        "date_range date_span first_and_last_date date_bounds",
        "cells: list[str]",
        "tuple[str, str] | None",
        """
        Earliest and latest of the {cells} that are dates 'YYYY-MM-DD', as a tuple; cells that are no \
        existing date are ignored. None if no date is left.
        Find the span of a date column: (first, last) among the valid ISO dates, trimmed. Blanks, other \
        texts and impossible dates don't count; without any date return None.
        Return the smallest and the largest ISO date in the column, skipping everything that isn't a real \
        date, or None.
        From when to when does the data reach? Consider only cells that are correct dates in ISO form; a \
        single date is both ends, none at all gives None.
        """,
        """
        valid = []
        for cell in cells:
            try:
                valid.append(datetime.strptime(cell.strip(), "%Y-%m-%d").date().isoformat())
            except ValueError:
                continue
        return (min(valid), max(valid)) if valid else None
        """,
        lambda r: (
            [
                r.choice((_day(r), _day(r), f" {_day(r)}", "", "n/a", "2023-02-30", "5.3.2024"))
                for _ in range(r.randint(0, 5))
            ],
        ),
        "from datetime import datetime",
    ),
    made(
        "variants_cleaning.month_text_to_year_month",
        "parse_month to_year_month normalize_month month_key",
        "text: str",
        "str | None",
        """
        Bring a month such as 'March 2024', 'mar 2024', '3/2024', '03-2024' or '2024-3' to 'YYYY-MM'; \
        names need at least three letters, any case. None for other text or a month that is not 1 to 12.
        Normalize month and year to the form '2024-03'. The month is an English name (full or shortened \
        to three or more letters) or a number before or after the year; otherwise return None.
        Parse the month of a report: name and year, month and year with / or -, or year and month with - \
        or /. Unknown names and numbers outside 1 to 12 give None.
        Return year-month with two digits for the month, read from 'Sept 2023', '9/2023' or '2023-09' \
        alike; None if it can't be read.
        """,
        """
        names = "january february march april may june july august september october november december"
        text = text.strip().lower()
        if match := re.fullmatch(r"([a-z]{3,})\\.?\\s+(\\d{4})", text):
            months = [n for n, name in enumerate(names.split(), 1) if name.startswith(match[1])]
            month, year = months[0] if months else 0, match[2]
        elif match := re.fullmatch(r"(\\d{1,2})[/-](\\d{4})", text):
            month, year = int(match[1]), match[2]
        elif match := re.fullmatch(r"(\\d{4})[/-](\\d{1,2})", text):
            month, year = int(match[2]), match[1]
        else:
            return None
        return f"{year}-{month:02d}" if 1 <= month <= 12 else None
        """,
        lambda r: (
            r.choice(
                (
                    "March 2024",
                    "mar 2024",
                    "3/2024",
                    "03-2024",
                    "2024-3",
                    "2023/11",
                    "Sept \
        2023",
                    "13/2024",
                    "2024-00",
                    "",
                    "2024",
                    "Foo 2024",
                    "ju 2024",
                    "DEC. 2022",
                    "march",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.timestamp_to_date_part",
        "date_part only_date date_of_timestamp strip_time",
        "text: str",
        "str",
        """
        Return the date 'YYYY-MM-DD' at the start of a timestamp such as '2024-03-01T10:00:00Z' or \
        '2024-03-01 10:00'; '' if {text} does not begin with such a date followed by T, a space or the end.
        Cut the time off a timestamp. The date must have the form of four, two and two digits and be \
        followed by 'T', a space or nothing; otherwise the result is an empty text.
        Date part of a timestamp with a T or a blank before the time. A date alone is returned as it is, \
        any other text gives ''.
        Keep only the day of an ISO date and time. '2024-03-01' comes back for '2024-03-01T23:59+02:00', \
        while '2024-03-011' and 'x' give ''.
        """,
        """
        match = re.match(r"(\\d{4}-\\d{2}-\\d{2})(?=[T ]|$)", text.strip())
        return match[1] if match else ""
        """,
        lambda r: (
            r.choice(
                (
                    f"{_day(r)}T10:00:00Z",
                    f"{_day(r)} 10:00",
                    _day(r),
                    f" \
        {_day(r)}T23:59+02:00",
                    "2024-03-011",
                    "10:00",
                    "",
                    "2024-3-1 10:00",
                    "x 2024-03-01",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.first_plausible_year",
        "extract_year year_from_text find_year get_year",
        "text: str",
        "int | None",
        """
        First year from 1900 to 2099 that stands in {text} as a number of exactly four digits; None if \
        there is none.
        Extract a year: the first group of four digits, not part of a longer number, that begins with 19 \
        or 20. Return None when no such group occurs.
        Find the year in a text such as 'Alien (1979)' or '12/03/2021'. Numbers with more digits and \
        years outside 1900-2099 don't count; no year gives None.
        Return the earliest mentioned four-digit number between 1900 and 2099 as int (in reading order), \
        otherwise None. '120245' contains no year.
        """,
        """
        match = re.search(r"(?<!\\d)(?:19|20)\\d{2}(?!\\d)", text)
        return int(match.group()) if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "Alien (1979)",
                    "12/03/2021",
                    "no year",
                    "",
                    "120245",
                    "1850 or 1900",
                    "2001: A Space Odyssey",
                    "from 1999 to 2003",
                    "id19991",
                    "2100",
                    "b2015c",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.serial_or_iso_to_date",
        "excel_date to_iso_date parse_excel_date cell_to_date",
        "value: int | str | None",
        "str | None",
        """
        Turn {value}, a spreadsheet serial number (days since 30 December 1899, also as text of digits) \
        or an ISO date, into 'YYYY-MM-DD'; None for blanks and everything else.
        Normalize a date cell that is either a serial day number such as 45292 (2024-01-01) or already \
        '2024-01-01'. Invalid or missing values give None.
        ISO date of a cell. Integers, and texts of digits, count days from 1899-12-30; a text in ISO form \
        is checked and returned; None and other texts are None.
        Convert Excel dates: 45292 and '45292' and '2024-01-01' all mean '2024-01-01'. A date that \
        doesn't exist, blank text and None give None.
        """,
        """
        text = str(value).strip()
        if text.isdecimal():
            return (date(1899, 12, 30) + timedelta(days=int(text))).isoformat()
        try:
            return datetime.strptime(text, "%Y-%m-%d").date().isoformat()
        except ValueError:
            return None
        """,
        lambda r: (
            r.choice(
                (
                    45292,
                    "45292",
                    r.randint(40000, 46000),
                    str(r.randint(40000, 46000)),
                    _day(r),
                    "2023-02-30",
                    "",
                    None,
                    " 44197 ",
                    "tea",
                )
            ),
        ),
        "from datetime import date, datetime, timedelta",
    ),
    made(
        "variants_cleaning.quarter_text_to_first_day",
        "quarter_start parse_quarter quarter_to_date first_day_of_quarter",
        "text: str",
        "str | None",
        """
        First day 'YYYY-MM-DD' of a quarter written like 'Q1 2024', '2024-Q3', '2024Q3' or 'q2/2023'; \
        None if {text} has another form or the quarter is not 1 to 4.
        Convert a quarter label to the ISO date on which it begins. Quarter and year may come in either \
        order, with space, hyphen, slash or nothing between, any case; None otherwise.
        Parse a quarter: Q with a digit from 1 to 4 and a year of four digits, in any order. The result \
        is January, April, July or October 1st of that year, or None.
        When does the quarter in {text} start? 'Q2 2024' gives '2024-04-01'; unreadable labels and Q0 or \
        Q5 give None.
        """,
        """
        text = text.strip().upper()
        if match := re.fullmatch(r"Q([1-4])[ /-]?(\\d{4})", text):
            quarter, year = match.groups()
        elif match := re.fullmatch(r"(\\d{4})[ /-]?Q([1-4])", text):
            year, quarter = match.groups()
        else:
            return None
        return f"{year}-{3 * int(quarter) - 2:02d}-01"
        """,
        lambda r: (
            r.choice(
                (
                    f"Q{r.randint(1, 4)} {r.randint(2019, 2025)}",
                    f"{r.randint(2019, 2025)}-Q{r.randint(1, 4)}",
                    "2024Q3",
                    "q2/2023",
                    "Q5 2024",
                    "Q0-2020",
                    "",
                    "2024",
                    "Quarter 1 \
        2024",
                    "Q1 24",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.loose_time_to_hh_mm",
        "normalize_time to_hh_mm parse_time clean_time",
        "text: str",
        "str | None",
        """
        Bring a loosely written time such as '9', '930', '0930', '9.30', '9:5' or '9h30' to 'HH:MM' on \
        the 24-hour clock; None if it isn't one.
        Normalize a time cell. One or two digits are hours, three or four digits hours and minutes, or \
        the parts are separated by ':', '.' or 'h'; out of range or other text is None.
        Read hours and minutes from digits without or with a separator (: . h) and write both with two \
        digits. Hours go to 23, minutes to 59, anything else gives None.
        Clean up clock times typed by people: '7' is '07:00', '1815' is '18:15', '8.5' is '08:05', \
        '25:00' is None.
        """,
        """
        text = text.strip().lower()
        match = re.fullmatch(r"(\\d{1,2})(?:[:.h](\\d{1,2}))?h?", text) or \
        re.fullmatch(r"(\\d{1,2})(\\d{2})", text)
        if not match:
            return None
        hours, minutes = int(match[1]), int(match[2] or 0)
        return f"{hours:02d}:{minutes:02d}" if hours < 24 and minutes < 60 else None
        """,
        lambda r: (
            r.choice(
                (
                    "9",
                    "930",
                    "0930",
                    "9.30",
                    "9:5",
                    "9h30",
                    "14h",
                    "1815",
                    "25:00",
                    "9:75",
                    "",
                    "noon",
                    "2460",
                    "0",
                    " 8:00 ",
                    f"{r.randint(0, 26)}:{r.randint(0, 63)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.us_phone_ten_digits_or_none",
        "clean_phone normalize_phone phone_digits phone_key",
        "phone: str | None",
        "str | None",
        """
        Reduce {phone} to its ten digits; eleven digits starting with 1 lose the 1. Any other number of \
        digits, or None, gives None.
        Normalize a US phone number to a text of ten digits without punctuation. A country code 1 is \
        dropped; numbers of another length and missing ones are None.
        Return only the digits of the phone number if there are ten (after removing a leading 1 from \
        eleven), otherwise None. None in gives None back.
        Key for comparing phone numbers: the bare ten digits. '+1 (555) 123-4567' and '555.123.4567' have \
        the same key, incomplete numbers have None.
        """,
        """
        digits = re.sub(r"\\D", "", phone or "")
        if len(digits) == 11 and digits.startswith("1"):
            digits = digits[1:]
        return digits if len(digits) == 10 else None
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    "",
                    "+1 (555) 123-4567",
                    "555.123.4567",
                    "555-1234",
                    "1-555-123-4567",
                    "25551234567",
                    "5551234567",
                    "call me",
                    "555 123 4567 x9",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.phone_dotted_or_unchanged",
        "format_phone dotted_phone normalize_phone clean_phone",
        "phone: str",
        "str",
        """
        Write {phone} as '555.123.4567' if it has ten digits, or eleven starting with 1 (which is \
        dropped); otherwise return it trimmed but unchanged.
        Format a US number with dots between its three groups. A country code 1 in front is left out; \
        whatever has another number of digits comes back as it was, without outer spaces.
        Bring phone numbers into the dotted form 3.3.4. Numbers that don't have ten digits (not counting \
        a leading 1 of eleven) are not touched except for trimming.
        Ten digits give 'ddd.ddd.dddd'; the original text, stripped, is returned for all other phone \
        numbers.
        """,
        """
        digits = "".join(char for char in phone if char.isdigit())
        if len(digits) == 11 and digits[0] == "1":
            digits = digits[1:]
        if len(digits) != 10:
            return phone.strip()
        return f"{digits[:3]}.{digits[3:6]}.{digits[6:]}"
        """,
        lambda r: (
            r.choice(
                (
                    "",
                    "+1 (555) 123-4567",
                    "555.123.4567",
                    " 555-1234 ",
                    "1-555-123-4567",
                    "5551234567",
                    "555 123 45678",
                    "none",
                    "(030) 123 45 67 ",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.uk_postcode_spaced_or_none",
        "format_postcode normalize_postcode clean_postcode uk_postcode",
        "code: str",
        "str | None",
        """
        Write a British post {code} in capitals with one space before the last three characters; None \
        unless it then has the form of a postcode (one or two letters, a digit, perhaps a digit or \
        letter, space, digit, two letters).
        Normalize a UK postcode: remove all spaces, upper case, then a space before the final three \
        characters. Codes of the wrong form give None.
        Turn 'sw1a1aa' into 'SW1A 1AA' and 'm1 1ae' into 'M1 1AE'. Spaces anywhere in the input are \
        ignored and what is no postcode is None.
        Clean a postcode of the United Kingdom; the result is upper case with a single space in the right \
        place, or None if letters and digits don't fit the pattern.
        """,
        """
        compact = "".join(code.split()).upper()
        match = re.fullmatch(r"([A-Z]{1,2}\\d[A-Z\\d]?)(\\d[A-Z]{2})", compact)
        return f"{match[1]} {match[2]}" if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "sw1a1aa",
                    "m1 1ae",
                    "EC1A 1BB",
                    " b33 8th ",
                    "W1A0AX",
                    "",
                    "12345",
                    "SW1A",
                    "AB12 34C",
                    "d n 5 5 1 p t",
                    "1AA SW1A",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.zip_five_digits_from_number_or_text",
        "clean_zip zip5 normalize_zip five_digit_zip",
        "value: int | str | None",
        "str | None",
        """
        Five-digit US ZIP code of {value}, a number or text: zeros that got lost in front are added, an \
        extension after a hyphen is cut off. None if it isn't one to five digits.
        Repair a ZIP code that was read as a number: 501 and '501' become '00501', '02108-1234' becomes \
        '02108'. Missing or non-numeric values give None.
        Normalize to five digits. Take what stands before a hyphen, require only digits (at most five) \
        and fill up with zeros on the left; otherwise None.
        Return the ZIP as text with leading zeros and without the +4 part, or None for blank, None, \
        letters or too many digits.
        """,
        """
        base = str(value).strip().partition("-")[0].strip()
        if not re.fullmatch(r"\\d{1,5}", base):
            return None
        return base.zfill(5)
        """,
        lambda r: (
            r.choice(
                (
                    501,
                    "501",
                    "02108-1234",
                    90210,
                    r.randint(1, 99999),
                    " 7030 ",
                    "",
                    None,
                    "1234567",
                    "A1A 1A1",
                    "123-",
                    "-12",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.last_first_to_dict",
        "parse_name split_name name_parts last_first_to_dict",
        "name: str",
        "dict[str, str]",
        """
        Split {name} of the form 'LAST, First Middle' into a dict with 'first', 'middle' and 'last', each \
        word capitalized; without a comma the last word is the last name. Missing parts are ''.
        Parse a person's name into first, middle and last name. With a comma the last name stands before \
        it, otherwise it is the final word of several; a single word is the first name. Words get one \
        capital.
        Return {{'first': ..., 'middle': ..., 'last': ...}}. 'SMITH, ANNA MARIA' and 'anna maria smith' \
        give the same dict: Anna, Maria, Smith. What is missing is an empty text.
        Take a name apart, whether it is written 'Last, First Middle' or 'First Middle Last'. All words \
        are capitalized, absent parts are '', and one lone word counts as first name.
        """,
        """
        last, comma, given = name.partition(",")
        if not comma:
            words = name.split()
            last = words.pop() if len(words) > 1 else ""
            given = " ".join(words)

        def tidy(words):
            return " ".join(word.capitalize() for word in words)

        first, *middle = given.split() or [""]
        return {"first": tidy([first]), "middle": tidy(middle), "last": tidy(last.split())}
        """,
        lambda r: (
            r.choice(
                (
                    "SMITH, ANNA MARIA",
                    "anna maria smith",
                    "Li, Wei",
                    "ada",
                    "",
                    "stone,",
                    " \
        Ben  Stone ",
                    "VAN DYKE, dick",
                    ", eva",
                    f"{r.choice(_NAMES)} Stone",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.name_without_title_and_suffix",
        "clean_name strip_titles plain_name remove_titles",
        "name: str",
        "str",
        """
        Remove titles in front of {name} (mr, mrs, ms, dr, prof) and suffixes behind it (jr, sr, ii, iii, \
        phd, md), in any case and with or without dots and commas; the rest has single spaces.
        Plain name without honorifics and suffixes: leading Mr, Mrs, Ms, Dr, Prof and trailing Jr, Sr, \
        II, III, PhD, MD are dropped, however they are written. Case of the rest stays.
        Strip all titles from the start and all suffixes from the end of a name. 'Dr. Ada Stone, Ph.D.' \
        becomes 'Ada Stone'; dots and commas don't matter, spaces are collapsed.
        Return the bare name. Words at the beginning that are a title and words at the end that are a \
        suffix (compared without dots, commas and case) are cut off.
        """,
        """
        titles = {"mr", "mrs", "ms", "dr", "prof"}
        suffixes = {"jr", "sr", "ii", "iii", "phd", "md"}
        words = name.replace(",", " ").split()
        while words and words[0].replace(".", "").lower() in titles:
            words.pop(0)
        while words and words[-1].replace(".", "").lower() in suffixes:
            words.pop()
        return " ".join(words)
        """,
        lambda r: (
            r.choice(
                (
                    "Dr. Ada Stone, Ph.D.",
                    "Mr Ben Stone",
                    "prof. dr. Eva Li",
                    "John Smith \
        Jr.",
                    "John Smith, III",
                    "Ada  Stone",
                    "",
                    "Dr.",
                    "Martin Luther King, Jr",
                    "MS. Jo Md",
                    "Prof \
        Stone",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.title_and_rest_of_name",
        "split_title extract_title title_and_name separate_title",
        "name: str",
        "tuple[str, str]",
        """
        Split {name} into (title, rest): the title is Mr, Mrs, Ms, Miss, Dr or Prof at the start, in any \
        case, with or without dot, and is returned with a capital and no dot; '' if there is none.
        Separate the title from a name. 'dr. ada stone' gives ('Dr', 'ada stone'); a name without one of \
        the known titles (mr, mrs, ms, miss, dr, prof) gives ('', name), trimmed.
        Return a tuple of title and remaining name. Only the first word can be a title; it is normalized \
        to a form like 'Mrs', the rest is kept but with single spaces.
        Take the salutation off a name: known ones are mr, mrs, ms, miss, dr and prof regardless of case \
        and dot. Without one the first element is an empty text.
        """,
        """
        words = name.split()
        title = words[0].rstrip(".").lower() if words else ""
        if title in ("mr", "mrs", "ms", "miss", "dr", "prof"):
            return title.capitalize(), " ".join(words[1:])
        return "", " ".join(words)
        """,
        lambda r: (
            r.choice(
                (
                    "dr. ada stone",
                    "MRS Eva Li",
                    "Ben Stone",
                    "",
                    "Miss Jo  Adams",
                    "Prof. Dr. \
        Li",
                    "mr.",
                    "Drake Stone",
                    " ms Cleo ",
                    "Dan Mr Stone",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.surname_mc_and_apostrophe_case",
        "fix_name_case proper_name name_case title_name",
        "name: str",
        "str",
        """
        Write {name} in proper case: every word and every part after a hyphen or apostrophe starts with a \
        capital, and so does the letter after 'Mc'; the others are small. Single spaces.
        Fix the capitals of a name: 'JOHN MCDONALD' becomes 'John McDonald', "o'neil-smith" becomes \
        "O'Neil-Smith". Spaces are collapsed.
        Proper case for names. Parts are separated by spaces, hyphens and apostrophes, each with one \
        capital, and a part that starts with Mc gets a second one after it.
        Capitalize a personal name including double names, names like O'Neil and names like McDonald; all \
        other letters become lower case.
        """,
        """
        def fix(match):
            part = match.group().capitalize()
            if part.startswith("Mc") and len(part) > 2:
                part = "Mc" + part[2:].capitalize()
            return part

        return re.sub(r"[^\\s'-]+", fix, " ".join(name.split()))
        """,
        lambda r: (
            r.choice(
                (
                    "JOHN MCDONALD",
                    "o'neil-smith",
                    "ada lovelace",
                    "mc donald",
                    "",
                    "anna-MARIA  mcgregor",
                    "MACARTHUR",
                    "d'arcy mc",
                    "Ben STONE",
                    "mcX-o'mcd",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.country_full_name_title_case",
        "normalize_country country_name clean_country full_country_name",
        "text: str",
        "str",
        """
        Full name of the country in {text}: us, usa, u.s., america give 'United States', uk, gb, britain, \
        england 'United Kingdom', de, germany, deutschland 'Germany'; others trimmed in title case.
        Normalize country names without regard to case, dots and outer spaces. Known short forms (us, \
        usa, america; uk, gb, britain, england; de, deutschland) become full names, the rest is written \
        with capitals.
        Unify how countries are written. Abbreviations and aliases of the United States, the United \
        Kingdom and Germany are replaced, every other country is returned stripped and capitalized.
        Turn 'U.S.A.', ' uk ' or 'deutschland' into 'United States', 'United Kingdom' and 'Germany'; text \
        that is no known alias is just title-cased.
        """,
        """
        aliases = {
            "United States": ("us", "usa", "america"),
            "United Kingdom": ("uk", "gb", "britain", "england"),
            "Germany": ("de", "deutschland"),
        }
        key = text.replace(".", "").strip().lower()
        for name, others in aliases.items():
            if key in others:
                return name
        return text.strip().title()
        """,
        lambda r: (
            _messy(
                r,
                "U.S.A.",
                "us",
                "UK",
                "deutschland",
                "Germany",
                "france",
                "new zealand",
                "",
                "England",
                "America",
                "G.B.",
                "united states",
            ),
        ),
    ),
    made(
        "variants_cleaning.state_code_from_name_or_code",
        "state_code normalize_state to_state_code state_abbreviation",
        "text: str; states: dict[str, str]",
        "str | None",
        """
        Two-letter code for {text}, which is a code or a name of {states} (code to name) in any case, \
        with spaces around; None if it is neither.
        Normalize a state. {states} maps codes such as 'TX' to names such as 'Texas'; whichever of the \
        two is given, in whatever case, return the code, and None for unknown states.
        Find the state by code or by full name, ignoring case and outer spaces, and give its code. None \
        when nothing matches.
        Return the key of {states} that equals {text} or whose name does, without regard to case. \
        Otherwise the result is None.
        """,
        """
        wanted = text.strip().lower()
        for code, name in states.items():
            if wanted in (code.lower(), name.lower()):
                return code
        return None
        """,
        lambda r: (
            _messy(r, "Texas", "TX", "new york", "NY", "Ohio", "Oregon", "", "O"),
            {"TX": "Texas", "NY": "New York", "OH": "Ohio"},
        ),
    ),
    made(
        "variants_cleaning.gender_to_letter_or_x",
        "normalize_gender gender_code clean_gender gender_letter",
        "text: str | None",
        "str | None",
        """
        'M' for m, male, man and boy, 'F' for f, female, woman and girl (any case, trimmed), None for \
        blank or None, and 'X' for every other text.
        Normalize a gender field to M, F or X. The words male, man, boy, m and female, woman, girl, f are \
        known in upper and lower case; no entry gives None, another entry 'X'.
        Code the answers to the question of gender: M, F, or X for anything else that was written; \
        missing answers (None or spaces only) are None.
        Return one letter, F or M, for the usual words and abbreviations without regard to case; other \
        text is X and an empty cell is None.
        """,
        """
        word = (text or "").strip().lower()
        if not word:
            return None
        if word in ("m", "male", "man", "boy"):
            return "M"
        return "F" if word in ("f", "female", "woman", "girl") else "X"
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    "",
                    _messy(
                        r, "male", "m", "man", "Female", "F", "woman", "other", "diverse", "girl", "boy", "mr"
                    ),
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.email_lower_mailto_or_none",
        "clean_email normalize_email email_or_none tidy_email",
        "text: str | None",
        "str | None",
        """
        Clean an e-mail address: trim, lower case, drop a leading 'mailto:' and enclosing angle brackets. \
        None if it is missing or has not exactly one @ with something on both sides.
        Normalize {text} to a plain address in lower case without 'mailto:', '<' and '>'. Without exactly \
        one @, or with nothing before or after it, or for None, return None.
        Address from a cell like ' <Ada@X.org> ' or 'mailto:ada@x.org', here 'ada@x.org'; None where \
        there is no proper address (one @, not at an end) or inner spaces are found.
        Return the tidy lower-case address or None. Spaces around, a mailto: prefix and angle brackets \
        are removed; it must then have one @ between non-empty parts without spaces.
        """,
        """
        address = (text or "").strip().lower().removeprefix("mailto:").strip("<> ")
        return address if re.fullmatch(r"[^@\\s]+@[^@\\s]+", address) else None
        """,
        lambda r: (
            r.choice(
                (
                    None,
                    "",
                    " <Ada@X.org> ",
                    "mailto:ada@x.org",
                    "ada@",
                    "@x.org",
                    "a@b@c.d",
                    "Ben.Stone@Mail.com",
                    "MAILTO:<eva@x.org>",
                    "eva at x",
                    "a b@x.org",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.city_state_zip_tuple",
        "parse_city_line split_city_state_zip city_state_zip parse_address_line",
        "line: str",
        "tuple[str, str, str] | None",
        """
        Split an address {line} like 'Boston, MA 02108' into (city, state in capitals, ZIP); the ZIP has \
        five digits, perhaps with -4 more. None if it has another form.
        Parse city, state and ZIP code. There must be a comma after the city, a state of two letters (any \
        case) and a code of five or 5+4 digits; otherwise return None.
        Take the last line of an American address apart: city, upper-case state, ZIP as texts. Extra \
        spaces are fine, anything that doesn't fit gives None.
        Return a tuple of city, two-letter state and ZIP from a line such as 'san jose,ca 95113-1234', \
        where the city is kept as written; None for other lines.
        """,
        """
        match = re.fullmatch(r"\\s*([^,]+?)\\s*,\\s*([A-Za-z]{2})\\s+(\\d{5}(?:-\\d{4})?)\\s*", line)
        return (match[1], match[2].upper(), match[3]) if match else None
        """,
        lambda r: (
            r.choice(
                (
                    "Boston, MA 02108",
                    "san jose,ca 95113-1234",
                    " New York ,  NY  10001 ",
                    "",
                    "Boston MA 02108",
                    "Boston, Mass 02108",
                    "Boston, MA 0210",
                    ", MA 02108",
                    "Paris, TX 75460",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.pasted_names_unique_sorted",
        "clean_name_list tidy_names unique_names sorted_names",
        "text: str",
        "list[str]",
        """
        Names in {text}, parted by commas, semicolons or line breaks: trimmed, every word capitalized, \
        blanks left out, each once and in alphabetical order.
        Turn a pasted list of names into a clean one. Separators are , ; and newlines; names that differ \
        only in case or spaces are the same; the result is sorted.
        Split names at commas, semicolons and line ends, write them with capitals and single spaces, drop \
        empty pieces and repetitions, and sort from A to Z.
        Sorted list without duplicates of all names in the text, each with capital first letters. Empty \
        entries vanish.
        """,
        """
        names = set()
        for part in re.split("[,;\\n]", text):
            name = " ".join(word.capitalize() for word in part.split())
            if name:
                names.add(name)
        return sorted(names)
        """,
        lambda r: (
            "".join(
                _messy(r, *_NAMES, "ada  stone", "") + r.choice((",", ";", "\n"))
                for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.select_table_columns_by_name",
        "select_columns pick_columns keep_columns choose_columns",
        "table: list[list[object]]; names: list[str]",
        "list[list[object]]",
        """
        Return {table}, whose first row is the header, with only the columns {names}, in that order; a \
        name the header lacks gives a column of None below its title.
        Select and reorder columns of a list of rows by their titles in row 0. An unknown title still \
        appears in the header, with None in every row.
        Keep the columns named in {names}, in the order of {names}. The result starts with the new \
        header; columns that don't exist are filled with None.
        New table with exactly the headings {names}: cells are taken from the column of that title, or \
        None if {table} has no such column.
        """,
        """
        header, *rows = table
        positions = {title: index for index, title in enumerate(header)}
        result = [list(names)]
        for row in rows:
            result.append([row[positions[name]] if name in positions else None for name in names])
        return result
        """,
        lambda r: (_table(r), r.sample(("name", "city", "age", "phone"), r.randint(0, 3))),
    ),
    made(
        "variants_cleaning.drop_table_columns_by_name",
        "drop_columns remove_columns without_columns delete_columns",
        "table: list[list[object]]; names: list[str]",
        "list[list[object]]",
        """
        Return {table}, whose first row is the header, without the columns whose title is in {names}, \
        ignoring case; unknown names are ignored.
        Remove columns of a list of rows by title (upper and lower case are the same). The header in row \
        0 shrinks like all rows; names that don't occur have no effect.
        Drop every column that is called like one of {names} in any case. An empty table stays empty.
        New table without the named columns. Titles are in the first row and are compared in lower case; \
        what isn't found is skipped.
        """,
        """
        if not table:
            return []
        dropped = {name.lower() for name in names}
        kept = [index for index, title in enumerate(table[0]) if title.lower() not in dropped]
        return [[row[index] for index in kept] for row in table]
        """,
        lambda r: (
            [] if r.random() < 0.1 else _table(r),
            r.sample(("Name", "city", "AGE", "phone", "age"), r.randint(0, 3)),
        ),
    ),
    made(
        "variants_cleaning.rename_header_any_case",
        "rename_columns rename_header relabel_columns change_headers",
        "table: list[list[object]]; names: dict[str, str]",
        "list[list[object]]",
        """
        Return {table} with titles in its first row replaced as {names} (old to new) says, the old ones \
        compared trimmed and in lower case; other titles are only trimmed.
        Rename columns in the header row. Case and outer spaces of the existing titles don't matter for \
        finding them; titles that are not renamed lose their outer spaces. The rows stay.
        Change headings: a title in row 0 that equals a key of {names}, ignoring case and spaces around, \
        becomes the value. All others are stripped, the data rows copied.
        New table with renamed columns; keys of {names} that match no title are ignored. Matching is \
        case-insensitive on trimmed titles, unmatched titles are trimmed.
        """,
        """
        renamed = {old.strip().lower(): new for old, new in names.items()}
        header, *rows = table
        titles = [renamed.get(title.strip().lower(), title.strip()) for title in header]
        return [titles, *[list(row) for row in rows]]
        """,
        lambda r: (
            [[_messy(r, title) for title in ("Name", "city", "age")], *_table(r, 0, 2)[1:]],
            {
                key: value
                for key, value in (("name", "Customer"), ("City", "Town"), ("zip", "Code"))
                if r.random() < 0.7
            },
        ),
    ),
    made(
        "variants_cleaning.move_table_columns_to_front",
        "reorder_columns move_to_front columns_first arrange_columns",
        "table: list[list[object]]; first: list[str]",
        "list[list[object]]",
        """
        Return {table} (header in its first row) with the columns {first} at the front, in that order, \
        followed by all others as they were; unknown names are ignored.
        Reorder columns: those named in {first} come before the rest, whose order stays. The header moves \
        along; a name that isn't a title has no effect.
        Put some columns first. Titles stand in row 0; columns that {first} does not mention keep their \
        order behind.
        Rearrange the cells of every row so that the named columns lead. No column is lost, names without \
        a column are skipped.
        """,
        """
        if not table:
            return []
        header = table[0]
        order = [header.index(name) for name in first if name in header]
        order += [index for index in range(len(header)) if index not in order]
        return [[row[index] for index in order] for row in table]
        """,
        lambda r: (_table(r), r.sample(("age", "city", "name", "phone"), r.randint(0, 3))),
    ),
    made(
        "variants_cleaning.add_computed_total_column",
        "add_total_column with_totals append_total add_line_totals",
        "table: list[list[object]]; title: str = 'total'",
        "list[list[object]]",
        """
        Return {table} with a further column {title} at the right: the sum of the numbers in each row, \
        other cells being ignored. The first row is the header.
        Append a total to every row below the header. Only ints and floats are added, texts and None are \
        skipped; the header gets {title} as its last cell.
        Add a column that sums up each row. Row 0 receives the heading {title}, the others the sum of \
        their numeric cells (0 if they have none).
        New table with row totals behind; non-numeric cells don't count, an empty table stays empty.
        """,
        """
        if not table:
            return []
        header, *rows = table
        result = [[*header, title]]
        for row in rows:
            result.append([*row, sum(cell for cell in row if isinstance(cell, (int, float)))])
        return result
        """,
        lambda r: (
            []
            if r.random() < 0.1
            else [
                ["item", "q1", "q2"],
                *[
                    [r.choice(_ITEMS), r.choice((None, "", 3, 5, 7)), r.randint(0, 9)]
                    for _ in range(r.randint(0, 4))
                ],
            ],
            r.choice(("total", "total", "sum")),
        ),
    ),
    made(
        "variants_cleaning.rows_to_records_surplus_in_list",
        "rows_to_dicts table_to_records to_records rows_with_header_to_dicts",
        "rows: list[list[str]]",
        "list[dict[str, object]]",
        """
        Turn {rows} into dicts with the keys of the first row. A missing cell is None; cells beyond the \
        header are collected in a list under '_extra', which only exists if needed.
        Convert a table with header row to records. Short rows are completed with None, and what a row \
        has too much goes as a list to the key '_extra'.
        Make one dict per row below the header. Rows may be too short (None for the rest) or too long \
        (additional key '_extra' with the surplus cells). No rows give [].
        Records from ragged rows: keys from row 0, None where a row ends early, the overhang of a longer \
        row in '_extra'.
        """,
        """
        if not rows:
            return []
        header, *body = rows
        records = []
        for row in body:
            record = dict(zip_longest(header, row[:len(header)]))
            if len(row) > len(header):
                record["_extra"] = row[len(header):]
            records.append(record)
        return records
        """,
        lambda r: ([] if r.random() < 0.1 else [["name", "city"], *_ragged(r, 0, 4, 4)],),
        "from itertools import zip_longest",
    ),
    made(
        "variants_cleaning.rows_to_records_skip_blank_rows",
        "rows_to_dicts table_to_records to_records read_table",
        "rows: list[list[str]]",
        "list[dict[str, str | None]]",
        """
        Turn {rows} into dicts keyed by the trimmed titles of the first row. Cells are trimmed and empty \
        ones None; rows without any filled cell are skipped.
        Convert a table with a header to records: titles and cells lose outer spaces, blank cells become \
        None, completely blank rows are left out. All rows are as long as the header.
        Records from a list of rows whose row 0 holds the keys. Nothing but spaces in a cell means None, \
        nothing but such cells in a row means that it is dropped.
        Read a table into dictionaries, stripping everything; empty text is None and empty rows vanish. A \
        table without rows gives [].
        """,
        """
        if not rows:
            return []
        header = [title.strip() for title in rows[0]]
        records = []
        for row in rows[1:]:
            cells = [cell.strip() or None for cell in row]
            if any(cells):
                records.append(dict(zip(header, cells)))
        return records
        """,
        lambda r: (
            []
            if r.random() < 0.1
            else [
                [" name", "city "],
                *[
                    [
                        r.choice(
                            (
                                " Ada",
                                "Ben",
                                "",
                                " \
        ",
                            )
                        ),
                        r.choice(("Rome", "", "  ", "Oslo ")),
                    ]
                    for _ in range(r.randint(0, 4))
                ],
            ],
        ),
    ),
    made(
        "variants_cleaning.records_to_table_keys_as_seen",
        "records_to_table dicts_to_rows records_to_rows to_table",
        "records: list[dict[str, object]]",
        "list[list[object]]",
        """
        Turn {records} into a table: a header with all keys in order of first appearance, then one row \
        per record, with None for keys it lacks. No records give [].
        List of rows for a list of dicts that don't all have the same keys. The first row names every key \
        once, as they come up; missing values are None.
        Convert dicts to rows under a common header. Keys are ordered as first seen over all records, \
        gaps are None, and an empty list gives an empty table.
        Make [header, row, row, ...] of records with differing fields: new fields are added to the header \
        on the right when they first occur, absent ones are None.
        """,
        """
        if not records:
            return []
        header = list(dict.fromkeys(key for record in records for key in record))
        return [header, *[[record.get(key) for key in header] for record in records]]
        """,
        lambda r: (_people(r, 0, 4, 0.5),),
    ),
    made(
        "variants_cleaning.records_to_table_given_titles",
        "records_to_table export_rows to_rows records_to_rows",
        "records: list[dict[str, object]]; columns: dict[str, str]",
        "list[list[object]]",
        """
        Table of {records} with the {columns} (field to title): a header of the titles, then per record \
        the values of these fields, '' for a missing or None value.
        Export records as rows. {columns} maps field names to headings and sets the order; fields that a \
        record lacks, or that are None, are empty texts.
        First row: the titles of {columns}; further rows: the fields of each record in the same order, \
        with '' where nothing is known. Other fields are left out.
        Make a list of rows with readable headings out of dicts. None and absent values become ''; \
        without records only the header is returned.
        """,
        """
        rows = [list(columns.values())]
        for record in records:
            values = [record.get(field) for field in columns]
            rows.append(["" if value is None else value for value in values])
        return rows
        """,
        lambda r: (
            _people(r, 0, 4, 0.5),
            dict(r.sample((("name", "Name"), ("age", "Age in years"), ("city", "Town")), r.randint(1, 3))),
        ),
    ),
    made(
        "variants_cleaning.wrong_length_row_numbers",
        "ragged_rows bad_rows rows_with_wrong_length find_ragged_rows",
        "rows: list[list[str]]",
        "list[tuple[int, int]]",
        """
        Find the {rows} that are not as long as the first one, the header: list (row number, number of \
        cells), rows being counted from 1 including the header.
        Which rows of a table have too many or too few cells? Compare with the header in the first row \
        and return tuples of line number (header is 1) and cell count.
        Report ragged rows as (number, length). The first row sets the expected length and has number 1; \
        no rows give an empty list.
        Return the numbers and lengths of all rows whose length differs from that of row 1, in order.
        """,
        """
        if not rows:
            return []
        width = len(rows[0])
        return [(number, len(row)) for number, row in enumerate(rows, 1) if len(row) != width]
        """,
        lambda r: ([] if r.random() < 0.1 else [["a", "b"], *[row[:3] for row in _ragged(r, 0, 5, 3)]],),
    ),
    made(
        "variants_cleaning.fit_rows_to_header_none",
        "fit_rows pad_and_cut normalize_rows even_out_rows",
        "header: list[str]; rows: list[list[str]]",
        "list[list[str | None]]",
        """
        Bring all {rows} to the length of {header}: longer ones are cut, shorter ones filled up with None \
        on the right.
        Make ragged rows rectangular. Every row gets exactly as many cells as {header} has; surplus cells \
        are dropped, missing ones are None.
        Return {rows} with the width of the header, cutting what stands over and adding None where cells \
        are missing.
        Pad or truncate each row so that it matches the header; the filler is None.
        """,
        """
        width = len(header)
        return [row[:width] + [None] * (width - len(row)) for row in rows]
        """,
        lambda r: (["a", "b", "c"][: r.randint(1, 3)], _ragged(r)),
    ),
    made(
        "variants_cleaning.complete_rows_and_dropped_count",
        "drop_ragged_rows filter_rows keep_valid_rows complete_rows",
        "rows: list[list[str]]; width: int",
        "tuple[list[list[str]], int]",
        """
        Keep the {rows} that have exactly {width} cells, none of them blank, and return them together \
        with the number of dropped rows.
        Return (good rows, dropped count). A row is good if it has {width} cells and each of them \
        contains more than spaces.
        Filter out rows of the wrong length and rows with an empty cell; the second element of the result \
        tells how many were removed.
        Remove incomplete rows: too short, too long or with blank cells. Give a tuple of what is left and \
        the count of the others.
        """,
        """
        kept = [row for row in rows if len(row) == width and all(cell.strip() for cell in row)]
        return kept, len(rows) - len(kept)
        """,
        lambda r: (
            [
                [
                    r.choice(("tea", "7", "x", "", " ")) if r.random() < 0.4 else "ok"
                    for _ in range(r.choice((2, 2, 2, 1, 3)))
                ]
                for _ in range(r.randint(0, 6))
            ],
            2,
        ),
    ),
    made(
        "variants_cleaning.dedupe_by_fields_first",
        "drop_duplicates dedupe_by unique_records deduplicate",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[dict[str, object]]",
        """
        Drop {records} that agree with an earlier one in all of {fields}; texts are compared trimmed and \
        in lower case, a missing field counts as None. The first one is kept.
        Remove duplicates by several fields. Upper and lower case and outer spaces in texts make no \
        difference, absent fields are equal to None; of equal records the first remains.
        Keep the first record for each combination of the values of {fields}, ignoring case and spaces \
        around strings.
        Unique records with regard to {fields}: a later record with the same values (texts without case \
        and outer blanks) is left out. The order stays.
        """,
        """
        def plain(value):
            return value.strip().lower() if isinstance(value, str) else value

        seen, kept = set(), []
        for record in records:
            key = tuple(plain(record.get(field)) for field in fields)
            if key not in seen:
                seen.add(key)
                kept.append(record)
        return kept
        """,
        lambda r: (
            [{**person, "name": _messy(r, "Ada", "Ben")} for person in _people(r, 0, 7)],
            r.choice((["name"], ["name", "city"], ["name", "age"], ["city"])),
        ),
    ),
    made(
        "variants_cleaning.dedupe_by_key_last_in_last_place",
        "drop_duplicates keep_last dedupe_keep_last unique_by",
        "records: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Keep for each value of {key} only the last record, at the position of that last record; records \
        without {key} are all kept.
        Drop every record that a later one with the same {key} follows. The remaining ones stay in their \
        order, and a record that lacks the field is never a duplicate.
        Remove duplicates by {key}, the last occurrence wins and keeps its place; records in which the \
        key is absent remain.
        Return the records whose value of {key} does not come again further down. Missing keys don't \
        count as equal.
        """,
        """
        last = {record[key]: index for index, record in enumerate(records) if key in record}
        return [record for index, record in enumerate(records) if key not in record or last[record[key]] \
        == index]
        """,
        lambda r: (_people(r, 0, 7), r.choice(("name", "city", "city", "age"))),
    ),
    made(
        "variants_cleaning.dedupe_by_key_last_in_first_place",
        "drop_duplicates keep_latest dedupe_keep_last latest_records",
        "records: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Keep for each value of {key} the last record, but at the place where that value came first; every \
        record has the field.
        Remove duplicates by {key} so that the newest (last) record wins. The order is that of the first \
        appearance of each value.
        Return one record per value of {key}: the contents of the last one, in the order in which the \
        values first occur.
        Deduplicate a list of dicts; a later record with the same {key} replaces the earlier one in its \
        position.
        """,
        """
        latest = {}
        for record in records:
            latest[record[key]] = record
        return list(latest.values())
        ---
        return list({record[key]: record for record in records}.values())
        """,
        lambda r: (_full_people(r, 0, 7), r.choice(("name", "city"))),
    ),
    made(
        "variants_cleaning.dedupe_keep_most_complete",
        "keep_most_complete dedupe_best best_duplicates drop_duplicates",
        "records: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Of all {records} with the same {key} keep the one with the most filled fields (not None and not \
        ''), the first on a tie; values in order of first appearance.
        Deduplicate by {key} and prefer completeness: the record with the largest number of values other \
        than None and the empty text stays; equally complete ones: the earlier.
        Return one record for each value of {key}, namely the fullest one. Empty strings and None don't \
        count as filled, the first of equals wins.
        Remove duplicates, keeping the record that has the fewest gaps in each group, the earliest if \
        several have.
        """,
        """
        def filled(record):
            return sum(value not in (None, "") for value in record.values())

        best = {}
        for record in records:
            known = best.get(record[key])
            if known is None or filled(record) > filled(known):
                best[record[key]] = record
        return list(best.values())
        """,
        lambda r: (
            [{**person, "phone": r.choice(("", "12", None))} for person in _people(r, 0, 7, 0.5)],
            "name",
        ),
    ),
    made(
        "variants_cleaning.drop_all_copies_of_duplicates",
        "drop_all_duplicates unique_only only_unique remove_ambiguous",
        "records: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Keep only the {records} whose value of {key} occurs exactly once; of duplicates not even one copy \
        stays.
        Remove every record that shares its {key} with another one. Nothing is kept of repeated values; \
        the order of the others stays.
        Return the records with a unique value under {key}, dropping all copies of ambiguous ones.
        Filter out duplicates completely: if two records have the same {key}, both disappear.
        """,
        """
        counts = Counter(record[key] for record in records)
        return [record for record in records if counts[record[key]] == 1]
        """,
        lambda r: (_full_people(r, 0, 6), r.choice(("name", "name", "city", "age"))),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.duplicate_row_and_first_row",
        "find_duplicates duplicate_rows duplicate_lines report_duplicates",
        "rows: list[list[str]]",
        "list[tuple[int, int]]",
        """
        For each of {rows} that equals an earlier one in all cells, ignoring case and outer spaces, give \
        (its number, number of the first such row), counted from 1.
        Report repeated rows as tuples (row, original), both numbered from 1; cells are compared trimmed \
        and in lower case. The original is always the first one.
        Find duplicate rows: list the number of each repetition with the number of the row it repeats. \
        Case and spaces around cells don't matter.
        Which rows are copies, and of which row? Return pairs of 1-based positions in order; rows without \
        an earlier equal are not listed.
        """,
        """
        first, found = {}, []
        for number, row in enumerate(rows, 1):
            key = tuple(cell.strip().lower() for cell in row)
            if key in first:
                found.append((number, first[key]))
            else:
                first[key] = number
        return found
        """,
        lambda r: ([[_messy(r, "tea", "milk"), r.choice(("1", "2", " 1"))] for _ in range(r.randint(0, 6))],),
    ),
    made(
        "variants_cleaning.groups_of_duplicate_records",
        "duplicate_groups find_duplicates group_duplicates possible_duplicates",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[list[int]]",
        """
        Groups of positions (from 0) of {records} that agree in all of {fields}; only groups of two or \
        more, in order of their first record. A record with None or nothing in one of the fields is never \
        a duplicate.
        Find possible duplicates: list the indexes of records with equal values in every one of {fields}. \
        Records with a gap there are ignored, single ones are not listed.
        Return lists of indexes, one for each combination of {fields} that occurs at least twice. Missing \
        values (absent or None) are not equal to each other.
        Which records are the same as far as {fields} go? Group their positions, leaving out records that \
        lack one of the values and groups of one.
        """,
        """
        groups = {}
        for index, record in enumerate(records):
            key = tuple(record.get(field) for field in fields)
            if None not in key:
                groups.setdefault(key, []).append(index)
        return [positions for positions in groups.values() if len(positions) > 1]
        """,
        lambda r: (_people(r, 0, 8), r.choice((["name"], ["city"], ["city", "age"], ["name", "city"]))),
    ),
    made(
        "variants_cleaning.fill_field_forward_in_records",
        "fill_forward forward_fill fill_down carry_forward",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Copies of {records} in which a missing {field} (absent, None or '') takes the last known value of \
        the records before; gaps at the start become None.
        Fill {field} forward: where it is None, '' or not there, repeat the value of the nearest earlier \
        record that has one. Before the first value it is None.
        Carry the last value of {field} down into the records without one (None, empty text or no key at \
        all). Return new dicts; leading gaps are None.
        Forward fill one column of a list of dicts. 0 is a value; None, '' and a missing key are gaps, \
        which stay None as long as nothing came before.
        """,
        """
        filled, last = [], None
        for record in records:
            if record.get(field) not in (None, ""):
                last = record[field]
            filled.append({**record, field: last})
        return filled
        """,
        lambda r: (
            [{**person, **({"city": ""} if r.random() < 0.2 else {})} for person in _people(r, 0, 6, 0.6)],
            r.choice(("city", "city", "age")),
        ),
    ),
    made(
        "variants_cleaning.forward_fill_with_limit",
        "forward_fill fill_forward ffill carry_forward",
        "values: list[int | None]; limit: int",
        "list[int | None]",
        """
        Fill None in {values} with the last value before it, but at most {limit} times in a row; further \
        gaps and those at the start stay None.
        Forward fill with a limit: in each run of None only the first {limit} places take the previous \
        value.
        Repeat the last known value into the gaps that follow, no more than {limit} consecutive ones; the \
        rest of a long gap remains None.
        Return {values} where up to {limit} missing ones after a value are replaced by it. Leading None \
        has nothing to take and stays.
        """,
        """
        filled, last, used = [], None, 0
        for value in values:
            if value is not None:
                last, used = value, 0
            elif used < limit:
                value, used = last, used + 1
            filled.append(value)
        return filled
        """,
        lambda r: (_gapped(r, 0, 9, 0.6), r.randint(0, 3)),
    ),
    made(
        "variants_cleaning.fill_forward_then_backward",
        "fill_gaps fill_both_ways fill_missing ffill_bfill",
        "values: list[int | None]",
        "list[int | None]",
        """
        Fill None in {values} with the last value before it; gaps at the start take the first value that \
        follows. A list of only None stays as it is.
        Forward fill, then backward fill: every gap repeats the previous value, and leading gaps get the \
        next one. Without any value nothing changes.
        Replace missing values by the nearest earlier value, at the beginning by the first later one; if \
        there is no value at all, all remain None.
        Fill the gaps of a series from the left, and those before the first value from the right.
        """,
        """
        last = next((value for value in values if value is not None), None)
        filled = []
        for value in values:
            last = last if value is None else value
            filled.append(last)
        return filled
        """,
        lambda r: (_gapped(r, 0, 8, 0.5),),
    ),
    made(
        "variants_cleaning.fill_missing_with_group_mean",
        "fill_with_group_mean impute_by_group fill_missing group_mean_fill",
        "records: list[dict[str, object]]; group: str; field: str",
        "list[dict[str, object]]",
        """
        Copies of {records} in which a {field} of None is replaced by the mean of {field} over the same \
        {group}, rounded to 2 decimals; it stays None if the group has no value.
        Impute missing numbers by group: None in {field} becomes the average of the known values with the \
        same {group} (two decimals), or remains None without any.
        Fill gaps with the group's mean. For each record whose {field} is None take the rounded average \
        of its group; known values are not changed.
        Return new records where missing values of {field} are filled from the other records of the \
        group; two decimal places, None if there are none.
        """,
        """
        known = {}
        for record in records:
            if record[field] is not None:
                known.setdefault(record[group], []).append(record[field])
        means = {name: round(sum(values) / len(values), 2) for name, values in known.items()}
        return [
            {**record, field: means.get(record[group])} if record[field] is None else dict(record)
            for record in records
        ]
        """,
        lambda r: (_sales(r, 0, 7, 0.4), "region", "amount"),
    ),
    made(
        "variants_cleaning.fill_missing_with_median",
        "fill_with_median impute_median fill_missing median_fill",
        "values: list[int | None]",
        "list[float | None]",
        """
        Replace None in {values} by the median of the known values, everything as float; if no value is \
        known the list of None is returned.
        Impute missing values with the median. An even number of known values takes the mean of the \
        middle two; all results are floats, nothing known leaves only None.
        Fill gaps by the middle of what is there (as float). Without a single number all stay None.
        Return the values as floats with the median of the non-missing ones in place of each None.
        """,
        """
        known = [value for value in values if value is not None]
        if not known:
            return list(values)
        middle = float(median(known))
        return [middle if value is None else float(value) for value in values]
        """,
        lambda r: (_gapped(r, 0, 7, 0.4),),
        "from statistics import median",
    ),
    made(
        "variants_cleaning.fill_missing_with_most_common",
        "fill_with_mode impute_mode fill_missing fill_with_most_common",
        "values: list[str | None]",
        "list[str | None]",
        """
        Replace None and blank texts in {values} by the most frequent value, the one seen first on a tie; \
        without any value all become None.
        Impute missing categories with the mode. None, '' and spaces are gaps; of equally common values \
        the first in the list is used, and if there is none the gaps are None.
        Fill the gaps of a text column with what occurs most often (earliest of equals). Known values \
        stay as they are.
        Return the list with its commonest value wherever nothing is given; blank strings count as nothing.
        """,
        """
        known = [value for value in values if value and value.strip()]
        common = max(known, key=known.count) if known else None
        return [value if value and value.strip() else common for value in values]
        """,
        lambda r: (
            [r.choice((None, "", " ", "red", "red", "blue", "green")) for _ in range(r.randint(0, 7))],
        ),
    ),
    made(
        "variants_cleaning.filter_equal_conditions_lists_allowed",
        "filter_records where select_where find_all",
        "records: list[dict[str, object]]; conditions: dict[str, object]",
        "list[dict[str, object]]",
        """
        Keep the {records} that meet all {conditions}: a condition is field to value, or field to a list \
        of values of which one must match. A missing field never matches; no conditions keep all.
        Filter by several fields at once. Each key of {conditions} must be in the record and equal its \
        value, or be contained in it if the value is a list.
        Return the records for which every condition holds; a list as value means "one of these". Records \
        without the field are dropped.
        Select records where field == value for all {conditions}, lists offering alternatives. An empty \
        dict of conditions returns everything.
        """,
        """
        def matches(record):
            for field, wanted in conditions.items():
                allowed = wanted if isinstance(wanted, list) else [wanted]
                if field not in record or record[field] not in allowed:
                    return False
            return True

        return [record for record in records if matches(record)]
        """,
        lambda r: (
            _people(r, 0, 7),
            {
                key: value
                for key, value in (
                    ("city", r.choice(("Rome", ["Rome", "Oslo"], None))),
                    ("age", r.choice((25, [18, 25], []))),
                )
                if r.random() < 0.6
            },
        ),
    ),
    made(
        "variants_cleaning.filter_by_operator_triples",
        "filter_records apply_filters where query_records",
        "records: list[dict[str, object]]; conditions: list[tuple[str, str, object]]",
        "list[dict[str, object]]",
        """
        Keep the {records} that fulfil all {conditions} (field, operator, value) with operator '=', '!=', \
        '<', '<=', '>' or '>='; a record whose field is missing or None fails, whatever the operator.
        Filter by comparisons such as ('age', '>=', 18); all must hold. Absent and None values never \
        satisfy a condition, not even '!='.
        Return the records that pass every (field, operator, value) test. Six comparison signs are known; \
        without a value in the field the record is dropped.
        Query a list of dicts: conditions are joined by AND, each compares a field with a value. Missing \
        values make the condition false.
        """,
        """
        tests = {
            "=": operator.eq, "!=": operator.ne, "<": operator.lt,
            "<=": operator.le, ">": operator.gt, ">=": operator.ge,
        }
        return [
            record
            for record in records
            if all(
                record.get(field) is not None and tests[sign](record[field], value)
                for field, sign, value in conditions
            )
        ]
        """,
        lambda r: (
            _people(r, 0, 7),
            r.sample(
                (
                    ("age", r.choice(("<", "<=", ">", ">=")), r.choice((18, 25, 40))),
                    ("city", r.choice(("=", "!=")), r.choice(_CITIES)),
                    ("name", "!=", "Ada"),
                ),
                r.randint(0, 2),
            ),
        ),
        "import operator",
    ),
    made(
        "variants_cleaning.filter_by_suffix_lookups",
        "filter_records query filter_by where",
        "records: list[dict[str, object]]; lookups: dict[str, object]",
        "list[dict[str, object]]",
        """
        Filter {records} by {lookups} such as {{'age__gte': 18, 'name__contains': 'a', 'city': 'Rome'}}: \
        the endings __gt, __gte, __lt, __lte, __in and __contains (any case) choose the test, no ending \
        means equal. All must hold; missing or None fails.
        Keep records that meet every lookup. A key is a field name with an optional suffix after two \
        underscores: gt, gte, lt, lte, in, contains (ignoring case). Fields that are absent or None never \
        match.
        Select records in the style of Django: 'field__lt' and so on compare, plain 'field' tests for \
        equality, 'field__contains' searches a text without regard to case. Records lacking the field are \
        dropped.
        Return the records for which all {lookups} are true; each names a field, perhaps with one of the \
        endings gt, gte, lt, lte, in or contains behind '__'. No value means no match.
        """,
        """
        tests = {
            "": lambda a, b: a == b,
            "gt": lambda a, b: a > b,
            "gte": lambda a, b: a >= b,
            "lt": lambda a, b: a < b,
            "lte": lambda a, b: a <= b,
            "in": lambda a, b: a in b,
            "contains": lambda a, b: b.lower() in a.lower(),
        }
        kept = records
        for lookup, wanted in lookups.items():
            field, _, suffix = lookup.partition("__")
            kept = [row for row in kept if row.get(field) is not None and tests[suffix](row[field], wanted)]
        return list(kept)
        """,
        lambda r: (
            _people(r, 0, 7),
            dict(
                r.sample(
                    (
                        ("age__gte", 25),
                        ("age__lt", 40),
                        ("name__contains", r.choice("AeB")),
                        ("city", "Rome"),
                        ("city__in", ["Oslo", "Bern"]),
                        ("age__lte", 25),
                        ("age__gt", 18),
                    ),
                    r.randint(0, 2),
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.sort_by_fields_none_last",
        "sort_records sort_by_fields sort_none_last order_by",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[dict[str, object]]",
        """
        Sort {records} by {fields}, the first being the most important, ascending; records in which a \
        field is None or missing come last with respect to that field. Stable.
        Order a list of dicts by several fields from small to large, with None and absent values after \
        all others in each field. Ties keep their order.
        Return the records sorted by every one of {fields} in turn. A missing value is greater than any \
        value.
        Sort by several columns where gaps (None or no key) go to the end, field by field; equal records \
        stay in the given order.
        """,
        """
        def key(record):
            values = [record.get(field) for field in fields]
            return [(value is None, 0 if value is None else value) for value in values]

        return sorted(records, key=key)
        """,
        lambda r: (
            _people(r, 0, 7, 0.4),
            r.choice((["city", "age"], ["age", "name"], ["age"], ["city", "name"])),
        ),
    ),
    made(
        "variants_cleaning.sort_by_directions_none_always_last",
        "sort_records sort_by order_by multi_sort",
        "records: list[dict[str, object]]; order: list[tuple[str, bool]]",
        "list[dict[str, object]]",
        """
        Sort {records} by the (field, descending) pairs in {order}, the first being the most important. \
        None and missing values come last in either direction; ties keep their order.
        Order dicts by several fields, each ascending or, if its flag is True, descending. Gaps stand at \
        the end no matter which direction.
        Multi-column sort: {order} lists fields with a flag for descending order. Records without a value \
        in a field follow those with one, also when sorting downwards.
        Return the records in the order given by (field, reverse) pairs, with unknown values (None or \
        absent) always behind. The sort is stable.
        """,
        """
        result = list(records)
        for field, descending in reversed(order):
            known = [record for record in result if record.get(field) is not None]
            unknown = [record for record in result if record.get(field) is None]
            known.sort(key=lambda record: record[field], reverse=descending)
            result = known + unknown
        return result
        """,
        lambda r: (
            _people(r, 0, 7, 0.4),
            [(field, r.random() < 0.5) for field in r.sample(("city", "age", "name"), r.randint(1, 2))],
        ),
    ),
    made(
        "variants_cleaning.sort_table_numbers_then_text",
        "sort_table sort_rows sort_by_column order_table",
        "table: list[list[str]]; column: str",
        "list[list[str]]",
        """
        Sort the rows of {table} below its header by the {column} with that title: whole numbers by \
        value first, then other texts ignoring case, then blank cells. Stable.
        Order a table of texts by one column, leaving the header in row 0. Whole numbers come first in \
        numeric order, other texts follow alphabetically in any case, empty cells are last.
        Return the table with its rows sorted by the named column like a spreadsheet does: whole numbers \
        before text, blanks at the end, case ignored.
        Sort rows by a column found by its heading. '9' comes before '10', both before 'apple', and empty \
        cells after everything.
        """,
        """
        header, *rows = table
        index = header.index(column)

        def key(row):
            cell = row[index].strip()
            if not cell:
                return 2, 0, ""
            if cell.lstrip("-").isdecimal():
                return 0, int(cell), ""
            return 1, 0, cell.lower()

        return [header, *sorted(rows, key=key)]
        """,
        lambda r: (
            [
                ["id", "code"],
                *[
                    [str(n), r.choice(("9", "10", "-3", "apple", "Banana", "", " ", "cherry", "2"))]
                    for n in range(r.randint(0, 6))
                ],
            ],
            "code",
        ),
    ),
    made(
        "variants_cleaning.inner_join_all_pairs_suffix",
        "inner_join join_records merge_tables join_on",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Inner join of two lists of dicts on {key}: one merged dict for every pair with equal key. Fields \
        of {right} that {left}'s record has, too, get '_right' appended.
        Join {left} and {right} by {key}. All combinations of matching records appear, in the order of \
        {left} and then {right}; clashing field names from the right side end in '_right', the key occurs \
        once.
        Combine records with the same value of {key}, every left one with every right one; rows without \
        partner are dropped. A right field whose name is taken is renamed with the suffix '_right'.
        Return the merged records of all matches. Names that exist on both sides keep the left value, and \
        the right value goes under name + '_right'.
        """,
        """
        joined = []
        for first in left:
            for second in right:
                if first[key] == second[key]:
                    merged = dict(first)
                    for field, value in second.items():
                        if field != key:
                            merged[field + "_right" if field in first else field] = value
                    joined.append(merged)
        return joined
        """,
        lambda r: (
            [{"id": r.randint(1, 3), "name": r.choice(_NAMES)} for _ in range(r.randint(0, 4))],
            [
                {"id": r.randint(1, 4), r.choice(("name", "name", "city")): r.choice(_CITIES)}
                for _ in range(r.randint(0, 4))
            ],
            "id",
        ),
    ),
    made(
        "variants_cleaning.left_join_unmatched_fields_none",
        "left_join join_records merge_left lookup_join",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Left join on {key}: every record of {left} is extended by the fields of the first record of \
        {right} with the same key; without a match these fields are None.
        Add to each left record the fields of its partner in {right} (the first with an equal {key}). All \
        fields that occur in {right} are there in every result, None if there is no partner.
        Join two lists of dicts and keep all of {left}, in order. Unmatched records get None for all \
        fields of the right side; of several matches only the first is used.
        Extend {left} by {right}. The result has as many records as {left}, all with the same additional \
        fields, which are None where the key isn't found.
        """,
        """
        fields = dict.fromkeys(field for record in right for field in record if field != key)
        partners = {}
        for record in right:
            partners.setdefault(record[key], record)
        return [{**record, **fields, **partners.get(record[key], {})} for record in left]
        """,
        lambda r: (lambda tables: (*tables, "id"))(_two_tables(r)),
    ),
    made(
        "variants_cleaning.left_join_every_match",
        "left_join join_records left_outer_join merge_left",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Left join on {key} that repeats a left record for each matching right one; a left record without \
        match appears once, unchanged.
        Join all: for every record of {left} one merged dict per record of {right} with the same {key} \
        (right values win), or just a copy of the left record if there is none.
        Combine two lists of dicts like SQL's LEFT JOIN. Several matches give several rows, no match \
        gives the left row alone without further fields.
        Return, in order of {left}, each left record merged with each of its partners in {right}; if it \
        has no partner it is kept as it is.
        """,
        """
        partners = {}
        for record in right:
            partners.setdefault(record[key], []).append(record)
        return [{**record, **other} for record in left for other in partners.get(record[key], [{}])]
        """,
        lambda r: (lambda tables: (tables[1], tables[0], "id"))(_two_tables(r)),
    ),
    made(
        "variants_cleaning.join_on_differently_named_keys",
        "join_on left_join join_records lookup_join",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; left_key: str; right_key: str",
        "list[dict[str, object]]",
        """
        Inner join of two lists of dicts whose key fields have different names: {left_key} in {left}, \
        {right_key} in {right}. Left fields win, {right_key} is left out, each left record matches at \
        most one right record (the last).
        Join where left[{left_key}] equals right[{right_key}]. The result has the fields of both but not \
        the right key; of right records with the same key the last counts, left records without partner \
        are dropped.
        Merge records over keys that are named differently on both sides. Unmatched ones disappear, equal \
        field names keep the left value, and the key is only kept under its left name.
        Match {left} with {right} by two key names and return merged dicts without the field {right_key}; \
        values from {left} take precedence.
        """,
        """
        partners = {}
        for record in right:
            partners[record[right_key]] = {name: value for name, value in record.items() if name != right_key}
        return [{**partners[record[left_key]], **record} for record in left if record[left_key] in partners]
        """,
        lambda r: (
            [{"customer": r.randint(1, 4), "total": r.randint(1, 9)} for _ in range(r.randint(0, 4))],
            [{"id": r.randint(1, 4), "name": r.choice(_NAMES)} for _ in range(r.randint(0, 4))],
            "customer",
            "id",
        ),
    ),
    made(
        "variants_cleaning.full_outer_join_sorted_by_key",
        "outer_join full_join full_outer_join merge_tables",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "list[dict[str, object]]",
        """
        Full outer join on {key}, unique in each list: one dict for every key of either side, sorted by \
        key, with all fields of both sides and None for what is missing.
        Merge two lists of dicts by {key}, keeping records that only one side has. Each result has the \
        key first, then all fields of {left} and {right}; gaps are None; the order is ascending by key.
        Combine {left} and {right} so that nothing is lost: all keys in ascending order, all fields in \
        each record, None where a side has no record. Right values win.
        Return a record per distinct value of {key}, sorted, with the union of the fields; fields without \
        a value are None.
        """,
        """
        fields = dict.fromkeys([key, *(field for record in [*left, *right] for field in record)])
        merged = {}
        for record in [*left, *right]:
            merged[record[key]] = {**merged.get(record[key], fields), **record}
        return [merged[value] for value in sorted(merged)]
        """,
        lambda r: (
            [{"id": n, "name": r.choice(_NAMES)} for n in r.sample(range(1, 6), r.randint(0, 3))],
            [{"id": n, "city": r.choice(_CITIES)} for n in r.sample(range(1, 6), r.randint(0, 3))],
            "id",
        ),
    ),
    made(
        "variants_cleaning.join_match_counts",
        "join_report match_counts compare_keys join_summary",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "dict[str, int]",
        """
        Count before a join how many different values of {key} are in 'both' lists, in 'left_only' and in \
        'right_only'; keys of the result in this order.
        Report on the keys of two lists of dicts: numbers of distinct key values that match ('both') or \
        that stand on one side only ('left_only', 'right_only'). Repeated values count once.
        How well do {left} and {right} match? Return a dict with the number of common, only left and only \
        right values of {key}.
        Compare the sets of keys of both tables and give the sizes as {{'both': ..., 'left_only': ..., \
        'right_only': ...}}.
        """,
        """
        first = {record[key] for record in left}
        second = {record[key] for record in right}
        return {
            "both": len(first & second),
            "left_only": len(first - second),
            "right_only": len(second - first),
        }
        """,
        lambda r: (lambda tables: (*tables, "id"))(_two_tables(r)),
    ),
    made(
        "variants_cleaning.records_without_partner",
        "anti_join unmatched_records without_partner not_in_other",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; key: str",
        "tuple[list[dict[str, object]], list[dict[str, object]]]",
        """
        Return the records of {left} whose {key} does not occur in {right}, and those of {right} whose \
        key does not occur in {left}, as two lists in a tuple.
        Anti join in both directions: (left records without a match, right records without a match), each \
        in the original order.
        Find what does not match between two lists of dicts. The first list has the unmatched records of \
        {left}, the second those of {right}.
        Split off the records that have no partner with the same {key} on the other side; give them per \
        side.
        """,
        """
        left_keys = {record[key] for record in left}
        right_keys = {record[key] for record in right}
        return (
            [record for record in left if record[key] not in right_keys],
            [record for record in right if record[key] not in left_keys],
        )
        """,
        lambda r: (lambda tables: (*tables, "id"))(_two_tables(r)),
    ),
    made(
        "variants_cleaning.pivot_to_rows_zero_filled",
        "pivot_table pivot cross_table pivot_rows",
        "records: list[dict[str, object]]; row: str; column: str; value: str",
        "list[list[object]]",
        """
        Pivot {records} into a table (list of rows): the header is {row} and the sorted values of \
        {column}; then one line per sorted value of {row} with the sums of {value}, 0 where nothing is.
        Make a pivot table with totals of {value}. First row: the field name {row} followed by all column \
        values in ascending order; other rows: the row value and its sums; empty cells are 0.
        Sum {value} by {row} and {column} and lay it out as rows with a header. Row and column labels are \
        sorted; combinations that don't occur are 0.
        Cross table of sums with sorted labels as a list of lists; the upper left corner holds the name \
        of the row field, missing combinations 0. No records give only the corner.
        """,
        """
        sums = {}
        for record in records:
            place = (record[row], record[column])
            sums[place] = sums.get(place, 0) + record[value]
        columns = sorted({record[column] for record in records})
        table = [[row, *columns]]
        for label in sorted({record[row] for record in records}):
            table.append([label, *[sums.get((label, name), 0) for name in columns]])
        return table
        """,
        lambda r: (_sales(r), *r.sample(("region", "item"), 2), "amount"),
    ),
    made(
        "variants_cleaning.pivot_to_records_first_seen_none",
        "pivot long_to_wide pivot_records spread",
        "records: list[dict[str, object]]; index: str; columns: str; values: str",
        "list[dict[str, object]]",
        """
        From long to wide: one dict per value of {index}, in order of first appearance, with a field for \
        each value of {columns} (also as first seen) that holds {values}, or None if there is none. The \
        last of several counts.
        Pivot a list of dicts. Each distinct value of {index} gives a record whose further keys are the \
        distinct values of {columns}; a missing combination is None, a repeated one takes the later value.
        Spread the values of {columns} into fields of their own. The result has one record per {index}, \
        keys and records in order of appearance, None for gaps.
        Reshape long records into wide ones: {index} identifies the row, {columns} names the new field, \
        {values} fills it; later records overwrite, empty places are None.
        """,
        """
        fields = dict.fromkeys(record[columns] for record in records)
        wide = {}
        for record in records:
            row = wide.setdefault(record[index], {index: record[index], **fields})
            row[record[columns]] = record[values]
        return list(wide.values())
        """,
        lambda r: (_sales(r), *r.sample(("region", "item"), 2), "amount"),
    ),
    made(
        "variants_cleaning.pivot_mean_nested_dict",
        "pivot_mean mean_table average_table pivot_average",
        "records: list[dict[str, object]]; row: str; column: str; value: str",
        "dict[object, dict[object, float]]",
        """
        Average of {value} for each combination of {row} and {column} as nested dicts, rounded to 1 \
        decimal; outer and inner keys sorted, combinations that don't occur left out, None values ignored.
        Pivot table of means: result[row][column] with one decimal place. Keys are in ascending order on \
        both levels; only combinations with at least one known value appear.
        Group by two fields and average the third into a dict of dicts (one decimal). Missing values \
        (None) are skipped, and a place without values has no entry.
        Return row value -> column value -> mean of {value}, rounded to one decimal, both levels sorted. \
        Records with None under {value} don't count.
        """,
        """
        groups = {}
        for record in records:
            if record[value] is not None:
                groups.setdefault((record[row], record[column]), []).append(record[value])
        means = {}
        for (outer, inner), numbers in sorted(groups.items()):
            means.setdefault(outer, {})[inner] = round(sum(numbers) / len(numbers), 1)
        return means
        """,
        lambda r: (_sales(r, 0, 8, 0.25), *r.sample(("region", "item"), 2), "amount"),
    ),
    made(
        "variants_cleaning.crosstab_counts_with_totals",
        "crosstab cross_table count_table contingency_table",
        "records: list[dict[str, object]]; row: str; column: str",
        "list[list[object]]",
        """
        Contingency table of {records} as rows: a header ['', *column values, 'Total'], a line for each \
        value of {row} with counts and their total, and a last line 'Total'. Values are sorted.
        Cross tabulation with margins: count the combinations of {row} and {column}; the last cell of \
        each line and the last line hold the totals.
        Count records by two fields and lay the numbers out as a list of lists with sorted labels, row \
        totals, column totals and the grand total in the corner.
        Table of frequencies with header and totals. The upper left cell is '', the total row and column \
        are called 'Total', combinations that don't occur are 0.
        """,
        """
        pairs = [(record[row], record[column]) for record in records]
        rows = sorted({first for first, _ in pairs})
        columns = sorted({second for _, second in pairs})
        table = [["", *columns, "Total"]]
        for label in rows:
            counts = [pairs.count((label, name)) for name in columns]
            table.append([label, *counts, sum(counts)])
        totals = [sum(second == name for _, second in pairs) for name in columns]
        table.append(["Total", *totals, len(pairs)])
        return table
        """,
        lambda r: (_sales(r, 0, 6), *r.sample(("region", "item"), 2)),
    ),
    made(
        "variants_cleaning.wide_records_to_long_skip_none",
        "melt wide_to_long unpivot gather",
        "records: list[dict[str, object]]; ids: list[str]",
        "list[dict[str, object]]",
        """
        From wide to long: for each record and each field that is not in {ids}, a dict with the id \
        fields, 'variable' (the field's name) and 'value'; fields with None are skipped.
        Unpivot a list of dicts. The fields {ids} are repeated, every other field becomes a record of its \
        own with its name under 'variable' and its content under 'value'. None values give no record.
        Melt the {records}: keep {ids}, turn the remaining columns into rows of variable and value, \
        record by record, leaving out missing values (None).
        Return long records: id fields, then 'variable' and 'value', one for every known value of a \
        non-id field, in the order of the fields.
        """,
        """
        long = []
        for record in records:
            kept = {field: record[field] for field in ids}
            for field, value in record.items():
                if field not in ids and value is not None:
                    long.append({**kept, "variable": field, "value": value})
        return long
        """,
        lambda r: (
            [
                {"name": r.choice(_NAMES), "q1": r.choice((None, 3, 5)), "q2": r.choice((None, 0, 7))}
                for _ in range(r.randint(0, 4))
            ],
            ["name"],
        ),
    ),
    made(
        "variants_cleaning.unpivot_table_with_header",
        "unpivot melt_table flatten_table table_to_triples",
        "table: list[list[object]]",
        "list[tuple[object, object, object]]",
        """
        Unpivot a {table} whose first row holds column titles and whose first column holds row labels: \
        list (row label, title, value) row by row; blank cells (None or '') are left out.
        Turn a cross table with a header into triples (label, column title, cell). The upper left corner \
        is ignored, and so are empty cells.
        Flatten a two-way table. For each row below the header and each column after the first give \
        (first cell, title, cell) unless the cell is None or an empty text.
        List all filled cells of a table with their row and column headings, in reading order.
        """,
        """
        if not table:
            return []
        titles = table[0][1:]
        return [
            (label, title, cell)
            for label, *cells in table[1:]
            for title, cell in zip(titles, cells)
            if cell not in (None, "")
        ]
        """,
        lambda r: (
            []
            if r.random() < 0.1
            else [
                ["", "q1", "q2"],
                *[
                    [r.choice(_ITEMS), r.choice((None, "", 0, 3, 5)), r.choice(("", 1, 7))]
                    for _ in range(r.randint(0, 4))
                ],
            ],
        ),
    ),
    made(
        "variants_cleaning.group_totals_largest_first_records",
        "group_totals sum_by_group totals_by group_sum",
        "records: list[dict[str, object]]; by: str; field: str",
        "list[dict[str, object]]",
        """
        Sum {field} per value of {by} and return dicts with the keys {by}, 'total' and 'count', largest \
        total first, equal totals in alphabetical order of the group.
        Group the records by {by}: one dict per group with its name, the sum of {field} and the number of \
        records, sorted by descending total and then by name.
        Totals per group as a list of records such as {{'region': 'north', 'total': 30, 'count': 2}}. \
        Highest total first; ties are ordered by the group's name.
        Aggregate {field} by {by} (sum and number of records) and rank the groups by their sum, \
        descending; equal sums from A to Z.
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[by], []).append(record[field])
        totals = [{by: name, "total": sum(values), "count": len(values)} for name, values in groups.items()]
        return sorted(totals, key=lambda row: (-row["total"], row[by]))
        """,
        lambda r: (_sales(r), r.choice(("region", "item")), "amount"),
    ),
    made(
        "variants_cleaning.group_statistics_dict",
        "group_stats describe_groups group_summary stats_by_group",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, dict[str, float]]",
        """
        For every value of {by}, sorted, return a dict with 'count', 'sum', 'mean' (2 decimals), 'min' \
        and 'max' of {field}; None values are ignored and groups with nothing else left out.
        Summarize {field} by group: number of known values, sum, mean rounded to two decimals, smallest \
        and largest. Groups in ascending order; a group with only None doesn't appear.
        Group statistics as nested dicts with the keys count, sum, mean, min, max. Missing values (None) \
        don't count; the mean has two places; the groups are sorted.
        Describe the numbers in {field} for each {by}. Records with None are skipped before anything is \
        computed, and groups without numbers are omitted.
        """,
        """
        groups = {}
        for record in records:
            if record[field] is not None:
                groups.setdefault(record[by], []).append(record[field])
        return {
            name: {
                "count": len(values),
                "sum": sum(values),
                "mean": round(sum(values) / len(values), 2),
                "min": min(values),
                "max": max(values),
            }
            for name, values in sorted(groups.items())
        }
        """,
        lambda r: (_sales(r, 0, 7, 0.3), r.choice(("region", "item")), "amount"),
    ),
    made(
        "variants_cleaning.group_with_chosen_function",
        "aggregate group_by summarize group_aggregate",
        "records: list[dict[str, object]]; by: str; field: str; how: str = 'sum'",
        "dict[object, object]",
        """
        Aggregate {field} per value of {by} with {how}: 'sum', 'mean', 'min', 'max', 'count', 'first', \
        'last' or 'list'. Groups in order of appearance; another {how} raises ValueError.
        Group {records} by {by} and reduce the values of {field} as {how} says (sum, mean, min, max, \
        count, first, last, list). Unknown names raise ValueError; the mean is not rounded.
        Return a dict from group to the aggregated {field}. {how} names the function, 'sum' by default; \
        'list' collects the values in order; an unsupported one is a ValueError.
        One aggregated value per group, groups as they first occur. Supported are the names sum, mean, \
        min, max, count, first, last and list, anything else raises ValueError.
        """,
        """
        functions = {
            "sum": sum,
            "mean": lambda values: sum(values) / len(values),
            "min": min,
            "max": max,
            "count": len,
            "first": lambda values: values[0],
            "last": lambda values: values[-1],
            "list": list,
        }
        if how not in functions:
            raise ValueError(f"unknown aggregation: {how}")
        groups = {}
        for record in records:
            groups.setdefault(record[by], []).append(record[field])
        return {name: functions[how](values) for name, values in groups.items()}
        """,
        lambda r: (
            _sales(r),
            r.choice(("region", "item")),
            "amount",
            r.choice(("sum", "mean", "min", "max", "count", "first", "last", "list")),
        ),
    ),
    made(
        "variants_cleaning.group_by_two_fields_sum_sorted",
        "sum_by_two group_sum_two totals_by_two sum_by_pair",
        "records: list[dict[str, object]]; first: str; second: str; value: str",
        "dict[tuple[object, object], int]",
        """
        Sum of {value} for each pair (value of {first}, value of {second}), keys sorted; pairs whose sum \
        is 0 are left out.
        Group by two fields and add up {value}. The keys are tuples in ascending order; a total of zero \
        is dropped.
        Return a dict from (first, second) to the total of {value} over the records with both values, \
        sorted by key and without zero totals.
        Totals per combination of {first} and {second} as a sorted dict with tuple keys, only those that \
        are not 0.
        """,
        """
        totals = {}
        for record in records:
            key = (record[first], record[second])
            totals[key] = totals.get(key, 0) + record[value]
        return {key: total for key, total in sorted(totals.items()) if total}
        """,
        lambda r: (
            [{**sale, "amount": r.choice((0, 0, 5, -5, 10))} for sale in _sales(r)],
            *r.sample(("region", "item"), 2),
            "amount",
        ),
    ),
    made(
        "variants_cleaning.group_distinct_values_sorted",
        "distinct_by_group unique_per_group values_by_group group_unique",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, list[object]]",
        """
        Map each value of {by}, sorted, to the sorted list of the different values of {field} in its \
        records; None counts neither as group nor as value.
        For every group list its distinct {field} values in ascending order. Records without {by} or \
        {field} (absent or None) are skipped; groups are in order, too.
        Which values of {field} occur with each {by}? Return sorted groups with sorted lists, every value \
        once, leaving out None and missing ones.
        Collect unique values per group: dict with ascending keys and ascending lists. Gaps on either \
        side are ignored.
        """,
        """
        groups = {}
        for record in records:
            if record.get(by) is not None and record.get(field) is not None:
                groups.setdefault(record[by], set()).add(record[field])
        return {name: sorted(values) for name, values in sorted(groups.items())}
        """,
        lambda r: (_people(r, 0, 8, 0.3), *r.sample(("name", "city", "age"), 2)),
    ),
    made(
        "variants_cleaning.group_distinct_count_most_first",
        "count_distinct_by nunique distinct_per_group unique_counts",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, int]",
        """
        Number of different {field} values per value of {by}, the largest number first, ties sorted by \
        group.
        Count distinct: for every group the number of unique values of {field}; ordered by descending \
        number and then by the group's name.
        How many different {field} does each {by} have? Repeated values count once; groups with most come \
        first, equal ones in alphabetical order.
        Return a dict from group to its count of distinct values, sorted by that count downwards, ties \
        from A to Z.
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[by], set()).add(record[field])
        counts = {name: len(values) for name, values in groups.items()}
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (_sales(r, 0, 8), *r.sample(("region", "item", "amount"), 2)),
    ),
    made(
        "variants_cleaning.group_medians_sorted",
        "median_by_group group_median medians_by median_per_group",
        "pairs: list[tuple[str, int]]",
        "dict[str, float]",
        """
        Median of the numbers of each group in {pairs} (group, number) as a float, groups sorted; an even \
        number of values takes the mean of the middle two.
        Map every group, in alphabetical order, to the median of its values. All medians are floats.
        Group the pairs by their first element and return group -> float median, keys sorted.
        For each label give the middle value of its numbers (the average of the two middle ones if there \
        is no single middle), labels from A to Z.
        """,
        """
        groups = {}
        for name, number in pairs:
            groups.setdefault(name, []).append(number)
        return {name: float(median(groups[name])) for name in sorted(groups)}
        """,
        lambda r: (_pairs(r, 0, 9),),
        "from statistics import median",
    ),
    made(
        "variants_cleaning.group_most_common_value",
        "mode_by_group most_common_per_group group_mode most_frequent_by_group",
        "pairs: list[tuple[str, str]]",
        "dict[str, str]",
        """
        For each group in {pairs} (group, value) the value that occurs most often in it; on a tie the \
        alphabetically first. Groups in order of appearance.
        Mode per group: map every group to its most frequent value, of equally frequent ones the smallest.
        Which value is commonest in each group? Ties go to the value that comes first in the alphabet; \
        the groups keep the order in which they first occur.
        Return group -> most common second element, ties broken alphabetically.
        """,
        """
        groups = {}
        for name, value in pairs:
            groups.setdefault(name, []).append(value)
        return {name: min(values, key=lambda value: (-values.count(value), value)) for name, values in \
        groups.items()}
        """,
        lambda r: ([(r.choice("ab"), r.choice(_ITEMS[:3])) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_cleaning.group_weighted_means",
        "weighted_mean_by_group group_weighted_average weighted_average_by weighted_by_group",
        "rows: list[tuple[str, float, float]]",
        "dict[str, float | None]",
        """
        Weighted mean per group of {rows} (group, value, weight), rounded to 2 decimals; None if the \
        weights of a group add up to 0. Groups in order of appearance.
        Map each group to sum(value * weight) / sum(weight) with two decimals, or to None where the total \
        weight is zero.
        Average the values of every group with their weights (two decimals). A group without weight gets \
        None.
        Group rows of (name, value, weight) and return name -> weighted average, rounded to 2 places, \
        None for zero total weight.
        """,
        """
        sums = {}
        for name, value, weight in rows:
            total, weights = sums.get(name, (0, 0))
            sums[name] = (total + value * weight, weights + weight)
        return {name: round(total / weights, 2) if weights else None for name, (total, weights) in \
        sums.items()}
        """,
        lambda r: (
            [
                (r.choice("abc"), r.randint(0, 20) / 2, r.choice((0, 0, 1, 2, 3)))
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_cleaning.group_joined_texts",
        "join_by_group group_concat concat_by_group texts_by_group",
        "records: list[dict[str, object]]; by: str; field: str; separator: str = ', '",
        "dict[object, str]",
        """
        For each value of {by} join the different values of {field} as text with {separator}, sorted; \
        None is left out and a group without values is ''. Groups in order of appearance.
        Group concat: map every group to one string of its distinct {field} values in alphabetical order, \
        parted by {separator}. Missing values are skipped.
        Return group -> sorted unique values in one text. A group that has only None gives an empty text.
        Collect the values of {field} per group, each once, sort them as texts and write them in a row \
        with {separator} between.
        """,
        """
        groups = {}
        for record in records:
            values = groups.setdefault(record[by], set())
            if record[field] is not None:
                values.add(str(record[field]))
        return {name: separator.join(sorted(values)) for name, values in groups.items()}
        """,
        lambda r: (_sales(r, 0, 8, 0.3), "region", r.choice(("item", "amount")), r.choice((", ", "; ", "/"))),
    ),
    made(
        "variants_cleaning.running_total_per_group_in_records",
        "running_total_by_group cumulative_by_group add_running_totals cumsum_by",
        "records: list[dict[str, object]]; group: str; field: str",
        "list[dict[str, object]]",
        """
        Copies of {records} with a new field 'running_total': the sum of {field} up to here within the \
        same {group}; None counts as 0.
        Add a running total per group. Each record gets the total of {field} of all records of its \
        {group} so far, itself included, under 'running_total'; missing values add nothing.
        Cumulate {field} separately for every value of {group} and store it as 'running_total' in new \
        dicts, in the given order. None is treated as zero.
        Return the records extended by the cumulative sum of their group; a None in {field} leaves the \
        sum as it is.
        """,
        """
        totals, result = {}, []
        for record in records:
            name = record[group]
            totals[name] = totals.get(name, 0) + (record[field] or 0)
            result.append({**record, "running_total": totals[name]})
        return result
        """,
        lambda r: (_sales(r, 0, 6, 0.2), r.choice(("region", "item")), "amount"),
    ),
    made(
        "variants_cleaning.number_rows_within_group",
        "number_in_group row_numbers running_number sequence_per_group",
        "records: list[dict[str, object]]; group: str",
        "list[dict[str, object]]",
        """
        Copies of {records} with two new fields: 'number', counting from 1 within the same {group}, and \
        'of', the number of records in that group.
        Number the records of each group in order of appearance (1, 2, 3 ...) under 'number' and write \
        the size of the group under 'of'.
        Add a running number per value of {group} and the group's total count, as 'number' and 'of', for \
        texts such as "2 of 5".
        Return new dicts that tell the how-many-th record of how many of its {group} it is.
        """,
        """
        sizes = Counter(record[group] for record in records)
        seen, result = Counter(), []
        for record in records:
            seen[record[group]] += 1
            result.append({**record, "number": seen[record[group]], "of": sizes[record[group]]})
        return result
        """,
        lambda r: (_full_people(r), r.choice(("city", "name"))),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.top_n_records_per_group_flat",
        "top_per_group best_per_group top_n_by_group largest_per_group",
        "records: list[dict[str, object]]; group: str; field: str; n: int",
        "list[dict[str, object]]",
        """
        The {n} records with the largest {field} of each {group}, as one list: groups sorted, in each the \
        largest first, equal values in the given order.
        Top {n} per group. Return a flat list ordered by {group} and, within it, by {field} descending; \
        fewer records in a group are all returned.
        For every group, in ascending order, take its {n} best records by {field}; ties keep their \
        original order.
        Filter the records to the best {n} of each group and order them by group and by falling {field}.
        """,
        """
        ranked = sorted(records, key=lambda record: (record[group], -record[field]))
        taken, best = Counter(), []
        for record in ranked:
            taken[record[group]] += 1
            if taken[record[group]] <= n:
                best.append(record)
        return best
        """,
        lambda r: (_sales(r, 0, 8), r.choice(("region", "item")), "amount", r.randint(1, 2)),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.maximum_records_per_group_with_ties",
        "max_records_per_group best_per_group_with_ties group_winners rows_with_group_max",
        "records: list[dict[str, object]]; group: str; field: str",
        "list[dict[str, object]]",
        """
        Keep the {records} whose {field} equals the maximum of their {group}; ties all stay, the order is \
        that of {records}.
        Filter to the winners of each group. If several records share the group's largest {field}, every \
        one of them is kept, in the original order.
        Return all records that no other record of the same {group} exceeds in {field}.
        Records with the group's highest {field}, ties included, not sorted.
        """,
        """
        best = {}
        for record in records:
            best[record[group]] = max(record[field], best.get(record[group], record[field]))
        return [record for record in records if record[field] == best[record[group]]]
        """,
        lambda r: (_sales(r, 0, 8), r.choice(("region", "item")), "amount"),
    ),
    made(
        "variants_cleaning.groups_with_minimum_size",
        "large_groups_only drop_small_groups filter_groups frequent_groups",
        "records: list[dict[str, object]]; group: str; minimum: int",
        "list[dict[str, object]]",
        """
        Keep the {records} whose {group} has at least {minimum} records; the order stays.
        Drop all records of small groups: those with fewer than {minimum} records with the same value of \
        {group}.
        Filter by group size. A record remains if its value of {group} occurs {minimum} times or more.
        Return the records that belong to groups of {minimum} or more, in their original order.
        """,
        """
        sizes = Counter(record[group] for record in records)
        return [record for record in records if sizes[record[group]] >= minimum]
        """,
        lambda r: (_full_people(r, 0, 7), r.choice(("city", "name", "age")), r.randint(1, 3)),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.share_of_total_in_records",
        "add_share with_percent share_of_total add_percent",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Copies of {records} with a field 'share': {field} in percent of its total over all records, one \
        decimal; None counts as 0, and if the total is 0 every share is 0.0.
        Add to each record how many percent of the sum of {field} it makes up, rounded to 1 decimal, \
        under 'share'. Missing values (None) are zero; a zero total gives 0.0.
        Percent of total as a new field 'share' with one decimal place. Records whose {field} is None \
        have 0.0.
        Return new dicts extended by the share of the total in percent (one decimal, 0.0 when there is no \
        total).
        """,
        """
        total = sum(record[field] or 0 for record in records)
        return [
            {**record, "share": round(100 * (record[field] or 0) / total, 1) if total else 0.0}
            for record in records
        ]
        """,
        lambda r: (
            []
            if r.random() < 0.1
            else [
                {**sale, "amount": sale["amount"] if r.random() < 0.8 else 0}
                for sale in _sales(r, 1, 5, 0.25)
            ],
            "amount",
        ),
    ),
    made(
        "variants_cleaning.share_within_group_in_records",
        "share_in_group group_share percent_of_group add_group_share",
        "records: list[dict[str, object]]; group: str; field: str",
        "list[float]",
        """
        For each of {records} its {field} as a fraction of the total of its {group}, rounded to 3 \
        decimals; 0.0 if that total is 0.
        Divide {field} by the sum of {field} over all records with the same {group}. Return the fractions \
        (three decimals) in order, 0.0 where the group's sum is zero.
        Fraction of the group total per record, a list of floats with three places.
        How big a part of its group is each record? Numbers between 0 and 1 to three decimals, 0.0 in \
        groups that add up to nothing.
        """,
        """
        totals = {}
        for record in records:
            totals[record[group]] = totals.get(record[group], 0) + record[field]
        return [
            round(record[field] / totals[record[group]], 3) if totals[record[group]] else 0.0
            for record in records
        ]
        """,
        lambda r: (
            [{**sale, "amount": sale["amount"] if r.random() < 0.7 else 0} for sale in _sales(r)],
            r.choice(("region", "item")),
            "amount",
        ),
    ),
    made(
        "variants_cleaning.percent_shares_sum_to_100_dict",
        "percent_shares round_shares shares_to_100 whole_percents",
        "counts: dict[str, int]",
        "dict[str, int]",
        """
        Whole percentages of {counts} that add up to exactly 100: round down, then give one more to those \
        with the largest remainders, ties by key. All 0 if the total is 0.
        Turn counts into integer percents whose sum is 100 (largest remainder method). Equal remainders \
        are served in alphabetical order; the order of keys stays; a zero total gives zeros.
        Percent per key without rounding error: floors first, and the missing points go one by one to the \
        largest fractional parts, of equal ones to the smaller key.
        Return key -> whole percent so that all together make 100. No counts, or only zeros, give 0 for \
        every key.
        """,
        """
        total = sum(counts.values())
        if total == 0:
            return dict.fromkeys(counts, 0)
        percents = {key: 100 * count // total for key, count in counts.items()}
        by_remainder = sorted(counts, key=lambda key: (-(100 * counts[key] % total), key))
        for key in by_remainder[: 100 - sum(percents.values())]:
            percents[key] += 1
        return percents
        """,
        lambda r: ({key: r.randint(0, 4) for key in r.sample(_ITEMS, r.randint(0, 4))},),
    ),
    made(
        "variants_cleaning.ranks_descending_none_unranked",
        "rank_values ranks rank_with_gaps competition_ranks",
        "values: list[int | None]",
        "list[int | None]",
        """
        Rank of each of {values}, 1 for the largest; equal values share the better rank and the next one \
        is skipped; None has no rank (None).
        Competition ranking (1, 2, 2, 4) in descending order. Missing values stay None and don't \
        influence the ranks of the others.
        Return for every value one more than the number of larger known values, and None for None.
        Rank from high to low with shared places; gaps in the data are neither ranked nor counted.
        """,
        """
        known = [value for value in values if value is not None]
        return [None if value is None else 1 + sum(other > value for other in known) for value in values]
        """,
        lambda r: (_gapped(r, 0, 7, 0.25, 0, 6),),
    ),
    made(
        "variants_cleaning.ranks_descending_average_ties",
        "average_ranks rank_average fractional_ranks rank_avg",
        "values: list[int | None]",
        "list[float | None]",
        """
        Rank of each of {values}, 1.0 for the largest; equal values get the mean of the places they take \
        together, such as 2.5, and None stays None.
        Fractional ranks in descending order like RANK.AVG: ties share the average of their positions. \
        Ranks are floats, missing values are not ranked.
        Return the ranks from high to low as floats; where values are equal every one gets the average \
        rank of the tie. None is passed through.
        For each known value give its place when sorted downwards (from 1.0), averaged over equal values, \
        and None for None.
        """,
        """
        known = [value for value in values if value is not None]
        ranks = []
        for value in values:
            if value is None:
                ranks.append(None)
            else:
                larger = sum(other > value for other in known)
                ranks.append(larger + (known.count(value) + 1) / 2)
        return ranks
        """,
        lambda r: (_gapped(r, 0, 7, 0.15, 0, 6),),
    ),
    made(
        "variants_cleaning.rank_field_dense_in_records",
        "add_rank dense_rank rank_records with_rank",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Copies of {records} with a field 'rank' by {field}, the largest being 1; equal values share a \
        rank and no rank is left out (1, 2, 2, 3). The order stays.
        Add dense ranks: the highest {field} has rank 1, the next different value 2, and so on. Return \
        new dicts in the original order.
        Rank the records by {field} from high to low without gaps and write the result under 'rank'.
        Number the distinct values of {field} downwards from 1 and give each record the number of its \
        value as 'rank'.
        """,
        """
        distinct = sorted({record[field] for record in records}, reverse=True)
        places = {value: place for place, value in enumerate(distinct, 1)}
        return [{**record, "rank": places[record[field]]} for record in records]
        """,
        lambda r: (_sales(r), "amount"),
    ),
    made(
        "variants_cleaning.percent_rank_zero_to_one",
        "percent_rank percent_ranks relative_ranks percentrank",
        "values: list[int]",
        "list[float]",
        """
        Percent rank of each of {values}: how many other values are smaller, divided by the number of the \
        others, rounded to 3 decimals; a single value gets 0.0.
        For every value return (number of smaller values) / (n - 1) with three decimals, so that the \
        minimum is 0.0 and a unique maximum 1.0. With one value it is 0.0.
        PERCENT_RANK of all values in order, three decimal places; equal values have the same rank and \
        one value alone 0.0.
        Relative standing from 0 to 1: share of the remaining values that lie below, to three decimals.
        """,
        """
        others = len(values) - 1
        return [round(sum(other < value for other in values) / others, 3) if others else 0.0 for value in \
        values]
        """,
        lambda r: (_ints(r, 0, 6, 0, 8),),
    ),
    made(
        "variants_cleaning.lag_field_within_group",
        "add_lag previous_value lag_in_group with_previous",
        "records: list[dict[str, object]]; group: str; field: str; default: object = None",
        "list[dict[str, object]]",
        """
        Copies of {records} with a field 'previous': the value of {field} in the record before it of the \
        same {group}, {default} for the first of a group.
        Add the lagged value per group. 'previous' holds what {field} was in the last record with the \
        same {group}; where there is none it is {default}.
        Return new dicts that also know the preceding {field} of their group under 'previous', or \
        {default} at its beginning.
        Look back one record within each {group} and note its {field} as 'previous'; the order of the \
        records stays.
        """,
        """
        last, result = {}, []
        for record in records:
            result.append({**record, "previous": last.get(record[group], default)})
            last[record[group]] = record[field]
        return result
        """,
        lambda r: (_sales(r, 0, 6), r.choice(("region", "item")), "amount", r.choice((None, None, 0))),
    ),
    made(
        "variants_cleaning.differences_across_gaps",
        "differences changes diff_with_gaps series_changes",
        "values: list[int | None]",
        "list[int | None]",
        """
        Difference of each of {values} to the last known value before it, skipping None; None for missing \
        values and for the first known one.
        Changes in a series with gaps: every known value minus the previous known one, however far back. \
        Gaps, and the first value, give None.
        Return a list of the same length with value - last value that wasn't None, or None where either \
        is missing.
        Subtract the nearest earlier known value from each value; gaps are bridged and are themselves \
        None in the result.
        """,
        """
        changes, last = [], None
        for value in values:
            changes.append(None if value is None or last is None else value - last)
            if value is not None:
                last = value
        return changes
        """,
        lambda r: (_gapped(r, 0, 8, 0.3),),
    ),
    made(
        "variants_cleaning.percent_changes_none_for_zero",
        "percent_changes pct_change growth_rates relative_changes",
        "values: list[float | None]",
        "list[float | None]",
        """
        Change of each of {values} to the one directly before it in percent, rounded to 1 decimal; None \
        for the first, for a missing value on either side and after a 0.
        Percentage changes from step to step as a list of equal length. Where the previous value is \
        absent, None or 0, or the value itself None, there is None.
        Return 100 * (value - previous) / |previous| with one decimal place for neighbors that are both \
        known, otherwise, and for a previous 0, None.
        Growth in percent against the preceding entry (its absolute value is the base), one decimal; None \
        if it can't be computed.
        """,
        """
        changes = []
        for index, value in enumerate(values):
            previous = values[index - 1] if index else None
            if value is None or not previous:
                changes.append(None)
            else:
                changes.append(round(100 * (value - previous) / abs(previous), 1))
        return changes
        """,
        lambda r: ([r.choice((None, 0, 5, 10, -4, 12.5, 20)) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_cleaning.equal_width_bin_labels",
        "bin_labels cut_into_bins equal_width_bins bin_values",
        "values: list[int]; bins: int",
        "list[int]",
        """
        Number of the bin, from 0 to {bins} - 1, for each of {values} when their range is cut into {bins} \
        parts of equal width; the maximum belongs to the last bin. If all are equal every one is in bin 0.
        Equal-width binning: divide the way from minimum to maximum into {bins} intervals, closed on the \
        left (the last one on both sides), and return the index of each value's interval, 0 for a \
        constant list.
        Assign values to {bins} bins of the same width between the smallest and the largest value, \
        counted from 0. A value on an inner border goes to the upper bin.
        Return the bin index of every value; borders belong to the bin above, except the maximum, which \
        stays in the last one. Without spread all are 0.
        """,
        """
        if not values:
            return []
        low, high = min(values), max(values)
        if low == high:
            return [0] * len(values)
        return [min((value - low) * bins // (high - low), bins - 1) for value in values]
        """,
        lambda r: (
            [r.randint(0, 9)] * r.randint(1, 3) if r.random() < 0.1 else _ints(r, 0, 7, 0, 12),
            r.randint(1, 4),
        ),
    ),
    made(
        "variants_cleaning.bin_label_from_edges_below_above",
        "bin_label interval_label range_label bucket_label",
        "value: int; edges: list[int]",
        "str",
        """
        Label of the interval of {value} between the ascending {edges}: '<10' below the first, '10-19' \
        from one edge up to below the next, '20+' from the last edge on.
        Name the bucket that {value} falls into, for edges like [10, 20]: '<10', '10-19' or '20+'. A \
        value equal to an edge belongs to the bucket that starts there. There is at least one edge.
        Return '<first', 'edge-(next edge minus 1)' or 'last+' for a whole number and increasing limits.
        Write the range of {value} as text. Lower limits are included, and upper ones are given as the \
        last whole number inside.
        """,
        """
        if value < edges[0]:
            return f"<{edges[0]}"
        for low, high in zip(edges, edges[1:]):
            if value < high:
                return f"{low}-{high - 1}"
        return f"{edges[-1]}+"
        """,
        lambda r: (
            r.choice((5, 10, 15, 18, 20, 30, r.randint(0, 70))),
            r.choice(([10], [10, 20], [18, 30, 50], [20, 30])),
        ),
    ),
    made(
        "variants_cleaning.age_group_counts_all_groups",
        "age_groups count_age_groups age_distribution age_histogram",
        "ages: list[int | None]",
        "dict[str, int]",
        """
        Count {ages} in the groups 'under 18', '18-29', '30-44', '45-64', '65+' and 'unknown' (None or \
        negative); all six are there, also with 0, in this order.
        Age distribution with fixed groups: under 18, 18-29, 30-44, 45-64, 65+, and unknown for missing \
        or negative ages. Empty groups are listed with 0.
        Return how many people are in each age group. Limits belong to the group that starts with them; \
        None and impossible (negative) ages count as 'unknown'.
        Tally ages into the five usual brackets plus 'unknown', zeros included, from young to old.
        """,
        """
        counts = dict.fromkeys(("under 18", "18-29", "30-44", "45-64", "65+", "unknown"), 0)
        for age in ages:
            if age is None or age < 0:
                counts["unknown"] += 1
            elif age < 18:
                counts["under 18"] += 1
            elif age < 30:
                counts["18-29"] += 1
            elif age < 45:
                counts["30-44"] += 1
            elif age < 65:
                counts["45-64"] += 1
            else:
                counts["65+"] += 1
        return counts
        """,
        lambda r: (
            [
                r.choice((None, -1, 17, 18, 29, 30, 44, 45, 64, 65, r.randint(0, 99)))
                for _ in range(r.randint(0, 7))
            ],
        ),
    ),
    made(
        "variants_cleaning.bins_right_closed_counts",
        "count_in_bins bin_counts histogram cut_counts",
        "values: list[float]; edges: list[int]",
        "dict[str, int]",
        """
        Count {values} per interval between the ascending {edges}, open on the left and closed on the \
        right, with keys like '(0, 10]'; values outside are ignored, empty intervals have 0.
        Histogram over (edge, next edge]. A value equal to the upper edge is inside, one equal to the \
        lower edge is not; the keys are written '(a, b]', also for intervals without values.
        Return a dict from '(low, high]' to the number of values greater than low and at most high, for \
        all neighboring edges; what lies beyond the edges doesn't count.
        Bin counts with right-closed intervals, all intervals listed in order; the first edge itself \
        belongs to none.
        """,
        """
        return {
            f"({low}, {high}]": sum(low < value <= high for value in values)
            for low, high in zip(edges, edges[1:])
        }
        """,
        lambda r: (
            [r.choice((0, 5, 10, 20, r.randint(0, 60) / 2)) for _ in range(r.randint(0, 7))],
            r.choice(([0, 10, 20], [0, 5, 10, 20], [5, 10], [0, 20])),
        ),
    ),
    made(
        "variants_cleaning.outliers_by_sample_z_score",
        "z_score_outliers outliers find_outliers detect_outliers",
        "numbers: list[float]; threshold: float = 2.0",
        "list[float]",
        """
        Those {numbers} that are more than {threshold} sample standard deviations (n - 1) away from the \
        mean, in order; [] for fewer than two numbers or if all are equal.
        Outliers by z-score: keep the values with |value - mean| / stdev greater than {threshold}, where \
        stdev is that of a sample. Without spread, or with less than two values, there are none.
        Return the numbers whose distance from the mean exceeds {threshold} times the sample standard \
        deviation. The order stays; constant or too short lists give [].
        Find extreme values: z-score above {threshold} in absolute terms (sample deviation).
        """,
        """
        if len(numbers) < 2:
            return []
        center, spread = mean(numbers), stdev(numbers)
        return [number for number in numbers if spread and abs(number - center) / spread > threshold]
        """,
        lambda r: (
            [r.choice((5, 5, 6, 6, 7, 40, -30)) for _ in range(r.randint(0, 9))],
            r.choice((1.0, 1.5, 2.0)),
        ),
        "from statistics import mean, stdev",
    ),
    made(
        "variants_cleaning.outlier_flags_median_halves_iqr",
        "outlier_flags is_outlier flag_outliers mark_outliers",
        "numbers: list[int]",
        "list[bool]",
        """
        True for each of {numbers} below Q1 - 1.5 * IQR or above Q3 + 1.5 * IQR, where the quartiles are \
        the medians of the lower and the upper half (without the middle value of an odd count). Fewer \
        than 4 numbers are all False.
        Flag outliers by the rule of 1.5 interquartile ranges. Q1 and Q3 are the medians of the two \
        halves of the sorted list, the middle element of an odd number belonging to neither; with less \
        than four values nothing is flagged.
        Return a bool per number: is it outside of the box plot's fences? Quartiles by the method of \
        halves (median excluded); short lists, up to three numbers, have no outliers.
        Mark values more than 1.5 IQR beyond the quartiles, computed as medians of the halves.
        """,
        """
        if len(numbers) < 4:
            return [False] * len(numbers)
        ordered = sorted(numbers)
        half = len(ordered) // 2
        low, high = median(ordered[:half]), median(ordered[-half:])
        reach = 1.5 * (high - low)
        return [number < low - reach or number > high + reach for number in numbers]
        """,
        lambda r: ([r.choice((5, 6, 7, 8, 9, 40, -30)) for _ in range(r.randint(0, 9))],),
        "from statistics import median",
    ),
    made(
        "variants_cleaning.clip_to_inclusive_iqr_fences",
        "cap_outliers clip_outliers limit_outliers clamp_to_iqr",
        "numbers: list[int]; factor: float = 1.5",
        "list[float]",
        """
        Move outliers among {numbers} to the nearest fence, Q1 - {factor} * IQR or Q3 + {factor} * IQR \
        (quartiles with linear interpolation, inclusive); floats. Fewer than two numbers are only converted.
        Cap values: what lies beyond {factor} interquartile ranges from the quartiles (inclusive method) \
        is replaced by that limit, everything else kept, all as float.
        Clip the list to its Tukey fences. Nothing is removed; quartiles interpolate linearly including \
        both ends; a list of one or no number has no fences.
        Return the numbers as floats limited to [Q1 - {factor} * IQR, Q3 + {factor} * IQR].
        """,
        """
        if len(numbers) < 2:
            return [float(number) for number in numbers]
        first, _, third = quantiles(numbers, n=4, method="inclusive")
        reach = factor * (third - first)
        return [float(min(max(number, first - reach), third + reach)) for number in numbers]
        """,
        lambda r: (
            [r.choice((4, 5, 6, 7, 8, 40, -30)) for _ in range(r.randint(0, 8))],
            r.choice((1.5, 1.5, 1.0, 3.0)),
        ),
        "from statistics import quantiles",
    ),
    made(
        "variants_cleaning.standardize_known_values",
        "standardize z_scores standardize_column zscore",
        "values: list[float | None]",
        "list[float | None]",
        """
        Z-scores of the known {values} with the sample standard deviation (n - 1), rounded to 2 decimals; \
        None stays None, and with fewer than two known values or no spread the known ones become 0.0.
        Standardize a column with gaps: (value - mean) / stdev over the values that are not None, two \
        decimals. Missing values stay missing; where no deviation exists the result is 0.0.
        Return the values as z-scores (sample deviation, two places). Gaps are ignored in mean and \
        deviation and kept in the list; a constant or single value gives 0.0.
        Subtract the mean and divide by the sample standard deviation, skipping None; 0.0 for all known \
        values if that deviation is zero or undefined.
        """,
        """
        known = [value for value in values if value is not None]
        spread = stdev(known) if len(known) > 1 else 0
        scores = []
        for value in values:
            if value is None:
                scores.append(None)
            else:
                scores.append(round((value - mean(known)) / spread, 2) if spread else 0.0)
        return scores
        """,
        lambda r: (_gapped(r, 0, 6, 0.3, 0, 9),),
        "from statistics import mean, stdev",
    ),
    made(
        "variants_cleaning.min_max_with_gaps_percent",
        "min_max_normalize normalize scale_column rescale",
        "values: list[float | None]",
        "list[float | None]",
        """
        Scale the known {values} to 0.0 up to 100.0 by minimum and maximum, rounded to 1 decimal; None \
        stays None, and if all known values are equal they become 50.0.
        Min-max normalization to percent: the smallest value is 0.0, the largest 100.0, one decimal. Gaps \
        are kept; without spread every known value is 50.0.
        Normalize a column with missing values to the range 0-100 with one decimal place. Equal values \
        land in the middle, at 50.0, and None is passed through.
        Return 100 * (value - min) / (max - min) for each value that isn't None; a constant column gives \
        50.0.
        """,
        """
        known = [value for value in values if value is not None]
        if not known:
            return list(values)
        low, high = min(known), max(known)
        scaled = []
        for value in values:
            if value is None:
                scaled.append(None)
            else:
                scaled.append(round(100 * (value - low) / (high - low), 1) if high > low else 50.0)
        return scaled
        """,
        lambda r: (_gapped(r, 0, 6, 0.3, 0, r.choice((1, 9))),),
    ),
    made(
        "variants_cleaning.scale_columns_of_rows",
        "normalize_columns min_max_columns scale_columns rescale_columns",
        "rows: list[list[float]]",
        "list[list[float]]",
        """
        Scale every column of {rows} to 0.0 to 1.0 by its own minimum and maximum, rounded to 2 decimals; \
        a column of equal values becomes 0.0.
        Normalize a table column by column: (cell - min) / (max - min) of the column, two decimals, 0.0 \
        where the column is constant.
        Min-max scaling per column. All rows are equally long; without rows the result is empty.
        Return the rows with each column brought to the range from 0 to 1 (two decimal places; constant \
        columns are all 0.0).
        """,
        """
        def scale(column):
            low, high = min(column), max(column)
            return [round((cell - low) / (high - low), 2) if high > low else 0.0 for cell in column]

        return [list(row) for row in zip(*(scale(column) for column in zip(*rows)))]
        """,
        lambda r: (
            lambda width: ([[r.randint(0, 9) for _ in range(width)] for _ in range(r.randint(0, 4))],)
        )(r.randint(1, 3)),
    ),
    made(
        "variants_cleaning.round_floats_in_records",
        "round_record_values round_floats round_records round_numbers",
        "records: list[dict[str, object]]; digits: int = 2",
        "list[dict[str, object]]",
        """
        Copies of {records} with all floats rounded to {digits} decimals; floats that are whole numbers \
        after rounding become ints, other values stay.
        Round every float in a list of dicts. 2.0 is written as the int 2; ints, booleans, texts and None \
        are unchanged.
        Return new records in which each float has at most {digits} decimals, and is an int if nothing is \
        left behind the point.
        Clean up numbers: round floats to {digits} places and drop a fraction of zero by converting to \
        int. Everything else is kept.
        """,
        """
        def tidy(value):
            if not isinstance(value, float):
                return value
            rounded = round(value, digits)
            return int(rounded) if rounded == int(rounded) else rounded

        return [{key: tidy(value) for key, value in record.items()} for record in records]
        """,
        lambda r: (
            [
                {
                    key: r.choice((2.0, 1.23456, 0.999, 3.1, "x", None, 5, True))
                    for key in r.sample(("a", "b", "c"), r.randint(1, 3))
                }
                for _ in range(r.randint(0, 3))
            ],
            r.choice((2, 2, 1)),
        ),
    ),
    made(
        "variants_cleaning.interpolate_with_edges_held",
        "interpolate fill_gaps interpolate_missing linear_interpolation",
        "values: list[float | None]",
        "list[float | None]",
        """
        Fill None in {values} by linear interpolation between the known neighbors, rounded to 2 decimals; \
        before the first and after the last known value that value is repeated. All None stays all None.
        Interpolate gaps on a straight line and hold the first and last known value at the ends. Results \
        are floats with two decimals; without a known value nothing changes.
        Replace missing values: inside by evenly spaced steps between the values around the gap, at the \
        edges by the nearest known value (floats, two places).
        Linear interpolation of a list with None. Leading and trailing gaps take the nearest value; known \
        values become floats; a list without any is returned as it is.
        """,
        """
        known = [index for index, value in enumerate(values) if value is not None]
        if not known:
            return list(values)
        filled = []
        for index in range(len(values)):
            before = max((k for k in known if k <= index), default=known[0])
            after = min((k for k in known if k >= index), default=known[-1])
            if before >= after:
                filled.append(float(values[after]))
            else:
                step = (values[after] - values[before]) / (after - before)
                filled.append(round(values[before] + step * (index - before), 2))
        return filled
        """,
        lambda r: (_gapped(r, 0, 8, 0.5),),
    ),
    made(
        "variants_cleaning.interpolate_short_gaps_only",
        "interpolate_short_gaps fill_short_gaps interpolate_limit fill_gaps",
        "values: list[float | None]; longest: int",
        "list[float | None]",
        """
        Fill gaps of at most {longest} None in a row by linear interpolation, rounded to 2 decimals; \
        longer gaps and those at the start or end stay None. Known values are not changed.
        Interpolate only short gaps: up to {longest} consecutive missing values between two known ones \
        are replaced by points on the line (two decimals), everything else is kept.
        Bridge gaps no longer than {longest} with evenly spaced values. A longer run of None, or one at \
        an end of the list, is left alone.
        Return {values} with short inner gaps interpolated linearly, two places, and long or outer gaps \
        still None.
        """,
        """
        filled = list(values)
        known = [index for index, value in enumerate(values) if value is not None]
        for before, after in zip(known, known[1:]):
            if 0 < after - before - 1 <= longest:
                step = (values[after] - values[before]) / (after - before)
                for index in range(before + 1, after):
                    filled[index] = round(values[before] + step * (index - before), 2)
        return filled
        """,
        lambda r: (_gapped(r, 0, 9, 0.5), r.randint(1, 2)),
    ),
    made(
        "variants_cleaning.median_of_known_one_decimal",
        "median_known median median_of_column median_ignoring_missing",
        "cells: list[object]",
        "float | None",
        """
        Median of the numeric {cells} as a float rounded to 1 decimal; texts that are numbers count, \
        everything else (None, blanks, words, booleans) is ignored. None if no number is left.
        Middle value of a mixed column: ints, floats and texts such as ' 12.5 ' are used, other cells \
        skipped. One decimal; without numbers return None.
        Convert what can be read as a number, drop the rest and return the median with one decimal place, \
        or None for nothing. True and False are not numbers.
        Median ignoring cells that aren't numeric; the mean of the middle two for an even count, rounded \
        to one decimal; None if there is no number.
        """,
        """
        numbers = []
        for cell in cells:
            if isinstance(cell, str) and re.fullmatch(r"\\s*-?\\d+(\\.\\d+)?\\s*", cell):
                numbers.append(float(cell))
            elif isinstance(cell, (int, float)) and not isinstance(cell, bool):
                numbers.append(cell)
        return round(float(median(numbers)), 1) if numbers else None
        """,
        lambda r: (
            [
                r.choice((_mixed(r), r.randint(0, 20), str(r.randint(0, 20)), " 12.5 ", "7,5"))
                for _ in range(r.randint(0, 7))
            ],
        ),
        ("import re", "from statistics import median"),
    ),
    made(
        "variants_cleaning.quartiles_by_halves_with_median",
        "quartiles quartile_values q1_q2_q3 find_quartiles",
        "numbers: list[int]",
        "tuple[float, float, float] | None",
        """
        Quartiles (Q1, median, Q3) of {numbers} as floats, where Q1 and Q3 are the medians of the lower \
        and upper half and an odd count has its middle value in both halves. None for an empty list.
        Return the three quartiles by Tukey's hinges: the median belongs to both halves if the number of \
        values is odd. Floats; no numbers give None.
        Split the sorted numbers into halves (sharing the middle one of an odd count) and give the \
        medians of the lower half, of all and of the upper half.
        First, second and third quartile as a tuple of floats, by medians of halves that include the \
        median; None without numbers.
        """,
        """
        if not numbers:
            return None
        ordered = sorted(numbers)
        half = (len(ordered) + 1) // 2
        return float(median(ordered[:half])), float(median(ordered)), float(median(ordered[-half:]))
        """,
        lambda r: (_ints(r, 0, 9),),
        "from statistics import median",
    ),
    made(
        "variants_cleaning.five_numbers_exclusive_halves",
        "five_number_summary box_plot_values summary_numbers five_numbers",
        "numbers: list[int]",
        "dict[str, float] | None",
        """
        Five-number summary of {numbers} as a dict 'min', 'q1', 'median', 'q3', 'max' of floats; q1 and \
        q3 are the medians of the halves without the middle value of an odd count. None for fewer than \
        two numbers.
        Values for a box plot: smallest, lower quartile, median, upper quartile, largest. The quartiles \
        are the medians of the two halves, the middle one left out if the count is odd; less than two \
        numbers give None.
        Return min, q1, median, q3 and max in a dict of floats. Halves exclude the median of an odd-sized \
        list; None if there aren't at least two values.
        Summarize numbers by five values with the method of halves (median excluded); everything is a \
        float and None stands for too few numbers.
        """,
        """
        if len(numbers) < 2:
            return None
        ordered = sorted(numbers)
        half = len(ordered) // 2
        return {
            "min": float(ordered[0]),
            "q1": float(median(ordered[:half])),
            "median": float(median(ordered)),
            "q3": float(median(ordered[-half:])),
            "max": float(ordered[-1]),
        }
        """,
        lambda r: (_ints(r, 0, 8),),
        "from statistics import median",
    ),
    made(
        "variants_cleaning.quantile_exclusive_or_none",
        "percentile_exclusive quantile percentile percentile_exc",
        "numbers: list[int]; percent: float",
        "float | None",
        """
        Percentile of {numbers} by the exclusive method: position {percent} / 100 * (n + 1), counted from \
        1, with linear interpolation, rounded to 2 decimals; None if the position is below 1 or above n.
        PERCENTILE.EXC: take the sorted values at position percent * (n + 1) / 100 and interpolate \
        between neighbors. Positions outside of 1 to n give None. Two decimals.
        Return the {percent}th percentile as spreadsheets compute it exclusively, with two places, or \
        None where it isn't defined (also for an empty list).
        Exclusive percentile with interpolation; None when {percent} is too small or too large for so few \
        numbers.
        """,
        """
        position = percent * (len(numbers) + 1) / 100
        if not 1 <= position <= len(numbers):
            return None
        ordered = sorted(numbers)
        index = int(position) - 1
        fraction = position - int(position)
        value = ordered[index]
        if fraction:
            value += fraction * (ordered[index + 1] - value)
        return round(float(value), 2)
        """,
        lambda r: (_ints(r, 0, 7), r.choice((0, 10, 25, 50, 75, 90, 100))),
    ),
    made(
        "variants_cleaning.correlation_of_known_pairs",
        "correlation pearson correlate correlation_with_gaps",
        "xs: list[float | None]; ys: list[float | None]",
        "float | None",
        """
        Pearson correlation of {xs} and {ys} over the positions where neither is None, rounded to 3 \
        decimals; None if fewer than two such pairs remain or one side has no spread.
        Correlate two columns with gaps. Pairs with a missing value are dropped; three decimals; without \
        at least two pairs, or with a constant column, the result is None.
        Return Pearson's r of the complete pairs to three places, None where it is undefined (less than \
        two pairs, or all x or all y equal).
        Pairwise complete correlation: ignore positions with None on either side and round to 3 decimals; \
        None if it can't be computed.
        """,
        """
        pairs = [(x, y) for x, y in zip(xs, ys) if x is not None and y is not None]
        if len(pairs) < 2:
            return None
        mean_x = sum(x for x, _ in pairs) / len(pairs)
        mean_y = sum(y for _, y in pairs) / len(pairs)
        squares_x = sum((x - mean_x) ** 2 for x, _ in pairs)
        squares_y = sum((y - mean_y) ** 2 for _, y in pairs)
        if squares_x == 0 or squares_y == 0:
            return None
        products = sum((x - mean_x) * (y - mean_y) for x, y in pairs)
        return round(products / math.sqrt(squares_x * squares_y), 3)
        """,
        lambda r: (
            lambda size: tuple(
                [None if r.random() < 0.25 else r.choice((0, 2, 4, 6, 8)) for _ in range(size)]
                for _ in range(2)
            )
        )(r.randint(0, 6)),
        "import math",
    ),
    made(
        "variants_cleaning.rank_correlation_spearman",
        "spearman rank_correlation spearman_correlation correlation_of_ranks",
        "xs: list[int]; ys: list[int]",
        "float | None",
        """
        Spearman's rank correlation of {xs} and {ys}, equal values sharing their average rank, rounded to \
        3 decimals; None for fewer than two values or if one list is constant.
        Correlate the ranks of two lists: replace each value by its (average) rank and compute Pearson's \
        correlation, three decimals. Undefined cases (less than two pairs, no spread) give None.
        Return Spearman's rho to three places. Ties get mean ranks; None where a list has only equal \
        values or there are fewer than two.
        Rank both lists (ties averaged), then correlate the ranks; round to 3 decimals and return None \
        when that is impossible.
        """,
        """
        def ranks(values):
            return [sum(x < value for x in values) + (values.count(value) + 1) / 2 for value in values]

        if len(set(xs)) < 2 or len(set(ys)) < 2:
            return None
        return round(correlation(ranks(xs), ranks(ys)), 3)
        """,
        lambda r: (lambda size: tuple([r.randint(0, 6) for _ in range(size)] for _ in range(2)))(
            r.randint(0, 6)
        ),
        "from statistics import correlation",
    ),
    made(
        "variants_cleaning.weighted_mean_skipping_none",
        "weighted_mean weighted_average weighted_mean_known average_with_weights",
        "values: list[float | None]; weights: list[float]",
        "float | None",
        """
        Weighted mean of {values}, leaving out the values that are None together with their weights, \
        rounded to 2 decimals; None if the remaining weights add up to 0.
        Average with weights where missing values don't count, neither in the sum nor in the total \
        weight. Two decimals, None if there is no weight left.
        Return sum(value * weight) / sum(weight) over the known values with two places, or None when \
        their weights are all zero or nothing is known.
        Weighted average of a column with gaps: skip None and its weight; without any weight the result \
        is None.
        """,
        """
        known = [(value, weight) for value, weight in zip(values, weights) if value is not None]
        total = sum(weight for _, weight in known)
        return round(sum(value * weight for value, weight in known) / total, 2) if total else None
        """,
        lambda r: (lambda values: (values, [r.choice((0, 1, 1, 2, 3)) for _ in values]))(
            _gapped(r, 0, 5, 0.3)
        ),
    ),
    made(
        "variants_cleaning.moving_average_known_values",
        "moving_average rolling_mean rolling_average smooth_with_gaps",
        "values: list[float | None]; window: int",
        "list[float | None]",
        """
        Trailing moving average over the last {window} places, using only values that are not None; None \
        if there is no value in the window. Rounded to 2 decimals, same length as {values}.
        Rolling mean that ignores gaps: at each position average the known ones of the last {window} \
        entries (fewer at the start), two decimals; a window of only None gives None.
        For every position return the mean of the values among it and the {window} - 1 before it that \
        aren't missing, or None without any (two decimals).
        Smooth a series with missing values by averaging what is known in each trailing window of \
        {window}; round to two places.
        """,
        """
        averages = []
        for end in range(1, len(values) + 1):
            known = [value for value in values[max(0, end - window):end] if value is not None]
            averages.append(round(sum(known) / len(known), 2) if known else None)
        return averages
        """,
        lambda r: (_gapped(r, 0, 8, 0.45), r.randint(1, 3)),
    ),
    made(
        "variants_cleaning.rolling_mean_minimum_known",
        "rolling_mean moving_average rolling_mean_min_periods rolling_average",
        "values: list[float | None]; window: int; minimum: int",
        "list[float | None]",
        """
        Rolling mean over the last {window} places, None unless at least {minimum} of them have a value; \
        rounded to 1 decimal. Missing values are None and not averaged.
        Trailing average with a minimum of known values: fewer than {minimum} non-missing values in the \
        window (of up to {window} entries) give None, otherwise their mean with one decimal.
        Return a list as long as {values}: the mean of the known values of the last {window} entries, one \
        decimal place, or None if they are fewer than {minimum}.
        Moving average like rolling with min_periods: windows with less than {minimum} values yield None.
        """,
        """
        means = []
        for end in range(1, len(values) + 1):
            known = [value for value in values[max(0, end - window):end] if value is not None]
            means.append(round(sum(known) / len(known), 1) if len(known) >= minimum else None)
        return means
        """,
        lambda r: (lambda window: (_gapped(r, 0, 8, 0.3), window, r.randint(1, window)))(r.randint(2, 3)),
    ),
    made(
        "variants_cleaning.expanding_mean_with_gaps",
        "expanding_mean running_average cumulative_mean average_so_far",
        "values: list[float | None]",
        "list[float | None]",
        """
        Average of all known {values} up to each position, rounded to 2 decimals; a gap (None) repeats \
        the average so far, and before the first value it is None.
        Running mean that skips None: at every place the mean of the non-missing values until then, two \
        decimals; None as long as there is none.
        Return the cumulative averages of a list with gaps. Missing values change nothing, at the \
        beginning the result is None.
        For each position give the mean of what is known so far (two places), or None if nothing is.
        """,
        """
        total, count, means = 0, 0, []
        for value in values:
            if value is not None:
                total += value
                count += 1
            means.append(round(total / count, 2) if count else None)
        return means
        """,
        lambda r: (_gapped(r, 0, 7, 0.35),),
    ),
    made(
        "variants_cleaning.rolling_sum_per_group_three",
        "rolling_sum_by_group moving_sum_by_group last_sums group_rolling_sum",
        "rows: list[tuple[str, int]]; window: int = 3",
        "list[int]",
        """
        For each of {rows} (group, value) the sum of the last {window} values of its group, itself \
        included; fewer at the beginning of a group.
        Rolling sum within groups: add the value and up to {window} - 1 values before it that have the \
        same group. One sum per row, in order.
        Moving total of {window} rows, computed separately for every group; incomplete windows are summed \
        as they are.
        Return per row how much its group had in its latest {window} rows.
        """,
        """
        history, sums = {}, []
        for group, value in rows:
            values = history.setdefault(group, [])
            values.append(value)
            sums.append(sum(values[-window:]))
        return sums
        """,
        lambda r: (_pairs(r, 0, 9), r.choice((3, 2, 1))),
    ),
    made(
        "variants_cleaning.vlookup_any_case_default",
        "vlookup lookup find_in_table lookup_value",
        "key: str; table: list[list[object]]; column: int; default: object = 'Not found'",
        "object",
        """
        VLOOKUP with exact match ignoring case and outer spaces: find {key} in the first column of \
        {table} and return the cell of {column} (from 1) in that row, {default} if there is none.
        Look up {key} in the leftmost column (texts compared trimmed and in lower case) and give the \
        {column}th cell of the first matching row; without a match the result is {default}.
        Search the first cells of the rows for {key}, regardless of case and spaces around, and return \
        the value in column number {column}, counted from 1. Not found gives {default}.
        Like IFERROR(VLOOKUP(...), {default}): a case-insensitive exact lookup whose columns count from 1.
        """,
        """
        wanted = key.strip().lower()
        for row in table:
            if str(row[0]).strip().lower() == wanted:
                return row[column - 1]
        return default
        """,
        lambda r: (
            _messy(r, *_ITEMS),
            [[_messy(r, *_ITEMS[:3]), r.randint(1, 9), r.choice(_CITIES)] for _ in range(r.randint(0, 4))],
            r.randint(1, 3),
            r.choice(("Not found", "Not found", None, 0)),
        ),
    ),
    made(
        "variants_cleaning.vlookup_by_titles",
        "lookup_by_header lookup_value table_lookup vlookup_named",
        "table: list[list[object]]; key_column: str; key: object; value_column: str",
        "object",
        """
        Look in the column titled {key_column} for {key} and return the cell under {value_column} in the \
        same row, None if the key or one of the titles is missing. The first row of {table} is the header.
        VLOOKUP by names of columns: the key column may be anywhere, the first match counts; unknown \
        titles and unknown keys give None.
        Find the first row (below the header) whose {key_column} equals {key} and give its \
        {value_column}. Return None if there is no such row or column.
        Lookup in a table with headings, like INDEX/MATCH by title; None when something isn't found.
        """,
        """
        if not table or key_column not in table[0] or value_column not in table[0]:
            return None
        search, result = table[0].index(key_column), table[0].index(value_column)
        for row in table[1:]:
            if row[search] == key:
                return row[result]
        return None
        """,
        lambda r: (
            [] if r.random() < 0.1 else _table(r, 1, 5),
            *r.choice(
                (
                    ("name", r.choice(_NAMES), "city"),
                    ("city", r.choice(_CITIES), "name"),
                    ("city", r.choice(_CITIES), "age"),
                    ("name", "Ada", "zip"),
                    ("id", "1", "name"),
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.vlookup_last_row_or_key_error",
        "vlookup lookup_or_error strict_lookup find_row",
        "key: str; rows: list[list[object]]; column: int = 2",
        "object",
        """
        Return cell {column} (counted from 1, the second by default) of the last of {rows} that begins \
        with {key}, compared exactly; raise KeyError if there is none.
        Exact lookup that prefers later rows: of several rows starting with {key} the last one counts. A \
        missing key is a KeyError; columns are numbered from 1.
        Find {key} in the first column from the bottom up and give the cell in {column}, by default the \
        one next to the key. KeyError when the key does not occur.
        VLOOKUP where the newest (last) entry wins; case matters, and an unknown key raises KeyError.
        """,
        """
        for row in reversed(rows):
            if row[0] == key:
                return row[column - 1]
        raise KeyError(key)
        """,
        lambda r: (lambda rows: (r.choice(rows)[0], rows, r.choice((2, 2, 3))))(
            [[r.choice(_ITEMS[:2]), r.randint(1, 9), r.choice(_CITIES)] for _ in range(r.randint(1, 6))]
        ),
    ),
    made(
        "variants_cleaning.lookup_all_matches_joined",
        "lookup_all vlookup_all all_matches lookup_joined",
        "key: str; keys: list[str]; values: list[object]; separator: str = ', '",
        "str",
        """
        Join with {separator} all {values} whose entry in {keys} at the same position equals {key}, \
        ignoring case; each value once, in order; '' without a match.
        VLOOKUP that returns every match in one text: the distinct values beside {key} (any case), parted \
        by {separator}, or an empty text.
        Collect the values that stand next to {key}, drop repetitions and write them in a row with \
        {separator} between. Upper and lower case of the key don't matter.
        TEXTJOIN over a filtered column: unique matches in order of appearance, '' when the key isn't there.
        """,
        """
        wanted = key.lower()
        matches = [str(value) for name, value in zip(keys, values) if name.lower() == wanted]
        return separator.join(dict.fromkeys(matches))
        """,
        lambda r: (
            lambda size: (
                r.choice(("tea", "TEA", "milk")),
                [r.choice(("tea", "Tea", "milk")) for _ in range(size)],
                [r.choice((1, 2, 3, "x")) for _ in range(size)],
                r.choice((", ", "/")),
            )
        )(r.randint(0, 6)),
    ),
    made(
        "variants_cleaning.index_match_two_ways_error",
        "index_match two_way_lookup cross_lookup matrix_lookup",
        "table: list[list[object]]; row_label: str; column_title: str; default: object = 0",
        "object",
        """
        Two-way lookup ignoring case: return the cell of {table} in the row that starts with {row_label} \
        and the column whose title in the first row is {column_title}; {default} if one is missing or the \
        cell is None or ''.
        INDEX/MATCH/MATCH with a fallback. Labels in the first column and titles in the first row are \
        compared in lower case; not found or a blank cell gives {default}.
        Find the crossing of a row label and a column title (any case). If there is no such row or \
        column, or nothing in the cell, the result is {default}.
        Read a value from a cross table by its two headings without regard to case, {default} where there \
        is no value.
        """,
        """
        titles = [str(title).lower() for title in table[0]]
        for row in table[1:]:
            if str(row[0]).lower() == row_label.lower() and column_title.lower() in titles[1:]:
                cell = row[titles.index(column_title.lower(), 1)]
                return default if cell in (None, "") else cell
        return default
        """,
        lambda r: (
            [
                ["", "Q1", "q2"],
                *[
                    [item, r.choice((None, "", 0, 5, 7)), r.randint(1, 9)]
                    for item in r.sample(("Tea", "milk", "Rice"), r.randint(1, 3))
                ],
            ],
            r.choice(("tea", "MILK", "rice")),
            r.choice(("q1", "Q2", "q1", "Q3")),
            r.choice((0, None)),
        ),
    ),
    made(
        "variants_cleaning.xlookup_next_smaller",
        "xlookup lookup_next_smaller approximate_match lookup_tier",
        "value: float; table: list[tuple[float, str]]",
        "str | None",
        """
        Return the label of the largest limit in {table} of (limit, label) that is not above {value}; the \
        table need not be sorted. None if {value} is below all limits.
        Approximate match without sorting: among the entries with limit <= {value} take the one with the \
        highest limit, or None if there is none.
        XLOOKUP with match mode -1 (exact or next smaller) on an unsorted list of pairs; too small a \
        value gives None.
        Find the tier of {value}: entries are (lower limit, name) in any order, the nearest limit from \
        below counts.
        """,
        """
        reached = [(limit, label) for limit, label in table if limit <= value]
        return max(reached, key=lambda pair: pair[0])[1] if reached else None
        """,
        lambda r: (
            r.choice((0, 10, 12.5, 50, 99, -1)),
            [(limit, f"from {limit}") for limit in r.sample((0, 5, 10, 50, 100), r.randint(0, 4))],
        ),
    ),
    made(
        "variants_cleaning.xlookup_next_larger_limit",
        "lookup_next_larger price_bracket size_class shipping_class",
        "value: float; limits: dict[str, float]",
        "str | None",
        """
        Name in {limits} (name to upper limit) with the smallest limit that {value} does not exceed; None \
        if it is larger than all of them.
        Match to the next larger limit: of all entries whose limit is at least {value} return the name \
        with the lowest one, or None.
        Which class fits? {limits} gives the maximum of each class in any order; the tightest one that \
        still holds {value} counts, None if it is too big for all.
        XLOOKUP with match mode 1 (exact or next larger), returning the key; nothing large enough gives \
        None.
        """,
        """
        fitting = [name for name, limit in limits.items() if value <= limit]
        return min(fitting, key=limits.get) if fitting else None
        """,
        lambda r: (
            r.choice((0, 1, 1.5, 2, 5, 20, 31)),
            dict(r.sample((("S", 1), ("M", 2), ("L", 5), ("XL", 20)), r.randint(0, 4))),
        ),
    ),
    made(
        "variants_cleaning.countif_mixed_cells_criterion",
        "countif count_if count_matching countif_mixed",
        "cells: list[object]; criterion: str",
        "int",
        """
        COUNTIF over mixed {cells}: with an operator and a number ('>5', '<=3', '<>0', '=7') only numeric \
        cells are compared ('<>' also counts non-numbers); without an operator a number matches equal \
        numbers and a text equal texts in any case.
        Count the cells that meet {criterion}. '>', '>=', '<', '<=', '=' compare numbers and ignore other \
        cells, '<>' counts everything that isn't that number, and plain text counts cells with this text, \
        case ignored.
        How many of {cells} satisfy a criterion like in a spreadsheet? Comparisons hold for ints and \
        floats only, '<>n' for all other cells, a word for texts equal to it regardless of case; '7' is \
        the number 7.
        Count by a textual condition: operator plus number, a bare number, or a bare text \
        (case-insensitive). Blanks and texts never satisfy a comparison except '<>'.
        """,
        """
        def is_number(cell):
            return isinstance(cell, (int, float)) and not isinstance(cell, bool)

        match = re.fullmatch(r"(<=|>=|<>|<|>|=)?(-?\\d+(?:\\.\\d+)?)", criterion)
        if not match:
            return sum(isinstance(cell, str) and cell.lower() == criterion.lower() for cell in cells)
        sign, limit = match[1] or "=", float(match[2])
        if sign == "<>":
            return sum(not (is_number(cell) and cell == limit) for cell in cells)
        tests = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq}
        return sum(is_number(cell) and tests[sign](cell, limit) for cell in cells)
        """,
        lambda r: (
            [r.choice((_mixed(r), r.randint(0, 9), "Tea")) for _ in range(r.randint(0, 7))],
            r.choice((">5", "<=3", "<>0", "=7", "3", "tea", "x", ">=2.5", "<>3", "<12")),
        ),
        ("import operator", "import re"),
    ),
    made(
        "variants_cleaning.countifs_on_columns",
        "countifs count_ifs count_rows_matching count_where_all",
        "columns: dict[str, list[object]]; criteria: dict[str, object]",
        "int",
        """
        COUNTIFS: number of positions at which every column named in {criteria} has the wanted value; \
        texts are compared without case. No criteria count all rows.
        Count the rows of a table of columns that satisfy all {criteria} (column to value) at once. \
        Equality ignores upper and lower case of texts; all columns are equally long.
        How many rows match every condition? {columns} maps titles to lists; with empty {criteria} it is \
        the number of rows, 0 without columns.
        Conditional count over several columns of the same length, joined by AND, strings case-insensitive.
        """,
        """
        def plain(value):
            return value.lower() if isinstance(value, str) else value

        size = len(next(iter(columns.values()), []))
        return sum(
            all(plain(columns[name][row]) == plain(wanted) for name, wanted in criteria.items())
            for row in range(size)
        )
        """,
        lambda r: (
            lambda size: (
                {
                    "city": [r.choice(("Rome", "rome", "Oslo")) for _ in range(size)],
                    "age": [r.choice((18, 25)) for _ in range(size)],
                },
                {
                    key: value
                    for key, value in (("city", r.choice(("ROME", "oslo"))), ("age", 18))
                    if r.random() < 0.6
                },
            )
        )(r.randint(0, 7)),
    ),
    made(
        "variants_cleaning.countblank_spaces_too",
        "count_blank countblank count_empty_cells empty_cells",
        "rows: list[list[object]]",
        "int",
        """
        Count the blank cells in {rows}: None, '' and texts that consist only of spaces. 0 and False are \
        not blank.
        COUNTBLANK over a whole table; cells with nothing but white space count as blank, too.
        How many cells of the table are empty? None and strings without visible characters are, numbers \
        never.
        Number of cells in all rows that hold None or a blank text.
        """,
        """
        return sum(
            cell is None or (isinstance(cell, str) and not cell.strip())
            for row in rows
            for cell in row
        )
        """,
        lambda r: ([[_mixed(r) for _ in range(r.randint(0, 4))] for _ in range(r.randint(0, 4))],),
    ),
    made(
        "variants_cleaning.sumif_criterion_on_other_column",
        "sumif sum_if sum_matching conditional_sum",
        "numbers: list[float]; criterion: str; amounts: list[float]",
        "float",
        """
        SUMIF with a separate sum range: add up those {amounts} at whose position the number in {numbers} \
        meets {criterion} ('>5', '>=5', '<5', '<=5', '<>5', '=5' or '5'). Float with at most 2 decimals.
        Sum {amounts} where the value beside it in {numbers} fulfils the comparison in {criterion}; no \
        sign means equal. Rounded to 2 decimals, 0.0 if nothing matches.
        Conditional sum over two columns: the first is tested against a text such as '<=10', the second \
        is added. The result is a float with two places at most.
        Add the amounts of all rows whose number satisfies the criterion (operator and number, or just a \
        number for equality), as a float.
        """,
        """
        sign, limit = re.fullmatch(r"(<=|>=|<>|<|>|=|)(-?\\d+(?:\\.\\d+)?)", criterion).groups()
        tests = {
            "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
            "<>": operator.ne, "=": operator.eq, "": operator.eq,
        }
        total = sum(amount for number, amount in zip(numbers, amounts) if tests[sign](number, float(limit)))
        return round(float(total), 2)
        """,
        lambda r: (
            lambda size: (
                [r.randint(0, 9) for _ in range(size)],
                r.choice((">5", ">=5", "<5", "<=3", "<>0", "=7", "3", ">=2.5")),
                [r.randint(0, 40) / 4 for _ in range(size)],
            )
        )(r.randint(0, 7)),
        ("import operator", "import re"),
    ),
    made(
        "variants_cleaning.sumif_wildcard_labels",
        "sumif sum_if sum_by_pattern sumif_wildcard",
        "labels: list[str]; pattern: str; amounts: list[int]",
        "int",
        """
        SUMIF with wildcards: add up {amounts} whose label matches {pattern} as a whole, where * stands \
        for any text and ? for one character; case is ignored.
        Sum the amounts next to labels that fit {pattern} ('*' any characters, '?' exactly one), upper \
        and lower case being the same. 0 without a match.
        Conditional sum by a text pattern. The complete label must match; * and ? are placeholders and \
        everything else stands for itself in any case.
        Add the numbers beside matching labels, comparing case-insensitively with the wildcards * and ?.
        """,
        """
        regex = re.escape(pattern).replace(r"\\*", ".*").replace(r"\\?", ".")
        return sum(
            amount
            for label, amount in zip(labels, amounts)
            if re.fullmatch(regex, label, re.IGNORECASE)
        )
        """,
        lambda r: (
            lambda size: (
                [r.choice(("green tea", "Tea", "teapot", "milk", "Tee")) for _ in range(size)],
                r.choice(("*tea", "tea*", "t?a", "*", "TEA", "te?", "m*k")),
                [r.randint(1, 9) for _ in range(size)],
            )
        )(r.randint(0, 6)),
        "import re",
    ),
    made(
        "variants_cleaning.sumifs_between_dates",
        "sum_between_dates sumifs_dates total_in_period sum_in_period",
        "rows: list[tuple[str, str, float]]; start: str; end: str; category: str = ''",
        "float",
        """
        Total of the amounts of {rows} (ISO date, category, amount) from {start} to {end}, both included, \
        and of {category} only if that is not empty; any case; rounded to 2 decimals.
        SUMIFS over a period: add up amounts dated between {start} and {end} inclusive. With a {category} \
        (case ignored) other rows are left out, '' means all. Float with two places.
        Sum of all bookings in a period, optionally limited to one category, which is compared without \
        case. Dates are texts 'YYYY-MM-DD'; both ends count.
        Return the sum (2 decimals) for dates within the closed range and, if given, the category.
        """,
        """
        total = 0.0
        for day, kind, amount in rows:
            if start <= day <= end and (not category or kind.lower() == category.lower()):
                total += amount
        return round(total, 2)
        """,
        lambda r: (
            [
                (
                    f"2024-0{r.randint(1, 3)}-{r.choice(('01', '15', '28'))}",
                    r.choice(("Food", "rent", "food")),
                    r.randint(4, 80) / 4,
                )
                for _ in range(r.randint(0, 7))
            ],
            r.choice(("2024-01-01", "2024-01-15", "2024-02-01")),
            r.choice(("2024-01-28", "2024-02-15", "2024-03-01")),
            r.choice(("", "food", "Rent")),
        ),
    ),
    made(
        "variants_cleaning.averageif_criterion_zero",
        "averageif average_if mean_if conditional_average",
        "numbers: list[float]; criterion: str",
        "float",
        """
        AVERAGEIF: mean of those {numbers} that meet {criterion} ('>5', '>=5', '<5', '<=5', '<>5' or \
        '=5'), rounded to 2 decimals; 0.0 if there are none.
        Average the numbers that satisfy the comparison in {criterion}, two decimals; without a matching \
        number return 0.0 instead of an error.
        Conditional mean with a textual condition: an operator followed by a number. The result has two \
        places and is 0.0 when nothing fits.
        Return the rounded mean of the matching numbers, or 0.0; '<>' means not equal.
        """,
        """
        sign, limit = re.fullmatch(r"(<=|>=|<>|<|>|=)(-?\\d+(?:\\.\\d+)?)", criterion).groups()
        tests = {
            "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
            "<>": operator.ne, "=": operator.eq,
        }
        matching = [number for number in numbers if tests[sign](number, float(limit))]
        return round(sum(matching) / len(matching), 2) if matching else 0.0
        """,
        lambda r: (
            [r.randint(0, 9) for _ in range(r.randint(0, 6))],
            r.choice((">5", ">=5", "<5", "<=3", "<>0", "=7", ">=2.5")),
        ),
        ("import operator", "import re"),
    ),
    made(
        "variants_cleaning.averageif_nonzero_cells",
        "average_nonzero average_without_zeros mean_ignoring_zeros averageif_nonzero",
        "cells: list[object]",
        "float | None",
        """
        Average of the numeric {cells} that are not 0, rounded to 2 decimals; texts, None, booleans and \
        zeros are ignored. None if nothing remains.
        AVERAGEIF(range, "<>0"): mean of all numbers other than zero, two decimals, skipping blanks and \
        words; None instead of a division by zero.
        Return the mean of the non-zero ints and floats with two places, or None. Cells that aren't \
        numbers, True and False included, don't count.
        Mean of a column without its zeros and non-numbers (two decimals); None when there are no other \
        values.
        """,
        """
        numbers = [cell for cell in cells if isinstance(cell, (int, float)) and not isinstance(cell, \
        bool) and cell]
        return round(sum(numbers) / len(numbers), 2) if numbers else None
        """,
        lambda r: ([r.choice((_mixed(r), 0, r.randint(1, 9))) for _ in range(r.randint(0, 7))],),
    ),
    made(
        "variants_cleaning.iferror_divide_columns",
        "divide_columns safe_ratios ratio_column iferror_divide",
        "numerators: list[float | None]; denominators: list[float | None]; default: object = ''",
        "list[object]",
        """
        Divide the two columns position by position, rounded to 2 decimals, and put {default} where that \
        is impossible: a divisor of 0, or None on either side.
        IFERROR(a / b, {default}) for every row: quotient with two decimals, or {default} for a missing \
        value or a division by zero.
        Return a list of ratios {numerators} / {denominators} (two places). Rows with None or with a zero \
        divisor hold {default}.
        Row-wise quotients of two equally long lists; wherever there would be an error the result is \
        {default}.
        """,
        """
        results = []
        for top, bottom in zip(numerators, denominators):
            if top is None or not bottom:
                results.append(default)
            else:
                results.append(round(top / bottom, 2))
        return results
        """,
        lambda r: (
            lambda size: (
                [
                    r.choice((None, r.randint(0, 20))) if r.random() < 0.3 else r.randint(0, 20)
                    for _ in range(size)
                ],
                [r.choice((None, 0, 2, 3, 4, 5)) for _ in range(size)],
                r.choice(("", "", None, 0)),
            )
        )(r.randint(0, 5)),
    ),
    made(
        "variants_cleaning.concat_cells_numbers_plain",
        "concat concatenate join_cells concat_cells",
        "cells: list[object]",
        "str",
        """
        CONCAT: write all {cells} behind each other as a spreadsheet would; None is nothing, True and \
        False are TRUE and FALSE, and floats that are whole lose their '.0'.
        Concatenate cells without separator. Empty cells (None) add nothing, booleans appear in capitals, \
        3.0 is written 3.
        Join the texts of all cells: numbers without a superfluous '.0', TRUE/FALSE for booleans, nothing \
        for None.
        Return one string of all cells in order, formatted like in a spreadsheet (whole floats without \
        point, capital booleans, blanks left out).
        """,
        """
        parts = []
        for cell in cells:
            if isinstance(cell, bool):
                parts.append(str(cell).upper())
            elif isinstance(cell, float) and cell.is_integer():
                parts.append(str(int(cell)))
            elif cell is not None:
                parts.append(str(cell))
        return "".join(parts)
        """,
        lambda r: (
            [
                r.choice((None, "", "tea", " ", 3.0, 2.5, 7, True, False, "x-"))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_cleaning.textjoin_with_ignore_flag",
        "textjoin text_join join_texts join_cells",
        "delimiter: str; ignore_empty: bool; cells: list[str | None]",
        "str",
        """
        TEXTJOIN: join {cells} with {delimiter}; with {ignore_empty} the empty ones (None or '') are left \
        out, otherwise they are empty texts between two delimiters.
        Put {delimiter} between the cells. None counts as ''; empty cells are skipped if {ignore_empty} \
        is True and kept if it is False.
        Join texts like the spreadsheet function with its three arguments: delimiter, whether to ignore \
        blanks, cells. Without ignoring, every blank leaves two delimiters in a row.
        Combine the cells to one text; {ignore_empty} decides whether None and '' take part.
        """,
        """
        texts = ["" if cell is None else cell for cell in cells]
        if ignore_empty:
            texts = [text for text in texts if text]
        return delimiter.join(texts)
        """,
        lambda r: (
            r.choice((", ", "-", "; ")),
            r.random() < 0.5,
            [r.choice((None, "", "tea", "Rome", "x")) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_cleaning.left_default_one_character",
        "left left_text first_characters text_left",
        "text: str; count: int = 1",
        "str",
        """
        LEFT: the first {count} characters of {text}, one by default, the whole text if it is shorter; a \
        negative {count} raises ValueError.
        Return the beginning of {text} with {count} characters (1 unless given). 0 gives '', more than \
        there are give everything, less than 0 is a ValueError.
        First characters of a text like in a spreadsheet; {count} defaults to 1 and must not be negative \
        (ValueError).
        Take {count} characters from the left, one without a number; ValueError for negative numbers.
        """,
        """
        if count < 0:
            raise ValueError("count must not be negative")
        return text[:count]
        """,
        lambda r: (r.choice(("", "tea", "Rome 12", "AB-7")), r.choice((1, 0, 2, 3, 9))),
    ),
    made(
        "variants_cleaning.right_zero_gives_empty",
        "right right_text last_characters text_right",
        "text: str; count: int = 1",
        "str",
        """
        RIGHT: the last {count} characters of {text}, one by default; 0 or less gives '', more than there \
        are give the whole text.
        Return the end of {text} with {count} characters (1 unless given), an empty text for 0 and \
        negative numbers.
        Last characters of a text like in a spreadsheet: {count} defaults to 1; zero or fewer mean \
        nothing, too many mean everything.
        Take {count} characters from the right. '' if {count} is not positive.
        """,
        """
        return text[-count:] if count > 0 else ""
        ---
        if count <= 0:
            return ""
        return text[max(0, len(text) - count):]
        """,
        lambda r: (r.choice(("", "tea", "Rome 12", "AB-7")), r.choice((1, 0, 2, 3, 9, -2))),
    ),
    made(
        "variants_cleaning.mid_value_error_on_bad_start",
        "mid text_mid substring_from middle",
        "text: str; start: int; count: int",
        "str",
        """
        MID: {count} characters of {text} from position {start} on, counted from 1; '' beyond the end. A \
        {start} below 1 or a negative {count} raises ValueError.
        Cut out {count} characters beginning with number {start} (the first is 1). Fewer are returned at \
        the end; ValueError if {start} < 1 or {count} < 0.
        Middle part of a text as in a spreadsheet with checked arguments: position from 1 and length from \
        0, otherwise ValueError.
        Return the substring of length {count} from the 1-based {start}; past the end nothing; invalid \
        numbers are a ValueError.
        """,
        """
        if start < 1 or count < 0:
            raise ValueError("start must be at least 1 and count at least 0")
        return text[start - 1 : start - 1 + count]
        """,
        lambda r: (r.choice(("", "tea", "Rome 12", "AB-123-X")), r.randint(1, 9), r.randint(0, 5)),
    ),
    made(
        "variants_cleaning.substitute_all_or_instance",
        "substitute replace_instance text_substitute replace_nth",
        "text: str; old: str; new: str; instance: int | None = None",
        "str",
        """
        SUBSTITUTE: replace every {old} in {text} by {new}, or only the one with number {instance} (from \
        1) if that is given; an empty {old} or a missing instance changes nothing.
        Replace {old} by {new}, all of them without {instance}, otherwise just the {instance}th. Case \
        matters; if there are fewer, or {old} is '', return the text unchanged.
        Like the spreadsheet function with its optional fourth argument: None means all occurrences, n \
        the n-th one only.
        Substitute text. With {instance} a single occurrence (counted from 1, not overlapping) is \
        exchanged, without it all are.
        """,
        """
        if not old:
            return text
        if instance is None:
            return text.replace(old, new)
        parts = text.split(old)
        if not 1 <= instance < len(parts):
            return text
        return old.join(parts[:instance]) + new + old.join(parts[instance:])
        """,
        lambda r: (
            r.choice(("a-b-c", "tea, milk, tea", "aaa", "", "Tea tea")),
            r.choice(("-", "tea", "a", "", ",")),
            r.choice(("+", "", "X")),
            r.choice((None, None, 1, 2, 5)),
        ),
    ),
    made(
        "variants_cleaning.replace_by_position_and_length",
        "replace_at replace_part excel_replace replace_characters",
        "text: str; start: int; count: int; new: str",
        "str",
        """
        REPLACE: exchange {count} characters of {text} from position {start} (counted from 1) for {new}; \
        with {count} 0 it is inserted there, beyond the end it is appended.
        Put {new} in place of the {count} characters that begin with number {start}; the first character \
        is 1.
        Replace a part of the text given by its 1-based position and its length, like in a spreadsheet. \
        Nothing is removed for a length of 0.
        Cut out {count} characters at {start} and write {new} in the gap; a start behind the end adds it \
        at the end.
        """,
        """
        return text[: start - 1] + new + text[start - 1 + count :]
        """,
        lambda r: (
            r.choice(("", "tea", "2023 report", "AB-123")),
            r.randint(1, 7),
            r.randint(0, 4),
            r.choice(("", "X", "2024", "--")),
        ),
    ),
    made(
        "variants_cleaning.find_case_sensitive_from_position",
        "find_text find_position text_find locate",
        "needle: str; text: str; start: int = 1",
        "int | None",
        """
        FIND: position, counted from 1, of the first {needle} in {text} at or after position {start}; \
        case matters. None if it isn't there.
        Where does {needle} occur in {text}, searching from character number {start} on (1 by default)? \
        The result counts from the beginning of the text, from 1; None means not found.
        Case-sensitive search like the spreadsheet function FIND, with None in place of an error.
        Return the 1-based index of the next occurrence of {needle} from {start} on, or None.
        """,
        """
        position = text.find(needle, start - 1)
        return position + 1 if position >= 0 else None
        """,
        lambda r: (
            r.choice(("a", "A", "-", "tea", "x")),
            r.choice(
                (
                    "banana",
                    "Apple",
                    "a-b-c",
                    "tea and \
        Tea",
                    "",
                )
            ),
            r.choice((1, 1, 2, 3, 6)),
        ),
    ),
    made(
        "variants_cleaning.value_of_formatted_number",
        "value_of parse_value text_to_number to_number",
        "text: str",
        "float",
        """
        VALUE: convert a formatted number such as '$1,234.50', '45%', '(12)' or '1.5E3' to a float; \
        percent is divided by 100, parentheses are negative. Other text raises ValueError.
        Number of a text as a spreadsheet reads it: dollar sign and commas ignored, '%' means hundredths, \
        brackets mean minus, exponents allowed; otherwise ValueError.
        Read {text} as a float. Accepted are a leading $, thousands commas, a trailing %, a number in \
        parentheses (negative) and scientific notation; anything else is a ValueError.
        Turn a displayed number back into a value: strip $ and commas, divide percentages by 100 and \
        negate what stands in parentheses.
        """,
        """
        text = text.strip()
        negative = text.startswith("(") and text.endswith(")")
        if negative:
            text = text[1:-1]
        text = text.replace("$", "").replace(",", "")
        number = float(text[:-1]) / 100 if text.endswith("%") else float(text)
        return -number if negative else number
        """,
        lambda r: (
            r.choice(
                (
                    "$1,234.50",
                    "45%",
                    "(12)",
                    "1.5E3",
                    " 7 ",
                    "-3",
                    "($2.50)",
                    "12.5%",
                    "-$4",
                    f"{r.randint(1000, 999999):,}",
                    "(10%)",
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.text_with_number_format",
        "format_number text_format apply_format format_as",
        "number: float; form: str",
        "str",
        """
        TEXT: write {number} in one of the formats '0', '0.00', '#,##0', '#,##0.00', '0%' or '0.0%'; \
        zeros behind the point give the decimals, '#,' groups thousands, % multiplies by 100. Another \
        format raises ValueError.
        Format a number by a spreadsheet code: decimals as in the code, commas for thousands if it begins \
        with '#,##', percent if it ends with '%'. Unknown codes are a ValueError.
        Apply a number format such as '#,##0.00' or '0%' to {number} and return the text. Only formats of \
        0, an optional '#,##' in front, decimals and an optional % are understood, else ValueError.
        Return the number as text in the given spreadsheet format: '0.00' two decimals, '#,##0' with \
        thousands commas, '0.0%' as percentage.
        """,
        """
        match = re.fullmatch(r"(#,##)?0(\\.0+)?(%)?", form)
        if not match:
            raise ValueError(f"unknown format: {form}")
        grouping = "," if match[1] else ""
        decimals = len(match[2]) - 1 if match[2] else 0
        kind = "%" if match[3] else "f"
        return format(number, f"{grouping}.{decimals}{kind}")
        """,
        lambda r: (
            r.choice((0, 1234.5678, 0.256, -1500, 1234567, 12.3, r.randint(1, 10**6) / 8)),
            r.choice(("0", "0.00", "#,##0", "#,##0.00", "0%", "0.0%")),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.column_number_zero_based_or_none",
        "column_index column_to_index letters_to_index column_letter_to_number",
        "letters: str",
        "int | None",
        """
        Index of a spreadsheet column counted from 0: 'A' is 0, 'Z' 25, 'aa' 26; upper or lower case. \
        None for an empty text or other characters than A to Z.
        Convert column letters to a 0-based index, ignoring case; invalid letters give None.
        Which index, starting with 0, has the column called {letters}? Case doesn't matter, None if it \
        isn't a column name.
        Return 0 for A, 1 for B, 26 for AA and so on, or None if {letters} is not made of English letters \
        only.
        """,
        """
        if not re.fullmatch("[A-Za-z]+", letters):
            return None
        number = 0
        for letter in letters.upper():
            number = number * 26 + ord(letter) - ord("A") + 1
        return number - 1
        """,
        lambda r: (
            r.choice(
                (
                    "A",
                    "Z",
                    "aa",
                    "AB",
                    "",
                    "A1",
                    "xfd",
                    "é",
                    "b",
                    "".join(r.choice("ABCxyz") for _ in range(r.randint(1, 3))),
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.column_number_one_based_value_error",
        "column_number letters_to_number col_to_num column_to_number",
        "letters: str",
        "int",
        """
        Number of a spreadsheet column from 1: 'A' is 1, 'Z' 26, 'AA' 27. Spaces around and lower case \
        are accepted; anything that isn't one to three letters raises ValueError.
        Convert column letters (trimmed, any case, up to three of A to Z) to the column number; other \
        input is a ValueError.
        Return 1 for 'a', 28 for ' AB '. Empty text, digits, or more than three letters raise ValueError.
        Read a column name as a number in base 26 without zero, counted from 1, checking that it is \
        between one and three letters.
        """,
        """
        name = letters.strip().upper()
        if not re.fullmatch("[A-Z]{1,3}", name):
            raise ValueError(f"not a column: {letters!r}")
        number = 0
        for letter in name:
            number = number * 26 + ord(letter) - 64
        return number
        """,
        lambda r: (
            r.choice(
                ("A", "z", " AB ", "xfd", "aa ", "".join(r.choice("ABCxyz") for _ in range(r.randint(1, 3))))
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.column_letters_zero_based",
        "column_letters index_to_column column_name number_to_column",
        "index: int",
        "str",
        """
        Letters of the spreadsheet column with the {index} counted from 0: 0 is 'A', 25 'Z', 26 'AA'. A \
        negative index gives ''.
        Convert a 0-based column index to its name; numbers below 0 give an empty text.
        Name of a column whose count starts at 0 (A, B, ..., Z, AA, AB, ...), '' if {index} is negative.
        Return the column letters for a zero-based {index}, an empty string for negative numbers.
        """,
        """
        letters = ""
        number = index + 1
        while number > 0:
            number, rest = divmod(number - 1, 26)
            letters = chr(ord("A") + rest) + letters
        return letters
        """,
        lambda r: (r.choice((0, 1, 25, 26, 27, 51, 52, 701, 702, -1, r.randint(0, 2000))),),
    ),
    made(
        "variants_cleaning.cell_reference_to_row_column",
        "parse_cell cell_to_coordinates parse_reference cell_position",
        "reference: str",
        "tuple[int, int] | None",
        """
        Row and column, both counted from 1, of a cell {reference} such as 'B12' or '$b$12': (12, 2). \
        None if it is not letters followed by a number from 1 on.
        Parse a cell reference in any case, with or without $ signs, into (row, column); invalid \
        references give None.
        Return (row, column) of 'AA3' as (3, 27), counting from 1. Dollar signs before the letters and \
        before the digits are ignored; other text gives None.
        Convert A1 notation to numbers: row first, then column, from 1; None for an impossible reference \
        like 'A0' or '12B'.
        """,
        """
        match = re.fullmatch(r"\\$?([A-Z]+)\\$?([1-9]\\d*)", reference.strip().upper())
        if not match:
            return None
        column = 0
        for letter in match[1]:
            column = column * 26 + ord(letter) - 64
        return int(match[2]), column
        """,
        lambda r: (
            r.choice(
                (
                    "B12",
                    "$b$12",
                    "AA3",
                    "A0",
                    "12B",
                    "",
                    "a1",
                    "C$7",
                    "A1:B2",
                    " D4 ",
                    f"{r.choice('ABCZ')}{r.choice(('', 'A', 'B'))}{r.randint(1, 99)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.cell_reference_zero_based_column_first",
        "cell_to_indices parse_cell a1_to_xy cell_index",
        "reference: str",
        "tuple[int, int]",
        """
        Column and row, both counted from 0, of a cell {reference}: 'A1' is (0, 0), 'C2' (2, 1). Any \
        case; raise ValueError for anything but letters and a number from 1 on.
        Convert A1 notation to 0-based (column, row); lower case is fine, malformed references raise \
        ValueError.
        Return indexes from 0, the column first and the row second: 'AB10' gives (27, 9). A reference \
        that isn't letters plus a positive number is a ValueError.
        Parse a cell name into zero-based x and y; ValueError if it is malformed.
        """,
        """
        match = re.fullmatch(r"([A-Z]+)([1-9]\\d*)", reference.upper())
        if not match:
            raise ValueError(f"not a cell: {reference!r}")
        column = 0
        for letter in match[1]:
            column = column * 26 + ord(letter) - 64
        return column - 1, int(match[2]) - 1
        """,
        lambda r: (
            r.choice(
                (
                    "A1",
                    "c2",
                    "AB10",
                    "Z26",
                    "aa1",
                    f"{r.choice('ABCZ')}{r.choice(('', 'A', 'B'))}{r.randint(1, 99)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.shift_cell_reference_keep_absolute",
        "shift_cell offset_reference move_reference shift_reference",
        "reference: str; rows: int; columns: int",
        "str",
        """
        Move a cell {reference} with a single column letter by {rows} down and {columns} to the right; a \
        part with $ in front is absolute and stays. Columns must stay within A to Z and rows from 1 on, \
        otherwise '#REF!'.
        Shift a reference like copying a formula does: 'B2' by (1, 1) is 'C3', '$B2' keeps its column, \
        'B$2' its row. Leaving the sheet (columns A to Z, row 1 and up) gives '#REF!'.
        Return the reference after a copy {rows} lower and {columns} further right, where dollar signs \
        fix the row or the column; '#REF!' if the result lies outside of A to Z or above row 1.
        Offset a one-letter cell reference in capitals; parts marked by $ don't change, an impossible \
        target is '#REF!'.
        """,
        """
        fixed_column, letter, fixed_row, digits = re.fullmatch(r"(\\$?)([A-Z])(\\$?)(\\d+)", \
        reference).groups()
        column = ord(letter) if fixed_column else ord(letter) + columns
        row = int(digits) if fixed_row else int(digits) + rows
        if not ord("A") <= column <= ord("Z") or row < 1:
            return "#REF!"
        return f"{fixed_column}{chr(column)}{fixed_row}{row}"
        """,
        lambda r: (
            f"{r.choice(('', '', '$'))}{r.choice('ABCYZ')}{r.choice(('', '', '$'))}{r.randint(1, 9)}",
            r.randint(-3, 3),
            r.randint(-2, 2),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.range_reference_size",
        "range_size range_dimensions count_range_cells range_shape",
        "reference: str",
        "tuple[int, int]",
        """
        Numbers of rows and columns of a range such as 'B2:D10' (9, 3); the corners may come in any order \
        and contain $ signs; a single cell is (1, 1).
        Size of a cell range as (rows, columns). '$A$1:C1' has 1 row and 3 columns, 'D5:B2' is the same \
        as 'B2:D5', and 'A7' alone is one cell. Upper case only.
        How many rows and columns does {reference} cover? Dollar signs are ignored and the two corners \
        may be swapped.
        Return the height and width of a spreadsheet range in A1 notation with capital letters.
        """,
        """
        def position(cell):
            letters, digits = re.fullmatch(r"([A-Z]+)(\\d+)", cell).groups()
            column = 0
            for letter in letters:
                column = column * 26 + ord(letter) - 64
            return int(digits), column

        first, _, last = reference.replace("$", "").partition(":")
        top, left = position(first)
        bottom, right = position(last or first)
        return abs(bottom - top) + 1, abs(right - left) + 1
        """,
        lambda r: (
            r.choice(
                (
                    "B2:D10",
                    "$A$1:C1",
                    "D5:B2",
                    "A7",
                    "Z1:AB3",
                    f"{r.choice('ABCD')}{r.randint(1, 20)}:{r.choice('ABCD')}{r.randint(1, 20)}",
                    f"{r.choice('ABCD')}{r.randint(1, 20)}:A{r.choice('ABCD')}{r.randint(1, 20)}",
                )
            ),
        ),
        "import re",
    ),
    made(
        "variants_cleaning.is_cell_in_range",
        "cell_in_range is_in_range range_contains in_range",
        "cell: str; reference: str",
        "bool",
        """
        Is {cell}, such as 'C3', inside the range {reference} such as 'B2:D10', borders included? Columns \
        are single letters; case and $ signs don't matter.
        Return True if the cell lies within the block from the upper left to the lower right corner named \
        in {reference}, edges included. Single-letter columns, $ and case ignored.
        Check whether a spreadsheet range contains a cell. Both the column letter (A to Z) and the row \
        number must be between those of the corners.
        Does the block 'B2:D10' hold the cell? Compare column letters and row numbers inclusively, \
        without $ signs and in capitals.
        """,
        """
        def position(name):
            name = name.replace("$", "").upper()
            return name[0], int(name[1:])

        start, end = reference.split(":")
        (left, top), (right, bottom) = position(start), position(end)
        column, row = position(cell)
        return left <= column <= right and top <= row <= bottom
        """,
        lambda r: (
            f"{r.choice('ABcdE')}{r.randint(1, 12)}",
            r.choice(("B2:D10", "$A$1:C3", "b2:b5", "A1:E12")),
        ),
    ),
    made(
        "variants_cleaning.pmt_negative_decimal_rate",
        "pmt loan_payment payment annuity_payment",
        "rate: float; periods: int; present_value: float; future_value: float = 0.0",
        "float",
        """
        PMT: constant payment per period for a loan of {present_value} over {periods} at {rate} per \
        period (0.01 is 1 percent), leaving {future_value}; money paid out is negative. Rounded to 2 \
        decimals; rate 0 works.
        Payment of an annuity with the signs of a spreadsheet: a positive loan gives a negative payment. \
        {rate} is a fraction per period; the balance after the last payment is minus {future_value}. Two \
        decimals.
        Return -(pv * (1 + r)^n + fv) * r / ((1 + r)^n - 1), or -(pv + fv) / n if the rate is zero, \
        rounded to cents.
        Periodic payment like the PMT function (payments at the end of each period), negative for a loan \
        taken, with two decimals.
        """,
        """
        if rate == 0:
            return round(-(present_value + future_value) / periods, 2) + 0.0
        growth = (1 + rate) ** periods
        return round(-(present_value * growth + future_value) * rate / (growth - 1), 2) + 0.0
        """,
        lambda r: (
            r.choice((0, 0.005, 0.01, 0.05, 0.1)),
            r.randint(1, 36),
            r.choice((0, 1000, 5000, 12000.0)),
            r.choice((0.0, 0.0, 500, -2000)),
        ),
    ),
    made(
        "variants_cleaning.nper_whole_payments",
        "number_of_payments nper periods_to_pay payoff_periods",
        "rate: float; payment: float; loan: float",
        "int | None",
        """
        Number of payments of {payment} (at the end of each period) until a {loan} with interest of \
        {rate} per period, as a fraction, is paid off; a smaller last one counts. None if the payment \
        doesn't exceed the interest.
        How many periods does it take to pay back {loan}? Every period interest of {rate} times the \
        balance is added and {payment} subtracted. 0 without debt; None when the debt would never shrink.
        Count the instalments needed, the last incomplete one included. A rate of 0 is allowed; None if \
        {payment} is not larger than the first interest.
        NPER rounded up to whole payments: repeat balance = balance * (1 + rate) - payment until nothing \
        is left, or return None if that never happens.
        """,
        """
        if loan <= 0:
            return 0
        if payment <= loan * rate:
            return None
        balance, count = loan, 0
        while balance > 0.005:
            balance = balance * (1 + rate) - payment
            count += 1
        return count
        """,
        lambda r: (
            r.choice((0, 0.01, 0.02, 0.1)),
            r.choice((0, 50, 100, 250)),
            r.choice((0, 500, 1000, 1200, 2500)),
        ),
    ),
    made(
        "variants_cleaning.future_value_start_and_deposits",
        "future_value fv savings_balance balance_after",
        "rate: float; periods: int; deposit: float; start: float = 0.0",
        "float",
        """
        Balance after {periods} with {start} at the beginning, interest of {rate} per period (0.05 is 5 \
        percent) and a {deposit} at the end of each period; rounded to 2 decimals at the end only.
        FV with positive signs: start * (1 + r)^n plus the deposits with their interest, made at the end \
        of every period. A rate of 0 works. Two decimals.
        Future value of a saving plan: compound {start} and regular end-of-period payments; nothing is \
        rounded in between.
        What has grown after {periods}? Each period first adds the interest on the balance and then \
        {deposit}; round only the result to cents.
        """,
        """
        growth = (1 + rate) ** periods
        saved = deposit * (growth - 1) / rate if rate else deposit * periods
        return round(start * growth + saved, 2)
        """,
        lambda r: (
            r.choice((0, 0.01, 0.05, 0.1)),
            r.randint(0, 12),
            r.choice((0, 10, 100)),
            r.choice((0.0, 0.0, 1000, 250.5)),
        ),
    ),
    made(
        "variants_cleaning.rank_with_order_or_none",
        "rank excel_rank rank_of rank_number",
        "number: float; numbers: list[float]; ascending: bool = False",
        "int | None",
        """
        RANK: place of {number} among {numbers}, the largest being 1, or the smallest if {ascending}; \
        equal numbers share the better place. None if it isn't in the list.
        Rank of a number in a list: one more than the count of larger (with {ascending} of smaller) \
        numbers, None when the number does not occur.
        At which place stands {number}, descending unless {ascending} is set? Ties have the same rank; an \
        absent number gives None.
        Position of the value in the ranking of all values from high to low (or low to high), shared \
        places on ties, None if missing.
        """,
        """
        if number not in numbers:
            return None
        if ascending:
            return 1 + sum(other < number for other in numbers)
        return 1 + sum(other > number for other in numbers)
        """,
        lambda r: (lambda numbers: (r.choice([*numbers, 5]), numbers, r.random() < 0.5))(
            _ints(r, 0, 7, 0, 6)
        ),
    ),
    made(
        "variants_cleaning.large_ignoring_text_none",
        "large nth_largest kth_largest large_value",
        "cells: list[object]; n: int",
        "float | None",
        """
        LARGE: the {n}th largest number among {cells} (1 is the largest), repetitions counted; texts, \
        None and booleans are ignored. None if there are fewer than {n} numbers or {n} is below 1.
        Return the number at place {n} of the numeric cells sorted from high to low, None when there is \
        no such place. Other cells don't count.
        {n}th highest value of a mixed column, duplicates included; non-numbers are skipped and an \
        impossible {n} gives None.
        Which number comes {n}th if the ints and floats are in descending order? None if that is beyond \
        their count.
        """,
        """
        numbers = [cell for cell in cells if isinstance(cell, (int, float)) and not isinstance(cell, bool)]
        return sorted(numbers, reverse=True)[n - 1] if 1 <= n <= len(numbers) else None
        """,
        lambda r: (
            [r.choice((_mixed(r), r.randint(0, 9), r.randint(0, 9))) for _ in range(r.randint(0, 6))],
            r.choice((0, 1, 1, 2, 2, 3, 4)),
        ),
    ),
    made(
        "variants_cleaning.mround_same_sign_half_away",
        "mround round_to_multiple round_to_nearest excel_mround",
        "number: float; multiple: float",
        "float",
        """
        MROUND: round {number} to the nearest multiple of {multiple}, halves away from zero, as a float \
        with at most 4 decimals; 0.0 if {multiple} is 0. Different signs raise ValueError.
        Nearest multiple, an exact half going up in magnitude. Both numbers must have the same sign (zero \
        is fine), otherwise ValueError; a multiple of 0 gives 0.0.
        Round to a multiple as spreadsheets do: 7.5 to 5 is 10.0, -7.5 to -5 is -10.0. ValueError for a \
        positive number with a negative multiple or the reverse.
        Return the multiple of {multiple} closest to {number} (ties away from zero, float); check the \
        signs and give 0.0 for a zero multiple.
        """,
        """
        if number * multiple < 0:
            raise ValueError("number and multiple must have the same sign")
        if multiple == 0:
            return 0.0
        return round(float(math.floor(number / multiple + 0.5) * multiple), 4) + 0.0
        """,
        lambda r: (
            lambda sign: (
                sign * r.choice((0, 7.5, 12, 2.5, 3, 10.2, r.randint(0, 99))),
                sign * r.choice((5, 5, 3, 0.5, 10, 0)),
            )
        )(r.choice((1, 1, -1))),
        "import math",
    ),
    made(
        "variants_cleaning.edate_keeps_month_end",
        "add_months edate shift_months months_later",
        "start: str; months: int",
        "str",
        """
        The ISO date {months} months after {start} (before it if negative); the last day of a month \
        always leads to the last day of a month, and days that don't exist are cut.
        Move a date 'YYYY-MM-DD' by whole months so that month ends stay month ends: '2024-02-29' plus 1 \
        is '2024-03-31'. Other days keep their number, or become the last day if the month is too short.
        Add {months}, possibly negative, to a date. If {start} is the last day of its month, so is the \
        result; otherwise the day stays or is limited to the length of the month.
        Same day some months later or earlier, as text, where end of month maps to end of month.
        """,
        """
        day = date.fromisoformat(start)
        at_end = day.day == monthrange(day.year, day.month)[1]
        year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
        last = monthrange(year, month + 1)[1]
        return date(year, month + 1, last if at_end else min(day.day, last)).isoformat()
        """,
        lambda r: (
            r.choice(
                (
                    _day(r),
                    "2024-01-31",
                    "2023-12-31",
                    "2024-02-29",
                    "2023-02-28",
                    "2024-02-28",
                    "2024-04-30",
                    "2024-03-30",
                )
            ),
            r.randint(-14, 14),
        ),
        ("from calendar import monthrange", "from datetime import date"),
    ),
    made(
        "variants_cleaning.networkdays_negative_when_reversed",
        "networkdays count_workdays business_days working_days",
        "start: str; end: str; holidays: list[str] | None = None",
        "int",
        """
        NETWORKDAYS: working days from {start} to {end} (ISO dates), both included, without Saturdays, \
        Sundays and {holidays}; if {end} is before {start} the number is negative.
        Count Mondays to Fridays between two dates inclusive, leaving out the given holidays. With the \
        dates in reverse order the count gets a minus sign.
        Number of business days in the closed period, signed: negative when it runs backwards. {holidays} \
        are ISO dates and may be missing.
        Workdays from {start} through {end}; weekends and holidays don't count, and a reversed period \
        gives the negative number.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        sign = 1 if first <= last else -1
        first, last = min(first, last), max(first, last)
        free = set(holidays or [])
        count = 0
        while first <= last:
            if first.weekday() < 5 and first.isoformat() not in free:
                count += 1
            first += timedelta(days=1)
        return sign * count
        """,
        lambda r: (
            lambda day: (
                day.isoformat(),
                (day + timedelta(days=r.randint(-12, 16))).isoformat(),
                r.choice(
                    (
                        None,
                        [],
                        [
                            (day + timedelta(days=r.randint(-3, 5))).isoformat()
                            for _ in range(r.randint(1, 3))
                        ],
                    )
                ),
            )
        )(date(2024, 1, 1) + timedelta(days=r.randint(0, 300))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_cleaning.workday_backwards_too",
        "workday add_workdays shift_workdays business_day_offset",
        "start: str; days: int; holidays: list[str] | None = None",
        "str",
        """
        WORKDAY: ISO date that is {days} working days after {start}, or before it if negative; weekends \
        and {holidays} are skipped, {start} itself doesn't count, and 0 gives {start} back.
        Go {days} business days forward (or back for a negative number) from a date. Only Mondays to \
        Fridays that are no holidays count. With 0 the start is returned even on a weekend.
        Date after a number of working days, in both directions, leaving out Saturdays, Sundays and the \
        given holidays (ISO dates, optional).
        Step day by day away from {start} until {days} workdays have been met, backwards for negative \
        {days}.
        """,
        """
        day = date.fromisoformat(start)
        free = set(holidays or [])
        step = timedelta(days=1 if days > 0 else -1)
        left = abs(days)
        while left:
            day += step
            if day.weekday() < 5 and day.isoformat() not in free:
                left -= 1
        return day.isoformat()
        """,
        lambda r: (
            lambda day: (
                day.isoformat(),
                r.randint(-8, 8),
                r.choice(
                    (
                        None,
                        [],
                        [
                            (day + timedelta(days=r.randint(-5, 5))).isoformat()
                            for _ in range(r.randint(1, 3))
                        ],
                    )
                ),
            )
        )(date(2024, 1, 1) + timedelta(days=r.randint(0, 300))),
        "from datetime import date, timedelta",
    ),
    made(
        "variants_cleaning.weeknum_from_january_first",
        "weeknum week_number week_of_year excel_weeknum",
        "day: str; monday_first: bool = False",
        "int",
        """
        WEEKNUM of the ISO date {day}: the week with January 1st is week 1, weeks begin on Sunday, or on \
        Monday with {monday_first}.
        Number of the week in the year, where the first week is the one that contains January 1st, \
        however short. Weeks start on Sunday unless {monday_first} is True.
        Week of the year as spreadsheets count by default (not the ISO week): January 1st always lies in \
        week 1, a new week starts each Sunday (or Monday).
        How many weeks, partial ones included, have begun in the year up to {day}? They begin on January \
        1st and then on every Sunday, or Monday if so wished.
        """,
        """
        moment = date.fromisoformat(day)
        new_year = moment.replace(month=1, day=1)
        shift = new_year.weekday() if monday_first else (new_year.weekday() + 1) % 7
        return ((moment - new_year).days + shift) // 7 + 1
        """,
        lambda r: (
            r.choice(
                (_day(r), "2024-01-01", "2024-01-07", "2023-01-01", "2023-01-02", "2023-12-31", "2024-12-31")
            ),
            r.random() < 0.5,
        ),
        "from datetime import date",
    ),
    made(
        "variants_cleaning.datedif_by_unit",
        "datedif date_diff date_difference difference_in_units",
        "start: str; end: str; unit: str",
        "int",
        """
        DATEDIF between ISO dates: complete years ('Y'), complete months ('M') or days ('D'), or months \
        beyond the full years ('YM'); any case. ValueError if {end} is before {start} or the unit unknown.
        Difference of two dates in the given {unit}: Y and M count completed years and months, D days, YM \
        the months left after whole years. Reversed dates and other units raise ValueError.
        Whole years, months or days from {start} to {end}, or with 'YM' the months not counting years. \
        The unit's case doesn't matter; ValueError for an unknown unit or an end before the start.
        Return the number of full units between two dates, as the spreadsheet function DATEDIF does for \
        Y, M, D and YM.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        if last < first:
            raise ValueError("end is before start")
        months = (last.year - first.year) * 12 + last.month - first.month - (last.day < first.day)
        results = {"Y": months // 12, "M": months, "D": (last - first).days, "YM": months % 12}
        if unit.upper() not in results:
            raise ValueError(f"unknown unit: {unit}")
        return results[unit.upper()]
        """,
        lambda r: (*sorted((_day(r), _day(r))), r.choice(("Y", "M", "D", "YM", "m", "y", "ym"))),
        "from datetime import date",
    ),
    made(
        "variants_cleaning.days360_us_method",
        "days_360 days360 days_30_360 day_count_30_360",
        "start: str; end: str",
        "int",
        """
        Days from {start} to {end} (ISO dates) in a year of twelve months with 30 days: a 31st counts as \
        the 30th, for the end only if the start is (or became) the 30th. Negative if reversed.
        Count days by the 30/360 rule: 360 per year, 30 per month; the start day 31 is 30, the end day 31 \
        is 30 if the start day is then 30. February is not treated specially.
        Day difference for interest with months of 30 days, as in bond trading: start 31 becomes 30, and \
        end 31 becomes 30 only after a start of 30 or 31.
        Return (y2 - y1) * 360 + (m2 - m1) * 30 + (d2 - d1) with the days 31 adjusted as in the simple US \
        rule.
        """,
        """
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        first_day = min(first.day, 30)
        last_day = 30 if last.day == 31 and first_day == 30 else last.day
        return (last.year - first.year) * 360 + (last.month - first.month) * 30 + last_day - first_day
        """,
        lambda r: (
            r.choice((_day(r), "2024-01-31", "2024-01-30", "2023-12-31")),
            r.choice((_day(r), "2024-03-31", "2024-05-31", "2024-02-29")),
        ),
        "from datetime import date",
    ),
    made(
        "variants_cleaning.round_half_away_int_without_decimals",
        "round_half_up excel_round round_number round_to_digits",
        "number: float; digits: int = 0",
        "int | float",
        """
        Round {number} half away from zero to {digits} decimals and return a float, or an int if {digits} \
        is 0 or negative (tens, hundreds ...): 1250 to -2 is 1300. The written decimal value of {number} \
        counts.
        ROUND as in spreadsheets: a 5 always goes up in magnitude; -1 rounds to tens, -2 to hundreds. \
        Without decimals (0 or less {digits}) the result is an int, otherwise a float.
        Commercial rounding with positive or negative digits: 2.345 to 2 gives 2.35, 25 to -1 gives 30, \
        -2.5 to 0 gives -3. Whole results come as int when no decimals are asked for.
        Return {number} rounded half away from zero at the given place: int for {digits} up to 0, float \
        for more.
        """,
        """
        step = Decimal(1).scaleb(-digits)
        rounded = (Decimal(str(number)) / step).quantize(Decimal(1), rounding=ROUND_HALF_UP) * step
        return float(rounded) if digits > 0 else int(rounded)
        """,
        lambda r: (
            r.choice((1250, 2.345, 25, -2.5, 1.005, 0.5, -25, 149.9, r.randint(-4000, 4000) / 8)),
            r.choice((0, 1, 2, -1, -2)),
        ),
        "from decimal import ROUND_HALF_UP, Decimal",
    ),
    made(
        "variants_cleaning.round_toward_zero_digits",
        "round_down rounddown truncate_decimals trunc",
        "number: float; digits: int = 0",
        "float",
        """
        ROUNDDOWN: cut {number} off after {digits} decimals, toward zero; a negative {digits} cuts to \
        tens, hundreds and so on. Works on the written decimal value.
        Drop all decimals beyond {digits} without rounding: 2.99 with 1 is 2.9, -2.99 with 0 is -2.0, 199 \
        with -2 is 100.0.
        Round toward zero to {digits} places, before the point if negative. The result is a float.
        Truncate a number to a decimal place, positive and negative numbers alike losing magnitude.
        """,
        """
        step = Decimal(1).scaleb(-digits)
        scaled = (Decimal(str(number)) / step).quantize(Decimal(1), rounding=ROUND_DOWN)
        return float(scaled * step) + 0.0
        """,
        lambda r: (
            r.choice((2.99, -2.99, 199, 1.005, 0.29, -155.5, r.randint(-4000, 4000) / 8)),
            r.choice((0, 0, 1, 2, -1, -2)),
        ),
        "from decimal import ROUND_DOWN, Decimal",
    ),
    made(
        "variants_cleaning.sumproduct_shortest_skip_text",
        "sumproduct sum_product sum_of_products dot_cells",
        "first: list[object]; second: list[object]",
        "float",
        """
        SUMPRODUCT of two columns: multiply position by position and add up, where a cell that is no \
        number (text, None, boolean) counts as 0 and surplus cells of the longer column are ignored. Float.
        Sum of the products of cells side by side. Non-numeric cells make their product 0, and the longer \
        list is cut to the length of the other; returns a float.
        Add first[i] * second[i] over the common length, treating everything that isn't an int or float \
        as zero.
        Total of pairwise products as a float; words, blanks and True or False are worth 0.
        """,
        """
        def number(cell):
            return cell if isinstance(cell, (int, float)) and not isinstance(cell, bool) else 0

        return float(sum(number(a) * number(b) for a, b in zip(first, second)))
        """,
        lambda r: (
            [r.choice((_mixed(r), r.randint(1, 9))) for _ in range(r.randint(0, 5))],
            [r.choice((_mixed(r), r.randint(1, 9))) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "variants_cleaning.filter_function_if_empty",
        "filter_rows excel_filter filter_by_mask keep_rows",
        "rows: list[list[object]]; include: list[bool]; if_empty: str = 'none'",
        "list[list[object]]",
        """
        FILTER: the {rows} whose flag in {include} is true; if there are none a single row with the one \
        cell {if_empty}. Lists of different length raise ValueError.
        Keep rows by a list of flags as the spreadsheet function does. An empty result is replaced by \
        [[{if_empty}]]; {include} must be as long as {rows}, otherwise ValueError.
        Return the rows marked True, or one row with the text {if_empty} when nothing is marked. \
        ValueError if the numbers of rows and flags differ.
        Select rows with a boolean column; with no match the result is [[{if_empty}]].
        """,
        """
        if len(rows) != len(include):
            raise ValueError("rows and include differ in length")
        kept = [row for row, wanted in zip(rows, include) if wanted]
        return kept or [[if_empty]]
        """,
        lambda r: (
            lambda rows: (
                rows,
                [r.random() < 0.4 for _ in rows],
                r.choice(
                    (
                        "none",
                        "no \
        match",
                    )
                ),
            )
        )(_table(r, 0, 3)[1:]),
    ),
    made(
        "variants_cleaning.sequence_grid_row_by_row",
        "sequence sequence_grid number_grid fill_grid",
        "rows: int; columns: int = 1; start: int = 1; step: int = 1",
        "list[list[int]]",
        """
        SEQUENCE: a grid of {rows} by {columns} filled row by row with {start}, {start} + {step} and so \
        on; one column, from 1 in steps of 1 by default. Fewer than one row or column raises ValueError.
        Fill a table with an arithmetic sequence, line after line. {columns}, {start} and {step} default \
        to 1; {rows} and {columns} must be at least 1 (ValueError).
        Return a list of rows whose cells count up by {step} from {start} in reading order. ValueError \
        for an empty size.
        Numbers in a grid like the spreadsheet function SEQUENCE; the step may be negative or 0.
        """,
        """
        if rows < 1 or columns < 1:
            raise ValueError("rows and columns must be at least 1")
        return [
            [start + step * (row * columns + column) for column in range(columns)]
            for row in range(rows)
        ]
        """,
        lambda r: (
            r.randint(1, 4),
            r.choice((1, 1, 2, 3)),
            r.choice((1, 1, 0, 10)),
            r.choice((1, 1, 2, -5, 0)),
        ),
    ),
    made(
        "variants_cleaning.switch_value_or_default",
        "switch switch_value match_case map_value",
        "value: object; cases: list[tuple[object, object]]; default: object = '#N/A'",
        "object",
        """
        SWITCH: result of the first of {cases} (value, result) whose value equals {value}, texts compared \
        without case; {default} if none does.
        Compare {value} with the cases one by one and return what belongs to the first equal one (upper \
        and lower case are the same), otherwise {default}.
        Map a value by a list of pairs; the first match counts, strings match in any case, and {default} \
        is the answer for everything else.
        Return the second element of the first pair whose first element is {value}, ignoring case in \
        texts, or {default}.
        """,
        """
        def plain(item):
            return item.lower() if isinstance(item, str) else item

        for candidate, result in cases:
            if plain(candidate) == plain(value):
                return result
        return default
        """,
        lambda r: (
            r.choice((1, 2, 3, "a", "A", "b", None)),
            [
                (r.choice((1, 2, "A", "a", "B", None)), r.choice(("one", "two", 10)))
                for _ in range(r.randint(0, 4))
            ],
            r.choice(("#N/A", "#N/A", None)),
        ),
    ),
    made(
        "variants_cleaning.table_lines_with_total_row",
        "report_lines format_report table_with_total text_report",
        "amounts: dict[str, float]; title: str = 'Total'",
        "list[str]",
        """
        Lines of a report on {amounts}: names on the left, amounts with two decimals on the right in \
        aligned columns with two spaces between, then a line of dashes and a line {title} with the sum.
        Format amounts as a text table with a total. Names are padded to the longest one (the title \
        included), numbers have two decimals and are right-aligned; above the total stands a line of '-' \
        as wide as the others.
        Write one line per entry, a rule of dashes and the total line named {title}. Both columns are \
        aligned, two blanks part them; the sum is shown even if there are no entries.
        Aligned report with a sum: left-justified labels, right-justified amounts (two decimals), dashes, \
        and the total at the end.
        """,
        """
        rows = [*amounts.items(), (title, sum(amounts.values()))]
        texts = [(name, f"{amount:.2f}") for name, amount in rows]
        left = max(len(name) for name, _ in texts)
        right = max(len(amount) for _, amount in texts)
        lines = [f"{name:<{left}}  {amount:>{right}}" for name, amount in texts]
        lines.insert(-1, "-" * (left + 2 + right))
        return lines
        """,
        lambda r: (
            {
                key: r.randint(-100, 4000) / 4
                for key in r.sample(("Tea", "Rent", "Travel costs", "Pens"), r.randint(0, 4))
            },
            r.choice(("Total", "Total", "Sum")),
        ),
    ),
    made(
        "variants_cleaning.records_to_aligned_lines_dash",
        "format_records print_table records_table to_text_table",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[str]",
        """
        Text table of {records} with the columns {fields}: a header in capitals, then one line each; \
        missing or None values are '-'. Columns are left-aligned, parted by ' | ', no spaces at line ends.
        Lines for a table of dicts. The first names the fields in upper case, the others hold their \
        values as text, '-' for None and absent ones; cells are padded to the width of their column and \
        joined by ' | '.
        Format records as aligned lines with ' | ' between columns. Header in capitals; gaps appear as a \
        dash; trailing blanks are stripped.
        Return the header line and a line per record, all columns as wide as their longest cell, with '-' \
        where there is no value.
        """,
        """
        rows = [[field.upper() for field in fields]]
        for record in records:
            values = [record.get(field) for field in fields]
            rows.append(["-" if value is None else str(value) for value in values])
        widths = [max(len(cell) for cell in column) for column in zip(*rows)]
        return [
            " | ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows
        ]
        """,
        lambda r: (_people(r, 0, 3, 0.5), r.sample(("name", "city", "age"), r.randint(1, 3))),
    ),
    made(
        "variants_cleaning.csv_line_semicolon_decimal_comma",
        "csv_line to_csv_row csv_row german_csv_row",
        "cells: list[object]",
        "str",
        """
        CSV line of {cells} for European spreadsheets: joined by semicolons, floats with a decimal comma, \
        None empty; texts with a semicolon, quote or line break go in double quotes, quotes inside doubled.
        Write cells as a line with ';' as separator. 2.5 becomes 2,5, None becomes nothing, and a text \
        that contains ;, " or a newline is quoted with doubled inner quotes.
        Join the values with semicolons. Decimal points of floats turn into commas; only texts that need \
        it are quoted.
        Export one row in the German CSV style: semicolons between fields, commas in numbers, double \
        quotes around fields with special characters.
        """,
        """
        fields = []
        for cell in cells:
            text = "" if cell is None else str(cell)
            if isinstance(cell, float):
                text = text.replace(".", ",")
            elif any(char in text for char in ';"\\n'):
                text = '"' + text.replace('"', '""') + '"'
            fields.append(text)
        return ";".join(fields)
        """,
        lambda r: (
            [
                r.choice((None, "tea", "a;b", 'say "hi"', 2.5, -0.75, 7, "x,y", "two\nlines", ""))
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_cleaning.csv_text_from_records_all_keys",
        "to_csv records_to_csv csv_text export_csv",
        "records: list[dict[str, object]]",
        "str",
        """
        CSV text of {records}: a header with all keys in alphabetical order, then a line each, fields \
        quoted only if they contain a comma, quote or line break; None and missing values are empty. \
        Every line ends with a newline; '' without records.
        Export dicts with differing keys as CSV. Columns are all keys, sorted; values with commas, double \
        quotes or newlines are put in quotes (inner quotes doubled); gaps are empty and each line is \
        closed by '\\n'.
        Write records as comma-separated text with a sorted header. Minimal quoting, empty fields for \
        None or absent keys, a line break after every line, nothing at all for an empty list.
        Turn a list of dicts into CSV: union of the keys from A to Z as first line, then the values, \
        quoted where necessary.
        """,
        """
        if not records:
            return ""
        output = io.StringIO()
        fields = sorted({key for record in records for key in record})
        writer = csv.DictWriter(output, fields, restval="", lineterminator="\\n")
        writer.writeheader()
        writer.writerows(records)
        return output.getvalue()
        """,
        lambda r: (
            [
                {**person, "note": r.choice(("a, b", 'say "hi"', "ok", None))} if r.random() < 0.6 else person
                for person in _people(r, 0, 3, 0.4)
            ],
        ),
        ("import csv", "import io"),
    ),
    made(
        "variants_cleaning.markdown_table_numbers_right",
        "markdown_table to_markdown md_table records_to_markdown",
        "records: list[dict[str, object]]",
        "str",
        """
        Markdown table of {records} with the keys of the first one as header; the separator of a column \
        in which all values are numbers is '---:', otherwise '---'. Bars in cells are escaped, None is \
        empty; '' for no records.
        Write dicts as a Markdown table. Columns with only ints and floats are right-aligned ('---:'); \
        '|' in texts becomes '\\|', None an empty cell. Lines look like '| a | b |'; an empty list gives ''.
        Return a table in Markdown: header from the first record, alignment line, one line per record. \
        Number columns get '---:', others '---'; missing values are blank.
        Format records as '| a | b |' lines joined by line breaks, numeric columns aligned to the right, \
        bars escaped with a backslash.
        """,
        """
        if not records:
            return ""
        fields = list(records[0])

        def line(cells):
            return "| " + " | ".join(cells) + " |"

        def show(value):
            return "" if value is None else str(value).replace("|", "\\\\|")

        marks = [
            "---:" if all(isinstance(record.get(field), (int, float)) for record in records) else "---"
            for field in fields
        ]
        rows = [line([show(record.get(field)) for field in fields]) for record in records]
        return "\\n".join([line(fields), line(marks), *rows])
        """,
        lambda r: (
            [
                {
                    "name": r.choice(("Tea", "a|b", "Ada")),
                    "qty": r.choice((1, 2.5, 30)),
                    "note": r.choice((None, 7, "ok")),
                }
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_cleaning.dropped_rows_sentence",
        "drop_summary cleaning_summary rows_dropped_text summary_text",
        "before: int; after: int",
        "str",
        """
        Sentence on cleaning: '3 of 12 rows dropped (25.0%)' for {before} 12 and {after} 9; 'No rows \
        dropped' if none was, 'No rows' if {before} is 0; 'row' in the singular for a total of 1.
        Say how many rows a cleaning step removed, with the percentage to one decimal: 'n of m rows \
        dropped (p%)'. Nothing removed gives 'No rows dropped', no data at all 'No rows'; '1 of 1 row' is \
        singular.
        Summary of {before} and {after}: number and share of dropped rows. The word is 'row' only if \
        there was just one to begin with.
        Describe the loss of rows in words, with 'No rows' for an empty table and 'No rows dropped' when \
        all are still there.
        """,
        """
        if before == 0:
            return "No rows"
        dropped = before - after
        if dropped == 0:
            return "No rows dropped"
        noun = "row" if before == 1 else "rows"
        return f"{dropped} of {before} {noun} dropped ({100 * dropped / before:.1f}%)"
        """,
        lambda r: (lambda before: (before, before if r.random() < 0.2 else r.randint(0, before)))(
            r.choice((0, 1, 1, 2, 12, r.randint(2, 40)))
        ),
    ),
    made(
        "variants_cleaning.missing_report_lines",
        "missing_report gaps_report null_report missing_summary",
        "records: list[dict[str, object]]",
        "list[str]",
        """
        Lines such as 'age: 2 of 5 missing (40%)' for every field of {records} that has gaps (None, '' or \
        no key), most gaps first, ties by name; percent without decimals, halves rounded to even.
        Report missing values per field: 'field: n of total missing (p%)', the whole percent as Python \
        rounds it. Only incomplete fields, ordered by number of gaps downwards and then alphabetically. \
        All keys that occur are checked.
        Which fields have gaps, and how many? One line each, worst first. A gap is None, an empty text or \
        an absent key.
        List the incomplete fields with count and rounded percentage of the records in which they are \
        missing.
        """,
        """
        fields = {field for record in records for field in record}
        gaps = {field: sum(record.get(field) in (None, "") for record in records) for field in fields}
        total = len(records)
        return [
            f"{field}: {gaps[field]} of {total} missing ({round(100 * gaps[field] / total)}%)"
            for field in sorted(fields, key=lambda field: (-gaps[field], field))
            if gaps[field]
        ]
        """,
        lambda r: (
            [{**person, **({"city": ""} if r.random() < 0.2 else {})} for person in _people(r, 0, 6, 0.5)],
        ),
    ),
    made(
        "variants_cleaning.value_counts_sentence",
        "counts_text summarize_counts value_summary counts_sentence",
        "values: list[str | None]; top: int = 3",
        "str",
        """
        Text such as 'tea (3), milk (2), 2 others' of the {top} most frequent {values}, ties in order of \
        appearance, and the number of remaining different values ('1 other' in the singular); None is \
        skipped, 'none' if nothing is left.
        Summarize a column in words: its {top} commonest values with their counts in parentheses, then \
        how many other distinct values there are. Missing values don't count; an empty column is 'none'.
        List the most frequent values as 'value (count)', joined by commas; further different values \
        appear only as 'n others' or '1 other'.
        Short description of the frequencies: top {top} first (equal counts as first seen), the rest only \
        as a number.
        """,
        """
        counts = Counter(value for value in values if value is not None)
        if not counts:
            return "none"
        parts = [f"{value} ({count})" for value, count in counts.most_common(top)]
        others = len(counts) - len(parts)
        if others:
            parts.append(f"{others} other" if others == 1 else f"{others} others")
        return ", ".join(parts)
        """,
        lambda r: (
            [r.choice((None, "tea", "tea", *_ITEMS, "plum")) for _ in range(r.randint(0, 9))],
            r.choice((3, 2, 1)),
        ),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.merge_counts_most_first",
        "merge_counts total_counts combine_counts add_counts",
        "counts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Add up several dicts of {counts}, keys compared trimmed and in lower case; the result is ordered \
        by total, largest first, ties alphabetically, without zeros.
        Merge counts per key over all dicts. ' Tea' and 'tea' are the same key, written 'tea'; sorted by \
        descending sum and then by key; totals of 0 are dropped.
        Combine dictionaries of counts regardless of case and outer spaces of the keys, most frequent \
        first, equal ones from A to Z, zero totals left out.
        Sum the values of equal keys (lower-cased and stripped) and sort by the sum downwards.
        """,
        """
        totals = {}
        for data in counts:
            for key, count in data.items():
                name = key.strip().lower()
                totals[name] = totals.get(name, 0) + count
        ranked = sorted(totals.items(), key=lambda item: (-item[1], item[0]))
        return {name: total for name, total in ranked if total}
        """,
        lambda r: (
            [
                {_messy(r, *_ITEMS[:3]): r.randint(-1, 4) for _ in range(r.randint(0, 3))}
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "variants_cleaning.snapshot_ids_added_removed_changed",
        "compare_snapshots diff_records snapshot_diff compare_records",
        "old: list[dict[str, object]]; new: list[dict[str, object]]; key: str = 'id'",
        "dict[str, list[object]]",
        """
        Compare two lists of records by {key}: return sorted lists of the keys that were 'added', \
        'removed' and 'changed' (any field differs); unchanged records don't appear.
        Diff of two snapshots. A dict with three sorted lists of key values: only in {new}, only in \
        {old}, and in both but with different contents. The order of the records doesn't matter.
        Which records are new, gone or different? Keys of the result: added, removed, changed, each with \
        the values of {key} in ascending order.
        Match records by {key} and sort the keys into added, removed and changed; equal records are left \
        out.
        """,
        """
        before = {record[key]: record for record in old}
        after = {record[key]: record for record in new}
        return {
            "added": sorted(after.keys() - before.keys()),
            "removed": sorted(before.keys() - after.keys()),
            "changed": sorted(name for name in before.keys() & after.keys() if before[name] != after[name]),
        }
        """,
        lambda r: (*_snapshots(r), "id"),
    ),
    made(
        "variants_cleaning.field_changes_old_new_tuples",
        "field_changes record_changes change_log list_changes",
        "old: list[dict[str, object]]; new: list[dict[str, object]]; key: str",
        "list[tuple[object, str, object, object]]",
        """
        List every changed field of records that are in both lists as (key value, field, old value, new \
        value), sorted by key value, fields in the order of the old record; None for a field that is new \
        or gone.
        Field-level diff of two snapshots: for each common {key} the fields whose value differs, with the \
        value before and after. Records on one side only are ignored; an absent field counts as None.
        Change log as tuples (id, field, before, after). Only records with the same {key} in both lists \
        are compared; ordered by that key, fields of the old record first, then added ones.
        What changed inside of the records? One tuple per differing field, in ascending order of {key}.
        """,
        """
        after = {record[key]: record for record in new}
        changes = []
        for record in sorted(old, key=lambda record: record[key]):
            other = after.get(record[key])
            if other is not None:
                for field in {**record, **other}:
                    if record.get(field) != other.get(field):
                        changes.append((record[key], field, record.get(field), other.get(field)))
        return changes
        """,
        lambda r: (
            lambda tables: (
                tables[0],
                [{**record, **({"city": "Rome"} if r.random() < 0.2 else {})} for record in tables[1]],
                "id",
            )
        )(_snapshots(r)),
    ),
    made(
        "variants_cleaning.snapshot_change_sentence",
        "change_summary diff_summary snapshot_summary summarize_changes",
        "old: dict[str, object]; new: dict[str, object]",
        "str",
        """
        Summary such as '2 added, 1 removed, 3 changed' of the differences between {old} and {new}; parts \
        that are 0 are left out, 'no changes' if all are.
        Count the keys that were added, removed and changed in value and write the counts in this order, \
        parted by commas, without zeros; equal dicts give 'no changes'.
        Describe in one line how a dict differs from its older version: numbers of added, removed and \
        changed keys, only those above 0, or 'no changes'.
        Text with how many entries are new, gone and different.
        """,
        """
        counts = {
            "added": len(new.keys() - old.keys()),
            "removed": len(old.keys() - new.keys()),
            "changed": sum(key in new and new[key] != value for key, value in old.items()),
        }
        parts = [f"{count} {kind}" for kind, count in counts.items() if count]
        return ", ".join(parts) or "no changes"
        """,
        lambda r: tuple(
            {key: r.randint(1, 2) for key in r.sample(_ITEMS, r.randint(0, 4))} for _ in range(2)
        ),
    ),
    made(
        "variants_cleaning.systematic_sample_with_offset",
        "systematic_sample every_nth sample_every take_every",
        "items: list[int]; n: int; start: int = 0",
        "list[int]",
        """
        Every {n}-th of {items} beginning with index {start} (0 by default); a {start} behind the end \
        gives []. {n} below 1 raises ValueError.
        Systematic sample: the items at {start}, {start} + {n}, {start} + 2 * {n} and so on, counted from \
        0. {n} must be at least 1 (ValueError).
        Take items in steps of {n} from position {start} on, the first position being 0. ValueError for a \
        step of zero or less.
        Thin out a list: keep one of {n} items, starting at index {start}.
        """,
        """
        if n < 1:
            raise ValueError("n must be at least 1")
        return items[start::n]
        ---
        if n < 1:
            raise ValueError("n must be at least 1")
        return [items[index] for index in range(start, len(items), n)]
        """,
        lambda r: (_ints(r, 0, 9), r.randint(1, 4), r.choice((0, 0, 1, 2, 3, 12))),
    ),
    made(
        "variants_cleaning.sample_n_evenly_spaced",
        "sample_evenly evenly_spaced_items downsample pick_evenly",
        "items: list[int]; count: int",
        "list[int]",
        """
        Reduce {items} to {count} evenly spaced ones: item number i is at index i * length // {count}. \
        All items if there are not more than {count}, [] if {count} is not positive.
        Downsample a list to {count} elements at equal distances, always beginning with the first; \
        shorter lists are returned completely.
        Pick {count} items spread over the list (indexes i * n // {count}). With {count} of at least the \
        length a copy of all, with 0 or less an empty list.
        Sample evenly without randomness; the first item is included, the last need not be.
        """,
        """
        if count <= 0:
            return []
        if count >= len(items):
            return list(items)
        return [items[i * len(items) // count] for i in range(count)]
        """,
        lambda r: (_ints(r, 0, 10), r.choice((0, 1, 2, 3, 4, 5, -1))),
    ),
    made(
        "variants_cleaning.first_n_records_of_each_group",
        "head_per_group first_per_group sample_per_group limit_per_group",
        "records: list[dict[str, object]]; group: str; n: int = 1",
        "list[dict[str, object]]",
        """
        Keep the first {n} records of each {group}, one by default, in the original order.
        At most {n} records per value of {group}: later ones are dropped, the order stays.
        Limit every group to its first {n} records (default 1) without sorting anything.
        Filter the list so that no value of {group} occurs more than {n} times; the earliest records remain.
        """,
        """
        seen, kept = Counter(), []
        for record in records:
            seen[record[group]] += 1
            if seen[record[group]] <= n:
                kept.append(record)
        return kept
        """,
        lambda r: (_full_people(r, 0, 7), r.choice(("city", "name")), r.choice((1, 1, 2, 0))),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.train_test_split_last_part",
        "train_test_split split_data split_train_test holdout_split",
        "rows: list[int]; test_share: float = 0.25",
        "tuple[list[int], list[int]]",
        """
        Split {rows} without shuffling into (train, test): the last {test_share} of them, rounded up, are \
        the test part. A share not strictly between 0 and 1 raises ValueError.
        Hold out the end of the list: ceil(length * {test_share}) rows for testing, all before for \
        training. The share must lie between 0 and 1, exclusive (ValueError).
        Train/test split in order. The test set is taken from the end and its size rounded up; ValueError \
        for a share of 0, 1 or beyond.
        Return the two parts as a tuple, training rows first; the test part has at least one row if there \
        are any.
        """,
        """
        if not 0 < test_share < 1:
            raise ValueError("test_share must be between 0 and 1")
        size = math.ceil(len(rows) * test_share)
        cut = len(rows) - size
        return rows[:cut], rows[cut:]
        """,
        lambda r: (_ints(r, 0, 9), r.choice((0.25, 0.25, 0.2, 0.5, 0.75))),
        "import math",
    ),
    made(
        "variants_cleaning.train_validation_test_split",
        "three_way_split train_val_test split_data split_dataset",
        "rows: list[int]; train: float = 0.6; validation: float = 0.2",
        "tuple[list[int], list[int], list[int]]",
        """
        Split {rows} in order into training, validation and test part: the first int(n * {train}), the \
        next int(n * {validation}), and the rest.
        Three-way split without shuffling. The sizes of the first two parts are their shares of the \
        length, rounded down; everything that remains is the test part.
        Return (train, validation, test) as consecutive slices; shares are fractions, sizes cut to whole \
        numbers, the last part takes what is left.
        Divide a data set by fractions into three lists, the third one being the remainder.
        """,
        """
        first = int(len(rows) * train)
        second = first + int(len(rows) * validation)
        return rows[:first], rows[first:second], rows[second:]
        """,
        lambda r: (_ints(r, 0, 10), *r.choice(((0.6, 0.2), (0.5, 0.25), (0.8, 0.1), (0.5, 0.5)))),
    ),
    made(
        "variants_cleaning.stratified_every_nth_to_test",
        "stratified_split split_by_label stratified_train_test label_split",
        "labels: list[str]; every: int = 3",
        "tuple[list[int], list[int]]",
        """
        Split the positions of {labels} into (train, test) so that of each label every {every}-th \
        occurrence is in the test part, counted per label from 1.
        Stratified split by index: the {every}-th, 2 * {every}-th ... position of every label goes to the \
        test list, the others to the training list, both ascending.
        Return two lists of indexes. Occurrences are counted separately for each label, and those whose \
        number is a multiple of {every} are for testing.
        Per label put each {every}-th item aside for the test; give indexes from 0, training first.
        """,
        """
        seen, train, test = Counter(), [], []
        for index, label in enumerate(labels):
            seen[label] += 1
            (test if seen[label] % every == 0 else train).append(index)
        return train, test
        """,
        lambda r: ([r.choice("aab") for _ in range(r.randint(0, 9))], r.choice((3, 2, 2))),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.contiguous_folds_train_test",
        "k_fold cross_validation_folds make_folds k_fold_indices",
        "count: int; k: int",
        "list[tuple[list[int], list[int]]]",
        """
        {k} pairs (training indexes, test indexes) for {count} items: the test parts are consecutive \
        blocks, the first ones longer by one if it doesn't divide evenly; training is all the rest.
        K-fold cross validation without shuffling. Cut the indexes 0 to {count} - 1 into {k} blocks in a \
        row (larger ones first) and return for each (others, block).
        Return {k} splits as tuples of two lists. Block sizes differ by at most one, with the surplus in \
        the first blocks; each block is the test part once.
        Indexes for {k} folds in order, as (train, test); every index is tested exactly once.
        """,
        """
        size, extra = divmod(count, k)
        folds, start = [], 0
        for number in range(k):
            stop = start + size + (number < extra)
            test = list(range(start, stop))
            train = [index for index in range(count) if not start <= index < stop]
            folds.append((train, test))
            start = stop
        return folds
        """,
        lambda r: (r.randint(0, 7), r.randint(1, 3)),
    ),
    made(
        "variants_cleaning.one_hot_records_with_prefix",
        "one_hot get_dummies one_hot_encode dummy_columns",
        "records: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Replace {field} in each of {records} by 0/1 fields named field_value, one for every value that \
        occurs, in sorted order at the end; a None gives only zeros and no field of its own.
        One-hot encode a field of a list of dicts: it is removed, and for all its distinct values \
        (sorted, without None) there is a key such as 'city_Rome' with 1 or 0.
        Dummy columns: {field} disappears and 'field_value' keys are added for each known value in \
        ascending order. Missing values are 0 everywhere.
        Return records in which the category is spread over indicator fields with 1 for the record's own \
        value.
        """,
        """
        values = sorted({record[field] for record in records if record[field] is not None})
        encoded = []
        for record in records:
            rest = {key: value for key, value in record.items() if key != field}
            flags = {f"{field}_{value}": int(record[field] == value) for value in values}
            encoded.append({**rest, **flags})
        return encoded
        """,
        lambda r: (
            [
                {**person, "city": None if r.random() < 0.25 else person["city"]}
                for person in _full_people(r, 0, 4)
            ],
            r.choice(("city", "city", "name")),
        ),
    ),
    made(
        "variants_cleaning.one_hot_drop_first_category",
        "one_hot dummy_encode one_hot_drop_first encode_dummies",
        "values: list[str]",
        "tuple[list[str], list[list[int]]]",
        """
        One-hot encode {values} without the alphabetically first category: return (remaining categories \
        sorted, one row of 0 and 1 per value). The dropped category has only zeros.
        Dummy coding with a reference: the first category in sorted order gets no column. The result is \
        the list of columns and a row for each value.
        Return the sorted categories except the first, and for each value a list with a 1 at its \
        category; all zeros stand for the left-out one.
        Encode categories as 0/1 rows, dropping one column (the smallest value) to avoid redundancy.
        """,
        """
        categories = sorted(set(values))[1:]
        return categories, [[int(value == category) for category in categories] for value in values]
        """,
        lambda r: ([r.choice(("red", "blue", "green")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "variants_cleaning.ordinal_codes_by_given_order",
        "ordinal_encode encode_ordinal to_codes ordered_codes",
        "values: list[str | None]; order: list[str]",
        "list[int | None]",
        """
        Replace each of {values} by its place in {order}, counted from 1, ignoring case and outer spaces; \
        None stays None and an unknown value is 0.
        Ordinal encoding by a given order such as low, medium, high: 1, 2, 3. Comparison is trimmed and \
        case-insensitive; values not listed become 0, missing ones None.
        Turn ordered categories into numbers from 1 as listed in {order}. Unknown text gives 0, None is \
        kept.
        Code answers on a scale: position in the scale (first is 1), 0 for anything else, None for no \
        answer.
        """,
        """
        places = {label.lower(): place for place, label in enumerate(order, 1)}
        return [None if value is None else places.get(value.strip().lower(), 0) for value in values]
        """,
        lambda r: (
            [
                r.choice((None, _messy(r, "Low", "medium", "high", "huge", "")))
                for _ in range(r.randint(0, 6))
            ],
            r.choice((["low", "medium", "high"], ["High", "Low"])),
        ),
    ),
    made(
        "variants_cleaning.label_codes_most_frequent_first",
        "label_encode frequency_codes encode_labels codes_by_frequency",
        "labels: list[str]",
        "dict[str, int]",
        """
        Give every different label a code from 0: the most frequent one 0, the next 1 and so on, equally \
        frequent ones in alphabetical order.
        Label encoding by frequency. Return a dict from label to code, where the commonest has 0; ties \
        are ordered from A to Z.
        Number the distinct {labels} by descending count (ties alphabetically), starting at 0.
        Dict of codes for labels, smaller codes for those that occur more often.
        """,
        """
        counts = Counter(labels)
        ranked = sorted(counts, key=lambda label: (-counts[label], label))
        return {label: code for code, label in enumerate(ranked)}
        """,
        lambda r: ([r.choice(("red", "blue", "blue", "green", "pink")) for _ in range(r.randint(0, 8))],),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.frequency_table_with_cumulative",
        "frequency_table frequencies cumulative_frequencies value_table",
        "values: list[int]",
        "list[tuple[int, int, float, float]]",
        """
        Frequency table of {values} in ascending order: tuples (value, count, percent, cumulative \
        percent), both percentages with one decimal.
        For each different value, smallest first, return how often it occurs, how many percent that is, \
        and how many percent are at most this value; one decimal each.
        List (value, count, share, running share) per distinct value, sorted by value; shares in percent \
        rounded to 1 decimal, the running one computed from the counts.
        Table of absolute, relative and cumulative frequencies in percent; no values give [].
        """,
        """
        total, below, table = len(values), 0, []
        for value in sorted(set(values)):
            count = values.count(value)
            below += count
            table.append((value, count, round(100 * count / total, 1), round(100 * below / total, 1)))
        return table
        """,
        lambda r: (_ints(r, 0, 8, 1, 5),),
    ),
    made(
        "variants_cleaning.value_counts_with_missing",
        "value_counts count_values frequencies count_with_missing",
        "values: list[str | None]",
        "dict[str, int]",
        """
        Count {values} trimmed and in lower case; None and blank texts count as '(missing)', which comes \
        last. The others by count, largest first, ties alphabetically.
        Return value -> count regardless of case and outer spaces, most frequent first and equal ones \
        from A to Z; empty cells are gathered under '(missing)' at the end, if there are any.
        Frequencies of a text column. Spelling variants in case and spaces are merged; missing values \
        have the key '(missing)' in the last place however many they are.
        Count normalized values (stripped, lower case), sorted by frequency and name, with the number of \
        gaps at the end.
        """,
        """
        cleaned = [(value or "").strip().lower() for value in values]
        counts = Counter(value for value in cleaned if value)
        result = dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))
        if missing := cleaned.count(""):
            result["(missing)"] = missing
        return result
        """,
        lambda r: (
            [
                r.choice((None, "", " ", _messy(r, "tea", "milk", "rice"), _messy(r, "tea")))
                for _ in range(r.randint(0, 8))
            ],
        ),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.rare_values_to_other",
        "lump_rare group_rare_values rare_to_other collapse_rare",
        "values: list[str]; minimum: int; other: str = 'Other'",
        "list[str]",
        """
        Replace all {values} that occur fewer than {minimum} times by {other}; the others and the order \
        stay.
        Lump rare categories: a value with less than {minimum} occurrences in the list becomes {other}.
        Return the list with infrequent values (count below {minimum}) changed to {other}, 'Other' by \
        default.
        Keep only frequent categories; every value that doesn't reach {minimum} occurrences is written as \
        {other}.
        """,
        """
        counts = Counter(values)
        return [value if counts[value] >= minimum else other for value in values]
        """,
        lambda r: (
            [r.choice((*_ITEMS, "tea", "milk")) for _ in range(r.randint(0, 8))],
            r.choice((2, 2, 3, 1)),
            r.choice(("Other", "Other", "rest")),
        ),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.row_percentages_of_crosstab",
        "row_percents crosstab_percent row_percentages percent_table",
        "counts: dict[str, dict[str, int]]",
        "dict[str, dict[str, float]]",
        """
        Turn a cross table of {counts} (row -> column -> count) into percentages of each row's total, one \
        decimal; a row with total 0 has 0.0 everywhere.
        Row percentages: divide every count by the sum of its row, times 100, rounded to 1 decimal. Empty \
        rows stay empty, rows of zeros give 0.0.
        Return the same nested dict with row shares in percent to one decimal place.
        Per row, how many percent fall into each column? One decimal; without any count in the row all \
        are 0.0.
        """,
        """
        table = {}
        for row, columns in counts.items():
            total = sum(columns.values())
            table[row] = {name: round(100 * n / total, 1) if total else 0.0 for name, n in columns.items()}
        return table
        """,
        lambda r: (
            {
                row: {name: r.choice((0, 0, 1, 2, 3)) for name in ("yes", "no", "maybe")[: r.randint(1, 3)]}
                for row in r.sample(("men", "women", "all"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "variants_cleaning.net_promoter_categories_dict",
        "nps net_promoter nps_breakdown promoter_score",
        "scores: list[int | None]",
        "dict[str, int] | None",
        """
        Net promoter result of {scores} from 0 to 10: a dict with the counts 'promoters' (9, 10), \
        'passives' (7, 8), 'detractors' (0 to 6) and 'nps', the rounded percentage of promoters minus \
        detractors. None and numbers out of range are ignored; None if no score is left.
        Break down ratings for the NPS. Count promoters, passives and detractors and compute round(100 * \
        (promoters - detractors) / answers). Missing and invalid scores don't count, and without a valid \
        one return None.
        Return counts per category and the net promoter score (whole percent, Python's rounding) in a \
        dict; only scores from 0 to 10 are used.
        Sort the scores into the three groups of the net promoter score and add the score itself under \
        'nps'; None without valid answers.
        """,
        """
        valid = [score for score in scores if score is not None and 0 <= score <= 10]
        if not valid:
            return None
        promoters = sum(score >= 9 for score in valid)
        detractors = sum(score <= 6 for score in valid)
        return {
            "promoters": promoters,
            "passives": len(valid) - promoters - detractors,
            "detractors": detractors,
            "nps": round(100 * (promoters - detractors) / len(valid)),
        }
        """,
        lambda r: ([r.choice((None, 11, -1, 10, 9, 8, 7, 6, 5, 0, 9)) for _ in range(r.randint(0, 8))],),
    ),
    made(
        "variants_cleaning.likert_five_point_mean_text",
        "likert_mean survey_mean agreement_score mean_answer",
        "answers: list[str | None]",
        "float | None",
        """
        Mean of the {answers} on a scale from 'strongly disagree' (1) over 'disagree', 'neutral' and \
        'agree' to 'strongly agree' (5), any case and trimmed, rounded to 2 decimals; other answers are \
        ignored, None if none is valid.
        Convert the five usual Likert texts to 1 to 5 and average them with two decimals. Case and outer \
        spaces don't matter; blanks, None and unknown texts are left out.
        Average agreement between 1.0 and 5.0 of textual answers, two places; without a recognizable \
        answer return None.
        Score survey answers from strongly disagree (1) to strongly agree (5) and return the mean of the \
        valid ones.
        """,
        """
        scale = ["strongly disagree", "disagree", "neutral", "agree", "strongly agree"]
        points = []
        for answer in answers:
            text = (answer or "").strip().lower()
            if text in scale:
                points.append(scale.index(text) + 1)
        return round(sum(points) / len(points), 2) if points else None
        """,
        lambda r: (
            [
                r.choice(
                    (
                        None,
                        "",
                        _messy(
                            r, "Strongly disagree", "disagree", "Neutral", "agree", "strongly agree", "n/a"
                        ),
                    )
                )
                for _ in range(r.randint(0, 6))
            ],
        ),
    ),
    made(
        "variants_cleaning.top_two_box_percent",
        "top_two_box top_box_share share_of_top_scores satisfied_percent",
        "ratings: list[int | None]; best: int = 5",
        "int",
        """
        Whole percentage of the {ratings} that are {best} or {best} - 1 among those from 1 to {best}, \
        halves rounded up; None and other numbers are ignored, 0 if no rating is valid.
        Top-two-box score: what percent gave one of the two highest marks? Only ratings between 1 and \
        {best} count; rounded half up to a whole number, 0 without any.
        Share of the best two ratings in percent, as an int (a half goes up). Missing and out-of-range \
        ratings are left out.
        Percent of satisfied answers, meaning the top two of {best} points, of all valid answers.
        """,
        """
        valid = [rating for rating in ratings if rating is not None and 1 <= rating <= best]
        top = sum(rating >= best - 1 for rating in valid)
        return (200 * top + len(valid)) // (2 * len(valid)) if valid else 0
        """,
        lambda r: (
            lambda best: (
                [r.choice((None, 0, best, best - 1, *range(1, best + 2))) for _ in range(r.randint(0, 8))],
                best,
            )
        )(r.choice((5, 5, 7))),
    ),
    made(
        "variants_cleaning.multiple_choice_counts_percent",
        "count_choices multiple_choice_counts tally_multiple choice_shares",
        "answers: list[str]; options: list[str]",
        "dict[str, tuple[int, int]]",
        """
        Count multiple-choice {answers}, each a text of choices parted by ';': for every one of {options} \
        (count, whole percent of the respondents who chose anything). Case and spaces are ignored, a \
        choice counts once per answer; percent rounded by round(), 0 without respondents.
        Evaluate a question with several possible choices. An answer such as 'tea; Milk' lists them; \
        blank answers aren't respondents. Return option -> (number, percentage of respondents as int) in \
        the order of {options}.
        For each option how many people ticked it and how many percent of those who answered? Choices are \
        separated by semicolons, compared trimmed and in lower case; unknown ones are ignored but their \
        answer counts as given.
        Tally semicolon-separated choices per option with percentages based on non-blank answers.
        """,
        """
        chosen = [{choice.strip().lower() for choice in answer.split(";")} - {""} for answer in answers]
        respondents = [choices for choices in chosen if choices]
        result = {}
        for option in options:
            count = sum(option.lower() in choices for choices in respondents)
            result[option] = (count, round(100 * count / len(respondents)) if respondents else 0)
        return result
        """,
        lambda r: (
            [
                r.choice(("", " ", ";", "tea; Milk", "tea;tea", "RICE", "milk;rice ; tea", "juice"))
                for _ in range(r.randint(0, 6))
            ],
            r.sample(("Tea", "milk", "Rice"), r.randint(1, 3)),
        ),
    ),
    made(
        "variants_cleaning.log_counts_all_24_hours",
        "counts_per_hour hourly_counts requests_per_hour events_by_hour",
        "timestamps: list[str]",
        "list[int]",
        """
        How many of the {timestamps} ('YYYY-MM-DD HH:MM:SS', also with T) fall into each hour of the day: \
        a list of 24 counts from hour 0 to 23. Unreadable ones are ignored.
        Histogram over the hours of the day. Return 24 numbers, zeros included; the hour is what follows \
        the date and a blank or 'T', other texts and hours above 23 don't count.
        Count events by hour regardless of the day, as a list indexed by hour.
        Number of events per hour 0 to 23; entries that aren't a date followed by a time are skipped.
        """,
        """
        counts = [0] * 24
        for stamp in timestamps:
            match = re.match(r"\\d{4}-\\d{2}-\\d{2}[ T](\\d{2}):", stamp)
            if match and int(match[1]) < 24:
                counts[int(match[1])] += 1
        return counts
        """,
        lambda r: (
            [
                r.choice(
                    (
                        f"{_day(r)} {r.choice((0, 8, 9, 23)):02d}:15:00",
                        f"{_day(r)}T{r.choice((8, 12)):02d}:30:00",
                        "",
                        "08:15",
                        "2024-01-01 25:00:00",
                        "x",
                    )
                )
                for _ in range(r.randint(0, 7))
            ],
        ),
        "import re",
    ),
    made(
        "variants_cleaning.log_counts_per_day_without_gaps",
        "counts_per_day daily_counts events_per_day lines_per_day",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count log {lines} per day (their first ten characters, YYYY-MM-DD), from the first to the last \
        day in order, days without lines being 0.
        Number of entries for each date between the earliest and the latest one, missing days included \
        with 0. Each line begins with an ISO date.
        Return day -> count for all days of the period, ascending and without gaps; no lines give {{}}.
        Daily counts of a log with zeros for the days in between on which nothing was logged.
        """,
        """
        if not lines:
            return {}
        counts = Counter(line[:10] for line in lines)
        day, last = date.fromisoformat(min(counts)), date.fromisoformat(max(counts))
        result = {}
        while day <= last:
            result[day.isoformat()] = counts[day.isoformat()]
            day += timedelta(days=1)
        return result
        """,
        lambda r: (_log(r, 0, 5),),
        ("from collections import Counter", "from datetime import date, timedelta"),
    ),
    made(
        "variants_cleaning.log_levels_per_day_nested",
        "levels_per_day daily_levels count_levels_by_day log_summary_by_day",
        "lines: list[str]",
        "dict[str, dict[str, int]]",
        """
        Count the levels per day in {lines} like '2024-03-01 10:15:00 ERROR disk full': day -> level -> \
        count, days and levels sorted. Lines with fewer than three words are skipped.
        For each date (first word) how often does each level (third word) occur? Nested dicts in \
        ascending order; incomplete lines are ignored.
        Return a dict of sorted days, each with a dict of its sorted log levels and their numbers.
        Tally log lines by day and level; the date is the first and the level the third word.
        """,
        """
        counts = {}
        for line in lines:
            words = line.split()
            if len(words) >= 3:
                levels = counts.setdefault(words[0], {})
                levels[words[2]] = levels.get(words[2], 0) + 1
        return {day: dict(sorted(counts[day].items())) for day in sorted(counts)}
        """,
        lambda r: ([r.choice((line, line, line, "", "2024-03-01 broken")) for line in _log(r)],),
    ),
    made(
        "variants_cleaning.log_busiest_hour_label",
        "busiest_hour peak_hour hour_with_most_events rush_hour",
        "times: list[str]",
        "str | None",
        """
        Busiest hour of the {times} 'HH:MM' as text such as '09:00-10:00 (3)' with the number of events; \
        the earliest hour on a tie, None without times. After 23 comes '00:00'.
        In which hour do most of the times lie? Return 'HH:00-HH:00 (count)', the earlier one of equal \
        hours, or None for an empty list; 23 o'clock ends at 00:00.
        Find the hour with the most events and describe it with start, end and count in parentheses. Ties \
        go to the earlier hour.
        Peak hour of a list of clock times, as a label; None if there are none.
        """,
        """
        if not times:
            return None
        counts = Counter(int(time[:2]) for time in times)
        hour = min(counts, key=lambda hour: (-counts[hour], hour))
        return f"{hour:02d}:00-{(hour + 1) % 24:02d}:00 ({counts[hour]})"
        """,
        lambda r: (
            [f"{r.choice((8, 9, 9, 23, 0)):02d}:{r.randint(0, 59):02d}" for _ in range(r.randint(0, 7))],
        ),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.log_first_and_last_per_level",
        "first_and_last_by_level level_spans first_last_seen level_times",
        "lines: list[str]",
        "dict[str, tuple[str, str]]",
        """
        For each level in {lines} like '2024-03-01 10:15:00 ERROR disk full' the earliest and the latest \
        time stamp 'YYYY-MM-DD HH:MM:SS', levels sorted; the lines may be in any order.
        When did each log level occur first and last? Map level (third word) to (first, last), each date \
        and time parted by a blank; levels in alphabetical order.
        Return level -> (smallest time stamp, largest time stamp). The stamp is the first two words of a \
        line; the lines aren't necessarily sorted.
        First and last occurrence per level, by time and not by position.
        """,
        """
        spans = {}
        for line in lines:
            day, time, level = line.split()[:3]
            stamp = f"{day} {time}"
            first, last = spans.get(level, (stamp, stamp))
            spans[level] = (min(first, stamp), max(last, stamp))
        return dict(sorted(spans.items()))
        """,
        lambda r: (_log(r),),
    ),
    made(
        "variants_cleaning.mean_duration_per_endpoint",
        "mean_duration_by_path average_response_times response_times mean_times",
        "lines: list[str]",
        "dict[str, float]",
        """
        Average duration per path in {lines} like 'GET /home 200 35ms', rounded to 1 decimal, slowest \
        first, ties by path; lines of another form are ignored.
        Mean response time of every path in milliseconds. A line has method, path, status and a whole \
        number followed by 'ms'; malformed ones are skipped. Order by mean, descending, then by path.
        Return path -> mean milliseconds (one decimal) from access log lines, largest first.
        Evaluate the times at the end of log lines by path; the method and the status don't matter.
        """,
        """
        times = {}
        for line in lines:
            match = re.fullmatch(r"[A-Z]+ (\\S+) \\d{3} (\\d+)ms", line.strip())
            if match:
                times.setdefault(match[1], []).append(int(match[2]))
        means = {path: round(sum(values) / len(values), 1) for path, values in times.items()}
        return dict(sorted(means.items(), key=lambda item: (-item[1], item[0])))
        """,
        lambda r: (
            [
                r.choice(
                    (
                        f"GET {r.choice(('/home', '/api', '/login'))} {r.choice((200, 404))} \
        {r.choice((5, 10, 35, 120))}ms",
                        f"POST /api 201 {r.randint(1, 99)}ms",
                        "",
                        "GET /home 200",
                        "broken 5ms",
                    )
                )
                for _ in range(r.randint(0, 7))
            ],
        ),
        "import re",
    ),
    made(
        "variants_cleaning.key_value_repeated_keys_to_list",
        "parse_key_values parse_fields parse_pairs collect_pairs",
        "text: str; separator: str",
        "dict[str, list[str]]",
        """
        Parse 'key: value' parts of {text}, split at {separator}, into key -> list of values; keys in \
        lower case, everything trimmed. Parts without a colon or with an empty value are skipped.
        Read a text such as 'Tag: red; tag: blue; size: M'. Values of repeated keys (ignoring case) are \
        collected in order; pieces that have no colon or nothing after it don't count.
        Return a dict of lists: for every lower-cased key all its non-empty values. Pairs are parted by \
        {separator}, key and value by the first colon.
        Collect key-value pairs where keys may repeat; both sides are stripped, blanks are dropped.
        """,
        """
        result = {}
        for part in text.split(separator):
            key, colon, value = part.partition(":")
            if colon and value.strip():
                result.setdefault(key.strip().lower(), []).append(value.strip())
        return result
        """,
        lambda r: (
            lambda separator: (
                separator.join(
                    r.choice(("Tag: red", " tag:blue", "size: M", "Size:", "time: 10:30", "junk", ""))
                    for _ in range(r.randint(0, 5))
                ),
                separator,
            )
        )(r.choice((";", ";", "|"))),
    ),
    made(
        "variants_cleaning.text_blocks_to_records",
        "parse_blocks parse_records text_to_records blocks_to_dicts",
        "text: str",
        "list[dict[str, str]]",
        """
        Split {text} at blank lines into records and read the lines 'key: value' of each into a dict with \
        lower-case keys, trimmed; other lines are ignored, and so are blocks without any pair.
        Parse records that are separated by empty lines. Each line with a colon is a field (split at the \
        first colon, key in small letters); blocks in which no line has a colon give no record.
        Return one dict per paragraph of 'Name: value' lines. Lines without a colon don't matter; the \
        last of equal keys in a block counts.
        Read blocks of key-value lines into a list of dicts, one block per record, blocks being parted by \
        lines with nothing but spaces.
        """,
        """
        records, current = [], {}
        for line in [*text.splitlines(), ""]:
            if not line.strip():
                if current:
                    records.append(current)
                current = {}
            elif ":" in line:
                key, _, value = line.partition(":")
                current[key.strip().lower()] = value.strip()
        return records
        """,
        lambda r: (
            "\n".join(
                r.choice(("Name: Ada", "name:Ben", "City : Rome", "", "", "  ", "note", "Time: 10:30"))
                for _ in range(r.randint(0, 8))
            ),
        ),
    ),
    made(
        "variants_cleaning.key_value_lines_with_continuation",
        "parse_properties parse_config read_settings parse_key_lines",
        "text: str",
        "dict[str, str]",
        """
        Read 'key = value' lines of {text}; a line that starts with a space or tab continues the value \
        before, joined by one space. '#' lines and blank lines are skipped, the last of equal keys counts.
        Parse settings with continuation lines: an indented line belongs to the previous value (appended \
        after a blank). Comments begin with '#'; lines without '=' that aren't indented are ignored.
        Return key -> value, both trimmed. Indented text extends the last value read so far; blank lines \
        and comments are passed over.
        Settings from lines with '='. Wrapped values go on in lines with leading white space and are put \
        together with single spaces between the pieces.
        """,
        """
        settings, last = {}, None
        for line in text.splitlines():
            stripped = line.strip()
            if not stripped or stripped.startswith("#"):
                continue
            if line[0] in " \\t":
                if last is not None:
                    settings[last] = f"{settings[last]} {stripped}".strip()
            elif "=" in line:
                last, _, value = stripped.partition("=")
                last = last.strip()
                settings[last] = value.strip()
        return settings
        """,
        lambda r: (
            "\n".join(
                r.choice(
                    (
                        "a = 1",
                        "b=two",
                        "  more",
                        "\tand more",
                        "# note",
                        "",
                        "junk",
                        "c \
        =",
                        "a = 3",
                        "  # x",
                    )
                )
                for _ in range(r.randint(0, 7))
            ),
        ),
    ),
    made(
        "variants_cleaning.row_errors_with_numbers",
        "validate_rows row_errors check_rows find_row_errors",
        "rows: list[dict[str, object]]; required: list[str]",
        "list[str]",
        """
        Messages such as 'row 2: age is missing' for each of the {required} fields that is absent, None \
        or blank in a row, rows counted from 1, in order.
        Validate {rows}: every required field must have a value (not None, not a text of spaces). One \
        message per gap, 'row N: FIELD is missing', row by row in the order of {required}.
        List all missing values as sentences with the row number, starting with row 1. 0 and False are \
        values.
        Check required fields and return the error texts; an empty list means that all rows are complete.
        """,
        """
        errors = []
        for number, row in enumerate(rows, 1):
            for field in required:
                value = row.get(field)
                if value is None or not str(value).strip():
                    errors.append(f"row {number}: {field} is missing")
        return errors
        """,
        lambda r: (
            [{**person, **({"city": " "} if r.random() < 0.2 else {})} for person in _people(r, 0, 4, 0.5)],
            r.sample(("name", "city", "age"), r.randint(1, 3)),
        ),
    ),
    made(
        "variants_cleaning.type_errors_by_schema",
        "check_types type_errors validate_types schema_errors",
        "record: dict[str, object]; schema: dict[str, str]",
        "list[str]",
        """
        Compare {record} with {schema} (field -> 'int', 'float', 'str' or 'bool'): messages 'FIELD: \
        missing' or 'FIELD: expected TYPE, got OTHER' in the order of the schema, then 'FIELD: \
        unexpected' for other fields. An int is fine for 'float', a bool is no int.
        Validate the types of a record's fields. Absent fields are missing, wrong types are named with \
        the expected and the actual type name, unknown fields are unexpected. 'float' accepts ints; True \
        is not an int.
        Return the list of errors of {record} against {schema}, [] if it fits. Types are compared by name \
        (None is 'NoneType'), except that ints pass as float.
        Check field by field: missing, wrong type (with both names), and at the end fields that the \
        schema doesn't know.
        """,
        """
        errors = []
        for field, expected in schema.items():
            if field not in record:
                errors.append(f"{field}: missing")
                continue
            actual = type(record[field]).__name__
            if actual != expected and (actual, expected) != ("int", "float"):
                errors.append(f"{field}: expected {expected}, got {actual}")
        errors += [f"{field}: unexpected" for field in record if field not in schema]
        return errors
        """,
        lambda r: (
            {
                key: r.choice((1, 2.5, "x", True, None))
                for key in r.sample(("id", "price", "name", "note"), r.randint(0, 4))
            },
            {"id": "int", "price": "float", "name": "str"},
        ),
    ),
    made(
        "variants_cleaning.range_errors_by_limits",
        "range_errors out_of_range validate_ranges check_limits",
        "records: list[dict[str, object]]; limits: dict[str, tuple[float | None, float | None]]",
        "list[tuple[int, str, object]]",
        """
        List (index, field, value) for every number in {records} outside of its (low, high) in {limits}, \
        bounds included, None for no bound. Missing values and texts are not checked.
        Find values out of range: {limits} gives the least and greatest allowed value per field, either \
        may be None. Only ints and floats are tested; indexes count from 0.
        Which fields are too small or too large? Return tuples of record index, field and value in order. \
        Fields that are absent or not numeric are passed over.
        Check numeric fields against inclusive limits, open where a limit is None, and list all violations.
        """,
        """
        found = []
        for index, record in enumerate(records):
            for field, (low, high) in limits.items():
                value = record.get(field)
                if not isinstance(value, (int, float)):
                    continue
                if (low is not None and value < low) or (high is not None and value > high):
                    found.append((index, field, value))
        return found
        """,
        lambda r: (
            [
                {"age": r.choice((-1, 0, 18, 120, 121, None, "x")), "price": r.choice((0, 0.5, -2.5, 99))}
                for _ in range(r.randint(0, 4))
            ],
            r.choice(
                (
                    {"age": (0, 120)},
                    {"age": (18, None), "price": (0, None)},
                    {"price": (None, 50), "age": (0, 100)},
                )
            ),
        ),
    ),
    made(
        "variants_cleaning.split_valid_with_reasons",
        "split_valid validate_records separate_invalid valid_and_rejected",
        "records: list[dict[str, object]]",
        "tuple[list[dict[str, object]], list[tuple[dict[str, object], str]]]",
        """
        Split {records} into (valid, rejected): valid ones have a non-blank text 'name' and an int 'age' \
        from 0 to 120; rejected ones come with their first problem, 'no name' or 'bad age'.
        Check name and age. A record without a name (absent, no text or blank) is rejected with 'no \
        name', otherwise one whose age isn't a whole number between 0 and 120 with 'bad age'. The order \
        stays.
        Return the valid records and, as tuples (record, reason), the others. The name is checked first; \
        True and False are no ages.
        Validate people: list of good ones, and list of bad ones with the reason.
        """,
        """
        valid, rejected = [], []
        for record in records:
            name, age = record.get("name"), record.get("age")
            if not isinstance(name, str) or not name.strip():
                rejected.append((record, "no name"))
            elif type(age) is not int or not 0 <= age <= 120:
                rejected.append((record, "bad age"))
            else:
                valid.append(record)
        return valid, rejected
        """,
        lambda r: (
            [
                {
                    key: value
                    for key, value in (
                        ("name", r.choice((*_NAMES, " ", None, 5))),
                        ("age", r.choice((0, 25, 120, 121, -1, "25", None, True, 30))),
                    )
                    if r.random() < 0.9
                }
                for _ in range(r.randint(0, 5))
            ],
        ),
    ),
    made(
        "variants_cleaning.allowed_values_errors_count",
        "invalid_values count_invalid unexpected_values check_allowed",
        "values: list[str | None]; allowed: list[str]",
        "dict[str, int]",
        """
        Count the {values} that are not among {allowed}, in the spelling in which they stand, sorted by \
        value; case matters, None is ignored.
        Which values aren't allowed, and how often do they occur? Dict in alphabetical order; missing \
        values (None) are no violation, comparison is exact.
        Return unexpected value -> number of occurrences, keys sorted. Exact comparison, so 'Red' is not \
        'red'; None doesn't count.
        Report the values outside of the list of {allowed} ones with their counts from A to Z.
        """,
        """
        counts = Counter(value for value in values if value is not None and value not in allowed)
        return dict(sorted(counts.items()))
        """,
        lambda r: (
            [r.choice((None, "red", "Red", "blue", "pink", "")) for _ in range(r.randint(0, 8))],
            r.choice((["red", "blue"], ["red"], ["Red", "blue", ""])),
        ),
        "from collections import Counter",
    ),
    made(
        "variants_cleaning.unique_key_errors_lines",
        "duplicate_key_errors check_unique unique_errors key_violations",
        "records: list[dict[str, object]]; key: str",
        "list[str]",
        """
        Messages for values of {key} that occur in several {records}: 'KEY VALUE in rows 1, 3' with row \
        numbers from 1, in order of first appearance; and 'KEY missing in rows 2, 4' at the end for \
        records where it is absent or None.
        Check that {key} is unique and present. Each repeated value gives a line with all its row numbers \
        (from 1), joined by ', '; rows without a value are named in a last line, if there are any.
        Report violations of a unique key as texts: duplicates first, as 'key value in rows ...', then \
        missing ones as 'key missing in rows ...'.
        Return no lines if every record has its own value of {key}; otherwise one per duplicate value and \
        one for all gaps.
        """,
        """
        rows = {}
        for number, record in enumerate(records, 1):
            rows.setdefault(record.get(key), []).append(str(number))
        missing = rows.pop(None, [])
        lines = [
            f"{key} {value} in rows {', '.join(numbers)}"
            for value, numbers in rows.items()
            if len(numbers) > 1
        ]
        if missing:
            lines.append(f"{key} missing in rows {', '.join(missing)}")
        return lines
        """,
        lambda r: (_people(r, 0, 7, 0.3), r.choice(("name", "city", "age"))),
    ),
)
