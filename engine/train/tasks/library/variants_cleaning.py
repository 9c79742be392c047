"""Common functions for cleaning data, on records, tables and spreadsheets, in the forms people ask for them."""

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
        lambda r: (r.choice((_mixed(r), _cell(r), float("nan"), 0.0, [], None)),),
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
        Make snake case names without accents or signs out of table headings; unnamed columns are called \
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
)
