import ipaddress
import re
from collections import Counter, deque
from datetime import datetime, timedelta


def parse_line(line):
    """Split 'DATE TIME LEVEL message' into a dict. None on malformed input.

    >>> parse_line("2024-05-01 10:00:00 ERROR disk full")
    {'time': '2024-05-01 10:00:00', 'level': 'ERROR', 'message': 'disk full'}
    >>> parse_line("garbage")
    >>> parse_line("2024-05-01 10:00:00 warn  two  spaces \\n")
    {'time': '2024-05-01 10:00:00', 'level': 'WARN', 'message': 'two  spaces'}
    >>> parse_line("2024-05-01 10:00:00 INFO"), parse_line("")
    (None, None)
    """
    parts = line.strip().split(None, 3)
    if len(parts) < 4:
        return None
    day, clock, level, message = parts
    return {"time": f"{day} {clock}", "level": level.upper(), "message": message}


def count_levels(lines: list[str]) -> dict[str, int]:
    """Count lines per level tag ([INFO], [ERROR], ...). First tag in a line wins; untagged lines count as 'NONE'.

    >>> count_levels(["[INFO] up", "[ERROR] down", "[INFO] up"])
    {'INFO': 2, 'ERROR': 1}
    >>> count_levels(["12:00 [WARN] slow"])
    {'WARN': 1}
    >>> count_levels(["[ERROR] got [INFO]", "  at foo()", "[info] lower"])
    {'ERROR': 1, 'NONE': 2}
    >>> count_levels([])
    {}
    """
    counts = Counter()
    for line in lines:
        tag = re.search(r"\[([A-Z]+)\]", line)
        counts[tag.group(1) if tag else "NONE"] += 1
    return dict(counts)


def human_size(n: int) -> str:
    """Bytes to B/K/M/G/T, factor 1024, one decimal above bytes.

    >>> human_size(2048)
    '2.0K'
    >>> human_size(5 * 1024**3)
    '5.0G'
    >>> human_size(1023), human_size(0)
    ('1023B', '0B')
    >>> human_size(1536 * 1024**4), human_size(1024**2)
    ('1536.0T', '1.0M')
    """
    if n < 1024:
        return f"{n}B"
    size = float(n)
    for unit in "KMGT":
        size /= 1024
        if size < 1024 or unit == "T":
            return f"{size:.1f}{unit}"


def parse_duration(text: str) -> int:
    """'1h30m' style duration to seconds. Units d, h, m, s; a bare number is seconds. ValueError on anything else.

    >>> parse_duration("1h30m")
    5400
    >>> parse_duration("2d")
    172800
    >>> parse_duration("90"), parse_duration("1m 5s"), parse_duration("0s")
    (90, 65, 0)
    >>> parse_duration("5 parsecs")
    Traceback (most recent call last):
        ...
    ValueError: bad duration: 5 parsecs
    """
    compact = text.replace(" ", "")
    if compact.isdigit():
        return int(compact)
    if not re.fullmatch(r"(\d+[dhms])+", compact):
        raise ValueError(f"bad duration: {text}")
    factor = {"d": 86400, "h": 3600, "m": 60, "s": 1}
    return sum(int(n) * factor[unit] for n, unit in re.findall(r"(\d+)([dhms])", compact))


def mask_ips(line):
    """Hide the last two octets of every IPv4 address.

    >>> mask_ips("login from 10.1.2.3")
    'login from 10.1.x.x'
    >>> mask_ips("192.168.0.1 -> 8.8.8.8")
    '192.168.x.x -> 8.8.x.x'
    >>> mask_ips("client 172.16.254.9:443 ok")
    'client 172.16.x.x:443 ok'
    >>> mask_ips("kernel 5.10.2 took 1.5s")
    'kernel 5.10.2 took 1.5s'
    """
    return re.sub(r"\b(\d{1,3}\.\d{1,3})\.\d{1,3}\.\d{1,3}\b", r"\1.x.x", line)


