"""Records and dictionaries: index, group, join, merge and compare them; settings and log lines."""

from __future__ import annotations

from random import Random

from engine.train.tasks.compact import made

NAMES = "Ann Bo Cy Di Ed".split()
LETTERS = "abcdef"


def _rows(r: Random, low: int = 0, high: int = 3) -> list[dict[str, int]]:
    return [{"id": r.randint(1, 4), "n": r.randint(0, 9)} for _ in range(r.randint(low, high))]


def _keyed(r: Random) -> tuple[list[dict[str, int]], str]:
    if r.random() < 0.5:
        return [{"n": r.randint(0, 3)} for _ in range(r.randint(0, 4))], "n"
    return [{"id": r.randint(1, 3), "n": r.randint(0, 2)} for _ in range(r.randint(0, 2))], r.choice(
        ("id", "n")
    )


def _rows_ids(r: Random) -> list[dict[str, int]]:
    return [{"id": number, "n": r.randint(0, 9)} for number in r.sample(range(1, 7), r.randint(0, 2))]


def _gaps(r: Random) -> list[dict[str, int]]:
    return [
        {key: r.randint(0, 3) for key in "ab" if r.random() < 0.65}
        for _ in range(r.choice((0, 1, 2, 3, 3, 4)))
    ]


def _map(r: Random, low: int = 0, high: int = 4, top: int = 9) -> dict[str, int]:
    return {key: r.randint(0, top) for key in r.sample(LETTERS, r.randint(low, high))}


def _two_maps(r: Random) -> tuple[dict[str, int], dict[str, int]]:
    first = _map(r, r.choice((0, 1, 2, 2)), 3, 5)
    second = {key: r.choice((value, r.randint(0, 5), 1)) for key, value in first.items() if r.random() < 0.75}
    return first, second | _map(r, 0, 1, 5)


def _pairs(r: Random, high: int = 4) -> list[tuple[str, int]]:
    return [(r.choice("abc"), r.randint(0, 6)) for _ in range(r.randint(0, high))]


def _names(r: Random, high: int = 4) -> list[tuple[str, int]]:
    return [(name, r.randint(1, 4)) for name in r.sample(NAMES, r.randint(0, high))]


def _lists(r: Random) -> dict[str, list[int]]:
    return {
        key: [r.randint(0, 4) for _ in range(r.randint(0, 2))] for key in r.sample("abcd", r.randint(0, 3))
    }


def _nested(r: Random) -> dict[str, object]:
    return {
        key: {inner: r.randint(0, 9) for inner in r.sample("xyz", r.randint(1, 2))}
        if r.random() < 0.5
        else r.randint(0, 9)
        for key in r.sample("abc", r.randint(0, 2))
    }


