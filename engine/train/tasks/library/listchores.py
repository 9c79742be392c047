"""Chores on plain lists and dicts: series with gaps, streaks, queues, histories, pairs, ranges and votes."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


def _readings(r: Random) -> list[int | None]:
    return [r.choice((None, r.randint(-5, 30), r.randint(10, 14))) for _ in range(r.randint(0, 7))]


def _flags(r: Random) -> list[bool]:
    return [r.random() < 0.6 for _ in range(r.randint(0, 8))]


def _small(r: Random, low: int = 0, high: int = 7, top: int = 9) -> list[int]:
    return [r.randint(0, top) for _ in range(r.randint(low, high))]


def _rising(r: Random, top: int = 20) -> list[int]:
    return sorted(r.sample(range(top), r.randint(0, 7)))


def _people(r: Random, low: int = 0, high: int = 6) -> list[str]:
    return r.sample(_NAMES, r.randint(low, high))


def _spans(r: Random) -> list[tuple[int, int]]:
    return [(start, start + r.randint(1, 5)) for start in (r.randint(0, 15) for _ in range(r.randint(0, 5)))]


def _ballots(r: Random) -> list[list[str]]:
    return [r.sample("ABC", r.randint(0, 3)) for _ in range(r.randint(0, 5))]


def _cards(r: Random) -> list[str]:
    return r.sample(
        [rank + suit for rank in ("2", "9", "10", "J", "Q", "K", "A") for suit in "SH"], r.randint(0, 5)
    )


def _commands(r: Random, names: tuple[str, ...]) -> list[str]:
    return [r.choice(names) for _ in range(r.randint(0, 7))]


def _prices(r: Random) -> list[int]:
    return [r.choice((8, 9, 10, 10, 11, 12, 15)) for _ in range(r.randint(0, 7))]


def _lines(r: Random) -> list[str]:
    return [
        r.choice(("", "", " ", "# note", "alpha", "beta", "gamma = 1", "- one", "- two"))
        for _ in range(r.randint(0, 7))
    ]


def _counts(r: Random, low: int = 0, high: int = 9) -> dict[str, int]:
    return {
        key: r.randint(low, high) for key in r.sample(("ink", "pen", "mug", "bag", "cup"), r.randint(0, 4))
    }


def _likes(r: Random) -> dict[str, list[str]]:
    return {name: r.sample(("tea", "jam", "pie", "nuts"), r.randint(0, 3)) for name in _people(r, 0, 4)}


def _votes(r: Random) -> list[tuple[str, str]]:
    return [(r.choice(_NAMES[:4]), r.choice(("red", "blue", "teal"))) for _ in range(r.randint(0, 6))]


def _settings(r: Random) -> dict[str, object]:
    return {
        key: r.choice((0, 1, "on", "", None, True))
        for key in r.sample(("size", "mode", "Theme", "LANG"), r.randint(0, 4))
    }


def _words(r: Random) -> list[str]:
    return [
        r.choice(("tea", "Tea", "ten", "Apple", "ant", "Ant", "bee", "bean", ""))
        for _ in range(r.randint(0, 7))
    ]


def _likes_of(r: Random) -> tuple[dict[str, list[str]], str]:
    likes = _likes(r)
    return likes, r.choice([*likes, *likes, "Zoe"])


ENTRIES = (
    made(
        "listchores.fill_gaps",
        "fill_forward carry_last_value fill_missing_readings",
        "readings: list[int | None]; start: int = 0",
        "list[int]",
        """
        Replace each None in {readings} by the last known value, by {start} before the first one.
        Fill gaps with the previous reading.
        Return {readings} without None: a missing one repeats what came before it, at the beginning {start}.
        Carry the last value forward over None; leading gaps become {start}.
        forward fill of a list
        """,
        """
        filled = []
        last = start
        for reading in readings:
            if reading is not None:
                last = reading
            filled.append(last)
        return filled
        ---
        filled = []
        for reading in readings:
            if reading is None:
                reading = filled[-1] if filled else start
            filled.append(reading)
        return filled
        """,
        lambda r: (_readings(r), r.choice((0, 20))),
    ),
    made(
        "listchores.interpolate",
        "fill_with_neighbours interpolate_single_gaps mend_single_gaps",
        "readings: list[int | None]",
        "list[float | None]",
        """
        Replace a None that stands between two numbers by their average; wider gaps and the ends stay None.
        Mend single missing {readings}.
        Return {readings} where a lone None becomes the mean of its two neighbours, if both are known.
        Interpolate gaps of length one only; leave every other None as it is.
        average of the neighbours for one missing value
        """,
        """
        result = list(readings)
        for at in range(1, len(readings) - 1):
            before, after = readings[at - 1], readings[at + 1]
            if readings[at] is None and before is not None and after is not None:
                result[at] = (before + after) / 2
        return result
        ---
        padded = [None, *readings, None]
        return [
            (before + after) / 2 if value is None and before is not None and after is not None else value
            for before, value, after in zip(padded, padded[1:], padded[2:])
        ]
        """,
        lambda r: (_readings(r),),
    ),
    made(
        "listchores.known_stats",
        "reading_summary summarize_readings known_min_mean_max",
        "readings: list[int | None]",
        "dict[str, float] | None",
        """
        Dict with 'min', 'mean' (1 decimal) and 'max' of the known {readings}; None if there are none.
        Summarize a series with gaps.
        Ignore None and return lowest, mean rounded to one digit, and highest value; without numbers None.
        Return {{'min': ..., 'mean': ..., 'max': ...}} of all {readings} that are not None.
        minimum, mean and maximum, skipping missing values
        """,
        """
        known = [reading for reading in readings if reading is not None]
        if not known:
            return None
        return {"min": min(known), "mean": round(sum(known) / len(known), 1), "max": max(known)}
        ---
        count = total = 0
        low = high = None
        for reading in readings:
            if reading is None:
                continue
            count += 1
            total += reading
            low = reading if low is None else min(low, reading)
            high = reading if high is None else max(high, reading)
        return {"min": low, "mean": round(total / count, 1), "max": high} if count else None
        """,
        lambda r: (_readings(r),),
    ),
    made(
        "listchores.spikes",
        "find_spikes spike_positions sudden_jumps",
        "values: list[int]; jump: int = 5",
        "list[int]",
        """
        Positions where the value differs by more than {jump} from both neighbours.
        Where are the outliers in a series?
        Return the indexes, not the first or last, whose value is more than {jump} away from each neighbour.
        A spike is farther than {jump} from the one before and the one after; list their positions.
        isolated peaks and dips
        """,
        """
        return [
            at
            for at in range(1, len(values) - 1)
            if abs(values[at] - values[at - 1]) > jump and abs(values[at] - values[at + 1]) > jump
        ]
        ---
        found = []
        for at, (before, value, after) in enumerate(zip(values, values[1:], values[2:]), start=1):
            if min(abs(value - before), abs(value - after)) > jump:
                found.append(at)
        return found
        """,
        lambda r: (_small(r, 3, 8, 15), r.randint(1, 4)),
    ),
    made(
        "listchores.alarm_states",
        "alarm_states with_hysteresis heating_states",
        "values: list[int]; low: int; high: int",
        "list[bool]",
        """
        Alarm state after each value: on above {high}, off below {low}, in between as before (first off).
        Switch with hysteresis.
        Return one bool for each of {values}: True once it exceeds {high} until it drops under {low}.
        The state starts off; over {high} turns it on, under {low} turns it off, anything else keeps it.
        two thresholds, so that the state doesn't flicker
        """,
        """
        states = []
        active = False
        for value in values:
            if value > high:
                active = True
            elif value < low:
                active = False
            states.append(active)
        return states
        ---
        states = []
        for value in values:
            before = states[-1] if states else False
            states.append(value > high or (before and value >= low))
        return states
        """,
        lambda r: (_small(r, top=12), r.randint(2, 5), r.randint(6, 10)),
    ),
    made(
        "listchores.time_above",
        "first_sustained start_of_sustained_rise sustained_above",
        "values: list[int]; limit: int; count: int = 3",
        "int",
        """
        Index at which {values} first stay above {limit} for {count} entries in a row, -1 if never.
        Since when is it too high for good?
        Return where the first run of at least {count} values greater than {limit} begins, else -1.
        Find the start of {count} neighbouring values over {limit}; -1 if there is no such stretch.
        first sustained exceedance
        """,
        """
        for at in range(len(values) - count + 1):
            if all(value > limit for value in values[at : at + count]):
                return at
        return -1
        ---
        run = 0
        for at, value in enumerate(values):
            run = run + 1 if value > limit else 0
            if run == count:
                return at - count + 1
        return -1
        """,
        lambda r: (_small(r, top=6), r.randint(1, 4), r.randint(1, 3)),
    ),
    made(
        "listchores.degree_days",
        "heating_degree_days degree_days_total heating_need",
        "temperatures: list[int]; base: int = 15",
        "int",
        """
        Sum of how far the {temperatures} are below {base}; warmer ones count 0.
        Heating degree days.
        Add up {base} minus temperature over all days colder than {base}.
        Return the total shortfall under {base}; days at or above it add nothing.
        how much heating was needed
        """,
        """
        return sum(base - temperature for temperature in temperatures if temperature < base)
        ---
        total = 0
        for temperature in temperatures:
            total += max(base - temperature, 0)
        return total
        """,
        lambda r: (draw.ints(r, 0, 7, -10, 30), r.choice((12, 15, 18))),
    ),
    made(
        "listchores.warm_spells",
        "warm_spells heat_waves find_heat_waves",
        "temperatures: list[int]; limit: int = 30; days: int = 3",
        "list[tuple[int, int]]",
        """
        Stretches of at least {days} days with {limit} degrees or more as (first, last) day index.
        When was there a heat wave?
        Return index pairs of every run of {temperatures} >= {limit} that lasts {days} days or longer.
        Find heat waves: {days} or more neighbouring values of at least {limit}; first and last position.
        runs of hot days
        """,
        """
        spells = []
        start = None
        for at, temperature in enumerate([*temperatures, limit - 1]):
            if temperature >= limit:
                start = at if start is None else start
            elif start is not None:
                if at - start >= days:
                    spells.append((start, at - 1))
                start = None
        return spells
        ---
        from itertools import groupby
        spells = []
        at = 0
        for hot, group in groupby(temperatures, lambda temperature: temperature >= limit):
            length = len(list(group))
            if hot and length >= days:
                spells.append((at, at + length - 1))
            at += length
        return spells
        """,
        lambda r: ([r.choice((25, 29, 30, 31, 33)) for _ in range(r.randint(0, 9))], 30, r.randint(2, 3)),
    ),
    made(
        "listchores.current_streak",
        "current_streak streak_until_today days_in_a_row",
        "done: list[bool]; grace: bool = False",
        "int",
        """
        Number of True at the end of {done}; with {grace} a False on the very last day is ignored.
        How long is the current streak?
        Count the days in a row up to the last; if {grace} is set, today (the last) may still be missing.
        Return the length of the run of True that ends the list, forgiving a final False when {grace} is True.
        habit streak with an optional pass for today
        """,
        """
        days = list(done)
        if grace and days and not days[-1]:
            days.pop()
        streak = 0
        while streak < len(days) and days[-1 - streak]:
            streak += 1
        return streak
        ---
        end = len(done)
        if grace and end and not done[-1]:
            end -= 1
        start = end
        while start > 0 and done[start - 1]:
            start -= 1
        return end - start
        """,
        lambda r: (_flags(r), r.random() < 0.5),
    ),
    made(
        "listchores.streak_lengths",
        "streak_lengths all_streaks lengths_of_streaks",
        "done: list[bool]; minimum: int = 2",
        "list[int]",
        """
        Lengths of all stretches of True in {done} with at least {minimum} days, longest first.
        Which streaks were there?
        Return how long each run of True is, leaving out those shorter than {minimum}, in descending order.
        Measure the runs of True, drop runs under {minimum} and sort from long to short.
        habit streaks by length
        """,
        """
        from itertools import groupby
        lengths = [len(list(group)) for value, group in groupby(done) if value]
        return sorted((length for length in lengths if length >= minimum), reverse=True)
        ---
        lengths = []
        run = 0
        for value in [*done, False]:
            if value:
                run += 1
            else:
                if run >= minimum and run > 0:
                    lengths.append(run)
                run = 0
        return sorted(lengths, reverse=True)
        """,
        lambda r: (_flags(r), r.randint(1, 3)),
    ),
    made(
        "listchores.week_goal",
        "weeks_reaching_goal successful_weeks weeks_on_target",
        "done: list[bool]; goal: int = 3",
        "int",
        """
        Number of weeks (7 days each, the last may be shorter) with at least {goal} True.
        In how many weeks was the goal reached?
        Cut {done} into weeks of seven days and count those that have {goal} or more days done.
        Count successful weeks: {goal} times True among seven days; an incomplete last week counts too.
        weekly target of a habit
        """,
        """
        weeks = [done[at : at + 7] for at in range(0, len(done), 7)]
        return sum(sum(week) >= goal for week in weeks)
        ---
        counts = {}
        for day, value in enumerate(done):
            counts[day // 7] = counts.get(day // 7, 0) + value
        return len([count for count in counts.values() if count >= goal])
        """,
        lambda r: (_flags(r) + _flags(r) + _flags(r), r.randint(2, 5)),
    ),
    made(
        "listchores.calendar_strip",
        "habit_strip streak_line show_days",
        "done: list[bool | None]",
        "str",
        """
        Text: '#' for True, '.' for False, ' ' for None, and '|' after every seven days but not at the end.
        Draw a habit as a line of signs.
        Return one sign for each day of {done}: # done, . not done, blank unknown; weeks are parted by |.
        Render {done} as a strip, with | between groups of seven.
        habit calendar as text
        """,
        """
        signs = "".join("#" if day else " " if day is None else "." for day in done)
        return "|".join(signs[at : at + 7] for at in range(0, len(signs), 7))
        ---
        text = ""
        for at, day in enumerate(done):
            if at and at % 7 == 0:
                text += "|"
            if day is None:
                text += " "
            else:
                text += "#" if day else "."
        return text
        """,
        lambda r: ([r.choice((True, False, None)) for _ in range(r.randint(0, 9))],),
    ),
    made(
        "listchores.undo_redo",
        "final_states apply_edits_with_undo undo_redo_result",
        "actions: list[str]",
        "list[str]",
        """
        Apply {actions}: a text is added, 'undo' takes back the last one, 'redo' restores it. What remains?
        Simulate an editor with undo and redo.
        The texts after all {actions}; a new text clears what could be redone, an empty undo is ignored.
        'undo' removes the last text, 'redo' brings it back, unless something was added since.
        undo and redo with two stacks
        """,
        """
        done, undone = [], []
        for action in actions:
            if action == "undo":
                if done:
                    undone.append(done.pop())
            elif action == "redo":
                if undone:
                    done.append(undone.pop())
            else:
                done.append(action)
                undone.clear()
        return done
        ---
        history = []
        size = 0
        for action in actions:
            if action == "undo":
                size = max(size - 1, 0)
            elif action == "redo":
                size = min(size + 1, len(history))
            else:
                history = history[:size] + [action]
                size += 1
        return history[:size]
        """,
        lambda r: (_commands(r, ("a", "b", "c", "undo", "undo", "redo")),),
    ),
    made(
        "listchores.browser",
        "browser_history visit_pages current_page",
        "steps: list[str]; home: str = 'home'",
        "str",
        """
        Current page after {steps}: a name visits it, '<' goes back, '>' forward; begin at {home}.
        Simulate the back and forward buttons of a browser.
        The page shown last; a visit drops the forward pages, and at an end '<' or '>' does nothing.
        Start on {home} and follow {steps}; back and forward stop at the ends of the history.
        browser history
        """,
        """
        pages = [home]
        at = 0
        for step in steps:
            if step == "<":
                at = max(at - 1, 0)
            elif step == ">":
                at = min(at + 1, len(pages) - 1)
            else:
                pages = pages[: at + 1] + [step]
                at += 1
        return pages[at]
        ---
        back, forward, page = [], [], home
        for step in steps:
            if step == "<":
                if back:
                    forward.append(page)
                    page = back.pop()
            elif step == ">":
                if forward:
                    back.append(page)
                    page = forward.pop()
            else:
                back.append(page)
                forward = []
                page = step
        return page
        """,
        lambda r: (_commands(r, ("a", "b", "c", "<", "<", ">")), "home"),
    ),
    made(
        "listchores.serve_queue",
        "serve_queue queue_events process_queue",
        "events: list[str]",
        "tuple[list[str], list[str]]",
        """
        Process {events}: a name joins the queue, 'next' serves the first. Return (served, still waiting).
        Simulate a waiting line.
        Give two lists, who was served in order and who still waits; 'next' with nobody waiting does nothing.
        Names line up at the end, each 'next' takes the one at the front.
        first in, first out
        """,
        """
        from collections import deque
        waiting = deque()
        served = []
        for event in events:
            if event != "next":
                waiting.append(event)
            elif waiting:
                served.append(waiting.popleft())
        return served, list(waiting)
        ---
        line = []
        first = 0
        for event in events:
            if event == "next":
                first = min(first + 1, len(line))
            else:
                line.append(event)
        return line[:first], line[first:]
        """,
        lambda r: (_commands(r, ("Ann", "Ben", "Cleo", "next", "next")),),
    ),
    made(
        "listchores.alternate_lines",
        "merge_two_queues alternate_queues zip_queues",
        "first: list[str]; second: list[str]; start_second: bool = False",
        "list[str]",
        """
        Take turns between {first} and {second} (which begins if {start_second}); then the rest of the longer.
        Merge two queues like a zipper.
        Give one from each in turn, {first} begins unless {start_second}; when one is empty the other goes on.
        Alternate between two lists and append what remains of the longer one.
        zip merge of two lines
        """,
        """
        one, two = (second, first) if start_second else (first, second)
        merged = []
        for at in range(max(len(one), len(two))):
            merged += one[at : at + 1] + two[at : at + 1]
        return merged
        ---
        lines = [list(first), list(second)]
        turn = 1 if start_second else 0
        merged = []
        while lines[0] or lines[1]:
            if lines[turn]:
                merged.append(lines[turn].pop(0))
            turn = 1 - turn
        return merged
        """,
        lambda r: (_people(r, 0, 3), _people(r, 0, 4), r.random() < 0.5),
    ),
    made(
        "listchores.checkout_time",
        "till_loads checkout_line_loads assign_to_shortest_line",
        "customers: list[int]; tills: int = 2",
        "list[int]",
        """
        Load of each of {tills} tills if every customer joins the one with the least work, the first on a tie.
        Distribute {customers} over tills.
        Total minutes per till; one after the other goes to the till with least so far (leftmost if equal).
        Greedy assignment: each of {customers} adds its time to the smallest sum.
        which till is how busy
        """,
        """
        loads = [0] * tills
        for minutes in customers:
            at = loads.index(min(loads))
            loads[at] += minutes
        return loads
        ---
        loads = [0 for _ in range(tills)]
        for minutes in customers:
            least = min(range(tills), key=lambda till: loads[till])
            loads[least] = loads[least] + minutes
        return loads
        """,
        lambda r: (_small(r, 0, 7), r.randint(1, 3)),
    ),
    made(
        "listchores.waiting_times",
        "waiting_times wait_per_customer queue_waits",
        "arrivals: list[int]; service: int = 3",
        "list[int]",
        """
        How long everyone waits at one counter, if everyone takes {service} minutes; {arrivals} are sorted.
        Waiting times in a queue.
        Return for each of {arrivals} the minutes until it is served: the counter must be free first.
        One after the other is served for {service} minutes; who comes when it is free waits 0.
        single server queue
        """,
        """
        waits = []
        free = 0
        for arrival in arrivals:
            start = max(arrival, free)
            waits.append(start - arrival)
            free = start + service
        return waits
        ---
        ends = []
        waits = []
        for arrival in arrivals:
            wait = max(ends[-1] - arrival, 0) if ends else 0
            waits.append(wait)
            ends.append(arrival + wait + service)
        return waits
        """,
        lambda r: (_rising(r), r.randint(1, 5)),
    ),
    made(
        "listchores.make_pairs",
        "pair_up make_pairs pairs_with_leftover",
        "people: list[str]",
        "tuple[list[tuple[str, str]], str | None]",
        """
        Pair neighbours: (1st, 2nd), (3rd, 4th)...; with an odd number the last one is left over, else None.
        Put {people} into pairs.
        Return (pairs, leftover): pairs of two following names and the single last name or None.
        Two by two in the given order; who has no partner is returned apart.
        partners from a list
        """,
        """
        pairs = list(zip(people[::2], people[1::2]))
        return pairs, people[-1] if len(people) % 2 else None
        ---
        pairs = []
        waiting = None
        for person in people:
            if waiting is None:
                waiting = person
            else:
                pairs.append((waiting, person))
                waiting = None
        return pairs, waiting
        """,
        lambda r: (_people(r),),
    ),
    made(
        "listchores.strong_weak",
        "pair_strongest_with_weakest balanced_pairs fold_pairs",
        "ranked: list[str]",
        "list[tuple[str, str | None]]",
        """
        Pair the first of {ranked} with the last, the second with the last but one...; an odd one gets None.
        Balanced pairs from a ranking.
        Return pairs from outside to inside; with an odd number the one in the middle is paired with None.
        Strongest with weakest and so on towards the middle of {ranked}.
        pairs from both ends
        """,
        """
        half = len(ranked) // 2
        pairs = [(ranked[at], ranked[-1 - at]) for at in range(half)]
        if len(ranked) % 2:
            pairs.append((ranked[half], None))
        return pairs
        ---
        left, right = 0, len(ranked) - 1
        pairs = []
        while left <= right:
            pairs.append((ranked[left], ranked[right] if left < right else None))
            left += 1
            right -= 1
        return pairs
        """,
        lambda r: (_people(r),),
    ),
    made(
        "listchores.secret_santa",
        "gift_circle secret_santa_circle next_in_circle",
        "people: list[str]",
        "dict[str, str]",
        """
        Everyone gives to the next in the list, the last to the first; fewer than two give {{}}.
        Gift circle.
        Giver -> receiver around the circle of {people}; nobody gives to themself, so one alone gives {{}}.
        Map each of {people} to its successor, closing the circle at the end.
        who gives a present to whom
        """,
        """
        if len(people) < 2:
            return {}
        return dict(zip(people, people[1:] + people[:1]))
        ---
        gifts = {}
        for at, giver in enumerate(people):
            receiver = people[(at + 1) % len(people)]
            if receiver != giver:
                gifts[giver] = receiver
        return gifts
        """,
        lambda r: (_people(r),),
    ),
    made(
        "listchores.seat_rows",
        "seating_plan seat_in_rows rows_with_empty_seats",
        "people: list[str]; width: int = 3; empty: str = '-'",
        "list[list[str]]",
        """
        Seat {people} in rows of {width}; the last row is filled up with {empty}.
        Seating plan with full rows.
        Return lists of {width} names each, padding the last one with {empty}; no people, no rows.
        Chunk the names by {width} and complete the final row with {empty}.
        rows of equal length
        """,
        """
        rows = [people[at : at + width] for at in range(0, len(people), width)]
        return [row + [empty] * (width - len(row)) for row in rows]
        ---
        padded = list(people)
        while len(padded) % width:
            padded.append(empty)
        return [padded[at : at + width] for at in range(0, len(padded), width)]
        """,
        lambda r: (_people(r), r.randint(1, 4), r.choice(("-", ""))),
    ),
    made(
        "listchores.neighbours_of",
        "table_neighbours seat_neighbours left_and_right",
        "people: list[str]; name: str",
        "tuple[str, str] | None",
        """
        Left and right neighbour of {name} at a round table; None if absent or alone.
        Who sits next to {name}?
        (left, right) in the circle of {people}: the first and the last are neighbours. Unknown name: None.
        Neighbours at a round table, None when {name} isn't there or nobody else is.
        both neighbours, wrapping around
        """,
        """
        if name not in people or len(people) < 2:
            return None
        at = people.index(name)
        return people[at - 1], people[(at + 1) % len(people)]
        ---
        for at, person in enumerate(people):
            if person == name and len(people) > 1:
                left = people[-1] if at == 0 else people[at - 1]
                right = people[0] if at == len(people) - 1 else people[at + 1]
                return left, right
        return None
        """,
        lambda r: (_people(r), r.choice(_NAMES)),
    ),
    made(
        "listchores.swap_places",
        "swap_people swap_two_names exchange_places",
        "people: list[str]; first: str; second: str",
        "list[str]",
        """
        Swap the places of {first} and {second}; if either is missing the order stays.
        Exchange two names in a list.
        Return {people} with the two names swapped, or a plain copy if one of them isn't in it.
        New list where {first} stands at the place of {second} and the other way round.
        two people change seats
        """,
        """
        result = list(people)
        if first in result and second in result:
            i, j = result.index(first), result.index(second)
            result[i], result[j] = result[j], result[i]
        return result
        ---
        if first not in people or second not in people:
            return people[:]
        other = {first: second, second: first}
        return [other.get(person, person) for person in people]
        """,
        lambda r: (_people(r), r.choice(_NAMES), r.choice(_NAMES)),
    ),
    made(
        "listchores.move_to",
        "move_item move_name_to reorder_item",
        "items: list[str]; name: str; position: int",
        "list[str]",
        """
        Move {name} to {position} (from 0; too large: the end, negative: the front); unknown: no change.
        Reorder a list by moving one entry.
        {items} with {name} taken out and put in at {position}, limited to the list; copy if it isn't there.
        Drag and drop: {name} goes to index {position}, clamped to the valid range.
        move an entry to another index
        """,
        """
        if name not in items:
            return list(items)
        rest = [item for item in items if item != name]
        at = max(0, min(position, len(rest)))
        return rest[:at] + [name] + rest[at:]
        ---
        result = list(items)
        if name in result:
            result.remove(name)
            result.insert(max(position, 0), name)
        return result
        """,
        lambda r: (_people(r), r.choice(_NAMES), r.randint(-1, 7)),
    ),
    made(
        "listchores.nudge",
        "move_up nudge_up move_one_up",
        "items: list[str]; name: str",
        "list[str]",
        """
        Move {name} one place towards the front; at the top, or if it is unknown, nothing changes.
        Arrow-up button of a list.
        Return {items} with {name} swapped with the entry before it, unless there is none.
        Shift an entry one step up in the order.
        one place up
        """,
        """
        result = list(items)
        if name in result:
            at = result.index(name)
            if at > 0:
                result[at - 1], result[at] = result[at], result[at - 1]
        return result
        ---
        at = items.index(name) if name in items else 0
        if at == 0:
            return list(items)
        return [*items[: at - 1], name, items[at - 1], *items[at + 1 :]]
        """,
        lambda r: (_people(r), r.choice(_NAMES)),
    ),
    made(
        "listchores.longest_rise",
        "longest_rise_days longest_increase most_rises_in_row",
        "prices: list[int]",
        "int",
        """
        Most days in a row on which the price rose compared to the day before.
        How long was the longest climb?
        Return the largest number of consecutive increases in {prices}; equal prices end a climb. 0 if none.
        Count how often each price is above the previous one without a break, and take the maximum.
        longest run of increases
        """,
        """
        longest = run = 0
        for before, after in zip(prices, prices[1:]):
            run = run + 1 if after > before else 0
            longest = max(longest, run)
        return longest
        ---
        best = 0
        for start in range(len(prices)):
            end = start
            while end + 1 < len(prices) and prices[end + 1] > prices[end]:
                end += 1
            best = max(best, end - start)
        return best
        """,
        lambda r: (_prices(r),),
    ),
    made(
        "listchores.drawdown",
        "largest_drop_from_peak max_drawdown_percent worst_drawdown",
        "prices: list[int]",
        "float",
        """
        Largest fall from an earlier peak in percent of that peak, one decimal; 0.0 if prices never fall.
        How bad was the worst loss?
        Return the maximum of (peak so far - price) / peak * 100 over {prices}, rounded to one digit.
        Worst drawdown of {prices}: compare each with the highest before it. 0.0 without a fall.
        deepest loss since a high
        """,
        """
        peak = 0
        worst = 0.0
        for price in prices:
            peak = max(peak, price)
            worst = max(worst, (peak - price) / peak * 100)
        return round(worst, 1)
        ---
        from itertools import accumulate
        peaks = accumulate(prices, max)
        return round(max(((peak - price) / peak * 100 for peak, price in zip(peaks, prices)), default=0.0), 1)
        """,
        lambda r: (_prices(r),),
    ),
    made(
        "listchores.new_highs",
        "new_high_days record_highs days_of_new_high",
        "prices: list[int]",
        "list[int]",
        """
        Indexes at which the price is higher than ever before; the first day doesn't count.
        On which days was there a new record?
        Positions of values that exceed all earlier ones, leaving out index 0. Equal to the record isn't new.
        Find strict all-time highs in {prices} after the first day.
        record days
        """,
        """
        return [at for at in range(1, len(prices)) if prices[at] > max(prices[:at])]
        ---
        days = []
        best = None
        for at, price in enumerate(prices):
            if best is not None and price > best:
                days.append(at)
            best = price if best is None else max(best, price)
        return days
        """,
        lambda r: (_prices(r),),
    ),
    made(
        "listchores.recovery",
        "days_to_recover recovery_time back_to_level",
        "prices: list[int]; start: int",
        "int",
        """
        Days after index {start} until the price is at least as high as then; -1 if never or no such day.
        When is the loss made up for?
        Return the smallest number of days d with price[{start} + d] >= price[{start}], d at least 1; else -1.
        How long from {start} until {prices} are back at that level? -1 if they don't get there.
        recovery time
        """,
        """
        for at in range(start + 1, len(prices)):
            if prices[at] >= prices[start]:
                return at - start
        return -1
        ---
        if start >= len(prices):
            return -1
        level = prices[start]
        later = prices[start + 1 :]
        return next((days for days, price in enumerate(later, start=1) if price >= level), -1)
        """,
        lambda r: (_prices(r), r.randint(0, 4)),
    ),
    made(
        "listchores.signals",
        "crossing_signals buy_sell_signals crossover_points",
        "prices: list[int]; level: int",
        "list[tuple[int, str]]",
        """
        Where {prices} cross {level}: (index, 'up') from at most {level} to above, else (index, 'down').
        Signals when a price passes a {level}.
        Return pairs of position and direction; being exactly at {level} counts as not above.
        Compare neighbours: not above to above is 'up', above to not above is 'down'.
        threshold crossings
        """,
        """
        signals = []
        for at in range(1, len(prices)):
            before, now = prices[at - 1] > level, prices[at] > level
            if before != now:
                signals.append((at, "up" if now else "down"))
        return signals
        ---
        above = [price > level for price in prices]
        return [
            (at, "up" if after else "down")
            for at, (before, after) in enumerate(zip(above, above[1:]), start=1)
            if after is not before
        ]
        """,
        lambda r: (_prices(r), r.choice((9, 10, 11))),
    ),
    made(
        "listchores.free_time",
        "free_slots free_times gaps_in_day",
        "spans: list[tuple[int, int]]; start: int = 8; end: int = 18; least: int = 1",
        "list[tuple[int, int]]",
        """
        Free times between {start} and {end} outside the {spans}, at least {least} long, in order.
        When is there time?
        (from, to) for the gaps within {start} to {end} that no span touches, if they last {least} or more.
        Subtract the busy {spans} from the day {start}-{end}; skip free slots shorter than {least}.
        free slots of a calendar
        """,
        """
        slots = []
        at = start
        for busy_from, busy_to in sorted(spans):
            if min(busy_from, end) - at >= least:
                slots.append((at, min(busy_from, end)))
            at = max(at, busy_to)
        if end - at >= least:
            slots.append((at, end))
        return slots
        ---
        busy = {hour for first, last in spans for hour in range(first, last)}
        slots = []
        begin = None
        for hour in range(start, end + 1):
            if hour < end and hour not in busy:
                begin = hour if begin is None else begin
            elif begin is not None:
                if hour - begin >= least:
                    slots.append((begin, hour))
                begin = None
        return slots
        """,
        lambda r: (_spans(r), r.choice((0, 2)), r.choice((12, 18)), r.randint(1, 3)),
    ),
    made(
        "listchores.peak_load",
        "busiest_hour peak_hour most_overlapping_hour",
        "spans: list[tuple[int, int]]",
        "tuple[int, int] | None",
        """
        First hour with the most {spans} running and how many; the end isn't included. None without any.
        When do most of them run at the same time?
        Return (hour, count) for the earliest hour that the largest number of {spans} covers, None if empty.
        Find the peak: a span (start, end) is running from start until just before end.
        peak hour of overlapping spans
        """,
        """
        counts = {}
        for start, end in spans:
            for hour in range(start, end):
                counts[hour] = counts.get(hour, 0) + 1
        if not counts:
            return None
        hour = min(counts, key=lambda hour: (-counts[hour], hour))
        return hour, counts[hour]
        ---
        best = None
        for hour in sorted({start for start, _ in spans}):
            count = sum(1 for start, end in spans if start <= hour < end)
            if best is None or count > best[1]:
                best = (hour, count)
        return best
        """,
        lambda r: (_spans(r),),
    ),
    made(
        "listchores.shift_gaps",
        "uncovered_shifts staffing_gaps understaffed_hours",
        "shifts: dict[str, tuple[int, int]]; opening: int; closing: int; least: int = 1",
        "list[int]",
        """
        Hours from {opening} until before {closing} at which fewer than {least} people work.
        When are too few people there?
        Give the hours with less than {least} of the {shifts} (from, to); the end hour isn't worked any more.
        List every opening hour that is understaffed, given each person's shift.
        hours with too little staff
        """,
        """
        gaps = []
        for hour in range(opening, closing):
            present = sum(1 for start, end in shifts.values() if start <= hour < end)
            if present < least:
                gaps.append(hour)
        return gaps
        ---
        from collections import Counter
        present = Counter(hour for start, end in shifts.values() for hour in range(start, end))
        return [hour for hour in range(opening, closing) if present[hour] < least]
        """,
        lambda r: (
            dict(zip(_people(r), _spans(r), strict=False)),
            r.randint(0, 4),
            r.randint(8, 14),
            r.randint(1, 2),
        ),
    ),
    made(
        "listchores.missing_pages",
        "missing_pages numbers_not_present gaps_as_text",
        "pages: list[int]; last: int",
        "str",
        """
        Text that says which of the numbers 1 to {last} aren't in {pages}: 'missing: 2, 5' or 'complete'.
        Are all pages there?
        'complete' if {pages} has every number up to {last}, else 'missing: ' and the absent ones in order.
        Check {pages} against 1..{last} and report the gaps as text.
        completeness check of numbered pages
        """,
        """
        absent = [number for number in range(1, last + 1) if number not in pages]
        return "missing: " + ", ".join(map(str, absent)) if absent else "complete"
        ---
        absent = sorted(set(range(1, last + 1)) - set(pages))
        if not absent:
            return "complete"
        return f"missing: {', '.join(str(number) for number in absent)}"
        """,
        lambda r: (_small(r, top=8), r.randint(0, 8)),
    ),
    made(
        "listchores.first_choice",
        "first_choice_counts count_first_choices first_preferences",
        "ballots: list[list[str]]",
        "dict[str, int]",
        """
        Count the first choices on {ballots}, most first, ties by name; empty ones are 'blank' at the end.
        Who is ranked first how often?
        A dict of candidate to first places, descending; if there are empty {ballots}, 'blank' comes last.
        Tally the first name of every ballot and, after all others, the blank ones.
        first preference votes
        """,
        """
        counts = {}
        for ballot in ballots:
            if ballot:
                counts[ballot[0]] = counts.get(ballot[0], 0) + 1
        result = dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        blank = sum(1 for ballot in ballots if not ballot)
        if blank:
            result["blank"] = blank
        return result
        ---
        from collections import Counter
        counts = Counter(ballot[0] for ballot in ballots if ballot)
        result = {name: counts[name] for name in sorted(counts, key=lambda name: (-counts[name], name))}
        blank = ballots.count([])
        return {**result, "blank": blank} if blank else result
        """,
        lambda r: (_ballots(r),),
    ),
    made(
        "listchores.borda",
        "borda_scores borda_count preference_points",
        "ballots: list[list[str]]; candidates: list[str]",
        "dict[str, int]",
        """
        Points of {candidates}: a ballot's first gets as many as there are candidates, the next one less.
        Borda count.
        Return candidate -> points; place p (from 0) on a ballot is worth the number of {candidates} minus p.
        Sum points over {ballots}; who isn't on a ballot gets none, names that are no candidates are skipped.
        points for preferences
        """,
        """
        points = {name: 0 for name in candidates}
        for ballot in ballots:
            for place, name in enumerate(name for name in ballot if name in points):
                points[name] += len(candidates) - place
        return points
        ---
        def worth(ballot, name):
            valid = [other for other in ballot if other in candidates]
            return len(candidates) - valid.index(name) if name in valid else 0
        return {name: sum(worth(ballot, name) for ballot in ballots) for name in candidates}
        """,
        lambda r: (_ballots(r), ["A", "B", "C"][: r.randint(1, 3)]),
    ),
    made(
        "listchores.drop_last",
        "eliminate_candidate remove_weakest instant_runoff_step",
        "ballots: list[list[str]]",
        "list[list[str]]",
        """
        Remove the candidate with the fewest first places (alphabetically last on a tie) from all {ballots}.
        One round of instant runoff.
        {ballots} without the weakest name: fewest first choices among all that appear, ties to the last name.
        Strike out whoever is ranked first least often; if several are, the one latest in the alphabet.
        eliminate the last candidate
        """,
        """
        names = {name for ballot in ballots for name in ballot}
        if not names:
            return [list(ballot) for ballot in ballots]
        firsts = [ballot[0] for ballot in ballots if ballot]
        weakest = min(sorted(names, reverse=True), key=firsts.count)
        return [[name for name in ballot if name != weakest] for ballot in ballots]
        ---
        counts = {}
        for ballot in ballots:
            for place, name in enumerate(ballot):
                counts[name] = counts.get(name, 0) + (place == 0)
        out = None
        for name in sorted(counts):
            if out is None or counts[name] <= counts[out]:
                out = name
        return [[name for name in ballot if name != out] for ballot in ballots]
        """,
        lambda r: (_ballots(r),),
    ),
    made(
        "listchores.beats",
        "preferred_over pairwise_winner head_to_head_winner",
        "ballots: list[list[str]]; first: str; second: str",
        "str | None",
        """
        Which of {first} and {second} more {ballots} rank higher; unlisted is lowest. None on a tie.
        Pairwise comparison of two candidates.
        Return the winner of the duel, None if equal; a ballot with neither of both doesn't count.
        For every ballot see which comes earlier (a missing one is last) and return who leads.
        who is preferred by the majority
        """,
        """
        lead = 0
        for ballot in ballots:
            one = ballot.index(first) if first in ballot else len(ballot)
            two = ballot.index(second) if second in ballot else len(ballot)
            lead += (one < two) - (two < one)
        if lead == 0:
            return None
        return first if lead > 0 else second
        ---
        votes = {first: 0, second: 0}
        for ballot in ballots:
            leading = next((name for name in ballot if name in votes), None)
            if leading is not None:
                votes[leading] += 1
        if votes[first] == votes[second]:
            return None
        return max(votes, key=lambda name: votes[name])
        """,
        lambda r: (_ballots(r), *r.sample("ABC", 2)),
    ),
    made(
        "listchores.majority_name",
        "absolute_majority majority_winner over_half",
        "votes: list[str]",
        "str",
        """
        Name with more than half of all {votes}, else 'no majority'; also for no votes at all.
        Has someone got the absolute majority?
        Return whoever has over 50 percent of {votes}; exactly half is 'no majority'.
        Find a strict majority in a list of names.
        absolute majority or none
        """,
        """
        for name in set(votes):
            if votes.count(name) * 2 > len(votes):
                return name
        return "no majority"
        ---
        from collections import Counter
        top = Counter(votes).most_common(1)
        return top[0][0] if top and top[0][1] > len(votes) / 2 else "no majority"
        """,
        lambda r: ([r.choice("AB") if r.random() < 0.7 else "C" for _ in range(r.randint(0, 5))],),
    ),
    made(
        "listchores.card_values",
        "hand_value blackjack_value card_points",
        "cards: list[str]",
        "int",
        """
        Value of {cards} like '10S' or 'AH': J, Q, K are 10, an ace is 11, or 1 where it would exceed 21.
        Blackjack value.
        Add up the ranks of {cards}; aces count 11 and are lowered to 1 one by one while the sum is over 21.
        Return the points of the hand: the last character is the suit, the rest the rank.
        points in twenty-one
        """,
        """
        ranks = [card[:-1] for card in cards]
        total = sum(11 if rank == "A" else 10 if rank in "JQK" else int(rank) for rank in ranks)
        for _ in range(ranks.count("A")):
            if total > 21:
                total -= 10
        return total
        ---
        total = aces = 0
        for card in cards:
            rank = card[:-1]
            if rank == "A":
                aces += 1
                total += 11
            elif rank in ("J", "Q", "K"):
                total += 10
            else:
                total += int(rank)
        while total > 21 and aces:
            total -= 10
            aces -= 1
        return total
        """,
        lambda r: (_cards(r),),
    ),
    made(
        "listchores.sort_hand",
        "sort_hand sort_cards arrange_hand",
        "cards: list[str]; order: str = 'CDHS'",
        "list[str]",
        """
        Sort {cards} such as '10S' by suit in the given {order}, then by rank 2 to 10, J, Q, K, A.
        Arrange a hand of cards.
        The {cards} ordered by suit (last character, position in {order}) and ascending rank, ace highest.
        Group a hand by suits and put low ranks first within each.
        cards by suit and rank
        """,
        """
        ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        return sorted(cards, key=lambda card: (order.index(card[-1]), ranks.index(card[:-1])))
        ---
        ranks = "2 3 4 5 6 7 8 9 10 J Q K A".split()
        result = []
        for suit in order:
            same = [card for card in cards if card[-1] == suit]
            result += sorted(same, key=lambda card: ranks.index(card[:-1]))
        return result
        """,
        lambda r: (_cards(r), r.choice(("CDHS", "SHDC"))),
    ),
    made(
        "listchores.deal",
        "deal_cards deal_round deal_hands",
        "deck: list[str]; players: int; each: int",
        "tuple[list[list[str]], list[str]]",
        """
        Deal {each} cards one by one to {players} in turn; return the hands and the rest of the {deck}.
        Deal cards in rounds.
        Return (hands, rest): every round each player gets the next card; stop early if the {deck} runs out.
        Give out up to {players} times {each} cards from the top, in turns.
        hands and remaining deck
        """,
        """
        used = deck[: players * each]
        return [used[player::players] for player in range(players)], deck[players * each :]
        ---
        rest = list(deck)
        hands = [[] for _ in range(players)]
        for _ in range(each):
            for hand in hands:
                if rest:
                    hand.append(rest.pop(0))
        return hands, rest
        """,
        lambda r: (_cards(r) + _cards(r), r.randint(1, 3), r.randint(0, 3)),
    ),
    made(
        "listchores.keep_dice",
        "best_dice_to_keep keep_most_common_dice dice_to_hold",
        "dice: list[int]",
        "list[int]",
        """
        The {dice} to keep: all of the most frequent number, the higher one on a tie.
        Which dice should stay on the table?
        Return the largest group of equal {dice}; between groups of one size take the greater number.
        Keep the number that comes up most often, highest number if there are several.
        hold the best set of dice
        """,
        """
        if not dice:
            return []
        best = max(dice, key=lambda value: (dice.count(value), value))
        return [value for value in dice if value == best]
        ---
        from collections import Counter
        counts = sorted((count, value) for value, count in Counter(dice).items())
        if not counts:
            return []
        count, value = counts[-1]
        return [value] * count
        """,
        lambda r: (_small(r, 0, 5, 5),),
    ),
    made(
        "listchores.board_move",
        "move_token final_field walk_board",
        "rolls: list[int]; fields: int; jumps: dict[int, int]",
        "int",
        """
        Field of a token after {rolls}, from 0; a field in {jumps} leads on, a roll past {fields} is void.
        Snakes and ladders.
        The final position: add each roll unless it passes {fields}, then follow one jump if there is one.
        Walk from field 0 with the {rolls}; {jumps} maps fields to where they lead.
        board game with ladders
        """,
        """
        position = 0
        for roll in rolls:
            if position + roll <= fields:
                position += roll
                position = jumps.get(position, position)
        return position
        ---
        position = 0
        for roll in rolls:
            target = position + roll
            if target > fields:
                continue
            position = jumps[target] if target in jumps else target
        return position
        """,
        lambda r: (
            [r.randint(1, 6) for _ in range(r.randint(0, 5))],
            r.randint(8, 20),
            {k: r.randint(0, 9) for k in r.sample(range(1, 10), r.randint(0, 3))},
        ),
    ),
    made(
        "listchores.scores_turns",
        "winner_of_rounds rounds_won most_rounds_won",
        "rounds: list[dict[str, int]]",
        "list[str]",
        """
        Who won the most {rounds}, sorted; a round with a tie at the top has no winner.
        Overall winners by rounds won.
        Give the names with the most round wins; only a sole highest score wins a round. [] if no one won any.
        Count for every player the {rounds} with the strictly best score and name the leaders.
        winners by number of rounds
        """,
        """
        wins = {}
        for scores in rounds:
            top = max(scores.values())
            best = [name for name, score in scores.items() if score == top]
            if len(best) == 1:
                wins[best[0]] = wins.get(best[0], 0) + 1
        most = max(wins.values(), default=0)
        return sorted(name for name, count in wins.items() if count == most)
        ---
        from collections import Counter
        wins = Counter()
        for scores in rounds:
            ordered = sorted(scores, key=lambda name: scores[name], reverse=True)
            if len(ordered) == 1 or scores[ordered[0]] > scores[ordered[1]]:
                wins[ordered[0]] += 1
        return sorted(name for name in wins if wins[name] == max(wins.values()))
        """,
        lambda r: ([{name: r.randint(0, 4) for name in _NAMES[:3]} for _ in range(r.randint(0, 4))],),
    ),
    made(
        "listchores.clean_lines",
        "sections_of_lines split_by_blank blocks_of_lines",
        "lines: list[str]",
        "list[list[str]]",
        """
        Split {lines} into blocks at blank ones (spaces count as blank), comment lines with # removed.
        Paragraphs of a file.
        Give groups of neighbouring non-blank {lines}; those that begin with '#' are ignored, no empty groups.
        Blank lines separate blocks, any number of them; comments don't count at all.
        blocks between empty lines
        """,
        """
        blocks = [[]]
        for line in lines:
            if line.startswith("#"):
                continue
            if line.strip():
                blocks[-1].append(line)
            else:
                blocks.append([])
        return [block for block in blocks if block]
        ---
        from itertools import groupby
        kept = [line for line in lines if not line.startswith("#")]
        return [list(group) for filled, group in groupby(kept, lambda line: line.strip() != "") if filled]
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "listchores.squeeze_blank",
        "squeeze_blank_lines collapse_blank_lines tidy_blank_lines",
        "lines: list[str]",
        "list[str]",
        """
        At most one blank line in a row, none at the start and the end; blank means only spaces.
        Tidy up empty {lines}.
        Return {lines} with runs of blank ones as one '', and without blank ones at both ends.
        Collapse neighbouring empty {lines} and trim them at the top and the bottom.
        squeeze blank lines
        """,
        """
        result = []
        for line in lines:
            if line.strip():
                result.append(line)
            elif result and result[-1] != "":
                result.append("")
        if result and result[-1] == "":
            result.pop()
        return result
        ---
        filled = [at for at, line in enumerate(lines) if line.strip()]
        result = []
        for before, at in zip([None, *filled], filled):
            if before is not None and at - before > 1:
                result.append("")
            result.append(lines[at])
        return result
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "listchores.number_bullets",
        "number_bullets bullets_to_numbers numbered_list",
        "lines: list[str]",
        "list[str]",
        """
        Turn bullets '- text' into '1. text', '2. text'...; any other line restarts the numbering.
        Number the bullet points.
        Return {lines} where each run of '- ' items is numbered from 1; other lines stay as they are.
        Replace '- ' at the start by a running number, beginning anew after a line that is no bullet.
        bulleted to numbered list
        """,
        """
        result = []
        number = 0
        for line in lines:
            if line.startswith("- "):
                number += 1
                result.append(f"{number}. {line[2:]}")
            else:
                number = 0
                result.append(line)
        return result
        ---
        from itertools import groupby
        result = []
        for bullet, group in groupby(lines, lambda line: line.startswith("- ")):
            if bullet:
                result += [f"{number}. {line[2:]}" for number, line in enumerate(group, start=1)]
            else:
                result.extend(group)
        return result
        """,
        lambda r: (_lines(r),),
    ),
    made(
        "listchores.diff_lines",
        "added_and_removed_lines diff_lines compare_line_lists",
        "old: list[str]; new: list[str]",
        "list[str]",
        """
        '-name' for entries only in {old}, then '+name' for those only in {new}, in their order.
        Simple diff of two lists.
        Return what was removed with a minus, followed by what was added with a plus.
        Compare {old} and {new} without regard to order: lost entries '-...', gained ones '+...'.
        list of removals and additions
        """,
        """
        removed = ["-" + item for item in old if item not in new]
        added = ["+" + item for item in new if item not in old]
        return removed + added
        ---
        before, after = set(old), set(new)
        signs = []
        for item in old:
            if item not in after:
                signs.append(f"-{item}")
        for item in new:
            if item not in before:
                signs.append(f"+{item}")
        return signs
        """,
        lambda r: (_people(r, 0, 4), _people(r, 0, 4)),
    ),
    made(
        "listchores.moved_items",
        "moved_up items_that_moved_up climbers",
        "old: list[str]; new: list[str]",
        "dict[str, int]",
        """
        How many places each item climbed from {old} to {new}; only those that are in both and moved up.
        Climbers in a chart.
        Give item -> places gained, in the order of {new}; fallen, unchanged, new and lost ones are left out.
        Compare positions: an item further ahead in {new} than in {old} is listed with the difference.
        who moved up in the ranking
        """,
        """
        gains = {}
        for at, item in enumerate(new):
            if item in old and old.index(item) > at:
                gains[item] = old.index(item) - at
        return gains
        ---
        before = {item: at for at, item in enumerate(old)}
        after = {item: at for at, item in enumerate(new)}
        return {item: before[item] - at for item, at in after.items() if before.get(item, -1) > at}
        """,
        lambda r: (_people(r), _people(r)),
    ),
    made(
        "listchores.chart_notes",
        "chart_movements movement_symbols ranking_arrows",
        "old: list[str]; new: list[str]",
        "list[str]",
        """
        Lines for {new}: 'name (new)', 'name (=)', 'name (+2)' or 'name (-1)' by the change since {old}.
        Show how a ranking has changed.
        Each name with its movement: places gained as +n, lost as -n, = if unchanged, new if not in {old}.
        Write the ranking {new} with the difference to the position in {old} in brackets.
        chart with arrows
        """,
        """
        lines = []
        for at, name in enumerate(new):
            if name not in old:
                note = "new"
            elif old.index(name) == at:
                note = "="
            else:
                note = f"{old.index(name) - at:+d}"
            lines.append(f"{name} ({note})")
        return lines
        ---
        before = {name: at for at, name in enumerate(old)}
        def note(name, at):
            if name not in before:
                return "new"
            change = before[name] - at
            return "=" if change == 0 else f"+{change}" if change > 0 else str(change)
        return [f"{name} ({note(name, at)})" for at, name in enumerate(new)]
        """,
        lambda r: (_people(r, 0, 5), _people(r, 0, 5)),
    ),
    made(
        "listchores.medals",
        "medal_winners podium_with_ties medals_by_score",
        "scores: dict[str, int]",
        "dict[str, list[str]]",
        """
        Names for 'gold', 'silver', 'bronze': the three best different {scores}, names sorted, or empty.
        Medals with shared places.
        Return all three medals with the names that have the highest, second and third highest score value.
        Everyone with the top score gets gold, the next lower score silver, then bronze; no score, no name.
        podium by distinct scores
        """,
        """
        levels = sorted(set(scores.values()), reverse=True)
        podium = {"gold": [], "silver": [], "bronze": []}
        for medal, level in zip(podium, levels):
            podium[medal] = sorted(name for name, score in scores.items() if score == level)
        return podium
        ---
        groups = {}
        for name in sorted(scores):
            groups.setdefault(scores[name], []).append(name)
        best = [groups[score] for score in sorted(groups, reverse=True)] + [[], [], []]
        return {"gold": best[0], "silver": best[1], "bronze": best[2]}
        """,
        lambda r: ({name: r.choice((5, 7, 7, 9)) for name in _people(r)},),
    ),
    made(
        "listchores.top_with_ties",
        "top_n_with_ties best_with_ties leaders_including_ties",
        "scores: dict[str, int]; count: int = 3",
        "list[str]",
        """
        Names of the {count} best {scores} and all that are level with the last; best first, then by name.
        Top {count} including ties.
        Give at least {count} names if there are, more if the last place is shared; descending, ties by name.
        Everyone whose score is not below the {count}-th best; {count} 0 gives [].
        leaders, ties at the border included
        """,
        """
        ordered = sorted(scores, key=lambda name: (-scores[name], name))
        if count <= 0 or len(ordered) <= count:
            return ordered if count > 0 else []
        limit = scores[ordered[count - 1]]
        return [name for name in ordered if scores[name] >= limit]
        ---
        def better(name):
            return sum(1 for score in scores.values() if score > scores[name])
        chosen = [name for name in scores if better(name) < count]
        return sorted(chosen, key=lambda name: (-scores[name], name))
        """,
        lambda r: ({name: r.choice((5, 7, 7, 9)) for name in _people(r)}, r.randint(0, 4)),
    ),
    made(
        "listchores.rank_labels",
        "place_labels ordinal_places rank_with_ordinals",
        "scores: dict[str, int]",
        "dict[str, str]",
        """
        Place of each name: '1st', '2nd', '3rd', '4th'...; highest score first, shared ones get '=': '2nd='.
        Places as ordinals with ties marked.
        Return name -> ordinal place in the given order; equal {scores} share a place and have '=' added.
        Rank {scores} from high to low as text; 1 + number of better ones, '=' if somebody else has the same.
        ordinal ranking
        """,
        """
        values = list(scores.values())
        labels = {}
        for name, score in scores.items():
            place = 1 + sum(value > score for value in values)
            ending = {1: "st", 2: "nd", 3: "rd"}.get(place, "th")
            labels[name] = f"{place}{ending}" + ("=" if values.count(score) > 1 else "")
        return labels
        ---
        ordered = sorted(scores.values(), reverse=True)
        endings = ["st", "nd", "rd"]
        def label(score):
            at = ordered.index(score)
            text = str(at + 1) + (endings[at] if at < 3 else "th")
            return text + "=" if ordered.count(score) > 1 else text
        return {name: label(score) for name, score in scores.items()}
        """,
        lambda r: ({name: r.choice((5, 7, 7, 9)) for name in _people(r)},),
    ),
    made(
        "listchores.quorum",
        "quorum_reached enough_votes decision_result",
        "votes: list[str]; members: int",
        "str",
        """
        'no quorum' if under half of {members} voted, else 'accepted' if more yes than no, or 'rejected'.
        Result of a vote with quorum.
        Return the decision; abstentions count for the quorum only, a tie between yes and no is 'rejected'.
        At least half of {members} must vote; then more 'yes' than 'no' means 'accepted'.
        committee decision
        """,
        """
        if len(votes) * 2 < members:
            return "no quorum"
        return "accepted" if votes.count("yes") > votes.count("no") else "rejected"
        ---
        if len(votes) < members / 2:
            return "no quorum"
        balance = 0
        for vote in votes:
            if vote == "yes":
                balance += 1
            elif vote == "no":
                balance -= 1
        return "accepted" if balance > 0 else "rejected"
        """,
        lambda r: ([r.choice(("yes", "no", "abstain")) for _ in range(r.randint(0, 6))], r.randint(1, 10)),
    ),
    made(
        "listchores.budget_left",
        "budget_left remaining_budget budget_status",
        "budget: dict[str, int]; spent: list[tuple[str, int]]",
        "dict[str, int]",
        """
        What is left of each {budget} item after {spent} (category, amount); others are a minus in 'other'.
        Remaining budget per category.
        {budget} less the amounts {spent}; categories without a budget are summed up, negative, in 'other'.
        Subtract all spending; 'other' is there only if something was spent outside the {budget}.
        budget minus expenses
        """,
        """
        left = dict(budget)
        for category, amount in spent:
            key = category if category in budget else "other"
            left[key] = left.get(key, 0) - amount
        return left
        ---
        left = {
            category: limit - sum(amount for name, amount in spent if name == category)
            for category, limit in budget.items()
        }
        outside = [amount for name, amount in spent if name not in budget]
        if outside:
            left["other"] = -sum(outside)
        return left
        """,
        lambda r: (
            _counts(r),
            [(r.choice(("ink", "pen", "mug", "tax")), r.randint(1, 6)) for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "listchores.over_budget",
        "over_budget_categories exceeded_budgets overspent",
        "budget: dict[str, int]; spent: dict[str, int]",
        "list[str]",
        """
        Categories in which more was {spent} than the {budget} allows, the largest excess first, then by name.
        Where is the budget exceeded?
        Return names with spent > budget; a category without a {budget} has a limit of 0. Worst first.
        Overspent categories sorted by how much they are over, ties alphabetical.
        budget overruns
        """,
        """
        excess = {name: amount - budget.get(name, 0) for name, amount in spent.items()}
        return sorted((name for name in excess if excess[name] > 0), key=lambda name: (-excess[name], name))
        ---
        pairs = []
        for name, amount in spent.items():
            limit = budget[name] if name in budget else 0
            if amount > limit:
                pairs.append((limit - amount, name))
        return [name for _, name in sorted(pairs)]
        """,
        lambda r: (_counts(r), _counts(r)),
    ),
    made(
        "listchores.last_vote",
        "count_last_votes tally_last_vote_per_person votes_with_changes",
        "votes: list[tuple[str, str]]",
        "dict[str, int]",
        """
        Count the options, where only the last vote of each person counts. Most first, ties by name.
        Tally a poll in which people may change their mind.
        Return option -> votes from (person, option) pairs; a later vote replaces the earlier one.
        One vote per person, the latest; sort by count (descending), then option.
        poll result with changed votes
        """,
        """
        counts = {}
        for option in dict(votes).values():
            counts[option] = counts.get(option, 0) + 1
        return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
        ---
        from collections import Counter
        latest = {}
        for person, option in votes:
            latest[person] = option
        counts = Counter(latest.values())
        ordered = sorted(counts, key=lambda option: (-counts[option], option))
        return {option: counts[option] for option in ordered}
        """,
        lambda r: (_votes(r),),
    ),
    made(
        "listchores.double_voters",
        "voted_twice changed_their_mind people_with_different_votes",
        "votes: list[tuple[str, str]]",
        "list[str]",
        """
        Sorted people who voted for more than one option; repeating the same vote doesn't matter.
        Who changed their mind?
        Return the names in {votes} (person, option) with at least two different options, alphabetical.
        People whose votes contradict each other.
        conflicting votes by person
        """,
        """
        options = {}
        for person, option in votes:
            options.setdefault(person, set()).add(option)
        return sorted(person for person in options if len(options[person]) > 1)
        ---
        first = {}
        changed = set()
        for person, option in votes:
            if first.setdefault(person, option) != option:
                changed.add(person)
        return sorted(changed)
        """,
        lambda r: (_votes(r),),
    ),
    made(
        "listchores.poll_bars",
        "poll_bars percent_bars text_bar_chart",
        "counts: dict[str, int]; width: int = 10",
        "list[str]",
        """
        Lines like 'pen ##### 50%': a bar of '#' ({width} of them are 100%), and whole percent.
        Text bars for a poll.
        Return 'name bar percent%' for every entry of {counts}; bars have rounded share * {width} signs.
        Draw the shares of {counts} as bars; if the total is 0 every line is 'name  0%' with an empty bar.
        bar chart with percentages
        """,
        """
        total = sum(counts.values()) or 1
        shares = {name: count / total for name, count in counts.items()}
        return [
            f"{name} {'#' * round(width * share)} {round(100 * share)}%" for name, share in shares.items()
        ]
        ---
        total = sum(counts.values())
        lines = []
        for name, count in counts.items():
            share = count / total if total else 0
            lines.append(" ".join([name, "#" * round(width * share), f"{round(100 * share)}%"]))
        return lines
        """,
        lambda r: (_counts(r), r.choice((5, 10))),
    ),
    made(
        "listchores.rest_group",
        "group_small_as_other lump_small_counts other_category",
        "counts: dict[str, int]; keep: int = 3",
        "dict[str, int]",
        """
        The {keep} largest {counts}, descending (ties as given), and the sum of all others as 'other'.
        Lump the small categories together.
        Return the biggest {keep} entries; the rest is added up under 'other' if there is any.
        Keep the top {keep}, everything else becomes one entry 'other' at the end.
        top categories plus other
        """,
        """
        ordered = sorted(counts.items(), key=lambda pair: pair[1], reverse=True)
        result = dict(ordered[:keep])
        if len(ordered) > keep:
            result["other"] = sum(count for _, count in ordered[keep:])
        return result
        ---
        from collections import Counter
        ranked = Counter(counts).most_common()
        result = {}
        for at, (name, count) in enumerate(ranked):
            if at < keep:
                result[name] = count
            else:
                result["other"] = result.get("other", 0) + count
        return result
        """,
        lambda r: (_counts(r), r.randint(0, 4)),
    ),
    made(
        "listchores.min_share",
        "merge_below_share hide_rare rare_as_other",
        "counts: dict[str, int]; percent: int = 10",
        "dict[str, int]",
        """
        Entries with at least {percent} percent of the total; the sum of the others goes to 'rest' if not 0.
        Fold rare categories into 'rest'.
        Return {counts} without entries below {percent} % of the whole, which are added up under 'rest'.
        Hide what has too small a share: the key 'rest' comes last and only if it is positive.
        rare values together
        """,
        """
        total = sum(counts.values())
        result = {name: count for name, count in counts.items() if count * 100 >= percent * total}
        rest = total - sum(result.values())
        if rest:
            result["rest"] = rest
        return result
        ---
        total = sum(counts.values())
        result, rest = {}, 0
        for name, count in counts.items():
            if count * 100 < percent * total:
                rest += count
            else:
                result[name] = count
        return {**result, "rest": rest} if rest > 0 else result
        """,
        lambda r: (_counts(r), r.choice((10, 20, 30))),
    ),
    made(
        "listchores.count_change",
        "count_changes signed_count_changes tally_difference",
        "before: dict[str, int]; after: dict[str, int]",
        "dict[str, str]",
        """
        Change of every count as text '+2' or '-1', missing keys are 0; unchanged ones left out, keys sorted.
        What has changed between two stock lists?
        Return name -> signed difference {after} minus {before} as text, sorted, without zeros.
        Compare two tallies, treating absent names as 0, and write the changes with their sign.
        signed differences of two dicts
        """,
        """
        changes = {}
        for name in sorted({*before, *after}):
            change = after.get(name, 0) - before.get(name, 0)
            if change:
                changes[name] = f"{change:+d}"
        return changes
        ---
        from collections import Counter
        difference = Counter(after)
        difference.subtract(before)
        return {
            name: f"+{difference[name]}" if difference[name] > 0 else str(difference[name])
            for name in sorted(difference)
            if difference[name]
        }
        """,
        lambda r: (_counts(r, 0, 3), _counts(r, 0, 3)),
    ),
    made(
        "listchores.max_merge",
        "merge_keep_larger merge_dicts_by_max combine_maximum",
        "first: dict[str, int]; second: dict[str, int]",
        "dict[str, int]",
        """
        Merge two dicts; for keys in both keep the larger value. Sorted by key.
        Union of {first} and {second} with the maximum of each.
        Return all keys in order, each with the greater of its one or two values.
        Combine two count dicts like a multiset union.
        merge by maximum
        """,
        """
        merged = dict(first)
        for key, value in second.items():
            merged[key] = max(value, merged.get(key, value))
        return dict(sorted(merged.items()))
        ---
        return {
            key: max(source[key] for source in (first, second) if key in source)
            for key in sorted(first.keys() | second.keys())
        }
        """,
        lambda r: (_counts(r), _counts(r)),
    ),
    made(
        "listchores.merge_conflicts",
        "merge_or_list_conflicts merge_without_conflicts safe_merge",
        "first: dict[str, int]; second: dict[str, int]",
        "tuple[dict[str, int], list[str]]",
        """
        Merge two dicts and list the conflicts: sorted keys with different values, which are left out.
        Merge without guessing.
        Return (merged, conflicts): keys in both with unequal values are conflicts and not merged.
        Combine {first} and {second} where they agree; name the keys where they don't.
        merge and report contradictions
        """,
        """
        conflicts = sorted(key for key in first if key in second and first[key] != second[key])
        both = {**first, **second}
        return {key: value for key, value in both.items() if key not in conflicts}, conflicts
        ---
        merged = {}
        conflicts = []
        for key in [*first, *(key for key in second if key not in first)]:
            if key in first and key in second and first[key] != second[key]:
                conflicts.append(key)
            else:
                merged[key] = first[key] if key in first else second[key]
        return merged, sorted(conflicts)
        """,
        lambda r: (_counts(r, 0, 2), _counts(r, 0, 2)),
    ),
    made(
        "listchores.reserve",
        "reserve_items reserve_available take_what_is_there",
        "stock: dict[str, int]; wanted: dict[str, int]",
        "tuple[dict[str, int], dict[str, int]]",
        """
        Two dicts: what of {wanted} can be delivered from {stock}, and what is short; without zeros.
        Partial delivery.
        Return (delivered, missing) counts; deliver as much as the {stock} has, unknown items have none.
        For each wanted item give out at most the stock; the rest is missing. Leave out 0.
        available and missing quantities
        """,
        """
        delivered, missing = {}, {}
        for item, count in wanted.items():
            given = min(count, stock.get(item, 0))
            if given:
                delivered[item] = given
            if count > given:
                missing[item] = count - given
        return delivered, missing
        ---
        given = {item: min(count, stock.get(item, 0)) for item, count in wanted.items()}
        short = {item: wanted[item] - given[item] for item in wanted}
        return (
            {item: count for item, count in given.items() if count > 0},
            {item: count for item, count in short.items() if count > 0},
        )
        """,
        lambda r: (_counts(r), _counts(r, 1, 6)),
    ),
    made(
        "listchores.sets_possible",
        "complete_kits how_many_kits kits_possible",
        "stock: dict[str, int]; kit: dict[str, int]",
        "int",
        """
        How many complete kits the {stock} gives, if one needs the counts in {kit}; an empty kit gives 0.
        How often can the set be packed?
        Return the number of times that all parts of {kit} are in {stock}; a missing part means 0.
        The scarcest part decides: stock // needed, at least over all parts.
        number of full sets
        """,
        """
        return min((stock.get(part, 0) // count for part, count in kit.items()), default=0)
        ---
        if not kit:
            return 0
        sets = 0
        while all(stock.get(part, 0) >= count * (sets + 1) for part, count in kit.items()):
            sets += 1
        return sets
        """,
        lambda r: (
            {key: r.randint(0, 9) for key in ("ink", "pen", "mug")[: r.randint(2, 3)]},
            {key: r.randint(1, 3) for key in r.sample(("ink", "pen", "mug"), r.randint(0, 2))},
        ),
    ),
    made(
        "listchores.bottleneck",
        "bottleneck_parts limiting_parts scarcest_parts",
        "stock: dict[str, int]; kit: dict[str, int]",
        "list[str]",
        """
        Sorted parts that limit how many kits can be made: those with the smallest stock // needed.
        Which part runs out first?
        Return all parts of {kit} that allow the fewest sets, alphabetical; not in {stock} means 0.
        The bottleneck: least number of sets, ties included. [] for an empty kit.
        limiting parts
        """,
        """
        sets = {part: stock.get(part, 0) // count for part, count in kit.items()}
        fewest = min(sets.values(), default=0)
        return sorted(part for part in sets if sets[part] == fewest)
        ---
        fewest = None
        parts = []
        for part in sorted(kit):
            possible = stock.get(part, 0) // kit[part]
            if fewest is None or possible < fewest:
                fewest, parts = possible, []
            if possible == fewest:
                parts.append(part)
        return parts
        """,
        lambda r: (
            _counts(r, 0, 6),
            {key: r.randint(1, 3) for key in r.sample(("ink", "pen", "mug", "bag"), r.randint(0, 3))},
        ),
    ),
    made(
        "listchores.shared_likes",
        "shared_interests common_likes_by_pair interests_in_common",
        "likes: dict[str, list[str]]",
        "dict[tuple[str, str], list[str]]",
        """
        For each pair of people (in given order) the sorted things both like; pairs without any are left out.
        Who has what in common?
        Return (name, name) -> common entries, sorted, for all pairs of {likes} that share something.
        Compare everybody with everybody after them and list the common likes.
        common interests of pairs
        """,
        """
        from itertools import combinations
        shared = {}
        for one, two in combinations(likes, 2):
            common = sorted(set(likes[one]) & set(likes[two]))
            if common:
                shared[one, two] = common
        return shared
        ---
        names = list(likes)
        result = {}
        for at, one in enumerate(names):
            for two in names[at + 1 :]:
                common = [thing for thing in sorted(likes[one]) if thing in likes[two]]
                if common:
                    result[(one, two)] = common
        return result
        """,
        lambda r: (_likes(r),),
    ),
    made(
        "listchores.best_match",
        "best_match most_similar_person closest_taste",
        "likes: dict[str, list[str]]; name: str",
        "str | None",
        """
        Who has the most likes in common with {name}, the first by name on a tie; None if no one has any.
        Who fits {name} best?
        Return whoever shares the most entries of {likes} with {name}; None if unknown or nothing is shared.
        Find the best match by number of common likes, at least one.
        most similar taste
        """,
        """
        mine = set(likes.get(name, []))
        common = {other: len(mine & set(things)) for other, things in likes.items() if other != name}
        best = min(common, key=lambda other: (-common[other], other), default=None)
        return best if best is not None and common[best] > 0 else None
        ---
        best, most = None, 0
        for other in sorted(likes):
            if other == name:
                continue
            count = sum(1 for thing in likes[other] if thing in likes.get(name, []))
            if count > most:
                best, most = other, count
        return best
        """,
        _likes_of,
    ),
    made(
        "listchores.suggestions",
        "suggest_from_others recommend_things things_others_like",
        "likes: dict[str, list[str]]; name: str",
        "list[str]",
        """
        Things that others like but not {name}, the most popular first, ties by name.
        What could {name} try?
        Return what people other than {name} have in {likes} and {name} hasn't, by number of fans.
        Recommend by popularity: leave out what {name} likes already; an unknown name gets everything.
        popular things that someone lacks
        """,
        """
        mine = likes.get(name, [])
        counts = {}
        for things in likes.values():
            for thing in things:
                if thing not in mine:
                    counts[thing] = counts.get(thing, 0) + 1
        return sorted(counts, key=lambda thing: (-counts[thing], thing))
        ---
        from collections import Counter
        counts = Counter(thing for other, things in likes.items() if other != name for thing in things)
        for thing in likes.get(name, []):
            del counts[thing]
        return [thing for thing, _ in sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))]
        """,
        _likes_of,
    ),
    made(
        "listchores.liked_by_all",
        "liked_by_everyone loved_and_unique popular_and_unique",
        "likes: dict[str, list[str]]",
        "tuple[list[str], list[str]]",
        """
        Sorted things that everyone likes, and those that exactly one person likes. Nobody: two empty lists.
        What do all like, what only one?
        Return (common, unique) over the lists in {likes}, both sorted.
        First the intersection of all likes, then what appears with one person only.
        common to all and unique to one
        """,
        """
        things = sorted({thing for liked in likes.values() for thing in liked})
        fans = {thing: sum(thing in liked for liked in likes.values()) for thing in things}
        common = [thing for thing in things if fans[thing] == len(likes)]
        return common, [thing for thing in things if fans[thing] == 1]
        ---
        from collections import Counter
        counts = Counter(thing for liked in likes.values() for thing in set(liked))
        everyone = sorted(thing for thing, count in counts.items() if count == len(likes))
        single = sorted(thing for thing, count in counts.items() if count == 1)
        return everyone, single
        """,
        lambda r: (_likes(r),),
    ),
    made(
        "listchores.only_child",
        "exclusive_items only_liked_by unique_to_each",
        "likes: dict[str, list[str]]",
        "dict[str, list[str]]",
        """
        For each person the things that nobody else has, in their order; people without any are left out.
        What is special about everyone?
        Return name -> entries of {likes} that appear in no other list; empty lists are skipped.
        Keep for every key only the values that are unique among all keys.
        values that belong to one key only
        """,
        """
        result = {}
        for name, things in likes.items():
            others = {thing for other in likes if other != name for thing in likes[other]}
            own = [thing for thing in things if thing not in others]
            if own:
                result[name] = own
        return result
        ---
        from collections import Counter
        counts = Counter(thing for things in likes.values() for thing in things)
        unique = {name: [thing for thing in things if counts[thing] == 1] for name, things in likes.items()}
        return {name: things for name, things in unique.items() if things}
        """,
        lambda r: (_likes(r),),
    ),
    made(
        "listchores.effective_settings",
        "effective_settings resolve_settings layered_settings",
        "layers: list[dict]",
        "dict",
        """
        Merge settings {layers}, later ones win, but a later None doesn't override; keys in lower case.
        Resolve configuration layers.
        Return one dict with lower-cased keys: each takes the last value that isn't None, else None.
        Defaults first, overrides after; a None leaves what was set before.
        layered configuration
        """,
        """
        result = {}
        for layer in layers:
            for key, value in layer.items():
                if value is not None or key.lower() not in result:
                    result[key.lower()] = value
        return result
        ---
        keys = list(dict.fromkeys(key.lower() for layer in layers for key in layer))
        def value_of(wanted):
            values = [value for layer in layers for key, value in layer.items() if key.lower() == wanted]
            return next((value for value in reversed(values) if value is not None), None)
        return {key: value_of(key) for key in keys}
        """,
        lambda r: ([_settings(r) for _ in range(r.randint(0, 3))],),
    ),
    made(
        "listchores.origin",
        "setting_origins which_layer_sets setting_sources",
        "layers: dict[str, dict]",
        "dict[str, str]",
        """
        Map each setting to the name of the last layer that sets it to something other than None.
        Where does each setting come from?
        Return key -> layer name; later {layers} win, None values don't count, keys sorted.
        For every key find the last of {layers} with a value; keys that are None everywhere are left out.
        which layer wins for each key
        """,
        """
        origins = {}
        for name, layer in layers.items():
            for key, value in layer.items():
                if value is not None:
                    origins[key] = name
        return dict(sorted(origins.items()))
        ---
        keys = sorted({key for layer in layers.values() for key in layer})
        found = {}
        for key in keys:
            names = [name for name, layer in layers.items() if layer.get(key) is not None]
            if names:
                found[key] = names[-1]
        return found
        """,
        lambda r: ({name: _settings(r) for name in ("default", "user", "cli")[: r.randint(0, 3)]},),
    ),
    made(
        "listchores.unknown_settings",
        "check_settings unknown_and_missing validate_keys",
        "settings: dict; allowed: list[str]",
        "list[str]",
        """
        'unknown: key' for keys that aren't {allowed} and 'missing: key' for allowed ones not set, sorted.
        Validate the keys of {settings}.
        Return sorted messages about keys that shouldn't be there and keys that lack; [] if all fits.
        Compare the keys with {allowed}: extra ones are unknown, absent ones missing.
        problems with configuration keys
        """,
        """
        unknown = [f"unknown: {key}" for key in settings if key not in allowed]
        missing = [f"missing: {key}" for key in allowed if key not in settings]
        return sorted(unknown + missing)
        ---
        messages = []
        for key in set(settings) ^ set(allowed):
            messages.append(("unknown: " if key in settings else "missing: ") + key)
        messages.sort()
        return messages
        """,
        lambda r: (_settings(r), r.sample(("size", "mode", "Theme", "LANG", "font"), r.randint(0, 4))),
    ),
    made(
        "listchores.changed_settings",
        "non_default_settings changed_from_defaults overridden_only",
        "settings: dict; defaults: dict",
        "dict",
        """
        Only those {settings} that differ from {defaults}, including keys that have no default.
        What did the user change?
        Return the entries whose value isn't equal to the default, in order; new keys are kept.
        Drop everything that equals {defaults}; a value of None without a default is kept, too.
        settings other than the defaults
        """,
        """
        unset = object()
        return {key: value for key, value in settings.items() if defaults.get(key, unset) != value}
        ---
        changed = {}
        for key in settings:
            if key in defaults and defaults[key] == settings[key]:
                continue
            changed[key] = settings[key]
        return changed
        """,
        lambda r: (_settings(r), _settings(r)),
    ),
    made(
        "listchores.initial_index",
        "index_by_initial alphabet_index register_by_letter",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Index of {words} by capital first letter: letters sorted, words distinct, sorted without case; no ''.
        Make an alphabetical register.
        Letter -> words; equal words count once, empty ones are skipped, order ignores case, then is exact.
        Group {words} under their capital initial, everything in alphabetical order.
        A-Z index
        """,
        """
        index = {}
        for word in sorted(set(words), key=lambda word: (word.lower(), word)):
            if word:
                index.setdefault(word[0].upper(), []).append(word)
        return index
        ---
        unique = sorted(sorted(set(words)), key=str.lower)
        letters = sorted({word[0].upper() for word in unique if word})
        return {letter: [word for word in unique if word and word[0].upper() == letter] for letter in letters}
        """,
        lambda r: (_words(r),),
    ),
    made(
        "listchores.spelling_variants",
        "case_variants inconsistent_spelling same_word_different_case",
        "words: list[str]",
        "dict[str, list[str]]",
        """
        Words written in more than one way regarding case: lower case -> sorted spellings.
        Where is the capitalization inconsistent?
        Return the lower-cased words with at least two different spellings, keys sorted.
        Find {words} that come up both like 'Tea' and 'tea'; list all the forms.
        variants in upper and lower case
        """,
        """
        forms = {}
        for word in words:
            forms.setdefault(word.lower(), set()).add(word)
        return {word: sorted(found) for word, found in sorted(forms.items()) if len(found) > 1}
        ---
        result = {}
        for low in sorted({word.lower() for word in words}):
            spellings = sorted({word for word in words if word.lower() == low})
            if len(spellings) >= 2:
                result[low] = spellings
        return result
        """,
        lambda r: ([r.choice(("tea", "Tea", "TEA", "ant", "Ant", "bee")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "listchores.chain_check",
        "word_chain_breaks broken_chain_links chain_errors",
        "words: list[str]",
        "list[int]",
        """
        Positions in {words} whose word doesn't begin with the last letter of the one before (case ignored).
        Check a word chain.
        Return the indexes where the chain breaks; an empty word or one after an empty word always breaks it.
        Each word must start with the final letter of its predecessor; list where it does not.
        errors in a game of word chain
        """,
        """
        breaks = []
        for at in range(1, len(words)):
            before, word = words[at - 1].lower(), words[at].lower()
            if not before or not word or before[-1] != word[0]:
                breaks.append(at)
        return breaks
        ---
        return [
            at
            for at, (before, word) in enumerate(zip(words, words[1:]), start=1)
            if not (before and word and before[-1].lower() == word[0].lower())
        ]
        """,
        lambda r: (_words(r),),
    ),
    made(
        "listchores.first_new",
        "first_repeated_word first_repeat_ignoring_case earliest_duplicate",
        "words: list[str]",
        "str | None",
        """
        First of {words} that came before in any case, as written there; '' is ignored. None if none did.
        Which word is repeated first?
        Return the earliest word that repeats an earlier one (case ignored), else None; skip empty words.
        Go through {words} and stop at the first repetition.
        first repeated word
        """,
        """
        seen = set()
        for word in words:
            if word and word.lower() in seen:
                return word
            seen.add(word.lower())
        return None
        ---
        lowered = [word.lower() for word in words]
        repeats = (word for at, word in enumerate(words) if word and word.lower() in lowered[:at])
        return next(repeats, None)
        """,
        lambda r: (_words(r),),
    ),
    made(
        "listchores.unique_prefix",
        "shortest_unique_prefixes unique_abbreviations minimal_prefixes",
        "names: list[str]",
        "dict[str, str]",
        """
        Shortest beginning of each name that no other name starts with; the whole name if there is none.
        Abbreviate commands without ambiguity.
        Return name -> prefix: as short as possible, at least one letter, shared with no other of {names}.
        Find for every one of the distinct {names} the minimal unique prefix.
        unambiguous abbreviations
        """,
        """
        result = {}
        for name in names:
            others = [other for other in names if other != name]
            result[name] = name
            for length in range(1, len(name) + 1):
                if not any(other.startswith(name[:length]) for other in others):
                    result[name] = name[:length]
                    break
        return result
        ---
        from collections import Counter
        prefixes = Counter(name[:length] for name in names for length in range(1, len(name) + 1))
        def shortest(name):
            starts = (name[:length] for length in range(1, len(name) + 1))
            return next((start for start in starts if prefixes[start] == 1), name)
        return {name: shortest(name) for name in names}
        """,
        lambda r: (list(dict.fromkeys(word.lower() for word in _words(r) if word)),),
    ),
    made(
        "listchores.complete",
        "autocomplete complete_word suggest_completions",
        "words: list[str]; start: str; limit: int = 3",
        "list[str]",
        """
        Up to {limit} distinct lower-cased {words} beginning with {start} (any case), shortest, then a to z.
        Suggest completions.
        Give what starts with {start}, ignoring case, in lower case without duplicates; '' is never suggested.
        Autocomplete: short ones first, ties alphabetical, at most {limit}.
        completions of a prefix
        """,
        """
        found = {word.lower() for word in words if word and word.lower().startswith(start.lower())}
        return sorted(found, key=lambda word: (len(word), word))[:limit]
        ---
        found = []
        for word in words:
            low = word.lower()
            if low and low not in found and low[: len(start)] == start.lower():
                found.append(low)
        found.sort()
        found.sort(key=len)
        return found[:limit]
        """,
        lambda r: (_words(r), r.choice(("t", "TE", "a", "be", "x", "")), r.randint(1, 3)),
    ),
    made(
        "listchores.copies",
        "number_duplicates make_names_unique add_copy_numbers",
        "names: list[str]",
        "list[str]",
        """
        Make {names} unique: repeated ones become 'name (2)', 'name (3)'; the first stays as it is.
        Number the copies.
        Return {names} where the n-th occurrence of a name, from the second on, has ' (n)' added.
        Append a count in brackets to each repetition.
        unique file names
        """,
        """
        counts = {}
        result = []
        for name in names:
            counts[name] = counts.get(name, 0) + 1
            result.append(name if counts[name] == 1 else f"{name} ({counts[name]})")
        return result
        ---
        return [
            f"{name} ({names[:at].count(name) + 1})" if name in names[:at] else name
            for at, name in enumerate(names)
        ]
        """,
        lambda r: ([r.choice(("a", "b", "c")) for _ in range(r.randint(0, 6))],),
    ),
    made(
        "listchores.free_name",
        "next_free_name unused_name available_file_name",
        "taken: list[str]; name: str",
        "str",
        """
        {name} if it isn't {taken}, else the first free one of 'name_1', 'name_2'...
        Find a name that is not used yet.
        Return {name} itself or with the smallest number from 1 appended after '_' that isn't in {taken}.
        Avoid a clash: try {name}, {name}_1, {name}_2 and so on.
        next available name
        """,
        """
        if name not in taken:
            return name
        number = 1
        while f"{name}_{number}" in taken:
            number += 1
        return f"{name}_{number}"
        ---
        from itertools import count
        candidates = (name if number == 0 else f"{name}_{number}" for number in count())
        return next(candidate for candidate in candidates if candidate not in taken)
        """,
        lambda r: (
            [r.choice(("a", "a_1", "a_2", "b")) for _ in range(r.randint(0, 4))],
            r.choice(("a", "b", "c")),
        ),
    ),
    made(
        "listchores.plateau",
        "longest_plateau longest_constant_run plateau_span",
        "values: list[int]",
        "tuple[int, int, int] | None",
        """
        Longest stretch of equal {values} as (value, start, length), the first on a tie; None if empty.
        Where does the value stay the same for longest?
        Return value, first index and length of the longest run of equal neighbours, None without {values}.
        Find the longest plateau; an earlier one wins.
        longest constant run
        """,
        """
        best = None
        start = 0
        for at in range(1, len(values) + 1):
            if at == len(values) or values[at] != values[start]:
                if best is None or at - start > best[2]:
                    best = (values[start], start, at - start)
                start = at
        return best if values else None
        ---
        from itertools import groupby
        runs = []
        at = 0
        for value, group in groupby(values):
            length = len(list(group))
            runs.append((value, at, length))
            at += length
        return max(runs, key=lambda run: run[2], default=None)
        """,
        lambda r: (_small(r, top=2),),
    ),
    made(
        "listchores.stock_levels",
        "stock_levels levels_with_reorder simulate_stock",
        "start: int; sales: list[int]; reorder_at: int; amount: int",
        "list[int]",
        """
        Stock after each day: {sales} go off (down to 0), then {amount} comes if at most {reorder_at} is left.
        Simulate a stock with reordering.
        Return the daily levels from {start} on; after selling, refill by {amount} at {reorder_at} or less.
        Each day subtract the sales down to 0 and order {amount} when the level is low.
        inventory simulation
        """,
        """
        levels = []
        stock = start
        for sold in sales:
            stock = max(stock - sold, 0)
            if stock <= reorder_at:
                stock += amount
            levels.append(stock)
        return levels
        ---
        levels = [start]
        for sold in sales:
            left = levels[-1] - sold
            if left < 0:
                left = 0
            levels.append(left + amount if left <= reorder_at else left)
        return levels[1:]
        """,
        lambda r: (r.randint(3, 15), _small(r, 0, 6, 5), r.randint(0, 4), r.randint(3, 10)),
    ),
    made(
        "listchores.traffic_state",
        "door_state run_turnstile gate_states",
        "events: list[str]",
        "list[str]",
        """
        States of a turnstile after each event: 'coin' unlocks it, 'push' locks it; it starts 'locked'.
        Simple state machine of a turnstile.
        Return 'locked' or 'unlocked' after every one of {events}; anything but coin and push changes nothing.
        Begin locked; a coin opens, pushing through closes again, other {events} are ignored.
        turnstile states
        """,
        """
        states = []
        state = "locked"
        for event in events:
            if event == "coin":
                state = "unlocked"
            elif event == "push":
                state = "locked"
            states.append(state)
        return states
        ---
        after = {"coin": "unlocked", "push": "locked"}
        states = []
        for event in events:
            states.append(after.get(event, states[-1] if states else "locked"))
        return states
        """,
        lambda r: (_commands(r, ("coin", "push", "coin", "kick")),),
    ),
    made(
        "listchores.run_machine",
        "run_state_machine follow_transitions final_state",
        "rules: dict[tuple[str, str], str]; start: str; events: list[str]",
        "str | None",
        """
        State after all {events}, with {rules} (state, event) -> next state; None as soon as no rule fits.
        Run a state machine.
        Return where {events} lead from {start}, or None if a step isn't allowed by {rules}.
        Follow the transitions one after the other; an unknown pair of state and event ends with None.
        final state of a transition table
        """,
        """
        state = start
        for event in events:
            if (state, event) not in rules:
                return None
            state = rules[state, event]
        return state
        ---
        state = start
        for event in events:
            state = rules.get((state, event))
            if state is None:
                break
        return state
        """,
        lambda r: (
            {(a, e): r.choice("xyz") for a in "xyz" for e in "ab" if r.random() < 0.75},
            "x",
            [r.choice("ab") for _ in range(r.randint(0, 5))],
        ),
    ),
    made(
        "listchores.status_steps",
        "invalid_status_changes check_status_flow illegal_steps",
        "states: list[str]; allowed: dict[str, list[str]]",
        "list[tuple[str, str]]",
        """
        Pairs of neighbouring {states} that {allowed} does not permit; staying in a state is always fine.
        Check the history of an order.
        Return (from, to) of each change that isn't among the {allowed} successors of its first state.
        List forbidden status changes in order; a state without an entry in {allowed} may not be left.
        illegal transitions of a status history
        """,
        """
        return [
            (before, after)
            for before, after in zip(states, states[1:])
            if before != after and after not in allowed.get(before, [])
        ]
        ---
        wrong = []
        for at in range(1, len(states)):
            before, after = states[at - 1], states[at]
            permitted = [before, *allowed.get(before, [])]
            if after not in permitted:
                wrong.append((before, after))
        return wrong
        """,
        lambda r: (
            [r.choice(("new", "paid", "sent", "lost")) for _ in range(r.randint(0, 5))],
            {"new": ["paid"], "paid": ["sent", "lost"], "sent": r.choice((["lost"], []))},
        ),
    ),
    made(
        "listchores.elevator",
        "elevator_distance floors_travelled total_floors",
        "calls: list[int]; start: int = 0",
        "tuple[int, int]",
        """
        Floors travelled and stops made when a lift serves {calls} from {start}; a call for its floor is none.
        How far does the lift go?
        Return (total floors, stops); calls for the floor where it already stands are ignored.
        Sum the distances between following {calls}, starting at {start}, and count the real stops.
        path of an elevator
        """,
        """
        distance = stops = 0
        floor = start
        for call in calls:
            distance += abs(call - floor)
            stops += call != floor
            floor = call
        return distance, stops
        ---
        steps = [abs(after - before) for before, after in zip([start, *calls], calls)]
        return sum(steps), len([step for step in steps if step > 0])
        """,
        lambda r: (_small(r), r.randint(0, 5)),
    ),
    made(
        "listchores.pick_menu",
        "menu_choice parse_choice resolve_choice",
        "options: list[str]; answer: str",
        "str | None",
        """
        Option that {answer} means: a number from 1, or the beginning of just one name (any case); else None.
        Resolve a menu choice.
        Return options[n - 1] for a number in range, or the only one of {options} that starts with {answer}.
        Trim the answer, try it as a number, then as a unique prefix without regard to case; '' is None.
        menu entry by number or name
        """,
        """
        text = answer.strip().lower()
        if text.isdigit():
            return options[int(text) - 1] if 1 <= int(text) <= len(options) else None
        found = [option for option in options if text and option.lower().startswith(text)]
        return found[0] if len(found) == 1 else None
        ---
        wanted = answer.strip().lower()
        if not wanted:
            return None
        numbered = {str(number): option for number, option in enumerate(options, start=1)}
        if wanted in numbered:
            return numbered[wanted]
        matches = [option for option in options if option.lower()[: len(wanted)] == wanted]
        return matches.pop() if len(matches) == 1 else None
        """,
        lambda r: (_people(r), r.choice(("1", "2", "9", "0", "an", "B", "e", "", " 2 ", "x"))),
    ),
    made(
        "listchores.columns_list",
        "list_in_columns arrange_in_columns column_major_rows",
        "items: list[str]; columns: int = 2",
        "list[list[str]]",
        """
        Rows of a list written column by column: {items} go down first; columns fill evenly from the left.
        Arrange a list in columns like ls.
        Return rows so that reading down the {columns} gives the order; the last rows may be shorter.
        Use ceil(n / {columns}) rows and put item k into row k modulo their number.
        list in vertical columns
        """,
        """
        height = -(-len(items) // columns)
        return [items[row::height] for row in range(height)]
        ---
        height = -(-len(items) // columns)
        rows = [[] for _ in range(height)]
        for at, item in enumerate(items):
            rows[at % height].append(item)
        return rows
        """,
        lambda r: (_people(r), r.randint(1, 4)),
    ),
    made(
        "listchores.select_all",
        "toggle_selection update_selection toggle_items",
        "selected: list[str]; clicked: list[str]",
        "list[str]",
        """
        Selection after clicking: each of {clicked} is added if it isn't there, else removed. Order of adding.
        Toggle a selection.
        Give {selected} after all clicks in turn; a name clicked twice is back where it was, if new at least.
        Clicking a selected name unselects it, any other goes to the end.
        toggle entries of a list
        """,
        """
        result = list(selected)
        for name in clicked:
            if name in result:
                result.remove(name)
            else:
                result.append(name)
        return result
        ---
        state = dict.fromkeys(selected)
        for name in clicked:
            if name in state:
                del state[name]
            else:
                state[name] = None
        return list(state)
        """,
        lambda r: (_people(r, 0, 3), [r.choice(_NAMES) for _ in range(r.randint(0, 5))]),
    ),
    made(
        "listchores.shift_select",
        "shift_select select_range range_between_clicks",
        "items: list[str]; first: str; last: str",
        "list[str]",
        """
        All {items} from {first} to {last} inclusive, whichever comes first; [] if one is missing.
        Select a range as with the shift key.
        Return the slice between the two names, in the order of {items}; unknown names give [].
        Everything between two clicked entries, the ends included.
        range of a list by its end points
        """,
        """
        if first not in items or last not in items:
            return []
        low, high = sorted((items.index(first), items.index(last)))
        return items[low : high + 1]
        ---
        found = [at for at, item in enumerate(items) if item in (first, last)]
        if len(found) < len({first, last}):
            return []
        return [items[at] for at in range(found[0], found[-1] + 1)]
        """,
        lambda r: (_people(r), r.choice(_NAMES), r.choice(_NAMES)),
    ),
    made(
        "listchores.stack_machine",
        "run_stack_program stack_calculator eval_stack_commands",
        "commands: list[str]",
        "list[int]",
        """
        Stack, bottom first, after {commands}: numbers are pushed, 'add', 'mul', 'swap', 'dup', 'pop' run.
        Tiny stack machine.
        Return the stack at the end; a command is ignored if there are not enough numbers for it.
        'add' and 'mul' replace the upper two, 'swap' exchanges them, 'dup' copies, 'pop' drops the top one.
        run a stack program
        """,
        """
        stack = []
        for command in commands:
            if command.isdigit():
                stack.append(int(command))
            elif command == "dup" and stack:
                stack.append(stack[-1])
            elif command == "pop" and stack:
                stack.pop()
            elif command in ("add", "mul", "swap") and len(stack) >= 2:
                b, a = stack.pop(), stack.pop()
                stack += [b, a] if command == "swap" else [a + b] if command == "add" else [a * b]
        return stack
        ---
        actions = {
            "add": (2, lambda a, b: [a + b]),
            "mul": (2, lambda a, b: [a * b]),
            "swap": (2, lambda a, b: [b, a]),
            "dup": (1, lambda a: [a, a]),
            "pop": (1, lambda a: []),
        }
        stack = []
        for command in commands:
            if command not in actions:
                stack = [*stack, int(command)]
                continue
            count, action = actions[command]
            if len(stack) >= count:
                stack = stack[:-count] + action(*stack[-count:])
        return stack
        """,
        lambda r: (
            [
                r.choice(("1", "2", "3", "5", "add", "mul", "dup", "swap", "pop"))
                for _ in range(r.randint(0, 8))
            ],
        ),
    ),
    made(
        "listchores.vending",
        "vending_change_machine buy_with_coins vending_machine",
        "coins: list[int]; price: int",
        "tuple[bool, int]",
        """
        (sold, money returned) after inserting {coins}: only 5, 10, 20 and 50 count; others are returned, too.
        Simulate a vending machine.
        Return True and the change if the valid {coins} reach {price}, else False and all the money.
        Bad coins always come back; valid ones pay the {price} or come back as well.
        sell if enough was paid
        """,
        """
        valid = sum(coin for coin in coins if coin in (5, 10, 20, 50))
        sold = valid >= price
        return sold, sum(coins) - (price if sold else 0)
        ---
        paid = returned = 0
        for coin in coins:
            if coin in {5, 10, 20, 50}:
                paid += coin
            else:
                returned += coin
        if paid < price:
            return False, paid + returned
        return True, paid - price + returned
        """,
        lambda r: ([r.choice((5, 10, 20, 50, 7)) for _ in range(r.randint(0, 5))], r.choice((15, 30, 50))),
    ),
    made(
        "listchores.parking",
        "parking_spots assign_spots park_cars",
        "events: list[str]; spots: int = 2",
        "list[str | None]",
        """
        Cars on {spots} places after {events}: '+a' parks in the first free place, if any, '-a' leaves.
        Simulate a car park.
        Return a list with the car or None for each place; a car already there or a full park changes nothing.
        Apply arrivals and departures in order; unknown cars that leave are ignored.
        state of a car park
        """,
        """
        places = [None] * spots
        for event in events:
            sign, car = event[0], event[1:]
            if sign == "-" and car in places:
                places[places.index(car)] = None
            elif sign == "+" and car not in places and None in places:
                places[places.index(None)] = car
        return places
        ---
        where = {}
        for event in events:
            car = event[1:]
            if event.startswith("-"):
                where.pop(car, None)
            elif car not in where:
                free = [place for place in range(spots) if place not in where.values()]
                if free:
                    where[car] = free[0]
        cars = {place: car for car, place in where.items()}
        return [cars.get(place) for place in range(spots)]
        """,
        lambda r: (_commands(r, ("+a", "+b", "+c", "-a", "-b")), r.randint(1, 3)),
    ),
    made(
        "listchores.passengers",
        "passengers_on_bus bus_load max_passengers",
        "stops: list[tuple[int, int]]; seats: int",
        "tuple[int, int]",
        """
        Most passengers at once and how many stayed behind, for {stops} (get on, get off) and {seats} places.
        How full does the bus get?
        (maximum on board, refused); first people get off (at most all), then on while there is room.
        Go through the {stops}; whoever finds no place among {seats} stays behind.
        load of a bus
        """,
        """
        aboard = most = refused = 0
        for on, off in stops:
            aboard -= min(off, aboard)
            taken = min(on, seats - aboard)
            aboard += taken
            refused += on - taken
            most = max(most, aboard)
        return most, refused
        ---
        loads = [0]
        behind = 0
        for on, off in stops:
            load = max(loads[-1] - off, 0) + on
            if load > seats:
                behind += load - seats
                load = seats
            loads.append(load)
        return max(loads), behind
        """,
        lambda r: ([(r.randint(0, 6), r.randint(0, 4)) for _ in range(r.randint(0, 6))], r.randint(3, 9)),
    ),
    made(
        "listchores.battery",
        "battery_levels simulate_battery charge_levels",
        "changes: list[int]; start: int = 50",
        "list[int]",
        """
        Level after each of {changes}, from {start}, always kept between 0 and 100.
        Simulate a battery.
        Return the running level; what would go below 0 or above 100 is cut off at once.
        Add the {changes} one by one and clamp to 0..100 each time.
        running sum with limits
        """,
        """
        levels = []
        level = start
        for change in changes:
            level = max(0, min(100, level + change))
            levels.append(level)
        return levels
        ---
        from itertools import accumulate
        def step(level, change):
            return sorted((0, level + change, 100))[1]
        return list(accumulate(changes, step, initial=start))[1:]
        """,
        lambda r: (draw.ints(r, 0, 6, -60, 60), r.choice((0, 50, 80))),
    ),
    made(
        "listchores.level_up",
        "levels_from_points level_and_rest experience_level",
        "points: list[int]; base: int = 10",
        "tuple[int, int]",
        """
        Level and points towards the next, after all {points}: level 1 needs {base}, level 2 twice that, etc.
        Experience levels.
        Return (level, rest) from level 0 on; going from level n to n + 1 costs (n + 1) * {base} points.
        Sum the {points} and climb as long as they pay for the next level.
        level from experience
        """,
        """
        rest = sum(points)
        level = 0
        while rest >= (level + 1) * base:
            level += 1
            rest -= level * base
        return level, rest
        ---
        total = sum(points)
        needed = 0
        level = 0
        while needed + (level + 1) * base <= total:
            level += 1
            needed += level * base
        return level, total - needed
        """,
        lambda r: (_small(r, 0, 7, 20), r.choice((5, 10))),
    ),
    made(
        "listchores.combo_score",
        "combo_score score_with_streak streak_bonus",
        "hits: list[bool]; base: int = 10",
        "int",
        """
        Score of {hits}: each True gives {base} times the length of the current streak, but at most 3 times.
        Score with a combo bonus.
        Return the sum over all hits of {base} * min(streak, 3); a miss (False) ends the streak.
        The first hit in a row is worth {base}, the second double, all further ones triple.
        points with streak multiplier
        """,
        """
        score = streak = 0
        for hit in hits:
            streak = streak + 1 if hit else 0
            score += base * min(streak, 3)
        return score
        ---
        from itertools import groupby
        score = 0
        for hit, group in groupby(hits):
            if hit:
                length = len(list(group))
                score += base * sum(min(place, 3) for place in range(1, length + 1))
        return score
        """,
        lambda r: (_flags(r), r.choice((1, 10))),
    ),
)
