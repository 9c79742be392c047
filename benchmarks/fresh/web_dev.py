import html
import re
import unicodedata
from datetime import datetime
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit


def slugify(title: str, max_length: int = 50) -> str:
    """URL slug for a post title: ASCII, lowercase, words joined by hyphens. Accents are stripped; too-long slugs are cut without leaving a trailing hyphen.

    >>> slugify("Hello World")
    'hello-world'
    >>> slugify("Crème brûlée: a recipe!")
    'creme-brulee-a-recipe'
    >>> slugify("one two three", max_length=8)
    'one-two'
    >>> slugify("  --What's new?-- "), slugify("???")
    ('what-s-new', '')
    """
    ascii_text = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", ascii_text.lower()).strip("-")
    return slug[:max_length].rstrip("-")


def excerpt(text: str, limit: int = 40) -> str:
    """Shortens text for preview cards. Cuts at a word boundary and appends "…" (the ellipsis counts toward the limit).

    >>> excerpt("Short text")
    'Short text'
    >>> excerpt("The quick brown fox jumps", 12)
    'The quick…'
    >>> excerpt("  lots   of\\nspace  "), excerpt("exactly ten", 11)
    ('lots of space', 'exactly ten')
    >>> excerpt("Donaudampfschiff", 6), excerpt("ab cde fg", 7)
    ('Donau…', 'ab cde…')
    """
    text = " ".join(text.split())
    if len(text) <= limit:
        return text
    cut = text[:limit]
    head = cut.rsplit(" ", 1)[0] if " " in cut else cut[:-1]
    return head + "…"


def set_query_param(url, key, value):
    """Sets (or replaces) one query parameter. Passing None removes it.

    >>> set_query_param("/list?page=1", "page", 2)
    '/list?page=2'
    >>> set_query_param("https://a.io/x", "q", "b c")
    'https://a.io/x?q=b+c'
    >>> set_query_param("/list?page=3&sort=asc#top", "page", None)
    '/list?sort=asc#top'
    >>> set_query_param("/s?a=1&b=&a=2", "a", 9)
    '/s?b=&a=9'
    """
    parts = urlsplit(url)
    query = [(k, v) for k, v in parse_qsl(parts.query, keep_blank_values=True) if k != key]
    if value is not None:
        query.append((key, value))
    return urlunsplit(parts._replace(query=urlencode(query)))