ENTRIES = (
    made(
        "records.index_by",
        "index_by records_by_key to_lookup by_key",
        "records: list[dict[str, int]]; key: str",
        "dict[int, dict[str, int]]",
        """
        Build a dictionary from each record's {key} to the record itself.
        index the records by a field
        Given a list of dicts, return one dict that finds a record by its value of {key}; a later record \
        replaces an earlier one with the same value.
        I want to look records up by their {key}. On duplicates the last record wins.
        Returns a mapping from record[key] to record.
        Turn {records} into a lookup table on the field {key}, an empty list giving an empty dict.
        """,
        """
        return {record[key]: record for record in records}
        ---
        index = {}
        for record in records:
            index[record[key]] = record
        return index
        ---
        return dict((record[key], record) for record in records)
        """,
        _keyed,
    ),
    made(
        "records.group_by_field",
        "group_by group_records group_by_field",
        "records: list[dict[str, int]]; key: str",
        "dict[int, list[dict[str, int]]]",
        """
        Group {records} by their value of {key}.
        group a list of dicts by one field
        Return a dict that maps every value of {key} to the list of records with that value, in order of \
        appearance.
        Given records and a field name, collect the records that share the field's value.
        Which records belong together? Those with the same {key}; keep the order inside a group.
        Returns a dictionary of lists of records, keyed by record[key].
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[key], []).append(record)
        return groups
        ---
        groups = defaultdict(list)
        for record in records:
            groups[record[key]].append(record)
        return dict(groups)
        ---
        groups = {}
        for record in records:
            value = record[key]
            if value not in groups:
                groups[value] = []
            groups[value].append(record)
        return groups
        """,
        _keyed,
        "from collections import defaultdict",
    ),
    made(
        "records.count_by_field",
        "count_by counts_per_value tally_field",
        "records: list[dict[str, int]]; key: str",
        "dict[int, int]",
        """
        Count how many {records} have each value of {key}.
        tally of one field
        Return a dict from each value of {key} to the number of records that have it; records without the \
        field are left out.
        How often does every value occur in the field {key}? Skip records that lack it.
        Given dicts, count them by the value under {key}, ignoring dicts where it is missing.
        Returns value -> number of records, in order of first appearance.
        """,
        """
        counts = {}
        for record in records:
            if key in record:
                counts[record[key]] = counts.get(record[key], 0) + 1
        return counts
        ---
        return dict(Counter(record[key] for record in records if key in record))
        ---
        counts = defaultdict(int)
        for record in records:
            if key in record:
                counts[record[key]] += 1
        return dict(counts)
        """,
        lambda r: (_gaps(r), r.choice("ab")),
        ("from collections import Counter", "from collections import defaultdict"),
    ),
    made(
        "records.count_where",
        "count_where count_matching how_many_with",
        "records: list[dict[str, int]]; key: str; value: int",
        "int",
        """
        Number of {records} whose {key} equals {value}.
        count records by a condition
        How many of the dicts have {value} under {key}? A dict without that key does not count.
        Return how often the field {key} is {value}.
        Given a list of dicts, count those where dict[key] == value; missing keys never match.
        Returns the count of matching records, 0 if there are none.
        """,
        """
        return sum(1 for record in records if record.get(key) == value)
        ---
        count = 0
        for record in records:
            if key in record and record[key] == value:
                count += 1
        return count
        ---
        return len([record for record in records if key in record and record[key] == value])
        """,
        lambda r: (
            [
                {"a": r.randint(1, 2)} if r.random() < 0.8 else {"b": 2}
                for _ in range(r.choice((0, 1, 2, 3, 4)))
            ],
            r.choice("aaab"),
            r.randint(1, 2),
        ),
    ),
    made(
        "records.distinct_values",
        "distinct_values field_values unique_field_values",
        "records: list[dict[str, int]]; key: str",
        "list[int]",
        """
        All different values of the field {key}, sorted.
        sorted distinct values of one column
        Return the values that {records} have under {key}, each once and in ascending order; skip records \
        without it.
        Which values occur in the field {key}? Smallest first, no repetitions.
        Given a list of dicts and a key, list the unique values, ignoring dicts that do not have the key.
        Returns a sorted list without duplicates, [] when no record has the field.
        """,
        """
        return sorted({record[key] for record in records if key in record})
        ---
        values = []
        for record in records:
            if key in record and record[key] not in values:
                values.append(record[key])
        return sorted(values)
        ---
        seen = set()
        for record in records:
            if key in record:
                seen.add(record[key])
        return sorted(seen)
        """,
        lambda r: (_gaps(r), r.choice("ab")),
    ),
    made(
        "records.max_record",
        "record_with_max max_by best_record top_record",
        "records: list[dict[str, int]]; key: str",
        "dict[str, int] | None",
        """
        The record with the largest {key}, or None if there are no records.
        max of dicts by a field
        Return the dict from {records} whose value under {key} is highest; the first one wins a tie.
        Given a list of dicts, which one has the greatest {key}? None for an empty list.
        Find the best record according to the field {key}.
        Returns the first record with the maximum of the field, None when {records} is empty.
        """,
        """
        if not records:
            return None
        return max(records, key=lambda record: record[key])
        ---
        return max(records, key=lambda record: record[key], default=None)
        ---
        best = None
        for record in records:
            if best is None or record[key] > best[key]:
                best = record
        return best
        """,
        _keyed,
    ),
    made(
        "records.average_field",
        "average_of_field average_by_key mean_field",
        "records: list[dict[str, int]]; key: str",
        "float | None",
        """
        Average of the field {key} over the records that have it, None if none has.
        mean of a column with gaps
        Return the mean of all values under {key}; dicts without the key are ignored and no value at all \
        gives None.
        What is the average {key}? Records that lack it do not count.
        Given a list of dicts, average one field, skipping dicts where it is missing.
        Returns sum / count of the values under {key}, or None when there is nothing to average.
        """,
        """
        values = [record[key] for record in records if key in record]
        if not values:
            return None
        return sum(values) / len(values)
        ---
        total = 0
        count = 0
        for record in records:
            if key in record:
                total += record[key]
                count += 1
        return total / count if count else None
        """,
        lambda r: (_gaps(r), r.choice("ab")),
    ),
    made(
        "records.without_field",
        "without_field drop_field remove_field drop_column",
        "records: list[dict[str, int]]; key: str",
        "list[dict[str, int]]",
        """
        Copies of {records} without the field {key}.
        drop one column from a list of dicts
        Return new dicts in which {key} does not occur; the originals stay as they are.
        Remove {key} from every record, if it is there.
        Given a list of dicts, delete one key from each without changing the input.
        Returns the list of records minus the field.
        """,
        """
        return [{name: value for name, value in record.items() if name != key} for record in records]
        ---
        result = []
        for record in records:
            copy = dict(record)
            copy.pop(key, None)
            result.append(copy)
        return result
        """,
        lambda r: (_gaps(r), r.choice("abc")),
    ),
    made(
        "records.add_default_field",
        "fill_field set_missing ensure_field add_default",
        "records: list[dict[str, int]]; key: str; value: int",
        "list[dict[str, int]]",
        """
        Give every record that lacks {key} the value {value} there.
        fill a missing column with a default
        Return copies of {records} in which {key} is always present; existing values are kept.
        Given dicts, some without {key}: add it with {value}, at the end, without touching the input.
        Set {key} to {value} only where it is missing.
        Returns new records, each with the field {key}.
        """,
        """
        return [record if key in record else {**record, key: value} for record in records]
        ---
        result = []
        for record in records:
            copy = dict(record)
            copy.setdefault(key, value)
            result.append(copy)
        return result
        ---
        filled = []
        for record in records:
            copy = record.copy()
            if key not in copy:
                copy[key] = value
            filled.append(copy)
        return filled
        """,
        lambda r: (_gaps(r), r.choice("ab"), r.randint(0, 5)),
    ),
    made(
        "records.keep_fields",
        "keep_fields select_columns project only_fields",
        "records: list[dict[str, int]]; fields: list[str]",
        "list[dict[str, int]]",
        """
        Reduce every record to the given {fields}.
        select columns of a list of dicts
        Return new dicts with only the keys in {fields}, in that order; keys a record does not have are \
        skipped.
        Which columns to keep is told by {fields}; drop everything else from each dict.
        Given records and a list of field names, project the records on these fields.
        Returns the records with nothing but {fields} that they have.
        """,
        """
        return [{field: record[field] for field in fields if field in record} for record in records]
        ---
        result = []
        for record in records:
            small = {}
            for field in fields:
                if field in record:
                    small[field] = record[field]
            result.append(small)
        return result
        """,
        lambda r: (_gaps(r), r.sample("abc", r.randint(0, 2))),
    ),
    made(
        "records.rename_field",
        "rename_field rename_column rename_in_all",
        "records: list[dict[str, int]]; old: str; new: str",
        "list[dict[str, int]]",
        """
        Rename the field {old} to {new} in every record, keeping the order of fields.
        rename a column in a list of dicts
        Return copies of {records} where {old} is called {new}; records without {old} stay the same.
        Given dicts, replace the key {old} by {new} and leave all other keys where they are.
        The column {old} should be called {new} from now on.
        Returns new records with one key renamed.
        """,
        """
        return [
            {new if key == old else key: value for key, value in record.items()}
            for record in records
        ]
        ---
        result = []
        for record in records:
            renamed = {}
            for key, value in record.items():
                renamed[new if key == old else key] = value
            result.append(renamed)
        return result
        """,
        lambda r: (_gaps(r)[:2], r.choice("ab"), r.choice("xy")),
    ),
    made(
        "records.update_by_id",
        "update_by_id set_by_id update_record change_record",
        "records: list[dict[str, int]]; number: int; value: int",
        "list[dict[str, int]]",
        """
        Set 'n' to {value} in the record whose 'id' is {number}.
        update one record by its id
        Return a new list in which the record with id {number} has {value} under 'n'; all others are \
        unchanged.
        Given records with 'id' and 'n', change 'n' of one of them; an unknown id changes nothing.
        Copy the list but give the record with 'id' == {number} a new 'n'.
        Returns the updated records without modifying the ones passed in.
        """,
        """
        return [{**record, "n": value} if record["id"] == number else record for record in records]
        ---
        result = []
        for record in records:
            copy = dict(record)
            if copy["id"] == number:
                copy["n"] = value
            result.append(copy)
        return result
        """,
        lambda r: (_rows_ids(r), r.randint(1, 6), r.randint(0, 9)),
    ),
    made(
        "records.next_id",
        "next_id new_id free_id next_record_id",
        "records: list[dict[str, int]]",
        "int",
        """
        The id for a new record: one more than the largest 'id', 1 if there are no records.
        next free id
        Return max id + 1, starting at 1 for an empty list.
        Given dicts with an 'id', which id should the next one get?
        Determine the id of the record to be added.
        Returns the highest 'id' in {records} plus one.
        """,
        """
        if not records:
            return 1
        return max(record["id"] for record in records) + 1
        ---
        return max((record["id"] for record in records), default=0) + 1
        ---
        highest = 0
        for record in records:
            if record["id"] > highest:
                highest = record["id"]
        return highest + 1
        """,
        lambda r: (r.choice((_rows_ids, _rows))(r),),
    ),
    made(
        "records.all_have_field",
        "all_have_field every_record_has has_column complete_column",
        "records: list[dict[str, int]]; key: str",
        "bool",
        """
        Does every record have the field {key}?
        check that a column is complete
        Return True if {key} is in all of {records}; True for an empty list.
        Given dicts, tell whether none of them lacks {key}.
        False as soon as one of the records does not have {key}.
        Returns whether all dicts contain the key.
        """,
        """
        return all(key in record for record in records)
        ---
        for record in records:
            if key not in record:
                return False
        return True
        ---
        return not any(key not in record for record in records)
        """,
        lambda r: (_gaps(r), r.choice("ab")),
    ),
    made(
        "records.missing_positions",
        "missing_positions rows_without incomplete_rows",
        "records: list[dict[str, int]]; key: str",
        "list[int]",
        """
        Indices of the records that do not have {key}.
        which rows lack the column
        Return the positions, counted from 0, of all dicts in {records} without the key {key}.
        Given a list of dicts, where is {key} missing?
        List the row numbers (from 0) with a gap at {key}.
        Returns a list of indices, empty when the field is always there.
        """,
        """
        return [index for index, record in enumerate(records) if key not in record]
        ---
        positions = []
        for i in range(len(records)):
            if key not in records[i]:
                positions.append(i)
        return positions
        """,
        lambda r: (_gaps(r), r.choice("ab")),
    ),
    made(
        "records.to_columns",
        "to_columns records_to_columns columns_of",
        "records: list[dict[str, int]]",
        "dict[str, list[int]]",
        """
        Turn a list of records into a dict of columns.
        list of dicts to dict of lists
        Return, for each field, the list of its values in the order of {records}; a record without the \
        field adds nothing.
        Given rows as dicts, collect the values per field name.
        Transpose the records: one key per field with all its values.
        Returns a mapping from field name to the values found under it, {{}} for no records.
        """,
        """
        columns = {}
        for record in records:
            for key, value in record.items():
                columns.setdefault(key, []).append(value)
        return columns
        ---
        columns = defaultdict(list)
        for record in records:
            for key, value in record.items():
                columns[key].append(value)
        return dict(columns)
        """,
        lambda r: (_gaps(r),),
        "from collections import defaultdict",
    ),
    made(
        "records.from_columns",
        "from_columns columns_to_records to_records",
        "columns: dict[str, list[int]]",
        "list[dict[str, int]]",
        """
        Turn a dict of equally long columns into a list of records.
        dict of lists to list of dicts
        Return one dict per row, with the value that every column has in that row.
        Given {columns} from field name to values, build the rows as dictionaries; no columns give [].
        The first record gets the first value of each list, and so on.
        Returns the table as a list of dicts.
        """,
        """
        return [dict(zip(columns, row)) for row in zip(*columns.values())]
        ---
        if not columns:
            return []
        size = min(len(values) for values in columns.values())
        return [{key: values[i] for key, values in columns.items()} for i in range(size)]
        ---
        records = []
        for row in zip(*columns.values()):
            records.append(dict(zip(columns.keys(), row)))
        return records
        """,
        lambda r: (
            (
                lambda size: {
                    key: [r.randint(0, 9) for _ in range(size)] for key in "abc"[: r.choice((0, 1, 2, 2, 3))]
                }
            )(r.choice((0, 1, 2, 2, 3))),
        ),
    ),
    made(
        "records.rows_to_dicts",
        "rows_to_dicts with_header table_to_dicts name_columns",
        "header: list[str]; rows: list[list[int]]",
        "list[dict[str, int]]",
        """
        Combine {header} with each of {rows} to a dictionary.
        header and rows to dicts
        Return a dict for every row that maps the column names to the row's values.
        Given column names and a table, name the values of every row.
        Each row becomes a record: its first value belongs to the first name in {header}.
        Returns a list of dicts, one for each row, [] without rows.
        """,
        """
        return [dict(zip(header, row)) for row in rows]
        ---
        records = []
        for row in rows:
            record = {}
            for name, value in zip(header, row):
                record[name] = value
            records.append(record)
        return records
        """,
        lambda r: (lambda names: (names, [[r.randint(0, 9) for _ in names] for _ in range(r.randint(0, 3))]))(
            r.sample("abc", r.randint(1, 2))
        ),
    ),
    made(
        "records.dicts_to_rows",
        "dicts_to_rows to_rows as_table table_rows",
        "records: list[dict[str, int]]; fields: list[str]; default: int",
        "list[list[int]]",
        """
        Turn every record into a list of its values for {fields}; missing ones become {default}.
        dicts to table rows
        Return one row per record, with the columns in the order of {fields} and {default} for gaps.
        Given dicts and column names, make a table without holes.
        A row for each of {records}: record[field] where it exists, otherwise {default}.
        Returns a list of lists, each as long as {fields}.
        """,
        """
        return [[record.get(field, default) for field in fields] for record in records]
        ---
        rows = []
        for record in records:
            row = []
            for field in fields:
                row.append(record[field] if field in record else default)
            rows.append(row)
        return rows
        """,
        lambda r: (_gaps(r)[:2], r.sample("abc", r.randint(1, 2)), r.randint(-1, 1)),
    ),
    made(
        "records.unique_by",
        "unique_by first_per_key dedupe_by distinct_by",
        "records: list[dict[str, int]]; key: str",
        "list[dict[str, int]]",
        """
        Keep only the first record for each value of {key}.
        remove duplicates by a field
        Return {records} without those whose {key} occurred before, in the original order.
        Given a list of dicts, drop every dict that repeats an earlier value of {key}.
        Two records with the same {key} are duplicates; the earlier one stays.
        Returns the first record of each value of the field.
        """,
        """
        seen = set()
        result = []
        for record in records:
            if record[key] not in seen:
                seen.add(record[key])
                result.append(record)
        return result
        ---
        first = {}
        for record in records:
            first.setdefault(record[key], record)
        return list(first.values())
        """,
        _keyed,
    ),
    made(
        "records.last_by",
        "last_by latest_per_key newest_per_key keep_last",
        "records: list[tuple[str, int]]",
        "dict[str, int]",
        """
        The last value seen for each key in {records}, which are (key, value) pairs sorted by key.
        latest value per key
        Return a dict from key to its last value, with the keys in alphabetical order.
        Given (key, value) tuples in order of time, keep the newest value of every key; sort the keys.
        Later entries overwrite earlier ones.
        Returns the final value of each key, alphabetically, an empty dict for no records.
        """,
        """
        return dict(sorted(dict(records).items()))
        ---
        latest = {}
        for key, value in records:
            latest[key] = value
        return {key: latest[key] for key in sorted(latest)}
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "records.partition_by",
        "partition_records split_by_limit split_records",
        "records: list[tuple[str, int]]; limit: int",
        "tuple[list[str], list[str]]",
        """
        Split the names into those with at least {limit} and those with less.
        two lists: reached the limit or not
        Return (names with a value >= {limit}, names with a smaller value), both in the original order.
        Given (name, value) pairs, separate who reaches {limit} from who does not.
        Who is at {limit} or above, and who is below? Answer with a pair of lists.
        Returns two lists of names; together they have every record.
        """,
        """
        high = [name for name, value in records if value >= limit]
        low = [name for name, value in records if value < limit]
        return high, low
        ---
        high, low = [], []
        for name, value in records:
            if value >= limit:
                high.append(name)
            else:
                low.append(name)
        return high, low
        ---
        groups = ([], [])
        for name, value in records:
            groups[value < limit].append(name)
        return groups
        """,
        lambda r: (_names(r), r.randint(1, 4)),
    ),
    made(
        "records.best_per_group",
        "best_per_group max_per_key highest_by_group top_per_group",
        "pairs: list[tuple[str, int]]",
        "dict[str, int]",
        """
        Largest value of each group in {pairs}.
        maximum per key
        Return a dict from key to the highest value that occurs with it.
        Given (group, value) tuples, what is the best value of every group? Groups in order of first \
        appearance.
        For each key keep only its maximum.
        Returns the maximum of the values, group by group; no pairs give an empty dict.
        """,
        """
        best = {}
        for key, value in pairs:
            if key not in best or value > best[key]:
                best[key] = value
        return best
        ---
        best = {}
        for key, value in pairs:
            best[key] = max(best.get(key, value), value)
        return best
        ---
        groups = {}
        for key, value in pairs:
            groups.setdefault(key, []).append(value)
        return {key: max(values) for key, values in groups.items()}
        """,
        lambda r: (_pairs(r),),
    ),
    made(
        "records.average_per_group",
        "average_per_group group_means mean_by_key averages_by_group",
        "pairs: list[tuple[str, int]]",
        "dict[str, float]",
        """
        Average value of each group in {pairs}, rounded to 1 decimal.
        mean per key
        Return a dict from key to the mean of its values with one decimal.
        Given (group, value) tuples, average the values of every group.
        What is the average within each group? Round to one decimal place.
        Returns rounded means by key, in order of first appearance, empty without pairs.
        """,
        """
        groups = {}
        for key, value in pairs:
            groups.setdefault(key, []).append(value)
        return {key: round(sum(values) / len(values), 1) for key, values in groups.items()}
        ---
        totals = defaultdict(int)
        counts = defaultdict(int)
        for key, value in pairs:
            totals[key] += value
            counts[key] += 1
        return {key: round(totals[key] / counts[key], 1) for key in totals}
        """,
        lambda r: (_pairs(r),),
        "from collections import defaultdict",
    ),
    made(
        "records.pivot",
        "pivot nested_dict two_level_dict cross_table",
        "entries: list[tuple[str, str, int]]",
        "dict[str, dict[str, int]]",
        """
        Make a nested dict from (row, column, value) triples.
        pivot triples to a dict of dicts
        Return result with result[row][column] == value; values for the same place are added up.
        Given triples (outer key, inner key, number), sum them into a two-level dictionary.
        For every row, what is the total per column?
        Returns a dict of dicts with the summed numbers, an empty dict for no triples.
        """,
        """
        table = {}
        for row, column, value in entries:
            inner = table.setdefault(row, {})
            inner[column] = inner.get(column, 0) + value
        return table
        ---
        table = {}
        for row, column, value in entries:
            if row not in table:
                table[row] = {}
            if column not in table[row]:
                table[row][column] = 0
            table[row][column] += value
        return table
        ---
        table = defaultdict(lambda: defaultdict(int))
        for row, column, value in entries:
            table[row][column] += value
        return {row: dict(inner) for row, inner in table.items()}
        """,
        lambda r: ([(r.choice("ab"), r.choice("xy"), r.randint(0, 9)) for _ in range(r.randint(0, 3))],),
        "from collections import defaultdict",
    ),
    made(
        "records.count_pairs",
        "count_per_group distinct_per_group group_sizes unique_per_key",
        "pairs: list[tuple[str, int]]",
        "dict[str, int]",
        """
        How many different values does each key in {pairs} have?
        distinct values per key
        Return a dict from key to the number of its distinct values; repeated pairs count once.
        Given (key, value) tuples, count the unique values that occur with every key.
        Number of different values, key by key.
        Returns counts without double counting, keys in order of first appearance.
        """,
        """
        values = {}
        for key, value in pairs:
            values.setdefault(key, set()).add(value)
        return {key: len(found) for key, found in values.items()}
        ---
        counts = {}
        for key, _ in dict.fromkeys(pairs):
            counts[key] = counts.get(key, 0) + 1
        return counts
        ---
        seen = set()
        counts = {}
        for key, value in pairs:
            if (key, value) not in seen:
                seen.add((key, value))
                counts[key] = counts.get(key, 0) + 1
        return counts
        """,
        lambda r: ([(r.choice("abc"), r.randint(1, 2)) for _ in range(r.randint(0, 4))],),
    ),
    made(
        "records.join_by_id",
        "join_by_id add_names resolve_ids left_join",
        "names: dict[int, str]; rows: list[tuple[int, int]]",
        "list[tuple[str, int]]",
        """
        Replace the id in each of {rows} by its name from {names}, or by '?' if it is unknown.
        join rows with a table of names
        Return (name, value) pairs for the (id, value) {rows}; ids that {names} lacks become '?'.
        Given id -> name and rows of (id, value), put the names in place of the ids.
        Look up who each row belongs to and keep the order of the rows.
        Returns the rows with names instead of numbers.
        """,
        """
        return [(names.get(number, "?"), value) for number, value in rows]
        ---
        result = []
        for number, value in rows:
            name = names[number] if number in names else "?"
            result.append((name, value))
        return result
        """,
        lambda r: (
            {number: r.choice(NAMES) for number in r.sample(range(1, 4), r.randint(0, 2))},
            [(r.randint(1, 3), r.randint(0, 9)) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "records.inner_join",
        "inner_join join_dicts match_keys combine_on_key",
        "left: dict[str, int]; right: dict[str, int]",
        "dict[str, tuple[int, int]]",
        """
        Pair up the values of the keys that {left} and {right} share.
        inner join of two dicts
        Return a dict from every common key to (value in {left}, value in {right}), in the order of {left}.
        Given two dictionaries, keep only keys that are in both, with both values as a tuple.
        What do both dicts say about the same key?
        Returns key -> (left value, right value) for shared keys, {{}} if there are none.
        """,
        """
        return {key: (value, right[key]) for key, value in left.items() if key in right}
        ---
        joined = {}
        for key in left:
            if key in right:
                joined[key] = (left[key], right[key])
        return joined
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.merge_keep_first",
        "merge_keep_first fill_from add_missing with_defaults",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge two dicts; on a conflict the value of {first} stays.
        merge without overwriting
        Return {first} plus those entries of {second} whose key is not in {first} yet.
        Given two dictionaries, combine them so that the first one has priority.
        Use {second} only to fill the gaps in {first}.
        Returns a new dict: all of {first}, then what only {second} has.
        """,
        """
        return first | {key: value for key, value in second.items() if key not in first}
        ---
        merged = dict(first)
        for key, value in second.items():
            merged.setdefault(key, value)
        return merged
        ---
        merged = first.copy()
        for key in second:
            if key not in merged:
                merged[key] = second[key]
        return merged
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.merge_max",
        "merge_max max_of_both best_of_both merge_highest",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge two dicts and keep the larger value where both have a key.
        per-key maximum of two dicts
        Return all keys of both with the higher of the two values; keys of {first} come first.
        Given two score tables, combine them so that everyone has the better score.
        On a conflict the bigger number wins.
        Returns the merged dict, with max for shared keys.
        """,
        """
        merged = dict(first)
        for key, value in second.items():
            merged[key] = max(value, merged.get(key, value))
        return merged
        ---
        merged = first.copy()
        for key in second:
            if key not in merged or second[key] > merged[key]:
                merged[key] = second[key]
        return merged
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.merge_all",
        "merge_all combine_all merge_many union_of_dicts",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Merge a list of dictionaries into one; later ones win.
        merge many dicts
        Return one dict with the entries of all {dicts}, where a later value replaces an earlier one.
        Given several dicts, combine them from left to right.
        Put all the dictionaries together; an empty list gives an empty dict.
        Returns the union of all dicts in the list, the last value of a key counting.
        """,
        """
        merged = {}
        for part in dicts:
            merged.update(part)
        return merged
        ---
        return {key: value for part in dicts for key, value in part.items()}
        ---
        merged = {}
        for part in dicts:
            merged = {**merged, **part}
        return merged
        """,
        lambda r: ([_map(r, 0, 2) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "records.sum_all",
        "sum_all_dicts total_of_dicts add_up_dicts sum_counters",
        "dicts: list[dict[str, int]]",
        "dict[str, int]",
        """
        Add up the values of equal keys over all {dicts}.
        sum many dicts key by key
        Return one dict with, for each key, the sum of its values in the list of dictionaries.
        Given monthly totals as dicts, compute the overall total per key.
        What is the total of every key when all dicts are taken together?
        Returns the key-wise sum, in order of first appearance, {{}} for an empty list.
        """,
        """
        totals = {}
        for part in dicts:
            for key, value in part.items():
                totals[key] = totals.get(key, 0) + value
        return totals
        ---
        totals = Counter()
        for part in dicts:
            totals.update(part)
        return dict(totals)
        ---
        totals = defaultdict(int)
        for part in dicts:
            for key in part:
                totals[key] += part[key]
        return dict(totals)
        """,
        lambda r: ([_map(r, 0, 2) for _ in range(r.randint(0, 3))],),
        ("from collections import Counter", "from collections import defaultdict"),
    ),
    made(
        "records.deep_merge",
        "deep_merge merge_nested merge_settings update_nested",
        "base: dict[str, object]; other: dict[str, object]",
        "dict[str, object]",
        """
        Merge nested dicts: inner dictionaries are merged too, anything else in {other} replaces.
        recursive dict merge
        Return {base} updated with {other}, where dicts found under the same key are combined recursively.
        Given settings with sections and overrides for them, lay the overrides over the settings at every \
        level.
        Like update, but do not throw away what only the inner dict of {base} has.
        Returns a new dict; when both values are dicts they are merged in the same way, else that of \
        {other} wins.
        """,
        """
        merged = dict(base)
        for key, value in other.items():
            if isinstance(value, dict) and isinstance(merged.get(key), dict):
                merged[key] = deep_merge(merged[key], value)
            else:
                merged[key] = value
        return merged
        ---
        result = base.copy()
        for key in other:
            both = key in base and isinstance(base[key], dict) and isinstance(other[key], dict)
            result[key] = deep_merge(base[key], other[key]) if both else other[key]
        return result
        """,
        lambda r: (_nested(r), _nested(r)),
    ),
    made(
        "records.concat_groups",
        "merge_lists_by_key concat_values join_lists_by_key extend_groups",
        "first: dict[str, list[int]]; second: dict[str, list[int]]",
        "dict[str, list[int]]",
        """
        Merge two dicts of lists; lists under the same key are put together.
        concatenate lists by key
        Return a dict with every key of both, whose list is that of {first} followed by that of {second}.
        Given two groupings, join the groups with the same name.
        Combine the dictionaries so that no list gets lost.
        Returns key -> first.get(key, []) + second.get(key, []).
        """,
        """
        merged = {key: list(values) for key, values in first.items()}
        for key, values in second.items():
            merged.setdefault(key, []).extend(values)
        return merged
        ---
        keys = list(first) + [key for key in second if key not in first]
        return {key: first.get(key, []) + second.get(key, []) for key in keys}
        ---
        merged = dict(first)
        for key, values in second.items():
            merged[key] = merged.get(key, []) + values
        return merged
        """,
        lambda r: (_lists(r), _lists(r)),
    ),
    made(
        "records.subtract_counts",
        "subtract_counts remaining_counts minus_counts remove_used",
        "have: dict[str, int]; used: dict[str, int]",
        "dict[str, int]",
        """
        What is left of {have} after {used} is taken away; entries that reach 0 or less disappear.
        subtract one dict of counts from another
        Return key -> have minus used for every key of {have}, keeping only positive results.
        Given stock and consumption, compute the remaining amounts without the used-up items.
        Take the amounts in {used} out of {have}; keys that {have} does not know are ignored.
        Returns the positive differences as a dict.
        """,
        """
        left = {key: count - used.get(key, 0) for key, count in have.items()}
        return {key: count for key, count in left.items() if count > 0}
        ---
        result = {}
        for key, count in have.items():
            rest = count - used.get(key, 0)
            if rest > 0:
                result[key] = rest
        return result
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.value_changes",
        "value_changes old_and_new changed_values what_changed",
        "old: dict[str, int]; new: dict[str, int]",
        "dict[str, tuple[int, int]]",
        """
        For keys in both dicts with different values, map the key to (old value, new value).
        changed values of two dicts
        Return which values changed between {old} and {new}, as key -> (before, after); added and removed \
        keys do not count.
        Given two versions of a dict, report every value that is not the same any more.
        What changed, and from what to what?
        Returns a dict of pairs in the order of {old}, empty when nothing changed.
        """,
        """
        return {key: (old[key], new[key]) for key in old if key in new and old[key] != new[key]}
        ---
        changes = {}
        for key, before in old.items():
            if key in new and new[key] != before:
                changes[key] = (before, new[key])
        return changes
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.added_removed_keys",
        "added_and_removed key_changes diff_keys compare_keys",
        "old: dict[str, int]; new: dict[str, int]",
        "tuple[list[str], list[str]]",
        """
        Which keys were added and which were removed between {old} and {new}? Both lists sorted.
        added keys, removed keys
        Return (sorted keys that only {new} has, sorted keys that only {old} has).
        Given two versions of a dict, list the new keys and the vanished keys.
        Compare the keys of two dictionaries; values do not matter.
        Returns a pair of sorted lists: added, removed.
        """,
        """
        return sorted(new.keys() - old.keys()), sorted(old.keys() - new.keys())
        ---
        added = sorted(key for key in new if key not in old)
        removed = sorted(key for key in old if key not in new)
        return added, removed
        ---
        added, removed = [], []
        for key in sorted(set(old) | set(new)):
            if key not in old:
                added.append(key)
            elif key not in new:
                removed.append(key)
        return added, removed
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.is_subdict",
        "is_subdict matches includes_dict contains_entries",
        "small: dict[str, int]; large: dict[str, int]",
        "bool",
        """
        Are all entries of {small} also in {large}, with the same values?
        is one dict part of another
        Return True if every key of {small} is in {large} and has an equal value there; an empty {small} \
        always fits.
        Given a filter and a record as dicts, tell whether the record has everything the filter asks for.
        Check that {large} contains each key and value of {small}.
        Returns False as soon as a key is missing or its value differs.
        """,
        """
        return all(key in large and large[key] == value for key, value in small.items())
        ---
        return small.items() <= large.items()
        ---
        for key, value in small.items():
            if key not in large or large[key] != value:
                return False
        return True
        """,
        lambda r: (
            lambda large: (
                {
                    key: value if r.random() < 0.5 else value + 1
                    for key, value in large.items()
                    if r.random() < 0.7
                },
                large,
            )
        )(_map(r)),
    ),
    made(
        "records.invert_lists",
        "invert_groups invert_lists owners_of members_to_groups",
        "groups: dict[str, list[int]]",
        "dict[int, list[str]]",
        """
        Invert a dict of lists: map each member to the groups that it is in.
        group -> members becomes member -> groups
        Return a dict from every number to the list of keys whose list has it, sorted by number.
        Given {groups}, find out for each member which groups list it; a member listed twice in a group \
        counts once.
        In which groups is each number?
        Returns member -> keys in the order of {groups}, with members ascending.
        """,
        """
        inverted = {}
        for name, members in groups.items():
            for member in set(members):
                inverted.setdefault(member, []).append(name)
        return dict(sorted(inverted.items()))
        ---
        members = sorted({member for group in groups.values() for member in group})
        return {member: [name for name in groups if member in groups[name]] for member in members}
        """,
        lambda r: (_lists(r),),
    ),
    made(
        "records.flatten_keys",
        "flatten_keys flatten_dict dotted_keys flat_settings",
        "nested: dict[str, object]",
        "dict[str, object]",
        """
        Flatten a nested dict; the keys on the way are joined by dots.
        nested dict to dotted keys
        Return a flat dict in which 'a.b' stands for the value under 'b' in the dict under 'a', at any depth.
        Given dictionaries in dictionaries, make one level with names like section.option.
        Turn sections into prefixes: inner keys get their outer key and a dot in front.
        Returns dotted path -> value, in the original order.
        """,
        """
        flat = {}
        for key, value in nested.items():
            if isinstance(value, dict):
                for inner, leaf in flatten_keys(value).items():
                    flat[f"{key}.{inner}"] = leaf
            else:
                flat[key] = value
        return flat
        ---
        def walk(part, prefix):
            for key, value in part.items():
                if isinstance(value, dict):
                    yield from walk(value, prefix + key + ".")
                else:
                    yield prefix + key, value

        return dict(walk(nested, ""))
        """,
        lambda r: (
            (lambda part: {**part, "d": {"e": {"f": r.randint(0, 9)}}} if r.random() < 0.2 else part)(
                _nested(r)
            ),
        ),
    ),
    made(
        "records.unflatten",
        "unflatten nest_keys expand_dots to_nested",
        "flat: dict[str, int]",
        "dict[str, object]",
        """
        Turn dotted keys into nested dictionaries.
        'a.b' -> value becomes a dict in a dict
        Return a nested dict in which every dot of a key goes one level deeper.
        Given a flat dict with keys such as section.option, rebuild the sections.
        The opposite of flattening: split each key at its dots and nest the values.
        Returns the nested form of {flat}; keys without a dot stay on top.
        """,
        """
        nested = {}
        for path, value in flat.items():
            *parents, last = path.split(".")
            level = nested
            for key in parents:
                level = level.setdefault(key, {})
            level[last] = value
        return nested
        ---
        nested = {}
        for path, value in flat.items():
            keys = path.split(".")
            level = nested
            for key in keys[:-1]:
                if key not in level:
                    level[key] = {}
                level = level[key]
            level[keys[-1]] = value
        return nested
        """,
        lambda r: (
            {
                key: r.randint(0, 9)
                for key in r.sample(("a.x", "a.y", "b", "c.x.z", "c.y", "d"), r.randint(0, 3))
            },
        ),
    ),
    made(
        "records.get_path",
        "get_path dotted_get value_at_path lookup_path",
        "data: dict[str, object]; path: str; default: int",
        "object",
        """
        Value at a dotted {path} such as 'a.x' in nested dicts, {default} if any part is missing.
        nested lookup with a default
        Follow the keys in {path}, parted by dots, through {data}; give {default} when the way ends early.
        Given nested settings, read the option that a path like section.option names.
        What is stored at {path}? Use {default} if a key is not there or a value on the way is not a dict.
        Returns the value found after the last key, otherwise {default}.
        """,
        """
        current = data
        for key in path.split("."):
            if not isinstance(current, dict) or key not in current:
                return default
            current = current[key]
        return current
        ---
        for key in path.split("."):
            try:
                data = data[key]
            except (KeyError, TypeError):
                return default
        return data
        """,
        lambda r: (_nested(r), r.choice("abc") + r.choice(("", ".x", ".y")), r.choice((0, -1))),
    ),
    made(
        "records.drop_none",
        "drop_none without_none remove_empty compact_dict",
        "data: dict[str, int | None]",
        "dict[str, int]",
        """
        Remove all entries whose value is None.
        dict without None values
        Return a copy of {data} in which no value is None; 0 is kept.
        Given a dict with unknown values (None), keep only what is known.
        Leave out every key that has no value.
        Returns the entries of {data} with a value other than None.
        """,
        """
        return {key: value for key, value in data.items() if value is not None}
        ---
        cleaned = {}
        for key, value in data.items():
            if value is not None:
                cleaned[key] = value
        return cleaned
        ---
        return dict(item for item in data.items() if item[1] is not None)
        """,
        lambda r: ({key: r.choice((None, 0, value)) for key, value in _map(r).items()},),
    ),
    made(
        "records.keys_with_prefix",
        "with_prefix settings_with_prefix strip_prefix_keys section",
        "settings: dict[str, int]; prefix: str",
        "dict[str, int]",
        """
        The entries of {settings} whose key starts with {prefix}, with the prefix cut off.
        sub-dict by key prefix
        Return a dict of all settings under {prefix}, named without it.
        Given flat settings such as db_port, pick those that begin with the prefix and shorten their names.
        Keep keys beginning with {prefix} and remove that beginning from them.
        Returns key without prefix -> value for every matching key.
        """,
        """
        size = len(prefix)
        return {key[size:]: value for key, value in settings.items() if key.startswith(prefix)}
        ---
        result = {}
        for key, value in settings.items():
            if key.startswith(prefix):
                result[key.removeprefix(prefix)] = value
        return result
        """,
        lambda r: (
            {
                key: r.randint(0, 9)
                for key in r.sample(("a_x", "a_y", "b_x", "b_z", "ab"), r.choice((0, 2, 3, 4)))
            },
            r.choice(("a_", "b_", "a", "b")),
        ),
    ),
    made(
        "records.lower_keys",
        "lower_keys normalize_keys keys_to_lowercase",
        "data: dict[str, int]",
        "dict[str, int]",
        """
        Copy {data} with all keys in lower case; keys that become equal have their values added.
        lowercase the keys and sum collisions
        Return a dict with lower-case keys in which values of the same word are summed.
        Given counts of words in mixed case, join the counts of words that differ only in case.
        Make the keys case-insensitive; add up what falls together.
        Returns lower-cased key -> sum of the values.
        """,
        """
        result = {}
        for key, value in data.items():
            name = key.lower()
            result[name] = result.get(name, 0) + value
        return result
        ---
        result = defaultdict(int)
        for key, value in data.items():
            result[key.lower()] += value
        return dict(result)
        """,
        lambda r: (
            {
                key: r.randint(0, 9)
                for key in r.sample(("a", "A", "b", "B", "cd", "Cd", "CD", "e"), r.randint(0, 4))
            },
        ),
        "from collections import defaultdict",
    ),
    made(
        "records.lookup_ignore_case",
        "lookup_ignore_case get_any_case find_header case_insensitive_get",
        "data: dict[str, int]; key: str",
        "int | None",
        """
        Look up {key} in {data} without regard to upper and lower case; None if it is not there.
        case-insensitive dict lookup
        Return the value of the first key that equals {key} when case is ignored, otherwise None.
        Given headers as a dict, find one by name, however it is capitalised.
        Which value belongs to {key}, be it written Key, KEY or key?
        Returns the matching value or None.
        """,
        """
        for name, value in data.items():
            if name.lower() == key.lower():
                return value
        return None
        ---
        return next((data[name] for name in data if name.lower() == key.lower()), None)
        ---
        wanted = key.lower()
        found = [value for name, value in data.items() if name.lower() == wanted]
        return found[0] if found else None
        """,
        lambda r: (
            {key: r.randint(0, 9) for key in r.sample(("id", "Age", "TAG"), r.choice((0, 2, 3, 3)))},
            r.choice(("ID", "age", "Tag", "AGE", "name")),
        ),
    ),
    made(
        "records.percent_shares",
        "percent_shares shares_in_percent to_percentages percent_by_key",
        "counts: dict[str, int]",
        "dict[str, float]",
        """
        Share of each key in the sum of {counts}, in percent with 1 decimal.
        counts to percentages
        Return key -> percent of the total, rounded to one decimal; if the total is 0 every share is 0.0.
        Given counts, how many percent does each key make up?
        Turn absolute numbers into percentages of the whole.
        Returns a dict of rounded percentages, {{}} for an empty dict.
        """,
        """
        total = sum(counts.values())
        if total == 0:
            return {key: 0.0 for key in counts}
        return {key: round(100 * count / total, 1) for key, count in counts.items()}
        ---
        total = sum(counts.values())
        shares = {}
        for key, count in counts.items():
            shares[key] = round(100 * count / total, 1) if total else 0.0
        return shares
        """,
        lambda r: (_map(r, 0, 3),),
    ),
    made(
        "records.all_best_keys",
        "all_best winners keys_with_max tied_for_first",
        "scores: dict[str, int]",
        "list[str]",
        """
        All keys that have the highest value, sorted; [] for an empty dict.
        every winner, ties included
        Return the sorted list of keys whose value equals the maximum of {scores}.
        Given names and scores, who shares the first place?
        Find everyone with the top score, in alphabetical order.
        Returns each key with the largest value, an empty list if there are no scores.
        """,
        """
        if not scores:
            return []
        best = max(scores.values())
        return sorted(name for name, score in scores.items() if score == best)
        ---
        best = max(scores.values(), default=None)
        return sorted(name for name in scores if scores[name] == best)
        ---
        winners = []
        best = None
        for name, score in sorted(scores.items()):
            if best is None or score > best:
                best = score
                winners = [name]
            elif score == best:
                winners.append(name)
        return winners
        """,
        lambda r: (_map(r, 0, 4, 3),),
    ),
    made(
        "records.top_n_entries",
        "top_n_entries top_entries best_n highest_entries",
        "scores: dict[str, int]; n: int",
        "dict[str, int]",
        """
        The {n} entries of {scores} with the highest values; ties in alphabetical order of the key.
        top n of a dict
        Return a dict with the {n} best keys and their values, best first, equal values sorted by key.
        Given scores by name, keep only the {n} highest ones.
        Which {n} names lead? Fewer than {n} if there are not as many.
        Returns the leading entries, ordered by falling value, then by key.
        """,
        """
        ranked = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
        return dict(ranked[:n])
        ---
        names = sorted(sorted(scores), key=scores.get, reverse=True)
        return {name: scores[name] for name in names[:n]}
        """,
        lambda r: (_map(r, 0, 4, 4), r.randint(0, 3)),
    ),
    made(
        "records.first_items",
        "head_of_dict take_items first_n_entries first_items",
        "data: dict[str, int]; n: int",
        "dict[str, int]",
        """
        The first {n} entries of {data} in the order of insertion.
        head of a dict
        Return a dict with at most {n} entries, taken from the beginning of {data}.
        Given a dictionary, keep only its first {n} keys.
        Cut the dict off after {n} entries; a shorter one is returned whole.
        Returns the leading {n} items as a new dict.
        """,
        """
        return dict(list(data.items())[:n])
        ---
        return dict(islice(data.items(), n))
        ---
        result = {}
        for key, value in data.items():
            if len(result) == n:
                break
            result[key] = value
        return result
        """,
        lambda r: (_map(r), r.randint(0, 4)),
        "from itertools import islice",
    ),
    made(
        "records.values_for",
        "values_for get_all lookup_all values_of",
        "data: dict[str, int]; keys: list[str]; default: int",
        "list[int]",
        """
        Values of {data} for all {keys}, {default} for keys that are missing.
        look up many keys at once
        Return a list as long as {keys} with the value of each, or {default} where there is none.
        Given a dict and a list of keys, fetch the values in that order.
        Translate every key to its value and unknown ones to {default}.
        Returns one value per key.
        """,
        """
        return [data.get(key, default) for key in keys]
        ---
        values = []
        for key in keys:
            if key in data:
                values.append(data[key])
            else:
                values.append(default)
        return values
        ---
        return list(map(lambda key: data.get(key, default), keys))
        """,
        lambda r: (_map(r, 0, 3), [r.choice(LETTERS) for _ in range(r.randint(0, 3))], r.choice((0, -1))),
    ),
    made(
        "records.swap_values",
        "swap_values exchange_values swap_entries",
        "data: dict[str, int]; first: str; second: str",
        "dict[str, int]",
        """
        Exchange the values of the keys {first} and {second} in a copy of {data}.
        swap two values in a dict
        Return a dict in which {first} and {second} have each other's value; unchanged if one of them is \
        missing.
        Given a dictionary and two keys, trade their values.
        Swap only if both keys exist, otherwise return the same entries.
        Returns a new dict, order of keys kept.
        """,
        """
        if first not in data or second not in data:
            return dict(data)
        return {**data, first: data[second], second: data[first]}
        ---
        result = data.copy()
        if first in result and second in result:
            result[first], result[second] = result[second], result[first]
        return result
        """,
        lambda r: (_map(r, 1, 4), r.choice("abcd"), r.choice("abcd")),
    ),
    made(
        "records.transfer",
        "transfer move_amount transfer_between move_between",
        "accounts: dict[str, int]; source: str; target: str; amount: int",
        "dict[str, int] | None",
        """
        Move {amount} from {source} to {target} in a copy of {accounts}; None if it cannot be done.
        transfer between two accounts
        Return the new balances, or None when an account does not exist or {source} has less than {amount}.
        Given name -> balance, take {amount} from one account and put it on the other.
        A transfer needs two known accounts and enough money on the first one; otherwise the answer is None.
        Returns a new dict with the same keys, the sum of all values being unchanged.
        """,
        """
        if source not in accounts or target not in accounts or accounts[source] < amount:
            return None
        result = dict(accounts)
        result[source] -= amount
        result[target] += amount
        return result
        ---
        if target not in accounts or accounts.get(source, -1) < amount:
            return None
        changed = accounts.copy()
        for name, change in ((source, -amount), (target, amount)):
            changed[name] = changed[name] + change
        return changed
        """,
        lambda r: (
            {key: r.randint(1, 9) for key in r.sample("abc", r.randint(2, 3))},
            *r.choices("abc", k=2),
            r.randint(0, 6),
        ),
    ),
    made(
        "records.group_by_decade",
        "by_decade group_by_decade age_groups decade_groups",
        "ages: dict[str, int]",
        "dict[int, list[str]]",
        """
        Group the names by the decade of their age: 0, 10, 20 and so on.
        names per age decade
        Return a dict from decade (0, 10, 20...) to the names with an age in it, both sorted.
        Given name -> age, who is in their twenties (20), thirties (30) and so on?
        Put everyone into a group of ten years; the key is the lowest age of the group.
        Returns decade -> alphabetical names, with ascending decades and no empty groups.
        """,
        """
        groups = {}
        for name in sorted(ages, key=lambda name: (ages[name] // 10, name)):
            groups.setdefault(ages[name] // 10 * 10, []).append(name)
        return groups
        ---
        groups = defaultdict(list)
        for name, age in ages.items():
            groups[age - age % 10].append(name)
        return {decade: sorted(groups[decade]) for decade in sorted(groups)}
        """,
        lambda r: (
            {name: r.choice((r.randint(0, 60), 20, 30)) for name in r.sample(NAMES, r.randint(0, 4))},
        ),
        "from collections import defaultdict",
    ),
    made(
        "records.bucket_counts",
        "bucket_counts count_per_bin histogram_counts bin_counts",
        "values: list[int]; width: int",
        "dict[int, int]",
        """
        Count {values} in bins of the given {width}; the key is the start of the bin.
        histogram with fixed bin width
        Return bin start -> number of values in it, ascending and without empty bins.
        Given non-negative numbers, how many fall into each interval of length {width}?
        Round every value down to a multiple of {width} and count.
        Returns a sorted dict of counts, keyed by the lower end of the interval.
        """,
        """
        counts = {}
        for value in sorted(values):
            start = value // width * width
            counts[start] = counts.get(start, 0) + 1
        return counts
        ---
        counts = Counter(value - value % width for value in values)
        return dict(sorted(counts.items()))
        """,
        lambda r: ([r.randint(0, 30) for _ in range(r.randint(0, 6))], r.choice((2, 5, 10))),
        "from collections import Counter",
    ),
    made(
        "records.missing_settings",
        "missing_settings unset_options absent_settings required_but_missing",
        "settings: dict[str, str]; required: list[str]",
        "list[str]",
        """
        Which of the {required} settings are missing or empty?
        required options without a value
        Return the names in {required} that {settings} lacks or that have an empty text there, in the \
        given order.
        Given settings and the names that must be set, list those that are not.
        Check a configuration: every required name needs a non-empty value; report the others.
        Returns the required names without a value, [] if all is well.
        """,
        """
        return [name for name in required if not settings.get(name)]
        ---
        missing = []
        for name in required:
            if name not in settings or settings[name] == "":
                missing.append(name)
        return missing
        """,
        lambda r: (
            {key: r.choice(("", "x", "1")) for key in r.sample("abc", r.randint(0, 3))},
            r.sample("abcd", r.randint(0, 3)),
        ),
    ),
    made(
        "records.apply_overrides",
        "apply_overrides override_settings update_known with_overrides",
        "defaults: dict[str, int]; overrides: dict[str, int]",
        "dict[str, int]",
        """
        Settings from {defaults}, replaced by {overrides} where the name is known; unknown names are ignored.
        override defaults, known keys only
        Return {defaults} with the values of {overrides}, but without any key that {defaults} does not have.
        Given default options and what the user set, compute the options in force.
        The user may change existing options but not invent new ones.
        Returns a dict with exactly the keys of {defaults}.
        """,
        """
        return {name: overrides.get(name, value) for name, value in defaults.items()}
        ---
        settings = dict(defaults)
        for name, value in overrides.items():
            if name in settings:
                settings[name] = value
        return settings
        ---
        known = {name: overrides[name] for name in overrides if name in defaults}
        return {**defaults, **known}
        """,
        lambda r: _two_maps(r),
    ),
    made(
        "records.unknown_options",
        "unknown_options unexpected_keys extra_keys not_allowed",
        "options: dict[str, int]; allowed: list[str]",
        "list[str]",
        """
        Sorted names in {options} that are not {allowed}.
        unexpected keys
        Return the keys that nobody knows: those of {options} that {allowed} does not list, in \
        alphabetical order.
        Given options and the allowed names, which ones are wrong?
        Find misspelt settings, that is keys outside {allowed}.
        Returns a sorted list, empty when every option is allowed.
        """,
        """
        return sorted(name for name in options if name not in allowed)
        ---
        return sorted(options.keys() - set(allowed))
        ---
        extra = []
        for name in sorted(options):
            if name not in allowed:
                extra.append(name)
        return extra
        """,
        lambda r: (_map(r, 0, 4), r.sample(LETTERS, r.randint(0, 4))),
    ),
    made(
        "records.typed_value",
        "parse_value typed_value convert_setting guess_type",
        "text: str",
        "object",
        """
        Turn a setting's text into a value: whole numbers to int, 'true' and 'false' to bool, 'none' to \
        None, else the text.
        guess the type of a config value
        Return int, bool, None or the unchanged text; the words are recognised in any case.
        Given a value read from a settings file, convert it to what it looks like.
        '12' is 12, 'True' is True, 'none' is None, and any other text stays a text.
        Returns the Python value for {text}.
        """,
        """
        words = {"true": True, "false": False, "none": None}
        if text.lower() in words:
            return words[text.lower()]
        if text.removeprefix("-").isdigit():
            return int(text)
        return text
        ---
        lowered = text.lower()
        if lowered == "none":
            return None
        if lowered in ("true", "false"):
            return lowered == "true"
        try:
            return int(text)
        except ValueError:
            return text
        """,
        lambda r: (
            r.choice(
                (
                    str(r.randint(-20, 99)),
                    r.choice(("true", "False", "TRUE", "none", "None", "false")),
                    r.choice(("", "abc", "3.5", "yes", "-", "1a", "truth", "no")),
                )
            ),
        ),
    ),
    made(
        "records.count_levels",
        "count_levels level_counts log_summary lines_per_level",
        "lines: list[str]",
        "dict[str, int]",
        """
        Count log lines such as 'ERROR: disk full' by what stands before the colon.
        log lines per level
        Return a dict from level to the number of {lines} with it, in order of first appearance; lines \
        without a colon are skipped.
        Given log lines of the form LEVEL: message, how many are there of each level?
        Tally the levels of a log.
        Returns level -> count, ignoring lines that have no level.
        """,
        """
        counts = {}
        for line in lines:
            if ":" in line:
                level = line.split(":")[0]
                counts[level] = counts.get(level, 0) + 1
        return counts
        ---
        return dict(Counter(line.split(":", 1)[0] for line in lines if ":" in line))
        ---
        counts = {}
        for line in lines:
            level, colon, _ = line.partition(":")
            if colon:
                counts[level] = counts.get(level, 0) + 1
        return counts
        """,
        lambda r: (
            [r.choice(("E: x", "W: y", "I: a:b", "E: z", "ok", "D: 1", "")) for _ in range(r.randint(0, 5))],
        ),
        "from collections import Counter",
    ),
    made(
        "records.messages_of_level",
        "messages_of_level messages_at errors_in log_messages",
        "lines: list[str]; level: str",
        "list[str]",
        """
        Messages of all log lines with the given {level}; lines look like 'ERROR: disk full'.
        filter a log by level
        Return what follows the level and colon, without spaces around, for every line that starts with \
        {level}.
        Given lines of the form LEVEL: message, collect the messages of one level.
        What was logged as {level}? Other levels and lines without a colon are left out.
        Returns the stripped messages in order.
        """,
        """
        return [line.split(":", 1)[1].strip() for line in lines if line.startswith(level + ":")]
        ---
        messages = []
        for line in lines:
            found, colon, message = line.partition(":")
            if colon and found == level:
                messages.append(message.strip())
        return messages
        """,
        lambda r: (
            [
                r.choice(("E: x", "W: y", "I: a:b", "E:  z", "ok", "W:1", "E:"))
                for _ in range(r.choice((0, 2, 3, 4, 4)))
            ],
            r.choice("EEW"),
        ),
    ),
    made(
        "records.last_error",
        "last_error latest_error final_error",
        "lines: list[str]",
        "str | None",
        """
        Text of the last log line that starts with 'ERROR ', without that word; None if there is none.
        latest error message
        Return the message of the newest error, newest being the last of {lines}, or None.
        Given log lines, oldest first, what was the last error?
        Search the log from its end for a line beginning with 'ERROR ' and return the rest of it.
        Returns what follows 'ERROR ' in the last such line, otherwise None.
        """,
        """
        for line in reversed(lines):
            if line.startswith("ERROR "):
                return line[6:]
        return None
        ---
        found = None
        for line in lines:
            if line.startswith("ERROR "):
                found = line.removeprefix("ERROR ")
        return found
        ---
        errors = [line[len("ERROR "):] for line in lines if line.startswith("ERROR ")]
        return errors[-1] if errors else None
        """,
        lambda r: (
            [
                r.choice(("ERROR a", "ERROR b 2", "INFO c", "ERROR disk", "ERROR"))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "records.error_rate",
        "error_rate failure_rate share_of_errors percent_failed",
        "codes: list[int]",
        "float",
        """
        Percentage of status codes that are 400 or more, with 1 decimal; 0.0 without codes.
        share of failed requests
        Return how many percent of {codes} are errors, that is at least 400.
        Given HTTP status codes, compute the error rate in percent, rounded to one decimal.
        What part of the requests failed? An empty list gives 0.0.
        Returns 100 * errors / all, rounded.
        """,
        """
        if not codes:
            return 0.0
        errors = sum(1 for code in codes if code >= 400)
        return round(100 * errors / len(codes), 1)
        ---
        failed = [code for code in codes if code >= 400]
        return round(len(failed) / len(codes) * 100, 1) if codes else 0.0
        """,
        lambda r: ([r.choice((200, 200, 201, 301, 399, 400, 404, 500)) for _ in range(r.randint(0, 6))],),
    ),
)
