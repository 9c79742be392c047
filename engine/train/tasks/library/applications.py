"""Application code: settings, logs, versions, caches, retries, limits, states, rights, paths, checks."""

from __future__ import annotations

from random import Random

from engine.train.tasks import draw
from engine.train.tasks.compact import made

_LEVELS = "DEBUG INFO WARNING ERROR".split()


def _day_text(r: Random) -> str:
    """Something like "2024-02-29", often no date."""
    month, day = r.choice(("01", "02", "04", "12", "13", "2")), r.choice(("01", "28", "29", "30", "31", "00"))
    return f"{r.choice((2023, 2024, 1900))}-{month}-{day}"


def _times(r: Random, low: int = 0, high: int = 6, top: int = 30) -> list[int]:
    """Ascending moments."""
    return sorted(r.randint(0, top) for _ in range(r.randint(low, high)))


def _keys(r: Random, high: int = 6) -> list[str]:
    """Requests for a few different keys."""
    return [r.choice("abcd") for _ in range(r.randint(0, high))]


def _log(r: Random, high: int = 2) -> list[str]:
    return [f"{r.choice(_LEVELS)} {r.choice(('up', 'disk', 'a b'))}" for _ in range(r.randint(0, high))]


ENTRIES = (
    made(
        "applications.env_flag",
        "env_flag is_enabled flag_from_env",
        "env: dict[str, str]; name: str",
        "bool",
        """
        Is the flag {name} on in {env}? On means '1', 'true', 'yes' or 'on' in any case; missing means off.
        boolean environment variable: 1, true, yes, on
        Given environment variables, return True if the value is one of 1, true, yes, on, ignoring case.
        Was the feature switched on by its variable? Everything but 1/true/yes/on, also no value at all, is \
        False.
        Read a switch from the environment; accepted are '1', 'true', 'yes' and 'on'.
        Returns True only for these four words without regard to case.
        """,
        """
        return env.get(name, "").lower() in ("1", "true", "yes", "on")
        ---
        if name not in env:
            return False
        return env[name].lower() in {"1", "true", "yes", "on"}
        ---
        value = env.get(name)
        return value is not None and any(value.lower() == word for word in ("1", "true", "yes", "on"))
        """,
        lambda r: (
            {
                name: r.choice(("1", "0", "true", "Yes", "ON", "no", "", "TRUE"))
                for name in r.sample("AB", r.choice((1, 2, 2)))
            },
            r.choice("AAB"),
        ),
    ),
    made(
        "applications.env_list",
        "env_list list_from_env split_setting",
        "env: dict[str, str]; name: str",
        "list[str]",
        """
        Read the comma-separated setting {name} of {env} as a list of stripped, non-empty parts.
        list from an environment variable
        Given settings as text, split one at the commas; [] if it is missing or empty.
        How do I configure several hosts in one variable?
        Turn 'a, b,,c' into three items.
        Returns the parts in order without blanks.
        """,
        """
        return [part.strip() for part in env.get(name, "").split(",") if part.strip()]
        ---
        parts = []
        for part in env.get(name, "").split(","):
            part = part.strip()
            if part:
                parts.append(part)
        return parts
        """,
        lambda r: (
            {
                name: r.choice(("a,b", "a, b,,c", "", " x ", "one", ","))
                for name in r.sample("AB", r.randint(0, 2))
            },
            r.choice("AAB"),
        ),
    ),
    made(
        "applications.to_ini",
        "to_ini write_ini settings_to_ini",
        "sections: dict[str, dict[str, int]]",
        "list[str]",
        """
        Write {sections} as INI lines: '[name]' followed by its 'key = value' lines, without blank lines.
        dict of dicts to INI text lines
        Given settings by section, return the lines of a configuration file in the order of the dicts.
        How do I save settings in the classic format with square brackets?
        Format nested settings; a section without entries has only its heading.
        Returns a list of lines, [] for no sections.
        """,
        """
        lines = []
        for name, settings in sections.items():
            lines.append(f"[{name}]")
            lines.extend(f"{key} = {value}" for key, value in settings.items())
        return lines
        ---
        return [
            line
            for name, settings in sections.items()
            for line in ["[" + name + "]", *(key + " = " + str(settings[key]) for key in settings)]
        ]
        """,
        lambda r: (
            {
                name: {key: r.randint(0, 99) for key in r.sample(("x", "y"), r.randint(0, 2))}
                for name in r.sample(("a", "db"), r.randint(0, 2))
            },
        ),
    ),
    made(
        "applications.profile_settings",
        "settings_for profile_settings resolve_profile",
        "profiles: dict[str, dict[str, int]]; name: str",
        "dict[str, int]",
        """
        Settings of profile {name}: those of the profile 'default', overridden by its own ones.
        configuration profile on top of 'default'
        Given settings by profile, combine the 'default' ones with those of the chosen profile, which win.
        Which settings apply in production? Start from 'default'; an unknown profile adds nothing.
        Merge an environment's values over the profile named 'default', which may be missing.
        Returns one dictionary: 'default' updated by {name}.
        """,
        """
        return {**profiles.get("default", {}), **profiles.get(name, {})}
        ---
        settings = dict(profiles.get("default", {}))
        settings.update(profiles.get(name, {}))
        return settings
        ---
        return profiles.get("default", {}) | profiles.get(name, {})
        """,
        lambda r: (
            {
                profile: {key: r.randint(0, 9) for key in r.sample("ab", r.randint(0, 2))}
                for profile in r.sample(("default", "prod"), r.choice((1, 2, 2)))
            },
            r.choice(("prod", "prod", "test")),
        ),
    ),
    made(
        "applications.redact_secrets",
        "redact_secrets hide_secrets mask_settings",
        "settings: dict[str, str]",
        "dict[str, str]",
        """
        Replace the values of all {settings} whose key contains 'password' or 'token' (any case) by '***'.
        hide passwords and tokens in settings
        Given a configuration, return a copy that can be logged: keys with password or token in them get \
        '***'.
        How do I print settings without leaking secrets? Keys containing 'token' or 'password' are masked.
        Mask sensitive entries by key, ignoring case: '***' for password and token.
        Returns a new dict; all other values stay.
        """,
        """
        return {
            key: "***" if "password" in key.lower() or "token" in key.lower() else value
            for key, value in settings.items()
        }
        ---
        result = dict(settings)
        for key in result:
            if any(word in key.lower() for word in ("password", "token")):
                result[key] = "***"
        return result
        """,
        lambda r: (
            {
                key: r.choice(("x", "12", ""))
                for key in r.sample(("db_password", "TOKEN", "host", "id"), r.choice((0, 1, 1, 2)))
            },
        ),
    ),
    made(
        "applications.cast_settings",
        "cast_settings convert_settings typed_settings",
        "settings: dict[str, str]; kinds: dict[str, str]",
        "dict[str, object]",
        """
        Convert the texts in {settings} as {kinds} says: 'int', 'bool' ('true' is True), otherwise unchanged.
        typed settings from strings
        Given texts and wanted kinds by key, return ints for 'int', bools for 'bool' and text for the rest.
        How do I get numbers and switches out of a config file that has only strings?
        Apply a schema to settings; 'bool' is True exactly for the text 'true'.
        Returns a dict with the same keys.
        """,
        """
        result: dict[str, object] = {}
        for key, text in settings.items():
            kind = kinds.get(key)
            if kind == "int":
                result[key] = int(text)
            elif kind == "bool":
                result[key] = text == "true"
            else:
                result[key] = text
        return result
        ---
        converters = {"int": int, "bool": lambda text: text == "true"}
        return {key: converters.get(kinds.get(key, ""), str)(text) for key, text in settings.items()}
        """,
        lambda r: (
            lambda kinds: (
                {
                    key: str(r.randint(0, 99))
                    if kinds.get(key) == "int"
                    else r.choice(("true", "false", "x"))
                    for key in r.sample("ab", r.randint(0, 2))
                },
                kinds,
            )
        )({key: r.choice(("int", "bool", "str")) for key in r.sample("ab", r.randint(0, 2))}),
    ),
    made(
        "applications.in_rollout",
        "in_rollout feature_enabled is_in_test_group",
        "user: int; percent: int; blocked: list[int]",
        "bool",
        """
        Does {user} see a feature that is on for {percent} percent: id modulo 100 below it, and not {blocked}?
        feature flag rollout by user id
        Given a user number, the share of users and an exclusion list, decide deterministically.
        Is this user in the test group? The last two digits of the id must be smaller than the percentage.
        Gradual release of a new function; blocked users never get it.
        Returns True if {user} % 100 < {percent} and the user is not blocked.
        """,
        """
        return user % 100 < percent and user not in blocked
        ---
        if user in blocked:
            return False
        return user % 100 < percent
        """,
        lambda r: (
            r.choice((5, 50, r.randint(0, 400))),
            r.choice((10, 50, 75, 100)),
            draw.ints(r, 0, 2, 0, 60),
        ),
    ),
    made(
        "applications.is_newer",
        "is_newer_version update_available is_newer",
        "current: str; latest: str",
        "bool",
        """
        Is version {latest} newer than {current}? Compare the numbers; missing parts count as 0.
        update available: '1.10' is newer than '1.9'
        Given two versions with dots, tell whether the second is higher, number by number.
        Should the program offer an update? '2.0' and '2' are the same version.
        Compare dotted versions numerically, not as text.
        Returns True only if {latest} is really higher.
        """,
        """
        a = [int(part) for part in current.split(".")]
        b = [int(part) for part in latest.split(".")]
        length = max(len(a), len(b))
        return b + [0] * (length - len(b)) > a + [0] * (length - len(a))
        ---
        pairs = zip_longest(current.split("."), latest.split("."), fillvalue="0")
        for old, new in pairs:
            if int(old) != int(new):
                return int(new) > int(old)
        return False
        """,
        lambda r: tuple(
            ".".join(str(r.choice((0, 1, 2, 9, 10))) for _ in range(r.randint(1, 3))) for _ in range(2)
        ),
        "from itertools import zip_longest",
    ),
    made(
        "applications.satisfies",
        "satisfies_version version_matches check_requirement",
        "version: tuple[int, int]; requirement: str",
        "bool",
        """
        Does {version} (major, minor) meet a {requirement} such as '>=1.2', '<2.0' or '==1.4'?
        check a version constraint
        Given two numbers and an operator with a version text, compare them.
        Is the installed library good enough? The operators are >=, < and ==.
        Evaluate a dependency requirement like '>=3.8'.
        Returns True if the comparison holds, number by number.
        """,
        """
        operator = requirement.rstrip("0123456789.")
        major, minor = requirement[len(operator):].split(".")
        wanted = (int(major), int(minor))
        if operator == ">=":
            return version >= wanted
        if operator == "<":
            return version < wanted
        return version == wanted
        ---
        match = re.match(r"(>=|<|==)(\\d+)\\.(\\d+)", requirement)
        wanted = (int(match[2]), int(match[3]))
        return {">=": version >= wanted, "<": version < wanted, "==": version == wanted}[match[1]]
        """,
        lambda r: (
            (r.randint(0, 2), r.choice((0, 1, 2, 10))),
            r.choice((">=", "<", "==", ">=")) + f"{r.randint(0, 2)}.{r.choice((0, 1, 2, 10))}",
        ),
        "import re",
    ),
    made(
        "applications.parse_log_line",
        "parse_log_line split_log_line log_fields",
        "line: str",
        "tuple[str, str, str] | None",
        """
        Split a log {line} 'TIME LEVEL message' into its three parts; None if there are fewer.
        time, level and message of a log line
        Given a line such as '10:15 ERROR disk full', return a triple; the message keeps its spaces.
        How do I take a log line apart? At the first two spaces.
        Parse log output: time stamp, severity, text; too short lines give None.
        Returns (time, level, message) or None.
        """,
        """
        parts = line.split(" ", 2)
        if len(parts) < 3:
            return None
        return parts[0], parts[1], parts[2]
        ---
        time, _, rest = line.partition(" ")
        level, space, message = rest.partition(" ")
        return (time, level, message) if space else None
        """,
        lambda r: (
            " ".join(
                ["10:15", r.choice(_LEVELS), r.choice(("up", "disk full", "a b c"))][
                    : r.choice((3, 3, 3, 2, 1))
                ]
            ),
        ),
    ),
    made(
        "applications.at_least_level",
        "at_least_level filter_log severe_lines",
        "lines: list[str]; level: str",
        "list[str]",
        """
        Keep the log {lines} whose first word is at least as severe as {level}: DEBUG, INFO, WARNING, ERROR.
        filter a log by minimum level (DEBUG < INFO < WARNING < ERROR)
        Given lines starting with DEBUG, INFO, WARNING or ERROR (ascending severity), drop those below \
        {level}.
        Show only important messages: the order is DEBUG, INFO, WARNING, ERROR.
        Log filter by severity; the levels from low to high are DEBUG, INFO, WARNING and ERROR.
        Returns the lines from {level} upwards, in order.
        """,
        """
        levels = ["DEBUG", "INFO", "WARNING", "ERROR"]
        return [line for line in lines if levels.index(line.split()[0]) >= levels.index(level)]
        ---
        rank = {"DEBUG": 0, "INFO": 1, "WARNING": 2, "ERROR": 3}
        kept = []
        for line in lines:
            if rank[line.partition(" ")[0]] >= rank[level]:
                kept.append(line)
        return kept
        """,
        lambda r: (_log(r), r.choice(_LEVELS)),
    ),
    made(
        "applications.logfmt",
        "parse_logfmt logfmt_to_dict read_key_values",
        "line: str",
        "dict[str, str]",
        """
        Parse a {line} like 'level=info user=7 done' into a dict; a word without '=' gets the value 'true'.
        logfmt to dictionary, bare words are 'true'
        Given key=value words separated by spaces, map keys to values, and lonely words to 'true'.
        How do I read structured log output? Every word is a field; without an equals sign it is 'true'.
        Split fields at spaces and at the first '='; flags count as 'true'.
        Returns a dict of strings, {{}} for an empty line.
        """,
        """
        fields = {}
        for word in line.split():
            key, equals, value = word.partition("=")
            fields[key] = value if equals else "true"
        return fields
        ---
        return {word.split("=", 1)[0]: word.split("=", 1)[1] if "=" in word else "true" for word in \
        line.split()}
        """,
        lambda r: (
            " ".join(
                r.choice(("level=info", "user=7", "done", "a=b=c", "x=")) for _ in range(r.randint(0, 3))
            ),
        ),
    ),
    made(
        "applications.average_duration",
        "average_duration mean_time_per_action response_times",
        "lines: list[str]",
        "dict[str, float]",
        """
        Average time per path from {lines} like '/tea 120ms', rounded to 1 decimal, paths sorted.
        mean response time by path
        Given log lines of a path and its duration in ms, return the mean for each path.
        Which pages are slow? Read the number before 'ms' and average it by path.
        Evaluate timings in a log; no lines give {{}}.
        Returns path to mean milliseconds, in alphabetical order.
        """,
        """
        times: dict[str, list[int]] = {}
        for line in lines:
            path, duration = line.split()
            times.setdefault(path, []).append(int(duration.removesuffix("ms")))
        return {path: round(sum(times[path]) / len(times[path]), 1) for path in sorted(times)}
        ---
        pairs = [(line.split()[0], int(line.split()[1][:-2])) for line in lines]
        result = {}
        for path in sorted({path for path, _ in pairs}):
            own = [duration for other, duration in pairs if other == path]
            result[path] = round(sum(own) / len(own), 1)
        return result
        """,
        lambda r: ([f"/{r.choice('ab')} {r.randint(1, 300)}ms" for _ in range(r.randint(0, 3))],),
    ),
    made(
        "applications.fifo_cache",
        "fifo_cache fifo_cache_content after_fifo_requests",
        "requests: list[str]; size: int",
        "list[str]",
        """
        Content of a FIFO cache of {size} after {requests}: a new key pushes out the one that came in first.
        first-in first-out cache, oldest key first
        Given the requested keys, simulate a cache; a hit changes nothing, a miss appends and may evict the \
        oldest.
        Which keys are stored at the end? Unlike LRU, being used again does not save a key.
        Simulate eviction by age of entry.
        Returns the keys in order of arrival, at most {size}.
        """,
        """
        cache: list[str] = []
        for key in requests:
            if key not in cache:
                cache.append(key)
                if len(cache) > size:
                    cache.pop(0)
        return cache
        ---
        cache = deque(maxlen=size)
        for key in requests:
            if key not in cache:
                cache.append(key)
        return list(cache)
        """,
        lambda r: (_keys(r), r.randint(1, 3)),
        "from collections import deque",
    ),
    made(
        "applications.lru_hits",
        "lru_hits cache_hits count_cache_hits",
        "requests: list[str]; size: int",
        "int",
        """
        How many of {requests} are hits in a least recently used cache of {size} that starts empty?
        LRU cache hit count
        Given the keys asked for, count those that are in the cache at that time; a full cache drops the \
        longest unused.
        How well would a cache of this size work for these accesses?
        Simulate LRU and count how often the key was there already.
        Returns the number of hits.
        """,
        """
        cache: list[str] = []
        hits = 0
        for key in requests:
            if key in cache:
                cache.remove(key)
                hits += 1
            elif len(cache) == size:
                cache.pop(0)
            cache.append(key)
        return hits
        ---
        cache = OrderedDict()
        hits = 0
        for key in requests:
            if key in cache:
                hits += 1
            cache[key] = True
            cache.move_to_end(key)
            if len(cache) > size:
                cache.popitem(last=False)
        return hits
        """,
        lambda r: (_keys(r, 8), r.randint(1, 3)),
        "from collections import OrderedDict",
    ),
    made(
        "applications.fresh_entries",
        "fresh_entries drop_stale not_expired",
        "saved: dict[str, int]; now: int; max_age: int",
        "list[str]",
        """
        Sorted keys of {saved} (key -> time stored) that are at most {max_age} old at time {now}.
        cache entries that have not expired
        Given when each entry was stored, list the keys that are still valid.
        Which cached results may be used? An age of exactly {max_age} is still fresh.
        Time-to-live check over a cache.
        Returns the names of the fresh entries in alphabetical order.
        """,
        """
        return sorted(key for key, time in saved.items() if now - time <= max_age)
        ---
        fresh = []
        for key in sorted(saved):
            age = now - saved[key]
            if age > max_age:
                continue
            fresh.append(key)
        return fresh
        """,
        lambda r: (
            {key: r.randint(0, 20) for key in r.sample("abc", r.randint(0, 3))},
            r.randint(20, 25),
            r.choice((2, 5, 10)),
        ),
    ),
    made(
        "applications.backoff_delays",
        "backoff_delays retry_schedule exponential_backoff",
        "first: int; attempts: int; longest: int",
        "list[int]",
        """
        Waiting times between {attempts} tries: {first}, then twice as long each time, never over {longest}.
        exponential backoff with a cap
        Given the first delay, the number of attempts and a maximum, list the pauses; there is one fewer \
        than tries.
        How long to wait before each retry if the pause doubles?
        Retry schedule that doubles up to a limit; a single attempt needs no pause.
        Returns {attempts} - 1 delays.
        """,
        """
        return [min(first * 2 ** i, longest) for i in range(attempts - 1)]
        ---
        delays = []
        delay = first
        for _ in range(attempts - 1):
            delays.append(min(delay, longest))
            delay *= 2
        return delays
        """,
        lambda r: (r.randint(1, 5), r.randint(1, 6), r.choice((8, 10, 30, 60))),
    ),
    made(
        "applications.attempts_needed",
        "attempts_needed tries_until_success retry_result",
        "results: list[bool]; limit: int",
        "int | None",
        """
        After how many tries does the first success come, if at most {limit} are made? None if all of them \
        fail.
        number of attempts until success with a retry limit
        Given the outcomes of consecutive tries, count up to and with the first True within the limit.
        How often must the request be repeated? Too many failures, or no more results, mean giving up: None.
        Simulate retrying an operation.
        Returns a number from 1 to {limit} or None.
        """,
        """
        for number, success in enumerate(results[:limit], 1):
            if success:
                return number
        return None
        ---
        tried = results[:limit]
        return tried.index(True) + 1 if True in tried else None
        """,
        lambda r: ([r.random() < 0.3 for _ in range(r.randint(0, 5))], r.randint(1, 5)),
    ),
    made(
        "applications.allowed_requests",
        "allowed_requests rate_limit sliding_window_limit",
        "times: list[int]; limit: int; window: int",
        "list[bool]",
        """
        Which requests at ascending {times} pass, if at most {limit} may be accepted within {window} seconds?
        sliding window rate limit
        Given moments of requests, accept one when fewer than {limit} were accepted in the last {window} \
        seconds.
        Which calls must be rejected? Those accepted at least {window} seconds ago no longer count, \
        rejected ones never.
        Simulate a rate limiter over time stamps.
        Returns one bool per request.
        """,
        """
        accepted: list[int] = []
        result = []
        for now in times:
            recent = [time for time in accepted if now - time < window]
            ok = len(recent) < limit
            if ok:
                accepted.append(now)
            result.append(ok)
        return result
        ---
        recent = deque()
        result = []
        for now in times:
            while recent and recent[0] <= now - window:
                recent.popleft()
            result.append(len(recent) < limit)
            if result[-1]:
                recent.append(now)
        return result
        """,
        lambda r: (_times(r), r.randint(1, 3), r.choice((5, 10))),
        "from collections import deque",
    ),
    made(
        "applications.token_bucket",
        "token_bucket bucket_accepts spend_tokens",
        "times: list[int]; capacity: int",
        "list[bool]",
        """
        Token bucket: full with {capacity} at first, one token more per second; each request at {times} \
        takes one.
        token bucket limiter, True where a token is left
        Given ascending seconds of requests, refill one token per second up to {capacity} and spend one if \
        possible.
        Which requests are served when bursts are limited by a bucket of tokens?
        Simulate throttling with tokens; the bucket never holds more than {capacity}.
        Returns True or False for every request.
        """,
        """
        tokens = capacity
        last = times[0] if times else 0
        result = []
        for now in times:
            tokens = min(capacity, tokens + now - last)
            last = now
            result.append(tokens > 0)
            if tokens > 0:
                tokens -= 1
        return result
        ---
        tokens, result = capacity, []
        for before, now in zip([*times[:1], *times], times):
            tokens = min(capacity, tokens + now - before)
            result.append(tokens >= 1)
            tokens -= result[-1]
        return result
        """,
        lambda r: (_times(r, 0, 6, 8), r.randint(1, 3)),
    ),
    made(
        "applications.circuit_state",
        "circuit_state breaker_state circuit_breaker",
        "results: list[bool]; limit: int",
        "str",
        """
        'open' once {limit} failures in a row are among {results} (True is success), otherwise 'closed'.
        circuit breaker: 'open' after too many failures in a row, else 'closed'
        Given outcomes in order, return 'open' if at some time {limit} consecutive calls failed, else \
        'closed'.
        Did the breaker trip? It stays 'open' afterwards; a success before that sets the count back.
        Protect a failing service: say 'open' or 'closed'.
        Returns 'open' or 'closed'.
        """,
        """
        failures = 0
        for success in results:
            failures = 0 if success else failures + 1
            if failures >= limit:
                return "open"
        return "closed"
        ---
        longest = max((len(list(run)) for success, run in groupby(results) if not success), default=0)
        return "open" if longest >= limit else "closed"
        """,
        lambda r: ([r.random() < 0.4 for _ in range(r.randint(0, 6))], r.randint(1, 3)),
        "from itertools import groupby",
    ),
    made(
        "applications.run_machine",
        "run_machine final_state follow_transitions",
        "state: str; events: list[str]; table: dict[tuple[str, str], str]",
        "str",
        """
        State after {events}, starting in {state}; {table} maps (state, event) to the next state.
        run a state machine, unknown events change nothing
        Given transitions, follow the events one by one; a pair that is not in the table leaves the state \
        as it is.
        In which state is the order, door or game at the end?
        Finite state machine driven by a dictionary.
        Returns the final state.
        """,
        """
        for event in events:
            state = table.get((state, event), state)
        return state
        ---
        return reduce(lambda now, event: table.get((now, event), now), events, state)
        """,
        lambda r: (
            "a",
            [r.choice("xy") for _ in range(r.randint(0, 3))],
            {("a", "x"): r.choice("bc"), ("b", r.choice("xy")): r.choice("ac")},
        ),
        "from functools import reduce",
    ),
    made(
        "applications.invalid_move",
        "first_invalid_step first_illegal_transition check_transitions",
        "states: list[str]; allowed: dict[str, str]",
        "int | None",
        """
        Index of the first state that may not follow the one before; {allowed} maps a state to its possible \
        successors.
        first illegal transition
        Given the history of an order and the letters of the states that may come next, find the first \
        wrong step.
        Did the process jump to a state it must not reach? None if all steps are fine.
        Validate a sequence of one-letter states.
        Returns the position of the forbidden state or None.
        """,
        """
        for i in range(1, len(states)):
            if states[i] not in allowed.get(states[i - 1], ""):
                return i
        return None
        ---
        pairs = enumerate(zip(states, states[1:]), 1)
        return next((i for i, (old, new) in pairs if new not in allowed.get(old, "")), None)
        """,
        lambda r: (
            ["a", *(r.choice("abcb") for _ in range(r.randint(0, 3)))],
            {"a": r.choice(("b", "bc")), "b": r.choice(("c", "abc"))},
        ),
    ),
    made(
        "applications.turnstile",
        "turnstile_passes turnstile count_passes",
        "events: list[str]",
        "int",
        """
        How many people pass a turnstile? 'coin' unlocks it, 'push' passes and locks it if it is unlocked.
        turnstile: count successful pushes after a coin
        Given 'coin' and 'push' events, count the pushes that find the gate unlocked; it starts locked.
        A gate opens for one person per payment; a second 'coin' while open is lost, a 'push' on a locked \
        one fails.
        Simulate a subway gate with the events 'coin' and 'push'.
        Returns the number of passes.
        """,
        """
        unlocked = False
        passes = 0
        for event in events:
            if event == "coin":
                unlocked = True
            elif unlocked:
                passes += 1
                unlocked = False
        return passes
        ---
        return sum(1 for before, event in zip(events, events[1:]) if (before, event) == ("coin", "push"))
        """,
        lambda r: ([r.choice(("coin", "push")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "applications.walk_rooms",
        "walk_rooms room_after_moves explore_rooms",
        "room: str; moves: str; exits: dict[str, dict[str, str]]",
        "str",
        """
        Room after {moves} (letters such as 'n' or 'e') from {room}; without an exit one stays where one is.
        text adventure: walk through rooms
        Given a map of exits by room and direction, follow the directions and return the last room.
        Where is the player after these commands? Ways that do not exist are ignored.
        Move around in a dungeon described by nested dictionaries.
        Returns the name of a room.
        """,
        """
        for move in moves:
            room = exits.get(room, {}).get(move, room)
        return room
        ---
        current = room
        for move in moves:
            ways = exits.get(current)
            if ways and move in ways:
                current = ways[move]
        return current
        """,
        lambda r: (
            "A",
            "".join(r.choice("nes") for _ in range(r.randint(0, 4))),
            {"A": {"n": "B"}, "B": {"e": r.choice("AC")}},
        ),
    ),
    made(
        "applications.locked_out",
        "is_locked_out account_locked too_many_failures",
        "attempts: list[bool]; limit: int",
        "bool",
        """
        Is an account locked: were the last {limit} of the login {attempts} (True is success) all failures?
        lock after too many failed logins
        Given the outcomes of logins, tell whether at least {limit} failures stand at the end.
        Should the user be blocked? Only failures since the last success count.
        Check for consecutive wrong passwords at the end of the list.
        Returns True if there are {limit} or more trailing failures.
        """,
        """
        return len(attempts) >= limit and not any(attempts[len(attempts) - limit:])
        ---
        failures = 0
        for success in reversed(attempts):
            if success:
                break
            failures += 1
        return failures >= limit
        ---
        failures = 0
        for success in attempts:
            failures = 0 if success else failures + 1
        return failures >= limit
        """,
        lambda r: ([r.random() < 0.3 for _ in range(r.randint(0, 6))], r.randint(1, 3)),
    ),
    made(
        "applications.is_allowed",
        "is_allowed has_permission may_do",
        "roles: list[str]; action: str; rights: dict[str, list[str]]",
        "bool",
        """
        May somebody with {roles} do {action}? {rights} lists the actions of each role; '*' allows everything.
        permission check by roles
        Given a user's roles and what each role may do, tell whether one of them permits the action.
        Is the user authorized? A role with '*' may do anything, an unknown role nothing.
        Access control with a dictionary of rights.
        Returns True if some role has the action or '*'.
        """,
        """
        return any(action in rights.get(role, []) or "*" in rights.get(role, []) for role in roles)
        ---
        for role in roles:
            allowed = rights.get(role, [])
            if "*" in allowed or action in allowed:
                return True
        return False
        ---
        granted = {right for role in roles for right in rights.get(role, [])}
        return not granted.isdisjoint({action, "*"})
        """,
        lambda r: (
            r.sample(("boss", "user", "bot"), r.randint(0, 2)),
            r.choice(("read", "edit")),
            {"boss": ["*"]} if r.random() < 0.4 else {"user": r.sample(("read", "edit"), 1)},
        ),
    ),
    made(
        "applications.unread_badge",
        "unread_badge badge_text notification_count",
        "count: int",
        "str",
        """
        Text of a notification badge: '' for 0, the {count} up to 99, '99+' above.
        unread badge with '99+' from 100 on
        Given a number of unread messages, return nothing for zero, the number, or '99+' if it is more than \
        99.
        What does the red dot of a mail program say? Empty without news, at most '99+'.
        Shorten a counter: numbers over 99 become '99+' and 0 disappears.
        Returns '' or text of at most three characters, '99+' for {count} > 99.
        """,
        """
        if count == 0:
            return ""
        return str(count) if count <= 99 else "99+"
        ---
        if count > 99:
            return "99+"
        return str(count or "")
        """,
        lambda r: (r.choice((0, 1, 99, 100, 1000, r.randint(0, 150))),),
    ),
    made(
        "applications.mentions",
        "find_mentions mentioned_users extract_mentions",
        "message: str",
        "list[str]",
        """
        List the users mentioned as '@name' in {message}, without '@', each once, in order.
        extract @mentions
        Given a chat message, find the words that follow an at sign: letters, digits and underscores.
        Who should be notified? Collect the names behind '@' without repetitions.
        Parse mentions such as '@ann' out of a comment.
        Returns the names, [] if nobody is mentioned.
        """,
        """
        return list(dict.fromkeys(re.findall(r"@(\\w+)", message)))
        ---
        names: list[str] = []
        for piece in message.split("@")[1:]:
            name = ""
            for char in piece:
                if not (char.isalnum() or char == "_"):
                    break
                name += char
            if name and name not in names:
                names.append(name)
        return names
        """,
        lambda r: (
            r.choice((" ", ", ")).join(
                r.choice(("hi", "@ann", "@bo_2", "@", "ok", "@ann!")) for _ in range(r.randint(0, 4))
            ),
        ),
        "import re",
    ),
    made(
        "applications.replace_shortcodes",
        "replace_shortcodes expand_emoji insert_smileys",
        "text: str; table: dict[str, str]",
        "str",
        """
        Replace each ':name:' in {text} by its entry in {table}; unknown names stay as they are.
        expand emoji shortcodes
        Given a chat text and a table of names, put the symbol in place of every ':name:'.
        How do I turn :smile: into a smiley?
        Substitute codes between two colons; what the table lacks is not changed.
        Returns the text with known codes replaced.
        """,
        """
        for name, symbol in table.items():
            text = text.replace(f":{name}:", symbol)
        return text
        ---
        return re.sub(r":([a-z]+):", lambda match: table.get(match[1], match[0]), text)
        """,
        lambda r: (
            " ".join(r.choice((":ok:", ":up:", ":no:", "hi", "a: b")) for _ in range(r.randint(0, 3))),
            dict(r.sample([("ok", "+1"), ("up", "^")], r.randint(1, 2))),
        ),
        "import re",
    ),
    made(
        "applications.inverted_index",
        "inverted_index build_index words_to_documents",
        "documents: list[str]",
        "dict[str, list[int]]",
        """
        Map every lower-case word to the ascending indices of the {documents} that contain it, words sorted.
        inverted index
        Given texts, build the index of a search engine: word to document numbers from 0, each once.
        In which texts does each word occur?
        Index documents by their words, ignoring case.
        Returns a dict in alphabetical order, {{}} without words.
        """,
        """
        index: dict[str, list[int]] = {}
        for number, text in enumerate(documents):
            for word in set(text.lower().split()):
                index.setdefault(word, []).append(number)
        return dict(sorted(index.items()))
        ---
        words = [set(text.lower().split()) for text in documents]
        return {word: [i for i, own in enumerate(words) if word in own] for word in \
        sorted(set().union(*words))}
        """,
        lambda r: (
            [
                " ".join(r.choice(("a", "tea", "A")) for _ in range(r.randint(0, 3)))
                for _ in range(r.randint(0, 3))
            ],
        ),
    ),
    made(
        "applications.rank_documents",
        "rank_documents search_ranking order_by_matches",
        "documents: list[str]; query: str",
        "list[int]",
        """
        Indices of the {documents} that share words with {query}, most shared different words first, ties \
        by index.
        simple search ranking
        Given texts and a query, count for each text how many of the query's words it has, ignoring case.
        Which texts fit the search best? Those without any common word are left out.
        Sort search results by the number of matching words.
        Returns document numbers from best to worst.
        """,
        """
        wanted = set(query.lower().split())
        scores = [len(wanted & set(text.lower().split())) for text in documents]
        return sorted((i for i, score in enumerate(scores) if score), key=lambda i: -scores[i])
        ---
        found = []
        for i, text in enumerate(documents):
            words = text.lower().split()
            score = sum(1 for word in set(query.lower().split()) if word in words)
            if score > 0:
                found.append((-score, i))
        return [i for _, i in sorted(found)]
        """,
        lambda r: (
            [
                " ".join(r.choice(("red", "tea", "Cup")) for _ in range(r.randint(0, 2)))
                for _ in range(r.randint(0, 3))
            ],
            r.choice(("tea", "red cup", "Tea cup")),
        ),
    ),
    made(
        "applications.did_you_mean",
        "did_you_mean closest_command suggest_command",
        "word: str; known: list[str]",
        "str | None",
        """
        The first of the {known} commands that differs from {word} in exactly one place and is as long, \
        else None.
        did you mean: suggest a command with one wrong letter
        Given a mistyped command, find the known one of the same length in which only one character differs.
        Which command was probably meant? One replaced letter is forgiven, everything else gives None.
        Suggest a correction for a typo.
        Returns a word of {known} or None.
        """,
        """
        for candidate in known:
            if len(candidate) == len(word) and sum(a != b for a, b in zip(word, candidate)) == 1:
                return candidate
        return None
        ---
        return next(
            (
                other
                for other in known
                if any(word != other and word[:i] + word[i + 1:] == other[:i] + other[i + 1:] for i in \
        range(len(word)))
            ),
            None,
        )
        """,
        lambda r: (
            r.choice(("help", "hell", "quit", "quip", "go", "gi")),
            r.sample(["help", "quit", "go", "no", "held"], r.randint(0, 3)),
        ),
    ),
    made(
        "applications.assign_round_robin",
        "assign_round_robin distribute_tasks deal_tasks",
        "tasks: list[str]; workers: list[str]",
        "dict[str, list[str]]",
        """
        Give {tasks} to {workers} in turn; every worker appears, perhaps with an empty list.
        round-robin assignment
        Given jobs and people, hand them out one by one, beginning again with the first person.
        Who does what if the work is dealt out evenly?
        Distribute tickets over a team in rotation.
        Returns worker to the list of tasks, workers in their order (there is at least one).
        """,
        """
        return {worker: tasks[i::len(workers)] for i, worker in enumerate(workers)}
        ---
        result: dict[str, list[str]] = {worker: [] for worker in workers}
        for i, task in enumerate(tasks):
            result[workers[i % len(workers)]].append(task)
        return result
        ---
        result = {worker: [] for worker in workers}
        for task, worker in zip(tasks, cycle(workers)):
            result[worker].append(task)
        return result
        """,
        lambda r: (list("pqrst"[: r.randint(0, 4)]), r.sample(("A", "B", "C"), r.randint(1, 2))),
        "from itertools import cycle",
    ),
    made(
        "applications.by_priority",
        "by_priority process_order next_tasks",
        "tasks: list[tuple[str, int]]",
        "list[str]",
        """
        Names of {tasks} (name, priority) in the order of work: highest priority first, equal ones as they \
        came.
        priority queue order
        Given jobs with priorities, list what is done first, second and so on.
        In which order does a queue with priorities serve the jobs? Larger numbers are more urgent.
        Sort a to-do list by urgency, stable.
        Returns the names.
        """,
        """
        return [name for name, _ in sorted(tasks, key=lambda task: task[1], reverse=True)]
        ---
        heap = [(-priority, i, name) for i, (name, priority) in enumerate(tasks)]
        heapq.heapify(heap)
        return [heapq.heappop(heap)[2] for _ in range(len(heap))]
        """,
        lambda r: (
            [(r.choice(("call", "mail", "buy", "fix")), r.randint(1, 3)) for _ in range(r.randint(0, 3))],
        ),
        "import heapq",
    ),
    made(
        "applications.batches_by_size",
        "batches_by_size pack_batches group_until_full",
        "sizes: list[int]; limit: int",
        "list[list[int]]",
        """
        Group {sizes} in order into batches whose sum is at most {limit}; a larger one stands alone.
        batch items by total size
        Given message sizes, fill a batch until the next one would exceed the limit, then begin a new batch.
        How many uploads are needed, and what is in each? The order stays.
        Split work into packets of limited weight.
        Returns a list of batches, [] for no items.
        """,
        """
        batches: list[list[int]] = []
        for size in sizes:
            if batches and sum(batches[-1]) + size <= limit:
                batches[-1].append(size)
            else:
                batches.append([size])
        return batches
        ---
        batches = []
        current, total = [], 0
        for size in sizes:
            if current and total + size > limit:
                batches.append(current)
                current, total = [], 0
            current = current + [size]
            total += size
        return batches + [current] if current else batches
        """,
        lambda r: ([r.randint(1, 9) for _ in range(r.randint(0, 6))], r.choice((5, 8, 10, 12))),
    ),
    made(
        "applications.next_prefixed_id",
        "next_free_id next_code new_identifier",
        "used: list[str]; prefix: str",
        "str",
        """
        Next id like 'T-004': one more than the largest number in {used} with this {prefix}, three digits \
        at least.
        next identifier with prefix and running number
        Given ids such as 'T-001', return {prefix}, a dash and the following number, padded to 3 digits.
        Which ticket number comes next? Ids with other prefixes do not count, the first is 001.
        Generate a new code by counting up.
        Returns text such as 'T-012'.
        """,
        """
        numbers = [int(code.split("-")[1]) for code in used if code.split("-")[0] == prefix]
        return f"{prefix}-{max(numbers, default=0) + 1:03d}"
        ---
        highest = 0
        for code in used:
            start, _, number = code.partition("-")
            if start == prefix:
                highest = max(highest, int(number))
        return prefix + "-" + str(highest + 1).zfill(3)
        """,
        lambda r: (
            [f"{r.choice('TTB')}-{r.choice((1, 2, 9, 10, 99)):03d}" for _ in range(r.randint(0, 3))],
            r.choice("TTB"),
        ),
    ),
    made(
        "applications.undo_stack",
        "text_after_undo apply_undo_redo edit_history",
        "actions: list[str]",
        "str",
        """
        Text after {actions}: a letter is typed, 'undo' takes the last one back, 'redo' brings it again.
        editor with 'undo' and 'redo'
        Given single characters and the words 'undo' and 'redo', return what stands in the editor at the end.
        What is left of the typed text? Typing after an 'undo' makes 'redo' impossible; empty stacks change \
        nothing.
        Simulate the undo and redo buttons.
        Returns the final text, '' at least.
        """,
        """
        done: list[str] = []
        undone: list[str] = []
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
        return "".join(done)
        ---
        text, length = "", 0
        for action in actions:
            if action == "undo":
                length = max(0, length - 1)
            elif action == "redo":
                length = min(len(text), length + 1)
            else:
                text = text[:length] + action
                length += 1
        return text[:length]
        """,
        lambda r: ([r.choice(("a", "b", "c", "undo", "redo")) for _ in range(r.randint(0, 5))],),
    ),
    made(
        "applications.us_zip",
        "is_us_zip valid_zip_code check_zip",
        "code: str",
        "bool",
        """
        Is {code} a US ZIP code: five digits, perhaps followed by '-' and four more?
        zip code check: 12345 or 12345-6789
        Given a postal code, return True for 5 digits or 5 digits, a hyphen and 4 digits.
        Validate the postal code of an American address.
        Could this be a ZIP or ZIP+4?
        Returns a bool; spaces and letters make it False.
        """,
        """
        return re.fullmatch("[0-9]{5}(-[0-9]{4})?", code) is not None
        ---
        if len(code) == 5:
            return code.isdigit()
        return len(code) == 10 and code[5] == "-" and (code[:5] + code[6:]).isdigit()
        """,
        lambda r: (
            (
                r.choice(("", "1", "12345", "90210", "1234x"))[-5:]
                + r.choice(("", "", "-6789", "-12", "6789")),
            )
            if r.random() < 0.6
            else (
                r.choice(
                    (
                        f"{r.randint(10000, 99999)}",
                        f"{r.randint(10000, 99999)}-{r.randint(1000, 9999)}",
                        "1234",
                        "123456",
                        "12345-678a",
                    )
                ),
            )
        ),
        "import re",
    ),
    made(
        "applications.is_private_ip",
        "is_private_ip local_address is_internal_ip",
        "address: str",
        "bool",
        """
        Is the IPv4 {address} private: 10.x, 192.168.x or 172.16.x to 172.31.x?
        private network: 10.*, 172.16-31.*, 192.168.*
        Given an address, return True if it begins with 10, with 192.168 or with 172 and 16 to 31.
        Does the address belong to a home or company network (10., 192.168., 172.16. to 172.31.)?
        Check for the private ranges 10/8, 172.16/12 and 192.168/16.
        Returns True only for these three ranges: 10.*, 172.16.* to 172.31.*, 192.168.*.
        """,
        """
        first, second = [int(part) for part in address.split(".")[:2]]
        if first == 10:
            return True
        if first == 172:
            return 16 <= second <= 31
        return first == 192 and second == 168
        ---
        a, b, _, _ = map(int, address.split("."))
        return a == 10 or (a, b) == (192, 168) or (a == 172 and 16 <= b < 32)
        """,
        lambda r: (
            r.choice(
                ("10.0", "10.9", "192.168", "192.1", "172.16", "172.31", "172.32", "172.15", "8.8", "11.0")
            )
            + f".{r.randint(0, 255)}.{r.randint(0, 255)}",
        ),
    ),
    made(
        "applications.safe_file_name",
        "safe_file_name sanitize_file_name clean_file_name",
        "name: str",
        "str",
        """
        Replace each of the characters / : * ? " < > | in {name} by '_' and strip outer spaces and dots.
        make a safe file name: / : * ? " < > | become _
        Given a title, return a file name without the forbidden signs / : * ? " < > | (underscores \
        instead).
        How do I save a file named by a user? Change / : * ? " < > | to '_', drop dots and blanks at the \
        ends.
        Sanitize a name for the disk: the eight signs / : * ? " < > | turn into underscores, trim ' ' and \
        '.'.
        Returns the cleaned name; if nothing remains 'file'. Forbidden are / : * ? " < > |.
        """,
        """
        for char in '/:*?"<>|':
            name = name.replace(char, "_")
        return name.strip(" .") or "file"
        ---
        cleaned = "".join("_" if char in '/:*?"<>|' else char for char in name)
        return cleaned.strip(" .") or "file"
        ---
        return re.sub(r'[/:*?"<>|]', "_", name).strip(" .") or "file"
        """,
        lambda r: (
            "".join(
                r.choice(("a", "tea", " ", ".", "/", ":", "?", "b", "|")) for _ in range(r.randint(0, 5))
            ),
        ),
        "import re",
    ),
    made(
        "applications.upload_error",
        "upload_error check_upload validate_file",
        "name: str; size: int; allowed: list[str]; limit: int",
        "str | None",
        """
        Why an upload is refused: 'type' if the extension is not {allowed}, 'size' if over {limit}, else None.
        validate an upload: 'type', 'size' or None
        Given a file's name and size, check the ending (any case) first: 'type'; then the size: 'size'.
        May this file be uploaded? None means yes; otherwise say whether 'type' or 'size' is the problem.
        Check a file against allowed extensions (lower case, no dot) and a maximum size.
        Returns 'type', 'size' or None.
        """,
        """
        extension = name.lower().rpartition(".")[2] if "." in name else ""
        if extension not in allowed:
            return "type"
        if size > limit:
            return "size"
        return None
        ---
        if not any(name.lower().endswith("." + extension) for extension in allowed):
            return "type"
        return "size" if size > limit else None
        """,
        lambda r: (
            r.choice(("a.png", "B.PNG", "x.pdf", "png", "a.b.jpg")),
            r.choice((5, 10, 11, r.randint(1, 20))),
            r.sample(("png", "jpg", "pdf"), r.randint(1, 2)),
            10,
        ),
    ),
    made(
        "applications.is_iso_date",
        "is_iso_date valid_date_text check_date_text",
        "text: str",
        "bool",
        """
        Is {text} an existing date written exactly as YYYY-MM-DD?
        validate a date string
        Given a text, return True if it has the form 2024-02-29 and that day exists.
        Could this be a real calendar day? Leap years count, '2024-2-9' is not accepted.
        Check user input for an ISO date.
        Returns a bool.
        """,
        """
        if re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text) is None:
            return False
        try:
            date.fromisoformat(text)
        except ValueError:
            return False
        return True
        ---
        parts = text.split("-")
        if [len(part) for part in parts] != [4, 2, 2] or not "".join(parts).isdigit():
            return False
        year, month, day = map(int, parts)
        return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]
        """,
        lambda r: (_day_text(r),),
        ("import re", "from calendar import monthrange", "from datetime import date"),
    ),
    made(
        "applications.plate",
        "normalize_plate clean_license_plate plate_key",
        "plate: str",
        "str",
        """
        Write a license {plate} in capitals without spaces and hyphens.
        normalize a number plate for comparison
        Given 'b-ab 123', return 'BAB123'.
        How do I compare car registrations that people type differently?
        Remove blanks and dashes and convert to upper case.
        Returns the compact form.
        """,
        """
        return plate.replace(" ", "").replace("-", "").upper()
        ---
        return "".join(char for char in plate.upper() if char not in " -")
        ---
        return re.sub("[ -]", "", plate).upper()
        """,
        lambda r: ("".join(r.choice(("b", "AB", " ", "-", "12", "7", "x")) for _ in range(r.randint(0, 6))),),
        "import re",
    ),
    made(
        "applications.phone_key",
        "normalize_phone phone_key international_number",
        "phone: str; country: str",
        "str",
        """
        Bring {phone} into the form '+4930123': keep digits; a leading '00' or '+' is international, '0' is \
        national.
        normalize a phone number to +country form
        Given a number as typed and a {country} code such as '49', drop all signs but digits.
        How do I store phone numbers alike? '00' at the start means '+', one '0' is replaced by '+' and the \
        country.
        Turn '030 1-23' with country 49 into '+4930123'; no zero in front gets '+' and the country, too.
        Returns '+' and digits.
        """,
        """
        digits = "".join(char for char in phone if char.isdigit())
        if phone.strip().startswith("+"):
            return "+" + digits
        if digits.startswith("00"):
            return "+" + digits[2:]
        return "+" + country + digits.removeprefix("0")
        ---
        digits = re.sub("[^0-9]", "", phone)
        if phone.lstrip()[:1] == "+":
            national = False
        elif digits[:2] == "00":
            digits, national = digits[2:], False
        else:
            digits, national = digits[1:] if digits[:1] == "0" else digits, True
        return "+" + (country if national else "") + digits
        """,
        lambda r: (
            r.choice(("", "0", "00", "+", "(0"))
            + r.choice(("49", "30", "172"))
            + r.choice(("", " ", "-", "/", ") "))
            + str(r.randint(1, 9999)),
            r.choice(("49", "1", "44")),
        ),
        "import re",
    ),
    made(
        "applications.business_hours",
        "is_business_time during_office_hours office_open",
        "weekday: int; minutes: int",
        "bool",
        """
        Is it office time: {weekday} Monday (0) to Friday (4), {minutes} since midnight from 9:00 to before \
        17:00?
        business hours: weekdays 0 to 4 and 540 <= minutes < 1020
        Given a weekday from 0 (Monday) and the minute of the day, return True from Monday to Friday, 9:00 \
        to 17:00.
        Does anybody answer the phone now? Mon-Fri between 9:00 (540) and 17:00 (1020, not included).
        Check a moment against office hours from 9 to 17 o'clock on working days 0 to 4.
        Returns True on weekdays 0-4 from minute 540 up to 1019.
        """,
        """
        return weekday < 5 and 540 <= minutes < 1020
        ---
        if weekday in (5, 6):
            return False
        hour = minutes // 60
        return 9 <= hour < 17
        ---
        return weekday <= 4 and 9 * 60 <= minutes < 17 * 60
        """,
        lambda r: (
            r.randint(0, 6),
            r.choice((539, 540, 600, 800, 1019, 1020, r.randint(0, 1439), r.randint(540, 1000))),
        ),
    ),
    made(
        "applications.next_run",
        "next_run next_scheduled_time next_tick",
        "now: int; start: int; every: int",
        "int",
        """
        First moment after {now} of a job that runs at {start} and then {every} so many minutes.
        next run of a periodic job
        Given the current time, the first run and the interval, return the next run, strictly later than now.
        When does the backup happen again? Before the start it is {start} itself.
        Next point of a regular schedule.
        Returns the smallest start + k * every (k from 0) that is greater than {now}.
        """,
        """
        if now < start:
            return start
        return start + ((now - start) // every + 1) * every
        ---
        moment = start
        while moment <= now:
            moment += every
        return moment
        """,
        lambda r: (r.randint(0, 60), r.randint(0, 30), r.choice((5, 7, 10, 15))),
    ),
    made(
        "applications.path_relative",
        "relative_path path_below strip_root",
        "path: str; root: str",
        "str | None",
        """
        Part of {path} below the folder {root}, without a leading slash; None if it is not inside.
        relative path to a root folder
        Given an absolute path and a folder, return what remains after the folder; equal paths give ''.
        Where is the file inside the project? A folder whose name only begins alike does not count.
        Strip the root directory from a file path.
        Returns text without slash in front, or None.
        """,
        """
        if path == root:
            return ""
        return path.removeprefix(root + "/") if path.startswith(root + "/") else None
        ---
        parts, base = path.split("/"), root.split("/")
        if parts[:len(base)] != base:
            return None
        return "/".join(parts[len(base):])
        """,
        lambda r: (r.choice(("/a", "/a/b", "/ab/c", "/a/b/c.py", "/x")), r.choice(("/a", "/a/b", "/a"))),
    ),
    made(
        "applications.ignored_files",
        "files_to_keep not_ignored apply_ignore",
        "files: list[str]; ignored: list[str]",
        "list[str]",
        """
        Keep the {files} that are neither inside an {ignored} folder ('name/') nor end with an ignored \
        suffix ('.x').
        apply an ignore list to paths
        Given relative paths and rules, drop a path if a rule with a slash at its end names one of its \
        folders, or \
        another rule is its ending.
        Which files go into the archive? Rules are folders such as 'tmp/' or endings such as '.log'.
        Filter paths like a simple .gitignore.
        Returns the remaining paths in order.
        """,
        """
        kept = []
        for path in files:
            folders = path.split("/")[:-1]
            for rule in ignored:
                if rule.endswith("/") and rule[:-1] in folders or path.endswith(rule):
                    break
            else:
                kept.append(path)
        return kept
        ---
        return [
            path
            for path in files
            if not any("/" + rule in "/" + path if rule[-1] == "/" else path.endswith(rule) for rule in \
        ignored)
        ]
        """,
        lambda r: (
            [r.choice(("a.py", "tmp/b.py", "x.log", "s/tmp/c", "tmp")) for _ in range(r.randint(0, 2))],
            r.sample(["tmp/", ".log", ".py"], r.randint(0, 2)),
        ),
    ),
    made(
        "applications.common_folder",
        "common_folder shared_directory common_parent",
        "paths: list[str]",
        "str",
        """
        Deepest folder that contains all of the absolute {paths}; '/' if nothing more is common or no path \
        is given.
        common parent directory
        Given file paths such as '/a/b/c.py', return the longest common beginning of whole folder names.
        In which directory do all the files lie? The file names themselves do not count.
        Longest shared folder, not just a shared prefix of letters.
        Returns a path without a slash at the end, except '/' itself.
        """,
        """
        folders = [path.split("/")[1:-1] for path in paths]
        common = []
        for parts in zip(*folders):
            if len(set(parts)) > 1:
                break
            common.append(parts[0])
        return "/" + "/".join(common)
        ---
        if not paths:
            return "/"
        folder = paths[0].rpartition("/")[0]
        while not all(path.startswith(folder + "/") for path in paths):
            folder = folder.rpartition("/")[0]
        return folder or "/"
        """,
        lambda r: (
            [r.choice(("/a/b/c", "/a/b/d", "/a/x", "/ab/c", "/a/b/e/f")) for _ in range(r.randint(0, 3))],
        ),
    ),
    made(
        "applications.shard",
        "shard_for pick_server server_for_key",
        "key: str; servers: int",
        "int",
        """
        Number of the server for {key}: the sum of its character codes modulo {servers}.
        simple hash sharding
        Given a text and a number of servers, add up the codes of the characters and take the remainder.
        On which of several machines is a record stored? The same key always gives the same one.
        Distribute keys with a small checksum.
        Returns an index from 0 to {servers} - 1.
        """,
        """
        return sum(ord(char) for char in key) % servers
        ---
        total = 0
        for char in key:
            total = (total + ord(char)) % servers
        return total
        ---
        return sum(map(ord, key)) % servers
        """,
        lambda r: (draw.letters(r, 0, 6), r.randint(1, 8)),
    ),
    made(
        "applications.uptime",
        "uptime_percent availability percent_up",
        "outages: list[tuple[int, int]]; total: int",
        "float",
        """
        Availability in percent over {total} minutes with the {outages} (start, end), which do not overlap; \
        2 decimals.
        uptime percentage
        Given when a service was down, tell which share of the time it was running.
        How many nines do we have? Subtract the lengths of all failures from the whole period.
        Compute the uptime from a list of downtimes.
        Returns 100.0 without outages.
        """,
        """
        down = sum(end - start for start, end in outages)
        return round(100 * (total - down) / total, 2)
        ---
        up = total
        for start, end in outages:
            up -= end - start
        return round(100 * up / total, 2)
        """,
        lambda r: (
            r.choice(
                (
                    [],
                    [(0, r.randint(1, 20))],
                    [(r.randint(0, 5), r.randint(6, 9)), (r.randint(20, 29), r.randint(30, 50))],
                )
            ),
            r.choice((60, 100, 1440)),
        ),
    ),
    made(
        "applications.poll_closed_result",
        "poll_result quorum_result decide_vote",
        "yes: int; no: int; members: int",
        "str",
        """
        'no quorum' if fewer than half of {members} voted, 'accepted' with more {yes} than {no}, else \
        'rejected'.
        vote with quorum of half: 'accepted', 'rejected' or 'no quorum'
        Given votes for and against and the size of the club, check that at least half took part, then \
        compare.
        Is the motion carried? Say 'no quorum', 'accepted' or 'rejected'; a draw is rejected.
        Decide a ballot that needs half of all members to be valid.
        Returns 'no quorum', 'accepted' or 'rejected'.
        """,
        """
        if (yes + no) * 2 < members:
            return "no quorum"
        return "accepted" if yes > no else "rejected"
        ---
        if yes + no < members / 2:
            return "no quorum"
        if yes > no:
            return "accepted"
        return "rejected"
        """,
        lambda r: (r.randint(0, 10), r.randint(0, 10), r.choice((10, 12, 15, 20))),
    ),
    made(
        "applications.word_diff",
        "word_diff changed_words added_and_removed_words",
        "old: str; new: str",
        "tuple[list[str], list[str]]",
        """
        Words removed from {old} and words added in {new}, each different word once, in order of appearance.
        (removed, added) words between two texts
        Given two versions of a sentence, list the words that only the first has and those that only the \
        second has.
        What was changed in the text? Compare word by word as sets, case matters.
        Simple diff of two lines.
        Returns a pair of lists.
        """,
        """
        before, after = old.split(), new.split()
        removed = [word for word in dict.fromkeys(before) if word not in after]
        added = [word for word in dict.fromkeys(after) if word not in before]
        return removed, added
        ---
        result = []
        for first, second in ((old, new), (new, old)):
            only: list[str] = []
            for word in first.split():
                if word not in second.split() and word not in only:
                    only.append(word)
            result.append(only)
        return result[0], result[1]
        """,
        lambda r: tuple(
            " ".join(r.choice(("a", "red", "tea", "is", "hot")) for _ in range(r.randint(0, 4)))
            for _ in range(2)
        ),
    ),
)