def paginate(items: list, page: int, per_page: int = 10) -> dict:
    """One page of items plus what the template needs: {'items', 'page', 'pages'}. Out-of-range pages are clamped; there is always at least one page.

    >>> paginate([1, 2, 3, 4, 5], 2, per_page=2)
    {'items': [3, 4], 'page': 2, 'pages': 3}
    >>> paginate(["a"], 1)
    {'items': ['a'], 'page': 1, 'pages': 1}
    >>> paginate([1, 2, 3], 99, 2)
    {'items': [3], 'page': 2, 'pages': 2}
    >>> paginate([], 0), paginate([1, 2], -4, 2)
    ({'items': [], 'page': 1, 'pages': 1}, {'items': [1, 2], 'page': 1, 'pages': 1})
    """
    pages = max(1, -(-len(items) // per_page))
    page = min(max(page, 1), pages)
    start = (page - 1) * per_page
    return {"items": items[start:start + per_page], "page": page, "pages": pages}


def validate_signup(form: dict) -> dict[str, str]:
    """Returns field -> error message for the signup form; empty dict means OK. Only the first problem of each field is reported.

    >>> validate_signup({"email": "a@b.co", "password": "longenough1"})
    {}
    >>> validate_signup({"email": "nope", "password": "longenough1"})
    {'email': 'invalid'}
    >>> validate_signup({"email": "  ", "password": "short"})
    {'email': 'required', 'password': 'too short'}
    >>> validate_signup({"email": "x@y", "password": "no-digits-here"}), validate_signup({})
    ({'email': 'invalid', 'password': 'needs a digit'}, {'email': 'required', 'password': 'too short'})
    """
    errors = {}
    email, password = form.get("email", "").strip(), form.get("password", "")
    if not re.fullmatch(r"[^@\s]+@[^@\s]+\.[^@\s]+", email):
        errors["email"] = "invalid" if email else "required"
    if len(password) < 8 or not any(ch.isdigit() for ch in password):
        errors["password"] = "too short" if len(password) < 8 else "needs a digit"
    return errors


def tag(name: str, content: str = "", **attrs) -> str:
    """Renders an HTML element with escaped content and attributes. True gives a bare attribute, False/None drop it, and a trailing underscore (class_) is removed.

    >>> tag("p", "Hi")
    '<p>Hi</p>'
    >>> tag("a", "Home", href="/", class_="nav")
    '<a href="/" class="nav">Home</a>'
    >>> tag("button", "1 < 2", disabled=True, hidden=False, id=None)
    '<button disabled>1 &lt; 2</button>'
    >>> tag("i", title='say "hi"', tabindex=0)
    '<i title="say &quot;hi&quot;" tabindex="0"></i>'
    """
    out = name
    for key, value in attrs.items():
        if value is True:
            out += f" {key.rstrip('_')}"
        elif value is not None and value is not False:
            out += f' {key.rstrip("_")}="{html.escape(str(value))}"'
    return f"<{out}>{html.escape(content)}</{name}>"


def time_ago(then: str, now: str) -> str:
    """Relative time for comments, e.g. "5 minutes ago". Both arguments are ISO timestamps; uses the largest whole unit (days, hours, minutes).

    >>> time_ago("2024-05-01T12:00:00", "2024-05-01T12:05:00")
    '5 minutes ago'
    >>> time_ago("2024-05-01T12:00:00", "2024-05-03T13:00:00")
    '2 days ago'
    >>> time_ago("2024-05-01T12:00:00", "2024-05-01T13:59:59")
    '1 hour ago'
    >>> time_ago("2024-05-01T12:00:00", "2024-05-01T12:00:59"), time_ago("2024-05-02T00:00:00", "2024-05-01T00:00:00")
    ('just now', 'just now')
    """
    seconds = (datetime.fromisoformat(now) - datetime.fromisoformat(then)).total_seconds()
    for unit, size in (("day", 86400), ("hour", 3600), ("minute", 60)):
        n = int(seconds // size)
        if n >= 1:
            return f"{n} {unit}{'s' if n > 1 else ''} ago"
    return "just now"


def parse_accept_language(header: str, supported: list[str], default: str = "en") -> str:
    """Picks the best supported language for an Accept-Language header by q-value. Regions are ignored ("de-AT" counts as "de").

    >>> parse_accept_language("fr,en;q=0.8", ["en", "fr"])
    'fr'
    >>> parse_accept_language("es", ["en", "fr"])
    'en'
    >>> parse_accept_language("en;q=0.5, de-AT;q=0.9, it", ["en", "de"])
    'de'
    >>> parse_accept_language("", ["fr"], default="fr"), parse_accept_language("EN;q=0.7,fr;q=0.7", ["fr", "en"], "x")
    ('fr', 'en')
    """
    best, best_q = default, 0.0
    for part in header.replace(" ", "").split(","):
        code, _, q = part.partition(";q=")
        lang = code.split("-")[0].lower()
        weight = float(q or 1)
        if lang in supported and weight > best_q:
            best, best_q = lang, weight
    return best


class Router:
    """Tiny path router."""

    def __init__(self, routes: dict[str, str]):
        self.routes = routes

    def match(self, path: str):
        """Returns (handler, params) of the first matching route, or None. Segments like "<id>" capture exactly one path segment; a trailing slash doesn't matter.

        >>> Router({"/about": "about_view"}).match("/about")
        ('about_view', {})
        >>> Router({"/user/<id>": "user"}).match("/user/42")
        ('user', {'id': '42'})
        >>> r = Router({"/": "home", "/p/new": "new", "/p/<slug>/<n>": "part", "/p/<slug>": "post"})
        >>> r.match("/"), r.match("/p/new/"), r.match("/p/a/2"), r.match("/p/a/2/3")
        (('home', {}), ('new', {}), ('part', {'slug': 'a', 'n': '2'}), None)
        """
        got = path.strip("/").split("/")
        for pattern, handler in self.routes.items():
            want = pattern.strip("/").split("/")
            pairs = list(zip(want, got))
            if len(want) == len(got) and all(w == g or (g and w[:1] == "<") for w, g in pairs):
                return handler, {w[1:-1]: g for w, g in pairs if w.startswith("<")}
        return None


def build_comment_tree(comments: list[dict]) -> list[dict]:
    """Nests a flat list of {'id', 'parent'} comments: each result has 'id' and 'replies'. Order is kept; comments whose parent is unknown become top-level.

    >>> build_comment_tree([{"id": 1, "parent": None}])
    [{'id': 1, 'replies': []}]
    >>> build_comment_tree([{"id": 1, "parent": None}, {"id": 2, "parent": 1}])
    [{'id': 1, 'replies': [{'id': 2, 'replies': []}]}]
    >>> build_comment_tree([{"id": 5, "parent": 7}, {"id": 7, "parent": None}, {"id": 6, "parent": 5}])
    [{'id': 7, 'replies': [{'id': 5, 'replies': [{'id': 6, 'replies': []}]}]}]
    >>> build_comment_tree([{"id": 3, "parent": 99}, {"id": 2, "parent": None}]), build_comment_tree([])
    ([{'id': 3, 'replies': []}, {'id': 2, 'replies': []}], [])
    """
    nodes = {c["id"]: {"id": c["id"], "replies": []} for c in comments}
    roots = []
    for c in comments:
        parent = nodes.get(c["parent"])
        (parent["replies"] if parent else roots).append(nodes[c["id"]])
    return roots
