"""Lists of dictionaries: totals, filters, sorting, grouping, finding, changing, converting."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

FIELDS = ("a", "n")


def _rows(r: Random, low: int = 0, high: int = 4) -> list[dict[str, int]]:
    """Short records, some without one of the fields, so that calls stay short."""
    return [
        {field: r.randint(0, 5) for field in r.choice((FIELDS, FIELDS, ("a",), ("n",)))}
        for _ in range(r.randint(low, high))
    ]


def _people(r: Random, low: int = 0, high: int = 3) -> list[dict[str, object]]:
    return [{"k": r.choice("xyz"), "n": r.randint(1, 9)} for _ in range(r.randint(low, high))]


def _small(r: Random) -> list[dict[str, int]]:
    """Two short fields, so that a call stays short."""
    return [{"k": r.randint(1, 2), "n": r.randint(0, 9)} for _ in range(r.randint(0, 3))]


def _gaps(r: Random) -> list[dict[str, object]]:
    return [
        {field: r.choice((None, 0, 3, "x", "")) for field in r.sample("abc", r.randint(0, 3))}
        for _ in range(r.randint(0, 5))
    ]


ENTRIES = (
    made(
        "row_dicts.max_field",
        "max_field largest_field_value max_of_key",
        "records: list[dict[str, int]]; field: str",
        "int | None",
        """
        Largest value of {field} in a list of dicts, None if no record has it.
        maximum of one key
        Return the greatest value that {records} have under {field}.
        Given a list of dicts and a key, what is the highest value of that key?
        How do I find the biggest value of a key among dicts?
        highest value of one field
        """,
        """
        return max((record[field] for record in records if field in record), default=None)
        """,
        lambda r: (_rows(r), r.choice(FIELDS)),
    ),
    made(
        "row_dicts.min_field",
        "min_field smallest_field_value min_of_key",
        "records: list[dict[str, int]]; field: str",
        "int | None",
        """
        Smallest value of {field} in a list of dicts, None if no record has it.
        minimum of one key
        Return the least value that {records} have under {field}.
        Given a list of dicts and a key, what is the lowest value of that key?
        How do I find the smallest value of a key among dicts?
        lowest value of one field
        """,
        """
        return min((record[field] for record in records if field in record), default=None)
        """,
        lambda r: (_rows(r), r.choice(FIELDS)),
    ),
    made(
        "row_dicts.min_record",
        "record_with_min min_record dict_with_smallest",
        "records: list[dict[str, int]]; field: str",
        "dict[str, int] | None",
        """
        The dict with the smallest value of {field}, the first one on a tie, None if no dict has the field.
        record with the minimum
        Return the one of {records} whose {field} is least.
        Given a list of dicts and a key, find the dict with the lowest value.
        How do I find the dictionary with the lowest value of a key?
        cheapest or youngest entry
        """,
        """
        known = [record for record in records if field in record]
        return min(known, key=lambda record: record[field], default=None)
        """,
        lambda r: (_rows(r), r.choice(FIELDS)),
    ),
    made(
        "row_dicts.sort",
        "sort_records sort_dicts_by_key sort_list_of_dicts",
        "records: list[dict[str, object]]; field: str; reverse: bool = False",
        "list[dict[str, object]]",
        """
        Sort a list of dicts by {field}, descending if {reverse} is True; dicts without it come last.
        order dictionaries by the value of a key
        Return {records} in order of their {field}; ties keep their order and a missing key goes to the end.
        Given a list of dicts and a key, how do I sort the list by it, up or down?
        Sort records by one field.
        """,
        """
        known = [record for record in records if field in record]
        missing = [record for record in records if field not in record]
        return sorted(known, key=lambda record: record[field], reverse=reverse) + missing
        """,
        lambda r: (_rows(r, 0, 6), r.choice(FIELDS), r.random() < 0.4),
    ),
    made(
        "row_dicts.top_records",
        "top_records top_n_by_field best_records",
        "records: list[dict[str, object]]; field: str; n: int",
        "list[dict[str, object]]",
        """
        The {n} dicts with the largest {field}, largest first.
        top n records
        Return the first {n} of {records} after sorting by {field} in descending order; ties keep their order.
        Given a list of dicts, a key and a number, which dicts have the highest values?
        How do I get the n dictionaries with the biggest values?
        highest records first
        Find the {n} of {records} with the largest {field}, the highest first.
        Which dictionaries have the greatest values in the field? Ties keep their order.
        top n records by a field
        """,
        """
        return sorted(records, key=lambda record: record[field], reverse=True)[:n]
        ---
        return heapq.nlargest(n, records, key=lambda record: record[field])
        """,
        lambda r: (_people(r), "n", r.randint(0, 4)),
        "import heapq",
    ),
    made(
        "row_dicts.where_above",
        "records_above filter_greater_than where_greater",
        "records: list[dict[str, int]]; field: str; limit: int",
        "list[dict[str, int]]",
        """
        Keep the dicts in which {field} is greater than {limit}.
        filter a list of dicts by a minimum
        Return those {records} whose {field} exceeds {limit}, in order; dicts without the field are dropped.
        Given a list of dicts, a key and a limit, select what lies above.
        How do I keep dicts whose value is over a threshold?
        records bigger than a limit
        Keep only the {records} whose {field} is greater than {limit}.
        Which dictionaries have a value above the limit under the key?
        records filtered by a field
        """,
        """
        return [record for record in records if field in record and record[field] > limit]
        """,
        lambda r: (_rows(r), r.choice(FIELDS), r.randint(-1, 4)),
    ),
    made(
        "row_dicts.where_in",
        "records_where_in filter_by_values where_one_of",
        "records: list[dict[str, object]]; field: str; allowed: list[object]",
        "list[dict[str, object]]",
        """
        Keep the dicts in which {field} is one of {allowed}.
        filter a list of dicts by several values
        Return those {records} whose value under {field} is in the list, in order.
        Given a list of dicts, a key and the accepted values, select the matching dicts.
        How do I keep dicts whose value is in a list?
        records by a set of accepted values
        Keep only the {records} whose {field} is one of {allowed}.
        Which dictionaries have an allowed value in the field?
        records with a field in a list
        """,
        """
        return [record for record in records if record.get(field) in allowed]
        """,
        lambda r: (_people(r), "k", r.sample(("x", "y", "z", "w"), r.randint(0, 3))),
    ),
    made(
        "row_dicts.names_where",
        "values_where select_where get_field_where",
        "records: list[dict[str, object]]; wanted: str; field: str; value: object",
        "list[object]",
        """
        Values of {wanted} of those dicts in which {field} equals {value}.
        select one key where another has a value
        Return the {wanted} of all {records} whose {field} is {value}, in order.
        Given people as dicts, list the names of everybody in a city.
        Like SQL: SELECT wanted WHERE field = value.
        """,
        """
        return [record[wanted] for record in records if record[field] == value]
        """,
        lambda r: (_small(r), "n", "k", r.randint(1, 2)),
    ),
    made(
        "row_dicts.names_above",
        "names_where_above field_where_greater values_where_above",
        "records: list[dict[str, object]]; wanted: str; field: str; limit: int",
        "list[object]",
        """
        Values of {wanted} of those dicts in which {field} is greater than {limit}.
        select one key where another exceeds a limit
        Return the {wanted} of all {records} whose {field} is above {limit}, in order.
        Given people as dicts, list the names of everybody older than a given age.
        How do I list names of people over an age?
        one field of the records above a limit
        """,
        """
        return [record[wanted] for record in records if record[field] > limit]
        """,
        lambda r: (_small(r), "k", "n", r.randint(0, 8)),
    ),
    made(
        "row_dicts.find",
        "find_record find_by_field get_record first_where",
        "records: list[dict[str, object]]; field: str; value: object",
        "dict[str, object] | None",
        """
        First dict in which {field} equals {value}, None if there is none.
        find a dictionary in a list
        Return the earliest of {records} that has {value} under {field}.
        Given a list of dicts, a key and a value, look up the matching dict.
        How do I find a dict in a list by the value of one key?
        first matching record
        """,
        """
        return next((record for record in records if field in record and record[field] == value), None)
        ---
        for record in records:
            if field in record and record[field] == value:
                return record
        return None
        """,
        lambda r: (_people(r), r.choice(("k", "k", "z")), r.choice(("x", "y", "y", None))),
    ),
    made(
        "row_dicts.value_of",
        "lookup_field value_where find_value",
        "records: list[dict[str, object]]; field: str; value: object; wanted: str",
        "object | None",
        """
        Value of {wanted} in the first dict whose {field} equals {value}, None if there is none.
        look up one field by another
        Return the {wanted} of the earliest of {records} with {field} equal to {value}.
        Given people as dicts, what is the age of the person with a given name?
        How do I look up a value in a list of dictionaries?
        one field of the matching record
        Find the {wanted} of the first of {records} whose {field} equals {value}; None if there is none.
        What stands in a field of the dictionary found by another field?
        """,
        """
        return next((record.get(wanted) for record in records if record.get(field) == value), None)
        """,
        lambda r: (_people(r), "k", r.choice(("x", "y", "z")), r.choice(("n", "k"))),
    ),
    made(
        "row_dicts.any_where",
        "any_record_with exists_where has_record",
        "records: list[dict[str, object]]; field: str; value: object",
        "bool",
        """
        Is there a dict in which {field} equals {value}?
        does a list of dicts contain a value under a key
        Return True if at least one of {records} has {value} under {field}.
        Given a list of dicts, a key and a value, does any dict match?
        How do I check if a list of dicts contains a value?
        record exists?
        Check whether any of {records} has {value} under {field}.
        Is there a dictionary with that value in the field?
        """,
        """
        return any(field in record and record[field] == value for record in records)
        """,
        lambda r: (
            _people(r, 0, 3),
            r.choice(("k", "k", "z")),
            r.choice(("x", "y", "y", None)),
        ),
    ),
    made(
        "row_dicts.set_field",
        "set_field set_field_for_all add_field",
        "records: list[dict[str, object]]; field: str; value: object",
        "list[dict[str, object]]",
        """
        Set {field} to {value} in every dict.
        add the same key to all dictionaries of a list
        Return copies of {records} that all have {value} under {field}.
        Given a list of dicts, a key and a value, assign the value everywhere.
        How do I add a key to every dict in a list?
        constant field for all records
        """,
        """
        return [{**record, field: value} for record in records]
        ---
        return [record | {field: value} for record in records]
        """,
        lambda r: (_people(r), r.choice(("k", "z")), r.choice(("w", 1))),
    ),
    made(
        "row_dicts.update_where",
        "update_where change_where set_where",
        "records: list[dict[str, object]]; field: str; value: object; changes: dict[str, object]",
        "list[dict[str, object]]",
        """
        Apply {changes} to every dict in which {field} equals {value}.
        update matching dictionaries of a list
        Return copies of {records}; those with {value} under {field} get the keys of {changes}.
        Given a list of dicts, a condition and new values, like SQL's UPDATE ... WHERE.
        How do I change some dictionaries of a list?
        conditional update of records
        """,
        """
        return [{**record, **changes} if record.get(field) == value else dict(record) for record in records]
        """,
        lambda r: (
            _small(r),
            "k",
            r.randint(1, 2),
            r.choice(({"n": 0}, {"x": 1, "n": 5}, {})),
        ),
    ),
    made(
        "row_dicts.increase_field",
        "increase_field add_to_field increment_field",
        "records: list[dict[str, int]]; field: str; amount: int",
        "list[dict[str, int]]",
        """
        Add {amount} to {field} in every dict that has it.
        increase a value in all dictionaries of a list
        Return copies of {records} in which {field} is larger by {amount}; dicts without it stay as they are.
        Given a list of dicts, a key and a number, raise the value of the key.
        How do I add a number to a key in every dict?
        raise one field of all records
        """,
        """
        return [
            {key: value + amount if key == field else value for key, value in record.items()}
            for record in records
        ]
        """,
        lambda r: (_rows(r), r.choice(FIELDS), r.randint(-2, 5)),
    ),
    made(
        "row_dicts.key_value",
        "records_to_dict dicts_to_dict map_field_to_field",
        "records: list[dict[str, object]]; key: str; value: str",
        "dict[object, object]",
        """
        Make one dict from a list of dicts: field {key} -> field {value}.
        list of dicts to dict
        Return a dict that maps each record's {key} to its {value}; later records replace earlier ones.
        Given records and two field names, build a lookup from one field to the other.
        How do I turn records into a key -> value dictionary?
        two fields as one mapping
        """,
        """
        return {record[key]: record[value] for record in records}
        """,
        lambda r: (_small(r), *r.choice((("k", "n"), ("n", "k")))),
    ),
    made(
        "row_dicts.group_values",
        "group_field_by group_values_by collect_by_field",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, list[object]]",
        """
        Group the values of {field} by the values of {by}.
        dict of lists from a list of dicts
        Return a dict that maps each value of {by} to the list of the {field} of its records, in order.
        Given people as dicts, list the names per city.
        How do I collect a field per group?
        group by one key, list another
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[by], []).append(record[field])
        return groups
        """,
        lambda r: (_small(r), "k", "n"),
    ),
    made(
        "row_dicts.group_sum",
        "group_sum sum_by_group sum_field_by",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, int]",
        """
        Add up {field} for each value of {by}.
        group by and sum
        Return a dict from every value of {by} to the total of {field} over the records that have it.
        Given records such as sales, sum one field per group.
        Like SQL: SUM(field) GROUP BY by.
        """,
        """
        totals = {}
        for record in records:
            totals[record[by]] = totals.get(record[by], 0) + record[field]
        return totals
        """,
        lambda r: (_small(r), "k", "n"),
    ),
    made(
        "row_dicts.group_average",
        "group_average average_by_group mean_by_group",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, float]",
        """
        Average {field} for each value of {by}.
        group by and mean
        Return a dict from every value of {by} to the mean of {field} over the records that have it.
        Given records such as people, compute the average age per city.
        How do I average a field per group?
        mean of one key by another
        """,
        """
        groups = {}
        for record in records:
            groups.setdefault(record[by], []).append(record[field])
        return {key: sum(values) / len(values) for key, values in groups.items()}
        """,
        lambda r: (_small(r), "k", "n"),
    ),
    made(
        "row_dicts.group_max",
        "group_max max_by_group best_by_group",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, object]",
        """
        Largest {field} for each value of {by}.
        group by and maximum
        Return a dict from every value of {by} to the greatest {field} among the records that have it.
        Given records such as people, what is the highest age per city?
        How do I get the maximum of a field per group?
        highest value by group
        """,
        """
        best = {}
        for record in records:
            key, value = record[by], record[field]
            best[key] = max(value, best.get(key, value))
        return best
        """,
        lambda r: (_small(r), "k", "n"),
    ),
    made(
        "row_dicts.oldest_per_group",
        "best_record_per_group max_record_by_group top_record_by_group",
        "records: list[dict[str, object]]; by: str; field: str",
        "dict[object, dict[str, object]]",
        """
        The dict with the largest {field} for each value of {by}, the first one on a tie.
        best record per group
        Return a dict from every value of {by} to its record with the greatest {field}.
        Given people as dicts, who is the oldest in each city?
        How do I keep the best dictionary of each group?
        winner record per group
        """,
        """
        best = {}
        for record in records:
            key = record[by]
            if key not in best or record[field] > best[key][field]:
                best[key] = record
        return best
        """,
        lambda r: (_small(r), "k", "n"),
    ),
    made(
        "row_dicts.group_split",
        "split_records partition_records divide_records",
        "records: list[dict[str, int]]; field: str; limit: int",
        "tuple[list[dict[str, int]], list[dict[str, int]]]",
        """
        Split a list of dicts into those with {field} of at least {limit} and the others.
        partition records by a limit
        Return (high, low): records whose {field} is {limit} or more, and the rest, also those without it.
        Given a list of dicts, separate the passing ones from the failing ones.
        How do I divide dictionaries into two lists by a threshold?
        passed and failed records
        """,
        """
        high = [record for record in records if field in record and record[field] >= limit]
        low = [record for record in records if field not in record or record[field] < limit]
        return high, low
        """,
        lambda r: (_rows(r), r.choice(FIELDS), r.randint(0, 5)),
    ),
    made(
        "row_dicts.to_tuples",
        "records_to_tuples dicts_to_tuples values_as_tuples",
        "records: list[dict[str, object]]; fields: list[str]",
        "list[tuple[object, ...]]",
        """
        Turn each dict into a tuple of its values for {fields}; a missing value is None.
        list of dicts to list of tuples
        Return one tuple per record with the values in the order of {fields}.
        Given records and field names, make rows of them.
        How do I convert dictionaries to tuples?
        records as rows
        """,
        """
        return [tuple(record.get(field) for field in fields) for record in records]
        """,
        lambda r: (_people(r), r.choice((["k", "n"], ["k"], ["n", "z", "k"], []))),
    ),
    made(
        "row_dicts.from_tuples",
        "tuples_to_records rows_to_records tuples_to_dicts",
        "rows: list[tuple[object, ...]]; fields: list[str]",
        "list[dict[str, object]]",
        """
        Turn each tuple into a dict with the names in {fields} as keys.
        list of tuples to list of dicts
        Return one dict per row: the first field gets the first value and so on.
        Given rows and field names, build records.
        How do I convert tuples to dictionaries?
        rows as records with field names
        """,
        """
        return [dict(zip(fields, row)) for row in rows]
        """,
        lambda r: (
            [(draw.word(r), r.randint(0, 9), "x")[: r.randint(2, 3)] for _ in range(r.randint(0, 4))],
            ["k", "n", "z"][: r.randint(1, 3)],
        ),
    ),
    made(
        "row_dicts.drop_incomplete",
        "drop_records_with_none complete_records remove_incomplete_dicts",
        "records: list[dict[str, object]]",
        "list[dict[str, object]]",
        """
        Remove the dicts that have None as a value.
        keep complete dictionaries
        Return those {records} in which no value is None, in order.
        Given a list of dicts with gaps, drop each dict that lacks a value.
        How do I filter out dicts with missing values?
        records without None only
        """,
        """
        return [record for record in records if None not in record.values()]
        ---
        return [record for record in records if all(value is not None for value in record.values())]
        """,
        lambda r: (_gaps(r),),
    ),
    made(
        "row_dicts.fill_none",
        "fill_none_in_records replace_none_in_dicts fill_missing_values",
        "records: list[dict[str, object]]; default: object",
        "list[dict[str, object]]",
        """
        Replace every value None in a list of dicts by {default}.
        fill gaps in records
        Return copies of {records} without any None among the values.
        Given a list of dicts, put a default in the place of missing values.
        How do I replace None in a list of dicts?
        default for missing values
        """,
        """
        return [
            {key: default if value is None else value for key, value in record.items()} for record in records
        ]
        """,
        lambda r: (_gaps(r), r.choice((0, "", "n/a"))),
    ),
    made(
        "row_dicts.merge_by_field",
        "merge_lists_of_dicts join_records merge_on_field",
        "left: list[dict[str, object]]; right: list[dict[str, object]]; field: str",
        "list[dict[str, object]]",
        """
        Merge each dict of {left} with the dict of {right} that has the same {field}.
        join two lists of dicts on a key
        Return the records of {left}, extended by those of {right} with an equal {field}, if any.
        Given two lists of dicts and a common key, combine what belongs together (left join).
        How do I join two lists of dictionaries by id?
        combine matching records
        """,
        """
        others = {record[field]: record for record in right}
        return [{**record, **others.get(record[field], {})} for record in left]
        """,
        lambda r: (
            [{"i": r.randint(1, 2), "a": r.randint(0, 9)} for _ in range(r.randint(0, 2))],
            [{"i": n, "b": r.randint(0, 9)} for n in r.sample((1, 2), r.randint(0, 2))],
            "i",
        ),
    ),
    made(
        "row_dicts.pairwise_merge",
        "zip_dicts merge_dict_lists combine_pairwise",
        "first: list[dict[str, int]]; second: list[dict[str, int]]",
        "list[dict[str, int]]",
        """
        Merge two lists of dicts position by position.
        combine corresponding dictionaries
        Return a list whose i-th dict has the entries of first[i] and second[i]; the second wins.
        Given two lists of dicts, unite each pair of partners; the shorter list decides the length.
        How do I merge two lists of dictionaries element by element?
        dicts at the same index united
        """,
        """
        return [{**a, **b} for a, b in zip(first, second)]
        ---
        return [a | b for a, b in zip(first, second)]
        """,
        lambda r: (_rows(r), [{"n": r.randint(6, 9), "x": 1} for _ in range(r.randint(0, 4))]),
    ),
    made(
        "row_dicts.numbered",
        "add_ids number_records add_index_field",
        "records: list[dict[str, object]]; field: str = 'id'; start: int = 1",
        "list[dict[str, object]]",
        """
        Give every dict a running number under {field}, beginning with {start}.
        add ids to records
        Return copies of {records} with {field} set to {start}, {start} + 1 and so on.
        Given a list of dicts, number them.
        How do I add a counter to each dictionary?
        row numbers in records
        """,
        """
        return [{**record, field: number} for number, record in enumerate(records, start)]
        """,
        lambda r: (_people(r), r.choice(("id", "row")), r.choice((1, 0, 100))),
    ),
    made(
        "row_dicts.search_any",
        "search_records find_text_in_records filter_by_text",
        "records: list[dict[str, object]]; query: str",
        "list[dict[str, object]]",
        """
        Keep the dicts of which some value contains {query}, ignoring case.
        search all fields of records
        Return those {records} that have {query} in the text of any value, in order.
        Given a list of dicts and a search text, which dicts match anywhere?
        How do I search all values of dictionaries for a text?
        full text filter over records
        """,
        """
        wanted = query.lower()
        return [record for record in records if any(wanted in str(v).lower() for v in record.values())]
        """,
        lambda r: (_people(r), r.choice(("o", "X", "y", "3", "x"))),
    ),
    made(
        "row_dicts.field_range",
        "field_min_max range_of_field extremes_of_field",
        "records: list[dict[str, int]]; field: str",
        "tuple[int, int] | None",
        """
        Smallest and largest value of {field} in a list of dicts, None if no record has it.
        min and max of one key
        Return (minimum, maximum) of the values that {records} have under {field}.
        Given a list of dicts and a key, between which bounds do its values lie?
        How do I get the lowest and highest value of a key?
        bounds of one field
        """,
        """
        values = [record[field] for record in records if field in record]
        return (min(values), max(values)) if values else None
        """,
        lambda r: (_rows(r), r.choice(FIELDS)),
    ),
    made(
        "row_dicts.nested_field",
        "sum_nested_field total_of_inner_field sum_inner",
        "records: list[dict[str, list[int]]]; field: str",
        "int",
        """
        Add up all numbers in the lists that the dicts have under {field}.
        total of a list-valued field
        Return the sum over {records} of sum(record[field]); a missing field counts as nothing.
        Given records that hold lists of numbers, total one of these lists over all records.
        How do I sum list values over several dictionaries?
        total of all numbers under one key
        """,
        """
        return sum(sum(record.get(field, [])) for record in records)
        """,
        lambda r: (
            [
                {r.choice("ab"): [r.randint(0, 9) for _ in range(r.randint(0, 3))]}
                for _ in range(r.randint(0, 4))
            ],
            r.choice("ab"),
        ),
    ),
    made(
        "row_dicts.distinct_combinations",
        "distinct_pairs_of_fields unique_combinations distinct_combinations",
        "records: list[dict[str, object]]; first: str; second: str",
        "list[tuple[object, object]]",
        """
        Different combinations of two fields in order of first appearance.
        distinct pairs of values
        Return each (record[first], record[second]) that occurs in {records} once.
        Given a list of dicts and two keys, which pairs of values occur?
        How do I get the unique pairs of two keys?
        distinct value pairs of records
        """,
        """
        return list(dict.fromkeys((record[first], record[second]) for record in records))
        """,
        lambda r: (_small(r), "k", "n"),
    ),
)