def failed_logins(lines: list[str], threshold: int = 3) -> list[str]:
    """Users with at least `threshold` lines 'Failed password for USER'. Most failures first, ties by name.

    >>> failed_logins(["Failed password for bob"] * 3)
    ['bob']
    >>> failed_logins(["Failed password for bob", "Accepted password for bob"], 2)
    []
    >>> failed_logins(["x: Failed password for eve from ::1", "Failed password for al"], threshold=1)
    ['al', 'eve']
    >>> failed_logins(["Failed password for al"] + 2 * ["Failed password for zoe"], 1)
    ['zoe', 'al']
    """
    hits = Counter()
    for line in lines:
        found = re.search(r"Failed password for (\S+)", line)
        if found:
            hits[found.group(1)] += 1
    return sorted((u for u in hits if hits[u] >= threshold), key=lambda u: (-hits[u], u))


def gaps(stamps: list[str], max_seconds: int) -> list[tuple[str, str]]:
    """Pairs of consecutive timestamps more than max_seconds apart. Input sorted, format 'YYYY-MM-DD HH:MM:SS'.

    >>> gaps(["2024-01-01 00:00:00", "2024-01-01 00:10:00"], 60)
    [('2024-01-01 00:00:00', '2024-01-01 00:10:00')]
    >>> gaps(["2024-01-01 00:00:00", "2024-01-01 00:00:30"], 60)
    []
    >>> gaps(["2024-01-01 23:59:30", "2024-01-02 00:00:30", "2024-01-02 00:01:31"], 60)
    [('2024-01-02 00:00:30', '2024-01-02 00:01:31')]
    >>> gaps([], 5), gaps(["2024-01-01 00:00:00"], 5)
    ([], [])
    """
    limit = timedelta(seconds=max_seconds)
    return [
        (a, b)
        for a, b in zip(stamps, stamps[1:])
        if datetime.fromisoformat(b) - datetime.fromisoformat(a) > limit
    ]


def in_subnet(ip: str, nets: list[str]) -> bool:
    """True if ip is inside any of the CIDR nets. An invalid ip is in none.

    >>> in_subnet("10.0.5.1", ["10.0.0.0/16"])
    True
    >>> in_subnet("11.0.0.1", ["10.0.0.0/8", "192.168.1.0/24"])
    False
    >>> in_subnet("not-an-ip", ["0.0.0.0/0"]), in_subnet("10.0.0.1", [])
    (False, False)
    >>> in_subnet("192.168.1.77", ["192.168.1.1/24"]), in_subnet("::1", ["0.0.0.0/0"])
    (True, False)
    """
    try:
        addr = ipaddress.ip_address(ip)
    except ValueError:
        return False
    return any(addr in ipaddress.ip_network(net, strict=False) for net in nets)


class RateLimiter:
    """Sliding window limiter."""

    def __init__(self, limit: int, window: float):
        self.limit = limit
        self.window = window
        self.hits = deque()

    def allow(self, now: float) -> bool:
        """Record a hit at `now` and return True if fewer than `limit` allowed hits lie in the last `window` seconds. Rejected hits are not recorded.

        >>> RateLimiter(1, 10).allow(0)
        True
        >>> r = RateLimiter(2, 10); [r.allow(t) for t in (0, 1, 2)]
        [True, True, False]
        >>> r = RateLimiter(1, 10); [r.allow(t) for t in (0, 9.9, 10, 19, 20)]
        [True, False, True, False, True]
        >>> RateLimiter(0, 10).allow(5), len(r.hits)
        (False, 1)
        """
        while self.hits and self.hits[0] <= now - self.window:
            self.hits.popleft()
        if len(self.hits) >= self.limit:
            return False
        self.hits.append(now)
        return True


def collapse_repeats(lines):
    """Fold runs of identical lines, syslog style.

    >>> collapse_repeats(["a", "a", "a", "b"])
    ['a', 'last message repeated 2 times', 'b']
    >>> collapse_repeats(["a", "b"])
    ['a', 'b']
    >>> collapse_repeats(["a", "a", "b", "a"])
    ['a', 'last message repeated 1 times', 'b', 'a']
    >>> collapse_repeats([]), collapse_repeats(["x"] * 4)
    ([], ['x', 'last message repeated 3 times'])
    """
    out, i = [], 0
    while i < len(lines):
        run = 1
        while i + run < len(lines) and lines[i + run] == lines[i]:
            run += 1
        out += [lines[i]] + [f"last message repeated {run - 1} times"] * (run > 1)
        i += run
    return out
